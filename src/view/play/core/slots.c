/* The places for a follower: found after a change. */
#include "view/play/core/play.h"

#include <math.h>

#define SLOT_INSET 0.14f /* of a disc's middle from the tile's border, in sides of a tile */

static const struct player_colors nobody = {COLOR_INK_OFF, COLOR_CREAM, COLOR_INK};

int play_seat_color(const struct play *play, int seat)
{
	return seat == NOBODY ? -1 : (int)game_color(session_game(play->session), seat);
}

const struct player_colors *play_seat_colors(const struct play *play, int seat)
{
	int color = play_seat_color(play, seat);
	return color < 0 ? &nobody : &player_colors[color];
}

void play_badges(const struct play *play, struct draw *draw, struct rect *box, unsigned seats, int side, int gap)
{
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		if (seats >> seat & 1)
			draw_badge_in(draw, rect_part_left(box, side, gap), (float)side, play_seat_color(play, seat));
}

int play_followers(const struct play *play, int seat)
{
	const struct game *game = session_game(play->session);
	struct setup_figure figures[FIGURES_MAX];
	int count = game_supply(game, seat, FIGURE_MEEPLE);
	for (int i = 0, n = game_figures(game, figures); i < n; i++)
		count += figures[i].seat == seat && figures[i].figure == FIGURE_MEEPLE;
	return count;
}

/* ---- finding ---- */

/* On a tile with several fields, roads, cities, or what The Castle has in their place, which of them: by where it lies
 * on the tile. */
static bool has_several(const struct game *game, struct cell cell, int kind)
{
	int index = game_tile_at(game, cell.x, cell.y), count = 0;
	if (index < 0)
		return false;
	const struct tile_type *type = &game_tile_set(game)->types[game_tile(game, index).type];
	for (int i = 0; i < TILE_PARTS_MAX; i++)
		count += tile_segment_first(type, 0, kind, i) >= 0;
	return count > 1;
}

/* Of a place that may be chosen: which it is, and what it brings. */
static void describe(struct play *play, struct play_slot *slot, const struct game *game)
{
	struct feature *feature = play->feature;
	struct cell cell = slot->cell;
	if (!slot->legal || !game_feature_at(game, cell.x, cell.y, slot->on, feature))
		return;
	slot->pays = !any_piece(slot->move.figure)->brings_part;
	if (has_several(game, cell, feature->kind)) {
		struct vec way = {slot->at.x - (float)cell.x - 0.5f, slot->at.y - (float)cell.y - 0.5f};
		bool field = feature->kind == FEATURE_FIELD;
		slot->name.which = (uint8_t)(field ? play_field_name(game, cell, slot->on, slot->at) : play_side(way));
	}
	slot->points = feature->kind == FEATURE_FIELD && game_kind(game) == GAME_CARCASSONNE
	                   ? session_gain(play->session, &slot->move, slot->at_once)
	               : game_weight_at(game, slot->move.figure, cell.x, cell.y, slot->on) == 0
	                   ? 0 /* who counts nothing there is paid nothing */
	                   : feature->points_now;
}

/* Its disc lies within the tile's frame, wherever the follower himself would stand. */
static float within(float at, int cell)
{
	float least = (float)cell + SLOT_INSET, most = (float)(cell + 1) - SLOT_INSET;
	return at < least ? least : at > most ? most : at;
}

/* May it be chosen, and is it told apart by where it lies? */
static bool spreads(const struct play_slot *slot)
{
	return slot->legal && (slot->on.kind == FEATURE_FIELD || slot->on.kind == FEATURE_COURT);
}

static bool same_name(const struct slot_name *a, const struct slot_name *b)
{
	return a->which == b->which && a->beside == b->beside && a->far == b->far && cell_same(a->way, b->way);
}

/* Two fields of a tile that lie the same way are told apart by how they lie to each other: "North field", "South
 * field"; "South-east field (north)" only where another is called so. */
