/* art.c - how the Princess & the Dragon is shown: chapters of the help, dragon and fairy, the card of the set-up. */
#include <math.h>

#include "view/art/brush.h"
#include "view/art/theme.h"
#include "view/kit/expansion_art.h"

static const struct help_chapter chapters[] = {
    {N_("Dragon and volcano"),
     N_("A volcano calls the dragon to its tile, and no follower may be placed on it. Whenever a tile with a dragon is "
        "laid, he flies up to six steps, one by each player in turn, and eats all who stand on the tiles that he "
        "crosses: they go home without points. He never returns to a tile of the same flight, and never comes to the "
        "fairy's."),
     "PD_volcano", 0, -1, 0, 0, 0, MODULE_DRAGON, 11, BIT(SETTING_DRAGON_MOVE), "R-29.6", NULL},
    {N_("Fairy, princess, portal"),
     N_("Instead of placing a follower the fairy may be put beside one of one's own: the dragon never comes to her "
        "tile, she brings 1 point when his owner's turn begins and 3 when what he stands in is scored, and she stays "
        "when he goes. A princess may send a follower of her city home, which is instead of placing one, too. Through "
        "a portal a follower goes to anything unfinished on the table that nobody holds."),
     "PD_portal_village", 0, -1, 0, 0, 0, MODULE_DRAGON, 11, BIT(SETTING_PRINCESS), "R-29.19", NULL},
};

/* ---- the dragon, in the units of figure.h: he sits and looks to the left, turns his head, or flies.  Three tones, lit
 * from the upper left as the land is, and a line of his own colour round each part; low between neck and wing, so that
 * the volcano behind him is seen. ---- */

enum {
	SCALES = 0xA42F26,
	LIT = 0xD0573A,
	DARK = 0x741C20,
	EDGE = 0x3A0F12,
	SKIN = 0xE3953F,
	SKIN_LIT = 0xF6BE68,
	SKIN_DARK = 0xA95A24,
	FAR_SKIN = 0x9A4A26,
	BELLY = 0xF0C878,
	BELLY_DARK = 0xC38A3E,
	CLAW = 0xF6E9C8,
};

/* The line that closes a part, over its tones. */
static void close_part(struct brush *brush, const char *outline)
{
	brush_stroke(brush, outline, fmaxf(2.5f, 0.95f / brush->s), rgb(EDGE));
}

static void fine_line(struct brush *brush, const char *d, uint32_t color)
{
	brush_stroke(brush, d, fmaxf(1.5f, 0.6f / brush->s), rgb(color));
}

/* All of him but the head, for his shadow, too. */
static const char dragon_trunk[] =
    "M-14 60C-10 70 -9 78 -13 88C-17 99 -14 108 -2 112L30 112C42 110 54 110 66 113L100 116C126 118 142 109 140 92"
    "L148 94L135 70L122 91L130 90C130 98 125 103 116 102C116 90 106 79 90 75C74 71 58 73 44 75C32 75 24 68 20 58"
    "C18 50 14 44 8 40Z";
static const char dragon_far_leg[] = "M-12 104C-15 110 -18 112 -19 116C-14 118 -6 118 -2 116L4 104Z";
static const char dragon_leg[] =
    "M-2 117C0 111 8 110 8 104C9 96 14 91 22 90C35 90 37 101 28 109L26 116C20 118.5 6 118.5 -2 117Z";
static const char dragon_haunch[] =
    "M56 117C58 111 66 110 70 110C64 98 72 88 86 87C104 86 113 104 103 115C92 119 66 119 56 117Z";
static const char dragon_head[] =
    "M-38 50C-40 44 -36 40 -29 40C-24 38 -18 36 -14 33C-10 28 -2 26 4 28L21 15L15 30L28 30L18 41C18 50 14 57 5 61"
    "C-4 64 -12 61 -18 58L-33 57C-37 56 -38 54 -38 50Z";
