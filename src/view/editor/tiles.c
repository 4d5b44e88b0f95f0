/* The palette of tiles; in play the moves that answer a question. */
#include "view/editor/editor.h"

#include "app/words.h"
#include "text/say.h"

#include <stdlib.h>

enum { COLUMNS = 4, MOVES_SHOWN = 16 };

/* What is seen on it. */
static const char *tile_words(const struct tile_type *type) { return say_capital(describe_seen(type)); }

/* The tile in hand, turned, with what turns it. */
static void hand(struct editor *editor, struct ui *ui, struct rect *rest)
{
	const struct tile_set *set = draft_scenario(editor->draft)->tiles;
	struct text_style style = theme_text(&ui->theme, TYPE_SMALL);
	int side = ui_px(ui, ui->theme.small ? 56 : 72), tall = ui_px(ui, 40);
	rect_cut_top(rest, side / 8); /* its towers reach beyond it */
	struct rect row = rect_cut_top(rest, side), right;

	tile_art_preview(play_pane_art(editor->pane), ui->draw, art_alone(editor->type, editor->rotation),
	                 rect_part_left(&row, side, ui_px(ui, 14)), 1);
	right = rect_part_right(&row, 2 * tall + ui_px(ui, 8), ui_px(ui, 6));
	const char *words = tile_words(&set->types[editor->type]);
	int lines = text_block_height(ui_metrics(ui), &style, words, row.w);
	if (lines < row.h)
		row = rect_make(row.x, row.y + (row.h - lines) / 2, row.w, lines);
	draw_text_block(ui->draw, row, ALIGN_LEFT, &style, words);
	right = rect_center(right, right.w, tall);
	if (tool_button(ui, ui_name("editor.left"), rect_cut_left(&right, tall), ICON_TURN_LEFT, NULL,
	                tr("Turn to the left (Shift+R)"), false, false))
		editor_turn(editor, -1);
	if (tool_button(ui, ui_name("editor.right"), rect_cut_right(&right, tall), ICON_TURN_RIGHT, "R",
	                tr("Turn to the right"), false, false))
		editor_turn(editor, 1);
	rect_cut_top(rest, ui_px(ui, 12));
}

static void palette(struct editor *editor, struct ui *ui, struct rect rest)
{
	const struct tile_set *set = draft_scenario(editor->draft)->tiles;
	int rows = (set->type_count + COLUMNS - 1) / COLUMNS, wide = rest.w / COLUMNS, height = wide * 12 / 10;
	ui_id id = ui_name("editor.tiles");
	struct rect inside = scroll_begin(ui, id, rest, rows * height, &editor->scroll);

	wide = inside.w / COLUMNS;
	for (int type = 0; type < set->type_count; type++) {
		struct rect box = {inside.x + type % COLUMNS * wide, inside.y + type / COLUMNS * height, wide, height};
		struct ui_answer answer = ui_item(ui, ui_name_at("editor.type", type), box, UI_FOCUS);
		ui_tip(ui, draw_format(ui->draw, "%s · %s", tile_words(&set->types[type]), set->types[type].id));
		ui_tell(ui, tile_words(&set->types[type]), NULL);
		if (answer.click) {
			editor->type = type;
			editor->rotation = 0;
		}
		if (!rect_overlap(box, rest))
			continue;
		if (type == editor->type || answer.hover) {
			theme_draw(ui->draw, &ui->theme, SKIN_CARD_CHOSEN, rect_inset(box, ui_px(ui, 2)));
		}
		struct rect in = rect_inset(box, ui_px(ui, 5));
		int side = in.w * 8 / 10 < in.h * 9 / 10 ? in.w * 8 / 10 : in.h * 9 / 10;
		tile_art_preview(play_pane_art(editor->pane), ui->draw, art_alone(type, 0), rect_center(in, side, side),
		                 1);
		ui_focus_ring(ui, &answer, rect_inset(box, ui_px(ui, 3)), 6);
	}
	scroll_end(ui, id, rest, rows * height, &editor->scroll);
}

/* The answers to what is open, in words and as a file writes them. */
bool editor_questions(struct editor *editor, struct ui *ui, struct rect rest)
{
	const struct game *game = draft_game(editor->draft);
	struct decision decision = game_decision(game);

	if (editor->way != WAY_PLAY || decision.kind == DECISION_NONE || decision.kind == DECISION_TILE ||
	    decision.kind == DECISION_FIGURE)
		return false;
	struct move *moves = malloc(MOVES_MAX * sizeof *moves);
	int count = moves ? game_legal_moves(game, moves, MOVES_MAX) : 0, tall = ui_px(ui, 36), chosen = -1;

	editor_heading(ui, &rest, draw_format(ui->draw, tr("%s decides"), editor_name(editor, decision.seat)));
	for (int i = 0; i < count && i < MOVES_SHOWN && rest.h >= tall; i++) {
		char text[MOVE_TEXT_SIZE];
		move_format(&moves[i], game_tile_set(game), text);
		const char *words = answer_words(decision.kind, &moves[i]);
		struct row line = {
		    .title = *words ? words : text, .detail = *words ? text : NULL, .color = -1, .tight = true};
		if (row(ui, ui_name_at("editor.answer", i), rect_part_top(&rest, tall, ui_px(ui, 4)), &line))
			chosen = i;
	}
	if (chosen >= 0) {
		struct move move = moves[chosen];
		editor_move(editor, &move);
	}
	free(moves);
	return true;
}

void editor_tiles(struct editor *editor, struct ui *ui, struct rect rest)
{
	editor_ways(editor, ui, &rest);
	if (editor_questions(editor, ui, rest))
		return;
	/* At the foot: tiles and what turns them stay where they are, whatever a tile is laid for. */
	struct rect foot = rect_cut_bottom(&rest, editor->way == WAY_PLAY ? ui_px(ui, 56) : 0);
	if (editor->way == WAY_PLAY && editor_button(ui, "editor.end", &foot, ICON_CONFIRM, tr("Final scoring"),
	                                             game_over(draft_game(editor->draft)))) {
		editor_texts_commit(editor);
		editor_done(editor, draft_end(editor->draft));
	}
	hand(editor, ui, &rest);
	palette(editor, ui, rest);
}
