/* Computer players at the table: they act like persons, nobody acts for them, and
 * undo goes back to a person. */
#include <bastide/format.h>
#include <check.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "app/company.h"
#include "app/language.h"
#include "view/play/core/play.h"
#include "view/play/screen.h"
#include "ruler.h"
#include "screens.h"
#include "../runner.h"

static struct desk desk;
static struct play *play;

static void table(const char *const computers[], int count)
{
	static struct session_start start;
	static struct refusal refusal;

	desk_init(&desk);
	desk.thinks = true;
	desk.host.windowed = true;
	desk.prefs.speed = 0; /* no pauses */
	session_start_init(&start);
	start.setup.player_count = (uint8_t)count;
	start.setup.settings.value[SETTING_FIRST_PLAYER] = 1;
	start.setup.seed = 7;
	for (int seat = 0; seat < count; seat++) {
		start.setup.colors[seat] = (uint8_t)seat;
		snprintf(start.computers[seat], COMPUTER_SIZE, "%s", computers[seat]);
	}
	struct session *session = session_create(desk.tiles, &start, &refusal);
	ck_assert_msg(session != NULL, "%s", refusal.text);
	play = (struct play *)play_screen_create(&desk.host, session);
	screen_reset(&desk.host, &play->screen);
	desk_build(&desk);
}

static void tick(void)
{
	desk.frame.now += 20000; /* nothing moves any more */
	play->screen.kind->tick(&play->screen, &desk.host, desk.frame.now);
	desk_build(&desk);
}

/* The same with the pointer: the list under a card has taken the keys. */
static void person_clicks(void)
{
	for (int i = 0; i < play->found.cell_count; i++) {
		struct play_cell *cell = &play->found.cells[i];
		struct rect box = camera_cell(&play->view.camera, play->layout.stage, cell->x, cell->y);

		if (!cell->rotations)
			continue;
		desk_click(&desk, box.x + box.w / 2, box.y + box.h / 2);
		desk_key(&desk, KEY_SPACE, 0);
		return;
	}
}

/* Until a person is to act, or the game is over. */
static void company_plays(void)
{
	for (int i = 0; i < 2000 && play->company.moves; i++)
		tick();
	ck_assert(!play->company.moves);
}

static void person_plays(void)
{
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_key(&desk, KEY_SPACE, 0);
}

START_TEST(test_a_computer_player_plays_its_turn)
{
	table((const char *const[]){"", "pip", "odo"}, 3);
	ck_assert_str_eq(session_name(play->session, 1), "Pip");
	person_plays();
	ck_assert(play->company.moves);
	company_plays();
	ck_assert_int_eq(play->found.seat, 0);
	ck_assert_int_eq(game_turn(session_game(play->session)), 4);
	desk_finish(&desk);
}
END_TEST

static void tick_by(uint64_t ms)
{
	desk.frame.now += ms;
	play->screen.kind->tick(&play->screen, &desk.host, desk.frame.now);
	desk_build(&desk);
}

/* Until it has something in hand, on its way to the table. */
static const struct move *carried(float *t)
{
	const struct move *move = NULL;

	for (int i = 0; i < 400 && !(move = play_company_carries(play, desk.frame.now, t)); i++)
		tick_by(10);
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
	ck_assert(play->company.moves);
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
	ck_assert(!session_laid(play->session, &laid));
	tick_by(200);
	ck_assert_ptr_nonnull(play_company_carries(play, desk.frame.now, &t));
	ck_assert(t > 0.2f && t < 0.9f);
	ck_assert(!session_laid(play->session, &laid));
	tick_by(1000);
	ck_assert(session_laid(play->session, &laid));
	ck_assert_mem_eq(&laid, &meant, sizeof laid);
	move = carried(&t);
	ck_assert_ptr_nonnull(move); /* Berta has something to claim on her first tile */
	ck_assert_int_eq(move->kind, MOVE_FIGURE);
	company_plays();
	ck_assert_int_eq(play->found.seat, 0);
	desk_finish(&desk);
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
	for (int i = 0; i < 8 && play->company.moves; i++)
		tick_by(0);
	ck_assert(!play->company.moves);
	ck_assert_int_eq(play->found.seat, 0);
	person_plays();
	ck_assert_ptr_nonnull(carried(&t)); /* the next turn is watched again */
	desk_finish(&desk);
}
END_TEST

