/* pennant.c - the blue shield of a city that counts for more. */
#include "paint/land/land.h"
#include "paint/land/scene.h"
#include "paint/land/sign.h"

#define SHIELD 0.176f /* how wide */
#define APART (SHIELD + 0.024f)

/* The outline of a heater shield of this width, from its upper left corner. */
static int shield(struct vec *out, float x, float y, float w, float h)
{
	struct line l = {0};

	line_add(&l, vec(x - w, y - h * 0.5f));
	line_add(&l, vec(x + w, y - h * 0.5f));
	line_add(&l, vec(x + w, y));
	line_curve(&l, vec(x + w, y + h * 0.25f), vec(x + w * 0.4f, y + h * 0.42f), vec(x, y + h * 0.55f), 5);
	line_curve(&l, vec(x - w * 0.4f, y + h * 0.42f), vec(x - w, y + h * 0.25f), vec(x - w, y), 5);
	for (int i = 0; i < l.count; i++)
		out[i] = l.at[i];
	return l.count;
}

static void pennant_draw(struct easel *c, const struct item *p)
{
	struct vec points[LINE_MAX];
	/* larger in the small levels, where it is one of many spots of colour */
	float size = p->size * (c->scale <= 256.0f ? 1.12f : 1.0f);
	float x = p->at.x, y = p->at.y, w = size * 0.5f, h = size * 1.08f;

	int n = shield(points, x, y, w + 0.0075f, h + 0.016f);
	fill_polygon(c, points, n, ink_solid(rgb(0x3A2610)));
	n = shield(points, x, y, w + 0.001f, h + 0.002f);
	fill_polygon(c, points, n, ink_horizontal(rgb(0xFFE07A), rgb(0xC8922A), x - w, x + w));
	n = shield(points, x, y, w - 0.0105f, h - 0.023f);
	fill_polygon(c, points, n, ink_solid(rgb(0xFFFDF2)));
	n = shield(points, x, y, w - 0.0150f, h - 0.033f);
	fill_polygon(c, points, n, ink_horizontal(rgb(0x2F6FD8), rgb(0x17469C), x - w, x + w));
	/* a cream cross over the blue */
	float arm = w * 0.165f;

	trace_rect(c, x - arm, y - h * 0.5f + 0.017f, x + arm, y + h * 0.38f);
	trace_rect(c, x - w + 0.013f, y - h * 0.18f - arm, x + w - 0.013f, y - h * 0.18f + arm);
	trace_fill(c, ink_solid(rgb(0xFFFDF2)));
}

static void pennant_shade(struct easel *c, const struct item *p)
{
	block_shade(c, p->at.x - p->size * 0.5f, p->at.x + p->size * 0.5f, p->at.y, p->at.y + p->size * 0.4f, 0.03f);
}

/* Side by side, the middle of all in their place. */
static struct vec pennant_at(const struct scene *s, int city, int n)
{
	return vec_off(s->pennant[city], APART * ((float)n - (float)(s->pennants[city] - 1) / 2), 0);
}

void pennants_add(struct scene *s)
{
	for (int i = 0; i < TILE_CITIES_MAX; i++) {
		for (int n = 0; n < s->pennants[i]; n++) {
			struct item *p = scene_add(s, pennant_draw, pennant_shade, pennant_at(s, i, n));

			p->size = SHIELD;
			p->depth = 2 * DEPTH_UNIT; /* a sign, not a thing of the town: nothing stands before it */
		}
	}
}

int land_shields(const struct tile_type *type, int rotation, struct paint_spot *shields, void *scratch)
{
	bool any = false;
	int count = 0;

	for (int i = 0; i < type->city_count; i++)
		any = any || type->cities[i].pennants || hung_in(&type->cities[i]);
	if (!any)
		return 0;
	const struct scene *s = scene_init(&(struct paint_job){.type = type, .rotation = rotation}, scratch);
	for (int i = 0; i < type->city_count; i++) {
		int hang = s->hung[i] ? 1 : s->pennants[i];

		for (int n = 0; n < hang && count < PAINT_SPOTS_MAX; n++) {
			struct vec at = s->hung[i] ? s->pennant[i] : pennant_at(s, i, n);

			shields[count++] = (struct paint_spot){paint_code(PAINT_CITY, i), at.x, at.y, SHIELD / 2};
		}
	}
	return count;
}
