/* What was played on this machine: a row for everybody who has a name. */
#include <stdio.h>

#include "app/language.h"
#include "app/stats.h"
#include "view/kit/form.h"
#include "view/kit/page.h"
#include "view/screens/screens.h"

struct stats_view {
	struct form form;
	struct stats stats;
	struct stats_person people[STATS_PEOPLE_MAX];
	int count;
	enum stats_filter filter;
	float scroll;
	bool asked;                      /* whether to forget everything */
	const char *title;               /* of a sentence to be read; NULL: none */
	char sentence[FORMAT_LINE_SIZE]; /* it */
	char home[HOST_PATH_SIZE];
	bool broken; /* nothing is counted any more, till they are cleared */
};

/* Something to be read, under this title. */
static void tell(struct stats_view *view, const char *title, const char *sentence)
{
	view->title = title;
	snprintf(view->sentence, sizeof view->sentence, "%s", sentence);
}

static void read_again(struct stats_view *view)
{
	stats_finish(&view->stats);
	const char *wrong = view->home[0] ? stats_load(&view->stats, view->home) : NULL;
	view->broken = wrong;
	if (wrong)
		tell(view, tr("The statistics could not be read"), wrong);
	view->count = stats_people(&view->stats, view->filter, view->people);
}

/* ---- a person ---- */

static const uint32_t colors[RECORD_CLASSES] = {0xB08A4E, 0xB4582E, 0x6A6FA6, 0x6FA046, 0x8A8577, 0xC2AE82,
                                                0x77808C, 0x8E4A32, 0x7FA25A, 0x4A3A6E, 0xB8862C};

/* The kinds of one game. */
struct kinds {
	int first, count;
};
enum { GAMES = 2 };
static const struct kinds kinds_of[GAMES] = {{0, CLASS_CASTLE}, {CLASS_CASTLE, RECORD_CLASSES - CLASS_CASTLE}};

static int64_t points_of(const struct stats_person *person, const struct kinds *kinds)
{
	int64_t sum = 0;

	for (int k = kinds->first; k < kinds->first + kinds->count; k++)
		sum += person->points[k] > 0 ? person->points[k] : 0;
	return sum;
}

/* Who has played The Castle alone is not told of roads. */
static bool told(const struct stats_person *person, int game)
{
	bool castle = points_of(person, &kinds_of[1]) > 0;

	return game ? castle : !castle || points_of(person, &kinds_of[0]) > 0;
}

/* The points of each kind by their share of all, above what they are called. */
static void draw_bar(struct ui *ui, struct rect box, const struct stats_person *person, const struct kinds *kinds)
{
	int64_t sum = points_of(person, kinds), so_far = 0;
	int x = box.x;

	draw_fill(ui->draw, box, rgb(COLOR_WELL));
	for (int k = kinds->first; k < kinds->first + kinds->count && sum > 0; k++) {
		so_far += person->points[k] > 0 ? person->points[k] : 0;
		int to = box.x + (int)(box.w * so_far / sum);
		draw_fill(ui->draw, rect_make(x, box.y, to - x, box.h), rgb(colors[k]));
		x = to;
	}
}

static const char *kinds_text(struct ui *ui, const struct stats_person *person, int game)
{
	const int64_t *points = person->points;

	if (game)
		return draw_format(ui->draw,
		                   tr("The Castle: paths %lld · towers %lld · houses %lld · courts %lld · empty area "
		                      "%lld · wall tiles %lld"),
		                   (long long)points[CLASS_PATHS], (long long)points[CLASS_TOWERS],
		                   (long long)points[CLASS_HOUSES], (long long)points[CLASS_COURTS],
		                   (long long)points[CLASS_KEEPS], (long long)points[CLASS_WALL]);
	return draw_format(ui->draw, tr("Roads %lld · Cities %lld · Monasteries %lld · Fields %lld · Other %lld"),
	                   (long long)points[CLASS_ROADS], (long long)points[CLASS_CITIES],
	                   (long long)points[CLASS_MONASTERIES], (long long)points[CLASS_FARMS],
	                   (long long)points[CLASS_OTHER]);
}

static const char *records_text(struct ui *ui, const struct stats_person *person)
{
	int64_t half = person->games / 2;
	const char *city = say_count("%d tile", "%d tiles", person->city);

	return draw_format(ui->draw, tr("Average %d · best %d · largest city %s"),
	                   (int)((person->total + (person->total < 0 ? -half : half)) / person->games),
	                   (int)person->best, person->city ? city : "–");
}

static const char *games_text(struct ui *ui, const struct stats_person *person)
{
	const char *games = say_count("%d game", "%d games", person->games);

	return draw_format(ui->draw, trn("%s · %d win", "%s · %d wins", (unsigned long)person->wins), games,
	                   person->wins);
}

static void person_row(struct ui *ui, struct rect *box, const struct stats_person *person)
{
	struct text_style name = theme_text(&ui->theme, TYPE_BUTTON), body = theme_text(&ui->theme, TYPE_BODY);
	struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
	const char *count = games_text(ui, person);
	int gap = ui_px(ui, 6);
	struct rect top = rect_cut_top(box, ui_px(ui, 32));

	draw_text(ui->draw, rect_part_right(&top, text_width(ui_metrics(ui), &body, count) + 1, ui_px(ui, 16)),
	          ALIGN_RIGHT, &body, count);
	draw_text(ui->draw, top, ALIGN_LEFT, &name, person->name);
	rect_cut_top(box, draw_text_block(ui->draw, *box, ALIGN_LEFT, &small, records_text(ui, person)) + gap);
	for (int i = 0; i < GAMES; i++) {
		if (!told(person, i))
			continue;
		draw_bar(ui, rect_part_top(box, ui_px(ui, 12), gap), person, &kinds_of[i]);
		rect_cut_top(box, draw_text_block(ui->draw, *box, ALIGN_LEFT, &small, kinds_text(ui, person, i)) + gap);
	}
	rect_cut_top(box, gap);
	draw_fill(ui->draw, rect_make(box->x, box->y, box->w, ui_px(ui, 1)), rgba(COLOR_LINE, 0.55f));
	rect_cut_top(box, gap);
}

