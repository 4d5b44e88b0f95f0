/* The scene of a new game: who plays, as figures behind a table with their names on cards before them; how, as three
 * framed lands or the castle on the table; what starts it is on the table's front. */
#include <math.h>
#include <string.h>

#include "view/art/drawing.h"
#include "view/art/emblem.h"
#include "view/art/figure.h"
#include "view/art/icon.h"
#include "view/kit/character.h"
#include "view/kit/form.h"
#include "view/setup/setup.h"

static bool way_chosen(const struct setup_view *view, int i)
{
	return !rulebook_difference(rulebook_ways[i].preset, &view->choices.settings);
}

/* ---- the table ---- */

/* In heights of a figure: how tall a chair is, how far below the table's edge its feet and a person's are. */
static const float CHAIR_TALL = 1.06f, CHAIR_FOOT = 0.22f, SUNK = 0.20f;

/* A name's card, larger where who sits there is. */
static int card_tall(const struct ui *ui, int figure)
{
	int least = ui_px(ui, 38), tall = figure * 21 / 100;

	return tall < least ? least : tall;
}

/* Who sits there has half of it, the table the rest; where there is little, that has no more than the cards. */
static struct stage stage_find(const struct setup_view *view, const struct ui *ui, struct rect room, int tall, int ways)
{
	int seats = setup_seats(view);
	float w = (float)room.w, most = 0.45f * w,
	      figure = fminf((float)tall * (tall < ui_px(ui, 200) ? 0.62f : 0.50f), (float)ui_px(ui, 330));
	struct stage stage = {.room = room, .x = w / 2, .ways = ways};

	figure = fminf(figure, 0.96f * 2 * most / (float)seats * 1.02f);
	stage.figure = (int)fmaxf(figure, 1);
	stage.far = floorf(figure * 0.92f);
	/* its sides leave the room before its near edge does */
	stage.half = fmaxf(fminf(most, 0.85f * figure * (float)seats), w / 3.7f);
	stage.pitch = (int)(2 * 0.96f * stage.half) / seats;
	stage.horizon = stage.far - fmaxf(((float)room.h - stage.far) / 0.9f, 1);
	stage.cards = (int)stage.far + card_tall(ui, stage.figure) + ui_px(ui, 14);
	return stage;
}

/* Chairs from left to right along the far side, which is clockwise for who looks from above. */
static float chair_x(const struct stage *stage, int chair)
{
	return ((float)chair + 0.5f) * (float)stage->pitch - 0.96f * stage->half;
}

static struct vec chair_at(const struct stage *stage, int chair)
{
	return (struct vec){(float)stage->room.x + stage->x + chair_x(stage, chair), (float)stage->room.y + stage->far};
}

/* ---- seats ---- */

/* Who nobody has named goes by the colour, which is said once. */
static const char *seat_told(const struct setup_view *view, struct ui *ui, int seat)
{
	const char *name = setup_name(view, seat), *color = words_color((enum color)view->choices.seats[seat].color);

	return strcmp(name, color) ? draw_format(ui->draw, "%s, %s", name, color) : name;
}

/* Over which seat the pointer is, or nearest to which. */
static int seat_under(const struct setup_view *view, const struct ui *ui, const struct stage *stage)
{
	int best = 0;

	for (int seat = 1; seat < view->choices.count; seat++)
		if (fabsf(chair_at(stage, view->chairs[seat]).x - (float)ui->x) <
		    fabsf(chair_at(stage, view->chairs[best]).x - (float)ui->x))
			best = seat;
	return best;
}

static ui_id chair_id(const struct setup_view *view, int chair)
{
	int seat = setup_seat_on(view, chair);

	return seat < 0 ? ui_name_at("setup.chair", chair) : ui_name_at("setup.seat", seat);
}

/* What is behind the table, which hides it from his belt down: the chair, and who sits there. */
static void draw_behind(const struct setup_view *view, struct ui *ui, const struct stage *stage, int chair)
{
	struct vec at = chair_at(stage, chair);
	int seat = setup_seat_on(view, chair);
	ui_id id = chair_id(view, chair);
	float tall = (float)stage->figure, lift = ui->hover == id || ui_has_focus(ui, id) ? 3 * ui->theme.scale : 0;

	room_chair(ui, at.x, at.y + tall * CHAIR_FOOT, tall * CHAIR_TALL);
	if (seat < 0)
		return;
	if (view->choices.settings.value[SETTING_FIRST_PLAYER] == seat + 1)
		draw_circle(ui->draw, at.x, at.y - tall * 0.40f, tall * 0.46f, rgba(COLOR_SLOT, 0.75f));
	draw_figure(ui->draw, at.x, at.y + tall * SUNK - lift, tall * 0.98f, POSE_STANDING,
	            view->choices.seats[seat].color, LOOK_NORMAL, ui->held == id && ui->dragged ? 0.5f : 1);
}

