/* Portal and volcano at the table: where somebody may go, and why not. */
#include "dragons.h"

#include <bastide/game.h>
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "app/words.h"
#include "../runner.h"

/* Red has laid a portal; a city of two tiles is complete, Blue's thief is on the road of 0,0, the dragon on 0,1. */
#define PORTAL(more)                                                                                                   \
	"{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"dragon\":\"on\"" more   \
	"},"                                                                                                           \
	"\"tiles\":[[\"D\",0,0,0],[\"E\",0,-1,2],[\"PD_volcano\",0,1,0],[\"B\",-1,1,0]],"                              \
	"\"figures\":[{\"player\":\"blue\",\"figure\":\"meeple\",\"at\":[0,0],\"on\":\"road:E\"}],"                    \
	"\"dragon\":[0,1],\"turn\":\"red\",\"deck\":[\"PD_portal_village\",\"B\",\"B\"],"                              \
	"\"moves\":[\"place PD_portal_village -1,2 0\"]}\n"

static struct vec supply(void)
{
	struct rect box = seen().layout->cards[0];

	return (struct vec){(float)(box.x + box.w / 2), (float)(box.y + box.h / 2)};
}

/* Let go, or clicked, where no follower may stand it is said why not. */
START_TEST(the_portal_says_why_not)
{
	static const struct {
		double x, y;
		const char *says;
	} cases[] = {
	    {0.5, -0.1, "it is complete already"},
	    {0.8, 0.5, "Blue already holds this road"},
	    {0.85, 1.2, "nobody is placed on the dragon"},
	};

	table(PORTAL(""), 1);
	desk.frame.frozen = false;
	struct vec at = on_screen(cases[_i % 3].x, cases[_i % 3].y);
	if (_i < 3) {
		drag(supply(), at, true);
	} else {
		desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = (int)at.x, .y = (int)at.y});
		desk_click(&desk, (int)at.x, (int)at.y);
	}
	desk_build(&desk);
	ck_assert_int_eq(put_kind(), -1);
	ck_assert_msg(desk_says(&desk, cases[_i % 3].says), "%s", cases[_i % 3].says);
	desk_finish(&desk);
}
END_TEST

/* A kind's button tells of the places on the tile just laid: neither portal nor fairy count. */
START_TEST(a_kinds_tip_counts_this_tile)
{
	int here = 0, far = 0;

	table(PORTAL(",\"inns\":\"on\""), 1);
	for (int i = 0; i < seen().found->slot_count; i++) {
		const struct play_slot *slot = &seen().found->slots[i];
		here += slot->legal && slot->move.kind == MOVE_FIGURE;
		far += slot->legal && slot->move.kind != MOVE_FIGURE;
	}
	ck_assert_int_ge(here, 2);
	ck_assert_int_ge(far, 2);
	ck_assert_int_eq(seen().found->kinds[FIGURE_MEEPLE].here, here);
	desk_finish(&desk);
}
END_TEST

/* Without a portal nobody goes to another tile, and a click there asks for nothing. */
START_TEST(only_a_portal_leads_elsewhere)
{
	table(BOTH, 1);
	desk.frame.frozen = false;
	struct vec at = on_screen(1.2, 0.3);
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = (int)at.x, .y = (int)at.y});
	desk_click(&desk, (int)at.x, (int)at.y);
	ck_assert(!desk_says(&desk, "nly a portal"));
	drag(supply(), at, true);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "nly a portal"));
	ck_assert_int_eq(put_kind(), -1);
	desk_finish(&desk);
}
END_TEST

/* Eleven monasteries stand in one field; Red has laid a portal beside the first. */
#define MONASTERIES                                                                                                    \
	"{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"dragon\":\"on\"},"      \
	"\"tiles\":[[\"D\",0,0,0],[\"B\",0,1,0],[\"B\",1,1,0],[\"B\",2,1,0],[\"B\",3,1,0],[\"B\",4,1,0],[\"B\",5,1,0]" \
	","                                                                                                            \
	"[\"B\",6,1,0],[\"B\",7,1,0],[\"B\",8,1,0],[\"B\",9,1,0],[\"B\",10,1,0]],"                                     \
	"\"turn\":\"red\",\"deck\":[\"PD_portal_village\",\"B\",\"B\"],"                                               \
	"\"moves\":[\"place PD_portal_village -1,1 1\"]}\n"

static struct move put_move(void)
{
	struct move put = {.kind = MOVE_PASS};

	session_put_move(seen().session, &put);
	return put;
}

/* All tiles of a field are one row of the list, which says where they lie, and one number; digits reach each row, and
 * the same number again the next tile of it. */
