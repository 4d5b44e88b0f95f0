/* loose.c - what moves on a tile: a list of it, and pictures of its kinds. */
#include "paint/land/scene.h"

#include "paint/land/land.h"

void loose_add(struct scene *s, enum paint_loose_kind kind, bool west, struct vec at)
{
	if (s->loose_count < PAINT_LOOSE_MAX)
		s->loose[s->loose_count++] =
		    (struct paint_loose){.kind = (uint8_t)kind, .west = west, .x = at.x, .y = at.y};
}

static bool lies_before(const struct paint_loose *a, const struct paint_loose *b)
{
	return a->y != b->y ? a->y < b->y : a->x < b->x;
}

int land_loose(const struct paint_job *job, struct paint_loose list[PAINT_LOOSE_MAX], void *scratch)
{
	struct scene *s = scene_init(job, scratch);

	scene_fill(s);
	for (int i = 0; i < s->loose_count; i++) {
		int at = i;

		for (; at > 0 && lies_before(&s->loose[i], &list[at - 1]); at--)
			list[at] = list[at - 1];
		list[at] = s->loose[i];
	}
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

	easel_init(&c, rgba, f.width, f.height, (float)f.left, (float)f.top, (float)size, scratch);
	if (kind == PAINT_SAILS) {
		sails_draw(&c, &(struct item){0});
	} else {
		small_shade(&c, &(struct item){.size = SHEEP_SIZE});
		easel_paint_shade(&c);
		sheep[kind == PAINT_SHEEP_GRAZING][west](&c, &(struct item){0});
	}
	easel_finish(&c);
}
