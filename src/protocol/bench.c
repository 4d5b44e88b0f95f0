#include <stdlib.h>
#include <string.h>

#include "format/setup.h"
#include "signature.h"
#include "words.h"
#include "system/system.h"

enum { SEED_SHIFT = 11 }; /* 64 bits to the 53 of a seed */

void bench_options_init(struct bench_options *options)
{
	*options = (struct bench_options){.games = 1000, .seed = 1, .players = 2};
	options->settings.value[SETTING_EDITION] = EDITION_OLD;
}

void players_fill(struct setup *setup, int count)
{
	static const uint8_t colors[PLAYERS_MAX] = {COLOR_RED,    COLOR_BLUE,  COLOR_GREEN,
	                                            COLOR_YELLOW, COLOR_BLACK, COLOR_PINK};

	setup->player_count = (uint8_t)count;
	memcpy(setup->colors, colors, sizeof colors);
}

/* What a run needs on the way; too large for the stack. */
struct bench {
	struct rng rng;
	struct setup setup;
	struct move moves[MOVES_MAX];
	struct event_list events;
};

static struct bench *bench_create(const struct bench_options *options)
{
	struct bench *bench = malloc(sizeof *bench);

	if (!bench)
		return NULL;
	rng_seed(&bench->rng, options->seed);
	setup_init(&bench->setup);
	players_fill(&bench->setup, options->players);
	bench->setup.game = (uint8_t)options->game;
	bench->setup.settings = options->settings;
	return bench;
}

static struct game *bench_deal(struct bench *bench, const struct tile_set *tiles, struct refusal *refusal)
{
	bench->setup.seed = rng_next(&bench->rng) >> SEED_SHIFT;
	return game_create(tile_set_of(tiles, (enum game_kind)bench->setup.game), &bench->setup, refusal);
}

/* One of the legal moves, each with equal chance; NULL when the game is over. */
static const struct move *bench_choose(struct bench *bench, const struct game *game)
{
	int count = game_legal_moves(game, bench->moves, MOVES_MAX);

	return count > 0 ? &bench->moves[rng_below(&bench->rng, (uint32_t)count)] : NULL;
}

/* With events the signature is over them; without, over the moves chosen and
 * the final scores, which cost next to nothing. */
static uint64_t bench_play(struct bench *bench, struct game *game, bool events, struct bench_result *result)
{
	const struct tile_set *tiles = game_tile_set(game);
	uint64_t signature = result->signature;
	const struct move *move;

	while ((move = bench_choose(bench, game))) {
		events_clear(&bench->events);
		game_apply(game, move, events ? &bench->events : NULL);
		signature =
		    events ? signature_events(signature, &bench->events) : signature_move(signature, tiles, move);
		result->moves++;
	}
	for (int seat = 0; seat < game_player_count(game); seat++)
		signature = signature_mix(signature, (uint64_t)game_score(game, seat));
	return signature;
}

bool bench_run(const struct tile_set *tiles, const struct bench_options *options, struct bench_result *result,
               struct refusal *refusal)
{
	struct bench *bench = bench_create(options);
	double seconds = sys_clock_ms(SYS_CLOCK_WALL) / 1000, cpu = sys_clock_ms(SYS_CLOCK_PROCESS) / 1000;

	*result = (struct bench_result){.signature = SIGNATURE_START};
	while (bench && result->games < options->games) {
		struct game *game = bench_deal(bench, tiles, refusal);
		if (!game)
			break;
		result->signature = bench_play(bench, game, options->events, result);
		result->games++;
		game_destroy(game);
	}
	result->seconds = sys_clock_ms(SYS_CLOCK_WALL) / 1000 - seconds;
	result->cpu_seconds = sys_clock_ms(SYS_CLOCK_PROCESS) / 1000 - cpu;
	free(bench);
	return result->games == options->games;
}

void bench_print(const struct bench_result *result, FILE *out)
{
	double cpu = result->cpu_seconds > 1e-9 ? result->cpu_seconds : 1e-9;

	fprintf(out,
	        "{\"games\":%d,\"moves\":%llu,\"seconds\":%.3f,\"cpu_seconds\":%.3f,"
	        "\"games_per_cpu_second\":%.1f,\"moves_per_cpu_second\":%.1f,\"signature\":\"%016llx\"}\n",
	        result->games, (unsigned long long)result->moves, result->seconds, result->cpu_seconds,
	        result->games / cpu, (double)result->moves / cpu, (unsigned long long)result->signature);
}

static void print_new(const struct setup *setup, FILE *out)
{
	const char *game = setup->game != GAME_CARCASSONNE ? game_kind_name((enum game_kind)setup->game) : NULL;
	json_t *players = json_array();

	for (int seat = 0; seat < setup->player_count; seat++)
		json_array_append_new(players, json_string(color_name((enum color)setup->colors[seat])));
	json_t *request = json_pack("{s:s,s:s*,s:o,s:o,s:I}", "cmd", "new", "game", game, "players", players,
	                            "settings", setup_settings_json(setup), "seed", (json_int_t)setup->seed);
	char *text = json_dumps(request, JSON_COMPACT);
	fprintf(out, "%s\n", text ? text : "{}");
	free(text);
	json_decref(request);
}

bool bench_print_moves(const struct tile_set *tiles, const struct bench_options *options, FILE *out,
                       struct refusal *refusal)
{
	struct bench *bench = bench_create(options);
	struct game *game = bench ? bench_deal(bench, tiles, refusal) : NULL;
	const struct move *move;
	char text[MOVE_TEXT_SIZE];
	bool good = game != NULL;

	if (good)
		print_new(&bench->setup, out);
	while (good && (move = bench_choose(bench, game))) {
		move_format(move, game_tile_set(game), text);
		fprintf(out, "{\"cmd\":\"play\",\"move\":\"%s\"}\n", text);
		good = game_apply(game, move, NULL);
	}
	game_destroy(game);
	free(bench);
	return good;
}
