#include "view/art/follower.h"

#include "view/art/bed.h"
#include "view/art/theme.h"

/* A pointed hood, a short cape, a gown whose hem is round; one hand on the hip, the other holds what he carries. */
const char follower_outline[] =
    "M53 2C62 7 69 16 69.5 28C69.7 34 68 39 65.5 42.5C76 45 83.5 49.5 86 57L91.5 77C93 84 89 88.5 83.5 87L79 85.5"
    "C80.5 93 83 101 87.5 107.5Q90 112 84.5 113.2C73 115.4 62 116.2 50 116.2C38 116.2 27 115.4 15.5 113.2"
    "Q10 112 12.5 107.5C16.5 101 19.5 94 21.5 85.5L6 79.5C1.5 77.5 .5 73.5 2.6 69.5L13 55.5C16.5 49.5 23.5 45.5 34 42.8"
    "C31 39 29.5 34.5 29.5 29.5C29.5 17 40 6.5 53 2Z";
const char follower_face[] = "M50 22.5C56.5 22.5 60.2 27.5 60 33.6C59.7 39.8 55.8 44.4 50 44.4C44.2 44.4 40.3 39.8 40 "
                             "33.6C39.8 27.5 43.5 22.5 50 22.5Z";

enum {
	WOOD = 0x9A6B38,
	WOOD_LIGHT = 0xC99A5C,
	STEEL = 0xDCE3E8,
	STEEL_DARK = 0x8D98A4,
	LEATHER = 0x7A4526,
	PAPER = 0xF6EBCB,
	SKIN_SHADE = 0xD29F6C,
	BEARD = 0x5C3A20,
};

static void rim(struct brush *brush, const char *outline, float width)
{
	brush_halo(brush, outline, width);
	brush_outline(brush, outline, width, COLOR_INK);
}

/* What is held has an outline of its own, under the hand that holds it. */
static void tool_paint(struct brush *brush, enum follower_tool tool)
{
	static const char staff[] = "M96 116.5L93.5 24";
	static const char bundle[] = "M83 13C88 8 101 8 106 14C111 22 108 34 96 35C84 35 78 22 83 13Z";
	static const char blade[] = "M90.5 72L90.5 24L95 14L99.5 24L99.5 72Z";
	static const char guard[] = "M81 71.5H109";
	static const char book[] = "M82 58L104 53.5Q107 53 107.5 56L112 82Q112.4 85 109.5 85.6L87 90Z";

	switch (tool) {
	case TOOL_STAFF:
		rim(brush, staff, 6.5f);
		rim(brush, bundle, 0);
		brush_stroke(brush, staff, 6.5f, rgb(WOOD));
		brush_stroke(brush, "M95 100L93.4 40", 2.2f, rgb(WOOD_LIGHT));
		brush_fill(brush, bundle, rgb(0xB98A55));
		brush_fill(brush, "M84 14C89 9.5 99 9.5 103 13C97 17 93 23 92 33C84 31 79.5 22 84 14Z", rgb(0xD9B27A));
		brush_stroke(brush, "M90 12L94.5 6M99 12L96 6", 3.4f, rgb(0x6B4018));
		break;
	case TOOL_SWORD:
		rim(brush, blade, 0);
		rim(brush, guard, 6);
		rim(brush, "M95 72V93", 6);
		brush_fill(brush, blade, rgb(STEEL));
		brush_fill(brush, "M95 14L99.5 24V72H95Z", rgb(STEEL_DARK));
		brush_stroke(brush, "M95 72V92", 5.5f, rgb(LEATHER));
		brush_stroke(brush, guard, 5.5f, rgb(COLOR_GOLD));
		brush_circle(brush, 95, 95, 4.2f, rgb(COLOR_GOLD));
		break;
	case TOOL_BOOK:
		rim(brush, book, 0);
		brush_fill(brush, book, rgb(LEATHER));
		brush_fill(brush, "M86.5 88L109 83.5L110.6 84.2Q110.5 85.4 109.5 85.6L87 90Z", rgb(PAPER));
		brush_stroke(brush, "M96 62L98 74M91 69L103 66.6", 3.2f, rgb(COLOR_GOLD));
		break;
	case TOOL_NONE:
		break;
	}
}

