/* The frame on a surface, whole: for F12, and for pictures without a window. */
#include "platform/host.h"

enum { ROUNDS_MAX = 200 };

/* Builds until nothing is left to be painted by a worker: what a frame wants is known only after it was built. */
void picture_settle(struct platform *p, uint64_t now)
{
	for (int round = 0; round < ROUNDS_MAX; round++) {
		screen_settle(&p->host, now);
		platform_build(p, now);
		picture_show(p);
		if (!p->draw.composing && (!p->jobs || !jobs_open(p->jobs)))
			break;
		if (!p->jobs)
			continue;
		while (jobs_open(p->jobs)) {
			jobs_wait(p->jobs);
			jobs_deliver(p->jobs, &p->host);
		}
	}
	platform_build(p, now);
	picture_show(p);
}

void picture_show(struct platform *p)
{
	painter_show(&p->painter, &p->draw);
	p->lacking |= p->painter.lacking;
}

bool picture_whole(struct platform *p)
{
	return !p->lacking || platform_fail(p, "the picture cannot be made: there is not enough memory, or a font "
	                                       "cannot be opened");
}
