/* narrate.c - the words of a frame, read out. */
#include "view/kit/narrate.h"

#include <string.h>

#include "app/language.h"
#include "text/utf8.h"
#include "view/kit/notice.h"
#include "view/kit/screen.h"

enum { LINE_SIZE = 512 };

void narrate(const struct host *host, const char *line)
{
	if (!host->narrator || !line[0])
		return;
	fprintf(host->narrator->stream, "%s\n", line);
	fflush(host->narrator->stream);
}

/* After a whole sentence no comma. */
static void line_add(char line[LINE_SIZE], const char *text, bool goes_on)
{
	size_t size = strlen(line);

	utf8_join(line, LINE_SIZE, goes_on || (size && strchr(".!?", line[size - 1])) ? " " : ", ", "%s", text);
}

/* Between two commas or sentences: "on" is not told by "Dragon". */
static bool line_has(const char *line, const char *part)
{
	size_t size = strlen(part);

	for (const char *at = strstr(line, part); at; at = strstr(at + 1, part))
		if ((at == line || (at - line > 1 && strchr(",.!?", at[-2]) && at[-1] == ' ')) &&
		    (!at[size] || at[size] == ','))
			return true;
	return false;
}

/* The words that stand in a box, in the order they were drawn. */
static void words_in(const struct draw *draw, int from, struct rect box, char line[LINE_SIZE])
{
	line[0] = '\0';
	for (int i = from; i < draw->count; i++) {
		const struct draw_cmd *cmd = &draw->cmds[i];
		if (cmd->kind != DRAW_TEXT || cmd->flags & DRAW_PRINTED)
			continue;
		int x = (int)cmd->u.text.at.x + cmd->u.text.width / 2, y = (int)cmd->u.text.at.y;
		if (rect_has(box, x, y))
			line_add(line, cmd->u.text.text, cmd->flags & DRAW_GOES_ON);
	}
}

/* What a screen is headed with: its largest words, of equal ones the first. */
static const char *heading(const struct draw *draw, int from)
{
	const char *words = "";
	int largest = 0;

	for (int i = from; i < draw->count; i++) {
		const struct draw_cmd *cmd = &draw->cmds[i];
		if (cmd->kind != DRAW_TEXT || cmd->flags & DRAW_PRINTED || cmd->u.text.style.px <= largest)
			continue;
		largest = cmd->u.text.style.px;
		words = cmd->u.text.text;
	}
	return words;
}

static const char *state_words(enum ui_state state)
{
	static const char *const words[] = {
	    [UI_PLAIN] = "", [UI_OFF] = N_("off"), [UI_ON] = N_("on"), [UI_CHOSEN] = N_("chosen")};

	return words[state][0] ? tr(words[state]) : "";
}

/* Its name, what it is set to, and what its tooltip says beside that. */
static void item_words(const struct draw *draw, int from, const struct ui *ui, const struct ui_item *item,
                       char line[LINE_SIZE])
{
	const struct ui_told *told = &ui->told;
	const char *parts[] = {told->value, state_words(told->state), item->flags & UI_DISABLED ? tr("not now") : ""};

	if (told->name[0])
		snprintf(line, LINE_SIZE, "%s", told->name);
	else
		words_in(draw, from, item->box, line);
	if (!line[0])
		snprintf(line, LINE_SIZE, "%s", told->tip);
	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
		if (parts[i][0] && !line_has(line, parts[i]))
			line_add(line, parts[i], false);
	if (told->tip[0] && !strstr(line, told->tip))
		line_add(line, told->tip, false);
}

/* Once when it gets the focus, and again when it is set to something else. */
static void narrate_focus(struct host *host, const struct draw *draw, const struct ui *ui)
{
	const struct ui_item *item = ui->focus && ui->ring ? ui_item_find(&ui->items, ui->focus) : NULL;
	char line[LINE_SIZE];

	if (!item)
		return;
	uint64_t set = hash_int(hash_text(HASH_BASIS, ui->told.value), ui->told.state);
	if (item->id == host->narrator->focus && set == host->narrator->set)
		return;
	host->narrator->focus = item->id;
	host->narrator->set = set;
	if (item->flags & UI_NO_RING)
		return; /* it has a cursor of its own */
	item_words(draw, host->top_begins, ui, item, line);
	narrate(host, line);
}

/* A question over the screen, when it comes. */
static void narrate_asked(struct host *host, const struct ui *ui)
{
	uint64_t asked = ui->asked[0] ? hash_text(HASH_BASIS, ui->asked) : 0;

	if (asked == host->narrator->asked)
		return;
	host->narrator->asked = asked;
	narrate(host, ui->asked);
}

void narrate_screen(struct host *host, const struct screen *screen, const char *heading)
{
	if (!host->narrator || screen == host->narrator->screen)
		return;
	host->narrator->screen = screen;
	host->narrator->focus = 0;
	narrate(host, heading);
}

void narrate_frame(struct host *host, const struct draw *draw)
{
	const struct screen *top = screen_top(host);

	if (!host->narrator || !top)
		return;
	if (host->notice && host->notice->shown && host->notice->stays) { /* what is below it waits */
		narrate_focus(host, draw, &host->notice->ui);
		return;
	}
	if (top != host->narrator->screen)
		narrate_screen(host, top, heading(draw, host->top_begins));
	if (!top->widgets)
		return;
	narrate_asked(host, top->widgets);
	narrate_focus(host, draw, top->widgets);
}
