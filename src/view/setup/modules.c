#include "view/kit/expansion_art.h"
#include "view/art/figure.h"
#include "view/setup/setup.h"

/* ---- presets ---- */

static int preset_pad(const struct ui *ui) { return ui_px(ui, ui->theme.compact ? 10 : 14); }

static struct text_two preset_words(const struct ui *ui, enum preset preset, bool chosen)
{
	struct text_two words = text_two(ui, rulebook_preset(preset), rulebook_preset_note(preset));
	int px = words.head.px;

	words.head = theme_text_color(&ui->theme, TYPE_SUBHEAD, chosen ? COLOR_CREAM : COLOR_INK);
	words.head.px = px;
	words.small = theme_text_color(&ui->theme, TYPE_SMALL, chosen ? 0xF0DDB4 : COLOR_INK2);
	return words;
}

static int preset_height(struct ui *ui, int width)
{
	int most = 0;

	for (int i = 0; i < PRESET_COUNT; i++) {
		struct text_two words = preset_words(ui, (enum preset)i, false);
		int h = text_two_height(ui, &words, width - 2 * preset_pad(ui));
		most = h > most ? h : most;
	}
	return most + 2 * ui_px(ui, 9);
}

/* As many in a line as have room for their words, and all lines about equally long. */
static int preset_columns(const struct ui *ui, int width)
{
	int room = width / ui_px(ui, ui->theme.compact ? 196 : 210), lines;

	room = room < 1 ? 1 : room > PRESET_COUNT ? PRESET_COUNT : room;
	lines = (PRESET_COUNT + room - 1) / room;
	return (PRESET_COUNT + lines - 1) / lines;
}

static bool preset_card(struct ui *ui, struct rect box, enum preset preset, bool chosen)
{
	ui_aside(ui, !chosen);
	struct ui_answer a = ui_item(ui, ui_name_at("setup.preset", (int)preset), box, UI_FOCUS);
	struct text_two words = preset_words(ui, preset, chosen);
	int pad = preset_pad(ui);

	theme_draw_pointed(ui->draw, &ui->theme, chosen ? SKIN_CARD_DARK : SKIN_CARD, a.hover && !chosen, box);
	struct rect in = rect_make(box.x + pad, box.y + ui_px(ui, 9), box.w - 2 * pad, box.h - 2 * ui_px(ui, 9));
	ui_tell(ui, words.title, words.text);
	ui_tell_state(ui, chosen ? UI_CHOSEN : UI_PLAIN);
	text_two_draw(ui, in, ALIGN_LEFT, &words);
	ui_focus_ring(ui, &a, box, 8 * ui->theme.scale);
	return a.click;
}

static void presets(struct setup_view *view, struct ui *ui, struct rect *column)
{
	int gap = ui_px(ui, 8), across = preset_columns(ui, column->w);
	int tall = preset_height(ui, rect_cell(*column, across, gap, 0, 0).w),
	    lines = (PRESET_COUNT + across - 1) / across;
	struct rect all = rect_cut_top(column, lines * (tall + gap));

	for (int i = 0; i < PRESET_COUNT; i++) {
		if (preset_card(ui, rect_cell(all, across, gap, tall, i), (enum preset)i,
		                view->choices.preset == (enum preset)i)) {
			if (rulebook_difference(view->choices.preset, &view->choices.settings)) {
				view->own.known = true;
				view->own.preset = view->choices.preset;
				view->own.settings = view->choices.settings;
			}
			bool again = view->choices.preset == (enum preset)i; /* as it is printed, then */
			view->lost = again ? 0
			                   : rulebook_preset_change(view->choices.preset, (enum preset)i,
			                                            &view->choices.settings);
			if (again)
				rulebook_preset_apply(view->choices.preset, &view->choices.settings);
			view->choices.preset = (enum preset)i;
		}
		const char *tip = rulebook_preset_tip((enum preset)i);
		bool changed = view->choices.preset == (enum preset)i &&
		               rulebook_difference(view->choices.preset, &view->choices.settings);
		ui_tip(ui, changed ? draw_format(ui->draw, tr("%s Press again: as it is printed."), tip) : tip);
	}
}

