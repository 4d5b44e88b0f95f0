
#include <math.h>

#include "view/kit/screen.h"
#include "view/ui/ui.h"

enum { BAR_UNITS = 12, STEP_UNITS = 60, MARGIN_UNITS = 16 };
enum { HELD_RIGHT = 1, HELD_LOWER };

/* The sheet, and the part of the window that shows it: what the bars leave. */
struct sheet {
	struct theme theme;
	int w, h, view_w, view_h, bar;
	int right, lower; /* how long the bars are: the right one has the corner */
};

static void sheet_theme(struct sheet *sheet, const struct frame *frame, float scale)
{
	theme_init_at(&sheet->theme, sheet->w, sheet->h, scale);
	sheet->theme.reduced_motion = frame->theme->reduced_motion;
	sheet->theme.contrast = frame->theme->contrast;
	sheet->theme.speed = frame->theme->speed;
}

void pan_theme(const struct frame *frame, int need_w, int need_h, struct theme *theme)
{
	const struct host *host = frame->host;
	int w = frame->draw->w, h = frame->draw->h;
	struct sheet sheet = {.theme = *frame->theme, .w = w, .h = h};
	float most = fminf((float)w / (float)need_w, (float)h / (float)need_h);

	if (host->wish > host->percent && host->percent > 0 && most > sheet.theme.scale)
		sheet_theme(&sheet, frame, fminf(most, sheet.theme.scale * (float)host->wish / (float)host->percent));
	*theme = sheet.theme;
}

/* Larger letters in the window itself, as far as there is room for what the screen needs. */
static bool sheet_cut(struct screen *screen, const struct frame *frame, struct sheet *sheet)
{
	int w = frame->draw->w, h = frame->draw->h, need_w, need_h;

	screen->kind->need(screen, &need_w, &need_h);
	*sheet = (struct sheet){.w = w, .h = h, .view_w = w, .view_h = h};
	pan_theme(frame, need_w, need_h, &sheet->theme);
	return sheet->theme.scale > frame->theme->scale;
}

/* False where the window has room. */
static bool sheet_find(struct screen *screen, const struct frame *frame, struct sheet *sheet)
{
	const struct screen_kind *kind = screen->kind;
	const struct host *host = frame->host;
	int w = frame->draw->w, h = frame->draw->h;

	if ((!kind->need_w && !kind->need) || host->wish <= host->percent || host->percent <= 0)
		return false;
	if (kind->need)
		return sheet_cut(screen, frame, sheet);
	float scale = frame->theme->scale * (float)host->wish / (float)host->percent;
	int need_w = (int)ceilf((float)kind->need_w * scale), need_h = (int)ceilf((float)kind->need_h * scale);
	int bar = (int)(BAR_UNITS * scale);
	bool tall = need_h > h, wide = need_w > w - (tall ? bar : 0);

	tall = need_h > h - (wide ? bar : 0);
	*sheet = (struct sheet){.bar = bar, .view_w = w - (tall ? bar : 0), .view_h = h - (wide ? bar : 0), .right = h};
	sheet->lower = sheet->view_w;
	sheet->w = need_w > sheet->view_w ? need_w : sheet->view_w;
	sheet->h = need_h > sheet->view_h ? need_h : sheet->view_h;
	sheet_theme(sheet, frame, scale);
	return true;
}

static int within(int value, int most) { return value > most ? most : value < 0 ? 0 : value; }

static void pan_to(struct pan *pan, const struct sheet *sheet, int x, int y)
{
	pan->x = within(x, sheet->w - sheet->view_w);
	pan->y = within(y, sheet->h - sheet->view_h);
}

/* ---- what has the focus, and a dialog, come into sight ---- */

static int nearer(int at, int view, int from, int to, int margin)
{
	if (to + margin > at + view)
		at = to + margin - view;
	return from - margin < at ? from - margin : at;
}

static void pan_follow(struct screen *screen, const struct sheet *sheet, const struct input *input)
{
	const struct ui *ui = screen->widgets;
	struct pan *pan = &screen->pan;
	int margin = (int)(MARGIN_UNITS * sheet->theme.scale);

	if (!ui)
		return;
	if (ui->items.top > pan->layer && !ui->popup.owner) /* a question stands in the middle of the sheet */
		pan_to(pan, sheet, (sheet->w - sheet->view_w) / 2, (sheet->h - sheet->view_h) / 2);
	pan->layer = ui->items.top;
	if (ui->popup.owner) /* an open list is always in sight */
		return;
	const struct ui_item *focus = input->kind == INPUT_KEY ? ui_item_find(&ui->items, ui->focus) : NULL;
	if (focus)
		pan_to(pan, sheet, nearer(pan->x, sheet->view_w, focus->full.x, focus->full.x + focus->full.w, margin),
		       nearer(pan->y, sheet->view_h, focus->full.y, focus->full.y + focus->full.h, margin));
}

/* ---- bars ---- */

/* Where the knob of a bar of this length begins, and how long it is. */
static int knob(int length, int sheet, int view, int at, int *size)
{
	*size = length * view / sheet;
	return sheet > view ? (length - *size) * at / (sheet - view) : 0;
}

