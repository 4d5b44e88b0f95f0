/* test_castle.c - the Castle's tiles in every turn against what an eye would object to. */
#include "castle.h"

#include <math.h>
#include <string.h>

#include "../eyes.h"

enum { SMALL = 48 };

static int alpha_at(const uint8_t *rgba, float x, float y)
{
	struct paint_frame f = paint_overlay_frame(SIZE);
	int px = f.left + (int)floorf(x * SIZE), py = f.top + (int)floorf(y * SIZE);

	return rgba[((size_t)py * (size_t)f.width + (size_t)px) * 4 + 3];
}

/* Nothing stands on the spot of a path or a court. */
START_TEST(spots_are_free)
{
	for (int t = 0; t < castle->type_count; t++) {
		const struct tile_type *type = &castle->types[t];

		for (int turn = 0; turn < 4; turn++) {
			struct paint_spot spots[PAINT_SPOTS_MAX];
			struct paint_job job = castle_job(type, turn, 5 * t, 3 * turn);
			int n = paint_spots(type, turn, spots, scratch);

			paint_overlay(&job, SIZE, layer, scratch);
			for (int i = 0; i < n; i++) {
				int covered = 0;

				if (paint_code_kind(spots[i].code) != PAINT_PATH &&
				    paint_code_kind(spots[i].code) != PAINT_COURT)
					continue;
				for (int k = 0; k < 9; k++)
					covered += alpha_at(layer, spots[i].x + (float)(k % 3 - 1) * 0.02f,
					                    spots[i].y + (float)(k / 3 - 1) * 0.015f) >= SOLID;
				ck_assert_msg(covered <= 1, "%s turn %d: spot %02x, %d of 9 covered", type->id, turn,
				              spots[i].code, covered);
			}
		}
	}
}
END_TEST

START_TEST(same_job_same_pixels)
{
	size_t ground = SIZE * SIZE * 4, overlay = paint_frame_bytes(paint_overlay_frame(SIZE));

	for (int t = 0; t < castle->type_count; t++) {
		struct paint_job job = castle_job(&castle->types[t], t & 3, t, -t);

		memset(scratch, 0, paint_scratch_size(SIZE));
		paint_ground(&job, SIZE, layer, scratch);
		memset(scratch, 0x5a, paint_scratch_size(SIZE));
		paint_ground(&job, SIZE, other, scratch);
		ck_assert_msg(!memcmp(layer, other, ground), "%s ground", castle->types[t].id);
		paint_overlay(&job, SIZE, layer, scratch);
		memset(scratch, 0xee, paint_scratch_size(SIZE));
		memset(other, 0x77, overlay);
		paint_overlay(&job, SIZE, other, scratch);
		ck_assert_msg(!memcmp(layer, other, overlay), "%s overlay", castle->types[t].id);
	}
}
END_TEST

static const struct tile_type *castle_named(const char *id)
{
	int i = tile_set_find(castle, id);

	ck_assert_msg(i >= 0, "no tile %s", id);
	return &castle->types[i];
}

/* The definition is turned, never the picture: a tile that is a roof all over looks the same in all turns. */
START_TEST(light_does_not_turn)
{
	struct paint_job job = castle_job(castle_named("T49"), 0, 8, 8), turned = job;

	for (turned.rotation = 1; turned.rotation < 4; turned.rotation++)
		ck_assert_int_eq(castle_difference(&job, &turned), 0);
}
END_TEST

/* No picture reaches the rim of its frame. */
START_TEST(nothing_is_clipped)
{
	struct paint_frame f = paint_overlay_frame(SIZE);

	for (int t = 0; t < castle->type_count; t++) {
		for (int turn = t & 1; turn < 4; turn += 2) {
			struct paint_job job = castle_job(&castle->types[t], turn, t, turn);

			memset(job.beside, PAINT_BESIDE_WALL, sizeof job.beside);
			paint_overlay(&job, SIZE, layer, scratch);
			for (int i = 0; i < f.width * f.height; i++) {
				int x = i % f.width, y = i / f.width;

				if (x && y && x + 1 < f.width && y + 1 < f.height)
					continue;
				ck_assert_msg(layer[i * 4 + 3] < SOLID, "%s turn %d at %d, %d", castle->types[t].id,
				              turn, x, y);
			}
		}
	}
}
END_TEST

/* The mean colours of what shows each kind at 48 pixels, from PAINT_PATH on: red, green, blue, lightness (0 ... 255, as
 * a reader without colour sees it). */
struct kinds {
	double mean[4][4];
	int count[4];
};

