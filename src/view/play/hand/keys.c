/* The keyboard over the table: the cell under the cursor, turning, answering. */
#include "view/play/hand/hand.h"

#include <math.h>
#include <stdlib.h>

static ui_id board_id(void) { return ui_name("play.board"); }

static void cursor_put(struct play *play, struct cell cell)
{
	play->cursor.cell = cell;
	play->cursor.on = true;
}

/* The i-th of the places where the tile fits. */
static void cursor_to_place(struct play *play, int i)
{
	if (i >= 0 && i < play->found.legal_count)
		cursor_put(play, play_cell_where(&play->found.cells[i]));
}

/* The next of them, or the one before, round and round. */
static void cursor_next(struct play *play, int step)
{
	const struct play_cell *cells = play->found.cells;
	int count = play->found.legal_count, before = 0;
	while (play->cursor.on && before < count &&
	       play_reads_before(play_cell_where(&cells[before]), play->cursor.cell))
		before++;
	bool here = play->cursor.on && before < count && cell_same(play_cell_where(&cells[before]), play->cursor.cell);
	int next = step > 0 ? before + here : before - 1;
	cursor_to_place(play, count ? (next + count) % count : -1);
}

/* The number that is typed, of so many; where there are ten and more, a second digit completes it.  0: none. */
static int typed_number(struct play *play, struct ui *ui, int most)
{
	int digit = 0;
	while (digit <= 9 && !ui_key(ui, '0' + digit, 0))
		digit++;
	if (digit > 9)
		return 0;
	int number = play->cursor.typed * 10 + digit;
	if (number > most)
		number = digit;
	play->cursor.typed = number * 10 <= most ? number : 0;
	return number <= most ? number : 0;
}

/* Where the cursor stands: why the tile may not lie there, or nothing. */
static void ask_why(struct play *play, uint64_t now)
{
	const struct play_cell *cell = play_cell_at(play, play->cursor.cell.x, play->cursor.cell.y);
	if (play->cursor.on && play->found.wait == WAIT_TILE && !play_hands_off(play) && !(cell && cell->rotations))
		play_why_not(play, play->cursor.cell, now);
	else if (play->refused.on)
		play_turn_to(play, play->tile.rotation); /* nothing is refused any more */
}

/* The nearest legal cell in a direction; what lies straight ahead is nearer, of equal ones what is read first. */
static void cursor_move(struct play *play, int dx, int dy)
{
	int best = -1;
	double nearest = 1e9;
	if (!play->cursor.on) {
		/* Begin in the middle of what is seen. */
		play->cursor.cell =
		    (struct cell){(int16_t)floor(play->view.camera.x), (int16_t)floor(play->view.camera.y)};
	}
	for (int i = 0; i < play->found.legal_count; i++) {
		const struct play_cell *cell = &play->found.cells[i];
		int ahead = (cell->x - play->cursor.cell.x) * dx + (cell->y - play->cursor.cell.y) * dy;
		int aside = abs((cell->x - play->cursor.cell.x) * dy) + abs((cell->y - play->cursor.cell.y) * dx);
		double distance = play->cursor.on ? ahead + 2.2 * aside : abs(ahead) + aside - 0.01 * ahead;
		if ((ahead > 0 || !play->cursor.on) && distance < nearest) {
			nearest = distance;
			best = i;
		}
	}
	cursor_to_place(play, best);
}

/* The next cell in a direction, whether the tile fits there or not: else it is told why.  What lies further from the
 * land than one cell has no neighbour. */
static void cursor_step(struct play *play, int dx, int dy, uint64_t now)
{
	int x0 = 0, y0 = 0, x1 = 1, y1 = 1;
	if (!play->cursor.on) {
		cursor_move(play, dx, dy);
	} else if (board_bounds(play->board, &x0, &y0, &x1, &y1)) {
		int x = play->cursor.cell.x + dx, y = play->cursor.cell.y + dy;
		play->cursor.cell.x = (int16_t)(x < x0 - 1 ? x0 - 1 : x > x1 ? x1 : x);
		play->cursor.cell.y = (int16_t)(y < y0 - 1 ? y0 - 1 : y > y1 ? y1 : y);
	}
	ask_why(play, now);
}

/* In a lesson the first key leads to the place that is marked. */
static bool cursor_to_marked(struct play *play)
{
	if (play->cursor.on || play->lesson.at.part != LESSON_TILE)
		return false;
	cursor_put(play, play->lesson.at.place.cell);
	return true;
}

static void keep_cursor_in_sight(struct play *play, uint64_t now)
{
	struct rect box = play_cell_box(play, play->cursor.cell.x, play->cursor.cell.y);

	if (rect_common_area(box, play->layout.stage) < (long)box.w * box.h)
		play_camera_bring(play, play->cursor.cell, now);
}

