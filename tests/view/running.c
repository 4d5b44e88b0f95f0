#include "running.h"

void running_begin(struct desk *desk)
{
	desk->frame.frozen = false;
	desk->frame.live = true;
}

void running_frame(struct desk *desk)
{
	desk->frame.now += 16;
	screen_tick(&desk->host, desk->frame.now);
	desk_build(desk);
}
