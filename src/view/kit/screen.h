/* screen.h - what the host shows: a stack of screens, and what a screen may
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
 * platform knows a clock. */
#pragma once

#include "view/host/host.h"
#include "view/ui/input.h"

/* Of letters larger than the window has room for: as much of the scale that was chosen as leaves a page so many units.
 */
void screen_theme(const struct frame *frame, int need_w, int need_h, struct theme *theme);

struct ui;

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
	/* Units that it needs: it takes of the scale that was chosen as much as leaves it those.  0: it takes
	 * the scale that leaves every page enough. */
	int need_w, need_h;
	/* The same where it depends on what is on it; may be NULL. */
	void (*need)(struct screen *screen, int *w, int *h);
	/* Letters are typed here or nearly so: none is a key of the whole program. */
	bool types;
};

/* What a table is played for (where a lesson leads back to), and which pages others lead back to by name. */
enum screen_role {
	SCREEN_PAGE /* any other */,
	SCREEN_GAME,
	SCREEN_LESSON,
	SCREEN_EXAMPLE,
	SCREEN_EXAMPLES,
	SCREEN_RESULT
};

struct screen {
	const struct screen_kind *kind;
	bool see_through; /* the screen below shows */
	enum screen_role role;
	bool kept;        /* the game on it is on the disk as it is on the table */
	struct rect room; /* where a message may stand over it, output pixels; empty: in the whole window */
	/* Where its widgets stand and which has the focus, by their ids: for who drives
	 * the program from outside; may be NULL (there are none). */
	const struct ui *widgets;
};

/* Asked for here; screen_settle() does it when the running call has returned.  A push on a full stack
 * is refused: the screen is destroyed, and that is told. */
void screen_push(struct host *host, struct screen *screen);
void screen_pop(struct host *host);                          /* the topmost */
void screen_reset(struct host *host, struct screen *screen); /* the only one */
struct screen *screen_top(const struct host *host);
/* Whether the topmost was reached from one of this role. */
bool screen_leads_back(const struct host *host, enum screen_role role);

/* A lesson in the place of what lies over the game that is played, or of the lesson before:
 * whoever goes from help to lesson to help again is never buried. */
void screen_push_lesson(struct host *host, struct screen *screen);
/* An example in the place of the one that lies over the game, if any does. */
void screen_push_example(struct host *host, struct screen *screen);
/* A game that is played on from the example on top: an example below, with what was played on from it, goes (such
 * games are saved). */
void screen_push_played_on(struct host *host, struct screen *screen);
/* Whether a game that is played waits below the lesson that is shown, or whose menu or ending is. */
bool screen_game_waits(const struct host *host);
/* Pops down to that game. */
void screen_back_to_game(struct host *host);

/* For the host: carries out what was asked for; true if anything changed.  From one
 * full screen to another a page is turned. */
bool screen_settle(struct host *host, uint64_t now);
/* Destroys all. */
void screen_clear(struct host *host);
/* An input for whoever is on top. */
void screen_take(struct host *host, struct frame *frame, const struct input *input);
/* Tells every screen the time, as is due before a build. */
void screen_tick(struct host *host, uint64_t now);
/* Builds everything visible into frame->draw (which the host has begun). */
void screen_build(struct host *host, struct frame *frame);
int screen_wait(struct host *host, uint64_t now);

/* The input of a screen that is only looked at. */
void screen_deaf(struct screen *screen, struct frame *frame, const struct input *input);

/* Lets something be heard, where anything can be. */
void screen_sound(struct host *host, enum sound sound);

/* ---- gluing ui.h to a screen ---- */

/* Calls all widgets of a screen, in their order. */
typedef void screen_layout(void *self, struct ui *ui, struct frame *frame);

/* Runs `layout` for an input: once with it, and again without as long as the
 * widgets ask for it. The commands are thrown away. */
void screen_input(struct ui *ui, struct frame *frame, const struct input *input, screen_layout *layout, void *self);
/* Runs `layout` for a picture. */
void screen_draw(struct ui *ui, struct frame *frame, screen_layout *layout, void *self);