/* A disc of brass on a chair. */
static void draw_medal_of(struct ui *ui, struct rect box, enum icon icon, bool lit)
{
	static const struct skin dull = {99, 0xF3D287FF, 0xB98A38FF, 0x4A3210FF, 1.5f, 0xFFFFFF8C,
	                                 0,  0,          0x1C10098C, 6,          3,    0},
	                         bright = {99, 0xFFE9B4FF, 0xDDB058FF, 0x4A3210FF, 1.5f, 0xFFFFFF8C,
	                                   0,  0,          0x1C10098C, 6,          3,    0};
	struct skin skin = theme_skin_of(&ui->theme, lit ? &bright : &dull);

	draw_skin(ui->draw, box, &skin);
	draw_icon(ui->draw, box, box.h * 62 / 100, icon, rgb(COLOR_INK));
}

static void seat_open(struct setup_view *view, struct ui *ui, int seat)
{
	view->seat = seat;
	view->typed[0] = '\0';
	view->store.sheet = SHEET_SEAT;
	ui->again = true;
}

/* Where he is pressed; where he is dragged to. */
static int seat_figure(struct setup_view *view, struct ui *ui, const struct stage *stage, int seat)
{
	struct vec at = chair_at(stage, view->chairs[seat]);
	int half = stage->figure * 44 / 100, tall = stage->figure * 84 / 100;
	struct rect box = {(int)at.x - half, (int)at.y - tall, 2 * half, tall};
	struct ui_answer a = ui_item(ui, ui_name_at("setup.seat", seat), box, UI_FOCUS);

	ui_tip(ui, tr("Press to choose who plays, the colour and the seat, or drag to another seat."));
	ui_tell(ui, draw_format(ui->draw, tr("Seat of player %d"), seat + 1), seat_told(view, ui, seat));
	ui_focus_ring(ui, &a, box, 8 * ui->theme.scale);
	if (a.dragging && ui->input.kind != INPUT_NONE)
		return seat_under(view, ui, stage);
	if (a.click && !a.dragging)
		seat_open(view, ui, seat);
	return seat;
}

/* A person or a computer: one press changes it, and which computer is chosen at the figure. By keys it is chosen there
 * as well, and so Tab does not stop here. */
static void seat_plays(struct setup_view *view, struct ui *ui, const struct stage *stage, int seat)
{
	struct vec at = chair_at(stage, view->chairs[seat]);
	int size = stage->figure * 26 / 100, least = ui_px(ui, 32), character = setup_computer(view, seat);

	size = size < least ? least : size;
	struct rect box = {(int)at.x + stage->figure * 47 / 100 - size, (int)at.y - size - ui_px(ui, 3), size, size};
	bool given = setup_given(view, seat);
	struct ui_answer a = ui_item(ui, ui_name_at("setup.plays", seat), box, given ? UI_DISABLED : 0);

	ui_tip(ui, given           ? ""
	           : character < 0 ? draw_format(ui->draw, tr("Let a computer play %s"), setup_name(view, seat))
	                           : tr("Let a person play here"));
	draw_medal_of(ui, box, character_icon(character), a.hover);
	if (!a.click)
		return;
	setup_seat_play(view, seat, character < 0 ? setup_computer_next(view) : -1);
	ui->again = true;
}

/* His name on a card of parchment, folded, that stands before him. */
static struct rect card_box(const struct setup_view *view, const struct ui *ui, const struct stage *stage, int seat)
{
	int tall = card_tall(ui, stage->figure), foot = stage->cards - ui_px(ui, 2), most = tall * 5,
	    wide = stage->pitch - ui_px(ui, 6) < most ? stage->pitch - ui_px(ui, 6) : most;
	/* a little apart, as all that comes towards us */
	float x = stage->x + chair_x(stage, view->chairs[seat]) * (1 + 0.4f * (stage_scale(stage, (float)foot) - 1));

	return rect_make(stage->room.x + (int)x - wide / 2, stage->room.y + foot - tall, wide, tall);
}

