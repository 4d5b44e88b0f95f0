/* What was completed is celebrated while its points are read: light runs over it
 * from the tile that closed it; a city's pennons are hoisted, dust follows the
 * light along a road, a monastery's bell rings.  Nothing waits for it. */
#include "view/play/moving/moving.h"

#include <math.h>

#define WAVE_SPEED 6.0f /* tiles a second */
#define WAVE_MS 700.0f  /* pennons, dust and bell, each from when the light is there */

/* How far the light has gone past a cell, in seconds; negative: not there yet. */
static float past(const struct play_flight *flight, struct cell cell, float seconds)
{
	float dx = (float)(cell.x - flight->cell.x), dy = (float)(cell.y - flight->cell.y);
	return seconds - sqrtf(dx * dx + dy * dy) / WAVE_SPEED;
}

/* Up in a tenth of a second, a flash, then a glow that stays until the points fly. */
static float glow_at(float since, float left)
{
	if (since <= 0)
		return 0;
	float flash = unit(since / 0.10f) * (1 - 0.45f * unit((since - 0.10f) / 0.45f));
	return flash * unit(left / 0.15f);
}

/* ---- what each kind adds ---- */

/* The pennon of the city comes out. */
static void banners_hoist(struct play *play, struct draw *draw, const struct feature *city, float seconds)
{
	float out = ease_out_back(unit(seconds * 1000 / WAVE_MS), 1.4f);
	for (int i = 0; i < play->banners.count; i++) {
		const struct board_banner *banner = &play->banners.list[i];
		bool own = false;
		for (int t = 0; t < city->tile_count && !own; t++) {
			int dx = banner->x - city->tiles[t].x, dy = banner->y - city->tiles[t].y;
			own = dx >= 0 && dx <= 1 && dy >= 0 && dy <= 1;
		}
		if (own)
			banner_draw(draw, play_cell_box(play, banner->x, banner->y), banner->color,
			            out * (1 + 0.35f * (1 - unit(seconds / 1.2f))),
			            sinf(seconds * 14) * (1 - unit(seconds)));
	}
}

/* Three puffs where the light passes on each of the road's tiles. */
static void dust_draw(struct play *play, struct draw *draw, const struct feature *road,
                      const struct play_flight *flight, float seconds)
{
	float side = (float)play->view.camera.size;
	for (int i = 0; i < road->spot_count; i++) {
		float t = past(flight, road->spots[i].cell, seconds) * 1000 / WAVE_MS;
		if (t <= 0 || t >= 1)
			continue;
		struct vec at = play_place(play, road->spots[i].cell, road->spots[i].spot);
		for (int n = 0; n < 3; n++) {
			float x = at.x + ((float)n - 1) * side * 0.13f, y = at.y - side * (0.05f + 0.16f * t);
			draw_circle(draw, x, y + (n == 1 ? 0 : side * 0.03f), side * (0.05f + 0.07f * t),
			            rgba(0xF6E9C8, 0.62f * (1 - t)));
		}
	}
}

/* Rings go out from the belfry. */
static void bell_draw(struct play *play, struct draw *draw, const struct play_flight *flight, float seconds)
{
	float side = (float)play->view.camera.size;
	struct vec at = camera_point(&play->view.camera, play->layout.stage, (float)flight->cell.x + 0.62f,
	                             (float)flight->cell.y + 0.30f);
	for (int n = 0; n < 3; n++) {
		float t = (seconds - 0.22f * (float)n) * 1000 / WAVE_MS;
		if (t > 0 && t < 1)
			draw_ring(draw, at.x, at.y, side * (0.08f + 0.34f * ease_out_cubic(t)), side * 0.028f,
			          rgba(0xFFE9A8, 0.85f * (1 - t)));
	}
}

void play_reward_draw(struct play *play, struct frame *frame, const struct play_flight *flight, float t)
{
	const struct game *game = session_game(play->session);
	struct feature *feature = play->feature;
	float seconds = t * (float)flight->length / 1000, left = (0.62f - t) * (float)flight->length / 1000;
	if (left <= 0 || !game_feature_at(game, flight->cell.x, flight->cell.y, flight->spot, feature))
		return;
	bool city = feature->kind == FEATURE_CITY;
	struct light how = {.fill = city ? rgba(0xFFD98A, 0.42f) : rgba(0xFFF3C4, 0.38f),
	                    .rim = rgb(play_seat_colors(play, flight->seat)->body),
	                    .halo = rgb(COLOR_HALO),
	                    .rim_width = 0.034f,
	                    .rim_on_open = true,
	                    .soft = true,
	                    .scaled = play->view.length > 0};
	for (int i = 0; i < feature->tile_count; i++) {
		float alpha = glow_at(past(flight, feature->tiles[i], seconds), left);
		if (alpha > 0)
			light_feature_tile(frame->draw, play->board, game, feature, i, &how, &play->view.camera,
			                   play->layout.stage, alpha);
	}
	if (city)
		banners_hoist(play, frame->draw, feature, seconds);
	else if (feature->kind == FEATURE_ROAD)
		dust_draw(play, frame->draw, feature, flight, seconds);
	else if (feature->kind == FEATURE_MONASTERY || feature->kind == FEATURE_SHRINE)
		bell_draw(play, frame->draw, flight, seconds);
}
