#include "view/ending/stage/signs.h"

#include "app/language.h"
#include "view/ending/stage/stage.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* What a sign should not lie on, and how bad it is. */
struct obstacle {
	struct rect box;
	float weight;
};

enum { OBSTACLES_MAX = 6 * TILES_MAX, LETTERS_LEAST = 26 /* pixels of a tile: below it they hide what they name */ };

struct placing {
	struct stage *stage;
	const struct tally_look *look;
	const struct tally_act *act;
	struct signs *signs;
	int count;
	struct obstacle items[OBSTACLES_MAX];
};

/* Weights: another sign, outside the stage, a coin, a farmer, an open cell, a tile of a city that is counted. */
#define OVER_SIGN 40.f
#define OVER_EDGE 60.f
#define OVER_COIN 12.f
#define OVER_FARMER 9.f
#define OVER_GAP 4.f
#define OVER_LIT 1.f

static void obstacle_add(struct placing *placing, struct rect box, float weight)
{
	if (placing->count < OBSTACLES_MAX && box.w > 0 && box.h > 0)
		placing->items[placing->count++] = (struct obstacle){box, weight};
}

static float cost_of(const struct placing *placing, struct rect box)
{
	struct rect seen = rect_common(placing->stage->view, placing->stage->window);
	float area = (float)box.w * (float)box.h, cost = OVER_EDGE * (1 - (float)rect_common_area(box, seen) / area);
	for (int i = 0; i < placing->count; i++)
		cost += placing->items[i].weight * (float)rect_common_area(box, placing->items[i].box) / area;
	return cost;
}

static struct rect around(struct vec at, float w, float h)
{
	return rect_make((int)(at.x - w / 2), (int)(at.y - h / 2), (int)w, (int)h);
}

/* ---- sizes ---- */

void paid_find(const struct tally *tally, int city, struct paid *paid)
{
	memset(paid, 0, sizeof *paid);
	for (int i = 0; i < tally->order_count; i++) {
		const struct record *record = tally_record(tally, i);
		for (int k = 0; k < record->city_count && paid->count < PLAYERS_MAX * 4; k++) {
			if (tally_city_find(tally, &tally->records->cities[record->first_city + k]) != city)
				continue;
			paid->seats[paid->count] = record->seat;
			paid->points[paid->count++] = (int)record->points / record->city_count;
		}
	}
}

float paid_height(const struct stage *stage, const struct tally_look *look)
{
	return fmaxf(LOOK_PAID_LEAST, look_within(.25f * (float)stage->camera.size, 27 * look->k, 44 * look->k));
}

float coin_radius(const struct stage *stage, const struct tally_look *look)
{
	return look_within(.18f * (float)stage->camera.size, 19 * look->k, 44 * look->k);
}

float struck_radius(const struct stage *stage, const struct tally_look *look)
{
	return fmaxf(.135f * (float)stage->camera.size, 13 * look->k);
}

const char *letter_text(const struct stage *stage, int city)
{
	/* in editions a city has the same letter in every panel */
	const struct tally_city *of = &(stage->baseline ? stage->baseline : stage->tally)->cities[city];
	if (!of->letter[0]) /* without farmers it has none there */
		of = &stage->tally->cities[city];
	return of->carcassonne ? tr("Carcassonne") : of->letter;
}

const char *tag_text_open(void) { return tr("not finished · 0"); }

const char *signs_elsewhere(const struct tally *tally, const struct tally_act *act, int city)
{
	if (act->kind != ACT_CITIES || !tally->cities[city].finished || !(tally->cities[city].farms & act->farms))
		return NULL;
	for (int a = 0; a < tally->act_count; a++)
		for (int i = 0; i < tally->acts[a].city_count; i++)
			if (tally->acts[a].kind == ACT_CITIES && tally->acts[a].cities[i] == city)
				return &tally->acts[a] == act  ? NULL
				       : &tally->acts[a] < act ? tr("counted before")
				                               : tr("counted later");
	return NULL;
}

/* ---- what is there before any sign ---- */

