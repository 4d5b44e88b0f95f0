/* The table at every size, scale and language, in all that it can show: no text is
 * cut or lies on another.  And what keys and pointer do to what is told. */
#include <bastide/format.h>
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/language.h"
#include "app/save.h"
#include "../begin.h"
#include "../home.h"
#include "../runner.h"
#include "view/play/screen.h"
#include "view/ui/widget.h"
#include "../frames/seen.h"
#include "ruler.h"
#include "screens.h"
#include "texts.h"

static const struct {
	int w, h, percent;
} sizes[] = {{1024, 600, 100},  {1280, 720, 100},  {1600, 900, 100},
             {1920, 1080, 100}, {2560, 1440, 100}, {2560, 1440, 200}};

static struct screen *screen;

static struct play_seen seen(void) { return play_seen(screen, 0); }

enum { SIZES = sizeof sizes / sizeof sizes[0] };

/* The table of five along the river, Magnus with a tile in hand; or a lively end. */
static void table_open(struct desk *desk, const char *name, const char *overlays)
{
	screen = screens_game(&desk->host, name, -1);
	ck_assert_pstr_eq(play_screen_picture(screen, &(struct play_picture){.overlays = overlays}), NULL);
	screen_reset(&desk->host, screen);
	desk_build(desk);
	desk_build(desk);
}

/* At rest, with the overlay, with a follower to be put. */
static int check_table(struct desk *desk, const char *where)
{
	static const char *const overlays[] = {"none", "fields"};
	char text[160];
	int faults = 0;
	for (int i = 0; i < 2; i++) {
		table_open(desk, "showcase", overlays[i]);
		snprintf(text, sizeof text, "%s, %s", where, overlays[i]);
		faults += texts_check(&desk->draw, text, 0);
		desk_key(desk, KEY_TAB, 0);
		ck_assert_ptr_nonnull(seen().cursor);
		desk_key(desk, KEY_ENTER, 0);
		ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
		for (int n = 0; n < 4; n++) /* the camera comes near */
			desk_build(desk);
		snprintf(text, sizeof text, "%s, %s, follower", where, overlays[i]);
		faults += texts_check(&desk->draw, text, TEXTS_SCROLL);
	}
	return faults;
}

static void check_language(const char *language)
{
	struct desk desk;
	char where[120];
	int faults = 0;
	screens_language(language);
	desk_init(&desk);
	desk.prefs.speed = 0;
	for (int s = 0; s < SIZES; s++) {
		desk_size(&desk, sizes[s].w, sizes[s].h, sizes[s].percent);
		snprintf(where, sizeof where, "play, %dx%d at %d %%, %s", sizes[s].w, sizes[s].h, sizes[s].percent,
		         language);
		faults += check_table(&desk, where);
	}
	desk_finish(&desk);
	ck_assert_int_eq(faults, 0);
}

/* Each tool has its word below it, in every language there is. */
START_TEST(test_tools_have_words)
{
	static const char *const words[] = {"Menu", "Fields", "Tiles", "History", "Hint", "View"};
	struct desk desk;
	screens_language(language_offer(_i)->code);
	desk_init(&desk);
	desk_size(&desk, 1280, 720, 100);
	table_open(&desk, "showcase", "none");
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		ck_assert_msg(desk_find(&desk, tr(words[i])) != NULL, "%s: no %s", language_offer(_i)->code, words[i]);
	desk_size(&desk, 1024, 600, 100);
	desk_build(&desk);
	ck_assert_ptr_null(desk_find(&desk, tr("View"))); /* no room */
	desk_finish(&desk);
}
END_TEST

START_TEST(test_english) { check_language("en"); }
END_TEST

START_TEST(test_pseudo) { check_language("xx"); }
END_TEST

START_TEST(test_catalogues) { check_language(language_offer(_i)->code); }
END_TEST

static const struct play_cell *cell_at(const struct cell *at)
{
	const struct play_found *found = seen().found;
	ck_assert_ptr_nonnull(at);
	for (int i = 0; i < found->cell_count; i++)
		if (found->cells[i].x == at->x && found->cells[i].y == at->y)
			return &found->cells[i];
	ck_abort_msg("no tile can lie at %d,%d", at->x, at->y);
}

