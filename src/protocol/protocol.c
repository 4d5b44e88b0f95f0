#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "protocol.h"
#include "setup.h"
#include "wire.h"

struct protocol {
	const struct tile_set *tiles;
	struct game *game;
	struct game **earlier; /* positions to go back to, oldest first */
	int earlier_count, earlier_capacity;
	struct event_list events;
	struct reader reader; /* of the request at hand */
	struct format_error error;
	bool finished;
};

struct protocol *protocol_create(const struct tile_set *tiles)
{
	struct protocol *protocol = calloc(1, sizeof *protocol);

	if (protocol)
		protocol->tiles = tiles;
	return protocol;
}

static void protocol_forget(struct protocol *protocol)
{
	while (protocol->earlier_count > 0)
		game_destroy(protocol->earlier[--protocol->earlier_count]);
}

void protocol_destroy(struct protocol *protocol)
{
	if (!protocol)
		return;
	protocol_forget(protocol);
	free(protocol->earlier);
	game_destroy(protocol->game);
	free(protocol);
}

bool protocol_finished(const struct protocol *protocol) { return protocol->finished; }

const struct game *protocol_game(const struct protocol *protocol) { return protocol->game; }

/* Keeps the present position to come back to; false when out of memory. */
static bool protocol_remember(struct protocol *protocol)
{
	struct game *copy;

	if (protocol->earlier_count == protocol->earlier_capacity) {
		int capacity = protocol->earlier_capacity ? 2 * protocol->earlier_capacity : 256;
		struct game **earlier = realloc(protocol->earlier, (size_t)capacity * sizeof *earlier);
		if (!earlier)
			return false;
		protocol->earlier = earlier;
		protocol->earlier_capacity = capacity;
	}
	copy = game_clone(protocol->game);
	if (copy)
		protocol->earlier[protocol->earlier_count++] = copy;
	return copy != NULL;
}

/* ---- answers ---- */

static json_t *answer_ok(void) { return json_pack("{s:b}", "ok", 1); }

static json_t *answer_state(const struct protocol *protocol)
{
	json_t *answer = answer_ok();

	json_object_set_new(answer, "state", wire_state(protocol->game));
	return answer;
}

static json_t *answer_events(const struct protocol *protocol)
{
	json_t *answer = answer_ok();

	json_object_set_new(answer, "events", wire_events(protocol->game, &protocol->events));
	json_object_set_new(answer, "state", wire_state(protocol->game));
	return answer;
}

