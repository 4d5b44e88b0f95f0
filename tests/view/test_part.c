/* A small window: a land that would be seen too small is seen in part, large enough to be read.  The camera goes on
 * only where what is in question would be hidden; what is lit out of sight is told at the rim, and one press away. */
#include <check.h>
#include <stdlib.h>

#include "../runner.h"
#include "app/language.h"
#include "company.h"
#include "screens.h"

/* As large as tiles must be; and the moves of the game from whose land on they would not be. */
enum { READ = 56, FROM = 60, TO = 140, EVERY = 8, RIMS = 4 };

static void open_game(int moves, int w, int h, int percent)
{
	language_set("en");
	desk_init(&desk);
	desk_size(&desk, w, h, percent);
	desk.host.windowed = true;
	screen = screens_game(&desk.host, "whole-game", moves);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
}

static void small_game(int moves) { open_game(moves, 1024, 600, 100); }

/* Lit places that are seen whole. */
static int lit_in_sight(void)
{
	int count = 0;
	for (int i = 0; i < seen().found->cell_count; i++) {
		const struct play_cell *cell = &seen().found->cells[i];
		count +=
		    cell->rotations && rect_holds(seen().layout->stage,
		                                  camera_cell(seen().camera, seen().layout->stage, cell->x, cell->y));
	}
	return count;
}

/* Dragged half out of a large window, it is seen again where the window becomes small. */
START_TEST(test_a_window_of_another_size_shows_what_is_lit)
{
	open_game(20, 1280, 720, 100);
	for (int i = 0; i < 8; i++)
		desk_key(&desk, KEY_LEFT, MOD_CTRL);
	desk_build(&desk);
	int before = lit_in_sight();
	ck_assert_int_lt(before, seen().found->legal_count);
	desk_size(&desk, 1024, 600, 100);
	desk_build(&desk);
	desk_build(&desk);
	ck_assert_int_eq(lit_in_sight(), seen().found->legal_count);
	desk_finish(&desk);
}
END_TEST

START_TEST(test_tiles_are_large_enough_to_be_read)
{
	for (int moves = 0; moves < TO; moves += EVERY) {
		small_game(moves);
		ck_assert_msg(seen().camera->size >= READ, "after %d moves: %g pixels", moves, seen().camera->size);
		ck_assert_msg(lit_in_sight() >= 1, "after %d moves", moves);
		desk_finish(&desk);
	}
}
END_TEST

/* The camera goes to one of them, by one press; what is seen then is as large as before. */
START_TEST(test_what_is_lit_out_of_sight_is_one_press_away)
{
	int pressed = 0;
	for (int moves = FROM; moves < TO; moves += EVERY) {
		small_game(moves);
		int all = seen().found->legal_count;
		double size = seen().camera->size;
		for (int rim = 0; rim < RIMS; rim++) {
			const struct ui_item *there = desk_widget(&desk, ui_name_at("play.beyond", rim));
			if (!there)
				continue;
			ck_assert_int_lt(lit_in_sight(), all);
			ck_assert(rect_holds(seen().layout->stage, there->box));
			desk_press(&desk, ui_name_at("play.beyond", rim));
			tick();
			ck_assert(seen().camera->size == size && lit_in_sight() >= 1);
			pressed++;
		}
		desk_finish(&desk);
	}
	ck_assert_int_gt(pressed, 2);
}
END_TEST

/* All of it by Home, also when the game is left and continued, and back. */
START_TEST(test_home_shows_all)
{
	small_game(TO - EVERY);
	ck_assert_int_lt(lit_in_sight(), seen().found->legal_count);
	desk_key(&desk, KEY_HOME, 0);
	tick();
	ck_assert_int_eq(lit_in_sight(), seen().found->legal_count);
	ck_assert(seen().camera->size < READ);
	screen = screens_game(&desk.host, "whole-game", TO - EVERY);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	ck_assert_int_eq(lit_in_sight(), seen().found->legal_count);
	ck_assert(desk.prefs.whole_table && seen().camera->size < READ);
	desk_key(&desk, KEY_HOME, 0);
	tick();
	ck_assert(!desk.prefs.whole_table && seen().camera->size >= READ);
	desk_finish(&desk);
}
END_TEST

/* A game that was opened by its file is a picture of it until somebody plays on. */
START_TEST(test_a_file_that_is_played_on_is_no_picture)
{
	small_game(TO - 2 * EVERY);
	ck_assert_pstr_eq(play_screen_picture(screen, &(struct play_picture){.step = -1, .side = -1}), NULL);
	desk_build(&desk);
	int ply = session_history(seen().session)->ply_count;
	if (seen().found->wait == WAIT_TILE) {
		desk_key(&desk, KEY_TAB, 0);
		desk_key(&desk, KEY_ENTER, 0);
		tick();
	}
	desk_key(&desk, KEY_SPACE, 0);
	tick();
	tick();
	ck_assert_int_gt(session_history(seen().session)->ply_count, ply);
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	ck_assert_msg(seen().camera->size >= READ, "%g pixels", seen().camera->size);
	desk_finish(&desk);
}
END_TEST

