/* A picture where the system refuses: each thread, lock and signal of the workers, each font and file, each piece of
 * memory (all where BASTIDE_LONG is set, else a sample), once and from then on for good. Either the picture is to
 * the last byte the one made while nothing was refused, or there is a sentence and no picture: never a picture that
 * lacks something. */
#define _XOPEN_SOURCE 700
#include <SDL.h>
#include <SDL_ttf.h>
#include <bastide/paint.h>
#include <check.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../home.h"
#include "../runner.h"
#include "pictures/pictures.h"
#include "platform/host.h"
#include "platform/jobs.h"
#include "view/table/tile_map.h"

/* ---- the seam ---- */

enum calls { OF_THREADS, OF_FILES, OF_MEMORY, OF_MAPS };

static struct {
	SDL_atomic_t calls;
	enum calls kind; /* only these count and fail */
	int failing;     /* the n-th fails; -1: none */
	bool for_good;   /* and all behind it */
} seam = {.failing = -1};

static bool refused(enum calls kind)
{
	if (kind != seam.kind)
		return false;
	int call = SDL_AtomicAdd(&seam.calls, 1);
	if (seam.failing < 0 || (seam.for_good ? call < seam.failing : call != seam.failing))
		return false;
	errno = kind == OF_FILES ? EIO : ENOMEM;
	return true;
}

/* The name of the real call, and the one that stands before it. */
#define SEAM(kind, type, name, parameters, arguments)                                                                  \
	type __real_##name parameters;                                                                                 \
	type __wrap_##name parameters;                                                                                 \
	type __wrap_##name parameters                                                                                  \
	{                                                                                                              \
		if (!refused(kind))                                                                                    \
			return __real_##name arguments;                                                                \
		SDL_SetError("refused by the test");                                                                   \
		return NULL;                                                                                           \
	}

SEAM(OF_THREADS, SDL_mutex *, SDL_CreateMutex, (void), ())
SEAM(OF_THREADS, SDL_cond *, SDL_CreateCond, (void), ())
SEAM(OF_THREADS, SDL_Thread *, SDL_CreateThread, (SDL_ThreadFunction run, const char *name, void *data),
     (run, name, data))
SEAM(OF_FILES, FILE *, fopen, (const char *path, const char *mode), (path, mode))
SEAM(OF_FILES, FILE *, fopen64, (const char *path, const char *mode), (path, mode)) /* what fopen() may be called */
SEAM(OF_FILES, FILE *, fdopen, (int fd, const char *mode), (fd, mode))
SEAM(OF_FILES, TTF_Font *, TTF_OpenFont, (const char *path, int px), (path, px))
SEAM(OF_MEMORY, void *, malloc, (size_t size), (size))
SEAM(size == sizeof(struct tile_map) && seam.kind == OF_MAPS ? OF_MAPS : OF_MEMORY, void *, calloc,
     (size_t count, size_t size), (count, size))
SEAM(OF_MEMORY, void *, realloc, (void *memory, size_t size), (memory, size))
SEAM(OF_MEMORY, char *, strdup, (const char *text), (text))

int __real_open(const char *path, int flags, ...);
int __wrap_open(const char *path, int flags, ...);
int __wrap_open(const char *path, int flags, ...)
{
	va_list args;
	va_start(args, flags);
	int mode = flags & O_CREAT ? va_arg(args, int) : 0;
	va_end(args);
	return refused(OF_FILES) ? -1 : __real_open(path, flags, mode);
}

/* What it is called where files may be large. */
int __wrap_open64(const char *path, int flags, ...) __attribute__((alias("__wrap_open")));

/* A disk that is broken gives nothing, one that is full takes nothing. */
static FILE *broken;

size_t __real_fread(void *to, size_t size, size_t count, FILE *from);
size_t __wrap_fread(void *to, size_t size, size_t count, FILE *from);
size_t __wrap_fread(void *to, size_t size, size_t count, FILE *from)
{
	if (!refused(OF_FILES))
		return __real_fread(to, size, count, from);
	broken = from;
	return 0;
}

int __real_ferror(FILE *file);
int __wrap_ferror(FILE *file);
int __wrap_ferror(FILE *file) { return file == broken || __real_ferror(file); }

