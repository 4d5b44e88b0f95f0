/* Pictures of every file of data/scenarios, shot by shot and move by move as a film has them: nothing that the file
 * names leaves the picture, and a cross stands where the engine refuses and nowhere else. */
#define _XOPEN_SOURCE 700
#include <bastide/format.h>
#include <check.h>
#include <dirent.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../home.h"
#include "../runner.h"
#include "screens.h"
#include "app/save.h"
#include "app/session.h"
#include "ruler.h"
#include "view/art/figure.h"
#include "view/kit/legend.h"
#include "view/play/screen.h"
#include "../frames/seen.h"
#include "view/table/board.h"
#include "view/table/camera.h"

static const uint32_t RED = 0xC01E14FF, GREEN = 0x2F7D32FF; /* of a cross, of a tick */

static struct desk desk;
static struct screen *screen;
static int pictures, crosses, tried, lettered, points, plated, shields;

static struct play_seen seen(void) { return play_seen(screen, desk.frame.now); }

/* ---- the frame ---- */

static void check_inside(const char *where, const char *what, int x, int y)
{
	struct rect stage = seen().layout->stage, box = camera_cell(seen().camera, stage, x, y);
	bool inside = box.x >= stage.x && box.y >= stage.y && box.x + box.w <= stage.x + stage.w &&
	              box.y + box.h <= stage.y + stage.h;
	ck_assert_msg(inside, "%s: the %s at %d,%d leaves the picture", where, what, x, y);
}

/* All that lies, is tried or is marked; of a file that says what is to be seen, that. */
static void check_frame(const char *where, int step)
{
	const struct scenario *file = session_told(seen().session);
	const struct game *game = session_game(seen().session);
	struct scenario_camera camera = scenario_camera_at(file, step);
	const struct step *marks = scenario_marks_at(file, step);
	struct scenario_claim claim;
	if (camera.zoom > 1)
		return; /* nearer than all of it, as the file wants */
	if (camera.w) {
		check_inside(where, "corner", camera.x, camera.y);
		check_inside(where, "corner", camera.x + camera.w - 1, camera.y + camera.h - 1);
		return;
	}
	for (int i = 0; i < game_tile_count(game); i++)
		check_inside(where, "tile", game_tile(game, i).cell.x, game_tile(game, i).cell.y);
	for (int i = scenario_tries_from(file, step); i < step; i++)
		if (scenario_claim(&file->steps[i], game, &claim) && move_has_cell(claim.move.kind))
			check_inside(where, "place that is tried", claim.move.cell.x, claim.move.cell.y);
	for (int i = 0; marks && i < marks->mark_count; i++)
		if (marks->marks[i].kind != MARK_HAVEN && marks->marks[i].kind != MARK_NEW)
			check_inside(where, "mark", marks->marks[i].at.x, marks->marks[i].at.y);
}

/* What of the window is the picture, when it is cut to what is to be seen. */
static struct rect cut_window(int step)
{
	struct scenario_camera camera = scenario_camera_at(session_told(seen().session), step);
	struct rect stage = seen().layout->stage;
	double w, h, size = seen().camera->size;
	if (!play_screen_cells(screen, &w, &h) || camera.w || camera.zoom > 0)
		return rect_make(0, 0, desk.draw.w, desk.draw.h);
	int wide = (int)ceil(w * size), high = (int)ceil(h * size);
	return rect_make(stage.x + (stage.w - wide) / 2 - 1, stage.y + (stage.h - high) / 2 - 1, wide + 2, high + 2);
}

/* Points on their pills, letters and numbers: each is whole. */
static void check_words(const char *where, int step)
{
	struct rect window = cut_window(step);
	for (int i = 0; i < desk.draw.count; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		/* a sentence beside a place is a window's */
		if (cmd->kind != DRAW_TEXT || cmd->flags & DRAW_PRINTED || strlen(cmd->u.text.text) > 4)
			continue;
		float high = (float)cmd->u.text.style.px * 0.75f, x = cmd->u.text.at.x, y = cmd->u.text.at.y;
		bool inside = x >= (float)window.x && x + (float)cmd->u.text.width <= (float)(window.x + window.w) &&
		              y - high >= (float)window.y && y <= (float)(window.y + window.h);
		ck_assert_msg(inside, "%s: \"%s\" leaves the picture", where, cmd->u.text.text);
		points += cmd->u.text.text[0] == '+';
	}
}

/* ---- crosses and ticks ---- */

/* Of each one the stroke that falls to the right; an arrow's shaft of that colour has a head, which is no stroke. */
static int crosses_drawn(void)
{
	int count = 0;
	for (int i = 0; i < desk.draw.count; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		const struct path_data *path = cmd->u.path.path;
		if (cmd->kind != DRAW_STROKE_PATH || cmd->color != RED || path->point_count != 2)
			continue;
		float dx = path->points[1].x - path->points[0].x, dy = path->points[1].y - path->points[0].y;
		count += dx > 0 && fabsf(dx - dy) < 0.01f;
	}
	return count;
}

