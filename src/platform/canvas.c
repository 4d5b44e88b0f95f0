#include "platform/canvas.h"

#include <stdlib.h>
#include <string.h>

#include "platform/blit.h"
#include "platform/workers.h"

/* What one hand draws at a time: it fits into a processor's cache. */
enum { PART_W = 480, PART_H = 72 };

struct canvas_image {
	struct device_image image;
	struct bitmap bitmap;
};

/* A command; no image: a fill. */
struct canvas_op {
	const struct bitmap *bitmap;
	struct rect clip, src, dst;
	uint32_t color;
	float turn; /* dst about this point */
	struct vec about;
};

struct canvas {
	struct device device;
	struct workers *workers;
	struct plane window, target;
	struct rect clip;
	int count, capacity;
	struct canvas_op *ops;
};

static struct canvas *canvas_of(struct device *device) { return (struct canvas *)device; }

/* ---- carrying out ---- */

/* Nothing below it is seen within `part`. */
static bool op_covers(const struct canvas_op *op, struct rect part)
{
	bool solid = op->bitmap ? op->bitmap->solid && op->color == 0xffffffff : (op->color & 255) == 255;

	return solid && !op->turn && rect_holds(op->dst, part) && rect_holds(op->clip, part);
}

static void op_draw(const struct plane *plane, const struct canvas_op *op, struct rect part)
{
	struct rect clip = rect_common(op->clip, part);

	if (op->turn && op->bitmap && op->bitmap->color) {
		blit_turn(plane, clip, op->bitmap, op->src, op->dst, op->turn, op->about, op->color);
		return;
	}
	if (!rect_overlap(op->dst, clip))
		return;
	if (!op->bitmap)
		blit_fill(plane, clip, op->dst, op->color);
	else if (op->src.w == op->dst.w && op->src.h == op->dst.h)
		blit_copy(plane, clip, op->bitmap, op->src, op->dst.x, op->dst.y, op->color);
	else if (op->bitmap->color)
		blit_scale(plane, clip, op->bitmap, op->src, op->dst, op->color);
}

static int parts_across(const struct canvas *canvas) { return (canvas->target.w + PART_W - 1) / PART_W; }

static void part_draw(void *context, int index)
{
	const struct canvas *canvas = context;
	int across = parts_across(canvas), first = canvas->count - 1;
	struct rect part = {index % across * PART_W, index / across * PART_H, PART_W, PART_H};

	part = rect_common(part, (struct rect){0, 0, canvas->target.w, canvas->target.h});
	while (first > 0 && !op_covers(&canvas->ops[first], part))
		first--;
	for (int i = first; i < canvas->count; i++)
		op_draw(&canvas->target, &canvas->ops[i], part);
}

static void canvas_finish(struct device *device)
{
	struct canvas *canvas = canvas_of(device);
	int down = (canvas->target.h + PART_H - 1) / PART_H;

	if (canvas->count)
		workers_run(canvas->workers, parts_across(canvas) * down, part_draw, canvas);
	canvas->count = 0;
}

/* ---- commands ---- */

static void op_add(struct canvas *canvas, const struct canvas_op *op)
{
	if (canvas->count == canvas->capacity) {
		int capacity = canvas->capacity ? 2 * canvas->capacity : 512;
		struct canvas_op *ops = realloc(canvas->ops, (size_t)capacity * sizeof *ops);
		if (!ops)
			return;
		canvas->ops = ops;
		canvas->capacity = capacity;
	}
	canvas->ops[canvas->count] = *op;
	canvas->ops[canvas->count++].clip = canvas->clip;
}

static void canvas_fill(struct device *device, struct rect box, uint32_t color)
{
	op_add(canvas_of(device), &(struct canvas_op){.dst = box, .color = color});
}

static void canvas_copy(struct device *device, const struct device_image *image, const struct device_copy *how)
{
	const struct bitmap *bitmap = &((const struct canvas_image *)image)->bitmap;

	op_add(canvas_of(device), &(struct canvas_op){bitmap, .src = how->src, .dst = how->dst, .color = how->tint,
	                                              .turn = how->turn, .about = how->about});
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

	canvas_finish(device);
	canvas->target = canvas->window;
	if (layer) {
		const struct bitmap *bitmap = &((struct canvas_image *)layer)->bitmap;
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

	(void)device;
	if (!made) {
		free(image);
		return NULL;
	}
	image->image = (struct device_image){.w = w, .h = h, .bytes = bitmap_bytes(&image->bitmap)};
	return &image->image;
}

static struct device_image *canvas_layer(struct device *device, int w, int h)
{
	struct canvas_image *image = calloc(1, sizeof *image);
	size_t count = (size_t)w * (size_t)h;

	(void)device;
	if (image)
		image->bitmap =
		    (struct bitmap){.w = w, .h = h, .held = {0, 0, w, h}, .solid = true, .color = malloc(count * 4)};
	if (!image || !image->bitmap.color) {
		free(image);
		return NULL;
	}
	image->image = (struct device_image){.w = w, .h = h, .bytes = count * 4, .target = true};
	return &image->image;
}

static void canvas_drop(struct device *device, struct device_image *image)
{
	canvas_finish(device); /* a command may name it */
	bitmap_finish(&((struct canvas_image *)image)->bitmap);
	free(image);
}

static void canvas_destroy(struct device *device)
{
	struct canvas *canvas = canvas_of(device);

	workers_destroy(canvas->workers);
	free(canvas->ops);
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
	canvas->workers = hands > 1 ? workers_create(hands) : NULL;
	return &canvas->device;
}

void canvas_window(struct device *device, uint32_t *pixels, int w, int h, int stride)
{
	struct canvas *canvas = canvas_of(device);

	canvas_finish(device);
	canvas->window = canvas->target = (struct plane){pixels, w, h, stride};
	canvas_clip(device, NULL);
}
