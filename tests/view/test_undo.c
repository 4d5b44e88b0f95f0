/* Back and forward at the table, by keys and buttons: what is tentative at once, an ended turn only on purpose, and
 * nothing that was played is lost. */
#define _XOPEN_SOURCE 700
#include <bastide/format.h>
#include <check.h>
#include <string.h>

#include "app/language.h"
#include "app/save.h"
#include "view/play/screen.h"
#include "../frames/seen.h"
#include "view/table/tile_map.h"
#include "ruler.h"
#include "../begin.h"
#include "../home.h"
#include "../runner.h"

static struct desk desk;
static struct screen *screen;

static struct play_seen seen(void) { return play_seen(screen, desk.frame.now); }

static void table(int count)
{
	language_set("en");
	desk_init(&desk);
	desk.prefs.speed = 0;
	desk.frame.frozen = false; /* a short word at the bottom is on no picture */
	struct scenario *start = chosen(desk.tiles, count, 7);
	start->setup.settings.value[SETTING_FIRST_PLAYER] = 1;
	scenario_set_text(&start->names[0], "Ana");
	scenario_set_text(&start->names[1], "Rosso");
	screen = play_screen_create(&desk.host, begun(start));
	screen_reset(&desk.host, screen);
	desk_build(&desk);
}

static int plies(void) { return session_history(seen().session)->ply_count; }

/* A turn by keys: the first place, the first follower, the end. */
static void turn(void)
{
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_key(&desk, '1', 0);
	desk_key(&desk, KEY_SPACE, 0);
}

START_TEST(test_backspace_leaves_an_ended_turn_alone)
{
	table(2);
	turn();
	int played = plies();
	uint64_t position = game_hash(session_game(seen().session));
	ck_assert_int_ge(played, 2);
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_key(&desk, '1', 0);
	ck_assert(session_put_move(seen().session, NULL));
	for (int i = 0; i < 5; i++)
		desk_key(&desk, KEY_BACKSPACE, 0);
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	ck_assert_int_eq(plies(), played);
	ck_assert(game_hash(session_game(seen().session)) == position);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Nothing of this turn lies yet"));
	desk_finish(&desk);
}
END_TEST

/* The button says of the turn that is thought about what is so. */
START_TEST(test_redo_puts_what_was_taken_back)
{
	table(2);
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_key(&desk, '1', 0);
	desk_build(&desk);
	ck_assert(desk_widget(&desk, ui_name("play.redo"))->flags & UI_DISABLED);
	desk_key(&desk, 'z', MOD_CTRL);
	ck_assert(!session_put_move(seen().session, NULL));
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name("play.redo")));
	ck_assert(session_put_move(seen().session, NULL));
	desk_key(&desk, KEY_BACKSPACE, 0);
	desk_key(&desk, KEY_BACKSPACE, 0);
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	desk_key(&desk, 'y', MOD_CTRL);
	ck_assert(session_put_move(seen().session, NULL));
	ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	desk_finish(&desk);
}
END_TEST

