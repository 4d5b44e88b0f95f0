/* What the panels share: headings, notes, chips, and the places of a tile as a list. */
#include "view/editor/editor.h"

const char *editor_name(const struct editor *editor, int seat)
{
	const char *name = draft_scenario(editor->draft)->names[seat];

	return name && *name ? name : words_color((int)game_color(draft_game(editor->draft), seat));
}

void editor_heading(struct ui *ui, struct rect *rest, const char *text)
{
	label_line(ui, rect_part_top(rest, ui_px(ui, 26), ui_px(ui, 4)), text);
}

void editor_note(struct ui *ui, struct rect *rest, const char *text)
{
	struct text_style style = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
	int height = text_block_height(ui_metrics(ui), &style, text, rest->w);

	draw_text_block(ui->draw, rect_part_top(rest, height, ui_px(ui, 10)), ALIGN_LEFT, &style, text);
}

bool editor_button(struct ui *ui, const char *id, struct rect *rest, enum icon icon, const char *label, bool disabled)
{
	struct button b = {.icon = icon, .label = label, .disabled = disabled};
	struct rect box = rect_part_top(rest, ui_px(ui, ui->theme.compact ? 40 : 46), ui_px(ui, 8));

	return button(ui, ui_name(id), box, &b);
}

bool editor_chips(struct ui *ui, const char *id, struct rect *rest, const char *const labels[], int count, int *on)
{
	int tall = ui_px(ui, 36), gap = ui_px(ui, 6), x = rest->x, pressed = -1;
	struct rect row = rect_cut_top(rest, tall);

	for (int i = 0; i < count; i++) {
		int wide = chip_width(ui, labels[i]);
		wide = wide < row.w ? wide : row.w;
		if (x + wide > row.x + row.w && x > row.x) {
			rect_cut_top(rest, gap);
			row = rect_cut_top(rest, tall);
			x = row.x;
		}
		if (chip(ui, ui_name_at(id, i), rect_make(x, row.y, wide, tall), labels[i], i == *on, false))
			pressed = i;
		x += wide + gap;
	}
	rect_cut_top(rest, ui_px(ui, 10));
	*on = pressed < 0 ? *on : pressed;
	return pressed >= 0;
}

void editor_whose(struct editor *editor, struct ui *ui, const char *id, struct rect *rest, int *seat)
{
	const char *labels[PLAYERS_MAX];
	int count = game_player_count(draft_game(editor->draft));

	*seat = *seat < count ? *seat : 0;
	for (int i = 0; i < count; i++)
		labels[i] = editor_name(editor, i);
	editor_chips(ui, id, rest, labels, count, seat);
}

void editor_ways(struct editor *editor, struct ui *ui, struct rect *rest)
{
	const char *const labels[WAY_COUNT] = {tr("Set up"), tr("Play"), tr("Try")};
	const char *const notes[WAY_COUNT] = {
	    tr("There when the example begins."),
	    tr("Played, as a move that follows."),
	    tr("Only tried: the example says whether it is legal."),
	};
	int way = (int)editor->way;

	editor_chips(ui, "editor.way", rest, labels, WAY_COUNT, &way);
	editor->way = (enum editor_way)way;
	editor_note(ui, rest, notes[editor->way]);
}

/* ---- places ---- */

int editor_spots(const struct editor *editor, struct cell cell, struct spot spots[EDITOR_SPOTS])
{
	const struct game *game = draft_game(editor->draft);
	struct feature feature;
	int count = 0;

	for (int kind = 0; kind < FEATURE_KINDS; kind++)
		for (int at = 0; at < 12 && count < EDITOR_SPOTS; at++) {
			struct spot spot = {(uint8_t)kind, (uint8_t)at};
			if (game_feature_at(game, cell.x, cell.y, spot, &feature) &&
			    feature_reaches(&feature, cell, spot))
				spots[count++] = spot;
		}
	return count;
}

void editor_places(struct editor *editor, struct ui *ui, struct rect *rest, bool whole)
{
	struct spot spots[EDITOR_SPOTS];
	bool lies = game_tile_at(draft_game(editor->draft), editor->at.cell.x, editor->at.cell.y) >= 0;
	int count = lies ? editor_spots(editor, editor->at.cell, spots) : 0, tall = ui_px(ui, 36);
	struct place chosen = editor->at;
	bool pressed = false;

	editor_heading(ui, rest, tr("Places of this tile"));
	if (!count && !whole)
		editor_note(ui, rest, tr("Point at a tile, or choose one with the arrow keys."));
	int gap = ui_px(ui, 4), height = (count + whole) * (tall + gap);
	struct rect body = *rest, in = scroll_begin(ui, ui_name("editor.places"), body, height, &editor->places);
	for (int i = whole ? -1 : 0; i < count; i++) {
		const char *side = i < 0 ? "" : play_pane_side(editor->pane, editor->at.cell, spots[i]);
		struct row line = {.title = i < 0 ? tr("The whole tile") : words_feature(spots[i].kind),
		                   .detail = side,
		                   .tight = true,
		                   .color = -1,
		                   .selected = i >= 0 && spot_same(editor->at.spot, spots[i])};
		if (row(ui, ui_name_at("editor.place", i + 1), rect_part_top(&in, tall, gap), &line)) {
			chosen.spot = i < 0 ? (struct spot){.kind = FEATURE_KINDS} : spots[i];
			pressed = true;
		}
	}
	scroll_end(ui, ui_name("editor.places"), body, height, &editor->places);
	if (pressed) {
		editor->at = chosen;
		editor_act(editor, &chosen);
	}
}
