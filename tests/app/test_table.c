/* The table without a window: a ruler instead of a font, jobs that are done unpainted. */
#include "view/play/screen.h"
#include "../frames/seen.h"
#include "../begin.h"
#include "../runner.h"
#include "../view/ruler.h"
#include "table.h"

#include <math.h>

static struct prefs prefs;
static struct draw draw;

/* Nothing is painted: nobody looks at it. */
static void job_undone(struct host *host, const struct job *job) { job->done(job->data, host); }

static const struct host_ops ops = {.job = job_undone};

static void begin(void)
{
	prefs_init(&prefs);
	draw_init(&draw, &ruler);
}

static void end(void) { draw_finish(&draw); }

static void assert_inside(struct rect outer, struct rect inner, const char *what)
{
	ck_assert_msg(inner.w > 0 && inner.h > 0 && inner.x >= outer.x && inner.y >= outer.y &&
	                  inner.x + inner.w <= outer.x + outer.w && inner.y + inner.h <= outer.y + outer.h,
	              "%s: %d,%d %dx%d", what, inner.x, inner.y, inner.w, inner.h);
}

/* ---- camera ---- */

START_TEST(the_point_under_the_pointer_stays_when_zooming)
{
	struct rect view = {70, 80, 900, 600};
	struct camera camera = {2.3, -1.7, 96};
	for (int i = 0; i < 200; i++) {
		double sx = 70 + i * 4.3, sy = 80 + i * 2.9, x, y, again_x, again_y;
		camera_at(&camera, view, sx, sy, &x, &y);
		struct camera zoomed = camera_zoomed(camera, view, i % 2 ? 1.37 : 0.61, sx, sy);
		camera_at(&zoomed, view, sx, sy, &again_x, &again_y);
		ck_assert(fabs(x - again_x) * zoomed.size < 1.5 && fabs(y - again_y) * zoomed.size < 1.5);
	}
}
END_TEST

START_TEST(cells_meet_without_gap)
{
	struct rect view = {0, 0, 1000, 700};
	for (int i = 0; i < 60; i++) {
		struct camera camera = {0.37 * i, 1.1 - 0.21 * i, 31.7 + i * 3.33};
		for (int x = -9; x < 9; x++) {
			struct rect here = camera_cell(&camera, view, x, x),
			            next = camera_cell(&camera, view, x + 1, x + 1);
			ck_assert_int_eq(here.x + here.w, next.x);
			ck_assert_int_eq(here.y + here.h, next.y);
		}
	}
}
END_TEST

/* ---- what moves comes to rest ---- */

struct table {
	struct host host;
	struct screen *screen;
	struct theme theme;
};

static void open_table(struct table *table, struct session *session)
{
	memset(table, 0, sizeof *table);
	table->host = (struct host){.ops = &ops, .tiles = tiles, .prefs = &prefs};
	theme_init(&table->theme, 1280, 800, 1, 100);
	table->theme.speed = 1;
	table->screen = play_screen_create(&table->host, session);
	ck_assert_ptr_nonnull(table->screen);
	table->screen->kind->enter(table->screen, &table->host, 0);
}

static void show(struct table *table, uint64_t now)
{
	struct frame frame = {.host = &table->host, .draw = &draw, .theme = &table->theme, .now = now};
	table->screen->kind->tick(table->screen, &table->host, now);
	draw_begin(&draw, 1280, 800);
	table->screen->kind->build(table->screen, &frame);
}

