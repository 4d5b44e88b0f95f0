/* claim.c - R-4: placing a meeple. */
#include "engine/carcassonne/parts.h"

#include "engine/carcassonne/module.h"

#include "engine/core/figure.h"
#include "engine/core/refuse.h"

#include <string.h>

/* The feature of a segment of the tile just laid, as joined by it. */
static const struct node *feature_of(const struct game *game, unsigned node)
{
	return &game->nodes[feature_root(game, node)];
}

/* it carries nobody's figure. */
static bool feature_free(const struct node *root) { return !root->figures; }

/* some other figure of the player stands there already, and the tile does not complete it. */
static bool feature_followed(const struct game *game, unsigned node, int seat)
{
	unsigned root = feature_root(game, node);

	return feature_has(game, root, seat) && !feature_complete(&game->nodes[root]);
}

bool claim_allowed(const struct game *game, int figure, struct spot spot, struct refusal *refusal)
{
	const struct laid *laid = &game->laid[game->last_laid];
	int segment = segment_find(&game->layouts[laid->type], laid->rotation, spot);
	const struct piece *piece = piece_find(game, figure);
	unsigned node = laid->first + (unsigned)segment;

	if (segment < 0)
		return refuse(refusal, REFUSAL_NO_SPOT, "R-4.1");
	if (!piece)
		return refuse(refusal, REFUSAL_NOT_A_MOVE, "");
	if (!(piece->stands >> spot.kind & 1))
		return refuse(refusal, REFUSAL_WRONG_FIGURE, piece->rule);
	if (spot.kind == FEATURE_FIELD && setting_is(game, SETTING_FARM, FARM_OFF))
		return refuse(refusal, REFUSAL_FARMS_OFF, "R-7");
	if (!game->supply[figure][game->seat])
		return refuse(refusal, REFUSAL_NO_FIGURE, piece->rule_none);
	if (!modules_allows_claim(game, refusal))
		return false;
	if (segment == game->layouts[laid->type].building && !modules_allows_building(game, game->last_laid, refusal))
		return false;
	if (piece->follows)
		return feature_followed(game, node, game->seat) ||
		       refuse(refusal, REFUSAL_FOLLOWS, piece->rule_follows);
	return feature_free(feature_of(game, node)) || refuse(refusal, REFUSAL_OCCUPIED, "R-4.4");
}

/* ---- all of them ---- */

/* A bit per place in the order of the layout, all of them for each kind of figure: the order of the list. */
_Static_assert(STAND_KINDS *TILE_SEGMENTS_MAX < 64, "places of all kinds of figures leave a bit of a word");

/* Places of the tile just laid: those that are free, and such as a figure that follows goes to. */
struct places {
	unsigned open, followed;
};

enum { PLACES_MOST = 6 }; /* of most tiles; a fixed number keeps the branch predictable */

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
	if (figures < HEAVY_ONE && !(figures >> LIGHT_BITS * game->seat & LIGHT_MASK))
		return places; /* nobody of his to follow, as mostly */
	for (int i = 0; i < layout->segment_count; i++)
		places.followed |= (unsigned)feature_followed(game, laid->first + order[i], game->seat) << i;
	return places;
}

/* The kinds of figures that he has in his supply: the first bit of each kind in a word of claims. */
static inline uint64_t supplied(const struct game *game, int word)
{
	int first = word * STAND_KINDS;
	uint64_t supply = 0;

	for (int i = 0; i < STAND_KINDS && first + i < game->kinds_owned; i++)
		supply |= (uint64_t)(game->supply[first + i][game->seat] != 0) << i * TILE_SEGMENTS_MAX;
	return supply;
}

/* What he has may be put at these places; a product writes them down for every kind of a word at once. */
static inline void claims_write(struct game *game, const struct tile_layout *layout, int word, uint64_t supply,
                                struct places places)
{
	uint64_t followers = supply & own(game)->followers[word];
	uint64_t claims = layout->stands[word] & (places.open * (supply ^ followers) | places.followed * followers);

	own(game)->claims[word] = claims;
	own(game)->claimable |= claims != 0;
}

/* Where a segment stands in the order of the layout. */
static int place_of(const struct tile_layout *layout, int rotation, int segment)
{
	int i = 0;

	while (layout->order[rotation][i] != segment)
		i++;
	return i;
}

static bool supplied_at_all(const struct game *game)
{
	for (int figure = 0; figure < game->kinds_owned; figure++)
		if (game->supply[figure][game->seat])
			return true;
	return false;
}

void claim_find(struct game *game)
{
	const struct laid *laid = &game->laid[game->last_laid];
	const struct tile_layout *layout = &game->layouts[laid->type];

	own(game)->claimable = false;
	memset(own(game)->claims, 0, sizeof own(game)->claims);
	if (!supplied_at_all(game) || !modules_allows_claim(game, NULL))
		return;
	struct places places = places_find(game, laid);
	if (setting_is(game, SETTING_FARM, FARM_OFF)) { /* no farmers without farms */
		places.open &= ~(unsigned)layout->by_half;
		places.followed &= ~(unsigned)layout->by_half;
	}
	if (layout->building != NO_SEGMENT && !modules_allows_building(game, game->last_laid, NULL))
		places.open &= ~(1U << place_of(layout, laid->rotation, layout->building));
	claims_write(game, layout, 0, supplied(game, 0), places);
	for (int w = 1; w < own(game)->claim_words; w++)
		claims_write(game, layout, w, supplied(game, w), places);
}

void claim_begin(struct game *game)
{
	own(game)->claim_words = (uint8_t)((game->kinds_owned + STAND_KINDS - 1) / STAND_KINDS);
	for (int figure = 0; figure < game->kinds_owned; figure++)
		if (game->owned[figure] && game->tiles->pieces[figure]->follows)
			own(game)->followers[figure / STAND_KINDS] |= (uint64_t)1
			                                              << figure % STAND_KINDS * TILE_SEGMENTS_MAX;
}

/* Those of a word.  Written by fours, because the end of so short a list cannot be predicted: what is too many is not
 * counted. */
static inline int claims_list(const struct game *game, unsigned word, struct move *moves, int capacity)
{
	const struct laid *laid = &game->laid[game->last_laid];
	const struct tile_layout *layout = &game->layouts[laid->type];
	uint64_t claims = own(game)->claims[word];
	int count = 0;

	while (claims && count < capacity) {
		for (int i = 0; i < 4 && count < capacity; i++) {
			unsigned bit = (unsigned)__builtin_ctzll(claims | (uint64_t)1 << 63);
			unsigned segment = layout->order[laid->rotation][bit % TILE_SEGMENTS_MAX];

			moves[count] = (struct move){
			    .kind = MOVE_FIGURE,
			    .figure = (uint8_t)(bit / TILE_SEGMENTS_MAX + word * STAND_KINDS),
			    .spot = {layout->nodes[segment].kind, layout->at[laid->rotation][segment]},
			};
			count += claims != 0;
			claims &= claims - 1;
		}
	}
	return count;
}

/* Most games need one word. */
int claim_list(const struct game *game, struct move *moves, int capacity)
{
	int count = claims_list(game, 0, moves, capacity);

	for (unsigned w = 1; w < own(game)->claim_words; w++)
		count += claims_list(game, w, moves + count, capacity - count);
	return count;
}
