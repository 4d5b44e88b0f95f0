/* Pointer and keyboard on the table. */
#include "view/editor/editor.h"

#include <math.h>

#include "text/say.h"
#include "view/kit/narrate.h"
#include "view/table/mark.h"

static ui_id table_id(void) { return ui_name("editor.table"); }

static void find_place(struct editor *editor, struct ui *ui, bool hover)
{
	editor->over = hover;
	if (ui->input.kind != INPUT_MOVE && ui->input.kind != INPUT_PRESS && ui->input.kind != INPUT_RELEASE)
		return;
	if (!hover || ui->input.repeat)
		return;
	editor->keys = false;
	play_pane_at(editor->pane, ui->x, ui->y, &editor->at.cell, &editor->at.spot);
}

static void pan(struct editor *editor, struct ui *ui, const struct ui_answer *answer)
{
	if (answer->dragging && answer->held && ui->input.kind == INPUT_MOVE) {
		if (!editor->panning) {
			editor->pan_x = ui->press_x;
			editor->pan_y = ui->press_y;
		}
		editor->panning = true;
		play_pane_pan(editor->pane, ui->x - editor->pan_x, ui->y - editor->pan_y);
		editor->pan_x = ui->x;
		editor->pan_y = ui->y;
	}
	if (ui->input.kind == INPUT_RELEASE && !answer->held)
		editor->panning = false;
}

/* The tile that a press would lay, or try; -1: none. */
static int editor_tile(const struct editor *editor)
{
	struct decision owed = game_decision(draft_game(editor->draft));

	if (editor->tool == TOOL_ASK && editor->ask.kind == ASK_CHOOSE && owed.kind == DECISION_TILE)
		return owed.tile;
	return editor->tool == TOOL_TILE ? editor->type : -1;
}

/* Where the keyboard's cell is, and what lies there. */
static void tell_cell(struct editor *editor)
{
	const struct game *game = draft_game(editor->draft);
	struct cell cell = editor->at.cell;
	int lies = game_tile_at(game, cell.x, cell.y);
	bool fits = lies < 0 && editor_tile(editor) >= 0 &&
	            game_tile_fits(game, editor_tile(editor), cell.x, cell.y, editor->rotation);
	const char *what = lies >= 0 ? describe_seen(&game_tile_set(game)->types[game_tile(game, lies).type])
	                             : say_capital(tr("no tile lies there")),
	           *where = describe_place(game, game_tile_count(game) - 1, cell);

	narrate(editor->host, fits ? say(tr("The tile fits, %s"), where) : say_join(what, ", ", "%s", where));
}

static void step_cell(struct editor *editor, int dx, int dy)
{
	editor->at.cell.x = (int16_t)(editor->at.cell.x + dx);
	editor->at.cell.y = (int16_t)(editor->at.cell.y + dy);
	editor->at.spot = (struct spot){.kind = FEATURE_KINDS};
	editor->keys = true;
	play_pane_show(editor->pane, editor->at.cell);
	tell_cell(editor);
}

static void keys(struct editor *editor, struct ui *ui)
{
	static const struct {
		int key, dx, dy;
	} arrows[] = {{KEY_LEFT, -1, 0}, {KEY_RIGHT, 1, 0}, {KEY_UP, 0, -1}, {KEY_DOWN, 0, 1}};

	for (int i = 0; i < 4; i++)
		if (ui_key(ui, arrows[i].key, 0))
			step_cell(editor, arrows[i].dx, arrows[i].dy);
	if (ui_key(ui, KEY_DELETE, 0))
		editor_clear(editor, &editor->at);
}

void editor_table(struct editor *editor, struct ui *ui)
{
	struct ui_answer answer =
	    ui_item(ui, table_id(), editor->stage, UI_FOCUS | UI_NO_RING | UI_WHEEL | UI_ARROWS_X | UI_ARROWS_Y);

	find_place(editor, ui, answer.hover);
	if (answer.focus)
		keys(editor, ui);
	if (answer.focus && answer.ring)
		editor->keys = true;
	if (answer.wheel != 0 && ui->input.mods & MOD_CTRL)
		editor_turn(editor, answer.wheel > 0 ? -1 : 1);
	else if (answer.wheel != 0)
		play_pane_zoom(editor->pane, pow(1.18, answer.wheel), ui->x, ui->y);
	bool panned = editor->panning;
	pan(editor, ui, &answer);
	if (answer.alt_click)
		editor_clear(editor, &editor->at);
	else if (answer.click && (answer.by_key || (!answer.dragging && !panned)))
		editor_act(editor, &editor->at);
	if (ui_key(ui, 'r', 0))
		editor_turn(editor, 1);
	if (ui_key(ui, 'r', MOD_SHIFT))
		editor_turn(editor, -1);
	if (ui_key(ui, KEY_HOME, 0))
		play_pane_fit(editor->pane);
	if (ui_char(ui, '+'))
		play_pane_zoom(editor->pane, 1.25, editor->stage.x + editor->stage.w / 2,
		               editor->stage.y + editor->stage.h / 2);
	if (ui_char(ui, '-'))
		play_pane_zoom(editor->pane, 0.8, editor->stage.x + editor->stage.w / 2,
		               editor->stage.y + editor->stage.h / 2);
}