/* The cell under the keys says whom a tile would join, how it is turned and laid. */
START_TEST(test_ghost_says_what_it_joins)
{
	struct desk desk;
	int joins = 0;
	language_set("en");
	desk_init(&desk);
	table_open(&desk, "showcase", "none");
	for (int i = 0; i < seen().found->legal_count; i++) {
		desk_key(&desk, KEY_TAB, 0);
		const struct play_cell *cell = cell_at(seen().cursor);
		bool one = (cell->rotations & (cell->rotations - 1)) == 0;
		ck_assert_msg(one == (desk_find(&desk, "fits one way · Enter lays") != NULL), "at %d,%d", cell->x,
		              cell->y);
		joins += desk_find(&desk, "Joins the city of Rosso") != NULL;
	}
	ck_assert_int_ge(joins, 1);
	desk_finish(&desk);
}
END_TEST

/* Of the tiles that nobody has seen: does one fit there? */
static bool one_fits(const struct game *game, int x, int y)
{
	uint8_t deck[TILES_MAX];
	int count = game_deck(game, deck);
	for (int i = 0; i < count; i++)
		for (int rotation = 0; rotation < 4; rotation++)
			if (game_tile_fits(game, deck[i], x, y, rotation))
				return true;
	return false;
}

/* It warns of a gap beside the tile that no tile could fill any more, and only of that. */
START_TEST(test_ghost_warns_of_gaps)
{
	static const int dx[] = {0, 1, 0, -1}, dy[] = {-1, 0, 1, 0};
	static const char *const games[] = {"showcase", "river-two"};
	struct desk desk;
	int warned = 0, quiet = 0;
	language_set("en");
	desk_init(&desk);
	table_open(&desk, games[_i], "none");
	for (int i = 0; i < 3 * seen().found->legal_count; i++) {
		desk_key(&desk, i % 3 ? 'r' : KEY_TAB, 0);
		const struct game *game = session_game(seen().session);
		const struct play_cell *cell = cell_at(seen().cursor);
		if (!(cell->rotations >> seen().rotation & 1))
			continue;
		struct move place = {.kind = MOVE_PLACE,
		                     .tile = (uint8_t)session_tile(seen().session),
		                     .cell = {(int16_t)cell->x, (int16_t)cell->y},
		                     .rotation = (uint8_t)seen().rotation};
		struct game *then = game_clone(game);
		bool gap = false;
		ck_assert_msg(game_apply(then, &place, NULL), "at %d,%d", cell->x, cell->y);
		for (int side = 0; side < 4; side++) {
			int x = cell->x + dx[side], y = cell->y + dy[side];
			gap |= game_tile_at(game, x, y) < 0 && one_fits(game, x, y) && !one_fits(then, x, y);
		}
		game_destroy(then);
		desk_build(&desk);
		ck_assert_msg(gap == (desk_find(&desk, "No tile left will fit beside it") != NULL),
		              "at %d,%d turned %d", cell->x, cell->y, seen().rotation);
		warned += gap;
		quiet += !gap;
	}
	ck_assert_int_eq(warned > 0, _i > 0);
	ck_assert_int_ge(quiet, 1);
	desk_finish(&desk);
}
END_TEST

/* The pointer's card keeps away while a list is open: it lay over the names in it. */
START_TEST(test_no_card_over_an_open_list)
{
	struct desk desk;
	language_set("en");
	desk_init(&desk);
	table_open(&desk, "showcase", "none");
	desk.host.windowed = true;
	struct rect stage = seen().layout->stage;
	for (int open = 0; open < 2; open++) {
		int cards = 0;
		if (open)
			ck_assert(desk_press(&desk, ui_name_at("play.card", 0)));
		desk_build(&desk);
		ck_assert(!open || desk_says(&desk, "Mathilde"));
		for (int i = 0; i < 60; i++) {
			desk_input(&desk, &(struct input){.kind = INPUT_MOVE,
			                                  .x = stage.x + stage.w * (i % 10 * 2 + 1) / 20,
			                                  .y = stage.y + stage.h * (i / 10 * 2 + 1) / 12});
			desk.frame.now += 2000;
			desk_build(&desk);
			cards += desk_says(&desk, "an example of its rule") || desk_says(&desk, "finished") ||
			         desk_says(&desk, "nobody");
		}
		ck_assert_int_eq(cards > 0, !open);
		ck_assert(!open || desk_says(&desk, "Mathilde"));
	}
	desk_finish(&desk);
}
END_TEST

