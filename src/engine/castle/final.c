/* final.c - the end: keep, courts, then the wall tiles 4, 5, 6 and 9. */
#include "engine/castle/parts.h"

#include "engine/core/event.h"
#include "engine/core/figure.h"

/* ---- the keep (R44, R45) ---- */

/* Cells where no tile lies, and a margin of one round the board: [y + 1][x + 1]. */
struct empty_cells {
	bool at[CASTLE_HEIGHT_MAX + 2][CASTLE_WIDTH_MAX + 2];
};

static void empty_cells_find(const struct game *game, struct empty_cells *empty)
{
	const struct castle_board *board = castle_board(game);

	memset(empty, 0, sizeof *empty);
	for (int i = 0; i < board->cell_count; i++)
		empty->at[board->cells[i].y + 1][board->cells[i].x + 1] = true;
	for (int i = 0; i < game->laid_count; i++) {
		struct cell cell = cell_unpack(game->laid[i].key);

		empty->at[cell.y + 1][cell.x + 1] = false;
	}
}

/* The start spaces that face a cell of the area, if they count (R45, D9). */
static void area_starts(const struct game *game, struct castle_area *area)
{
	const struct castle_board *board = castle_board(game);

	for (int s = 0; s < board->start_count && setting_is(game, SETTING_KEEP_STARTS, KEEP_STARTS_ON); s++)
		for (int i = 0; i < area->cell_count; i++)
			if (memcmp(&board->starts[s].cell, &area->cells[i], sizeof area->cells[i]) == 0)
				area->starts[area->start_count++] = (uint8_t)s;
}

/* The empty cells that can be reached from one, edge by edge (D10): taken out of the empty ones. */
static void area_from(const struct game *game, struct castle_cell from, struct empty_cells *empty,
                      struct castle_area *area)
{
	area->cell_count = area->start_count = 0;
	area->cells[area->cell_count++] = from;
	empty->at[from.y + 1][from.x + 1] = false;
	for (int i = 0; i < area->cell_count; i++) {
		for (int edge = 0; edge < EDGE_COUNT; edge++) {
			struct cell cell = cell_beside((struct cell){area->cells[i].x, area->cells[i].y}, edge);

			if (!empty->at[cell.y + 1][cell.x + 1])
				continue;
			empty->at[cell.y + 1][cell.x + 1] = false;
			area->cells[area->cell_count++] = (struct castle_cell){(uint8_t)cell.x, (uint8_t)cell.y};
		}
	}
	area_starts(game, area);
}

/* The one that pays most (R44). */
void game_empty_area(const struct game *game, struct castle_area *best)
{
	const struct castle_board *board = castle_board(game);
	struct empty_cells empty;
	struct castle_area area;

	best->cell_count = best->start_count = 0;
	empty_cells_find(game, &empty);
	for (int i = 0; i < board->cell_count; i++) {
		struct castle_cell cell = board->cells[i];

		if (!empty.at[cell.y + 1][cell.x + 1])
			continue;
		area_from(game, cell, &empty, &area);
		int more = area.cell_count + area.start_count - best->cell_count - best->start_count;
		if (more > 0 || (more == 0 && area.cell_count > best->cell_count))
			*best = area;
	}
}

/* How large a keep counts; a player who has one plays his wall tiles 8 (D8, D11). */
static int keep_count(struct game *game, int seat, struct event_list *events)
{
	int size = keep_size(game, seat);

	while (size && own(game)->hands[seat][WALL_KEEP]) {
		wall_tile_use(game, seat, WALL_KEEP, events);
		size += 2;
	}
	return size;
}

static void keeps_score(struct game *game, struct event_list *events)
{
	int first = keep_count(game, 0, events), second = keep_count(game, 1, events);
	int seat = first > second ? 0 : 1;

	if (first == second)
		return;
	struct castle_area area;
	game_empty_area(game, &area);
	if (!area.cell_count)
		return;
	struct event *event = pay(game, seat, area.cell_count + area.start_count, SCORE_KEEP, FEATURE_HOUSE, events);
	if (event) {
		const struct node *house = &game->nodes[feature_root(game, own(game)->keep[seat])];

		event->cell = address_cell(house->address);
		event->spot = address_spot(house);
		event->tiles = (uint16_t)area.cell_count;
		event->starts = (uint8_t)area.start_count;
		event->bill.rule = area.start_count ? "R45" : "R44";
		event->bill.weights[0] = (uint16_t)first;
		event->bill.weights[1] = (uint16_t)second;
		bill_add(&event->bill, UNIT_PLACE, area.cell_count, 1);
		if (area.start_count)
			bill_add(&event->bill, UNIT_START, area.start_count, 1);
	}
}

