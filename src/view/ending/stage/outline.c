#include "view/ending/stage/stage.h"

#include "view/art/pattern.h"
#include "view/art/theme.h"
#include "view/table/light.h"

#include <math.h>
#include <stdlib.h>

#define RIM .036f /* tiles */
#define HALO .011f
#define GLOW .13f
#define MARGIN .1875f /* around the cells, tiles */
#define FAR 1e6f

struct outline_job {
	const struct tally *tally;
	struct tile_maps *maps;
	struct outline outline;
	int city, texels; /* pixels to a tile */
	int x0, y0;       /* the first cell */
};

/* Where the eye sees the city, wall included, it is no distance off. */
static void mask_tile(const struct outline_job *job, const struct stage_lit *lit, int index, float *far, int w)
{
	struct setup_tile tile = game_tile(job->tally->game, index);
	const struct tile_map *map = tile_map_of(job->maps, tile.type, tile.rotation);
	int margin = (int)(MARGIN * (float)job->texels), every = TILE_MAP_SIZE / job->texels;
	far += (margin + (tile.cell.y - job->y0) * job->texels) * w + margin + (tile.cell.x - job->x0) * job->texels;
	for (int y = 0; map && y < job->texels; y++)
		for (int x = 0; x < job->texels; x++)
			if (codes_has(&lit->codes[index], map->view[y * every * TILE_MAP_SIZE + x * every]))
				far[y * w + x] = 0;
}

static uint32_t rim_color(const struct outline_job *job, float x, float y, int w, int h)
{
	const struct outline *outline = &job->outline;
	if (outline->dashed) {
		float wx = (float)job->x0 + x / (float)job->texels, wy = (float)job->y0 + y / (float)job->texels;
		return ((int)floorf(wx / .07f) + (int)floorf(wy / .07f)) & 1 ? COLOR_HALO : COLOR_TOOLTIP;
	}
	if (outline->color_count == 0)
		return COLOR_HALO;
	float angle = atan2f(y - (float)h / 2, x - (float)w / 2) / 6.2831853f + 1;
	int segments = (w > h ? w : h) / job->texels * 6;
	segments -= segments % outline->color_count;
	if (segments < 2 * outline->color_count)
		segments = 2 * outline->color_count;
	return pattern_rim(outline->colors[(int)floorf(angle * (float)segments) % outline->color_count]) >> 8;
}

static bool outline_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct outline_job *job = context;
	float *far = malloc((size_t)w * (size_t)h * sizeof *far);
	if (!far)
		return false;
	for (int i = 0; i < w * h; i++)
		far[i] = FAR;
	struct stage_lit lit = {.all = false};
	stage_lit_city(&lit, job->tally, job->city);
	for (int i = 0; i < game_tile_count(job->tally->game); i++)
		if (lit.any[i])
			mask_tile(job, &lit, i, far, w);
	light_distances(far, w, h);
	float rim = RIM * (float)job->texels, halo = HALO * (float)job->texels, glow = GLOW * (float)job->texels;
	rim = rim < 1.5f ? 1.5f : rim;
	for (int i = 0; i < w * h; i++) {
		if (far[i] <= 0 || far[i] > rim + halo + glow)
			continue;
		uint32_t color = rim_color(job, (float)(i % w), (float)(i / w), w, h);
		float alpha = unit(rim + .5f - far[i]);
		if (alpha < 1) {
			float light = unit(rim + halo + .5f - far[i]) * .95f;
			float out = unit((far[i] - rim) / glow),
			      warm = job->outline.glow ? (1 - out) * (1 - out) * .75f : 0;
			float rest = light > warm ? light : warm;
			uint32_t beyond = light > warm ? COLOR_HALO : LOOK_LIT;
			color = alpha > 0 ? color_mix(rgb(beyond), rgb(color), alpha) >> 8 : beyond;
			alpha = alpha + (1 - alpha) * rest;
		}
		pixels[4 * i] = (uint8_t)(color >> 16);
		pixels[4 * i + 1] = (uint8_t)(color >> 8);
		pixels[4 * i + 2] = (uint8_t)color;
		pixels[4 * i + 3] = (uint8_t)(alpha * 255 + .5f);
	}
	free(far);
	return true;
}

void outline_draw(const struct stage *stage, const struct tally_look *look, int city, const struct outline *outline,
                  float alpha)
{
	const struct feature *feature = &stage->tally->cities[city].feature;
	struct cell low = feature->tiles[0], high = low;
	for (int i = 0; i < feature->tile_count; i++)
		cells_grow(&low, &high, feature->tiles[i]);
	int across = high.x - low.x + 1, down = high.y - low.y + 1, side = across > down ? across : down;
	struct outline_job job = {.tally = stage->tally,
	                          .maps = board_maps(stage->board),
	                          .outline = *outline,
	                          .city = city,
	                          .texels = side <= 4   ? 128
	                                    : side <= 8 ? 64
	                                                : 32,
	                          .x0 = low.x,
	                          .y0 = low.y};
	int margin = (int)(MARGIN * (float)job.texels);
	uint64_t key = hash_int(hash_text(HASH_BASIS, "outline"), (int64_t)game_hash(stage->tally->game));
	key = hash_bytes(hash_int(key, city), outline->colors, (size_t)outline->color_count);
	key = hash_int(key, outline->dashed * 2 + outline->glow + 4 * outline->color_count);
	struct picture picture = {.key = key,
	                          .w = across * job.texels + 2 * margin,
	                          .h = down * job.texels + 2 * margin,
	                          .paint = outline_paint,
	                          .context = &job,
	                          .context_size = sizeof job};
	struct rect box = rect_around(camera_cell(&stage->camera, stage->view, low.x, low.y),
	                              camera_cell(&stage->camera, stage->view, high.x, high.y));
	float scale = (float)box.w / (float)(across * job.texels);
	box = rect_inset(box, -(int)((float)margin * scale + .5f));
	draw_picture(look->draw, &picture, &(struct draw_image){.dst = box, .alpha = alpha});
}