/* Nor does what is told of the keyboard's place. */
START_TEST(test_no_tip_over_an_open_list)
{
	struct desk desk;
	language_set("en");
	desk_init(&desk);
	table_open(&desk, "showcase", "none");
	desk.host.windowed = true;
	do
		desk_key(&desk, KEY_TAB, 0);
	while (!desk_says(&desk, "Enter lays"));
	ck_assert(desk_press(&desk, ui_name_at("play.card", 0)));
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Mathilde") && !desk_says(&desk, "Enter lays"));
	desk_finish(&desk);
}
END_TEST

/* Where a game is kept is said whole, however long the sentence and the language. */
START_TEST(test_a_toast_says_all)
{
	struct desk desk;
	struct ui ui;
	int faults = 0;
	language_set("xx");
	desk_init(&desk);
	ui_init(&ui);
	for (int s = 0; s < SIZES; s++) {
		char text[240];
		desk_size(&desk, sizes[s].w, sizes[s].h, sizes[s].percent);
		snprintf(text, sizeof text, tr("Another program has changed %.100s. This game goes on as %.100s."),
		         "friday-evening-with-the-neighbours.bastide", "game-0012.bastide");
		draw_begin(&desk.draw, desk.theme.w, desk.theme.h);
		ui_begin(&ui, &desk.theme, &desk.draw, &(struct input){.kind = INPUT_NONE}, 1000);
		int width = ui_px(&ui, 520), height = toast_height(&ui, width, tr("The game is saved elsewhere"), text);
		ck_assert_int_gt(height, ui_px(&ui, 68)); /* more than one line */
		toast(&ui, 0, rect_make(20, 20, width, height), 0, -1, ICON_WARN, tr("The game is saved elsewhere"),
		      text);
		ui_end(&ui);
		faults += texts_check(&desk.draw, "toast", 0);
	}
	desk_finish(&desk);
	ck_assert_int_eq(faults, 0);
}
END_TEST

/* A field is called by what one sees of it; of those that look alike after the edges they have, not after where the
 * painter has room for a farmer. */
START_TEST(test_fields_are_named_by_their_edges)
{
	static const struct {
		int at;
		const char *fields;
	} cases[] = {
	    {1, "North-west field, North-east field, "}, /* S: a road between two fields, south of a city */
	    {9, "North field, South field, "},           /* U: a straight road */
	    {33, "Field by the city, Large field, "},    /* D: a road, and a city to the south */
	    {19, "Large field, Small field, "},          /* V: a road's bend */
	};
	struct desk desk;
	language_set("en");
	desk_init(&desk);
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		screen = screens_game(&desk.host, "first-game", cases[i].at);
		char fields[200] = "";
		screen_reset(&desk.host, screen);
		desk_build(&desk);
		desk_build(&desk);
		for (int s = 0; s < seen().found->slot_count; s++) {
			const struct play_slot *slot = &seen().found->slots[s];
			size_t length = strlen(fields);
			if (slot->legal && slot->move.spot.kind == FEATURE_FIELD)
				snprintf(fields + length, sizeof fields - length, "%s, ",
				         play_seen_words(screen, s).brief);
		}
		ck_assert_str_eq(fields, cases[i].fields);
	}
	desk_finish(&desk);
}
END_TEST

/* Whoever holds the field may stand far away: the way to him ends where the table that is seen does, at his figure, and
 * its milestones stand on the table alone. */
