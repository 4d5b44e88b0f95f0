/* A ruler in place of fonts, and a host without a platform. */
#ifndef BASTIDE_TESTS_RULER_H
#define BASTIDE_TESTS_RULER_H

#include "view/kit/notice.h"
#include "view/kit/screen.h"
#include "view/ui/ui.h"

#include "app/prefs.h"

/* Widths a little above those of Linux Biolinum and Libertine, so that what fits
 * here fits there. */
extern const struct text_metrics ruler;

struct desk {
	struct host host;
	struct prefs prefs;
	struct draw draw;
	struct theme theme;
	struct tile_set *tiles;
	struct frame frame;
	struct notice notice;
	bool quit;
	bool thinks; /* computer players do; else it is as if there were no memory */
	bool paints; /* pictures are, at once */
	int pieces;  /* jobs that could have been done so */
	int later;   /* so many of the jobs that come behind all pictures are done, too */
	char clipboard[256];
	int sounds[SOUND_COUNT]; /* how often each was asked for */
	char picture[256];       /* where pictures are written, as it is told; "": they are not */
};

void desk_init(struct desk *desk);
void desk_finish(struct desk *desk);
void desk_size(struct desk *desk, int w, int h, int percent);
/* Settles the stack and builds the topmost screens into desk->draw. */
void desk_build(struct desk *desk);
void desk_input(struct desk *desk, const struct input *input);
void desk_key(struct desk *desk, int key, unsigned mods);
void desk_click(struct desk *desk, int x, int y);
/* The first text command that says this, or NULL. */
const struct draw_cmd *desk_find(const struct desk *desk, const char *text);
/* Does some text command hold these words? */
bool desk_says(const struct desk *desk, const char *words);
/* ... or several, line after line? */
bool desk_reads(const struct desk *desk, const char *words);
/* Texts that begin with a letter and lie in a box, in the order in which they are drawn; how many, up to `most`. */
int desk_words_in(const struct desk *desk, struct rect box, const char *words[], int most);
/* The widget of the topmost screen with this id (ui_name(), ui_name_at()) as it stood last, NULL when it is not
 * there; clicks its middle, false when it is not there; who has the focus. */
const struct ui_item *desk_widget(const struct desk *desk, ui_id id);
bool desk_press(struct desk *desk, ui_id id);
ui_id desk_focus(const struct desk *desk);

#endif
