/* Flood, sweep and border of a farm, pixel by pixel. */
#include "view/ending/stage/field_private.h"

#include "view/art/theme.h"
#include "view/list/draw.h"

#include <math.h>
#include <string.h>

#define FRONT .03f /* width of the cream front, tiles */
#define BORDER .020f
#define COURT_BORDER .030f /* among roofs it has to be seen from afar */
#define HAIRLINE .009f
#define BORDER_MOST (COURT_BORDER + HAIRLINE)

/* How far a front has come, in tiles. */
static float front_of(const struct field *field, enum front front, const struct field_look *look)
{
	return (front == FLOOD ? look->flood : look->sweep) * (field->most[front] + FRONT + .02f);
}

/* A cell before the front, or behind it, looks the same whatever the moment. */
static int64_t front_key(const struct field *field, const struct field_cell *cell, enum front front,
                         const struct field_look *look)
{
	const struct reach *reach = &cell->reaches[front];
	float way = front_of(field, front, look);
	if (way <= 0 || way <= reach->least)
		return 0;
	return way >= reach->most + FRONT ? 100000 : (int64_t)(way * 512) + 1;
}

uint64_t field_key(const struct field *field, int index, const struct field_look *look)
{
	if (index < 0)
		return 0;
	const struct field_cell *cell = &field->cells[index];
	int64_t flooded = front_key(field, cell, FLOOD, look), swept = front_key(field, cell, SWEEP, look);
	int64_t border = (int64_t)(look->border * 16);
	if (!flooded && !swept && !border && !look->wheat)
		return 0;
	uint64_t key = hash_int(hash_int(field->key, index), flooded);
	return hash_int(hash_int(hash_int(key, swept), border), look->wheat);
}

/* floorf() without a call: it is asked for every pixel */
static int floor_of(float v)
{
	int whole = (int)v;
	return whole - ((float)whole > v);
}

/* Where a pixel's column, or row, lies among the nodes. */
struct among {
	float u;
	int low, near[2]; /* the node at or before it; that one and the next, within the cell */
	float part[2];    /* how near it is to each */
};

static struct among among_of(int pixel)
{
	struct among among = {.u = ((float)pixel + .5f) / STEP - .5f};
	among.low = floor_of(among.u);
	for (int i = 0; i < 2; i++) {
		int n = among.low + i;
		among.near[i] = n < 0 ? 0 : n >= FIELD_STEPS ? FIELD_STEPS - 1 : n;
		among.part[i] = 1 - fabsf(among.u - (float)n);
	}
	return among;
}

/* Smooth between the four nodes round a pixel; those outside do not count. */
static float way_between(const float *ways, const struct among *across, const struct among *down)
{
	float sum = 0, weights = 0;
	for (int j = 0; j < 2; j++)
		for (int i = 0; i < 2; i++) {
			float way = ways[down->near[j] * FIELD_STEPS + across->near[i]];
			if (way < -.5f)
				continue;
			float weight = across->part[i] * down->part[j] + 1e-4f;
			sum += way * weight;
			weights += weight;
		}
	return weights > 0 ? sum / weights : FAR;
}

/* Has a front come to the pixels between four nodes?  Only where it is just passing does it matter how far each is. */
enum phase { PHASE_BEFORE, PHASE_PASSES, PHASE_BEHIND };

