/* The editor on the screen: every tool by its button and its key, what is laid where, what is said, closing, saving. */
#define _XOPEN_SOURCE 700
#include <bastide/castle.h>
#include <bastide/format.h>
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "../home.h"
#include "../quarters.h"
#include "../runner.h"
#include "app/folder.h"
#include "app/language.h"
#include "app/save.h"
#include "view/kit/narrate.h"
#include "view/kit/routes.h"
#include "view/ui/ui.h"
#include "ruler.h"

static struct desk desk;
static char home[HOME_SIZE];

static void open_table(enum game_kind game)
{
	language_set("en");
	desk_init(&desk);
	home_make(home);
	snprintf(desk.host.home, sizeof desk.host.home, "%s", home);
	screen_reset(&desk.host, open_screen_create(&desk.host, OPEN_SAVES));
	desk_build(&desk);
	screen_push(&desk.host, editor_table_create(&desk.host, game));
	desk_build(&desk);
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "editor");
}

static void land_open(void) { open_table(GAME_CARCASSONNE); }

static void close_all(void)
{
	desk_finish(&desk);
	home_remove(home);
}

static void press(const char *id) { ck_assert_msg(desk_press(&desk, ui_name(id)), "there is no %s", id); }

static void press_at(const char *id, int index)
{
	ck_assert_msg(desk_press(&desk, ui_name_at(id, index)), "there is no %s %d", id, index);
}

static void key(int code) { desk_key(&desk, code, 0); }

static void type(const char *text)
{
	for (; *text; text++) {
		struct input input = {.kind = INPUT_TEXT};
		input.text[0] = *text;
		desk_input(&desk, &input);
	}
}

static int type_index(const char *id) { return tile_set_find(tile_set_of(desk.tiles, GAME_CARCASSONNE), id); }

static void editor_turn_to(int rotation)
{
	for (int i = 0; i < rotation; i++)
		press("editor.right");
}

/* The cursor stands on 1,0 at first. */
static void table_focus(void)
{
	ui_set_focus((struct ui *)screen_top(&desk.host)->widgets, ui_name("editor.table"), true);
	desk_build(&desk);
}

static struct scenario *saved(void)
{
	char path[600];
	struct format_error error;
	struct folder_file *files;
	desk_key(&desk, 's', MOD_CTRL);
	desk_build(&desk);
	snprintf(path, sizeof path, "%s/examples", home);
	ck_assert_int_eq(folder_list(path, &files), 1);
	snprintf(path, sizeof path, "%s/examples/%s", home, files[0].name);
	ck_assert_msg(!desk_says(&desk, "Saved as") || desk_says(&desk, files[0].name), "%s", files[0].name);
	free(files);
	struct scenario *scenario = scenario_load(path, desk.tiles, &error);
	ck_assert_msg(scenario != NULL, "%s", error.text);
	ck_assert_msg(scenario_check(scenario, &error), "%s", error.text);
	return scenario;
}

START_TEST(all_by_keyboard)
{
	press_at("editor.type", type_index("D"));
	table_focus();
	key(KEY_ENTER);
	key(KEY_RIGHT);
	key('r');
	key(KEY_ENTER); /* turned so, it does not fit */
	ck_assert(desk_says(&desk, "The tile was not laid."));
	ck_assert(desk_says(&desk, "0 / 0"));
	key('x'); /* that is shown */
	ck_assert(desk_says(&desk, "The example says so now."));
	ck_assert(desk_says(&desk, "1 / 1"));
	key('f');
	table_focus();
	key(KEY_LEFT);
	key(KEY_ENTER); /* leads to the places of this tile */
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("editor.place", 1));
	key(KEY_DOWN);
	key(KEY_ENTER); /* the road */
	key('w');
	press("editor.title");
	type("A road");
	key('\t');
	type("It goes on.");
	press("editor.camera");
	press("editor.camera"); /* everything again */
	press("editor.copy");
	ck_assert(strstr(desk.clipboard, "\"title\": \"A road\"") != NULL);
	press_at("editor.tool", 6);
	press("editor.expect");
	struct scenario *file = saved();
	ck_assert_int_eq(file->setup.tile_count, 2);
	ck_assert_int_eq(file->setup.figure_count, 1);
	ck_assert_int_eq(file->setup.figures[0].spot.kind, FEATURE_ROAD);
	ck_assert_str_eq(file->title, "A road");
	ck_assert_str_eq(file->caption, "It goes on.");
	ck_assert_int_eq(file->step_count, 3);
	ck_assert(file->steps[1].kind == STEP_CAMERA && file->steps[1].camera.tight);
	scenario_destroy(file);
	/* Nothing is unsaved: it closes at once. */
	key(KEY_ESCAPE);
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "saves");
}
END_TEST

