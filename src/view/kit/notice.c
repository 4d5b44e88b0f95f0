#include "view/kit/notice.h"

#include "view/kit/narrate.h"

#include <stdio.h>
#include <string.h>

#include "app/language.h"
#include "view/kit/form.h"
#include "view/kit/screen.h"
#include "view/ui/widget.h"

void notice_init(struct notice *notice)
{
	memset(notice, 0, sizeof *notice);
	ui_init(&notice->ui);
}

static struct notice *notice_words(struct host *host, const char *title, const char *text)
{
	struct notice *notice = host->notice;

	if (!notice || (notice->shown && notice->stays))
		return NULL;
	snprintf(notice->title, sizeof notice->title, "%s", title);
	snprintf(notice->text, sizeof notice->text, "%s", text);
	notice->copy[0] = '\0';
	notice->shot = 0;
	notice->speaker = 0;
	notice->shown = true;
	narrate(host, title);
	narrate(host, text);
	return notice;
}

void notice_pass(struct host *host, uint64_t now, const char *title, const char *text)
{
	struct notice *notice = notice_words(host, title, text);

	if (!notice)
		return;
	notice->stays = false;
	notice->until = now + MOTION_TOAST;
}

void notice_say(struct host *host, uint64_t now, const char *title, const char *text, int color, int character)
{
	notice_pass(host, now, title, text);
	if (!host->notice || host->notice->stays)
		return;
	host->notice->color = color;
	host->notice->speaker = 1 + character;
}

void notice_file(struct host *host, uint64_t now, const char *title, const char *path)
{
	notice_pass(host, now, title, path);
	if (host->notice && !host->notice->stays)
		snprintf(host->notice->copy, sizeof host->notice->copy, "%s", path);
}

void notice_stay(struct host *host, const char *title, const char *text)
{
	struct notice *notice = notice_words(host, title, text);

	if (notice)
		notice->stays = true;
}

/* ---- drawing ---- */

static bool shot_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct notice *const *notice = context;

	memcpy(pixels, (*notice)->pixels, (size_t)w * (size_t)h * 4);
	return true;
}

/* At the left end of the toast, framed. */
static void shot_draw(const struct notice *notice, struct draw *draw, struct rect box)
{
	struct picture picture = {.key = UINT64_C(0x6E6F74696365) << 16 | (notice->shot & 0xffff),
	                          .w = NOTICE_SHOT_W,
	                          .h = NOTICE_SHOT_H,
	                          .opaque = true,
	                          .paint = shot_paint,
	                          .context = &notice,
	                          .context_size = sizeof notice};

	draw_picture(draw, &picture, &(struct draw_image){.dst = box, .alpha = 1});
	draw_outline(draw, box, 0, 1, rgba(0x160D06, 0.6f));
}

/* Name and folder of the file, each on a line of its own: the name is never cut in two. */
static void file_words(const struct notice *notice, struct ui *ui, struct rect box)
{
	struct text_style head = theme_text(&ui->theme, TYPE_BUTTON);
	struct text_style body = theme_text(&ui->theme, TYPE_BODY);
	struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
	const char *slash = strrchr(notice->copy, '/'), *name = slash ? slash + 1 : notice->copy;
	int folder = slash > notice->copy ? (int)(slash - notice->copy) : slash ? 1 : 0;
	struct rect words = rect_center(box, box.w, head.line + body.line + small.line);

	draw_text(ui->draw, rect_cut_top(&words, head.line), ALIGN_LEFT, &head, notice->title);
	draw_text(ui->draw, rect_cut_top(&words, body.line), ALIGN_LEFT, &body,
	          draw_shorten_middle(ui->draw, &body, name, box.w));
	draw_text(ui->draw, words, ALIGN_LEFT, &small,
	          draw_shorten_middle(ui->draw, &small, draw_format(ui->draw, "%.*s", folder, notice->copy), box.w));
}

/* Where the screen has room for it, else in the window above what lies at its bottom. */
static struct rect passing_room(const struct host *host, struct ui *ui)
{
	const struct screen *top = screen_top(host);

