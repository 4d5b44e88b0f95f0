/*
 * narrate.c - the words of a frame, read out.
 */
#include "view/kit/narrate.h"

#include <string.h>

#include "view/kit/screen.h"

enum { LINE_SIZE = 512 };

void narrate(const struct host *host, const char *line)
{
	if (!host->narrator || !line[0])
		return;
	fprintf(host->narrator->stream, "%s\n", line);
	fflush(host->narrator->stream);
}

static void line_add(char line[LINE_SIZE], const char *text)
{
	size_t used = strlen(line);

	snprintf(line + used, LINE_SIZE - used, "%s%s", used ? ", " : "", text);
}

/* The words that stand in a box, in the order they were drawn. */
static void words_in(const struct draw *draw, int from, struct rect box, char line[LINE_SIZE])
{
	line[0] = '\0';
	for (int i = from; i < draw->count; i++) {
		const struct draw_cmd *cmd = &draw->cmds[i];
		if (cmd->kind != DRAW_TEXT)
			continue;
		int x = (int)cmd->u.text.at.x + cmd->u.text.width / 2, y = (int)cmd->u.text.at.y;
		if (rect_has(box, x, y))
			line_add(line, cmd->u.text.text);
	}
}

/* What a screen is headed with: its largest words, of equal ones the first. */
static const char *heading(const struct draw *draw, int from)
{
	const char *words = "";
	int largest = 0;

	for (int i = from; i < draw->count; i++) {
		const struct draw_cmd *cmd = &draw->cmds[i];
		if (cmd->kind != DRAW_TEXT || cmd->u.text.style.px <= largest)
			continue;
		largest = cmd->u.text.style.px;
		words = cmd->u.text.text;
	}
	return words;
}

static const struct ui_item *focused(const struct ui *ui)
{
	for (int i = 0; ui->focus && ui->ring && i < ui->items.count; i++)
		if (ui->items.items[i].id == ui->focus)
			return &ui->items.items[i];
	return NULL;
}

static void narrate_focus(struct host *host, const struct draw *draw, const struct ui *ui)
{
	const struct ui_item *item = focused(ui);
	char line[LINE_SIZE];

	if (!item || item->id == host->narrator->focus)
		return;
	host->narrator->focus = item->id;
	if (item->flags & UI_NO_RING)
		return; /* it has a cursor of its own */
	words_in(draw, host->top_begins, item->box, line);
	narrate(host, line[0] ? line : ui->focus_name);
}

void narrate_frame(struct host *host, const struct draw *draw)
{
	const struct screen *top = screen_top(host);

	if (!host->narrator || !top)
		return;
	if (top != host->narrator->screen) {
		host->narrator->screen = top;
		host->narrator->focus = 0;
		narrate(host, heading(draw, host->top_begins));
	}
	if (top->widgets)
		narrate_focus(host, draw, top->widgets);
}
