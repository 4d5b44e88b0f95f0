#include "view/art/champion.h"

#include <math.h>
#include <stdio.h>

#include "view/art/brush.h"
#include "view/art/follower.h"
#include "view/art/theme.h"

enum {
	LINE = 0x2B1A0E,
	GOLD = 0xE9B93C,
	GOLD_LIT = 0xFFF0B0,
	GOLD_DARK = 0x8E5A12,
	LEAF = 0x6F9A3C,
	LEAF_LIT = 0xB4D06A,
	LEATHER = 0x6E4024,
	ERMINE = 0xF7EFDC,
};

#define HEAD "M50 16C62 16 68 24 68 34C68 47 60 56 50 56C40 56 32 47 32 34C32 24 38 16 50 16Z"
#define CLOAK                                                                                                          \
	"M33 52C22 66 14 88 8 106C7 111 10 114 15 113C22 111 27 113 33 111L67 111C73 113 78 111 85 113"                \
	"C90 114 93 111 92 106C86 88 78 66 67 52Z"
#define COAT                                                                                                           \
	"M34 54C42 51 58 51 66 54L70 66C69 76 72 88 77 100Q78 105 72 106C58 109 42 109 28 106Q22 105 23 100"           \
	"C28 88 31 76 30 66Z"
#define NEAR_ARM "M35 55C27 58 20 66 13 74C9 79 10 83 15 86L30 92C34 92 36 87 32 84L23 78L37 68Z"
#define FAR_ARM "M65 55C73 58 80 66 87 74C91 79 90 83 85 86L70 92C66 92 64 87 68 84L77 78L63 68Z"
#define CUP "M80-24C80-8 85-1 90 1L90 5C85 6 84 8 84 10L103 10C103 8 102 6 97 5L97 1C102-1 107-8 107-24Z"
#define MANTLE                                                                                                         \
	"M33 51C24 53 17 58 14 66C14 71 19 73 24 71C40 64 60 64 76 71C81 73 86 71 86 66C83 58 76 53 67 51C58 57 42 "   \
	"57 33 51Z"

/* An arm, its folds, cuff and open hand: the near one and the far one. */
struct arm {
	const char *sleeve, *folds, *cuff, *hand;
};
static const struct arm akimbo[2] = {
    {NEAR_ARM, "M33 62C27 66 22 71 18 76M36 66C31 70 27 73 23 77", "M28 82.4L33.4 85.4L30.6 92.6L24.6 90Z",
     "M31 83.6C36 84 38.5 87 37 90.4C35 93.4 31.6 93 29.4 91.4Z"},
    {FAR_ARM, "M67 62C73 66 78 71 82 76M64 66C69 70 73 73 77 77", "M72 82.4L66.6 85.4L69.4 92.6L75.4 90Z",
     "M69 83.6C64 84 61.5 87 63 90.4C65 93.4 68.4 93 70.6 91.4Z"}};
static const struct arm raised[2] = {
    {"M38 55C30 55 24 51 20 45L15 22L1 24L4 50C8 63 18 71 32 72Z",
     "M17 47C20 55 24 60 29 64M10 48C13 57 18 64 26 68M14 34L5 36M15 40L5 43", "M16 21L0 23L1 30L17 28Z",
     "M16 21C19 16 21 13 24 10C26 7 23 5 20 7L16 11L17-1C17-4 13-4 12.5-1L11 8L10-5C10-8 6-8 6-5"
     "L5.5 8L2-3C1-6-2.5-5-2-2L0.5 9L-4 2C-5.5-0.5-9 1-7.5 4C-5 10-3 17 1 23Z"},
    {"M62 55C70 55 76 51 80 45L85 22L99 24L96 50C92 63 82 71 68 72Z",
     "M83 47C80 55 76 60 71 64M90 48C87 57 82 64 74 68M86 34L95 36M85 40L95 43", "M84 21L100 23L99 30L83 28Z",
     "M84 21C81 16 79 13 76 10C74 7 77 5 80 7L84 11L83-1C83-4 87-4 87.5-1L89 8L90-5"
     "C90-8 94-8 94-5L94.5 8L98-3C99-6 102.5-5 102-2L99.5 9L104 2C105.5-.5 109 1 107.5 4"
     "C105 10 103 17 99 23Z"}};