/* Of the tries only one is seen in each cell, so there may be fewer crosses than refusals. */
static void check_signs(const char *where, int step)
{
	const struct scenario *file = session_told(seen().session);
	const struct step *marks = scenario_marks_at(file, step);
	int drawable = 0, drawn;
	for (int i = scenario_tries_from(file, step); i < step; i++) {
		struct scenario_claim claim;
		if (!scenario_claim(&file->steps[i], session_game(seen().session), &claim))
			continue;
		ck_assert_msg(claim.refused == !claim.legal, "%s: step %d is judged where it does not stand", where, i);
		drawable += claim.refused && (claim.move.kind == MOVE_FIGURE || move_has_cell(claim.move.kind));
		tried++;
	}
	for (int i = 0; marks && i < marks->mark_count; i++)
		drawable += marks->marks[i].kind == MARK_CROSS;
	drawn = crosses_drawn();
	ck_assert_msg(drawn <= drawable, "%s: %d crosses, %d refusals", where, drawn, drawable);
	crosses += drawn;
}

/* ---- letters, numbers and frames beside figures ---- */

/* The middle of a figure, where its colour and emblem are seen. */
static struct rect emblem_of(const struct setup_figure *figure)
{
	const struct game *game = session_game(seen().session);
	struct vec at = board_stand(seen().board, game, figure->figure, figure->cell, figure->spot);
	enum figure_pose pose = figure_pose(figure->figure, figure->spot.kind);
	float high = figure_on_tile(seen().camera->size), half = figure_width(pose, high) * 0.3f;
	at = camera_point(seen().camera, seen().layout->stage, at.x, at.y);
	float top = figure_lies(pose) ? at.y - high * 0.2f : at.y - high * 0.7f;
	return rect_make((int)(at.x - half), (int)top, (int)(2 * half), (int)(high * 0.4f));
}

/* How many letters and numbers of the file are seen, each of them beside whoever stands there. */
static int check_letters(const char *where, int step)
{
	const struct step *marks = scenario_marks_at(session_told(seen().session), step);
	struct setup_figure figures[FIGURES_MAX];
	int count = game_standing(session_game(seen().session), figures), letters = 0;
	for (int i = 0; marks && i < marks->mark_count; i++) {
		char text[20] = "";
		if (marks->marks[i].kind == MARK_LETTER)
			snprintf(text, sizeof text, "%s", marks->marks[i].text);
		if (marks->marks[i].kind == MARK_NUMBER)
			snprintf(text, sizeof text, "%d", marks->marks[i].number);
		for (int k = 1; text[0] && k < desk.draw.count; k++) {
			const struct draw_cmd *cmd = &desk.draw.cmds[k], *below = cmd - 1;
			if (cmd->kind != DRAW_TEXT || strcmp(cmd->u.text.text, text) != 0 || !cmd->u.text.style.bold)
				continue;
			for (int f = 0; f < count; f++)
				ck_assert_msg(!rect_overlap(below->box, emblem_of(&figures[f])),
				              "%s: \"%s\" covers a figure", where, text);
			letters++;
		}
	}
	return letters;
}

static bool begins_in(struct rect box, struct vec at)
{
	return at.x >= (float)box.x && at.x < (float)(box.x + box.w) && at.y >= (float)box.y &&
	       at.y < (float)(box.y + box.h);
}

/* Light and dusk, which any hand may paint as well, are no smaller than a tile. */
static bool is_figure(const struct draw_cmd *cmd)
{
	return cmd->kind == DRAW_IMAGE && cmd->u.image.alone && (float)cmd->box.w < seen().camera->size;
}

/* Letters, points on pills, names of quarters, badges: of no two plates with words does one lie over the other, and
 * nobody stands before one. */
static void check_plates(const char *where)
{
	enum { MOST = 200 };
	const struct draw_cmd *plates[MOST];
	const char *words[MOST];
	int count = 0;
	for (int i = 0; i < desk.draw.count && count < MOST; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		const struct draw_cmd *plate = NULL;
		for (int k = i - 1; cmd->kind == DRAW_TEXT && k >= 0 && !plate; k--)
			if (cmd[k - i].kind == DRAW_SKIN && (cmd[k - i].u.skin.top & 0xff) == 0xff)
				plate = &cmd[k - i];
		if (!plate || !begins_in(plate->box, cmd->u.text.at) || (count && plates[count - 1] == plate))
			continue;
		for (int k = 0; k < count; k++)
			ck_assert_msg(!rect_overlap(plate->box, plates[k]->box), "%s: \"%s\" lies over \"%s\"", where,
			              cmd->u.text.text, words[k]);
		for (int k = i; k < desk.draw.count; k++)
			ck_assert_msg(
			    !is_figure(&desk.draw.cmds[k]) ||
			        !rect_overlap(desk.draw.cmds[k].box, rect_inset(plate->box, plate->box.h / 4)),
			    "%s: somebody stands before \"%s\"", where, cmd->u.text.text);
		words[count] = cmd->u.text.text;
		plates[count++] = plate;
		plated++;
	}
}

