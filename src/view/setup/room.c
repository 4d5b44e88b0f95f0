/* The room of the set-up, painted once for its size: a wall with its wainscot, a floor, a table in the light from the
 * upper left, and what lies ready on it; empty chairs. */
#include <math.h>
#include <string.h>

#include "view/art/brush.h"
#include "view/art/figure.h"
#include "view/setup/setup.h"

enum {
	PLASTER_LIT = 0xE4D9BE,
	PLASTER = 0xB3A78D,
	PLASTER_DARK = 0x756B58,
	WAINSCOT = 0x6B4728,
	WAINSCOT_LIT = 0x94693F,
	WAINSCOT_DARK = 0x3E2716,
	STONE_LIT = 0x9A917F,
	STONE = 0x7D7566,
	STONE_DARK = 0x4A453D,
	OAK = 0xA87748,
	OAK_DARK = 0x6B4726,
	PARCHMENT = 0xF0E2BC,
	BACK = 0x2F5A3C, /* of a tile that is face down */
	SHADE = 0x1C1420,
};

/* ---- the table's outline: an oblong with round ends ---- */

float stage_edge(const struct stage *stage, float x)
{
	float reach = fminf(fabsf(x) / stage->rx, 1);

	return stage->ry * sqrtf(sqrtf(1 - reach * reach * reach * reach));
}

enum { EDGE_STEPS = 96 };

static void table_path(struct path *path, const struct stage *stage, float more, float down, int first, int steps)
{
	for (int i = 0; i <= steps; i++) {
		float angle = 6.2831853f * (float)(first + (steps < EDGE_STEPS && first ? -i : i)) / EDGE_STEPS;
		float c = cosf(angle), s = sinf(angle);
		float x = stage->x + copysignf(sqrtf(fabsf(c)), c) * (stage->rx + more),
		      y = stage->y + copysignf(sqrtf(fabsf(s)), s) * (stage->ry + more) + down;

		if (path->verb_count)
			path_line_to(path, x, y);
		else
			path_move(path, x, y);
	}
}

/* ---- painting ---- */

struct room {
	struct stage stage;
	float unit;
	bool things; /* what lies on the table, and its edge; else what it stands in */
	bool laid;   /* ... tiles and the rest: there is room beside the buttons */
};

static void fill(struct brush *brush, uint32_t color)
{
	struct ink ink = ink_plain(color);

	pixmap_fill(brush->pixmap, brush->path, &ink);
}

static void box(struct brush *brush, float x, float y, float w, float h, float radius, uint32_t color)
{
	path_clear(brush->path);
	path_round_rect(brush->path, x, y, w, h, radius);
	fill(brush, color);
}

static void oval(struct brush *brush, float x, float y, float rx, float ry, uint32_t color)
{
	path_clear(brush->path);
	path_oval(brush->path, x, y, rx, ry);
	fill(brush, color);
}

static void table(struct brush *brush, const struct stage *stage, float more, float down, uint32_t color)
{
	path_clear(brush->path);
	table_path(brush->path, stage, more, down, 0, EDGE_STEPS);
	path_close(brush->path);
	fill(brush, color);
}

/* From one colour to the other, from the upper left to the lower right. */
static void wash(struct brush *brush, float x, float y, float w, float h, uint32_t from, uint32_t middle, uint32_t to)
{
	struct ink ink = {.kind = INK_LINEAR,
	                  .stop_count = 3,
	                  .a = {x, y},
	                  .b = {x + w, y + h},
	                  .stops = {{0, from}, {0.45f, middle}, {1, to}}};

	path_clear(brush->path);
	path_round_rect(brush->path, x, y, w, h, 0);
	pixmap_fill(brush->pixmap, brush->path, &ink);
}