START_TEST(test_undo_asks_whose_turn_it_opens)
{
	table(2);
	turn();
	int played = plies();
	uint64_t position = game_hash(session_game(seen().session));
	desk_key(&desk, 'z', MOD_CTRL);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Open the turn of Ana again?"));
	/* No other key acts behind the question; Esc leaves everything as it is. */
	desk_key(&desk, 'z', MOD_CTRL);
	desk_key(&desk, KEY_BACKSPACE, 0);
	ck_assert_int_eq(plies(), played);
	desk_key(&desk, KEY_ESCAPE, 0);
	ck_assert_ptr_null(desk_widget(&desk, ui_name("dialog.act")));
	ck_assert_int_eq(plies(), played);
	/* The same by the button, which does not keep the keys: Enter and Space are the table's. */
	ck_assert(desk_press(&desk, ui_name("play.undo")));
	desk_build(&desk);
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	ck_assert(desk_focus(&desk) == ui_name("play.board"));
	ck_assert(desk_press(&desk, ui_name("play.undo")));
	desk_build(&desk);
	for (int i = 0; i < 4 && desk_focus(&desk) != ui_name("dialog.act"); i++)
		desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert(desk_focus(&desk) == ui_name("play.board")); /* where Enter ends the turn again */
	ck_assert_int_eq(plies(), 0);
	/* As it was thought: tile and follower lie. */
	ck_assert(session_put_move(seen().session, NULL));
	desk_build(&desk);
	ck_assert(desk_says(&desk, "The turn of Ana is open again"));
	/* Her own tentative turn is taken back without a question. */
	desk_key(&desk, 'z', MOD_CTRL);
	ck_assert(!session_put_move(seen().session, NULL));
	desk_key(&desk, 'z', MOD_CTRL);
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	/* By its button it comes back, and is ended as it was. */
	desk_build(&desk);
	struct rect undo = desk_widget(&desk, ui_name("play.undo"))->box;
	ck_assert(desk_press(&desk, ui_name("play.redo")));
	ck_assert(session_put_move(seen().session, NULL));
	desk_key(&desk, 'y', MOD_CTRL);
	ck_assert_int_eq(plies(), played);
	ck_assert(game_hash(session_game(seen().session)) == position);
	desk_build(&desk);
	/* What was said of a turn is not said of the one that is redone. */
	desk_key(&desk, 'z', MOD_CTRL);
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name("dialog.act")));
	desk_build(&desk);
	ck_assert(desk_says(&desk, "The turn of Ana is open again"));
	desk_key(&desk, 'y', MOD_CTRL);
	desk_build(&desk);
	ck_assert_int_eq(plies(), played);
	ck_assert(!desk_says(&desk, "is open again"));
	/* Nothing is left to be redone: neither button has moved under the pointer. */
	ck_assert(desk_widget(&desk, ui_name("play.redo"))->flags & UI_DISABLED);
	ck_assert_int_eq(desk_widget(&desk, ui_name("play.undo"))->box.x, undo.x);
	ck_assert_int_eq(desk_widget(&desk, ui_name("play.undo"))->box.w, undo.w);
	desk_finish(&desk);
}
END_TEST

START_TEST(test_history_asks_before_it_goes_back)
{
	table(2);
	turn();
	turn();
	turn();
	int played = plies();
	desk_key(&desk, 'h', 0);
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name_at("play.back", 0)));
	ck_assert_int_eq(plies(), played);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Go back to turn 1, of Ana?"));
	ck_assert(desk_says(&desk, "That would take back 3 finished turns"));
	ck_assert(desk_press(&desk, ui_name("dialog.safe")));
	ck_assert_int_eq(plies(), played);
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name_at("play.back", 0)));
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name("dialog.act")));
	ck_assert_int_eq(plies(), 0);
	while (plies() < played) {
		int before = plies();
		desk_key(&desk, 'y', MOD_CTRL);
		desk_key(&desk, 'y', MOD_CTRL);
		ck_assert_int_gt(plies(), before);
	}
	desk_finish(&desk);
}
END_TEST

/* Arrows and Page Up go through the history while it is open, and one click on Menu leads to the menu. */
START_TEST(test_an_open_history_is_in_nobodys_way)
{
	table(2);
	for (int i = 0; i < 12; i++)
		turn();
	desk_key(&desk, 'h', 0);
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "Turn 1 ·"));
	for (int i = 0; i < 40; i++)
		desk_key(&desk, i < 2 ? KEY_PAGE_UP : KEY_UP, 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Turn 1 ·"));
	for (int i = 0; i < 40; i++)
		desk_key(&desk, KEY_DOWN, 0);
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "Turn 1 ·"));
	ck_assert_ptr_null(seen().cursor);
	ck_assert(desk_press(&desk, ui_name_at("play.tool", 0)));
	desk_build(&desk);
	ck_assert_ptr_ne(screen_top(&desk.host), screen);
	desk_finish(&desk);
}
END_TEST

