/* Flood, sweep and border of a farm, pixel by pixel. */
#include "view/ending/stage/field_private.h"

#include "view/list/draw.h"

#include <math.h>
#include <string.h>

#define FRONT .03f /* width of the cream front, tiles */
#define BORDER .020f
#define COURT_BORDER .030f /* among roofs it has to be seen from afar */
#define HAIRLINE .009f

/* How far the fronts have come, in tiles. */
static float front_of(float progress, float most) { return progress * (most + FRONT + .02f); }

uint64_t field_key(const struct field *field, int index, const struct field_look *look)
{
	const struct field_cell *cell = &field->cells[index];
	float flood = front_of(look->flood, field->way_most), sweep = front_of(look->sweep, field->sweep_most);
	/* a cell before the front, or behind it, looks the same whatever the moment */
	int64_t flooded = flood <= cell->way_least          ? 0
	                  : flood >= cell->way_most + FRONT ? 100000
	                                                    : (int64_t)(flood * 512) + 1;
	int64_t swept = sweep <= cell->sweep_least          ? 0
	                : sweep >= cell->sweep_most + FRONT ? 100000
	                                                    : (int64_t)(sweep * 512) + 1;
	if (look->flood <= 0)
		flooded = 0;
	if (look->sweep <= 0)
		swept = 0;
	int64_t border = (int64_t)(look->border * 16);
	if (!flooded && !swept && !border && !look->wheat)
		return 0;
	uint64_t key = hash_int(hash_int(field->key, index), flooded);
	return hash_int(hash_int(hash_int(key, swept), border), look->wheat);
}

/* Smooth between the four nodes round a pixel; those outside do not count. */
static float way_between(const float *ways, int x, int y)
{
	float u = ((float)x + .5f) / STEP - .5f, v = ((float)y + .5f) / STEP - .5f, sum = 0, weights = 0;
	int x0 = (int)floorf(u), y0 = (int)floorf(v);
	for (int j = 0; j < 2; j++)
		for (int i = 0; i < 2; i++) {
			int nx = x0 + i < 0 ? 0 : x0 + i >= FIELD_STEPS ? FIELD_STEPS - 1 : x0 + i;
			int ny = y0 + j < 0 ? 0 : y0 + j >= FIELD_STEPS ? FIELD_STEPS - 1 : y0 + j;
			float way = ways[ny * FIELD_STEPS + nx];
			if (way < -.5f)
				continue;
			float weight = (1 - fabsf(u - (float)(x0 + i))) * (1 - fabsf(v - (float)(y0 + j))) + 1e-4f;
			sum += way * weight;
			weights += weight;
		}
	return weights > 0 ? sum / weights : FAR;
}

/* Do all nodes round this one have its label?  Almost everywhere they do. */
static bool label_alone(const struct field_cell *cell, int x, int y, uint8_t label)
{
	if (label == NO_LABEL || x < 1 || y < 1 || x >= FIELD_STEPS - 1 || y >= FIELD_STEPS - 1)
		return false;
	for (int j = -1; j <= 1; j++)
		for (int i = -1; i <= 1; i++)
			if (cell->label[(y + j) * FIELD_STEPS + x + i] != label)
				return false;
	return true;
}

/* Whose bed is nearest: the four nodes round a pixel vote by nearness, which
 * keeps the line between two patterns smooth. */
static uint8_t label_at(const struct field_cell *cell, int x, int y)
{
	float u = ((float)x + .5f) / STEP - .5f, v = ((float)y + .5f) / STEP - .5f, best = 0;
	int x0 = (int)floorf(u), y0 = (int)floorf(v);
	uint8_t label = cell->label[y / STEP * FIELD_STEPS + x / STEP];
	if (label_alone(cell, x / STEP, y / STEP, label))
		return label;
	float votes[PLAYERS_MAX] = {0};
	label = NO_LABEL;
	for (int j = -1; j < 3; j++)
		for (int i = -1; i < 3; i++) {
			int nx = x0 + i < 0 ? 0 : x0 + i >= FIELD_STEPS ? FIELD_STEPS - 1 : x0 + i;
			int ny = y0 + j < 0 ? 0 : y0 + j >= FIELD_STEPS ? FIELD_STEPS - 1 : y0 + j;
			uint8_t at = cell->label[ny * FIELD_STEPS + nx];
			float wx = 2 - fabsf(u - (float)(x0 + i)), wy = 2 - fabsf(v - (float)(y0 + j));
			if (at == NO_LABEL || wx <= 0 || wy <= 0)
				continue;
			votes[at] += wx * wy;
			if (votes[at] > best) {
				best = votes[at];
				label = at;
			}
		}
	return label;
}

