/* The show runs in a window: figures are painted a few in a frame. */
#include <math.h>

#include "suite.h"

#include "../runner.h"
#include "../view/running.h"
#include "view/art/figure.h"
#include "view/ending/screen.h"

enum { LEAD = 100, FRAMES = 230, MOVES_LEAST = 3, PAINTS_MOST = 4, FEW = 2 };

#define STEP .016 /* seconds of a frame */

/* Pictures of figures that no list has had: each has to be painted, in two milliseconds. */
struct seen {
	draw_paint *paint; /* of figures */
	int count;
	uint64_t keys[4000];
};

static void seen_begin(struct seen *seen, struct desk *desk)
{
	draw_begin(&desk->draw, 100, 100);
	draw_figure(&desk->draw, 50, 50, 40, POSE_STANDING, 0, LOOK_NORMAL, 1);
	ck_assert_int_eq(desk->draw.cmds[desk->draw.count - 1].kind, DRAW_IMAGE);
	seen->paint = desk->draw.cmds[desk->draw.count - 1].u.image.paint;
	seen->count = 0;
}

static int seen_anew(struct seen *seen, const struct draw *draw)
{
	int before = seen->count;
	for (int i = 0; i < draw->count; i++) {
		const struct draw_cmd *cmd = &draw->cmds[i];
		int k = 0;
		if (cmd->kind != DRAW_IMAGE || cmd->u.image.paint != seen->paint)
			continue;
		while (k < seen->count && seen->keys[k] != cmd->u.image.key)
			k++;
		ck_assert_int_lt(k, 4000);
		seen->keys[k] = cmd->u.image.key;
		seen->count += k == seen->count;
	}
	return seen->count - before;
}

/* From the end of the act before to where the camera and the light have long come to rest; true: the table grew or
 * shrank on the way. */
static bool check_act(struct view *view, int act, struct seen *seen)
{
	struct desk *desk = &view->desk;
	const struct tally *tally = view->show->tally;
	struct tally_state state;
	double time = fmax(tally->acts[act].start - LEAD * STEP, 0);
	bool zooms = false, rests = false;
	int busy = 0;
	tally_screen_seek(view->screen, time);
	for (int i = 0; i < LEAD; i++)
		running_frame(desk);
	desk_key(desk, KEY_SPACE, 0); /* it plays */
	for (int i = 0; i < LEAD + FRAMES; i++, time += STEP) {
		running_frame(desk);
		tally_state_at(tally, time + STEP, &state);
		bool way = state.act == act && state.beats[BEAT_CAMERA] > 0 && state.beats[BEAT_CAMERA] < 1 &&
		           tally->acts[act].frame.w != tally->acts[act - 1].frame.w;
		zooms = zooms || way;
		int anew = seen_anew(seen, &desk->draw);
		busy += anew > FEW;
		if (zooms && !way && !rests)
			ck_assert_msg(anew <= FEW, "act %d: %d figures are painted where the camera rests", act, anew);
		rests = zooms && !way;
	}
	/* sizes on the way are two in an octave; what is seen where it rests comes in small numbers before */
	ck_assert_msg(busy <= PAINTS_MOST, "act %d: figures are painted in %d frames", act, busy);
	desk_key(desk, KEY_SPACE, 0);
	return zooms;
}

START_TEST(test_figures_are_painted_a_few_at_a_time)
{
	struct view view;
	static struct seen seen;
	int zooms = 0;
	view_init(&view, "whole-game", NULL, 1280, 720);
	view.screen = tally_screen_create(view.show);
	screen_reset(&view.desk.host, view.screen);
	seen_begin(&seen, &view.desk);
	running_begin(&view.desk);
	for (int act = 1; act < view.show->tally->act_count && zooms < MOVES_LEAST; act++)
		zooms += check_act(&view, act, &seen);
	ck_assert_int_ge(zooms, MOVES_LEAST);
	view.screen = NULL; /* the desk's now */
	view_finish(&view);
}
END_TEST

/* What a frame draws is bounded, also while the light changes; and what is drawn anew then lies on no number of the
 * wall. */
START_TEST(test_a_frame_draws_no_more_than_this)
{
	enum { COMMANDS_MOST = 1500 };
	static const char *const games[] = {"whole-game", "castle/whole-game"};
	struct view view;
	view_init(&view, games[_i], NULL, 1280, 720);
	view.screen = tally_screen_create(view.show);
	const struct tally *tally = view.show->tally;
	const struct draw *draw = &view.desk.draw;
	for (int i = 0; i < 2 * tally->act_count; i++) {
		bool numbers = false;
		draw_paint *tiles = NULL;
		tally_screen_seek(view.screen, tally->acts[i / 2].start + (i % 2 ? .12 : 2));
		view_build(&view, view.screen);
		ck_assert_msg(draw->count <= COMMANDS_MOST, "%s, act %d: %d commands", games[_i], i / 2, draw->count);
		for (int c = 0; c < draw->count; c++) {
			const struct draw_cmd *cmd = &draw->cmds[c];
			numbers = numbers || (cmd->kind == DRAW_TEXT && cmd->flags & DRAW_PRINTED);
			if (cmd->kind != DRAW_IMAGE)
				continue;
			tiles = !numbers && cmd->u.image.opaque ? cmd->u.image.paint : tiles;
			ck_assert_msg(!numbers || cmd->u.image.paint != tiles, "act %d: a roof on a number", i / 2);
		}
	}
	view_finish(&view);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("frames");
	TCase *tests = tcase_create("frames");

	tcase_set_timeout(tests, 60);
	tcase_add_test(tests, test_figures_are_painted_a_few_at_a_time);
	tcase_add_loop_test(tests, test_a_frame_draws_no_more_than_this, 0, 2);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
