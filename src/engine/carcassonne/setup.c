/* setup.c - a game of Carcassonne begins: a new one, a given pile, a given table (protocol `new` and `position`). */
#include "engine/carcassonne/parts.h"

#include "engine/carcassonne/score.h"
#include "engine/carcassonne/module.h"

#include "engine/core/figure.h"
#include "engine/core/refuse.h"

/* ---- players ---- */

bool setup_accepts(const struct tile_set *tiles, const struct setup *setup, struct refusal *refusal)
{
	int most = modules_players(&setup->settings);

	(void)tiles;
	if (setup->player_count < PLAYERS_MIN || setup->player_count > most)
		return refuse_setup(refusal, REFUSAL_PLAYERS, "R-1.1", "%d players: two to %s can play",
		                    setup->player_count, most > PLAYERS_BASE ? "six" : "five");
	for (int seat = 0; seat < setup->player_count; seat++) {
		if (setup->colors[seat] == COLOR_PINK && most == PLAYERS_BASE)
			return refuse_setup(refusal, REFUSAL_PLAYERS, "R-1.2",
			                    "pink comes with a sixth player, and five can play");
		if (setup->colors[seat] >= COLOR_COUNT)
			return refuse_setup(refusal, REFUSAL_PLAYERS, "R-1.2", "a player without one of the colours");
		for (int other = 0; other < seat; other++)
			if (setup->colors[other] == setup->colors[seat])
				return refuse_setup(refusal, REFUSAL_PLAYERS, "R-1.3", "two players are %s",
				                    color_name(setup->colors[seat]));
	}
	return true;
}

/* ---- the deck ---- */

static bool deck_ok(const struct tile_set *tiles, const struct setup *setup, int laid, struct refusal *refusal)
{
	if (laid + setup->deck_count > TILES_MAX)
		return refuse_setup(refusal, REFUSAL_DECK, "",
		                    "%d tiles on the table and %d in the deck: at most %d together", laid,
		                    setup->deck_count, TILES_MAX);
	for (int i = 0; i < setup->deck_count; i++) {
		const struct tile_type *type = &tiles->types[setup->deck[i]];

		if (type->flags & TILE_SPRING)
			return refuse_setup(refusal, REFUSAL_DECK, "R-10.1",
			                    "the deck holds %s, but nobody draws a spring", type->id);
		if (type->flags & TILE_CARCASSONNE)
			return refuse_setup(refusal, REFUSAL_DECK, "R-13.1",
			                    "the deck holds %s, but the City of Carcassonne is never drawn", type->id);
	}
	for (int m = 0; m < modules_table_count; m++) {
		const struct module *module = modules_table[m];

		for (int i = 0; module->deck_allows && i < setup->deck_count; i++)
			if (!module->deck_allows(tiles, setup, i, refusal))
				return false;
	}
	return true;
}

/* ---- the given table ---- */

/* The edge of `a` along which it touches `b`, or -1. */
static int edge_between(const struct setup_tile *a, const struct setup_tile *b)
{
	int dx = b->cell.x - a->cell.x, dy = b->cell.y - a->cell.y;

	if (dx == 0 && (dy == 1 || dy == -1))
		return dy < 0 ? EDGE_N : EDGE_S;
	if (dy == 0 && (dx == 1 || dx == -1))
		return dx < 0 ? EDGE_W : EDGE_E;
	return -1;
}

static bool pair_ok(const struct tile_set *tiles, const struct setup_tile *a, const struct setup_tile *b,
                    struct refusal *refusal)
{
	static const char terrain_letters[] = "FRCIKA";
	const struct tile_type *at = &tiles->types[a->type], *bt = &tiles->types[b->type];
	int edge = edge_between(a, b), ours, theirs;

