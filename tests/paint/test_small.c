/* test_small.c - what is still seen in small pictures, and how levels are made. */
#include <math.h>
#include <string.h>

#include "../eyes.h"
#include "suite.h"

enum { SMALL = 48 };

static uint8_t *layer;
static void *scratch;

static void setup(void)
{
	layer = take(paint_frame_bytes(paint_overlay_frame(SMALL)));
	scratch = take(paint_scratch_size(96));
}

static void teardown(void)
{
	free(layer);
	free(scratch);
}

START_TEST(pennants_show_at_48_pixels)
{
	struct paint_frame f = paint_overlay_frame(SMALL);

	for (int t = 0; t < tiles->type_count; t++) {
		const struct tile_type *type = &tiles->types[t];
		int pennants = 0;

		for (int i = 0; i < type->city_count; i++)
			pennants += type->cities[i].pennants;
		for (int turn = 0; pennants && turn < 4; turn++) {
			struct paint_job job = {.type = type, .rotation = turn, .x = 5, .y = 6, .seed = 7};
			int blue = 0;

			paint_overlay(&job, SMALL, layer, scratch);
			for (int i = 0; i < f.width * f.height; i++)
				blue += layer[i * 4 + 3] > 200 && layer[i * 4 + 2] > layer[i * 4] + 70;
			ck_assert_msg(blue >= 10, "%s turn %d: %d blue pixels", type->id, turn, blue);
		}
	}
}
END_TEST

/* Pixels of a landmark's own colour: slate blue for a spire, red for a shrine's roof, white for stone. */
static void landmark_colors(int *blue, int *red, int *white)
{
	struct paint_frame f = paint_overlay_frame(SMALL);

	*blue = *red = *white = 0;
	for (int i = 0; i < f.width * f.height; i++) {
		const uint8_t *p = layer + i * 4;

		if (p[3] < 200)
			continue;
		*blue += p[2] > p[0] + 25;
		*red += p[0] > p[1] + 80 && p[1] < 110;
		*white += p[0] > 205 && p[1] > 190 && p[2] > 165;
	}
}

START_TEST(landmarks_show_at_48_pixels)
{
	for (int t = 0; t < tiles->type_count; t++) {
		const struct tile_type *type = &tiles->types[t];
		bool church = type->flags & TILE_MONASTERY, shrine = type->flags & TILE_SHRINE;

		/* slate and plaster of a city would count too */
		for (int turn = 0; (church || shrine) && !type->city_count && turn < 4; turn++) {
			struct paint_job job = {.type = type, .rotation = turn, .x = 5 + t, .y = 6 - turn, .seed = 7};
			int blue, red, white;

			paint_overlay(&job, SMALL, layer, scratch);
			landmark_colors(&blue, &red, &white);
			ck_assert_msg(church ? blue >= 4 && white >= 12 : red >= 5 && white >= 12,
			              "%s turn %d: %d blue, %d red, %d white pixels", type->id, turn, blue, red, white);
		}
	}
}
END_TEST

/* Green copper belongs to the cathedral alone, outside the City of Carcassonne. */
START_TEST(cathedrals_show_at_48_pixels)
{
	struct paint_frame f = paint_overlay_frame(SMALL);

	for (int t = 0; t < tiles->type_count; t++) {
		const struct tile_type *type = &tiles->types[t];
		struct paint_job job = {.type = type, .x = 2 + t, .y = -t, .seed = 7};
		int copper = 0;

		if (type->flags & TILE_CARCASSONNE)
			continue;
		/* a garden, a tree and a sign are of other greens */
		paint_overlay(&job, SMALL, layer, scratch);
		for (int i = 0; i < f.width * f.height; i++) {
			const uint8_t *p = layer + i * 4;

			copper += p[3] > 200 && p[1] > p[0] + 40 && p[2] > p[0] + 25 && p[1] > p[2];
		}
		ck_assert_msg((copper >= 20) == ((type->flags & TILE_CATHEDRAL) != 0), "%s: %d pixels of copper",
		              type->id, copper);
	}
}
END_TEST

