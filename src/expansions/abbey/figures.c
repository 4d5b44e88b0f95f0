/*
 * figures.c - the wagon, the mayor and the barn: told by their outlines alone where they are small.
 */
#include <math.h>

#include "view/art/brush.h"
#include "view/art/own_figure.h"
#include "view/art/theme.h"

/* ---- the wagon: a covered cart, the ox before it under its yoke ---- */

static const char wagon[] =
    "M-40 80L-36 67C-34 61 -29 58 -24 58C-20 52 -13 50 -5 52C4 55 12 56 22 58C20 28 42 8 74 8C106 8 126 28 126 58"
    "L128 90Q128 94 122 94C126 106 118 117 105 117C94 117 87 111 85 101L59 101C57 111 50 117 39 117C30 117 23 112 20 "
    "104"
    "L20 117L10 117L8 99L2 99L1 117L-11 117L-13 97C-17 93 -19 88 -19 83C-22 90 -28 93 -33 92C-40 91 -43 86 -40 80Z";
static const char canvas[] = "M24 66C22 32 42 12 74 12C106 12 125 32 124 66Z";
static const char horns[] = "M-25 60C-32 57 -36 51 -35 44";

static void wheel(struct brush *brush, float x)
{
	brush_circle(brush, x, 97, 20, rgb(0x2B1A0E));
	brush_circle(brush, x, 97, 16, rgb(0xB98648));
	brush_circle(brush, x, 97, 11, rgb(0x5A3818));
	brush_circle(brush, x, 97, 4.6f, rgb(0xE9BE58));
}

static void paint_wagon(struct brush *brush, int color)
{
	uint32_t dark = brush_folds[color].dark, light = brush_folds[color].light;

	brush_halo(brush, horns, 4.4f);
	brush_figure(brush, wagon, 0x8A5A2B, player_colors[color].ink);
	brush_outline(brush, horns, 4.4f, player_colors[color].ink);
	/* the ox: body, the legs beyond in the shade, head and muzzle */
	brush_fill(
	    brush,
	    "M-40 80L-36 67C-34 61 -29 58 -24 58C-20 52 -13 50 -5 52C4 55 12 56 24 58V98L20 117L10 117L8 99L2 99L1 117"
	    "L-11 117L-13 97C-17 93 -19 88 -19 83C-22 90 -28 93 -33 92C-40 91 -43 86 -40 80Z",
	    rgb(0xCFA06A));
	brush_fill(brush,
	           "M-19 83C-8 92 8 94 24 90V100L8 99L2 99L-13 97C-17 93 -19 88 -19 83ZM-4 98L1 98L1 117L-5 117Z"
	           "M16 98L22 98L20 117L15 117Z",
	           rgb(0x8E6236));
	brush_fill(brush, "M-20 55C-14 51 -8 51 -3 53C4 55 12 57 22 58V64C8 63 -8 60 -20 60Z", rgb(0xEBCB9B));
	brush_fill(brush, "M-41 82C-36 78 -28 80 -26 87C-28 91 -30 92.4 -33 92C-40 91 -43 86 -41 82Z", rgb(0xF3E2C4));
	brush_fill(brush, "M-11 113H1V117H-11ZM10 113H20V117H10Z", rgb(0x3A2412));
	brush_stroke(brush, horns, 4.4f, rgb(0xFFF3D8));
	brush_fill(brush, "M-22 61L-9 65L-20 71Z", rgb(0x8E6236));
	brush_circle(brush, -29, 70, 2.7f, rgb(COLOR_INK));
	brush_circle(brush, -36.5f, 85, 1.7f, rgb(COLOR_INK));
	brush_stroke(brush, "M-19 82C-17 76 -17 72 -19 68", 2, rgb(0x8E6236));
	/* the yoke, its shaft back to the cart */
	brush_stroke(brush, "M-6 50L-11 78M-9 80H30", 7.4f, rgb(COLOR_INK));
	brush_stroke(brush, "M-6 51L-11 77M-9 80H30", 4, rgb(0xA8743C));
	brush_fill(brush, "M20 64H126L128 90Q128 94 122 94H22Z", rgb(0x8A5A2B));
	brush_stroke(brush, "M24 80H124", 2.4f, rgb(0x5A3818));
	brush_fill(brush, canvas, rgb(player_colors[color].body));
	brush_fill(brush, "M28 60C28 34 46 17 72 16C56 22 46 38 45 60Z", rgba(light, 0.7f));
	brush_fill(brush, "M124 66C125 32 106 12 82 12C100 22 108 40 108 66Z", rgba(dark, 0.6f));
	brush_stroke(brush, "M45 66C45 40 52 24 62 14M103 66C103 40 96 24 86 14", 3.4f, rgb(dark));
	brush_stroke(brush, "M20 68H126", 5, rgb(0x4A2F12));
	wheel(brush, 39);
	wheel(brush, 105);
	brush_emblem(brush, color, 74, 43, 38, player_colors[color].emblem);
}

