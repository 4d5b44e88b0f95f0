/* Editions side by side: one game, two to four ways in which its rulebooks count. */
#include "view/ending/editions.h"
#include "view/ending/screen.h"

#include "app/language.h"
#include "app/rulebook.h"
#include "text/say.h"

#include <stdlib.h>

static struct editions_screen *self_of(struct screen *screen) { return (struct editions_screen *)screen; }

/* "City by city, 4": the settings in which the panels differ. */
static const char *panel_name(const struct editions_screen *self, const struct panel *panel)
{
	return rulebook_edition(game_settings(panel->show->game), self->varied);
}

/* ---- what differs ---- */

/* "3 × 3 + 2 × 3": what the farms gave a player, farm by farm (group by group), or all together: "5 × 3". */
static const char *farm_sum(const struct tally *tally, int seat, bool together)
{
	const char *text = "";
	int cities = 0, points = 0;
	for (int a = 0; a < tally->act_count; a++)
		for (int i = 0; i < tally->acts[a].pay_count; i++) {
			const struct tally_pay *pay = &tally->acts[a].pays[i];
			if (tally->acts[a].part != PART_FARMS || pay->seat != seat || pay->points == 0)
				continue;
			int n = 0;
			for (int r = 0; r < pay->count; r++)
				n += tally_record(tally, pay->record + r)->city_count;
			text = say_join(text, " + ", "%d × %d", n, (int)pay->points / n);
			cities += n;
			points += (int)pay->points;
		}
	return together && cities && points % cities == 0 ? say("%d × %d", cities, points / cities) : text;
}

/* ---- one panel ---- */

/* "Blue  3 × 3 + 2 × 3   +3  15": total and difference first, then the name, then
 * the sum as far as there is room. */
static void row_draw(const struct tally_look *look, struct editions_screen *self, int index, int seat, struct rect row)
{
	struct panel *panel = &self->panels[index];
	const struct result *first = &self->panels[0].result, *result = &panel->result;
	const struct tally *tally = panel->show->tally;
	struct text_style name = look_text(look, 25, false, COLOR_INK), sum = look_text(look, 21, false, COLOR_INK2);
	struct text_style total = look_text(look, 30, true, COLOR_INK),
	                  delta = look_text(look, 24, false, COLOR_REFUSE);
	int h = row.h, change = (int)(result->total[seat] - first->total[seat]), gap = look_px(look, 12);
	if (result->winners >> seat & 1)
		draw_fill(look->draw, row, rgb(0xFFFDEE));
	draw_fill(look->draw, rect_make(row.x, row.y + row.h - 1, row.w, 1), rgb(COLOR_LINE));
	look_badge(look, (float)row.x + 24 * look->k, (float)row.y + (float)h / 2, 30 * look->k, seat);
	rect_cut_left(&row, look_px(look, 50));
	rect_cut_right(&row, look_px(look, 8));
	draw_text(look->draw, row, ALIGN_RIGHT, &total, draw_format(look->draw, "%d", (int)result->total[seat]));
	rect_cut_right(&row, look_wide(look, &total, result->top > 99 ? "888" : "88") + gap);
	if (index > 0 && change)
		draw_text(look->draw, row, ALIGN_RIGHT, &delta,
		          draw_format(look->draw, change > 0 ? "+%d" : "–%d", change > 0 ? change : -change));
	if (index > 0)
		rect_cut_right(&row, look_wide(look, &delta, "+88") + gap);
	const char *who = look_name(look, &name, tally->names[seat], row.w);
	draw_text(look->draw, row, ALIGN_LEFT, &name, who);
	int left = look_wide(look, &name, who) + gap;
	rect_cut_left(&row, left > look_px(look, 114) ? left : look_px(look, 114));
	const char *text = farm_sum(tally, seat, false);
	if (look_wide(look, &sum, text) > row.w)
		text = farm_sum(tally, seat, true);
	if (editions_farms_alone(self) && look_wide(look, &sum, text) <= row.w)
		draw_text(look->draw, row, ALIGN_LEFT, &sum, text);
}

static void board_panel_draw(struct frame *frame, const struct tally_look *look, struct editions_screen *self,
                             int index, struct rect box)
{
	struct panel *panel = &self->panels[index];
	struct stage *stage = &panel->stage;
	struct stage_lit *lit = malloc(sizeof *lit);
	struct stage_land land = {0};
	struct tally_state state;
	struct tally_look small = *look;
	if (!lit)
		return;
	small.k = look->k * (self->count > 2 ? .66f : .8f);
	small.least = look->least * 2 / 3 > 15 ? look->least * 2 / 3 : 15;
	small.tally = stage->tally;
	tally_state_at(stage->tally, stage->tally->length, &state);
	look_moment(&small, &state);
	stage->window = box;
	/* nothing flies here: less room is kept above the table */
	stage->view = rect_make(box.x - look_px(&small, 26), box.y - look_px(&small, 52),
	                        box.w + 2 * look_px(&small, 26), box.h + look_px(&small, 52));
	stage->panel = true;
	stage->baseline = index > 0 ? self->panels[0].show->tally : NULL;
	stage->camera = stage->to = stage_camera(&small, stage->view, stage->tally->whole);
	stage_lit_find(lit, stage->tally, &state);
	land_find(stage, &state, &land);
	stage_still_draw(stage, frame, lit, &land, true);
	stage_marks(stage, &small);
	free(lit);
}

