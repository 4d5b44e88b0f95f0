/* What is a page's own of a window: the browser says when a frame may be shown, and how large it is. */
#include "platform/window.h"

#include "system/page.h"

bool window_card(void) { return sys_page_card(); }

void window_least(struct platform *p) { (void)p; }

/* SDL shows what the processor has drawn at one density alone. */
uint32_t window_dense(void) { return sys_page_card() ? SDL_WINDOW_ALLOW_HIGHDPI : 0; }

int window_threads(void) { return 0; }

static bool frame(void *context)
{
	struct platform *p = context;
	SDL_Event event;
	bool woken = SDL_PollEvent(&event);
	int wait = woken ? 0 : window_rest(p);

	if (wait < 0 || SDL_GetTicks64() < p->step + (uint64_t)wait)
		return true;
	return window_step(p, woken ? &event : NULL);
}

void window_loop(struct platform *p)
{
	bool more = window_begin(p);

	sys_page_begun();
	if (more)
		sys_page_loop(frame, p);
}
