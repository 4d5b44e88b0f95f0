/* What computer players tell: why they moved so, and what they would advise. */
#include <check.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "text/utf8.h"
#include "app/company.h"
#include "app/prefs.h"
#include "app/review.h"
#include "company.h"
#include "screens.h"
#include "../runner.h"

static uint64_t position(void) { return game_hash(session_game(seen().session)); }

/* A game of computer players waits while somebody reads why, and goes on by itself; who held it holds it still. */
START_TEST(test_a_reason_read_holds_nothing_up)
{
	table((const char *const[]){"pip", "odo"}, 2);
	for (int i = 0; i < 2000 && game_turn(session_game(seen().session)) < 3; i++)
		tick();
	for (int held = 0; held < 2; held++) {
		if (held)
			desk_key(&desk, KEY_SPACE, 0);
		desk_key(&desk, 'y', 0);
		ck_assert_ptr_nonnull(seen().advice);
		int plies = session_history(seen().session)->ply_count;
		for (int i = 0; i < 30; i++)
			tick();
		ck_assert_int_eq(session_history(seen().session)->ply_count, plies);
		desk_key(&desk, KEY_ESCAPE, 0);
		ck_assert_ptr_null(seen().advice);
		for (int i = 0; i < 30; i++)
			tick();
		if (held)
			ck_assert_int_eq(session_history(seen().session)->ply_count, plies);
		else
			ck_assert_int_gt(session_history(seen().session)->ply_count, plies);
	}
	desk_finish(&desk);
}
END_TEST

/* Wherever the table was dragged, the places of a hint are seen whole: not under the prompt, nor beside the window. */
START_TEST(test_the_place_of_a_hint_is_seen)
{
	static const int ways[][2] = {{0, -600}, {0, 600}, {-900, 0}, {900, 0}};
	struct rect stage, place;

	table((const char *const[]){"", ""}, 2);
	struct input drag = {.kind = INPUT_PRESS, .button = BUTTON_MIDDLE, .x = 500, .y = 350};
	desk_input(&desk, &drag);
	drag.kind = INPUT_MOVE;
	drag.x += ways[_i][0] / 2;
	drag.y += ways[_i][1] / 2;
	desk_input(&desk, &drag);
	drag.x += ways[_i][0] / 2;
	drag.y += ways[_i][1] / 2;
	desk_input(&desk, &drag);
	drag.kind = INPUT_RELEASE;
	desk_input(&desk, &drag);
	desk_key(&desk, 'i', 0);
	ck_assert_ptr_nonnull(seen().advice);
	desk.frame.now += 4000;
	tick();
	stage = seen().layout->stage;
	for (int i = 0; i < seen().advice->line_count && i < 3; i++) {
		struct cell cell = seen().advice->lines[i].moves[0].cell;
		place = camera_cell(seen().camera, stage, cell.x, cell.y);
		ck_assert_int_eq(rect_common_area(place, stage), (long)place.w * place.h);
	}
	desk_finish(&desk);
}
END_TEST

/* A click on a hint's place lays what is seen there, however the tile was turned before. */
START_TEST(test_a_click_lays_what_is_advised)
{
	table((const char *const[]){"", ""}, 2);
	for (int i = 0; i < _i; i++)
		desk_key(&desk, 'r', 0);
	desk_key(&desk, 'i', 0);
	tick();
	ck_assert_ptr_nonnull(seen().advice);
	struct move best = seen().advice->lines[0].moves[0], laid;
	desk.frame.now += 4000;
	tick();
	struct vec at = camera_point(seen().camera, seen().layout->stage, best.cell.x + 0.5f, best.cell.y + 0.5f);
	desk_click(&desk, (int)at.x, (int)at.y);
	ck_assert(session_laid(seen().session, &laid));
	ck_assert(cell_same(laid.cell, best.cell));
	ck_assert_int_eq(laid.rotation, best.rotation);
	ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	ck_assert(!session_put_move(seen().session, NULL)); /* whoever chooses a place himself is given no follower */
	desk_finish(&desk);
}
END_TEST

/* The number of a follower who stands takes him up again, and says so; F6 says where the keys go. */
START_TEST(test_keys_say_what_they_did)
{
	table((const char *const[]){"", ""}, 2);
	desk.frame.frozen = false;
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_key(&desk, '1', 0);
	desk_build(&desk);
	ck_assert(session_put_move(seen().session, NULL));
	ck_assert(!desk_says(&desk, "taken back"));
	desk_key(&desk, '1', 0);
	desk_build(&desk);
	ck_assert(!session_put_move(seen().session, NULL));
	ck_assert(desk_says(&desk, "The follower is taken back"));
	desk_key(&desk, KEY_F6, 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "The keys are for the buttons"));
	desk_key(&desk, KEY_F6, 0);
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "The keys are for the buttons"));
	/* As long as they are for the buttons that is said, also when Tab has led back. */
	desk_key(&desk, KEY_F6, 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "The keys are for the buttons"));
	for (int i = 0; i < 60 && desk_focus(&desk) != ui_name("play.board"); i++)
		desk_key(&desk, KEY_TAB, MOD_SHIFT);
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "The keys are for the buttons"));
	desk_finish(&desk);
}
END_TEST

/* Who follows a hint by its card and then presses the number that it showed wants just that. */
START_TEST(test_a_number_repeats_what_a_hint_did)
{
	struct move put, again;
	int number = 0;

	table((const char *const[]){"", ""}, 2);
	desk_key(&desk, 'i', 0);
	desk_build(&desk);
	desk_key(&desk, 'a', 0);
	desk_build(&desk);
	ck_assert(session_put_move(seen().session, &put));
	for (int i = 0; i < seen().found->slot_count; i++)
		if (memcmp(&seen().found->slots[i].move, &put, sizeof put) == 0)
			number = '0' + seen().found->slots[i].number;
	desk_key(&desk, number, 0);
	desk_build(&desk);
	ck_assert(session_put_move(seen().session, &again));
	ck_assert_mem_eq(&again, &put, sizeof put);
	desk_key(&desk, number, 0); /* now it is his own */
	desk_build(&desk);
	ck_assert(!session_put_move(seen().session, NULL));
	desk_finish(&desk);
}
END_TEST

