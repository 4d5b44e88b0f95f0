/* The window: events in, frames out, asleep in between. */
#include "platform/host.h"

#include <errno.h>
#include <SDL_image.h>
#include <bastide/format.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <sys/stat.h>

#include "app/folder.h"
#include "app/language.h"
#include "platform/canvas.h"
#include "platform/gpu.h"
#include "platform/keys.h"
#include "platform/window.h"
#include "view/play/screen.h"
#include "view/screens/screens.h"
#include "view/ui/ui.h"

enum { WINDOW_W = 1280, WINDOW_H = 720, WINDOW_MIN_W = 1024, WINDOW_MIN_H = 600, FRAME_MS = 16 };

/* ---- what is drawn on ---- */

bool window_canvas(struct platform *p)
{
	if (p->renderer)
		return true;
	SDL_Surface *window = SDL_GetWindowSurface(p->window);
	if (!window)
		return false;
	Uint32 format = window->format->format;
	bool known = (format == SDL_PIXELFORMAT_RGB888 || format == SDL_PIXELFORMAT_ARGB8888) && !SDL_MUSTLOCK(window);
	if (known || (p->surface && (p->surface->w != window->w || p->surface->h != window->h))) {
		SDL_FreeSurface(p->surface);
		p->surface = NULL;
	}
	if (!known && !p->surface)
		p->surface = SDL_CreateRGBSurfaceWithFormat(0, window->w, window->h, 32, SDL_PIXELFORMAT_RGB888);
	SDL_Surface *surface = known ? window : p->surface;
	if (surface)
		canvas_window(p->device, surface->pixels, surface->w, surface->h, surface->pitch / 4);
	return surface != NULL;
}

static void present(struct platform *p)
{
	if (p->renderer) {
		SDL_RenderPresent(p->renderer);
		return;
	}
	enum { BOXES_MAX = 64 };
	struct rect boxes[BOXES_MAX];
	SDL_Rect rects[BOXES_MAX];
	int count = canvas_changed(p->device, boxes, BOXES_MAX);
	if (!p->shown)
		count = -1;
	for (int i = 0; i < count; i++) {
		rects[i] = (SDL_Rect){boxes[i].x, boxes[i].y, boxes[i].w, boxes[i].h};
		if (p->surface)
			SDL_BlitSurface(p->surface, &rects[i], SDL_GetWindowSurface(p->window),
			                &(SDL_Rect){rects[i].x, rects[i].y, 0, 0});
	}
	if (count >= 0) {
		SDL_UpdateWindowSurfaceRects(p->window, rects, count);
		return;
	}
	if (p->surface)
		SDL_BlitSurface(p->surface, NULL, SDL_GetWindowSurface(p->window), NULL);
	SDL_UpdateWindowSurface(p->window);
}

/* Paints the list; false when there is nothing to paint on. */
static bool paint(struct platform *p)
{
	if (!window_canvas(p))
		return false;
	if (!p->shown && !p->renderer)
		canvas_stale(p->device);
	painter_show(&p->painter, &p->draw);
	return true;
}

/* ---- what screens may ask ---- */

static void op_quit(struct host *host) { platform_of(host)->quit = true; }

static void op_text_input(struct host *host, bool on, struct rect box)
{
	struct platform *p = platform_of(host);
	SDL_Rect rect = {(int)((float)box.x / p->ratio), (int)((float)box.y / p->ratio), (int)((float)box.w / p->ratio),
	                 (int)((float)box.h / p->ratio)};

	if (on && memcmp(&rect, &p->text_box, sizeof rect)) {
		p->text_box = rect;
		SDL_SetTextInputRect(&rect);
	}
	if (on == p->text_input)
		return;
	p->text_input = on;
	if (on)
		SDL_StartTextInput();
	else
		SDL_StopTextInput();
}

static const char *op_clipboard(struct host *host)
{
	struct platform *p = platform_of(host);

	SDL_free(p->clipboard);
	p->clipboard = SDL_GetClipboardText();
	return p->clipboard ? p->clipboard : "";
}

static void op_set_clipboard(struct host *host, const char *text)
{
	(void)host;
	SDL_SetClipboardText(text);
}

