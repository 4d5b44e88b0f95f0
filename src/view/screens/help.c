/* Help: how to play, and every key. */
#include <bastide/format.h>
#include <stdio.h>
#include <string.h>

#include "view/screens/screens.h"
#include "app/language.h"
#include "app/session.h"
#include "view/screens/help.h"
#include "view/kit/form.h"
#include "view/kit/page.h"

/* A page for each game that is there, then the keys. */
enum help_page { HELP_CARCASSONNE, HELP_CASTLE, HELP_KEYS, HELP_PAGES };
enum { HELP_CARDS_MAX = 48 };

struct help {
	struct form form;
	struct tile_art *art[GAME_KINDS];
	int page;     /* enum help_page */
	bool of_game; /* of one that is played, under these: */
	enum game_kind game;
	struct settings settings;
	float scroll;
	int tall[HELP_CARDS_MAX]; /* its cards, as high as they were in the last pass */
	char sentence[FORMAT_LINE_SIZE];
};

/* ---- the keys ---- */

static int text_height(struct ui *ui, int width, const char *text)
{
	struct text_style body = theme_text(&ui->theme, TYPE_BODY);
	int least = ui_px(ui, ui->theme.compact ? 32 : 38),
	    tall = text_block_height(ui_metrics(ui), &body, text, width) + ui_px(ui, 8);

	return tall > least ? tall : least;
}

static void draw_key(struct ui *ui, struct rect *column, const struct key_words *row)
{
	struct text_style body = theme_text(&ui->theme, TYPE_BODY);
	int caps = ui_px(ui, 190), x = column->x;
	struct rect box = rect_cut_top(column, text_height(ui, column->w - caps, tr(row->text)));

	for (int k = 0; k < 4 && row->keys[k]; k++) {
		const char *key = row->keys[k]; /* a letter is no word: W is not west */
		x += key_cap(ui, x, box.y + box.h / 2, strlen(key) > 2 ? tr(key) : key) + ui_px(ui, 6);
	}
	rect_cut_left(&box, caps);
	int h = text_block_height(ui_metrics(ui), &body, tr(row->text), box.w);
	draw_text_block(ui->draw, rect_center(box, box.w, h), ALIGN_LEFT, &body, tr(row->text));
}

/* A card for each heading with its lines. */
static void help_keys(struct ui *ui, struct page_columns *columns)
{
	struct text_style head = theme_text(&ui->theme, TYPE_SUBHEAD);
	const struct key_words *row;

	for (int i = 0; (row = key_words(i)) != NULL;) {
		struct rect card = page_next_card(columns), rest = card;

		rect_cut_top(&rest, ui_px(ui, ui->theme.compact ? 34 : 48) - head.line);
		draw_text(ui->draw, rect_part_top(&rest, head.line, ui_px(ui, 6)), ALIGN_LEFT, &head, tr(row->heading));
		for (i++; (row = key_words(i)) != NULL && row->text; i++)
			draw_key(ui, &rest, row);
		page_card_end(ui, columns, rest.y - card.y);
	}
}

/* ---- the screen ---- */

/* Over a game that is played the other one is not spoken of. */
static bool page_there(const struct help *help, int page)
{
	return page == HELP_KEYS || (help->art[page] && (!help->of_game || page == (int)help->game));
}

/* At the right of the head; below it where there is no room. */
static void tabs(struct help *help, struct ui *ui, struct page *page)
{
	const char *labels[HELP_PAGES] = {help->of_game ? tr("This game") : tr("Carcassonne"),
	                                  help->of_game ? tr("This game") : tr("The Castle"), tr("Keys")};
	int tall = ui_px(ui, 40), gap = ui_px(ui, 8), wide = -gap;

	for (int i = 0; i < HELP_PAGES; i++)
		wide += page_there(help, i) ? chip_width(ui, labels[i]) + gap : 0;
	struct rect head = page->head;
	if (wide > head.w)
		head = rect_cut_top(&page->body, tall + 2 * gap);
	int x = wide > page->head.w ? head.x : head.x + head.w - wide;
	for (int i = 0; i < HELP_PAGES; i++) {
		int w = chip_width(ui, labels[i]);
		if (!page_there(help, i))
			continue;
		if (tab(ui, ui_name_at("help.page", i), rect_make(x, head.y + (head.h - tall) / 2, w, tall), labels[i],
		        help->page == i, false)) {
			help->page = i;
			help->scroll = 0;
			memset(help->tall, 0, sizeof help->tall);
		}
		x += w + gap;
	}
}

