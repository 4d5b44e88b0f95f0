/* The window: events in, frames out. */
#include "platform/host.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "app/folder.h"
#include "app/language.h"
#include "app/save.h"
#include "platform/device.h"
#include "platform/memory.h"
#include "platform/window.h"
#include "view/play/screen.h"
#include "view/screens/screens.h"
#include "system/system.h"

enum { FRAME_MS = 16, WORK_MS = 10 /* a frame without threads begins no more work after them */ };

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

/* Letters are words here, no keys. */
static bool types(const struct platform *p)
{
	return p->text_input || (p->host.count && screen_top(&p->host)->kind->types);
}

/* An input, whoever's hand it came from. */
static void take(struct platform *p, const struct input *input, uint64_t now)
{
	bool key = input->kind == INPUT_KEY;

	if (key && input->key == KEY_F11 && !input->repeat) {
		p->prefs.fullscreen = !p->prefs.fullscreen;
		p->host.ops->prefs_changed(&p->host);
		return;
	}
	if (key && input->key == 'm' && !input->mods && !input->repeat && !types(p)) {
		p->prefs.sound = !p->prefs.sound;
		p->host.ops->prefs_changed(&p->host);
		screen_sound(&p->host, SOUND_LAY);
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
	if (event->type == SDL_RENDER_DEVICE_RESET) {
		painter_reset(&p->painter);
		p->shown = 0;
		return;
	}
	if (event->type == SDL_WINDOWEVENT && event->window.event == SDL_WINDOWEVENT_FOCUS_LOST)
		p->host.away = true;
	if (event->type == SDL_WINDOWEVENT && event->window.event == SDL_WINDOWEVENT_FOCUS_GAINED)
		p->host.away = false;
	if (event->type == SDL_WINDOWEVENT)
		window_event(p, event);
	int count = touch_event(&p->touch, event, p->theme.w, p->theme.h, p->theme.scale, now, fingers);
	if (event->type == SDL_WINDOWEVENT && event->window.event == SDL_WINDOWEVENT_FOCUS_LOST)
		count = touch_lose(&p->touch, fingers);
	take_all(p, fingers, count, now);
	if (input_of_sdl(event, p->ratio, &input))
		take(p, &input, now);
}

/* Tiles of a game that is over are asked for by nobody: without this every game of an evening would add its
 * own until the budget is reached, and what they took would not go back to the system. */
static void leave_behind(struct platform *p)
{
	enum { FRAMES = 4 }; /* after which the new screen has asked for what it needs */
	if (p->resets == p->host.resets || ++p->fresh < FRAMES)
		return;
	cache_leave(&p->painter.cache, FRAMES);
	memory_give_back();
	p->resets = p->host.resets;
	p->fresh = 0;
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
	leave_behind(p);
	p->shown = hash;
}

int window_rest(struct platform *p)
{
	uint64_t now = SDL_GetTicks64();
	bool busy = p->draw.composing || (p->jobs && !jobs_threaded(p->jobs) && jobs_open(p->jobs));
	int wait = busy ? 0 : screen_wait(&p->host, now);

	if (wait != 0) {
		int others[] = {speaker_wait(&p->speaker, now), touch_wait(&p->touch, now), pad_wait(&p->pad, now)};
		for (int i = 0; i < 3; i++)
			wait = others[i] >= 0 && (wait < 0 || others[i] < wait) ? others[i] : wait;
		return wait;
	}
	int spent = (int)(now - p->step);
	return spent < FRAME_MS ? FRAME_MS - spent : 0;
}

/* Without threads what they would do is done here, between two frames: tiles are rough for a while, and a window that
 * shows that is better than none. */
static void work(struct platform *p, uint64_t start)
{
	while (jobs_work(p->jobs) && SDL_GetTicks64() < start + WORK_MS)
		;
	jobs_deliver(p->jobs, &p->host);
}

static bool goes_on(const struct platform *p) { return !p->quit && p->host.count; }

bool window_begin(struct platform *p)
{
	p->step = SDL_GetTicks64();
	show(p, p->step);
	return goes_on(p);
}

bool window_step(struct platform *p, const SDL_Event *woken)
{
	SDL_Event event;
	uint64_t start = SDL_GetTicks64();
	bool more = woken != NULL;

	p->step = start;
	if (more)
		event = *woken;
	for (; more && !p->quit; more = SDL_PollEvent(&event))
		handle(p, &event, start);
	if (p->jobs)
		work(p, start);
	speaker_tick(&p->speaker, start);
	hands_tick(p, start);
	if (p->picture_wanted && !p->quit)
		window_shot(p, start);
	if (!p->quit)
		show(p, start);
	return goes_on(p);
}

static void remember_size(struct platform *p)
{
	if (p->options->w || p->fullscreen || !p->host.home[0])
		return;
	SDL_GetWindowSize(p->window, &p->prefs.window_width, &p->prefs.window_height);
	prefs_save(&p->prefs, p->host.home);
}

/* Can games be kept?  NULL, or why not; "" where there is no more to say. */
static const char *no_place(const struct platform *p)
{
	char saves[FORMAT_PATH_SIZE];

	if (!p->host.home[0] || snprintf(saves, sizeof saves, "%s/saves", p->host.home) >= (int)sizeof saves)
		return "";
	const char *wrong = folder_make(p->host.home, saves);
	return wrong || sys_may_write(saves) ? wrong : folder_fault(saves, errno);
}

/* What a player should know before the first move; one thing, the weightier. */
static void say_at_the_start(struct platform *p)
{
	bool other = false;
	const char *wrong = no_place(p);

	if (wrong) {
		notice_stay(&p->host, tr("There is no place to keep saved games in."), wrong);
		p->prefs_told = true;
		return;
	}
	p->home = p->host.home[0] ? sys_lock_folder(p->host.home, &other) : -1;
	if (other)
		notice_stay(&p->host, tr("Bastide is open twice"),
		            tr("Both windows keep their games in the same place. A game that is played in both is kept "
		               "under two names."));
	else if (p->trouble[0])
		notice_stay(&p->host, tr("The settings could not be read."), p->trouble);
	else if (!p->jobs || (!jobs_threaded(p->jobs) && window_threads()))
		notice_stay(&p->host, tr("Bastide is slow today"),
		            tr("The system lets it start no threads: tiles stay rough for a while, and computer "
		               "players think more slowly. Nothing is lost."));
}

/* Without a window: on the terminal, and where nobody reads one in a box of SDL's own, which needs none of our fonts.
 */
static void say_without_window(const char *error)
{
	fprintf(stderr, "bastide: %s\n", error);
	if (!sys_terminal(stderr))
		SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, "Bastide", error, NULL);
}

