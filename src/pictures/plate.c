#include "pictures/plate.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/language.h"
#include "app/save.h"
#include "platform/device.h"
#include "pictures/asked.h"
#include "platform/opened.h"
#include "text/utf8.h"
#include "view/play/screen.h"

/* So many tables of a strip a page's picture shows as large as that of one, of questions fewer, whose choices have
 * letters on the table; and pixels that a question's table and its words need elsewhere. */
enum { TABLES_MOST = 4, QUESTIONS_MOST = 2, QUESTION_ROOM = 320 * 360 };

/* Numbers and scores of a strip in a card of a page, beside those of a picture of its own. */
static const float CARD_LETTERS = 1.6f;

/* Pixels of a tile in a gallery's pictures: a few sizes, so that what is painted for one serves the next. */
static double near_side(double room)
{
	static const double sides[] = {256, 208, 160, 128, 96, 80};
	for (size_t i = 0; i < sizeof sides / sizeof sides[0]; i++)
		if (room >= sides[i])
			return sides[i];
	return floor(room);
}

/* ---- which moments ---- */

static void shot_add(struct shot shots[SHOTS_MAX], int *count, int at, int step, const char *own)
{
	if (*count < SHOTS_MAX)
		shots[(*count)++] = (struct shot){.at = at, .step = step, .own = own};
}

/* Its questions, or their answers. */
static int questions_find(const struct scenario *file, bool answered, struct shot shots[SHOTS_MAX])
{
	int count = 0, moves = 0;
	for (int i = 0; i < file->step_count && count < SHOTS_MAX; i++) {
		moves += step_is_move(&file->steps[i]);
		if (file->steps[i].kind != STEP_ASK)
			continue;
		int later = answered ? asked_moves(file, i) : moves;
		shots[count++] =
		    (struct shot){.at = later, .step = later == moves ? i + 1 : -1, .ask = i + 1, .answered = answered};
	}
	return count;
}

/* The moments of which it says what is legal; one more for each try in the place of another. */
static int tries_find(const struct scenario *file, struct shot shots[SHOTS_MAX])
{
	int count = 0, moves = 0, moments = 0, claimed = -1;
	for (int i = 0; i < file->step_count; i++) {
		bool claims = step_claims_move(&file->steps[i]);
		if (claimed == moves && scenario_tries_again(file, i)) {
			shots[count - 1].step = i;
			shot_add(shots, &count, moves, -1, NULL);
		} else if (claims && claimed != moves) {
			shot_add(shots, &count, moves, -1, NULL);
			claimed = moves;
			moments++;
		}
		/* where marks end a try, nothing of it is left to be seen */
		if (file->steps[i].kind == STEP_MARKS && claimed == moves) {
			while (count > 0 && shots[count - 1].at == moves)
				count--;
			claimed = -1;
			moments--;
		}
		moves += step_is_move(&file->steps[i]);
	}
	/* Claims are told where they stand; many moments would make a picture nobody can read. */
	return moments > 4 ? 0 : count;
}

int plate_shots(const struct scenario *file, bool answered, struct shot shots[SHOTS_MAX])
{
	int count = 0, moves = 0;
	for (int i = 0; i < file->step_count; i++) {
		if (file->steps[i].kind == STEP_SHOT)
			shot_add(shots, &count, moves, i, file->steps[i].caption[0] ? file->steps[i].caption : NULL);
		moves += step_is_move(&file->steps[i]);
	}
	count = count ? count : questions_find(file, answered, shots);
	count = count ? count : tries_find(file, shots);
	if (count == 0)
		shot_add(shots, &count, -1, -1, NULL);
	return count;
}

/* ---- one panel ---- */

/* How high its words are; in a picture too small for any letters they are cut. */
static int words_high(struct legend *legend, const struct text_metrics *metrics, const struct theme *theme, int w,
                      int most)
{
	int high = legend_fit(legend, metrics, theme, w, most);
	return high < most ? high : most;
}

static bool has_panels(const struct options *o)
{
	return o->editions || (o->overlay && (!strcmp(o->overlay, "result") || !strcmp(o->overlay, "audit")));
}

void plate_words(const struct options *o, const struct session *session, const struct shot *shot, struct legend *legend)
{
	int step = shot->step >= 0 ? shot->step : session_told_step(session);
	const char *words = scenario_caption_at(session_told(session), step);
	memset(legend, 0, sizeof *legend);
	if (o->bare)
		return;
	if (o->caption && (!shot->ask || !o->caption[0])) {
		legend_caption(legend, o->caption);
		return;
	}
	legend_title(legend, session_scenario(session));
	if (shot->ask) {
		utf8_copy(legend->caption, sizeof legend->caption,
		          asked_words(session_told(session), shot->ask - 1, session, shot->answered));
		if (o->caption)
			utf8_append(legend->caption, sizeof legend->caption, "\n%s", o->caption);
		if (o->crop_board) /* who is who: an answer may be a name */
			legend_names(legend, session);
		return;
	}
	legend_caption(legend, shot->own ? shot->own : words);
	if (!has_panels(o) && o->time < 0)
		legend_claims(legend, session, step);
	if (o->crop_board && !has_panels(o) && !legend_empty(legend))
		legend_scores(legend, session);
}

