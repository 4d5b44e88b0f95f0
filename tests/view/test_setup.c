/* The set-up by mouse and keyboard: who, what, how; set-ups with a name. */
#include <bastide/ai.h>
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/language.h"
#include "app/rulebook.h"
#include "view/kit/narrate.h"
#include "view/setup/screen.h"
#include "view/screens/screens.h"
#include "../home.h"
#include "../runner.h"
#include "ruler.h"
#include "screens.h"
#include "view/ui/ui.h"
#include "view/ui/widget.h"

static struct desk desk;

static void setup(void)
{
	language_set("en", NULL);
	desk_init(&desk);
}

static void teardown(void) { desk_finish(&desk); }

/* ---- the set-up, by mouse ---- */

static void open_setup(void)
{
	screen_reset(&desk.host, setup_screen_create(&desk.host));
	desk_build(&desk);
	desk_build(&desk);
}

/* Somebody sits down on the first free chair: a person, and the cursor is in the name; false where there is none. */
static bool sit(void)
{
	for (int chair = 0; chair < PLAYERS_MAX; chair++)
		if (desk_widget(&desk, ui_name_at("setup.chair", chair))) {
			ck_assert(desk_press(&desk, ui_name_at("setup.chair", chair)));
			desk_build(&desk);
			ck_assert(desk_press(&desk, ui_name("setup.done")));
			desk_build(&desk);
			return true;
		}
	return false;
}

/* ... the gentlest computer player who does not sit there yet. */
static void sit_computer(int seat)
{
	ck_assert(sit());
	ck_assert(desk_press(&desk, ui_name_at("setup.plays", seat)));
	desk_build(&desk);
}

/* Behind the scene. */
static void open_choices(void)
{
	open_setup();
	ck_assert(desk_press(&desk, ui_name("setup.more")));
	desk_build(&desk);
}

static void back_to_the_scene(void)
{
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	ck_assert_ptr_nonnull(desk_widget(&desk, ui_name("setup.more")));
}

/* The two pages behind the scene; each opens at its top. */
enum setup_side { SIDE_RULES = 1, SIDE_AIDS };

/* The pages scroll: the wheel brings what is pressed into sight. */
static void press(enum setup_side side, ui_id id)
{
	bool pressed;

	if (!ui_item_find(&screen_top(&desk.host)->widgets->items, id))
		ck_assert(desk_press(&desk, ui_name_at("setup.page", side)));
	desk_build(&desk);
	pressed = desk_press(&desk, id);
	for (int way = -1; way <= 1; way += 2)
		for (int i = 0; i < 20 && !pressed; i++) {
			desk_input(&desk,
			           &(struct input){.kind = INPUT_WHEEL, .wheel_y = (float)way, .x = 500, .y = 400});
			pressed = desk_press(&desk, id);
		}
	ck_assert(pressed);
}

static void press_module(enum rule_module module) { press(SIDE_RULES, ui_name_at("setup.module", (int)module)); }
static void press_book(enum preset preset) { press(SIDE_RULES, ui_name_at("setup.preset", (int)preset)); }
static void press_aside(const char *name) { press(SIDE_AIDS, ui_name(name)); }

/* Whom the command line has seated plays whatever is chosen here, and is shown. */
START_TEST(test_who_was_seated_by_the_command_line)
{
	desk.host.seats[1] = "exec:python3 players/fox.py";
	desk.host.seats[PLAYERS_MAX + desk.prefs.colors[0]] = "berta";
	open_setup();
	ck_assert(desk_says(&desk, "fox"));
	ck_assert(desk_says(&desk, "Berta"));
	ck_assert(desk_press(&desk, ui_name_at("setup.seat", 1)));
	desk_build(&desk);
	ck_assert(desk_says(&desk, "fox plays here: Bastide was started with --player."));
	ck_assert_ptr_null(desk_widget(&desk, ui_name_at("setup.who", 0)));
	ck_assert_ptr_nonnull(desk_widget(&desk, ui_name_at("setup.color", 0)));
}
END_TEST

/* Who, how, Start: a new game in three clicks. */
START_TEST(test_a_game_in_three_clicks)
{
	open_setup();
	ck_assert(desk_press(&desk, ui_name_at("setup.plays", 1)));
	ck_assert(desk_press(&desk, ui_name_at("setup.way", 1)));
	ck_assert_ptr_nonnull(desk_find(&desk, "2 players · 83 tiles · about 60 min"));
	ck_assert(desk_press(&desk, ui_name("setup.start")));
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
	ck_assert_int_eq(desk.prefs.settings.value[SETTING_START], START_RIVER1);
	ck_assert_int_eq(desk.prefs.settings.value[SETTING_ABBOT], 1);
	ck_assert_str_eq(desk.prefs.book, "standard-2014");
}
END_TEST

/* Every chair has its own medal: a person or a computer, the gentlest first who does not sit there yet; the person who
 * comes back has his name.  In The Castle as well. */
START_TEST(test_a_computer_takes_a_chair)
{
	snprintf(desk.prefs.names[0], SEAT_NAME_SIZE, "Ines");
	open_setup();
	ck_assert(desk_press(&desk, ui_name_at("setup.plays", 0)));
	ck_assert_ptr_nonnull(desk_find(&desk, "Pip"));
	ck_assert_ptr_null(desk_find(&desk, "Ines"));
	ck_assert(desk_press(&desk, ui_name_at("setup.plays", 0)));
	ck_assert_ptr_nonnull(desk_find(&desk, "Ines"));
	ck_assert(desk_press(&desk, ui_name_at("setup.plays", 1)));
	sit_computer(2);
	ck_assert(desk_press(&desk, ui_name("setup.start")));
	ck_assert_int_eq(desk.prefs.player_count, 3);
	ck_assert_str_eq(desk.prefs.names[0], "Ines");
	ck_assert_str_eq(desk.prefs.computers[0], "");
	ck_assert_str_eq(desk.prefs.computers[1], "pip");
	ck_assert_str_eq(desk.prefs.computers[2], "odo");
	prefs_init(&desk.prefs);
	screen_reset(&desk.host, setup_castle_screen_create(&desk.host));
	desk_build(&desk);
	desk_build(&desk);
	ck_assert(!sit()); /* it is for two */
	ck_assert(desk_press(&desk, ui_name_at("setup.plays", 1)));
	ck_assert(desk_press(&desk, ui_name("setup.start")));
	ck_assert_str_eq(desk.prefs.computers[1], "pip");
}
END_TEST