static const char dragon_head_east[] =
    "M42 50C44 44 40 40 33 40C28 38 22 36 18 33C14 28 6 26 0 28L-17 15L-11 30L-24 30L-14 41C-14 50 -10 57 -1 61"
    "C8 64 16 61 22 58L37 57C41 56 42 54 42 50Z";
static const char dragon_far_wing[] = "M60 76C60 48 74 20 102 4C103 12 108 18 116 20L112 50L84 70Z";
static const char dragon_near_wing[] = "M48 82C48 58 62 36 84 26C100 18 118 14 140 15C130 24 128 35 135 47"
                                       "C124 48 118 57 119 72C106 64 94 69 84 86C72 92 56 91 48 82Z";

/* What throws his shadow: trunk, head and wing as one. */
static const char dragon_shade[] =
    "M-10 117L112 117C130 117 142 108 140 92L148 94L135 70L119 72L140 15L84 26C62 36 50 56 48 75C32 75 24 68 20 58"
    "L28 30L4 28L-38 48L-14 60Z";

static void paint_wings(struct brush *brush)
{
	brush_fill(brush, dragon_near_wing, rgb(SKIN));
	brush_fill(brush, "M56 82C62 62 74 44 90 32C106 24 120 18 140 15C122 28 104 42 94 54C84 64 72 76 66 88Z",
	           rgb(SKIN_LIT));
	brush_fill(brush, "M135 47C124 48 118 57 119 72C106 64 94 69 84 86L76 88C84 74 98 58 119 52Z", rgb(SKIN_DARK));
	fine_line(brush, "M86 28C100 34 118 42 134 47M84 30C96 44 110 58 118 71M80 32C82 50 82 68 80 86", DARK);
	close_part(brush, dragon_near_wing);
	brush_stroke(brush, "M52 82C54 60 66 40 85 29C102 21 120 17 136 16", 5.4f, rgb(EDGE));
	brush_stroke(brush, "M52 80C54 60 66 40 85 28.5C102 20.5 118 17 132 16", 3, rgb(LIT));
}