struct screen *plate_screen(struct platform *p, const struct shot *shot, int side, struct legend *legend)
{
	struct session *session = save_open(p->tiles, NULL, p->options->file, shot->at, p->wrong);
	if (!session)
		return NULL;
	plate_words(p->options, session, shot, legend);
	const struct scenario *file = session_told(session);
	struct play_picture moment = {.step = shot->step, .side = side, .answered = shot->answered};
	if (shot->ask) {
		moment.ask = &file->steps[shot->ask - 1];
		moment.right = asked_right(file, shot->ask - 1, session);
	}
	return opened_screen(p, session, shot->at, &moment);
}

void plate_window(struct platform *p, struct rect box)
{
	int stride = p->surface->pitch / 4;
	uint32_t *pixels = (uint32_t *)p->surface->pixels + (size_t)box.y * (size_t)stride + box.x;
	canvas_window(p->device, pixels, box.w, box.h, stride);
	platform_theme(p, box.w, box.h);
}

void plate_legend(struct platform *p, const struct legend *legend, struct rect box)
{
	struct theme theme = p->theme;
	if (box.h <= 0)
		return;
	plate_window(p, box);
	draw_begin(&p->draw, box.w, box.h);
	legend_draw(legend, &p->draw, &theme, rect_make(0, 0, box.w, box.h));
	picture_show(p);
	p->theme = theme;
}

/* What the file says stands before its only question, as it stands below several. */
static void claim_first(const struct options *o, const struct scenario *file, const struct shot *shot,
                        struct legend *legend)
{
	char asked[sizeof legend->caption];
	if (!shot->ask || o->bare || o->caption || !file->caption || !*file->caption)
		return;
	snprintf(asked, sizeof asked, "%s", legend->caption);
	legend_caption(legend, file->caption);
	utf8_append(legend->caption, sizeof legend->caption, "\n%s", asked);
}

/* One shot with its words; *used is what of the surface has been drawn on. */
static bool panel_make(struct platform *p, const struct scenario *file, const struct shot *shot, struct rect box,
                       struct rect *used)
{
	struct legend legend;
	double cells_w, cells_h;
	struct screen *screen = plate_screen(p, shot, 0, &legend);
	if (!screen)
		return false;
	claim_first(p->options, file, shot, &legend);
	screen_reset(&p->host, screen);
	platform_theme(p, box.w, box.h);
	int words = words_high(&legend, p->draw.metrics, &p->theme, box.w, box.h / 2);
	struct rect view = rect_make(box.x, box.y, box.w, box.h - words);
	bool cut = p->options->crop_board && play_screen_cut(screen, &cells_w, &cells_h);
	if (cut) {
		double side = view.w / cells_w < view.h / cells_h ? view.w / cells_w : view.h / cells_h;
		side = p->options->bare ? near_side(side) : floor(side);
		view = rect_make(box.x, box.y, (int)(side * cells_w), (int)(side * cells_h));
		words = words_high(&legend, p->draw.metrics, &p->theme, view.w, box.h - view.h);
	}
	struct rect below = rect_make(view.x, view.y + view.h, view.w, words);
	struct theme theme = p->theme;
	plate_window(p, view);
	p->theme.small = theme.small; /* whatever words leave of it, the window is as large as it is */
	p->theme.compact = theme.compact;
	picture_settle(p, picture_moment(p->options));
	p->theme = theme;
	plate_legend(p, &legend, below);
	*used = rect_make(box.x, box.y, view.w, view.h + words);
	return true;
}

/* ---- all of them ---- */

/* Title, source and claim of the whole file, below a strip. */
static int strip_legend(struct platform *p, const struct scenario *file, struct legend *legend, int w, int h)
{
	memset(legend, 0, sizeof *legend);
	platform_theme(p, w, h);
	if (p->options->bare)
		return 0;
	if (p->options->caption) {
		legend_caption(legend, p->options->caption);
	} else {
		legend_title(legend, file);
		legend_caption(legend, file->caption);
	}
	return words_high(legend, p->draw.metrics, &p->theme, w, h / 3);
}

/* A strip: letters as large as in one picture of its size, all tables in one scale. */
struct strip {
	struct theme theme, letters; /* of the tables, of what stands below them */
	int count, columns, rows;
	int side, words; /* of a tile; how high the words below each are */
	bool cut;        /* words have no room */
	struct legend legends[SHOTS_MAX];
	double w[SHOTS_MAX], h[SHOTS_MAX]; /* cells to be seen */
};

