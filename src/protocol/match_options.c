/* The command line of bastide-engine match. */
#include <errno.h>
#include <getopt.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "match_private.h"

enum { STATUS_FINE, STATUS_FAILED, STATUS_USAGE };
enum { GAMES_MAX = 1000000, MS_MAX = 3600000, PLAYOUTS_MAX = 1000000000 };

static int complain(int status, const char *format, ...) __attribute__((format(printf, 2, 3)));

static int complain(int status, const char *format, ...)
{
	va_list args;

	fputs("bastide-engine: ", stderr);
	va_start(args, format);
	vfprintf(stderr, format, args);
	va_end(args);
	fputc('\n', stderr);
	return status;
}

static int number_read(const char *name, const char *text, uint64_t min, uint64_t max, uint64_t *number)
{
	char *end;

	errno = 0;
	if (*text && !text[strspn(text, "0123456789")])
		*number = strtoull(text, &end, 10);
	else
		errno = EINVAL;
	if (errno == 0 && *number >= min && *number <= max)
		return STATUS_FINE;
	return complain(STATUS_USAGE, "%s must be a number from %llu to %llu, not \"%s\"", name,
	                (unsigned long long)min, (unsigned long long)max, text);
}

static int int_read(const char *name, const char *text, int max, int *number)
{
	uint64_t value = 0;
	int status = number_read(name, text, 1, (uint64_t)max, &value);

	*number = (int)value;
	return status;
}

/* Only once the game is known. */
static int setting_read(const char *text, enum game_kind game, struct settings *settings)
{
	const char *equals = strchr(text, '=');
	char key[40];
	int setting, value;

	if (!equals || (size_t)(equals - text) >= sizeof key)
		return complain(STATUS_USAGE, "--setting needs KEY=VALUE, not \"%s\"", text);
	memcpy(key, text, (size_t)(equals - text));
	key[equals - text] = '\0';
	setting = game_setting_find(game, key);
	if (setting < 0)
		return complain(STATUS_USAGE, "%s has no setting \"%s\"", game_kind_name(game), key);
	value = setting_value_find((enum setting)setting, equals + 1);
	if (value < 0)
		return complain(STATUS_USAGE, "the setting %s cannot be \"%s\"", key, equals + 1);
	settings->value[setting] = (uint8_t)value;
	return STATUS_FINE;
}

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

static int game_read(const char *name, enum game_kind *game)
{
	int found = game_kind_find(name);

	*game = found < 0 ? *game : (enum game_kind)found;
	return found >= 0 ? STATUS_FINE : complain(STATUS_USAGE, "there is no game \"%s\"", name);
}

/* What is set waits until the game is known. */
struct waiting {
	int count;
	const char *settings[SETTING_COUNT * 2];
};

static int option_read(int option, struct match_options *options, struct waiting *waiting)
{
	switch (option) {
	case 'P':
		return players_add(optarg, options);
	case 'p':
		return player_add(optarg, strlen(optarg), options);
	case 'g':
		return int_read("--games", optarg, GAMES_MAX, &options->games);
	case 's':
		return number_read("--seed", optarg, 0, UINT64_C(9007199254740991), &options->seed);
	case 't':
		return int_read("--ms", optarg, MS_MAX, &options->ms);
	case 'n':
		return int_read("--playouts", optarg, PLAYOUTS_MAX, &options->playouts);
	case 'j':
		return int_read("--jobs", optarg, MATCH_JOBS_MAX, &options->jobs);
	case 'G':
		return game_read(optarg, &options->game);
	default:
		if (waiting->count == SETTING_COUNT * 2)
			return complain(STATUS_USAGE, "too many settings");
		waiting->settings[waiting->count++] = optarg;
		return STATUS_FINE;
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
	struct waiting waiting = {0};
	int option, status = STATUS_FINE;

	opterr = 0; /* our own sentence */
	while (status == STATUS_FINE && (option = getopt_long(argc, argv, ":", known, NULL)) != -1) {
		if (option == ':')
			return complain(STATUS_USAGE, "%s needs a value", argv[optind - 1]);
		if (option == '?')
			return complain(STATUS_USAGE, "match has no option \"%s\"; see --help", argv[optind - 1]);
		status = option_read(option, options, &waiting);
	}
	for (int i = 0; i < waiting.count && status == STATUS_FINE; i++)
		status = setting_read(waiting.settings[i], options->game, &options->settings);
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
	int status;

	match_options_init(&options);
	status = options_read(argc, argv, &options);
	if (status == STATUS_FINE)
		status = options_check(&options);
	if (status != STATUS_FINE)
		return status;
	signal(SIGPIPE, SIG_IGN); /* a program that died is told by what write() says */
	if (!match_run(tiles, &options, stdout, stderr, &refusal))
		return complain(STATUS_FAILED, "%s", refusal.text);
	return STATUS_FINE;
}
