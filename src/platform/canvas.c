#include "platform/device.h"

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
	struct rect src, dst;
	uint32_t color;
	float turn; /* dst about this point */
	struct vec about;
	struct rect reach; /* nothing is drawn outside; within the clip */
	struct rect hides; /* nothing below is seen there */
	struct rect parts; /* that it meets: columns and rows of them */
	uint64_t says;     /* other pixels, or elsewhere: another number */
};

struct op_list {
	int count, capacity;
	struct canvas_op *ops;
};

/* Which commands meet which part, for most lie elsewhere: those of part i are ops[starts[i]] .. ops[starts[i + 1] - 1],
 * in the list's order; `busy` parts have any. */
struct meets {
	uint32_t *starts, *ops, *parts;
	size_t starts_room, ops_room, parts_room;
	int busy;
};

/* Commands wait until the frame is finished.  So a part of the window is drawn once, and of it only what commands draw
 * that were not those of the frame before. */
struct canvas {
	struct device device;
	struct workers *workers;
	struct plane window;
	struct rect clip;
	struct op_list window_ops, last_ops; /* the last: of the frame before; what they name may be gone */
	struct meets meets, last_meets;      /* of what is being carried out, and of last_ops */
	_Atomic uint64_t contents;           /* numbers given out */
	/* by part of the window: shows what last_ops say; drawn anew in the last frame */
	bool *shown, *anew;
	int parts;
	bool torn; /* carried out in the middle of a frame */
};

static struct canvas *canvas_of(struct device *device) { return (struct canvas *)device; }

/* ---- parts ---- */

static int parts_across(const struct plane *plane) { return (plane->w + PART_W - 1) / PART_W; }

static int parts_count(const struct plane *plane) { return parts_across(plane) * ((plane->h + PART_H - 1) / PART_H); }

static struct rect part_box(const struct plane *plane, int index)
{
	int across = parts_across(plane);
	struct rect part = {index % across * PART_W, index / across * PART_H, PART_W, PART_H};

	return rect_common(part, (struct rect){0, 0, plane->w, plane->h});
}

/* The parts that a box within the plane meets: columns and rows of them. */
static struct rect parts_met(struct rect box)
{
	int x = box.x / PART_W, y = box.y / PART_H;
	return (struct rect){x, y, (box.x + box.w - 1) / PART_W - x + 1, (box.y + box.h - 1) / PART_H - y + 1};
}

/* Room for `count` numbers; what they were is lost. */
static bool numbers_fit(uint32_t **numbers, size_t *room, size_t count)
{
	if (*room >= count)
		return true;
	free(*numbers);
	*numbers = malloc(2 * count * sizeof **numbers);
	*room = *numbers ? 2 * count : 0;
	return *numbers != NULL;
}

static void meets_count(struct meets *meets, const struct op_list *list, const struct plane *plane, int parts)
{
	int across = parts_across(plane);

	memset(meets->starts, 0, ((size_t)parts + 2) * sizeof *meets->starts);
	for (int i = 0; i < list->count; i++) {
		struct rect met = list->ops[i].parts;
		for (int y = met.y; y < met.y + met.h; y++)
			for (int x = met.x; x < met.x + met.w; x++)
				meets->starts[y * across + x + 2]++;
	}
	meets->busy = 0;
	for (int i = 0; i < parts; i++) {
		if (meets->starts[i + 2])
			meets->parts[meets->busy++] = (uint32_t)i;
		meets->starts[i + 2] += meets->starts[i + 1];
	}
}

/* False when out of memory: then every part looks at every command. */
static bool meets_find(struct meets *meets, const struct op_list *list, const struct plane *plane)
{
	int across = parts_across(plane), parts = parts_count(plane);

	if (!numbers_fit(&meets->starts, &meets->starts_room, (size_t)parts + 2) ||
	    !numbers_fit(&meets->parts, &meets->parts_room, (size_t)parts))
		return false;
	meets_count(meets, list, plane, parts);
	if (!numbers_fit(&meets->ops, &meets->ops_room, meets->starts[parts + 1]))
		return false;
	for (int i = 0; i < list->count; i++) {
		struct rect met = list->ops[i].parts;
		for (int y = met.y; y < met.y + met.h; y++)
			for (int x = met.x; x < met.x + met.w; x++)
				meets->ops[meets->starts[y * across + x + 1]++] = (uint32_t)i;
	}
	return true;
}

static void meets_finish(struct meets *meets)
{
	free(meets->starts);
	free(meets->parts);
	free(meets->ops);
}

/* ---- carrying out ---- */

