/* What the example claims, recorded from the engine. */
#include "view/editor/editor.h"

void editor_claims(struct editor *editor, struct ui *ui, struct rect rest)
{
	editor_note(ui, &rest,
	            tr("What the game says here is written down; the file is checked against it ever after."));
	if (editor_button(ui, "editor.expect", &rest, ICON_CONFIRM, tr("Scores and followers"), false)) {
		editor_texts_commit(editor);
		editor_done(editor, draft_expect(editor->draft));
	}
	if (editor_button(ui, "editor.record", &rest, ICON_REDO, tr("Record all again"), false)) {
		editor_texts_commit(editor);
		editor_done(editor, draft_record(editor->draft));
	}
	editor_note(ui, &rest,
	            draft_scenario(editor->draft)->tiles->castle
	                ? tr("Press a path, a tower, a house or a court: what it is worth and whose it is.")
	                : tr("Press a city, a road or a field: what it is worth and whose it is."));
	editor_places(editor, ui, &rest, false);
}
