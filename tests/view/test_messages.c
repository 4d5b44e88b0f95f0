/* What is told for a while covers nothing that is there to be read or pressed: no notice, no toast, no tip and no card
 * of a feature lies over the prompt, an open question or sheet, or a player's card, and none leaves the window. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/language.h"
#include "view/kit/narrate.h"
#include "view/kit/notice.h"
#include "view/play/screen.h"
#include "../frames/seen.h"
#include "view/screens/screens.h"
#include "ruler.h"
#include "screens.h"
#include "texts.h"
#include "../runner.h"

static const struct {
	int w, h, percent;
} sizes[] = {{1024, 600, 100}, {1280, 720, 100}, {1920, 1080, 150}, {2560, 1440, 200}};

enum { SIZES = sizeof sizes / sizeof sizes[0] };

/* Small windows, where there is least room beside the land. */
static const struct {
	int w, h, percent;
} word_sizes[] = {{1024, 600, 100}, {1280, 720, 100}, {1280, 720, 150}};

static struct desk desk;
static struct screen *screen;

static void table_open(const char *language, const char *name, int at, int size)
{
	screens_language(language);
	desk_init(&desk);
	desk.prefs.speed = 0;
	desk_size(&desk, sizes[size].w, sizes[size].h, sizes[size].percent);
	desk.frame.frozen = false;
	screen = screens_game(&desk.host, name, at);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
}

static bool same(struct rect a, struct rect b) { return a.x == b.x && a.y == b.y && a.w == b.w; }

/* How many messages are there; each clear of everything that stays. */
static int messages(const char *where)
{
	static const enum skin_role roles[] = {SKIN_TOOLTIP, SKIN_TOOLTIP_REFUSE, SKIN_TOAST, SKIN_PANEL};
	struct play_seen seen = play_seen(screen, desk.frame.now);
	const struct play_layout *layout = seen.layout;
	const struct rect stays[] = {layout->prompt_row, layout->decide, layout->sheet, layout->rail};
	int found = 0;

	for (int i = 0; i < desk.draw.count; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		bool message = false;
		for (int r = 0; r < 4 && cmd->kind == DRAW_SKIN; r++) {
			struct skin skin = theme_skin(&desk.theme, roles[r]);
			message |= cmd->u.skin.top == skin.top && cmd->u.skin.shadow == skin.shadow &&
			           cmd->u.skin.rim == skin.rim;
		}
		if (!message || same(cmd->box, layout->decide) || same(cmd->box, layout->sheet) ||
		    same(cmd->box, layout->rail) || same(cmd->box, layout->advice) || same(cmd->box, layout->lesson))
			continue;
		found++;
		ck_assert_msg(rect_holds(rect_make(0, 0, desk.draw.w, desk.draw.h), cmd->box),
		              "%s: %d, %d, %d x %d leaves the window", where, cmd->box.x, cmd->box.y, cmd->box.w,
		              cmd->box.h);
		for (int k = 0; k < 4; k++)
			ck_assert_msg(
			    !rect_overlap(cmd->box, stays[k]) || stays[k].w == 0, "%s: %d, %d, %d x %d covers %s",
			    where, cmd->box.x, cmd->box.y, cmd->box.w, cmd->box.h,
			    (const char *const[]){"the prompt", "the question", "the sheet", "a player's card"}[k]);
	}
	return found;
}

/* The pointer rests on many places of the table, one after the other. */
static int pointed(const char *where)
{
	struct rect stage = play_seen(screen, desk.frame.now).layout->stage;
	int found = 0;

	for (int y = 1; y < 8; y++)
		for (int x = 1; x < 10; x++) {
			struct input input = {
			    .kind = INPUT_MOVE, .x = stage.x + stage.w * x / 10, .y = stage.y + stage.h * y / 8};
			desk_input(&desk, &input);
			desk.frame.now += 2000;
			desk_build(&desk);
			found += messages(where);
		}
	return found;
}

/* Beside an open question. */
START_TEST(test_question)
{
	table_open("ro", "E002-01", 2, _i);
	ck_assert(play_seen(screen, 0).layout->decide.w > 0 || desk.theme.small);
	ck_assert_int_gt(pointed("question"), 0);
	desk_finish(&desk);
}
END_TEST

