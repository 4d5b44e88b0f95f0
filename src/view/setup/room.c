/* The room of the set-up: a wall with a window, a table seen from where the players' host stands, and what lies on it.
 *
 * All depth runs to one point above the window, all light comes from the window at the left: shadows fall to the right
 * and towards whoever looks.  Painted once for its size, in bands, so that all hands may paint at once. */
#include <math.h>
#include <string.h>

#include "view/art/brush.h"
#include "view/art/figure.h"
#include "view/setup/setup.h"

enum {
	PLASTER = 0xD9C9A4,
	OAK = 0xA87748,
	OAK_LIT = 0xC39A62,
	OAK_DARK = 0x6B4726,
	WAINSCOT = 0x7A4F2C,
	STONE = 0x857B6B,
	PARCHMENT = 0xF0E2BC,
	LID = 0xA8322A,
	LID_DARK = 0x6A1A16,
	BACK = 0x2F5A3C, /* of a tile that is face down */
	BACK_LIT = 0x4E8258,
	SHADE = 0x1C1420,
	DUSK = 0x170D07,
	SUN = 0xFFE6AE,
};

/* ---- one point that all depth runs to ---- */

/* How deep a thing looks that is as deep as wide, at the far edge. */
static const float ASLANT = 0.50f;

float stage_scale(const struct stage *stage, float y) { return (y - stage->horizon) / (stage->far - stage->horizon); }

float stage_depth(const struct stage *stage, float y)
{
	float reach = (stage->far - stage->horizon) / ASLANT;

	return reach - reach / stage_scale(stage, y);
}

struct vec stage_at(const struct stage *stage, float x, float z)
{
	float reach = (stage->far - stage->horizon) / ASLANT, scale = reach / fmaxf(reach - z, 1);

	return (struct vec){stage->x + x * scale, stage->horizon + (stage->far - stage->horizon) * scale};
}

/* ---- painting ---- */

enum part { PART_WALL, PART_TABLE, PART_LIGHT, PART_BEAM };

struct room {
	struct stage stage; /* its places from the room's upper left corner on */
	float unit;
	int part, from, season; /* the first row of this band */
	bool things, board;     /* there is room for them on the table; the score board is one of them */
};

struct hand {
	const struct room *room;
	struct brush brush;
};

static void place(struct hand *hand)
{
	for (int i = 0; i < hand->brush.path->point_count; i++)
		hand->brush.path->points[i].y -= (float)hand->room->from;
}

static void fill(struct hand *hand, uint32_t color)
{
	struct ink ink = ink_plain(color);

	place(hand);
	pixmap_fill(hand->brush.pixmap, hand->brush.path, &ink);
}

static void line(struct hand *hand, float width, uint32_t color)
{
	struct ink ink = ink_plain(color);

	place(hand);
	pixmap_stroke(hand->brush.pixmap, hand->brush.path, &(struct stroke){.width = width}, &ink);
}

static void box(struct hand *hand, float x, float y, float w, float h, float radius, uint32_t color)
{
	path_clear(hand->brush.path);
	path_round_rect(hand->brush.path, x, y, w, h, radius);
	fill(hand, color);
}

static void oval(struct hand *hand, float x, float y, float rx, float ry, uint32_t color)
{
	path_clear(hand->brush.path);
	path_oval(hand->brush.path, x, y, rx, ry);
	fill(hand, color);
}

/* What is drawn on a square of 100 comes into this box. */
static void drawn(struct hand *hand, const char *d, float x, float y, float w, float h)
{
	struct path *path = hand->brush.path;

	path_clear(path);
	path_svg(path, d, 1, 0, 0);
	for (int i = 0; i < path->point_count; i++)
		path->points[i] = (struct vec){x + path->points[i].x * w / 100, y + path->points[i].y * h / 100};
}

static float smooth(float from, float to, float at)
{
	float t = fminf(fmaxf((at - from) / (to - from), 0), 1);

	return t * t * (3 - 2 * t);
}

static float lattice(int x, int y, uint32_t salt)
{
	uint32_t h = (uint32_t)x * 0x9E3779B1u ^ (uint32_t)y * 0x85EBCA77u ^ salt * 0xC2B2AE3Du;

	h = (h ^ h >> 15) * 0x2C1B3C6Du;
	return (float)(h >> 16 & 1023) / 511.5f - 1;
}

