/* match.h - computer players against each other: bastide-engine match.
 *
 * Each deck is played once for each way to turn the seats, so that luck with tiles is shared out; intervals are over
 * decks, since the games of one deck are no independent witnesses. */
#pragma once

#include <stdio.h>
#include <bastide/game.h>

enum { MATCH_NAME_SIZE = 1024, MATCH_JOBS_MAX = 256 };

struct match_options {
	int players;
	char names[PLAYERS_MAX][MATCH_NAME_SIZE]; /* of `players`, "random", or "exec:COMMAND" */
	int games;                                /* a multiple of `players` */
	uint64_t seed;
	int ms;       /* to think, for each decision; 0: not limited so */
	int playouts; /* for each decision; 0: as is the character's habit */
	int jobs;     /* games played at a time */
	enum game_kind game;
	struct settings settings;
};

void match_options_init(struct match_options *options);

/* Is there such a player?  ("exec:..." always is.) */
bool match_player_known(const char *name);

/* Plays them all; a JSON line a game on `out`, in their order, then the summary; what programs do wrong, as
 * sentences on `err`.  False with a sentence if the settings are refused or memory is out. */
bool match_run(const struct tile_set *tiles, const struct match_options *options, FILE *out, FILE *err,
               struct refusal *refusal);

/* The word on the command line; returns the program's exit status. */
int match_main(const struct tile_set *tiles, int argc, char **argv);
