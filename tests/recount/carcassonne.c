/*
 * carcassonne.c - the slow check of the fast code: recomputes the position from the
 * tiles and figures alone, by flood fill over what is printed on the tiles, and
 * compares.  It shares nothing with the incremental state but the struct it
 * reads: no layouts, no union-find, no hashing of cells, no helper of theirs.
 */
#include "checker.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool check_fault(const struct checker *c, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	vsnprintf(c->text, c->size, format, args);
	va_end(args);
	return false;
}

/* ---- the table as printed ---- */

const struct tile_type *check_type(const struct checker *c, int tile)
{
	return &c->game->tiles->types[c->game->laid[tile].type];
}

int check_tile(const struct checker *c, int x, int y)
{
	int tile = c->near[x & (CHECK_SIDE - 1)][y & (CHECK_SIDE - 1)];

	while (tile != NONE && (c->x[tile] != x || c->y[tile] != y))
		tile = c->next[tile];
	return tile;
}

static int tile_beyond(const struct checker *c, int tile, int edge)
{
	static const int dx[] = {0, 1, 0, -1}, dy[] = {-1, 0, 1, 0};

	return check_tile(c, c->x[tile] + dx[edge], c->y[tile] + dy[edge]);
}

int check_shown(const struct checker *c, int tile, int edge)
{
	for (int printed = 0; printed < 4; printed++) {
		if ((printed + c->game->laid[tile].rotation) % 4 == edge)
			return check_type(c, tile)->edges[printed];
	}
	return NONE;
}

/* Bits of a mask of `n` places moved by `by` places. */
static unsigned moved(unsigned mask, int n, int by)
{
	unsigned result = 0;

	for (int i = 0; i < n; i++) {
		if (mask >> i & 1)
			result |= 1U << (i + by) % n;
	}
	return result;
}

static void segment_add(struct checker *c, int tile, int kind, int index, unsigned edges, unsigned halves, int pennants)
{
	int r = c->game->laid[tile].rotation;

	c->segments[c->segment_count++] = (struct segment){.tile = tile,
	                                                   .kind = kind,
	                                                   .index = index,
	                                                   .edges = moved(edges, 4, r),
	                                                   .halves = moved(halves, 8, 2 * r),
	                                                   .pennants = pennants,
	                                                   .feature = NONE};
}

static void read_tile(struct checker *c, int tile)
{
	const struct tile_type *type = check_type(c, tile);

	c->first[tile] = c->segment_count;
	for (int i = 0; i < type->city_count; i++) {
		segment_add(c, tile, FEATURE_CITY, i, type->cities[i].edges, 0, type->cities[i].pennants);
		c->segments[c->segment_count - 1].signs = type->cities[i].signs;
	}
	for (int i = 0; i < type->road_count; i++) {
		segment_add(c, tile, FEATURE_ROAD, i, type->roads[i].edges, 0, 0);
		c->segments[c->segment_count - 1].signs = type->roads[i].signs;
	}
	for (int i = 0; i < type->field_count; i++)
		segment_add(c, tile, FEATURE_FIELD, i, 0, type->fields[i].half_edges, 0);
	if (type->flags & TILE_MONASTERY)
		segment_add(c, tile, FEATURE_MONASTERY, 0, 0, 0, 0);
	if (type->flags & TILE_SHRINE)
		segment_add(c, tile, FEATURE_SHRINE, 0, 0, 0, 0);
	if (type->flags & TILE_GARDEN)
		segment_add(c, tile, FEATURE_GARDEN, 0, 0, 0, 0);
	c->first[tile + 1] = c->segment_count;
}

/* Puts a tile where check_tile() finds it. */
static void note_cell(struct checker *c, int tile)
{
	int *near = &c->near[c->x[tile] & (CHECK_SIDE - 1)][c->y[tile] & (CHECK_SIDE - 1)];

	c->next[tile] = *near;
	*near = tile;
}

