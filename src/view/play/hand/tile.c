/* The tile in hand: its picture, the turns that fit, the buttons that turn it. */
#include "view/play/hand/hand.h"

static void draw_dots(struct play *play, struct draw *draw, struct rect box)
{
	const struct play_cell *target = play_target(play);
	int rotation = target && target->rotations ? play_rotation_at(play, target) : play->tile.rotation;
	float step = theme_stroke(&play->theme, 20), cx = (float)box.x + (float)box.w / 2 - 1.5f * step;
	float cy = (float)box.y + (float)box.h / 2, r = theme_stroke(&play->theme, 5.5f);
	for (int i = 0; i < 4; i++) {
		bool fits = !target || target->rotations >> i & 1;
		uint32_t rim = rgb(fits ? COLOR_INK2 : COLOR_LINE);
		if (i == rotation)
			draw_circle(draw, cx + step * (float)i, cy, r * 1.5f, rgb(COLOR_CARD));
		draw_circle(draw, cx + step * (float)i, cy, i == rotation ? r * 1.3f : r, rim);
		draw_circle(draw, cx + step * (float)i, cy,
		            (i == rotation ? r * 1.3f : r) - theme_stroke(&play->theme, 1.5f),
		            i == rotation ? rgb(COLOR_GO) : rgb(fits ? COLOR_CARD : COLOR_OFF));
	}
}

/* At both sides of the tile, with their keys below where there is room. */
static void turn_buttons(struct play *play, struct ui *ui, struct rect box, struct rect place)
{
	bool compact = play->theme.compact;
	int round = play_px(play, compact ? 48 : 60), cap = play_px(play, compact ? 26 : 34);
	int side = place.h, cap_on = play->layout.small ? 0 : cap;
	struct rect left = {box.x, place.y + (side - round) / 2 - cap_on / 2, round, round};
	struct rect right = {box.x + box.w - round, left.y, round, round};
	bool off = play_hands_off(play);
	if (round_button(ui, ui_name("play.turn.left"), left, ICON_TURN_LEFT, tr("Turn the tile to the left"), off))
		play_turn(play, -1, ui->now);
	if (round_button(ui, ui_name("play.turn.right"), right, ICON_TURN_RIGHT, tr("Turn the tile to the right"), off))
		play_turn(play, 1, ui->now);
	if (cap_on) {
		int middle = left.y + round + cap * 3 / 4,
		    wide = key_cap_width(ui, "Shift") + key_cap_width(ui, "R") + play_px(play, 3);
		int x = left.x + (round - wide) / 2;
		x += key_cap(ui, x, middle, "Shift") + play_px(play, 3);
		key_cap(ui, x, middle, "R");
		key_cap(ui, right.x + (round - key_cap_width(ui, "R")) / 2, middle, "R");
	}
}

void play_tile_panel(struct play *play, struct ui *ui, struct frame *frame, struct rect box)
{
	int type = session_tile(play->session);
	bool compact = play->theme.compact;
	struct draw *draw = ui->draw;
	if (type == NO_TILE)
		return;
	struct rect dots = rect_cut_bottom(&box, play_px(play, compact ? 18 : 26));
	int round = play_px(play, compact ? 48 : 60);
	int side = box.h * 20 / 26; /* the picture bleeds upwards */
	int most = box.w - 2 * round - play_px(play, 24);
	side = side > most ? most : side;
	side = side > play_px(play, 210) ? play_px(play, 210) : side;
	if (side < 16)
		return;
	struct rect place = rect_center(box, side, side);
	place.y += side * 3 / 40;
	float up = play_span_part(play, (struct play_span){play->tile.drawn_at, MOTION_LIFT}, ui->now);
	int lift = frame->frozen ? 0 : (int)((1 - ease_out_quad(up)) * (float)side * 0.15f);
	if (up < 1 && !frame->frozen)
		ui_animate(ui);
	struct art_tile tile = play_hand_art(play, type, play_rotation_shown(play));
	tile_art_want(board_art(play->board), tile, art_level(side), 80);
	for (int r = 0; r < 4; r++) /* turning must not wait for the painter */
		tile_art_want(board_art(play->board), play_hand_art(play, type, r), art_level(side), 15);
	struct ui_answer answer = ui_item(ui, ui_name("play.tile"), place, 0);
	ui_tip(ui, describe_does(session_game(play->session), type));
	if (answer.dragging && ui->input.kind == INPUT_MOVE && play->found.wait == WAIT_TILE && !play->drag.tile)
		play_drag_tile(play, ui->x, ui->y);
	if (answer.click && !answer.dragging && play->found.wait == WAIT_TILE)
		play_turn(play, 1, ui->now);
	if (answer.alt_click)
		play_turn(play, 1, ui->now);
	float t;
	const struct move *carried = play_company_carries(play, ui->now, &t);
	bool away = play->drag.tile || (carried && move_lays(carried->kind));
	tile_art_turned(board_art(play->board), draw, tile, rect_moved(place, 0, lift), away ? 0.35f : 1,
	                frame->frozen ? 0 : play_turn_angle(play, ui->now));
	turn_buttons(play, ui, box, place);
	ui_item(ui, ui_name("play.ways"), rect_center(dots, play_px(play, 96), dots.h), 0);
	ui_tip(ui, tr("The four ways to turn the tile: green is how it stands, white fits here, grey does not."));
	draw_dots(play, draw, dots);
}