static struct text_style story_style(const struct tally_look *look, bool change)
{
	return look_text(look, 23, change, COLOR_INK);
}

static struct text_style tag_style(const struct tally_look *look) { return look_text(look, 21, false, COLOR_INK2); }

/* What all panels have in common: their parts stand side by side at one height. */
struct heights {
	int head, words;
};

/* Fitted to the width; several settings may still need two lines. */
static int panel_title(const struct tally_look *look, const struct editions_screen *self, const struct panel *panel,
                       int w, struct text_style *style)
{
	const char *name = panel_name(self, panel);
	*style = look_fit(look, look_text(look, self->count > 3 ? 28 : 34, false, COLOR_INK), name, w);
	return look_high(look, style, name, w);
}

static struct heights heights_find(const struct tally_look *look, const struct editions_screen *self, int w)
{
	struct heights heights = {.words = look_px(look, self->count > 3 ? 150 : 96)};
	struct text_style story = story_style(look, false), change = story_style(look, true), title;
	for (int i = 0; i < self->count; i++) {
		const struct panel *panel = &self->panels[i];
		int h = look_high(look, &story, panel->story, w - look_px(look, 38)) + look_px(look, 3),
		    head = panel_title(look, self, panel, w - look_px(look, 38), &title) + look_px(look, 12) +
		           tag_style(look).line;
		if (panel->change[0])
			h += look_high(look, &change, panel->change, w - look_px(look, 38));
		heights.words = h > heights.words ? h : heights.words;
		heights.head = head > heights.head ? head : heights.head;
	}
	return heights;
}

static void panel_head_draw(const struct tally_look *look, const struct editions_screen *self,
                            const struct panel *panel, struct rect head)
{
	struct text_style title, tag = tag_style(look);
	head = rect_make(head.x + look_px(look, 16), head.y + look_px(look, 4), head.w - look_px(look, 32), head.h);
	struct rect name = rect_cut_top(&head, panel_title(look, self, panel, head.w, &title));
	draw_text_block(look->draw, name, ALIGN_LEFT, &title, panel_name(self, panel));
	draw_text(look->draw, rect_cut_top(&head, tag.line), ALIGN_LEFT, &tag, panel->tag);
}

static void panel_draw(struct frame *frame, const struct tally_look *look, struct editions_screen *self, int index,
                       const struct heights *heights, struct rect box)
{
	struct panel *panel = &self->panels[index];
	struct draw *draw = frame->draw;
	theme_draw(draw, &look->theme, SKIN_PANEL, box);
	struct rect inner = rect_inset(box, look_px(look, 3));
	panel_head_draw(look, self, panel, rect_cut_top(&inner, heights->head));
	if (look->board_only) {
		board_panel_draw(frame, look, self, index, inner);
		return;
	}
	int count = panel->result.player_count, row = look_px(look, count > 4 ? 42 : 47);
	struct rect foot = rect_cut_bottom(&inner, heights->words + count * row + look_px(look, 30));
	board_panel_draw(frame, look, self, index, inner);
	foot = rect_make(foot.x + look_px(look, 16), foot.y + look_px(look, 4), foot.w - look_px(look, 32),
	                 foot.h - look_px(look, 6));
	for (int i = 0; i < count; i++)
		row_draw(look, self, index, panel->result.order[i], rect_cut_top(&foot, row));
	rect_cut_top(&foot, look_px(look, 8));
	struct text_style story = story_style(look, false), change = story_style(look, true);
	rect_cut_top(&foot, draw_text_block(draw, foot, ALIGN_LEFT, &story, panel->story) + look_px(look, 3));
	if (panel->change[0])
		draw_text_block(draw, foot, ALIGN_LEFT, &change, panel->change);
}

/* ---- the screen ---- */

static void destroy(struct screen *screen)
{
	struct editions_screen *self = self_of(screen);
	for (int i = 0; i < self->count; i++) {
		stage_finish(&self->panels[i].stage);
		show_drop(self->panels[i].show);
	}
	show_drop(self->show);
	free(self);
}

