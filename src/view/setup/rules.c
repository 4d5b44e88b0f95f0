#include <stdio.h>

#include "view/setup/setup.h"

/* Why a setting changes nothing in this game, or NULL. */
static const char *idle(const struct settings *settings, enum setting setting)
{
	int start = settings->value[SETTING_START];

	switch (setting) {
	case SETTING_RIVER_TURN:
		return start == START_RIVER1 || start == START_RIVER2 ? NULL : tr("Only with a river.");
	case SETTING_VOLCANO:
		return start == START_RIVER2 ? NULL : tr("Only with River II.");
	case SETTING_PIGS:
		if (start != START_RIVER2)
			return tr("Only with River II.");
		if (settings->value[SETTING_TRADERS])
			return tr("With Traders & Builders it counts anyway.");
		return settings->value[SETTING_FARM] == FARM_FIELD3 ? NULL
		                                                    : tr("Only with 3 per city, field by field.");
	case SETTING_INNS_FINAL:
		return settings->value[SETTING_INNS] ? NULL : tr("Only with Inns & Cathedrals.");
	case SETTING_KR_FINAL:
		return settings->value[SETTING_KING] ? NULL : tr("Only with King & Robber Baron.");
	case SETTING_SHRINE_NEAR:
		return settings->value[SETTING_SHRINES] ? NULL : tr("Only with shrines.");
	case SETTING_COUNT_MOVE:
	case SETTING_COUNT_FINAL:
	case SETTING_COUNT_ENTRY:
		return start == START_COUNT ? NULL : tr("Only with the Count.");
	default:
		return NULL;
	}
}

static const enum setting order[] = {
    SETTING_FARM,        SETTING_TWO_TILE, SETTING_EDITION,     SETTING_START,      SETTING_RIVER_TURN,
    SETTING_VOLCANO,     SETTING_PIGS,     SETTING_ABBOT,       SETTING_NEW_LAND,   SETTING_KING,
    SETTING_KR_FINAL,    SETTING_SHRINES,  SETTING_SHRINE_NEAR, SETTING_COUNT_MOVE, SETTING_COUNT_ENTRY,
    SETTING_COUNT_FINAL, SETTING_INNS,     SETTING_INNS_FINAL,  SETTING_TRADERS,
};

enum { RULES = sizeof order / sizeof order[0] };

/* As wide as the longest value, unless that would leave no room for the name. */
static int choice_width(struct ui *ui, int width)
{
	struct text_style style = theme_text(&ui->theme, TYPE_BUTTON);
	int most = width * 40 / 100;

	style.px = theme_text(&ui->theme, TYPE_BODY).px;
	for (int i = 0; i < RULES; i++) {
		for (int value = 0; value < setting_info(order[i])->value_count; value++) {
			int w = text_width(ui_metrics(ui), &style, rulebook_value(order[i], value)) + ui_px(ui, 48);
			most = w > most ? w : most;
		}
	}
	return most < width * 62 / 100 ? most : width * 62 / 100;
}

int setup_rule_height(struct setup_view *view, struct ui *ui, int width, enum setting setting)
{
	struct text_style title = theme_text(&ui->theme, TYPE_BUTTON), small = theme_text(&ui->theme, TYPE_SMALL);
	const char *why = idle(&view->settings, setting);
	int text = width - choice_width(ui, width) - ui_px(ui, 16);
	int height = text_block_height(ui_metrics(ui), &title, rulebook_setting(setting), text) +
	             text_block_height(ui_metrics(ui), &small, why ? why : rulebook_setting_note(setting), text);
	int least = ui_px(ui, theme_button_height(&ui->theme));

	return (height > least ? height : least) + ui_px(ui, ui->theme.compact ? 10 : 16);
}

static void rule_row(struct setup_view *view, struct ui *ui, struct rect box, enum setting setting)
{
	const char *why = idle(&view->settings, setting);
	struct text_style title = theme_text_color(&ui->theme, TYPE_BUTTON, why ? COLOR_INK_OFF : COLOR_INK);
	struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, why ? COLOR_INK_OFF : COLOR_INK2);
	const struct setting_info *info = setting_info(setting);
	const char *labels[6];
	int current = view->settings.value[setting], tall = ui_px(ui, ui->theme.compact ? 40 : 46);
	struct rect in = {box.x, box.y + ui_px(ui, 4), box.w, box.h - ui_px(ui, 8)};

	for (int i = 0; i < info->value_count && i < 6; i++)
		labels[i] = rulebook_value(setting, i);
	struct rect choice = rect_cut_right(&in, choice_width(ui, box.w));
	if (drop_down(ui, ui_name_at("setup.rule", (int)setting), rect_center(choice, choice.w, tall), labels,
	              info->value_count, &current, why != NULL))
		view->settings.value[setting] = (uint8_t)current;
	ui_tip(ui, draw_format(ui->draw, "%s", rulebook_value(setting, current)));
	rect_cut_right(&in, ui_px(ui, 16));
	rect_cut_top(&in, draw_text_block(ui->draw, in, ALIGN_LEFT, &title, rulebook_setting(setting)));
	draw_text_block(ui->draw, in, ALIGN_LEFT, &small, why ? why : rulebook_setting_note(setting));
	draw_fill(ui->draw, rect_make(box.x, box.y + box.h - 1, box.w, ui_px(ui, 1)), rgba(COLOR_LINE, 0.55f));
}

void setup_rule(struct setup_view *view, struct ui *ui, struct rect *column, enum setting setting)
{
	rule_row(view, ui, rect_cut_top(column, setup_rule_height(view, ui, column->w, setting)), setting);
}

bool setup_rules(struct setup_view *view, struct ui *ui)
{
	ui_id id = ui_name("setup.rules.scroll");
	struct button reset = {.icon = ICON_UNDO, .label = tr("As in the book")};
	int body = page_body_width(ui, 1500);
	bool two = body > ui_px(ui, 980);
	int gap = ui_px(ui, 36), pad = ui_px(ui, 8), columns = two ? 2 : 1, split = two ? (RULES + 1) / 2 : RULES;
	int width = (body - 2 * pad - ui_px(ui, 20) - (columns - 1) * gap) / columns, heights[2] = {0, 0};

	for (int i = 0; i < RULES; i++)
		heights[i >= split] += setup_rule_height(view, ui, width, order[i]);
	int height = (heights[0] > heights[1] ? heights[0] : heights[1]) + ui_px(ui, 24);
	struct page page = page_begin(ui, view->art, tr("Rule settings"), 1500, height);
	reset.tip = rulebook_preset(view->preset);
	if (button(ui, ui_name("setup.rules.reset"), rect_cut_right(&page.head, button_width(ui, &reset)), &reset))
		rulebook_preset_apply(view->preset, &view->settings);
	struct rect in = scroll_begin(ui, id, page.body, height, &view->scroll[3]);
	int y = in.y + ui_px(ui, 12);
	for (int i = 0; i < RULES; i++) {
		int tall = setup_rule_height(view, ui, width, order[i]);
		if (i == split)
			y = in.y + ui_px(ui, 12);
		rule_row(view, ui, rect_make(in.x + pad + (i >= split ? width + gap : 0), y, width, tall), order[i]);
		y += tall;
	}
	scroll_end(ui, id, page.body, height, &view->scroll[3]);
	return !page.back;
}