/* Read aloud, every module says whether it is on: also the dragon, in whose name an "on" stands. */
START_TEST(test_modules_are_told_on_and_off)
{
	char *told = NULL;
	size_t size = 0;
	struct narrator narrator = {.stream = open_memstream(&told, &size)};
	int switches = 0;

	open_choices();
	desk.host.narrator = &narrator;
	for (int i = 0; i < 40; i++) {
		desk_key(&desk, KEY_TAB, 0);
		narrate_frame(&desk.host, &desk.draw);
		for (int m = 0; m < MODULE_KINDS; m++) {
			if (desk_focus(&desk) != ui_name_at("setup.module", m))
				continue;
			for (int press = 0; press < 2; press++) {
				desk_key(&desk, KEY_SPACE, 0);
				narrate_frame(&desk.host, &desk.draw);
				const char *last = told;
				for (const char *at = told; at && *at; at = strchr(at, '\n') + 1)
					last = at;
				char line[200];
				snprintf(line, sizeof line, "%s, %s\n", rulebook_module((enum rule_module)m),
				         press ? "off" : "on");
				ck_assert_msg(strcmp(last, line) == 0, "%s is told as %s", line, last);
				switches++;
			}
		}
	}
	fclose(narrator.stream);
	free(told);
	ck_assert_int_ge(switches, 2 * (MODULE_KINDS - 2));
	desk.host.narrator = NULL;
}
END_TEST

static struct rect box_named(const char *name, int index)
{
	const struct ui_item *item = desk_widget(&desk, ui_name_at(name, index));

	ck_assert_msg(item, "%s %d", name, index);
	return item->full;
}

/* Every free seat is a chair: whoever presses it is asked who sits there, on that chair and no other, and nobody at the
 * table moves. */
START_TEST(test_free_chairs_are_pressed)
{
	static const int chairs[] = {4, 2, 3}, seats[] = {2, 2, 3};

	open_setup();
	for (int count = 2; count < PLAYERS_BASE; count++) {
		int at = chairs[count - 2], sits = seats[count - 2];
		struct rect seat = box_named("setup.seat", 0), name = box_named("setup.name", 1),
		            chair = box_named("setup.chair", at), way = box_named("setup.way", 0);

		ck_assert(desk_press(&desk, ui_name_at("setup.chair", at)));
		desk_build(&desk);
		ck_assert_ptr_nonnull(desk_widget(&desk, ui_name("setup.done")));
		char told[40];
		snprintf(told, sizeof told, "%d players", count + 1);
		ck_assert(desk_says(&desk, told));
		ck_assert(desk_press(&desk, ui_name("setup.done")));
		desk_build(&desk);
		ck_assert_ptr_null(desk_widget(&desk, ui_name_at("setup.chair", at)));
		struct rect now[] = {box_named("setup.seat", 0), box_named("setup.name", 1), box_named("setup.way", 0)};
		ck_assert_mem_eq(&now[0], &seat, sizeof seat);
		ck_assert_mem_eq(&now[1], &name, sizeof name);
		ck_assert_mem_eq(&now[2], &way, sizeof way);
		ck_assert(rect_overlap(box_named("setup.seat", sits), chair));
	}
	screen_reset(&desk.host, setup_castle_screen_create(&desk.host));
	desk_build(&desk);
	for (int i = 0; i < PLAYERS_MAX; i++)
		ck_assert_ptr_null(desk_widget(&desk, ui_name_at("setup.chair", i)));
}
END_TEST

/* Each way is what its picture says, the first is the base game alone, and the last switches on whatever can be. */
START_TEST(test_ways_to_play)
{
	open_setup();
	for (int i = RULEBOOK_WAYS - 1; i >= 0; i--) {
		ck_assert(desk_press(&desk, ui_name_at("setup.way", i)));
		desk_build(&desk);
		desk_key(&desk, KEY_ESCAPE, 0); /* kept on the way back */
		struct settings *settings = &desk.prefs.settings;
		ck_assert_int_eq(rulebook_difference(rulebook_ways[i].preset, settings), 0);
		for (int m = MODULE_RIVER1; m < MODULE_KINDS; m++) {
			bool on = rulebook_module_on(settings, (enum rule_module)m);
			ck_assert(i > 0 || !on);
			ck_assert(i < 2 || on || rulebook_module_locked(settings, (enum rule_module)m));
		}
		open_setup();
	}
}
END_TEST

START_TEST(test_setup_by_mouse)
{
	open_setup();
	ck_assert(sit());
	desk_input(&desk, &(struct input){.kind = INPUT_TEXT, .text = "añș", .x = -1, .y = -1});
	ck_assert_ptr_nonnull(desk_find(&desk, "añș"));
	ck_assert(desk_says(&desk, "3 players · 72 tiles"));
	ck_assert(desk_press(&desk, ui_name("setup.more")));
	press_module(MODULE_RIVER1);
	ck_assert(desk_says(&desk, "3 players · 83 tiles"));
	/* What cannot be chosen says why, and pressing it changes nothing. */
	ck_assert(desk_says(&desk, "One start only: River I"));
	ck_assert(desk_press(&desk, ui_name_at("setup.module", MODULE_RIVER2)));
	ck_assert(desk_says(&desk, "3 players · 83 tiles"));
	press_book(PRESET_COUNT_BOX);
	ck_assert(!desk_says(&desk, "3 players · 83 tiles"));
	ck_assert(desk_press(&desk, ui_name("setup.start")));
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
	ck_assert_int_eq(desk.prefs.player_count, 3);
	ck_assert_str_eq(desk.prefs.names[2], "añș");
	ck_assert_int_eq(desk.prefs.settings.value[SETTING_START], START_THE_COUNT);
}
END_TEST

static struct rect box_of(enum rule_module module)
{
	/* out of sight, too */
	return ui_item_find(&screen_top(&desk.host)->widgets->items, ui_name_at("setup.module", (int)module))->full;
}

/* Whatever is switched, no card moves: the next click hits what it is aimed at.  Nothing but the switch switches. */
START_TEST(test_cards_stay_under_the_pointer)
{
	open_choices();
	for (int m = MODULE_RIVER1; m < MODULE_KINDS; m++) {
		struct rect before[MODULE_KINDS];

		press_book(PRESET_DEVIR_2014);
		press_module((enum rule_module)m);
		press_module((enum rule_module)m);
		for (int other = MODULE_RIVER1; other < MODULE_KINDS; other++)
			before[other] = box_of((enum rule_module)other);
		press_module((enum rule_module)m);
		desk_build(&desk);
		for (int other = MODULE_RIVER1; other < MODULE_KINDS; other++) {
			struct rect now = box_of((enum rule_module)other);
			ck_assert_mem_eq(&before[other], &now, sizeof now);
		}
	}
	ck_assert(!desk_says(&desk, "Your addition"));
	/* Beside the switch, on the card. */
	press_book(PRESET_DEVIR_2014);
	struct rect box = box_of(MODULE_RIVER1);
	desk_click(&desk, box.x - 60, box.y + box.h + 10);
	ck_assert(desk_says(&desk, "2 players · 72 tiles"));
}
END_TEST

