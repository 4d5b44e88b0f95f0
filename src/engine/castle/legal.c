/* legal.c - which moves are legal, and is this one of them. */
#include "engine/castle/parts.h"

#include "engine/core/fit.h"
#include "engine/core/refuse.h"

/* ---- tiles (R11 to R15) ---- */

bool paths_continue(const struct game *game, int type, cell_key key, int rotation, struct refusal *refusal)
{
	const struct castle_board *board = castle_board(game);
	struct cell cell = cell_unpack(key);

	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		int other = board_tile(game, key_beyond(key, edge)), ours, theirs;
		int start = castle_start_at(board, cell.x, cell.y, edge);

		if (other < 0 && start == CASTLE_NO_START)
			continue;
		ours = type_edge(&game->tiles->types[type], rotation, edge);
		theirs = other >= 0 ? type_edge(laid_type(game, other), game->laid[other].rotation, (edge + 2) & 3)
		                    : TERRAIN_PATH + board->starts[start].kind - FEATURE_PATH;
		if ((ours == TERRAIN_PATH) == (theirs == TERRAIN_PATH))
			continue;
		return refuse_edge(refusal, edge, ours, theirs, cell_unpack(key_beyond(key, edge)),
		                   other >= 0 ? game->laid[other].type : NO_TILE, "R13");
	}
	return true;
}

int castle_find(const struct game *game, int type, int x, int y, int rotation, struct refusal *refusal)
{
	if (!castle_inside(castle_board(game), x, y))
		return no_hole(refusal, REFUSAL_RANGE, "R12");
	int hole = hole_find(game, cell_pack(x, y), "R12", "R12", refusal);
	return hole >= 0 && paths_continue(game, type, hole_key(game, hole), rotation, refusal) ? hole : -1;
}

/* ---- followers (R18 to R21) ---- */

/* R19: nobody stands there, at any distance. */
static bool feature_free(const struct game *game, unsigned node)
{
	return !game->nodes[feature_root(game, node)].figures;
}

static bool claim_allowed(const struct game *game, const struct move *move, struct refusal *refusal)
{
	const struct laid *laid = &game->laid[game->last_laid];

	if (move->figure != FIGURE_MEEPLE)
		return refuse(refusal, REFUSAL_NOT_A_MOVE, "");
	int segment = segment_find(&game->layouts[laid->type], laid->rotation, move->spot);
	if (segment < 0)
		return refuse(refusal, REFUSAL_NO_SPOT, "R18");
	if (!game->supply[FIGURE_MEEPLE][game->seat])
		return refuse(refusal, REFUSAL_NO_FIGURE, "R21");
	if (!feature_free(game, laid->first + (unsigned)segment))
		return refuse(refusal, REFUSAL_OCCUPIED, "R19");
	return true;
}

bool claims_any(const struct game *game)
{
	const struct laid *laid = &game->laid[game->last_laid];
	unsigned count = game->layouts[laid->type].segment_count;
	bool any = false;

	/* Most tiles have no more than six; a fixed number keeps the branch predictable. */
	for (unsigned s = 0; s < 6 || s < count; s++)
		any |= (s < count) & feature_free(game, laid->first + s);
	return any && game->supply[FIGURE_MEEPLE][game->seat];
}

static int claims_list(const struct game *game, struct move *moves, int capacity)
{
	const struct laid *laid = &game->laid[game->last_laid];
	const struct tile_layout *layout = &game->layouts[laid->type];
	int count = 0;

	if (!game->supply[FIGURE_MEEPLE][game->seat])
		return 0;
	for (int i = 0; i < layout->segment_count && count < capacity; i++) {
		unsigned segment = layout->order[laid->rotation][i];

		moves[count] = (struct move){
		    .kind = MOVE_FIGURE,
		    .figure = FIGURE_MEEPLE,
		    .spot = {layout->nodes[segment].kind, layout->at[laid->rotation][segment]},
		};
		count += feature_free(game, laid->first + segment);
	}
	return count;
}

/* ---- the order of scoring (R33) ---- */

unsigned scores_waiting(const struct game *game)
{
	unsigned of[CASTLE_SEATS] = {0, 0};

	for (int d = 0; d < game->completed_count; d++) {
		int seat = feature_owner(&game->nodes[game->completed[d]]);

		if (seat != NOBODY && !(own(game)->settled >> d & 1))
			of[seat] |= 1U << d;
	}
	return of[game->seat] ? of[game->seat] : of[castle_other(game->seat)];
}

bool may_double(const struct game *game, unsigned root)
{
	const struct node *node = &game->nodes[root];
	int number = node->kind == FEATURE_TOWER   ? WALL_DOUBLE_TOWER
	             : node->kind == FEATURE_HOUSE ? WALL_DOUBLE_HOUSE
	                                           : 0;

	return number && feature_owner(node) == game->seat &&
	       own(game)->hands[game->seat][number] > own(game)->fresh[number];
}

static int scores_list(const struct game *game, struct move *moves, int capacity)
{
	unsigned waiting = scores_waiting(game);
	int count = 0;

	for (int d = 0; d < game->completed_count; d++) {
		const struct node *root = &game->nodes[game->completed[d]];
		struct move move = {
		    .kind = MOVE_SCORE, .cell = address_cell(root->address), .spot = address_spot(root)};

		if (!(waiting >> d & 1))
			continue;
		for (int doubled = 0; doubled <= may_double(game, game->completed[d]) && count < capacity; doubled++) {
			move.doubled = (uint8_t)doubled;
			moves[count++] = move;
		}
	}
	return count;
}

int score_find(const struct game *game, struct cell cell, struct spot spot)
{
	int node = node_at(game, cell, spot);
	unsigned waiting = scores_waiting(game);

	for (int d = 0; node >= 0 && d < game->completed_count; d++)
		if (waiting >> d & 1 && game->completed[d] == feature_root(game, (unsigned)node))
			return d;
	return -1;
}

static bool score_allowed(const struct game *game, const struct move *move, struct refusal *refusal)
{
	if (move->doubled > 1)
		return refuse(refusal, REFUSAL_NOT_A_MOVE, "");
	int done = score_find(game, move->cell, move->spot);
	if (done < 0)
		return refuse(refusal, REFUSAL_SCORE, "R33");
	if (move->doubled && !may_double(game, game->completed[done]))
		return refuse(refusal, REFUSAL_DOUBLE, "R38");
	return true;
}

/* ---- any move ---- */

bool castle_may_pass(const struct game *game) { return ask_info(game->owed)->may_pass; }

int castle_moves(const struct game *game, struct move *moves, int capacity)
{
	int count = 0;

	switch (game->owed) {
	case DECISION_TILE:
		return fit_list(game, moves, capacity);
	case DECISION_FIGURE:
		count = claims_list(game, moves, capacity);
		break;
	case DECISION_SCORE:
		return scores_list(game, moves, capacity);
	case DECISION_EXTRA:
	case DECISION_DRAW:
		if (capacity > 0)
			moves[count++] = (struct move){.kind = game->owed == DECISION_DRAW ? MOVE_DRAW : MOVE_EXTRA};
		break;
	default:
		return 0;
	}
	if (count < capacity && castle_may_pass(game))
		moves[count++] = (struct move){.kind = MOVE_PASS};
	return count;
}

bool castle_allows(const struct game *game, const struct move *move, struct refusal *refusal)
{
	return move->kind == MOVE_FIGURE  ? claim_allowed(game, move, refusal)
	       : move->kind == MOVE_SCORE ? score_allowed(game, move, refusal)
	                                  : true; /* an extra turn */
}
