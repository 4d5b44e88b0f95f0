/* The scene of a new game: who plays, as figures behind a table with their names on cards before them; how, as three
 * lands or the castle; what starts it stands in the foot of the screen. */
#include <math.h>
#include <string.h>

#include "app/expansion_words.h"
#include "view/art/figure.h"
#include "view/art/icon.h"
#include "view/kit/form.h"
#include "view/setup/setup.h"

static bool way_chosen(const struct setup_view *view, int i)
{
	return !rulebook_difference(rulebook_ways[i].preset, &view->settings);
}

/* ---- the table ---- */

static struct stage stage_find(const struct setup_view *view, const struct ui *ui, struct rect box)
{
	int seats = setup_seats(view), most = ui_px(ui, 660 + 140 * (float)seats), width = box.w < most ? box.w : most;
	/* What the table does not need, the figures have. */
	int least = box.h * (ui->theme.compact ? 30 : 36) / 100, tall = ui_px(ui, 210),
	    spare = box.h - ui_px(ui, ui->theme.compact ? 162 : 260);
	struct stage stage = {.figure = spare < least ? least : spare < tall ? spare : tall};
	float top = (float)(box.y + stage.figure), bottom = (float)(box.y + box.h - ui_px(ui, 16));

	stage.x = (float)box.x + (float)box.w / 2;
	stage.y = (top + bottom) / 2;
	stage.rx = fmaxf((float)width / 2 - (float)ui_px(ui, 12), 1); /* also in a window of one pixel */
	stage.ry = fmaxf((bottom - top) / 2, 1);
	stage.pitch = (int)(2 * 0.96f * stage.rx) / seats;
	return stage;
}

/* Chairs from left to right along the far side, which is clockwise for who looks from above. */
static struct vec chair_at(const struct stage *stage, int chair)
{
	float x = ((float)chair + 0.5f) * (float)stage->pitch - 0.96f * stage->rx;

	return (struct vec){stage->x + x, stage->y - stage_edge(stage, x)};
}

/* Is there room for more on the table than names and buttons? */
static bool things_lie(const struct ui *ui, const struct stage *stage) { return stage->rx > (float)ui_px(ui, 380); }

/* The top that will be played on, row by row of its outline; its edge hides the steps. */
static void draw_top(struct ui *ui, const struct stage *stage, struct tile_art *art)
{
	int first = (int)ceilf(stage->y - stage->ry), last = (int)(stage->y + stage->ry);
	/* across as along: its outline is the same both ways */
	struct stage across = {.rx = stage->ry, .ry = stage->rx};

	for (int y = first; y < last; y++) {
		int half = (int)stage_edge(&across, (float)y + 0.5f - stage->y);
		struct rect row = {(int)stage->x - half, y, 2 * half, 1};

		draw_clip_push(ui->draw, row);
		if (art)
			tile_art_table(art, ui->draw, row, (int)stage->x, (int)stage->y, 128);
		else
			draw_fill(ui->draw, row, rgb(COLOR_WALNUT));
		draw_clip_pop(ui->draw);
	}
}

/* ---- seats ---- */

/* In heights of a figure: how tall a chair is, how far below the table's edge its feet and a person's are. */
static const float CHAIR_TALL = 1.04f, CHAIR_FOOT = 0.22f, SUNK = 0.20f;

/* Who nobody has named goes by the colour, which is said once. */
static const char *seat_told(const struct setup_view *view, struct ui *ui, int seat)
{
	const char *name = setup_name(view, seat), *color = words_color((enum color)view->colors[seat]);

	return strcmp(name, color) ? draw_format(ui->draw, "%s, %s", name, color) : name;
}

/* Over which seat the pointer is, or nearest to which. */
static int seat_under(const struct setup_view *view, const struct ui *ui, const struct stage *stage)
{
	int best = 0;

	for (int seat = 1; seat < view->count; seat++)
		if (fabsf(chair_at(stage, view->chairs[seat]).x - (float)ui->x) <
		    fabsf(chair_at(stage, view->chairs[best]).x - (float)ui->x))
			best = seat;
	return best;
}