/* Trunk with belly, haunch and claws, and the near wing over it. */
static void paint_seat(struct brush *brush)
{
	static const char crest[] = "M17 45L31 38L23 57ZM23 60L38 53L32 70ZM33 71L47 65L45 77Z";

	brush_fill(brush, dragon_far_wing, rgb(FAR_SKIN));
	close_part(brush, dragon_far_wing);
	fine_line(brush, "M66 70C70 46 84 22 102 6", EDGE);
	brush_fill(brush, dragon_trunk, rgb(SCALES));
	/* in the shade: the throat's far side, the flank, the tail below */
	brush_fill(brush,
	           "M20 58C24 68 32 75 44 75C50 84 46 98 28 104L22 112L30 112C42 110 54 110 66 113L100 116C126 118 142 "
	           "109 140 "
	           "92L134 90C134 104 124 110 112 110C90 112 60 110 42 104C26 96 16 78 20 58Z",
	           rgb(DARK));
	/* scales on the neck and the flank */
	fine_line(
	    brush,
	    "M4 66C7 69 11 69 13 66M7 75C10 78 14 78 16 75M9 84C12 87 16 87 18 84M14 68C17 71 21 71 23 68M17 77C20 80 "
	    "24 80 26 77M27 80C30 83 34 83 36 80M37 83C40 86 44 86 46 83M40 94C43 97 47 97 49 94M47 104C50 107 54 107 "
	    "56 "
	    "104M49 86C52 89 56 89 58 86M36 103C39 106 43 106 45 103",
	    EDGE);
	/* lit: the back of the neck, the back, the tail's upper edge */
	brush_stroke(brush, "M72 77C90 76 106 84 112 98M116 105C126 105 134 100 133 84", 4, rgb(LIT));
	brush_fill(brush, "M-14 60C-10 70 -9 78 -13 88C-17 99 -14 108 -2 112L6 112C0 106 1 96 4 88C8 76 4 66 -4 58Z",
	           rgb(BELLY));
	fine_line(brush, "M-12 68L2 65M-10 76L5 74M-11 84L5 84M-15 93L1 94M-13 103L1 104", BELLY_DARK);
	close_part(brush, dragon_trunk);
	/* the far foreleg, the near one, the haunch and its foot */
	brush_fill(brush, dragon_far_leg, rgb(DARK));
	close_part(brush, dragon_far_leg);
	brush_fill(brush, dragon_leg, rgb(SCALES));
	brush_fill(brush, "M30 92C36 98 34 106 27 110L25 116C22 117 18 117.5 14 117C24 110 30 102 30 92Z", rgb(DARK));
	brush_stroke(brush, "M7 111C10 108 11 97 22 92.5", 3, rgb(LIT));
	close_part(brush, dragon_leg);
	brush_fill(brush, dragon_haunch, rgb(SCALES));
	brush_fill(brush, "M94 89C106 94 110 104 103 115C96 117.5 84 118 74 117C92 114 102 102 94 89Z", rgb(DARK));
	brush_stroke(brush, "M71 106C69 97 75 91 86 89.5", 3, rgb(LIT));
	close_part(brush, dragon_haunch);
	brush_fill(
	    brush,
	    "M-2 117.5C-1 114 1 112.5 3 112C4 114 4.5 116 4.5 117.5ZM6 118C6.5 115 8 113.5 10 113C11 115 11.5 116.5 "
	    "11.5 118ZM56 117.5C57 114 59 112.5 61 112C62 114 62.5 116 62.5 117.5ZM64 118C64.5 115 66 113.5 68 "
	    "113C69 115 69.5 116.5 69.5 118Z",
	    rgb(CLAW));
	paint_wings(brush);
	/* the crest down his neck */
	brush_fill(brush, crest, rgb(SKIN));
	fine_line(brush, crest, EDGE);
}

static void paint_dragon(struct brush *brush, int color)
{
	(void)color;
	paint_seat(brush);
	brush_fill(brush, dragon_head, rgb(SCALES));
	brush_fill(brush, "M18 41C18 50 14 57 5 61C-4 64 -12 61 -18 58L-33 57C-37 56 -38 54 -38 52C-20 53 4 54 12 36Z",
	           rgb(DARK));
	brush_stroke(brush, "M-34 43C-26 41 -18 38 -12 34C-8 30 -2 29 5 31", 3.6f, rgb(LIT));
	brush_fill(brush, "M3 28L21 15L14 31Z", rgb(CLAW));
	close_part(brush, dragon_head);
	brush_circle(brush, -7, 39.5f, 4.6f, rgb(0xFFE27A));
	brush_fill(brush, "M-7.5 35.5C-5.5 38 -5.5 41 -7.5 43.5C-9 41 -9 38 -7.5 35.5Z", rgb(EDGE));
	brush_stroke(brush, "M-14 36C-9 34 -4 34 0 37", 2.6f, rgb(EDGE));
	brush_circle(brush, -32, 45, 1.9f, rgb(EDGE));
	brush_fill(brush, "M-34 51.5L-31.5 57L-28.5 51.5ZM-24 51.5L-21.5 56L-18.5 51.5Z", rgb(CLAW));
	fine_line(brush, "M-36 51.5C-24 51 -13 51.5 -4 55", EDGE);
}

