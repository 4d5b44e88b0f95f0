/* The component sheet: every widget in every state, for looking. */
#include <stdio.h>

#include "view/sheets/sheets.h"
#include "view/art/emblem.h"
#include "view/art/figure.h"
#include "view/kit/expansion_art.h"
#include "view/kit/form.h"
#include "view/art/icon.h"
#include "view/ui/widget.h"

/* The words of this sheet are for developers and stay English. */

struct components {
	struct form form;
	bool on[4];
	int speed, scale, kind;
	char name[64];
};

static void section(struct ui *ui, struct rect *column, const char *text)
{
	rect_cut_top(column, ui_px(ui, 10));
	label_line(ui, rect_part_top(column, ui_px(ui, 24), ui_px(ui, 10)), text);
}

static void caption(struct ui *ui, struct rect box, const char *text)
{
	struct text_style style = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);

	draw_text(ui->draw, box, ALIGN_CENTER, &style, text);
}

/* Pretends that the widget drawn next is hovered, pressed or focused. */
static void pretend(struct ui *ui, int state, ui_id id)
{
	ui->hover = state == 1 || state == 2 ? id : 0;
	ui->held = state == 2 ? id : 0;
	ui->focus = state == 4 ? id : 0;
	ui->ring = state == 4;
}

static void button_states(struct ui *ui, struct rect column)
{
	static const char *const names[5] = {"normal", "hover", "pressed", "disabled", "focus"};
	static const struct button kinds[4] = {
	    {.look = BUTTON_GO, .icon = ICON_CONFIRM, .label = "End turn"},
	    {.look = BUTTON_PARCHMENT, .icon = ICON_UNDO, .label = "Undo"},
	    {.look = BUTTON_REFUSE, .icon = ICON_CLOSE, .label = "Leave"},
	    {.look = BUTTON_PLAIN, .label = "Skip"},
	};
	int w = column.w / 5, h = ui_px(ui, 62);

	for (int state = 0; state < 5; state++) {
		int x = column.x + state * w;
		caption(ui, rect_make(x, column.y, w, ui_px(ui, 20)), names[state]);
		for (int k = 0; k < 4; k++) {
			struct button b = kinds[k];
			ui_id id = ui_name_at("components.button", state * 8 + k);
			b.disabled = state == 3;
			pretend(ui, state, id);
			button(ui, id,
			       rect_make(x + ui_px(ui, 8), column.y + ui_px(ui, 26) + k * h, w - ui_px(ui, 16),
			                 ui_px(ui, 48)),
			       &b);
		}
		int y = column.y + ui_px(ui, 26) + 4 * h;
		ui_id tool = ui_name_at("components.tool", state), disc = ui_name_at("components.disc", state);
		pretend(ui, state, tool);
		tool_button(ui, tool, rect_make(x + ui_px(ui, 12), y, ui_px(ui, 48), ui_px(ui, 48)), ICON_FIELDS, "F",
		            NULL, false, state == 3);
		pretend(ui, state, disc);
		round_button(ui, disc, rect_make(x + ui_px(ui, 76), y, ui_px(ui, 52), ui_px(ui, 52)), ICON_TURN_RIGHT,
		             NULL, state == 3);
	}
	pretend(ui, 0, 0);
}