static void tell_apart(struct play *play)
{
	struct vec way[PLAY_SLOTS_MAX] = {{0, 0}};
	struct play_slot *slots = play->found.slots;
	for (int i = 0; i < play->found.slot_count; i++)
		for (int k = 0; k < play->found.slot_count; k++)
			if (i != k && spreads(&slots[i]) && spreads(&slots[k]) &&
			    same_name(&slots[i].name, &slots[k].name)) {
				way[i].x += slots[i].at.x - slots[k].at.x;
				way[i].y += slots[i].at.y - slots[k].at.y;
			}
	for (int i = 0; i < play->found.slot_count; i++) {
		struct slot_name name = {.which = (uint8_t)play_side(way[i])};
		bool taken = false;
		if (way[i].x == 0 && way[i].y == 0)
			continue;
		for (int k = 0; k < play->found.slot_count; k++)
			taken |= k != i && spreads(&slots[k]) && same_name(&slots[k].name, &name);
		*(taken ? &slots[i].name.beside : &slots[i].name.which) = name.which;
	}
}

static void add_slot(struct play *play, const struct game *game, struct move place, struct spot spot, int figure)
{
	if (play->found.slot_count == PLAY_SLOTS_MAX || play->found.refusal_count == PLAY_REFUSED_MAX)
		return;
	struct play_slot *slot = &play->found.slots[play->found.slot_count];
	struct refusal *refusal = &play->found.refusals[play->found.refusal_count];
	*slot = (struct play_slot){.move = {.kind = MOVE_FIGURE, .figure = (uint8_t)figure, .spot = spot},
	                           .cell = place.cell,
	                           .on = spot,
	                           .puts = true};
	slot->at = board_anchor_on(play->board, place.tile, place.rotation, place.cell, spot, NULL);
	slot->legal = !game_why_illegal(game, &slot->move, refusal);
	slot->refusal = slot->legal ? play->found.refusals : refusal;
	/* Of who is offered beside the followers only what he may do is told: every road that he may not
	 * walk would only fill the list. */
	bool beside = any_piece(figure)->beside;
	if (!slot->legal &&
	    (beside || slot->refusal->reason == REFUSAL_WRONG_FIGURE || slot->refusal->reason == REFUSAL_NO_SPOT)) {
		play->found.none = *refusal;
		return;
	}
	describe(play, slot, game);
	play->found.refusal_count += !slot->legal;
	slot->at = (struct vec){within(slot->at.x, place.cell.x), within(slot->at.y, place.cell.y)};
	/* Beside the follower's place on the same spot, not under it. */
	for (int i = 0; i < play->found.slot_count && beside; i++)
		if (spot_same(play->found.slots[i].move.spot, spot))
			slot->at.x += 0.24f;
	play->found.slot_count++;
}

/* The place of one who may be taken home by this kind of move. */
static void add_lifted(struct play *play, const struct game *game, int kind)
{
	struct move lift = {.kind = (uint8_t)kind};
	struct refusal refusal;
	if (play->found.slot_count == PLAY_SLOTS_MAX || game_why_illegal(game, &lift, &refusal))
		return;
	struct play_slot *slot = &play->found.slots[play->found.slot_count++];
	*slot = (struct play_slot){.move = lift, .legal = true, .pays = true, .refusal = play->found.refusals};
	for (int i = 0; i < play->found.standing_count; i++) {
		const struct setup_figure *stands = &play->found.standing[i];
		if (stands->seat != play->found.seat || !any_piece(stands->figure)->lifted)
			continue;
		slot->at = board_anchor(play->board, game, stands->cell, stands->spot);
		slot->cell = stands->cell;
		slot->on = stands->spot;
		if (game_feature_at(game, slot->cell.x, slot->cell.y, slot->on, play->feature))
			slot->points = play->feature->points_now;
	}
}

/* Two places of one feature on other tiles: one row of the list. */
static bool one_row(const struct play_slot *a, const struct play_slot *b)
{
	return a->far && b->far && a->move.kind == b->move.kind && a->move.figure == b->move.figure &&
	       cell_same(a->address, b->address) && spot_same(a->address_spot, b->address_spot);
}