static void op_draw(const struct plane *plane, const struct canvas_op *op, struct rect clip)
{
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
	const struct op_list *list, *last;
	const struct meets *meets, *last_meets; /* NULL: not known */
	struct plane plane;
	bool *shown, *anew; /* by part; NULL: everything is drawn */
};

/* What is to be drawn of a part: commands first .. end - 1 of those that meet it, each only where no later one hides
 * it; which do, the last first. */
enum { HIDES_MAX = 64 };
struct part {
	const struct op_list *list;
	const uint32_t *ops; /* NULL: all of the list */
	struct rect box;
	int first, end, hide_count;
	struct {
		int by;
		struct rect box;
	} hides[HIDES_MAX];
};

static const struct canvas_op *part_op(const struct part *part, int i)
{
	return &part->list->ops[part->ops ? part->ops[i] : (uint32_t)i];
}

static bool rect_empty(struct rect box) { return box.w <= 0 || box.h <= 0; }

/* From the last command back to one that hides all before it. */
static void part_look(struct part *part)
{
	part->hide_count = 0;
	part->first = part->end;
	while (part->first > 0 && part->hide_count < HIDES_MAX) {
		struct rect hidden = rect_common(part_op(part, --part->first)->hides, part->box);
		if (rect_empty(hidden))
			continue;
		part->hides[part->hide_count].by = part->first;
		part->hides[part->hide_count++].box = hidden;
		if (hidden.w == part->box.w && hidden.h == part->box.h)
			return;
	}
	part->first = 0;
}

/* ... of the list's commands those that meet it. */
static void part_find(struct part *part, const struct op_list *list, const struct meets *meets, int index,
                      struct rect box)
{
	part->list = list;
	part->box = box;
	part->ops = meets ? meets->ops + meets->starts[index] : NULL;
	part->end = meets ? (int)(meets->starts[index + 1] - meets->starts[index]) : list->count;
	part_look(part);
}

/* ---- what differs ---- */

/* Two parts, told in step: how far each is, and where commands draw that only one of them has. */
struct told {
	const struct part *now, *was;
	int a, b;
	struct rect apart;
};

static void told_take(struct told *told, const struct part *part, int *at, int count)
{
	for (; count > 0; count--) {
		struct rect box = rect_common(part_op(part, (*at)++)->reach, part->box);
		if (rect_empty(box))
			continue;
		told->apart = rect_empty(told->apart) ? box : rect_around(told->apart, box);
	}
}

static bool told_same(const struct told *told, int a, int b)
{
	return a < told->now->end && b < told->was->end && part_op(told->now, a)->says == part_op(told->was, b)->says;
}

/* Where a part must be drawn anew: beyond it the same commands draw in the same order. */
static struct rect part_apart(const struct part *now, const struct part *was)
{
	enum { AHEAD = 8 };
	struct told told = {now, was, now->first, was->first, {0, 0, 0, 0}};

	while (told.a < now->end && told.b < was->end) {
		if (told_same(&told, told.a, told.b)) {
			told.a++;
			told.b++;
			continue;
		}
		/* A few may be new, or gone; else one has taken the other's place. */
		int more = 1, less = 1;
		while (more < AHEAD && !told_same(&told, told.a + more, told.b))
			more++;
		while (less < AHEAD && !told_same(&told, told.a, told.b + less))
			less++;
		told_take(&told, now, &told.a, more < AHEAD ? more : less == AHEAD);
		told_take(&told, was, &told.b, more < AHEAD ? 0 : less < AHEAD ? less : 1);
	}
	told_take(&told, now, &told.a, now->end - told.a);
	told_take(&told, was, &told.b, was->end - told.b);
	return told.apart;
}

/* ---- drawing ---- */

/* What is seen of command i in this box, from the hides[at] on. */
static void part_see(const struct part *part, int i, struct rect box, int at, const struct plane *plane)
{
	struct rect common = {0, 0, 0, 0};

	for (; at < part->hide_count && part->hides[at].by > i && rect_empty(common); at++)
		common = rect_common(box, part->hides[at].box);
	if (rect_empty(common)) {
		op_draw(plane, part_op(part, i), box);
		return;
	}
	int below = common.y + common.h, right = common.x + common.w;
	struct rect beside[] = {{box.x, box.y, box.w, common.y - box.y},
	                        {box.x, common.y, common.x - box.x, common.h},
	                        {right, common.y, box.x + box.w - right, common.h},
	                        {box.x, below, box.w, box.y + box.h - below}};
	for (int k = 0; k < 4; k++)
		if (!rect_empty(beside[k]))
			part_see(part, i, beside[k], at, plane);
}