size_t __real_fwrite(const void *from, size_t size, size_t count, FILE *to);
size_t __wrap_fwrite(const void *from, size_t size, size_t count, FILE *to);
size_t __wrap_fwrite(const void *from, size_t size, size_t count, FILE *to)
{
	return fileno(to) >= 0 && refused(OF_FILES) ? 0 : __real_fwrite(from, size, count, to);
}

int __real_fflush(FILE *file);
int __wrap_fflush(FILE *file);
int __wrap_fflush(FILE *file) { return file != stderr && refused(OF_FILES) ? EOF : __real_fflush(file); }

/* Closes in any case, as Linux does. */
int __real_fclose(FILE *file);
int __wrap_fclose(FILE *file);
int __wrap_fclose(FILE *file)
{
	broken = file == broken ? NULL : broken;
	int status = __real_fclose(file);
	return refused(OF_FILES) ? EOF : status;
}

int __real_rename(const char *from, const char *to);
int __wrap_rename(const char *from, const char *to);
int __wrap_rename(const char *from, const char *to) { return refused(OF_FILES) ? -1 : __real_rename(from, to); }

/* ---- a picture ---- */

static char home[HOME_SIZE], picture[100], words[100];

struct bytes {
	char *at;
	size_t count;
};

static struct bytes file_bytes(const char *path)
{
	struct bytes bytes = {NULL, 0};
	FILE *file = fopen(path, "rb");
	if (!file)
		return bytes;
	fseek(file, 0, SEEK_END);
	bytes.count = (size_t)ftell(file);
	rewind(file);
	bytes.at = malloc(bytes.count + 1);
	ck_assert_uint_eq(fread(bytes.at, 1, bytes.count, file), bytes.count);
	bytes.at[bytes.count] = '\0';
	fclose(file);
	return bytes;
}

/* The exit status of --screenshot; what it says goes to a file. */
static int picture_with(int failing, bool for_good)
{
	static char scenario[300], size[] = "320x240";
	char error[SENTENCE_SIZE];
	struct options options;
	snprintf(scenario, sizeof scenario, "%.200s/scenarios/E000-05.json", getenv("BASTIDE_DATA"));
	char *argv[] = {"bastide", "--screenshot", picture, "--size", size, "--crop", "board", scenario, NULL};

	ck_assert_msg(options_read(&options, 8, argv, error, sizeof error), "%s", error);
	unlink(picture);
	fflush(stderr);
	int kept = dup(STDERR_FILENO);
	FILE *said = fopen(words, "wb");
	dup2(fileno(said), STDERR_FILENO);
	SDL_AtomicSet(&seam.calls, 0);
	seam.for_good = for_good;
	seam.failing = failing;
	int status = picture_run(&options, still_make);
	seam.failing = -1;
	fflush(stderr);
	dup2(kept, STDERR_FILENO);
	close(kept);
	fclose(said);
	return status;
}

static void whole_or_none(int status, const struct bytes *whole, const char *when)
{
	struct bytes made = file_bytes(picture), said = file_bytes(words);
	if (status == 0) {
		ck_assert_msg(made.at != NULL, "%s: no picture, and no word", when);
		ck_assert_msg(made.count == whole->count && !memcmp(made.at, whole->at, made.count),
		              "%s: a picture that lacks something", when);
	} else {
		/* a file's claims are looked at behind its picture: that may be there, but whole */
		ck_assert_msg(!made.at || (made.count == whole->count && !memcmp(made.at, whole->at, made.count)),
		              "%s: refused, and half a picture", when);
		ck_assert_msg(!strncmp(said.at, "bastide: ", 9) && said.count > 20, "%s: no sentence: %s", when,
		              said.at);
	}
	free(made.at);
	free(said.at);
}

/* Returns how many calls a picture needs.  A walk of hours goes on where it was left (BASTIDE_FIRST). */
static int walk(enum calls kind, bool for_good, int stride)
{
	static const char *const kinds[] = {"thread", "file", "memory", "tile's map"};
	char when[80];
	const char *first = getenv("BASTIDE_FIRST");
	int n = first ? atoi(first) : 0, whole_ones = 0, refusals = 0;
	bool reached = true;

	seam.kind = kind;
	ck_assert_int_eq(picture_with(-1, false), 0);
	struct bytes whole = file_bytes(picture);
	for (; reached; n += stride) {
		int status = picture_with(n, for_good);
		reached = SDL_AtomicGet(&seam.calls) > n;
		snprintf(when, sizeof when, "%s %d%s refused", kinds[kind], n, for_good ? " and all behind it" : "");
		whole_or_none(status, &whole, when);
		whole_ones += status == 0;
		refusals += status != 0;
	}
	free(whole.at);
	printf("%s%s: %d calls, every %d. refused: %d whole, %d with a sentence\n", kinds[kind],
	       for_good ? " and all behind it" : "", n, stride, whole_ones, refusals);
	return n;
}