/* -1 ... 1, without edges. */
static float noise(float x, float y, uint32_t salt)
{
	int i = (int)floorf(x), j = (int)floorf(y);
	float u = x - (float)i, v = y - (float)j;

	u = u * u * (3 - 2 * u);
	v = v * v * (3 - 2 * v);
	float a = lattice(i, j, salt), b = lattice(i + 1, j, salt), c = lattice(i, j + 1, salt),
	      d = lattice(i + 1, j + 1, salt);
	return a + (b - a) * u + (c - a + (a - b - c + d) * u) * v;
}

struct shade {
	float r, g, b;
};

static struct shade shade_of(uint32_t hex, float light)
{
	return (struct shade){(float)(hex >> 16) / 255 * light, (float)(hex >> 8 & 255) / 255 * light,
	                      (float)(hex & 255) / 255 * light};
}

static void put(float *pixel, struct shade shade, float alpha)
{
	pixel[0] += (shade.r - pixel[0]) * alpha;
	pixel[1] += (shade.g - pixel[1]) * alpha;
	pixel[2] += (shade.b - pixel[2]) * alpha;
	pixel[3] += (1 - pixel[3]) * alpha;
}

/* Each pixel of the band, as the room has it at this place. */
static void each(struct hand *hand, void (*one)(const struct room *room, float x, float y, float *pixel))
{
	struct pixmap *pixmap = hand->brush.pixmap;

	for (int y = 0; y < pixmap->h; y++)
		for (int x = 0; x < pixmap->w; x++)
			one(hand->room, (float)x + 0.5f, (float)(hand->room->from + y) + 0.5f,
			    pixmap->pixels + ((size_t)y * (size_t)pixmap->w + (size_t)x) * 4);
}

/* ---- the wall ---- */

/* The window that all light comes from. */
static struct rect window_of(const struct room *room)
{
	const struct stage *stage = &room->stage;
	float top = 16 * room->unit, low = stage->far - (float)stage->figure * 0.44f;
	float h = fmaxf(low - top, 1), w = fminf(h * 1.6f, (float)stage->pitch * 0.66f);

	/* between two who sit there */
	return rect_make((int)(stage->x - stage->half * 0.96f + (float)stage->pitch - w / 2), (int)top, (int)w, (int)h);
}

static float dado(const struct room *room) { return room->stage.far - (float)room->stage.figure * 0.40f; }

static void wall_ground(const struct room *room, float x, float y, float *pixel)
{
	float u = room->unit,
	      rough = noise(x / (70 * u), y / (46 * u), 1) * 0.035f + noise(x / (9 * u), y / (7 * u), 2) * 0.022f;

	if (y < dado(room)) {
		put(pixel, shade_of(PLASTER, 1 + rough), 1);
		return;
	}
	float wide = 62 * u, in = fmodf(x - room->stage.x + 1000 * wide, wide) / wide,
	      fibre = noise(x / (3.0f * u), y / (38 * u), 3) * 0.06f + noise(x / (1.2f * u), y / (20 * u), 4) * 0.03f,
	      board = lattice((int)((x - room->stage.x + 1000 * wide) / wide), 0, 5) * 0.06f;
	put(pixel, shade_of(WAINSCOT, 1 + fibre + board - 0.45f * (1 - smooth(0, 0.05f, fminf(in, 1 - in)))), 1);
}

