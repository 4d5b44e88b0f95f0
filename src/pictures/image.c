#include "pictures/image.h"

#include <SDL_image.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "app/folder.h"
#include "format/output.h"
#include "platform/png_file.h"

enum { JPEG_QUALITY = 90 };

/* In the JFIF header, which comes first: the unit (1: dots an inch), across, down. */
static void jpeg_density(Uint8 *bytes, int dpi)
{
	if (!dpi || memcmp(bytes + 6, "JFIF", 5) != 0)
		return;
	bytes[13] = 1;
	for (int at = 14; at < 18; at += 2) {
		bytes[at] = (Uint8)(dpi >> 8);
		bytes[at + 1] = (Uint8)dpi;
	}
}

/* SDL_image writes where it is told to; what it wrote goes to its place as everything does. */
static bool jpeg_save(SDL_Surface *surface, const char *path, int dpi, char error[SENTENCE_SIZE])
{
	size_t most = (size_t)surface->w * (size_t)surface->h * 4 + (1 << 16), length = 0;
	SDL_Surface *plain = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_RGB24, 0);
	void *bytes = SDL_malloc(most);
	SDL_RWops *memory = bytes ? SDL_RWFromMem(bytes, (int)most) : NULL;
	struct output output;
	errno = 0;
	bool done = plain && memory && IMG_SaveJPG_RW(plain, memory, 0, JPEG_QUALITY) == 0;
	if (done) {
		length = (size_t)SDL_RWtell(memory);
		jpeg_density(bytes, dpi);
	}
	done = done && output_open(&output, path, false);
	if (done)
		done = output_close(&output, fwrite(bytes, 1, length, output.stream) == length);
	if (!done)
		picture_unwritten(path, error);
	if (memory)
		SDL_RWclose(memory);
	SDL_free(bytes);
	SDL_FreeSurface(plain);
	return done;
}

bool image_save(SDL_Surface *surface, const char *path, int dpi, char error[SENTENCE_SIZE])
{
	if (file_ends(path, ".webp"))
		return webp_save(surface, path, WEBP_SMALL, error);
	if (file_ends(path, ".jpg") || file_ends(path, ".jpeg"))
		return jpeg_save(surface, path, dpi, error);
	return png_save(surface, path, dpi, error);
}

static unsigned channel(uint32_t pixel, int shift) { return pixel >> shift & 0xff; }

/* What is the same on both grounds hides them; what differs by all of 255 lets all of them through. */
static uint32_t unground(uint32_t black, uint32_t white)
{
	unsigned through = 255, alpha;
	uint32_t color = 0;
	for (int shift = 0; shift < 24; shift += 8) {
		unsigned dark = channel(black, shift), light = channel(white, shift);
		unsigned own = light > dark ? light - dark : 0;
		through = own < through ? own : through;
	}
	alpha = 255 - through;
	for (int shift = 0; alpha && shift < 24; shift += 8) {
		unsigned value = (channel(black, shift) * 255 + alpha / 2) / alpha;
		color |= (value > 255 ? 255 : value) << shift;
	}
	return alpha << 24 | color;
}

SDL_Surface *image_unground(const SDL_Surface *black, const SDL_Surface *white)
{
	SDL_Surface *bare = SDL_CreateRGBSurfaceWithFormat(0, black->w, black->h, 32, SDL_PIXELFORMAT_ARGB8888);
	for (int y = 0; bare && y < black->h; y++) {
		const uint32_t *dark = (const uint32_t *)((const Uint8 *)black->pixels + (ptrdiff_t)y * black->pitch);
		const uint32_t *light = (const uint32_t *)((const Uint8 *)white->pixels + (ptrdiff_t)y * white->pitch);
		uint32_t *to = (uint32_t *)((Uint8 *)bare->pixels + (ptrdiff_t)y * bare->pitch);
		for (int x = 0; x < black->w; x++)
			to[x] = unground(dark[x], light[x]);
	}
	return bare;
}
