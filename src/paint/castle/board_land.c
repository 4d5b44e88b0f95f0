/* board_land.c - the land about the Castle, by the hand that painted Carcassonne's: meadow in late sun, a few strips
 * of corn, woods in the corners, a farm here and there, and a lane from every gate that is on a path. */
#include <math.h>

#include "paint/castle/board_land.h"
#include "paint/castle/court.h"

#define LAND_END 1.06f   /* of the board, from the box round all cells */
#define LAND_ROUND 0.80f /* radius of its corners */
#define LANE_HALF 0.062f
#define LAND_REACH 0.28f /* of what stands on the land and of its shadow */
#define FIELD_ROWS 17.0f /* furrows per cell */

enum { LAND_TRIES = 96, LAND_FARM_TRIES = 3 };

float land_beyond(const struct paint_board *board, struct vec p)
{
	float half_x = (float)board->castle->width * 0.5f, half_y = (float)board->castle->height * 0.5f;
	float dx = fabsf(p.x - half_x) - (half_x + LAND_END - LAND_ROUND);
	float dy = fabsf(p.y - half_y) - (half_y + LAND_END - LAND_ROUND);
	float ax = dx > 0.0f ? dx : 0.0f, ay = dy > 0.0f ? dy : 0.0f;
	float in = dx > dy ? dx : dy;

	return sqrtf(ax * ax + ay * ay) + (in < 0.0f ? in : 0.0f) - LAND_ROUND;
}

/* ---- ground ---- */

/* Above 0: tilled land. */
static float tilled(float noise, float d) { return noise - 0.34f - 0.9f * (1.0f - ramp(0.90f, 1.10f, d)); }

struct rgb land_color(struct land *land, float d, struct vec p, float slow, float fine)
{
	float t = 0.5f + 0.62f * slow;
	const struct season *season = land->season;
	struct rgb grass = season_shade(season->wild, t);
	float field = tilled(noise_walk(&land->field, p.x * 0.83f, p.y * 0.83f), d);

	grass = rgb_scale(grass, 1.0f + fine * 0.08f);
	if (field <= 0.0f)
		return grass;
	/* furrows bend a little with the land */
	float row = (p.x * 0.52f + p.y * 0.85f) * FIELD_ROWS + slow * 1.4f;
	float furrow = fabsf(row - floorf(row) - 0.5f) * 2.0f;
	bool corn = noise_walk(&land->row, p.x * 0.45f + 7.0f, p.y * 0.45f) > 0.0f;
	const uint32_t *sown = corn ? season->acre : season->garden;
	struct rgb crop = rgb_mix(rgb(sown[0]), rgb(sown[1]), furrow);

	crop = rgb_scale(crop, 1.0f + fine * 0.07f);
	/* a balk of longer grass about it */
	crop = rgb_mix(rgb(season->balk), crop, ramp(0.0f, 0.035f, field));
	return rgb_mix(grass, crop, ramp(0.0f, 0.012f, field));
}

/* How far to the side of the nearest lane, which runs straight on from a gate; 9: none does here. */
static float lane_nearest(const struct paint_board *board, struct vec p)
{
	float best = 9.0f;

	for (int s = 0; s < board->castle->start_count; s++) {
		const struct castle_start *start = &board->castle->starts[s];
		struct vec out = edge_out(start->side);
		float dx = p.x - (float)start->cell.x - 0.5f, dy = p.y - (float)start->cell.y - 0.5f;

		if (start->kind == FEATURE_PATH && dx * out.x + dy * out.y >= 0.9f)
			best = fminf(best, fabsf(dx * out.y - dy * out.x));
	}
	return best;
}

struct land land_begin(const struct paint_board *board)
{
	return (struct land){.board = board,
	                     .season = season_of((enum paint_season)board->season),
	                     .field = {.seed = board->seed + 91},
	                     .row = {.seed = board->seed + 92}};
}

bool land_lane(const struct land *land, float d, struct vec p, float fine, struct rgb *color)
{
	if (d < 0.5f)
		return false;
	float aside = lane_nearest(land->board, p) + fine * 0.006f * ramp(MOAT_FAR, MOAT_FAR + 0.05f, d);

	if (aside > LANE_HALF + 0.025f)
		return false;
	if (d < MOAT_FAR + 0.03f) { /* planks, a beam on either side */
		float plank = d * 22.0f;
		struct rgb wood = rgb_mix(rgb(0xB98E58), rgb(0x8A6238), (float)((int)plank % 3) * 0.4f);

		if (aside > LANE_HALF + 0.012f)
			return false;
		if (plank - floorf(plank) < 0.16f)
			wood = rgb_scale(wood, 0.62f);
		*color = aside > LANE_HALF - 0.012f ? rgb(0x5B3F26) : rgb_scale(wood, 1.0f + fine * 0.05f);
		return true;
	}
	struct rgb sand = rgb_scale(rgb_mix(rgb(0xF1E4C2), rgb(0xDFC998), aside / LANE_HALF), 1.0f + fine * 0.05f);

	sand = rgb_mix(sand, rgb(land->season->mud), land->season->muddy);
	*color = rgb_mix(sand, rgb(0x9C7F4E), ramp(LANE_HALF - 0.012f, LANE_HALF + 0.008f, aside));
	if (aside > LANE_HALF + 0.010f)
		*color = rgb_mix(*color, rgb(land->season->lane), ramp(LANE_HALF + 0.010f, LANE_HALF + 0.025f, aside));
	return true;
}

