/* Edits of the given table: tiles, figures; what has a value is a row of draft_fields.c. */
#include "app/draft_private.h"
#include "app/language.h"

#include <stdlib.h>
#include <string.h>

#include <bastide/castle.h>

/* ---- the position as a table ---- */

bool draft_table_given(const struct draft *draft) { return draft_run(draft) == 0 && draft->scenario->setup.has_table; }

/* Whatever is asked between two turns is passed, or answered with the first answer there is: a table lies still. */
static void turn_finish(struct game *game)
{
	struct move *moves = malloc(MOVES_MAX * sizeof *moves);
	struct decision decision = game_decision(game);

	while (moves && decision.kind != DECISION_NONE && decision.kind != DECISION_TILE &&
	       decision.kind != DECISION_DRAW) {
		int count = game_legal_moves(game, moves, MOVES_MAX), chosen = 0;
		for (int i = 0; i < count; i++)
			if (moves[i].kind == MOVE_PASS)
				chosen = i;
		if (count == 0 || !game_apply(game, &moves[chosen], NULL))
			break;
		decision = game_decision(game);
	}
	free(moves);
}

/* Of the steps only what is said and marked at the place that is looked at stays; returns how many that are. */
static int steps_leave(struct scenario *edited, int at)
{
	const struct step *caption = scenario_last(edited, STEP_CAPTION, 0, at),
	                  *marks = scenario_last(edited, STEP_MARKS, 0, at);

	for (int i = edited->step_count - 1; i >= 0; i--)
		if (&edited->steps[i] != caption && &edited->steps[i] != marks)
			scenario_remove_step(edited, i);
	return edited->step_count;
}

struct table_edit table_begin(struct draft *draft)
{
	bool given = draft_table_given(draft);
	struct table_edit edit = {draft_edit(draft), given ? DRAFT_DONE : DRAFT_TABLE_NEW, draft->at};

	if (given || !edit.scenario)
		return edit;
	struct game *game = game_clone(draft->game);
	if (!game) {
		draft_refuse(draft, edit.scenario, N_("there is not enough memory"));
		return (struct table_edit){0};
	}
	turn_finish(game);
	int seat = game_turn_seat(game);
	setup_table(&edit.scenario->setup, game, seat == NOBODY ? 0 : seat);
	game_destroy(game);
	edit.at = steps_leave(edit.scenario, draft->at);
	return edit;
}

enum draft_done table_end(struct draft *draft, const struct table_edit *edit)
{
	return draft_commit(draft, edit->scenario, edit->at) == DRAFT_REFUSED ? DRAFT_REFUSED : edit->done;
}

/* ---- tiles ---- */

static int tile_find(const struct setup *setup, struct cell cell)
{
	for (int i = 0; i < setup->tile_count; i++)
		if (cell_same(setup->table[i].cell, cell))
			return i;
	return -1;
}

void table_figure_remove(struct setup *setup, int index)
{
	memmove(&setup->figures[index], &setup->figures[index + 1],
	        (size_t)(setup->figure_count - 1 - index) * sizeof setup->figures[0]);
	setup->figure_count--;
}

/* Figures on this tile, and The Castle's keeps. */
static void figures_clear(struct setup *setup, struct cell cell)
{
	for (int i = setup->figure_count - 1; i >= 0; i--)
		if (setup->figures[i].place == PLACE_SEGMENT && cell_same(setup->figures[i].cell, cell))
			table_figure_remove(setup, i);
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		if (setup->keeps[seat].given && cell_same(setup->keeps[seat].cell, cell))
			setup->keeps[seat].given = false;
}

/* The claims of this position about a tile on this cell go; returns the place looked at. */
static int claims_clear(struct draft *draft, struct scenario *edited, struct cell cell)
{
	int at = draft->at;

	for (int i = at - 1; i >= draft_run(draft); i--) {
		struct scenario_claim claim;
		if (!scenario_claim(&edited->steps[i], draft->game, &claim) || claim.move.kind != MOVE_PLACE ||
		    !cell_same(claim.move.cell, cell))
			continue;
		scenario_remove_step(edited, i);
		at--;
	}
	return at;
}

