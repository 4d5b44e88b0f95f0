#include "view/art/raster.h"
#include "text/grow.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LINES = 16 }; /* sample lines per pixel */

void outline_init(struct outline *outline) { *outline = (struct outline){0}; }

void outline_finish(struct outline *outline)
{
	free(outline->edges);
	outline_init(outline);
}

struct path_data path_view(const struct path *path)
{
	return (struct path_data){path->verb_count, path->point_count, path->verbs, path->points};
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
		x1 = fminf(x1, fminf(e->x1, e->x2));
		x2 = fmaxf(x2, fmaxf(e->x1, e->x2));
		y1 = fminf(y1, e->y1);
		y2 = fmaxf(y2, e->y2);
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
	int line = (int)ceilf(y * LINES - 0.5f);

	return line < 0 ? 0 : line > limit ? limit : line;
}

/* From left to right: by insertion, over long ways first (Shell).  Most lines
 * have a handful; those of dashes and patterns some hundred. */
static void crossings_sort(struct crossing *crossings, int count)
{
	static const int gaps[] = {701, 301, 132, 57, 23, 10, 4, 1};

	for (size_t g = 0; g < sizeof gaps / sizeof gaps[0]; g++) {
		int gap = gaps[g];
		for (int i = gap; i < count; i++) {
			struct crossing c = crossings[i];
			int j = i;
			for (; j >= gap && crossings[j - gap].x > c.x; j -= gap)
				crossings[j] = crossings[j - gap];
			crossings[j] = c;
		}
	}
}

/* Adds the span to the differences of a row: diff[] is integrated later. */
static void span_add(float *row, int w, float x1, float x2, float amount)
{
	x1 = fmaxf(x1, 0);
	x2 = fminf(x2, (float)w);
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

static void line_cover(struct crossing *crossings, int count, float *row, int w)
{
	int winding = 0;
	float from = 0;

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
			line_cover(crossings + starts[line], ends[line] - starts[line],
			           coverage + (size_t)(line / LINES) * (size_t)w, w);
	}
	free(ends);
	free(crossings);
	free(starts);
	return fine;
}
