/* The review of a finished game.  Turns are thought about on workers, a few at a time and behind all pictures; each job
 * owns what it needs, and leaving the screen calls them off. */
#include "view/ending/review.h"

#include "app/language.h"
#include "app/session.h"
#include "view/ending/result.h"
#include "view/ending/screen.h"

#include <limits.h>
#include <stdatomic.h>
#include <stdlib.h>

enum { DO_BACK, DO_TEXT, DO_JSON, DO_COUNT };
enum { PIECE_STEPS = 2 /* a millisecond, two on a page */ };
enum { JOBS_OPEN = 4, JOBS_URGENCY = -1 /* behind what is painted */ };

/* Shared with the jobs; the last one frees it. */
struct review_work {
	struct review_view *view; /* NULL: nobody waits */
	int open, next;           /* jobs on their way; the turn to begin next */
	atomic_bool off;
};

struct review_job {
	struct review_work *work;
	int index;
	struct review_turn turn;
	struct game *game;
	struct ai *ai;
	struct review_thinking thinking;
	bool begun;
};

static struct review_view *view_of(struct screen *screen) { return (struct review_view *)screen; }

/* ---- the work ---- */

static bool called_off(void *work) { return atomic_load(&((struct review_work *)work)->off); }

/* So many steps more; false: it is over. */
static bool job_go_on(struct review_job *job, int steps)
{
	if (called_off(job->work))
		return false;
	if (!job->begun && !review_think_begin(&job->thinking, job->ai, job->game, &job->turn, called_off, job->work))
		return false;
	job->begun = true;
	return review_think_step(&job->thinking, steps);
}

static void job_run(void *data) { job_go_on(data, INT_MAX); }

static bool job_piece(void *data) { return job_go_on(data, PIECE_STEPS); }

static void job_free(struct review_job *job)
{
	if (!job)
		return;
	ai_destroy(job->ai);
	game_destroy(job->game);
	free(job);
}

static void work_go_on(struct review_work *work);
static void chosen_find(struct review_view *view);
static void cards_find(struct review_view *view);

static void job_done(void *data, struct host *host)
{
	struct review_job *job = data;
	struct review_work *work = job->work;

	(void)host;
	work->open--;
	if (work->view) {
		struct review *review = work->view->show->review;

		review->turns[job->index] = job->turn; /* unknown still, if it could not be thought about */
		review->known += job->turn.known;
		chosen_find(work->view);
		cards_find(work->view);
		work_go_on(work);
	} else if (work->open == 0) {
		free(work);
	}
	job_free(job);
}

static struct review_job *job_create(struct review_work *work, int index)
{
	struct show *show = work->view->show;
	struct review_job *job = calloc(1, sizeof *job);

	if (!job)
		return NULL;
	*job = (struct review_job){.work = work, .index = index, .turn = show->review->turns[index]};
	job->game = session_position(show->session, job->turn.ply);
	job->ai = ai_create();
	if (job->game && job->ai)
		return job;
	job_free(job);
	return NULL;
}

static void work_go_on(struct review_work *work)
{
	struct show *show = work->view->show;

	while (work->open < JOBS_OPEN && work->next < show->review->count) {
		int index = work->next++;
		struct review_job *job = show->review->turns[index].known ? NULL : job_create(work, index);

		if (!job)
			continue;
		work->open++;
		show->host->ops->job(
		    show->host,
		    &(struct job){
		        .run = job_run, .piece = job_piece, .done = job_done, .data = job, .urgency = JOBS_URGENCY});
	}
}

static void work_leave(struct review_work *work)
{
	if (!work)
		return;
	atomic_store(&work->off, true);
	work->view = NULL;
	if (work->open == 0)
		free(work);
}

/* ---- what is shown ---- */

static void card_set(struct review_view *view, struct review_card *card, int turn)
{
	if (card->turn == turn)
		return;
	game_destroy(card->game);
	card->turn = turn;
	card->game = turn < 0 ? NULL : session_position(view->show->session, view->show->review->turns[turn].ply);
}