/* Who is called by where he stands is a knight, whatever he counts. */
static int role(const struct move *move)
{
	return piece_words(move->figure)->is_follower ? move->spot.kind : FEATURE_KINDS + move->figure;
}

bool play_slot_namesakes(const struct play_slot *a, const struct play_slot *b)
{
	return a->move.kind == b->move.kind && a->move.color == b->move.color && a->move.haven == b->move.haven &&
	       role(&a->move) == role(&b->move);
}

/* Where from the tile just laid: in which direction; where another lies there, and for who hears of what he may do
 * instead, how far; and of several on a tile where on it.  Another place of the feature has been told already. */
static void describe_elsewhere(struct play *play, struct play_slot *slot, const struct move *laid)
{
	struct cell to = {slot->cell.x - laid->cell.x, slot->cell.y - laid->cell.y};
	struct vec on = {slot->at.x - (float)slot->cell.x - 0.5f, slot->at.y - (float)slot->cell.y - 0.5f};
	bool side = slot->puts || to.x || to.y,
	     several = slot->puts && has_several(session_game(play->session), slot->cell, slot->on.kind);
	struct slot_name near = {.which = (uint8_t)(side ? play_side((struct vec){to.x, to.y}) : 0),
	                         .beside = (uint8_t)(several ? play_side(on) : 0)};
	struct slot_name far = near;
	far.far = true;
	far.way = to;
	slot->name = slot->puts || !play->host->narrator ? near : far;
	for (const struct play_slot *other = play->found.slots; other < slot; other++) {
		if (one_row(other, slot)) {
			slot->name = other->name;
			slot->points = other->points;
			return;
		}
		if (play_slot_namesakes(other, slot) && same_name(&other->name, &slot->name))
			slot->name = far;
	}
	slot->points = !slot->puts || play->feature->kind == FEATURE_FIELD
	                   ? session_gain(play->session, &slot->move, slot->at_once)
	                   : play->feature->points_now;
	slot->pays = true;
}

/* What an expansion lets one do instead, anywhere on the table. */
static void add_elsewhere(struct play *play, const struct game *game, const struct move *laid, const struct move *move)
{
	if (play->found.slot_count == PLAY_SLOTS_MAX || !move_words(move->kind))
		return;
	bool puts = words_move_puts(move->kind);
	if (play->offer.figure != (puts ? play_offer_kind(play_move_kind(play, move)) : FIGURE_MEEPLE))
		return;
	struct play_slot *slot = &play->found.slots[play->found.slot_count++];
	*slot = (struct play_slot){.move = *move,
	                           .cell = move->cell,
	                           .on = move->spot,
	                           .legal = true,
	                           .puts = puts,
	                           .pays = puts,
	                           .refusal = play->found.refusals};
	bool corner = move_on_corner(move->kind);
	float middle = corner ? 0 : 0.5f;
	slot->at = move->apart || corner ? (struct vec){(float)move->cell.x + middle, (float)move->cell.y + middle}
	                                 : board_anchor(play->board, game, move->cell, move->spot);
	/* Who stands there already, or another kind, has his disc there: beside it. */
	for (int i = 0; i + 1 < play->found.slot_count; i++)
		if (play->found.slots[i].at.x == slot->at.x && play->found.slots[i].at.y == slot->at.y)
			slot->at.x += 0.2f;
	if (corner) {
		slot->on = (struct spot){FEATURE_FIELD, HALF_NL};
		slot->points = session_gain(play->session, &slot->move, slot->at_once);
		slot->pays = game_feature_at(game, slot->cell.x, slot->cell.y, slot->on, play->feature);
	}
	if (move->apart || corner || !game_feature_at(game, move->cell.x, move->cell.y, move->spot, play->feature))
		return;
	if (puts) {
		slot->far = true;
		slot->address = play->feature->address;
		slot->address_spot = play->feature->address_spot;
	}
	describe_elsewhere(play, slot, laid);
}