static bool read_table(struct checker *c)
{
	memset(c->near, NONE, sizeof c->near);
	for (int tile = 0; tile < c->game->laid_count; tile++) {
		c->x[tile] = (c->game->laid[tile].key & 0xffff) - 0x8000;
		c->y[tile] = c->game->laid[tile].key >> 16;
		read_tile(c, tile);
		if (c->game->laid[tile].first != c->first[tile])
			return check_fault(c, "the segments of tile %d begin at node %d, not %d", tile,
			                   c->game->laid[tile].first, c->first[tile]);
		if (check_tile(c, c->x[tile], c->y[tile]) != NONE)
			return check_fault(c, "tiles %d and %d lie in one cell", check_tile(c, c->x[tile], c->y[tile]),
			                   tile);
		note_cell(c, tile);
	}
	for (int tile = 0; tile < c->game->laid_count; tile++) {
		for (int edge = 0; edge < 4; edge++) {
			int other = tile_beyond(c, tile, edge);

			if (other != NONE && check_shown(c, tile, edge) != check_shown(c, other, (edge + 2) % 4) &&
			    check_shown(c, tile, edge) != TERRAIN_ANY &&
			    check_shown(c, other, (edge + 2) % 4) != TERRAIN_ANY)
				return check_fault(c, "tile %d at %d,%d clashes at edge %d", tile, c->x[tile],
				                   c->y[tile], edge);
		}
	}
	return true;
}

/* ---- features by flood fill ---- */

/* Do two segments of neighbouring tiles touch across this edge of the first? */
static bool touch(const struct segment *a, const struct segment *b, int edge)
{
	static const int mate[8] = {5, 4, 7, 6, 1, 0, 3, 2};

	if (a->kind != b->kind)
		return false;
	if (a->edges >> edge & 1 && b->edges >> (edge + 2) % 4 & 1)
		return true;
	for (int half = 2 * edge; half < 2 * edge + 2; half++) {
		if (a->halves >> half & 1 && b->halves >> mate[half] & 1)
			return true;
	}
	return false;
}

static void flood(struct checker *c, int start, int feature)
{
	int waiting[SEGMENTS], count = 0;

	waiting[count++] = start;
	c->segments[start].feature = feature;
	while (count) {
		struct segment *segment = &c->segments[waiting[--count]];

		for (int edge = 0; edge < 4; edge++) {
			int other = tile_beyond(c, segment->tile, edge);

			for (int s = other == NONE ? 0 : c->first[other]; other != NONE && s < c->first[other + 1];
			     s++) {
				if (c->segments[s].feature != NONE || !touch(segment, &c->segments[s], edge))
					continue;
				c->segments[s].feature = feature;
				waiting[count++] = s;
			}
		}
	}
}

int check_round(const struct checker *c, int tile)
{
	int count = 0;

	for (int y = -1; y <= 1; y++) {
		for (int x = -1; x <= 1; x++)
			count += (x || y) && check_tile(c, c->x[tile] + x, c->y[tile] + y) != NONE;
	}
	return count;
}

/* Row, column and first edge, as RULES sorts them. */
static long segment_address(const struct checker *c, const struct segment *segment)
{
	int at = 0;

	if (segment->edges | segment->halves) {
		while (!((segment->edges | segment->halves) >> at & 1))
			at++;
	} else if (segment->kind == FEATURE_FIELD) {
		at = 8;
		for (int s = c->first[segment->tile]; &c->segments[s] != segment; s++)
			at += c->segments[s].kind == FEATURE_FIELD && !c->segments[s].halves;
	}
	return (c->y[segment->tile] * 65536L + c->x[segment->tile] + 32768) * 16 + at;
}