static void land_add(struct placing *placing)
{
	struct stage *stage = placing->stage;
	const struct tally *tally = stage->tally;
	const struct tally_act *act = placing->act;
	float tile = (float)stage->camera.size;
	bool all = act->kind == ACT_END || act->kind == ACT_TITLE;
	for (int f = 0; f < tally->farm_count; f++)
		for (int k = 0; k < tally->farms[f].feature.figure_count && (all || act->farms >> f & 1); k++) {
			const struct feature_figure *figure = &tally->farms[f].feature.figures[k];
			struct vec on = stage_stand(stage, figure->figure, figure->cell, figure->spot);
			float w = .34f * tile,
			      up = all ? .15f * tile
			               : 1.12f * crowd_stand_height(stage, placing->look) + 30 * placing->look->k;
			obstacle_add(placing,
			             rect_make((int)(on.x - w / 2), (int)(on.y - up), (int)w, (int)(up + .1f * tile)),
			             OVER_FARMER);
		}
	for (int c = 0; c < tally->city_count; c++) {
		const struct tally_city *city = &tally->cities[c];
		if (city->finished || !city->farms)
			continue;
		const struct city_place *place = stage_city_place(stage, c);
		float d = 2 * struck_radius(stage, placing->look);
		obstacle_add(placing, around(stage_point(stage, place->x, place->y), d, d), OVER_COIN);
		for (int g = 0; g < city->gap_count; g++) {
			struct rect cell = camera_cell(&stage->camera, stage->view, city->gaps[g].x, city->gaps[g].y);
			obstacle_add(placing, cell, OVER_GAP);
			obstacle_add(placing, rect_inset(cell, (int)(.25f * tile)), OVER_COIN); /* its words */
		}
	}
	/* expressions come to stand below the track, two rows of them */
	struct rect track = placing->look->track;
	obstacle_add(placing, rect_make(track.x, track.y + track.h, track.w, look_px(placing->look, 180)),
	             stage->panel ? 0 : OVER_SIGN);
	if (act->kind == ACT_CITIES && act->gathers)
		obstacle_add(placing, stage_gather_board(stage, placing->look), OVER_SIGN);
}

static void coins_add(struct placing *placing)
{
	struct stage *stage = placing->stage;
	float d = 2 * coin_radius(stage, placing->look);
	for (int i = 0; i < placing->act->city_count; i++) {
		const struct city_place *place = stage_city_place(stage, placing->act->cities[i]);
		const struct feature *city = &stage->tally->cities[placing->act->cities[i]].feature;
		for (int k = 0; k < city->tile_count; k++)
			obstacle_add(placing,
			             camera_cell(&stage->camera, stage->view, city->tiles[k].x, city->tiles[k].y),
			             OVER_LIT);
		struct vec at = stage_point(stage, place->x, place->y);
		obstacle_add(placing, around(at, d, d), OVER_COIN);
		if (placing->act->kind == ACT_FARM || placing->act->land) /* the number at its corner */
			obstacle_add(placing,
			             around((struct vec){at.x + .41f * d, at.y + .41f * d}, 32 * placing->look->k,
			                    32 * placing->look->k),
			             OVER_COIN);
	}
}

/* ---- signs ---- */

/* The best of some places round a point. */
static struct rect best_of(const struct placing *placing, struct vec at, float w, float h, const struct vec *offsets,
                           int count, float unit, float effort)
{
	struct rect best = around(at, w, h);
	float least = 1e9f;
	for (int i = 0; i < count; i++) {
		struct rect box = around((struct vec){at.x + offsets[i].x * unit, at.y + offsets[i].y * unit}, w, h);
		float cost =
		    cost_of(placing, box) + effort * sqrtf(offsets[i].x * offsets[i].x + offsets[i].y * offsets[i].y);
		if (cost < least) {
			least = cost;
			best = box;
		}
	}
	return best;
}

/* Payments stand on their city, or as near as others let them. */
static void stacks_place(struct placing *placing)
{
	static const struct vec offsets[] = {{0, 0},     {0, -.2f},  {0, .2f},     {-.3f, 0},   {.3f, 0},
	                                     {0, -.4f},  {0, .4f},   {-.3f, -.3f}, {.3f, -.3f}, {-.3f, .3f},
	                                     {.3f, .3f}, {-.55f, 0}, {.55f, 0},    {0, -.65f},  {0, .65f}};
	struct stage *stage = placing->stage;
	float height = paid_height(stage, placing->look);
	bool brief = placing->signs->brief = stage->panel && stage->camera.size < 44;
	for (int c = 0; c < stage->tally->city_count; c++) {
		struct paid paid;
		paid_find(stage->tally, c, &paid);
		placing->signs->stacks[c] = stage_city(stage, c);
		if (!stage->tally->cities[c].letter[0] || paid.count == 0)
			continue;
		struct rect box = best_of(placing, placing->signs->stacks[c],
		                          brief ? (.9f * (float)paid.count + .1f) * height : 2.2f * height,
		                          brief ? height : (float)paid.count * (height + 2 * placing->look->k), offsets,
		                          sizeof offsets / sizeof offsets[0], (float)stage->camera.size, 1);
		placing->signs->stacks[c] = rect_middle(box);
		obstacle_add(placing, box, OVER_SIGN);
	}
}

