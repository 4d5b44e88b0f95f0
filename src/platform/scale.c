/* Pictures of colours, scaled: blit_scale() of blit.h. */
#include "platform/blit_private.h"

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

enum { PART_MAX = 1024, ROW_MAX = 8192 };

/* Where the pixels of a run fall in the source: the same for every row of it. */
struct columns {
	int x, count;                         /* on the plane */
	int first, last;                      /* in the source, the leftmost and the rightmost looked at */
	uint64_t weights[PART_MAX + AT_ONCE]; /* of the left neighbour and the right one */
	int from[PART_MAX + AT_ONCE];         /* the left neighbour */
};

static void columns_find(struct columns *columns, const struct axis *across, int x, int count)
{
	columns->x = x;
	columns->count = count;
	for (int i = 0; i < count; i++) {
		int64_t at = axis_at(across, x + i);
		columns->from[i] = (int)(at >> 16);
		columns->weights[i] = pair_weights(at >> 8 & 255);
	}
	columns->first = columns->from[0];
	columns->last = columns->from[count - 1] + 1;
	/* what is done four at a time looks at more, for nothing */
	for (int i = count; i < count + AT_ONCE; i++) {
		columns->from[i] = columns->first;
		columns->weights[i] = 0;
	}
}

/* Between two rows of the source. */
struct between {
	const uint32_t *top, *bottom;
	uint16_t f; /* / 256 of the way down */
};

static struct between between_find(const struct bitmap *bitmap, const struct axis *down, int y, int *above, int *below)
{
	int64_t row = axis_at(down, y);

	*above = (int)(row >> 16);
	*below = *above + 1 < down->high ? *above + 1 : *above;
	return (struct between){bitmap->color + (size_t)*above * (size_t)bitmap->held.w,
	                        bitmap->color + (size_t)*below * (size_t)bitmap->held.w, row >> 8 & 255};
}

/* Pixels first .. first + count of the source, between the two rows. */
static inline void row_between(struct between rows, int first, int count, uint32_t *out)
{
	const uint32_t *top = rows.top + first, *bottom = rows.bottom + first;
	lanes f = (lanes){0} + rows.f, rest = 256 - f;
	uint32_t below = rows.f, above = 256 - below;
	int i = 0;

	for (; i + EIGHT <= count; i += EIGHT) {
		pixels a, b;
		memcpy(&a, top + i, sizeof a);
		memcpy(&b, bottom + i, sizeof b);
		lanes even = (EVEN(a) * rest + EVEN(b) * f) >> 8, odd = (ODD(a) * rest + ODD(b) * f) & 0xff00;
		a = (pixels)(even | odd);
		memcpy(out + i, &a, sizeof a);
	}
	for (; i < count; i++) {
		uint32_t even = (top[i] & PIXEL_PAIR) * above + (bottom[i] & PIXEL_PAIR) * below;
		uint32_t odd = (top[i] >> 8 & PIXEL_PAIR) * above + (bottom[i] >> 8 & PIXEL_PAIR) * below;
		out[i] = (even >> 8 & PIXEL_PAIR) | (odd & ~PIXEL_PAIR);
	}
}

/* Four of the columns, from the i-th on, of a row. */
static inline void four_across(const uint32_t *row, const struct columns *columns, int i, uint32_t *out)
{
	pairs both;
	lanes weights;

	pairs_load(row, &columns->from[i], &both);
	memcpy(&weights, &columns->weights[i], sizeof weights);
	lanes even = EVEN(both) * weights, odd = ODD(both) * weights;
	even += SECONDS(even);
	odd += SECONDS(odd);
	pairs_store(&even, &odd, out);
}

/* ... between two: the same numbers. */
static inline void four_between(struct between rows, const struct columns *columns, int i, uint32_t *out)
{
	lanes f = (lanes){0} + rows.f, rest = 256 - f, weights;
	pairs above, below;

	pairs_load(rows.top, &columns->from[i], &above);
	pairs_load(rows.bottom, &columns->from[i], &below);
	memcpy(&weights, &columns->weights[i], sizeof weights);
	lanes even = (EVEN(above) * rest + EVEN(below) * f) >> 8;
	lanes odd = (ODD(above) * rest + ODD(below) * f) >> 8;
	even *= weights;
	odd *= weights;
	even += SECONDS(even);
	odd += SECONDS(odd);
	pairs_store(&even, &odd, out);
}

/* Pixels i .. i + count of the columns, and what is left of four more. */
ALSO_FOR("avx2")
static void row_sample(struct between rows, const struct columns *columns, int i, int count, uint32_t *out)
{
	uint32_t between[ROW_MAX]; /* at the source's places */
	int end = i + count, first = columns->from[i], last = columns->from[end - 1] + 1;

	/* Where every pixel of the source is looked at, by two columns or more, it is done once, and all in a row. */
	if (count >= 2 * AT_ONCE && last - first <= count + count / 2 && last < ROW_MAX) {
		row_between(rows, first, last + 1 - first, between + first);
		for (; i + AT_ONCE <= end; i += AT_ONCE, out += AT_ONCE)
			four_across(between, columns, i, out);
	}
	for (; i < end; i += AT_ONCE, out += AT_ONCE)
		four_between(rows, columns, i, out);
}

