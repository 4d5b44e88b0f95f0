#include "view/list/draw.h"
#include "text/grow.h"
#include "text/utf8.h"

#include <assert.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- memory ---- */

void *draw_alloc(struct draw *draw, size_t size)
{
	void *memory = arena_alloc(&draw->arena, size);

	if (!memory)
		draw->lacking = true;
	return memory;
}

static void *draw_copy(struct draw *draw, const void *bytes, size_t size)
{
	void *copy = draw_alloc(draw, size ? size : 1);

	if (copy && size)
		memcpy(copy, bytes, size);
	return copy;
}

const char *draw_format(struct draw *draw, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	int length = vsnprintf(NULL, 0, format, args);
	va_end(args);
	char *text = length < 0 ? NULL : draw_alloc(draw, (size_t)length + 1);
	if (!text)
		return "";
	va_start(args, format);
	vsnprintf(text, (size_t)length + 1, format, args);
	va_end(args);
	return text;
}

/* ---- the list ---- */

void draw_init(struct draw *draw, const struct text_metrics *metrics) { *draw = (struct draw){.metrics = metrics}; }

void draw_finish(struct draw *draw)
{
	arena_finish(&draw->arena);
	free(draw->cmds);
	draw->cmds = NULL;
	draw->count = draw->capacity = 0;
}

void draw_begin(struct draw *draw, int w, int h)
{
	arena_empty(&draw->arena);
	draw->w = w;
	draw->h = h;
	draw->count = 0;
	draw->clip_depth = 0;
	draw->alpha_depth = 0;
	draw->composing = draw->coarse = draw->steady = draw->spread = draw->lacking = false;
	draw->made = 0;
}

static float draw_alpha(const struct draw *draw)
{
	return draw->alpha_depth ? draw->alphas[draw->alpha_depth - 1] : 1.0f;
}

/* The new command, zeroed, or NULL when out of memory. */
static struct draw_cmd *draw_append(struct draw *draw, enum draw_kind kind, struct rect box, uint32_t color)
{
	if (!grow_list(&draw->cmds, draw->count, &draw->capacity, 256, sizeof *draw->cmds)) {
		draw->lacking = true;
		return NULL;
	}
	struct draw_cmd *cmd = &draw->cmds[draw->count++];
	/* Padding is cleared too: draw_hash() reads whole structs. */
	memset(cmd, 0, sizeof *cmd);
	cmd->kind = (uint8_t)kind;
	cmd->box = box;
	cmd->color = color_fade(color, draw_alpha(draw));
	return cmd;
}

void draw_drop(struct draw *draw, int from) { draw->count = from; }

void draw_fill(struct draw *draw, struct rect box, uint32_t color)
{
	if (box.w > 0 && box.h > 0)
		draw_append(draw, DRAW_FILL, box, color);
}

void draw_skin(struct draw *draw, struct rect box, const struct skin *skin)
{
	if (box.w <= 0 || box.h <= 0)
		return;
	struct draw_cmd *cmd = draw_append(draw, DRAW_SKIN, box, rgb(0xffffff));
	if (cmd)
		memcpy(&cmd->u.skin, skin, sizeof *skin);
}

static void image_set(struct draw *draw, struct draw_cmd *cmd, const struct draw_image *how)
{
	cmd->u.image.how.src = how->src;
	cmd->u.image.how.dst = how->dst;
	cmd->u.image.how.alpha = how->alpha * draw_alpha(draw);
	cmd->u.image.how.mod = how->mod ? how->mod : rgb(0xffffff);
	cmd->u.image.how.turn = how->turn;
	cmd->u.image.how.about = how->about;
}

struct picture picture_of(const char *what, int w, int h, draw_paint *paint, const void *context, size_t context_size)
{
	uint64_t key = hash_int(hash_text(HASH_BASIS, what), (int64_t)w << 32 | h);

	return (struct picture){.key = hash_bytes(key, context, context_size),
	                        .w = w,
	                        .h = h,
	                        .paint = paint,
	                        .context = context,
	                        .context_size = context_size};
}

