#include "view/art/pattern.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <bastide/game.h>

#include "view/art/drawing.h"
#include "view/art/emblem.h"
#include "view/art/theme.h" /* colours */

enum { GRID = 3 /* crossings a tile */, EMBLEM_GRID = 24 /* of emblem_path() */, WHEAT = COLOR_COUNT + 2 };

static const float emblem_size = 0.14f; /* of a tile */

/* So little ground colour that crops and woods are seen through it, so much that
 * fields are told apart across the table. */
static const struct {
	uint32_t tint;
	float alpha;
	uint32_t rim, emblem, edge; /* edge: of the emblem */
} looks[COLOR_COUNT + 3] = {
    [COLOR_YELLOW] = {0xFFCC18, .46f, 0xF2B705, 0x8A5200, 0xFFF8DC},
    [COLOR_RED] = {0xD2142F, .58f, 0xC3152F, 0xC3152F, 0xFFF0E2},
    [COLOR_GREEN] = {0x12A24A, .44f, 0x1E9E45, 0x0A6B2E, 0xF0FFE6},
    [COLOR_BLUE] = {0x2460CC, .48f, 0x1D55C9, 0x1D55C9, 0xF1F6FF},
    [COLOR_BLACK] = {0x24232C, .56f, 0x1B1B20, 0x1B1B20, 0xF5EEE1},
    [COLOR_PINK] = {0xFA5FC0, .54f, 0xE8559F, 0x9A1B64, 0xFFEAF5},
    /* bands of a crowd: nobody's colours, one light and one dark */
    [COLOR_COUNT] = {0xFBF6EA, .62f, 0, 0, 0},
    [COLOR_COUNT + 1] = {0x77716B, .56f, 0, 0, 0},
    [WHEAT] = {0xD9C878, .30f, 0xF7EBC4, 0x8A6420, 0xF3E6B0},
};

uint32_t pattern_tint(int color) { return rgba(looks[color].tint, looks[color].alpha); }

uint32_t pattern_rim(int color) { return rgb(looks[color].rim); }

/* Whoever owns it; of land that nobody does the wheat. */
static int owner_list(unsigned owners, int list[COLOR_COUNT])
{
	int count = 0;
	if (!owners)
		list[count++] = WHEAT;
	for (int color = 0; color < COLOR_COUNT; color++)
		if (owners >> color & 1)
			list[count++] = color;
	return count;
}

static int wrapped(int value, int period)
{
	int rest = value % period;
	return rest < 0 ? rest + period : rest;
}

/* After so many it is the first again. */
static int phase_count(unsigned owners)
{
	int list[COLOR_COUNT], count = owner_list(owners, list);
	return 2 * (count < PATTERN_CROWD ? count : 2);
}

uint8_t pattern_phase(unsigned owners, int x, int y) { return (uint8_t)wrapped((x + y) * GRID, phase_count(owners)); }

/* Stripes are two crossings wide, with a row of emblems in their middle. */
int pattern_owner(const struct pattern *pattern, float x, float y, float side)
{
	int list[COLOR_COUNT], count = owner_list(pattern->owners, list);
	float along = (float)pattern->phase + (x + y) * GRID / side;
	if (count >= PATTERN_CROWD)
		return COLOR_COUNT + wrapped((int)floorf(along / 2 + 0.5f), 2);
	return list[wrapped((int)floorf(along / 2 + 0.5f), count)];
}

int pattern_rim_owner(const struct pattern *pattern, float x, float y, float side)
{
	int list[COLOR_COUNT], count = owner_list(pattern->owners, list);
	int dashes = count == 5 ? 10 : 12; /* whole rounds on every tile */
	return list[wrapped((int)floorf((x - y) * (float)dashes / side), count)];
}

bool pattern_emblems(const struct pattern *pattern, uint8_t *pixels, int w, int h)
{
	int list[COLOR_COUNT], count = owner_list(pattern->owners, list);
	struct pixmap pixmap;
	if (!pixmap_init(&pixmap, w, h))
		return false;
	float step = (float)w / GRID, size = emblem_size * (float)w, border = fmaxf(1, size * 0.075f);
	for (int row = 0; row <= GRID && count < PATTERN_CROWD; row++) {
		for (int column = 0; column <= GRID; column++) {
			int crossing = pattern->phase + row + column;
			if (crossing & 1)
				continue;
			int color = list[wrapped(crossing / 2, count)];
			struct path path;
			path_clear(&path);
			float left = (float)column * step - size / 2, top = (float)row * step - size / 2;
			if (color == WHEAT)
				path_append(&path, drawing_wheat.shape, size / EMBLEM_GRID, left, top);
			else
				emblem_path(&path, color, size / EMBLEM_GRID, left, top);
			pixmap_stroke(&pixmap, &path, &(struct stroke){.width = 2 * border},
			              ink_plain(rgb(looks[color].edge)));
			pixmap_fill(&pixmap, &path, ink_plain(rgb(looks[color].emblem)));
		}
	}
	return pixmap_put(&pixmap, pixels);
}