START_TEST(test_a_computer_player_says_why)
{
	static struct ai_advice remembered;

	table((const char *const[]){"", "reynard"}, 2);
	person_plays();
	desk_key(&desk, 'y', 0); /* nothing to explain yet */
	ck_assert_ptr_null(seen().advice);
	company_plays();
	uint64_t before = position();
	unsigned serial = session_serial(seen().session);
	desk_key(&desk, 'y', 0);
	ck_assert_ptr_nonnull(seen().advice);
	ck_assert_int_eq(seen().advice_seat, 1);
	remembered = *seen().advice;
	const struct history *history = session_history(seen().session);
	ck_assert_mem_eq(&remembered.move, &history->plies[seen().advice_ply].move, sizeof remembered.move);
	desk_key(&desk, 'y', 0); /* away with it */
	ck_assert_ptr_null(seen().advice);
	desk_key(&desk, 'y', 0);
	ck_assert_ptr_nonnull(seen().advice);
	desk_key(&desk, KEY_ESCAPE, 0); /* and so does Esc, before it opens the menu */
	ck_assert_ptr_null(seen().advice);
	ck_assert_ptr_eq(screen_top(&desk.host), screen);
	/* The game opened again: thought out anew, and the same. */
	open_again();
	serial = session_serial(seen().session);
	desk_key(&desk, 'y', 0);
	ck_assert_ptr_nonnull(seen().advice);
	ck_assert_int_eq(seen().advice->line_count, remembered.line_count);
	for (int i = 0; i < remembered.line_count; i++) {
		ck_assert_mem_eq(seen().advice->lines[i].moves, remembered.lines[i].moves,
		                 sizeof remembered.lines[i].moves);
		ck_assert(seen().advice->lines[i].margin == remembered.lines[i].margin);
	}
	ck_assert_uint_eq(session_serial(seen().session), serial);
	ck_assert_uint_eq(position(), before);
	person_plays(); /* the next tile takes it away */
	ck_assert_ptr_null(seen().advice);
	desk_finish(&desk);
}
END_TEST

/* Of two computer players the key asks the one after the other, the last first, and then goes away. */
START_TEST(test_each_computer_player_says_why)
{
	table((const char *const[]){"", "pip", "odo"}, 3);
	person_plays();
	company_plays();
	for (int seat = 2; seat > 0; seat--) {
		desk_key(&desk, 'y', 0);
		ck_assert_ptr_nonnull(seen().advice);
		ck_assert_int_eq(seen().advice_seat, seat);
		desk_build(&desk);
		ck_assert_int_eq(desk_says(&desk, "Y: Pip’s reason"), seat == 2); /* the next press is told */
	}
	desk_key(&desk, 'y', 0);
	ck_assert_ptr_null(seen().advice);
	desk_finish(&desk);
}
END_TEST

/* Its moves lie on the table until the next tile does; the sentence may be read until he moves again. */
START_TEST(test_a_reason_leaves_the_table)
{
	table((const char *const[]){"", "odo", "pip"}, 3);
	person_plays();
	while (session_seat(seen().session) != 2)
		tick();
	desk_key(&desk, 'y', 0);
	ck_assert(seen().advice && seen().advice_stands);
	ck_assert_int_eq(seen().advice_seat, 1);
	company_plays();
	ck_assert(seen().advice && !seen().advice_stands);
	person_plays();
	ck_assert_ptr_null(seen().advice);
	desk_finish(&desk);
	/* Nobody of them is a person. */
	table((const char *const[]){"odo", "pip"}, 2);
	while (session_history(seen().session)->ply_count < 4)
		tick();
	desk_key(&desk, 'y', 0);
	ck_assert_ptr_nonnull(seen().advice);
	desk_key(&desk, KEY_SPACE, 0); /* they go on */
	int seat = seen().advice_seat, turn = game_turn(session_game(seen().session));
	while (game_turn(session_game(seen().session)) < turn + 3)
		tick();
	ck_assert(!seen().advice || seen().advice_seat != seat);
	desk_finish(&desk);
}
END_TEST

/* Its ghosts and numbers would mix with the places for a follower: it goes once the tile lies, and is back with it;
 * what is asked then is the follower. */
START_TEST(test_a_hint_goes_when_its_tile_lies)
{
	table((const char *const[]){"", ""}, 2);
	desk_key(&desk, 'i', 0);
	desk_build(&desk);
	ck_assert(seen().advice_stands && desk_says(&desk, "A hint for"));
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert_int_ne(seen().found->wait, WAIT_TILE);
	ck_assert(!seen().advice_stands && !desk_says(&desk, "A hint for"));
	for (int i = 0; i < 2 && seen().found->wait != WAIT_TILE; i++) /* who was put with it goes first */
		desk_key(&desk, KEY_BACKSPACE, 0);
	desk_build(&desk);
	ck_assert(seen().advice_stands && desk_says(&desk, "A hint for"));
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_key(&desk, 'i', 0);
	desk_build(&desk);
	ck_assert(seen().advice->move.kind != MOVE_PLACE && desk_says(&desk, "A hint for"));
	desk_finish(&desk);
}
END_TEST

/* What a hint does beside laying its tile is chosen with it, whatever it is: a follower, the fairy's way, a portal. */
START_TEST(test_a_hint_is_followed_to_its_end)
{
	static struct session_start start;
	static struct refusal refusal;
	unsigned kinds = 0;

	session_start_init(&start);
	start.setup.player_count = 2;
	start.setup.colors[1] = COLOR_RED;
	start.setup.settings.value[SETTING_FIRST_PLAYER] = 1;
	start.setup.settings.value[SETTING_DRAGON] = 1;
	start.setup.seed = 3;
	desk_init(&desk);
	desk.thinks = desk.host.windowed = true;
	desk.prefs.speed = 0;
	screen = play_screen_create(&desk.host, session_create(desk.tiles, &start, &refusal));
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	for (int n = 0; n < 60 && !(kinds & 1U << MOVE_FAIRY && kinds & 1U << MOVE_PORTAL); n++) {
		struct move put, meant = {.kind = MOVE_PASS};

		tick();
		if (seen().found->wait == WAIT_DECISION) {
			desk_key(&desk, '1', 0);
			desk_key(&desk, KEY_ENTER, 0);
			continue;
		}
		desk_key(&desk, 'i', 0);
		desk_build(&desk);
		ck_assert_ptr_nonnull(seen().advice);
		if (seen().advice->lines[0].move_count > 1)
			meant = seen().advice->lines[0].moves[1];
		desk_key(&desk, 'a', 0);
		desk_build(&desk);
		bool puts = session_put_move(seen().session, &put);
		ck_assert_msg(puts == (meant.kind != MOVE_PASS), "turn %d: move %d", n, meant.kind);
		ck_assert_msg(!puts || memcmp(&put, &meant, sizeof put) == 0, "turn %d: move %d", n, meant.kind);
		kinds |= 1U << meant.kind;
		desk_key(&desk, KEY_ENTER, 0);
	}
	ck_assert_msg(kinds & 1U << MOVE_FAIRY && kinds & 1U << MOVE_PORTAL, "%x", kinds);
	desk_finish(&desk);
}
END_TEST

