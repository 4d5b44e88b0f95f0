/* The panel at the right: players, the tile or the choices, Undo and End turn. */
#include "view/play/panel/panel.h"

#include "text/say.h"
#include "view/play/hand/hand.h"

#include <limits.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

static void draw_head(struct play *play, struct draw *draw)
{
	const struct game *game = session_game(play->session);
	struct rect box = play->layout.head;
	struct text_style heading = text_bold(theme_text(&play->theme, TYPE_HEADING)),
	                  small = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	const char *text = say(tr("Round %d"), session_round(play->session));
	if (play->found.wait == WAIT_OVER && (game_over(game) || !play->lesson.script))
		text = game_over(game) ? tr("The end") : tr("A table");
	bool none = game_over(game) && !game_tiles_left(game);
	const char *label = none ? "" : trn("tile left", "tiles left", (unsigned long)game_tiles_left(game));
	const char *number = none ? "" : say("%d", game_tiles_left(game));
	struct rect rest = box;
	int label_width = text_width(draw->metrics, &small, label);
	int need =
	    text_width(draw->metrics, &heading, text) + text_width(draw->metrics, &heading, number) + label_width;
	if (!play->layout.small && need + play_px(play, 80) < rest.w)
		draw_text(draw, rect_cut_right(&rest, label_width), ALIGN_RIGHT, &small, label);
	rect_cut_right(&rest, play_px(play, 8));
	int width = text_width(draw->metrics, &heading, number);
	draw_text(draw, rect_cut_right(&rest, width), ALIGN_RIGHT, &heading, number);
	rect_cut_right(&rest, play_px(play, 10));
	/* A pile of three backs. */
	int side = play_px(play, play->theme.compact ? 24 : 30), step = play_px(play, 4);
	/* A long heading leaves room for one alone. */
	int backs = text_width(draw->metrics, &heading, text) + side + 2 * step + play_px(play, 12) > rest.w ? 1 : 3;
	struct rect pile = rect_cut_right(&rest, side + (backs - 1) * step);
	for (int i = 0; i < backs && i < game_tiles_left(game); i++) {
		struct rect back = {pile.x + i * step, pile.y + (pile.h - side) / 2 + (backs / 2 - i) * step, side,
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
	rect_cut_right(&rest, play_px(play, 6));
	draw_text(draw, rest, ALIGN_LEFT, &heading, draw_shorten(draw, &heading, text, rest.w));
}

/* ---- the lower half ---- */

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

static void draw_label_in(struct play *play, struct draw *draw, struct rect rest, const char *left, const char *right)
{
	struct text_style label = theme_text_color(&play->theme, TYPE_LABEL, COLOR_INK2);
	struct text_style small = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
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

void play_rail_label(struct play *play, struct draw *draw, const char *left, const char *right)
{
	draw_label_in(play, draw, play->layout.label, left, right);
}

/* A key and what it does, at the right of the label where there is room. */
static void label_key(struct play *play, struct ui *ui, const char *left, const char *key, const char *words)
{
	struct text_style label = theme_text(&play->theme, TYPE_LABEL);
	struct text_style small = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	struct rect rest = play->layout.label;
	int cap = key_cap_width(ui, key), width = text_width(ui->draw->metrics, &small, words);
	int used = text_width(ui->draw->metrics, &label, text_capitals(ui->draw, left)) + play_px(play, 12);
	if (used + cap + width + play_px(play, 8) <= rest.w) {
		draw_text(ui->draw, rect_cut_right(&rest, width), ALIGN_RIGHT, &small, words);
		rect_cut_right(&rest, play_px(play, 8));
	}
	if (used + cap <= rest.w)
		key_cap(ui, rest.x + rest.w - cap, rest.y + rest.h / 2, key);
}

/* Above the places: who goes there. */
static void label_places(struct play *play, struct ui *ui)
{
	const struct move_words *acts[2];
	const char *label = tr("Your follower");
	if (play_touch_alone(play, acts))
		label = acts[1] ? draw_format(ui->draw, "%s · %s", tr(acts[0]->acts), tr(acts[1]->acts))
		                : tr(acts[0]->acts);
	play_rail_label(play, ui->draw, label, NULL);
	label_key(play, ui, label, tr("Tab"), tr("next place"));
}

/* The line of the e-th event in this list, "" if it has none, or the show tells it. */
static const char *happened_words(struct play *play, struct draw *draw, int e)
{
	const struct event *event = &session_history(play->session)->events[e];
	if (play_ending_waits(play) && event->at_end)
		return "";
	return draw_format(draw, "%s", words_event_plain(play->session, event));
}

/* What the last round led to, newest last: of older lines as many as there is room for. Without any no head either. */
static void happened(struct play *play, struct ui *ui, struct rect label, struct rect box)
{
	const struct history *history = session_history(play->session);
	struct text_style style = theme_text(&play->theme, TYPE_SMALL);
	struct draw *draw = ui->draw;
	int round = 2 * game_player_count(session_game(play->session)) + 1; /* a tile and a figure each */
	int last = history->ply_count, gap = play_px(play, 6), wide = box.w - play_px(play, 32);
	int oldest = last > 0 ? history->plies[last > round ? last - round : 0].first_event : 0;
	int first = history->event_count;
	bool any = false;
	for (int room = box.h; first > oldest && room >= 0; first--) {
		const char *text = happened_words(play, draw, first - 1);
		any = any || text[0];
		room -= text[0] ? text_block_height(draw->metrics, &style, text, wide) + gap : 0;
		if (room + gap < 0 && first < history->event_count)
			break;
	}
	if (any)
		draw_label_in(play, draw, label, tr("What happened"), NULL);
	for (int i = first; i < history->event_count && box.h >= style.line; i++) {
		const struct event *event = &history->events[i];
		const char *text = happened_words(play, draw, i);
		if (!text[0])
			continue;
		struct rect lines = {box.x + play_px(play, 32), box.y, wide, box.h};
		if (words_event_owned(event))
			draw_badge(draw, (float)box.x + theme_stroke(&play->theme, 12),
			           (float)box.y + (float)style.line / 2, theme_stroke(&play->theme, 20),
			           play_seat_color(play, event->seat));
		rect_cut_top(&box, draw_text_block(draw, lines, ALIGN_LEFT, &style, text) + gap);
	}
}

/* Below a short list of places, where a handful of lines has room. */
void play_happened_below(struct play *play, struct ui *ui, struct rect box, int used)
{
	enum { LINES_LEAST = 3 };
	struct text_style small = theme_text(&play->theme, TYPE_SMALL);
	rect_cut_top(&box, used + play_px(play, 10));
	struct rect label = rect_cut_top(&box, play->layout.label.h);
	if (box.h < LINES_LEAST * (small.line + play_px(play, 6)) || session_history(play->session)->ply_count == 0)
		return;
	happened(play, ui, label, box);
}

static void hand_picture(struct play *play, struct draw *draw, struct rect place)
{
	const struct play_cell *target = play_target(play);
	int rotation = target && target->rotations ? play_rotation_at(play, target) : play->tile.rotation;
	struct art_tile tile = play_hand_art(play, session_tile(play->session), rotation);
	tile_art_preview(board_art(play->board), draw, tile, place, 1);
}

/* The tile in hand while the overlay has its place. */
static void waiting_tile(struct play *play, struct draw *draw, struct rect box, bool one_line)
{
	struct text_style style = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	int side = play_px(play, one_line ? 42 : 64);
	struct rect place = rect_center(rect_cut_left(&box, side * 3 / 2), side, side);
	place.y += side / 10;
	hand_picture(play, draw, place);
	const char *words =
	    one_line ? tr("Your tile waits") : tr("Your tile waits. It can be laid with the overlay on.");
	int height = text_block_height(draw->metrics, &style, words, box.w);
	draw_text_block(draw, rect_center(box, box.w, height), ALIGN_LEFT, &style, words);
}

/* What the list tells, in as many words as there is room for. */
static const char *fields_head(const struct play *play, struct draw *draw, int room)
{
	struct text_style label = theme_text(&play->theme, TYPE_LABEL);
	const struct game *game = session_game(play->session);
	bool by_city = farms_by_city(game), courts = play_wall(play) != NULL;
	const char *words[3] = {courts    ? tr("Courts if the game ended now")
	                        : by_city ? tr("Farmers if the game ended now")
	                                  : tr("Fields if the game ended now"),
	                        courts    ? tr("Courts now")
	                        : by_city ? tr("Farmers now")
	                                  : tr("Fields now"),
	                        courts ? tr("Courts") : tr("Fields")};
	if (game_over(game))
		words[0] = words[1] = courts    ? tr("What courts paid")
		                      : by_city ? tr("What farmers were paid")
		                                : tr("What fields paid");
	int i = 0;
	while (i < 2 && text_width(draw->metrics, &label, text_capitals(draw, words[i])) > room)
		i++;
	return words[i];
}

/* The list of the overlay of fields, and the tile that waits. */
static void body_fields(struct play *play, struct ui *ui, struct rect box)
{
	struct draw *draw = ui->draw;
	bool beside = play->found.wait == WAIT_TILE && box.h <= play_px(play, 220);
	int tile = play_px(play, 44 + 12); /* beside the head, where there is no room below */
	play_rail_label(play, draw, fields_head(play, draw, play->layout.label.w - (beside ? tile : 0)), NULL);
	if (play->found.wait == WAIT_TILE && !beside) {
		bool low = play_farms_height(play) + play_px(play, 72 + 16) > box.h;
		waiting_tile(play, draw, rect_cut_bottom(&box, play_px(play, low ? 46 : 72)), low);
		rect_cut_bottom(&box, play_px(play, low ? 12 : 16));
	} else if (beside) {
		int side = play_px(play, 44);
		rect_cut_top(&box, play_px(play, 22));
		hand_picture(play, draw,
		             (struct rect){box.x + box.w - side - play_px(play, 4),
		                           play->layout.label.y + play_px(play, 6), side, side});
	}
	play_farms(play, ui, box);
}

/* Whose tile it is, and where it fits. */
static void label_tile(struct play *play, struct draw *draw, uint64_t now)
{
	const struct play_cell *target = play_target(play);
	const char *text = "";
	if (play->found.seat == NOBODY || play_lot_open(play, now)) /* a lesson that is done; it is nobody's yet */
		return;
	if (play_hands_off(play)) {
		play_rail_label(play, draw, say(tr("The tile of %s"), session_name(play->session, play->found.seat)),
		                NULL);
		return;
	}
	int ways = target ? bit_count(target->rotations) : 0, places = play->found.legal_count;
	if (session_aids(play->session)->legal_cells && ways)
		text = say_count("fits %d way here", "fits %d ways here", ways);
	else if (session_aids(play->session)->legal_cells)
		text = say_count("%d place", "%d places", places);
	play_rail_label(play, draw, play_offered_label(play), text);
}

/* The places of who is chosen; or, of a kind that has none here, the rule that says why. */
static int places(struct play *play, struct ui *ui, struct rect box)
{
	struct text_style style = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	if (!play->found.none.reason)
		return play_slot_list(play, ui, box);
	const char *why = say_capital(words_refusal_plain(play->session, &play->found.none));
	return draw_text_block(
	    ui->draw, box, ALIGN_LEFT, &style,
	    draw_format(ui->draw, "%s: %s.\n%s.", words_kind(play->offer.figure), tr("no place on this tile"), why));
}

static void body(struct play *play, struct ui *ui, struct frame *frame)
{
	struct draw *draw = ui->draw;
	struct text_style small = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	struct rect box = play->layout.body;
	bool told;
	if (play->panel.fields && play->found.wait != WAIT_FIGURE) {
		body_fields(play, ui, box);
		return;
	}
	if (play->look.tells && session_history(play->session)->ply_count > 0) {
		happened(play, ui, play->layout.label, box);
		return;
	}
	if (play->look.on && (play->found.wait == WAIT_TILE || play->found.wait == WAIT_FIGURE)) {
		int side = play_px(play, play->theme.compact ? 112 : 150);
		label_tile(play, draw, ui->now);
		hand_picture(play, draw, rect_center(box, side, side)); /* nobody turns it */
		return;
	}
	if (play_hands_off(play) && play->found.seat == NOBODY)
		return; /* a table to look at, or a lesson that is done: nobody has a tile */
	if (play_hands_off(play) && play->found.wait != WAIT_DECISION) {
		label_tile(play, draw, ui->now);
		play_tile_panel(play, ui, frame, box);
		return;
	}
	switch (play->found.wait) {
	case WAIT_TILE:
		label_tile(play, draw, ui->now);
		if (session_offers(play->session))
			play_offered_panel(play, ui, box);
		else
			play_tile_panel(play, ui, frame, box);
		break;
	case WAIT_FIGURE:
		if (play->found.kind_count > 1 && !play_touch_alone(play, (const struct move_words *[2]){NULL}))
			play_offer_row(play, ui, play->layout.label);
		else
			label_places(play, ui);
		play_happened_below(play, ui, box, places(play, ui, box));
		break;
	case WAIT_END:
		told = play->found.slot_count > 0;
		play_rail_label(play, draw, told ? tr("Your follower") : tr("Your tile"), NULL);
		rect_cut_top(&box,
		             draw_text_block(draw, box, ALIGN_LEFT, &small, tr("No follower can be placed here.")));
		rect_cut_top(&box, told ? play_px(play, 8) : 0);
		if (told)
			play_slot_list(play, ui, box);
		else
			play_tile_panel(play, ui, frame, box);
		break;
	default:
		if (!play_asks_in_rail(play) || play_hands_off(play) ||
		    play->lesson.waits) /* else decide.c has the place */
			happened(play, ui, play->layout.label, box);
		break;
	}
}

/* What Undo does with the figure of this turn. */
static const char *undo_text(const struct move *put)
{
	return tr(lift_words(put->kind)        ? lift_words(put->kind)->undo
	          : words_move_puts(put->kind) ? N_("Undo takes the follower back")
	                                       : N_("Undo takes it back"));
}

/* The shorter sentence is for narrow panels and long languages. */
static const char *foot_text(const struct play *play, bool brief)
{
	struct move put;
	if (play_hands_off(play))
		return "";
	if (play->lesson.elsewhere)
		return tr("Undo lifts the tile");
	bool figure = play->found.wait == WAIT_FIGURE, stands = session_put_move(play->session, &put);
	if (brief)
		return figure && !stands ? tr("without a follower") : "";
	if (play->found.wait == WAIT_TILE)
		return session_offers(play->session) ? "" : tr("Place the tile first");
	if (!figure && play->found.wait != WAIT_END)
		return "";
	return stands   ? undo_text(&put)
	       : figure ? tr("ends without a follower · Undo lifts the tile")
	                : tr("Undo lifts the tile");
}

/* Undo and Redo: both stand there at all times, so that none comes under a pointer that meant the other. */
static void undo_buttons(struct play *play, struct ui *ui, struct rect box)
{
	bool laid = session_laid(play->session, NULL) && !play_hands_off(play); /* else it is a computer's */
	struct button undo = {.icon = ICON_UNDO,
	                      .label = tr("Undo"),
	                      .key = tr("Ctrl Z"),
	                      .tip = tr("Backspace or Ctrl Z"),
	                      .disabled = !laid && play_undo_ply(play) < 0};
	bool forward = play_can_redo(play); /* also while a computer player thinks, as the key does */
	struct button redo = {.icon = ICON_REDO,
	                      .tip = forward ? tr("Redo what was taken back (Ctrl Y)") : tr("Nothing was taken back"),
	                      .disabled = !forward};
	int seat = play_undo_seat(play);
	if (!laid && seat != NOBODY)
		undo.tip =
		    draw_format(ui->draw, tr("Opens the turn of %s again (Ctrl Z)"), session_name(play->session, seat));
	struct rect right = rect_cut_right(&box, box.h < box.w / 2 ? box.h : box.w / 2);
	rect_cut_right(&box, play_px(play, 8));
	if (button(ui, ui_name("play.redo"), right, &redo))
		play_redo(play, ui->now);
	if (button_width(ui, &undo) > box.w)
		undo.key = NULL;
	if (button_width(ui, &undo) > box.w)
		undo.icon = ICON_NONE;
	if (button_width(ui, &undo) > box.w) { /* a long word */
		undo.icon = ICON_UNDO;
		undo.label = NULL;
	}
	if (button(ui, ui_name("play.undo"), box, &undo))
		play_undo(play, ui->now);
}

static void buttons(struct play *play, struct ui *ui)
{
	if (play->look.on) {
		play_look_buttons(play, ui); /* nothing can be done here */
		return;
	}
	struct button end = {.look = BUTTON_GO,
	                     .icon = ICON_CONFIRM,
	                     .label = tr("End turn"),
	                     .key = tr("Space"),
	                     .yields = true,
	                     .disabled = (play->found.wait != WAIT_FIGURE && play->found.wait != WAIT_END) ||
	                                 play_hands_off(play) || play->lesson.elsewhere};
	bool offers = session_offers(play->session) && !play_hands_off(play);
	if (offers) {
		end.icon = ICON_NONE;
		end.label = game_may_draw(session_game(play->session)) ? tr("Draw a tile") : tr("Go on");
		end.disabled = false;
	}
	if (play->found.wait == WAIT_OVER && (game_over(session_game(play->session)) || !play->lesson.script)) {
		end.label = tr("Result");
		end.key = tr("Enter");
		end.disabled = !game_over(session_game(play->session));
	}
	if (button_width(ui, &end) > play->layout.end.w) /* the key says more than the picture */
		end.icon = ICON_NONE;
	if (button_width(ui, &end) > play->layout.end.w) {
		end.tip = end.key;
		end.key = NULL;
	}
	undo_buttons(play, ui, play->layout.undo);
	bool elsewhere = play_asks_in_rail(play) && !play_steps(play) && !play_hands_off(play) && !play->lesson.waits;
	if (!elsewhere && button(ui, ui_name("play.end"), play->layout.end, &end)) {
		if (play->found.wait == WAIT_OVER)
			play_ending_show(play, false, ui->now);
		else if (offers)
			play_decline(play, ui->now);
		else
			play_end_turn(play, ui->now);
	}
	struct text_style style = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	const char *foot = foot_text(play, false);
	if (text_width(ui->draw->metrics, &style, foot) > play->layout.foot.w)
		foot = foot_text(play, true);
	draw_text(ui->draw, play->layout.foot, ALIGN_CENTER, &style, foot);
}

void play_rail(struct play *play, struct ui *ui, struct frame *frame)
{
	ui_block(ui, ui_name("play.rail"), play->layout.rail);
	theme_draw(ui->draw, &play->theme, SKIN_PANEL, play->layout.rail);
	draw_head(play, ui->draw);
	body(play, ui, frame);
	buttons(play, ui);
	play->pointer.seat = NOBODY;
	play_hands_key(play, ui);
	bool asked = !play_points_fly(play, frame);
	for (int seat = 0; seat < game_player_count(session_game(play->session)); seat++)
		play_player_card(play, ui, seat, asked);
}
