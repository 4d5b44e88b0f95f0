#include "platform/png_file.h"

#include <errno.h>
#include <png.h>
#include <stdio.h>
#include <string.h>
#include <zlib.h>

#include "format/output.h"

/* Painted land differs from pixel to pixel: looking for what was there before finds little and takes most of the time.
 * Runs of what Paeth's filter leaves are nearly as small, in a fourth of it. */
static void settings(png_structp png, png_infop info, const SDL_Surface *surface, int dpi)
{
	png_set_IHDR(png, info, (png_uint_32)surface->w, (png_uint_32)surface->h, 8,
	             surface->format->Amask ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
	             PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
	png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_PAETH);
	png_set_compression_strategy(png, Z_RLE);
	png_uint_32 metre = (png_uint_32)((dpi * 10000 + 127) / 254);
	if (dpi)
		png_set_pHYs(png, info, metre, metre, PNG_RESOLUTION_METER);
}

/* Of what fails one sentence is told, and not by libpng. */
static _Noreturn void fail(png_structp png, png_const_charp words)
{
	(void)words;
	png_longjmp(png, 1);
}

static void warn(png_structp png, png_const_charp words)
{
	(void)png;
	(void)words;
}

/* libpng comes back to the setjmp() when something fails. */
static bool write_rows(FILE *file, png_structp png, png_infop info, const SDL_Surface *surface, int dpi)
{
	if (setjmp(png_jmpbuf(png)))
		return false;
	png_init_io(png, file);
	settings(png, info, surface, dpi);
	png_write_info(png, info);
	/* 0xXXRRGGBB, as a processor with the low byte first keeps it or the other way round */
	if (SDL_BYTEORDER == SDL_LIL_ENDIAN)
		png_set_bgr(png);
	if (!surface->format->Amask)
		png_set_filler(png, 0, SDL_BYTEORDER == SDL_LIL_ENDIAN ? PNG_FILLER_AFTER : PNG_FILLER_BEFORE);
	else if (SDL_BYTEORDER != SDL_LIL_ENDIAN)
		png_set_swap_alpha(png);
	for (int y = 0; y < surface->h; y++)
		png_write_row(png, (const Uint8 *)surface->pixels + (ptrdiff_t)y * surface->pitch);
	png_write_end(png, NULL);
	return true;
}

png_structp png_writer(void) { return png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, warn); }

static bool write_file(FILE *file, const SDL_Surface *surface, int dpi)
{
	png_structp png = png_writer();
	png_infop info = png ? png_create_info_struct(png) : NULL;
	bool done = info && write_rows(file, png, info, surface, dpi);

	png_destroy_write_struct(&png, &info);
	return done;
}

void picture_unwritten(const char *path, char error[SENTENCE_SIZE])
{
	snprintf(error, SENTENCE_SIZE, "the picture cannot be written to \"%.300s\": %s", path,
	         errno ? strerror(errno) : "there is not enough memory");
}

bool png_save(SDL_Surface *surface, const char *path, int dpi, char error[SENTENCE_SIZE])
{
	SDL_Surface *plain = SDL_ConvertSurfaceFormat(
	    surface, surface->format->Amask ? SDL_PIXELFORMAT_ARGB8888 : SDL_PIXELFORMAT_RGB888, 0);
	struct output output;

	errno = 0;
	bool done = plain && output_open(&output, path, false);
	if (done)
		done = output_close(&output, write_file(output.stream, plain, dpi));
	if (!done)
		picture_unwritten(path, error);
	SDL_FreeSurface(plain);
	return done;
}
