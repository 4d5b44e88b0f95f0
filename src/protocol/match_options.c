/* The command line of bastide-engine match. */
#include <getopt.h>
#include <string.h>

#include "argument.h"
#include "match.h"
#include "system/system.h"
#include "words.h"

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
	if (strcmp(seat, "random") != 0 && strncmp(seat, "exec:", 5) != 0 && ai_character_find(seat) < 0)
		return complain(STATUS_USAGE, "there is no player \"%s\"; ask the protocol for \"players\"", seat);
	options->players++;
	return STATUS_FINE;
}

/* "A,B,C" */
static int players_add(const struct argument *argument, const char *names, void *options)
{
	int status = STATUS_FINE;

	(void)argument;
	while (status == STATUS_FINE) {
		size_t length = strcspn(names, ",");

		status = player_add(names, length, options);
		if (!names[length])
			break;
		names += length + 1;
	}
	return status;
}

static int one_add(const struct argument *argument, const char *name, void *options)
{
	(void)argument;
	return player_add(name, strlen(name), options);
}

struct command_line {
	struct match_options match;
	struct waiting_settings waiting;
};

#define AT(member) .at = offsetof(struct command_line, member)
static const struct argument arguments[] = {
    {"players", "match", players_add, AT(match), 0, 0},
    {"player", "match", one_add, AT(match), 0, 0},
    {"games", "match", argument_int, AT(match.games), 1, GAMES_MAX},
    {"seed", "match", argument_long, AT(match.seed), 0, ARGUMENT_SEED_MAX},
    {"ms", "match", argument_int, AT(match.ms), 1, MS_MAX},
    {"playouts", "match", argument_int, AT(match.playouts), 1, PLAYOUTS_MAX},
    {"jobs", "match", argument_int, AT(match.jobs), 1, MATCH_JOBS_MAX},
    {"setting", "match", argument_setting, AT(waiting), 0, 0},
    {"game", "match", argument_game, AT(match.game), 0, 0},
};

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
	struct command_line line = {.match = {.seed = 1, .jobs = 1}};
	struct match_options *options = &line.match;
	struct refusal refusal = {.text = "out of memory"};
	int status = arguments_read(argc, argv, arguments, sizeof arguments / sizeof *arguments, &line);

	if (status == STATUS_FINE)
		status = waiting_apply(&line.waiting, options->game, &options->settings);
	if (status == STATUS_FINE && optind < argc)
		status = complain(STATUS_USAGE, "match takes no \"%s\"; see --help", argv[optind]);
	if (status == STATUS_FINE)
		status = options_check(options);
	if (status == STATUS_FINE)
		status = tiles_there(tiles, options->game);
	if (status != STATUS_FINE)
		return status;
	sys_outlive_pipes();
	if (!match_run(tiles, options, stdout, stderr, &refusal))
		return complain(STATUS_FAILED, "%s", refusal.text);
	return STATUS_FINE;
}
