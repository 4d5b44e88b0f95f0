/* The words of the bill. */
#include "story/tally.h"

#include "app/expansion_words.h"
#include "app/language.h"
#include "app/words.h"
#include "text/utf8.h"

#include <stdio.h>
#include <string.h>

void tally_reason_write(const struct tally *tally, const struct tally_act *act, char *text, size_t size)
{
	const struct reason_words *reason = reason_words(act->reason);

	if (reason)
		snprintf(text, size, tr(reason->ending), tally->names[act->seat]);
	else
		snprintf(text, size, "%s", tr(rule_words(tally_record(tally, act->pays[0].record)->bill.rule)->text));
}

/* "Red", "Red and Blue", "Red, Blue and Black". */
void tally_seats_write(const struct tally *tally, unsigned seats, char *text, size_t size)
{
	int count = bit_count(seats), done = 0;
	text[0] = 0;
	for (int seat = 0; seat < tally->player_count; seat++)
		if (seats >> seat & 1)
			words_list(text, size, done++, count, tally->names[seat]);
}

/* "Red 2, Yellow 1" in the order of the rows. */
void tally_counts_write(const struct tally *tally, const struct tally_act *act, char *text, size_t size)
{
	text[0] = 0;
	for (int r = 0; r < act->row_count; r++)
		utf8_join(text, size, ", ", "%s %d", tally->names[act->rows[r]], act->counts[act->rows[r]]);
}

/* Do the letters follow one another?  More than five are then told as "A–H". */
static bool letters_run(const struct tally *tally, const short *cities, int count)
{
	for (int i = 0; i < count; i++) {
		const struct tally_city *city = &tally->cities[cities[i]];
		if (city->carcassonne || city->letter[1] || city->letter[0] != tally->cities[cities[0]].letter[0] + i)
			return false;
	}
	return count > 5;
}

/* "A", "A and B", "D, E, F, G". */
void tally_letters_write(const struct tally *tally, const short *cities, int count, char *text, size_t size)
{
	text[0] = 0;
	if (letters_run(tally, cities, count)) {
		snprintf(text, size, "%s–%s", tally->cities[cities[0]].letter, tally->cities[cities[count - 1]].letter);
		return;
	}
	for (int i = 0; i < count; i++) {
		const struct tally_city *city = &tally->cities[cities[i]];
		words_list(text, size, i, count == 2 ? count : 0, city->carcassonne ? tr("Carcassonne") : city->letter);
	}
}

/* ---- expressions ---- */

/* How many cities pay him in this act. */
static int pay_cities(const struct tally *tally, const struct tally_act *act, const struct tally_pay *pay)
{
	int count = 0;
	for (int k = 0; pay->record >= 0 && k < pay->count; k++)
		count += tally_record(tally, pay->record + k)->city_count;
	return act->kind == ACT_CITIES ? act->city_count : count;
}

int tally_each(const struct tally *tally, const struct tally_act *act)
{
	for (int i = 0; i < act->pay_count; i++) {
		int count = pay_cities(tally, act, &act->pays[i]);
		if (count && act->pays[i].points)
			return (int)(act->pays[i].points / count);
	}
	return tally->each;
}

unsigned tally_pigs(const struct tally *tally, const struct tally_act *act)
{
	unsigned pigs = 0, paid = 0;
	for (int i = 0; i < act->pay_count; i++)
		paid |= (unsigned)(act->pays[i].points > 0) << act->pays[i].seat;
	for (int f = 0; f < tally->farm_count; f++) {
		const struct feature *field = &tally->farms[f].feature;
		bool here = act->kind == ACT_FARM ? act->farm == f : act->kind == ACT_CITIES && act->farms >> f & 1;
		for (int i = 0; here && i < field->figure_count; i++)
			if (any_piece(field->figures[i].figure)->helps_farm)
				pigs |= 1u << field->figures[i].seat;
	}
	return pigs & paid;
}