static void paint_dragon_turned(struct brush *brush, int color)
{
	(void)color;
	paint_seat(brush);
	brush_fill(brush, dragon_head_east, rgb(SCALES));
	brush_fill(brush, "M-14 41C-14 50 -10 57 -1 61C8 64 16 61 22 58L37 57C41 56 42 54 42 51C24 53 4 56 -8 50Z",
	           rgb(DARK));
	brush_stroke(brush, "M33 42C28 40 22 38 17 35C12 30 6 29 0 31C-6 34 -10 38 -11 44", 3.6f, rgb(LIT));
	brush_fill(brush, "M1 28L-17 15L-10 31Z", rgb(CLAW));
	close_part(brush, dragon_head_east);
	brush_circle(brush, 11, 39.5f, 4.6f, rgb(0xFFE27A));
	brush_fill(brush, "M11.5 35.5C9.5 38 9.5 41 11.5 43.5C13 41 13 38 11.5 35.5Z", rgb(EDGE));
	brush_stroke(brush, "M18 36C13 34 8 34 4 37", 2.6f, rgb(EDGE));
	brush_circle(brush, 36, 45, 1.9f, rgb(EDGE));
	brush_fill(brush, "M38 51.5L35.5 57L32.5 51.5ZM28 51.5L25.5 56L22.5 51.5Z", rgb(CLAW));
	fine_line(brush, "M40 51.5C28 51 17 51.5 8 55", EDGE);
}

/* Stretched out, a wing on each side of him; both are up or both down. */
static const char flying_body[] =
    "M14 58L2 63C-3 66-1 71 5 72L27 74C36 76 44 82 56 90C76 100 100 100 120 92C138 86 150 84 160 88L170 96L172 74"
    "L154 78L158 82C146 78 132 76 116 72C98 66 84 66 70 68C66 56 56 44 40 42.5L44 32L32 40L27 30L22 45C17 48 14 54 "
    "14 58Z";
static const char flying_legs[] = "M58 90C57 101 62 107 71 109L77 102C70 101 69 96 70 90Z"
                                  "M92 95C92 106 98 112 108 113L114 106C106 105 105 99 107 92Z";
static const char *const flying_wings[2][2] = {
    {"M70 72C60 42 64 12 84-14C90-4 98 2 110 4C104 14 102 24 106 34C96 42 88 54 88 72Z",
     "M76 78C84 42 106 8 144-10C141 6 144 17 154 25C140 30 133 40 134 54C122 51 114 58 112 70C100 66 88 70 80 82Z"},
    {"M74 70C58 74 38 86 22 110C36 106 46 108 52 114C58 102 70 94 92 88Z",
     "M76 74C98 66 130 76 166 110C152 106 142 107 134 115C127 104 118 101 108 107C103 96 92 90 80 90Z"},
};

static void paint_flying(struct brush *brush, bool down)
{
	const char *far_wing = flying_wings[down][0], *near_wing = flying_wings[down][1];

	brush_fill(brush, far_wing, rgb(FAR_SKIN));
	close_part(brush, far_wing);
	brush_fill(brush, flying_legs, rgb(DARK));
	close_part(brush, flying_legs);
	brush_fill(brush, flying_body, rgb(SCALES));
	brush_fill(brush, "M5 72L27 74C36 76 44 82 56 90C76 100 100 100 120 92C98 94 80 92 64 84C52 78 41 71 30 70Z",
	           rgb(BELLY));
	brush_fill(brush, "M70 90C90 94 106 92 120 86C138 82 150 82 160 88C150 84 138 86 120 92C104 98 84 98 70 90Z",
	           rgb(DARK));
	brush_stroke(brush, "M20 50C28 44 44 46 54 52C60 56 64 62 67 70C84 69 98 69 114 75", 4, rgb(LIT));
	close_part(brush, flying_body);
	brush_fill(brush, near_wing, rgb(SKIN));
	brush_fill(brush,
	           down ? "M76 74C98 66 130 76 166 110C140 92 110 82 80 84Z"
	                : "M76 78C84 42 106 8 144-10C122 14 100 44 88 76L80 82Z",
	           rgb(SKIN_LIT));
	fine_line(brush,
	          down ? "M80 78C104 74 134 84 160 106M80 80C98 82 118 92 132 110M80 84C90 88 100 96 106 103"
	               : "M80 78C94 44 114 14 140-4M84 78C104 54 126 36 148 26M86 80C100 66 116 58 128 54",
	          DARK);
	close_part(brush, near_wing);
	brush_circle(brush, 28, 54, 4.6f, rgb(0xFFE27A));
	brush_fill(brush, "M28 50C29.8 52 29.8 56 28 58C26.6 56 26.6 52 28 50Z", rgb(EDGE));
	brush_circle(brush, 6, 65, 1.8f, rgb(EDGE));
	fine_line(brush, "M3 70C11 70 20 68 27 70", EDGE);
}

