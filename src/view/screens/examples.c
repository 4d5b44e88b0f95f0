/* Examples and lessons as cards: how the table looks, what it is called, what it claims, under which rule it stands.
 * What is found by words and rule numbers stands by rulebook, and there by rule.
 *
 * Hundreds of cards cost little: only those in sight are drawn, only for them the worker reads how the table lies, and
 * only those in reach are controls. */
#include <stdlib.h>
#include <string.h>

#include "app/language.h"
#include "app/lesson.h"
#include "app/prefs.h"
#include "app/rulebook.h"
#include "app/save.h"
#include "view/kit/form.h"
#include "view/kit/page.h"
#include "view/kit/shelf.h"
#include "view/kit/thumb.h"
#include "view/screens/screens.h"
#include "view/screens/saves.h"

enum { SEARCH_SIZE = 64, EVERY_BOOK = 0 };

struct examples {
	struct form form;
	enum open_what what;
	struct board *board[GAME_KINDS]; /* where figures stand on a tile; made when a card needs it */
	char search[SEARCH_SIZE];
	int book; /* of those in books[]; EVERY_BOOK, or 1 + enum example_book */
	float scroll;
	char sentence[FORMAT_LINE_SIZE];
	int count; /* of what is found, as it is shown */
	int *found;
	int last; /* the card that was opened, -1: none */
	int done; /* the lessons that were done then */
};

/* ---- finding ---- */

/* Lessons are games to play; a list of examples has them, too. */
static bool belongs(const struct examples *view, const struct example *example)
{
	if (view->what == OPEN_LESSONS) /* one's own are found among the examples, too: there they are looked at */
		return example->book == BOOK_LESSONS || (example->book == BOOK_YOURS && lesson_named(example->path));
	return (view->book == EVERY_BOOK || (int)example->book == view->book - 1) &&
	       example_matches(example, view->search);
}

/* What was found; how well it and the best of its rulebook meet what is looked for, and which part of that, in 1/1000,
 * does so. */
struct hit {
	int i, rank, best, part;
	enum example_book book;
};

static int compare_hits(const void *a, const void *b)
{
	const struct hit *one = a, *other = b;

	if (one->best != other->best)
		return one->best - other->best;
	if (one->part != other->part)
		return other->part - one->part;
	if (one->book == other->book && one->rank != other->rank)
		return one->rank - other->rank;
	return one->i - other->i;
}

/* The rulebook with the best first, and of several the one that is about it; in it the best first. */
static void find_order(struct examples *view, const struct example_list *list)
{
	struct hit *hits = calloc((size_t)view->count + 1, sizeof *hits);
	int best[BOOK_COUNT], good[BOOK_COUNT] = {0}, all[BOOK_COUNT] = {0};

	if (!hits || !view->search[0]) {
		free(hits);
		return;
	}
	for (int book = 0; book < BOOK_COUNT; book++)
		best[book] = 99;
	for (int k = 0; k < view->count; k++) {
		const struct example *example = &list->items[view->found[k]];
		hits[k] = (struct hit){
		    .i = view->found[k], .rank = example_rank(example, view->search), .book = example->book};
		if (hits[k].rank < best[example->book])
			best[example->book] = hits[k].rank;
	}
	for (int i = 0; i < list->count; i++)
		all[list->items[i].book]++;
	for (int k = 0; k < view->count; k++)
		good[hits[k].book] += hits[k].rank == best[hits[k].book];
	for (int k = 0; k < view->count; k++) {
		hits[k].best = best[hits[k].book];
		hits[k].part = 1000 * good[hits[k].book] / all[hits[k].book];
	}
	qsort(hits, (size_t)view->count, sizeof *hits, compare_hits);
	for (int k = 0; k < view->count; k++)
		view->found[k] = hits[k].i;
	free(hits);
}

static void find(struct examples *view, struct host *host)
{
	const struct example_list *list = shelf_list(host);
	int *found = realloc(view->found, (size_t)(list->count + 1) * sizeof *found);

	view->count = 0;
	if (!found)
		return;
	view->found = found;
	for (int i = 0; i < list->count; i++)
		if (belongs(view, &list->items[i]))
			view->found[view->count++] = i;
	find_order(view, list);
}

/* ---- a card ---- */

static struct board *board_of(struct examples *view, struct host *host, enum game_kind game)
{
	const struct tile_set *tiles = tile_set_of(host->tiles, game);

	if (!view->board[game] && tiles)
		view->board[game] = board_create(host, tiles, 1);
	return view->board[game];
}