bool tally_richer(const struct tally *tally, const struct tally_act *act)
{
	const struct feature *field = act->kind == ACT_FARM ? &tally->farms[act->farm].feature : NULL;
	return field && field->city_count && field->points_now > field->city_count * tally->each;
}

static void pay_write(const struct tally *tally, const struct tally_act *act, struct tally_pay *pay)
{
	if (act->kind == ACT_FARM || act->kind == ACT_CITIES) {
		int count = pay_cities(tally, act, pay);
		char cities[64];
		snprintf(cities, sizeof cities, trn("%d city", "%d cities", (unsigned long)count), count);
		if (count && pay->points % count == 0 && pay->points > 0)
			snprintf(pay->sum, sizeof pay->sum, "%s × %d = %d", cities, (int)pay->points / count,
			         (int)pay->points);
		else if (pay->points > 0) /* not the same for each: a figure helps at some of them */
			snprintf(pay->sum, sizeof pay->sum, "%s = %d", cities, (int)pay->points);
		else
			snprintf(pay->sum, sizeof pay->sum, "%s × %d = 0", cities, tally->each);
		return;
	}
	char sum[144] = "";
	if (act->kind == ACT_HELD && pay->record < 0) /* on a corner that no city feeds */
		snprintf(sum, sizeof sum, trn("%d city", "%d cities", 0), 0);
	if (pay->record >= 0)
		bill_sum(&tally_record(tally, pay->record)->bill, BILL_LIST, sum, sizeof sum);
	if (act->nothing)
		snprintf(sum, sizeof sum, "%s", tr(act->nothing->short_text));
	if (tally_tokens(act)) {
		int tokens = game_held(tally->game, pay->seat, act->held);
		snprintf(sum, sizeof sum, trn("%d token, the most", "%d tokens, the most", (unsigned long)tokens),
		         tokens);
	}
	snprintf(pay->sum, sizeof pay->sum, "%s = %d", sum, (int)pay->points);
}

bool tally_so_far_write(const struct tally *tally, const struct tally_act *act, int cities, char *text, size_t size)
{
	int paid = -1;
	if (act->feature && act->feature->kind == FEATURE_COURT && act->pay_count) {
		int each = (int)act->pays[0].points / act->tile_count;
		snprintf(text, size, "%d × %d = %d", cities, each, cities * each);
		return true;
	}
	if (act->kind != ACT_FARM && act->kind != ACT_CITIES)
		return false;
	for (int seat = 0; seat < tally->player_count; seat++) {
		int n = 0;
		if (!(act->owners >> seat & 1))
			continue;
		for (int i = 0; i < cities; i++)
			n += i >= 64 || !(act->capped[seat] >> i & 1);
		if (paid >= 0 && n != paid) /* tied, but paid differently */
			return false;
		paid = n;
	}
	int each = tally_each(tally, act);
	for (int i = 0; i < act->pay_count; i++) {
		int count = pay_cities(tally, act, &act->pays[i]);
		if (count && act->pays[i].points != (int32_t)(each * count)) /* tied, but one is helped */
			return false;
	}
	snprintf(text, size, "%d × %d = %d", paid, each, paid * each);
	return paid > 0;
}

/* ---- bill ---- */

