/* test_castle_map.c - where the Castle's tiles show what, against the rules: edges, parts, places to stand. */
#include "castle.h"

#include <string.h>

static uint8_t codes[MAP * MAP];
static int region[MAP * MAP], stack[MAP * MAP];

static void map_of(const struct tile_type *type, int turn)
{
	/* what lay in the scratch memory must not matter */
	memset(scratch, 0xa5, paint_scratch_size(MAP));
	paint_map(type, turn, MAP, codes, NULL, scratch);
}

/* Numbers the connected pieces of equal codes; codes of nothing get 0. */
static int flood(void)
{
	int count = 0;

	memset(region, 0, sizeof region);
	for (int start = 0; start < MAP * MAP; start++) {
		int top = 0;

		if (paint_code_kind(codes[start]) == PAINT_NONE || region[start])
			continue;
		region[start] = ++count;
		stack[top++] = start;
		while (top) {
			int i = stack[--top], x = i % MAP, y = i / MAP;
			int next[4] = {x ? i - 1 : -1, x + 1 < MAP ? i + 1 : -1, y ? i - MAP : -1,
			               y + 1 < MAP ? i + MAP : -1};

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

/* The pixel on the border, so far along an edge clockwise. */
static int border_pixel(int edge, int along)
{
	switch (edge) {
	case EDGE_N:
		return along;
	case EDGE_E:
		return along * MAP + MAP - 1;
	case EDGE_S:
		return (MAP - 1) * MAP + MAP - 1 - along;
	default:
		return (MAP - 1 - along) * MAP;
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
					uint8_t seen = codes[border_pixel(edge, MAP * (2 * third + 1) / 6)];

					ck_assert_msg(part >= 0 && seen == castle_code(type, part),
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
				for (int along = 4; along < MAP - 4; along++) {
					uint8_t seen = codes[border_pixel(edge, along)];
					bool allowed = false;

					for (int third = 0; third < 3; third++) {
						int part = part_there(type, turn, edge, third);

						allowed = allowed || (part >= 0 && seen == castle_code(type, part));
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
				for (int i = 0; i < MAP * MAP; i++) {
					if (codes[i] == castle_code(type, part) && region[i] < 64 &&
					    ++seen[region[i]] == 9)
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
	int px = (int)(x * MAP), py = (int)(y * MAP);

	px = px < 0 ? 0 : px >= MAP ? MAP - 1 : px;
	py = py < 0 ? 0 : py >= MAP ? MAP - 1 : py;
	return py * MAP + px;
}

/* A spot for every part, on its ground, and where the eye sees it. */
START_TEST(spots_stand_on_their_parts)
{
	static uint8_t view[MAP * MAP];

	for (int t = 0; t < castle->type_count; t++) {
		const struct tile_type *type = &castle->types[t];

		for (int turn = 0; turn < 4; turn++) {
			struct paint_spot spots[PAINT_SPOTS_MAX];
			int n = paint_spots(type, turn, spots, scratch);

			ck_assert_int_eq(n, type->part_count);
			map_of(type, turn);
			paint_map(type, turn, MAP, NULL, view, scratch);
			for (int i = 0; i < n; i++) {
				int at = pixel(spots[i].x, spots[i].y);

				ck_assert_msg(spots[i].code == castle_code(type, i), "%s turn %d: spot %d is %02x",
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

/* Where a court has a market there is a place for its coin, on its ground; nowhere else. */
START_TEST(markets_stand_in_their_courts)
{
	for (int t = 0; t < castle->type_count; t++) {
		const struct tile_type *type = &castle->types[t];
		int part = -1;

		for (int i = 0; i < type->part_count; i++)
			part = type->parts[i].kind == FEATURE_COURT && type->parts[i].marks ? i : part;
		for (int turn = 0; turn < 4; turn++) {
			float x, y;
			bool there = paint_market_place(type, turn, &x, &y, scratch);

			ck_assert_msg(there == (part >= 0), "%s turn %d", type->id, turn);
			map_of(type, turn);
			ck_assert_msg(!there || codes[pixel(x, y)] == castle_code(type, part), "%s turn %d: %.2f, %.2f",
			              type->id, turn, (double)x, (double)y);
		}
	}
}
END_TEST

static Suite *make(void)
{
	const TTest *const tests[] = {edges_show_their_parts, parts_reach_only_their_edges,
	                              parts_flood_as_the_rules_say, spots_stand_on_their_parts,
	                              markets_stand_in_their_courts};

	return castle_suite("paint castle map", tests, sizeof tests / sizeof tests[0]);
}

int main(void) { return suite_run(make); }