/* Who hears it hears where the cell went, what was laid, what was refused, and which field he types in. */
START_TEST(it_is_told_aloud)
{
	static const char *const lines[] = {"Tile laid: city on 1 side, straight road\n",
	                                    "No tile lies there, ",
	                                    "The tile was not laid.",
	                                    "Title",
	                                    "Caption, from here on",
	                                    "Saved as “"};
	char *told = NULL;
	size_t size = 0;
	struct narrator narrator = {.stream = open_memstream(&told, &size)};

	desk.host.narrator = &narrator;
	press_at("editor.type", type_index("D"));
	table_focus();
	key(KEY_ENTER);
	key(KEY_RIGHT);
	key('r');
	key(KEY_ENTER);
	key(KEY_UP);
	key('w');
	desk_build(&desk);
	for (int field = 0; field < 2; field++) {
		ui_set_focus((struct ui *)screen_top(&desk.host)->widgets,
		             ui_name(field ? "editor.caption" : "editor.title"), true);
		for (int i = 0; i < 2; i++)
			desk_build(&desk);
		narrate_frame(&desk.host, &desk.draw);
	}
	scenario_destroy(saved());
	desk.host.narrator = NULL;
	fclose(narrator.stream);
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		ck_assert_msg(strstr(told, lines[i]) != NULL, "\"%s\" is not told: %s", lines[i], told);
	free(told);
}
END_TEST

/* What was said is said no more under another tool; fields are called by where they lie, not by where a farmer would
 * stand on them. */
START_TEST(words_go_with_their_tool)
{
	press_at("editor.type", type_index("B"));
	table_focus();
	key(KEY_ENTER); /* no road for the start tile's */
	desk_build(&desk);
	ck_assert(desk_says(&desk, "The tile was not laid."));
	ck_assert(!desk_says(&desk, "(R-"));
	key('f');
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "The tile was not laid."));
	table_focus();
	key(KEY_LEFT); /* the start tile: a city in the north, a road across */
	desk_build(&desk);
	ck_assert(desk_find(&desk, "north") && desk_find(&desk, "south"));
	ck_assert(!desk_find(&desk, "north-west") && !desk_find(&desk, "south-west"));
}
END_TEST

/* A name is typed; the file has it. */
START_TEST(people_by_keyboard)
{
	key('n');
	press_at("editor.name", 1);
	type("Petra");
	key('\t');
	ck_assert(!desk_widget(&desk, ui_name_at("editor.neutral", THE_COUNT))); /* no City, no Count */
	struct scenario *file = saved();
	ck_assert_ptr_null(file->names[0]);
	ck_assert_str_eq(file->names[1], "Petra");
	scenario_destroy(file);
}
END_TEST

START_TEST(undo_and_closing_ask)
{
	press_at("editor.type", type_index("D"));
	table_focus();
	key(KEY_ENTER);
	key(KEY_ESCAPE);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Close without saving?"));
	key(KEY_ESCAPE);
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "Close without saving?"));
	desk_key(&desk, 'z', MOD_CTRL);
	desk_key(&desk, 'y', MOD_CTRL);
	desk_key(&desk, 'z', MOD_CTRL);
	key(KEY_ESCAPE);
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "saves");
}
END_TEST

