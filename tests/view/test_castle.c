/* The Castle at the table: what is told of a turn before it is ended, and at every size and in the longest language no
 * text is cut or lies on another.  The truth is what the engine pays afterwards. */
#include <bastide/castle.h>
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "app/castle_words.h"
#include "app/farms.h"
#include "app/language.h"
#include "view/kit/narrate.h"
#include "view/play/screen.h"
#include "../frames/seen.h"
#include "ruler.h"
#include "screens.h"
#include "texts.h"
#include "../runner.h"

static struct desk desk;
static struct screen *screen;

static struct play_seen seen(void) { return play_seen(screen, desk.frame.now); }

static void open_game(const char *name, int at)
{
	screen = screens_game(&desk.host, name, at);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
}

static void begin(void)
{
	screens_language("en");
	desk_init(&desk);
	desk.prefs.speed = 0;
	desk.frame.frozen = false;
}

static void end(void) { desk_finish(&desk); }

static const char *const game = "castle/whole-game";

/* R34: before it is laid a tile says whom it brings to a wall tile, which stays hidden: of two only the first. */
START_TEST(test_a_place_tells_of_its_wall_tile)
{
	static const struct {
		int x, y;
		bool taken;
	} places[] = {{6, 1, true}, {6, 0, false}};

	open_game("castle/C-36", 0);
	for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
		struct vec at = camera_point(seen().camera, seen().layout->stage, (float)places[i].x + 0.5f,
		                             (float)places[i].y + 0.5f);
		desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = (int)at.x, .y = (int)at.y});
		desk.frame.now += 5000;
		desk_build(&desk);
		desk_build(&desk);
		ck_assert_int_eq(desk_says(&desk, "Tower complete: +2"), places[i].taken);
		int said = 0;
		for (int c = 0; c < desk.draw.count; c++)
			said += desk.draw.cmds[c].kind == DRAW_TEXT &&
			        !strcmp(desk.draw.cmds[c].u.text.text, "takes a wall tile for it");
		ck_assert_int_eq(said, places[i].taken);
	}
}
END_TEST

/* R33, R38: what a place is said to complete is told also where somebody chooses in which order, or doubled, it is
 * scored: C-48 completes a house of 1 and a tower of 4, C-56 a tower of 4 that a wall tile could double. */
START_TEST(test_a_place_tells_what_it_completes)
{
	static const struct {
		const char *name;
		int points;
	} files[] = {{"castle/C-48", 1 + 4}, {"castle/C-56", 4}};
	static struct event_list would;
	for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
		struct move place;
		int told = 0;
		open_game(files[i].name, 0);
		ck_assert(move_parse("place T57 1,2 0", game_tile_set(session_game(seen().session)), &place));
		ck_assert(session_would(seen().session, &place, NULL, &would, NULL));
		for (int e = 0; e < would.count; e++)
			told += would.items[e].kind == EVENT_SCORED ? (int)would.items[e].points : 0;
		ck_assert_int_eq(told, files[i].points);
		screen_pop(&desk.host);
	}
}
END_TEST

/* Whatever moves is where it goes. */
static void settle(void)
{
	for (int i = 0; i < 2; i++) {
		desk.frame.now += 2000;
		screen_tick(&desk.host, desk.frame.now);
		desk_build(&desk);
	}
}

/* On small tiles the camera goes near for a follower only where his places lie too close to each other. */
START_TEST(test_the_camera_stays_where_places_lie_apart)
{
	int stayed = 0, went = 0;
	desk.prefs.follow_camera = true;
	desk_size(&desk, 1024, 600, 100);
	open_game(game, 0);
	for (int turn = 0; turn < 40 && seen().found->wait == WAIT_TILE; turn++) {
		double before = seen().camera->size;
		desk_key(&desk, KEY_TAB, 0);
		desk_key(&desk, KEY_ENTER, 0);
		settle();
		bool near = before * seen().found->slots_apart < 32;
		if (seen().found->wait == WAIT_FIGURE) {
			ck_assert_int_eq(seen().camera->size > before, near && before < 48);
			stayed += before < 48 && !near;
			went += before < 48 && near;
		}
		desk_key(&desk, KEY_SPACE, 0);
		settle();
		while (seen().found->wait == WAIT_DECISION) {
			desk_key(&desk, '1', 0);
			desk_key(&desk, KEY_ENTER, 0);
			settle();
		}
	}
	ck_assert_int_gt(went, 0);
	ck_assert_int_gt(stayed, 0);
}
END_TEST