static void paint_wings_up(struct brush *brush, int color)
{
	(void)color;
	paint_flying(brush, false);
}

static void paint_wings_down(struct brush *brush, int color)
{
	(void)color;
	paint_flying(brush, true);
}

static const struct figure_shape dragon = {
    .reach = {100, 116}, .width = 178, .outline = dragon_shade, .paint = paint_dragon};
static const struct figure_shape dragon_turned = {
    .reach = {100, 116}, .width = 178, .outline = dragon_shade, .paint = paint_dragon_turned};
static const struct figure_shape dragon_flies[2][2] = {
    {{.reach = {126, 136}, .width = 170, .paint = paint_wings_up},
     {.reach = {126, 136}, .width = 170, .paint = paint_wings_down}},
    {{.reach = {126, 136}, .width = 170, .mirrored = true, .paint = paint_wings_up},
     {.reach = {126, 136}, .width = 170, .mirrored = true, .paint = paint_wings_down}},
};

/* Beats of his wings on one way; seconds that he looks to the left and round again. */
enum { BEATS = 3 };
static const float looks_west = 4.5f, looks_round = 7;

static bool looks_back(float seconds) { return seconds >= 0 && fmodf(seconds, looks_round) > looks_west; }

static const struct figure_shape *dragon_pose(float flown, bool east, float seconds)
{
	if (flown < 1)
		return &dragon_flies[east][(int)(flown * 2 * BEATS) & 1];
	return looks_back(seconds) ? &dragon_turned : &dragon;
}

/* He breathes: a little smoke from his nostrils, every other second. */
static void dragon_lives(struct draw *draw, struct vec foot, float height, float seconds, float presence)
{
	enum { PUFFS = 3 };
	float way = looks_back(seconds) ? 1 : -1, x = foot.x + height * (way > 0 ? -0.12f : -0.70f);
	float y = foot.y - height * 0.61f, breath = fmodf(seconds, 2.2f) / 2.2f;

	for (int i = 0; i < PUFFS; i++) {
		float t = breath * 1.6f - (float)i * 0.16f;
		if (t > 0 && t < 1)
			draw_circle(draw, x + way * height * 0.22f * t, y - height * (0.05f + 0.16f * t) * t,
			            height * (0.018f + 0.045f * t), rgba(0xD9CFC8, 0.55f * (1 - t) * presence));
	}
}

/* A breath of fire from his mouth to whom he eats: tongues that go out, grow and fade. */
static void breathe(struct draw *draw, struct vec foot, float height, struct vec whom, float t)
{
	enum { TONGUES = 14 };
	struct vec mouth = {foot.x - height * 0.74f, foot.y - height * 0.55f};

	for (int i = 0; i < TONGUES; i++) {
		float late = (float)i / TONGUES * 0.5f, way = t < late ? 0 : (t - late) / 0.5f;
		if (way <= 0 || way >= 1)
			continue;
		float sway = sinf((float)i * 2.4f + t * 9) * height * 0.07f * way;
		float x = mouth.x + (whom.x - mouth.x) * way + sway, y = mouth.y + (whom.y - mouth.y) * way - sway / 2;
		float radius = height * (0.035f + 0.12f * way), alpha = way < 0.7f ? 0.8f : 0.8f * (1 - way) / 0.3f;
		draw_circle(draw, x, y, radius, rgba(0xE0451C, alpha * 0.7f));
		draw_circle(draw, x, y, radius * 0.66f, rgba(0xFF9A2E, alpha));
		draw_circle(draw, x, y, radius * 0.34f, rgba(0xFFE27A, alpha));
	}
}

