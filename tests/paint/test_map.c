/*
 * test_map.c - the map of every tile in every turn against the rules: flooding
 * the painted barriers must give the field groups of the tile type, whatever
 * labels the map carries.
 */
#include <math.h>
#include <string.h>

#include "suite.h"

enum { N = 192, BOARD_W = 4 * N, BOARD_H = 3 * N };

static uint8_t codes[BOARD_W * BOARD_H];
static uint8_t (*plans)[4][N * N]; /* by type and turn, painted once for all tests */
static int region[BOARD_W * BOARD_H], stack[BOARD_W * BOARD_H];
static void *scratch;

static void setup(void) { scratch = take(paint_scratch_size(N)); }
static void teardown(void) { free(scratch); }

/* Numbers the connected pieces of pixels that have the same key; pixels with key 0 get region 0. */
static int flood(int w, int h, int (*key)(uint8_t))
{
	int count = 0;

	memset(region, 0, sizeof *region * (size_t)(w * h));
	for (int start = 0; start < w * h; start++) {
		int want = key(codes[start]), top = 0;

		if (!want || region[start])
			continue;
		region[start] = ++count;
		stack[top++] = start;
		while (top) {
			int i = stack[--top], x = i % w, y = i / w;
			int next[4] = {x ? i - 1 : -1, x + 1 < w ? i + 1 : -1, y ? i - w : -1, y + 1 < h ? i + w : -1};

			for (int k = 0; k < 4; k++) {
				if (next[k] >= 0 && !region[next[k]] && key(codes[next[k]]) == want) {
					region[next[k]] = count;
					stack[top++] = next[k];
				}
			}
		}
	}
	return count;
}

static int key_field(uint8_t code) { return paint_code_kind(code) == PAINT_FIELD; }
static int key_code(uint8_t code) { return code; }

static void join(int a, int b, int pixels)
{
	for (int i = 0; i < pixels; i++) {
		if (region[i] == b)
			region[i] = a;
	}
}

static int pixel(float x, float y)
{
	int px = (int)(x * N), py = (int)(y * N);

	px = px < 0 ? 0 : px >= N ? N - 1 : px;
	py = py < 0 ? 0 : py >= N ? N - 1 : py;
	return py * N + px;
}

static int half_pixel(int half)
{
	static const float at[8][2] = {{.25f, 0}, {.75f, 0}, {1, .25f}, {1, .75f},
	                               {.75f, 1}, {.25f, 1}, {0, .75f}, {0, .25f}};

	return pixel(at[half][0], at[half][1]);
}

static int edge_pixel(int edge)
{
	static const float at[4][2] = {{.5f, 0}, {1, .5f}, {.5f, 1}, {0, .5f}};

	return pixel(at[edge][0], at[edge][1]);
}

static void plans_paint(void)
{
	setup();
	plans = take((size_t)tiles->type_count * sizeof *plans);
	for (int t = 0; t < tiles->type_count; t++) {
		const struct tile_type *type = &tiles->types[t];

		for (int turn = 0; turn < turns_of(type); turn++) {
			if (turn && (turn - first_turn(t)) % turn_step())
				continue;
			/* what lay in the scratch memory must not matter */
			memset(scratch, 0xa5, paint_scratch_size(N));
			paint_map(type, turn, N, plans[t][turn], NULL, scratch);
		}
	}
	teardown();
}

static void plans_free(void) { free(plans); }

static void map_of(const struct tile_type *type, int turn)
{
	memcpy(codes, plans[type - tiles->types][turn], sizeof plans[0][0]);
}

START_TEST(fields_flood_as_the_rules_say)
{
	for (int t = 0; t < tiles->type_count; t++) {
		const struct tile_type *type = &tiles->types[t];

		for (int turn = first_turn(t); turn < turns_of(type); turn += turn_step()) {
			struct paint_link links[PAINT_LINKS_MAX];
			int owner[HALF_COUNT], count = paint_links(type, turn, links);

			map_of(type, turn);
			flood(N, N, key_field);
			for (int i = 0; i < count; i++) {
				int a = region[pixel(links[i].x0, links[i].y0)],
				    b = region[pixel(links[i].x1, links[i].y1)];

				ck_assert_msg(a && b, "%s turn %d: a passage ends on a barrier", type->id, turn);
				join(a, b, N * N);
			}
			memset(owner, -1, sizeof owner);
			for (int f = 0; f < type->field_count; f++) {
				for (int h = 0; h < HALF_COUNT; h++) {
					if (type->fields[f].half_edges >> h & 1)
						owner[half_turned(h, turn)] = f;
				}
			}
			for (int a = 0; a < HALF_COUNT; a++) {
				int ra = region[half_pixel(a)];

				ck_assert_msg((owner[a] >= 0) == (ra > 0), "%s turn %d half %d: field or not", type->id,
				              turn, a);
				if (owner[a] < 0)
					continue;
				ck_assert_msg(codes[half_pixel(a)] == paint_code(PAINT_FIELD, owner[a]),
				              "%s turn %d half %d: label %02x", type->id, turn, a,
				              codes[half_pixel(a)]);
				for (int b = 0; b < a; b++) {
					if (owner[b] < 0)
						continue;
					ck_assert_msg((owner[a] == owner[b]) == (ra == region[half_pixel(b)]),
					              "%s turn %d: halves %d and %d", type->id, turn, b, a);
				}
			}
		}
	}
}
END_TEST

