/*
 * keys.h - SDL's events in the words of input.h.
 */
#pragma once

#include <SDL.h>

#include "view/ui/input.h"

/* False when the event is no input of ours.  `ratio`: output pixels per window
 * pixel. */
bool input_of_sdl(const SDL_Event *event, float ratio, struct input *input);