/* Light that falls along the wall from its window, and the dusk below the beam and above the table. */
static void wall_light(const struct room *room, float x, float y, float *pixel)
{
	struct rect window = window_of(room);
	float cx = (float)window.x + (float)window.w / 2, cy = (float)window.y + (float)window.h / 2;
	float far = hypotf((x - cx) / (float)room->stage.room.w, (y - cy) / (2.2f * (float)room->stage.room.w)),
	      light = 1.06f - 0.62f * smooth(0.02f, 0.85f, far);

	light *= 1 - 0.42f * (1 - smooth(0, 26 * room->unit, y));
	light *= 1 - 0.35f * smooth(dado(room), room->stage.far, y);
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
	struct rect in = window_of(hand->room);
	float x = (float)in.x, y = (float)in.y, w = (float)in.w, h = (float)in.h, frame = 8 * u;

	if (h < 34 * u)
		return;
	box(hand, x - frame - 3 * u, y - frame, w + 2 * frame + 10 * u, h + 2 * frame + 6 * u, 4 * u,
	    rgba(SHADE, 0.35f));
	box(hand, x - frame, y - frame, w + 2 * frame, h + 2 * frame, 4 * u, rgb(COLOR_INK));
	box(hand, x - frame + 2 * u, y - frame + 2 * u, w + 2 * frame - 4 * u, h + 2 * frame - 4 * u, 3 * u, rgb(OAK));
	for (int i = 0; i < 12; i++) /* the sky, paler where it ends */
		box(hand, x, y + h * (float)i / 20, w, h * (float)(20 - i) / 20, 0,
		    color_mix(rgb(land[0]), rgb(land[1]), (float)i / 11));
	drawn(hand, "M0 62Q18 48 36 56T70 50T100 58V100H0Z", x, y, w, h);
	fill(hand, rgb(land[2]));
	drawn(hand, "M58 53V42H60V37H63V42H66V33L69 27L72 33V44H77V38H80V53Z", x, y, w, h); /* a castle on the hill */
	fill(hand, color_mix(rgb(land[2]), rgb(0x8A6F6A), 0.7f));
	drawn(hand, "M0 76Q26 62 52 74T100 68V100H0Z", x, y, w, h);
	fill(hand, rgb(land[3]));
	for (int i = 1; i < 6; i++) { /* leaded panes */
		float bar = i == 3 ? 5 * u : 1.6f * u;
		box(hand, x + w * (float)i / 6 - bar / 2, y, bar, h, 0, rgb(i == 3 ? OAK_DARK : 0x554A40));
	}
	for (int i = 1; i < 4; i++)
		box(hand, x, y + h * (float)i / 4, w, 1.6f * u, 0, rgb(0x554A40));
	box(hand, x, y, w, 4 * u, 0, rgba(SHADE, 0.35f));
	box(hand, x, y, 4 * u, h, 0, rgba(SHADE, 0.25f));
	box(hand, x - frame - 7 * u, y + h + frame - 2 * u, w + 2 * frame + 14 * u, 9 * u, 2 * u, rgb(COLOR_INK));
	box(hand, x - frame - 5.5f * u, y + h + frame - 0.5f * u, w + 2 * frame + 11 * u, 6 * u, 1.5f * u,
	    rgb(OAK_LIT));
}

/* A gate with a keep, on a square of 100. */
static const char CASTLE[] =
    "M14 76V40H12V31H18V35H24V31H30V40H28V50H36V22H33V13H40V17H46V13H54V17H60V13H67V22H64V50H72V40"
    "H70V31H76V35H82V31H88V40H86V76H58V64Q58 56 50 56Q42 56 42 64V76Z";

/* Arms of the city on cloth, in the middle of what the window leaves. */
static void wall_banner(struct hand *hand, float x, float y, float h)
{
	float w = h * 0.62f, u = hand->room->unit;

	drawn(hand, "M4 4H104V92L54 118L4 92Z", x - w / 2, y, w, h * 0.86f);
	fill(hand, rgba(SHADE, 0.35f));
	drawn(hand, "M0 0H100V88L50 114L0 88Z", x - w / 2, y, w, h * 0.86f);
	fill(hand, rgb(LID));
	drawn(hand, "M0 0H100V88L50 114L0 88Z", x - w / 2, y, w, h * 0.86f);
	line(hand, 1.6f * u, rgb(COLOR_INK));
	drawn(hand, "M7 0H93V84L50 106L7 84Z", x - w / 2, y, w, h * 0.86f);
	line(hand, 2 * u, rgb(COLOR_GOLD));
	drawn(hand, CASTLE, x - w / 2, y + h * 0.06f, w, h * 0.86f);
	fill(hand, rgb(COLOR_GOLD));
	box(hand, x - w * 0.60f, y - 4 * u, w * 1.2f, 6 * u, 3 * u, rgb(COLOR_INK));
	box(hand, x - w * 0.60f + u, y - 3 * u, w * 1.2f - 2 * u, 4 * u, 2 * u, rgb(OAK_LIT));
}