/* Two eyes, a nose's shade and a beard: no more than what is seen at the size of a thumbnail. */
static void face_paint(struct brush *brush)
{
	brush_fill(brush, follower_face, rgb(SKIN_TONE));
	brush_fill(brush, "M40 31C45 27.5 55 27.5 60 31C59.4 25.6 55.8 22.5 50 22.5C44.2 22.5 40.6 25.6 40 31Z",
	           rgba(SKIN_SHADE, 0.9f));
	brush_fill(
	    brush,
	    "M40.2 35.5C43.5 39 46.5 38 50 37.6C53.5 38 56.5 39 59.8 35.5C59.4 41.5 55.6 45.6 50 46C44.4 45.6 40.6 "
	    "41.5 40.2 35.5Z",
	    rgb(BEARD));
	brush_circle(brush, 45.6f, 32.8f, 2.2f, rgb(0x2B1A0E));
	brush_circle(brush, 54.4f, 32.8f, 2.2f, rgb(0x2B1A0E));
}

void follower_paint(struct brush *brush, int color, enum follower_tool tool)
{
	uint32_t dark = brush_folds[color].dark, light = brush_folds[color].light;

	brush_halo(brush, follower_outline, 0);
	tool_paint(brush, tool);
	brush_body(brush, follower_outline, player_colors[color].body, player_colors[color].ink);
	/* The gown turns away from the light; folds fall from the belt. */
	brush_fill(brush,
	           "M66 57C69 72 70 96 66 115.4C74 114.8 80 114 84.5 113.2Q90 112 87.5 107.5C83 101 80.5 93 79 85.5"
	           "L83.5 87C89 88.5 93 84 91.5 77L86 57C80 60 73 60 66 57Z",
	           rgba(dark, 0.62f));
	brush_fill(brush, "M23 81L13.5 74.5L22 62C24.5 68 25 75 23 81Z", rgb(dark));
	brush_stroke(brush, "M35 98C34 105 32 110 29.5 114.5M50 104C50.3 109 50 112 49.4 116", 2.6f, rgba(dark, 0.8f));
	/* The cape, lit from the left above; its hem throws a shadow. */
	brush_fill(brush,
	           "M15.5 53.5C27 66 73 66 84.5 53.5C86.8 57 86.6 61 86.4 62.5C73 72.5 27 72.5 12.4 62C13 58 14 55.5 "
	           "15.5 53.5Z",
	           rgba(dark, 0.78f));
	brush_fill(
	    brush,
	    "M15 54.5C18.5 49 25 45.6 34 43.4C37 47 42 49.4 47 50C40 56 28 60.5 17 58.6C15.4 57.6 14.6 56 15 54.5Z",
	    rgba(light, 0.75f));
	/* The hood's inside, its lit side. */
	brush_fill(brush, "M47 6C36 11 31.6 19 31.8 29C32 33 33.4 37.5 36 40.5C36 30 38 18 49 12Z", rgba(light, 0.7f));
	brush_fill(
	    brush,
	    "M50.3 15.5C60.5 15.5 65.5 23.5 65 33C64.4 42 58 48.4 50 48.4C42 48.4 35.6 42 35 33C34.5 23.5 40 15.5 "
	    "50.3 15.5Z",
	    rgb(dark));
	face_paint(brush);
	if (tool != TOOL_NONE)
		brush_circle(brush, 88.5f, 80.5f, 6.6f, rgb(SKIN_TONE));
	brush_emblem(brush, color, 50, 88, 38, player_colors[color].emblem);
}

