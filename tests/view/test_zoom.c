/* The table grows and shrinks, or does not, and light comes on over it. */
#include <check.h>

#include "../runner.h"
#include "app/language.h"
#include "running.h"
#include "screens.h"
#include "view/play/screen.h"
#include "../frames/seen.h"

/* Milliseconds after which a laid tile lies; the camera is on its way longer. */
enum { STEPS = 40, PATIENCE = 200, SETTLES = MOTION_SETTLE + 20 };

/* Frames until nothing more is lit. */
static void rest(struct desk *desk)
{
	int frames = 0, quiet = 0;
	for (; quiet < 3 && frames < PATIENCE; frames++) {
		running_frame(desk);
		quiet = desk->draw.composing ? 0 : quiet + 1;
	}
	ck_assert_int_lt(frames, PATIENCE);
}

/* How wide the picture is that covers this cell, square as a tile's ground; 0: there is none. */
static int tile_picture(const struct desk *desk, struct rect box)
{
	for (int i = 0; i < desk->draw.count; i++) {
		const struct draw_cmd *cmd = &desk->draw.cmds[i];
		if (cmd->kind == DRAW_IMAGE && cmd->u.image.opaque && cmd->box.x == box.x && cmd->box.y == box.y &&
		    cmd->box.w == box.w && cmd->box.h == box.h)
			return cmd->u.image.w;
	}
	return 0;
}

/* The table after six moves, in a window that shows it large. */
static struct screen *first_game(struct desk *desk)
{
	language_set("en");
	desk_init(desk);
	desk_size(desk, 1600, 900, 100);
	struct screen *screen = screens_game(&desk->host, "first-game", 6);
	screen_reset(&desk->host, screen);
	return screen;
}

/* Who has zoomed sees pictures as large as he sees the tiles, as soon as the camera rests. */
START_TEST(test_a_table_at_rest_is_sharp)
{
	struct desk desk;
	struct screen *screen = first_game(&desk);
	desk.paints = true;
	running_begin(&desk);
	for (int way = -1; way <= 1; way += 2) {
		int sharp = 0, rough = 0;
		for (int i = 0; i < 8; i++) {
			screen_take(&desk.host, &desk.frame,
			            &(struct input){.kind = INPUT_WHEEL, .wheel_y = (float)way, .x = 500, .y = 350});
			running_frame(&desk);
		}
		for (int i = 0; i < STEPS; i++)
			running_frame(&desk);
		const struct play_seen seen = play_seen(screen, 0);
		const struct game *game = session_game(seen.session);
		for (int t = 0; t < game_tile_count(game); t++) {
			struct cell cell = game_tile(game, t).cell;
			int w = tile_picture(&desk, camera_cell(seen.camera, seen.layout->stage, cell.x, cell.y));
			sharp += w >= (int)seen.camera->size;
			rough += w > 0 && w < (int)seen.camera->size;
		}
		ck_assert_msg(!rough, "way %d: %d of %d, size %g lacking %d", way, rough, sharp, seen.camera->size,
		              (int)desk.draw.lacking);
		ck_assert_int_gt(sharp, 3);
	}
	desk_finish(&desk);
}
END_TEST

/* The camera goes near to the tile that is laid: all the way there the tile is to be seen. */
START_TEST(test_what_is_laid_is_seen_on_the_camera_s_way)
{
	struct desk desk;
	struct move laid;
	struct screen *screen = first_game(&desk);
	running_begin(&desk);
	desk.frame.now += 4000;
	rest(&desk);
	desk_key(&desk, KEY_TAB, 0);
	rest(&desk);
	desk_key(&desk, KEY_ENTER, 0);
	struct play_seen seen = play_seen(screen, 0);
	ck_assert_int_eq(seen.found->wait, WAIT_FIGURE);
	ck_assert(session_laid(seen.session, &laid));
	for (int i = 0; i < STEPS; i++) {
		running_frame(&desk);
		struct rect box = camera_cell(seen.camera, seen.layout->stage, laid.cell.x, laid.cell.y);
		ck_assert_msg(i * 16 <= SETTLES || tile_picture(&desk, box), "frame %d", i);
	}
	desk_finish(&desk);
}
END_TEST

