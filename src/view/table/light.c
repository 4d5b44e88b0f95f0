#include "view/table/light.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "view/art/theme.h"

enum { SIDE = TILE_MAP_SIZE };

/* What a share is painted from; copied into the draw list. */
struct share {
	const struct tile_map *map; /* NULL: out of memory */
	struct light light;
	struct pattern pattern;
	uint8_t type, rotation, open;
	struct tile_codes codes;
};

/* ---- distances from the border ---- */

/* The segment with a margin of its surroundings, so that a border that leaves
 * the tile goes on: what lies beyond is as the tile's last pixels, or empty. */
enum { MARGIN = 8, WIDE = SIDE + 2 * MARGIN, SOFT = 2 /* pixels the border is smoothed over */ };

static int clamped(int value, int high) { return value < 0 ? 0 : value > high ? high : value; }

/* A building as one rounded plate from its base to above its spire: its own
 * outline would cut through gables and trees. */
static void fill_plate(const struct share *share, const struct tile_map *map, float *mask)
{
	float count = 0, x = 0, y = 0;
	for (int i = 0; i < SIDE * SIDE; i++) {
		if (paint_code_kind(map->ground[i]) != PAINT_BUILDING || !codes_has(&share->codes, map->ground[i]))
			continue;
		count++;
		x += (float)(i % SIDE);
		y += (float)(i / SIDE);
	}
	if (count == 0)
		return;
	float radius = sqrtf(count / 3.1416f);
	float cx = x / count + MARGIN, cy = y / count + MARGIN - radius * 0.36f, rx = radius * 1.12f,
	      ry = radius * 1.42f;
	for (int i = 0; i < WIDE * WIDE; i++) {
		float dx = ((float)(i % WIDE) - cx) / rx, dy = ((float)(i / WIDE) - cy) / ry;
		if (dx * dx + dy * dy < 1)
			mask[i] = 1;
	}
}

static void fill_mask(const struct share *share, const struct tile_map *map, float *mask)
{
	const uint8_t *codes = share->light.on_ground ? map->ground : map->view;
	unsigned open = share->open;
	for (int y = 0; y < WIDE; y++)
		for (int x = 0; x < WIDE; x++) {
			int tx = x - MARGIN, ty = y - MARGIN;
			bool empty = (ty < 0 && open >> EDGE_N & 1) || (tx >= SIDE && open >> EDGE_E & 1) ||
			             (ty >= SIDE && open >> EDGE_S & 1) || (tx < 0 && open >> EDGE_W & 1);
			uint8_t code = codes[clamped(ty, SIDE - 1) * SIDE + clamped(tx, SIDE - 1)];
			bool plate = share->light.soft && paint_code_kind(code) == PAINT_BUILDING;
			mask[y * WIDE + x] = !empty && !plate && codes_has(&share->codes, code);
		}
	if (share->light.soft)
		fill_plate(share, map, mask);
}

/* One running mean along rows or columns. */
static void smooth(const float *from, float *to, int step, int across)
{
	for (int line = 0; line < WIDE; line++) {
		const float *in = from + line * across;
		float *out = to + line * across, sum = 0;
		for (int i = -SOFT; i <= SOFT; i++)
			sum += in[clamped(i, WIDE - 1) * step];
		for (int i = 0; i < WIDE; i++) {
			out[i * step] = sum / (2 * SOFT + 1);
			sum += in[clamped(i + SOFT + 1, WIDE - 1) * step] - in[clamped(i - SOFT, WIDE - 1) * step];
		}
	}
}

/* Signed distances near the border, from the smoothed mask and its slope; far inside a large number, far outside -2. */
static void start_distances(const float *mask, float *wide)
{
	for (int y = 0; y < WIDE; y++)
		for (int x = 0; x < WIDE; x++) {
			int at = y * WIDE + x, w = x > 0 ? at - 1 : at, e = x + 1 < WIDE ? at + 1 : at;
			int n = y > 0 ? at - WIDE : at, s = y + 1 < WIDE ? at + WIDE : at;
			float value = mask[at] - 0.5f, dx = (mask[e] - mask[w]) / 2, dy = (mask[s] - mask[n]) / 2;
			float slope = sqrtf(dx * dx + dy * dy), d = value / (slope > 1e-4f ? slope : 1e-4f);
			bool inside = value > 0;
			bool border = inside != (mask[w] > 0.5f) || inside != (mask[e] > 0.5f) ||
			              inside != (mask[n] > 0.5f) || inside != (mask[s] > 0.5f);
			if (inside)
				wide[at] = border ? (d < 1.4f ? d : 1.4f) : 1e6f;
			else
				wide[at] = d > -2 ? d : -2;
		}
}

