/*
 * castle.c - the slow check: recomputes a castle from tiles and followers alone,
 * by flood fill over what is printed, and compares.  It shares nothing with the
 * incremental state but the structs it reads: no layouts, no rings, no cells
 * found by hashing, no helper of theirs.
 */
#include "recount.h"

#include "engine/castle/state.h"

#include <stdarg.h>
#include <stdio.h>

enum { NONE = -1, PARTS = TILES_MAX * TILE_PARTS_MAX };

/* A segment as printed, in board directions. */
struct part {
	int tile, kind, marks, feature;
	bool edge[4], half[8];
};

struct recount {
	int kind, open, tiles, marks, figures[CASTLE_SEATS], root;
	unsigned starts;
	int y, x, at; /* the address: lowest row, column, first edge or half-edge */
};

struct checker {
	const struct game *game;
	char *text;
	size_t size;
	int x[TILES_MAX], y[TILES_MAX];
	int first[TILES_MAX + 1];
	int feature_count;
	struct part parts[PARTS];
	struct recount features[PARTS];
};

static const int dx[4] = {0, 1, 0, -1}, dy[4] = {-1, 0, 1, 0};

__attribute__((format(printf, 2, 3))) static bool fault(const struct checker *c, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	vsnprintf(c->text, c->size, format, args);
	va_end(args);
	return false;
}

/* ---- the table as printed ---- */

static const struct castle_board *board_of(const struct checker *c) { return c->game->tiles->castle; }

static bool cell_inside(const struct checker *c, int x, int y)
{
	for (int i = 0; i < board_of(c)->cell_count; i++) {
		if (board_of(c)->cells[i].x == x && board_of(c)->cells[i].y == y)
			return true;
	}
	return false;
}

static int tile_in(const struct checker *c, int x, int y)
{
	for (int tile = 0; tile < c->game->laid_count; tile++) {
		if (c->x[tile] == x && c->y[tile] == y)
			return tile;
	}
	return NONE;
}

/* The start space on a side of a cell, or NONE. */
static int start_of(const struct checker *c, int x, int y, int side)
{
	for (int i = 0; i < board_of(c)->start_count; i++) {
		const struct castle_start *start = &board_of(c)->starts[i];

		if (start->cell.x == x && start->cell.y == y && start->side == side)
			return i;
	}
	return NONE;
}

/* Parts as the engine numbers them: what reaches edges first, courts behind. */
static void read_tile(struct checker *c, int tile, int *count)
{
	const struct laid *laid = &c->game->laid[tile];
	const struct tile_type *type = &c->game->tiles->types[laid->type];

	c->x[tile] = (laid->key & 0xffff) - 0x8000;
	c->y[tile] = laid->key >> 16;
	c->first[tile] = *count;
	for (int courts = 0; courts < 2; courts++) {
		for (int i = 0; i < type->part_count; i++) {
			const struct tile_part *printed = &type->parts[i];
			struct part *part = &c->parts[*count];

			if ((printed->kind == FEATURE_COURT) != courts)
				continue;
			*part = (struct part){
			    .tile = tile, .kind = printed->kind, .marks = printed->marks, .feature = NONE};
			for (int e = 0; e < 4; e++)
				part->edge[(e + laid->rotation) % 4] = printed->edges >> e & 1;
			for (int h = 0; h < 8; h++)
				part->half[(h + 2 * laid->rotation) % 8] = printed->half_edges >> h & 1;
			++*count;
		}
	}
	c->first[tile + 1] = *count;
}

static bool path_shown(const struct checker *c, int tile, int side)
{
	for (int p = c->first[tile]; p < c->first[tile + 1]; p++) {
		if (c->parts[p].kind == FEATURE_PATH && c->parts[p].edge[side])
			return true;
	}
	return false;
}