/* ---- the fairy: she hovers in a gown of petals, a light in her hand and four clear wings behind her; line and light
 * as all figures have them, the wings alone without a halo: the land shines through ---- */

enum {
	WING_EDGE = 0x39687A,
	WING_NEAR = 0xFFF6D2,
	WING_FAR = 0x9FDDE6,
	DRESS = 0xFBF6EA,
	DRESS_DARK = 0x8FA9CE,
	DRESS_INK = 0x2A2F4E,
	HAIR = 0xA8501F,
	HAIR_LIT = 0xE08E3C,
	LEAVES = 0x5F9440,
};

static const char fairy_wings[] =
    "M47 55C38 32 20 8-4-2C-14-5-19 3-16 14C-10 36 16 56 45 61C26 62 6 71-3 88C-7 97 2 103 11 98C28 90 42 78 48 65Z"
    "M53 55C62 32 80 8 104-2C114-5 119 3 116 14C110 36 84 56 55 61C74 62 94 71 103 88C107 97 98 103 89 98C72 90 58 78 "
    "52 65Z";
static const char fairy_dress[] =
    "M40 51C45 54 55 54 60 51C63 58 61 64 57.5 69C68 79 77 92 77 104C71 105 67 104 64 101C64 109 60 116 51 118"
    "C49 115 48 112 48 108C42 115 34 117 25 114C27 111 28 108 28 104C23 106 18 105 14 101C27 95 36 82 42.5 69"
    "C39 64 37 58 40 51Z";
static const char fairy_arms[] = "M41 54L29 63L23 74M59 54L72 53L80 41";
static const char fairy_hair[] = "M50 14C62 14 70 22 69 35C68 44 69 49 73 54C68 59 62 58 58 53L41 53C34 48 30 40 31 "
                                 "32C32 21 40 14 50 14Z";

/* About a middle, from so much at it to nothing. */
static void glow(struct brush *brush, float x, float y, float r, uint32_t color, float most)
{
	struct ink ink = {.kind = INK_RADIAL,
	                  .stop_count = 3,
	                  .a = {x * brush->s + brush->dx, y * brush->s + brush->dy},
	                  .r = r * brush->s,
	                  .stops = {{0, rgba(color, most)}, {0.45f, rgba(color, most * 0.55f)}, {1, rgba(color, 0)}}};

	path_clear(brush->path);
	path_circle(brush->path, x, y, r);
	brush_place(brush);
	pixmap_fill(brush->pixmap, brush->path, ink);
}

/* Clear as a dragonfly's: warm where they grow, cold at their tips. */
static void paint_fairy_wings(struct brush *brush)
{
	struct ink ink = {
	    .kind = INK_RADIAL,
	    .stop_count = 3,
	    .a = {50 * brush->s + brush->dx, 58 * brush->s + brush->dy},
	    .r = 84 * brush->s,
	    .stops = {{0, rgba(WING_NEAR, 0.95f)}, {0.5f, rgba(0xDDF4F0, 0.85f)}, {1, rgba(WING_FAR, 0.85f)}}};

	brush_stroke(brush, fairy_wings, fmaxf(4, 1.7f / brush->s), rgba(WING_EDGE, 0.9f));
	brush_trace(brush, fairy_wings);
	pixmap_fill(brush->pixmap, brush->path, ink);
	brush_stroke(brush,
	             "M45 56C34 36 18 16-4 6M44 58C28 50 4 38-10 20M56 56C66 36 82 16 104 6M56 58C72 50 96 38 110 20"
	             "M45 63C30 68 10 80 4 92M55 63C70 68 90 80 96 92",
	             1.8f, rgba(WING_EDGE, 0.55f));
}

