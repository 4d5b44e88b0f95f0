/* Where figures, coins and names of the show stand. */
#include "view/ending/stage/stage.h"

#include <math.h>
#include <stdlib.h>

struct vec stage_point(const struct stage *stage, float x, float y)
{
	return camera_point(&stage->camera, stage->view, x, y);
}

struct vec stage_anchor(const struct stage *stage, struct cell cell, struct spot spot)
{
	struct vec at = board_anchor(stage->board, stage->tally->game, cell, spot);
	return stage_point(stage, at.x, at.y);
}

struct vec stage_stand(const struct stage *stage, int figure, struct cell cell, struct spot spot)
{
	struct vec at = board_stand(stage->board, stage->tally->game, figure, cell, spot);
	return stage_point(stage, at.x, at.y);
}

struct vec stage_city(struct stage *stage, int city)
{
	const struct city_place *place = stage_city_place(stage, city);
	return stage_point(stage, place->x, place->y);
}

static const struct tile_map *map_of_spot(const struct stage *stage, const struct feature_spot *spot, uint8_t *code)
{
	return tile_map_laid(board_maps(stage->board), stage->tally->game, spot->cell, spot->spot, code);
}

bool stage_covers(const struct stage *stage, const struct feature *feature, float x, float y)
{
	for (int i = 0; i < feature->spot_count; i++) {
		struct cell cell = feature->spots[i].cell;
		uint8_t code;
		if (x < cell.x || y < cell.y || x >= cell.x + 1 || y >= cell.y + 1)
			continue;
		const struct tile_map *map = map_of_spot(stage, &feature->spots[i], &code);
		if (map && tile_map_at(map, x - cell.x, y - cell.y) == code)
			return true;
	}
	return false;
}

/* So much to both sides of it, too. */
static bool covers_wide(const struct stage *stage, const struct feature *feature, float x, float y, float aside)
{
	return stage_covers(stage, feature, x, y) && stage_covers(stage, feature, x - aside, y) &&
	       stage_covers(stage, feature, x + aside, y);
}

static void city_top_find(const struct stage *stage, const struct feature *feature, struct city_place *place)
{
	place->top_y = CELL_MAX;
	for (int i = 0; i < feature->spot_count; i++) {
		struct cell cell = feature->spots[i].cell;
		uint8_t code;
		const struct tile_map *map = map_of_spot(stage, &feature->spots[i], &code);
		if (!map || cell.y > place->top_y)
			continue;
		for (int y = 0; y < TILE_MAP_SIZE; y++) {
			int first = -1, last = -1;
			for (int x = 0; x < TILE_MAP_SIZE; x++)
				if (map->view[y * TILE_MAP_SIZE + x] == code) {
					first = first < 0 ? x : first;
					last = x;
				}
			if (first < 0)
				continue;
			if (cell.y + (float)y / TILE_MAP_SIZE < place->top_y) {
				place->top_y = cell.y + (float)y / TILE_MAP_SIZE;
				place->top_x = cell.x + (float)(first + last) / 2 / TILE_MAP_SIZE;
			}
			break;
		}
	}
}

/* The middle if it lies inside, else the follower's place nearest to it. */
static void city_middle_find(const struct stage *stage, const struct feature *feature, struct city_place *place)
{
	float x = 0, y = 0;
	if (feature->spot_count == 0)
		return;
	for (int i = 0; i < feature->spot_count; i++) {
		struct vec at =
		    board_anchor(stage->board, stage->tally->game, feature->spots[i].cell, feature->spots[i].spot);
		x += at.x;
		y += at.y;
	}
	x /= (float)feature->spot_count;
	y /= (float)feature->spot_count;
	place->x = x;
	place->y = y;
	if (covers_wide(stage, feature, x, y, .12f))
		return;
	struct vec near = board_nearest(stage->board, stage->tally->game, feature, (struct vec){x, y});
	place->x = near.x;
	place->y = near.y;
}