START_TEST(moves_are_played)
{
	press_at("editor.way", 1);
	press_at("editor.type", type_index("L"));
	table_focus();
	key(KEY_ENTER);
	ck_assert(desk_says(&desk, "Tile laid: city on 1 side"));
	ck_assert(!desk_says(&desk, "Tile L"));
	key('f');
	press_at("editor.place", 4); /* the road to the west */
	ck_assert(desk_says(&desk, "A figure is placed: Road"));
	key('t');
	table_focus();
	key(KEY_LEFT);
	key(KEY_LEFT);
	key(KEY_ENTER);
	key('f');
	press("editor.pass");
	ck_assert(desk_says(&desk, "4 / 4"));
	key('d');
	press("editor.mark.new");
	key(KEY_PAGE_UP);
	key(KEY_PAGE_UP);
	ck_assert(desk_says(&desk, "3 / 5"));
	struct scenario *file = saved();
	ck_assert_int_eq(file->step_count, 5);
	ck_assert_int_eq(file->steps[4].kind, STEP_MARKS);
	scenario_destroy(file);
}
END_TEST

static bool refused_mark(void)
{
	for (int i = 0; i < desk.draw.count; i++)
		if (desk.draw.cmds[i].kind == DRAW_SKIN && desk.draw.cmds[i].u.skin.rim == rgb(COLOR_REFUSE))
			return true;
	return false;
}

/* The frame says before Enter does where a tile may not lie, also where it has no neighbour; what stands in a tile's
 * middle, or goes all round, is called by no side. */
START_TEST(what_may_lie_where_is_seen)
{
	press_at("editor.type", type_index("D"));
	table_focus();
	ck_assert(!refused_mark());
	key(KEY_UP); /* it touches the start tile by a corner */
	desk_build(&desk);
	ck_assert(refused_mark());
	key(KEY_UP);
	desk_build(&desk);
	ck_assert(refused_mark());
	press_at("editor.type", type_index("B"));
	table_focus();
	key(KEY_LEFT);
	key(KEY_DOWN);
	key(KEY_DOWN);
	key(KEY_DOWN);
	desk_build(&desk);
	ck_assert(!refused_mark());
	key(KEY_ENTER);
	key('e');
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Monastery"));
	ck_assert(!desk_says(&desk, "south-west"));
	press_at("editor.place", 2);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Expected: Monastery: nobody"));
}
END_TEST

/* Points are written down when the turn has brought them, and said. */
START_TEST(what_is_expected_is_said)
{
	press_at("editor.way", 1);
	press_at("editor.type", type_index("E"));
	editor_turn_to(2);
	table_focus();
	key(KEY_LEFT);
	key(KEY_UP);
	key(KEY_ENTER); /* the start tile's city is closed */
	key('e');
	press("editor.expect");
	ck_assert(desk_says(&desk, "Expected: Red 0"));
	ck_assert(desk_says(&desk, "The turn was ended first"));
	ck_assert(desk_says(&desk, "3 / 3"));
	struct scenario *file = saved();
	ck_assert(file->steps[1].kind == STEP_MOVE && file->steps[1].move.kind == MOVE_PASS);
	scenario_destroy(file);
	key('t');
	press("editor.end");
	table_focus();
	key(KEY_UP);
	key(KEY_ENTER);
	ck_assert(desk_says(&desk, "Nothing is played after the final scoring."));
}
END_TEST