/* Half a cross or a tick, or the shield: what teaches is not covered by what was paid. */
static void check_pill(const char *where, const struct draw_cmd *pill, const char *points_told)
{
	const struct game *game = session_game(seen().session);
	struct setup_figure figures[FIGURES_MAX];
	int count = game_standing(game, figures);
	for (int i = 0; i < count; i++)
		ck_assert_msg(!rect_overlap(pill->box, emblem_of(&figures[i])), "%s: \"%s\" covers a figure", where,
		              points_told);
	for (int i = 0; i < game_tile_count(game); i++) {
		struct setup_tile tile = game_tile(game, i);
		struct rect box = camera_cell(seen().camera, seen().layout->stage, tile.cell.x, tile.cell.y);
		const struct tile_map *map = tile_map_of(board_maps(seen().board), tile.type, tile.rotation);
		for (int k = 0; map && k < map->shield_count; k++) {
			float half = map->shields[k].clearance * 0.8f * (float)box.w;
			struct rect shield = {(int)((float)box.x + map->shields[k].x * (float)box.w - half),
			                      (int)((float)box.y + map->shields[k].y * (float)box.w - half),
			                      (int)(2 * half), (int)(2 * half)};
			ck_assert_msg(!rect_overlap(pill->box, shield), "%s: \"%s\" covers a shield", where,
			              points_told);
			shields++;
		}
	}
	for (int i = 0; i < desk.draw.count; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		ck_assert_msg(cmd->kind != DRAW_STROKE_PATH || (cmd->color != RED && cmd->color != GREEN) ||
		                  cmd->u.path.path->point_count > 3 || !rect_overlap(pill->box, cmd->box),
		              "%s: \"%s\" covers a cross or a tick", where, points_told);
	}
}

static void check_pills(const char *where)
{
	for (int i = 0; i < desk.draw.count; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i], *plate = NULL;
		for (int k = i - 1; cmd->kind == DRAW_TEXT && cmd->u.text.text[0] == '+' && k >= 0 && !plate; k--)
			if (desk.draw.cmds[k].kind == DRAW_SKIN)
				plate = &desk.draw.cmds[k];
		if (plate && begins_in(plate->box, cmd->u.text.at))
			check_pill(where, plate, cmd->u.text.text);
	}
}

/* ---- which pictures ---- */

static const char *folder(const char *name)
{
	static char path[FORMAT_PATH_SIZE];
	ck_assert(data_path(name, path));
	return path;
}

static void show(const char *path, int at, int step, bool board_only)
{
	char sentence[FORMAT_LINE_SIZE];
	struct session *session = save_open(desk.tiles, NULL, path, at, sentence);
	ck_assert_msg(session != NULL, "%s", sentence);
	screen = play_screen_create(&desk.host, session);
	const struct play_picture wish = {.board_only = board_only, .step = step, .told = true};
	ck_assert_pstr_eq(play_screen_picture(screen, &wish), NULL);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
}

static void check_shot(const char *path, int at, int step)
{
	char where[FORMAT_PATH_SIZE + 60];
	for (int board_only = at >= 0; board_only < 2; board_only++) { /* panels at the end alone */
		show(path, at, step, board_only);
		int told = step >= 0 ? step : session_told_step(seen().session);
		snprintf(where, sizeof where, "%s, picture after %d moves, step %d, %s", path, at, told,
		         board_only ? "the table alone" : "with panels");
		if (board_only)
			check_plates(where);
		if (desk.draw.w < 1000)
			continue;
		check_frame(where, told);
		check_signs(where, told);
		if (board_only) {
			lettered += check_letters(where, told);
			check_words(where, told);
			check_pills(where);
		}
		pictures++;
	}
}

static int is_json(const struct dirent *entry)
{
	size_t length = strlen(entry->d_name);
	return length > 5 && strcmp(entry->d_name + length - 5, ".json") == 0;
}

static void each_file(const char *directory, void (*check)(const char *path, const struct scenario *file))
{
	char path[FORMAT_PATH_SIZE + 300];
	struct dirent **files;
	struct format_error error;
	int count = scandir(directory, &files, is_json, alphasort);
	ck_assert_int_gt(count, 90);
	for (int i = 0; i < count; i++) {
		snprintf(path, sizeof path, "%s/%s", directory, files[i]->d_name);
		struct scenario *file = scenario_load(path, desk.tiles, &error);
		ck_assert_msg(file != NULL, "%s", path);
		check(path, file);
		scenario_destroy(file);
		free(files[i]);
	}
	free(files);
}

static void check_end(const char *path, const struct scenario *file)
{
	(void)file;
	check_shot(path, -1, -1);
}

/* Its end, its shots, and the moments of which it says what is legal. */
static void check_pictures(const char *path, const struct scenario *file)
{
	int moves = 0, claimed = -1;
	check_shot(path, -1, -1);
	for (int i = 0; i < file->step_count; i++) {
		if (file->steps[i].kind == STEP_SHOT)
			check_shot(path, moves, i);
		if (step_claims_move(&file->steps[i]) && claimed != moves) {
			check_shot(path, moves, -1);
			claimed = moves;
		}
		moves += step_is_move(&file->steps[i]);
	}
}

