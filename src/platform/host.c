#include "view/screens/screens.h"
#include "platform/host.h"

#include "platform/clip.h"
#include "platform/opened.h"

#include <bastide/format.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "app/folder.h"
#include "app/language.h"
#include "app/lesson.h"
#include "app/save.h"
#include "view/kit/shelf.h"
#include "view/play/screen.h"

struct platform *platform_of(struct host *host) { return host->platform; }

bool platform_fail(struct platform *p, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(p->wrong, sizeof p->wrong, format, arguments);
	va_end(arguments);
	return false;
}

void platform_job(struct host *host, const struct job *job)
{
	struct platform *p = platform_of(host);

	if (p->jobs && jobs_add(p->jobs, job))
		return;
	job->run(job->data);
	job->done(job->data, host);
}

struct picture_made *platform_picture_make(struct host *host, uint8_t *pixels, int w, int h)
{
	return painter_make(&platform_of(host)->painter, pixels, w, h);
}

void platform_picture_keep(struct host *host, uint64_t key, struct picture_made *made)
{
	painter_keep(&platform_of(host)->painter, key, made);
}

void platform_picture_drop(struct host *host, struct picture_made *made)
{
	painter_drop(&platform_of(host)->painter, made);
}

/* ---- starting ---- */

static bool data_load(struct platform *p)
{
	char path[FORMAT_PATH_SIZE];
	struct format_error wrong;

	if (!data_directory(path))
		return platform_fail(p, "the game's data cannot be found; \"%s\" does not hold it", path);
	snprintf(p->host.data, sizeof p->host.data, "%s", path);
	p->tiles = tile_set_load(NULL, &wrong);
	if (!p->tiles)
		return platform_fail(p, "%s", format_error_line(&wrong));
	p->host.tiles = p->tiles;
	return true;
}

static void prefs_start(struct platform *p, bool windowed)
{
	prefs_init(&p->prefs);
	if (windowed) {
		folder_home(p->host.home, sizeof p->host.home);
		if (p->host.home[0])
			folder_clean(p->host.home);
		const char *wrong = p->host.home[0] ? prefs_load(&p->prefs, p->host.home) : NULL;
		if (wrong)
			snprintf(p->trouble, sizeof p->trouble, "%s", wrong);
	} else {
		/* Pictures are the same whoever makes them. */
		snprintf(p->prefs.language, sizeof p->prefs.language, "en");
	}
	if (!language_known(p->prefs.language)) {
		SDL_Log("there is no language \"%s\" here; the system's is taken", p->prefs.language);
		p->prefs.language[0] = '\0';
	}
	if (p->options->language && !options_several(p->options)) /* those are a gallery's */
		snprintf(p->prefs.language, sizeof p->prefs.language, "%s", p->options->language);
	if (p->options->percent)
		p->prefs.ui_scale = p->options->percent;
	if (p->options->season)
		p->prefs.season = p->options->season - 1;
	if (p->options->top)
		p->prefs.top = p->options->top - 1;
	p->host.prefs = &p->prefs;
}

bool platform_init(struct platform *p, const struct options *options, bool windowed)
{
	memset(p, 0, sizeof *p);
	p->options = options;
	memcpy(p->host.seats, options->seats, sizeof p->host.seats);
	p->ratio = 1;
	p->home = -1;
	p->frozen = !windowed;
	p->live = windowed;
	p->host.platform = p;
	p->host.windowed = windowed;
	if (!data_load(p))
		return false;
	prefs_start(p, windowed);
	language_set(p->prefs.language);
	p->fonts = fonts_create(p->wrong, SENTENCE_SIZE);
	if (!p->fonts)
		return false;
	draw_init(&p->draw, fonts_metrics(p->fonts));
	return true;
}

void platform_finish(struct platform *p)
{
	screen_clear(&p->host);
	clip_finish(p); /* a worker may be handing it a picture still */
	jobs_destroy(p->jobs, &p->host);
	shelf_destroy(&p->host);
	if (p->painter.device)
		painter_finish(&p->painter);
	device_destroy(p->device);
	draw_finish(&p->draw);
	fonts_destroy(p->fonts);
	tile_set_destroy(p->tiles);
	SDL_free(p->clipboard);
}

/* ---- frames ---- */

int platform_hands(void)
{
	int cpus = SDL_GetCPUCount();

	return cpus < 4 ? cpus : 4;
}

void platform_theme(struct platform *p, int w, int h)
{
	/* On less than the smallest window, a telephone's screen, everything is smaller. */
	float least = fminf((float)w / WINDOW_LEAST_W, (float)h / WINDOW_LEAST_H);
	float ratio = p->host.windowed ? fminf(p->ratio, least) : p->ratio;
	int wish = p->prefs.ui_scale, percent = wish ? wish : theme_automatic(w, h, ratio);

	theme_init(&p->theme, w, h, ratio, percent);
	p->theme.reduced_motion = p->prefs.reduced_motion;
	p->theme.contrast = p->prefs.contrast;
	p->theme.speed = (float)p->prefs.speed / 100;
	p->host.top = p->prefs.top;
	p->host.season = p->prefs.season;
	p->host.percent = theme_percent(w, h, ratio, percent);
	p->host.wish = percent < p->host.percent ? p->host.percent : percent > 300 ? 300 : percent;
}

void platform_build(struct platform *p, uint64_t now)
{
	struct frame frame = {.host = &p->host,
	                      .draw = &p->draw,
	                      .theme = &p->theme,
	                      .now = now,
	                      .frozen = p->frozen,
	                      .live = p->live,
	                      .shot = p->shot};

	p->draw.cache = &p->painter.view;
	screen_tick(&p->host, now);
	draw_begin(&p->draw, p->theme.w, p->theme.h);
	p->draw.spread = p->live && !p->frozen;
	screen_build(&p->host, &frame);
}

/* ---- screens ---- */

struct screen *platform_first_screen(struct platform *p)
{
	const struct options *o = p->options;

	if (!o->file) {
		platform_fail(p, "there is not enough memory");
		return title_screen_create(&p->host);
	}
	/* Pictures show how the lesson's table lies; people play it. */
	if (o->at < 0 && lesson_named(o->file))
		return play_lesson_create(&p->host, o->file, p->wrong);
	struct session *session = save_open(p->tiles, p->host.home, o->file, o->at, p->wrong);
	return session ? opened_screen(p, session, o->at, &(struct play_picture){.step = -1}) : NULL;
}