static void room_walls(struct brush *brush, const struct room *room)
{
	const struct stage *stage = &room->stage;
	float w = (float)brush->pixmap->w, h = (float)brush->pixmap->h, u = room->unit,
	      foot = stage->y - stage->ry - (float)stage->figure * 0.06f, high = (float)stage->figure * 0.44f,
	      panel = 74 * u;

	wash(brush, 0, 0, w, foot, rgb(PLASTER_LIT), rgb(PLASTER), rgb(PLASTER_DARK));
	wash(brush, 0, foot, w, h - foot, rgb(STONE_LIT), rgb(STONE), rgb(STONE_DARK));
	for (int i = 0; i < 7; i++) { /* flags of the floor, larger the nearer they are */
		float from = foot + (h - foot) * (float)(i * i) / 49,
		      to = foot + (h - foot) * (float)((i + 1) * (i + 1)) / 49, wide = (90 + 22 * (float)i) * u;

		box(brush, 0, from, w, fmaxf(1.5f * u, 1), 0, rgba(SHADE, 0.22f));
		for (float x = fmodf(stage->x + (i & 1 ? wide / 2 : 0), wide) - wide; x < w; x += wide)
			box(brush, x, from, fmaxf(1.5f * u, 1), to - from, 0, rgba(SHADE, 0.20f));
	}
	wash(brush, 0, foot - high, w, high, rgb(WAINSCOT_LIT), rgb(WAINSCOT), rgb(WAINSCOT_DARK));
	for (float x = fmodf(stage->x, panel) - panel; x < w; x += panel) {
		box(brush, x + 7 * u, foot - high + 13 * u, panel - 14 * u, high - 25 * u, 3 * u,
		    rgba(WAINSCOT_DARK, 0.55f));
		box(brush, x + 9 * u, foot - high + 16 * u, panel - 16 * u, high - 28 * u, 3 * u,
		    rgba(WAINSCOT_LIT, 0.45f));
	}
	box(brush, 0, foot - high - 5 * u, w, 7 * u, 0, rgb(WAINSCOT_LIT));
	box(brush, 0, foot - high - 5 * u, w, 1.5f * u, 0, rgba(0xFFE4B4, 0.55f));
	box(brush, 0, foot - high + 2 * u, w, 3 * u, 0, rgba(SHADE, 0.45f));
	box(brush, 0, foot - 7 * u, w, 7 * u, 0, rgb(WAINSCOT_DARK));
	for (int i = 1; i <= 5; i++) /* where the light does not come */
		box(brush, 0, foot, w, (float)i * 4 * u, 0, rgba(SHADE, 0.07f));
}

/* A window of small panes with the morning in it, where the wall is high enough for one. */
static void room_window(struct brush *brush, float x, float y, float w, float h, float u)
{
	enum { ACROSS = 3, DOWN = 2 };
	float bar = 4 * u, sill = 9 * u;

	box(brush, x - 7 * u, y - 7 * u, w + 14 * u, h + 14 * u, 5 * u, rgb(WAINSCOT_DARK));
	box(brush, x - 5 * u, y - 5 * u, w + 10 * u, h + 10 * u, 4 * u, rgb(WAINSCOT_LIT));
	wash(brush, x, y, w, h, rgb(0xDDF0FA), rgb(0xBFDDEB), rgb(0xF4E6BE));
	path_clear(brush->path); /* hills */
	path_move(brush->path, x, y + h);
	path_line_to(brush->path, x, y + h * 0.72f);
	path_line_to(brush->path, x + w * 0.3f, y + h * 0.58f);
	path_line_to(brush->path, x + w * 0.62f, y + h * 0.76f);
	path_line_to(brush->path, x + w, y + h * 0.6f);
	path_line_to(brush->path, x + w, y + h);
	path_close(brush->path);
	fill(brush, rgb(0x8DB06A));
	for (int i = 1; i < ACROSS; i++)
		box(brush, x + w * (float)i / ACROSS - bar / 2, y, bar, h, 0, rgb(WAINSCOT));
	for (int i = 1; i < DOWN; i++)
		box(brush, x, y + h * (float)i / DOWN - bar / 2, w, bar, 0, rgb(WAINSCOT));
	box(brush, x - 12 * u, y + h + 3 * u, w + 24 * u, sill, 2 * u, rgb(WAINSCOT_LIT));
	box(brush, x - 12 * u, y + h + 3 * u + sill, w + 24 * u, 4 * u, 2 * u, rgba(SHADE, 0.4f));
}