/* Looked back at, what a hint has said holds: its best cost nothing, another move of it what it told beside it. */
START_TEST(test_a_followed_hint_is_no_mistake)
{
	enum { TURNS = 5 };
	double less[TURNS] = {0};
	int told = 0;

	table((const char *const[]){"", ""}, 2);
	for (int turn = 0; turn < TURNS; turn++) {
		desk_key(&desk, 'i', 0);
		desk_build(&desk);
		ck_assert_ptr_nonnull(seen().advice);
		int rank = turn % 3 % seen().advice->line_count;
		less[turn] = seen().advice->lines[0].margin - seen().advice->lines[rank].margin;
		told += less[turn] > 0.5;
		desk_key(&desk, 'a' + rank, 0);
		desk_key(&desk, KEY_ENTER, 0);
		tick();
	}
	ck_assert_int_ge(told, 1);
	struct review *review =
	    review_create(session_scenario(seen().session), session_history(seen().session)->ply_count);
	struct ai *ai = ai_create();
	ck_assert_int_eq(review->count, TURNS);
	for (int turn = 0; turn < TURNS; turn++) {
		struct game *game = session_position(seen().session, review->turns[turn].ply);
		ck_assert(review_think(ai, game, &review->turns[turn], NULL, NULL));
		ck_assert_msg(review->turns[turn].lost == less[turn], "turn %d: the hint said -%.2f, the review -%.2f",
		              turn + 1, less[turn], review->turns[turn].lost);
		game_destroy(game);
	}
	ai_destroy(ai);
	review_destroy(review);
	desk_finish(&desk);
}
END_TEST

/* Where monk and abbot may stand on one spot, the one who is advised shines. */
START_TEST(test_who_is_advised_shines)
{
	desk_init(&desk);
	desk.thinks = desk.host.windowed = true;
	desk.prefs.speed = 0;
	screen = screens_written(
	    &desk.host,
	    "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":"
	    "{\"abbot\":\"on\"},\"tiles\":[[\"D\",0,0,0]],\"turn\":\"red\",\"deck\":[\"B\",\"B\",\"U\"],"
	    "\"moves\":[\"place B 0,1 0\"]}\n",
	    -1);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_key(&desk, 'i', 0);
	desk_build(&desk);
	ck_assert_ptr_nonnull(seen().advice);
	const struct move *move = &seen().advice->lines[0].moves[0];
	ck_assert_int_eq(move->figure, FIGURE_ABBOT);
	ck_assert_int_ge(seen().advice_slot, 0);
	ck_assert_mem_eq(&seen().found->slots[seen().advice_slot].move, move, sizeof *move);
	desk_finish(&desk);
}
END_TEST

/* Five voices and a hint: of one and the same move no two say the same, and no voice says a number. */
START_TEST(test_each_speaks_in_his_own_voice)
{
	struct ai_advice advice = {.line_count = 2};
	char why[AI_EMBLEM_COUNT + 1][AI_WHY_SIZE];

	table((const char *const[]){"", ""}, 2);
	for (int kind = FEATURE_CITY; kind <= FEATURE_MONASTERY; kind++)
		for (int way = 0; way < 4; way++) {
			advice.lines[0] = (struct ai_line){.kind = (uint8_t)kind,
			                                   .lifts = FEATURE_KINDS,
			                                   .with = NOBODY,
			                                   .against = NOBODY,
			                                   .completes = way == 0,
			                                   .joins = way == 1,
			                                   .places = way == 2,
			                                   .scored = 7,
			                                   .margin = 3.5};
			advice.lines[1] = advice.lines[0];
			for (int who = -1; who < ai_character_count(); who++) {
				utf8_copy(why[who + 1], AI_WHY_SIZE, voice_why(seen().session, &advice, who));
				ck_assert_msg(strlen(why[who + 1]) > 8 &&
				                  !strpbrk(why[who + 1], who < 0 ? "%" : "0123456789%"),
				              "%s", why[who + 1]);
				for (int other = 0; other <= who; other++)
					ck_assert_str_ne(why[other], why[who + 1]);
			}
		}
	/* A hint to finish something says where that lies on the land, what it pays, and what others get for it. */
	advice.lines[0] = (struct ai_line){.moves = {{.kind = MOVE_PLACE, .cell = {0, -9}}},
	                                   .move_count = 1,
	                                   .kind = FEATURE_CITY,
	                                   .lifts = FEATURE_KINDS,
	                                   .with = NOBODY,
	                                   .against = NOBODY,
	                                   .completes = true,
	                                   .scored = 8,
	                                   .given = 6,
	                                   .gets[1] = 6};
	utf8_copy(why[0], AI_WHY_SIZE, voice_why(seen().session, &advice, -1));
	ck_assert_str_eq(why[0], "Finish a city in the north: 8 points at once, Red gets 6 points.");
	/* Who has played so says it of himself, too. */
	for (int who = 0; who < ai_character_count(); who++) {
		utf8_copy(why[0], AI_WHY_SIZE, voice_told(seen().session, &advice, who));
		ck_assert_msg(strstr(why[0], " a city in the north") &&
		                  strstr(why[0], " 8 points at once, Red gets 6 points."),
		              "%s", why[0]);
	}
	advice.lines[0].given = advice.lines[0].gets[1] = 0;
	advice.lines[0].kind = FEATURE_MONASTERY;
	advice.lines[0].moves[0].cell = (struct cell){0, 0};
	utf8_copy(why[0], AI_WHY_SIZE, voice_why(seen().session, &advice, -1));
	ck_assert_str_eq(why[0], "Finish a monastery in the middle: 8 points at once.");
	/* The Castle has no fields, and speaks of none. */
	for (int who = -1; who < ai_character_count(); who++) {
		char court[AI_WHY_SIZE];

		advice.lines[0] = (struct ai_line){
		    .kind = FEATURE_COURT, .lifts = FEATURE_KINDS, .with = NOBODY, .against = NOBODY, .places = true};
		utf8_copy(court, AI_WHY_SIZE, voice_why(seen().session, &advice, who));
		ck_assert_msg(!strstr(court, "field") && !strstr(court, "grass"), "%s", court);
		advice.lines[0].kind = FEATURE_FIELD;
		utf8_copy(why[0], AI_WHY_SIZE, voice_why(seen().session, &advice, who));
		ck_assert_str_ne(court, why[0]);
	}
	desk_finish(&desk);
}
END_TEST