START_TEST(test_the_way_to_a_holder_ends_in_sight)
{
	enum { MILESTONE = 0xA3201A };
	struct desk desk;
	int stones = 0;
	language_set("en");
	desk_init(&desk);
	for (int s = 0; s < SIZES; s++) {
		desk_size(&desk, sizes[s].w, sizes[s].h, sizes[s].percent);
		screen = screens_game(&desk.host, "first-game", 73);
		screen_reset(&desk.host, screen);
		desk_build(&desk);
		desk_build(&desk);
		struct rect stage = seen().layout->stage;
		for (int i = 0; i < seen().found->slot_count; i++)
			if (!seen().found->slots[i].legal)
				desk_input(&desk, &(struct input){.kind = INPUT_MOVE,
				                                  .x = (int)seen().slot_places[i].x,
				                                  .y = (int)seen().slot_places[i].y});
		desk_build(&desk);
		for (int i = 0; i < desk.draw.count; i++) {
			const struct draw_cmd *cmd = &desk.draw.cmds[i];
			if (cmd->kind != DRAW_TEXT || cmd->u.text.style.color != rgb(MILESTONE))
				continue;
			stones++;
			ck_assert_msg(rect_has(stage, (int)cmd->u.text.at.x, (int)cmd->u.text.at.y), "%dx%d: stone %s",
			              sizes[s].w, sizes[s].h, cmd->u.text.text);
		}
	}
	ck_assert_int_ge(stones, SIZES);
	desk_finish(&desk);
}
END_TEST

/* What Undo says lies on neither button. */
START_TEST(test_tip_of_undo_leaves_end_turn_free)
{
	struct desk desk;
	language_set("en");
	desk_init(&desk);
	for (int s = 0; s < SIZES; s++) {
		desk_size(&desk, sizes[s].w, sizes[s].h, sizes[s].percent);
		table_open(&desk, "showcase", "none");
		desk_key(&desk, KEY_TAB, 0);
		desk_key(&desk, KEY_ENTER, 0);
		struct rect undo = seen().layout->undo, end = seen().layout->end;
		desk_input(&desk,
		           &(struct input){.kind = INPUT_MOVE, .x = undo.x + undo.w / 4, .y = undo.y + undo.h / 2});
		desk.frame.now += 2 * MOTION_TOOLTIP_WAIT;
		desk_build(&desk);
		const struct draw_cmd *tip = desk_find(&desk, "Backspace or Ctrl Z");
		ck_assert_ptr_nonnull(tip);
		struct rect words = {(int)tip->u.text.at.x, (int)tip->u.text.at.y - tip->u.text.style.px,
		                     tip->u.text.width, tip->u.text.style.px};
		ck_assert_msg(!rect_overlap(words, end) && !rect_overlap(words, undo), "%dx%d", sizes[s].w, sizes[s].h);
	}
	desk_finish(&desk);
}
END_TEST

/* Five at the beginning stand on the track, whose first space is narrow. */
START_TEST(test_figures_stay_on_the_track)
{
	struct desk desk;
	language_set("en");
	desk_init(&desk);
	for (int s = 0; s < SIZES; s++) {
		desk_size(&desk, sizes[s].w, sizes[s].h, sizes[s].percent);
		screen = play_screen_create(&desk.host, begun(chosen(desk.tiles, 5, 3)));
		screen_reset(&desk.host, screen);
		desk_build(&desk);
		struct rect track = seen().layout->track;
		int figures = 0;
		for (int i = 0; i < desk.draw.count; i++) {
			const struct draw_cmd *cmd = &desk.draw.cmds[i];
			struct rect box = cmd->kind == DRAW_IMAGE ? cmd->u.image.how.dst : cmd->box;
			if (cmd->kind != DRAW_IMAGE || !rect_overlap(box, track) || box.w > track.w / 4)
				continue;
			figures++;
			ck_assert_msg(box.x >= track.x && box.x + box.w <= track.x + track.w, "%dx%d: %d+%d of %d+%d",
			              sizes[s].w, sizes[s].h, box.x, box.w, track.x, track.w);
		}
		ck_assert_int_ge(figures, 5);
	}
	desk_finish(&desk);
}
END_TEST

/* Taken up again, the cursor stands where the tile lay, also if the pointer laid it. */
START_TEST(test_cursor_stays_where_the_tile_lay)
{
	struct desk desk;
	language_set("en");
	desk_init(&desk);
	table_open(&desk, "showcase", "none");
	for (int i = 0; i < seen().found->legal_count; i++) {
		desk_key(&desk, KEY_TAB, 0);
		struct cell at = *seen().cursor;
		desk_key(&desk, KEY_ENTER, 0);
		ck_assert_int_ne(seen().found->wait, WAIT_TILE);
		desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = 300, .y = 300});
		ck_assert_ptr_null(seen().cursor);
		desk_key(&desk, KEY_BACKSPACE, 0);
		ck_assert_int_eq(seen().found->wait, WAIT_TILE);
		ck_assert(seen().cursor && seen().cursor->x == at.x && seen().cursor->y == at.y);
	}
	desk_finish(&desk);
}
END_TEST

