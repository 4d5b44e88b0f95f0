/* match.h - computer players against each other: bastide-engine match.
 *
 * Each deck is played once for each way to turn the seats, so that luck with tiles is shared out; intervals are over
 * decks, since the games of one deck are no independent witnesses.
 *
 *   match_options.c  the command line
 *   match.c          decks, jobs, the lines that are printed
 *   match_game.c     one game: whoever is asked moves
 *   match_summary.c  shares, margins, intervals, times */
#pragma once

#include <stdio.h>
#include <bastide/ai.h>

#include "player/program.h"
#include "system/thread.h"

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

/* How one game went; by player, not by seat. */
struct match_result {
	bool played;
	uint64_t seed;          /* of the deck */
	int seats[PLAYERS_MAX]; /* [seat]: which player sat there */
	int scores[PLAYERS_MAX];
	double shares[PLAYERS_MAX];                /* of the victory */
	double margins[PLAYERS_MAX];               /* ahead of the best other */
	char lost[PLAYERS_MAX][PROGRAM_TEXT_SIZE]; /* why its seat was taken from it, or "" */
};

/* How long moves took: 1,024 classes, each 2 % longer than the one before, from 10 microseconds. */
enum { TIME_CLASSES = 1024 };

struct match_times {
	long count[TIME_CLASSES];
	double most; /* milliseconds */
	long moves;
};

void times_add(struct match_times *times, double ms);

/* What one job needs. */
struct match_job {
	const struct match_options *options;
	const struct tile_set *tiles;
	struct ai *ai;
	pthread_mutex_t *starting;             /* held while a program is started */
	struct program *programs[PLAYERS_MAX]; /* by player */
	/* What a character means to do with its next decisions of the turn. */
	struct move plan[AI_LINE_MOVES_MAX];
	int plan_next, plan_count, plan_player;
	uint64_t day; /* of the game (struct ai_order) */
	struct move moves[MOVES_MAX];
	struct match_times times[PLAYERS_MAX]; /* by player */
	struct refusal refusal;
};

/* Plays them all; a JSON line a game on `out`, in their order, then the summary; what programs do wrong, as
 * sentences on `err`.  False with a sentence if the settings are refused or memory is out. */
bool match_run(const struct tile_set *tiles, const struct match_options *options, FILE *out, FILE *err,
               struct refusal *refusal);

/* Plays one game; false if the set-up is refused. */
bool match_play(struct match_job *job, uint64_t seed, int shift, struct match_result *result);

void match_print_game(const struct match_options *options, int number, const struct match_result *result, FILE *out);
void match_print_summary(const struct match_options *options, const struct match_result *results,
                         const struct match_times *times, FILE *out);
