/* What computer players say in whole games: how much, who, and whether it is so. */
#include <bastide/ai.h>
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../begin.h"
#include "../runner.h"
#include "../tiles.h"
#include "app/language.h"
#include "claims.h"

static struct tile_set *tiles;

static void first(void) { tiles = tiles_or_exit(NULL); }
static void last(void) { tile_set_destroy(tiles); }

/* A game: the first is a person, whom somebody plays; the others are these. */
struct party {
	const char *characters[PLAYERS_MAX];
	int count;
	const char *boxes; /* settings that are on */
	enum game_kind game;
	uint64_t seed;
};

static struct session *begin(const struct party *party)
{
	struct scenario *start = chosen(tile_set_of(tiles, party->game), party->count, party->seed);

	for (int seat = 1; seat < party->count; seat++)
		scenario_set_text(&start->computers[seat], party->characters[seat]);
	if (party->boxes) {
		struct settings *settings = &start->setup.settings;
		settings->value[SETTING_DRAGON] = settings->value[SETTING_ABBOT] = 1;
		settings->value[SETTING_SHRINES] = settings->value[SETTING_KING] = 1;
		settings->value[SETTING_ABBEY] = settings->value[SETTING_INNS] = 1;
	}
	scenario_set_text(&start->names[0], "Anna");
	return begun(start);
}

/* Whoever is asked answers as a character would. */
static void act(struct session *session, struct ai *ai, const struct party *party)
{
	struct game *game = session_position(session, session_history(session)->ply_count);
	int seat = game_decision(game).seat;
	struct ai_order order = {.character = ai_character_find(party->characters[seat]),
	                         .playouts = 20,
	                         .seed = party->seed + (uint64_t)game_turn(game)};

	ck_assert(ai_think(ai, game, &order));
	const struct ai_advice *advice = ai_advice(ai);
	for (int i = 0; i < advice->lines[0].move_count; i++)
		ck_assert(session_play(session, &advice->lines[0].moves[i], NULL));
	if (session_wait(session) == WAIT_END || session_wait(session) == WAIT_FIGURE)
		ck_assert(session_end_turn(session));
	game_destroy(game);
}

enum { WORDS_MAX = 64 };

/* What was said in a game. */
struct record {
	int count, turns, counts[PLAYERS_MAX];
	struct talk_word words[WORDS_MAX];
	int at[WORDS_MAX];    /* turns before it */
	int persons;          /* words of what the person has done in his turn */
	int mattered, missed; /* turns that matter, and those of which nobody spoke */
	int own[PLAYERS_MAX]; /* turns of each */
};

/* Of each kind: how often it was said, and how often the same would not have been so of other turns or other people. */
static int said[TALK_ABOUTS], denied[TALK_ABOUTS];

static bool is_over(const struct session *session, const struct game *game)
{
	int kind = game_decision(game).kind;

	return session_wait(session) == WAIT_OVER || kind == DECISION_TILE || ask_info(kind)->early;
}

/* The word is so; and it would not be if it were said of somebody else's deed, or one turn too late. */
static void check_word(const struct claim_turn *turn, const struct claim_turn *opening,
                       const struct claim_turn *earlier, const struct talk_word *word)
{
	struct talk_word wrong = *word;

	ck_assert_msg(claim_holds(turn, word), "turn %d: %s: %s", game_turn(turn->before),
	              session_name(turn->session, word->seat), word->text);
	ck_assert_int_ge(session_computer(turn->session, word->seat), 0);
	ck_assert_ptr_null(strstr(word->text, "%s"));
	said[word->about]++;
	wrong.seat = word->named == NOBODY ? (uint8_t)((word->seat + 1) % game_player_count(turn->after)) : word->named;
	wrong.named = word->seat;
	denied[word->about] += !claim_holds(turn, &wrong) || !claim_holds(earlier, word) || !claim_holds(opening, word);
}

