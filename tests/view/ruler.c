#include "ruler.h"

#include "view/kit/shelf.h"

#include <stdio.h>
#include <string.h>

#include "../tiles.h"

/* Of a character by its first byte, in hundredths of an em. */
static int em_of(unsigned char c)
{
	if ((c & 0xC0) == 0x80) /* goes on */
		return 0;
	if (c && strchr("ijlIt.,:;'!|", c))
		return 28;
	if (c == ' ')
		return 25;
	if (c && strchr("mwMWQO%", c))
		return 80;
	return c >= 'A' && c <= 'Z' ? 62 : 48;
}

static int ruler_width(void *context, const struct text_style *style, const char *text, size_t length)
{
	static int ems[256]; /* looked up: half of what a test of screens does is measuring */
	int wide = 0;

	(void)context;
	for (int c = 255; ems[0] == 0 && c >= 0; c--)
		ems[c] = em_of((unsigned char)c);
	for (size_t i = 0; i < length; i++)
		if (ems[(unsigned char)text[i]] > 0)
			wide += ems[(unsigned char)text[i]] + style->tracking;
	return (int)(wide / 100.0 * style->px * (style->bold ? 1.06 : 1.0) + 0.999);
}

static void ruler_height(void *context, const struct text_style *style, int *ascent, int *height)
{
	(void)context;
	*ascent = style->px * 9 / 10;
	*height = style->px * 6 / 5;
}

const struct text_metrics ruler = {NULL, ruler_width, ruler_height};

static void op_quit(struct host *host) { ((struct desk *)host->platform)->quit = true; }

static void op_job(struct host *host, const struct job *job)
{
	/* Nothing is painted here, but where the desk paints: to whom it was promised it is as if memory were
	 * short.  Only what somebody waits for is done, where the desk thinks. */
	struct desk *desk = host->platform;

	bool done = job->urgency < 0 ? desk->later-- > 0 : desk->paints || (desk->thinks && job->urgency >= 1 << 20);

	/* Every second one as where there is no other thread. */
	if (done && job->piece && desk->pieces++ % 2) {
		while (job->piece(job->data))
			;
	} else if (done) {
		job->run(job->data);
	}
	job->done(job->data, host);
}

static void op_text(struct host *host, bool on, struct rect box)
{
	(void)host;
	(void)on;
	(void)box;
}

static const char *op_clipboard(struct host *host) { return ((struct desk *)host->platform)->clipboard; }

static void op_set_clipboard(struct host *host, const char *text)
{
	struct desk *desk = host->platform;

	snprintf(desk->clipboard, sizeof desk->clipboard, "%s", text);
}

static void op_cursor(struct host *host, int cursor)
{
	(void)host;
	(void)cursor;
}

static void op_prefs(struct host *host) { (void)host; }

static uint64_t op_random(struct host *host)
{
	(void)host;
	return UINT64_C(0x123456789ABCDEF);
}

/* As the window does when the frame is done. */
static void op_picture(struct host *host)
{
	struct desk *desk = host->platform;

	if (desk->picture[0])
		notice_file(host, desk->frame.now, "Picture saved", desk->picture);
	else
		notice_stay(host, "The picture could not be saved.", "");
}

static void op_today(struct host *host, int *day, int *month)
{
	(void)host;
	*day = 23;
	*month = 11;
}

static void op_sound(struct host *host, enum sound sound)
{
	struct desk *desk = host->platform;

	desk->sounds[sound]++;
}

static const struct host_ops ops = {
    .quit = op_quit,
    .job = op_job,
    .set_text_input = op_text,
    .clipboard = op_clipboard,
    .set_clipboard = op_set_clipboard,
    .set_cursor = op_cursor,
    .prefs_changed = op_prefs,
    .random = op_random,
    .today = op_today,
    .sound = op_sound,
    .picture = op_picture,
};

void desk_init(struct desk *desk)
{
	memset(desk, 0, sizeof *desk);
	desk->tiles = tiles_or_exit(NULL);
	prefs_init(&desk->prefs);
	desk->host = (struct host){.ops = &ops,
	                           .platform = desk,
	                           .tiles = desk->tiles,
	                           .prefs = &desk->prefs,
	                           .notice = &desk->notice,
	                           .percent = 100};
	notice_init(&desk->notice);
	draw_init(&desk->draw, &ruler);
	desk_size(desk, 1280, 720, 100);
}