/* Who sits there, behind the table, which hides him from his belt down. */
static void draw_seated(const struct setup_view *view, struct ui *ui, const struct stage *stage, int seat)
{
	struct vec at = chair_at(stage, view->chairs[seat]);
	ui_id id = ui_name_at("setup.seat", seat);
	float tall = (float)stage->figure, lift = ui->hover == id || ui_has_focus(ui, id) ? 3 * ui->theme.scale : 0;

	room_chair(ui, at.x, at.y + tall * CHAIR_FOOT, tall * CHAIR_TALL, 1);
	if (view->settings.value[SETTING_FIRST_PLAYER] == seat + 1)
		draw_circle(ui->draw, at.x, at.y - tall * 0.44f, tall * 0.5f, rgba(COLOR_SLOT, 0.75f));
	draw_figure(ui->draw, at.x, at.y + tall * SUNK - lift, tall * 0.98f, POSE_STANDING, view->colors[seat],
	            LOOK_NORMAL, ui->held == id && ui->dragged ? 0.5f : 1);
}

/* Where he is pressed, with the emblem of who plays him; where he is dragged to. */
static int seat_figure(struct setup_view *view, struct ui *ui, const struct stage *stage, int seat)
{
	struct vec at = chair_at(stage, view->chairs[seat]);
	int half = stage->figure * 46 / 100, tall = stage->figure;
	struct rect box = {(int)at.x - half, (int)at.y - tall, 2 * half, tall};
	struct ui_answer a = ui_item(ui, ui_name_at("setup.seat", seat), box, UI_FOCUS);
	float badge = (float)stage->figure * 0.40f;

	ui_tip(ui, tr("Press to choose who plays, the colour and the seat, or drag to another seat."));
	ui_tell(ui, draw_format(ui->draw, tr("Seat of player %d"), seat + 1), seat_told(view, ui, seat));
	portrait_emblem(ui, at.x + (float)half * 0.72f, at.y - badge * 0.55f, badge, setup_computer(view, seat));
	ui_focus_ring(ui, &a, box, 8 * ui->theme.scale);
	if (a.dragging && ui->input.kind != INPUT_NONE)
		return seat_under(view, ui, stage);
	if (a.click && !a.dragging) {
		view->seat = seat;
		view->typed[0] = '\0';
		view->store.sheet = SHEET_SEAT;
		ui->again = true;
	}
	return seat;
}

static struct rect seat_name(const struct setup_view *view, const struct ui *ui, const struct stage *stage, int seat)
{
	struct vec at = chair_at(stage, view->chairs[seat]);
	int most = ui_px(ui, 180), wide = stage->pitch - ui_px(ui, 14) < most ? stage->pitch - ui_px(ui, 14) : most;

	/* all in a row, whatever way the table's edge goes */
	return rect_make((int)at.x - wide / 2, (int)chair_at(stage, 0).y + ui_px(ui, 8), wide, ui_px(ui, 38));
}

static void seat_card(struct setup_view *view, struct ui *ui, const struct stage *stage, int seat)
{
	struct rect box = seat_name(view, ui, stage, seat);
	struct skin brass = {.radius = 8 * ui->theme.scale,
	                     .top = rgb(0xF0CF86),
	                     .bottom = rgb(0xA8762F),
	                     .rim = rgb(0x5A3A16),
	                     .rim_width = ui->theme.scale,
	                     .shadow = rgba(0x1C1009, 0.5f),
	                     .shadow_blur = 8 * ui->theme.scale,
	                     .shadow_dy = 3 * ui->theme.scale};

	draw_skin(ui->draw, rect_inset(box, -ui_px(ui, 5)), &brass);
	text_field(ui, ui_name_at("setup.name", seat), box, view->names[seat], SEAT_NAME_SIZE,
	           setup_given_name(view, seat));
	ui_tell(ui, draw_format(ui->draw, tr("Name of player %d"), seat + 1), NULL);
}