/* the sixth seat and its colour come with the inns, and go with them. */
START_TEST(test_the_inns_bring_a_sixth_seat)
{
	open_setup();
	for (int i = 0; i < 3; i++)
		ck_assert(sit());
	ck_assert(desk_says(&desk, "5 players · 72 tiles"));
	ck_assert(!sit());
	ck_assert(desk_press(&desk, ui_name("setup.more")));
	press_book(PRESET_INNS);
	back_to_the_scene();
	ck_assert(sit());
	ck_assert(desk_says(&desk, "6 players · 90 tiles"));
	ck_assert(!sit());
	desk_key(&desk, KEY_ENTER, 0); /* out of the name: its colour stands there */
	ck_assert_ptr_nonnull(desk_find(&desk, "Pink"));
	ck_assert(desk_press(&desk, ui_name_at("setup.way", 0)));
	ck_assert(desk_says(&desk, "5 players · 72 tiles"));
	ck_assert(desk_says(&desk, "Without the inns five may play; the sixth has left."));
	ck_assert_ptr_null(desk_find(&desk, "Pink"));
	/* Six sit down, and are remembered. */
	ck_assert(desk_press(&desk, ui_name("setup.more")));
	press_book(PRESET_TRADERS);
	back_to_the_scene();
	ck_assert(sit());
	ck_assert(desk_says(&desk, "6 players · 114 tiles"));
	ck_assert(desk_press(&desk, ui_name("setup.start")));
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
	ck_assert_int_eq(desk.prefs.player_count, 6);
	ck_assert_int_eq(desk.prefs.colors[5], COLOR_PINK);
	/* Offered again without the inns they are five, and none is pink. */
	desk.prefs.settings.value[SETTING_INNS] = 0;
	desk.prefs.colors[0] = COLOR_PINK;
	desk.prefs.colors[5] = COLOR_YELLOW;
	open_setup();
	ck_assert(desk_says(&desk, "5 players · 96 tiles"));
	ck_assert_ptr_null(desk_find(&desk, "Pink"));
}
END_TEST

/* What game it will be is told in whole words, however large the letters. */
START_TEST(test_what_it_will_be_is_not_cut)
{
	screens_language(language_offer(_i)->code);
	desk_size(&desk, 1024, 600, 150);
	desk.host.wish = 150;
	open_setup();
	ck_assert(!desk_says(&desk, "…"));
	for (int seat = 2; seat < 4; seat++)
		sit_computer(seat);
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "…"));
}
END_TEST

/* Who plays is told in whole words in every language. */
START_TEST(test_who_plays_is_not_cut)
{
	static const int sizes[][3] = {{1280, 720, 100}, {1024, 600, 100}, {1024, 600, 150}};
	screens_language(language_offer(_i)->code);
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		desk_size(&desk, sizes[i][0], sizes[i][1], sizes[i][2]);
		desk.host.wish = sizes[i][2];
		open_setup();
		ck_assert(desk_press(&desk, ui_name_at("setup.seat", 0)));
		desk_build(&desk);
		ck_assert_ptr_nonnull(desk_widget(&desk, ui_name_at("setup.who", 0)));
		ck_assert(!desk_says(&desk, "…"));
	}
}
END_TEST

/* In the smallest window and large letters: the ways to play begin in sight, nothing lies over a name, and only the
 * column scrolls, also below the frame that a desktop draws. */
START_TEST(test_ways_begin_in_sight)
{
	enum { FRAME = 20 };
	screens_language(language_offer(_i)->code);
	desk_size(&desk, 1024, 600 - FRAME, 150);
	desk.host.wish = 150;
	open_setup();
	for (int count = 2; count <= PLAYERS_BASE; count++) {
		struct rect way = desk_widget(&desk, ui_name_at("setup.way", 0))->box,
		            start = desk_widget(&desk, ui_name("setup.start"))->box;

		ck_assert_int_lt(way.y + 30, start.y);
		ck_assert_int_lt(start.y + start.h, 600 - FRAME);
		for (int seat = 0; seat < count; seat++) {
			struct rect name = desk_widget(&desk, ui_name_at("setup.name", seat))->box;

			for (int other = 0; other < seat; other++)
				ck_assert_int_eq(
				    rect_common_area(name, desk_widget(&desk, ui_name_at("setup.name", other))->box),
				    0);
			ck_assert_int_eq(rect_common_area(name, way), 0);
		}
		if (count < PLAYERS_BASE)
			ck_assert(sit());
		desk_build(&desk);
	}
}
END_TEST

/* The arrows go down through the whole column before they leave it, though its end is out of sight. */
START_TEST(test_arrows_reach_what_is_scrolled_out)
{
	static const char *const from[] = {"setup.name", "setup.chair"};
	for (int i = 0; i < 2; i++) {
		ui_id begin = ui_name_at(from[i], i ? 2 : 1);
		desk_size(&desk, 1024, 600, 150);
		desk.host.wish = 150;
		open_setup();
		for (int step = 0; step < 20 && desk_focus(&desk) != begin; step++)
			desk_key(&desk, KEY_TAB, 0);
		ck_assert_uint_eq(desk_focus(&desk), begin);
		desk_key(&desk, KEY_DOWN, 0);
		bool way = false;
		for (int k = 0; k < RULEBOOK_WAYS; k++)
			way |= desk_focus(&desk) == ui_name_at("setup.way", k);
		ck_assert(way);
		desk_key(&desk, KEY_DOWN, 0);
		ck_assert_uint_ne(desk_focus(&desk), begin);
	}
}
END_TEST

/* Rules and aids are two pages in every window, each opens at its top, and Start is on both. */
START_TEST(test_pages_open_at_their_top)
{
	static const struct {
		int w, h, percent;
	} sizes[] = {{1024, 600, 100}, {1024, 600, 150}, {1280, 720, 100}, {1920, 1080, 100}};

	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		desk_size(&desk, sizes[i].w, sizes[i].h, sizes[i].percent);
		open_choices();
		ck_assert_ptr_null(desk_widget(&desk, ui_name("setup.lot")));
		struct rect first = desk_widget(&desk, ui_name_at("setup.preset", 0))->box;
		ck_assert_int_lt(first.y, 300);
		desk_input(&desk, &(struct input){.kind = INPUT_WHEEL, .wheel_y = -9, .x = 500, .y = 400});
		ck_assert(desk_press(&desk, ui_name_at("setup.page", SIDE_AIDS)));
		desk_build(&desk);
		ck_assert_int_lt(desk_widget(&desk, ui_name("setup.lot"))->box.y, 300);
		ck_assert(desk_press(&desk, ui_name_at("setup.page", SIDE_RULES)));
		desk_build(&desk);
		ck_assert_mem_eq(&first, &desk_widget(&desk, ui_name_at("setup.preset", 0))->box, sizeof first);
		struct rect start = desk_widget(&desk, ui_name("setup.start"))->box;
		ck_assert_int_le(start.y + start.h, sizes[i].h);
		ck_assert_int_le(start.x + start.w, sizes[i].w);
		ck_assert_int_eq(screen_top(&desk.host)->pan.x + screen_top(&desk.host)->pan.y, 0);
	}
}
END_TEST

