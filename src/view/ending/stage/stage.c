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

/* `passing`: it is seen in this frame, and soon otherwise or as a part of the layer. */
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

/* Cells that are composed anew together: what stands up in one and reaches into others is drawn once. */
struct moving {
	bool any;
	bool tiles[TILES_MAX]; /* of the game */
	struct cell first, last;
	float shift; /* their walls stand so far to the side, in cells: a city shakes its head */
};

struct under_job {
	struct stage *stage;
	const struct stage_lit *lit;
	struct stage_still still;
	const bool *passing;         /* by farm: see field_cell_draw(); NULL: none is */
	const struct moving *moving; /* what is composed anew; or NULL */
};

static void under_paint(void *self, struct draw *draw, const struct art_tile *tile, struct rect box)
{
	struct under_job *job = self;
	for (int farm = 0; farm < tally_land_count(job->stage->tally); farm++)
		if (job->still.shown[farm])
			field_cell_draw(job->stage, draw, farm, job->still.looks[farm],
			                job->passing && job->passing[farm], tile->x, tile->y, box);
}

/* What is painted on one tile: patterns of the farms on it, and what is lit. */
static uint64_t under_key(void *self, const struct art_tile *tile)
{
	struct under_job *job = self;
	struct stage *stage = job->stage;
	int index = game_tile_at(stage->tally->game, tile->x, tile->y);
	uint64_t key = hash_int(HASH_BASIS, job->still.dims && !job->lit->all ? 1 + job->lit->bare : 0);
	if (job->still.dims && index >= 0)
		key =
		    hash_bytes(key, &job->lit->codes[index], job->lit->any[index] ? sizeof job->lit->codes[index] : 0);
	for (int farm = 0; farm < tally_land_count(stage->tally); farm++) {
		const struct field_look *look = &job->still.looks[farm];
		struct field *field = job->still.shown[farm] ? field_of(stage, farm) : NULL;
		int at = field_at(field, tile->x, tile->y);
		if (at >= 0)
			key =
			    hash_int(hash_int(key, (int64_t)field_key(field, at, look)), (int64_t)(look->alpha * 100));
	}
	return key;
}

static void under_after(void *self, struct draw *draw, const struct art_tile *tile, struct rect box)
{
	struct under_job *job = self;
	int index = game_tile_at(job->stage->tally->game, tile->x, tile->y);
	if (job->still.dims && index >= 0)
		stage_dim(draw, job->stage->board, job->stage->tally, job->lit, index, box, 1);
}

static void under_board(void *self, struct draw *draw, const struct art_tile *printed, struct rect box)
{
	struct under_job *job = self;
	if (job->still.dims)
		stage_dim_board(draw, job->stage->board, job->stage->tally, job->lit, printed, box, 1);
}

static bool moving_at(const struct moving *moving, const struct stage *stage, int x, int y)
{
	int index = game_tile_at(stage->tally->game, x, y);
	return index >= 0 && moving->tiles[index];
}

static float under_aside(void *self, const struct art_tile *tile)
{
	const struct under_job *job = self;
	return job->moving && job->moving->shift && moving_at(job->moving, job->stage, tile->x, tile->y)
	           ? job->moving->shift
	           : 0;
}

static struct board_under under_of(struct under_job *job, uint64_t key)
{
	return (struct board_under){.key = key,
	                            .tile_key = under_key,
	                            .paint = under_paint,
	                            .after = under_after,
	                            .board = under_board,
	                            .aside = under_aside,
	                            .self = job};
}

/* ---- composing anew what moves ---- */

static void moving_add(struct moving *moving, const struct stage *stage, int index)
{
	struct cell cell = game_tile(stage->tally->game, index).cell;
	if (!rect_overlap(camera_cell(&stage->camera, stage->view, cell.x, cell.y), stage->window))
		return;
	if (!moving->any)
		moving->first = moving->last = cell;
	cells_grow(&moving->first, &moving->last, cell);
	moving->tiles[index] = moving->any = true;
}

