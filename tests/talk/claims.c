#include "claims.h"

#include <stdlib.h>
#include <string.h>

enum { NONE = -1, SEGMENTS = TILES_MAX * 16, LAND = 2 };

/* ---- the table, flooded ---- */

struct land {
	const struct game *game;
	int component[TILES_MAX][3][TILE_FIELDS_MAX + 4]; /* of tile, kind, segment */
	int count;
};

struct figures {
	int count;
	struct setup_figure items[FIGURES_MAX];
};

static const int dx[] = {0, 1, 0, -1}, dy[] = {-1, 0, 1, 0};

static const struct tile_type *type_of(const struct game *game, int tile)
{
	return &game_tile_set(game)->types[game_tile(game, tile).type];
}

static int segments_of(const struct game *game, int tile, int kind)
{
	const struct tile_type *type = type_of(game, tile);

	return kind == FEATURE_CITY ? type->city_count : kind == FEATURE_ROAD ? type->road_count : type->field_count;
}

/* By half-edges, of a field; else both of each edge that it reaches. */
static unsigned halves_of(const struct game *game, int tile, int kind, int segment)
{
	const struct tile_type *type = type_of(game, tile);
	unsigned halves = 0, rotation = game_tile(game, tile).rotation;

	if (kind == FEATURE_FIELD)
		halves = type->fields[segment].half_edges;
	for (int edge = 0; edge < EDGE_COUNT && kind != FEATURE_FIELD; edge++)
		if ((kind == FEATURE_CITY ? type->cities[segment].edges : type->roads[segment].edges) >> edge & 1)
			halves |= 3U << 2 * edge;
	return (halves << 2 * rotation | halves >> (8 - 2 * rotation)) & 0xff;
}

static void flood(struct land *land, int tile, int kind, int segment, int component)
{
	struct cell at = game_tile(land->game, tile).cell;

	if (land->component[tile][kind][segment] != NONE)
		return;
	land->component[tile][kind][segment] = component;
	for (int half = 0; half < HALF_COUNT; half++) {
		if (!(halves_of(land->game, tile, kind, segment) >> half & 1))
			continue;
		int edge = half / 2, other = game_tile_at(land->game, at.x + dx[edge], at.y + dy[edge]);
		int facing = ((edge + 2) % 4) * 2 + (1 - half % 2);
		for (int next = 0; other >= 0 && next < segments_of(land->game, other, kind); next++)
			if (halves_of(land->game, other, kind, next) >> facing & 1)
				flood(land, other, kind, next, component);
	}
}

static void land_find(struct land *land, const struct game *game)
{
	land->game = game;
	land->count = 0;
	memset(land->component, 0xff, sizeof land->component);
	for (int tile = 0; tile < game_tile_count(game); tile++)
		for (int kind = 0; kind < 3; kind++)
			for (int segment = 0; segment < segments_of(game, tile, kind); segment++)
				if (land->component[tile][kind][segment] == NONE)
					flood(land, tile, kind, segment, land->count++);
}

/* Where a figure stands; NONE: in no city, road or field. */
static int component_at(const struct land *land, const struct setup_figure *figure)
{
	int tile = game_tile_at(land->game, figure->cell.x, figure->cell.y), kind = figure->spot.kind;

	if (kind > LAND || tile < 0)
		return NONE;
	for (int segment = 0; segment < segments_of(land->game, tile, kind); segment++) {
		unsigned halves = halves_of(land->game, tile, kind, segment);
		unsigned wanted = kind == FEATURE_FIELD ? 1U << figure->spot.at : 3U << 2 * figure->spot.at;
		if (figure->spot.at < 8 && halves & wanted)
			return land->component[tile][kind][segment];
	}
	return NONE;
}