	if (top && top->room.w > 0)
		return top->room;
	return rect_make(0, 0, ui->draw->w, ui->draw->h - ui_px(ui, 74));
}

/* At the bottom of the window; over a table at the top of its room, for what that tells stands at its bottom. */
static bool passing_draw(const struct notice *notice, const struct host *host, struct ui *ui)
{
	int high = ui_px(ui, 92), wide = ui_px(ui, 620), gap = ui_px(ui, 10);
	struct rect room = passing_room(host, ui), box = rect_inset(room, gap);

	wide = wide > box.w ? box.w : wide;
	if (!notice->copy[0])
		high = toast_height(ui, wide, notice->title, notice->text);
	box = (struct rect){box.x + (box.w - wide) / 2, room.y > 0 ? box.y : box.y + box.h - high, wide, high};
	if (!notice->copy[0]) {
		bool click = toast(ui, ui_name("notice"), box, 0, notice->speaker ? notice->color : -1, 0,
		                   notice->title, notice->text);
		if (notice->speaker)
			portrait(ui, rect_make(box.x + gap, box.y + ui_px(ui, 4), ui_px(ui, 44), box.h - ui_px(ui, 8)),
			         notice->color, notice->speaker - 1);
		return click;
	}

	struct rect whole = box;
	theme_draw(ui->draw, &ui->theme, SKIN_TOAST, whole);
	box = rect_inset(box, gap);
	if (notice->shot)
		shot_draw(notice, ui->draw, rect_cut_left(&box, box.h * NOTICE_SHOT_W / NOTICE_SHOT_H));
	rect_cut_left(&box, ui_px(ui, 14));
	file_words(notice, ui, box);
	bool click = ui_item(ui, ui_name("notice"), whole, 0).click;
	ui_tip(ui, tr("A click copies where it is."));
	return click;
}

static void notice_layout(void *self, struct ui *ui, struct frame *frame)
{
	struct notice *notice = self;

	if (notice->stays) {
		struct dialog words = {.title = notice->title, .text = notice->text, .act = tr("Understood")};
		if (dialog(ui, &words) != DIALOG_OPEN)
			notice->shown = notice->stays = false;
		return;
	}
	if (!passing_draw(notice, frame->host, ui))
		return;
	if (notice->copy[0] && frame->host->ops->set_clipboard)
		frame->host->ops->set_clipboard(frame->host, notice->copy);
	notice->shown = false;
}

static struct notice *notice_now(const struct host *host, uint64_t now)
{
	struct notice *notice = host->notice;

	return notice && notice->shown && (notice->stays || now < notice->until) ? notice : NULL;
}

/* With letters as large as those of the screens. */
static struct frame own_frame(const struct frame *frame, struct theme *theme)
{
	enum { WIDE = 660, HIGH = 380 };
	struct frame own = *frame;

	screen_theme(frame, WIDE, HIGH, theme);
	own.theme = theme;
	return own;
}

/* Only a pointer on the toast is its own. */
static bool on_toast(const struct notice *notice, const struct input *input)
{
	bool pointer = input->kind == INPUT_PRESS || input->kind == INPUT_RELEASE;

	return pointer && (ui_hit(&notice->ui.items, input->x, input->y) || notice->ui.held);
}

bool notice_input(struct host *host, struct frame *frame, const struct input *input)
{
	struct notice *notice = notice_now(host, frame->now);

	if (!notice || (!notice->stays && !on_toast(notice, input)) || input->kind == INPUT_RESIZE ||
	    input->kind == INPUT_CLOSE)
		return false;
	struct theme theme;
	struct frame own = own_frame(frame, &theme);
	screen_input(&notice->ui, &own, input, notice_layout, notice);
	return true;
}

void notice_build(struct host *host, struct frame *frame)
{
	struct notice *notice = notice_now(host, frame->now);

	struct theme theme;
	struct frame own = own_frame(frame, &theme);
	if (notice && !frame->shot)
		screen_draw(&notice->ui, &own, notice_layout, notice);
}

int notice_wait(const struct host *host, uint64_t now)
{
	const struct notice *notice = notice_now(host, now);

	return notice && !notice->stays ? (int)(notice->until - now) : -1;
}