/* Who took a city is not told that a city would have been better, but which, and what he did instead. */
START_TEST(test_a_better_turn_says_where)
{
	struct ai_advice advice = {.line_count = 2};
	char why[AI_WHY_SIZE];

	table((const char *const[]){"", ""}, 2);
	for (int i = 0; i < 2; i++)
		advice.lines[i] = (struct ai_line){.moves = {{.kind = MOVE_PLACE, .cell = {0, (int16_t)(i ? 9 : -9)}}},
		                                   .move_count = 1,
		                                   .kind = FEATURE_CITY,
		                                   .lifts = FEATURE_KINDS,
		                                   .with = NOBODY,
		                                   .against = NOBODY,
		                                   .places = true};
	utf8_copy(why, AI_WHY_SIZE, company_review(seen().session, &advice, true));
	ck_assert_str_eq(why, "Better: takes a city in the north · played: takes a city in the south");
	desk_finish(&desk);
}
END_TEST

/* What an expansion's move was for is first said in the voice of who made it; the plain reason follows. */
START_TEST(test_a_voice_comes_first)
{
	static const struct move deeds[] = {{.kind = MOVE_FAIRY},
	                                    {.kind = MOVE_DRAGON},
	                                    {.kind = MOVE_PORTAL},
	                                    {.kind = MOVE_PRINCESS},
	                                    {.kind = MOVE_ABBEY},
	                                    {.kind = MOVE_BARN},
	                                    {.kind = MOVE_DRIVE},
	                                    {.kind = MOVE_FIGURE, .figure = FIGURE_WAGON},
	                                    {.kind = MOVE_FIGURE, .figure = FIGURE_MAYOR},
	                                    {.kind = MOVE_THE_COUNT_TO}};
	enum { DEEDS = sizeof deeds / sizeof *deeds };
	static char voice[DEEDS][16][AI_WHY_SIZE];
	char told[AI_WHY_SIZE], plain[AI_WHY_SIZE], after[AI_WHY_SIZE + 2];

	table((const char *const[]){"", ""}, 2);
	for (int i = 0; i < DEEDS; i++)
		for (int who = 0; who < ai_character_count(); who++) {
			struct ai_advice advice = {.line_count = 1};
			advice.lines[0] = (struct ai_line){.moves = {{.kind = MOVE_PLACE}, deeds[i]},
			                                   .move_count = 2,
			                                   .kind = FEATURE_CITY,
			                                   .lifts = FEATURE_KINDS,
			                                   .about = FEATURE_KINDS,
			                                   .with = NOBODY,
			                                   .against = NOBODY,
			                                   .helped = NOBODY,
			                                   .promises = 3};
			utf8_copy(voice[i][who], AI_WHY_SIZE, voice_why(seen().session, &advice, who));
			utf8_copy(told, AI_WHY_SIZE, voice_told(seen().session, &advice, who));
			utf8_copy(plain, AI_WHY_SIZE, company_why(seen().session, &advice, 0));
			for (int deed = 0; deed < i; deed++)
				ck_assert_str_ne(voice[deed][who], voice[i][who]);
			for (int other = 0; other < who; other++)
				ck_assert_str_ne(voice[i][other], voice[i][who]);
			if (i < DEEDS - 1) {
				snprintf(after, sizeof after, " %s.", plain);
				ck_assert_int_eq(strncmp(told, voice[i][who], strlen(voice[i][who])), 0);
				ck_assert_str_eq(told + strlen(voice[i][who]), after);
			}
			/* What the tile finishes is more than where the fairy goes then. */
			advice.lines[0].completes = true;
			advice.lines[0].scored = 7;
			utf8_copy(told, AI_WHY_SIZE, voice_told(seen().session, &advice, who));
			ck_assert(i == DEEDS - 1 || strcmp(told, after) != 0);
			utf8_copy(plain, AI_WHY_SIZE, voice_why(seen().session, &advice, who));
			ck_assert_str_ne(plain, voice[i][who]);
		}
	desk_finish(&desk);
}
END_TEST

/* Who waits says why: nobody would know it from "Not every tile is for building." */
START_TEST(test_who_waits_says_why)
{
	struct ai_advice advice = {.line_count = 1};
	char told[AI_WHY_SIZE];

	table((const char *const[]){"", ""}, 2);
	advice.lines[0] = (struct ai_line){.moves = {{.kind = MOVE_PLACE}, {.kind = MOVE_PASS}},
	                                   .move_count = 2,
	                                   .kind = FEATURE_KINDS,
	                                   .lifts = FEATURE_KINDS,
	                                   .about = FEATURE_KINDS,
	                                   .with = NOBODY,
	                                   .against = NOBODY,
	                                   .helped = NOBODY};
	for (int who = 0; who < ai_character_count(); who++) {
		utf8_copy(told, AI_WHY_SIZE, voice_told(seen().session, &advice, who));
		ck_assert_msg(strstr(told, ". Nothing better lies open, and nothing is given away in the "), "%s",
		              told);
	}
	desk_finish(&desk);
}
END_TEST

/* Two turns running that do the same are not told in the same words, and points come after them as people say it. */
START_TEST(test_no_turn_is_told_as_the_last)
{
	struct ai_advice advice = {.line_count = 1, .seat = 1};
	char before[AI_WHY_SIZE] = "", why[AI_WHY_SIZE], told[AI_WHY_SIZE];

	table((const char *const[]){"", "berta"}, 2);
	advice.lines[0] = (struct ai_line){.kind = FEATURE_ROAD,
	                                   .lifts = FEATURE_KINDS,
	                                   .with = NOBODY,
	                                   .against = NOBODY,
	                                   .completes = true,
	                                   .at_once = true,
	                                   .scored = 2};
	for (int turn = 0; turn < 6; turn++) {
		person_plays();
		company_plays();
		utf8_copy(why, AI_WHY_SIZE, voice_why(seen().session, &advice, 2));
		utf8_copy(told, AI_WHY_SIZE, voice_told(seen().session, &advice, 2));
		ck_assert_str_ne(why, before);
		strcpy(before, why);
		ck_assert_ptr_nonnull(strstr(told, " 2 points at once."));
		ck_assert_ptr_null(strstr(told, "akes and finishes"));
	}
	desk_finish(&desk);
}
END_TEST

