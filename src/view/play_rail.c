/* The panel at the right: players, the tile or the choices, Undo and End turn;
 * and what stands over the table: tools and prompt. */
#include "play.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

/* ---- players ---- */

static void draw_head(struct play *play, struct draw *draw)
{
	const struct game *game = session_game(play->session);
	struct rect box = play->layout.head;
	struct text_style heading = theme_text(&play->theme, TYPE_HEADING);
	struct text_style small = theme_text_color(&play->theme, TYPE_SMALL, COLOUR_INK2);
	char text[64];
	heading.bold = true;
	snprintf(text, sizeof text, tr("Round %d"), session_round(play->session));
	if (play->wait == WAIT_OVER)
		snprintf(text, sizeof text, "%s", game_over(game) ? tr("The end") : tr("A table"));
	const char *label = tr("tiles left");
	char number[16];
	snprintf(number, sizeof number, "%d", game_tiles_left(game));
	struct rect rest = box;
	int label_width = text_width(draw->metrics, &small, label);
	int need = text_width(draw->metrics, &heading, text) + text_width(draw->metrics, &heading, number) +
	           label_width;
	if (!play->layout.small && need + play_px(play, 80) < rest.w)
		draw_text(draw, rect_cut_right(&rest, label_width), ALIGN_RIGHT, &small, label);
	rect_cut_right(&rest, play_px(play, 8));
	int width = text_width(draw->metrics, &heading, number);
	draw_text(draw, rect_cut_right(&rest, width), ALIGN_RIGHT, &heading, number);
	rect_cut_right(&rest, play_px(play, 10));
	/* A pile of three backs. */
	int side = play_px(play, play->theme.compact ? 24 : 30), step = play_px(play, 4);
	struct rect pile = rect_cut_right(&rest, side + 2 * step);
	for (int i = 0; i < 3 && i < game_tiles_left(game); i++) {
		struct rect back = {pile.x + i * step, pile.y + (pile.h - side) / 2 + (1 - i) * step, side,
		                    side};
		struct skin skin = {.radius = theme_stroke(&play->theme, 4),
		                    .top = rgb(0x5E7F3A),
		                    .bottom = rgb(0x40602A),
		                    .rim = rgb(0x5A3A20),
		                    .rim_width = theme_stroke(&play->theme, 3),
		                    .shadow = rgba(0x000000, 0.25f),
		                    .shadow_blur = theme_stroke(&play->theme, 3)};
		draw_skin(draw, back, &skin);
	}
	draw_text(draw, rest, ALIGN_LEFT, &heading, text);
}

static const char *seat_tag(const struct play *play, int seat)
{
	const struct game *game = session_game(play->session);
	if (play->wait == WAIT_DECISION && seat == play->seat)
		return tr("decides");
	if (play->wait == WAIT_DECISION && seat == game_turn_seat(game))
		return tr("turn");
	return seat == play->seat ? tr("to move") : NULL;
}

static void card(struct play *play, struct ui *ui, int seat)
{
	const struct game *game = session_game(play->session);
	struct move put;
	bool tentative =
	    seat == play->seat && session_put_move(play->session, &put) && put.kind == MOVE_FIGURE;
	bool meeple = tentative && put.figure == FIGURE_MEEPLE;
	bool dragged = seat == play->seat && play->drag_figure && !tentative;
	bool abbots = game_settings(game)->value[SETTING_ABBOT] != 0;
	struct player_card of = {
	    .name = session_name(play->session, seat),
	    .color = (int)game_color(game, seat),
	    .score = (int)play_shown_score(play, seat, ui->now),
	    .has_projection = session_aids(play->session)->projection && play->wait != WAIT_OVER,
	    .projection = (int)play->projection[seat],
	    .supply = game_supply(game, seat, FIGURE_MEEPLE) -
	              (meeple || (dragged && play->drag_kind == FIGURE_MEEPLE)),
	    .supply_total = MEEPLES_EACH,
	    .abbots = abbots ? game_supply(game, seat, FIGURE_ABBOT) - (tentative && !meeple) : 0,
	    .abbots_total = abbots,
	    .dashed = meeple || (dragged && play->drag_kind == FIGURE_MEEPLE),
	    .active = seat == play->seat,
	    .tag = seat_tag(play, seat),
	    .one_line = play->layout.small && seat != play->seat,
	};
	struct ui_answer answer =
	    player_card(ui, ui_name_at("play.card", seat), play->layout.cards[seat], &of, NULL);
	if (answer.hover && !play->drag_figure)
		play->hover_seat = seat;
	bool may_drag = seat == play->seat && play->wait == WAIT_FIGURE && play->slot_count > 0;
	if (answer.dragging && ui->input.kind == INPUT_MOVE && may_drag && !play->drag_figure) {
		play->drag_figure = true;
		play->drag_kind = game_supply(game, seat, FIGURE_MEEPLE) > 0 ? FIGURE_MEEPLE : FIGURE_ABBOT;
		play->drag_x = ui->x;
		play->drag_y = ui->y;
		session_unput(play->session);
	}
}

