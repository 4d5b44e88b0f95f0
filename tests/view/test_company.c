/* Computer players at the table: they act like persons, nobody acts for them, and
 * undo goes back to a person. */
#include <check.h>
#include <signal.h>

#include "app/company.h"
#include "company.h"
#include "screens.h"
#include "player/program.h"
#include "../runner.h"

START_TEST(test_a_computer_player_plays_its_turn)
{
	table((const char *const[]){"", "pip", "odo"}, 3);
	ck_assert_str_eq(session_name(seen().session, 1), "Pip");
	person_plays();
	ck_assert(seen().company_moves);
	company_plays();
	ck_assert_int_eq(seen().found->seat, 0);
	ck_assert_int_eq(game_turn(session_game(seen().session)), 4);
	desk_finish(&desk);
}
END_TEST

static void tick_by(uint64_t ms)
{
	desk.frame.now += ms;
	screen->kind->tick(screen, &desk.host, desk.frame.now);
	desk_build(&desk);
}

/* Until it has something in hand, on its way to the table. */
static const struct move *carried(float *t)
{
	const struct move *move = NULL;

	for (int i = 0; i < 400 && !(move = seen().carried); i++)
		tick_by(10);
	*t = seen().carried_way;
	return move;
}

static void at_leisure(void)
{
	table((const char *const[]){"", "berta"}, 2);
	desk.prefs.speed = 100;
	desk.frame.frozen = false;
	desk_size(&desk, 1280, 720, 100);
	desk_build(&desk);
	person_plays();
	ck_assert(seen().company_moves);
}

/* Its tile is carried to where it lies then, no sooner and no later; so is its follower. */
START_TEST(test_it_takes_things_in_hand)
{
	const struct move *move;
	struct move meant, laid;
	float t = 1;

	at_leisure();
	move = carried(&t);
	ck_assert_ptr_nonnull(move);
	ck_assert_int_eq(move->kind, MOVE_PLACE);
	ck_assert(t < 0.1f);
	meant = *move;
	ck_assert(!session_laid(seen().session, &laid));
	tick_by(200);
	ck_assert_ptr_nonnull(seen().carried);
	ck_assert(seen().carried_way > 0.2f && seen().carried_way < 0.9f);
	ck_assert(!session_laid(seen().session, &laid));
	for (int i = 0; i < 100 && !session_laid(seen().session, &laid); i++)
		tick_by(10);
	ck_assert_mem_eq(&laid, &meant, sizeof laid);
	move = carried(&t);
	ck_assert_ptr_nonnull(move); /* Berta has something to claim on her first tile */
	ck_assert_int_eq(move->kind, MOVE_FIGURE);
	company_plays();
	ck_assert_int_eq(seen().found->seat, 0);
	desk_finish(&desk);
}
END_TEST

/* It is turned on its way, not beside the table when it lies. */
START_TEST(test_its_tile_turns_on_the_way)
{
	int turned = 0;
	float t;

	at_leisure();
	for (int turns = 0; turns < 8 && turned == 0; turns++) {
		struct move laid;
		ck_assert_ptr_nonnull(carried(&t));
		int first = seen().rotation;
		for (int i = 0; i < 200 && !session_laid(seen().session, &laid); i++)
			tick_by(10);
		tick_by(10);
		ck_assert(session_laid(seen().session, &laid));
		ck_assert(seen().turned == 0);
		turned += laid.rotation != first;
		company_plays();
		person_plays();
	}
	ck_assert_int_gt(turned, 0);
	desk_finish(&desk);
}
END_TEST

/* From the first time that it takes something in hand until it lies, in ms. */
static int carry_time(const char *const computers[], int count)
{
	int ms = 0;
	float t;

	table(computers, count);
	desk.prefs.speed = 100;
	desk.frame.frozen = false;
	desk_size(&desk, 1280, 720, 100);
	desk_build(&desk);
	person_plays();
	ck_assert_ptr_nonnull(carried(&t));
	for (; seen().carried && ms < 5000; ms += 10)
		tick_by(10);
	desk_finish(&desk);
	return ms;
}