/* In a narrow list all merchants are told by their side, or none: else one would look like another kind of place. */
START_TEST(test_merchants_are_told_alike)
{
	int lists = 0;
	desk_size(&desk, 1024, 600, 100);
	open_game(game, 0);
	for (int turn = 0; turn < 24 && seen().found->wait == WAIT_TILE; turn++) {
		desk_key(&desk, KEY_TAB, 0);
		desk_key(&desk, KEY_ENTER, 0);
		desk_build(&desk);
		int told[2] = {0, 0};
		for (int i = 0; i < seen().found->slot_count; i++) {
			const struct ui_item *row = desk_widget(&desk, ui_name_at("play.slot", i));
			const char *words[4];
			int count = row ? desk_words_in(&desk, row->box, words, 4) : 0;
			if (seen().found->slots[i].legal && count && !strcmp(words[0], "Merchant"))
				told[count > 1]++;
		}
		ck_assert_msg(!told[0] || !told[1], "turn %d: %d without a side, %d with one", turn, told[0], told[1]);
		lists += told[0] + told[1] > 1;
		desk_key(&desk, KEY_ENTER, 0);
		desk.frame.now += 4000;
		desk_build(&desk);
	}
	ck_assert_int_gt(lists, 2);
}
END_TEST

/* In full, too, two courts of a tile that lie the same way are called differently. */
START_TEST(test_merchants_are_told_apart)
{
	for (int seed = 1; seed < 20; seed++) {
		char text[100];
		snprintf(text, sizeof text,
		         "{\"format\":1,\"game\":\"castle\",\"players\":[\"red\",\"blue\"],\"seed\":%d}\n", seed);
		screen = screens_written(&desk.host, text, 0);
		screen_reset(&desk.host, screen);
		desk_build(&desk);
		desk_key(&desk, KEY_TAB, 0);
		desk_key(&desk, KEY_ENTER, 0);
		for (int i = 0; i < seen().found->slot_count; i++)
			for (int k = 0; k < i; k++)
				ck_assert_str_ne(play_seen_words(screen, i).detail, play_seen_words(screen, k).detail);
	}
}
END_TEST

/* A row that was clicked is given by Enter, as its button says. */
START_TEST(test_enter_gives_the_clicked_answer)
{
	open_game(game, 60);
	ck_assert_int_ge(seen().found->choice_count, 2);
	ck_assert(desk_press(&desk, ui_name_at("play.answer", 1)));
	ck_assert_int_eq(seen().chosen, 1);
	int plies = session_history(seen().session)->ply_count;
	desk_build(&desk);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_int_eq(session_history(seen().session)->ply_count, plies + 1);
}
END_TEST

/* Who hears it hears of each score what it pays, not what all of them pay. */
START_TEST(test_a_score_is_heard_with_what_it_pays)
{
	char *told = NULL;
	size_t size = 0;
	struct narrator narrator = {.stream = open_memstream(&told, &size)};

	open_game(game, 60);
	desk.host.narrator = &narrator;
	struct play_landing landings[PLAY_LANDINGS_MAX];
	for (int choice = 0; choice < seen().found->choice_count; choice++) {
		char pays[16];
		desk_key(&desk, '1' + choice, 0);
		desk_build(&desk);
		narrate_frame(&desk.host, &desk.draw);
		ck_assert_int_eq(play_seen_landings(screen, landings), 1);
		snprintf(pays, sizeof pays, ", +%d\n", landings[0].to - landings[0].from);
		fflush(narrator.stream);
		const char *last = strstr(told, "chosen: ");
		while (last && strstr(last + 1, "chosen: "))
			last = strstr(last + 1, "chosen: ");
		ck_assert_ptr_nonnull(last);
		ck_assert_msg(strstr(last, pays) != NULL, "%s: %s", pays, last);
	}
	fclose(narrator.stream);
	free(told);
	desk.host.narrator = NULL;
}
END_TEST

