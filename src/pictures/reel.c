#include "pictures/image.h"

#include <errno.h>
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <webp/encode.h>
#include <webp/mux.h>

#include "app/folder.h"
#include "format/output.h"
#include "platform/png_file.h"

enum { QUALITY = 80, METHOD = 3, KEY_LEAST = 9, KEY_MOST = 40 };

/* One picture of a moving PNG: what of it differs from the one before, packed. */
struct reel_part {
	int x, y, w, h, time;
	uint8_t *bytes;
	size_t size, room;
};

struct reel {
	int w, h;
	WebPAnimEncoder *encoder; /* NULL: a PNG */
	WebPConfig config;
	uint32_t *last; /* the picture before */
	struct reel_part *cells;
	int count;
};

struct reel *reel_open(int w, int h, const char *path, char error[SENTENCE_SIZE])
{
	struct reel *reel = calloc(1, sizeof *reel);
	bool png = file_ends(path, ".png"), done = reel != NULL;
	WebPAnimEncoderOptions options;
	if (done) {
		reel->w = w;
		reel->h = h;
		reel->last = png ? calloc((size_t)w * (size_t)h, sizeof *reel->last) : NULL;
		done = !png || reel->last;
	}
	if (done && !png && WebPAnimEncoderOptionsInit(&options) && WebPConfigInit(&reel->config)) {
		reel->config.quality = QUALITY;
		reel->config.method = METHOD;
		reel->config.thread_level = 0; /* the same bytes every time */
		options.kmin = KEY_LEAST;
		options.kmax = KEY_MOST;
		reel->encoder = WebPAnimEncoderNew(w, h, &options);
	}
	if (done && (png || reel->encoder))
		return reel;
	snprintf(error, SENTENCE_SIZE, "a moving picture of this size cannot be made");
	reel_close(reel, 0, "", error);
	return NULL;
}

/* ---- a moving PNG ---- */

static void png_take(png_structp png, png_bytep bytes, size_t count)
{
	struct reel_part *cell = png_get_io_ptr(png);
	if (cell->size + count > cell->room) {
		size_t room = 2 * (cell->size + count);
		uint8_t *more = realloc(cell->bytes, room);
		if (!more)
			png_error(png, "memory");
		cell->bytes = more;
		cell->room = room;
	}
	memcpy(cell->bytes + cell->size, bytes, count);
	cell->size += count;
}

static void png_done(png_structp png) { (void)png; }

/* As a picture of its own; libpng comes back to the setjmp() when something fails. */
static bool cell_write(png_structp png, png_infop info, struct reel_part *cell, const uint32_t *pixels, int stride)
{
	if (setjmp(png_jmpbuf(png)))
		return false;
	png_set_write_fn(png, cell, png_take, png_done);
	png_set_IHDR(png, info, (png_uint_32)cell->w, (png_uint_32)cell->h, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
	             PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
	png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_PAETH);
	png_write_info(png, info);
	if (SDL_BYTEORDER == SDL_LIL_ENDIAN)
		png_set_bgr(png);
	png_set_filler(png, 0, SDL_BYTEORDER == SDL_LIL_ENDIAN ? PNG_FILLER_AFTER : PNG_FILLER_BEFORE);
	for (int y = 0; y < cell->h; y++)
		png_write_row(png, (const uint8_t *)(pixels + (ptrdiff_t)(cell->y + y) * stride + cell->x));
	png_write_end(png, NULL);
	return true;
}

static bool cell_pack(struct reel_part *cell, const uint32_t *pixels, int stride)
{
	png_structp png = png_writer();
	png_infop info = png ? png_create_info_struct(png) : NULL;
	bool done = info && cell_write(png, info, cell, pixels, stride);
	png_destroy_write_struct(&png, &info);
	return done;
}

/* What differs from the picture before; at least a pixel, for a frame must have one. */
static void cell_find(const struct reel *reel, const uint32_t *pixels, int stride, struct reel_part *cell)
{
	int x0 = reel->w, y0 = reel->h, x1 = 0, y1 = 0;
	for (int y = 0; y < reel->h; y++)
		for (int x = 0; x < reel->w; x++) {
			if (reel->count && (pixels[y * stride + x] & 0xffffff) == reel->last[y * reel->w + x])
				continue;
			x0 = x < x0 ? x : x0;
			y0 = y < y0 ? y : y0;
			x1 = x + 1 > x1 ? x + 1 : x1;
			y1 = y + 1 > y1 ? y + 1 : y1;
		}
	bool any = x1 > x0;
	cell->x = any ? x0 : 0;
	cell->y = any ? y0 : 0;
	cell->w = any ? x1 - x0 : 1;
	cell->h = any ? y1 - y0 : 1;
}