static unsigned owners(const struct land *land, const struct figures *figures, int component)
{
	int weights[PLAYERS_MAX] = {0}, most = 0;
	unsigned seats = 0;

	for (int i = 0; i < figures->count; i++)
		if (component_at(land, &figures->items[i]) == component)
			weights[figures->items[i].seat]++;
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		most = weights[seat] > most ? weights[seat] : most;
	for (int seat = 0; seat < PLAYERS_MAX && most; seat++)
		seats |= weights[seat] == most ? 1U << seat : 0;
	return seats;
}

/* Cells that a city or road is open to. */
static int gaps(const struct land *land, int kind, int component, struct cell cells[TILES_MAX])
{
	int count = 0;

	for (int tile = 0; tile < game_tile_count(land->game); tile++)
		for (int segment = 0; segment < segments_of(land->game, tile, kind); segment++)
			for (int half = 0; half < HALF_COUNT && kind < LAND; half += 2) {
				struct cell at = game_tile(land->game, tile).cell;
				at.x = (int16_t)(at.x + dx[half / 2]);
				at.y = (int16_t)(at.y + dy[half / 2]);
				if (land->component[tile][kind][segment] == component &&
				    halves_of(land->game, tile, kind, segment) >> half & 1 &&
				    game_tile_at(land->game, at.x, at.y) < 0 && count < TILES_MAX)
					cells[count++] = at;
			}
	return count;
}

static int tiles_in(const struct land *land, int kind, int component)
{
	int count = 0;

	for (int tile = 0; tile < game_tile_count(land->game); tile++) {
		bool in = false;
		for (int segment = 0; segment < segments_of(land->game, tile, kind); segment++)
			in = in || land->component[tile][kind][segment] == component;
		count += in;
	}
	return count;
}

/* ---- tiles that are left ---- */

static int left_of(const struct game *game, int type)
{
	uint8_t counts[TILESET_TYPES_MAX], aside[TILES_MAX];

	setup_tile_counts(game_tile_set(game), game_settings(game), counts);
	int left = counts[type], count = game_aside(game, aside);
	for (int tile = 0; tile < game_tile_count(game); tile++)
		left -= game_tile(game, tile).type == type;
	for (int i = 0; i < count; i++)
		left -= aside[i] == type;
	return left;
}

static bool meets(const struct game *game, int type, int rotation, struct cell cell)
{
	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		int other = game_tile_at(game, cell.x + dx[edge], cell.y + dy[edge]);
		if (other < 0)
			continue;
		int theirs = type_of(game, other)->edges[(edge + 2 + 4 - game_tile(game, other).rotation) % 4];
		if (game_tile_set(game)->types[type].edges[(edge + 4 - rotation) % 4] != theirs)
			return false;
	}
	return true;
}

static bool fillable(const struct game *game, struct cell cell)
{
	for (int type = 0; type < game_tile_set(game)->type_count; type++)
		for (int rotation = 0; rotation < 4 && left_of(game, type) > 0; rotation++)
			if (meets(game, type, rotation, cell))
				return true;
	return false;
}

/* ---- what the turn was ---- */

static struct cell laid(const struct claim_turn *turn)
{
	return game_tile(turn->after, game_tile_count(turn->after) - 1).cell;
}

static const struct move *figure_put(const struct claim_turn *turn)
{
	const struct history *history = session_history(turn->session);

	for (int ply = turn->from; ply < turn->to; ply++)
		if (history->plies[ply].move.kind == MOVE_FIGURE)
			return &history->plies[ply].move;
	return NULL;
}

/* Could somebody have been put onto the tile as it was laid? */
static bool could_put(const struct claim_turn *turn)
{
	static struct move moves[MOVES_MAX];
	const struct history *history = session_history(turn->session);
	struct game *game = game_clone(turn->before);
	bool could = false;

	for (int ply = turn->from; game && ply < turn->to && !could; ply++) {
		if (!game_apply(game, &history->plies[ply].move, NULL))
			break;
		int count = game_decision(game).seat == turn->seat ? game_legal_moves(game, moves, MOVES_MAX) : 0;
		for (int i = 0; i < count; i++)
			could = could || moves[i].kind == MOVE_FIGURE;
	}
	game_destroy(game);
	return could;
}

