/* saves.h - the saved games as cards; opened through open_screen_create(). */
#pragma once

#include "view/kit/screen.h"

enum { SAVES_SHOWN_MAX = 120 }; /* the newest */

struct screen *saves_screen_create(struct host *host);

/* One of them (saves_card.c): what was asked of it.  `art`: the tiles of Carcassonne; `printed`: a board of
 * the game where that is another one; `i` tells its widgets apart. */
enum save_act { SAVE_NONE, SAVE_OPEN, SAVE_RENAME, SAVE_COPY, SAVE_DELETE };
struct ui;
struct tile_art;
struct board;
struct save_entry;
/* What it is called: its name, else those who play; in the memory of this frame. */
const char *save_title(struct ui *ui, const struct save_entry *save);
enum save_act save_card(struct ui *ui, struct rect box, struct tile_art *art, struct board *printed,
                        const struct save_entry *save, int i);
