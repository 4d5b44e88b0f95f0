/* The table of the expansions' words. */
#include "app/expansion_words.h"

#include <string.h>

#define WORDS(name) &name##_words,
const struct expansion_words *const expansion_words_table[] = {
#include "expansions/list.h"
};

const int expansion_words_count = sizeof expansion_words_table / sizeof expansion_words_table[0];

const struct haven_words *haven_words(int haven)
{
	for (int i = 0; i < expansion_words_count; i++)
		for (int h = 0; h < expansion_words_table[i]->haven_count; h++)
			if (strcmp(expansion_words_table[i]->havens[h].key, haven_name(haven)) == 0)
				return &expansion_words_table[i]->havens[h];
	return NULL;
}

/* The row of a table of some expansion whose member is this number. */
#define ROW_FIND(rows, count, member, number)                                                                          \
	for (int e = 0; e < expansion_words_count; e++)                                                                \
		for (int i = 0; i < expansion_words_table[e]->count; i++)                                              \
			if (expansion_words_table[e]->rows[i].member == (number))                                      \
				return &expansion_words_table[e]->rows[i];                                             \
	return NULL

const struct neutral_words *neutral_words(const struct neutral *neutral)
{
	for (int i = 0; i < expansion_words_count; i++)
		for (int n = 0; n < expansion_words_table[i]->neutral_count; n++)
			if (strcmp(expansion_words_table[i]->neutrals[n].key, neutral->key) == 0)
				return &expansion_words_table[i]->neutrals[n];
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

static const struct piece_words *piece_row(int figure) { ROW_FIND(pieces, piece_count, figure, figure); }

const struct piece_words *piece_words(int figure)
{
	static const struct piece_words follower = {.is_follower = true}, unknown = {0};
	const struct piece_words *row = piece_row(figure);

	return row ? row : figure == FIGURE_MEEPLE ? &follower : &unknown;
}

const struct piece_words *helping_words(void) { return piece_words(helping_piece()->id); }

const struct piece_words *again_words(void) { return piece_words(again_piece()->id); }

const struct move_words *move_words(int kind) { ROW_FIND(moves, move_count, kind, kind); }
const struct lift_words *lift_words(int kind) { ROW_FIND(lifts, lift_count, kind, kind); }
const struct lift_words *lift_paid_words(int reason) { ROW_FIND(lifts, lift_count, reason, reason); }
const struct building_words *building_words(int feature) { ROW_FIND(buildings, building_count, feature, feature); }
const struct ask_words *ask_words(int decision) { ROW_FIND(asks, ask_count, decision, decision); }
const struct event_words *event_words(int event) { ROW_FIND(events, event_count, event, event); }
const struct holding_words *holding_words(int holding) { ROW_FIND(holdings, holding_count, holding, holding); }
const struct sign_words *sign_words(int sign) { ROW_FIND(signs, sign_count, sign, sign); }
const struct reason_words *reason_words(int reason) { ROW_FIND(reasons, reason_count, reason, reason); }

const struct deed_words *deed_words(const struct move *move)
{
	for (int e = 0; e < expansion_words_count; e++)
		for (int i = 0; i < expansion_words_table[e]->deed_count; i++) {
			const struct deed_words *row = &expansion_words_table[e]->deeds[i];
			if (row->move == move->kind && (move->kind != MOVE_FIGURE || row->figure == move->figure))
				return row;
		}
	return NULL;
}

const char *words_laid(uint32_t flags)
{
	for (int e = 0; e < expansion_words_count; e++)
		for (int i = 0; i < expansion_words_table[e]->mark_count; i++)
			if (expansion_words_table[e]->marks[i].laid && flags & expansion_words_table[e]->marks[i].flag)
				return tr(expansion_words_table[e]->marks[i].laid);
	return NULL;
}

const struct mark_words *richer_mark(void)
{
	for (int e = 0; e < expansion_words_count; e++)
		for (int i = 0; i < expansion_words_table[e]->mark_count; i++)
			if (expansion_words_table[e]->marks[i].richer)
				return &expansion_words_table[e]->marks[i];
	return NULL;
}

const struct expansion_words *seats_words(void)
{
	int e = 0;

	while (!expansion_words_table[e]->brings)
		e++;
	return expansion_words_table[e];
}

static const struct rule_words *rule_find(const struct rule_words *rows, int count, const char *rule)
{
	for (int i = 0; i < count; i++)
		if (strcmp(rows[i].rule, rule) == 0)
			return &rows[i];
	return NULL;
}

const struct rule_words *rule_words(const char *rule)
{
	const struct rule_words *found = NULL;

	for (int e = 0; e < expansion_words_count && !found; e++)
		found = rule_find(expansion_words_table[e]->rules, expansion_words_table[e]->rule_count, rule);
	return found;
}

const struct nothing_words *nothing_words(const char *rule)
{
	for (int e = 0; e < expansion_words_count; e++)
		for (int i = 0; i < expansion_words_table[e]->nothing_count; i++)
			if (strcmp(expansion_words_table[e]->nothings[i].rule, rule) == 0)
				return &expansion_words_table[e]->nothings[i];
	return NULL;
}

const struct rule_words *payment_words(const char *rule)
{
	const struct rule_words *found = NULL;

	for (int e = 0; e < expansion_words_count && !found && rule; e++)
		found = rule_find(expansion_words_table[e]->payments, expansion_words_table[e]->payment_count, rule);
	return found;
}

const struct rule_words *barred_words(const char *rule)
{
	const struct rule_words *found = NULL;

	for (int e = 0; e < expansion_words_count && !found; e++)
		found = rule_find(expansion_words_table[e]->refusals, expansion_words_table[e]->refusal_count, rule);
	return found;
}