/* Pewter and bread on a shelf. */
static void room_shelf(struct brush *brush, float x, float y, float w, float u)
{
	box(brush, x, y, w, 7 * u, 2 * u, rgb(WAINSCOT_LIT));
	box(brush, x, y + 7 * u, w, 5 * u, 2 * u, rgba(SHADE, 0.4f));
	for (int i = 0; i < 3; i++) {
		oval(brush, x + (22 + 34 * (float)i) * u, y - 14 * u, 14 * u, 14 * u, rgb(0x6E7882));
		oval(brush, x + (21 + 34 * (float)i) * u, y - 15 * u, 12 * u, 12 * u, rgb(0xB9C2CA));
		oval(brush, x + (21 + 34 * (float)i) * u, y - 15 * u, 7 * u, 7 * u, rgb(0x98A2AC));
	}
	wash(brush, x + w - 62 * u, y - 20 * u, 20 * u, 20 * u, rgb(0xC78A52), rgb(0xA0622F), rgb(0x6E3D1B));
	oval(brush, x + w - 52 * u, y - 21 * u, 10 * u, 4 * u, rgb(0x5A2F14));
	wash(brush, x + w - 34 * u, y - 27 * u, 20 * u, 27 * u, rgb(0x6E9A78), rgb(0x3E6B4A), rgb(0x264631));
	oval(brush, x + w - 24 * u, y - 28 * u, 10 * u, 4 * u, rgb(0x1C3324));
}

/* Beside those who sit, as far as the wall has room. */
static void room_wall_things(struct brush *brush, const struct room *room)
{
	const struct stage *stage = &room->stage;
	float u = room->unit, w = (float)brush->pixmap->w, wall = stage->y - stage->ry - (float)stage->figure * 0.5f,
	      aside = stage->x - stage->rx; /* from the wall's end to the table's */

	if (wall < 60 * u || aside < 130 * u)
		return;
	room_window(brush, aside * 0.5f - 70 * u, 20 * u, 140 * u, wall - 48 * u, u);
	room_shelf(brush, w - aside * 0.5f - 90 * u, wall - 26 * u, 180 * u, u);
}

/* The daylight of the window. */
static void room_daylight(struct brush *brush, const struct room *room)
{
	float w = (float)brush->pixmap->w, h = (float)brush->pixmap->h;

	(void)room;
	for (int i = 0; i < 2; i++) {
		struct ink ink = {.kind = INK_LINEAR,
		                  .stop_count = 2,
		                  .a = {0, 0},
		                  .b = {0.5f * w, h},
		                  .stops = {{0, rgba(0xFFF4D6, 0.34f)}, {1, rgba(0xFFF4D6, 0)}}};
		float x = w * (0.02f + 0.20f * (float)i);

		path_clear(brush->path);
		path_move(brush->path, x, 0);
		path_line_to(brush->path, x + 0.14f * w, 0);
		path_line_to(brush->path, x + 0.14f * w + 1.1f * h, h);
		path_line_to(brush->path, x + 1.0f * h, h);
		path_close(brush->path);
		pixmap_fill(brush->pixmap, brush->path, &ink);
	}
}

/* Its shadow on the floor, and the front of its board below the edge. */
static void room_table(struct brush *brush, const struct room *room)
{
	const struct stage *stage = &room->stage;
	float u = room->unit;

	for (int i = 5; i > 0; i--)
		table(brush, stage, (float)i * 3 * u, (14 + 2 * (float)i) * u, rgba(SHADE, 0.13f));
	table(brush, stage, 0, 11 * u, rgb(0x2A190C));
	table(brush, stage, 0, 6 * u, rgb(0x54361B));
}

/* ---- on the table ---- */

/* Cards of one size, face down, one on the other. */
static void room_pile(struct brush *brush, float x, float y, float size, int count, float u)
{
	float thick = fmaxf(3 * u, 2);

	for (int i = 4; i > 0; i--)
		box(brush, x + (float)i * u, y + (float)i * u, size + (float)(2 * i + count) * u, size + 2 * u, 3 * u,
		    rgba(SHADE, 0.15f));
	for (int i = 0; i < count; i++) {
		float at = y - (float)i * thick, aside = (i & 1 ? 0.7f : 0) * u;

		box(brush, x + aside, at, size, size, 2 * u, rgb(OAK_DARK));
		box(brush, x + aside, at, size, size - fmaxf(u, 1), 2 * u, rgb(PARCHMENT));
	}
	y -= (float)(count - 1) * thick;
	wash(brush, x + 3 * u, y + 3 * u, size - 6 * u, size - 7 * u, rgb(0x4E8258), rgb(BACK), rgb(0x1E4029));
	float cx = x + size / 2, cy = y + size / 2 - u / 2, r = size * 0.27f;

	path_clear(brush->path);
	path_move(brush->path, cx, cy - r);
	path_line_to(brush->path, cx + r, cy);
	path_line_to(brush->path, cx, cy + r);
	path_line_to(brush->path, cx - r, cy);
	path_close(brush->path);
	fill(brush, rgba(COLOR_GOLD, 0.9f));
	oval(brush, cx, cy, r * 0.42f, r * 0.42f, rgb(BACK));
}

