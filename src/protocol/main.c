/* bastide-engine: the rules without a window. */
#include <errno.h>
#include <getopt.h>
#include <string.h>

#include <bastide/format.h>
#include <commit.h>

#include "argument.h"
#include "format/output.h"
#include "protocol.h"
#include "system/system.h"
#include "words.h"

enum { PERFT_DEPTH_MAX = 20 };

extern const char engine_help[]; /* data/help */

struct command_line {
	struct bench_options bench;
	struct setup setup; /* of perft */
	const char *deck;
	bool print_moves;
	struct waiting_settings waiting;
};

/* ---- options ---- */

static int argument_deck(const struct argument *argument, const char *text, void *deck)
{
	(void)argument;
	*(const char **)deck = text;
	return STATUS_FINE;
}

#define AT(member) .at = offsetof(struct command_line, member)
static const struct argument arguments[] = {
    {"games", "bench", argument_int, AT(bench.games), 1, 1000000000},
    {"events", "bench", NULL, AT(bench.events), 0, 0},
    {"print-moves", "bench", NULL, AT(print_moves), 0, 0},
    {"seed", "bench perft", argument_long, AT(bench.seed), 0, ARGUMENT_SEED_MAX},
    {"players", "bench perft", argument_int, AT(bench.players), PLAYERS_MIN, PLAYERS_MAX},
    {"game", "bench perft", argument_game, AT(bench.game), 0, 0},
    {"setting", "bench perft", argument_setting, AT(waiting), 0, 0},
    {"deck", "perft", argument_deck, AT(deck), 0, 0},
};

static int options_read(int argc, char **argv, struct command_line *line)
{
	int status = arguments_read(argc, argv, arguments, sizeof arguments / sizeof *arguments, line);

	if (!game_setting_info(line->bench.game, SETTING_EDITION))
		line->bench.settings.value[SETTING_EDITION] = 0; /* bench starts from another one */
	return status == STATUS_FINE ? waiting_apply(&line->waiting, line->bench.game, &line->bench.settings) : status;
}

/* ---- words ---- */

static int run_protocol(const struct tile_set *tiles, int argc, char **argv)
{
	if (argc > 1)
		return complain(STATUS_USAGE, "protocol takes no \"%s\"; see --help", argv[1]);
	struct protocol *protocol = protocol_create(tiles);
	bool good = protocol && protocol_run(protocol, stdin, stdout);
	protocol_destroy(protocol);
	return good ? STATUS_FINE : complain(STATUS_FAILED, "the answer cannot be written");
}

static int run_bench(const struct tile_set *tiles, int argc, char **argv)
{
	struct refusal refusal = {.text = "out of memory"};
	struct bench_result result;
	struct command_line line = {0};

	bench_options_init(&line.bench);
	int status = options_read(argc, argv, &line);
	if (status != STATUS_FINE)
		return status;
	if (optind < argc)
		return complain(STATUS_USAGE, "bench takes no \"%s\"; see --help", argv[optind]);
	status = tiles_there(tiles, line.bench.game);
	if (status != STATUS_FINE)
		return status;
	if (line.print_moves)
		return bench_print_moves(tiles, &line.bench, stdout, &refusal)
		           ? STATUS_FINE
		           : complain(STATUS_FAILED, "%s", refusal.text);
	if (!bench_run(tiles, &line.bench, &result, &refusal))
		return complain(STATUS_FAILED, "%s", refusal.text);
	bench_print(&result, stdout);
	return STATUS_FINE;
}

/* "A,B,C" */
static int deck_read(const struct tile_set *tiles, const char *text, struct setup *setup)
{
	setup->has_deck = true;
	for (const char *at = text; *at;) {
		size_t length = strcspn(at, ",");
		char id[TILE_ID_SIZE] = "";
		memcpy(id, at, length < sizeof id ? length : sizeof id - 1);
		int type = tile_set_find(tiles, id);
		if (type < 0)
			return complain(STATUS_USAGE, "there is no tile \"%s\"", id);
		if (setup->deck_count == TILES_MAX)
			return complain(STATUS_USAGE, "a deck has at most %d tiles", TILES_MAX);
		setup->deck[setup->deck_count++] = (uint8_t)type;
		at += length + (at[length] == ',');
	}
	return STATUS_FINE;
}

