/* host.h - what window and picture have in common: data, preferences, fonts,
 * workers, the stack of screens, and the frame that is built from them. */
#pragma once

#include <SDL.h>
#include <bastide/format.h>

#include "app/prefs.h"
#include "platform/jobs.h"
#include "platform/options.h"
#include "platform/pad.h"
#include "platform/painter.h"
#include "platform/speaker.h"
#include "platform/touch.h"
#include "view/kit/narrate.h"
#include "view/kit/notice.h"
#include "view/kit/screen.h"

enum { SENTENCE_SIZE = FORMAT_LINE_SIZE };

/* The smallest window: a screen of 600 less a title and a bar. */
enum { WINDOW_LEAST_W = 1024, WINDOW_LEAST_H = 540 };

struct platform {
	struct host host;
	const struct options *options;
	struct tile_set *tiles;
	struct prefs prefs;
	struct fonts *fonts;
	struct jobs *jobs;
	struct device *device;
	struct painter painter;
	struct draw draw;
	struct theme theme;
	float ratio;             /* output pixels per window pixel */
	bool frozen, live, shot; /* of struct frame */
	bool lacking;            /* something of a picture was not drawn for want of memory */

	char wrong[SENTENCE_SIZE];   /* why the last thing that failed did (platform_fail) */
	char trouble[SENTENCE_SIZE]; /* what was wrong with the preferences, to be said in the window; "" nothing */

	/* a window's own */
	int home;        /* the lock of sys_lock_folder(), or -1 */
	bool prefs_told; /* that the preferences cannot be written: once is enough */
	SDL_Window *window;
	SDL_Renderer *renderer; /* of a card; NULL: the processor draws */
	Uint32 job_event;
	bool quit, fullscreen, text_input, theme_stale;
	SDL_Rect windowed; /* where the window was before it filled the screen */
	SDL_Rect text_box;
	SDL_Cursor *cursors[CURSOR_COUNT];
	int cursor;
	char *clipboard;
	bool picture_wanted;
	uint32_t picture_count; /* written so far */
	struct clip *clip;      /* the one in the clipboard (clip.h), or NULL */
	struct notice notice;
	struct narrator narrator; /* stream NULL: nobody asked */
	uint64_t shown;           /* hash of the frame on the screen */
	uint64_t step;            /* when the last step of the loop began */
	unsigned resets;          /* host.resets as it was when pictures were last left behind */
	unsigned fresh;           /* frames shown since it changed */
	struct speaker speaker;
	struct touch touch;
	struct pad pad;

	/* where the processor draws: the picture; of a window NULL unless its own
	 * surface has pixels that the canvas does not know */
	SDL_Surface *surface;
};

/* Loads tiles, preferences (those of pictures are always the same), language
 * and fonts.  False, and `wrong` says why; platform_finish() is due in any case. */
bool platform_init(struct platform *platform, const struct options *options, bool windowed);
void platform_finish(struct platform *platform);

/* The theme for an output of this size. */
void platform_theme(struct platform *platform, int w, int h);

/* The screen that a window begins with; NULL: platform_fail(). */
struct screen *platform_first_screen(struct platform *platform);

/* Ticks and builds all screens into platform->draw. */
void platform_build(struct platform *platform, uint64_t now);

struct platform *platform_of(struct host *host);

/* False, and platform->wrong says why. */
bool platform_fail(struct platform *platform, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* For the ops of windows and pictures.  Where no worker can be had a job is done at once. */
void platform_job(struct host *host, const struct job *job);

/* Runs until the window is closed; the exit status. */
int window_run(const struct options *options);
struct picture_made *platform_picture_make(struct host *host, uint8_t *pixels, int w, int h);
void platform_picture_keep(struct host *host, uint64_t key, struct picture_made *made);
void platform_picture_drop(struct host *host, struct picture_made *made);

/* How many threads draw: a thread that waits for the others costs nothing. */
int platform_hands(void);

/* Builds and shows frames until no worker has anything left to do. */
void picture_settle(struct platform *platform, uint64_t now);
/* Draws platform->draw. */
void picture_show(struct platform *platform);
/* False, and why, where something was not drawn: such a picture is not written. */
bool picture_whole(struct platform *platform);
