/* What is written in the ending can be read: no text is cut short, leaves the
 * window or its clip, or lies under or over another, in English and in the
 * made-up long language, with names of twenty letters too. */
#include "suite.h"

#include "../view/screens.h"
#include "../view/texts.h"
#include "app/language.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct size {
	int w, h, percent;
} sizes[] = {{1024, 600, 150}, {1280, 720, 100}, {1920, 1080, 100}, {2560, 1440, 200}};

enum { SIZES = sizeof sizes / sizeof sizes[0] };

static const char *const long_names[PLAYERS_MAX] = {"Maximiliana Konstanz", "Bartholomew Feathers",
                                                    "Clementine Rosamunde", "Wilhelmina v. Staufe",
                                                    "Christopher-Alexande"};

/* ---- screens ---- */

/* Letters are as large as the screen has them there. */
static void window_fit(struct view *view, const struct screen *screen, const struct size *size)
{
	desk_size(&view->desk, size->w, size->h, size->percent);
	view->desk.host.wish = size->percent;
	draw_begin(&view->desk.draw, size->w, size->h);
	if (screen->kind->need_w)
		screen_theme(&view->desk.frame, screen->kind->need_w, screen->kind->need_h, &view->desk.theme);
}

/* Moments at which something new is to be read, and nothing is on its way. */
static int tally_check(struct view *view, const char *name, const struct size *size)
{
	static const int kinds[] = {BEAT_HOLD, BEAT_OPEN, BEAT_CITY, BEAT_SUM, BEAT_WALK, BEAT_TITLE};
	const struct tally *tally = view->show->tally;
	struct screen *screen = tally_screen_create(view->show);
	int faults = 0;
	window_fit(view, screen, size);
	ck_assert(size->percent == 100 || view->desk.theme.scale > 1.1f);
	for (int b = 0; b <= tally->beat_count; b++) {
		double time = b < tally->beat_count ? tally->beats[b].end - .01 : tally->length;
		bool told = b == tally->beat_count;
		for (size_t k = 0; k < sizeof kinds / sizeof kinds[0] && !told; k++)
			told = tally->beats[b].kind == kinds[k];
		if (!told)
			continue;
		char where[120];
		tally_screen_seek(screen, time);
		view_build(view, screen);
		snprintf(where, sizeof where, "%s at %.2f, %dx%d at %d %%, %s", name, time, size->w, size->h,
		         size->percent, language_code());
		faults += texts_check(&view->desk.draw, where, 0);
	}
	screen->kind->destroy(screen);
	return faults;
}

static int screen_check(struct view *view, struct screen *screen, const char *name, const struct size *size)
{
	char where[120];
	ck_assert(screen);
	window_fit(view, screen, size);
	view_build(view, screen);
	snprintf(where, sizeof where, "%s of %s, %dx%d at %d %%, %s", screen->kind->name, name, size->w, size->h,
	         size->percent, language_code());
	int faults = texts_check(&view->desk.draw, where, 0);
	screen->kind->destroy(screen);
	return faults;
}

static int others_check(struct view *view, const char *name, const struct size *size)
{
	static const struct settings rules[] = {{{[SETTING_FARM] = FARM_FIELD3}},
	                                        {{[SETTING_FARM] = FARM_CITY4}},
	                                        {{[SETTING_FARM] = FARM_CITY3}},
	                                        {{[SETTING_FARM] = FARM_FIELD3CAP}}};
	static const struct settings castles[] = {{{[SETTING_KEEP_STARTS] = 0}},
	                                          {{[SETTING_KEEP_STARTS] = 1}},
	                                          {{[SETTING_WELL4] = 1}},
	                                          {{[SETTING_KEEP_STARTS] = 1, [SETTING_WELL4] = 1}}};
	const struct settings *list = tally_castle(view->show->tally) ? castles : rules;
	int faults = screen_check(view, result_screen_create(view->show), name, size);
	faults += screen_check(view, result_screen_details(view->show), name, size);
	faults += screen_check(view, audit_screen_create(view->show), name, size);
	for (int count = 2; count <= 4; count++)
		faults += screen_check(view, editions_screen_create(view->show, list, count), name, size);
	return faults;
}

