/* test_picture.c - what a machine can judge of the pictures themselves. */
#include <string.h>

#include "suite.h"

enum { SIZE = 128, N = 128 };

/* More than any shadow: something stands here. */
#define SOLID 150

static uint8_t *layer, *other;
static void *scratch;

static void setup(void)
{
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

static struct paint_job job_at(const struct tile_type *type, int turn, int x, int y, uint32_t seed)
{
	return (struct paint_job){.type = type, .rotation = turn, .x = x, .y = y, .seed = seed, .options = PAINT_FLAGS};
}

START_TEST(same_seed_same_pixels)
{
	size_t ground = SIZE * SIZE * 4, overlay = paint_frame_bytes(paint_overlay_frame(SIZE));

	for (int t = 0; t < tiles->type_count; t++) {
		struct paint_job job = job_at(&tiles->types[t], t % turns_of(&tiles->types[t]), t, -t, 42);

		memset(scratch, 0, paint_scratch_size(SIZE));
		paint_ground(&job, SIZE, layer, scratch);
		memset(scratch, 0x5a, paint_scratch_size(SIZE));
		memset(other, 0x77, ground);
		paint_ground(&job, SIZE, other, scratch);
		ck_assert_msg(!memcmp(layer, other, ground), "%s ground", tiles->types[t].id);
		paint_overlay(&job, SIZE, layer, scratch);
		memset(scratch, 0xee, paint_scratch_size(SIZE));
		memset(other, 0x77, overlay);
		paint_overlay(&job, SIZE, other, scratch);
		ck_assert_msg(!memcmp(layer, other, overlay), "%s overlay", tiles->types[t].id);
	}
}
END_TEST

START_TEST(another_seed_other_pixels)
{
	size_t overlay = paint_frame_bytes(paint_overlay_frame(SIZE));
	struct paint_job a = job_at(type_named("E"), 0, 3, 4, 1), b = job_at(type_named("E"), 0, 3, 4, 2),
	                 c = job_at(type_named("E"), 0, 4, 4, 1);

	paint_overlay(&a, SIZE, layer, scratch);
	paint_overlay(&b, SIZE, other, scratch);
	ck_assert(memcmp(layer, other, overlay));
	paint_overlay(&c, SIZE, other, scratch);
	ck_assert(memcmp(layer, other, overlay));
}
END_TEST

START_TEST(grounds_are_opaque)
{
	for (int t = 0; t < tiles->type_count; t++) {
		struct paint_job job = job_at(&tiles->types[t], 0, -5, 6, 3);

		paint_ground(&job, SIZE, layer, scratch);
		for (int i = 0; i < SIZE * SIZE; i++)
			ck_assert_int_eq(layer[i * 4 + 3], 255);
	}
}
END_TEST

/* Nothing is cut: the outermost pixels of every overlay are empty, but for the city's seams. */
static void check_frame(const struct tile_type *type, int turn)
{
	struct paint_frame f = paint_overlay_frame(SIZE);
	int worst = 0;

	for (int x = 0; x < f.width; x++) {
		int low = ((f.height - 1) * f.width + x) * 4 + 3;

		worst = layer[x * 4 + 3] > worst ? layer[x * 4 + 3] : worst;
		worst = layer[low] > worst ? layer[low] : worst;
	}
	for (int y = 0; y < f.height; y++) {
		int right = (y * f.width + f.width - 1) * 4 + 3;

		worst = layer[y * f.width * 4 + 3] > worst ? layer[y * f.width * 4 + 3] : worst;
		worst = layer[right] > worst ? layer[right] : worst;
	}
	ck_assert_msg(worst < 12, "%s turn %d: alpha %d on the frame", type->id, turn, worst);
}

static int alpha_at(const uint8_t *rgba, float x, float y)
{
	struct paint_frame f = paint_overlay_frame(SIZE);
	int px = f.left + (int)(x * SIZE), py = f.top + (int)(y * SIZE);

	return rgba[(py * f.width + px) * 4 + 3];
}

/* Pixels around a gate, bridge, square that they may cover; the gates of the great wall stand higher. */
enum { REACH = 18, REACH_GATE = 25, REACH_GREAT = 42 };

/* Is another kind of thing nearby that may stand over a road: gate, bridge, square, building? */
static bool may_cover(const struct tile_type *type, const uint8_t *codes, int x, int y)
{
	bool overpass = type->flags & TILE_BRIDGE && !type->river_count;

	/* the ring where a road forks, and the place to turn where one ends in the grass */
	bool ends = type->road_count == 1 && !(type->roads[0].edges & (type->roads[0].edges - 1));
	if ((type->flags & TILE_WELL || (ends && !type->city_count)) && abs(x - N / 2) <= N / 4 &&
	    abs(y - N / 2) <= N / 4)
		return true;

	for (int dy = -REACH_GREAT; dy <= REACH_GREAT; dy++) {
		for (int dx = -REACH_GREAT; dx <= REACH_GREAT; dx++) {
			int px = x + dx, py = y + dy;

			if (px < 0 || py < 0 || px >= N || py >= N)
				continue;
			enum paint_kind k = paint_code_kind(codes[py * N + px]);

			int reach = k == PAINT_CITY || k == PAINT_BUILDING ? REACH_GATE : REACH;
			bool close = abs(dx) <= reach && abs(dy) <= reach;

			/* a road on its bridge */
			if (overpass && close && k == PAINT_ROAD && codes[py * N + px] != codes[y * N + x])
				return true;
			if (k == PAINT_HAVEN || (close && k != PAINT_ROAD && k != PAINT_FIELD && k != PAINT_GARDEN))
				return true;
		}
	}
	return false;
}

/* No decoration lies over roads: the verge may be brushed, the road itself not. */
static void check_roads(const struct tile_type *type, int turn, int cell, const uint8_t *codes)
{
	for (int y = 2; y < N - 2; y++) {
		for (int x = 2; x < N - 2; x++) {
			const uint8_t *code = &codes[y * N + x];

			if (paint_code_kind(*code) != PAINT_ROAD ||
			    alpha_at(layer, ((float)x + 0.5f) / N, ((float)y + 0.5f) / N) < SOLID)
				continue;
			bool core =
			    code[-2] == *code && code[2] == *code && code[-2 * N] == *code && code[2 * N] == *code;

			ck_assert_msg(!core || may_cover(type, codes, x, y), "%s turn %d cell %d: (%d, %d)", type->id,
			              turn, cell, x, y);
		}
	}
}

/* Nothing stands where a follower would: a blade of grass or a flower is nothing. */
static void check_spot(const struct tile_type *type, int turn, int cell, const struct paint_spot *spot)
{
	int covered = 0, seen = 0;

	if (paint_code_kind(spot->code) == PAINT_GARDEN || paint_code_kind(spot->code) == PAINT_BUILDING)
		return;
	for (int k = 0; k < 49; k++) {
		float dx = (float)(k % 7 - 3) * 0.011f, dy = (float)(k / 7 - 3) * 0.011f;

		if (dx * dx + dy * dy > 0.033f * 0.033f)
			continue;
		seen++;
		covered += alpha_at(layer, spot->x + dx, spot->y + dy) >= SOLID;
	}
	ck_assert_msg(covered * 6 <= seen, "%s turn %d cell %d: spot %02x, %d of %d covered", type->id, turn, cell,
	              spot->code, covered, seen);
}

/* One picture answers all three: every tile in every turn at three cells. */
START_TEST(overlays_keep_to_their_places)
{
	static uint8_t codes[N * N];

	for (int t = 0; t < tiles->type_count; t++) {
		const struct tile_type *type = &tiles->types[t];

		for (int turn = 0; turn < turns_of(type); turn++) {
			struct paint_spot spots[PAINT_SPOTS_MAX];
			int n = paint_spots(type, turn, spots, scratch);

			paint_map(type, turn, N, codes, NULL, scratch);
			for (int cell = 0; cell < 3; cell++) {
				struct paint_job job = job_at(type, turn, cell * 31 - 60, cell * 17 + t, 5);

				paint_overlay(&job, SIZE, layer, scratch);
				check_frame(type, turn);
				check_roads(type, turn, cell, codes);
				for (int i = 0; i < n; i++)
					check_spot(type, turn, cell, &spots[i]);
			}
		}
	}
}
END_TEST

/* The definition is turned, never the picture: a tile without direction looks the same in all turns. */
START_TEST(light_does_not_turn)
{
	struct paint_job job = job_at(type_named("B"), 0, 8, 8, 8);

	paint_overlay(&job, SIZE, layer, scratch);
	for (int turn = 1; turn < 4; turn++) {
		job.rotation = turn;
		paint_overlay(&job, SIZE, other, scratch);
		ck_assert(!memcmp(layer, other, paint_frame_bytes(paint_overlay_frame(SIZE))));
	}
}
END_TEST

/* The shadow of a tower falls to the south-east. */
START_TEST(shadows_fall_south_east)
{
	struct paint_frame f = paint_tower_frame(SIZE);
	double x = 0, y = 0, sum = 0;

	paint_tower(PAINT_SUMMER, SIZE, layer, scratch);
	for (int i = 0; i < f.width * f.height; i++) {
		if (layer[i * 4 + 3] > 20 && layer[i * 4 + 3] < 110) {
			x += i % f.width - f.left;
			y += i / f.width - f.top;
			sum++;
		}
	}
	ck_assert(sum > 20 && x / sum > SIZE * 0.03 && y / sum > 0);
}
END_TEST

/* A tower for every corner where a wall of the tile ends. */
START_TEST(towers_end_walls)
{
	for (int t = 0; t < tiles->type_count; t++) {
		const struct tile_type *type = &tiles->types[t];

		for (int turn = 0; turn < 4; turn++) {
			unsigned want = 0, got = paint_towers(type, turn);

			for (int i = 0; i < type->city_count; i++) {
				unsigned edges = edges_turned(type->cities[i].edges, turn);

				for (int e = 0; e < EDGE_COUNT; e++) {
					/* corner e lies before edge e, corner e + 1 after it */
					if ((edges >> e & 1) && !(edges >> ((e + 3) & 3) & 1))
						want |= 1u << e;
					if ((edges >> e & 1) && !(edges >> ((e + 1) & 3) & 1))
						want |= 1u << ((e + 1) & 3);
				}
			}
			/* spurs of the wall may end at two corners more */
			unsigned more = type->edges[0] == TERRAIN_ANY ? 0 : got & ~want, but_one = more & (more - 1);

			ck_assert_msg((got & want) == want && (but_one & (but_one - 1)) == 0, "%s turn %d: %x, want %x",
			              type->id, turn, got, want);
			ck_assert(type->city_count || !got || type->edges[0] == TERRAIN_ANY);
		}
	}
}
END_TEST

/* A road that comes to what fits any edge goes on to its wall, and only there; turned, too, for the edge is that of the
 * table. */
START_TEST(roads_reach_the_wall)
{
	const struct tile_type *type = type_named("AM_abbey");
	struct paint_job job = job_at(type, 0, 2, 3, 7);
	size_t overlay = paint_frame_bytes(paint_overlay_frame(SIZE));
	struct paint_frame f = paint_overlay_frame(SIZE);

	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		memset(job.beside, 0, sizeof job.beside);
		paint_overlay(&job, SIZE, other, scratch);
		job.beside[edge] = paint_beside(TERRAIN_ROAD);
		paint_overlay(&job, SIZE, layer, scratch);
		for (int at = 0; at < EDGE_COUNT; at++) {
			static const struct {
				int x, y;
			} middle[EDGE_COUNT] = {
			    {SIZE / 2, 0}, {SIZE - 1, SIZE / 2}, {SIZE / 2, SIZE - 1}, {0, SIZE / 2}};
			size_t pixel =
			    4 * ((size_t)(f.top + middle[at].y) * (size_t)f.width + (size_t)(f.left + middle[at].x));
			ck_assert_msg((layer[pixel + 3] > 250) == (at == edge), "edge %d, road at %d: alpha %d", at,
			              edge, layer[pixel + 3]);
		}
		ck_assert(memcmp(layer, other, overlay) != 0);
	}
}
END_TEST

