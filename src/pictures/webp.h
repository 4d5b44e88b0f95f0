/*
 * webp.h - pictures as WebP, a few times smaller than PNG.
 */
#pragma once

#include "platform/host.h"

/* Writes a surface of 32 bits; the same bytes every time.  False with a sentence. */
bool webp_save(SDL_Surface *surface, const char *path, char error[SENTENCE_SIZE]);
