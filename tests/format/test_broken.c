/* Every kind of broken file is refused with its place and a sentence. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "suite.h"

#define HEAD "{\"format\": 1, \"players\": [\"red\", \"blue\"],\n"
#define TABLE HEAD " \"tiles\": [[\"D\",0,0,0]],\n \"deck\": [\"E\",\"U\"],\n"

static const struct {
	const char *text;
	int line, column; /* 0: any */
	const char *sentence;
} broken[] = {
    {"", 1, 1, "not JSON"},
    {"{\"format\": 1", 1, 0, "not JSON"},
    {"\"text\"", 1, 0, "not JSON"},
    {"{\"format\": 1, \"a\\u0000b\": 2}", 1, 0, "not JSON"},
    {"{}", 1, 1, "\"format\" is missing"},
    {"{\"format\": 99}", 1, 12, "this program reads up to 1"},
    {"{\"format\": 1, \"game\": \"chess\"}", 1, 23, "no game"},
    {"{\"format\": 1}", 1, 1, "\"players\" is missing"},
    {"{\"format\": 1, \"plyers\": 1}", 1, 25, "unknown key \"plyers\""},
    {"{\"format\": 1, \"players\": [\"red\"]}", 1, 26, "at least 2"},
    {"{\"format\": 1, \"players\": [\"red\", \"red\"]}", 1, 34, "twice"},
    {"{\"format\": 1, \"players\": [\"red\", \"white\"]}", 1, 34, "no colour"},
    {"{\"format\": 1, \"players\": [\"red\", {\"color\": \"blue\", \"nam\": 1}]}", 1, 59, "unknown key"},
    {"{\"format\": 1, \"players\": [\"red\", {\"color\": \"blue\", \"name\": 1}]}", 1, 60, "text"},
    {HEAD " \"seed\": 1, \"settings\": {\"farm\": \"field9\"}}", 2, 34, "field3, city4"},
    {HEAD " \"seed\": 1, \"settings\": {\"farms\": 1}}", 2, 35, "no setting"},
    {HEAD " \"seed\": 1, \"settings\": {\"two_tile\": 3}}", 2, 38, "4, 2"},
    {HEAD " \"seed\": 1, \"settings\": {\"two_tile\": 2.0}}", 2, 38, "word or a number: 4, 2"},
    {HEAD " \"seed\": 1, \"settings\": []}", 2, 25, "object"},
    {HEAD " \"moves\": []}", 1, 1, "needs a \"deck\", a \"seed\" or given \"tiles\""},
    {HEAD " \"seed\": -1}", 2, 10, "out of range"},
    {HEAD " \"seed\": 9007199254740992}", 2, 10, "out of range"},
    {HEAD " \"seed\": 99999999999999999999999}", 2, 0, "not JSON"},
    {HEAD " \"seed\": 1, \"figures\": []}", 2, 24, "needs \"tiles\""},
    {HEAD " \"deck\": [\"E\", \"ZZ\"]}", 2, 16, "no tile \"ZZ\""},
    {HEAD " \"deck\": [\"R1_lake\"]}", 2, 10, ""},
    {HEAD " \"tiles\": []}", 2, 11, "at least 1"},
    {HEAD " \"tiles\": [[\"D\",0,0]]}", 2, 12, "[id, x, y, rotation]"},
    {HEAD " \"tiles\": [[\"D\",0,0,4]]}", 2, 21, "out of range"},
    {HEAD " \"tiles\": [[\"D\",0,1000,0]]}", 2, 19, "out of range"},
    {HEAD " \"tiles\": [[\"D\",0,0,0],[\"E\",5,5,0]]}", 2, 11, ""},
    {TABLE " \"figures\": [{\"player\": \"red\", \"at\": [0,0], \"on\": \"city:S\"}]}", 4, 13, ""},
    {TABLE " \"figures\": [{\"player\": \"red\", \"at\": [0,0], \"on\": \"town:S\"}]}", 4, 51, "no spot"},
    {TABLE " \"figures\": [{\"player\": \"red\", \"at\": [0,0]}]}", 4, 14, "\"on\" is missing"},
    {TABLE " \"figures\": [{\"player\": \"red\", \"at\": [0,0], \"quarter\": \"castle\"}]}", 4, 14, "either"},
    {TABLE " \"figures\": [{\"player\": \"green\", \"at\": [0,0], \"on\": \"city:N\"}]}", 4, 25, "does not play"},
    {TABLE " \"scores\": {\"red\": 1000000}}", 4, 20, "out of range"},
    {TABLE " \"turn\": \"green\"}", 4, 10, "does not play"},
    {TABLE " \"count\": \"castle\"}", 0, 0, ""},
    {TABLE " \"moves\": {}}", 4, 11, "list"},
    {TABLE " \"moves\": [\"place E 0,-1 2\",\n  \"jump\"]}", 5, 3, "no move"},
    {TABLE " \"moves\": [\"place E 0,-1 2\",\n  \"meeple city:S\", \"place U 0,-1 0\"]}", 5, 20, "not legal here"},
    {TABLE " \"moves\": [\"place E 0,-1 2\",\n  \"pass\",  \"place Q 5,5 0\"]}", 5, 12, "not legal here"},
    {TABLE " \"undone\": [\"place E 0,-1 2\",\n  \"pass\",  \"place Q 5,5 0\"]}", 5, 12, "not legal here"},
    {TABLE " \"rules\": []}", 4, 11, "at least 1"},
    {TABLE " \"rules\": \"R-6.2\"}", 4, 11, "list"},
    {TABLE " \"rules\": [\"R-6.2\", 7]}", 4, 21, "text"},
    {TABLE " \"rules\": [\"R-6.2\", \"6.3\"]}", 4, 21, "\"6.3\" is no rule"},
    {TABLE " \"rules\": [\"R-6.\"]}", 4, 12, "no rule"},
    {TABLE " \"rules\": [\"R18.2\"]}", 4, 12, "no rule"},
    {TABLE " \"undone\": [7]}", 4, 13, "a step is"},
    {TABLE " \"moves\": [\"end\", \"end\"]}", 4, 19, "it is over"},
    {TABLE " \"moves\": [7]}", 4, 12, "a move's text or an object"},
    {TABLE " \"moves\": [{}]}", 4, 12, "one of the keys"},
    {TABLE " \"moves\": [{\"say\": \"x\"}]}", 4, 12, "one of the keys"},
    {TABLE " \"moves\": [{\"turn\": \"blue\", \"caption\": \"x\"}]}", 4, 40, "unknown key"},
    {TABLE " \"moves\": [{\"turn\": \"green\"}]}", 4, 21, "does not play"},
    {TABLE " \"moves\": [\"place E 0,-1 2\", {\"turn\": \"blue\"}]}", 4, 30, "between two turns"},
    {TABLE " \"moves\": [{\"caption\": 3}]}", 4, 24, "text"},
    {TABLE " \"moves\": [{\"caption\": {}}]}", 4, 24, "needs one of them"},
    {TABLE " \"moves\": [{\"caption\": {\"en\": \"x\", \"romanian\": \"x\"}}]}", 4, 48, "no language"},
    {TABLE " \"moves\": [{\"shot\": 1}]}", 4, 21, "text"},
    {TABLE " \"moves\": [{\"ask\": \"x\"}]}", 4, 12, "\"player\""},
    {TABLE " \"moves\": [{\"ask\": 1, \"player\": \"red\"}]}", 4, 20, "text"},
    {TABLE " \"moves\": [{\"ask\": \"x\", \"player\": \"green\", \"answers\": [1, 2]}]}", 4, 35, "does not play"},
    {TABLE " \"moves\": [{\"ask\": \"x\", \"player\": \"red\", \"answers\": [1]}]}", 4, 53, "at least 2"},
    {TABLE " \"moves\": [{\"ask\": \"x\", \"player\": \"red\", \"answers\": [1, 1]}]}", 4, 57, "already"},
    {TABLE " \"moves\": [{\"ask\": \"x\", \"player\": \"red\", \"answers\": [1, -1]}]}", 4, 57, "out of range"},
    {TABLE " \"moves\": [{\"ask\": \"x\", \"player\": \"red\", \"answers\": [1, 2], \"why\": [\"y\"]}]}", 4, 68,
     "a list of 2 texts, one for each answer"},
    {TABLE " \"moves\": [{\"ask\": \"x\", \"player\": \"red\", \"answers\": [1, 2], \"why\": [\"\", 3]}]}", 4, 73,
     "text"},
    {TABLE " \"moves\": [{\"ask\": \"x\", \"place\": \"best\", \"why\": [\"y\"]}]}", 4, 49, "unknown key"},
    {TABLE " \"moves\": [{\"ask\": \"x\", \"place\": \"nice\"}]}", 4, 34, "there are: legal, best"},
    {TABLE " \"moves\": [{\"ask\": \"x\", \"place\": [1]}]}", 4, 34, "[x, y]"},
    {TABLE " \"moves\": [{\"ask\": \"x\", \"place\": \"legal\", \"answers\": [1, 2]}]}", 4, 54, "unknown key"},
    {TABLE " \"moves\": [{\"ask\": \"x\", \"choose\": [\"pass\"], \"right\": \"best\"}]}", 4, 35, "at least 2"},
    {TABLE " \"moves\": [{\"ask\": \"x\", \"choose\": [\"pass\", \"run\"], \"right\": \"best\"}]}", 4, 44, "no move"},
    {TABLE " \"moves\": [{\"ask\": \"x\", \"choose\": [\"pass\", \"pass\"], \"right\": \"best\"}]}", 4, 44, "already"},
    {TABLE " \"moves\": [{\"ask\": \"x\", \"choose\": [\"pass\", \"meeple road:E\"]}]}", 4, 12, "\"right\""},
    {TABLE " \"moves\": [{\"ask\": \"x\", \"choose\": [\"pass\", \"meeple road:E\"], \"right\": 1}]}", 4, 71, "text"},
    {TABLE " \"moves\": [{\"ask\": \"x\", \"owner\": [0, 0]}]}", 4, 34, "[x, y, spot]"},
    {TABLE " \"moves\": [{\"ask\": \"x\", \"owner\": [0, 0, \"wall:N\"]}]}", 4, 41, "no spot"},
    {TABLE " \"moves\": [{\"marks\": {}}]}", 4, 22, "list"},
    {TABLE " \"moves\": [{\"marks\": [7]}]}", 4, 23, "a mark is an object"},
    {TABLE " \"moves\": [{\"marks\": [{\"mark\": \"star\"}]}]}", 4, 32, "arrow, letter"},
    {TABLE " \"moves\": [{\"marks\": [{\"mark\": \"cross\"}]}]}", 4, 23, "\"at\" is missing"},
    {TABLE " \"moves\": [{\"marks\": [{\"mark\": \"cross\", \"at\": [0]}]}]}", 4, 47, "[x, y]"},
    {TABLE " \"moves\": [{\"marks\": [{\"mark\": \"new\", \"at\": [0,0]}]}]}", 4, 45, "unknown key"},
    {TABLE " \"moves\": [{\"marks\": [{\"mark\": \"letter\", \"at\": [0,0], \"text\": \"four\"}]}]}", 4, 63,
     "one to 3"},
    {TABLE " \"moves\": [{\"marks\": [{\"mark\": \"new\", \"color\": \"white\"}]}]}", 4, 48, "no colour"},
    {TABLE " \"moves\": [{\"camera\": {\"zoom\": 0}}]}", 4, 32, "0.25 to 8"},
    {TABLE " \"camera\": {\"cells\": [0,0,0,1]}}", 4, 27, "out of range"},
    {TABLE " \"camera\": {\"cell\": 1}}", 4, 21, "unknown key"},
    {TABLE " \"camera\": {\"tight\": 1}}", 4, 22, "true or false"},
    {TABLE " \"moves\": [{\"expect\": {\"score\": 3}}]}", 4, 33, "unknown key \"score\""},
    {TABLE " \"moves\": [{\"legal\": \"place\"}]}", 4, 22, "no move"},
    {TABLE " \"moves\": [{\"spots\": [\"x\"]}]}", 4, 23, "no spot"},
    {TABLE " \"moves\": [{\"placements\": 1}]}", 4, 12, "\"tile\" is missing"},
    {TABLE " \"moves\": [{\"placements\": -1, \"tile\": \"E\"}]}", 4, 27, "out of range"},
    {TABLE " \"moves\": [{\"same\": [[0,0,\"city:N\"]]}]}", 4, 21, "at least 2"},
    {TABLE " \"moves\": [{\"same\": [[0,0,\"city:N\"],[0,0]]}]}", 4, 37, "[x, y, spot]"},
    {TABLE " \"client\": {\"aids\": 1}}", 4, 21, "text"},
};