/* Beside the struck sheaf: in the half of the city where no coin can ever stand. */
static void tag_place(struct placing *placing, int city, const char *text)
{
	const struct city_place *place = stage_city_place(placing->stage, city);
	struct rect size = look_tag_size(placing->look, text, true);
	float w = (float)size.w, h = (float)size.h, r = struck_radius(placing->stage, placing->look),
	      gap = 6 * placing->look->k;
	if (placing->stage->panel && w > 2 * (float)placing->stage->camera.size)
		return; /* it would hide more than it tells */
	float down = r + h / 2 + gap, aside = r + w / 2 + gap;
	const struct vec offsets[] = {{0, down},     {aside, 0},     {-aside, 0},       {0, -down},
	                              {w / 3, down}, {-w / 3, down}, {w / 3, -down},    {-w / 3, -down},
	                              {0, down + h}, {0, -down - h}, {w / 2, down + h}, {-w / 2, down + h},
	                              {aside, -h},   {-aside, -h},   {aside, h},        {-aside, h}};
	struct rect box = best_of(placing, stage_point(placing->stage, place->x, place->y), w, h, offsets,
	                          sizeof offsets / sizeof offsets[0], 1, .6f / w);
	placing->signs->tags[city] = box;
	obstacle_add(placing, box, OVER_SIGN);
}

/* On a table as small as in a panel of four. */
static bool signs_small(const struct stage *stage) { return stage->panel && stage->camera.size < 38; }

struct text_style signs_letter_text(const struct stage *stage, const struct tally_look *look, uint32_t color)
{
	return look_text(look, signs_small(stage) ? 20 : 27, true, color);
}

/* Inside, below the highest point of the wall, or as near as coins and farmers let it. */
static void letter_place(struct placing *placing, int city)
{
	static const struct vec offsets[] = {{0, 0},       {-.31f, .13f}, {.31f, .13f}, {-.28f, .18f}, {.28f, .18f},
	                                     {0, -.16f},   {0, -.32f},    {-.3f, -.2f}, {.3f, -.2f},   {-.5f, -.05f},
	                                     {.5f, -.05f}, {-.6f, .2f},   {.6f, .2f},   {-.4f, -.5f},  {.4f, -.5f},
	                                     {-.6f, .55f}, {.6f, .55f},   {-.95f, .1f}, {.95f, .1f},   {0, -.75f},
	                                     {-.9f, .6f},  {.9f, .6f}};
	struct stage *stage = placing->stage;
	const char *text = letter_text(stage, city);
	if (!text[0] || placing->signs->letters[city].w || (stage->panel && stage->camera.size < LETTERS_LEAST))
		return;
	const struct city_place *place = stage_city_place(stage, city);
	bool small = signs_small(stage);
	struct text_style style = signs_letter_text(stage, placing->look, 0);
	int w = look_wide(placing->look, &style, text) + look_px(placing->look, small ? 10 : 18),
	    h = style.px + look_px(placing->look, small ? 6 : 12);
	w = w < h * 4 / 5 ? h * 4 / 5 : w;
	struct vec top = stage_point(stage, place->top_x, place->top_y);
	top.y += .15f * (float)stage->camera.size;
	struct rect box = best_of(placing, top, (float)w, (float)h, offsets, sizeof offsets / sizeof offsets[0],
	                          (float)stage->camera.size, 1.5f);
	placing->signs->letters[city] = box;
	obstacle_add(placing, box, OVER_SIGN);
}