static int gained(const struct claim_turn *turn, int seat)
{
	return game_score(turn->after, seat) - game_score(turn->before, seat);
}

static bool leads(const struct game *game, int seat)
{
	for (int other = 0; other < game_player_count(game); other++)
		if (other != seat && game_score(game, other) >= game_score(game, seat))
			return false;
	return true;
}

static bool event_of(const struct claim_turn *turn, int kind, int seat)
{
	const struct history *history = session_history(turn->session);

	for (int ply = turn->from; ply < turn->to; ply++)
		for (int e = 0; e < history->plies[ply].event_count; e++) {
			const struct event *event = &history->events[history->plies[ply].first_event + e];
			if (event->kind == kind && event->seat == seat)
				return true;
		}
	return false;
}

enum share { SHARE_LOST, SHARE_HELD, SHARE_CLOSED };

/* Has this become of something that the victim alone had the most of (or of the closed: as much as any)? */
static bool shares(const struct claim_turn *turn, enum share share, int victim, int doer, int kinds)
{
	static struct land before, after;
	static struct figures were, are;
	const struct move *put = figure_put(turn);
	struct cell open[TILES_MAX], tile = laid(turn);

	land_find(&before, turn->before);
	land_find(&after, turn->after);
	were.count = game_standing(turn->before, were.items);
	are = were;
	if (put)
		are.items[are.count++] =
		    (struct setup_figure){.seat = turn->seat, .figure = put->figure, .cell = tile, .spot = put->spot};
	for (int i = 0; i < were.count; i++) {
		const struct setup_figure *figure = &were.items[i];
		int was = component_at(&before, figure), is = component_at(&after, figure);
		if (figure->seat != victim || was == NONE || !(kinds >> figure->spot.kind & 1))
			continue;
		unsigned had = owners(&before, &were, was), have = owners(&after, &are, is);
		int count = gaps(&after, figure->spot.kind, is, open);
		if (share == SHARE_LOST && had == 1U << victim && have >> doer & 1 && !(have >> victim & 1))
			return true;
		if (share == SHARE_HELD && had == 1U << victim && have >> doer & 1 && have >> victim & 1 &&
		    (figure->spot.kind == FEATURE_FIELD || count > 0))
			return true;
		for (int gap = 0; share == SHARE_CLOSED && had >> victim & 1 && have >> victim & 1 && gap < count;
		     gap++)
			if (abs(open[gap].x - tile.x) + abs(open[gap].y - tile.y) == 1 &&
			    fillable(turn->before, open[gap]) && !fillable(turn->after, open[gap]))
				return true;
	}
	return false;
}

/* Of a kind, with so many tiles, finished by the tile just laid. */
static bool finished(const struct claim_turn *turn, int kind, int least, int most)
{
	static struct land land;
	struct cell open[TILES_MAX];
	int tile = game_tile_count(turn->after) - 1;

	land_find(&land, turn->after);
	for (int segment = 0; segment < segments_of(turn->after, tile, kind); segment++) {
		int component = land.component[tile][kind][segment], tiles = tiles_in(&land, kind, component);
		if (gaps(&land, kind, component, open) == 0 && tiles >= least && tiles <= most)
			return true;
	}
	return false;
}

/* Has a city or road that was his alone become so large by this tile, and is his alone, and is not finished? */
static bool grows(const struct claim_turn *turn, int seat, int kinds, int least)
{
	static struct land before, after;
	static struct figures were, are;
	struct cell open[TILES_MAX];

	land_find(&before, turn->before);
	land_find(&after, turn->after);
	were.count = game_standing(turn->before, were.items);
	are.count = game_standing(turn->after, are.items);
	for (int i = 0; i < were.count; i++) {
		const struct setup_figure *figure = &were.items[i];
		int kind = figure->spot.kind;

		if (figure->seat != seat || !(kinds >> kind & 1))
			continue;
		int was = component_at(&before, figure), is = component_at(&after, figure);
		int tiles = tiles_in(&after, kind, is);
		if (tiles > tiles_in(&before, kind, was) && tiles >= least && gaps(&after, kind, is, open) > 0 &&
		    owners(&after, &are, is) == 1U << seat)
			return true;
	}
	return false;
}