/* A figure that is dragged takes another seat, and whoever was to begin goes with it. */
START_TEST(test_a_figure_changes_seats)
{
	open_setup();
	ck_assert(desk_press(&desk, ui_name_at("setup.plays", 1)));
	sit_computer(2);
	struct rect from = desk_widget(&desk, ui_name_at("setup.seat", 0))->box,
	            to = desk_widget(&desk, ui_name_at("setup.seat", 2))->box;
	desk_input(&desk,
	           &(struct input){.kind = INPUT_PRESS, .button = BUTTON_LEFT, .x = from.x + 20, .y = from.y + 20});
	for (int i = 1; i <= 8; i++)
		desk_input(
		    &desk,
		    &(struct input){.kind = INPUT_MOVE, .x = from.x + 20 + (to.x - from.x) * i / 8, .y = from.y + 20});
	desk_input(&desk,
	           &(struct input){.kind = INPUT_RELEASE, .button = BUTTON_LEFT, .x = to.x + 20, .y = from.y + 20});
	ck_assert_ptr_null(desk_widget(&desk, ui_name("setup.done"))); /* that was no press */
	ck_assert(desk_press(&desk, ui_name("setup.start")));
	ck_assert_int_eq(desk.prefs.colors[2], 0);
	ck_assert_str_eq(desk.prefs.computers[0], "pip");
	ck_assert_str_eq(desk.prefs.computers[1], "odo");
}
END_TEST

/* However narrow: where there is no room behind the table they stand one behind the other, and are somewhere. */
START_TEST(test_seats_in_a_narrow_window)
{
	enum { WIDEST = 200, FAR = 10000 };
	open_setup();
	for (int w = 1; w <= WIDEST; w++) {
		desk_size(&desk, w, 300, 75 + w % 6 * 25);
		desk_build(&desk);
		for (int seat = 0; seat < 2; seat++) {
			const struct ui_item *item =
			    ui_item_find(&screen_top(&desk.host)->widgets->items, ui_name_at("setup.seat", seat));
			ck_assert_msg(item && item->box.y > -FAR && item->box.y < FAR && item->box.x > -FAR &&
			                  item->box.x < FAR,
			              "%d pixels wide: at %d, %d", w, item ? item->box.x : 0, item ? item->box.y : 0);
		}
	}
}
END_TEST

/* The list of computer players goes from the gentlest to the strongest and says so; who sits down twice is told apart.
 */
START_TEST(test_computer_players_by_strength)
{
	open_setup();
	ck_assert(sit());
	sit_computer(3);
	sit_computer(4);
	ck_assert_ptr_nonnull(desk_find(&desk, "Pip"));
	ck_assert_ptr_nonnull(desk_find(&desk, "Odo")); /* the next who is not there yet */
	ck_assert_ptr_null(desk_find(&desk, "Pip 2"));
	ck_assert(desk_press(&desk, ui_name_at("setup.seat", 4)));
	desk_build(&desk);
	for (int i = 0; i < ai_character_count(); i++) {
		char strength[40];
		snprintf(strength, sizeof strength, "Strength: %d of 5.", i + 1);
		ck_assert(desk_press(&desk, ui_name_at("setup.who", i + 1)));
		desk_build(&desk);
		ck_assert(desk_says(&desk, strength));
	}
	ck_assert(desk_press(&desk, ui_name_at("setup.who", 1)));
	ck_assert(desk_says(&desk, "Pip 2"));
	ck_assert(desk_press(&desk, ui_name_at("setup.who", 4)));
	ck_assert(!desk_says(&desk, "Pip 2"));
	ck_assert(desk_press(&desk, ui_name("setup.done")));
	desk_build(&desk);
	ck_assert_ptr_null(desk_widget(&desk, ui_name("setup.done")));
	ck_assert_ptr_nonnull(desk_find(&desk, "Reynard"));
}
END_TEST

/* On the sheet of a seat the arrows choose who plays, so that Escape, which is Done, takes what is seen; a name that
 * was typed is back with the person. */
START_TEST(test_arrows_choose_who_plays)
{
	snprintf(desk.prefs.names[0], SEAT_NAME_SIZE, "Ines");
	open_setup();
	ck_assert(desk_press(&desk, ui_name_at("setup.seat", 0)));
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Seat 1: Ines"));
	desk_key(&desk, KEY_RIGHT, 0);
	desk_key(&desk, KEY_RIGHT, 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Seat 1: Odo"));
	desk_key(&desk, KEY_LEFT, 0);
	desk_key(&desk, KEY_LEFT, 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Seat 1: Ines"));
	desk_key(&desk, KEY_RIGHT, 0);
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	ck_assert_ptr_null(desk_widget(&desk, ui_name("setup.done")));
	desk_key(&desk, KEY_ENTER, MOD_CTRL);
	ck_assert_str_eq(desk.prefs.computers[0], "pip");
}
END_TEST

/* On the sheet of a seat: another colour, a seat to the right, away. */
START_TEST(test_a_seat_by_its_sheet)
{
	open_setup();
	ck_assert(sit());
	ck_assert(desk_press(&desk, ui_name_at("setup.seat", 0)));
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name_at("setup.color", COLOR_BLACK)));
	ck_assert(desk_press(&desk, ui_name("setup.right")));
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Seat 2: Black"));
	ck_assert(desk_press(&desk, ui_name("setup.remove")));
	desk_build(&desk);
	ck_assert(desk_says(&desk, "2 players"));
	ck_assert_ptr_null(desk_find(&desk, "Black"));
}
END_TEST

/* Whatever the keys have led to uses Enter itself: no game begins but from Start. */
START_TEST(test_enter_is_for_what_has_the_focus)
{
	int others = 0;
	for (int steps = 1; steps < 18; steps++) {
		open_setup();
		for (int i = 0; i < steps; i++)
			desk_key(&desk, KEY_TAB, 0);
		if (desk_focus(&desk) == ui_name("setup.start"))
			continue;
		desk_key(&desk, KEY_ENTER, 0);
		desk_build(&desk);
		ck_assert_msg(!screen_top(&desk.host) || strcmp(screen_top(&desk.host)->kind->name, "play") != 0,
		              "Enter begins a game after %d times Tab", steps);
		others++;
	}
	ck_assert_int_gt(others, 12);
}
END_TEST