static void op_cursor(struct host *host, int cursor)
{
	struct platform *p = platform_of(host);
	static const SDL_SystemCursor kinds[CURSOR_COUNT] = {
	    [CURSOR_ARROW] = SDL_SYSTEM_CURSOR_ARROW,
	    [CURSOR_HAND] = SDL_SYSTEM_CURSOR_HAND,
	    [CURSOR_TEXT] = SDL_SYSTEM_CURSOR_IBEAM,
	};

	if (cursor == p->cursor)
		return;
	if (!p->cursors[cursor])
		p->cursors[cursor] = SDL_CreateSystemCursor(kinds[cursor]);
	if (p->cursors[cursor])
		SDL_SetCursor(p->cursors[cursor]);
	p->cursor = cursor;
}

static void window_put(SDL_Window *window, SDL_Rect box)
{
	SDL_SetWindowSize(window, box.w, box.h);
	SDL_SetWindowPosition(window, box.x, box.y);
}

/* Where nobody manages windows a full screen is announced but not made: the window
 * itself goes there first, and comes back last. */
static void fullscreen_apply(struct platform *p)
{
	SDL_Rect screen;

	if (p->fullscreen == p->prefs.fullscreen)
		return;
	p->fullscreen = p->prefs.fullscreen;
	if (p->fullscreen) {
		SDL_GetWindowPosition(p->window, &p->windowed.x, &p->windowed.y);
		SDL_GetWindowSize(p->window, &p->windowed.w, &p->windowed.h);
		if (!SDL_GetDisplayBounds(SDL_GetWindowDisplayIndex(p->window), &screen))
			window_put(p->window, screen);
		SDL_SetWindowFullscreen(p->window, SDL_WINDOW_FULLSCREEN_DESKTOP);
	} else {
		SDL_SetWindowFullscreen(p->window, 0);
		window_put(p->window, p->windowed);
	}
}

static void op_sound(struct host *host, enum sound sound)
{
	speaker_play(&platform_of(host)->speaker, sound, SDL_GetTicks64());
}

static void speaker_follow(struct platform *p)
{
	speaker_set(&p->speaker, p->prefs.sound, p->prefs.volume, p->prefs.room_tone, SDL_GetTicks64());
}

static void op_prefs_changed(struct host *host)
{
	struct platform *p = platform_of(host);
	char sentence[SENTENCE_SIZE];
	char locale[HOST_PATH_SIZE + 16];

	fullscreen_apply(p);
	speaker_follow(p);
	if (strcmp(language_code(), p->prefs.language))
		language_set(p->prefs.language, language_directory(host->data, locale, sizeof locale));
	p->theme_stale = true;
	bool kept = !host->home[0] || prefs_save(&p->prefs, host->home, sentence, sizeof sentence);
	if (!kept && !p->prefs_told)
		notice_stay(host, tr("The settings could not be written."), sentence);
	p->prefs_told = !kept;
}

/* From the system's own source; the clock where there is none. */
static uint64_t op_random(struct host *host)
{
	uint64_t number = SDL_GetPerformanceCounter() * UINT64_C(0x9E3779B97F4A7C15);
	FILE *file = fopen("/dev/urandom", "rb");

	(void)host;
	if (!file)
		return number;
	if (fread(&number, sizeof number, 1, file) != 1)
		number ^= (uint64_t)SDL_GetTicks64();
	fclose(file);
	return number;
}

/* Taken when the frame is done: while a screen asks, its list is half made. */
static void op_picture(struct host *host) { platform_of(host)->picture_wanted = true; }

static FILE *op_trace(struct host *host)
{
	const char *path = getenv("BASTIDE_TRACE");

	(void)host;
	return path && path[0] ? fopen(path, "a") : NULL;
}

static const struct host_ops window_ops = {
    .quit = op_quit,
    .job = platform_job,
    .set_text_input = op_text_input,
    .clipboard = op_clipboard,
    .set_clipboard = op_set_clipboard,
    .set_cursor = op_cursor,
    .prefs_changed = op_prefs_changed,
    .random = op_random,
    .sound = op_sound,
    .picture = op_picture,
    .trace = op_trace,
};

static void job_notify(void *context)
{
	struct platform *p = context;
	SDL_Event event = {.type = p->job_event};

	SDL_PushEvent(&event);
}

/* ---- opening ---- */

/* Is what SDL would draw with a processor in disguise?  Asked in a hidden
 * window, because a window that was GL's once stays so. */
static bool card_is_real(void)
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

