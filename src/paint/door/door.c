/* door.c - every tile to the painter of its game; and a tile on its own. */
#include "bastide/paint.h"

#include <string.h>

#include "paint/castle/castle.h"
#include "paint/kit/noise.h"
#include "paint/kit/easel.h"
#include "paint/land/land.h"

static bool of_castle(const struct tile_type *type) { return type->part_count > 0; }

size_t paint_scratch_size(int size)
{
	size_t land = land_scratch_size(size), castle = castle_scratch_size(size);

	return (land > castle ? land : castle) + paint_frame_bytes(paint_overlay_frame(size));
}

void paint_picture(const struct paint_job *job, int size, uint8_t *ground, uint8_t *overlay, void *scratch)
{
	(of_castle(job->type) ? castle_picture : land_picture)(job, size, ground, overlay, scratch);
}

void paint_map(const struct tile_type *type, int rotation, int n, uint8_t *ground, uint8_t *view, void *scratch)
{
	(of_castle(type) ? castle_map : land_map)(type, rotation, n, ground, view, scratch);
}

int paint_spots(const struct tile_type *type, int rotation, struct paint_spot *spots, void *scratch)
{
	return (of_castle(type) ? castle_spots : land_spots)(type, rotation, spots, scratch);
}

int paint_shields(const struct tile_type *type, int rotation, struct paint_spot *shields, void *scratch)
{
	return of_castle(type) ? 0 : land_shields(type, rotation, shields, scratch);
}

bool paint_market_place(const struct tile_type *type, int rotation, float *x, float *y, void *scratch)
{
	return of_castle(type) && castle_market_place(type, rotation, x, y, scratch);
}

int paint_loose(const struct paint_job *job, struct paint_loose list[PAINT_LOOSE_MAX], void *scratch)
{
	return of_castle(job->type) ? 0 : land_loose(job, list, scratch);
}

/* ---- a tile on its own ---- */

/* Lays src over dst at (x, y); straight alpha both. */
static void compose(uint8_t *dst, int dst_width, int dst_height, const uint8_t *src, int width, int height, int x,
                    int y)
{
	for (int j = 0; j < height; j++) {
		for (int i = 0; i < width; i++) {
			int tx = x + i, ty = y + j;

			if (tx < 0 || ty < 0 || tx >= dst_width || ty >= dst_height)
				continue;
			const uint8_t *s = src + ((size_t)j * (size_t)width + (size_t)i) * 4;
			uint8_t *d = dst + ((size_t)ty * (size_t)dst_width + (size_t)tx) * 4;
			unsigned sa = s[3], da = d[3] * (255 - sa) / 255, a = sa + da;

			if (!sa)
				continue;
			for (int k = 0; k < 3; k++)
				d[k] = (uint8_t)((s[k] * sa + d[k] * da + a / 2) / a);
			d[3] = (uint8_t)a;
		}
	}
}

int paint_slab_height(int size) { return size * 70 / 1000 < 1 ? 1 : size * 70 / 1000; }

void paint_slab(const struct paint_job *job, int size, uint8_t *rgba)
{
	int high = paint_slab_height(size);
	uint32_t seed = hash4((uint32_t)job->x, (uint32_t)job->y, job->seed, 0x51ab);

	for (int y = 0; y < high; y++) {
		float t = (float)y / (float)high;

		for (int x = 0; x < size; x++) {
			float grain = noise_at((float)x / (float)size * 9.0f, t * 3.0f, seed) * 0.08f;
			struct rgb wood = t < 0.34f ? rgb(0xC8A872) : rgb_mix(rgb(0x7A5634), rgb(0x543A22), t);
			uint8_t *p = rgba + ((size_t)y * (size_t)size + (size_t)x) * 4;

			wood = rgb_scale(wood, 1.0f + grain);
			p[0] = (uint8_t)wood.r;
			p[1] = (uint8_t)wood.g;
			p[2] = (uint8_t)wood.b;
			p[3] = 255;
		}
	}
}

/* In a hand nothing lies beside the tile that a shadow could fall on: what is seen through, outside its square, goes.
 */
static void shadows_cut(struct paint_frame f, int size, uint8_t *rgba)
{
	for (int y = 0; y < f.height; y++)
		for (int x = 0; x < f.width; x++) {
			bool beside = x < f.left || y < f.top || x >= f.left + size || y >= f.top + size;
			uint8_t *alpha = rgba + ((size_t)y * (size_t)f.width + (size_t)x) * 4 + 3;

			if (beside && *alpha < 176)
				*alpha = 0;
		}
}

void paint_preview_step(const struct paint_job *job, int size, int step, uint8_t *rgba, void *scratch)
{
	struct paint_frame f = paint_overlay_frame(size), t = paint_tower_frame(size);
	uint8_t *layer = (uint8_t *)scratch + paint_scratch_size(size) - paint_frame_bytes(f) - 64;
	unsigned towers = paint_towers(job->type, job->rotation);

	if (step == 0) {
		memset(rgba, 0, paint_frame_bytes(f));
		paint_slab(job, size, layer);
		compose(rgba, f.width, f.height, layer, size, paint_slab_height(size), f.left, f.top + size);
		paint_ground(job, size, layer, scratch);
		compose(rgba, f.width, f.height, layer, size, size, f.left, f.top);
		return;
	}
	int line = step - 1;
	paint_tower((enum paint_season)job->season, size, layer, scratch);
	for (int k = 0; k < 2; k++) {
		int corner = line ? PAINT_CORNER_SW - k : PAINT_CORNER_NW + k;

		if (towers >> corner & 1)
			compose(rgba, f.width, f.height, layer, t.width, t.height, f.left + k * size - t.left,
			        f.top + line * size - t.top);
	}
	if (line) {
		paint_bleed(rgba, f.width, f.height);
		return;
	}
	paint_overlay(job, size, layer, scratch);
	if (of_castle(job->type)) /* its walls are as high as a house */
		shadows_cut(f, size, layer);
	compose(rgba, f.width, f.height, layer, f.width, f.height, 0, 0);
}

void paint_preview(const struct paint_job *job, int size, uint8_t *rgba, void *scratch)
{
	for (int step = 0; step < PAINT_PREVIEW_STEPS; step++)
		paint_preview_step(job, size, step, rgba, scratch);
}