void play_cursor_to(struct play *play, struct cell cell, int rotation, uint64_t now)
{
	cursor_put(play, cell);
	play->cursor.typed = 0;
	play_turn_to(play, rotation);
	keep_cursor_in_sight(play, now);
	play_to_board(play);
}

/* Behind the places come those where nobody may be put: why not is told there. */
static bool slot_why(struct play *play, int next, uint64_t now)
{
	if (next < play->found.row_legal || next >= play->found.row_count)
		return false;
	if (session_unput(play->session))
		play_refresh(play, now);
	play->cursor.why = 1 + play->found.rows[next];
	return true;
}

/* The last kind of figure that way that has a place. */
static void kind_last(struct play *play, int step, uint64_t now)
{
	for (int kind; (kind = play_offer_next(play, step)) >= 0;)
		play_offer(play, kind, now);
}

/* Tab through the places: none, 1, 2 ..., then those of the next kind of figure, and round again; the arrows come to
 * those that are locked, too. */
static void slot_next(struct play *play, int step, bool locked, uint64_t now)
{
	int put = play->cursor.why ? play->cursor.why - 1 : play_slot_put(play), legal = play->found.row_legal;
	put = put < 0 ? put : play_row(play, put);
	int next = put + step;
	if (locked && slot_why(play, next, now))
		return;
	play->cursor.why = 0;
	bool leaves = next >= legal || (put >= 0 && next < 0);
	int kind = leaves ? play_offer_next(play, step) : -1;
	if (kind >= 0) {
		play_offer(play, kind, now);
		next = step > 0 ? 0 : play->found.row_legal - 1;
	} else if (next < -1) {
		kind_last(play, 1, now); /* round again, backwards */
		next = play->found.row_legal - 1;
	} else if (next >= legal) {
		next = -1;
		kind_last(play, -1, now);
	}
	if (next >= 0)
		play_put(play, play->found.rows[next], now);
	else if (session_unput(play->session))
		play_refresh(play, now);
}

/* With the letter that moves the view that way, too. */
static const struct {
	int key, letter, dx, dy;
} arrows[] = {{KEY_LEFT, 'a', -1, 0}, {KEY_RIGHT, 'd', 1, 0}, {KEY_UP, 'w', 0, -1}, {KEY_DOWN, 's', 0, 1}};

static void keys_tile(struct play *play, struct ui *ui)
{
	bool moved = false, steps = false;
	for (int i = 0; i < 4; i++)
		if (ui_key(ui, arrows[i].key, 0)) {
			if (!cursor_to_marked(play))
				cursor_move(play, arrows[i].dx, arrows[i].dy);
			moved = true;
		} else if (ui_key(ui, arrows[i].key, MOD_SHIFT)) {
			cursor_step(play, arrows[i].dx, arrows[i].dy, ui->now);
			steps = moved = true;
		}
	for (int shift = 0; shift < 2; shift++)
		if (ui_key(ui, KEY_TAB, shift ? MOD_SHIFT : 0)) {
			if (!cursor_to_marked(play))
				cursor_next(play, shift ? -1 : 1);
			moved = true;
		}
	int number = session_aids(play->session)->legal_cells ? typed_number(play, ui, play->found.legal_count) : 0;
	cursor_to_place(play, number - 1);
	moved |= number > 0;
	if (moved && play->cursor.on)
		keep_cursor_in_sight(play, ui->now);
	if (moved)
		play_motion_finish(play);
	if (moved && !steps)
		ask_why(play, ui->now);
	if (session_offers(play->session) && ui_key(ui, KEY_SPACE, 0))
		play_decline(play, ui->now);
	if (ui_key(ui, KEY_ENTER, 0)) {
		const struct play_cell *target = play_target(play);
		if (target && target->rotations)
			play_lay(play, target->x, target->y, ui->now);
		else if (!cursor_to_marked(play) && !play->cursor.on)
			cursor_next(play, 1);
		if (play->cursor.on && play->found.wait == WAIT_TILE)
			keep_cursor_in_sight(play, ui->now);
	}
}

/* The next kind of figure that has a place, and round again. */
static void kind_next(struct play *play, uint64_t now)
{
	int kind = play_offer_next(play, 1);

	if (kind >= 0)
		play_offer(play, kind, now);
	else
		kind_last(play, -1, now);
}

/* Left and right: to the tile beside, of a feature that can be entered on several. */
static void slot_beside(struct play *play, int step, uint64_t now)
{
	int put = play_slot_put(play), beside = put < 0 ? put : play_row_beside(play, put, step);
	if (beside == put)
		slot_next(play, step, false, now);
	else
		play_put(play, beside, now);
}

