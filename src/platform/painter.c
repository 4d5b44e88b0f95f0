#include "platform/painter.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "view/art/raster.h"
#include "view/art/shape.h"

/* Keys of one kind never meet those of another. */
static uint64_t key_of(const char *kind) { return hash_text(HASH_BASIS, kind); }

static bool has_picture(void *context, uint64_t key)
{
	struct painter *painter = context;

	return cache_find(&painter->cache, key ^ key_of("picture")) != NULL;
}

/* Bytes that pictures may use, and more where the last frames needed it. */
enum { PICTURES_BUDGET = 152 << 20 };

void painter_init(struct painter *painter, struct device *device, struct fonts *fonts)
{
	*painter = (struct painter){.device = device, .fonts = fonts};
	cache_init(&painter->cache, device, PICTURES_BUDGET);
	cache_init(&painter->scaled, device, 0);
	painter->view = (struct draw_cache){painter, has_picture};
}

void painter_finish(struct painter *painter)
{
	cache_finish(&painter->cache);
	cache_finish(&painter->scaled);
}

void painter_reset(struct painter *painter) { cache_drop_all(&painter->cache); }

/* ---- pictures ---- */

/* Most pictures are smaller than what any card refuses. */
static bool size_fits(int w, int h) { return w > 0 && h > 0 && w <= 8192 && h <= 8192; }

/* Keeps the pixels under the key; NULL when out of memory. */
static struct cache_entry *keep(struct painter *painter, uint64_t key, enum image_kind kind, const uint8_t *pixels,
                                int w, int h)
{
	struct device_image *image = device_image(painter->device, kind, pixels, w, h);

	return image ? cache_add(&painter->cache, key, image) : NULL;
}

/* A card has pictures of the main thread alone: till then they are pixels. */
struct picture_made {
	struct device_image *image;
	uint8_t *pixels;
	int w, h;
};

struct picture_made *painter_make(struct painter *painter, uint8_t *pixels, int w, int h)
{
	struct picture_made *made = calloc(1, sizeof *made);

	if (made && painter->device->anywhere)
		made->image = device_image(painter->device, IMAGE_COLOR, pixels, w, h);
	else if (made)
		*made = (struct picture_made){NULL, pixels, w, h};
	if (made && made->pixels)
		return made;
	free(pixels);
	if (made && made->image)
		return made;
	free(made);
	return NULL;
}

void painter_drop(struct painter *painter, struct picture_made *made)
{
	device_drop(painter->device, made->image);
	free(made->pixels);
	free(made);
}

void painter_keep(struct painter *painter, uint64_t key, struct picture_made *made)
{
	key ^= key_of("picture");
	if (!cache_find(&painter->cache, key)) {
		if (made->pixels)
			keep(painter, key, IMAGE_COLOR, made->pixels, made->w, made->h);
		else
			cache_add(&painter->cache, key, made->image);
		made->image = NULL;
	}
	painter_drop(painter, made);
	/* A screen that is new brings its pictures while those of the one before are a frame old. */
	cache_trim(&painter->cache, 1);
}

/* What was to be shown and could not be made is remembered. */
static struct cache_entry *wanted(struct painter *painter, struct cache_entry *entry)
{
	painter->lacking |= !entry;
	return entry;
}

/* All of an entry at its own size, its corner at x, y. */
static void put(struct painter *painter, const struct cache_entry *entry, int x, int y, uint32_t tint)
{
	struct rect whole = {0, 0, entry->w, entry->h};

	if (entry->image && tint & 255)
		device_copy(painter->device, entry->image,
		            &(struct device_copy){.src = whole, .dst = rect_moved(whole, x, y), .tint = tint});
}

/* NULL when out of memory, or if it is not to be had now. */
static struct device_image *picture_paint(struct device *device, const struct draw_cmd *cmd)
{
	int w = cmd->u.image.w, h = cmd->u.image.h;
	bool shade = cmd->u.image.shade;
	uint8_t *pixels = calloc((size_t)w * (size_t)h, shade ? 1 : 4);
	struct device_image *image = NULL;

