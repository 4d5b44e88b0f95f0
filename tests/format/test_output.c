/* Files written beside their place: modes, links, names that are taken. */
#define _XOPEN_SOURCE 700
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../home.h"
#include "../runner.h"
#include "output.h"

static char home[HOME_SIZE], path[200], link_path[200];

static void begin(void)
{
	home_make(home);
	snprintf(path, sizeof path, "%s/file", home);
	snprintf(link_path, sizeof link_path, "%s/link", home);
}

static void end(void) { home_remove(home); }

static bool put(const char *where, const char *text)
{
	struct output output;
	return output_open(&output, where, true) && output_close(&output, fputs(text, output.stream) >= 0);
}

static void holds(const char *where, const char *text)
{
	char found[100] = "";
	FILE *file = fopen(where, "r");
	ck_assert_ptr_nonnull(file);
	ck_assert_uint_eq(fread(found, 1, sizeof found - 1, file), strlen(text));
	fclose(file);
	ck_assert_str_eq(found, text);
}

static int files(void)
{
	int count = 0;
	DIR *directory = opendir(home);
	ck_assert_ptr_nonnull(directory);
	while (readdir(directory))
		count++;
	closedir(directory);
	return count - 2;
}

START_TEST(the_mode_is_kept)
{
	struct stat about;
	ck_assert(put(path, "one"));
	ck_assert_int_eq(chmod(path, 0604), 0);
	ck_assert(put(path, "two"));
	holds(path, "two");
	ck_assert_int_eq(stat(path, &about), 0);
	ck_assert_int_eq(about.st_mode & 07777, 0604);
	ck_assert_int_eq(files(), 1);
}
END_TEST

START_TEST(a_link_is_kept)
{
	struct stat about;
	ck_assert_int_eq(symlink("file", link_path), 0); /* which leads nowhere yet */
	ck_assert(put(link_path, "one"));
	holds(path, "one");
	ck_assert(put(link_path, "two"));
	holds(path, "two");
	ck_assert(lstat(link_path, &about) == 0 && S_ISLNK(about.st_mode));
	ck_assert_int_eq(files(), 2);
	ck_assert(unlink(link_path) == 0 && symlink("link", link_path) == 0);
	ck_assert(!put(link_path, "three"));
	ck_assert_int_eq(errno, ELOOP);
	ck_assert_int_eq(files(), 2);
}
END_TEST

/* The old file is there until the new one is whole, and stays where that is not to be. */
START_TEST(what_fails_changes_nothing)
{
	struct output output;
	char name[2 * FORMAT_PATH_SIZE];
	ck_assert(put(path, "one"));
	ck_assert(output_open(&output, path, true));
	fputs("two", output.stream);
	fflush(output.stream);
	holds(path, "one");
	ck_assert_int_eq(files(), 2);
	ck_assert(!output_close(&output, false));
	holds(path, "one");
	ck_assert_int_eq(files(), 1);
	memset(name, 'a', sizeof name - 1);
	name[sizeof name - 1] = '\0';
	ck_assert(!output_open(&output, name, true));
	ck_assert_int_eq(errno, ENAMETOOLONG);
	snprintf(name, sizeof name, "%s/not/there", home);
	ck_assert(!output_open(&output, name, true));
	ck_assert_int_eq(errno, ENOENT);
}
END_TEST

/* Two that write the same file at a time never share a name, and nobody else can be waiting under it. */
START_TEST(names_are_never_the_same)
{
	enum { AT_A_TIME = 40 };
	static struct output outputs[AT_A_TIME];
	for (int i = 0; i < AT_A_TIME; i++) {
		ck_assert(output_open(&outputs[i], path, false));
		for (int k = 0; k < i; k++)
			ck_assert_str_ne(outputs[i].temporary, outputs[k].temporary);
		ck_assert((fcntl(fileno(outputs[i].stream), F_GETFD) & FD_CLOEXEC) != 0);
	}
	ck_assert_int_eq(files(), AT_A_TIME);
	for (int i = 0; i < AT_A_TIME; i++)
		ck_assert(output_close(&outputs[i], fprintf(outputs[i].stream, "%d", i) > 0));
	holds(path, "39");
	ck_assert_int_eq(files(), 1);
}
END_TEST

/* A new file takes a name that nobody has; a link to nowhere has one. */
START_TEST(a_new_one_takes_nobodys_name)
{
	struct output output, other;
	ck_assert(output_open_new(&output, path) && output_open_new(&other, path));
	fputs("one", output.stream);
	fputs("two", other.stream);
	ck_assert(output_close(&output, true));
	ck_assert(!output_close(&other, true));
	ck_assert_int_eq(errno, EEXIST);
	holds(path, "one");
	ck_assert_int_eq(files(), 1);
	ck_assert_int_eq(symlink("nowhere", link_path), 0);
	ck_assert(output_open_new(&output, link_path) && !output_close(&output, true));
	ck_assert_int_eq(errno, EEXIST);
	ck_assert_int_eq(files(), 2);
}
END_TEST

START_TEST(the_same_file_is_known)
{
	char other[300];
	ck_assert(put(path, "one"));
	snprintf(other, sizeof other, "%s/../%s/file", home, strrchr(home, '/') + 1);
	ck_assert(output_same_file(path, other));
	ck_assert(symlink("file", link_path) == 0 && output_same_file(link_path, path));
	snprintf(other, sizeof other, "%s/hard", home);
	ck_assert(link(path, other) == 0 && output_same_file(other, path));
	snprintf(other, sizeof other, "%s/other", home);
	ck_assert(!output_same_file(other, path));
	ck_assert(put(other, "one") && !output_same_file(other, path));
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("output");
	TCase *cases = tcase_create("output");
	tcase_add_checked_fixture(cases, begin, end);
	tcase_add_test(cases, the_mode_is_kept);
	tcase_add_test(cases, a_link_is_kept);
	tcase_add_test(cases, what_fails_changes_nothing);
	tcase_add_test(cases, names_are_never_the_same);
	tcase_add_test(cases, a_new_one_takes_nobodys_name);
	tcase_add_test(cases, the_same_file_is_known);
	suite_add_tcase(suite, cases);
	return runner_run_suite(suite);
}
