#include "view/art/icon.h"

#include "view/art/drawing.h"

static bool icon_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct drawing *drawing = &icon_drawings[*(const enum icon *)context];
	struct ink white = ink_plain(rgb(0xffffff));
	struct path scratch, *path = &scratch;
	float scale = (float)w / 24;
	struct stroke stroke = {.width = scale * 2 < 1.2f ? 1.2f : scale * 2};
	struct pixmap pixmap;

	if (!pixmap_init(&pixmap, w, h))
		return false;
	for (int i = 0; i < drawing->count; i++) {
		path_clear(path);
		element_path(path, &drawing->elements[i], scale, 0, 0);
		if (drawing->elements[i].kind == ELEMENT_STROKE)
			pixmap_stroke(&pixmap, path, &stroke, white);
		else
			pixmap_fill(&pixmap, path, white);
	}
	return pixmap_put(&pixmap, pixels);
}

void draw_icon(struct draw *draw, struct rect box, int size, enum icon icon, uint32_t color)
{
	if (icon <= ICON_NONE || icon >= ICON_COUNT || size <= 0)
		return;
	struct picture picture = picture_of("icon", size, size, icon_paint, &icon, sizeof icon);
	struct draw_image how = {
	    .dst = rect_center(box, size, size), .alpha = (float)(color & 0xff) / 255, .mod = color | 0xff};
	draw_picture(draw, &picture, &how);
}
