/* What is drawn over the table for people. */
#include "view/editor/editor.h"

/* The kinds that are put on a place; a quarter and the tile laid last are not. */
static const int kinds[] = {MARK_LETTER, MARK_NUMBER, MARK_ARROW, MARK_CROSS, MARK_TICK, MARK_OUTLINE, MARK_FEATURE};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

static void choose_kind(struct editor *editor, struct ui *ui, struct rect *rest)
{
	const char *const labels[KINDS] = {tr("Letter"), tr("Number"), tr("Arrow"),  tr("Cross"),
	                                   tr("Tick"),   tr("Frame"),  tr("Feature")};
	int on = 0, chosen;

	for (int i = 0; i < KINDS; i++)
		on = kinds[i] == editor->mark.kind ? i : on;
	chosen = editor_chips(ui, "editor.mark", rest, labels, KINDS, on);
	if (chosen >= 0) {
		editor->mark.kind = kinds[chosen];
		editor->mark.from = false;
	}
}

static void choose_color(struct editor *editor, struct ui *ui, struct rect *rest)
{
	const char *labels[COLOR_COUNT + 1] = {tr("Its own colour")};
	struct rect box = rect_cut_top(rest, ui_px(ui, 40));

	for (int color = 0; color < COLOR_COUNT; color++)
		labels[color + 1] = words_color(color);
	drop_down(ui, ui_name("editor.mark.color"), box, labels, COLOR_COUNT + 1, &editor->mark.color, false);
	rect_cut_top(rest, ui_px(ui, 10));
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
	if (kind == MARK_ARROW || kind == MARK_OUTLINE || kind == MARK_FEATURE)
		choose_color(editor, ui, &rest);
	editor_note(
	    ui, &rest,
	    tr("Press the place that it marks; the right button or Delete takes it away. Marks hold until others "
	       "follow."));
	if (editor_button(ui, "editor.mark.new", &rest, ICON_LAST_ROUND, tr("Frame the newest tile"), false))
		editor_done(editor, draft_mark(editor->draft, &(struct scenario_mark){.kind = MARK_NEW, .color = -1}));
	editor_places(editor, ui, &rest, kind != MARK_FEATURE);
}