START_TEST(test_nobody_lays_for_a_computer_player)
{
	table((const char *const[]){"", "pip"}, 2);
	person_plays();
	unsigned serial = session_serial(play->session);
	ck_assert_int_eq(play->found.legal_count, 0); /* no place is lit */
	person_plays();
	for (int x = 100; x < 900; x += 40)
		desk_click(&desk, x, 300);
	ck_assert_uint_eq(session_serial(play->session), serial);
	desk_finish(&desk);
}
END_TEST

START_TEST(test_undo_goes_back_to_a_person)
{
	table((const char *const[]){"", "pip", "odo"}, 3);
	person_plays();
	company_plays();
	desk_key(&desk, 'z', MOD_CTRL); /* without a question: nobody else's move is undone */
	ck_assert_int_eq(session_seat(play->session), 0);
	ck_assert_int_eq(game_turn(session_game(play->session)), 1);
	desk_finish(&desk);
}
END_TEST

START_TEST(test_a_game_of_computers_is_held_and_goes_on)
{
	table((const char *const[]){"odo", "berta"}, 2);
	desk_key(&desk, KEY_SPACE, 0);
	unsigned serial = session_serial(play->session);
	for (int i = 0; i < 5; i++)
		tick();
	ck_assert_uint_eq(session_serial(play->session), serial);
	desk_key(&desk, KEY_SPACE, 0);
	company_plays();
	ck_assert(game_over(session_game(play->session)));
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
	ck_assert(!play_hands_off(play));
	desk_finish(&desk);
}
END_TEST

START_TEST(test_pictures_do_not_think)
{
	table((const char *const[]){"pip", ""}, 2);
	desk.host.windowed = false;
	unsigned serial = session_serial(play->session);
	tick();
	tick();
	ck_assert_uint_eq(session_serial(play->session), serial);
	desk_finish(&desk);
}
END_TEST

/* ---- why, and hints ---- */

static uint64_t position(void) { return game_hash(session_game(play->session)); }

START_TEST(test_a_computer_player_says_why)
{
	static struct ai_advice remembered;

	table((const char *const[]){"", "reynard"}, 2);
	person_plays();
	ck_assert_int_eq(play_why_seat(play), NOBODY);
	company_plays();
	uint64_t before = position();
	unsigned serial = session_serial(play->session);
	desk_key(&desk, 'y', 0);
	ck_assert_ptr_nonnull(play_advice_now(play));
	ck_assert_int_eq(play->advice.seat, 1);
	remembered = *play_advice_now(play);
	const struct history *history = session_history(play->session);
	ck_assert_mem_eq(&remembered.move, &history->plies[play->advice.ply].move, sizeof remembered.move);
	desk_key(&desk, 'y', 0); /* away with it */
	ck_assert_ptr_null(play_advice_now(play));
	/* The game opened again: thought out anew, and the same. */
	play->company.told[1].known = false;
	desk_key(&desk, 'y', 0);
	ck_assert_ptr_nonnull(play_advice_now(play));
	ck_assert_int_eq(play_advice_now(play)->line_count, remembered.line_count);
	for (int i = 0; i < remembered.line_count; i++) {
		ck_assert_mem_eq(play_advice_now(play)->lines[i].moves, remembered.lines[i].moves,
		                 sizeof remembered.lines[i].moves);
		ck_assert(play_advice_now(play)->lines[i].margin == remembered.lines[i].margin);
	}
	ck_assert_uint_eq(session_serial(play->session), serial);
	ck_assert_uint_eq(position(), before);
	person_plays(); /* the next tile takes it away */
	ck_assert_ptr_null(play_advice_now(play));
	desk_finish(&desk);
}
END_TEST