/* R12, R13: inside the wall, one in each cell, paths continued. */
static bool compare_places(const struct checker *c)
{
	for (int tile = 0; tile < c->game->laid_count; tile++) {
		if (!cell_inside(c, c->x[tile], c->y[tile]) || tile_in(c, c->x[tile], c->y[tile]) != tile)
			return fault(c, "tile %d at %d,%d lies outside the wall or on another", tile, c->x[tile],
			             c->y[tile]);
		for (int side = 0; side < 4; side++) {
			int other = tile_in(c, c->x[tile] + dx[side], c->y[tile] + dy[side]);
			int start = start_of(c, c->x[tile], c->y[tile], side);
			bool path = path_shown(c, tile, side);

			if (other != NONE && path != path_shown(c, other, (side + 2) % 4))
				return fault(c, "a path is blocked at side %d of %d,%d", side, c->x[tile], c->y[tile]);
			if (start != NONE && path != (board_of(c)->starts[start].kind == FEATURE_PATH))
				return fault(c, "a start space is blocked at %d,%d", c->x[tile], c->y[tile]);
		}
	}
	return true;
}

/* ---- features by flood fill ---- */

/* Do two parts of neighbouring tiles touch across this side of the first?  Slot 0 of a side meets slot 2. */
static bool touch(const struct part *a, const struct part *b, int side)
{
	int back = (side + 2) % 4;

	if (a->kind != b->kind)
		return false;
	if (a->kind != FEATURE_COURT)
		return a->edge[side] && b->edge[back];
	return (a->half[2 * side] && b->half[2 * back + 1]) || (a->half[2 * side + 1] && b->half[2 * back]);
}

static void flood(struct checker *c, int start, int feature)
{
	int waiting[PARTS], count = 0;

	waiting[count++] = start;
	c->parts[start].feature = feature;
	while (count) {
		struct part *part = &c->parts[waiting[--count]];

		for (int side = 0; side < 4; side++) {
			int other = tile_in(c, c->x[part->tile] + dx[side], c->y[part->tile] + dy[side]);

			for (int p = other == NONE ? 0 : c->first[other]; other != NONE && p < c->first[other + 1];
			     p++) {
				if (c->parts[p].feature != NONE || !touch(part, &c->parts[p], side))
					continue;
				c->parts[p].feature = feature;
				waiting[count++] = p;
			}
		}
	}
}

/* A court belongs to a start space if it fills that side. */
static bool part_at(const struct part *part, int side)
{
	return part->kind == FEATURE_COURT ? part->half[2 * side] && part->half[2 * side + 1] : part->edge[side];
}

static void recount_part(struct checker *c, int p)
{
	const struct part *part = &c->parts[p];
	struct recount *feature = &c->features[part->feature];
	int x = c->x[part->tile], y = c->y[part->tile], at = 0;
	bool counted = false;

	while (part->kind == FEATURE_COURT ? !part->half[at] : !part->edge[at])
		at++;
	for (int q = c->first[part->tile]; q < p; q++)
		counted |= c->parts[q].feature == part->feature;
	if (!feature->tiles || y < feature->y || (y == feature->y && x < feature->x) ||
	    (y == feature->y && x == feature->x && at < feature->at)) {
		feature->y = y;
		feature->x = x;
		feature->at = at;
	}
	feature->kind = part->kind;
	feature->tiles += !counted;
	feature->marks += part->marks;
	for (int side = 0; side < 4; side++) {
		int start = start_of(c, x, y, side);

		if (part->edge[side] && cell_inside(c, x + dx[side], y + dy[side]) &&
		    tile_in(c, x + dx[side], y + dy[side]) == NONE)
			feature->open++;
		if (start == NONE || board_of(c)->starts[start].kind != part->kind || !part_at(part, side))
			continue;
		feature->starts |= 1U << start;
		feature->marks += board_of(c)->starts[start].markets;
	}
}

static void recount_all(struct checker *c)
{
	int parts = c->first[c->game->laid_count];

	for (int p = 0; p < parts; p++) {
		if (c->parts[p].feature == NONE)
			flood(c, p, c->feature_count++);
	}
	for (int p = 0; p < parts; p++)
		recount_part(c, p);
	for (int f = 0; f < c->feature_count; f++)
		c->features[f].root = NONE;
	for (int i = 0; i < c->game->figure_count; i++) {
		const struct table_figure *standing = &c->game->figures[i];

		if (standing->node < parts && standing->seat < CASTLE_SEATS)
			c->features[c->parts[standing->node].feature].figures[standing->seat]++;
	}
}