static void keys_figure(struct play *play, struct ui *ui)
{
	if (ui_key(ui, KEY_RIGHT, 0))
		slot_beside(play, 1, ui->now);
	if (ui_key(ui, KEY_LEFT, 0))
		slot_beside(play, -1, ui->now);
	for (int shift = 0; shift < 2; shift++)
		if (ui_key(ui, KEY_TAB, shift ? MOD_SHIFT : 0))
			slot_next(play, shift ? -1 : 1, false, ui->now);
		else if (ui_key(ui, shift ? KEY_UP : KEY_DOWN, 0))
			slot_next(play, shift ? -1 : 1, true, ui->now);
	if (ui_key(ui, 'g', 0))
		kind_next(play, ui->now);
	if (play->cursor.why && ui_key(ui, KEY_ENTER, 0))
		play_slot_why(play, play->cursor.why - 1, ui->now);
	/* Not while somebody is in the hand: whoever was chosen before him may come back. */
	if (!play->drag.figure && (ui_key(ui, KEY_ENTER, 0) || ui_key(ui, KEY_SPACE, 0)))
		play_end_turn(play, ui->now);
}

static void keys_view(struct play *play, struct ui *ui)
{
	int step = (int)play->view.camera.size / 2;
	for (int i = 0; i < 4; i++)
		if (ui_key(ui, arrows[i].letter, 0) || ui_key(ui, arrows[i].key, MOD_CTRL))
			play_camera_pan(play, -arrows[i].dx * step, -arrows[i].dy * step);
	struct rect stage = play->layout.stage;
	int cx = stage.x + stage.w / 2, cy = stage.y + stage.h / 2;
	if (ui_char(ui, '+') || ui_key(ui, '=', 0))
		play_camera_zoom(play, 1.25, cx, cy, ui->now, true);
	if (ui_char(ui, '-'))
		play_camera_zoom(play, 0.8, cx, cy, ui->now, true);
	if (ui_key(ui, KEY_HOME, 0))
		play_camera_view(play, ui->now);
}

/* A place by its number; the same number again takes the figure back, but not one whom a hint alone has put. */
static void row_number(struct play *play, struct ui *ui)
{
	int number = typed_number(play, ui, play->found.numbers.count), put = play_slot_put(play), row = 0;
	if (number == 0)
		return;
	bool stood = put >= 0 && play->found.slots[put].number == number;
	while (row < play->found.row_legal && play->found.slots[play->found.rows[row]].number != number)
		row++;
	if (row == play->found.row_legal || (stood && play_advice_chosen(play)))
		return;
	play_put(play, stood ? put : play->found.rows[row], ui->now);
}

static void keys_turn(struct play *play, struct ui *ui)
{
	if (ui_key(ui, 'r', 0))
		play_turn(play, 1, ui->now);
	if (ui_key(ui, 'r', MOD_SHIFT))
		play_turn(play, -1, ui->now);
	if (ui->input.key == 'r' && play->cursor.on)
		ask_why(play, ui->now);
	if (ui_key(ui, KEY_BACKSPACE, 0) && play_takes_back(play) && !play_take_back(play, ui->now))
		play_toast(play, ui->now, TOAST_NOTES, tr("Nothing of this turn lies yet"),
		           tr("A finished turn is reopened with Undo (Ctrl Z)."));
	if (ui_key(ui, 'z', MOD_CTRL))
		play_undo(play, ui->now);
	if (ui_key(ui, 'y', MOD_CTRL) || ui_key(ui, 'z', MOD_CTRL | MOD_SHIFT))
		play_redo(play, ui->now);
	if (play->found.wait == WAIT_FIGURE && play->found.row_legal)
		row_number(play, ui);
}

/* A step of a piece that walks: an arrow chooses the one that leads there. */
static void keys_walk(struct play *play, struct ui *ui)
{
	struct cell at;
	if (play_walk(play, &at) < 0)
		return;
	for (int arrow = 0; arrow < 4; arrow++) {
		bool pressed = ui_key(ui, arrows[arrow].key, 0);
		for (int i = 0; pressed && i < play->found.choice_count; i++)
			if (play->found.choices[i].cell.x == at.x + arrows[arrow].dx &&
			    play->found.choices[i].cell.y == at.y + arrows[arrow].dy)
				play->answer.chosen = i;
	}
}

