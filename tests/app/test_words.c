#include "../begin.h"
#include "../runner.h"
#include "app/language.h"
#include "table.h"
#include "app/words.h"
#include "text/say.h"
#include "text/utf8.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct session *session;

static void begin(void)
{
	language_set("en");
	session = table_session(3, 1);
}

static void end(void) { session_destroy(session); }

/* Two expansions know of a volcano; who hears what is seen on the tile hears of one. */
START_TEST(no_mark_is_seen_twice)
{
	const char *text = describe_seen(&tiles->types[tile_set_find(tiles, "R2_volcano")]);
	const char *first = strstr(text, "volcano");
	ck_assert_msg(first && !strstr(first + 1, "volcano"), "%s", text);
}
END_TEST

START_TEST(scores_are_expressions)
{
	struct event city = {.kind = EVENT_SCORED,
	                     .reason = SCORE_COMPLETE,
	                     .feature = FEATURE_CITY,
	                     .tiles = 4,
	                     .pennants = 1,
	                     .points = 10,
	                     .bill = {.terms = {{UNIT_TILE, 4, 2}, {UNIT_PENNANT, 1, 2}}}};
	ck_assert_str_eq(words_score(&city), "4 tiles × 2 + 1 pennant × 2 = 10");
	city.reason = SCORE_FINAL;
	city.points = 5;
	city.bill.terms[0].each = city.bill.terms[1].each = 1;
	ck_assert_str_eq(words_score(&city), "4 tiles × 1 + 1 pennant × 1 = 5");
	struct event farm = {.kind = EVENT_SCORED,
	                     .reason = SCORE_FARM,
	                     .feature = FEATURE_FIELD,
	                     .city_count = 2,
	                     .points = 6,
	                     .bill = {.reason = SCORE_FARM, .terms = {{UNIT_CITY, 2, 3}}}};
	ck_assert_str_eq(words_score(&farm), "2 cities × 3 = 6");
	struct bill pig = {.reason = SCORE_FARM, .terms = {{UNIT_CITY, 2, 3}, {UNIT_HELPED, 2, 1}}};
	ck_assert_str_eq(bill_sum(&pig, BILL_LOG), "2 cities × 4");
	ck_assert_str_eq(bill_sum(&pig, BILL_LIST), "2 cities × 4 · pig");
	pig.terms[1].count = 1; /* under field3cap at one of them */
	ck_assert_str_eq(bill_sum(&pig, BILL_LOG), "2 cities");
	ck_assert_str_eq(bill_sum(&pig, BILL_LIST), "2 cities · pig");
	struct bill king = {.reason = SCORE_HELD, .holding = HOLDING_KING, .terms = {{UNIT_CITY, 2, 1}}};
	ck_assert_str_eq(bill_sum(&king, BILL_LOG), "the King's card");
	ck_assert_str_eq(bill_sum(&king, BILL_LIST), "2 cities × 1");
	king.terms[0] = (struct term){UNIT_CARD, 1, 15};
	ck_assert_str_eq(bill_sum(&king, BILL_LIST), "15");
}
END_TEST

START_TEST(inns_cathedrals_and_goods_have_words)
{
	struct event city = {.kind = EVENT_SCORED,
	                     .reason = SCORE_COMPLETE,
	                     .feature = FEATURE_CITY,
	                     .tiles = 6,
	                     .pennants = 1,
	                     .signs = 1U << SIGN_CATHEDRAL,
	                     .points = 21,
	                     .bill = {.terms = {{UNIT_TILE, 6, 3}, {UNIT_PENNANT, 1, 3}}}};
	ck_assert_str_eq(words_score(&city), "6 tiles × 3 + 1 pennant × 3 = 21");
	struct event road = {.kind = EVENT_SCORED,
	                     .reason = SCORE_COMPLETE,
	                     .feature = FEATURE_ROAD,
	                     .tiles = 3,
	                     .points = 6,
	                     .bill = {.terms = {{UNIT_TILE, 3, 2}}}};
	ck_assert_str_eq(words_score(&road), "3 tiles × 2 = 6");
	struct event wine = {
	    .kind = EVENT_SCORED,
	    .reason = SCORE_HELD,
	    .feature = FEATURE_CITY,
	    .points = 10,
	    .bill = {.reason = SCORE_HELD, .holding = HOLDING_WINE, .terms = {{UNIT_HELD, 3, 0}, {UNIT_MOST, 1, 10}}}};
	ck_assert_str_eq(words_score(&wine), "the most wine = 10");
	struct event taken = {.kind = EVENT_HELD, .seat = 1, .held = {[HOLDING_WINE] = 2, [HOLDING_CLOTH] = 1}};
	ck_assert_str_eq(words_event(session, &taken), "Red takes trade goods: 2 wine, 1 cloth");
	ck_assert_str_eq(words_role(FEATURE_FIELD, FIGURE_PIG), "Pig");
	/* Who has a name of his own is called by it. */
	struct event sent = {.kind = EVENT_PRINCESS, .seat = 1, .figure = FIGURE_MAYOR, .spot = {FEATURE_CITY, 0}};
	ck_assert_str_eq(words_event(session, &sent), "The princess sends home: Red, Mayor");
	struct event eaten = {.kind = EVENT_EATEN, .seat = 1, .figure = FIGURE_WAGON, .spot = {FEATURE_ROAD, 0}};
	ck_assert_str_eq(words_event(session, &eaten), "The dragon eats: Red, Wagon");
}
END_TEST

