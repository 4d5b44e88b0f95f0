#include "platform/canvas.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "platform/blit.h"
#include "platform/workers.h"

/* What one hand draws at a time: it fits into a processor's cache. */
enum { PART_W = 320, PART_H = 60 };

struct canvas_image {
	struct device_image image;
	struct bitmap bitmap;
	uint64_t content; /* another number, other pixels */
};

/* A command; no image: a fill. */
struct canvas_op {
	const struct bitmap *bitmap;
	const struct canvas_image *image;
	struct rect clip, src, dst;
	uint32_t color;
	float turn; /* dst about this point */
	struct vec about;
	struct rect reach; /* nothing is drawn outside; within the clip */
};

struct op_list {
	int count, capacity;
	struct canvas_op *ops;
};

/* Commands for the window wait until the frame is finished; those for a layer
 * are carried out when it is left.  So a part of the window is drawn once, and
 * not at all where it shows what it showed before. */
struct canvas {
	struct device device;
	struct workers *workers;
	struct plane window, target;
	struct canvas_image *layer; /* the target, or NULL: the window */
	struct rect clip;
	struct op_list window_ops, layer_ops;
	_Atomic uint64_t contents; /* numbers given out */
	/* by part of the window: what it shows, 0 unknown; drawn anew in the last frame */
	uint64_t *shown;
	bool *anew;
	int parts;
	bool torn; /* carried out in the middle of a frame */
};

static struct canvas *canvas_of(struct device *device) { return (struct canvas *)device; }

/* ---- carrying out ---- */

/* Asked of every command for every part: most lie elsewhere. */
static inline bool op_meets(const struct canvas_op *op, struct rect part)
{
	const struct rect *r = &op->reach;

	return r->x < part.x + part.w && part.x < r->x + r->w && r->y < part.y + part.h && part.y < r->y + r->h;
}

/* Nothing below it is seen within `part`. */
static bool op_covers(const struct canvas_op *op, struct rect part)
{
	bool solid = op->bitmap ? op->bitmap->solid && op->color == 0xffffffff : (op->color & 255) == 255;
	struct rect covered = op->dst;

	/* A panel's corners are round; its middle hides what is below all the same. */
	if (!solid && op->bitmap && op->color == 0xffffffff && op->src.w == op->dst.w && op->src.h == op->dst.h) {
		covered = rect_common(op->bitmap->deep, op->src);
		covered = rect_moved(covered, op->dst.x - op->src.x, op->dst.y - op->src.y);
		solid = covered.w > 0 && covered.h > 0;
	}
	return solid && !op->turn && rect_holds(covered, part) && rect_holds(op->clip, part);
}

static void op_draw(const struct plane *plane, const struct canvas_op *op, struct rect part)
{
	struct rect clip = rect_common(op->clip, part);

	if (op->turn && op->bitmap && op->bitmap->color)
		blit_turn(plane, clip, op->bitmap, op->src, op->dst, op->turn, op->about, op->color);
	else if (!op->bitmap)
		blit_fill(plane, clip, op->dst, op->color);
	else if (op->src.w == op->dst.w && op->src.h == op->dst.h)
		blit_copy(plane, clip, op->bitmap, op->src, op->dst.x, op->dst.y, op->color);
	else if (op->bitmap->color)
		blit_scale(plane, clip, op->bitmap, op->src, op->dst, op->color);
}

/* What a flush works on. */
struct flush {
	struct canvas *canvas;
	const struct op_list *list;
	struct plane plane;
	uint64_t *shown; /* by part; NULL: everything is drawn */
	bool *anew;
};

static int parts_across(const struct plane *plane) { return (plane->w + PART_W - 1) / PART_W; }

static int parts_count(const struct plane *plane) { return parts_across(plane) * ((plane->h + PART_H - 1) / PART_H); }

static struct rect part_box(const struct plane *plane, int index)
{
	int across = parts_across(plane);
	struct rect part = {index % across * PART_W, index / across * PART_H, PART_W, PART_H};

	return rect_common(part, (struct rect){0, 0, plane->w, plane->h});
}

/* The commands that meet a part, from the last back to the one that hides all before it: found in one go, for most lie
 * elsewhere. */
enum { MET_MAX = 1024 };
struct met {
	int count;
	bool all; /* more than that: every command is looked at, from the first on */
	int at[MET_MAX];
};

static void met_find(struct met *met, const struct op_list *list, struct rect part)
{
	met->count = 0;
	met->all = false;
	for (int i = list->count - 1; i >= 0 && !met->all; i--) {
		const struct canvas_op *op = &list->ops[i];
		if (!op_meets(op, part))
			continue;
		met->all = met->count == MET_MAX;
		if (!met->all)
			met->at[met->count++] = i;
		if (op_covers(op, part))
			break;
	}
}

/* One after the other in the order of the list; `next` begins as 0.  NULL: that was the last. */
static const struct canvas_op *met_next(const struct met *met, const struct op_list *list, struct rect part, int *next)
{
	if (!met->all)
		return *next < met->count ? &list->ops[met->at[met->count - ++*next]] : NULL;
	while (*next < list->count) {
		const struct canvas_op *op = &list->ops[(*next)++];
		if (op_meets(op, part))
			return op;
	}
	return NULL;
}