static struct rect strip_box(const struct strip *strip, struct rect all, int i)
{
	int gap = theme_px(&strip->theme, 8), column = i % strip->columns, row = i / strip->columns;
	int x0 = (all.w + gap) * column / strip->columns, x1 = (all.w + gap) * (column + 1) / strip->columns;
	int y0 = (all.h + gap) * row / strip->rows, y1 = (all.h + gap) * (row + 1) / strip->rows;

	return rect_make(all.x + x0, all.y + y0, x1 - x0 - gap, y1 - y0 - gap);
}

/* How high the words below the panels are, all alike, in letters of one size, and how large a tile above them may be.
 */
static void strip_measure(struct strip *strip, const struct text_metrics *metrics, struct rect all)
{
	double side = all.h;
	int least = 100;

	strip->words = 0;
	strip->cut = false;
	for (int i = 0; i < strip->count; i++) {
		struct legend *legend = &strip->legends[i];
		struct rect box = strip_box(strip, all, i);
		if (legend_fit(legend, metrics, &strip->letters, box.w, box.h / 2) > 0 && legend->percent < least)
			least = legend->percent;
	}
	for (int i = 0; i < strip->count; i++) {
		struct rect box = strip_box(strip, all, i);
		int words = legend_at(&strip->legends[i], metrics, &strip->letters, box.w, least);
		strip->cut = strip->cut || words > box.h / 2;
		words = words < box.h / 2 ? words : box.h / 2;
		strip->words = words > strip->words ? words : strip->words;
	}
	for (int i = 0; i < strip->count; i++) {
		struct rect box = strip_box(strip, all, i);
		side = fmin(side, fmin(box.w / strip->w[i], (box.h - strip->words) / strip->h[i]));
	}
	strip->side = side < 1 ? 1 : (int)side;
}

/* What the shots show and say, and the columns in which their tables are largest; `below`: what is said of all of them,
 * once; `counted`: a page tells the words, and each has its number. */
static bool strip_find(struct platform *p, struct strip *strip, const struct shot *shots, bool counted,
                       const char *below, struct rect all)
{
	int best = 1, largest = 0;

	for (int i = 0; i < strip->count; i++) {
		struct screen *screen = plate_screen(p, &shots[i], 0, &strip->legends[i]);
		if (!screen)
			return false;
		if (!play_screen_cells(screen, &strip->w[i], &strip->h[i]))
			strip->w[i] = strip->h[i] = 1;
		struct legend *legend = &strip->legends[i];
		legend->title[0] = '\0';
		if (below && strcmp(legend->caption, below) == 0)
			legend->caption[0] = '\0';
		if (counted) {
			snprintf(legend->title, sizeof legend->title, "%d", i + 1);
			legend->number = true;
			legend->caption[0] = '\0';
			legend->line_count = 0;
		}
		screen->kind->destroy(screen);
	}
	for (strip->columns = 1; strip->columns <= strip->count; strip->columns++) {
		strip->rows = (strip->count + strip->columns - 1) / strip->columns;
		strip_measure(strip, p->draw.metrics, all);
		if (strip->side > largest) {
			largest = strip->side;
			best = strip->columns;
		}
	}
	strip->columns = best;
	strip->rows = (strip->count + best - 1) / best;
	strip_measure(strip, p->draw.metrics, all);
	return true;
}

/* How high the whole is without wood that no table needs. */
static int strip_high(const struct strip *strip, int most)
{
	double cells = 0;

	for (int i = 0; i < strip->count; i++)
		cells = fmax(cells, strip->h[i]);
	int row = (int)ceil(cells * strip->side) + strip->words, gap = theme_px(&strip->theme, 8);
	int high = strip->rows * (row + gap) - gap;
	return high < most ? high : most;
}

/* Sizes of the whole strip in a part of it. */
static void strip_theme(struct platform *p, const struct theme *whole, struct rect box)
{
	theme_init_at(&p->theme, box.w, box.h, whole->scale);
	p->theme.compact = whole->compact;
	p->theme.contrast = whole->contrast;
}

/* One of its panels. */
static bool strip_panel(struct platform *p, struct strip *strip, const struct shot *shot, struct rect all, int i)
{
	struct legend unused;
	struct screen *screen = plate_screen(p, shot, strip->side, &unused);
	struct rect box = strip_box(strip, all, i), below = rect_cut_bottom(&box, strip->words);

	if (!screen)
		return false;
	double cells_w, cells_h;
	if (play_screen_cut(screen, &cells_w, &cells_h)) { /* paper beside it, no wood */
		int w = (int)(strip->side * cells_w), h = (int)(strip->side * cells_h);
		box = rect_make(box.x + (box.w - w) / 2, box.y + box.h - h, w, h);
	}
	screen_reset(&p->host, screen);
	plate_window(p, box);
	strip_theme(p, &strip->theme, box);
	picture_settle(p, picture_moment(p->options));
	strip_theme(p, &strip->letters, below);
	plate_legend(p, &strip->legends[i], below);
	return true;
}

