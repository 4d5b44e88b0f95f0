/* Reasons: why a computer player moved as it did, and what it says of the moves of others. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "text/utf8.h"
#include "app/company.h"
#include "app/prefs.h"
#include "app/review.h"
#include "company.h"
#include "screens.h"
#include "../begin.h"
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
		ck_assert_msg(strstr(told, ". There is nothing better, and nothing is given away in the "), "%s", told);
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
	bool walked = false;

	table((const char *const[]){"odo", "pip"}, 2);
	struct scenario *start = chosen(desk.tiles, 2, 7);
	start->setup.settings.value[SETTING_DRAGON] = 1;
	scenario_set_text(&start->computers[0], "odo");
	scenario_set_text(&start->computers[1], "pip");
	screen = play_screen_create(&desk.host, begun(start));
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
	ck_assert_str_eq(why, "Nothing else would bring more.");
	utf8_copy(why, AI_WHY_SIZE, company_why(seen().session, &advice, 1));
	ck_assert_str_eq(why, "Likely 4.5 points less than the best");
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
	int told = 0;

	desk_init(&desk);
	desk.thinks = desk.host.windowed = true;
	desk.prefs.speed = 0;
	desk_size(&desk, 1920, 1080, 100);
	struct scenario *start = chosen(tile_set_of(desk.tiles, GAME_CASTLE), 2, 5);
	start->setup.settings.value[SETTING_FIRST_PLAYER] = 1;
	scenario_set_text(&start->computers[1], "odo");
	screen = play_screen_create(&desk.host, begun(start));
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

int main(void)
{
	Suite *suite = suite_create("reasons");
	TCase *tests = tcase_create("reasons");

	tcase_add_test(tests, test_a_computer_player_says_why);
	tcase_add_test(tests, test_each_computer_player_says_why);
	tcase_add_test(tests, test_a_reason_read_holds_nothing_up);
	tcase_add_test(tests, test_a_reason_leaves_the_table);
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
	tcase_add_test(tests, test_nobody_explains_a_turn_of_somebody_else);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
