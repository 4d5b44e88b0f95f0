/* tree.c - trees, bushes and where they grow. */
#include <math.h>

#include "parcel.h"
#include "scene.h"

#define TREE_INK rgb(0x38502A)

static const uint32_t leaf_colors[6] = {0x628F3A, 0x527F34, 0x739B40, 0x487434, 0x84A64A, 0x5A893A};

void tree_draw(struct easel *c, const struct item *t)
{
	float r = t->size;
	struct vec crown = vec(t->at.x, t->at.y - r * 0.95f);
	struct dice dice = {t->look};
	bool autumn = dice_below(&dice, 15) == 0;
	struct rgb leaf =
	    autumn ? rgb(dice_below(&dice, 2) ? 0xCFA03C : 0xC08438) : rgb(leaf_colors[dice_below(&dice, 6)]);
	float o = OUTLINE_WIDTH * 0.85f;
	struct vec lobe[5];

	fill_rect(c, t->at.x - r * 0.14f, t->at.y - r * 0.4f, t->at.x + r * 0.14f, t->at.y + r * 0.05f,
	          ink_solid(rgb(0x5B4128)));
	for (int i = 0; i < 5; i++) {
		static const struct vec round_[5] = {
		    {-0.45f, 0.28f}, {0.48f, 0.25f}, {-0.42f, -0.35f}, {0.40f, -0.38f}, {0.0f, -0.55f}};

		struct vec off = vec_random(&dice, -0.12f, -0.10f, 0.12f, 0.10f);

		lobe[i] = vec(crown.x + (round_[i].x + off.x) * r, crown.y + (round_[i].y + off.y) * r);
		trace_ellipse(c, lobe[i], r * 0.58f + o, r * 0.56f + o);
	}
	trace_ellipse(c, crown, r * 0.8f + o, r * 0.8f + o);
	trace_fill(c, ink_solid(autumn ? rgb(0x6B4A1C) : TREE_INK));
	for (int i = 0; i < 5; i++)
		trace_ellipse(c, lobe[i], r * 0.56f, r * 0.54f);
	trace_ellipse(c, crown, r * 0.8f, r * 0.8f);
	trace_fill(c, ink_radial(rgb_scale(leaf, 1.26f), rgb_scale(leaf, 0.66f),
	                         vec(crown.x - r * 0.35f, crown.y - r * 0.42f), r * 1.55f));
	if (c->scale < 100.0f)
		return;
	for (int i = 0; i < 5; i++)
		trace_ellipse(c, vec(lobe[i].x - r * 0.12f, lobe[i].y - r * 0.14f), r * 0.20f, r * 0.15f);
	trace_fill(c, ink_alpha(rgb_scale(leaf, 1.42f), 0.50f));
	for (int i = 0; i < 3; i++)
		trace_ellipse(c, vec(lobe[i].x + r * 0.22f, lobe[i].y + r * 0.2f), r * 0.17f, r * 0.12f);
	trace_fill(c, ink_alpha(rgb_scale(leaf, 0.55f), 0.45f));
}

void tree_shade(struct easel *c, const struct item *t)
{
	trace_ellipse(c, vec(t->at.x + t->size * 0.65f, t->at.y + t->size * 0.22f), t->size * 1.1f, t->size * 0.72f);
	trace_shade(c, 0.9f);
}