/* A part of him, lit from the upper left, in a thin line: he is large. */
static void part(struct brush *brush, const char *outline, uint32_t lit, uint32_t body, uint32_t dark)
{
	brush_stroke(brush, outline, 2.6f, rgb(LINE));
	brush_trace(brush, outline);
	brush_across(brush,
	             (struct ink){.stop_count = 3, .stops = {{0, rgb(lit)}, {0.45f, rgb(body)}, {1, rgb(dark)}}});
}

/* Each player's family has its own face: lit, middle, shaded, and the eyes; hair and beard are those of the followers.
 */
static const struct {
	uint32_t skin[3], eyes;
} families[COLOR_COUNT] = {[COLOR_YELLOW] = {{0xFDE6C4, 0xF0C79A, 0xCF976A}, 0x5A3A1E},
                           [COLOR_RED] = {{0xFFE0C8, 0xF2BE9A, 0xCC8662}, 0x3F6B45},
                           [COLOR_GREEN] = {{0xFFEBD2, 0xF6D3AE, 0xD8A47C}, 0x3C6FA0},
                           [COLOR_BLUE] = {{0xEFCB9E, 0xD8A472, 0xAE7848}, 0x4A2D17},
                           [COLOR_BLACK] = {{0xFBE8D4, 0xEAC7A6, 0xC29676}, 0x4F6478},
                           [COLOR_PINK] = {{0xE6BC92, 0xC48C60, 0x93603C}, 0x4A2D17}};

static void skin(struct brush *brush, int color, const char *outline)
{
	const uint32_t *tone = families[color].skin;

	part(brush, outline, tone[0], tone[1], tone[2]);
}

static void gold(struct brush *brush, const char *outline) { part(brush, outline, GOLD_LIT, GOLD, GOLD_DARK); }

/* From its stalk at (x, y), so long, to that side: pointed, with a rib. */
static void leaf(struct brush *brush, float x, float y, float angle, float length)
{
	float c = cosf(angle) * length, s = sinf(angle) * length;
	char shape[200], rib[100];

	snprintf(shape, sizeof shape, "M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fZ", x, y,
	         x + 0.25f * c + 0.30f * s, y + 0.25f * s - 0.30f * c, x + 0.75f * c + 0.26f * s,
	         y + 0.75f * s - 0.26f * c, x + c, y + s, x + 0.75f * c - 0.26f * s, y + 0.75f * s + 0.26f * c,
	         x + 0.25f * c - 0.30f * s, y + 0.25f * s + 0.30f * c, x, y);
	snprintf(rib, sizeof rib, "M%.2f %.2fL%.2f %.2f", x, y, x + 0.8f * c, y + 0.8f * s);
	part(brush, shape, LEAF_LIT, LEAF, 0x3E6426);
	brush_stroke(brush, rib, 0.7f, rgba(0x2F4D1C, 0.7f));
}

/* Two sprigs that rise from the nape over the temples and leave the brow free. */
static void wreath(struct brush *brush)
{
	enum { LEAVES = 6 };

	for (int side = -1; side <= 1; side += 2)
		for (int i = 0; i < 2 * LEAVES; i++) {
			float t = (float)(i / 2) / (LEAVES - 1), at = 0.35f - 1.62f * t; /* up the side of the head */
			float x = 50 + (float)side * 20.5f * cosf(at), y = 33 + 19.5f * sinf(at),
			      way = at - 1.5708f + (i & 1 ? 0.62f : -0.42f);

			leaf(brush, x, y, side > 0 ? way : 3.1416f - way, 11 - 2.5f * t);
		}
	brush_circle(brush, 50, 13.5f, 3.4f, rgb(LINE));
	brush_circle(brush, 50, 13.5f, 2.5f, rgb(0xC62F3A));
	brush_circle(brush, 49.2f, 12.7f, 0.8f, rgba(0xFFFFFF, 0.8f));
}

static const char *const beards[] = {
    [BEARD_BUSHY] = "M31 31C26 44 28 57 36 60C38 66 45 66 50 69C55 66 62 66 64 60C72 57 74 44 69 31C68 37 65 42 61 43.5"
                    "C57 42 54 41.5 50 41.5C46 41.5 43 42 39 43.5C35 42 32 37 31 31Z",
    [BEARD_POINTED] = "M43.5 50C46 49 54 49 56.5 50C58 55 54 62 50 67C46 62 42 55 43.5 50Z",
    [BEARD_LONG] =
        "M32 33C30 48 35 66 44 77C47 81 50 84 53 80C65 66 70 48 68 33C67 38 65 43 61 44.5C57 43 54 42.5 50 42.5"
        "C46 42.5 43 43 39 44.5C35 43 33 38 32 33Z",
};

