/* test_castle_seam.c - the Castle's tiles beside each other: grounds and roofs run on, borders tell what lies there. */
#include "castle.h"

#include <math.h>

/* Paths and courts run on: across a seam of grounds of one kind the colours differ no more than within. */
START_TEST(grounds_join_unseen)
{
	enum { DEEP = 6, LANDS = 64 * 4 };
	static int inside[LANDS];
	static uint8_t outer[LANDS][SIZE][3], terrain[LANDS];
	int n = 0;
	double worst = 0;

	for (int t = 0; t < castle->type_count; t++) {
		for (int turn = 0; turn < 4; turn++, n++) {
			struct paint_job job = castle_job(&castle->types[t], turn, 3, 4);

			paint_ground(&job, SIZE, layer, scratch);
			terrain[n] = castle->types[t].edges[(EDGE_E - turn) & 3];
			inside[n] = 0;
			for (int y = 0; y < SIZE; y++) {
				memcpy(outer[n][y], layer + (y * SIZE + SIZE - 1) * 4, 3);
				for (int k = 1; k <= DEEP; k++)
					for (int i = 0; i < 3; i++)
						inside[n] += abs(layer[(y * SIZE + SIZE - k) * 4 + i] -
						                 layer[(y * SIZE + SIZE - k - 1) * 4 + i]);
			}
		}
	}
	for (int t = 0; t < castle->type_count; t++) {
		for (int turn = 0; turn < 4; turn++) {
			struct paint_job job = castle_job(&castle->types[t], turn, 4, 4);
			uint8_t mine = castle->types[t].edges[(EDGE_W - turn) & 3];

			paint_ground(&job, SIZE, layer, scratch);
			for (int a = 0; a < n; a++) {
				int across = 0;

				if (terrain[a] != mine || (mine != TERRAIN_PATH && mine != TERRAIN_COURT))
					continue;
				for (int y = 0; y < SIZE; y++)
					for (int i = 0; i < 3; i++)
						across += abs(layer[(y * SIZE) * 4 + i] - outer[a][y][i]);
				worst = fmax(worst, (double)across * DEEP / inside[a]);
			}
		}
	}
	ck_assert_msg(worst <= 1.6, "worst seam ratio %.2f", worst);
}
END_TEST

/* First and last solid row of a column of the overlay; -1: none. */
static void column_span(const uint8_t *rgba, int x, int *first, int *last)
{
	struct paint_frame f = paint_overlay_frame(SIZE);

	*first = *last = -1;
	for (int y = 0; y < f.height; y++) {
		if (rgba[((size_t)y * (size_t)f.width + (size_t)(f.left + x)) * 4 + 3] < 250)
			continue;
		*first = *first < 0 ? y : *first;
		*last = y;
	}
}

/* Roofs and platforms of two tiles meet at one height: the same span on both sides of a joined border. */
START_TEST(roofs_run_on_in_the_next_tile)
{
	static const enum terrain kinds[2] = {TERRAIN_HOUSE, TERRAIN_TOWER};

	for (int k = 0; k < 2; k++) {
		int want_first = -1, want_last = -1;

		for (int t = 0; t < castle->type_count; t++) {
			for (int turn = 0; turn < 4; turn++) {
				for (int side = 0; side < 2; side++) {
					int edge = side ? EDGE_E : EDGE_W, first, last;
					struct paint_job job = castle_job(&castle->types[t], turn, 0, 0);
					int north = castle->types[t].edges[(EDGE_N - turn) & 3],
					    south = castle->types[t].edges[(EDGE_S - turn) & 3];

					if (castle->types[t].edges[(edge - turn) & 3] != kinds[k])
						continue;
					/* buildings at the corners would be measured with it */
					if (north == TERRAIN_HOUSE || north == TERRAIN_TOWER ||
					    south == TERRAIN_HOUSE || south == TERRAIN_TOWER)
						continue;
					job.beside[edge] = paint_beside(kinds[k]);
					paint_overlay(&job, SIZE, layer, scratch);
					column_span(layer, side ? SIZE - 1 : 0, &first, &last);
					ck_assert_int_ge(first, 0);
					if (want_first < 0) {
						want_first = first;
						want_last = last;
					}
					/* a turret or a merlon may stand at the border */
					ck_assert_msg(abs(first - want_first) <= 4 && abs(last - want_last) <= 3,
					              "%s turn %d edge %d: %d to %d, others %d to %d",
					              castle->types[t].id, turn, edge, first, last, want_first,
					              want_last);
				}
			}
		}
		ck_assert_int_ge(want_first, 0);
	}
}
END_TEST

/* Open, joined and closed look different on every side, and only for buildings. */
START_TEST(borders_tell_what_lies_beside)
{
	for (int t = 0; t < castle->type_count; t++) {
		const struct tile_type *type = &castle->types[t];

		/* one edge of each will do */
		for (int edge = t & 3; edge < EDGE_COUNT; edge += EDGE_COUNT) {
			struct paint_job open = castle_job(type, 0, 1, 1), joined = open, closed = open;
			bool builds = type->edges[edge] == TERRAIN_HOUSE || type->edges[edge] == TERRAIN_TOWER;

			joined.beside[edge] = paint_beside((enum terrain)type->edges[edge]);
			closed.beside[edge] = PAINT_BESIDE_WALL;
			ck_assert_msg((castle_difference(&joined, &closed) > 20) == builds, "%s edge %d", type->id,
			              edge);
			if (builds && edge == EDGE_S)
				ck_assert_msg(castle_difference(&open, &joined) > 20, "%s is not cut open", type->id);
		}
	}
}
END_TEST

static Suite *make(void)
{
	const TTest *const tests[] = {grounds_join_unseen, roofs_run_on_in_the_next_tile,
	                              borders_tell_what_lies_beside};

	return castle_suite("paint castle seam", tests, sizeof tests / sizeof tests[0]);
}

int main(void) { return suite_run(make); }
