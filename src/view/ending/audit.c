/* Every score of a game: choose one, see where it comes from, take the list along. */
#include "view/ending/screen.h"
#include "view/ending/audit.h"

#include "app/language.h"
#include "app/record_export.h"

#include <stdlib.h>

enum { DO_BACK, DO_WATCH, DO_TEXT, DO_JSON, DO_COUNT };

static struct audit *audit_of(struct screen *screen) { return (struct audit *)screen; }

void audit_filter_set(struct audit *audit, int filter)
{
	int kept = audit->count ? audit->rows[audit->chosen] : -1;
	audit->filter = filter;
	audit->count = audit->chosen = 0;
	for (int row = audit_next(audit, filter, -1); row >= 0; row = audit_next(audit, filter, row)) {
		if (row == kept)
			audit->chosen = audit->count;
		audit->rows[audit->count++] = (short)row;
	}
	audit->scroll = 0;
	audit->follow = true;
}

static void destroy(struct screen *screen)
{
	struct audit *audit = audit_of(screen);
	stage_finish(&audit->stage);
	show_drop(audit->show);
	free(screen);
}

static void watch(struct audit *audit, struct host *host)
{
	int order = audit->count ? audit_order(audit->show, audit->rows[audit->chosen]) : -1;
	struct screen *tally = order >= 0 ? tally_screen_create(audit->show) : NULL;
	if (!tally)
		return;
	tally_screen_begin(tally, audit->show->tally->spans[order].start);
	screen_push(host, tally);
}

static void choose(struct audit *audit, int by)
{
	int chosen = audit->chosen + by;
	if (audit->count == 0)
		return;
	audit->chosen = chosen < 0 ? 0 : chosen >= audit->count ? audit->count - 1 : chosen;
	audit->follow = true;
}

static void layout(void *data, struct ui *ui, struct frame *frame)
{
	struct audit *audit = data;
	struct tally_look *look = &audit->look;
	struct record_unpaid unpaid = {audit->unpaid_count, audit->unpaid};
	bool final = audit->count && audit_order(audit->show, audit->rows[audit->chosen]) >= 0;
	if (ui_key(ui, KEY_DOWN, 0))
		choose(audit, 1);
	if (ui_key(ui, KEY_UP, 0))
		choose(audit, -1);
	if (ui_key(ui, KEY_PAGE_DOWN, 0))
		choose(audit, 8);
	if (ui_key(ui, KEY_PAGE_UP, 0))
		choose(audit, -8);
	if (ui_key(ui, KEY_END, 0))
		choose(audit, audit->count);
	if (ui_key(ui, KEY_HOME, 0))
		choose(audit, -audit->count);
	int margin = audit_px(audit, 24);
	struct rect box = {margin, margin, audit_width(audit), look->bar.y - audit_px(audit, 22) - margin};
	audit_list(audit, ui, box);
	const struct result_button buttons[DO_COUNT] = {
	    [DO_BACK] = {"audit.back", tr("Back"), NULL, false, true, NULL},
	    [DO_WATCH] = {"audit.watch", tr("Watch this score"),
	                  final ? NULL : tr("It was paid during the game: only the final scoring can be watched"),
	                  !final, false, tr("Watch")},
	    [DO_TEXT] = {"audit.text", tr("Export text"), NULL, false, false, NULL},
	    [DO_JSON] = {"audit.json", tr("Export JSON"), NULL, false, false, NULL},
	};
	int pressed = result_bar(ui, look, buttons, DO_COUNT,
	                         tr("↑ ↓ choose a score: the board shows where it comes from"), false);
	if (pressed == DO_WATCH)
		watch(audit, frame->host);
	if (pressed == DO_TEXT || pressed == DO_JSON)
		result_export(audit->show, frame->host, frame->now, "scores", &unpaid, pressed == DO_JSON);
	if (pressed == DO_BACK || ui_key(ui, KEY_ESCAPE, 0))
		screen_pop(frame->host);
}

static void input(struct screen *screen, struct frame *frame, const struct input *what)
{
	struct audit *audit = audit_of(screen);
	show_look(audit->show, &audit->look, frame);
	look_input(&audit->look, &audit->ui, frame, what, layout, audit);
}

static void build(struct screen *screen, struct frame *frame)
{
	struct audit *audit = audit_of(screen);
	show_look(audit->show, &audit->look, frame);
	int x = audit_px(audit, 24 + 20) + audit_width(audit), y = audit_px(audit, 24);
	struct rect box = {x, y, audit->look.window.w - x - audit_px(audit, 20),
	                   audit->look.bar.y - audit_px(audit, 22) - y};
	audit_board(audit, frame, audit->look.board_only ? audit->look.stage : box);
	if (!audit->look.board_only)
		look_draw(&audit->look, &audit->ui, frame, layout, audit);
}

static const struct screen_kind audit_kind = {
    .name = "audit", .destroy = destroy, .input = input, .build = build, .need_w = 853, .need_h = 500};

struct screen *audit_screen_create(struct show *show)
{
	struct audit *audit = calloc(1, sizeof *audit);
	if (!audit)
		return NULL;
	audit->screen.kind = &audit_kind;
	audit->screen.widgets = &audit->ui;
	audit->show = show_hold(show);
	stage_init(&audit->stage, show->tally, show->board);
	ui_init(&audit->ui);
	audit->unpaid_count = tally_unpaid_find(show->tally, audit->unpaid);
	audit_filter_set(audit, AUDIT_ALL);
	return &audit->screen;
}
