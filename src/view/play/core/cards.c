/* Cards that go with the largest feature: who has each, how large the city or road is that has to be beaten, and where
 * it lies.  The engine remembers who and how large; where is found on the table: of several of that size, the one that
 * was completed when the card changed hands. */
#include "view/play/core/play.h"

/* The cell of the tile with which the card went to its holder; false: it was given with the table. */
static bool cell_of_change(const struct play *play, int card, struct cell *cell)
{
	const struct history *history = session_history(play->session);
	struct cell placed = {0, 0};
	bool found = false;
	for (int i = 0; i < history->event_count; i++) {
		const struct event *event = &history->events[i];
		if (event->kind == EVENT_PLACED)
			placed = event->cell;
		if (event->kind != EVENT_HELD || event->holding != card)
			continue;
		*cell = placed;
		found = true;
	}
	return found;
}

/* The tile of a feature that lies nearest to its middle: its mark stands there. */
static void place_mark(const struct feature *feature, struct play_card *found)
{
	int x = 0, y = 0, best = 1 << 30;
	for (int i = 0; i < feature->tile_count; i++) {
		x += feature->tiles[i].x;
		y += feature->tiles[i].y;
	}
	for (int i = 0; i < feature->spot_count; i++) {
		int dx = feature->spots[i].cell.x * feature->tile_count - x,
		    dy = feature->spots[i].cell.y * feature->tile_count - y;
		if (dx * dx + dy * dy >= best)
			continue;
		best = dx * dx + dy * dy;
		found->cell = feature->spots[i].cell;
		found->spot = feature->spots[i].spot;
	}
	found->lies = true;
}

static void find(struct play *play, int card, struct play_card *found)
{
	uint8_t kind = holding_words(card)->feature;
	const struct game *game = session_game(play->session);
	struct feature *feature = play->feature;
	struct cell changed = {0, 0};
	bool known = cell_of_change(play, card, &changed);
	for (int i = 0; i < game_tile_count(game); i++) {
		struct cell at = game_tile(game, i).cell;
		for (uint8_t side = 0; side < EDGE_COUNT; side++) {
			struct spot spot = {.kind = kind, .at = side};
			if (!game_feature_at(game, at.x, at.y, spot, feature) || !feature->complete ||
			    feature->tile_count != found->size)
				continue;
			bool here = known && feature_covers(feature, changed);
			if (!found->lies || here)
				place_mark(feature, found);
			if (here)
				return;
		}
	}
}

void play_cards_find(struct play *play)
{
	const struct game *game = session_game(play->session);
	for (int card = 0; card < HOLDINGS_MAX; card++) {
		struct play_card *found = &play->found.cards[card];
		if (!game_has_holding(game, card) || !game_holding(game_kind(game), card)->single) {
			found->seat = NOBODY;
			continue;
		}
		int seat = game_holder(game, card), size = game_held_size(game, card);
		if (found->seat == seat && found->size == size && (found->lies || seat == NOBODY))
			continue; /* what is completed stays completed */
		*found = (struct play_card){.seat = (uint8_t)seat, .size = (uint16_t)size};
		if (seat != NOBODY && size > 0)
			find(play, card, found);
	}
}
