/*
 * bastide --bench-frames, which becomes this program: how long a frame takes, scene by scene, through the shipping
 * path: inputs go to the play screen, its draw list to a canvas.  No display
 * is needed, and nothing is presented.
 *
 * Each scene runs three times; the run with the lowest 99th percentile counts,
 * since a shared machine only ever makes frames slower.
 */
#include <SDL.h> /* the entry of a program, where a system has another */

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/session.h"
#include "format/output.h"
#include "pictures/offscreen.h"
#include "platform/png_file.h"
#include "platform/program.h"
#include "view/play/screen.h"
#include "seen.h"
#include "view/ending/screen.h"
#include "system/system.h"
#include "../begin.h"

enum { FRAMES = 120, RUNS = 3, TABLE_TILES = 100, WALK_TILES = 75, FRAME_STEP_MS = 16, SETTLE_MS = 20000 };

struct bench {
	struct platform *platform;
	uint64_t now;            /* of the screens, not of the clock */
	int x, y;                /* pointer */
	struct session *session; /* of the scene; the play screen owns it */
	double moment;           /* of the tally, seconds */
};

struct timing {
	double median, p99, cpu;
	double own; /* p99 of the main thread's processor time: on a shared machine it says more than the clock */
};

/* ---- a table with a hundred tiles ---- */

/* Base tiles over and over: a game of 72 would end too soon. */
static void deck_fill(const struct tile_set *tiles, struct setup *setup)
{
	const struct tile_count_set *base = tile_set_counts(tiles, "base_new");
	struct rng rng;

	setup->has_deck = true;
	for (int round = 0; setup->deck_count < TILES_MAX - 1; round++)
		for (int type = 0; type < tiles->type_count && setup->deck_count < TILES_MAX - 1; type++)
			for (int n = 0; base && n < base->counts[type] && setup->deck_count < TILES_MAX - 1; n++)
				setup->deck[setup->deck_count++] = (uint8_t)type;
	rng_seed(&rng, 7);
	for (int i = setup->deck_count - 1; i > 0; i--) {
		int j = (int)rng_below(&rng, (uint32_t)i + 1);
		uint8_t keep = setup->deck[i];
		setup->deck[i] = setup->deck[j];
		setup->deck[j] = keep;
	}
}

/* Close to the middle and to other tiles: a table as people build it. */
static int place_worth(const struct game *game, const struct move *move)
{
	int neighbours = 0;

	for (int dy = -1; dy <= 1; dy++)
		for (int dx = -1; dx <= 1; dx++)
			neighbours += game_tile_at(game, move->cell.x + dx, move->cell.y + dy) >= 0;
	return 12 * neighbours - (abs(move->cell.x) > abs(move->cell.y) ? abs(move->cell.x) : abs(move->cell.y));
}

/* Is a step asked for of a piece that is nobody's? */
static bool somebody_walks(const struct session *session)
{
	return session_wait(session) == WAIT_DECISION && ask_info(session_decision(session).kind)->walks;
}

static void turn_play(struct session *session, struct rng *rng, struct move *moves)
{
	int count = session_moves(session, moves, MOVES_MAX), best = 0;

	for (int i = 1; i < count; i++)
		if (place_worth(session_game(session), &moves[i]) > place_worth(session_game(session), &moves[best]))
			best = i;
	session_lay(session, &moves[best], NULL);
	if (session_wait(session) == WAIT_FIGURE && rng_below(rng, 3)) {
		count = session_moves(session, moves, MOVES_MAX);
		session_put(session, &moves[rng_below(rng, (uint32_t)count)], NULL);
	}
	session_end_turn(session);
	while (session_wait(session) == WAIT_DECISION && !somebody_walks(session)) {
		session_moves(session, moves, MOVES_MAX);
		session_decide(session, &moves[0]);
	}
}

/* Whatever stands on a cell by itself is in the game, and its tiles in the pile. */
static void neutrals_bring(struct setup *setup)
{
	for (int id = 0; id < NEUTRALS_MAX; id++) {
		const struct neutral *neutral = game_neutral(setup->game, id);

		if (neutral && neutral->place == PLACE_CELL)
			setup->settings.value[neutral->setting] = neutral->value ? neutral->value : 1;
	}
}

