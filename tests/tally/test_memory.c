/* Memory that runs out while the ending is made: there is none then, and nothing else goes wrong. */
#include "suite.h"

void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);

static long allocations, failing = -1; /* that one fails, and with `later` all that follow */
static bool later;

static bool fails(void)
{
	long n = allocations++;
	return failing >= 0 && (later ? n >= failing : n == failing);
}

void *__wrap_calloc(size_t count, size_t size) { return fails() ? NULL : __real_calloc(count, size); }
void *__wrap_realloc(void *memory, size_t size) { return fails() ? NULL : __real_realloc(memory, size); }

START_TEST(each_allocation_is_refused)
{
	static const char *const games[] = {"whole-game", "castle/whole-game", "E000-24"};
	struct ending ending;
	ending_init(&ending, games[_i / 2]);
	later = _i & 1;
	allocations = 0;
	tally_destroy(tally_create(ending.game, ending.records, NULL));
	long all = allocations;
	ck_assert_int_gt(all, 6);
	for (long n = 0; n < all; n++) {
		failing = n;
		allocations = 0;
		struct tally *tally = tally_create(ending.game, ending.records, NULL);
		failing = -1;
		ck_assert_ptr_null(tally);
	}
	ending_finish(&ending);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("memory");
	TCase *tests = tcase_create("memory");
	tcase_add_loop_test(tests, each_allocation_is_refused, 0, 6);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
