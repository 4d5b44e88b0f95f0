/* argument.h - values on the command line of bastide-engine, and the sentence for a wrong one. */
#pragma once

#include <bastide/format.h>

/* What the program ends with, and what reading a value returns. */
enum { STATUS_FINE, STATUS_FAILED, STATUS_USAGE };

#define ARGUMENT_SEED_MAX UINT64_C(9007199254740991)

/* Says a sentence on the error stream; returns the status. */
int complain(int status, const char *format, ...) __attribute__((format(printf, 2, 3)));

int argument_number(const char *name, const char *text, uint64_t min, uint64_t max, uint64_t *number);
int argument_int(const char *name, const char *text, int min, int max, int *number);
int argument_game(const char *text, enum game_kind *game);

/* KEY=VALUE wait until all is read: which settings there are depends on the game. */
struct waiting_settings {
	int count;
	const char *text[SETTING_COUNT * 2]; /* of the command line */
};

int waiting_add(struct waiting_settings *waiting, const char *text);
int waiting_apply(const struct waiting_settings *waiting, enum game_kind game, struct settings *settings);