static int run_perft(const struct tile_set *tiles, int argc, char **argv)
{
	struct refusal refusal = {.text = "out of memory"};
	struct command_line line = {.bench = {.seed = 1, .players = 2}};
	uint64_t counts[PERFT_DEPTH_MAX], depth = 0;
	int status = options_read(argc, argv, &line);

	if (status != STATUS_FINE)
		return status;
	if (optind + 1 != argc)
		return complain(STATUS_USAGE, "perft needs one DEPTH; see --help");
	status = argument_number("DEPTH", argv[optind], 1, PERFT_DEPTH_MAX, &depth);
	setup_init(&line.setup);
	players_fill(&line.setup, line.bench.players);
	line.setup.game = (uint8_t)line.bench.game;
	line.setup.settings = line.bench.settings;
	line.setup.seed = line.bench.seed;
	if (status == STATUS_FINE)
		status = tiles_there(tiles, line.bench.game);
	if (status == STATUS_FINE && line.deck)
		status = deck_read(tile_set_of(tiles, line.bench.game), line.deck, &line.setup);
	if (status != STATUS_FINE)
		return status;
	if (!perft_run(tiles, &line.setup, (int)depth, counts, &refusal))
		return complain(STATUS_FAILED, "%s", refusal.text);
	for (int i = 0; i < (int)depth; i++)
		printf("{\"depth\":%d,\"sequences\":%llu}\n", i + 1, (unsigned long long)counts[i]);
	return STATUS_FINE;
}

static int run_check(const struct tile_set *tiles, int argc, char **argv)
{
	struct command_line line = {0};
	int status = options_read(argc, argv, &line);

	if (status != STATUS_FINE)
		return status;
	if (optind == argc)
		return complain(STATUS_USAGE, "check needs a FILE; see --help");
	return check_files(tiles, argv + optind, argc - optind, stdout, stderr) ? STATUS_FAILED : STATUS_FINE;
}

static const struct {
	const char *name;
	int (*run)(const struct tile_set *tiles, int argc, char **argv);
} words[] = {
    {"protocol", run_protocol}, {"bench", run_bench}, {"perft", run_perft}, {"check", run_check}, {"match", match_main},
};

static int run(int word, int argc, char **argv)
{
	struct format_error error;
	struct tile_set *tiles = tile_set_load(NULL, &error);

	if (!tiles)
		return complain(STATUS_FAILED, "%s", format_error_line(&error));
	int status = words[word].run(tiles, argc, argv);
	tile_set_destroy(tiles);
	return status;
}

static int work(int argc, char **argv)
{
	static char protocol_word[] = "protocol";
	char *protocol_argv[] = {protocol_word, NULL};

	for (int i = 1; i < argc; i++) {
		if (strcmp(argv[i], "--help") == 0) {
			fputs(engine_help, stdout);
			return STATUS_FINE;
		}
		if (strcmp(argv[i], "--version") == 0) {
			printf("bastide-engine %s, protocol 1%s%s%s\n", BASTIDE_VERSION, BASTIDE_COMMIT[0] ? " (" : "",
			       BASTIDE_COMMIT, BASTIDE_COMMIT[0] ? ")" : "");
			return STATUS_FINE;
		}
	}
	if (argc < 2)
		return run(0, 1, protocol_argv);
	for (int word = 0; word < (int)(sizeof words / sizeof *words); word++)
		if (strcmp(argv[1], words[word].name) == 0)
			return run(word, argc - 1, argv + 1);
	return complain(STATUS_USAGE, "there is no \"%s\"; see --help", argv[1]);
}

int main(int argc, char **argv)
{
	sys_begin(&argc, &argv);
	int status = work(argc, argv);

	if (status == STATUS_FINE && !output_standard_flush())
		return complain(STATUS_FAILED, "standard output cannot be written: %s", strerror(errno));
	return status;
}
