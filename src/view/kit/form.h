/* form.h - a screen that is widgets and nothing else: title, set-up, settings, help, lists, the menu.
 *
 * The screen's struct begins with a `struct form`; one layout function draws all of it, and its kind takes input, wait
 * and build from here. */
#pragma once

#include "view/kit/screen.h"
#include "view/table/tile_art.h"
#include "view/ui/ui.h"
#include "view/ui/widget.h"

struct form {
	struct screen screen;
	struct ui ui;
	screen_layout *layout; /* its `self` is the screen */
	struct tile_art *art;  /* of the page and what is painted on it; owned, may be NULL */
	const char *first;     /* what has the focus at first, where form_enter() is the kind's */
};

/* A screen of this size, all of it 0 but its form; with art where it has a host.  NULL: there is no memory. */
void *form_create(size_t size, struct host *host, const struct screen_kind *kind, screen_layout *layout);

/* For the kind. */
#define FORM_KIND .input = form_input, .wait = form_wait, .build = form_build
void form_input(struct screen *screen, struct frame *frame, const struct input *input);
int form_wait(struct screen *screen, uint64_t now);
void form_enter(struct screen *screen, struct host *host, uint64_t now);
void form_destroy(struct screen *screen);
void form_build(struct screen *screen, struct frame *frame);

/* What did not work, over the form until it was read: the sentence is "" then.  False: it is, and all went well. */
bool form_sorry(struct ui *ui, const char *title, char *sentence);
/* Asks over the form whether what is called so shall go; `text`: what becomes of it. */
enum dialog_answer form_delete(struct ui *ui, const char *name, const char *text);

/* name_sheet.c: a name is asked for, in a sheet over the page. Its controls: "name.field", "name.act", "name.cancel".
 * */

struct name_sheet {
	const char *title;
	const char *hint; /* in the empty field; NULL: the title */
	const char *note; /* below the field; NULL: none */
	const char *act;
	bool must; /* no name is none */
};

/* `name` is the caller's, of so many bytes with its NUL; Enter is DIALOG_ACT, Esc DIALOG_SAFE. */
enum dialog_answer name_sheet(struct ui *ui, const struct name_sheet *sheet, char *name, int size);

/* portrait.c: who plays a seat, as a picture: a figure of its colour, and the emblem of a computer player beside it. */

/* A person (-1) has no emblem. */
void portrait(struct ui *ui, struct rect box, int color, int character);
