/*
 * image.h - a picture as a file: PNG, JPEG or WebP, as its name says.
 */
#pragma once

#include "platform/host.h"

/* Writes a surface of 32 bits; the same bytes every time.  `dpi`: dots an inch that a PNG or JPEG is to be printed
 * with; 0: it does not say.  False with a sentence. */
bool image_save(SDL_Surface *surface, const char *path, int dpi, char error[SENTENCE_SIZE]);

/* What is seen of the same picture on a black and on a white ground, on none: with alpha.  NULL without memory. */
SDL_Surface *image_unground(const SDL_Surface *black, const SDL_Surface *white);
