#include "platform/blit.h"

#include <math.h>
#include <string.h>

#include "platform/pixel.h"

/* Of each of these a second one is made for processors of the last ten years, and chosen when the program begins: the
 * same integers, eight at a time.  Sanitizers cannot look into what chooses. */
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__) &&               \
    defined(__gnu_linux__)
#define BOTH_KINDS __attribute__((target_clones("avx2", "default")))
#else
#define BOTH_KINDS
#endif

/* ---- rows ---- */

static void row_set(uint32_t *to, int count, uint32_t pixel)
{
	for (int i = 0; i < count; i++)
		to[i] = pixel;
}

/* One premultiplied colour over all of them. */
BOTH_KINDS static void row_wash(uint32_t *to, int count, uint32_t pixel)
{
	uint32_t rest = 255 - (pixel >> 24);

	for (int i = 0; i < count; i++)
		to[i] = pixel + pixel_scaled(to[i], rest);
}

BOTH_KINDS static void row_blend(uint32_t *to, const uint32_t *from, int count, uint32_t tint)
{
	if (tint == 0xffffffff)
		for (int i = 0; i < count; i++)
			to[i] = pixel_over(to[i], from[i]);
	else if ((tint | 255) == 0xffffffff)
		for (int i = 0; i < count; i++)
			to[i] = pixel_over(to[i], pixel_scaled(from[i], tint & 255));
	else
		for (int i = 0; i < count; i++)
			to[i] = pixel_over(to[i], pixel_tinted(from[i], tint));
}

BOTH_KINDS static void row_mask(uint32_t *to, const uint8_t *coverage, int count, uint32_t pixel)
{
	for (int i = 0; i < count; i++)
		to[i] = pixel_over(to[i], pixel_scaled(pixel, coverage[i]));
}

/* ---- whole boxes ---- */

static uint32_t *pixel_at(const struct plane *plane, int x, int y)
{
	return plane->pixels + (size_t)y * (size_t)plane->stride + x;
}

void blit_fill(const struct plane *plane, struct rect clip, struct rect box, uint32_t color)
{
	uint32_t pixel = pixel_premultiplied(color);

	box = rect_common(box, clip);
	for (int y = box.y; y < box.y + box.h; y++) {
		if (pixel >> 24 == 255)
			row_set(pixel_at(plane, box.x, y), box.w, pixel);
		else if (pixel >> 24)
			row_wash(pixel_at(plane, box.x, y), box.w, pixel);
	}
}

/* A part of a run, clipped: pixels x .. x + count of the bitmap's row. */
struct span {
	const struct bitmap *bitmap;
	uint32_t *to;         /* where the row's pixel 0 would lie */
	size_t from;          /* its index in the bitmap */
	int x0, x1;           /* clip, in the bitmap's pixels */
	uint32_t tint, pixel; /* as given, and premultiplied */
};

static void span_put(const struct span *span, int x, int count, bool opaque)
{
	int start = x > span->x0 ? x : span->x0, end = x + count < span->x1 ? x + count : span->x1;
	uint32_t *to = span->to + start;
	size_t at = span->from + (size_t)start;

	if (start >= end)
		return;
	if (span->bitmap->color && opaque && span->tint == 0xffffffff)
		memcpy(to, span->bitmap->color + at, (size_t)(end - start) * sizeof *to);
	else if (span->bitmap->color)
		row_blend(to, span->bitmap->color + at, end - start, span->tint);
	else if (!opaque)
		row_mask(to, span->bitmap->mask + at, end - start, span->pixel);
	else if (span->pixel >> 24 == 255)
		row_set(to, end - start, span->pixel);
	else
		row_wash(to, end - start, span->pixel);
}

void blit_copy(const struct plane *plane, struct rect clip, const struct bitmap *bitmap, struct rect src, int x, int y,
               uint32_t tint)
{
	struct rect held = bitmap->held, box = rect_common((struct rect){x, y, src.w, src.h}, clip);
	int dx = x - src.x + held.x, dy = y - src.y + held.y; /* where what is held goes */

	box = rect_common(box, (struct rect){dx, dy, held.w, held.h});
	for (int row = box.y; row < box.y + box.h; row++) {
		struct span span = {.bitmap = bitmap,
		                    .to = plane->pixels + (ptrdiff_t)row * plane->stride + dx,
		                    .from = (size_t)(row - dy) * (size_t)held.w,
		                    .x0 = box.x - dx,
		                    .x1 = box.x + box.w - dx,
		                    .tint = tint,
		                    .pixel = pixel_premultiplied(tint)};
		if (bitmap->solid) {
			span_put(&span, 0, held.w, true);
			continue;
		}
		const struct bitmap_run *run = bitmap->runs + bitmap->rows[row - dy];
		const struct bitmap_run *end = bitmap->runs + bitmap->rows[row - dy + 1];
		for (int at = 0; run < end && at < span.x1; run++) {
			at += run->skip;
			span_put(&span, at, run->copy, true);
			at += run->copy;
			span_put(&span, at, run->blend, false);
			at += run->blend;
		}
	}
}