static void draw_table(struct examples *view, struct ui *ui, struct host *host, struct rect box, int i)
{
	const struct example_table *table = shelf_table(host, i);
	struct thumb thumb = {.most = 60};

	if (table && table->there) {
		thumb.board = board_of(view, host, shelf_list(host)->items[i].game);
		thumb.art = thumb.board ? board_art(thumb.board) : NULL;
		thumb.tile_count = table->tile_count;
		thumb.tiles = table->tiles;
		thumb.try_count = table->try_count;
		thumb.tries = table->tries;
		thumb.figure_count = table->figure_count;
		thumb.figures = table->figures;
		thumb.colors = table->colors;
	}
	thumb_draw(ui, box, &thumb);
}

/* The words of lessons and games are in the catalogue; those of the others speak for themselves. */
static const char *spoken(const char *text) { return text && *text ? tr(text) : ""; }

/* Is it about a rule that one has to choose? */
static bool is_variant(const struct example_table *table)
{
	const char *variants = "";

	if (table && table->there)
		variants = rulebook_variants(&table->settings);
	return variants[0];
}

/* "R-6.2, R-6.3 · E000-07 · In the rulebook: Un drum închis, figure 1", for whoever points at the card: by these it is
 * found.  The heading is in the language of the book, which is not that of most readers. */
static const char *numbers_of(struct ui *ui, const struct example *example)
{
	const char *text = "", *source = example->about->source;
	bool ruled = example->about->rule_count > 0;

	for (int i = 0; i < example->about->rule_count; i++)
		text = draw_format(ui->draw, "%s%s%s", text, i ? ", " : "", example->about->rules[i]);
	/* Our own are called by their rule: "R-13.12-count-blocks…" would say it twice. */
	if (!ruled || strncmp(example->name, "R-", 2) != 0)
		text = draw_format(ui->draw, "%s%s%s", text, ruled ? " · " : "", example->name);
	if (!example_quoted(source))
		return text;
	return draw_format(ui->draw, "%s · %s", text,
	                   draw_format(ui->draw, tr("In the rulebook: %s"), example_source_words(source)));
}

static void draw_tick(struct ui *ui, struct rect box)
{
	float r = (float)ui_px(ui, 12);

	draw_circle(ui->draw, (float)box.x + (float)box.w / 2, (float)box.y + (float)box.h / 2, r, rgb(COLOR_GO));
	draw_icon(ui->draw, box, ui_px(ui, 16), ICON_CONFIRM, rgb(0xFFF9E8));
}

/* A long title takes two lines; whoever plays by the book is told where it is a variant. */
static void draw_words(struct ui *ui, struct rect in, const struct example *example, bool variant, bool done)
{
	struct text_style title = theme_text(&ui->theme, TYPE_NAME), body = theme_text(&ui->theme, TYPE_SMALL),
	                  small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
	const char *name = example->about->title ? spoken(example->about->title) : example->name;

	title.bold = true;
	if (done)
		draw_tick(ui, rect_cut_top(&(struct rect){in.x + in.w - ui_px(ui, 26), in.y, ui_px(ui, 26), in.h},
		                           title.line));
	struct rect head = in;
	head.w -= done ? ui_px(ui, 30) : 0;
	int tall = text_block_height(ui_metrics(ui), &title, name, head.w);
	head.h = tall > title.line ? 2 * title.line : title.line;
	draw_text_block(ui->draw, head, ALIGN_LEFT, &title, name);
	rect_cut_top(&in, head.h + ui_px(ui, tall > title.line ? 1 : 4));
	if (variant)
		draw_text_block(ui->draw, rect_part_bottom(&in, small.line, ui_px(ui, 2)), ALIGN_LEFT, &small,
		                tr("Variant"));
	/* "The city goes on." under "The city goes on" would say it twice. */
	const char *caption = spoken(example->about->caption);
	size_t length = strlen(name);
	if (strncmp(caption, name, length) != 0 || strcmp(caption + length, ".") != 0)
		draw_text_block(ui->draw, in, ALIGN_LEFT, &body, caption);
}

static bool is_done(const struct example *lesson, const struct prefs *prefs)
{
	return lesson->lesson > 0 && prefs->lessons_done >> (lesson->lesson - 1) & 1;
}

static ui_id card_id(int i) { return ui_name_at("open.row", i); }