/* The way back from a book that has replaced what was chosen by hand. */
static void own_choice(struct setup_view *view, struct ui *ui, struct rect *column)
{
	struct button own = {.icon = ICON_UNDO, .label = tr("Back to your own choice")};
	if (!view->own.known)
		return;
	struct rect row = rect_part_top(column, ui_px(ui, theme_button_height(&ui->theme)), ui_px(ui, 8));
	if (!button(ui, ui_name("setup.own"), row, &own))
		return;
	view->choices.preset = view->own.preset;
	view->choices.settings = view->own.settings;
	view->own.known = false;
	view->lost = 0;
	ui_set_focus(ui, ui_name_at("setup.preset", (int)view->choices.preset), ui->ring);
}

/* ---- module cards ---- */

/* All alike, whatever is on: a card that grew would put another one under the pointer. */
struct card_size {
	int across, w, h, picture_w, picture_h, pad, text_w;
};

static int card_gap(const struct ui *ui) { return ui_px(ui, ui->theme.compact ? 7 : 12); }

/* Switch or "always" stand to the right of the title. */
static int title_width(struct ui *ui, const struct card_size *size, enum rule_module module)
{
	struct text_style small = theme_text(&ui->theme, TYPE_SMALL);

	small.bold = true;
	int right = module == MODULE_BASE ? text_width(ui_metrics(ui), &small, tr("always")) : ui_px(ui, 56);
	return size->text_w - right - ui_px(ui, 8);
}

/* What stands beside the picture, with whatever may lock it. */
static int card_text(struct ui *ui, const struct card_size *size, enum rule_module module)
{
	struct text_style title = theme_text(&ui->theme, TYPE_BUTTON), small = theme_text(&ui->theme, TYPE_SMALL);
	int head = text_block_height(ui_metrics(ui), &title, rulebook_module(module), title_width(ui, size, module));
	int most = text_block_height(ui_metrics(ui), &small, rulebook_module_note(module), size->text_w);
	struct settings settings = {0};

	small.bold = true;
	for (int start = 0; start < game_setting_info(GAME_CARCASSONNE, SETTING_START)->value_count; start++) {
		settings.value[SETTING_START] = (uint8_t)start;
		const char *locked = rulebook_module_locked(&settings, module);
		int tall = locked ? text_block_height(ui_metrics(ui), &small, locked, size->text_w - ui_px(ui, 26)) : 0;
		most = tall > most ? tall : most;
	}
	return (head < ui_px(ui, 28) ? ui_px(ui, 28) : head) + ui_px(ui, 2) + most;
}

static struct card_size card_size(struct ui *ui, int width)
{
	bool compact = ui->theme.compact;
	struct card_size size = {.across = width < ui_px(ui, 560)    ? 1
	                                   : width < ui_px(ui, 1080) ? 2
	                                                             : 3,
	                         .pad = ui_px(ui, compact ? 8 : 12),
	                         .picture_w = ui_px(ui, compact ? 84 : 140),
	                         .picture_h = ui_px(ui, compact ? 76 : 124)};

	size.w = (width - (size.across - 1) * card_gap(ui)) / size.across;
	size.text_w = size.w - 2 * size.pad - size.picture_w - ui_px(ui, 10);
	size.h = size.picture_h;
	for (int m = 0; m < MODULE_KINDS; m++) {
		int text = card_text(ui, &size, (enum rule_module)m);
		size.h = text > size.h ? text : size.h;
	}
	size.h += 2 * size.pad;
	return size;
}

