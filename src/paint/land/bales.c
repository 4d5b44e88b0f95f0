/* bales.c - small things on the meadow: bales, stones, flowers, tufts. */
#include <math.h>

#include "paint/kit/season.h"
#include "paint/land/scene.h"

static bool is_taken(const struct scene *s, struct vec at)
{
	const float r = 0.02f;

	for (int i = 0; i < s->items.count; i++) {
		const struct item *o = &s->items.list[i];

		if (fabsf(o->at.x - at.x) < r + o->size && fabsf(o->at.y - o->size * 0.7f - at.y) < r + o->size * 1.4f)
			return true;
	}
	return scene_spot_distance(s, at) < r + 0.09f;
}

enum { MEADOW_LATTICE = 11 };

static void meadow_thing(struct scene *s, struct vec at, uint32_t look)
{
	struct parcel_place land = parcels_find(&s->land, at);
	enum crop crop = land.here->crop;
	int kind = (int)(look >> 16 & 63);
	struct item *item = NULL;
	float size = 0.012f;

	if (at.x < 0.025f || at.x > 0.975f || at.y < 0.03f || !scene_open(s, at, 0.03f) ||
	    scene_spot_distance(s, at) < 0.07f)
		return;
	if (crop == CROP_WHEAT) {
		if (kind < 26 && land.border > 0.05f && scene_open(s, at, 0.05f) && !is_taken(s, at)) {
			item = scene_add(s, bale_draw, bale_shade, at);
			size = 0.0185f;
		}
	} else if (crop == CROP_FALLOW || crop == CROP_GREEN) {
		return;
	} else if (kind < 15) {
		item = scene_add(s, flowers_draw, NULL, at);
	} else if (kind < 18 && !is_taken(s, at)) {
		item = scene_add(s, rock_draw, rock_shade, at);
		size = 0.009f + (float)(look >> 24 & 7) * 0.0006f;
	} else if (kind < 48) {
		item = scene_add(s, tuft_draw, NULL, at);
	}
	if (item) {
		item->size = size;
		item->look = look * 0x9e3779b1u;
	}
}

void meadow_add(struct scene *s)
{
	const struct paint_job *job = s->job;

	if (season_of((enum paint_season)job->season)->bare) /* it lies under the snow */
		return;

	for (int j = 0; j < MEADOW_LATTICE; j++) {
		for (int i = 0; i < MEADOW_LATTICE; i++) {
			uint32_t h = hash4((uint32_t)(job->x * MEADOW_LATTICE + i),
			                   (uint32_t)(job->y * MEADOW_LATTICE + j), job->seed, 0x3ead);
			struct vec at = vec(((float)i + (float)(h & 255) / 256.0f) / MEADOW_LATTICE,
			                    ((float)j + (float)(h >> 8 & 255) / 256.0f) / MEADOW_LATTICE);

			meadow_thing(s, at, h);
		}
	}
}
