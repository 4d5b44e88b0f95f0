/*
 * test_castle.c - the Castle's tiles in every turn against the rules, and against
 * what an eye would object to.
 */
#include <math.h>
#include <string.h>

#include "suite.h"

enum { N = 128, SIZE = 64, SMALL = 48 };

/* More than any shadow: something stands here. */
#define SOLID 150

static uint8_t codes[N * N];
static int region[N * N], stack[N * N];
static uint8_t *layer, *other;
static void *scratch;

static void setup(void)
{
	layer = take(paint_frame_bytes(paint_overlay_frame(N)));
	other = take(paint_frame_bytes(paint_overlay_frame(N)));
	scratch = take(paint_scratch_size(N));
}

static void teardown(void)
{
	free(layer);
	free(other);
	free(scratch);
}

static struct paint_job job_at(const struct tile_type *type, int turn, int x, int y)
{
	return (struct paint_job){.type = type, .rotation = turn, .x = x, .y = y, .seed = 9};
}

static void map_of(const struct tile_type *type, int turn)
{
	/* what lay in the scratch memory must not matter */
	memset(scratch, 0xa5, paint_scratch_size(N));
	paint_map(type, turn, N, PAINT_MAP_PLAN, codes, scratch);
}

/* Numbers the connected pieces of equal codes; codes of nothing get 0. */
static int flood(void)
{
	int count = 0;

	memset(region, 0, sizeof region);
	for (int start = 0; start < N * N; start++) {
		int top = 0;

		if (paint_code_kind(codes[start]) == PAINT_NONE || region[start])
			continue;
		region[start] = ++count;
		stack[top++] = start;
		while (top) {
			int i = stack[--top], x = i % N, y = i / N;
			int next[4] = {x ? i - 1 : -1, x + 1 < N ? i + 1 : -1, y ? i - N : -1, y + 1 < N ? i + N : -1};

			for (int k = 0; k < 4; k++) {
				if (next[k] >= 0 && !region[next[k]] && codes[next[k]] == codes[start]) {
					region[next[k]] = count;
					stack[top++] = next[k];
				}
			}
		}
	}
	return count;
}

static enum paint_kind kind_of(const struct tile_part *part)
{
	return part->kind == FEATURE_PATH    ? PAINT_PATH
	       : part->kind == FEATURE_HOUSE ? PAINT_HOUSE
	       : part->kind == FEATURE_TOWER ? PAINT_TOWER
	                                     : PAINT_COURT;
}

static uint8_t code_of(const struct tile_type *type, int part) { return paint_code(kind_of(&type->parts[part]), part); }

/* The pixel on the border, so far along an edge clockwise. */
static int border_pixel(int edge, int along)
{
	switch (edge) {
	case EDGE_N:
		return along;
	case EDGE_E:
		return along * N + N - 1;
	case EDGE_S:
		return (N - 1) * N + N - 1 - along;
	default:
		return (N - 1 - along) * N;
	}
}

/* The part that the rules see at this third of an edge as it lies (0, 2 beside a path: courts). */
static int part_there(const struct tile_type *type, int turn, int edge, int third)
{
	int printed = (edge - turn) & 3;

	for (int i = 0; i < type->part_count; i++) {
		const struct tile_part *p = &type->parts[i];

		if (p->kind != FEATURE_COURT && p->edges >> printed & 1 && (p->kind != FEATURE_PATH || third == 1))
			return i;
		if (p->kind == FEATURE_COURT && third != 1 && p->half_edges >> (2 * printed + third / 2) & 1)
			return i;
		if (p->kind == FEATURE_COURT && third == 1 && type->edges[printed] == TERRAIN_COURT &&
		    p->half_edges >> (2 * printed) & 1)
			return i;
	}
	return -1;
}

/* Every third of every edge shows the part that the rules know there. */
START_TEST(edges_show_their_parts)
{
	for (int t = 0; t < castle->type_count; t++) {
		const struct tile_type *type = &castle->types[t];

		for (int turn = 0; turn < 4; turn++) {
			map_of(type, turn);
			for (int edge = 0; edge < EDGE_COUNT; edge++) {
				for (int third = 0; third < 3; third++) {
					int part = part_there(type, turn, edge, third);
					uint8_t seen = codes[border_pixel(edge, N * (2 * third + 1) / 6)];

					ck_assert_msg(part >= 0 && seen == code_of(type, part),
					              "%s turn %d edge %d third %d: part %d, painted %02x", type->id,
					              turn, edge, third, part, seen);
				}
			}
		}
	}
}
END_TEST

