/* setup.c - a game of The Castle begins: a new one, a given pile, a given table (protocol `new` and `position`). */
#include "engine/castle/parts.h"

#include "engine/core/turn.h"
#include "engine/core/figure.h"
#include "engine/core/refuse.h"

/* ---- players, wall tiles ---- */

int castle_players(const struct settings *settings)
{
	(void)settings;
	return CASTLE_SEATS;
}

bool castle_accepts(const struct tile_set *tiles, const struct setup *setup, struct refusal *refusal)
{
	if (!tiles->castle || !tiles->set_count)
		return refuse_setup(refusal, REFUSAL_TABLE, "", "the tiles have no board or no counts");
	if (setup->player_count != CASTLE_SEATS)
		return refuse_setup(refusal, REFUSAL_PLAYERS, "R1", "%d players: The Castle is for two",
		                    setup->player_count);
	for (int seat = 0; seat < CASTLE_SEATS; seat++)
		if (setup->colors[seat] >= COLORS_BASE)
			return refuse_setup(refusal, REFUSAL_PLAYERS, "R2", "a player without one of the five colours");
	if (setup->colors[0] == setup->colors[1])
		return refuse_setup(refusal, REFUSAL_PLAYERS, "R2", "both players are %s",
		                    color_name(setup->colors[0]));
	return true;
}

int castle_tile_counts(const struct tile_set *tiles, const struct settings *settings, uint8_t counts[TILESET_TYPES_MAX])
{
	int total = 0;

	(void)settings;
	memcpy(counts, tiles->sets[0].counts, TILESET_TYPES_MAX);
	for (int type = 0; type < TILESET_TYPES_MAX; type++)
		total += counts[type];
	return total;
}

static bool wall_given(struct game *game, const struct setup *setup, struct refusal *refusal)
{
	const struct castle_board *board = castle_board(game);

	if (setup->wall_count > castle_wall_count(board))
		return refuse_setup(refusal, REFUSAL_WALL, "R5", "%d wall tiles: %d corner towers bear one",
		                    setup->wall_count, castle_wall_count(board));
	for (int i = 0; i < setup->wall_count; i++) {
		if (setup->wall[i] > WALL_KINDS)
			return refuse_setup(refusal, REFUSAL_WALL, "R38", "a wall tile is 1 to %d, or 0 for none",
			                    WALL_KINDS);
		own(game)->wall[castle_wall_corner(board, i)] = setup->wall[i];
	}
	return true;
}

/* R5: shuffled, one on each corner tower; the rest stays out of the game. */
static void wall_deal(struct game *game, struct rng *rng)
{
	const struct castle_board *board = castle_board(game);
	uint8_t tiles[(WALL_KINDS + 1) * 9];
	int count = 0, dealt = 0;

	for (int number = 1; number <= WALL_KINDS; number++)
		for (int i = 0; i < board->wall_tiles[number]; i++)
			tiles[count++] = (uint8_t)number;
	types_mix(tiles, count, rng);
	for (int corner = 0; corner < board->corner_count; corner++)
		if (board->corners[corner].wall_tile)
			own(game)->wall[corner] = tiles[dealt++];
	while (dealt < count)
		own(game)->box[tiles[dealt++]]++;
}

/* ---- the given table ---- */

static bool table_fits(const struct game *game, const struct setup_tile *tile, struct refusal *refusal)
{
	const char *id = game->tiles->types[tile->type].id;
	int x = tile->cell.x, y = tile->cell.y;
	struct refusal blocked;

	if (!castle_inside(castle_board(game), x, y))
		return refuse_setup(refusal, REFUSAL_RANGE, "R12", "%s at %d,%d lies outside the wall", id, x, y);
	if (board_tile(game, cell_pack(x, y)) >= 0)
		return refuse_setup(refusal, REFUSAL_CELL_TAKEN, "R12", "two tiles lie at %d,%d", x, y);
	return paths_continue(game, tile->type, cell_pack(x, y), tile->rotation, &blocked) ||
	       refuse_setup(refusal, REFUSAL_EDGE, "R13",
	                    "%s cannot lie at %d,%d turned %d: a path is blocked at edge %s", id, x, y, tile->rotation,
	                    edge_letters[blocked.edge]);
}

static bool near_start(const struct castle_board *board, struct cell cell)
{
	for (int edge = 0; edge < EDGE_COUNT; edge++)
		if (castle_start_at(board, cell.x, cell.y, edge) != CASTLE_NO_START)
			return true;
	return false;
}

/* R11, R12: from the start cells every tile can be reached across edges. */
static bool table_connected(const struct game *game, struct refusal *refusal)
{
	bool seen[TILES_MAX] = {false};
	uint8_t reached[TILES_MAX];
	int count = 0;

	for (int i = 0; i < game->laid_count; i++)
		if (near_start(castle_board(game), cell_unpack(game->laid[i].key))) {
			seen[i] = true;
			reached[count++] = (uint8_t)i;
		}
	for (int i = 0; i < count; i++) {
		for (int edge = 0; edge < EDGE_COUNT; edge++) {
			int other = board_tile(game, key_beyond(game->laid[reached[i]].key, edge));

			if (other < 0 || seen[other])
				continue;
			seen[other] = true;
			reached[count++] = (uint8_t)other;
		}
	}
	for (int i = 0; i < game->laid_count; i++) {
		struct cell cell = cell_unpack(game->laid[i].key);

		if (!seen[i])
			return refuse_setup(refusal, REFUSAL_NO_NEIGHBOR, "R12",
			                    "no chain of tiles joins %s at %d,%d to a start space",
			                    laid_type(game, i)->id, cell.x, cell.y);
	}
	return true;
}

