/* What screens may ask of the window. */
#include "platform/host.h"

#include <stdio.h>
#include <string.h>

#include "app/language.h"
#include "platform/window.h"
#include "system/system.h"

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

void window_fullscreen(struct platform *p)
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

void window_speaker_follow(struct platform *p)
{
	speaker_set(&p->speaker, p->prefs.sound, p->prefs.volume, p->prefs.room_tone, SDL_GetTicks64());
}

static void op_prefs_changed(struct host *host)
{
	struct platform *p = platform_of(host);

	window_fullscreen(p);
	window_speaker_follow(p);
	if (strcmp(language_code(), p->prefs.language))
		language_set(p->prefs.language);
	p->theme_stale = true;
	const char *wrong =
	    host->home[0] ? prefs_save(&p->prefs, host->home) : tr("There is no place to keep saved games in.");
	if (wrong && !p->prefs_told)
		notice_stay(host, tr("The settings could not be saved."), wrong);
	p->prefs_told = wrong;
}

static uint64_t op_random(struct host *host)
{
	(void)host;
	return sys_random();
}

static void op_today(struct host *host, int *day, int *month)
{
	struct tm parts = {.tm_mday = 1};

	(void)host;
	sys_local_time((int64_t)time(NULL), &parts);
	*day = parts.tm_mday;
	*month = parts.tm_mon + 1;
}

/* Taken when the frame is done: while a screen asks, its list is half made. */
static void op_picture(struct host *host) { platform_of(host)->picture_wanted = true; }

static FILE *op_trace(struct host *host)
{
	char path[SYS_PATH_SIZE];

	(void)host;
	return sys_setting("BASTIDE_TRACE", path, sizeof path) ? sys_open(path, "a") : NULL;
}

const struct host_ops window_ops = {
    .quit = op_quit,
    .job = platform_job,
    .picture_make = platform_picture_make,
    .picture_keep = platform_picture_keep,
    .picture_drop = platform_picture_drop,
    .set_text_input = op_text_input,
    .clipboard = op_clipboard,
    .set_clipboard = op_set_clipboard,
    .set_cursor = op_cursor,
    .prefs_changed = op_prefs_changed,
    .random = op_random,
    .today = op_today,
    .sound = op_sound,
    .picture = op_picture,
    .trace = op_trace,
};
