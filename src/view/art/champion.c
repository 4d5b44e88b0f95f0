#include "view/art/champion.h"

#include <math.h>

#include "view/art/drawing.h"

struct champion {
	float scale;
	int color;
	int place;
};

/* By enum color: everybody's face, and the first's under his laurel. */
static const struct drawing *const faces[COLOR_COUNT][2] = {
    {&drawing_champion_yellow, &drawing_winner_yellow}, {&drawing_champion_red, &drawing_winner_red},
    {&drawing_champion_green, &drawing_winner_green},   {&drawing_champion_blue, &drawing_winner_blue},
    {&drawing_champion_black, &drawing_winner_black},   {&drawing_champion_pink, &drawing_winner_pink},
};

/* The first holds up the cup, the others wave, each with the arm that is away from him. */
static const struct drawing *const arms[] = {&drawing_champion_arms_cup, &drawing_champion_arms_west,
                                             &drawing_champion_arms_east};

static bool champion_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct champion *job = context;
	struct pixmap pixmap;
	struct path path;

	if (!pixmap_init(&pixmap, w, h))
		return false;
	struct brush brush = {.pixmap = &pixmap,
	                      .path = &path,
	                      .s = job->scale,
	                      .dx = (float)w / 2 - 50 * job->scale,
	                      .dy = (CHAMPION_TOP - 117) * job->scale};
	drawing_paint(&brush, &drawing_champion_body, job->color);
	drawing_paint(&brush, arms[job->place < 2 ? job->place : 2], job->color);
	drawing_paint(&brush, &drawing_champion_mantle, job->color);
	drawing_paint(&brush, faces[job->color][job->place == 0], job->color);
	return pixmap_put(&pixmap, pixels);
}

void draw_champion(struct draw *draw, float x, float y, float height, int color, int place)
{
	float size = floorf(height + 0.5f);
	struct champion job = {size / 118, color, place};

	if (size < 4)
		return;
	int w = 2 * (int)ceilf((CHAMPION_SIDE + 8) * job.scale), h = (int)ceilf((CHAMPION_TOP + 4) * job.scale);
	struct picture picture = picture_of("champion", w, h, champion_paint, &job, sizeof job);

	picture.alone = true;
	struct rect box = {(int)floorf(x) - w / 2, (int)floorf(y - CHAMPION_TOP * job.scale), w, h};
	draw_picture(draw, &picture, &(struct draw_image){.dst = box, .alpha = 1});
}
