/* draw.h - the draw list: what is on the screen now, as plain data.
 *
 * A screen does not draw; it appends commands to a `struct draw`, and the platform replays them (window or picture
 * file, the same code).  Commands are painted in the order in which they were appended.
 *
 * Units: every coordinate and length is an output pixel of the final picture, origin at the top left.  Rectangles are
 * whole pixels: compute the far edge of a grid from the shared rounded edge, never from a rounded width.  Paths are
 * real numbers; (10.0, 10.0) is the corner between four pixels.
 *
 * Colours are 0xRRGGBBAA, straight alpha (rgb(), rgba()).  Pixels in memory are bytes R, G, B, A with straight alpha.
 *
 * Ownership: strings, path points and picture contexts are copied into the list's frame arena, so callers may pass
 * stack memory.  The list is emptied by draw_begin() and keeps its memory for the next frame.
 *
 * Failure: an allocation that fails drops the command; nothing else. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "view/list/arena.h"

/* ---- plain things ---- */

struct rect {
	int x, y, w, h;
};

struct vec {
	float x, y;
};

static inline uint32_t rgb(uint32_t hex) { return hex << 8 | 0xff; }
/* alpha 0..1 */
static inline uint32_t rgba(uint32_t hex, float alpha)
{
	return hex << 8 | (uint32_t)(alpha <= 0 ? 0 : alpha >= 1 ? 255 : (int)(alpha * 255 + 0.5f));
}
/* The colour `amount` (0..1) of the way from a to b, alpha included. */
uint32_t color_mix(uint32_t a, uint32_t b, float amount);
uint32_t color_fade(uint32_t color, float alpha); /* multiplies the alpha */