static void beard(struct brush *brush, enum beard kind, uint32_t hair)
{
	uint32_t dark = hair >> 1 & 0x7F7F7F;

	part(brush, beards[kind], hair, hair, dark);
	if (kind != BEARD_POINTED) /* locks that part and wave */
		brush_stroke(
		    brush,
		    "M35 44C36 51 39 56 42 59M65 44C64 51 61 56 58 59M40 47C42 54 44 60 47 64M60 47C58 54 56 60 53 64"
		    "M50 53C49 58 51 61 50 65",
		    0.9f, rgba(dark, 0.75f));
}

/* Above the mouth. */
static void moustache(struct brush *brush, uint32_t hair)
{
	part(brush,
	     "M50 41.8C45 39.6 38.5 41.6 34.5 47.4C40 48.4 47 47.4 50 44.6C53 47.4 60 48.4 65.5 47.4C61.5 41.6 "
	     "55 39.6 50 41.8Z",
	     hair, hair, hair >> 1 & 0x7F7F7F);
}

/* What falls on the shoulders, or a veil; before the head. */
static void hair_behind(struct brush *brush, int color, bool first)
{
	uint32_t hair = follower_hair(color), dark = hair >> 1 & 0x7F7F7F;

	if (color == COLOR_GREEN || color == COLOR_YELLOW)
		part(brush,
		     "M30 40C26 22 36 9 50 9C64 9 74 22 70 40C72 50 78 56 77 66C70 70 64 66 62 58L38 58C36 66 30 70 23 "
		     "66"
		     "C22 56 28 50 30 40Z",
		     hair, hair, dark);
	else if (color == COLOR_PINK && !first)
		part(brush,
		     "M29 42C24 20 35 6 50 6C65 6 76 20 71 42C74 52 79 60 75 67C66 63 58 60 50 60C42 60 34 63 25 67"
		     "C21 60 26 52 29 42Z",
		     0xFFFFFF, ERMINE, 0xCDBE9E);
	else
		part(brush, "M31 40C27 22 36 10 50 10C64 10 73 22 69 40C71 46 68 52 65 53L35 53C32 52 29 46 31 40Z",
		     hair, hair, dark);
	if (color == COLOR_PINK) /* two plaits */
		part(
		    brush,
		    "M31 34C25 42 30 48 26 54C30 60 24 66 28 73C33 74 34 70 33 65C37 60 33 54 36 49C38 42 35 38 31 34Z"
		    "M69 34C75 42 70 48 74 54C70 60 76 66 72 73C67 74 66 70 67 65C63 60 67 54 64 49C62 42 65 38 69 34Z",
		    hair, hair, dark);
}

