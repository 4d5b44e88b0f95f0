/* What somebody new stumbles over at the table: who begins, names, the list of places, the lines of their labels. */
#include <bastide/format.h>
#include <check.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "app/language.h"
#include "view/play/screen.h"
#include "../frames/seen.h"
#include "view/screens/screens.h"
#include "ruler.h"
#include "screens.h"
#include "../begin.h"
#include "../runner.h"

static struct desk desk;
static struct screen *screen;

static struct play_seen seen(void) { return play_seen(screen, desk.frame.now); }
static const char *everybody; /* who plays all seats of the next table: a character; NULL: people */

/* What the window does between two pictures. */
static void settle(void)
{
	screen->kind->tick(screen, &desk.host, desk.frame.now);
	desk_build(&desk);
}

/* The tile in hand, on the first place that takes it. */
static void lay(void)
{
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk.frame.now += 2000;
	settle();
}

/* A new game; setting `first` 0: who begins is drawn. */
static void table(int count, const char *const names[], enum setting on, int first, uint64_t seed)
{
	struct scenario *start = chosen(desk.tiles, count, seed);

	start->setup.settings.value[SETTING_FIRST_PLAYER] = (uint8_t)first;
	if (on != SETTING_FIRST_PLAYER)
		start->setup.settings.value[on] = 1;
	for (int seat = 0; seat < count; seat++) {
		scenario_set_text(&start->names[seat], names[seat]);
		scenario_set_text(&start->computers[seat], everybody);
	}
	screen = play_screen_create(&desk.host, begun(start));
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	settle();
}

static void setup(void)
{
	language_set("en");
	desk_init(&desk);
}

static void teardown(void) { desk_finish(&desk); }

static const char *const eight[PLAYERS_MAX] = {"Florence", "Margaret", "Giovanni", "Dorothea", "Wolfgang", "Marianne"};

/* ---- names ---- */

/* Six with large followers, and five with abbots, in the smallest window; and with all figures and goods. */
START_TEST(test_names_of_eight_letters_are_not_cut)
{
	static const enum setting on[] = {SETTING_INNS, SETTING_ABBOT, SETTING_TRADERS};
	static const int counts[] = {6, 5, 5};

	for (int i = 0; i < 3; i++) {
		desk_size(&desk, 1024, 600, 100);
		table(counts[i], eight, on[i], 1, 5);
		for (int seat = 0; seat < counts[i]; seat++)
			ck_assert_msg(desk_find(&desk, eight[seat]) != NULL, "%s is cut, %d", eight[seat], i);
	}
}
END_TEST

/* What everybody would have if the game ended now stands on his card, also on one of a single line, whole. */
/* A city that opens to a place where nothing that is left fits: nobody is promised what it would pay completed.  An
 * abbey fits anywhere. */
START_TEST(test_what_stays_open_is_told)
{
	static const char *const roads[] = {"U", "B", "U"}, *const abbeys[] = {"off", "off", "on"};
	char text[800];
	bool open = _i == 0;

	snprintf(
	    text, sizeof text,
	    "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"abbey\":\"%s\"},"
	    "\"tiles\":[[\"E\",0,0,0],[\"B\",1,0,0],[\"%s\",1,-1,0],[\"B\",1,-2,0],[\"E\",0,-2,2],[\"B\",-1,0,0],["
	    "\"B\",-1,-1,0]],"
	    "\"turn\":\"red\",\"deck\":[\"B\",\"V\",\"B\"],\"moves\":[]}\n",
	    abbeys[_i], roads[_i]);
	screen = screens_written(&desk.host, text, 0);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	settle();
	desk.frame.frozen = false;
	ck_assert_int_eq(seen().found->never_count, open);
	struct vec on = camera_point(seen().camera, seen().layout->stage, 0.5, 0.12);
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = (int)on.x, .y = (int)on.y});
	desk.frame.now += MOTION_TOOLTIP_WAIT + 1;
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Game end"));
	ck_assert(desk_says(&desk, "Completed") == !open);
	ck_assert(desk_reads(&desk, "It stays open: no tile that is left fits beside it.") == open);
}
END_TEST

