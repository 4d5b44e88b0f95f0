#include "argument.h"

#include <errno.h>
#include <getopt.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int complain(int status, const char *format, ...)
{
	va_list args;

	fputs("bastide-engine: ", stderr);
	va_start(args, format);
	vfprintf(stderr, format, args);
	va_end(args);
	fputc('\n', stderr);
	return status;
}

int argument_number(const char *name, const char *text, uint64_t min, uint64_t max, uint64_t *number)
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

/* ---- options ---- */

int argument_long(const struct argument *argument, const char *text, void *number)
{
	char name[24];

	snprintf(name, sizeof name, "--%s", argument->name);
	return argument_number(name, text, argument->min, argument->max, number);
}

int argument_int(const struct argument *argument, const char *text, void *number)
{
	uint64_t value = 0;
	int status = argument_long(argument, text, &value);

	*(int *)number = (int)value;
	return status;
}

int argument_game(const struct argument *argument, const char *text, void *game)
{
	int found = game_kind_find(text);

	(void)argument;
	if (found < 0)
		return complain(STATUS_USAGE, "there is no game \"%s\"", text);
	*(enum game_kind *)game = (enum game_kind)found;
	return STATUS_FINE;
}

int argument_setting(const struct argument *argument, const char *text, void *waiting)
{
	struct waiting_settings *settings = waiting;

	(void)argument;
	if (settings->count == SETTING_COUNT * 2)
		return complain(STATUS_USAGE, "too many settings");
	settings->text[settings->count++] = text;
	return STATUS_FINE;
}

int arguments_read(int argc, char **argv, const struct argument *arguments, int count, void *into)
{
	enum { FIRST = 256 }; /* of getopt's own answers none is as large */
	struct option known[ARGUMENTS_MAX + 1] = {{NULL, 0, NULL, 0}};
	int option, status = STATUS_FINE;

	for (int i = 0; i < count; i++)
		known[i] = (struct option){arguments[i].name, arguments[i].read ? required_argument : no_argument, NULL,
		                           FIRST + i};
	opterr = 0; /* our own sentence */
	while (status == STATUS_FINE && (option = getopt_long(argc, argv, ":", known, NULL)) != -1) {
		const struct argument *argument = option < FIRST ? NULL : &arguments[option - FIRST];
		if (option == ':')
			return complain(STATUS_USAGE, "%s needs a value", argv[optind - 1]);
		if (!argument || !strstr(argument->words, argv[0]))
			return complain(STATUS_USAGE, "%s has no option \"%s\"; see --help", argv[0], argv[optind - 1]);
		void *member = (char *)into + argument->at;
		if (argument->read)
			status = argument->read(argument, optarg, member);
		else
			*(bool *)member = true;
	}
	return status;
}

/* ---- settings ---- */

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
	value = game_setting_value_find(game, (enum setting)setting, equals + 1);
	if (value < 0)
		return complain(STATUS_USAGE, "the setting %s cannot be \"%s\"", key, equals + 1);
	settings->value[setting] = (uint8_t)value;
	return STATUS_FINE;
}

int waiting_apply(const struct waiting_settings *waiting, enum game_kind game, struct settings *settings)
{
	int status = STATUS_FINE;

	for (int i = 0; i < waiting->count && status == STATUS_FINE; i++)
		status = setting_read(waiting->text[i], game, settings);
	return status;
}

int tiles_there(const struct tile_set *tiles, enum game_kind game)
{
	char missing[FORMAT_PATH_SIZE];

	if (tile_set_of(tiles, game))
		return STATUS_FINE;
	data_path(game_kind_name(game), missing);
	return complain(STATUS_FAILED, "the tiles of %s are missing: \"%s\"", game_kind_name(game), missing);
}
