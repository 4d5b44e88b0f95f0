/* Whose figure of which kind; the places of the tile that is pointed at. */
#include "view/editor/editor.h"

#include "app/words.h"

/* Some kinds, and keeps, go to no haven; a keep stands on the given table. */
static bool offered(const struct editor *editor, int kind)
{
	if (kind == EDITOR_KEEP)
		return draft_scenario(editor->draft)->tiles->castle && editor->tool == TOOL_FIGURE &&
		       editor->way == WAY_TABLE;
	return game_owned(draft_game(editor->draft), (enum figure)kind) &&
	       (editor->tool == TOOL_FIGURE || piece_havens(any_piece(kind)));
}

void editor_kinds(struct editor *editor, struct ui *ui, struct rect *rest)
{
	const char *labels[EDITOR_KEEP + 1];
	int shown[EDITOR_KEEP + 1], count = 0, on = -1;

	for (int kind = 0; kind <= EDITOR_KEEP; kind++) {
		if (!offered(editor, kind))
			continue;
		on = kind == editor->figure ? count : on;
		labels[count] = kind == EDITOR_KEEP ? tr("The keep") : words_kind(kind);
		shown[count++] = kind;
	}
	if (on < 0)
		editor->figure = FIGURE_MEEPLE;
	if (count < 2)
		return;
	if (editor_chips(ui, "editor.kind", rest, labels, count, &on))
		editor->figure = shown[on];
}

static void players(struct editor *editor, struct ui *ui, struct rect *rest)
{
	const struct game *game = draft_game(editor->draft);
	int tall = ui_px(ui, ui->theme.small ? 34 : 40);

	if (editor->seat >= game_player_count(game))
		editor->seat = 0;
	for (int seat = 0; seat < game_player_count(game); seat++) {
		struct row line = {
		    .title = editor_name(editor, seat),
		    .color = (int)game_color(game, seat),
		    .badge = true,
		    .tight = true,
		    .selected = seat == editor->seat,
		    .value = editor->figure == EDITOR_KEEP
		                 ? NULL
		                 : draw_format(ui->draw, "%d", game_supply(game, seat, (enum figure)editor->figure))};
		if (row(ui, ui_name_at("editor.seat", seat), rect_part_top(rest, tall, ui_px(ui, 4)), &line))
			editor->seat = seat;
	}
	rect_cut_top(rest, ui_px(ui, 6));
}

void editor_figures(struct editor *editor, struct ui *ui, struct rect rest)
{
	const struct game *game = draft_game(editor->draft);

	editor_ways(editor, ui, &rest);
	if (editor_questions(editor, ui, rest))
		return;
	editor_kinds(editor, ui, &rest);
	if (editor->way == WAY_TABLE) {
		players(editor, ui, &rest);
	} else {
		struct decision decision = game_decision(game);
		int last = game_last_placed(game);
		if (decision.kind != DECISION_FIGURE) {
			editor_note(ui, &rest,
			            tr("Play a tile first: a follower is placed on the tile that was just laid."));
			return;
		}
		if (editor->way == WAY_PLAY &&
		    editor_button(ui, "editor.pass", &rest, ICON_STEP, tr("No figure"), false)) {
			editor_move(editor, &(struct move){.kind = MOVE_PASS});
			return; /* the position is another */
		}
		if (editor->keys && last >= 0)
			editor->at.cell = game_tile(game, last).cell;
	}
	editor_places(editor, ui, &rest, false);
}
