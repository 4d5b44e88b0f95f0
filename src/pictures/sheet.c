/* --sheet OUT.png FILE: a game from its first tile to its last, board by board. */
#include "pictures/offscreen.h"

#include <stdio.h>

#include "app/save.h"
#include "pictures/pictures.h"
#include "pictures/image.h"
#include "view/sheets/sheets.h"

enum { SHEET_W = 2480, SHEET_H = 3508, SHEET_DPI = 300 }; /* A4 at 300 dots an inch */

/* Adds a board for every moment at which a tile is to be laid, and for the end. */
static bool boards_add(struct platform *p, struct screen *screen, char error[SENTENCE_SIZE])
{
	const struct options *o = p->options;
	struct session *end = save_open(p->tiles, NULL, o->file, o->at, error);

	if (!end)
		return false;
	int plies = session_history(end)->ply_count;
	bool fine = true;
	for (int at = 0; fine && at <= plies; at++) {
		struct session *session = save_open(p->tiles, NULL, o->file, at, error);
		if (!session) {
			fine = false;
		} else if (at < plies && session_wait(session) != WAIT_TILE) {
			session_destroy(session);
		} else if (!game_sheet_add(screen, &p->host, session)) {
			snprintf(error, SENTENCE_SIZE, "the game has too many turns for one sheet");
			fine = false;
		}
	}
	session_destroy(end);
	return fine;
}

int sheet_run(const struct options *options)
{
	static struct platform platform;
	char error[SENTENCE_SIZE] = "";
	bool fine =
	    platform_init(&platform, options, false, error) &&
	    picture_open(&platform, options->w ? options->w : SHEET_W, options->h ? options->h : SHEET_H, error);
	struct screen *screen = fine ? game_sheet_create() : NULL;

	if (screen) {
		screen_reset(&platform.host, screen);
		fine = boards_add(&platform, screen, error);
	}
	if (fine && screen) {
		picture_settle(&platform, picture_moment(options));
		fine = picture_whole(&platform, error) &&
		       image_save(platform.surface, options->out, options->dpi ? options->dpi : SHEET_DPI, error);
	}
	screen_settle(&platform.host, 0);
	return picture_end(&platform, fine, error);
}