START_TEST(test_setup_by_keyboard)
{
	int steps = 0;

	open_setup();
	/* The focus is on Start; in a name Enter goes on instead of starting. */
	for (int i = 0; i < 20 && desk_focus(&desk) != ui_name_at("setup.name", 0); i++)
		desk_key(&desk, KEY_TAB, 0);
	desk_input(&desk, &(struct input){.kind = INPUT_TEXT, .text = "Ines", .x = -1, .y = -1});
	ck_assert_ptr_nonnull(desk_find(&desk, "Ines"));
	desk_key(&desk, 'n', 0); /* a letter that is typed is no shortcut */
	desk_key(&desk, KEY_ESCAPE, 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "setup"); /* Esc leaves the name and not the screen */
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("setup.seat", 0));
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "setup");
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("setup.seat", 1));
	for (; steps < 100 && desk_focus(&desk) != ui_name("setup.start"); steps++)
		desk_key(&desk, KEY_TAB, 0);
	ck_assert_int_le(steps, 6); /* the seat, its name, one more player, how, more choices, Start */
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
	ck_assert_int_eq(desk.prefs.player_count, 2);
	ck_assert_str_eq(desk.prefs.names[0], "Ines");
}
END_TEST

/* Tab stops at each group once, the arrows go about in it. */
START_TEST(test_arrows_within_a_group)
{
	open_setup();
	for (int i = 0; i < 20 && desk_focus(&desk) != ui_name_at("setup.way", 0); i++)
		desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_RIGHT, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("setup.way", 1));
	desk_key(&desk, KEY_RIGHT, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("setup.way", 2));
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "setup");
	ck_assert(desk_says(&desk, "12 of the tiles are the city"));
	desk_key(&desk, KEY_TAB, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name("setup.more"));
}
END_TEST

/* Up from Start one comes to the table, in both games; figures and free chairs are left and right of each other. */
START_TEST(test_arrows_on_the_scene)
{
	for (int castle = 0; castle < 2; castle++) {
		prefs_init(&desk.prefs);
		desk_size(&desk, 1024, 600, 100);
		screen_reset(&desk.host,
		             castle ? setup_castle_screen_create(&desk.host) : setup_screen_create(&desk.host));
		desk_build(&desk);
		desk_build(&desk);
		ck_assert_uint_eq(desk_focus(&desk), ui_name("setup.start"));
		bool table = false;
		for (int up = castle; up < 2; up++)
			desk_key(&desk, KEY_UP, 0);
		for (int i = 0; i < PLAYERS_MAX; i++)
			table = table || desk_focus(&desk) == ui_name_at("setup.name", i) ||
			        desk_focus(&desk) == ui_name_at("setup.seat", i) ||
			        desk_focus(&desk) == ui_name_at("setup.chair", i);
		ck_assert_msg(table, "castle %d: up from Start", castle);
	}
	desk.prefs.player_count = 3;
	open_setup();
	for (int i = 0; i < 20 && desk_focus(&desk) != ui_name_at("setup.seat", 2); i++)
		desk_key(&desk, KEY_TAB, 0);
	for (int seat = 2; seat > 0; seat--) {
		desk_key(&desk, KEY_LEFT, 0);
		ck_assert_uint_eq(desk_focus(&desk), ui_name_at("setup.seat", seat - 1));
	}
	desk_key(&desk, KEY_LEFT, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("setup.seat", 0));
	desk_key(&desk, KEY_RIGHT, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("setup.seat", 1));
	for (int i = 0; i < 2; i++)
		desk_key(&desk, KEY_RIGHT, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("setup.chair", 3));
	/* Whoever sits down there by keys writes his name next. */
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("setup.name", 3));
}
END_TEST

/* Pages and games are chosen as characters are: by the arrows alone. */
START_TEST(test_arrows_turn_pages)
{
	open_setup();
	for (int i = 0; i < 20 && desk_focus(&desk) != ui_name_at("setup.game", 0); i++)
		desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_RIGHT, 0);
	desk_build(&desk);
	ck_assert_ptr_null(desk_widget(&desk, ui_name_at("setup.way", 0)));
	desk_key(&desk, KEY_LEFT, 0);
	desk_build(&desk);
	ck_assert_ptr_nonnull(desk_widget(&desk, ui_name_at("setup.way", 0)));
	ck_assert(desk_press(&desk, ui_name("setup.more")));
	desk_build(&desk);
	for (int i = 0; i < 20 && desk_focus(&desk) != ui_name_at("setup.page", SIDE_RULES); i++)
		desk_key(&desk, KEY_TAB, 0);
	ck_assert_ptr_nonnull(desk_widget(&desk, ui_name_at("setup.preset", 0)));
	desk_key(&desk, KEY_RIGHT, 0);
	desk_build(&desk);
	ck_assert_ptr_null(desk_widget(&desk, ui_name_at("setup.preset", 0)));
	desk_key(&desk, KEY_LEFT, 0);
	desk_build(&desk);
	ck_assert_ptr_nonnull(desk_widget(&desk, ui_name_at("setup.preset", 0)));
}
END_TEST

/* Behind the scene the frame is seen at once, and down from the books come the modules. */
START_TEST(test_arrows_among_the_rules)
{
	bool module = false;

	desk_size(&desk, 1024, 600, 100);
	open_setup();
	for (int i = 0; i < 20 && desk_focus(&desk) != ui_name("setup.more"); i++)
		desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("setup.page", SIDE_RULES));
	ck_assert(screen_top(&desk.host)->widgets->ring);
	for (int i = 0; i < 40 && desk_focus(&desk) != ui_name_at("setup.preset", 0); i++)
		desk_key(&desk, KEY_TAB, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("setup.preset", 0));
	for (int i = 0; i < PRESET_COUNT && !module; i++) {
		desk_key(&desk, KEY_DOWN, 0);
		ck_assert_uint_ne(desk_focus(&desk), ui_name("setup.start"));
		for (int m = 0; m < MODULE_KINDS; m++)
			module |= desk_focus(&desk) == ui_name_at("setup.module", m);
	}
	ck_assert(module);
}
END_TEST

static const struct ui_item *item_of(ui_id id) { return ui_item_find(&screen_top(&desk.host)->widgets->items, id); }

static int module_focused(void)
{
	for (int m = 0; m < MODULE_KINDS; m++)
		if (desk_focus(&desk) == ui_name_at("setup.module", m))
			return m;
	return -1;
}

/* Left and right stay among the cards, also at the edges and while a card was cut off below; the card that is reached
 * is seen whole, and up and down pass no row by. */
