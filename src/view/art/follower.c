#include "view/art/follower.h"

#include <math.h>

#include "view/art/shadow.h"
#include "view/art/theme.h"

/* A cape, an arm on the hip, the other one raised to what he holds, a coat to the knees, two boots.  All outlines run
 * clockwise: they are filled together, too. */
#define CAPE                                                                                                           \
	"M36 46C44 51 56 51 64 46C74 48 81 52 84 59C85.5 63 83 65.5 79 66C64 60.5 36 60.5 21 66C17 65.5 14.5 63 16 59" \
	"C19 52 26 48 36 46Z"
#define FAR_ARM "M27 54L35 66L17.5 75.5L30 83L24 92.5L7 81.5Q1 75.5 7 69Z"
#define NEAR_ARM "M68 50L82 57Q87 61 89 67L96 82L84 88L75 74L66 72Z"
#define COAT                                                                                                           \
	"M33 50C42 48 58 48 67 50L72 60C70 70 72 80 75 88Q78 95 79 98Q79.5 102 75 102.5C59 105 41 105 25 102.5"        \
	"Q20.5 102 21 98Q22 95 25 88C28 80 30 70 28 60Z"
#define BOOTS                                                                                                          \
	"M31 96L47 96L47 110Q47 116.5 41 116.5L26 116.5Q20.5 116 22.5 111Q25 107.5 31 106.5Z"                          \
	"M53 96L69 96L69 106.5Q75 107.5 77.5 111Q79.5 116 74 116.5L59 116.5Q53 116.5 53 110Z"
#define BODY BOOTS FAR_ARM NEAR_ARM COAT CAPE
#define FACE "M50 22C58 22 64.5 26 65 34C65 43 59 49.5 50 49.5C41 49.5 35 43 35 34C35.5 26 42 22 50 22Z"
#define HAT "M30 22C31 9 40 1 53 2C63 3 69 10 71 18L86 24Q89.5 27.5 85 29.5C66 25 34 25 15 29.5Q10.5 27.5 14 24Z"
#define HELM                                                                                                           \
	"M30 24C29 9 38 1 50 .5C62 1 71 9 70 24C74 25 79 27 83 29.5Q85 33 80 33C62 28 38 28 20 33Q15 33 17 29.5"       \
	"C21 27 26 25 30 24Z"
#define HOOD "M54 1C66 5 74 15 74.5 30C74.5 42 69 50 62 54C54 57 46 57 38 54C31 50 25.5 42 25.5 31C25.5 16 38 5 54 1Z"
#define STRAW_BRIM "M10 22C18 12 82 12 90 22C93 29 76 31 50 29C24 31 7 29 10 22Z"
#define STRAW_CROWN "M29 19C29 2 38-8 50-8C62-8 71 2 71 19C63 23 37 23 29 19Z"
#define PLUME "M49 3C50-4 58-8 67-6C77-4 85 3 85 14C82 10 78 8 74 9C75 4 69 1 64 2C59 2 55 5 55 8Z"
#define FEATHER "M34 17C25 15 15 10 10 1C21-1 33 5 38 14Z"

const char follower_outline[] = BODY FACE FEATHER HAT, follower_knight[] = BODY FACE PLUME HELM,
           follower_monk[] = BODY HOOD, follower_farmer[] = BODY FACE STRAW_BRIM STRAW_CROWN;
const char follower_mark[] =
    "M30 22C31 9 40 1 53 2C63 3 69 10 71 18L86 24Q89.5 27.5 85 29.5L66 31C66 40 64 45 61 46C72 47 80 51 84 58L93 73"
    "L96 83Q95 90 84 90L76 88L78 98Q80 102 74 103L74 107Q79 110 78 114Q76 116.5 72 116.5L56 116.5L50 108L44 116.5"
    "L28 116.5Q25 116.5 23 115Q19 111 26 107L26 103Q20 102 22 98L25 92L9 83Q2 78 6 71L16 58C20 51 28 47 39 46"
    "C36 44 34 40 34 31L15 29.5Q10.5 27.5 14 24Z";
const char follower_face[] = "M36 32C45 29 55 29 64 32C65 42 59 49.5 50 49.5C41 49.5 35 42 36 32Z";

enum {
	WOOD = 0x9A6B38,
	WOOD_LIGHT = 0xC99A5C,
	STEEL = 0xC9D2DA,
	STEEL_DARK = 0x8D98A4,
	LEATHER = 0x6E4024,
	PAPER = 0xF6EBCB,
	STRAW = 0xE9C766,
	STRAW_DARK = 0x8A5A1E,
	SKIN_SHADE = 0xC98A5A,
};

