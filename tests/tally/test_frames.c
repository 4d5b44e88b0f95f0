/* The show runs in a window: what changes on the table is composed a little in every frame, and nothing is while the
 * table grows or shrinks. */
#include <math.h>

#include "suite.h"

#include "../runner.h"
#include "../view/layers.h"
#include "view/art/figure.h"
#include "view/ending/screen.h"

/* A window of 1280 x 720 has 15 blocks of 256 x 256. */
enum { BLOCK = 256 * 256, BLOCKS_MOST = 5, LEAD = 100, FRAMES = 230, MOVES_LEAST = 3, PAINTS_MOST = 4, FEW = 2 };

#define STEP .016 /* seconds of a frame */

/* Pixels that are painted into layers: each part that is painted has its clip. */
static int composed(const struct draw *draw)
{
	bool inside = false, clipped = false;
	int pixels = 0;
	for (int i = 0; i < draw->count; i++) {
		const struct draw_cmd *cmd = &draw->cmds[i];
		if (cmd->kind == DRAW_LAYER_BEGIN || cmd->kind == DRAW_LAYER_END) {
			inside = cmd->kind == DRAW_LAYER_BEGIN;
			clipped = false;
		} else if (inside && cmd->kind == DRAW_CLIP) {
			if (cmd->box.w >= 0 && !clipped)
				pixels += cmd->box.w * cmd->box.h;
			clipped = cmd->box.w >= 0;
		}
	}
	return pixels;
}

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

static int frame(struct desk *desk)
{
	layers_frame(desk);
	return composed(&desk->draw);
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
	for (int i = 0; i < LEAD; i++) /* somebody has jumped there: it may compose at once */
		frame(desk);
	desk_key(desk, KEY_SPACE, 0); /* it plays */
	layers_hold(&desk->draw);
	for (int i = 0; i < LEAD + FRAMES; i++, time += STEP) {
		int pixels = frame(desk);
		tally_state_at(tally, time + STEP, &state);
		bool way = state.act == act && state.beats[BEAT_CAMERA] > 0 && state.beats[BEAT_CAMERA] < 1 &&
		           tally->acts[act].frame.w != tally->acts[act - 1].frame.w;
		zooms = zooms || way;
		int anew = seen_anew(seen, &desk->draw);
		busy += anew > FEW;
		if (zooms && !way && !rests)
			ck_assert_msg(anew <= FEW, "act %d: %d figures are painted where the camera rests", act, anew);
		rests = zooms && !way;
		ck_assert_msg(pixels <= (way ? 0 : BLOCKS_MOST * BLOCK), "act %d, %.2f s: %.1f blocks", act, state.time,
		              (double)pixels / BLOCK);
	}
	/* sizes on the way are two in an octave; what is seen where it rests comes in small numbers before */
	ck_assert_msg(busy <= PAINTS_MOST, "act %d: figures are painted in %d frames", act, busy);
	desk_key(desk, KEY_SPACE, 0);
	layers_hold(&desk->draw);
	return zooms;
}

START_TEST(test_nothing_is_composed_at_one_go)
{
	struct view view;
	static struct seen seen;
	int zooms = 0;
	view_init(&view, "whole-game", NULL, 1280, 720);
	view.screen = tally_screen_create(view.show);
	screen_reset(&view.desk.host, view.screen);
	seen_begin(&seen, &view.desk);
	layers_begin(&view.desk);
	for (int act = 1; act < view.show->tally->act_count && zooms < MOVES_LEAST; act++)
		zooms += check_act(&view, act, &seen);
	ck_assert_int_ge(zooms, MOVES_LEAST);
	view.screen = NULL; /* the desk's now */
	view_finish(&view);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("frames");
	TCase *tests = tcase_create("frames");

	tcase_set_timeout(tests, 60);
	tcase_add_test(tests, test_nothing_is_composed_at_one_go);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