static struct motif_pixel over(struct motif_pixel below, uint32_t hex, float alpha)
{
	float a = alpha + (float)below.a / 255 * (1 - alpha);
	if (a <= 0)
		return below;
	float t = alpha / a;
	return (struct motif_pixel){(uint8_t)((float)(hex >> 16) * t + (float)below.r * (1 - t) + .5f),
	                            (uint8_t)((float)(hex >> 8 & 255) * t + (float)below.g * (1 - t) + .5f),
	                            (uint8_t)((float)(hex & 255) * t + (float)below.b * (1 - t) + .5f),
	                            (uint8_t)(a * 255 + .5f)};
}

static struct motif_pixel owner_pixel(const struct field *field, float wx, float wy)
{
	if (field->owner_count == 0)
		return motif_at(&field->sheets[MOTIF_WHEAT], wx, wy);
	/* a court lies among roofs of all colours: its pattern is as faint as one of a tie's */
	return field->owner_count > 1 || field->court ? motif_bands_at(field->owner_sheets, field->owner_count, wx, wy)
	                                              : motif_at(field->owner_sheets[0], wx, wy);
}

static struct motif_pixel pixel_of(const struct field *field, const struct field_cell *cell, int x, int y,
                                   const struct field_look *look, float flood, float sweep)
{
	float wx = (float)cell->cell.x + ((float)x + .5f) / PX, wy = (float)cell->cell.y + ((float)y + .5f) / PX;
	struct motif_pixel pixel = {0, 0, 0, 0};
	if (look->wheat)
		return motif_at(&field->sheets[MOTIF_WHEAT], wx, wy);
	if (look->flood <= 0)
		return pixel;
	float way = flood - way_between(cell->way, x, y);
	if (way <= 0)
		return pixel;
	float swept = look->sweep > 0 ? sweep - way_between(cell->sweep, x, y) : -1;
	uint8_t label = label_at(cell, x, y);
	if (swept > FRONT || label == NO_LABEL) {
		pixel = owner_pixel(field, wx, wy);
	} else {
		pixel = motif_at(&field->sheets[field->motif_of[label]], wx, wy);
		pixel.a = (uint8_t)(pixel.a * (look->sweep > 0 ? 1 : .8f));
	}
	float edge = way < FRONT ? 1 - way / FRONT : 0;
	if (swept > 0 && swept <= FRONT)
		edge = 1 - fabsf(swept / FRONT * 2 - 1);
	return edge > 0 ? over(pixel, 0xFFF6DC, sqrtf(edge)) : pixel;
}

/* The border: the owner's colour outside, a cream hairline inside; cream alone
 * while nobody owns the land. */
static struct motif_pixel border_over(struct motif_pixel pixel, const struct field *field, float deep, float wx,
                                      float wy, const struct field_look *look)
{
	float owned = look->wheat ? 0 : look->sweep;
	float width = (field->court ? COURT_BORDER : BORDER) * (owned > 0 ? 1 : .70f);
	float inner = deep < width ? 1 : deep < width + .008f ? 1 - (deep - width) / .008f : 0;
	uint32_t color = 0xFFF6DC;
	if (owned >= 1) {
		color = motif_color(field->owners[motif_band(field->owner_count, wx, wy)]);
		float line = deep - width;
		if (line > 0 && line < HAIRLINE)
			pixel = over(pixel, 0xFFF6DC, .85f * look->border);
	}
	return inner > 0 ? over(pixel, color, inner * look->border) : pixel;
}

void field_paint(const struct field *field, int index, const struct field_look *now, int n, uint8_t *pixels)
{
	struct field_look unowned = *now, *look = &unowned;
	if (field->owner_count == 0) /* a court with a tie: it stays divided, for nobody is paid */
		look->sweep = 0;
	int step = PX / n;
	const struct field_cell *cell = &field->cells[index];
	float flood = front_of(look->flood, field->way_most), sweep = front_of(look->sweep, field->sweep_most);
	for (int y = 0; y < PX; y += step)
		for (int x = 0; x < PX; x += step) {
			uint8_t deep = cell->inside[y * PX + x];
			if (!deep || deep == AMID)
				continue;
			struct motif_pixel pixel = pixel_of(field, cell, x, y, look, flood, sweep);
			if (look->border > 0 && deep < 6)
				pixel = border_over(pixel, field, ((float)deep - .5f) / PX,
				                    (float)cell->cell.x + (float)x / PX,
				                    (float)cell->cell.y + (float)y / PX, look);
			memcpy(pixels + 4 * (y / step * n + x / step), &pixel, 4);
		}
}