/* On the near side: who else sits down, or why nobody does. */
static void draw_free(struct setup_view *view, struct ui *ui, const struct stage *stage)
{
	int instead = setup_seat_free(view);
	bool full = view->count == setup_seats(view);
	struct button person = {.icon = ICON_PLUS, .label = tr("Add a person")},
	              machine = {.icon = instead < 0 ? ICON_PLUS : ICON_NONE,
	                         /* TRANSLATORS: an offer, on a button; %s is a colour: "Let a computer play Red". */
	                         .label = instead < 0 ? tr("Add a computer")
	                                              : draw_format(ui->draw, tr("Let a computer play %s"),
	                                                            setup_given_name(view, instead)),
	                         .tip = tr("A computer player takes the seat; press its figure to choose which.")};
	/* Who was added for a computer need not be taken away again. */
	int gap = ui_px(ui, 12), tall = ui_px(ui, theme_button_height(&ui->theme)), other = setup_seat_instead(view);
	struct button taken = {
	    .label =
	        other < 0 ? "" : draw_format(ui->draw, tr("Let a computer play %s"), setup_given_name(view, other)),
	    .tip = machine.tip};
	int first = full ? 0 : button_width(ui, &person) + gap,
	    second = full && instead < 0 ? 0 : button_width(ui, &machine),
	    third = other < 0 ? 0 : button_width(ui, &taken) + (second ? gap : 0);
	third = (float)(first + second + third) > (things_lie(ui, stage) ? 1.12f : 1.8f) * stage->rx ? 0 : third;
	int all = first + second + third;
	struct rect row = {(int)stage->x - all / 2, (int)(stage->y + stage->ry * 0.44f) - tall / 2, all, tall};
	int below = seat_name(view, ui, stage, 0).y + seat_name(view, ui, stage, 0).h + ui_px(ui, 4);

	row.y = row.y < below ? below : row.y;
	if (third && button(ui, ui_name("setup.instead"), rect_cut_right(&row, third - (second ? gap : 0)), &taken)) {
		setup_seat_take(view, other);
		ui_set_focus(ui, ui_name_at("setup.seat", other), true);
		return;
	}
	rect_cut_right(&row, third && second ? gap : 0);
	if (full && instead < 0 && third)
		return;
	if (full && instead < 0) {
		struct text_style style = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_CREAM);
		const char *why = view->game == GAME_CASTLE     ? tr("The Castle is for two.")
		                  : view->count == PLAYERS_BASE ? tr(seats_words()->brings)
		                                                : tr("All seats are taken.");
		int wide = (int)(stage->rx * 1.3f);

		draw_text_block(ui->draw, rect_make((int)stage->x - wide / 2, row.y, wide, tall), ALIGN_CENTER, &style,
		                why);
		return;
	}
	if (!full && button(ui, ui_name("setup.add"), rect_cut_left(&row, first - gap), &person)) {
		int chair = setup_chair_next(view);

		setup_seat_add(view, false);
		ui_set_focus(ui, ui_name_at("setup.name", setup_seat_down(view, chair)), true);
	}
	rect_cut_left(&row, full ? 0 : gap);
	if (button(ui, ui_name("setup.add_computer"), row, &machine)) {
		int chair = setup_chair_next(view), count = view->count;

		setup_seat_add(view, true);
		if (view->count > count)
			setup_seat_down(view, chair);
		if (full)
			ui_set_focus(ui, ui_name_at("setup.seat", instead), true);
	}
}

/* ---- arrows ---- */

/* Figures stand at different heights, and yet what is left and right of one are the others. */
static ui_id seat_beside(const struct setup_view *view, const struct ui *ui, int dx)
{
	for (int seat = 0; seat < view->count; seat++)
		if (dx && ui_has_focus(ui, ui_name_at("setup.seat", seat)))
			return ui_name_at("setup.seat", dx < 0 ? seat - (seat > 0) : seat + (seat + 1 < view->count));
	return 0;
}

/* The buttons on the table are narrow, but nobody goes up past the one that seats a computer. */
static ui_id button_above(const struct setup_view *view, const struct ui *ui)
{
	static const char *const buttons[] = {"setup.add_computer", "setup.instead", "setup.add"};
	bool below = view->game == GAME_CASTLE &&
	             (ui_has_focus(ui, ui_name("setup.start")) || ui_has_focus(ui, ui_name("setup.more")));

	for (int i = 0; i < RULEBOOK_WAYS && view->game != GAME_CASTLE; i++)
		below = below || ui_has_focus(ui, ui_name_at("setup.way", i));
	for (size_t i = 0; below && i < sizeof buttons / sizeof *buttons; i++)
		if (ui_item_find(&ui->items, ui_name(buttons[i])))
			return ui_name(buttons[i]);
	return 0;
}