/* ---- the tile ---- */

static void draw_dots(struct play *play, struct draw *draw, struct rect box, int type)
{
	const struct play_cell *target = play_target(play);
	int rotation = target && target->rotations ? play_rotation_at(play, target) : play->rotation;
	float step = theme_stroke(&play->theme, 20), cx = (float)box.x + (float)box.w / 2 - 1.5f * step;
	float cy = (float)box.y + (float)box.h / 2, r = theme_stroke(&play->theme, 5.5f);
	(void)type;
	for (int i = 0; i < 4; i++) {
		bool fits = !target || target->rotations >> i & 1;
		uint32_t rim = rgb(fits ? COLOUR_INK2 : COLOUR_LINE);
		if (i == rotation)
			draw_circle(draw, cx + step * (float)i, cy, r * 1.5f, rgb(COLOUR_CARD));
		draw_circle(draw, cx + step * (float)i, cy, i == rotation ? r * 1.3f : r, rim);
		draw_circle(draw, cx + step * (float)i, cy,
		            (i == rotation ? r * 1.3f : r) - theme_stroke(&play->theme, 1.5f),
		            i == rotation ? rgb(COLOUR_GO) : rgb(fits ? COLOUR_CARD : COLOUR_OFF));
	}
}

static void tile_panel(struct play *play, struct ui *ui, struct frame *frame, struct rect box)
{
	int type = session_tile(play->session);
	bool compact = play->theme.compact;
	struct draw *draw = ui->draw;
	if (type == NO_TILE)
		return;
	struct rect dots = rect_cut_bottom(&box, play_px(play, compact ? 18 : 26));
	int round = play_px(play, compact ? 48 : 60), cap = play_px(play, compact ? 26 : 34);
	int side = box.h * 20 / 26; /* the picture bleeds upwards */
	int most = box.w - 2 * round - play_px(play, 24), cap_on = play->layout.small ? 0 : cap;
	side = side > most ? most : side;
	side = side > play_px(play, 210) ? play_px(play, 210) : side;
	if (side < 16)
		return;
	struct rect place = rect_center(box, side, side);
	place.y += side * 3 / 40;
	uint64_t length = (uint64_t)theme_motion(&play->theme, MOTION_LIFT);
	int lift = 0;
	if (!frame->still && length > 0 && ui->now < play->drawn_at + length) {
		lift = (int)((1 - ease_out_quad((float)(ui->now - play->drawn_at) / (float)length)) *
		             (float)side * 0.15f);
		ui_animate(ui);
	}
	const struct play_cell *target = play->wait == WAIT_TILE ? play_target(play) : NULL;
	struct move laid;
	int rotation = target && target->rotations ? play_rotation_at(play, target) : play->rotation;
	if (session_laid(play->session, &laid))
		rotation = laid.rotation;
	struct art_tile tile = {.type = (uint8_t)type, .rotation = (uint8_t)rotation, .preview = true};
	tile_art_want(board_art(play->board), tile, art_level(side), 80);
	for (int r = 0; r < 4; r++) /* turning must not wait for the painter */
		tile_art_want(
		    board_art(play->board),
		    (struct art_tile){.type = (uint8_t)type, .rotation = (uint8_t)r, .preview = true},
		    art_level(side), 15);
	struct ui_answer answer = ui_item(ui, ui_name("play.tile"), place, 0);
	if (answer.dragging && ui->input.kind == INPUT_MOVE && play->wait == WAIT_TILE && !play->drag_tile) {
		play->drag_tile = true;
		play->drag_x = ui->x;
		play->drag_y = ui->y;
	}
	if (answer.click && !answer.dragging && play->wait == WAIT_TILE)
		play_turn(play, 1, ui->now);
	if (answer.alt_click)
		play_turn(play, 1, ui->now);
	tile_art_preview(board_art(play->board), draw, tile, rect_moved(place, 0, lift),
	                 play->drag_tile ? 0.35f : 1);
	struct rect left = {box.x, place.y + (side - round) / 2 - cap_on / 2, round, round};
	struct rect right = {box.x + box.w - round, left.y, round, round};
	if (round_button(ui, ui_name("play.turn.left"), left, ICON_TURN_LEFT, tr("Turn the tile to the left"),
	                 false))
		play_turn(play, -1, ui->now);
	if (round_button(ui, ui_name("play.turn.right"), right, ICON_TURN_RIGHT,
	                 tr("Turn the tile to the right"), false))
		play_turn(play, 1, ui->now);
	if (cap_on) {
		int middle = left.y + round + cap * 3 / 4,
		    wide = key_cap_width(ui, "Shift") + key_cap_width(ui, "R") + play_px(play, 3);
		int x = left.x + (round - wide) / 2;
		x += key_cap(ui, x, middle, "Shift") + play_px(play, 3);
		key_cap(ui, x, middle, "R");
		key_cap(ui, right.x + (round - key_cap_width(ui, "R")) / 2, middle, "R");
	}
	draw_dots(play, draw, dots, type);
}