static int by_rows(const void *a, const void *b)
{
	const struct play_cell *one = a, *other = b;
	return one->y != other->y ? one->y - other->y : one->x - other->x;
}

/* The digits beside the places lead there, the second of two as well. */
START_TEST(test_digits_lead_to_places)
{
	struct desk desk;
	struct play_cell places[64];
	int count = 0;
	language_set("en");
	desk_init(&desk);
	desk_size(&desk, 1280, 720, 100);
	table_open(&desk, "first-game", "none");
	const struct play_found *found = seen().found;
	for (int i = 0; i < found->cell_count && count < 64; i++)
		if (found->cells[i].rotations)
			places[count++] = found->cells[i];
	qsort(places, (size_t)count, sizeof places[0], by_rows);
	ck_assert_int_ge(count, 11);
	for (int number = 1; number <= 11; number++) {
		if (number >= 10)
			desk_key(&desk, '1', 0);
		desk_key(&desk, '0' + number % 10, 0);
		ck_assert_ptr_nonnull(seen().cursor);
		ck_assert_int_eq(seen().cursor->x, places[number - 1].x);
		ck_assert_int_eq(seen().cursor->y, places[number - 1].y);
		desk_key(&desk, KEY_TAB, 0); /* what was typed is over */
	}
	desk_build(&desk);
	ck_assert_ptr_nonnull(desk_find(&desk, "7"));
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_int_ne(seen().found->wait, WAIT_TILE);
	desk_finish(&desk);
}
END_TEST

/* However long a name: what is to be done is said, and whose turn it is. */
START_TEST(test_long_name_leaves_the_instruction)
{
	struct desk desk;
	char name[SEAT_NAME_SIZE] = "";
	memset(name, 'W', sizeof name - 1);
	language_set("en");
	desk_init(&desk);
	for (int s = 0; s < SIZES; s++) {
		desk_size(&desk, sizes[s].w, sizes[s].h, sizes[s].percent);
		struct scenario *start = chosen(desk.tiles, 2, 3);
		scenario_set_text(&start->names[0], name);
		scenario_set_text(&start->names[1], name);
		screen_reset(&desk.host, play_screen_create(&desk.host, begun(start)));
		desk_build(&desk);
		ck_assert_msg(desk_says(&desk, "W, lay your tile") || desk_says(&desk, "W…, lay your tile"), "%dx%d",
		              sizes[s].w, sizes[s].h);
		ck_assert_msg(desk_find(&desk, "to move") || desk.theme.small, "%dx%d", sizes[s].w, sizes[s].h);
		desk_key(&desk, KEY_TAB, 0);
		desk_key(&desk, KEY_ENTER, 0);
		desk_build(&desk);
		ck_assert_msg(desk_says(&desk, "W, place a follower") || desk_says(&desk, "W…, place a follower"),
		              "%dx%d", sizes[s].w, sizes[s].h);
	}
	desk_finish(&desk);
}
END_TEST

/* R goes through the turns that fit, each shown for what it is, and the way there
 * ends at rest whatever the speed. */
START_TEST(test_turning_ends_at_rest)
{
	struct desk desk;
	language_set("en");
	desk_init(&desk);
	for (int speed = 0; speed < 2; speed++) {
		table_open(&desk, "showcase", "none");
		desk.frame.frozen = false;
		desk.theme.speed = (float)speed;
		desk.frame.now += 10000;
		screen_tick(&desk.host, desk.frame.now);
		desk_build(&desk);
		desk_key(&desk, 'r', 0);
		screen_tick(&desk.host, desk.frame.now);
		float angle = play_seen(screen, desk.frame.now + 1).turned;
		ck_assert_msg((angle != 0) == (speed > 0), "speed %d: %f", speed, (double)angle);
		ck_assert(play_seen(screen, desk.frame.now + MOTION_TURN + 1).turned == 0);
		desk_key(&desk, 'r', 0);
		screen_tick(&desk.host, desk.frame.now);
		struct rect stage = seen().layout->stage;
		desk_input(&desk, &(struct input){
		                      .kind = INPUT_PRESS, .button = BUTTON_LEFT, .x = stage.x + 2, .y = stage.y + 2});
		ck_assert(play_seen(screen, desk.frame.now + 1).turned == 0);
	}
	desk_finish(&desk);
}
END_TEST