/* How it has ended, by the scores alone. */
static bool last_is_so(const struct game *game, enum talk_last last, int me, int named)
{
	int mine = game_score(game, me), theirs = game_score(game, named), best = theirs;

	for (int seat = 0; seat < game_player_count(game); seat++)
		if (seat != me && game_score(game, seat) > best)
			best = game_score(game, seat);
	/* The only person has the first seat, and is named but by who shares the first place with another, or is broken
	 * off. */
	if (me != 0 && named != 0 && last != TALK_SHARED && last != TALK_BROKEN)
		return false;
	switch (last) {
	case TALK_BROKEN:
		return game_tiles_left(game) > 0 && mine < best;
	case TALK_LOST_TOO:
		return mine < best && theirs < best;
	case TALK_WON_CLOSE:
		return mine > best && mine <= theirs + 5;
	case TALK_WON:
		return mine > best && mine > theirs + 5 && mine < theirs + 30;
	case TALK_WON_ROUT:
		return mine > best && mine >= theirs + 30;
	case TALK_SHARED:
		return mine == best && mine == theirs;
	case TALK_LOST_CLOSE:
		return theirs == best && mine < theirs && mine >= theirs - 5;
	case TALK_LOST:
		return theirs == best && mine < theirs - 5 && mine > theirs - 30;
	default:
		return theirs == best && mine <= theirs - 30;
	}
}

/* So many have had a last word after a namesake's. */
static int seconds;

/* Everybody but persons has one, of his own, to the one whom it concerns. */
static void check_last_words(const struct session *session, bool print)
{
	const struct game *game = session_game(session);
	char words[PLAYERS_MAX][TALK_SIZE];

	for (int seat = 0; seat < game_player_count(game); seat++) {
		int named, other;
		enum talk_last last = talk_last_of(session, seat, &named);

		talk_last_word(session, seat, words[seat]);
		ck_assert(last_is_so(game, last, seat, named));
		for (int wrong = 0; wrong < TALK_LASTS; wrong++)
			ck_assert(wrong == (int)last || !last_is_so(game, (enum talk_last)wrong, seat, named));
		int spoken = 0;
		for (int before = 0; before < seat; before++)
			spoken += session_computer(session, before) == session_computer(session, seat) &&
			          talk_last_of(session, before, &other) == last;
		ck_assert_int_eq(words[seat][0] != '\0',
		                 session_computer(session, seat) >= 0 && spoken < (last == TALK_LOST_TOO ? 1 : 2));
		seconds += words[seat][0] && spoken == 1;
		ck_assert(!words[seat][0] || strstr(words[seat], session_name(session, named)));
		for (int before = 0; before < seat; before++)
			ck_assert(!words[seat][0] || strcmp(words[seat], words[before]) != 0);
		if (print)
			printf("    %-9s %3d  %s\n", session_name(session, seat), game_score(game, seat), words[seat]);
	}
}

/* Plays a game to its end; every word of it is checked as it is said, unless its boxes are too many to recount. */
static void play(const struct party *party, struct record *record, bool print)
{
	struct session *session = begin(party);
	struct ai *ai = ai_create();
	struct talk *talk = talk_create();
	struct claim_turn turn = {.session = session}, opening = turn, earlier = turn;

	*record = (struct record){.count = 0};
	turn.before = session_position(session, 0);
	while (session_wait(session) != WAIT_OVER) {
		act(session, ai, party);
		const struct talk_word *word = talk_follow(talk, session);
		struct game *now = session_position(session, session_history(session)->ply_count);
		bool over = is_over(session, now);
		if (word) {
			ck_assert_int_lt(record->count, WORDS_MAX);
			record->at[record->count] = session_turn(session);
			record->words[record->count++] = *word;
			record->counts[word->seat]++;
			if (print)
				printf("%3d %-9s %s\n", session_turn(session), session_name(session, word->seat),
				       word->text);
		}
		if (!over) {
			ck_assert_ptr_null(word); /* nobody speaks before a turn is over */
			game_destroy(now);
			continue;
		}
		turn.after = now;
		turn.to = session_history(session)->ply_count;
		turn.seat = session_history(session)->plies[turn.from].seat;
		record->own[turn.seat]++;
		record->persons += word && turn.seat == 0;
		if (!party->boxes && !game_over(turn.after) && claim_matters(&turn)) {
			record->mattered++;
			record->missed += !word;
		}
		if (word && (!party->boxes || word->about == TALK_REMARK))
			check_word(&turn, &opening, &earlier, word);
		for (int seat = 0; seat < party->count; seat++) {
			int points = game_score(turn.after, seat) - game_score(turn.before, seat);
			turn.most = seat == turn.seat && points > turn.most ? points : turn.most;
		}
		turn.emptied |= (uint8_t)(claim_is_empty(turn.after, turn.seat) << turn.seat);
		if (!opening.after) {
			opening = turn;
			opening.before = game_clone(turn.before);
			opening.after = game_clone(turn.after);
		}
		game_destroy((struct game *)earlier.before);
		earlier = turn;
		turn.before = turn.after;
		turn.from = turn.to;
	}
	check_last_words(session, print);
	record->turns = session_turn(session);
	game_destroy((struct game *)opening.before);
	game_destroy((struct game *)opening.after);
	game_destroy((struct game *)earlier.before);
	game_destroy((struct game *)turn.before);
	talk_destroy(talk);
	ai_destroy(ai);
	session_destroy(session);
}