/* ---- the lower half ---- */

static int count_bits(unsigned bits)
{
	int count = 0;
	for (; bits; bits &= bits - 1)
		count++;
	return count;
}

/* Labels stand in capitals; the locale knows those of the language. */
static const char *text_capitals(struct draw *draw, const char *text)
{
	size_t length = strlen(text), used = 0, at = 0;
	char *capitals = draw_alloc(draw, 2 * length + MB_LEN_MAX);
	mbstate_t from = {0}, to = {0};
	if (!capitals)
		return text;
	while (at < length) {
		wchar_t letter;
		size_t read = mbrtowc(&letter, text + at, length - at, &from);
		if (read == 0 || read > length - at) /* not of this locale: as it is */
			return text;
		size_t written = wcrtomb(capitals + used, (wchar_t)towupper((wint_t)letter), &to);
		if (written == (size_t)-1 || used + written >= 2 * length)
			return text;
		used += written;
		at += read;
	}
	capitals[used] = '\0';
	return capitals;
}

static void draw_label(struct play *play, struct draw *draw, const char *left, const char *right)
{
	struct text_style label = theme_text_color(&play->theme, TYPE_LABEL, COLOUR_INK2);
	struct text_style small = theme_text_color(&play->theme, TYPE_SMALL, COLOUR_INK2);
	struct rect rest = play->layout.label;
	left = text_capitals(draw, left);
	if (right) {
		int width = text_width(draw->metrics, &small, right);
		if (text_width(draw->metrics, &label, left) + width + play_px(play, 12) <= rest.w) {
			draw_text(draw, rect_cut_right(&rest, width), ALIGN_RIGHT, &small, right);
			rect_cut_right(&rest, play_px(play, 12));
		}
	}
	draw_text(draw, rest, ALIGN_LEFT, &label, left);
}

static void happened(struct play *play, struct ui *ui, struct rect box)
{
	const struct history *history = session_history(play->session);
	struct text_style style = theme_text(&play->theme, TYPE_SMALL);
	int last = history->ply_count;
	struct draw *draw = ui->draw;
	/* What the last turn led to, newest last, as far as there is room. */
	int first = last > 0 ? history->plies[last - 1].first_event : 0;
	for (int i = last - 1; i >= 0 && i >= last - 3; i--)
		first = history->plies[i].first_event;
	for (int i = first; i < history->event_count && box.h > style.line; i++) {
		char text[WORDS_SIZE];
		const struct event *event = &history->events[i];
		words_event(play->session, event, text, sizeof text);
		if (!text[0])
			continue;
		struct rect badge =
		    rect_cut_left(&(struct rect){box.x, box.y, box.w, box.h}, play_px(play, 30));
		struct rect lines = {box.x + play_px(play, 32), box.y, box.w - play_px(play, 32), box.h};
		if (event->kind != EVENT_SET_ASIDE && event->kind != EVENT_OVER &&
		    event->kind != EVENT_COUNT_MOVED)
			draw_badge(draw, (float)badge.x + theme_stroke(&play->theme, 12),
			           (float)badge.y + (float)style.line / 2, theme_stroke(&play->theme, 20),
			           play_seat_color(play, event->seat));
		int used = draw_text_block(draw, lines, ALIGN_LEFT, &style, text) + play_px(play, 6);
		box.y += used;
		box.h -= used;
	}
}