/* A look back goes through every turn and leaves the game, its redo and its file as they are. */
START_TEST(test_a_look_back_changes_nothing)
{
	table(2);
	turn();
	turn();
	turn();
	int played = plies();
	unsigned serial = session_serial(seen().session);
	desk_key(&desk, 'h', 0);
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name_at("play.back", 0)));
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name("dialog.other")));
	desk_build(&desk);
	struct screen *table_below = screen;
	struct session *played_session = seen().session;
	screen = screen_top(&desk.host);
	ck_assert_ptr_ne(screen, table_below);
	ck_assert_int_eq(seen().look_count, 3);
	for (int i = 0; i < 3; i++) {
		screen->kind->tick(screen, &desk.host, desk.frame.now);
		desk_build(&desk);
	}
	ck_assert(desk_says(&desk, "Turn 1 of 3"));
	desk_size(&desk, 1024, 600, 200);
	desk.host.wish = 200;
	language_set("xx");
	desk_build(&desk);
	ck_assert(desk_says(&desk, "0 / 3")); /* rather than cut */
	language_set("en");
	desk.host.wish = 0;
	desk_size(&desk, 1280, 720, 100);
	desk_build(&desk);
	ck_assert_int_eq(plies(), 0);
	desk_key(&desk, KEY_RIGHT, 0);
	desk_key(&desk, KEY_RIGHT, 0);
	ck_assert_int_eq(seen().look_at, 2);
	desk_key(&desk, KEY_LEFT, 0);
	ck_assert_int_eq(seen().look_at, 1);
	desk_key(&desk, KEY_DOWN, 0);
	ck_assert_int_eq(plies(), played);
	ck_assert(game_hash(session_game(seen().session)) == game_hash(session_game(played_session)));
	/* No hand touches it. */
	desk_key(&desk, 'z', MOD_CTRL);
	desk_key(&desk, KEY_BACKSPACE, 0);
	desk_key(&desk, 'y', MOD_CTRL);
	desk_click(&desk, 400, 300);
	ck_assert_int_eq(plies(), played);
	desk_key(&desk, KEY_SPACE, 0); /* runs from the start by itself, and holds at the end */
	ck_assert(seen().look_runs);
	for (int i = 0; i < 10; i++) {
		desk.frame.now += 2000;
		screen->kind->tick(screen, &desk.host, desk.frame.now);
	}
	ck_assert(!seen().look_runs);
	ck_assert_int_eq(seen().look_at, 3);
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_key(&desk, KEY_ESCAPE, 0); /* the list of moves is there as well */
	desk_build(&desk);
	screen = table_below;
	ck_assert_ptr_eq(screen_top(&desk.host), screen);
	ck_assert_uint_eq(session_serial(seen().session), serial);
	ck_assert_int_eq(plies(), played);
	desk_finish(&desk);
}
END_TEST

/* History speaks of tiles by their pictures; pointing at a line lights the tile, and numbers of cells come by choice.
 */
START_TEST(test_history_in_words_for_people)
{
	table(2);
	turn();
	turn();
	desk_key(&desk, 'h', 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Ana lays a tile"));
	for (int i = 0; i < desk.draw.count; i++)
		if (desk.draw.cmds[i].kind == DRAW_TEXT)
			ck_assert_msg(!strstr(desk.draw.cmds[i].u.text.text, " at "), "%s",
			              desk.draw.cmds[i].u.text.text);
	const struct history *history = session_history(seen().session);
	int placed = 0;
	while (history->events[placed].kind != EVENT_PLACED)
		placed++;
	const struct ui_item *row = desk_widget(&desk, ui_name_at("play.log", placed));
	ck_assert_ptr_nonnull(row);
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = row->box.x + 20, .y = row->box.y + 10});
	desk_build(&desk);
	ck_assert(seen().lit);
	ck_assert_int_eq(seen().lit->x, history->events[placed].cell.x);
	ck_assert_int_eq(seen().lit->y, history->events[placed].cell.y);
	desk_key(&desk, 'c', 0);
	desk_build(&desk);
	ck_assert_ptr_nonnull(desk_find(&desk, "-1, 0"));
	desk_finish(&desk);
}
END_TEST

