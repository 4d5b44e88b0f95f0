/* Hints: what a computer player would advise, shown, taken up and gone again. */
#include <check.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "text/say.h"
#include "text/utf8.h"
#include "app/company.h"
#include "app/prefs.h"
#include "app/review.h"
#include "app/words.h"
#include "company.h"
#include "screens.h"
#include "../begin.h"
#include "../runner.h"

static uint64_t position(void) { return game_hash(session_game(seen().session)); }

/* Wherever the table was dragged, the places of a hint are seen whole: not under the prompt, nor beside the window. */
START_TEST(test_the_place_of_a_hint_is_seen)
{
	static const int ways[][2] = {{0, -600}, {0, 600}, {-900, 0}, {900, 0}};
	struct rect stage, place;

	table((const char *const[]){"", ""}, 2);
	struct input drag = {.kind = INPUT_PRESS, .button = BUTTON_MIDDLE, .x = 500, .y = 350};
	desk_input(&desk, &drag);
	drag.kind = INPUT_MOVE;
	drag.x += ways[_i][0] / 2;
	drag.y += ways[_i][1] / 2;
	desk_input(&desk, &drag);
	drag.x += ways[_i][0] / 2;
	drag.y += ways[_i][1] / 2;
	desk_input(&desk, &drag);
	drag.kind = INPUT_RELEASE;
	desk_input(&desk, &drag);
	desk_key(&desk, 'i', 0);
	ck_assert_ptr_nonnull(seen().advice);
	desk.frame.now += 4000;
	tick();
	stage = seen().layout->stage;
	for (int i = 0; i < seen().advice->line_count && i < 3; i++) {
		struct cell cell = seen().advice->lines[i].moves[0].cell;
		place = camera_cell(seen().camera, stage, cell.x, cell.y);
		ck_assert_int_eq(rect_common_area(place, stage), (long)place.w * place.h);
	}
	desk_finish(&desk);
}
END_TEST

/* A click on a hint's place lays what is seen there, however the tile was turned before. */
START_TEST(test_a_click_lays_what_is_advised)
{
	table((const char *const[]){"", ""}, 2);
	for (int i = 0; i < _i; i++)
		desk_key(&desk, 'r', 0);
	desk_key(&desk, 'i', 0);
	tick();
	ck_assert_ptr_nonnull(seen().advice);
	struct move best = seen().advice->lines[0].moves[0], laid;
	desk.frame.now += 4000;
	tick();
	struct vec at = camera_point(seen().camera, seen().layout->stage, best.cell.x + 0.5f, best.cell.y + 0.5f);
	desk_click(&desk, (int)at.x, (int)at.y);
	ck_assert(session_laid(seen().session, &laid));
	ck_assert(cell_same(laid.cell, best.cell));
	ck_assert_int_eq(laid.rotation, best.rotation);
	ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	ck_assert(!session_put_move(seen().session, NULL)); /* whoever chooses a place himself is given no follower */
	desk_finish(&desk);
}
END_TEST

/* The number of a follower who stands takes him up again, and says so; F6 says where the keys go. */
START_TEST(test_keys_say_what_they_did)
{
	table((const char *const[]){"", ""}, 2);
	desk.frame.frozen = false;
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_key(&desk, '1', 0);
	desk_build(&desk);
	ck_assert(session_put_move(seen().session, NULL));
	ck_assert(!desk_says(&desk, "taken back"));
	desk_key(&desk, '1', 0);
	desk_build(&desk);
	ck_assert(!session_put_move(seen().session, NULL));
	ck_assert(desk_says(&desk, "The follower is taken back"));
	desk_key(&desk, KEY_F6, 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "The keys are for the buttons"));
	desk_key(&desk, KEY_F6, 0);
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "The keys are for the buttons"));
	/* As long as they are for the buttons that is said, also when Tab has led back. */
	desk_key(&desk, KEY_F6, 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "The keys are for the buttons"));
	for (int i = 0; i < 60 && desk_focus(&desk) != ui_name("play.board"); i++)
		desk_key(&desk, KEY_TAB, MOD_SHIFT);
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "The keys are for the buttons"));
	desk_finish(&desk);
}
END_TEST