/* What is walled all round has the towers that its neighbours have, none of its own beside them. */
START_TEST(towers_are_shared) { ck_assert_uint_eq(paint_towers(type_named("AM_abbey"), 0), 15); }
END_TEST

/* A road that goes under a city ends in an arch, on both sides. */
START_TEST(tunnels_have_mouths)
{
	static const char *const names[] = {"AM_tunnel", "PD_dragon_tunnel"};
	struct paint_frame f = paint_overlay_frame(SIZE);

	for (int n = 0; n < 8; n++) {
		int stone[2] = {0};

		struct paint_job job = job_at(type_named(names[n / 4]), n % 4, 4, 1, 11);

		paint_map(job.type, job.rotation, N, other, NULL, scratch);
		paint_overlay(&job, SIZE, layer, scratch);
		for (int i = 0; i < N * N; i++) {
			int x = i % N, y = i / N;
			size_t pixel = (size_t)(f.top + y) * (size_t)f.width + (size_t)(f.left + x);

			/* the half of the tile that this end is in */
			if (paint_code_kind(other[i]) == PAINT_ROAD && layer[pixel * 4 + 3] > SOLID)
				stone[(n % 2 ? x : y) > N / 2]++;
		}
		ck_assert_msg(stone[0] > 8 && stone[1] > 8, "%s turn %d: %d, %d", names[n / 4], n % 4, stone[0],
		              stone[1]);
	}
}
END_TEST