/* ---- scaling ---- */

/* One direction of a scaled copy.  Places in the source are in 1/65536 of what
 * is held, from the middle of one pixel to that of the next. */
struct axis {
	int low, high; /* pixels that may be looked at: low .. high - 1 */
	int to;        /* first pixel on the plane */
	int64_t start, step;
};

static struct axis axis_make(int start, int count, int held, int held_count, int to, int size)
{
	int64_t step = ((int64_t)count << 16) / size;
	int low = start > held ? start - held : 0, high = start + count - held;

	return (struct axis){low, high < held_count ? high : held_count, to,
	                     (int64_t)(start - held) * 65536 + step / 2 - 32768, step};
}

static int64_t axis_place(const struct axis *axis, int pixel) { return axis->start + (pixel - axis->to) * axis->step; }

/* Where in the source the pixel's middle falls, within what may be looked at. */
static int64_t axis_at(const struct axis *axis, int pixel)
{
	int64_t at = axis_place(axis, pixel), low = (int64_t)axis->low << 16, high = (int64_t)(axis->high - 1) << 16;

	return at < low ? low : at > high ? high : at;
}

enum { LINE_MAX = 4096, PART_MAX = 1024 };

/* Four channels with eight bits of room above each, as they lie in memory. */
union wide {
	uint64_t all;
	uint16_t channel[4];
};

/* f / 256 of the way from row a to row b; bytes alike: compilers make vectors of it. */
BOTH_KINDS static void rows_between(uint16_t *restrict out, const uint8_t *restrict a, const uint8_t *restrict b,
                                    int count, unsigned f)
{
	for (int i = 0; i < count; i++)
		out[i] = (uint16_t)(a[i] * (256 - f) + b[i] * f) >> 8;
}

/* Two neighbours in the line, and how much of each, in 1/256. */
typedef uint16_t channels __attribute__((vector_size(16)));
typedef uint64_t halves __attribute__((vector_size(16)));

/* Where the pixels of a run fall in the source: the same for every row of it. */
struct columns {
	int x, count;               /* on the plane */
	int first, end;             /* in the source: the first that is needed, behind the last that may be looked at */
	channels weights[PART_MAX]; /* of the left neighbour, of the right one */
	uint16_t from[PART_MAX];    /* the left neighbour, counted from `first` */
};

static void columns_find(struct columns *columns, const struct axis *across, int x, int count)
{
	columns->x = x;
	columns->count = count;
	columns->first = (int)(axis_at(across, x) >> 16);
	columns->end = across->high;
	for (int i = 0; i < count; i++) {
		int64_t at = axis_at(across, x + i);
		uint16_t f = (uint16_t)(at >> 8 & 255), rest = (uint16_t)(256 - f);
		columns->from[i] = (uint16_t)((at >> 16) - columns->first);
		columns->weights[i] = (channels){rest, rest, rest, rest, f, f, f, f};
	}
}

static inline halves weighed(const union wide *line, const struct columns *columns, int i)
{
	channels both;

	memcpy(&both, &line[columns->from[i]], sizeof both);
	return (halves)(both * columns->weights[i]);
}

typedef uint8_t bytes __attribute__((vector_size(8)));

/* Two pixels: what their left neighbours give and what the right ones do. */
static inline bytes summed(halves a, halves b)
{
	channels sum = (channels)__builtin_shufflevector(a, b, 0, 2) + (channels)__builtin_shufflevector(a, b, 1, 3);

	return __builtin_convertvector(sum >> 8, bytes);
}

/* `count` pixels of the columns, from the i-th on. */
BOTH_KINDS static void line_sample(const union wide *line, const struct columns *columns, int i, int count,
                                   uint32_t *out)
{
	int end = i + count;

	for (; i + 1 < end; i += 2, out += 2) {
		bytes pair = summed(weighed(line, columns, i), weighed(line, columns, i + 1));
		memcpy(out, &pair, sizeof pair);
	}
	if (i < end) {
		halves last = weighed(line, columns, i);
		bytes pair = summed(last, last);
		memcpy(out, &pair, sizeof *out);
	}
}