/* A tile that closes a gap for good says so as long as it can be taken back, and the place is marked. */
START_TEST(test_a_gap_that_is_shut_is_told)
{
	screen = screens_written(&desk.host,
	                         "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],"
	                         "\"tiles\":[[\"E\",0,0,0],[\"B\",1,0,0],[\"B\",-1,0,0],"
	                         "[\"B\",-1,-1,0],[\"B\",-1,-2,0],[\"E\",0,-2,2],[\"B\",1,-2,0]],\"turn\":\"red\","
	                         "\"deck\":[\"U\",\"V\",\"B\"],\"moves\":[]}\n",
	                         0);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	settle();
	desk.host.windowed = true;
	ck_assert_int_eq(seen().found->never_count, 0);
	for (int i = 0; i < seen().found->cell_count; i++) {
		const struct play_cell *cell = &seen().found->cells[i];
		struct rect box = camera_cell(seen().camera, seen().layout->stage, cell->x, cell->y);

		if (cell->x == 1 && cell->y == -1)
			desk_click(&desk, box.x + box.w / 2, box.y + box.h / 2);
	}
	desk_build(&desk);
	ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	ck_assert_int_eq(seen().found->never_count, 1);
	ck_assert(desk_says(&desk, "No tile left will fit beside it"));
	desk_key(&desk, KEY_BACKSPACE, 0);
	desk_build(&desk);
	ck_assert_int_eq(seen().found->never_count, 0);
	ck_assert(!desk_says(&desk, "No tile left will fit beside it"));
}
END_TEST

static int crosses(void)
{
	int lines = 0;
	for (int i = 0; i < desk.draw.count; i++)
		lines += desk.draw.cmds[i].kind == DRAW_STROKE_PATH && desk.draw.cmds[i].color == rgb(0xB23A2A);
	return lines / 2;
}

/* A hole that no tile fits is crossed out where somebody waits for it, and where it is pointed at; with the tiles that
 * are left all of them are. */
START_TEST(test_a_hole_is_crossed_out_for_who_waits)
{
	static const char *const waits[] = {"", "{\"player\":\"red\",\"at\":[0,-1],\"on\":\"city:S\"}",
	                                    "{\"player\":\"red\",\"at\":[1,-1],\"on\":\"monastery\"}",
	                                    "{\"player\":\"red\",\"at\":[0,1],\"on\":\"field:NL\"}"};
	bool waited = _i == 1 || _i == 2;
	char text[900];

	snprintf(text, sizeof text,
	         "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"figures\":[%s],"
	         "\"tiles\":[[\"E\",0,-1,2],[\"B\",1,-1,0],[\"B\",1,0,0],[\"B\",1,1,0],[\"A\",0,1,2],"
	         "[\"B\",-1,1,0],[\"B\",-1,0,0],[\"B\",-1,-1,0]],\"turn\":\"red\","
	         "\"deck\":[\"E\",\"E\",\"E\"],\"moves\":[]}\n",
	         waits[_i]);
	screen = screens_written(&desk.host, text, 0);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	settle();
	desk.frame.frozen = false;
	desk_build(&desk);
	ck_assert_int_eq(seen().found->never_count, 1);
	ck_assert_int_eq(crosses(), waited);
	ck_assert_int_eq(desk_says(&desk, "1 can never be filled"), waited);
	struct rect box = camera_cell(seen().camera, seen().layout->stage, 0, 0);
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = box.x + box.w / 2, .y = box.y + box.h / 2});
	ck_assert_int_eq(crosses(), 1);
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = 10, .y = 10});
	ck_assert_int_eq(crosses(), waited);
	desk_key(&desk, 't', 0);
	desk_build(&desk);
	ck_assert_int_eq(crosses(), 1);
}
END_TEST

