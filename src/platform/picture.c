/* --screenshot, --components and --tiles: the shipping path with a surface in
 * place of a window.  No display is needed. */
#include "platform/host.h"

#include "platform/canvas.h"
#include "platform/plate.h"
#include "platform/png_file.h"

#include <stdio.h>

static void no_quit(struct host *host) { (void)host; }

static void no_cursor(struct host *host, int cursor)
{
	(void)host;
	(void)cursor;
}

static void no_text(struct host *host, bool on, struct rect box)
{
	(void)host;
	(void)on;
	(void)box;
}

static const char *no_clipboard(struct host *host)
{
	(void)host;
	return "";
}

static void no_set_clipboard(struct host *host, const char *text)
{
	(void)host;
	(void)text;
}

static uint64_t no_chance(struct host *host)
{
	(void)host;
	return 1;
}

static void no_day(struct host *host, int *day, int *month)
{
	(void)host;
	*day = *month = 1;
}

static const struct host_ops picture_ops = {
    .quit = no_quit,
    .job = platform_job,
    .picture_make = platform_picture_make,
    .picture_keep = platform_picture_keep,
    .picture_drop = platform_picture_drop,
    .together = platform_together,
    .set_text_input = no_text,
    .clipboard = no_clipboard,
    .set_clipboard = no_set_clipboard,
    .set_cursor = no_cursor,
    .prefs_changed = no_quit,
    .random = no_chance,
    .today = no_day,
    .picture = no_quit,
};

enum { ROUNDS_MAX = 200 };

/* Builds until nothing is left to be painted by a worker: what a frame wants is
 * known only after it was built. */
void picture_settle(struct platform *p, uint64_t now)
{
	for (int round = 0; round < ROUNDS_MAX; round++) {
		screen_settle(&p->host, now);
		platform_build(p, now);
		/* Layers ask for their tiles while they are painted. */
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

bool picture_whole(const struct platform *p, char error[SENTENCE_SIZE])
{
	if (p->lacking)
		snprintf(error, SENTENCE_SIZE,
		         "the picture cannot be made: there is not enough memory, or a font cannot be opened");
	return !p->lacking;
}

bool picture_resize(struct platform *p, int w, int h, char error[SENTENCE_SIZE])
{
	SDL_FreeSurface(p->surface);
	/* The format of a window's surface, so that both give the same pixels. */
	p->surface = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGB888);
	if (!p->surface) {
		snprintf(error, SENTENCE_SIZE, "a picture of %d x %d cannot be made: %s", w, h, SDL_GetError());
		return false;
	}
	canvas_window(p->device, p->surface->pixels, w, h, p->surface->pitch / 4);
	platform_theme(p, w, h);
	return true;
}

bool picture_open(struct platform *p, int w, int h, char error[SENTENCE_SIZE])
{
	p->device = canvas_create(platform_hands());
	if (!p->device) {
		snprintf(error, SENTENCE_SIZE, "a picture cannot be made: there is not enough memory");
		return false;
	}
	if (!picture_resize(p, w, h, error))
		return false;
	painter_init(&p->painter, p->device, p->fonts, PICTURES_BUDGET);
	p->jobs = jobs_create(SDL_GetCPUCount(), NULL, NULL);
	p->host.ops = &picture_ops;
	return true;
}

int picture_end(struct platform *p, bool fine, const char *error)
{
	platform_finish(p);
	SDL_FreeSurface(p->surface);
	if (!fine)
		fprintf(stderr, "bastide: %s\n", error);
	return fine ? 0 : 1;
}

static bool picture_make(struct platform *p, char error[SENTENCE_SIZE])
{
	const struct options *o = p->options;
	/* the tiles of all games stand in one picture, with a word below each */
	bool large = o->work == WORK_COMPONENTS, huge = o->work == WORK_TILES;

	int w = o->w ? o->w : huge ? 2880 : large ? 1920 : 1280, h = o->h ? o->h : huge ? 1920 : large ? 1080 : 720;
	if (!picture_open(p, w, h, error))
		return false;
	if (o->file)
		return plate_make(p, w, h, error) && picture_whole(p, error) && png_save(p->surface, o->out, error);
	struct screen *screen = platform_first_screen(p, error);
	if (!screen)
		return false;
	screen_reset(&p->host, screen);
	picture_settle(p, o->time < 0 ? (uint64_t)60 * 60 * 1000 : (uint64_t)(o->time * 1000));
	return picture_whole(p, error) && png_save(p->surface, o->out, error);
}

static bool expectations_hold(const struct platform *p, char error[SENTENCE_SIZE])
{
	char line[FORMAT_LINE_SIZE];
	struct format_error wrong;
	struct scenario *scenario = scenario_load(p->options->file, p->tiles, &wrong);
	bool hold = scenario && scenario_check(scenario, &wrong);

	if (!hold)
		snprintf(error, SENTENCE_SIZE, "%s", format_error_line(&wrong, line));
	scenario_destroy(scenario);
	return hold;
}

int picture_run(const struct options *options)
{
	static struct platform platform;
	char error[SENTENCE_SIZE] = "";
	bool fine = platform_init(&platform, options, false, error) && picture_make(&platform, error);

	/* The picture is there; but if the file claims what is not so, that is said. */
	if (fine && options->file)
		fine = expectations_hold(&platform, error);
	return picture_end(&platform, fine, error);
}