/* A part's ground reaches exactly its edges: along the whole border no other part shows. */
START_TEST(parts_reach_only_their_edges)
{
	for (int t = 0; t < castle->type_count; t++) {
		const struct tile_type *type = &castle->types[t];

		for (int turn = 0; turn < 4; turn++) {
			map_of(type, turn);
			for (int edge = 0; edge < EDGE_COUNT; edge++) {
				/* corners belong to two edges */
				for (int along = 4; along < N - 4; along++) {
					uint8_t seen = codes[border_pixel(edge, along)];
					bool allowed = false;

					for (int third = 0; third < 3; third++) {
						int part = part_there(type, turn, edge, third);

						allowed = allowed || (part >= 0 && seen == code_of(type, part));
					}
					ck_assert_msg(allowed, "%s turn %d edge %d at %d: %02x", type->id, turn, edge,
					              along, seen);
				}
			}
		}
	}
}
END_TEST

/* Flooding the picture gives one piece for every part: what the rules join hangs together, what they part is parted. */
START_TEST(parts_flood_as_the_rules_say)
{
	for (int t = 0; t < castle->type_count; t++) {
		const struct tile_type *type = &castle->types[t];

		for (int turn = 0; turn < 4; turn++) {
			map_of(type, turn);
			flood();
			for (int part = 0; part < type->part_count; part++) {
				int pieces = 0, seen[64] = {0};

				/* a pixel or two that rounding cut off is no piece */
				for (int i = 0; i < N * N; i++) {
					if (codes[i] == code_of(type, part) && region[i] < 64 && ++seen[region[i]] == 9)
						pieces++;
				}
				ck_assert_msg(pieces == 1, "%s turn %d: part %d in %d pieces", type->id, turn, part,
				              pieces);
			}
		}
	}
}
END_TEST

static int pixel(float x, float y)
{
	int px = (int)(x * N), py = (int)(y * N);

	px = px < 0 ? 0 : px >= N ? N - 1 : px;
	py = py < 0 ? 0 : py >= N ? N - 1 : py;
	return py * N + px;
}

/* A spot for every part, on its ground, and where the eye sees it. */
START_TEST(spots_stand_on_their_parts)
{
	static uint8_t view[N * N];

	for (int t = 0; t < castle->type_count; t++) {
		const struct tile_type *type = &castle->types[t];

		for (int turn = 0; turn < 4; turn++) {
			struct paint_spot spots[PAINT_SPOTS_MAX];
			int n = paint_spots(type, turn, spots, scratch);

			ck_assert_int_eq(n, type->part_count);
			map_of(type, turn);
			paint_map(type, turn, N, PAINT_MAP_VIEW, view, scratch);
			for (int i = 0; i < n; i++) {
				int at = pixel(spots[i].x, spots[i].y);

				ck_assert_msg(spots[i].code == code_of(type, i), "%s turn %d: spot %d is %02x",
				              type->id, turn, i, spots[i].code);
				ck_assert_msg(codes[at] == spots[i].code && view[at] == spots[i].code,
				              "%s turn %d: spot %d (%02x) stands on %02x, seen is %02x", type->id, turn,
				              i, spots[i].code, codes[at], view[at]);
				ck_assert_msg(spots[i].clearance >= 0.03f, "%s turn %d: spot %d has %.3f", type->id,
				              turn, i, (double)spots[i].clearance);
			}
		}
	}
}
END_TEST

static int alpha_at(const uint8_t *rgba, float x, float y)
{
	struct paint_frame f = paint_overlay_frame(SIZE);
	int px = f.left + (int)floorf(x * SIZE), py = f.top + (int)floorf(y * SIZE);

	return rgba[((size_t)py * (size_t)f.width + (size_t)px) * 4 + 3];
}

/* Nothing stands on the spot of a path or a court. */
START_TEST(spots_are_free)
{
	for (int t = 0; t < castle->type_count; t++) {
		const struct tile_type *type = &castle->types[t];

		for (int turn = 0; turn < 4; turn++) {
			struct paint_spot spots[PAINT_SPOTS_MAX];
			struct paint_job job = job_at(type, turn, 5 * t, 3 * turn);
			int n = paint_spots(type, turn, spots, scratch);

			paint_overlay(&job, SIZE, layer, scratch);
			for (int i = 0; i < n; i++) {
				int covered = 0;

				if (paint_code_kind(spots[i].code) != PAINT_PATH &&
				    paint_code_kind(spots[i].code) != PAINT_COURT)
					continue;
				for (int k = 0; k < 9; k++)
					covered += alpha_at(layer, spots[i].x + (float)(k % 3 - 1) * 0.02f,
					                    spots[i].y + (float)(k / 3 - 1) * 0.015f) >= SOLID;
				ck_assert_msg(covered <= 1, "%s turn %d: spot %02x, %d of 9 covered", type->id, turn,
				              spots[i].code, covered);
			}
		}
	}
}
END_TEST