/* Who follows a hint by its card and then presses the number that it showed wants just that. */
START_TEST(test_a_number_repeats_what_a_hint_did)
{
	struct move put, again;
	int number = 0;

	table((const char *const[]){"", ""}, 2);
	desk_key(&desk, 'i', 0);
	desk_build(&desk);
	desk_key(&desk, 'a', 0);
	desk_build(&desk);
	ck_assert(session_put_move(seen().session, &put));
	for (int i = 0; i < seen().found->slot_count; i++)
		if (memcmp(&seen().found->slots[i].move, &put, sizeof put) == 0)
			number = '0' + seen().found->slots[i].number;
	desk_key(&desk, number, 0);
	desk_build(&desk);
	ck_assert(session_put_move(seen().session, &again));
	ck_assert_mem_eq(&again, &put, sizeof put);
	desk_key(&desk, number, 0); /* now it is his own */
	desk_build(&desk);
	ck_assert(!session_put_move(seen().session, NULL));
	desk_finish(&desk);
}
END_TEST

/* Its ghosts and numbers would mix with the places for a follower: it goes once the tile lies, and is back with it;
 * what is asked then is the follower. */
START_TEST(test_a_hint_goes_when_its_tile_lies)
{
	table((const char *const[]){"", ""}, 2);
	desk_key(&desk, 'i', 0);
	desk_build(&desk);
	ck_assert(seen().advice_stands && desk_says(&desk, "A hint for"));
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert_int_ne(seen().found->wait, WAIT_TILE);
	ck_assert(!seen().advice_stands && !desk_says(&desk, "A hint for"));
	for (int i = 0; i < 2 && seen().found->wait != WAIT_TILE; i++) /* who was put with it goes first */
		desk_key(&desk, KEY_BACKSPACE, 0);
	desk_build(&desk);
	ck_assert(seen().advice_stands && desk_says(&desk, "A hint for"));
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_key(&desk, 'i', 0);
	desk_build(&desk);
	ck_assert(seen().advice->move.kind != MOVE_PLACE && desk_says(&desk, "A hint for"));
	desk_finish(&desk);
}
END_TEST

/* What a hint does beside laying its tile is chosen with it, whatever it is: a follower, the fairy's way, a portal. */
START_TEST(test_a_hint_is_followed_to_its_end)
{
	unsigned kinds = 0;

	desk_init(&desk);
	desk.thinks = desk.host.windowed = true;
	desk.prefs.speed = 0;
	struct scenario *start = chosen(desk.tiles, 2, 3);
	start->setup.settings.value[SETTING_FIRST_PLAYER] = 1;
	start->setup.settings.value[SETTING_DRAGON] = 1;
	screen = play_screen_create(&desk.host, begun(start));
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	for (int n = 0; n < 60 && !(kinds & 1U << MOVE_FAIRY && kinds & 1U << MOVE_PORTAL); n++) {
		struct move put, meant = {.kind = MOVE_PASS};

		tick();
		if (seen().found->wait == WAIT_DECISION) {
			desk_key(&desk, '1', 0);
			desk_key(&desk, KEY_ENTER, 0);
			continue;
		}
		desk_key(&desk, 'i', 0);
		desk_build(&desk);
		ck_assert_ptr_nonnull(seen().advice);
		if (seen().advice->lines[0].move_count > 1)
			meant = seen().advice->lines[0].moves[1];
		desk_key(&desk, 'a', 0);
		desk_build(&desk);
		bool puts = session_put_move(seen().session, &put);
		ck_assert_msg(puts == (meant.kind != MOVE_PASS), "turn %d: move %d", n, meant.kind);
		ck_assert_msg(!puts || memcmp(&put, &meant, sizeof put) == 0, "turn %d: move %d", n, meant.kind);
		kinds |= 1U << meant.kind;
		desk_key(&desk, KEY_ENTER, 0);
	}
	ck_assert_msg(kinds & 1U << MOVE_FAIRY && kinds & 1U << MOVE_PORTAL, "%x", kinds);
	desk_finish(&desk);
}
END_TEST