START_TEST(test_nothing_leaves_the_picture)
{
	desk_init(&desk);
	desk_size(&desk, 1280, 720, 100);
	each_file(folder("scenarios"), check_pictures);
	each_file(folder("scenarios/castle"), check_pictures);
	ck_assert_int_gt(pictures, 400);
	ck_assert_int_gt(crosses, 30);
	ck_assert_int_gt(tried, 100);
	ck_assert_int_gt(lettered, 60);
	ck_assert_int_gt(points, 200);
	ck_assert_int_gt(plated, 400);
	ck_assert_int_gt(shields, 40);
	desk_size(&desk, 480, 300, 100); /* a film's */
	each_file(folder("scenarios"), check_end);
	each_file(folder("scenarios/castle"), check_end);
	desk_finish(&desk);
}
END_TEST

/* As a film plays it: one screen, move after move, to the last. */
static void check_film(const char *path, const struct scenario *file)
{
	char where[FORMAT_PATH_SIZE + 60], sentence[FORMAT_LINE_SIZE];
	struct session *whole = save_open(desk.tiles, NULL, path, -1, sentence);
	const struct history *history = session_history(whole);
	(void)file;
	show(path, 0, -1, true);
	for (int i = 0; i < history->ply_count && !history->plies[i].finish; i++) {
		const struct ply *ply = &history->plies[i];
		struct session *session = seen().session;
		struct refusal why = {0};
		bool played =
		    (!ply->handed || session_hand_over(session, ply->seat)) && session_play(session, &ply->move, &why);
		ck_assert_msg(played, "%s, film, move %d is not played: %s", path, i, why.text);
		if (i >= 8)
			continue; /* seen are the first */
		for (int frame = 0; frame < 3; frame++) {
			desk.frame.now += frame ? 20000 : 0;
			screen->kind->tick(screen, &desk.host, desk.frame.now);
			desk_build(&desk);
			snprintf(where, sizeof where, "%s, film, move %d, frame %d", path, i, frame);
			check_signs(where, session_told_step(session));
		}
		check_frame(where, session_told_step(session));
		pictures++;
	}
	session_destroy(whole);
}

START_TEST(test_no_film_crosses_out_what_is_played)
{
	desk_init(&desk);
	desk_size(&desk, 1280, 720, 100);
	each_file(folder("scenarios"), check_film);
	each_file(folder("scenarios/castle"), check_film);
	ck_assert_int_gt(pictures, 400);
	desk_finish(&desk);
}
END_TEST

/* ---- frames and lights ---- */

static void write_file(char path[FORMAT_PATH_SIZE], const char *home, const char *words)
{
	snprintf(path, FORMAT_PATH_SIZE, "%s/own.json", home);
	FILE *file = fopen(path, "w");
	ck_assert(file && fputs(words, file) >= 0 && fclose(file) == 0);
}

/* A farmer, and a barn on a corner, in a frame and in a light: they are drawn behind both, and so lie above them. */
START_TEST(test_figures_stand_above_frames)
{
	static const char words[] =
	    "{\"format\": 1, \"players\": [\"red\", \"blue\"], \"settings\": {\"abbey\": \"on\"},\n"
	    " \"tiles\": [[\"B\", 0, 0, 0], [\"B\", 1, 0, 0], [\"B\", 0, 1, 0], [\"B\", 1, 1, 0]],\n"
	    " \"figures\": [{\"player\": \"red\", \"figure\": \"barn\", \"at\": [1, 1]},\n"
	    "  {\"player\": \"blue\", \"at\": [1, 0], \"on\": \"monastery\"}],\n"
	    " \"moves\": [{\"marks\": [%s]}]}";
	static const char *const marks[] = {
	    "{\"mark\": \"outline\", \"at\": [1, 1]}, {\"mark\": \"outline\", \"at\": [1, 0]}",
	    "{\"mark\": \"feature\", \"at\": [0, 0], \"on\": \"field:NL\"}"};
	char path[FORMAT_PATH_SIZE], home[HOME_SIZE], file[1000];
	home_make(home);
	desk_init(&desk);
	desk_size(&desk, 1280, 720, 100);
	for (size_t m = 0; m < sizeof marks / sizeof marks[0]; m++) {
		struct setup_figure figures[FIGURES_MAX];
		snprintf(file, sizeof file, words, marks[m]);
		write_file(path, home, file);
		show(path, 0, -1, true);
		ck_assert_int_eq(game_standing(session_game(seen().session), figures), 2);
		bool over[2] = {false, false};
		for (int i = 0; i < desk.draw.count; i++)
			for (int f = 0; f < 2; f++) {
				const struct draw_cmd *cmd = &desk.draw.cmds[i];
				bool here = rect_overlap(cmd->box, emblem_of(&figures[f]));
				if (is_figure(cmd) && here)
					over[f] = true;
				else if (cmd->kind == DRAW_SKIN && here)
					over[f] = false;
			}
		ck_assert_msg(over[0] && over[1], "%s: %d %d", marks[m], over[0], over[1]);
	}
	desk_finish(&desk);
	home_remove(home);
}
END_TEST

