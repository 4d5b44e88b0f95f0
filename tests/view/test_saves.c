/* Saved games as cards: what stands on them, and renaming, copying, deleting and bringing back by keys and buttons. */
#define _XOPEN_SOURCE 700
#include <bastide/format.h>
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../begin.h"
#include "../home.h"
#include "../runner.h"
#include "app/language.h"
#include "app/save.h"
#include "app/stats.h"
#include "view/kit/routes.h"
#include "view/play/screen.h"
#include "view/screens/screens.h"
#include "ruler.h"

static struct desk desk;
static char home[HOME_SIZE];

static void game_add(uint64_t seed)
{
	struct scenario *start = chosen(desk.tiles, 2, seed);

	scenario_set_text(&start->names[0], "Ana");
	scenario_set_text(&start->names[1], "Rosso");
	struct session *session = begun(start);
	ck_assert(save_begin(session, home).path);
	session_destroy(session);
}

static void list_open(int games)
{
	language_set("en");
	desk_init(&desk);
	home_make(home);
	snprintf(desk.host.home, sizeof desk.host.home, "%s", home);
	for (int i = 0; i < games; i++)
		game_add((uint64_t)(i + 1));
	screen_reset(&desk.host, open_screen_create(&desk.host, OPEN_SAVES));
	desk_build(&desk);
	desk_build(&desk);
}

static void list_close(void)
{
	desk_finish(&desk);
	home_remove(home);
}

static void type(const char *text)
{
	for (; *text; text++) {
		struct input input = {.kind = INPUT_TEXT};
		input.text[0] = *text;
		desk_input(&desk, &input);
	}
}

static int cards(void)
{
	int count = 0;
	while (desk_widget(&desk, ui_name_at("open.row", count)))
		count++;
	return count;
}

START_TEST(test_a_card_tells_the_game)
{
	list_open(1);
	ck_assert(desk_says(&desk, "First game")); /* as the set-up calls it */
	ck_assert_int_eq(cards(), 1);
	ck_assert(desk_says(&desk, "Ana, Rosso"));
	ck_assert(desk_says(&desk, "round 1"));
	ck_assert(desk_says(&desk, "tiles left"));
	ck_assert(desk_says(&desk, "KB"));
	ck_assert(desk_says(&desk, "Saved automatically"));
	ck_assert(!desk_says(&desk, "Games with a name"));
	list_close();
}
END_TEST

START_TEST(test_a_name_is_given)
{
	list_open(2);
	desk_key(&desk, KEY_F2, 0);
	desk_build(&desk);
	type("Sunday");
	desk_build(&desk);
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Sunday"));
	ck_assert(desk_says(&desk, "Games with a name"));
	ck_assert(desk_says(&desk, "Saved automatically"));
	list_close();
}
END_TEST

static void delete_card(int i)
{
	ck_assert(desk_press(&desk, ui_name_at("saves.delete", i)));
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name("dialog.act")));
	desk_build(&desk);
	desk_build(&desk);
}

/* What stands on a card leads to the card and to the next, and the card's keys are its own. */
START_TEST(test_a_button_is_of_its_card)
{
	list_open(3);                 /* 0 and 1 side by side, 2 below 0 */
	desk_key(&desk, KEY_LEFT, 0); /* there is nothing */
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("open.row", 0));
	desk_key(&desk, KEY_UP, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name("page.back"));
	desk_key(&desk, KEY_RIGHT, 0); /* what stands beside it, however near a card's pencil is */
	ck_assert_uint_eq(desk_focus(&desk), ui_name("open.statistics"));
	desk_key(&desk, KEY_LEFT, 0);
	desk_key(&desk, KEY_DOWN, 0);
	desk_key(&desk, KEY_TAB, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("saves.rename", 0));
	desk_key(&desk, KEY_DOWN, 0);
	desk_key(&desk, KEY_DOWN, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("saves.delete", 0));
	desk_key(&desk, KEY_LEFT, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("open.row", 0));
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_RIGHT, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("open.row", 1));
	desk_key(&desk, KEY_DOWN, 0); /* below it lies none: the nearest card, not what stands on that */
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("open.row", 2));
	desk_key(&desk, KEY_UP, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("open.row", 0));
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_DOWN, 0);
	desk_key(&desk, KEY_DOWN, 0);
	desk_key(&desk, KEY_DOWN, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("open.row", 2));
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_DELETE, 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Delete “Ana, Rosso”?"));
	list_close();
}
END_TEST

