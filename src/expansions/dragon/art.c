/*
 * art.c - how the Princess & the Dragon is shown: chapters of the help, dragon and fairy, the card of the set-up.
 */
#include <math.h>

#include "view/art/brush.h"
#include "view/kit/expansion_art.h"

static const struct help_chapter chapters[] = {
    {N_("Dragon and volcano"),
     N_("A volcano calls the dragon to its tile, and no follower may be placed there. Whenever a tile with a dragon is "
        "laid, he flies up to six steps, one by each player in turn, and eats all who stand on the tiles "
        "that he crosses, a fairy's tile excepted: they go home without points. He never returns to a tile of the same "
        "flight."),
     "PD_volcano", 0, -1, 0, 0, 0, MODULE_DRAGON, 11, BIT(SETTING_DRAGON_MOVE), "R-29.6", NULL},
    {N_("Fairy, princess, portal"),
     N_("Instead of placing a follower the fairy may be put beside one of one's own: the dragon never comes to her "
        "tile, she brings 1 point when his owner's turn begins and 3 when what he stands in is scored. A princess may "
        "send a follower of her city home, and through a portal a follower goes to anything unfinished on the table "
        "that nobody holds."),
     "PD_portal_village", 0, -1, 0, 0, 0, MODULE_DRAGON, 11, BIT(SETTING_PRINCESS), "R-29.19", NULL},
};

/* ---- the dragon, in the units of figure.h: he sits and looks to the left, turns his head, or flies ---- */

enum { SCALES = 0x7A2320, LIT = 0xB4472F, DARK = 0x3E1012, SKIN = 0xE08A3A, INK = 0x230A0A };

static const char dragon_body[] =
    "M20 33L8 39C3 42 5 48 11 48.5L33 51C39 53 42 57 41 63C37 73 23 84 23 102C23 110 26 117 34 117L106 117"
    "C132 119 154 111 159 92L168 97L166 76L147 83L153 88C148 100 134 105 118 102C116 84 102 70 86 65"
    "C79 59 77 47 73 37C68 25 56 17 43 17.5L48 5L35 14L31 4L26 19C22 23 20 28 20 33Z";
/* Without his head, which looks to the right, before the wing. */
static const char dragon_trunk[] =
    "M41 63C37 73 23 84 23 102C23 110 26 117 34 117L106 117C132 119 154 111 159 92L168 97L166 76L147 83L153 88"
    "C148 100 134 105 118 102C116 84 102 70 86 65C79 59 77 53 73 48L44 48C42 54 41 58 41 63Z";
static const char dragon_head_east[] =
    "M38 64C38 52 35 46 37 38C40 25 52 17 65 17.5L60 5L73 14L77 4L82 19C86 23 88 28 88 33L100 39C105 42 103 48 "
    "97 48.5L78 51C73 54 74 60 77 68C64 74 48 74 38 64Z";
static const char dragon_far_wing[] =
    "M72 66C66 42 66 14 80-12C88-2 96 4 108 5C102 15 102 25 106 34C96 40 88 50 86 64Z";
static const char dragon_near_wing[] =
    "M80 70C92 38 118 14 158 2C153 17 156 28 165 37C151 39 144 47 145 60C133 55 125 61 122 73C109 66 95 68 84 80Z";

static void paint_far_wing(struct brush *brush)
{
	brush_halo(brush, dragon_far_wing, 0);
	brush_halo(brush, dragon_near_wing, 0);
	brush_body(brush, dragon_far_wing, 0xA85A28, INK);
	brush_stroke(brush, "M76 62C74 40 76 16 82-8M80 62C84 42 92 24 104 8M83 62C88 50 94 42 102 35", 3, rgb(DARK));
}

/* Belly, light along the back, haunch and claws, and the near wing over it. */
static void paint_seat(struct brush *brush)
{
	brush_fill(brush,
	           "M36 55C44 60 46 66 43 74C38 86 32 94 33 106C34 113 38 116 44 116L62 116C50 104 48 88 56 74C60 66 "
	           "56 58 50 53Z",
	           rgb(0xE9B765));
	brush_stroke(
	    brush,
	    "M40 68C46 70 51 71 56 72M36 80C42 83 48 85 53 86M33 93C40 96 46 98 51 98M34 106C41 108 48 109 55 109",
	    2.6f, rgb(0xA8742F));
	brush_stroke(brush, "M114 100C130 106 148 102 155 90", 4, rgb(LIT));
	brush_fill(brush, "M74 117C66 104 72 86 90 84C106 83 114 96 110 117Z", rgb(0x8E2C25));
	brush_stroke(brush, "M74 114C68 102 74 88 90 85.5C102 85 110 92 111.5 104", 3, rgb(LIT));
	brush_fill(
	    brush,
	    "M24 117L27 110L31 117L35 110L39 117L43 110L47 117ZM68 117L72 110L76 117L80 110L84 117L88 110L92 117Z",
	    rgb(0xF2E6C8));
	brush_body(brush, dragon_near_wing, SKIN, INK);
	brush_stroke(brush, "M84 72C98 44 122 20 152 6M88 72C108 52 134 40 160 37M92 72C108 62 126 58 142 58", 3.4f,
	             rgb(SCALES));
	brush_fill(brush, "M84 68C96 42 120 20 150 8C128 24 108 44 98 68Z", rgba(0xFFE3A8, 0.35f));
}

