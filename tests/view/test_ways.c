/* The ways to an example: from a refusal, from what is pointed at, from the help, from a score. */
#define _XOPEN_SOURCE 700
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "../home.h"
#include "../runner.h"
#include "app/language.h"
#include "app/save.h"
#include "ruler.h"
#include "screens.h"
#include "view/kit/narrate.h"
#include "view/kit/routes.h"
#include "view/kit/shelf.h"
#include "view/play/screen.h"
#include "../frames/seen.h"
#include "view/screens/help.h"

static struct desk desk;

static void setup(void)
{
	language_set("en");
	desk_init(&desk);
	screen_reset(&desk.host, open_screen_create(&desk.host, OPEN_EXAMPLES));
	desk_build(&desk);
	desk_build(&desk);
}

static void teardown(void) { desk_finish(&desk); }

/* The pointer goes to the first place that is refused. */
static void ask_of_refused(const struct screen *table)
{
	struct play_seen seen = play_seen(table, desk.frame.now);
	for (int i = 0; i < seen.found->slot_count; i++)
		if (!seen.found->slots[i].legal) {
			desk_input(&desk, &(struct input){.kind = INPUT_MOVE,
			                                  .x = (int)seen.slot_places[i].x,
			                                  .y = (int)seen.slot_places[i].y});
			break;
		}
	desk_build(&desk);
}

/* From what is refused to the file that shows its rule, and back to the same table.  Unasked nothing is told. */
START_TEST(a_refusal_leads_to_an_example)
{
	struct screen *table = screens_game(&desk.host, "E000-05", -1);
	screen_reset(&desk.host, table);
	desk_build(&desk);
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "Example"));
	ck_assert(!desk_says(&desk, " here"));
	ask_of_refused(table);
	ck_assert(desk_says(&desk, " here"));
	ck_assert(desk_says(&desk, "Example"));
	ck_assert(desk_press(&desk, ui_name("play.example")));
	desk_build(&desk);
	ck_assert_ptr_ne(screen_top(&desk.host), table);
	ck_assert(desk_says(&desk, shelf_list(&desk.host)->items[screens_example(&desk.host, "E000-05")].about->title));
	ck_assert(desk_says(&desk, "Blue may place his follower as a farmer only"));
	ck_assert(desk_press(&desk, ui_name("look.done")));
	desk_build(&desk);
	ck_assert_ptr_eq(screen_top(&desk.host), table);
}
END_TEST

/* From the card of what is pointed at: a key; and a button, for which the pointer may leave. */
START_TEST(a_feature_leads_to_an_example)
{
	struct screen *table = screens_game(&desk.host, "E000-07", 0);
	screen_reset(&desk.host, table);
	desk_build(&desk);
	desk_build(&desk);
	struct rect box =
	    camera_cell(play_seen(table, desk.frame.now).camera, play_seen(table, desk.frame.now).layout->stage, 0, 0);
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = box.x + box.w / 2, .y = box.y + box.h / 2});
	desk.frame.now += 2000;
	desk_build(&desk);
	ck_assert(desk_says(&desk, "X: an example of its rule."));
	ck_assert(desk_press(&desk, ui_name("play.example")));
	desk_build(&desk);
	ck_assert_ptr_ne(screen_top(&desk.host), table);
	ck_assert(desk_says(&desk, "Example"));
	ck_assert(desk_press(&desk, ui_name("look.done")));
	desk_build(&desk);
	ck_assert_ptr_eq(screen_top(&desk.host), table);
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = box.x + box.w / 2, .y = box.y + box.h / 2});
	desk.frame.now += 2000;
	desk_build(&desk);
	desk_input(&desk,
	           &(struct input){.kind = INPUT_KEY, .key = 'x', .x = box.x + box.w / 2, .y = box.y + box.h / 2});
	desk_build(&desk);
	ck_assert_ptr_ne(screen_top(&desk.host), table);
	ck_assert(desk_says(&desk, "Example"));
}
END_TEST

/* Where no follower can be put at all a taken place tells its rule, too. */
START_TEST(a_place_leads_to_an_example_when_none_is_free)
{
	char home[HOME_SIZE], path[HOME_SIZE + 16], error[FORMAT_LINE_SIZE] = "";
	home_make(home);
	snprintf(path, sizeof path, "%s/game.json", home);
	FILE *file = fopen(path, "w");
	ck_assert_ptr_nonnull(file);
	fprintf(file, "{\"format\": 1, \"game\": \"carcassonne\", \"players\": [\"yellow\", \"red\"], "
	              "\"settings\": {\"edition\": \"old\"}, \"deck\": [\"N\", \"U\", \"C\", \"V\", \"V\"], "
	              "\"moves\": [\"place N 0,-1 2\", \"meeple city:E\", \"place U 0,1 0\", \"pass\"]}");
	fclose(file);
	struct session *session = save_open(desk.host.tiles, NULL, path, -1, error);
	ck_assert_msg(session != NULL, "%s", error);
	home_remove(home);
	struct screen *table = play_screen_create(&desk.host, session);
	screen_reset(&desk.host, table);
	desk_build(&desk);
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "Example"));
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert_int_eq(play_seen(table, desk.frame.now).found->wait, WAIT_END);
	ask_of_refused(table);
	ck_assert(desk_says(&desk, "Example"));
}
END_TEST