/* The arrows come to a place that is locked, too, and there it is said why; Enter ends no turn there. */
START_TEST(test_keys_ask_why_a_place_is_locked)
{
	screen = screens_game(&desk.host, "E000-05", -1);
	desk.host.windowed = true;
	desk_size(&desk, 1024, 600, 100);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	settle();
	desk.frame.frozen = false;
	ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	ck_assert_int_eq(seen().found->row_legal, 1);
	ck_assert_int_eq(seen().found->row_count, 2);
	int plies = session_history(seen().session)->ply_count;
	desk_key(&desk, KEY_DOWN, 0);
	desk_build(&desk);
	ck_assert(session_put_move(seen().session, NULL));
	ck_assert(!desk_reads(&desk, "Red holds this city"));
	desk_key(&desk, KEY_DOWN, 0);
	desk_build(&desk);
	ck_assert(!session_put_move(seen().session, NULL));
	ck_assert(desk_reads(&desk, "Red holds this city"));
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_int_eq(session_history(seen().session)->ply_count, plies);
	desk_key(&desk, KEY_UP, 0);
	desk_build(&desk);
	ck_assert(session_put_move(seen().session, NULL));
}
END_TEST

START_TEST(test_projections_are_seen_at_every_size)
{
	static const int sizes[][3] = {{1280, 720, 200}, {1280, 720, 100}, {1024, 600, 100}, {1920, 1080, 200}};
	int apart = 0;

	for (int i = 0; i < 4; i++) {
		desk_size(&desk, sizes[i][0], sizes[i][1], sizes[i][2]);
		table(6, eight, SETTING_INNS, 1, 7);
		for (int turn = 0; turn < 8; turn++) {
			lay();
			desk_key(&desk, KEY_TAB, 0);
			desk_key(&desk, KEY_ENTER, 0);
			desk_key(&desk, KEY_TAB, 0);
		}
		desk.frame.now += 9000;
		settle();
		for (int seat = 0; seat < 6; seat++) {
			int projection = (int)seen().found->projection[seat], told = 0;
			char number[16];
			snprintf(number, sizeof number, "%d", projection);
			for (int c = 0; c < desk.draw.count; c++) {
				const struct draw_cmd *cmd = &desk.draw.cmds[c];
				told += cmd->kind == DRAW_TEXT && !strcmp(cmd->u.text.text, number) &&
				        rect_overlap(cmd->box, seen().layout->cards[seat]);
			}
			ck_assert_msg(told > 0, "%s of seat %d at %dx%d, %d %%", number, seat, sizes[i][0], sizes[i][1],
			              sizes[i][2]);
			apart += projection != game_score(session_game(seen().session), seat);
		}
	}
	ck_assert_int_gt(apart, 12);
}
END_TEST

/* ---- the places for a follower ---- */

/* The tile of eight places: all of them are seen at once, whatever the window. */
START_TEST(test_the_list_of_places_is_seen_whole)
{
	static const int sizes[][2] = {{1024, 600}, {1280, 720}, {1920, 1080}};

	for (int i = 0; i < 3; i++) {
		desk_size(&desk, sizes[i][0], sizes[i][1], 100);
		int seed = 0;
		do {
			table(6, eight, SETTING_INNS, 1, (uint64_t)++seed);
			lay();
		} while (seen().found->slot_count < 8 && seed < 200);
		ck_assert_int_eq(seen().found->slot_count, 8);
		for (int slot = 0; slot < 8; slot++) {
			const struct ui_item *row = desk_widget(&desk, ui_name_at("play.slot", slot));
			ck_assert_ptr_nonnull(row);
			ck_assert_msg(row->box.h == row->full.h && row->box.h >= 28, "row %d of %d is cut at %dx%d",
			              slot, seen().found->slot_count, sizes[i][0], sizes[i][1]);
		}
	}
}
END_TEST

