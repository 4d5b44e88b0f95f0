#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "player/program.h"
#include "system/program.h"

enum { WORDS_MAX = 64, LINE_MAX_BYTES = 1024 * 1024 };

struct program {
	struct sys_program *running;
	size_t used; /* bytes of an answer so far */
	char line[LINE_MAX_BYTES];
};

/* ---- starting and stopping ---- */

/* Splits in place; returns the number of words, -1 if a quote is not closed or there are too many. */
static int words_split(char *text, char *words[WORDS_MAX + 1])
{
	int count = 0;

	for (char *at = text; *at;) {
		char *to;

		if (*at == ' ' || *at == '\t') {
			at++;
			continue;
		}
		if (count == WORDS_MAX)
			return -1;
		words[count++] = to = at;
		while (*at && *at != ' ' && *at != '\t') {
			char quote = *at == '\'' || *at == '"' ? *at++ : '\0';

			while (quote && *at && *at != quote)
				*to++ = *at++;
			if (quote && !*at)
				return -1;
			if (quote)
				at++;
			else
				*to++ = *at++;
		}
		at += *at != '\0';
		*to = '\0';
	}
	words[count] = NULL;
	return count;
}

struct program *program_start(const char *command, char text[PROGRAM_TEXT_SIZE])
{
	struct program *program = calloc(1, sizeof *program);
	char *copy = strdup(command), *words[WORDS_MAX + 1];
	int count = copy ? words_split(copy, words) : 0;

	if (!program || !copy)
		answer_fail(text, "out of memory");
	else if (count < 1)
		answer_fail(text, "\"%.200s\" is no command", command);
	else if (!(program->running = sys_program_start(words, true)))
		answer_fail(text, "\"%.200s\" cannot be started: %s", command, strerror(errno));
	free(copy);
	if (program && program->running)
		return program;
	free(program);
	return NULL;
}

void program_kill(struct program *program) { sys_program_kill(program->running); }

void program_stop(struct program *program)
{
	if (program)
		sys_program_stop(program->running);
	free(program);
}

/* ---- speaking ---- */

static bool line_send(struct program *program, const char *line, double until, char text[PROGRAM_TEXT_SIZE])
{
	size_t left = strlen(line);

	while (left > 0) {
		long sent = sys_program_send(program->running, line, left, until - clock_ms());

		if (sent < 0)
			return answer_fail(text, "The program is gone: %s", strerror(errno));
		if (sent == 0 && clock_ms() >= until)
			return answer_fail(text, "The program does not read what it is sent");
		line += sent;
		left -= (size_t)sent;
	}
	return true;
}

/* Reads up to the end of a line, which becomes a NUL. */
static bool line_receive(struct program *program, double until, char text[PROGRAM_TEXT_SIZE])
{
	for (;;) {
		char *at = program->line + program->used;
		long got =
		    sys_program_receive(program->running, at, sizeof program->line - program->used, until - clock_ms());
		char *end = got > 0 ? memchr(at, '\n', (size_t)got) : NULL;

		if (got < 0)
			return errno ? answer_fail(text, "The program cannot be read: %s", strerror(errno))
			             : answer_fail(text, "The program ended");
		if (got == 0 && clock_ms() >= until)
			return answer_fail(text, "The program did not answer in time");
		program->used += (size_t)got;
		if (end && end + 1 < at + got)
			return answer_fail(text, "The program said more than it was asked");
		if (end) {
			*end = '\0';
			program->used = 0;
			return strlen(program->line) == (size_t)(end - program->line) ||
			       answer_fail(text, "The program's answer has a NUL within");
		}
		if (program->used == sizeof program->line)
			return answer_fail(text, "The program answered more than %d bytes", LINE_MAX_BYTES);
	}
}

/* ---- a move ---- */

bool program_ask(struct program *program, const struct game *game, int ms, struct move *move,
                 char text[PROGRAM_TEXT_SIZE])
{
	double wait = 10.0 * ms > PROGRAM_WAIT_LEAST ? 10.0 * ms : PROGRAM_WAIT_LEAST;
	double until = clock_ms() + wait;
	char *line = question_text(game, ms);
	bool good;

	if (!line)
		return answer_fail(text, "out of memory");
	if (sys_program_speaks(program->running))
		good = answer_fail(text, "The program spoke before it was asked");
	else
		good = line_send(program, line, until, text) && line_receive(program, until, text) &&
		       answer_read(program->line, game, move, text);
	free(line);
	return good;
}
