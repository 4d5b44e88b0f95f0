
#include <string.h>

#include "app/expansion_words.h"
#include "app/language.h"
#include "app/words.h"
#include "text/say.h"

/* Where it is told what each of a unit brings. */
enum times { TIMES_NEVER, TIMES_MORE /* than 1 */, TIMES_ALWAYS };

static const struct unit_words {
	struct {
		const char *one, *many; /* many NULL: one without a number; both: nothing is told */
	} words, list;                  /* as a list has it, where that is something else */
	enum times times[BILL_STYLES];
	const char *none; /* instead of 0 of them */
	int itself;       /* so many are told apart from the number in a list */
	bool of_first;    /* counted of those that the first term counts: one with them if it is all of them */
} units[UNIT_COUNT] = {
    [UNIT_TILE] = {.words = {NN_("%d tile", "%d tiles")}, .times = {TIMES_ALWAYS, TIMES_MORE}},
    [UNIT_PENNANT] = {.words = {NN_("%d pennant", "%d pennants")}, .times = {TIMES_ALWAYS, TIMES_MORE}},
    [UNIT_AROUND] = {.words = {NN_("%d tile", "%d tiles")},
                     .list = {NN_("1 + %d tile round it", "1 + %d tiles round it")},
                     .itself = 1},
    [UNIT_CITY] = {.words = {NN_("%d city", "%d cities")}, .times = {TIMES_ALWAYS, TIMES_ALWAYS}},
    [UNIT_ROAD] = {.words = {NN_("%d road", "%d roads")}, .times = {TIMES_ALWAYS, TIMES_ALWAYS}},
    [UNIT_HELPED] = {.of_first = true},
    [UNIT_START] = {.words = {NN_("%d start space", "%d start spaces")}, .times = {TIMES_MORE, TIMES_MORE}},
    [UNIT_MARKET] = {.words = {NN_("%d market", "%d markets")},
                     .times = {TIMES_ALWAYS, TIMES_ALWAYS},
                     .none = N_("no market")},
    [UNIT_PLACE] = {.words = {NN_("%d empty place", "%d empty places")}},
    [UNIT_WALL_TILE] = {.words = {N_("wall tile 9"), NULL}},
    [UNIT_POINT] = {.words = {NN_("%d point", "%d points")}},
};

/* What lies inside The Castle's wall: tiles and start spaces bring as much each, told once for both (R24 to R27). */
static bool told_once(const struct bill *bill)
{
	return bill->kind == FEATURE_PATH || bill->kind == FEATURE_TOWER || bill->kind == FEATURE_HOUSE;
}

static const char *words_instead(const struct bill *bill, enum bill_style style)
{
	const struct reason_words *words = style == BILL_LOG ? reason_words(bill->reason) : NULL;
	const struct holding_words *held = bill->reason == SCORE_HELD ? holding_words(bill->holding) : NULL;
	const char *text = words ? words->log : style == BILL_LOG && held ? held->log : NULL;
	if (bill->rule && nothing_words(bill->rule))
		text = nothing_words(bill->rule)->text;
	return text;
}

/* What a term brings each, with those that are counted of the same; 0: not the same for all of them. */
static int each_of(const struct bill *bill, int i)
{
	int each = bill->terms[i].each;
	for (int k = i + 1; k < BILL_TERMS && i == 0; k++) {
		const struct term *more = &bill->terms[k];
		if (units[more->unit].of_first)
			each = more->count == bill->terms[0].count ? each + more->each : 0;
	}
	return each;
}

static bool times_told(const struct bill *bill, int each, enum times times)
{
	if (times == TIMES_ALWAYS && told_once(bill) && bill->terms[0].unit == UNIT_TILE)
		times = TIMES_MORE;
	return times == TIMES_ALWAYS ? each > 0 : times == TIMES_MORE && each > 1;
}

static const char *term_words(const struct bill *bill, int i, enum bill_style style, bool bracket)
{
	const struct term *term = &bill->terms[i];
	const struct unit_words *unit = &units[term->unit];
	int each = each_of(bill, i), number = term->count - (style == BILL_LIST ? unit->itself : 0);
	bool apart = style == BILL_LIST && unit->list.one;
	const char *one = apart ? unit->list.one : unit->words.one, *many = apart ? unit->list.many : unit->words.many;
	if (!one)
		return style == BILL_LIST && term->unit == UNIT_HELD ? words_held(bill->holding, number) : "";
	const char *text = !term->count && unit->none ? tr(unit->none) : !many ? tr(one) : say_count(one, many, number);
	if (!bracket && times_told(bill, each, unit->times[style]) && (term->count || style == BILL_LIST))
		return say_on(text, " × %d", each);
	return text;
}

const char *bill_sum(const struct bill *bill, enum bill_style style)
{
	const char *instead = words_instead(bill, style), *text = "";
	if (instead)
		return tr(instead);
	if (bill->terms[0].unit == UNIT_CARD)
		return say("%d", bill_points(bill));
	bool bracket = told_once(bill) && bill->terms[1].unit == UNIT_START && bill->terms[0].each > 1;
	for (int i = 0; i < BILL_TERMS; i++) {
		const char *term = term_words(bill, i, style, bracket);
		text = term[0] ? say_join(text, " + ", "%s", term) : text;
	}
	if (bracket)
		text = say("(%s) × %d", text, bill->terms[0].each);
	for (int i = 0; i < BILL_TERMS && style == BILL_LIST; i++)
		if (bill->terms[i].unit == UNIT_HELPED)
			text = say(tr(helping_words()->farm), text);
	return text;
}

/* ---- rules ---- */

const char *bill_rule_text(const char *rule) { return rule_words(rule) ? tr(rule_words(rule)->text) : ""; }
