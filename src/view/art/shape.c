#include "view/art/shape.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "view/art/raster.h"

bool pixmap_init(struct pixmap *pixmap, int w, int h)
{
	size_t count = (size_t)w * (size_t)h;

	pixmap->w = w;
	pixmap->h = h;
	pixmap->lacking = false;
	pixmap->pixels = calloc(count, 4 * sizeof(float));
	pixmap->coverage = malloc(count * sizeof(float));
	if (pixmap->pixels && pixmap->coverage)
		return true;
	pixmap_finish(pixmap);
	return false;
}

void pixmap_finish(struct pixmap *pixmap)
{
	free(pixmap->pixels);
	free(pixmap->coverage);
	*pixmap = (struct pixmap){0};
}

static uint8_t byte_of(float value) { return (uint8_t)(value <= 0 ? 0 : value >= 1 ? 255 : value * 255 + 0.5f); }

/* Transparent pixels take the colour of a neighbour, so that smoothing does not pull in black. */
static void bleed(uint8_t *pixels, int w, int h)
{
	for (int y = 0; y < h; y++) {
		for (int x = 0; x < w; x++) {
			uint8_t *p = pixels + ((size_t)y * (size_t)w + (size_t)x) * 4;
			const uint8_t *from = NULL;

			if (p[3])
				continue;
			if (x > 0 && p[-4 + 3])
				from = p - 4;
			else if (x + 1 < w && p[4 + 3])
				from = p + 4;
			else if (y > 0 && p[-4 * w + 3])
				from = p - 4 * w;
			else if (y + 1 < h && p[4 * w + 3])
				from = p + 4 * w;
			if (from)
				memcpy(p, from, 3);
		}
	}
}

bool pixmap_export(const struct pixmap *pixmap, uint8_t *pixels)
{
	size_t count = (size_t)pixmap->w * (size_t)pixmap->h;

	for (size_t i = 0; i < count; i++) {
		const float *p = pixmap->pixels + i * 4;
		float scale = p[3] > 0 ? 1 / p[3] : 0;

		for (int c = 0; c < 3; c++)
			pixels[i * 4 + (size_t)c] = byte_of(p[c] * scale);
		pixels[i * 4 + 3] = byte_of(p[3]);
	}
	bleed(pixels, pixmap->w, pixmap->h);
	return !pixmap->lacking;
}

bool pixmap_put(struct pixmap *pixmap, uint8_t *pixels)
{
	bool whole = pixmap_export(pixmap, pixels);

	pixmap_finish(pixmap);
	return whole;
}

/* ---- ink ---- */

struct ink ink_plain(uint32_t color) { return (struct ink){.kind = INK_PLAIN, .stop_count = 1, .stops = {{0, color}}}; }

static struct ink ink_linear(float x1, float y1, float x2, float y2, uint32_t from, uint32_t to)
{
	return (struct ink){
	    .kind = INK_LINEAR, .stop_count = 2, .a = {x1, y1}, .b = {x2, y2}, .stops = {{0, from}, {1, to}}};
}

struct shade {
	float r, g, b, a; /* straight */
};

static struct shade shade_of(uint32_t color)
{
	return (struct shade){(float)(color >> 24) / 255, (float)(color >> 16 & 0xff) / 255,
	                      (float)(color >> 8 & 0xff) / 255, (float)(color & 0xff) / 255};
}

static struct shade ink_at(const struct ink *ink, float x, float y)
{
	float t;

	if (ink->kind == INK_PLAIN)
		return shade_of(ink->stops[0].color);
	if (ink->kind == INK_LINEAR) {
		float dx = ink->b.x - ink->a.x, dy = ink->b.y - ink->a.y;
		t = ((x - ink->a.x) * dx + (y - ink->a.y) * dy) / (dx * dx + dy * dy);
	} else {
		t = hypotf(x - ink->a.x, y - ink->a.y) / ink->r;
	}
	int i = 0;
	while (i < ink->stop_count - 1 && t > ink->stops[i + 1].at)
		i++;
	struct shade from = shade_of(ink->stops[i].color);
	if (i == ink->stop_count - 1 || t <= ink->stops[i].at)
		return from;
	struct shade to = shade_of(ink->stops[i + 1].color);
	float u = (t - ink->stops[i].at) / (ink->stops[i + 1].at - ink->stops[i].at);
	return (struct shade){from.r + (to.r - from.r) * u, from.g + (to.g - from.g) * u, from.b + (to.b - from.b) * u,
	                      from.a + (to.a - from.a) * u};
}

