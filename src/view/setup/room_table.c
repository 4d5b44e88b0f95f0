/* The table of the room: its top and edges, the light on it, and what lies there. */
#include "view/setup/room.h"

#include <math.h>

#include "view/art/drawing.h"

/* Paints what is drawn on a square of 100 as it lies on the table, so high above it. */
static void laid(struct hand *hand, const struct path_data *d, struct stage_area at, float high, float line,
                 uint32_t color)
{
	struct path *path = hand->brush.path;

	path_clear(path);
	path_append(path, d, 1, 0, 0);
	for (int i = 0; i < path->point_count; i++) {
		float x = at.x + path->points[i].x * at.w / 100, z = at.z + path->points[i].y * at.d / 100;
		struct vec on = stage_at(&hand->room->stage, x, z);

		path->points[i] = (struct vec){on.x, on.y - high * stage_scale(&hand->room->stage, on.y)};
	}
	hand_ink(hand, line, color);
}

/* What lies there keeps the window's light off the table, to the right and towards us. */
static void shadow(struct hand *hand, struct stage_area at, float high)
{
	enum { SOFT = 5 };

	for (int i = 0; i < SOFT; i++) {
		float more = ((float)i - 1) * (1.5f * hand->room->unit + high * 0.08f), aside = high * 0.55f;

		laid(hand, drawing_square.shape,
		     (struct stage_area){at.x - more * 0.4f, at.z - more * 0.4f, at.w + aside + more * 1.4f,
		                         at.d + high * 0.30f + more * 1.4f},
		     0, 0, rgba(SHADE, 0.13f));
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
			hand_ink(hand, edge ? u : 0, rgb(edge ? COLOR_INK : face ? front : side));
		}
	}
	laid(hand, drawing_square.shape, at, high, 0, rgb(top));
	laid(hand, drawing_square.shape, at, high, u, rgb(COLOR_INK));
}

/* Tiles of one size, face down, one on the other. */
static void pile(struct hand *hand, float x, float z, float size, int count)
{
	struct stage_area at = {x, z, size, size};
	float thick = size * 0.055f, high = thick * (float)count;

	block(hand, at, high, PARCHMENT, 0xD8C090, OAK_DARK);
	for (int i = 1; i < count; i++) {
		laid(hand, drawing_near_edge.shape, at, thick * (float)i, hand->room->unit, rgba(OAK_DARK, 0.8f));
	}
	laid(hand, drawing_tile_back.shape, at, high, 0, rgb(BACK));
	laid(hand, drawing_tile_back_light.shape, at, high, 0, rgba(BACK_LIT, 0.55f));
	laid(hand, drawing_tile_sign.shape, at, high, 0, rgb(COLOR_GOLD));
}

/* The box of the game: on its lid a city, in gold. */
static void game_box(struct hand *hand, float x, float z, float size)
{
	struct stage_area at = {x, z, size * 1.36f, size};
	float high = size * 0.22f;

	block(hand, at, high, LID, LID_DARK, 0x86261F);
	laid(hand, drawing_lid_line.shape, at, high, 1.6f * hand->room->unit, rgb(COLOR_GOLD));
	laid(hand, drawing_city_arms.shape,
	     (struct stage_area){x + at.w * 0.22f, z + at.d * 0.04f, at.w * 0.56f, at.d * 1.12f}, high, 0,
	     rgb(COLOR_GOLD));
}

/* The score board: a way round of 50 spaces, every fifth darker. */
static void score_board(struct hand *hand, float x, float z, float size)
{
	enum { ACROSS = 14, DOWN = 9, SPACES = 2 * (ACROSS + DOWN - 2) };
	struct stage_area at = {x, z, size * 1.56f, size};
	float high = size * 0.03f, cell = 100.0f / ACROSS, tall = 100.0f / DOWN;

	block(hand, at, high, 0xE3CF9C, OAK_DARK, OAK_DARK);
	laid(hand, drawing_board_land.shape, at, high, 0, rgb(0x7FA05A));
	laid(hand, drawing_board_hills.shape, at, high, 0, rgb(0x9AB56C));
	laid(hand, drawing_city_arms.shape,
	     (struct stage_area){x + at.w * 0.33f, z + at.d * 0.14f, at.w * 0.34f, at.d * 0.74f}, high, 0,
	     rgb(0xB9603C));
	laid(hand, drawing_board_land.shape, at, high, hand->room->unit, rgb(OAK_DARK));
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
		laid(hand, drawing_square.shape, one, high, 0, rgb(i % 5 ? 0xFBF3DC : 0xC98F4A));
	}
}