START_TEST(test_arrows_stay_among_the_modules)
{
	static const int ways[] = {KEY_LEFT, KEY_RIGHT};
	desk_size(&desk, 1024, 600, 100);
	open_choices();
	uint32_t reached = 0;
	for (int i = 0; i < 40 && desk_focus(&desk) != ui_name("setup.start"); i++) {
		desk_key(&desk, KEY_DOWN, 0);
		desk_build(&desk);
		int from = module_focused();
		for (int way = 0; from >= 0 && way < 4; way++) {
			desk_key(&desk, ways[way / 2], 0);
			desk_build(&desk);
			int to = module_focused();
			ck_assert_msg(to >= 0, "%s leads away", rulebook_module((enum rule_module)from));
			reached |= 1u << to;
			const struct rect *card = &item_of(desk_focus(&desk))->full,
			                  *column = &item_of(ui_name_at("setup.column", SIDE_RULES))->box;
			ck_assert_msg(card->h > 60 && card->y >= column->y &&
			                  card->y + card->h <= column->y + column->h,
			              "%s is cut off", rulebook_module((enum rule_module)to));
		}
	}
	for (int m = 0; m < MODULE_KINDS; m++) {
		const struct ui_item *item = item_of(ui_name_at("setup.module", m));
		ck_assert(!item || item->flags & UI_DISABLED || reached >> m & 1);
	}
	bool books = false;
	for (int i = 0; i < 40 && desk_focus(&desk) != ui_name_at("setup.page", SIDE_RULES); i++) {
		desk_key(&desk, KEY_UP, 0);
		desk_build(&desk);
		for (int k = 0; k < PRESET_COUNT; k++)
			books |= desk_focus(&desk) == ui_name_at("setup.preset", k);
		ck_assert(desk_focus(&desk) != ui_name("setup.back"));
	}
	ck_assert(books);
}
END_TEST

/* ... nor does Down from a page's own tab miss its last switches, in windows large and small. */
START_TEST(test_down_from_a_tab_comes_to_the_switches)
{
	static const int sizes[][3] = {{1024, 600, 100}, {1280, 720, 100}, {1280, 720, 150}, {1920, 1080, 100}};
	const int *size = sizes[_i / 2];
	int page = SIDE_RULES + _i % 2;
	ui_id last = page == SIDE_RULES ? ui_name("setup.rules") : ui_name("setup.aid.undo");
	bool switched = false, came = false;

	desk_size(&desk, size[0], size[1], size[2]);
	open_choices();
	ck_assert(desk_press(&desk, ui_name_at("setup.page", page)));
	desk_build(&desk);
	for (int i = 0; i < 60 && desk_focus(&desk) != ui_name("setup.start"); i++) {
		desk_key(&desk, KEY_DOWN, 0);
		desk_build(&desk);
		for (int m = 0; m < MODULE_KINDS; m++)
			switched |= desk_focus(&desk) == ui_name_at("setup.module", m);
		switched |= desk_focus(&desk) == ui_name("setup.aid.legal");
		came |= desk_focus(&desk) == last;
	}
	ck_assert(switched && came);
	ck_assert_uint_eq(desk_focus(&desk), ui_name("setup.start"));
}
END_TEST

/* Ctrl+Enter starts the game wherever one is: in a name, on any card, on the sheet of a seat, among all rules. */
START_TEST(test_ctrl_enter_starts_from_everywhere)
{
	static const char *const ways[][3] = {{"chair", NULL},      {"name", NULL},
	                                      {"setup.more", NULL}, {"setup.more", "aids", NULL},
	                                      {"seat", NULL},       {"rules", NULL}};

	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
		open_setup();
		if (!strcmp(ways[i][0], "rules"))
			screen_reset(&desk.host, screens_create(&desk.host, "rules"));
		else if (!strcmp(ways[i][0], "seat"))
			ck_assert(desk_press(&desk, ui_name_at("setup.seat", 1)));
		else if (!strcmp(ways[i][0], "name"))
			ck_assert(desk_press(&desk, ui_name_at("setup.name", 1)));
		else if (!strcmp(ways[i][0], "chair"))
			ck_assert(desk_press(&desk, ui_name_at("setup.chair", 2)));
		else
			for (int k = 0; ways[i][k]; k++)
				ck_assert_msg(desk_press(&desk, strcmp(ways[i][k], "aids")
				                                    ? ui_name(ways[i][k])
				                                    : ui_name_at("setup.page", SIDE_AIDS)),
				              "%s", ways[i][k]);
		desk_build(&desk);
		desk_key(&desk, KEY_ENTER, MOD_CTRL);
		ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
		desk.prefs.player_count = 2;
	}
}
END_TEST

/* ---- named set-ups, and the youngest's choice ---- */

static void type(const char *text)
{
	struct input input = {.kind = INPUT_TEXT, .x = -1, .y = -1};

	snprintf(input.text, sizeof input.text, "%s", text);
	desk_input(&desk, &input);
}

START_TEST(test_a_name_by_the_clipboard)
{
	open_setup();
	ck_assert(sit());
	type("Ines");
	desk_key(&desk, 'a', MOD_CTRL);
	desk_key(&desk, 'c', MOD_CTRL);
	ck_assert_str_eq(desk.clipboard, "Ines");
	ck_assert_ptr_nonnull(desk_find(&desk, "Ines"));
	desk_key(&desk, 'x', MOD_CTRL);
	ck_assert_ptr_null(desk_find(&desk, "Ines"));
	type("Ada");
	ck_assert(sit());
	desk_key(&desk, 'a', MOD_CTRL);
	desk_key(&desk, 'v', MOD_CTRL);
	ck_assert_ptr_nonnull(desk_find(&desk, "Ada"));
	ck_assert_ptr_nonnull(desk_find(&desk, "Ines"));
}
END_TEST

/* Who goes back, to read the help perhaps, finds what was chosen when he returns. */
START_TEST(test_setup_is_kept_on_the_way_back)
{
	open_setup();
	ck_assert(sit());
	ck_assert(desk_press(&desk, ui_name("setup.more")));
	press_book(PRESET_COUNT_BOX);
	back_to_the_scene();
	ck_assert(desk_says(&desk, "3 players"));
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	open_setup();
	ck_assert(desk_says(&desk, "3 players"));
	ck_assert_int_eq(desk.prefs.settings.value[SETTING_START], START_THE_COUNT);
}
END_TEST

/* one book lets the youngest begin, another lets him choose; the table says who he is. */
START_TEST(test_the_youngest_begins)
{
	open_choices();
	press_aside("setup.youngest_begins");
	ck_assert(desk_says(&desk, "The youngest begins."));
	ck_assert(desk_press(&desk, ui_name("setup.start")));
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "setup");
	ck_assert_ptr_nonnull(desk_find(&desk, "Who is the youngest?"));
	ck_assert(desk_press(&desk, ui_name_at("store.first", 1)));
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
	ck_assert(desk.prefs.youngest && desk.prefs.youngest_begins);
	open_choices();
	ck_assert(desk_says(&desk, "The youngest begins."));
	press_aside("setup.youngest");
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "The youngest begins."));
}
END_TEST