START_TEST(test_a_hint_leaves_the_game_alone)
{
	static struct ai_advice first;

	table((const char *const[]){"", ""}, 2);
	uint64_t before = position();
	unsigned serial = session_serial(play->session);
	int plies = session_history(play->session)->ply_count;
	desk_key(&desk, 'i', 0);
	desk_build(&desk);
	ck_assert_ptr_nonnull(play_advice_now(play));
	first = *play_advice_now(play);
	ck_assert_int_eq(first.move.kind, MOVE_PLACE);
	ck_assert_int_eq(session_hints(play->session), 1);
	desk_key(&desk, 'i', 0);
	ck_assert_ptr_null(play_advice_now(play));
	desk_key(&desk, 'i', 0);
	ck_assert_mem_eq(&play_advice_now(play)->move, &first.move, sizeof first.move);
	ck_assert_int_eq(session_hints(play->session), 2);
	ck_assert_uint_eq(session_serial(play->session), serial);
	ck_assert_uint_eq(position(), before);
	ck_assert_int_eq(session_history(play->session)->ply_count, plies);
	/* It stays while the turn is thought about, and goes with it. */
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_ptr_nonnull(play_advice_now(play));
	desk_key(&desk, KEY_SPACE, 0);
	ck_assert_ptr_null(play_advice_now(play));
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
	play = (struct play *)screens_game(&desk.host, asked[_i].game, asked[_i].at);
	screen_reset(&desk.host, &play->screen);
	desk_build(&desk);
	desk_build(&desk);
	ck_assert_int_eq(session_decision(play->session).kind, asked[_i].decision);
	desk_key(&desk, 'i', 0);
	desk_build(&desk);
	ck_assert_ptr_nonnull(play_advice_now(play));
	bool passes = play_advice_now(play)->move.kind == MOVE_PASS;
	char why[COMPANY_WHY_SIZE];
	company_why(play->session, play_advice_now(play), 0, why);
	ck_assert_msg(strstr(why, passes ? asked[_i].passed : asked[_i].taken), "%s", why);
	desk_finish(&desk);
}
END_TEST

START_TEST(test_what_was_agreed_holds_for_hints)
{
	table((const char *const[]){"", "pip"}, 2);
	((struct aids *)session_aids(play->session))->hint = false;
	desk_key(&desk, 'i', 0);
	ck_assert_ptr_null(play_advice_now(play));
	((struct aids *)session_aids(play->session))->hint = true;
	person_plays(); /* nor is there one for a computer player's turn */
	desk_key(&desk, 'i', 0);
	ck_assert_ptr_null(play_advice_now(play));
	ck_assert_int_eq(session_hints(play->session), 0);
	desk_finish(&desk);
}
END_TEST

/* ---- seats change hands ---- */

/* The n-th entry of the list under a player's card. */
static void choose_player(int seat, int entry)
{
	struct rect card = play->layout.cards[seat];

	desk_click(&desk, card.x + card.w / 2, card.y + card.h / 2);
	for (int i = 0; i < play->ui.items.count; i++) {
		struct ui_item item = play->ui.items.items[i];

		if (item.id == ui_name_at("popup.row", entry)) {
			desk_click(&desk, item.box.x + item.box.w / 2, item.box.y + item.box.h / 2);
			return;
		}
	}
	ck_abort_msg("no list is open");
}

START_TEST(test_a_seat_goes_to_a_computer_player_and_back)
{
	table((const char *const[]){"", ""}, 2);
	choose_player(1, 2); /* Odo */
	ck_assert_int_eq(session_computer(play->session, 1), 1);
	ck_assert_str_eq(session_name(play->session, 1), "Odo");
	ck_assert_str_eq(session_scenario(play->session)->computers[1], "odo");
	person_clicks();
	company_plays();
	ck_assert_int_eq(play->found.seat, 0);
	ck_assert_int_eq(game_turn(session_game(play->session)), 3);
	choose_player(1, 0);
	ck_assert_int_eq(session_computer(play->session, 1), -1);
	ck_assert_str_ne(session_name(play->session, 1), "Odo");
	ck_assert_ptr_null(session_scenario(play->session)->computers[1]);
	person_clicks();
	ck_assert(!play->company.moves);
	ck_assert_int_eq(play->found.seat, 1);
	desk_finish(&desk);
}
END_TEST

/* ---- somebody else's programs ---- */

static void table_against(const char *who)
{
	table((const char *const[]){"", ""}, 2);
	desk.host.seats[1] = who;
	play->company.seated = false;
	play->screen.kind->enter(&play->screen, &desk.host, desk.frame.now);
	ck_assert_int_eq(session_computer(play->session, 1), SESSION_PROGRAM);
	person_plays();
	ck_assert(play->company.moves);
	company_plays();
}

START_TEST(test_a_program_plays)
{
	/* Whatever is asked, the first legal move. */
	table_against("exec:sed -u -n 's/.*\"legal\":\\[\"\\([^\"]*\\)\".*/{\"move\":\"\\1\"}/p'");
	ck_assert_int_eq(session_computer(play->session, 1), SESSION_PROGRAM);
	ck_assert_int_eq(play->found.seat, 0);
	ck_assert_int_eq(game_turn(session_game(play->session)), 3);
	ck_assert(!play_why_known(play, 1)); /* it does not say why */
	ck_assert_ptr_null(session_scenario(play->session)->computers[1]);
	desk_finish(&desk);
}
END_TEST