/* ---- what he is known by ---- */

static const char staff[] = "M97 116.5L91 12";
static const char bundle[] = "M92 17C98 11 109 14 113 22C117 32 110 40 101 39.5C92 38 88 26 92 17Z";
static const char blade[] = "M87.5 70L88.5 22L93.5 11L98 22.5L97 71Z";
static const char guard[] = "M79 70.5L106 71.5";
static const char grip[] = "M92 71V93";
static const char book[] = "M80 60L106 55Q109 55 109.5 58L113.5 84Q113.8 87 111 87.6L86 92Z";

static const char shaft[] = "M97 116.5L94 36";
static const char tines[] = "M82 12L83.5 27Q84.5 35 94 35Q103.5 35 104.5 27L105 11M94 35L93.5 9";

static const struct {
	const char *outline;
	float width; /* of a stroke; 0: a shape */
} tools[][3] = {
    [TOOL_STAFF] = {{staff, 6.5f}, {bundle, 0}},
    [TOOL_SWORD] = {{blade, 0}, {guard, 6}, {grip, 6}},
    [TOOL_BOOK] = {{book, 0}},
    [TOOL_FORK] = {{shaft, 5.5f}, {tines, 4}},
};

/* Under the hand that holds it. */
static void tool_paint(struct brush *brush, enum follower_tool tool)
{
	switch (tool) {
	case TOOL_NONE:
		break;
	case TOOL_STAFF:
		brush_outline(brush, staff, 6.5f, COLOR_INK);
		brush_stroke(brush, staff, 6.5f, rgb(WOOD));
		brush_stroke(brush, "M95.6 112L91.5 42", 2.2f, rgb(WOOD_LIGHT));
		brush_part(brush, bundle, 0xE3CBA0);
		brush_stroke(brush, "M92 17Q98 24 97 31M92 17Q101 19 106 26", 2, rgb(WOOD));
		brush_part(brush,
		           "M94 18C88 17 85 12 87 7C92 8 95 12 95 17ZM94 18C90 23 86 24 82 21C84 17 89 15 94 17Z",
		           0xE3CBA0);
		break;
	case TOOL_SWORD:
		brush_part(brush, blade, STEEL);
		brush_fill(brush, "M93 15L98 22.5L97 71H92.5Z", rgba(STEEL_DARK, 0.7f));
		brush_outline(brush, guard, 5.5f, COLOR_INK);
		brush_stroke(brush, grip, 5.5f, rgb(LEATHER));
		brush_stroke(brush, guard, 5.5f, rgb(COLOR_GOLD));
		brush_circle(brush, 92, 95, 4.2f, rgb(COLOR_GOLD));
		break;
	case TOOL_BOOK:
		brush_part(brush, book, 0x8A4F2A);
		brush_fill(brush, "M85 89.6L111 84.8L113.4 85.4Q113 87.2 111 87.6L86 92Z", rgb(PAPER));
		brush_stroke(brush, "M96 64L98 77M90.5 71.5L103 69", 3.2f, rgb(COLOR_GOLD));
		break;
	case TOOL_FORK:
		brush_outline(brush, shaft, 5.5f, COLOR_INK);
		brush_outline(brush, tines, 4, COLOR_INK);
		brush_stroke(brush, shaft, 5.5f, rgb(WOOD));
		brush_stroke(brush, tines, 4, rgb(STEEL));
		break;
	}
}

/* ---- the head ---- */

static const char face[] = FACE, hat[] = HAT, helm[] = HELM, hood[] = HOOD, plume[] = PLUME, feather[] = FEATHER;
static const char straw_brim[] = STRAW_BRIM, straw_crown[] = STRAW_CROWN;
static const char hood_inside[] = "M50 18C60 18 69 24 68.5 34C68 45 60 52 50 52C40 52 32 45 31.5 34C31 24 40 18 50 18Z";

/* A player's people are of one family; of half of them one sees the chin. */
static const struct {
	uint32_t hair;
	enum beard beard;
} families[COLOR_COUNT] = {[COLOR_YELLOW] = {0x5C3A20, BEARD_NONE}, [COLOR_RED] = {0x9A4A1C, BEARD_BUSHY},
                           [COLOR_GREEN] = {0xC48A3A, BEARD_NONE},  [COLOR_BLUE] = {0x3A2A20, BEARD_POINTED},
                           [COLOR_BLACK] = {0xA9A39A, BEARD_LONG},  [COLOR_PINK] = {0x6B2E1E, BEARD_NONE}};