/* All that is seen, in the order of the list. */
static void part_show(const struct part *part, const struct plane *plane)
{
	for (int i = part->first; i < part->end; i++) {
		struct rect box = rect_common(part_op(part, i)->reach, part->box);
		if (!rect_empty(box))
			part_see(part, i, box, 0, plane);
	}
}

static void part_draw(void *context, int index)
{
	struct flush *flush = context;
	struct part part, was;

	index = flush->meets ? (int)flush->meets->parts[index] : index;
	part_find(&part, flush->list, flush->meets, index, part_box(&flush->plane, index));
	if (flush->shown && flush->shown[index]) {
		part_find(&was, flush->last, flush->last_meets, index, part.box);
		part.box = part_apart(&part, &was);
		if (rect_empty(part.box))
			return;
		part_look(&part);
	}
	if (flush->shown)
		flush->shown[index] = flush->anew[index] = true;
	part_show(&part, &flush->plane);
}

static void flush_run(struct canvas *canvas, struct flush *flush)
{
	bool met = meets_find(&canvas->meets, flush->list, &flush->plane);

	flush->meets = met ? &canvas->meets : NULL;
	workers_run(canvas->workers, met ? canvas->meets.busy : parts_count(&flush->plane), part_draw, flush);
}

/* What was carried out is the frame before now. */
static void flush_keep(struct canvas *canvas, const struct flush *flush)
{
	struct op_list ops = canvas->last_ops;
	struct meets meets = canvas->last_meets;

	if (!flush->meets)
		canvas_stale(&canvas->device);
	canvas->last_ops = canvas->window_ops;
	canvas->last_meets = canvas->meets;
	canvas->window_ops = ops;
	canvas->meets = meets;
}

static void window_finish(struct canvas *canvas, bool whole)
{
	struct flush flush = {.list = &canvas->window_ops,
	                      .last = &canvas->last_ops,
	                      .last_meets = &canvas->last_meets,
	                      .plane = canvas->window};
	bool compare = whole && !canvas->torn && canvas->shown;

	if (canvas->window_ops.count) {
		flush.shown = compare ? canvas->shown : NULL;
		flush.anew = canvas->anew;
		if (!compare)
			canvas_stale(&canvas->device);
		flush_run(canvas, &flush);
		if (compare)
			flush_keep(canvas, &flush);
	}
	canvas->torn = !whole && (canvas->torn || canvas->window_ops.count);
	canvas->window_ops.count = 0;
}

static void canvas_finish(struct device *device) { window_finish(canvas_of(device), true); }

/* An image goes that commands may name. */
static void canvas_flush(struct canvas *canvas) { window_finish(canvas, false); }

