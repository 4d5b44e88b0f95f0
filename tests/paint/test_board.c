/* test_board.c - the Castle's board and pieces: blocks that join, starts that meet their tiles, icons told apart. */
#include <bastide/castle.h>
#include <math.h>
#include <string.h>

#include "suite.h"

enum { SIZE = 64, PIECE = 32 };

static struct paint_board board;
static uint8_t *layer, *other;
static void *scratch;

static void setup(void)
{
	board = (struct paint_board){.castle = castle->castle, .seed = 5};
	layer = take(paint_frame_bytes(paint_overlay_frame(SIZE)));
	other = take(paint_frame_bytes(paint_overlay_frame(SIZE)));
	scratch = take(paint_scratch_size(SIZE));
}

static void teardown(void)
{
	free(layer);
	free(other);
	free(scratch);
}

/* Premultiplied difference of two pixels. */
static int apart(const uint8_t *p, const uint8_t *q)
{
	int sum = abs(p[3] - q[3]);

	for (int k = 0; k < 3; k++)
		sum += abs(p[k] * p[3] - q[k] * q[3]) / 255;
	return sum;
}

/* Blocks join without a seam: across the border colours differ no more than beside it. */
START_TEST(blocks_join_unseen)
{
	double across = 0, inside = 0;

	for (int y = -2; y < board.castle->height + 2; y++) {
		for (int x = -2; x < board.castle->width + 1; x++) {
			paint_board_block(&board, x, y, SIZE, layer, scratch);
			paint_board_block(&board, x + 1, y, SIZE, other, scratch);
			for (int j = 0; j < SIZE; j++) {
				across += apart(layer + (j * SIZE + SIZE - 1) * 4, other + j * SIZE * 4);
				inside +=
				    0.5 * apart(layer + (j * SIZE + SIZE - 1) * 4, layer + (j * SIZE + SIZE - 2) * 4);
				inside += 0.5 * apart(other + j * SIZE * 4, other + (j * SIZE + 1) * 4);
			}
		}
	}
	/* cords, walls and joints run along many borders: they are the picture, not a seam */
	ck_assert_msg(across <= 1.6 * inside, "across %.0f, inside %.0f", across, inside);
}
END_TEST

/* Inside the wall and on it the board is opaque; far outside there is nothing. */
START_TEST(board_covers_what_it_should)
{
	const struct castle_board *b = board.castle;

	for (int y = -2; y < b->height + 2; y++) {
		for (int x = -2; x < b->width + 2; x++) {
			int least = 255;

			paint_board_block(&board, x, y, SIZE, layer, scratch);
			for (int i = 0; i < SIZE * SIZE; i++)
				least = layer[i * 4 + 3] < least ? layer[i * 4 + 3] : least;
			bool inside = x >= 0 && y >= 0 && x < b->width && y < b->height && b->inside[y][x];

			ck_assert_msg(!inside || least == 255, "cell %d, %d: alpha %d", x, y, least);
			if (x == -2 || y == -2)
				ck_assert_msg(layer[3] == 0, "block %d, %d begins with alpha %d", x, y, layer[3]);
		}
	}
}
END_TEST

/* How far a point is from the nearest cell of the board, by looking at all of them. */
static float from_cells(float x, float y)
{
	float best = 99.0f;

	for (int j = 0; j < board.castle->height; j++) {
		for (int i = 0; i < board.castle->width; i++) {
			float dx = fmaxf(fmaxf((float)i - x, x - (float)(i + 1)), 0.0f);
			float dy = fmaxf(fmaxf((float)j - y, y - (float)(j + 1)), 0.0f);

			if (board.castle->inside[j][i])
				best = fminf(best, hypotf(dx, dy));
		}
	}
	return best;
}

/* The corners of an outline with nooks are land: the board is whole, and nothing grows in the moat. */
START_TEST(land_lies_about_the_moat)
{
	int water = 0, blue = 0, green = 0, land = 0;

	for (int y = 0; y < board.castle->height; y++) {
		for (int x = 0; x < board.castle->width; x++) {
			if (board.castle->inside[y][x])
				continue;
			paint_board_block(&board, x, y, SIZE, layer, scratch);
			for (int i = 0; i < SIZE * SIZE; i++) {
				const uint8_t *p = layer + i * 4;
				float d = from_cells((float)x + ((float)(i % SIZE) + 0.5f) / SIZE,
				                     (float)y + ((float)(i / SIZE) + 0.5f) / SIZE);

				ck_assert_msg(p[3] == 255, "a hole in block %d, %d", x, y);
				water += d > 0.66f && d < 0.72f;
				blue += d > 0.66f && d < 0.72f && p[2] > p[0] + 20;
				land += d > 0.95f;
				green += d > 0.95f && p[1] > p[2] + 20;
			}
		}
	}
	ck_assert_int_gt(water, 1000);
	ck_assert_msg(blue > water * 0.97, "%d of %d", blue, water);
	ck_assert_msg(green > land * 0.75, "%d of %d", green, land);
}
END_TEST

