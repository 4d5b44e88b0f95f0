/* shade.c - the shadows of what stands about. */
#include "paint/kit/prop.h"

void tower_shade(struct easel *c, struct vec at, float radius, float high)
{
	struct vec tip = vec_off(at, high * 0.75f * c->sun, high * 0.32f * c->sun);

	shade_ellipse(c, at, radius, radius * 0.7f, 1.0f);
	shade_line(c, at, tip, radius * 1.7f, 1.0f);
	shade_ellipse(c, tip, radius * 0.95f, radius * 0.7f, 1.0f);
}

void block_shade(struct easel *c, float x0, float x1, float y0, float y1, float high)
{
	float sx = high * 0.75f * c->sun, sy = high * 0.32f * c->sun;
	struct vec hull[6] = {{x0, y0}, {x1, y0}, {x1 + sx, y0 + sy}, {x1 + sx, y1 + sy}, {x0 + sx, y1 + sy}, {x0, y1}};

	shade_polygon(c, hull, 6, 1.0f);
}

void tree_shade(struct easel *c, const struct item *t)
{
	float far = t->size * 1.30f * (c->sun - 1.0f);
	struct vec crown = vec(t->at.x + t->size * 0.65f + far, t->at.y + t->size * 0.22f + far * 0.43f);

	shade_ellipse(c, crown, t->size * 1.1f, t->size * 0.72f, 0.9f);
	if (far > 0.0f)
		shade_line(c, t->at, crown, t->size * 0.9f, 0.9f);
}