/* Every owned field of the overlay's list brings what the final scoring pays. */
START_TEST(test_field_list_is_the_final_scoring)
{
	struct desk desk;
	char line[40];
	language_set("en");
	desk_init(&desk);
	desk_size(&desk, 1920, 1080, 100);
	table_open(&desk, "showcase", "fields");
	const struct event_list *final = session_final(seen().session);
	int told = 0;
	for (int i = 0; i < final->count; i++) {
		const struct event *event = &final->items[i];
		if (event->kind != EVENT_SCORED || event->reason != SCORE_FARM)
			continue;
		snprintf(line, sizeof line, "%d", (int)event->points);
		ck_assert_msg(desk_find(&desk, line) != NULL, "%s points of a field are not in the list", line);
		told++;
	}
	ck_assert_int_ge(told, 4);
	desk_finish(&desk);
}
END_TEST

/* A click into a quarter of the City chooses the answer that leads there. */
START_TEST(test_quarters_can_be_clicked)
{
	struct desk desk;
	char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	int found = 0, clicks = 0;
	language_set("en");
	desk_init(&desk);
	ck_assert(data_path("scenarios/count-king-robber.json", path));
	for (int at = 1; at < 400 && found < 4; at++) {
		struct session *session = save_open(desk.tiles, NULL, path, at, error);
		if (!session)
			break;
		int kind = session_decision(session).kind;
		if (session_wait(session) != WAIT_DECISION ||
		    (kind != DECISION_ENTER && kind != DECISION_THE_COUNT_TO)) {
			session_destroy(session);
			continue;
		}
		found++;
		screen = play_screen_create(&desk.host, session);
		screen_reset(&desk.host, screen);
		desk_build(&desk);
		struct vec middles[HAVENS_MAX];
		ck_assert(play_seen_havens(screen, middles));
		for (int i = 0; i < seen().found->choice_count; i++) {
			const struct move *choice = &seen().found->choices[i];
			if (choice->kind == MOVE_PASS)
				continue;
			struct vec middle = middles[choice->haven];
			middle = camera_point(seen().camera, seen().layout->stage, middle.x, middle.y);
			desk_click(&desk, (int)middle.x, (int)middle.y);
			ck_assert_int_eq(seen().chosen, i);
			clicks++;
		}
	}
	ck_assert_int_ge(found, 2);
	ck_assert_int_ge(clicks, 6);
	desk_finish(&desk);
}
END_TEST

/* ---- places that need telling apart, or a reason ---- */

/* A game of two after these steps, with a tile in hand. */
static void game_open(struct desk *desk, const char *deck, const char *moves)
{
	char home[HOME_SIZE], path[HOME_SIZE + 16], error[FORMAT_LINE_SIZE] = "";
	home_make(home);
	snprintf(path, sizeof path, "%s/game.json", home);
	FILE *file = fopen(path, "w");
	ck_assert_ptr_nonnull(file);
	fprintf(file,
	        "{\"format\": 1, \"game\": \"carcassonne\", \"players\": [\"yellow\", \"red\"], "
	        "\"settings\": {\"edition\": \"old\"}, \"deck\": [%s], \"moves\": [%s]}",
	        deck, moves);
	fclose(file);
	struct session *session = save_open(desk->host.tiles, NULL, path, -1, error);
	ck_assert_msg(session != NULL, "%s", error);
	home_remove(home);
	screen = play_screen_create(&desk->host, session);
	screen_reset(&desk->host, screen);
	desk_build(desk);
	desk_build(desk);
}