/* A hundred tiles, or so many that lie when a piece that is nobody's walks over most of them. */
static struct session *table_make(struct platform *p, bool walks)
{
	static struct move moves[MOVES_MAX];
	struct rng rng;

	struct scenario *start = chosen(p->tiles, PLAYERS_BASE, 1);
	if (walks)
		neutrals_bring(&start->setup);
	else
		deck_fill(p->tiles, &start->setup);
	struct session *session = begun(start);
	rng_seed(&rng, 11);
	while ((session_wait(session) == WAIT_TILE || somebody_walks(session)) &&
	       game_tile_count(session_game(session)) < TABLE_TILES) {
		if (!somebody_walks(session)) {
			turn_play(session, &rng, moves);
			continue;
		}
		if (game_tile_count(session_game(session)) > WALK_TILES)
			break;
		session_moves(session, moves, MOVES_MAX);
		session_decide(session, &moves[0]);
	}
	return session;
}

/* ---- driving the screen ---- */

static void send(struct bench *b, struct input input)
{
	struct platform *p = b->platform;
	struct screen *top = screen_top(&p->host);
	struct frame frame = {.host = &p->host, .draw = &p->draw, .theme = &p->theme, .now = b->now};

	input.x = b->x;
	input.y = b->y;
	draw_begin(&p->draw, p->theme.w, p->theme.h);
	top->kind->input(top, &frame, &input);
	screen_settle(&p->host, b->now);
}

static void point(struct bench *b, double x, double y)
{
	b->x = (int)(x * b->platform->theme.w);
	b->y = (int)(y * b->platform->theme.h);
	send(b, (struct input){.kind = INPUT_MOVE});
}

static void key(struct bench *b, int key)
{
	send(b, (struct input){.kind = INPUT_KEY, .key = key});
	send(b, (struct input){.kind = INPUT_KEY_UP, .key = key});
}

static void hold(struct bench *b, int kind, int button)
{
	send(b, (struct input){.kind = (uint8_t)kind, .button = (uint8_t)button});
}

static void show(struct bench *b)
{
	struct platform *p = b->platform;

	jobs_deliver(p->jobs, &p->host);
	platform_build(p, b->now);
	painter_show(&p->painter, &p->draw);
	b->now += FRAME_STEP_MS;
}

static void settle(struct bench *b)
{
	picture_settle(b->platform, b->now);
	b->now += SETTLE_MS;
	picture_settle(b->platform, b->now);
}

/* ---- scenes ---- */

/* A closed way over the middle of the table, once round in a run. */
static void wander(struct bench *b, int frame)
{
	double t = 2 * 3.14159265358979 * frame / FRAMES;

	point(b, 0.4 + 0.22 * cos(t), 0.47 + 0.3 * sin(2 * t));
}

static void zoom_to(struct bench *b, double size) { play_screen_look(screen_top(&b->platform->host), size); }

static void start_fit(struct bench *b) { key(b, KEY_HOME); }
static void start_close(struct bench *b) { zoom_to(b, 400); }
static void start_far(struct bench *b) { zoom_to(b, 48); }

static void start_pan(struct bench *b)
{
	zoom_to(b, 128);
	settle(b);
	point(b, 0.4, 0.47);
	hold(b, INPUT_PRESS, BUTTON_MIDDLE);
}

static void stop_pan(struct bench *b) { hold(b, INPUT_RELEASE, BUTTON_MIDDLE); }

static void start_zoom(struct bench *b)
{
	zoom_to(b, 60);
	point(b, 0.4, 0.47);
}

/* Every frame another scale: in for half of the run, out for the other. */
static void step_zoom(struct bench *b, int frame)
{
	send(b, (struct input){.kind = INPUT_WHEEL, .wheel_y = frame < FRAMES / 2 ? 0.125f : -0.125f});
}

static void start_overlay(struct bench *b)
{
	zoom_to(b, 128);
	key(b, 'f');
	settle(b);
	point(b, 0.4, 0.47);
	hold(b, INPUT_PRESS, BUTTON_MIDDLE);
}

static void stop_overlay(struct bench *b)
{
	hold(b, INPUT_RELEASE, BUTTON_MIDDLE);
	key(b, 'f');
}

