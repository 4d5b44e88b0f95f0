/* rules.c - one game at a time, and suites of tests that play it. */
#include "rules.h"

struct table t;
struct game *game;

void board(const char *players, const char *settings, const char *laid)
{
	table_init(&t, players, settings);
	table_lay(&t, laid);
}

void begin(void)
{
	game_destroy(game);
	game = table_begin(&t);
}

static void teardown(void)
{
	game_destroy(game);
	game = NULL;
}

Suite *rules_suite(const char *name, const TTest *const *tests, int count)
{
	Suite *suite = suite_create(name);
	TCase *rules = tcase_create("rules");

	tcase_set_timeout(rules, 120);
	tcase_add_checked_fixture(rules, NULL, teardown);
	for (int i = 0; i < count; i++)
		tcase_add_test(rules, tests[i]);
	suite_add_tcase(suite, rules);
	return suite;
}