	if (pixels && cmd->u.image.paint(cmd->u.image.context, pixels, w, h))
		image = device_image(device, shade ? IMAGE_MASK : IMAGE_COLOR, pixels, w, h);
	free(pixels);
	return image;
}

static struct cache_entry *picture_entry(struct painter *painter, const struct draw_cmd *cmd)
{
	uint64_t key = cmd->u.image.key ^ key_of("picture");
	struct cache_entry *entry = cache_find(&painter->cache, key);

	if (entry || !size_fits(cmd->u.image.w, cmd->u.image.h))
		return entry;
	struct device_image *image = picture_paint(painter->device, cmd);
	return wanted(painter, image ? cache_add(&painter->cache, key, image) : NULL);
}

/* What lies still under what moves is copied, which takes a fourth of scaling it; it goes with the last frames that
 * showed it.  All of a table that has come to rest takes several lists: until then it is scaled as before. */
static struct cache_entry *steady_entry(struct painter *painter, const struct draw_cmd *cmd, struct cache_entry *entry)
{
	enum { PIXELS_MAX = 1 << 18, LARGE = 1 << 19 };
	const struct draw_image *how = &cmd->u.image.how;
	int w = how->dst.w, h = how->dst.h;
	uint64_t key = hash_int(cmd->u.image.key, (int64_t)w << 32 | h);

	if (!entry || !entry->image || !cmd->u.image.steady || !painter->device->ops->scaled || how->src.w ||
	    (entry->w == w && entry->h == h) || w <= 0 || h <= 0 || h > LARGE / w)
		return entry;
	struct cache_entry *scaled = cache_find(&painter->scaled, key);
	if (!scaled && painter->scaled_now < PIXELS_MAX) {
		struct device_image *image = painter->device->ops->scaled(painter->device, entry->image, w, h);
		painter->scaled_now += w * h;
		scaled = image ? cache_add(&painter->scaled, key, image) : NULL;
	}
	return scaled ? scaled : entry;
}

static void show_image(struct painter *painter, const struct draw_cmd *cmd, const struct cache_entry *entry,
                       bool opaque)
{
	const struct draw_image *how = &cmd->u.image.how;
	struct device_copy copy = {
	    .src = how->src, .dst = how->dst, .opaque = opaque, .turn = how->turn, .about = how->about};

	if (!entry || !entry->image || how->alpha <= 0 || how->dst.w <= 0 || how->dst.h <= 0)
		return;
	if (!copy.src.w)
		copy.src = (struct rect){0, 0, entry->w, entry->h};
	copy.tint = (how->mod & 0xffffff00u) | (uint32_t)(how->alpha >= 1 ? 255 : how->alpha * 255 + 0.5f);
	device_copy(painter->device, entry->image, &copy);
}

/* ---- text ---- */

/* Text is white: only how much of it covers each pixel is kept. */
static struct cache_entry *text_keep(struct painter *painter, uint64_t key, const SDL_Surface *surface)
{
	int w = surface->w, h = surface->h;
	uint8_t *coverage = size_fits(w, h) ? malloc((size_t)w * (size_t)h) : NULL;
	struct cache_entry *entry = NULL;

	for (int y = 0; coverage && y < h; y++) {
		const Uint32 *row = (const Uint32 *)(const void *)((const Uint8 *)surface->pixels + y * surface->pitch);
		for (int x = 0; x < w; x++)
			coverage[y * w + x] = (uint8_t)(row[x] >> 24);
	}
	if (coverage)
		entry = keep(painter, key, IMAGE_MASK, coverage, w, h);
	free(coverage);
	return entry;
}

