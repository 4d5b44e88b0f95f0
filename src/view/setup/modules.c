#include "view/kit/expansion_art.h"
#include "view/art/figure.h"
#include "view/setup/setup.h"

/* ---- presets ---- */

static int preset_pad(const struct ui *ui) { return ui_px(ui, ui->theme.compact ? 10 : 14); }

static int preset_height(struct ui *ui, int width)
{
	struct text_style title = theme_text(&ui->theme, TYPE_SUBHEAD), small = theme_text(&ui->theme, TYPE_SMALL);
	int inner = width - 2 * preset_pad(ui), most = 0;

	title.px = theme_text(&ui->theme, TYPE_BUTTON).px;
	for (int i = 0; i < PRESET_COUNT; i++) {
		int h = text_block_height(ui_metrics(ui), &title, rulebook_preset((enum preset)i), inner) +
		        text_block_height(ui_metrics(ui), &small, rulebook_preset_note((enum preset)i), inner);
		most = h > most ? h : most;
	}
	return most + 2 * ui_px(ui, 9);
}

/* All in one line where each has room for its words, else in two. */
static int preset_columns(const struct ui *ui, int width)
{
	return width / PRESET_COUNT >= ui_px(ui, 150) ? PRESET_COUNT : (PRESET_COUNT + 1) / 2;
}

static int presets_height(struct ui *ui, int width)
{
	int gap = ui_px(ui, 8), across = preset_columns(ui, width), lines = (PRESET_COUNT + across - 1) / across;

	return lines * preset_height(ui, (width - (across - 1) * gap) / across) + (lines - 1) * gap;
}

static bool preset_card(struct ui *ui, struct rect box, enum preset preset, bool chosen)
{
	struct ui_answer a = ui_item(ui, ui_name_at("setup.preset", (int)preset), box, UI_FOCUS);
	struct skin skin = theme_skin(&ui->theme, chosen ? SKIN_CARD_DARK : SKIN_CARD);
	struct text_style title = theme_text_color(&ui->theme, TYPE_SUBHEAD, chosen ? COLOR_CREAM : COLOR_INK);
	struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, chosen ? 0xF0DDB4 : COLOR_INK2);

	if (a.hover && !chosen)
		theme_skin_hovered(&ui->theme, &skin);
	draw_skin(ui->draw, box, &skin);
	title.px = theme_text(&ui->theme, TYPE_BUTTON).px;
	int pad = preset_pad(ui);
	struct rect in = rect_make(box.x + pad, box.y + ui_px(ui, 9), box.w - 2 * pad, box.h - 2 * ui_px(ui, 9));
	rect_cut_top(&in, draw_text_block(ui->draw, in, ALIGN_LEFT, &title, rulebook_preset(preset)));
	draw_text_block(ui->draw, in, ALIGN_LEFT, &small, rulebook_preset_note(preset));
	if (a.ring)
		ui_focus_ring(ui, box, 8 * ui->theme.scale);
	return a.click;
}

static void presets(struct setup_view *view, struct ui *ui, struct rect *column)
{
	int gap = ui_px(ui, 8), across = preset_columns(ui, column->w),
	    width = (column->w - (across - 1) * gap) / across;
	int tall = preset_height(ui, width);
	struct rect all = rect_cut_top(column, presets_height(ui, column->w));

	for (int i = 0; i < PRESET_COUNT; i++) {
		struct rect box = {all.x + i % across * (width + gap), all.y + i / across * (tall + gap), width, tall};
		if (preset_card(ui, box, (enum preset)i, view->preset == (enum preset)i)) {
			bool again = view->preset == (enum preset)i; /* as it is printed, then */
			view->lost = again ? 0 : rulebook_preset_change(view->preset, (enum preset)i, &view->settings);
			if (again)
				rulebook_preset_apply(view->preset, &view->settings);
			view->preset = (enum preset)i;
		}
		const char *tip = rulebook_preset_tip((enum preset)i);
		bool changed = view->preset == (enum preset)i && rulebook_difference(view->preset, &view->settings);
		ui_tip(ui, changed ? draw_format(ui->draw, tr("%s Press again: as it is printed."), tip) : tip);
	}
}