/* The figure that was put has a field alone that borders a finished city. */
static bool lies_well(const struct claim_turn *turn)
{
	static struct land land;
	static struct figures figures;
	const struct move *put = figure_put(turn);
	bool seen[SEGMENTS] = {false};
	struct cell open[TILES_MAX];
	int cities = 0;

	if (!put || put->spot.kind != FEATURE_FIELD)
		return false;
	land_find(&land, turn->after);
	figures.count = game_standing(turn->after, figures.items);
	struct setup_figure lies = {.seat = turn->seat, .cell = laid(turn), .spot = put->spot};
	int field = component_at(&land, &lies);
	for (int tile = 0; tile < game_tile_count(turn->after); tile++)
		for (int segment = 0; segment < segments_of(turn->after, tile, FEATURE_FIELD); segment++)
			for (int city = 0; city < segments_of(turn->after, tile, FEATURE_CITY); city++) {
				int component = land.component[tile][FEATURE_CITY][city];
				if (land.component[tile][FEATURE_FIELD][segment] != field || seen[component] ||
				    !(type_of(turn->after, tile)->fields[segment].cities >> city & 1))
					continue;
				seen[component] = true;
				cities += gaps(&land, FEATURE_CITY, component, open) == 0;
			}
	return cities >= 1 && owners(&land, &figures, field) == 1U << turn->seat;
}

/* The tile just laid has eight about it, or is the last of eight about a monastery. */
static bool monastery_filled(const struct claim_turn *turn)
{
	struct cell at = laid(turn);

	for (int y = at.y - 1; y <= at.y + 1; y++)
		for (int x = at.x - 1; x <= at.x + 1; x++) {
			int tile = game_tile_at(turn->after, x, y), around = 0;

			if (tile < 0 || !(type_of(turn->after, tile)->flags & TILE_MONASTERY))
				continue;
			for (int i = 0; i < 9; i++)
				around += game_tile_at(turn->after, x - 1 + i % 3, y - 1 + i / 3) >= 0;
			if (around == 9)
				return true;
		}
	return false;
}

static int lead(const struct game *game, int ahead, int behind)
{
	return game_score(game, ahead) - game_score(game, behind);
}

static bool is_close(const struct game *game)
{
	int best = 0, next = 0;

	for (int seat = 0; seat < game_player_count(game); seat++) {
		int score = game_score(game, seat);
		if (score > best) {
			next = best;
			best = score;
		} else if (score > next) {
			next = score;
		}
	}
	return best - next <= 5;
}

static bool is_late(const struct game *game) { return game_tiles_left(game) >= 1 && game_tiles_left(game) <= 5; }

static bool is_first(const struct game *game, int seat)
{
	for (int other = 0; other < game_player_count(game); other++)
		if (game_score(game, other) > game_score(game, seat))
			return false;
	return true;
}

static bool all_out(const struct game *game, int seat)
{
	struct setup_figure figures[FIGURES_MAX];
	int count = game_figures(game, figures), out = 0;

	for (int i = 0; i < count; i++)
		out += figures[i].seat == seat;
	return out == game_owned(game, FIGURE_MEEPLE);
}

static bool surrounded(const struct claim_turn *turn)
{
	struct cell cell = laid(turn);

	for (int edge = 0; edge < EDGE_COUNT; edge++)
		if (game_tile_at(turn->after, cell.x + dx[edge], cell.y + dy[edge]) < 0)
			return false;
	return true;
}