/* Beside the sheet of the tiles left, and refused where the tile does not fit. */
START_TEST(test_sheet)
{
	table_open("ro", "first-game", 20, _i);
	desk_key(&desk, 't', 0);
	desk_build(&desk);
	ck_assert_int_gt(play_seen(screen, 0).layout->sheet.w, 0);
	ck_assert_int_gt(pointed("sheet"), 0);
	int refused = 0;
	for (int i = 0; i < play_seen(screen, 0).found->cell_count; i++) {
		struct play_seen seen = play_seen(screen, desk.frame.now);
		struct play_cell cell = seen.found->cells[i];
		struct vec at = camera_point(seen.camera, seen.layout->stage, cell.x + 0.5, cell.y + 0.5);
		if (cell.rotations || !rect_has(seen.layout->stage, (int)at.x, (int)at.y))
			continue;
		desk_click(&desk, (int)at.x, (int)at.y);
		desk_build(&desk);
		refused += play_seen(screen, desk.frame.now).refused ? messages("refused") : 0;
	}
	ck_assert_int_gt(refused, 0);
	desk_finish(&desk);
}
END_TEST

/* What a game begins with lies over no place where a tile may be laid, and the table does not move when it goes. */
START_TEST(test_beginning)
{
	screens_language("de");
	desk_init(&desk);
	desk.prefs.speed = 0;
	desk_size(&desk, sizes[_i].w, sizes[_i].h, sizes[_i].percent);
	desk.frame.frozen = false;
	desk.host.windowed = true;
	screen = screens_written(&desk.host,
	                         "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],"
	                         "\"settings\":{\"start\":\"count\"},\"seed\":7,\"moves\":[]}\n",
	                         0);
	screen_reset(&desk.host, screen);
	for (int i = 0; i < 4; i++)
		desk_build(&desk);
	struct play_seen seen = play_seen(screen, desk.frame.now);
	struct skin skin = theme_skin(&desk.theme, SKIN_TOAST);
	struct rect toast = {0, 0, 0, 0};
	for (int i = 0; i < desk.draw.count; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		if (cmd->kind == DRAW_SKIN && cmd->u.skin.top == skin.top && cmd->u.skin.rim == skin.rim)
			toast = cmd->box;
	}
	ck_assert(desk_says(&desk, "Graf"));
	ck_assert_int_gt(toast.w, 0);
	int places = 0;
	for (int i = 0; i < seen.found->cell_count; i++) {
		struct play_cell cell = seen.found->cells[i];
		struct vec from = camera_point(seen.camera, seen.layout->stage, cell.x, cell.y),
		           to = camera_point(seen.camera, seen.layout->stage, cell.x + 1, cell.y + 1);
		struct rect box = {(int)from.x, (int)from.y, (int)(to.x - from.x), (int)(to.y - from.y)};
		places += cell.rotations != 0;
		ck_assert_msg(!cell.rotations || !rect_overlap(box, toast), "%d,%d", cell.x, cell.y);
	}
	ck_assert_int_gt(places, 3);
	struct camera before = *seen.camera;
	desk.frame.now += 60000;
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "wohnt der Graf"));
	seen = play_seen(screen, desk.frame.now);
	ck_assert(seen.camera->y == before.y && seen.camera->size == before.size);
	desk_finish(&desk);
}
END_TEST

/* The side of a tile's picture in its box on the sheet, its walls' shade with it; 0: none is there. */
static int pictured(struct rect box)
{
	int side = 0;

	for (int i = 0; i < desk.draw.count; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		struct rect dst = cmd->kind == DRAW_IMAGE ? cmd->u.image.how.dst : (struct rect){0};
		if (dst.w > side && dst.w < 2 * box.w && rect_has(box, dst.x + dst.w / 2, dst.y + dst.h / 2))
			side = dst.w;
	}
	return side;
}

/* Does it lie at the pointed cell in any way? */
static bool fits_at(const struct game *game, int type, struct cell cell)
{
	bool fits = false;

	for (int rotation = 0; rotation < 4; rotation++)
		fits |= game_tile_fits(game, type, cell.x, cell.y, rotation);
	return fits;
}

