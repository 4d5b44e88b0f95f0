/* The winners' emblems are thrown from both upper corners and fall behind its words. */
#include "view/ending/result.h"

#include "view/art/chance.h"
#include "view/art/emblem.h"

#include <math.h>

enum { FLAKES = 180 };

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
		float start = .45f * chance(i, 1), fall = (t - start) / .55f;
		if (fall <= 0 || fall >= 1)
			continue;
		/* Thrown inwards, slower and slower, and down, faster and faster. */
		float side = (14 + 11 * chance(i, 2)) * look->k, way = .25f + .95f * chance(i, 3);
		float thrown = (1 - (1 - fall) * (1 - fall)) * (.08f + .62f * chance(i, 4)) * (float)look->window.w;
		float x = (i & 1 ? (float)look->window.w - thrown : thrown) +
		          20 * look->k * sinf(6.28f * (fall * 2 + chance(i, 5)));
		float y = (float)look->window.h * (way * 1.3f * fall * fall - .30f * way * fall + .05f) - side;
		float fade = fall > .75f ? (1 - fall) * 4 : 1;
		struct path path;
		path_clear(&path);
		emblem_path(&path, color, side / 24, 0, 0);
		for (int n = 0; n < path.point_count; n++) {
			path.points[n].x += floorf(x);
			path.points[n].y += floorf(y);
		}
		/* gold, or one of three tints of his colour */
		uint32_t own = player_colors[color].body;
		const uint32_t tints[4] = {COLOR_SLOT, own, color_mix(rgb(own), rgb(0xFFFFFF), .35f) >> 8,
		                           color_mix(rgb(own), rgb(0x000000), .22f) >> 8};
		uint32_t body = tints[i / 2 % 4];
		draw_path_stroke(draw, &path, &(struct stroke){.width = 3 * look->k}, rgba(COLOR_HALO, .9f * fade));
		draw_path_fill(draw, &path, rgba(body, fade));
	}
}