static bool png_add(struct reel *reel, const SDL_Surface *surface, int time)
{
	struct reel_part *cells = realloc(reel->cells, (size_t)(reel->count + 1) * sizeof *cells);
	struct reel_part cell = {.time = time};
	int stride = surface->pitch / 4;
	if (!cells)
		return false;
	reel->cells = cells;
	cell_find(reel, surface->pixels, stride, &cell);
	bool done = cell_pack(&cell, surface->pixels, stride);
	reel->cells[reel->count++] = cell;
	for (int y = 0; y < reel->h; y++)
		for (int x = 0; x < reel->w; x++)
			reel->last[y * reel->w + x] = ((const uint32_t *)surface->pixels)[y * stride + x] & 0xffffff;
	return done;
}

/* One of a picture's own chunks of pixels after the other: the first picture's as they are, those behind it numbered.
 */
static void cell_put(png_structp png, const struct reel_part *cell, bool first, uint32_t *number)
{
	for (size_t at = 8; at + 12 <= cell->size; at += 12 + png_get_uint_32(cell->bytes + at)) {
		png_uint_32 size = png_get_uint_32(cell->bytes + at);
		uint8_t word[4];
		if (memcmp(cell->bytes + at + 4, "IDAT", 4) != 0)
			continue;
		png_write_chunk_start(png, (png_const_bytep)(first ? "IDAT" : "fdAT"), size + (first ? 0 : 4));
		if (!first) {
			png_save_uint_32(word, (*number)++);
			png_write_chunk_data(png, word, 4);
		}
		png_write_chunk_data(png, cell->bytes + at + 8, size);
		png_write_chunk_end(png);
	}
}

/* What a moving PNG has beside pixels libpng does not know: its chunks are written one by one. */
static bool chunks_write(png_structp png, const struct reel *reel, int time, FILE *out)
{
	uint8_t head[13] = {0}, control[26] = {0}, count[8] = {0};
	uint32_t number = 0;
	if (setjmp(png_jmpbuf(png)))
		return false;
	png_init_io(png, out);
	png_write_sig(png);
	png_save_uint_32(head, (uint32_t)reel->w);
	png_save_uint_32(head + 4, (uint32_t)reel->h);
	head[8] = 8;
	head[9] = PNG_COLOR_TYPE_RGB;
	png_write_chunk(png, (png_const_bytep) "IHDR", head, sizeof head);
	png_save_uint_32(count, (uint32_t)reel->count);
	png_write_chunk(png, (png_const_bytep) "acTL", count, sizeof count);
	for (int i = 0; i < reel->count; i++) {
		const struct reel_part *cell = &reel->cells[i];
		int until = i + 1 < reel->count ? reel->cells[i + 1].time : time, stands = until - cell->time;
		png_save_uint_32(control, number++);
		png_save_uint_32(control + 4, (uint32_t)cell->w);
		png_save_uint_32(control + 8, (uint32_t)cell->h);
		png_save_uint_32(control + 12, (uint32_t)cell->x);
		png_save_uint_32(control + 16, (uint32_t)cell->y);
		png_save_uint_32(control + 20, (uint32_t)(stands > 0xffff ? 0xffff : stands) << 16 | 1000);
		png_write_chunk(png, (png_const_bytep) "fcTL", control, sizeof control);
		cell_put(png, cell, i == 0, &number);
	}
	png_write_chunk(png, (png_const_bytep) "IEND", NULL, 0);
	return true;
}

static bool png_write_all(const struct reel *reel, int time, FILE *out)
{
	png_structp png = png_writer();
	bool done = png && chunks_write(png, reel, time, out);
	png_destroy_write_struct(&png, NULL);
	return done;
}

/* ---- both ---- */

bool reel_add(struct reel *reel, const SDL_Surface *surface, int time)
{
	WebPPicture picture;
	if (!reel->encoder)
		return png_add(reel, surface, time);
	if (!WebPPictureInit(&picture))
		return false;
	picture.use_argb = 1;
	picture.width = surface->w;
	picture.height = surface->h;
	bool done = WebPPictureImportBGRX(&picture, surface->pixels, surface->pitch) &&
	            WebPAnimEncoderAdd(reel->encoder, &picture, time, &reel->config);
	WebPPictureFree(&picture);
	return done;
}

static bool reel_write(struct reel *reel, int time, FILE *out)
{
	WebPData data;
	if (!reel->encoder)
		return png_write_all(reel, time, out);
	WebPDataInit(&data);
	bool done = WebPAnimEncoderAdd(reel->encoder, NULL, time, NULL) &&
	            WebPAnimEncoderAssemble(reel->encoder, &data) && fwrite(data.bytes, 1, data.size, out) == data.size;
	WebPDataClear(&data);
	return done;
}

bool reel_close(struct reel *reel, int time, const char *path, char error[SENTENCE_SIZE])
{
	struct output output;
	errno = 0;
	bool done = reel && *path && output_open(&output, path, false);
	if (done)
		done = output_close(&output, reel_write(reel, time, output.stream));
	if (reel && *path && !done)
		picture_unwritten(path, error);
	for (int i = 0; reel && i < reel->count; i++)
		free(reel->cells[i].bytes);
	if (reel && reel->encoder)
		WebPAnimEncoderDelete(reel->encoder);
	if (reel) {
		free(reel->cells);
		free(reel->last);
	}
	free(reel);
	return done;
}
