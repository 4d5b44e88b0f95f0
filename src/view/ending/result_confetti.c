/* The winners' emblems are thrown from both upper corners, fall behind its words, and some come to lie on the table. */
#include "view/ending/result.h"

#include "view/art/chance.h"
#include "view/art/emblem.h"

#include <math.h>

enum { FLAKES = 180, FLAKES_LYING = 80, WINNER_TINTS = 4 };

static int winner_colors(const struct tally_look *look, const struct result *result, int colors[PLAYERS_MAX])
{
	int count = 0;
	for (int seat = 0; seat < result->player_count; seat++)
		if (result->winners >> seat & 1)
			colors[count++] = look_color(look, seat);
	return count;
}

/* Gold, or one of three tints of his colour. */
static uint32_t tint(int color, int n)
{
	uint32_t own = player_colors[color].body;
	const uint32_t tints[WINNER_TINTS] = {COLOR_SLOT, own, color_mix(rgb(own), rgb(0xFFFFFF), .35f) >> 8,
	                                      color_mix(rgb(own), rgb(0x000000), .22f) >> 8};
	return tints[n % WINNER_TINTS];
}

/* An emblem of this size and this height, as far as it is seen flat. */
static void flake_path(struct path *path, int color, float x, float y, float side, float flat)
{
	path_clear(path);
	emblem_path(path, color, side / 24, 0, 0);
	for (int n = 0; n < path->point_count; n++) {
		path->points[n].x += floorf(x);
		path->points[n].y = path->points[n].y * flat + floorf(y);
	}
}

void result_confetti_draw(const struct tally_look *look, const struct result *result, float t)
{
	int colors[PLAYERS_MAX], count = winner_colors(look, result, colors);
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
		flake_path(&path, color, x, y, side, 1);
		draw_path_stroke(look->draw, &path, &(struct stroke){.width = 3 * look->k},
		                 rgba(COLOR_HALO, .9f * fade));
		draw_path_fill(look->draw, &path, rgba(tint(color, i / 2), fade));
	}
}

/* Is there land here, or a printed board, or so near that a flake would lie on it? */
static bool on_land(const struct tally_look *look, const struct camera *camera, float x, float y)
{
	const struct tally *tally = look->tally;
	struct rect view = look->window;
	const double near = .22;
	double cx = camera->x + ((double)x - view.x - view.w / 2.0) / camera->size,
	       cy = camera->y + ((double)y - view.y - view.h / 2.0) / camera->size;
	struct tally_frame whole = tally->whole;
	if (tally_castle(tally))
		return cx > whole.x - near && cy > whole.y - near && cx < whole.x + whole.w + near &&
		       cy < whole.y + whole.h + near;
	for (int i = 0; i < 4; i++)
		if (game_tile_at(tally->game, (int)floor(cx + (i & 1 ? near : -near)),
		                 (int)floor(cy + (i & 2 ? near : -near))) >= 0)
			return true;
	return false;
}

void result_confetti_rest(const struct tally_look *look, const struct result *result, const struct camera *camera,
                          struct rect floor, float t)
{
	int colors[PLAYERS_MAX], count = winner_colors(look, result, colors);
	for (int i = 0; i < FLAKES_LYING && count; i++) {
		/* they come to lie one after another */
		float lies = unit_part(t, .45f + .5f * chance(i, 11), .5f + .5f * chance(i, 11));
		float x = (float)floor.x + chance(i, 12) * (float)floor.w,
		      y = (float)floor.y + chance(i, 13) * (float)floor.h, side = (17 + 14 * chance(i, 14)) * look->k;
		if (lies <= 0 || on_land(look, camera, x, y))
			continue;
		struct path path;
		int color = colors[i % count];
		flake_path(&path, color, x + 3 * look->k, y + 3 * look->k, side, .62f);
		draw_path_fill(look->draw, &path, rgba(0x0B0603, .45f * lies));
		flake_path(&path, color, x, y, side, .62f);
		draw_path_fill(look->draw, &path, rgba(tint(color, i / 2), lies));
	}
}
