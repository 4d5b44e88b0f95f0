/* test_small.c - what is still seen in small pictures, and how levels are made. */
#include <string.h>

#include "suite.h"

enum { SMALL = 48 };

static uint8_t *layer;
static void *scratch;

static void setup(void)
{
	layer = take(paint_frame_bytes(paint_overlay_frame(SMALL)));
	scratch = take(paint_scratch_size(SMALL));
}

static void teardown(void)
{
	free(layer);
	free(scratch);
}

START_TEST(pennants_show_at_48_pixels)
{
	struct paint_frame f = paint_overlay_frame(SMALL);

	for (int t = 0; t < tiles->type_count; t++) {
		const struct tile_type *type = &tiles->types[t];
		int pennants = 0;

		for (int i = 0; i < type->city_count; i++)
			pennants += type->cities[i].pennants;
		for (int turn = 0; pennants && turn < 4; turn++) {
			struct paint_job job = {.type = type, .rotation = turn, .x = 5, .y = 6, .seed = 7};
			int blue = 0;

			paint_overlay(&job, SMALL, layer, scratch);
			for (int i = 0; i < f.width * f.height; i++)
				blue += layer[i * 4 + 3] > 200 && layer[i * 4 + 2] > layer[i * 4] + 70;
			ck_assert_msg(blue >= 10, "%s turn %d: %d blue pixels", type->id, turn, blue);
		}
	}
}
END_TEST

/* Pixels of a landmark's own colour: slate blue for a spire, red for a shrine's roof, white for stone. */
static void landmark_colors(int *blue, int *red, int *white)
{
	struct paint_frame f = paint_overlay_frame(SMALL);

	*blue = *red = *white = 0;
	for (int i = 0; i < f.width * f.height; i++) {
		const uint8_t *p = layer + i * 4;

		if (p[3] < 200)
			continue;
		*blue += p[2] > p[0] + 25;
		*red += p[0] > p[1] + 80 && p[1] < 110;
		*white += p[0] > 205 && p[1] > 190 && p[2] > 165;
	}
}

START_TEST(landmarks_show_at_48_pixels)
{
	for (int t = 0; t < tiles->type_count; t++) {
		const struct tile_type *type = &tiles->types[t];
		bool church = type->flags & TILE_MONASTERY, shrine = type->flags & TILE_SHRINE;

		/* slate and plaster of a city would count too */
		for (int turn = 0; (church || shrine) && !type->city_count && turn < 4; turn++) {
			struct paint_job job = {.type = type, .rotation = turn, .x = 5 + t, .y = 6 - turn, .seed = 7};
			int blue, red, white;

			paint_overlay(&job, SMALL, layer, scratch);
			landmark_colors(&blue, &red, &white);
			ck_assert_msg(church ? blue >= 4 && white >= 12 : red >= 5 && white >= 12,
			              "%s turn %d: %d blue, %d red, %d white pixels", type->id, turn, blue, red, white);
		}
	}
}
END_TEST

START_TEST(levels_lie_on_each_other)
{
	for (int size = 512; size > 32; size /= 2) {
		struct paint_frame a = paint_overlay_frame(size), b = paint_overlay_frame(size / 2);
		struct paint_frame c = paint_tower_frame(size), d = paint_tower_frame(size / 2);

		ck_assert(a.left == 2 * b.left && a.top == 2 * b.top && a.width == 2 * b.width &&
		          a.height == 2 * b.height);
		ck_assert(c.left == 2 * d.left && c.top == 2 * d.top && c.width == 2 * d.width &&
		          c.height == 2 * d.height);
	}
}
END_TEST

START_TEST(halving_weighs_colour_by_alpha)
{
	const uint8_t src[16] = {200, 100, 0, 255, 0, 0, 0, 0, 100, 100, 50, 255, 0, 0, 0, 0};
	uint8_t dst[4];

	paint_half(src, 2, 2, dst);
	ck_assert_int_eq(dst[0], 150);
	ck_assert_int_eq(dst[1], 100);
	ck_assert_int_eq(dst[2], 25);
	ck_assert_int_eq(dst[3], 128);
}
END_TEST

/* A field of one colour stays as it is; an edge does not lose its contrast, as a box would make it. */
START_TEST(halving_keeps_light_and_edges)
{
	enum { SIDE = 16 };
	uint8_t src[SIDE * SIDE * 4], dst[SIDE * SIDE];
	int sum = 0;

	memset(src, 117, sizeof src);
	paint_half(src, SIDE, SIDE, dst);
	for (int i = 0; i < SIDE * SIDE; i++)
		ck_assert_int_eq(dst[i], 117);
	for (int i = 0; i < SIDE * SIDE * 4; i++)
		src[i] = i % 4 == 3 ? 255 : i / 4 % SIDE < SIDE / 2 ? 80 : 160;
	paint_half(src, SIDE, SIDE, dst);
	for (int x = 0; x < SIDE / 2; x++)
		sum += dst[x * 4];
	ck_assert_int_le(abs(sum - SIDE / 2 * 120), 2); /* but for rounding */
	ck_assert_int_lt(dst[(SIDE / 4 - 1) * 4], 80);
	ck_assert_int_gt(dst[SIDE / 4 * 4], 160);
}
END_TEST

static Suite *make(void)
{
	Suite *suite = suite_create("paint small");
	TCase *all = tcase_create("all");

	tcase_set_timeout(all, 240);
	tcase_add_checked_fixture(all, setup, teardown);
	tcase_add_test(all, pennants_show_at_48_pixels);
	tcase_add_test(all, landmarks_show_at_48_pixels);
	tcase_add_test(all, levels_lie_on_each_other);
	tcase_add_test(all, halving_weighs_colour_by_alpha);
	tcase_add_test(all, halving_keeps_light_and_edges);
	suite_add_tcase(suite, all);
	return suite;
}

int main(void) { return suite_run(make); }