static void kinds_sum(const struct tile_type *type, int turn, enum paint_season season, struct kinds *kinds)
{
	static uint8_t ground[SMALL * SMALL * 4], view[SMALL * SMALL];
	static const double weight[3] = {0.30, 0.59, 0.11};
	struct paint_frame f = paint_overlay_frame(SMALL);
	struct paint_job job = castle_job(type, turn, 2, 7);

	job.season = (uint8_t)season;
	memset(job.beside, PAINT_BESIDE_WALL, sizeof job.beside);
	paint_ground(&job, SMALL, ground, scratch);
	paint_overlay(&job, SMALL, layer, scratch);
	paint_map(type, turn, SMALL, NULL, view, scratch);
	for (int i = 0; i < SMALL * SMALL; i++) {
		const uint8_t *o =
		    layer + ((size_t)(i / SMALL + f.top) * (size_t)f.width + (size_t)(i % SMALL + f.left)) * 4;
		int kind = paint_code_kind(view[i]) - PAINT_PATH;

		if (kind < 0)
			continue;
		for (int k = 0; k < 3; k++) {
			double one = (o[k] * o[3] + ground[i * 4 + k] * (255 - o[3])) / 255.0;

			kinds->mean[kind][k] += one;
			kinds->mean[kind][3] += weight[k] * one;
		}
		kinds->count[kind]++;
	}
}

static struct kinds kinds_of(enum paint_season season)
{
	struct kinds kinds = {0};

	for (int t = 0; t < castle->type_count; t++)
		for (int turn = t & 1; turn < 4; turn += 2)
			kinds_sum(&castle->types[t], turn, season, &kinds);
	for (int kind = 0; kind < 4; kind++)
		for (int k = 0; k < 4; k++)
			kinds.mean[kind][k] /= kinds.count[kind];
	return kinds;
}

/* Path, tower, court and house are told apart without colour, a clear step of lightness between any two, and by every
 * eye: from the lightest, in summer and autumn paths, in winter courts below their snow. */
START_TEST(kinds_differ_in_every_season)
{
	static const int order[PAINT_SEASONS][4] = {{PAINT_PATH, PAINT_TOWER, PAINT_COURT, PAINT_HOUSE},
	                                            {PAINT_PATH, PAINT_TOWER, PAINT_COURT, PAINT_HOUSE},
	                                            {PAINT_COURT, PAINT_TOWER, PAINT_HOUSE, PAINT_PATH}};

	for (int season = 0; season < PAINT_SEASONS; season++) {
		struct kinds kinds = kinds_of((enum paint_season)season);

		for (int k = 0; k + 1 < 4; k++) {
			const double *a = kinds.mean[order[season][k] - PAINT_PATH];
			const double *b = kinds.mean[order[season][k + 1] - PAINT_PATH];

			ck_assert_msg(a[3] - b[3] > 16, "season %d: kind %d has %.0f, kind %d %.0f", season,
			              order[season][k], a[3], order[season][k + 1], b[3]);
			for (int eye = 0; eye < EYES; eye++)
				ck_assert_msg(eyes_apart(a, b, eye) >= 8,
				              "season %d: kinds %d and %d are %.1f apart, %s", season, order[season][k],
				              order[season][k + 1], eyes_apart(a, b, eye), eye_names[eye]);
		}
	}
}
END_TEST

/* Wells and markets are counted in the scoring: their blue and their red stripes show at 48 pixels. */
static void wells_and_markets_show(enum paint_season season)
{
	struct paint_frame f = paint_overlay_frame(SMALL);

	for (int t = 0; t < castle->type_count; t++) {
		bool well = false, market = false;

		for (int i = 0; i < castle->types[t].part_count; i++) {
			const struct tile_part *p = &castle->types[t].parts[i];

			well = well || (p->kind == FEATURE_PATH && p->marks);
			market = market || (p->kind == FEATURE_COURT && p->marks);
		}
		for (int turn = t & 1; turn < 4; turn += 2) {
			struct paint_job job = castle_job(&castle->types[t], turn, 2, 3);
			int blue = 0, red = 0;

			job.season = (uint8_t)season;
			paint_overlay(&job, SMALL, layer, scratch);
			for (int i = 0; i < f.width * f.height; i++) {
				const uint8_t *p = layer + i * 4;

				blue += p[3] > 200 && p[2] > p[0] + 60;
				red += p[3] > 200 && p[0] > p[1] + 70;
			}
			ck_assert_msg((blue >= 8) == well, "season %d, %s turn %d: %d blue", (int)season,
			              castle->types[t].id, turn, blue);
			ck_assert_msg(!market || red >= 10, "season %d, %s turn %d: %d red", (int)season,
			              castle->types[t].id, turn, red);
		}
	}
}

START_TEST(wells_and_markets_show_at_48_pixels)
{
	for (int season = 0; season < PAINT_SEASONS; season++)
		wells_and_markets_show((enum paint_season)season);
}
END_TEST

static Suite *make(void)
{
	const TTest *const tests[] = {
	    spots_are_free,     same_job_same_pixels,         light_does_not_turn,
	    nothing_is_clipped, kinds_differ_in_every_season, wells_and_markets_show_at_48_pixels};

	return castle_suite("paint castle", tests, sizeof tests / sizeof tests[0]);
}

int main(void) { return suite_run(make); }