/* Pewter on a shelf. */
static void wall_shelf(struct hand *hand, float x, float y, float w)
{
	float u = hand->room->unit;

	for (int i = 0; i < 4; i++) {
		float cx = x + w * (0.12f + 0.19f * (float)i), r = 15 * u;

		oval(hand, cx + 4 * u, y - r + 3 * u, r, r, rgba(SHADE, 0.3f));
		oval(hand, cx, y - r, r, r, rgb(COLOR_INK));
		oval(hand, cx, y - r, r - 1.4f * u, r - 1.4f * u, rgb(0xAAB3BB));
		oval(hand, cx - 0.8f * u, y - r - 0.8f * u, r * 0.62f, r * 0.62f, rgb(0x8B959F));
		oval(hand, cx, y - r, r * 0.58f, r * 0.58f, rgb(0xBFC8CF));
	}
	drawn(hand, "M20 100V40Q12 30 20 18H80Q88 30 80 40V100Z", x + w * 0.86f, y - 34 * u, 24 * u, 34 * u);
	fill(hand, rgb(0x3E6B4A));
	drawn(hand, "M20 100V40Q12 30 20 18H80Q88 30 80 40V100Z", x + w * 0.86f, y - 34 * u, 24 * u, 34 * u);
	line(hand, 1.4f * u, rgb(COLOR_INK));
	box(hand, x + 4 * u, y + 7 * u, w, 8 * u, 2 * u, rgba(SHADE, 0.35f));
	box(hand, x - u, y - u, w + 2 * u, 9 * u, 2 * u, rgb(COLOR_INK));
	box(hand, x, y, w, 7 * u, 2 * u, rgb(OAK));
}