/* What is recorded of a place is said in the panel and stands in the bar, in numbers. */
START_TEST(what_is_recorded_of_a_place_is_said)
{
	static const char *const words[2] = {"1 / 1 · Expected: City north: nobody, 1 point, unfinished",
	                                     "1 / 1 · Expected: City north: Red, 1 point, unfinished"};

	table_focus();
	key(KEY_LEFT); /* the tile at 0,0 */
	for (int held = 0; held < 2; held++) {
		bool noted = false;
		if (held) {
			desk_key(&desk, 'z', MOD_CTRL);
			key('f');
			press_at("editor.place", 1);
		}
		key('e');
		press_at("editor.place", 1);
		desk_build(&desk);
		ck_assert(desk_says(&desk, words[held]));
		for (int i = 0; i < desk.draw.count; i++)
			noted |= desk.draw.cmds[i].kind == DRAW_TEXT &&
			         strncmp(desk.draw.cmds[i].u.text.text, "Expected: City", 14) == 0;
		ck_assert(noted);
	}
}
END_TEST

/* Enter takes what was typed; the keys are the editor's again.  The file is named after its title. */
START_TEST(enter_leaves_a_field)
{
	key('w');
	press("editor.title");
	type("Château de l’Été!");
	key(KEY_ENTER);
	ck_assert(!ui_editing(screen_top(&desk.host)->widgets));
	scenario_destroy(saved());
	ck_assert(desk_says(&desk, "chateau-de-l-ete-0001.bastide"));
	/* Just beside a field. */
	struct rect box = desk_widget(&desk, ui_name("editor.caption"))->box;
	desk_click(&desk, box.x + box.w / 2, box.y - 3);
	ck_assert_uint_eq(desk_focus(&desk), ui_name("editor.caption"));
}
END_TEST

START_TEST(a_stale_claim_asks)
{
	key('e');
	press("editor.expect");
	key(KEY_PAGE_UP);
	key('p');
	press_at("editor.score", 0);
	key(KEY_END);
	type("7");
	key('\t');
	desk_key(&desk, 's', MOD_CTRL);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "A claim does not hold"));
	key('\t');
	key(KEY_ENTER);
	desk_build(&desk);
	struct scenario *file = saved();
	ck_assert_int_eq(file->setup.scores[0], 7);
	scenario_destroy(file);
}
END_TEST

/* Tab goes from the table to the tiles, F1 to the keys that are the editor's; the last tile is not taken away. */
START_TEST(its_keys_are_near_and_told)
{
	table_focus();
	for (int i = 0; i < 6 && desk_focus(&desk) != ui_name_at("editor.type", 0); i++)
		key(KEY_TAB);
	ck_assert(desk_focus(&desk) == ui_name_at("editor.type", 0));
	key(KEY_F1);
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "help");
	ck_assert(desk_reads(&desk, "take away what is there"));
	key(KEY_ESCAPE);
	table_focus();
	key(KEY_LEFT);
	key(KEY_DELETE);
	ck_assert(desk_says(&desk, "The last tile stays: lay another one in its place."));
}
END_TEST

START_TEST(the_castle_opens)
{
	close_all();
	open_table(GAME_CASTLE);
	for (const char *tool = "tfdwpe"; *tool; tool++) {
		key(*tool);
		desk_build(&desk);
	}
	struct scenario *file = saved();
	ck_assert_int_eq(file->setup.game, GAME_CASTLE);
	scenario_destroy(file);
}
END_TEST

static void arrows(int steps, int back, int on)
{
	for (; steps < 0; steps++)
		key(back);
	for (; steps > 0; steps--)
		key(on);
}