static bool compare_feature(const struct checker *c, const struct recount *feature)
{
	const struct node *root = &c->game->nodes[feature->root];
	const char *kind = feature_name(feature->kind);
	int x = feature->x, y = feature->y;

	if ((int)root->kind != feature->kind)
		return fault(c, "the %s at %d,%d is taken for another kind", kind, x, y);
	if (feature->kind != FEATURE_COURT && (root->open != feature->open || root->tiles != feature->tiles))
		return fault(c, "the %s at %d,%d has %d open edges and %d tiles, not %d and %d", kind, x, y,
		             feature->open, feature->tiles, root->open, root->tiles);
	if (root->marks != feature->marks || root->extra != feature->starts)
		return fault(c, "the %s at %d,%d has %d marks and the start spaces %x, not %d and %x", kind, x, y,
		             feature->marks, feature->starts, root->marks, (unsigned)root->extra);
	if (root->address != (y * 65536 + x + 32768) * 16 + feature->at)
		return fault(c, "the %s at %d,%d has another address", kind, x, y);
	for (int seat = 0; seat < CASTLE_SEATS; seat++) {
		if ((int)(root->figures >> (4 * seat) & 15) != feature->figures[seat])
			return fault(c, "the %s at %d,%d has %d followers of seat %d", kind, x, y,
			             feature->figures[seat], seat);
	}
	if (feature->kind != FEATURE_COURT && !feature->open && feature->figures[0] + feature->figures[1] &&
	    (c->game->owed == DECISION_TILE || c->game->owed == DECISION_DRAW || c->game->owed == DECISION_EXTRA ||
	     c->game->over))
		return fault(c, "somebody still stands on a completed %s at %d,%d", kind, x, y);
	return true;
}

static bool compare_features(struct checker *c)
{
	const struct game *game = c->game;
	bool met[PARTS] = {false};
	int parts = c->first[game->laid_count];

	if (game->node_count != parts)
		return fault(c, "%d nodes for %d segments", game->node_count, parts);
	for (int p = 0; p < parts; p++) {
		struct recount *feature = &c->features[c->parts[p].feature];
		int root = game->nodes[p].root, next = game->nodes[p].next;

		if (game->nodes[p].tile != c->parts[p].tile || next >= parts || game->nodes[next].root != root)
			return fault(c, "segment %d lies elsewhere, or its ring is broken", p);
		if (feature->root == NONE && met[root])
			return fault(c, "the %s at %d,%d is joined to what it does not touch",
			             feature_name(feature->kind), feature->x, feature->y);
		if (feature->root != NONE && feature->root != root)
			return fault(c, "the %s at %d,%d is not joined to what it touches", feature_name(feature->kind),
			             feature->x, feature->y);
		met[root] = true;
		feature->root = root;
	}
	for (int f = 0; f < c->feature_count; f++) {
		if (!compare_feature(c, &c->features[f]))
			return false;
	}
	return true;
}

/* ---- the frontier ---- */

/* May a tile lie in this cell at all: beside a tile or a start space (R11, R12)? */
static bool cell_reached(const struct checker *c, int x, int y)
{
	for (int side = 0; side < 4; side++) {
		if (tile_in(c, x + dx[side], y + dy[side]) != NONE || start_of(c, x, y, side) != NONE)
			return true;
	}
	return false;
}

/* What the tile in hand shows at a side: a path? */
static bool hand_path(const struct checker *c, int rotation, int side)
{
	const struct tile_type *type = &c->game->tiles->types[c->game->hand];

	return type->edges[(side + 4 - rotation) % 4] == TERRAIN_PATH;
}

static bool hand_fits(const struct checker *c, int x, int y, int rotation)
{
	for (int side = 0; side < 4; side++) {
		int other = tile_in(c, x + dx[side], y + dy[side]), start = start_of(c, x, y, side);
		bool path = hand_path(c, rotation, side);

		if (other != NONE && path != path_shown(c, other, (side + 2) % 4))
			return false;
		if (start != NONE && path != (board_of(c)->starts[start].kind == FEATURE_PATH))
			return false;
	}
	return true;
}

