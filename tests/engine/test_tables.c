/*
 * test_tables.c - what expansions choose by hand for themselves and no compiler compares: numbers that any two of them,
 * which may be in one game, must not share.  C keeps silent where they do, and a gate counts as an inn.
 */
#include "engine/carcassonne/module.h"
#include "engine/carcassonne/score.h"

#include "suite.h" /* last: it has a refusal of its own */

/* Numbers that were met, and by whom. */
struct met {
	const char *what;
	const char *by[256];
};

/* Nobody else has this number, which is one of so many. */
static void alone(struct met *met, int number, int most, const char *key)
{
	ck_assert_msg(number >= 0 && number < most, "%s: %s %d is none of %d", key, met->what, number, most);
	ck_assert_msg(!met->by[number], "%s and %s share %s %d", met->by[number], key, met->what, number);
	met->by[number] = key;
}

/* Each row of such a table of all modules. */
#define EACH_ROW(type, row, rows, count)                                                                               \
	for (int m_ = 0; m_ < modules_table_count; m_++)                                                               \
		for (const struct type *row = modules_table[m_]->rows;                                                 \
		     row < modules_table[m_]->rows + modules_table[m_]->count; row++)

START_TEST(pieces_have_numbers_of_their_own)
{
	struct met ids = {.what = "kind of figure"}, ranks = {.what = "rank"};

	alone(&ids, meeple.id, PIECES_MAX, meeple.key);
	alone(&ranks, meeple.rank, 256, meeple.key);
	EACH_ROW(piece, piece, pieces, piece_count) {
		alone(&ids, piece->id, PIECES_MAX, piece->key);
		alone(&ranks, piece->rank, 256, piece->key);
	}
}
END_TEST

START_TEST(what_stands_beside_has_numbers_of_its_own)
{
	struct met neutrals = {.what = "neutral piece"}, havens = {.what = "haven"}, holdings = {.what = "holding"};

	EACH_ROW(neutral, neutral, neutrals, neutral_count)
		alone(&neutrals, neutral->id, NEUTRALS_MAX, neutral->key);
	EACH_ROW(haven, haven, havens, haven_count)
		alone(&havens, haven->id, HAVENS_MAX, haven->key);
	EACH_ROW(holding, holding, holdings, holding_count)
		alone(&holdings, holding->id, HOLDINGS_MAX, holding->key);
}
END_TEST

/* Signs of one kind of feature are counted in lanes of their own (score.h). */
START_TEST(signs_have_lanes_of_their_own)
{
	struct met ids = {.what = "sign"}, lanes[FEATURE_KINDS];

	for (int kind = 0; kind < FEATURE_KINDS; kind++)
		lanes[kind] = (struct met){.what = feature_name((enum feature_kind)kind)};
	EACH_ROW(sign, sign, signs, sign_count) {
		alone(&ids, sign->id, SIGNS_MAX, sign->key);
		ck_assert_int_lt(sign->feature, FEATURE_KINDS);
		if (sign->lane != NO_LANE)
			alone(&lanes[sign->feature], sign->lane, EXTRA_LANES, sign->key);
	}
}
END_TEST

/* By these they are told apart in hashes and signatures (tests/format/signatures.txt), with those that every game has.
 */
START_TEST(moves_events_and_scores_have_numbers_of_their_own)
{
	struct met forms = {.what = "move"}, events = {.what = "event"}, scores = {.what = "score"};

	for (int kind = 0; kind < MOVE_KINDS; kind++) {
		const struct move_form *form = form_of(rules_of(GAME_CARCASSONNE), kind);

		form = form ? form : form_of(rules_of(GAME_CASTLE), kind);
		alone(&forms, form->number, 256, form->word ? form->word : "a figure");
	}
	for (int kind = 0; kind < EVENT_KINDS; kind++)
		alone(&events, event_info(kind)->number, 256, event_info(kind)->key);
	for (int reason = 0; reason < SCORE_REASONS; reason++)
		alone(&scores, score_info(reason)->number, 256, score_info(reason)->key);
}
END_TEST

static Suite *tables_suite(void)
{
	Suite *suite = suite_create("tables");
	TCase *tables = tcase_create("tables");

	tcase_add_test(tables, pieces_have_numbers_of_their_own);
	tcase_add_test(tables, what_stands_beside_has_numbers_of_its_own);
	tcase_add_test(tables, signs_have_lanes_of_their_own);
	tcase_add_test(tables, moves_events_and_scores_have_numbers_of_their_own);
	suite_add_tcase(suite, tables);
	return suite;
}

int main(void) { return suite_run(tables_suite); }