/* Both fields of a bend before a wall lie in the same corner: one of them is called by the city. */
START_TEST(test_fields_that_lie_alike_are_told_apart)
{
	struct desk desk;
	desk_init(&desk);
	desk_size(&desk, 1280, 720, 100);
	game_open(&desk, "\"O\", \"V\", \"V\"", "");
	for (int i = 0; i < 20 && (!seen().cursor || seen().cursor->y != -1); i++)
		desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	ck_assert(desk_says(&desk, "Field by the city"));
	ck_assert(!desk_says(&desk, "(west)"));
	desk_finish(&desk);
}
END_TEST

/* No follower can be put: each place has its row with a lock and its reason, and the turn can be ended. */
START_TEST(test_why_when_no_place_is_free)
{
	struct desk desk;
	desk_init(&desk);
	game_open(&desk, "\"N\", \"U\", \"C\", \"V\", \"V\"",
	          "\"place N 0,-1 2\", \"meeple city:E\", \"place U 0,1 0\", \"pass\"");
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert_int_eq(seen().found->wait, WAIT_END);
	ck_assert_ptr_nonnull(desk_find(&desk, "No follower can be placed here."));
	ck_assert_ptr_nonnull(desk_find(&desk, "held by you"));
	ck_assert(desk_says(&desk, "why?"));
	int plies = session_history(seen().session)->ply_count;
	ck_assert(desk_press(&desk, ui_name_at("play.slot", 0))); /* asks why, and does nothing */
	ck_assert_int_eq(session_history(seen().session)->ply_count, plies);
	ck_assert(desk_press(&desk, ui_name("play.end")));
	ck_assert_int_eq(session_history(seen().session)->ply_count, plies + 1);
	desk_finish(&desk);
}
END_TEST

/* What came in the last round stays beside the score, until whoever it was paid to has had another turn. */
START_TEST(test_points_stay_for_a_round)
{
	static const char *const told[] = {NULL, "+4", "+4", NULL}; /* before each turn */
	struct desk desk;
	language_set("en");
	for (int turn = 0; turn < 4; turn++) {
		desk_init(&desk);
		desk_size(&desk, turn == 1 ? 1024 : 1920, turn == 1 ? 600 : 1080, 100);
		screen = screens_written(
		    &desk.host,
		    "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],"
		    "\"tiles\":[[\"D\",0,0,0]],\"figures\":[{\"player\":\"red\",\"at\":[0,0],\"on\":\"city:N\"}],"
		    "\"turn\":\"red\",\"deck\":[\"E\",\"U\",\"U\",\"V\"],\"moves\":[\"place E 0,-1 2\",\"pass\","
		    "\"place U 1,0 0\",\"pass\",\"place U 2,0 0\",\"pass\"]}\n",
		    2 * turn);
		screen_reset(&desk.host, screen);
		desk_build(&desk);
		desk_build(&desk);
		ck_assert_int_eq(desk_find(&desk, "+4") != NULL, told[turn] != NULL);
		const struct draw_cmd *gain = desk_find(&desk, "+4");
		ck_assert(!gain || rect_overlap(gain->box, seen().layout->cards[0]));
		desk_finish(&desk);
	}
}
END_TEST

/* The start tile lies, a tile with a city at one edge is in the hand. */
static void start_tile(struct desk *desk)
{
	language_set("en");
	desk_init(desk);
	screen = screens_written(&desk->host,
	                         "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],"
	                         "\"tiles\":[[\"D\",0,0,0]],\"turn\":\"red\",\"deck\":[\"E\",\"B\"],\"moves\":[]}\n",
	                         0);
	screen_reset(&desk->host, screen);
	desk_build(desk);
}

/* With Shift the arrows go from cell to cell, also where the tile cannot lie: there it is told why not, Enter lays
 * nothing, and turned it is told anew. */
START_TEST(test_keys_ask_why_not)
{
	struct desk desk;

	start_tile(&desk);
	desk_key(&desk, KEY_DOWN, 0);
	ck_assert(cell_same(*seen().cursor, (struct cell){0, 1}));
	ck_assert(!seen().refused);
	desk_key(&desk, KEY_RIGHT, MOD_SHIFT);
	ck_assert(cell_same(*seen().cursor, (struct cell){1, 1}));
	ck_assert(seen().refused);
	desk_key(&desk, KEY_UP, MOD_SHIFT);
	desk_build(&desk);
	ck_assert(cell_same(*seen().cursor, (struct cell){1, 0}));
	ck_assert(seen().refused);
	ck_assert(desk_says(&desk, "road"));
	desk_key(&desk, 'r', 0);
	ck_assert(seen().refused);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	for (int i = 0; i < 9; i++)
		desk_key(&desk, KEY_RIGHT, MOD_SHIFT);
	ck_assert(cell_same(*seen().cursor, (struct cell){1, 0}));
	desk_key(&desk, KEY_DOWN, 0);
	ck_assert(!seen().refused);
	desk_finish(&desk);
}
END_TEST

