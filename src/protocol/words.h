/* words.h - the other words on the command line: bench, perft, check, match. */
#pragma once

#include <stdio.h>
#include <bastide/game.h>

/* What a game of bench and perft is made with. */
struct bench_options {
	enum game_kind game;
	int games;
	uint64_t seed;
	int players;
	bool events;
	struct settings settings;
};

struct bench_result {
	int games;
	uint64_t moves;
	double seconds, cpu_seconds;
	uint64_t signature;
};

/* 1,000 games of two players with the tiles of the old edition, seed 1. */
void bench_options_init(struct bench_options *options);

/* The players of a game of `count`: red, blue, green, yellow, black. */
void players_fill(struct setup *setup, int count);

/* Plays whole random games through game_legal_moves and game_apply.  False if
 * the settings are refused or memory is out, with a sentence. */
bool bench_run(const struct tile_set *tiles, const struct bench_options *options, struct bench_result *result,
               struct refusal *refusal);
void bench_print(const struct bench_result *result, FILE *out);

/* The first game of such a run as lines of the protocol. */
bool bench_print_moves(const struct tile_set *tiles, const struct bench_options *options, FILE *out,
                       struct refusal *refusal);

/* Counts move sequences of every length up to `depth` from this set-up. */
bool perft_run(const struct tile_set *tiles, const struct setup *setup, int depth, uint64_t *counts,
               struct refusal *refusal);

/* Replays files and compares their expectations; one line per fault on `err`,
 * a summary on `out`.  Returns the number of files that failed. */
int check_files(const struct tile_set *tiles, char *const *paths, int count, FILE *out, FILE *err);

/* Computer players against each other (match.h); returns the program's exit status. */
int match_main(const struct tile_set *tiles, int argc, char **argv);