/* What is printed on a board, however large, is not taken for a word of the screen. */
START_TEST(test_numbers_of_the_wall_are_not_read_aloud)
{
	struct text_style large = {.px = 90, .line = 90};
	char *told = NULL;
	size_t size = 0;
	struct narrator narrator = {.stream = open_memstream(&told, &size)};

	open_game(game, 60);
	draw_text(&desk.draw, (struct rect){0, 0, 400, 100}, ALIGN_CENTER, &large, "printed");
	desk.draw.cmds[desk.draw.count - 1].flags |= DRAW_PRINTED;
	desk.host.narrator = &narrator;
	narrate_frame(&desk.host, &desk.draw);
	fclose(narrator.stream);
	ck_assert_ptr_null(strstr(told, "printed"));
	free(told);
	desk.host.narrator = NULL;
}
END_TEST

/* The walk that is shown of an answer is the one that its marker goes. */
START_TEST(test_a_chosen_score_shows_its_landing)
{
	open_game(game, 60);
	ck_assert_int_eq(session_decision(seen().session).kind, DECISION_SCORE);
	struct play_landing landings[PLAY_LANDINGS_MAX];
	ck_assert_int_eq(play_seen_landings(screen, landings), 0); /* nobody's choice is made for him */
	for (int choice = 0; choice < seen().found->choice_count; choice++) {
		desk_key(&desk, '1' + choice, 0);
		ck_assert_int_eq(seen().chosen, choice);
		ck_assert_int_eq(play_seen_landings(screen, landings), 1);
		ck_assert_int_eq(landings[0].from, game_score(session_game(seen().session), landings[0].seat));
	}
	/* Each has its number where it lies, too. */
	for (int choice = seen().found->choice_count - 1; choice >= 0; choice--) {
		desk_press(&desk, ui_name_at("play.answer.place", choice));
		ck_assert_int_eq(seen().chosen, choice);
	}
	ck_assert_int_eq(play_seen_landings(screen, landings), 1);
	int plies = session_history(seen().session)->ply_count;
	desk_key(&desk, KEY_ENTER, 0);
	const struct history *history = session_history(seen().session);
	ck_assert_int_eq(history->ply_count, plies + 1);
	for (int e = history->plies[plies].first_event; e < history->event_count; e++)
		if (history->events[e].kind == EVENT_SCORED) {
			ck_assert_int_eq(history->events[e].seat, landings[0].seat);
			ck_assert_int_eq(history->events[e].points, landings[0].to - landings[0].from);
			return;
		}
	ck_abort_msg("nothing was scored");
}
END_TEST

/* Through a whole game: of each turn as it was, a corner with a wall tile is foretold if and only if one is won. */
START_TEST(test_a_corner_is_foretold)
{
	int won = 0;
	for (int at = 0; at < 120; at++, screen->kind->destroy(screen)) {
		struct play_landing landings[PLAY_LANDINGS_MAX];
		int corners = 0, taken = 0;
		screen = screens_game(&desk.host, game, at);
		screen->kind->enter(screen, &desk.host, 0);
		if (seen().found->wait != WAIT_FIGURE && seen().found->wait != WAIT_END)
			continue;
		for (int i = 0, n = play_seen_landings(screen, landings); i < n; i++)
			corners += landings[i].corner != CASTLE_NO_CORNER;
		int plies = session_history(seen().session)->ply_count;
		ck_assert(session_end_turn(seen().session));
		const struct history *history = session_history(seen().session);
		for (int e = history->plies[plies].first_event; e < history->event_count; e++)
			taken += history->events[e].kind == EVENT_WALL;
		ck_assert_int_eq(corners, taken);
		won += taken;
	}
	ck_assert_int_gt(won, 0);
}
END_TEST