static void paint_dragon(struct brush *brush, int color)
{
	(void)color;
	paint_far_wing(brush);
	brush_halo(brush, dragon_body, 0);
	brush_body(brush, dragon_body, SCALES, INK);
	brush_stroke(brush, "M44 21C55 21 64 28 69 39C73 50 76 60 84 67", 4.5f, rgb(LIT));
	paint_seat(brush);
	/* head: eye, nostril, teeth, a breath of fire */
	brush_circle(brush, 31, 30, 5.2f, rgb(0xFFE27A));
	brush_fill(brush, "M31 25.5C33 28 33 32 31 34.5C29.4 32 29.4 28 31 25.5Z", rgb(INK));
	brush_stroke(brush, "M24 24C28 22.5 34 23 38 27", 3, rgb(DARK));
	brush_circle(brush, 11, 41, 1.9f, rgb(INK));
	brush_stroke(brush, "M9 46C17 46 26 44 33 46", 2.4f, rgb(DARK));
	brush_fill(brush, "M14 46L16.5 50.5L19 46ZM23 45.6L25.5 50L28 45.6Z", rgb(0xFFF8E6));
	brush_fill(brush, "M3 48C-6 47-13 51-19 58C-12 56-8 58-4 62C-3 57 0 53 6 52Z", rgba(0xFF9A2E, 0.95f));
	brush_fill(brush, "M2 49.5C-4 49-8 51-12 55C-7 54-5 55-2 57C-1 54 1 52 5 51Z", rgb(0xFFE27A));
	/* spines */
	brush_fill(brush, "M60 20L68 12L68 26ZM70 32L80 27L76 40ZM76 47L86 44L80 56Z", rgb(SKIN));
}

static void paint_dragon_turned(struct brush *brush, int color)
{
	(void)color;
	paint_far_wing(brush);
	brush_halo(brush, dragon_trunk, 0);
	brush_halo(brush, dragon_head_east, 0);
	brush_body(brush, dragon_trunk, SCALES, INK);
	paint_seat(brush);
	brush_fill(brush, "M46 22L36 13L37 28ZM38 34L27 30L33 43ZM37 48L28 48L36 58Z", rgb(SKIN));
	brush_body(brush, dragon_head_east, SCALES, INK);
	brush_stroke(brush, "M64 21C53 21 44 28 41 39C40 46 42 54 42 62", 4.5f, rgb(LIT));
	brush_circle(brush, 77, 30, 5.2f, rgb(0xFFE27A));
	brush_fill(brush, "M77 25.5C79 28 79 32 77 34.5C75.4 32 75.4 28 77 25.5Z", rgb(INK));
	brush_stroke(brush, "M84 24C80 22.5 74 23 70 27", 3, rgb(DARK));
	brush_circle(brush, 97, 41, 1.9f, rgb(INK));
	brush_stroke(brush, "M99 46C91 46 82 44 75 46", 2.4f, rgb(DARK));
	brush_fill(brush, "M94 46L91.5 50.5L89 46ZM85 45.6L82.5 50L80 45.6Z", rgb(0xFFF8E6));
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

	brush_halo(brush, far_wing, 0);
	brush_halo(brush, near_wing, 0);
	brush_halo(brush, flying_body, 0);
	brush_body(brush, far_wing, 0xA85A28, INK);
	brush_body(brush, flying_legs, 0x8E2C25, INK);
	brush_body(brush, flying_body, SCALES, INK);
	brush_fill(brush, "M30 73C40 76 46 82 58 88C78 96 98 96 116 90C98 92 80 90 64 82C52 76 42 71 30 70Z",
	           rgb(0xE9B765));
	brush_stroke(brush, "M42 47C54 49 62 58 67 71C84 70 98 70 114 76", 4, rgb(LIT));
	brush_body(brush, near_wing, SKIN, INK);
	brush_stroke(brush,
	             down ? "M80 78C104 74 134 84 160 106M80 80C98 82 118 92 132 110M80 84C90 88 100 96 106 103"
	                  : "M80 78C94 44 114 14 140-4M84 78C104 54 126 36 148 26M86 80C100 66 116 58 128 54",
	             3.2f, rgb(SCALES));
	brush_circle(brush, 28, 54, 4.6f, rgb(0xFFE27A));
	brush_fill(brush, "M28 50C29.8 52 29.8 56 28 58C26.6 56 26.6 52 28 50Z", rgb(INK));
	brush_circle(brush, 6, 65, 1.8f, rgb(INK));
	brush_stroke(brush, "M3 70C11 70 20 68 27 70", 2.4f, rgb(DARK));
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
    .reach = {122, 132}, .width = 170, .outline = dragon_body, .paint = paint_dragon};
