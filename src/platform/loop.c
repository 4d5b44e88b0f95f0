/* The loop of a program that may sleep. */
#include "platform/window.h"

void window_loop(struct platform *p)
{
	SDL_Event event;

	for (bool more = window_begin(p); more;) {
		bool woken = SDL_WaitEventTimeout(&event, window_rest(p));
		more = window_step(p, woken ? &event : NULL);
	}
}
