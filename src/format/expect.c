#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <bastide/castle.h>

#include "expect.h"
#include "wire.h"

/* ---- state and events ---- */

static bool check_expect(const json_t *check, const struct game *game, const struct event_list *events, char *text)
{
	const json_t *wanted = json_object_get(check, "expect");
	json_t *actual = wire_state(game);

	if (json_object_get(wanted, "moves")) {
		json_t *legal = wire_legal(game);
		json_object_set(actual, "moves", json_object_get(legal, "moves"));
		json_decref(legal);
	}
	if (json_object_get(wanted, "events") && events)
		json_object_set_new(actual, "events", wire_events(game, events));
	bool holds = json_holds(wanted, actual, text, FORMAT_TEXT_SIZE);
	json_decref(actual);
	return holds;
}

/* ---- placements ---- */

static struct move check_move(const json_t *check, const char *key, const struct game *game)
{
	struct move move = {0};

	move_parse(json_string_value(json_object_get(check, key)), game_tile_set(game), &move);
	return move;
}

/* The position as if this tile had been drawn: what a placement is asked of
 * when another tile, or none, is in hand.  NULL if it fits nowhere. */
static struct game *game_with_tile(const struct game *game, uint8_t type)
{
	struct refusal refusal;
	struct setup setup;
	int seat = game_turn_seat(game);

	if (!setup_continue(&setup, game, seat == NOBODY ? 0 : seat))
		return NULL;
	setup.has_deck = true;
	setup.deck_count = 1;
	setup.deck[0] = type;
	struct game *other = game_create(game_tile_set(game), &setup, &refusal);
	if (other && game_decision(other).tile == type)
		return other;
	game_destroy(other);
	return NULL;
}

/* True and *refusal if the move is refused here. */
static bool move_refused(const struct game *game, const struct move *move, struct refusal *refusal)
{
	memset(refusal, 0, sizeof *refusal);
	if (move->kind != MOVE_PLACE || game_decision(game).tile == move->tile)
		return game_why_illegal(game, move, refusal);
	bool refused = !game_tile_fits(game, move->tile, move->cell.x, move->cell.y, move->rotation);
	struct game *other = refused ? game_with_tile(game, move->tile) : NULL;
	if (other)
		game_why_illegal(other, move, refusal);
	game_destroy(other);
	return refused;
}

static bool check_legal(const json_t *check, const struct game *game, char *text)
{
	struct move move = check_move(check, "legal", game);
	struct refusal refusal;

	if (!move_refused(game, &move, &refusal))
		return true;
	snprintf(text, FORMAT_TEXT_SIZE, "\"%s\" should be legal: %s",
	         json_string_value(json_object_get(check, "legal")), refusal.reason ? refusal.text : "it does not fit");
	return false;
}

static bool check_illegal(const json_t *check, const struct game *game, char *text)
{
	const char *word = json_string_value(json_object_get(check, "illegal"));
	const char *rule = json_string_value(json_object_get(check, "rule"));
	struct move move = check_move(check, "illegal", game);
	struct refusal refusal;

	if (!move_refused(game, &move, &refusal)) {
		snprintf(text, FORMAT_TEXT_SIZE, "\"%s\" should be illegal", word);
		return false;
	}
	if (!rule || strcmp(rule, refusal.rule) == 0)
		return true;
	snprintf(text, FORMAT_TEXT_SIZE, "\"%s\" is refused by %s, not by %s", word,
	         refusal.rule[0] ? refusal.rule : "no rule that could be told", rule);
	return false;
}

/* "legal", "illegal" or NULL. */
static const char *claim_key(const struct step *step)
{
	const char *key = step->kind == STEP_CHECK ? check_key(step->check) : NULL;

	return key && (strcmp(key, "legal") == 0 || strcmp(key, "illegal") == 0) ? key : NULL;
}

bool step_claims_move(const struct step *step) { return claim_key(step) != NULL; }

bool step_tried_at(const struct step *step, char place[TRIED_AT_SIZE])
{
	const char *key = claim_key(step), *move = key ? json_string_value(json_object_get(step->check, key)) : NULL;

	if (!move)
		return false;
	place[0] = '\0';
	/* behind the kind of move, and for a tile which; there behind the cell stands how it lies */
	if (strncmp(move, "place ", 6) == 0)
		sscanf(move, "%*s%*s%31s", place);
	else
		sscanf(move, "%*s%31[^\n]", place);
	return true;
}