/* What lies under the sign of a city's goods, in lightness. */
static void sign_lightness(const char *id, uint8_t light[SMALL * SMALL])
{
	struct paint_frame f = paint_overlay_frame(SMALL);
	struct paint_job job = {.type = type_named(id), .x = 3, .y = 3, .seed = 7};

	paint_overlay(&job, SMALL, layer, scratch);
	for (int y = 0; y < SMALL; y++) {
		for (int x = 0; x < SMALL; x++) {
			const uint8_t *p = layer + ((size_t)(y + f.top) * (size_t)f.width + (size_t)(x + f.left)) * 4;

			light[y * SMALL + x] = (uint8_t)((30 * p[0] + 59 * p[1] + 11 * p[2]) / 100);
		}
	}
}

/* One tile in three trades: the houses are the same, the signs differ without colour. */
START_TEST(goods_are_told_apart_without_colour)
{
	static uint8_t light[3][SMALL * SMALL];
	static const char *const ids[3] = {"TB_gates_w", "TB_capgate_g", "TB_gates_c"};

	for (int i = 0; i < 3; i++)
		sign_lightness(ids[i], light[i]);
	for (int a = 0; a < 3; a++) {
		int bright = 0;

		/* each is a spot of cream that no roof has */
		for (int i = 0; i < SMALL * SMALL; i++)
			bright += light[a][i] > 235;
		ck_assert_msg(bright >= 8, "%s: %d bright pixels", ids[a], bright);
		for (int b = 0; b < a; b++) {
			int differ = 0;

			for (int i = 0; i < SMALL * SMALL; i++)
				differ += abs(light[a][i] - light[b][i]) > 40;
			ck_assert_msg(differ >= 20, "%s and %s: %d pixels", ids[a], ids[b], differ);
		}
	}
}
END_TEST

/* An inn stands beside its own road: its yard, which belongs to nothing, lies nearest to that. */
START_TEST(inns_stand_beside_their_roads)
{
	enum { N = 96 };
	static uint8_t codes[N * N];

	for (int t = 0; t < tiles->type_count; t++) {
		const struct tile_type *type = &tiles->types[t];
		bool inn = false;

		for (int i = 0; i < type->road_count; i++)
			inn = inn || type->roads[i].signs >> SIGN_INN & 1;
		for (int turn = 0; inn && type->river_count == 0 && turn < 4; turn++) {
			double x = 0, y = 0, count = 0, best = 9e9;
			int nearest = -1;

			paint_map(type, turn, N, codes, NULL, scratch);
			for (int i = 0; i < N * N; i++) {
				/* the middle of a village is nobody's too */
				double dx = i % N - N / 2, dy = i / N - N / 2;

				if (paint_code_kind(codes[i]) != PAINT_NONE || dx * dx + dy * dy < N * N / 60)
					continue;
				x += i % N;
				y += i / N;
				count++;
			}
			ck_assert_msg(count > N, "%s turn %d: no yard", type->id, turn);
			for (int i = 0; i < N * N; i++) {
				double dx = i % N - x / count, dy = i / N - y / count, d = dx * dx + dy * dy;

				if (paint_code_kind(codes[i]) == PAINT_ROAD && d < best) {
					best = d;
					nearest = paint_code_index(codes[i]);
				}
			}
			ck_assert_msg(nearest >= 0 && type->roads[nearest].signs >> SIGN_INN & 1,
			              "%s turn %d: beside road %d", type->id, turn, nearest);
			ck_assert_msg(best < 0.3 * 0.3 * N * N, "%s turn %d: too far", type->id, turn);
		}
	}
}
END_TEST

/* ---- seasons ---- */