static void spruce_draw(struct easel *c, const struct item *t)
{
	float r = t->size * 0.74f, x = t->at.x, y = t->at.y, high = t->size * 2.5f;
	struct dice dice = {t->look};
	struct rgb leaf = rgb_mix(rgb(0x3C6C3E), rgb(0x55864A), dice_real(&dice, 0.0f, 1.0f));
	float o = OUTLINE_WIDTH * 0.8f;

	fill_rect(c, x - r * 0.14f, y - r * 0.35f, x + r * 0.14f, y + r * 0.1f, ink_solid(rgb(0x4F3822)));
	for (int pass = 0; pass < 2; pass++) {
		float grow = pass ? 0.0f : o;

		for (int i = 0; i < 3; i++) {
			float base = y - r * 0.25f - high * 0.24f * (float)i,
			      half = r * (1.0f - 0.22f * (float)i) + grow;
			struct vec tier[3] = {
			    {x - half, base + grow}, {x, base - high * 0.48f - grow * 1.6f}, {x + half, base + grow}};

			trace_polygon(c, tier, 3);
		}
		trace_fill(c, pass ? ink_horizontal(rgb_scale(leaf, 1.25f), rgb_scale(leaf, 0.68f), x - r, x + r)
		                   : ink_solid(rgb(0x1F3A22)));
	}
	if (c->scale < 140.0f)
		return;
	for (int i = 0; i < 3; i++) {
		float base = y - r * 0.25f - high * 0.24f * (float)i, half = r * (1.0f - 0.22f * (float)i);

		trace_line(c, vec(x - half * 0.8f, base - 0.001f), vec(x + half * 0.8f, base - 0.001f), 0.0032f);
	}
	trace_fill(c, ink_alpha(rgb(0x1C3520), 0.5f));
}

void cypress_draw(struct easel *c, const struct item *t)
{
	float r = t->size * 0.5f, high = t->size * 2.4f;
	struct vec m = vec(t->at.x, t->at.y - high * 0.5f);
	struct vec tip[3] = {
	    {m.x - r * 0.8f, m.y - high * 0.15f}, {m.x, t->at.y - high}, {m.x + r * 0.8f, m.y - high * 0.15f}};
	float o = OUTLINE_WIDTH * 0.8f;

	trace_ellipse(c, m, r + o, high * 0.44f + o);
	trace_line(c, vec(m.x, m.y), vec(m.x, tip[1].y - o), r);
	trace_fill(c, ink_solid(rgb(0x1F3A22)));
	trace_ellipse(c, m, r, high * 0.44f);
	trace_polygon(c, tip, 3);
	trace_fill(c, ink_horizontal(rgb(0x5C9450), rgb(0x2C5A34), m.x - r, m.x + r));
}

void bush_draw(struct easel *c, const struct item *t)
{
	float r = t->size, o = OUTLINE_WIDTH * 0.55f;
	struct dice dice = {t->look};
	struct rgb leaf = rgb(leaf_colors[dice_below(&dice, 6)]);
	struct vec lobe[3] = {{t->at.x - r * 0.55f, t->at.y - r * 0.38f},
	                      {t->at.x + r * 0.55f, t->at.y - r * 0.36f},
	                      {t->at.x, t->at.y - r * 0.62f}};

	for (int i = 0; i < 3; i++)
		trace_ellipse(c, lobe[i], r * 0.60f + o, r * 0.52f + o);
	trace_fill(c, ink_solid(TREE_INK));
	for (int i = 0; i < 3; i++)
		trace_ellipse(c, lobe[i], r * 0.60f, r * 0.52f);
	trace_fill(c, ink_vertical(rgb_scale(leaf, 1.30f), rgb_scale(leaf, 0.80f), t->at.y - r * 1.1f, t->at.y));
}

static void bush_shade(struct easel *c, const struct item *t)
{
	trace_ellipse(c, vec(t->at.x + t->size * 0.35f, t->at.y), t->size * 1.1f, t->size * 0.5f);
	trace_shade(c, 0.8f);
}

/* ---- where they grow ---- */