static bool stands_in(const struct claim_turn *turn, int kind)
{
	const struct move *put = figure_put(turn);

	return put && put->spot.kind == kind && put->figure == FIGURE_MEEPLE;
}

/* Somebody beside these two. */
static bool third_suffers(const struct claim_turn *turn, int witness)
{
	for (int victim = 0; victim < game_player_count(turn->after); victim++)
		if (victim != witness && victim != turn->seat &&
		    (shares(turn, SHARE_LOST, victim, turn->seat, 7) ||
		     shares(turn, SHARE_HELD, victim, turn->seat, 7)))
			return true;
	return false;
}

static bool barn_stands(const struct game *game)
{
	struct setup_figure figures[FIGURES_MAX];
	int count = game_standing(game, figures);

	for (int i = 0; i < count; i++)
		if (figures[i].figure == FIGURE_BARN)
			return true;
	return false;
}

/* A figure of one of them was eaten, or one of his sent home; who has moved has a barn now, the fairy or a card, or was
 * paid for an abbot or at a barn. */
static bool remark_holds(const struct claim_turn *turn, const struct talk_word *word)
{
	const struct history *history = session_history(turn->session);

	if (event_of(turn, EVENT_EATEN, word->seat) || event_of(turn, EVENT_EATEN, word->named) ||
	    event_of(turn, EVENT_BARN, word->named) || event_of(turn, EVENT_PRINCESS, word->seat) ||
	    event_of(turn, EVENT_FAIRY, word->named) || event_of(turn, EVENT_HELD, word->named))
		return true;
	for (int ply = turn->from; ply < turn->to; ply++)
		if (history->plies[ply].move.kind == MOVE_RECALL || barn_stands(turn->after))
			return gained(turn, word->named) >= 5;
	return false;
}

static bool own_word_holds(const struct claim_turn *turn, const struct talk_word *word)
{
	int me = word->seat, you = word->named;

	switch (word->about) {
	case TALK_I_TIPPED:
		return shares(turn, SHARE_LOST, you, me, 7);
	case TALK_I_SHARED:
		return shares(turn, SHARE_HELD, you, me, 7);
	case TALK_I_CLOSED:
		return shares(turn, SHARE_CLOSED, you, me, 7);
	case TALK_I_FED:
		return gained(turn, you) - gained(turn, me) >= 3; /* who shares gets the same */
	case TALK_I_BIG:
		return gained(turn, me) >= 9 || (gained(turn, me) >= 5 && gained(turn, me) > turn->most);
	case TALK_I_LEAD:
		return leads(turn->after, me) && !leads(turn->before, me);
	case TALK_I_EMPTY:
		return all_out(turn->after, me) && !all_out(turn->before, me);
	case TALK_TIE:
		return game_score(turn->after, me) == game_score(turn->after, you);
	default:
		return false;
	}
}

