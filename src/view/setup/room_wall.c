/* The wall of the room: plaster over boards, a window, a banner, a shelf. */
#include "view/setup/room.h"

#include <math.h>

#include "view/art/drawing.h"

/* The window that all light comes from. */
struct rect room_window(const struct room *room)
{
	const struct stage *stage = &room->stage;
	float top = 16 * room->unit, low = stage->far - (float)stage->figure * 0.44f;
	float h = fmaxf(low - top, 1), w = fminf(h * 1.6f, (float)stage->pitch * 0.66f);

	/* between two who sit there */
	return rect_make((int)(stage->x - stage->half * 0.96f + (float)stage->pitch - w / 2), (int)top, (int)w, (int)h);
}

static float room_dado(const struct room *room) { return room->stage.far - (float)room->stage.figure * 0.40f; }

static void wall_ground(const struct room *room, float x, float y, float *pixel)
{
	float u = room->unit, rough = hand_noise(x / (70 * u), y / (46 * u), 1) * 0.035f +
	                              hand_noise(x / (9 * u), y / (7 * u), 2) * 0.022f;

	if (y < room_dado(room)) {
		hand_put(pixel, hand_shade(PLASTER, 1 + rough), 1);
		return;
	}
	float wide = 62 * u, in = fmodf(x - room->stage.x + 1000 * wide, wide) / wide,
	      fibre = hand_noise(x / (3.0f * u), y / (38 * u), 3) * 0.06f +
	              hand_noise(x / (1.2f * u), y / (20 * u), 4) * 0.03f,
	      board = hand_lattice((int)((x - room->stage.x + 1000 * wide) / wide), 0, 5) * 0.06f;
	hand_put(pixel,
	         hand_shade(WAINSCOT, 1 + fibre + board - 0.45f * (1 - unit_smooth(0, 0.05f, fminf(in, 1 - in)))), 1);
}

/* Light that falls along the wall from its window, and the dusk below the beam and above the table. */
static void wall_light(const struct room *room, float x, float y, float *pixel)
{
	struct rect window = room_window(room);
	float cx = (float)window.x + (float)window.w / 2, cy = (float)window.y + (float)window.h / 2;
	float far = hypotf((x - cx) / (float)room->stage.room.w, (y - cy) / (2.2f * (float)room->stage.room.w)),
	      light = 1.06f - 0.62f * unit_smooth(0.02f, 0.85f, far);

	light *= 1 - 0.42f * (1 - unit_smooth(0, 26 * room->unit, y));
	light *= 1 - 0.35f * unit_smooth(room_dado(room), room->stage.far, y);
	if (x >= (float)window.x && x < (float)(window.x + window.w) && y >= (float)window.y &&
	    y < (float)(window.y + window.h))
		light = 1; /* it is bright out there */
	pixel[0] = fminf(pixel[0] * light * (1 + 0.04f * (light - 0.7f)), 1);
	pixel[1] = fminf(pixel[1] * light, 1);
	pixel[2] = fminf(pixel[2] * light * (1 - 0.10f * (light - 0.7f)), 1);
}

static void wall_window(struct hand *hand)
{
	/* sky, far hills, near ones: by the season */
	static const uint32_t lands[3][4] = {{0xBFE0F2, 0xE9F0D2, 0x9DBB84, 0x7DA552},
	                                     {0xC9DBE4, 0xF4E3BE, 0xC69A55, 0xB77B35},
	                                     {0xC3D5E6, 0xEDF0F4, 0xC9D6E4, 0xF2F5F9}};
	const uint32_t *land = lands[hand->room->season % 3];
	float u = hand->room->unit;
	struct rect in = room_window(hand->room);
	float x = (float)in.x, y = (float)in.y, w = (float)in.w, h = (float)in.h, frame = 8 * u;

	if (h < 34 * u)
		return;
	hand_box(hand, x - frame - 3 * u, y - frame, w + 2 * frame + 10 * u, h + 2 * frame + 6 * u, 4 * u,
	         rgba(SHADE, 0.35f));
	hand_box(hand, x - frame, y - frame, w + 2 * frame, h + 2 * frame, 4 * u, rgb(COLOR_INK));
	hand_box(hand, x - frame + 2 * u, y - frame + 2 * u, w + 2 * frame - 4 * u, h + 2 * frame - 4 * u, 3 * u,
	         rgb(OAK));
	for (int i = 0; i < 12; i++) /* the sky, paler where it ends */
		hand_box(hand, x, y + h * (float)i / 20, w, h * (float)(20 - i) / 20, 0,
		         color_mix(rgb(land[0]), rgb(land[1]), (float)i / 11));
	hand_path(hand, drawing_hills.shape, x, y, w, h, 0, rgb(land[2]));
	hand_path(hand, drawing_hill_castle.shape, x, y, w, h, 0,
	          color_mix(rgb(land[2]), rgb(0x8A6F6A), 0.7f)); /* a castle on the hill */
	hand_path(hand, drawing_near_hills.shape, x, y, w, h, 0, rgb(land[3]));
	for (int i = 1; i < 6; i++) { /* leaded panes */
		float bar = i == 3 ? 5 * u : 1.6f * u;
		hand_box(hand, x + w * (float)i / 6 - bar / 2, y, bar, h, 0, rgb(i == 3 ? OAK_DARK : 0x554A40));
	}
	for (int i = 1; i < 4; i++)
		hand_box(hand, x, y + h * (float)i / 4, w, 1.6f * u, 0, rgb(0x554A40));
	hand_box(hand, x, y, w, 4 * u, 0, rgba(SHADE, 0.35f));
	hand_box(hand, x, y, 4 * u, h, 0, rgba(SHADE, 0.25f));
	hand_box(hand, x - frame - 7 * u, y + h + frame - 2 * u, w + 2 * frame + 14 * u, 9 * u, 2 * u, rgb(COLOR_INK));
	hand_box(hand, x - frame - 5.5f * u, y + h + frame - 0.5f * u, w + 2 * frame + 11 * u, 6 * u, 1.5f * u,
	         rgb(OAK_LIT));
}