void follower_paint_hat(struct brush *brush)
{
	brush->dy -= 11 * brush->s;
	static const char brim[] = "M12 24C19 15 81 15 88 24C92 31 76 33 50 33C24 33 8 31 12 24Z";
	static const char crown[] = "M30 22C30 8 40 1 50 1C60 1 70 8 70 22C63 26 37 26 30 22Z";

	rim(brush, brim, 0);
	rim(brush, crown, 0);
	brush_fill(brush, brim, rgb(0xDDBD62));
	brush_fill(brush, "M60 18C74 19 84 20.5 88 24C92 31 76 33 50 33C62 30 66 24 60 18Z", rgba(0x8A5A1E, 0.45f));
	brush_fill(brush, crown, rgb(0xECD384));
	brush_fill(brush, "M54 1.4C62 3 70 9 70 22C67 23.4 62 24.4 57 24.8C60 16 59 8 54 1.4Z", rgba(0x8A5A1E, 0.4f));
	brush_stroke(brush, "M31 20C40 24 60 24 69 20", 4, rgb(0x8A5A1E));
}

/* ---- one who lies ---- */

/* About (50, 40), the head to the west. */
static const char lying_body[] =
    "M24 27C31 19 43 16 55 17C67 18 77 22 87 28C91 36 91 48 86 55C75 61 58 63 44 61.5C34 60.5 26 56.5 22 50.5"
    "C18.5 43.5 19.5 33.5 24 27Z";
static const char lying_broad[] =
    "M20 23C28 12 42 8 56 9C70 10 82 17 92 25C97 35 97 50 91 59C78 67 58 70 42 68C30 66.5 22 61 17.5 53.5"
    "C13.5 44 15 31 20 23Z";
static const char *const lying_legs[2] = {
    "M82 31C93 30.5 104 32 113 34C117 35 117 41.5 113 42.5C103 44.5 92 45 82 44Z",
    "M82 43C92 45 102 48.5 110 52.5C113.5 54.5 112 60 108 59.5C98 58.5 89 56.5 81 53Z",
};
static const char *const lying_boots[2] = {
    "M104 32.4C108 32.6 111 33.2 113 34C117 35 117 41.5 113 42.5C110 43.2 107 43.8 104 44Z",
    "M101 49C104 50 107 51 110 52.5C113.5 54.5 112 60 108 59.5C105 59.2 102 58.7 99.5 58Z",
};
static const char lying_arm[] = "M30 25C23 11 7 8 -3 15.5C-8 19.5 -4.5 27 2 26C11 24 17 30 23 38Z";
static const char lying_brim[] = "M-7 36C-8 23 3 15.5 14 16C26 16.6 33.5 27 32.5 39C31.5 51 22 58.6 11.5 57.6"
                                 "C.5 56.5 -6.2 47 -7 36Z";
static const char lying_crown[] = "M1 35C.6 27.5 6.5 22.5 13 23C20 23.6 24.6 29.4 24 36.8C23.4 44 17.8 48.8 11.6 48.2"
                                  "C5.4 47.6 1.4 42 1 35Z";

static void lying_rims(struct brush *brush, const char *body)
{
	const char *const parts[] = {body, lying_legs[0], lying_legs[1], lying_arm, lying_brim};
	enum { PARTS = sizeof parts / sizeof parts[0] };

	for (int i = 0; i < PARTS; i++)
		brush_halo(brush, parts[i], 0);
	for (int i = 0; i < PARTS; i++)
		brush_outline(brush, parts[i], 0, COLOR_INK);
}

#define LYING_SMALL 0.28f /* pixels per unit; a hat over a face is not read below that, on tiles of 80 pixels */

