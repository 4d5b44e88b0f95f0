/*
 * form.h - a screen that is widgets and nothing else: title, set-up, settings,
 * help, lists, the menu.
 *
 * The screen's struct begins with a `struct form`; one layout function draws
 * all of it, and its kind takes input, wait and build from here.
 */
#pragma once

#include "view/kit/screen.h"
#include "view/ui/ui.h"
#include "view/ui/widget.h"

struct form {
	struct screen screen;
	struct ui ui;
	screen_layout *layout; /* its `self` is the screen */
};

void form_init(struct form *form, const struct screen_kind *kind, screen_layout *layout);

/* For the kind. */
#define FORM_KIND .input = form_input, .wait = form_wait, .build = form_build
void form_input(struct screen *screen, struct frame *frame, const struct input *input);
int form_wait(struct screen *screen, uint64_t now);
void form_build(struct screen *screen, struct frame *frame);

/* Asks over the form whether what is called so shall go; `text`: what becomes of it. */
enum dialog_answer form_delete(struct ui *ui, const char *name, const char *text);
