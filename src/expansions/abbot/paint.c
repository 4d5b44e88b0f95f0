/* paint.c - the abbot's gardens behind their hedges: round beds about a fountain, kitchen beds, an orchard by a pond.
 */
#include <math.h>

#include "paint/land/sign.h"

enum garden { ROUND, KITCHEN, ORCHARD, GARDENS };

static void add_part(struct scene *s, item_painter *draw, item_painter *shade, struct vec at, float size)
{
	scene_add(s, draw, shade, at)->size = size;
}

/* A low hedge round it, open to the south where the gate is; so much of it each way. */
static void hedge_add(struct scene *s, struct vec at, float k)
{
	for (int i = 0; i < 32; i++) {
		struct vec d = vec_round(i);

		if (fabsf(d.x) < 0.3f && d.y > 0.0f)
			continue;
		add_part(s, bush_draw, bush_shade, vec(at.x + d.x * 0.141f * k, at.y + d.y * 0.112f * k + 0.004f),
		         0.0175f * k);
	}
}

static void orchard_add(struct scene *s, struct vec at, float k)
{
	static const struct vec trees[] = {
	    {-0.078f, -0.018f}, {-0.020f, -0.052f}, {0.052f, -0.044f}, {0.096f, 0.022f}, {-0.066f, 0.052f}};

	hedge_add(s, at, k);
	for (size_t i = 0; i < sizeof trees / sizeof trees[0]; i++)
		add_part(s, apple_draw, tree_shade, vec(at.x + trees[i].x * k, at.y + trees[i].y * k), 0.0205f * k);
}

static void kitchen_add(struct scene *s, struct vec at, float k)
{
	add_part(s, fence_sides_draw, NULL, vec(at.x, at.y), k);
	add_part(s, fence_draw, NULL, vec(at.x, at.y - 0.098f * k), k);
	add_part(s, fence_open_draw, NULL, vec(at.x, at.y + 0.102f * k), k);
	add_part(s, apple_draw, tree_shade, vec(at.x - 0.110f * k, at.y - 0.080f * k), 0.019f * k);
}

static void rosary_add(struct scene *s, struct vec at, float k)
{
	hedge_add(s, at, k);
	add_part(s, garden_fountain_draw, NULL, at, k);
	for (int i = 0; i < 4; i++)
		add_part(s, topiary_draw, topiary_shade,
		         vec(at.x + (i & 1 ? 0.088f : -0.088f) * k, at.y + (i & 2 ? 0.070f : -0.056f) * k),
		         0.0175f * k);
}

static void garden_add(struct scene *s)
{
	static const struct {
		item_painter *floor;
		void (*add)(struct scene *s, struct vec at, float k);
	} gardens[GARDENS] = {
	    [ROUND] = {rosary_draw, rosary_add},
	    [KITCHEN] = {kitchen_draw, kitchen_add},
	    [ORCHARD] = {orchard_draw, orchard_add},
	};
	const struct plan *p = &s->plan;
	/* never the same as on the next cell */
	enum garden kind =
	    (enum garden)(((uint32_t)(s->job->x + 2 * s->job->y) + s->job->seed % GARDENS + 0xC0000000u) % GARDENS);

	if (!p->garden)
		return;
	/* corners leave room to who stands in the field: a round one has none */
	for (int i = 0; i < 4; i++)
		if (scene_spot_distance(s, vec(p->garden_at.x + (i & 1 ? 0.14f : -0.14f) * p->garden_scale,
		                               p->garden_at.y + (i & 2 ? 0.11f : -0.11f) * p->garden_scale)) < 0.075f)
			kind = ROUND;
	struct item *floor_item = scene_add(s, gardens[kind].floor, NULL, p->garden_at);

	floor_item->size = p->garden_scale;
	floor_item->look = hash4(s->seed, 0x6a2e, 0, 0);
	floor_item->depth = -2 * DEPTH_UNIT; /* flat: below everything that stands */
	gardens[kind].add(s, p->garden_at, p->garden_scale);
	add_part(s, rose_arch_draw, NULL, vec(p->garden_at.x, p->garden_at.y + 0.116f * p->garden_scale),
	         p->garden_scale);
}

const struct expansion_paint abbot_paint = {.landmarks = garden_add};
