/* loose.c - what moves on a tile: a list of it, and pictures of its kinds. */
#include <string.h>

#include "paint/land/land.h"
#include "paint/land/scene.h"

void loose_add(struct scene *s, enum paint_loose_kind kind, bool west, struct vec at)
{
	int i = s->loose_count;

	if (i == PAINT_LOOSE_MAX)
		return;
	for (; i > 0 && (s->loose[i - 1].y > at.y || (s->loose[i - 1].y == at.y && s->loose[i - 1].x > at.x)); i--)
		s->loose[i] = s->loose[i - 1];
	s->loose[i] = (struct paint_loose){.kind = (uint8_t)kind, .west = west, .x = at.x, .y = at.y};
	s->loose_count++;
}

int land_loose(const struct paint_job *job, struct paint_loose list[PAINT_LOOSE_MAX], void *scratch)
{
	struct scene *s = scene_init(job, scratch);

	scene_fill(s);
	memcpy(list, s->loose, (size_t)s->loose_count * sizeof *list);
	return s->loose_count;
}

bool paint_volcano_foot(const struct tile_type *type, int rotation, float *x, float *y)
{
	struct plan plan;

	if (!(type->flags & TILE_VOLCANO))
		return false;
	plan_build(&plan, type, rotation);
	*x = plan.volcano_at.x;
	*y = plan.volcano_at.y + VOLCANO_FOOT;
	return true;
}

struct paint_frame paint_loose_frame(enum paint_loose_kind kind, int size)
{
	int unit = (size + 31) / 32;

	if (kind == PAINT_SAILS)
		return (struct paint_frame){4 * unit, 4 * unit, 8 * unit, 8 * unit};
	return (struct paint_frame){2 * unit, 2 * unit, 4 * unit, 3 * unit};
}

void paint_loose_picture(enum paint_loose_kind kind, bool west, int size, uint8_t *rgba, void *scratch)
{
	static item_painter *const sheep[2][2] = {{sheep_east_draw, sheep_west_draw},
	                                          {grazing_east_draw, grazing_west_draw}};
	struct paint_frame f = paint_loose_frame(kind, size);
	struct easel c;

	easel_init(&c, f, size, rgba, scratch);
	if (kind == PAINT_SAILS) {
		sails_draw(&c, &(struct item){0});
	} else {
		grazing_east_shade(&c, &(struct item){0});
		easel_paint_shade(&c);
		sheep[kind == PAINT_SHEEP_GRAZING][west](&c, &(struct item){0});
	}
	easel_finish(&c);
}
