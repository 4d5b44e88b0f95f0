/* ward.c - puts the geometry of a castle tile together. */
#include <math.h>
#include <string.h>

#include "paint/castle/ward.h"

/* ---- the outlines of houses and towers ---- */

/* How far the outline of a lone building runs along the diagonal before it turns. */
#define BLOCK_CORNER 0.035f
#define BLOCK_CORNER_PATH 0.13f /* beside a path: a merchant finds room there */

static bool builds(const struct tile_type *t, int edge)
{
	uint8_t terrain = t->edges[edge & 3];

	return terrain == TERRAIN_HOUSE || terrain == TERRAIN_TOWER;
}

/* How far the outline runs along the diagonal beside this edge. */
static float corner_of(const struct tile_type *t, int edge, bool tower)
{
	/* beside another building both run down the diagonal */
	if (tower || builds(t, edge))
		return BLOCK_DEEP;
	return t->edges[edge & 3] == TERRAIN_PATH ? BLOCK_CORNER_PATH : BLOCK_CORNER;
}

/* Does a path of this tile end at a building? */
static bool path_ends(const struct tile_type *t)
{
	for (int i = 0; i < t->part_count; i++) {
		const struct tile_part *p = &t->parts[i];

		if (p->kind == FEATURE_PATH && !(p->edges & (p->edges - 1)) && !(t->flags & TILE_SQUARE))
			return true;
	}
	return false;
}

/* Points of a tile whose edge 0 lies to the north, turned so that it is this edge. */
static void add(struct line *line, int edge, float x, float y) { line_add(line, vec_turned(vec(x, y), edge)); }

/* The inner side of a building on one edge, from the edge's second corner to its first. */
static void add_front(struct line *line, const struct tile_type *t, int edge, bool tower)
{
	float right = corner_of(t, edge + 1, tower), left = corner_of(t, edge + 3, tower);

	add(line, edge, 1.0f - right, right);
	if (right < BLOCK_DEEP)
		add(line, edge, 1.0f - right, BLOCK_DEEP);
	if (tower) {
		/* a bastion juts out */
		add(line, edge, 0.62f, BLOCK_DEEP + 0.035f);
		add(line, edge, 0.38f, BLOCK_DEEP + 0.035f);
	}
	if (left < BLOCK_DEEP)
		add(line, edge, left, BLOCK_DEEP);
	add(line, edge, left, left);
}

static void add_cap(struct ward_block *b, const struct tile_type *t, int edge)
{
	add(&b->outline, edge, 0.0f, 0.0f);
	add(&b->outline, edge, 1.0f, 0.0f);
	add_front(&b->outline, t, edge, b->tower);
}

/* On two edges that meet: this one and the next. */
static void add_corner(struct ward_block *b, const struct tile_type *t, int edge)
{
	struct line *o = &b->outline;

	add(o, edge, 0.0f, 0.0f);
	add(o, edge, 1.0f, 0.0f);
	add(o, edge, 1.0f, 1.0f);
	/* a path that ends here wants room beside it, and two corners share the diagonal */
	if (path_ends(t) || (builds(t, edge + 2) && builds(t, edge + 3)))
		return;
	float low = corner_of(t, edge + 2, b->tower), left = corner_of(t, edge + 3, b->tower);

	add(o, edge, 1.0f - low, 1.0f - low);
	if (low < BLOCK_DEEP)
		add(o, edge, 1.0f - BLOCK_DEEP, 1.0f - low);
	add(o, edge, 1.0f - BLOCK_DEEP, BLOCK_DEEP + 0.13f);
	add(o, edge, 1.0f - BLOCK_DEEP - 0.13f, BLOCK_DEEP);
	if (left < BLOCK_DEEP)
		add(o, edge, left, BLOCK_DEEP);
	add(o, edge, left, left);
}