START_TEST(test_broken_file)
{
	struct format_error error;
	const char *line;

	ck_assert_ptr_null(suite_read(broken[_i].text, &error));
	line = format_error_line(&error);
	ck_assert_msg(broken[_i].line == 0 || error.line == broken[_i].line, "%s, wanted line %d", line,
	              broken[_i].line);
	ck_assert_msg(broken[_i].column == 0 || error.column == broken[_i].column, "%s, wanted column %d", line,
	              broken[_i].column);
	ck_assert_msg(strstr(error.text, broken[_i].sentence) != NULL, "%s", line);
	ck_assert_msg(strlen(error.text) > 10 && strncmp(line, "test.json:", 10) == 0, "%s", line);
}
END_TEST

START_TEST(test_column_counts_characters)
{
	struct format_error error;

	ck_assert_ptr_null(suite_read("{\"format\": 1, \"caption\": \"Aurélie à Ça\", \"bad\\u0020key\": 1}", &error));
	ck_assert_int_eq(error.column, 58);
}
END_TEST

/* Where each step stands is looked for from the one before: looked for from the start, this file would take minutes. */
/* A cathedral without its expansion is decoration; whoever does not name the setting is told. */
START_TEST(test_what_counts_for_nothing_is_told)
{
	static const struct {
		const char *settings, *moves, *told;
		int line;
	} files[] = {{"", "", "cathedral of IC_cathedral counts for nothing without \"inns\": \"on\"", 0},
	             {"\"inns\": \"on\"", "", NULL, 0},
	             {"\"inns\": \"off\"", "", NULL, 0},
	             {"\"inns\": \"off\"", "\"place TB_band_w 0,1 0\"", "wine of TB_band_w", 3}};
	for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
		char text[600];
		struct format_error error;
		snprintf(text, sizeof text,
		         HEAD " \"tiles\": [[\"%s\", 0, 0, 0]], \"deck\": [\"TB_band_w\", \"E\"], \"settings\": {%s},\n"
		              " \"moves\": [%s]}",
		         i < 3 ? "IC_cathedral" : "E", files[i].settings, files[i].moves);
		struct scenario *scenario = suite_read(text, &error);
		ck_assert_msg(scenario != NULL, "%s", error.text);
		ck_assert_int_eq(scenario_idle(scenario, &error), files[i].told != NULL);
		ck_assert_msg(!files[i].told || strstr(error.text, files[i].told), "%s", error.text);
		ck_assert(!files[i].told || error.line == files[i].line);
		scenario_destroy(scenario);
	}
}
END_TEST

START_TEST(test_long_file)
{
	enum { CAPTIONS = 19999, WIDTH = 200 };
	struct format_error error;
	char *text = malloc(CAPTIONS * (WIDTH + 20) + 1000), *at = text;

	at += sprintf(at, "%s \"seed\": 1,\n \"moves\": [\n", HEAD);
	for (int i = 0; i < CAPTIONS; i++)
		at += sprintf(at, "  {\"caption\": \"%0*d\"},\n", WIDTH, i);
	sprintf(at, "  \"place Q 5,5 0\"]}");
	ck_assert_ptr_null(suite_read(text, &error));
	ck_assert_int_eq(error.line, 4 + CAPTIONS);
	ck_assert_int_eq(error.column, 3);
	ck_assert_ptr_nonnull(strstr(error.text, "not legal here"));
	free(text);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("broken");
	TCase *faults = tcase_create("broken");

	tcase_add_loop_test(faults, test_broken_file, 0, sizeof broken / sizeof *broken);
	tcase_add_test(faults, test_column_counts_characters);
	tcase_add_test(faults, test_what_counts_for_nothing_is_told);
	tcase_add_test(faults, test_long_file);
	suite_add_tcase(suite, faults);
	return suite_run(suite);
}
