/* The window opened, measured and closed: display, card, icon, narrator. */
#include "platform/host.h"

#include <limits.h>
#include <SDL_image.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "platform/device.h"
#include "platform/gpu.h"
#include "platform/window.h"
#include "system/system.h"

enum { WINDOW_W = 1280, WINDOW_H = 720 };

static void job_notify(void *context)
{
	struct platform *p = context;
	SDL_Event event = {.type = p->job_event};

	SDL_PushEvent(&event);
}

/* Is what the card is told to draw really there?  Some draw nothing, and say nothing: the window stays black.
 * (In the middle: what is to fill the screen does not yet, and its edges can not be read.) */
static bool draws(SDL_Renderer *renderer)
{
	int w, h;
	const uint32_t white = 0xffffffff, rgb = 0xffffff;
	uint32_t seen = 0;
	SDL_Texture *picture = SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC, 1, 1);
	bool drawn = picture && !SDL_UpdateTexture(picture, NULL, &white, sizeof white) &&
	             !SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255) && !SDL_RenderClear(renderer) &&
	             !SDL_RenderCopy(renderer, picture, NULL, NULL) && !SDL_GetRendererOutputSize(renderer, &w, &h) &&
	             !SDL_RenderReadPixels(renderer, &(SDL_Rect){w / 2, h / 2, 1, 1}, SDL_PIXELFORMAT_ARGB8888, &seen,
	                                   sizeof seen) &&
	             (seen & rgb) == rgb;
	SDL_DestroyTexture(picture);
	return drawn;
}

static SDL_Renderer *card_open(const struct platform *p)
{
	bool software =
	    p->options->renderer == RENDERER_SOFTWARE || (p->options->renderer == RENDERER_CHOOSE && !window_card());

	return software ? NULL
	                : SDL_CreateRenderer(p->window, -1,
	                                     SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC |
	                                         SDL_RENDERER_TARGETTEXTURE);
}

/* A window with a card where there is one that draws, else with a canvas. */
static bool device_open(struct platform *p, int w, int h, uint32_t flags)
{
	p->window = SDL_CreateWindow("Bastide", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, w, h, flags);
	if (!p->window)
		return false;
	p->renderer = card_open(p);
	if (p->renderer && !draws(p->renderer)) {
		/* What was a card's once stays so: another window. */
		SDL_DestroyRenderer(p->renderer);
		p->renderer = NULL;
		SDL_DestroyWindow(p->window);
		p->window = SDL_CreateWindow("Bastide", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, w, h, flags);
		if (!p->window)
			return false;
	}
	/* Else every frame is pushed through GL, which costs more than painting it. */
	if (!p->renderer)
		SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
	p->device = p->renderer ? gpu_create(p->renderer) : canvas_create(platform_hands());
	return p->device && window_canvas(p);
}

static void hints(void)
{
	SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
	SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
	SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
	SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0"); /* a finger is no second mouse: touch.h */
	SDL_setenv("SDL_VIDEO_X11_WMCLASS", "bastide", 0);
	/* Windows would stretch a blurred window on the screens of laptops. */
	SDL_SetHint("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2");
	SDL_SetHint("SDL_WINDOWS_DPI_SCALING", "1");
}

/* Where it finds no display SDL draws into memory that nobody sees, unless it was asked to by name. */
static bool display_open(void)
{
	bool asked = getenv("SDL_VIDEODRIVER") != NULL;

#ifdef SDL_VIDEO_DRIVER_WAYLAND
	/* Else libwayland complains on standard error. */
	if (!asked && !getenv("XDG_RUNTIME_DIR"))
		SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11,KMSDRM");
#endif
	if (SDL_Init(SDL_INIT_VIDEO))
		return false;
	const char *driver = SDL_GetCurrentVideoDriver();
	return asked || !driver || (strcmp(driver, "offscreen") && strcmp(driver, "dummy") && strcmp(driver, "evdev"));
}

static void window_icon(struct platform *p)
{
	char path[HOST_PATH_SIZE + 32];

	snprintf(path, sizeof path, "%s/icons/bastide-128.png", p->host.data);
	if (!sys_exists(path))
		return;
	SDL_Surface *icon = IMG_Load(path);
	if (icon)
		SDL_SetWindowIcon(p->window, icon);
	SDL_FreeSurface(icon);
}