/* ---- seams ---- */

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
			struct paint_job job = job_at(&castle->types[t], turn, 3, 4);

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
			struct paint_job job = job_at(&castle->types[t], turn, 4, 4);
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
					struct paint_job job = job_at(&castle->types[t], turn, 0, 0);
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

static int difference(const struct paint_job *a, const struct paint_job *b)
{
	struct paint_frame f = paint_overlay_frame(SIZE);
	int count = 0;

	paint_overlay(a, SIZE, layer, scratch);
	paint_overlay(b, SIZE, other, scratch);
	for (int i = 0; i < f.width * f.height; i++)
		count += memcmp(layer + i * 4, other + i * 4, 4) != 0;
	return count;
}

/* Open, joined and closed look different on every side, and only for buildings. */
START_TEST(borders_tell_what_lies_beside)
{
	for (int t = 0; t < castle->type_count; t++) {
		const struct tile_type *type = &castle->types[t];

		/* one edge of each will do */
		for (int edge = t & 3; edge < EDGE_COUNT; edge += EDGE_COUNT) {
			struct paint_job open = job_at(type, 0, 1, 1), joined = open, closed = open;
			bool builds = type->edges[edge] == TERRAIN_HOUSE || type->edges[edge] == TERRAIN_TOWER;

			joined.beside[edge] = paint_beside((enum terrain)type->edges[edge]);
			closed.beside[edge] = PAINT_BESIDE_WALL;
			ck_assert_msg((difference(&joined, &closed) > 20) == builds, "%s edge %d", type->id, edge);
			if (builds && edge == EDGE_S)
				ck_assert_msg(difference(&open, &joined) > 20, "%s is not cut open", type->id);
		}
	}
}
END_TEST

/* ---- the picture ---- */

START_TEST(same_job_same_pixels)
{
	size_t ground = SIZE * SIZE * 4, overlay = paint_frame_bytes(paint_overlay_frame(SIZE));

	for (int t = 0; t < castle->type_count; t++) {
		struct paint_job job = job_at(&castle->types[t], t & 3, t, -t);

		memset(scratch, 0, paint_scratch_size(SIZE));
		paint_ground(&job, SIZE, layer, scratch);
		memset(scratch, 0x5a, paint_scratch_size(SIZE));
		paint_ground(&job, SIZE, other, scratch);
		ck_assert_msg(!memcmp(layer, other, ground), "%s ground", castle->types[t].id);
		paint_overlay(&job, SIZE, layer, scratch);
		memset(scratch, 0xee, paint_scratch_size(SIZE));
		memset(other, 0x77, overlay);
		paint_overlay(&job, SIZE, other, scratch);
		ck_assert_msg(!memcmp(layer, other, overlay), "%s overlay", castle->types[t].id);
	}
}
END_TEST

static const struct tile_type *castle_named(const char *id)
{
	int i = tile_set_find(castle, id);

	ck_assert_msg(i >= 0, "no tile %s", id);
	return &castle->types[i];
}

/* The definition is turned, never the picture: a tile that is a roof all over looks the same in all turns. */
START_TEST(light_does_not_turn)
{
	struct paint_job job = job_at(castle_named("T49"), 0, 8, 8), turned = job;

	for (turned.rotation = 1; turned.rotation < 4; turned.rotation++)
		ck_assert_int_eq(difference(&job, &turned), 0);
}
END_TEST

/* No picture reaches the rim of its frame. */
START_TEST(nothing_is_clipped)
{
	struct paint_frame f = paint_overlay_frame(SIZE);

	for (int t = 0; t < castle->type_count; t++) {
		for (int turn = t & 1; turn < 4; turn += 2) {
			struct paint_job job = job_at(&castle->types[t], turn, t, turn);

			memset(job.beside, PAINT_BESIDE_WALL, sizeof job.beside);
			paint_overlay(&job, SIZE, layer, scratch);
			for (int i = 0; i < f.width * f.height; i++) {
				int x = i % f.width, y = i / f.width;

				if (x && y && x + 1 < f.width && y + 1 < f.height)
					continue;
				ck_assert_msg(layer[i * 4 + 3] < SOLID, "%s turn %d at %d, %d", castle->types[t].id,
				              turn, x, y);
			}
		}
	}
}
END_TEST