static void recount_segment(const struct checker *c, const struct segment *segment, struct recount *feature, bool first)
{
	long address = segment_address(c, segment);
	bool counted = false;

	for (int s = c->first[segment->tile]; &c->segments[s] != segment; s++)
		counted |= c->segments[s].feature == segment->feature;
	feature->tiles += !counted;
	feature->pennants += segment->pennants;
	for (int sign = 0; sign < SIGN_KINDS; sign++)
		feature->signs[sign] += segment->signs >> sign & 1;
	for (int edge = 0; edge < 4; edge++)
		feature->open += segment->edges >> edge & 1 && tile_beyond(c, segment->tile, edge) == NONE;
	if (feature_among(FEATURES_BUILT, segment->kind))
		feature->open = 8 - check_round(c, segment->tile);
	if (first || address < feature->address)
		feature->address = address;
}

static void recount_figure(const struct checker *c, const struct table_figure *standing, struct recount *feature)
{
	bool heavy = c->game->heavy >> standing->figure & 1;

	feature->heavy += heavy;
	feature->figures[standing->seat] += heavy ? 0 : c->game->tiles->pieces[standing->figure]->weight;
	feature->there[standing->seat] |= heavy || c->game->tiles->pieces[standing->figure]->weight;
	feature->company[standing->seat] |=
	    standing->figure != FIGURE_BARN && (heavy || c->game->tiles->pieces[standing->figure]->weight);
}

static void recount_all(struct checker *c)
{
	for (int s = 0; s < c->segment_count; s++) {
		if (c->segments[s].feature == NONE)
			flood(c, s, c->feature_count++);
	}
	for (int s = 0; s < c->segment_count; s++) {
		struct recount *feature = &c->features[c->segments[s].feature];

		recount_segment(c, &c->segments[s], feature, feature->tiles == 0);
		feature->root = NONE;
	}
	for (int i = 0; i < c->game->figure_count; i++) {
		const struct table_figure *standing = &c->game->figures[i];

		if (standing->node < c->segment_count && standing->seat < PLAYERS_MAX)
			recount_figure(c, standing, &c->features[c->segments[standing->node].feature]);
	}
}

/* ---- comparing ---- */

/* The ring of a feature's segments holds all of them, and all name the same root. */
static bool compare_ring(const struct checker *c, int feature)
{
	const struct node *nodes = c->game->nodes;
	int root = c->features[feature].root, node = root, count = 0;

	do {
		if (node >= c->segment_count || c->segments[node].feature != feature || nodes[node].root != root ||
		    count++ == c->segment_count)
			return check_fault(c, "the ring of segments of the %s with root %d is broken",
			                   feature_name(nodes[root].kind), root);
		node = nodes[node].next;
	} while (node != root);
	if (count != nodes[root].segments)
		return check_fault(c, "the %s with root %d has %d segments, not %d", feature_name(nodes[root].kind),
		                   root, count, nodes[root].segments);
	return true;
}

static bool compare_totals(const struct checker *c, const struct segment *segment, const struct recount *feature)
{
	const struct node *root = &c->game->nodes[feature->root];
	const char *kind = feature_name(segment->kind);
	int x = c->x[segment->tile], y = c->y[segment->tile];

	if (root->kind != segment->kind)
		return check_fault(c, "the %s at %d,%d is taken for another kind", kind, x, y);
	if (segment->kind != FEATURE_FIELD && root->open != feature->open)
		return check_fault(c, "the %s at %d,%d has %d open edges or cells, not %d", kind, x, y, feature->open,
		                   root->open);
	if (feature_among(FEATURES_BY_EDGE, segment->kind) && root->tiles != feature->tiles)
		return check_fault(c, "the %s at %d,%d has %d tiles, not %d", kind, x, y, feature->tiles, root->tiles);
	if (root->marks != feature->pennants)
		return check_fault(c, "the %s at %d,%d has %d pennants, not %d", kind, x, y, feature->pennants,
		                   root->marks);
	if (root->extra != ((uint64_t)(feature->signs[SIGN_INN] + feature->signs[SIGN_CATHEDRAL]) |
	                    (uint64_t)feature->signs[SIGN_WINE] << 16 | (uint64_t)feature->signs[SIGN_GRAIN] << 32 |
	                    (uint64_t)feature->signs[SIGN_CLOTH] << 48))
		return check_fault(c, "the inns, cathedrals or goods of the %s at %d,%d are not %llx", kind, x, y,
		                   (unsigned long long)root->extra);
	if (root->address != feature->address)
		return check_fault(c, "the %s at %d,%d has another address", kind, x, y);
	for (int seat = 0; seat < PLAYERS_MAX; seat++) {
		int figures = (int)(root->figures >> (4 * seat) & 15);

		if (figures != feature->figures[seat])
			return check_fault(c, "the %s at %d,%d has %d figures of seat %d, not %d", kind, x, y,
			                   feature->figures[seat], seat, figures);
	}
	if ((int)(root->figures >> 24) != feature->heavy)
		return check_fault(c, "the %s at %d,%d has %d heavy figures, not %d", kind, x, y, feature->heavy,
		                   (int)(root->figures >> 24));
	return true;
}