/* A passing word at the bottom takes no click from the table below it, and goes with the next one. */
START_TEST(test_a_passing_word_is_in_nobodys_way)
{
	table(2);
	turn();
	desk_key(&desk, KEY_BACKSPACE, 0);
	desk_build(&desk);
	const struct draw_cmd *words = desk_find(&desk, "Nothing of this turn lies yet");
	ck_assert_ptr_nonnull(words);
	int x = (int)words->u.text.at.x + 10, y = (int)words->u.text.at.y - 4;
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = x, .y = y});
	desk_build(&desk);
	ck_assert_uint_eq(screen->widgets->hover, ui_name("play.board"));
	desk_click(&desk, x, y);
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "Nothing of this turn lies yet"));
	desk_finish(&desk);
}
END_TEST

static bool near_a_place(int x, int y)
{
	for (int i = 0; i < seen().found->slot_count; i++) {
		struct vec at = seen().found->slots[i].at;
		at = camera_point(seen().camera, seen().layout->stage, at.x, at.y);
		if ((at.x - x) * (at.x - x) + (at.y - y) * (at.y - y) < 60 * 60)
			return true;
	}
	return false;
}

/* A follower let go on a place's ground, off its disc, stands on that place. */
START_TEST(test_a_follower_snaps_to_the_ground_he_is_let_go_on)
{
	int snapped = 0;
	table(2);
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	desk_build(&desk);
	struct move laid;
	ck_assert(session_laid(seen().session, &laid));
	struct rect tile = camera_cell(seen().camera, seen().layout->stage, laid.cell.x, laid.cell.y);
	struct rect card = seen().layout->cards[seen().found->seat];
	for (int step = 0; step < 36; step++) {
		int x = tile.x + tile.w * (step % 6 * 2 + 1) / 12, y = tile.y + tile.h * (step / 6 * 2 + 1) / 12, hit;
		double on_x, on_y;
		struct spot spot;
		camera_at(seen().camera, seen().layout->stage, x, y, &on_x, &on_y);
		if (near_a_place(x, y) ||
		    !board_hit(seen().board, session_game(seen().session), on_x, on_y, &hit, &spot) ||
		    spot.kind == FEATURE_KINDS)
			continue;
		struct input input = {.kind = INPUT_MOVE, .x = card.x + 30, .y = card.y + card.h / 2};
		desk_input(&desk, &input);
		input.kind = INPUT_PRESS;
		input.button = BUTTON_LEFT;
		desk_input(&desk, &input);
		input = (struct input){.kind = INPUT_MOVE, .x = x - 20, .y = y};
		desk_input(&desk, &input);
		input.x = x;
		desk_input(&desk, &input);
		input.kind = INPUT_RELEASE;
		input.button = BUTTON_LEFT;
		desk_input(&desk, &input);
		struct move put;
		if (!session_put_move(seen().session, &put))
			continue;
		ck_assert_int_eq(put.spot.kind, spot.kind);
		snapped++;
		desk_key(&desk, KEY_BACKSPACE, 0);
		ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	}
	ck_assert_int_gt(snapped, 0);
	desk_finish(&desk);
}
END_TEST

/* The middle of the n-th lit place but the tile's own, of a bare one (n -1), or of one far from all land (-2). */
static struct vec middle_of(int n)
{
	struct cell far = {30, 30};
	struct move laid = {.cell = far};
	session_laid(seen().session, &laid);
	for (int i = 0; i < seen().found->cell_count; i++) {
		const struct play_cell *cell = &seen().found->cells[i];
		struct cell at = {cell->x, cell->y};
		if (cell_same(at, laid.cell) || (n < 0) != !cell->rotations || n-- > 0)
			continue;
		far = n == -3 ? far : at;
		break;
	}
	struct rect box = camera_cell(seen().camera, seen().layout->stage, far.x, far.y);
	return (struct vec){(float)box.x + (float)box.w / 2, (float)box.y + (float)box.h / 2};
}

/* A click beside all places leaves a tile that lies as it is; one on another place moves it, and says so, and what
 * became of its follower. */