	if (cell_same(a->cell, b->cell))
		return refuse_setup(refusal, REFUSAL_CELL_TAKEN, "R-3.4", "%s and %s both lie at %d,%d", at->id, bt->id,
		                    a->cell.x, a->cell.y);
	if (edge < 0)
		return true;
	ours = type_edge(at, a->rotation, edge);
	theirs = type_edge(bt, b->rotation, (edge + 2) & 3);
	if (!terrains_meet(ours, theirs))
		return refuse_setup(refusal, REFUSAL_EDGE, "R-3.3",
		                    "%s cannot lie at %d,%d turned %d: edge %s is %c but %s at %d,%d shows %c there",
		                    at->id, a->cell.x, a->cell.y, a->rotation, edge_letters[edge],
		                    terrain_letters[ours], bt->id, b->cell.x, b->cell.y, terrain_letters[theirs]);
	return true;
}

/* from the first tile every other one can be reached across edges. */
static bool table_connected(const struct tile_set *tiles, const struct setup *setup, struct refusal *refusal)
{
	bool seen[TILES_MAX] = {true};
	uint8_t reached[TILES_MAX] = {0};
	int count = 1;

	for (int i = 0; i < count; i++)
		for (int other = 0; other < setup->tile_count; other++) {
			if (seen[other] || edge_between(&setup->table[reached[i]], &setup->table[other]) < 0)
				continue;
			seen[other] = true;
			reached[count++] = (uint8_t)other;
		}
	for (int i = 0; i < setup->tile_count; i++)
		if (!seen[i])
			return refuse_setup(
			    refusal, REFUSAL_NO_NEIGHBOR, "R-3.2", "%s at %d,%d is not connected with %s at %d,%d",
			    tiles->types[setup->table[i].type].id, setup->table[i].cell.x, setup->table[i].cell.y,
			    tiles->types[setup->table[0].type].id, setup->table[0].cell.x, setup->table[0].cell.y);
	return true;
}

static bool table_ok(const struct tile_set *tiles, const struct setup *setup, struct refusal *refusal)
{
	for (int i = 0; i < setup->tile_count; i++)
		for (int other = 0; other < i; other++)
			if (!pair_ok(tiles, &setup->table[i], &setup->table[other], refusal))
				return false;
	if (!table_connected(tiles, setup, refusal))
		return false;
	for (int m = 0; m < modules_table_count; m++)
		if (modules_table[m]->table_allows && !modules_table[m]->table_allows(tiles, setup, refusal))
			return false;
	return true;
}

/* ---- figures on the given table ---- */

static int figure_spot(const struct game *game, const struct setup_figure *figure)
{
	struct cell cell = figure->cell;

	if (piece_find(game, figure->figure)->corner)
		return cell_in_range(cell.x, cell.y) ? corner_node(game, cell_pack(cell.x, cell.y)) : -1;
	return node_at(game, cell, figure->spot);
}

static bool figure_ok(const struct game *game, const struct setup_figure *figure, struct refusal *refusal)
{
	const struct piece *piece = piece_find(game, figure->figure);
	const char *owner, *name;
	char spot[SPOT_TEXT_SIZE];
	int x = figure->cell.x, y = figure->cell.y, node;

	if (figure->seat >= game->player_count || !piece)
		return refuse_setup(refusal, REFUSAL_FIGURES, "", "a figure of nobody, or of no kind");
	owner = color_name(game->colors[figure->seat]);
	name = piece->key;
	spot_format(figure->spot, spot);
	node = figure_spot(game, figure);
	if (node < 0 && piece->corner)
		return refuse_setup(refusal, REFUSAL_CORNER, piece->rule,
		                    "no four tiles meet in one field at %d,%d for the %s %s", x, y, owner, name);
	if (node < 0)
		return refuse_setup(refusal, REFUSAL_FIGURES, "R-4.2", "there is no %s at %d,%d for the %s %s", spot, x,
		                    y, owner, name);
	if (!piece->corner && !(piece->stands >> figure->spot.kind & 1))
		return refuse_setup(refusal, REFUSAL_WRONG_FIGURE, piece->rule, "the %s %s cannot stand on %s", owner,
		                    name, spot);
	if (game->nodes[node].kind == FEATURE_FIELD && setting_is(game, SETTING_FARM, FARM_OFF))
		return refuse_setup(refusal, REFUSAL_FARMS_OFF, "R-7", "the %s %s stands on a field, but `farm` is off",
		                    owner, name);
	if (!game->supply[figure->figure][figure->seat])
		return refuse_setup(refusal, REFUSAL_NO_FIGURE, "R-1.3", "%s has no %s left for %s at %d,%d", owner,
		                    name, spot, x, y);
	if (feature_complete(&game->nodes[feature_root(game, (unsigned)node)]))
		return refuse_setup(refusal, REFUSAL_FEATURE, "R-6.9", "%s at %d,%d is complete: nobody stands there",
		                    spot, x, y);
	return true;
}

