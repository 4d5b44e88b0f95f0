#include "view/art/gilt.h"

#include <math.h>

#include "view/art/theme.h"

#define GILT_DARK 0x1C1009

static bool shade_paint(const void *context, uint8_t *pixels, int w, int h)
{
	(void)context;
	for (int y = 0; y < h; y++) {
		for (int x = 0; x < w; x++) {
			float t = (float)x / (float)w;
			/* The land glimmers through behind the words; eased, so that no edge shows where it ends. */
			float shade = t < 0.5f ? 0.88f : 0.88f * (1 - ease_in_out((t - 0.5f) / 0.5f));
			uint8_t *p = pixels + ((size_t)y * (size_t)w + (size_t)x) * 4;

			p[0] = GILT_DARK >> 16;
			p[1] = GILT_DARK >> 8 & 255;
			p[2] = GILT_DARK & 255;
			p[3] = (uint8_t)(shade * 250);
		}
	}
	return true;
}

void gilt_shade(struct draw *draw, int width)
{
	struct picture picture = picture_of("gilt.shade", width, 4, shade_paint, NULL, 0);

	draw_picture(draw, &picture, &(struct draw_image){.dst = rect_make(0, 0, width, draw->h), .alpha = 1});
}

void gilt_dusk(struct draw *draw, int tall)
{
	struct skin skin = {.top = rgba(GILT_DARK, 0), .bottom = rgba(GILT_DARK, 0.86f)};

	draw_skin(draw, rect_make(0, draw->h - tall, draw->w, tall), &skin);
}

void gilt_words(struct draw *draw, struct rect box, enum text_align align, struct text_style style, int below,
                const char *text)
{
	struct text_style dark = style;

	dark.color = rgba(0x000000, 0.6f);
	draw_text(draw, rect_moved(box, 0, below), align, &dark, text);
	draw_text(draw, box, align, &style, text);
}

/* Dark above, a lit edge below, the face paler towards its foot. */
void gilt_name(struct draw *draw, struct rect box, struct text_style style, int edge, const char *text)
{
	enum { BANDS = 24 };
	int top = box.y + box.h / 6, tall = box.h * 2 / 3;

	edge = edge < style.px / 20 ? edge : style.px / 20; /* letters that were made small have a thin one */
	style.color = rgba(0x000000, 0.7f);
	draw_text(draw, rect_moved(box, 0, 2 * edge), ALIGN_LEFT, &style, text);
	style.color = rgb(0xFFF0C0);
	draw_text(draw, rect_moved(box, 0, edge / 2 + 1), ALIGN_LEFT, &style, text);
	style.color = rgb(0x6E4410);
	draw_text(draw, rect_moved(box, 0, -edge / 2 - 1), ALIGN_LEFT, &style, text);
	for (int i = 0; i < BANDS; i++) {
		int from = top + i * tall / BANDS, to = top + (i + 1) * tall / BANDS;
		float t = (float)i / (BANDS - 1);
		struct rect band = {box.x, i ? from : box.y, box.w, i + 1 < BANDS ? to - (i ? from : box.y) : box.h};
		style.color = t < 0.55f ? color_mix(rgb(0xC98A32), rgb(0xF3D27E), t / 0.55f)
		                        : color_mix(rgb(0xF3D27E), rgb(0xDCA648), (t - 0.55f) / 0.45f);
		draw_clip_push(draw, band);
		draw_text(draw, box, ALIGN_LEFT, &style, text);
		draw_clip_pop(draw);
	}
}

/* ---- a glory ---- */

enum { GLORY_SIDE = 320, GLORY_RAYS = 14 };

static bool glory_paint(const void *context, uint8_t *pixels, int w, int h)
{
	(void)context;
	for (int y = 0; y < h; y++) {
		for (int x = 0; x < w; x++, pixels += 4) {
			float dx = ((float)x + 0.5f) / (float)w * 2 - 1, dy = ((float)y + 0.5f) / (float)h * 2 - 1;
			float far = sqrtf(dx * dx + dy * dy), ray = cosf(atan2f(dx, -dy) * GLORY_RAYS);
			float left = far < 1 ? (1 - far) * (1 - far) : 0;

			/* Soft in the middle, parted further out. */
			ray = 0.5f + 0.5f * fmaxf(-1, fminf(1, ray * 2.2f));
			pixels[0] = 0xFF;
			pixels[1] = 0xD8;
			pixels[2] = 0x88;
			pixels[3] = (uint8_t)(255 * left * (0.34f + 0.36f * ray * unit_part(far, 0.12f, 0.5f)));
		}
	}
	return true;
}

void gilt_glory(struct draw *draw, float x, float y, float radius)
{
	struct picture picture = picture_of("gilt.glory", GLORY_SIDE, GLORY_SIDE, glory_paint, NULL, 0);

	draw_picture(draw, &picture,
	             &(struct draw_image){
	                 .dst = rect_make((int)(x - radius), (int)(y - radius), (int)(2 * radius), (int)(2 * radius)),
	                 .alpha = 1});
}