/* ---- whole tiles ---- */

struct pattern_pixel pattern_over(struct pattern_pixel below, uint32_t hex, float alpha)
{
	float a = alpha + (float)below.a / 255 * (1 - alpha);
	if (a <= 0)
		return below;
	float t = alpha / a;
	return (struct pattern_pixel){(uint8_t)((float)(hex >> 16 & 255) * t + (float)below.r * (1 - t) + .5f),
	                              (uint8_t)((float)(hex >> 8 & 255) * t + (float)below.g * (1 - t) + .5f),
	                              (uint8_t)((float)(hex & 255) * t + (float)below.b * (1 - t) + .5f),
	                              (uint8_t)(a * 255 + .5f)};
}

/* The ground calmed, the owner's colour on it, then the emblem. */
static bool tile_fill(const struct pattern *pattern, int side, struct pattern_pixel *pixels)
{
	if (!pattern_emblems(pattern, (uint8_t *)pixels, side, side))
		return false;
	for (int i = 0; i < side * side; i++) {
		struct pattern_pixel emblem = pixels[i], ground = {0x97, 0xAC, 0x57, 128};
		uint32_t tint = pattern_tint(pattern_owner(pattern, (float)(i % side), (float)(i / side), (float)side));
		uint32_t hex = (uint32_t)emblem.r << 16 | (uint32_t)emblem.g << 8 | emblem.b;
		ground = pattern_over(ground, tint >> 8, (float)(tint & 255) / 255);
		pixels[i] = pattern_over(ground, hex, (float)emblem.a / 255);
	}
	return true;
}

bool pattern_sheet_make(struct pattern_sheet *sheet, unsigned owners, int side)
{
	size_t tile = (size_t)side * (size_t)side;
	int phases = phase_count(owners);
	*sheet = (struct pattern_sheet){.pattern.owners = (uint8_t)owners, .side = side};
	sheet->pixels = malloc((size_t)phases * tile * sizeof *sheet->pixels);
	bool done = sheet->pixels != NULL;
	for (int phase = 0; phase < phases && done; phase++) {
		struct pattern pattern = {.owners = (uint8_t)owners, .phase = (uint8_t)phase};
		done = tile_fill(&pattern, side, sheet->pixels + (size_t)phase * tile);
	}
	return done;
}

const struct pattern_pixel *pattern_sheet_tile(const struct pattern_sheet *sheet, int x, int y)
{
	return sheet->pixels +
	       (size_t)pattern_phase(sheet->pattern.owners, x, y) * (size_t)sheet->side * (size_t)sheet->side;
}

/* ---- samples ---- */

/* A piece of meadow of the shape of the picture, as a tile half again as high would show it. */
static bool swatch_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct pattern *pattern = context;
	int side = h * 3 / 2;
	uint8_t *emblems = calloc((size_t)side * (size_t)side, 4);
	if (!emblems || !pattern_emblems(pattern, emblems, side, side)) {
		free(emblems);
		return false;
	}
	for (int y = 0; y < h; y++) {
		for (int x = 0; x < w; x++) {
			int tx = x + side / 20, ty = y + side / 20;
			const uint8_t *emblem = emblems + 4 * ((size_t)ty * (size_t)side + (size_t)(tx % side));
			uint32_t tint = pattern_tint(pattern_owner(pattern, (float)tx, (float)ty, (float)side)),
			         hex = (uint32_t)emblem[0] << 16 | (uint32_t)emblem[1] << 8 | emblem[2];
			struct pattern_pixel pixel = {0xAF, 0xBB, 0x77, 255};
			pixel = pattern_over(pixel, tint >> 8, (float)(tint & 255) / 255);
			pixel = pattern_over(pixel, hex, (float)emblem[3] / 255);
			memcpy(pixels + 4 * ((size_t)y * (size_t)w + (size_t)x), &pixel, sizeof pixel);
		}
	}
	free(emblems);
	return true;
}

void pattern_swatch(struct draw *draw, unsigned owners, struct rect box, float radius)
{
	struct pattern pattern = {.owners = (uint8_t)owners};
	if (!owners || box.w <= 0 || box.h <= 0)
		return;
	struct picture picture = picture_of("pattern.swatch", box.w, box.h, swatch_paint, &pattern, sizeof pattern);
	picture.opaque = true;
	draw_picture(draw, &picture, &(struct draw_image){.dst = box, .alpha = 1});
	draw_outline(draw, rect_inset(box, -1), radius, 2, rgb(COLOR_INK2));
}
