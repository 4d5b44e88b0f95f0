/*
 * --animate: a game, or its ending, as a moving picture (WebP).
 *
 * Frames come from the shipping path with a clock of our own; a frame is taken
 * only when every tile in it is painted, so the same file gives the same bytes.
 * Frames whose draw lists are equal are one frame that lasts longer.
 */
#include "pictures/pictures.h"

#include <stdio.h>
#include <string.h>
#include <webp/encode.h>
#include <webp/mux.h>

#include "app/save.h"
#include "format/output.h"
#include "pictures/film.h"
#include "pictures/plate.h"
#include "view/play/screen.h"
#include "view/ending/screen.h"

enum { QUALITY = 80, METHOD = 3, MOVE_MS = 900, REST_MS = 1500, MOTION_MOST_MS = 8000 };

struct film {
	struct platform *platform;
	WebPAnimEncoder *encoder;
	WebPConfig config;
	int step;       /* ms between two frames */
	uint64_t now;   /* of the screens */
	int time;       /* of the film, ms */
	uint64_t shown; /* draw list of the last frame */
	int frames;
	bool failed;
	struct legend legend; /* below the pictures, as far as the file says anything */
	struct rect view;     /* where the screens are drawn */
};

static bool frame_add(struct film *film)
{
	struct platform *p = film->platform;
	WebPPicture picture;
	if (!WebPPictureInit(&picture))
		return false;
	picture.use_argb = 1;
	picture.width = p->surface->w;
	picture.height = p->surface->h;
	bool done = WebPPictureImportBGRX(&picture, p->surface->pixels, p->surface->pitch) &&
	            WebPAnimEncoderAdd(film->encoder, &picture, film->time, &film->config);
	WebPPictureFree(&picture);
	film->frames += done;
	return done;
}

/* One frame at the film's clock. */
static void shoot(struct film *film)
{
	picture_settle(film->platform, film->now);
	uint64_t hash = draw_hash(&film->platform->draw);
	if ((film->frames == 0 || hash != film->shown) && !frame_add(film))
		film->failed = true;
	film->shown = hash;
	film->now += (uint64_t)film->step;
	film->time += film->step;
}

static void shoot_for(struct film *film, int milliseconds)
{
	for (int t = 0; t < milliseconds && !film->failed; t += film->step)
		shoot(film);
}

/* What the file says when this many moves are played. */
static const char *caption_after(const struct session *whole, int moves)
{
	const struct scenario *file = session_told(whole);
	return scenario_caption_at(file, scenario_step_of(file, moves));
}

/* What moves comes to rest: points are told to their end. */
static void shoot_motion(struct film *film)
{
	struct screen *screen = screen_top(&film->platform->host);
	for (int t = 0; t < MOTION_MOST_MS && !film->failed; t += film->step) {
		if (screen->kind->wait(screen, film->now) != 0)
			return;
		shoot(film);
	}
}

/* ---- the words below ---- */

static void words_show(struct film *film, const char *caption)
{
	struct platform *p = film->platform;
	struct rect below = rect_make(0, film->view.h, p->surface->w, p->surface->h - film->view.h);
	char before[sizeof film->legend.caption];
	snprintf(before, sizeof before, "%s", film->legend.caption);
	if (!p->options->caption)
		legend_caption(&film->legend, caption);
	if (below.h <= 0 || (film->frames > 0 && strcmp(before, film->legend.caption) == 0))
		return;
	/* Nobody looks for a word elsewhere because the next is shorter: room is kept for the longest. */
	legend_fit(&film->legend, p->draw.metrics, &p->theme, below.w, below.h);
	plate_legend(p, &film->legend, below);
	plate_window(p, film->view);
	film->shown = 0;
}

/* Room for the longest of the file's captions. */
static void words_find(struct film *film, const struct session *whole)
{
	struct platform *p = film->platform;
	const struct scenario *file = session_told(whole);
	int w = p->surface->w, h = p->surface->h, most = 0;
	if (p->options->caption)
		legend_caption(&film->legend, p->options->caption);
	else
		legend_title(&film->legend, session_scenario(whole));
	for (int i = 0; i <= file->step_count; i++) {
		if (!p->options->caption)
			legend_caption(&film->legend, scenario_caption_at(file, i));
		int high = legend_fit(&film->legend, p->draw.metrics, &p->theme, w, h / 3);
		most = high > most ? high : most;
	}
	film->view = rect_make(0, 0, w, h - most);
	film->legend.caption[0] = '\0';
	if (p->options->caption)
		legend_caption(&film->legend, p->options->caption);
	plate_window(p, film->view);
	words_show(film, file->caption);
}

/* ---- what is filmed ---- */