/* On the sheet of both games a tile is large enough to be told from another. */
START_TEST(test_tiles_on_the_sheet)
{
	int whole = 0;

	table_open("en", _i < SIZES ? "castle/C-01" : "first-game", _i < SIZES ? -1 : 12, _i % SIZES);
	desk_key(&desk, 't', 0);
	desk_build(&desk);
	for (int type = 0; type < TILESET_TYPES_MAX; type++) {
		const struct ui_item *item = desk_widget(&desk, ui_name_at("play.type", type));
		if (!item || item->box.h < item->box.w) /* cut where the sheet scrolls */
			continue;
		whole++;
		ck_assert_int_ge(pictured(item->box), 60 * sizes[_i % SIZES].percent / 100);
	}
	ck_assert_int_ge(whole, 6);
	desk_finish(&desk);
}
END_TEST

/* Before a place is pointed at and then: what fits there stands first. */
START_TEST(test_what_fits_stands_first)
{
	int places = 0;

	table_open("en", "first-game", 12, 2);
	desk_key(&desk, 't', 0);
	desk_build(&desk);
	for (int i = 0; i < play_seen(screen, 0).found->cell_count; i++) {
		struct play_seen seen = play_seen(screen, desk.frame.now);
		const struct game *game = session_game(seen.session);
		struct cell cell = {seen.found->cells[i].x, seen.found->cells[i].y};
		struct vec at = camera_point(seen.camera, seen.layout->stage, cell.x + 0.5, cell.y + 0.5);
		int fit = 0, others = 0;
		if (!rect_has(seen.layout->stage, (int)at.x, (int)at.y))
			continue;
		desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = (int)at.x, .y = (int)at.y});
		desk_build(&desk);
		desk_build(&desk);
		for (int a = 0; a < TILESET_TYPES_MAX; a++) {
			const struct ui_item *first = desk_widget(&desk, ui_name_at("play.type", a));
			if (!first || !seen.found->unseen[a])
				continue;
			fit += fits_at(game, a, cell);
			others += !fits_at(game, a, cell);
			for (int b = 0; b < TILESET_TYPES_MAX; b++) {
				const struct ui_item *then = desk_widget(&desk, ui_name_at("play.type", b));
				bool before = then && (then->box.y < first->box.y ||
				                       (then->box.y == first->box.y && then->box.x < first->box.x));
				if (before)
					ck_assert_msg(fits_at(game, b, cell) || !fits_at(game, a, cell),
					              "%d, %d: %d stands before %d", cell.x, cell.y, b, a);
			}
		}
		places += fit && others;
	}
	ck_assert_int_gt(places, 3);
	desk_finish(&desk);
}
END_TEST

/* A long word of the table and a long word of the program, both at once. */
START_TEST(test_toasts)
{
	char where[80];

	table_open("fr", _i % 2 ? "E002-01" : "first-game", _i % 2 ? 2 : 20, _i);
	desk_key(&desk, KEY_BACKSPACE, 0);
	notice_pass(
	    &desk.host, desk.frame.now,
	    "Le programme de Bartholomäus von der Heide a perdu sa place, et quelqu’un d’autre joue pour lui",
	    "Il n’a rien répondu pendant trente secondes, ou ce qu’il a répondu n’est pas un coup qui soit permis "
	    "ici: place V 12,-3,180 meeple city:N. Le personnage Odo joue à sa place jusqu’à la fin de la partie.");
	desk_build(&desk);
	ck_assert_int_ge(messages("toasts"), 2);
	snprintf(where, sizeof where, "toasts, %dx%d", sizes[_i].w, sizes[_i].h);
	ck_assert_int_eq(texts_check(&desk.draw, where, TEXTS_SCROLL | TEXTS_CUT), 0);
	desk_finish(&desk);
}
END_TEST

/* The boxes of what is told over the table for a while. */
static int notes(struct rect boxes[], int most)
{
	static const enum skin_role roles[] = {SKIN_TOOLTIP, SKIN_TOAST};
	int count = 0;

	for (int i = 0; i < desk.draw.count && count < most; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		for (int r = 0; r < 2 && cmd->kind == DRAW_SKIN; r++) {
			struct skin skin = theme_skin(&desk.theme, roles[r]);
			if (cmd->u.skin.top == skin.top && cmd->u.skin.shadow == skin.shadow &&
			    cmd->u.skin.rim == skin.rim && !rect_overlap(cmd->box, play_seen(screen, 0).layout->rail))
				boxes[count++] = cmd->box;
		}
	}
	return count;
}