bool step_expects_score(const struct step *step, enum color color, int *score)
{
	const json_t *expected = step->kind == STEP_CHECK ? json_object_get(step->check, "expect") : NULL;
	const json_t *number = json_object_get(json_object_get(expected, "scores"), color_name(color));

	*score = (int)json_integer_value(number);
	return json_is_integer(number);
}

bool scenario_claim(const struct step *step, const struct game *game, struct scenario_claim *claim)
{
	const char *key = claim_key(step);

	if (!key)
		return false;
	memset(claim, 0, sizeof *claim);
	claim->legal = strcmp(key, "legal") == 0;
	claim->move = check_move(step->check, key, game);
	claim->refused = move_refused(game, &claim->move, &claim->refusal);
	if (!claim->refused)
		claim->refusal.reason = 0;
	return true;
}

static bool check_placements(const json_t *check, const struct game *game, char *text)
{
	const char *id = json_string_value(json_object_get(check, "tile"));
	int type = tile_set_find(game_tile_set(game), id), count = 0;
	int wanted = (int)json_integer_value(json_object_get(check, "placements"));
	struct cell low, high;

	game_bounds(game, &low, &high);
	if (game_tile_set(game)->castle) /* inside its wall, tiles beside them or not */
		castle_bounds(game_tile_set(game)->castle, &low, &high);
	for (int y = low.y - 1; y <= high.y + 1; y++)
		for (int x = low.x - 1; x <= high.x + 1; x++)
			for (int rotation = 0; rotation < 4; rotation++)
				count += game_tile_fits(game, type, x, y, rotation);
	if (count == wanted)
		return true;
	snprintf(text, FORMAT_TEXT_SIZE, "%s can be laid in %d ways, not %d", id, count, wanted);
	return false;
}

/* ---- spots ---- */

/* The spot as it is written out: first edge, first half-edge of its segment. */
static struct spot spot_canonical(const struct tile_type *type, int rotation, struct spot spot)
{
	int first = tile_segment_first(type, rotation, spot.kind, tile_segment_at(type, rotation, spot.kind, spot.at));

	if (first >= 0)
		spot.at = (uint8_t)first;
	return spot;
}

static json_t *offered_spots(const struct game *game, enum figure figure)
{
	struct move *moves = malloc(MOVES_MAX * sizeof *moves);
	int count = moves ? game_legal_moves(game, moves, MOVES_MAX) : 0;
	json_t *list = json_array();

	for (int i = 0; i < count; i++)
		if (moves[i].kind == MOVE_FIGURE && moves[i].figure == figure)
			json_array_append_new(list, wire_spot(moves[i].spot));
	free(moves);
	return list;
}

static bool list_has(const json_t *list, const char *word)
{
	for (size_t i = 0; i < json_array_size(list); i++)
		if (strcmp(json_string_value(json_array_get(list, i)), word) == 0)
			return true;
	return false;
}

static bool check_offer(const json_t *wanted, const struct game *game, enum figure figure, char *text)
{
	json_t *offered = offered_spots(game, figure), *expected = json_array();
	int placed = game_last_placed(game);
	bool holds = true;

	for (size_t i = 0; i < json_array_size(wanted); i++) {
		char word[SPOT_TEXT_SIZE];
		struct spot spot = {0};
		struct setup_tile tile = placed < 0 ? (struct setup_tile){0} : game_tile(game, placed);
		spot_parse(json_string_value(json_array_get(wanted, i)), &spot);
		spot_format(spot_canonical(&game_tile_set(game)->types[tile.type], tile.rotation, spot), word);
		holds = holds && list_has(offered, word) && !list_has(expected, word);
		json_array_append_new(expected, json_string(word));
	}
	if (!holds || json_array_size(offered) != json_array_size(expected)) {
		char *there = json_dumps(offered, JSON_COMPACT), *want = json_dumps(expected, JSON_COMPACT);
		snprintf(text, FORMAT_TEXT_SIZE, "the spots for a %s are %s, not %s", figure_name(figure),
		         there ? there : "?", want ? want : "?");
		free(there);
		free(want);
		holds = false;
	}
	json_decref(offered);
	json_decref(expected);
	return holds;
}