/* Who takes something, then does something else, and takes something again, does not say so in the same words. */
START_TEST(test_no_taking_is_told_as_the_last)
{
	char before[3][AI_WHY_SIZE] = {"", "", ""}, why[AI_WHY_SIZE];
	int turn = 0, told = 0;

	table((const char *const[]){"berta", "reynard", "pip"}, 3);
	for (int i = 0; i < 3000 && turn < 30; i++) {
		tick();
		if (game_turn(session_game(seen().session)) == turn)
			continue;
		turn = game_turn(session_game(seen().session));
		desk_key(&desk, 'y', 0);
		if (!seen().advice)
			continue;
		const struct ai_line *line = &seen().advice->lines[0];
		int seat = seen().advice_seat;
		if (line->places && !line->completes && !line->joins && line->kind != FEATURE_FIELD) {
			utf8_copy(why, AI_WHY_SIZE,
			          voice_why(seen().session, seen().advice, session_computer(seen().session, seat)));
			ck_assert_msg(strncmp(why, before[seat], 7) != 0, "turn %d: %s %s", turn, before[seat], why);
			strcpy(before[seat], why);
			told++;
		}
		desk_key(&desk, KEY_ESCAPE, 0);
	}
	ck_assert_int_ge(told, 6);
	desk_finish(&desk);
}
END_TEST

/* Whoever has moved the dragon since is still asked for his tile. */
START_TEST(test_a_reason_is_of_the_tile)
{
	struct session_start start;
	struct refusal refusal;
	bool walked = false;

	table((const char *const[]){"odo", "pip"}, 2);
	session_start_init(&start);
	start.setup.player_count = 2;
	start.setup.colors[1] = 1;
	start.setup.seed = 7;
	start.setup.settings.value[SETTING_DRAGON] = 1;
	strcpy(start.computers[0], "odo");
	strcpy(start.computers[1], "pip");
	screen = play_screen_create(&desk.host, session_create(desk.tiles, &start, &refusal));
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	for (int i = 0; i < 2000 && !walked; i++) {
		tick();
		const struct history *history = session_history(seen().session);
		walked = history->ply_count && ask_info(history->plies[history->ply_count - 1].decision)->walks;
	}
	ck_assert(walked);
	for (int seat = 0; seat < 2; seat++) {
		desk_key(&desk, 'y', 0);
		desk_build(&desk);
		ck_assert_ptr_nonnull(seen().advice);
		ck_assert(move_lays(seen().advice->lines[0].moves[0].kind));
	}
	desk_finish(&desk);
}
END_TEST

/* Of a step that does nothing by itself, the dragon's say, the sentence is no other than the numbers beside it. */
START_TEST(test_a_reason_agrees_with_its_numbers)
{
	struct ai_advice advice = {.line_count = 2};
	char why[AI_WHY_SIZE];

	table((const char *const[]){"", ""}, 2);
	for (int i = 0; i < 2; i++)
		advice.lines[i] = (struct ai_line){.kind = FEATURE_KINDS,
		                                   .lifts = FEATURE_KINDS,
		                                   .about = FEATURE_KINDS,
		                                   .with = NOBODY,
		                                   .against = NOBODY,
		                                   .helped = NOBODY,
		                                   .moves[0].kind = MOVE_DRAGON,
		                                   .move_count = 1,
		                                   .margin = i ? -4.5 : 0};
	utf8_copy(why, AI_WHY_SIZE, voice_why(seen().session, &advice, -1));
	ck_assert_str_eq(why, "Nothing else is expected to bring more.");
	utf8_copy(why, AI_WHY_SIZE, company_why(seen().session, &advice, 1));
	ck_assert_str_eq(why, "Expected to bring 4.5 points less than the best");
	advice.lines[1].margin = 0;
	utf8_copy(why, AI_WHY_SIZE, company_why(seen().session, &advice, 1));
	ck_assert_str_eq(why, "As good as the best");
	utf8_copy(why, AI_WHY_SIZE, company_why(seen().session, &advice, 0));
	ck_assert_str_eq(why, "As good as the next best");
	/* Nobody is put: no more is said of the follower than the points say. */
	for (int i = 0; i < 2; i++) {
		advice.lines[i].moves[0].kind = MOVE_PASS;
		advice.lines[i].keeps = true;
		utf8_copy(why, AI_WHY_SIZE, company_why(seen().session, &advice, i));
		ck_assert_str_eq(why, "A follower in hand is worth as much");
	}
	advice.lines[1].margin = -1;
	utf8_copy(why, AI_WHY_SIZE, company_why(seen().session, &advice, 0));
	ck_assert_str_eq(why, "A follower in hand is worth more");
	utf8_copy(why, AI_WHY_SIZE, company_why(seen().session, &advice, 1));
	ck_assert_str_eq(why, "The follower stays in hand");
	desk_finish(&desk);
}
END_TEST

/* They say a word now and then (tests/talk), each in his colour, for a while; the cross on it silences them all, and
 * the settings keep it so. */
START_TEST(test_a_word_now_and_then)
{
	int words = 0;
	bool spoke = false;

	table((const char *const[]){"", "berta", "odo", "pip"}, 4);
	desk.prefs.talk = true;
	desk.frame.frozen = false;
	for (int i = 0; i < 2000 && seen().found->wait != WAIT_OVER && words < 3; i++) {
		if (!seen().company_moves)
			person_plays();
		else
			tick();
		desk_build(&desk);
		const struct ui_item *cross = desk_widget(&desk, ui_name("play.quiet"));
		bool speaks = cross != NULL;
		words += speaks && !spoke;
		spoke = speaks;
	}
	ck_assert_int_eq(words, 3);
	ck_assert(desk.prefs.talk && desk_press(&desk, ui_name("play.quiet")));
	desk_build(&desk);
	ck_assert(!desk.prefs.talk && !desk_widget(&desk, ui_name("play.quiet")));
	desk_finish(&desk);
}
END_TEST

/* What the others did is told when one's turn begins, a line each, and no more once the tile lies or with L. */
START_TEST(test_what_the_others_did)
{
	table((const char *const[]){"", "odo", "pip"}, 3);
	person_plays();
	company_plays();
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Odo lays a tile") || desk_says(&desk, "Odo places") || desk_says(&desk, "Odo: "));
	ck_assert(desk_says(&desk, "Pip lays a tile") || desk_says(&desk, "Pip places") || desk_says(&desk, "Pip: "));
	desk_key(&desk, 'l', 0);
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "Pip lays a tile") && !desk_says(&desk, "Pip places") &&
	          !desk_says(&desk, "Pip: "));
	desk_finish(&desk);
}
END_TEST