/* A sign on the picture of a module that is not as the chosen rulebook has it. */
static void card_badge(struct setup_view *view, struct ui *ui, struct rect picture, enum rule_module module)
{
	bool on = rulebook_module_on(&view->choices.settings, module);
	int side = ui_px(ui, 26);
	struct rect box = {picture.x + picture.w - side - ui_px(ui, 3), picture.y + ui_px(ui, 3), side, side};

	if (module == MODULE_BASE ||
	    on == rulebook_module_printed(view->choices.preset, &view->choices.settings, module) ||
	    rulebook_module_locked(&view->choices.settings, module))
		return;
	draw_circle(ui->draw, (float)box.x + (float)side / 2, (float)box.y + (float)side / 2, (float)side / 2,
	            rgb(COLOR_WALNUT));
	draw_icon(ui->draw, box, side * 2 / 3, on ? ICON_PLUS : ICON_CLOSE, rgb(COLOR_SLOT));
}

static int type_of(const struct tile_set *tiles, const char *id) { return id ? tile_set_find(tiles, id) : -1; }

void setup_module_picture(const struct setup_view *view, struct ui *ui, const struct frame *frame, struct rect box,
                          enum rule_module module, bool locked)
{
	float alpha = locked ? 0.45f : 1;
	int type = type_of(frame->host->tiles, rulebook_module_tile(module));
	float foot = (float)(box.y + box.h) - (float)ui_px(ui, 6), tall = (float)box.h * 0.62f;

	draw_clip_push(ui->draw, box); /* shadows end with it, too */
	draw_fill(ui->draw, box, rgb(locked ? COLOR_OFF : 0x8FA94B));
	if (!expansion_card(ui, module, box, alpha) && type >= 0 && view->form.art) {
		int side = box.w > box.h ? box.w : box.h;

		/* Colour seen through parchment: a module that is not to be had. */
		tile_art_preview(view->form.art, ui->draw, art_alone(type, 0), rect_center(box, side, side), alpha);
	}
	EACH_WORDS(card_figure, shown, cards, card)
		if (shown->module == module)
			draw_figure(ui->draw, (float)box.x + (float)box.w * shown->x,
			            foot - (shown->up_of_box * (float)box.h + shown->up_of_figure * tall),
			            tall * shown->tall, piece_pose(shown->piece), shown->color, LOOK_NORMAL, alpha);
	draw_clip_pop(ui->draw);
	draw_outline(ui->draw, box, 0, theme_stroke(&ui->theme, 1.5f), rgb(locked ? 0xB79C66 : 0x4A3525));
}

static void module_card(struct setup_view *view, struct ui *ui, struct frame *frame, struct rect box,
                        const struct card_size *size, enum rule_module module)
{
	const char *locked = rulebook_module_locked(&view->choices.settings, module);
	bool on = rulebook_module_on(&view->choices.settings, module), base = module == MODULE_BASE;
	enum skin_role role = locked ? SKIN_CARD_OFF : on && !base ? SKIN_CARD_ON : SKIN_CARD;
	struct text_style title = theme_text_color(&ui->theme, TYPE_BUTTON, locked ? COLOR_INK_OFF : COLOR_INK);
	struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, locked ? COLOR_REFUSE : COLOR_INK2);

	theme_draw(ui->draw, &ui->theme, role, box);
	struct rect in = rect_inset(box, size->pad);
	struct rect picture = rect_part_left(&in, size->picture_w, ui_px(ui, 10));
	picture.h = size->picture_h;
	setup_module_picture(view, ui, frame, picture, module, locked != NULL);
	card_badge(view, ui, picture, module);
	struct rect head = {in.x, in.y + ui_px(ui, 2), title_width(ui, size, module), in.h};
	int used = draw_text_block(ui->draw, head, ALIGN_LEFT, &title, rulebook_module(module));
	if (base) {
		struct text_style always = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
		always.bold = true;
		draw_text(ui->draw, rect_make(in.x, in.y, in.w, ui_px(ui, 26)), ALIGN_RIGHT, &always, tr("always"));
	} else {
		struct rect place = {in.x + in.w - ui_px(ui, 52), in.y, ui_px(ui, 52), ui_px(ui, 28)};
		if (toggle(ui, ui_name_at("setup.module", (int)module), place, &on, locked != NULL))
			rulebook_module_set(&view->choices.settings, module, on);
		ui_with(ui, box);
		ui_tell(ui, rulebook_module(module), locked);
	}
	rect_cut_top(&in, (used < ui_px(ui, 28) ? ui_px(ui, 28) : used) + ui_px(ui, 2));
	small.bold = locked != NULL;
	if (locked) {
		draw_icon(ui->draw, rect_make(in.x, in.y, ui_px(ui, 20), small.line), ui_px(ui, 18), ICON_LOCK,
		          small.color);
		rect_cut_left(&in, ui_px(ui, 26));
	}
	draw_text_block(ui->draw, in, ALIGN_LEFT, &small, locked ? locked : rulebook_module_note(module));
}

