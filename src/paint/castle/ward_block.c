/* ward_block.c - the outlines of houses and towers. */

#include "paint/castle/ward.h"

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

void ward_add_blocks(struct ward *w)
{
	for (int i = 0; i < w->type->part_count && w->block_count < WARD_BLOCKS; i++)
		if (w->type->parts[i].kind == FEATURE_HOUSE || w->type->parts[i].kind == FEATURE_TOWER)
			add_block(w, i);
}