/* From the bare wall: a house, the keep on it, a wall tile in hand and one on the wall, words in two languages. */
START_TEST(the_castle_by_hand)
{
	close_all();
	open_table(GAME_CASTLE);
	desk_size(&desk, 1920, 1080, 100);
	desk_build(&desk);
	const struct tile_set *set = tile_set_of(desk.tiles, GAME_CASTLE);
	struct castle_cell first = set->castle->starts[0].cell;
	press_at("editor.type", tile_set_find(set, "T06"));
	table_focus();
	arrows(7 - first.x, KEY_LEFT, KEY_RIGHT);
	arrows(1 - first.y, KEY_UP, KEY_DOWN);
	key(KEY_ENTER);
	key('f');
	desk_build(&desk);
	press_at("editor.kind", 1);
	desk_build(&desk);
	press_at("editor.place", 2); /* the house */
	key('n');
	press_at("editor.whose", 1);
	press_at("editor.hold", 8);
	press_at("editor.hold", 8);
	press_at("editor.unhold", 8);
	press("editor.wall"); /* drops down; the first is "no wall tile" */
	key(KEY_DOWN);
	key(KEY_ENTER);
	key('w');
	press("editor.title");
	type("The keep");
	press("editor.language");
	key(KEY_END);
	key(KEY_ENTER);
	press("editor.title");
	desk_key(&desk, 'a', MOD_CTRL);
	type("Donjonul");
	key('\t');
	struct scenario *file = saved();
	ck_assert(file->setup.keeps[0].given && !file->setup.keeps[1].given);
	ck_assert_int_eq(file->setup.hands[1][8], 1);
	ck_assert_int_eq(file->setup.wall[0], 1);
	ck_assert_str_eq(file->title, "The keep");
	ck_assert(scenario_speak(file, "ro"));
	ck_assert_str_eq(file->title, "Donjonul");
	scenario_destroy(file);
}
END_TEST

/* Who begins in another language than English loses nothing, and is told what stands there. */
START_TEST(words_without_english)
{
	key('w');
	press("editor.language");
	key(KEY_END);
	key(KEY_ENTER);
	press("editor.title");
	type("Un drum");
	key('\t');
	desk_build(&desk);
	ck_assert(desk_says(&desk, "There are no English"));
	struct scenario *file = saved();
	ck_assert_str_eq(file->title, "Un drum");
	ck_assert(scenario_has_words(file, "title"));
	scenario_destroy(file);
}
END_TEST

/* Title and picture written one after the other: the words of the picture are there when it is taken. */
START_TEST(words_of_a_picture)
{
	key('w');
	press("editor.title");
	type("Mine");
	press("editor.shot");
	type("Look here");
	press("editor.shoot");
	struct scenario *file = saved();
	ck_assert_str_eq(file->title, "Mine");
	ck_assert_int_eq(file->steps[0].kind, STEP_SHOT);
	ck_assert_str_eq(file->steps[0].caption, "Look here");
	scenario_destroy(file);
}
END_TEST

/* A game that was played is edited as a copy: its file stays as it is. */
START_TEST(a_game_is_copied)
{
	char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	ck_assert(data_path("scenarios/first-game.json", path));
	struct session *session = save_open(desk.tiles, NULL, path, -1, error);
	ck_assert_msg(session != NULL, "%s", error);
	screen_push(&desk.host,
	            editor_screen_create(&desk.host, session_scenario(session), session_step_count(session)));
	desk_build(&desk);
	press_at("editor.tool", 5);
	press_at("editor.turn", 0);
	ck_assert(desk_says(&desk, "beginning of the example now"));
	struct scenario *file = saved();
	ck_assert_int_eq(file->setup.tile_count, game_tile_count(session_game(session)));
	ck_assert_int_eq(scenario_move_count(file), 0);
	scenario_destroy(file);
	session_destroy(session);
}
END_TEST

static void close_window(void) { desk_input(&desk, &(struct input){.kind = INPUT_CLOSE}); }

/* An example of the player's own, as the editor opens it again. */
static void own_open(const char *text)
{
	char path[300];
	struct format_error error;
	snprintf(path, sizeof path, "%s/examples", home);
	ck_assert_int_eq(mkdir(path, 0700), 0);
	snprintf(path, sizeof path, "%s/examples/example-0001.bastide", home);
	FILE *file = fopen(path, "w");
	ck_assert(file && fputs(text, file) >= 0 && fclose(file) == 0);
	struct scenario *scenario = scenario_load(path, desk.tiles, &error);
	ck_assert_msg(scenario != NULL, "%s", error.text);
	screen_push(&desk.host, editor_screen_create(&desk.host, scenario, -1));
	scenario_destroy(scenario);
	desk_build(&desk);
	desk_build(&desk);
}

