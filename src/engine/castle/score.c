/* score.c - scoring in play: points, the keep, wall tiles. */
#include "engine/castle/parts.h"

#include "engine/core/event.h"
#include "engine/core/figure.h"

int feature_owner(const struct node *root)
{
	unsigned first = feature_light(root, 0), second = feature_light(root, 1);

	return first > second ? 0 : second > first ? 1 : NOBODY;
}

/* Tiles and start spaces, each once (D2, D4). */
static int feature_size(const struct node *root) { return root->tiles + bit_count(feature_starts(root)); }

struct price complete_price(const struct node *root)
{
	bool wells = root->kind == FEATURE_PATH && root->marks;

	if (root->kind == FEATURE_TOWER)
		return (struct price){2, "R26"};
	if (root->kind == FEATURE_HOUSE)
		return (struct price){1, "R27"};
	return wells ? (struct price){2, "R25"} : (struct price){1, "R24"};
}

struct price unfinished_price(const struct game *game, const struct node *root)
{
	static const char *const rules[FEATURE_KINDS] = {
	    [FEATURE_PATH] = "R38.4", [FEATURE_TOWER] = "R38.5", [FEATURE_HOUSE] = "R38.6"};
	struct price price = complete_price(root);

	if (root->kind == FEATURE_PATH && setting_is(game, SETTING_WELL4, WELL4_ONE))
		price.each = 1;
	price.rule = root->kind == FEATURE_PATH && price.each > 1 ? "R39" : rules[root->kind];
	return price;
}

int price_points(const struct node *root, struct price price)
{
	return price.each * (root->kind == FEATURE_COURT ? root->marks : feature_size(root));
}

void price_bill(const struct game *game, const struct node *root, struct price price, struct bill *bill)
{
	int starts = bit_count(feature_starts(root)), owner = feature_owner(root);

	bill->rule = price.rule;
	if (root->kind == FEATURE_COURT) {
		bill_add(bill, UNIT_MARKET, root->marks, price.each);
	} else {
		bill_add(bill, UNIT_TILE, root->tiles, price.each);
		if (starts)
			bill_add(bill, UNIT_START, starts, price.each);
	}
	bill_weigh(bill, game, root, owner == NOBODY ? 0 : 1U << owner);
}

struct event *castle_pay(struct game *game, int seat, struct price price, enum score_reason reason, unsigned root,
                         struct event_list *events)
{
	const struct node *node = &game->nodes[root];
	struct event *event = pay(game, seat, price_points(node, price), reason, node->kind, events);

	if (event) {
		price_bill(game, node, price, &event->bill);
		event->cell = address_cell(node->address);
		event->spot = address_spot(node);
		event->tiles = (uint16_t)distinct_tiles(game, root);
		event->starts = (uint8_t)bit_count(feature_starts(node));
		event->marks = node->marks;
	}
	return event;
}

/* ---- wall tiles ---- */

static void wall_tile_tell(int kind, int seat, int number, int space, struct event_list *events)
{
	event_tell(events,
	           (struct event){
	               .kind = (uint8_t)kind, .seat = (uint8_t)seat, .wall = (uint8_t)number, .space = (uint8_t)space});
}

void wall_tile_use(struct game *game, int seat, int number, struct event_list *events)
{
	own(game)->hands[seat][number]--;
	wall_tile_tell(EVENT_USED, seat, number, 0, events);
}

void wall_tile_take(struct game *game, int seat, struct event_list *events)
{
	const struct castle_board *board = castle_board(game);
	int corner = castle_corner_of(board, castle_space_of(board, game->scores[seat]));
	int number = corner == CASTLE_NO_CORNER ? 0 : own(game)->wall[corner];

	if (!number)
		return;
	own(game)->wall[corner] = 0;
	own(game)->hands[seat][number]++;
	if (seat == game->seat)
		own(game)->fresh[number]++;
	wall_tile_tell(EVENT_WALL, seat, number, board->corners[corner].first, events);
}

/* ---- the keep (R30) ---- */

int keep_size(const struct game *game, int seat)
{
	unsigned node = own(game)->keep[seat];

	return node == NO_KEEP ? 0 : feature_size(&game->nodes[feature_root(game, node)]);
}

/* D12: only onto a house that is larger. */
static void keep_move(struct game *game, int seat, unsigned root, struct event_list *events)
{
	const struct node *house = &game->nodes[root];

	if (feature_size(house) <= keep_size(game, seat))
		return;
	own(game)->keep[seat] = (uint16_t)root;
	event_tell(events, (struct event){.kind = EVENT_KEEP,
	                                  .seat = (uint8_t)seat,
	                                  .cell = address_cell(house->address),
	                                  .spot = address_spot(house),
	                                  .tiles = (uint16_t)feature_size(house)});
}

void complete_score(struct game *game, int seat, unsigned root, bool doubled, struct event_list *events)
{
	const struct node *node = &game->nodes[root];
	struct price price = complete_price(node);

	if (doubled) {
		wall_tile_use(game, seat, node->kind == FEATURE_TOWER ? WALL_DOUBLE_TOWER : WALL_DOUBLE_HOUSE, events);
		price.each *= 2;
		price.rule = node->kind == FEATURE_TOWER ? "R38.2" : "R38.3";
	}
	struct event *event = castle_pay(game, seat, price, SCORE_COMPLETE, root, events);
	if (event)
		event->doubled = doubled;
	own(game)->moved |= (uint8_t)(1U << seat);
	if (node->kind == FEATURE_HOUSE)
		keep_move(game, seat, root, events);
	if (setting_is(game, SETTING_CORNER, CORNER_EACH))
		wall_tile_take(game, seat, events);
}