/* A film tells what was scored while a shot stands, and not while moves are made. */
START_TEST(test_a_shot_of_a_film_tells_points)
{
	static const char words[] =
	    "{\"format\": 1, \"players\": [\"red\", \"blue\"], \"tiles\": [[\"D\", 0, 0, 0], [\"W\", -1, 0, 0]],\n"
	    " \"figures\": [{\"player\": \"red\", \"at\": [-1, 0], \"on\": \"road:E\"}], \"turn\": \"blue\",\n"
	    " \"deck\": [\"L\", \"B\"], \"moves\": [\"place L 1,0 0\", \"pass\", {\"shot\": \"Closed.\"}]}";
	char path[FORMAT_PATH_SIZE], home[HOME_SIZE];
	home_make(home);
	write_file(path, home, words);
	desk_init(&desk);
	desk_size(&desk, 1280, 720, 100);
	show(path, 0, -1, true);
	const struct scenario *file = session_told(seen().session);
	for (int i = 0; i < 2; i++) {
		play_screen_step(screen, -1);
		ck_assert(session_play(seen().session, &file->steps[i].move, NULL));
		desk_build(&desk);
		desk.frame.now += 20000;
		screen->kind->tick(screen, &desk.host, desk.frame.now);
		desk_build(&desk);
		ck_assert(!desk_find(&desk, "+3"));
	}
	play_screen_step(screen, 2);
	desk_build(&desk);
	ck_assert(desk_find(&desk, "+3"));
	desk_finish(&desk);
	home_remove(home);
}
END_TEST

/* What an answer has told, a shot behind it does not tell again; two shots running are one time. */
START_TEST(test_a_film_tells_points_once)
{
	static const char words[] =
	    "{\"format\": 1, \"players\": [\"red\", \"blue\"], \"tiles\": [[\"D\", 0, 0, 0], [\"W\", -1, 0, 0]],\n"
	    " \"figures\": [{\"player\": \"red\", \"at\": [-1, 0], \"on\": \"road:E\"}], \"turn\": \"blue\",\n"
	    " \"deck\": [\"L\", \"B\"], \"moves\": [{\"ask\": \"?\", \"player\": \"red\", \"answers\": [2, 3]},\n"
	    "  \"place L 1,0 0\", \"pass\", {\"shot\": \"One.\"}, {\"shot\": \"Two.\"}]}";
	static const struct play_picture wish = {.board_only = true, .step = -1};
	char path[FORMAT_PATH_SIZE], home[HOME_SIZE];
	home_make(home);
	write_file(path, home, words);
	desk_init(&desk);
	desk_size(&desk, 1280, 720, 100);
	for (int asks = 0; asks < 2; asks++) {
		show(path, 2, -1, true);
		ck_assert_pstr_eq(play_screen_picture(screen, &wish), NULL);
		const struct step *steps = session_told(seen().session)->steps;
		if (asks) {
			play_screen_ask(screen, &steps[0], -1, true, 2);
			desk_build(&desk);
			ck_assert(desk_find(&desk, "+3"));
			play_screen_ask(screen, NULL, -1, false, 0);
		}
		for (int shot = 3; shot < 5; shot++) {
			play_screen_step(screen, shot);
			desk_build(&desk);
			ck_assert_msg((desk_find(&desk, "+3") == NULL) == asks, "%d asked, shot at step %d", asks,
			              shot);
		}
	}
	desk_finish(&desk);
	home_remove(home);
}
END_TEST

/* Who shared a feature is told over his own follower, all at one height, and its rim is nobody's. */
START_TEST(test_who_shares_is_told_over_his_own)
{
	char path[FORMAT_PATH_SIZE];
	struct rect first = {0};
	int told = 0;
	snprintf(path, sizeof path, "%s/E000-12.json", folder("scenarios"));
	desk_init(&desk);
	desk_size(&desk, 1280, 720, 100);
	show(path, -1, -1, true);
	for (int i = 0; i < desk.draw.count; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		if (cmd->kind != DRAW_TEXT || strcmp(cmd->u.text.text, "+10") != 0)
			continue;
		if (told++)
			ck_assert_msg(abs(cmd->box.y - first.y) < first.h, "%d and %d", first.y, cmd->box.y);
		first = cmd->box;
	}
	ck_assert_int_eq(told, 2);
	/* One rim round each of its tiles, not one for each who was paid. */
	for (int i = 0; i < desk.draw.count; i++)
		for (int k = 0; k < i; k++)
			ck_assert(!(desk.draw.cmds[i].kind == DRAW_IMAGE && desk.draw.cmds[k].kind == DRAW_IMAGE &&
			            desk.draw.cmds[i].u.image.paint == desk.draw.cmds[k].u.image.paint &&
			            desk.draw.cmds[i].u.image.key != desk.draw.cmds[k].u.image.key &&
			            memcmp(&desk.draw.cmds[i].box, &desk.draw.cmds[k].box, sizeof(struct rect)) == 0));
	desk_finish(&desk);
}
END_TEST

