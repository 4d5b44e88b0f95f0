#include "platform/opened.h"

#include <stdio.h>

#include "app/session.h"
#include "view/play/screen.h"

/* The table, as far as a picture of it is wanted. */
static struct screen *table_screen(struct platform *p, struct session *session, const struct opened *opened,
                                   char error[SENTENCE_SIZE])
{
	const struct options *o = p->options;
	const struct scenario *file = session_scenario(session);
	bool speaks = (file->title || file->caption) && (!o->caption || o->caption[0]);
	struct screen *screen = play_screen_create(&p->host, session);
	const struct play_picture wish = {.overlays = o->overlay,
	                                  .board_only = o->crop_board,
	                                  .step = opened->step,
	                                  .near = o->bare,
	                                  .side = opened->side,
	                                  .ask = opened->ask,
	                                  .answered = opened->answered,
	                                  .right = opened->right,
	                                  .told = o->time < 0 && !p->host.windowed && speaks &&
	                                          !(opened->ask && opened->step >= 0)};
	snprintf(error, SENTENCE_SIZE, "there is not enough memory");
	if (!screen || play_screen_picture(screen, &wish, error, SENTENCE_SIZE))
		return screen;
	screen->kind->destroy(screen);
	return NULL;
}

struct screen *opened_screen(struct platform *p, struct session *session, const struct opened *opened,
                             char error[SENTENCE_SIZE])
{
	struct options own = *p->options;
	own.at = opened->at;
	error[0] = '\0';
	struct screen *screen = ending_screen(&p->host, &own, session, error, SENTENCE_SIZE);
	if (screen || !error[0])
		return screen ? screen : table_screen(p, session, opened, error);
	session_destroy(session);
	return NULL;
}