void draw_picture(struct draw *draw, const struct picture *picture, const struct draw_image *how)
{
	if (picture->w <= 0 || picture->h <= 0)
		return;
	const void *context = draw_copy(draw, picture->context, picture->context_size);
	struct draw_cmd *cmd = context ? draw_append(draw, DRAW_IMAGE, how->dst, rgb(0xffffff)) : NULL;
	if (!cmd)
		return;
	image_set(draw, cmd, how);
	cmd->u.image.key = picture->key;
	cmd->u.image.w = picture->w;
	cmd->u.image.h = picture->h;
	cmd->u.image.opaque = picture->opaque;
	cmd->u.image.shade = picture->shade;
	cmd->u.image.alone = picture->alone;
	cmd->u.image.steady = draw->steady;
	cmd->u.image.paint = picture->paint;
	cmd->u.image.context = context;
}

/* ---- paths ---- */

static void draw_path(struct draw *draw, enum draw_kind kind, const struct path *path, const struct stroke *stroke,
                      uint32_t color)
{
	struct path_data *data = draw_alloc(draw, sizeof *data);
	uint8_t *verbs = draw_copy(draw, path->verbs, (size_t)path->verb_count);
	struct vec *points = draw_copy(draw, path->points, (size_t)path->point_count * sizeof *points);
	struct draw_cmd *cmd = data && verbs && points ? draw_append(draw, kind, (struct rect){0}, color) : NULL;

	if (!cmd)
		return;
	*data = (struct path_data){path->verb_count, path->point_count, verbs, points};
	cmd->u.path.path = data;
	if (stroke) { /* by member: the padding stays cleared */
		cmd->u.path.stroke.width = stroke->width;
		cmd->u.path.stroke.dash = stroke->dash;
		cmd->u.path.stroke.gap = stroke->gap;
		cmd->u.path.stroke.phase = stroke->phase;
		cmd->u.path.stroke.square = stroke->square;
	}
}

void draw_path_fill(struct draw *draw, const struct path *path, uint32_t color)
{
	draw_path(draw, DRAW_FILL_PATH, path, NULL, color);
}

void draw_path_stroke(struct draw *draw, const struct path *path, const struct stroke *stroke, uint32_t color)
{
	draw_path(draw, DRAW_STROKE_PATH, path, stroke, color);
}

void draw_circle(struct draw *draw, float cx, float cy, float r, uint32_t color)
{
	struct path path;

	path_clear(&path);
	path_circle(&path, cx, cy, r);
	draw_path_fill(draw, &path, color);
}

void draw_ring(struct draw *draw, float cx, float cy, float r, float width, uint32_t color)
{
	struct path path;

	path_clear(&path);
	path_circle(&path, cx, cy, r);
	draw_path_stroke(draw, &path, &(struct stroke){.width = width}, color);
}

void draw_line(struct draw *draw, float x1, float y1, float x2, float y2, float width, uint32_t color)
{
	struct path path;

	path_clear(&path);
	path_move(&path, x1, y1);
	path_line_to(&path, x2, y2);
	draw_path_stroke(draw, &path, &(struct stroke){.width = width}, color);
}

/* As a skin: only its two ends are rasterised, however large the box; a square one is not rasterised at all. */
void draw_outline(struct draw *draw, struct rect box, float radius, float width, uint32_t color)
{
	int line = (int)width;

	if (radius == 0 && (float)line == width && box.w > 2 * line && box.h > 2 * line) {
		draw_fill(draw, rect_cut_top(&box, line), color);
		draw_fill(draw, rect_cut_bottom(&box, line), color);
		draw_fill(draw, rect_cut_left(&box, line), color);
		draw_fill(draw, rect_cut_right(&box, line), color);
		return;
	}
	draw_skin(draw, box, &(struct skin){.radius = radius, .rim = color, .rim_width = width});
}

void draw_arrow_head(struct draw *draw, float x, float y, float dx, float dy, float length, uint32_t color)
{
	struct path path;

	path_clear(&path);
	path_move(&path, x, y);
	path_line_to(&path, x - dx * length - dy * length * 0.6f, y - dy * length + dx * length * 0.6f);
	path_line_to(&path, x - dx * length + dy * length * 0.6f, y - dy * length - dx * length * 0.6f);
	path_close(&path);
	draw_path_fill(draw, &path, color);
}

/* ---- clip, alpha ---- */

struct rect draw_clip(const struct draw *draw)
{
	return draw->clip_depth ? draw->clips[draw->clip_depth - 1] : rect_make(0, 0, draw->w, draw->h);
}

