/* overlay.c - the upper picture of a tile, and a tile on its own. */
#include <string.h>

#include "paint/land/scene.h"

struct paint_frame paint_overlay_frame(int size)
{
	int unit = (size + 31) / 32;

	return (struct paint_frame){6 * unit, 10 * unit, size + 14 * unit, size + 16 * unit};
}

size_t paint_frame_bytes(struct paint_frame f) { return (size_t)f.width * (size_t)f.height * 4; }

size_t paint_scratch_size(int size)
{
	struct paint_frame f = paint_overlay_frame(size);
	size_t pixels = (size_t)size * (size_t)size;
	size_t overlay = easel_scratch_size(f.width, f.height);
	size_t ground =
	    5 * (pixels * sizeof(float) + 64) + 5 * (65 * 65 * sizeof(float) + 64) + easel_scratch_size(size, size);
	size_t preview = paint_frame_bytes(f);

	return scene_bytes() + (overlay > ground ? overlay : ground) + preview + 4096;
}

static void scene_fill(struct scene *s)
{
	walls_add(s);
	gates_add(s);
	span_add(s);
	bridges_add(s);
	building_add(s);
	garden_add(s);
	river_add(s);
	inn_add(s);
	pigs_add(s);
	village_add(s);
	carcassonne_add(s);
	pennants_add(s);
	squares_add(s);
	houses_add(s);
	trees_add(s);
	meadow_add(s);
}

/* Cells of the City of Carcassonne end at their seams: the next cell paints the rest. */
static void clip_seams(struct easel *c, const struct scene *s, struct paint_frame f, int size)
{
	const uint8_t *edges = s->plan.type->edges;

	if (edges[EDGE_W] == TERRAIN_SEAM)
		c->clip_x0 = f.left;
	if (edges[EDGE_N] == TERRAIN_SEAM)
		c->clip_y0 = f.top;
	if (edges[EDGE_E] == TERRAIN_SEAM)
		c->clip_x1 = f.left + size;
	if (edges[EDGE_S] == TERRAIN_SEAM)
		c->clip_y1 = f.top + size;
}

void paint_overlay(const struct paint_job *job, int size, uint8_t *rgba, void *scratch)
{
	struct paint_frame f = paint_overlay_frame(size);
	struct scene *s = scene_init(job, scratch);
	struct easel c;

	easel_init(&c, rgba, f.width, f.height, (float)f.left, (float)f.top, (float)size,
	           (uint8_t *)scratch + scene_bytes());
	clip_seams(&c, s, f, size);
	scene_fill(s);
	stage_paint(&s->stage, &c);
	easel_finish(&c);
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

int paint_slab_height(int size) { return size * 45 / 1000 < 1 ? 1 : size * 45 / 1000; }

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

void paint_preview(const struct paint_job *job, int size, uint8_t *rgba, void *scratch)
{
	struct paint_frame f = paint_overlay_frame(size), t = paint_tower_frame(size);
	uint8_t *layer = (uint8_t *)scratch + paint_scratch_size(size) - paint_frame_bytes(f) - 64;
	unsigned towers = paint_towers(job->type, job->rotation);

	memset(rgba, 0, paint_frame_bytes(f));
	paint_slab(job, size, layer);
	compose(rgba, f.width, f.height, layer, size, paint_slab_height(size), f.left, f.top + size);
	paint_ground(job, size, layer, scratch);
	compose(rgba, f.width, f.height, layer, size, size, f.left, f.top);
	for (int line = 0; line < 2; line++) {
		paint_tower(size, layer, scratch);
		for (int k = 0; k < 2; k++) {
			int corner = line ? PAINT_CORNER_SW - k : PAINT_CORNER_NW + k;

			if (towers >> corner & 1)
				compose(rgba, f.width, f.height, layer, t.width, t.height, f.left + k * size - t.left,
				        f.top + line * size - t.top);
		}
		if (line)
			break;
		paint_overlay(job, size, layer, scratch);
		compose(rgba, f.width, f.height, layer, f.width, f.height, 0, 0);
	}
	paint_bleed(rgba, f.width, f.height);
}