/* The table alone fills its picture: three tiles are not as small as they are to be played on. */
START_TEST(test_the_table_alone_fills_its_picture)
{
	char path[FORMAT_PATH_SIZE];
	snprintf(path, sizeof path, "%s/E000-08.json", folder("scenarios"));
	desk_init(&desk);
	desk_size(&desk, 1280, 720, 100);
	show(path, -1, -1, true);
	ck_assert_msg(seen().camera->size * 3 > 1280 * 0.7, "%g pixels a tile", seen().camera->size);
	desk_finish(&desk);
}
END_TEST

/* A letter or number in the middle of a monk's tile, and on a farmer. */
START_TEST(test_letters_stand_beside_figures)
{
	static const char words[] =
	    "{\"format\": 1, \"players\": [\"red\", \"blue\"], \"tiles\": [[\"B\", 0, 0, 0], [\"B\", 1, 0, 0]],\n"
	    " \"figures\": [{\"player\": \"red\", \"at\": [0, 0], \"on\": \"monastery\"},\n"
	    "  {\"player\": \"red\", \"at\": [1, 0], \"on\": \"field:NL\"}], \"moves\": [{\"marks\": [\n"
	    "  {\"mark\": \"letter\", \"text\": \"Q\", \"at\": [0, 0]},\n"
	    "  {\"mark\": \"letter\", \"text\": \"Z\", \"at\": [0, 0], \"on\": \"monastery\"},\n"
	    "  {\"mark\": \"number\", \"number\": 77, \"at\": [1, 0], \"on\": \"field:NL\"}]}]}";
	char path[FORMAT_PATH_SIZE], home[HOME_SIZE];
	home_make(home);
	write_file(path, home, words);
	desk_init(&desk);
	desk_size(&desk, 1280, 720, 100);
	show(path, 0, -1, true);
	ck_assert_int_eq(check_letters("own.json", session_told_step(seen().session)), 3);
	desk_finish(&desk);
	home_remove(home);
}
END_TEST

/* ---- what captions tell ---- */

static int drawn_times(const char *text)
{
	int count = 0;
	for (int i = 0; i < desk.draw.count; i++)
		count += desk.draw.cmds[i].kind == DRAW_TEXT && strcmp(desk.draw.cmds[i].u.text.text, text) == 0;
	return count;
}

static int figures_at(const struct setup_figure *figure)
{
	int count = 0;
	for (int i = 0; i < desk.draw.count; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		count += is_figure(cmd) && rect_overlap(cmd->box, emblem_of(figure));
	}
	return count;
}

/* Whoever was sent home without points stands there once more; the City of Carcassonne has its badge among the cities
 * that fields are paid for; and goods, which are not on the table, stand behind the scores. */
START_TEST(test_what_captions_tell_is_seen)
{
	const struct setup_figure sent = {.spot = {.kind = FEATURE_CITY, .at = 0}};
	char path[FORMAT_PATH_SIZE];
	struct legend legend = {0};
	desk_init(&desk);
	desk_size(&desk, 1280, 720, 100);
	snprintf(path, sizeof path, "%s/Z-14.json", folder("scenarios"));
	show(path, -1, -1, true);
	ck_assert_int_eq(figures_at(&sent), 1);
	snprintf(path, sizeof path, "%s/R-13.17-city-without-flags.json", folder("scenarios"));
	show(path, -1, -1, true);
	ck_assert_int_eq(drawn_times("3"), 2);
	snprintf(path, sizeof path, "%s/Y-47.json", folder("scenarios"));
	show(path, -1, -1, true);
	legend_scores(&legend, seen().session);
	legend.percent = 100;
	int before = drawn_times("2");
	legend_draw(&legend, &desk.draw, &desk.theme, rect_make(0, 0, 1280, 100));
	ck_assert_int_eq(drawn_times("2") - before, 2);
	desk_finish(&desk);
}
END_TEST

/* ---- a try ---- */

static const char text[] =
    "{\"format\": 1, \"players\": [\"red\", \"blue\"], \"tiles\": [[\"D\", 0, 0, 0], [\"W\", -1, 0, 0]],\n"
    " \"figures\": [{\"player\": \"red\", \"at\": [-1, 0], \"on\": \"road:E\"}], \"turn\": \"blue\",\n"
    " \"deck\": [\"L\", \"B\", \"B\"], \"moves\": [{\"illegal\": \"place B 1,0 0\"}, {\"shot\": \"one\"},\n"
    " {\"legal\": \"place L 1,0 0\"}, {\"shot\": \"two\"}, \"place L 1,0 0\", {\"illegal\": \"meeple road:W\"},\n"
    " {\"legal\": \"meeple city:N\"}, {\"shot\": \"three\"}, {\"marks\": []}, {\"shot\": \"four\"},\n"
    " \"meeple city:N\", {\"shot\": \"five\"}]}";

