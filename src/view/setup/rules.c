
#include "view/setup/setup.h"

#include <limits.h>

/* As wide as the longest value, unless that would leave no room for the name. */
static int choice_width(struct ui *ui, int width)
{
	struct text_style style = theme_text(&ui->theme, TYPE_BUTTON);
	int most = width * 40 / 100;

	style.px = theme_text(&ui->theme, TYPE_BODY).px;
	for (int setting = 0; setting < SETTING_COUNT; setting++)
		for (int value = 0; rulebook_value((enum setting)setting, value)[0]; value++) {
			const char *label = rulebook_value((enum setting)setting, value);
			int w = text_width(ui_metrics(ui), &style, label) + ui_px(ui, 48);
			most = w > most ? w : most;
		}
	return most < width * 62 / 100 ? most : width * 62 / 100;
}

/* What stands below the name: why it means nothing now, else what it is, and what the rulebook above says of it. */
static const char *rule_note(const struct setup_view *view, struct ui *ui, enum setting setting)
{
	const char *why = rulebook_idle(&view->choices.settings, setting), *note = rulebook_setting_note(setting);
	const char *doubt = view->choices.game == GAME_CARCASSONNE && !why
	                        ? rulebook_preset_doubt(view->choices.preset, setting)
	                        : NULL;

	return doubt ? draw_format(ui->draw, "%s %s", note, doubt) : why ? why : note;
}

/* A value and what it means, under the pointer. */
static const char *value_tip(struct ui *ui, enum setting setting, int value)
{
	const char *name = rulebook_value(setting, value), *says = rulebook_value_says(setting, value);

	return says[0] ? draw_format(ui->draw, tr("%s: %s"), name, says) : draw_format(ui->draw, "%s", name);
}

void setup_rule(struct setup_view *view, struct ui *ui, struct rect *column, enum setting setting, bool ruled)
{
	const char *why = rulebook_idle(&view->choices.settings, setting);
	struct text_two words = text_two(ui, rulebook_setting(setting), rule_note(view, ui, setting));
	const struct setting_info *info = game_setting_info(view->choices.game, setting);
	const char *labels[6], *tips[6];
	int current = view->choices.settings.value[setting], tall = ui_px(ui, ui->theme.compact ? 40 : 46);
	int height = text_two_height(ui, &words, column->w - choice_width(ui, column->w) - ui_px(ui, 16)),
	    least = ui_px(ui, theme_button_height(&ui->theme));
	struct rect box =
	    rect_cut_top(column, (height > least ? height : least) + ui_px(ui, ui->theme.compact ? 10 : 16));
	struct rect in = {box.x, box.y + ui_px(ui, 4), box.w, box.h - ui_px(ui, 8)};

	for (int i = 0; i < info->value_count && i < 6; i++) {
		labels[i] = rulebook_value(setting, i);
		tips[i] = value_tip(ui, setting, i);
	}
	struct rect choice = rect_part_right(&in, choice_width(ui, box.w), ui_px(ui, 16));
	ui_id id = ui_name_at("setup.rule", (int)setting);
	if (drop_down_told(ui, id, rect_center(choice, choice.w, tall), labels, tips, info->value_count, &current,
	                   why != NULL))
		view->choices.settings.value[setting] = (uint8_t)current;
	ui_tell(ui, rulebook_setting(setting), NULL);
	ui_tip(ui, tips[current]);
	if (why)
		words.head.color = words.small.color = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK_OFF).color;
	text_two_draw(ui, in, ALIGN_LEFT, &words);
	if (ruled)
		draw_fill(ui->draw, rect_make(box.x, box.y + box.h - 1, box.w, ui_px(ui, 1)), rgba(COLOR_LINE, 0.55f));
}

/* ---- the page: each module's settings on one card, beside its picture ---- */

/* What follows each other and belongs to the same module. */
struct group {
	enum rule_module module;
	int first, count;
};

/* Whose setting it is: switching it on changes it, or makes it mean something. */
static enum rule_module module_of(enum game_kind game, enum setting setting)
{
	struct settings off, on;