/* ---- module cards ---- */

struct card_size {
	int picture_w, picture_h, pad, text_w;
};

static struct card_size card_size(const struct setup_view *view, struct ui *ui, int width)
{
	bool compact = ui->theme.compact;
	struct card_size size = {.pad = ui_px(ui, compact ? 8 : 12),
	                         .picture_w = ui_px(ui, compact ? 66 : 128) + view->card.more,
	                         .picture_h = ui_px(ui, compact ? 64 : 120) + view->card.more};

	size.text_w = width - 2 * size.pad - size.picture_w - ui_px(ui, 10);
	return size;
}

static struct text_style card_title(struct ui *ui, bool locked)
{
	struct text_style style = theme_text_color(&ui->theme, TYPE_BUTTON, locked ? COLOR_INK_OFF : COLOR_INK);

	return style;
}

/* Switch or "always" stand to the right of the title. */
static int title_width(struct ui *ui, const struct card_size *size, enum rule_module module)
{
	struct text_style small = theme_text(&ui->theme, TYPE_SMALL);

	small.bold = true;
	int right = module == MODULE_BASE ? text_width(ui_metrics(ui), &small, tr("always")) : ui_px(ui, 56);
	return size->text_w - right - ui_px(ui, 8);
}

/* What the rulebook that was chosen says of a module that is not as there, or who went with it; NULL: all is as it
 * should be. */
static const char *card_unlike(const struct setup_view *view, enum rule_module module)
{
	bool on = rulebook_module_on(&view->settings, module);

	if (module == MODULE_INNS && view->left)
		return tr("Without it five may play; the sixth has left.");
	if (module == MODULE_BASE || on == rulebook_module_printed(view->preset, &view->settings, module) ||
	    rulebook_module_locked(&view->settings, module))
		return NULL;
	return on ? tr("Your addition: the rulebook above does not have it.")
	          : tr("Left out: the rulebook above has it.");
}

/* What stands beside the picture. */
static int card_text(struct setup_view *view, struct ui *ui, int width, enum rule_module module)
{
	struct card_size size = card_size(view, ui, width);
	const char *locked = rulebook_module_locked(&view->settings, module);
	struct text_style title = card_title(ui, false), small = theme_text(&ui->theme, TYPE_SMALL);
	int text = text_block_height(ui_metrics(ui), &title, rulebook_module(module), title_width(ui, &size, module));

	const char *unlike = card_unlike(view, module);
	text = text < ui_px(ui, 28) ? ui_px(ui, 28) : text;
	small.bold = true;
	text += unlike ? text_block_height(ui_metrics(ui), &small, unlike, size.text_w) : 0;
	small.bold = locked != NULL;
	return text + ui_px(ui, 2) +
	       text_block_height(ui_metrics(ui), &small, locked ? locked : rulebook_module_note(module),
	                         size.text_w - (locked ? ui_px(ui, 26) : 0));
}

static int card_height(struct setup_view *view, struct ui *ui, int width, enum rule_module module)
{
	struct card_size size = card_size(view, ui, width);
	int text = card_text(view, ui, width, module);

	return (text > size.picture_h ? text : size.picture_h) + 2 * size.pad;
}

static int type_of(const struct tile_set *tiles, const char *id) { return id ? tile_set_find(tiles, id) : -1; }

static void card_picture(struct setup_view *view, struct ui *ui, struct frame *frame, struct rect box,
                         enum rule_module module, bool locked)
{
	float alpha = locked ? 0.45f : 1;
	int type = type_of(frame->host->tiles, rulebook_module_tile(module));
	float foot = (float)(box.y + box.h) - (float)ui_px(ui, 6), tall = (float)box.h * 0.62f;

