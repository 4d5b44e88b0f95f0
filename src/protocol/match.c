#include <stdlib.h>

#include "match.h"

enum { SEED_SHIFT = 11 }; /* 64 bits to the 53 of a seed */

/* What the jobs share; behind the lock but for what never changes. */
struct match {
	const struct match_options *options;
	const struct tile_set *tiles;
	const uint64_t *seeds; /* of the decks */
	FILE *out, *err;
	pthread_mutex_t lock, starting;
	int next, printed; /* games begun; games whose line is out */
	struct match_result *results;
	struct match_times times[PLAYERS_MAX];
	bool failed;
	struct refusal *refusal;
};

static int match_take(struct match *match)
{
	int game = -1;

	pthread_mutex_lock(&match->lock);
	if (!match->failed && match->next < match->options->games)
		game = match->next++;
	pthread_mutex_unlock(&match->lock);
	return game;
}

/* Lines come out in the order of the games, whatever is finished first. */
static void match_put(struct match *match, int game, const struct match_result *result)
{
	const struct match_options *options = match->options;

	pthread_mutex_lock(&match->lock);
	match->results[game] = *result;
	for (int player = 0; player < options->players; player++)
		if (result->lost[player][0])
			fprintf(match->err, "game %d: %s: %s\n", game + 1, options->names[player],
			        result->lost[player]);
	for (; match->printed < options->games && match->results[match->printed].played; match->printed++)
		match_print_game(options, match->printed, &match->results[match->printed], match->out);
	if (ferror(match->out) && !match->failed) {
		match->failed = true; /* nobody reads the games that would follow */
		snprintf(match->refusal->text, sizeof match->refusal->text, "standard output cannot be written");
	}
	pthread_mutex_unlock(&match->lock);
}

static void times_join(struct match_times *into, const struct match_times *from)
{
	for (int class = 0; class < TIME_CLASSES; class ++)
		into->count[class] += from->count[class];
	into->moves += from->moves;
	into->most = from->most > into->most ? from->most : into->most;
}

static void *match_work(void *context)
{
	struct match *match = context;
	struct match_job *job = calloc(1, sizeof *job);
	struct match_result result;
	bool good = job && (job->ai = ai_create());

	for (int game; good && (game = match_take(match)) >= 0;) {
		int n = match->options->players;

		job->options = match->options;
		job->tiles = match->tiles;
		job->starting = &match->starting;
		good = match_play(job, match->seeds[game / n], game % n, &result);
		if (good)
			match_put(match, game, &result);
	}
	pthread_mutex_lock(&match->lock);
	if (!good && !match->failed) {
		match->failed = true;
		if (job)
			*match->refusal = job->refusal;
	}
	for (int player = 0; good && player < match->options->players; player++)
		times_join(&match->times[player], &job->times[player]);
	pthread_mutex_unlock(&match->lock);
	if (job)
		ai_destroy(job->ai);
	free(job);
	return NULL;
}

static void match_jobs(struct match *match)
{
	pthread_t threads[MATCH_JOBS_MAX];
	int started = 0;

	while (started < match->options->jobs - 1 && pthread_create(&threads[started], NULL, match_work, match) == 0)
		started++;
	match_work(match);
	while (started > 0)
		pthread_join(threads[--started], NULL);
}

bool match_run(const struct tile_set *tiles, const struct match_options *options, FILE *out, FILE *err,
               struct refusal *refusal)
{
	struct match *match = calloc(1, sizeof *match);
	struct match_result *results = calloc((size_t)options->games, sizeof *results);
	int decks = options->games / options->players;
	uint64_t *seeds = calloc((size_t)decks, sizeof *seeds);
	struct rng rng;
	bool good = match && results && seeds;

	if (good) {
		rng_seed(&rng, options->seed);
		for (int deck = 0; deck < decks; deck++)
			seeds[deck] = rng_next(&rng) >> SEED_SHIFT;
		*match = (struct match){.options = options,
		                        .tiles = tiles,
		                        .seeds = seeds,
		                        .out = out,
		                        .err = err,
		                        .results = results,
		                        .refusal = refusal};
		pthread_mutex_init(&match->lock, NULL);
		pthread_mutex_init(&match->starting, NULL);
		match_jobs(match);
		pthread_mutex_destroy(&match->starting);
		pthread_mutex_destroy(&match->lock);
		good = !match->failed;
	}
	if (good)
		match_print_summary(options, results, match->times, out);
	free(seeds);
	free(results);
	free(match);
	return good;
}
