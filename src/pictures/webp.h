/*
 * webp.h - pictures as WebP, a few times smaller than PNG.
 */
#pragma once

#include "platform/host.h"

/* Of what the library offers: many pictures go quickly, a single one becomes as small as it does with patience. */
enum webp_effort { WEBP_QUICK = 1, WEBP_SMALL = 4 };

/* Writes a surface of 32 bits; the same bytes every time.  False with a sentence. */
bool webp_save(SDL_Surface *surface, const char *path, enum webp_effort effort, char error[SENTENCE_SIZE]);