/* The mean colour of all that is of a kind on a tile as it is seen at this size. */
static void mean_of(const char *id, enum paint_season season, int size, enum paint_kind kind, double mean[3])
{
	struct paint_frame f = paint_overlay_frame(size);
	struct paint_job job = {.type = type_named(id), .x = 3, .y = 5, .seed = 7, .season = season};
	uint8_t *ground = take((size_t)size * (size_t)size * 4), *above = take(paint_frame_bytes(f));
	uint8_t *codes = take((size_t)size * (size_t)size);
	void *work = take(paint_scratch_size(size));
	int count = 0;

	paint_picture(&job, size, ground, above, work);
	paint_map(job.type, 0, size, NULL, codes, work);
	memset(mean, 0, 3 * sizeof *mean);
	for (int i = 0; i < size * size; i++) {
		const uint8_t *over =
		    above + ((size_t)(i / size + f.top) * (size_t)f.width + (size_t)(i % size + f.left)) * 4;
		double alpha = over[3] / 255.0;

		if (paint_code_kind(codes[i]) != kind)
			continue;
		for (int c = 0; c < 3; c++)
			mean[c] += over[c] * alpha + ground[4 * i + c] * (1 - alpha);
		count++;
	}
	ck_assert_int_gt(count, 10);
	for (int c = 0; c < 3; c++)
		mean[c] /= count;
	free(ground);
	free(above);
	free(codes);
	free(work);
}

/* Road, field, city and river are told apart by everybody, in every season, near and far. */
START_TEST(land_is_told_apart_in_every_season)
{
	static const int sizes[3] = {48, 96, 200};
	static const struct {
		const char *id;
		enum paint_kind a, b;
	} pairs[] = {{"D", PAINT_ROAD, PAINT_FIELD},
	             {"D", PAINT_CITY, PAINT_FIELD},
	             {"D", PAINT_CITY, PAINT_ROAD},
	             {"R1_straight", PAINT_RIVER, PAINT_FIELD}};

	for (int size = 0; size < 3; size++) {
		for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
			double a[3], b[3];

			mean_of(pairs[i].id, (enum paint_season)_i, sizes[size], pairs[i].a, a);
			mean_of(pairs[i].id, (enum paint_season)_i, sizes[size], pairs[i].b, b);
			for (int eye = 0; eye < EYES; eye++) {
				double apart = eyes_apart(a, b, eye);
				ck_assert_msg(apart >= 8, "season %d at %d: kinds %d and %d are %.1f apart, %s", _i,
				              sizes[size], (int)pairs[i].a, (int)pairs[i].b, apart, eye_names[eye]);
			}
		}
	}
}
END_TEST

/* A city of two edges or more has room for its great building, however the tile lies. */
START_TEST(great_buildings_find_room)
{
	size_t bytes = paint_frame_bytes(paint_overlay_frame(SMALL));
	uint8_t *plain = take(bytes);

	for (int t = 0; t < tiles->type_count; t++) {
		const struct tile_type *type = &tiles->types[t];

		if (type->flags & (TILE_CARCASSONNE | TILE_CATHEDRAL) || type->river_count)
			continue;
		for (int c = 0; c < type->city_count; c++) {
			unsigned edges = type->cities[c].edges;

			/* a bridge leaves none */
			if (type->city_count == 2 && type->cities[1 - c].edges == (edges ^ 15))
				continue;
			for (int turn = 0; edges & (edges - 1) && turn < 4; turn++) {
				struct paint_job job = {.type = type, .rotation = turn, .x = 5, .y = 6, .seed = 7};

				paint_overlay(&job, SMALL, plain, scratch);
				job.landmark = (uint8_t)(1 + c);
				paint_overlay(&job, SMALL, layer, scratch);
				ck_assert_msg(memcmp(plain, layer, bytes) != 0, "%s turn %d: city %d has none",
				              type->id, turn, c);
			}
		}
	}
	free(plain);
}
END_TEST

/* ---- values ---- */

/* How light a kind of land is from afar. */
struct value {
	double light;   /* L of CIE Lab, of the mean */
	double wanders; /* standard deviation of the grey, 0 ... 255 */
};