static void cards_find(struct review_view *view)
{
	int turns[REVIEW_COSTLIEST], count = review_costliest(view->show->review, view->seat, turns);

	bool among = view->show->review->count == 0;

	for (int i = 0; i < count; i++)
		among |= turns[i] == view->chosen;
	card_set(view, &view->cards[0], among ? -1 : view->chosen);
	for (int i = 0; i < REVIEW_COSTLIEST; i++)
		card_set(view, &view->cards[1 + i], i < count ? turns[i] : -1);
}

/* The costliest turn of whoever is looked at, until somebody chooses: nothing jumps while turns are thought about. */
static void chosen_find(struct review_view *view)
{
	int costliest[REVIEW_COSTLIEST];

	if (!view->own && review_costliest(view->show->review, view->seat, costliest) > 0)
		view->chosen = costliest[0];
}

/* Who is looked at first: a person, where there is one. */
static int first_seat(const struct show *show)
{
	for (int seat = 0; seat < game_player_count(show->game); seat++)
		if (session_computer(show->session, seat) < 0)
			return seat;
	return 0;
}

/* A player with what his turns may have cost; a click shows his costliest. */
static void player(struct review_view *view, struct ui *ui, struct rect box, int seat)
{
	struct text_style name = look_text(&view->look, 24, seat == view->seat, COLOR_INK);
	struct skin skin = theme_skin(&view->look.theme, seat == view->seat ? SKIN_CARD_CHOSEN : SKIN_CARD);
	struct ui_answer answer = ui_item(ui, ui_name_at("review.player", seat), box, UI_FOCUS);
	double points = review_lost(view->show->review, seat);
	char tenths[LANGUAGE_NUMBER_SIZE];
	const char *lost = points < 0.05 ? "0" : draw_format(ui->draw, "−%s", language_tenths(points, tenths));
	int badge = box.h * 6 / 10;

	draw_skin(ui->draw, box, &skin);
	ui_focus_ring(ui, &answer, box, skin.radius);
	box = rect_inset(box, look_px(&view->look, 10));
	look_badge(&view->look, (float)box.x + (float)badge / 2, (float)box.y + (float)box.h / 2, (float)badge, seat);
	rect_cut_left(&box, badge + look_px(&view->look, 10));
	int wide = text_width(ui->draw->metrics, &name, lost) + look_px(&view->look, 8);
	draw_text(ui->draw, rect_cut_right(&box, wide), ALIGN_RIGHT, &name, lost);
	draw_text(ui->draw, box, ALIGN_LEFT, &name, look_name(&view->look, &name, view->show->names[seat], box.w));
	if (!answer.click)
		return;
	view->seat = seat;
	view->own = true;
	cards_find(view);
}

static void players(struct review_view *view, struct ui *ui, struct rect row)
{
	int count = game_player_count(view->show->game), gap = look_px(&view->look, 14);
	int wide = (row.w - (count - 1) * gap) / count, limit = look_px(&view->look, 420);

	for (int seat = 0; seat < count; seat++) {
		player(view, ui, rect_cut_left(&row, wide < limit ? wide : limit), seat);
		rect_cut_left(&row, gap);
	}
}

static void pictures(struct review_view *view, struct ui *ui, struct rect row)
{
	int gap = look_px(&view->look, 16), columns = view->cards[0].turn < 0 ? REVIEW_COSTLIEST : REVIEW_CARDS;
	int wide = (row.w - (columns - 1) * gap) / columns, pad = look_px(&view->look, 16), words = 0;

	/* All pictures end at the same height. */
	for (int i = REVIEW_CARDS - columns; i < REVIEW_CARDS; i++) {
		int high = view->cards[i].turn < 0 ? 0 : review_words_height(view, &view->cards[i], wide - 2 * pad);
		words = high > words ? high : words;
	}
	words = words < row.h / 2 ? words : row.h / 2;
	for (int i = REVIEW_CARDS - columns; i < REVIEW_CARDS; i++) {
		struct rect box = rect_cut_left(&row, wide);
		struct skin panel = theme_skin(&view->look.theme, SKIN_PANEL);

		rect_cut_left(&row, gap);
		if (view->cards[i].turn < 0)
			continue;
		if (view->cards[i].turn == view->chosen) {
			panel.rim = rgb(COLOR_SLOT);
			panel.rim_width *= 2;
		}
		if (ui_item(ui, ui_name_at("review.card", i), box, i ? UI_FOCUS : 0).click) {
			view->chosen = view->cards[i].turn;
			view->own = true;
			cards_find(view);
		}
		draw_skin(ui->draw, box, &panel);
		review_picture(view, &view->cards[i], rect_inset(box, pad), words);
	}
}

