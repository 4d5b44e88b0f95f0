/* --animate: a game, or its ending, as a moving picture.
 *
 * Frames come from the shipping path with a clock of our own; a frame is taken
 * only when every tile in it is painted, so the same file gives the same bytes.
 * Frames whose draw lists are equal are one frame that lasts longer. */
#include "pictures/pictures.h"

#include <stdio.h>
#include <string.h>

#include "app/save.h"
#include "pictures/asked.h"
#include "pictures/offscreen.h"
#include "pictures/plate.h"
#include "pictures/image.h"
#include "view/play/screen.h"
#include "view/ending/screen.h"

enum { MOVE_MS = 900, REST_MS = 1500, MOTION_MOST_MS = 8000 };
enum { READ_LEAST_MS = 2000, READ_MOST_MS = 10000, READ_LETTER_MS = 50 };
/* Questions are thought about. */
enum { ASK_LEAST_MS = 3000, ASKED_MOST = 8 };

struct film {
	struct platform *platform;
	struct reel *reel;
	int step;       /* ms between two frames */
	uint64_t now;   /* of the screens */
	int time;       /* of the film, ms */
	uint64_t shown; /* draw list of the last frame, */
	int since;      /* which stands since then */
	int read;       /* until when words were held to be read */
	int due;        /* until when those below are not read yet */
	int percent;    /* in letters of one size */
	int frames;
	bool failed;
	struct legend legend;         /* below the pictures, as far as the file says anything */
	struct rect view;             /* where the screens are drawn */
	const struct session *whole;  /* the game to its end, */
	const struct session *scored; /* and as far as its scores stand with the words; NULL: they do not */
	bool shots;                   /* the file has some, which are shown one after the other, the board alone */
	bool asks;                    /* it has questions */
	bool board;                   /* the table alone is shown */
	int told;                     /* steps of the file that were passed */
	int asked_count;              /* questions that are still to be answered, by their steps */
	int asked[ASKED_MOST];
};

/* One frame at the film's clock. */
static void shoot(struct film *film)
{
	picture_settle(film->platform, film->now);
	uint64_t hash = draw_hash(&film->platform->draw);
	if (film->frames == 0 || hash != film->shown) {
		film->failed = !reel_add(film->reel, film->platform->surface, film->time);
		film->frames += !film->failed;
		film->since = film->time;
	}
	film->shown = hash;
	film->now += (uint64_t)film->step;
	film->time += film->step;
}

static void shoot_for(struct film *film, int milliseconds)
{
	for (int t = 0; t < milliseconds && !film->failed; t += film->step)
		shoot(film);
}

static bool shot_has_words(const struct step *step) { return step->kind == STEP_SHOT && step->caption[0]; }

/* The words of the next shot, if it is taken in the turn of the move that is played now: they are about what happens.
 * NULL: other words stand there. */
static const char *shot_words(const struct film *film, const struct scenario *file)
{
	bool played = false;
	for (int i = film->told; i < file->step_count; i++) {
		const struct step *step = &file->steps[i];
		if (shot_has_words(step))
			return step->caption;
		if (step->kind == STEP_CAPTION || (played && step_is_move(step) && move_lays(step->move.kind)))
			return NULL;
		played = played || step_is_move(step);
	}
	return NULL;
}

/* What the file says when this many moves are played: the words of a shot that is near, else those that were said
 * last, by a caption or a shot; before a question nothing that stands behind it. */
