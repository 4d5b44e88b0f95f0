/*
 * carcassonne_state.c - the slow check, second part: the frontier and the cells, the
 * lists of repeating tiles and buildings, the figures, the pile and the turn.
 */
#include "checker.h"
#include "engine/carcassonne/module.h"

/* Every empty cell beside a tile, once, with what its neighbours forbid. */
static bool compare_holes(const struct checker *c)
{
	static const int dx[] = {0, 1, 0, -1}, dy[] = {-1, 0, 1, 0};
	int count = 0;

	for (int i = 0; i < c->game->hole_count; i++) {
		int x = c->game->holes[i].x, y = c->game->holes[i].y;
		unsigned forbidden = 0;

		if (check_tile(c, x, y) != NONE)
			return check_fault(c, "there is a tile in the hole at %d,%d", x, y);
		for (int edge = 0; edge < 4; edge++) {
			int other = check_tile(c, x + dx[edge], y + dy[edge]);

			if (other != NONE)
				forbidden |= (15U & ~(1U << check_shown(c, other, (edge + 2) % 4))) << 4 * edge;
		}
		if (c->game->forbidden[i] != forbidden || !forbidden)
			return check_fault(c, "the hole at %d,%d forbids %x, not %x", x, y, forbidden,
			                   c->game->forbidden[i]);
	}
	for (int i = c->game->hole_count; i < HOLE_SLOTS; i++) {
		if (c->game->forbidden[i] != ALL_FORBIDDEN)
			return check_fault(c, "something stands behind the frontier at %d", i);
	}
	for (int tile = 0; tile < c->game->laid_count; tile++) {
		for (int edge = 0; edge < 4; edge++) {
			int x = c->x[tile] + dx[edge], y = c->y[tile] + dy[edge];

			if (x < -999 || x > 999 || y < -999 || y > 999 || check_tile(c, x, y) != NONE)
				continue;
			for (int i = 0; i < c->game->hole_count; i++)
				count += c->game->holes[i].x == x && c->game->holes[i].y == y;
			if (!count)
				return check_fault(c, "there is no hole at %d,%d", x, y);
			count = 0;
		}
	}
	return true;
}

/* Where the tile in hand may lie: every hole and rotation, edge by edge; what modules add they say. */
static bool compare_fits(const struct checker *c)
{
	static const int dx[] = {0, 1, 0, -1}, dy[] = {-1, 0, 1, 0};
	const struct game *game = c->game;

	for (int i = 0; game->hand != NO_TILE && i < 4 * game->hole_count; i++) {
		int x = game->holes[i / 4].x, y = game->holes[i / 4].y, key = y * 65536 + x + 32768;
		bool fits = true;

		for (int printed = 0; printed < 4; printed++) {
			int edge = (printed + i % 4) % 4, other = check_tile(c, x + dx[edge], y + dy[edge]);

			fits &= other == NONE ||
			        check_shown(c, other, (edge + 2) % 4) == game->tiles->types[game->hand].edges[printed];
		}
		fits = fits && modules_allow_tile(game, game->hand, key, i % 4, NULL);
		if ((game->fits[i / 64] >> i % 64 & 1) != fits)
			return check_fault(c, "the tile in hand %s at %d,%d turned %d", fits ? "fits" : "does not fit",
			                   x, y, i % 4);
	}
	return true;
}

/* Every tile and every hole is found in its cell, and nothing else is. */
static bool compare_cells(const struct checker *c)
{
	const struct game *game = c->game;
	int found = 0;

	for (int slot = 0; slot < CELL_SLOTS; slot++) {
		int key = game->cells[slot], content = game->contents[slot];
		bool good = false;

		if (!key)
			continue;
		found++;
		if (content >= CELL_HOLE && content < CELL_HOLE + game->hole_count)
			good = game->holes[content - CELL_HOLE].x == (key & 0xffff) - 0x8000 &&
			       game->holes[content - CELL_HOLE].y == key >> 16;
		else if (content < game->laid_count)
			good = game->laid[content].key == key;
		if (!good)
			return check_fault(c, "the cell in slot %d is not what it says", slot);
	}
	if (found != game->laid_count + game->hole_count)
		return check_fault(c, "%d cells are known, not %d", found, game->laid_count + game->hole_count);
	return true;
}