/* A person who watches two of them has half as much time again for each. */
START_TEST(test_two_computers_take_their_time)
{
	int alone = carry_time((const char *const[]){"", "berta"}, 2);
	int two = carry_time((const char *const[]){"", "berta", "odo"}, 3);

	ck_assert_int_ge(10 * two, 14 * alone);
	ck_assert_int_le(10 * two, 16 * alone);
}
END_TEST

/* Who does not want to watch presses a key, and has its turn before him in no time. */
START_TEST(test_its_turn_is_skipped)
{
	float t;

	at_leisure();
	ck_assert_ptr_nonnull(carried(&t));
	ck_assert(desk_says(&desk, "Space: skip"));
	desk_key(&desk, KEY_SPACE, 0);
	for (int i = 0; i < 8 && seen().company_moves; i++)
		tick_by(0);
	ck_assert(!seen().company_moves);
	ck_assert_int_eq(seen().found->seat, 0);
	person_plays();
	ck_assert_ptr_nonnull(carried(&t)); /* the next turn is watched again */
	desk_finish(&desk);
}
END_TEST

START_TEST(test_nobody_lays_for_a_computer_player)
{
	table((const char *const[]){"", "pip"}, 2);
	person_plays();
	unsigned serial = session_serial(seen().session);
	ck_assert_int_eq(seen().found->legal_count, 0); /* no place is lit */
	person_plays();
	for (int x = 100; x < 900; x += 40)
		desk_click(&desk, x, 300);
	ck_assert_uint_eq(session_serial(seen().session), serial);
	desk_finish(&desk);
}
END_TEST

START_TEST(test_undo_goes_back_to_a_person)
{
	table((const char *const[]){"", "pip", "odo"}, 3);
	person_plays();
	company_plays();
	desk_key(&desk, 'z', MOD_CTRL); /* without a question: nobody else's move is undone */
	ck_assert_int_eq(session_seat(seen().session), 0);
	ck_assert_int_eq(game_turn(session_game(seen().session)), 1);
	desk_finish(&desk);
}
END_TEST

/* One's own turn is opened again at any time, also while a computer's tile lies and its turn is not over. */
START_TEST(test_undo_while_a_computer_moves)
{
	struct move laid;

	at_leisure();
	for (int i = 0; i < 600 && !session_laid(seen().session, &laid); i++)
		tick_by(10);
	ck_assert(session_laid(seen().session, &laid) && seen().company_moves);
	desk_build(&desk);
	ck_assert(!(desk_widget(&desk, ui_name("play.undo"))->flags & UI_DISABLED));
	ck_assert(desk_press(&desk, ui_name("play.undo")));
	ck_assert_int_eq(session_seat(seen().session), 0);
	ck_assert_int_eq(game_turn(session_game(seen().session)), 1);
	ck_assert(!seen().company_moves);
	desk_finish(&desk);
}
END_TEST

/* Before somebody's first turn there is nothing of his own to go back to. */
START_TEST(test_nothing_to_undo_before_the_first_turn)
{
	table((const char *const[]){"pip", "odo", ""}, 3);
	company_plays();
	ck_assert_int_eq(seen().found->seat, 2);
	desk_build(&desk);
	ck_assert(desk_widget(&desk, ui_name("play.undo"))->flags & UI_DISABLED);
	person_plays();
	company_plays();
	desk_build(&desk);
	ck_assert(!(desk_widget(&desk, ui_name("play.undo"))->flags & UI_DISABLED));
	desk_finish(&desk);
}
END_TEST

START_TEST(test_a_game_of_computers_is_held_and_goes_on)
{
	table((const char *const[]){"odo", "berta"}, 2);
	desk_key(&desk, KEY_SPACE, 0);
	unsigned serial = session_serial(seen().session);
	for (int i = 0; i < 5; i++)
		tick();
	ck_assert_uint_eq(session_serial(seen().session), serial);
	desk_key(&desk, KEY_SPACE, 0);
	company_plays();
	ck_assert(game_over(session_game(seen().session)));
	desk_finish(&desk);
}
END_TEST

/* What is said to be offered is offered, by the button as by the key. */
START_TEST(test_a_computer_turn_is_taken_back_and_redone)
{
	table((const char *const[]){"odo", "pip"}, 2);
	while (session_history(seen().session)->ply_count < 6)
		tick();
	int played = session_history(seen().session)->ply_count;
	desk_key(&desk, 'z', MOD_CTRL);
	ck_assert_int_lt(session_history(seen().session)->ply_count, played);
	desk_build(&desk);
	ck_assert(!(desk_widget(&desk, ui_name("play.redo"))->flags & UI_DISABLED));
	ck_assert(desk_press(&desk, ui_name("play.redo")));
	ck_assert_int_eq(session_history(seen().session)->ply_count, played);
	desk_finish(&desk);
}
END_TEST

