/*
 * think: how long the strongest computer player takes over a move while
 * the window draws.  At each table all seats are its own; it plays as it does in
 * a window, thinking on a worker, while the main thread pans over the table
 * sixty times a second.  No display is needed, and nothing is presented.
 *
 * A move's time is what somebody waits for: from the question to the answer in
 * the main loop; beside it what the worker alone was busy, which other programs
 * on the machine do not lengthen as much.  At last a thinking is called off in its midst, as by leaving
 * the game; its time is until the worker is free again.
 *
 * One JSON line a table.
 */
#include <errno.h>
#include <math.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/company.h"
#include "app/session.h"
#include "format/output.h"
#include "system/system.h"
#include "pictures/offscreen.h"
#include "view/play/screen.h"
#include "../frames/seen.h"
#include "../begin.h"

enum { MOVES = 30, FRAME_MS = 16, TABLE_MS = 60000, CALL_OFF_AFTER_MS = 40 };

static const struct {
	const char *name;
	uint8_t game, players;
} tables[] = {
    {"two", GAME_CARCASSONNE, 2},
    {"five", GAME_CARCASSONNE, 5},
    {"six", GAME_CARCASSONNE, 6}, /* with the module that lets so many play */
    {"castle", GAME_CASTLE, 2},
};

/* A job that somebody waits for, with when it was asked. */
struct timed {
	struct job job;
	double asked, busy; /* busy: the worker's own time */
};

struct bench {
	struct platform *platform;
	struct host_ops ops, own; /* with the watch, and what they were */
	int count, frames;
	double took[MOVES], busy[MOVES], slowest;
	_Atomic double ended; /* when the last thinking left its worker */
	bool thinks;          /* one is on its way */
	double asked;
};

static struct bench bench; /* jobs know nothing but their own data */

static double wall_ms(void) { return sys_clock_ms(SYS_CLOCK_WALL); }

/* ---- the watch ---- */

static void timed_run(void *data)
{
	struct timed *timed = data;
	double before = sys_clock_ms(SYS_CLOCK_THREAD);

	timed->job.run(timed->job.data);
	timed->busy = sys_clock_ms(SYS_CLOCK_THREAD) - before;
	atomic_store(&bench.ended, wall_ms());
}

static void timed_done(void *data, struct host *host)
{
	struct timed *timed = data;

	bench.thinks = false;
	if (bench.count < MOVES) {
		bench.busy[bench.count] = timed->busy;
		bench.took[bench.count++] = wall_ms() - timed->asked;
	}
	timed->job.done(timed->job.data, host);
	free(timed);
}

static void watch(struct host *host, const struct job *job)
{
	struct timed *timed = job->urgency == JOB_AWAITED ? malloc(sizeof *timed) : NULL;

	if (!timed) {
		bench.own.job(host, job);
		return;
	}
	bench.thinks = true;
	bench.asked = wall_ms();
	*timed = (struct timed){*job, bench.asked, 0};
	bench.own.job(host, &(struct job){timed_run, timed_done, timed, job->urgency, NULL});
}

/* ---- a table ---- */

/* Switches on what lets more play, until all find a seat. */
static void seats_find(struct setup *setup)
{
	enum game_kind game = (enum game_kind)setup->game;

	for (int i = 0; i < SETTING_COUNT && game_players_most(game, &setup->settings) < setup->player_count; i++) {
		struct settings more = setup->settings;

		more.value[i] = 1;
		if (game_players_most(game, &more) > game_players_most(game, &setup->settings))
			setup->settings = more;
	}
}

static struct session *table_make(struct platform *p, size_t table)
{
	int strongest = 0;

	while (company_strength(strongest + 1) > 0)
		strongest++;
	struct scenario *start =
	    chosen(tile_set_of(p->tiles, (enum game_kind)tables[table].game), tables[table].players, 14);
	seats_find(&start->setup);
	struct session *session = begun(start);
	for (int i = 0; i < tables[table].players; i++)
		session_set_computer(session, i, strongest);
	return session;
}