/* A tile as it is seen from afar: painted large, then halved twice. */
static void far_picture(const struct paint_job *job, uint8_t *ground, uint8_t *above)
{
	struct paint_frame large = paint_overlay_frame(SMALL * 4);
	uint8_t *first[2] = {take(SMALL * SMALL * 64), take(paint_frame_bytes(large))};
	uint8_t *second[2] = {take(SMALL * SMALL * 16), take(paint_frame_bytes(large) / 4)};
	void *work = take(paint_scratch_size(SMALL * 4));

	paint_picture(job, SMALL * 4, first[0], first[1], work);
	paint_half(first[0], SMALL * 4, SMALL * 4, second[0]);
	paint_half(second[0], SMALL * 2, SMALL * 2, ground);
	paint_half(first[1], large.width, large.height, second[1]);
	paint_half(second[1], large.width / 2, large.height / 2, above);
	for (int i = 0; i < 2; i++) {
		free(first[i]);
		free(second[i]);
	}
	free(work);
}

/* How light each kind of land is from afar, on all tiles but those that are one great building. */
static void values_of(enum paint_season season, struct value values[PAINT_BUILDING])
{
	struct paint_frame f = paint_overlay_frame(SMALL);
	double mean[PAINT_BUILDING][3] = {{0}}, sum[PAINT_BUILDING] = {0}, squares[PAINT_BUILDING] = {0};
	long count[PAINT_BUILDING] = {0};
	uint8_t *ground = take(SMALL * SMALL * 4), *codes = take(SMALL * SMALL);

	for (int t = 0; t < tiles->type_count; t++) {
		const struct tile_type *type = &tiles->types[t];
		struct paint_job job = {.type = type, .x = 3 + t, .y = 5 - t, .seed = 7, .season = (uint8_t)season};

		if (type->flags & (TILE_CARCASSONNE | TILE_CATHEDRAL))
			continue;
		far_picture(&job, ground, layer);
		paint_map(type, 0, SMALL, NULL, codes, scratch);
		for (int i = 0; i < SMALL * SMALL; i++) {
			int kind = paint_code_kind(codes[i]);
			size_t at = (size_t)(i / SMALL + f.top) * (size_t)f.width + (size_t)(i % SMALL + f.left);
			const uint8_t *over = layer + at * 4;
			double alpha = over[3] / 255.0, c[3];

			if (kind >= PAINT_BUILDING)
				continue;
			for (int k = 0; k < 3; k++)
				mean[kind][k] += c[k] = over[k] * alpha + ground[4 * i + k] * (1 - alpha);
			double grey = 0.299 * c[0] + 0.587 * c[1] + 0.114 * c[2];
			sum[kind] += grey;
			squares[kind] += grey * grey;
			count[kind]++;
		}
	}
	for (int kind = PAINT_FIELD; kind < PAINT_BUILDING; kind++) {
		double n = (double)count[kind], lab[3];

		ck_assert_int_gt(count[kind], 1000);
		for (int k = 0; k < 3; k++)
			mean[kind][k] /= n;
		eyes_lab(mean[kind], 0, lab);
		values[kind] = (struct value){lab[0], sqrt(squares[kind] / n - sum[kind] / n * (sum[kind] / n))};
	}
	free(ground);
	free(codes);
}

/* City, river, meadow, road: from dark to light, a step apart; in winter all are darker than the snow. */
START_TEST(land_is_told_apart_in_grey)
{
	static const struct {
		enum paint_kind kind;
		double least[2], most[2]; /* without snow, and with it */
	} wanted[] = {{PAINT_CITY, {50, 55}, {56, 62}},
	              {PAINT_RIVER, {53, 60}, {59, 68}} /* as light as a city, but blue */,
	              {PAINT_FIELD, {64, 84}, {71, 92}},
	              {PAINT_ROAD, {85, 48}, {90, 58}}};
	struct value v[PAINT_BUILDING];
	bool snow = _i == PAINT_WINTER;

	values_of((enum paint_season)_i, v);
	for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++) {
		enum paint_kind kind = wanted[i].kind;

		ck_assert_msg(v[kind].light >= wanted[i].least[snow] && v[kind].light <= wanted[i].most[snow],
		              "season %d, kind %d: L %.1f", _i, (int)kind, v[kind].light);
	}
	/* with its walls, shields and streets, which are to be seen */
	ck_assert_msg(v[PAINT_CITY].wanders <= (snow ? 46 : 30), "season %d: the city's grey wanders by %.1f", _i,
	              v[PAINT_CITY].wanders);
}
END_TEST