START_TEST(test_setup_is_kept_by_name)
{
	char home[HOME_SIZE];

	home_make(home);
	snprintf(desk.host.home, sizeof desk.host.home, "%s", home);
	open_choices();
	press_aside("setup.load");
	ck_assert_ptr_nonnull(desk_widget(&desk, ui_name("store.close")));
	desk_key(&desk, KEY_ESCAPE, 0);
	ck_assert_ptr_null(desk_widget(&desk, ui_name("store.close")));
	press_book(PRESET_COUNT_BOX);
	press_aside("setup.youngest");
	press_aside("setup.save");
	desk_key(&desk, 'a', MOD_CTRL);
	type("Friday ");
	desk_key(&desk, KEY_ENTER, 0); /* saves; does not start the game behind */
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "setup");
	ck_assert_ptr_null(desk_find(&desk, "Friday"));
	/* Another rulebook, another seat; then the kept one again. */
	press_book(PRESET_RIO_GRANDE);
	press_aside("setup.lot");
	back_to_the_scene();
	ck_assert(sit());
	ck_assert(desk_says(&desk, "3 players · 72 tiles"));
	ck_assert(desk_press(&desk, ui_name("setup.more")));
	desk_build(&desk);
	press_aside("setup.load");
	ck_assert(desk_press(&desk, ui_name_at("store.row", 0)));
	ck_assert(!desk_says(&desk, "3 players · 72 tiles"));
	/* The table is asked who begins before there is a game. */
	ck_assert(desk_press(&desk, ui_name("setup.start")));
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "setup");
	ck_assert_ptr_nonnull(desk_find(&desk, "Who begins?"));
	desk_key(&desk, KEY_DOWN, 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
	ck_assert_int_eq(desk.prefs.settings.value[SETTING_START], START_THE_COUNT);
	ck_assert_int_eq(desk.prefs.settings.value[SETTING_FIRST_PLAYER], 0);
	ck_assert(desk.prefs.youngest);
	desk.host.home[0] = '\0';
	home_remove(home);
}
END_TEST

/* A set-up of the other game brings its own number of players, the sixth seat of its inns too. */
START_TEST(test_a_setup_of_the_other_game)
{
	char home[HOME_SIZE];

	home_make(home);
	snprintf(desk.host.home, sizeof desk.host.home, "%s", home);
	open_choices();
	press_module(MODULE_INNS);
	back_to_the_scene();
	for (int i = 2; i < 6; i++)
		ck_assert(sit());
	ck_assert(desk_says(&desk, "6 players"));
	ck_assert(desk_press(&desk, ui_name("setup.more")));
	press_aside("setup.save");
	desk_key(&desk, KEY_ENTER, 0);
	open_setup();
	ck_assert(desk_says(&desk, "2 players"));
	ck_assert(sit());
	ck_assert(desk_press(&desk, ui_name_at("setup.game", GAME_CASTLE)));
	ck_assert(desk_press(&desk, ui_name("setup.more")));
	press_aside("setup.load");
	ck_assert(desk_press(&desk, ui_name_at("store.row", 0)));
	ck_assert(desk_says(&desk, "6 players"));
	desk.host.home[0] = '\0';
	home_remove(home);
}
END_TEST

/* A box that was added among the choices has its name on the first page. */
START_TEST(test_the_first_page_names_the_box)
{
	open_choices();
	press_module(MODULE_ABBEY);
	back_to_the_scene();
	desk_build(&desk);
	ck_assert(desk_reads(&desk, "1 change: Abbey & Mayor on"));
}
END_TEST

/* Among all settings "As in the book" resets the settings; a box that was added stays. */
START_TEST(test_as_in_the_book_keeps_the_box)
{
	open_choices();
	press_module(MODULE_ABBEY);
	back_to_the_scene();
	ck_assert(desk_reads(&desk, "Abbey & Mayor on"));
	ck_assert(desk_press(&desk, ui_name("setup.more")));
	press(SIDE_RULES, ui_name("setup.rules"));
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name("setup.rules.reset")));
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	back_to_the_scene();
	ck_assert(desk_reads(&desk, "Abbey & Mayor on"));
}
END_TEST

/* So much of it is changed that another book is nearer: it is that book still, and so it comes back. */
START_TEST(test_setup_keeps_its_book)
{
	const char *told = "changed from the preset: Inns & Cathedrals on";
	char home[HOME_SIZE];

	home_make(home);
	snprintf(desk.host.home, sizeof desk.host.home, "%s", home);
	open_choices();
	press_book(PRESET_DEVIR_2014);
	press_module(MODULE_INNS);
	ck_assert_ptr_nonnull(desk_find(&desk, told));
	press_aside("setup.save");
	desk_key(&desk, KEY_ENTER, 0);
	press_book(PRESET_RIO_GRANDE);
	press_aside("setup.load");
	ck_assert_ptr_nonnull(desk_find(&desk, "2 players · Gardens, 2014, 1 change"));
	ck_assert(desk_press(&desk, ui_name_at("store.row", 0)));
	ck_assert(desk_press(&desk, ui_name_at("setup.page", SIDE_RULES)));
	desk_build(&desk);
	ck_assert_ptr_nonnull(desk_find(&desk, told));
	/* The last choices are offered again as they were, too. */
	ck_assert(desk_press(&desk, ui_name("setup.start")));
	open_choices();
	ck_assert_ptr_nonnull(desk_find(&desk, told));
	desk.host.home[0] = '\0';
	home_remove(home);
}
END_TEST

/* ---- another game, another book ---- */

/* From the menu of a running game: which game is chosen in the head, by mouse and by keyboard, and the game that is
 * played is kept. */
