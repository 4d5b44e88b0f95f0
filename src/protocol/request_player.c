/* Computer players: who there is, and what one of them would do. */

#include <bastide/ai.h>

#include "player/program.h"
#include "protocol_private.h"

enum { MS_MAX = 3600000, PLAYOUTS_MAX = 1000000000 };
static const json_int_t seed_max = INT64_C(9007199254740991);

json_t *request_players(struct protocol *protocol, const json_t *request)
{
	json_t *players = json_array();

	(void)protocol;
	(void)request;
	for (int i = 0; i < ai_character_count(); i++) {
		const struct ai_character *character = ai_character(i);
		json_array_append_new(players,
		                      json_pack("{s:s,s:s}", "name", character->name, "says", character->says));
	}
	return answer_with(json_pack("{s:o}", "players", players));
}

/* ---- advise ---- */

static const char *name_of(int index) { return ai_character(index)->name; }

static bool read_order(struct protocol *protocol, const json_t *request, struct ai_order *order, json_int_t *ms)
{
	struct reader *reader = &protocol->reader;
	json_int_t playouts = 0, seed = 0;

	READ_NEEDED(value, reader, request, "player")
		order->character = reader_choice(reader, value, "player", ai_character_count(), name_of);
	if (!reader_number(reader, request, "ms", 1, MS_MAX, ms) ||
	    !reader_number(reader, request, "playouts", 1, PLAYOUTS_MAX, &playouts) ||
	    !reader_number(reader, request, "seed", 0, seed_max, &seed))
		return false;
	if (!*ms == !playouts)
		return protocol_refuse(protocol, "exactly one of \"ms\" and \"playouts\" is needed: %s",
		                       playouts ? "here are both" : "here is neither") != NULL;
	order->playouts = (int)playouts;
	order->seed = (uint64_t)seed;
	return true;
}

/* In tenths of points: more would only look exact. */
static json_t *margin_json(double margin)
{
	long tenths = (long)(margin * 10 + (margin < 0 ? -0.5 : 0.5));

	return json_real((double)tenths / 10);
}

static json_t *answer_advice(const struct protocol *protocol, const struct ai_advice *advice)
{
	const struct tile_set *tiles = game_tile_set(protocol->game);
	json_t *others = json_array();
	char why[AI_WHY_SIZE];

	for (int i = 1; i < advice->line_count; i++)
		json_array_append_new(others,
		                      json_pack("{s:o,s:o}", "move", wire_move(tiles, &advice->lines[i].moves[0]),
		                                "margin", margin_json(advice->lines[i].margin)));
	return answer_with(json_pack("{s:o,s:s,s:o,s:i,s:o}", "move", wire_move(tiles, &advice->move), "why",
	                             ai_why(advice, protocol->game, why), "margin",
	                             margin_json(advice->lines[0].margin), "playouts", advice->playouts, "others",
	                             others));
}

json_t *request_advise(struct protocol *protocol, const json_t *request)
{
	struct ai_order order = {0};
	json_int_t ms = 0;

	if (!read_order(protocol, request, &order, &ms))
		return NULL;
	if (game_decision(protocol->game).kind == DECISION_NONE)
		return protocol_refuse(protocol, "nothing is owed: there is no move to advise");
	if (!protocol->ai)
		protocol->ai = ai_create();
	if (!protocol->ai)
		return protocol_refuse(protocol, "out of memory");
	double until = clock_ms() + (double)ms;
	if (ms) {
		order.go_on = clock_before;
		order.context = &until;
	}
	ai_think(protocol->ai, protocol->game, &order);
	return answer_advice(protocol, ai_advice(protocol->ai));
}