/* Arrows and Tab do not leave the table, neither while another player moves nor after a button was clicked. */
START_TEST(test_arrows_stay_on_the_table)
{
	static const int arrows[] = {KEY_RIGHT, KEY_DOWN, KEY_LEFT, KEY_UP, KEY_TAB};
	table((const char *const[]){"", "pip"}, 2);
	const struct ui *ui = screen->widgets;
	ck_assert(desk_press(&desk, ui_name("play.turn.right")));
	desk_key(&desk, KEY_RIGHT, 0);
	ck_assert_uint_eq(ui->focus, ui_name("play.board"));
	ck_assert_ptr_nonnull(seen().cursor);
	person_plays();
	ck_assert(seen().hands_off);
	for (int i = 0; i < 5; i++) {
		desk_key(&desk, arrows[i], 0);
		ck_assert_uint_eq(ui->focus, ui_name("play.board"));
	}
	desk_finish(&desk);
}
END_TEST

START_TEST(test_without_memory_a_person_plays_for_it)
{
	table((const char *const[]){"", "pip"}, 2);
	desk.thinks = false;
	person_plays();
	tick();
	tick();
	ck_assert(!seen().hands_off);
	desk_finish(&desk);
}
END_TEST

START_TEST(test_pictures_do_not_think)
{
	table((const char *const[]){"pip", ""}, 2);
	desk.host.windowed = false;
	unsigned serial = session_serial(seen().session);
	tick();
	tick();
	ck_assert_uint_eq(session_serial(seen().session), serial);
	desk_finish(&desk);
}
END_TEST

/* ---- seats change hands ---- */

/* The n-th entry of the list under a player's card. */
static void choose_player(int seat, int entry)
{
	struct rect card = seen().layout->cards[seat];

	desk_click(&desk, card.x + card.w / 2, card.y + card.h / 2);
	ck_assert(desk_press(&desk, ui_name_at("popup.row", entry)));
}

START_TEST(test_a_seat_goes_to_a_computer_player_and_back)
{
	table((const char *const[]){"", ""}, 2);
	choose_player(1, 2); /* Odo */
	ck_assert_int_eq(session_computer(seen().session, 1), 1);
	ck_assert_str_eq(session_name(seen().session, 1), "Odo");
	ck_assert_str_eq(session_scenario(seen().session)->computers[1], "odo");
	person_clicks();
	company_plays();
	ck_assert_int_eq(seen().found->seat, 0);
	ck_assert_int_eq(game_turn(session_game(seen().session)), 3);
	choose_player(1, 0);
	ck_assert_int_eq(session_computer(seen().session, 1), -1);
	ck_assert_str_ne(session_name(seen().session, 1), "Odo");
	ck_assert_ptr_null(session_scenario(seen().session)->computers[1]);
	person_clicks();
	ck_assert(!seen().company_moves);
	ck_assert_int_eq(seen().found->seat, 1);
	desk_finish(&desk);
}
END_TEST

/* ---- somebody else's programs ---- */

static void table_against(const char *who)
{
	table((const char *const[]){"", ""}, 2);
	desk.host.seats[1] = who;
	open_again();
	ck_assert_int_eq(session_computer(seen().session, 1), SESSION_PROGRAM);
	person_plays();
	ck_assert(seen().company_moves);
	company_plays();
}

START_TEST(test_a_program_plays)
{
	/* Whatever is asked, the first legal move. */
	table_against("exec:sed -u -n 's/.*\"legal\":\\[\"\\([^\"]*\\)\".*/{\"move\":\"\\1\"}/p'");
	ck_assert_int_eq(session_computer(seen().session, 1), SESSION_PROGRAM);
	ck_assert_int_eq(seen().found->seat, 0);
	ck_assert_int_eq(game_turn(session_game(seen().session)), 3);
	desk_key(&desk, 'y', 0); /* it does not say why */
	ck_assert_ptr_null(seen().advice);
	ck_assert_ptr_null(session_scenario(seen().session)->computers[1]);
	desk_finish(&desk);
}
END_TEST

