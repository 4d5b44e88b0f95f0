/* The table as the command line asks for it in pictures. */
#include "view/play/screen.h"

#include "view/play/core/play.h"
#include "view/play/land/land.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "text/say.h"

static bool show_overlay(struct play *play, const char *word)
{
	const struct {
		const char *word;
		bool *on;
	} flags[] = {{"fields", &play->panel.fields},
	             {"last", &play->panel.last_round},
	             {"cells", &play->panel.cells},
	             {"spots", &play->picture.spots}};
	bool *found = NULL;
	for (int i = 0; i < (int)(sizeof flags / sizeof flags[0]); i++)
		if (strcmp(word, flags[i].word) == 0)
			found = flags[i].on;
	if (found) {
		*found = true;
	} else if (strcmp(word, "remaining") == 0) {
		play->panel.sheet = SHEET_TILES;
	} else if (strcmp(word, "history") == 0) {
		play->panel.sheet = SHEET_HISTORY;
		play->panel.sheet_scroll = 1e9f;
	} else if (strcmp(word, "hint") == 0) {
		play_refresh(play, 0); /* who is to move */
		play_advice_hint(play, 0);
	} else if (strcmp(word, "why") == 0) {
		play_advice_why(play, play_why_seat(play), 0);
	} else {
		return strcmp(word, "none") == 0;
	}
	return true;
}

/* ---- what is to be seen ---- */

static void see(struct play_shown *shown, struct cell cell)
{
	shown->cells = extent_and(shown->cells, extent_of(cell));
}

static void see_cells(struct play_shown *shown, int x, int y, int w, int h)
{
	see(shown, (struct cell){(int16_t)x, (int16_t)y});
	see(shown, (struct cell){(int16_t)(x + w - 1), (int16_t)(y + h - 1)});
}

const struct move *play_asked_tile(const struct play *play)
{
	const struct step *ask = play->picture.wish.ask;
	const struct scenario *file = session_told(play->session);
	if (!ask || ask->ask != ASK_POINTS || play->picture.wish.answered)
		return NULL;
	for (const struct step *step = ask + 1; step < file->steps + file->step_count; step++)
		if (step_is_move(step))
			return step->kind == STEP_MOVE && step->move.kind == MOVE_PLACE ? &step->move : NULL;
	return NULL;
}

/* Where a question's tiles would lie, and the tile that it gives into the hand: beside all that lies. */
static void see_asked(struct play *play)
{
	struct play_shown *shown = &play->picture;
	for (int i = 0; shown->wish.ask && shown->wish.ask->ask == ASK_CHOOSE && i < shown->wish.ask->answer_count; i++)
		if (shown->wish.ask->options[i].kind == MOVE_PLACE)
			see(shown, shown->wish.ask->options[i].cell);
	shown->holds = shown->wish.ask && shown->wish.ask->ask == ASK_PLACE && !shown->wish.answered &&
	               shown->wish.board_only && session_tile(play->session) != NO_TILE;
	shown->hand = (struct cell){(int16_t)(shown->cells.x1 + 1), (int16_t)shown->cells.y0};
	if (shown->holds)
		see(shown, shown->hand);
	const struct move *coming = play_asked_tile(play);
	if (coming)
		see(shown, coming->cell);
}

/* Tiles, those that are said to fit or not, and marks. */
static void see_all(struct play *play, int step)
{
	struct play_shown *shown = &play->picture;
	const struct scenario *scenario = session_told(play->session);
	const struct game *game = session_game(play->session);
	const struct step *marks = scenario_marks_at(scenario, step);
	struct scenario_claim claim;
	int end = step;
	for (int i = 0; i < game_tile_count(game); i++)
		see(shown, game_tile(game, i).cell);
	/* also what is tried behind it, in another picture of the same table */
	while (end < scenario->step_count && step_claims_move(&scenario->steps[end]))
		end++;
	for (int i = scenario_tries_all(scenario, step); i < end; i++)
		if (scenario_claim(&scenario->steps[i], game, &claim) && claim.move.kind == MOVE_PLACE)
			see(shown, claim.move.cell);
	for (int i = 0; marks && i < marks->mark_count; i++) {
		if (marks->marks[i].kind != MARK_HAVEN && marks->marks[i].kind != MARK_NEW)
			see(shown, marks->marks[i].at);
		if (marks->marks[i].kind == MARK_ARROW)
			see(shown, marks->marks[i].to);
	}
	struct vec walked[WALK_PLACES];
	for (int i = shown->wish.told ? play_walk_places(play, walked) : 0; i-- > 0;)
		see(shown, (struct cell){(int16_t)floorf(walked[i].x), (int16_t)floorf(walked[i].y)});
	see_asked(play);
	if (shown->wish.frame.w)
		see_cells(shown, shown->wish.frame.x, shown->wish.frame.y, shown->wish.frame.w, shown->wish.frame.h);
	if (shown->cells.x1 <= shown->cells.x0)
		see(shown, (struct cell){0, 0});
	float top = shown->wish.told && shown->wish.board_only ? play_paid_top(play) : CELL_MAX;
	shown->above = fmaxf((float)(shown->cells.y0 - play_camera_margin(shown)) - top, 0);
}