/* --narrate: to standard output, or added to a file. */
static bool narrator_open(struct platform *p)
{
	const char *path = p->options->narrate;

	if (!path)
		return true;
	p->narrator.stream = path[0] ? sys_open(path, "a") : stdout;
	if (!p->narrator.stream)
		return platform_fail(p, "%s cannot be written: %s", path, strerror(errno));
	p->host.narrator = &p->narrator;
	return true;
}

/* What the desktop leaves of the first screen; without an answer as much as anybody needs. */
static SDL_Rect desktop_room(void)
{
	SDL_Rect room;

	return SDL_GetDisplayUsableBounds(0, &room) ? (SDL_Rect){0, 0, INT_MAX, INT_MAX} : room;
}

bool window_open(struct platform *p)
{
	const struct options *o = p->options;
	int w = o->w ? o->w : p->prefs.window_width, h = o->h ? o->h : p->prefs.window_height;

	hints();
	if (!display_open())
		return platform_fail(p, "there is no display to open a window on; "
		                        "--screenshot OUT.png FILE makes a picture without one");
	SDL_StopTextInput(); /* on from the start otherwise */
	if (!w || !h) {
		SDL_DisplayMode mode;
		bool large = !SDL_GetDesktopDisplayMode(0, &mode) && mode.w >= 1920 && mode.h >= 1080;
		w = large ? 1600 : WINDOW_W;
		h = large ? 900 : WINDOW_H;
	}
	/* With the desktop's frame round it a window as large as the room has its lower edge outside. */
	SDL_Rect room = desktop_room();
	uint32_t filling = w >= room.w || h >= room.h ? SDL_WINDOW_MAXIMIZED : 0;
	if (!device_open(p, w, h, SDL_WINDOW_RESIZABLE | window_dense() | filling))
		return platform_fail(p, "no window can be opened: %s", SDL_GetError());
	window_least(p); /* only now: X11 forgets it when the renderer makes the window anew */
	window_icon(p);
	if (o->fullscreen)
		p->prefs.fullscreen = true;
	window_fullscreen(p);
	p->job_event = SDL_RegisterEvents(1);
	p->jobs = jobs_create(window_threads(), job_notify, p);
	painter_init(&p->painter, p->device, p->fonts);
	p->host.ops = &window_ops;
	p->host.notice = &p->notice;
	notice_init(&p->notice);
	return narrator_open(p);
}

void window_measure(struct platform *p)
{
	int w = 0, h = 0, window_w = 0;

	SDL_Surface *surface = p->renderer ? NULL : SDL_GetWindowSurface(p->window);

	if (p->renderer)
		SDL_GetRendererOutputSize(p->renderer, &w, &h);
	else if (surface)
		w = surface->w, h = surface->h;
	SDL_GetWindowSize(p->window, &window_w, NULL);
	p->ratio = window_w > 0 && w > 0 ? (float)w / (float)window_w : 1;
	platform_theme(p, w > 0 ? w : WINDOW_W, h > 0 ? h : WINDOW_H);
	p->theme_stale = false;
}

/* Of standard output program.c says it. */
static bool narrator_close(struct platform *p, char error[SENTENCE_SIZE])
{
	FILE *file = p->narrator.stream;

	if (!file || file == stdout)
		return true;
	bool whole = !ferror(file);
	whole = fclose(file) == 0 && whole;
	if (!whole)
		snprintf(error, SENTENCE_SIZE, "%.400s cannot be written", p->options->narrate);
	return whole;
}

bool window_close(struct platform *p, char error[SENTENCE_SIZE])
{
	bool whole = narrator_close(p, error);
	for (int i = 0; i < CURSOR_COUNT; i++)
		SDL_FreeCursor(p->cursors[i]);
	SDL_FreeSurface(p->surface);
	speaker_finish(&p->speaker);
	pad_finish(&p->pad);
	if (p->renderer)
		SDL_DestroyRenderer(p->renderer);
	if (p->window)
		SDL_DestroyWindow(p->window);
	sys_unlock_folder(p->home);
	SDL_Quit();
	return whole;
}
