/*
 * main.c - the tests of the rules, in one program: tests/faults/ links it with
 * engines that have a mistake planted in them.
 */
#include "../runner.h"
#include "../tiles.h"
#include "castle.h"
#include "rules.h"

struct tile_set *tiles;

Suite *rules_suite(const char *name, const TTest *const *tests, int count)
{
	Suite *suite = suite_create(name);
	TCase *tcase = tcase_create(name);

	tcase_add_checked_fixture(tcase, NULL, board_clear);
	if (!getenv("CK_DEFAULT_TIMEOUT"))
		tcase_set_timeout(tcase, 60);
	for (int i = 0; i < count; i++)
		tcase_add_test(tcase, tests[i]);
	suite_add_tcase(suite, tcase);
	return suite;
}

int main(int argc, char **argv)
{
	Suite *(*const suites[])(void) = {
	    setup_suite,       placing_suite, claiming_suite, features_suite,  scoring_suite, farms_suite,
	    final_suite,       traps_suite,   refusals_suite, river_suite,     abbot_suite,   river2_suite,
	    river_games_suite, city_suite,    count_suite,    count_end_suite, king_suite,    shrines_suite,
	    together_suite,    inns_suite,    traders_suite,  goods_suite,     both_suite,    dragon_suite,
	    dragon_and_suite,  abbey_suite,
	};
	SRunner *runner = srunner_create(NULL);
	char data[1024];

	/* Where the tiles lie: the argument, or wherever the game finds them. */
	tiles = tiles_or_exit(argc > 1 ? argv[1] : NULL);
	for (size_t i = 0; i < sizeof suites / sizeof suites[0]; i++)
		srunner_add_suite(runner, suites[i]());
	/* The Castle's files lie beside them. */
	snprintf(data, sizeof data, "%.1000s/..", argc > 1 ? argv[1] : "");
	srunner_add_suite(runner, castle_suite(argc > 1 ? data : NULL));
	int status = runner_run(runner);
	castle_done();
	tile_set_destroy(tiles);
	return status;
}