static void bar_draw(struct draw *draw, struct rect well, int from, int size, bool upright)
{
	int pad = (upright ? well.w : well.h) / 6;
	struct rect box = upright ? rect_make(well.x + pad, well.y + from, well.w - 2 * pad, size)
	                          : rect_make(well.x + from, well.y + pad, size, well.h - 2 * pad);
	struct skin skin = {
	    .radius = (float)(upright ? box.w : box.h) / 2, .top = rgb(0xC9AE78), .bottom = rgb(0xB79A63)};

	draw_fill(draw, well, rgb(COLOR_WALNUT));
	draw_skin(draw, box, &skin);
}

static void bars_draw(const struct pan *pan, const struct sheet *sheet, struct draw *draw)
{
	int size;

	if (sheet->h > sheet->view_h) {
		int from = knob(sheet->right, sheet->h, sheet->view_h, pan->y, &size);
		bar_draw(draw, rect_make(sheet->view_w, 0, sheet->bar, sheet->right), from, size, true);
	}
	if (sheet->w > sheet->view_w) {
		int from = knob(sheet->lower, sheet->w, sheet->view_w, pan->x, &size);
		bar_draw(draw, rect_make(0, sheet->view_h, sheet->lower, sheet->bar), from, size, false);
	}
}

/* Where the sheet begins when the middle of that knob is at `middle`. */
static int knob_at(int length, int sheet, int view, int middle)
{
	int size, room;

	knob(length, sheet, view, 0, &size);
	room = length - size;
	return room > 0 ? ((middle - size / 2) * (sheet - view) + room / 2) / room : 0;
}

/* The knob's middle goes where the pointer is. */
static void bar_drag(struct pan *pan, const struct sheet *sheet, const struct input *input)
{
	if (pan->held == HELD_RIGHT)
		pan_to(pan, sheet, pan->x, knob_at(sheet->right, sheet->h, sheet->view_h, input->y));
	else
		pan_to(pan, sheet, knob_at(sheet->lower, sheet->w, sheet->view_w, input->x), pan->y);
}

/* True when the input was a bar's: of the sheet below nothing is pressed through it. */
static bool bars_input(struct pan *pan, const struct sheet *sheet, const struct input *input)
{
	bool pointer = input->kind == INPUT_MOVE || input->kind == INPUT_PRESS || input->kind == INPUT_RELEASE;
	bool press = input->kind == INPUT_PRESS, left = input->button == BUTTON_LEFT;
	int on = input->x >= sheet->view_w ? HELD_RIGHT : input->y >= sheet->view_h ? HELD_LOWER : 0;

	if (press && left)
		pan->held = on;
	if (!pan->held || !pointer)
		return press && on;
	bar_drag(pan, sheet, input);
	if (input->kind == INPUT_RELEASE && left)
		pan->held = 0;
	return true;
}

/* What no list on the page has moved by moves the page; with Shift sideways. */
static void wheel(struct screen *screen, const struct sheet *sheet, const struct input *input)
{
	const struct ui *ui = screen->widgets;
	float step = STEP_UNITS * sheet->theme.scale;
	bool aside = (input->mods & MOD_SHIFT) != 0;

	if (input->kind != INPUT_WHEEL || (ui && ((ui->scrolled && !aside) || ui->popup.owner)))
		return;
	pan_to(&screen->pan, sheet, screen->pan.x + (int)((aside ? -input->wheel_y : input->wheel_x) * step),
	       screen->pan.y - (int)((aside ? 0 : input->wheel_y) * step));
}

/* ---- on their way ---- */

bool pan_input(struct screen *screen, struct frame *frame, const struct input *input)
{
	struct sheet sheet;
	struct frame own = *frame;
	struct input moved = *input;
	struct draw *draw = frame->draw;
	int w = draw->w, h = draw->h;

	if (!sheet_find(screen, frame, &sheet))
		return false;
	pan_to(&screen->pan, &sheet, screen->pan.x, screen->pan.y);
	if (bars_input(&screen->pan, &sheet, input))
		return true;
	own.theme = &sheet.theme;
	own.visible = rect_make(screen->pan.x, screen->pan.y, sheet.view_w, sheet.view_h);
	if (moved.x >= 0) {
		moved.x += screen->pan.x;
		moved.y += screen->pan.y;
	}
	draw_begin(draw, sheet.w, sheet.h);
	screen->kind->input(screen, &own, &moved);
	draw_begin(draw, w, h);
	wheel(screen, &sheet, input);
	pan_follow(screen, &sheet, input);
	return true;
}

bool pan_build(struct screen *screen, struct frame *frame)
{
	struct sheet sheet;
	struct frame own = *frame;
	struct draw *draw = frame->draw;
	int w = draw->w, h = draw->h, from = draw->count;

	if (!sheet_find(screen, frame, &sheet))
		return false;
	own.theme = &sheet.theme;
	pan_to(&screen->pan, &sheet, screen->pan.x, screen->pan.y);
	own.visible = rect_make(screen->pan.x, screen->pan.y, sheet.view_w, sheet.view_h);
	draw->w = sheet.w;
	draw->h = sheet.h;
	screen->kind->build(screen, &own);
	draw->w = w;
	draw->h = h;
	draw_shift(draw, from, -screen->pan.x, -screen->pan.y);
	bars_draw(&screen->pan, &sheet, draw);
	return true;
}
