/* The tools at the left; the steps below the table. */
#include "view/editor/editor.h"

#include "app/words.h"
#include "text/say.h"

/* What stands in the column besides the tools themselves. */
enum action { ACT_UNDO = TOOL_COUNT, ACT_REDO, ACT_FIT, ACT_PICTURE, ACT_SAVE, ACT_CLOSE };

static void do_action(struct editor *editor, enum action action)
{
	switch (action) {
	case ACT_UNDO:
		editor_texts_commit(editor);
		draft_undo(editor->draft);
		editor_done(editor, DRAFT_DONE);
		break;
	case ACT_REDO:
		draft_redo(editor->draft);
		editor_done(editor, DRAFT_DONE);
		break;
	case ACT_FIT:
		play_pane_fit(editor->pane);
		break;
	case ACT_PICTURE:
		editor_texts_commit(editor);
		editor->host->ops->picture(editor->host);
		break;
	case ACT_SAVE:
		editor_save(editor);
		break;
	case ACT_CLOSE:
		editor_texts_commit(editor);
		if (draft_changed(editor->draft))
			editor->asking = true;
		else
			screen_pop(editor->host);
		break;
	}
}

void editor_tools(struct editor *editor, struct ui *ui)
{
	const struct {
		enum icon icon;
		const char *key, *tip;
		int character, mods, does;
		bool disabled, gap;
	} tools[] = {
	    {ICON_BACK, "Esc", tr("Back"), KEY_ESCAPE, 0, ACT_CLOSE, false, true},
	    {ICON_TILES, "T", tr("Tiles"), 't', 0, TOOL_TILE, false, false},
	    {ICON_PERSON, "F", tr("Figures"), 'f', 0, TOOL_FIGURE, false, false},
	    {ICON_PENCIL, "D", tr("Marks"), 'd', 0, TOOL_MARK, false, false},
	    {ICON_HISTORY, "W", tr("Words and pictures"), 'w', 0, TOOL_WORDS, false, false},
	    {ICON_CROWN, "P", tr("Points, players, rules"), 'p', 0, TOOL_POINTS, false, false},
	    {ICON_CONFIRM, "E", tr("What is expected"), 'e', 0, TOOL_CLAIM, false, false},
	    {ICON_ASK, "Q", tr("Questions of a lesson"), 'q', 0, TOOL_ASK, false, false},
	    {ICON_KNIGHT, "N", tr("Names, colours, cards"), 'n', 0, TOOL_PEOPLE, false, true},
	    {ICON_UNDO, NULL, tr("Undo (Ctrl+Z)"), 'z', MOD_CTRL, ACT_UNDO, !draft_can_undo(editor->draft), false},
	    {ICON_REDO, NULL, tr("Redo (Ctrl+Y)"), 'y', MOD_CTRL, ACT_REDO, !draft_can_redo(editor->draft), true},
	    {ICON_FIT, tr("Home"), tr("Show the whole table"), 0, 0, ACT_FIT, false, false},
	    {ICON_PICTURE, "F12", tr("A picture of the table with its words"), 0, 0, ACT_PICTURE, false, false},
	    {ICON_SAVE, NULL, tr("Save the example (Ctrl+S)"), 's', MOD_CTRL, ACT_SAVE, false, false},
	};
	enum { COUNT = sizeof tools / sizeof tools[0] };
	struct rect column = editor->tools;
	int side = column.w, gap = ui_px(ui, 10), y = column.y, step = (column.h - 3 * gap) / COUNT;

	step = step > side + gap ? side + gap : step;
	side = side > step - 2 ? step - 2 : side;
	for (int i = 0; i < COUNT; i++) {
		bool tool = tools[i].does < TOOL_COUNT;
		bool pressed = tool_button(ui, ui_name_at("editor.tool", i), rect_make(column.x, y, side, side),
		                           tools[i].icon, tools[i].key, tools[i].tip,
		                           tool && tools[i].does == (int)editor->tool, tools[i].disabled);
		if (!tools[i].disabled && tools[i].character && ui_key(ui, tools[i].character, (unsigned)tools[i].mods))
			pressed = true;
		y += step + (tools[i].gap ? gap : 0);
		if (pressed && tool) {
			editor_texts_commit(editor);
			editor->tool = (enum editor_tool)tools[i].does;
			editor_say(editor, false, ""); /* what was said was of the other tool */
			editor->mark.from = false;
		} else if (pressed) {
			do_action(editor, (enum action)tools[i].does);
		}
	}
}

/* ---- the steps ---- */

/* A move in a few words; what a file writes where there is no better. */
static const char *move_words(const struct editor *editor, const struct move *move)
{
	const struct tile_set *set = draft_scenario(editor->draft)->tiles;
	char text[MOVE_TEXT_SIZE];

	switch (move->kind) {
	case MOVE_PLACE:
		return say(tr("Tile laid: %s"), describe_seen(&set->types[move->tile]));
	case MOVE_FIGURE:
		return say(tr("A figure is placed: %s"), words_feature(move->spot.kind));
	case MOVE_PASS:
		return tr("No figure is placed");
	default:
		move_format(move, set, text);
		return say("%s", text);
	}
}