/* How many figures on the land a box hides. */
static int hidden_by(struct rect box)
{
	const struct game *game = session_game(seen().session);
	struct setup_figure figures[FIGURES_MAX];
	float height = figure_on_tile(seen().camera->size);
	int hidden = 0;

	for (int i = 0, count = game_figures(game, figures); i < count; i++) {
		if (figures[i].place == PLACE_HAVEN)
			continue;
		struct vec at = board_anchor(seen().board, game, figures[i].cell, figures[i].spot);
		at = camera_point(seen().camera, seen().layout->stage, at.x, at.y);
		bool lies = figures[i].spot.kind == FEATURE_FIELD && figures[i].figure != FIGURE_PIG;
		struct rect body = {(int)(at.x - height * 0.3f), (int)(at.y - (lies ? 0.4f : 0.9f) * height),
		                    (int)(height * 0.6f), (int)(height * 0.8f)};
		hidden += rect_overlap(body, box);
	}
	return hidden;
}

/* Does the ring of him who is put on a place lie on the words of its label? */
static bool ring_hides_words(void)
{
	struct move put, laid;
	char number[16];

	if (!session_put_move(seen().session, &put) || !session_laid(seen().session, &laid))
		return false;
	float reach = figure_on_tile(seen().camera->size) * 0.62f + 5; /* half of its stroke */
	for (int i = 0; i < seen().found->slot_count; i++) {
		const struct play_slot *slot = &seen().found->slots[i];
		struct vec at = board_anchor_on(seen().board, laid.tile, laid.rotation, laid.cell, put.spot, NULL);
		at = camera_point(seen().camera, seen().layout->stage, at.x, at.y);
		struct rect ring = {(int)(at.x - reach), (int)(at.y - reach / 2), (int)(2 * reach), (int)reach};
		if (slot->move.kind != MOVE_FIGURE || memcmp(&slot->move.spot, &put.spot, sizeof put.spot) != 0 ||
		    slot->move.figure != put.figure)
			continue;
		snprintf(number, sizeof number, "%d · ", slot->number);
		for (int c = 0; c < desk.draw.count; c++) {
			const struct draw_cmd *cmd = &desk.draw.cmds[c];
			struct rect words = rect_inset(cmd->box, -12);
			if (cmd->kind == DRAW_TEXT && !strncmp(cmd->u.text.text, number, strlen(number)) &&
			    rect_overlap(words, ring))
				return true;
		}
	}
	return false;
}

/* Labels of places on the land, and how many figures they hide. */
static int labels_on_land(int *hidden)
{
	int labels = 0;

	for (int i = 0; i < desk.draw.count; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		if (cmd->kind != DRAW_TEXT || !strstr(cmd->u.text.text, " · ") || cmd->u.text.text[0] < '1' ||
		    cmd->u.text.text[0] > '9' || rect_overlap(cmd->box, seen().layout->rail))
			continue;
		labels++;
		*hidden += hidden_by(cmd->box);
	}
	return labels;
}

/* What places are stands in the list; one has a label on the land, the one that was chosen, and that leaves the
 * followers round the tile to be seen: in a game of six with everything on, in which everybody places as he can. */
START_TEST(test_one_label_lies_on_no_figure)
{
	int labels = 0, hidden = 0, rings = 0;

	desk_size(&desk, 1280, 720, 100);
	table(6, eight, SETTING_INNS, 1, 7);
	for (int turn = 0; turn < 60 && seen().found->wait == WAIT_TILE; turn++) {
		lay();
		ck_assert_int_eq(labels_on_land(&hidden), 0);
		for (int number = 1; seen().found->wait == WAIT_FIGURE && number <= seen().found->slot_count;
		     number++) {
			desk_key(&desk, '0' + number, 0);
			desk_build(&desk);
			int now = labels_on_land(&hidden);
			ck_assert_int_le(now, 1);
			labels += now;
			rings += ring_hides_words();
		}
		desk_key(&desk, KEY_SPACE, 0);
	}
	ck_assert_int_eq(rings, 0);
	ck_assert_int_gt(labels, 60);
	ck_assert_msg(hidden * 50 <= labels, "%d labels hide %d figures", labels, hidden);
}
END_TEST

