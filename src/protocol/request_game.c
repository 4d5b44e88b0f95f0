/* Games that begin and end: new, position, end, quit. */
#include "format/game_words.h"

#include "protocol_private.h"

/* Takes the place of the game at hand; *setup was read already. */
static json_t *start(struct protocol *protocol, const struct setup *setup)
{
	struct refusal refusal = {0};
	struct game *game = game_create(tile_set_of(protocol->tiles, (enum game_kind)setup->game), setup, &refusal);

	if (!game)
		return protocol_refuse(protocol, "%s", refusal.text[0] ? refusal.text : "out of memory");
	struct scenario *record = scenario_create(game_tile_set(game), setup);
	if (!record || !scenario_set_text(&record->file, "")) {
		scenario_destroy(record);
		game_destroy(game);
		return protocol_refuse(protocol, "out of memory");
	}
	protocol_begin(protocol, game, record);
	return answer_state(protocol);
}

/* What both begin with: the game, who plays it, by which rules. */
static bool read_begin(struct protocol *protocol, const json_t *request, struct setup *setup,
                       const struct tile_set **tiles)
{
	struct reader *reader = &protocol->reader;

	setup_init(setup);
	*tiles = protocol->tiles;
	return setup_read_game(reader, request, setup, tiles) && setup_read_players(reader, request, setup, NULL) &&
	       setup_read_settings(reader, request, setup, NULL) &&
	       reader_flag(reader, request, "hidden", &setup->hidden);
}

json_t *request_new(struct protocol *protocol, const json_t *request)
{
	struct reader *reader = &protocol->reader;
	const struct tile_set *tiles;
	struct setup setup;
	bool has_seed;

	if (!read_begin(protocol, request, &setup, &tiles) || !setup_read_seed(reader, request, &setup, &has_seed) ||
	    !setup_read_deck(reader, request, tiles, &setup) || !game_words_only(reader, request, &setup) ||
	    !game_words((enum game_kind)setup.game)->read(reader, request, &setup))
		return NULL;
	if (has_seed == setup.has_deck)
		return protocol_refuse(protocol, "exactly one of \"seed\" and \"deck\" is needed: %s",
		                       has_seed ? "here are both" : "here is neither");
	return start(protocol, &setup);
}

json_t *request_position(struct protocol *protocol, const json_t *request)
{
	struct reader *reader = &protocol->reader;
	const struct tile_set *tiles;
	struct setup setup;

	if (!read_begin(protocol, request, &setup, &tiles) || !game_words_only(reader, request, &setup) ||
	    !setup_read_table(reader, request, tiles, &setup) || !setup_read_deck(reader, request, tiles, &setup))
		return NULL;
	return start(protocol, &setup);
}

json_t *request_end(struct protocol *protocol, const json_t *request)
{
	(void)request;
	if (game_over(protocol->game))
		return protocol_refuse(protocol, "the game is over already");
	if (ask_info(game_decision(protocol->game).kind)->sends)
		return protocol_refuse(protocol, "the game ends by itself when the figures of the market are sent");
	if (!protocol_play(protocol, NULL))
		return protocol_refuse(protocol, "out of memory");
	return answer_events(protocol, wire_events(protocol->game, &protocol->events));
}

json_t *request_quit(struct protocol *protocol, const json_t *request)
{
	(void)request;
	protocol->finished = true;
	return answer_with(NULL);
}
