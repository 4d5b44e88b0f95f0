/* Carcassonne's words: what its expansions add. */

#include "game_words.h"
#include "wire.h"

/* ---- reading ---- */

static bool carcassonne_read(struct reader *reader, const json_t *object, struct setup *setup)
{
	return holdings_read(reader, object, setup) && neutrals_read(reader, object, setup) &&
	       reader_byte(reader, object, "part", 1, 2, &setup->part) &&
	       reader_flag(reader, object, "drawn", &setup->drawn);
}

/* ---- writing ---- */

static void carcassonne_write(const struct setup *setup, json_t *object)
{
	holdings_write(setup, object);
	neutrals_write(setup, object);
	if (setup->drawn)
		json_object_set_new(object, "drawn", json_true());
	if (setup->part == 2)
		json_object_set_new(object, "part", json_integer(2));
}

/* ---- states, features, events ---- */

static void carcassonne_state(const struct game *game, json_t *state)
{
	wire_havens(game, state);
	if (game_has_parts(game)) {
		json_object_set_new(state, "part", json_integer(game_part(game)));
		json_object_set_new(state, "double", json_boolean(game_owes_part(game)));
	}
	wire_holdings(game, state);
	wire_neutrals(game, state);
}

/* What its signs are: one alone is there or not, of a group each is counted. */
static void wire_signs(const struct game *game, const struct feature *feature, json_t *object)
{
	for (int id = 0; id < SIGNS_MAX; id++) {
		const struct sign *sign = game_sign(GAME_CARCASSONNE, id);

		if (!game_has_sign(game, id) || sign->lane == NO_LANE || sign->feature != feature->kind)
			continue;
		if (!sign->group) {
			json_object_set_new(object, sign->key, json_boolean(feature->signs[id]));
			continue;
		}
		if (!json_object_get(object, sign->group))
			json_object_set_new(object, sign->group, json_object());
		json_object_set_new(json_object_get(object, sign->group), sign->key, json_integer(feature->signs[id]));
	}
}

static void carcassonne_feature(const struct game *game, const struct feature *feature, json_t *object)
{
	json_object_set_new(object, "pennants", json_integer(feature->pennants));
	wire_signs(game, feature, object);
}

static json_t *paid_cities(const struct event_list *events, const struct event *event)
{
	return wire_cities(events->cities, event->first_city, event->city_count);
}

/* What is held in numbers is scored by its kind, whatever feature it came from. */
static const char *scored_kind(const struct event *event)
{
	const struct holding *held = event->reason == SCORE_HELD ? any_holding(event->bill.holding) : NULL;

	return held && held->group ? held->key : feature_name((enum feature_kind)event->feature);
}

/* What was taken, kind by kind. */
static json_t *wire_taken(const struct event *event)
{
	json_t *object = json_object();

	for (int holding = 0; holding < HOLDINGS_MAX; holding++)
		if (event->held[holding])
			json_object_set_new(object, any_holding(holding)->key, json_integer(event->held[holding]));
	return object;
}

static void wire_bonus(json_t *object, const struct event *event)
{
	for (int id = 0; id < SIGNS_MAX; id++)
		if (event->signs >> id & 1)
			json_object_set_new(object, game_sign(GAME_CARCASSONNE, id)->key, json_true());
	if (event->helped)
		json_object_set_new(object, helping_piece()->key, json_true());
}

static void carcassonne_scored(const struct event_list *events, const struct event *event, json_t *object)
{
	if (event->feature == FEATURE_KINDS)
		return; /* of no feature */
	json_object_set_new(object, "kind", json_string(scored_kind(event)));
	if (!score_info(event->reason)->place)
		return;
	json_object_set_new(object, "at", wire_cell(event->cell));
	if (score_info(event->reason)->corner)
		json_object_set_new(object, "cities", paid_cities(events, event));
	else
		json_object_set_new(object, "on", wire_spot(event->spot));
	if (!score_info(event->reason)->counts)
		return;
	json_object_set_new(object, "tiles", json_integer(event->tiles));
	if (event->feature == FEATURE_CITY)
		json_object_set_new(object, "pennants", json_integer(event->pennants));
	if (event->reason == SCORE_FARM)
		json_object_set_new(object, "cities", paid_cities(events, event));
	if (event->harvest)
		json_object_set_new(object, event->harvest->key, json_string(event->harvest->occasion));
	wire_bonus(object, event);
}

static void carcassonne_told(const struct event_list *events, const struct event *event, json_t *object)
{
	if (event->kind == EVENT_SCORED)
		carcassonne_scored(events, event, object);
	if (wire_event_info(event)->members & HAS_HELD)
		json_object_set_new(object, any_holding(event->holding)->group, wire_taken(event));
}

const struct game_words carcassonne_words = {
    .tiles_min = 1,
    .always = "tiles",
    .table_only = "figures scores turn part drawn",
    .read = carcassonne_read,
    .write = carcassonne_write,
    .take = neutrals_take,
    .state = carcassonne_state,
    .feature = carcassonne_feature,
    .told = carcassonne_told,
};
