#include "dragons.h"

#include "app/language.h"
#include "screens.h"

struct desk desk;
struct screen *screen;

struct play_seen seen(void) { return play_seen(screen, desk.frame.now); }

void table(const char *text, int moves)
{
	language_set("en");
	desk_init(&desk);
	desk.prefs.speed = 0;
	screen = screens_written(&desk.host, text, moves);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
}

struct vec on_screen(double x, double y) { return camera_point(seen().camera, seen().layout->stage, x, y); }

void point_at(double x, double y)
{
	struct vec on = on_screen(x, y);

	desk.frame.frozen = false;
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = (int)on.x, .y = (int)on.y});
	desk.frame.now += MOTION_TOOLTIP_WAIT + 1;
	desk_build(&desk);
}

void drag(struct vec from, struct vec to, bool let_go)
{
	struct input in = {.kind = INPUT_PRESS, .button = BUTTON_LEFT, .x = (int)from.x, .y = (int)from.y};

	desk_input(&desk, &in);
	in.kind = INPUT_MOVE;
	in.x += 30;
	desk_input(&desk, &in);
	desk_input(&desk, &in);
	in.x = (int)to.x;
	in.y = (int)to.y;
	desk_input(&desk, &in);
	desk_input(&desk, &in);
	in.kind = INPUT_RELEASE;
	if (let_go)
		desk_input(&desk, &in);
}

int put_kind(void)
{
	struct move put;

	return session_put_move(seen().session, &put) ? put.kind : -1;
}
