/* What is drawn over the table for people. */
#include "view/editor/editor.h"

/* The kinds that are put on a place; the tile laid last is not, and a haven only where there are some. */
static const int kinds[] = {MARK_LETTER, MARK_NUMBER,  MARK_ARROW,   MARK_CROSS,
                            MARK_TICK,   MARK_OUTLINE, MARK_FEATURE, MARK_HAVEN};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

static void choose_kind(struct editor *editor, struct ui *ui, struct rect *rest)
{
	const char *const labels[KINDS] = {tr("Letter"), tr("Number"), tr("Arrow"),   tr("Cross"),
	                                   tr("Tick"),   tr("Frame"),  tr("Feature"), tr("Quarter")};
	int on = 0, count = game_has_havens(draft_game(editor->draft)) ? KINDS : KINDS - 1;

	for (int i = 0; i < count; i++)
		on = kinds[i] == editor->mark.kind ? i : on;
	if (editor_chips(ui, "editor.mark", rest, labels, count, &on))
		editor->mark.from = false;
	editor->mark.kind = kinds[on];
}

static void choose_color(struct editor *editor, struct ui *ui, struct rect *rest)
{
	const char *labels[COLOR_COUNT + 1] = {tr("Its own colour")};
	struct rect box = rect_part_top(rest, ui_px(ui, 40), ui_px(ui, 10));

	for (int color = 0; color < COLOR_COUNT; color++)
		labels[color + 1] = words_color(color);
	drop_down(ui, ui_name("editor.mark.color"), box, labels, COLOR_COUNT + 1, &editor->mark.color, false);
}

/* A haven is chosen by its name. */
static void havens(struct editor *editor, struct ui *ui, struct rect *rest)
{
	int pressed = -1;

	for (int i = 0; i < HAVENS_MAX && game_has_haven(draft_game(editor->draft), i); i++) {
		struct row line = {.title = words_haven(i), .color = -1, .tight = true};
		if (row(ui, ui_name_at("editor.haven", i), rect_part_top(rest, ui_px(ui, 36), ui_px(ui, 4)), &line))
			pressed = i;
	}
	if (pressed >= 0)
		editor_done(editor,
		            draft_mark(editor->draft, &(struct scenario_mark){.kind = MARK_HAVEN,
		                                                              .color = (int8_t)(editor->mark.color - 1),
		                                                              .haven = (uint8_t)pressed}));
}

void editor_marks(struct editor *editor, struct ui *ui, struct rect rest)
{
	int kind;

	choose_kind(editor, ui, &rest);
	kind = editor->mark.kind;
	if (kind == MARK_LETTER)
		text_field(ui, ui_name("editor.mark.text"), rect_cut_top(&rest, ui_px(ui, 40)), editor->mark.text,
		           sizeof editor->mark.text, "A");
	if (kind == MARK_NUMBER)
		text_field(ui, ui_name("editor.mark.number"), rect_cut_top(&rest, ui_px(ui, 40)), editor->mark.number,
		           sizeof editor->mark.number, "1");
	if (kind == MARK_LETTER || kind == MARK_NUMBER)
		rect_cut_top(&rest, ui_px(ui, 10));
	if (kind == MARK_ARROW || kind == MARK_OUTLINE || kind == MARK_FEATURE || kind == MARK_HAVEN)
		choose_color(editor, ui, &rest);
	if (kind == MARK_HAVEN) {
		havens(editor, ui, &rest);
		return;
	}
	editor_note(
	    ui, &rest,
	    tr("Press the place that it marks; the right button or Delete takes it away. Marks hold until others "
	       "follow."));
	if (editor_button(ui, "editor.mark.new", &rest, ICON_LAST_ROUND, tr("Frame the newest tile"), false))
		editor_done(editor, draft_mark(editor->draft, &(struct scenario_mark){.kind = MARK_NEW, .color = -1}));
	editor_places(editor, ui, &rest, kind != MARK_FEATURE);
}