/* A tile is laid, and a follower carried over the table. */
static void start_drag(struct bench *b)
{
	key(b, KEY_TAB);
	key(b, KEY_ENTER);
	settle(b);
	struct play_seen seen = play_seen(screen_top(&b->platform->host), b->now);
	struct rect card = seen.layout->cards[seen.found->seat < PLAYERS_MAX ? seen.found->seat : 0];
	b->x = card.x + card.w / 8; /* where a follower of the player to move can be picked up */
	b->y = card.y + card.h / 2;
	send(b, (struct input){.kind = INPUT_MOVE});
	hold(b, INPUT_PRESS, BUTTON_LEFT);
}

static void stop_drag(struct bench *b)
{
	point(b, 0.01, 0.01); /* a follower let go beside the board goes home */
	hold(b, INPUT_RELEASE, BUTTON_LEFT);
	key(b, KEY_BACKSPACE);
	settle(b);
}

/* The largest farm, from its first beat: camera, flood, farmers. */
static void start_tally(struct bench *b)
{
	struct host *host = &b->platform->host;
	int largest = 0;

	if (!game_over(session_game(b->session)))
		session_finish(b->session);
	struct show *show = show_create(host, b->session, NULL);
	struct screen *screen = show ? tally_screen_create(show) : NULL;
	for (int i = 0; screen && i < show->tally->act_count; i++) {
		const struct tally_act *act = &show->tally->acts[i];
		if (act->kind != ACT_FARM || show->tally->farms[act->farm].feature.tile_count <= largest)
			continue;
		largest = show->tally->farms[act->farm].feature.tile_count;
		b->moment = act->start;
	}
	if (screen) {
		tally_screen_seek(screen, b->moment);
		screen_push(host, screen);
		screen_settle(host, b->now);
	}
	show_drop(show);
}

static void step_tally(struct bench *b, int frame)
{
	tally_screen_seek(screen_top(&b->platform->host), b->moment + frame * FRAME_STEP_MS / 1000.0);
}

static void stop_tally(struct bench *b)
{
	screen_pop(&b->platform->host);
	screen_settle(&b->platform->host, b->now);
}

/* Smoke, water and a cloud, as in a window while somebody looks on. */
static void start_life(struct bench *b)
{
	zoom_to(b, 100);
	settle(b);
	b->platform->host.windowed = true;
	b->now += 1000;
	point(b, 0.4, 0.47);
}

static void step_life(struct bench *b, int frame)
{
	b->now += 34; /* twenty frames a second */
	if (frame % 40 == 0)
		point(b, 0.4, 0.47);
}

static void stop_life(struct bench *b) { b->platform->host.windowed = false; }

/* He flies to the next cell, over a table that lives. */
static void start_flight(struct bench *b)
{
	start_life(b);
	key(b, KEY_HOME);
}

static void step_flight(struct bench *b, int frame)
{
	static struct move moves[MOVES_MAX];
	struct cell visited[WALK_MAX], from = {0};
	int count;

	if (frame || !somebody_walks(b->session))
		return;
	for (int id = 0; id < NEUTRALS_MAX; id++)
		if (game_walk(session_game(b->session), id, visited, &count) >= 0)
			from = game_neutral_at(session_game(b->session), id).cell;
	if (session_moves(b->session, moves, MOVES_MAX)) {
		int dx = moves[0].cell.x - from.x, dy = moves[0].cell.y - from.y;

		key(b, dx < 0 ? KEY_LEFT : dx > 0 ? KEY_RIGHT : dy < 0 ? KEY_UP : KEY_DOWN);
		key(b, KEY_ENTER);
	}
}

static const struct scene {
	bool walks; /* a piece that is nobody's does, over its table */
	const char *name;
	void (*start)(struct bench *b);
	void (*step)(struct bench *b, int frame);
	void (*stop)(struct bench *b);
} scenes[] = {
    {false, "fit", start_fit, wander, NULL},
    {false, "close", start_close, wander, NULL},
    {false, "far", start_far, wander, NULL},
    {false, "pan", start_pan, wander, stop_pan},
    {false, "zoom", start_zoom, step_zoom, NULL},
    {false, "drag", start_drag, wander, stop_drag},
    {false, "overlay", start_overlay, wander, stop_overlay},
    {false, "life", start_life, step_life, stop_life},
    {true, "flight", start_flight, step_flight, stop_life},
    {false, "tally", start_tally, step_tally, stop_tally},
};