void play_picture_find(struct play *play)
{
	struct play_shown *shown = &play->picture;
	int step = shown->wish.step >= 0 ? shown->wish.step : session_told_step(play->session);
	const struct step *marks = scenario_marks_at(session_told(play->session), step);
	shown->lights = false;
	for (int i = 0; marks && i < marks->mark_count; i++)
		shown->lights |= marks->marks[i].kind == MARK_FEATURE && marks->marks[i].spot.kind == FEATURE_FIELD;
	shown->above = 0;
	shown->camera = scenario_camera_at(session_told(play->session), step);
	shown->cells = (struct extent){0, 0, 0, 0};
	if (shown->camera.w)
		see_cells(shown, shown->camera.x, shown->camera.y, shown->camera.w, shown->camera.h);
	else
		see_all(play, step);
}

bool play_screen_cut(const struct screen *screen, double *w, double *h)
{
	const struct play *play = (const struct play *)screen;
	const struct play_shown *shown = &play->picture;
	return play_screen_cells(screen, w, h) && (shown->camera.tight || shown->wish.near);
}

bool play_screen_cells(const struct screen *screen, double *w, double *h)
{
	const struct play *play = (const struct play *)screen;
	const struct play_shown *shown = &play->picture;
	if (strcmp(screen->kind->name, "play") != 0 || !shown->wish.board_only)
		return false;
	double margin = play_camera_margin(shown);
	*w = shown->cells.x1 - shown->cells.x0 + 2 * margin;
	*h = shown->cells.y1 - shown->cells.y0 + 2 * margin + (double)shown->above;
	return true;
}

const char *play_screen_picture(struct screen *screen, const struct play_picture *picture)
{
	struct play *play = (struct play *)screen;
	play->picture = (struct play_shown){
	    .on = true, .wish = *picture, .serial = session_serial(play->session), .pane = play->picture.pane};
	play_picture_find(play);
	if (picture->board_only || picture->told)
		play->panel.last_round = false;
	if (!picture->overlays) {
		play->panel.fields = picture->told && play_farms_paid(play);
		return NULL;
	}
	play->panel.last_round = play->panel.fields = false;
	for (const char *word = picture->overlays; *word;) {
		size_t length = strcspn(word, ",");
		const char *name = say("%.*s", (int)length, word);
		if (length > 0 && !show_overlay(play, name))
			return say("there is no overlay \"%s\"; there are fields, remaining, history, last, hint, why, "
			           "cells, spots, none",
			           name);
		word += length + (word[length] == ',');
	}
	return NULL;
}

bool play_screen_frame(const struct screen *screen, struct rect *cells)
{
	const struct play_shown *shown = &((const struct play *)screen)->picture;
	if (strcmp(screen->kind->name, "play") != 0)
		return false;
	const struct extent *seen = &shown->cells;
	int above = (int)ceilf(shown->above);
	*cells = rect_make((int)seen->x0, (int)seen->y0 - above, (int)(seen->x1 - seen->x0),
	                   (int)(seen->y1 - seen->y0) + above);
	return true;
}

/* What was told ends, and is not told again. */
static void tell_paid(struct play *play, bool told)
{
	if (play->picture.wish.told && !told)
		play->picture.paid = session_history(play->session)->event_count;
	play->picture.wish.told = told;
}

void play_screen_step(struct screen *screen, int step)
{
	struct play *play = (struct play *)screen;
	play->picture.wish.step = step;
	tell_paid(play, step >= 0);
	play_picture_find(play);
}

void play_screen_ask(struct screen *screen, const struct step *ask, int step, bool answered, unsigned right)
{
	struct play *play = (struct play *)screen;
	play->picture.wish.ask = ask;
	play->picture.wish.answered = answered;
	play->picture.wish.right = right;
	play->picture.wish.step = step;
	tell_paid(play, ask && answered);
	play_picture_find(play);
}