/* Every wall tile that is held lies below its player's card, and says what it does. */
START_TEST(test_hands_lie_open)
{
	open_game(game, 118);
	const struct game *now = session_game(seen().session);
	int held = 0;
	for (int seat = 0; seat < 2; seat++) {
		int count = 0;
		for (int number = 1; number <= WALL_KINDS; number++)
			count += game_hand(now, seat, number);
		for (int i = 0; i < count; i++)
			ck_assert_ptr_nonnull(desk_widget(&desk, ui_name_at("play.hand", seat * 32 + i)));
		ck_assert_ptr_null(desk_widget(&desk, ui_name_at("play.hand", seat * 32 + count)));
		held += count;
	}
	ck_assert_int_gt(held, 1);
	for (int seat = 0; seat < 2; seat++) {
		const struct ui_item *tile = desk_widget(&desk, ui_name_at("play.hand", seat * 32));
		if (!tile)
			continue;
		desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = tile->box.x + 4, .y = tile->box.y + 4});
		desk.frame.now += MOTION_TOOLTIP_WAIT + 1;
		desk_build(&desk);
		int number = 1;
		while (!game_hand(now, seat, number))
			number++;
		ck_assert(desk_says(&desk, castle_wall_name(number)));
		return;
	}
}
END_TEST

/* The tooltip of what has the focus: as it is drawn after a while, and as it is told aloud. */
static const char *told_of_focus(void)
{
	desk.frame.now += MOTION_TOOLTIP_WAIT + 1;
	desk_build(&desk);
	desk.frame.now += MOTION_TOOLTIP_WAIT + 1;
	desk_build(&desk);
	return screen->widgets->told.tip;
}

static ui_id hand_id(int seat, int at) { return ui_name_at("play.hand", seat * 32 + at); }