uint32_t follower_hair(int color) { return families[color].hair; }
enum beard follower_beard(int color) { return families[color].beard; }

/* Brow, beard or locks, cheeks, two eyes with a light in them, a nose and a mouth: no more than what is seen at the
 * size of a thumbnail. */
static void face_paint(struct brush *brush, int color)
{
	static const char beard[] =
	    "M35 31C36 44 41 40 44 41.5C47 43 53 43 56 41.5C59 40 64 44 65 31C66.5 43 60 51 50 51"
	    "C40 51 33.5 43 35 31Z";
	static const char locks[] = "M38 27C32 34 30.5 45 33.5 53C37 55 41 53 40.5 49C36.5 44 36.5 36 41 28Z"
	                            "M62 27C68 34 69.5 45 66.5 53C63 55 59 53 59.5 49C63.5 44 63.5 36 59 28Z";

	brush_part(brush, face, SKIN_TONE);
	brush_fill(brush, "M36 30C40 22 60 22 64 30C55 33 45 33 36 30Z", rgba(SKIN_SHADE, 0.5f));
	if (families[color].beard)
		brush_fill(brush, beard, rgb(families[color].hair));
	else if (!brush_small(brush)) /* from afar his colour counts */
		brush_part(brush, locks, families[color].hair);
	brush_stroke(brush, "M46 45.2Q50 47 54 45.2", 1.6f, rgb(0xD98A73));
	brush_stroke(brush, "M50 34.5Q52.6 38 49.6 39.2", 1.8f, rgb(SKIN_SHADE));
	for (int side = -1; side <= 1; side += 2) {
		float x = 50 + 6.5f * (float)side;

		brush_circle(brush, x + 2.6f * (float)side, 41.4f, 3.4f, rgba(0xE0705A, 0.38f));
		brush_circle(brush, x, 35, brush_small(brush) ? 2.5f : 3, rgb(COLOR_INK));
		if (!brush_small(brush))
			brush_circle(brush, x - 1, 33.8f, 1, rgb(COLOR_HALO));
	}
}

static void straw_hat_paint(struct brush *brush)
{
	brush_part(brush, straw_brim, STRAW);
	brush_part(brush, straw_crown, STRAW);
	brush_stroke(brush, "M30 16C40 21 60 21 70 16", 4.6f, rgb(STRAW_DARK));
}

static void head_paint(struct brush *brush, int color, enum follower_tool tool)
{
	uint32_t body = player_colors[color].body;

	switch (tool) {
	case TOOL_SWORD:
		face_paint(brush, color);
		brush_part(brush, plume, body);
		brush_part(brush, helm, STEEL);
		brush_stroke(brush, "M32 22C42 18 58 18 68 22", 3, rgb(STEEL_DARK));
		brush_stroke(brush, "M50 3V20", 3, rgb(STEEL_DARK));
		break;
	case TOOL_BOOK:
		brush_part(brush, hood, body);
		brush_fill(brush, hood_inside, rgb(brush_folds[color].dark));
		face_paint(brush, color);
		break;
	case TOOL_FORK:
		face_paint(brush, color);
		straw_hat_paint(brush);
		break;
	default:
		face_paint(brush, color);
		brush_part(brush, feather, 0xFFF1CF);
		brush_part(brush, hat, body);
		brush_stroke(brush, "M31 20C42 16 58 16 70 18.5", 3.6f, rgb(brush_folds[color].dark));
	}
}

/* ---- the body ---- */

static const char boots[] = BOOTS, far_arm[] = FAR_ARM, near_arm[] = NEAR_ARM, coat[] = COAT, cape[] = CAPE;