/* The button belongs to the card: the pointer has time to come to it, and it goes with the next press or by itself. */
START_TEST(the_example_goes_with_its_card)
{
	struct screen *table = screens_game(&desk.host, "E000-07", 0);
	screen_reset(&desk.host, table);
	desk_build(&desk);
	desk_build(&desk);
	struct rect stage = play_seen(table, desk.frame.now).layout->stage,
	            box = camera_cell(play_seen(table, desk.frame.now).camera, stage, 0, 0);
	struct input at = {.kind = INPUT_MOVE, .x = box.x + box.w / 2, .y = box.y + box.h / 2},
	             off = {.kind = INPUT_MOVE, .x = stage.x + stage.w - 4, .y = stage.y + stage.h - 4}, press = off;
	press.kind = INPUT_PRESS;
	press.button = BUTTON_LEFT;
	for (int way = 0; way < 3; way++) {
		desk_input(&desk, &at);
		desk.frame.now += 2000;
		desk_build(&desk);
		desk_build(&desk);
		const struct ui_item *link = desk_widget(&desk, ui_name("play.example"));
		ck_assert_ptr_nonnull(link);
		struct input over = {.kind = INPUT_MOVE, .x = link->box.x + 5, .y = link->box.y + 5};
		desk_input(&desk, &off);
		desk.frame.now += 2000;
		desk_build(&desk);
		ck_assert_ptr_nonnull(desk_widget(&desk, ui_name("play.example")));
		if (way == 0)
			desk_input(&desk, &press);
		else if (way == 1)
			desk.frame.now += 3000;
		for (int i = 0; way == 2 && i < 4; i++) { /* under the pointer it waits */
			desk_input(&desk, &over);
			desk.frame.now += 3000;
			desk_build(&desk);
		}
		desk_build(&desk);
		ck_assert_msg((desk_widget(&desk, ui_name("play.example")) != NULL) == (way == 2), "way %d", way);
		press.kind = INPUT_RELEASE;
		desk_input(&desk, &press);
	}
}
END_TEST

/* Wherever one points the table comes to rest. */
START_TEST(pointing_at_features_comes_to_rest)
{
	struct screen *table = screens_game(&desk.host, "E000-05", -1);
	int told = 0;
	screen_reset(&desk.host, table);
	desk_build(&desk);
	desk_build(&desk);
	for (int at = 0; at < 16 * 9; at++) {
		desk_input(&desk, &(struct input){.kind = INPUT_MOVE,
		                                  .x = desk.draw.w * (at % 16) / 16,
		                                  .y = desk.draw.h * (at / 16) / 9});
		desk.frame.now += 2000;
		desk_build(&desk);
		ck_assert_msg(!table->widgets->again, "at %d,%d", at % 16, at / 16);
		told += desk_says(&desk, "X: an example of its rule.");
	}
	ck_assert_int_gt(told, 0);
}
END_TEST

/* Where nothing is refused nothing is offered. */
START_TEST(nothing_is_offered_without_a_refusal)
{
	screen_reset(&desk.host, screens_game(&desk.host, "E001-03", 0));
	desk_build(&desk);
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "Example"));
	ck_assert(shelf_shows(&desk.host, GAME_CARCASSONNE, "R-4.4"));
	ck_assert(!shelf_shows(&desk.host, GAME_CASTLE, "R-4.4") &&
	          !shelf_shows(&desk.host, GAME_CARCASSONNE, "R-0.1"));
}
END_TEST

/* Every chapter of both games has an example of its rule, and a button that leads to it. */
START_TEST(help_leads_to_examples)
{
	static const char *const pages[] = {"help", "help-castle"};
	screen_reset(&desk.host, screens_create(&desk.host, pages[_i]));
	desk_build(&desk);
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name_at("help.example", 0)));
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "help");
	const struct help_chapter *chapter;
	for (int i = 0; (chapter = help_chapter(_i ? GAME_CASTLE : GAME_CARCASSONNE, i)) != NULL; i++)
		ck_assert_msg(shelf_shows(&desk.host, _i ? GAME_CASTLE : GAME_CARCASSONNE, chapter->rule), "%s: %s",
		              chapter->title, chapter->rule);
}
END_TEST

