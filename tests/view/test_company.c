/* Computer players at the table: they act like persons, nobody acts for them, and
 * undo goes back to a person. */
#include <bastide/format.h>
#include <check.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "app/company.h"
#include "app/language.h"
#include "view/play/screen.h"
#include "view/play/seen.h"
#include "ruler.h"
#include "screens.h"
#include "../runner.h"

static struct desk desk;
static struct screen *screen;

static struct play_seen seen(void) { return play_seen(screen, desk.frame.now); }

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
	screen = play_screen_create(&desk.host, session);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
}

/* The same game at a table that remembers nothing. */
static void open_again(void)
{
	screen = play_screen_create(&desk.host, session_copy(seen().session));
	screen_reset(&desk.host, screen);
	desk_build(&desk);
}

static void tick(void)
{
	desk.frame.now += 20000; /* nothing moves any more */
	screen->kind->tick(screen, &desk.host, desk.frame.now);
	desk_build(&desk);
}

/* The same with the pointer: the list under a card has taken the keys. */
static void person_clicks(void)
{
	for (int i = 0; i < seen().found->cell_count; i++) {
		const struct play_cell *cell = &seen().found->cells[i];
		struct rect box = camera_cell(seen().camera, seen().layout->stage, cell->x, cell->y);

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
	for (int i = 0; i < 2000 && seen().company_moves; i++)
		tick();
	ck_assert(!seen().company_moves);
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
	tick_by(1000);
	ck_assert(session_laid(seen().session, &laid));
	ck_assert_mem_eq(&laid, &meant, sizeof laid);
	move = carried(&t);
	ck_assert_ptr_nonnull(move); /* Berta has something to claim on her first tile */
	ck_assert_int_eq(move->kind, MOVE_FIGURE);
	company_plays();
	ck_assert_int_eq(seen().found->seat, 0);
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
	const struct ui *ui = screen->kind->widgets(screen);
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

/* ---- why, and hints ---- */

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
	ck_assert(desk_says(&desk, "The keys are for the table"));
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
	char why[COMPANY_WHY_SIZE];
	company_why(seen().session, seen().advice, 0, why);
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
	ck_assert_int_eq(session_computer(seen().session, 1), 0); /* the gentlest */
	ck_assert_int_eq(seen().found->seat, 0);
	ck_assert_int_eq(game_turn(session_game(seen().session)), 3);
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
	tcase_add_test(tests, test_a_computer_turn_is_taken_back_and_redone);
	tcase_add_test(tests, test_arrows_stay_on_the_table);
	tcase_add_test(tests, test_without_memory_a_person_plays_for_it);
	tcase_add_test(tests, test_pictures_do_not_think);
	tcase_add_test(tests, test_a_computer_player_says_why);
	tcase_add_test(tests, test_a_reason_read_holds_nothing_up);
	tcase_add_test(tests, test_keys_say_what_they_did);
	tcase_add_test(tests, test_a_reason_leaves_the_table);
	tcase_add_test(tests, test_a_hint_goes_when_its_tile_lies);
	tcase_add_test(tests, test_nobody_explains_a_turn_of_somebody_else);
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
