/* The same table under other farm rules: RULES section 7's two boards. */
#include "suite.h"

#include "app/rulebook.h"

static const struct expected {
	const char *name;
	int rule;
	int scores[PLAYERS_MAX];
} boards[] = {
    /* E000-21: red, yellow, blue */
    {"E000-21", FARM_CITY4, {8, 0, 0}},
    {"E000-21", FARM_CITY3, {6, 0, 0}},
    {"E000-21", FARM_FIELD3, {6, 0, 3}},
    {"E000-21", FARM_FIELD3CAP, {6, 0, 3}},
    /* E000-24: blue, red, yellow, black */
    {"E000-24", FARM_CITY4, {12, 4, 16, 0}},
    {"E000-24", FARM_CITY3, {9, 3, 12, 0}},
    {"E000-24", FARM_FIELD3, {15, 9, 12, 0}},
    {"E000-24", FARM_FIELD3CAP, {9, 9, 12, 0}},
};
enum { BOARDS = sizeof boards / sizeof boards[0] };

START_TEST(rescored_by_the_engine)
{
	struct view view;
	view_init(&view, boards[_i].name, NULL, 1280, 720);
	struct settings settings = *game_settings(view.show->game);
	settings.value[SETTING_FARM] = (uint8_t)boards[_i].rule;
	struct show *other = show_rescored(view.show, &settings);
	ck_assert(other);
	for (int seat = 0; seat < game_player_count(view.ending.game); seat++)
		ck_assert_int_eq(game_score(other->game, seat), boards[_i].scores[seat]);
	show_drop(other);
	view_finish(&view);
}
END_TEST

/* Under its own rule a table gives its own scores again. */
START_TEST(rescored_as_it_was)
{
	struct view view;
	view_init(&view, whole_games[_i], NULL, 1280, 720);
	struct show *same = show_rescored(view.show, game_settings(view.show->game));
	ck_assert_msg(same, "%s cannot be set up again", whole_games[_i]);
	for (int seat = 0; seat < game_player_count(view.ending.game); seat++)
		ck_assert_int_eq(game_score(same->game, seat), game_score(view.ending.game, seat));
	show_drop(same);
	view_finish(&view);
}
END_TEST

START_TEST(differences_are_told)
{
	static const struct settings rules[] = {
	    {{[SETTING_FARM] = FARM_CITY4}}, {{[SETTING_FARM] = FARM_CITY3}}, {{[SETTING_FARM] = FARM_FIELD3}}};
	struct view view;
	view_init(&view, "E000-24", NULL, 1920, 1080);
	struct screen *screen = editions_screen_create(view.show, rules, 3);
	ck_assert(screen);
	view_build(&view, screen);
	ck_assert(desk_says(&view.desk, "new winner"));
	ck_assert(desk_says(&view.desk, "same winner"));
	ck_assert(desk_says(&view.desk, "Blue is paid again for A and B."));
	ck_assert(desk_says(&view.desk, "3 × 3 + 2 × 3"));
	screen->kind->destroy(screen);
	view_finish(&view);
}
END_TEST

/* The letters that the file gives, and the same comparison with this game, whatever stands first. */
START_TEST(the_order_changes_nothing)
{
	static const struct settings rules[] = {
	    {{[SETTING_FARM] = FARM_FIELD3}}, {{[SETTING_FARM] = FARM_CITY3}}, {{[SETTING_FARM] = FARM_CITY4}}};
	struct view view;
	view_init(&view, "E000-24", NULL, 1920, 1080);
	struct screen *screen = editions_screen_create(view.show, rules, 3);
	ck_assert(screen);
	view_build(&view, screen);
	ck_assert(desk_find(&view.desk, "new winner") && desk_find(&view.desk, "same winner") &&
	          desk_find(&view.desk, "this game"));
	ck_assert(desk_says(&view.desk, "Blue is paid less often for A and B."));
	screen->kind->destroy(screen);
	view_finish(&view);
	view_init(&view, "E000-24", NULL, 1280, 720);
	struct show *other = show_rescored(view.show, &rules[0]);
	for (int c = 0; c < view.show->tally->city_count; c++)
		ck_assert_str_eq(view.show->tally->cities[c].letter, other->tally->cities[c].letter);
	show_drop(other);
	view_finish(&view);
}
END_TEST