/* Is there room for something of this radius and height on a field? */
static bool grows(const struct scene *s, struct vec at, float r, float high, float margin)
{
	if (paint_code_kind(raster_code(&s->raster, at)) != PAINT_FIELD ||
	    raster_clearance(&s->raster, at) < r + margin)
		return false;
	/* the herd and the inn are to be seen */
	if (s->plan.type->flags & (TILE_PIGS | TILE_INN) &&
	    vec_distance(vec(at.x, at.y - high * 0.5f), s->plan.pigs_at) < 0.17f + r)
		return false;
	/* and the church's spire against the meadow, not against leaves */
	if (s->plan.building) {
		float r0 = s->plan.building_radius, dy = at.y - high * 0.5f - s->plan.building_at.y;

		if (fabsf(at.x - s->plan.building_at.x) < r0 + r && dy < 0.0f && dy > -1.75f * r0)
			return false;
	}
	/* a seam cuts what stands on it */
	const uint8_t *edges = s->plan.type->edges;

	if ((edges[EDGE_W] == TERRAIN_SEAM && at.x < 0.09f) || (edges[EDGE_E] == TERRAIN_SEAM && at.x > 0.91f) ||
	    (edges[EDGE_N] == TERRAIN_SEAM && at.y < high + 0.04f) || (edges[EDGE_S] == TERRAIN_SEAM && at.y > 0.95f))
		return false;
	for (float h = high * 0.5f; h <= high * 1.01f; h += high * 0.25f) {
		struct vec top = vec(at.x, at.y - h);

		if (top.y < 0.0f)
			break;
		if (paint_code_kind(raster_code(&s->raster, top)) != PAINT_FIELD ||
		    raster_clearance(&s->raster, top) < r + margin * 0.3f)
			return false;
	}
	for (int i = 0; i < s->item_count; i++) {
		const struct item *o = &s->items[i];

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

static void add_woods(struct scene *s, const struct parcels *land)
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
			const struct parcel *here, *next;
			float border = parcels_find(land, at, &here, &next);

			if (!wood && (int)(look >> 16 & 63) > (density > -260 ? 3 : 1))
				continue;
			if (here->crop > CROP_PASTURE && (border > 0.03f || !wood))
				continue;
			bool conifer =
			    noise_at(wx * 0.8f + 9.0f, wy * 0.8f, job->seed + 33) + (float)(look >> 27 & 7) * 0.05f >
			    0.30f;
			float r = 0.024f + (float)(look >> 24 & 15) * 0.0012f;

			if (!grows(s, at, r * 0.8f, conifer ? r * 2.6f : r * 2.1f, 0.014f))
				continue;
			struct item *t = scene_add(s, conifer ? spruce_draw : tree_draw, tree_shade, at);

			if (t) {
				t->size = r;
				t->look = look * 0x9e3779b1u;
			}
		}
	}
}

/* Bushes in rows along the borders of some parcels. */
static void add_hedges(struct scene *s, const struct parcels *land)
{
	for (int j = 0; j < HEDGE_LATTICE; j++) {
		for (int i = 0; i < HEDGE_LATTICE; i++) {
			uint32_t look;
			struct vec at = lattice_point(s->job, HEDGE_LATTICE, i, j, 0x4ed6e, &look);
			const struct parcel *here, *next;
			float border = parcels_find(land, at, &here, &next);

			if (border > 0.020f || ((here->look ^ next->look) >> 9 & 3) > 1 || (look >> 20 & 3) < 2)
				continue;
			float dx = next->at.x - here->at.x, dy = next->at.y - here->at.y, d = sqrtf(dx * dx + dy * dy);

			at = vec(at.x + dx / d * border, at.y + dy / d * border);
			if (at.x < 0.01f || at.x > 0.99f || at.y < 0.01f || at.y > 0.99f ||
			    !grows(s, at, 0.014f, 0.022f, 0.012f))
				continue;
			struct item *b = scene_add(s, bush_draw, bush_shade, at);

			if (b) {
				b->size = 0.0135f + (float)(look >> 24 & 7) * 0.0010f;
				b->look = look * 0x9e3779b1u;
			}
		}
	}
}

void trees_add(struct scene *s)
{
	struct parcels land;

	parcels_init(&land, s->job);
	add_woods(s, &land);
	add_hedges(s, &land);
}