START_TEST(test_a_program_has_its_seat_back)
{
	table_against("exec:sed -u -n 's/.*\"legal\":\\[\"\\([^\"]*\\)\".*/{\"move\":\"\\1\"}/p'");
	choose_player(1, 0); /* a person takes over */
	ck_assert_int_eq(session_computer(seen().session, 1), -1);
	choose_player(1, 6); /* behind five characters */
	ck_assert_int_eq(session_computer(seen().session, 1), SESSION_PROGRAM);
	person_clicks();
	ck_assert(seen().company_moves);
	company_plays();
	ck_assert_int_eq(session_computer(seen().session, 1), SESSION_PROGRAM);
	ck_assert_int_eq(game_turn(session_game(seen().session)), 5);
	desk_finish(&desk);
}
END_TEST

/* It goes by its own name, in the game and in what is looked through, and leaves with a sentence that begins as one. */
START_TEST(test_a_program_is_called_by_its_name)
{
	static const char *const called[][2] = {{"./fox", "fox"},
	                                        {"/opt/players/fox-3 --level 2.5", "fox-3"},
	                                        {"python3.11 -u 'players/fox.py' --deck=x.json", "fox"},
	                                        {"sed -u -n p", "sed"},
	                                        {"'", "A program"}};

	for (size_t i = 0; i < sizeof called / sizeof *called; i++) {
		ck_assert_str_eq(company_program(called[i][0]), called[i][1]);
	}
	table_against("exec:sed -u -n 's/.*\"legal\":\\[\"\\([^\"]*\\)\".*/{\"move\":\"\\1\"}/p'");
	ck_assert_str_eq(session_name(seen().session, 1), "sed");
	struct session *copy = session_copy(seen().session);
	ck_assert_str_eq(session_name(copy, 1), "sed");
	session_destroy(copy);
	session_set_computer((struct session *)seen().session, 1, -1);
	ck_assert_str_ne(session_name(seen().session, 1), "sed");
	desk_finish(&desk);
}
END_TEST

/* A seat without one is not offered any. */
START_TEST(test_who_has_no_program_is_offered_none)
{
	struct rect card;

	table((const char *const[]){"", ""}, 2);
	card = seen().layout->cards[1];
	desk_click(&desk, card.x + card.w / 2, card.y + card.h / 2);
	ck_assert_ptr_nonnull(desk_widget(&desk, ui_name_at("popup.row", 5)));
	ck_assert_ptr_null(desk_widget(&desk, ui_name_at("popup.row", 6)));
	desk_finish(&desk);
}
END_TEST

/* One that cannot be started, dies, before or within its answer, speaks nonsense, never stops speaking, in lines and in
 * one without an end, says more behind a NUL, or cheats. */
static const char *const bad[] = {
    "exec:no-such-program",
    "exec:true",
    "exec:head -c 20",
    "exec:echo hello",
    "exec:yes",
    "exec:yes '{\"move\":\"pass\"}'",
    "exec:cat /dev/zero",
    "exec:cat",
    "exec:sed -u -n 's/.*\"legal\":\\[\"\\([^\"]*\\)\".*/{\"move\":\"\\1\"}\\x00 and more/p'",
    "exec:echo '{\"move\":\"place E 99,99 0\"}'",
};

START_TEST(test_a_bad_program_loses_its_seat_and_the_game_goes_on)
{
	char why[PROGRAM_TEXT_SIZE];
	struct move move;

	table_against(bad[_i]);
	struct program *program = program_start("true", why);
	ck_assert(!program_ask(program, session_game(seen().session), 1, &move, why));
	ck_assert_msg(strncmp(why, "The program ", 12) == 0, "a sentence begins as: %s", why);
	program_stop(program);
	ck_assert_int_eq(session_computer(seen().session, 1), 0); /* the gentlest */
	ck_assert_int_eq(seen().found->seat, 0);
	ck_assert_int_eq(game_turn(session_game(seen().session)), 3);
	ck_assert_msg(desk.notice.title[0] >= 'A' && desk.notice.title[0] <= 'Z', "a sentence begins as: %s",
	              desk.notice.title);
	desk_finish(&desk);
}
END_TEST

