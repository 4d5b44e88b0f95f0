#include "pictures/offscreen.h"

#include <stdio.h>

#include "pictures/image.h"

/* Each pixel the mean of four, rounded. */
static SDL_Surface *half_of(const SDL_Surface *from)
{
	int w = from->w / 2, h = from->h / 2;
	SDL_Surface *half = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, from->format->format);
	for (int y = 0; half && y < h; y++) {
		const Uint8 *above = (const Uint8 *)from->pixels + (ptrdiff_t)2 * y * from->pitch;
		const Uint8 *below = above + from->pitch;
		Uint8 *to = (Uint8 *)half->pixels + (ptrdiff_t)y * half->pitch;
		for (int i = 0; i < 4 * w; i++) {
			int at = i / 4 * 8 + i % 4;
			to[i] = (Uint8)((above[at] + above[at + 4] + below[at] + below[at + 4] + 2) / 4);
		}
	}
	return half;
}

/* True: it is written. */
static int sheet_write(void *data)
{
	struct press *press = data;
	SDL_Surface *half = press->twice[0] ? half_of(press->surface) : NULL;
	snprintf(press->error, sizeof press->error, "there is not enough memory");
	bool fine = !press->twice[0] ? webp_save(press->surface, press->path, WEBP_QUICK, press->error)
	                             : half && webp_save(press->surface, press->twice, WEBP_QUICK, press->error) &&
	                                   webp_save(half, press->path, WEBP_QUICK, press->error);
	SDL_FreeSurface(half);
	SDL_FreeSurface(press->surface);
	return fine;
}

void press_lose(struct press *press, const char *why)
{
	fprintf(stderr, "bastide: %s\n", why);
	press->lost++;
}

void press_finish(struct press *press)
{
	int fine = true;
	if (press->thread)
		SDL_WaitThread(press->thread, &fine);
	press->thread = NULL;
	if (!fine)
		press_lose(press, press->error);
}

void press_take(struct press *press, struct platform *platform, const char *path, const char *twice)
{
	press_finish(press);
	press->surface = platform->surface;
	platform->surface = NULL;
	snprintf(press->path, sizeof press->path, "%s", path);
	snprintf(press->twice, sizeof press->twice, "%s", twice ? twice : "");
	press->thread = SDL_CreateThread(sheet_write, "press", press);
	if (!press->thread && !sheet_write(press))
		press_lose(press, press->error);
}