static void show_text(struct painter *painter, const struct draw_cmd *cmd)
{
	const struct text_style *style = &cmd->u.text.style;
	uint64_t key =
	    hash_text(hash_bytes(key_of("text"), style, offsetof(struct text_style, line)), cmd->u.text.text);
	struct cache_entry *entry = cache_find(&painter->cache, key);
	int ascent = 0, height = 0;

	if (!entry) {
		SDL_Surface *surface = fonts_render(painter->fonts, style, cmd->u.text.text);
		entry = surface ? text_keep(painter, key, surface) : NULL;
		SDL_FreeSurface(surface);
	}
	if (!wanted(painter, entry))
		return;
	const struct text_metrics *metrics = fonts_metrics(painter->fonts);
	metrics->height(metrics->context, style, &ascent, &height);
	put(painter, entry, (int)floorf(cmd->u.text.at.x + 0.5f), (int)floorf(cmd->u.text.at.y + 0.5f) - ascent,
	    cmd->color);
}

/* ---- skins ---- */

/* Pixels at either side of a box that are not like its middle column. */
static int skin_end(const struct skin *skin, int h)
{
	float radius = fminf(skin->radius, (float)h / 2);
	float end = skin->vignette & 0xff ? 3.4f * radius : radius;

	return (int)ceilf(end + skin->rim_width) + 1;
}

/* The pixels of a box `wide` across, of a narrow one whose column at `middle`
 * stands for all that is left out: painting is dear, copying is not. */
static uint8_t *skin_widened(const struct pixmap *narrow, int middle, int wide)
{
	uint8_t *from = malloc((size_t)narrow->w * (size_t)narrow->h * 4);
	uint8_t *to = malloc((size_t)wide * (size_t)narrow->h * 4);
	int more = wide - narrow->w;

	bool whole = from && to && pixmap_export(narrow, from);
	for (int y = 0; whole && y < narrow->h; y++) {
		const uint8_t *row = from + (size_t)y * (size_t)narrow->w * 4;
		uint8_t *out = to + (size_t)y * (size_t)wide * 4;
		memcpy(out, row, (size_t)middle * 4);
		for (int x = 0; x <= more; x++)
			memcpy(out + (size_t)(middle + x) * 4, row + (size_t)middle * 4, 4);
		memcpy(out + (size_t)(middle + more + 1) * 4, row + (size_t)(middle + 1) * 4,
		       (size_t)(narrow->w - middle - 1) * 4);
	}
	if (!whole) {
		free(to);
		to = NULL;
	}
	free(from);
	return to;
}

/* What is painted for a box of this skin. */
static struct rect skin_reach(const struct draw_cmd *cmd)
{
	int left, top, right, bottom;

	skin_bleed(&cmd->u.skin, &left, &top, &right, &bottom);
	return (struct rect){cmd->box.x - left, cmd->box.y - top, cmd->box.w + left + right, cmd->box.h + top + bottom};
}

static uint64_t skin_key(const struct draw_cmd *cmd)
{
	return hash_int(hash_int(hash_bytes(key_of("skin"), &cmd->u.skin, sizeof cmd->u.skin), cmd->box.w), cmd->box.h);
}

/* One picture of the whole box: what is opaque in it is copied, not blended. */
static struct device_image *skin_paint(struct device *device, const struct draw_cmd *cmd)
{
	struct rect box = cmd->box, reach = skin_reach(cmd);
	int left = box.x - reach.x, end = skin_end(&cmd->u.skin, box.h) + left;
	int narrow = box.w > 2 * end + 64 ? 2 * end + 1 : box.w;
	struct device_image *image = NULL;
	struct pixmap pixmap;

	if (!pixmap_init(&pixmap, narrow + reach.w - box.w, reach.h))
		return NULL;
	pixmap_skin(&pixmap, (float)left, (float)(box.y - reach.y), (float)narrow, (float)box.h, &cmd->u.skin);
	uint8_t *pixels = skin_widened(&pixmap, left + narrow / 2, reach.w);
	if (pixels)
		image = device_image(device, IMAGE_COLOR, pixels, reach.w, reach.h);
	free(pixels);
	pixmap_finish(&pixmap);
	return image;
}