void follower_paint(struct brush *brush, int color, enum follower_tool tool)
{
	uint32_t dark = brush_folds[color].dark, body = player_colors[color].body;

	static const char *const outlines[] = {[TOOL_NONE] = follower_outline,
	                                       [TOOL_STAFF] = follower_outline,
	                                       [TOOL_SWORD] = follower_knight,
	                                       [TOOL_BOOK] = follower_monk,
	                                       [TOOL_FORK] = follower_farmer};

	brush_halo(brush, outlines[tool], 0);
	for (int i = 0; i < 3 && tools[tool][i].outline; i++)
		brush_halo(brush, tools[tool][i].outline, tools[tool][i].width);
	tool_paint(brush, tool);
	brush_part(brush, boots, LEATHER);
	brush_part(brush, far_arm, body);
	brush_part(brush, near_arm, body);
	brush_part(brush, coat, body);
	/* the cape's shade, folds */
	brush_fill(brush, "M29 62C40 58 60 58 71.5 62L71 71C58 65 42 65 29 71Z", rgba(0x211F33, 0.3f));
	brush_stroke(brush, "M33 91C32 96 31 99 29.5 102M68 91C69 96 70 99 71 102", 2.4f, rgba(dark, 0.8f));
	brush_part(brush, cape, body);
	brush_circle(brush, 90, 82, 8.4f, rgb(COLOR_INK));
	brush_circle(brush, 90, 82, 6.4f, rgb(SKIN_TONE));
	head_paint(brush, color, tool);
	brush_emblem(brush, color, 50, 83, 33, player_colors[color].emblem);
}

/* ---- one who lies ---- */

/* At his ease on the grass: on an elbow, his cheek in his hand, a knee drawn up.  Of all that was tried this is read at
 * once from afar, as an outline alone: hat, body, knee and boot follow each other along one line. */
#define LYING_COAT "M-50 4C-47-5-37-9-26-8C-13-7-4 1 4 9L16 12Q25 16 24 24Q22 31 14 31L-44 31Q-54 31-54 21Q-54 12-50 4Z"
#define LYING_KNEE "M-4 14L27-25Q34-33 40-24L59 18L60 27L46 29L34-2L19 25L2 29Z"
#define LYING_LEG "M6 20L54 21L56 31L4 31Z"
#define LYING_ARM "M-38 0L-30 11L-56 31Q-72 34-76 28Q-77 24-73 14L-62-12L-51-8L-60 15Z"
#define LYING_NEAR_BOOT "M46 18L60 14L63 20Q72 21 74 25Q75 31 69 31L51 31Q46 26 46 18Z"
#define LYING_FAR_BOOT "M54 19L67 19L69 16Q75 13 79 18L80 26Q79 32 71 32L54 32Z"

static const char lying_coat[] = LYING_COAT, lying_knee[] = LYING_KNEE, lying_leg[] = LYING_LEG,
                  lying_arm[] = LYING_ARM, lying_near_boot[] = LYING_NEAR_BOOT, lying_far_boot[] = LYING_FAR_BOOT,
                  lying[] = LYING_COAT LYING_KNEE LYING_LEG LYING_ARM LYING_NEAR_BOOT LYING_FAR_BOOT;

void follower_paint_lying(struct brush *brush, int color, bool large)
{
	uint32_t body = player_colors[color].body;

	brush->s *= 0.95f;
	brush->dy += 12 * brush->s; /* the hat reaches higher than the boots lie low */
	struct brush head = *brush;
	/* the head's middle, (50, 36), comes to lie at (-41, -24) */
	head.turn = -0.2f;
	head.s *= 0.88f;
	float x = brush->s * -41 - head.s * (50 * cosf(head.turn) - 36 * sinf(head.turn));
	head.dx += head.mirrored ? -x : x;
	head.dy += brush->s * -24 - head.s * (50 * sinf(head.turn) + 36 * cosf(head.turn));
	struct brush straw = head; /* the hat, pushed back */
	straw.dy -= 5 * straw.s;
	shadow_paint_lying(brush, lying);
	brush_shade(&straw, STRAW_BRIM STRAW_CROWN);
	brush_shade(brush, lying);
	brush_part(brush, lying_arm, body);
	brush_part(brush, lying_leg, brush_folds[color].dark);
	brush_part(brush, lying_far_boot, LEATHER);
	brush_part(brush, lying_knee, body);
	brush_part(brush, lying_near_boot, LEATHER);
	brush_part(brush, lying_coat, body);
	brush_circle(brush, -57, -13, 7.4f, rgb(COLOR_INK));
	brush_circle(brush, -57, -13, 5.4f, rgb(SKIN_TONE));
	brush_emblem(brush, color, -15, 12, 31, player_colors[color].emblem);
	if (large) {
		static const char chain[] = "M-49 5C-44 22-22 18-17-6";

		brush_stroke(brush, chain, 8, rgb(0x4A2F0C));
		brush_stroke(brush, chain, 5, rgb(0xF0CC6A));
	}
	face_paint(&head, color);
	straw_hat_paint(&straw);
	if (!brush_small(brush))
		brush_stroke(&head, "M54 45L72 44L78 39", 1.8f, rgb(STRAW));
}