/* Looked back at, what a hint has said holds: its best cost nothing, another move of it what it told beside it. */
START_TEST(test_a_followed_hint_is_no_mistake)
{
	enum { TURNS = 5 };
	double less[TURNS] = {0};
	int told = 0;

	table((const char *const[]){"", ""}, 2);
	for (int turn = 0; turn < TURNS; turn++) {
		desk_key(&desk, 'i', 0);
		desk_build(&desk);
		ck_assert_ptr_nonnull(seen().advice);
		int rank = turn % 3 % seen().advice->line_count;
		less[turn] = seen().advice->lines[0].margin - seen().advice->lines[rank].margin;
		told += less[turn] > 0.5;
		desk_key(&desk, 'a' + rank, 0);
		desk_key(&desk, KEY_ENTER, 0);
		tick();
	}
	ck_assert_int_ge(told, 1);
	struct review *review =
	    review_create(session_scenario(seen().session), session_history(seen().session)->ply_count);
	struct ai *ai = ai_create();
	ck_assert_int_eq(review->count, TURNS);
	for (int turn = 0; turn < TURNS; turn++) {
		struct game *game = session_position(seen().session, review->turns[turn].ply);
		ck_assert(review_think(ai, game, &review->turns[turn], NULL, NULL));
		ck_assert_msg(review->turns[turn].lost == less[turn], "turn %d: the hint said -%.2f, the review -%.2f",
		              turn + 1, less[turn], review->turns[turn].lost);
		game_destroy(game);
	}
	ai_destroy(ai);
	review_destroy(review);
	desk_finish(&desk);
}
END_TEST

/* Where monk and abbot may stand on one spot, the one who is advised shines. */
START_TEST(test_who_is_advised_shines)
{
	desk_init(&desk);
	desk.thinks = desk.host.windowed = true;
	desk.prefs.speed = 0;
	screen = screens_written(
	    &desk.host,
	    "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":"
	    "{\"abbot\":\"on\"},\"tiles\":[[\"D\",0,0,0]],\"turn\":\"red\",\"deck\":[\"B\",\"B\",\"U\"],"
	    "\"moves\":[\"place B 0,1 0\"]}\n",
	    -1);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_key(&desk, 'i', 0);
	desk_build(&desk);
	ck_assert_ptr_nonnull(seen().advice);
	const struct move *move = &seen().advice->lines[0].moves[0];
	ck_assert_int_eq(move->figure, FIGURE_ABBOT);
	ck_assert_int_ge(seen().advice_slot, 0);
	ck_assert_mem_eq(&seen().found->slots[seen().advice_slot].move, move, sizeof *move);
	desk_finish(&desk);
}
END_TEST

/* Who would go through the portal is seen where he would stand while the tile is in the hand, and named where he is no
 * follower like the others. */
START_TEST(test_who_goes_far_is_seen)
{
	char text[1600], placed[900] = "";
	for (int x = 0; _i && x < 7; x++)
		sprintf(placed + strlen(placed), "%s{\"player\":\"red\",\"at\":[%d,1],\"on\":\"monastery\"}",
		        x ? "," : "", x);
	snprintf(
	    text, sizeof text,
	    "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"dragon\":\"on\","
	    "\"inns\":\"%s\"},\"tiles\":[[\"D\",0,0,0],[\"C\",0,-1,0],[\"C\",0,-2,0],[\"C\",1,-1,0],[\"E\",2,-1,3]%s],"
	    "\"figures\":[%s],\"turn\":\"red\",\"deck\":[\"PD_portal_village\",\"B\",\"U\",\"E\",\"E\"],\"moves\":[]}"
	    "\n",
	    _i ? "on" : "off",
	    _i ? ",[\"B\",0,1,0],[\"B\",1,1,0],[\"B\",2,1,0],[\"B\",3,1,0],[\"B\",4,1,0],[\"B\",5,1,0],[\"B\",6,1,0]"
	       : "",
	    placed);
	desk_init(&desk);
	desk.thinks = desk.host.windowed = true;
	desk.prefs.speed = 0;
	screen = screens_written(&desk.host, text, -1);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_key(&desk, 'i', 0);
	desk.frame.now += 4000;
	tick();
	ck_assert_ptr_nonnull(seen().advice);
	const struct move *move = &seen().advice->lines[0].moves[1];
	ck_assert_int_eq(move->kind, MOVE_PORTAL);
	ck_assert(!_i || (move->figure == FIGURE_BIG && desk_reads(&desk, say("%s · ", words_kind(FIGURE_BIG)))));
	struct vec at = board_anchor(seen().board, session_game(seen().session), move->cell, move->spot);
	at = camera_point(seen().camera, seen().layout->stage, at.x, at.y);
	bool there = false;
	for (int i = 0; i < desk.draw.count; i++) {
		struct rect box = desk.draw.cmds[i].box;
		there |= desk.draw.cmds[i].kind == DRAW_IMAGE && rect_has(box, (int)at.x, (int)at.y - 2) &&
		         box.h < seen().camera->size;
	}
	ck_assert(there);
	desk_finish(&desk);
}
END_TEST