/* Before the first is won there is nothing to go through, and K says so. */
START_TEST(test_no_hand_by_keys_says_so)
{
	open_game(game, 0);
	desk.frame.frozen = false; /* a picture shows no toast */
	desk_key(&desk, 'k', 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Nobody holds a wall tile"));
	for (int i = 0; i < desk.draw.count; i++) /* with no sign of a warning */
		ck_assert(desk.draw.cmds[i].kind != DRAW_IMAGE ||
		          desk.draw.cmds[i].u.image.how.mod != (rgb(COLOR_REFUSE) | 0xff));
}
END_TEST

/* K goes through all wall tiles in hand, each of which says what it does, and back to the table. */
START_TEST(test_hands_by_keys)
{
	open_game(game, 118);
	const struct game *now = session_game(seen().session);
	ui_id board = desk_focus(&desk);
	int told = 0;
	for (int n = 0; n < 2; n++) {
		int seat = (seen().found->seat + n) % 2, at = 0;
		for (int number = 1; number <= WALL_KINDS; number++)
			for (int i = 0; i < game_hand(now, seat, number); i++, at++, told++) {
				desk_key(&desk, 'k', 0);
				const char *words = told_of_focus();
				ck_assert_uint_eq(desk_focus(&desk), hand_id(seat, at));
				ck_assert(strstr(words, castle_wall_note(number, game_settings(now))) &&
				          strstr(words, castle_wall_when(number)));
				ck_assert_msg(desk_says(&desk, castle_wall_name(number)), "%s", words);
			}
	}
	ck_assert_int_gt(told, 1);
	desk_key(&desk, 'k', 0);
	ck_assert_uint_eq(desk_focus(&desk), board);
	/* the way that all buttons have */
	desk_key(&desk, KEY_F6, 0);
	bool met = false;
	for (int i = 0; i < 60 && !met; i++, desk_key(&desk, KEY_TAB, 0))
		met = desk_focus(&desk) == hand_id(0, 0) || desk_focus(&desk) == hand_id(1, 0);
	ck_assert(met);
}
END_TEST

/* What is told of one ends with Esc, before that leads to the menu; and no key opens a sheet below it. */
START_TEST(test_a_told_hand_is_closed)
{
	open_game(game, 118);
	ui_id board = desk_focus(&desk);
	for (int sheet = 1; sheet >= 0; sheet--) {
		desk_key(&desk, 'k', 0);
		told_of_focus();
		const struct ui_item *tile = desk_widget(&desk, desk_focus(&desk));
		ck_assert(tile && tile->id != board);
		ck_assert_ptr_nonnull(strstr(told_of_focus(), "."));
		ck_assert(screen->widgets->tip_wanted);
		desk_key(&desk, sheet ? 'h' : KEY_ESCAPE, 0);
		told_of_focus();
		ck_assert(!screen->widgets->tip_wanted);
		ck_assert_uint_eq(desk_focus(&desk), board);
		ck_assert_ptr_eq(screen_top(&desk.host), screen);
		ck_assert_int_eq(desk_says(&desk, "Look through the game"), sheet);
		if (sheet)
			desk_key(&desk, KEY_ESCAPE, 0);
		desk_build(&desk);
		ck_assert(!desk_says(&desk, "Look through the game"));
		ck_assert_ptr_eq(screen_top(&desk.host), screen);
	}
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	ck_assert_ptr_ne(screen_top(&desk.host), screen);
}
END_TEST

/* Another turn is asked about: the wall tile itself is the answer. */
START_TEST(test_a_wall_tile_is_used_by_keys)
{
	open_game(game, 25);
	ck_assert_int_eq(session_decision(seen().session).kind, DECISION_EXTRA);
	int seat = seen().found->seat, ones = game_hand(session_game(seen().session), seat, 1);
	int plies = session_history(seen().session)->ply_count;
	ck_assert_int_gt(ones, 0);
	desk_key(&desk, 'k', 0);
	ck_assert_uint_eq(desk_focus(&desk), hand_id(seat, 0));
	ck_assert(strstr(told_of_focus(), "Enter chooses it"));
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_int_eq(session_history(seen().session)->ply_count, plies); /* chosen, not yet given */
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_int_eq(session_history(seen().session)->ply_count, plies + 1);
	ck_assert_int_eq(session_history(seen().session)->plies[plies].move.kind, MOVE_EXTRA);
	ck_assert_int_eq(game_hand(session_game(seen().session), seat, 1), ones - 1);
}
END_TEST

/* ---- the overlay of courts ---- */

static struct farm_list courts;

static void courts_open(const char *name, int at)
{
	open_game(name, at);
	desk_key(&desk, 'f', 0);
	desk_build(&desk);
	farms_find(session_game(seen().session), session_final(seen().session), &courts);
}

/* What the worked examples say of courts: C-76 to C-79. */
START_TEST(test_courts_are_told_as_in_the_examples)
{
	courts_open("castle/C-78", 0);
	ck_assert_int_eq(courts.count, 1);
	ck_assert_int_eq(courts.lines[0].points, 20);
	ck_assert_uint_eq(courts.lines[0].seats, 1);
	ck_assert(desk_says(&desk, "5 markets × 4"));
	courts_open("castle/C-79", 0);
	ck_assert_int_eq(courts.count, 2);
	ck_assert_int_eq(courts.lines[0].points, 12);
	ck_assert_int_eq(courts.lines[1].points, 3);
	ck_assert(desk_says(&desk, "3 markets × 4") && desk_says(&desk, "1 market × 3"));
	courts_open("castle/C-77", 0);
	ck_assert_int_eq(courts.count, 1);
	ck_assert_int_eq(courts.lines[0].points, 12);
	ck_assert_uint_eq(courts.lines[0].seats, 2);
	courts_open("castle/C-76", 0);
	ck_assert_int_eq(courts.count, 1);
	ck_assert_uint_eq(courts.lines[0].seats, 0);
	ck_assert(courts.lines[0].tied);
	ck_assert(desk_says(&desk, "A tie: nobody"));
}
END_TEST

/* Through a whole game: what the courts bring is what a copy that is ended here has more than without them; and every
 * market that lies there is told of once. */
START_TEST(test_courts_are_told_as_they_pay)
{
	static struct event_list events;
	int paid = 0, free_ones = 0;
	for (int at = 0; at < 120; at += 7, screen->kind->destroy(screen)) {
		int32_t told[PLAYERS_MAX] = {0}, engine[PLAYERS_MAX] = {0};
		int markets = 0, lying = 0;
		screen = screens_game(&desk.host, game, at);
		const struct game *now = session_game(seen().session);
		const struct tile_set *set = game_tile_set(now);
		farms_find(now, session_final(seen().session), &courts);
		for (int i = 0; i < courts.count; i++) {
			const struct farm_line *line = &courts.lines[i];
			markets += line->cities;
			free_ones += !line->seats;
			for (int seat = 0; seat < 2; seat++)
				told[seat] += line->seats >> seat & 1 ? line->points : 0;
		}
		struct game *copy = game_clone(now);
		events.count = events.city_count = 0;
		game_end(copy, &events);
		for (int i = 0; i < events.count; i++)
			if (events.items[i].kind == EVENT_SCORED && events.items[i].reason == SCORE_COURT)
				engine[events.items[i].seat] += events.items[i].points;
		for (int seat = 0; seat < 2; seat++) {
			ck_assert_int_eq(told[seat], engine[seat]);
			paid += engine[seat];
		}
		for (int i = 0; i < game_tile_count(now); i++) {
			struct setup_tile tile = game_tile(now, i);
			for (int p = 0; p < set->types[tile.type].part_count; p++)
				if (set->types[tile.type].parts[p].kind == FEATURE_COURT)
					lying += set->types[tile.type].parts[p].marks;
			for (int s = 0; s < set->castle->start_count; s++)
				if (set->castle->starts[s].cell.x == tile.cell.x &&
				    set->castle->starts[s].cell.y == tile.cell.y)
					lying += set->castle->starts[s].markets;
		}
		ck_assert_int_eq(markets, lying);
		game_destroy(copy);
	}
	ck_assert_int_gt(paid, 0);
	ck_assert_int_gt(free_ones, 0);
}
END_TEST

/* The pointer on every card; how many of them tell what the empty area would pay. */
static int keeps_told(void)
{
	int told = 0;
	for (int seat = 0; seat < 2; seat++) {
		struct rect card = desk_widget(&desk, ui_name_at("play.card", seat))->box;
		desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = card.x + 4, .y = card.y + 4});
		desk.frame.now += MOTION_TOOLTIP_WAIT + 1;
		desk_build(&desk);
		desk_build(&desk);
		bool keep = desk_reads(&desk, "The larger keep takes");
		ck_assert_int_eq(keep, desk_reads(&desk, "empty place")); /* what is counted, in numbers */
		told += keep;
	}
	return told;
}