/* By way of a pixel beside it. */
static float nearer(float best, float beside, float step)
{
	float there = (beside > 0 ? beside : 0) + step;
	return there < best ? there : best;
}

void light_distances(float *far, int w, int h)
{
	for (int pass = 0; pass < 2; pass++) {
		int step = pass ? 1 : -1;
		for (int n = 0; n < h; n++) {
			int y = pass ? h - 1 - n : n;
			bool has_y = y + step >= 0 && y + step < h;
			for (int m = 0; m < w; m++) {
				int x = pass ? w - 1 - m : m, at = y * w + x, down = at + step * w;
				bool ahead = x + step >= 0 && x + step < w, back = x - step >= 0 && x - step < w;
				float best = far[at];
				if (best <= 1.4f)
					continue;
				if (ahead)
					best = nearer(best, far[at + step], 1);
				if (has_y)
					best = nearer(best, far[down], 1);
				if (ahead && has_y)
					best = nearer(best, far[down + step], 1.4142f);
				if (has_y && back)
					best = nearer(best, far[down - step], 1.4142f);
				far[at] = best;
			}
		}
	}
}

static bool find_distances(const struct share *share, const struct tile_map *map, float *distance)
{
	float *mask = malloc(sizeof *mask * WIDE * WIDE * 2), *wide = mask + WIDE * WIDE;
	if (!mask)
		return false;
	fill_mask(share, map, mask);
	for (int pass = 0; pass < 2; pass++) {
		smooth(mask, wide, 1, WIDE);
		smooth(wide, mask, WIDE, 1);
	}
	start_distances(mask, wide);
	light_distances(wide, WIDE, WIDE);
	for (int y = 0; y < SIDE; y++)
		memcpy(distance + y * SIDE, wide + (y + MARGIN) * WIDE + MARGIN, sizeof *distance * SIDE);
	free(mask);
	return true;
}

bool light_depths(const struct tile_map *map, const struct tile_codes *codes, unsigned open, float *depths)
{
	const struct share share = {.light.on_ground = true, .open = (uint8_t)open, .codes = *codes};
	return find_distances(&share, map, depths);
}

/* ---- pixels ---- */

static void blend(float pixel[4], uint32_t color, float alpha)
{
	alpha *= (float)(color & 255) / 255;
	for (int c = 0; c < 3; c++) {
		float value = (float)(color >> (24 - 8 * c) & 255);
		pixel[c] = pixel[c] * (1 - alpha) + value * alpha;
	}
	pixel[3] = pixel[3] * (1 - alpha) + 255 * alpha;
}

/* The distance under pixel x, y of w * h, between the map's pixel centres. */
static float distance_at(const float *distance, float fx, float fy)
{
	fx = fx < 0 ? 0 : fx > SIDE - 1.001f ? SIDE - 1.001f : fx;
	fy = fy < 0 ? 0 : fy > SIDE - 1.001f ? SIDE - 1.001f : fy;
	int ix = (int)fx, iy = (int)fy;
	int jx = ix + 1 < SIDE ? ix + 1 : ix, jy = iy + 1 < SIDE ? iy + 1 : iy;
	float tx = fx - (float)ix, ty = fy - (float)iy;
	const float *top = distance + iy * SIDE, *bottom = distance + jy * SIDE;
	return (top[ix] * (1 - tx) + top[jx] * tx) * (1 - ty) + (bottom[ix] * (1 - tx) + bottom[jx] * tx) * ty;
}

/* A slim line along the border and a glow that fades inwards; `pixel` is one
 * pixel of the picture, in pixels of the map. */
static void shade_soft(const struct light *light, float d, float sharp, float pixel_size, float pixel[4])
{
	float width = fmaxf(2, fminf(3, 0.018f * SIDE / pixel_size)) * pixel_size, ink = 0.8f * pixel_size;
	float glow = light->rim_width * SIDE * 2.6f, inside = unit(d * sharp + 0.5f);
	float t = unit((d - ink) / glow);
	blend(pixel, light->rim, 0.95f * (1 - t) * inside);
	blend(pixel, light->halo, inside * unit((ink + width - d) * sharp + 0.5f));
	blend(pixel, rgba(0x1A0F08, 1), 0.60f * inside * unit((ink - d) * sharp + 0.5f));
}