/* As boxes on the screen: neighbours are one, rows that are alike too. */
static int moving_boxes(const struct moving *moving, const struct stage *stage, struct rect boxes[TILES_MAX])
{
	int count = 0;
	for (int y = moving->first.y; y <= moving->last.y; y++)
		for (int x = moving->first.x; x <= moving->last.x; x++) {
			int start = x, above = 0;
			if (!moving_at(moving, stage, x, y))
				continue;
			while (moving_at(moving, stage, x + 1, y))
				x++;
			struct rect box = rect_around(camera_cell(&stage->camera, stage->view, start, y),
			                              camera_cell(&stage->camera, stage->view, x, y));
			while (above < count && (boxes[above].x != box.x || boxes[above].w != box.w ||
			                         boxes[above].y + boxes[above].h != box.y))
				above++;
			if (above < count)
				boxes[above].h += box.h;
			else
				boxes[count++] = box;
		}
	return count;
}

static void moving_compose(struct stage *stage, const struct tally_look *look, struct under_job *job,
                           const struct moving *moving)
{
	struct rect boxes[TILES_MAX];
	struct board_under under = under_of(job, 1);
	job->moving = moving;
	if (moving->any)
		board_compose(stage->board, look->draw, &stage->camera, stage->view, boxes,
		              moving_boxes(moving, stage, boxes), &under, false);
}

/* Cells of farms whose look is not the layer's, and of cities that shake. */
static bool cell_moves(struct stage *stage, const struct under_job *job, const struct stage_still *layer, int farm,
                       struct cell cell)
{
	const struct field_look *was = layer->shown[farm] ? &layer->looks[farm] : NULL, *is = &job->still.looks[farm];
	struct field *field = field_of(stage, farm);
	int at = field_at(field, cell.x, cell.y);
	return at >= 0 &&
	       ((was ? field_key(field, at, was) : 0) != field_key(field, at, is) || (was && was->alpha < is->alpha));
}

/* Moves it now, or does its wheat? */
static bool look_moves(const struct field_look *look, bool wheat_moves)
{
	return (look->border > 0 && look->border < 1) || (look->flood > 0 && look->flood < 1) ||
	       (look->sweep > 0 && look->sweep < 1) || (wheat_moves && look->alpha < 1);
}

/* `layer`: what the board's layer shows, over which it is drawn. */
static void moving_draw(struct stage *stage, const struct tally_look *look, const struct stage_lit *lit,
                        const struct stage_still *layer)
{
	const struct tally *tally = stage->tally;
	const struct tally_act *act = look->act;
	bool moves[FIGURES_MAX] = {false}, any = false;
	struct under_job job = {
	    .stage = stage, .lit = lit, .still.dims = layer->dims, .passing = stage->passes ? moves : NULL};
	still_land(stage, look->state, &job.still);
	for (int farm = 0; farm < tally_land_count(tally); farm++) {
		const struct field_look *land = &job.still.looks[farm];
		struct field_look settled = *land;
		bool shown = job.still.shown[farm];
		still_settle(&settled, act->kind == ACT_CITIES, &shown);
		moves[farm] =
		    job.still.shown[farm] && act->farms >> farm & 1 &&
		    (look_moves(land, land->wheat && act->kind == ACT_CITIES) || shown != layer->shown[farm] ||
		     (shown && still_look_key(&settled) != still_look_key(&layer->looks[farm])));
		any = any || moves[farm];
	}
	struct moving moving = {.any = false};
	for (int i = 0; any && i < game_tile_count(tally->game); i++) {
		struct cell cell = game_tile(tally->game, i).cell;
		bool here = false;
		for (int farm = 0; farm < tally_land_count(tally) && !here; farm++)
			here = moves[farm] && cell_moves(stage, &job, layer, farm, cell);
		if (here)
			moving_add(&moving, stage, i);
	}
	moving_compose(stage, look, &job, &moving);
	for (int i = 0; i < act->open_count; i++) {
		float p = (look->state->open[i] - .33f) / .43f; /* .45 of 1.05 seconds, once the sheaf has come */
		if (p <= 0 || p >= 1 || stage->reduced)
			continue;
		float swing = p * 6 - (float)(int)(p * 6), side = (int)(p * 6) & 1 ? -1 : 1;
		float shift = side * 4 * swing * (1 - swing) * .03f * (1 - p * .4f);
		const struct feature *city = &tally->cities[act->opens[i]].feature;
		struct moving shaken = {.shift = shift};
		for (int k = 0; k < city->tile_count; k++) {
			int index = game_tile_at(tally->game, city->tiles[k].x, city->tiles[k].y);
			if (index >= 0)
				moving_add(&shaken, stage, index);
		}
		moving_compose(stage, look, &job, &shaken);
	}
}