/* A shadow that falls beside the land is darker than any table, in every season. */
START_TEST(shadows_are_dark_beside_the_land)
{
	struct paint_frame f = paint_overlay_frame(SIZE);

	for (int season = 0; season < PAINT_SEASONS; season++) {
		struct paint_job job = job_at(type_named("C"), 0, 1, 1, 5);

		job.season = (uint8_t)season;
		paint_overlay(&job, SIZE, layer, scratch);
		for (int i = 0; i < f.width * f.height; i++) {
			const uint8_t *p = layer + 4 * (size_t)i;
			bool beside = i % f.width >= f.left + SIZE;

			ck_assert_msg(!beside || p[3] < 20 || p[3] > 60 || 0.3 * p[0] + 0.59 * p[1] + 0.11 * p[2] < 80,
			              "season %d: %d %d %d", season, p[0], p[1], p[2]);
		}
	}
}
END_TEST

/* No meadow is green in winter: not that of pens, courts and gardens either. */
START_TEST(no_green_in_the_snow)
{
	struct paint_frame f = paint_overlay_frame(SIZE);

	for (int t = 0; t < tiles->type_count; t++) {
		struct paint_job job = job_at(&tiles->types[t], 0, t, t, 3);
		int green = 0;

		if (tiles->types[t].part_count ||
		    tiles->types[t].flags & TILE_CARCASSONNE) /* its market has green awnings */
			continue;
		job.season = PAINT_WINTER;
		paint_overlay(&job, SIZE, layer, scratch);
		for (int i = 0; i < f.width * f.height; i++) {
			const uint8_t *p = layer + 4 * (size_t)i;

			green += p[3] > SOLID && p[1] > 140 && p[1] > p[0] + 20 && p[1] > p[2] + 40;
		}
		ck_assert_msg(green < 100, "%s: %d green pixels", tiles->types[t].id, green);
	}
}
END_TEST

