
#include "view/setup/setup.h"

/* As wide as the longest value, unless that would leave no room for the name. */
static int choice_width(struct ui *ui, int width)
{
	struct text_style style = theme_text(&ui->theme, TYPE_BUTTON);
	int most = width * 40 / 100;

	style.px = theme_text(&ui->theme, TYPE_BODY).px;
	for (int setting = 0; setting < SETTING_COUNT; setting++) {
		for (int value = 0; rulebook_value((enum setting)setting, value)[0]; value++) {
			const char *label = rulebook_value((enum setting)setting, value);
			int w = text_width(ui_metrics(ui), &style, label) + ui_px(ui, 48);
			most = w > most ? w : most;
		}
	}
	return most < width * 62 / 100 ? most : width * 62 / 100;
}

/* What stands below the name: why it means nothing now, else what it is, and what the rulebook above says of it. */
static const char *rule_note(const struct setup_view *view, struct ui *ui, enum setting setting)
{
	const char *why = rulebook_idle(&view->settings, setting), *note = rulebook_setting_note(setting);
	const char *doubt =
	    view->game == GAME_CARCASSONNE && !why ? rulebook_preset_doubt(view->preset, setting) : NULL;

	return doubt ? draw_format(ui->draw, "%s %s", note, doubt) : why ? why : note;
}

int setup_rule_height(struct setup_view *view, struct ui *ui, int width, enum setting setting)
{
	struct text_style title = theme_text(&ui->theme, TYPE_BUTTON), small = theme_text(&ui->theme, TYPE_SMALL);
	int text = width - choice_width(ui, width) - ui_px(ui, 16);
	int height = text_block_height(ui_metrics(ui), &title, rulebook_setting(setting), text) +
	             text_block_height(ui_metrics(ui), &small, rule_note(view, ui, setting), text);
	int least = ui_px(ui, theme_button_height(&ui->theme));

	return (height > least ? height : least) + ui_px(ui, ui->theme.compact ? 10 : 16);
}

/* A value and what it means, under the pointer. */
static const char *value_tip(struct ui *ui, enum setting setting, int value)
{
	const char *name = rulebook_value(setting, value), *says = rulebook_value_says(setting, value);

	return says[0] ? draw_format(ui->draw, tr("%s: %s"), name, says) : draw_format(ui->draw, "%s", name);
}

static void rule_row(struct setup_view *view, struct ui *ui, struct rect box, enum setting setting)
{
	const char *why = rulebook_idle(&view->settings, setting);
	struct text_style title = theme_text_color(&ui->theme, TYPE_BUTTON, why ? COLOR_INK_OFF : COLOR_INK);
	struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, why ? COLOR_INK_OFF : COLOR_INK2);
	const struct setting_info *info = game_setting_info(view->game, setting);
	const char *labels[6], *tips[6];
	int current = view->settings.value[setting], tall = ui_px(ui, ui->theme.compact ? 40 : 46);
	struct rect in = {box.x, box.y + ui_px(ui, 4), box.w, box.h - ui_px(ui, 8)};

	for (int i = 0; i < info->value_count && i < 6; i++) {
		labels[i] = rulebook_value(setting, i);
		tips[i] = value_tip(ui, setting, i);
	}
	struct rect choice = rect_cut_right(&in, choice_width(ui, box.w));
	ui_id id = ui_name_at("setup.rule", (int)setting);
	if (drop_down(ui, id, rect_center(choice, choice.w, tall), labels, info->value_count, &current, why != NULL))
		view->settings.value[setting] = (uint8_t)current;
	ui_tell(ui, rulebook_setting(setting), NULL);
	ui_tip(ui, tips[current]);
	drop_down_tips(ui, id, tips, info->value_count);
	rect_cut_right(&in, ui_px(ui, 16));
	rect_cut_top(&in, draw_text_block(ui->draw, in, ALIGN_LEFT, &title, rulebook_setting(setting)));
	draw_text_block(ui->draw, in, ALIGN_LEFT, &small, rule_note(view, ui, setting));
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
	enum setting order[SETTING_COUNT];
	int rules = rulebook_settings(view->game, order), body = page_body_width(ui, 1500);
	bool two = body > ui_px(ui, 980);
	int gap = ui_px(ui, 36), pad = ui_px(ui, 8), columns = two ? 2 : 1, split = two ? (rules + 1) / 2 : rules;
	int width = (body - 2 * pad - ui_px(ui, 20) - (columns - 1) * gap) / columns, heights[2] = {0, 0};

	for (int i = 0; i < rules; i++)
		heights[i >= split] += setup_rule_height(view, ui, width, order[i]);
	int height = (heights[0] > heights[1] ? heights[0] : heights[1]) + ui_px(ui, 12);
	struct page page = page_begin(ui, view->art, tr("Rule settings"), 1500, height);
	reset.tip = rulebook_preset(view->preset);
	if (button(ui, ui_name("setup.rules.reset"), rect_cut_right(&page.head, button_width(ui, &reset)), &reset))
		rulebook_preset_apply(view->preset, &view->settings);
	struct rect in = scroll_begin(ui, id, page.body, height, &view->rules_scroll);
	int y = in.y + ui_px(ui, 12);
	for (int i = 0; i < rules; i++) {
		int tall = setup_rule_height(view, ui, width, order[i]);
		if (i == split)
			y = in.y + ui_px(ui, 12);
		rule_row(view, ui, rect_make(in.x + pad + (i >= split ? width + gap : 0), y, width, tall), order[i]);
		y += tall;
	}
	scroll_end(ui, id, page.body, height, &view->rules_scroll);
	return !page.back;
}
