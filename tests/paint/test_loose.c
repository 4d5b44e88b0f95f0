/* test_loose.c - what moves, what is lit, and how the light falls: a tile's looks that change. */
#include <math.h>
#include <string.h>

#include "suite.h"

enum { SIZE = 96, CELLS = 2 };

static uint8_t *layer, *other, *codes;
static void *scratch;

static void setup(void)
{
	layer = take(paint_frame_bytes(paint_overlay_frame(SIZE)));
	other = take(paint_frame_bytes(paint_overlay_frame(SIZE)));
	codes = take(SIZE * SIZE);
	scratch = take(paint_scratch_size(SIZE));
}

static void teardown(void)
{
	free(layer);
	free(other);
	free(codes);
	free(scratch);
}

static struct paint_job job_at(int type, int turn, int x, int y)
{
	return (struct paint_job){
	    .type = &tiles->types[type], .rotation = turn, .x = x, .y = y, .seed = 17, .options = PAINT_FLAGS};
}

/* A sheep's feet; of sails the mill's, an eighth of a tile below the hub. */
static float foot_of(const struct paint_loose *loose)
{
	return loose->kind == PAINT_SAILS ? loose->y + 0.128f : loose->y;
}

static void stands_well(const struct paint_job *job, const struct paint_loose *loose)
{
	struct paint_spot spots[PAINT_SPOTS_MAX];
	int x = (int)(loose->x * SIZE), y = (int)(foot_of(loose) * SIZE);
	int count = paint_spots(job->type, job->rotation, spots, scratch);

	ck_assert(x >= 0 && y >= 0 && x < SIZE && y < SIZE);
	ck_assert_msg(paint_code_kind(codes[y * SIZE + x]) == PAINT_FIELD, "%s turn %d: not on a field at %.2f %.2f",
	              job->type->id, job->rotation, loose->x, loose->y);
	for (int i = 0; i < count; i++) {
		/* a follower is as wide as a fifth of a tile; one on a field lies, else he stands */
		bool lies = paint_code_kind(spots[i].code) == PAINT_FIELD;
		float dx = fabsf(loose->x - spots[i].x), dy = foot_of(loose) - spots[i].y;

		ck_assert_msg(dx > 0.14f || dy > (lies ? 0.10f : 0.05f) || dy < (lies ? -0.10f : -0.30f),
		              "%s turn %d: at a follower's place", job->type->id, job->rotation);
	}
}

START_TEST(sheep_and_mills_stand_on_fields)
{
	int sheep = 0, mills = 0;

	for (int t = 0; t < tiles->type_count; t++) {
		for (int turn = first_turn(t); turn < turns_of(&tiles->types[t]); turn += 2) {
			paint_map(&tiles->types[t], turn, SIZE, codes, NULL, scratch);
			for (int n = 0; n < CELLS; n++) {
				struct paint_job job = job_at(t, turn, 5 * n - t, t + turn);
				struct paint_loose list[PAINT_LOOSE_MAX];
				int count = paint_loose(&job, list, scratch);

				for (int i = 0; i < count; i++) {
					if (list[i].kind != PAINT_SMOKE)
						stands_well(&job, &list[i]);
					ck_assert(i == 0 || list[i - 1].y <= list[i].y);
					sheep += list[i].kind == PAINT_SHEEP_GRAZING;
					mills += list[i].kind == PAINT_SAILS;
				}
			}
		}
	}
	ck_assert_msg(sheep > 100 && mills > 5, "%d sheep, %d mills", sheep, mills);
}
END_TEST

/* Every volcano, and nothing else, and what it rises from glows. */
START_TEST(smoke_rises_from_craters)
{
	struct paint_frame f = paint_overlay_frame(SIZE);
	int volcanoes = 0;

	for (int t = 0; t < tiles->type_count; t++) {
		for (int turn = 0; turn < 4; turn++) {
			struct paint_job job = job_at(t, turn, t, 2 * t);
			struct paint_loose list[PAINT_LOOSE_MAX];
			int count = paint_loose(&job, list, scratch), smokes = 0;

			for (int i = 0; i < count; i++) {
				int x = f.left + (int)(list[i].x * SIZE), y = f.top + (int)(list[i].y * SIZE);
				const uint8_t *p = layer + 4 * ((ptrdiff_t)y * f.width + x);

				if (list[i].kind != PAINT_SMOKE)
					continue;
				smokes++;
				float foot_x = 0, foot_y = 0;
				ck_assert(paint_volcano_foot(&tiles->types[t], turn, &foot_x, &foot_y));
				ck_assert_float_eq_tol(list[i].x, foot_x, 1e-5f);
				ck_assert(list[i].y < foot_y - 0.2f && foot_y < 0.9f);
				paint_overlay(&job, SIZE, layer, scratch);
				ck_assert_msg(p[3] > 200 && p[0] > p[2] + 60, "%s turn %d: %d %d %d %d at its smoke",
				              tiles->types[t].id, turn, p[0], p[1], p[2], p[3]);
			}
			ck_assert_int_eq(smokes, (tiles->types[t].flags & TILE_VOLCANO) != 0);
			volcanoes += smokes;
		}
	}
	ck_assert_int_gt(volcanoes, 20);
}
END_TEST

