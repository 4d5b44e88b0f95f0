#include "view/art/emblem.h"

#include <math.h>

#include "view/art/shape.h"
#include "view/art/theme.h"

static void emblem_sun(struct path *path, float s, float dx, float dy)
{
	path_circle(path, 12 * s + dx, 12 * s + dy, 5.2f * s);
	for (int i = 0; i < 8; i++) {
		float c = cosf((float)i * 0.78539816f), n = sinf((float)i * 0.78539816f);
		static const struct vec ray[3] = {{-1.8f, -5.8f}, {0, -11.2f}, {1.8f, -5.8f}};

		for (int k = 0; k < 3; k++) {
			float x = (12 + ray[k].x * c - ray[k].y * n) * s + dx;
			float y = (12 + ray[k].x * n + ray[k].y * c) * s + dy;
			if (k)
				path_line_to(path, x, y);
			else
				path_move(path, x, y);
		}
		path_close(path);
	}
}

void emblem_path(struct path *path, int color, float scale, float dx, float dy)
{
	/* A wave is a band: two crests, 4.4 high, drawn from curves. */
	static const char *const outlines[6] = {
	    NULL,
	    "M9 1.5h6V9h7.5v6H15v7.5H9V15H1.5V9H9Z",
	    "M12 .8C18.6 5.4 20 11 17.8 15.6C16.6 18 14.6 19.2 13 19.6V23.2H11V19.6C9.4 19.2 7.4 18 6.2 "
	    "15.6C4 11 5.4 5.4 12 .8Z",
	    "M1 4.2C2.8 6.6 3.8 6.8 4.7 6.8C8 6.8 8.7 1.6 12 1.6C15.3 1.6 16 6.8 19.3 6.8C20.2 6.8 21.2 6.6 "
	    "23 4.2V8.6C21.2 11 20.2 11.2 19.3 11.2C16 11.2 15.3 6 12 6C8.7 6 8 11.2 4.7 11.2C3.8 11.2 2.8 "
	    "11 1 8.6Z"
	    "M1 13.6C2.8 16 3.8 16.2 4.7 16.2C8 16.2 8.7 11 12 11C15.3 11 16 16.2 19.3 16.2C20.2 16.2 21.2 "
	    "16 23 13.6V18C21.2 20.4 20.2 20.6 19.3 20.6C16 20.6 15.3 15.4 12 15.4C8.7 15.4 8 20.6 4.7 "
	    "20.6C3.8 20.6 2.8 20.4 1 18Z",
	    "M12 .8L21 12L12 23.2L3 12Z",
	    "M16.5 1.6C9.5 1 3.2 5.6 3.2 12C3.2 18.4 9.5 23 16.5 22.4C17.6 22.3 20.2 21.6 21.2 20.6C15 20.4 10.8 17 "
	    "10.8 12C10.8 7 15 3.6 21.2 3.4C20.2 2.4 17.6 1.7 16.5 1.6Z",
	};

	if (color < 0 || color > 5)
		return;
	if (outlines[color])
		path_svg(path, outlines[color], scale, dx, dy);
	else
		emblem_sun(path, scale, dx, dy);
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
