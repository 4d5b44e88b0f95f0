/* King and Robber Baron are seen at all times, and what "→ 34" is made of adds up to it. */
#include <bastide/format.h>
#include <check.h>

#include "app/language.h"
#include "view/kit/routes.h"
#include "view/play/screen.h"
#include "../frames/seen.h"
#include "ruler.h"
#include "screens.h"
#include "../runner.h"

static struct desk desk;
static struct screen *screen;

static struct play_seen seen(void) { return play_seen(screen, desk.frame.now); }

static void open_table(const char *name, int at)
{
	language_set("en");
	desk_init(&desk);
	desk.prefs.speed = 0;
	screen = screens_game(&desk.host, name, at);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
}

/* The mark stands on a completed feature of the kind and size that the engine remembers. */
START_TEST(test_the_mark_is_on_the_largest)
{
	static const uint8_t kinds[HOLDINGS_MAX] = {[HOLDING_KING] = FEATURE_CITY, [HOLDING_ROBBER] = FEATURE_ROAD};
	open_table("count-king-robber", -1);
	static struct feature feature;
	const struct game *game = session_game(seen().session);
	for (int card = HOLDING_KING; card <= HOLDING_ROBBER; card++) {
		const struct play_card *found = &seen().found->cards[card];
		ck_assert_int_eq(found->seat, game_holder(game, card));
		ck_assert_int_ne(found->seat, NOBODY);
		ck_assert(found->lies);
		ck_assert(game_feature_at(game, found->cell.x, found->cell.y, found->spot, &feature));
		ck_assert_int_eq(feature.kind, kinds[card]);
		ck_assert(feature.complete);
		ck_assert_int_eq(feature.tile_count, game_held_size(game, card));
	}
	desk_finish(&desk);
}
END_TEST

/* Back before the first card nobody has one, and no mark is left over. */
START_TEST(test_nobody_has_a_card_at_first)
{
	open_table("count-king-robber", 2);
	for (int card = HOLDING_KING; card <= HOLDING_ROBBER; card++)
		ck_assert_int_eq(seen().found->cards[card].seat, NOBODY);
	desk_finish(&desk);
}
END_TEST

/* Opened for everybody, each part a line; how many lines in all besides the scores on the track. */
static int parts_add_up(const char *name, int at)
{
	int all = 0;
	open_table(name, at);
	int players = game_player_count(session_game(seen().session));
	for (int seat = 0; seat < players; seat++) {
		if (!desk_press(&desk, ui_name_at("play.parts", seat)))
			continue;
		desk_build(&desk);
		const struct event_list *final = session_final(seen().session);
		int sum = game_score(session_game(seen().session), seat), lines = 1;
		for (int i = 0; i < final->count; i++)
			if (final->items[i].kind == EVENT_SCORED && final->items[i].seat == seat) {
				sum += (int) final->items[i].points;
				lines++;
			}
		ck_assert_int_eq(sum, seen().found->projection[seat]);
		ck_assert_ptr_nonnull(desk_widget(&desk, ui_name_at("play.part", lines - 1)));
		ck_assert_ptr_null(desk_widget(&desk, ui_name_at("play.part", lines)));
		ck_assert(desk_press(&desk, ui_name_at("play.parts", seat)));
		ck_assert_ptr_null(desk_widget(&desk, ui_name_at("play.part", 0)));
		all += lines - 1;
	}
	desk_finish(&desk);
	return all;
}

/* Of those that read the same each is told by its place. */
START_TEST(test_parts_alike_are_told_apart)
{
	language_set("en");
	desk_init(&desk);
	screen =
	    screens_written(&desk.host,
	                    "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],"
	                    "\"tiles\":[[\"E\",0,0,0],[\"E\",0,1,2]],\"turn\":\"red\",\"deck\":[\"B\"],\"moves\":[],"
	                    "\"figures\":[{\"player\":\"red\",\"at\":[0,0],\"on\":\"city:N\"},"
	                    "{\"player\":\"red\",\"at\":[0,1],\"on\":\"city:S\"}]}\n",
	                    -1);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name_at("play.parts", 0)));
	desk_build(&desk);
	ck_assert(desk_reads(&desk, "City in the north"));
	ck_assert(desk_reads(&desk, "City in the south"));
	desk_finish(&desk);
}
END_TEST

/* What "→ 34" is, and what it is made of, is told by keyboard too: F6, Tab and Enter. */
START_TEST(test_a_number_is_asked_about_by_keys)
{
	open_table("count-king-robber", -1);
	desk_key(&desk, KEY_F6, 0);
	for (int i = 0; i < 40 && desk_focus(&desk) != ui_name_at("play.parts", 0); i++)
		desk_key(&desk, KEY_TAB, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("play.parts", 0));
	desk.frame.now += 5000;
	desk_build(&desk);
	desk_build(&desk);
	ck_assert(desk_reads(&desk, "A click shows what that is made of."));
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert_ptr_nonnull(desk_widget(&desk, ui_name_at("play.part", 1)));
	for (int i = 0; i < 60 && desk_focus(&desk) != ui_name_at("play.part", 1); i++)
		desk_key(&desk, desk_focus(&desk) == ui_name("play.board") ? KEY_F6 : KEY_TAB, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("play.part", 1));
	desk_finish(&desk);
}
END_TEST

