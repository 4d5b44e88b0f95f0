#include "platform/fonts.h"

#include <SDL_ttf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { OPEN_MAX = 96, WIDTHS = 4096 };

struct open_font {
	int file, px;
	TTF_Font *font;
	unsigned used;
};

struct fonts {
	char *files[FONT_FILES];
	struct open_font open[OPEN_MAX];
	unsigned clock;
	bool lacking; /* a font that is there could not be found or opened: what was measured may be wrong */
	/* Widths measured lately: a layout asks for the same ones in every pass. */
	struct {
		uint64_t key;
		int width;
	} widths[WIDTHS];
	struct text_metrics metrics;
};

/* ---- opening ---- */

static TTF_Font *font_open(struct fonts *fonts, int file, int px)
{
	struct open_font *slot = &fonts->open[0];

	fonts->clock++;
	for (int i = 0; i < OPEN_MAX; i++) {
		struct open_font *open = &fonts->open[i];
		if (open->font && open->file == file && open->px == px) {
			open->used = fonts->clock;
			return open->font;
		}
		if (!open->font ? slot->font != NULL : slot->font && open->used < slot->used)
			slot = open;
	}
	if (!fonts->files[file])
		return NULL;
	TTF_Font *font = TTF_OpenFont(fonts->files[file], px);
	if (!font) {
		fonts->lacking = true;
		return NULL;
	}
	TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL);
	if (slot->font)
		TTF_CloseFont(slot->font);
	*slot = (struct open_font){file, px, font, fonts->clock};
	return font;
}

static TTF_Font *style_font(struct fonts *fonts, const struct text_style *style)
{
	int px = style->px < 4 ? 4 : style->px;
	TTF_Font *font =
	    font_open(fonts, (style->face == FACE_SERIF ? 0 : 4) + (style->bold ? 1 : 0) + (style->italic ? 2 : 0), px);

	return font ? font : font_open(fonts, FONT_FALLBACK, px);
}

/* ---- runs: the longest stretch that one font can draw ---- */

static int char_read(const char *text, size_t length, Uint32 *code)
{
	unsigned char c = (unsigned char)text[0];
	int bytes = c < 0x80 ? 1 : c < 0xE0 ? 2 : c < 0xF0 ? 3 : 4;

	if ((size_t)bytes > length)
		bytes = (int)length;
	*code = bytes == 1 ? c : (Uint32)(c & (0xFF >> (bytes + 1)));
	for (int i = 1; i < bytes; i++)
		*code = *code << 6 | ((unsigned char)text[i] & 0x3F);
	return bytes;
}

struct run {
	TTF_Font *font;
	char text[512]; /* NUL-terminated */
};

/* Bytes of the first run of text. */
static size_t run_next(struct fonts *fonts, const struct text_style *style, const char *text, size_t length,
                       struct run *run)
{
	TTF_Font *first = style_font(fonts, style),
	         *last = font_open(fonts, FONT_FALLBACK, style->px < 4 ? 4 : style->px);
	size_t used = 0;

	run->font = NULL;
	while (used < length) {
		Uint32 code;
		size_t bytes = (size_t)char_read(text + used, length - used, &code);
		bool mine =
		    first && (TTF_GlyphIsProvided32(first, code) || !last || !TTF_GlyphIsProvided32(last, code));
		TTF_Font *font = mine ? first : last;

		if (run->font && (font != run->font || style->tracking || used + bytes >= sizeof run->text))
			break;
		run->font = font;
		used += bytes;
	}
	memcpy(run->text, text, used);
	run->text[used] = '\0';
	return used;
}

/* How far a run goes, and how far left of its place it begins: a letter that is set by itself (spaced ones are) keeps
 * what hangs over its sides, as a j does. */
static int run_width(const struct run *run, bool spaced, int *hang)
{
	int width = 0, least = 0, advance = 0;
	Uint32 code;

	*hang = 0;
	if (!run->font)
		return 0;
	char_read(run->text, strlen(run->text), &code);
	if (spaced && TTF_GlyphMetrics32(run->font, code, &least, NULL, NULL, NULL, &advance) == 0) {
		*hang = least < 0 ? least : 0;
		return advance;
	}
	TTF_SizeUTF8(run->font, run->text, &width, NULL);
	return width;
}