/* Every field pixel that can be reached is labelled with the field that reaches it. */
START_TEST(labels_are_the_flooded_regions)
{
	for (int t = 0; t < tiles->type_count; t++) {
		const struct tile_type *type = &tiles->types[t];

		for (int turn = first_turn(t); turn < turns_of(type); turn += turn_step()) {
			map_of(type, turn);
			int count = flood(N, N, key_field);

			for (int r = 1; r <= count; r++) {
				int first = -1;

				for (int i = 0; i < N * N; i++) {
					if (region[i] != r)
						continue;
					if (first < 0)
						first = codes[i];
					ck_assert_msg(codes[i] == first, "%s turn %d: one region, two fields", type->id,
					              turn);
				}
			}
		}
	}
}
END_TEST

START_TEST(edges_show_their_segments)
{
	for (int t = 0; t < tiles->type_count; t++) {
		const struct tile_type *type = &tiles->types[t];

		for (int turn = first_turn(t); turn < turns_of(type); turn += turn_step()) {
			map_of(type, turn);
			for (int i = 0; i < type->city_count; i++)
				for (int e = 0; e < EDGE_COUNT; e++)
					if (type->cities[i].edges >> e & 1)
						ck_assert_msg(codes[edge_pixel(edge_turned(e, turn))] ==
						                  paint_code(PAINT_CITY, i),
						              "%s turn %d city", type->id, turn);
			for (int i = 0; i < type->road_count; i++)
				for (int e = 0; e < EDGE_COUNT; e++)
					if (type->roads[i].edges >> e & 1)
						ck_assert_msg(codes[edge_pixel(edge_turned(e, turn))] ==
						                  paint_code(PAINT_ROAD, i),
						              "%s turn %d road", type->id, turn);
			for (int i = 0; i < type->river_count; i++)
				for (int e = 0; e < EDGE_COUNT; e++)
					if (type->rivers[i].edges >> e & 1)
						ck_assert_msg(codes[edge_pixel(edge_turned(e, turn))] ==
						                  paint_code(PAINT_RIVER, i),
						              "%s turn %d river", type->id, turn);
		}
	}
}
END_TEST

/* Each city and each road is one piece, but for a lower city below a city's bridge, a road below a road's and one
 * under a city. */
START_TEST(cities_and_roads_hang_together)
{
	for (int t = 0; t < tiles->type_count; t++) {
		const struct tile_type *type = &tiles->types[t];
		struct paint_link links[PAINT_LINKS_MAX];

		for (int turn = first_turn(t); turn < turns_of(type); turn += turn_step()) {
			bool crossing = paint_links(type, turn, links) > 0 && type->river_count == 0;
			bool bridge = type->flags & TILE_BRIDGE && type->river_count == 0;
			bool tunnel = type->flags & TILE_TUNNEL;

			map_of(type, turn);
			flood(N, N, key_code);
			for (int kind = PAINT_CITY; kind <= PAINT_ROAD; kind++) {
				int n = kind == PAINT_CITY ? type->city_count : type->road_count;

				for (int i = 0; i < n; i++) {
					uint8_t code = paint_code((enum paint_kind)kind, i);
					int pieces = 0, seen[64] = {0};

					/* a pixel or two that rounding cut off is no piece */

					for (int k = 0; k < N * N; k++) {
						if (codes[k] == code && region[k] < 64 && ++seen[region[k]] == 9)
							pieces++;
					}
					ck_assert_msg(pieces == 1 || (crossing && kind == PAINT_CITY && pieces == 2) ||
					                  (bridge && kind == PAINT_ROAD && i == 1 && pieces == 2) ||
					                  (tunnel && kind == PAINT_ROAD && pieces == 2),
					              "%s turn %d: kind %d index %d in %d pieces", type->id, turn, kind,
					              i, pieces);
				}
			}
		}
	}
}
END_TEST