/* Nobody who stands there hides what is put on the city. */
static void city_place_clear(const struct stage *stage, const struct feature *feature, struct city_place *place)
{
	static const struct vec away[] = {{0, 0},     {-.32f, 0},    {.32f, 0},   {0, .30f},
	                                  {0, -.34f}, {-.28f, .25f}, {.28f, .25f}};
	struct setup_figure figures[FIGURES_MAX];
	int count = game_standing(stage->tally->game, figures);
	for (size_t i = 0; i < sizeof away / sizeof away[0]; i++) {
		float x = place->x + away[i].x, y = place->y + away[i].y;
		bool clear = i == 0 || covers_wide(stage, feature, x, y, .14f);
		for (int f = 0; f < count && clear; f++) {
			struct vec at = board_stand(stage->board, stage->tally->game, figures[f].figure,
			                            figures[f].cell, figures[f].spot);
			/* he is as high as he is near */
			clear = fabsf(at.x - x) > .26f || at.y - .30f > y + .2f || at.y + .05f < y - .2f;
		}
		if (!clear)
			continue;
		place->x = x;
		place->y = y;
		return;
	}
}

const struct city_place *stage_city_place(struct stage *stage, int city)
{
	static const struct city_place nowhere;
	if (!stage->places)
		stage->places = calloc((size_t)stage->tally->city_count + 1, sizeof *stage->places);
	if (!stage->places)
		return &nowhere;
	struct city_place *place = &stage->places[city];
	if (place->known)
		return place;
	place->known = true;
	const struct tally_city *of = &stage->tally->cities[city];
	if (of->carcassonne) {
		for (int i = 0; i < of->feature.tile_count; i++) {
			place->x += ((float)of->feature.tiles[i].x + .5f) / (float)of->feature.tile_count;
			place->y += ((float)of->feature.tiles[i].y + .5f) / (float)of->feature.tile_count;
		}
		place->top_x = place->x;
		place->top_y = (float)of->feature.address.y + .1f;
		return place;
	}
	city_top_find(stage, &of->feature, place);
	city_middle_find(stage, &of->feature, place);
	city_place_clear(stage, &of->feature, place);
	return place;
}

struct vec stage_farmer(const struct stage *stage, const struct tally_act *act, int index)
{
	const struct tally_farmer *farmer = &act->farmers[index];
	struct vec at = board_anchor(stage->board, stage->tally->game, farmer->cell, farmer->spot);
	int before = 0, all = 0;
	for (int i = 0; i < act->farmer_count; i++) {
		const struct tally_farmer *other = &act->farmers[i];
		if (!cell_same(other->cell, farmer->cell) || !spot_same(other->spot, farmer->spot))
			continue;
		before += i < index;
		all++;
	}
	at.x += ((float)before - (float)(all - 1) / 2) * .2f;
	return at;
}

/* ---- the board beside a city ---- */

static int row_most(const struct tally_act *act)
{
	int most = 1;
	for (int r = 0; r < act->row_count; r++)
		most = act->counts[act->rows[r]] > most ? act->counts[act->rows[r]] : most;
	return most;
}

static float gather_height(const struct stage *stage, const struct tally_look *look)
{
	return look_within(.29f * (float)stage->camera.size, 40 * look->k, 58 * look->k);
}

struct rect stage_gather_board(struct stage *stage, const struct tally_look *look)
{
	const struct tally_act *act = look->act;
	const struct feature *city = &stage->tally->cities[act->cities[0]].feature;
	struct cell low = city->tiles[0], high = low;
	float height = gather_height(stage, look), y = 0;
	for (int i = 0; i < city->tile_count; i++) {
		cells_grow(&low, &high, city->tiles[i]);
		y += ((float)city->tiles[i].y + .5f) / (float)city->tile_count;
	}
	int w = (int)(height * (.85f * (float)row_most(act) + 1.5f)),
	    h = (int)(height * 1.45f * (float)act->row_count + 14 * look->k);
	struct vec east = stage_point(stage, (float)high.x + 1, y), west = stage_point(stage, low.x, y);
	struct rect box = {(int)(east.x + .22f * (float)stage->camera.size), (int)(east.y - (float)h / 2), w, h};
	if (box.x + box.w > stage->view.x + stage->view.w)
		box.x = (int)(west.x - .22f * (float)stage->camera.size) - w;
	if (box.x < stage->view.x)
		box.x = stage->view.x + stage->view.w - w;
	return rect_within(box, stage->view);
}

struct vec stage_gather_place(struct stage *stage, const struct tally_look *look, int index)
{
	const struct tally_act *act = look->act;
	struct rect box = stage_gather_board(stage, look);
	float height = gather_height(stage, look);
	int row = 0;
	for (int r = 0; r < act->row_count; r++)
		if (act->rows[r] == act->farmers[index].seat)
			row = r;
	return (struct vec){(float)box.x + height * (.75f + .85f * (float)(act->farmers[index].number - 1)),
	                    (float)box.y + 7 * look->k + height * (1.45f * (float)row + 1.22f)};
}