/* What whoever wears no laurel has on his head; over the brow. */
static void headgear(struct brush *brush, int color)
{
	const struct brush_folds *cloth = &brush_folds[color];
	uint32_t body = player_colors[color].body, hair = follower_hair(color), dark = hair >> 1 & 0x7F7F7F;
	static const char fringe[] =
	    "M31 30C33 17 40 9 52 9.5C63 10 69 18 69.5 30C62 27 56 24 52 19C47 25 39 28 31 30Z";

	switch (color) {
	case COLOR_RED: /* a cap with a brim of fur */
		part(brush, "M32 21C30 8 40 1 50 1C60 1 70 8 68 21Z", cloth->light, body, cloth->dark);
		part(brush,
		     "M28 22C27 16 33 15 37 15C45 13.5 55 13.5 63 15C67 15 73 16 72 22C71 27 66 26 62 25C54 23 46 23 "
		     "38 25"
		     "C34 26 29 27 28 22Z",
		     0xA9794A, 0x7A4E2C, 0x4A2C16);
		break;
	case COLOR_GREEN: /* a hunter's hat, its feather */
		part(brush, fringe, hair, hair, dark);
		part(brush, "M33 18C24 14 18 7 16-3C26-2 35 5 38 15Z", 0xFFFFFF, ERMINE, 0xC9B48A);
		part(brush,
		     "M30 19C32 8 42 2 54 3C63 4 68 10 71 17L89 23Q83 29 70 26C56 21.5 42 21.5 27 26Q20 25 30 19Z",
		     cloth->light, body, cloth->dark);
		break;
	case COLOR_BLUE: /* a captain's flat cap, aslant */
		part(brush, fringe, hair, hair, dark);
		part(brush,
		     "M28 20C22 9 36 0 54 1C72 2 83 10 78 19C75 25 66 22 58 20.5C48 19 39 20 33 24C30 25 29 23 28 20Z",
		     cloth->light, body, cloth->dark);
		brush_circle(brush, 36, 17, 3.4f, rgb(LINE));
		brush_circle(brush, 36, 17, 2.5f, rgb(GOLD));
		break;
	case COLOR_BLACK: /* an old man's skullcap */
		part(brush, "M32.5 23C33 12 41 6.5 50 6.5C59 6.5 67 12 67.5 23C58 18 42 18 32.5 23Z", cloth->light,
		     body, cloth->dark);
		break;
	case COLOR_PINK: /* a circlet on her veil */
		part(brush, "M33 27C37 19 43 17 50 17C57 17 63 19 67 27C63 14 58 11 50 11C42 11 37 14 33 27Z", hair,
		     hair, dark);
		gold(brush, "M31.5 20C40 14 60 14 68.5 20L68.5 23.5C60 17.5 40 17.5 31.5 23.5Z");
		break;
	default:
		part(brush, fringe, hair, hair, dark);
	}
}

static void face(struct brush *brush, int color, bool first)
{
	uint32_t hair = follower_hair(color), dark = hair >> 1 & 0x7F7F7F;
	enum beard grown = follower_beard(color);

	hair_behind(brush, color, first);
	skin(brush, color, HEAD);
	if (!first)
		headgear(brush, color);
	if (grown)
		beard(brush, grown, hair);
	if (first) { /* he laughs */
		brush_fill(brush, "M41 44.8C46 44 54 44 59 44.8C57.5 53 42.5 53 41 44.8Z", rgb(0x7C2A22));
		brush_fill(brush, "M46 50C48 48.6 52 48.6 54 50C52.6 51.2 47.4 51.2 46 50Z", rgb(0xD9645A));
		brush_fill(brush, "M42 45C46.5 44.3 53.5 44.3 58 45C56.5 47.4 43.5 47.4 42 45Z", rgb(0xFFF8EC));
	} else {
		brush_fill(brush, "M43.5 45.5C46 44.6 54 44.6 56.5 45.5C55 50 45 50 43.5 45.5Z", rgb(0x7C2A22));
		brush_fill(brush, "M44.6 45.6C47 45 53 45 55.4 45.6C54 47.2 46 47.2 44.6 45.6Z", rgb(0xFFF8EC));
	}
	if (grown)
		moustache(brush, hair);
	/* brows, eyes that look at whoever plays, a nose, warm cheeks */
	brush_circle(brush, 38.5f, 39, 3.6f, rgba(0xE07A5A, 0.35f));
	brush_circle(brush, 61.5f, 39, 3.6f, rgba(0xE07A5A, 0.35f));
	for (int side = -1; side <= 1; side += 2) {
		float x = 50 + 8.2f * (float)side;

		brush_circle(brush, x, 33.6f, 3.5f, rgb(0xFFFBF2));
		brush_circle(brush, x + 0.3f, 33.8f, 2.3f, rgb(families[color].eyes));
		brush_circle(brush, x + 0.3f, 33.8f, 1.2f, rgb(0x140A05));
		brush_circle(brush, x - 0.5f, 33.0f, 0.7f, rgb(0xFFFFFF));
	}
	brush_stroke(brush, "M37.6 32.4C39.5 29.8 44 29.8 46 32.2M54 32.2C56 29.8 60.5 29.8 62.4 32.4", 1.3f,
	             rgb(LINE));
	brush_stroke(brush, "M36.6 28.4C39.5 25.6 44 25.8 46.4 27.6M53.6 27.6C56 25.8 60.5 25.6 63.4 28.4",
	             grown == BEARD_LONG || grown == BEARD_BUSHY ? 3.0f
	             : grown                                     ? 2.2f
	                                                         : 1.5f,
	             rgb(color == COLOR_BLACK ? hair : dark));
	brush_stroke(brush, "M50.6 33.5C53.4 37.6 53 39.6 49.4 39.8", 1.2f, rgb(0xB87B50));
	if (first)
		wreath(brush);
}

