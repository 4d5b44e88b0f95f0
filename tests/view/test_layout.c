/* Every screen of the toolkit at every size, scale and language: no text is cut,
 * none leaves the window or its clip, none lies on another. */
#include <bastide/format.h>
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/language.h"
#include "app/stats.h"
#include "view/screens/screens.h"
#include "view/ui/ui.h"
#include "view/setup/screen.h"
#include "../home.h"
#include "../runner.h"
#include "ruler.h"
#include "screens.h"
#include "texts.h"

static const struct {
	int w, h, percent;
} sizes[] = {
    {1024, 600, 100},  {1280, 720, 100},  {1366, 768, 100},  {1920, 1080, 100}, {1920, 1080, 150},
    {2560, 1440, 100}, {2560, 1440, 200}, {3840, 2160, 300}, {1600, 900, 125},
};

/* Lesson 2 begins with long words. */
static const char *const screens[] = {
    "title", "setup",  "choices", "rules",    "settings", "help",     "help-castle",
    "menu",  "editor", "saves",   "examples", "lessons",  "lesson-2",
};

enum { SIZES = sizeof sizes / sizeof sizes[0], SCREENS = sizeof screens / sizeof screens[0] };

/* At every `step`th size. */
static void check_language(const char *language, int step)
{
	struct desk desk;
	char where[120];
	int faults = 0;

	screens_language(language);
	desk_init(&desk);
	for (int s = 0; s < SIZES; s += step) {
		desk_size(&desk, sizes[s].w, sizes[s].h, sizes[s].percent);
		for (int i = 0; i < SCREENS; i++) {
			screen_reset(&desk.host, screens_create(&desk.host, screens[i]));
			desk_build(&desk);
			snprintf(where, sizeof where, "%s, %dx%d at %d %%, %s", screen_top(&desk.host)->kind->name,
			         sizes[s].w, sizes[s].h, sizes[s].percent, language);
			faults += texts_check(&desk.draw, where,
			                      TEXTS_SCROLL | (strcmp(screens[i], "examples") ? 0 : TEXTS_CUT));
		}
	}
	desk_finish(&desk);
	ck_assert_int_eq(faults, 0);
}

START_TEST(test_english) { check_language("en", 1); }
END_TEST

/* Real languages, with the catalogues that this build has made: the tightest size and that at 200 %; all in the long
 * run. */
START_TEST(test_catalogues) { check_language(language_offer(_i)->code, getenv("BASTIDE_LONG") ? 1 : 6); }
END_TEST

/* Those that the loops go through are all there are. */
START_TEST(test_no_language_is_forgotten) { ck_assert_ptr_null(language_offer(SCREENS_CATALOGUES)); }
END_TEST

START_TEST(test_pseudo) { check_language("xx", 1); }
END_TEST

/* Five players with long names, everything switched on. */
START_TEST(test_full_setup)
{
	struct desk desk;
	char where[120];
	int faults = 0;

	language_set("xx");
	desk_init(&desk);
	desk.prefs.choices.count = PLAYERS_BASE;
	desk.prefs.choices.settings.value[SETTING_START] = START_THE_COUNT;
	desk.prefs.choices.settings.value[SETTING_KING] = 1;
	desk.prefs.choices.settings.value[SETTING_ABBOT] = 1;
	desk.prefs.choices.settings.value[SETTING_PIGS] = 1;
	desk.prefs.choices.preset = rulebook_preset_find(NULL, &desk.prefs.choices.settings);
	for (int s = 0; s < SIZES; s++) {
		desk_size(&desk, sizes[s].w, sizes[s].h, sizes[s].percent);
		screen_reset(&desk.host, setup_screen_create(&desk.host));
		desk_build(&desk);
		snprintf(where, sizeof where, "full setup, %dx%d at %d %%", sizes[s].w, sizes[s].h, sizes[s].percent);
		faults += texts_check(&desk.draw, where, TEXTS_SCROLL);
	}
	desk_finish(&desk);
	ck_assert_int_eq(faults, 0);
}
END_TEST

/* Two people with long names and long numbers, the question whether to forget them,
 * and nobody at all. */
START_TEST(test_statistics)
{
	static const char *const chosen[] = {"en", "xx", "de", "ro"};
	struct stats_game game = {.seed = 1, .seat_count = 2};
	struct desk desk;
	char where[120];
	int faults = 0;

	for (int i = 0; i < 2; i++) {
		struct stats_seat *seat = &game.seats[i];
		*seat = (struct stats_seat){.total = 123456, .city = 28, .won = true};
		snprintf(seat->name, sizeof seat->name, i ? "Maximiliane Wolkenstein" : "Bartholomäus von der Heide");
		for (int k = 0; k < RECORD_CLASSES; k++)
			seat->points[k] = 20000 + 1000 * k;
	}
	screens_language(chosen[_i]);
	desk_init(&desk);
	home_make(desk.host.home);
	for (int s = 0; s < 2 * SIZES; s++) {
		if (s == 0)
			ck_assert_pstr_eq(stats_clear(desk.host.home), NULL);
		if (s == SIZES)
			ck_assert_pstr_eq(stats_add(desk.host.home, &game), NULL);
		desk_size(&desk, sizes[s % SIZES].w, sizes[s % SIZES].h, sizes[s % SIZES].percent);
		screen_reset(&desk.host, stats_screen_create(&desk.host));
		desk_build(&desk);
		snprintf(where, sizeof where, "statistics, %dx%d at %d %%, %s", sizes[s % SIZES].w, sizes[s % SIZES].h,
		         sizes[s % SIZES].percent, chosen[_i]);
		faults += texts_check(&desk.draw, where, TEXTS_SCROLL);
		ck_assert_int_eq(desk_says(&desk, "Wolkenstein"), s >= SIZES);
		if (s < SIZES)
			continue;
		ck_assert(desk_press(&desk, ui_name("stats.clear")));
		desk_build(&desk);
		ck_assert_ptr_nonnull(desk_widget(&desk, ui_name("dialog.safe")));
	}
	ck_assert_int_eq(faults, 0);
	ck_assert(desk_press(&desk, ui_name("dialog.safe")));
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Wolkenstein"));
	desk_finish(&desk);
	ck_assert_pstr_eq(stats_clear(desk.host.home), NULL);
	home_remove(desk.host.home);
}
END_TEST

