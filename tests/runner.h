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

#endif