/* ... onto the plane; `sets`: they are opaque. */
static void part_put(struct between rows, const struct columns *columns, int i, int count, bool sets, uint32_t tint,
                     uint32_t *to)
{
	uint32_t buffer[PART_MAX + AT_ONCE];
	int whole = sets ? count & -AT_ONCE : 0;

	if (whole)
		row_sample(rows, columns, i, whole, to);
	if (whole < count)
		row_sample(rows, columns, i + whole, count - whole, buffer);
	if (!sets)
		row_blend(to, buffer, count, tint);
	else if (whole < count)
		memcpy(to + whole, buffer, (size_t)(count - whole) * sizeof *buffer);
}

/* ---- what is not transparent ---- */

/* The 64 columns of a bitmap on the plane: where what looks at each begins, and ends; those that are looked at. */
struct stripes {
	int from[64], to[64];
	uint64_t seen;
};

static void stripes_find(struct stripes *stripes, const struct bitmap *bitmap, const struct axis *across,
                         const struct columns *columns)
{
	int wide = bitmap_column(bitmap), first = columns->first / wide, last = columns->last / wide;
	double faster = 1.0 / (double)across->step;

	last = last < 63 ? last : 63;
	stripes->seen = ~UINT64_C(0) >> (63 - last + first) << first;
	for (int i = first; i <= last; i++) {
		/* A pixel looks at two neighbours; a pixel more at either side costs nothing. */
		double low = ((double)(i * wide - 1) * 65536 - (double)across->start) * faster - 1;
		double high = ((double)(i * wide + wide + 1) * 65536 - (double)across->start) * faster + 2;
		int from = across->to + (int)low - columns->x, to = across->to + (int)high - columns->x;
		stripes->from[i] = from > 0 ? from : 0;
		stripes->to[i] = to < columns->count ? to : columns->count;
	}
}

/* Gaps of up to seven columns are not worth leaving out. */
static uint64_t gaps_closed(uint64_t columns)
{
	uint64_t wide = columns | columns << 1, closed;

	wide |= wide << 2;
	wide |= wide << 4;
	closed = wide & wide >> 1;
	closed &= closed >> 2;
	closed &= closed >> 4;
	return closed | columns;
}

/* Row y, as far as something is there. */
static void row_scale(const struct plane *plane, const struct bitmap *bitmap, const struct axis *down,
                      const struct columns *columns, const struct stripes *stripes, int y, uint32_t tint)
{
	int above, below, done = 0;
	struct between between = between_find(bitmap, down, y, &above, &below);
	uint64_t filled = gaps_closed((bitmap->filled[above] | bitmap->filled[below]) & stripes->seen);

	while (filled) {
		int first = __builtin_ctzll(filled);
		filled += UINT64_C(1) << first; /* carries over all in a row */
		int end = filled ? __builtin_ctzll(filled) : 64;
		filled &= filled - 1;
		int from = stripes->from[first] > done ? stripes->from[first] : done, to = stripes->to[end - 1];
		if (from < to)
			part_put(between, columns, from, to - from, false, tint, pixel_at(plane, columns->x + from, y));
		done = to > done ? to : done;
	}
}

void blit_scale(const struct plane *plane, struct rect clip, const struct bitmap *bitmap, struct rect src,
                struct rect dst, uint32_t tint)
{
	struct rect box = rect_common(dst, clip), held = bitmap->held;
	struct axis across = axis_make(src.x, src.w, held.x, held.w, dst.x, dst.w);
	struct axis down = axis_make(src.y, src.h, held.y, held.h, dst.y, dst.h);
	struct columns columns;
	struct stripes stripes;
	int above, below;

	if (across.low >= across.high || down.low >= down.high || across.step <= 0 || down.step <= 0)
		return;
	stripes.seen = 0;
	for (int x = box.x; x < box.x + box.w; x += PART_MAX) {
		columns_find(&columns, &across, x, box.x + box.w - x < PART_MAX ? box.x + box.w - x : PART_MAX);
		if (!bitmap->solid)
			stripes_find(&stripes, bitmap, &across, &columns);
		for (int y = box.y; y < box.y + box.h; y++) {
			if (bitmap->solid)
				part_put(between_find(bitmap, &down, y, &above, &below), &columns, 0, columns.count,
				         tint == 0xffffffff, tint, pixel_at(plane, x, y));
			else
				row_scale(plane, bitmap, &down, &columns, &stripes, y, tint);
		}
	}
}