static void body(struct play *play, struct ui *ui, struct frame *frame)
{
	struct draw *draw = ui->draw;
	char text[120];
	struct rect box = play->layout.body;
	if (play->show_fields && play->wait != WAIT_FIGURE) {
		struct text_style label = theme_text(&play->theme, TYPE_LABEL);
		const char *words = tr("Fields if the game ended now");
		if (text_width(draw->metrics, &label, text_capitals(draw, words)) > play->layout.label.w)
			words = tr("Fields now");
		draw_label(play, draw, words, NULL);
		play_fields_list(play, ui, box);
		return;
	}
	switch (play->wait) {
	case WAIT_TILE: {
		const struct play_cell *target = play_target(play);
		if (!session_aids(play->session)->legal_cells)
			text[0] = '\0';
		else if (target && target->rotations)
			snprintf(text, sizeof text,
			         trn("fits %d way here", "fits %d ways here",
			             (unsigned long)count_bits(target->rotations)),
			         count_bits(target->rotations));
		else
			snprintf(text, sizeof text,
			         trn("%d place", "%d places", (unsigned long)play->legal_count),
			         play->legal_count);
		draw_label(play, draw, tr("Your tile"), text);
		tile_panel(play, ui, frame, box);
		break;
	}
	case WAIT_FIGURE:
		draw_label(play, draw, tr("Your follower"), tr("Tab: next place"));
		play_slot_list(play, ui, box);
		break;
	case WAIT_END: {
		struct text_style style = theme_text_color(&play->theme, TYPE_SMALL, COLOUR_INK2);
		draw_label(play, draw, tr("Your tile"), NULL);
		int used =
		    draw_text_block(draw, box, ALIGN_LEFT, &style, tr("No follower can be placed here."));
		rect_cut_top(&box, used);
		tile_panel(play, ui, frame, box);
		break;
	}
	default:
		draw_label(play, draw, tr("What happened"), NULL);
		happened(play, ui, box);
		break;
	}
}

static const char *foot_text(const struct play *play)
{
	switch (play->wait) {
	case WAIT_TILE:
		return tr("Place the tile first");
	case WAIT_FIGURE:
		return session_put_move(play->session, NULL)
		           ? tr("Undo takes the follower back")
		           : tr("ends without a follower · Undo lifts the tile");
	case WAIT_END:
		return tr("Undo lifts the tile");
	default:
		return "";
	}
}

static void buttons(struct play *play, struct ui *ui)
{
	struct button undo = {.look = BUTTON_PARCHMENT,
	                      .icon = ICON_UNDO,
	                      .label = tr("Undo"),
	                      .tip = tr("Backspace or Ctrl Z"),
	                      .disabled = !session_can_undo(play->session)};
	struct button end = {.look = BUTTON_GO,
	                     .icon = ICON_CONFIRM,
	                     .label = tr("End turn"),
	                     .key = tr("Space"),
	                     .disabled = play->wait != WAIT_FIGURE && play->wait != WAIT_END};
	if (play->wait == WAIT_OVER) {
		end.label = tr("Result");
		end.key = NULL;
		end.disabled = !game_over(session_game(play->session));
	}
	int need = button_width(ui, &end);
	if (need > play->layout.end.w)
		end.key = NULL;
	if (button_width(ui, &end) > play->layout.end.w)
		end.icon = ICON_NONE;
	if (button_width(ui, &undo) > play->layout.undo.w)
		undo.icon = ICON_NONE;
	if (button(ui, ui_name("play.undo"), play->layout.undo, &undo))
		play_undo(play, ui->now);
	if (button(ui, ui_name("play.end"), play->layout.end, &end)) {
		if (play->wait == WAIT_OVER)
			play_ending_show(play, false);
		else
			play_end_turn(play, ui->now);
	}
	struct text_style style = theme_text_color(&play->theme, TYPE_SMALL, COLOUR_INK2);
	if (play->layout.foot.h > 0)
		draw_text(ui->draw, play->layout.foot, ALIGN_CENTER, &style, foot_text(play));
}

void play_rail(struct play *play, struct ui *ui, struct frame *frame)
{
	struct skin panel = theme_skin(&play->theme, SKIN_PANEL);
	ui_block(ui, ui_name("play.rail"), play->layout.rail);
	draw_skin(ui->draw, play->layout.rail, &panel);
	draw_head(play, ui->draw);
	body(play, ui, frame);
	buttons(play, ui);
	play->hover_seat = NOBODY;
	for (int seat = 0; seat < game_player_count(session_game(play->session)); seat++)
		card(play, ui, seat);
}