START_TEST(test_a_click_that_moves_the_tile_says_so)
{
	static const char *const words[] = {"Backspace takes it back into the hand.",
	                                    "Its follower is taken back, too."};
	for (int put = 0; put < 2; put++) {
		struct move laid, now;
		table(2);
		desk_key(&desk, KEY_TAB, 0);
		desk_key(&desk, KEY_ENTER, 0);
		if (put)
			desk_key(&desk, '1', 0);
		ck_assert(session_laid(seen().session, &laid));
		ck_assert_int_eq(session_put_move(seen().session, NULL), put);
		for (int bare = -2; bare < 0; bare++) {
			struct vec at = middle_of(bare);
			desk_click(&desk, (int)at.x, (int)at.y);
			ck_assert(session_laid(seen().session, &now) && cell_same(now.cell, laid.cell));
			ck_assert_int_eq(session_put_move(seen().session, NULL), put);
			ck_assert(!desk_says(&desk, "elsewhere now"));
		}
		struct vec at = middle_of(0);
		desk_click(&desk, (int)at.x, (int)at.y);
		desk_build(&desk);
		ck_assert(session_laid(seen().session, &now) && !cell_same(now.cell, laid.cell));
		ck_assert(desk_says(&desk, "The tile lies elsewhere now"));
		ck_assert(desk_says(&desk, words[put]));
		desk_key(&desk, KEY_BACKSPACE, 0);
		ck_assert_int_eq(seen().found->wait, WAIT_TILE);
		desk_finish(&desk);
	}
}
END_TEST

/* A second click on a follower takes him off and says so, as his number does, and so does turning the tile below him;
 * a hand that only slips on him changes nothing. */
START_TEST(test_no_follower_goes_without_a_word)
{
	for (int how = 0; how < 3; how++) {
		table(2);
		desk_key(&desk, KEY_TAB, 0);
		desk_key(&desk, KEY_ENTER, 0);
		desk_key(&desk, '1', 0);
		desk_build(&desk);
		ck_assert(session_put_move(seen().session, NULL));
		ck_assert(!desk_says(&desk, "The follower is taken back"));
		struct vec at = seen().slot_places[0];
		if (how == 0) {
			desk_click(&desk, (int)at.x, (int)at.y);
		} else if (how == 1) {
			desk_key(&desk, 'r', 0);
		} else {
			struct input input = {.kind = INPUT_MOVE, .x = (int)at.x, .y = (int)at.y};
			desk_input(&desk, &input);
			input.kind = INPUT_PRESS;
			input.button = BUTTON_LEFT;
			desk_input(&desk, &input);
			for (int slip = 0; slip < 3; slip++) {
				input = (struct input){.kind = INPUT_MOVE, .x = (int)at.x + 6 * slip, .y = (int)at.y};
				desk_input(&desk, &input);
			}
			input.x = (int)at.x + 3;
			desk_input(&desk, &input);
			input.kind = INPUT_RELEASE;
			input.button = BUTTON_LEFT;
			desk_input(&desk, &input);
		}
		desk_build(&desk);
		ck_assert_int_eq(session_put_move(seen().session, NULL), how == 2);
		ck_assert_int_eq(desk_says(&desk, "The follower is taken back"), how < 2);
		desk_finish(&desk);
	}
}
END_TEST

/* What is printed on the tile where a number leads; 0: it leads nowhere. */
static void numbered(int printed[10])
{
	struct move laid;
	ck_assert(session_laid(seen().session, &laid));
	memset(printed, 0, 10 * sizeof *printed);
	for (int i = 0; i < seen().found->slot_count; i++) {
		const struct play_slot *slot = &seen().found->slots[i];
		if (slot->legal)
			printed[slot->number] = tile_map_code(&desk.tiles->types[laid.tile], laid.rotation, slot->on);
	}
}

/* A tile that is turned where it lies keeps its numbers, also where another of its places is taken then. */
START_TEST(test_a_turned_tile_keeps_its_numbers)
{
	int taken = 0;
	table(3);
	for (int played = 0; played < 40; played++) {
		struct move laid, turned;
		int before[10], after[10];
		desk_key(&desk, KEY_TAB, 0);
		for (int i = 0; i < played % 5; i++)
			desk_key(&desk, KEY_TAB, 0);
		desk_key(&desk, KEY_ENTER, 0);
		if (seen().found->wait != WAIT_FIGURE)
			break;
		ck_assert(session_laid(seen().session, &laid));
		numbered(before);
		for (int turns = 0; turns < 3; turns++) {
			desk_key(&desk, 'r', 0);
			session_laid(seen().session, &turned);
			if (turned.rotation == laid.rotation || seen().found->wait != WAIT_FIGURE)
				continue;
			numbered(after);
			for (int i = 0; i < 10; i++) {
				taken += before[i] && !after[i];
				if (before[i] && after[i])
					ck_assert_int_eq(before[i], after[i]);
			}
		}
		desk_key(&desk, '1', 0);
		desk_key(&desk, KEY_SPACE, 0);
	}
	ck_assert_int_gt(taken, 0);
	desk_finish(&desk);
}
END_TEST

