#include "view/ending/stage/stage.h"

#include <math.h>
#include <stdlib.h>

#include "view/table/lamp.h"

void stage_init(struct stage *stage, const struct tally *tally, struct board *board)
{
	*stage = (struct stage){.tally = tally, .board = board};
}

void stage_finish(struct stage *stage)
{
	for (int i = 0; i < FIGURES_MAX; i++) {
		field_destroy(stage->fields[i]);
		stage->fields[i] = NULL;
	}
	free(stage->places);
	free(stage->signs);
	stage->places = NULL;
	stage->signs = NULL;
}

static struct field *field_of(struct stage *stage, int farm)
{
	if (!stage->fields[farm])
		stage->fields[farm] = field_create(stage->tally, farm, board_maps(stage->board));
	return stage->fields[farm];
}

/* ---- camera ---- */

struct camera stage_camera(const struct tally_look *look, struct rect view, struct tally_frame frame)
{
	/* walls, letters and figures stand up to the north of what they belong to, and the expressions fly there */
	float top = look->walled ? 4 * look->k : 78 * look->k, bottom = look->walled ? 4 * look->k : 18 * look->k,
	      side = 36 * look->k;
	float x = ((float)view.w - 2 * side) / frame.w, y = ((float)view.h - top - bottom) / frame.h;
	double size = x < y ? x : y, most = 220.0 * look->k;
	size = fmax(size < most ? size : most, 1); /* also in a window of one pixel */
	return (struct camera){
	    .x = frame.x + frame.w / 2, .y = frame.y + frame.h / 2 - (top - bottom) / 2 / size, .size = size};
}

/* Where there is room beside the frame, as much of the table is shown as goes into it: no table is cut at one side
 * while bare wood lies at the other. */
static struct camera camera_slid(const struct tally_look *look, struct rect view, struct tally_frame frame,
                                 struct tally_frame whole)
{
	struct camera camera = stage_camera(look, view, frame);
	float seen = (float)(view.w / camera.size), side = (float)(36 * look->k / camera.size);
	float left = (float)camera.x - seen / 2, low = whole.x - side, high = whole.x + whole.w + side - seen;
	if (high < low)
		left = (low + high) / 2;
	else
		left = left < low ? low : left > high ? high : left;
	camera.x = left + seen / 2;
	return camera;
}

static void camera_find(struct stage *stage, const struct tally_look *look)
{
	const struct tally_act *act = look->act;
	bool back = look->state->beats[BEAT_BACK] > 0;
	struct camera to = camera_slid(look, stage->view, back ? act->paid : act->frame, stage->tally->whole);
	float p = look->state->beats[back ? BEAT_BACK : BEAT_CAMERA];
	stage->camera = stage->to = to;
	if (look->state->act > 0 && p < 1 && !stage->reduced) {
		struct camera from =
		    camera_slid(look, stage->view, back ? act->frame : act[-1].paid, stage->tally->whole);
		stage->camera = camera_between(from, to, ease_in_out(p));
		/* What is painted for where it goes would never serve here. */
		if (stage->paused)
			stage->to = stage->camera;
	}
}

/* ---- one cell ---- */

struct cell_job {
	const struct field *field;
	int index;
	struct field_look look;
};

static bool cell_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct cell_job *job = context;
	(void)h;
	field_paint(job->field, job->index, &job->look, w, pixels);
	return true;
}

/* `passing`: it is seen in this frame, and soon otherwise. */
static void field_cell_draw(struct stage *stage, struct draw *draw, int farm, struct field_look look, bool passing,
                            int x, int y, struct rect box)
{
	struct field *field = field_of(stage, farm);
	bool moves = (look.flood > 0 && look.flood < 1) || (look.sweep > 0 && look.sweep < 1);
	/* of a border that comes one picture is enough */
	if (passing && look.flood <= 0 && look.sweep <= 0 && !look.wheat) {
		look.alpha *= look.border;
		look.border = 1;
	}
	/* small tiles need fewer pixels; on their way fronts need no more either */
	bool few = box.w <= TILE_MAP_SIZE / 2 + 8 || ((moves || passing) && box.w <= TILE_MAP_SIZE);
	int n = few ? TILE_MAP_SIZE / 2 : TILE_MAP_SIZE;
	struct cell_job job = {.field = field, .index = field_at(field, x, y), .look = look};
	uint64_t key = field_key(field, job.index, &look);
	struct picture picture = {.key = hash_int(key, n),
	                          .w = n,
	                          .h = n,
	                          .alone = true,
	                          .paint = cell_paint,
	                          .context = &job,
	                          .context_size = sizeof job};
	if (key)
		draw_picture(draw, &picture, &(struct draw_image){.dst = box, .alpha = look.alpha});
}

