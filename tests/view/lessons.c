#include "lessons.h"

#include <check.h>

#include "app/language.h"
#include "screens.h"

struct desk desk;
struct screen *screen;

struct play_seen seen(void) { return play_seen(screen, desk.frame.now); }

void lesson_setup(void)
{
	language_set("en");
	desk_init(&desk);
	desk.frame.frozen = false;
	desk.prefs.speed = 0;
}

void lesson_teardown(void) { desk_finish(&desk); }

void lesson_begin(const char *name)
{
	screen = screens_create(&desk.host, name);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
}

void lesson_end(void)
{
	for (int i = 0; i < 60 && !seen().lesson_done; i++) {
		if (!seen().lesson_waits)
			desk_key(&desk, 'g', 0);
		desk_key(&desk, KEY_ENTER, 0);
	}
	ck_assert(seen().lesson_done);
	desk_build(&desk);
}