/* Of so many one is refused. */
static int one_in(int sample) { return getenv("BASTIDE_LONG") ? 1 : sample; }

START_TEST(each_thread_is_refused)
{
	ck_assert_int_ge(walk(OF_THREADS, false, one_in(4)), 8);
	ck_assert_int_ge(walk(OF_THREADS, true, one_in(4)), 4);
}
END_TEST

START_TEST(each_file_is_refused)
{
	ck_assert_int_ge(walk(OF_FILES, false, one_in(7)), 8);
	ck_assert_int_ge(walk(OF_FILES, true, one_in(7)), 8);
}
END_TEST

START_TEST(each_piece_of_memory_is_refused)
{
	ck_assert_int_gt(walk(OF_MEMORY, false, one_in(331)), 700);
	ck_assert_int_gt(walk(OF_MEMORY, true, one_in(331)), 700);
}
END_TEST

/* What is found once, when the position changes, and for good: without the map of its tile a turn offered nobody. */
START_TEST(each_map_of_a_tile_is_refused)
{
	ck_assert_int_ge(walk(OF_MAPS, false, 1), 2);
	ck_assert_int_ge(walk(OF_MAPS, true, 1), 2);
}
END_TEST

/* ---- a window that has no threads ---- */

static char order[8];

static void write_name(void *data) { strcat(order, data); }
static bool write_piece(void *data) { return strlen(strcat(order, data)) < 3; }
static void end_job(void *data, struct host *host) { (void)host, strcat(order, data ? "." : ""); }

START_TEST(without_threads_jobs_wait_for_the_frame)
{
	struct job later = {write_name, end_job, "b", 1, NULL}, sooner = {write_name, end_job, "a", JOB_AWAITED, NULL};

	seam.kind = OF_THREADS;
	SDL_AtomicSet(&seam.calls, 0);
	seam.for_good = true;
	seam.failing = _i; /* mutex and all, or the threads alone */
	struct jobs *jobs = jobs_create(2, NULL, NULL);
	seam.failing = -1;
	order[0] = '\0';
	ck_assert(jobs && !jobs_threaded(jobs));
	ck_assert(jobs_add(jobs, &later));
	ck_assert(jobs_add(jobs, &sooner));
	ck_assert_str_eq(order, ""); /* a frame is shown first */
	ck_assert(jobs_work(jobs));
	ck_assert_int_eq(jobs_deliver(jobs, NULL), 1);
	ck_assert_str_eq(order, "a.");
	ck_assert_int_eq(jobs_open(jobs), 1);
	jobs_destroy(jobs, NULL); /* what was not begun ends all the same */
	ck_assert_str_eq(order, "a..");
}
END_TEST

/* A frame comes between two pieces of one job, and what is more urgent than it. */
START_TEST(without_threads_jobs_are_done_in_pieces)
{
	struct job pieces = {write_name, end_job, "p", 1, write_piece}, sooner = {write_name, end_job, "s", 2, NULL};

	seam.kind = OF_THREADS;
	SDL_AtomicSet(&seam.calls, 0);
	seam.for_good = true;
	seam.failing = 0;
	struct jobs *jobs = jobs_create(2, NULL, NULL);
	seam.failing = -1;
	order[0] = '\0';
	ck_assert(jobs && !jobs_threaded(jobs));
	ck_assert(jobs_add(jobs, &pieces));
	ck_assert(jobs_work(jobs));
	ck_assert_str_eq(order, "p");
	ck_assert_int_eq(jobs_deliver(jobs, NULL), 0);
	ck_assert_int_eq(jobs_open(jobs), 1);
	ck_assert(jobs_add(jobs, &sooner));
	ck_assert(jobs_work(jobs));
	ck_assert_str_eq(order, "ps");
	ck_assert_int_eq(jobs_deliver(jobs, NULL), 1);
	jobs_wait(jobs); /* who waits waits for all of it */
	ck_assert_str_eq(order, "ps.p");
	ck_assert_int_eq(jobs_deliver(jobs, NULL), 1);
	ck_assert_str_eq(order, "ps.p.");
	jobs_destroy(jobs, NULL);
}
END_TEST

