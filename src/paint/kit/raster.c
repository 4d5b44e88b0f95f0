/* raster.c - filling, flooding and measuring. */
#include "paint/kit/raster.h"

#include <math.h>
#include <string.h>

size_t raster_bytes(int n) { return (size_t)n * (size_t)n * (3 * sizeof(uint8_t) + 2 * sizeof(int32_t)) + 64; }

void raster_init(struct raster *r, int n, void *memory)
{
	size_t cells = (size_t)n * (size_t)n;

	r->n = n;
	r->clear2 = memory;
	r->work = r->clear2 + cells;
	r->code = (uint8_t *)(r->work + cells);
	r->wall = r->code + cells;
	r->seen = r->wall + cells;
	memset(r->code, CODE_OPEN, cells);
	memset(r->wall, 0, cells);
}

/* Unlike fminf() it is no call. */
static float lesser(float a, float b) { return a < b ? a : b; }

static int clamp_index(float v, int n)
{
	int i = (int)floorf(v);

	return i < 0 ? 0 : i >= n ? n - 1 : i;
}

uint8_t raster_code(const struct raster *r, struct vec p)
{
	float n = (float)r->n;

	return r->code[clamp_index(p.y * n, r->n) * r->n + clamp_index(p.x * n, r->n)];
}

float raster_clearance(const struct raster *r, struct vec p)
{
	float n = (float)r->n;

	return sqrtf((float)r->clear2[clamp_index(p.y * n, r->n) * r->n + clamp_index(p.x * n, r->n)]) / n;
}

/* How far from other segments and from the border of the tile. */
static float room_of(float clearance, struct vec p)
{
	return lesser(clearance, lesser(lesser(p.x, 1.0f - p.x), lesser(p.y, 1.0f - p.y)) + 0.02f);
}

float raster_room(const struct raster *r, struct vec p) { return room_of(raster_clearance(r, p), p); }

/* ---- filling ---- */

/* Row by row: where the outline is crossed, inside and outside change. */
void raster_area(struct raster *r, const struct line *outline, uint8_t code)
{
	float n = (float)r->n;

	for (int y = 0; y < r->n; y++) {
		float py = ((float)y + 0.5f) / n;
		bool crossed[PAINT_MAP_MAX + 1] = {false}, in = false;

		for (int i = 0; i < outline->count; i++) {
			struct vec a = outline->at[i], b = outline->at[(i + 1) % outline->count];

			if ((a.y <= py) == (b.y <= py))
				continue;
			float x = ceilf((a.x + (b.x - a.x) * (py - a.y) / (b.y - a.y)) * n - 0.5f);

			crossed[(int)fminf(fmaxf(x, 0.0f), n)] ^= true;
		}
		for (int x = 0; x < r->n; x++) {
			in ^= crossed[x];
			if (in)
				r->code[y * r->n + x] = code;
		}
	}
}

static void raster_segment(struct raster *r, struct vec a, struct vec b, float half, uint8_t code, bool wall)
{
	float n = (float)r->n;
	int x0 = clamp_index((fminf(a.x, b.x) - half) * n, r->n), x1 = clamp_index((fmaxf(a.x, b.x) + half) * n, r->n);
	int y0 = clamp_index((fminf(a.y, b.y) - half) * n, r->n), y1 = clamp_index((fmaxf(a.y, b.y) + half) * n, r->n);

	for (int y = y0; y <= y1; y++) {
		for (int x = x0; x <= x1; x++) {
			struct vec off = vec_aside(a, b, vec(((float)x + 0.5f) / n, ((float)y + 0.5f) / n));

			if (off.x * off.x + off.y * off.y > half * half)
				continue;
			r->code[y * r->n + x] = code;
			if (wall)
				r->wall[y * r->n + x] = 1;
		}
	}
}

void raster_strip(struct raster *r, const struct line *line, float half, uint8_t code, bool wall)
{
	for (int i = 0; i + 1 < line->count; i++)
		raster_segment(r, line->at[i], line->at[i + 1], half, code, wall);
}