/* The whole square but for what lies on the edges that are not its own. */
static void add_belly(struct ward_block *b, const struct tile_type *t)
{
	for (int e = 0; e < EDGE_COUNT; e++) {
		add(&b->outline, e, 0.0f, 0.0f);
		if (b->edges >> e & 1)
			continue;
		add(&b->outline, e, BLOCK_DEEP, BLOCK_DEEP);
		if (t->edges[e] == TERRAIN_TOWER) {
			add(&b->outline, e, 0.38f, BLOCK_DEEP + 0.035f);
			add(&b->outline, e, 0.62f, BLOCK_DEEP + 0.035f);
		}
		add(&b->outline, e, 1.0f - BLOCK_DEEP, BLOCK_DEEP);
	}
}

static void add_block(struct ward *w, int part)
{
	const struct tile_type *t = w->type;
	struct ward_block *b = &w->blocks[w->block_count++];
	unsigned edges = t->parts[part].edges;
	int count = 0, first = 0;

	b->part = part;
	b->tower = t->parts[part].kind == FEATURE_TOWER;
	b->edges = edges;
	b->deep = BLOCK_DEEP;
	for (int e = EDGE_COUNT - 1; e >= 0; e--) {
		count += edges >> e & 1;
		if ((edges >> e & 1) && !(edges >> ((e + 3) & 3) & 1))
			first = e;
	}
	if (count == 1)
		add_cap(b, t, first);
	else if (count == 2 && edges != 5 && edges != 10)
		add_corner(b, t, first);
	else
		add_belly(b, t);
}

static void add_blocks(struct ward *w)
{
	for (int i = 0; i < w->type->part_count && w->block_count < WARD_BLOCKS; i++)
		if (w->type->parts[i].kind == FEATURE_HOUSE || w->type->parts[i].kind == FEATURE_TOWER)
			add_block(w, i);
}

/* ---- paths, squares, wells and the doors that paths end at ---- */

static struct line *add_way(struct ward *w, int part)
{
	w->ways[w->way_count].part = part;
	return &w->ways[w->way_count++].line;
}

static void add_through(struct ward *w, int part, int from, int to)
{
	struct line *line = add_way(w, part);

	if (((to - from) & 3) != 2) {
		line_bend(line, from, to, 0.20f, 0.16f);
		return;
	}
	line_leave(line, from, 0.20f);
	line_add(line, vec(0.5f, 0.5f));
	line_add(line, port(to, 0.20f));
	line_reach(line, to, 0.20f);
}

/* The way is crossed by the outline of a block first here; false: never. */
static bool meets(const struct ward_block *b, struct vec from, struct vec to, float *t, struct vec *out)
{
	const struct line *o = &b->outline;
	struct vec d = vec_minus(to, from);
	bool found = false;

	for (int i = 0; i < o->count; i++) {
		struct vec p = o->at[i], q = o->at[(i + 1) % o->count], e = vec_minus(q, p);
		float cross = d.x * e.y - d.y * e.x;

		if (fabsf(cross) < 1e-6f || ward_border(p, q) >= 0)
			continue;
		float u = ((p.x - from.x) * e.y - (p.y - from.y) * e.x) / cross;
		float v = ((p.x - from.x) * d.y - (p.y - from.y) * d.x) / cross;

		if (u > 0.0f && v >= 0.0f && v <= 1.0f && (!found || u < *t)) {
			*t = u;
			*out = vec_right(vec_unit(q, p));
			found = true;
		}
	}
	return found;
}

/* Straight on to the building opposite; or round to the only one beside the way. */
static void add_ending(struct ward *w, int part, int edge)
{
	struct line *line = add_way(w, part);
	struct vec from = port(edge, 0.20f), to = port(edge, 1.0f), out;
	int block = 0;
	float best = 9.0f, t;

	for (int i = 0; i < w->block_count; i++)
		if (meets(&w->blocks[i], from, to, &t, &out) && t < best) {
			best = t;
			block = i;
		}
	struct ward_door *door = &w->doors[w->door_count++];

	line_leave(line, edge, 0.20f);
	if (best < 1.0f) {
		meets(&w->blocks[block], from, to, &t, &door->out);
		door->at = vec_mix(from, to, t);
		line_add(line, vec_mix(from, to, t * 0.5f));
		line_add(line, vec_mix(from, to, t + 0.04f));
	} else {
		int side = (w->blocks[0].edges >> ((edge + 1) & 3) & 1 ? edge + 1 : edge + 3) & 3;

		door->at = port(side, BLOCK_DEEP);
		door->out = direction_turned(vec(0, 1), side);
		line_curve(line, port(edge, 0.42f), port(side, 0.46f), door->at, 14);
		line_add(line, port(side, BLOCK_DEEP - 0.03f));
	}
}

