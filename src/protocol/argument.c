/* argument.c - a number, a game, a setting from the command line. */
#include "argument.h"

#include <errno.h>
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

int argument_int(const char *name, const char *text, int min, int max, int *number)
{
	uint64_t value = 0;
	int status = argument_number(name, text, (uint64_t)min, (uint64_t)max, &value);

	*number = (int)value;
	return status;
}

int argument_game(const char *text, enum game_kind *game)
{
	int found = game_kind_find(text);

	if (found < 0)
		return complain(STATUS_USAGE, "there is no game \"%s\"", text);
	*game = (enum game_kind)found;
	return STATUS_FINE;
}

/* ---- settings ---- */

int waiting_add(struct waiting_settings *waiting, const char *text)
{
	if (waiting->count == SETTING_COUNT * 2)
		return complain(STATUS_USAGE, "too many settings");
	waiting->text[waiting->count++] = text;
	return STATUS_FINE;
}

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