/* A mug of pewter, half full, which stands there. */
static void mug(struct hand *hand, float x, float z, float size)
{
	struct brush *brush = &hand->brush;
	struct vec at = stage_at(&hand->room->stage, x, z);
	float s = size * stage_scale(&hand->room->stage, at.y) / 100;

	for (int i = 1; i < 5; i++)
		hand_oval(hand, at.x + 26 * s, at.y - 6 * s, (34 + 7 * (float)i) * s, (10 + 3 * (float)i) * s,
		          rgba(SHADE, 0.16f));
	brush->s = s;
	brush->dx = at.x - 50 * s;
	brush->dy = at.y - 114 * s - (float)hand->room->from;
	drawing_paint(brush, &drawing_mug, 0);
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
	float stone =
	    0.78f + 0.10f * hand_lattice((int)column, (int)row, 7) + 0.06f * hand_noise(across / (8 * u), z * 9, 8);
	float below = unit_smooth(60 * u, 0, fabsf(across) - half); /* the table's shade on it */

	hand_put(pixel, hand_shade(STONE, stone * (0.55f + 0.45f * unit_smooth(0, 3, gap)) * (1 - 0.62f * below)), 1);
	if (fabsf(across) < half + 1.5f)
		hand_put(pixel, hand_shade(COLOR_INK, 1), 1);
}

/* The window's panes on the table, warm; all else is darker the farther it is from there. */
void room_light_at(const struct room *room, float x, float y, float *pixel)
{
	const struct stage *stage = &room->stage;
	struct rect window = room_window(room);
	float u = room->unit, scale = stage_scale(stage, y), z = stage_depth(stage, y), across = (x - stage->x) / scale,
	      all = (float)stage->room.w;
	/* the patch of light: as the window stands, drawn to the right */
	float left = (float)window.x - stage->x, wide = (float)window.w * 2.1f, from = 26 * u,
	      deep = stage_depth(stage, (float)stage->ways) - from - 14 * u, soft = 4 * u + z * 0.03f,
	      px = across - left - (z - from) * 0.75f;
	float in = unit_smooth(-soft, soft, px) * unit_smooth(wide + soft, wide - soft, px) *
	           unit_smooth(from - soft, from + soft, z) *
	           unit_smooth(from + deep + 2 * soft, from + deep - 2 * soft, z);
	float bars =
	    unit_smooth(0, 5 * u + soft * 0.5f, fabsf(px - wide / 2)) *
	    (0.75f + 0.25f * unit_smooth(0, 3 * u + soft * 0.4f, fabsf(fmodf(px + 10 * wide, wide / 6) - wide / 12)));
	float dark = 0.17f + 0.18f * unit_smooth(0.15f, 0.85f, fabsf(x - (float)window.x - wide) / all) +
	             0.30f * unit_smooth(16 * u, 0, y - stage->far) +
	             0.18f * unit_smooth(0.55f, 1, (y - stage->far) / ((float)stage->room.h - stage->far));

	hand_put(pixel, hand_shade(DUSK, 1), fminf(dark, 1) * (1 - 0.95f * in * bars));
	hand_put(pixel, hand_shade(SUN, 1), 0.20f * in * bars);
}

static void table_edges(struct hand *hand)
{
	const struct stage *stage = &hand->room->stage;
	float u = hand->room->unit, far = stage->far;

	hand_box(hand, stage->x - stage->half, far - u, 2 * stage->half, 2.5f * u, 0, rgb(COLOR_INK));
	hand_box(hand, stage->x - stage->half, far + 1.5f * u, 2 * stage->half, 2 * u, 0, rgba(0xFFE4B4, 0.6f));
	for (int side = -1; side <= 1; side += 2)
		for (int light = 0; light < 2; light++) {
			struct vec a = stage_at(stage, (float)side * (stage->half - (light ? 4 * u : 0)), 0),
			           b = {stage->x + (a.x - stage->x) * stage_scale(stage, (float)stage->room.h),
			                (float)stage->room.h};
			path_clear(hand->brush.path);
			path_move(hand->brush.path, a.x, a.y);
			path_line_to(hand->brush.path, b.x, b.y);
			hand_ink(hand, light ? 2 * u : 4 * u, light ? rgba(0xFFE4B4, 0.35f) : rgb(0x2A190C));
		}
}

void room_table_paint(struct hand *hand)
{
	const struct stage *stage = &hand->room->stage;
	struct stage_area things = stage_things(stage, hand->room->unit);
	float size = fminf(things.d * 0.9f, things.w * 0.13f), z = things.z + (things.d - size) * 0.55f,
	      right = things.x + things.w;

	hand_each(hand, floor_ground);
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
