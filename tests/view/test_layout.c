/* Every screen of the toolkit at every size, scale and language: no text is cut,
 * none leaves the window or its clip, none lies on another. */
#include <bastide/format.h>
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../src/app/language.h"
#include "../runner.h"
#include "ruler.h"
#include "screens.h"
#include "texts.h"

static const struct {
	int w, h, percent;
} sizes[] = {
	{1024, 600, 100}, {1280, 720, 100}, {1366, 768, 100}, {1920, 1080, 100}, {1920, 1080, 150}, {2560, 1440, 100},
	{2560, 1440, 200}, {3840, 2160, 300}, {1600, 900, 125},
};

/* Lesson 2 begins with long words. */
static const char *const screens[] = {
	"title", "setup", "rules", "settings", "help", "menu", "saves", "examples", "lessons", "lesson-2",
};

enum { SIZES = sizeof(sizes) / sizeof(sizes[0]), SMALL_SIZES = 3, SCREENS = sizeof(screens) / sizeof(screens[0]) };

/* At the first `count` sizes. */
static void check_language(const char *language, int count)
{
	struct desk desk;
	char where[120];

	language_set(language, NULL);
	desk_init(&desk);
	ck_assert_ptr_nonnull(desk.tiles);
	for (int s = 0; s < count; s++) {
		desk_size(&desk, sizes[s].w, sizes[s].h, sizes[s].percent);
		for (int i = 0; i < SCREENS; i++) {
			screen_reset(&desk.host, screens_create(&desk.host, screens[i]));
			desk_build(&desk);
			snprintf(where, sizeof(where), "%s, %dx%d at %d %%, %s", screen_top(&desk.host)->kind->name, sizes[s].w,
				 sizes[s].h, sizes[s].percent, language);
			texts_check(&desk.draw, where, !strcmp(screens[i], "examples"));
		}
	}
	desk_finish(&desk);
	ck_assert_int_eq(texts_faults, 0);
}

START_TEST(test_english) { check_language("en", SIZES); }
END_TEST

/* Real languages, with the catalogues that this build has made. */
static void check_catalogue(const char *language, const char *new_game)
{
	char path[1024];

	language_set(language, language_directory("/nowhere", path, sizeof(path)));
	ck_assert_str_eq(tr("New game"), new_game);
	check_language(language, SMALL_SIZES);
}

START_TEST(test_german) { check_catalogue("de", "Neues Spiel"); }
END_TEST

START_TEST(test_spanish) { check_catalogue("es", "Nueva partida"); }
END_TEST

START_TEST(test_pseudo) { check_language("xx", SIZES); }
END_TEST

/* Five players with long names, everything switched on. */
START_TEST(test_full_setup)
{
	struct desk desk;
	char where[120];

	language_set("xx", NULL);
	desk_init(&desk);
	desk.prefs.player_count = PLAYERS_MAX;
	desk.prefs.settings.value[SETTING_START] = START_COUNT;
	desk.prefs.settings.value[SETTING_KING] = 1;
	desk.prefs.settings.value[SETTING_ABBOT] = 1;
	desk.prefs.settings.value[SETTING_PIGS] = 1;
	for (int s = 0; s < SIZES; s++) {
		desk_size(&desk, sizes[s].w, sizes[s].h, sizes[s].percent);
		screen_reset(&desk.host, setup_screen_create(&desk.host));
		desk_build(&desk);
		snprintf(where, sizeof(where), "full setup, %dx%d at %d %%", sizes[s].w, sizes[s].h, sizes[s].percent);
		texts_check(&desk.draw, where, false);
	}
	desk_finish(&desk);
	ck_assert_int_eq(texts_faults, 0);
}
END_TEST

/* The checks themselves: a planted overlap and a planted cut are found. */
START_TEST(test_checks_can_fail)
{
	struct draw draw;
	struct text_style style = {.px = 20, .line = 24, .color = 0xff};

	draw_init(&draw, &ruler);
	draw_begin(&draw, 400, 300);
	draw_text(&draw, rect_make(10, 10, 60, 30), ALIGN_LEFT, &style, "much too long for this");
	ck_assert_int_eq(draw.cmds[0].flags & 1, 1);
	draw_text(&draw, rect_make(20, 12, 200, 30), ALIGN_LEFT, &style, "over it");
	struct rect a = texts_ink(&draw.cmds[0]), b = texts_ink(&draw.cmds[1]);
	ck_assert(rect_overlap(a, b));
	ck_assert(!texts_inside(rect_make(0, 0, 40, 40), b));
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
	tcase_add_test(tcase, test_pseudo);
	tcase_add_test(tcase, test_german);
	tcase_add_test(tcase, test_spanish);
	tcase_add_test(tcase, test_full_setup);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