START_TEST(test_a_program_has_its_seat_back)
{
	table_against("exec:sed -u -n 's/.*\"legal\":\\[\"\\([^\"]*\\)\".*/{\"move\":\"\\1\"}/p'");
	choose_player(1, 0); /* a person takes over */
	ck_assert_int_eq(session_computer(play->session, 1), -1);
	choose_player(1, 6); /* behind five characters */
	ck_assert_int_eq(session_computer(play->session, 1), SESSION_PROGRAM);
	person_clicks();
	ck_assert(play->company.moves);
	company_plays();
	ck_assert_int_eq(session_computer(play->session, 1), SESSION_PROGRAM);
	ck_assert_int_eq(game_turn(session_game(play->session)), 5);
	desk_finish(&desk);
}
END_TEST

/* A seat without one is not offered any. */
START_TEST(test_who_has_no_program_is_offered_none)
{
	struct rect card;
	bool listed = false;

	table((const char *const[]){"", ""}, 2);
	card = play->layout.cards[1];
	desk_click(&desk, card.x + card.w / 2, card.y + card.h / 2);
	for (int i = 0; i < play->ui.items.count; i++) {
		listed |= play->ui.items.items[i].id == ui_name_at("popup.row", 5);
		ck_assert(play->ui.items.items[i].id != ui_name_at("popup.row", 6));
	}
	ck_assert(listed);
	desk_finish(&desk);
}
END_TEST

/* One that cannot be started, dies, speaks nonsense, or cheats. */
static const char *const bad[] = {
    "exec:no-such-program",
    "exec:true",
    "exec:echo hello",
    "exec:echo '{\"move\":\"place E 99,99 0\"}'",
};

START_TEST(test_a_bad_program_loses_its_seat_and_the_game_goes_on)
{
	table_against(bad[_i]);
	ck_assert_int_eq(session_computer(play->session, 1), 0); /* the gentlest */
	ck_assert_int_eq(play->found.seat, 0);
	ck_assert_int_eq(game_turn(session_game(play->session)), 3);
	desk_finish(&desk);
}
END_TEST

START_TEST(test_the_command_line_seats_by_colour)
{
	table((const char *const[]){"", ""}, 2);
	desk.host.seats[PLAYERS_MAX + game_color(session_game(play->session), 1)] = "berta";
	play->company.seated = false;
	play->screen.kind->enter(&play->screen, &desk.host, desk.frame.now);
	ck_assert_int_eq(session_computer(play->session, 0), -1);
	ck_assert_int_eq(session_computer(play->session, 1), ai_character_find("berta"));
	/* Once: a seat that was changed since keeps who has it. */
	session_set_computer(play->session, 1, -1);
	play->screen.kind->enter(&play->screen, &desk.host, desk.frame.now);
	ck_assert_int_eq(session_computer(play->session, 1), -1);
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
	tcase_add_test(tests, test_its_turn_is_skipped);
	tcase_add_test(tests, test_nobody_lays_for_a_computer_player);
	tcase_add_test(tests, test_undo_goes_back_to_a_person);
	tcase_add_test(tests, test_a_game_of_computers_is_held_and_goes_on);
	tcase_add_test(tests, test_without_memory_a_person_plays_for_it);
	tcase_add_test(tests, test_pictures_do_not_think);
	tcase_add_test(tests, test_a_computer_player_says_why);
	tcase_add_test(tests, test_a_hint_leaves_the_game_alone);
	tcase_add_loop_test(tests, test_a_hint_for_every_decision, 0, sizeof asked / sizeof *asked);
	tcase_add_test(tests, test_what_was_agreed_holds_for_hints);
	tcase_add_test(tests, test_a_seat_goes_to_a_computer_player_and_back);
	tcase_add_test(tests, test_a_program_plays);
	tcase_add_test(tests, test_a_program_has_its_seat_back);
	tcase_add_test(tests, test_who_has_no_program_is_offered_none);
	tcase_add_loop_test(tests, test_a_bad_program_loses_its_seat_and_the_game_goes_on, 0, sizeof bad / sizeof *bad);
	tcase_add_test(tests, test_the_command_line_seats_by_colour);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
