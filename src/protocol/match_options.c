/* The command line of bastide-engine match. */
#include <getopt.h>
#include <string.h>

#include "argument.h"
#include "match_private.h"
#include "system/system.h"

enum { GAMES_MAX = 1000000, MS_MAX = 3600000, PLAYOUTS_MAX = 1000000000 };

static int player_add(const char *name, size_t length, struct match_options *options)
{
	char *seat = options->names[options->players];

	if (options->players == PLAYERS_MAX)
		return complain(STATUS_USAGE, "at most %d players sit at a table", PLAYERS_MAX);
	if (length >= MATCH_NAME_SIZE)
		return complain(STATUS_USAGE, "the name of a player is too long");
	memcpy(seat, name, length);
	seat[length] = '\0';
	if (!match_player_known(seat))
		return complain(STATUS_USAGE, "there is no player \"%s\"; ask the protocol for \"players\"", seat);
	options->players++;
	return STATUS_FINE;
}

static int players_add(const char *names, struct match_options *options)
{
	int status = STATUS_FINE;

	while (status == STATUS_FINE) {
		size_t length = strcspn(names, ",");

		status = player_add(names, length, options);
		if (!names[length])
			break;
		names += length + 1;
	}
	return status;
}

static int option_read(int option, struct match_options *options, struct waiting_settings *waiting)
{
	switch (option) {
	case 'P':
		return players_add(optarg, options);
	case 'p':
		return player_add(optarg, strlen(optarg), options);
	case 'g':
		return argument_int("--games", optarg, 1, GAMES_MAX, &options->games);
	case 's':
		return argument_number("--seed", optarg, 0, ARGUMENT_SEED_MAX, &options->seed);
	case 't':
		return argument_int("--ms", optarg, 1, MS_MAX, &options->ms);
	case 'n':
		return argument_int("--playouts", optarg, 1, PLAYOUTS_MAX, &options->playouts);
	case 'j':
		return argument_int("--jobs", optarg, 1, MATCH_JOBS_MAX, &options->jobs);
	case 'G':
		return argument_game(optarg, &options->game);
	default:
		return waiting_add(waiting, optarg);
	}
}

static int options_read(int argc, char **argv, struct match_options *options)
{
	static const struct option known[] = {
	    {"players", required_argument, NULL, 'P'}, {"player", required_argument, NULL, 'p'},
	    {"games", required_argument, NULL, 'g'},   {"seed", required_argument, NULL, 's'},
	    {"ms", required_argument, NULL, 't'},      {"playouts", required_argument, NULL, 'n'},
	    {"jobs", required_argument, NULL, 'j'},    {"setting", required_argument, NULL, 'S'},
	    {"game", required_argument, NULL, 'G'},    {NULL, 0, NULL, 0},
	};
	struct waiting_settings waiting = {0};
	int option, status = STATUS_FINE;

	opterr = 0; /* our own sentence */
	while (status == STATUS_FINE && (option = getopt_long(argc, argv, ":", known, NULL)) != -1) {
		if (option == ':')
			return complain(STATUS_USAGE, "%s needs a value", argv[optind - 1]);
		if (option == '?')
			return complain(STATUS_USAGE, "match has no option \"%s\"; see --help", argv[optind - 1]);
		status = option_read(option, options, &waiting);
	}
	if (status == STATUS_FINE)
		status = waiting_apply(&waiting, options->game, &options->settings);
	if (status == STATUS_FINE && optind < argc)
		return complain(STATUS_USAGE, "match takes no \"%s\"; see --help", argv[optind]);
	return status;
}

static int options_check(struct match_options *options)
{
	if (options->players < PLAYERS_MIN)
		return complain(STATUS_USAGE, "a match needs at least %d players: --players A,B", PLAYERS_MIN);
	if (options->ms && options->playouts)
		return complain(STATUS_USAGE, "--ms and --playouts exclude each other");
	if (!options->games)
		options->games = options->players;
	if (options->games % options->players)
		return complain(STATUS_USAGE, "--games must be a multiple of the %d players: everybody sits everywhere",
		                options->players);
	return STATUS_FINE;
}

int match_main(const struct tile_set *tiles, int argc, char **argv)
{
	struct match_options options;
	struct refusal refusal = {.text = "out of memory"};

	match_options_init(&options);
	int status = options_read(argc, argv, &options);
	if (status == STATUS_FINE)
		status = options_check(&options);
	if (status != STATUS_FINE)
		return status;
	sys_outlive_pipes();
	if (!match_run(tiles, &options, stdout, stderr, &refusal))
		return complain(STATUS_FAILED, "%s", refusal.text);
	return STATUS_FINE;
}
