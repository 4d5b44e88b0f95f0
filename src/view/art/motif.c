#include "view/art/motif.h"

#include <math.h>

#define CELL .165f   /* distance of two emblems, in tiles */
#define BAND .33f    /* width of a tie's band: two rows of emblems */
#define FAINT .50f   /* how much of its colours a tie's band has: two full ones would flicker */
#define CALM .60f    /* how much of the ground's own variety goes */
#define GRASS_R 0x97 /* what it is calmed to */
#define GRASS_G 0xAC
#define GRASS_B 0x57

static const struct motif {
	uint32_t tint;
	float tint_alpha;
	uint32_t ink;
	float ink_alpha;
} motifs[MOTIF_COUNT] = {
    [COLOR_YELLOW] = {0xF7A62B, .40f, 0x603400, .50f}, [COLOR_RED] = {0xB8142C, .46f, 0xFFF0E2, .72f},
    [COLOR_GREEN] = {0x3CAE55, .50f, 0x093416, .70f},  [COLOR_BLUE] = {0x1F55C4, .44f, 0xE8F2FF, .70f},
    [COLOR_BLACK] = {0x2B2B31, .60f, 0xF5EEE1, .72f},  [COLOR_PINK] = {0xF279B5, .48f, 0x4A0B33, .68f},
    [MOTIF_WHEAT] = {0xD9C878, .30f, 0x6E4A0A, .50f},
};

uint32_t motif_color(int motif) { return motif == MOTIF_WHEAT ? 0xF7EBC4 : motifs[motif].tint; }

/* Signed distances to the emblems, in cells, negative inside; x, y from the emblem's middle. */
static float sun(float x, float y)
{
	float r = sqrtf(x * x + y * y), disc = r - .022f;
	float best = disc;
	for (int i = 0; i < 8; i++) {
		static const float dx[] = {1, .7071f, 0, -.7071f, -1, -.7071f, 0, .7071f};
		static const float dy[] = {0, .7071f, 1, .7071f, 0, -.7071f, -1, -.7071f};
		float along = x * dx[i] + y * dy[i], off = fabsf(x * dy[i] - y * dx[i]);
		if (along < .026f)
			continue;
		float ray = off - (.0125f - (along - .026f) * .38f), end = along - .052f;
		float d = ray > end ? ray : end;
		best = d < best ? d : best;
	}
	return best;
}

static float cross(float x, float y)
{
	float ax = fabsf(x), ay = fabsf(y);
	float upright = fmaxf(ax - .0155f, ay - .048f), bar = fmaxf(ax - .048f, ay - .0155f);
	return fminf(upright, bar);
}

/* Two arcs that meet in points above and below, parted by a line. */
static float leaf(float x, float y)
{
	float r = .066f, off = .036f;
	float left = sqrtf((x - off) * (x - off) + y * y) - r, right = sqrtf((x + off) * (x + off) + y * y) - r;
	float body = fmaxf(left, right);
	return fmaxf(body, .0042f - fabsf(x));
}

/* A disc without a smaller one at its right. */
static float moon(float x, float y)
{
	float outer = sqrtf((x + .004f) * (x + .004f) + y * y) - .05f;
	float inner = sqrtf((x - .024f) * (x - .024f) + y * y) - .036f;
	return fmaxf(outer, -inner);
}

static float diamond(float x, float y) { return (fabsf(x) * 1.45f + fabsf(y)) * .55f - .031f; }

static float ellipse_at(float x, float y, float cx, float cy, float tilt)
{
	float u = x - cx, v = y - cy;
	float a = u * .8f + v * .6f * tilt, b = -u * .6f * tilt + v * .8f;
	return sqrtf(a * a * 4.4f + b * b) - .0155f;
}

/* An ear of wheat: a stalk with grains to both sides. */
static float wheat(float x, float y)
{
	float best = fmaxf(fabsf(x) - .0035f, fmaxf(-.05f - y, y - .055f));
	for (int i = 0; i < 3; i++) {
		float cy = -.034f + .024f * (float)i;
		best = fminf(best, ellipse_at(x, y, -.0145f, cy, -1));
		best = fminf(best, ellipse_at(x, y, .0145f, cy, 1));
	}
	return best;
}

/* A wave of one cell's length without trigonometry: parabolas, up and down. */
static float wave(float x, float y)
{
	float t = x / CELL - floorf(x / CELL);
	float half = t < .5f ? t * 2 : t * 2 - 1, bow = 4 * half * (1 - half);
	float line = (t < .5f ? -bow : bow) * .021f;
	return fabsf(y - line) * .86f - .0125f;
}

static float row_height_of(int motif) { return motif == COLOR_BLUE ? CELL * .62f : CELL; }