static const struct party parties[] = {
    {{"berta", "pip", "reynard"}, 3, NULL, GAME_CARCASSONNE, 1},
    {{"berta", "odo", "mathilde"}, 3, NULL, GAME_CARCASSONNE, 2},
    {{"reynard", "berta", "pip"}, 3, NULL, GAME_CARCASSONNE, 3},
    {{"pip", "mathilde", "reynard"}, 3, NULL, GAME_CARCASSONNE, 4},
    {{"odo", "odo", "berta"}, 3, NULL, GAME_CARCASSONNE, 5},
    {{"mathilde", "pip", "pip"}, 3, NULL, GAME_CARCASSONNE, 6},
    {{"berta", "odo", "reynard"}, 3, NULL, GAME_CARCASSONNE, 7},
    {{"berta", "mathilde", "berta"}, 3, NULL, GAME_CARCASSONNE, 8},
    {{"reynard", "berta", "pip", "odo"}, 4, NULL, GAME_CARCASSONNE, 9},
    {{"berta", "reynard"}, 2, NULL, GAME_CARCASSONNE, 10},
    {{"pip", "odo"}, 2, NULL, GAME_CASTLE, 11},
    {{"berta", "reynard"}, 2, NULL, GAME_CASTLE, 12},
    {{"odo", "mathilde"}, 2, NULL, GAME_CASTLE, 13},
    {{"berta", "pip", "mathilde"}, 3, "all", GAME_CARCASSONNE, 14},
    {{"odo", "berta", "reynard"}, 3, "all", GAME_CARCASSONNE, 15},
};

enum { PARTIES = sizeof parties / sizeof *parties, LEAST = 13, MOST = 24, ROW = 18 };
enum { GENTLE_GAMES = 20, OFTEN_GAMES = 32 };

/* No sentence twice, no two words in one turn, and never long the same speaker while others have something to say. */
static void check_manners(const struct party *party, const struct record *record)
{
	int least = WORDS_MAX, most = 0;

	for (int i = 0; i < record->count; i++)
		for (int k = 0; k < i; k++)
			ck_assert_str_ne(record->words[i].text, record->words[k].text);
	for (int i = 1; i < record->count; i++)
		ck_assert_int_gt(record->at[i], record->at[i - 1]);
	for (int seat = 1; seat < party->count; seat++) {
		least = record->counts[seat] < least ? record->counts[seat] : least;
		most = record->counts[seat] > most ? record->counts[seat] : most;
	}
	ck_assert_int_eq(record->counts[0], 0); /* nobody speaks for a person */
	ck_assert_int_le(most - least, 3);
	if (party->count != 3 || party->boxes || party->game != GAME_CARCASSONNE)
		return;
	ck_assert_msg(record->count >= LEAST && record->count <= MOST, "game %d: %d words", (int)party->seed,
	              record->count);
	for (int i = 1; i < record->count; i++) /* spread over the game */
		ck_assert_int_le(record->at[i] - record->at[i - 1], ROW);
}

