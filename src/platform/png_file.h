/*
 * png_file.h - pictures as PNG: the same bytes every time.
 */
#pragma once

#include "platform/host.h"

/* Writes a surface, without its alpha.  False with a sentence. */
bool png_save(SDL_Surface *surface, const char *path, char error[SENTENCE_SIZE]);