enum draft_done draft_try(struct draft *draft, const struct move *move)
{
	struct scenario *edited = draft_edit(draft);
	int at = edited && move->kind == MOVE_PLACE ? claims_clear(draft, edited, move->cell) : draft->at;

	return draft_put_step(draft, edited, at, step_of_claim(draft->game, move), at + 1) == DRAFT_REFUSED
	           ? DRAFT_REFUSED
	           : DRAFT_CLAIMED;
}

bool draft_why_not(struct draft *draft, const struct move *move, struct refusal *refusal)
{
	struct scenario *edited = draft_edit(draft);
	struct scenario_claim claim = {.legal = true};
	bool refused = scenario_insert(edited, draft->at, step_of_claim(draft->game, move), NULL) &&
	               scenario_claim(&edited->steps[draft->at], draft->game, &claim) && !claim.legal;

	if (refused)
		*refusal = claim.refusal;
	scenario_destroy(edited);
	return refused;
}

enum draft_done draft_lay(struct draft *draft, int type, int rotation, struct cell cell)
{
	struct table_edit edit = table_begin(draft);

	if (!edit.scenario)
		return DRAFT_REFUSED;
	if (type < 0 || type >= edit.scenario->tiles->type_count || rotation < 0 || rotation > 3)
		return draft_refuse(draft, edit.scenario, draft_no_such);
	struct setup *setup = &edit.scenario->setup;
	int index = tile_find(setup, cell);
	bool fresh = index < 0;
	if (fresh && setup->tile_count == TILES_MAX)
		return draft_refuse(draft, edit.scenario, N_("the table has no room for another tile"));
	if (fresh)
		index = setup->tile_count++;
	figures_clear(setup, cell);
	setup->table[index] = (struct setup_tile){(uint8_t)type, (uint8_t)rotation, cell};
	if (edit.done == DRAFT_DONE)
		edit.at = claims_clear(draft, edit.scenario, cell);
	enum draft_done done = table_end(draft, &edit);
	if (done == DRAFT_REFUSED && !fresh)
		return draft_refuse(draft, NULL, N_("This tile does not fit in the place of the one that lies there."));
	bool misfit = done == DRAFT_REFUSED && !game_tile_fits(draft->game, type, cell.x, cell.y, rotation);
	return misfit ? DRAFT_MISFIT : done;
}

enum draft_done draft_lift(struct draft *draft, struct cell cell)
{
	bool lies = game_tile_at(draft->game, cell.x, cell.y) >= 0;
	struct table_edit edit =
	    lies ? table_begin(draft) : (struct table_edit){draft_edit(draft), DRAFT_DONE, draft->at};

	if (!edit.scenario)
		return DRAFT_REFUSED;
	if (!lies) {
		edit.at = claims_clear(draft, edit.scenario, cell);
		if (edit.at == draft->at)
			return draft_refuse(draft, edit.scenario, N_("no tile lies there"));
		return table_end(draft, &edit);
	}
	struct setup *setup = &edit.scenario->setup;
	int index = tile_find(setup, cell);
	if (setup->tile_count == 1 && setup->game == GAME_CARCASSONNE)
		return draft_refuse(draft, edit.scenario, N_("The last tile stays: lay another one in its place."));
	figures_clear(setup, cell);
	memmove(&setup->table[index], &setup->table[index + 1],
	        (size_t)(setup->tile_count - 1 - index) * sizeof setup->table[0]);
	setup->tile_count--;
	return table_end(draft, &edit);
}

/* ---- figures ---- */

enum draft_done draft_put(struct draft *draft, const struct setup_figure *figure)
{
	struct table_edit edit = table_begin(draft);

	if (!edit.scenario)
		return DRAFT_REFUSED;
	if (figure->seat >= edit.scenario->setup.player_count || figure->figure >= FIGURE_KINDS)
		return draft_refuse(draft, edit.scenario, draft_no_such);
	if (edit.scenario->setup.figure_count == FIGURES_MAX)
		return draft_refuse(draft, edit.scenario, N_("there are no more figures"));
	edit.scenario->setup.figures[edit.scenario->setup.figure_count++] = *figure;
	return table_end(draft, &edit);
}

