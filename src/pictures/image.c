#include "pictures/image.h"

#include <SDL_image.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <webp/encode.h>

#include "app/folder.h"
#include "format/output.h"
#include "platform/png_file.h"

enum { JPEG_QUALITY = 90, WEBP_QUALITY = 82 };

bool webp_save(SDL_Surface *surface, const char *path, enum webp_effort effort, char error[SENTENCE_SIZE])
{
	WebPMemoryWriter memory;
	WebPPicture picture;
	WebPConfig config;
	WebPMemoryWriterInit(&memory);
	bool done = WebPConfigInit(&config) && WebPPictureInit(&picture);
	if (done) {
		config.quality = WEBP_QUALITY;
		config.method = (int)effort;
		picture.width = surface->w;
		picture.height = surface->h;
		picture.writer = WebPMemoryWrite;
		picture.custom_ptr = &memory;
		done = (surface->format->Amask ? WebPPictureImportBGRA
		                               : WebPPictureImportBGRX)(&picture, surface->pixels, surface->pitch) &&
		       WebPEncode(&config, &picture);
		WebPPictureFree(&picture);
	}
	struct output output;
	errno = 0;
	done = done && output_open(&output, path, false);
	if (done)
		done = output_close(&output, fwrite(memory.mem, 1, memory.size, output.stream) == memory.size);
	if (!done)
		picture_unwritten(path, error);
	WebPMemoryWriterClear(&memory);
	return done;
}

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