/* The i-th of the list in its box; true when it was pressed. */
static bool card(struct examples *view, struct ui *ui, struct host *host, struct rect box, struct rect visible, int i)
{
	const struct example *example = &shelf_list(host)->items[i];
	/* A screen farther off nobody reaches with one key: it need not be known where it lies. */
	bool near = box.y + box.h >= visible.y - visible.h && box.y <= visible.y + 2 * visible.h;
	if (!near && !ui_has_focus(ui, card_id(i)))
		return false;
	struct ui_answer answer = ui_item(ui, card_id(i), box, UI_FOCUS);

	if (box.y + box.h < visible.y || box.y > visible.y + visible.h)
		return answer.click;
	ui_tip(ui, example->book == BOOK_LESSONS ? NULL : numbers_of(ui, example));
	struct rect in, table = thumb_card(ui, box, &answer, &in);
	draw_table(view, ui, host, table, i);
	draw_words(ui, in, example, is_variant(shelf_table(host, i)), is_done(example, host->prefs));
	return answer.click;
}

/* ---- the cards ---- */

/* Rulebooks by name; lessons have none. */
static struct page_grid grid_of(const struct examples *view, struct ui *ui, int width)
{
	return (struct page_grid){.columns = width >= ui_px(ui, 1260)  ? 3
	                                     : width >= ui_px(ui, 760) ? 2
	                                                               : 1,
	                          .gap = ui_px(ui, 12),
	                          .tall = ui_px(ui, ui->theme.compact ? 132 : 146),
	                          .head = ui_px(ui, view->what == OPEN_LESSONS ? 12 : 42)};
}

/* How many of what is found stand in the same rulebook from here on. */
static int book_length(const struct examples *view, const struct example_list *list, int from)
{
	int to = from;

	while (to < view->count && list->items[view->found[to]].book == list->items[view->found[from]].book)
		to++;
	return to - from;
}

/* All that is found; which was pressed, or -1. */
static int cards(struct examples *view, struct ui *ui, struct host *host, struct rect *in, struct rect visible)
{
	const struct example_list *list = shelf_list(host);
	struct page_grid grid = grid_of(view, ui, in->w);
	int chosen = -1;

	for (int at = 0, count; at < view->count; at += count) {
		count = book_length(view, list, at);
		const char *book = tr(example_book_name(list->items[view->found[at]].book));
		const char *title = view->what == OPEN_LESSONS ? "" : draw_format(ui->draw, "%s (%d)", book, count);
		struct rect all = page_grid(ui, in, &grid, title, count);
		for (int i = 0; i < count; i++)
			if (card(view, ui, host, rect_cell(all, grid.columns, grid.gap, grid.tall, i), visible,
			         view->found[at + i]))
				chosen = view->found[at + i];
	}
	return chosen;
}

/* ---- what is looked for ---- */

/* Whoever types means the search, wherever the focus is: the letter goes behind what stands there. */
static bool begins_word(struct ui *ui, char search[SEARCH_SIZE])
{
	const struct input *in = &ui->input;
	size_t length = strlen(search);
	bool letter = (in->key >= 'a' && in->key <= 'z') || (in->key >= '0' && in->key <= '9');

	if (in->kind != INPUT_KEY || !letter || in->mods || ui->used || ui_editing(ui) || length + 1 >= SEARCH_SIZE)
		return false;
	search[length] = (char)in->key;
	search[length + 1] = '\0';
	ui->used = true;
	return true;
}

/* The field and the rulebooks in the page's head; true when Enter was pressed in the field: the first is meant. */
static bool search(struct examples *view, struct ui *ui, struct host *host, struct rect head)
{
	const char *labels[BOOK_COUNT + 1] = {tr("All examples")};
	ui_id id = ui_name("examples.search");
	int gap = ui_px(ui, 10), books = head.w * 9 / 20, most = ui_px(ui, 300);
	char before[SEARCH_SIZE];

	for (int book = 0; book < BOOK_COUNT; book++)
		labels[book + 1] = tr(example_book_name((enum example_book)book));
	strcpy(before, view->search);
	bool enter =
	    ui->input.kind == INPUT_KEY && ui->input.key == KEY_ENTER && !ui->input.mods && ui_has_focus(ui, id);
	ui->used = ui->used || enter; /* the field would take it as "go on" */
	struct rect right = rect_part_right(&head, books < most ? books : most, gap);
	struct rect left = rect_cut_right(&head, head.w < most ? head.w : most);
	text_field(ui, id, left, view->search, SEARCH_SIZE, tr("A rule, a word, a file"));
	bool other = drop_down(ui, ui_name("examples.book"), right, labels, BOOK_COUNT + 1, &view->book, false);
	if (ui_key(ui, 'f', MOD_CTRL) || ui_char(ui, '/'))
		ui_set_focus(ui, id, true);
	else if (begins_word(ui, view->search))
		ui_set_focus(ui, id, false);
	if (other || strcmp(before, view->search) != 0) {
		find(view, host);
		view->scroll = 0;
		ui->again = true;
	}
	return enter;
}