/* Stably: of those that stand before none of them the order stays. */
static void sort(struct play_slot *slots, int count,
                 bool (*before)(const struct play_slot *a, const struct play_slot *b))
{
	for (int i = 1; i < count; i++)
		for (int k = i; k > 0 && before(&slots[k], &slots[k - 1]); k--) {
			struct play_slot moved = slots[k];
			slots[k] = slots[k - 1];
			slots[k - 1] = moved;
		}
}

static bool at_left(const struct play_slot *slot) { return slot->at.x < (float)slot->cell.x + 0.5f; }

/* The Castle's tiles have many places: they are numbered as the labels beside the tile stand, from top to bottom, first
 * those at the left. */
static bool label_before(const struct play_slot *a, const struct play_slot *b)
{
	return at_left(a) == at_left(b) ? a->at.y < b->at.y : at_left(a);
}

/* Whoever comes home again stands before the farmers, on every tile: a number is pressed by habit. */
static bool farmer_after(const struct play_slot *a, const struct play_slot *b)
{
	return a->move.spot.kind != FEATURE_FIELD && b->move.spot.kind == FEATURE_FIELD;
}

/* What can be done first. */
static bool legal_before(const struct play_slot *a, const struct play_slot *b) { return a->legal && !b->legal; }

/* How near each other the two nearest places lie that have a number of their own, in tiles. */
static float closest(const struct play *play)
{
	const uint16_t *rows = play->found.rows;
	float least = 1;
	for (int i = 0; i < play->found.row_count; i++)
		for (int k = 0; k < i; k++) {
			float dx = play->found.slots[rows[i]].at.x - play->found.slots[rows[k]].at.x,
			      dy = play->found.slots[rows[i]].at.y - play->found.slots[rows[k]].at.y;
			least = fminf(least, sqrtf(dx * dx + dy * dy));
		}
	return least;
}

/* Tells a place from others however the tile lies: on it by what is printed there. */
static uint64_t place_key(const struct play *play, const struct play_slot *slot, const struct move *laid)
{
	const struct tile_type *type = &game_tile_set(session_game(play->session))->types[laid->tile];
	if (slot->move.kind != MOVE_FIGURE)
		return hash_bytes(HASH_BASIS, &slot->move, sizeof slot->move);
	return hash_int(hash_int(HASH_BASIS, slot->move.figure), tile_map_code(type, laid->rotation, slot->on));
}

/* A row has the number that it had, else the next one; those that can be chosen stand in this order. */
static void number_rows(struct play *play, const struct move *laid)
{
	struct play_numbers *numbers = &play->found.numbers;
	struct play_slot *slots = play->found.slots;
	uint16_t *rows = play->found.rows;
	int legal = play->found.row_legal;

	if (!numbers->kept || !cell_same(numbers->cell, laid->cell) || numbers->figure != play->offer.figure ||
	    play_wall(play)) /* there they stand as the labels beside the tile do */
		*numbers = (struct play_numbers){.kept = true, .cell = laid->cell, .figure = play->offer.figure};
	for (int row = 0; row < legal; row++) {
		uint64_t key = place_key(play, &slots[rows[row]], laid);
		int at = 0;
		while (at < numbers->count && numbers->whose[at] != key)
			at++;
		numbers->whose[at] = key;
		numbers->count += at == numbers->count;
		slots[rows[row]].number = at + 1;
		for (int k = row; k > 0 && slots[rows[k - 1]].number > slots[rows[k]].number; k--) {
			uint16_t later = rows[k - 1];
			rows[k - 1] = rows[k];
			rows[k] = later;
		}
	}
	for (int i = 0; i < play->found.slot_count; i++)
		slots[i].number = slots[i].legal ? slots[rows[play_row(play, i)]].number : 0;
}

/* The rows of the list, in the order the keys count. */
static void find_rows(struct play *play)
{
	const struct play_slot *slots = play->found.slots;
	uint16_t *rows = play->found.rows;
	play->found.row_count = play->found.row_legal = 0;
	for (int i = 0; i < play->found.slot_count; i++) {
		int row = 0;
		while (row < play->found.row_count && !one_row(&slots[rows[row]], &slots[i]))
			row++;
		if (row < play->found.row_count)
			continue;
		for (; row > 0 && slots[i].far && slots[rows[row - 1]].far &&
		       play_reads_before(slots[i].cell, slots[rows[row - 1]].cell);
		     row--)
			rows[row] = rows[row - 1];
		rows[row] = (uint16_t)i;
		play->found.row_count++;
		play->found.row_legal += slots[i].legal;
	}
}