static void draw_card(struct ui *ui, struct rect box, int color, bool lit)
{
	float u = ui->theme.scale, x = (float)box.x, y = (float)box.y, w = (float)box.w, h = (float)box.h, deep = 6 * u;
	struct skin front = {.radius = 2 * u,
	                     .top = rgb(lit ? 0xFFFBEC : COLOR_PANEL_TOP),
	                     .bottom = rgb(COLOR_PANEL_BOTTOM),
	                     .rim = rgb(lit ? 0xB7832F : 0x7A5C2C),
	                     .rim_width = theme_stroke(&ui->theme, lit ? 2 : 1)};
	struct path path;

	for (int soft = 0; soft < 4; soft++) { /* its shadow, away from the window and towards us */
		float more = (float)soft * 2.2f * u;
		path_clear(&path);
		path_move(&path, x - more * 0.4f, y + h - 4 * u);
		path_line_to(&path, x + w + more, y + h - 5 * u);
		path_line_to(&path, x + w + 10 * u + more, y + h + 5 * u + more);
		path_line_to(&path, x + 8 * u - more * 0.4f, y + h + 5 * u + more);
		path_close(&path);
		draw_path_fill(ui->draw, &path, rgba(0x1C1420, 0.20f));
	}
	path_clear(&path); /* the other side of the fold */
	path_move(&path, x + 1, y + 2 * u);
	path_line_to(&path, x + deep, y - deep);
	path_line_to(&path, x + w - deep, y - deep);
	path_line_to(&path, x + w - 1, y + 2 * u);
	path_close(&path);
	draw_path_fill(ui->draw, &path, rgb(0xC4AE7C));
	draw_path_stroke(ui->draw, &path, &(struct stroke){.width = theme_stroke(&ui->theme, 1)}, rgb(0x7A5C2C));
	draw_skin(ui->draw, box, &front);
	float shield = h * 0.74f, at = x + 6 * u, top = y + (h - shield) / 2;
	path_clear(&path);
	path_append(&path, drawing_seat_shield.shape, shield / 25, at, top);
	draw_path_fill(ui->draw, &path, rgb(player_colors[color].body));
	draw_path_stroke(ui->draw, &path, &(struct stroke){.width = theme_stroke(&ui->theme, 1.2f)}, rgb(COLOR_INK));
	path_clear(&path);
	emblem_path(&path, color, shield * 0.56f / 24, at + shield * 0.4f - shield * 0.28f, top + shield * 0.15f);
	draw_path_fill(ui->draw, &path, rgb(player_colors[color].emblem));
}

static void seat_card(struct setup_view *view, struct ui *ui, const struct stage *stage, int seat)
{
	struct rect box = card_box(view, ui, stage, seat), in = box;
	ui_id id = ui_name_at("setup.name", seat);
	bool lit = ui->hover == id || ui_has_focus(ui, id);

	draw_card(ui, box, view->choices.seats[seat].color, lit);
	rect_cut_left(&in, box.h * 71 / 100);
	/* a pen where there is room for it, and a line to write on */
	struct rect pen = rect_cut_right(&in, box.w > ui_px(ui, 150) ? box.h * 62 / 100 : 0);
	draw_icon(ui->draw, pen, box.h * 40 / 100, pen.w ? ICON_PENCIL : ICON_NONE, rgba(COLOR_INK2, lit ? 1 : 0.65f));
	draw_fill(ui->draw,
	          rect_make(in.x + ui_px(ui, 6), in.y + in.h - ui_px(ui, 8), in.w - ui_px(ui, 12), ui_px(ui, 1)),
	          rgba(COLOR_INK2, 0.45f));
	struct text_style ink = theme_text_color(&ui->theme, TYPE_BODY, COLOR_INK2);
	ink.face = FACE_SERIF;
	ink.px = box.h * 52 / 100;
	const char *name = setup_name(view, seat);
	while (ink.px > ui_px(ui, 14) && text_width(ui_metrics(ui), &ink, name) > in.w - ui_px(ui, 22))
		ink.px--; /* a long name is written small */
	text_card(ui, id, box, in, ink, view->choices.seats[seat].name, SEAT_NAME_SIZE, setup_given_name(view, seat));
	ui_tell(ui, draw_format(ui->draw, tr("Name of player %d"), seat + 1), NULL);
}

/* ---- arrows ---- */

/* Whatever their heights, what is left and right of a seat are the others, and the free chairs. */
static ui_id seat_beside(const struct setup_view *view, const struct ui *ui, int dx)
{
	int most = setup_seats(view);

	for (int chair = 0; chair < most; chair++)
		if (dx && ui_has_focus(ui, chair_id(view, chair)))
			return chair_id(view, dx < 0 ? chair - (chair > 0) : chair + (chair + 1 < most));
	return 0;
}