static void mark_wagon(struct brush *brush, int color)
{
	(void)color;
	brush_circle(brush, 39, 97, 12, rgb(0x2B1A0E));
	brush_circle(brush, 105, 97, 12, rgb(0x2B1A0E));
	brush_stroke(brush, "M20 70H126", 8, rgb(0x2B1A0E));
}

/* Spokes of both wheels. */
static void roll_wagon(struct draw *draw, struct vec base, float unit, float way)
{
	static const float hubs[2] = {39, 105};
	float turned = -way / 20;

	for (int i = 0; i < 6; i++) {
		float angle = turned + (float)(i % 3) * 1.0472f, hub = hubs[i / 3];
		float x = base.x + (hub - 50) * unit, y = base.y + (97 - 117) * unit;
		float dx = 15 * unit * cosf(angle), dy = 15 * unit * sinf(angle);
		draw_line(draw, x - dx, y - dy, x + dx, y + dy, 3.4f * unit, rgb(0xE9BE58));
	}
}

/* ---- the mayor: a tall hat, puffed sleeves, a short gown with a collar of fur over his legs, the key of his city ----
 */

static const char mayor[] =
    "M34-20L66-20Q70-20 70-16L71 6L87 9Q92 13 87 18L72 21C72 30 70 36 67 39C80 36 94 39 101 48C108 58 105 68 99 73L106 "
    "84"
    "C109 91 103 97 96 95L85 88L91 97Q93 102 88 103L71 105L71 109L81 111Q86 114 82 117L56 117L54 106L46 106L44 117L18 "
    "117"
    "Q14 114 19 111L29 109L29 105L12 103Q7 102 9 97L15 88L4 95C-3 97-9 91-6 84L1 73C-5 68-8 58-1 48C6 39 20 36 33 39"
    "C30 36 28 30 28 21L13 18Q8 13 13 9L29 6L30-16Q30-20 34-20Z";
static const char mayor_face[] = "M33 20H67C68 34 60 43.5 50 43.5C40 43.5 32 34 33 20Z";