/* What is seen at each of its shots; a follower that may not stand there has his cross and his sentence, in the middle
 * of a file as at its end. */
START_TEST(test_a_try_ends_with_the_next_shot)
{
	static const struct {
		int at, step, crosses, lines;
	} shots[] = {{0, 1, 1, 1}, {0, 3, 0, 0}, {1, 7, 1, 1}, {1, 9, 0, 0}, {2, 11, 0, 0}};
	char path[FORMAT_PATH_SIZE], home[HOME_SIZE];
	home_make(home);
	write_file(path, home, text);
	desk_init(&desk);
	desk_size(&desk, 1280, 720, 100);
	for (size_t i = 0; i < sizeof shots / sizeof shots[0]; i++) {
		struct legend legend = {0};
		show(path, shots[i].at, shots[i].step, true);
		legend_claims(&legend, seen().session, shots[i].step);
		ck_assert_msg(crosses_drawn() == shots[i].crosses, "shot %zu: %d crosses", i + 1, crosses_drawn());
		ck_assert_msg(legend.line_count == shots[i].lines, "shot %zu: %d sentences", i + 1, legend.line_count);
		check_shot(path, shots[i].at, shots[i].step);
	}
	desk_finish(&desk);
	home_remove(home);
}
END_TEST

static bool is_drawn(const char *word)
{
	for (int i = 0; i < desk.draw.count; i++)
		if (desk.draw.cmds[i].kind == DRAW_TEXT && strcmp(desk.draw.cmds[i].u.text.text, word) == 0)
			return true;
	return false;
}

/* Between tile and follower a shot shows the table as it lies; where the file takes none the places have numbers. */
START_TEST(test_a_shot_shows_no_places)
{
	static const char file[] =
	    "{\"format\":1,\"players\":[\"red\",\"blue\"],\"tiles\":[[\"D\",0,0,0]],\"turn\":\"red\","
	    "\"deck\":[\"V\",\"V\"],\"moves\":[\"place V 1,0 1\",{\"marks\":[{\"mark\":\"new\"}]},"
	    "{\"shot\":\"A bend.\"}]}\n";

	desk_init(&desk);
	for (int shot = 0; shot < 2; shot++) {
		const struct play_picture wish = {.board_only = true, .step = shot ? 2 : -1};
		screen = screens_written(&desk.host, file, -1);
		ck_assert_pstr_eq(play_screen_picture(screen, &wish), NULL);
		screen_reset(&desk.host, screen);
		desk_build(&desk);
		desk_build(&desk);
		ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
		ck_assert_int_eq(is_drawn("1"), !shot);
		int framed = 0; /* what the file calls new, where the turn has no frame of its own */
		for (int i = 0; i < desk.draw.count; i++)
			framed += desk.draw.cmds[i].kind == DRAW_FILL && desk.draw.cmds[i].color == rgb(COLOR_GOLD);
		ck_assert_int_eq(framed, 4 * shot); /* a frame has four sides */
	}
	desk_finish(&desk);
}
END_TEST

static void show_words(const char *file, const struct play_picture *wish, int at)
{
	screen = screens_written(&desk.host, file, at);
	ck_assert_pstr_eq(play_screen_picture(screen, wish), NULL);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
}

/* Where four tiles meet, as a barn stands there. */
START_TEST(test_a_mark_stands_on_a_corner)
{
	static const char file[] =
	    "{\"format\":1,\"players\":[\"red\",\"blue\"],\"tiles\":[[\"D\",0,0,0],[\"U\",1,0,0]],\"moves\":"
	    "[{\"marks\":[{\"mark\":\"letter\",\"text\":\"Q\",\"at\":[1,0],\"on\":\"corner\"}]}]}\n";
	desk_init(&desk);
	desk_size(&desk, 1280, 720, 100);
	show_words(file, &(struct play_picture){.board_only = true, .step = -1}, -1);
	struct rect cell = camera_cell(seen().camera, seen().layout->stage, 1, 0);
	for (int i = 1; i < desk.draw.count; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i], *plate = cmd - 1;
		if (cmd->kind == DRAW_TEXT && strcmp(cmd->u.text.text, "Q") == 0)
			ck_assert_msg(abs(plate->box.x + plate->box.w / 2 - cell.x) < 4 &&
			                  abs(plate->box.y + plate->box.h / 2 - cell.y) < 4,
			              "at %d, %d", plate->box.x - cell.x, plate->box.y - cell.y);
	}
	ck_assert_int_eq(drawn_times("Q"), 1);
	desk_finish(&desk);
}
END_TEST