static struct scenario *file_of(int number)
{
	char path[300];
	struct format_error error;
	snprintf(path, sizeof path, "%s/examples/example-%04d.bastide", home, number);
	return scenario_load(path, desk.tiles, &error);
}

static const char *const own = "{\"format\": 1, \"game\": \"carcassonne\", \"tiles\": [[\"D\", 0, 0, 0]], "
                               "\"players\": [{\"color\": \"red\", \"name\": \"%s\"}, \"blue\"]}";

/* Who closes the window has saved nothing: the file stays as it was, what was changed lies beside it. */
START_TEST(closing_the_window_writes_beside)
{
	char text[600];
	snprintf(text, sizeof text, own, "Anna");
	own_open(text);
	key('n');
	press_at("editor.name", 1);
	type("Petra");
	close_window();
	struct scenario *before = file_of(1), *beside = file_of(2);
	ck_assert(before && !before->names[1]);
	ck_assert_ptr_nonnull(beside);
	ck_assert_str_eq(beside->names[1], "Petra");
	ck_assert(!desk.host.keep_open);
	scenario_destroy(before);
	scenario_destroy(beside);
}
END_TEST

/* What cannot be kept is said before it is lost: the window stays once. */
START_TEST(what_cannot_be_kept_is_said)
{
	char path[300];
	snprintf(path, sizeof path, "%s/examples", home);
	FILE *file = fopen(path, "w"); /* where the directory should be */
	ck_assert(file && fclose(file) == 0);
	key('n');
	press_at("editor.name", 1);
	type("Petra");
	close_window();
	desk_build(&desk);
	ck_assert(desk.host.keep_open);
	ck_assert(desk_says(&desk, "there is a file where a directory should be"));
	desk.host.keep_open = false;
	close_window();
	ck_assert(!desk.host.keep_open);
}
END_TEST

/* A name that is longer than its field is not cut by looking at it. */
START_TEST(a_long_name_stays_whole)
{
	char text[600], name[200] = "";
	for (int i = 0; i < 15; i++)
		strcat(name, "Maximilian ");
	snprintf(text, sizeof text, own, name);
	own_open(text);
	key('n');
	desk_build(&desk);
	struct scenario *file = saved();
	ck_assert_str_eq(file->names[0], name);
	scenario_destroy(file);
	key(KEY_ESCAPE); /* nothing was changed */
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "Close without saving?"));
}
END_TEST

/* A quarter of the City is shaded by its name; where there is no City there is none. */
static void edit_file(const char *name)
{
	char path[FORMAT_PATH_SIZE];
	struct format_error error;
	ck_assert(data_path(name, path));
	struct scenario *file = scenario_load(path, desk.tiles, &error);
	ck_assert_msg(file != NULL, "%s", error.text);
	screen_push(&desk.host, editor_screen_create(&desk.host, file, 0));
	scenario_destroy(file);
	desk_build(&desk);
	desk_build(&desk);
}

static int saved_figures(struct setup_figure *last)
{
	struct scenario *file = saved();
	int count = file->setup.figure_count;
	*last = file->setup.figures[count - 1];
	scenario_destroy(file);
	return count;
}