static const struct figure_shape dragon_turned = {
    .reach = {122, 132}, .width = 170, .outline = dragon_trunk, .paint = paint_dragon_turned};
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
	float way = looks_back(seconds) ? 1 : -1, x = foot.x + height * (way > 0 ? 0.42f : -0.34f);
	float y = foot.y - height * 0.64f, breath = fmodf(seconds, 2.2f) / 2.2f;

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
	struct vec mouth = {foot.x - height * 0.34f, foot.y - height * 0.60f};

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

/* ---- the fairy: she hovers ---- */

static const char fairy_wings[] =
    "M46 66C30 36 4 34 4 52C4 66 24 74 44 75C24 77 12 88 18 96C25 104 40 92 48 80L52 80C60 92 75 104 82 96"
    "C88 88 76 77 56 75C76 74 96 66 96 52C96 34 70 36 54 66Z";
static const char fairy_dress[] =
    "M50 58C56 58 60 64 61 72L72 104C64 111 58 107 50 112C42 107 36 111 28 104L39 72C40 64 44 58 50 58Z";

static void paint_fairy(struct brush *brush, int color)
{
	(void)color;
	brush_circle(brush, 50, 72, 56, rgba(0xFFF3B8, 0.20f));
	brush_circle(brush, 50, 72, 45, rgba(0xFFF6CC, 0.26f));
	brush_circle(brush, 50, 72, 33, rgba(0xFFFBE2, 0.34f));
	brush_outline(brush, fairy_wings, 5, 0x2F4A66);
	brush_fill(brush, fairy_wings, rgb(0xCDEBFA));
	brush_stroke(brush, "M46 68C36 52 22 44 10 48M54 68C64 52 78 44 90 48", 2.6f, rgb(0x7FB4D6));
	brush_outline(brush, fairy_dress, 5, 0x2B1A0E);
	brush_fill(brush, fairy_dress, rgb(0xFFFFFF));
	brush_fill(brush, "M50 60C56 61 59 66 60 73L70 103C63 108 58 105 50 110Z", rgb(0xE3CFF2));
	brush_stroke(brush, "M41 76C46 79 54 79 59 76", 3.4f, rgb(0xE9BE58));
	brush_stroke(brush, "M60 70L78 62", 5, rgb(0x2B1A0E));
	brush_stroke(brush, "M60 70L77 62.5", 3, rgb(SKIN_TONE));
	brush_stroke(brush, "M76 66L86 50", 2.6f, rgb(0x6B4018));
	brush_fill(brush, "M87 38L90 46L98 47L92 52L94 60L87 55.5L80 60L82 52L76 47L84 46Z", rgb(0xFFD84A));
	brush_circle(brush, 50, 44, 15.5f, rgb(0x2B1A0E));
	brush_circle(brush, 50, 44, 13, rgb(0xE9B94C));
	brush_circle(brush, 50, 47, 9.5f, rgb(SKIN_TONE));
	brush_circle(brush, 46.6f, 46.5f, 1.6f, rgb(0x2B1A0E));
	brush_circle(brush, 53.4f, 46.5f, 1.6f, rgb(0x2B1A0E));
	brush_stroke(brush, "M46.5 51C48.5 53 51.5 53 53.5 51", 1.8f, rgb(0x9A4A3A));
	brush_stroke(brush, "M40 35C45 30 55 30 60 35", 3, rgb(0xFFF3B8));
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
static const struct figure_shape fairy = {.reach = {58, 102}, .width = 92, .paint = paint_fairy};

static const struct neutral_art neutrals[] = {
    {.key = "dragon",
     .shape = &dragon,
     .height = 0.62f,
     .x = 0.46f,
     .y = 0.86f,
     .pose = dragon_pose,
     .lives = dragon_lives,
     .meets = breathe},
    {.key = "fairy", .shape = &fairy, .height = 0.4f, .x = 0.3f, .y = 0.5f, .hovers = true, .touches = MOVE_FAIRY},
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
	draw_shape(ui->draw, (float)box.x + (float)box.w * 0.40f, foot, tall * 1.1f, &dragon, 1);
	draw_shape(ui->draw, (float)box.x + (float)box.w * 0.80f, foot - tall * 0.15f, tall * 0.8f, &fairy, 1);
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