/* ---- features that wall tiles 4 to 7 go to ---- */

/* Of a player's features of a kind the one that pays most; on a tie the first by address.  All are unfinished: nobody
 * stands on a completed one (R31). */
static int best_find(const struct game *game, int seat, const uint16_t *roots, int count, const bool *taken,
                     int (*worth)(const struct game *game, const struct node *root))
{
	int best = -1, most = 0;

	for (int i = 0; i < count; i++) {
		const struct node *root = &game->nodes[roots[i]];

		if (taken[i] || feature_owner(root) != seat || worth(game, root) <= most)
			continue;
		best = i;
		most = worth(game, root);
	}
	return best;
}

/* ---- courts (R46, D28) ---- */

static int markets(const struct game *game, const struct node *root)
{
	(void)game;
	return root->marks;
}

static void courts_score(struct game *game, struct event_list *events)
{
	uint16_t roots[FIGURES_MAX];
	bool raised[FIGURES_MAX] = {false};
	int count = features_with_figures(game, 1U << FEATURE_COURT, address_rank, roots);

	for (int seat = 0; seat < CASTLE_SEATS; seat++) {
		for (int left = own(game)->hands[seat][WALL_MARKET]; left > 0; left--) {
			int best = best_find(game, seat, roots, count, raised, markets);

			if (best >= 0)
				raised[best] = true;
		}
	}
	for (int i = 0; i < count; i++) {
		const struct node *court = &game->nodes[roots[i]];
		int seat = feature_owner(court);

		if (seat == NOBODY || !court->marks)
			continue;
		if (raised[i])
			wall_tile_use(game, seat, WALL_MARKET, events);
		struct event *event =
		    castle_pay(game, seat, raised[i] ? raised_price : court_price, SCORE_COURT, roots[i], events);
		if (event && raised[i])
			event->wall = WALL_MARKET;
	}
}

/* ---- wall tiles 4, 5, 6, 9 (R47) ---- */

static int unfinished_points(const struct game *game, const struct node *root)
{
	return price_points(root, unfinished_price(game, root));
}

static void unfinished_score(struct game *game, int seat, int number, struct event_list *events)
{
	uint16_t roots[FIGURES_MAX];
	bool taken[FIGURES_MAX] = {false};

	if (!own(game)->hands[seat][number])
		return;
	int count = features_with_figures(game, 1U << (FEATURE_PATH + number - WALL_PATH), address_rank, roots);
	for (int left = own(game)->hands[seat][number]; left > 0; left--) {
		int best = best_find(game, seat, roots, count, taken, unfinished_points);

		if (best < 0)
			return;
		taken[best] = true;
		wall_tile_use(game, seat, number, events);
		struct event *event = castle_pay(game, seat, unfinished_price(game, &game->nodes[roots[best]]),
		                                 SCORE_WALL, roots[best], events);
		if (event)
			event->wall = (uint8_t)number;
	}
}

static void points_score(struct game *game, int seat, struct event_list *events)
{
	while (own(game)->hands[seat][WALL_POINTS]) {
		wall_tile_use(game, seat, WALL_POINTS, events);
		struct event *event = pay(game, seat, 5, SCORE_WALL, FEATURE_KINDS, events);
		if (event) {
			event->wall = WALL_POINTS;
			event->bill.rule = "R38.9";
			bill_add(&event->bill, UNIT_WALL_TILE, 1, 5);
		}
	}
}

void castle_final(struct game *game, struct event_list *events)
{
	int since = events ? events->count : 0;

	memset(own(game)->wall, 0, sizeof own(game)->wall); /* R43 */
	keeps_score(game, events);
	courts_score(game, events);
	for (int seat = 0; seat < CASTLE_SEATS; seat++) {
		for (int number = WALL_PATH; number <= WALL_HOUSE; number++)
			unfinished_score(game, seat, number, events);
		points_score(game, seat, events);
	}
	tell_final(events, since);
	game->over = true;
	event_add(events, EVENT_OVER);
}
