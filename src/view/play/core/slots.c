/* The places for a follower: found after a change. */
#include "view/play/core/play.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "text/say.h"
#include "text/utf8.h"

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

static void describe(struct play *play, struct play_slot *slot, const struct game *game, struct cell cell)
{
	struct feature *feature = play->feature;
	const struct piece_words *words = piece_words(slot->move.figure);
	unsigned stands = any_piece(slot->move.figure)->stands;
	bool alone = words->title && !(stands & (stands - 1)); /* where he stands is said by who he is */
	snprintf(slot->title, sizeof slot->title, words->title ? tr(words->title) : "%s",
	         alone ? words_kind(slot->move.figure) : words_stands(slot->move.spot.kind, slot->move.figure),
	         game_weight_at(game, slot->move.figure, slot->cell.x, slot->cell.y, slot->on));
	if (!slot->legal) {
		if (slot->refusal->reason == REFUSAL_OCCUPIED)
			utf8_copy(slot->detail, sizeof slot->detail,
			          words_refusal_holders(play->session, slot->refusal));
		else
			utf8_copy(slot->detail, sizeof slot->detail, words_refusal_title(play->session, slot->refusal));
		return;
	}
	if (!game_feature_at(game, cell.x, cell.y, slot->move.spot, feature))
		return;
	slot->pays = !any_piece(slot->move.figure)->brings_part;
	const char *detail = words_detail(feature);
	const char *what = words_feature(feature->kind);
	bool several = has_several(game, cell, feature->kind);
	if (several && feature->kind == FEATURE_FIELD) {
		what = play_field_name(game, cell, slot->move.spot, slot->at);
		snprintf(slot->brief, sizeof slot->brief, "%s", what);
	} else if (several) {
		/* TRANSLATORS: "Road (north)". */
		const char *side =
		    play_side_name((struct vec){slot->at.x - (float)cell.x - 0.5f, slot->at.y - (float)cell.y - 0.5f});
		what = say(tr("%s (%s)"), what, side);
		/* a merchant can only be in a court: in a narrow list the side is enough */
		snprintf(slot->brief, sizeof slot->brief, "%s", game_kind(game) == GAME_CASTLE ? side : what);
	} else {
		snprintf(slot->brief, sizeof slot->brief, "%s", detail);
	}
	snprintf(slot->detail, sizeof slot->detail, words->use ? tr(words->use) : tr("%s: %s"), what, detail);
	if (words->use)
		snprintf(slot->brief, sizeof slot->brief, "%s", what);
	if (feature->kind == FEATURE_COURT)
		snprintf(slot->detail, sizeof slot->detail, tr("%s: %s · he stays to the end"), what, detail);
	slot->points = feature->kind == FEATURE_FIELD && game_kind(game) == GAME_CARCASSONNE
	                   ? session_farm_gain(play->session, &slot->move)
	               : game_weight_at(game, slot->move.figure, slot->cell.x, slot->cell.y, slot->on) == 0
	                   ? 0 /* who counts nothing there is paid nothing */
	                   : feature->points_now;
}

/* Its disc lies within the tile's frame, wherever the follower himself would stand. */
static float within(float at, int cell)
{
	float least = (float)cell + SLOT_INSET, most = (float)(cell + 1) - SLOT_INSET;
	return at < least ? least : at > most ? most : at;
}

/* What is told apart by where it lies. */
static bool spreads(int kind) { return kind == FEATURE_FIELD || kind == FEATURE_COURT; }

/* By where it lies to others of its name. */
static const char *spot_name(int kind, struct vec way)
{
	return kind == FEATURE_FIELD ? play_field_side(way) : play_side_name(way);
}

/* Two fields of a tile that lie the same way are told apart by how they lie to each other: "North field", "South
 * field"; "South-east field (north)" only where another is called so. */
