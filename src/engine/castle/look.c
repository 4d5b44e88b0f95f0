/* look.c - looking at a castle: what a feature is worth, keeps, hands, the wall, and the hash. */
#include "engine/castle/parts.h"

#include "engine/core/turn.h"
#include "engine/core/hash.h"

void castle_value(const struct game *game, unsigned root, struct feature *feature)
{
	const struct node *node = &game->nodes[root];
	int owner = feature_owner(node);
	bool court = node->kind == FEATURE_COURT;

	feature->owners = owner == NOBODY ? 0 : 1U << owner;
	feature->marks = node->marks;
	feature->starts = feature_starts(node);
	feature->open = court ? 0 : node->open;
	price_bill(game, node, court ? court_price : complete_price(node), &feature->completed);
	feature->completed.reason = court ? SCORE_COURT : SCORE_COMPLETE;
	feature->completed.kind = node->kind;
	feature->points_complete = bill_points(&feature->completed);
	if (court || feature->complete) {
		feature->now = feature->completed;
		feature->points_now = feature->points_complete;
	}
}

/* ---- keeps, hands, the wall ---- */

static bool is_castle(const struct game *game) { return game_kind(game) == GAME_CASTLE; }

bool game_keep(const struct game *game, int seat, struct castle_keep *keep)
{
	if (!is_castle(game) || own(game)->keep[seat] == NO_KEEP)
		return false;
	const struct node *house = &game->nodes[feature_root(game, own(game)->keep[seat])];
	*keep = (struct castle_keep){
	    .cell = address_cell(house->address), .spot = address_spot(house), .size = keep_size(game, seat)};
	return true;
}

int game_hand(const struct game *game, int seat, int number)
{
	return is_castle(game) ? own(game)->hands[seat][number] : 0;
}

int game_hand_usable(const struct game *game, int seat, int number)
{
	int fresh = is_castle(game) && seat == game->seat && !game->over ? own(game)->fresh[number] : 0;

	return game_hand(game, seat, number) - (number == WALL_EXTRA_TURN ? 0 : fresh);
}

bool game_wall_lies(const struct game *game, int corner) { return is_castle(game) && own(game)->wall[corner]; }

int game_wall(const struct game *game, uint8_t wall[CASTLE_CORNERS_MAX])
{
	int count = is_castle(game) ? castle_wall_count(castle_board(game)) : 0;

	for (int i = 0; i < count; i++)
		wall[i] = own(game)->wall[castle_wall_corner(castle_board(game), i)];
	return count;
}

void game_wall_clear(struct game *game)
{
	if (is_castle(game))
		memset(own(game)->wall, 0, sizeof own(game)->wall);
}

/* ---- what nobody sees ---- */

/* The pile, and the wall tiles that lie face down on the wall or were left over. */
void castle_mix_unseen(struct game *game, struct rng *rng)
{
	uint8_t numbers[CASTLE_CORNERS_MAX + (WALL_KINDS + 1) * 9];
	int count = 0;

	types_mix(game->deck + game->deck_next, game->deck_count - game->deck_next, rng);
	for (int number = 1; number <= WALL_KINDS; number++)
		for (; own(game)->box[number]; own(game)->box[number]--)
			numbers[count++] = (uint8_t)number;
	for (int corner = 0; corner < CASTLE_CORNERS_MAX; corner++)
		if (own(game)->wall[corner])
			numbers[count++] = own(game)->wall[corner];
	types_mix(numbers, count, rng);
	for (int corner = CASTLE_CORNERS_MAX - 1; corner >= 0; corner--)
		if (own(game)->wall[corner])
			own(game)->wall[corner] = numbers[--count];
	while (count)
		own(game)->box[numbers[--count]]++;
}

/* ---- hash ---- */

/* In a hidden game it tells where wall tiles lie and which there are, but not which lies where. */
static uint64_t wall_hash(const struct game *game)
{
	uint64_t sum = 1, hash = 0;

	for (int corner = 0; corner < CASTLE_CORNERS_MAX; corner++) {
		int number = own(game)->wall[corner];

		sum += number ? hash_mix((uint64_t)number) : 0;
		hash_add(&hash, game->hidden ? number != 0 : (uint64_t)number);
	}
	return hash_mix(sum) ^ hash;
}

uint64_t castle_hash(const struct game *game)
{
	uint64_t hash = wall_hash(game);

	for (int seat = 0; seat < CASTLE_SEATS; seat++) {
		unsigned node = own(game)->keep[seat];

		hash_add(&hash, node == NO_KEEP ? 0 : (uint32_t)game->nodes[feature_root(game, node)].address);
		for (int number = 1; number <= WALL_KINDS; number++)
			hash_add(&hash, own(game)->hands[seat][number]);
	}
	for (int number = 1; number <= WALL_KINDS && !game->over; number++)
		hash_add(&hash, own(game)->fresh[number]);
	hash_add(&hash, (unsigned)own(game)->settled << 8 | own(game)->moved);
	return hash;
}