struct under_job {
	struct stage *stage;
	const struct stage_dusk *dusk;
	struct stage_land land;
	bool passing[FIGURES_MAX]; /* by farm: see field_cell_draw() */
	float shift[TILES_MAX];    /* of the game: walls stand so far to the side, in cells: a city shakes its head */
};

static void under_paint(void *self, struct draw *draw, const struct art_tile *tile, struct rect box)
{
	struct under_job *job = self;
	for (int farm = 0; farm < tally_land_count(job->stage->tally); farm++)
		if (job->land.shown[farm])
			field_cell_draw(job->stage, draw, farm, job->land.looks[farm], job->passing[farm], tile->x,
			                tile->y, box);
}

static void under_after(void *self, struct draw *draw, const struct art_tile *tile, struct rect box)
{
	struct under_job *job = self;
	int index = game_tile_at(job->stage->tally->game, tile->x, tile->y);
	if (index >= 0)
		stage_dim(draw, job->stage->board, job->stage->tally, job->dusk, index, box);
}

static void under_board(void *self, struct draw *draw, const struct art_tile *printed, struct rect box)
{
	struct under_job *job = self;
	stage_dim_board(draw, job->stage->board, job->stage->tally, job->dusk, printed, box);
}

static float under_aside(void *self, const struct art_tile *tile)
{
	const struct under_job *job = self;
	int index = game_tile_at(job->stage->tally->game, tile->x, tile->y);
	return index < 0 ? 0 : job->shift[index];
}

static struct board_under under_of(struct under_job *job)
{
	return (struct board_under){
	    .paint = under_paint, .after = under_after, .board = under_board, .aside = under_aside, .self = job};
}

/* ---- what moves ---- */

/* Moves it now, or does its wheat? */
static bool look_moves(const struct field_look *look, bool wheat_moves)
{
	return (look->border > 0 && look->border < 1) || (look->flood > 0 && look->flood < 1) ||
	       (look->sweep > 0 && look->sweep < 1) || (wheat_moves && look->alpha < 1);
}

static void find_passing(const struct stage *stage, const struct tally_look *look, struct under_job *job)
{
	for (int farm = 0; stage->passes && farm < tally_land_count(stage->tally); farm++) {
		const struct field_look *land = &job->land.looks[farm];
		job->passing[farm] = job->land.shown[farm] && look->act->farms >> farm & 1 &&
		                     look_moves(land, land->wheat && look->act->kind == ACT_CITIES);
	}
}

static void find_shift(const struct stage *stage, const struct tally_look *look, struct under_job *job)
{
	const struct tally *tally = stage->tally;
	for (int i = 0; i < look->act->open_count; i++) {
		float p = (look->state->open[i] - .33f) / .43f; /* .45 of 1.05 seconds, once the sheaf has come */
		if (p <= 0 || p >= 1 || stage->reduced)
			continue;
		float swing = p * 6 - (float)(int)(p * 6), side = (int)(p * 6) & 1 ? -1 : 1;
		float shift = side * 4 * swing * (1 - swing) * .03f * (1 - p * .4f);
		const struct feature *city = &tally->cities[look->act->opens[i]].feature;
		for (int k = 0; k < city->tile_count; k++) {
			int index = game_tile_at(tally->game, city->tiles[k].x, city->tiles[k].y);
			if (index >= 0)
				job->shift[index] = shift;
		}
	}
}

/* ---- the land ---- */

/* Farms and courts counted before keep their pattern, paler; under the city editions land
 * has no owner and fills with wheat. */
