/* clip.h - the clipboard of a system that keeps pictures itself: Windows. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The bytes of a PNG, and its pixels from above, 0xAARRGGBB: who pastes takes the one or the other. */
bool sys_clip_picture(const void *png, size_t size, const uint32_t *pixels, int w, int h);