	draw_fill(ui->draw, box, rgb(locked ? COLOR_OFF : 0x8FA94B));
	if (!expansion_card(ui, module, box, alpha) && type >= 0 && view->art) {
		struct art_tile tile = {.type = (uint8_t)type, .rotation = 0, .preview = true};
		int side = box.w > box.h ? box.w : box.h;

		/* Colour seen through parchment: a module that is not to be had. */
		draw_clip_push(ui->draw, box);
		tile_art_preview(view->art, ui->draw, tile, rect_center(box, side, side), alpha);
		draw_clip_pop(ui->draw);
	}
	for (int i = 0; expansion_figure(i); i++) {
		const struct card_figure *shown = expansion_figure(i);
		if (shown->module == module)
			draw_figure(ui->draw, (float)box.x + (float)box.w * shown->x,
			            foot - (shown->up_of_box * (float)box.h + shown->up_of_figure * tall),
			            tall * shown->tall, shown->pose, shown->color, LOOK_NORMAL, alpha);
	}
	draw_outline(ui->draw, box, 0, theme_stroke(&ui->theme, 1.5f), rgb(locked ? 0xB79C66 : 0x4A3525));
}

static void module_card(struct setup_view *view, struct ui *ui, struct frame *frame, struct rect box,
                        enum rule_module module)
{
	const char *locked = rulebook_module_locked(&view->settings, module);
	bool on = rulebook_module_on(&view->settings, module), base = module == MODULE_BASE;
	struct card_size size = card_size(view, ui, box.w);
	enum skin_role role = locked ? SKIN_CARD_OFF : on && !base ? SKIN_CARD_ON : SKIN_CARD;
	struct skin skin = theme_skin(&ui->theme, role);
	struct text_style title = card_title(ui, locked != NULL);
	struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, locked ? COLOR_REFUSE : COLOR_INK2);
	struct ui_answer a = ui_item(ui, ui_name_at("setup.card", (int)module), box, base || locked ? UI_DISABLED : 0);

	if (a.hover && !base && !locked && !on)
		theme_skin_hovered(&ui->theme, &skin);
	draw_skin(ui->draw, box, &skin);
	struct rect in = rect_inset(box, size.pad);
	struct rect picture = rect_cut_left(&in, size.picture_w);
	picture.h = size.picture_h;
	card_picture(view, ui, frame, picture, module, locked != NULL);
	rect_cut_left(&in, ui_px(ui, 10));
	int wide = title_width(ui, &size, module);
	int used = draw_text_block(ui->draw, rect_make(in.x, in.y + ui_px(ui, 2), wide, in.h), ALIGN_LEFT, &title,
	                           rulebook_module(module));
	if (base) {
		struct text_style always = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
		always.bold = true;
		draw_text(ui->draw, rect_make(in.x, in.y, in.w, ui_px(ui, 26)), ALIGN_RIGHT, &always, tr("always"));
	} else {
		struct rect place = {in.x + in.w - ui_px(ui, 52), in.y, ui_px(ui, 52), ui_px(ui, 28)};
		bool pressed = toggle(ui, ui_name_at("setup.module", (int)module), place, &on, locked != NULL);
		ui_tell(ui, rulebook_module(module), locked);
		if (!pressed && a.click) {
			on = !on;
			pressed = true;
		}
		if (pressed)
			rulebook_module_set(&view->settings, module, on);
	}
	used = used < ui_px(ui, 28) ? ui_px(ui, 28) : used;
	rect_cut_top(&in, used + ui_px(ui, 2));
	small.bold = locked != NULL;
	if (locked) {
		draw_icon(ui->draw, rect_make(in.x, in.y, ui_px(ui, 20), small.line), ui_px(ui, 18), ICON_LOCK,
		          small.color);
		rect_cut_left(&in, ui_px(ui, 26));
	}
	rect_cut_top(&in,
	             draw_text_block(ui->draw, in, ALIGN_LEFT, &small, locked ? locked : rulebook_module_note(module)));
	if (!card_unlike(view, module))
		return;
	small = theme_text(&ui->theme, TYPE_SMALL);
	small.bold = true;
	draw_text_block(ui->draw, in, ALIGN_LEFT, &small, card_unlike(view, module));
}