/* A copy that is made meanwhile takes no name that can still come back. */
START_TEST(test_what_comes_back_spares_a_copy)
{
	list_open(3);
	struct rect title = desk_find(&desk, "Open a game")->box;
	delete_card(0);
	ck_assert_mem_eq(&title, &desk_find(&desk, "Open a game")->box, sizeof title); /* the panel stays */
	ck_assert(desk_press(&desk, ui_name_at("saves.copy", 0)));
	desk_build(&desk);
	desk_key(&desk, 'z', MOD_CTRL);
	desk_build(&desk);
	ck_assert_int_eq(cards(), 4);
	ck_assert(desk_says(&desk, "Copy: Ana, Rosso"));
	ck_assert_mem_eq(&title, &desk_find(&desk, "Open a game")->box, sizeof title);
	list_close();
}
END_TEST

/* A sheet that follows another at once has the focus: Enter closes it. */
START_TEST(test_enter_closes_what_did_not_work)
{
	char path[HOST_PATH_SIZE];

	list_open(1);
	desk_key(&desk, KEY_F2, 0);
	desk_build(&desk);
	snprintf(path, sizeof path, "%.900s/saves/game-0001.bastide", home);
	ck_assert(remove(path) == 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "This game was not renamed"));
	ck_assert(desk_focus(&desk) == ui_name("dialog.safe") && screen_top(&desk.host)->widgets->ring);
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "This game was not renamed"));
	list_close();
}
END_TEST