static bool compare_features(struct checker *c)
{
	bool met[SEGMENTS] = {false}; /* roots that stand for a feature already */

	if (c->game->node_count != c->segment_count)
		return check_fault(c, "%d nodes for %d segments", c->game->node_count, c->segment_count);
	for (int s = 0; s < c->segment_count; s++) {
		const struct segment *segment = &c->segments[s];
		struct recount *feature = &c->features[segment->feature];
		int root = c->game->nodes[s].root;

		if (c->game->nodes[s].tile != segment->tile)
			return check_fault(c, "node %d lies on tile %d, not %d", s, segment->tile,
			                   c->game->nodes[s].tile);
		if (feature->root == NONE) {
			if (met[root])
				return check_fault(c, "the %s at %d,%d is joined to what it does not touch",
				                   feature_name(segment->kind), c->x[segment->tile],
				                   c->y[segment->tile]);
			met[root] = true;
			feature->root = root;
			if (!compare_totals(c, segment, feature) || !compare_ring(c, segment->feature))
				return false;
		} else if (feature->root != root) {
			return check_fault(c, "the %s at %d,%d is not joined to what it touches",
			                   feature_name(segment->kind), c->x[segment->tile], c->y[segment->tile]);
		}
	}
	return true;
}

/* Nobody stands on a completed feature once it is scored. */
static bool compare_completed(const struct checker *c)
{
	int completed[2] = {0, 0};

	for (int f = 0; f < c->feature_count; f++) {
		const struct node *root = &c->game->nodes[c->features[f].root];
		bool occupied = false;

		if (root->kind == FEATURE_FIELD || c->features[f].open)
			continue;
		if (feature_among(FEATURES_BY_EDGE, root->kind))
			completed[root->kind]++;
		for (int seat = 0; seat < PLAYERS_MAX; seat++)
			occupied |= c->features[f].there[seat];
		if (occupied && (c->game->owed == DECISION_TILE || c->game->owed == DECISION_DRAW ||
		                 ask_info(c->game->owed)->sends || c->game->over))
			return check_fault(c, "somebody still stands on a completed %s", feature_name(root->kind));
	}
	if (c->game->closed && (c->game->owed == DECISION_TILE || c->game->owed == DECISION_DRAW))
		return check_fault(c, "what the last tile completed was not listed");
	if (c->game->closed)
		return true; /* what this tile completed is counted later */
	if (completed[0] != own(c->game)->completed[0] || completed[1] != own(c->game)->completed[1])
		return check_fault(c, "%d cities and %d roads are complete, not %d and %d", completed[0], completed[1],
		                   own(c->game)->completed[0], own(c->game)->completed[1]);
	return true;
}

bool check_carcassonne(const struct game *game, char *text, size_t size)
{
	struct checker c;

	c.game = game;
	c.text = text;
	c.size = size;
	c.segment_count = c.feature_count = 0;
	memset(c.features, 0, sizeof c.features);
	if (!read_table(&c))
		return false;
	recount_all(&c);
	return compare_features(&c) && compare_completed(&c) && check_state(&c);
}
