/* What was completed is celebrated before its points are told: sparks run along
 * its border from the tile that closed it and leave gold behind, lights come on
 * in a city and stay, its pennons are hoisted; dust follows the light along a
 * road, a monastery's bell rings.  The prize itself grows warmer, never white. */
#include "view/play/moving/moving.h"

#include <math.h>

#include "view/art/chance.h"

#define WAVE_SPEED 3.5f   /* tiles a second, or more: */
#define WAVE_LONGEST 0.7f /* seconds to the end of the largest feature */
#define WAVE_MS 900.0f    /* dust and bell, each from when the light is there */
#define TRAIL 0.32f       /* seconds that a spark glows */
#define HOIST_MS 260.0f

/* The light goes out from where the feature was closed. */
struct wave {
	const struct feature *feature;
	const struct play_flight *flight;
	float speed;         /* tiles a second */
	float seconds, left; /* since it began; until the points fly */
};

static float far_from(const struct play_flight *flight, struct vec at)
{
	return hypotf(at.x - (float)flight->cell.x - 0.5f, at.y - (float)flight->cell.y - 0.5f);
}

static struct vec cell_middle(struct cell cell) { return (struct vec){(float)cell.x + 0.5f, (float)cell.y + 0.5f}; }

static float wave_speed(const struct feature *feature, const struct play_flight *flight)
{
	float far = 0;
	for (int t = 0; t < feature->tile_count; t++)
		far = fmaxf(far, far_from(flight, cell_middle(feature->tiles[t])));
	return fmaxf(WAVE_SPEED, far / WAVE_LONGEST);
}

/* How long ago the light came by a point of the table, in seconds; negative: not yet. */
static float past(const struct wave *wave, struct vec at)
{
	return wave->seconds - far_from(wave->flight, at) / wave->speed;
}

/* The gold follows the sparks and stays for a while; then the rim is of the owner's colour, until the points fly. */
static float gold_at(float since) { return unit(since / 0.15f) * (1 - unit((since - 0.65f) / 0.35f)); }

static float rim_at(float since, float left) { return unit((since - 0.5f) / 0.3f) * unit(left / 0.2f); }

/* ---- what each kind adds ---- */

/* Sparks along the border of each of its segments, brightest where the light is now. */
static void sparks_draw(struct play *play, struct draw *draw, const struct wave *wave)
{
	enum { STEP = 4, SIDE = TILE_MAP_SIZE };
	const struct game *game = session_game(play->session);
	float side = (float)play->view.camera.size;

	for (int i = 0; i < wave->feature->spot_count; i++) {
		struct cell cell = wave->feature->spots[i].cell;
		uint8_t code;
		const struct tile_map *map =
		    tile_map_laid(board_maps(play->board), game, cell, wave->feature->spots[i].spot, &code);
		for (int n = 0; map && n < SIDE * SIDE; n += n % SIDE + STEP < SIDE ? STEP : SIDE * STEP - n % SIDE) {
			int x = n % SIDE, y = n / SIDE;
			bool border = (x >= STEP && map->view[n - STEP] != code) ||
			              (x + STEP < SIDE && map->view[n + STEP] != code) ||
			              (y >= STEP && map->view[n - STEP * SIDE] != code) ||
			              (y + STEP < SIDE && map->view[n + STEP * SIDE] != code);
			struct vec at = {(float)cell.x + (float)x / SIDE, (float)cell.y + (float)y / SIDE};
			float since = past(wave, at), bright = 1 - since / TRAIL;
			if (map->view[n] != code || !border || since < 0 || bright <= 0)
				continue;
			at = play_on_screen(play, at);
			draw_circle(draw, at.x, at.y, side * 0.080f, rgba(0xFFC23A, 0.16f * bright));
			draw_circle(draw, at.x, at.y, side * (0.012f + 0.028f * bright), rgba(0xFFF6CE, bright));
		}
	}
}