static void inputs(struct components *c, struct ui *ui, struct rect column)
{
	static const char *const kinds[2] = {"Person", "Nobody"};
	static const char *const keys[5] = {"R", "Shift+R", "Space", "Ctrl+Z", "Up"};
	int h = ui_px(ui, 36), x = column.x;

	for (int i = 0; i < 4; i++)
		toggle(ui, ui_name_at("components.switch", i),
		       rect_make(x + i * ui_px(ui, 66), column.y, ui_px(ui, 60), h), &c->on[i], i == 3);
	radio(ui, ui_name("components.radio"), rect_make(x + ui_px(ui, 280), column.y, ui_px(ui, 110), h), "By lot",
	      false);
	radio(ui, ui_name("components.radio2"), rect_make(x + ui_px(ui, 400), column.y, ui_px(ui, 110), h), "Chosen",
	      true);
	slider(ui, ui_name("components.speed"), rect_make(x, column.y + ui_px(ui, 46), ui_px(ui, 230), h), &c->speed, 0,
	       200, 50);
	slider(ui, ui_name("components.scale"),
	       rect_make(x + ui_px(ui, 270), column.y + ui_px(ui, 46), ui_px(ui, 230), h), &c->scale, 100, 300, 25);
	int y = column.y + ui_px(ui, 96);
	text_field(ui, ui_name("components.field"), rect_make(x, y, ui_px(ui, 170), ui_px(ui, 42)), c->name,
	           sizeof c->name, "Name");
	drop_down(ui, ui_name("components.drop"), rect_make(x + ui_px(ui, 184), y, ui_px(ui, 140), ui_px(ui, 42)),
	          kinds, 2, &c->kind, false);
	chip(ui, ui_name("components.chip"), rect_make(x + ui_px(ui, 336), y, chip_width(ui, "All"), ui_px(ui, 40)),
	     "All", true, false);
	chip(ui, ui_name("components.chip2"), rect_make(x + ui_px(ui, 400), y, chip_width(ui, "None"), ui_px(ui, 40)),
	     "None", false, false);
	int at = x + ui_px(ui, 486);
	for (int i = 0; i < 5; i++)
		at += key_cap(ui, at, y + ui_px(ui, 20), keys[i]) + ui_px(ui, 8);
}

/* One of each kind of figure that stands where followers do not or weighs more, and tokens. */
static void card_fill(struct player_card *card)
{
	static const int tokens[] = {4, 0, 1};
	int n = 0;

	for (int kind = 0; kind < PIECES_MAX; kind++) {
		const struct piece *piece = game_piece(GAME_CARCASSONNE, kind);
		if (!piece || kind == FIGURE_MEEPLE || piece->beside)
			continue;
		card->total[kind] = 1;
		card->supply[kind] = !piece->brings_part;
	}
	for (int i = 0; i < HOLDINGS_MAX; i++) {
		if (!expansion_token(i) || n == sizeof tokens / sizeof tokens[0])
			continue;
		card->tokens[i].art = expansion_token(i);
		card->tokens[i].leads = n == 0;
		card->tokens[i].count = tokens[n++];
	}
}

static void rows(struct ui *ui, struct rect column)
{
	static const struct row kinds[4] = {
	    {.title = "Thief",
	     .detail = "road · 3 tiles · selected",
	     .value = "3",
	     .value_before = "now",
	     .number = 1,
	     .color = 3,
	     .selected = true},
	    {.title = "Farmer",
	     .detail = "field along the walls",
	     .value = "0",
	     .value_before = "now",
	     .number = 2,
	     .color = 3},
	    {.title = "Knight", .detail = "held by Rosso", .refused = true, .why = "why?", .color = -1},
	    {.title = "Stay", .detail = "Petra alone", .key = "0", .color = -1},
	};
	struct player_card card = {.name = "Aurélie",
	                           .color = 0,
	                           .score = 47,
	                           .has_projection = true,
	                           .projection = 64,
	                           .supply = {[FIGURE_MEEPLE] = 3},
	                           .total = {[FIGURE_MEEPLE] = 7},
	                           .has_tokens = true};

	card_fill(&card);
	for (int i = 0; i < 4; i++) {
		row(ui, ui_name_at("components.row", i), rect_part_top(&column, ui_px(ui, 56), ui_px(ui, 8)),
		    &kinds[i]);
	}
	player_card(ui, ui_name("components.card"),
	            rect_part_top(&column, ui_px(ui, player_card_height(&ui->theme, &card)), ui_px(ui, 14)), &card,
	            NULL, NULL);
	card = (struct player_card){.name = "Magnus",
	                            .color = 3,
	                            .score = 31,
	                            .has_projection = true,
	                            .projection = 42,
	                            .supply = {[FIGURE_MEEPLE] = 3},
	                            .total = {[FIGURE_MEEPLE] = 7},
	                            .dashed = 1,
	                            .active = true,
	                            .tag = "to move"};
	player_card(ui, ui_name("components.card2"),
	            rect_part_top(&column, ui_px(ui, player_card_height(&ui->theme, &card)), ui_px(ui, 14)), &card,
	            NULL, NULL);
	card.one_line = true;
	card.active = false;
	player_card(ui, ui_name("components.card3"), rect_cut_top(&column, ui_px(ui, 36)), &card, NULL, NULL);
}

