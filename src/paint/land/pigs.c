/* pigs.c - the pigs in their pen. */

#include "paint/kit/season.h"
#include "paint/land/scene.h"

enum { PEN_POSTS = 16 };

static void post_draw(struct easel *c, const struct item *p)
{
	struct vec a = p->at, b = p->to;

	for (int i = 0; i < 2; i++) {
		float up = 0.012f + 0.015f * (float)i;

		fill_line(c, vec_up(a, up), vec_up(b, up), 0.0105f, ink_solid(INK_OUTLINE));
		fill_line(c, vec_up(a, up), vec_up(b, up), 0.0062f, ink_solid(rgb(0xF4E2BC)));
	}
	draw_rect(c, a.x - 0.0065f, a.y - 0.038f, a.x + 0.0065f, a.y + 0.004f,
	          ink_horizontal(rgb(0xF4E2BC), rgb(0xB88A52), a.x - 0.0065f, a.x + 0.0065f));
}

void pigs_add(struct scene *s)
{
	static const struct vec place[3] = {{-0.070f, -0.010f}, {0.068f, 0.010f}, {-0.016f, 0.086f}};
	struct vec at = s->plan.pigs_at;

	if (!(s->plan.type->flags & TILE_PIGS))
		return;
	struct item *pen = scene_add(s, pen_floor_draw, NULL, at);

	pen->size = PEN_WIDE;
	pen->depth = -2 * DEPTH_UNIT; /* flat: below everything that stands */
	for (int i = 0; i < PEN_POSTS; i++) {
		struct vec a = vec_round(i * 2), b = vec_round(i * 2 + 2);
		struct item *post = scene_add(s, post_draw, NULL, vec_off(at, a.x * PEN_WIDE, a.y * PEN_TALL));

		post->to = vec_off(at, b.x * PEN_WIDE, b.y * PEN_TALL);
		post->size = 0.01f;
	}
	for (int i = 0; i < 3; i++) {
		scene_add(s, i == 1 ? pig_east_draw : pig_west_draw, small_shade, vec_plus(at, place[i]))->size =
		    i == 1 ? 0.062f : 0.056f;
	}
}