/* Mean lightness (0 ... 255, as a reader without colour sees it) of what shows each kind at 48 pixels. */
static void lightness(const struct tile_type *type, int turn, double sum[4], int count[4])
{
	static uint8_t ground[SMALL * SMALL * 4], view[SMALL * SMALL];
	struct paint_frame f = paint_overlay_frame(SMALL);
	struct paint_job job = job_at(type, turn, 2, 7);

	memset(job.beside, PAINT_BESIDE_WALL, sizeof job.beside);
	paint_ground(&job, SMALL, ground, scratch);
	paint_overlay(&job, SMALL, layer, scratch);
	paint_map(type, turn, SMALL, PAINT_MAP_VIEW, view, scratch);
	for (int i = 0; i < SMALL * SMALL; i++) {
		const uint8_t *o =
		    layer + ((size_t)(i / SMALL + f.top) * (size_t)f.width + (size_t)(i % SMALL + f.left)) * 4;
		int kind = paint_code_kind(view[i]) - PAINT_PATH;
		double light = 0;
		static const double weight[3] = {0.30, 0.59, 0.11};

		if (kind < 0)
			continue;
		for (int k = 0; k < 3; k++)
			light += weight[k] * (o[k] * o[3] + ground[i * 4 + k] * (255 - o[3])) / 255;
		sum[kind] += light;
		count[kind]++;
	}
}

/* Path, tower, court and house are told apart without colour: each lighter than the next by a clear step. */
START_TEST(kinds_differ_in_lightness)
{
	static const int order[4] = {PAINT_PATH, PAINT_TOWER, PAINT_COURT, PAINT_HOUSE};
	double sum[4] = {0}, mean[4];
	int count[4] = {0};

	for (int t = 0; t < castle->type_count; t++)
		for (int turn = t & 1; turn < 4; turn += 2)
			lightness(&castle->types[t], turn, sum, count);
	for (int k = 0; k < 4; k++)
		mean[k] = sum[order[k] - PAINT_PATH] / count[order[k] - PAINT_PATH];
	for (int k = 0; k + 1 < 4; k++)
		ck_assert_msg(mean[k] - mean[k + 1] > 16, "path %.0f, tower %.0f, court %.0f, house %.0f", mean[0],
		              mean[1], mean[2], mean[3]);
}
END_TEST

/* Wells and markets are counted in the scoring: their blue and their red stripes show at 48 pixels. */
START_TEST(wells_and_markets_show_at_48_pixels)
{
	struct paint_frame f = paint_overlay_frame(SMALL);

	for (int t = 0; t < castle->type_count; t++) {
		bool well = false, market = false;

		for (int i = 0; i < castle->types[t].part_count; i++) {
			const struct tile_part *p = &castle->types[t].parts[i];

			well = well || (p->kind == FEATURE_PATH && p->marks);
			market = market || (p->kind == FEATURE_COURT && p->marks);
		}
		for (int turn = t & 1; turn < 4; turn += 2) {
			struct paint_job job = job_at(&castle->types[t], turn, 2, 3);
			int blue = 0, red = 0;

			paint_overlay(&job, SMALL, layer, scratch);
			for (int i = 0; i < f.width * f.height; i++) {
				const uint8_t *p = layer + i * 4;

				blue += p[3] > 200 && p[2] > p[0] + 60;
				red += p[3] > 200 && p[0] > p[1] + 70;
			}
			ck_assert_msg((blue >= 8) == well, "%s turn %d: %d blue", castle->types[t].id, turn, blue);
			ck_assert_msg(!market || red >= 10, "%s turn %d: %d red", castle->types[t].id, turn, red);
		}
	}
}
END_TEST

static Suite *make(void)
{
	Suite *suite = suite_create("paint castle");
	TCase *all = tcase_create("all");

	tcase_set_timeout(all, 240);
	tcase_add_checked_fixture(all, setup, teardown);
	tcase_add_test(all, edges_show_their_parts);
	tcase_add_test(all, parts_reach_only_their_edges);
	tcase_add_test(all, parts_flood_as_the_rules_say);
	tcase_add_test(all, spots_stand_on_their_parts);
	tcase_add_test(all, spots_are_free);
	tcase_add_test(all, grounds_join_unseen);
	tcase_add_test(all, roofs_run_on_in_the_next_tile);
	tcase_add_test(all, borders_tell_what_lies_beside);
	tcase_add_test(all, same_job_same_pixels);
	tcase_add_test(all, light_does_not_turn);
	tcase_add_test(all, nothing_is_clipped);
	tcase_add_test(all, kinds_differ_in_lightness);
	tcase_add_test(all, wells_and_markets_show_at_48_pixels);
	suite_add_tcase(suite, all);
	return suite;
}

int main(void) { return suite_run(make); }
