/* character.h - the emblem of whoever plays a seat. */
#pragma once

#include <string.h>

#include "app/company.h"
#include "view/art/icon.h"
#include "view/host/host.h"

_Static_assert(ICON_FALCON - ICON_DUCKLING + 1 == (int)AI_EMBLEM_COUNT,
               "each emblem of ai.h has an icon, in its order");

/* Who the command line says plays there (struct host), or NULL. */
static inline const char *character_given(const struct host *host, int seat, int color)
{
	return host->seats[seat] ? host->seats[seat] : host->seats[PLAYERS_MAX + color];
}

/* The command of a program that was given so, or NULL. */
static inline const char *character_command(const char *given)
{
	return given && strncmp(given, "exec:", 5) == 0 ? given + 5 : NULL;
}

/* Of a character, a person (-1) or a program (SESSION_PROGRAM). */
static inline enum icon character_icon(int character)
{
	if (character == SESSION_PROGRAM)
		return ICON_SETTINGS;
	return character < 0 ? ICON_PERSON : (enum icon)(ICON_DUCKLING + (int)ai_character(character)->emblem);
}
