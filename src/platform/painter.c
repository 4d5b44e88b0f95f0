#include "painter.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "raster.h"
#include "shape.h"

/* Keys of one kind never meet those of another. */
static uint64_t key_of(const char *kind) { return hash_text(HASH_BASIS, kind); }

static bool has_layer(void *context, uint64_t key)
{
	struct painter *painter = context;

	return cache_find(&painter->cache, key ^ key_of("layer")) != NULL;
}

void painter_init(struct painter *painter, SDL_Renderer *renderer, struct fonts *fonts, size_t budget)
{
	*painter = (struct painter){.renderer = renderer, .fonts = fonts};
	cache_init(&painter->cache, budget);
	painter->view = (struct draw_cache){painter, has_layer};
}

void painter_finish(struct painter *painter) { cache_finish(&painter->cache); }

void painter_reset(struct painter *painter, bool targets_only) { cache_drop_all(&painter->cache, targets_only); }

/* ---- textures ---- */

/* From bytes R G B A to a texture; the renderer's own order is A R G B. */
static SDL_Texture *texture_of(struct painter *painter, uint8_t *pixels, int w, int h)
{
	SDL_Texture *texture = SDL_CreateTexture(painter->renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC,
						 w, h);

	if (!texture)
		return NULL;
	SDL_ConvertPixels(w, h, SDL_PIXELFORMAT_RGBA32, pixels, w * 4, SDL_PIXELFORMAT_ARGB8888, pixels, w * 4);
	SDL_UpdateTexture(texture, NULL, pixels, w * 4);
	return texture;
}

/* Most pictures are smaller than what any card refuses. */
static bool size_fits(int w, int h) { return w > 0 && h > 0 && w <= 8192 && h <= 8192; }

/* ---- putting a texture down ---- */

static void tint(SDL_Texture *texture, uint32_t color)
{
	SDL_SetTextureColorMod(texture, (Uint8)(color >> 24), (Uint8)(color >> 16), (Uint8)(color >> 8));
	SDL_SetTextureAlphaMod(texture, (Uint8)color);
}

static void put(struct painter *painter, const struct cache_entry *entry, SDL_Rect src, SDL_Rect dst, int turns)
{
	bool same = src.w == dst.w && src.h == dst.h;

	if (!same)
		SDL_SetTextureScaleMode(entry->texture, SDL_ScaleModeLinear);
	else
		SDL_SetTextureScaleMode(entry->texture, SDL_ScaleModeNearest);
	if (!turns) {
		SDL_RenderCopy(painter->renderer, entry->texture, &src, &dst);
		return;
	}
	if (turns & 1) /* the box is the turned one */
		dst = (SDL_Rect){dst.x + (dst.w - dst.h) / 2, dst.y + (dst.h - dst.w) / 2, dst.h, dst.w};
	SDL_RenderCopyEx(painter->renderer, entry->texture, &src, &dst, 90.0 * turns, NULL, SDL_FLIP_NONE);
}

/* ---- pictures and layers ---- */

static struct cache_entry *picture_entry(struct painter *painter, const struct draw_cmd *cmd)
{
	uint64_t key = cmd->u.image.key ^ key_of("picture");
	struct cache_entry *entry = cache_find(&painter->cache, key);
	int w = cmd->u.image.w, h = cmd->u.image.h;

	if (entry || !size_fits(w, h))
		return entry;
	uint8_t *pixels = calloc((size_t)w * (size_t)h, 4);
	if (pixels && cmd->u.image.paint(cmd->u.image.context, pixels, w, h)) {
		SDL_Texture *texture = texture_of(painter, pixels, w, h);
		entry = texture ? cache_add(&painter->cache, key, texture, w, h) : NULL;
	}
	free(pixels);
	return entry;
}

/*
 * The picture at the size it is put down in.  SDL rounds the source rectangle of
 * a scaled copy that the clip cuts, so a part painted anew would not match the
 * rest by a hair; a copy of equal size can be cut anywhere.
 */