/* A wall tile that the other won is told beside the points that brought him to it. */
START_TEST(test_a_wall_tile_won_is_told)
{
	static struct session_start start;
	struct refusal refusal;
	int told = 0;

	session_start_init(&start);
	start.setup.game = GAME_CASTLE;
	start.setup.player_count = 2;
	start.setup.colors[1] = 1;
	start.setup.settings.value[SETTING_FIRST_PLAYER] = 1;
	start.setup.seed = 5;
	snprintf(start.computers[1], COMPUTER_SIZE, "odo");
	desk_init(&desk);
	desk.thinks = desk.host.windowed = true;
	desk.prefs.speed = 0;
	desk_size(&desk, 1920, 1080, 100);
	screen = play_screen_create(&desk.host, session_create(tile_set_of(desk.tiles, GAME_CASTLE), &start, &refusal));
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	for (int n = 0; n < 200 && !told && seen().found->wait != WAIT_OVER; n++) {
		const struct history *history = session_history(seen().session);
		int before;

		if (seen().found->wait == WAIT_DECISION)
			desk_key(&desk, '1', 0);
		person_plays();
		before = history->event_count;
		company_plays();
		desk_build(&desk);
		for (int e = before; e < history->event_count && seen().found->wait == WAIT_TILE; e++)
			if (history->events[e].kind == EVENT_WALL && history->events[e].seat == 1) {
				ck_assert(desk_says(&desk, "Odo takes wall tile"));
				told++;
			}
	}
	ck_assert_int_gt(told, 0);
	desk_finish(&desk);
}
END_TEST

/* A picture of a hint, clicked, does what it shows: the tile lies so, with who would stand on it; no turn is ended by
 * it, and Backspace takes it all back, the cursor where it was. */
START_TEST(test_a_picture_of_a_hint_is_taken_up)
{
	table((const char *const[]){"", ""}, 2);
	desk_key(&desk, 'i', 0);
	desk_build(&desk);
	ck_assert_int_gt(seen().advice->line_count, 1);
	int plies = session_history(seen().session)->ply_count;
	for (int rank = 2; rank > 0; rank--) {
		const struct ai_line line = seen().advice->lines[rank - 1];
		struct move laid, put;
		bool stands = line.move_count > 1 && line.moves[1].kind == MOVE_FIGURE;
		ck_assert_int_eq(line.moves[0].kind, MOVE_PLACE);
		ck_assert(desk_press(&desk, ui_name_at("play.advised", rank)));
		ck_assert(session_laid(seen().session, &laid));
		ck_assert_mem_eq(&laid, &line.moves[0], sizeof laid);
		ck_assert_int_eq(session_put_move(seen().session, &put), stands);
		ck_assert(!stands || (put.figure == line.moves[1].figure && put.spot.kind == line.moves[1].spot.kind &&
		                      put.spot.at == line.moves[1].spot.at));
		ck_assert_int_eq(session_history(seen().session)->ply_count, plies); /* nothing is ended */
		ck_assert(!seen().refused);
		for (int back = 0; back < 3 && session_laid(seen().session, NULL); back++)
			desk_key(&desk, KEY_BACKSPACE, 0);
		desk_build(&desk);
		ck_assert_int_eq(seen().found->wait, WAIT_TILE);
		ck_assert_ptr_nonnull(seen().advice); /* back with the tile in hand */
		ck_assert_ptr_nonnull(seen().cursor); /* where the tile lay */
		ck_assert_int_eq(seen().cursor->x, laid.cell.x);
		ck_assert_int_eq(seen().cursor->y, laid.cell.y);
	}
	desk_finish(&desk);
}
END_TEST

/* The letters on the pictures and on the table are keys: what they stand for is done. Without a hint A moves the table.
 */
START_TEST(test_the_letters_of_a_hint_are_keys)
{
	table((const char *const[]){"", ""}, 2);
	desk_key(&desk, 'i', 0);
	for (int rank = 2; rank >= 0; rank--) {
		struct ai_line line = seen().advice->lines[rank];
		struct move laid;

		ck_assert_int_gt(seen().advice->line_count, 2);
		desk_key(&desk, 'a' + rank, 0);
		ck_assert(session_laid(seen().session, &laid));
		ck_assert_mem_eq(&laid, &line.moves[0], sizeof laid);
		for (int back = 0; back < 3 && session_laid(seen().session, NULL); back++)
			desk_key(&desk, KEY_BACKSPACE, 0);
	}
	desk_key(&desk, KEY_ESCAPE, 0);
	struct camera before = *seen().camera;
	desk_key(&desk, 'a', 0);
	ck_assert(!session_laid(seen().session, NULL));
	ck_assert(seen().camera->x < before.x);
	desk_finish(&desk);
}
END_TEST

/* No letter hides another, also where two cells beside each other are advised. */
START_TEST(test_letters_of_a_hint_stand_clear)
{
	int turns = 0, beside = 0;

	table((const char *const[]){"", ""}, 2);
	while (seen().found->wait == WAIT_TILE && turns++ < 16) {
		desk_key(&desk, 'i', 0);
		const struct play_seen now = seen();
		int shown = now.advice->line_count < PLAY_ADVISED ? now.advice->line_count : PLAY_ADVISED;
		for (int i = 0; i < shown; i++)
			for (int j = 0; j < i; j++) {
				struct vec a = now.rank_places[i], b = now.rank_places[j];
				struct cell at = now.advice->lines[i].moves[0].cell,
				            to = now.advice->lines[j].moves[0].cell;

				beside += abs(at.x - to.x) + abs(at.y - to.y) == 1;
				ck_assert_msg(hypotf(a.x - b.x, a.y - b.y) > 2 * now.rank_radius, "turn %d: %d and %d",
				              turns, i, j);
			}
		desk_key(&desk, 'a', 0);
		desk_key(&desk, KEY_SPACE, 0);
		tick();
	}
	ck_assert_int_ge(beside, 1);
	desk_finish(&desk);
}
END_TEST

/* Wherever the table was dragged in a turn: in the next one all places are in sight. */
START_TEST(test_the_next_turn_shows_its_places)
{
	table((const char *const[]){"", "pip"}, 2);
	person_plays();
	company_plays();
	for (int k = 0; k < 30; k++)
		desk_key(&desk, "wasd"[_i], 0);
	person_plays();
	company_plays();
	tick();
	int hidden = 0;
	for (int i = 0; i < seen().found->cell_count; i++) {
		const struct play_cell *cell = &seen().found->cells[i];
		struct rect box = camera_cell(seen().camera, seen().layout->stage, cell->x, cell->y);

		hidden += cell->rotations && 4L * rect_common_area(box, seen().layout->stage) < 3L * box.w * box.h;
	}
	ck_assert_msg(!hidden, "%d places", hidden);
	desk_finish(&desk);
}
END_TEST

