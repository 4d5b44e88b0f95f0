/* The table from above, and who begins. */
#include <math.h>

#include "view/art/emblem.h"
#include "view/setup/setup.h"

/* A player's name on a plate below his badge, inside the picture's width. */
static void name_plate(struct setup_view *view, struct ui *ui, struct rect box, int x, int y, int seat)
{
	struct text_style style = theme_text(&ui->theme, TYPE_SMALL);
	struct skin skin = theme_skin(&ui->theme, SKIN_PILL);
	const char *name = setup_name(view, seat);
	int most = box.w / 3, wide = text_width(ui_metrics(ui), &style, name) + ui_px(ui, 22);

	wide = wide < most ? wide : most;
	struct rect plate = {x - wide / 2, y - ui_px(ui, 3), wide, ui_px(ui, 26)};
	if (plate.x < box.x)
		plate.x = box.x;
	if (plate.x + wide > box.x + box.w)
		plate.x = box.x + box.w - wide;
	draw_skin(ui->draw, plate, &skin);
	draw_text(ui->draw, rect_make(plate.x + ui_px(ui, 10), plate.y, wide - ui_px(ui, 20), plate.h), ALIGN_CENTER,
	          &style, name);
}

/* The table with its seats in turn order; with names where there is room for them. */
static void seat_picture(struct setup_view *view, struct ui *ui, struct rect box, bool plates)
{
	float badge = (float)ui_px(ui, ui->theme.compact ? (plates ? 36 : 32) : 42);
	int below = plates ? ui_px(ui, 24) : 0; /* the plate of the lowest seat */

	box.h -= below;
	if (box.w > box.h * 2)
		box = rect_center(box, box.h * 2, box.h);
	float cx = (float)box.x + (float)box.w / 2, cy = (float)box.y + (float)box.h / 2;
	float rx = (float)box.w / 2 - badge * 0.5f, ry = (float)box.h / 2 - badge * 0.5f;
	struct path path;
	float scale = ui->theme.scale;

	path_clear(&path);
	path_oval(&path, cx, cy + 2 * scale, rx - badge * 0.28f, ry - badge * 0.28f);
	draw_path_fill(ui->draw, &path, rgb(0x2A1A10));
	path_clear(&path);
	path_oval(&path, cx, cy, rx - badge * 0.28f - 2 * scale, ry - badge * 0.28f - 2 * scale);
	draw_path_fill(ui->draw, &path, rgb(0x513727));
	path_clear(&path);
	path_oval(&path, cx, cy, rx - badge * 0.28f - 9 * scale, ry - badge * 0.28f - 9 * scale);
	draw_path_stroke(ui->draw, &path, &(struct stroke){.width = 1.5f * scale}, rgba(COLOR_RIM, 0.7f));
	/* An arrow that goes round clockwise. */
	float ax = rx * 0.46f, ay = ry * (plates ? 0.36f : 0.46f);
	path_clear(&path);
	for (int i = 0; i <= 40; i++) {
		float angle = -2.6f + 5.1f * (float)i / 40;
		float x = cx + ax * cosf(angle), y = cy + ay * sinf(angle);
		if (i)
			path_line_to(&path, x, y);
		else
			path_move(&path, x, y);
	}
	draw_path_stroke(ui->draw, &path, &(struct stroke){.width = 4 * scale}, rgb(COLOR_SLOT));
	float end = -2.6f + 5.1f, tx = -ax * sinf(end), ty = ay * cosf(end), length = sqrtf(tx * tx + ty * ty);
	tx /= length;
	ty /= length;
	draw_arrow_head(ui->draw, cx + ax * cosf(end) + tx * 10 * scale, cy + ay * sinf(end) + ty * 10 * scale, tx, ty,
	                17 * scale, rgb(COLOR_SLOT));
	for (int i = 0; i < view->count; i++) {
		float angle = -1.5707963f + 6.2831853f * (float)i / (float)view->count;
		float x = cx + rx * cosf(angle), y = cy + ry * sinf(angle);

		if (view->settings.value[SETTING_FIRST_PLAYER] == i + 1)
			draw_circle(ui->draw, x, y, badge * 0.5f + 4 * scale, rgb(COLOR_GOLD));
		draw_badge(ui->draw, x, y, badge, view->colors[i]);
		if (plates)
			name_plate(view, ui, box, (int)x, (int)(y + badge * 0.5f), i);
	}
}

static void first_turn_set(struct setup_view *view, int first, bool youngest, bool begins)
{
	view->settings.value[SETTING_FIRST_PLAYER] = (uint8_t)first;
	view->youngest = youngest;
	view->youngest_begins = begins;
}

static int first_seat_height(const struct ui *ui) { return ui_px(ui, ui->theme.compact ? 42 : 48); }