void desk_finish(struct desk *desk)
{
	screen_clear(&desk->host);
	shelf_destroy(&desk->host);
	draw_finish(&desk->draw);
	tile_set_destroy(desk->tiles);
}

void desk_size(struct desk *desk, int w, int h, int percent)
{
	theme_init(&desk->theme, w, h, 1, percent);
	desk->host.percent = theme_percent(w, h, 1, percent);
	desk->prefs.ui_scale = percent;
	desk->frame = (struct frame){
	    .host = &desk->host, .draw = &desk->draw, .theme = &desk->theme, .now = 1000, .frozen = true};
}

void desk_build(struct desk *desk)
{
	screen_settle(&desk->host, desk->frame.now);
	draw_begin(&desk->draw, desk->theme.w, desk->theme.h);
	screen_build(&desk->host, &desk->frame);
}

void desk_input(struct desk *desk, const struct input *input)
{
	draw_begin(&desk->draw, desk->theme.w, desk->theme.h);
	screen_take(&desk->host, &desk->frame, input);
	desk_build(desk);
}

void desk_key(struct desk *desk, int key, unsigned mods)
{
	desk_input(desk, &(struct input){.kind = INPUT_KEY, .key = key, .mods = (uint8_t)mods, .x = -1, .y = -1});
}

void desk_click(struct desk *desk, int x, int y)
{
	desk_input(desk, &(struct input){.kind = INPUT_MOVE, .x = x, .y = y});
	desk_input(desk, &(struct input){.kind = INPUT_PRESS, .button = BUTTON_LEFT, .x = x, .y = y});
	desk_input(desk, &(struct input){.kind = INPUT_RELEASE, .button = BUTTON_LEFT, .x = x, .y = y});
}

const struct draw_cmd *desk_find(const struct desk *desk, const char *text)
{
	for (int i = 0; i < desk->draw.count; i++) {
		const struct draw_cmd *cmd = &desk->draw.cmds[i];
		if (cmd->kind == DRAW_TEXT && !strcmp(cmd->u.text.text, text))
			return cmd;
	}
	return NULL;
}

bool desk_says(const struct desk *desk, const char *words)
{
	for (int i = 0; i < desk->draw.count; i++) {
		const struct draw_cmd *cmd = &desk->draw.cmds[i];
		if (cmd->kind == DRAW_TEXT && strstr(cmd->u.text.text, words))
			return true;
	}
	return false;
}

bool desk_reads(const struct desk *desk, const char *words)
{
	static char all[1 << 16];
	size_t used = 0;

	for (int c = 0; c < desk->draw.count && used < sizeof all; c++)
		if (desk->draw.cmds[c].kind == DRAW_TEXT)
			used += (size_t)snprintf(all + used, sizeof all - used, "%s ", desk->draw.cmds[c].u.text.text);
	return strstr(all, words) != NULL;
}

static const struct ui *widgets(const struct desk *desk)
{
	const struct screen *top = screen_top(&desk->host);

	return top ? top->widgets : NULL;
}

const struct ui_item *desk_widget(const struct desk *desk, ui_id id)
{
	const struct ui *ui = widgets(desk);

	for (int i = 0; ui && i < ui->items.count; i++)
		if (ui->items.items[i].id == id && ui->items.items[i].box.w > 0 && ui->items.items[i].box.h > 0)
			return &ui->items.items[i];
	return NULL;
}

bool desk_press(struct desk *desk, ui_id id)
{
	const struct ui_item *item = desk_widget(desk, id);

	if (!item)
		return false;
	desk_click(desk, item->box.x + item->box.w / 2, item->box.y + item->box.h / 2);
	return true;
}

ui_id desk_focus(const struct desk *desk) { return widgets(desk) ? widgets(desk)->focus : 0; }

int desk_words_in(const struct desk *desk, struct rect box, const char *words[], int most)
{
	int count = 0;

	for (int c = 0; c < desk->draw.count && count < most; c++) {
		const struct draw_cmd *cmd = &desk->draw.cmds[c];
		if (cmd->kind == DRAW_TEXT && cmd->u.text.text[0] > '9' && rect_overlap(cmd->box, box))
			words[count++] = cmd->u.text.text;
	}
	return count;
}