/* A closed way over the middle of the table, once round in two seconds. */
static void point(double now)
{
	struct platform *p = bench.platform;
	struct frame frame = {.host = &p->host, .draw = &p->draw, .theme = &p->theme, .now = (uint64_t)now};
	double t = 2 * 3.14159265358979 * fmod(now, 2000) / 2000;
	struct input input = {.kind = INPUT_MOVE,
	                      .x = (int)((0.4 + 0.22 * cos(t)) * p->theme.w),
	                      .y = (int)((0.47 + 0.3 * sin(2 * t)) * p->theme.h)};
	struct screen *top = screen_top(&p->host);

	draw_begin(&p->draw, p->theme.w, p->theme.h);
	top->kind->input(top, &frame, &input);
	if (bench.frames == 0) { /* taken hold of, and never let go */
		input.kind = INPUT_PRESS;
		input.button = BUTTON_MIDDLE;
		top->kind->input(top, &frame, &input);
	}
	screen_settle(&p->host, frame.now);
}

static void frame_show(void)
{
	struct platform *p = bench.platform;
	double start = wall_ms(), took;

	point(start);
	jobs_deliver(p->jobs, &p->host);
	platform_build(p, (uint64_t)start);
	painter_show(&p->painter, &p->draw);
	took = wall_ms() - start;
	bench.slowest = took > bench.slowest ? took : bench.slowest;
	bench.frames++;
	if (took < FRAME_MS)
		nanosleep(&(struct timespec){.tv_nsec = (long)((FRAME_MS - took) * 1e6)}, NULL);
}

/* How long a thinking goes on that nobody wants any more; below 0: none was begun. */
static double call_off(const struct session *session)
{
	struct platform *p = bench.platform;
	double limit = wall_ms() + TABLE_MS, off;

	while (!game_over(session_game(session)) && wall_ms() < limit &&
	       !(bench.thinks && wall_ms() - bench.asked >= CALL_OFF_AFTER_MS))
		frame_show();
	if (!bench.thinks)
		return -1;
	off = wall_ms();
	screen_pop(&p->host);
	screen_settle(&p->host, (uint64_t)off);
	while (bench.thinks) {
		jobs_wait(p->jobs);
		jobs_deliver(p->jobs, &p->host);
	}
	off = atomic_load(&bench.ended) - off;
	return off > 0 ? off : 0;
}

static int by_size(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static bool table_bench(size_t table)
{
	struct platform *p = bench.platform;
	struct session *session = table_make(p, table);
	struct screen *screen = play_screen_create(&p->host, session);
	double limit, off;

	if (!screen)
		return platform_fail(bench.platform, "there is not enough memory");
	bench.count = bench.frames = 0;
	bench.slowest = 0;
	screen_reset(&p->host, screen);
	screen_settle(&p->host, (uint64_t)wall_ms());
	picture_settle(p, (uint64_t)wall_ms());
	play_screen_look(screen, 128);
	limit = wall_ms() + TABLE_MS;
	p->host.windowed = true;
	while (bench.count < MOVES && !game_over(session_game(session)) && wall_ms() < limit)
		frame_show();
	int count = bench.count;
	off = call_off(session);
	p->host.windowed = false;
	qsort(bench.took, (size_t)count, sizeof bench.took[0], by_size);
	qsort(bench.busy, (size_t)count, sizeof bench.busy[0], by_size);
	printf("{\"table\":\"%s\",\"moves\":%d,\"median_ms\":%.0f,\"worst_ms\":%.0f,"
	       "\"median_cpu_ms\":%.0f,\"worst_cpu_ms\":%.0f,\"called_off_ms\":%.1f,"
	       "\"frames\":%d,\"slowest_frame_ms\":%.1f}\n",
	       tables[table].name, count, count ? bench.took[count / 2] : 0, count ? bench.took[count - 1] : 0,
	       count ? bench.busy[count / 2] : 0, count ? bench.busy[count - 1] : 0, off, bench.frames, bench.slowest);
	if (output_standard_flush())
		return true;
	return platform_fail(bench.platform, "standard output cannot be written: %s", strerror(errno));
}

int main(void)
{
	static struct platform platform;
	static const struct options options = {.at = -1, .from = -1, .to = -1, .time = -1};
	bool fine = platform_init(&platform, &options, false) && picture_open(&platform, 1920, 1080);

	bench.platform = &platform;
	if (fine) {
		bench.own = bench.ops = *platform.host.ops;
		bench.ops.job = watch;
		platform.host.ops = &bench.ops;
		platform.prefs.speed = 0; /* only thinking takes time */
	}
	platform.frozen = false; /* as in a window */
	platform.live = true;
	for (size_t i = 0; fine && i < sizeof tables / sizeof tables[0]; i++)
		fine = table_bench(i);
	return picture_end(&platform, fine);
}