void play_slots_find(struct play *play)
{
	struct move place;
	play->found.slot_count = play->found.row_count = play->found.row_legal = 0;
	play->found.slots_apart = 1;
	play->found.refusals[0] = (struct refusal){.reason = 0};
	play->found.refusal_count = 1;
	play->found.none.reason = 0;
	play_offer_find(play);
	int offered = play->offer.figure;
	bool asked = play->found.wait == WAIT_FIGURE;
	if ((!asked && play->found.wait != WAIT_END) || !session_laid(play->session, &place)) {
		play->found.numbers.kept = false;
		return;
	}
	if (play->lesson.asks) /* a question comes first */
		return;
	const struct game *game = session_game(play->session);
	const struct tile_type *type = &game_tile_set(game)->types[place.tile];
	const struct tile_map *map = tile_map_of(board_maps(play->board), place.tile, place.rotation);
	for (int i = 0; map && i < map->spot_count; i++) {
		struct spot spot;
		if (!tile_map_spot(type, place.rotation, map->spots[i].code, &spot))
			continue;
		add_slot(play, game, place, spot, offered);
		for (int kind = 0; kind < PIECES_MAX && offered == FIGURE_MEEPLE; kind++)
			if (game_owned(game, (enum figure)kind) && any_piece(kind)->beside &&
			    any_piece(kind)->stands >> spot.kind & 1)
				add_slot(play, game, place, spot, kind);
	}
	tell_apart(play);
	sort(play->found.slots, play->found.slot_count, play_wall(play) ? label_before : farmer_after);
	/* Behind the places: key 1 is a place on the tile in every turn. */
	if (offered == FIGURE_MEEPLE)
		for (int kind = 0; kind < MOVE_KINDS; kind++)
			if (move_lifts(kind))
				add_lifted(play, game, kind);
	int moves = asked ? session_moves(play->session, play->found.choices, MOVES_MAX) : 0;
	for (int i = 0; i < moves; i++)
		add_elsewhere(play, game, &place, &play->found.choices[i]);
	sort(play->found.slots, play->found.slot_count, legal_before);
	/* Where nobody could be put only those are told whose reason can be seen. */
	const struct play_slot *slots = play->found.slots;
	for (int i = 0; i < play->found.slot_count && !asked; i++)
		if (slots[i].refusal->reason != REFUSAL_OCCUPIED && slots[i].refusal->reason != REFUSAL_BARRED)
			play->found.slot_count = 0;
	find_rows(play);
	number_rows(play, &place);
	if (play->found.slot_count || !asked)
		play->found.none.reason = 0;
	/* A computer player's choice is seen, and nothing is offered beside it. */
	if (play_hands_off(play)) {
		int put = play_slot_put(play);
		play->found.slot_count = put >= 0;
		if (put >= 0)
			play->found.slots[0] = play->found.slots[put];
		play->found.rows[0] = 0;
		play->found.row_count = play->found.row_legal = play->found.slot_count;
	}
	play->found.slots_apart = closest(play);
}

/* ---- asking ---- */

int play_row(const struct play *play, int slot)
{
	const struct play_slot *slots = play->found.slots;
	int row = 0;
	while (row < play->found.row_count && play->found.rows[row] != slot &&
	       !one_row(&slots[play->found.rows[row]], &slots[slot]))
		row++;
	return row;
}

bool play_row_first(const struct play *play, int slot) { return play->found.rows[play_row(play, slot)] == slot; }

int play_row_beside(const struct play *play, int slot, int step)
{
	const struct play_slot *slots = play->found.slots;
	int count = play->found.slot_count, next = slot;
	do
		next = (next + step + count) % count;
	while (next != slot && !one_row(&slots[next], &slots[slot]));
	return next;
}