/* Thirty-two bits at a time: of a thousand commands in a frame every byte would be too much. */
static uint64_t hash_words(uint64_t hash, const void *bytes, size_t size)
{
	uint32_t word;

	for (size_t i = 0; i + sizeof word <= size; i += sizeof word) {
		memcpy(&word, (const char *)bytes + i, sizeof word);
		hash = (hash ^ word) * UINT64_C(0x9E3779B97F4A7C15);
		hash ^= hash >> 29;
	}
	return hash;
}

/* What the part shows when these commands are done; never 0. */
static uint64_t part_hash(const struct met *met, const struct op_list *list, struct rect part)
{
	uint64_t hash = HASH_BASIS;
	const struct canvas_op *op;
	int next = 0;

	while ((op = met_next(met, list, part, &next))) {
		struct {
			uint64_t content;
			struct rect clip, src, dst;
			float turn, about_x, about_y;
			uint32_t color;
		} says = {op->image ? op->image->content : 0,
		          rect_common(op->clip, part),
		          op->src,
		          op->dst,
		          op->turn,
		          op->about.x,
		          op->about.y,
		          op->color};
		hash = hash_words(hash, &says, sizeof says);
	}
	return hash | 1;
}

static void part_draw(void *context, int index)
{
	const struct flush *flush = context;
	const struct op_list *list = flush->list;
	struct rect part = part_box(&flush->plane, index);
	const struct canvas_op *op;
	struct met met;
	int next = 0;

	met_find(&met, list, part);
	if (flush->shown) {
		uint64_t hash = part_hash(&met, list, part);
		flush->anew[index] = flush->anew[index] || flush->shown[index] != hash;
		if (flush->shown[index] == hash)
			return;
		flush->shown[index] = hash;
	}
	while ((op = met_next(&met, list, part, &next)))
		op_draw(&flush->plane, op, part);
}

static void layer_finish(struct canvas *canvas)
{
	struct flush flush = {.canvas = canvas, .list = &canvas->layer_ops, .plane = canvas->target};

	if (canvas->layer && canvas->layer_ops.count) {
		workers_run(canvas->workers, parts_count(&flush.plane), part_draw, &flush);
		canvas->layer->content = ++canvas->contents;
	}
	canvas->layer_ops.count = 0;
}

static void window_finish(struct canvas *canvas, bool whole)
{
	struct flush flush = {.canvas = canvas, .list = &canvas->window_ops, .plane = canvas->window};
	bool compare = whole && !canvas->torn && canvas->shown;

	if (canvas->window_ops.count) {
		flush.shown = compare ? canvas->shown : NULL;
		flush.anew = canvas->anew;
		if (!compare)
			canvas_stale(&canvas->device);
		workers_run(canvas->workers, parts_count(&flush.plane), part_draw, &flush);
	}
	canvas->torn = !whole && (canvas->torn || canvas->window_ops.count);
	canvas->window_ops.count = 0;
}

static void canvas_finish(struct device *device)
{
	layer_finish(canvas_of(device));
	window_finish(canvas_of(device), true);
}

/* An image goes that commands may name. */
static void canvas_flush(struct canvas *canvas)
{
	layer_finish(canvas);
	window_finish(canvas, false);
}

void canvas_stale(struct device *device)
{
	struct canvas *canvas = canvas_of(device);

	for (int i = 0; canvas->shown && i < canvas->parts; i++) {
		canvas->shown[i] = 0;
		canvas->anew[i] = true;
	}
}

int canvas_changed(struct device *device, struct rect *boxes, int capacity)
{
	struct canvas *canvas = canvas_of(device);
	int count = 0;

	for (int i = 0; canvas->shown && i < canvas->parts; i++) {
		if (!canvas->anew[i])
			continue;
		canvas->anew[i] = false;
		if (count < capacity)
			boxes[count] = part_box(&canvas->window, i);
		count++;
	}
	return canvas->shown && count <= capacity ? count : -1;
}

/* ---- commands ---- */

static void op_add(struct canvas *canvas, const struct canvas_op *op)
{
	struct op_list *list = canvas->layer ? &canvas->layer_ops : &canvas->window_ops;

	if (list->count == list->capacity) {
		int capacity = list->capacity ? 2 * list->capacity : 512;
		struct canvas_op *ops = realloc(list->ops, (size_t)capacity * sizeof *ops);
		if (!ops) {
			canvas->device.lacking = true;
			return;
		}
		list->ops = ops;
		list->capacity = capacity;
	}
	struct canvas_op *added = &list->ops[list->count++];
	*added = *op;
	added->clip = canvas->clip;
	added->reach = rect_common(op->reach, canvas->clip);
}

static void canvas_fill(struct device *device, struct rect box, uint32_t color)
{
	op_add(canvas_of(device), &(struct canvas_op){.dst = box, .color = color, .reach = box});
}

