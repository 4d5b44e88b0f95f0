#include "view/kit/screen.h"

#include <math.h>

#include "app/language.h"
#include "view/kit/notice.h"
#include "view/ui/ui.h"

/* Who goes on and on deeper is told where it ends. */
static void refuse(struct host *host, struct screen *screen)
{
	if (!screen)
		return;
	screen->kind->destroy(screen);
	notice_stay(host, tr("Too many pages are open. Go back first."), "");
}

static void change_add(struct host *host, enum screen_change kind, struct screen *screen)
{
	if (!screen && kind != CHANGE_POP)
		return; /* out of memory: everything stays as it is */
	if (host->change_count == SCREENS_MAX) {
		refuse(host, screen);
		return;
	}
	host->changes[host->change_count].kind = (uint8_t)kind;
	host->changes[host->change_count++].screen = screen;
}

void screen_push(struct host *host, struct screen *screen) { change_add(host, CHANGE_PUSH, screen); }
void screen_pop(struct host *host) { change_add(host, CHANGE_POP, NULL); }
void screen_reset(struct host *host, struct screen *screen) { change_add(host, CHANGE_RESET, screen); }

struct screen *screen_top(const struct host *host) { return host->count ? host->stack[host->count - 1] : NULL; }

bool screen_leads_back(const struct host *host, enum screen_role role)
{
	return host->count > 1 && host->stack[host->count - 2]->role == role;
}

/* The highest of this role below `count`, or -1. */
static int highest(const struct host *host, int count, enum screen_role role)
{
	int i = count - 1;

	while (i >= 0 && host->stack[i]->role != role)
		i--;
	return i;
}

static void pop_to(struct host *host, int count)
{
	for (int i = host->count; i > count; i--)
		screen_pop(host);
}

void screen_push_lesson(struct host *host, struct screen *screen)
{
	int lesson = highest(host, host->count, SCREEN_LESSON), game = highest(host, host->count, SCREEN_GAME);

	if (game >= 0)
		pop_to(host, game + 1);
	else if (lesson >= 0)
		pop_to(host, lesson);
	screen_push(host, screen);
}

void screen_push_example(struct host *host, struct screen *screen)
{
	int example = highest(host, host->count, SCREEN_EXAMPLE), game = highest(host, host->count, SCREEN_GAME);

	if (example > game)
		pop_to(host, example);
	screen_push(host, screen);
}

void screen_push_played_on(struct host *host, struct screen *screen) { change_add(host, CHANGE_PLAY_ON, screen); }

/* The game below the lesson, or -1. */
static int waiting(const struct host *host)
{
	return highest(host, highest(host, host->count, SCREEN_LESSON), SCREEN_GAME);
}

bool screen_game_waits(const struct host *host) { return waiting(host) >= 0; }

void screen_back_to_game(struct host *host) { pop_to(host, waiting(host) + 1); }

static void top_leave(struct host *host)
{
	struct screen *top = screen_top(host);

	if (top && top->kind->leave)
		top->kind->leave(top, host);
}

static void top_destroy(struct host *host)
{
	struct screen *top = host->stack[--host->count];

	top->kind->destroy(top);
}

/* What lies from the first example on goes, but for the topmost screen. */
static void examples_drop(struct host *host)
{
	struct screen *top = screen_top(host);
	int first = 0;

	while (first < host->count && host->stack[first]->role != SCREEN_EXAMPLE)
		first++;
	if (first >= host->count - 1)
		return;
	host->count--;
	while (host->count > first)
		top_destroy(host);
	host->stack[host->count++] = top;
}

void screen_deaf(struct screen *screen, struct frame *frame, const struct input *input)
{
	(void)screen;
	(void)frame;
	(void)input;
}

void screen_sound(struct host *host, enum sound sound)
{
	if (host->ops && host->ops->sound)
		host->ops->sound(host, sound);
}

/* The topmost of those that hide what is below. */
static const struct screen_kind *sheet(const struct host *host)
{
	int top = host->count - 1;

	while (top > 0 && host->stack[top]->see_through)
		top--;
	return top >= 0 ? host->stack[top]->kind : NULL;
}

bool screen_settle(struct host *host, uint64_t now)
{
	bool changed = host->change_count > 0;
	const struct screen_kind *before = sheet(host);

	if (!changed)
		return false;
	top_leave(host);
	for (int i = 0; i < host->change_count; i++) {
		struct screen *screen = host->changes[i].screen;

		if (host->changes[i].kind == CHANGE_POP && host->count)
			top_destroy(host);
		if (host->changes[i].kind == CHANGE_RESET) {
			while (host->count)
				top_destroy(host);
			host->resets++;
		}
		if (host->changes[i].kind == CHANGE_PLAY_ON)
			examples_drop(host);
		if (screen && host->count < SCREENS_MAX)
			host->stack[host->count++] = screen;
		else
			refuse(host, screen);
	}
	host->change_count = 0;
	if (before && sheet(host) && before != sheet(host))
		screen_sound(host, SOUND_PAGE);
	if (screen_top(host) && screen_top(host)->kind->enter)
		screen_top(host)->kind->enter(screen_top(host), host, now);
	return true;
}

void screen_clear(struct host *host)
{
	top_leave(host);
	while (host->count)
		top_destroy(host);
	for (int i = 0; i < host->change_count; i++)
		if (host->changes[i].screen)
			host->changes[i].screen->kind->destroy(host->changes[i].screen);
	host->change_count = 0;
}