/* Does the farm reach this edge of this tile of its own? */
static bool farm_reaches(const struct tally *tally, const struct tally_farm *farm, struct cell cell, int edge)
{
	struct setup_tile tile = game_tile(tally->game, game_tile_at(tally->game, cell.x, cell.y));
	const struct tile_type *type = &game_tile_set(tally->game)->types[tile.type];
	for (int i = 0; i < farm->feature.spot_count; i++) {
		struct feature_spot at = farm->feature.spots[i];
		int field = tile_segment_at(type, tile.rotation, FEATURE_FIELD, at.spot.at);
		if (cell_same(at.cell, cell) &&
		    tile_segment_reach(type, tile.rotation, FEATURE_FIELD, field) >> 2 * edge & 3)
			return true;
	}
	return false;
}

/* What it hides, then how far it is from the farm's middle; over tiles a name may reach a little. */
static float name_cost(const struct placing *placing, const struct tally_farm *farm, struct rect box)
{
	const struct stage *stage = placing->stage;
	struct vec middle = stage_point(stage, farm->cx, farm->cy);
	float dx = (float)box.x + (float)box.w / 2 - middle.x, dy = (float)box.y + (float)box.h / 2 - middle.y,
	      covered = 0;
	for (int i = 0; i < game_tile_count(stage->tally->game); i++) {
		struct cell cell = game_tile(stage->tally->game, i).cell;
		struct rect tile = camera_cell(&stage->camera, stage->view, cell.x, cell.y);
		covered += (float)rect_common_area(box, tile);
	}
	return cost_of(placing, box) + sqrtf(dx * dx + dy * dy) / (float)stage->camera.size +
	       3 * covered / ((float)box.w * (float)box.h);
}

/* The n-th place for a name beside one of the farm's tiles: on each outer edge of its land in the middle or at either
 * end, or farther out behind the letters there, then, for a farm with none, the whole cells around.  False: there is
 * none. */
enum { NAME_BESIDE = 24, NAME_PLACES = 28 };
static bool name_box(const struct placing *placing, const struct tally_farm *farm, struct cell own, int n,
                     struct rect *box, float *cost)
{
	static const int dx[] = {1, -1, 0, 0}, dy[] = {0, 0, 1, -1}, edges[] = {EDGE_E, EDGE_W, EDGE_S, EDGE_N};
	const struct stage *stage = placing->stage;
	const struct tally *tally = stage->tally;
	int d = n & 3, along = n / 4 % 3 - 1, away = look_px(placing->look, 14), w = box->w, h = box->h;
	int x = own.x + dx[d] * (n < NAME_BESIDE ? 1 : 2), y = own.y + dy[d] * (n < NAME_BESIDE ? 1 : 2);
	away += n / 12 % 2 * (h + away);
	struct rect cell = camera_cell(&stage->camera, stage->view, x, y);
	bool free = game_tile_at(tally->game, x, y) < 0 && farm_reaches(tally, farm, own, edges[d]);
	*box = rect_center(cell, w, h);
	if (n < NAME_BESIDE && !free)
		return false;
	if (n >= NAME_BESIDE)
		*cost += 2;
	else if (dx[d])
		*box = rect_make(dx[d] > 0 ? cell.x + away : cell.x + cell.w - w - away,
		                 box->y + along * ((cell.h - h) / 2 - away), w, h);
	else
		*box = rect_make(box->x + along * ((cell.w - w) / 2 - away),
		                 dy[d] > 0 ? cell.y + away : cell.y + cell.h - h - away, w, h);
	*cost += name_cost(placing, farm, *box);
	return true;
}

static void name_place(struct placing *placing, int index)
{
	const struct stage *stage = placing->stage;
	const struct tally_farm *farm = &stage->tally->farms[index];
	struct rect size = look_tag_size(placing->look, farm->name, false);
	struct rect best = around(stage_point(stage, farm->cx, farm->cy), (float)size.w, (float)size.h);
	float least = 12 + name_cost(placing, farm, best);
	for (int i = 0; i < farm->feature.tile_count; i++)
		for (int n = 0; n < NAME_PLACES; n++) {
			struct rect box = size;
			float cost = 0;
			if (!name_box(placing, farm, farm->feature.tiles[i], n, &box, &cost) || cost >= least)
				continue;
			least = cost;
			best = box;
		}
	placing->signs->names[index] = best;
	obstacle_add(placing, best, OVER_SIGN);
}

/* ---- all of an act ---- */