/* It is a part of the projection: without that aid nothing tells it, nor when the game is over. */
/* Where no word has room that they are equal, there is nothing to come to with Tab. */
START_TEST(test_equal_keeps_without_room_are_no_widget)
{
	int told = 0;
	screens_language("xx");
	desk_size(&desk, 800, 520, 100);
	for (int at = 18; at < 30; at++) {
		open_game(game, at);
		const struct ui_items *items = &screen->widgets->items;
		for (int i = 0; i < items->count; i++)
			for (int seat = 0; seat < 2; seat++)
				if (items->items[i].id == ui_name_at("play.keep", seat)) {
					ck_assert_msg(items->items[i].box.w > 0, "after %d moves", at);
					told++;
				}
	}
	ck_assert_int_gt(told, 0);
}
END_TEST

START_TEST(test_the_keep_is_told_with_the_projection)
{
	desk.host.windowed = true;
	open_game(game, 100);
	ck_assert_int_eq(keeps_told(), 1);
	int explained = 0;
	for (int seat = 0; seat < 2; seat++) { /* where it is pointed at, what it counts, and which of them */
		const struct ui_item *pill = desk_widget(&desk, ui_name_at("play.keep", seat));
		if (!pill)
			continue;
		desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = pill->box.x + 2, .y = pill->box.y + 2});
		desk.frame.now += MOTION_TOOLTIP_WAIT + 1;
		desk_build(&desk);
		desk_build(&desk);
		ck_assert(desk_reads(&desk, " has the larger keep: "));
		ck_assert(desk_reads(&desk, " more by wall tile 8."));
		explained +=
		    desk_reads(&desk, "the largest empty area at the end, 1 point a place") &&
		    desk_reads(&desk, "What will stay empty as it looks now: 14 empty places + 1 start space = 15.");
		desk_click(&desk, pill->box.x + 2, pill->box.y + 2); /* nothing to press: Enter is the table's */
		ck_assert_uint_eq(desk_focus(&desk), ui_name("play.board"));
	}
	ck_assert_int_eq(explained, 1);
	for (int seat = 0; seat < 2; seat++) { /* in the forecast, as in the sheet of its parts */
		char forecast[16];
		snprintf(forecast, sizeof forecast, "%d", (int)seen().found->projection[seat]);
		ck_assert_msg(desk_reads(&desk, forecast), "%s", forecast);
	}
	((struct aids *)session_aids(seen().session))->projection = false;
	ck_assert_int_eq(keeps_told(), 0);
	open_game(game, -1);
	ck_assert(session_aids(seen().session)->projection);
	ck_assert_int_eq(seen().found->wait, WAIT_OVER);
	ck_assert_int_eq(keeps_told(), 0);
}
END_TEST

