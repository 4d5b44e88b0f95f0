/*
 * test_seam.c - grounds join unseen: for all pairs of types and turns that may
 * lie side by side, the mean difference across the seam is at most 1.5 times
 * the mean difference of neighbouring pixels inside.
 */
#include <string.h>

#include "suite.h"

enum { SIZE = 64, DEEP = 8, CELLS = 3, LAND_MAX = TILESET_TYPES_MAX * 4 };

/* The border of one ground: the outermost line of each side, and how much
 * neighbouring lines differ in the strip behind it. */
struct border {
	uint8_t outer[EDGE_COUNT][SIZE][3];
	int inside[EDGE_COUNT];
	uint8_t terrain[EDGE_COUNT];
};

static const int cell[CELLS][2] = {{0, 0}, {17, -9}, {-230, 411}};

static void line_copy(uint8_t out[SIZE][3], const uint8_t *rgba, int x, int y, int dx, int dy)
{
	for (int i = 0; i < SIZE; i++)
		memcpy(out[i], rgba + ((y + dy * i) * SIZE + x + dx * i) * 4, 3);
}

static int difference(uint8_t a[SIZE][3], uint8_t b[SIZE][3])
{
	int sum = 0;

	for (int i = 0; i < SIZE; i++)
		for (int k = 0; k < 3; k++)
			sum += abs(a[i][k] - b[i][k]);
	return sum;
}

static void side_line(uint8_t out[SIZE][3], const uint8_t *rgba, int edge, int deep)
{
	switch (edge) {
	case EDGE_N:
		line_copy(out, rgba, 0, deep, 1, 0);
		break;
	case EDGE_S:
		line_copy(out, rgba, 0, SIZE - 1 - deep, 1, 0);
		break;
	case EDGE_W:
		line_copy(out, rgba, deep, 0, 0, 1);
		break;
	default:
		line_copy(out, rgba, SIZE - 1 - deep, 0, 0, 1);
	}
}

static void border_paint(struct border *b, const struct tile_type *type, int turn, int x, int y, uint8_t *rgba,
                         void *scratch)
{
	struct paint_job job = {.type = type, .rotation = turn, .x = x, .y = y, .seed = 77};
	uint8_t near[SIZE][3], far[SIZE][3];

	paint_ground(&job, SIZE, rgba, scratch);
	for (int e = 0; e < EDGE_COUNT; e++) {
		side_line(b->outer[e], rgba, e, 0);
		b->inside[e] = 0;
		for (int k = 0; k < DEEP; k++) {
			side_line(near, rgba, e, k);
			side_line(far, rgba, e, k + 1);
			b->inside[e] += difference(near, far);
		}
		b->terrain[edge_turned(e, turn)] = type->edges[e];
	}
}

/* All grounds of land types at one cell. */
static int paint_all(struct border *list, int x, int y)
{
	uint8_t *rgba = take(SIZE * SIZE * 4);
	void *scratch = take(paint_scratch_size(SIZE));
	int n = 0;

	for (int t = 0; t < tiles->type_count; t++) {
		if (tiles->types[t].flags & TILE_CARCASSONNE)
			continue;
		for (int turn = 0; turn < 4; turn++)
			border_paint(&list[n++], &tiles->types[t], turn, x, y, rgba, scratch);
	}
	free(rgba);
	free(scratch);
	return n;
}

/* Painted once for all tests: at each cell, and at the cells that lie east and south of it. */
enum beside { HERE, EAST, SOUTH, BESIDE_COUNT };

static struct border *lands[CELLS][BESIDE_COUNT];
static int land_count;

static void lands_paint(void)
{
	for (int c = 0; c < CELLS; c++) {
		for (int beside = HERE; beside < BESIDE_COUNT; beside++) {
			lands[c][beside] = take(LAND_MAX * sizeof *lands[c][beside]);
			land_count =
			    paint_all(lands[c][beside], cell[c][0] + (beside == EAST), cell[c][1] + (beside == SOUTH));
		}
	}
}

static void lands_free(void)
{
	for (int c = 0; c < CELLS; c++)
		for (int beside = HERE; beside < BESIDE_COUNT; beside++)
			free(lands[c][beside]);
}

/* Edge of the first, touching the opposite edge of the second. */
static void check_seams(enum edge edge)
{
	int opposite = (edge + 2) & 3;
	enum beside there = edge == EDGE_E ? EAST : SOUTH;
	double worst = 0;
	int worst_a = 0, worst_b = 0;

	for (int a = 0; a < land_count; a++) {
		for (int b = 0; b < land_count; b++) {
			int across = 0, inside = 0;

			if (lands[0][HERE][a].terrain[edge] != lands[0][there][b].terrain[opposite])
				continue;
			for (int c = 0; c < CELLS; c++) {
				struct border *first = &lands[c][HERE][a], *second = &lands[c][there][b];

				across += 2 * DEEP * difference(first->outer[edge], second->outer[opposite]);
				inside += first->inside[edge] + second->inside[opposite];
			}
			double ratio = (double)across / inside;

			if (ratio > worst) {
				worst = ratio;
				worst_a = a;
				worst_b = b;
			}
		}
	}
	ck_assert_msg(worst > 0 && worst <= 1.5, "worst seam ratio %.2f, lands %d and %d", worst, worst_a, worst_b);
}

START_TEST(seams_to_the_east) { check_seams(EDGE_E); }
END_TEST

START_TEST(seams_to_the_south) { check_seams(EDGE_S); }
END_TEST

/* A wrong neighbour does show: the measure can fail. */
START_TEST(wrong_neighbours_show)
{
	struct border *list = lands[0][HERE], *next = lands[0][EAST];
	int across = 0, inside = 0;

	for (int a = 0; a < land_count; a++) {
		for (int b = 0; b < land_count; b += 7) {
			if (list[a].terrain[EDGE_E] != TERRAIN_ROAD || next[b].terrain[EDGE_W] != TERRAIN_CITY)
				continue;
			across += 2 * difference(list[a].outer[EDGE_E], next[b].outer[EDGE_W]) / 100;
			inside += (list[a].inside[EDGE_E] + next[b].inside[EDGE_W]) / DEEP / 100;
		}
	}
	ck_assert_msg(across > 2 * inside, "%d against %d", across, inside);
}
END_TEST

static Suite *make(void)
{
	Suite *suite = suite_create("paint seam");
	TCase *all = tcase_create("all");

	tcase_set_timeout(all, 240);
	tcase_add_unchecked_fixture(all, lands_paint, lands_free);
	tcase_add_test(all, seams_to_the_east);
	tcase_add_test(all, seams_to_the_south);
	tcase_add_test(all, wrong_neighbours_show);
	suite_add_tcase(suite, all);
	return suite;
}

int main(void) { return suite_run(make); }
