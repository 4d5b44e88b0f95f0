#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "player/answer.h"
#include "player/clock.h"
#include "player/launch.h"
#include "player/program.h"

enum { WORDS_MAX = 64, LINE_MAX_BYTES = 1024 * 1024 };

struct program {
	pid_t pid;
	int in, out; /* its standard input and output, our ends */
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

/* Two pipes whose ends no other program inherits; ours do not block. */
static bool pipes_open(int to[2], int from[2])
{
	if (pipe(to) != 0)
		return false;
	if (pipe(from) != 0) {
		close(to[0]);
		close(to[1]);
		return false;
	}
	for (int i = 0; i < 2; i++) {
		fcntl(to[i], F_SETFD, FD_CLOEXEC);
		fcntl(from[i], F_SETFD, FD_CLOEXEC);
	}
	fcntl(to[1], F_SETFL, O_NONBLOCK);
	fcntl(from[0], F_SETFL, O_NONBLOCK);
	return true;
}

struct program *program_start(const char *command, char text[PROGRAM_TEXT_SIZE])
{
	struct program *program = calloc(1, sizeof *program);
	char *copy = strdup(command), *words[WORDS_MAX + 1];
	int to[2], from[2], error;
	int count = copy ? words_split(copy, words) : 0;

	if (!program || !copy || count < 1) {
		answer_fail(text, count < 1 && copy ? "\"%.200s\" is no command" : "out of memory", command);
	} else if (!pipes_open(to, from)) {
		answer_fail(text, "no pipe to a program can be made: %s", strerror(errno));
	} else {
		error = program_launch(words, to[0], from[1], -1, &program->pid);
		close(to[0]);
		close(from[1]);
		program->in = to[1];
		program->out = from[0];
		free(copy);
		if (error == 0)
			return program;
		close(program->in);
		close(program->out);
		answer_fail(text, "\"%.200s\" cannot be started: %s", command, strerror(error));
		copy = NULL;
	}
	free(copy);
	free(program);
	return NULL;
}

void program_kill(struct program *program) { kill(-program->pid, SIGKILL); }

void program_stop(struct program *program)
{
	if (!program)
		return;
	close(program->in);
	close(program->out);
	program_kill(program);
	while (waitpid(program->pid, NULL, 0) < 0 && errno == EINTR) {
	}
	free(program);
}

/* ---- speaking ---- */

/* Waits until the pipe can be written or read; false when time is up. */
static bool pipe_wait(int pipe_end, short events, double until)
{
	struct pollfd waited = {.fd = pipe_end, .events = events};
	double left = until - clock_ms();

	return left > 0 && poll(&waited, 1, (int)left + 1) != 0;
}

static bool line_send(struct program *program, const char *line, double until, char text[PROGRAM_TEXT_SIZE])
{
	size_t left = strlen(line);

	while (left > 0) {
		ssize_t sent = write(program->in, line, left);

		if (sent > 0) {
			line += sent;
			left -= (size_t)sent;
		} else if (sent < 0 && errno != EAGAIN && errno != EINTR) {
			return answer_fail(text, "the program is gone: %s", strerror(errno));
		} else if (!pipe_wait(program->in, POLLOUT, until)) {
			return answer_fail(text, "the program does not read what it is sent");
		}
	}
	return true;
}

/* Reads up to the end of a line, which becomes a NUL. */
static bool line_receive(struct program *program, double until, char text[PROGRAM_TEXT_SIZE])
{
	for (;;) {
		ssize_t got = read(program->out, program->line + program->used, sizeof program->line - program->used);

		if (got > 0) {
			char *end = memchr(program->line + program->used, '\n', (size_t)got);

			program->used += (size_t)got;
			if (end && end + 1 < program->line + program->used)
				return answer_fail(text, "the program said more than it was asked");
			if (end) {
				*end = '\0';
				program->used = 0;
				return true;
			}
			if (program->used == sizeof program->line)
				return answer_fail(text, "the program answered more than %d bytes", LINE_MAX_BYTES);
		} else if (got == 0) {
			return answer_fail(text, "the program ended");
		} else if (errno != EAGAIN && errno != EINTR) {
			return answer_fail(text, "the program cannot be read: %s", strerror(errno));
		} else if (!pipe_wait(program->out, POLLIN, until)) {
			return answer_fail(text, "the program did not answer in time");
		}
	}
}

/* Anything that it said unasked. */
static bool line_waits(const struct program *program)
{
	struct pollfd waited = {.fd = program->out, .events = POLLIN};

	return poll(&waited, 1, 0) > 0 && waited.revents & POLLIN;
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
	if (line_waits(program))
		good = answer_fail(text, "the program spoke before it was asked");
	else
		good = line_send(program, line, until, text) && line_receive(program, until, text) &&
		       answer_read(program->line, game, move, text);
	free(line);
	return good;
}
