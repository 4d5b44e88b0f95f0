/* Looking back at a game: opened as players do, from the result, by pointer and by keys, and every control of it does
 * what it says.  What was played is known from the session. */
#define _XOPEN_SOURCE 700 /* mkdtemp */
#include <check.h>
#include <dirent.h>
#include <stdio.h>
#include <string.h>

#include "app/language.h"
#include "app/review.h"
#include "view/kit/routes.h"
#include "view/play/screen.h"
#include "ruler.h"
#include "screens.h"
#include "../begin.h"
#include "../home.h"
#include "../runner.h"

enum { TILES = 10 };

static struct desk desk;
static struct screen *screen;
static struct session *session;
static char home[HOME_SIZE];

static void tick(void)
{
	desk.frame.now += 20000;
	screen->kind->tick(screen, &desk.host, desk.frame.now);
	desk_build(&desk);
}

/* Pip against Odo with ten tiles, to the end, and on to the result. */
static void finished_game(void)
{
	static const char *const names[TILES] = {"D", "E", "U", "V", "B", "H", "L", "R", "J", "A"};
	struct scenario *start = chosen(desk.tiles, 2, 0);

	start->setup.settings.value[SETTING_FIRST_PLAYER] = 1;
	start->setup.has_deck = true;
	for (int i = 0; i < TILES; i++)
		start->setup.deck[start->setup.deck_count++] = (uint8_t)tile_set_find(desk.tiles, names[i]);
	scenario_set_text(&start->computers[0], "pip");
	scenario_set_text(&start->computers[1], "odo");
	session = begun(start);
	screen = play_screen_create(&desk.host, session);
	screen_reset(&desk.host, screen);
	for (int i = 0; i < 200 && !game_over(session_game(session)); i++)
		tick();
	ck_assert(game_over(session_game(session)));
	screen_push(&desk.host, ending_screen_create(&desk.host, session, NULL, false));
	desk_build(&desk);
	desk_build(&desk);
}

static const char *top(void) { return screen_top(&desk.host)->kind->name; }

static void begin(void)
{
	screens_language("en");
	home_make(home);
	desk_init(&desk);
	desk_size(&desk, 1280, 720, 100);
	desk.thinks = desk.host.windowed = true;
	desk.later = 1000;
	desk.prefs.speed = 0;
	desk.frame.frozen = false;
	finished_game();
}

static void end(void)
{
	desk_finish(&desk);
	home_remove(home);
}

static void open_review(void)
{
	ck_assert_str_eq(top(), "result");
	ck_assert(desk_press(&desk, ui_name("result.details")));
	ck_assert(desk_press(&desk, ui_name("result.review")));
	desk_build(&desk);
	ck_assert_str_eq(top(), "review");
}

START_TEST(test_it_opens_from_the_result_and_closes)
{
	open_review();
	desk_key(&desk, KEY_ESCAPE, 0);
	ck_assert_str_eq(top(), "result");
	/* The same by keys alone. */
	for (int i = 0; i < 30 && desk_focus(&desk) != ui_name("result.review"); i++)
		desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert_str_eq(top(), "review");
	ck_assert(desk_press(&desk, ui_name("review.back")));
	ck_assert_str_eq(top(), "result");
}
END_TEST

/* All of it can be reached by keys, lies in the window and under nothing else. */
START_TEST(test_every_control_is_reached)
{
	struct ui_item items[UI_ITEMS_MAX];
	int count, reached = 0;

	open_review();
	count = screen_top(&desk.host)->widgets->items.count;
	memcpy(items, screen_top(&desk.host)->widgets->items.items, sizeof items);
	ck_assert_int_ge(count, 6); /* chart, two players, three buttons */
	for (int i = 0; i < count; i++) {
		bool seen = !(items[i].flags & UI_FOCUS);

		ck_assert_int_ge(items[i].full.x, 0);
		ck_assert_int_ge(items[i].full.y, 0);
		ck_assert_int_le(items[i].full.x + items[i].full.w, 1280);
		ck_assert_int_le(items[i].full.y + items[i].full.h, 720);
		for (int k = 0; k < 2 * count && !seen; k++) {
			desk_key(&desk, KEY_TAB, 0);
			seen = desk_focus(&desk) == items[i].id;
		}
		ck_assert_msg(seen, "control %d is not reached", i);
		reached += (items[i].flags & UI_FOCUS) != 0;
		for (int k = 0; k < i; k++)
			ck_assert(!(items[i].flags & items[k].flags & UI_FOCUS) ||
			          !rect_overlap(items[i].full, items[k].full));
	}
	ck_assert_int_ge(reached, 6);
}
END_TEST

