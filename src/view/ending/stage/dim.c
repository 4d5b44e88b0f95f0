/* What is lit, and the dimming of all the rest: 42 % colour, 58 % brightness. */
#include "view/ending/stage/stage.h"

#include <string.h>

/* One layer of dark grey does both. */
#define VEIL_GREY 0x1D1F1A
#define VEIL_ALPHA .60f

void stage_lit_add(struct stage_lit *lit, const struct tally *tally, const struct feature *feature)
{
	for (int i = 0; i < feature->spot_count; i++) {
		struct cell cell = feature->spots[i].cell;
		int index = game_tile_at(tally->game, cell.x, cell.y);
		if (index < 0)
			continue;
		struct setup_tile tile = game_tile(tally->game, index);
		uint8_t code =
		    tile_map_code(&game_tile_set(tally->game)->types[tile.type], tile.rotation, feature->spots[i].spot);
		lit->codes[index][code >> 3] |= (uint8_t)(1 << (code & 7));
		lit->any[index] = true;
	}
}

void stage_lit_city(struct stage_lit *lit, const struct tally *tally, int index)
{
	const struct tally_city *city = &tally->cities[index];
	stage_lit_add(lit, tally, &city->feature);
	for (int i = 0; city->carcassonne && i < city->feature.tile_count; i++) {
		int tile = game_tile_at(tally->game, city->feature.tiles[i].x, city->feature.tiles[i].y);
		for (int n = 0; n < 16; n++) {
			uint8_t code = paint_code(PAINT_QUARTER, n);
			lit->codes[tile][code >> 3] |= (uint8_t)(1 << (code & 7));
		}
		lit->codes[tile][0] |= 1; /* PAINT_NONE: towers and courts */
		lit->any[tile] = true;
	}
}

static void lit_tile(struct stage_lit *lit, const struct tally *tally, struct cell cell)
{
	int tile = game_tile_at(tally->game, cell.x, cell.y);
	memset(lit->codes[tile], 0xff, sizeof lit->codes[tile]);
	lit->any[tile] = true;
}

static void lit_farms(struct stage_lit *lit, const struct tally *tally, uint64_t farms)
{
	for (int i = 0; i < tally->farm_count; i++)
		if (farms >> i & 1)
			stage_lit_add(lit, tally, &tally->farms[i].feature);
}

static void lit_paid(struct stage_lit *lit, const struct tally *tally)
{
	for (int c = 0; c < tally->city_count; c++)
		if (tally->cities[c].letter[0])
			stage_lit_city(lit, tally, c);
}

void stage_lit_find(struct stage_lit *lit, const struct tally *tally, const struct tally_state *state)
{
	const struct tally_act *act = &tally->acts[state->act];
	memset(lit, 0, sizeof *lit);
	lit->all = act->kind == ACT_TITLE && act->part == PART_START;
	lit_farms(lit, tally, act->farms);
	switch (act->kind) {
	case ACT_TITLE:
	case ACT_END:
		lit_farms(lit, tally, ~(uint64_t)0);
		lit_paid(lit, tally);
		lit->all = lit->all || tally->farm_count == 0;
		break;
	case ACT_FEATURE:
		stage_lit_add(lit, tally, act->feature);
		for (int i = 0; i < act->tile_count && act->feature->kind > FEATURE_FIELD; i++)
			if (state->tile[i] > 0)
				lit_tile(lit, tally, act->tiles[i]);
		break;
	case ACT_CITIES:
		for (int i = 0; i < act->city_count; i++)
			stage_lit_city(lit, tally, act->cities[i]);
		break;
	case ACT_FARM:
	case ACT_CARD:
		for (int i = 0; i < act->city_count; i++)
			if (state->city[i] > 0)
				stage_lit_city(lit, tally, act->cities[i]);
		break;
	default:
		break;
	}
}

struct dim_job {
	struct tile_maps *maps;
	uint8_t type, rotation;
	uint8_t codes[32];
};

static bool veil_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct dim_job *job = context;
	const struct tile_map *map = tile_map_of(job->maps, job->type, job->rotation);
	if (!map)
		return false;
	for (int y = 0; y < h; y++)
		for (int x = 0; x < w; x++) {
			int dark = 0, all = 0;
			for (int j = y - 1; j <= y + 1; j++)
				for (int i = x - 1; i <= x + 1; i++) {
					if (i < 0 || j < 0 || i >= w || j >= h)
						continue;
					uint8_t code = map->view[j * TILE_MAP_SIZE + i];
					dark += !(job->codes[code >> 3] >> (code & 7) & 1);
					all++;
				}
			uint8_t *pixel = pixels + 4 * (y * w + x);
			pixel[0] = VEIL_GREY >> 16;
			pixel[1] = VEIL_GREY >> 8 & 255;
			pixel[2] = VEIL_GREY & 255;
			pixel[3] = (uint8_t)(255 * dark / all);
		}
	return true;
}

/* Walls and roofs of a dimmed tile that stick out over the bare table: their
 * own picture again, black. */
static void veil_bleed(struct draw *draw, struct board *board, const struct tally *tally, int index, struct rect box,
                       float alpha)
{
	struct setup_tile tile = game_tile(tally->game, index);
	struct art_tile art = {.type = tile.type, .rotation = tile.rotation, .x = tile.cell.x, .y = tile.cell.y};
	for (int dy = -1; dy <= 1; dy++)
		for (int dx = -1; dx <= 1; dx++) {
			if (game_tile_at(tally->game, tile.cell.x + dx, tile.cell.y + dy) >= 0)
				continue;
			int level = tile_art_have(board_art(board), art, art_level(box.w)), first = draw->count;
			draw_clip_push(draw, rect_moved(box, dx * box.w, dy * box.h));
			tile_art_overlay(board_art(board), draw, art, level, box);
			draw_clip_pop(draw);
			for (int i = first; i < draw->count; i++) {
				if (draw->cmds[i].kind != DRAW_IMAGE)
					continue;
				draw->cmds[i].u.image.how.mod = rgb(0x0A0A08);
				draw->cmds[i].u.image.how.alpha *= alpha;
			}
		}
}

void stage_dim(struct draw *draw, struct board *board, const struct tally *tally, const struct stage_lit *lit,
               int index, struct rect box, float alpha)
{
	alpha *= VEIL_ALPHA;
	if (lit->all || alpha <= 0)
		return;
	if (!lit->any[index]) {
		draw_fill(draw, box, rgba(VEIL_GREY, alpha));
		veil_bleed(draw, board, tally, index, box, alpha);
		return;
	}
	struct setup_tile tile = game_tile(tally->game, index);
	struct dim_job job = {.maps = board_maps(board), .type = tile.type, .rotation = tile.rotation};
	memcpy(job.codes, lit->codes[index], sizeof job.codes);
	uint64_t key = hash_int(hash_text(HASH_BASIS, "dim"), tile.type * 4 + tile.rotation);
	struct picture picture = {.key = hash_bytes(key, job.codes, sizeof job.codes),
	                          .w = TILE_MAP_SIZE,
	                          .h = TILE_MAP_SIZE,
	                          .paint = veil_paint,
	                          .context = &job,
	                          .context_size = sizeof job};
	draw_picture(draw, &picture, &(struct draw_image){.dst = box, .alpha = alpha});
}