/* ---- the screen ---- */

static void open_example(struct examples *view, struct host *host, int i)
{
	const struct example *example = &shelf_list(host)->items[i];
	struct screen *screen;

	view->last = i;
	view->done = host->prefs->lessons_done;
	if (example->book == BOOK_LESSONS || view->what == OPEN_LESSONS)
		screen = play_lesson_create(host, example->path, view->sentence);
	else
		screen = play_example_create(host, example->path, view->sentence);
	if (screen)
		screen_push(host, screen);
	else
		snprintf(view->sentence, sizeof view->sentence, "%s", save_explained(example->path, view->sentence));
}

static void note(struct ui *ui, struct rect body, const char *text)
{
	struct text_style style = theme_text_color(&ui->theme, TYPE_BODY, COLOR_INK2);

	rect_cut_top(&body, ui_px(ui, 30));
	draw_text_block(ui->draw, body, ALIGN_CENTER, &style, text);
}

static void layout(void *self, struct ui *ui, struct frame *frame)
{
	struct examples *view = self;
	bool lessons = view->what == OPEN_LESSONS, first = false;
	ui_id id = ui_name("open.scroll");
	float page_width = lessons ? 1180 : 1640;
	int pad = ui_px(ui, 8), width = page_body_width(ui, page_width) - 2 * pad - ui_px(ui, 16);
	/* A list that is searched keeps its size, whatever is found. */
	struct page page = page_begin(ui, view->form.art, lessons ? tr("Lessons") : tr("Examples"), page_width,
	                              !lessons      ? ui->draw->h
	                              : view->count ? column_used(ui, id)
	                                            : ui_px(ui, 140));

	if (!lessons)
		first = search(view, ui, frame->host, page.head);
	if (!shelf_list(frame->host)->count)
		note(ui, page.body, tr("There are no examples in the data directory."));
	else if (!view->count)
		note(ui, page.body, tr("Nothing found."));
	struct rect in = column_begin(ui, id, page.body, &view->scroll);
	in = rect_make(in.x + pad, in.y, width, in.h);
	int chosen = cards(view, ui, frame->host, &in, page.body);
	rect_cut_top(&in, ui_px(ui, 16));
	column_end(ui, id, page.body, &in, &view->scroll);
	if (first && view->count && view->search[0])
		chosen = view->found[0];
	else if (first && view->count) /* who has looked for nothing has found nothing yet */
		ui_set_focus(ui, card_id(view->found[0]), true);
	if (form_sorry(ui, tr("This game cannot be opened"), view->sentence))
		return;
	if (chosen >= 0)
		open_example(view, frame->host, chosen);
	else if (page.back)
		screen_pop(frame->host);
}

/* Who came from a card is there again; a lesson that is done now is followed by the next. */
static ui_id first_focus(const struct examples *view, struct host *host)
{
	const struct example_list *list = shelf_list(host);
	int at = 0;

	if (view->count == 0)
		return ui_name("page.back");
	if (view->what == OPEN_EXAMPLES)
		return view->last >= 0 ? card_id(view->last) : ui_name("examples.search");
	while (view->last >= 0 && at + 1 < view->count && view->found[at] != view->last)
		at++;
	while ((view->last < 0 || view->done != host->prefs->lessons_done) && at + 1 < view->count &&
	       is_done(&list->items[view->found[at]], host->prefs))
		at++;
	return card_id(view->found[at]);
}

static void examples_enter(struct screen *screen, struct host *host, uint64_t now)
{
	struct examples *view = (struct examples *)screen;

	(void)now;
	find(view, host); /* the language may be another */
	if (view->what == OPEN_LESSONS || !view->form.ui.focus)
		ui_set_focus(&view->form.ui, first_focus(view, host), true);
}

static void examples_destroy(struct screen *screen)
{
	struct examples *view = (struct examples *)screen;

	for (int game = 0; game < GAME_KINDS; game++)
		board_destroy(view->board[game]);
	free(view->found);
	form_destroy(screen);
}

struct screen *open_screen_create(struct host *host, enum open_what what)
{
	static const struct screen_kind kind = {.name = "examples",
	                                        .destroy = examples_destroy,
	                                        .enter = examples_enter,
	                                        FORM_KIND,
	                                        .need_w = 660,
	                                        .need_h = 380,
	                                        .types = true};
	if (what == OPEN_SAVES)
		return saves_screen_create(host);
	struct examples *view = form_create(sizeof *view, host, &kind, layout);
	if (!view)
		return NULL;
	view->form.screen.role = SCREEN_EXAMPLES;
	view->what = what;
	view->last = -1;
	find(view, host);
	return &view->form.screen;
}