static bool farm_look(const struct stage *stage, const struct tally_state *state, int farm, struct field_look *look)
{
	const struct tally *tally = stage->tally;
	const struct tally_act *act = &tally->acts[state->act];
	bool city = tally_by_city(tally), mine = act->farms >> farm & 1;
	*look = (struct field_look){.wheat = city, .alpha = 1};
	if (act->kind == ACT_END || (act->kind == ACT_TITLE && act->part == PART_FARMS)) {
		look->border = 1;
		look->flood = look->sweep = act->kind == ACT_END;
		look->wheat = city;
		return true;
	}
	if (mine && (act->kind == ACT_FARM || act->kind == ACT_FEATURE)) {
		look->border = state->beats[act->kind == ACT_FARM ? BEAT_BORDER : BEAT_LIGHT];
		look->flood =
		    stage->reduced ? (float)(state->beats[BEAT_FLOOD] > 0) : ease_out_quad(state->beats[BEAT_FLOOD]);
		look->sweep =
		    stage->reduced ? (float)(state->beats[BEAT_SWEEP] > 0) : ease_in_out(state->beats[BEAT_SWEEP]);
		return look->border > 0;
	}
	if (mine && (act->kind == ACT_CITIES || act->kind == ACT_SEND)) {
		look->wheat = true;
		look->border = act->kind == ACT_SEND ? 1 : state->beats[BEAT_BORDER];
		look->alpha = act->kind == ACT_SEND ? .6f : state->beats[BEAT_LIGHT];
		return look->border > 0;
	}
	if (city || act->part < PART_FARMS)
		return false;
	for (int a = 0; a < state->act; a++) {
		const struct tally_act *before = &tally->acts[a];
		if ((before->kind == ACT_FARM || before->kind == ACT_FEATURE) && before->farms >> farm & 1) {
			*look = (struct field_look){.border = 1, .flood = 1, .sweep = 1, .alpha = .55f};
			return true;
		}
	}
	return false;
}

void land_find(const struct stage *stage, const struct tally_state *state, struct stage_land *land)
{
	for (int farm = 0; farm < tally_land_count(stage->tally); farm++)
		land->shown[farm] = farm_look(stage, state, farm, &land->looks[farm]);
}

/* ---- the table ---- */

void stage_draw(struct stage *stage, struct frame *frame, const struct tally_look *look)
{
	const struct tally_state *state = look->state;
	const struct tally *tally = stage->tally;
	struct stage_lit lit, before;
	struct tally_state last;
	float dim = state->beats[BEAT_DIM];
	struct stage_dusk dusk = {{NULL, &lit}, {1 - dim, dim}};
	struct under_job job = {.stage = stage, .dusk = &dusk};
	/* A farm's raster takes some hundredths of a second: not while it floods. */
	for (int farm = 0; frame->live && !stage->ready && farm < tally_land_count(tally); farm++)
		field_of(stage, farm);
	stage->ready = true;
	camera_find(stage, look);
	stage_lit_find(&lit, tally, state);
	if (state->act > 0 && dim < 1) {
		tally_state_at(tally, tally->acts[state->act].start - 1e-3, &last);
		stage_lit_find(&before, tally, &last);
		dusk.lits[0] = &before;
	}
	stage->passes = frame->live && !frame->frozen && !stage->paused;
	land_find(stage, state, &job.land);
	find_passing(stage, look, &job);
	find_shift(stage, look, &job);
	struct board_under under = under_of(&job);
	board_begin(stage->board);
	board_add_game(stage->board, tally->game, -1);
	board_toward(stage->board, &stage->to);
	board_draw(stage->board, frame, &stage->camera, stage->to.size, stage->view, stage->window, &under);
	draw_clip_push(frame->draw, stage->window);
	lamp_draw_show(frame->draw, stage->window);
	draw_clip_pop(frame->draw);
}

/* ---- still pictures ---- */

void stage_still_draw(struct stage *stage, struct frame *frame, const struct stage_lit *lit,
                      const struct stage_land *land, bool small)
{
	const struct tally *tally = stage->tally;
	const struct stage_dusk dusk = {{NULL, lit}, {0, 1}};
	struct under_job job = {.stage = stage, .dusk = &dusk, .land = *land};
	struct board_under under = under_of(&job);
	board_begin(stage->board);
	board_add_game(stage->board, tally->game, -1);
	if (small) {
		board_compose(stage->board, frame->draw, &stage->camera, stage->view, stage->window, &under, true);
		return;
	}
	draw_clip_push(frame->draw, stage->window);
	board_draw(stage->board, frame, &stage->camera, stage->camera.size, stage->view, stage->window, &under);
	lamp_draw_show(frame->draw, stage->window);
	draw_clip_pop(frame->draw);
}