/* who follows is never alone. */
static bool followers_ok(const struct game *game, struct refusal *refusal)
{
	for (int i = 0; i < game->figure_count; i++) {
		const struct table_figure *standing = &game->figures[i];
		const struct piece *piece = game->tiles->pieces[standing->figure];

		if (piece->follows && !feature_has(game, feature_root(game, standing->node), standing->seat))
			return refuse_setup(refusal, REFUSAL_FOLLOWS, "R-25.9",
			                    "the %s %s stands where its owner has nobody",
			                    color_name(game->colors[standing->seat]), piece->key);
	}
	return true;
}

/* May it wait in its haven? */
static bool waits_ok(const struct game *game, const struct setup_figure *figure, struct refusal *refusal)
{
	const struct haven *haven = game_haven(game->tiles->game, figure->haven);
	const struct piece *piece = piece_find(game, figure->figure);
	const struct setting_info *setting = haven ? game_setting_info(game->tiles->game, haven->setting) : NULL;

	if (figure->seat >= game->player_count || !piece || !haven)
		return refuse_setup(refusal, REFUSAL_FIGURES, "R-13.2",
		                    "a figure or a place beside the table that does not exist");
	if (!game_has_haven(game, figure->haven))
		return refuse_setup(refusal, REFUSAL_FIGURES, haven->rule,
		                    "a figure stands in a %s, but %s is not `%s`", haven->kind, setting->key,
		                    setting->values[haven->value]);
	if (!(piece_havens(piece) >> figure->haven & 1))
		return refuse_setup(refusal, REFUSAL_FIGURES, haven_rule(piece), "the %s cannot be in the %s",
		                    piece->key, haven->key);
	if (!game->supply[figure->figure][figure->seat])
		return refuse_setup(refusal, REFUSAL_NO_FIGURE, "R-1.3", "%s has no %s left for the %s",
		                    color_name(game->colors[figure->seat]), piece->key, haven->key);
	return true;
}

static bool figures_put(struct game *game, const struct setup *setup, struct refusal *refusal)
{
	for (int i = 0; i < setup->figure_count; i++) {
		const struct setup_figure *figure = &setup->figures[i];

		if (figure->place == PLACE_HAVEN) {
			if (!waits_ok(game, figure, refusal))
				return false;
			game->supply[figure->figure][figure->seat]--;
			own(game)->havens[figure->haven][figure->figure][figure->seat]++;
			continue;
		}
		if (!figure_ok(game, figure, refusal))
			return false;
		game->supply[figure->figure][figure->seat]--;
		figure_stand(game, figure->seat, figure->figure, (unsigned)figure_spot(game, figure));
	}
	return followers_ok(game, refusal);
}

/* ---- beginning ---- */

