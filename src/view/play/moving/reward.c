/* What was completed is celebrated before its points are told: gold runs round it
 * from the tile that closed it, lights come on in a city, its pennons are
 * hoisted; dust follows the light along a road, a monastery's bell rings.  The
 * prize itself keeps its colours: nothing is laid over it. */
#include "view/play/moving/moving.h"

#include <math.h>

#include "view/art/chance.h"

#define WAVE_SPEED 6.0f /* tiles a second */
#define WAVE_MS 700.0f  /* dust and bell, each from when the light is there */
#define HOIST_MS 260.0f

/* How far the light has gone past a cell, in seconds; negative: not there yet. */
static float past(const struct play_flight *flight, struct cell cell, float seconds)
{
	float dx = (float)(cell.x - flight->cell.x), dy = (float)(cell.y - flight->cell.y);
	return seconds - sqrtf(dx * dx + dy * dy) / WAVE_SPEED;
}

/* The gold is there in less than a tenth of a second and draws a short trail. */
static float gold_at(float since) { return since <= 0 ? 0 : unit(since / 0.08f) * (1 - unit((since - 0.13f) / 0.5f)); }

/* What it leaves behind: a rim of the owner's colour, until the points fly. */
static float rim_at(float since, float left) { return unit((since - 0.13f) / 0.4f) * unit(left / 0.2f); }

/* ---- what each kind adds ---- */

/* Windows light up here and there among the roofs, when the light has passed. */
static void windows_draw(struct play *play, struct draw *draw, const struct feature *city,
                         const struct play_flight *flight, float seconds)
{
	enum { TRIES = 14 };
	const struct game *game = session_game(play->session);
	float side = (float)play->view.camera.size;

	for (int i = 0; i < city->spot_count; i++) {
		struct cell cell = city->spots[i].cell;
		uint8_t code;
		const struct tile_map *map =
		    tile_map_laid(board_maps(play->board), game, cell, city->spots[i].spot, &code);
		float since = past(flight, cell, seconds) - 0.35f;
		for (int n = 0; n < TRIES && since > 0 && map; n++) {
			int salt = cell.x * 31 + cell.y * 17 + n;
			float x = chance(salt, 1), y = chance(salt, 2), t = unit((since - 0.05f * (float)n) / 0.9f);
			if (t <= 0 || t >= 1 || tile_map_at(map, x, y) != code)
				continue;
			struct vec at =
			    camera_point(&play->view.camera, play->layout.stage, (float)cell.x + x, (float)cell.y + y);
			float bright = fminf(t / 0.15f, 1) * (1 - t);
			draw_circle(draw, at.x, at.y, side * 0.050f, rgba(0xFFD98A, 0.40f * bright));
			draw_circle(draw, at.x, at.y, side * 0.020f, rgba(0xFFF0C0, bright));
		}
	}
}

/* The pennon of the city comes out, a little too far, and back. */
static void banners_hoist(struct play *play, struct draw *draw, const struct feature *city, float seconds)
{
	float out = ease_out_back(unit(seconds * 1000 / HOIST_MS), 2.0f);
	for (int i = 0; i < play->banners.count; i++) {
		const struct board_banner *banner = &play->banners.list[i];
		bool own = false;
		for (int t = 0; t < city->tile_count && !own; t++) {
			int dx = banner->x - city->tiles[t].x, dy = banner->y - city->tiles[t].y;
			own = dx >= 0 && dx <= 1 && dy >= 0 && dy <= 1;
		}
		if (own)
			banner_draw(draw, play_cell_box(play, banner->x, banner->y), banner,
			            out * (1 + 0.40f * (1 - unit((seconds - 0.4f) / 0.8f))),
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

/* Light round it, on each tile as bright as fits the time since the light came there. */
static void light_draw(struct play *play, struct draw *draw, const struct feature *feature,
                       const struct play_flight *flight, float seconds, float left, uint32_t gold)
{
	struct light how = {.rim = gold ? gold : rgb(play_seat_colors(play, flight->seat)->body),
	                    .halo = rgb(gold ? 0xFFEBA6 : COLOR_HALO),
	                    .rim_width = gold ? 0.050f : 0.030f,
	                    .rim_on_open = true,
	                    .soft = true,
	                    .scaled = play->view.length > 0};

	for (int i = 0; i < feature->tile_count; i++) {
		float since = past(flight, feature->tiles[i], seconds),
		      alpha = gold ? gold_at(since) : rim_at(since, left);
		if (alpha > 0)
			light_feature_tile(draw, play->board, session_game(play->session), feature, i, &how,
			                   &play->view.camera, play->layout.stage, alpha);
	}
}

void play_reward_draw(struct play *play, struct frame *frame, const struct play_flight *flight, float t)
{
	const struct game *game = session_game(play->session);
	struct feature *feature = play->feature;
	float seconds = t * PLAY_REWARD_MS / 1000, left = (PLAY_REWARD_FLY - t) * PLAY_REWARD_MS / 1000;
	if (left <= 0 || !game_feature_at(game, flight->cell.x, flight->cell.y, flight->spot, feature))
		return;
	light_draw(play, frame->draw, feature, flight, seconds, left, 0);
	light_draw(play, frame->draw, feature, flight, seconds, left, rgb(0xFFBE33));
	if (feature->kind == FEATURE_CITY) {
		windows_draw(play, frame->draw, feature, flight, seconds);
		banners_hoist(play, frame->draw, feature, seconds - PLAY_REWARD_HOIST * PLAY_REWARD_MS / 1000);
	} else if (feature->kind == FEATURE_ROAD) {
		dust_draw(play, frame->draw, feature, flight, seconds);
	} else if (feature_among(FEATURES_BUILT, feature->kind)) {
		bell_draw(play, frame->draw, flight, seconds);
	}
}