/* ---- what stands there ---- */

/* What one cell of the land bears, the same whichever block asks. */
struct plot {
	const struct paint_board *board;
	struct board_near near;
	struct dice dice;
	struct vec corner;
	struct vec low, high; /* what stands outside does not reach into the block that is painted */
	struct items *items;
};

static void plot_put(struct plot *plot, item_painter *draw, item_painter *shade, struct vec at, float size,
                     uint32_t look)
{
	items_put(plot->items, draw, shade, at, size, look)->alone = true;
}

static bool plot_clear(const struct plot *plot, struct vec at, float wide, float high)
{
	float d = board_near_distance(&plot->near, at), top = board_near_distance(&plot->near, vec_up(at, high));

	return d > MOAT_FAR + 0.06f + wide * 0.6f && top > MOAT_FAR + 0.02f &&
	       land_beyond(plot->board, at) < -wide - 0.02f && land_beyond(plot->board, vec_up(at, high)) < 0.03f &&
	       lane_nearest(plot->board, at) > LANE_HALF + wide + 0.03f;
}

#define FARM_NONE vec(-9.0f, -9.0f)

/* A farmhouse where there is much room: its place, or one far away. */
static struct vec farm_add(struct plot *plot)
{
	for (int i = 0; i < LAND_FARM_TRIES; i++) {
		struct vec off = vec_random(&plot->dice, 0.1f, 0.2f, 0.9f, 0.9f);
		struct vec at = vec_plus(plot->corner, off);

		if (board_near_distance(&plot->near, at) < 1.12f || !plot_clear(plot, at, 0.13f, 0.18f))
			continue;
		plot_put(plot, house_draw, house_shade, at, 0.140f, dice_next(&plot->dice));
		plot_put(plot, house_draw, house_shade, vec_off(at, 0.13f, 0.06f), 0.112f, dice_next(&plot->dice));
		return vec_off(at, 0.06f, 0);
	}
	return FARM_NONE;
}

static void plot_add(struct plot *plot)
{
	uint32_t seed = plot->board->seed;
	struct vec farm = dice_below(&plot->dice, 3) == 0 ? farm_add(plot) : FARM_NONE;

	for (int i = 0; i < LAND_TRIES; i++) {
		struct vec off = vec_random(&plot->dice, 0.0f, 0.0f, 1.0f, 1.0f);
		struct vec at = vec_plus(plot->corner, off);
		int chance = dice_below(&plot->dice, 100);
		float size = dice_real(&plot->dice, 0.038f, 0.064f);
		uint32_t look = dice_next(&plot->dice);

		if (at.x < plot->low.x || at.x > plot->high.x || at.y < plot->low.y || at.y > plot->high.y)
			continue;
		float wood = noise_at(at.x * 0.9f + 3.0f, at.y * 0.9f, seed + 93);
		float field = tilled(noise_at(at.x * 0.83f, at.y * 0.83f, seed + 91), 2.0f);
		bool house = fabsf(at.x - farm.x) < 0.22f && at.y > farm.y - 0.16f && at.y < farm.y + 0.26f;

		/* thick in the woods, thin on the meadow, nothing among the corn */
		if (chance > (wood > -0.10f ? 90 : wood > -0.30f ? 40 : 16) || house || field > -0.04f)
			continue;
		if (!plot_clear(plot, at, size, size * 2.2f))
			continue;
		if (wood > 0.12f && chance % 5 < 3)
			plot_put(plot, spruce_draw, tree_shade, at, size * 1.05f, look);
		else if (chance % 7 < 5)
			plot_put(plot, tree_draw, tree_shade, at, size, look);
		else
			plot_put(plot, bush_draw, bush_shade, at, size * 0.6f, look);
	}
}

void land_add(const struct paint_board *board, int x, int y, struct items *items)
{
	for (int j = y - 1; j <= y + 1; j++) {
		for (int i = x - 1; i <= x + 1; i++) {
			struct plot plot = {.board = board,
			                    .near = board_near(board, i, j),
			                    .dice = {hash4((uint32_t)i, (uint32_t)j, board->seed, 0x1a4d)},
			                    .corner = vec((float)i, (float)j),
			                    .low = vec((float)x - LAND_REACH, (float)y - LAND_REACH),
			                    .high = vec((float)x + 1.0f + LAND_REACH, (float)y + 1.0f + LAND_REACH),
			                    .items = items};

			if (!board_inside(board, i, j))
				plot_add(&plot);
		}
	}
}