static void tell_apart(struct play *play)
{
	struct vec way[PLAY_SLOTS_MAX] = {{0, 0}};
	struct play_slot *slots = play->found.slots;
	for (int i = 0; i < play->found.slot_count; i++)
		for (int k = 0; k < play->found.slot_count; k++) {
			bool fields = slots[i].legal && slots[k].legal && spreads(slots[i].move.spot.kind) &&
			              spreads(slots[k].move.spot.kind);
			if (i == k || !fields || !slots[i].brief[0] || !cell_same(slots[i].cell, slots[k].cell) ||
			    strcmp(slots[i].brief, slots[k].brief))
				continue;
			way[i].x += slots[i].at.x - slots[k].at.x;
			way[i].y += slots[i].at.y - slots[k].at.y;
		}
	for (int i = 0; i < play->found.slot_count; i++) {
		struct play_slot *slot = &slots[i];
		char rest[sizeof slot->detail] = "";
		size_t named = strlen(slot->brief);
		if (way[i].x == 0 && way[i].y == 0)
			continue;
		if (!strncmp(slot->detail, slot->brief, named))
			memcpy(rest, slot->detail + named, strlen(slot->detail + named) + 1);
		const char *which = spot_name(slot->move.spot.kind, way[i]);
		for (int k = 0; k < play->found.slot_count; k++) /* is another called so? */
			if (k != i && !strcmp(slots[k].brief, which))
				which = say(tr("%s (%s)"), slot->brief, play_side_name(way[i]));
		snprintf(slot->brief, sizeof slot->brief, "%s", which);
		if (rest[0]) {
			snprintf(slot->detail, sizeof slot->detail, "%s", slot->brief);
			utf8_append(slot->detail, sizeof slot->detail, "%s", rest);
		}
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
	describe(play, slot, game, place.cell);
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
	struct setup_figure figures[FIGURES_MAX];
	struct play_slot *slot = &play->found.slots[play->found.slot_count++];
	*slot = (struct play_slot){.move = lift, .legal = true, .pays = true, .refusal = play->found.refusals};
	snprintf(slot->title, sizeof slot->title, "%s", tr(lift_words(kind)->title));
	for (int i = 0, count = game_standing(game, figures); i < count; i++) {
		if (figures[i].seat != play->found.seat || !any_piece(figures[i].figure)->lifted)
			continue;
		slot->at = board_anchor(play->board, game, figures[i].cell, figures[i].spot);
		slot->cell = figures[i].cell;
		if (game_feature_at(game, figures[i].cell.x, figures[i].cell.y, figures[i].spot, play->feature)) {
			slot->points = play->feature->points_now;
			utf8_copy(slot->detail, sizeof slot->detail, words_detail(play->feature));
			snprintf(slot->brief, sizeof slot->brief, "%s", words_feature(play->feature->kind));
		}
	}
}

/* Whose figure it is that such a move names: of the seat that acts, unless the move says whose. */
static const char *named_owner(const struct play *play, const struct move *move)
{
	const struct game *game = session_game(play->session);
	struct setup_figure figures[FIGURES_MAX];
	for (int i = 0, count = game_standing(game, figures); i < count; i++)
		if (!words_move_puts(move->kind) && cell_same(figures[i].cell, move->cell) &&
		    figures[i].figure == move->figure && spot_same(figures[i].spot, move->spot) &&
		    move->color == (int)game_color(game, figures[i].seat))
			return words_name(play->session, figures[i].seat);
	return "";
}

/* On a corner: what its field brings, and whom it pays at once. */
static void describe_corner(struct play *play, struct play_slot *slot)
{
	const struct game *game = session_game(play->session);
	const char *paid = "", *brief = "", *alone = "";
	int count = 0;
	int32_t at_once[PLAYERS_MAX];
	slot->points = session_gain(play->session, &slot->move, at_once);
	slot->pays = game_feature_at(game, slot->cell.x, slot->cell.y, slot->on, play->feature);
	if (!slot->pays)
		return;
	const char *detail = words_detail(play->feature);
	for (int seat = 0; seat < game_player_count(game); seat++) {
		if (!at_once[seat])
			continue;
		const char *name = words_name(play->session, seat);
		paid = say_join(paid, ", ", "%s %d", name, (int)at_once[seat]);
		/* In a narrow list the points come first, and of several they stand alone: a name may be cut. */
		alone = say("+%d %s", (int)at_once[seat], name);
		brief = say_join(brief, ", ", "+%d", (int)at_once[seat]);
		count++;
	}
	const char *pays = move_words(slot->move.kind)->pays;
	if (paid[0])
		snprintf(slot->detail, sizeof slot->detail, pays ? tr(pays) : "%s · %s", detail, paid);
	else
		snprintf(slot->detail, sizeof slot->detail, "%s", detail);
	snprintf(slot->brief, sizeof slot->brief, "%s", count > 1 ? brief : count ? alone : detail);
}

/* Two places of one feature on other tiles: one row of the list. */
static bool one_row(const struct play_slot *a, const struct play_slot *b)
{
	return a->far && b->far && a->move.kind == b->move.kind && a->move.figure == b->move.figure &&
	       cell_same(a->address, b->address) && spot_same(a->address_spot, b->address_spot);
}

/* What another place of the feature has been told already. */
static bool told_before(const struct play *play, struct play_slot *slot)
{
	for (const struct play_slot *other = play->found.slots; other < slot; other++) {
		if (!one_row(other, slot))
			continue;
		memcpy(slot->brief, other->brief, sizeof slot->brief);
		memcpy(slot->detail, other->detail, sizeof slot->detail);
		slot->points = other->points;
		return true;
	}
	return false;
}

/* Where from the tile just laid: in which direction; where another lies there, and for who hears of what he may do
 * instead, how far.  `what` is there, where nobody is put. */
static void describe_elsewhere(struct play *play, struct play_slot *slot, const struct move *laid, const char *what)
{
	const char *detail = words_detail(play->feature), *words = move_words(slot->move.kind)->far;
	struct vec to = {(float)(slot->cell.x - laid->cell.x), (float)(slot->cell.y - laid->cell.y)};
	const char *way = slot->puts || to.x != 0 || to.y != 0 ? play_side_name(to) : "";
	bool far = !slot->puts && play->host->narrator;
	int32_t at_once[PLAYERS_MAX];
	for (int times = 0; times < 2; times++) {
		way = far ? describe_way(laid->cell, slot->cell) : way;
		if (slot->puts)
			snprintf(slot->brief, sizeof slot->brief, words ? tr(words) : "%s", way);
		else
			snprintf(slot->brief, sizeof slot->brief, way[0] ? tr("%s (%s)") : "%s", what, way);
		for (const struct play_slot *other = play->found.slots; other < slot; other++)
			far |= !strcmp(other->title, slot->title) && !strcmp(other->brief, slot->brief);
	}
	snprintf(slot->detail, sizeof slot->detail, tr("%s: %s"), slot->brief, detail);
	slot->points = !slot->puts                            ? session_gain(play->session, &slot->move, at_once)
	               : play->feature->kind == FEATURE_FIELD ? session_farm_gain(play->session, &slot->move)
	                                                      : play->feature->points_now;
	slot->pays = true;
}

/* What an expansion lets one do instead, anywhere on the table. */
static void add_elsewhere(struct play *play, const struct game *game, const struct move *laid, const struct move *move)
{
	const char *owner = named_owner(play, move);
	const struct move_words *words = move_words(move->kind);
	if (play->found.slot_count == PLAY_SLOTS_MAX || !words)
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
	const char *role = move->apart ? words_haven(move->haven) : words_stands(move->spot.kind, move->figure);
	bool whose = owner[0] && words->whose;
	snprintf(slot->title, sizeof slot->title, tr(whose ? words->whose : words->title), whose ? owner : role);
	if (corner) {
		slot->on = (struct spot){FEATURE_FIELD, HALF_NL};
		describe_corner(play, slot);
	}
	if (move->apart || corner || !game_feature_at(game, move->cell.x, move->cell.y, move->spot, play->feature))
		return;
	if (puts) {
		slot->far = true;
		slot->address = play->feature->address;
		slot->address_spot = play->feature->address_spot;
	}
	if (!told_before(play, slot))
		describe_elsewhere(play, slot, laid, owner[0] ? role : words_feature(play->feature->kind));
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
	snprintf(play->found.language, sizeof play->found.language, "%s", language_code());
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
