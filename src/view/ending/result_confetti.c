/* The winners' emblems fall over the result. */
#include "view/ending/result.h"

#include "view/art/chance.h"
#include "view/art/emblem.h"

#include <math.h>

enum { FLAKES = 70 };

void result_confetti_draw(struct draw *draw, const struct tally_look *look, const struct show *show,
                          const struct result *result, float t)
{
	int colors[PLAYERS_MAX], count = 0;
	for (int seat = 0; seat < result->player_count; seat++)
		if (result->winners >> seat & 1)
			colors[count++] = (int)game_color(show->game, seat);
	for (int i = 0; i < FLAKES && count; i++) {
		int color = colors[i % count];
		/* some early, some late, each at its own pace; all are gone at the end */
		float start = .34f * chance(i, 1), fall = (t - start) / .66f;
		if (fall <= 0 || fall >= 1)
			continue;
		float side = (13 + 13 * chance(i, 2)) * look->k, way = .72f + .5f * chance(i, 3);
		float x = (float)look->window.w * chance(i, 4) + 26 * look->k * sinf(6.28f * (fall * 2 + chance(i, 5)));
		float y = (float)look->window.h * way * fall * (.45f + .55f * fall) - side;
		float fade = fall > .75f ? (1 - fall) * 4 : 1;
		struct path path;
		path_clear(&path);
		emblem_path(&path, color, side / 24, 0, 0);
		for (int n = 0; n < path.point_count; n++) {
			path.points[n].x += floorf(x);
			path.points[n].y += floorf(y);
		}
		uint32_t body = i % 3 == 0 ? 0xF2C65A : player_colors[color].body;
		draw_path_stroke(draw, &path, &(struct stroke){.width = 3 * look->k}, rgba(0xFFF6DC, .9f * fade));
		draw_path_fill(draw, &path, rgba(body, fade));
	}
}
