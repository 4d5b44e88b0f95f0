/* What is a desktop's own of a window: it may sleep, and has threads and a size that it keeps to. */
#include "platform/window.h"

#include <string.h>

/* Is what SDL would draw with a processor in disguise?  Asked in a hidden
 * window, because a window that was GL's once stays so. */
bool window_card(void)
{
	typedef const unsigned char *(*gl_get_string)(unsigned int);
	const unsigned int gl_renderer = 0x1F01;
	static const char *const pretenders[] = {"llvmpipe", "softpipe", "swrast", "Software", "SWR"};
	SDL_Window *window = SDL_CreateWindow("Bastide", 0, 0, 32, 32, SDL_WINDOW_HIDDEN | SDL_WINDOW_OPENGL);
	SDL_GLContext context = window ? SDL_GL_CreateContext(window) : NULL;
	bool real = false;

	if (context) {
		gl_get_string get;
		void *address = SDL_GL_GetProcAddress("glGetString");
		memcpy(&get, &address, sizeof get);
		const char *name = get ? (const char *)get(gl_renderer) : NULL;
		real = name != NULL;
		for (size_t i = 0; real && i < sizeof pretenders / sizeof pretenders[0]; i++)
			real = !strstr(name, pretenders[i]);
		SDL_GL_DeleteContext(context);
	}
	if (window)
		SDL_DestroyWindow(window);
	return real;
}

void window_least(struct platform *p) { SDL_SetWindowMinimumSize(p->window, WINDOW_LEAST_W, WINDOW_LEAST_H); }

uint32_t window_dense(void) { return SDL_WINDOW_ALLOW_HIGHDPI; }

int window_threads(void)
{
	int cpus = SDL_GetCPUCount();

	return cpus > 5 ? 4 : cpus > 2 ? cpus - 1 : cpus;
}

void window_loop(struct platform *p)
{
	SDL_Event event;

	for (bool more = window_begin(p); more;) {
		bool woken = SDL_WaitEventTimeout(&event, window_rest(p));
		more = window_step(p, woken ? &event : NULL);
	}
}