static const struct told {
	const char *scenario, *language;
	const char *const *names;
} told[] = {
    {"E000-24", "xx", NULL},
    {"castle/whole-game", "xx", NULL},
    {"E003-06t", "xx", NULL},
    {"E003-06", "xx", NULL},
    {"X-15c", "xx", NULL},
    {"X-15d", "xx", NULL},
    {"R-12.6-pigs-1", "xx", NULL},
    {"whole-game", "xx", NULL},
    {"whole-game", "xx", long_names},
    {"count-king-robber", "xx", NULL},
    {"E000-24", "en", NULL},
    {"whole-game", "en", long_names},
    {"whole-game", "ca", long_names},
    {"whole-game", "de", long_names},
    {"whole-game", "es", long_names},
    {"whole-game", "fr", long_names},
    {"whole-game", "ro", long_names},
    {"count-king-robber", "fr", NULL},
    {"count-king-robber", "ro", NULL},
};

enum { TOLD = sizeof told / sizeof told[0] };

/* Two whole games at every size in the made-up language; all else at the two sizes that leave the least room, the real
 * languages at the least of them. The long run has everything. */
static bool left_for_the_long_run(int i)
{
	const struct told *it = &told[i / SIZES];
	int size = i % SIZES;
	bool made_up = strcmp(it->language, "xx") == 0;
	if (getenv("BASTIDE_LONG"))
		return false;
	return size == 1 || size == 2 ? !made_up || it->names || !strstr(it->scenario, "whole-game")
	                              : size == 3 && !made_up;
}

START_TEST(the_tally_can_be_read)
{
	const struct told *it = &told[_i / SIZES];
	struct view view;
	if (left_for_the_long_run(_i))
		return;
	screens_language(it->language);
	view_init(&view, it->scenario, it->names, 1024, 600);
	ck_assert_int_eq(tally_check(&view, it->scenario, &sizes[_i % SIZES]), 0);
	view_finish(&view);
}
END_TEST

/* Where the first two scores are paid at once their marks stand on each other, and the name of the part has no room on
 * its right: then it has none on its left either, where it is said which score runs. */
START_TEST(the_bar_can_be_read_where_it_begins_with_two_at_once)
{
	struct view view;
	screens_language("en");
	view_init(&view, "whole-game", NULL, 1024, 600);
	struct tally *tally = (struct tally *)view.show->tally;
	tally->marks[tally->mark_count] = tally->marks[0];
	tally->marks[tally->mark_count++].stack = 1;
	ck_assert_int_eq(tally_check(&view, "two at once", &sizes[0]), 0);
	view_finish(&view);
}
END_TEST

/* Where the second part begins soon after the first: its line runs through no letter of the first one's name. */
START_TEST(no_line_of_the_bar_crosses_a_name)
{
	static const char *const languages[] = {"ca", "xx"};
	struct view view;
	screens_language(languages[_i]);
	view_init(&view, "R-23.5-nothing-for-an-inn-or-a-cathedral", NULL, 1024, 600);
	const char *name = tally_part_word(view.show->tally, PART_UNFINISHED);
	struct rect letters = {0};
	struct screen *screen = tally_screen_create(view.show);
	tally_screen_seek(screen, 3);
	view_build(&view, screen);
	const struct draw *draw = &view.desk.draw;
	for (int i = 0; i < draw->count; i++) {
		const struct draw_cmd *cmd = &draw->cmds[i];
		if (cmd->kind == DRAW_TEXT && !strcmp(cmd->u.text.text, name) &&
		    cmd->u.text.at.y > 300) /* the bar, below */
			letters = rect_make((int)cmd->u.text.at.x, (int)cmd->u.text.at.y - cmd->u.text.style.px / 2,
			                    cmd->u.text.width, cmd->u.text.style.px / 2);
	}
	ck_assert_int_gt(letters.w, 0);
	for (int i = 0; i < draw->count; i++)
		ck_assert(draw->cmds[i].kind != DRAW_FILL || draw->cmds[i].box.w > 4 ||
		          !rect_overlap(draw->cmds[i].box, letters));
	screen->kind->destroy(screen);
	view_finish(&view);
}
END_TEST

START_TEST(the_other_screens_can_be_read)
{
	const struct told *it = &told[_i / SIZES];
	struct view view;
	if (left_for_the_long_run(_i))
		return;
	screens_language(it->language);
	view_init(&view, it->scenario, it->names, 1024, 600);
	ck_assert_int_eq(others_check(&view, it->scenario, &sizes[_i % SIZES]), 0);
	view_finish(&view);
}
END_TEST