int window_run(const struct options *options)
{
	static struct platform platform;
	struct platform *p = &platform;
	bool fine = platform_init(p, options, true);
	struct screen *first = NULL;

	sys_outlive_pipes(); /* a player that is a program may end at any time */
	sys_hangup_ends();
	if (fine)
		fine = window_open(p);
	if (fine) {
		window_measure(p);
		first = platform_first_screen(p);
		fine = first != NULL;
	}
	bool told = !fine && p->window && options->file && !sys_terminal(stderr);
	if (told) {
		/* Opened from a list of files: nobody reads a terminal. */
		fprintf(stderr, "bastide: %s\n", p->wrong);
		first = title_screen_create(&p->host);
		notice_stay(&p->host, tr("The file cannot be opened."), save_explained(options->file, p->wrong));
	}
	if (fine)
		say_at_the_start(p);
	if (fine || (told && first)) {
		screen_reset(&p->host, first);
		window_speaker_follow(p);
		window_loop(p);
		remember_size(p);
	}
	platform_finish(p);
	char unheard[SENTENCE_SIZE] = "";
	bool heard = window_close(p, unheard);
	if (!heard)
		fprintf(stderr, "bastide: %s\n", unheard);
	if (!fine && !told)
		say_without_window(p->wrong);
	return fine && heard ? 0 : 1;
}
