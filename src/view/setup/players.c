#include <stdio.h>
#include <string.h>

#include "view/kit/character.h"
#include "view/setup/setup.h"

/* What a seat is called that nobody names. */
static const char *given_name(const struct setup_view *view, int seat)
{
	int same = 0;

	if (view->computers[seat] < 0)
		return words_color((enum color)view->colors[seat]);
	for (int i = 0; i <= seat; i++)
		same += !view->names[i][0] && view->computers[i] == view->computers[seat];
	return company_numbered(view->computers[seat], same);
}

const char *setup_name(const struct setup_view *view, int seat)
{
	return view->names[seat][0] ? view->names[seat] : given_name(view, seat);
}

/* ---- changing seats ---- */

static void swap_seats(struct setup_view *view, int a, int b)
{
	char name[SEAT_NAME_SIZE];
	int color = view->colors[a];
	uint8_t *first = &view->settings.value[SETTING_FIRST_PLAYER];

	memcpy(name, view->names[a], sizeof name);
	memcpy(view->names[a], view->names[b], sizeof name);
	memcpy(view->names[b], name, sizeof name);
	view->colors[a] = view->colors[b];
	view->colors[b] = color;
	int computer = view->computers[a];
	view->computers[a] = view->computers[b];
	view->computers[b] = computer;
	/* Who was to begin goes with his seat. */
	if (*first == a + 1)
		*first = (uint8_t)(b + 1);
	else if (*first == b + 1)
		*first = (uint8_t)(a + 1);
}

/* Moves a seat step by step, so that the others keep their order. */
static void move_seat(struct setup_view *view, int from, int to)
{
	for (; from < to; from++)
		swap_seats(view, from, from + 1);
	for (; from > to; from--)
		swap_seats(view, from, from - 1);
}

static void remove_seat(struct setup_view *view, int seat)
{
	uint8_t *first = &view->settings.value[SETTING_FIRST_PLAYER];

	/* The one who leaves keeps name and colour behind the last seat: adding a
	 * player brings him back. */
	move_seat(view, seat, view->count - 1);
	view->count--;
	if (*first > view->count)
		*first = 0;
}

int setup_seats(const struct setup_view *view) { return game_players_most(view->game, &view->settings); }

/* the sixth seat and its colour come and go with the inns.  Who leaves waits
 * behind the last seat, as after remove_seat(). */
void setup_fit_seats(struct setup_view *view)
{
	int seats = setup_seats(view);

	view->left = view->count > seats || (view->left && view->count == seats);
	while (view->count > seats)
		remove_seat(view, view->count - 1);
	for (int i = 0; i < seats && seats < COLOR_COUNT; i++) {
		if (view->colors[i] == COLOR_PINK) {
			view->colors[i] = view->colors[seats];
			view->colors[seats] = COLOR_PINK;
		}
	}
}

static void choose_color(struct setup_view *view, int seat, int color)
{
	for (int i = 0; i < PLAYERS_MAX; i++) {
		if (view->colors[i] == color)
			view->colors[i] = view->colors[seat];
	}
	view->colors[seat] = color;
}

/* Who plays the seat: a person, or one of the characters. */
static void who(struct setup_view *view, struct ui *ui, struct rect box, int seat)
{
	enum { COUNT = 1 + AI_EMBLEM_COUNT };
	enum icon icons[COUNT];
	const char *labels[COUNT];
	int pips[COUNT];
	int chosen = view->computers[seat] + 1, count = 1 + ai_character_count();

	for (int i = 0; i < count; i++) {
		icons[i] = character_icon(i - 1);
		/* a sentence of temper, which begins with the name */
		labels[i] = i ? company_says(i - 1) : company_name(-1);
		pips[i] = company_strength(i - 1);
	}
	if (icon_picker(ui, ui_name_at("setup.who", seat), box, icons, labels, pips, count, &chosen)) {
		view->computers[seat] = chosen - 1;
		if (chosen)
			view->names[seat][0] = '\0'; /* goes by the character's name until another is typed */
	}
	ui_tell(ui, draw_format(ui->draw, tr("Who plays for player %d"), seat + 1), NULL);
	if (chosen)
		ui_tip(ui, draw_format(ui->draw, "%s %s", company_says(chosen - 1),
		                       draw_format(ui->draw, tr("Strength: %d of %d."), company_strength(chosen - 1),
		                                   ai_character_count())));
}

/* ---- rows ---- */

static int row_height(const struct ui *ui) { return ui_px(ui, ui->theme.compact ? 50 : 66); }
static int row_pitch(const struct ui *ui) { return row_height(ui) + ui_px(ui, ui->theme.compact ? 6 : 10); }