	if (game != GAME_CARCASSONNE || setting == SETTING_START)
		return MODULE_BASE;
	for (int module = MODULE_BASE + 1; module < MODULE_KINDS; module++) {
		rulebook_preset_apply(PRESET_DEVIR_2014, &off);
		rulebook_module_set(&off, (enum rule_module)module, false);
		on = off;
		rulebook_module_set(&on, (enum rule_module)module, true);
		if (on.value[setting] != off.value[setting] ||
		    (rulebook_idle(&off, setting) && !rulebook_idle(&on, setting)))
			return (enum rule_module)module;
	}
	return MODULE_BASE;
}

static int card_pad(const struct ui *ui) { return ui_px(ui, ui->theme.compact ? 8 : 14); }

static int picture_side(const struct setup_view *view, const struct ui *ui)
{
	return view->choices.game == GAME_CASTLE || ui->theme.small ? 0 : ui_px(ui, ui->theme.compact ? 56 : 84);
}

static int groups_find(const struct setup_view *view, struct group groups[SETTING_COUNT],
                       enum setting order[SETTING_COUNT])
{
	int rules = rulebook_settings(view->choices.game, order), count = 0;

	for (int i = 0; i < rules; i++) {
		enum rule_module module = module_of(view->choices.game, order[i]);
		if (count == 0 || groups[count - 1].module != module)
			groups[count++] = (struct group){.module = module, .first = i};
		groups[count - 1].count++;
	}
	return count;
}

/* Returns how high it is. */
static int draw_group(struct setup_view *view, struct ui *ui, const struct frame *frame, struct rect box,
                      const struct group *group, const enum setting order[SETTING_COUNT])
{
	int side = picture_side(view, ui), pad = card_pad(ui), last = group->first + group->count - 1;

	theme_draw(ui->draw, &ui->theme, SKIN_CARD, box);
	struct rect in = rect_inset(box, pad), picture = rect_part_left(&in, side, side ? pad : 0);
	picture.h = side;
	in.h = INT_MAX / 2;
	if (side)
		setup_module_picture(view, ui, frame, picture, group->module,
		                     !rulebook_module_on(&view->choices.settings, group->module));
	for (int i = group->first; i <= last; i++)
		setup_rule(view, ui, &in, order[i], i < last);
	return (in.y - picture.y > side ? in.y - picture.y : side) + 2 * pad;
}

bool setup_rules(struct setup_view *view, struct ui *ui, const struct frame *frame)
{
	ui_id id = ui_name("setup.rules.scroll");
	struct button reset = {.icon = ICON_UNDO, .label = tr("As in the book")};
	enum setting order[SETTING_COUNT];
	struct group groups[SETTING_COUNT];
	int body = page_body_width(ui, 1500), gap = ui_px(ui, ui->theme.compact ? 10 : 16), pad = ui_px(ui, 2);

	struct page page = page_begin(ui, view->form.art, tr("Rule settings"), 1500, column_used(ui, id));
	reset.tip = rulebook_preset(view->choices.preset);
	if (button(ui, ui_name("setup.rules.reset"), rect_cut_right(&page.head, button_width(ui, &reset)), &reset))
		rulebook_preset_change(view->choices.preset, view->choices.preset,
		                       &view->choices.settings); /* boxes that were added stay */
	struct rect in = column_begin(ui, id, page.body, &view->rules_scroll);
	rect_cut_top(&in, gap);
	struct page_columns columns = {.all = rect_make(in.x + pad, in.y, body - 2 * pad - ui_px(ui, 22), in.h),
	                               .two = body > ui_px(ui, 980),
	                               .aside = gap,
	                               .below = gap,
	                               .count = groups_find(view, groups, order),
	                               .heights = view->rules_tall};
	for (int i = 0; i < columns.count; i++)
		page_card_end(ui, &columns, draw_group(view, ui, frame, page_next_card(&columns), &groups[i], order));
	rect_cut_top(&in, columns.tall);
	column_end(ui, id, page.body, &in, &view->rules_scroll);
	return !page.back;
}
