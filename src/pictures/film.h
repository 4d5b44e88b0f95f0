/*
 * film.h - a game, or its ending, as a moving picture (--animate).
 */
#pragma once

#include "pictures/offscreen.h"

/* Films options->file into options->out; the surface is made anew.  False with a sentence. */
bool film_make(struct platform *platform, char error[SENTENCE_SIZE]);