void setup_scene_keys(struct setup_view *view, struct ui *ui)
{
	const struct input *in = &ui->input;
	ui_id to = 0;

	if (in->kind != INPUT_KEY || in->mods || ui->used || ui->popup.owner)
		return;
	if (in->key == KEY_UP)
		to = button_above(view, ui);
	else if (in->key == KEY_LEFT || in->key == KEY_RIGHT)
		to = seat_beside(view, ui, in->key == KEY_LEFT ? -1 : 1);
	if (!to)
		return;
	ui->used = true;
	ui_set_focus(ui, to, true);
}

/* The land that is to be played. */
static const struct vista *land_chosen(const struct setup_view *view)
{
	const struct vista *land = view->game == GAME_CASTLE ? view->vista : view->ways[0];

	for (int i = 0; i < RULEBOOK_WAYS && view->game != GAME_CASTLE; i++)
		land = way_chosen(view, i) ? view->ways[i] : land;
	return land;
}

/* A free chair: whoever points at it is offered what the button says, and is asked who sits there. */
static void free_chair(struct setup_view *view, struct ui *ui, const struct stage *stage, int chair)
{
	struct vec at = chair_at(stage, chair);
	float tall = (float)stage->figure * CHAIR_TALL, foot = at.y + (float)stage->figure * CHAIR_FOOT;
	int half = (int)(tall * 0.36f), top = (int)(foot - tall * 0.84f), size = (int)(tall * 0.17f);
	struct rect box = {(int)at.x - half, top, 2 * half, (int)at.y - top};
	struct ui_answer a = ui_item(ui, ui_name_at("setup.chair", chair), box, 0);

	ui_tip(ui, tr("Press to seat somebody here: a person or a computer."));
	room_chair(ui, at.x, foot, tall, a.hover ? 1 : 0.85f);
	draw_circle(ui->draw, at.x, foot - tall * 0.53f, (float)size * 0.86f, rgb(0x5A3A16));
	draw_circle(ui->draw, at.x, foot - tall * 0.53f, (float)size * 0.74f, rgb(a.hover ? COLOR_SLOT : COLOR_CREAM));
	draw_icon(ui->draw, rect_make((int)at.x - size, (int)(foot - tall * 0.53f) - size, 2 * size, 2 * size), size,
	          ICON_PLUS, rgb(COLOR_INK));
	if (!a.click)
		return;
	setup_seat_add(view, false);
	view->seat = setup_seat_down(view, chair);
	view->typed[0] = '\0';
	view->store.sheet = SHEET_SEAT;
	ui->again = true;
}

static void draw_seats(struct setup_view *view, struct ui *ui, struct rect box)
{
	struct stage stage = stage_find(view, ui, box);
	int count = view->count, from = -1, to = -1;
	bool laid = things_lie(ui, &stage);

	draw_clip_push(ui->draw, box);
	room_draw(ui, box, &stage, false, laid);
	for (int i = 0; i < setup_seats(view); i++)
		if (setup_chair_free(view, i))
			free_chair(view, ui, &stage, i);
	for (int i = 0; i < count; i++)
		draw_seated(view, ui, &stage, i);
	draw_top(ui, &stage, view->form.art);
	room_draw(ui, box, &stage, true, laid);
	if (laid && land_chosen(view))
		vista_lay(land_chosen(view), ui, stage_laid(&stage, ui->theme.scale, -1));
	draw_outline(ui->draw, box, 0, theme_stroke(&ui->theme, 2), rgb(0xB89A62));
	draw_clip_pop(ui->draw);
	for (int i = 0; i < count; i++) {
		int wanted = seat_figure(view, ui, &stage, i);

		if (wanted != i) {
			from = i;
			to = wanted;
		}
		seat_card(view, ui, &stage, i);
	}
	draw_free(view, ui, &stage);
	if (from < 0)
		return;
	setup_seat_move(view, from, to);
	/* The hand stays on who moved. */
	ui->held = ui->focus = ui_name_at("setup.seat", to);
	ui->again = true;
}

/* ---- ways to play ---- */

static struct text_style way_title(const struct ui *ui)
{
	struct text_style style = theme_text(&ui->theme, TYPE_SUBHEAD);

	style.px = ui->theme.compact ? theme_text(&ui->theme, TYPE_BUTTON).px : style.px;
	return style;
}

static int way_pad(const struct ui *ui) { return ui_px(ui, 10); }