START_TEST(empty_texels_take_their_neighbours_colour)
{
	uint8_t row[12] = {10, 20, 30, 255, 0, 0, 0, 0, 0, 0, 0, 0};

	paint_bleed(row, 3, 1);
	ck_assert(row[4] == 10 && row[5] == 20 && row[6] == 30 && row[7] == 0 && row[8] == 10);
}
END_TEST

START_TEST(table_repeats)
{
	enum { SIDE = 256 };
	uint8_t *wood = take(SIDE * SIDE * 4);
	int across[2] = {0}, inside[2] = {0}, wide = paint_table_wide((enum paint_top)_i, SIDE);

	paint_table((enum paint_top)_i, SIDE, 4, wood);
	for (int i = 0; i < SIDE * SIDE / wide; i++) {
		across[0] += abs(wood[(i * wide) * 4] - wood[(i * wide + wide - 1) * 4]);
		inside[0] += abs(wood[(i * wide) * 4] - wood[(i * wide + 1) * 4]) +
		             abs(wood[(i * wide + wide - 1) * 4] - wood[(i * wide + wide - 2) * 4]);
	}
	free(wood);
	ck_assert_msg(across[0] * 2 <= inside[0] * 3 + SIDE, "%d against %d", across[0], inside[0]);
}
END_TEST

static Suite *make(void)
{
	Suite *suite = suite_create("paint picture");
	TCase *all = tcase_create("all");

	tcase_set_timeout(all, 240);
	tcase_add_checked_fixture(all, setup, teardown);
	tcase_add_test(all, same_seed_same_pixels);
	tcase_add_test(all, another_seed_other_pixels);
	tcase_add_test(all, grounds_are_opaque);
	tcase_add_test(all, overlays_keep_to_their_places);
	tcase_add_test(all, light_does_not_turn);
	tcase_add_test(all, shadows_fall_south_east);
	tcase_add_test(all, towers_end_walls);
	tcase_add_test(all, roads_reach_the_wall);
	tcase_add_test(all, towers_are_shared);
	tcase_add_test(all, tunnels_have_mouths);
	tcase_add_test(all, shadows_are_dark_beside_the_land);
	tcase_add_test(all, no_green_in_the_snow);
	tcase_add_test(all, empty_texels_take_their_neighbours_colour);
	tcase_add_loop_test(all, table_repeats, 0, PAINT_TOPS);
	suite_add_tcase(suite, all);
	return suite;
}

int main(void) { return suite_run(make); }