/* The buildings that are not surrounded, and where their cells are looked for. */
static bool compare_buildings(const struct checker *c)
{
	const struct game *game = c->game;
	int unfinished = 0;

	for (int tile = 0; tile < game->laid_count; tile++) {
		int listed = 0;

		if (!(check_type(c, tile)->flags & (TILE_MONASTERY | TILE_SHRINE | TILE_GARDEN)) ||
		    check_round(c, tile) == 8)
			continue;
		unfinished++;
		for (int i = 0; i < own(game)->building_count; i++)
			listed += own(game)->buildings[i] == c->first[tile + 1] - 1;
		if (listed != 1)
			return check_fault(c, "the building on tile %d is listed %d times", tile, listed);
		for (int away = 0; away < 9; away++) { /* the cells round it, row by row */
			unsigned key = (unsigned)(game->laid[tile].key + (away / 3 - 1) * 65536 + away % 3 - 1);
			unsigned known = own(game)->near[(key + key / 65536 * 37) % CELL_SLOTS];

			if (away != 4 && !(known >> (away < 4 ? 7 - away : 8 - away) & 1))
				return check_fault(c, "a cell does not know that the building on tile %d is beside it",
				                   tile);
		}
	}
	if (unfinished != own(game)->building_count)
		return check_fault(c, "%d buildings are not surrounded, not %d", unfinished, own(game)->building_count);
	return true;
}

/* what is not on the table or in a haven is in the supply. */
static bool compare_supply(const struct checker *c)
{
	const struct game *game = c->game;
	for (int figure = 0; figure < PIECES_MAX; figure++) {
		for (int seat = 0; seat < game->player_count; seat++) {
			int used = game->supply[figure][seat];

			for (int i = 0; i < game->figure_count; i++)
				used += game->figures[i].figure == figure && game->figures[i].seat == seat;
			for (int haven = 0; haven < HAVENS_MAX; haven++)
				used += own(game)->havens[haven][figure][seat];
			if (game->owned[figure] == 1 && game->supply[figure][seat] && game->lone[figure][seat])
				return check_fault(c, "seat %d has a figure of kind %d in the supply and on the table",
				                   seat, figure);
			if (used != game->owned[figure])
				return check_fault(c, "seat %d has %d figures of kind %d in all, not %d", seat, used,
				                   figure, game->owned[figure]);
		}
	}
	return true;
}

/* */
static bool stands_well(const struct checker *c, int figure, int kind)
{
	return c->game->tiles->pieces[figure]->stands >> kind & 1;
}

/* May this kind of figure be put on this segment of the tile just laid, by what is recounted? */
static bool claims_well(const struct checker *c, int figure, const struct segment *segment)
{
	const struct game *game = c->game;
	const struct recount *feature = &c->features[segment->feature];
	int anybody = 0;

	for (int seat = 0; seat < game->player_count; seat++)
		anybody += feature->there[seat];
	if (!stands_well(c, figure, segment->kind) || !game->supply[figure][game->seat])
		return false;
	if (segment->kind == FEATURE_FIELD && game->settings.value[SETTING_FARM] == FARM_OFF)
		return false;
	if (feature_among(FEATURES_BUILT, segment->kind) && !modules_allows_building(game, game->last_laid, NULL))
		return false;
	if (game->tiles->pieces[figure]->follows)
		return feature->company[game->seat] && (segment->kind == FEATURE_FIELD || feature->open);
	return !anybody;
}