/* Where the pointer aims for the first time it is said what its other button does, at any size; later R is enough. */
START_TEST(test_the_first_tile_names_the_right_click)
{
	for (int small = 0; small < 2; small++) {
		table(2);
		desk_size(&desk, small ? 1024 : 1280, small ? 600 : 720, 100);
		desk.frame.frozen = false;
		for (int round = 1; round < 3; round++) {
			desk_build(&desk);
			bool told = false, says = false;
			for (int i = 0; i < seen().found->legal_count; i++) {
				struct vec at = middle_of(i);
				desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = (int)at.x, .y = (int)at.y});
				desk.frame.now += 2000;
				desk_build(&desk);
				told |= desk_says(&desk, "R or right click turns");
				says |= desk_says(&desk, "R turns");
			}
			ck_assert_int_eq(told, round == 1);
			ck_assert_int_eq(says, round > 1);
			turn();
			turn();
		}
		desk_finish(&desk);
	}
}
END_TEST

/* The line below End turn says what it would do, in the smallest window, too. */
START_TEST(test_what_end_turn_does_is_said_at_any_size)
{
	table(5);
	desk_size(&desk, 1024, 600, 100);
	desk.frame.frozen = false;
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	ck_assert(desk_says(&desk, "without a follower"));
	desk_finish(&desk);
}
END_TEST

/* Another program changed the file: where the game is now stays told until it is answered, whatever is told meanwhile.
 */
START_TEST(test_kept_elsewhere_is_told_until_answered)
{
	char home[HOME_SIZE], path[FORMAT_PATH_SIZE];

	home_make(home);
	table(2);
	ck_assert(save_begin(seen().session, home).path);
	snprintf(path, sizeof path, "%s", session_path(seen().session));
	FILE *file = fopen(path, "a");
	ck_assert(file && fputs(" ", file) >= 0 && fclose(file) == 0);
	turn();
	ck_assert(desk_says(&desk, "The game is saved elsewhere"));
	desk_key(&desk, KEY_BACKSPACE, 0);
	ck_assert(!desk_says(&desk, "The game is saved elsewhere"));
	desk.frame.now += 60000;
	turn();
	ck_assert(desk_says(&desk, "The game is saved elsewhere"));
	ck_assert(desk_press(&desk, ui_name("play.toast")));
	turn();
	ck_assert(!desk_says(&desk, "The game is saved elsewhere"));
	desk_finish(&desk);
	home_remove(home);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("undo");
	TCase *tests = tcase_create("undo");

	tcase_add_test(tests, test_backspace_leaves_an_ended_turn_alone);
	tcase_add_test(tests, test_redo_puts_what_was_taken_back);
	tcase_add_test(tests, test_undo_asks_whose_turn_it_opens);
	tcase_add_test(tests, test_history_asks_before_it_goes_back);
	tcase_add_test(tests, test_an_open_history_is_in_nobodys_way);
	tcase_add_test(tests, test_a_look_back_changes_nothing);
	tcase_add_test(tests, test_history_in_words_for_people);
	tcase_add_test(tests, test_a_passing_word_is_in_nobodys_way);
	tcase_add_test(tests, test_kept_elsewhere_is_told_until_answered);
	tcase_add_test(tests, test_a_follower_snaps_to_the_ground_he_is_let_go_on);
	tcase_add_test(tests, test_a_click_that_moves_the_tile_says_so);
	tcase_add_test(tests, test_no_follower_goes_without_a_word);
	tcase_add_test(tests, test_a_turned_tile_keeps_its_numbers);
	tcase_add_test(tests, test_the_first_tile_names_the_right_click);
	tcase_add_test(tests, test_what_end_turn_does_is_said_at_any_size);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