START_TEST(test_the_command_line_seats_by_colour)
{
	table((const char *const[]){"", ""}, 2);
	desk.host.seats[PLAYERS_MAX + game_color(session_game(seen().session), 1)] = "berta";
	open_again();
	ck_assert_int_eq(session_computer(seen().session, 0), -1);
	ck_assert_int_eq(session_computer(seen().session, 1), ai_character_find("berta"));
	/* Once: a seat that was changed since keeps who has it. */
	session_set_computer(seen().session, 1, -1);
	screen->kind->enter(screen, &desk.host, desk.frame.now);
	ck_assert_int_eq(session_computer(seen().session, 1), -1);
	desk_finish(&desk);
}
END_TEST

/* The count begins when what the last tile brought has arrived, and that has been seen. */
START_TEST(test_the_last_points_arrive_before_the_count)
{
	bool moved = false, moves = false;

	desk_init(&desk);
	desk.host.windowed = true;
	desk.prefs.speed = 100;
	desk.theme.speed = 1;
	screen = screens_written(&desk.host,
	                         "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"tiles\":["
	                         "[\"E\",0,0,0]],\"figures\":[{\"player\":\"red\",\"figure\":\"meeple\",\"at\":[0,0],"
	                         "\"on\":\"city:N\"}],\"turn\":\"red\",\"deck\":[\"E\"],\"moves\":[]}\n",
	                         0);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	tick();
	for (int i = 0; i < 2; i++) {
		struct move move;
		ck_assert(move_parse(i ? "pass" : "place E 0,-1 2", desk.tiles, &move));
		ck_assert(session_play(seen().session, &move, NULL));
	}
	for (int i = 0; i < 400 && screen_top(&desk.host) == screen; i++) {
		moves = seen().moves;
		moved |= game_over(session_game(seen().session)) && moves;
		desk.frame.now += 16;
		screen_tick(&desk.host, desk.frame.now);
		desk_build(&desk);
	}
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "tally");
	ck_assert(moved && !moves);
	desk_finish(&desk);
}
END_TEST

/* A table on which red finishes a city of two tiles and 4 points with the next one. */
static void city_begin(int speed)
{
	desk_init(&desk);
	desk.host.windowed = true;
	desk.prefs.speed = speed;
	desk.theme.speed = (float)speed / 100;
	screen = screens_written(&desk.host,
	                         "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"tiles\":["
	                         "[\"E\",0,0,0]],\"figures\":[{\"player\":\"red\",\"figure\":\"meeple\",\"at\":[0,0],"
	                         "\"on\":\"city:N\"}],\"turn\":\"red\",\"deck\":[\"E\",\"E\"],\"moves\":[]}\n",
	                         0);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	tick();
	desk.frame.frozen = false;
}

static void city_play(const char *text)
{
	struct move move;
	ck_assert(move_parse(text, desk.tiles, &move));
	ck_assert(session_play(seen().session, &move, NULL));
}

/* Who was paid is told where the next player is asked then, and no sooner; a click, and he is asked at once. */
START_TEST(test_nobody_is_asked_while_points_fly)
{
	city_begin(100);
	city_play("place E 0,-1 2");
	city_play("pass");
	tick_by(16);
	tick_by(16);
	ck_assert(seen().moves);
	ck_assert(desk_says(&desk, "Red  +4"));
	ck_assert(!desk_says(&desk, "Blue, lay the last tile"));
	ck_assert(!desk_says(&desk, "to move"));
	if (_i)
		desk_click(&desk, seen().layout->stage.x + 2, seen().layout->stage.y + 2);
	tick_by(_i ? 16 : 10000);
	ck_assert(!desk_says(&desk, "Red  +4"));
	ck_assert(desk_says(&desk, "Blue, lay the last tile"));
	ck_assert(desk_says(&desk, "to move"));
	desk_finish(&desk);
}
END_TEST

/* Whoever has laid it: it comes down, and then it lies; where nothing moves it lies at once. */
START_TEST(test_a_tile_and_a_follower_come_down)
{
	city_begin(_i ? 0 : 100);
	ck_assert(!seen().moves);
	city_play("place E 0,-1 2");
	tick_by(1);
	ck_assert_int_eq(seen().moves, !_i);
	tick_by(MOTION_SETTLE);
	ck_assert(!seen().moves);
	ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	city_play("meeple field:EL");
	tick_by(1);
	ck_assert_int_eq(seen().moves, !_i);
	desk_finish(&desk);
}
END_TEST

