#include "view/art/raster.h"
#include "text/grow.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LINES = 16 }; /* sample lines per pixel */

/* Unlike fminf() and fmaxf() no calls. */
static float lesser(float a, float b) { return a < b ? a : b; }
static float greater(float a, float b) { return a > b ? a : b; }

void outline_finish(struct outline *outline)
{
	free(outline->edges);
	*outline = (struct outline){0};
}

void outline_edge(struct outline *outline, struct vec a, struct vec b)
{
	if (a.y == b.y)
		return;
	if (!grow_list(&outline->edges, outline->count, &outline->capacity, 128, sizeof *outline->edges)) {
		outline->lacking = true;
		return;
	}
	outline->edges[outline->count++] =
	    a.y < b.y ? (struct edge_line){a.x, a.y, b.x, b.y, 1} : (struct edge_line){b.x, b.y, a.x, a.y, -1};
}

struct rect outline_bounds(const struct outline *outline)
{
	float x1 = 1e9f, y1 = 1e9f, x2 = -1e9f, y2 = -1e9f;

	if (!outline->count)
		return (struct rect){0};
	for (int i = 0; i < outline->count; i++) {
		const struct edge_line *e = &outline->edges[i];
		x1 = lesser(x1, lesser(e->x1, e->x2));
		x2 = greater(x2, greater(e->x1, e->x2));
		y1 = lesser(y1, e->y1);
		y2 = greater(y2, e->y2);
	}
	int left = (int)floorf(x1), top = (int)floorf(y1);
	return rect_make(left, top, (int)ceilf(x2) - left, (int)ceilf(y2) - top);
}

/* ---- coverage ---- */

struct crossing {
	float x;
	int winding;
};

/* First sample line at or below y, lines lying at (n + 0.5) / LINES. */
static int line_from(float y, int limit)
{
	float at = y * LINES - 0.5f;

	if (!(at > 0))
		return 0;
	int line = at < (float)limit ? (int)at : limit;
	return line < limit && (float)line < at ? line + 1 : line;
}

/* From left to right, by insertion: most lines have a handful. */
static void crossings_sort(struct crossing *crossings, int count)
{
	for (int i = 1; i < count; i++) {
		struct crossing c = crossings[i];
		int j = i;

		for (; j > 0 && crossings[j - 1].x > c.x; j--)
			crossings[j] = crossings[j - 1];
		crossings[j] = c;
	}
}

/* Adds the span to the differences of a row: diff[] is integrated later. */
static void span_add(float *row, int w, float x1, float x2, float amount)
{
	x1 = greater(x1, 0);
	x2 = lesser(x2, (float)w);
	if (x2 <= x1)
		return;
	int first = (int)x1, last = (int)x2;
	if (first == last) {
		row[first] += (x2 - x1) * amount;
		return;
	}
	row[first] += ((float)(first + 1) - x1) * amount;
	for (int i = first + 1; i < last; i++)
		row[i] += amount;
	if (last < w)
		row[last] += (x2 - (float)last) * amount;
}

/* Of convex shapes, which are crossed twice each: of those that touch one is made, and they are put in order from left
 * to right.  A stroke has hundreds of them, each beside the one before. How many crossings are left. */
static int crossings_unite(struct crossing *crossings, int count)
{
	int made = 0, at = 0; /* twice as many crossings each */

	for (int i = 0; i + 1 < count; i += 2) {
		struct crossing a = crossings[i], b = crossings[i + 1];
		float from = lesser(a.x, b.x), to = greater(a.x, b.x);
		int next;

		while (at > 0 && crossings[2 * at - 1].x >= from)
			at--;
		while (at < made && crossings[2 * at + 1].x < from)
			at++;
		for (next = at; next < made && crossings[2 * next].x <= to; next++)
			to = greater(to, crossings[2 * next + 1].x);
		if (next > at)
			from = lesser(from, crossings[2 * at].x);
		if (next != at + 1)
			memmove(crossings + 2 * at + 2, crossings + 2 * next,
			        (size_t)(made - next) * 2 * sizeof *crossings);
		made += at + 1 - next;
		crossings[2 * at] = (struct crossing){from, 1};
		crossings[2 * at + 1] = (struct crossing){to, -1};
	}
	return 2 * made;
}

static void line_cover(struct crossing *crossings, int count, bool convex, float *row, int w)
{
	int winding = 0;
	float from = 0;

	if (convex)
		count = crossings_unite(crossings, count);
	else
		crossings_sort(crossings, count);
	for (int i = 0; i < count; i++) {
		if (winding == 0)
			from = crossings[i].x;
		winding += crossings[i].winding;
		if (winding == 0)
			span_add(row, w, from, crossings[i].x, 1.0f / LINES);
	}
}

bool raster_cover(const struct outline *outline, int x, int y, int w, int h, float *coverage)
{
	int lines = h * LINES;
	int *starts = calloc((size_t)lines + 1, sizeof *starts);
	struct crossing *crossings = NULL;

	memset(coverage, 0, (size_t)w * (size_t)h * sizeof *coverage);
	if (!starts)
		return false;
	for (int i = 0; i < outline->count; i++) {
		const struct edge_line *e = &outline->edges[i];
		int to = line_from(e->y2 - (float)y, lines);
		for (int line = line_from(e->y1 - (float)y, lines); line < to; line++)
			starts[line + 1]++;
	}
	for (int line = 0; line < lines; line++)
		starts[line + 1] += starts[line];
	if (starts[lines] > 0)
		crossings = malloc((size_t)starts[lines] * sizeof *crossings);
	int *ends = malloc((size_t)lines * sizeof *ends);
	bool fine = !outline->lacking && ends && (crossings || !starts[lines]);
	if (fine && crossings) {
		memcpy(ends, starts, (size_t)lines * sizeof *ends);
		for (int i = 0; i < outline->count; i++) {
			const struct edge_line *e = &outline->edges[i];
			float slope = (e->x2 - e->x1) / (e->y2 - e->y1);
			int to = line_from(e->y2 - (float)y, lines);
			for (int line = line_from(e->y1 - (float)y, lines); line < to; line++) {
				float at = (float)y + ((float)line + 0.5f) / LINES;
				crossings[ends[line]++] =
				    (struct crossing){e->x1 + slope * (at - e->y1) - (float)x, e->winding};
			}
		}
		for (int line = 0; line < lines; line++)
			if (ends[line] > starts[line])
				line_cover(crossings + starts[line], ends[line] - starts[line], outline->convex,
				           coverage + (size_t)(line / LINES) * (size_t)w, w);
	}
	free(ends);
	free(crossings);
	free(starts);
	return fine;
}