static void boots(struct brush *brush)
{
	part(brush, "M32 98L47 99L47 110Q47 117 41 117L25 117Q19 116.5 21 111.5Q24 108 31 107Z", 0x9A6238, LEATHER,
	     0x3E2212);
	part(brush, "M53 99L68 98L69 107Q76 108 79 111.5Q81 116.5 75 117L59 117Q53 117 53 110Z", 0x9A6238, LEATHER,
	     0x3E2212);
	brush_stroke(brush, "M23 113.5L45 113.5M55 113.5L77 113.5", 0.9f, rgba(0x1E0F06, 0.7f));
}

/* Held up by its stem, a hand round it; light runs down its bowl. */
static void cup(struct brush *brush, int color)
{
	gold(brush, "M81-21C72-23 70-14 75-10C78-8 82-7 85-5L84-8C81-10 77-11 76-14C75-18 79-19 82-18Z");
	gold(brush, "M106-21C115-23 117-14 112-10C109-8 105-7 102-5L103-8C106-10 110-11 111-14C112-18 108-19 105-18Z");
	gold(brush, CUP);
	brush_fill(brush, "M80-24Q93.5-28.5 107-24Q93.5-19.5 80-24Z", rgb(0x7A2430));
	brush_stroke(brush, "M80-24Q93.5-28.5 107-24Q93.5-19.5 80-24Z", 1.2f, rgb(0xFFE79A));
	brush_fill(brush, "M84-18C84.5-9 87-4 90-2C88-7 87-12 87.5-18Z", rgba(0xFFFFFF, 0.65f));
	brush_stroke(brush, "M83-12C89-9.5 98-9.5 104-12", 1.1f, rgba(GOLD_DARK, 0.8f));
	skin(brush, color, "M85 9C83 14 84 20 88 22L97 22.5C102 20 103 13 101 9C97 7.5 89 7.5 85 9Z");
	brush_stroke(brush, "M86 12.5L99.5 12.5M86 16L100 16M87.5 19.4L99 19.4", 0.8f, rgba(0x8A5A36, 0.8f));
}

struct champion {
	float scale;
	int color;
	int place;
};

static void sleeve(struct brush *brush, int color, const struct arm *arm)
{
	const struct brush_folds *cloth = &brush_folds[color];

	part(brush, arm->sleeve, cloth->light, player_colors[color].body, cloth->dark);
	brush_stroke(brush, arm->folds, 1.1f, rgba(cloth->dark, 0.8f));
}

/* One arm akimbo, its hand at the belt; the other held up, with an open hand or, of the first, with the cup. */
static void arms(struct brush *brush, int color, int up, bool first)
{
	const struct arm *low = &akimbo[1 - up], *high = &raised[up];

	sleeve(brush, color, low);
	gold(brush, low->cuff);
	skin(brush, color, low->hand);
	sleeve(brush, color, high);
	if (first)
		cup(brush, color);
	else
		skin(brush, color, high->hand);
	gold(brush, high->cuff);
}

