/* The table of the expansions' words. */
#include "app/expansion_words.h"

#include <string.h>

#define WORDS(name) &name##_words,
const struct expansion_words *const expansion_words_table[] = {
#include "expansions/list.h"
};

const int expansion_words_count = sizeof expansion_words_table / sizeof expansion_words_table[0];

/* A function that finds the first row of a table of some expansion of which `is` is true, or NULL. */
#define ROW_FINDER(type, function, parameter, rows, name, is)                                                          \
	const struct type *function(parameter)                                                                         \
	{                                                                                                              \
		EACH_WORDS(type, row, rows, name)                                                                      \
			if (is)                                                                                        \
				return row;                                                                            \
		return NULL;                                                                                           \
	}

static ROW_FINDER(piece_words, piece_row, int figure, pieces, piece,
                  row->figure == figure) ROW_FINDER(move_words, move_words, int kind, moves, move, row->kind == kind)
    ROW_FINDER(lift_words, lift_words, int kind, lifts, lift, row->kind == kind) ROW_FINDER(lift_words, lift_paid_words,
                                                                                            int reason, lifts, lift,
                                                                                            row->reason == reason)
        ROW_FINDER(building_words, building_words, int kind, buildings, building, row->feature == kind)
            ROW_FINDER(ask_words, ask_words, int decision, asks, ask, row->decision == decision)
                ROW_FINDER(event_words, event_words, int event, events, event, row->event == event)
                    ROW_FINDER(holding_words, holding_words, int id, holdings, holding, row->holding == id)
                        ROW_FINDER(sign_words, sign_words, int sign, signs, sign, row->sign == sign)
                            ROW_FINDER(reason_words, reason_words, int reason, reasons, reason,
                                       row->reason == reason) ROW_FINDER(haven_words, haven_words, int id, havens,
                                                                         haven, strcmp(row->key, haven_name(id)) == 0)
                                ROW_FINDER(neutral_words, neutral_words, const struct neutral *piece, neutrals, neutral,
                                           strcmp(row->key, piece->key) == 0) ROW_FINDER(rule_words, rule_words,
                                                                                         const char *rule, rules, rule,
                                                                                         strcmp(row->rule, rule) == 0)
                                    ROW_FINDER(nothing_words, nothing_words, const char *rule, nothings, nothing,
                                               strcmp(row->rule, rule) ==
                                                   0) ROW_FINDER(rule_words, barred_words, const char *rule,
                                                                 refusals, refusal, strcmp(row->rule, rule) == 0)
                                        ROW_FINDER(rule_words, payment_words, const char *rule, payments, payment,
                                                   rule &&strcmp(row->rule, rule) == 0)
                                            ROW_FINDER(deed_words, deed_words, const struct move *move, deeds, deed,
                                                       row->move == move->kind &&
                                                           (move->kind != MOVE_FIGURE || row->figure == move->figure))
                                                ROW_FINDER(mark_words, richer_mark, void, marks, mark, row->richer)

                                                    const struct neutral_words *housed_words(const struct game *game)
{
	for (int id = 0; id < NEUTRALS_MAX; id++) {
		const struct neutral *neutral = game_neutral(game_kind(game), id);

		if (game_has_neutral(game, id) && neutral->place == PLACE_HAVEN)
			return neutral_words(neutral);
	}
	return NULL;
}

const struct piece_words *piece_words(int figure)
{
	static const struct piece_words follower = {.is_follower = true}, unknown = {0};
	const struct piece_words *row = piece_row(figure);

	return row ? row : figure == FIGURE_MEEPLE ? &follower : &unknown;
}

const struct piece_words *helping_words(void) { return piece_words(helping_piece()->id); }

const struct piece_words *again_words(void) { return piece_words(again_piece()->id); }

const char *words_laid(uint32_t flags)
{
	EACH_WORDS(mark_words, row, marks, mark)
		if (row->laid && flags & row->flag)
			return tr(row->laid);
	return NULL;
}

const struct expansion_words *seats_words(void)
{
	for (int e = 0; e < expansion_words_count; e++)
		if (expansion_words_table[e]->brings)
			return expansion_words_table[e];
	return NULL;
}