/* The tile as it would lie, pale where it does not fit; small in a corner of one that lies there, which is still to be
 * seen. */
static void draw_tile(struct editor *editor, struct draw *draw, struct rect box, bool empty, bool misfit)
{
	struct art_tile tile = art_alone(editor_tile(editor), editor->rotation);
	int side = box.w * 2 / 5;

	if (!empty) {
		box = rect_make(box.x + box.w - side, box.y + box.h - side, side, side);
		tile_art_preview(play_pane_art(editor->pane), draw, tile, box, 1);
		mark_ghost(draw, &editor->form.ui.theme, box, rgb(COLOR_HALO));
		return;
	}
	tile_art_preview(play_pane_art(editor->pane), draw, tile, box, misfit ? 0.35f : 0.8f);
}

static void draw_place(struct editor *editor, struct draw *draw)
{
	const struct game *game = draft_game(editor->draft);
	struct cell cell = editor->at.cell;
	struct rect box = play_pane_cell(editor->pane, cell);
	bool empty = game_tile_at(game, cell.x, cell.y) < 0, lays = editor_tile(editor) >= 0;
	bool misfit = lays && empty && !game_tile_fits(game, editor_tile(editor), cell.x, cell.y, editor->rotation);

	if (lays && (empty || (editor->tool == TOOL_TILE && editor->way == WAY_TABLE)))
		draw_tile(editor, draw, box, empty, misfit);
	mark_ghost(draw, &editor->form.ui.theme, box, rgb(misfit ? COLOR_REFUSE : COLOR_SLOT));
	if (misfit)
		mark_refused(draw, &editor->form.ui.theme, rect_middle(box),
		             fmaxf((float)box.w * 0.12f, theme_stroke(&editor->form.ui.theme, 10)));
	struct cell corner;
	bool on_corner = editor_corner(editor, &editor->at, &corner);
	if (lays || empty || !(on_corner || place_has_spot(&editor->at)))
		return;
	struct rect beyond = play_pane_cell(editor->pane, corner);
	struct vec at = on_corner ? (struct vec){(float)beyond.x, (float)beyond.y}
	                          : play_pane_spot(editor->pane, cell, editor->at.spot);
	float radius = fmaxf((float)box.w * 0.07f, theme_stroke(&editor->form.ui.theme, 7));
	draw_circle(draw, at.x, at.y, radius + theme_stroke(&editor->form.ui.theme, 2), rgba(0x24160D, 0.8f));
	draw_circle(draw, at.x, at.y, radius, rgb(COLOR_SLOT));
}

/* The tiles that a question lets choose from, with the letters that they will have. */
static void draw_options(struct editor *editor, struct draw *draw)
{
	struct text_style style = theme_text_color(&editor->form.ui.theme, TYPE_SUBHEAD, COLOR_INK);

	style.bold = true;
	for (int i = 0; i < editor->ask.count; i++) {
		const struct move *move = &editor->ask.options[i];
		if (move->kind != MOVE_PLACE)
			continue;
		struct rect box = play_pane_cell(editor->pane, move->cell);
		tile_art_preview(play_pane_art(editor->pane), draw, art_alone(move->tile, move->rotation), box, 0.8f);
		draw_circle(draw, (float)box.x + (float)box.w / 2, (float)box.y + (float)box.h / 2,
		            (float)style.line * 0.75f, rgb(COLOR_SLOT));
		draw_text(draw, box, ALIGN_CENTER, &style, draw_format(draw, "%c", 'A' + i));
	}
}

void editor_table_draw(struct editor *editor, struct frame *frame)
{
	bool chooses = editor->tool != TOOL_WORDS && editor->tool != TOOL_POINTS;

	play_pane_draw(editor->pane, frame);
	if (!frame->shot && editor->tool == TOOL_ASK && editor->ask.kind == ASK_CHOOSE) {
		draw_clip_push(frame->draw, editor->stage);
		draw_options(editor, frame->draw);
		draw_clip_pop(frame->draw);
	}
	if (frame->shot || !chooses || !(editor->keys || (editor->over && !frame->frozen)))
		return;
	draw_clip_push(frame->draw, editor->stage);
	draw_place(editor, frame->draw);
	draw_clip_pop(frame->draw);
}
