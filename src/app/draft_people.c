/* Edits of the given table: who plays, who has which card and goods, who waits in which haven; the wall
 * tiles and keeps of The Castle. */
#include "app/draft_private.h"
#include "app/language.h"

#include <stdlib.h>
#include <string.h>

#include <bastide/castle.h>

enum draft_done draft_name(struct draft *draft, int seat, const char *text)
{
	struct scenario *edited = draft_edit(draft);

	if (!edited)
		return DRAFT_REFUSED;
	if (!scenario_set_text(&edited->names[seat], text && *text ? text : NULL))
		return draft_refuse(draft, edited, N_("there is not enough memory"));
	return draft_commit(draft, edited, draft->at);
}

enum draft_done draft_color(struct draft *draft, int seat, int color)
{
	struct table_edit edit = table_begin(draft);

	if (!edit.scenario)
		return DRAFT_REFUSED;
	uint8_t *colors = edit.scenario->setup.colors;
	for (int other = 0; other < edit.scenario->setup.player_count; other++)
		if (colors[other] == color)
			colors[other] = colors[seat];
	colors[seat] = (uint8_t)color;
	return table_end(draft, &edit);
}

enum draft_done draft_neutral(struct draft *draft, int id, int haven)
{
	struct table_edit edit = table_begin(draft);

	if (!edit.scenario)
		return DRAFT_REFUSED;
	edit.scenario->setup.neutrals[id] = (struct setup_neutral){.there = true, .haven = (uint8_t)haven};
	return table_end(draft, &edit);
}

int draft_waiting(const struct draft *draft, int seat, enum figure figure, int haven)
{
	struct setup_figure figures[FIGURES_MAX];
	int count = 0;

	for (int i = 0, all = game_figures(draft->game, figures); i < all; i++)
		count += figures[i].place == PLACE_HAVEN && figures[i].haven == haven && figures[i].seat == seat &&
		         figures[i].figure == figure;
	return count;
}

enum draft_done draft_enter(struct draft *draft, int seat, enum figure figure, int haven)
{
	const struct setup_figure entered = {
	    .seat = (uint8_t)seat, .figure = (uint8_t)figure, .place = PLACE_HAVEN, .haven = (uint8_t)haven};

	return draft_put(draft, &entered);
}

enum draft_done draft_leave(struct draft *draft, int seat, enum figure figure, int haven)
{
	struct table_edit edit = table_begin(draft);
	int found = -1;

	if (!edit.scenario)
		return DRAFT_REFUSED;
	struct setup *setup = &edit.scenario->setup;
	for (int i = 0; i < setup->figure_count; i++)
		if (setup->figures[i].place == PLACE_HAVEN && setup->figures[i].haven == haven &&
		    setup->figures[i].seat == seat && setup->figures[i].figure == figure)
			found = i;
	if (found < 0)
		return draft_refuse(draft, edit.scenario, N_("nobody stands there"));
	memmove(&setup->figures[found], &setup->figures[found + 1],
	        (size_t)(setup->figure_count - 1 - found) * sizeof setup->figures[0]);
	setup->figure_count--;
	return table_end(draft, &edit);
}

enum draft_done draft_held(struct draft *draft, int holding, int seat, int count)
{
	const struct holding *info = game_holding(game_kind(draft->game), holding);
	struct table_edit edit = table_begin(draft);

	if (!edit.scenario)
		return DRAFT_REFUSED;
	for (int other = 0; other < PLAYERS_MAX && info->single; other++)
		edit.scenario->setup.held[other][holding] = 0;
	if (seat != NOBODY)
		edit.scenario->setup.held[seat][holding] = (uint16_t)(count < 0 ? 0 : count);
	return table_end(draft, &edit);
}

/* ---- The Castle ---- */

enum draft_done draft_hand(struct draft *draft, int seat, int number, int count)
{
	struct table_edit edit = table_begin(draft);

	if (!edit.scenario)
		return DRAFT_REFUSED;
	edit.scenario->setup.hands[seat][number] = (uint8_t)(count < 0               ? 0
	                                                     : count > WALL_HAND_MAX ? WALL_HAND_MAX
	                                                                             : count);
	return table_end(draft, &edit);
}

enum draft_done draft_wall(struct draft *draft, int corner, int number)
{
	struct table_edit edit = table_begin(draft);

	if (!edit.scenario)
		return DRAFT_REFUSED;
	struct setup *setup = &edit.scenario->setup;
	while (setup->wall_count <= corner)
		setup->wall[setup->wall_count++] = 0;
	setup->wall[corner] = (uint8_t)number;
	return table_end(draft, &edit);
}

/* Does it stand on this house, by whichever of its places that is named? */
static bool keep_stands(const struct game *game, int seat, struct cell cell, struct spot spot)
{
	struct feature *house = malloc(sizeof *house);
	struct castle_keep keep;
	bool stands = house && game_keep(game, seat, &keep) && game_feature_at(game, cell.x, cell.y, spot, house) &&
	              house->address.x == keep.cell.x && house->address.y == keep.cell.y &&
	              house->address_spot.kind == keep.spot.kind && house->address_spot.at == keep.spot.at;

	free(house);
	return stands;
}

enum draft_done draft_keep(struct draft *draft, int seat, struct cell cell, struct spot spot)
{
	bool stands = keep_stands(draft->game, seat, cell, spot);
	struct table_edit edit = table_begin(draft);

	if (!edit.scenario)
		return DRAFT_REFUSED;
	edit.scenario->setup.keeps[seat] = (struct setup_keep){.given = !stands, .cell = cell, .spot = spot};
	return table_end(draft, &edit);
}