/* Windows light up here and there among the roofs, when the light has passed, until the points fly. */
static void windows_draw(struct play *play, struct draw *draw, const struct wave *wave)
{
	enum { TRIES = 18 };
	const struct game *game = session_game(play->session);
	float side = (float)play->view.camera.size, core = fmaxf(side * 0.022f, theme_stroke(&play->theme, 1.4f));

	for (int i = 0; i < wave->feature->spot_count; i++) {
		struct cell cell = wave->feature->spots[i].cell;
		uint8_t code;
		const struct tile_map *map =
		    tile_map_laid(board_maps(play->board), game, cell, wave->feature->spots[i].spot, &code);
		float since = past(wave, cell_middle(cell)) - 0.1f;
		for (int n = 0; n < TRIES && since > 0 && map; n++) {
			int salt = cell.x * 31 + cell.y * 17 + n;
			float x = chance(salt, 1), y = chance(salt, 2),
			      bright = unit((since - 0.02f * (float)n) / 0.12f) * unit(wave->left / 0.25f);
			if (bright <= 0 || tile_map_at(map, x, y) != code)
				continue;
			struct vec at = play_on_screen(play, (struct vec){(float)cell.x + x, (float)cell.y + y});
			draw_circle(draw, at.x, at.y, core * 3.0f, rgba(0xFFB347, 0.28f * bright));
			draw_circle(draw, at.x, at.y, core * 1.8f, rgba(0xFFCB66, 0.45f * bright));
			draw_circle(draw, at.x, at.y, core, rgba(0xFFE9A8, bright));
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
			            out * (1 + 0.60f * (1 - unit((seconds - 0.7f) / 0.4f))),
			            sinf(seconds * 14) * (1 - unit(seconds)));
	}
}

/* Three puffs where the light passes on each of the road's tiles. */
static void dust_draw(struct play *play, struct draw *draw, const struct wave *wave)
{
	const struct feature *road = wave->feature;
	float side = (float)play->view.camera.size;
	for (int i = 0; i < road->spot_count; i++) {
		float t = past(wave, cell_middle(road->spots[i].cell)) * 1000 / WAVE_MS;
		if (t <= 0 || t >= 1)
			continue;
		struct vec at = play_place(play, road->spots[i].cell, road->spots[i].spot);
		for (int n = 0; n < 3; n++) {
			float x = at.x + ((float)n - 1) * side * (0.13f + 0.06f * t),
			      y = at.y - side * (0.05f + 0.20f * t);
			play_puff(draw, x, y + (n == 1 ? 0 : side * 0.03f), side * (0.05f + 0.08f * ease_out_cubic(t)),
			          1.2f * (1 - t));
		}
	}
}

/* A bell over the roof swings three times, and rings go out from it as far as tiles count. */
static void bell_draw(struct play *play, struct draw *draw, const struct wave *wave)
{
	float side = (float)play->view.camera.size, size = fmaxf(side * 0.30f, theme_stroke(&play->theme, 26));
	struct vec at = play_place(play, wave->flight->cell, wave->flight->spot);
	float alpha = unit(wave->seconds / 0.12f) * unit(wave->left / 0.25f),
	      swing = 0.45f * sinf(wave->seconds * 1000 / WAVE_MS * 12.566f) * unit(1.5f - wave->seconds);

	for (int n = 0; n < 3; n++) {
		float t = (wave->seconds - 0.25f * (float)n) * 1000 / WAVE_MS;
		if (t > 0 && t < 1)
			draw_ring(draw, at.x, at.y, side * (0.20f + 1.25f * ease_out_cubic(t)), side * 0.040f,
			          rgba(0xFFE08A, 0.90f * (1 - t)));
	}
	at.y -= side * 0.42f + size;
	draw_alpha_push(draw, alpha);
	for (int pass = 0; pass < 2; pass++) { /* its outline, then the bell */
		static const float shape[][2] = {{-0.08f, 0.06f}, {0.08f, 0.06f},  {0.22f, 0.20f},  {0.28f, 0.62f},
		                                 {0.44f, 0.82f},  {-0.44f, 0.82f}, {-0.28f, 0.62f}, {-0.22f, 0.20f}};
		enum { POINTS = sizeof shape / sizeof shape[0] };
		struct path path;
		float c = cosf(swing) * size, s = sinf(swing) * size, rim = pass ? 0 : theme_stroke(&play->theme, 2);
		path_clear(&path);
		for (int i = 0; i < POINTS; i++) {
			float x = at.x + c * shape[i][0] - s * shape[i][1],
			      y = at.y + s * shape[i][0] + c * shape[i][1];
			if (i)
				path_line_to(&path, x, y);
			else
				path_move(&path, x, y);
		}
		path_close(&path);
		draw_circle(draw, at.x - s * 0.88f, at.y + c * 0.88f, size * 0.11f + rim,
		            rgb(pass ? 0xB67A1E : 0x2B1A0E));
		if (pass)
			draw_path_fill(draw, &path, rgb(0xFFC83D));
		else
			draw_path_stroke(draw, &path, &(struct stroke){.width = 2 * rim}, rgb(0x2B1A0E));
	}
	draw_alpha_pop(draw);
}