/* A row between two of the source, pixels from .. from + count of the columns. */
static void part_sample(const struct bitmap *bitmap, const struct columns *columns, const struct axis *down, int y,
                        int from, int count, uint32_t *out)
{
	union wide line[LINE_MAX + 2];
	int64_t row = axis_at(down, y);
	int above = (int)(row >> 16), below = above + 1 < down->high ? above + 1 : above;
	int left = columns->from[from], right = columns->from[from + count - 1] + 1;
	int length = (right < columns->end - columns->first ? right : right - 1) - left + 1;
	size_t across = (size_t)bitmap->held.w, start = (size_t)(columns->first + left);
	const uint8_t *top = (const uint8_t *)(bitmap->color + (size_t)above * across + start);
	const uint8_t *bottom = (const uint8_t *)(bitmap->color + (size_t)below * across + start);

	rows_between(line[left].channel, top, bottom, length * 4, row >> 8 & 255);
	line[left + length] = line[left + length - 1];
	line_sample(line, columns, from, count, out);
}

/* ---- what is not transparent ---- */

/* A row of what is held, run by run: the next one begins at `start` and ends before `end`. */
struct walk {
	const struct bitmap_run *run, *stop;
	int start, end;
};

enum { NOWHERE = 1 << 30 }; /* behind the row's end */

static void walk_on(struct walk *walk)
{
	while (walk->run < walk->stop) {
		const struct bitmap_run *run = walk->run++;
		walk->start = walk->end + run->skip;
		walk->end = walk->start + run->copy + run->blend;
		if (walk->end > walk->start)
			return;
	}
	walk->start = walk->end = NOWHERE;
}

static struct walk walk_of(const struct bitmap *bitmap, int row)
{
	struct walk walk = {bitmap->runs + bitmap->rows[row], bitmap->runs + bitmap->rows[row + 1], 0, 0};

	walk_on(&walk);
	return walk;
}

/* Gaps narrower than this (source) are not worth leaving out. */
enum { GAP_LEAST = 12 };

/* The next stretch of two rows in which either holds something; false: there is none. */
static bool stretch_next(struct walk rows[2], int *first, int *end)
{
	*first = rows[0].start < rows[1].start ? rows[0].start : rows[1].start;
	if (*first == NOWHERE)
		return false;
	*end = *first;
	for (int i = 0; i < 2; i++) {
		while (rows[i].start != NOWHERE && rows[i].start <= *end + GAP_LEAST) {
			*end = rows[i].end > *end ? rows[i].end : *end;
			walk_on(&rows[i]);
			i = 0;
		}
	}
	return true;
}

/* Row y, as far as something is there. */
static void row_scale(const struct plane *plane, const struct bitmap *bitmap, const struct axis *across,
                      const struct axis *down, const struct columns *columns, int y, uint32_t tint)
{
	int above = (int)(axis_at(down, y) >> 16), below = above + 1 < down->high ? above + 1 : above;
	struct walk rows[2] = {walk_of(bitmap, above), walk_of(bitmap, below)};
	int done = columns->x, stop = columns->x + columns->count, first, end;
	uint32_t buffer[PART_MAX];

	/* What lies outside is not even asked where it would fall: of an overlay at a cell's edge that is nearly all.
	 */
	int least = columns->first, most = columns->first + columns->from[columns->count - 1] + 1;
	for (int i = 0; i < 2; i++)
		while (rows[i].end < least && rows[i].start != NOWHERE)
			walk_on(&rows[i]);
	while (done < stop && stretch_next(rows, &first, &end) && first <= most + 1) {
		/* A pixel of the plane looks at two neighbours. */
		int64_t low = ((int64_t)(first - 1) * 65536 - across->start) / across->step - 1 + across->to;
		int64_t high = ((int64_t)(end + 1) * 65536 - across->start) / across->step + 2 + across->to;
		int x0 = low > done ? low < stop ? (int)low : stop : done, x1 = high < stop ? (int)high : stop;
		if (x0 >= x1)
			continue;
		part_sample(bitmap, columns, down, y, x0 - columns->x, x1 - x0, buffer);
		row_blend(pixel_at(plane, x0, y), buffer, x1 - x0, tint);
		done = x1;
	}
}

void blit_scale(const struct plane *plane, struct rect clip, const struct bitmap *bitmap, struct rect src,
                struct rect dst, uint32_t tint)
{
	struct rect box = rect_common(dst, clip);
	struct rect held = bitmap->held;
	struct axis across = axis_make(src.x, src.w, held.x, held.w, dst.x, dst.w);
	struct axis down = axis_make(src.y, src.h, held.y, held.h, dst.y, dst.h);
	int64_t fit = ((int64_t)(LINE_MAX - 4) << 16) / (across.step > 0 ? across.step : 1);
	int part = fit < 1 ? 1 : fit > PART_MAX ? PART_MAX : (int)fit;
	struct columns columns;