/* A card where there is one, else a canvas. */
static bool device_open(struct platform *p)
{
	bool software =
	    p->options->renderer == RENDERER_SOFTWARE || (p->options->renderer == RENDERER_CHOOSE && !card_is_real());

	if (!software)
		p->renderer = SDL_CreateRenderer(
		    p->window, -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC | SDL_RENDERER_TARGETTEXTURE);
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
	setenv("SDL_VIDEO_X11_WMCLASS", "bastide", 0);
}

/* Where it finds no display SDL draws into memory that nobody sees, unless it
 * was asked to by name. */
static bool display_open(void)
{
	bool asked = getenv("SDL_VIDEODRIVER") != NULL;

	/* Else libwayland complains on standard error. */
	if (!asked && !getenv("XDG_RUNTIME_DIR"))
		SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11,KMSDRM");
	if (SDL_Init(SDL_INIT_VIDEO))
		return false;
	const char *driver = SDL_GetCurrentVideoDriver();
	return asked || !driver || (strcmp(driver, "offscreen") && strcmp(driver, "dummy") && strcmp(driver, "evdev"));
}

static void window_icon(struct platform *p)
{
	char path[HOST_PATH_SIZE + 32];
	struct stat there;

	snprintf(path, sizeof path, "%s/icons/bastide-128.png", p->host.data);
	if (stat(path, &there))
		return;
	SDL_Surface *icon = IMG_Load(path);
	if (icon)
		SDL_SetWindowIcon(p->window, icon);
	SDL_FreeSurface(icon);
}

/* --narrate: to standard output, or added to a file. */
static bool narrator_open(struct platform *p, char error[SENTENCE_SIZE])
{
	const char *path = p->options->narrate;

	if (!path)
		return true;
	p->narrator.stream = path[0] ? fopen(path, "a") : stdout;
	if (!p->narrator.stream) {
		snprintf(error, SENTENCE_SIZE, "%s cannot be written: %s", path, strerror(errno));
		return false;
	}
	p->host.narrator = &p->narrator;
	return true;
}