/* Where one side has a follower and the other who holds a place, a label goes to the other side and stands clear of
 * him: the rulebook's own example. */
START_TEST(test_a_label_changes_sides_for_a_follower)
{
	int labels = 0;

	desk_size(&desk, 1280, 720, 100);
	screen = screens_game(&desk.host, "E000-17", -1);
	screen_reset(&desk.host, screen);
	settle();
	ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	desk_key(&desk, '1', 0);
	settle();
	for (int i = 0; i < desk.draw.count; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		if (cmd->kind != DRAW_TEXT || strcmp(cmd->u.text.text, "1 · Monk") != 0)
			continue;
		labels++;
		ck_assert_int_eq(hidden_by(rect_inset(cmd->box, -12)), 0);
	}
	ck_assert_int_eq(labels, 1);
}
END_TEST

/* What a card calls new came since the turn before of whose turn it is, his second turns one with the first:
 * reckoned from the scores alone, through whole games. */
START_TEST(test_what_is_new_is_a_round_old)
{
	static const struct {
		const char *name;
		int moves;
	} games[] = {{"whole-game", 140}, {"count-king-robber", 101}, {"lesson-4", 14}};
	int32_t began[PLAYERS_MAX][PLAYERS_MAX] = {{0}}; /* at the turn before of each: everybody's score */
	int32_t last[PLAYERS_MAX][PLAYERS_MAX] = {{0}};  /* at the one that he has, or had last */
	int before = NOBODY, news = 0, seconds = 0;

	for (int at = 0; at < games[_i].moves; at++) {
		screen = screens_game(&desk.host, games[_i].name, at);
		screen_reset(&desk.host, screen);
		settle();
		const struct game *game = session_game(seen().session);
		int seat = seen().found->seat, players = game_player_count(game);
		if (seen().found->wait != WAIT_TILE || session_laid(seen().session, NULL))
			continue;
		seconds += seat == before;
		for (int other = 0; other < players && seat != before; other++) {
			began[seat][other] = last[seat][other];
			last[seat][other] = game_score(game, other);
		}
		before = seat;
		for (int other = 0; other < players; other++) {
			int32_t gain = game_score(game, other) - began[seat][other];
			ck_assert_msg(seen().gains[other] == gain, "%s at %d: %d, not %d", games[_i].name, at,
			              (int)seen().gains[other], (int)gain);
			news += gain > 0;
		}
	}
	ck_assert_int_gt(news, _i < 2 ? 50 : 0);
	ck_assert(seconds > 0 || _i < 2);
}
END_TEST

/* ---- what is told before, and when there is nothing left ---- */

/* The points that the place under the pointer promises for a feature that it completes; 0: none. */
static int promised(void)
{
	int all = 0, points;

	for (int i = 0; i < desk.draw.count; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		const char *words = cmd->kind == DRAW_TEXT ? strstr(cmd->u.text.text, " complete: +") : NULL;
		if (words && sscanf(words, " complete: +%d", &points) == 1)
			all += points;
	}
	return all;
}

/* Points at the first places that take the tile until one promises points, and lays it there; else on the last. */
static int lay_where_it_pays(void)
{
	int points = 0, x = 0, y = 0;

	for (int i = 0, tried = 0; i < seen().found->cell_count && tried < 8 && !points; i++) {
		const struct play_cell *cell = &seen().found->cells[i];
		struct rect box = camera_cell(seen().camera, seen().layout->stage, cell->x, cell->y);
		x = box.x + box.w / 2;
		y = box.y + box.h / 2;
		if (!cell->rotations || !rect_has(seen().layout->stage, x, y))
			continue;
		tried++;
		desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = x, .y = y});
		desk.frame.now += 2000;
		settle();
		points = promised();
	}
	if (!points) {
		lay();
		return 0;
	}
	desk_click(&desk, x, y);
	desk.frame.now += 2000;
	settle();
	return points;
}