static void layout(void *data, struct ui *ui, struct frame *frame)
{
	struct review_view *view = data;
	struct tally_look *look = &view->look;
	bool done = view->show->review->known == view->show->review->count;
	const struct result_button buttons[DO_COUNT] = {
	    [DO_BACK] = {"review.back", tr("Back"), NULL, false, true, NULL},
	    [DO_TEXT] = {"review.text", tr("Export text"), NULL, !done, false, NULL},
	    [DO_JSON] = {"review.json", tr("Export JSON"), NULL, !done, false, NULL},
	};
	int margin = look_px(look, 24),
	    line = 2 * look->least > look_px(look, 56) ? 2 * look->least : look_px(look, 56);
	struct rect rest = {margin, margin, look->window.w - 2 * margin, look->bar.y - look_px(look, 22) - margin};
	struct rect chart = rect_cut_top(&rest, rest.h * 34 / 100);

	rect_cut_top(&rest, look_px(look, 14));
	struct rect names = rect_cut_top(&rest, line);
	rect_cut_top(&rest, look_px(look, 14));
	if (review_chart(view, ui, chart))
		cards_find(view);
	players(view, ui, names);
	pictures(view, ui, rest);
	int pressed = result_bar(ui, look, buttons, DO_COUNT, NULL, false);
	if (pressed == DO_TEXT || pressed == DO_JSON)
		result_export(view->show, frame->host, frame->now, "review", NULL, pressed == DO_JSON);
	if (pressed == DO_BACK || ui_key(ui, KEY_ESCAPE, 0))
		screen_pop(frame->host);
}

/* ---- the screen ---- */

static void destroy(struct screen *screen)
{
	struct review_view *view = view_of(screen);

	work_leave(view->work);
	for (int i = 0; i < REVIEW_CARDS; i++)
		game_destroy(view->cards[i].game);
	show_drop(view->show);
	free(view);
}

static void input(struct screen *screen, struct frame *frame, const struct input *what)
{
	struct review_view *view = view_of(screen);

	show_look(view->show, &view->look, frame);
	look_input(&view->look, &view->ui, frame, what, layout, view);
}

static void build(struct screen *screen, struct frame *frame)
{
	struct review_view *view = view_of(screen);

	show_look(view->show, &view->look, frame);
	struct camera camera = result_camera(&view->look, view->look.window);
	result_board_draw(frame, &view->look, view->show, &camera, view->look.window, true);
	look_draw(&view->look, &view->ui, frame, layout, view);
}

static const struct screen_kind review_kind = {
    .name = "review", .destroy = destroy, .input = input, .build = build, .need_w = 853, .need_h = 500};

struct screen *review_screen_create(struct show *show)
{
	struct review_view *view = calloc(1, sizeof *view);
	struct review_work *work = calloc(1, sizeof *work);

	if (view && work && !show->review)
		show->review =
		    review_create(session_scenario(show->session), session_history(show->session)->ply_count);
	if (!view || !work || !show->review) {
		free(view);
		free(work);
		return NULL;
	}
	view->screen.kind = &review_kind;
	view->screen.widgets = &view->ui;
	view->show = show_hold(show);
	for (int i = 0; i < REVIEW_CARDS; i++)
		view->cards[i].turn = -1;
	ui_init(&view->ui);
	view->work = work;
	work->view = view;
	atomic_init(&work->off, false);
	view->seat = first_seat(show);
	chosen_find(view);
	cards_find(view);
	work_go_on(work);
	return &view->screen;
}