/* R17, R42: 16 of the 76 cells stay empty, which is said near the end, while a tile is to be laid. */
START_TEST(test_what_stays_empty_is_told)
{
	open_game(game, 0);
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	ck_assert(!desk_says(&desk, "stay empty"));    /* nobody can do much about it yet */
	ck_assert_int_eq(seen().found->cell_count, 7); /* R11: before the start spaces */
	int told = 0;
	for (int at = 90; at < 130 && !told; at++) {
		open_game(game, at);
		told = seen().found->wait == WAIT_TILE && desk_says(&desk, "places will stay empty");
	}
	ck_assert(told);
}
END_TEST

START_TEST(test_a_rematch_is_of_the_same_game)
{
	open_game(game, -1);
	ck_assert(desk_press(&desk, ui_name("play.end")));
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "result");
	desk.frame.now += 20000;
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name("result.rematch")));
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
	screen = screen_top(&desk.host);
	ck_assert_int_eq(game_kind(session_game(seen().session)), GAME_CASTLE);
	ck_assert_int_eq(session_history(seen().session)->ply_count, 0);
	ck_assert_int_eq(game_turn_seat(session_game(seen().session)), 1); /* the other one begins */
}
END_TEST

static void wait_a_while(void)
{
	for (int i = 0; i < 5; i++) {
		desk.frame.now += 1000;
		screen_tick(&desk.host, desk.frame.now);
		desk_build(&desk);
	}
}

/* A question beside the table makes it narrower for a while; answered, the board is as large as before, and where it
 * was. */
START_TEST(test_after_a_question_the_board_is_back)
{
	static const char *const turn[] = {"place T40 2,2 3", "meeple house:N"};
	static const int sizes[][2] = {{1200, 640}, {1280, 720}, {1920, 1080}};
	struct move move;
	desk.host.windowed = true;
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		desk_size(&desk, sizes[i][0], sizes[i][1], 100);
		open_game(game, 58);
		wait_a_while();
		ck_assert_int_eq(seen().found->wait, WAIT_TILE);
		struct camera before = *seen().camera;
		ck_assert(move_parse(turn[0], game_tile_set(session_game(seen().session)), &move));
		ck_assert(session_lay(seen().session, &move, NULL));
		wait_a_while();
		ck_assert(move_parse(turn[1], game_tile_set(session_game(seen().session)), &move));
		ck_assert(session_put(seen().session, &move, NULL));
		ck_assert(session_end_turn(seen().session));
		wait_a_while();
		ck_assert_int_eq(seen().found->wait, WAIT_DECISION);
		ck_assert_int_gt(seen().layout->decide.w, 0);
		desk_key(&desk, '1', 0);
		desk_key(&desk, KEY_ENTER, 0);
		wait_a_while();
		ck_assert_int_eq(seen().found->wait, WAIT_TILE);
		struct camera after = *seen().camera;
		ck_assert_msg(camera_same(&after, &before), "%dx%d: %g at %g, %g; it was %g at %g, %g", sizes[i][0],
		              sizes[i][1], after.size, after.x, after.y, before.size, before.x, before.y);
	}
}
END_TEST

/* Another turn to take, a follower to put, an order to choose, a doubling to choose. */
static const struct {
	int w, h, at;
} scenes[] = {{1024, 600, 25}, {1280, 720, 25}, {1024, 600, 58}, {1024, 600, 60}, {1280, 720, 60}, {1024, 600, 119}};