static const char *expected_scores(const struct editor *editor, const struct step *step)
{
	const struct game *game = draft_game(editor->draft);
	const char *words = "";
	int score;

	for (int seat = 0; seat < game_player_count(game); seat++)
		if (step_expects_score(step, game_color(game, seat), &score))
			words = say_join(words, " · ", "%s %d", editor_name(editor, seat), score);
	return words;
}

/* "Field north: Red, 9 points, unfinished" */
static const char *expected_feature(const struct editor *editor, const struct feature_claim *claim)
{
	const struct game *game = draft_game(editor->draft);
	const char *told = claim->has_owners && !claim->owners ? tr("nobody") : "";

	for (int seat = 0; claim->has_owners && seat < game_player_count(game); seat++)
		if (claim->owners >> game_color(game, seat) & 1)
			told = say_join(told, ", ", "%s", editor_name(editor, seat));
	if (claim->has_points)
		told = say_join(told, ", ", "%s", say_count("%d point", "%d points", claim->points));
	if (claim->has_complete)
		told = say_join(told, ", ", "%s", claim->complete ? tr("complete") : tr("unfinished"));
	const char *side = play_pane_side(editor->pane, claim->cell, claim->spot);
	const char *name = say("%s%s%s", words_feature(claim->spot.kind), side[0] ? " " : "", side);
	return told[0] ? say(tr("%s: %s"), name, told) : name;
}

/* What a step expects: "Expected: Red 4 · Blue 4", "Expected: City north: Red, 4 points, complete"; "": neither. */
static const char *expected(const struct editor *editor, const struct step *step)
{
	struct feature_claim claim;
	const char *words =
	    step_expects_feature(step, &claim) ? expected_feature(editor, &claim) : expected_scores(editor, step);

	return *words ? say(tr("Expected: %s"), words) : "";
}

const char *editor_recorded(const struct editor *editor)
{
	return expected(editor, &draft_scenario(editor->draft)->steps[draft_at(editor->draft) - 1]);
}

/* A step in a few words. */
static const char *step_words(const struct editor *editor, const struct step *step)
{
	const char *claim;

	switch (step->kind) {
	case STEP_MOVE:
		return move_words(editor, &step->move);
	case STEP_END:
		return tr("Final scoring");
	case STEP_TURN:
		return say(tr("%s is to move"), editor_name(editor, step->seat));
	case STEP_CAPTION:
		return say(tr("Caption: %s"), step->caption);
	case STEP_SHOT:
		return say(tr("Picture: %s"), step->caption);
	case STEP_MARKS:
		return say(tr("Marks: %d"), step->mark_count);
	case STEP_CAMERA:
		return tr("Camera");
	case STEP_ASK:
		return say(tr("Question: %s"), step->caption);
	default:
		claim = expected(editor, step);
		return *claim ? claim : step_claims_move(step) ? tr("Claim: a move") : tr("Claim: what holds here");
	}
}

static void go(struct editor *editor, int at)
{
	editor_texts_commit(editor);
	draft_go(editor->draft, at);
	editor_done(editor, DRAFT_DONE);
}

void editor_bar(struct editor *editor, struct ui *ui)
{
	const struct scenario *scenario = draft_scenario(editor->draft);
	struct text_style style = theme_text(&ui->theme, TYPE_BODY);
	int at = draft_at(editor->draft), count = scenario->step_count, to = at, side, gap = ui_px(ui, 8);
	struct rect in = rect_inset(editor->bar, ui_px(ui, 6)), steps;

	ui_block(ui, ui_name("editor.bar"), editor->bar);
	theme_draw(ui->draw, &ui->theme, SKIN_PROMPT, editor->bar);
	side = in.h;
	rect_cut_left(&in, gap);
	rect_cut_right(&in, gap);
	steps = rect_part_left(&in, 2 * side + gap, 2 * gap);
	if (tool_button(ui, ui_name("editor.before"), rect_cut_left(&steps, side), ICON_STEP_BACK, NULL,
	                tr("One step back (Page Up)"), false, at == 0) ||
	    (at > 0 && ui_key(ui, KEY_PAGE_UP, 0)))
		to = at - 1;
	if (tool_button(ui, ui_name("editor.after"), rect_cut_right(&steps, side), ICON_STEP, NULL,
	                tr("One step on (Page Down)"), false, at == count) ||
	    (at < count && ui_key(ui, KEY_PAGE_DOWN, 0)))
		to = at + 1;
	if (tool_button(ui, ui_name("editor.remove"), rect_cut_right(&in, side), ICON_TRASH, NULL,
	                tr("Leave this step out"), false, at == 0)) {
		editor_texts_commit(editor);
		editor_done(editor, draft_remove(editor->draft));
		return;
	}
	rect_cut_right(&in, gap);
	const char *words = at ? step_words(editor, &scenario->steps[at - 1]) : tr("The beginning");
	draw_clip_push(ui->draw, in);
	draw_text(ui->draw, in, ALIGN_LEFT, &style, draw_format(ui->draw, "%d / %d · %s", at, count, words));
	draw_clip_pop(ui->draw);
	if (to != at)
		go(editor, to);
}