/* The box of the game: on its lid a city on a hill, in gold. */
static void room_box(struct brush *brush, float x, float y, float w, float h, float u)
{
	float deep = h * 0.16f;

	for (int i = 4; i > 0; i--)
		box(brush, x + (float)i * u, y + (float)i * 1.5f * u, w + (float)(2 * i) * u, h, 3 * u,
		    rgba(SHADE, 0.15f));
	box(brush, x, y, w, h, 3 * u, rgb(0x4A1016));
	box(brush, x, y, w, h - deep, 3 * u, rgb(COLOR_GOLD));
	wash(brush, x + 1.5f * u, y + 1.5f * u, w - 3 * u, h - deep - 3 * u, rgb(0xC0392F), rgb(0x9B2D1F),
	     rgb(0x6A1A16));
	brush->s = (h - deep) / 100;
	brush->dx = x + w / 2 - 50 * brush->s;
	brush->dy = y;
	brush_fill(brush,
	           "M2 82Q50 62 98 82ZM18 72V44H14V36H20V40H24V36H30V44H26V52H36V28H33L43 12L53 28H50V52H62V40H59"
	           "L68 26L77 40H74V70Q50 60 18 72Z",
	           rgb(COLOR_GOLD));
}

/* A mug of pewter, half full. */
static void room_mug(struct brush *brush, float x, float y, float size)
{
	brush->s = size / 100;
	brush->dx = x - 50 * brush->s;
	brush->dy = y - 110 * brush->s;
	brush_fill(brush, "M30 100C60 92 130 104 150 116C130 130 60 124 34 114Z", rgba(SHADE, 0.42f));
	brush_stroke(brush, "M78 48C108 42 112 92 76 92", 13, rgb(COLOR_INK));
	brush_stroke(brush, "M78 48C108 42 112 92 76 92", 8, rgb(0x8A94A0));
	brush_part(brush, "M20 32C20 20 80 20 80 32L84 104C84 118 16 118 16 104Z", 0xA9B2BC);
	brush_fill(brush, "M27 44L33 44L30 106L23 104Z", rgba(0xFFFFFF, 0.55f));
	brush_stroke(brush, "M18 58C34 66 66 66 82 58M16 96C34 105 66 105 84 96", 3, rgba(0x4E5864, 0.8f));
	brush_part(brush, "M20 32C20 19 80 19 80 32C80 45 20 45 20 32Z", 0xC3CBD3);
	brush_fill(brush, "M26 33C26 24 74 24 74 33C74 42 26 42 26 33Z", rgb(0x5A2F14));
	brush_fill(brush, "M30 31C34 25 60 25 66 29C60 33 44 31 38 36C33 36 29 34 30 31Z", rgb(0xF3E7C8));
}

/* A strip of the score board: its spaces, every fifth darker. */
static void room_track(struct brush *brush, float x, float y, float w, float size, float u)
{
	int spaces = (int)(w / size);

	x += (w - (float)spaces * size) / 2;
	box(brush, x - 3 * u, y - 1 * u, (float)spaces * size + 10 * u, size + 8 * u, 4 * u, rgba(SHADE, 0.32f));
	box(brush, x - 4 * u, y - 4 * u, (float)spaces * size + 8 * u, size + 8 * u, 4 * u, rgb(0x6B4726));
	box(brush, x - 4 * u, y - 4 * u, (float)spaces * size + 8 * u, 1.5f * u, 0.7f * u, rgba(0xFFE4B4, 0.6f));
	for (int i = 0; i < spaces; i++)
		box(brush, x + (float)i * size + u, y + u, size - 2 * u, size - 2 * u, 2 * u,
		    rgb(i % 5 ? PARCHMENT : 0xC9A45E));
}