/* A window that draws slowly shows the fall as well: it begins with the first frame of it, and what follows waits. */
START_TEST(test_a_fall_is_seen_however_late_its_frames_come)
{
	city_begin(100);
	desk.frame.live = true;
	city_play("place E 0,-1 2");
	tick_by(MOTION_SETTLE - 50); /* the first, late */
	tick_by(MOTION_SETTLE / 4 + 400);
	ck_assert(seen().moves);
	tick_by(MOTION_SETTLE / 2);
	ck_assert(seen().moves);
	tick_by(MOTION_SETTLE / 4 + 1);
	ck_assert(!seen().moves);
	desk_finish(&desk);
}
END_TEST

/* The number that is counted up just now; -1: none is. */
static int counted_up(void)
{
	int most = -1, number;
	for (int i = 0; i < desk.draw.count; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		char rest;
		if (cmd->kind == DRAW_TEXT && sscanf(cmd->u.text.text, "+%d%c", &number, &rest) == 1)
			most = number > most ? number : most;
	}
	return most;
}

/* Points are counted up, and stand on his card when they have arrived there. */
START_TEST(test_points_are_counted_up_before_they_arrive)
{
	int last = -1;
	unsigned told = 0;
	city_begin(100);
	city_play("place E 0,-1 2");
	city_play("pass");
	tick_by(1);
	for (int i = 0; i < 400 && seen().scores[0] == 0; i++) {
		tick_by(10);
		int now = seen().scores[0] == 0 ? counted_up() : 4;
		ck_assert_int_ge(now, last);
		last = now;
		told |= now < 0 ? 0 : 1u << now;
	}
	ck_assert_uint_eq(told, 31);
	ck_assert_int_eq(seen().scores[0], 4);
	desk_finish(&desk);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("company");

	signal(SIGPIPE, SIG_IGN); /* as the window does */
	TCase *tests = tcase_create("company");

	tcase_add_test(tests, test_a_computer_player_plays_its_turn);
	tcase_add_test(tests, test_it_takes_things_in_hand);
	tcase_add_test(tests, test_its_tile_turns_on_the_way);
	tcase_add_test(tests, test_two_computers_take_their_time);
	tcase_add_test(tests, test_its_turn_is_skipped);
	tcase_add_loop_test(tests, test_nobody_is_asked_while_points_fly, 0, 2);
	tcase_add_loop_test(tests, test_a_tile_and_a_follower_come_down, 0, 2);
	tcase_add_test(tests, test_a_fall_is_seen_however_late_its_frames_come);
	tcase_add_test(tests, test_points_are_counted_up_before_they_arrive);
	tcase_add_test(tests, test_nobody_lays_for_a_computer_player);
	tcase_add_test(tests, test_undo_goes_back_to_a_person);
	tcase_add_test(tests, test_undo_while_a_computer_moves);
	tcase_add_test(tests, test_nothing_to_undo_before_the_first_turn);
	tcase_add_test(tests, test_a_game_of_computers_is_held_and_goes_on);
	tcase_add_test(tests, test_a_computer_turn_is_taken_back_and_redone);
	tcase_add_test(tests, test_arrows_stay_on_the_table);
	tcase_add_test(tests, test_without_memory_a_person_plays_for_it);
	tcase_add_test(tests, test_pictures_do_not_think);
	tcase_add_test(tests, test_a_seat_goes_to_a_computer_player_and_back);
	tcase_add_test(tests, test_a_program_plays);
	tcase_add_test(tests, test_a_program_has_its_seat_back);
	tcase_add_test(tests, test_a_program_is_called_by_its_name);
	tcase_add_test(tests, test_who_has_no_program_is_offered_none);
	tcase_add_loop_test(tests, test_a_bad_program_loses_its_seat_and_the_game_goes_on, 0, sizeof bad / sizeof *bad);
	tcase_add_test(tests, test_the_command_line_seats_by_colour);
	tcase_set_timeout(tests, 60);
	tcase_add_test(tests, test_the_last_points_arrive_before_the_count);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