/* A file that says which part of the land its picture shows is a game like others at the table. */
START_TEST(test_a_file_with_a_camera_is_seen_whole)
{
	language_set("en");
	desk_init(&desk);
	desk_size(&desk, 1280, 720, 100);
	desk.host.windowed = true;
	screen = screens_game(&desk.host, "../pictures/land", 65);
	ck_assert_pstr_eq(play_screen_picture(screen, &(struct play_picture){.step = -1, .side = -1}), NULL);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	ck_assert_int_eq(lit_in_sight(), seen().found->legal_count);
	desk_finish(&desk);
}
END_TEST

/* Places beyond the stage are not seen through the tools, the prompt and the track: the land ends before them. */
START_TEST(test_no_tool_stands_on_the_land)
{
	static const struct {
		int w, h, percent;
	} sizes[] = {{1024, 600, 100}, {1024, 600, 150}, {1280, 720, 200}};
	for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
		open_game(FROM, sizes[i].w, sizes[i].h, sizes[i].percent);
		const struct play_layout *layout = seen().layout;
		ck_assert(!rect_overlap(layout->table, layout->tools));
		ck_assert(!rect_overlap(layout->table, layout->prompt_row));
		ck_assert(!rect_overlap(layout->table, layout->track));
		ck_assert(rect_holds(layout->table, layout->stage));
		desk_finish(&desk);
	}
}
END_TEST

/* As somebody plays who looks at the middle of the land, and lays where he sees it. */
static void lay_in_the_middle(void)
{
	const struct play_cell *best = NULL;
	for (int i = 0; i < seen().found->legal_count; i++) {
		const struct play_cell *cell = &seen().found->cells[i];
		struct rect box = camera_cell(seen().camera, seen().layout->stage, cell->x, cell->y);
		if (rect_holds(seen().layout->stage, box) &&
		    (!best || abs(cell->x) + abs(cell->y) < abs(best->x) + abs(best->y)))
			best = cell;
	}
	ck_assert_ptr_nonnull(best);
	struct rect box = camera_cell(seen().camera, seen().layout->stage, best->x, best->y);
	desk_click(&desk, box.x + box.w / 2, box.y + box.h / 2);
	desk_key(&desk, KEY_ENTER, 0);
}

/* What the rims say of places beyond them. */
static int told_at_rims(void)
{
	static const char *const labels[RIMS] = {"← %d", "%d →", "↑ %d", "↓ %d"};
	int told = 0;
	for (int rim = 0; rim < RIMS; rim++) {
		for (int count = 1; desk_widget(&desk, ui_name_at("play.beyond", rim)); count++) {
			char label[16];
			snprintf(label, sizeof label, labels[rim], count);
			if (!desk_find(&desk, label))
				continue;
			told += count;
			break;
		}
	}
	return told;
}

/* From turn to turn: of what is lit nothing lies under tools or rail, unless the rim tells of it. */
START_TEST(test_what_is_lit_is_seen_whole_or_told)
{
	int turns = 0, all = 0;
	table((const char *const[]){"", ""}, 2);
	desk_size(&desk, 1280, 720, 100);
	desk_build(&desk);
	for (; seen().found->wait != WAIT_OVER; turns++) {
		tick();
		int lit = lit_in_sight(), places = seen().found->legal_count;
		ck_assert_msg(lit + told_at_rims() == places, "turn %d: %d of %d", turns, lit, places);
		all += lit == places;
		lay_in_the_middle();
	}
	ck_assert_int_gt(turns, 60);
	ck_assert_msg(2 * all > turns, "%d of %d turns", all, turns);
	desk_finish(&desk);
}
END_TEST

/* A computer player's tile lies in sight; the camera goes there where it must, and seldom.  What is said lies over no
 * place that is lit for a person's tile. */