/* Laid with the pointer, which goes on to the next thing: nothing moves below it until it has rested. */
START_TEST(test_nothing_glides_under_the_pointer)
{
	struct desk desk;
	language_set("en");
	desk_init(&desk);
	desk_size(&desk, 1600, 900, 100);
	desk.host.windowed = true;
	struct screen *screen = screens_game(&desk.host, "first-game", 6);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	for (int i = 0; i < 20 && play_seen(screen, 0).camera->size > 60; i++)
		desk_input(&desk, &(struct input){.kind = INPUT_WHEEL, .wheel_y = -1, .x = 500, .y = 350});
	desk.frame.now += 4000;
	screen_tick(&desk.host, desk.frame.now);
	for (int i = 0; i < 20 && play_seen(screen, 0).camera->size > 40; i++)
		desk_input(&desk, &(struct input){.kind = INPUT_WHEEL, .wheel_y = -1, .x = 500, .y = 350});
	desk.frame.now += 4000;
	screen_tick(&desk.host, desk.frame.now);
	desk_build(&desk);
	struct play_seen seen = play_seen(screen, desk.frame.now);
	for (int i = 0; i < seen.found->cell_count; i++) {
		const struct play_cell *cell = &seen.found->cells[i];
		struct rect box = camera_cell(seen.camera, seen.layout->stage, cell->x, cell->y);

		if (!cell->rotations)
			continue;
		desk_click(&desk, box.x + box.w / 2, box.y + box.h / 2);
		break;
	}
	ck_assert_int_eq(seen.found->wait, WAIT_FIGURE);
	struct camera before = *seen.camera;
	for (int i = 0; i < 10; i++) {
		desk.frame.now += 500;
		desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = 600 + i, .y = 400});
		screen_tick(&desk.host, desk.frame.now);
		ck_assert(seen.camera->x == before.x && seen.camera->y == before.y && seen.camera->size == before.size);
	}
	for (int i = 0; i < 10; i++) {
		desk.frame.now += 500;
		screen_tick(&desk.host, desk.frame.now);
	}
	ck_assert(seen.camera->size > before.size);
	desk_finish(&desk);
}
END_TEST

/* Is all of the cell on the stage? */
static bool on_stage(const struct play_seen *seen, const struct camera *camera, struct cell cell)
{
	struct rect stage = seen->layout->stage, box = camera_cell(camera, stage, cell.x, cell.y);
	return rect_common_area(box, stage) == (long)box.w * box.h;
}

/* Lays the tile, with the pointer, where not all of its place is seen; false where there is no such place. */
static bool click_at_the_edge(struct desk *desk, struct screen *screen)
{
	struct play_seen seen = play_seen(screen, 0);

	for (int i = 0; i < seen.found->cell_count; i++) {
		const struct play_cell *cell = &seen.found->cells[i];
		struct rect stage = seen.layout->stage, box = camera_cell(seen.camera, stage, cell->x, cell->y);

		if (!cell->rotations || on_stage(&seen, seen.camera, (struct cell){cell->x, cell->y}) ||
		    !rect_has(stage, box.x + box.w / 2, box.y + box.h / 2))
			continue;
		desk_click(desk, box.x + box.w / 2, box.y + box.h / 2);
		return true;
	}
	return false;
}

/* The camera holds still between laying a tile and ending the turn. Where a tile was laid beyond what is seen of the
 * table it goes there once, and stays when the turn has ended; only a tile smaller than 48 units is gone nearer to, and
 * to 96 at most. */
START_TEST(test_the_camera_holds_still)
{
	int still = 0, moved = 0, near = 0;
	for (int moves = 2; moves < 140; moves += moves < 32 ? 1 : 6) {
		struct desk desk;
		language_set("en");
		desk_init(&desk);
		bool tight = moves > 110; /* there tiles get smaller than 48 units */
		desk_size(&desk, tight ? 800 : moves % 2 ? 1024 : 1280, tight ? 520 : moves % 2 ? 600 : 720, 100);
		desk.host.windowed = true;
		struct screen *screen = screens_game(&desk.host, "whole-game", moves);
		screen_reset(&desk.host, screen);
		desk_build(&desk);
		if (tight) { /* else the land is seen in part */
			desk_key(&desk, KEY_HOME, 0);
			desk.frame.now += 5000;
			screen->kind->tick(screen, &desk.host, desk.frame.now);
			desk_build(&desk);
		}
		struct camera before = *play_seen(screen, 0).camera;
		if (!click_at_the_edge(&desk, screen)) {
			desk_key(&desk, KEY_TAB, 0);
			desk_key(&desk, KEY_ENTER, 0);
		}
		for (int i = 0; i < 2; i++) { /* the pointer rests, then it goes */
			desk.frame.now += 5000;
			screen->kind->tick(screen, &desk.host, desk.frame.now);
		}
		desk_build(&desk);
		struct camera after = *play_seen(screen, 0).camera;
		struct move place;
		struct play_seen seen = play_seen(screen, 0);
		bool laid = session_laid(seen.session, &place);
		if (laid && before.size >= 48 && !on_stage(&seen, &before, place.cell)) {
			moved++;
			ck_assert_msg(after.size >= 48 && after.size <= before.size &&
			                  on_stage(&seen, &after, place.cell),
			              "after %d moves: %g; it was %g", moves, after.size, before.size);
			desk_key(&desk, KEY_SPACE, 0);
			desk.frame.now += 5000;
			screen->kind->tick(screen, &desk.host, desk.frame.now);
			struct camera ended = *play_seen(screen, 0).camera;
			ck_assert_msg(camera_same(&ended, &after) || ended.size < 48 ||
			                  (ended.size == after.size && ended.size == 56), /* a part: to the next */
			              "after %d moves: %g when the turn ends", moves, ended.size);
		} else if (laid && before.size >= 48) {
			still++;
			ck_assert_msg(after.x == before.x && after.y == before.y && after.size == before.size,
			              "after %d moves: %g at %g, %g; it was %g at %g, %g", moves, after.size, after.x,
			              after.y, before.size, before.x, before.y);
		} else if (laid) {
			near++;
			ck_assert_msg(after.size <= 96 && after.size >= before.size, "after %d moves: %g", moves,
			              after.size);
		}
		desk_finish(&desk);
	}
	ck_assert_int_ge(still, 2);
	ck_assert_int_ge(moved, 1);
	ck_assert_int_ge(near, 1);
}
END_TEST