static void paint_fairy(struct brush *brush, int color)
{
	(void)color;
	glow(brush, 50, 58, 72, 0xFFF3B0, 0.4f);
	paint_fairy_wings(brush);
	brush_halo(brush, fairy_arms, 7);
	brush_halo(brush, fairy_hair, 0);
	brush_halo(brush, fairy_dress, 0);
	brush_outline(brush, fairy_hair, 0, DRESS_INK);
	brush_fill(brush, fairy_hair, rgb(HAIR));
	brush_outline(brush, fairy_arms, 7, DRESS_INK);
	brush_stroke(brush, fairy_arms, 7, rgb(SKIN_TONE));
	brush_body(brush, fairy_dress, DRESS, DRESS_INK);
	/* the side away from the light, the petals one under another */
	brush_fill(
	    brush,
	    "M60 51C63 58 61 64 57.5 69C68 79 77 92 77 104C71 105 67 104 64 101C64 109 60 116 51 118C49 115 48 112 "
	    "48 108C58 98 60 84 53 70C57 64 58 58 56 52.6Z",
	    rgba(DRESS_DARK, 0.85f));
	brush_stroke(brush, "M28 104C37 96 42 86 45 76M48 108C51 98 51 88 50 78M64 101C63 92 60 84 56 78", 2.4f,
	             rgba(0x6E84AE, 0.8f));
	brush_stroke(brush, "M42 68.5C46 71 54 71 58 68.5", 4.6f, rgb(COLOR_GOLD));
	/* her hair in the light, the face before it, a wreath of leaves */
	brush_fill(brush, "M50 14C40 14 32 21 31 32C30 40 34 48 41 52L44 52C38 44 36 30 52 18Z", rgb(HAIR_LIT));
	brush_fill(brush, "M38 34C40 24 60 24 62 34C63 45 57 51.5 50 51.5C43 51.5 37 45 38 34Z", rgb(SKIN_TONE));
	brush_fill(brush, "M37.5 36C38 24 62 24 62.5 36C57 34 53 31 51 28C47 32 42 35 37.5 36Z", rgb(HAIR));
	for (int i = 0; i < 5; i++) {
		float along = (float)(i - 2), x = 50 + 7.6f * along, y = 19.5f + 1.9f * along * along;

		brush_circle(brush, x, y, 4.6f, rgb(DRESS_INK));
		brush_circle(brush, x, y, 3.6f, rgb(LEAVES));
		brush_circle(brush, x - 0.8f, y - 0.9f, 1.8f, rgb(0x9CCB62));
	}
	brush_circle(brush, 45, 40.5f, 2.3f, rgb(DRESS_INK));
	brush_circle(brush, 55, 40.5f, 2.3f, rgb(DRESS_INK));
	brush_stroke(brush, "M47 46.4C49 47.8 51 47.8 53 46.4", 1.8f, rgb(0xA8503C));
	/* what she holds lights the land about her */
	glow(brush, 84, 32, 30, 0xFFEFA0, 0.95f);
	brush_circle(brush, 84, 32, fmaxf(8.6f, 2.4f / brush->s), rgba(0xB9781E, 0.9f));
	brush_circle(brush, 84, 32, fmaxf(6.6f, 1.9f / brush->s), rgb(0xFFE27A));
	brush_circle(brush, 82.4f, 30.4f, 3.2f, rgb(0xFFFDF0));
}

/* ---- the princess: the crown, the pointed hat and its veil; in hand alone, on the tile she is at her window ---- */

static const char princess_dress[] =
    "M50 60C58 60 62 66 64 76L80 112C72 118 60 115 50 118C40 115 28 118 20 112L36 76C38 66 42 60 50 60Z";
static const char princess_hat[] = "M37 36L60 -14L64 36C56 29 45 29 37 36Z";
static const char princess_veil[] = "M60 -14C82 -4 92 26 84 60C80 52 76 42 64 34Z";

