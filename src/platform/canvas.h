/*
 * canvas.h - a device in memory: the processor draws.
 *
 * SDL's own software renderer blends what is transparent, and scales by way of
 * copies of the whole picture; zooming a 1080p table took it 40 ms a frame.
 * Here commands are queued and carried out part by part by all hands of a
 * workers: the same pixels, however many they are.  A part of the window whose
 * commands are those of the last frame is not touched.
 */
#pragma once

#include "platform/device.h"

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