/* *used: what of it has been drawn on; *cut: words had no room. */
static bool strip_make(struct platform *p, const struct scenario *file, const struct shot *shots, int count,
                       struct rect all, struct rect *used, bool *cut)
{
	struct strip *strip = calloc(1, sizeof *strip);
	struct legend legend;
	struct options own = *p->options;
	const struct options *kept = p->options;
	if (!strip)
		return platform_fail(p, "there is not enough memory");
	struct rect below = rect_cut_bottom(&all, strip_legend(p, file, &legend, all.w, all.h));
	strip->theme = strip->letters = p->theme;
	if (kept->bare) /* few, and seen in a card */
		strip->letters.scale *= CARD_LETTERS;
	plate_legend(p, &legend, below);
	strip->count = count;
	SDL_FillRect(p->surface, &(SDL_Rect){all.x, all.y, all.w, all.h}, COLOR_PANEL_TOP);
	own.crop_board = true;
	own.caption = NULL;
	own.bare = false; /* its scores stand with each */
	p->options = &own;
	bool fine =
	    strip_find(p, strip, shots, kept->bare, kept->caption || !file->caption ? NULL : tr(file->caption), all);
	if (fine && kept->bare) {
		all.h = strip_high(strip, all.h);
		*used = all;
	}
	for (int i = 0; fine && i < count; i++)
		fine = strip_panel(p, strip, &shots[i], all, i);
	p->options = kept;
	*cut = strip->cut;
	free(strip);
	return fine;
}

/* Keeps the upper left part of the surface. */
static bool surface_cut(struct platform *p, struct rect used)
{
	SDL_Surface *part = SDL_CreateRGBSurfaceWithFormat(0, used.w, used.h, 32, SDL_PIXELFORMAT_RGB888);
	if (!part || SDL_BlitSurface(p->surface, &(SDL_Rect){used.x, used.y, used.w, used.h}, part, NULL)) {
		SDL_FreeSurface(part);
		return platform_fail(p, "there is not enough memory");
	}
	SDL_FreeSurface(p->surface);
	p->surface = part;
	return true;
}

void plate_look(struct platform *p, const struct scenario *file)
{
	const struct options *o = p->options;
	p->prefs.season = o->season ? o->season - 1 : file->season ? file->season - 1 : 0;
	if (!o->no_ground)
		p->prefs.top = o->top ? o->top - 1 : file->top ? file->top - 1 : 0;
}

bool plate_make(struct platform *p, int w, int h)
{
	const struct options *o = p->options;
	struct options table = *o;
	struct format_error wrong;
	struct shot shots[SHOTS_MAX] = {{.at = o->at, .step = -1}};
	struct rect all = rect_make(0, 0, w, h), used = all;
	struct scenario *file = scenario_load(o->file, p->tiles, &wrong);
	int count = 1;
	if (!file)
		return platform_fail(p, "%s", format_error_line(&wrong));
	scenario_speak(file, language_code());
	plate_look(p, file);
	platform_theme(p, w, h);
	if (o->at < 0 && o->time < 0 && !has_panels(o))
		count = plate_shots(file, o->answer, shots);
	bool fine = true;
	/* On a page there is room below; and questions that cannot be answered are no picture. */
	int most = !shots[0].ask ? TABLES_MOST : count > QUESTIONS_MOST ? QUESTIONS_MOST : 1;
	if (o->bare && count > most)
		all.h = h * ((count + most - 1) / most);
	else if (count > 1 && shots[0].ask && count * QUESTION_ROOM / w > h)
		all.h = count * QUESTION_ROOM / w;
	if (all.h > h) {
		fine = picture_resize(p, w, all.h);
		used = all;
	}
	/* the cards of the players foretell what is asked */
	table.crop_board = table.crop_board || shots[0].ask || (picture_small(o) && !o->overlay && !has_panels(o));
	p->options = &table;
	bool cut = false;
	if (fine)
		fine = count > 1 ? strip_make(p, file, shots, count, all, &used, &cut)
		                 : panel_make(p, file, &shots[0], all, &used);
	/* Words are never cut: rather is the picture higher. */
	while (fine && cut && !o->bare && all.h < 8 * h) {
		all.h += h / 4 + 1;
		used = all;
		fine = picture_resize(p, w, all.h);
		if (fine)
			fine = strip_make(p, file, shots, count, all, &used, &cut);
	}
	p->options = o;
	scenario_destroy(file);
	return fine && (memcmp(&used, &all, sizeof all) == 0 || surface_cut(p, used));
}