/* The word that a game begins with gives way to a hint, and takes no room from the table beside it. */
START_TEST(test_a_hint_takes_room_once)
{
	struct camera seen_with[2];

	for (int told = 0; told < 2; told++) {
		desk_init(&desk);
		desk.thinks = desk.host.windowed = true;
		desk.prefs.speed = 0;
		desk_size(&desk, 1024, 600, 150);
		struct session_start start;
		struct refusal refusal;
		session_start_init(&start);
		start.setup.player_count = 2;
		start.setup.colors[1] = 1;
		start.setup.settings.value[SETTING_START] = START_THE_COUNT;
		screen = play_screen_create(&desk.host, session_create(desk.tiles, &start, &refusal));
		screen_reset(&desk.host, screen);
		desk.frame.frozen = false;
		desk_build(&desk);
		desk_build(&desk);
		if (!told)
			tick(); /* until it has gone */
		desk_key(&desk, 'i', 0);
		desk_build(&desk);
		ck_assert_ptr_nonnull(seen().advice);
		tick();
		seen_with[told] = *seen().camera;
		desk_finish(&desk);
	}
	ck_assert(camera_same(&seen_with[0], &seen_with[1]));
}
END_TEST

/* A tool that was clicked leaves the keys to the table. */
START_TEST(test_a_clicked_tool_keeps_no_keys)
{
	table((const char *const[]){"", ""}, 2);
	ck_assert(desk_press(&desk, ui_name_at("play.tool", 4)));
	desk_build(&desk);
	ck_assert_ptr_nonnull(seen().advice);
	desk_key(&desk, '1', 0);
	ck_assert_ptr_nonnull(seen().cursor);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert(session_laid(seen().session, NULL));
	desk_finish(&desk);
}
END_TEST

/* Also while places for a follower are told beside the tile that lies. */
START_TEST(test_a_reason_is_told_at_any_time)
{
	table((const char *const[]){"", "odo"}, 2);
	person_plays();
	company_plays();
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	desk_key(&desk, 'y', 0);
	desk_build(&desk);
	ck_assert_ptr_nonnull(seen().advice);
	ck_assert(desk_says(&desk, "Why"));
	desk_finish(&desk);
}
END_TEST

/* How far to the right it is more than a shadow. */
static int solid_until(const struct draw_cmd *cmd)
{
	int w = cmd->u.image.w, h = cmd->u.image.h, until = 0;
	uint8_t *pixels = calloc((size_t)w * (size_t)h, 4);

	ck_assert(cmd->u.image.paint(cmd->u.image.context, pixels, w, h));
	for (int i = 0; i < w * h; i++)
		until = pixels[4 * i + 3] > 200 && i % w >= until ? i % w + 1 : until;
	free(pixels);
	return cmd->u.image.how.dst.x + until * cmd->u.image.how.dst.w / w;
}

/* The next one's reason is a press away, for the pointer as for Y; and who speaks covers no letter of what he says. */
START_TEST(test_the_next_reason_is_pressed)
{
	static const int sizes[][2] = {{1024, 600}, {1280, 720}, {1920, 1080}};

	table((const char *const[]){"", "odo", "pip"}, 3);
	person_plays();
	company_plays();
	desk_size(&desk, sizes[_i][0], sizes[_i][1], 100);
	desk_key(&desk, 'y', 0);
	desk_build(&desk);
	ck_assert_int_eq(seen().advice->seat, 2);
	const struct draw_cmd *title = desk_find(&desk, "Why Pip played so");
	int figures = 0;
	ck_assert_ptr_nonnull(title);
	for (int i = 0; i < desk.draw.count; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		struct rect dst =
		    cmd->kind == DRAW_IMAGE && cmd->u.image.alone ? cmd->u.image.how.dst : (struct rect){0};

		if (!rect_overlap(dst, seen().layout->advice) || dst.x >= title->box.x ||
		    dst.w > seen().layout->advice.w / 2) /* the dusk lies over all of the window */
			continue;
		ck_assert_int_le(solid_until(cmd), title->box.x);
		figures++;
	}
	ck_assert_int_eq(figures, 1);
	/* What a gentle player has chosen is not called the best. */
	ck_assert(desk_says(&desk, "chosen") || seen().advice->line_count < 2);
	ck_assert(!desk_says(&desk, "best"));
	ck_assert_ptr_nonnull(desk_find(&desk, "Y: Odo’s reason"));
	ck_assert(desk_press(&desk, ui_name("play.advice.next")));
	desk_build(&desk);
	ck_assert_int_eq(seen().advice->seat, 1);
	desk_finish(&desk);
}
END_TEST

static struct job waiting;
static const struct host_ops *at_once;

/* What somebody waits for is not there yet. */
static void wait_job(struct host *host, const struct job *job)
{
	if (job->urgency == JOB_AWAITED)
		waiting = *job;
	else
		at_once->job(host, job);
}

/* The next one is not there at once: until it is nothing is drawn of what is no more. */
START_TEST(test_a_reason_that_is_still_thought_about)
{
	table((const char *const[]){"", "odo", "pip"}, 3);
	person_plays();
	company_plays();
	open_again(); /* nobody remembers what he thought */
	desk_key(&desk, 'y', 0);
	desk_build(&desk);
	ck_assert_ptr_nonnull(seen().advice);
	at_once = desk.host.ops;
	struct host_ops patient = *at_once;
	patient.job = wait_job;
	desk.host.ops = &patient;
	ck_assert(desk_press(&desk, ui_name("play.advice.next")));
	desk_build(&desk);
	ck_assert_ptr_null(seen().advice);
	desk.host.ops = at_once;
	waiting.run(waiting.data);
	waiting.done(waiting.data, &desk.host);
	desk_build(&desk);
	ck_assert_int_eq(seen().advice->seat, 1);
	desk_finish(&desk);
}
END_TEST

/* A person's turn is not explained by the computer that has taken the seat since. */
START_TEST(test_nobody_explains_a_turn_of_somebody_else)
{
	table((const char *const[]){"", ""}, 2);
	for (int turn = 0; turn < 4; turn++)
		person_plays();
	session_set_computer((struct session *)seen().session, 1 - seen().found->seat, 0);
	desk_build(&desk);
	desk_key(&desk, 'y', 0);
	desk_build(&desk);
	ck_assert_ptr_null(seen().advice);
	desk.frame.frozen = false; /* a picture shows no toast */
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Somebody else played this turn"));
	desk_finish(&desk);
}
END_TEST

