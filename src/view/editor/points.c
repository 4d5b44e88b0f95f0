/* Scores, whose turn it is, how many play by which rules. */
#include "view/editor/editor.h"

#include "app/rulebook.h"

static void score_row(struct editor *editor, struct ui *ui, int seat, struct rect box)
{
	const struct game *game = draft_game(editor->draft);
	struct rect field = rect_part_right(&box, ui_px(ui, 84), ui_px(ui, 8));
	bool turn = game_turn_seat(game) == seat || draft_scenario(editor->draft)->setup.turn == seat;
	struct row line = {.title = editor_name(editor, seat),
	                   .color = (int)game_color(game, seat),
	                   .badge = true,
	                   .tight = true,
	                   .detail = turn && draft_table_given(editor->draft) ? tr("to move") : NULL,
	                   .selected = turn && draft_table_given(editor->draft)};

	text_field(ui, ui_name_at("editor.score", seat), field, editor->typed.scores[seat], EDITOR_NUMBER, "0");
	if (row(ui, ui_name_at("editor.turn", seat), box, &line))
		editor_set(editor, DRAFT_TURN, 0, 0, seat);
}

static void players(struct editor *editor, struct ui *ui, struct rect *rest)
{
	int count = game_player_count(draft_game(editor->draft)), side = ui_px(ui, 36), change = 0;
	struct text_style style = theme_text(&ui->theme, TYPE_BODY);
	struct rect row = rect_part_top(rest, side, ui_px(ui, 12));

	if (draft_scenario(editor->draft)->setup.game != GAME_CARCASSONNE)
		return;
	if (tool_button(ui, ui_name("editor.more"), rect_part_right(&row, side, ui_px(ui, 8)), ICON_PLUS, NULL,
	                tr("One player more"), false, count == PLAYERS_MAX))
		change = 1;
	if (tool_button(ui, ui_name("editor.fewer"), rect_cut_right(&row, side), ICON_MINUS, NULL,
	                tr("One player fewer"), false, count == PLAYERS_MIN))
		change = -1;
	draw_text(ui->draw, row, ALIGN_LEFT, &style, draw_format(ui->draw, tr("Players: %d"), count));
	if (change)
		editor_set(editor, DRAFT_PLAYERS, 0, 0, count + change);
}

/* One rule is chosen, and its value. */
static void rules(struct editor *editor, struct ui *ui, struct rect *rest)
{
	const struct setup *setup = &draft_scenario(editor->draft)->setup;
	const char *names[UI_POPUP_MAX], *values[8];
	int settings[UI_POPUP_MAX], count = 0, current = 0, value;

	for (int s = 0; s < SETTING_COUNT && count < UI_POPUP_MAX; s++) {
		const struct setting_info *info = game_setting_info((enum game_kind)setup->game, (enum setting)s);
		if (!info || s == SETTING_FIRST_PLAYER)
			continue;
		current = s == editor->setting ? count : current;
		settings[count] = s;
		names[count++] = rulebook_setting((enum setting)s);
	}
	editor_heading(ui, rest, tr("Rules"));
	drop_down(ui, ui_name("editor.rule"), rect_part_top(rest, ui_px(ui, 40), ui_px(ui, 8)), names, count, &current,
	          false);
	editor->setting = settings[current];
	const struct setting_info *info = game_setting_info((enum game_kind)setup->game, (enum setting)editor->setting);
	for (int i = 0; i < info->value_count; i++)
		values[i] = rulebook_value((enum setting)editor->setting, i);
	value = setup->settings.value[editor->setting];
	if (drop_down(ui, ui_name("editor.value"), rect_part_top(rest, ui_px(ui, 40), ui_px(ui, 10)), values,
	              info->value_count, &value, false))
		editor_set(editor, DRAFT_SETTING, 0, editor->setting, value);
}

void editor_points(struct editor *editor, struct ui *ui, struct rect rest)
{
	int count = game_player_count(draft_game(editor->draft)), tall = ui_px(ui, 40);

	editor_heading(ui, &rest, tr("Scores and turn"));
	for (int seat = 0; seat < count; seat++) {
		score_row(editor, ui, seat, rect_part_top(&rest, tall, ui_px(ui, 6)));
	}
	players(editor, ui, &rest);
	rules(editor, ui, &rest);
	if (!draft_table_given(editor->draft))
		editor_note(
		    ui, &rest,
		    tr("A change here makes what you see the beginning of the example; undo brings the moves back."));
}
