/* claim.c - which figures may be put where on the tile just laid. */
#include "engine/core/claim.h"

bool feature_followed(const struct game *game, unsigned node, int seat)
{
	unsigned root = feature_root(game, node);

	return feature_has(game, root, seat) && !feature_complete(&game->nodes[root]);
}

/* The kinds of figures that the player in turn has in his supply, a bit each. */
static unsigned supplied(const struct game *game)
{
	unsigned kinds = 0;

	for (int figure = 0; figure < game->kinds_owned; figure++)
		kinds |= (unsigned)(game->supply[figure][game->seat] != 0) << figure;
	return kinds;
}

/* Places whose features have nobody's figure, and such as a figure that follows goes to. */
struct places {
	unsigned open, followed;
};

enum { PLACES_MOST = 6 }; /* of most tiles; a fixed number keeps the branch predictable */

/* Behind the last place the order names the first again, and no kind of figure stands there. */
static struct places places_find(const struct game *game, const struct laid *laid, const struct tile_layout *layout)
{
	const uint8_t *order = layout->order[laid->rotation];
	struct places places = {0};
	uint32_t figures = 0;

	for (int i = 0; i < PLACES_MOST || i < layout->segment_count; i++) {
		unsigned node = laid->first + order[i];

		places.open |= (unsigned)feature_free(game, node) << i;
		figures |= game->nodes[feature_root(game, node)].figures;
	}
	if (figures < HEAVY_ONE && !(figures >> LIGHT_BITS * game->seat & LIGHT_MASK))
		return places; /* nobody of his to follow, as mostly */
	for (int i = 0; i < layout->segment_count; i++)
		places.followed |= (unsigned)feature_followed(game, laid->first + order[i], game->seat) << i;
	return places;
}

void claims_find(struct game *game, unsigned barred)
{
	const struct laid *laid = &game->laid[game->last_laid];
	const struct tile_layout *layout = &game->layouts[laid->type];
	unsigned kinds = supplied(game);
	struct places places = {0};

	game->claimable = false;
	memset(game->claims, 0, sizeof game->claims);
	if (kinds)
		places = places_find(game, laid, layout);
	for (; kinds; kinds &= kinds - 1) {
		int figure = __builtin_ctz(kinds);
		unsigned goes = game->tiles->pieces[figure]->follows ? places.followed : places.open;

		game->claims[figure] = (uint16_t)(layout->stands[figure] & goes & ~barred);
		game->claimable |= game->claims[figure] != 0;
	}
}

int claims_list(const struct game *game, struct move *moves, int capacity)
{
	const struct laid *laid = &game->laid[game->last_laid];
	const struct tile_layout *layout = &game->layouts[laid->type];
	int count = 0;

	for (int figure = 0; figure < game->kinds_owned; figure++) {
		for (unsigned places = game->claims[figure]; places && count < capacity; places &= places - 1) {
			unsigned segment = layout->order[laid->rotation][__builtin_ctz(places)];

			moves[count++] = (struct move){
			    .kind = MOVE_FIGURE,
			    .figure = (uint8_t)figure,
			    .spot = {layout->nodes[segment].kind, layout->at[laid->rotation][segment]},
			};
		}
	}
	return count;
}

void claim(struct game *game, int figure, struct spot spot, struct event_list *events)
{
	const struct laid *laid = &game->laid[game->last_laid];
	int segment = segment_find(&game->layouts[laid->type], laid->rotation, spot);

	figure_place(game, game->seat, figure, laid->first + (unsigned)segment, EVENT_FIGURE, events);
}