/* Where a path begins in the wall a bridge leads over the moat, and nowhere else. */
START_TEST(paths_lead_over_the_moat)
{
	static const int8_t out[EDGE_COUNT][2] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};

	for (int s = 0; s < board.castle->start_count; s++) {
		const struct castle_start *start = &board.castle->starts[s];
		float x = (float)start->cell.x + 0.5f + 1.19f * (float)out[start->side][0];
		float y = (float)start->cell.y + 0.5f + 1.19f * (float)out[start->side][1];
		int i = (int)floorf(x), j = (int)floorf(y);

		paint_board_block(&board, i, j, SIZE, layer, scratch);
		const uint8_t *p = layer + (((int)((y - (float)j) * SIZE)) * SIZE + (int)((x - (float)i) * SIZE)) * 4;
		bool wood = p[0] > p[2] + 20;

		ck_assert_msg(wood == (start->kind == FEATURE_PATH), "start %d: %02x%02x%02x", s, p[0], p[1], p[2]);
	}
}
END_TEST

START_TEST(same_block_same_pixels)
{
	for (int x = -1; x < 3; x++) {
		memset(scratch, 0x11, paint_scratch_size(SIZE));
		paint_board_block(&board, x, 0, SIZE, layer, scratch);
		memset(scratch, 0xe7, paint_scratch_size(SIZE));
		paint_board_block(&board, x, 0, SIZE, other, scratch);
		ck_assert(!memcmp(layer, other, SIZE * SIZE * 4));
	}
}
END_TEST

/* Does this shape hold the point? */
static bool holds(const struct castle_space *s, float x, float y)
{
	bool in = false;

	for (int i = 0; i < s->point_count; i++) {
		const struct castle_point *a = &s->points[i], *b = &s->points[(i + 1) % s->point_count];

		if ((a->y <= y) != (b->y <= y) && x < a->x + (b->x - a->x) * (y - a->y) / (b->y - a->y))
			in = !in;
	}
	return in;
}

/* A marker stands on its own space, and clear of the wall tile in the middle of a tower. */
START_TEST(markers_stand_on_their_spaces)
{
	for (int i = 0; i < board.castle->space_count; i++) {
		const struct castle_space *s = &board.castle->spaces[i];
		float x, y, clearance, tx, ty;

		paint_space_place(&board, i, &x, &y, &clearance);
		ck_assert_msg(holds(s, x, y), "space %d: %.2f, %.2f", i, (double)x, (double)y);
		ck_assert(clearance > 0.05f);
		if (s->corner == CASTLE_NO_CORNER)
			continue;
		paint_tower_place(&board, s->corner, &tx, &ty);
		ck_assert_msg(hypotf(x - tx, y - ty) > 0.1f, "space %d: on the wall tile", i);
	}
}
END_TEST

/* A start space's roof is as high along its border as the tile's beside it. */
START_TEST(starts_meet_their_tiles)
{
	struct paint_frame f = paint_overlay_frame(SIZE);

	for (int s = 0; s < board.castle->start_count; s++) {
		const struct castle_start *start = &board.castle->starts[s];
		enum terrain terrain = start->kind == FEATURE_HOUSE ? TERRAIN_HOUSE : TERRAIN_TOWER;
		int first[2] = {-1, -1};

		if ((start->kind != FEATURE_HOUSE && start->kind != FEATURE_TOWER) ||
		    (start->side != EDGE_E && start->side != EDGE_W))
			continue;
		/* a tile with this edge, turned so that it faces the start space */
		for (int t = 0; t < castle->type_count && first[1] < 0; t++) {
			struct paint_job job = {.type = &castle->types[t], .rotation = start->side, .seed = 5};

			if (job.type->edges[EDGE_N] != terrain || job.type->edges[EDGE_E] == terrain ||
			    job.type->edges[EDGE_W] == terrain)
				continue;
			job.beside[start->side] = paint_beside(terrain);
			paint_overlay(&job, SIZE, layer, scratch);
			paint_start(&board, s, paint_beside(terrain), SIZE, other, scratch);
			for (int k = 0; k < 2; k++) {
				const uint8_t *rgba = k ? layer : other;
				int x = (start->side == EDGE_E) == (k == 1) ? SIZE - 1 : 0;

				/* in the middle of the border: its highest point */
				for (int y = 0; y < f.height && first[k] < 0; y++) {
					if (rgba[((size_t)y * (size_t)f.width + (size_t)(f.left + x)) * 4 + 3] > 250)
						first[k] = y;
				}
			}
		}
		ck_assert_msg(first[0] >= 0 && abs(first[0] - first[1]) <= 4, "start %d: %d and %d", s, first[0],
		              first[1]);
	}
}
END_TEST