/* What a piece paints, in pixels; a whole job where it has none. Nothing of that is done by another thread. */
static struct {
	int painted, most;
} piece;

#define PAINTED(name, pixels, parameters, arguments)                                                                   \
	void __real_##name parameters;                                                                                 \
	void __wrap_##name parameters;                                                                                 \
	void __wrap_##name parameters                                                                                  \
	{                                                                                                              \
		piece.painted += (int)(pixels);                                                                        \
		__real_##name arguments;                                                                               \
	}

static size_t framed(int size) { return paint_frame_bytes(paint_overlay_frame(size)) / 4; }

PAINTED(paint_preview, 2 * framed(size), (const struct paint_job *job, int size, uint8_t *rgba, void *scratch),
        (job, size, rgba, scratch))
PAINTED(paint_preview_step, framed(size),
        (const struct paint_job *job, int size, int step, uint8_t *rgba, void *scratch),
        (job, size, step, rgba, scratch))
PAINTED(paint_picture, (ground && overlay ? 2 : 1) * framed(size),
        (const struct paint_job *job, int size, uint8_t *ground, uint8_t *overlay, void *scratch),
        (job, size, ground, overlay, scratch))
PAINTED(paint_table, size *size, (enum paint_top top, int size, uint32_t seed, uint8_t *rgba), (top, size, seed, rgba))
PAINTED(paint_table_part, size *size / parts,
        (enum paint_top top, int size, uint32_t seed, int part, int parts, uint8_t *rgba),
        (top, size, seed, part, parts, rgba))

static bool counted_piece(void *data)
{
	struct job *job = data;
	piece.painted = 0;
	bool more = job->piece && job->piece(job->data);
	if (!job->piece)
		job->run(job->data);
	piece.most = piece.painted > piece.most ? piece.painted : piece.most;
	return more;
}

static void counted_end(void *data, struct host *host)
{
	struct job *job = data;
	job->done(job->data, host);
	free(job);
}

bool __real_jobs_add(struct jobs *jobs, const struct job *job);
bool __wrap_jobs_add(struct jobs *jobs, const struct job *job);
bool __wrap_jobs_add(struct jobs *jobs, const struct job *job)
{
	struct job *kept = jobs_threaded(jobs) ? NULL : malloc(sizeof *kept);
	if (!kept)
		return __real_jobs_add(jobs, job);
	*kept = *job;
	return __real_jobs_add(
	    jobs, &(struct job){.piece = counted_piece, .done = counted_end, .data = kept, .urgency = job->urgency});
}

/* A page in a browser has no other thread: a frame waits for no more than a part of a tile. */
START_TEST(without_threads_no_piece_is_long)
{
	enum { PART = 256 };
	piece.most = 0;
	seam.kind = OF_THREADS;
	ck_assert_int_eq(picture_with(0, true), 0);
	ck_assert_int_gt(piece.most, 0);
	ck_assert_msg(piece.most <= (int)framed(PART), "%d pixels in one piece", piece.most);
}
END_TEST

static void begin(void)
{
	home_make(home);
	snprintf(picture, sizeof picture, "%s/picture.png", home);
	snprintf(words, sizeof words, "%s/words", home);
}

static void end(void) { home_remove(home); }

int main(void)
{
	Suite *suite = suite_create("faults");
	TCase *tests = tcase_create("faults");
	tcase_set_timeout(tests, 0);
	tcase_add_checked_fixture(tests, begin, end);
	tcase_add_test(tests, each_thread_is_refused);
	tcase_add_loop_test(tests, without_threads_jobs_wait_for_the_frame, 0, 5);
	tcase_add_test(tests, without_threads_jobs_are_done_in_pieces);
	tcase_add_test(tests, without_threads_no_piece_is_long);
	tcase_add_test(tests, each_file_is_refused);
	tcase_add_test(tests, each_piece_of_memory_is_refused);
	tcase_add_test(tests, each_map_of_a_tile_is_refused);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