static int all_scores(void)
{
	const struct game *game = session_game(seen().session);

	return game_score(game, 0) + game_score(game, 1);
}

/* In a whole game in which everybody places whom he can: a place that is pointed at tells what it pays, and pays it;
 * who has no follower left is told so while his tile lies; the last tile is called so. */
START_TEST(test_places_followers_and_tiles_are_told)
{
	int paid = 0, out = 0, last = 0, stands = 0;

	desk_size(&desk, 1280, 720, 100);
	desk.frame.frozen = false;
	table(2, eight, SETTING_FIRST_PLAYER, 1, 5);
	while (seen().found->wait == WAIT_TILE) {
		const struct game *game = session_game(seen().session);
		bool none = game_supply(game, game_turn_seat(game), FIGURE_MEEPLE) == 0;
		bool final = game_tiles_left(game) == 0;
		int before = all_scores();

		ck_assert_int_eq(desk_says(&desk, "lay the last tile"), final);
		last += final;
		int points = lay_where_it_pays();
		if (none && seen().found->wait == WAIT_END) {
			ck_assert(desk_says(&desk, "all your followers are out"));
			out++;
		}
		if (!points && seen().found->wait == WAIT_FIGURE) {
			desk_key(&desk, '1', 0);
			if (session_put_move(seen().session, NULL))
				stands += desk_says(&desk, "end your turn");
		}
		desk_key(&desk, KEY_SPACE, 0);
		desk.frame.now += 9000;
		settle();
		if (points && !final)
			ck_assert_int_eq(all_scores() - before, points);
		paid += points > 0;
	}
	ck_assert_int_eq(last, 1);
	ck_assert_int_gt(stands, 10);
	ck_assert_int_gt(paid, 3);
	ck_assert_int_gt(out, 0);
}
END_TEST

/* After another language is chosen amid a turn nothing is left in the old one: neither the places nor those whom
 * nobody named. */
START_TEST(test_all_follows_the_language)
{
	static const char *const nobody[PLAYERS_MAX] = {"Petra", "", "", "", "", ""};
	char old[64];

	desk_size(&desk, 1280, 720, 100);
	table(3, nobody, SETTING_FIRST_PLAYER, 1, 5);
	lay();
	ck_assert_int_gt(seen().found->slot_count, 0);
	snprintf(old, sizeof old, "%s", play_seen_words(screen, 0).title);
	ck_assert(desk_says(&desk, old) && desk_find(&desk, "Red") && desk_find(&desk, "Green"));
	language_set("xx");
	settle();
	ck_assert_str_ne(play_seen_words(screen, 0).title, old);
	ck_assert_ptr_null(desk_find(&desk, old));
	ck_assert(!desk_find(&desk, "Red") && !desk_find(&desk, "Green") && desk_find(&desk, "Petra"));
	ck_assert(session_laid(seen().session, NULL));
	language_set("en");
}
END_TEST

/* ---- by lot ---- */