/* The moves from --from to --to on the play screen. */
static bool moves_film(struct film *film, const struct session *whole, int from, int to, char error[SENTENCE_SIZE])
{
	struct platform *p = film->platform;
	const struct history *history = session_history(whole);
	struct session *session = save_open(p->tiles, NULL, p->options->file, from, error);
	struct screen *screen = session ? play_screen_create(&p->host, session) : NULL;
	if (!screen)
		return false;
	const struct play_picture wish = {
	    .overlays = p->options->overlay, .board_only = p->options->crop_board, .step = -1};
	if (!play_screen_picture(screen, &wish, error, SENTENCE_SIZE)) {
		screen->kind->destroy(screen);
		return false;
	}
	screen_reset(&p->host, screen);
	p->frozen = false;
	words_show(film, caption_after(whole, from));
	shoot_for(film, MOVE_MS);
	for (int i = from; i < to && !film->failed; i++) {
		const struct ply *ply = &history->plies[i];
		/* the ending has a show of its own */
		if (ply->finish || (i == history->ply_count - 1 && game_over(session_game(whole))))
			break;
		if ((ply->handed && !session_hand_over(session, ply->seat)) || !session_play(session, &ply->move, NULL))
			break;
		words_show(film, caption_after(whole, i + 1));
		shoot_for(film, MOVE_MS);
		shoot_motion(film);
	}
	shoot_for(film, REST_MS);
	return true;
}

static bool ending_film(struct film *film, struct session *whole, char error[SENTENCE_SIZE])
{
	struct platform *p = film->platform;
	struct show *show = show_create(&p->host, whole, NULL);
	if (show)
		show_picture(show, p->options->crop_board);
	struct screen *screen = show ? tally_screen_create(show) : NULL;
	show_drop(show);
	if (!screen) {
		snprintf(error, SENTENCE_SIZE, "the ending cannot be told without a mistake");
		return false;
	}
	screen_reset(&p->host, screen);
	words_show(film, caption_after(whole, session_history(whole)->ply_count));
	int length = (int)(tally_screen_length(screen) * 1000);
	for (int t = 0; t <= length && !film->failed; t += film->step) {
		tally_screen_seek(screen, (double)t / 1000);
		shoot(film);
	}
	tally_screen_seek(screen, (double)length / 1000);
	shoot_for(film, REST_MS);
	return true;
}

static bool film_write(struct film *film, const char *path, char error[SENTENCE_SIZE])
{
	WebPData data;
	WebPDataInit(&data);
	bool done =
	    WebPAnimEncoderAdd(film->encoder, NULL, film->time, NULL) && WebPAnimEncoderAssemble(film->encoder, &data);
	struct output output;
	done = done && output_open(&output, path, false);
	if (done)
		done = output_close(&output, fwrite(data.bytes, 1, data.size, output.stream) == data.size);
	WebPDataClear(&data);
	if (!done)
		snprintf(error, SENTENCE_SIZE, "the moving picture cannot be written to \"%s\"", path);
	return done;
}

static bool film_open(struct film *film, char error[SENTENCE_SIZE])
{
	const struct options *o = film->platform->options;
	WebPAnimEncoderOptions options;
	film->step = 1000 / (o->fps > 0 ? o->fps : 20);
	int w = o->w ? o->w : 1280, h = o->h ? o->h : 720;
	if (!(film->platform->device ? picture_resize(film->platform, w, h, error)
	                             : picture_open(film->platform, w, h, error)))
		return false;
	bool done = WebPAnimEncoderOptionsInit(&options) && WebPConfigInit(&film->config);
	film->config.quality = QUALITY;
	film->config.method = METHOD;
	film->config.thread_level = 0; /* the same bytes every time */
	options.kmin = 9;
	options.kmax = 40;
	film->encoder =
	    done ? WebPAnimEncoderNew(film->platform->surface->w, film->platform->surface->h, &options) : NULL;
	if (!film->encoder)
		snprintf(error, SENTENCE_SIZE, "a moving picture of this size cannot be made");
	return film->encoder;
}

static bool film_shoot(struct film *film, char error[SENTENCE_SIZE])
{
	const struct options *o = film->platform->options;
	struct session *whole = save_open(film->platform->tiles, NULL, o->file, -1, error);
	if (!whole)
		return false;
	int all = session_history(whole)->ply_count;
	bool over = game_over(session_game(whole)), given = o->from >= 0 || o->to >= 0;
	int from = o->from < 0 ? 0 : o->from, to = o->to < 0 ? all : o->to;
	bool done = from <= to && to <= all;
	if (!done)
		snprintf(error, SENTENCE_SIZE, "%s: the game has %d moves, not %d to %d", o->file, all, from, to);
	done = done && film_open(film, error);
	if (done)
		words_find(film, whole);
	/* a finished game without --from or --to: its ending */
	if (done && (given || !over))
		done = moves_film(film, whole, from, to, error);
	if (done && over && to == all)
		done = ending_film(film, whole, error);
	if (done && film->failed) {
		snprintf(error, SENTENCE_SIZE, "a frame could not be encoded: %s",
		         WebPAnimEncoderGetError(film->encoder));
		done = false;
	}
	done = done && picture_whole(film->platform, error) && film_write(film, o->out, error);
	screen_clear(&film->platform->host);
	session_destroy(whole);
	return done;
}

bool film_make(struct platform *platform, char error[SENTENCE_SIZE])
{
	struct film film = {.platform = platform};
	bool fine = film_shoot(&film, error);
	if (film.encoder)
		WebPAnimEncoderDelete(film.encoder);
	return fine;
}

int film_run(const struct options *options)
{
	static struct platform platform;
	char error[SENTENCE_SIZE] = "";
	bool fine = platform_init(&platform, options, false, error) && film_make(&platform, error);
	return picture_end(&platform, fine, error);
}