static void toasts(struct ui *ui, struct rect column)
{
	toast(ui, ui_name("components.toast"), rect_part_top(&column, ui_px(ui, 60), ui_px(ui, 10)), 0, 2, ICON_NONE,
	      "Petra completes a road", "4 tiles × 1 = 4");
	toast(ui, ui_name("components.toast2"), rect_part_top(&column, ui_px(ui, 60), ui_px(ui, 20)), 0, -1, ICON_WARN,
	      "This tile fits nowhere", "It goes back into the box; draw again.");
	struct rect anchor = {column.x, column.y, 1, ui_px(ui, 40)};
	tooltip(ui, anchor, "3 of 17 tiles left fit here");
}

static void icon_sheet(struct ui *ui, struct rect column)
{
	int w = column.w / 8, h = ui_px(ui, 46);

	for (int i = 1; i < ICON_COUNT; i++)
		draw_icon(ui->draw, rect_make(column.x + (i - 1) % 8 * w, column.y + (i - 1) / 8 * h, w, h),
		          ui_px(ui, 26), (enum icon)i, rgb(COLOR_INK));
}

/* The figures that expansions bring, row by row: standing, in a field, with a hat; their marks. */
static void own_sheet(struct ui *ui, float x, float y, int color)
{
	uint8_t order[PIECES_MAX];
	int count = figure_card_order(order), rows = 0;

	for (int i = 0; i < count; i++) {
		enum figure_pose poses[3] = {figure_pose(order[i], FEATURE_KINDS), figure_pose(order[i], FEATURE_FIELD),
		                             figure_pose_hat(order[i])};
		float foot = (float)ui_px(ui, 66 + 68 * (float)rows);

		if (order[i] == FIGURE_MEEPLE)
			continue;
		if (figure_lies(poses[color % 3]))
			foot -= (float)ui_px(ui, 30);
		draw_figure(ui->draw, x, y + foot, (float)ui_px(ui, 52), poses[color % 3], color, LOOK_NORMAL, 1);
		draw_figure(ui->draw, x + (float)ui_px(ui, 24 * (float)(rows % 3) - 24),
		            y + (float)ui_px(ui, 510 + 24 * (float)(rows / 3)), (float)ui_px(ui, 16),
		            figure_pose_mark(order[i]), color, color & 1 ? LOOK_NORMAL : LOOK_SPENT, 1);
		rows++;
	}
}

/* The pieces that are nobody's; figures of several sizes. */
static void aside_sheet(struct ui *ui, float x, float y)
{
	const struct neutral *neutral;

	for (int id = 0; (neutral = game_neutral(GAME_CARCASSONNE, id)); id++) {
		const struct neutral_art *art = expansion_neutral(neutral->key);
		float foot = y + (float)ui_px(ui, 74 + 80 * (float)id), height = (float)ui_px(ui, 50);

		if (art)
			draw_shape(ui->draw, x, foot, height, art->shape, 1);
		else
			draw_figure(ui->draw, x, foot, height, piece_pose(neutral->key), 0, LOOK_NORMAL, 1);
	}
	for (int i = 0; i < 5; i++)
		draw_figure(ui->draw, x, y + (float)ui_px(ui, 340 + 44 * (float)i), (float)ui_px(ui, 14 + 6 * (float)i),
		            i & 1 ? POSE_LYING : POSE_STANDING, i, LOOK_NORMAL, 1);
}