static bool window_open(struct platform *p, char error[SENTENCE_SIZE])
{
	const struct options *o = p->options;
	int w = o->w ? o->w : p->prefs.window_width, h = o->h ? o->h : p->prefs.window_height;

	hints();
	if (!display_open()) {
		snprintf(error, SENTENCE_SIZE,
		         "there is no display to open a window on; "
		         "--screenshot OUT.png FILE makes a picture without one");
		return false;
	}
	SDL_StopTextInput(); /* on from the start otherwise */
	if (!w || !h) {
		SDL_DisplayMode mode;
		bool large = !SDL_GetDesktopDisplayMode(0, &mode) && mode.w >= 1920 && mode.h >= 1080;
		w = large ? 1600 : WINDOW_W;
		h = large ? 900 : WINDOW_H;
	}
	p->window = SDL_CreateWindow("Bastide", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, w, h,
	                             SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
	if (!p->window || !device_open(p)) {
		snprintf(error, SENTENCE_SIZE, "no window can be opened: %s", SDL_GetError());
		return false;
	}
	/* Only now: X11 forgets it when the renderer makes the window anew. */
	SDL_SetWindowMinimumSize(p->window, WINDOW_MIN_W, WINDOW_MIN_H);
	window_icon(p);
	if (o->fullscreen)
		p->prefs.fullscreen = true;
	fullscreen_apply(p);
	p->job_event = SDL_RegisterEvents(1);
	int cpus = SDL_GetCPUCount();
	p->jobs = jobs_create(cpus > 5 ? 4 : cpus > 2 ? cpus - 1 : cpus, job_notify, p);
	painter_init(&p->painter, p->device, p->fonts, PICTURES_BUDGET);
	p->host.ops = &window_ops;
	p->host.notice = &p->notice;
	notice_init(&p->notice);
	return narrator_open(p, error);
}

static void window_measure(struct platform *p)
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

/* ---- the loop ---- */

void window_send(struct platform *p, const struct input *input, uint64_t now)
{
	struct frame frame = {.host = &p->host, .draw = &p->draw, .theme = &p->theme, .now = now};

	draw_begin(&p->draw, p->theme.w, p->theme.h);
	screen_take(&p->host, &frame, input);
}

void window_point_again(struct platform *p, uint64_t now)
{
	int x, y;
	SDL_GetMouseState(&x, &y);
	struct input move = {
	    .kind = INPUT_MOVE, .repeat = true, .x = (int)((float)x * p->ratio), .y = (int)((float)y * p->ratio)};

	if (SDL_GetMouseFocus() == p->window)
		window_send(p, &move, now);
}

static void window_event(struct platform *p, const SDL_Event *event)
{
	switch (event->window.event) {
	case SDL_WINDOWEVENT_SIZE_CHANGED:
		p->theme_stale = true;
		p->shown = 0;
		break;
	case SDL_WINDOWEVENT_EXPOSED:
	case SDL_WINDOWEVENT_SHOWN:
	case SDL_WINDOWEVENT_RESTORED:
		p->shown = 0;
		break;
	}
}

/* An input, whoever's hand it came from. */
static void take(struct platform *p, const struct input *input, uint64_t now)
{
	bool key = input->kind == INPUT_KEY;

	if (key && input->key == KEY_F11 && !input->repeat) {
		p->prefs.fullscreen = !p->prefs.fullscreen;
		op_prefs_changed(&p->host);
		return;
	}
	if (key && input->key == 'm' && !input->mods && !input->repeat && !p->text_input) {
		p->prefs.sound = !p->prefs.sound;
		op_prefs_changed(&p->host);
		op_sound(&p->host, SOUND_LAY);
		notice_pass(&p->host, now, p->prefs.sound ? tr("Sound on") : tr("Sound off"), "");
		return;
	}
	if (key && input->key == KEY_F12) {
		p->picture_wanted |= !input->repeat;
		return;
	}
	window_send(p, input, now);
	if (screen_settle(&p->host, now)) {
		platform_build(p, now); /* the new screen must know its boxes before the pointer meets them */
		paint(p);               /* a list not seen still paints its layers: nobody asks for them again */
		window_point_again(p, now);
		screen_settle(&p->host, now);
	}
}

static void take_all(struct platform *p, const struct input *inputs, int count, uint64_t now)
{
	for (int i = 0; i < count && !p->quit && p->host.count; i++)
		take(p, &inputs[i], now);
}

/* What fingers and a controller mean as time goes by. */
static void hands_tick(struct platform *p, uint64_t now)
{
	struct input hold, pressed[PAD_INPUTS_MAX];
	const struct screen *top = screen_top(&p->host);

	if (touch_tick(&p->touch, now, &hold))
		take(p, &hold, now);
	take_all(p, pressed, pad_tick(&p->pad, top && play_screen_takes_back(top), now, pressed), now);
}

static void handle(struct platform *p, const SDL_Event *event, uint64_t now)
{
	struct input input, fingers[TOUCH_INPUTS_MAX];

	if (event->type == SDL_QUIT) {
		input = (struct input){.kind = INPUT_CLOSE};
		p->host.keep_open = false;
		window_send(p, &input, now);
		p->quit = !p->host.keep_open;
		return;
	}
	if (event->type == SDL_RENDER_TARGETS_RESET || event->type == SDL_RENDER_DEVICE_RESET) {
		painter_reset(&p->painter, event->type == SDL_RENDER_TARGETS_RESET);
		p->shown = 0;
		return;
	}
	if (event->type == SDL_WINDOWEVENT)
		window_event(p, event);
	int count = touch_event(&p->touch, event, p->theme.w, p->theme.h, p->theme.scale, now, fingers);
	if (event->type == SDL_WINDOWEVENT && event->window.event == SDL_WINDOWEVENT_FOCUS_LOST)
		count = touch_lose(&p->touch, fingers);
	take_all(p, fingers, count, now);
	if (input_of_sdl(event, p->ratio, &input))
		take(p, &input, now);
}

/* Shows a new frame if it differs from the one on the screen. */
static void show(struct platform *p, uint64_t now)
{
	if (p->theme_stale) {
		struct input resize = {.kind = INPUT_RESIZE};
		window_measure(p);
		window_send(p, &resize, now);
	}
	screen_settle(&p->host, now);
	platform_build(p, now);
	if (screen_settle(&p->host, now)) {
		paint(p);
		platform_build(p, now);
	}
	uint64_t hash = draw_hash(&p->draw);
	narrate_frame(&p->host, &p->draw);
	if (hash == p->shown)
		return;
	if (!paint(p))
		return;
	present(p);
	p->shown = hash;
}

/* Milliseconds to sleep: -1 until something happens. */
static int rest(struct platform *p, uint64_t frame_start)
{
	uint64_t now = SDL_GetTicks64();
	int wait = p->draw.composing ? 0 : screen_wait(&p->host, now);

	if (wait != 0) {
		int others[] = {speaker_wait(&p->speaker, now), touch_wait(&p->touch, now), pad_wait(&p->pad, now)};
		for (int i = 0; i < 3; i++)
			wait = others[i] >= 0 && (wait < 0 || others[i] < wait) ? others[i] : wait;
		return wait;
	}
	int spent = (int)(now - frame_start);
	return spent < FRAME_MS ? FRAME_MS - spent : 0;
}

static void loop(struct platform *p)
{
	SDL_Event event;
	uint64_t start = SDL_GetTicks64();

	show(p, start);
	while (!p->quit && p->host.count) {
		int wait = rest(p, start);
		bool woken = SDL_WaitEventTimeout(&event, wait);

		start = SDL_GetTicks64();
		for (bool more = woken; more && !p->quit; more = SDL_PollEvent(&event))
			handle(p, &event, start);
		if (p->jobs)
			jobs_deliver(p->jobs, &p->host);
		speaker_tick(&p->speaker, start);
		hands_tick(p, start);
		if (p->picture_wanted && !p->quit)
			window_shot(p, start);
		if (!p->quit)
			show(p, start);
	}
}

static void remember_size(struct platform *p)
{
	char sentence[SENTENCE_SIZE];

	if (p->options->w || p->fullscreen || !p->host.home[0])
		return;
	SDL_GetWindowSize(p->window, &p->prefs.window_width, &p->prefs.window_height);
	prefs_save(&p->prefs, p->host.home, sentence, sizeof sentence);
}

static void window_close(struct platform *p)
{
	for (int i = 0; i < CURSOR_COUNT; i++)
		SDL_FreeCursor(p->cursors[i]);
	SDL_FreeSurface(p->surface);
	if (p->narrator.stream && p->narrator.stream != stdout)
		fclose(p->narrator.stream);
	speaker_finish(&p->speaker);
	pad_finish(&p->pad);
	if (p->renderer)
		SDL_DestroyRenderer(p->renderer);
	if (p->window)
		SDL_DestroyWindow(p->window);
	if (p->home >= 0)
		close(p->home);
	SDL_Quit();
}

/* What a player should know before the first move; one thing, the weightier. */
static void say_at_the_start(struct platform *p)
{
	bool other = false;

	p->home = p->host.home[0] ? folder_take(p->host.home, &other) : -1;
	if (other)
		notice_stay(&p->host, tr("Bastide is open twice"),
		            tr("Both windows keep their games in the same place. A game that is played in both is kept "
		               "under two names."));
	else if (p->trouble[0])
		notice_stay(&p->host, tr("The settings could not be read."), p->trouble);
}

/* Without a window: on the terminal, and where nobody reads one in a box of SDL's own, which needs none of our fonts.
 */
static void say_without_window(const char *error)
{
	fprintf(stderr, "bastide: %s\n", error);
	if (!isatty(STDERR_FILENO))
		SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, "Bastide", error, NULL);
}

int window_run(const struct options *options)
{
	static struct platform platform;
	struct platform *p = &platform;
	char error[SENTENCE_SIZE] = "";
	bool fine = platform_init(p, options, true, error);
	struct screen *first = NULL;

	signal(SIGPIPE, SIG_IGN); /* a player that is a program may end at any time */
	if (fine)
		fine = window_open(p, error);
	if (fine) {
		window_measure(p);
		first = platform_first_screen(p, error);
		fine = first != NULL;
	}
	bool told = !fine && p->window && options->file && !isatty(STDERR_FILENO);
	if (told) {
		/* Opened from a list of files: nobody reads a terminal. */
		fprintf(stderr, "bastide: %s\n", error);
		first = title_screen_create(&p->host);
		notice_stay(&p->host, tr("The file cannot be opened."), error);
	}
	if (fine)
		say_at_the_start(p);
	if (fine || (told && first)) {
		screen_reset(&p->host, first);
		speaker_follow(p);
		loop(p);
		remember_size(p);
	}
	platform_finish(p);
	window_close(p);
	if (!fine && !told)
		say_without_window(error);
	return fine ? 0 : 1;
}
