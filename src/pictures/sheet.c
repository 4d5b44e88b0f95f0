/* --sheet OUT.png FILE: a game from its first tile to its last, board by board. */
#include "pictures/offscreen.h"

#include <stdio.h>

#include "app/save.h"
#include "pictures/pictures.h"
#include "pictures/image.h"
#include "view/sheets/sheets.h"

enum { SHEET_W = 2480, SHEET_H = 3508, SHEET_DPI = 300 }; /* A4 at 300 dots an inch */

/* Adds a board for every moment at which a tile is to be laid, and for the end. */
static bool boards_add(struct platform *p, struct screen *screen)
{
	const struct options *o = p->options;
	struct session *end = save_open(p->tiles, NULL, o->file, o->at, p->wrong);

	if (!end)
		return false;
	int plies = session_history(end)->ply_count;
	bool fine = true;
	for (int at = 0; fine && at <= plies; at++) {
		struct session *session = save_open(p->tiles, NULL, o->file, at, p->wrong);
		if (!session) {
			fine = false;
		} else if (at < plies && session_wait(session) != WAIT_TILE) {
			session_destroy(session);
		} else if (!game_sheet_add(screen, &p->host, session)) {
			fine = platform_fail(p, "the game has too many turns for one sheet");
		}
	}
	session_destroy(end);
	return fine;
}

bool sheet_make(struct platform *p)
{
	const struct options *o = p->options;
	struct screen *screen =
	    picture_open(p, o->w ? o->w : SHEET_W, o->h ? o->h : SHEET_H) ? game_sheet_create() : NULL;

	if (!screen && !p->wrong[0])
		platform_fail(p, "there is not enough memory");
	if (!screen)
		return false;
	screen_reset(&p->host, screen);
	bool fine = boards_add(p, screen);
	if (fine) {
		picture_settle(p, picture_moment(o));
		fine = picture_whole(p) && image_save(p->surface, o->out, o->dpi ? o->dpi : SHEET_DPI, p->wrong);
	}
	screen_settle(&p->host, 0);
	return fine;
}