static enum phase phase_of(const float *ways, const struct among *across, const struct among *down, float front)
{
	const float sure = 1e-3f; /* more than a weighted mean can be off by rounding */
	float least = FAR, most = -1;
	for (int k = 0; k < 4; k++) {
		float way = ways[down->near[k >> 1] * FIELD_STEPS + across->near[k & 1]];
		least = way > -.5f && way < least ? way : least;
		most = way > most ? way : most;
	}
	if (least > front + sure)
		return PHASE_BEFORE;
	return most > -.5f && most < front - FRONT - sure ? PHASE_BEHIND : PHASE_PASSES;
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
static uint8_t label_at(const struct field_cell *cell, int x, int y, const struct among *across,
                        const struct among *down)
{
	float best = 0, votes[PLAYERS_MAX] = {0};
	uint8_t label = cell->label[y / STEP * FIELD_STEPS + x / STEP];
	if (label_alone(cell, x / STEP, y / STEP, label))
		return label;
	label = NO_LABEL;
	for (int j = -1; j < 3; j++)
		for (int i = -1; i < 3; i++) {
			int nx = across->low + i, ny = down->low + j;
			float wx = 2 - fabsf(across->u - (float)nx), wy = 2 - fabsf(down->u - (float)ny);
			nx = nx < 0 ? 0 : nx >= FIELD_STEPS ? FIELD_STEPS - 1 : nx;
			ny = ny < 0 ? 0 : ny >= FIELD_STEPS ? FIELD_STEPS - 1 : ny;
			uint8_t at = cell->label[ny * FIELD_STEPS + nx];
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

/* A cell while it is painted. */
struct canvas_cell {
	const struct field *field;
	const struct field_cell *cell;
	struct field_look look;
	float fronts[FRONT_COUNT];                                      /* how far they are */
	enum phase phases[FRONT_COUNT];                                 /* of the pixels between these four nodes */
	const struct pattern_pixel *owned, *wheat, *seats[PLAYERS_MAX]; /* the patterns of this cell */
	struct among among[PX];
};

static void phases_find(struct canvas_cell *on, const struct among *across, const struct among *down)
{
	for (enum front k = 0; k < FRONT_COUNT; k++) {
		bool comes = on->fronts[k] > 0 && (k == FLOOD || on->phases[FLOOD] != PHASE_BEFORE);
		on->phases[k] = comes ? phase_of(on->cell->reaches[k].way, across, down, on->fronts[k]) : PHASE_BEFORE;
	}
}

/* How far a front has gone beyond a pixel. */
static float front_beyond(const struct canvas_cell *on, enum front front, int x, int y)
{
	if (on->phases[front] != PHASE_PASSES)
		return on->phases[front] == PHASE_BEFORE ? -1 : 2 * FRONT;
	return on->fronts[front] - way_between(on->cell->reaches[front].way, &on->among[x], &on->among[y]);
}

static struct pattern_pixel pixel_of(const struct canvas_cell *on, int x, int y)
{
	struct pattern_pixel pixel = {0, 0, 0, 0};
	if (on->look.wheat)
		return on->wheat[y * PX + x];
	float way = front_beyond(on, FLOOD, x, y), swept = front_beyond(on, SWEEP, x, y);
	if (way <= 0)
		return pixel;
	uint8_t label = swept > FRONT ? NO_LABEL : label_at(on->cell, x, y, &on->among[x], &on->among[y]);
	pixel = (label == NO_LABEL ? on->owned : on->seats[label])[y * PX + x];
	if (label != NO_LABEL && on->look.sweep <= 0)
		pixel.a = (uint8_t)(pixel.a * .8f);
	float edge = way < FRONT ? 1 - way / FRONT : 0;
	if (swept > 0 && swept <= FRONT)
		edge = 1 - fabsf(swept / FRONT * 2 - 1);
	return edge > 0 ? pattern_over(pixel, COLOR_HALO, sqrtf(edge)) : pixel;
}

/* The border: the owner's colour outside, a cream hairline inside; cream alone while nobody owns the land. */
static struct pattern_pixel border_over(struct pattern_pixel pixel, const struct field *field, float deep, int x, int y,
                                        const struct field_look *look)
{
	float owned = look->wheat ? 0 : look->sweep;
	float width = (field->court ? COURT_BORDER : BORDER) * (owned > 0 ? 1 : .70f);
	float inner = deep < width ? 1 : deep < width + .008f ? 1 - (deep - width) / .008f : 0;
	uint32_t color = COLOR_HALO;
	if (owned >= 1) {
		color = pattern_rim(pattern_rim_owner(&field->owned.pattern, (float)x, (float)y, PX)) >> 8;
		float line = deep - width;
		if (line > 0 && line < HAIRLINE)
			pixel = pattern_over(pixel, COLOR_HALO, .85f * look->border);
	}
	return inner > 0 ? pattern_over(pixel, color, inner * look->border) : pixel;
}

static void row_paint(struct canvas_cell *on, int y, int step, uint8_t *pixels)
{
	const struct field_cell *cell = on->cell;
	const uint8_t *depth = cell->depth + y * PX;
	bool bare = on->look.flood <= 0 && !on->look.wheat; /* all but the border is clear */
	int low = -2;
	for (int x = 0; x < PX; x += step) {
		float deep = ((float)depth[x] - 1) / DEPTH_STEPS / PX;
		bool border = deep < BORDER_MOST && on->look.border > 0;
		if (!depth[x] || (bare && !border))
			continue;
		if (!bare && on->among[x].low != low) {
			low = on->among[x].low;
			phases_find(on, &on->among[x], &on->among[y]);
		}
		struct pattern_pixel pixel = pixel_of(on, x, y);
		if (border)
			pixel = border_over(pixel, on->field, deep, x, y, &on->look);
		memcpy(pixels + 4 * (x / step), &pixel, 4);
	}
}

void field_paint(const struct field *field, int index, const struct field_look *look, int n, uint8_t *pixels)
{
	int step = PX / n;
	struct cell at = field->cells[index].cell;
	struct canvas_cell on = {.field = field,
	                         .cell = &field->cells[index],
	                         .look = *look,
	                         .owned = pattern_sheet_tile(&field->owned, at.x, at.y),
	                         .wheat = pattern_sheet_tile(&field->wheat, at.x, at.y)};
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		if (field->sheets[seat].pixels)
			on.seats[seat] = pattern_sheet_tile(&field->sheets[seat], at.x, at.y);
	if (!field->owners) /* a court with a tie: it stays divided, for nobody is paid */
		on.look.sweep = 0;
	for (enum front k = 0; k < FRONT_COUNT; k++)
		on.fronts[k] = front_of(field, k, &on.look);
	for (int i = 0; i < PX; i += step)
		on.among[i] = among_of(i);
	for (int y = 0; y < PX; y += step)
		row_paint(&on, y, step, pixels + 4 * (y / step * n));
}