static void figure_sheet(struct ui *ui, struct rect column)
{
	static const enum feature_kind standing[3] = {FEATURE_CITY, FEATURE_ROAD, FEATURE_MONASTERY};
	float w = (float)column.w / (COLOR_COUNT + 1), y = (float)column.y;

	for (int color = 0; color < COLOR_COUNT; color++) {
		float x = (float)column.x + w * ((float)color + 0.5f);
		draw_figure(ui->draw, x, y + (float)ui_px(ui, 84), (float)ui_px(ui, 78),
		            figure_pose(FIGURE_MEEPLE, standing[color % 3]), color, LOOK_NORMAL, 1);
		draw_figure(ui->draw, x, y + (float)ui_px(ui, 126), (float)ui_px(ui, 58), POSE_LYING, color,
		            LOOK_NORMAL, 1);
		draw_figure(ui->draw, x, y + (float)ui_px(ui, 244), (float)ui_px(ui, 78), POSE_STRAW_HAT, color,
		            color == 4 ? LOOK_GREY : LOOK_NORMAL, 1);
		draw_badge(ui->draw, x, y + (float)ui_px(ui, 272), (float)ui_px(ui, 36), color);
		draw_figure(ui->draw, x - (float)ui_px(ui, 10), y + (float)ui_px(ui, 320), (float)ui_px(ui, 24),
		            POSE_MARK, color, LOOK_NORMAL, 1);
		draw_figure(ui->draw, x + (float)ui_px(ui, 10), y + (float)ui_px(ui, 320), (float)ui_px(ui, 24),
		            POSE_MARK, color, color & 1 ? LOOK_DASHED : LOOK_SPENT, 1);
		own_sheet(ui, x, y + (float)ui_px(ui, 330), color);
	}
	aside_sheet(ui, (float)column.x + w * ((float)COLOR_COUNT + 0.5f), y);
}

static void layout(void *self, struct ui *ui, struct frame *frame)
{
	struct components *c = self;
	struct text_style title = theme_text(&ui->theme, TYPE_TITLE);
	struct rect window = {0, 0, frame->draw->w, frame->draw->h};
	struct rect in = rect_inset(window, ui_px(ui, 8));

	draw_fill(ui->draw, window, rgb(COLOR_WALNUT));
	theme_draw(ui->draw, &ui->theme, SKIN_PANEL, in);
	in = rect_inset(in, ui_px(ui, 22));
	draw_text(ui->draw, rect_cut_top(&in, title.line), ALIGN_LEFT, &title, "Components");
	struct rect left = rect_part_left(&in, ui_px(ui, 820), ui_px(ui, 36));
	struct rect middle = rect_part_left(&in, ui_px(ui, 400), ui_px(ui, 36));
	section(ui, &left, "BUTTONS");
	button_states(ui, rect_cut_top(&left, ui_px(ui, 340)));
	section(ui, &left, "INPUTS AND KEYS");
	inputs(c, ui, rect_cut_top(&left, ui_px(ui, 150)));
	section(ui, &left, "ICONS, 24 GRID, 2 PX LINES");
	icon_sheet(ui, left);
	section(ui, &middle, "ROWS AND CARDS");
	rows(ui, rect_cut_top(&middle, ui_px(ui, 560)));
	section(ui, &middle, "TOASTS AND TOOLTIPS");
	toasts(ui, middle);
	section(ui, &in, "FIGURES");
	figure_sheet(ui, in);
	if (ui_key(ui, KEY_ESCAPE, 0))
		screen_pop(frame->host);
}

struct screen *components_screen_create(struct host *host)
{
	static const struct screen_kind kind = {.name = "components", .destroy = form_destroy, FORM_KIND};
	struct components *c = form_create(sizeof *c, NULL, &kind, layout);

	(void)host;
	if (!c)
		return NULL;
	c->on[1] = c->on[2] = true;
	c->speed = 100;
	c->scale = 200;
	snprintf(c->name, sizeof c->name, "Petra");
	return &c->form.screen;
}