static void verdict_write(const struct tally *tally, struct tally_act *act)
{
	char names[TALLY_NAMES_SIZE];
	int most = 0, next = 0;
	if (act->row_count == 0)
		return;
	for (int r = 0; r < act->row_count; r++) {
		int n = act->counts[act->rows[r]];
		next = n < most && n > next ? n : next;
		most = n > most ? n : most;
	}
	tally_seats_write(tally, act->owners, names, sizeof names);
	if (act->kind == ACT_FARM && tally_tie(act))
		snprintf(act->verdict, sizeof act->verdict,
		         tr("A tie: they share the field, and each takes the full points."));
	else if (act->kind == ACT_FARM && act->row_count == 1)
		snprintf(act->verdict, sizeof act->verdict, tr("%s is alone here. The field is %s’s."), names, names);
	else if (act->kind == ACT_FARM)
		snprintf(act->verdict, sizeof act->verdict, tr("%s has the most: %d against %d. The field is %s’s."),
		         names, most, next, names);
	else if (tally_tie(act))
		snprintf(act->verdict, sizeof act->verdict,
		         tr("A tie. Nothing is divided: each takes the full points."));
	else if (act->row_count == 1)
		snprintf(act->verdict, sizeof act->verdict, tr("%s is alone here."), names);
	else
		snprintf(act->verdict, sizeof act->verdict, tr("%s has the most: %d against %d."), names, most, next);
}

static void farm_write(const struct tally *tally, struct tally_act *act)
{
	const struct tally_farm *farm = &tally->farms[act->farm];
	char names[TALLY_NAMES_SIZE];
	snprintf(act->title, sizeof act->title, "%s", farm->name);
	snprintf(act->subtitle, sizeof act->subtitle, tr("field %d of %d"), act->farm + 1, tally->farm_count);
	if (tally_pigs(tally, act)) {
		tally_seats_write(tally, tally_pigs(tally, act), names, sizeof names);
		snprintf(act->subtitle, sizeof act->subtitle, tr(helping_words()->richer_act), act->farm + 1,
		         tally->farm_count, names);
		return;
	}
	if (tally_richer(tally, act)) {
		snprintf(act->subtitle, sizeof act->subtitle, tr(richer_mark()->richer_act), act->farm + 1,
		         tally->farm_count, tally_each(tally, act), tally->each);
		return;
	}
	/* A city that an earlier farm was paid for pays this one again. */
	for (int a = 0; a < (int)(act - tally->acts); a++) {
		const struct tally_act *other = &tally->acts[a];
		for (int i = 0; other->kind == ACT_FARM && i < other->city_count; i++)
			for (int k = 0; k < act->city_count; k++) {
				if (other->cities[i] != act->cities[k] || tally->farm_rule != FARM_FIELD3)
					continue;
				tally_seats_write(tally, other->owners, names, sizeof names);
				const struct tally_city *city = &tally->cities[act->cities[k]];
				char word[TALLY_NAME_SIZE];
				snprintf(word, sizeof word, city->carcassonne ? "%s" : tr("City %s"),
				         city->carcassonne ? tr("The City of Carcassonne") : city->letter);
				snprintf(act->subtitle, sizeof act->subtitle,
				         tr("field %d of %d · %s has already paid %s on %s; %s counts on its own."),
				         act->farm + 1, tally->farm_count, word, names, tally->farms[other->farm].word,
				         farm->word);
				return;
			}
	}
}

static void cities_write(const struct tally *tally, struct tally_act *act)
{
	char letters[160], farms[160] = "";
	int count = bit_count(act->farms), done = 0;
	tally_letters_write(tally, act->cities, act->city_count, letters, sizeof letters);
	if (act->city_count == 1 && tally->cities[act->cities[0]].carcassonne)
		snprintf(act->title, sizeof act->title, "%s", tr("City of Carcassonne"));
	else
		snprintf(act->title, sizeof act->title, act->city_count > 1 ? tr("Cities %.50s") : tr("City %.50s"),
		         letters);
	for (int i = 0; i < tally->farm_count; i++)
		if (act->farms >> i & 1)
			words_list(farms, sizeof farms, done++, count, tally->farms[i].word);
	if (act->city_count > 1)
		snprintf(act->subtitle, sizeof act->subtitle,
		         trn("Fed by %s, so the farmers are counted once for all of them.",
		             "Fed by %s, so the farmers are counted once for all of them.", (unsigned long)count),
		         farms);
	else
		snprintf(act->subtitle, sizeof act->subtitle, count == 1 ? tr("Only %s feeds it.") : tr("Fed by %s."),
		         farms);
	if (tally_pigs(tally, act)) {
		char names[TALLY_NAMES_SIZE];
		tally_seats_write(tally, tally_pigs(tally, act), names, sizeof names);
		utf8_append(act->subtitle, sizeof act->subtitle, " ");
		utf8_append(act->subtitle, sizeof act->subtitle, tr("Pig of %s: each city pays 1 more."), names);
	}
}

