/*
 * character.h - the emblem of whoever plays a seat.
 */
#pragma once

#include "app/company.h"
#include "view/art/icon.h"

_Static_assert(ICON_FALCON - ICON_DUCKLING + 1 == (int)AI_EMBLEM_COUNT,
               "each emblem of ai.h has an icon, in its order");

/* Of a character, a person (-1) or a program (SESSION_PROGRAM). */
static inline enum icon character_icon(int character)
{
	if (character == SESSION_PROGRAM)
		return ICON_SETTINGS;
	return character < 0 ? ICON_PERSON : (enum icon)(ICON_DUCKLING + (int)ai_character(character)->emblem);
}