static bool table_lay(struct game *game, const struct setup *setup, struct refusal *refusal)
{
	for (int i = 0; i < setup->tile_count; i++) {
		const struct setup_tile *tile = &setup->table[i];

		if (!table_fits(game, tile, refusal))
			return false;
		castle_lay(game, tile->type, board_hole(game, cell_pack(tile->cell.x, tile->cell.y)), tile->rotation,
		           NOBODY);
	}
	own(game)->closed_count = 0;
	return table_connected(game, refusal);
}

/* ---- followers, keeps, hands ---- */

static bool figure_put(struct game *game, const struct setup_figure *figure, struct refusal *refusal)
{
	int x = figure->cell.x, y = figure->cell.y, node;
	char spot[SPOT_TEXT_SIZE];

	if (figure->seat >= CASTLE_SEATS || figure->figure != FIGURE_MEEPLE || figure->place == PLACE_HAVEN)
		return refuse_setup(refusal, REFUSAL_FIGURES, "R6", "a figure of nobody, or of no kind");
	const char *owner = color_name(game->colors[figure->seat]);
	spot_format(figure->spot, spot);
	node = node_at(game, figure->cell, figure->spot);
	if (node < 0)
		return refuse_setup(refusal, REFUSAL_FIGURES, "R18", "there is no %s at %d,%d for a follower of %s",
		                    spot, x, y, owner);
	if (!game->supply[FIGURE_MEEPLE][figure->seat])
		return refuse_setup(refusal, REFUSAL_NO_FIGURE, "R6", "%s has %d followers, no more", owner,
		                    FOLLOWERS_EACH);
	if (feature_complete(&game->nodes[feature_root(game, (unsigned)node)]))
		return refuse_setup(refusal, REFUSAL_FEATURE, "R31", "%s at %d,%d is complete: nobody stands there",
		                    spot, x, y);
	game->supply[FIGURE_MEEPLE][figure->seat]--;
	figure_stand(game, figure->seat, FIGURE_MEEPLE, (unsigned)node);
	return true;
}

static bool keep_put(struct game *game, int seat, const struct setup_keep *keep, struct refusal *refusal)
{
	int x = keep->cell.x, y = keep->cell.y;
	int node = node_at(game, keep->cell, keep->spot);

	if (node < 0 || keep->spot.kind != FEATURE_HOUSE ||
	    !feature_complete(&game->nodes[feature_root(game, (unsigned)node)]))
		return refuse_setup(refusal, REFUSAL_KEEP, "R30",
		                    "the keep of %s stands on no completed house at %d,%d",
		                    color_name(game->colors[seat]), x, y);
	own(game)->keep[seat] = (uint16_t)feature_root(game, (unsigned)node);
	return true;
}

static bool hand_give(struct game *game, const struct setup *setup, int seat, struct refusal *refusal)
{
	int count = 0;

	for (int number = 1; number <= WALL_KINDS; number++)
		count += own(game)->hands[seat][number] = setup->hands[seat][number];
	if (count > WALL_HAND_MAX)
		return refuse_setup(refusal, REFUSAL_WALL, "R38", "%s holds %d wall tiles: at most %d",
		                    color_name(game->colors[seat]), count, WALL_HAND_MAX);
	return true;
}

static bool begin_table(struct game *game, const struct setup *setup, struct refusal *refusal)
{
	if (!table_lay(game, setup, refusal) || !wall_given(game, setup, refusal))
		return false;
	for (int i = 0; i < setup->figure_count; i++)
		if (!figure_put(game, &setup->figures[i], refusal))
			return false;
	for (int seat = 0; seat < CASTLE_SEATS; seat++) {
		if (!hand_give(game, setup, seat, refusal) ||
		    (setup->keeps[seat].given && !keep_put(game, seat, &setup->keeps[seat], refusal)))
			return false;
	}
	return true;
}

/* R4 to R7. */
static bool begin_new(struct game *game, const struct setup *setup, struct refusal *refusal)
{
	struct rng rng;

	if (setup->has_deck)
		return wall_given(game, setup, refusal);
	if (setup->wall_count)
		return refuse_setup(refusal, REFUSAL_WALL, "R5", "a seed deals the wall tiles: none can be given");
	rng_seed(&rng, setup->seed);
	if (!setup->settings.value[SETTING_FIRST_PLAYER])
		game->seat = (uint8_t)rng_below(&rng, CASTLE_SEATS);
	for (int type = 0; type < game->tiles->type_count; type++)
		deck_add(game, type, game->tiles->sets[0].counts[type]);
	deck_mix(game, 0, &rng);
	wall_deal(game, &rng);
	return true;
}

bool castle_begin(struct game *game, const struct setup *setup, struct refusal *refusal)
{
	figure_give(game, game->tiles->pieces[FIGURE_MEEPLE]);
	game->step = STEP_TAKE; /* the first tile is drawn unasked */
	for (int seat = 0; seat < CASTLE_SEATS; seat++)
		own(game)->keep[seat] = NO_KEEP;
	castle_wall_in(game);
	return setup->has_table ? begin_table(game, setup, refusal) : begin_new(game, setup, refusal);
}
