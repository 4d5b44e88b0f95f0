#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <bastide/ai.h>

#include "format/game_words.h"
#include "format/json_out.h"
#include "protocol_private.h"

struct protocol *protocol_create(const struct tile_set *tiles)
{
	struct protocol *protocol = calloc(1, sizeof *protocol);

	if (protocol)
		protocol->tiles = tiles;
	return protocol;
}

void protocol_destroy(struct protocol *protocol)
{
	if (!protocol)
		return;
	protocol_forget(protocol);
	ai_destroy(protocol->ai);
	free(protocol);
}

bool protocol_finished(const struct protocol *protocol) { return protocol->finished; }

const struct game *protocol_game(const struct protocol *protocol) { return protocol->game; }

/* ---- answers ---- */

json_t *answer_with(json_t *members)
{
	json_t *answer = json_pack("{s:b}", "ok", 1);

	json_object_update_new(answer, members);
	return answer;
}

static json_t *wire_whole_state(const struct game *game) { return json_pack("{s:o}", "state", wire_state(game)); }

json_t *answer_state(const struct protocol *protocol) { return answer_with(wire_whole_state(protocol->game)); }

json_t *answer_events(const struct protocol *protocol, json_t *events)
{
	return answer_with(json_pack("{s:o,s:o}", "events", events, "state", wire_state(protocol->game)));
}

json_t *protocol_refuse(struct protocol *protocol, const char *format, ...)
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
	json_t *sentence, *answer;

	snprintf(text, sizeof text, "%s", protocol->error.text);
	sentence = json_string(text);
	if (!sentence) { /* a word of the request was cut within a character */
		for (char *byte = text; *byte; byte++)
			if (*byte & 0x80)
				*byte = '?';
		sentence = json_string(text);
	}
	answer = json_pack("{s:b,s:o}", "ok", 0, "error", sentence);
	if (protocol->played >= 0)
		json_object_set_new(answer, "played", json_integer(protocol->played));
	return answer;
}

/* ---- requests ---- */

static const struct command {
	const char *name;
	const char *keys; /* besides `cmd` and `id` */
	bool needs_game;
	bool of_table; /* besides what is said of a table, whatever the game has */
	json_t *(*answer)(struct protocol *protocol, const json_t *request);
	json_t *(*tell)(const struct game *game); /* it only looks: the members of its answer */
} commands[] = {
    {"new", "game players settings hidden seed deck wall", false, false, request_new, NULL},
    {"position", "game players settings hidden deck", false, true, request_position, NULL},
    {"load", "file scenario", false, false, request_load, NULL},
    {"legal", "", true, false, NULL, wire_legal},
    {"play", "move moves", true, false, request_play, NULL},
    {"undo", "moves", true, false, request_undo, NULL},
    {"state", "", true, false, NULL, wire_whole_state},
    {"feature", "at on", true, false, request_feature, NULL},
    {"board", "", true, false, NULL, wire_board},
    {"remaining", "", true, false, NULL, wire_remaining},
    {"evaluate", "", true, false, request_evaluate, NULL},
    {"players", "", false, false, request_players, NULL},
    {"advise", "player ms playouts seed", true, false, request_advise, NULL},
    {"end", "", true, false, request_end, NULL},
    {"save", "", true, false, request_save, NULL},
    {"quit", "", false, false, request_quit, NULL},
};

enum { COMMANDS = sizeof commands / sizeof *commands };

static json_t *refuse_command(struct protocol *protocol, const char *word)
{
	char names[200] = "";

	for (int i = 0; i < COMMANDS; i++) {
		size_t used = strlen(names);
		snprintf(names + used, sizeof names - used, "%s%s", i ? ", " : "", commands[i].name);
	}
	return protocol_refuse(protocol, "there is no command \"%.40s\"; there are: %s", word, names);
}

static json_t *protocol_request(struct protocol *protocol, const json_t *request)
{
	const json_t *value = reader_member(&protocol->reader, request, "cmd", true);
	const struct command *command = commands;
	const char *word;
	char keys[READER_KEYS_SIZE] = "cmd id";

	if (!value || !reader_word(&protocol->reader, value, &word))
		return NULL;
	reader_leave(&protocol->reader);
	while (command < commands + COMMANDS && strcmp(command->name, word) != 0)
		command++;
	if (command == commands + COMMANDS)
		return refuse_command(protocol, word);
	reader_keys_add(keys, command->keys);
	if (command->of_table)
		setup_keys(keys);
	if (!reader_keys(&protocol->reader, request, command->name, keys))
		return NULL;
	if (command->needs_game && !protocol->game)
		return protocol_refuse(protocol,
		                       "there is no game yet: start one with \"new\", \"position\" or \"load\"");
	return command->tell ? answer_with(command->tell(protocol->game)) : command->answer(protocol, request);
}

static json_t *parse(struct protocol *protocol, const char *line, size_t length)
{
	json_error_t fault;

	if (length > PROTOCOL_LINE_MAX)
		return protocol_refuse(protocol, "the line is longer than %d bytes", PROTOCOL_LINE_MAX);
	if (strspn(line, " \t\r") == length)
		return protocol_refuse(protocol,
		                       "the line is empty; a request is a JSON object, as {\"cmd\":\"state\"}");
	json_t *request = json_in(line, length, JSON_REJECT_DUPLICATES, &fault);
	if (!request)
		return protocol_refuse(protocol, "this is not JSON: %s (column %d)", fault.text, fault.column);
	if (json_is_object(request))
		return request;
	json_decref(request);
	return protocol_refuse(protocol, "a request is a JSON object, as {\"cmd\":\"state\"}");
}

char *protocol_answer(struct protocol *protocol, const char *line, size_t length)
{
	json_t *request, *answer = NULL, *id;

	reader_init(&protocol->reader, "", NULL, 0, &protocol->error);
	protocol->played = -1;
	request = parse(protocol, line, length);
	if (request)
		answer = protocol_request(protocol, request);
	if (!answer)
		answer = answer_error(protocol);
	id = json_object_get(request, "id");
	if (id) /* its own words back, so that the asker knows which question this answers */
		json_object_set(answer, "id", id);
	char *text = json_dumps(answer, JSON_COMPACT | JSON_REAL_PRECISION(15));
	json_decref(answer);
	json_decref(request);
	return text;
}