static void paint_mayor(struct brush *brush, int color)
{
	static const char key[] = "M99 104L111 56M97 99L105 101.5M99.4 91L107 93.5";
	uint32_t dark = brush_folds[color].dark, light = brush_folds[color].light;

	brush_halo(brush, mayor, 0);
	brush_halo(brush, key, 6);
	brush_circle(brush, 113, 46, 15.5f, rgba(COLOR_HALO, 0.7f));
	brush_outline(brush, key, 6, COLOR_INK);
	brush_circle(brush, 113, 46, 13.5f, rgb(COLOR_INK));
	brush_circle(brush, 113, 46, 11, rgb(COLOR_GOLD));
	brush_circle(brush, 113, 46, 5.2f, rgb(COLOR_INK));
	brush_stroke(brush, key, 6, rgb(COLOR_GOLD));
	brush_body(brush, mayor, player_colors[color].body, player_colors[color].ink);
	/* legs in hose, shoes */
	brush_fill(brush,
	           "M29 103H47L46 108L44 117L18 117Q14 114 19 111L29 109ZM53 103H71V109L81 111Q86 114 82 117L56 117Z",
	           rgb(0x3A2B22));
	brush_fill(brush, "M30 102H45.6L45 111.6H29.4ZM54 102H70.4V111.6L55 111.6Z", rgb(dark));
	/* the gown: its far side in the shade, folds of the sleeves, fur round the hem */
	brush_fill(
	    brush,
	    "M74 48C80 66 82 86 78 104L88 103Q93 102 91 97L85 88L96 95C103 97 109 91 106 84L99 73C105 68 108 58 101 48"
	    "C94 40 82 42 74 48Z",
	    rgba(dark, 0.6f));
	brush_fill(brush, "M1 50C8 42 18 41 26 43C14 50 10 60 10 71L3 72C-4 67-6 58 1 50Z", rgba(light, 0.65f));
	brush_stroke(brush,
	             "M3 73C9 75 14 73 18 68M97 73C91 75 86 73 82 68M15 88C19 82 21 76 21 70M85 88C81 82 79 76 79 70",
	             3, rgb(dark));
	brush_fill(brush, "M11.6 92L9 97Q7 102 12 103C36 107 64 107 88 103Q93 102 91 97L88.4 92C66 97 34 97 11.6 92Z",
	           rgb(0xF6EBD2));
	brush_fill(brush, "M66 105.6C76 105 82 104 88 103Q93 102 91 97L88.4 92C82 94 74 95 66 95.6Z", rgb(0xCBB68C));
	/* a collar of fur, the chain of his office on it */
	brush_fill(brush, "M33 37C20 39 10 46 9 56C22 64 40 64 50 57C60 64 78 64 91 56C90 46 80 39 67 37Z",
	           rgb(0xF6EBD2));
	brush_fill(brush, "M67 37C80 39 90 46 91 56C80 62 68 62 58 60.6C68 56 72 48 67 37Z", rgb(0xCBB68C));
	brush_stroke(brush, "M9 56C22 64 40 64 50 57C60 64 78 64 91 56", 2.4f, rgb(dark));
	brush_stroke(brush, "M30 42C34 58 66 58 70 42", 6.6f, rgb(0x4A2F0C));
	brush_stroke(brush, "M30 42C34 58 66 58 70 42", 4, rgb(0xF0CC6A));
	/* hat */
	brush_fill(brush, "M34-18L66-18L69 8L86 11Q88.5 13.5 86 16C70 20 30 20 14 16Q11.5 13.5 14 11L31 8Z",
	           rgb(0x3A2B22));
	brush_fill(brush, "M35-17L46-17C42-8 40 2 40 10L32 9Z", rgb(0x665041));
	brush_stroke(brush, "M30.5 5C40 8 60 8 69.5 5", 6.4f, rgb(COLOR_GOLD));
	/* face: grey at the temples, a moustache */
	brush_fill(brush, mayor_face, rgb(SKIN_TONE));
	brush_fill(brush, "M33 20H67L66.5 25C56 22.5 44 22.5 33.5 25Z", rgba(0xB98A5C, 0.75f));
	brush_fill(brush, "M33 22L38 23L37.5 35C35 33 33 29 33 22ZM67 22L62 23L62.5 35C65 33 67 29 67 22Z",
	           rgb(0x9A938A));
	brush_circle(brush, 44.4f, 28, 2.4f, rgb(COLOR_INK));
	brush_circle(brush, 55.6f, 28, 2.4f, rgb(COLOR_INK));
	brush_fill(brush, "M37 36C41 31 47.5 31.5 50 34C52.5 31.5 59 31 63 36C58 40.5 53 39 50 37C47 39 42 40.5 37 36Z",
	           rgb(0x7E766D));
	brush_circle(brush, 101, 90, 8, rgb(COLOR_INK));
	brush_circle(brush, 101, 90, 6.4f, rgb(SKIN_TONE));
	brush_circle(brush, -1, 90, 5.6f, rgb(SKIN_TONE));
	brush_emblem(brush, color, 50, 78, 29, player_colors[color].emblem);
}

static void mark_mayor(struct brush *brush, int color)
{
	(void)color;
	brush_fill(brush, mayor_face, rgb(SKIN_TONE));
	brush_stroke(brush, "M26 47C32 66 68 66 74 47", 8, rgb(0x2B1A0E));
}

/* ---- the barn: the gable before us, the roof going back behind it as the land's houses have it; its doors shut ----
 */

static const char barn[] =
    "M-20 117L-20 68L-33 69L-30 56L-28 35L28-16Q50-30 72-16L128 35L130 56L133 69L120 68L120 117Z";
static const char barn_front[] = "M-20 117L-20 67L28 20Q50 5 72 20L120 67L120 117Z";