/* Every setting that decides what is paid, not the farms alone: the truth is the engine's, which plays the same moves.
 */
START_TEST(other_settings_decide_too)
{
	struct view view;
	view_init(&view, whole_games[_i], NULL, 1280, 720);
	for (int setting = SETTING_TWO_TILE; setting < SETTING_COUNT; setting++) {
		const struct setting_info *info = game_setting_info(GAME_CARCASSONNE, (enum setting)setting);
		struct scenario again = *session_scenario(view.ending.session);
		struct format_error error;
		if (!info || !rulebook_decides((enum setting)setting))
			continue;
		for (int value = 0; value < info->value_count; value++) {
			again.setup.settings = *game_settings(view.ending.game);
			again.setup.settings.value[setting] = (uint8_t)value;
			struct game *truth =
			    scenario_play(&again, session_history(view.ending.session)->ply_count, &error);
			struct show *show = show_rescored(view.show, &again.setup.settings);
			ck_assert_msg(truth && show, "%s: %s", info->key, error.text);
			for (int seat = 0; seat < game_player_count(truth); seat++)
				ck_assert_int_eq(game_score(show->game, seat), game_score(truth, seat));
			show_drop(show);
			game_destroy(truth);
		}
	}
	view_finish(&view);
}
END_TEST

START_TEST(no_farmers_are_told)
{
	static const struct settings rules[] = {
	    {{[SETTING_FARM] = FARM_CITY4}}, {{[SETTING_FARM] = FARM_OFF}}, {{[SETTING_FARM] = FARM_FIELD3}}};
	struct view view;
	view_init(&view, "E000-24", NULL, 1920, 1080);
	for (int first = 0; first < 2; first++) {
		struct screen *screen = editions_screen_create(view.show, rules + first, 2);
		ck_assert(screen);
		view_build(&view, screen);
		ck_assert(desk_says(&view.desk, "This game has no farmers."));
		ck_assert(desk_says(&view.desk, first ? "Blue is paid for A" : "Blue is no longer paid for A"));
		screen->kind->destroy(screen);
	}
	view_finish(&view);
}
END_TEST

START_TEST(differences_of_other_settings_are_told)
{
	struct view view;
	view_init(&view, "whole-game", NULL, 1280, 720);
	struct settings list[2] = {*game_settings(view.show->game), *game_settings(view.show->game)};
	list[1].value[SETTING_TWO_TILE] ^= 1;
	struct screen *screen = editions_screen_create(view.show, list, 2);
	ck_assert(screen);
	view_build(&view, screen);
	ck_assert(desk_says(&view.desk, "City of two tiles: 2"));
	ck_assert(desk_says(&view.desk, "Cities 20 instead of 22"));
	screen->kind->destroy(screen);
	list[1] = list[0];
	ck_assert(!editions_screen_create(view.show, list, 2));
	view_finish(&view);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("editions");
	TCase *tests = tcase_create("editions");
	tcase_set_timeout(tests, 120);
	tcase_add_loop_test(tests, rescored_by_the_engine, 0, BOARDS);
	tcase_add_loop_test(tests, rescored_as_it_was, 0, 3);
	tcase_add_test(tests, no_farmers_are_told);
	tcase_add_test(tests, differences_are_told);
	tcase_add_test(tests, the_order_changes_nothing);
	tcase_add_loop_test(tests, other_settings_decide_too, 0, 3);
	tcase_add_test(tests, differences_of_other_settings_are_told);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
