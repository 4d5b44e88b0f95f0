/* What a gallery costs, in work and not in time: how often a tile is painted, how many pixels are packed and how many
 * frames drawn. What is painted for one file serves all others, and no picture is packed larger than it is looked at.
 * Measured: all files, at the numbers of the last test, take an idle processor a minute at most. */
#define _XOPEN_SOURCE 700
#include <SDL.h>
#include <bastide/paint.h>
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <webp/encode.h>
#include <webp/mux.h>

#include "../home.h"
#include "../runner.h"
#include "pictures/gallery.h"
#include "pictures/pictures.h"

/* ---- what is counted: several threads do it ---- */

struct cost {
	int painted; /* parts of tiles, thousands of pixels */
	int packed;  /* thousands of pixels of still pictures */
	int frames;  /* of films */
};
static SDL_atomic_t painted, packed, frames;

static void count(SDL_atomic_t *what, int w, int h) { SDL_AtomicAdd(what, w * h / 1000); }

#define COUNTED(name)                                                                                                  \
	void __real_##name(const struct paint_job *job, int size, uint8_t *rgba, void *scratch);                       \
	void __wrap_##name(const struct paint_job *job, int size, uint8_t *rgba, void *scratch);                       \
	void __wrap_##name(const struct paint_job *job, int size, uint8_t *rgba, void *scratch)                        \
	{                                                                                                              \
		count(&painted, size, size);                                                                           \
		__real_##name(job, size, rgba, scratch);                                                               \
	}

COUNTED(paint_preview)

void __real_paint_picture(const struct paint_job *job, int size, uint8_t *ground, uint8_t *overlay, void *scratch);
void __wrap_paint_picture(const struct paint_job *job, int size, uint8_t *ground, uint8_t *overlay, void *scratch);
void __wrap_paint_picture(const struct paint_job *job, int size, uint8_t *ground, uint8_t *overlay, void *scratch)
{
	count(&painted, size, (ground ? size : 0) + (overlay ? size : 0));
	__real_paint_picture(job, size, ground, overlay, scratch);
}

void __real_paint_board_block(const struct paint_board *board, int x, int y, int size, uint8_t *rgba, void *scratch);
void __wrap_paint_board_block(const struct paint_board *board, int x, int y, int size, uint8_t *rgba, void *scratch);
void __wrap_paint_board_block(const struct paint_board *board, int x, int y, int size, uint8_t *rgba, void *scratch)
{
	count(&painted, size, size);
	__real_paint_board_block(board, x, y, size, rgba, scratch);
}

int __real_WebPEncode(const WebPConfig *config, WebPPicture *picture);
int __wrap_WebPEncode(const WebPConfig *config, WebPPicture *picture);
int __wrap_WebPEncode(const WebPConfig *config, WebPPicture *picture)
{
	count(&packed, picture->width, picture->height);
	return __real_WebPEncode(config, picture);
}

int __real_WebPAnimEncoderAdd(WebPAnimEncoder *encoder, WebPPicture *picture, int time, const WebPConfig *config);
int __wrap_WebPAnimEncoderAdd(WebPAnimEncoder *encoder, WebPPicture *picture, int time, const WebPConfig *config);
int __wrap_WebPAnimEncoderAdd(WebPAnimEncoder *encoder, WebPPicture *picture, int time, const WebPConfig *config)
{
	SDL_AtomicAdd(&frames, picture != NULL);
	return __real_WebPAnimEncoderAdd(encoder, picture, time, config);
}

/* ---- galleries ---- */

static char home[HOME_SIZE];

/* In a process of its own, as a gallery is; `count` 0: of all files. */
static struct cost gallery_of(const char *name, char *const files[], int file_count)
{
	struct cost cost;
	int ends[2], status;
	ck_assert_int_eq(pipe(ends), 0);
	fflush(NULL);
	pid_t child = fork();
	ck_assert_int_ge(child, 0);
	if (child == 0) {
		char out[100], error[SENTENCE_SIZE], *argv[40] = {"bastide", "--gallery", out};
		struct options options;
		snprintf(out, sizeof out, "%s/%s", home, name);
		memcpy(argv + 3, files, (size_t)file_count * sizeof *files);
		bool fine = options_read(&options, 3 + file_count, argv, error, sizeof error) &&
		            !picture_run(&options, gallery_make);
		cost = (struct cost){SDL_AtomicGet(&painted), SDL_AtomicGet(&packed), SDL_AtomicGet(&frames)};
		fine = fine && write(ends[1], &cost, sizeof cost) == (ssize_t)sizeof cost;
		_exit(!fine);
	}
	close(ends[1]);
	ck_assert_int_eq(read(ends[0], &cost, sizeof cost), (ssize_t)sizeof cost);
	close(ends[0]);
	ck_assert_int_eq(waitpid(child, &status, 0), child);
	ck_assert_int_eq(status, 0);
	printf("%s: %d painted, %d packed, %d frames\n", name, cost.painted, cost.packed, cost.frames);
	fflush(stdout);
	return cost;
}

static const char *const some[] = {"E000-04", "E000-17",    "E000-25", "R-15.6-the-loser-goes-home",
                                   "X-05",    "castle/C-18"};
enum { SOME = sizeof some / sizeof some[0] };

/* Twice the files: twice the pictures, and not one tile painted again. */
START_TEST(what_is_painted_for_one_serves_all)
{
	static char paths[2 * SOME][400];
	char command[1000], *files[2 * SOME];
	for (int i = 0; i < SOME; i++) {
		snprintf(paths[i], sizeof paths[i], "%.300s/scenarios/%s.json", getenv("BASTIDE_DATA"), some[i]);
		snprintf(paths[SOME + i], sizeof paths[i], "%s/again-%d.json", home, i);
		snprintf(command, sizeof command, "cp '%.399s' '%.399s'", paths[i], paths[SOME + i]);
		ck_assert_int_eq(system(command), 0);
	}
	for (int i = 0; i < 2 * SOME; i++)
		files[i] = paths[i];
	struct cost once = gallery_of("once", files, SOME), twice = gallery_of("twice", files, 2 * SOME);
	ck_assert_int_gt(once.painted, 0);
	ck_assert_msg(twice.painted == once.painted, "painted again: %d and %d", once.painted, twice.painted);
	ck_assert_msg(twice.packed == 2 * once.packed, "packed: %d and %d", once.packed, twice.packed);
	/* Each at twice the size and at once the size, and one that asks for a second picture: no more. */
	ck_assert_msg(once.packed <= SOME * (2 * STILL_W * 2 * STILL_H + STILL_W * STILL_H) / 1000, "packed: %d",
	              once.packed);
}
END_TEST

/* As much as a minute of a processor is enough for, and a tenth for the files that come. */
START_TEST(all_files_cost_what_they_did)
{
	struct cost all = gallery_of("all", NULL, 0);
	ck_assert_int_le(all.painted, 20500); /* 18,577 when this was written */
	ck_assert_int_le(all.packed, 471000); /* 428,252 */
	ck_assert_int_le(all.frames, 245);    /* 221 */
}
END_TEST

static void begin(void) { home_make(home); }
static void end(void) { home_remove(home); }

int main(void)
{
	Suite *suite = suite_create("work");
	TCase *tests = tcase_create("work");
	tcase_set_timeout(tests, 3600);
	tcase_add_checked_fixture(tests, begin, end);
	tcase_add_test(tests, what_is_painted_for_one_serves_all);
	if (getenv("BASTIDE_LONG"))
		tcase_add_test(tests, all_files_cost_what_they_did);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