START_TEST(test_what_the_others_do_is_seen)
{
	int turns = 0, moved = 0, said = 0, lit = 0, all = 0;
	table((const char *const[]){"", "reynard", "berta"}, 3);
	desk_size(&desk, 1024, 600, 100);
	desk.prefs.talk = true;
	desk.frame.frozen = false;
	desk_build(&desk);
	while (seen().found->wait != WAIT_OVER) {
		struct camera before = *seen().camera;
		int laid = game_tile_count(session_game(seen().session));
		if (seen().company_moves)
			tick();
		else {
			tick();
			ck_assert_int_ge(lit_in_sight(), 1);
			lit += lit_in_sight();
			all += seen().found->legal_count;
			lay_in_the_middle();
		}
		const struct game *game = session_game(seen().session);
		int count = game_tile_count(game);
		const struct ui_item *quiet = desk_widget(&desk, ui_name("play.quiet"));
		for (int i = 0; quiet && !seen().company_moves && i < seen().found->cell_count; i++) {
			const struct play_cell *cell = &seen().found->cells[i];
			struct rect place = camera_cell(seen().camera, seen().layout->stage, cell->x, cell->y);
			ck_assert(!cell->rotations || !rect_overlap(quiet->box, place));
		}
		said += quiet != NULL;
		if (count == laid)
			continue;
		tick();
		struct cell last = game_tile(game, count - 1).cell;
		struct rect box = camera_cell(seen().camera, seen().layout->stage, last.x, last.y);
		ck_assert_msg(rect_holds(rect_inset(seen().layout->stage, -1), box), "%d tiles", count);
		turns++;
		moved += !camera_same(seen().camera, &before);
	}
	ck_assert_int_gt(said, 0);
	ck_assert_msg(3 * lit > all, "%d of %d", lit, all);
	ck_assert_int_gt(turns, 60);
	ck_assert_int_lt(moved, turns / 2);
	desk_finish(&desk);
}
END_TEST

/* What a reason speaks of is seen above it, as long as it stands on the table. */
START_TEST(test_a_reason_s_place_is_seen)
{
	int stood = 0;
	table((const char *const[]){"", "reynard", "berta"}, 3);
	desk_size(&desk, 1024, 600, 100);
	desk_build(&desk);
	while (game_tile_count(session_game(seen().session)) < FROM) {
		if (seen().company_moves) {
			tick();
			continue;
		}
		desk_key(&desk, 'y', 0);
		for (int i = 0; i < 3; i++)
			tick();
		if (seen().advice && seen().advice_stands) {
			struct cell cell = seen().advice->lines[0].moves[0].cell;
			struct rect stage = seen().layout->stage,
			            box = camera_cell(seen().camera, stage, cell.x, cell.y);
			stood++;
			ck_assert_msg(rect_holds(rect_inset(stage, -1), box), "the reason %d: %d, %d in %d, %d, %d, %d",
			              stood, box.x, box.y, stage.x, stage.y, stage.w, stage.h);
		}
		desk_key(&desk, KEY_ESCAPE, 0);
		tick();
		lay_in_the_middle();
	}
	ck_assert_int_gt(stood, 5);
	desk_finish(&desk);
}
END_TEST

/* A hint lies over the land, which stays as large as it was. */
START_TEST(test_a_hint_makes_nothing_smaller)
{
	for (int moves = 0; moves < TO; moves += 5 * EVERY) {
		small_game(moves);
		double size = seen().camera->size;
		desk.thinks = true;
		desk_key(&desk, 'i', 0);
		tick();
		ck_assert_int_gt(seen().layout->advice.h, 0);
		ck_assert_msg(seen().camera->size == size, "after %d moves: %g, then %g", moves, size,
		              seen().camera->size);
		desk_finish(&desk);
	}
}
END_TEST

/* Nor do tiles and history: below them nothing moves, and all is as it was when they are gone. */
START_TEST(test_a_sheet_moves_nothing)
{
	static const char keys[] = {'t', 'h'};
	for (int moves = 2 * EVERY; moves < TO; moves += 5 * EVERY) {
		small_game(moves);
		struct camera before = *seen().camera;
		struct rect first = camera_cell(&before, seen().layout->stage, 0, 0);
		for (int i = 0; i < 4; i++) {
			desk_key(&desk, keys[i / 2], 0);
			tick();
			struct rect box = camera_cell(seen().camera, seen().layout->stage, 0, 0);
			ck_assert_msg(abs(box.x - first.x) <= 1 && abs(box.y - first.y) <= 1 && box.w == first.w,
			              "after %d moves: %d, %d, then %d, %d", moves, first.x, first.y, box.x, box.y);
		}
		desk_finish(&desk);
	}
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("part");
	TCase *tcase = tcase_create("part");

	tcase_set_timeout(tcase, 120);
	tcase_add_test(tcase, test_a_window_of_another_size_shows_what_is_lit);
	tcase_add_test(tcase, test_tiles_are_large_enough_to_be_read);
	tcase_add_test(tcase, test_what_is_lit_out_of_sight_is_one_press_away);
	tcase_add_test(tcase, test_home_shows_all);
	tcase_add_test(tcase, test_a_file_that_is_played_on_is_no_picture);
	tcase_add_test(tcase, test_a_file_with_a_camera_is_seen_whole);
	tcase_add_test(tcase, test_no_tool_stands_on_the_land);
	tcase_add_test(tcase, test_what_is_lit_is_seen_whole_or_told);
	tcase_add_test(tcase, test_what_the_others_do_is_seen);
	tcase_add_test(tcase, test_a_reason_s_place_is_seen);
	tcase_add_test(tcase, test_a_hint_makes_nothing_smaller);
	tcase_add_test(tcase, test_a_sheet_moves_nothing);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