/* A window manager may make a window as small as it likes: what is too small to be read is still somewhere. */
START_TEST(test_any_size)
{
	enum { FAR = 200000 }; /* the help, a letter a line */
	static const int small[][3] = {{1, 1, 75},   {1, 1, 100},     {2, 300, 100},  {300, 2, 100},
	                               {40, 30, 75}, {400, 300, 200}, {640, 480, 200}};
	struct desk desk;

	screens_language("en");
	desk_init(&desk);
	for (int s = 0; s < 7; s++) {
		desk_size(&desk, small[s][0], small[s][1], small[s][2]);
		for (int i = 0; i < SCREENS; i++) {
			screen_reset(&desk.host, screens_create(&desk.host, screens[i]));
			desk_build(&desk);
			const struct ui *ui = screen_top(&desk.host)->widgets;
			for (int k = 0; ui && k < ui->items.count; k++) {
				struct rect box = ui->items.items[k].box;
				bool near = box.x > -FAR && box.x < FAR && box.y > -FAR && box.y < FAR;
				ck_assert_msg(near, "%s, %dx%d: at %d, %d", screens[i], small[s][0], small[s][1], box.x,
				              box.y);
			}
		}
	}
	desk_finish(&desk);
}
END_TEST

/* The check itself: a planted cut, a text outside, one over another, one half below
 * a box. */
START_TEST(test_checks_can_fail)
{
	struct draw draw;
	struct text_style style = {.px = 20, .line = 24, .color = 0xff};
	struct skin skin = {.top = rgb(0xFFFFFF), .bottom = rgb(0xFFFFFF)};

	draw_init(&draw, &ruler);
	draw_begin(&draw, 400, 300);
	for (int i = 0; i < 4; i++)
		draw_text(&draw, rect_make(10, 40 * i, 200, 30), ALIGN_LEFT, &style, "fine");
	draw_skin(&draw, rect_make(5, 0, 80, 30), &skin);
	ck_assert_int_eq(texts_check(&draw, NULL, 0), 0);
	draw_text(&draw, rect_make(200, 10, 60, 30), ALIGN_LEFT, &style, "much too long for this");
	ck_assert_int_eq(texts_check(&draw, NULL, 0), 1);
	ck_assert_int_eq(texts_check(&draw, NULL, TEXTS_CUT), 0);
	draw_text(&draw, rect_make(380, 60, 200, 30), ALIGN_LEFT, &style, "outside");
	ck_assert_int_eq(texts_check(&draw, NULL, 0), 2);
	draw_text(&draw, rect_make(20, 120, 200, 30), ALIGN_LEFT, &style, "over it");
	ck_assert_int_eq(texts_check(&draw, NULL, 0), 3);
	draw_skin(&draw, rect_make(20, 80, 80, 30), &skin);
	ck_assert_int_eq(texts_check(&draw, NULL, 0), 4);
	draw_clip_push(&draw, rect_make(0, 200, 400, 20));
	draw_text(&draw, rect_make(200, 205, 200, 30), ALIGN_LEFT, &style, "scrolled");
	ck_assert_int_eq(texts_check(&draw, NULL, 0), 5);
	ck_assert_int_eq(texts_check(&draw, NULL, TEXTS_SCROLL), 4);
	draw_text(&draw, rect_make(500, 205, 200, 30), ALIGN_LEFT, &style, "beside");
	ck_assert_int_eq(texts_check(&draw, NULL, TEXTS_SCROLL), 5);
	draw_clip_pop(&draw);
	draw_finish(&draw);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("layout");
	TCase *tcase = tcase_create("screens");

	tcase_set_timeout(tcase, 240);
	tcase_add_test(tcase, test_checks_can_fail);
	tcase_add_test(tcase, test_english);
	tcase_add_test(tcase, test_any_size);
	tcase_add_test(tcase, test_pseudo);
	tcase_add_test(tcase, test_no_language_is_forgotten);
	tcase_add_loop_test(tcase, test_catalogues, SCREENS_CATALOGUE_FIRST, SCREENS_CATALOGUES);
	tcase_add_test(tcase, test_full_setup);
	tcase_add_loop_test(tcase, test_statistics, 0, 4);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