START_TEST(whole_games)
{
	static struct record record;
	int kinds = 0, barns = 0, own = 0;

	for (int i = 0; i < PARTIES; i++) {
		play(&parties[i], &record, getenv("BASTIDE_TALK") != NULL);
		check_manners(&parties[i], &record);
		for (int k = 0; k < record.count; k++) {
			barns += strstr(record.words[k].text, "barn") != NULL;
			own += strstr(record.words[k].text, "clear the site first") != NULL;
		}
		if (getenv("BASTIDE_TALK"))
			printf("%d words in %d turns\n\n", record.count, record.turns);
	}
	for (int about = 0; about < TALK_ABOUTS; about++) {
		kinds += said[about] > 0;
		ck_assert_msg(!said[about] || denied[about], "%d: nothing would contradict it", about);
	}
	ck_assert_int_ge(kinds, 20);
	ck_assert_int_gt(said[TALK_FIRST], 0); /* points at last */
	ck_assert_int_gt(barns, 0);
	ck_assert_int_gt(own, 0); /* of the dragon at who has called it */
	ck_assert_int_gt(seconds, 0);
}
END_TEST

/* How much is said in a game, of what, and to whom. */
static void tell_measure(const struct party *party, const struct record *record)
{
	if (!getenv("BASTIDE_TALK"))
		return;
	for (int seat = 1; seat < party->count; seat++)
		printf("%-9s %2d words in %2d own turns  ", party->characters[seat], record->counts[seat],
		       record->own[seat]);
	printf("%2d of the person, %2d turns that matter\n", record->persons, record->mattered);
}

/* Each says something in about every third of his turns, a third of all words is of what the person does in his, and
 * nothing that matters goes by in silence. */
START_TEST(often_enough)
{
	static const char *const pairs[][2] = {
	    {"pip", "odo"}, {"berta", "reynard"}, {"mathilde", "pip"}, {"odo", "berta"}};
	static struct record record;
	int words = 0, persons = 0, mattered = 0, kinds[TALK_ABOUTS] = {0}, own[AI_EMBLEM_COUNT] = {0},
	    said_by[AI_EMBLEM_COUNT] = {0};

	for (int game = 0; game < OFTEN_GAMES; game++) {
		const char *const *pair = pairs[game < GENTLE_GAMES ? 0 : game % 4];
		struct party party = {
		    {game % 2 ? "odo" : "berta", pair[0], pair[1]}, 3, NULL, GAME_CARCASSONNE, (uint64_t)(100 + game)};

		play(&party, &record, false);
		tell_measure(&party, &record);
		check_manners(&party, &record);
		ck_assert_msg(record.missed == 0, "game %d: %d turns that matter in silence", game, record.missed);
		ck_assert_int_ge(4 * record.persons, record.count);
		for (int seat = 1; seat < party.count; seat++) {
			int character = ai_character_find(party.characters[seat]);
			ck_assert_int_ge(record.counts[seat] * 4, record.own[seat]);
			ck_assert_int_le(record.counts[seat] * 2, record.own[seat] + 1);
			own[character] += record.own[seat];
			said_by[character] += record.counts[seat];
		}
		words += record.count;
		persons += record.persons;
		mattered += record.mattered;
		int ends = 0; /* that only few tiles are left is said once */
		for (int i = 0; i < record.count; i++) {
			kinds[record.words[i].about]++;
			ends += record.words[i].about == TALK_LAST || record.words[i].about == TALK_CLOSE;
		}
		ck_assert_int_eq(ends, 1);
	}
	for (int character = 0; character < ai_character_count(); character++) {
		ck_assert_int_ge(said_by[character] * 100, own[character] * 33);
		ck_assert_int_le(said_by[character] * 100, own[character] * 45);
	}
	ck_assert_int_ge(persons * 3, words);
	ck_assert_int_gt(mattered, OFTEN_GAMES); /* or nothing was asked */
	for (int about = 0; about < TALK_ABOUTS; about++)
		if (getenv("BASTIDE_TALK") && kinds[about])
			printf("kind %d: %d\n", about, kinds[about]);
}
END_TEST

/* Who breaks off a game hears of it, once of each character. */
START_TEST(a_game_is_broken_off)
{
	const struct party *party = &parties[5];
	struct session *session = begin(party);
	struct ai *ai = ai_create();
	char words[PLAYERS_MAX][TALK_SIZE];

	for (int turn = 0; turn < 12; turn++)
		act(session, ai, party);
	ck_assert(session_finish(session));
	for (int seat = 0; seat < party->count; seat++)
		talk_last_word(session, seat, words[seat]);
	ck_assert_str_eq(words[1], "Already over? There were so many tiles left!");
	ck_assert_str_eq(words[0], "");
	ck_assert_str_eq(words[2], "");
	ai_destroy(ai);
	session_destroy(session);
}
END_TEST