/* Many columns with long names in the smallest window: none runs into another. */
START_TEST(columns_of_a_small_window_are_apart)
{
	static const char *const languages[] = {"ca", "de", "es", "ro"};
	struct view view;
	screens_language(languages[_i]);
	view_init(&view, "castle/whole-game", NULL, 800, 520);
	desk_size(&view.desk, 800, 520, 100);
	struct screen *screen = result_screen_details(view.show);
	view_build(&view, screen);
	ck_assert_int_eq(texts_check(&view.desk.draw, languages[_i], TEXTS_CUT), 0);
	screen->kind->destroy(screen);
	view_finish(&view);
}
END_TEST

/* In a window that is too small for any word it is built all the same. */
START_TEST(any_size_is_built)
{
	static const int small[][2] = {{1, 1}, {2, 300}, {300, 2}, {40, 30}, {400, 300}};
	enum { SCREENS = 4 };
	struct view view;
	view_init(&view, "whole-game", NULL, 1280, 720);
	static const struct settings both[] = {{{[SETTING_FARM] = FARM_CITY4}}, {{[SETTING_FARM] = FARM_CITY3}}};
	struct screen *const screens[SCREENS] = {tally_screen_create(view.show), result_screen_create(view.show),
	                                         audit_screen_create(view.show),
	                                         editions_screen_create(view.show, both, 2)};
	tally_screen_seek(screens[0], tally_screen_length(screens[0]));
	for (size_t s = 0; s < 2 * sizeof small / sizeof *small; s++) {
		desk_size(&view.desk, small[s / 2][0], small[s / 2][1], s % 2 ? 200 : 100);
		for (int i = 0; i < SCREENS; i++)
			view_build(&view, screens[i]);
	}
	for (int i = 0; i < SCREENS; i++)
		screens[i]->kind->destroy(screens[i]);
	view_finish(&view);
}
END_TEST

/* A whole game in a window whose second seat is a computer player's. */
static void view_spoken(struct view *view)
{
	language_set("en");
	view_init(view, "whole-game", NULL, 1280, 720);
	session_set_computer(view->ending.session, 1, 3);
	view->desk.host.windowed = view->desk.prefs.talk = true;
}

/* The last word of a computer player has his figure beside it. */
START_TEST(a_last_word_has_its_speaker)
{
	struct view view;
	view_spoken(&view);
	screen_push(&view.desk.host, result_screen_watched(view.show));
	desk_build(&view.desk);
	ck_assert(view.desk.notice.shown);
	ck_assert_int_eq(view.desk.notice.speaker, 1 + 3);
	ck_assert_int_eq(view.desk.notice.color, (int)game_color(view.show->game, 1));
	view_finish(&view);
}
END_TEST

/* However one comes to the result, and once. */
START_TEST(a_last_word_is_said_once)
{
	struct view view;
	view_spoken(&view);
	for (int i = 0; i < 2; i++) {
		screen_push(&view.desk.host, result_screen_create(view.show));
		desk_build(&view.desk);
		ck_assert_int_eq(view.desk.notice.shown, i == 0);
		view.desk.notice.shown = false;
		screen_pop(&view.desk.host);
	}
	view_finish(&view);
}
END_TEST

/* A message that stands as the result comes is waited for. */
START_TEST(a_last_word_waits_for_a_message)
{
	struct view view;
	view_spoken(&view);
	notice_pass(&view.desk.host, view.desk.frame.now, "Saved", "as always");
	screen_push(&view.desk.host, result_screen_watched(view.show));
	desk_build(&view.desk);
	ck_assert_str_eq(view.desk.notice.title, "Saved");
	view.desk.frame.now = view.desk.notice.until + 1;
	screen_tick(&view.desk.host, view.desk.frame.now);
	desk_build(&view.desk);
	ck_assert_int_eq(view.desk.notice.speaker, 1 + 3);
	view_finish(&view);
}
END_TEST