/* A barn stands where four tiles meet in a field without farmers: with keys on the tile's north-western corner. */
START_TEST(a_barn_by_hand)
{
	enum { KIND_BARN = 3 }; /* behind follower, wagon and mayor */
	struct setup_figure barn;
	edit_file("scenarios/Z-44.json");
	key('f');
	desk_build(&desk);
	press_at("editor.kind", KIND_BARN);
	table_focus();
	key(KEY_ENTER); /* off its corner, which is 1,0 */
	desk_key(&desk, 's', MOD_CTRL);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "A claim does not hold")); /* of what it brings */
	key(KEY_ESCAPE);
	desk_build(&desk);
	table_focus();
	key(KEY_ENTER); /* and on again */
	ck_assert_int_eq(saved_figures(&barn), 2);
	ck_assert_int_eq(barn.figure, FIGURE_BARN);
	ck_assert(barn.cell.x == 1 && barn.cell.y == 0);
	key(KEY_RIGHT);
	key(KEY_ENTER);
	ck_assert(desk_says(&desk, "It stands on a corner where four tiles meet in one field."));
	press_at("editor.kind", 0);
	key(KEY_LEFT);
	press_at("editor.place", 1);
	ck_assert(desk_says(&desk, "No farmer can stand in that field."));
}
END_TEST

START_TEST(a_quarter_is_marked)
{
	char path[FORMAT_PATH_SIZE];
	struct format_error error;
	key('d');
	desk_build(&desk);
	ck_assert(desk_widget(&desk, ui_name_at("editor.mark", 6)) &&
	          !desk_widget(&desk, ui_name_at("editor.mark", 7)));
	ck_assert(data_path("scenarios/X-28.json", path));
	struct scenario *city = scenario_load(path, desk.tiles, &error);
	ck_assert_msg(city != NULL, "%s", error.text);
	screen_push(&desk.host, editor_screen_create(&desk.host, city, -1));
	scenario_destroy(city);
	desk_build(&desk);
	desk_build(&desk);
	key('d');
	press_at("editor.mark", 7);
	press_at("editor.haven", QUARTER_MARKET);
	struct scenario *file = saved();
	const struct step *marks = scenario_marks_at(file, file->step_count);
	ck_assert_int_eq(marks->marks[marks->mark_count - 1].kind, MARK_HAVEN);
	ck_assert_int_eq(marks->marks[marks->mark_count - 1].haven, QUARTER_MARKET);
	scenario_destroy(file);
}
END_TEST

/* A lesson by hand: two turns are played, a question stands before the first and one between tile and follower; the
 * file has a lesson's name, whatever it was called before, and begins. */
START_TEST(a_lesson_by_hand)
{
	key('w');
	press("editor.title");
	type("Mine");
	key(KEY_ENTER);
	press_at("editor.tool", 1);
	press_at("editor.way", 1);
	press_at("editor.type", type_index("L"));
	table_focus();
	key(KEY_ENTER);
	key('f');
	press_at("editor.place", 4); /* the road to the west */
	scenario_destroy(saved());
	key(KEY_PAGE_UP);
	key('q');
	press_at("editor.ask.kind", 2);
	press("editor.ask");
	type("Where may he stand?");
	key(KEY_ENTER);
	press("editor.ask.here"); /* nothing is chosen yet */
	ck_assert(desk_says(&desk, "A question needs at least two answers."));
	press_at("editor.option", 0);
	press_at("editor.option", 1);
	press("editor.ask.here");
	ck_assert(desk_says(&desk, "One of these must be wrong."));
	ck_assert(desk_says(&desk, "Where may he stand?")); /* what was typed stays */
	key(KEY_PAGE_UP);
	press_at("editor.ask.kind", 1);
	press("editor.ask.here");
	ck_assert(desk_says(&desk, "Question: Where may he stand?"));
	press_at("editor.ask.place", 2);
	press("editor.ask.here");
	ck_assert(desk_says(&desk, "1 / 3"));
	struct scenario *file = saved(); /* still one file: the other name is gone */
	ck_assert_int_eq(file->steps[0].kind, STEP_ASK);
	ck_assert_int_eq(file->steps[0].aim, AIM_CELL);
	ck_assert(desk_says(&desk, "lesson-mine-0001.bastide"));
	scenario_destroy(file);
	key(KEY_ESCAPE);
	desk_build(&desk);
	screen_push(&desk.host, open_screen_create(&desk.host, OPEN_LESSONS));
	for (int i = 0; i < 4; i++)
		desk_build(&desk);
	ck_assert(desk_says(&desk, "Mine"));
	press_at("open.row", 0); /* one's own stand first */
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Where may he stand?"));
}
END_TEST