/* Within these pixels; the coverage is that of whole rows, from the first of them on. */
static void blend_in(struct pixmap *pixmap, struct rect in, const float *coverage, const struct ink *ink)
{
	struct shade plain = shade_of(ink->stops[0].color);

	for (int y = in.y; y < in.y + in.h; y++) {
		for (int x = in.x; x < in.x + in.w; x++) {
			float cover = coverage[(size_t)(y - in.y) * (size_t)pixmap->w + (size_t)x];

			if (cover <= 0.001f)
				continue;
			struct shade s = ink->kind == INK_PLAIN ? plain : ink_at(ink, (float)x + 0.5f, (float)y + 0.5f);
			float a = s.a * (cover < 1 ? cover : 1);
			float *p = pixmap->pixels + ((size_t)y * (size_t)pixmap->w + (size_t)x) * 4;
			p[0] += s.r * a - p[0] * a;
			p[1] += s.g * a - p[1] * a;
			p[2] += s.b * a - p[2] * a;
			p[3] += a - p[3] * a;
		}
	}
}

/* The whole of it, where the pixmap's own coverage says how much. */
static void blend(struct pixmap *pixmap, uint32_t color)
{
	struct ink ink = ink_plain(color);

	blend_in(pixmap, rect_make(0, 0, pixmap->w, pixmap->h), pixmap->coverage, &ink);
}

/* ---- shapes ---- */

static struct outline path_outline(const struct path *path, const struct stroke *stroke)
{
	return outline_of(&(struct path_data){path->verb_count, path->point_count, path->verbs, path->points}, stroke);
}

static void cover_path(struct pixmap *pixmap, const struct path *path, float *coverage)
{
	struct outline outline = path_outline(path, NULL);

	if (!raster_cover(&outline, 0, 0, pixmap->w, pixmap->h, coverage))
		pixmap->lacking = true;
	outline_finish(&outline);
}

/* Only the rows that it lies on are looked at: a small thing on a large picture costs little. */
static void put_path(struct pixmap *pixmap, const struct path *path, const struct stroke *stroke, const struct ink *ink)
{
	struct outline outline = path_outline(path, stroke);
	struct rect in = rect_common(outline_bounds(&outline), rect_make(0, 0, pixmap->w, pixmap->h));
	bool seen = in.w > 0 && in.h > 0;
	if (outline.lacking || (seen && !raster_cover(&outline, 0, in.y, pixmap->w, in.h, pixmap->coverage)))
		pixmap->lacking = true;
	else if (seen)
		blend_in(pixmap, in, pixmap->coverage, ink);
	outline_finish(&outline);
}

void pixmap_fill(struct pixmap *pixmap, const struct path *path, struct ink ink) { put_path(pixmap, path, NULL, &ink); }

void pixmap_stroke(struct pixmap *pixmap, const struct path *path, const struct stroke *stroke, struct ink ink)
{
	put_path(pixmap, path, stroke, &ink);
}

/* One box pass over `count` values `step` apart. */
static void box_pass(const float *from, float *to, int count, size_t step, int radius)
{
	float sum = 0, scale = 1 / (float)(2 * radius + 1);

	for (int i = -radius; i < count; i++) {
		if (i + radius < count)
			sum += from[(size_t)(i + radius) * step];
		if (i - radius - 1 >= 0)
			sum -= from[(size_t)(i - radius - 1) * step];
		if (i >= 0)
			to[(size_t)i * step] = fmaxf(0, sum) * scale;
	}
}

/* Of so many values at each pixel. */
static void blur(float *values, float *scratch, int w, int h, int each, int radius, int passes)
{
	size_t row = (size_t)w * (size_t)each;

	for (int pass = 0; pass < passes; pass++) {
		for (size_t i = 0; i < (size_t)h * (size_t)each; i++) {
			size_t first = i / (size_t)each * row + i % (size_t)each;

			box_pass(values + first, scratch + first, w, (size_t)each, radius);
		}
		for (size_t i = 0; i < row; i++)
			box_pass(scratch + i, values + i, h, row, radius);
	}
}

void pixmap_blur(struct pixmap *pixmap, int radius)
{
	float *scratch = radius > 0 ? malloc((size_t)pixmap->w * (size_t)pixmap->h * 4 * sizeof *scratch) : NULL;

	if (scratch)
		blur(pixmap->pixels, scratch, pixmap->w, pixmap->h, 4, radius, 2);
	pixmap->lacking |= radius > 0 && !scratch;
	free(scratch);
}

/* Box radius of three passes that look like a Gaussian of blur / 2. */
static int blur_radius(float blur_px) { return (int)(blur_px / 2 * 0.94f + 0.5f); }