/* Does it lie on a figure's body, or on a place where the tile may be laid? */
static bool in_the_way(const struct play_seen *seen, struct rect box)
{
	const struct game *game = session_game(seen->session);
	struct setup_figure figures[FIGURES_MAX];
	float tall = figure_on_tile(seen->camera->size);
	bool way = false;

	for (int f = 0, standing = game_standing(game, figures); f < standing; f++) {
		struct vec foot = board_stand(seen->board, game, figures[f].figure, figures[f].cell, figures[f].spot);
		foot = camera_point(seen->camera, seen->layout->stage, foot.x, foot.y);
		way |= rect_has(box, (int)foot.x, (int)(foot.y - tall / 2));
	}
	for (int c = 0; c < seen->found->cell_count; c++) {
		struct play_cell cell = seen->found->cells[c];
		way |=
		    cell.rotations && rect_overlap(box, camera_cell(seen->camera, seen->layout->stage, cell.x, cell.y));
	}
	return way;
}

/* A word that passes lies on nobody and on no place, far into a game, but where the window has no such room. */
START_TEST(test_a_toast_is_in_nobodys_way)
{
	int told = 0, way = 0;

	for (int at = 22; at < 138; at += 10) {
		table_open("en", "whole-game", at, _i);
		desk_key(&desk, KEY_BACKSPACE, 0);
		struct play_seen seen = play_seen(screen, desk.frame.now);
		struct rect boxes[8];
		int count = seen.found->wait == WAIT_TILE ? notes(boxes, 8) : 0;
		const struct draw_cmd *words = desk_find(&desk, "Nothing of this turn lies yet");
		for (int i = 0; i < count; i++) {
			if (!words || !rect_has(boxes[i], (int)words->u.text.at.x, (int)words->u.text.at.y))
				continue;
			told++;
			way += in_the_way(&seen, boxes[i]);
		}
		desk_finish(&desk);
	}
	ck_assert_int_gt(told, 6);
	ck_assert_int_le(way, _i ? 1 : told / 2); /* the smallest window has little */
}
END_TEST

/* Two computers have played: two lines say what they did, a tip what the tile would join; and a message comes. */
START_TEST(test_nothing_told_covers_another)
{
	int both = 0, places = 0, message = 0;

	language_set("en");
	desk_init(&desk);
	desk.prefs.speed = 0;
	desk_size(&desk, sizes[_i].w, sizes[_i].h, sizes[_i].percent);
	desk.frame.frozen = false;
	desk.host.windowed = true;
	screen = screens_written(
	    &desk.host,
	    "{\"format\":1,\"game\":\"carcassonne\",\"players\":[{\"color\":\"red\",\"computer\":\"odo\"},"
	    "{\"color\":\"green\",\"computer\":\"pip\"},\"blue\"],\"settings\":{\"first_player\":1},"
	    "\"deck\":[\"E\",\"V\",\"E\",\"U\",\"V\",\"D\",\"E\",\"V\"],\"moves\":["
	    "\"place E 0,-1 2\",\"meeple city:S\",\"place V 1,0 1\",\"pass\",\"place E 0,1 2\",\"pass\","
	    "\"place U -1,0 0\",\"meeple road:E\",\"place V 1,-1 3\",\"pass\"]}\n",
	    -1);
	screen_reset(&desk.host, screen);
	for (int i = 0; i < 4; i++) {
		desk.frame.now += 5000;
		screen_tick(&desk.host, desk.frame.now);
		desk_build(&desk);
	}
	ck_assert_int_eq(play_seen(screen, 0).found->wait, WAIT_TILE);
	for (int tab = 0; tab < 24; tab++) {
		desk_key(&desk, KEY_TAB, 0);
		if (tab == 12)
			desk_key(&desk, KEY_BACKSPACE, 0);
		desk.frame.now += 100;
		desk_build(&desk);
		struct rect boxes[8];
		int count = notes(boxes, 8);
		struct play_seen seen = play_seen(screen, desk.frame.now);
		ck_assert_ptr_nonnull(seen.cursor);
		struct rect cell = camera_cell(seen.camera, seen.layout->stage, seen.cursor->x, seen.cursor->y);
		both += count > 1;
		places += rect_holds(seen.layout->stage, cell);
		message += desk_says(&desk, "Nothing of this turn lies yet");
		for (int a = 0; a < count; a++) {
			ck_assert_msg(!rect_overlap(boxes[a], cell), "%d: over the place that is aimed at", tab);
			for (int b = 0; b < a; b++)
				ck_assert_msg(!rect_overlap(boxes[a], boxes[b]), "%d: one over another", tab);
		}
	}
	ck_assert_int_gt(both, 3);
	ck_assert_int_eq(places, 24); /* each in sight */
	ck_assert_int_gt(message, 0);
	desk.frame.now += 1000;
	desk_key(&desk, KEY_TAB, 0);
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "Nothing of this turn lies yet")); /* it ends with the next thing that is done */
	desk_finish(&desk);
}
END_TEST