/* ---- the column ---- */

/* What differs from the preset, as a sentence in the arena; "" where nothing does. */
static const char *changes_text(struct setup_view *view, struct ui *ui)
{
	const char *text = "", *lost = "", *list = rulebook_changes(view->choices.preset, &view->choices.settings);

	if (list[0])
		text = draw_format(ui->draw, tr("changed from the preset: %s"), list);
	for (int i = 0; i < MODULE_KINDS; i++) {
		enum rule_module module = rulebook_module_at(i);
		if (view->lost >> module & 1 && !rulebook_module_on(&view->choices.settings, module))
			lost = draw_format(ui->draw, lost[0] ? "%s, %s" : "%s%s", lost, rulebook_module(module));
	}
	if (lost[0])
		text = draw_format(ui->draw, text[0] ? "%s · %s" : "%s%s", text,
		                   draw_format(ui->draw, tr("not together with this book: %s"), lost));
	return text;
}

static void cards(struct setup_view *view, struct ui *ui, struct frame *frame, struct rect *column)
{
	struct card_size size = card_size(ui, column->w);
	int rows = (MODULE_KINDS + size.across - 1) / size.across;
	struct rect all = rect_cut_top(column, rows * (size.h + card_gap(ui)));

	for (int i = 0; i < MODULE_KINDS; i++)
		module_card(view, ui, frame, rect_cell(all, size.across, card_gap(ui), size.h, i), &size,
		            rulebook_module_at(i));
}

/* What was changed, or what it comes to, below everything that it would move; and the way to all of it. */
static void footer(struct setup_view *view, struct ui *ui, struct rect *column)
{
	struct button all = {.label = tr("All rule settings")};
	struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
	const char *text = changes_text(view, ui);
	struct rect row = rect_part_top(column, ui_px(ui, theme_button_height(&ui->theme)), ui_px(ui, 8));
	/* as wide as the cards above it: the arrow down leads to it from each of them */
	if (button(ui, ui_name("setup.rules"), row, &all))
		view->rules_open = true;
	rect_cut_top(column, draw_text_block(ui->draw, *column, ALIGN_LEFT, &small,
	                                     text[0] ? text : rulebook_summary(&view->choices.settings)));
	rect_cut_top(column, ui_px(ui, 10));
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

void setup_modules(struct setup_view *view, struct ui *ui, struct frame *frame, struct rect box)
{
	struct rect column = setup_column_begin(view, ui, box);
	struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);

	/* What is asked for by name comes first. */
	page_heading(ui, &column, tr("Modules"));
	cards(view, ui, frame, &column);
	rect_cut_top(&column, ui_px(ui, ui->theme.compact ? 8 : 14));
	heading(ui, &column);
	presets(view, ui, &column);
	own_choice(view, ui, &column);
	rect_cut_top(&column,
	             draw_text_block(ui->draw, column, ALIGN_LEFT, &small,
	                             tr("Field by field: a field pays its farmers for every finished city beside it. "
	                                "City by city: a finished city pays once, however many fields feed it.")));
	rect_cut_top(&column, ui_px(ui, ui->theme.compact ? 8 : 14));
	footer(view, ui, &column);
	setup_column_end(view, ui, box, &column);
}