/* Light round it, on each tile as bright as fits the time since the light came there. */
static void light_draw(struct play *play, struct draw *draw, const struct wave *wave, uint32_t gold)
{
	unsigned seats = wave->flight->seats;
	uint32_t owner = rgb(play_seat_colors(play, wave->flight->seat)->body);
	struct light how = {.fill = gold ? rgba(0xFF9A1F, 0.10f) : 0,
	                    .rim = gold                  ? gold
	                           : seats & (seats - 1) ? rgb(COLOR_GOLD)
	                                                 : owner,
	                    .halo = rgb(gold ? 0xFFEBA6 : COLOR_HALO),
	                    .rim_width = gold ? 0.060f : 0.030f,
	                    .rim_on_open = true,
	                    .soft = true,
	                    .side = play->view.length > 0 ? LIGHT_ZOOMS : 0};

	for (int i = 0; i < wave->feature->tile_count; i++) {
		float since = past(wave, cell_middle(wave->feature->tiles[i])),
		      alpha = gold ? gold_at(since) : rim_at(since, wave->left);
		if (alpha > 0)
			light_feature_tile(draw, play->board, session_game(play->session), wave->feature, i, &how,
			                   &play->view.camera, play->layout.stage, alpha);
	}
}

void play_reward_draw(struct play *play, struct frame *frame, const struct play_flight *flight, float t, bool again)
{
	const struct feature *feature = play->feature;
	float seconds = t * PLAY_REWARD_MS / 1000, left = (PLAY_REWARD_FLY - t) * PLAY_REWARD_MS / 1000;
	if (left <= 0 ||
	    !game_feature_at(session_game(play->session), flight->cell.x, flight->cell.y, flight->spot, play->feature))
		return;
	const struct wave wave = {feature, flight, wave_speed(feature, flight), seconds, left};
	if (flight->kind != FLIGHT_POINTS || flight->seats)
		light_draw(play, frame->draw, &wave, 0);
	if (again)
		return;
	light_draw(play, frame->draw, &wave, rgb(0xFFBE33));
	if (feature->kind == FEATURE_CITY) {
		windows_draw(play, frame->draw, &wave);
		banners_hoist(play, frame->draw, feature, seconds - PLAY_REWARD_HOIST * PLAY_REWARD_MS / 1000);
	} else if (feature->kind == FEATURE_ROAD) {
		dust_draw(play, frame->draw, &wave);
	} else if (feature_among(FEATURES_BUILT, feature->kind)) {
		bell_draw(play, frame->draw, &wave);
	}
	if (!feature_among(FEATURES_BUILT, feature->kind))
		sparks_draw(play, frame->draw, &wave);
}