static struct rect table_box(void) { return desk_widget(&desk, ui_name("editor.table"))->box; }

/* A press on the table, so far from its middle. */
static void press_table(int dx, int dy)
{
	struct rect box = table_box();

	desk_click(&desk, box.x + box.w / 2 + dx, box.y + box.h / 2 + dy);
	desk_build(&desk);
	desk_build(&desk);
}

/* Above what is refused is said below, and below above. */
START_TEST(a_refusal_leaves_its_place_in_sight)
{
	press_at("editor.type", type_index("B"));
	table_focus();
	key(KEY_UP);
	key(KEY_ENTER);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "The tile was not laid."));
	ck_assert_int_gt(desk_widget(&desk, ui_name("editor.note"))->box.y, desk.theme.h / 2);
	for (int i = 0; i < 3; i++)
		key(KEY_DOWN);
	key(KEY_ENTER);
	desk_build(&desk);
	ck_assert_int_lt(desk_widget(&desk, ui_name("editor.note"))->box.y, desk.theme.h / 2);
}
END_TEST

/* The cells that the file says are forbidden; how many. */
static int cells_forbidden(struct cell cells[2])
{
	struct scenario *file = saved();
	struct refusal refusal;
	struct scenario_claim claim;
	struct game *game = game_create(file->tiles, &file->setup, &refusal);
	int count = 0;

	for (; count < file->step_count; count++) {
		ck_assert(count < 2 && scenario_claim(&file->steps[count], game, &claim));
		cells[count] = claim.move.cell;
	}
	game_destroy(game);
	scenario_destroy(file);
	return count;
}

/* Whoever came nearer stays there when something is added: of two presses as far to the right and to the left of the
 * middle the second is about the cell as far to the left as the first one's lay to the right. */
START_TEST(the_table_stays_under_the_pointer)
{
	struct rect box = table_box();
	struct cell cells[2];

	press_at("editor.way", 2);
	for (int i = 0; i < 6; i++)
		desk_input(
		    &desk,
		    &(struct input){.kind = INPUT_WHEEL, .x = box.x + box.w / 2, .y = box.y + box.h / 2, .wheel_y = 1});
	press_table(250, 250);
	key('x'); /* not allowed, is said of it */
	press_table(-250, 250);
	key('x');
	ck_assert_int_eq(cells_forbidden(cells), 2);
	ck_assert_int_eq(cells[0].x, cells[1].x + 2);
	ck_assert_int_eq(cells[0].y, cells[1].y);
}
END_TEST

int main(void)
{
	const TTest *const tests[] = {
	    all_by_keyboard,
	    it_is_told_aloud,
	    people_by_keyboard,
	    words_go_with_their_tool,
	    undo_and_closing_ask,
	    moves_are_played,
	    what_may_lie_where_is_seen,
	    what_is_expected_is_said,
	    enter_leaves_a_field,
	    what_is_recorded_of_a_place_is_said,
	    a_stale_claim_asks,
	    its_keys_are_near_and_told,
	    the_castle_opens,
	    the_table_stays_under_the_pointer,
	    a_refusal_leaves_its_place_in_sight,
	    the_castle_by_hand,
	    words_without_english,
	    words_of_a_picture,
	    a_lesson_by_hand,
	    a_barn_by_hand,
	    a_quarter_is_marked,
	    a_game_is_copied,
	    closing_the_window_writes_beside,
	    what_cannot_be_kept_is_said,
	    a_long_name_stays_whole,
	};
	return runner_run_tests("editor", land_open, close_all, 120, tests, sizeof tests / sizeof tests[0]);
}