/* Over a tile, though bare table of this size is in sight? */
static bool on_land(const struct play_seen *seen, struct rect box)
{
	const struct game *game = session_game(seen->session);
	const struct rect stage = seen->layout->stage;
	bool land = false, bare = false;

	for (int y = -1; y < stage.h - box.h && !bare; y += 4)
		for (int x = -1; x < stage.w - box.w && !bare; x += 4) {
			struct rect place =
			    y < 0 || x < 0 ? box : (struct rect){stage.x + x, stage.y + y, box.w, box.h};
			bool tile = false;
			for (int i = 0; i < game_tile_count(game) && !tile; i++) {
				struct cell cell = game_tile(game, i).cell;
				tile = rect_overlap(place, camera_cell(seen->camera, stage, cell.x, cell.y));
			}
			for (int i = 0; i < seen->found->cell_count && !tile; i++) {
				const struct play_cell *cell = &seen->found->cells[i];
				tile = cell->rotations &&
				       rect_overlap(place, camera_cell(seen->camera, stage, cell->x, cell->y));
			}
			if (y < 0 || x < 0)
				land = tile;
			else
				bare = !tile;
			if (!land)
				return false;
		}
	return bare;
}

/* What three computers did, and what they say of it, is told beside the places where one's tile may lie, over none of
 * them, and on bare table where there is some, far into a game; more than three things in a small window, too, and of
 * what has no room that it is there. */
START_TEST(test_the_last_round_covers_no_place)
{
	const char *words[16];
	int told = 0, most = 0;

	language_set("en");
	desk_init(&desk);
	desk.prefs.talk = true;
	desk.prefs.speed = 0;
	desk_size(&desk, sizes[_i].w, sizes[_i].h, sizes[_i].percent);
	desk.frame.frozen = false;
	desk.host.windowed = desk.thinks = true;
	screen = screens_written(&desk.host,
	                         "{\"format\":1,\"game\":\"carcassonne\",\"players\":["
	                         "{\"color\":\"red\",\"computer\":\"pip\"},{\"color\":\"green\",\"computer\":\"pip\"},"
	                         "{\"color\":\"black\",\"computer\":\"pip\"},\"blue\"],\"settings\":{\"dragon\":\"on\","
	                         "\"abbey\":\"on\"},\"seed\":11,\"moves\":[]}\n",
	                         -1);
	screen_reset(&desk.host, screen);
	for (int step = 0; step < 320; step++) {
		struct play_seen seen = play_seen(screen, desk.frame.now);
		if (seen.found->wait == WAIT_OVER)
			break;
		if (seen.company_moves || seen.found->wait != WAIT_TILE) {
			if (!seen.company_moves)
				desk_key(&desk, seen.found->wait == WAIT_DECISION ? '1' : KEY_SPACE, 0);
			if (!seen.company_moves && seen.found->wait == WAIT_DECISION)
				desk_key(&desk, KEY_ENTER, 0);
			desk.frame.now += 5000;
			screen_tick(&desk.host, desk.frame.now);
			desk_build(&desk);
			continue;
		}
		desk.frame.now += 20000;
		desk_build(&desk);
		seen = play_seen(screen, desk.frame.now);
		struct rect boxes[8];
		int count = notes(boxes, 8);
		told += count;
		for (int i = 0; i < count; i++) {
			int lines = desk_words_in(&desk, boxes[i], words, 16);
			most = lines > most ? lines : most;
			ck_assert_msg(!on_land(&seen, boxes[i]), "turn %d: on land, and bare table is there", step);
			ck_assert_msg(lines > 2 || desk_widget(&desk, ui_name("play.quiet")) ||
			                  strstr(words[lines - 1], " more"),
			              "turn %d: %d of three turns, and no word of the others", step, lines);
		}
		for (int i = 0; i < count; i++)
			for (int c = 0; c < seen.found->cell_count; c++) {
				struct play_cell cell = seen.found->cells[c];
				struct rect place = camera_cell(seen.camera, seen.layout->stage, cell.x, cell.y);
				ck_assert_msg(!cell.rotations || !rect_overlap(boxes[i], place),
				              "turn %d: it lies over %d, %d", step, cell.x, cell.y);
			}
		desk_key(&desk, KEY_TAB, 0);
		desk_key(&desk, KEY_ENTER, 0);
		desk_build(&desk);
	}
	ck_assert_int_gt(told, 8);
	ck_assert_int_gt(most, 3);
	desk_finish(&desk);
}
END_TEST

