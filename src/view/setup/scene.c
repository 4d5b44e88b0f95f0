/* The scene of a new game: who plays, as figures behind a table with their names on cards before them; how, as three
 * lands or the castle; what starts it stands in the foot of the screen. */
#include <math.h>
#include <string.h>

#include "app/expansion_words.h"
#include "view/art/figure.h"
#include "view/kit/form.h"
#include "view/setup/setup.h"

static bool way_chosen(const struct setup_view *view, int i)
{
	return !rulebook_difference(rulebook_ways[i].preset, &view->settings);
}

/* ---- the table ---- */

/* Where the table's top is, and how tall a figure behind it. */
struct stage {
	float x, y, rx, ry;
	int figure, pitch;
};

static struct stage stage_find(const struct setup_view *view, const struct ui *ui, struct rect box)
{
	int most = ui_px(ui, 560 + 110 * (float)view->count), width = box.w < most ? box.w : most;
	/* What the table does not need, the figures have. */
	int least = box.h * (ui->theme.compact ? 30 : 36) / 100, tall = ui_px(ui, 210),
	    spare = box.h - ui_px(ui, ui->theme.compact ? 140 : 250);
	struct stage stage = {.figure = spare < least ? least : spare < tall ? spare : tall};
	float top = (float)(box.y + stage.figure), bottom = (float)(box.y + box.h - ui_px(ui, 12));

	stage.x = (float)box.x + (float)box.w / 2;
	stage.y = (top + bottom) / 2;
	stage.rx = fmaxf((float)width / 2 - (float)ui_px(ui, 6), 1); /* also in a window of one pixel */
	stage.ry = (bottom - top) / 2;
	stage.pitch = (width - ui_px(ui, 40)) / view->count;
	return stage;
}

/* Seats from left to right along the far side, which is clockwise for who looks from above. */
static struct vec seat_at(const struct setup_view *view, const struct ui *ui, const struct stage *stage, int seat)
{
	float t = (float)(2 * seat + 1) / (float)view->count - 1, x = t * fmaxf(stage->rx - (float)ui_px(ui, 20), 0);
	float reach = x / stage->rx;

	return (struct vec){stage->x + x, stage->y - stage->ry * sqrtf(1 - reach * reach)};
}

static void oval_at(struct ui *ui, float x, float y, float rx, float ry, uint32_t color)
{
	struct path path;

	path_clear(&path);
	path_oval(&path, x, y, rx, ry);
	draw_path_fill(ui->draw, &path, color);
}

static void oval(struct ui *ui, const struct stage *stage, float more, float down, uint32_t color)
{
	oval_at(ui, stage->x, stage->y + down, stage->rx + more, stage->ry + more, color);
}

/* The top that will be played on, row by row of the oval; its edge hides the steps. */
static void draw_top(struct ui *ui, const struct stage *stage, struct tile_art *art)
{
	int first = (int)ceilf(stage->y - stage->ry), last = (int)(stage->y + stage->ry);

	for (int y = first; y < last; y++) {
		float t = ((float)y + 0.5f - stage->y) / stage->ry;
		int half = t * t < 1 ? (int)(stage->rx * sqrtf(1 - t * t)) : 0;
		struct rect row = {(int)stage->x - half, y, 2 * half, 1};

		draw_clip_push(ui->draw, row);
		tile_art_table(art, ui->draw, row, (int)stage->x, (int)stage->y, 128);
		draw_clip_pop(ui->draw);
	}
}

/* The table in the light from the upper left: its shadow, the thickness of its board, the top and its edge. */
static void draw_table(struct ui *ui, const struct stage *stage, struct tile_art *art)
{
	enum { LIGHTS = 12 };
	float unit = ui->theme.scale;
	struct path path;

	oval(ui, stage, 8 * unit, 22 * unit, rgba(0x1C1420, 0.20f));
	oval(ui, stage, 3 * unit, 15 * unit, rgba(0x1C1420, 0.34f));
	oval(ui, stage, 0, 11 * unit, rgb(0x2A190C));
	oval(ui, stage, 0, 5 * unit, rgb(0x54361B));
	if (art)
		draw_top(ui, stage, art);
	else
		oval(ui, stage, 0, 0, rgb(COLOR_WALNUT));
	for (int i = 1; i <= LIGHTS; i++)
		oval_at(ui, stage->x - stage->rx * 0.12f, stage->y - stage->ry * 0.16f,
		        stage->rx * 0.84f * (float)i / LIGHTS, stage->ry * 0.80f * (float)i / LIGHTS,
		        rgba(0xFFE4B4, 0.024f));
	path_clear(&path);
	path_oval(&path, stage->x, stage->y, stage->rx - unit, stage->ry - unit);
	draw_path_stroke(ui->draw, &path, &(struct stroke){.width = 4 * unit}, rgb(0x6B4726));
	path_clear(&path);
	path_oval(&path, stage->x, stage->y, stage->rx, stage->ry);
	draw_path_stroke(ui->draw, &path, &(struct stroke){.width = 1.5f * unit}, rgb(0xC39A62));
}

