/* gpu.h - a device that draws through SDL_Renderer: for graphics cards. */
#pragma once

#include <SDL.h>

#include "platform/device.h"

/* Borrows the renderer. */
struct device *gpu_create(SDL_Renderer *renderer);
