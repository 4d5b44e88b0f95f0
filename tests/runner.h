/* runner.h - how every program of these tests ends its main(). */
#ifndef BASTIDE_TESTS_RUNNER_H
#define BASTIDE_TESTS_RUNNER_H

#include <check.h>
#include <stdlib.h>

/* Runs all that is in it, as CK_VERBOSITY tells, and frees it; returns the program's
 * exit status. */
static inline int runner_run(SRunner *runner)
{
	srunner_run_all(runner, CK_ENV);
	int failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

static inline int runner_run_suite(Suite *suite) { return runner_run(srunner_create(suite)); }

/* A suite of one case: these tests, each between `first` and `last`, each with so many seconds. */
static inline int runner_run_tests(const char *name, SFun first, SFun last, double seconds, const TTest *const tests[],
                                   size_t count)
{
	Suite *suite = suite_create(name);
	TCase *tcase = tcase_create(name);
	tcase_add_checked_fixture(tcase, first, last);
	tcase_set_timeout(tcase, seconds);
	for (size_t i = 0; i < count; i++)
		tcase_add_test(tcase, tests[i]);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}

#endif