START_TEST(test_another_game_from_the_menu)
{
	char home[HOME_SIZE];

	home_make(home);
	snprintf(desk.host.home, sizeof desk.host.home, "%s", home);
	open_setup();
	ck_assert(!desk_says(&desk, "Your game is saved"));
	ck_assert(sit());
	ck_assert(desk_press(&desk, ui_name_at("setup.game", GAME_CASTLE)));
	ck_assert(desk_says(&desk, "2 players · 60 tiles"));
	ck_assert(desk_press(&desk, ui_name("setup.start")));
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
	desk_key(&desk, KEY_ESCAPE, 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "menu");
	ck_assert(desk_says(&desk, "saved after every turn"));
	desk_key(&desk, 'n', 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "setup");
	ck_assert(desk_says(&desk, "Your game is saved"));
	ck_assert(desk_says(&desk, "2 players · 60 tiles"));
	/* By keyboard: Enter on the other game chooses it and starts nothing. */
	for (int i = 0; i < 100 && desk_focus(&desk) != ui_name_at("setup.game", GAME_CASTLE); i++)
		desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_LEFT, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("setup.game", GAME_CARCASSONNE));
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "setup");
	ck_assert(desk_says(&desk, "2 players · 72 tiles"));
	/* There and back: as many players as before. */
	ck_assert(sit());
	ck_assert(desk_press(&desk, ui_name_at("setup.game", GAME_CASTLE)));
	ck_assert(desk_press(&desk, ui_name_at("setup.game", GAME_CARCASSONNE)));
	ck_assert(desk_says(&desk, "3 players · 72 tiles"));
	desk.host.home[0] = '\0';
	home_remove(home);
}
END_TEST

/* Each choice of a rule is told where the pointer rests on it, in the list as on the closed box. */
START_TEST(test_each_choice_of_a_rule_is_told)
{
	static const char *const told[] = {"Field by field: the most farmers", "The most take 4", "The most take 3",
	                                   "every city pays each player only once", "This game has no farmers"};

	screen_reset(&desk.host, screens_create(&desk.host, "rules"));
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name_at("setup.rule", SETTING_FARM)));
	desk_build(&desk);
	for (int i = 0; i < (int)(sizeof told / sizeof told[0]); i++) {
		struct rect row = desk_widget(&desk, ui_name_at("popup.row", i))->box;
		desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = row.x + row.w / 2, .y = row.y + row.h / 2});
		desk.frame.now += 5000;
		desk_build(&desk);
		desk.frame.now += 5000;
		desk_build(&desk);
		const struct ui *ui = screen_top(&desk.host)->widgets;
		ck_assert_msg(ui->tip_wanted && strstr(ui->tip_text, told[i]), "%d: \"%s\"", i, ui->tip_text);
	}
}
END_TEST

/* What was added by hand stays when another book is chosen; what that book does not allow is named. */
START_TEST(test_another_book_keeps_what_was_added)
{
	open_choices();
	press_module(MODULE_ABBOT);
	press_module(MODULE_RIVER1);
	press_book(PRESET_RIO_GRANDE);
	ck_assert_ptr_nonnull(desk_find(&desk, "changed from the preset: River I, The Abbot on"));
	press_book(PRESET_COUNT_BOX);
	ck_assert(desk_says(&desk, "changed from the preset: The Abbot on · not together with this book: River I"));
	ck_assert(desk_says(&desk, "12 of the tiles are the city"));
	/* The book's own modules go with it. */
	press_book(PRESET_DEVIR_2014);
	ck_assert_ptr_nonnull(desk_find(&desk, "changed from the preset: The Abbot on"));
}
END_TEST

/* A book that replaces what was changed by hand is left again, and all of that is as it was. */
START_TEST(test_a_way_back_to_what_was_chosen)
{
	open_choices();
	press_book(PRESET_ALL);
	ck_assert_ptr_null(desk_widget(&desk, ui_name("setup.own")));
	press_module(MODULE_ABBOT);
	press_book(PRESET_RIO_GRANDE);
	press_book(PRESET_ALL);
	ck_assert(!desk_says(&desk, "changed from the preset"));
	press(SIDE_RULES, ui_name("setup.own"));
	desk_build(&desk);
	ck_assert(desk_says(&desk, "changed from the preset: The Abbot off"));
	ck_assert_ptr_null(desk_widget(&desk, ui_name("setup.own")));
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("setup");
	TCase *tcase = tcase_create("setup");

	tcase_set_timeout(tcase, 60);
	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, test_a_game_in_three_clicks);
	tcase_add_test(tcase, test_a_computer_takes_a_chair);
	tcase_add_test(tcase, test_free_chairs_are_pressed);
	tcase_add_test(tcase, test_modules_are_told_on_and_off);
	tcase_add_loop_test(tcase, test_ways_begin_in_sight, 0, SCREENS_CATALOGUES);
	tcase_add_test(tcase, test_who_was_seated_by_the_command_line);
	tcase_add_test(tcase, test_ways_to_play);
	tcase_add_test(tcase, test_cards_stay_under_the_pointer);
	tcase_add_test(tcase, test_pages_open_at_their_top);
	tcase_add_loop_test(tcase, test_what_it_will_be_is_not_cut, 0, SCREENS_CATALOGUES);
	tcase_add_loop_test(tcase, test_who_plays_is_not_cut, 0, SCREENS_CATALOGUES);
	tcase_add_test(tcase, test_arrows_reach_what_is_scrolled_out);
	tcase_add_test(tcase, test_a_figure_changes_seats);
	tcase_add_test(tcase, test_seats_in_a_narrow_window);
	tcase_add_test(tcase, test_a_seat_by_its_sheet);
	tcase_add_test(tcase, test_arrows_choose_who_plays);
	tcase_add_test(tcase, test_arrows_within_a_group);
	tcase_add_test(tcase, test_arrows_on_the_scene);
	tcase_add_test(tcase, test_arrows_among_the_rules);
	tcase_add_test(tcase, test_arrows_stay_among_the_modules);
	tcase_add_loop_test(tcase, test_down_from_a_tab_comes_to_the_switches, 0, 8);
	tcase_add_test(tcase, test_arrows_turn_pages);
	tcase_add_test(tcase, test_ctrl_enter_starts_from_everywhere);
	tcase_add_test(tcase, test_setup_by_mouse);
	tcase_add_test(tcase, test_the_inns_bring_a_sixth_seat);
	tcase_add_test(tcase, test_computer_players_by_strength);
	tcase_add_test(tcase, test_setup_by_keyboard);
	tcase_add_test(tcase, test_enter_is_for_what_has_the_focus);
	tcase_add_test(tcase, test_a_name_by_the_clipboard);
	tcase_add_test(tcase, test_setup_is_kept_on_the_way_back);
	tcase_add_test(tcase, test_the_youngest_begins);
	tcase_add_test(tcase, test_setup_is_kept_by_name);
	tcase_add_test(tcase, test_the_first_page_names_the_box);
	tcase_add_test(tcase, test_as_in_the_book_keeps_the_box);
	tcase_add_test(tcase, test_setup_keeps_its_book);
	tcase_add_test(tcase, test_a_setup_of_the_other_game);
	tcase_add_test(tcase, test_another_game_from_the_menu);
	tcase_add_test(tcase, test_another_book_keeps_what_was_added);
	tcase_add_test(tcase, test_a_way_back_to_what_was_chosen);
	tcase_add_test(tcase, test_each_choice_of_a_rule_is_told);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
