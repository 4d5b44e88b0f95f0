#include "platform/opened.h"

#include "app/session.h"

/* The table, as far as a picture of it is wanted. */
static struct screen *table_screen(struct platform *p, struct session *session, const struct play_picture *moment)
{
	const struct options *o = p->options;
	const struct scenario *file = session_scenario(session);
	bool speaks = (file->title || file->caption) && (!o->caption || o->caption[0]);
	struct screen *screen = play_screen_create(&p->host, session);
	struct play_picture wish = *moment;
	wish.overlays = o->overlay;
	wish.board_only = o->crop_board;
	wish.near = o->bare;
	wish.told = o->time < 0 && !p->host.windowed && speaks && !(moment->ask && moment->step >= 0);
	platform_fail(p, "there is not enough memory");
	const char *wrong = screen ? play_screen_picture(screen, &wish) : NULL;
	if (!wrong)
		return screen;
	platform_fail(p, "%s", wrong);
	screen->kind->destroy(screen);
	return NULL;
}

struct screen *opened_screen(struct platform *p, struct session *session, int at, const struct play_picture *moment)
{
	struct options own = *p->options;
	own.at = at;
	p->wrong[0] = '\0';
	struct screen *screen = ending_screen(p, &own, session);
	if (screen || !p->wrong[0])
		return screen ? screen : table_screen(p, session, moment);
	session_destroy(session);
	return NULL;
}
