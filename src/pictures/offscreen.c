#include "pictures/offscreen.h"

#include <stdio.h>

#include "pictures/pictures.h"
#include "platform/device.h"

static void no_change(struct host *host) { (void)host; }

static void no_day(struct host *host, int *day, int *month)
{
	(void)host;
	*day = *month = 1;
}

/* Nobody has a hand on a picture: what is asked of a window when one moves is not there. */
static const struct host_ops picture_ops = {
    .job = platform_job,
    .picture_make = platform_picture_make,
    .picture_keep = platform_picture_keep,
    .picture_drop = platform_picture_drop,
    .prefs_changed = no_change,
    .today = no_day,
};

bool picture_resize(struct platform *p, int w, int h)
{
	SDL_FreeSurface(p->surface);
	/* The format of a window's surface, so that both give the same pixels. */
	p->surface = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGB888);
	if (!p->surface)
		return platform_fail(p, "a picture of %d x %d cannot be made: %s", w, h, SDL_GetError());
	canvas_window(p->device, p->surface->pixels, w, h, p->surface->pitch / 4);
	platform_theme(p, w, h);
	return true;
}

bool picture_open(struct platform *p, int w, int h)
{
	p->device = canvas_create(platform_hands());
	if (!p->device)
		return platform_fail(p, "a picture cannot be made: there is not enough memory");
	if (!picture_resize(p, w, h))
		return false;
	painter_init(&p->painter, p->device, p->fonts);
	p->jobs = jobs_create(SDL_GetCPUCount(), NULL, NULL);
	p->host.ops = &picture_ops;
	return true;
}

void picture_note(const struct scenario *file)
{
	struct format_error note;
	if (scenario_idle(file, &note))
		fprintf(stderr, "bastide: %s\n", format_error_line(&note));
}

int picture_end(struct platform *p, bool fine)
{
	platform_finish(p);
	SDL_FreeSurface(p->surface);
	if (!fine)
		fprintf(stderr, "bastide: %s\n", p->wrong);
	return fine ? 0 : 1;
}

int picture_run(const struct options *options, bool (*make)(struct platform *platform))
{
	static struct platform platform;
	bool fine = platform_init(&platform, options, false) && make(&platform);
	return picture_end(&platform, fine);
}

uint64_t picture_moment(const struct options *o)
{
	return o->time < 0 ? (uint64_t)60 * 60 * 1000 : (uint64_t)(o->time * 1000);
}

bool picture_small(const struct options *o)
{
	return (o->w && o->w < WINDOW_LEAST_W) || (o->h && o->h < WINDOW_LEAST_H);
}
