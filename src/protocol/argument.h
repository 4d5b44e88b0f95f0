/* argument.h - values on the command line of bastide-engine, and the sentence for a wrong one. */
#pragma once

#include <bastide/format.h>

/* What the program ends with, and what reading a value returns. */
enum { STATUS_FINE, STATUS_FAILED, STATUS_USAGE };

#define ARGUMENT_SEED_MAX UINT64_C(9007199254740991)

/* Says a sentence on the error stream; returns the status. */
int complain(int status, const char *format, ...) __attribute__((format(printf, 2, 3)));

int argument_number(const char *name, const char *text, uint64_t min, uint64_t max, uint64_t *number);

/* An option, --name, of these words of the program: how its value is read, and into which member of a struct; without
 * a value the member is a bool. */
struct argument {
	const char *name, *words;
	int (*read)(const struct argument *argument, const char *text, void *member);
	size_t at;
	uint64_t min, max; /* of a number */
};

enum { ARGUMENTS_MAX = 12 };

/* Reads the options of the word argv[0]; what stands behind them begins at `optind`. */
int arguments_read(int argc, char **argv, const struct argument *arguments, int count, void *into);

/* Into a uint64_t, an int, an enum game_kind, a struct waiting_settings. */
int argument_long(const struct argument *argument, const char *text, void *number);
int argument_int(const struct argument *argument, const char *text, void *number);
int argument_game(const struct argument *argument, const char *text, void *game);
int argument_setting(const struct argument *argument, const char *text, void *waiting);

/* KEY=VALUE wait until all is read: which settings there are depends on the game. */
struct waiting_settings {
	int count;
	const char *text[SETTING_COUNT * 2]; /* of the command line */
};

int waiting_apply(const struct waiting_settings *waiting, enum game_kind game, struct settings *settings);

/* Whether the data have tiles of the game; if not, that is said. */
int tiles_there(const struct tile_set *tiles, enum game_kind game);