static bool check_spots(const json_t *check, const struct game *game, char *text)
{
	if (!check_offer(json_object_get(check, "spots"), game, FIGURE_MEEPLE, text))
		return false;
	for (int figure = FIGURE_MEEPLE + 1; figure < figure_kinds(); figure++) {
		const json_t *wanted = json_object_get(check, figure_name((enum figure)figure));
		if (wanted && !check_offer(wanted, game, (enum figure)figure, text))
			return false;
	}
	return true;
}

/* ---- features ---- */

bool step_expects_feature(const struct step *step, struct feature_claim *claim)
{
	const json_t *check = step->kind == STEP_CHECK ? step->check : NULL, *place = json_object_get(check, "feature"),
	             *points = json_object_get(check, "points_now"), *owners = json_object_get(check, "owners"),
	             *complete = json_object_get(check, "complete");

	if (!place)
		return false;
	*claim = (struct feature_claim){.has_points = json_is_integer(points),
	                                .has_owners = json_is_array(owners),
	                                .has_complete = json_is_boolean(complete),
	                                .points = (int)json_integer_value(points),
	                                .complete = json_is_true(complete)};
	place_claimed(place, &claim->cell, &claim->spot);
	for (int color = 0; color < COLOR_COUNT; color++)
		claim->owners |= (unsigned)list_has(owners, color_name((enum color)color)) << color;
	return true;
}

void place_claimed(const json_t *place, struct cell *cell, struct spot *spot)
{
	*cell = (struct cell){(int16_t)json_integer_value(json_array_get(place, 0)),
	                      (int16_t)json_integer_value(json_array_get(place, 1))};
	spot_parse(json_string_value(json_array_get(place, 2)), spot);
}

static bool feature_find(const json_t *place, const struct game *game, struct feature *feature, char *text)
{
	struct cell cell;
	struct spot spot = {0};

	place_claimed(place, &cell, &spot);
	if (game_feature_at(game, cell.x, cell.y, spot, feature))
		return true;
	snprintf(text, FORMAT_TEXT_SIZE, "there is no %s at %d,%d", json_string_value(json_array_get(place, 2)), cell.x,
	         cell.y);
	return false;
}

/* Every pair of places lies in one feature, or no pair does. */
static bool check_pairs(const json_t *check, const struct game *game, char *text)
{
	const json_t *places = json_object_get(check, "same");
	bool same = places != NULL;
	struct feature a, b;

	if (!same)
		places = json_object_get(check, "different");

	for (size_t i = 0; i < json_array_size(places); i++) {
		if (!feature_find(json_array_get(places, i), game, &a, text))
			return false;
		for (size_t j = 0; j < i; j++) {
			if (!feature_find(json_array_get(places, j), game, &b, text))
				return false;
			if (feature_is_at(&a, b.address, b.address_spot) == same)
				continue;
			snprintf(text, FORMAT_TEXT_SIZE, "places %zu and %zu are %s", j + 1, i + 1,
			         same ? "two features, not one" : "one feature, not two");
			return false;
		}
	}
	return true;
}

static bool check_feature(const json_t *check, const struct game *game, char *text)
{
	struct feature feature;
	json_t *wanted, *actual;

	if (!feature_find(json_object_get(check, "feature"), game, &feature, text))
		return false;
	wanted = json_copy((json_t *)check);
	json_object_del(wanted, "feature");
	actual = wire_feature(game, &feature);
	bool holds = json_holds(wanted, actual, text, FORMAT_TEXT_SIZE);
	json_decref(wanted);
	json_decref(actual);
	return holds;
}

/* ---- which is which ---- */

static const struct {
	const char *key;
	bool (*holds)(const json_t *check, const struct game *game, char *text);
} kinds[] = {
    {"legal", check_legal},     {"illegal", check_illegal},       {"spots", check_spots},     {"same", check_pairs},
    {"different", check_pairs}, {"placements", check_placements}, {"feature", check_feature},
};

bool check_holds(const json_t *object, const struct game *game, const struct event_list *events,
                 char text[FORMAT_TEXT_SIZE])
{
	const char *key = check_key(object);

	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		if (strcmp(kinds[i].key, key) == 0)
			return kinds[i].holds(object, game, text);
	return check_expect(object, game, events, text);
}