static void layout(void *data, struct ui *ui, struct frame *frame)
{
	struct editions_screen *self = data;
	static const char *const names[PANELS_MAX] = {"editions.1", "editions.2", "editions.3", "editions.4"};
	struct result_button buttons[PANELS_MAX + 1] = {{"editions.back", tr("Back"), NULL, false, true, NULL}};
	for (int i = 0; i < self->count; i++)
		buttons[i + 1] = (struct result_button){
		    names[i], draw_format(ui->draw, tr("Watch: %s"), panel_name(self, &self->panels[i])),
		    NULL,     false,
		    false,    draw_format(ui->draw, tr("Watch %d"), i + 1)};
	int pressed = result_bar(ui, &self->look, buttons, self->count + 1, NULL, false);
	if (pressed > 0) {
		struct screen *tally = tally_screen_create(self->panels[pressed - 1].show);
		if (tally)
			screen_push(frame->host, tally);
	}
	if (pressed == 0 || ui_key(ui, KEY_ESCAPE, 0))
		screen_pop(frame->host);
}

static void input(struct screen *screen, struct frame *frame, const struct input *what)
{
	struct editions_screen *self = self_of(screen);
	show_look(self->show, &self->look, frame);
	look_input(&self->look, &self->ui, frame, what, layout, self);
}

static void head_draw(const struct editions_screen *self, const struct tally_look *look)
{
	static const char *const farms[] = {N_("One table, two field rules"), N_("One table, three field rules"),
	                                    N_("One table, four field rules")};
	static const char *const others[] = {N_("One game, two editions"), N_("One game, three editions"),
	                                     N_("One game, four editions")};
	struct text_style title = look_text(look, 50, false, COLOR_CREAM),
	                  sub = look_text(look, 23, false, COLOR_CREAM);
	struct rect head = {look_px(look, 24), look_px(look, 8), look->window.w - look_px(look, 48), look_px(look, 66)};
	bool alone = editions_farms_alone(self);
	const char *
	    name = tr(alone ? farms[self->count - 2] : others[self->count - 2]),
	   *hint =
	       alone ? tr("Only the points of fields differ. Lit pills are payments that the first rule does not make.")
	             : tr("The same moves. Lit pills are payments that the first rule does not make.");
	draw_text(look->draw, head, ALIGN_LEFT, &title, name);
	rect_cut_left(&head, look_wide(look, &title, name) + look_px(look, 30));
	int h = look_high(look, &sub, hint, head.w);
	if (h <= head.h + look_px(look, 8))
		draw_text_block(look->draw, rect_make(head.x, head.y + (head.h - h) / 2 + look_px(look, 4), head.w, h),
		                ALIGN_LEFT, &sub, hint);
}

static void build(struct screen *screen, struct frame *frame)
{
	struct editions_screen *self = self_of(screen);
	struct tally_look *look = &self->look;
	show_look(self->show, look, frame);
	tile_art_table(board_art(self->show->board), frame->draw, look->window, 0, 0, 128);
	bool only = look->board_only;
	if (!only)
		head_draw(self, look);
	bool bar = !only && !frame->frozen; /* nobody presses a picture's buttons */
	int gap = look_px(look, 24), top = look_px(look, only ? 24 : 80),
	    bottom = bar ? look->bar.y - look_px(look, 18) : look->window.h - look_px(look, 24);
	int w = look->window.w - look_px(look, 48) + gap;
	struct heights heights = heights_find(look, self, w / self->count - gap);
	for (int i = 0; i < self->count; i++) {
		int from = look_px(look, 24) + w * i / self->count,
		    to = look_px(look, 24) + w * (i + 1) / self->count - gap;
		panel_draw(frame, look, self, i, &heights, rect_make(from, top, to - from, bottom - top));
	}
	if (bar)
		look_draw(&self->look, &self->ui, frame, layout, self);
}

static const struct screen_kind editions_kind = {
    .name = "editions", .destroy = destroy, .input = input, .build = build};

struct screen *editions_screen_create(struct show *show, const struct settings *settings, int count)
{
	struct editions_screen *self = calloc(1, sizeof *self);
	if (!self)
		return NULL;
	self->screen.kind = &editions_kind;
	self->screen.widgets = &self->ui;
	self->show = show_hold(show);
	result_find(&self->played, show);
	for (int i = 0; i < count && i < PANELS_MAX; i++) {
		struct panel *panel = &self->panels[self->count];
		bool same = !rulebook_varied(&settings[i], game_settings(show->game));
		panel->show = same ? show_hold(show) : show_rescored(show, &settings[i]);
		if (!panel->show)
			continue;
		self->count++;
		self->varied |= rulebook_varied(&settings[i], &settings[0]);
		stage_init(&panel->stage, panel->show->tally, show->board);
		result_find(&panel->result, panel->show);
	}
	if (self->count < 2 || !self->varied) {
		destroy(&self->screen);
		return NULL;
	}
	for (int i = 0; i < self->count; i++)
		editions_story_write(self, i);
	ui_init(&self->ui);
	return &self->screen;
}