/* Whoever stands near an edge that the roof goes on beyond stands nearer to it, and always on the feature that he
 * holds: what lies under him there is asked of the map, and what he holds of the engine. */
START_TEST(test_a_follower_stands_on_his_roof)
{
	static struct feature held, under;
	int moved = 0;
	for (int at = 10; at < 124; at += 4) {
		struct setup_figure figures[FIGURES_MAX];
		open_game(game, at);
		const struct game *now = session_game(seen().session);
		for (int i = 0, count = game_figures(now, figures); i < count; i++) {
			const struct setup_figure *figure = &figures[i];
			struct setup_tile tile = game_tile(now, game_tile_at(now, figure->cell.x, figure->cell.y));
			struct spot spot;
			int index;
			if (figure->spot.kind != FEATURE_HOUSE && figure->spot.kind != FEATURE_TOWER)
				continue;
			struct vec place = board_anchor(seen().board, now, figure->cell, figure->spot);
			struct vec alone =
			    board_anchor_on(seen().board, tile.type, tile.rotation, figure->cell, figure->spot, NULL);
			moved += place.x != alone.x || place.y != alone.y;
			ck_assert(board_hit(seen().board, now, place.x, place.y, &index, &spot));
			struct cell there = game_tile(now, index).cell;
			ck_assert(game_feature_at(now, figure->cell.x, figure->cell.y, figure->spot, &held));
			ck_assert(game_feature_at(now, there.x, there.y, spot, &under));
			ck_assert_msg(held.kind == under.kind && held.tile_count == under.tile_count &&
			                  held.figure_count == under.figure_count,
			              "after %d moves, figure %d", at, i);
		}
	}
	ck_assert_int_ge(moved, 1);
}
END_TEST

START_TEST(test_the_longest_language)
{
	int faults = 0;
	screens_language("xx");
	for (size_t i = 0; i < sizeof scenes / sizeof scenes[0]; i++) {
		char where[80];
		desk_size(&desk, scenes[i].w, scenes[i].h, 100);
		open_game(game, scenes[i].at);
		snprintf(where, sizeof where, "castle at %d, %dx%d", scenes[i].at, scenes[i].w, scenes[i].h);
		faults += texts_check(&desk.draw, where, TEXTS_SCROLL);
	}
	ck_assert_int_eq(faults, 0);
}
END_TEST

/* The rail of a game that is over says so, and not how many tiles are left. */
START_TEST(test_the_end_has_no_tiles_left)
{
	desk_size(&desk, 1920, 1080, 100);
	open_game(game, -1);
	ck_assert(desk_says(&desk, "The end"));
	ck_assert(!desk_says(&desk, "tiles left"));
}
END_TEST

int main(void)
{
	const TTest *const tests[] = {
	    test_a_place_tells_what_it_completes,
	    test_a_place_tells_of_its_wall_tile,
	    test_enter_gives_the_clicked_answer,
	    test_the_camera_stays_where_places_lie_apart,
	    test_merchants_are_told_alike,
	    test_merchants_are_told_apart,
	    test_a_score_is_heard_with_what_it_pays,
	    test_numbers_of_the_wall_are_not_read_aloud,
	    test_a_chosen_score_shows_its_landing,
	    test_a_corner_is_foretold,
	    test_hands_lie_open,
	    test_hands_by_keys,
	    test_a_told_hand_is_closed,
	    test_no_hand_by_keys_says_so,
	    test_a_wall_tile_is_used_by_keys,
	    test_courts_are_told_as_in_the_examples,
	    test_courts_are_told_as_they_pay,
	    test_the_keep_is_told_with_the_projection,
	    test_equal_keeps_without_room_are_no_widget,
	    test_what_stays_empty_is_told,
	    test_a_rematch_is_of_the_same_game,
	    test_a_follower_stands_on_his_roof,
	    test_after_a_question_the_board_is_back,
	    test_the_longest_language,
	    test_the_end_has_no_tiles_left,
	};
	return runner_run_tests("castle", begin, end, 120, tests, sizeof tests / sizeof tests[0]);
}
