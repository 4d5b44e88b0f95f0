/*
 * marks.c - assertions in a loop over pixels cost little: Check tells its parent of every one that holds
 * (where a test was when it crashed), which took a fifth of such a suite. Told is a new place only, and
 * so many: where it crashed is then "after this point" still.
 */
enum { TOLD_MOST = 2000 };

void __real__mark_point(const char *file, int line);
void __wrap__mark_point(const char *file, int line);

void __wrap__mark_point(const char *file, int line)
{
	static const char *last_file;
	static int last_line, told;

	if ((file == last_file && line == last_line) || told >= TOLD_MOST)
		return;
	last_file = file;
	last_line = line;
	told++;
	__real__mark_point(file, line);
}