START_TEST(test_a_deleted_game_comes_back)
{
	list_open(2);
	desk_key(&desk, KEY_DELETE, 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Delete “Ana, Rosso”?"));
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	ck_assert_int_eq(cards(), 2);
	delete_card(1);
	ck_assert_int_eq(cards(), 1);
	ck_assert(desk_says(&desk, "A game was deleted."));
	desk_key(&desk, 'z', MOD_CTRL);
	desk_build(&desk);
	ck_assert_int_eq(cards(), 2);
	ck_assert(!desk_says(&desk, "A game was deleted."));
	delete_card(1);
	delete_card(0);
	ck_assert_int_eq(cards(), 0);
	/* Who leaves the list and opens it again has not lost them. */
	screen_reset(&desk.host, open_screen_create(&desk.host, OPEN_SAVES));
	desk_build(&desk);
	desk_build(&desk);
	ck_assert_int_eq(cards(), 0);
	for (int back = 1; back <= 2; back++) {
		ck_assert(desk_says(&desk, "A deleted game can still come back."));
		desk_key(&desk, 'z', MOD_CTRL);
		desk_build(&desk);
		ck_assert_int_eq(cards(), back);
	}
	/* Under the question nothing comes back: it speaks of a game by its place. */
	delete_card(0);
	ck_assert(desk_press(&desk, ui_name_at("saves.delete", 0)));
	desk_build(&desk);
	desk_key(&desk, 'z', MOD_CTRL);
	desk_build(&desk);
	ck_assert_int_eq(cards(), 1);
	list_close();
}
END_TEST

/* From the menu over the table: its name is asked for, the menu's entries stay where they are, the game keeps its own.
 */
START_TEST(test_the_menu_names_a_copy)
{
	struct save_entry *list;

	list_open(1);
	ck_assert(desk_press(&desk, ui_name_at("open.row", 0)));
	desk_build(&desk);
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	struct rect before = desk_widget(&desk, ui_name("menu.quit"))->box;
	ck_assert(desk_press(&desk, ui_name("menu.copy")));
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Ana, Rosso – 23 Nov"));
	type("Friday"); /* over what is proposed */
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Friday"));
	ck_assert(desk_says(&desk, "/saves/game-0002.bastide")); /* whatever it is called: the file */
	struct rect after = desk_widget(&desk, ui_name("menu.quit"))->box;
	ck_assert_int_eq(before.y, after.y);
	int count = save_list(desk.tiles, home, 9, &list), named = 0;
	ck_assert_int_eq(count, 2);
	for (int i = 0; i < count; i++)
		named += strcmp(list[i].title, "Friday") == 0;
	ck_assert_int_eq(named, 1);
	free(list);
	/* Esc makes none. */
	desk_key(&desk, 's', 0);
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	ck_assert_int_eq(save_list(desk.tiles, home, 9, &list), 2);
	ck_assert_ptr_nonnull(desk_widget(&desk, ui_name("menu.quit")));
	free(list);
	list_close();
}
END_TEST

/* What another program has written into the game's file meanwhile is not written over when a copy is made. */
START_TEST(test_a_copy_spares_what_others_wrote)
{
	static const char theirs[] = "{\"format\": 1, \"theirs\": \"a longer file than ours could be by chance\"}\n";
	struct save_entry *list;
	char path[FORMAT_PATH_SIZE], text[sizeof theirs + 8] = "";

	list_open(1);
	ck_assert_int_eq(save_list(desk.tiles, home, 1, &list), 1);
	snprintf(path, sizeof path, "%s", list->path);
	free(list);
	ck_assert(desk_press(&desk, ui_name_at("open.row", 0)));
	desk_build(&desk);
	FILE *file = fopen(path, "w");
	ck_assert(file && fputs(theirs, file) >= 0 && fclose(file) == 0);
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_key(&desk, 's', 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	file = fopen(path, "r");
	ck_assert(file && fread(text, 1, sizeof text - 1, file) == sizeof theirs - 1 && fclose(file) == 0);
	ck_assert_str_eq(text, theirs);
	list_close();
}
END_TEST

START_TEST(test_a_copy_is_another_file)
{
	struct save_entry *list;
	list_open(1);
	ck_assert(desk_press(&desk, ui_name_at("saves.copy", 0)));
	desk_build(&desk);
	ck_assert_int_eq(cards(), 2);
	int count = save_list(desk.tiles, home, 0, &list);
	ck_assert_int_eq(count, 2);
	ck_assert_str_ne(list[0].path, list[1].path);
	ck_assert_int_eq(list[0].tiles_left, list[1].tiles_left);
	ck_assert_int_eq((list[0].title[0] != '\0') + (list[1].title[0] != '\0'), 1);
	free(list);
	list_close();
}
END_TEST

static void pass(int milliseconds)
{
	desk.frame.now += (uint64_t)milliseconds;
	screen_tick(&desk.host, desk.frame.now);
	desk_build(&desk);
}

/* A game at the table whose folder is gone, and whose turn was ended all the same. */
static struct session *unsaved_game(void)
{
	struct save_entry *list;
	char error[FORMAT_LINE_SIZE], path[FORMAT_PATH_SIZE];
	static struct move moves[MOVES_MAX];

	list_open(1);
	ck_assert_int_eq(save_list(desk.tiles, home, 1, &list), 1);
	struct session *session = save_open(desk.tiles, home, list->path, -1, error);
	ck_assert(session && remove(list->path) == 0);
	free(list);
	desk.frame.frozen = false; /* words that pass are seen */
	screen_reset(&desk.host, play_screen_create(&desk.host, session));
	desk_build(&desk);
	snprintf(path, sizeof path, "%.900s/saves", home);
	ck_assert(remove(path) == 0);
	FILE *file = fopen(path, "w"); /* where the folder should be */
	ck_assert(file && fclose(file) == 0);
	for (int turn = 0; turn < 2; turn++) {
		ck_assert_int_gt(session_places(session, moves, MOVES_MAX), 0);
		ck_assert(session_lay(session, &moves[0], NULL) && session_end_turn(session));
		ck_assert(session_unsaved(session));
		pass(2000);
		ck_assert(desk_says(&desk, "The game could not be saved"));
		if (turn > 0)
			break;
		ck_assert(desk_press(&desk, ui_name("dialog.safe")));
		pass(1000);
		ck_assert(!desk_says(&desk, "The game could not be saved"));
	}
	pass(60000);
	ck_assert(!desk_says(&desk, "The game could not be saved"));
	return session;
}

static void folder_again(void)
{
	char path[FORMAT_PATH_SIZE];
	snprintf(path, sizeof path, "%.900s/saves", home);
	ck_assert(remove(path) == 0);
}

static void window_close(void)
{
	desk.host.keep_open = false;
	desk_input(&desk, &(struct input){.kind = INPUT_CLOSE, .x = -1, .y = -1});
	desk_build(&desk);
}

/* What cannot be kept is said after each turn, and before it is lost: the window stays once, whatever lies over it. */
START_TEST(test_what_cannot_be_saved_is_said)
{
	for (int above = 0; above < 3; above++) {
		struct session *session = unsaved_game();
		if (above > 0)
			screen_push(&desk.host, menu_screen_create(&desk.host, session));
		if (above > 1)
			screen_push(&desk.host, help_screen_create(&desk.host));
		desk_build(&desk);
		window_close();
		ck_assert(desk.host.keep_open);
		ck_assert(desk_says(&desk, "The game could not be saved"));
		window_close();
		ck_assert(!desk.host.keep_open);
		folder_again();
		window_close();
		ck_assert(!desk.host.keep_open && !session_unsaved(session));
		list_close();
	}
}
END_TEST

/* Where a saved game is found again: of one that is over, in no round; nor is it gone on with. */
START_TEST(test_the_menu_says_where_it_is_saved)
{
	struct session *session = unsaved_game();

	folder_again();
	ck_assert(session_finish(session));
	ck_assert(session_save(session).path);
	screen_push(&desk.host, menu_screen_create(&desk.host, session));
	desk_build(&desk);
	const struct ui_item *quit = desk_widget(&desk, ui_name("menu.quit"));
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = quit->box.x + 9, .y = quit->box.y + 9});
	for (int i = 0; i < 2; i++) {
		desk.frame.now += MOTION_TOOLTIP_WAIT + 1;
		desk_build(&desk);
	}
	ck_assert(desk_says(&desk, "This game is saved"));
	ck_assert(!desk_says(&desk, "in round"));
	ck_assert(!desk_says(&desk, "Go on playing"));
	list_close();
}
END_TEST