void screen_theme(const struct frame *frame, int need_w, int need_h, struct theme *theme)
{
	const struct host *host = frame->host;
	int w = frame->draw->w, h = frame->draw->h;
	float most = fminf((float)w / (float)need_w, (float)h / (float)need_h), scale = frame->theme->scale;

	*theme = *frame->theme;
	if (host->wish <= host->percent || host->percent <= 0 || most <= scale)
		return;
	theme_init_at(theme, w, h, fminf(most, scale * (float)host->wish / (float)host->percent));
	theme->reduced_motion = frame->theme->reduced_motion;
	theme->contrast = frame->theme->contrast;
	theme->speed = frame->theme->speed;
}

/* Takes the input, or is drawn without one, with letters as large as were chosen and have room. */
static void pass(struct screen *screen, struct frame *frame, const struct input *input)
{
	const struct theme *window = frame->theme;
	struct theme own = *window;
	int w = screen->kind->need_w, h = screen->kind->need_h;

	if (screen->kind->need)
		screen->kind->need(screen, &w, &h);
	if (w)
		screen_theme(frame, w, h, &own);
	frame->theme = &own;
	if (input)
		screen->kind->input(screen, frame, input);
	else
		screen->kind->build(screen, frame);
	frame->theme = window;
}

void screen_take(struct host *host, struct frame *frame, const struct input *input)
{
	struct screen *top = screen_top(host);

	/* A game keeps what it holds, whatever lies over it. */
	for (int i = 0; input->kind == INPUT_CLOSE && i < host->count - 1; i++)
		if (host->stack[i]->role == SCREEN_GAME)
			pass(host->stack[i], frame, input);
	if (!notice_input(host, frame, input) && top)
		pass(top, frame, input);
}

void screen_tick(struct host *host, uint64_t now)
{
	for (int i = 0; i < host->count; i++) {
		struct screen *screen = host->stack[i];
		if (screen->kind->tick)
			screen->kind->tick(screen, host, now);
	}
}

void screen_build(struct host *host, struct frame *frame)
{
	int first = host->count - 1;

	while (first > 0 && host->stack[first]->see_through)
		first--;
	for (int i = first < 0 ? 0 : first; i < host->count; i++) {
		host->top_begins = frame->draw->count;
		pass(host->stack[i], frame, NULL);
	}
	notice_build(host, frame);
}

int screen_wait(struct host *host, uint64_t now)
{
	int wait = notice_wait(host, now);

	for (int i = host->count - 1; i >= 0; i--) {
		struct screen *screen = host->stack[i];
		int one = screen->kind->wait ? screen->kind->wait(screen, now) : -1;

		if (one >= 0 && (wait < 0 || one < wait))
			wait = one;
		if (!screen->see_through)
			break;
	}
	return wait;
}

/* ---- gluing ui.h to a screen ---- */

enum { PASSES_MAX = 6 }; /* widgets that never come to rest are a bug, not a hang */

static const char *clipboard_get(void *host) { return ((struct host *)host)->ops->clipboard(host); }

static void clipboard_set(void *host, const char *text) { ((struct host *)host)->ops->set_clipboard(host, text); }

static void one_pass(struct ui *ui, struct frame *frame, const struct input *input, screen_layout *layout, void *self)
{
	ui->clipboard_context = frame->host;
	ui->clipboard_get = clipboard_get;
	ui->clipboard_set = clipboard_set;
	ui_begin(ui, frame->theme, frame->draw, input, frame->now);
	layout(self, ui, frame);
	ui_end(ui);
}

/* The pointer tells what a press would do. */
static void cursor(struct ui *ui, struct frame *frame)
{
	const struct ui_item *item = ui_hit(&ui->items, ui->x, ui->y);
	unsigned flags = item && !(item->flags & UI_DISABLED) ? item->flags : 0;
	int kind = flags & UI_TEXT                               ? CURSOR_TEXT
	           : (flags & UI_FOCUS) && !(flags & UI_NO_RING) ? CURSOR_HAND
	                                                         : CURSOR_ARROW;

	if (frame->host->ops->set_cursor && !frame->frozen)
		frame->host->ops->set_cursor(frame->host, kind);
}

static void text_input(struct ui *ui, struct frame *frame)
{
	if (frame->host->ops->set_text_input && !frame->frozen)
		frame->host->ops->set_text_input(frame->host, ui->edit_active, ui->edit_box);
}

void screen_input(struct ui *ui, struct frame *frame, const struct input *input, screen_layout *layout, void *self)
{
	struct input none = {.kind = INPUT_NONE, .x = input->x, .y = input->y};
	struct frame unseen = *frame;
	struct draw *draw = frame->draw;

	unseen.unseen = true;
	one_pass(ui, &unseen, input, layout, self);
	for (int i = 0; i < PASSES_MAX && ui->again; i++) {
		draw_begin(draw, draw->w, draw->h);
		one_pass(ui, &unseen, &none, layout, self);
	}
	text_input(ui, frame);
	cursor(ui, frame);
}

void screen_draw(struct ui *ui, struct frame *frame, screen_layout *layout, void *self)
{
	struct input none = {.kind = INPUT_NONE};
	struct draw *draw = frame->draw;
	int before = draw->count;

	one_pass(ui, frame, &none, layout, self);
	for (int i = 0; i < PASSES_MAX && ui->again; i++) {
		draw_drop(draw, before);
		one_pass(ui, frame, &none, layout, self);
	}
	text_input(ui, frame);
}