bool claim_holds(const struct claim_turn *turn, const struct talk_word *word)
{
	int me = word->seat, you = word->named;

	if (word->about == TALK_CLOSE)
		return is_late(turn->after) && is_close(turn->after);
	if (word->about == TALK_LAST)
		return is_late(turn->after);
	if (me == turn->seat)
		return own_word_holds(turn, word);
	if (you != turn->seat)
		return false;
	switch (word->about) {
	case TALK_TIPPED:
		return shares(turn, SHARE_LOST, me, you, 7);
	case TALK_SHARED_CITY:
		return shares(turn, SHARE_HELD, me, you, 1 << FEATURE_CITY);
	case TALK_SHARED_ROAD:
		return shares(turn, SHARE_HELD, me, you, 1 << FEATURE_ROAD);
	case TALK_SHARED_FIELD:
		return shares(turn, SHARE_HELD, me, you, 1 << FEATURE_FIELD);
	case TALK_CLOSED:
		return shares(turn, SHARE_CLOSED, me, you, 7);
	case TALK_FED:
		return gained(turn, me) - gained(turn, you) >= 3;
	case TALK_SPLIT:
		return gained(turn, me) > 0 && gained(turn, me) == gained(turn, you);
	case TALK_PASSED:
		return leads(turn->before, me) && leads(turn->after, you);
	case TALK_TIE:
		return game_score(turn->after, me) == game_score(turn->after, you);
	case TALK_FIRST:
		for (int seat = 0; seat < game_player_count(turn->before); seat++)
			if (game_score(turn->before, seat))
				return false;
		return gained(turn, you) > 0 && game_turn(turn->before) > 9;
	case TALK_BIG:
		return gained(turn, you) >= 9 || (gained(turn, you) >= 5 && gained(turn, you) > turn->most);
	case TALK_LEAD:
		return leads(turn->after, you) && !leads(turn->before, you);
	case TALK_BESIDE:
		return third_suffers(turn, me);
	case TALK_EMPTY:
		return all_out(turn->after, you) && !all_out(turn->before, you);
	case TALK_CLOISTER:
		return monastery_filled(turn) && gained(turn, you) >= 9;
	case TALK_NEAR:
		return leads(turn->after, me) && gained(turn, you) > 0 && lead(turn->after, me, you) <= 5 &&
		       lead(turn->before, me, you) > 5;
	case TALK_GIVEN:
		return grows(turn, me, 1 << FEATURE_CITY | 1 << FEATURE_ROAD, 2);
	case TALK_GROWN:
		return grows(turn, you, 1 << FEATURE_CITY, 4);
	case TALK_PASTURE:
		return lies_well(turn);
	case TALK_SMALL:
		return gained(turn, you) >= 1 && gained(turn, you) <= 4;
	case TALK_KEPT:
		return !figure_put(turn) && could_put(turn) && gained(turn, you) == 0;
	case TALK_FITS:
		return surrounded(turn);
	case TALK_TINY:
		return finished(turn, FEATURE_CITY, 2, 2) && gained(turn, you) >= 2;
	case TALK_LONG:
		return finished(turn, FEATURE_ROAD, 5, TILES_MAX) && gained(turn, you) >= 5;
	case TALK_MONK:
		return stands_in(turn, FEATURE_MONASTERY);
	case TALK_FARMER:
		return stands_in(turn, FEATURE_FIELD);
	case TALK_KNIGHT:
		return stands_in(turn, FEATURE_CITY);
	case TALK_THIEF:
		return stands_in(turn, FEATURE_ROAD);
	case TALK_HERALD:
		return stands_in(turn, FEATURE_PATH);
	case TALK_TOWER:
		return stands_in(turn, FEATURE_TOWER);
	case TALK_SQUIRE:
		return stands_in(turn, FEATURE_HOUSE);
	case TALK_MERCHANT:
		return stands_in(turn, FEATURE_COURT);
	case TALK_REMARK:
		return remark_holds(turn, word);
	case TALK_WALL:
		return event_of(turn, EVENT_WALL, you);
	case TALK_KEEP:
		return event_of(turn, EVENT_KEEP, you);
	default:
		return false;
	}
}

bool claim_matters(const struct claim_turn *turn)
{
	int doer = turn->seat, score = game_score(turn->after, doer);

	for (int seat = 0; seat < game_player_count(turn->after); seat++) {
		if (gained(turn, seat) >= 10)
			return true;
		if (seat != doer &&
		    (shares(turn, SHARE_LOST, seat, doer, 7) || shares(turn, SHARE_HELD, seat, doer, 7)))
			return true;
		if (seat != doer && gained(turn, doer) > 0 && score >= 10 && is_first(turn->after, seat) &&
		    game_score(turn->after, seat) == score)
			return true;
	}
	return (score >= 10 && leads(turn->after, doer) && !leads(turn->before, doer)) ||
	       (!(turn->emptied >> doer & 1) && all_out(turn->after, doer));
}

bool claim_is_empty(const struct game *game, int seat) { return all_out(game, seat); }