START_TEST(levels_lie_on_each_other)
{
	for (int size = 512; size > 32; size /= 2) {
		struct paint_frame a = paint_overlay_frame(size), b = paint_overlay_frame(size / 2);
		struct paint_frame c = paint_tower_frame(size), d = paint_tower_frame(size / 2);

		ck_assert(a.left == 2 * b.left && a.top == 2 * b.top && a.width == 2 * b.width &&
		          a.height == 2 * b.height);
		ck_assert(c.left == 2 * d.left && c.top == 2 * d.top && c.width == 2 * d.width &&
		          c.height == 2 * d.height);
	}
}
END_TEST

START_TEST(halving_weighs_colour_by_alpha)
{
	const uint8_t src[16] = {200, 100, 0, 255, 0, 0, 0, 0, 100, 100, 50, 255, 0, 0, 0, 0};
	uint8_t dst[4];

	paint_half(src, 2, 2, dst);
	ck_assert_int_eq(dst[0], 150);
	ck_assert_int_eq(dst[1], 100);
	ck_assert_int_eq(dst[2], 25);
	ck_assert_int_eq(dst[3], 128);
}
END_TEST

/* A field of one colour stays as it is; an edge does not lose its contrast, as a box would make it. */
START_TEST(halving_keeps_light_and_edges)
{
	enum { SIDE = 16 };
	uint8_t src[SIDE * SIDE * 4], dst[SIDE * SIDE];
	int sum = 0;

	memset(src, 117, sizeof src);
	paint_half(src, SIDE, SIDE, dst);
	for (int i = 0; i < SIDE * SIDE; i++)
		ck_assert_int_eq(dst[i], 117);
	for (int i = 0; i < SIDE * SIDE * 4; i++)
		src[i] = i % 4 == 3 ? 255 : i / 4 % SIDE < SIDE / 2 ? 80 : 160;
	paint_half(src, SIDE, SIDE, dst);
	for (int x = 0; x < SIDE / 2; x++)
		sum += dst[x * 4];
	ck_assert_int_le(abs(sum - SIDE / 2 * 120), 2); /* but for rounding */
	ck_assert_int_lt(dst[(SIDE / 4 - 1) * 4], 80);
	ck_assert_int_gt(dst[SIDE / 4 * 4], 160);
}
END_TEST

static Suite *make(void)
{
	Suite *suite = suite_create("paint small");
	TCase *all = tcase_create("all");

	tcase_set_timeout(all, 240);
	tcase_add_checked_fixture(all, setup, teardown);
	tcase_add_test(all, pennants_show_at_48_pixels);
	tcase_add_test(all, landmarks_show_at_48_pixels);
	tcase_add_test(all, cathedrals_show_at_48_pixels);
	tcase_add_test(all, goods_are_told_apart_without_colour);
	tcase_add_test(all, inns_stand_beside_their_roads);
	tcase_add_loop_test(all, land_is_told_apart_in_every_season, 0, PAINT_SEASONS);
	tcase_add_test(all, great_buildings_find_room);
	tcase_add_loop_test(all, land_is_told_apart_in_grey, 0, PAINT_SEASONS);
	tcase_add_test(all, levels_lie_on_each_other);
	tcase_add_test(all, halving_weighs_colour_by_alpha);
	tcase_add_test(all, halving_keeps_light_and_edges);
	suite_add_tcase(suite, all);
	return suite;
}

int main(void) { return suite_run(make); }