static void feature_write(const struct tally *tally, struct tally_act *act)
{
	static const char *const titles[FEATURE_KINDS] = {N_("Unfinished city"), N_("Unfinished road"), N_("Field"),
	                                                  N_("Unfinished monastery")};
	const struct building_words *building = building_words(act->feature->kind);
	snprintf(act->title, sizeof act->title, "%s", tr(building ? building->title : titles[act->feature->kind]));
	if (act->nothing) {
		snprintf(act->subtitle, sizeof act->subtitle, "%s", tr(act->nothing->subtitle));
		return;
	}
	snprintf(act->subtitle, sizeof act->subtitle, "%s",
	         bill_rule_text(tally_record(tally, act->first_record)->bill.rule));
}

/* "2 fields, 3 cities, 9 points": every city once, though two who share a field are paid for it, or two fields. */
static void end_write(const struct tally *tally, struct tally_act *act)
{
	char farms[64], cities[64], points[64];
	bool paid[TILES_MAX] = {false};
	int count = 0, sum = 0;
	for (int i = 0; i < tally->order_count; i++) {
		const struct record *record = tally_record(tally, i);
		if (record->reason != SCORE_FARM)
			continue;
		sum += (int)record->points;
		for (int k = 0; k < record->city_count; k++) {
			int city = tally_city_find(tally, &tally->records->cities[record->first_city + k]);
			if (city < 0 || paid[city])
				continue;
			paid[city] = true;
			count++;
		}
	}
	snprintf(farms, sizeof farms, trn("%d field", "%d fields", (unsigned long)tally->farm_count),
	         tally->farm_count);
	snprintf(cities, sizeof cities, trn("%d city", "%d cities", (unsigned long)count), count);
	snprintf(points, sizeof points, trn("%d point", "%d points", (unsigned long)sum), sum);
	snprintf(act->subtitle, sizeof act->subtitle, "%s, %s, %s", farms, cities, points);
}

bool tally_tokens(const struct tally_act *act)
{
	return act->kind == ACT_HELD && act->held < HOLDINGS_MAX && !any_holding(act->held)->single;
}

int tally_card_feature(int holding)
{
	bool card = holding < HOLDINGS_MAX && any_holding(holding)->single;
	return card ? holding_words(holding)->feature : FEATURE_KINDS;
}

/* ... by the reason of its first act. */
static const char *reason_word(const struct tally *tally, int part)
{
	for (int i = 0; i < tally->act_count; i++) {
		const struct reason_words *words = reason_words(tally->acts[i].reason);
		if (tally->acts[i].part == part && words)
			return tr(words->about);
	}
	return NULL;
}

const char *tally_part_word(const struct tally *tally, int part)
{
	static const char *const names[PART_COUNT] = {
	    [PART_MARKET] = N_("Market"), [PART_UNFINISHED] = N_("Unfinished"), [PART_FARMS] = N_("Fields"),
	    [PART_TOKENS] = N_("Goods"),  [PART_CARDS] = N_("Cards"),           [PART_KEEP] = N_("The keep"),
	    [PART_COURTS] = N_("Courts"), [PART_WALL_TILES] = N_("Wall tiles")};

	return part == PART_CORNERS || part == PART_BESIDE ? reason_word(tally, part)
	       : names[part]                               ? tr(names[part])
	                                                   : NULL;
}

