/* One game of a match: whoever is asked moves. */
#include <string.h>

#include "match.h"
#include "words.h"

enum { MS_UNLIMITED = 1000 }; /* what a program is told that it has where nobody has a limit */

/* A turn is thought about once: the figure was chosen with the tile. */
static bool plan_goes_on(const struct match_job *job, int player, const struct game *game)
{
	struct refusal refusal;

	return job->plan_next < job->plan_count && job->plan_player == player &&
	       !game_why_illegal(game, &job->plan[job->plan_next], &refusal);
}

static struct move character_move(struct match_job *job, int player, int character, const struct game *game,
                                  uint64_t seed)
{
	const struct ai_line *line = &ai_advice(job->ai)->lines[0];
	double start = clock_ms(), until = start + job->options->ms;
	struct ai_order order = {
	    .character = character, .seed = seed, .day = job->day, .playouts = job->options->playouts};

	if (plan_goes_on(job, player, game))
		return job->plan[job->plan_next++];
	if (job->options->ms) {
		order.go_on = clock_before;
		order.context = &until;
	}
	ai_think(job->ai, game, &order);
	memcpy(job->plan, line->moves, sizeof job->plan);
	job->plan_count = line->move_count;
	job->plan_next = 1;
	job->plan_player = player;
	times_add(&job->times[player], clock_ms() - start);
	return job->plan[0];
}

static struct move random_move(struct match_job *job, const struct game *game, uint64_t seed)
{
	int count = game_legal_moves(game, job->moves, MOVES_MAX);
	struct rng rng;

	rng_seed(&rng, seed);
	return job->moves[rng_below(&rng, (uint32_t)count)];
}

/* From a program, as long as it has its seat; false when it loses it. */
static bool program_move(struct match_job *job, int player, const struct game *game, struct match_result *result,
                         struct move *move)
{
	int ms = job->options->ms ? job->options->ms : MS_UNLIMITED;
	double start = clock_ms();

	if (!job->programs[player])
		return false;
	bool good = program_ask(job->programs[player], game, ms, move, result->lost[player]);
	times_add(&job->times[player], clock_ms() - start);
	if (good)
		return true;
	program_stop(job->programs[player]);
	job->programs[player] = NULL;
	return false;
}

static struct move player_move(struct match_job *job, int player, const struct game *game, uint64_t seed,
                               struct match_result *result)
{
	const char *name = job->options->names[player];
	struct move move;

	if (strcmp(name, "random") == 0)
		return random_move(job, game, seed);
	if (ai_character_find(name) >= 0)
		return character_move(job, player, ai_character_find(name), game, seed);
	if (!result->lost[player][0] && program_move(job, player, game, result, &move))
		return move;
	return character_move(job, player, 0, game, seed); /* the gentlest has taken the seat */
}

static void programs_start(struct match_job *job, struct match_result *result)
{
	for (int player = 0; player < job->options->players; player++) {
		const char *name = job->options->names[player];

		job->programs[player] = NULL;
		if (strncmp(name, "exec:", 5) != 0)
			continue;
		pthread_mutex_lock(job->starting);
		job->programs[player] = program_start(name + 5, result->lost[player]);
		pthread_mutex_unlock(job->starting);
	}
}

/* Draws are shared. */
static void result_judge(const struct game *game, struct match_result *result)
{
	unsigned winners = game_winners(game);
	int count = game_player_count(game);

	for (int seat = 0; seat < count; seat++) {
		int player = result->seats[seat], best = 0;

		for (int other = 0; other < count; other++)
			if (other != seat && game_score(game, other) > best)
				best = game_score(game, other);
		result->scores[player] = game_score(game, seat);
		result->margins[player] = game_score(game, seat) - best;
		result->shares[player] = (winners >> seat & 1) / (double)bit_count(winners);
	}
}

bool match_play(struct match_job *job, uint64_t seed, int shift, struct match_result *result)
{
	int count = job->options->players;
	struct setup setup;
	struct game *game;
	struct rng rng;

	setup_init(&setup);
	players_fill(&setup, count);
	setup.game = (uint8_t)job->options->game;
	setup.settings = job->options->settings;
	setup.seed = seed;
	game = game_create(tile_set_of(job->tiles, job->options->game), &setup, &job->refusal);
	if (!game)
		return false;
	job->plan_next = job->plan_count = 0;
	job->day = seed;
	*result = (struct match_result){.played = true, .seed = seed};
	for (int seat = 0; seat < count; seat++)
		result->seats[seat] = (seat + shift) % count;
	programs_start(job, result);
	rng_seed(&rng, seed);
	while (game_decision(game).kind != DECISION_NONE) {
		int player = result->seats[game_decision(game).seat];
		struct move move = player_move(job, player, game, rng_next(&rng), result);

		game_apply(game, &move, NULL);
	}
	for (int player = 0; player < count; player++)
		program_stop(job->programs[player]);
	result_judge(game, result);
	game_destroy(game);
	return true;
}