START_TEST(test_a_hint_leaves_the_game_alone)
{
	static struct ai_advice first;

	table((const char *const[]){"", ""}, 2);
	uint64_t before = position();
	unsigned serial = session_serial(seen().session);
	int plies = session_history(seen().session)->ply_count;
	desk_key(&desk, 'i', 0);
	desk_build(&desk);
	ck_assert_ptr_nonnull(seen().advice);
	first = *seen().advice;
	ck_assert_int_eq(first.move.kind, MOVE_PLACE);
	ck_assert_int_eq(session_hints(seen().session), 1);
	desk_key(&desk, 'i', 0);
	ck_assert_ptr_null(seen().advice);
	desk_key(&desk, 'i', 0);
	ck_assert_mem_eq(&seen().advice->move, &first.move, sizeof first.move);
	ck_assert_int_eq(session_hints(seen().session), 2);
	ck_assert_uint_eq(session_serial(seen().session), serial);
	ck_assert_uint_eq(position(), before);
	ck_assert_int_eq(session_history(seen().session)->ply_count, plies);
	/* It stays while the turn is thought about, and goes with it. */
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_ptr_nonnull(seen().advice);
	desk_key(&desk, KEY_SPACE, 0);
	ck_assert_ptr_null(seen().advice);
	desk_finish(&desk);
}
END_TEST

/* Decisions beside tile and follower, with words that belong to what is advised. */
static const struct {
	const char *game;
	int at;
	enum decision_kind decision;
	const char *taken, *passed; /* the reason to do it, and not to */
} asked[] = {
    {"R-13.10-order-of-players", 2, DECISION_JOIN, "to join", "wait for something better"},
    {"R-13.9-only-after-entering", 2, DECISION_ENTER, "to join later", "A follower in hand is worth more"},
    {"R-13.14-order", 1, DECISION_SEND, "A follower goes to a field", NULL},
    {"castle/whole-game", 60, DECISION_SCORE, "is scored first", NULL},
};

START_TEST(test_a_hint_for_every_decision)
{
	desk_init(&desk);
	desk.thinks = desk.host.windowed = true;
	desk.prefs.speed = 0;
	screen = screens_game(&desk.host, asked[_i].game, asked[_i].at);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
	ck_assert_int_eq(session_decision(seen().session).kind, asked[_i].decision);
	desk_key(&desk, 'i', 0);
	desk_build(&desk);
	ck_assert_ptr_nonnull(seen().advice);
	bool passes = seen().advice->move.kind == MOVE_PASS;
	char why[AI_WHY_SIZE];
	utf8_copy(why, AI_WHY_SIZE, company_why(seen().session, seen().advice, 0));
	ck_assert_msg(strstr(why, passes ? asked[_i].passed : asked[_i].taken), "%s", why);
	desk_finish(&desk);
}
END_TEST

START_TEST(test_what_was_agreed_holds_for_hints)
{
	table((const char *const[]){"", "pip"}, 2);
	((struct aids *)session_aids(seen().session))->hint = false;
	desk_key(&desk, 'i', 0);
	ck_assert_ptr_null(seen().advice);
	((struct aids *)session_aids(seen().session))->hint = true;
	person_plays(); /* nor is there one for a computer player's turn */
	desk_key(&desk, 'i', 0);
	ck_assert_ptr_null(seen().advice);
	ck_assert_int_eq(session_hints(seen().session), 0);
	desk_finish(&desk);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("hints");
	TCase *tests = tcase_create("hints");

	tcase_add_test(tests, test_a_computer_player_says_why);
	tcase_add_test(tests, test_each_computer_player_says_why);
	tcase_add_test(tests, test_a_reason_read_holds_nothing_up);
	tcase_add_test(tests, test_keys_say_what_they_did);
	tcase_add_test(tests, test_a_number_repeats_what_a_hint_did);
	tcase_add_loop_test(tests, test_a_click_lays_what_is_advised, 0, 4);
	tcase_add_loop_test(tests, test_the_place_of_a_hint_is_seen, 0, 4);
	tcase_add_test(tests, test_a_reason_leaves_the_table);
	tcase_add_test(tests, test_a_hint_goes_when_its_tile_lies);
	tcase_add_test(tests, test_a_hint_is_followed_to_its_end);
	tcase_add_test(tests, test_a_followed_hint_is_no_mistake);
	tcase_add_test(tests, test_a_picture_of_a_hint_is_taken_up);
	tcase_add_test(tests, test_the_letters_of_a_hint_are_keys);
	tcase_add_test(tests, test_letters_of_a_hint_stand_clear);
	tcase_add_loop_test(tests, test_the_next_turn_shows_its_places, 0, 4);
	tcase_add_test(tests, test_a_hint_takes_room_once);
	tcase_add_test(tests, test_who_is_advised_shines);
	tcase_add_test(tests, test_each_speaks_in_his_own_voice);
	tcase_add_test(tests, test_a_better_turn_says_where);
	tcase_add_test(tests, test_a_voice_comes_first);
	tcase_add_test(tests, test_who_waits_says_why);
	tcase_add_test(tests, test_no_turn_is_told_as_the_last);
	tcase_add_test(tests, test_a_wall_tile_won_is_told);
	tcase_add_test(tests, test_no_taking_is_told_as_the_last);
	tcase_add_test(tests, test_a_reason_is_of_the_tile);
	tcase_add_test(tests, test_a_reason_agrees_with_its_numbers);
	tcase_add_test(tests, test_a_word_now_and_then);
	tcase_add_test(tests, test_what_the_others_did);
	tcase_add_test(tests, test_a_reason_is_told_at_any_time);
	tcase_add_loop_test(tests, test_the_next_reason_is_pressed, 0, 3);
	tcase_add_test(tests, test_a_reason_that_is_still_thought_about);
	tcase_add_test(tests, test_a_clicked_tool_keeps_no_keys);
	tcase_add_test(tests, test_nobody_explains_a_turn_of_somebody_else);
	tcase_add_test(tests, test_a_hint_leaves_the_game_alone);
	tcase_add_loop_test(tests, test_a_hint_for_every_decision, 0, sizeof asked / sizeof *asked);
	tcase_add_test(tests, test_what_was_agreed_holds_for_hints);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