/* Nothing of a start space reaches the rim of its frame; something is there. */
START_TEST(starts_are_whole)
{
	struct paint_frame f = paint_overlay_frame(SIZE);

	for (int s = 0; s < board.castle->start_count; s++) {
		int solid = 0;

		paint_start(&board, s, PAINT_BESIDE_NOTHING, SIZE, layer, scratch);
		for (int i = 0; i < f.width * f.height; i++) {
			int x = i % f.width, y = i / f.width;

			solid += layer[i * 4 + 3] > 250;
			ck_assert_msg((x && y && x + 1 < f.width && y + 1 < f.height) || layer[i * 4 + 3] < 150,
			              "start %d at %d, %d", s, x, y);
		}
		ck_assert_int_gt(solid, 30);
	}
}
END_TEST

/* Every two wall tiles differ in lightness, not in colour alone, at 32 pixels. */
START_TEST(wall_tiles_differ)
{
	static uint8_t tile[WALL_KINDS + 1][PIECE * PIECE * 4];

	for (int kind = 0; kind <= WALL_KINDS; kind++)
		paint_wall_tile(kind, PIECE, tile[kind], scratch);
	for (int a = 0; a <= WALL_KINDS; a++) {
		for (int b = 0; b < a; b++) {
			int differ = 0;

			for (int i = 0; i < PIECE * PIECE; i++) {
				const uint8_t *p = tile[a] + i * 4, *q = tile[b] + i * 4;
				int light = 30 * (p[0] - q[0]) + 59 * (p[1] - q[1]) + 11 * (p[2] - q[2]);

				differ += p[3] > 200 && q[3] > 200 && abs(light) > 4000;
			}
			ck_assert_msg(differ > 40, "wall tiles %d and %d: %d pixels", a, b, differ);
		}
	}
}
END_TEST

/* A keep takes its player's colour, and is broad where a follower is narrow: at the top. */
START_TEST(keeps_are_broad_at_the_top)
{
	static uint8_t keep[PIECE * PIECE * 4];
	int top = 0, waist = 0, red = 0;

	paint_keep(0xB8142C, PIECE, keep, scratch);
	for (int x = 0; x < PIECE; x++) {
		top += keep[(PIECE / 4 * PIECE + x) * 4 + 3] > 200;
		waist += keep[(PIECE / 2 * PIECE + x) * 4 + 3] > 200;
	}
	for (int i = 0; i < PIECE * PIECE; i++)
		red += keep[i * 4 + 3] > 200 && keep[i * 4] > keep[i * 4 + 1] + 60;
	ck_assert_int_gt(top, waist + 2);
	ck_assert_int_gt(red, PIECE * PIECE / 6);
}
END_TEST

static Suite *make(void)
{
	Suite *suite = suite_create("paint board");
	TCase *all = tcase_create("all");

	tcase_set_timeout(all, 240);
	tcase_add_checked_fixture(all, setup, teardown);
	tcase_add_test(all, blocks_join_unseen);
	tcase_add_test(all, board_covers_what_it_should);
	tcase_add_test(all, land_lies_about_the_moat);
	tcase_add_test(all, paths_lead_over_the_moat);
	tcase_add_test(all, same_block_same_pixels);
	tcase_add_test(all, markers_stand_on_their_spaces);
	tcase_add_test(all, starts_meet_their_tiles);
	tcase_add_test(all, starts_are_whole);
	tcase_add_test(all, wall_tiles_differ);
	tcase_add_test(all, keeps_are_broad_at_the_top);
	suite_add_tcase(suite, all);
	return suite;
}

int main(void) { return suite_run(make); }