/* Before the table has its turn: Enter is an answer here. */
static void keys_decision(struct play *play, struct ui *ui)
{
	if (play->found.choice_count == 0)
		return;
	int number = typed_number(play, ui, play->found.choice_count);
	for (int i = 0; number && i < play->found.choice_count; i++)
		if (play_choice_number(play, i) == number)
			play->answer.chosen = i;
	if (!ui_has_focus(ui, board_id()))
		return;
	if (play_steps(play))
		keys_walk(play, ui);
	if (ui_key(ui, KEY_DOWN, 0) || ui_key(ui, KEY_TAB, 0))
		play->answer.chosen = (play->answer.chosen + 1) % play->found.choice_count;
	if (ui_key(ui, KEY_UP, 0) || ui_key(ui, KEY_TAB, MOD_SHIFT))
		play->answer.chosen = (play->answer.chosen > 0 ? play->answer.chosen : play->found.choice_count) - 1;
	if (ui_key(ui, KEY_ENTER, 0))
		play_choose(play, play->answer.chosen, ui->now);
}

static bool is_arrow(int key) { return key == KEY_LEFT || key == KEY_RIGHT || key == KEY_UP || key == KEY_DOWN; }

/* A click on a button is no wish to walk among buttons: with a tile in hand or just laid, the arrows go on over the
 * table, and Space ends the turn.  Who came there with Tab or F6 sees the ring and walks on. */
static void keys_come_back(struct play *play, struct ui *ui)
{
	bool thinks = play->found.wait == WAIT_TILE || play->found.wait == WAIT_FIGURE || play->found.wait == WAIT_END;
	if (thinks && !ui->ring && (is_arrow(ui->input.key) || ui->input.key == KEY_SPACE) && ui->input.mods == 0 &&
	    !ui_editing(ui) && ui->layer == ui->items.top)
		play_to_board(play);
}

/* An arrow that moves nothing here stays here, and Tab while a computer player moves: a button that took the focus
 * meanwhile would be pressed by the next Enter.  F6 leads to the buttons at any time. */
static void keep_arrows(struct play *play, struct ui *ui)
{
	if (play->found.wait == WAIT_OVER || play->look.on || !play->company.persons || !ui_has_focus(ui, board_id()))
		return;
	for (int i = 0; i < 4; i++)
		ui_key(ui, arrows[i].key, 0);
	if (play->company.moves) {
		ui_key(ui, KEY_TAB, 0);
		ui_key(ui, KEY_TAB, MOD_SHIFT);
	}
}

bool play_key_dies(const struct play *play, const struct input *input, uint64_t now)
{
	enum { LATE = 700 /* ms: what was meant for the computer player comes so long after it */ };
	const struct play_company *company = &play->company;
	bool space = input->key == KEY_SPACE;
	if (input->kind != INPUT_KEY || ui_editing(&play->ui))
		return false;
	if (input->repeat && (space || input->key == KEY_ENTER))
		return true;
	return space && company->moved && !company->moves && now < company->moved + LATE;
}

void play_keys(struct play *play, struct ui *ui)
{
	/* They are back without F6: a button was pressed, or Tab led there. */
	if (play->cursor.buttons && ui_has_focus(ui, board_id()))
		play->cursor.buttons = false;
	if (ui->input.kind != INPUT_KEY)
		return;
	if (ui->input.key < '0' || ui->input.key > '9') /* a number ends with its digits */
		play->cursor.typed = 0;
	if (ui->focus == 0)
		play_to_board(play);
	play_hush(play, ui);
	keys_come_back(play, ui);
	keys_turn(play, ui);
	if (ui_key(ui, KEY_F6, 0)) {
		/* From the board to the buttons, where Tab goes its usual way, and back. */
		bool here = ui_has_focus(ui, board_id());
		ui_set_focus(ui, here ? ui_next(&ui->items, board_id(), 1) : board_id(), here);
		play->cursor.buttons = here;
	}
	if (play->company.moves && ui_key(ui, KEY_SPACE, 0)) {
		if (play->company.persons)
			play_company_skip(play, ui->now);
		else {
			play->company.paused = !play->company.paused;
			play->company.asked = false;
		}
	}
	play_advised_keys(play, ui);
	if (play_hands_off(play))
		; /* a computer player's turn */
	else if (play->found.wait == WAIT_DECISION)
		keys_decision(play, ui);
	else if (ui_has_focus(ui, board_id())) {
		if (play->found.wait == WAIT_TILE)
			keys_tile(play, ui);
		else if (play->found.wait == WAIT_FIGURE || play->found.wait == WAIT_END)
			keys_figure(play, ui);
		else if (play->found.wait == WAIT_OVER && ui_key(ui, KEY_ENTER, 0))
			play_ending_show(play, false, ui->now);
	}
	keep_arrows(play, ui);
	keys_view(play, ui);
}