/* Where the two pictures differ something moves: that alone is left out. */
START_TEST(only_what_moves_is_left_out)
{
	struct paint_frame f = paint_overlay_frame(SIZE);
	int seen = 0;

	for (int t = 0; t < tiles->type_count; t += 3) {
		struct paint_job whole = job_at(t, 0, t, 2 * t), loose = whole;
		struct paint_loose list[PAINT_LOOSE_MAX];

		loose.options |= PAINT_LOOSE;
		int count = paint_loose(&whole, list, scratch);
		paint_overlay(&whole, SIZE, layer, scratch);
		paint_overlay(&loose, SIZE, other, scratch);
		for (int i = 0; i < f.width * f.height; i++) {
			float x = ((float)(i % f.width) - (float)f.left) / SIZE;
			float y = ((float)(i / f.width) - (float)f.top) / SIZE;
			bool near = false;

			/* colour is bled into what is transparent */
			if (layer[4 * i + 3] == other[4 * i + 3] &&
			    (layer[4 * i + 3] == 0 || !memcmp(layer + 4 * i, other + 4 * i, 4)))
				continue;
			for (int k = 0; k < count; k++)
				near |= fabsf(x - list[k].x) < 0.13f && fabsf(y - list[k].y) < 0.13f;
			ck_assert_msg(near, "%s: at %.2f %.2f", tiles->types[t].id, x, y);
			seen++;
		}
		ck_assert_int_eq(count, paint_loose(&loose, list, scratch));
	}
	ck_assert_int_gt(seen, 0);
}
END_TEST

START_TEST(pictures_of_what_moves_fit_their_frames)
{
	for (int kind = 0; kind < PAINT_LOOSE_PICTURES; kind++) {
		struct paint_frame f = paint_loose_frame((enum paint_loose_kind)kind, SIZE);
		int solid = 0;

		paint_loose_picture((enum paint_loose_kind)kind, true, SIZE, layer, scratch);
		for (int i = 0; i < f.width * f.height; i++) {
			int x = i % f.width, y = i / f.width;
			bool rim = x == 0 || y == 0 || x == f.width - 1 || y == f.height - 1;

			solid += layer[4 * i + 3] > 200;
			ck_assert_msg(!rim || layer[4 * i + 3] < 24, "kind %d is cut at %d %d", kind, x, y);
		}
		ck_assert_int_gt(solid, 5);
	}
}
END_TEST

/* In the windows of the city that is lit, and nowhere else. */
START_TEST(light_burns_in_one_city)
{
	struct paint_frame f = paint_overlay_frame(SIZE);
	struct paint_job dark = job_at(0, 0, 2, 3);
	int changed[TILE_CITIES_MAX] = {0};

	/* two cities on one tile, at its north and its south */
	dark.type = type_named("H");
	dark.rotation = dark.type->cities[0].edges & (1 << EDGE_N | 1 << EDGE_S) ? 0 : 1;
	ck_assert_int_eq(dark.type->city_count, 2);
	paint_overlay(&dark, SIZE, layer, scratch);
	for (int c = 0; c < 2; c++) {
		struct paint_job lit = dark;
		unsigned edges = edges_turned(dark.type->cities[c].edges, dark.rotation);

		lit.lit = (uint8_t)(1u << c);
		paint_overlay(&lit, SIZE, other, scratch);
		for (int i = 0; i < f.width * f.height; i++) {
			float y = ((float)(i / f.width) - (float)f.top) / SIZE;

			if (layer[4 * i + 3] == 0 || !memcmp(layer + 4 * i, other + 4 * i, 4))
				continue;
			ck_assert_msg(edges >> EDGE_N & 1 ? y < 0.5f : y > 0.5f, "city %d, at %.2f", c, y);
			ck_assert_int_ge(other[4 * i], layer[4 * i]); /* redder, never darker */
			changed[c]++;
		}
		ck_assert_int_gt(changed[c], 20);
	}
}
END_TEST

static long shade_of(const uint8_t *rgba)
{
	struct paint_frame f = paint_overlay_frame(SIZE);
	long sum = 0;

	for (int i = 0; i < f.width * f.height; i++)
		sum += rgba[4 * i + 3];
	return sum;
}

START_TEST(a_low_sun_casts_long_shadows)
{
	for (int t = 0; t < tiles->type_count; t += 7) {
		struct paint_job noon = job_at(t, 0, t, 1), evening = noon;

		evening.options |= PAINT_LOW_SUN;
		paint_overlay(&noon, SIZE, layer, scratch);
		paint_overlay(&evening, SIZE, other, scratch);
		ck_assert_msg(shade_of(other) >= shade_of(layer), "%s", tiles->types[t].id);
	}
	struct paint_job noon = {.type = type_named("B"), .x = 3, .y = 3, .seed = 7}, evening = noon;

	evening.options |= PAINT_LOW_SUN;
	paint_overlay(&noon, SIZE, layer, scratch);
	paint_overlay(&evening, SIZE, other, scratch);
	ck_assert_int_gt(shade_of(other), shade_of(layer) * 21 / 20);
}
END_TEST

static Suite *make(void)
{
	Suite *suite = suite_create("paint-loose");
	TCase *c = tcase_create("loose");

	tcase_add_checked_fixture(c, setup, teardown);
	tcase_set_timeout(c, 60);
	tcase_add_test(c, sheep_and_mills_stand_on_fields);
	tcase_add_test(c, smoke_rises_from_craters);
	tcase_add_test(c, only_what_moves_is_left_out);
	tcase_add_test(c, pictures_of_what_moves_fit_their_frames);
	tcase_add_test(c, light_burns_in_one_city);
	tcase_add_test(c, a_low_sun_casts_long_shadows);
	suite_add_tcase(suite, c);
	return suite;
}

int main(void) { return suite_run(make); }