START_TEST(test_the_parts_add_up) { ck_assert_int_gt(parts_add_up("count-king-robber", -1), 0); }
END_TEST

/* R47: wall tile 9 belongs to no feature, 4 to 7 to one, the larger keep (R44) to none that can be lit. */
START_TEST(test_the_castles_parts_add_up) { ck_assert_int_ge(parts_add_up("castle/C-93", 0), 1); }
END_TEST

/* a King's payment amid a turn's scores ends none of what is shown after it: the card's way, the follower's. */
START_TEST(test_a_king_paid_in_play_holds_nothing_up)
{
	static const char *const turn[] = {"place E 1,3 0", "pass"};
	open_table("R-14.8-running", 6);
	desk.frame.frozen = false;
	desk.theme.speed = 1;
	desk_build(&desk);
	for (int i = 0; i < 2; i++) {
		struct refusal refusal;
		struct move move;
		ck_assert(move_parse(turn[i], desk.tiles, &move));
		ck_assert_msg(session_play(seen().session, &move, &refusal), "%s", refusal.text);
	}
	ck_assert_int_eq(game_score(session_game(seen().session), 0), 2);
	screen_tick(&desk.host, desk.frame.now);
	ck_assert_int_eq(seen().flights, 3); /* points, follower, card */
	/* Who is King is read beside the city all the while: nothing of it comes over the players. */
	int told = 0;
	for (int i = 0; i < 400 && seen().flights; i++) {
		desk.frame.now += 25;
		desk_build(&desk);
		const struct draw_cmd *words = desk_find(&desk, "Blue is King: the largest city, 3 tiles");
		if (!words)
			continue;
		struct rect stage = seen().layout->stage;
		ck_assert_int_le((int)words->u.text.at.x + words->u.text.width, stage.x + stage.w);
		ck_assert_int_ge((int)words->u.text.at.x, stage.x);
		told++;
	}
	ck_assert_int_gt(told, 4);
	desk_finish(&desk);
}
END_TEST

/* Help over a game tells what is in play, with what this game pays, and leads to its lessons. */
START_TEST(test_help_knows_the_game)
{
	open_table("count-king-robber", -1);
	screen_push(&desk.host, help_of_game_create(&desk.host, seen().session));
	desk_build(&desk);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "King & Robber Baron"));
	ck_assert(desk_says(&desk, "The Count of Carcassonne"));
	ck_assert(desk_says(&desk, "1 for each city or road"));
	ck_assert(desk_says(&desk, "3 a city, field by field"));
	ck_assert(!desk_says(&desk, "Inns & Cathedrals"));
	ck_assert(!desk_says(&desk, "The river is laid first"));
	int lesson = 0;
	while (lesson < 40 && !desk_widget(&desk, ui_name_at("help.lesson", lesson)))
		lesson++;
	ck_assert(desk_press(&desk, ui_name_at("help.lesson", lesson)));
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
	ck_assert_ptr_ne(screen_top(&desk.host), screen);
	desk_finish(&desk);
}
END_TEST

/* Three rulebooks call three things a U-turn: help says which is meant in this game, and no other. */
START_TEST(test_help_says_what_a_u_turn_is)
{
	static const char *const values[] = {"immediate", "alternate", "lookahead"};
	static const char *const says[] = {"Two bends right after one another", "Each bend turns the other way",
	                                   "Ahead of the new end of the river"};
	char text[400];

	language_set("en");
	desk_init(&desk);
	snprintf(text, sizeof text,
	         "{\"format\": 1, \"players\": [{\"color\": \"red\"}, {\"color\": \"blue\"}], \"seed\": 4, "
	         "\"settings\": {\"start\": \"river1\", \"river_turn\": \"%s\"}, \"moves\": []}",
	         values[_i]);
	screen = screens_written(&desk.host, text, -1);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	screen_push(&desk.host, help_of_game_create(&desk.host, seen().session));
	desk_build(&desk);
	desk_build(&desk);
	for (int i = 0; i < 3; i++)
		ck_assert_msg(desk_reads(&desk, says[i]) == (i == _i), "%s: %s", values[_i], says[i]);
	desk_finish(&desk);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("titles");
	TCase *tests = tcase_create("titles");

	tcase_add_test(tests, test_the_mark_is_on_the_largest);
	tcase_add_test(tests, test_nobody_has_a_card_at_first);
	tcase_add_test(tests, test_parts_alike_are_told_apart);
	tcase_add_test(tests, test_a_number_is_asked_about_by_keys);
	tcase_add_test(tests, test_the_parts_add_up);
	tcase_add_test(tests, test_the_castles_parts_add_up);
	tcase_add_test(tests, test_a_king_paid_in_play_holds_nothing_up);
	tcase_add_test(tests, test_help_knows_the_game);
	tcase_add_loop_test(tests, test_help_says_what_a_u_turn_is, 0, 3);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