void setup_scene_keys(struct setup_view *view, struct ui *ui)
{
	const struct input *in = &ui->input;
	ui_id to = 0;

	if (in->kind != INPUT_KEY || in->mods || ui->used || ui->popup.owner)
		return;
	if (in->key == KEY_LEFT || in->key == KEY_RIGHT)
		to = seat_beside(view, ui, in->key == KEY_LEFT ? -1 : 1);
	if (!to)
		return;
	ui->used = true;
	ui_set_focus(ui, to, true);
}

/* The land that is to be played. */
static const struct vista *land_chosen(const struct setup_view *view)
{
	const struct vista *land = view->choices.game == GAME_CASTLE ? view->vista : view->ways[0];

	for (int i = 0; i < RULEBOOK_WAYS && view->choices.game != GAME_CASTLE; i++)
		land = way_chosen(view, i) ? view->ways[i] : land;
	return land;
}

/* A free chair: whoever presses it sits down there, and is asked who that is. */
static void free_chair(struct setup_view *view, struct ui *ui, const struct stage *stage, int chair)
{
	struct vec at = chair_at(stage, chair);
	float tall = (float)stage->figure;
	int half = (int)(tall * 0.38f), top = (int)(at.y - tall * 0.68f), size = (int)(tall * 0.31f);
	struct rect box = {(int)at.x - half, top, 2 * half, (int)at.y - top};
	bool first = true;

	for (int before = 0; before < chair; before++)
		first = first && setup_seat_on(view, before) >= 0;
	ui_aside(ui, !first);
	struct ui_answer a = ui_item(ui, ui_name_at("setup.chair", chair), box, UI_FOCUS);

	ui_tip(ui, tr("Press to seat somebody here: a person or a computer."));
	ui_tell(ui, tr("Free chair"), NULL);
	draw_medal_of(ui, rect_make((int)at.x - size / 2, (int)(at.y - tall * 0.40f) - size / 2, size, size), ICON_PLUS,
	              a.hover || a.focus);
	ui_focus_ring(ui, &a, box, 8 * ui->theme.scale);
	if (a.click)
		seat_open(view, ui, setup_seat_add(view, chair));
	view->seat_new = view->seat_new || a.click;
}

/* The wall, or the table before it. */
static void draw_room(struct setup_view *view, struct ui *ui, const struct stage *stage, struct host *host, bool table)
{
	const struct vista *land = land_chosen(view);
	int top = table ? (int)stage->far : 0, tall = (table ? stage->room.h : (int)stage->far) - top;
	struct rect part = {stage->room.x, stage->room.y + top, stage->room.w, tall};

	draw_clip_push(ui->draw, part);
	if (table) {
		draw_fill(ui->draw, part, rgb(COLOR_WALNUT));
		room_table(ui, stage, view->form.art, view->choices.game != GAME_CASTLE);
		if (land)
			vista_lay(land, ui, stage);
		room_light(ui, stage);
	} else {
		room_wall(ui, stage, host->season);
	}
	draw_clip_pop(ui->draw);
}

static void draw_seats(struct setup_view *view, struct ui *ui, const struct stage *stage, struct host *host)
{
	int from = -1, to = -1;

	draw_room(view, ui, stage, host, false);
	for (int chair = 0; chair < setup_seats(view); chair++)
		draw_behind(view, ui, stage, chair);
	draw_room(view, ui, stage, host, true);
	for (int chair = 0; chair < setup_seats(view); chair++) {
		int seat = setup_seat_on(view, chair);

		if (seat < 0) {
			free_chair(view, ui, stage, chair);
			continue;
		}
		int wanted = seat_figure(view, ui, stage, seat);

		if (wanted != seat) {
			from = seat;
			to = wanted;
		}
		seat_plays(view, ui, stage, seat);
		seat_card(view, ui, stage, seat);
	}
	if (from < 0)
		return;
	setup_seat_move(view, from, to);
	/* The hand stays on who moved. */
	ui->held = ui->focus = ui_name_at("setup.seat", to);
	ui->again = true;
}

/* ---- ways to play ---- */

static struct text_two way_words(const struct ui *ui, int i)
{
	struct text_two words = text_two(ui, tr(rulebook_ways[i].name), tr(rulebook_ways[i].note));
	int compact = words.head.px;