START_TEST(everything_has_its_place_at_every_size)
{
	static const int sizes[][2] = {{1024, 600}, {1280, 720}, {1366, 768}, {1920, 1080}, {2560, 1440}, {3840, 2160}};
	static const int percents[] = {100, 150, 200, 300};
	struct session *session = table_session(2 + _i % 4, 1);
	struct table table;
	open_table(&table, session);
	for (int size = 0; size < 6; size++) {
		for (int p = 0; p < 4; p++) {
			theme_init(&table.theme, sizes[size][0], sizes[size][1], 1, percents[p]);
			show(&table, 0);
			const struct play_layout *layout = play_seen(table.screen, 0).layout;
			assert_inside(layout->window, layout->rail, "rail");
			assert_inside(layout->window, layout->track, "track");
			assert_inside(layout->window, layout->stage, "stage");
			assert_inside(layout->window, layout->prompt_row, "prompt");
			assert_inside(layout->rail, layout->body, "body");
			assert_inside(layout->rail, layout->end, "end turn");
			ck_assert(!rect_overlap(layout->rail, layout->track));
			ck_assert(!rect_overlap(layout->rail, layout->stage));
			ck_assert(!rect_overlap(layout->stage, layout->track));
			ck_assert(!rect_overlap(layout->stage, layout->prompt_row));
			ck_assert(!rect_overlap(layout->tools, layout->stage));
			/* Room for a tile, or two rows of choices. */
			ck_assert_int_ge(layout->body.h, theme_px(&table.theme, 84));
			for (int seat = 0; seat < game_player_count(session_game(session)); seat++) {
				assert_inside(layout->rail, layout->cards[seat], "card");
				ck_assert(!rect_overlap(layout->cards[seat], layout->body));
			}
		}
	}
	table.screen->kind->destroy(table.screen);
}
END_TEST

/* What is drawn, whatever it is cut to. */
static uint64_t picture(void)
{
	uint64_t hash = HASH_BASIS;
	for (int i = 0; i < draw.count; i++) {
		const struct draw_cmd *cmd = &draw.cmds[i];
		if (cmd->kind == DRAW_CLIP)
			continue;
		hash = hash_int(hash, cmd->kind);
		hash = hash_bytes(hash, &cmd->box, sizeof cmd->box);
		hash = hash_int(hash, cmd->color);
		if (cmd->kind == DRAW_TEXT)
			hash = hash_text(hash, cmd->u.text.text);
		if (cmd->kind == DRAW_IMAGE)
			hash = hash_int(hash, (int64_t)cmd->u.image.key);
	}
	return hash;
}

/* The same moves in a session of its own. */
static struct session *replayed(const struct session *session)
{
	const struct scenario *file = session_scenario(session);
	struct scenario *start = scenario_create(tiles, &file->setup);
	scenario_set_text(&start->names[0], file->names[0]);
	struct session *copy = begun(start);
	const struct history *history = session_history(session);
	for (int i = 0; i < history->ply_count; i++)
		ck_assert(session_play(copy, &history->plies[i].move, NULL));
	return copy;
}

START_TEST(after_all_motion_the_table_is_what_a_fresh_one_shows)
{
	struct table played, fresh;
	struct session *session = table_session(3, 21 + (uint64_t)_i);
	struct rng rng;
	uint64_t now = 1000;
	int moving = 0;
	rng_seed(&rng, 13 + (uint64_t)_i);
	open_table(&played, session);
	show(&played, now);
	for (int turn = 0; turn < 24; turn++) {
		table_turn(session, &rng);
		for (int frame = 0; frame < 8; frame++)
			show(&played, now += 40);
		moving += play_seen(played.screen, now).moves;
		now += 60000;
		show(&played, now);
		show(&played, ++now);
		ck_assert(!play_seen(played.screen, now).moves);
		uint64_t seen = picture();
		open_table(&fresh, replayed(session));
		show(&fresh, now);
		show(&fresh, now + 60000);
		show(&fresh, now + 60001);
		ck_assert_msg(seen == picture(), "turn %d shows something else than a fresh table", turn);
		fresh.screen->kind->destroy(fresh.screen);
	}
	ck_assert_int_gt(moving, 0);
	played.screen->kind->destroy(played.screen);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("table");
	TCase *cases = tcase_create("table");
	tcase_add_checked_fixture(cases, tiles_begin, tiles_end);
	tcase_add_checked_fixture(cases, begin, end);
	tcase_set_timeout(cases, 120);
	tcase_add_loop_test(cases, everything_has_its_place_at_every_size, 0, 4);
	tcase_add_test(cases, the_point_under_the_pointer_stays_when_zooming);
	tcase_add_test(cases, cells_meet_without_gap);
	tcase_add_loop_test(cases, after_all_motion_the_table_is_what_a_fresh_one_shows, 0, 2);
	suite_add_tcase(suite, cases);
	return runner_run_suite(suite);
}