static struct cache_entry *scaled_entry(struct painter *painter, const struct cache_entry *entry, SDL_Rect src, int w,
					int h)
{
	uint64_t key = hash_bytes(hash_int(key_of("scaled"), (int64_t)entry->key), &src, sizeof(src));
	key = hash_int(hash_int(key, w), h);
	struct cache_entry *scaled = cache_find(&painter->cache, key);

	if (scaled || !size_fits(w, h))
		return scaled;
	SDL_Texture *texture = SDL_CreateTexture(painter->renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET, w,
						 h);
	SDL_Texture *target = SDL_GetRenderTarget(painter->renderer);
	bool clipped = SDL_RenderIsClipEnabled(painter->renderer);
	SDL_Rect clip;
	if (!texture)
		return NULL;
	SDL_RenderGetClipRect(painter->renderer, &clip);
	if (!SDL_SetRenderTarget(painter->renderer, texture)) {
		tint(entry->texture, 0xffffffff);
		SDL_SetTextureBlendMode(entry->texture, SDL_BLENDMODE_NONE);
		SDL_SetTextureScaleMode(entry->texture, SDL_ScaleModeLinear);
		SDL_RenderCopy(painter->renderer, entry->texture, &src, NULL);
	}
	SDL_SetRenderTarget(painter->renderer, target);
	/* A change of target forgets the clip. */
	SDL_RenderSetClipRect(painter->renderer, clipped ? &clip : NULL);
	scaled = cache_add(&painter->cache, key, texture, w, h);
	if (scaled)
		scaled->target = true;
	return scaled;
}

