#include "view/art/follower.h"

#include <math.h>

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

/* The halo (pass 0) of all parts lies below the outline (pass 1) of any. */
static void rim_pass(struct brush *brush, const char *outline, float width, int pass)
{
	if (pass == 0)
		brush_halo(brush, outline, width);
	else
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

/* On his back, seen from above, the head to the west: an arm behind it, the other out on the grass, and two legs apart
 * whose boots point outwards.  Five limbs round a broad gown make a person of him at any size; none is of the straw's
 * colour. */
static const char lying_brim[] = "M-44-31C-29-31-21-18-21-2C-21 14-30 28-44 28C-59 28-71 15-71-2C-71-19-59-31-44-31Z";
static const char lying_hood[] = "M-40-22C-28-22-20-13-20-1C-20 11-28 20-40 20C-52 20-60 11-60-1C-60-13-52-22-40-22Z";
static const char lying_face[] = "M-37-13.5C-29.5-13.5-25-8-25-1C-25 6-29.5 11.5-37 11.5C-46 11.5-51.5 6-51.5-1"
                                 "C-51.5-8-46-13.5-37-13.5Z";
static const char lying_gown[] =
    "M-24-19C-18-26-9-28 0-25C12-22 21-25 31-30C37-31 40-27 40-20C43-7 43 8 40 21C39 28 36 31 30 29"
    "C21 25 10 22 0 24C-9 26-18 25-24 18C-29 10-29-11-24-19Z";
static const char lying_far_arm[] = "M-6-20L-24-43Q-29-49-36-46L-54-35Q-60-31-56-25L-50-17L-40-26L-33-30L-24-14Z";
static const char lying_near_arm[] = "M-20 14L-8 34Q-5 39 1 40L20 44L24 31L8 27L0 14Z";
static const char lying_near_hand[] = "M18 30C25 29 30 33 29.5 39C29 45 23 47 16 44Z";
static const char lying_far_leg[] = "M34-23L57-31L62-17L36-4Z";
static const char lying_near_leg[] = "M36 4L63 15L59 29L34 24Z";
static const char lying_far_boot[] = "M54-30L57-40Q59-46 65-45Q71-43 70-37L67-19Q65-14 58-16Z";
static const char lying_near_boot[] = "M58 15Q65 13 67 18L72 34Q74 40 68 42Q62 44 60 38L55 29Z";

#define LYING_SMALL 0.28f /* pixels per unit; hay would only blur him below that, on tiles of 80 pixels */

static const char *const lying_parts[] = {lying_far_boot, lying_near_boot, lying_far_leg,
                                          lying_near_leg, lying_near_hand, lying_near_arm,
                                          lying_far_arm,  lying_gown,      lying_brim};

/* He is as thick as his shadow is long, which falls to the south-east. */
static void lying_shadow(struct brush *brush)
{
	float x = brush->dx, y = brush->dy;

	for (int far = 3; far > 0; far--) {
		brush->dx = x + (2.6f * (float)far + 1) * brush->s;
		brush->dy = y + (2.8f * (float)far + 2) * brush->s;
		for (size_t i = 0; i < sizeof lying_parts / sizeof lying_parts[0]; i++)
			brush_fill(brush, lying_parts[i], rgba(0x211F33, 0.2f));
	}
	brush->dx = x;
	brush->dy = y;
}

/* A part over others: its line, its colour. */
static void lying_part(struct brush *brush, const char *outline, uint32_t color)
{
	brush_stroke(brush, outline, fmaxf(3.2f, 0.9f / brush->s), rgb(COLOR_INK));
	brush_fill(brush, outline, rgb(color));
}

static void lying_face_paint(struct brush *brush)
{
	brush_fill(brush, lying_face, rgb(SKIN_TONE));
	brush_fill(brush, "M-35-13.5C-29-13-25-8-25-1C-25 6-29 11-35 11.5C-31.5 8-32 5-33-1C-32-7-31.5-10-35-13.5Z",
	           rgb(BEARD));
	/* he sleeps */
	brush_stroke(brush, "M-40.5-9C-43-7.4-43-5-40.5-3.4M-40.5 1.4C-43 3-43 5.4-40.5 7",
	             fmaxf(2.2f, 0.8f / brush->s), rgb(COLOR_INK));
}

void follower_paint_lying(struct brush *brush, int color, bool large)
{
	uint32_t dark = brush_folds[color].dark, light = brush_folds[color].light, body = player_colors[color].body;
	bool small = brush->s < LYING_SMALL;

	if (!small)
		bed_paint(brush);
	brush->s *= large ? 1.02f : 0.93f;
	lying_shadow(brush);
	for (int pass = 0; pass < 2; pass++)
		for (size_t i = 0; i < sizeof lying_parts / sizeof lying_parts[0]; i++)
			rim_pass(brush, lying_parts[i], 0, pass);
	/* boots, hose */
	lying_part(brush, lying_far_leg, dark);
	lying_part(brush, lying_near_leg, dark);
	lying_part(brush, lying_far_boot, LEATHER);
	lying_part(brush, lying_near_boot, LEATHER);
	/* his hat has slid behind his head */
	lying_part(brush, lying_brim, 0xE6C873);
	brush_fill(brush, "M-22-2C-22 13-31 26-45 26C-56 26-64 18-67 8C-56 20-32 20-22-2Z", rgba(0x8A5A1E, 0.45f));
	lying_part(brush, lying_far_arm, body);
	lying_part(brush, lying_near_hand, SKIN_TONE);
	lying_part(brush, lying_near_arm, dark);
	brush_body(brush, lying_gown, body, player_colors[color].ink);
	/* Lit above, shaded below; the belt. */
	brush_fill(brush, "M-23-18C-18-24-9-26 0-25C12-24 22-26 31-27C34-27 36-25 37-20C20-19-6-22-26-10Z",
	           rgba(light, 0.7f));
	brush_fill(brush,
	           "M-27 9C-8 17 20 19 40 12C40 15 39.5 18 39 20C38 27 35 30 29 29C20 27 10 24 0 25"
	           "C-9 26-18 24-24 18C-26 15-27 12-27 9Z",
	           rgba(dark, 0.75f));
	brush_stroke(brush, "M-13-25C-6-12-6 10-13 23", 3, rgba(dark, 0.85f));
	brush_emblem(brush, color, 12, -1, 32, player_colors[color].emblem);
	lying_part(brush, lying_hood, body);
	brush_fill(brush, "M-21 5C-23 14-30 20-40 20C-48 20-55 15-58 8C-48 16-30 16-21 5Z", rgba(dark, 0.6f));
	brush_stroke(brush, lying_face, 5, rgb(dark));
	lying_face_paint(brush);
	if (large) {
		static const char chain[] = "M-19-21C-11-11-11 9-19 20";

		brush_stroke(brush, chain, 8, rgb(0x4A2F0C));
		brush_stroke(brush, chain, 5, rgb(0xF0CC6A));
	}
}