/* Small: no more than hood, face, gown, boots and a shadow; hay would only blur them. */
static void lying_paint_small(struct brush *brush, int color, bool large)
{
	static const char gown[] =
	    "M53 2C62 6 70 16 70 28C70 35 68 40 64 43.5C76 47 82.5 56 84 70L91 106Q92 113 86 114C74 116 62 117 50 117"
	    "C38 117 26 116 14 114Q8 113 9 106L16 70C17.5 56 24 47 36 43.5C32 40 30 35 30 28C30 16 42 6 53 2Z";
	static const char boots[] = "M24 112H45V127Q34 132 24 127ZM55 112H76V127Q66 132 55 127Z";
	static const char face[] = "M50 17C59 17 64 23 64 31C64 39 58 45 50 45C42 45 36 39 36 31C36 23 41 17 50 17Z";
	uint32_t dark = brush_folds[color].dark;

	brush->turned = true;
	brush->dy += 8 * brush->s;
	brush_fill(brush, gown, rgba(0x211F33, 0.5f));
	brush->dx -= 5 * brush->s;
	brush->dy -= 8 * brush->s;
	brush_halo(brush, boots, 0);
	brush_halo(brush, gown, 0);
	brush_outline(brush, boots, 0, COLOR_INK);
	brush_fill(brush, boots, rgb(LEATHER));
	brush_body(brush, gown, player_colors[color].body, player_colors[color].ink);
	brush_stroke(brush, face, 5, rgb(dark));
	brush_fill(brush, face, rgb(SKIN_TONE));
	if (large) {
		brush_stroke(brush, "M17 58C32 68 68 68 83 58", 12, rgb(0x4A2F0C));
		brush_stroke(brush, "M17 58C32 68 68 68 83 58", 7, rgb(0xF0CC6A));
	}
	brush_emblem(brush, color, 50, 86, 42, player_colors[color].emblem);
}

void follower_paint_lying(struct brush *brush, int color, bool large)
{
	if (brush->s < LYING_SMALL) {
		lying_paint_small(brush, color, large);
		return;
	}
	const char *body = large ? lying_broad : lying_body;
	uint32_t dark = brush_folds[color].dark, light = brush_folds[color].light;

	bed_paint(brush);
	brush->dx -= 52 * brush->s;
	brush->dy -= 42 * brush->s;
	lying_rims(brush, body);
	for (int i = 0; i < 2; i++) {
		brush_fill(brush, lying_legs[i], rgb(i ? 0xB9976A : 0x9A7A50));
		brush_fill(brush, lying_boots[i], rgb(i ? LEATHER : 0x5F3319));
	}
	brush_fill(brush, lying_arm, rgb(player_colors[color].body));
	brush_fill(brush, "M2 26C11 24 17 30 23 38L27 31C19 22 9 18 -4 21.5C-4 24.5 -1.5 26.5 2 26Z", rgba(dark, 0.7f));
	brush_body(brush, body, player_colors[color].body, player_colors[color].ink);
	/* Lit along the shoulder and side above, shaded below; the hem's fold. */
	brush_fill(brush,
	           large ? "M22 24C30 13 42 9 56 10C70 11 80 17 90 25C76 19 60 16 48 17.5C36 18.5 28 22 22 24Z"
	                 : "M26 27C33 20 43 17 55 18C67 19 76 23 85 28C74 24 62 22 50 23C40 23.5 32 25 26 27Z",
	           rgba(light, 0.7f));
	brush_fill(brush,
	           large ? "M22 58C40 63 72 62 93 50C93 54 92 57 91 59C78 67 58 70 42 68C33 67 27 63 22 58Z"
	                 : "M25 54C40 58 70 57 88.6 47C88.5 50 87.6 53 86 55C75 61 58 63 44 61.5C36 60.5 30 58 25 54Z",
	           rgba(dark, 0.75f));
	brush_stroke(brush, "M81 27C84 35 84 47 80 56", 2.6f, rgba(dark, 0.8f));
	if (large) {
		brush_stroke(brush, "M38 14C46 26 46 52 36 65", 9, rgb(0x4A2F0C));
		brush_stroke(brush, "M38 14C46 26 46 52 36 65", 5.5f, rgb(0xF0CC6A));
	}
	brush_emblem(brush, color, large ? 66 : 60, 39, large ? 34 : 32, player_colors[color].emblem);
	/* The beard looks out from under the hat. */
	brush_fill(brush, "M25 28C35 29 40 34 40 39C40 44 35 48.5 25 49Z", rgb(BEARD));
	brush_fill(brush, lying_brim, rgb(0xDDBD62));
	brush_fill(brush, "M24 20C31 24 33.2 31 32.5 39C31.5 51 22 58.6 11.5 57.6C6 57 1.5 54 -2 50C14 54 28 42 24 20Z",
	           rgba(0x8A5A1E, 0.4f));
	brush_fill(brush, lying_crown, rgb(0xECD384));
	brush_stroke(brush, lying_crown, 2.6f, rgb(0x8A5A1E));
}