/* A picture of a hint, clicked, does what it shows: the tile lies so, with who would stand on it; no turn is ended by
 * it, and Backspace takes it all back, the cursor where it was. */
START_TEST(test_a_picture_of_a_hint_is_taken_up)
{
	table((const char *const[]){"", ""}, 2);
	desk_key(&desk, 'i', 0);
	desk_build(&desk);
	ck_assert_int_gt(seen().advice->line_count, 1);
	int plies = session_history(seen().session)->ply_count;
	for (int rank = 2; rank > 0; rank--) {
		const struct ai_line line = seen().advice->lines[rank - 1];
		struct move laid, put;
		bool stands = line.move_count > 1 && line.moves[1].kind == MOVE_FIGURE;
		ck_assert_int_eq(line.moves[0].kind, MOVE_PLACE);
		ck_assert(desk_press(&desk, ui_name_at("play.advised", rank)));
		ck_assert(session_laid(seen().session, &laid));
		ck_assert_mem_eq(&laid, &line.moves[0], sizeof laid);
		ck_assert_int_eq(session_put_move(seen().session, &put), stands);
		ck_assert(!stands || (put.figure == line.moves[1].figure && put.spot.kind == line.moves[1].spot.kind &&
		                      put.spot.at == line.moves[1].spot.at));
		ck_assert_int_eq(session_history(seen().session)->ply_count, plies); /* nothing is ended */
		ck_assert(!seen().refused);
		for (int back = 0; back < 3 && session_laid(seen().session, NULL); back++)
			desk_key(&desk, KEY_BACKSPACE, 0);
		desk_build(&desk);
		ck_assert_int_eq(seen().found->wait, WAIT_TILE);
		ck_assert_ptr_nonnull(seen().advice); /* back with the tile in hand */
		ck_assert_ptr_nonnull(seen().cursor); /* where the tile lay */
		ck_assert_int_eq(seen().cursor->x, laid.cell.x);
		ck_assert_int_eq(seen().cursor->y, laid.cell.y);
	}
	desk_finish(&desk);
}
END_TEST

/* The letters on the pictures and on the table are keys: what they stand for is done. Without a hint A moves the table.
 */
START_TEST(test_the_letters_of_a_hint_are_keys)
{
	table((const char *const[]){"", ""}, 2);
	desk_key(&desk, 'i', 0);
	for (int rank = 2; rank >= 0; rank--) {
		struct ai_line line = seen().advice->lines[rank];
		struct move laid;

		ck_assert_int_gt(seen().advice->line_count, 2);
		desk_key(&desk, 'a' + rank, 0);
		ck_assert(session_laid(seen().session, &laid));
		ck_assert_mem_eq(&laid, &line.moves[0], sizeof laid);
		for (int back = 0; back < 3 && session_laid(seen().session, NULL); back++)
			desk_key(&desk, KEY_BACKSPACE, 0);
	}
	desk_key(&desk, KEY_ESCAPE, 0);
	struct camera before = *seen().camera;
	desk_key(&desk, 'a', 0);
	ck_assert(!session_laid(seen().session, NULL));
	ck_assert(seen().camera->x < before.x);
	desk_finish(&desk);
}
END_TEST