static inline struct rect rect_make(int x, int y, int w, int h) { return (struct rect){x, y, w, h}; }
static inline bool rect_has(struct rect r, int x, int y)
{
	return x >= r.x && y >= r.y && x < r.x + r.w && y < r.y + r.h;
}
static inline struct rect rect_inset(struct rect r, int by)
{
	return (struct rect){r.x + by, r.y + by, r.w - 2 * by, r.h - 2 * by};
}
static inline struct rect rect_moved(struct rect r, int dx, int dy)
{
	return (struct rect){r.x + dx, r.y + dy, r.w, r.h};
}
static inline struct vec rect_middle(struct rect r)
{
	return (struct vec){(float)r.x + (float)r.w / 2, (float)r.y + (float)r.h / 2};
}
/* A w x h rectangle about a point. */
static inline struct rect rect_about(struct vec at, int w, int h)
{
	return (struct rect){(int)at.x - w / 2, (int)at.y - h / 2, w, h};
}
/* The point `t` (0..1) of the way from a to b. */
static inline struct vec vec_between(struct vec a, struct vec b, float t)
{
	return (struct vec){a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}
/* Intersection; w or h 0 when empty. */
static inline struct rect rect_common(struct rect a, struct rect b)
{
	int x1 = a.x > b.x ? a.x : b.x, x2 = a.x + a.w < b.x + b.w ? a.x + a.w : b.x + b.w;
	int y1 = a.y > b.y ? a.y : b.y, y2 = a.y + a.h < b.y + b.h ? a.y + a.h : b.y + b.h;
	return (struct rect){x1, y1, x2 > x1 ? x2 - x1 : 0, y2 > y1 ? y2 - y1 : 0};
}
static inline bool rect_overlap(struct rect a, struct rect b)
{
	return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
int rect_common_area(struct rect a, struct rect b);    /* of the intersection, square pixels */
struct rect rect_around(struct rect a, struct rect b); /* smallest that holds both */
bool rect_holds(struct rect outer, struct rect inner);
/* Moved into the room as far as it must be; where it is larger, its upper left corner is seen. */
struct rect rect_within(struct rect r, struct rect room);
/* A w x h rectangle in the middle of `outer`. */
struct rect rect_center(struct rect outer, int w, int h);
/* The i-th of a grid's cells, row by row: equal columns over its whole width, so high, with a gap between them. */
struct rect rect_cell(struct rect grid, int columns, int gap, int tall, int i);
/* Cut a strip off one side of *r and return it, with a gap behind it that is nobody's: the whole of our layout. */
struct rect rect_part_top(struct rect *r, int h, int gap);
struct rect rect_part_bottom(struct rect *r, int h, int gap);
struct rect rect_part_left(struct rect *r, int w, int gap);
struct rect rect_part_right(struct rect *r, int w, int gap);
/* The same without one. */
static inline struct rect rect_cut_top(struct rect *r, int h) { return rect_part_top(r, h, 0); }
static inline struct rect rect_cut_bottom(struct rect *r, int h) { return rect_part_bottom(r, h, 0); }
static inline struct rect rect_cut_left(struct rect *r, int w) { return rect_part_left(r, w, 0); }
static inline struct rect rect_cut_right(struct rect *r, int w) { return rect_part_right(r, w, 0); }

/* ---- text ---- */

enum face { FACE_SERIF, FACE_SANS }; /* Linux Libertine (names, titles, scores); Linux Biolinum (the rest) */

struct text_style {
	uint8_t face; /* enum face */
	bool bold, italic;
	uint8_t tracking; /* letter spacing in 1/100 em */
	int px;           /* size, in output pixels */
	int line;         /* distance of two lines, in output pixels */
	uint32_t color;
};

static inline struct text_style text_bold(struct text_style style)
{
	style.bold = true;
	return style;
}

/* Bold and with serifs: titles and sums. */
static inline struct text_style text_serif(struct text_style style)
{
	style.face = FACE_SERIF;
	return text_bold(style);
}

/* How the platform measures text: injected, so that layout is testable with a
 * ruler instead of a font.  All functions are pure for a given font set. */
struct text_metrics {
	void *context;
	/* Advance width of the first `length` bytes of text (valid UTF-8), in pixels. */
	int (*width)(void *context, const struct text_style *style, const char *text, size_t length);
	/* Distance from the top of the font's box to the base line, and the box's height. */
	void (*height)(void *context, const struct text_style *style, int *ascent, int *height);
};

int text_width(const struct text_metrics *metrics, const struct text_style *style, const char *text);

enum text_align { ALIGN_LEFT, ALIGN_CENTER, ALIGN_RIGHT };

/* Text broken into lines at spaces (a word wider than `width` is broken where it must).  Returns the number of lines;
 * `starts[i]`, `lengths[i]` are bytes of the i-th line, for at most `capacity` lines. */
int text_wrap(const struct text_metrics *metrics, const struct text_style *style, const char *text, int width,
              int capacity, int starts[], int lengths[]);
/* Height in pixels of text wrapped to this width. */
int text_block_height(const struct text_metrics *metrics, const struct text_style *style, const char *text, int width);

/* ---- skins ---- */

/* A rounded box: button, card, panel, field.  Painted from below: shadow, foot (the thickness under a button), face
 * with a vertical gradient, inner highlight along the top, rim.  Lengths in output pixels; 0 leaves a part out. */
struct skin {
	float radius;         /* of the face's corners; half the height or more: a pill */
	uint32_t top, bottom; /* face */
	uint32_t rim;
	float rim_width;    /* drawn inside the rectangle */
	uint32_t highlight; /* 1 px line inside the rim, at the top */
	uint32_t foot;
	float foot_height; /* below the rectangle */
	uint32_t shadow;
	float shadow_blur, shadow_dy;
	uint32_t vignette; /* darkens towards the rim (large panels), alpha 0: none */
};

/* ---- paths ---- */

enum path_verb { PATH_MOVE, PATH_LINE, PATH_CURVE, PATH_CLOSE }; /* 1, 1, 3, 0 points */

enum { PATH_VERBS_MAX = 512, PATH_POINTS_MAX = 1400 };

/* A shape as straight lines and cubic curves.  Plain data of a fixed size; what does not fit is dropped. */
struct path {
	int verb_count, point_count;
	uint8_t verbs[PATH_VERBS_MAX];
	struct vec points[PATH_POINTS_MAX];
};

/* One that stays as it is: only what it uses. */
struct path_data {
	int verb_count, point_count;
	const uint8_t *verbs;
	const struct vec *points;
};

void path_clear(struct path *path);
void path_move(struct path *path, float x, float y);
void path_line_to(struct path *path, float x, float y);
void path_curve(struct path *path, float x1, float y1, float x2, float y2, float x, float y);
void path_quad(struct path *path, float x1, float y1, float x, float y);
void path_close(struct path *path);
void path_circle(struct path *path, float cx, float cy, float r);
void path_oval(struct path *path, float cx, float cy, float rx, float ry);
void path_round_rect(struct path *path, float x, float y, float w, float h, float radius);
/* Each point p becomes p * scale + (dx, dy). */
void path_append(struct path *path, const struct path_data *data, float scale, float dx, float dy);

struct stroke {
	float width;
	float dash, gap, phase; /* dash 0: solid */
	bool square;            /* butt ends and mitred corners; else round */
};

/* ---- pictures ---- */

/* Fills w x h pixels (bytes R G B A, straight alpha, rows of w * 4 bytes).  The buffer comes zeroed.  False: not to be
 * had now; nothing is drawn, and the next frame asks again.  Runs on the main thread (but see `alone`), when the
 * platform's cache does not hold the key. */
typedef bool draw_paint(const void *context, uint8_t *pixels, int w, int h);

struct picture {
	uint64_t key; /* names the pixels: other pixels, other key */
	int w, h;     /* of the pixels */
	bool opaque;  /* every pixel is */
	bool shade; /* of one colour, `mod` of struct draw_image: `paint` gives its coverage, a byte a pixel; not scaled
	             */
	bool alone; /* `paint` needs nothing but its context and what never changes: any thread may do it */
	draw_paint *paint;
	const void *context; /* copied: `context_size` bytes */
	size_t context_size;
};

/* One that is named by what it is of, its size and the bytes that it is painted from: `context` has no padding. */
struct picture picture_of(const char *what, int w, int h, draw_paint *paint, const void *context, size_t context_size);

/* How a picture is put down. */
struct draw_image {
	struct rect src; /* of the picture's pixels; w 0: all of it */
	struct rect dst;
	float alpha;  /* 0..1 */
	uint32_t mod; /* multiplies the colours; alpha ignored; 0: white */
	float turn;   /* clockwise, radians, about this point */
	struct vec about;
};

/* ---- the list ---- */

enum draw_kind {
	DRAW_FILL,
	DRAW_IMAGE,
	DRAW_TEXT,
	DRAW_SKIN,
	DRAW_FILL_PATH,
	DRAW_STROKE_PATH,
	DRAW_CLIP /* `box` becomes the clip; w < 0: none */
};

struct draw_cmd {
	uint8_t kind;  /* enum draw_kind */
	uint8_t flags; /* bit 0: TEXT cut short by an ellipsis; DRAW_PRINTED, DRAW_GOES_ON */
	struct rect box;
	uint32_t color;
	union {
		struct {
			struct draw_image how;
			uint64_t key;
			int w, h;
			bool opaque, shade, alone, steady;
			draw_paint *paint;
			const void *context;
		} image;
		struct {
			struct text_style style;
			const char *text; /* in the arena, as drawn */
			struct vec at;    /* left end of the base line */
			int width;        /* measured */
		} text;
		struct skin skin;
		struct {
			const struct path_data *path;
			struct stroke stroke;
		} path;
	} u;
};

enum {
	DRAW_DEPTH_MAX = 16,
	DRAW_PRINTED = 2, /* TEXT that is part of a board: pieces may cover it */
	DRAW_GOES_ON = 4  /* TEXT that goes on with the line above it */
};

/* What the platform knows that a list may ask. */
struct draw_cache {
	void *context;
	/* Does the platform hold the picture with this key?  Then it stays for the next frame.  May be NULL: for ever.
	 */
	bool (*has_picture)(void *context, uint64_t key);
};

struct draw {
	int w, h; /* of the picture, output pixels */
	const struct text_metrics *metrics;
	const struct draw_cache *cache; /* may be NULL */
	int count, capacity;
	struct draw_cmd *cmds;
	struct arena arena;
	struct rect clips[DRAW_DEPTH_MAX];
	int clip_depth;
	float alphas[DRAW_DEPTH_MAX];
	int alpha_depth;
	bool coarse;    /* the camera zooms: pictures made for every size may come from a near one */
	bool steady;    /* what is put down now stays as large as it is: a table that rests, or is panned */
	bool spread;    /* lists follow each other: what is made anew may come a few at a time, see draw_makes() */
	int made;       /* pixels of what this one makes */
	bool composing; /* not all of it is there yet: the next list may have more */
	bool lacking;   /* something is not in it for want of memory */
};

void draw_init(struct draw *draw, const struct text_metrics *metrics);
void draw_finish(struct draw *draw);
/* Empties the list for a picture of w x h pixels. */
void draw_begin(struct draw *draw, int w, int h);
/* `size` bytes of memory that live until the next draw_begin; NULL when out of memory. */
void *draw_alloc(struct draw *draw, size_t size);
/* printf into the arena. */
const char *draw_format(struct draw *draw, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Equal lists have equal hashes: the host shows a frame only when it changes. */
uint64_t draw_hash(const struct draw *draw);
/* Goes on from `hash` with what a stroke looks like: never with the bytes between its fields. */
uint64_t stroke_hash(uint64_t hash, const struct stroke *stroke);

/* Takes out what was appended from the command `from` on. */
void draw_drop(struct draw *draw, int from);

void draw_fill(struct draw *draw, struct rect box, uint32_t color);
void draw_skin(struct draw *draw, struct rect box, const struct skin *skin);
void draw_picture(struct draw *draw, const struct picture *picture, const struct draw_image *how);

/* The line, ending with an ellipsis where it is wider than `width`; lives as long as the picture. */
const char *draw_shorten(struct draw *draw, const struct text_style *style, const char *text, int width);
/* The same with the ellipsis in the middle: of a folder where it begins, and more of where it ends. */
const char *draw_shorten_middle(struct draw *draw, const struct text_style *style, const char *text, int width);
/* One line with the left end of its base line at x, y. */
void draw_text_at(struct draw *draw, float x, float y, const struct text_style *style, const char *text);
/* One line in a box, the font's own box centred vertically in it; what does not
 * fit ends with an ellipsis.  Returns the drawn width. */
int draw_text(struct draw *draw, struct rect box, enum text_align align, const struct text_style *style,
              const char *text);
/* Wrapped lines from the top of the box; returns the height used.  The last
 * line that fits ends with an ellipsis if there is more. */
int draw_text_block(struct draw *draw, struct rect box, enum text_align align, const struct text_style *style,
                    const char *text);

void draw_path_fill(struct draw *draw, const struct path *path, uint32_t color);
void draw_path_stroke(struct draw *draw, const struct path *path, const struct stroke *stroke, uint32_t color);
void draw_circle(struct draw *draw, float cx, float cy, float r, uint32_t color);
void draw_ring(struct draw *draw, float cx, float cy, float r, float width, uint32_t color);
void draw_line(struct draw *draw, float x1, float y1, float x2, float y2, float width, uint32_t color);
/* Outline of a box, `width` pixels inside its edge (radius 0: sharp corners). */
void draw_outline(struct draw *draw, struct rect box, float radius, float width, uint32_t color);
/* A filled arrow head of this length whose tip is at x, y, pointing along (dx, dy). */
void draw_arrow_head(struct draw *draw, float x, float y, float dx, float dy, float length, uint32_t color);

/* Clips nest: the new clip is the common part.  Every push has its pop. */
void draw_clip_push(struct draw *draw, struct rect box);
void draw_clip_pop(struct draw *draw);
struct rect draw_clip(const struct draw *draw);
/* May a picture of this size be made in this list?  Of lists that follow each other each makes a few, until they have
 * so many pixels: where another size of it is there, that is shown meanwhile (and `composing` set). */
bool draw_makes(struct draw *draw, struct rect box, int pixels);
bool draw_has_picture(const struct draw *draw, uint64_t key);
/* The size at which to make a picture for this size on the screen: the same, or while the list is coarse the next of
 * two in an octave (a step): more would be painted anew in every frame of a fast zoom. */
float draw_step(float size);
float draw_made_size(const struct draw *draw, float size);
/* Multiplies the alpha of everything until the pop. */
void draw_alpha_push(struct draw *draw, float alpha);
void draw_alpha_pop(struct draw *draw);

/* ---- keys ---- */

/* FNV-1a over bytes: keys of pictures, ids of widgets.  Begin with HASH_BASIS. */
#define HASH_BASIS UINT64_C(0xcbf29ce484222325)
uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size);
uint64_t hash_text(uint64_t hash, const char *text);
uint64_t hash_int(uint64_t hash, int64_t value);