static void table_lay(struct game *game, const struct setup_tile *tiles, int count)
{
	for (int i = 0; i < count; i++) {
		cell_key key = cell_pack(tiles[i].cell.x, tiles[i].cell.y);
		struct neighbours near;
		int tile = board_fill(game, tiles[i].type, board_hole(game, key), tiles[i].rotation, NOBODY, &near);

		features_extend(game, tile, &near);
		buildings_extend(game, tile);
	}
	for (int tile = 0; tile < game->laid_count; tile++)
		if (laid_layout(game, tile)->closes)
			features_close(game, tile);
	game->closed = own(game)->surrounded = false;
	for (unsigned node = 0; node < game->node_count; node++) {
		const struct node *root = &game->nodes[node];

		if (root->root == node && (root->kind == FEATURE_CITY || root->kind == FEATURE_ROAD) && !root->open)
			own(game)->completed[root->kind]++;
	}
}

/* the kinds of figures of the modules in the game. */
static void pieces_give(struct game *game)
{
	figure_give(game, &meeple);
	for (int i = 0; i < own(game)->module_count; i++) {
		const struct module *module = game_module(game, i);

		for (int p = 0; p < module->piece_count; p++)
			figure_give(game, &module->pieces[p]);
	}
	claim_begin(game);
}

/* What players hold of this module's, where nothing else is said. */
static void held_begin(struct game *game, const struct module *module)
{
	for (int i = 0; i < module->holding_count; i++) {
		const struct holding *row = &module->holdings[i];

		for (int seat = 0; seat < game->player_count && game->settings.value[row->setting]; seat++)
			game->held[row->id][seat] = (uint16_t)holding_each(row, game->player_count);
	}
}

/* A given table (protocol `position`). */
static bool begin_table(struct game *game, const struct setup *setup, struct refusal *refusal)
{
	if (setup->tile_count < 1)
		return refuse_setup(refusal, REFUSAL_TABLE, "", "a table without a tile");
	if (!table_ok(game->tiles, setup, refusal))
		return false;
	if (setup->has_deck && !deck_ok(game->tiles, setup, setup->tile_count, refusal))
		return false;
	table_lay(game, setup->table, setup->tile_count);
	for (int holding = 0; holding < HOLDINGS_MAX; holding++)
		for (int seat = 0; seat < game->player_count; seat++)
			game->held[holding][seat] = setup->held[seat][holding];
	return modules_begin(game, setup, refusal) && figures_put(game, setup, refusal) &&
	       neutrals_begin(game, setup, refusal) && modules_stood(game, refusal);
}

/* A new game, its pile shuffled or given (protocol `new`). */
static bool begin_new(struct game *game, const struct setup *setup, struct refusal *refusal)
{
	struct deal deal;
	struct rng rng;

	deal_init(&deal, game->tiles, &game->settings);
	if (!deal.start_count)
		return refuse_setup(refusal, REFUSAL_DECK, "R-1.6", "the tile set has no tile for this start");
	if (setup->has_deck && !deck_ok(game->tiles, setup, deal.start_count, refusal))
		return false;
	table_lay(game, deal.start, deal.start_count);
	for (int i = 0; i < own(game)->module_count; i++)
		held_begin(game, game_module(game, i));
	if (!setup->has_deck) {
		rng_seed(&rng, setup->seed);
		if (!setup->settings.value[SETTING_FIRST_PLAYER])
			game->seat = (uint8_t)rng_below(&rng, setup->player_count);
		deal_shuffle(game, &deal, &rng);
	}
	return modules_begin(game, setup, refusal);
}

bool setup_begin(struct game *game, const struct setup *setup, struct refusal *refusal)
{
	modules_choose(game, setup);
	game->step = own(game)->entered[STEP_TAKE]; /* the first tile is drawn unasked */
	for (int i = 0; i < own(game)->inserted_count && setup->has_table && !setup->drawn; i++) {
		const struct inserted *at = &own(game)->inserted[i];

		if (modules_table[at->module]->steps[at->step].begins)
			game->step = (uint8_t)(STEP_COUNT + i);
	}
	pieces_give(game);
	return setup->has_table ? begin_table(game, setup, refusal) : begin_new(game, setup, refusal);
}