static int ways_words(struct ui *ui, int width)
{
	struct text_style title = way_title(ui), small = theme_text(&ui->theme, TYPE_SMALL);
	int most = 0;

	for (int i = 0; i < RULEBOOK_WAYS; i++) {
		int tall = text_block_height(ui_metrics(ui), &title, tr(rulebook_ways[i].name), width) +
		           text_block_height(ui_metrics(ui), &small, tr(rulebook_ways[i].note), width);
		most = tall > most ? tall : most;
	}
	return most + way_pad(ui);
}

static void draw_way(struct setup_view *view, struct ui *ui, struct rect box, int words, int i, bool stop)
{
	ui_aside(ui, !stop);
	struct ui_answer a = ui_item(ui, ui_name_at("setup.way", i), box, UI_FOCUS);
	bool chosen = way_chosen(view, i);
	struct text_style title = way_title(ui), small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
	struct rect in = rect_inset(box, way_pad(ui));

	ui_tell(ui, tr(rulebook_ways[i].name), tr(rulebook_ways[i].note));
	ui_tell_state(ui, chosen ? UI_CHOSEN : UI_PLAIN);
	if (chosen) {
		title.color = rgb(COLOR_CREAM);
		small.color = rgb(0xF0DDB4);
	}
	theme_draw_pointed(ui->draw, &ui->theme, chosen ? SKIN_CARD_DARK : SKIN_CARD, a.hover && !chosen, box);
	struct rect picture = rect_cut_top(&in, in.h - words);
	if (view->ways[i])
		vista_draw(view->ways[i], ui, picture, view->colors);
	draw_outline(ui->draw, picture, 4 * ui->theme.scale, theme_stroke(&ui->theme, 2),
	             rgb(chosen ? COLOR_GOLD : 0x4A3525));
	rect_cut_top(&in, way_pad(ui));
	rect_cut_top(&in, draw_text_block(ui->draw, in, ALIGN_LEFT, &title, tr(rulebook_ways[i].name)));
	draw_text_block(ui->draw, in, ALIGN_LEFT, &small, tr(rulebook_ways[i].note));
	ui_focus_ring(ui, &a, box, 8 * ui->theme.scale);
	if (!a.click)
		return;
	rulebook_preset_apply(rulebook_ways[i].preset, &view->settings);
	view->preset = rulebook_ways[i].preset;
	view->lost = 0;
	ui->again = true;
}

static void draw_ways(struct setup_view *view, struct ui *ui, struct rect box, int words)
{
	int gap = ui_px(ui, 14), width = (box.w - (RULEBOOK_WAYS - 1) * gap) / RULEBOOK_WAYS, stop = 0;

	for (int i = 0; i < RULEBOOK_WAYS; i++)
		stop = way_chosen(view, i) ? i : stop;
	for (int i = 0; i < RULEBOOK_WAYS; i++)
		draw_way(view, ui, rect_make(box.x + i * (width + gap), box.y, width, box.h), words, i, i == stop);
}

/* ---- the scene ---- */

void setup_scene(struct setup_view *view, struct ui *ui, struct rect column)
{
	struct rect box = column, in = setup_column_begin(view, ui, SETUP_SCENE, box);
	int gap = ui_px(ui, 14), width = (in.w - (RULEBOOK_WAYS - 1) * gap) / RULEBOOK_WAYS;
	int words = ways_words(ui, width - 2 * way_pad(ui)), least = ui_px(ui, box.h < ui_px(ui, 400) ? 182 : 226),
	    ring = ui_px(ui, 8);
	int picture = box.h - least - gap - words - 2 * way_pad(ui) - 2 * ring, most = width / 2, low = ui_px(ui, 84);

	/* The land has what the table leaves, and both have some. */
	picture = picture > most ? most : picture < low ? low : picture;
	int cards = picture + words + 2 * way_pad(ui), seats = box.h - gap - cards - 2 * ring;
	rect_cut_top(&in, ring);
	draw_seats(view, ui, rect_part_top(&in, seats > least ? seats : least, gap));
	struct rect lower = rect_part_top(&in, cards, ring);
	if (view->game == GAME_CASTLE)
		setup_castle_told(view, ui, lower);
	else
		draw_ways(view, ui, lower, words);
	setup_column_end(view, ui, SETUP_SCENE, box, &in);
}