/* Where a computer player's word lies: about its cross. */
static struct rect word_box(const struct ui_item *cross)
{
	struct skin skin = theme_skin(&desk.theme, SKIN_TOAST);

	for (int i = 0; i < desk.draw.count; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		if (cmd->kind == DRAW_SKIN && cmd->u.skin.top == skin.top && cmd->u.skin.rim == skin.rim &&
		    rect_holds(cmd->box, cross->full))
			return cmd->box;
	}
	ck_abort_msg("there is a cross without a word");
}

/* A computer player's word lies over no player's card and over no figure, whatever is asked meanwhile. */
START_TEST(test_a_word_covers_nobody)
{
	int words = 0, on_table = 0;

	language_set("en");
	desk_init(&desk);
	desk.prefs.talk = true;
	desk.prefs.speed = 0;
	desk_size(&desk, word_sizes[_i].w, word_sizes[_i].h, word_sizes[_i].percent);
	desk.frame.frozen = false;
	desk.host.windowed = desk.thinks = true;
	screen =
	    screens_written(&desk.host,
	                    "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"blue\","
	                    "{\"color\":\"red\",\"computer\":\"pip\"},"
	                    "{\"color\":\"green\",\"computer\":\"odo\"}],\"settings\":{},\"seed\":11,\"moves\":[]}\n",
	                    -1);
	screen_reset(&desk.host, screen);
	for (int step = 0; step < 400; step++) {
		struct play_seen seen = play_seen(screen, desk.frame.now);
		if (seen.found->wait == WAIT_OVER)
			break;
		if (!seen.company_moves) {
			desk_key(&desk, KEY_TAB, 0);
			desk_key(&desk, seen.found->wait == WAIT_TILE || step % 3 ? KEY_ENTER : KEY_SPACE, 0);
		}
		desk.frame.now += seen.company_moves ? 2500 : 1200;
		screen_tick(&desk.host, desk.frame.now);
		desk_build(&desk);
		seen = play_seen(screen, desk.frame.now);
		const struct ui_item *cross = desk_widget(&desk, ui_name("play.quiet"));
		if (!cross)
			continue;
		struct rect box = word_box(cross);
		const struct game *game = session_game(seen.session);
		struct setup_figure figures[FIGURES_MAX];
		int count = game_standing(game, figures);
		bool rail = rect_overlap(box, seen.layout->rail);
		words++;
		on_table += !rail;
		for (int seat = 0; seat < game_player_count(game); seat++)
			ck_assert_msg(!rect_overlap(box, seen.layout->cards[seat]), "step %d: over a card", step);
		for (int i = 0; i < count && !rail; i++) {
			const struct setup_figure *figure = &figures[i];
			struct vec stand = board_stand(seen.board, game, figure->figure, figure->cell, figure->spot);
			struct vec at = camera_point(seen.camera, seen.layout->stage, stand.x, stand.y);
			ck_assert_msg(!rect_has(box, (int)at.x, (int)at.y), "step %d: over a figure", step);
		}
	}
	ck_assert_int_gt(words, 10);
	ck_assert_int_gt(on_table * 2, words);
	desk_finish(&desk);
}
END_TEST

/* A word stands as long as it takes to read it, whatever is done meanwhile, and after that until somebody moves; a
 * click on it or Esc takes it away before, and once it has been read a sheet that opens does. */
