/*
 * claim.c - R-4: placing a meeple.
 */
#include "engine/carcassonne/claim.h"

#include "engine/carcassonne/figures.h"
#include "engine/carcassonne/module.h"

#include "engine/core/event.h"
#include "engine/core/figure.h"
#include "engine/core/refuse.h"

/* Kinds a figure may claim in this game: no farmers without farms. */
static unsigned claimable(const struct game *game, int figure)
{
	unsigned kinds = figure_places(figure);

	return setting_is(game, SETTING_FARM, FARM_OFF) ? kinds & ~(1U << FEATURE_FIELD) : kinds;
}

/* The feature of a segment of the tile just laid, as joined by it. */
static const struct node *feature_of(const struct game *game, unsigned node)
{
	return &game->nodes[feature_root(game, node)];
}

/* it carries nobody's figure. */
static bool feature_free(const struct node *root) { return !root->figures; }

static uint32_t figures_of(int seat) { return (uint32_t)0xf << 4 * seat; } /* their bits in node.figures */

static bool feature_own(const struct node *root, uint32_t own) { return (root->figures & own) != 0; }

/* some other figure of the player stands there already, and the tile does not complete it. */
static bool feature_followed(const struct node *root, uint32_t own)
{
	return feature_own(root, own) && !feature_complete(root);
}

bool claim_allowed(const struct game *game, int figure, struct spot spot, struct refusal *refusal)
{
	const struct laid *laid = &game->laid[game->last_laid];
	int segment = segment_find(&game->layouts[laid->type], laid->rotation, spot);
	const struct node *root;

	if (segment < 0)
		return refuse(refusal, REFUSAL_NO_SPOT, "R-4.1");
	if (figure >= FIGURE_KINDS)
		return refuse(refusal, REFUSAL_NOT_A_MOVE, "");
	if (!(figure_places(figure) >> spot.kind & 1))
		return refuse(refusal, REFUSAL_WRONG_FIGURE, figure_rule(figure));
	if (!(claimable(game, figure) >> spot.kind & 1))
		return refuse(refusal, REFUSAL_FARMS_OFF, "R-7");
	if (!game->supply[figure][game->seat])
		return refuse(refusal, REFUSAL_NO_FIGURE, figure == FIGURE_ABBOT ? "R-11.2" : "R-4.1");
	if (!modules_allow_claim(game, refusal))
		return false;
	if (segment == game->layouts[laid->type].building && !modules_allow_building(game, refusal))
		return false;
	root = feature_of(game, laid->first + (unsigned)segment);
	if (figure_table[figure].follows)
		return feature_followed(root, figures_of(game->seat)) ||
		       refuse(refusal, REFUSAL_FOLLOWS, figure == FIGURE_PIG ? "R-24.11" : "R-24.4");
	return feature_free(root) || refuse(refusal, REFUSAL_OCCUPIED, "R-4.4");
}

/* ---- all of them ---- */

/* A bit per place in the order of the layout, all of them for each kind of figure: the order of the list. */
_Static_assert(FIGURE_KINDS *TILE_SEGMENTS_MAX < 64, "places of all kinds of figures leave a bit of a word");

/* Places of the tile just laid: those that are free, and such as a figure that follows goes to. */
struct places {
	unsigned open, followed;
};

enum { PLACES_MOST = 6 }; /* of most tiles, but how many they have nobody can guess */

/* The i-th place, as far as all players' figures on it say. */
static inline uint32_t place_see(const struct game *game, unsigned node, int i, struct places *places)
{
	const struct node *root = feature_of(game, node);

	places->open |= (unsigned)feature_free(root) << i;
	return root->figures;
}

/* Behind the last place the order names the first again, and no kind of figure stands there. */
static struct places places_find(const struct game *game, const struct laid *laid)
{
	const struct tile_layout *layout = &game->layouts[laid->type];
	const uint8_t *order = layout->order[laid->rotation];
	struct places places = {0};
	uint32_t figures = 0;