void draw_clip_push(struct draw *draw, struct rect box)
{
	assert(draw->clip_depth < DRAW_DEPTH_MAX);
	struct rect clip = rect_common(draw_clip(draw), box);
	draw->clips[draw->clip_depth++] = clip;
	draw_append(draw, DRAW_CLIP, clip, 0);
}

void draw_clip_pop(struct draw *draw)
{
	assert(draw->clip_depth > 0);
	draw->clip_depth--;
	draw_append(draw, DRAW_CLIP, draw->clip_depth ? draw_clip(draw) : rect_make(0, 0, -1, -1), 0);
}

float draw_step(float size) { return floorf(exp2f(ceilf(log2f(size) * 2) / 2) + 0.5f); }

float draw_made_size(const struct draw *draw, float size) { return draw->coarse && size > 0 ? draw_step(size) : size; }

bool draw_makes(struct draw *draw, struct rect box, int pixels)
{
	bool makes = !draw->spread || draw->made < pixels;

	draw->made += makes ? box.w * box.h : 0;
	return makes;
}

void draw_alpha_push(struct draw *draw, float alpha)
{
	assert(draw->alpha_depth < DRAW_DEPTH_MAX);
	alpha *= draw_alpha(draw);
	draw->alphas[draw->alpha_depth++] = alpha;
}

void draw_alpha_pop(struct draw *draw)
{
	assert(draw->alpha_depth > 0);
	draw->alpha_depth--;
}

bool draw_has_picture(const struct draw *draw, uint64_t key)
{
	const struct draw_cache *cache = draw->cache;

	return !cache || !cache->has_picture || cache->has_picture(cache->context, key);
}

/* ---- text ---- */

static void draw_text_cmd(struct draw *draw, struct rect box, float x, float y, const struct text_style *style,
                          const char *text, size_t length, int width, bool cut)
{
	char *copy = draw_alloc(draw, length + 1);
	struct draw_cmd *cmd = copy ? draw_append(draw, DRAW_TEXT, box, style->color) : NULL;

	if (!cmd)
		return;
	memcpy(copy, text, length);
	copy[length] = '\0';
	cmd->flags = cut;
	memcpy(&cmd->u.text.style, style, sizeof *style);
	cmd->u.text.text = copy;
	cmd->u.text.at = (struct vec){x, y};
	cmd->u.text.width = width;
}

void draw_text_at(struct draw *draw, float x, float y, const struct text_style *style, const char *text)
{
	int ascent = 0, height = 0;
	int width = text_width(draw->metrics, style, text);

	if (!*text)
		return;
	draw->metrics->height(draw->metrics->context, style, &ascent, &height);
	draw_text_cmd(draw, rect_make((int)x, (int)y - ascent, width, height), x, y, style, text, strlen(text), width,
	              false);
}

/* The line, ending with an ellipsis unless all of it fits in width; *cut tells. */
static const char *text_fit(struct draw *draw, const struct text_style *style, const char *text, size_t length,
                            int width, bool more, bool *cut)
{
	const struct text_metrics *m = draw->metrics;

	*cut = false;
	if (!more && m->width(m->context, style, text, length) <= width)
		return draw_format(draw, "%.*s", (int)length, text);
	*cut = true;
	int dots = text_width(m, style, "…");
	while (length > 0) {
		size_t end = length;
		while (end > 0 && text[end - 1] == ' ')
			end--;
		if (m->width(m->context, style, text, end) + dots <= width)
			return draw_format(draw, "%.*s…", (int)end, text);
		length = (size_t)utf8_previous(text, (int)length);
	}
	return "…";
}

const char *draw_shorten(struct draw *draw, const struct text_style *style, const char *text, int width)
{
	bool cut;

	return text_fit(draw, style, text, strlen(text), width, false, &cut);
}

const char *draw_shorten_middle(struct draw *draw, const struct text_style *style, const char *text, int width)
{
	int length = (int)strlen(text), head = length / 3, tail = head;
	const char *shown = text;

	while (text_width(draw->metrics, style, shown) > width && tail < length) {
		/* Two characters of the end go for each of the beginning. */
		if (head > 0 && (tail - head) % 3 == 0)
			head = utf8_previous(text, head);
		else
			tail = utf8_next(text, tail);
		while (head > 0 && utf8_continues(text[head]))
			head--;
		while (utf8_continues(text[tail]))
			tail++;
		shown = draw_format(draw, "%.*s…%s", head, text, text + tail);
	}
	return shown;
}

