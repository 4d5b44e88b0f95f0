/* mask.c - where a segment of a castle tile is seen, roofs beyond the tile's square included. */
#include <math.h>
#include <string.h>

#include "paint/castle/castle.h"
#include "paint/castle/court.h"

enum { SAMPLES = 2 };

struct mask {
	const struct court *court;
	uint8_t code;
	uint8_t *rows; /* one column: 1 where the segment is seen */
	int count;
	float top, scale; /* in rows */
};

/* How much of a point's surroundings on the raster is the segment's ground: 0 ... 1. */
static float ground_share(const struct mask *m, float x, float y)
{
	const struct raster *r = &m->court->raster;
	float u = fmaxf(0.0f, x * COURT_RASTER - 0.5f), v = fmaxf(0.0f, y * COURT_RASTER - 0.5f), sum = 0.0f;
	int i = (int)u, j = (int)v;
	float tu = u - (float)i, tv = v - (float)j;

	for (int k = 0; k < 4; k++) {
		int a = i + (k & 1), b = j + (k >> 1);

		a = a < COURT_RASTER ? a : COURT_RASTER - 1;
		b = b < COURT_RASTER ? b : COURT_RASTER - 1;
		if (r->code[b * COURT_RASTER + a] == m->code)
			sum += (k & 1 ? tu : 1.0f - tu) * (k >> 1 ? tv : 1.0f - tv);
	}
	return sum;
}

static void fill_rows(struct mask *m, float y0, float y1, uint8_t value)
{
	int r0 = (int)floorf(m->top + y0 * m->scale), r1 = (int)floorf(m->top + y1 * m->scale);

	for (int r = r0 < 0 ? 0 : r0; r < r1 && r < m->count; r++)
		m->rows[r] = value;
}

static void column_mask(struct mask *m, float x)
{
	int steps = (int)m->scale;
	float step = 1.0f / (float)steps;

	memset(m->rows, 0, (size_t)m->count);
	for (int i = 0; i < steps; i++) {
		float y = (float)i * step;
		struct mass_point here = mass_at(&m->court->mass, vec(x, y + 0.5f * step));

		if (here.block)
			fill_rows(m, y - here.high, y + step,
			          paint_code_index(m->code) == here.block->block->part &&
			              paint_code_kind(m->code) >= PAINT_PATH);
		else
			fill_rows(m, y, y + step, ground_share(m, x, y + 0.5f * step) > 0.5f);
	}
}

void castle_mask(const struct paint_job *job, uint8_t code, int size, uint8_t *rgba, void *scratch)
{
	struct paint_frame f = paint_overlay_frame(size);
	struct mask m = {.court = court_init(job, scratch),
	                 .code = code,
	                 .rows = (uint8_t *)scratch + court_bytes(),
	                 .count = f.height * SAMPLES,
	                 .top = (float)(f.top * SAMPLES),
	                 .scale = (float)(size * SAMPLES)};
	uint8_t *alpha = rgba + 3;

	memset(rgba, 255, paint_frame_bytes(f));
	for (size_t i = 0; i < (size_t)f.width * (size_t)f.height; i++)
		alpha[i * 4] = 0;
	for (int x = 0; x < size; x++) {
		for (int s = 0; s < SAMPLES; s++) {
			column_mask(&m, ((float)x + ((float)s + 0.5f) / SAMPLES) / (float)size);
			for (int y = 0; y < m.count; y++) {
				size_t at = (size_t)(y / SAMPLES) * (size_t)f.width + (size_t)(x + f.left);

				alpha[at * 4] = (uint8_t)(alpha[at * 4] + m.rows[y] * (255 / (SAMPLES * SAMPLES)));
			}
		}
	}
}
