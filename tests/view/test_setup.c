/* The set-up by mouse: who, what, how. */
#include <bastide/ai.h>
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "app/language.h"
#include "app/rulebook.h"
#include "view/kit/narrate.h"
#include "view/setup/screen.h"
#include "../runner.h"
#include "setups.h"
#include "view/ui/ui.h"
#include "view/ui/widget.h"

/* Whom the command line has seated plays whatever is chosen here, and is shown. */
START_TEST(test_who_was_seated_by_the_command_line)
{
	desk.host.seats[1] = "exec:python3 players/fox.py";
	desk.host.seats[PLAYERS_MAX + desk.prefs.choices.seats[0].color] = "berta";
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
	ck_assert_int_eq(desk.prefs.choices.settings.value[SETTING_START], START_RIVER1);
	ck_assert_int_eq(desk.prefs.choices.settings.value[SETTING_ABBOT], 1);
	ck_assert_str_eq(rulebook_preset_id(desk.prefs.choices.preset), "standard-2014");
}
END_TEST

/* Every chair has its own medal: a person or a computer, the gentlest first who does not sit there yet; the person who
 * comes back has his name.  In The Castle as well. */
START_TEST(test_a_computer_takes_a_chair)
{
	snprintf(desk.prefs.choices.seats[0].name, SEAT_NAME_SIZE, "Ines");
	open_setup();
	ck_assert(desk_press(&desk, ui_name_at("setup.plays", 0)));
	ck_assert_ptr_nonnull(desk_find(&desk, "Pip"));
	ck_assert_ptr_null(desk_find(&desk, "Ines"));
	ck_assert(desk_press(&desk, ui_name_at("setup.plays", 0)));
	ck_assert_ptr_nonnull(desk_find(&desk, "Ines"));
	ck_assert(desk_press(&desk, ui_name_at("setup.plays", 1)));
	sit_computer(2);
	ck_assert(desk_press(&desk, ui_name("setup.start")));
	ck_assert_int_eq(desk.prefs.choices.count, 3);
	ck_assert_str_eq(desk.prefs.choices.seats[0].name, "Ines");
	ck_assert_str_eq(choices_computer(&desk.prefs.choices.seats[0]), "");
	ck_assert_str_eq(choices_computer(&desk.prefs.choices.seats[1]), "pip");
	ck_assert_str_eq(choices_computer(&desk.prefs.choices.seats[2]), "odo");
	prefs_init(&desk.prefs);
	screen_reset(&desk.host, setup_castle_screen_create(&desk.host));
	desk_build(&desk);
	desk_build(&desk);
	ck_assert(!sit()); /* it is for two */
	ck_assert(desk_press(&desk, ui_name_at("setup.plays", 1)));
	ck_assert(desk_press(&desk, ui_name("setup.start")));
	ck_assert_str_eq(choices_computer(&desk.prefs.choices.seats[1]), "pip");
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
		struct settings *settings = &desk.prefs.choices.settings;
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
	ck_assert_int_eq(desk.prefs.choices.count, 3);
	ck_assert_str_eq(desk.prefs.choices.seats[2].name, "añș");
	ck_assert_int_eq(desk.prefs.choices.settings.value[SETTING_START], START_THE_COUNT);
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
	ck_assert_int_eq(desk.prefs.choices.count, 6);
	ck_assert_int_eq(desk.prefs.choices.seats[5].color, COLOR_PINK);
	/* Offered again without the inns they are five, and none is pink. */
	desk.prefs.choices.settings.value[SETTING_INNS] = 0;
	desk.prefs.choices.seats[0].color = COLOR_PINK;
	desk.prefs.choices.seats[5].color = COLOR_YELLOW;
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
		struct rect first = desk_widget(&desk, ui_name_at("setup.module", rulebook_module_at(1)))->box;
		ck_assert_int_lt(first.y, 300);
		desk_input(&desk, &(struct input){.kind = INPUT_WHEEL, .wheel_y = -9, .x = 500, .y = 400});
		ck_assert(desk_press(&desk, ui_name_at("setup.page", SIDE_AIDS)));
		desk_build(&desk);
		ck_assert_int_lt(desk_widget(&desk, ui_name("setup.lot"))->box.y, 300);
		ck_assert(desk_press(&desk, ui_name_at("setup.page", SIDE_RULES)));
		desk_build(&desk);
		ck_assert_mem_eq(&first, &desk_widget(&desk, ui_name_at("setup.module", rulebook_module_at(1)))->box,
		                 sizeof first);
		struct rect start = desk_widget(&desk, ui_name("setup.start"))->box;
		ck_assert_int_le(start.y + start.h, sizes[i].h);
		ck_assert_int_le(start.x + start.w, sizes[i].w);
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
	ck_assert_int_eq(desk.prefs.choices.seats[2].color, 0);
	ck_assert_str_eq(choices_computer(&desk.prefs.choices.seats[0]), "pip");
	ck_assert_str_eq(choices_computer(&desk.prefs.choices.seats[1]), "odo");
}
END_TEST

/* What is said of a seat lies on nobody's name. */
START_TEST(test_a_seats_tip_covers_no_name)
{
	static const int sizes[][2] = {{1280, 720}, {1024, 600}, {1920, 1080}};
	int told = 0;

	open_setup();
	desk_size(&desk, sizes[_i][0], sizes[_i][1], 100);
	desk_build(&desk);
	struct skin skin = theme_skin(&desk.theme, SKIN_TOOLTIP);
	for (int seat = 0; seat < 5; seat++) {
		const struct ui_item *place = desk_widget(&desk, ui_name_at("setup.seat", seat));
		if (!place)
			continue;
		struct rect box = place->box;
		desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = box.x + box.w / 2, .y = box.y + 20});
		desk.frame.now += MOTION_TOOLTIP_WAIT + 1;
		desk_build(&desk);
		for (int i = 0; i < desk.draw.count; i++) {
			const struct draw_cmd *cmd = &desk.draw.cmds[i];
			if (cmd->kind != DRAW_SKIN || cmd->u.skin.top != skin.top || cmd->u.skin.rim != skin.rim)
				continue;
			told++;
			for (int other = 0; other < 5; other++) {
				const struct ui_item *name = desk_widget(&desk, ui_name_at("setup.name", other));
				ck_assert_msg(!name || !rect_overlap(name->box, cmd->box), "of %d over %d", seat,
				              other);
			}
		}
	}
	ck_assert_int_ge(told, 2);
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
	snprintf(desk.prefs.choices.seats[0].name, SEAT_NAME_SIZE, "Ines");
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
	ck_assert_str_eq(choices_computer(&desk.prefs.choices.seats[0]), "pip");
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
	tcase_add_loop_test(tcase, test_a_seats_tip_covers_no_name, 0, 3);
	tcase_add_test(tcase, test_seats_in_a_narrow_window);
	tcase_add_test(tcase, test_a_seat_by_its_sheet);
	tcase_add_test(tcase, test_arrows_choose_who_plays);
	tcase_add_test(tcase, test_setup_by_mouse);
	tcase_add_test(tcase, test_the_inns_bring_a_sixth_seat);
	tcase_add_test(tcase, test_computer_players_by_strength);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