/* What a pixel of the pattern is made of, if there is one. */
struct shade_point {
	int ground, rim;       /* whose, by enum color; -1: nobody's */
	const uint8_t *emblem; /* R G B A, or NULL */
	bool gap;              /* between two dashes of the rim */
};

/* Everything a pixel is made of, for its distance from the border. */
static void shade_pixel(const struct light *light, float d, float sharp, float pixel_size, const struct shade_point *at,
                        uint8_t out[4])
{
	float pixel[4] = {0}, inside = unit(d * sharp + 0.5f);
	float rim = fmaxf(light->rim_width * SIDE, 1.4f * pixel_size), halo = fmaxf(rim / 2, pixel_size);
	blend(pixel, light->fill, inside);
	if (at->ground >= 0)
		blend(pixel, pattern_tint(at->ground), inside);
	if (at->emblem && at->emblem[3]) {
		uint32_t color = rgb((uint32_t)at->emblem[0] << 16 | (uint32_t)at->emblem[1] << 8 | at->emblem[2]);
		blend(pixel, color, inside * (float)at->emblem[3] / 255);
	}
	if (light->soft) {
		shade_soft(light, d, sharp, pixel_size, pixel);
	} else if (light->rim_width > 0 && !at->gap) {
		/* Cream where it meets road or wall, then the owner's colour. */
		uint32_t color = at->rim >= 0 ? pattern_rim(at->rim) : light->rim;
		float edge = light->halo ? halo : 0;
		blend(pixel, color, inside * unit((edge + rim - d) * sharp + 0.5f));
		blend(pixel, light->halo, inside * unit((edge - d) * sharp + 0.5f));
	}
	for (int c = 0; c < 3; c++) /* straight alpha again */
		out[c] = pixel[3] > 0 ? (uint8_t)fminf(255, pixel[c] * 255 / pixel[3] + 0.5f) : 0;
	out[3] = (uint8_t)(pixel[3] + 0.5f);
}

static void shade(const struct share *share, const float *distance, const uint8_t *emblems, uint8_t *pixels, int w,
                  int h)
{
	const struct light *light = &share->light;
	const struct pattern *pattern = &share->pattern;
	float across = (float)SIDE / (float)w, down = (float)SIDE / (float)h, sharp = fmaxf(0.4f, 1 / across);
	float deep = light->rim_width * SIDE * 3 + 3 * across + 3;
	struct shade_point at = {.ground = -1, .rim = -1};
	uint8_t still[4];
	shade_pixel(light, 1e6f, sharp, across, &at, still);
	for (int y = 0; y < h; y++) {
		float fy = ((float)y + 0.5f) * down - 0.5f;
		for (int x = 0; x < w; x++) {
			float fx = ((float)x + 0.5f) * across - 0.5f;
			size_t index = 4 * ((size_t)y * (size_t)w + (size_t)x);
			/* Most pixels lie far from any border, or outside. */
			float near = distance[(int)fmaxf(fy, 0) * SIDE + (int)fmaxf(fx, 0)];
			if (near > deep && !light->owners) {
				memcpy(pixels + index, still, 4);
				continue;
			}
			float d = distance_at(distance, fx, fy);
			if (d * sharp <= -0.5f)
				continue;
			if (light->owners) {
				at.ground = pattern_owner(pattern, (float)x, (float)y, (float)w);
				at.rim = pattern_rim_owner(pattern, (float)x, (float)y, (float)w);
				at.emblem = emblems ? emblems + index : NULL;
			}
			at.gap = light->dashed && ((x + y) * 22 / w) % 2;
			shade_pixel(light, d, sharp, across, &at, pixels + index);
		}
	}
	paint_bleed(pixels, w, h);
}

static bool share_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct share *share = context;
	const struct tile_map *map = share->map;
	float *distance = malloc(sizeof *distance * SIDE * SIDE);
	uint8_t *emblems = share->light.owners ? malloc((size_t)w * (size_t)h * 4) : NULL;
	bool ok = map && distance && find_distances(share, map, distance);
	if (ok && emblems && !pattern_emblems(&share->pattern, emblems, w, h)) {
		free(emblems);
		emblems = NULL;
	}
	if (ok)
		shade(share, distance, emblems, pixels, w, h);
	free(emblems);
	free(distance);
	return ok;
}