/* A tile that is dropped where it may not lie is told why not, as by a click: on a tile, where its edges do not fit,
 * too far away.  Put back onto the panel, or let go over the prompt, it is told nothing. */
START_TEST(test_a_dropped_tile_is_told_why_not)
{
	static const struct {
		float x;
		const char *words;
	} drops[] = {{0.5f, "A tile lies here"}, {1.5f, "road"}, {2.5f, "Too far away"}};
	struct desk desk;

	start_tile(&desk);
	desk_build(&desk);
	desk.frame.frozen = false;
	struct vec to = rect_middle(desk_widget(&desk, ui_name("play.tile"))->box);
	struct input in = {.kind = INPUT_PRESS, .button = BUTTON_LEFT, .x = (int)to.x, .y = (int)to.y};
	desk_input(&desk, &in);
	in.kind = INPUT_MOVE;
	in.x -= 30;
	desk_input(&desk, &in);
	desk_input(&desk, &in);
	if (_i < 3)
		to = camera_point(seen().camera, seen().layout->stage, drops[_i].x, 0.5f);
	else if (_i == 4)
		to = (struct vec){(float)seen().layout->prompt_row.x + 40, (float)seen().layout->prompt_row.y + 10};
	in.x = (int)to.x;
	in.y = (int)to.y;
	desk_input(&desk, &in);
	in.kind = INPUT_RELEASE;
	desk_input(&desk, &in);
	desk_build(&desk);
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	ck_assert_int_eq(seen().refused, _i < 3);
	ck_assert(_i >= 3 || desk_reads(&desk, drops[_i].words));
	desk_finish(&desk);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("play");
	TCase *tcase = tcase_create("play");

	tcase_set_timeout(tcase, 100);
	tcase_add_test(tcase, test_english);
	tcase_add_test(tcase, test_pseudo);
	tcase_add_loop_test(tcase, test_catalogues, SCREENS_CATALOGUE_FIRST, SCREENS_CATALOGUES);
	tcase_add_loop_test(tcase, test_tools_have_words, SCREENS_CATALOGUE_FIRST, SCREENS_CATALOGUES);
	tcase_add_test(tcase, test_a_toast_says_all);
	tcase_add_test(tcase, test_keys_ask_why_not);
	tcase_add_loop_test(tcase, test_a_dropped_tile_is_told_why_not, 0, 5);
	tcase_add_test(tcase, test_ghost_says_what_it_joins);
	tcase_add_loop_test(tcase, test_ghost_warns_of_gaps, 0, 2);
	tcase_add_test(tcase, test_no_card_over_an_open_list);
	tcase_add_test(tcase, test_no_tip_over_an_open_list);
	tcase_add_test(tcase, test_fields_are_named_by_their_edges);
	tcase_add_test(tcase, test_the_way_to_a_holder_ends_in_sight);
	tcase_add_test(tcase, test_tip_of_undo_leaves_end_turn_free);
	tcase_add_test(tcase, test_long_name_leaves_the_instruction);
	tcase_add_test(tcase, test_figures_stay_on_the_track);
	tcase_add_test(tcase, test_cursor_stays_where_the_tile_lay);
	tcase_add_test(tcase, test_digits_lead_to_places);
	tcase_add_test(tcase, test_turning_ends_at_rest);
	tcase_add_test(tcase, test_field_list_is_the_final_scoring);
	tcase_add_test(tcase, test_quarters_can_be_clicked);
	tcase_add_test(tcase, test_fields_that_lie_alike_are_told_apart);
	tcase_add_test(tcase, test_why_when_no_place_is_free);
	tcase_add_test(tcase, test_points_stay_for_a_round);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