	for (int i = 0; i < PLACES_MOST; i++)
		figures |= place_see(game, laid->first + order[i], i, &places);
	for (int i = PLACES_MOST; i < layout->segment_count; i++)
		figures |= place_see(game, laid->first + order[i], i, &places);
	if (!(figures & figures_of(game->seat)))
		return places; /* nobody of his to follow, as mostly */
	for (int i = 0; i < layout->segment_count; i++)
		places.followed |=
		    (unsigned)feature_followed(feature_of(game, laid->first + order[i]), figures_of(game->seat)) << i;
	return places;
}

/* The kinds of figures that he has in his supply: the first bit of each kind in a word of claims. */
static uint64_t supplied(const struct game *game)
{
	uint64_t supply = 0;

	for (int figure = 0; figure < game->kinds_owned; figure++)
		supply |= (uint64_t)(game->supply[figure][game->seat] != 0) << figure * TILE_SEGMENTS_MAX;
	return supply;
}

/* Where a segment stands in the order of the layout. */
static int place_of(const struct tile_layout *layout, int rotation, int segment)
{
	int i = 0;

	while (layout->order[rotation][i] != segment)
		i++;
	return i;
}

/* A product writes the places down for every kind at once. */
void claim_find(struct game *game)
{
	const struct laid *laid = &game->laid[game->last_laid];
	const struct tile_layout *layout = &game->layouts[laid->type];
	uint64_t supply = supplied(game), followers = supply & own(game)->followers;
	struct places places;

	own(game)->claims = 0;
	if (!supply || !modules_allow_claim(game, NULL))
		return;
	places = places_find(game, laid);
	if (setting_is(game, SETTING_FARM, FARM_OFF)) { /* no farmers without farms */
		places.open &= ~(unsigned)layout->by_half;
		places.followed &= ~(unsigned)layout->by_half;
	}
	if (layout->building != NO_SEGMENT && !modules_allow_building(game, NULL))
		places.open &= ~(1U << place_of(layout, laid->rotation, layout->building));
	own(game)->claims = layout->stands & (places.open * (supply ^ followers) | places.followed * followers);
}

void claim_begin(struct game *game)
{
	own(game)->followers = 0;
	for (int figure = 0; figure < FIGURE_KINDS; figure++)
		own(game)->followers |= (uint64_t)figure_table[figure].follows << figure * TILE_SEGMENTS_MAX;
}

/* Written by fours, for where so short a list ends nobody can guess: what is too many is not counted. */
int claim_list(const struct game *game, struct move *moves, int capacity)
{
	const struct laid *laid = &game->laid[game->last_laid];
	const struct tile_layout *layout = &game->layouts[laid->type];
	uint64_t claims = own(game)->claims;
	int count = 0;

	while (claims && count < capacity) {
		for (int i = 0; i < 4 && count < capacity; i++) {
			unsigned bit = (unsigned)__builtin_ctzll(claims | (uint64_t)1 << 63);
			unsigned segment = layout->order[laid->rotation][bit % TILE_SEGMENTS_MAX];

			moves[count] = (struct move){
			    .kind = MOVE_FIGURE,
			    .figure = (uint8_t)(bit / TILE_SEGMENTS_MAX),
			    .spot = {layout->nodes[segment].kind, layout->at[laid->rotation][segment]},
			};
			count += claims != 0;
			claims &= claims - 1;
		}
	}
	return count;
}

void claim(struct game *game, int figure, struct spot spot, struct event_list *events)
{
	const struct laid *laid = &game->laid[game->last_laid];
	int segment = segment_find(&game->layouts[laid->type], laid->rotation, spot);
	unsigned node = laid->first + (unsigned)segment;
	struct event *event = event_add(events, EVENT_FIGURE);

	game->supply[figure][game->seat]--;
	figure_stand(game, game->seat, figure, node);
	if (event) {
		event->seat = game->seat;
		event->figure = (uint8_t)figure;
		event->cell = cell_unpack(laid->key);
		event->spot = node_spot(game, node);
	}
}
