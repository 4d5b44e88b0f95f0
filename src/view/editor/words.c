/* Title, caption, pictures: what the file says to people. */
#include "view/editor/editor.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text/utf8.h"

void editor_texts_take(struct editor *editor)
{
	const struct scenario *scenario = draft_scenario(editor->draft);
	const struct game *game = draft_game(editor->draft);
	const struct step *shot = draft_here(editor->draft, STEP_SHOT);

	utf8_copy(editor->typed.title, sizeof editor->typed.title, scenario->title);
	utf8_copy(editor->typed.caption, sizeof editor->typed.caption,
	          scenario_caption_at(scenario, draft_at(editor->draft)));
	if (shot || editor->typed.taken)
		utf8_copy(editor->typed.shot, sizeof editor->typed.shot, shot ? shot->caption : NULL);
	editor->typed.taken = shot != NULL;
	for (int seat = 0; seat < game_player_count(game); seat++)
		snprintf(editor->typed.scores[seat], sizeof editor->typed.scores[seat], "%d", game_score(game, seat));
	for (int seat = 0; seat < game_player_count(game); seat++)
		utf8_copy(editor->typed.names[seat], SEAT_NAME_SIZE, scenario->names[seat]);
}

static void field(struct ui *ui, struct rect *rest, const char *id, const char *label, char *text, int size)
{
	struct rect near = *rest;

	/* Who presses its heading or just beside it means the field. */
	near.h = ui_px(ui, 26 + 4 + 42 + 14);
	if (ui_item(ui, ui_name_at(id, 1), near, 0).click)
		ui_set_focus(ui, ui_name(id), false);
	editor_heading(ui, rest, label);
	text_field(ui, ui_name(id), rect_part_top(rest, ui_px(ui, 42), ui_px(ui, 14)), text, size, "");
	ui_tell(ui, label, NULL);
}

/* The cells that are in sight are what pictures show; asked for once more, all tiles without wood round them. */
static void take_camera(struct editor *editor, bool own)
{
	struct scenario_camera camera = {.zoom = 1, .tight = true};
	struct cell first, last;
	struct spot ignored;

	play_pane_at(editor->pane, editor->stage.x, editor->stage.y, &first, &ignored);
	play_pane_at(editor->pane, editor->stage.x + editor->stage.w - 1, editor->stage.y + editor->stage.h - 1, &last,
	             &ignored);
	if (own)
		camera = (struct scenario_camera){
		    .x = first.x, .y = first.y, .w = last.x - first.x + 1, .h = last.y - first.y + 1, .zoom = 1};
	editor_texts_commit(editor);
	editor_done(editor, draft_camera(editor->draft, &camera));
}

/* The file as it would be saved, for a letter or a page. */
static void copy_text(struct editor *editor)
{
	editor_texts_commit(editor);
	char *text = scenario_text(draft_scenario(editor->draft));

	if (text && editor->host->ops->set_clipboard) {
		editor->host->ops->set_clipboard(editor->host, text);
		editor_say(editor, false, tr("The file is in the clipboard, as text."));
	}
	free(text);
}

/* The language that the words below are read and written in. */
static void language(struct editor *editor, struct ui *ui, struct rect *rest)
{
	const char *names[UI_POPUP_MAX];
	int count = 0, other = editor->language;

	for (; count < UI_POPUP_MAX && language_offer(count); count++)
		names[count] = language_offer(count)->name;
	if (drop_down(ui, ui_name("editor.language"), rect_part_top(rest, ui_px(ui, 36), ui_px(ui, 10)), names, count,
	              &other, false)) {
		editor_texts_commit(editor);
		editor->language = other;
		draft_speak(editor->draft, language_offer(other)->code);
		editor_done(editor, DRAFT_DONE);
	}
	if (scenario_stands_in(draft_scenario(editor->draft), draft_language(editor->draft)))
		editor_note(ui, rest, tr("There are no English words yet: these stand for them, too."));
}

void editor_words(struct editor *editor, struct ui *ui, struct rect rest)
{
	bool shot = draft_here(editor->draft, STEP_SHOT) != NULL;

	language(editor, ui, &rest);
	field(ui, &rest, "editor.title", tr("Title"), editor->typed.title, sizeof editor->typed.title);
	field(ui, &rest, "editor.caption", tr("Caption, from here on"), editor->typed.caption,
	      sizeof editor->typed.caption);
	editor_heading(ui, &rest, tr("Picture of this moment"));
	editor_note(ui, &rest, tr("A file with several pictures comes out as a strip, each with its words."));
	text_field(ui, ui_name("editor.shot"), rect_part_top(&rest, ui_px(ui, 42), ui_px(ui, 10)), editor->typed.shot,
	           sizeof editor->typed.shot, tr("as the caption"));
	ui_tell(ui, tr("Picture of this moment"), NULL);
	if (editor_button(ui, "editor.shoot", &rest, ICON_PICTURE,
	                  shot ? tr("Change its words") : tr("Take a picture here"), false)) {
		char words[EDITOR_WORDS];
		memcpy(words, editor->typed.shot, sizeof words);
		editor_texts_commit(editor);
		editor_done(editor, draft_shot(editor->draft, words));
	}
	bool own = scenario_camera_at(draft_scenario(editor->draft), draft_at(editor->draft)).w == 0;
	if (editor_button(ui, "editor.camera", &rest, ICON_FIT,
	                  own ? tr("Pictures show this part") : tr("Pictures show everything"), false))
		take_camera(editor, own);
	if (editor_button(ui, "editor.copy", &rest, ICON_COPY, tr("Copy the file as text"), false))
		copy_text(editor);
}