static const char *turn_text(int turn, bool best)
{
	static char text[40];

	snprintf(text, sizeof text, best ? "Turn %d: the best move" : "Turn %d: about ", turn);
	return text;
}

/* Is this turn shown as a picture? */
static bool shown(int turn)
{
	return desk_says(&desk, turn_text(turn, true)) || desk_says(&desk, turn_text(turn, false));
}

START_TEST(test_a_bar_shows_its_turn)
{
	const struct ui_item *chart;

	open_review();
	ck_assert(desk_says(&desk, "Review: what each turn may have cost"));
	for (int turn = 1; turn <= TILES; turn++) {
		chart = desk_widget(&desk, ui_name("review.chart"));
		ck_assert_ptr_nonnull(chart);
		desk_click(&desk, chart->box.x + chart->box.w * (2 * turn - 1) / (2 * TILES),
		           chart->box.y + chart->box.h / 2);
		desk_build(&desk);
		ck_assert_msg(shown(turn), "turn %d", turn);
	}
	for (int turn = TILES - 1; turn >= 1; turn--) {
		desk_key(&desk, KEY_LEFT, 0);
		desk_build(&desk);
		ck_assert_msg(shown(turn), "turn %d by key", turn);
	}
	desk_key(&desk, KEY_LEFT, 0); /* there is none before the first */
	desk_build(&desk);
	ck_assert(shown(1));
	desk_key(&desk, KEY_RIGHT, 0);
	desk_build(&desk);
	ck_assert(shown(2));
}
END_TEST

/* The turns of one are all odd, those of the other even. */
START_TEST(test_a_player_shows_his_own_turns)
{
	open_review();
	for (int seat = 0; seat < 2; seat++) {
		int own = 0;

		/* A bar of the same player, so that nothing else is shown. */
		const struct ui_item *chart = desk_widget(&desk, ui_name("review.chart"));
		desk_click(&desk, chart->box.x + chart->box.w * (2 * seat + 1) / (2 * TILES),
		           chart->box.y + chart->box.h / 2);
		ck_assert(desk_press(&desk, ui_name_at("review.player", seat)));
		desk_build(&desk);
		for (int turn = 1; turn <= TILES; turn++) {
			own += shown(turn) && turn % 2 == 1 - seat;
			ck_assert(!shown(turn) || turn % 2 == 1 - seat);
		}
		ck_assert_int_ge(own, 1);
	}
}
END_TEST

static int files_in(const char *path, const char *ending)
{
	DIR *directory = opendir(path);
	int count = 0;

	ck_assert_ptr_nonnull(directory);
	for (struct dirent *entry; (entry = readdir(directory));)
		count += strstr(entry->d_name, ending) != NULL;
	closedir(directory);
	return count;
}

START_TEST(test_it_is_exported)
{
	open_review();
	ck_assert(desk_press(&desk, ui_name("review.text"))); /* there is no home */
	desk_build(&desk);
	ck_assert(desk_says(&desk, "There is no place to keep saved games in"));
	desk_key(&desk, KEY_ENTER, 0); /* it was read */
	snprintf(desk.host.home, sizeof desk.host.home, "%s", home);
	ck_assert(desk_press(&desk, ui_name("review.text")));
	ck_assert(desk_press(&desk, ui_name("review.json")));
	desk_build(&desk);
	ck_assert(desk_says(&desk, "File saved"));
	ck_assert_int_eq(files_in(home, ".txt"), 1);
	ck_assert_int_eq(files_in(home, ".json"), 1);
}
END_TEST

/* While turns are still thought about nothing is exported, and what is known is shown. */
START_TEST(test_half_known)
{
	desk.later = 4;
	open_review();
	ck_assert(desk_says(&desk, "4 of 10 turns"));
	snprintf(desk.host.home, sizeof desk.host.home, "%s", home);
	desk_press(&desk, ui_name("review.text"));
	ck_assert_int_eq(files_in(home, ".txt"), 0);
}
END_TEST

int main(void)
{
	const TTest *const tests[] = {
	    test_it_opens_from_the_result_and_closes, test_every_control_is_reached, test_a_bar_shows_its_turn,
	    test_a_player_shows_his_own_turns,        test_it_is_exported,           test_half_known,
	};
	return runner_run_tests("review", begin, end, 120, tests, sizeof tests / sizeof tests[0]);
}