/* They speak one after the other, the best first; who clicks one away hears no more of them. */
START_TEST(last_words_come_one_by_one)
{
	for (int click = 0; click < 2; click++) {
		struct view view;
		language_set("en");
		view_init(&view, "whole-game", NULL, 1280, 720);
		int players = game_player_count(view.show->game), spoke = 0;
		for (int seat = 1; seat < players; seat++)
			session_set_computer(view.ending.session, seat, seat % 5);
		ck_assert_int_gt(players, 2);
		view.desk.host.windowed = view.desk.prefs.talk = true;
		screen_push(&view.desk.host, result_screen_watched(view.show));
		desk_build(&view.desk);
		for (int i = 0; i < 2 * players; i++) {
			bool said = view.desk.notice.shown && view.desk.frame.now < view.desk.notice.until;
			spoke += said;
			ck_assert(!said || strstr(view.desk.notice.text, ".") || strstr(view.desk.notice.text, "!") ||
			          strstr(view.desk.notice.text, "?"));
			if (click)
				view.desk.notice.shown = false;
			view.desk.frame.now += 5000;
			screen_tick(&view.desk.host, view.desk.frame.now);
			desk_build(&view.desk);
		}
		ck_assert_int_eq(spoke, click ? 1 : players - 1);
		view_finish(&view);
	}
}
END_TEST

/* Enter, pressed once more because the count's end took its time, begins no new game: the result is seen for a moment
 * first, however long its first frame takes. */
START_TEST(an_impatient_enter_begins_nothing)
{
	struct view view;
	language_set("en");
	view_init(&view, "whole-game", NULL, 1280, 720);
	view.desk.host.windowed = true;
	struct screen *result = result_screen_watched(view.show);
	screen_push(&view.desk.host, result);
	view.desk.frame.now += 5000;
	for (int frames = 0; frames < 2; frames++) {
		desk_key(&view.desk, KEY_ENTER, 0);
		ck_assert_ptr_eq(screen_top(&view.desk.host), result);
		desk_build(&view.desk);
	}
	desk_key(&view.desk, KEY_ENTER, 0);
	ck_assert_ptr_eq(screen_top(&view.desk.host), result);
	view.desk.frame.now += 1000;
	desk_key(&view.desk, KEY_ENTER, 0);
	ck_assert_ptr_ne(screen_top(&view.desk.host), result);
	view_finish(&view);
}
END_TEST

/* When all is counted who has more points stands above who has less, and the first alone is lit. */
START_TEST(the_last_bill_is_in_the_order_of_points)
{
	struct view view;
	int foot[PLAYERS_MAX] = {0};
	language_set("en");
	view_init(&view, "whole-game", NULL, 1280, 720);
	const struct tally *tally = view.show->tally;
	struct screen *screen = tally_screen_create(view.show);
	tally_screen_seek(screen, tally->length);
	view_build(&view, screen);
	for (int i = 0; i < view.desk.draw.count; i++) {
		const struct draw_cmd *cmd = &view.desk.draw.cmds[i];
		for (int seat = 0; seat < tally->player_count && cmd->kind == DRAW_TEXT; seat++)
			if (!strcmp(cmd->u.text.text, tally->names[seat]) && (int)cmd->u.text.at.y > foot[seat])
				foot[seat] = (int)cmd->u.text.at.y;
	}
	for (int a = 0; a < tally->player_count; a++)
		for (int b = 0; b < tally->player_count; b++)
			ck_assert(game_score(tally->game, a) <= game_score(tally->game, b) || foot[a] < foot[b]);
	screen->kind->destroy(screen);
	view_finish(&view);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("texts");
	TCase *tests = tcase_create("texts");
	tcase_set_timeout(tests, 120);
	tcase_add_loop_test(tests, columns_of_a_small_window_are_apart, 0, 4);
	tcase_add_test(tests, any_size_is_built);
	tcase_add_test(tests, the_bar_can_be_read_where_it_begins_with_two_at_once);
	tcase_add_loop_test(tests, no_line_of_the_bar_crosses_a_name, 0, 2);
	tcase_add_test(tests, a_last_word_has_its_speaker);
	tcase_add_test(tests, a_last_word_is_said_once);
	tcase_add_test(tests, a_last_word_waits_for_a_message);
	tcase_add_test(tests, last_words_come_one_by_one);
	tcase_add_test(tests, an_impatient_enter_begins_nothing);
	tcase_add_test(tests, the_last_bill_is_in_the_order_of_points);
	tcase_add_loop_test(tests, the_tally_can_be_read, 0, TOLD * SIZES);
	tcase_add_loop_test(tests, the_other_screens_can_be_read, 0, TOLD * SIZES);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