/* A field borders a city in the picture exactly where the rules say so. */
START_TEST(fields_border_their_cities)
{
	for (int t = 0; t < tiles->type_count; t++) {
		const struct tile_type *type = &tiles->types[t];

		for (int turn = first_turn(t); turn < turns_of(type); turn += turn_step()) {
			unsigned touch[TILE_FIELDS_MAX] = {0};

			map_of(type, turn);
			for (int y = 2; y + 2 < N; y++) {
				for (int x = 2; x + 2 < N; x++) {
					uint8_t a = codes[y * N + x],
					        b[4] = {codes[y * N + x + 2], codes[(y + 2) * N + x],
					                codes[y * N + x - 2], codes[(y - 2) * N + x]};

					for (int k = 0; k < 4; k++) {
						if (paint_code_kind(a) == PAINT_FIELD &&
						    paint_code_kind(b[k]) == PAINT_CITY)
							touch[paint_code_index(a)] |= 1u << paint_code_index(b[k]);
					}
				}
			}
			for (int f = 0; f < type->field_count; f++)
				ck_assert_msg(touch[f] == type->fields[f].cities,
				              "%s turn %d field %d: cities %x, painted %x", type->id, turn, f,
				              type->fields[f].cities, touch[f]);
		}
	}
}
END_TEST

START_TEST(spots_stand_on_their_segments)
{
	for (int t = 0; t < tiles->type_count; t++) {
		const struct tile_type *type = &tiles->types[t];

		for (int turn = first_turn(t); turn < turns_of(type); turn += turn_step()) {
			struct paint_spot spots[PAINT_SPOTS_MAX];
			int n = paint_spots(type, turn, spots, scratch);
			int building = type->flags & (TILE_MONASTERY | TILE_SHRINE) ? 1 : 0,
			    garden = type->flags & TILE_GARDEN ? 1 : 0;

			ck_assert_msg(n == type->city_count + type->road_count + type->field_count + building + garden,
			              "%s turn %d: %d spots", type->id, turn, n);
			map_of(type, turn);
			for (int i = 0; i < n; i++) {
				ck_assert_msg(codes[pixel(spots[i].x, spots[i].y)] == spots[i].code,
				              "%s turn %d: spot %d (%02x) stands on %02x", type->id, turn, i,
				              spots[i].code, codes[pixel(spots[i].x, spots[i].y)]);
				ck_assert_msg(spots[i].clearance >= 0.035f, "%s turn %d: spot %d has %.3f", type->id,
				              turn, i, (double)spots[i].clearance);
				for (int k = 0; k < i; k++)
					ck_assert(spots[k].code != spots[i].code);
			}
		}
	}
}
END_TEST

/* Are all pixels about this one, so far to either side, of this code? `other` counts those that are not, up to each. */
static bool all_about(const int *other, int x, int y, int wide, int high)
{
	int x0 = x - wide, x1 = x + wide, y0 = y - high, y1 = y + high;

	return x0 >= 0 && y0 >= 0 && x1 <= N && y1 <= N &&
	       other[y1 * (N + 1) + x1] - other[y0 * (N + 1) + x1] - other[y1 * (N + 1) + x0] +
	               other[y0 * (N + 1) + x0] ==
	           0;
}

/* Where a field has room for a farmer, none of him lies on a wall or on a road. */
START_TEST(farmers_lie_within_their_fields)
{
	static int other[(N + 1) * (N + 1)];
	int roomy = 0;

	for (int t = 0; t < tiles->type_count; t++) {
		const struct tile_type *type = &tiles->types[t];

		for (int turn = first_turn(t); turn < turns_of(type); turn += turn_step()) {
			struct paint_spot spots[PAINT_SPOTS_MAX];
			int n = paint_spots(type, turn, spots, scratch);

			paint_map(type, turn, N, NULL, codes, scratch);
			for (int i = 0; i < n; i++) {
				bool fits = false;

				if (paint_code_kind(spots[i].code) != PAINT_FIELD)
					continue;
				for (int y = 0; y < N; y++) {
					for (int x = 0; x < N; x++)
						other[(y + 1) * (N + 1) + x + 1] =
						    (codes[y * N + x] != spots[i].code) + other[y * (N + 1) + x + 1] +
						    other[(y + 1) * (N + 1) + x] - other[y * (N + 1) + x];
				}
				for (int place = 0; place < N * N && !fits; place++)
					fits = all_about(other, place % N, place / N, N * 19 / 100, N * 11 / 100);
				roomy += fits;
				ck_assert_msg(!fits || all_about(other, (int)(spots[i].x * N), (int)(spots[i].y * N),
				                                 N * 14 / 100, N * 7 / 100),
				              "%s turn %d: the farmer of %02x at %.2f, %.2f", type->id, turn,
				              spots[i].code, (double)spots[i].x, (double)spots[i].y);
			}
		}
	}
	ck_assert_int_gt(roomy, 20);
}
END_TEST

/* A city shows as many shields as it counts pennants, apart from each other and in it; what hangs in their place
 * instead is one. */