static void show_skin(struct painter *painter, const struct draw_cmd *cmd)
{
	uint64_t key = skin_key(cmd);
	struct cache_entry *entry = cache_find(&painter->cache, key);
	struct rect reach = skin_reach(cmd);

	if (!entry && size_fits(reach.w, reach.h)) {
		struct device_image *image = skin_paint(painter->device, cmd);
		entry = wanted(painter, image ? cache_add(&painter->cache, key, image) : NULL);
	}
	if (entry)
		put(painter, entry, reach.x, reach.y, cmd->color);
}

/* ---- painted together ---- */

enum { TOGETHER_MAX = 400 };

/* What a list needs and the cache lacks. */
struct together {
	struct device *device;
	int count;
	const struct draw_cmd *cmds[TOGETHER_MAX];
	uint64_t keys[TOGETHER_MAX];
	struct device_image *made[TOGETHER_MAX];
};

static void together_part(void *context, int index)
{
	struct together *together = context;
	const struct draw_cmd *cmd = together->cmds[index];

	together->made[index] = (cmd->kind == DRAW_SKIN ? skin_paint : picture_paint)(together->device, cmd);
}

static void together_add(struct together *together, const struct draw_cmd *cmd, uint64_t key)
{
	for (int i = 0; i < together->count; i++)
		if (together->keys[i] == key)
			return;
	if (together->count == TOGETHER_MAX)
		return;
	together->keys[together->count] = key;
	together->cmds[together->count++] = cmd;
}

/* The panels of a first frame, followers all at once in a new size, a farm that floods: what any thread may paint all
 * hands do. */
static void paint_together(struct painter *painter, const struct draw *draw)
{
	struct together together = {.device = painter->device};
	uint64_t kind = key_of("picture");

	if (!painter->device->anywhere || !painter->device->ops->together)
		return;
	for (int i = 0; i < draw->count; i++) {
		const struct draw_cmd *cmd = &draw->cmds[i];
		bool skin = cmd->kind == DRAW_SKIN;
		if (!skin && (cmd->kind != DRAW_IMAGE || !cmd->u.image.alone))
			continue;
		struct rect reach = skin ? skin_reach(cmd) : (struct rect){0, 0, cmd->u.image.w, cmd->u.image.h};
		uint64_t key = skin ? skin_key(cmd) : cmd->u.image.key ^ kind;
		if (size_fits(reach.w, reach.h) && !cache_find(&painter->cache, key))
			together_add(&together, cmd, key);
	}
	painter->device->ops->together(painter->device, together.count, together_part, &together);
	for (int i = 0; i < together.count; i++)
		if (together.made[i])
			cache_add(&painter->cache, together.keys[i], together.made[i]);
}

/* ---- paths ---- */

/* The path relative to a whole pixel, so that equal shapes share a picture wherever they stand. */
static struct vec path_corner(const struct path_data *path)
{
	struct vec corner = {0, 0};

	for (int i = 0; i < path->point_count; i++) {
		corner.x = i ? fminf(corner.x, path->points[i].x) : path->points[i].x;
		corner.y = i ? fminf(corner.y, path->points[i].y) : path->points[i].y;
	}
	return (struct vec){floorf(corner.x), floorf(corner.y)};
}

/* The path's coverage; the corner of its box goes to *entry. */
static struct cache_entry *path_rasterise(struct painter *painter, uint64_t key, const struct path_data *path,
                                          const struct stroke *stroke, struct rect visible)
{
	struct outline outline = outline_of(path, stroke);
	struct cache_entry *entry = NULL;
	struct rect box = rect_common(outline_bounds(&outline), visible);
	size_t count = (size_t)box.w * (size_t)box.h;
	float *coverage = count ? malloc(count * sizeof *coverage) : NULL;
	uint8_t *bytes = count ? malloc(count) : NULL;
	if (coverage && bytes && size_fits(box.w, box.h) &&
	    raster_cover(&outline, box.x, box.y, box.w, box.h, coverage)) {
		for (size_t i = 0; i < count; i++) {
			float a = coverage[i] * 255 + 0.5f;
			bytes[i] = (uint8_t)(a > 255 ? 255 : a);
		}
		entry = keep(painter, key, IMAGE_MASK, bytes, box.w, box.h);
	} else if (!count && !outline.lacking) {
		entry = cache_add(&painter->cache, key, NULL);
	}
	if (entry) {
		entry->x = box.x;
		entry->y = box.y;
	}
	free(coverage);
	free(bytes);
	outline_finish(&outline);
	return !count || size_fits(box.w, box.h) ? wanted(painter, entry) : NULL;
}