static void room_things(struct brush *brush, const struct room *room)
{
	enum { LIGHTS = 12 };
	const struct stage *stage = &room->stage;
	float u = room->unit;
	struct rect laid = stage_laid(stage, u, 1);
	struct stroke stroke = {.width = 4 * u};
	struct ink rim = ink_plain(rgb(0x6B4726)), light = ink_plain(rgb(0xC39A62));

	for (int i = 1; i <= LIGHTS; i++)
		oval(brush, stage->x - stage->rx * 0.16f, stage->y - stage->ry * 0.20f,
		     stage->rx * 0.80f * (float)i / LIGHTS, stage->ry * 0.76f * (float)i / LIGHTS,
		     rgba(0xFFE4B4, 0.024f));
	path_clear(brush->path);
	table_path(brush->path, stage, -u, 0, 0, EDGE_STEPS);
	path_close(brush->path);
	pixmap_stroke(brush->pixmap, brush->path, &stroke, &rim);
	path_clear(brush->path);
	table_path(brush->path, stage, 0, 0, 0, EDGE_STEPS);
	path_close(brush->path);
	stroke.width = 1.5f * u;
	pixmap_stroke(brush->pixmap, brush->path, &stroke, &light);
	if (!room->laid)
		return;
	float size = fminf((float)laid.h * 0.56f, (float)laid.w * 0.225f), low = (float)(laid.y + laid.h) - size,
	      x = (float)laid.x + ((float)laid.w - 4.4f * size) / 2;

	room_box(brush, x, low - size * 0.55f, size * 1.95f, size * 1.45f, u);
	room_pile(brush, x + size * 1.72f, low, size, 7, u);
	room_pile(brush, x + size * 2.82f, low, size, 4, u);
	room_mug(brush, x + size * 4.3f, (float)(laid.y + laid.h), size * 0.92f);
	if (0.56f * stage->ry > 66 * u) /* between the buttons and the near edge */
		room_track(brush, stage->x - stage->rx * 0.40f, stage->y + stage->ry - 34 * u, stage->rx * 0.8f, 17 * u,
		           u);
}

static bool room_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct room *room = context;
	struct pixmap pixmap;
	struct path path;
	struct brush brush = {.pixmap = &pixmap, .path = &path, .s = 1};

	if (!pixmap_init(&pixmap, w, h))
		return false;
	if (room->things) {
		room_things(&brush, room);
	} else {
		room_walls(&brush, room);
		room_wall_things(&brush, room);
		room_daylight(&brush, room);
		room_table(&brush, room);
	}
	return pixmap_put(&pixmap, pixels);
}

/* ---- what the scene asks for ---- */

struct rect stage_laid(const struct stage *stage, float unit, int side)
{
	float top = stage->y - stage->ry + 68 * unit, wide = stage->rx * 0.34f,
	      tall = fminf(stage->y + stage->ry - 12 * unit - top, 190 * unit);
	float x = stage->x + (float)side * stage->rx * 0.745f - wide / 2,
	      y = top + (stage->y + stage->ry - 12 * unit - top - tall) / 2;

	return rect_make((int)x, (int)y, (int)wide, (int)tall);
}

void room_draw(struct ui *ui, struct rect window, const struct stage *stage, bool things, bool laid)
{
	struct room room;

	if (window.w < 2 || window.h < 2)
		return;
	memset(&room, 0, sizeof room); /* the padding too: it is hashed as bytes */
	room.stage = *stage;
	room.stage.x -= (float)window.x;
	room.stage.y -= (float)window.y;
	room.unit = ui->theme.scale;
	room.things = things;
	room.laid = laid;
	struct picture picture = {.key = hash_bytes(hash_text(HASH_BASIS, "setup.room"), &room, sizeof room),
	                          .w = window.w,
	                          .h = window.h,
	                          .opaque = !things,
	                          .alone = true,
	                          .paint = room_paint,
	                          .context = &room,
	                          .context_size = sizeof room};

	draw_picture(ui->draw, &picture, &(struct draw_image){.dst = window, .alpha = 1});
}

static void chair_paint(struct brush *brush, int color)
{
	(void)color;
	brush_part(brush, "M30 40L38 38L38 80L30 80ZM46 34L54 34L54 80L46 80ZM62 38L70 40L70 80L62 80Z", OAK);
	brush_part(brush, "M16 34Q16 27 21 27Q26 27 26 34L27 117L17 117Z", OAK);
	brush_part(brush, "M74 34Q74 27 79 27Q84 27 84 34L83 117L73 117Z", OAK);
	brush_part(brush, "M20 36Q50 20 80 36L80 50Q50 36 20 50Z", OAK);
	brush_part(brush, "M24 72L76 72L76 80L24 80Z", OAK);
	brush_part(brush, "M14 92Q50 86 86 92L88 104Q50 99 12 104Z", OAK_DARK);
}

void room_chair(struct ui *ui, float x, float y, float height, float alpha)
{
	static const struct figure_shape chair = {
	    .reach = {44, 96}, .width = 76, .outline = "M16 34L84 34L88 117L12 117Z", .paint = chair_paint};

	draw_shape(ui->draw, x, y, height, &chair, alpha);
}
