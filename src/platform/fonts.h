/* fonts.h - the fonts: found by fontconfig, opened by SDL_ttf, measured for the draw list.
 *
 * Linux Libertine for names, titles and scores, Linux Biolinum for the rest; where they are missing the nearest serif
 * and sans that are installed stand in.  Characters that a font lacks come from DejaVu Sans. */
#pragma once

#include <SDL.h>

#include "view/list/draw.h"
#include <stdbool.h>

struct fonts;

/* NULL with a sentence in `error` when not a single font can be opened. */
struct fonts *fonts_create(char *error, size_t size);
void fonts_destroy(struct fonts *fonts); /* takes NULL */

/* A font that was found could not be opened since: what was measured and rendered may be wrong. */
bool fonts_lacking(const struct fonts *fonts);

const struct text_metrics *fonts_metrics(struct fonts *fonts);

/* White letters on nothing, one line, its top left corner where the font's box
 * begins; NULL when memory is short.  The caller frees it. */
SDL_Surface *fonts_render(struct fonts *fonts, const struct text_style *style, const char *text);

/* The files of the fonts: those of the system (fonts_system.c), or those that lie with the data (fonts_bundled.c), as
 * meson.build chooses. */

/* By face (serif, sans) x bold x italic, and the last resort. */
enum { FONT_FALLBACK = 8, FONT_FILES };

/* Each from malloc(); NULL: there is none. False: for want of memory not all that there are. */
bool fonts_find(char *files[FONT_FILES]);