/* The handle that drags a row, or moves it with the arrows; the new seat. */
static int grip(struct setup_view *view, struct ui *ui, struct rect box, int seat, struct rect rows)
{
	struct ui_answer a = ui_item(ui, ui_name_at("setup.grip", seat), box, UI_FOCUS | UI_ARROWS_Y);
	const struct input *in = &ui->input;
	int to = seat;

	ui_tip(ui, tr("Drag to change seats, or press the up and down arrows."));
	ui_tell(ui, draw_format(ui->draw, tr("Seat of player %d"), seat + 1), setup_name(view, seat));
	draw_icon(ui->draw, box, ui_px(ui, 22), ICON_GRIP, rgb(a.hover || a.held ? COLOR_INK : 0x8A6A3C));
	if (a.ring)
		ui_focus_ring(ui, box, 6 * ui->theme.scale);
	if (a.dragging && in->kind != INPUT_NONE)
		to = (ui->y - rows.y) / row_pitch(ui);
	if (a.focus && in->kind == INPUT_KEY && !ui->used && (in->key == KEY_UP || in->key == KEY_DOWN) && !in->mods) {
		to += in->key == KEY_UP ? -1 : 1;
		ui->used = true;
		ui->ring = true;
	}
	return to < 0 ? 0 : to >= view->count ? view->count - 1 : to;
}

/* Draws a row; what was asked for is done after all rows are drawn. */
struct row_wish {
	int move_from, move_to; /* -1: none */
	int remove;
};

static void player_row(struct setup_view *view, struct ui *ui, struct rect box, int seat, struct rect rows,
                       struct row_wish *wish)
{
	const char *labels[COLOR_COUNT];
	int colors = setup_seats(view) > PLAYERS_BASE ? COLOR_COUNT : COLORS_BASE;
	struct skin skin = theme_skin(&ui->theme, SKIN_CARD);
	struct text_style number = theme_text(&ui->theme, TYPE_SUBHEAD);
	bool compact = ui->theme.compact;
	int tall = ui_px(ui, compact ? 38 : 46);

	for (int i = 0; i < colors; i++)
		labels[i] = words_color((enum color)i);
	draw_skin(ui->draw, box, &skin);
	struct rect in = {box.x + ui_px(ui, 6), box.y, box.w - ui_px(ui, 10), box.h};
	int to =
	    grip(view, ui, rect_center(rect_cut_left(&in, ui_px(ui, 26)), ui_px(ui, 26), ui_px(ui, 34)), seat, rows);
	if (to != seat) {
		wish->move_from = seat;
		wish->move_to = to;
	}
	if (!compact) /* where there is no room the order of the rows tells it */
		draw_text(ui->draw, rect_cut_left(&in, ui_px(ui, 22)), ALIGN_CENTER, &number,
		          draw_format(ui->draw, "%d", seat + 1));
	rect_cut_left(&in, ui_px(ui, compact ? 2 : 4));
	struct rect picker = rect_cut_left(&in, ui_px(ui, compact ? 54 : 66));
	int color = view->colors[seat];
	if (color_picker(ui, ui_name_at("setup.color", seat), rect_center(picker, picker.w, tall), labels, colors,
	                 &color))
		choose_color(view, seat, color);
	ui_tell(ui, draw_format(ui->draw, tr("Colour of player %d"), seat + 1), NULL);
	rect_cut_left(&in, ui_px(ui, compact ? 4 : 8));
	struct rect kind = rect_cut_left(&in, ui_px(ui, compact ? 34 : 40));
	who(view, ui, rect_center(kind, kind.w, tall), seat);
	rect_cut_left(&in, ui_px(ui, compact ? 4 : 8));
	struct rect cross = rect_cut_right(&in, ui_px(ui, compact ? 28 : 34));
	rect_cut_right(&in, ui_px(ui, compact ? 2 : 6));
	text_field(ui, ui_name_at("setup.name", seat), rect_center(in, in.w, tall), view->names[seat], SEAT_NAME_SIZE,
	           given_name(view, seat));
	ui_tell(ui, draw_format(ui->draw, tr("Name of player %d"), seat + 1), NULL);
	if (icon_button(ui, ui_name_at("setup.remove", seat),
	                rect_center(cross, ui_px(ui, compact ? 28 : 32), ui_px(ui, compact ? 28 : 32)), ICON_CLOSE,
	                view->count > PLAYERS_MIN
	                    ? draw_format(ui->draw, tr("%s does not play"), setup_name(view, seat))
	                    : tr("At least two players."),
	                view->count <= PLAYERS_MIN))
		wish->remove = seat;
}

static void rows_apply(struct setup_view *view, struct ui *ui, const struct row_wish *wish)
{
	if (wish->move_from >= 0) {
		move_seat(view, wish->move_from, wish->move_to);
		/* Hand and focus stay on the row that moved. */
		ui_id moved = ui_name_at("setup.grip", wish->move_to);
		if (ui->held == ui_name_at("setup.grip", wish->move_from))
			ui->held = moved;
		ui->focus = moved;
		ui->again = true;
	}
	if (wish->remove >= 0) {
		remove_seat(view, wish->remove);
		ui->edit_id = 0;
		ui->again = true;
	}
}