/* The first holds up the cup, the others wave, each with the arm that is away from him. */
static void body(struct brush *brush, int color, int place)
{
	uint32_t plain = player_colors[color].body, dark = brush_folds[color].dark, lit = brush_folds[color].light;
	uint32_t deep = dark >> 1 & 0x7F7F7F;
	int up = place == 1 ? 0 : 1;
	bool first = place == 0;

	brush_fill(brush, "M14 114C26 107 98 107 108 114C98 121 26 121 14 114Z", rgba(0x211F33, 0.42f));
	/* the cloak behind him, lined with light fur */
	part(brush, CLOAK, dark, deep, deep);
	brush_stroke(
	    brush,
	    "M26 70C20 84 16 98 14 110M31 74C27 90 25 102 24 110M74 70C80 84 84 98 86 110M69 74C73 90 75 102 76 110",
	    1.6f, rgba(0x0C0610, 0.45f));
	brush_stroke(brush, "M32 54C21 70 13 90 9 107M68 54C79 70 87 90 91 107", 3.4f, rgb(ERMINE));
	boots(brush);
	part(brush, COAT, lit, plain, dark);
	/* folds: from the belt they fall apart, above it they draw together */
	brush_fill(brush, "M38 82C36 91 33 99 30 106L37 107C38 99 39 90 40 82Z", rgba(dark, 0.55f));
	brush_fill(brush, "M60 82C62 91 65 99 69 106.5L62 107.6C60 99 59 90 58 82Z", rgba(dark, 0.75f));
	brush_fill(brush, "M48 82C48 92 47 100 46 108L52 108C52 100 51 91 51 82Z", rgba(dark, 0.35f));
	brush_stroke(brush,
	             "M33 84C31 92 29 98 27 103M43.5 83C43 92 42 99 41.5 106M55.5 83C56 92 57 99 58 106M67 84C69 92 71 "
	             "98 73 103",
	             0.9f, rgba(lit, 0.7f));
	gold(brush, "M23.5 99.5C40 104 60 104 76.5 99.5Q78 104.5 72 106C58 109 42 109 28 106Q22.5 104.5 23.5 99.5Z");
	brush_stroke(brush, "M27 103.2C42 106.6 58 106.6 73 103.2", 0.9f, rgba(GOLD_DARK, 0.9f));
	part(brush, "M29.5 76C42 79.5 58 79.5 70.5 76L71.5 81.5C58 85 42 85 28.6 81.5Z", 0x8A5430, 0x5A331B, 0x361C0D);
	gold(brush, "M45 76.6L55 76.6L55.4 85.4L44.6 85.4Z");
	brush_fill(brush, "M47.4 79L52.6 79L52.8 83L47.2 83Z", rgb(0x5A331B));
	arms(brush, color, up, first);
	/* mantle with a hem of fur, and a brooch */
	part(brush, MANTLE, lit, plain, dark);
	brush_stroke(
	    brush,
	    "M26 57C22 60 19 64 18 68M36 57.5C33 60 31 63 30 66M64 57.5C67 60 69 63 70 66M74 57C78 60 81 64 82 68", 1,
	    rgba(dark, 0.8f));
	brush_stroke(brush, "M14.6 67.5C16 71.4 20 72.6 24 70.6C40 63.6 60 63.6 76 70.6C80 72.6 84 71.4 85.4 67.5",
	             5.6f, rgb(LINE));
	brush_stroke(brush, "M14.6 67.5C16 71.4 20 72.6 24 70.6C40 63.6 60 63.6 76 70.6C80 72.6 84 71.4 85.4 67.5", 4,
	             rgb(ERMINE));
	for (int i = 0; i < 7; i++) {
		float t = (float)i / 6, x = 22 + 56 * t, y = 69.8f - 21 * t * (1 - t) - 0.6f;

		brush_circle(brush, x, y, 0.9f, rgb(LINE));
	}
	brush_emblem(brush, color, 50, 93, 17, player_colors[color].emblem);
	brush_circle(brush, 50, 61, 4.6f, rgb(LINE));
	brush_circle(brush, 50, 61, 3.6f, rgb(GOLD));
	brush_circle(brush, 50, 61, 2.1f, rgb(0xC62F3A));
	brush_circle(brush, 49.3f, 60.3f, 0.7f, rgba(0xFFFFFF, 0.85f));
	face(brush, color, first);
}

static bool champion_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct champion *job = context;
	struct pixmap pixmap;
	struct path path;

	if (!pixmap_init(&pixmap, w, h))
		return false;
	struct brush brush = {.pixmap = &pixmap,
	                      .path = &path,
	                      .s = job->scale,
	                      .dx = (float)w / 2 - 50 * job->scale,
	                      .dy = (CHAMPION_TOP - 117) * job->scale};
	body(&brush, job->color, job->place);
	return pixmap_put(&pixmap, pixels);
}

void draw_champion(struct draw *draw, float x, float y, float height, int color, int place)
{
	float size = floorf(height + 0.5f);
	struct champion job = {size / 118, color, place};

	if (size < 4)
		return;
	int w = 2 * (int)ceilf((CHAMPION_SIDE + 8) * job.scale), h = (int)ceilf((CHAMPION_TOP + 4) * job.scale);
	struct picture picture = picture_of("champion", w, h, champion_paint, &job, sizeof job);

	picture.alone = true;
	struct rect box = {(int)floorf(x) - w / 2, (int)floorf(y - CHAMPION_TOP * job.scale), w, h};
	draw_picture(draw, &picture, &(struct draw_image){.dst = box, .alpha = 1});
}