/* A square or a junction keeps clear of the building on the edge that has no path. */
static struct vec crossing_of(const struct tile_type *t)
{
	for (int e = 0; e < EDGE_COUNT; e++)
		if (t->edges[e] == TERRAIN_HOUSE || t->edges[e] == TERRAIN_TOWER)
			return port(e, 0.545f);
	return vec(0.5f, 0.5f);
}

static void add_arms(struct ward *w, int part, unsigned edges)
{
	for (int e = 0; e < EDGE_COUNT; e++) {
		if (!(edges >> e & 1))
			continue;
		struct line *line = add_way(w, part);

		line_leave(line, e, 0.20f);
		line_curve(line, port(e, 0.3f), vec_mix(port(e, 0.3f), w->square_at, 0.6f), w->square_at, 6);
	}
}

static void add_ways(struct ward *w)
{
	const struct tile_type *t = w->type;

	w->square = t->flags & TILE_SQUARE;
	w->square_at = crossing_of(t);
	for (int i = 0; i < t->part_count; i++) {
		unsigned edges = t->parts[i].edges;
		int list[EDGE_COUNT], count = 0;

		if (t->parts[i].kind != FEATURE_PATH)
			continue;
		for (int e = 0; e < EDGE_COUNT; e++)
			if (edges >> e & 1)
				list[count++] = e;
		if (count > 2 || w->square)
			add_arms(w, i, edges);
		else if (count == 2)
			add_through(w, i, list[0], list[1]);
		else if (count == 1)
			add_ending(w, i, list[0]);
		if (t->parts[i].marks) {
			const struct line *line = &w->ways[w->way_count - 1].line;

			w->well_part = i;
			w->well_at = count > 2 ? w->square_at : line_point(line, line_length(line) * 0.5f, NULL);
		}
	}
}

int ward_border(struct vec a, struct vec b)
{
	const float near = 0.001f;

	if (a.y < near && b.y < near)
		return EDGE_N;
	if (a.x > 1.0f - near && b.x > 1.0f - near)
		return EDGE_E;
	if (a.y > 1.0f - near && b.y > 1.0f - near)
		return EDGE_S;
	if (a.x < near && b.x < near)
		return EDGE_W;
	return -1;
}

/* ---- the whole ---- */

static void ward_turn(struct ward *w, int rotation)
{
	for (int i = 0; i < w->block_count; i++) {
		line_turn(&w->blocks[i].outline, rotation);
		w->blocks[i].edges = edges_turned((uint8_t)w->blocks[i].edges, rotation);
	}
	for (int i = 0; i < w->way_count; i++)
		line_turn(&w->ways[i].line, rotation);
	for (int i = 0; i < w->door_count; i++) {
		struct ward_door *d = &w->doors[i];

		d->at = vec_turned(d->at, rotation);
		d->out = direction_turned(d->out, rotation);
	}
	w->square_at = vec_turned(w->square_at, rotation);
	w->well_at = vec_turned(w->well_at, rotation);
}

void ward_build(struct ward *ward, const struct tile_type *type, int rotation)
{
	memset(ward, 0, sizeof *ward);
	ward->type = type;
	ward->rotation = rotation & 3;
	ward->well_part = ward->market_part = -1;
	for (int i = 0; i < type->part_count; i++)
		if (type->parts[i].kind == FEATURE_COURT && type->parts[i].marks)
			ward->market_part = i;
	add_blocks(ward);
	add_ways(ward);
	ward_turn(ward, ward->rotation);
}