/* Where figures may be put on the tile just laid, as long as somebody is asked; what modules add they say. */
static bool compare_claims(const struct checker *c)
{
	const struct game *game = c->game;
	bool asked = game->owed == DECISION_FIGURE, allowed = asked && modules_allows_claim(game, NULL);
	const struct laid *laid = &game->laid[asked ? game->last_laid : 0];
	int first = c->first[laid - game->laid], count = c->first[laid - game->laid + 1] - first;

	for (int i = 0; asked && i < game->kinds_owned * count; i++) {
		int figure = i / count, segment = game->layouts[laid->type].order[laid->rotation][i % count];
		bool well = allowed && game->owned[figure] && claims_well(c, figure, &c->segments[first + segment]);

		if ((own(game)->claims[figure / STAND_KINDS] >> (figure % STAND_KINDS * TILE_SEGMENTS_MAX + i % count) &
		     1) != well)
			return check_fault(c, "the %s may %sstand on segment %d of the tile just laid",
			                   figure_name(figure), well ? "" : "not ", segment);
	}
	return true;
}

static bool compare_stands(const struct checker *c)
{
	int light = 0;

	for (int i = 0; i < c->game->figure_count; i++) {
		const struct table_figure *standing = &c->game->figures[i];
		int kind = standing->node < c->segment_count ? c->segments[standing->node].kind : FEATURE_KINDS;

		if (i && c->game->figures[i - 1].order > standing->order)
			return check_fault(c, "the figures are not sorted at %d", i);
		if (standing->seat >= c->game->player_count || standing->figure >= PIECES_MAX ||
		    !c->game->owned[standing->figure] || kind == FEATURE_KINDS)
			return check_fault(c, "figure %d is nobody's or stands nowhere", i);
		if (c->game->owned[standing->figure] == 1 &&
		    c->game->lone[standing->figure][standing->seat] != standing->node + 1)
			return check_fault(c, "the %s of seat %d is not where it is looked for",
			                   figure_name(standing->figure), standing->seat);
		if (standing->figure == FIGURE_BARN ? kind != FEATURE_FIELD : !stands_well(c, standing->figure, kind))
			return check_fault(c, "figure %d cannot stand on a %s", i, feature_name(kind));
		if (c->game->tiles->pieces[standing->figure]->follows) {
			const struct recount *feature = &c->features[c->segments[standing->node].feature];

			light += !c->game->tiles->pieces[standing->figure]->weight;
			if (!feature->company[standing->seat])
				return check_fault(c, "the %s of seat %d is alone", figure_name(standing->figure),
				                   standing->seat);
		}
		if (kind == FEATURE_FIELD && c->game->settings.value[SETTING_FARM] == FARM_OFF)
			return check_fault(c, "figure %d stands on a field, but there are no farms", i);
	}
	if (light != c->game->weightless)
		return check_fault(c, "%d figures weigh nothing, not %d", light, c->game->weightless);
	return true;
}

static bool compare_rest(const struct checker *c)
{
	const struct game *game = c->game;
	int repeating = 0;

	for (int tile = 0; tile < game->laid_count; tile++) {
		const struct tile_type *type = check_type(c, tile);

		repeating += type->city_count > 1 || type->road_count > 1;
	}
	if (repeating != game->repeating_count)
		return check_fault(c, "%d tiles have two segments of a kind, not %d", repeating, game->repeating_count);
	if (game->deck_next > game->deck_count || game->seat >= game->player_count)
		return check_fault(c, "the pile or the turn is out of range");
	if ((game->owed == DECISION_TILE) != (game->hand != NO_TILE))
		return check_fault(c, "a tile is in hand when none is to be laid, or the other way round");
	return check_expansions(game, c->text, c->size);
}

bool check_state(const struct checker *c)
{
	return compare_holes(c) && compare_fits(c) && compare_cells(c) && compare_buildings(c) && compare_supply(c) &&
	       compare_stands(c) && compare_claims(c) && compare_rest(c);
}
