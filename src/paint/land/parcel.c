/* parcel.c - parcels of land: a jittered Voronoi diagram of the world. */
#include "paint/land/parcel.h"

#include <math.h>

#include "paint/kit/noise.h"

/* Of 32 parcels three carry wheat and one lies fallow: more yellow would draw the eye from the roads. */
static enum crop crop_of(uint32_t look)
{
	uint32_t one = look >> 27;

	if (one < 3)
		return CROP_WHEAT;
	if (one < 4)
		return CROP_FALLOW;
	if (one < 9)
		return CROP_GREEN;
	return one < 17 ? CROP_PASTURE : CROP_GRASS;
}

void parcels_init(struct parcels *p, const struct paint_job *job)
{
	static const struct vec across[8] = {{1, 0}, {0.924f, 0.383f},  {0.707f, 0.707f},  {0.383f, 0.924f},
	                                     {0, 1}, {-0.383f, 0.924f}, {-0.707f, 0.707f}, {-0.924f, 0.383f}};
	int first_x = (int)floor((double)job->x * PARCELS_PER_TILE) - 2;
	int first_y = (int)floor((double)job->y * PARCELS_PER_TILE) - 2;

	p->origin = vec((float)((double)first_x / PARCELS_PER_TILE - job->x),
	                (float)((double)first_y / PARCELS_PER_TILE - job->y));
	for (int y = 0; y < PARCEL_SITES; y++) {
		for (int x = 0; x < PARCEL_SITES; x++) {
			struct parcel *s = &p->sites[y][x];
			uint32_t h = hash4((uint32_t)(first_x + x), (uint32_t)(first_y + y), job->seed, 0xface);
			float jx = (float)x + 0.12f + (float)(h & 255) * (0.76f / 255.0f);
			float jy = (float)y + 0.12f + (float)(h >> 8 & 255) * (0.76f / 255.0f);

			s->look = h;
			s->at = vec_off(p->origin, jx / PARCELS_PER_TILE, jy / PARCELS_PER_TILE);
			s->across = across[h >> 16 & 7];
			s->crop = crop_of(h);
		}
	}
}

struct parcel_place parcels_find(const struct parcels *p, struct vec q)
{
	int cx = (int)((q.x - p->origin.x) * PARCELS_PER_TILE), cy = (int)((q.y - p->origin.y) * PARCELS_PER_TILE);
	struct parcel_place at = {&p->sites[0][0], &p->sites[0][0], 0};
	float d1 = 1e9f, d2 = 1e9f;

	for (int y = cy - 1; y <= cy + 1; y++) {
		for (int x = cx - 1; x <= cx + 1; x++) {
			const struct parcel *s = &p->sites[y][x];
			float dx = s->at.x - q.x, dy = s->at.y - q.y, d = dx * dx + dy * dy;

			if (d < d1) {
				d2 = d1;
				at.next = at.here;
				d1 = d;
				at.here = s;
			} else if (d < d2) {
				d2 = d;
				at.next = s;
			}
		}
	}
	at.border = (d2 - d1) / (2.0f * vec_distance(at.here->at, at.next->at) + 1e-6f);
	return at;
}