	words.head = theme_text(&ui->theme, TYPE_SUBHEAD);
	words.head.px = ui->theme.compact ? compact : words.head.px;
	return words;
}

static int way_pad(const struct ui *ui) { return ui_px(ui, 10); }

static int ways_words(struct ui *ui, int width)
{
	int most = 0;

	for (int i = 0; i < RULEBOOK_WAYS; i++) {
		struct text_two told = way_words(ui, i);
		int tall = text_two_height(ui, &told, width);
		most = tall > most ? tall : most;
	}
	return most + way_pad(ui);
}

static void draw_way(struct setup_view *view, struct ui *ui, struct rect box, int words, int i, bool stop)
{
	ui_aside(ui, !stop);
	struct ui_answer a = ui_item(ui, ui_name_at("setup.way", i), box, UI_FOCUS);
	bool chosen = way_chosen(view, i);
	struct text_two told = way_words(ui, i);
	struct rect in = rect_inset(box, ui_px(ui, 6));

	ui_tell(ui, told.title, told.text);
	ui_tell_state(ui, chosen ? UI_CHOSEN : UI_PLAIN);
	room_frame(ui, box, chosen, a.hover);
	struct rect plate = rect_cut_bottom(&in, words + ui_px(ui, 6));
	if (view->ways[i])
		vista_draw(view->ways[i], ui, in, &view->choices);
	draw_outline(ui->draw, in, 0, theme_stroke(&ui->theme, 1.5f), rgb(0x3A2716));
	room_parchment(ui, plate);
	if (chosen) {
		int size = ui_px(ui, 34);

		draw_medal_of(ui, rect_make(plate.x + plate.w - size - ui_px(ui, 8), plate.y - size / 2, size, size),
		              ICON_CONFIRM, true);
	}
	plate = rect_make(plate.x + ui_px(ui, 10), plate.y + ui_px(ui, 5), plate.w - ui_px(ui, 16), plate.h);
	text_two_draw(ui, plate, ALIGN_LEFT, &told);
	ui_focus_ring(ui, &a, box, 8 * ui->theme.scale);
	if (!a.click)
		return;
	rulebook_preset_apply(rulebook_ways[i].preset, &view->choices.settings);
	view->choices.preset = rulebook_ways[i].preset;
	view->lost = 0;
	ui->again = true;
}

static void draw_ways(struct setup_view *view, struct ui *ui, struct rect box, int words)
{
	int stop = 0;

	for (int i = 0; i < RULEBOOK_WAYS; i++)
		stop = way_chosen(view, i) ? i : stop;
	for (int i = 0; i < RULEBOOK_WAYS; i++)
		draw_way(view, ui, rect_cell(box, RULEBOOK_WAYS, ui_px(ui, 18), box.h, i), words, i, i == stop);
}

/* ---- the scene ---- */

void setup_scene(struct setup_view *view, struct ui *ui, struct host *host, struct rect box)
{
	struct rect in = setup_column_begin(view, ui, box);
	int gap = ui_px(ui, 12), side = ui_px(ui, 20), most = ui_px(ui, 1860);
	int wide = in.w - 2 * side < most ? in.w - 2 * side : most, one = (wide - 2 * ui_px(ui, 18)) / RULEBOOK_WAYS;
	int words = ways_words(ui, one - ui_px(ui, 28)), frame = 3 * ui_px(ui, 6),
	    low = ui_px(ui, box.h < ui_px(ui, 430) ? 66 : 84),
	    least = ui_px(ui, box.h < ui_px(ui, 330)   ? 130
	                      : box.h < ui_px(ui, 430) ? 216
	                                               : 236);
	int picture = (box.h - words - frame - 2 * gap) * 28 / 100, tallest = one / 2;

	/* Who sits at the table has most of it, and each land is seen. */
	picture = picture > tallest ? tallest : picture < low ? low : picture;
	int cards = picture + words + frame, seats = box.h - 2 * gap - cards;
	seats = seats > least ? seats : least;
	struct rect room = {box.x, in.y, box.w, seats + 2 * gap + cards};
	struct stage stage = stage_find(view, ui, room, seats, seats + gap);

	draw_seats(view, ui, &stage, host);
	rect_cut_top(&in, seats + gap);
	struct rect lower = rect_center(rect_part_top(&in, cards, gap), wide, cards);
	if (view->choices.game == GAME_CASTLE)
		setup_castle_told(view, ui, lower);
	else
		draw_ways(view, ui, lower, words);
	setup_column_end(view, ui, box, &in);
}