/* ---- seats ---- */

/* Who nobody has named goes by the colour, which is said once. */
static const char *seat_told(const struct setup_view *view, struct ui *ui, int seat)
{
	const char *name = setup_name(view, seat), *color = words_color((enum color)view->colors[seat]);

	return strcmp(name, color) ? draw_format(ui->draw, "%s, %s", name, color) : name;
}

/* Over which seat the pointer is. */
static int seat_under(const struct setup_view *view, const struct ui *ui, const struct stage *stage)
{
	int to = (int)(((float)ui->x - stage->x + stage->rx) * (float)view->count / (2 * stage->rx));

	return to < 0 ? 0 : to >= view->count ? view->count - 1 : to;
}

/* The figure, with the emblem of who plays it; where it is dragged to. */
static int seat_figure(struct setup_view *view, struct ui *ui, const struct stage *stage, int seat)
{
	struct vec at = seat_at(view, ui, stage, seat);
	int half = stage->figure * 46 / 100, tall = stage->figure + ui_px(ui, 6);
	struct rect box = {(int)at.x - half, (int)at.y + ui_px(ui, 6) - tall, 2 * half, tall};
	struct ui_answer a = ui_item(ui, ui_name_at("setup.seat", seat), box, UI_FOCUS);
	float lift = a.hover || a.ring ? 3 * ui->theme.scale : 0, badge = (float)stage->figure * 0.40f;
	int character = setup_computer(view, seat);

	ui_tip(ui, tr("Press to choose who plays, the colour and the seat, or drag to another seat."));
	ui_tell(ui, draw_format(ui->draw, tr("Seat of player %d"), seat + 1), seat_told(view, ui, seat));
	if (view->settings.value[SETTING_FIRST_PLAYER] == seat + 1)
		draw_circle(ui->draw, at.x, at.y - (float)stage->figure * 0.44f, (float)stage->figure * 0.5f,
		            rgba(COLOR_SLOT, 0.75f));
	draw_figure(ui->draw, at.x, at.y - lift, (float)stage->figure * 0.80f, POSE_STANDING, view->colors[seat],
	            LOOK_NORMAL, a.dragging ? 0.5f : 1);
	portrait_emblem(ui, at.x + (float)half * 0.72f, at.y - lift - badge * 0.55f, badge, character);
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
	struct vec at = seat_at(view, ui, stage, seat);
	int most = ui_px(ui, 180), wide = stage->pitch - ui_px(ui, 14) < most ? stage->pitch - ui_px(ui, 14) : most;

	return rect_make((int)at.x - wide / 2, (int)at.y + ui_px(ui, 8), wide, ui_px(ui, 38));
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
	third = (float)(first + second + third) > 1.8f * stage->rx ? 0 : third;
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
		setup_seat_add(view, false);
		ui_set_focus(ui, ui_name_at("setup.name", view->count - 1), true);
	}
	rect_cut_left(&row, full ? 0 : gap);
	if (button(ui, ui_name("setup.add_computer"), row, &machine)) {
		setup_seat_add(view, true);
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

/* Behind the table the land that is to be played, in the haze of the distance. */
static void draw_prospect(const struct setup_view *view, struct ui *ui, struct rect box)
{
	const struct vista *land = view->game == GAME_CASTLE ? view->vista : view->ways[0];
	struct skin haze = {.top = rgba(0xFFF3D2, 0.24f), .bottom = rgba(0xFFF3D2, 0.04f)};

	for (int i = 0; i < RULEBOOK_WAYS && view->game != GAME_CASTLE; i++)
		land = way_chosen(view, i) ? view->ways[i] : land;
	if (!land)
		return;
	vista_draw(land, ui, box, NULL);
	draw_skin(ui->draw, box, &haze);
	draw_outline(ui->draw, box, 8 * ui->theme.scale, theme_stroke(&ui->theme, 2), rgb(0xB89A62));
}

static void draw_seats(struct setup_view *view, struct ui *ui, struct rect box)
{
	struct stage stage = stage_find(view, ui, box);
	int count = view->count, from = -1, to = -1;

	draw_prospect(view, ui, box);
	draw_clip_push(ui->draw, box);
	draw_table(ui, &stage, view->form.art);
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
