/* Moves: play, undo. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "protocol_private.h"

/* A text that is no move: which word is wrong, if that can be told. */
static json_t *refuse_text(struct protocol *protocol, const char *text)
{
	char first[12] = "", second[40] = "", told[256];
	struct spot spot;
	struct move *moves;

	sscanf(text, "%11s %39s", first, second);
	if (strcmp(first, "place") == 0 && second[0] && tile_set_find(game_tile_set(protocol->game), second) < 0)
		return protocol_refuse(protocol, "\"%.80s\" is no move: there is no tile \"%s\"", text, second);
	if (figure_named(first) >= 0 && second[0] && !spot_parse(second, &spot))
		return protocol_refuse(protocol,
		                       "\"%.80s\" is no move: \"%s\" is no spot, as city:N, road:E, field:NL, "
		                       "monastery are",
		                       text, second);
	moves = malloc(MOVES_MAX * sizeof *moves);
	if (!moves)
		return protocol_refuse(protocol, "out of memory");
	int count = game_legal_moves(protocol->game, moves, MOVES_MAX);
	moves_told(game_tile_set(protocol->game), moves, count, told, sizeof told);
	free(moves);
	return protocol_refuse(protocol, "\"%.80s\" is no move; %s", text, told);
}

/* Plays a move and appends what happened; false, nothing changed, with the refusal. */
static bool play_text(struct protocol *protocol, const char *word, json_t *events)
{
	struct refusal refusal = {0};
	struct move move;

	if (!move_parse(word, game_tile_set(protocol->game), &move))
		return refuse_text(protocol, word) != NULL;
	if (game_why_illegal(protocol->game, &move, &refusal))
		return protocol_refuse(protocol, "%s", refusal.text) != NULL;
	if (!protocol_play(protocol, &move))
		return protocol_refuse(protocol, "out of memory") != NULL;
	json_t *happened = wire_events(protocol->game, &protocol->events);
	json_array_extend(events, happened);
	json_decref(happened);
	return true;
}

static json_t *play_one(struct protocol *protocol, const json_t *value)
{
	const char *word;

	if (!reader_word(&protocol->reader, value, &word))
		return NULL;
	reader_leave(&protocol->reader); /* the sentence needs no path */
	json_t *events = json_array();
	if (play_text(protocol, word, events))
		return answer_events(protocol, events);
	json_decref(events);
	return NULL;
}

/* All of them, or none. */
static json_t *play_list(struct protocol *protocol, const json_t *list)
{
	struct reader *reader = &protocol->reader;
	const char *word;
	int played = 0, before = scenario_move_count(protocol->record);

	if (!reader_list(reader, list, 0, SIZE_MAX))
		return NULL;
	struct game *game = game_clone(protocol->game);
	if (!game)
		return protocol_refuse(protocol, "out of memory");
	json_t *events = json_array();
	for (int count = (int)json_array_size(list); played < count; played++) {
		if (!reader_word(reader, reader_item(reader, list, (size_t)played), &word) ||
		    !play_text(protocol, word, events))
			break;
		reader_leave(reader);
	}
	if (!reader->failed) {
		game_destroy(game);
		return answer_events(protocol, events);
	}
	json_decref(events);
	game_destroy(protocol->game);
	protocol->game = game;
	scenario_cut(protocol->record, before);
	protocol->played = played;
	snprintf(protocol->error.text + strlen(protocol->error.text),
	         sizeof protocol->error.text - strlen(protocol->error.text),
	         "; %d %s played before it, and nothing of the list counts", played, played == 1 ? "was" : "were");
	return NULL;
}

json_t *request_play(struct protocol *protocol, const json_t *request)
{
	struct reader *reader = &protocol->reader;
	const json_t *list = json_object_get(request, "moves");

	if (list && json_object_get(request, "move"))
		return protocol_refuse(protocol, "either \"move\" or \"moves\" is played, not both");
	if (list)
		return reader_enter(reader, "moves"), play_list(protocol, list);
	list = reader_member(reader, request, "move", true);
	return list ? play_one(protocol, list) : NULL;
}

json_t *request_undo(struct protocol *protocol, const json_t *request)
{
	const json_t *value = reader_member(&protocol->reader, request, "moves", false);
	json_int_t moves = 1;

	if (value && !reader_integer(&protocol->reader, value, 1, INT32_MAX, &moves))
		return NULL;
	int played = scenario_move_count(protocol->record);
	if (played == 0)
		return protocol_refuse(protocol, "there is no move to take back");
	if (moves > played)
		return protocol_refuse(protocol, "only %d %s to take back", played,
		                       played == 1 ? "move is there" : "moves are there");
	if (!protocol_back(protocol, (int)moves))
		return protocol_refuse(protocol, "out of memory");
	return answer_events(protocol, json_array()); /* none */
}
