/* gpu.h - a device that draws through SDL_Renderer: for graphics cards. */
#ifndef BASTIDE_PLATFORM_GPU_H
#define BASTIDE_PLATFORM_GPU_H

#include <SDL.h>

#include "platform/device.h"

/* Borrows the renderer. */
struct device *gpu_create(SDL_Renderer *renderer);

#endif