static bool compare_frontier(const struct checker *c)
{
	const struct game *game = c->game;
	int reached = 0;

	for (int i = 0; i < board_of(c)->cell_count; i++) {
		int x = board_of(c)->cells[i].x, y = board_of(c)->cells[i].y;

		reached += tile_in(c, x, y) == NONE && cell_reached(c, x, y);
	}
	if (reached != game->hole_count)
		return fault(c, "%d cells can be reached, not %d", reached, game->hole_count);
	for (int i = 0; i < game->hole_count; i++) {
		int x = game->holes[i].x, y = game->holes[i].y;

		if (!cell_inside(c, x, y) || tile_in(c, x, y) != NONE || !cell_reached(c, x, y))
			return fault(c, "there is a hole at %d,%d", x, y);
		for (int r = 0; game->hand != NO_TILE && r < 4; r++) {
			if ((game->fits[i / 16] >> (4 * (i % 16) + r) & 1) != hand_fits(c, x, y, r))
				return fault(c, "the tile in hand turned %d is wrong about %d,%d", r, x, y);
		}
	}
	return true;
}

/* ---- followers, keeps, wall tiles ---- */

static bool compare_pieces(const struct checker *c)
{
	const struct game *game = c->game;
	const struct castle *castle = own(game);

	for (int seat = 0; seat < CASTLE_SEATS; seat++) {
		int followers = game->supply[FIGURE_MEEPLE][seat];

		for (int i = 0; i < game->figure_count; i++)
			followers += game->figures[i].seat == seat;
		if (followers != FOLLOWERS_EACH)
			return fault(c, "seat %d has %d followers in all", seat, followers);
		if (castle->keep[seat] != NO_KEEP) {
			const struct recount *house = &c->features[c->parts[castle->keep[seat]].feature];

			if (house->kind != FEATURE_HOUSE || house->open)
				return fault(c, "the keep of seat %d stands on no completed house", seat);
		}
		for (int number = 1; number <= WALL_KINDS; number++) {
			if (seat == game->seat && castle->fresh[number] > castle->hands[seat][number] && !game->over)
				return fault(c, "seat %d won more wall tiles %d than it holds", seat, number);
		}
	}
	for (int corner = 0; corner < CASTLE_CORNERS_MAX; corner++) {
		bool bears = corner < board_of(c)->corner_count && board_of(c)->corners[corner].wall_tile;

		if (castle->wall[corner] > WALL_KINDS || (castle->wall[corner] && (!bears || game->over)))
			return fault(c, "a wall tile lies on corner %d", corner);
	}
	if ((game->owed == DECISION_TILE) != (game->hand != NO_TILE))
		return fault(c, "a tile is in hand when none is to be laid, or the other way round");
	return true;
}

/* Is a part on the tile just laid, or does it face it? */
static bool part_met(const struct checker *c, const struct part *part)
{
	int last = c->game->last_laid;
	bool met = part->tile == last;

	for (int side = 0; side < 4; side++)
		met |= part->edge[side] && c->x[part->tile] + dx[side] == c->x[last] &&
		       c->y[part->tile] + dy[side] == c->y[last];
	return met;
}

/* As long as a follower may be put on it, what a tile completed waits to be listed. */
static bool compare_closed(const struct checker *c)
{
	const struct castle *castle = castle_read(c->game);
	bool completed[PARTS] = {false};
	int count = 0, listed = 0;

	for (int p = 0; c->game->owed == DECISION_FIGURE && p < c->first[c->game->laid_count]; p++) {
		int f = c->parts[p].feature;

		if (completed[f] || c->features[f].kind == FEATURE_COURT || c->features[f].open ||
		    !part_met(c, &c->parts[p]))
			continue;
		completed[f] = true;
		count++;
		for (int i = 0; i < castle->closed_count; i++)
			listed += castle->closed[i] == c->features[f].root;
	}
	if (count != castle->closed_count || count != listed)
		return fault(c, "the tile completed %d features, of which %d are known, and %d that are none", count,
		             listed, castle->closed_count - listed);
	return true;
}

bool check_castle(const struct game *game, char *text, size_t size)
{
	struct checker c;
	int count = 0;

	c.game = game;
	c.text = text;
	c.size = size;
	c.feature_count = 0;
	memset(c.features, 0, sizeof c.features);
	c.first[0] = 0;
	for (int tile = 0; tile < game->laid_count; tile++)
		read_tile(&c, tile, &count);
	if (!compare_places(&c))
		return false;
	recount_all(&c);
	return compare_features(&c) && compare_closed(&c) && compare_frontier(&c) && compare_pieces(&c);
}