void raster_disc(struct raster *r, struct vec at, float rx, float ry, uint8_t code)
{
	float n = (float)r->n;

	for (int y = 0; y < r->n; y++) {
		for (int x = 0; x < r->n; x++) {
			float dx = (((float)x + 0.5f) / n - at.x) / rx, dy = (((float)y + 0.5f) / n - at.y) / ry;

			if (dx * dx + dy * dy <= 1.0f)
				r->code[y * r->n + x] = code;
		}
	}
}

void raster_flood(struct raster *r, struct vec from, uint8_t code)
{
	int n = r->n, top = 0;
	int start = clamp_index(from.y * (float)n, n) * n + clamp_index(from.x * (float)n, n);

	if (r->code[start] != CODE_OPEN)
		return;
	r->code[start] = code;
	r->work[top++] = start;
	while (top) {
		int i = r->work[--top], x = i % n, y = i / n;
		int next[4] = {x > 0 ? i - 1 : -1, x + 1 < n ? i + 1 : -1, y > 0 ? i - n : -1, y + 1 < n ? i + n : -1};

		for (int k = 0; k < 4; k++)
			if (next[k] >= 0 && r->code[next[k]] == CODE_OPEN) {
				r->code[next[k]] = code;
				r->work[top++] = next[k];
			}
	}
}

/* ---- clearances: exact squared distances, integers only ---- */

static void measure_columns(struct raster *r, const uint8_t *code)
{
	int n = r->n, far = 4 * n;

	for (int x = 0; x < n; x++) {
		int d = far;

		for (int y = 0; y < n; y++) {
			int i = y * n + x;
			uint8_t c = code[i];
			bool border = (x > 0 && code[i - 1] != c) || (x + 1 < n && code[i + 1] != c) ||
			              (y > 0 && code[i - n] != c) || (y + 1 < n && code[i + n] != c);

			d = border ? 0 : d + 1;
			r->work[i] = d;
		}
		d = far;
		for (int y = n - 1; y >= 0; y--) {
			int i = y * n + x;

			d = r->work[i] == 0 ? 0 : d + 1;
			if (d < r->work[i])
				r->work[i] = d;
		}
	}
}

/* The nearest of the distances of one row, those of its columns being known: looked for only as far as it can be. */
static void measure_row(const int32_t *up, int32_t *out, int n)
{
	const int nowhere = 8 * n;

	for (int x = 0; x < n; x++) {
		int best = up[x] * up[x];

		for (int far = 1; far * far < best && far < n; far++) {
			int west = x >= far ? up[x - far] : nowhere, east = x + far < n ? up[x + far] : nowhere;
			int nearer = west < east ? west : east, here = far * far + nearer * nearer;

			best = here < best ? here : best;
		}
		out[x] = best;
	}
}

void raster_measure(struct raster *r, const uint8_t *code)
{
	measure_columns(r, code);
	for (int y = 0; y < r->n; y++)
		measure_row(r->work + y * r->n, r->clear2 + y * r->n, r->n);
}

/* ---- where a follower stands ---- */

struct paint_spot raster_spot(const struct raster *r, uint8_t code, raster_fit *fit, const void *of)
{
	struct paint_spot spot = {.code = code, .x = 0.5f, .y = 0.5f};
	float best = -1.0f, n = (float)r->n;

	for (int y = 0; y < r->n; y++) {
		for (int x = 0; x < r->n; x++) {
			int i = y * r->n + x;

			if (r->seen[i] != code)
				continue;
			struct vec p = vec(((float)x + 0.5f) / n, ((float)y + 0.5f) / n);
			float room = room_of(sqrtf((float)r->clear2[i]) / n, p);

			/* a little bias to the middle settles equal places the same way everywhere */
			float score =
			    (fit ? fit(of, p, room, best) : room) - (fabsf(p.x - 0.5f) + fabsf(p.y - 0.5f)) * 0.01f;

			if (score > best) {
				best = score;
				spot.x = p.x;
				spot.y = p.y;
				spot.clearance = room;
			}
		}
	}
	return spot;
}