/* ---- the column ---- */

/* What differs from the preset, as a sentence in the arena; "" where nothing does. */
static const char *changes_text(struct setup_view *view, struct ui *ui)
{
	char list[512];
	const char *text = "", *lost = "";

	rulebook_changes(view->preset, &view->settings, list, sizeof list);
	if (list[0])
		text = draw_format(ui->draw, tr("changed from the preset: %s"), list);
	for (int m = 0; m < MODULE_KINDS; m++)
		if (view->lost >> m & 1 && !rulebook_module_on(&view->settings, (enum rule_module)m))
			lost = draw_format(ui->draw, lost[0] ? "%s, %s" : "%s%s", lost,
			                   rulebook_module((enum rule_module)m));
	if (lost[0])
		text = draw_format(ui->draw, text[0] ? "%s · %s" : "%s%s", text,
		                   draw_format(ui->draw, tr("not together with this book: %s"), lost));
	return text;
}

/* Is there no room for it beside the heading? */
static bool changes_below(struct setup_view *view, struct ui *ui, int width)
{
	struct text_style head = theme_text(&ui->theme, TYPE_SUBHEAD), small = theme_text(&ui->theme, TYPE_SMALL);
	int beside = width - text_width(ui_metrics(ui), &head, tr("Modules")) - ui_px(ui, 16);

	return text_width(ui_metrics(ui), &small, changes_text(view, ui)) > beside;
}

/* Heading at the left, what differs from the preset after it or below it. */
static void changes(struct setup_view *view, struct ui *ui, struct rect *column)
{
	struct text_style head = theme_text(&ui->theme, TYPE_SUBHEAD);
	struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
	bool below = changes_below(view, ui, column->w);
	struct rect line = rect_cut_top(column, head.line);
	const char *text = changes_text(view, ui);

	draw_text(ui->draw, line, ALIGN_LEFT, &head, tr("Modules"));
	if (below)
		rect_cut_top(column, draw_text_block(ui->draw, *column, ALIGN_LEFT, &small, text));
	else
		draw_text(ui->draw, line, ALIGN_RIGHT, &small, text);
	rect_cut_top(column, ui_px(ui, ui->theme.compact ? 4 : 8));
}

static int card_gap(const struct ui *ui) { return ui_px(ui, ui->theme.compact ? 7 : 12); }

static int cards(struct setup_view *view, struct ui *ui, struct frame *frame, struct rect *column)
{
	int gap = card_gap(ui) + view->card.apart, width = (column->w - card_gap(ui)) / 2, used = 0;

	for (int m = 0; m < MODULE_KINDS; m += 2) {
		int left = card_height(view, ui, width, (enum rule_module)m);
		int right = card_height(view, ui, width, (enum rule_module)(m + 1));
		int tall = left > right ? left : right;

		if (frame) {
			struct rect row = rect_cut_top(column, tall);
			module_card(view, ui, frame, rect_make(row.x, row.y, width, tall), (enum rule_module)m);
			module_card(view, ui, frame, rect_make(row.x + width + card_gap(ui), row.y, width, tall),
			            (enum rule_module)(m + 1));
			rect_cut_top(column, gap);
		}
		used += tall + gap;
	}
	return used;
}

static void footer(struct setup_view *view, struct ui *ui, struct rect *column)
{
	struct button all = {.label = tr("All rule settings")};
	struct rect row = rect_cut_top(column, ui_px(ui, theme_button_height(&ui->theme)));
	struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
	char text[400];

	if (button(ui, ui_name("setup.rules"), rect_cut_right(&row, button_width(ui, &all)), &all))
		view->rules_open = true;
	rect_cut_right(&row, ui_px(ui, 16));
	rulebook_summary(&view->settings, text, sizeof text);
	int h = text_block_height(ui_metrics(ui), &small, text, row.w);
	if (h > row.h + small.line)
		h = row.h + small.line;
	draw_text_block(ui->draw, rect_make(row.x, row.y + (row.h - h) / 2, row.w, h), ALIGN_LEFT, &small, text);
}