START_TEST(the_portals_places_are_read_and_reached)
{
	table(MONASTERIES, 1);
	const struct play_found *found = seen().found;
	int tiles[PLAY_SLOTS_MAX] = {0}, most = 0;

	ck_assert_int_ge(found->row_legal, 12);
	for (int i = 0; i < found->slot_count; i++) {
		const struct play_slot *slot = &found->slots[i], *row = &found->slots[found->rows[slot->number - 1]];
		ck_assert(slot->legal);
		ck_assert_int_eq(slot->on.kind, row->on.kind);
		ck_assert_int_eq(slot->points, row->points);
		ck_assert(!slot->far || strncmp(play_seen_words(screen, i).brief, "Portal, ", 8) == 0);
		most = ++tiles[slot->number] > tiles[most] ? slot->number : most;
	}
	ck_assert_int_ge(tiles[most], 10);
	ck_assert_int_ge(most, 10);
	for (int i = 1; i < found->row_legal;
	     i++) { /* other tiles as they are read, line by line, and none like another */
		const struct play_slot *row = &found->slots[found->rows[i]],
		                       *before = &found->slots[found->rows[i - 1]];
		ck_assert_int_ge(row->far, before->far);
		ck_assert(!before->far || before->cell.y < row->cell.y ||
		          (before->cell.y == row->cell.y && before->cell.x <= row->cell.x));
		for (int k = 0; k < i && row->far; k++) {
			struct slot_words one = play_seen_words(screen, found->rows[i]),
			                  two = play_seen_words(screen, found->rows[k]);
			ck_assert_msg(strcmp(one.title, two.title) || strcmp(one.brief, two.brief), "%s, %s", one.title,
			              one.brief);
		}
	}
	ck_assert(desk_says(&desk, "Portal, "));

	desk_key(&desk, '0' + most / 10, 0);
	ck_assert_int_ne(put_move().kind, MOVE_PASS);
	desk_key(&desk, '0' + most % 10, 0);
	struct move first = put_move(), move = first;
	const struct ui_item *row = desk_widget(&desk, ui_name_at("play.slot", found->rows[most - 1]));
	ck_assert_ptr_nonnull(row);
	ck_assert_int_ge(row->box.y, seen().layout->body.y);
	ck_assert_int_le(row->box.y + row->box.h, seen().layout->body.y + seen().layout->body.h);
	for (int tile = 0; tile < tiles[most]; tile++) {
		ck_assert_int_eq(move.kind, MOVE_PORTAL);
		ck_assert_int_eq(move.spot.kind, FEATURE_FIELD);
		ck_assert(tile == 0 || memcmp(&move, &first, sizeof move) != 0);
		desk_key(&desk, KEY_RIGHT, 0);
		move = put_move();
	}
	ck_assert(memcmp(&move, &first, sizeof move) == 0);
	desk_key(&desk, KEY_DOWN, 0);
	ck_assert(memcmp(&(struct move[]){put_move()}, &first, sizeof move) != 0);
	desk_key(&desk, '1', 0);
	desk_key(&desk, KEY_DOWN, 0); /* the number is over: what follows is the second row, not the twelfth */
	desk_key(&desk, KEY_DOWN, 0);
	desk_key(&desk, '2', 0);
	move = put_move();
	ck_assert(memcmp(&move, &found->slots[found->rows[1]].move, sizeof move) == 0);
	/* The log names the way that he has taken, and one who stays on the tile takes none. */
	for (int far = 0; far < 2; far++) {
		char log[800] = "";
		struct session *session = session_copy(seen().session);
		const struct history *history = session_history(session);
		int slot = 0;
		while (seen().found->slots[slot].far != far)
			slot++;
		move = seen().found->slots[slot].move;
		ck_assert(session_laid(seen().session, &first) && session_lay(session, &first, NULL));
		ck_assert(session_put(session, &move, NULL) && session_end_turn(session));
		for (int i = 0; i < history->event_count; i++)
			if (history->events[i].kind == EVENT_FIGURE)
				snprintf(log, sizeof log, "%s", words_event(session, &history->events[i]));
		ck_assert_msg((strstr(log, ", through the portal in the ") != NULL) == far, "%s", log);
		session_destroy(session);
	}
	desk_finish(&desk);
}
END_TEST

/* On the volcano just laid each place says why nobody may stand there, though nothing else can be done. */
START_TEST(a_volcano_says_why_not)
{
	table(TWO_TILES("", "\"PD_volcano\""), 0);
	desk.frame.frozen = false;
	point_at(0.5, 2.5);
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert_int_eq(seen().found->wait, WAIT_END);
	ck_assert_int_eq(seen().found->slot_count, 1);
	ck_assert(!seen().found->slots[0].legal);
	ck_assert_str_eq(seen().found->slots[0].refusal->rule, "R-29.5");
	ck_assert(desk_says(&desk, "why?"));
	desk_finish(&desk);
}
END_TEST

/* Three roads and three fields of one tile that the portal leads to: each has a name of its own. */
START_TEST(no_two_places_are_called_alike)
{
	table("{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"dragon\":\"on\"},"
	      "\"tiles\":[[\"D\",0,0,0],[\"W\",0,1,0]],\"turn\":\"red\",\"deck\":[\"PD_portal_village\",\"B\",\"B\"],"
	      "\"moves\":[\"place PD_portal_village 1,0 0\"]}\n",
	      1);
	const struct play_found *found = seen().found;
	int far = 0;
	for (int i = 0; i < found->row_legal; i++) {
		const struct play_slot *one = &found->slots[found->rows[i]];
		far += one->far && cell_same(one->cell, (struct cell){0, 1});
		for (int k = 0; k < i; k++) {
			struct slot_words a = play_seen_words(screen, found->rows[i]),
			                  b = play_seen_words(screen, found->rows[k]);
			ck_assert_msg(strcmp(a.title, b.title) != 0 || strcmp(a.brief, b.brief) != 0, "%s, %s twice",
			              a.title, a.brief);
		}
	}
	ck_assert_int_ge(far, 5);
	desk_finish(&desk);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("portal");
	TCase *cases = tcase_create("portal");

	tcase_add_loop_test(cases, the_portal_says_why_not, 0, 6);
	tcase_add_test(cases, a_kinds_tip_counts_this_tile);
	tcase_add_test(cases, only_a_portal_leads_elsewhere);
	tcase_add_test(cases, the_portals_places_are_read_and_reached);
	tcase_add_test(cases, a_volcano_says_why_not);
	tcase_add_test(cases, no_two_places_are_called_alike);
	suite_add_tcase(suite, cases);
	return runner_run_suite(suite);
}
