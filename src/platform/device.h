/* device.h - what the painter draws on: a card (gpu.c, SDL_Renderer) or plain memory (canvas.c, the processor).
 *
 * Pictures are handed over once and kept in the device's own form; drawing names them.  Rectangles are output pixels;
 * colours 0xRRGGBBAA, straight alpha.  Everything may be queued until device_finish(). */
#pragma once

#include "view/list/draw.h"

struct device;

/* The head of each device's own struct. */
struct device_image {
	int w, h;
	size_t bytes;
};

enum image_kind {
	IMAGE_COLOR, /* four bytes a pixel, R G B A, straight alpha */
	IMAGE_MASK   /* one byte a pixel: coverage of a colour given when drawn */
};

struct device_copy {
	struct rect src, dst; /* scaled where their sizes differ (a mask never is) */
	uint32_t tint;        /* multiplies colours and alpha; white: as it is */
	bool opaque;          /* every pixel of the picture is */
	float turn;           /* clockwise, radians, about this point; a picture of colours */
	struct vec about;
};

struct device_ops {
	void (*destroy)(struct device *device);
	struct device_image *(*image)(struct device *device, enum image_kind kind, const uint8_t *pixels, int w, int h);
	/* A picture of colours at another size; NULL: it has no use for that. */
	struct device_image *(*scaled)(struct device *device, const struct device_image *image, int w, int h);
	void (*drop)(struct device *device, struct device_image *image);
	void (*clip)(struct device *device, const struct rect *clip);
	void (*fill)(struct device *device, struct rect box, uint32_t color);
	void (*copy)(struct device *device, const struct device_image *image, const struct device_copy *how);
	void (*finish)(struct device *device);
	/* part(context, 0) .. part(context, count - 1) by all hands that draw; between frames' commands; NULL: it has
	 * none. */
	void (*together)(struct device *device, int count, void (*part)(void *context, int index), void *context);
};

struct device {
	const struct device_ops *ops;
	bool lacking;  /* something was not drawn for want of memory */
	bool anywhere; /* image() may be called on any thread */
};

static inline void device_destroy(struct device *device)
{
	if (device)
		device->ops->destroy(device);
}

/* NULL when there is no memory; the pixels stay the caller's. */
static inline struct device_image *device_image(struct device *device, enum image_kind kind, const uint8_t *pixels,
                                                int w, int h)
{
	return device->ops->image(device, kind, pixels, w, h);
}

static inline void device_drop(struct device *device, struct device_image *image)
{
	if (image)
		device->ops->drop(device, image);
}

/* NULL: none. */
static inline void device_clip(struct device *device, const struct rect *clip) { device->ops->clip(device, clip); }

static inline void device_fill(struct device *device, struct rect box, uint32_t color)
{
	device->ops->fill(device, box, color);
}

static inline void device_copy(struct device *device, const struct device_image *image, const struct device_copy *how)
{
	device->ops->copy(device, image, how);
}

/* All that was drawn is in the window. */
static inline void device_finish(struct device *device) { device->ops->finish(device); }

/* canvas.c: a device in memory: the processor draws. SDL's own software renderer blends what is transparent, and
 * scales by way of copies of the whole picture; zooming a 1080p table took it 40 ms a frame. Here commands are queued
 * and carried out part by part by all hands of a workers: the same pixels, however many they are. A part of the window
 * whose commands are those of the last frame is not touched. */

/* NULL when out of memory.  `hands`: threads that draw, the caller's included. */
struct device *canvas_create(int hands);
/* Where the window's pixels are: 32 bits, 0x00RRGGBB, `stride` pixels a row.
 * Due before the first drawing, and whenever they move. */
void canvas_window(struct device *device, uint32_t *pixels, int w, int h, int stride);

/* The window's pixels are no longer what was drawn: all parts are drawn anew. */
void canvas_stale(struct device *device);
/* The parts of the window that were drawn anew since this was asked last; a part
 * that shows what it showed before is left alone.  -1: more than fit, or unknown. */
int canvas_changed(struct device *device, struct rect *boxes, int capacity);