static int figure_find(const struct setup *setup, struct cell cell, struct spot spot)
{
	for (int i = setup->figure_count - 1; i >= 0; i--) {
		const struct setup_figure *figure = &setup->figures[i];
		if (figure->place == PLACE_SEGMENT && cell_same(figure->cell, cell) && spot_same(figure->spot, spot))
			return i;
	}
	return -1;
}

bool draft_figure_on(const struct draft *draft, struct cell cell, struct spot spot, struct setup_figure *figure)
{
	struct setup setup;

	setup_init(&setup);
	setup.figure_count = game_figures(draft->game, setup.figures);
	int index = figure_find(&setup, cell, spot);
	if (index >= 0)
		*figure = setup.figures[index];
	return index >= 0;
}

enum draft_done draft_take(struct draft *draft, struct cell cell, struct spot spot)
{
	struct table_edit edit = table_begin(draft);

	if (!edit.scenario)
		return DRAFT_REFUSED;
	/* The engine names a spot by its first edge; the file may have had another of them. */
	if (edit.done == DRAFT_DONE)
		edit.scenario->setup.figure_count = game_figures(draft->game, edit.scenario->setup.figures);
	int index = figure_find(&edit.scenario->setup, cell, spot);
	if (index < 0)
		return draft_refuse(draft, edit.scenario, N_("nobody stands there"));
	table_figure_remove(&edit.scenario->setup, index);
	return table_end(draft, &edit);
}

/* ---- havens ---- */

static bool is_waiting(const struct setup_figure *figure, int seat, enum figure kind, int haven)
{
	return figure->place == PLACE_HAVEN && figure->haven == haven && figure->seat == seat && figure->figure == kind;
}

int draft_waiting(const struct draft *draft, int seat, enum figure figure, int haven)
{
	struct setup_figure figures[FIGURES_MAX];
	int count = 0;

	for (int i = 0, all = game_figures(draft->game, figures); i < all; i++)
		count += is_waiting(&figures[i], seat, figure, haven);
	return count;
}

enum draft_done draft_enter(struct draft *draft, int seat, enum figure figure, int haven)
{
	const struct setup_figure entered = {
	    .seat = (uint8_t)seat, .figure = (uint8_t)figure, .place = PLACE_HAVEN, .haven = (uint8_t)haven};
	bool told = entered.seat == seat && entered.figure == figure && entered.haven == haven;

	return told ? draft_put(draft, &entered) : draft_refuse(draft, NULL, draft_no_such);
}

enum draft_done draft_leave(struct draft *draft, int seat, enum figure figure, int haven)
{
	struct table_edit edit = table_begin(draft);
	int found = -1;

	if (!edit.scenario)
		return DRAFT_REFUSED;
	struct setup *setup = &edit.scenario->setup;
	for (int i = 0; i < setup->figure_count; i++)
		if (is_waiting(&setup->figures[i], seat, figure, haven))
			found = i;
	if (found < 0)
		return draft_refuse(draft, edit.scenario, N_("nobody stands there"));
	table_figure_remove(setup, found);
	return table_end(draft, &edit);
}

/* ---- keeps of The Castle ---- */

/* Does it stand on this house, by whichever of its places that is named? */
static bool keep_stands(const struct game *game, int seat, struct cell cell, struct spot spot)
{
	struct feature house;
	struct castle_keep keep;

	return game_keep(game, seat, &keep) && game_feature_at(game, cell.x, cell.y, spot, &house) &&
	       feature_is_at(&house, keep.cell, keep.spot);
}

enum draft_done draft_keep(struct draft *draft, int seat, struct cell cell, struct spot spot)
{
	if (seat < 0 || seat >= game_player_count(draft->game))
		return draft_refuse(draft, NULL, draft_no_such);
	bool stands = keep_stands(draft->game, seat, cell, spot);
	struct table_edit edit = table_begin(draft);

	if (!edit.scenario)
		return DRAFT_REFUSED;
	edit.scenario->setup.keeps[seat] = (struct setup_keep){.given = !stands, .cell = cell, .spot = spot};
	return table_end(draft, &edit);
}