static json_t *refuse(struct protocol *protocol, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* NULL, so that a handler can return it. */
static json_t *refuse(struct protocol *protocol, const char *format, ...)
{
	char text[FORMAT_TEXT_SIZE];
	va_list args;

	va_start(args, format);
	vsnprintf(text, sizeof text, format, args);
	va_end(args);
	reader_fail(&protocol->reader, "%s", text);
	return NULL;
}

static json_t *answer_error(const struct protocol *protocol)
{
	char text[FORMAT_TEXT_SIZE];
	json_t *sentence;

	snprintf(text, sizeof text, "%s", protocol->error.text);
	sentence = json_string(text);
	if (!sentence) { /* a word of the request was cut within a character */
		for (char *byte = text; *byte; byte++)
			if (*byte & 0x80)
				*byte = '?';
		sentence = json_string(text);
	}
	return json_pack("{s:b,s:o}", "ok", 0, "error", sentence);
}

/* ---- requests ---- */

/* Takes the place of the game at hand; *setup was read already. */
static json_t *start(struct protocol *protocol, const struct setup *setup)
{
	struct refusal refusal = {0};
	struct game *game = game_create(protocol->tiles, setup, &refusal);

	if (!game)
		return refuse(protocol, "%s", refusal.text[0] ? refusal.text : "out of memory");
	protocol_forget(protocol);
	game_destroy(protocol->game);
	protocol->game = game;
	return answer_state(protocol);
}

static json_t *request_new(struct protocol *protocol, const json_t *request)
{
	struct reader *reader = &protocol->reader;
	struct setup setup;
	bool has_seed;

	setup_init(&setup);
	if (!setup_read_game(reader, request) || !setup_read_players(reader, request, &setup, NULL) ||
	    !setup_read_settings(reader, request, &setup) || !setup_read_seed(reader, request, &setup, &has_seed) ||
	    !setup_read_deck(reader, request, protocol->tiles, &setup))
		return NULL;
	if (has_seed == setup.has_deck)
		return refuse(protocol, "exactly one of \"seed\" and \"deck\" is needed: %s",
		              has_seed ? "here are both" : "here is neither");
	return start(protocol, &setup);
}

static json_t *request_position(struct protocol *protocol, const json_t *request)
{
	struct reader *reader = &protocol->reader;
	struct setup setup;

	setup_init(&setup);
	if (!setup_read_game(reader, request) || !setup_read_players(reader, request, &setup, NULL) ||
	    !setup_read_settings(reader, request, &setup) ||
	    !setup_read_table(reader, request, protocol->tiles, &setup) ||
	    !setup_read_deck(reader, request, protocol->tiles, &setup))
		return NULL;
	return start(protocol, &setup);
}

static json_t *request_legal(struct protocol *protocol, const json_t *request)
{
	json_t *answer = answer_ok(), *legal = wire_legal(protocol->game);

	(void)request;
	json_object_update(answer, legal);
	json_decref(legal);
	return answer;
}

/* What the moves of a decision look like. */
static const char *decision_moves(int kind)
{
	static const char *const moves[] = {
	    [DECISION_NONE] = "nothing is owed",
	    [DECISION_TILE] = "now it is: place ID X,Y R, with R from 0 to 3",
	    [DECISION_FIGURE] = "now it is one of: meeple SPOT, abbot SPOT, recall, pass",
	    [DECISION_JOIN] = "now it is one of: join meeple, join abbot, pass",
	    [DECISION_ENTER] = "now it is one of: enter QUARTER meeple, enter QUARTER abbot, pass",
	    [DECISION_COUNT] = "now it is one of: count QUARTER, pass",
	    [DECISION_SEND] = "now it is: send QUARTER FIGURE X,Y SPOT",
	};
	return moves[kind];
}

/* A text that is no move: which word is wrong, if that can be told. */
static json_t *refuse_text(struct protocol *protocol, const char *text)
{
	char first[12] = "", second[40] = "";
	struct spot spot;

	sscanf(text, "%11s %39s", first, second);
	if (strcmp(first, "place") == 0 && second[0] && tile_set_find(protocol->tiles, second) < 0)
		return refuse(protocol, "\"%.80s\" is no move: there is no tile \"%s\"", text, second);
	if ((strcmp(first, "meeple") == 0 || strcmp(first, "abbot") == 0) && second[0] && !spot_parse(second, &spot))
		return refuse(protocol,
		              "\"%.80s\" is no move: \"%s\" is no spot, as city:N, road:E, field:NL, "
		              "monastery are",
		              text, second);
	return refuse(protocol, "\"%.80s\" is no move; %s", text, decision_moves(game_decision(protocol->game).kind));
}

static json_t *request_play(struct protocol *protocol, const json_t *request)
{
	const json_t *value = reader_member(&protocol->reader, request, "move", true);
	struct refusal refusal = {0};
	struct move move;
	const char *word;

	if (!value || !reader_word(&protocol->reader, value, &word))
		return NULL;
	reader_leave(&protocol->reader);
	if (!move_parse(word, protocol->tiles, &move))
		return refuse_text(protocol, word);
	if (game_why_illegal(protocol->game, &move, &refusal))
		return refuse(protocol, "%s", refusal.text);
	if (!protocol_remember(protocol))
		return refuse(protocol, "out of memory");
	if (!game_apply(protocol->game, &move, &protocol->events)) {
		game_destroy(protocol->earlier[--protocol->earlier_count]);
		return refuse(protocol, "\"%.80s\" is not legal here", word);
	}
	return answer_events(protocol);
}

static json_t *request_end(struct protocol *protocol, const json_t *request)
{
	(void)request;
	if (!protocol_remember(protocol))
		return refuse(protocol, "out of memory");
	if (game_end(protocol->game, &protocol->events))
		return answer_events(protocol);
	game_destroy(protocol->earlier[--protocol->earlier_count]);
	return refuse(protocol, "%s",
	              game_over(protocol->game) ? "the game is over already"
	                                        : "the game ends by itself when the figures of the market are sent");
}

static json_t *request_undo(struct protocol *protocol, const json_t *request)
{
	(void)request;
	if (protocol->earlier_count == 0)
		return refuse(protocol, "there is no move to take back");
	game_destroy(protocol->game);
	protocol->game = protocol->earlier[--protocol->earlier_count];
	return answer_events(protocol); /* none */
}

static json_t *request_state(struct protocol *protocol, const json_t *request)
{
	(void)request;
	return answer_state(protocol);
}

static json_t *request_feature(struct protocol *protocol, const json_t *request)
{
	struct reader *reader = &protocol->reader;
	char text[SPOT_TEXT_SIZE];
	struct feature feature;
	struct cell cell;
	struct spot spot;
	const json_t *value = reader_member(reader, request, "at", true);
	json_t *answer, *found;

	if (!value || !read_cell(reader, value, &cell))
		return NULL;
	reader_leave(reader);
	value = reader_member(reader, request, "on", true);
	if (!value || !read_spot(reader, value, &spot))
		return NULL;
	reader_leave(reader);
	spot_format(spot, text);
	if (game_tile_at(protocol->game, cell.x, cell.y) < 0)
		return refuse(protocol, "there is no tile at %d,%d", cell.x, cell.y);
	if (!game_feature_at(protocol->game, cell.x, cell.y, spot, &feature))
		return refuse(protocol, "the tile at %d,%d has no %s", cell.x, cell.y, text);
	answer = answer_ok();
	found = wire_feature(protocol->game, &feature);
	json_object_update(answer, found);
	json_decref(found);
	return answer;
}

static json_t *request_quit(struct protocol *protocol, const json_t *request)
{
	(void)request;
	protocol->finished = true;
	return answer_ok();
}

static const struct command {
	const char *name;
	const char *keys;
	bool needs_game;
	json_t *(*answer)(struct protocol *protocol, const json_t *request);
} commands[] = {
    {"new", "cmd game players settings seed deck", false, request_new},
    {"position", "cmd game players settings deck " SETUP_TABLE_KEYS, false, request_position},
    {"legal", "cmd", true, request_legal},
    {"play", "cmd move", true, request_play},
    {"undo", "cmd", true, request_undo},
    {"state", "cmd", true, request_state},
    {"feature", "cmd at on", true, request_feature},
    {"end", "cmd", true, request_end},
    {"quit", "cmd", false, request_quit},
};

static const struct command *command_find(struct protocol *protocol, const json_t *request)
{
	const json_t *value = reader_member(&protocol->reader, request, "cmd", true);
	const char *word;

	if (!value || !reader_word(&protocol->reader, value, &word))
		return NULL;
	reader_leave(&protocol->reader);
	for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
		if (strcmp(commands[i].name, word) == 0)
			return &commands[i];
	refuse(protocol,
	       "there is no command \"%.40s\"; there are: new, position, legal, play, undo, state, "
	       "feature, end, quit",
	       word);
	return NULL;
}

static json_t *protocol_request(struct protocol *protocol, const json_t *request)
{
	const struct command *command = command_find(protocol, request);

	if (!command || !reader_keys(&protocol->reader, request, command->name, command->keys))
		return NULL;
	if (command->needs_game && !protocol->game)
		return refuse(protocol, "there is no game yet: start one with \"new\" or \"position\"");
	protocol->events.count = protocol->events.city_count = 0;
	protocol->events.overflow = false;
	return command->answer(protocol, request);
}

static json_t *parse(struct protocol *protocol, const char *line, size_t length)
{
	json_error_t fault;
	json_t *request;

	if (length > PROTOCOL_LINE_MAX) {
		refuse(protocol, "the line is longer than %d bytes", PROTOCOL_LINE_MAX);
		return NULL;
	}
	if (strspn(line, " \t\r") == length) {
		refuse(protocol, "the line is empty; a request is a JSON object, as {\"cmd\":\"state\"}");
		return NULL;
	}
	request = json_loadb(line, length, JSON_REJECT_DUPLICATES, &fault);
	if (!request) {
		refuse(protocol, "this is not JSON: %s (column %d)", fault.text, fault.column);
		return NULL;
	}
	if (json_is_object(request))
		return request;
	json_decref(request);
	refuse(protocol, "a request is a JSON object, as {\"cmd\":\"state\"}");
	return NULL;
}

char *protocol_answer(struct protocol *protocol, const char *line, size_t length)
{
	json_t *request, *answer = NULL;
	char *text;

	reader_init(&protocol->reader, "", NULL, 0, &protocol->error);
	request = parse(protocol, line, length);
	if (request)
		answer = protocol_request(protocol, request);
	if (!answer)
		answer = answer_error(protocol);
	text = json_dumps(answer, JSON_COMPACT);
	json_decref(answer);
	json_decref(request);
	return text;
}