static void show_image(struct painter *painter, const struct draw_cmd *cmd, const struct cache_entry *entry,
		       bool opaque)
{
	const struct draw_image *how = &cmd->u.image.how;
	SDL_Rect src = {how->src.x, how->src.y, how->src.w, how->src.h};
	SDL_Rect dst = {how->dst.x, how->dst.y, how->dst.w, how->dst.h};

	if (!entry || !entry->texture || how->alpha <= 0 || dst.w <= 0 || dst.h <= 0)
		return;
	if (!src.w)
		src = (SDL_Rect){0, 0, entry->w, entry->h};
	if (painter->in_layer && !how->quarter_turns && (src.w != dst.w || src.h != dst.h)) {
		const struct cache_entry *scaled = scaled_entry(painter, entry, src, dst.w, dst.h);
		entry = scaled ? scaled : entry;
		if (scaled)
			src = (SDL_Rect){0, 0, dst.w, dst.h};
	}
	bool solid = opaque && how->alpha >= 1;
	tint(entry->texture, (how->mod & 0xffffff00u) | (uint32_t)(how->alpha >= 1 ? 255 : how->alpha * 255 + 0.5f));
	SDL_SetTextureBlendMode(entry->texture, solid ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
	put(painter, entry, src, dst, how->quarter_turns);
}

static void layer_begin(struct painter *painter, const struct draw_cmd *cmd)
{
	uint64_t key = cmd->u.image.key ^ key_of("layer");
	struct cache_entry *entry = cache_find(&painter->cache, key);
	bool keep = cmd->flags & 1;

	if (entry && (entry->w != cmd->u.image.w || entry->h != cmd->u.image.h)) {
		cache_drop(&painter->cache, entry);
		entry = NULL;
	}
	if (!entry && !keep && size_fits(cmd->u.image.w, cmd->u.image.h)) {
		SDL_Texture *texture = SDL_CreateTexture(painter->renderer, SDL_PIXELFORMAT_ARGB8888,
							 SDL_TEXTUREACCESS_TARGET, cmd->u.image.w, cmd->u.image.h);
		entry = texture ? cache_add(&painter->cache, key, texture, cmd->u.image.w, cmd->u.image.h) : NULL;
		if (entry)
			entry->target = true;
	}
	painter->layer_skipped = !entry || SDL_SetRenderTarget(painter->renderer, entry->texture);
	painter->in_layer = true;
	if (painter->layer_skipped || keep)
		return;
	SDL_RenderSetClipRect(painter->renderer, NULL);
	SDL_SetRenderDrawColor(painter->renderer, (Uint8)(cmd->color >> 24), (Uint8)(cmd->color >> 16),
			       (Uint8)(cmd->color >> 8), 255);
	SDL_RenderClear(painter->renderer);
}

static void layer_end(struct painter *painter)
{
	SDL_RenderSetClipRect(painter->renderer, NULL);
	SDL_SetRenderTarget(painter->renderer, NULL);
	painter->layer_skipped = painter->in_layer = false;
}

/* ---- text ---- */

static void show_text(struct painter *painter, const struct draw_cmd *cmd)
{
	const struct text_style *style = &cmd->u.text.style;
	uint64_t key = hash_text(hash_bytes(key_of("text"), style, offsetof(struct text_style, line)), cmd->u.text.text);
	struct cache_entry *entry = cache_find(&painter->cache, key);
	int ascent = 0, height = 0;

	if (!entry) {
		SDL_Surface *surface = fonts_render(painter->fonts, style, cmd->u.text.text);
		SDL_Texture *texture = surface ? SDL_CreateTextureFromSurface(painter->renderer, surface) : NULL;
		if (texture)
			entry = cache_add(&painter->cache, key, texture, surface->w, surface->h);
		SDL_FreeSurface(surface);
	}
	if (!entry)
		return;
	const struct text_metrics *metrics = fonts_metrics(painter->fonts);
	metrics->height(metrics->context, style, &ascent, &height);
	SDL_Rect dst = {(int)floorf(cmd->u.text.at.x + 0.5f), (int)floorf(cmd->u.text.at.y + 0.5f) - ascent, entry->w,
			entry->h};
	tint(entry->texture, cmd->color);
	SDL_SetTextureBlendMode(entry->texture, SDL_BLENDMODE_BLEND);
	put(painter, entry, (SDL_Rect){0, 0, entry->w, entry->h}, dst, 0);
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

	if (from && to)
		pixmap_export(narrow, from);
	for (int y = 0; from && to && y < narrow->h; y++) {
		const uint8_t *row = from + (size_t)y * (size_t)narrow->w * 4;
		uint8_t *out = to + (size_t)y * (size_t)wide * 4;
		memcpy(out, row, (size_t)middle * 4);
		for (int x = 0; x <= more; x++)
			memcpy(out + (size_t)(middle + x) * 4, row + (size_t)middle * 4, 4);
		memcpy(out + (size_t)(middle + more + 1) * 4, row + (size_t)(middle + 1) * 4,
		       (size_t)(narrow->w - middle - 1) * 4);
	}
	if (!from) {
		free(to);
		to = NULL;
	}
	free(from);
	return to;
}

/* One texture of the whole box: stretching one column of it would be blended
 * pixel by pixel in every frame, ten times slower than a plain blit. */
static struct cache_entry *skin_entry(struct painter *painter, const struct skin *skin, struct rect box, int left,
				      int top, int right, int bottom)
{
	uint64_t key = hash_int(hash_int(hash_bytes(key_of("skin"), skin, sizeof(*skin)), box.w), box.h);
	struct cache_entry *entry = cache_find(&painter->cache, key);
	int w = box.w + left + right, h = box.h + top + bottom, end = skin_end(skin, box.h) + left;
	int narrow = box.w > 2 * end + 64 ? 2 * end + 1 : box.w;
	struct pixmap pixmap;

	if (entry || !size_fits(w, h))
		return entry;
	if (!pixmap_init(&pixmap, narrow + left + right, h))
		return NULL;
	pixmap_skin(&pixmap, (float)left, (float)top, (float)narrow, (float)box.h, skin);
	uint8_t *pixels = skin_widened(&pixmap, left + narrow / 2, w);
	SDL_Texture *texture = pixels ? texture_of(painter, pixels, w, h) : NULL;
	entry = texture ? cache_add(&painter->cache, key, texture, w, h) : NULL;
	free(pixels);
	pixmap_finish(&pixmap);
	return entry;
}

static void show_skin(struct painter *painter, const struct draw_cmd *cmd)
{
	int left, top, right, bottom;

	skin_bleed(&cmd->u.skin, &left, &top, &right, &bottom);
	struct cache_entry *entry = skin_entry(painter, &cmd->u.skin, cmd->box, left, top, right, bottom);
	if (!entry)
		return;
	tint(entry->texture, cmd->color);
	SDL_SetTextureBlendMode(entry->texture, SDL_BLENDMODE_BLEND);
	put(painter, entry, (SDL_Rect){0, 0, entry->w, entry->h},
	    (SDL_Rect){cmd->box.x - left, cmd->box.y - top, entry->w, entry->h}, 0);
}

/* ---- paths ---- */

/* The path relative to a whole pixel, so that equal shapes share a texture
 * wherever they stand. */
static struct vec path_corner(const struct path_data *path)
{
	struct vec corner = {0, 0};

	for (int i = 0; i < path->point_count; i++) {
		corner.x = i ? fminf(corner.x, path->points[i].x) : path->points[i].x;
		corner.y = i ? fminf(corner.y, path->points[i].y) : path->points[i].y;
	}
	return (struct vec){floorf(corner.x), floorf(corner.y)};
}

/* Coverage as white pixels; the corner of its box goes to *entry. */
static struct cache_entry *path_rasterise(struct painter *painter, uint64_t key, const struct path_data *path,
					  const struct stroke *stroke, struct rect sight)
{
	struct outline outline;
	struct cache_entry *entry = NULL;

	outline_init(&outline);
	if (stroke)
		outline_stroke(&outline, path, stroke);
	else
		outline_fill(&outline, path);
	struct rect box = rect_common(outline_bounds(&outline), sight);
	size_t count = (size_t)box.w * (size_t)box.h;
	float *coverage = count ? malloc(count * sizeof(*coverage)) : NULL;
	uint8_t *pixels = count ? malloc(count * 4) : NULL;
	if (coverage && pixels && size_fits(box.w, box.h)) {
		raster_cover(&outline, box.x, box.y, box.w, box.h, coverage);
		for (size_t i = 0; i < count; i++) {
			float a = coverage[i] * 255 + 0.5f;
			memset(pixels + i * 4, 255, 3);
			pixels[i * 4 + 3] = (uint8_t)(a > 255 ? 255 : a);
		}
		SDL_Texture *texture = texture_of(painter, pixels, box.w, box.h);
		entry = texture ? cache_add(&painter->cache, key, texture, box.w, box.h) : NULL;
	} else if (!count) {
		entry = cache_add(&painter->cache, key, NULL, 0, 0);
	}
	if (entry) {
		entry->x = box.x;
		entry->y = box.y;
	}
	free(coverage);
	free(pixels);
	outline_finish(&outline);
	return entry;
}

static void show_path(struct painter *painter, const struct draw *draw, const struct draw_cmd *cmd)
{
	const struct path_data *path = cmd->u.path.path;
	const struct stroke *stroke = cmd->kind == DRAW_STROKE_PATH ? &cmd->u.path.stroke : NULL;
	struct vec corner = path_corner(path);
	struct vec *points = path->point_count ? malloc((size_t)path->point_count * sizeof(*points)) : NULL;

	if (!points)
		return;
	for (int i = 0; i < path->point_count; i++)
		points[i] = (struct vec){path->points[i].x - corner.x, path->points[i].y - corner.y};
	struct path_data near = {path->verb_count, path->point_count, path->verbs, points};
	uint64_t key = hash_bytes(key_of("path"), path->verbs, (size_t)path->verb_count);
	key = hash_bytes(key, points, (size_t)path->point_count * sizeof(*points));
	if (stroke)
		key = hash_bytes(hash_int(key, 1), stroke, sizeof(*stroke));
	/* Only a path that reaches far out of sight is cut, and then it is another one
	 * for every place. */
	int reach = 2 * (draw->w > draw->h ? draw->w : draw->h);
	struct rect sight = {-reach, -reach, 2 * reach, 2 * reach};
	if (corner.x < (float)-reach || corner.y < (float)-reach) {
		sight = rect_make((int)-corner.x, (int)-corner.y, draw->w, draw->h);
		key = hash_int(hash_int(key, sight.x), sight.y);
	}
	struct cache_entry *entry = cache_find(&painter->cache, key);
	if (!entry)
		entry = path_rasterise(painter, key, &near, stroke, sight);
	if (entry && entry->texture) {
		tint(entry->texture, cmd->color);
		SDL_SetTextureBlendMode(entry->texture, SDL_BLENDMODE_BLEND);
		put(painter, entry, (SDL_Rect){0, 0, entry->w, entry->h},
		    (SDL_Rect){(int)corner.x + entry->x, (int)corner.y + entry->y, entry->w, entry->h}, 0);
	}
	free(points);
}

/* ---- the list ---- */

static void show_clip(struct painter *painter, const struct draw_cmd *cmd)
{
	SDL_Rect clip = {cmd->box.x, cmd->box.y, cmd->box.w, cmd->box.h};

	if (cmd->box.w < 0) {
		SDL_RenderSetClipRect(painter->renderer, NULL);
		return;
	}
	/* An empty clip hides everything; SDL would take it for none. */
	if (!clip.w || !clip.h)
		clip = (SDL_Rect){-1, -1, 1, 1};
	SDL_RenderSetClipRect(painter->renderer, &clip);
}

static void show_fill(struct painter *painter, const struct draw_cmd *cmd)
{
	SDL_Rect box = {cmd->box.x, cmd->box.y, cmd->box.w, cmd->box.h};
	Uint8 alpha = (Uint8)cmd->color;

	if (!alpha)
		return;
	SDL_SetRenderDrawBlendMode(painter->renderer, alpha == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
	SDL_SetRenderDrawColor(painter->renderer, (Uint8)(cmd->color >> 24), (Uint8)(cmd->color >> 16),
			       (Uint8)(cmd->color >> 8), alpha);
	SDL_RenderFillRect(painter->renderer, &box);
}

static void show_cmd(struct painter *painter, const struct draw *draw, const struct draw_cmd *cmd)
{
	switch (cmd->kind) {
	case DRAW_FILL:
		show_fill(painter, cmd);
		break;
	case DRAW_IMAGE:
		show_image(painter, cmd, picture_entry(painter, cmd), cmd->u.image.opaque);
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
		show_clip(painter, cmd);
		break;
	case DRAW_LAYER:
		show_image(painter, cmd, cache_find(&painter->cache, cmd->u.image.key ^ key_of("layer")), true);
		break;
	}
}

void painter_show(struct painter *painter, const struct draw *draw)
{
	cache_frame(&painter->cache);
	SDL_RenderSetClipRect(painter->renderer, NULL);
	SDL_SetRenderDrawColor(painter->renderer, 0x24, 0x16, 0x0d, 255);
	SDL_RenderClear(painter->renderer);
	for (int i = 0; i < draw->count; i++) {
		const struct draw_cmd *cmd = &draw->cmds[i];

		if (cmd->kind == DRAW_LAYER_BEGIN)
			layer_begin(painter, cmd);
		else if (cmd->kind == DRAW_LAYER_END)
			layer_end(painter);
		else if (!painter->layer_skipped)
			show_cmd(painter, draw, cmd);
	}
	SDL_RenderSetClipRect(painter->renderer, NULL);
}