/* Letters of answers stand within the frame of their tile, and no sign lies over one. */
START_TEST(test_letters_of_answers_stand_free)
{
	static const char file[] =
	    "{\"format\":1,\"players\":[\"red\",\"blue\"],\"tiles\":[[\"D\",0,0,0],[\"W\",-1,0,0]],\"turn\":\"blue\","
	    "\"figures\":[{\"player\":\"red\",\"at\":[-1,0],\"on\":\"road:E\"}],\"deck\":[\"L\",\"B\",\"B\"],"
	    "\"moves\":[\"place L 1,0 0\",{\"ask\":\"Where?\",\"choose\":[\"meeple road:W\",\"meeple city:N\","
	    "\"meeple road:E\"],\"right\":\"legal\"},\"pass\"]}\n";
	static const char *const words[] = {"A", "B", "C"};
	desk_init(&desk);
	desk_size(&desk, 1280, 720, 100);
	for (int answered = 0; answered < 2; answered++) {
		struct play_picture wish = {.board_only = true, .step = 2, .answered = answered, .right = 6};
		struct rect letters[3] = {{0}};
		show_words(file, &wish, 1);
		wish.ask = &session_told(seen().session)->steps[1];
		ck_assert_pstr_eq(play_screen_picture(screen, &wish), NULL);
		desk_build(&desk);
		struct rect cell = camera_cell(seen().camera, seen().layout->stage, 1, 0);
		struct rect inside = rect_inset(cell, cell.w * 4 / 100);
		for (int k = 1; k < desk.draw.count; k++)
			for (int i = 0; i < 3; i++)
				if (desk.draw.cmds[k].kind == DRAW_TEXT &&
				    strcmp(desk.draw.cmds[k].u.text.text, words[i]) == 0)
					letters[i] = desk.draw.cmds[k - 1].box;
		for (int i = 0; i < 3; i++) {
			struct rect box = letters[i];
			ck_assert_msg(box.w && box.x >= inside.x && box.y >= inside.y &&
			                  box.x + box.w <= inside.x + inside.w && box.y + box.h <= inside.y + inside.h,
			              "%s at %d, %d of a tile of %d", words[i], box.x - cell.x, box.y - cell.y, cell.w);
			check_pill("own", &(struct draw_cmd){.box = box}, words[i]);
		}
	}
	desk_finish(&desk);
}
END_TEST

/* A question for points shows the tile that brings them where it will lie; a picture behind the end of a game what was
 * paid there, not what the turn before paid in the picture before. */
START_TEST(test_what_comes_and_what_has_passed)
{
	static const char file[] =
	    "{\"format\":1,\"players\":[\"red\",\"blue\"],\"tiles\":[[\"D\",0,0,0],[\"W\",-1,0,0]],\"turn\":\"blue\","
	    "\"figures\":[{\"player\":\"red\",\"at\":[-1,0],\"on\":\"road:E\"}],\"deck\":[\"L\",\"B\",\"B\"],"
	    "\"moves\":[{\"ask\":\"How many?\",\"player\":\"red\",\"answers\":[2,3]},\"place L 1,0 0\",\"pass\","
	    "{\"shot\":\"Three.\"},\"end\"]}\n";
	double w, h;
	desk_init(&desk);
	desk_size(&desk, 1280, 720, 100);
	for (int answered = 0; answered < 2; answered++) {
		struct play_picture wish = {.board_only = true, .step = 1, .answered = answered};
		show_words(file, &wish, 0);
		wish.ask = &session_told(seen().session)->steps[0];
		ck_assert_pstr_eq(play_screen_picture(screen, &wish), NULL);
		ck_assert(play_screen_cells(screen, &w, &h));
		ck_assert_msg((w > 3) == !answered, "%g cells", w);
	}
	show_words(file, &(struct play_picture){.board_only = true, .told = true, .step = 4}, 2);
	ck_assert_int_eq(drawn_times("+3"), 1);
	show_words(file, &(struct play_picture){.board_only = true, .told = true, .step = -1}, -1);
	ck_assert_int_eq(drawn_times("+3"), 0);
	desk_finish(&desk);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("pictures");
	TCase *tests = tcase_create("pictures");

	tcase_set_timeout(tests, 600);
	tcase_add_test(tests, test_nothing_leaves_the_picture);
	tcase_add_test(tests, test_no_film_crosses_out_what_is_played);
	tcase_add_test(tests, test_figures_stand_above_frames);
	tcase_add_test(tests, test_letters_stand_beside_figures);
	tcase_add_test(tests, test_a_shot_of_a_film_tells_points);
	tcase_add_test(tests, test_a_film_tells_points_once);
	tcase_add_test(tests, test_the_table_alone_fills_its_picture);
	tcase_add_test(tests, test_who_shares_is_told_over_his_own);
	tcase_add_test(tests, test_a_try_ends_with_the_next_shot);
	tcase_add_test(tests, test_what_captions_tell_is_seen);
	tcase_add_test(tests, test_a_shot_shows_no_places);
	tcase_add_test(tests, test_a_mark_stands_on_a_corner);
	tcase_add_test(tests, test_letters_of_answers_stand_free);
	tcase_add_test(tests, test_what_comes_and_what_has_passed);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