/* A shadow of this shape. */
static void pixmap_shadow(struct pixmap *pixmap, const struct path *path, float blur_px, uint32_t color)
{
	float *scratch = malloc((size_t)pixmap->w * (size_t)pixmap->h * sizeof *scratch);

	cover_path(pixmap, path, pixmap->coverage);
	if (scratch && blur_radius(blur_px) > 0)
		blur(pixmap->coverage, scratch, pixmap->w, pixmap->h, 1, blur_radius(blur_px), 3);
	blend(pixmap, color);
	pixmap->lacking |= !scratch;
	free(scratch);
}

/* ---- skins ---- */

void skin_bleed(const struct skin *skin, int *left, int *top, int *right, int *bottom)
{
	int around = 0, down = 0;

	if (skin->shadow & 0xff) {
		around = 3 * blur_radius(skin->shadow_blur) + 1;
		down = (int)ceilf(skin->shadow_dy);
	}
	*left = *right = around;
	*top = around > down ? around - down : 0;
	*bottom = around + down + (int)ceilf(skin->foot_height);
}

/* The path anew: this box. */
static struct path *box_path(struct path *path, float x, float y, float w, float h, float radius)
{
	path_clear(path);
	path_round_rect(path, x, y, w, h, radius);
	return path;
}

/* The light along the top: the inner face less itself one pixel lower. */
static void skin_highlight(struct pixmap *pixmap, const struct skin *skin, struct path *path, float x, float y, float w,
                           float h)
{
	size_t count = (size_t)pixmap->w * (size_t)pixmap->h;
	float *lower = malloc(count * sizeof *lower);
	float in = skin->rim_width, r = skin->radius - in;

	if (!lower) {
		pixmap->lacking = true;
		return;
	}
	cover_path(pixmap, box_path(path, x + in, y + in + 1, w - 2 * in, h - 2 * in, r), lower);
	cover_path(pixmap, box_path(path, x + in, y + in, w - 2 * in, h - 2 * in, r), pixmap->coverage);
	for (size_t i = 0; i < count; i++)
		pixmap->coverage[i] = fmaxf(0, pixmap->coverage[i] - lower[i]);
	blend(pixmap, skin->highlight);
	free(lower);
}

static void skin_vignette(struct pixmap *pixmap, const struct skin *skin, const struct path *face, float x, float y,
                          float w, float h)
{
	float reach = 3.4f * skin->radius;

	cover_path(pixmap, face, pixmap->coverage);
	for (int py = 0; py < pixmap->h; py++) {
		for (int px = 0; px < pixmap->w; px++) {
			float fx = (float)px + 0.5f, fy = (float)py + 0.5f;
			float in = fminf(fminf(fx - x, x + w - fx), fminf(fy - y, y + h - fy));
			float t = 1 - in / reach;

			pixmap->coverage[(size_t)py * (size_t)pixmap->w + (size_t)px] *= t > 0 ? t * t : 0;
		}
	}
	blend(pixmap, skin->vignette);
}

static void skin_rim(struct pixmap *pixmap, const struct skin *skin, struct path *path, float x, float y, float w,
                     float h)
{
	float in = skin->rim_width / 2;

	box_path(path, x + in, y + in, w - 2 * in, h - 2 * in, skin->radius - in);
	pixmap_stroke(pixmap, path, &(struct stroke){.width = skin->rim_width, .square = true}, ink_plain(skin->rim));
}

void pixmap_skin(struct pixmap *pixmap, float x, float y, float w, float h, const struct skin *skin)
{
	struct path scratch, *path = &scratch;
	struct skin cut = *skin;

	cut.radius = fminf(skin->radius, fminf(w, h) / 2);
	if (skin->shadow & 0xff)
		pixmap_shadow(pixmap, box_path(path, x, y + skin->shadow_dy, w, h + skin->foot_height, cut.radius),
		              skin->shadow_blur, skin->shadow);
	if (skin->foot_height > 0)
		pixmap_fill(pixmap, box_path(path, x, y, w, h + skin->foot_height, cut.radius), ink_plain(skin->foot));
	box_path(path, x, y, w, h, cut.radius);
	if ((skin->top | skin->bottom) & 0xff)
		pixmap_fill(pixmap, path, ink_linear(x, y, x, y + h, skin->top, skin->bottom));
	if (skin->vignette & 0xff)
		skin_vignette(pixmap, &cut, path, x, y, w, h);
	if (skin->highlight & 0xff)
		skin_highlight(pixmap, &cut, path, x, y, w, h);
	if (skin->rim_width > 0 && (skin->rim & 0xff))
		skin_rim(pixmap, &cut, path, x, y, w, h);
}
