#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "format/json_out.h"
#include "format/wire.h"
#include "player/program.h"

bool answer_fail(char text[PROGRAM_TEXT_SIZE], const char *format, ...)
{
	va_list args;

	va_start(args, format);
	vsnprintf(text, PROGRAM_TEXT_SIZE, format, args);
	va_end(args);
	return false;
}

char *question_text(const struct game *game, int ms)
{
	json_t *board = wire_board(game), *legal = wire_legal(game);
	char *text, *ended;

	json_object_set_new(board, "ok", json_true());
	json_t *line =
	    json_pack("{s:s,s:s,s:O,s:O,s:s,s:i,s:o,s:o,s:O}", "cmd", "move", "game", game_kind_name(game_kind(game)),
	              "players", json_object_get(board, "players"), "settings", json_object_get(board, "settings"),
	              "you", color_name(game_color(game, game_decision(game).seat)), "ms", ms, "board", board, "state",
	              wire_state(game), "legal", json_object_get(legal, "moves"));
	json_decref(legal);
	text = json_dumps(line, JSON_COMPACT);
	json_decref(line);
	ended = text ? realloc(text, strlen(text) + 2) : NULL;
	if (!ended)
		free(text);
	else
		strcat(ended, "\n");
	return ended;
}

bool answer_read(const char *line, const struct game *game, struct move *move, char text[PROGRAM_TEXT_SIZE])
{
	json_error_t error;
	json_t *answer = json_in(line, strlen(line), JSON_REJECT_DUPLICATES, &error);
	const char *word = json_string_value(json_object_get(answer, "move"));
	struct refusal refusal;
	bool good = false;

	if (!answer)
		answer_fail(text, "The program's answer is not JSON: %.100s", error.text);
	else if (!word)
		answer_fail(text, "The program's answer has no \"move\"");
	else if (!move_parse(word, game_tile_set(game), move))
		answer_fail(text, "The program answered \"%.80s\", which is no move", word);
	else if (game_why_illegal(game, move, &refusal))
		answer_fail(text, "The program's move \"%.60s\" is not legal: %.200s", word, refusal.text);
	else
		good = true;
	json_decref(answer);
	return good;
}