/* No expansion's chapters are lost by the place that it has chosen for them. */
START_TEST(help_has_the_chapters_of_all_expansions)
{
	int brought = 0, shown = 0;

	for (int e = 0; e < expansion_words_count; e++)
		brought +=
		    expansion_words_table[e]->game == GAME_CARCASSONNE ? expansion_words_table[e]->chapter_count : 0;
	while (help_chapter(GAME_CARCASSONNE, shown))
		shown++;
	ck_assert_int_eq(shown, brought);
}
END_TEST

/* From the result, too, F1 and ? lead to the help, and its keys are read to the end by one key. */
START_TEST(the_result_leads_to_the_help)
{
	const char *last = "Game controller";

	desk_size(&desk, 1024, 600, 100);
	screen_reset(&desk.host, screens_game(&desk.host, "whole-game", -1));
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name("play.end")));
	desk_build(&desk);
	desk.frame.now += 20000;
	desk_build(&desk);
	desk_key(&desk, KEY_F1, 0);
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "help");
	ck_assert(desk_press(&desk, ui_name_at("help.page", 2)));
	desk_build(&desk);
	ck_assert(desk_reads(&desk, "what it would be at the end, as it looks now"));
	ck_assert_float_gt(desk_find(&desk, last)->u.text.at.y, 600);
	desk_key(&desk, KEY_END, 0);
	desk_build(&desk);
	ck_assert_float_lt(desk_find(&desk, last)->u.text.at.y, 600);
	desk_key(&desk, KEY_HOME, 0);
	desk_build(&desk);
	ck_assert_float_gt(desk_find(&desk, last)->u.text.at.y, 600);
	desk_key(&desk, KEY_F1, 0);
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "result");
}
END_TEST

/* What courts are has a card of its own. */
START_TEST(help_tells_of_courts)
{
	desk_size(&desk, 1920, 1080, 100);
	screen_reset(&desk.host, screens_create(&desk.host, "help-castle"));
	desk_build(&desk);
	desk_build(&desk);
	ck_assert_ptr_nonnull(desk_find(&desk, "Courts"));
	ck_assert(desk_reads(&desk, "on a tie nobody does. A court without a market pays nothing."));
}
END_TEST

/* Who opens a game that has ended hears no last words again. */
START_TEST(a_finished_game_has_said_its_last_words)
{
	char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];

	ck_assert(data_path("scenarios/whole-game.json", path));
	struct session *session = save_open(desk.host.tiles, NULL, path, -1, error);
	session_set_computer(session, 1, 3);
	desk.host.windowed = desk.prefs.talk = true;
	screen_reset(&desk.host, play_screen_create(&desk.host, session));
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name("play.end")));
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "result");
	ck_assert(!desk.notice.shown);
}
END_TEST

/* A line of the audit has its rule's example. */
START_TEST(a_score_leads_to_an_example)
{
	char *told = NULL;
	size_t size = 0;
	struct narrator narrator = {.stream = open_memstream(&told, &size)};

	screen_reset(&desk.host, screens_game(&desk.host, "whole-game", -1));
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name("play.end")));
	desk_build(&desk);
	desk.frame.now += 20000;
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name("result.details")));
	ck_assert(desk_press(&desk, ui_name("result.audit")));
	desk_build(&desk);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Example"));
	desk.host.narrator = &narrator; /* who hears it hears of the one that is chosen */
	narrate_frame(&desk.host, &desk.draw);
	desk_key(&desk, KEY_DOWN, 0);
	desk_build(&desk);
	narrate_frame(&desk.host, &desk.draw);
	desk.host.narrator = NULL;
	fclose(narrator.stream);
	ck_assert_msg(strstr(told, "Score 1 · ") && strstr(told, "Score 2 · "), "%s", told);
	free(told);
	ck_assert(desk_press(&desk, ui_name("audit.example")));
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("ways");
	TCase *tests = tcase_create("ways");

	tcase_add_checked_fixture(tests, setup, teardown);
	tcase_set_timeout(tests, 120);
	tcase_add_test(tests, a_refusal_leads_to_an_example);
	tcase_add_test(tests, a_feature_leads_to_an_example);
	tcase_add_test(tests, the_example_goes_with_its_card);
	tcase_add_test(tests, pointing_at_features_comes_to_rest);
	tcase_add_test(tests, a_place_leads_to_an_example_when_none_is_free);
	tcase_add_test(tests, nothing_is_offered_without_a_refusal);
	tcase_add_loop_test(tests, help_leads_to_examples, 0, 2);
	tcase_add_test(tests, help_has_the_chapters_of_all_expansions);
	tcase_add_test(tests, a_score_leads_to_an_example);
	tcase_add_test(tests, the_result_leads_to_the_help);
	tcase_add_test(tests, a_finished_game_has_said_its_last_words);
	tcase_add_test(tests, help_tells_of_courts);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
