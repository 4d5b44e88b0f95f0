#include "view/art/emblem.h"

#include <math.h>

#include "view/art/drawing.h"
#include "view/art/theme.h"

void emblem_path(struct path *path, int color, float scale, float dx, float dy)
{
	for (int i = 0; color >= 0 && color < COLOR_COUNT && i < color_drawings[color].count; i++)
		element_path(path, &color_drawings[color].elements[i], scale, dx, dy);
}

/* ---- badges ---- */

static bool badge_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct medal *job = context;
	struct path scratch, *path = &scratch;
	struct pixmap pixmap;
	float s = job->size / 40;
	const struct player_colors *colors = &player_colors[job->kind];
	const struct {
		float r;
		uint32_t color;
	} rings[3] = {{19.5f, colors->ink}, {17.3f, COLOR_HALO}, {14.8f, colors->body}};

	if (!pixmap_init(&pixmap, w, h))
		return false;
	for (int i = 0; i < 3; i++) {
		path_clear(path);
		path_circle(path, job->middle, job->middle, rings[i].r * s);
		pixmap_fill(&pixmap, path, ink_plain(rgb(rings[i].color)));
	}
	path_clear(path);
	emblem_path(path, job->kind, 0.8f * s, job->middle - 12 * 0.8f * s, job->middle - 12 * 0.8f * s);
	pixmap_fill(&pixmap, path, ink_plain(rgb(colors->emblem)));
	return pixmap_put(&pixmap, pixels);
}

void draw_medal(struct draw *draw, const struct medal_kind *of, float cx, float cy, float size, int kind, float alpha)
{
	int side = (int)ceilf(size) + of->margin;
	struct medal job = {.kind = kind, .size = draw_made_size(draw, size)};
	int made = (int)ceilf(job.size) + of->margin;

	job.middle = (float)made / 2;
	struct picture picture = picture_of(of->name, made, made, of->paint, &job, sizeof job);
	struct rect dst = {(int)floorf(cx - (float)side / 2 + 0.5f), (int)floorf(cy - (float)side / 2 + 0.5f), side,
	                   side};
	draw_picture(draw, &picture, &(struct draw_image){.dst = dst, .alpha = alpha});
}

void draw_badge(struct draw *draw, float cx, float cy, float diameter, int color)
{
	static const struct medal_kind badge = {"badge", 2, badge_paint};

	draw_medal(draw, &badge, cx, cy, diameter, color, 1);
}

void draw_badge_in(struct draw *draw, struct rect box, float diameter, int color)
{
	struct vec at = rect_middle(box);
	draw_badge(draw, at.x, at.y, diameter, color);
}