/* ---- what the layers show ---- */

/* Seconds before an act ends in which what the next one begins with is composed: the points walk, nothing is lit. */
#define AHEAD 1.2

void stage_draw(struct stage *stage, struct frame *frame, const struct tally_look *look)
{
	const struct tally_state *state = look->state;
	const struct tally *tally = stage->tally;
	struct stage_lit lit;
	struct under_job job = {.stage = stage, .lit = &lit}, after = {.stage = stage, .lit = &lit};
	/* A farm's raster takes some hundredths of a second: not while it floods. */
	for (int farm = 0; frame->live && !stage->ready && farm < tally_land_count(tally); farm++)
		field_of(stage, farm);
	stage->ready = true;
	camera_find(stage, look);
	stage_lit_find(&lit, tally, state);
	float dim = state->beats[BEAT_DIM];
	bool late = frame->live && !frame->frozen;
	stage->passes = late && !stage->paused;
	/* On the way there nothing is composed: what has begun since is drawn over it. */
	if (late && !camera_same(&stage->camera, &stage->to) && state->beats[BEAT_BACK] <= 0)
		still_first(stage, state->act, &job.still);
	else
		still_find(stage, state, dim >= 1, &lit, &job.still);
	uint64_t key = hash_int(hash_text(HASH_BASIS, "stage"), (int64_t)game_hash(tally->game)) | 1;
	struct board_under under = under_of(&job, key), next = under_of(&after, key);
	if (late) {
		board_overview(stage->board, true);
		under.state = job.still.state;
		under.waits = still_waits(stage, &job.still);
		still_keep(stage, &job.still);
	}
	if (late && state->act + 1 < tally->act_count && state->time > tally->acts[state->act].end - AHEAD) {
		still_first(stage, state->act + 1, &after.still);
		next.state = after.still.state;
		under.next = &next;
	}
	board_begin(stage->board);
	board_add_game(stage->board, tally->game, -1);
	board_toward(stage->board, &stage->to);
	board_draw(stage->board, frame, &stage->camera, stage->to.size, stage->view, stage->window, &under);
	const struct stage_still *shown = late ? still_named(stage, board_shows(stage->board)) : NULL;
	shown = shown ? shown : &job.still;
	draw_clip_push(frame->draw, stage->window);
	moving_draw(stage, look, &lit, shown);
	if (dim < 1 || !shown->dims)
		stage_light_change(stage, look, &lit, dim);
	lamp_draw_show(frame->draw, stage->window);
	draw_clip_pop(frame->draw);
}

/* ---- still pictures ---- */

void stage_still_draw(struct stage *stage, struct frame *frame, const struct stage_lit *lit,
                      const struct stage_still *still, bool small)
{
	const struct tally *tally = stage->tally;
	struct under_job job = {.stage = stage, .lit = lit, .still = *still};
	uint64_t key = hash_int(hash_text(HASH_BASIS, "still"), (int64_t)game_hash(tally->game));
	key = hash_bytes(key, lit, sizeof *lit);
	for (int farm = 0; farm < tally_land_count(tally); farm++)
		key = hash_int(key, still->shown[farm] * 8 + (still->looks[farm].sweep >= 1) * 4 +
		                        still->looks[farm].wheat * 2);
	struct board_under under = under_of(&job, key | 1);
	under.tile_key = NULL;
	board_begin(stage->board);
	board_add_game(stage->board, tally->game, -1);
	if (small) {
		board_compose(stage->board, frame->draw, &stage->camera, stage->view, &stage->window, 1, &under, true);
		return;
	}
	draw_clip_push(frame->draw, stage->window);
	board_draw(stage->board, frame, &stage->camera, stage->camera.size, stage->view, stage->window, &under);
	lamp_draw_show(frame->draw, stage->window);
	draw_clip_pop(frame->draw);
}
