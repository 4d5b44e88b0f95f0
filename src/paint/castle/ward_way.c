/* ward_way.c - paths, squares, wells and the doors that paths end at. */
#include <math.h>

#include "paint/castle/ward.h"

static struct ward_way *add_way(struct ward *w, int part, int edge)
{
	struct ward_way *way = &w->ways[w->way_count++];

	way->part = part;
	line_leave(&way->line, edge, 0.20f);
	return way;
}

static void end_way(struct ward_way *way, int edge)
{
	line_add(&way->line, port(edge, 0.20f));
	line_reach(&way->line, edge, 0.20f);
}

static void add_through(struct ward *w, int part, int from, int to)
{
	struct ward_way *way = add_way(w, part, from);

	if (((to - from) & 3) == 2)
		line_add(&way->line, vec(0.5f, 0.5f));
	else
		line_curve(&way->line, port(from, 0.36f), port(to, 0.36f), port(to, 0.20f), 14);
	end_way(way, to);
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
		float length = sqrtf(e.x * e.x + e.y * e.y);

		if (u > 0.0f && v >= 0.0f && v <= 1.0f && (!found || u < *t)) {
			*t = u;
			*out = vec(e.y / length, -e.x / length);
			found = true;
		}
	}
	return found;
}

/* Straight on to the building opposite; or round to the only one beside the way. */
static void add_ending(struct ward *w, int part, int edge)
{
	struct ward_way *way = add_way(w, part, edge);
	struct vec from = port(edge, 0.20f), to = port(edge, 1.0f), out;
	int block = 0;
	float best = 9.0f, t;

	for (int i = 0; i < w->block_count; i++)
		if (meets(&w->blocks[i], from, to, &t, &out) && t < best) {
			best = t;
			block = i;
		}
	struct ward_door *door = &w->doors[w->door_count++];

	if (best < 1.0f) {
		meets(&w->blocks[block], from, to, &t, &door->out);
		door->at = vec_mix(from, to, t);
		line_add(&way->line, vec_mix(from, to, t * 0.5f));
		line_add(&way->line, vec_mix(from, to, t + 0.04f));
	} else {
		int side = (w->blocks[0].edges >> ((edge + 1) & 3) & 1 ? edge + 1 : edge + 3) & 3;

		block = 0;
		door->at = port(side, BLOCK_DEEP);
		struct vec in = port(side, BLOCK_DEEP + 0.2f);

		door->out = vec((in.x - door->at.x) / 0.2f, (in.y - door->at.y) / 0.2f);
		line_curve(&way->line, port(edge, 0.42f), port(side, 0.46f), door->at, 14);
		line_add(&way->line, port(side, BLOCK_DEEP - 0.03f));
	}
	door->block = block;
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
		struct ward_way *way = add_way(w, part, e);

		line_curve(&way->line, port(e, 0.3f), vec_mix(port(e, 0.3f), w->square_at, 0.6f), w->square_at, 6);
	}
}

void ward_add_ways(struct ward *w)
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