static int text_line(struct draw *draw, struct rect box, enum text_align align, const struct text_style *style,
                     const char *text, size_t length, bool more)
{
	const struct text_metrics *m = draw->metrics;
	bool cut;
	const char *shown = text_fit(draw, style, text, length, box.w, more, &cut);
	int width = text_width(m, style, shown);
	int ascent = 0, height = 0;
	int x = box.x;

	m->height(m->context, style, &ascent, &height);
	if (align == ALIGN_CENTER)
		x += (box.w - width) / 2;
	else if (align == ALIGN_RIGHT)
		x += box.w - width;
	int y = box.y + (box.h - height) / 2 + ascent;
	draw_text_cmd(draw, box, (float)x, (float)y, style, shown, strlen(shown), width, cut);
	return width;
}

int draw_text(struct draw *draw, struct rect box, enum text_align align, const struct text_style *style,
              const char *text)
{
	if (!text || !*text)
		return 0;
	return text_line(draw, box, align, style, text, strlen(text), false);
}

enum { BLOCK_LINES_MAX = 64 };

int draw_text_block(struct draw *draw, struct rect box, enum text_align align, const struct text_style *style,
                    const char *text)
{
	int starts[BLOCK_LINES_MAX], lengths[BLOCK_LINES_MAX];
	int lines = text_wrap(draw->metrics, style, text, box.w, BLOCK_LINES_MAX, starts, lengths);
	int room = style->line > 0 ? (box.h + style->line / 4) / style->line : lines;

	if (room < 1)
		room = 1;
	if (room > BLOCK_LINES_MAX)
		room = BLOCK_LINES_MAX;
	for (int i = 0; i < lines && i < room; i++) {
		struct rect line = {box.x, box.y + i * style->line, box.w, style->line};
		bool more = i == room - 1 && lines > room;

		if (lengths[i] > 0)
			text_line(draw, line, align, style, text + starts[i], (size_t)lengths[i], more);
		if (lengths[i] > 0 && i > 0 && text[starts[i] - 1] != '\n' && draw->count)
			draw->cmds[draw->count - 1].flags |= DRAW_GOES_ON;
	}
	return (lines < room ? lines : room) * style->line;
}

/* ---- hash ---- */

uint64_t stroke_hash(uint64_t hash, const struct stroke *stroke)
{
	return hash_int(hash_bytes(hash, stroke, offsetof(struct stroke, square)), stroke->square);
}

uint64_t draw_hash(const struct draw *draw)
{
	uint64_t hash = hash_int(hash_int(HASH_BASIS, draw->w), draw->h);

	for (int i = 0; i < draw->count; i++) {
		const struct draw_cmd *cmd = &draw->cmds[i];
		hash = hash_bytes(hash, cmd, offsetof(struct draw_cmd, u));
		switch (cmd->kind) {
		case DRAW_SKIN:
			hash = hash_bytes(hash, &cmd->u.skin, sizeof cmd->u.skin);
			break;
		case DRAW_IMAGE:
			hash = hash_bytes(hash, &cmd->u.image.how, sizeof cmd->u.image.how);
			hash = hash_int(hash, (int64_t)cmd->u.image.key);
			break;
		case DRAW_TEXT:
			hash = hash_bytes(hash, &cmd->u.text.style, sizeof cmd->u.text.style);
			hash = hash_bytes(hash, &cmd->u.text.at, sizeof cmd->u.text.at);
			hash = hash_text(hash, cmd->u.text.text);
			break;
		case DRAW_FILL_PATH:
		case DRAW_STROKE_PATH:
			hash = stroke_hash(hash, &cmd->u.path.stroke);
			hash = hash_bytes(hash, cmd->u.path.path->verbs, (size_t)cmd->u.path.path->verb_count);
			hash = hash_bytes(hash, cmd->u.path.path->points,
			                  (size_t)cmd->u.path.path->point_count * sizeof(struct vec));
			break;
		default:
			break;
		}
	}
	return hash;
}
