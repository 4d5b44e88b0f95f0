/* mass.c - how high houses and towers stand. */
#include "paint/castle/mass.h"

#include <math.h>

static void add_block(struct mass_block *m, const struct ward_block *b)
{
	const struct line *o = &b->outline;

	m->block = b;
	m->low = m->high = o->at[0];
	for (int i = 0; i < o->count; i++) {
		m->low = vec(fminf(m->low.x, o->at[i].x), fminf(m->low.y, o->at[i].y));
		m->high = vec(fmaxf(m->high.x, o->at[i].x), fmaxf(m->high.y, o->at[i].y));
	}
	for (int i = 0; i < o->count && m->wall_count < MASS_WALLS; i++) {
		struct vec p = o->at[i], q = o->at[(i + 1) % o->count];

		if (ward_border(p, q) >= 0 || vec_distance(p, q) < 1e-4f)
			continue;
		m->walls[m->wall_count++] = (struct mass_wall){p, q, vec_right(vec_unit(q, p))};
	}
	for (int e = 0; e < EDGE_COUNT; e++)
		if ((b->edges >> e & 1) || (b->edges >> ((e + 1) & 3) & 1))
			m->corners[m->corner_count++] = vec_turned(vec(1.0f, 0.0f), e);
}

void mass_build(struct mass *mass, const struct ward *ward)
{
	mass->count = ward->block_count;
	for (int i = 0; i < ward->block_count; i++) {
		mass->blocks[i] = (struct mass_block){0};
		add_block(&mass->blocks[i], &ward->blocks[i]);
	}
}

static bool inside(const struct mass_block *m, struct vec p)
{
	return p.x >= m->low.x && p.x <= m->high.x && p.y >= m->low.y && p.y <= m->high.y &&
	       shape_holds(m->block->outline.at, m->block->outline.count, p);
}

/* A plane of the roof at a point: how deep it counts there, and where it falls to. */
struct plane {
	float deep;
	struct vec down;
};

static struct plane wall_plane(const struct mass_wall *w, struct vec p)
{
	struct vec off = vec_aside(w->a, w->b, p);
	float d = sqrtf(off.x * off.x + off.y * off.y);

	return (struct plane){d, d < 1e-4f ? w->out : vec(-off.x / d, -off.y / d)};
}

static int planes_at(const struct mass_block *m, struct vec p, struct plane *list)
{
	const float half = 0.70710678f;
	int count = 0;

	/* a shallow building is steep, so that it is as high along the border as any */
	for (int i = 0; i < m->wall_count; i++) {
		list[count] = wall_plane(&m->walls[i], p);
		list[count++].deep *= BLOCK_DEEP / m->block->deep;
	}
	if (m->block->tower)
		return count;
	for (int i = 0; i < m->corner_count; i++) {
		struct vec c = m->corners[i];
		float sx = c.x > 0.5f ? 1.0f : -1.0f, sy = c.y > 0.5f ? 1.0f : -1.0f;

		list[count++] = (struct plane){(fabsf(p.x - c.x) + fabsf(p.y - c.y)) * half, vec(sx * half, sy * half)};
	}
	for (int e = 0; e < EDGE_COUNT; e++) {
		float in = e == EDGE_N ? p.y : e == EDGE_E ? 1.0f - p.x : e == EDGE_S ? 1.0f - p.y : p.x;

		if (m->block->edges >> e & 1)
			list[count++] = (struct plane){ROOF_BORDER + ROOF_RISE * in, edge_out(e)};
	}
	return count;
}

struct mass_point mass_at(const struct mass *mass, struct vec p)
{
	struct mass_point here = {.gap = 9.0f};

	for (int i = 0; i < mass->count && !here.block; i++)
		if (inside(&mass->blocks[i], p))
			here.block = &mass->blocks[i];
	if (!here.block)
		return here;
	struct plane list[MASS_PLANES];
	int count = planes_at(here.block, p, list), best = 0;

	for (int i = 1; i < count; i++)
		if (list[i].deep < list[best].deep)
			best = i;
	here.deep = count ? list[best].deep : 9.0f;
	here.down = count ? list[best].down : vec(0, 1);
	if (here.block->block->tower) {
		here.high = TOWER_HIGH;
		return here;
	}
	here.high = EAVES_HIGH + ROOF_PITCH * here.deep;
	for (int i = 0; i < count; i++) {
		if (list[i].down.x * here.down.x + list[i].down.y * here.down.y <
		    0.6f) /* a bend of the eaves has no ridge */
			here.gap = fminf(here.gap, list[i].deep - here.deep);
	}
	return here;
}