enum { NEAR = 400, KEPT = 1 << 13, MADE_IN_A_FRAME = 2 * NEAR * NEAR, LIT_MANY = 6 };

/* Pictures that were drawn, as a device keeps them. */
struct kept {
	int count;
	uint64_t keys[KEPT];
};

static bool is_kept(void *context, uint64_t key)
{
	const struct kept *kept = context;
	for (int i = 0; i < kept->count; i++)
		if (kept->keys[i] == key)
			return true;
	return false;
}

/* A frame of a window; how many pictures are in it. */
static int point_at(struct desk *desk, struct kept *kept, int x, int y)
{
	struct input input = {.kind = INPUT_MOVE, .x = x, .y = y};
	int count = 0;
	screen_take(&desk->host, &desk->frame, &input);
	desk->frame.now += 16;
	screen_tick(&desk->host, desk->frame.now);
	draw_begin(&desk->draw, desk->theme.w, desk->theme.h);
	desk->draw.spread = desk->frame.live;
	screen_build(&desk->host, &desk->frame);
	for (int i = 0; i < desk->draw.count; i++) {
		const struct draw_cmd *cmd = &desk->draw.cmds[i];
		if (cmd->kind != DRAW_IMAGE)
			continue;
		count++;
		if (!is_kept(kept, cmd->u.image.key)) {
			ck_assert_int_lt(kept->count, KEPT);
			kept->keys[kept->count++] = cmd->u.image.key;
		}
	}
	return count;
}

/* However large the land that is pointed at: some large tiles of its light are painted in a frame, the rest in the next
 * ones; all at once in a picture. */
START_TEST(test_light_comes_on_a_little_in_a_frame)
{
	static struct kept kept;
	struct draw_cache cache = {.has_picture = is_kept, .context = &kept};
	struct desk desk;
	int most = 0;
	language_set("en");
	desk_init(&desk);
	desk_size(&desk, 1920, 1080, 100);
	screen_reset(&desk.host, screens_game(&desk.host, "whole-game", -1));
	running_begin(&desk);
	running_frame(&desk);
	play_screen_look(screen_top(&desk.host), NEAR);
	rest(&desk);
	desk.draw.cache = &cache;
	for (int n = 0; n < 48; n++) {
		int x = 150 + n % 8 * 170, y = 90 + n / 8 * 130, frames = 0, count, first = -1;
		do {
			count = point_at(&desk, &kept, x, y);
			first = first < 0 ? count : first;
			ck_assert_int_le(desk.draw.made, MADE_IN_A_FRAME);
			ck_assert_int_lt(frames++, PATIENCE);
		} while (desk.draw.composing);
		most = count - first > most ? count - first : most;
		if (frames < 2)
			continue;
		desk.frame.live = false;
		kept.count = 0;
		ck_assert_int_eq(point_at(&desk, &kept, x, y), count);
		desk.frame.live = true;
	}
	ck_assert_int_ge(most, LIT_MANY);
	desk_finish(&desk);
}
END_TEST

/* As near as can be, more of the wheel changes nothing: the camera goes on its way, and leaps nowhere. */
START_TEST(test_a_wheel_beyond_the_nearest_is_no_leap)
{
	struct desk desk;
	struct screen *screen = first_game(&desk);
	running_begin(&desk);
	running_frame(&desk);
	for (int i = 0; i < 30; i++)
		screen_take(&desk.host, &desk.frame,
		            &(struct input){.kind = INPUT_WHEEL, .wheel_y = 1, .x = 500, .y = 350});
	running_frame(&desk);
	double soon = play_seen(screen, 0).camera->size;
	for (int i = 0; i < STEPS; i++)
		running_frame(&desk);
	double there = play_seen(screen, 0).camera->size;
	ck_assert_msg(soon < there / 2, "%g of %g after a frame", soon, there);
	desk_finish(&desk);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("zoom");
	TCase *tcase = tcase_create("zoom");

	tcase_set_timeout(tcase, 60);
	tcase_add_test(tcase, test_a_table_at_rest_is_sharp);
	tcase_add_test(tcase, test_a_wheel_beyond_the_nearest_is_no_leap);
	tcase_add_test(tcase, test_what_is_laid_is_seen_on_the_camera_s_way);
	tcase_add_test(tcase, test_nothing_glides_under_the_pointer);
	tcase_add_test(tcase, test_the_camera_holds_still);
	tcase_add_test(tcase, test_light_comes_on_a_little_in_a_frame);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
