#include <stdlib.h>
#include <string.h>

#include "format/setup.h"
#include "words.h"
#include "system/system.h"
#include "format/wire.h"

/* ---- signatures ---- */

/* A number that stands for everything that happened.  Fields are mixed one by one, only those that mean something for
 * an event's kind, so the number depends neither on how structs are laid out nor on the machine, the compiler or the
 * kind of build. */
enum { SIGNATURE_START = 1 };

static uint64_t signature_mix(uint64_t signature, uint64_t word)
{
	signature = (signature ^ word) * UINT64_C(0x9e3779b97f4a7c15);
	return signature ^ signature >> 29;
}

static uint64_t mix_cell(uint64_t signature, struct cell cell)
{
	return signature_mix(signature, (uint64_t)(uint16_t)cell.x << 16 | (uint16_t)cell.y);
}

static uint64_t mix_spot(uint64_t signature, struct spot spot)
{
	return signature_mix(signature, (uint64_t)spot.kind << 8 | spot.at);
}

static uint64_t signature_move(uint64_t signature, const struct tile_set *tiles, const struct move *move)
{
	uint64_t word = (uint64_t)move->doubled << 40 | (uint64_t)tiles->form_numbers[move->kind] << 32 |
	                (uint64_t)move->tile << 24 | (uint64_t)move->rotation << 16 | (uint64_t)move->figure << 8 |
	                move->haven;

	return mix_cell(mix_spot(signature_mix(signature, word), move->spot), move->cell);
}

/* What is asked of the rows of kinds with every event, found once. */
struct known {
	const struct event_info *events[EVENT_KINDS];
	uint8_t scores[SCORE_REASONS]; /* their numbers */
	uint8_t cards[HOLDINGS_MAX];   /* the same of what only one player has, from 1; 0: it is no card */
	uint8_t counted[HOLDINGS_MAX]; /* what is held in numbers; what everybody begins with is never taken */
	int counted_count;
};

static void known_find(struct known *known)
{
	uint8_t cards = 0;

	for (int kind = 0; kind < EVENT_KINDS; kind++)
		known->events[kind] = event_info(kind);
	for (int reason = 0; reason < SCORE_REASONS; reason++)
		known->scores[reason] = score_info(reason)->number;
	known->counted_count = 0;
	for (int holding = 0; holding < HOLDINGS_MAX; holding++) {
		const struct holding *held = any_holding(holding);

		known->cards[holding] = held && held->single ? ++cards : 0;
		if (held && !held->single && !held->each)
			known->counted[known->counted_count++] = (uint8_t)holding;
	}
}

/* How many of what is held in numbers were taken; for a score one of what pays. */
static uint64_t mix_held(uint64_t signature, const struct known *known, const struct event *event)
{
	uint64_t word = 0;

	for (int i = 0; i < known->counted_count; i++)
		word = word << 8 | (event->kind == EVENT_HELD ? event->held[known->counted[i]]
		                                              : (unsigned)(event->bill.holding == known->counted[i]));
	return signature_mix(signature, word);
}

static uint64_t mix_scored(uint64_t signature, const struct known *known, const struct event_list *events,
                           const struct event *event)
{
	unsigned card = event->reason == SCORE_HELD ? known->cards[event->bill.holding] : 0;
	uint64_t reason = card ? 3 + card : known->scores[event->reason];

	signature = signature_mix(signature, (uint64_t)(uint32_t)event->points << 24 | reason << 16 |
	                                         (uint64_t)event->feature << 8 | event->pennants |
	                                         (uint64_t)event->signs << 60 | (uint64_t)event->helped << 62);
	if (event->reason == SCORE_HELD)
		return card ? signature : mix_held(signature, known, event);
	signature = mix_spot(mix_cell(signature_mix(signature, event->tiles), event->cell), event->spot);
	for (int i = event->first_city; i < event->first_city + event->city_count; i++) {
		const struct city_ref *city = &events->cities[i];
		signature = mix_cell(signature, city->cell);
		signature = city->carcassonne ? signature_mix(signature, UINT64_MAX) : mix_spot(signature, city->spot);
	}
	return signature;
}

static uint64_t mix_event(uint64_t signature, const struct known *known, const struct event_list *events,
                          const struct event *event)
{
	const struct event_info *info = event->kind == EVENT_HELD ? wire_event_info(event) : known->events[event->kind];
	unsigned members = info->members;
	uint64_t word = info->number;

	word |= members & HAS_PLAYER ? (uint64_t)(event->seat + 1) << 8 : 0;
	word |= members & HAS_FIGURE ? (uint64_t)(event->figure + 1) << 16 : 0;
	word |= members & HAS_HAVEN ? (uint64_t)(event->haven + 1) << 20 : 0;
	word |= members & HAS_TILE ? (uint64_t)(event->tile + 1) << 24 : 0;
	word |= members & HAS_ROT ? (uint64_t)(event->rotation + 1) << 32 : 0;
	word |= members & HAS_CARD ? (uint64_t)known->cards[event->holding] << 36 | (uint64_t)event->tiles << 40 : 0;
	signature = signature_mix(signature, word);
	/* The Castle; in a game without it nothing is mixed in. */
	word = (uint64_t)event->wall << 32 | (uint64_t)event->space << 24 | (uint64_t)event->starts << 16 |
	       (uint64_t)event->marks << 8 | event->doubled;
	signature = word ? signature_mix(signature, word) : signature;
	if (members & HAS_AT)
		signature = mix_cell(signature, event->cell);
	if (members & HAS_ON)
		signature = mix_spot(signature, event->spot);
	if (members & HAS_HELD)
		return mix_held(signature, known, event);
	return event->kind == EVENT_SCORED ? mix_scored(signature, known, events, event) : signature;
}

static uint64_t signature_events(uint64_t signature, const struct known *known, const struct event_list *events)
{
	for (int i = 0; i < events->count; i++)
		signature = mix_event(signature, known, events, &events->items[i]);
	return signature;
}

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
	struct known known;
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
	known_find(&bench->known);
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
		signature = events ? signature_events(signature, &bench->known, &bench->events)
		                   : signature_move(signature, tiles, move);
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
