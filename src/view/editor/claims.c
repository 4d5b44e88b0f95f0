/* What the example claims, recorded from the engine. */
#include "view/editor/editor.h"

#include "text/say.h"

/* The values that were written down, and what had to be done before. */
static void expect(struct editor *editor)
{
	editor_texts_commit(editor);
	bool open = game_decision(draft_game(editor->draft)).kind == DECISION_FIGURE;
	enum draft_done done = draft_expect(editor->draft);

	editor_done(editor, done);
	if (done != DRAFT_DONE)
		return;
	const char *scores = editor_recorded(editor);
	editor_say(editor, false,
	           open ? say_on(scores, "\n%s", tr("The turn was ended first, without a figure.")) : scores);
}

void editor_claims(struct editor *editor, struct ui *ui, struct rect rest)
{
	editor_note(ui, &rest,
	            tr("What the game says here is written down; the file is checked against it ever after."));
	if (editor_button(ui, "editor.expect", &rest, ICON_CONFIRM, tr("Scores and followers"), false))
		expect(editor);
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