/* In the column, off whose top it is cut; the number of a lesson that was pressed, or 0. */
static int content(struct help *help, struct ui *ui, struct frame *frame, struct rect *column)
{
	struct page_columns columns = {.all = *column,
	                               .two = column->w > ui_px(ui, 840),
	                               .aside = ui_px(ui, 48),
	                               .count = HELP_CARDS_MAX,
	                               .heights = help->tall};
	int lesson = 0;
	struct help_of of = {.host = frame->host,
	                     .game = help->page == HELP_CASTLE ? GAME_CASTLE : GAME_CARCASSONNE,
	                     .settings = help->of_game ? &help->settings : NULL,
	                     .art = help->page == HELP_KEYS ? NULL : help->art[help->page],
	                     .tiles = tile_set_of(frame->host->tiles, (enum game_kind)help->page)};

	if (help->page == HELP_KEYS)
		help_keys(ui, &columns);
	else
		lesson = help_game(ui, &of, &columns);
	rect_cut_top(column, columns.tall);
	return lesson;
}

static void lesson_open(struct help *help, struct host *host, int number)
{
	char name[40], path[FORMAT_PATH_SIZE];

	snprintf(name, sizeof name, "scenarios/lesson-%d.json", number);
	struct screen *screen = data_path(name, path) ? play_lesson_create(host, path, help->sentence) : NULL;
	if (!screen)
		return;
	screen_push_lesson(host, screen);
}

static void layout(void *self, struct ui *ui, struct frame *frame)
{
	struct help *help = self;
	ui_id id = ui_name("help.scroll");
	struct page page = page_begin(ui, help->art[GAME_CARCASSONNE], tr("Help"), 1500, column_used(ui, id));

	tabs(help, ui, &page);
	if (ui_key(ui, KEY_DOWN, 0))
		help->scroll += (float)ui_px(ui, 60);
	if (ui_key(ui, KEY_UP, 0))
		help->scroll -= (float)ui_px(ui, 60);
	struct rect in = column_begin(ui, id, page.body, &help->scroll);
	rect_cut_top(&in, ui_px(ui, 14));
	in.w = page_body_width(ui, 1500) - ui_px(ui, 20);
	int lesson = content(help, ui, frame, &in);
	rect_cut_top(&in, ui_px(ui, 10));
	column_end(ui, id, page.body, &in, &help->scroll);
	if (page.back || ui_char(ui, '?') || ui_key(ui, KEY_F1, 0))
		screen_pop(frame->host);
	else if (lesson)
		lesson_open(help, frame->host, lesson);
}

static void help_enter(struct screen *screen, struct host *host, uint64_t now)
{
	(void)host;
	(void)now;
	ui_set_focus(&((struct help *)screen)->form.ui, ui_name_at("help.page", ((struct help *)screen)->page), true);
}

static void help_destroy(struct screen *screen)
{
	for (int game = 0; game < GAME_KINDS; game++)
		tile_art_destroy(((struct help *)screen)->art[game]);
	form_destroy(screen);
}

static struct help *help_create(struct host *host)
{
	static const struct screen_kind kind = {
	    .name = "help", .destroy = help_destroy, .enter = help_enter, FORM_KIND, .need_w = 496, .need_h = 300};
	struct help *help = form_create(sizeof *help, NULL, &kind, layout);

	for (int game = 0; help && game < GAME_KINDS; game++) {
		const struct tile_set *tiles = tile_set_of(host->tiles, (enum game_kind)game);
		help->art[game] = tiles ? tile_art_create(host, tiles, 1, 0) : NULL;
	}
	return help;
}

struct screen *help_screen_create(struct host *host)
{
	struct help *help = help_create(host);

	return help ? &help->form.screen : NULL;
}

struct screen *help_castle_screen_create(struct host *host)
{
	struct help *help = help_create(host);

	if (help && help->art[GAME_CASTLE])
		help->page = HELP_CASTLE;
	return help ? &help->form.screen : NULL;
}

struct screen *help_of_game_create(struct host *host, const struct session *session)
{
	struct help *help = help_create(host);

	if (help && !session)
		help->page = HELP_KEYS;
	if (!help || !session)
		return help ? &help->form.screen : NULL;
	help->of_game = true;
	help->game = game_kind(session_game(session));
	help->settings = *game_settings(session_game(session));
	help->page = help->game == GAME_CASTLE ? HELP_CASTLE : HELP_CARCASSONNE;
	return &help->form.screen;
}
