/* A home directory of its own for what a test writes; _XOPEN_SOURCE 700 comes first. */
#ifndef BASTIDE_TESTS_HOME_H
#define BASTIDE_TESTS_HOME_H

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HOME_SIZE = 40 };

#ifdef _WIN32
#include <direct.h>
#include <process.h>

static inline void home_make(char directory[HOME_SIZE])
{
	snprintf(directory, HOME_SIZE, "bastide-test-%d", _getpid());
	ck_assert_int_eq(_mkdir(directory), 0);
}

static inline void home_remove(const char *directory)
{
	char command[2200];
	snprintf(command, sizeof command, "rmdir /s /q %s", directory);
	ck_assert_int_eq(system(command), 0);
}
#else
static inline void home_make(char directory[HOME_SIZE])
{
	strcpy(directory, "/tmp/bastide-test-XXXXXX");
	ck_assert_ptr_nonnull(mkdtemp(directory));
}

/* With all that is in it, though it may have been made read-only. */
static inline void home_remove(const char *directory)
{
	char command[2200]; /* a home is named in 1,023 bytes at the most, twice */
	snprintf(command, sizeof command, "chmod -R u+w %s; rm -rf %s", directory, directory);
	ck_assert_int_eq(system(command), 0);
}
#endif

#endif