/* ---- the page ---- */

/* From the right: what can be done with all of it. */
static void head_buttons(struct stats_view *view, struct ui *ui, struct rect head)
{
	struct button out = {.icon = ICON_SAVE, .label = tr("Export"), .disabled = view->stats.count == 0};
	struct button forget = {.label = tr("Clear"), .disabled = !view->stats.count && !view->broken};
	int tall = ui_px(ui, theme_button_height(&ui->theme));
	struct rect row = {head.x, head.y + (head.h - tall) / 2, head.w, tall};

	if (button(ui, ui_name("stats.clear"), rect_part_right(&row, button_width(ui, &forget), ui_px(ui, 10)),
	           &forget))
		view->asked = true;
	if (button(ui, ui_name("stats.export"), rect_cut_right(&row, button_width(ui, &out)), &out)) {
		char path[FORMAT_PATH_SIZE];
		const char *wrong = stats_export(&view->stats, view->home, path);
		tell(view, wrong ? tr("The table could not be saved") : tr("Table saved"), wrong ? wrong : path);
	}
}

static void filter_row(struct stats_view *view, struct ui *ui, struct rect row)
{
	const char *labels[2] = {tr("All games"), tr("Without aids")};

	for (int i = 0; i < 2; i++) {
		int w = chip_width(ui, labels[i]);
		if (chip(ui, ui_name_at("stats.filter", i), rect_cut_left(&row, w), labels[i],
		         view->filter == (enum stats_filter)i, false)) {
			view->filter = (enum stats_filter)i;
			view->count = stats_people(&view->stats, view->filter, view->people);
			ui->again = true;
		}
		rect_cut_left(&row, ui_px(ui, 8));
	}
}

static void questions(struct stats_view *view, struct ui *ui)
{
	struct dialog said = {.title = view->title, .text = view->sentence, .safe = tr("Close")};
	struct dialog sure = {.title = tr("Delete all statistics?"),
	                      .text = tr("Saved games are not touched."),
	                      .safe = tr("Keep"),
	                      .act = tr("Clear"),
	                      .danger = true};

	if (view->title) {
		if (dialog(ui, &said) != DIALOG_OPEN)
			view->title = NULL;
		return;
	}
	enum dialog_answer answer = view->asked ? dialog(ui, &sure) : DIALOG_OPEN;
	if (answer == DIALOG_OPEN)
		return;
	view->asked = false;
	const char *wrong = answer == DIALOG_ACT ? stats_clear(view->home) : NULL;
	if (wrong)
		tell(view, tr("The statistics could not be cleared"), wrong);
	else if (answer == DIALOG_ACT)
		read_again(view);
	ui->again = true;
}

static void layout(void *self, struct ui *ui, struct frame *frame)
{
	struct stats_view *view = self;
	struct text_style body = theme_text_color(&ui->theme, TYPE_BODY, COLOR_INK2);
	ui_id id = ui_name("stats.scroll");
	int width = page_body_width(ui, 900) - ui_px(ui, 36);
	const char *whose =
	    view->count
	        ? tr("Only players with a name are counted, and only games that were finished here.")
	        : tr("Nobody with a name has finished a game here yet. Names are typed in a new game, beside the "
	             "colours. What is counted stays on this machine.");

	struct page page = page_begin(ui, view->form.art, tr("Statistics"), 900, column_used(ui, id));
	head_buttons(view, ui, page.head);
	struct rect in = column_begin(ui, id, page.body, &view->scroll);
	in = rect_make(in.x + ui_px(ui, 8), in.y, width, in.h);
	rect_cut_top(&in, ui_px(ui, 14));
	filter_row(view, ui, rect_part_top(&in, ui_px(ui, 38), ui_px(ui, 14)));
	for (int i = 0; i < view->count; i++)
		person_row(ui, &in, &view->people[i]);
	rect_cut_top(&in, draw_text_block(ui->draw, in, ALIGN_LEFT, &body, whose));
	rect_cut_top(&in, ui_px(ui, 16));
	column_end(ui, id, page.body, &in, &view->scroll);
	questions(view, ui);
	if (page.back && !view->title && !view->asked)
		screen_pop(frame->host);
}

static void destroy(struct screen *screen)
{
	stats_finish(&((struct stats_view *)screen)->stats);
	form_destroy(screen);
}

struct screen *stats_screen_create(struct host *host)
{
	static const struct screen_kind kind = {
	    .name = "statistics", .destroy = destroy, .enter = form_enter, FORM_KIND, .need_w = 800, .need_h = 300};
	struct stats_view *view = form_create(sizeof *view, host, &kind, layout);

	if (!view)
		return NULL;
	view->form.first = "page.back";
	snprintf(view->home, sizeof view->home, "%s", host->home);
	read_again(view);
	return &view->form.screen;
}