void canvas_stale(struct device *device)
{
	struct canvas *canvas = canvas_of(device);

	for (int i = 0; canvas->shown && i < canvas->parts; i++) {
		canvas->shown[i] = false;
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

/* What of the command is opaque. */
static struct rect op_hides(const struct canvas_op *op)
{
	bool solid = op->bitmap ? op->bitmap->solid && op->color == 0xffffffff : (op->color & 255) == 255;
	struct rect hidden = {0, 0, 0, 0};

	if (op->turn)
		return hidden;
	if (solid) {
		hidden = op->dst;
	} else if (op->bitmap && op->color == 0xffffffff && op->src.w == op->dst.w && op->src.h == op->dst.h) {
		/* A panel's corners are round; its middle hides what is below all the same. */
		hidden = rect_common(op->bitmap->deep, op->src);
		hidden = rect_moved(hidden, op->dst.x - op->src.x, op->dst.y - op->src.y);
	}
	return rect_common(hidden, op->reach);
}

/* Of a thousand commands in a frame every byte would be too much. */
static uint64_t hash_word(uint64_t hash, uint64_t word)
{
	hash = (hash ^ word) * UINT64_C(0x9E3779B97F4A7C15);
	return hash ^ hash >> 29;
}

/* All that its pixels depend on. */
static uint64_t op_says(const struct canvas_op *op)
{
	bool whole = op->bitmap && op->src.w == op->bitmap->w && op->src.h == op->bitmap->h;
	struct {
		uint64_t content;
		struct rect reach, src, dst;
		float turn, about_x, about_y;
		uint32_t color;
	} says = {op->image ? op->image->content : 0,
	          op->reach,
	          whole ? (struct rect){0, 0, 0, 0} : op->src,
	          op->dst,
	          op->turn,
	          op->about.x,
	          op->about.y,
	          op->color};
	uint64_t words[sizeof says / sizeof(uint64_t)], hash = HASH_BASIS;

	memcpy(words, &says, sizeof words);
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		hash = hash_word(hash, words[i]);
	return hash;
}

static void op_add(struct canvas *canvas, const struct canvas_op *op)
{
	struct op_list *list = &canvas->window_ops;
	struct rect reach = rect_common(op->reach, canvas->clip);

	if (reach.w <= 0 || reach.h <= 0)
		return;
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
	added->reach = reach;
	added->hides = op_hides(added);
	added->parts = parts_met(reach);
	added->says = op_says(added);
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

/* Of `count` pixels drawn as `size`: where some begin or end, or a little outside. */
static int scaled_down(int from, int size, int count) { return (int)((int64_t)from * size / count) - 2; }
static int scaled_up(int to, int size, int count) { return (int)((int64_t)to * size / count) + 2; }

/* Where anything of it is drawn: round a picture much may be transparent. */
static struct rect copy_reach(const struct bitmap *bitmap, const struct device_copy *how)
{
	struct rect src = how->src, dst = how->dst, held = rect_moved(bitmap->held, -src.x, -src.y);

	if (how->turn)
		return turned_reach(dst, how->about);
	if (src.w <= 0 || src.h <= 0)
		return dst;
	if (src.w == dst.w && src.h == dst.h)
		return rect_common(dst, rect_moved(held, dst.x, dst.y));
	int left = scaled_down(held.x, dst.w, src.w), right = scaled_up(held.x + held.w, dst.w, src.w);
	int top = scaled_down(held.y, dst.h, src.h), bottom = scaled_up(held.y + held.h, dst.h, src.h);
	return rect_common(dst, (struct rect){dst.x + left, dst.y + top, right - left, bottom - top});
}

static void canvas_copy(struct device *device, const struct device_image *image, const struct device_copy *how)
{
	const struct canvas_image *from = (const struct canvas_image *)image;

	op_add(canvas_of(device),
	       &(struct canvas_op){&from->bitmap, from, .src = how->src, .dst = how->dst, .color = how->tint,
	                           .turn = how->turn, .about = how->about, .reach = copy_reach(&from->bitmap, how)});
}

static void canvas_clip(struct device *device, const struct rect *clip)
{
	struct canvas *canvas = canvas_of(device);
	struct rect whole = {0, 0, canvas->window.w, canvas->window.h};

	canvas->clip = clip ? rect_common(*clip, whole) : whole;
}

/* ---- images ---- */

/* NULL, and nothing is left of it, where its bitmap could not be made. */
static struct device_image *image_done(struct canvas_image *image, bool made, uint64_t content)
{
	if (!made) {
		free(image);
		return NULL;
	}
	const struct bitmap *bitmap = &image->bitmap;
	image->image = (struct device_image){.w = bitmap->w, .h = bitmap->h, .bytes = bitmap_bytes(bitmap)};
	image->content = content;
	return &image->image;
}

static struct device_image *canvas_image(struct device *device, enum image_kind kind, const uint8_t *pixels, int w,
                                         int h)
{
	struct canvas_image *image = calloc(1, sizeof *image);
	bool made = image && (kind == IMAGE_COLOR ? bitmap_init_color(&image->bitmap, pixels, w, h)
	                                          : bitmap_init_mask(&image->bitmap, pixels, w, h));

	return image_done(image, made, ++canvas_of(device)->contents);
}

/* It looks the same where it is put down: what shows the one need not be drawn again for the other. */
static struct device_image *canvas_scaled(struct device *device, const struct device_image *of, int w, int h)
{
	const struct canvas_image *from = (const struct canvas_image *)of;
	struct canvas_image *image = calloc(1, sizeof *image);
	struct device_copy how = {.src = {0, 0, of->w, of->h}, .dst = {0, 0, w, h}};
	bool made = image && from->bitmap.color &&
	            bitmap_init_scaled(&image->bitmap, &from->bitmap, w, h, copy_reach(&from->bitmap, &how),
	                               canvas_of(device)->workers);

	return image_done(image, made, from->content);
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
	free(canvas->last_ops.ops);
	free(canvas->shown);
	free(canvas->anew);
	meets_finish(&canvas->meets);
	meets_finish(&canvas->last_meets);
	free(canvas);
}

static void canvas_together(struct device *device, int count, void (*part)(void *context, int index), void *context)
{
	workers_run(canvas_of(device)->workers, count, part, context);
}

static const struct device_ops canvas_ops = {
    .destroy = canvas_destroy,
    .image = canvas_image,
    .scaled = canvas_scaled,
    .drop = canvas_drop,
    .clip = canvas_clip,
    .fill = canvas_fill,
    .copy = canvas_copy,
    .finish = canvas_finish,
    .together = canvas_together,
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
	canvas->window = (struct plane){pixels, w, h, stride};
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