/* Where a box may lie when it is turned, however far, about a point. */
static struct rect turned_reach(struct rect box, struct vec about)
{
	float dx = fmaxf(about.x - (float)box.x, (float)(box.x + box.w) - about.x);
	float dy = fmaxf(about.y - (float)box.y, (float)(box.y + box.h) - about.y);
	int far = (int)sqrtf(dx * dx + dy * dy) + 2;

	return (struct rect){(int)about.x - far, (int)about.y - far, 2 * far, 2 * far};
}

static void canvas_copy(struct device *device, const struct device_image *image, const struct device_copy *how)
{
	const struct canvas_image *from = (const struct canvas_image *)image;

	op_add(canvas_of(device),
	       &(struct canvas_op){&from->bitmap, from, .src = how->src, .dst = how->dst, .color = how->tint,
	                           .turn = how->turn, .about = how->about,
	                           .reach = how->turn ? turned_reach(how->dst, how->about) : how->dst});
}

static void canvas_clip(struct device *device, const struct rect *clip)
{
	struct canvas *canvas = canvas_of(device);
	struct rect whole = {0, 0, canvas->target.w, canvas->target.h};

	canvas->clip = clip ? rect_common(*clip, whole) : whole;
}

static bool canvas_target(struct device *device, struct device_image *layer)
{
	struct canvas *canvas = canvas_of(device);

	layer_finish(canvas);
	canvas->target = canvas->window;
	canvas->layer = (struct canvas_image *)layer;
	if (layer) {
		const struct bitmap *bitmap = &canvas->layer->bitmap;
		canvas->target = (struct plane){bitmap->color, bitmap->w, bitmap->h, bitmap->w};
	}
	canvas_clip(device, NULL);
	return true;
}

/* ---- images ---- */

static struct device_image *canvas_image(struct device *device, enum image_kind kind, const uint8_t *pixels, int w,
                                         int h)
{
	struct canvas_image *image = calloc(1, sizeof *image);
	bool made = image && (kind == IMAGE_COLOR ? bitmap_init_color(&image->bitmap, pixels, w, h)
	                                          : bitmap_init_mask(&image->bitmap, pixels, w, h));

	if (!made) {
		free(image);
		return NULL;
	}
	image->image = (struct device_image){.w = w, .h = h, .bytes = bitmap_bytes(&image->bitmap)};
	image->content = ++canvas_of(device)->contents;
	return &image->image;
}

static struct device_image *canvas_layer(struct device *device, int w, int h)
{
	struct canvas_image *image = calloc(1, sizeof *image);
	size_t count = (size_t)w * (size_t)h;

	if (image)
		image->bitmap =
		    (struct bitmap){.w = w, .h = h, .held = {0, 0, w, h}, .solid = true, .color = malloc(count * 4)};
	if (!image || !image->bitmap.color) {
		free(image);
		return NULL;
	}
	image->image = (struct device_image){.w = w, .h = h, .bytes = count * 4, .target = true};
	image->content = ++canvas_of(device)->contents;
	return &image->image;
}

static void canvas_drop(struct device *device, struct device_image *image)
{
	canvas_flush(canvas_of(device)); /* a command may name it */
	bitmap_finish(&((struct canvas_image *)image)->bitmap);
	free(image);
}

static void canvas_destroy(struct device *device)
{
	struct canvas *canvas = canvas_of(device);

	workers_destroy(canvas->workers);
	free(canvas->window_ops.ops);
	free(canvas->layer_ops.ops);
	free(canvas->shown);
	free(canvas->anew);
	free(canvas);
}

static const struct device_ops canvas_ops = {
    .destroy = canvas_destroy,
    .image = canvas_image,
    .layer = canvas_layer,
    .drop = canvas_drop,
    .target = canvas_target,
    .clip = canvas_clip,
    .fill = canvas_fill,
    .copy = canvas_copy,
    .finish = canvas_finish,
};

struct device *canvas_create(int hands)
{
	struct canvas *canvas = calloc(1, sizeof *canvas);

	if (!canvas)
		return NULL;
	canvas->device.ops = &canvas_ops;
	canvas->device.anywhere = true;
	canvas->workers = hands > 1 ? workers_create(hands) : NULL;
	return &canvas->device;
}

void canvas_window(struct device *device, uint32_t *pixels, int w, int h, int stride)
{
	struct canvas *canvas = canvas_of(device);
	const struct plane *now = &canvas->window;

	if (now->pixels == pixels && now->w == w && now->h == h && now->stride == stride)
		return;
	canvas_flush(canvas);
	canvas->torn = false;
	canvas->window = canvas->target = (struct plane){pixels, w, h, stride};
	canvas->layer = NULL;
	canvas->parts = parts_count(&canvas->window);
	free(canvas->shown);
	free(canvas->anew);
	/* Without them everything is drawn, always. */
	canvas->shown = calloc((size_t)canvas->parts, sizeof *canvas->shown);
	canvas->anew = calloc((size_t)canvas->parts, sizeof *canvas->anew);
	if (!canvas->shown || !canvas->anew) {
		free(canvas->shown);
		free(canvas->anew);
		canvas->shown = NULL;
		canvas->anew = NULL;
	}
	canvas_stale(device);
	canvas_clip(device, NULL);
}
