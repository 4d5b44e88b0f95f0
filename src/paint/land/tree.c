/* tree.c - where trees and bushes grow. */
#include <math.h>

#include "paint/land/scene.h"

/* Is there room for something of this radius and height on a field? */
static bool grows(const struct scene *s, struct vec at, float r, float high, float margin)
{
	if (!scene_open(s, at, r + margin))
		return false;
	/* pigs and yard are to be seen */
	if (s->plan.type->flags & (TILE_PIGS | TILE_INN) &&
	    vec_distance(vec_up(at, high * 0.5f), s->plan.pigs_at) < 0.17f + r)
		return false;
	/* and the church's spire against the meadow, not against leaves */
	if (s->plan.building) {
		float r0 = s->plan.building_radius, dy = at.y - high * 0.5f - s->plan.building_at.y;

		if (fabsf(at.x - s->plan.building_at.x) < r0 + r && dy < 0.0f && dy > -1.75f * r0)
			return false;
	}
	if (!mill_stands_clear(s, at, r, high))
		return false;
	/* a seam cuts what stands on it */
	const uint8_t *edges = s->plan.type->edges;

	if ((edges[EDGE_W] == TERRAIN_SEAM && at.x < 0.09f) || (edges[EDGE_E] == TERRAIN_SEAM && at.x > 0.91f) ||
	    (edges[EDGE_N] == TERRAIN_SEAM && at.y < high + 0.04f) || (edges[EDGE_S] == TERRAIN_SEAM && at.y > 0.95f))
		return false;
	for (float h = high * 0.5f; h <= high * 1.01f; h += high * 0.25f) {
		struct vec top = vec_up(at, h);

		if (top.y < 0.0f)
			break;
		if (!scene_open(s, top, r + margin * 0.3f))
			return false;
	}
	for (int i = 0; i < s->items.count; i++) {
		const struct item *o = &s->items.list[i];

		if (o->draw == house_draw && fabsf(at.x - o->at.x) < r + o->size * 0.55f &&
		    at.y - o->at.y < high + 0.03f && at.y - o->at.y > -0.13f)
			return false;
	}
	for (int i = 0; i < s->spot_count; i++) {
		/* a lying farmer is wide, a standing figure tall; the clearing is round */
		bool lies = paint_code_kind(s->spots[i].code) == PAINT_FIELD;
		float middle = s->spots[i].y - (lies ? 0.0f : 0.07f);
		float wide = (lies ? 0.125f : 0.07f) + r, tall = (lies ? 0.095f : 0.09f) + high * 0.5f;
		float dx = (at.x - s->spots[i].x) / wide, dy = (at.y - high * 0.5f - middle) / tall;

		/* and ragged, not drawn with compasses */
		float ragged = noise_at(at.x * 7.0f, at.y * 7.0f, s->seed);

		if (dx * dx + dy * dy < 1.35f + 0.9f * fmaxf(-0.38f, ragged))
			return false;
	}
	return true;
}

enum { WOOD_LATTICE = 16, HEDGE_LATTICE = 22 };

static struct vec lattice_point(const struct paint_job *job, int per_tile, int i, int j, uint32_t salt, uint32_t *look)
{
	uint32_t h = hash4((uint32_t)(job->x * per_tile + i), (uint32_t)(job->y * per_tile + j), job->seed, salt);

	*look = h;
	return vec(((float)i + 0.15f + (float)(h & 255) * (0.7f / 255.0f)) / (float)per_tile,
	           ((float)j + 0.15f + (float)(h >> 8 & 255) * (0.7f / 255.0f)) / (float)per_tile);
}

int wood_density(const struct paint_job *job, struct vec at)
{
	float wx = (float)job->x + at.x, wy = (float)job->y + at.y;

	return (int)(noise_at(wx * 1.35f, wy * 1.35f, job->seed + 31) * 1000.0f) +
	       (int)(noise_at(wx * 4.6f, wy * 4.6f, job->seed + 32) * 420.0f);
}

/* Trees that stand together are of a kind. */
static int wood_mass(const struct paint_job *job, float wx, float wy)
{
	float kind = noise_at(wx * 0.9f, wy * 0.9f, job->seed + 35);

	return kind > 0.22f ? 0 : kind < -0.22f ? 1 : 2;
}

static void add_woods(struct scene *s)
{
	const struct paint_job *job = s->job;

	for (int j = 0; j < WOOD_LATTICE; j++) {
		for (int i = 0; i < WOOD_LATTICE; i++) {
			uint32_t look;
			struct vec at = lattice_point(job, WOOD_LATTICE, i, j, 0x7ee, &look);
			float wx = (float)job->x + at.x, wy = (float)job->y + at.y;
			/* dense within, thinner towards the edge, and single trees before it */
			int density = wood_density(job, at) - WOOD_DENSITY, dense = density * 3 / 5 + 30;
			bool wood = (int)(look >> 10 & 255) < dense;
			struct parcel_place land = parcels_find(&s->land, at);

			if (!wood && (int)(look >> 16 & 63) > (density > -260 ? 3 : 1))
				continue;
			if (land.here->crop > CROP_PASTURE && (land.border > 0.03f || !wood))
				continue;
			bool conifer =
			    noise_at(wx * 0.8f + 9.0f, wy * 0.8f, job->seed + 33) + (float)(look >> 27 & 7) * 0.05f >
			    0.30f;
			float r = 0.024f + (float)(look >> 24 & 15) * 0.0012f;

			if (!grows(s, at, r * 0.8f, conifer ? r * 2.6f : r * 2.1f, 0.014f))
				continue;
			struct item *t = scene_add(s, conifer ? spruce_draw : tree_draw, tree_shade, at);

			t->size = r;
			/* by its uppermost bits it is of a wood, and of which kind */
			t->look =
			    (look * 0x9e3779b1u & 0x1fffffffu) | 1u << 31 | (uint32_t)wood_mass(job, wx, wy) << 29;
		}
	}
}

/* Bushes in rows along the borders of some parcels. */
static void add_hedges(struct scene *s)
{
	for (int j = 0; j < HEDGE_LATTICE; j++) {
		for (int i = 0; i < HEDGE_LATTICE; i++) {
			uint32_t look;
			struct vec at = lattice_point(s->job, HEDGE_LATTICE, i, j, 0x4ed6e, &look);
			struct parcel_place land = parcels_find(&s->land, at);

			if (land.border > 0.020f || ((land.here->look ^ land.next->look) >> 9 & 3) > 1 ||
			    (look >> 20 & 3) < 1)
				continue;
			at = vec_along(at, vec_unit(land.here->at, land.next->at), land.border);
			if (at.x < 0.01f || at.x > 0.99f || at.y < 0.01f || at.y > 0.99f ||
			    !grows(s, at, 0.014f, 0.022f, 0.012f))
				continue;
			struct item *b = scene_add(s, bush_draw, bush_shade, at);

			b->size = 0.0135f + (float)(look >> 24 & 7) * 0.0010f;
			b->look = look * 0x9e3779b1u;
		}
	}
}

void trees_add(struct scene *s)
{
	add_woods(s);
	add_hedges(s);
}