START_TEST(a_refused_place_tells_who_is_there_and_how_far)
{
	struct refusal refusal = {
	    .reason = REFUSAL_OCCUPIED, .spot = {FEATURE_CITY, 0}, .holder = 1, .path_count = 5, .rule = "R-4.4"};
	ck_assert_str_eq(words_refusal_title(session, &refusal), "No Knight here");
	ck_assert_str_eq(words_refusal(session, &refusal), "No Knight here. Red holds this city, 4 tiles away (R-4.4)");
	ck_assert_str_eq(words_refusal_plain(session, &refusal), "Red holds this city, 4 tiles away");
	refusal.spot.kind = FEATURE_FIELD; /* who is refused is no barn, whoever is there */
	refusal.figure = FIGURE_BARN;
	ck_assert_str_eq(words_refusal_title(session, &refusal), "No Farmer here");
	ck_assert_str_eq(words_refusal_plain(session, &refusal), "Barn (Red): no follower joins it");
	refusal.spot.kind = FEATURE_CITY;
	refusal.figure = FIGURE_MEEPLE;
	refusal.holder = (uint8_t)game_turn_seat(session_game(session));
	ck_assert_str_eq(words_refusal_plain(session, &refusal), "You hold this city yourself, 4 tiles away");
	refusal.path_count = 1;
	ck_assert_str_eq(words_refusal_plain(session, &refusal), "You hold this city yourself");
	/* In print nobody is "you". */
	ck_assert_str_eq(words_refusal(session, &refusal), "No Knight here. Green already holds this city (R-4.4)");
	/* Nor is anybody in a game that is over: its turn is nobody's. */
	refusal.holder = 1;
	ck_assert(session_finish(session));
	ck_assert_str_eq(words_refusal_plain(session, &refusal), "Red already holds this city");
	ck_assert_str_ne(words_refusal_holders(session, &refusal), "held by you");
}
END_TEST

/* a river whose two ends would meet is told apart from one that turns back. */
START_TEST(a_refused_river_tile_tells_why)
{
	struct refusal refusal = {.reason = REFUSAL_BARRED, .rule = "R-10.6"};
	ck_assert_str_eq(words_refusal_plain(session, &refusal),
	                 "two ends of the river would meet in one place, and neither could go on");
	snprintf(refusal.rule, sizeof refusal.rule, "R-10.5");
	ck_assert_str_eq(words_refusal_plain(session, &refusal), "the river must flow on, and not turn back on itself");
}
END_TEST

/* a second challenge is told apart from a second neighbour. */
START_TEST(a_refused_shrine_tells_why)
{
	struct refusal refusal = {.reason = REFUSAL_BARRED, .rule = "R-15.4"};
	ck_assert_str_eq(words_refusal_plain(session, &refusal), "a monk or heretic is in one challenge at a time");
	snprintf(refusal.rule, sizeof refusal.rule, "R-15.2");
	ck_assert_str_eq(words_refusal_plain(session, &refusal),
	                 "a shrine and a monastery may face only one of the other kind");
}
END_TEST

START_TEST(names_are_listed)
{
	ck_assert_str_eq(words_seats(session, 7), "Aurélie, Red and Green");
	ck_assert_str_eq(words_seats(session, 0), "nobody");
}
END_TEST

/* "Turn the tile" is said only where some turn fits. */
START_TEST(a_turn_is_advised_where_one_fits)
{
	const struct game *game = session_game(session);
	unsigned told = 0;
	struct refusal refusal = {.reason = REFUSAL_EDGE};
	for (int type = 0; type < game_tile_set(game)->type_count; type++)
		for (int side = 0; side < 4; side++) {
			refusal.tile = (uint8_t)type;
			refusal.cell = (struct cell){(int16_t)(side == 0   ? 1
			                                       : side == 1 ? -1
			                                                   : 0),
			                             (int16_t)(side == 2   ? 1
			                                       : side == 3 ? -1
			                                                   : 0)};
			bool fits = false;
			for (int turn = 0; turn < 4; turn++)
				fits = fits || game_tile_fits(game, type, refusal.cell.x, refusal.cell.y, turn);
			const char *text = words_refusal_plain(session, &refusal);
			ck_assert_msg((strstr(text, "turn the tile") != NULL) == fits, "type %d, side %d: %s", type,
			              side, text);
			told |= 1u << fits;
		}
	ck_assert_uint_eq(told, 3);
}
END_TEST

