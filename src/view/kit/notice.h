/* notice.h - a sentence of the host's own over whatever screen is shown: a picture was written, a game could not be.
 *
 * There is one at a time; a new one takes the place of the old, but for one that waits for an answer, which only an
 * answer takes away.  A passing one is drawn for MOTION_TOAST milliseconds and takes nothing but a click on itself; one
 * that `stays` is a dialog above all screens.  It is never on a picture. */
#pragma once

#include "view/host/host.h"
#include "view/ui/ui.h"

enum { NOTICE_TITLE_SIZE = 160, NOTICE_TEXT_SIZE = 640, NOTICE_SHOT_W = 192, NOTICE_SHOT_H = 108 };

struct notice {
	struct ui ui;
	bool shown, stays;
	uint64_t until; /* of a passing one */
	char title[NOTICE_TITLE_SIZE], text[NOTICE_TEXT_SIZE];
	int color, speaker;             /* of the character whose word it is, and 1 + his number; 0: nobody's */
	char copy[HOST_PATH_SIZE + 64]; /* the file it speaks of: a click puts its path on the clipboard; "": it only
	                                 * goes away */
	/* What it speaks of, small: opaque pixels R G B A; number 0: no picture. */
	uint32_t shot;
	uint8_t pixels[NOTICE_SHOT_W * NOTICE_SHOT_H * 4];
};

void notice_init(struct notice *notice);

/* Tells it from `now` on; text may be "".  Without a notice (tests, pictures) nothing happens. */
void notice_pass(struct host *host, uint64_t now, const char *title, const char *text);
/* A computer player's word: his figure stands beside it. */
void notice_say(struct host *host, uint64_t now, const char *title, const char *text, int color, int character);
/* The same of a file that was written: its name, whole, and the folder below it. */
void notice_file(struct host *host, uint64_t now, const char *title, const char *path);
/* The same until it is answered. */
void notice_stay(struct host *host, const char *title, const char *text);

/* True when the input was the notice's: no screen gets it. */
bool notice_input(struct host *host, struct frame *frame, const struct input *input);
void notice_build(struct host *host, struct frame *frame);
/* Milliseconds until it changes by itself, -1 never. */
int notice_wait(const struct host *host, uint64_t now);