static void paint_princess(struct brush *brush, int color)
{
	uint32_t ink = 0x2B1A0E;

	(void)color;
	brush_halo(brush, princess_dress, 0);
	brush_halo(brush, princess_hat, 0);
	brush_outline(brush, princess_veil, 4, ink);
	brush_fill(brush, princess_veil, rgba(0xFBE8F2, 0.92f));
	brush_outline(brush, princess_dress, 5, ink);
	brush_fill(brush, princess_dress, rgb(0xD0589A));
	brush_fill(brush, "M50 62C57 62 61 67 63 76L79 111C72 116 62 113 52 116Z", rgb(0xA83A7C));
	brush_fill(brush, "M44 62L56 62L60 114C56 113 53 115 50 116C47 115 44 113 40 114Z", rgb(0xF8DCEB));
	brush_stroke(brush, "M38 78C45 82 55 82 62 78", 4, rgb(0xF2C94C));
	brush_circle(brush, 50, 44, 17.5f, rgb(ink));
	brush_circle(brush, 50, 44, 15, rgb(0xE2A93C));
	brush_circle(brush, 50, 46.5f, 11, rgb(SKIN_TONE));
	brush_circle(brush, 46.2f, 46, 1.8f, rgb(ink));
	brush_circle(brush, 54, 46, 1.8f, rgb(ink));
	brush_stroke(brush, "M46 51.5C48.5 54 52 54 54 51.5", 2, rgb(0x9A4A3A));
	brush_outline(brush, princess_hat, 5, ink);
	brush_fill(brush, princess_hat, rgb(0xE27AB2));
	brush_fill(brush, "M52 31L60 -12L63 35C60 32 56 31 52 31Z", rgb(0xB9508E));
	brush_stroke(brush, "M38 35C46 29 56 29 63 35", 4.5f, rgb(0xF2C94C));
}

static const struct figure_shape princess = {.reach = {56, 136}, .width = 76, .paint = paint_princess};
static const struct figure_shape fairy = {.reach = {76, 122}, .width = 110, .paint = paint_fairy};

static const struct neutral_art neutrals[] = {
    {.key = "dragon",
     .shape = &dragon,
     .height = 0.47f,
     .x = 0.49f,
     .y = 0.93f,
     .clear = true,
     .pose = dragon_pose,
     .lives = dragon_lives,
     .meets = breathe},
    {.key = "fairy", .shape = &fairy, .height = 0.36f, .x = 0.3f, .y = 0.5f, .hovers = true, .touches = MOVE_FAIRY},
    {.key = "princess", .shape = &princess, .height = 0.36f, .touches = MOVE_PRINCESS, .sign = 1 + FEATURE_CITY},
};

/* Dragon and fairy over a meadow at dusk. */
static void both_picture(struct ui *ui, struct rect box, float alpha)
{
	float foot = (float)(box.y + box.h) - (float)ui_px(ui, 6), tall = (float)box.h * 0.62f;
	struct skin dusk = {.top = rgb(0xD98A4E), .bottom = rgb(0x6E8F3E)};

	draw_clip_push(ui->draw, box);
	draw_alpha_push(ui->draw, alpha);
	draw_skin(ui->draw, box, &dusk);
	draw_shape(ui->draw, (float)box.x + (float)box.w * 0.47f, foot, tall * 0.86f, &dragon, 1);
	draw_shape(ui->draw, (float)box.x + (float)box.w * 0.46f, foot - tall * 0.62f, tall * 0.72f, &fairy, 1);
	draw_alpha_pop(ui->draw);
	draw_clip_pop(ui->draw);
}

const struct expansion_art dragon_art = {
    .chapters_place = 9,
    ROWS(chapter, chapters),
    .card_module = MODULE_DRAGON,
    .card = both_picture,
    ROWS(neutral, neutrals),
};
