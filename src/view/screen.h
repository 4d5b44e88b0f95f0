/*
 * screen.h - what the host shows: a stack of screens, and what a screen may
 * ask of the host.
 *
 * A screen is a struct whose first member is a `struct screen`.  The host owns
 * it from screen_push() on and destroys it when it is popped.  Only the topmost
 * screen gets input; those below are drawn first when it is `see_through`
 * (dialogs and the menu over the table).
 *
 * The host's loop:
 *
 *     event -> input -> top->kind->input(top, frame, &input)
 *     timer ->          top->kind->tick(top, now)
 *     then  -> build every visible screen into one draw list; if its hash is
 *              new, replay it; sleep until an event or until wait() is over.
 *
 * So a screen never says "draw me": it changes its state, and the picture
 * follows.  build() must not change what the screen is: it runs again whenever
 * it likes, and --screenshot calls nothing else but enter() and tick().
 *
 * `now` is milliseconds since the start and an argument everywhere: only the
 * platform knows a clock.
 */
#ifndef BASTIDE_VIEW_SCREEN_H
#define BASTIDE_VIEW_SCREEN_H

#include "draw.h"
#include "input.h"
#include "theme.h"

struct host;
struct screen;

/* What a picture is made for. */
struct frame {
	struct host *host;
	struct draw *draw; /* draw->metrics measures text */
	const struct theme *theme;
	uint64_t now;
	bool still; /* a picture is being made: no hover, no animation, all jobs done */
	bool live;  /* frames follow each other in time: what takes long may be spread over them */
};

struct screen_kind {
	const char *name;                                                      /* "title" */
	void (*destroy)(struct screen *screen);                                /* frees it */
	void (*enter)(struct screen *screen, struct host *host, uint64_t now); /* became the topmost; may be NULL */
	void (*leave)(struct screen *screen, struct host *host);               /* is covered or popped; may be NULL */
	void (*input)(struct screen *screen, struct frame *frame, const struct input *input);
	void (*tick)(struct screen *screen, struct host *host, uint64_t now); /* before every build; may be NULL */
	/* Milliseconds until the picture changes by itself: 0 while something
	 * moves, -1 never; may be NULL (never).  Costs nothing while -1. */
	int (*wait)(struct screen *screen, uint64_t now);
	void (*build)(struct screen *screen, struct frame *frame);
};

struct screen {
	const struct screen_kind *kind;
	bool see_through; /* the screen below shows */
};

/* ---- what the host offers ---- */

/* Work for another thread: `run` may touch only `data`; `done` runs later in
 * the main loop (in pictures: before the frame) and frees `data`.  When the
 * program ends, `done` is called without `run` for what was not begun. */
struct job {
	void (*run)(void *data);
	void (*done)(void *data, struct host *host);
	void *data;
	int urgency; /* larger first; equal: first come */
};

struct prefs;
struct tile_set;

struct host_ops {
	void (*quit)(struct host *host);
	void (*job)(struct host *host, const struct job *job);
	void (*set_text_input)(struct host *host, bool on, struct rect box);
	const char *(*clipboard)(struct host *host);
	void (*set_clipboard)(struct host *host, const char *text);
	void (*set_cursor)(struct host *host, int cursor); /* enum host_cursor */
	void (*prefs_changed)(struct host *host);          /* apply and save them: scale, language, full screen */
	uint64_t (*random)(struct host *host);             /* for the seed of a new game */
	bool (*picture)(struct host *host, char *path, int size); /* F12: writes the last frame, tells where */
};

enum host_cursor { CURSOR_ARROW, CURSOR_HAND, CURSOR_TEXT, CURSOR_COUNT };

enum { SCREENS_MAX = 8, HOST_PATH_SIZE = 1024 };

struct tile_art;

struct host {
	const struct host_ops *ops;
	void *platform;               /* the ops' own */
	const struct tile_set *tiles; /* borrowed, never NULL */
	struct prefs *prefs;          /* never NULL; taste.  prefs_changed() after writing */
	char home[HOST_PATH_SIZE];    /* saves and preferences; "" in pictures: nothing is written */
	char data[HOST_PATH_SIZE];    /* scenarios, translations */
	int percent;                  /* UI scale this window really gets */
	bool windowed;                /* a person sits there (not a picture) */
	struct tile_art *art;         /* painted last, for boards of the same seed; NULL: none (tile_art.h) */

	struct screen *stack[SCREENS_MAX];
	int count;
	/* Changes asked for while a screen runs; done when it has returned. */
	struct {
		uint8_t kind; /* 0 push, 1 pop, 2 reset */
		struct screen *screen;
	} changes[SCREENS_MAX];
	int change_count;
};

/* Asked for here; screen_settle() does it when the running call has returned. */
void screen_push(struct host *host, struct screen *screen);
void screen_pop(struct host *host);                          /* the topmost */
void screen_reset(struct host *host, struct screen *screen); /* the only one */
struct screen *screen_top(const struct host *host);

/* For the host: carries out what was asked for; true if anything changed. */
bool screen_settle(struct host *host, uint64_t now);
/* Destroys all. */
void screen_clear(struct host *host);
/* Builds everything visible into frame->draw (which the host has begun). */
void screen_build(struct host *host, struct frame *frame);
int screen_wait(struct host *host, uint64_t now);

/* ---- the screens ---- */

struct session;

/* Each allocates; NULL when out of memory. */
struct screen *title_screen_create(struct host *host);
struct screen *setup_screen_create(struct host *host);
/* The page of rule settings alone, for pictures. */
struct screen *setup_rules_screen_create(struct host *host);
struct screen *settings_screen_create(struct host *host);
struct screen *help_screen_create(struct host *host);
enum open_what { OPEN_SAVES, OPEN_EXAMPLES /* the scenarios */, OPEN_LESSONS };
struct screen *open_screen_create(struct host *host, enum open_what what);
/* The Esc menu over the table; the session is borrowed. */
struct screen *menu_screen_create(struct host *host, struct session *session);
struct screen *components_screen_create(struct host *host); /* the component sheet, for looking */
struct screen *tiles_screen_create(struct host *host);      /* every tile type in four turns, for looking */

/* The table (src/view/play.c).  Owns the session. */
struct screen *play_screen_create(struct host *host, struct session *session);
/* The same for a lesson's file; NULL with a sentence of FORMAT_LINE_SIZE bytes. */
struct screen *play_lesson_create(struct host *host, const char *path, char *error);

/* ---- gluing ui.h to a screen ---- */

struct ui;

/* Calls all widgets of a screen, in their order. */
typedef void screen_layout(void *self, struct ui *ui, struct frame *frame);

/* Runs `layout` for an input: once with it, and again without as long as the
 * widgets ask for it. The commands are thrown away. */
void screen_input(struct ui *ui, struct frame *frame, const struct input *input, screen_layout *layout, void *self);
/* Runs `layout` for a picture. */
void screen_draw(struct ui *ui, struct frame *frame, screen_layout *layout, void *self);

#endif