static void show_path(struct painter *painter, const struct draw *draw, const struct draw_cmd *cmd)
{
	const struct path_data *path = cmd->u.path.path;
	const struct stroke *stroke = cmd->kind == DRAW_STROKE_PATH ? &cmd->u.path.stroke : NULL;
	struct vec corner = path_corner(path);
	struct vec *points = path->point_count ? malloc((size_t)path->point_count * sizeof *points) : NULL;

	if (!points) {
		painter->lacking |= path->point_count > 0;
		return;
	}
	for (int i = 0; i < path->point_count; i++)
		points[i] = (struct vec){path->points[i].x - corner.x, path->points[i].y - corner.y};
	struct path_data near = {path->verb_count, path->point_count, path->verbs, points};
	uint64_t key = hash_bytes(key_of("path"), path->verbs, (size_t)path->verb_count);
	key = hash_bytes(key, points, (size_t)path->point_count * sizeof *points);
	if (stroke)
		key = stroke_hash(hash_int(key, 1), stroke);
	/* Only a path that reaches far out of visible is cut, and then it is another one for every place. */
	int reach = 2 * (draw->w > draw->h ? draw->w : draw->h);
	struct rect visible = {-reach, -reach, 2 * reach, 2 * reach};
	if (corner.x < (float)-reach || corner.y < (float)-reach) {
		visible = rect_make((int)-corner.x, (int)-corner.y, draw->w, draw->h);
		key = hash_int(hash_int(key, visible.x), visible.y);
	}
	struct cache_entry *entry = cache_find(&painter->cache, key);
	if (!entry)
		entry = path_rasterise(painter, key, &near, stroke, visible);
	if (entry)
		put(painter, entry, (int)corner.x + entry->x, (int)corner.y + entry->y, cmd->color);
	free(points);
}

/* ---- the list ---- */

static void show_cmd(struct painter *painter, const struct draw *draw, const struct draw_cmd *cmd)
{
	switch (cmd->kind) {
	case DRAW_FILL:
		if (cmd->color & 255)
			device_fill(painter->device, cmd->box, cmd->color);
		break;
	case DRAW_IMAGE:
		show_image(painter, cmd, steady_entry(painter, cmd, picture_entry(painter, cmd)), cmd->u.image.opaque);
		break;
	case DRAW_TEXT:
		show_text(painter, cmd);
		break;
	case DRAW_SKIN:
		show_skin(painter, cmd);
		break;
	case DRAW_FILL_PATH:
	case DRAW_STROKE_PATH:
		show_path(painter, draw, cmd);
		break;
	case DRAW_CLIP:
		device_clip(painter->device, cmd->box.w < 0 ? NULL : &cmd->box);
		break;
	}
}

void painter_show(struct painter *painter, const struct draw *draw)
{
	painter->lacking = painter->device->lacking = false;
	cache_frame(&painter->cache);
	cache_frame(&painter->scaled);
	painter->scaled_now = 0;
	paint_together(painter, draw);
	device_clip(painter->device, NULL);
	device_fill(painter->device, (struct rect){0, 0, draw->w, draw->h}, rgb(0x24160d));
	for (int i = 0; i < draw->count; i++)
		show_cmd(painter, draw, &draw->cmds[i]);
	device_clip(painter->device, NULL);
	device_finish(painter->device);
	painter->lacking |= painter->device->lacking || draw->lacking || fonts_lacking(painter->fonts);
}
