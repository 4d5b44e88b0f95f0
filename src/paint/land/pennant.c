/* pennant.c - the blue shield of a city that counts for more. */
#include "paint/land/land.h"
#include "paint/land/scene.h"
#include "paint/land/sign.h"

#define SHIELD 0.176f /* how wide */
#define APART (SHIELD + 0.024f)

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