/* Arms of the city on cloth, in the middle of what the window leaves. */
static void wall_banner(struct hand *hand, float x, float y, float h)
{
	float w = h * 0.62f, u = hand->room->unit;

	hand_path(hand, drawing_banner_shade.shape, x - w / 2, y, w, h * 0.86f, 0, rgba(SHADE, 0.35f));
	hand_path(hand, drawing_banner.shape, x - w / 2, y, w, h * 0.86f, 0, rgb(LID));
	hand_path(hand, drawing_banner.shape, x - w / 2, y, w, h * 0.86f, 1.6f * u, rgb(COLOR_INK));
	hand_path(hand, drawing_banner_hem.shape, x - w / 2, y, w, h * 0.86f, 2 * u, rgb(COLOR_GOLD));
	hand_path(hand, drawing_city_arms.shape, x - w / 2, y + h * 0.06f, w, h * 0.86f, 0, rgb(COLOR_GOLD));
	hand_box(hand, x - w * 0.60f, y - 4 * u, w * 1.2f, 6 * u, 3 * u, rgb(COLOR_INK));
	hand_box(hand, x - w * 0.60f + u, y - 3 * u, w * 1.2f - 2 * u, 4 * u, 2 * u, rgb(OAK_LIT));
}

/* Pewter on a shelf. */
static void wall_shelf(struct hand *hand, float x, float y, float w)
{
	float u = hand->room->unit;

	for (int i = 0; i < 4; i++) {
		float cx = x + w * (0.12f + 0.19f * (float)i), r = 15 * u;

		hand_oval(hand, cx + 4 * u, y - r + 3 * u, r, r, rgba(SHADE, 0.3f));
		hand_oval(hand, cx, y - r, r, r, rgb(COLOR_INK));
		hand_oval(hand, cx, y - r, r - 1.4f * u, r - 1.4f * u, rgb(0xAAB3BB));
		hand_oval(hand, cx - 0.8f * u, y - r - 0.8f * u, r * 0.62f, r * 0.62f, rgb(0x8B959F));
		hand_oval(hand, cx, y - r, r * 0.58f, r * 0.58f, rgb(0xBFC8CF));
	}
	hand_path(hand, drawing_bottle.shape, x + w * 0.86f, y - 34 * u, 24 * u, 34 * u, 0, rgb(0x3E6B4A));
	hand_path(hand, drawing_bottle.shape, x + w * 0.86f, y - 34 * u, 24 * u, 34 * u, 1.4f * u, rgb(COLOR_INK));
	hand_box(hand, x + 4 * u, y + 7 * u, w, 8 * u, 2 * u, rgba(SHADE, 0.35f));
	hand_box(hand, x - u, y - u, w + 2 * u, 9 * u, 2 * u, rgb(COLOR_INK));
	hand_box(hand, x, y, w, 7 * u, 2 * u, rgb(OAK));
}

void room_wall_paint(struct hand *hand)
{
	const struct room *room = hand->room;
	const struct stage *stage = &room->stage;
	float u = room->unit, w = (float)stage->room.w, rail = room_dado(room);
	struct rect window = room_window(room);
	/* what else hangs there has the places between those who sit further right */
	float first = stage->x - stage->half * 0.96f, pitch = (float)stage->pitch;
	int seats = (int)(2 * 0.96f * stage->half / pitch + 0.5f), middle = (seats + 1) / 2;

	hand_each(hand, wall_ground);
	hand_box(hand, 0, rail - 7 * u, w, 10 * u, 0, rgb(COLOR_INK));
	hand_box(hand, 0, rail - 6 * u, w, 8 * u, 0, rgb(OAK));
	hand_box(hand, 0, rail - 6 * u, w, 2 * u, 0, rgb(OAK_LIT));
	hand_box(hand, 0, rail + 3 * u, w, 5 * u, 0, rgba(SHADE, 0.35f));
	wall_window(hand);
	for (int seat = 0; seat < seats; seat++) /* what the chairs keep from the wall */
		for (int soft = 0; soft < 8; soft++) {
			float wide = (float)stage->figure * (0.56f + 0.03f * (float)soft),
			      tall = (float)stage->figure * (0.58f + 0.015f * (float)soft);
			hand_box(hand, first + pitch * ((float)seat + 0.5f) - wide / 2 + (float)stage->figure * 0.10f,
			         stage->far - tall, wide, tall + 20 * u, wide * 0.25f, rgba(SHADE, 0.05f));
		}
	if (window.h > 48 * u) {
		if (seats > 2)
			wall_banner(hand, first + pitch * (float)(middle > 2 ? middle : 2), 10 * u,
			            (float)window.h + 14 * u);
		if (seats > 3)
			wall_shelf(hand, first + pitch * (float)(seats - 1) - pitch * 0.4f, rail - 34 * u,
			           pitch * 0.8f);
	}
	hand_each(hand, wall_light);
}