START_TEST(test_a_word_stands)
{
	const struct ui_item *cross = NULL;
	uint64_t said = 0;

	language_set("en");
	desk_init(&desk);
	desk.prefs.talk = true;
	desk.prefs.speed = 0;
	desk_size(&desk, 1920, 1080, 100);
	desk.frame.frozen = false;
	desk.host.windowed = desk.thinks = true;
	screen =
	    screens_written(&desk.host,
	                    "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"blue\","
	                    "{\"color\":\"red\",\"computer\":\"pip\"}],\"settings\":{},\"seed\":11,\"moves\":[]}\n",
	                    -1);
	screen_reset(&desk.host, screen);
	for (int step = 0; step < 400 && !cross; step++) {
		struct play_seen seen = play_seen(screen, desk.frame.now);
		if (!seen.company_moves) {
			desk_key(&desk, KEY_TAB, 0);
			desk_key(&desk, seen.found->wait == WAIT_TILE || step % 3 ? KEY_ENTER : KEY_SPACE, 0);
		}
		desk.frame.now += 300;
		screen_tick(&desk.host, desk.frame.now);
		desk_build(&desk);
		seen = play_seen(screen, desk.frame.now);
		cross = seen.company_moves || seen.found->wait != WAIT_TILE ? NULL
		                                                            : desk_widget(&desk, ui_name("play.quiet"));
		said = desk.frame.now;
	}
	ck_assert(cross && !rect_overlap(cross->box, play_seen(screen, 0).layout->rail));
	struct rect box = word_box(cross);
	desk.frame.now = said + (_i == 0 ? 1100 : 60000); /* read, or not yet */
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_click(&desk, 4, 4);
	desk_build(&desk);
	ck_assert_int_eq(play_seen(screen, desk.frame.now).found->wait != WAIT_TILE, 1);
	ck_assert_ptr_nonnull(desk_widget(&desk, ui_name("play.quiet")));
	if (_i == 2) {
		box = word_box(desk_widget(&desk, ui_name("play.quiet")));
		desk_click(&desk, box.x + box.w / 2, box.y + box.h / 2);
	} else if (_i > 2) {
		desk_key(&desk, _i == 3 ? KEY_ESCAPE : 'h', 0);
		ck_assert_int_eq(desk.host.count, 1);
	} else {
		desk_key(&desk, KEY_SPACE, 0);
	}
	desk_build(&desk);
	ck_assert_int_eq(desk_widget(&desk, ui_name("play.quiet")) != NULL, _i == 0);
	desk_finish(&desk);
}
END_TEST

/* The last line that was read aloud. */
static const char *last_line(const char *told)
{
	const char *last = told;
	for (const char *at = told; *at; at = strchr(at, '\n') + 1)
		last = at;
	return last;
}

/* Who hears a message that waits for an answer hears what answers it, and only then what lies below it. */
START_TEST(test_what_waits_is_read_aloud)
{
	char *told = NULL;
	size_t size = 0;
	struct narrator narrator = {.stream = open_memstream(&told, &size)};

	screens_language("en");
	desk_init(&desk);
	desk.host.narrator = &narrator;
	screen_reset(&desk.host, title_screen_create(&desk.host));
	notice_stay(&desk.host, "It is open twice", "Both keep their games in one place.");
	for (int i = 0; i < 2; i++) {
		desk_build(&desk);
		narrate_frame(&desk.host, &desk.draw);
	}
	fflush(narrator.stream);
	ck_assert_str_eq(last_line(told), "Understood\n");
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert(!desk.notice.shown);
	desk_build(&desk);
	narrate_frame(&desk.host, &desk.draw);
	fflush(narrator.stream);
	ck_assert_ptr_nonnull(strstr(told, "Understood\nBastide\n"));
	fclose(narrator.stream);
	free(told);
	desk.host.narrator = NULL;
	desk_finish(&desk);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("messages");
	TCase *tcase = tcase_create("messages");

	tcase_set_timeout(tcase, 120);
	tcase_add_loop_test(tcase, test_question, 0, SIZES);
	tcase_add_loop_test(tcase, test_sheet, 0, SIZES);
	tcase_add_loop_test(tcase, test_beginning, 0, SIZES);
	tcase_add_test(tcase, test_what_fits_stands_first);
	tcase_add_loop_test(tcase, test_tiles_on_the_sheet, 0, 2 * SIZES);
	tcase_add_loop_test(tcase, test_toasts, 0, SIZES);
	tcase_add_loop_test(tcase, test_a_toast_is_in_nobodys_way, 0, SIZES);
	tcase_add_loop_test(tcase, test_nothing_told_covers_another, 0, SIZES);
	tcase_add_loop_test(tcase, test_the_last_round_covers_no_place, 0, SIZES);
	tcase_add_loop_test(tcase, test_a_word_covers_nobody, 0, 3);
	tcase_add_loop_test(tcase, test_a_word_stands, 0, 5);
	tcase_add_test(tcase, test_what_waits_is_read_aloud);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