static const char *caption_after(const struct film *film, const struct session *whole, int moves)
{
	const struct scenario *file = session_told(whole);
	int at = scenario_step_of(file, moves);
	const char *near = film->shots && moves ? shot_words(film, file) : NULL;
	if (near)
		return near;
	for (int i = film->told; i < at; i++)
		if (file->steps[i].kind == STEP_ASK || (!moves && file->steps[i].kind == STEP_SHOT))
			return scenario_caption_at(file, i);
	for (int i = at; film->shots && i-- > 0;) {
		if (shot_has_words(&file->steps[i]))
			return file->steps[i].caption;
		if (file->steps[i].kind == STEP_CAPTION)
			break;
	}
	return scenario_caption_at(file, at);
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

/* What is to stand below: words, and why what is tried at a step of the session's file is refused (session NULL:
 * nothing is tried). */
struct said {
	const char *words;
	const struct session *session;
	int step;
};

static void said_in(const struct said *said, struct legend *legend)
{
	legend_caption(legend, said->words);
	legend->line_count = 0;
	if (said->session)
		legend_claims(legend, said->session, said->step);
}

/* Does something else stand there? */
static bool words_new(const struct film *film, const struct said *said)
{
	static struct legend next;
	if (film->platform->options->caption)
		return false;
	said_in(said, &next);
	bool same = strcmp(film->legend.caption, next.caption) == 0 && film->legend.line_count == next.line_count;
	for (int i = 0; same && i < next.line_count; i++)
		same = strcmp(film->legend.lines[i], next.lines[i]) == 0;
	return !same;
}

/* How long all of it is read. */
static int said_reading(const struct legend *legend, int least)
{
	int letters = (int)strlen(legend->caption);
	for (int i = 0; i < legend->line_count; i++)
		letters += (int)strlen(legend->lines[i]);
	int read = READ_LETTER_MS * letters;
	return read < least ? least : read > READ_MOST_MS ? READ_MOST_MS : read;
}

/* What stands below is read before something else is seen. */
static void words_hold(struct film *film)
{
	while (film->time < film->due && !film->failed)
		shoot(film);
}

static void words_show(struct film *film, const struct said *said)
{
	struct platform *p = film->platform;
	struct rect below = rect_make(0, film->view.h, p->surface->w, p->surface->h - film->view.h);
	bool anew = film->frames == 0 || words_new(film, said);
	int32_t before[PLAYERS_MAX];
	memcpy(before, film->legend.scores, sizeof before);
	if (!film->scored) { /* while they grow on the table, they do not stand below it */
		film->legend.player_count = 0;
		memset(film->legend.scores, -1, sizeof film->legend.scores);
	}
	if (!p->options->caption)
		said_in(said, &film->legend);
	if (film->scored && !legend_empty(&film->legend))
		legend_scores(&film->legend, film->scored);
	if (below.h <= 0 || (!anew && memcmp(before, film->legend.scores, sizeof before) == 0))
		return;
	if (anew)
		film->due = film->time + said_reading(&film->legend, film->legend.line_count ? READ_LEAST_MS : 0);
	/* Nobody looks for a word elsewhere because the next is shorter: room is kept for the longest. */
	legend_at(&film->legend, p->draw.metrics, &p->theme, below.w, film->percent);
	plate_legend(p, &film->legend, below);
	plate_window(p, film->view);
	film->shown = 0;
}

/* How high the words are, if they are higher than those before, and the size of letters in which all have room. */
static void words_measure(struct film *film, int most, int *high)
{
	struct platform *p = film->platform;
	if (film->board && !legend_empty(&film->legend))
		legend_scores(&film->legend, film->whole);
	int own = legend_fit(&film->legend, p->draw.metrics, &p->theme, p->surface->w, most);
	if (own > 0 && film->legend.percent < film->percent)
		film->percent = film->legend.percent;
	*high = own > *high ? own : *high;
}

/* Room for what is asked and answered by this step, if it asks. */
static int asked_high(struct film *film, const struct scenario *file, int step, int most)
{
	struct platform *p = film->platform;
	int high = 0;
	for (int answered = 0; file->steps[step].kind == STEP_ASK && answered < 2; answered++) {
		int at = answered ? asked_moves(file, step) : scenario_moves_before(file, step);
		struct session *session = save_open(p->tiles, NULL, p->options->file, at, p->wrong);
		if (!session)
			continue;
		legend_caption(&film->legend, asked_words(file, step, session, answered));
		words_measure(film, most, &high);
		session_destroy(session);
	}
	return high;
}

/* Why what is tried at this step is refused, below its words: the file as it stands there. */
static void tries_measure(struct film *film, const struct scenario *file, int step, const char *words)
{
	struct platform *p = film->platform;
	legend_caption(&film->legend, words);
	film->legend.line_count = 0;
	if (scenario_tries_from(file, step) == step)
		return;
	struct session *session =
	    save_open(p->tiles, NULL, p->options->file, scenario_moves_before(file, step), p->wrong);
	if (session)
		legend_claims(&film->legend, session, step);
	session_destroy(session);
}

/* Room for the longest of the file's captions. */
static void words_find(struct film *film, const struct session *whole)
{
	struct platform *p = film->platform;
	const struct scenario *file = session_told(whole);
	int w = p->surface->w, h = p->surface->h, most = 0;
	film->percent = 100;
	if (p->options->caption)
		legend_caption(&film->legend, p->options->caption);
	else
		legend_title(&film->legend, session_scenario(whole));
	for (int i = 0; i <= file->step_count; i++) {
		const struct step *step = i < file->step_count ? &file->steps[i] : NULL;
		if (!p->options->caption)
			tries_measure(film, file, i,
			              step && shot_has_words(step) ? step->caption : scenario_caption_at(file, i));
		int high = 0;
		words_measure(film, h / 3, &high);
		int asked = step && !p->options->caption ? asked_high(film, file, i, h / 3) : 0;
		high = asked > high ? asked : high;
		most = high > most ? high : most;
		most = most > h / 2 ? h / 2 : most;
	}
	film->view = rect_make(0, 0, w, h - most);
	film->legend.caption[0] = '\0';
	film->legend.line_count = 0;
	if (p->options->caption)
		legend_caption(&film->legend, p->options->caption);
	plate_window(p, film->view);
	words_show(film, &(struct said){.words = file->caption});
}

/* ---- what is filmed ---- */

/* Words stand as long as they are read. */
static void words_read(struct film *film, const struct said *said, int least)
{
	int begun = film->time;
	words_show(film, said);
	int read = said_reading(&film->legend, least);
	shoot(film);
	begun = film->since < begun ? film->since : begun; /* as it stood before */
	while (film->time - begun < read && !film->failed)
		shoot(film);
	film->read = film->time;
}

/* A question of the file, or its answer. */
static void ask_film(struct film *film, const struct session *session, int step, bool answered)
{
	struct screen *screen = screen_top(&film->platform->host);
	const struct scenario *file = session_told(session);
	words_hold(film);
	play_screen_ask(screen, &file->steps[step], answered ? -1 : step + 1, answered,
	                asked_right(file, step, session));
	words_read(film, &(struct said){.words = asked_words(file, step, session, answered)}, ASK_LEAST_MS);
	play_screen_ask(screen, NULL, -1, false, 0);
}

/* What was asked is answered as soon as it is to be seen: after these moves, or because the film ends. */
static void answers_film(struct film *film, const struct session *session, int moves, bool end)
{
	int left = 0;
	for (int i = 0; i < film->asked_count && !film->failed; i++)
		if (end || moves >= asked_moves(session_told(session), film->asked[i]))
			ask_film(film, session, film->asked[i], true);
		else
			film->asked[left++] = film->asked[i];
	film->asked_count = left;
}

/* The shots and the questions between this move and the next, each as long as its words are read. */
static void shots_film(struct film *film, const struct session *session, int moves)
{
	struct screen *screen = screen_top(&film->platform->host);
	const struct scenario *file = session_told(session);
	int end = scenario_step_of(file, moves);
	answers_film(film, session, moves, false);
	for (; film->told < end && !film->failed; film->told++) {
		const struct step *step = &file->steps[film->told];
		if (step->kind == STEP_ASK) {
			ask_film(film, session, film->told, false);
			if (film->asked_count < ASKED_MOST)
				film->asked[film->asked_count++] = film->told;
			answers_film(film, session, moves, false);
		} else if (step->kind == STEP_SHOT) {
			const struct said said = {shot_has_words(step) ? step->caption
			                                               : scenario_caption_at(file, film->told),
			                          session, film->told};
			if (words_new(film, &said))
				words_hold(film);
			play_screen_step(screen, film->told);
			words_read(film, &said, READ_LEAST_MS);
		} else if (scenario_tries_again(file, film->told)) {
			play_screen_step(screen, film->told);
			words_read(film, &(struct said){scenario_caption_at(file, film->told), session, film->told},
			           READ_LEAST_MS);
			play_screen_step(screen, -1);
			words_show(film,
			           &(struct said){scenario_caption_at(file, end), session, session_told_step(session)});
			film->read = 0; /* the next is seen from now on */
		}
	}
	film->told = end;
}

/* The words after so many moves, and what is tried there; of several that are tried in one place the first is seen from
 * the beginning.  Before the first move nothing is seen of the shots that follow: each brings its own marks. */
static void words_begin(struct film *film, struct screen *screen, const struct session *session,
                        const struct session *whole, int moves)
{
	const struct scenario *file = session_told(session);
	int i = film->told, end = scenario_step_of(file, moves);
	while (i < end && !scenario_tries_again(file, i))
		i++;
	if (i == end && moves == 0 && scenario_last(file, STEP_SHOT, film->told, end))
		i = film->told;
	words_show(
	    film, &(struct said){caption_after(film, whole, moves), session, i < end ? i : session_told_step(session)});
	if (i < end)
		play_screen_step(screen, i);
}

/* The cells of the table that any of its shots shows, and its end: the camera stands still. */
static struct rect frame_find(struct film *film, const struct session *whole, int to)
{
	const struct scenario *file = session_told(whole);
	struct rect all = {0}, cells;
	struct legend unused;
	for (int i = 0, moves = 0; i <= file->step_count; i++) {
		bool end = i == file->step_count;
		bool asks = !end && file->steps[i].kind == STEP_ASK;
		if (end || asks || file->steps[i].kind == STEP_SHOT) {
			struct shot shot = {
			    .at = end ? to : moves, .step = end ? -1 : i + asks, .ask = asks ? i + 1 : 0};
			struct screen *screen = plate_screen(film->platform, &shot, 0, &unused);
			if (screen && play_screen_frame(screen, &cells))
				all = all.w ? rect_around(all, cells) : cells;
			if (screen)
				screen->kind->destroy(screen);
		}
		moves += !end && step_is_move(&file->steps[i]);
	}
	return all;
}

/* The moves from --from to --to on the play screen. */
static bool moves_film(struct film *film, const struct session *whole, int from, int to)
{
	struct platform *p = film->platform;
	const struct history *history = session_history(whole);
	struct session *session = save_open(p->tiles, NULL, p->options->file, from, p->wrong);
	struct screen *screen = session ? play_screen_create(&p->host, session) : NULL;
	if (!screen)
		return false;
	const struct play_picture wish = {.overlays = p->options->overlay,
	                                  .board_only = film->board,
	                                  .step = -1,
	                                  .frame = film->board ? frame_find(film, whole, to) : (struct rect){0}};
	const char *wrong = play_screen_picture(screen, &wish);
	if (wrong) {
		screen->kind->destroy(screen);
		return platform_fail(p, "%s", wrong);
	}
	screen_reset(&p->host, screen);
	p->frozen = false;
	film->scored = film->board ? session : NULL;
	film->told = from > 0 ? scenario_step_of(session_told(whole), from - 1) : 0;
	words_begin(film, screen, session, whole, from);
	shoot_for(film, MOVE_MS);
	shots_film(film, session, from);
	for (int i = from; i < to && !film->failed; i++) {
		const struct ply *ply = &history->plies[i];
		/* the ending has a show of its own */
		bool last = i == history->ply_count - 1 && game_over(session_game(whole));
		if (ply->finish || (last && !film->shots && !film->asks))
			break;
		/* what is refused ends with the next move, whatever is said then */
		if (words_new(film, &(struct said){.words = caption_after(film, whole, i + 1)}))
			words_hold(film);
		if (film->shots)
			play_screen_step(screen, -1);
		if ((ply->handed && !session_hand_over(session, ply->seat)) || !session_play(session, &ply->move, NULL))
			return platform_fail(p, "%s: move %d cannot be filmed", p->options->file, i + 1);
		words_begin(film, screen, session, whole, i + 1);
		shoot_for(film, MOVE_MS);
		shoot_motion(film);
		shots_film(film, session, i + 1);
	}
	answers_film(film, session, to, to == history->ply_count);
	words_hold(film);
	if (film->read < film->time)
		shoot_for(film, REST_MS);
	return true;
}

static bool ending_film(struct film *film, struct session *whole)
{
	struct platform *p = film->platform;
	struct show *show = show_create(&p->host, whole, NULL);
	if (show)
		show->board_only = show->totals = film->board;
	struct screen *screen = show ? tally_screen_create(show) : NULL;
	show_drop(show);
	if (!screen)
		return platform_fail(p, "the ending cannot be told without a mistake");
	screen_reset(&p->host, screen);
	film->scored = NULL; /* they grow now; in the end they stand below the table */
	words_show(film, &(struct said){.words = caption_after(film, whole, session_history(whole)->ply_count)});
	int length = (int)(tally_screen_length(screen) * 1000);
	for (int t = 0; t <= length && !film->failed; t += film->step) {
		tally_screen_seek(screen, (double)t / 1000);
		shoot(film);
	}
	tally_screen_seek(screen, (double)length / 1000);
	words_hold(film);
	shoot_for(film, 2 * REST_MS);
	return true;
}

static bool film_open(struct film *film)
{
	const struct options *o = film->platform->options;
	film->step = 1000 / (o->fps > 0 ? o->fps : 20);
	int w = o->w ? o->w : 1280, h = o->h ? o->h : 720;
	if (!(film->platform->device ? picture_resize(film->platform, w, h) : picture_open(film->platform, w, h)))
		return false;
	film->reel = reel_open(film->platform->surface->w, film->platform->surface->h, o->out, film->platform->wrong);
	return film->reel;
}

bool film_make(struct platform *platform)
{
	struct film *film = &(struct film){.platform = platform};
	const struct options *o = platform->options;
	struct session *whole = save_open(platform->tiles, NULL, o->file, -1, platform->wrong);
	if (!whole)
		return false;
	int all = session_history(whole)->ply_count;
	bool over = game_over(session_game(whole)), given = o->from >= 0 || o->to >= 0;
	const struct scenario *file = session_told(whole);
	film->shots = scenario_last(file, STEP_SHOT, 0, file->step_count);
	film->asks = scenario_last(file, STEP_ASK, 0, file->step_count);
	film->whole = whole;
	film->board = o->crop_board || film->shots || film->asks || picture_small(o);
	int from = o->from < 0 ? 0 : o->from, to = o->to < 0 ? all : o->to;
	bool done = from <= to && to <= all;
	if (!done)
		platform_fail(platform, "%s: the game has %d moves, not %d to %d", o->file, all, from, to);
	if (!o->bare)
		picture_note(file);
	plate_look(film->platform, file);
	done = done && film_open(film);
	if (done)
		words_find(film, whole);
	/* a finished game without shots, --from and --to: its ending */
	if (done && (given || !over || film->shots || film->asks))
		done = moves_film(film, whole, from, to);
	if (done && over && to == all)
		done = ending_film(film, whole);
	if (done && film->failed)
		platform_fail(platform, "a frame could not be encoded");
	done = done && !film->failed && picture_whole(film->platform);
	if (film->reel)
		done = reel_close(film->reel, film->time, done ? o->out : "", platform->wrong) && done;
	screen_clear(&film->platform->host);
	session_destroy(whole);
	return done;
}