/* Good company comes first, neither meek nor merciless; then whoever does not sit there yet, the stronger before the
 * gentler, and the strongest last. */
static int computer_next(const struct setup_view *view)
{
	int characters = ai_character_count(), first = characters - 2;
	for (int i = 0; i < characters; i++) {
		int character = (first - i + characters) % characters;
		bool seated = false;
		for (int seat = 0; seat < view->count; seat++)
			seated = seated || view->computers[seat] == character;
		if (!seated)
			return character;
	}
	return first;
}

static void player_rows(struct setup_view *view, struct ui *ui, struct rect *column)
{
	struct row_wish wish = {-1, -1, -1};
	struct rect rows = *column;

	for (int i = 0; i < view->count; i++) {
		player_row(view, ui, rect_cut_top(column, row_height(ui)), i, rows, &wish);
		rect_cut_top(column, row_pitch(ui) - row_height(ui));
	}
	rows_apply(view, ui, &wish);
	if (view->count == setup_seats(view)) {
		page_note(ui, column,
		          view->game == GAME_CASTLE ? tr("The Castle is for two. Drag a row to change seats.")
		          : view->count == PLAYERS_BASE
		              ? tr("Five seats are taken; Inns & Cathedrals has a sixth. Drag a row to change seats.")
		              : tr("All seats are taken. Drag a row to change seats."));
		return;
	}
	struct button add = {.icon = ICON_PLUS, .label = tr("Add a player"), .look = BUTTON_PARCHMENT};
	struct rect box = rect_cut_top(column, ui_px(ui, theme_button_height(&ui->theme)));
	struct button machine = {.icon = ICON_PLUS, .label = tr("Computer"), .look = BUTTON_PARCHMENT};
	int between = ui_px(ui, 8), room = box.w - button_width(ui, &machine) - between;
	struct button person = add;
	person.label = tr("A person"); /* shorter: rather both in a word than one as a picture */
	if (button_width(ui, &add) > room && button_width(ui, &person) <= room)
		add = person;
	int width = button_width(ui, &add);
	struct rect right = {box.x + width + between, box.y, button_width(ui, &machine), box.h};
	if (right.x + right.w > box.x + box.w) { /* no room for the word */
		machine = (struct button){.icon = ICON_FOX, .look = BUTTON_PARCHMENT};
		right.w = ui_px(ui, 48);
		right.x = box.x + box.w - right.w;
		width = width < right.x - box.x - between ? width : right.x - box.x - between;
	}
	machine.tip = tr("A computer player takes the seat; the list beside the colour says which.");
	box.w = width < box.w ? width : box.w;
	if (button(ui, ui_name("setup.add"), box, &add)) {
		view->computers[view->count++] = -1;
		ui_set_focus(ui, ui_name_at("setup.name", view->count - 1), true);
	}
	if (button(ui, ui_name("setup.add_computer"), right, &machine)) {
		int next = computer_next(view);
		view->names[view->count][0] = '\0';
		view->computers[view->count++] = next;
	}
	rect_cut_top(column, ui_px(ui, 6));
}

void setup_players(struct setup_view *view, struct ui *ui, struct host *host, struct rect column)
{
	bool beside = ui->theme.small && column.w > ui_px(ui, 760);
	struct rect right = column;
	int height = view->players_used;
	ui_id id = ui_name("setup.players");
	struct rect view_box = column;

	column = scroll_begin(ui, id, view_box, height, &view->scroll[0]);
	column.h = 1 << 20; /* as much as it takes */
	int top = column.y;
	/* Focus rings reach a little beyond their widgets. */
	column.x += ui_px(ui, 8);
	column.w -= ui_px(ui, 16);
	if (beside) {
		right = column;
		rect_cut_left(&right, column.w / 2 + ui_px(ui, 16));
		column.w = column.w / 2 - ui_px(ui, 16);
	}
	page_heading(ui, &column, tr("Players"));
	player_rows(view, ui, &column);
	if (!beside) {
		page_rule(ui, &column);
		right = column;
	}
	page_heading(ui, &right, tr("Seats and first turn"));
	/* In the small window the head is full of pages. */
	int tall = ui->theme.small ? ui_px(ui, theme_button_height(&ui->theme)) : 0, gap = tall ? ui_px(ui, 12) : 0;
	int end = setup_seating(view, ui, right, view_box.h - (right.y - top) - tall - 2 * gap - ui_px(ui, 14)),
	    list = column.y;
	if (tall) {
		struct rect row = {right.x, end + gap, right.w, tall};
		setup_store_buttons(view, ui, host, &row);
		end = row.y + row.h;
	}
	/* What it took is what the next pass scrolls over. */
	int used = (end > list ? end : list) - top + ui_px(ui, 8);
	if (used != view->players_used) {
		view->players_used = used;
		ui->again = true;
	}
	scroll_end(ui, id, view_box, height, &view->scroll[0]);
}