/* What the column needs with the pictures that are chosen now. */
static int column_height(struct setup_view *view, struct ui *ui, int width)
{
	struct text_style head = theme_text(&ui->theme, TYPE_SUBHEAD), small = theme_text(&ui->theme, TYPE_SMALL);
	int gap = ui_px(ui, 8);

	return 2 * head.line + (ui->theme.compact ? 4 : 6) * gap + presets_height(ui, width) +
	       cards(view, ui, NULL, &(struct rect){0, 0, width, 0}) +
	       (changes_below(view, ui, width) ? 2 * small.line : 0) + ui_px(ui, theme_button_height(&ui->theme) + 8);
}

/* Are the pictures so large that words beside them need another line and a higher card? */
static bool words_pressed(struct setup_view *view, struct ui *ui, int width)
{
	int card = (width - card_gap(ui)) / 2, more = view->card.more;

	for (int m = 0; m < MODULE_KINDS; m++) {
		int now = card_text(view, ui, card, (enum rule_module)m);
		bool higher = now > card_size(view, ui, card).picture_h;

		view->card.more = 0;
		int before = card_text(view, ui, card, (enum rule_module)m);
		view->card.more = more;
		if (higher && now > before)
			return true;
	}
	return card_size(view, ui, card).text_w < ui_px(ui, ui->theme.compact ? 180 : 220);
}

/* Uses the room there is: larger pictures as
 * long as enough is left beside them for words, then room between the cards. */
static int column_fit(struct setup_view *view, struct ui *ui, struct rect box)
{
	int width = box.w - ui_px(ui, 16), step = ui_px(ui, 2), most = ui_px(ui, 88);

	view->card.more = view->card.apart = 0;
	/* A page full of modules has smaller pictures, before it scrolls. */
	while (column_height(view, ui, width) > box.h && view->card.more > -ui_px(ui, ui->theme.compact ? 18 : 48))
		view->card.more -= step;
	/* The bar of a column that scrolls takes from its width. */
	if (column_height(view, ui, width) > box.h)
		return column_height(view, ui, width - ui_px(ui, 16));
	if (view->card.more < 0)
		return column_height(view, ui, width);
	do
		view->card.more += step;
	while (column_height(view, ui, width) <= box.h && view->card.more <= most && !words_pressed(view, ui, width));
	view->card.more -= step;
	do
		view->card.apart += 1;
	while (column_height(view, ui, width) <= box.h && view->card.apart <= ui_px(ui, 10));
	view->card.apart -= 1;
	return column_height(view, ui, width);
}

/* With a word for whoever has no rulebook at all, where it has room. */
static void heading(struct ui *ui, struct rect *column)
{
	struct text_style large = theme_text(&ui->theme, TYPE_HEADING),
	                  small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
	const char *title = tr("Rulebook"), *words = tr("Not sure? Leave it as it is.");
	struct rect row = *column;
	page_heading(ui, column, title);
	row.h = column->y - row.y;
	if (text_width(ui_metrics(ui), &large, title) + text_width(ui_metrics(ui), &small, words) + ui_px(ui, 24) <
	    row.w)
		draw_text(ui->draw, row, ALIGN_RIGHT, &small, words);
}

void setup_modules(struct setup_view *view, struct ui *ui, struct frame *frame, struct rect column)
{
	ui_id id = ui_name("setup.modules");
	struct rect view_box = column;
	int height = column_fit(view, ui, column);

	column = scroll_begin(ui, id, view_box, height, &view->scroll[1]);
	column.x += ui_px(ui, 8);
	column.w -= ui_px(ui, 16);
	heading(ui, &column);
	presets(view, ui, &column);
	rect_cut_top(&column, ui_px(ui, ui->theme.compact ? 8 : 14));
	changes(view, ui, &column);
	cards(view, ui, frame, &column);
	footer(view, ui, &column);
	scroll_end(ui, id, view_box, height, &view->scroll[1]);
}
