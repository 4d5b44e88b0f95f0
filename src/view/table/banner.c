#include "view/table/banner.h"

#include <math.h>

#include "view/art/shape.h"

/* In tiles: the pole, the cloth. */
#define POLE 0.155f
#define LONG 0.185f
#define TALL 0.085f
/* How far a blown end goes up and down: six degrees of the cloth's length. */
#define SLOPE 0.105f
/* Of the picture, round the pole's top, in tiles. */
#define WEST 0.04f
#define NORTH 0.06f
#define WIDE 0.36f
#define HIGH 0.26f

/* Steps of the wave and of the hoisting: a picture is kept of each. */
enum { WAVE_STEPS = 4, HOIST_STEPS = 16 };

struct banner_size banner_size(void) { return (struct banner_size){POLE, LONG, TALL}; }

/* Where its pole stands. */
static struct vec foot(struct rect cell, const struct board_banner *banner)
{
	return (struct vec){(float)cell.x + (float)cell.w * (float)banner->across / BANNER_STEPS,
	                    (float)cell.y + (float)cell.h * (float)banner->down / BANNER_STEPS};
}

struct rect banner_reach(struct rect cell, const struct board_banner *banner)
{
	struct vec at = foot(cell, banner);
	int up = cell.h * 3 / 10, side = cell.w * 3 / 10;
	return (struct rect){(int)at.x - side, (int)at.y - up, 2 * side, up + cell.h / 16 + 1};
}

/* A swallow-tailed cloth whose end goes up and down with the wind. */
static void cloth_path(struct path *path, float x, float y, float w, float h, float bend, float slope)
{
	float end = bend * 0.4f + slope;
	path_clear(path);
	path_move(path, x, y);
	path_curve(path, x + w * 0.35f, y - bend + slope * 0.3f, x + w * 0.65f, y + bend + slope * 0.6f, x + w,
	           y + end);
	path_line_to(path, x + w * 0.76f, y + h * 0.5f + end * 0.8f);
	path_line_to(path, x + w, y + h + end);
	path_curve(path, x + w * 0.65f, y + h + bend + slope * 0.6f, x + w * 0.35f, y + h - bend + slope * 0.3f, x,
	           y + h);
	path_close(path);
}

struct banner_job {
	int side, color, west, hoisted, wave;
};

static bool banner_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct banner_job *job = context;
	struct path scratch, *path = &scratch;
	struct pixmap pixmap;
	float side = (float)job->side, x = side * (job->west ? WIDE - WEST : WEST), to = job->west ? -1 : 1,
	      top = side * NORTH, wave = (float)job->wave / WAVE_STEPS;
	float line = side * 0.012f < 1 ? 1 : side * 0.012f, bend = side * TALL * 0.22f * (1 - fabsf(wave) * 0.5f);
	struct ink dark = ink_plain(rgb(0x2B1A0E));

	if (!pixmap_init(&pixmap, w, h))
		return false;
	path_clear(path);
	path_move(path, x, top + side * POLE);
	path_line_to(path, x, top);
	pixmap_stroke(&pixmap, path, &(struct stroke){.width = 2 * line}, dark);
	cloth_path(path, x + to * line, top, to * side * LONG * (float)job->hoisted / HOIST_STEPS, side * TALL, bend,
	           side * LONG * SLOPE * wave);
	pixmap_stroke(&pixmap, path, &(struct stroke){.width = 4 * line}, dark);
	pixmap_stroke(&pixmap, path, &(struct stroke){.width = 2 * line}, ink_plain(rgb(COLOR_HALO)));
	pixmap_fill(&pixmap, path,
	            ink_plain(rgb(job->color == BANNER_PLAIN ? 0xEFE6CF : player_colors[job->color].body)));
	path_clear(path);
	path_circle(path, x, top, 2.4f * line);
	pixmap_fill(&pixmap, path, ink_plain(rgb(0xE8BF4A)));
	return pixmap_put(&pixmap, pixels);
}

void banner_draw(struct draw *draw, struct rect cell, const struct board_banner *banner, float hoisted, float wave)
{
	struct banner_job job = {(int)lroundf(draw_made_size(draw, (float)cell.w)), banner->color, banner->west,
	                         (int)lroundf(hoisted * HOIST_STEPS), (int)lroundf(wave * WAVE_STEPS)};

	if (job.side < 4 || job.hoisted <= 0)
		return;
	float made = (float)job.side, shown = (float)cell.w / made;
	int left = (int)ceilf(made * (banner->west ? WIDE - WEST : WEST)), top = (int)ceilf(made * (NORTH + POLE));
	struct picture picture =
	    picture_of("banner", (int)ceilf(made * WIDE), (int)ceilf(made * HIGH), banner_paint, &job, sizeof job);
	struct vec at = foot(cell, banner);
	struct rect dst = {(int)lroundf(at.x - (float)left * shown), (int)lroundf(at.y - (float)top * shown),
	                   (int)lroundf((float)picture.w * shown), (int)lroundf((float)picture.h * shown)};
	draw_picture(draw, &picture, &(struct draw_image){.dst = dst, .alpha = 1});
}