static float motif_distance(int motif, float x, float y)
{
	static float (*const emblems[MOTIF_COUNT])(float x, float y) = {
	    [COLOR_BLUE] = wave,     [COLOR_YELLOW] = sun, [COLOR_RED] = cross,  [COLOR_GREEN] = leaf,
	    [COLOR_BLACK] = diamond, [COLOR_PINK] = moon,  [MOTIF_WHEAT] = wheat};

	return emblems[motif](x, y);
}

static float lerp(float a, float b, float t) { return a + (b - a) * t; }

static uint8_t channel(float value) { return (uint8_t)(value <= 0 ? 0 : value >= 255 ? 255 : value + .5f); }

static struct motif_pixel motif_color_of(const struct motif *m, float calm, float amount)
{
	float tint = m->tint_alpha, ink = amount * m->ink_alpha, keep = (1 - calm) * (1 - tint) * (1 - ink),
	      alpha = 1 - keep;
	/* calmed grass, then tint, then ink; divided by the alpha they have together */
	float grass = calm * (1 - tint) * (1 - ink) / alpha, body = tint * (1 - ink) / alpha, mark = ink / alpha;
	float r = GRASS_R * grass + (float)(m->tint >> 16) * body + (float)(m->ink >> 16) * mark;
	float g = GRASS_G * grass + (float)(m->tint >> 8 & 255) * body + (float)(m->ink >> 8 & 255) * mark;
	float b = GRASS_B * grass + (float)(m->tint & 255) * body + (float)(m->ink & 255) * mark;
	return (struct motif_pixel){channel(r), channel(g), channel(b), channel(alpha * 255)};
}

void motif_sheet_init(struct motif_sheet *sheet, int motif, float texel)
{
	sheet->row_height = row_height_of(motif);
	for (int y = 0; y < MOTIF_TEXELS; y++)
		for (int x = 0; x < MOTIF_TEXELS; x++) {
			float u = (((float)x + .5f) / MOTIF_TEXELS - .5f) * CELL;
			float v = (((float)y + .5f) / MOTIF_TEXELS - .5f) * sheet->row_height;
			float edge = .5f - motif_distance(motif, u, v) / texel;
			sheet->ink[y * MOTIF_TEXELS + x] = channel((edge < 0 ? 0 : edge > 1 ? 1 : edge) * 255);
		}
	struct motif faint = motifs[motif];
	faint.tint_alpha *= FAINT;
	faint.ink_alpha *= .78f;
	for (int i = 0; i < 256; i++) {
		sheet->colors[i] =
		    motif_color_of(&motifs[motif], motif == MOTIF_WHEAT ? CALM * .4f : CALM, (float)i / 255);
		sheet->faint[i] = motif_color_of(&faint, CALM * FAINT, (float)i / 255);
	}
}

/* floorf() without a call: it is asked for every pixel */
static int floor_of(float v)
{
	int whole = (int)v;
	return whole - ((float)whole > v);
}

/* How much ink lies there, 0..255. */
static int ink_at(const struct motif_sheet *sheet, float x, float y)
{
	int row = floor_of(y / sheet->row_height);
	float u = x / CELL + (row & 1 ? .5f : 0), v = y / sheet->row_height - (float)row;
	u -= (float)floor_of(u);
	int i = (int)(u * MOTIF_TEXELS), j = (int)(v * MOTIF_TEXELS);
	return sheet->ink[(j & (MOTIF_TEXELS - 1)) * MOTIF_TEXELS + (i & (MOTIF_TEXELS - 1))];
}

struct motif_pixel motif_at(const struct motif_sheet *sheet, float x, float y)
{
	return sheet->colors[ink_at(sheet, x, y)];
}

/* How far a point is across the bands, in bands. */
static float band_way(float x, float y) { return (x + y) * .7071f / BAND; }

int motif_band(int count, float x, float y)
{
	int band = floor_of(band_way(x, y)) % count;
	return band < 0 ? band + count : band;
}

struct motif_pixel motif_bands_at(const struct motif_sheet *const sheets[], int count, float x, float y)
{
	float along = band_way(x, y), part = along - (float)floor_of(along);
	const struct motif_sheet *sheet = sheets[motif_band(count, x, y)];
	struct motif_pixel pixel = sheet->faint[ink_at(sheet, x, y)];
	/* a light seam between two bands keeps them apart for every eye */
	float seam = fminf(part, 1 - part) * BAND;
	if (seam < .006f) {
		float t = 1 - seam / .006f;
		pixel.r = channel(lerp(pixel.r, 0xFF, t * .55f));
		pixel.g = channel(lerp(pixel.g, 0xF6, t * .55f));
		pixel.b = channel(lerp(pixel.b, 0xDC, t * .55f));
	}
	return pixel;
}