static void paint_barn(struct brush *brush, int color)
{
	uint32_t dark = brush_folds[color].dark, body = player_colors[color].body;

	brush_figure(brush, barn, 0x7A5230, player_colors[color].ink);
	/* both sides of the roof, shingled; the one to the west in the light */
	brush_fill(brush, "M-31 67L-28 35L28-16Q39-24 50-24V0Q39-2 28 6L-28 57Z", rgb(0xA9784A));
	brush_fill(brush, "M131 67L128 35L72-16Q61-24 50-24V0Q61-2 72 6L128 57Z", rgb(0x6A4526));
	brush_stroke(brush, "M31-17V4M14-3V19M-4 13V35M-20 28V50M69-17V4M86-3V19M104 13V35M120 28V50", 2.2f,
	             rgba(0x3A2412, 0.5f));
	brush_stroke(brush, "M50-24V0", 3.2f, rgb(0x4A2F16));
	/* the front: boards, a shade below the eaves, the beam over the doors */
	brush_fill(brush, barn_front, rgb(body));
	brush_fill(brush, "M50 9Q62 11 72 20L120 67V117H50Z", rgba(dark, 0.38f));
	brush_fill(brush, "M-20 67L28 20Q50 5 72 20L120 67V76L72 31Q50 17 28 31L-20 76Z", rgba(0x1A1020, 0.34f));
	brush_stroke(brush, "M-6 60V117M6 48V117M94 48V117M106 60V117", 2.2f, rgba(dark, 0.9f));
	brush_stroke(brush, "M-16 74H116", 4.4f, rgb(dark));
	/* the eaves' boards before it */
	brush_stroke(brush, "M-31 66L28 11Q50-5 72 11L131 66", 9.5f, rgb(0x3A2412));
	brush_stroke(brush, "M-30.5 65L28 10.5Q39 1.5 50 1", 6, rgb(0xD6A76C));
	brush_stroke(brush, "M50 1Q61 1.5 72 10.5L130.5 65", 6, rgb(0x9A6C3E));
	brush_fill(brush, "M14 117L14 78H86L86 117Z", rgb(0xF0DDB4));
	brush_fill(brush, "M50 78H86V117H50Z", rgba(0x8A6A3A, 0.25f));
	brush_stroke(brush, "M14 117V78H86V117M50 78V117M16 80L48 115M48 80L16 115M52 80L84 115M84 80L52 115", 4.4f,
	             rgb(0x5A3818));
	brush_emblem(brush, color, 50, 49, 36, player_colors[color].emblem);
}

/* A quadrilateral of the barn's front, in its units. */
static void barn_board(struct draw *draw, struct vec base, float unit, const float at[8], uint32_t color)
{
	struct path path;

	path_clear(&path);
	for (int i = 0; i < 4; i++) {
		float x = base.x + (at[2 * i] - 50) * unit, y = base.y + (at[2 * i + 1] - 117) * unit;

		if (i)
			path_line_to(&path, x, y);
		else
			path_move(&path, x, y);
	}
	path_close(&path);
	draw_path_fill(draw, &path, color);
}

/* Both leaves swing outwards; what is inside is dark, with hay in the light that falls in. */
static void open_barn(struct draw *draw, struct vec base, float unit, float way)
{
	static const float inside[8] = {14, 117, 14, 78, 86, 78, 86, 117};
	float edge = 36 * (1 - 1.3f * way), drop = 9 * sinf(3.14159f * 0.72f * way), hay = 84 + 8 * way;

	if (way <= 0)
		return;
	barn_board(draw, base, unit, inside, rgb(0x2A1608));
	barn_board(draw, base, unit, (const float[8]){22, 117, 30, 104 - 6 * way, 70, hay + 4, 80, 117},
	           rgba(0xE3B449, way));
	for (int side = -1; side <= 1; side += 2) {
		float hinge = 50 + 36 * (float)side, end = hinge - (float)side * edge;
		const float leaf[8] = {hinge, 117, hinge, 78, end, 78 + drop, end, 117 + drop};
		const float board[8] = {hinge, 100, hinge, 95, end, 95 + drop, end, 100 + drop};

		barn_board(draw, base, unit, leaf, rgb(way < 0.77f ? 0xF0DDB4 : 0xC9AE7C));
		barn_board(draw, base, unit, board, rgb(0x5A3818));
		draw_line(draw, base.x + (end - 50) * unit, base.y + (78 + drop - 117) * unit,
		          base.x + (end - 50) * unit, base.y + drop * unit, 4 * unit, rgb(0x5A3818));
	}
}

static void mark_barn(struct brush *brush, int color)
{
	(void)color;
	brush_fill(brush, "M26 117L26 74H74L74 117Z", rgb(0x2B1A0E));
}

static const struct own_figure figures[] = {
    {.piece = "wagon",
     .stands = {{93, 110}, 170, .outline = wagon, .paint = paint_wagon},
     .mark = {{93, 110}, 170, .mark = true, .outline = wagon, .paint = mark_wagon},
     .mark_height = 0.55f,
     .rolls = roll_wagon},
    {.piece = "mayor",
     .stands = {{77, 138}, 118, .outline = mayor, .paint = paint_mayor},
     .mark = {{58, 138}, 118, .mark = true, .outline = mayor, .paint = mark_mayor},
     .mark_height = 0.6f},
    {.piece = "barn",
     .stands = {{86, 146}, 166, .outline = barn, .paint = paint_barn},
     .mark = {{86, 146}, 166, .mark = true, .outline = barn, .paint = mark_barn},
     .mark_height = 0.66f,
     .opens = open_barn},
};

const struct expansion_figures abbey_figures = {ROWS(figure, figures)};
