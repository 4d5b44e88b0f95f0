#include "platform/png_file.h"

#include <errno.h>
#include <png.h>
#include <stdio.h>
#include <string.h>
#include <zlib.h>

#include "format/output.h"

/* Painted land differs from pixel to pixel: looking for what was there before finds little and takes most of the time.
 * Runs of what Paeth's filter leaves are nearly as small, in a quarter of it. */
static void settings(png_structp png, png_infop info, const SDL_Surface *surface)
{
	png_set_IHDR(png, info, (png_uint_32)surface->w, (png_uint_32)surface->h, 8, PNG_COLOR_TYPE_RGB,
	             PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
	png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_PAETH);
	png_set_compression_strategy(png, Z_RLE);
}

/* libpng comes back to the setjmp() when something fails. */
static bool write_rows(FILE *file, png_structp png, png_infop info, const SDL_Surface *surface)
{
	if (setjmp(png_jmpbuf(png)))
		return false;
	png_init_io(png, file);
	settings(png, info, surface);
	png_write_info(png, info);
	/* 0xXXRRGGBB, as a processor with the low byte first keeps it or the other way round */
	if (SDL_BYTEORDER == SDL_LIL_ENDIAN)
		png_set_bgr(png);
	png_set_filler(png, 0, SDL_BYTEORDER == SDL_LIL_ENDIAN ? PNG_FILLER_AFTER : PNG_FILLER_BEFORE);
	for (int y = 0; y < surface->h; y++)
		png_write_row(png, (const Uint8 *)surface->pixels + (ptrdiff_t)y * surface->pitch);
	png_write_end(png, NULL);
	return true;
}

static bool write_file(FILE *file, const SDL_Surface *surface)
{
	png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
	png_infop info = png ? png_create_info_struct(png) : NULL;
	bool done = info && write_rows(file, png, info, surface);

	png_destroy_write_struct(&png, &info);
	return done;
}

bool png_save(SDL_Surface *surface, const char *path, char error[SENTENCE_SIZE])
{
	SDL_Surface *plain = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_RGB888, 0);
	struct output output;

	errno = 0;
	bool done = plain && output_open(&output, path, false);
	if (done)
		done = output_close(&output, write_file(output.stream, plain));
	if (!done)
		snprintf(error, SENTENCE_SIZE, "the picture cannot be written to \"%.300s\": %s", path,
		         errno ? strerror(errno) : "there is not enough memory");
	SDL_FreeSurface(plain);
	return done;
}