/* Who has won a game that was broken off, or shares it, does not complain of that. */
START_TEST(a_winner_does_not_complain)
{
	int winners = 0, named;

	for (int p = 0; p < 6; p++) {
		struct session *session = begin(&parties[p]);
		struct ai *ai = ai_create();

		for (int turn = 0; turn < 16; turn++)
			act(session, ai, &parties[p]);
		ck_assert(session_finish(session));
		const struct game *game = session_game(session);
		for (int seat = 1; seat < parties[p].count; seat++) {
			enum talk_last last = talk_last_of(session, seat, &named);
			bool won = game_winners(game) >> seat & 1;

			ck_assert(last_is_so(game, last, seat, named));
			ck_assert_int_eq(won, last != TALK_BROKEN);
			winners += won;
		}
		ai_destroy(ai);
		session_destroy(session);
	}
	ck_assert_int_gt(winners, 0);
}
END_TEST

/* The first word of all in a game of this seed. */
static void first_word(uint64_t seed, char text[TALK_SIZE])
{
	struct party party = parties[0];
	struct ai *ai = ai_create();
	struct talk *talk = talk_create();
	const struct talk_word *word = NULL;

	party.seed = seed;
	struct session *session = begin(&party);
	while (!word && session_wait(session) != WAIT_OVER) {
		act(session, ai, &party);
		word = talk_follow(talk, session);
	}
	snprintf(text, TALK_SIZE, "%s", word ? word->text : "");
	talk_destroy(talk);
	ai_destroy(ai);
	session_destroy(session);
}

/* Who plays again and again does not hear the same sentence first each time. */
START_TEST(another_game_begins_with_other_words)
{
	char words[12][TALK_SIZE];
	int alike = 0;

	for (int seed = 0; seed < 12; seed++) {
		first_word((uint64_t)seed + 1, words[seed]);
		for (int before = 0; before < seed; before++)
			alike += strcmp(words[seed], words[before]) == 0;
	}
	ck_assert_int_le(alike, 2);
}
END_TEST

/* The same moves bring the same words, however one comes there: step by step, at once, after turns taken back. */
START_TEST(the_same_moves_bring_the_same_words)
{
	const struct party *party = &parties[0];
	struct session *session = begin(party);
	struct ai *ai = ai_create();
	struct talk *talk = talk_create();
	struct talk_word words[WORDS_MAX];
	int count = 0;

	while (session_wait(session) != WAIT_OVER) {
		act(session, ai, party);
		const struct talk_word *word = talk_follow(talk, session);
		if (word)
			words[count++] = *word;
	}
	ck_assert_int_gt(count, 0);
	const struct talk_word *kept;
	ck_assert_int_eq(talk_words(talk, &kept), count); /* the history shows them */
	for (int i = 0; i < count; i++)
		ck_assert(kept[i].plies == words[i].plies && strcmp(kept[i].text, words[i].text) == 0);
	for (int i = count - 1; i >= 0; i -= 3)
		for (int before = 0; before < 2; before++) {
			struct talk *late = talk_create();

			ck_assert(session_goto(session, words[i].plies - before));
			const struct talk_word *word = talk_follow(talk, session), *same = talk_follow(late, session);
			ck_assert_int_eq(word != NULL, !before);
			ck_assert_int_eq(same != NULL, !before);
			ck_assert(before || strcmp(word->text, words[i].text) == 0);
			ck_assert(before || strcmp(same->text, words[i].text) == 0);
			talk_destroy(late);
		}
	talk_destroy(talk);
	ai_destroy(ai);
	session_destroy(session);
}
END_TEST

int main(void)
{
	const TTest *const tests[] = {whole_games,
	                              often_enough,
	                              a_game_is_broken_off,
	                              a_winner_does_not_complain,
	                              another_game_begins_with_other_words,
	                              the_same_moves_bring_the_same_words};
	return runner_run_tests("talk", first, last, 600, tests, sizeof tests / sizeof *tests);
}