	if (across.low >= across.high || down.low >= down.high || across.step <= 0 || down.step <= 0)
		return;
	for (int x = box.x; x < box.x + box.w; x += part) {
		columns_find(&columns, &across, x, box.x + box.w - x < part ? box.x + box.w - x : part);
		for (int y = box.y; y < box.y + box.h; y++) {
			uint32_t buffer[PART_MAX];
			if (!bitmap->solid) {
				row_scale(plane, bitmap, &across, &down, &columns, y, tint);
			} else if (tint == 0xffffffff) {
				part_sample(bitmap, &columns, &down, y, 0, columns.count, pixel_at(plane, x, y));
			} else {
				part_sample(bitmap, &columns, &down, y, 0, columns.count, buffer);
				row_blend(pixel_at(plane, x, y), buffer, columns.count, tint);
			}
		}
	}
}

/* ---- turning ---- */

/* The box round a turned one. */
static struct rect turned_reach(struct rect box, float turn, struct vec about)
{
	float c = fabsf(cosf(turn)), s = fabsf(sinf(turn)), w = (float)box.w, h = (float)box.h;
	float dx = (float)box.x + w / 2 - about.x, dy = (float)box.y + h / 2 - about.y;
	float cx = about.x + dx * cosf(turn) - dy * sinf(turn), cy = about.y + dx * sinf(turn) + dy * cosf(turn);
	float across = w * c + h * s + 2, down = w * s + h * c + 2;

	return (struct rect){(int)floorf(cx - across / 2), (int)floorf(cy - down / 2), (int)across + 2, (int)down + 2};
}

/* f / 256 of the way from a to b. */
static uint32_t between(uint32_t a, uint32_t b, uint32_t f)
{
	uint32_t even = (a & PIXEL_PAIR) * (256 - f) + (b & PIXEL_PAIR) * f;
	uint32_t odd = (a >> 8 & PIXEL_PAIR) * (256 - f) + (b >> 8 & PIXEL_PAIR) * f;

	return (even >> 8 & PIXEL_PAIR) | (odd & ~PIXEL_PAIR);
}

/* Outside the source: transparent. */
static uint32_t source_at(const struct bitmap *bitmap, struct rect src, int x, int y)
{
	struct rect held = bitmap->held;

	if (x < 0 || y < 0 || x >= src.w || y >= src.h || !rect_has(held, src.x + x, src.y + y))
		return 0;
	return bitmap->color[(size_t)(src.y + y - held.y) * (size_t)held.w + (size_t)(src.x + x - held.x)];
}

/* Between the four nearest; u and v in source pixels. */
static uint32_t source_between(const struct bitmap *bitmap, struct rect src, float u, float v)
{
	int x = (int)floorf(u), y = (int)floorf(v);
	uint32_t fx = (uint32_t)((u - (float)x) * 256), fy = (uint32_t)((v - (float)y) * 256);
	uint32_t top = between(source_at(bitmap, src, x, y), source_at(bitmap, src, x + 1, y), fx);
	uint32_t bottom = between(source_at(bitmap, src, x, y + 1), source_at(bitmap, src, x + 1, y + 1), fx);

	return between(top, bottom, fy);
}

void blit_turn(const struct plane *plane, struct rect clip, const struct bitmap *bitmap, struct rect src,
               struct rect dst, float turn, struct vec about, uint32_t tint)
{
	struct rect box = rect_common(turned_reach(dst, turn, about), clip);
	float c = cosf(turn), s = sinf(turn);
	float across = (float)src.w / (float)dst.w, down = (float)src.h / (float)dst.h;

	for (int y = box.y; y < box.y + box.h; y++) {
		float dy = (float)y + 0.5f - about.y;
		for (int x = box.x; x < box.x + box.w; x++) {
			float dx = (float)x + 0.5f - about.x;
			float u = (about.x + dx * c + dy * s - (float)dst.x) * across - 0.5f;
			float v = (about.y - dx * s + dy * c - (float)dst.y) * down - 0.5f;
			if (u <= -1 || v <= -1 || u >= (float)src.w || v >= (float)src.h)
				continue;
			uint32_t pixel = source_between(bitmap, src, u, v);
			if (pixel >> 24)
				row_blend(pixel_at(plane, x, y), &pixel, 1, tint);
		}
	}
}