/* Which of them: asked only where a player was chosen to begin. */
static void first_seat(struct setup_view *view, struct ui *ui, struct rect box)
{
	uint8_t *first = &view->settings.value[SETTING_FIRST_PLAYER];
	const char *labels[PLAYERS_MAX];
	int chosen = *first - 1;

	for (int i = 0; i < view->count; i++)
		labels[i] = setup_name(view, i);
	rect_cut_top(&box, ui_px(ui, 4));
	if (drop_down(ui, ui_name("setup.first"), box, labels, view->count, &chosen, false))
		*first = (uint8_t)(chosen + 1);
	ui_tell(ui, tr("This player begins:"), NULL);
}

/* by lot, the youngest, as the youngest says, or a seat that is named here. */
static int first_turn(struct setup_view *view, struct ui *ui, struct rect box)
{
	uint8_t *first = &view->settings.value[SETTING_FIRST_PLAYER];
	int line = ui_px(ui, ui->theme.compact ? 32 : 40);
	bool lot = *first == 0 && !view->youngest;

	if (radio(ui, ui_name("setup.lot"), rect_cut_top(&box, line), tr("By lot"), lot, false))
		first_turn_set(view, 0, false, false);
	if (radio(ui, ui_name("setup.youngest_begins"), rect_cut_top(&box, line), tr("The youngest begins"),
	          view->youngest && view->youngest_begins, false))
		first_turn_set(view, 0, true, true);
	if (radio(ui, ui_name("setup.youngest"), rect_cut_top(&box, line), tr("The youngest chooses"),
	          view->youngest && !view->youngest_begins, false))
		first_turn_set(view, 0, true, false);
	if (radio(ui, ui_name("setup.chosen"), rect_cut_top(&box, line), tr("This player begins:"), *first > 0, false))
		first_turn_set(view, *first ? *first : 1, false, false);
	if (*first > 0)
		first_seat(view, ui, rect_cut_top(&box, first_seat_height(ui)));
	rect_cut_top(&box, ui_px(ui, 6));
	page_note(ui, &box, tr("Turns go clockwise, in the order of the list."));
	return box.y;
}

static int radio_width(struct ui *ui)
{
	const char *labels[] = {tr("By lot"), tr("The youngest begins"), tr("The youngest chooses"),
	                        tr("This player begins:")};
	struct text_style body = theme_text(&ui->theme, TYPE_BODY);
	int most = 0;

	for (int i = 0; i < 4; i++) {
		int w = text_width(ui_metrics(ui), &body, labels[i]);
		most = w > most ? w : most;
	}
	return most + ui_px(ui, 38);
}

/* How high the choice below the picture will be. */
static int first_turn_height(const struct setup_view *view, struct ui *ui, int width)
{
	struct text_style small = theme_text(&ui->theme, TYPE_SMALL);

	return 4 * ui_px(ui, ui->theme.compact ? 32 : 40) +
	       (view->settings.value[SETTING_FIRST_PLAYER] ? first_seat_height(ui) : 0) + ui_px(ui, 6) +
	       text_block_height(ui_metrics(ui), &small, tr("Turns go clockwise, in the order of the list."), width);
}

int setup_seating(struct setup_view *view, struct ui *ui, struct rect box, int room)
{
	bool compact = ui->theme.compact;
	int above = room - first_turn_height(view, ui, box.w) - ui_px(ui, 12);
	int most = box.w * 66 / 100, beside = box.w - ui_px(ui, 10) - radio_width(ui);
	struct rect picture;

	if (above >= ui_px(ui, ui->theme.small ? 170 : compact ? 120 : 180)) {
		picture = rect_cut_top(&box, above < most ? above : most);
		rect_cut_top(&box, ui_px(ui, 12));
		seat_picture(view, ui, picture, true);
		return first_turn(view, ui, box);
	}
	if (beside >= ui_px(ui, compact ? 100 : 130)) {
		int wide = box.w * (compact ? 40 : 48) / 100;
		picture = rect_cut_left(&box, wide < beside ? wide : beside);
		rect_cut_left(&box, ui_px(ui, 10));
		int tall = picture.w * 80 / 100, limit = ui_px(ui, compact ? 150 : 190);
		picture.h = tall < limit ? tall : limit;
	} else {
		picture = rect_cut_top(&box, ui_px(ui, compact ? 130 : 180));
		rect_cut_top(&box, ui_px(ui, 12));
		picture = rect_center(picture, picture.h * 5 / 4, picture.h);
	}
	seat_picture(view, ui, rect_make(picture.x, picture.y + ui_px(ui, 6), picture.w - ui_px(ui, 8), picture.h),
	             false);
	int end = first_turn(view, ui, box), under = picture.y + picture.h + ui_px(ui, 12);
	return end > under ? end : under;
}
