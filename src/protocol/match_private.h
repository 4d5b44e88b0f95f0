/* match_private.h - what a match is made of; for its own files.
 *
 *   match_options.c  the command line
 *   match.c          decks, jobs, the lines that are printed
 *   match_game.c     one game: whoever is asked moves
 *   match_summary.c  shares, margins, intervals, times */
#pragma once

#include <bastide/ai.h>

#include "match.h"
#include "player/program.h"
#include "system/thread.h"

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

/* Plays one game; false if the set-up is refused. */
bool match_play(struct match_job *job, uint64_t seed, int shift, struct match_result *result);

void match_print_game(const struct match_options *options, int number, const struct match_result *result, FILE *out);
void match_print_summary(const struct match_options *options, const struct match_result *results,
                         const struct match_times *times, FILE *out);