static uint64_t share_key(const struct share *share)
{
	const struct light *light = &share->light;
	uint64_t hash = hash_text(HASH_BASIS, "light");
	hash = hash_int(hash, share->type << 16 | share->rotation << 12 | share->open << 4);
	hash = hash_bytes(hash, &share->codes, sizeof share->codes);
	hash = hash_int(hash, share->pattern.phase);
	hash = hash_int(hash, light->fill);
	hash = hash_int(hash, light->rim);
	hash = hash_int(hash, light->halo);
	hash = hash_int(hash, (int64_t)(light->rim_width * 10000));
	return hash_int(hash, light->rim_on_open | light->dashed << 1 | light->on_ground << 2 | light->soft << 3 |
	                          (int)light->owners << 4);
}

/* Pixels that are painted in a frame, while frames follow each other: all of a small feature, a large tile of a land
 * that fills the window. */
enum { PAINTED_IN_A_FRAME = 100 * 1000 };

/* `waits`: what was not painted yet may come in one of the next frames. */
static void share_draw(struct draw *draw, struct tile_maps *maps, const struct art_tile *tile,
                       const struct tile_codes *codes, unsigned open, const struct light *light, struct rect box,
                       float alpha, bool waits)
{
	struct share share;
	if (box.w <= 0 || box.h <= 0 || !rect_overlap(box, draw_clip(draw)))
		return;
	memset(&share, 0, sizeof share);
	share.map = tile_map_of(maps, tile->type, tile->rotation);
	share.light = *light;
	if (light->soft && codes_has(codes, paint_code(PAINT_BUILDING, 0)))
		share.light.rim_width *= 0.4f; /* or the glow meets itself in the middle of so small a thing */
	share.pattern.owners = (uint8_t)light->owners;
	share.pattern.phase = light->owners ? pattern_phase(light->owners, tile->x, tile->y) : 0;
	share.type = tile->type;
	share.rotation = tile->rotation;
	share.open = light->rim_on_open ? (uint8_t)open : 0;
	share.codes = *codes;
	int w = light->side ? light->side : box.w, h = light->side ? light->side : box.h;
	struct picture picture = {.key = hash_int(share_key(&share), (int64_t)w << 16 | h),
	                          .w = w,
	                          .h = h,
	                          .alone = true,
	                          .paint = share_paint,
	                          .context = &share,
	                          .context_size = sizeof share};
	if (waits && share.map && !draw_has_picture(draw, picture.key) && !draw_makes(draw, box, PAINTED_IN_A_FRAME)) {
		draw->composing = true;
		return;
	}
	draw_picture(draw, &picture, &(struct draw_image){.dst = box, .alpha = alpha});
}

void light_tile(struct draw *draw, struct tile_maps *maps, const struct art_tile *tile, const struct tile_codes *codes,
                unsigned open, const struct light *light, struct rect box, float alpha)
{
	share_draw(draw, maps, tile, codes, open, light, box, alpha, false);
}

unsigned light_open_edges(const struct game *game, int x, int y)
{
	unsigned open = 0;
	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		struct cell beside = cell_beside((struct cell){(int16_t)x, (int16_t)y}, edge);
		open |= (unsigned)(game_tile_at(game, beside.x, beside.y) < 0) << edge;
	}
	return open;
}

void light_feature_tile(struct draw *draw, struct board *board, const struct game *game, const struct feature *feature,
                        int t, const struct light *light, const struct camera *camera, struct rect view, float alpha)
{
	struct tile_codes codes;
	struct setup_tile laid;
	if (!codes_of_feature(game, feature, feature->tiles[t], &laid, &codes))
		return;
	const struct art_tile tile = {.type = laid.type, .rotation = laid.rotation, .x = laid.cell.x, .y = laid.cell.y};
	share_draw(draw, board_maps(board), &tile, &codes, light_open_edges(game, tile.x, tile.y), light,
	           camera_cell(camera, view, tile.x, tile.y), alpha, true);
}

void light_feature(struct draw *draw, struct board *board, const struct game *game, const struct feature *feature,
                   const struct light *light, const struct camera *camera, struct rect view, float alpha)
{
	for (int t = 0; t < feature->tile_count; t++)
		light_feature_tile(draw, board, game, feature, t, light, camera, view, alpha);
}
