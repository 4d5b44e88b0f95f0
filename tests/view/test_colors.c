/* Six players told apart: their colours by readers who lack a kind of cone, their
 * emblems without any colour. */
#include <bastide/game.h>
#include <check.h>
#include <math.h>
#include <stdlib.h>

#include "view/art/emblem.h"
#include "view/art/figure.h"
#include "view/art/pattern.h"
#include "view/art/shape.h"
#include "view/art/theme.h"
#include "../eyes.h"
#include "../runner.h"

enum { SIDE = 48 };

/* 0xRRGGBB as these eyes see it. */
static void seen(uint32_t color, int eye, double lab[3])
{
	const double rgb[3] = {color >> 16 & 255, color >> 8 & 255, color & 255};
	eyes_lab(rgb, eye, lab);
}

static double apart(uint32_t a, uint32_t b, int eye)
{
	const double first[3] = {a >> 16 & 255, a >> 8 & 255, a & 255};
	const double second[3] = {b >> 16 & 255, b >> 8 & 255, b & 255};
	return eyes_apart(first, second, eye);
}

START_TEST(every_two_colours_differ_for_every_eye)
{
	for (int a = 0; a < COLOR_COUNT; a++)
		for (int b = 0; b < a; b++)
			for (int eye = 0; eye < EYES; eye++) {
				double distance = apart(player_colors[a].body, player_colors[b].body, eye);
				/* Two steps that are seen side by side; the newest colour had the choice. */
				double least = a == COLOR_PINK ? 30 : 18;
				ck_assert_msg(distance >= least, "%s and %s, %s: only %.1f apart", color_name(a),
				              color_name(b), eye_names[eye], distance);
			}
}
END_TEST

/* A pattern's ground on calmed meadow, 0xRRGGBB. */
static uint32_t on_meadow(uint32_t tint)
{
	uint32_t mixed = 0, meadow = 0xB9C088;
	for (int shift = 16; shift >= 0; shift -= 8) {
		uint32_t a = tint & 255, top = tint >> (shift + 8) & 255, low = meadow >> shift & 255;
		mixed |= (top * a + low * (255 - a)) / 255 << shift;
	}
	return mixed;
}

/* Red's is not brown, nor black's green: each colour's field is another than every other's and than the meadow. */
START_TEST(fields_are_told_apart_by_their_ground)
{
	for (int a = 0; a < COLOR_COUNT; a++)
		for (int b = -1; b < a; b++) {
			uint32_t first = on_meadow(pattern_tint(a)),
			         second = b < 0 ? 0xB9C088 : on_meadow(pattern_tint(b));
			ck_assert_msg(apart(first, second, 0) >= 25, "%s and %s: only %.1f apart", color_name(a),
			              b < 0 ? "the meadow" : color_name(b), apart(first, second, 0));
		}
	uint32_t red = on_meadow(pattern_tint(COLOR_RED));
	ck_assert_int_ge(red >> 16 & 255, 7 * (red >> 8 & 255) / 4);
}
END_TEST

/* Two bands, light and dark, of no player's colour, and no emblems between them. */
START_TEST(a_crowd_has_two_bands)
{
	struct pattern three = {.owners = 7}, two = {.owners = 3};
	bool met[2] = {false, false};
	uint8_t *pixels = calloc(SIDE * SIDE, 4);
	for (int at = 0; at < 3 * SIDE; at++) {
		int band = pattern_owner(&three, (float)at, 0.5f, SIDE) - COLOR_COUNT;
		ck_assert(band == 0 || band == 1);
		met[band] = true;
		ck_assert_int_lt(pattern_owner(&two, (float)at, 0.5f, SIDE), COLOR_COUNT);
	}
	ck_assert(met[0] && met[1]);
	ck_assert(pattern_emblems(&three, pixels, SIDE, SIDE));
	for (int i = 0; i < SIDE * SIDE; i++)
		ck_assert_int_eq(pixels[4 * i + 3], 0);
	free(pixels);
	uint32_t light = on_meadow(pattern_tint(COLOR_COUNT)), dark = on_meadow(pattern_tint(COLOR_COUNT + 1));
	for (int eye = 0; eye < EYES; eye++) {
		double first[3], second[3];
		seen(light, eye, first);
		seen(dark, eye, second);
		ck_assert_msg(first[0] - second[0] >= 25, "%s: %.0f and %.0f", eye_names[eye], first[0], second[0]);
	}
}
END_TEST

START_TEST(an_emblem_is_read_on_its_colour)
{
	for (int color = 0; color < COLOR_COUNT; color++)
		for (int eye = 0; eye < EYES; eye++) {
			double body[3], emblem[3];
			seen(player_colors[color].body, eye, body);
			seen(player_colors[color].emblem, eye, emblem);
			ck_assert_msg(fabs(body[0] - emblem[0]) >= 40, "%s, %s: lightness %.0f on %.0f",
			              color_name(color), eye_names[eye], emblem[0], body[0]);
		}
}
END_TEST

static void emblem_mask(int color, bool mask[SIDE * SIDE])
{
	struct pixmap pixmap;
	struct path path;
	struct ink ink = ink_plain(rgb(0xFFFFFF));
	ck_assert(pixmap_init(&pixmap, SIDE, SIDE));
	path_clear(&path);
	emblem_path(&path, color, SIDE / 24.0f, 0, 0);
	pixmap_fill(&pixmap, &path, ink);
	for (int i = 0; i < SIDE * SIDE; i++)
		mask[i] = pixmap.pixels[4 * i + 3] > 0.5f;
	pixmap_finish(&pixmap);
}

START_TEST(no_two_emblems_have_a_like_shape)
{
	static bool masks[COLOR_COUNT][SIDE * SIDE];
	for (int color = 0; color < COLOR_COUNT; color++)
		emblem_mask(color, masks[color]);
	for (int a = 0; a < COLOR_COUNT; a++)
		for (int b = 0; b < a; b++) {
			int both = 0, either = 0;
			for (int i = 0; i < SIDE * SIDE; i++) {
				both += masks[a][i] && masks[b][i];
				either += masks[a][i] || masks[b][i];
			}
			/* Leaf and diamond are nearest: one is dark on light, the other light on dark. */
			int most = a == COLOR_PINK || b == COLOR_PINK ? 60 : 84;
			ck_assert_msg(either > 0 && both * 100 <= either * most,
			              "the emblems of %s and %s share %d of %d", color_name(a), color_name(b), both,
			              either);
		}
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("colours");
	TCase *rules = tcase_create("told apart");
	tcase_add_test(rules, every_two_colours_differ_for_every_eye);
	tcase_add_test(rules, an_emblem_is_read_on_its_colour);
	tcase_add_test(rules, fields_are_told_apart_by_their_ground);
	tcase_add_test(rules, a_crowd_has_two_bands);
	tcase_add_test(rules, no_two_emblems_have_a_like_shape);
	suite_add_tcase(suite, rules);
	return runner_run_suite(suite);
}