void tally_cards_write(const struct game *game, const struct record_list *records, char *text, size_t size)
{
	const struct holding_words *tokens = NULL;
	bool card = false;
	for (int i = 0; i < HOLDINGS_MAX; i++) {
		if (!game_has_holding(game, i))
			continue;
		if (any_holding(i)->single)
			card = true;
		else if (!any_holding(i)->each) /* what everybody begins with pays nothing by itself */
			tokens = holding_words(i);
	}
	text[0] = 0;
	if (tokens || card)
		utf8_append(text, size, "%s",
		            tr(!tokens ? N_("Cards")
		               : card  ? tokens->group_beside_cards
		                       : tokens->group));
	for (int reason = 0; reason < SCORE_REASONS; reason++) {
		const struct reason_words *words = score_info(reason)->corner ? NULL : reason_words(reason);
		bool paid = false;
		for (int i = 0; i < records->count && words; i++)
			paid = paid || records->items[i].reason == reason;
		if (paid)
			utf8_join(text, size, ", ", "%s", tr(text[0] ? words->log : words->about));
	}
	if (!text[0])
		utf8_append(text, size, "%s", tr("Cards"));
}

void tally_cloisters_write(const struct record_list *records, char *text, size_t size)
{
	text[0] = 0;
	utf8_append(text, size, "%s", tr("Monasteries"));
	for (int kind = 0; kind < FEATURE_KINDS; kind++) {
		const struct building_words *words = building_words(kind);
		bool paid = false;
		for (int i = 0; i < records->count && words && words->beside; i++)
			paid = paid || records->items[i].kind == kind;
		if (paid)
			utf8_join(text, size, ", ", "%s", tr(words->beside));
	}
}

void tally_act_write(struct tally *tally, struct tally_act *act)
{
	for (int i = 0; i < act->pay_count; i++)
		pay_write(tally, act, &act->pays[i]);
	if (tally_castle(tally)) {
		castle_verdict_write(tally, act);
		castle_title_write(tally, act);
		return;
	}
	verdict_write(tally, act);
	switch (act->kind) {
	case ACT_TITLE:
		snprintf(act->title, sizeof act->title, "%s",
		         act->part == PART_FARMS ? tr("The fields") : tr("Final scoring"));
		break;
	case ACT_SEND:
		snprintf(act->title, sizeof act->title, "%s", tr("Out of the market"));
		snprintf(act->subtitle, sizeof act->subtitle, "%s",
		         tr("At the end every follower in the market goes to a field."));
		break;
	case ACT_FEATURE:
		feature_write(tally, act);
		break;
	case ACT_FARM:
		farm_write(tally, act);
		break;
	case ACT_CITIES:
		cities_write(tally, act);
		break;
	case ACT_HELD:
		if (act->held == TALLY_REASON) {
			const struct reason_words *reason = reason_words(act->reason);
			snprintf(act->title, sizeof act->title, "%s",
			         reason ? tr(reason->about) : words_feature(FEATURE_FIELD));
			tally_reason_write(tally, act, act->subtitle, sizeof act->subtitle);
			break;
		}
		snprintf(act->title, sizeof act->title, "%s", words_holding_subject(act->held));
		if (tally_tokens(act))
			snprintf(act->subtitle, sizeof act->subtitle, "%s",
			         tr("Whoever has the most of a good gets 10 points for it."));
		else
			snprintf(act->subtitle, sizeof act->subtitle, tr("%s holds the card."),
			         tally->names[act->seat]);
		break;
	default: {
		bool fields_last = tally->farm_count > 0;
		for (int i = 0; i < tally->act_count; i++)
			fields_last = fields_last && tally->acts[i].part != PART_CORNERS;
		/* Of fields alone nothing is summed up where others are paid by them too. */
		if (fields_last)
			end_write(tally, act);
		snprintf(act->title, sizeof act->title, "%s",
		         fields_last ? tr("The fields are counted") : tr("Everything is counted"));
	}
	}
}