/* ---- tools ---- */

void play_tools(struct play *play, struct ui *ui, struct frame *frame)
{
	const struct aids *aids = session_aids(play->session);
	const struct {
		enum icon icon;
		const char *key, *tip;
		int character;
		bool on, disabled, gap;
	} tools[] = {
	    {ICON_MENU, "Esc", tr("Menu"), KEY_ESCAPE, false, false, true},
	    {ICON_FIELDS, "F",
	     aids->fields ? tr("Fields: who owns which") : tr("The field overlay is off in this game"), 'f',
	     play->show_fields, !aids->fields, false},
	    {ICON_TILES, "T",
	     aids->remaining ? tr("Tiles left") : tr("The sheet of tiles is off in this game"), 't',
	     play->sheet == SHEET_TILES, !aids->remaining, false},
	    {ICON_HISTORY, "H", tr("History"), 'h', play->sheet == SHEET_HISTORY, false, false},
	    {ICON_LAST_ROUND, "L", tr("Last round: the newest tile of each player"), 'l', play->show_last,
	     false, true},
	    {ICON_ZOOM_IN, "+", tr("Zoom in"), 0, false, false, false},
	    {ICON_ZOOM_OUT, "-", tr("Zoom out"), 0, false, false, false},
	    {ICON_FIT, "Home", tr("Show the whole table"), 0, false, false, true},
	    {ICON_PICTURE, "F12", tr("Write a picture"), KEY_F12, false, false, false},
	    {ICON_SETTINGS, NULL, tr("Settings"), 0, false, false, false},
	    {ICON_HELP, "?", tr("Help"), '?', false, false, false},
	};
	enum { COUNT = sizeof tools / sizeof tools[0] };
	struct rect column = play->layout.tools;
	int side = column.w, gaps = 0;
	for (int i = 0; i < COUNT; i++)
		gaps += tools[i].gap;
	int step = (column.h - gaps * play_px(play, 10)) / COUNT;
	step = step > side + play_px(play, 10) ? side + play_px(play, 10) : step;
	if (side > step - 2)
		side = step - 2;
	int y = column.y;
	for (int i = 0; i < COUNT; i++) {
		struct rect box = {column.x, y, side, side};
		bool pressed = tool_button(ui, ui_name_at("play.tool", i), box, tools[i].icon, tools[i].key,
		                           tools[i].tip, tools[i].on, tools[i].disabled);
		if (!tools[i].disabled && tools[i].character && tools[i].character != KEY_F12 &&
		    (tools[i].character == '?' ? ui_char(ui, '?') : ui_key(ui, tools[i].character, 0)))
			pressed = true;
		y += step + (tools[i].gap ? play_px(play, 10) : 0);
		if (pressed)
			play_tool(play, tools[i].icon, frame);
	}
}

void play_tool(struct play *play, int icon, struct frame *frame)
{
	struct rect stage = play->layout.stage;
	int cx = stage.x + stage.w / 2, cy = stage.y + stage.h / 2;
	char path[HOST_PATH_SIZE];
	switch (icon) {
	case ICON_MENU:
		if (play->sheet != SHEET_NONE)
			play->sheet = SHEET_NONE;
		else if (play->drag_figure || play->drag_tile)
			play->drag_figure = play->drag_tile = false;
		else
			screen_push(play->host, menu_screen_create(play->host, play->session));
		break;
	case ICON_FIELDS:
		play->show_fields = !play->show_fields;
		break;
	case ICON_TILES:
	case ICON_HISTORY: {
		enum play_sheet sheet = icon == ICON_TILES ? SHEET_TILES : SHEET_HISTORY;
		play->sheet = play->sheet == sheet ? SHEET_NONE : sheet;
		play->sheet_scroll = icon == ICON_HISTORY ? 1e9f : 0;
		break;
	}
	case ICON_LAST_ROUND:
		play->show_last = !play->show_last;
		break;
	case ICON_ZOOM_IN:
	case ICON_ZOOM_OUT:
		play_camera_zoom(play, icon == ICON_ZOOM_IN ? 1.25 : 0.8, cx, cy, frame->now, true);
		break;
	case ICON_FIT:
		play_camera_fit(play, frame->now, false);
		break;
	case ICON_PICTURE:
		if (play->host->ops->picture && play->host->ops->picture(play->host, path, sizeof path))
			play_toast(play, frame->now, -1, tr("A picture was written"), path);
		break;
	case ICON_SETTINGS:
		screen_push(play->host, settings_screen_create(play->host));
		break;
	case ICON_HELP:
		screen_push(play->host, help_screen_create(play->host));
		break;
	default:
		break;
	}
	if (icon == ICON_TILES || icon == ICON_HISTORY || icon == ICON_MENU) {
		play_layout_find(play);
		play->sheet_type = -1;
		if (!play->camera_own && !play->close_up)
			play_camera_fit(play, frame->now, false);
	}
}