/* The menu leads away from it at the second press. */
START_TEST(test_the_menu_says_what_is_not_saved)
{
	static const char *const ways[] = {"menu.new", "menu.title"};

	for (int i = 0; i < 2; i++) {
		unsaved_game();
		desk_key(&desk, KEY_ESCAPE, 0);
		desk_build(&desk);
		ck_assert(!desk_says(&desk, "saved after every turn"));
		ck_assert(desk_press(&desk, ui_name(ways[i])));
		desk_build(&desk);
		ck_assert(desk_says(&desk, "The game could not be saved"));
		ck_assert_ptr_nonnull(desk_widget(&desk, ui_name("menu.quit")));
		ck_assert(desk_press(&desk, ui_name(ways[i])));
		desk_build(&desk);
		ck_assert_ptr_null(desk_widget(&desk, ui_name("menu.quit")));
		list_close();
	}
}
END_TEST

/* Statistics that nobody can read would never count again: they can be cleared. */
START_TEST(test_broken_statistics_are_cleared)
{
	char path[HOST_PATH_SIZE];
	struct stats stats;

	list_open(1);
	snprintf(path, sizeof path, "%.900s/statistics.json", home);
	FILE *file = fopen(path, "w");
	ck_assert(file && fputs("{", file) >= 0 && fclose(file) == 0);
	ck_assert(desk_press(&desk, ui_name("open.statistics")));
	desk_build(&desk);
	ck_assert(desk_says(&desk, "The statistics could not be read"));
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name("stats.clear")));
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name("dialog.act")));
	ck_assert_pstr_eq(stats_load(&stats, home), NULL);
	stats_finish(&stats);
	list_close();
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("saves");
	TCase *tests = tcase_create("saves");

	tcase_add_test(tests, test_a_card_tells_the_game);
	tcase_add_test(tests, test_a_name_is_given);
	tcase_add_test(tests, test_enter_closes_what_did_not_work);
	tcase_add_test(tests, test_a_deleted_game_comes_back);
	tcase_add_test(tests, test_a_button_is_of_its_card);
	tcase_add_test(tests, test_what_comes_back_spares_a_copy);
	tcase_add_test(tests, test_what_cannot_be_saved_is_said);
	tcase_add_test(tests, test_the_menu_says_what_is_not_saved);
	tcase_add_test(tests, test_the_menu_says_where_it_is_saved);
	tcase_add_test(tests, test_a_copy_is_another_file);
	tcase_add_test(tests, test_the_menu_names_a_copy);
	tcase_add_test(tests, test_a_copy_spares_what_others_wrote);
	tcase_add_test(tests, test_broken_statistics_are_cleared);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
