/*
 * fonts_find.h - the files of the fonts: those of the system (fonts_system.c), or those that lie with the data
 * (fonts_bundled.c), as meson.build chooses.
 */
#pragma once

#include <stdbool.h>

/* By face (serif, sans) x bold x italic, and the last resort. */
enum { FONT_FALLBACK = 8, FONT_FILES };

/* Each from malloc(); NULL: there is none. False: for want of memory not all that there are. */
bool fonts_find(char *files[FONT_FILES]);