/* ---- prompt ---- */

static void prompt_words(const struct play *play, char *title, size_t title_size, char *detail,
                         size_t detail_size)
{
	const char *name = session_name(play->session, play->seat);
	detail[0] = '\0';
	switch (play->wait) {
	case WAIT_TILE:
		snprintf(title, title_size, tr("%s, lay your tile"), name);
		if (play->never_count > 0 && session_aids(play->session)->fits)
			snprintf(detail, detail_size,
			         trn("%d place can never be filled", "%d places can never be filled",
			             (unsigned long)play->never_count),
			         play->never_count);
		else if (session_aids(play->session)->legal_cells)
			snprintf(
			    detail, detail_size,
			    trn("%d place is lit", "%d places are lit", (unsigned long)play->legal_count),
			    play->legal_count);
		break;
	case WAIT_FIGURE:
		snprintf(title, title_size, tr("%s, place a follower"), name);
		snprintf(detail, detail_size, "%s", tr("drag one from your supply, or end the turn"));
		break;
	case WAIT_END:
		snprintf(title, title_size, tr("%s, end your turn"), name);
		snprintf(detail, detail_size, "%s", tr("or lay the tile elsewhere"));
		break;
	case WAIT_DECISION:
		snprintf(title, title_size, tr("%s, your decision"), name);
		break;
	default:
		snprintf(title, title_size, "%s",
		         game_over(session_game(play->session)) ? tr("The game is over")
		                                                : tr("Nothing is to be drawn"));
		break;
	}
	if (play->show_fields && play->wait == WAIT_TILE)
		snprintf(detail, detail_size, "%s", tr("point at any field, city, road or follower"));
	if (session_start(play->session)->caption[0] && play->wait == WAIT_OVER &&
	    !game_over(session_game(play->session)))
		snprintf(title, title_size, "%s", session_start(play->session)->caption);
}

void play_prompt(struct play *play, struct ui *ui, struct frame *frame)
{
	char title[200], detail[160];
	struct draw *draw = ui->draw;
	struct rect row = play->layout.prompt_row;
	struct text_style name = theme_text(&play->theme, TYPE_SUBHEAD);
	struct text_style body_style = theme_text_color(&play->theme, TYPE_BODY, COLOUR_INK2);
	(void)frame;
	name.face = FACE_SERIF;
	name.bold = true;
	name.px = name.px * 11 / 10;
	prompt_words(play, title, sizeof title, detail, sizeof detail);
	int badge = play->seat == NOBODY ? 0 : play_px(play, play->theme.compact ? 32 : 38),
	    pad = play_px(play, 16);
	int gap = play_px(play, 14), wide = text_width(draw->metrics, &name, title);
	int second = detail[0] ? text_width(draw->metrics, &body_style, detail) + gap : 0;
	int width = pad + badge + (badge ? gap : 0) + wide + second + pad + play_px(play, 8);
	if (width > row.w) {
		width -= second;
		second = 0;
	}
	if (width > row.w)
		width = row.w;
	struct rect box = rect_center(row, width, row.h);
	struct skin skin = theme_skin(&play->theme, SKIN_PROMPT);
	draw_skin(draw, box, &skin);
	struct rect rest = {box.x + pad, box.y, box.w - 2 * pad, box.h};
	if (badge) {
		struct rect place = rect_cut_left(&rest, badge);
		draw_badge(draw, (float)place.x + (float)badge / 2, (float)box.y + (float)box.h / 2,
		           (float)badge, play_seat_color(play, play->seat));
		rect_cut_left(&rest, gap);
	}
	if (second)
		draw_text(draw, rect_cut_right(&rest, second - gap), ALIGN_RIGHT, &body_style, detail);
	draw_text(draw, rest, ALIGN_LEFT, &name, title);
}