static int tracking_px(const struct text_style *style) { return (style->tracking * style->px + 50) / 100; }

/* ---- metrics ---- */

static int measure(struct fonts *fonts, const struct text_style *style, const char *text, size_t length)
{
	int width = 0;
	struct run run;

	while (length > 0) {
		size_t used = run_next(fonts, style, text, length, &run);
		int hang;

		if (!used)
			break;
		width += run_width(&run, style->tracking, &hang) + tracking_px(style);
		text += used;
		length -= used;
	}
	return width;
}

static int metrics_width(void *context, const struct text_style *style, const char *text, size_t length)
{
	struct fonts *fonts = context;
	uint64_t key = hash_bytes(hash_bytes(HASH_BASIS, text, length), style, offsetof(struct text_style, line));
	size_t slot = (size_t)(key % WIDTHS);

	if (fonts->widths[slot].key != key) {
		fonts->widths[slot].width = measure(fonts, style, text, length);
		fonts->widths[slot].key = key;
	}
	return fonts->widths[slot].width;
}

static void metrics_height(void *context, const struct text_style *style, int *ascent, int *height)
{
	TTF_Font *font = style_font(context, style);

	*ascent = font ? TTF_FontAscent(font) : style->px;
	*height = font ? TTF_FontHeight(font) : style->px;
}

/* ---- drawing ---- */

SDL_Surface *fonts_render(struct fonts *fonts, const struct text_style *style, const char *text)
{
	size_t length = strlen(text);
	int width = measure(fonts, style, text, length), ascent, height, x = 0;
	SDL_Color white = {255, 255, 255, 255};
	struct run run;

	metrics_height(fonts, style, &ascent, &height);
	/* Slanted letters lean over the end of their advance. */
	SDL_Surface *line = SDL_CreateRGBSurfaceWithFormat(0, width + style->px / 3 + 2, height + style->px / 4, 32,
	                                                   SDL_PIXELFORMAT_ARGB8888);
	if (!line)
		return NULL;
	SDL_FillRect(line, NULL, SDL_MapRGBA(line->format, 255, 255, 255, 0));
	while (length > 0) {
		size_t used = run_next(fonts, style, text, length, &run);
		SDL_Surface *part = run.font && used ? TTF_RenderUTF8_Blended(run.font, run.text, white) : NULL;
		int hang, w = run_width(&run, style->tracking, &hang);

		if (!used)
			break;
		if (part) {
			SDL_Rect at = {x + hang < 0 ? 0 : x + hang, ascent - TTF_FontAscent(run.font), part->w,
			               part->h};
			SDL_SetSurfaceBlendMode(part, SDL_BLENDMODE_BLEND);
			SDL_BlitSurface(part, NULL, line, &at);
			SDL_FreeSurface(part);
		}
		x += w + tracking_px(style);
		text += used;
		length -= used;
	}
	return line;
}

/* ---- life ---- */

bool fonts_lacking(const struct fonts *fonts) { return fonts->lacking; }

struct fonts *fonts_create(char *error, size_t size)
{
	struct fonts *fonts = calloc(1, sizeof *fonts);
	struct text_style style = {.px = 16};

	if (!fonts || (!TTF_WasInit() && TTF_Init())) {
		snprintf(error, size, "the text library cannot start: %s", fonts ? TTF_GetError() : "out of memory");
		free(fonts);
		return NULL;
	}
	fonts->lacking = !fonts_find(fonts->files);
	fonts->metrics = (struct text_metrics){fonts, metrics_width, metrics_height};
	if (!style_font(fonts, &style)) {
		snprintf(error, size,
		         "no font can be opened; install the package fonts-linuxlibertine or fonts-dejavu");
		fonts_destroy(fonts);
		return NULL;
	}
	return fonts;
}

void fonts_destroy(struct fonts *fonts)
{
	if (!fonts)
		return;
	for (int i = 0; i < OPEN_MAX; i++)
		if (fonts->open[i].font)
			TTF_CloseFont(fonts->open[i].font);
	for (int i = 0; i < FONT_FILES; i++)
		free(fonts->files[i]);
	free(fonts);
	TTF_Quit();
}

const struct text_metrics *fonts_metrics(struct fonts *fonts) { return &fonts->metrics; }