START_TEST(test_the_lot_is_drawn_before_ones_eyes)
{
	char begins[80];

	desk.frame.frozen = false;
	desk.host.windowed = true;
	table(3, eight, SETTING_FIRST_PLAYER, 0, 5);
	ck_assert(!desk_says(&desk, "lay your tile")); /* not before it has fallen */
	snprintf(begins, sizeof begins, "%s begins.", session_name(seen().session, session_seat(seen().session)));
	ck_assert_ptr_nonnull(desk_find(&desk, "Who begins is drawn by lot"));
	ck_assert_int_eq(screen->kind->wait(screen, desk.frame.now), 0);
	desk.frame.now += 2000;
	desk_build(&desk);
	ck_assert_ptr_null(desk_find(&desk, "Who begins is drawn by lot"));
	ck_assert_ptr_nonnull(desk_find(&desk, begins));
	ck_assert(desk_says(&desk, "lay your tile"));
	desk.frame.now += 1000;
	desk_build(&desk);
	ck_assert_ptr_null(desk_find(&desk, begins));
	/* Once only: also where somebody has been in the menu. */
	screen->kind->enter(screen, &desk.host, desk.frame.now);
	desk_build(&desk);
	ck_assert_ptr_null(desk_find(&desk, "Who begins is drawn by lot"));
}
END_TEST

/* Also where it falls on a computer player, whose tile is called his. */
START_TEST(test_the_lot_does_not_tell_before)
{
	desk.frame.frozen = false;
	desk.host.windowed = true;
	everybody = "pip";
	table(3, eight, SETTING_FIRST_PLAYER, 0, 5);
	everybody = NULL;
	char tile[80];
	snprintf(tile, sizeof tile, "THE TILE OF %s", session_name(seen().session, session_seat(seen().session)));
	for (char *letter = tile; *letter; letter++)
		*letter = (char)toupper((unsigned char)*letter);
	ck_assert_ptr_nonnull(desk_find(&desk, "Who begins is drawn by lot"));
	ck_assert(!desk_says(&desk, tile));
	desk.frame.now += 2000;
	desk_build(&desk);
	ck_assert_ptr_null(desk_find(&desk, "Who begins is drawn by lot"));
	ck_assert(desk_says(&desk, tile));
}
END_TEST

START_TEST(test_a_key_ends_the_lot)
{
	desk.frame.frozen = false;
	desk.host.windowed = true;
	table(3, eight, SETTING_FIRST_PLAYER, 0, 5);
	ck_assert(seen().moves);
	desk_key(&desk, KEY_HOME, 0);
	desk_build(&desk);
	ck_assert_ptr_null(desk_find(&desk, "Who begins is drawn by lot"));
	ck_assert(!seen().moves);
}
END_TEST

START_TEST(test_who_was_chosen_is_not_drawn)
{
	desk.frame.frozen = false;
	desk.host.windowed = true;
	table(3, eight, SETTING_FIRST_PLAYER, 2, 5);
	ck_assert_ptr_null(desk_find(&desk, "Who begins is drawn by lot"));
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("table");
	TCase *tcase = tcase_create("table");

	tcase_set_timeout(tcase, 60);

	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, test_a_gap_that_is_shut_is_told);
	tcase_add_loop_test(tcase, test_a_hole_is_crossed_out_for_who_waits, 0, 4);
	tcase_add_test(tcase, test_keys_ask_why_a_place_is_locked);
	tcase_add_test(tcase, test_the_lot_is_drawn_before_ones_eyes);
	tcase_add_test(tcase, test_the_lot_does_not_tell_before);
	tcase_add_test(tcase, test_a_key_ends_the_lot);
	tcase_add_test(tcase, test_who_was_chosen_is_not_drawn);
	tcase_add_test(tcase, test_names_of_eight_letters_are_not_cut);
	tcase_add_test(tcase, test_the_list_of_places_is_seen_whole);
	tcase_add_test(tcase, test_projections_are_seen_at_every_size);
	tcase_add_loop_test(tcase, test_what_stays_open_is_told, 0, 3);
	tcase_add_test(tcase, test_one_label_lies_on_no_figure);
	tcase_add_test(tcase, test_a_label_changes_sides_for_a_follower);
	tcase_add_loop_test(tcase, test_what_is_new_is_a_round_old, 0, 3);
	tcase_add_test(tcase, test_places_followers_and_tiles_are_told);
	tcase_add_test(tcase, test_all_follows_the_language);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