/* A long name is no wall of letters: sixteen of them, whole ones, and the sentence goes on. */
START_TEST(long_names_are_shortened)
{
	struct scenario *start = session_again(session, 1);
	scenario_set_text(&start->names[0], "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW");
	scenario_set_text(&start->names[1], "ÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ");
	struct session *named = begun(start);
	struct event event = {.kind = EVENT_LOST, .seat = 0};
	ck_assert_str_eq(words_event(named, &event), "WWWWWWWWWWWWWWW… loses the challenge");
	event.seat = 1;
	ck_assert_str_eq(words_event(named, &event), "ÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ loses the challenge");
	session_destroy(named);
}
END_TEST

/* The stand-in for the longest language: longer, and every directive in place. */
START_TEST(the_pseudo_language_is_longer_and_keeps_directives)
{
	static const char one[] = "%s holds %s, %d tile away", source[] = "%s holds %s, %d tiles away";
	language_set("xx");
	const char *text = trn(one, source, 2);
	ck_assert_uint_ge(strlen(text), strlen(source) * 7 / 5);
	ck_assert_ptr_nonnull(strstr(text, "%d"));
	ck_assert_ptr_eq(strchr(text, '%'), strstr(text, "%s"));
	ck_assert_ptr_eq(trn(one, source, 2), text);
	ck_assert_ptr_ne(tr(one), text);
	language_set("en");
	ck_assert_str_eq(trn(one, source, 2), source);
}
END_TEST

/* A sentence stays while many more are said, also where it is said within them; a long one is cut between letters. */
START_TEST(what_was_said_stays_for_a_while)
{
	static char letters[2 * SAID_SIZE];
	for (size_t i = 0; i + 2 < sizeof letters; i += 2)
		memcpy(letters + i, "é", 2);
	const char *first = say("%s", "first");
	for (int i = 0; i < 1000; i++) {
		const char *longer = say_join(first, ", ", "%d", i);
		ck_assert_msg(!strncmp(longer, "first, ", 7) && atoi(longer + 7) == i, "%s", longer);
		first = say("%.5s", longer);
	}
	ck_assert_str_eq(say_join("", ", ", "one"), "one");
	ck_assert_str_eq(say_capital(say_on("à", " propos")), "À propos");
	for (int i = 0; i < 40; i++) {
		const char *cut = say("x%s", letters);
		ck_assert_uint_lt(strlen(cut), SAID_SIZE);
		ck_assert_uint_eq(strlen(cut) % 2, 1);
	}
	first = say("first");
	for (int i = 0; i < 100; i++)
		say("%s", "a sentence of the length that one mostly has, or somewhat longer");
	ck_assert_str_eq(first, "first");
}
END_TEST

/* Cut texts stay whole letters. */
START_TEST(short_buffers_cut_between_letters)
{
	char text[8];
	utf8_copy(text, sizeof text, words_seats(session, 1)); /* "Aurélie" is eight bytes */
	ck_assert_uint_lt(strlen(text), sizeof text);
	ck_assert_int_eq(text[strlen(text) - 1] & 0x80, 0);
}
END_TEST

/* Chosen and left again while the program runs; the system's is found though its
 * locale may not be installed. */
START_TEST(languages_change)
{
	char number[LANGUAGE_NUMBER_SIZE];
	setenv("LANGUAGE", "", 1);
	setenv("LC_ALL", "es_ES.UTF-8", 1);
	language_set("");
	ck_assert_str_eq(tr("Back"), "Atrás");
	ck_assert_str_eq(language_tenths(-0.25 - 3, number), "-3,2"); /* of the system's language too */
	language_set("de");
	ck_assert_str_eq(language_tenths(12.04, number), "12,0");
	ck_assert_str_eq(tr("Back"), "Zurück");
	ck_assert_str_eq(trn("%d tile", "%d tiles", 2), "%d Karten");
	language_set("en");
	ck_assert_str_eq(tr("Back"), "Back");
	ck_assert_str_eq(language_tenths(12.04, number), "12.0");
	language_set("");
	ck_assert_str_eq(tr("Back"), "Atrás");
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("words");
	TCase *cases = tcase_create("words");
	tcase_add_checked_fixture(cases, tiles_begin, tiles_end);
	tcase_add_checked_fixture(cases, begin, end);
	tcase_add_test(cases, scores_are_expressions);
	tcase_add_test(cases, inns_cathedrals_and_goods_have_words);
	tcase_add_test(cases, a_refused_place_tells_who_is_there_and_how_far);
	tcase_add_test(cases, a_refused_river_tile_tells_why);
	tcase_add_test(cases, a_refused_shrine_tells_why);
	tcase_add_test(cases, names_are_listed);
	tcase_add_test(cases, a_turn_is_advised_where_one_fits);
	tcase_add_test(cases, long_names_are_shortened);
	tcase_add_test(cases, the_pseudo_language_is_longer_and_keeps_directives);
	tcase_add_test(cases, what_was_said_stays_for_a_while);
	tcase_add_test(cases, short_buffers_cut_between_letters);
	tcase_add_test(cases, no_mark_is_seen_twice);
	suite_add_tcase(suite, cases);
	TCase *languages = tcase_create("languages");
	tcase_add_test(languages, languages_change);
	suite_add_tcase(suite, languages);
	return runner_run_suite(suite);
}