static int opens_shown(const struct tally *tally)
{
	int count = 0;
	for (int a = 0; a < tally->act_count; a++)
		count += tally->acts[a].open_count;
	return count;
}

/* "not finished" is told where there is one, or room for all. */
static void tags_place(struct placing *placing)
{
	const struct stage *stage = placing->stage;
	const struct tally_act *act = placing->act;
	bool told = act->open_count == 1 || stage->camera.size > 110 * placing->look->k;
	for (int i = 0; i < act->open_count && told; i++)
		tag_place(placing, act->opens[i], tag_text_open());
	for (int a = 0; a < stage->tally->act_count && act->kind == ACT_END && opens_shown(stage->tally) < 3; a++)
		for (int i = 0; i < stage->tally->acts[a].open_count; i++)
			if (!placing->signs->tags[stage->tally->acts[a].opens[i]].w)
				tag_place(placing, stage->tally->acts[a].opens[i], tag_text_open());
}

static void signs_place(struct stage *stage, const struct tally_look *look, struct signs *signs)
{
	const struct tally_act *act = look->act;
	const struct tally *tally = stage->tally;
	struct placing *placing = malloc(sizeof *placing);
	bool title = act->kind == ACT_TITLE && act->part == PART_FARMS,
	     counts = act->kind == ACT_FARM || act->kind == ACT_CITIES || act->land;
	memset(signs, 0, sizeof *signs);
	if (!placing || (!title && !counts && act->kind != ACT_END)) {
		free(placing);
		return;
	}
	*placing = (struct placing){.stage = stage, .look = look, .act = act, .signs = signs};
	land_add(placing);
	if (counts)
		coins_add(placing);
	if (act->kind == ACT_END)
		stacks_place(placing);
	tags_place(placing);
	for (int c = 0; c < tally->city_count && counts; c++)
		if (signs_elsewhere(tally, act, c))
			tag_place(placing, c, signs_elsewhere(tally, act, c));
	for (int i = 0; i < act->city_count && counts; i++)
		letter_place(placing, act->cities[i]);
	for (int c = 0; c < tally->city_count && !counts; c++)
		if (tally->cities[c].letter[0])
			letter_place(placing, c);
	for (int i = 0; i < tally->farm_count && act->kind != ACT_END; i++)
		if (title || act->farms >> i & 1)
			name_place(placing, i);
	free(placing);
}

static uint64_t signs_key(const struct stage *stage, const struct tally_look *look)
{
	const double numbers[] = {stage->to.x, stage->to.y, stage->to.size, look->k, look->least};
	uint64_t key = hash_int(HASH_BASIS, look->act - stage->tally->acts);
	key = hash_bytes(hash_bytes(key, &stage->view, sizeof stage->view), &stage->window, sizeof stage->window);
	return hash_bytes(key, numbers, sizeof numbers) | 1;
}

static void carry(const struct stage *stage, struct vec *at)
{
	double x, y;
	camera_at(&stage->to, stage->view, at->x, at->y, &x, &y);
	*at = camera_point(&stage->camera, stage->view, x, y);
}

static void carry_box(const struct stage *stage, struct rect *box)
{
	struct vec middle = rect_middle(*box);
	if (!box->w)
		return;
	carry(stage, &middle);
	*box = around(middle, (float)box->w, (float)box->h);
}

const struct signs *signs_of(struct stage *stage, const struct tally_look *look)
{
	struct camera now = stage->camera;
	uint64_t key = signs_key(stage, look);
	if (!stage->signs)
		stage->signs = calloc(1, sizeof *stage->signs);
	if (!stage->signs)
		return NULL;
	if (stage->signs_key != key) {
		stage->camera = stage->to;
		signs_place(stage, look, stage->signs);
		stage->camera = now;
		stage->signs_key = key;
	}
	if (now.x == stage->to.x && now.y == stage->to.y && now.size == stage->to.size)
		return stage->signs;
	struct signs *moved = draw_alloc(look->draw, sizeof *moved);
	if (!moved)
		return NULL;
	*moved = *stage->signs;
	for (int c = 0; c < stage->tally->city_count; c++) {
		carry_box(stage, &moved->letters[c]);
		carry_box(stage, &moved->tags[c]);
		carry(stage, &moved->stacks[c]);
	}
	for (int f = 0; f < stage->tally->farm_count; f++)
		carry_box(stage, &moved->names[f]);
	return moved;
}
