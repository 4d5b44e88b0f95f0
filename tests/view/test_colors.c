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
#include "../runner.h"

enum { SIDE = 48 };

/* Machado, Oliveira and Fernandes (2009), severity 1: on linear red, green, blue. */
static const double eyes[4][3][3] = {
    {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
};
static const char *const names[4] = {"all cones", "without red", "without green", "without blue"};

static double root(double t) { return t > 0.008856 ? cbrt(t) : 7.787 * t + 16.0 / 116; }

/* CIE L*a*b* of a colour as these eyes see it. */
static void seen(uint32_t color, const double eye[3][3], double lab[3])
{
	double linear[3], through[3];
	for (int i = 0; i < 3; i++) {
		double c = (double)(color >> (16 - 8 * i) & 255) / 255;
		linear[i] = c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
	}
	for (int i = 0; i < 3; i++) {
		through[i] = eye[i][0] * linear[0] + eye[i][1] * linear[1] + eye[i][2] * linear[2];
		through[i] = through[i] < 0 ? 0 : through[i] > 1 ? 1 : through[i];
	}
	double x = root((0.4124 * through[0] + 0.3576 * through[1] + 0.1805 * through[2]) / 0.95047);
	double y = root(0.2126 * through[0] + 0.7152 * through[1] + 0.0722 * through[2]);
	double z = root((0.0193 * through[0] + 0.1192 * through[1] + 0.9505 * through[2]) / 1.08883);
	lab[0] = 116 * y - 16;
	lab[1] = 500 * (x - y);
	lab[2] = 200 * (y - z);
}

static double apart(uint32_t a, uint32_t b, const double eye[3][3])
{
	double first[3], second[3];
	seen(a, eye, first);
	seen(b, eye, second);
	return sqrt(pow(first[0] - second[0], 2) + pow(first[1] - second[1], 2) + pow(first[2] - second[2], 2));
}

START_TEST(every_two_colours_differ_for_every_eye)
{
	for (int a = 0; a < COLOR_COUNT; a++)
		for (int b = 0; b < a; b++)
			for (int eye = 0; eye < 4; eye++) {
				double distance = apart(player_colors[a].body, player_colors[b].body, eyes[eye]);
				/* Two steps that are seen side by side; the newest colour had the choice. */
				double least = a == COLOR_PINK ? 30 : 18;
				ck_assert_msg(distance >= least, "%s and %s, %s: only %.1f apart", color_name(a),
				              color_name(b), names[eye], distance);
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
	for (int eye = 0; eye < 4; eye++) {
		double first[3], second[3];
		seen(light, eyes[eye], first);
		seen(dark, eyes[eye], second);
		ck_assert_msg(first[0] - second[0] >= 25, "%s: %.0f and %.0f", names[eye], first[0], second[0]);
	}
}
END_TEST

START_TEST(an_emblem_is_read_on_its_colour)
{
	for (int color = 0; color < COLOR_COUNT; color++)
		for (int eye = 0; eye < 4; eye++) {
			double body[3], emblem[3];
			seen(player_colors[color].body, eyes[eye], body);
			seen(player_colors[color].emblem, eyes[eye], emblem);
			ck_assert_msg(fabs(body[0] - emblem[0]) >= 40, "%s, %s: lightness %.0f on %.0f",
			              color_name(color), names[eye], emblem[0], body[0]);
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
	pixmap_fill(&pixmap, &path, &ink);
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
	tcase_add_test(rules, a_crowd_has_two_bands);
	tcase_add_test(rules, no_two_emblems_have_a_like_shape);
	suite_add_tcase(suite, rules);
	return runner_run_suite(suite);
}
