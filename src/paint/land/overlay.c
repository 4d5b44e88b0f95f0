/* overlay.c - the picture of a tile: its ground, and what stands on it. */
#include "paint/kit/season.h"
#include "paint/land/ground.h"
#include "paint/land/land.h"
#include "paint/land/scene.h"

/* How much longer shadows are when the sun is low. */
#define LOW_SUN 2.2f

size_t land_scratch_size(int size)
{
	struct paint_frame f = paint_overlay_frame(size);
	size_t pixels = (size_t)size * (size_t)size;
	size_t overlay = easel_scratch_size(f.width, f.height);
	size_t ground =
	    5 * (pixels * sizeof(float) + 64) + 5 * (65 * 65 * sizeof(float) + 64) + easel_scratch_size(size, size);

	return scene_bytes() + (overlay > ground ? overlay : ground) + 4096;
}

void scene_fill(struct scene *s)
{
	walls_add(s);
	gates_add(s);
	span_add(s);
	bridges_add(s);
	building_add(s);
	landmarks_add(s);
	river_add(s);
	volcano_add(s);
	pigs_add(s);
	village_add(s);
	carcassonne_add(s);
	pennants_add(s);
	signs_add(s);
	squares_add(s);
	houses_add(s);
	mill_add(s);
	trees_add(s);
	flock_add(s);
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

static void overlay_paint(struct scene *s, int size, uint8_t *rgba, void *scratch)
{
	struct paint_frame f = paint_overlay_frame(size);
	struct easel c;

	easel_init(&c, f, size, rgba, scratch);
	c.season = season_of((enum paint_season)s->job->season);
	c.sun = s->job->options & PAINT_LOW_SUN ? LOW_SUN : 1.0f;
	clip_seams(&c, s, f, size);
	scene_fill(s);
	items_shade(&s->items, &c);
	easel_paint_shade(&c);
	items_draw(&s->items, &c);
	easel_finish(&c);
}

void land_picture(const struct paint_job *job, int size, uint8_t *ground, uint8_t *overlay, void *scratch)
{
	struct scene *s = scene_init(job, scratch);
	uint8_t *rest = (uint8_t *)scratch + scene_bytes();

	if (ground)
		ground_compose(s, size, ground, rest);
	if (overlay)
		overlay_paint(s, size, overlay, rest);
}
