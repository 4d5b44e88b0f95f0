/* Tile files: the shipped ones say what is printed on the tiles, and every kind of
 * broken file is refused with its place and a sentence. */
#include <string.h>

#include "suite.h"

/* ---- the shipped files ---- */

START_TEST(test_every_type_is_there)
{
	ck_assert_int_eq(tiles->type_count, 169);
	ck_assert_int_eq(tiles->set_count, 19);
}
END_TEST

static const struct {
	const char *set;
	int tiles, pennants, monasteries, shrines, gardens, inns, cathedrals, wine, grain, cloth;
} totals[] = {
    /* counted by hand */
    {"base_old", 72, 10, 6, 0, 0, 0, 0, 0, 0, 0},     {"base_new", 72, 10, 6, 0, 8, 0, 0, 0, 0, 0},
    {"river1_old", 12, 0, 1, 0, 0, 0, 0, 0, 0, 0},    {"river1_new", 12, 0, 1, 0, 1, 0, 0, 0, 0, 0},
    {"river2_old", 12, 1, 1, 0, 0, 1, 0, 0, 0, 0},    {"river2_new", 12, 1, 1, 0, 1, 1, 0, 0, 0, 0},
    {"shrines", 5, 0, 0, 5, 0, 0, 0, 0, 0, 0},        {"kingrobber_old", 5, 0, 1, 0, 0, 0, 0, 0, 0, 0},
    {"kingrobber_new", 5, 0, 1, 0, 1, 0, 0, 0, 0, 0}, {"count_board", 12, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {"inns_old", 18, 3, 1, 0, 0, 6, 2, 0, 0, 0},      {"inns_new", 18, 3, 1, 0, 2, 6, 2, 0, 0, 0},
    {"traders_old", 24, 0, 1, 0, 0, 0, 0, 9, 6, 5},   {"traders_new", 24, 0, 1, 0, 2, 0, 0, 9, 6, 5},
    {"dragon_old", 30, 3, 2, 0, 0, 0, 0, 0, 0, 0},    {"dragon_new", 30, 3, 2, 0, 2, 0, 0, 0, 0, 0},
    {"abbey_old", 12, 6, 1, 0, 0, 0, 0, 0, 0, 0},     {"abbey_new", 12, 6, 1, 0, 1, 0, 0, 0, 0, 0},
    {"abbeys", 6, 0, 6, 0, 0, 0, 0, 0, 0, 0},
};

START_TEST(test_totals_of_sets)
{
	const struct tile_count_set *set = tile_set_counts(tiles, totals[_i].set);
	int count = 0, pennants = 0, monasteries = 0, shrines = 0, gardens = 0, signs[SIGN_KINDS] = {0};

	ck_assert_ptr_nonnull(set);
	for (int i = 0; i < tiles->type_count; i++) {
		const struct tile_type *type = &tiles->types[i];
		int n = set->counts[i];
		count += n;
		for (int c = 0; c < type->city_count; c++) {
			pennants += n * type->cities[c].pennants;
			for (int sign = 0; sign < SIGN_KINDS; sign++)
				signs[sign] += n * (type->cities[c].signs >> sign & 1);
		}
		for (int r = 0; r < type->road_count; r++)
			signs[SIGN_INN] += n * (type->roads[r].signs >> SIGN_INN & 1);
		monasteries += type->flags & TILE_MONASTERY ? n : 0;
		shrines += type->flags & TILE_SHRINE ? n : 0;
		gardens += type->flags & TILE_GARDEN ? n : 0;
	}
	ck_assert_int_eq(count, totals[_i].tiles);
	ck_assert_int_eq(pennants, totals[_i].pennants);
	ck_assert_int_eq(monasteries, totals[_i].monasteries);
	ck_assert_int_eq(shrines, totals[_i].shrines);
	ck_assert_int_eq(gardens, totals[_i].gardens);
	ck_assert_int_eq(signs[SIGN_INN], totals[_i].inns);
	ck_assert_int_eq(signs[SIGN_CATHEDRAL], totals[_i].cathedrals);
	ck_assert_int_eq(signs[SIGN_WINE], totals[_i].wine);
	ck_assert_int_eq(signs[SIGN_GRAIN], totals[_i].grain);
	ck_assert_int_eq(signs[SIGN_CLOTH], totals[_i].cloth);
}
END_TEST

START_TEST(test_a_tile_as_printed)
{
	const struct tile_type *d = &tiles->types[tile_set_find(tiles, "D")];
	const struct tile_type *bridge = &tiles->types[tile_set_find(tiles, "KR_bridge")];

	ck_assert_uint_eq(d->edges[EDGE_N], TERRAIN_CITY);
	ck_assert_uint_eq(d->edges[EDGE_E], TERRAIN_ROAD);
	ck_assert_uint_eq(d->edges[EDGE_S], TERRAIN_FIELD);
	ck_assert_int_eq(d->field_count, 2);
	ck_assert_uint_eq(d->fields[0].half_edges, 1u << HALF_EL | 1u << HALF_WR);
	ck_assert_uint_eq(d->fields[0].cities, 1);
	ck_assert_uint_eq(d->flags, TILE_START);
	ck_assert_int_eq(bridge->city_count, 2);
	ck_assert_uint_eq(bridge->fields[1].half_edges, 0);
	ck_assert_uint_eq(bridge->fields[1].cities, 3);
}
END_TEST

/* ---- broken files ---- */

#define HEAD "{\"format\": 1,\n \"tiles\": [\n"
#define TILE                                                                                                           \
	"  {\"id\": \"Q1\", \"name\": \"test\", \"edges\": \"CFFF\", \"cities\": [{\"edges\": \"N\"}], "               \
	"\"fields\": [{\"half_edges\": \"EL ER SL SR WL WR\", \"cities\": [0]}]}"
#define TAIL "\n ]}\n"

static const struct {
	const char *text;
	int line, column;
	const char *sentence; /* part of it */
} broken[] = {
    {"", 1, 1, "not JSON"},
    {"[1]", 1, 1, "object"},
    {"{\"format\": 1,\n \"tiles\": [", 2, 0, "not JSON"},
    {"{\"format\": 1, \"format\": 1}", 1, 0, "duplicate"},
    {"{\"format\": 1,\n \"tils\": []}", 2, 10, "unknown key \"tils\""},
    {"{\"tiles\": []}", 1, 1, "\"format\" is missing"},
    {"{\"format\": 2, \"tiles\": []}", 1, 12, "out of range"},
    {"{\"format\": \"1\", \"tiles\": []}", 1, 12, "whole number"},
    {"{\"format\": 1}", 1, 1, "\"tiles\" is missing"},
    {"{\"format\": 1, \"tiles\": {}}", 1, 24, "list"},
    {HEAD "7" TAIL, 3, 1, "object"},
    {HEAD "  {}" TAIL, 3, 3, "\"id\" is missing"},
    {HEAD TILE ",\n" TILE TAIL, 4, 3, "already is a tile Q1"},
    {HEAD "  {\"id\": \"\", \"name\": \"x\"}" TAIL, 3, 10, "1 to 23 bytes"},
    {HEAD "  {\"id\": \"0123456789abcdefghijklmn\"}" TAIL, 3, 10, "1 to 23 bytes"},
    {HEAD "  {\"id\": \"a b\", \"name\": \"x\", \"edges\": \"FFFF\"}" TAIL, 3, 3, "blank"},
    {HEAD "  {\"id\": \"Z\", \"name\": \"x\", \"edges\": \"FFF\"}" TAIL, 3, 37, "four letters"},
    {HEAD "  {\"id\": \"Z\", \"name\": \"x\", \"edges\": \"FFFX\"}" TAIL, 3, 37, "four letters"},
    {HEAD "  {\"id\": \"Z\", \"name\": \"x\", \"edges\": \"CFFF\", \"cities\": [{\"edges\": \"NN\"}]}" TAIL, 3, 66,
     "each once"},
    {HEAD "  {\"id\": \"Z\", \"name\": \"x\", \"edges\": \"CFFF\", \"cities\": [{\"edges\": \"\"}]}" TAIL, 3, 66,
     "must reach an edge"},
    {HEAD "  {\"id\": \"Z\", \"name\": \"x\", \"edges\": \"CFFF\",\n   \"cities\": [{\"edges\": \"N\", \"pennants\": "
          "-1}]}" TAIL,
     4, 42, "out of range"},
    {HEAD
     "  {\"id\": \"Z\", \"name\": \"x\", \"edges\": \"FFFF\",\n   \"roads\": [{\"edges\": \"N\", \"inn\": 1}]}" TAIL,
     4, 36, "true or false"},
    {HEAD "  {\"id\": \"Z\", \"name\": \"x\", \"edges\": \"FFFF\",\n   \"fields\": [{\"half_edges\": \"NL,NR\"}]}" TAIL,
     4, 30, "half-edges"},
    {HEAD "  {\"id\": \"Z\", \"name\": \"x\", \"edges\": \"FFFF\",\n   \"fields\": [{\"half_edges\": \"NL NL\"}]}" TAIL,
     4, 30, "half-edges"},
    {HEAD "  {\"id\": \"Z\", \"name\": \"x\", \"edges\": \"FFFF\",\n   \"fields\": [{\"half_edges\": \"NL \"}]}" TAIL,
     4, 30, "half-edges"},
    {HEAD "  {\"id\": \"Z\", \"name\": \"x\", \"edges\": \"FFFF\",\n   \"fields\": [{\"half_edges\": \"NL NR EL ER SL "
          "SR WL WR\","
          " \"cities\": [0]}]}" TAIL,
     4, 68, "no city number 0"},
    {HEAD "  {\"id\": \"Z\", \"name\": \"x\", \"edges\": \"FFFF\",\n   \"marks\": [\"nave\"]}" TAIL, 4, 14,
     "mark of a tile"},
    {HEAD "  {\"id\": \"Z\", \"name\": \"x\", \"edges\": \"CFFF\",\n   \"fields\": [{\"half_edges\": \"EL ER SL SR WL "
          "WR\"}]}" TAIL,
     3, 3, ""}, /* the city of the north edge is missing: tile_type_check's sentence */
    {HEAD "  {\"id\": \"Z\", \"name\": \"x\", \"edges\": \"CFFF\",\n   \"cities\": [{\"edges\": \"N\", \"goods\": "
          "\"silk\"}]}" TAIL,
     4, 39, "kind of goods"},
    {HEAD "  {\"id\": \"Z\", \"name\": \"x\", \"edges\": \"CFFF\",\n   \"cities\": [{\"edges\": \"N\", \"cathedral\": "
          "1}]}" TAIL,
     4, 43, "true or false"},
    {HEAD "  {\"id\": \"Z\", \"name\": \"x\", \"edges\": \"CCCC\",\n   \"cities\": [{\"edges\": \"NESW\", "
          "\"cathedral\": true}]}" TAIL,
     3, 3, "\"cathedral\" and the cities"},
    {HEAD "  {\"id\": \"Z\", \"name\": \"x\", \"edges\": \"CCCC\",\n   \"cities\": [{\"edges\": \"NESW\", \"goods\": "
          "\"wine\"}]}" TAIL,
     3, 3, "\"goods\" and the cities"},
    {HEAD "  {\"id\": \"Z\", \"name\": \"x\", \"edges\": \"CCCC\",\n   \"cities\": [{\"edges\": \"NESW\"}], \"marks\": "
          "[\"inn\"]}" TAIL,
     3, 3, "\"inn\" and the roads"},
    {HEAD TILE "],\n \"sets\": {\"mine\": {\"Q2\": 1}}}", 4, 26, "no tile \"Q2\""},
    {HEAD TILE "],\n \"sets\": {\"mine\": {\"Q1\": 256}}}", 4, 26, "out of range"},
    {HEAD TILE "],\n \"sets\": {\"mine\": [1]}}", 4, 19, "numbers by tile id"},
    {HEAD TILE "],\n \"sets\": {\"\": {}}}", 4, 15, "name"},
    {HEAD TILE "],\n \"sets\": 1}", 4, 10, "sets by name"},
};

START_TEST(test_broken_file)
{
	struct tile_set *set = calloc(1, sizeof *set);
	struct format_error error;
	const char *line;

	ck_assert(!tile_set_read(set, broken[_i].text, strlen(broken[_i].text), "broken.json", &error));
	line = format_error_line(&error);
	ck_assert_str_eq(error.file, "broken.json");
	ck_assert_msg(error.line == broken[_i].line, "%s, wanted line %d", line, broken[_i].line);
	ck_assert_msg(broken[_i].column == 0 || error.column == broken[_i].column, "%s, wanted column %d", line,
	              broken[_i].column);
	ck_assert_msg(strstr(error.text, broken[_i].sentence) != NULL, "%s", line);
	ck_assert_msg(strlen(error.text) > 10, "%s", line);
	ck_assert_int_eq(set->type_count, 0); /* nothing half-loaded */
	free(set);
}
END_TEST

START_TEST(test_sound_file)
{
	struct tile_set *set = calloc(1, sizeof *set);
	const char *text = HEAD TILE "],\n \"sets\": {\"mine\": {\"Q1\": 3}}}";
	struct format_error error;

	ck_assert(tile_set_read(set, text, strlen(text), "sound.json", &error));
	ck_assert_int_eq(set->type_count, 1);
	ck_assert_int_eq(set->sets[0].counts[0], 3);
	free(set);
}
END_TEST

START_TEST(test_missing_directory)
{
	struct format_error error;

	ck_assert_ptr_null(tile_set_load("/nowhere/at/all", &error));
	ck_assert_str_eq(error.file, "/nowhere/at/all");
	ck_assert_ptr_nonnull(strstr(error.text, "cannot be read"));
	ck_assert_ptr_null(tile_set_load(suite_path("data"), &error)); /* no tile file in it */
	ck_assert_ptr_nonnull(strstr(error.text, "no tiles"));
}
END_TEST

START_TEST(test_data_directory_is_told)
{
	char path[FORMAT_PATH_SIZE];

	setenv("BASTIDE_DATA", "/nowhere", 1);
	ck_assert(!data_directory(path));
	ck_assert_str_eq(path, "/nowhere");
	setenv("BASTIDE_DATA", suite_path("data"), 1);
	ck_assert(data_path("tiles/base.json", path));
	ck_assert_ptr_nonnull(strstr(path, "/data/tiles/base.json"));
	unsetenv("BASTIDE_DATA");
	ck_assert(data_directory(path));
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("tiles");
	TCase *shipped = tcase_create("shipped"), *faults = tcase_create("broken");

	tcase_add_test(shipped, test_every_type_is_there);
	tcase_add_loop_test(shipped, test_totals_of_sets, 0, sizeof totals / sizeof *totals);
	tcase_add_test(shipped, test_a_tile_as_printed);
	tcase_add_loop_test(faults, test_broken_file, 0, sizeof broken / sizeof *broken);
	tcase_add_test(faults, test_sound_file);
	tcase_add_test(faults, test_missing_directory);
	tcase_add_test(faults, test_data_directory_is_told);
	suite_add_tcase(suite, shipped);
	suite_add_tcase(suite, faults);
	return suite_run(suite);
}