/* Who is advised is put whichever kind of figure the places are for just then. */
START_TEST(test_every_figure_that_is_advised_is_put)
{
	unsigned kinds = 0;

	desk_init(&desk);
	desk.thinks = desk.host.windowed = true;
	desk.prefs.speed = 0;
	screen = screens_written(&desk.host,
	                         "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":"
	                         "{\"inns\":\"on\",\"abbot\":\"on\"},\"tiles\":[[\"D\",0,0,0]],\"turn\":\"red\","
	                         "\"deck\":[\"B\",\"B\",\"U\"],\"moves\":[\"place B 0,1 0\"]}\n",
	                         -1);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_key(&desk, 'i', 0);
	desk_build(&desk);
	ck_assert_int_gt(seen().advice->line_count, 2);
	for (int rank = 0; rank < 3; rank++) /* places of several kinds have no numbers now: all of them are letters */
		ck_assert_ptr_nonnull(desk_find(&desk, say("%c", 'A' + rank)));
	for (int rank = 2; rank >= 0; rank--) {
		const struct move meant = seen().advice->lines[rank].moves[0];
		struct move put;

		ck_assert_int_eq(meant.kind, MOVE_FIGURE);
		if (rank % 2)
			desk_key(&desk, 'a' + rank, 0);
		else
			ck_assert(desk_press(&desk, ui_name_at("play.advised", rank + 1)));
		ck_assert(session_put_move(seen().session, &put));
		ck_assert_int_eq(put.figure, meant.figure);
		ck_assert(spot_same(put.spot, meant.spot));
		kinds |= 1U << put.figure;
		ck_assert_ptr_nonnull(seen().advice);
	}
	ck_assert_int_ge(__builtin_popcount(kinds), 2);
	desk_finish(&desk);
}
END_TEST

/* No letter hides another, also where two cells beside each other are advised. */
START_TEST(test_letters_of_a_hint_stand_clear)
{
	int turns = 0, beside = 0;

	table((const char *const[]){"", ""}, 2);
	while (seen().found->wait == WAIT_TILE && turns++ < 16) {
		desk_key(&desk, 'i', 0);
		const struct play_seen now = seen();
		int shown = now.advice->line_count < PLAY_ADVISED ? now.advice->line_count : PLAY_ADVISED;
		for (int i = 0; i < shown; i++)
			for (int j = 0; j < i; j++) {
				struct vec a = now.rank_places[i], b = now.rank_places[j];
				struct cell at = now.advice->lines[i].moves[0].cell,
				            to = now.advice->lines[j].moves[0].cell;

				beside += abs(at.x - to.x) + abs(at.y - to.y) == 1;
				ck_assert_msg(hypotf(a.x - b.x, a.y - b.y) > 2 * now.rank_radius, "turn %d: %d and %d",
				              turns, i, j);
			}
		desk_key(&desk, 'a', 0);
		desk_key(&desk, KEY_SPACE, 0);
		tick();
	}
	ck_assert_int_ge(beside, 1);
	desk_finish(&desk);
}
END_TEST

/* Wherever the table was dragged in a turn: in the next one all places are in sight. */
START_TEST(test_the_next_turn_shows_its_places)
{
	table((const char *const[]){"", "pip"}, 2);
	person_plays();
	company_plays();
	for (int k = 0; k < 30; k++)
		desk_key(&desk, "wasd"[_i], 0);
	person_plays();
	company_plays();
	tick();
	int hidden = 0;
	for (int i = 0; i < seen().found->cell_count; i++) {
		const struct play_cell *cell = &seen().found->cells[i];
		struct rect box = camera_cell(seen().camera, seen().layout->stage, cell->x, cell->y);

		hidden += cell->rotations && 4L * rect_common_area(box, seen().layout->stage) < 3L * box.w * box.h;
	}
	ck_assert_msg(!hidden, "%d places", hidden);
	desk_finish(&desk);
}
END_TEST

