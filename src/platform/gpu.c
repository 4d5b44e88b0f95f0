#include "platform/gpu.h"

#include <stdlib.h>

struct gpu {
	struct device device;
	SDL_Renderer *renderer;
};

struct gpu_image {
	struct device_image image;
	SDL_Texture *texture;
};

static SDL_Renderer *renderer_of(struct device *device) { return ((struct gpu *)device)->renderer; }

static void gpu_destroy(struct device *device) { free(device); }

static struct device_image *texture_create(struct device *device, int w, int h)
{
	struct gpu_image *image = calloc(1, sizeof *image);

	if (!image)
		return NULL;
	image->texture =
	    SDL_CreateTexture(renderer_of(device), SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC, w, h);
	if (!image->texture) {
		free(image);
		return NULL;
	}
	image->image = (struct device_image){.w = w, .h = h, .bytes = (size_t)w * (size_t)h * 4};
	return &image->image;
}

/* The renderer's own order is A R G B; coverage becomes white. */
static struct device_image *gpu_image(struct device *device, enum image_kind kind, const uint8_t *pixels, int w, int h)
{
	struct device_image *image = texture_create(device, w, h);
	size_t count = (size_t)w * (size_t)h;
	Uint32 *argb = image ? malloc(count * sizeof *argb) : NULL;

	if (!argb) {
		device_drop(device, image);
		return NULL;
	}
	if (kind == IMAGE_COLOR)
		SDL_ConvertPixels(w, h, SDL_PIXELFORMAT_RGBA32, pixels, w * 4, SDL_PIXELFORMAT_ARGB8888, argb, w * 4);
	else
		for (size_t i = 0; i < count; i++)
			argb[i] = (Uint32)pixels[i] << 24 | 0xffffff;
	SDL_UpdateTexture(((struct gpu_image *)image)->texture, NULL, argb, w * 4);
	free(argb);
	return image;
}

static void gpu_drop(struct device *device, struct device_image *image)
{
	(void)device;
	SDL_DestroyTexture(((struct gpu_image *)image)->texture);
	free(image);
}

static void gpu_clip(struct device *device, const struct rect *clip)
{
	SDL_Rect box = {0, 0, 0, 0};

	if (clip)
		box = (SDL_Rect){clip->x, clip->y, clip->w, clip->h};
	/* An empty clip hides everything; SDL would take it for none. */
	if (clip && (!box.w || !box.h))
		box = (SDL_Rect){-1, -1, 1, 1};
	SDL_RenderSetClipRect(renderer_of(device), clip ? &box : NULL);
}

static void gpu_fill(struct device *device, struct rect box, uint32_t color)
{
	SDL_Rect rect = {box.x, box.y, box.w, box.h};
	SDL_Renderer *renderer = renderer_of(device);

	SDL_SetRenderDrawBlendMode(renderer, (color & 255) == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
	SDL_SetRenderDrawColor(renderer, (Uint8)(color >> 24), (Uint8)(color >> 16), (Uint8)(color >> 8), (Uint8)color);
	SDL_RenderFillRect(renderer, &rect);
}

static void gpu_copy(struct device *device, const struct device_image *image, const struct device_copy *how)
{
	SDL_Texture *texture = ((const struct gpu_image *)image)->texture;
	SDL_Rect src = {how->src.x, how->src.y, how->src.w, how->src.h};
	SDL_Rect dst = {how->dst.x, how->dst.y, how->dst.w, how->dst.h};
	bool same = src.w == dst.w && src.h == dst.h, solid = how->opaque && (how->tint & 255) == 255;

	SDL_SetTextureColorMod(texture, (Uint8)(how->tint >> 24), (Uint8)(how->tint >> 16), (Uint8)(how->tint >> 8));
	SDL_SetTextureAlphaMod(texture, (Uint8)how->tint);
	SDL_SetTextureBlendMode(texture, solid ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
	SDL_SetTextureScaleMode(texture, same && !how->turn ? SDL_ScaleModeNearest : SDL_ScaleModeLinear);
	if (how->turn) {
		SDL_Point about = {(int)how->about.x - dst.x, (int)how->about.y - dst.y};
		SDL_RenderCopyEx(renderer_of(device), texture, &src, &dst, how->turn * 57.29578, &about, SDL_FLIP_NONE);
		return;
	}
	SDL_RenderCopy(renderer_of(device), texture, &src, &dst);
}

static void gpu_finish(struct device *device) { SDL_RenderFlush(renderer_of(device)); }

static const struct device_ops gpu_ops = {
    .destroy = gpu_destroy,
    .image = gpu_image,
    .drop = gpu_drop,
    .clip = gpu_clip,
    .fill = gpu_fill,
    .copy = gpu_copy,
    .finish = gpu_finish,
};

struct device *gpu_create(SDL_Renderer *renderer)
{
	struct gpu *gpu = calloc(1, sizeof *gpu);

	if (!gpu)
		return NULL;
	gpu->device.ops = &gpu_ops;
	gpu->renderer = renderer;
	return &gpu->device;
}