static void wall(struct hand *hand)
{
	const struct room *room = hand->room;
	const struct stage *stage = &room->stage;
	float u = room->unit, w = (float)stage->room.w, rail = dado(room);
	struct rect window = window_of(room);
	/* what else hangs there has the places between those who sit further right */
	float first = stage->x - stage->half * 0.96f, pitch = (float)stage->pitch;
	int seats = (int)(2 * 0.96f * stage->half / pitch + 0.5f), middle = (seats + 1) / 2;

	each(hand, wall_ground);
	box(hand, 0, rail - 7 * u, w, 10 * u, 0, rgb(COLOR_INK));
	box(hand, 0, rail - 6 * u, w, 8 * u, 0, rgb(OAK));
	box(hand, 0, rail - 6 * u, w, 2 * u, 0, rgb(OAK_LIT));
	box(hand, 0, rail + 3 * u, w, 5 * u, 0, rgba(SHADE, 0.35f));
	wall_window(hand);
	for (int seat = 0; seat < seats; seat++) /* what the chairs keep from the wall */
		for (int soft = 0; soft < 8; soft++) {
			float wide = (float)stage->figure * (0.56f + 0.03f * (float)soft),
			      tall = (float)stage->figure * (0.58f + 0.015f * (float)soft);
			box(hand, first + pitch * ((float)seat + 0.5f) - wide / 2 + (float)stage->figure * 0.10f,
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
	each(hand, wall_light);
}

/* ---- the table ---- */

/* Paints what is drawn on a square of 100 as it lies on the table, so high above it. */
static void laid(struct hand *hand, const char *d, struct stage_area at, float high)
{
	struct path *path = hand->brush.path;

	path_clear(path);
	path_svg(path, d, 1, 0, 0);
	for (int i = 0; i < path->point_count; i++) {
		float x = at.x + path->points[i].x * at.w / 100, z = at.z + path->points[i].y * at.d / 100;
		struct vec on = stage_at(&hand->room->stage, x, z);

		path->points[i] = (struct vec){on.x, on.y - high * stage_scale(&hand->room->stage, on.y)};
	}
}

static const char SQUARE[] = "M0 0H100V100H0Z";

/* What lies there keeps the window's light off the table, to the right and towards us. */
static void shadow(struct hand *hand, struct stage_area at, float high)
{
	enum { SOFT = 5 };

	for (int i = 0; i < SOFT; i++) {
		float more = ((float)i - 1) * (1.5f * hand->room->unit + high * 0.08f), aside = high * 0.55f;

		laid(hand, SQUARE,
		     (struct stage_area){at.x - more * 0.4f, at.z - more * 0.4f, at.w + aside + more * 1.4f,
		                         at.d + high * 0.30f + more * 1.4f},
		     0);
		fill(hand, rgba(SHADE, 0.13f));
	}
}

/* A block: its sides first, then its top. */
static void block(struct hand *hand, struct stage_area at, float high, uint32_t top, uint32_t front, uint32_t side)
{
	const struct stage *stage = &hand->room->stage;
	float u = hand->room->unit, lift, near = at.z + at.d;
	struct path *path = hand->brush.path;
	float x = at.x > 0 ? at.x : at.x + at.w; /* the side that is seen */

	shadow(hand, at, high);
	for (int face = 0; face < 2; face++) {
		struct vec a = stage_at(stage, face ? at.x : x, face ? near : at.z),
		           b = stage_at(stage, face ? at.x + at.w : x, near);

		for (int edge = 0; edge < 2; edge++) {
			lift = high * stage_scale(stage, a.y);
			path_clear(path);
			path_move(path, a.x, a.y);
			path_line_to(path, b.x, b.y);
			path_line_to(path, b.x, b.y - high * stage_scale(stage, b.y));
			path_line_to(path, a.x, a.y - lift);
			path_close(path);
			if (edge)
				line(hand, u, rgb(COLOR_INK));
			else
				fill(hand, rgb(face ? front : side));
		}
	}
	laid(hand, SQUARE, at, high);
	fill(hand, rgb(top));
	laid(hand, SQUARE, at, high);
	line(hand, u, rgb(COLOR_INK));
}

/* Tiles of one size, face down, one on the other. */
static void pile(struct hand *hand, float x, float z, float size, int count)
{
	struct stage_area at = {x, z, size, size};
	float thick = size * 0.055f, high = thick * (float)count;

	block(hand, at, high, PARCHMENT, 0xD8C090, OAK_DARK);
	for (int i = 1; i < count; i++) {
		laid(hand, "M0 100H100", at, thick * (float)i);
		line(hand, hand->room->unit, rgba(OAK_DARK, 0.8f));
	}
	laid(hand, "M6 6H94V94H6Z", at, high);
	fill(hand, rgb(BACK));
	laid(hand, "M6 6H94L6 94Z", at, high);
	fill(hand, rgba(BACK_LIT, 0.55f));
	laid(hand, "M50 20L80 50L50 80L20 50ZM50 36L36 50L50 64L64 50Z", at, high);
	fill(hand, rgb(COLOR_GOLD));
}

/* The box of the game: on its lid a city, in gold. */
static void game_box(struct hand *hand, float x, float z, float size)
{
	struct stage_area at = {x, z, size * 1.36f, size};
	float high = size * 0.22f;

	block(hand, at, high, LID, LID_DARK, 0x86261F);
	laid(hand, "M4 5H96V95H4Z", at, high);
	line(hand, 1.6f * hand->room->unit, rgb(COLOR_GOLD));
	laid(hand, CASTLE, (struct stage_area){x + at.w * 0.22f, z + at.d * 0.04f, at.w * 0.56f, at.d * 1.12f}, high);
	fill(hand, rgb(COLOR_GOLD));
}

/* The score board: a way round of 50 spaces, every fifth darker. */
static void score_board(struct hand *hand, float x, float z, float size)
{
	enum { ACROSS = 14, DOWN = 9, SPACES = 2 * (ACROSS + DOWN - 2) };
	struct stage_area at = {x, z, size * 1.56f, size};
	float high = size * 0.03f, cell = 100.0f / ACROSS, tall = 100.0f / DOWN;

	block(hand, at, high, 0xE3CF9C, OAK_DARK, OAK_DARK);
	laid(hand, "M14 20H86V80H14Z", at, high);
	fill(hand, rgb(0x7FA05A));
	laid(hand, "M14 62Q34 44 52 58T86 50V80H14Z", at, high);
	fill(hand, rgb(0x9AB56C));
	laid(hand, CASTLE, (struct stage_area){x + at.w * 0.33f, z + at.d * 0.14f, at.w * 0.34f, at.d * 0.74f}, high);
	fill(hand, rgb(0xB9603C));
	laid(hand, "M14 20H86V80H14Z", at, high);
	line(hand, hand->room->unit, rgb(OAK_DARK));
	for (int i = 0; i < SPACES; i++) {
		int column = i < ACROSS                  ? i
		             : i < ACROSS + DOWN - 1     ? ACROSS - 1
		             : i < 2 * ACROSS + DOWN - 2 ? 2 * ACROSS + DOWN - 3 - i
		                                         : 0,
		    row = i < ACROSS                  ? 0
		          : i < ACROSS + DOWN - 1     ? i - ACROSS + 1
		          : i < 2 * ACROSS + DOWN - 2 ? DOWN - 1
		                                      : SPACES - i;
		struct stage_area one = {at.x + at.w * ((float)column * cell + 0.8f) / 100,
		                         at.z + at.d * ((float)row * tall + 1.2f) / 100, at.w * (cell - 1.6f) / 100,
		                         at.d * (tall - 2.4f) / 100};
		laid(hand, SQUARE, one, high);
		fill(hand, rgb(i % 5 ? 0xFBF3DC : 0xC98F4A));
	}
}

/* A mug of pewter, half full, which stands there. */
static void mug(struct hand *hand, float x, float z, float size)
{
	struct brush *brush = &hand->brush;
	struct vec at = stage_at(&hand->room->stage, x, z);
	float s = size * stage_scale(&hand->room->stage, at.y) / 100;

	for (int i = 1; i < 5; i++)
		oval(hand, at.x + 26 * s, at.y - 6 * s, (34 + 7 * (float)i) * s, (10 + 3 * (float)i) * s,
		     rgba(SHADE, 0.16f));
	brush->s = s;
	brush->dx = at.x - 50 * s;
	brush->dy = at.y - 114 * s - (float)hand->room->from;
	brush_stroke(brush, "M78 48C108 42 112 92 76 92", 13, rgb(COLOR_INK));
	brush_stroke(brush, "M78 48C108 42 112 92 76 92", 8, rgb(0x8A94A0));
	brush_part(brush, "M20 32C20 20 80 20 80 32L84 104C84 118 16 118 16 104Z", 0xA9B2BC);
	brush_fill(brush, "M27 44L33 44L30 106L23 104Z", rgba(0xFFFFFF, 0.55f));
	brush_stroke(brush, "M18 58C34 66 66 66 82 58M16 96C34 105 66 105 84 96", 3, rgba(0x4E5864, 0.8f));
	brush_part(brush, "M20 32C20 19 80 19 80 32C80 45 20 45 20 32Z", 0xC3CBD3);
	brush_fill(brush, "M26 33C26 24 74 24 74 33C74 42 26 42 26 33Z", rgb(0x5A2F14));
	brush_fill(brush, "M30 31C34 25 60 25 66 29C60 33 44 31 38 36C33 36 29 34 30 31Z", rgb(0xF3E7C8));
}

/* Beside the table, flags of the floor. */
static void floor_ground(const struct room *room, float x, float y, float *pixel)
{
	const struct stage *stage = &room->stage;
	float scale = stage_scale(stage, y), across = (x - stage->x) / scale, half = stage->half, u = room->unit;

	if (fabsf(across) < half - 1)
		return;
	float z = stage_depth(stage, y) / (74 * u), row = floorf(z),
	      column = (across + (fmodf(row, 2) != 0 ? 55 * u : 0)) / (110 * u) + 100;
	float gap =
	    fminf(fminf(z - row, row + 1 - z) * 74, fminf(column - floorf(column), 1 - column + floorf(column)) * 110);
	float stone = 0.78f + 0.10f * lattice((int)column, (int)row, 7) + 0.06f * noise(across / (8 * u), z * 9, 8);
	float below = smooth(60 * u, 0, fabsf(across) - half); /* the table's shade on it */

	put(pixel, shade_of(STONE, stone * (0.55f + 0.45f * smooth(0, 3, gap)) * (1 - 0.62f * below)), 1);
	if (fabsf(across) < half + 1.5f)
		put(pixel, shade_of(COLOR_INK, 1), 1);
}

/* The window's panes on the table, warm; all else is darker the farther it is from there. */
static void table_light(const struct room *room, float x, float y, float *pixel)
{
	const struct stage *stage = &room->stage;
	struct rect window = window_of(room);
	float u = room->unit, scale = stage_scale(stage, y), z = stage_depth(stage, y), across = (x - stage->x) / scale,
	      all = (float)stage->room.w;
	/* the patch of light: as the window stands, drawn to the right */
	float left = (float)window.x - stage->x, wide = (float)window.w * 2.1f, from = 26 * u,
	      deep = stage_depth(stage, (float)stage->ways) - from - 14 * u, soft = 4 * u + z * 0.03f,
	      px = across - left - (z - from) * 0.75f;
	float in = smooth(-soft, soft, px) * smooth(wide + soft, wide - soft, px) *
	           smooth(from - soft, from + soft, z) * smooth(from + deep + 2 * soft, from + deep - 2 * soft, z);
	float bars =
	    smooth(0, 5 * u + soft * 0.5f, fabsf(px - wide / 2)) *
	    (0.75f + 0.25f * smooth(0, 3 * u + soft * 0.4f, fabsf(fmodf(px + 10 * wide, wide / 6) - wide / 12)));
	float dark = 0.17f + 0.18f * smooth(0.15f, 0.85f, fabsf(x - (float)window.x - wide) / all) +
	             0.30f * smooth(16 * u, 0, y - stage->far) +
	             0.18f * smooth(0.55f, 1, (y - stage->far) / ((float)stage->room.h - stage->far));

	put(pixel, shade_of(DUSK, 1), fminf(dark, 1) * (1 - 0.95f * in * bars));
	put(pixel, shade_of(SUN, 1), 0.20f * in * bars);
}

static void table_edges(struct hand *hand)
{
	const struct stage *stage = &hand->room->stage;
	float u = hand->room->unit, far = stage->far;

	box(hand, stage->x - stage->half, far - u, 2 * stage->half, 2.5f * u, 0, rgb(COLOR_INK));
	box(hand, stage->x - stage->half, far + 1.5f * u, 2 * stage->half, 2 * u, 0, rgba(0xFFE4B4, 0.6f));
	for (int side = -1; side <= 1; side += 2)
		for (int light = 0; light < 2; light++) {
			struct vec a = stage_at(stage, (float)side * (stage->half - (light ? 4 * u : 0)), 0),
			           b = {stage->x + (a.x - stage->x) * stage_scale(stage, (float)stage->room.h),
			                (float)stage->room.h};
			path_clear(hand->brush.path);
			path_move(hand->brush.path, a.x, a.y);
			path_line_to(hand->brush.path, b.x, b.y);
			line(hand, light ? 2 * u : 4 * u, light ? rgba(0xFFE4B4, 0.35f) : rgb(0x2A190C));
		}
}

static void table(struct hand *hand)
{
	const struct stage *stage = &hand->room->stage;
	struct stage_area things = stage_things(stage, hand->room->unit);
	float size = fminf(things.d * 0.9f, things.w * 0.13f), z = things.z + (things.d - size) * 0.55f,
	      right = things.x + things.w;

	each(hand, floor_ground);
	table_edges(hand);
	if (hand->room->things) {
		game_box(hand, things.x, z, size * 0.92f);
		pile(hand, things.x + size * 1.42f, z + size * 0.16f, size * 0.5f, 6);
		pile(hand, things.x + size * 2.04f, z + size * 0.44f, size * 0.5f, 3);
		mug(hand, right - size * 1.9f, z + size * 0.72f, size * 0.46f);
		if (hand->room->board)
			score_board(hand, right - size * 1.5f, z, size * 0.96f);
	}
}

/* ---- the board above and the one below ---- */

static void beam_ground(const struct room *room, float x, float y, float *pixel)
{
	float u = room->unit, h = (float)room->stage.room.h, bend = noise(x / (260 * u), y / (40 * u), 11) * 10,
	      fibre = noise(x / (150 * u), (y + bend * u) / (2.6f * u), 12) * 0.10f +
	              noise(x / (40 * u), y / (1.3f * u), 13) * 0.05f,
	      light = 1 + fibre - 0.34f * y / h + 0.34f * smooth(4 * u, 0, y) - 0.5f * smooth(5 * u, 0, h - y);

	light *= 1 - 0.35f * smooth(0.25f, 1, x / (float)room->stage.room.w);
	put(pixel, shade_of(0x5E3F27, light), 1);
}

static bool room_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct room *room = context;
	struct pixmap pixmap;
	struct path path;
	struct hand hand = {.room = room, .brush = {.pixmap = &pixmap, .path = &path, .s = 1}};

	if (!pixmap_init(&pixmap, w, h))
		return false;
	if (room->part == PART_WALL)
		wall(&hand);
	else if (room->part == PART_TABLE)
		table(&hand);
	else if (room->part == PART_LIGHT)
		each(&hand, table_light);
	else
		each(&hand, beam_ground);
	return pixmap_put(&pixmap, pixels);
}

/* ---- what the scene asks for ---- */

struct stage_area stage_things(const struct stage *stage, float unit)
{
	float top = stage_depth(stage, (float)stage->cards + 15 * unit),
	      low = stage_depth(stage, (float)stage->ways - 10 * unit);
	/* as wide as the room is there */
	float half = fminf(stage->half, (float)stage->room.w / 2 / stage_scale(stage, (float)stage->ways)) - 16 * unit;

	return (struct stage_area){-half, top, 2 * half, fmaxf(low - top, 1)};
}

/* Rows `from` ... `to` of the room, in bands. */
static void draw_part(struct ui *ui, const struct stage *stage, int part, bool board, int season, int from, int to)
{
	enum { BAND = 160 };
	struct room room;

	for (int y = from; y < to && stage->room.w > 1; y += BAND) {
		int tall = to - y < BAND ? to - y : BAND;

		memset(&room, 0, sizeof room); /* the padding too: it is hashed as bytes */
		room.stage = *stage;
		room.stage.room.x = room.stage.room.y = 0; /* it is the same wherever it is scrolled to */
		room.unit = ui->theme.scale;
		room.part = part;
		room.from = y;
		room.season = season;
		room.board = board;
		room.things = stage->ways - stage->cards > ui_px(ui, 60);
		struct picture picture = {.key = hash_bytes(hash_text(HASH_BASIS, "setup.room"), &room, sizeof room),
		                          .w = stage->room.w,
		                          .h = tall,
		                          .opaque = part != PART_TABLE && part != PART_LIGHT,
		                          .alone = true,
		                          .paint = room_paint,
		                          .context = &room,
		                          .context_size = sizeof room};

		draw_picture(
		    ui->draw, &picture,
		    &(struct draw_image){.dst = {stage->room.x, stage->room.y + y, stage->room.w, tall}, .alpha = 1});
	}
}

void room_wall(struct ui *ui, const struct stage *stage, int season)
{
	draw_part(ui, stage, PART_WALL, false, season, 0, (int)stage->far);
}

/* The top that will be played on, row by row as far as each is away. */
static void table_top(struct ui *ui, const struct stage *stage, struct tile_art *art)
{
	for (int y = (int)stage->far; y < stage->room.h; y++) {
		float scale = stage_scale(stage, (float)y + 0.5f), z = stage_depth(stage, (float)y + 0.5f);
		int half = (int)(stage->half * scale) + 1;
		struct rect row = {stage->room.x + (int)stage->x - half, stage->room.y + y, 2 * half, 1};

		draw_clip_push(ui->draw, row);
		if (art)
			tile_art_table(art, ui->draw, row, stage->room.x + (int)stage->x, row.y - (int)(z * scale),
			               54.0 * scale);
		else
			draw_fill(ui->draw, row, rgb(COLOR_WALNUT));
		draw_clip_pop(ui->draw);
	}
}

void room_table(struct ui *ui, const struct stage *stage, struct tile_art *art, bool board)
{
	table_top(ui, stage, art);
	draw_part(ui, stage, PART_TABLE, board, 0, (int)stage->far, stage->room.h);
}

void room_light(struct ui *ui, const struct stage *stage)
{
	draw_part(ui, stage, PART_LIGHT, false, 0, (int)stage->far, stage->room.h);
}

void room_beam(struct ui *ui, struct rect box)
{
	struct stage stage;

	memset(&stage, 0, sizeof stage);
	stage.room = box;
	draw_fill(ui->draw, box, rgb(0x4A311F)); /* what is read there is read on this */
	draw_part(ui, &stage, PART_BEAM, false, 0, 0, box.h);
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

void room_chair(struct ui *ui, float x, float y, float height)
{
	static const struct figure_shape chair = {
	    .reach = {44, 96}, .width = 76, .outline = "M16 34L84 34L88 117L12 117Z", .paint = chair_paint};

	draw_shape(ui->draw, x, y, height, &chair, 1);
}

void room_frame(struct ui *ui, struct rect box, bool brass, bool lit)
{
	struct skin frame = {.radius = 5 * ui->theme.scale,
	                     .top = rgb(brass ? 0xF0CF86
	                                : lit ? 0xA8733F
	                                      : 0x8F6036),
	                     .bottom = rgb(brass ? 0xA8762F : 0x54361D),
	                     .rim = rgb(COLOR_INK),
	                     .rim_width = theme_stroke(&ui->theme, 1.2f),
	                     .highlight = rgba(0xFFE9BE, brass ? 0.7f : 0.35f),
	                     .shadow = rgba(0x150C06, 0.75f),
	                     .shadow_blur = 16 * ui->theme.scale,
	                     .shadow_dy = 7 * ui->theme.scale};

	draw_skin(ui->draw, box, &frame);
}

void room_parchment(struct ui *ui, struct rect box)
{
	struct skin skin = {.radius = 2 * ui->theme.scale,
	                    .top = rgb(COLOR_PANEL_TOP),
	                    .bottom = rgb(COLOR_PANEL_BOTTOM),
	                    .rim = rgb(0x4A3525),
	                    .rim_width = theme_stroke(&ui->theme, 1)};

	draw_skin(ui->draw, box, &skin);
}