/* The word that a game begins with gives way to a hint, and takes no room from the table beside it. */
START_TEST(test_a_hint_takes_room_once)
{
	struct camera seen_with[2];

	for (int told = 0; told < 2; told++) {
		desk_init(&desk);
		desk.thinks = desk.host.windowed = true;
		desk.prefs.speed = 0;
		desk_size(&desk, 1024, 600, 150);
		struct scenario *start = chosen(desk.tiles, 2, 0);
		start->setup.settings.value[SETTING_START] = START_THE_COUNT;
		screen = play_screen_create(&desk.host, begun(start));
		screen_reset(&desk.host, screen);
		desk.frame.frozen = false;
		desk_build(&desk);
		desk_build(&desk);
		if (!told)
			tick(); /* until it has gone */
		desk_key(&desk, 'i', 0);
		desk_build(&desk);
		ck_assert_ptr_nonnull(seen().advice);
		tick();
		seen_with[told] = *seen().camera;
		desk_finish(&desk);
	}
	ck_assert(camera_same(&seen_with[0], &seen_with[1]));
}
END_TEST

static struct rect cell_box(const struct camera *camera, struct cell cell, struct rect stage)
{
	return camera_cell(camera, stage, cell.x, cell.y);
}

/* For a hint whose places are seen, for the history and the tiles left, nothing moves and nothing is shown smaller; nor
 * when they go.
 */
START_TEST(test_the_table_stays_where_it_is)
{
	static const int keys[] = {'h', 'h', 't', 't', 'i', 'i'}; /* opened and closed */
	int still = 0;
	for (int moves = 2; moves < 120; moves += moves < 14 ? 2 : 92) { /* at last the land is seen in part */
		desk_init(&desk);
		desk.thinks = desk.host.windowed = true;
		desk.prefs.speed = 0;
		screen = screens_game(&desk.host, "whole-game", moves);
		screen_reset(&desk.host, screen);
		desk.frame.frozen = false;
		desk_build(&desk);
		tick();
		bool out = seen().found->wait != WAIT_TILE;
		struct camera camera = *seen().camera;
		struct rect stage = seen().layout->stage, before = cell_box(&camera, (struct cell){0, 0}, stage);
		for (int i = 0; i < 6 && !out; i++) {
			desk_key(&desk, keys[i], 0);
			desk_build(&desk);
			tick();
			const struct ai_advice *advice = seen().advice;
			for (int k = 0; advice && i == 4 && k < advice->line_count && k < 3; k++)
				out |= !rect_holds(seen().layout->stage,
				                   cell_box(&camera, advice->lines[k].moves[0].cell, stage));
			struct rect box = cell_box(seen().camera, (struct cell){0, 0}, seen().layout->stage);
			ck_assert_msg(
			    out || (box.w == before.w && abs(box.x - before.x) <= 1 && abs(box.y - before.y) <= 1),
			    "%d, %c: %d at %d, %d; it was %d at %d, %d", moves, keys[i], box.w, box.x, box.y, before.w,
			    before.x, before.y);
		}
		still += !out;
		desk_finish(&desk);
	}
	ck_assert_int_ge(still, 1);
}
END_TEST

/* A tool that was clicked leaves the keys to the table. */
START_TEST(test_a_clicked_tool_keeps_no_keys)
{
	table((const char *const[]){"", ""}, 2);
	ck_assert(desk_press(&desk, ui_name_at("play.tool", 4)));
	desk_build(&desk);
	ck_assert_ptr_nonnull(seen().advice);
	desk_key(&desk, '1', 0);
	ck_assert_ptr_nonnull(seen().cursor);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert(session_laid(seen().session, NULL));
	desk_finish(&desk);
}
END_TEST

START_TEST(test_a_hint_leaves_the_game_alone)
{
	static struct ai_advice first;

	table((const char *const[]){"", ""}, 2);
	uint64_t before = position();
	unsigned serial = session_serial(seen().session);
	int plies = session_history(seen().session)->ply_count;
	desk_key(&desk, 'i', 0);
	desk_build(&desk);
	ck_assert_ptr_nonnull(seen().advice);
	first = *seen().advice;
	ck_assert_int_eq(first.move.kind, MOVE_PLACE);
	ck_assert_int_eq(session_hints(seen().session), 1);
	desk_key(&desk, 'i', 0);
	ck_assert_ptr_null(seen().advice);
	desk_key(&desk, 'i', 0);
	ck_assert_mem_eq(&seen().advice->move, &first.move, sizeof first.move);
	ck_assert_int_eq(session_hints(seen().session), 2);
	ck_assert_uint_eq(session_serial(seen().session), serial);
	ck_assert_uint_eq(position(), before);
	ck_assert_int_eq(session_history(seen().session)->ply_count, plies);
	/* It stays while the turn is thought about, and goes with it. */
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_ptr_nonnull(seen().advice);
	desk_key(&desk, KEY_SPACE, 0);
	ck_assert_ptr_null(seen().advice);
	desk_finish(&desk);
}
END_TEST