START_TEST(shields_are_as_many_as_pennants)
{
	int most = 0;

	for (int t = 0; t < tiles->type_count; t++) {
		const struct tile_type *type = &tiles->types[t];

		for (int turn = first_turn(t); turn < turns_of(type); turn += turn_step()) {
			struct paint_spot shields[PAINT_SPOTS_MAX];
			int wanted = 0, n = paint_shields(type, turn, shields, scratch);

			for (int c = 0; c < type->city_count; c++)
				wanted += type->cities[c].signs & ~(1U << SIGN_CATHEDRAL | 1U << SIGN_PRINCESS)
				              ? 1
				              : type->cities[c].pennants;
			ck_assert_msg(n == wanted, "%s turn %d: %d shields for %d", type->id, turn, n, wanted);
			map_of(type, turn);
			for (int i = 0; i < n; i++) {
				ck_assert_msg(codes[pixel(shields[i].x, shields[i].y)] == shields[i].code,
				              "%s turn %d: shield %d", type->id, turn, i);
				for (int k = 0; k < i; k++)
					ck_assert_msg(fabsf(shields[k].x - shields[i].x) > 0.17f ||
					                  fabsf(shields[k].y - shields[i].y) > 0.17f,
					              "%s turn %d: shields %d and %d", type->id, turn, k, i);
			}
			most = n > most ? n : most;
		}
	}
	ck_assert_int_eq(most, 2);
}
END_TEST

/* The twelve cells as one board: three fields outside, as the tile files name them. */
START_TEST(carcassonne_has_three_fields)
{
	static uint8_t cell[N * N];
	/* one half-edge middle of each of the nine border edges that are field, in sides */
	static const struct {
		float x, y;
		int field;
	} border[] = {{0.5f, 0, 0}, {1.5f, 0, 0}, {2.5f, 0, 0}, {3.25f, 0, 0}, {3.75f, 0, 1},
	              {4, 0.5f, 1}, {4, 1.5f, 1}, {3.5f, 3, 1}, {2.75f, 3, 1}, {2.25f, 3, 2},
	              {1.5f, 3, 2}, {0, 2.5f, 2}, {0, 1.5f, 2}, {0, 0.75f, 2}, {0, 0.25f, 0}};
	int found[3] = {0};

	for (int y = 0; y < 3; y++) {
		for (int x = 0; x < 4; x++) {
			char id[] = {'C', 'C', (char)('0' + x), (char)('0' + y), 0};

			paint_map(type_named(id), 0, N, cell, NULL, scratch);
			for (int row = 0; row < N; row++)
				memcpy(codes + (y * N + row) * BOARD_W + x * N, cell + row * N, N);
		}
	}
	flood(BOARD_W, BOARD_H, key_field);
	for (size_t i = 0; i < sizeof border / sizeof *border; i++) {
		int px = (int)fminf(border[i].x * N, BOARD_W - 1), py = (int)fminf(border[i].y * N, BOARD_H - 1);
		int r = region[py * BOARD_W + px];

		ck_assert_int_gt(r, 0);
		if (!found[border[i].field])
			found[border[i].field] = r;
		ck_assert_msg(found[border[i].field] == r, "border %zu", i);
	}
	ck_assert(found[0] != found[1] && found[1] != found[2] && found[0] != found[2]);
}
END_TEST

/* What the eye sees of a wall covers at least what the ground carries of its city. */
START_TEST(view_keeps_cities)
{
	static uint8_t view[N * N];

	for (int t = 0; t < tiles->type_count; t++) {
		map_of(&tiles->types[t], 0);
		paint_map(&tiles->types[t], 0, N, NULL, view, scratch);
		for (int i = 0; i < N * N; i++) {
			if (paint_code_kind(codes[i]) == PAINT_CITY)
				ck_assert(paint_code_kind(view[i]) == PAINT_CITY ||
				          paint_code_kind(view[i]) == PAINT_HAVEN);
		}
	}
}
END_TEST

static Suite *make(void)
{
	Suite *suite = suite_create("paint map");
	TCase *all = tcase_create("all");

	tcase_set_timeout(all, 240);
	tcase_add_unchecked_fixture(all, plans_paint, plans_free);
	tcase_add_checked_fixture(all, setup, teardown);
	tcase_add_test(all, fields_flood_as_the_rules_say);
	tcase_add_test(all, labels_are_the_flooded_regions);
	tcase_add_test(all, edges_show_their_segments);
	tcase_add_test(all, cities_and_roads_hang_together);
	tcase_add_test(all, fields_border_their_cities);
	tcase_add_test(all, spots_stand_on_their_segments);
	tcase_add_test(all, farmers_lie_within_their_fields);
	tcase_add_test(all, shields_are_as_many_as_pennants);
	tcase_add_test(all, carcassonne_has_three_fields);
	tcase_add_test(all, view_keeps_cities);
	suite_add_tcase(suite, all);
	return suite;
}

int main(void) { return suite_run(make); }