/* ---- measuring ---- */

static int by_size(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static struct timing run(struct bench *b, const struct scene *scene)
{
	double wall[FRAMES], own[FRAMES];
	struct timing timing;

	if (scene->start)
		scene->start(b);
	settle(b);
	double cpu = sys_clock_ms(SYS_CLOCK_PROCESS);
	for (int i = 0; i < FRAMES; i++) {
		double start = sys_clock_ms(SYS_CLOCK_WALL), before = sys_clock_ms(SYS_CLOCK_THREAD);
		scene->step(b, i);
		show(b);
		wall[i] = sys_clock_ms(SYS_CLOCK_WALL) - start;
		own[i] = sys_clock_ms(SYS_CLOCK_THREAD) - before;
	}
	timing.cpu = (sys_clock_ms(SYS_CLOCK_PROCESS) - cpu) / FRAMES;
	qsort(wall, FRAMES, sizeof wall[0], by_size);
	timing.median = wall[FRAMES / 2];
	timing.p99 = wall[FRAMES * 99 / 100];
	qsort(own, FRAMES, sizeof own[0], by_size);
	timing.own = own[FRAMES * 99 / 100];
	return timing;
}

static bool shot(struct bench *b, const char *name)
{
	char path[HOST_PATH_SIZE];

	if (!b->platform->options->shots)
		return true;
	sys_make_folder(b->platform->options->shots);
	snprintf(path, sizeof path, "%s/%s.png", b->platform->options->shots, name);
	return png_save(b->platform->surface, path, 0, b->platform->wrong);
}

static bool scene_bench(struct bench *b, const struct scene *scene)
{
	struct platform *p = b->platform;
	struct timing best = {.p99 = INFINITY};
	struct session *session = table_make(p, scene->walks);
	double start = sys_clock_ms(SYS_CLOCK_WALL), before = sys_clock_ms(SYS_CLOCK_THREAD);
	struct screen *screen = session ? play_screen_create(&p->host, session) : NULL;

	b->session = session;
	if (!screen)
		return platform_fail(p, "there is not enough memory");
	screen_reset(&p->host, screen);
	screen_settle(&p->host, b->now);
	show(b);
	double first = sys_clock_ms(SYS_CLOCK_WALL) - start, busy = sys_clock_ms(SYS_CLOCK_THREAD) - before;
	settle(b);
	for (int i = 0; i < RUNS; i++) {
		struct timing t = run(b, scene);
		if (t.p99 < best.p99)
			best = t;
		if (i == RUNS - 1 && !shot(b, scene->name))
			return false;
		if (scene->stop)
			scene->stop(b);
	}
	printf(
	    "{\"scene\":\"%s\",\"frames\":%d,\"median_ms\":%.2f,\"p99_ms\":%.2f,\"main_p99_ms\":%.2f,\"cpu_ms\":%.2f,"
	    "\"renderer\":\"software\",\"texture_mb\":%.1f,\"first_frame_ms\":%.0f,\"first_frame_cpu_ms\":%.0f}\n",
	    scene->name, FRAMES, best.median, best.p99, best.own, best.cpu,
	    (double)(p->painter.cache.bytes + p->painter.scaled.bytes) / (1 << 20), first, busy);
	return output_standard_flush() || platform_fail(p, "standard output cannot be written: %s", strerror(errno));
}

static int bench_run(const struct options *options, char **argv)
{
	static struct platform platform;
	(void)argv;
	struct bench bench = {.platform = &platform, .now = 1000};
	bool fine = platform_init(&platform, options, false) &&
	            picture_open(&platform, options->w ? options->w : 1920, options->h ? options->h : 1080);

	platform.frozen = false; /* as in a window: pointers hover, things move */
	platform.live = true;
	for (size_t i = 0; fine && i < sizeof scenes / sizeof scenes[0]; i++)
		fine = scene_bench(&bench, &scenes[i]);
	return picture_end(&platform, fine);
}

int main(int argc, char **argv) { return program_run(argc, argv, bench_run); }
