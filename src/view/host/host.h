/* host.h - what the view asks of the machine it runs on, and what a picture is made for.
 *
 * The platform fills a `struct host` in; so does a test, or a driver that makes pictures.  Everything above may ask;
 * nothing here draws.  The stack of screens is kept here, with what is asked of it; what a screen is, view/kit/screen.h
 * knows. */
#pragma once

#include <stdio.h>
#include <bastide/game.h>

#include "sound/sound.h"
#include "view/art/theme.h"
#include "view/list/draw.h"

struct host;

/* What a picture is made for. */
struct frame {
	struct host *host;
	struct draw *draw; /* draw->metrics measures text */
	const struct theme *theme;
	uint64_t now;
	bool frozen; /* a picture is being made: no hover, no animation, all jobs done */
	bool shot;   /* of what a person sees: without what lies above the screens */
	bool live;   /* frames follow each other in time: what takes long may be spread over them */
	bool unseen; /* it is laid out for an input: nobody paints the list */
};

/* Work for another thread: `run` may touch only `data`; `done` runs later in the main loop (in pictures: before the
 * frame) and frees `data`; its `host` is NULL where no memory was left to wait in, and all is done at once.  When the
 * program ends, `done` is called without `run` for what was not begun. */
struct job {
	void (*run)(void *data);
	void (*done)(void *data, struct host *host);
	void *data;
	int urgency; /* larger first; equal: first come */
	/* The same as `run` a piece at a time, for where there is no other thread: frames come between two of them.
	 * False: that was the last.  NULL: it is done in one go. */
	bool (*piece)(void *data);
};

enum { JOB_AWAITED = 1 << 20 }; /* urgency before all pictures: somebody waits for the answer */

struct prefs;
struct tile_set;
struct picture_made; /* the platform's */

/* Those that follow from a press or a key alone may be NULL where there is no hand (bastide-pictures). */
struct host_ops {
	void (*quit)(struct host *host);
	void (*job)(struct host *host, const struct job *job);
	void (*set_text_input)(struct host *host, bool on, struct rect box);
	const char *(*clipboard)(struct host *host);
	void (*set_clipboard)(struct host *host, const char *text);
	void (*set_cursor)(struct host *host, int cursor);      /* enum host_cursor */
	void (*prefs_changed)(struct host *host);               /* apply and save them: scale, language, full screen */
	uint64_t (*random)(struct host *host);                  /* for the seed of a new game */
	void (*today)(struct host *host, int *day, int *month); /* from 1 */
	void (*sound)(struct host *host, enum sound sound);     /* heard now; NULL: nothing ever is */
	void (*picture)(struct host *host); /* F12: when the frame is done it is written; a notice tells where */
	/* What workers paint (draw.h: bytes R G B A) is the platform's from when it is done: nothing is held twice.
	 * All three, or NULL: there is nobody who would draw it.  On any thread: takes pixels that were malloc()ed;
	 * NULL: there is no memory. */
	struct picture_made *(*picture_make)(struct host *host, uint8_t *pixels, int w, int h);
	/* In the main loop: from now on the picture of this key is there, till the platform drops it (draw_cache). */
	void (*picture_keep)(struct host *host, uint64_t key, struct picture_made *made);
	void (*picture_drop)(struct host *host, struct picture_made *made); /* nobody wants it */
	FILE *(*trace)(struct host *host); /* what tests from outside are told is added here; NULL: nobody asks */
};

enum host_cursor { CURSOR_ARROW, CURSOR_HAND, CURSOR_TEXT, CURSOR_COUNT };

/* What is asked of the stack; CHANGE_PLAY_ON: what lies from the first example on goes, but for the topmost screen,
 * and another one is pushed. */
enum screen_change { CHANGE_PUSH, CHANGE_POP, CHANGE_RESET, CHANGE_PLAY_ON };

enum { SCREENS_MAX = 12, HOST_PATH_SIZE = 1024 };

struct tile_art;
struct narrator;
struct notice;
struct screen;
struct shelf;

struct host {
	const struct host_ops *ops;
	void *platform;               /* the ops' own */
	const struct tile_set *tiles; /* borrowed, never NULL */
	struct prefs *prefs;          /* never NULL; taste.  prefs_changed() after writing */
	char home[HOST_PATH_SIZE];    /* saves and preferences; "" in pictures: nothing is written */
	char data[HOST_PATH_SIZE];    /* scenarios, translations */
	int percent;                  /* UI scale this window really gets */
	int wish; /* the one that was chosen: pages get what they have room for (view/kit/screen.h) */
	/* Who plays there, from the command line: by seat, then by colour.  A character's name, or exec:COMMAND;
	 * NULL: as the game has it. */
	const char *seats[PLAYERS_MAX + COLOR_COUNT];
	int top, season;           /* what tables are made of, the time of the year: enums of paint.h */
	bool windowed;             /* a person sits there (not a picture) */
	bool away;                 /* another window has the keyboard: nothing moves by itself */
	bool one_world;            /* all boards lie in the same: what is painted for one serves all that come */
	struct tile_art *art;      /* what is painted, by game and seed; NULL: nothing (tile_art.h) */
	struct shelf *shelf;       /* the examples (shelf.h); NULL: nobody has asked for them yet */
	struct notice *notice;     /* borrowed; NULL: nothing is told (notice.h) */
	struct narrator *narrator; /* borrowed; NULL: nobody listens (narrate.h) */

	struct screen *stack[SCREENS_MAX];
	int count;
	unsigned resets; /* how often the whole stack has been another one */
	int top_begins;  /* where in the list of the last build the topmost screen begins */
	/* Changes asked for while a screen runs; done when it has returned. */
	struct {
		uint8_t kind; /* enum screen_change */
		struct screen *screen;
	} changes[SCREENS_MAX];
	int change_count;
	bool keep_open; /* INPUT_CLOSE: a screen could not keep what it holds and says so; the window closes the next
	                   time */
};
