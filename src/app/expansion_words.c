/* What is looked up in the tables of the expansions' words. */
#include "app/expansion_words.h"

#include <string.h>

/* The first row of a table of some expansion of which that is true, or NULL: the whole of a function. */
#define RETURN_ROW(type, rows, name, is)                                                                               \
	EACH_WORDS(type, row, rows, name)                                                                              \
		if (is)                                                                                                \
			return row;                                                                                    \
	return NULL
#define RETURN_NAMED(type, rows, name, member, key) RETURN_ROW(type, rows, name, strcmp(row->member, key) == 0)

static const struct piece_words *piece_row(int figure)
{
	RETURN_ROW(piece_words, pieces, piece, row->figure == figure);
}
const struct move_words *move_words(int kind) { RETURN_ROW(move_words, moves, move, row->kind == kind); }
const struct lift_words *lift_words(int kind) { RETURN_ROW(lift_words, lifts, lift, row->kind == kind); }
const struct lift_words *lift_paid_words(int reason) { RETURN_ROW(lift_words, lifts, lift, row->reason == reason); }
const struct building_words *building_words(int kind)
{
	RETURN_ROW(building_words, buildings, building, row->feature == kind);
}
const struct ask_words *ask_words(int decision) { RETURN_ROW(ask_words, asks, ask, row->decision == decision); }
const struct event_words *event_words(int event) { RETURN_ROW(event_words, events, event, row->event == event); }
const struct holding_words *holding_words(int id) { RETURN_ROW(holding_words, holdings, holding, row->holding == id); }
const struct sign_words *sign_words(int sign) { RETURN_ROW(sign_words, signs, sign, row->sign == sign); }
const struct reason_words *reason_words(int reason)
{
	RETURN_ROW(reason_words, reasons, reason, row->reason == reason);
}
const struct haven_words *haven_words(int id) { RETURN_NAMED(haven_words, havens, haven, key, haven_name(id)); }
const struct neutral_words *neutral_words(const struct neutral *piece)
{
	RETURN_NAMED(neutral_words, neutrals, neutral, key, piece->key);
}
const struct rule_words *rule_words(const char *rule) { RETURN_NAMED(rule_words, rules, rule, rule, rule); }
const struct nothing_words *nothing_words(const char *rule)
{
	RETURN_NAMED(nothing_words, nothings, nothing, rule, rule);
}
const struct rule_words *barred_words(const char *rule) { RETURN_NAMED(rule_words, refusals, refusal, rule, rule); }
const struct rule_words *payment_words(const char *rule)
{
	RETURN_ROW(rule_words, payments, payment, rule && strcmp(row->rule, rule) == 0);
}
const struct mark_words *richer_mark(void) { RETURN_ROW(mark_words, marks, mark, row->richer); }

const struct wall_words *wall_words(int number) { RETURN_ROW(wall_words, walls, wall, row->wall == number); }
const struct preset_words *book_words(enum preset preset)
{
	RETURN_ROW(preset_words, presets, preset, row->preset == preset);
}

const struct key_words *key_words(int i)
{
	EACH_WORDS(key_words, row, keys, key)
		if (i-- == 0)
			return row;
	return NULL;
}

const struct help_chapter *help_chapter(enum game_kind game, int index)
{
	for (int place = 0; place <= expansion_words_count; place++)
		for (int e = 0; e < expansion_words_count; e++) {
			const struct expansion_words *words = expansion_words_table[e];

			if (words->game != game || words->chapters_place != place)
				continue;
			if (index < words->chapter_count)
				return &words->chapters[index];
			index -= words->chapter_count;
		}
	return NULL;
}

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