/* Decisions beside tile and follower, with words that belong to what is advised. */
static const struct {
	const char *game;
	int at;
	enum decision_kind decision;
	const char *taken, *passed; /* the reason to do it, and not to */
} asked[] = {
    {"R-13.10-order-of-players", 2, DECISION_JOIN, "to join", "wait for something better"},
    {"R-13.9-only-after-entering", 2, DECISION_ENTER, "to join later", "A follower in hand is worth more"},
    {"R-13.14-order", 1, DECISION_SEND, "A follower goes to a field", NULL},
    {"castle/whole-game", 60, DECISION_SCORE, "is scored first", NULL},
};

START_TEST(test_a_hint_for_every_decision)
{
	desk_init(&desk);
	desk.thinks = desk.host.windowed = true;
	desk.prefs.speed = 0;
	screen = screens_game(&desk.host, asked[_i].game, asked[_i].at);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
	ck_assert_int_eq(session_decision(seen().session).kind, asked[_i].decision);
	desk_key(&desk, 'i', 0);
	desk_build(&desk);
	ck_assert_ptr_nonnull(seen().advice);
	bool passes = seen().advice->move.kind == MOVE_PASS;
	char why[AI_WHY_SIZE];
	utf8_copy(why, AI_WHY_SIZE, company_why(seen().session, seen().advice, 0));
	ck_assert_msg(strstr(why, passes ? asked[_i].passed : asked[_i].taken), "%s", why);
	desk_finish(&desk);
}
END_TEST

START_TEST(test_what_was_agreed_holds_for_hints)
{
	table((const char *const[]){"", "pip"}, 2);
	((struct aids *)session_aids(seen().session))->hint = false;
	desk_key(&desk, 'i', 0);
	ck_assert_ptr_null(seen().advice);
	((struct aids *)session_aids(seen().session))->hint = true;
	person_plays(); /* nor is there one for a computer player's turn */
	desk_key(&desk, 'i', 0);
	ck_assert_ptr_null(seen().advice);
	ck_assert_int_eq(session_hints(seen().session), 0);
	desk_finish(&desk);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("hints");
	TCase *tests = tcase_create("hints");

	tcase_add_test(tests, test_keys_say_what_they_did);
	tcase_add_test(tests, test_a_number_repeats_what_a_hint_did);
	tcase_add_loop_test(tests, test_a_click_lays_what_is_advised, 0, 4);
	tcase_add_loop_test(tests, test_the_place_of_a_hint_is_seen, 0, 4);
	tcase_add_test(tests, test_a_hint_goes_when_its_tile_lies);
	tcase_add_test(tests, test_a_hint_is_followed_to_its_end);
	tcase_add_test(tests, test_a_followed_hint_is_no_mistake);
	tcase_add_test(tests, test_a_picture_of_a_hint_is_taken_up);
	tcase_add_test(tests, test_the_letters_of_a_hint_are_keys);
	tcase_add_test(tests, test_every_figure_that_is_advised_is_put);
	tcase_add_test(tests, test_letters_of_a_hint_stand_clear);
	tcase_add_loop_test(tests, test_the_next_turn_shows_its_places, 0, 4);
	tcase_add_test(tests, test_a_hint_takes_room_once);
	tcase_add_test(tests, test_the_table_stays_where_it_is);
	tcase_add_test(tests, test_who_is_advised_shines);
	tcase_add_loop_test(tests, test_who_goes_far_is_seen, 0, 2);
	tcase_add_test(tests, test_a_clicked_tool_keeps_no_keys);
	tcase_add_test(tests, test_a_hint_leaves_the_game_alone);
	tcase_add_loop_test(tests, test_a_hint_for_every_decision, 0, sizeof asked / sizeof *asked);
	tcase_add_test(tests, test_what_was_agreed_holds_for_hints);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
