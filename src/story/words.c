/* The words of the bill. */
#include "story/tally.h"

#include "app/castle_words.h"
#include "app/expansion_words.h"
#include "app/language.h"
#include "app/words.h"
#include "text/say.h"
#include "text/utf8.h"

const char *tally_reason_words(const struct tally *tally, const struct tally_act *act)
{
	const struct reason_words *reason = reason_words(act->reason);

	return reason ? say(tr(reason->ending), tally->names[act->seat])
	              : tr(rule_words(tally_record(tally, act->pays[0].record)->bill.rule)->text);
}

/* "Red", "Red and Blue", "Red, Blue and Black". */
const char *tally_seats_words(const struct tally *tally, unsigned seats)
{
	int count = bit_count(seats), done = 0;
	const char *text = "";
	for (int seat = 0; seat < tally->player_count; seat++)
		if (seats >> seat & 1)
			text = words_list(text, done++, count, tally->names[seat]);
	return text;
}

/* "Red 2, Yellow 1" in the order of the rows. */
const char *tally_counts_words(const struct tally *tally, const struct tally_act *act)
{
	const char *text = "";
	for (int r = 0; r < act->row_count; r++)
		text = say_join(text, ", ", "%s %d", tally->names[act->rows[r]], act->counts[act->rows[r]]);
	return text;
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
const char *tally_letters_words(const struct tally *tally, const short *cities, int count)
{
	const char *text = "";
	if (letters_run(tally, cities, count))
		return say("%s–%s", tally->cities[cities[0]].letter, tally->cities[cities[count - 1]].letter);
	for (int i = 0; i < count; i++) {
		const struct tally_city *city = &tally->cities[cities[i]];
		text =
		    words_list(text, i, count == 2 ? count : 0, city->carcassonne ? tr("Carcassonne") : city->letter);
	}
	return text;
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

static const char *pay_words(const struct tally *tally, const struct tally_act *act, const struct tally_pay *pay)
{
	int points = (int)pay->points;
	if (act->kind == ACT_FARM || act->kind == ACT_CITIES) {
		int count = pay_cities(tally, act, pay);
		const char *cities = say_count("%d city", "%d cities", count);
		if (count && points % count == 0 && points > 0)
			return say("%s × %d = %d", cities, points / count, points);
		/* not the same for each: a figure helps at some of them */
		return points > 0 ? say("%s = %d", cities, points) : say("%s × %d = 0", cities, tally->each);
	}
	const char *sum = "";
	if (act->kind == ACT_HELD && pay->record < 0) /* on a corner that no city feeds */
		sum = say_count("%d city", "%d cities", 0);
	if (pay->record >= 0)
		sum = bill_sum(&tally_record(tally, pay->record)->bill, BILL_LIST);
	if (act->nothing)
		sum = tr(act->nothing->short_text);
	if (tally_tokens(act)) {
		int tokens = game_held(tally->game, pay->seat, act->held);
		sum = say_count("%d token, the most", "%d tokens, the most", tokens);
	}
	return say("%s = %d", sum, points);
}

const char *tally_so_far_words(const struct tally *tally, const struct tally_act *act, int cities)
{
	int paid = -1;
	if (act->feature && act->feature->kind == FEATURE_COURT && act->pay_count) {
		int each = (int)act->pays[0].points / act->tile_count;
		return say("%d × %d = %d", cities, each, cities * each);
	}
	if (act->kind != ACT_FARM && act->kind != ACT_CITIES)
		return NULL;
	for (int seat = 0; seat < tally->player_count; seat++) {
		int n = 0;
		if (!(act->owners >> seat & 1))
			continue;
		for (int i = 0; i < cities; i++)
			n += i >= 64 || !(act->capped[seat] >> i & 1);
		if (paid >= 0 && n != paid) /* tied, but paid differently */
			return NULL;
		paid = n;
	}
	int each = tally_each(tally, act);
	for (int i = 0; i < act->pay_count; i++) {
		int count = pay_cities(tally, act, &act->pays[i]);
		if (count && act->pays[i].points != (int32_t)(each * count)) /* tied, but one is helped */
			return NULL;
	}
	return paid > 0 ? say("%d × %d = %d", paid, each, paid * each) : NULL;
}

/* ---- bill ---- */

const char *tally_keeps_words(const struct tally *tally, castle_keeps_told *words)
{
	const struct castle_keeps keeps = record_keeps(tally->records, tally->game);
	return words(&keeps, (const char *const[]){tally->names[0], tally->names[1]});
}

static const char *verdict_words(const struct tally *tally, const struct tally_act *act)
{
	if (act->kind == ACT_KEEP)
		return tally_keeps_words(tally, castle_keeps_verdict);
	if (act->row_count == 0)
		return "";
	int most = act->counts[act->rows[0]], next = act->row_count > 1 ? act->counts[act->rows[1]] : 0;
	const char *names = tally_seats_words(tally, act->owners);
	if (act->kind == ACT_FARM && tally_tie(act))
		return tr("A tie: they share the field, and each takes the full points.");
	if (act->kind == ACT_FARM && act->row_count == 1)
		return say(tr("%s is alone here. The field is %s’s."), names, names);
	if (act->kind == ACT_FARM)
		return say(tr("%s has the most: %d against %d. The field is %s’s."), names, most, next, names);
	if (tally_tie(act))
		return tally_castle(tally) ? tr("A tie: nobody scores it.")
		                           : tr("A tie. Nothing is divided: each takes the full points.");
	return act->row_count == 1 ? say(tr("%s is alone here."), names)
	                           : say(tr("%s has the most: %d against %d."), names, most, next);
}

static const char *farm_words(const struct tally *tally, const struct tally_act *act)
{
	const struct tally_farm *farm = &tally->farms[act->farm];
	if (tally_pigs(tally, act))
		return say(tr(helping_words()->richer_act), act->farm + 1, tally->farm_count,
		           tally_seats_words(tally, tally_pigs(tally, act)));
	if (tally_richer(tally, act))
		return say(tr(richer_mark()->richer_act), act->farm + 1, tally->farm_count, tally_each(tally, act),
		           tally->each);
	/* A city that an earlier farm was paid for pays this one again. */
	for (int a = 0; a < (int)(act - tally->acts); a++) {
		const struct tally_act *other = &tally->acts[a];
		for (int i = 0; other->kind == ACT_FARM && i < other->city_count; i++)
			for (int k = 0; k < act->city_count; k++) {
				if (other->cities[i] != act->cities[k] || tally->farm_rule != FARM_FIELD3)
					continue;
				const struct tally_city *city = &tally->cities[act->cities[k]];
				const char *word = city->carcassonne ? tr("The City of Carcassonne")
				                                     : say(tr("City %s"), city->letter);
				return say(tr("field %d of %d · %s has already paid %s on %s; %s counts on its own."),
				           act->farm + 1, tally->farm_count, word,
				           tally_seats_words(tally, other->owners), tally->farms[other->farm].word,
				           farm->word);
			}
	}
	return say(tr("field %d of %d"), act->farm + 1, tally->farm_count);
}

static const char *cities_title(const struct tally *tally, const struct tally_act *act)
{
	if (act->city_count == 1 && tally->cities[act->cities[0]].carcassonne)
		return tr("City of Carcassonne");
	return say(act->city_count > 1 ? tr("Cities %.50s") : tr("City %.50s"),
	           tally_letters_words(tally, act->cities, act->city_count));
}

static const char *cities_words(const struct tally *tally, const struct tally_act *act)
{
	const char *farms = "", *text;
	int count = bit_count(act->farms), done = 0;
	for (int i = 0; i < tally->farm_count; i++)
		if (act->farms >> i & 1)
			farms = words_list(farms, done++, count, tally->farms[i].word);
	text = say(act->city_count > 1
	               ? trn("Fed by %s, so the farmers are counted once for all of them.",
	                     "Fed by %s, so the farmers are counted once for all of them.", (unsigned long)count)
	           : count == 1 ? tr("Only %s feeds it.")
	                        : tr("Fed by %s."),
	           farms);
	if (tally_pigs(tally, act))
		text = say_join(text, " ", tr("Pig of %s: each city pays 1 more."),
		                tally_seats_words(tally, tally_pigs(tally, act)));
	return text;
}

static const char *feature_title(const struct tally_act *act) { return tr(building_words(act->feature->kind)->title); }

/* Of fields alone nothing is summed up where others are paid by them too. */
static bool fields_last(const struct tally *tally)
{
	bool last = tally->farm_count > 0;
	for (int i = 0; i < tally->act_count; i++)
		last = last && tally->acts[i].part != PART_CORNERS;
	return last;
}

/* "2 fields, 3 cities (A, B, D), 9 points": every city once, though two who share a field are paid for it, or two
 * fields. */
static const char *end_words(const struct tally *tally)
{
	bool paid[TILES_MAX] = {false};
	short cities[TILES_MAX];
	int count = 0, sum = 0;
	for (int i = 0; i < tally->order_count; i++) {
		const struct record *record = tally_record(tally, i);
		sum += record->reason == SCORE_FARM ? (int)record->points : 0;
		for (int k = 0; k < record->city_count; k++) {
			int city = tally_city_find(tally, &tally->records->cities[record->first_city + k]);
			if (city >= 0)
				paid[city] = true;
		}
	}
	for (int city = 0; city < tally->city_count; city++)
		if (paid[city])
			cities[count++] = (short)city;
	const char *text = say_count("%d field", "%d fields", tally->farm_count);
	text = say_join(text, ", ", "%s", say_count("%d city", "%d cities", count));
	if (count) /* what their letters on the table are */
		text = say_on(text, " (%s)", tally_letters_words(tally, cities, count));
	return fields_last(tally) ? say_join(text, ", ", "%s", say_count("%d point", "%d points", sum)) : text;
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

const char *tally_cards_words(const struct game *game, const struct record_list *records)
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
	const char *text = tokens ? tr(card ? tokens->group_beside_cards : tokens->group) : card ? tr("Cards") : "";
	for (int reason = 0; reason < SCORE_REASONS; reason++) {
		const struct reason_words *words = score_info(reason)->corner ? NULL : reason_words(reason);
		bool paid = false;
		for (int i = 0; i < records->count && words; i++)
			paid = paid || records->items[i].reason == reason;
		if (paid)
			text = say_join(text, ", ", "%s", tr(text[0] ? words->log : words->about));
	}
	return text[0] ? text : tr("Cards");
}

const char *tally_cloisters_words(const struct record_list *records)
{
	const char *text = tr("Monasteries");
	for (int kind = 0; kind < FEATURE_KINDS; kind++) {
		const struct building_words *words = building_words(kind);
		bool paid = false;
		for (int i = 0; i < records->count && words && words->beside; i++)
			paid = paid || records->items[i].kind == kind;
		if (paid)
			text = say_join(text, ", ", "%s", tr(words->beside));
	}
	return text;
}

static const char *act_title(const struct tally *tally, const struct tally_act *act)
{
	const struct reason_words *reason = reason_words(act->reason);
	switch (act->kind) {
	case ACT_TITLE:
		return act->part == PART_FARMS ? tr("The fields") : tr("Final scoring");
	case ACT_SEND:
		return tr("Out of the market");
	case ACT_FEATURE:
		return feature_title(act);
	case ACT_FARM:
		return tally->farms[act->farm].name;
	case ACT_CITIES:
		return cities_title(tally, act);
	case ACT_WALL:
		return tr("The wall is cleared");
	case ACT_KEEP:
		return tr("The keeps");
	case ACT_HELD:
		if (act->held == TALLY_FIVE)
			return say(tr("Wall tile %d"), act->wall);
		if (act->held != TALLY_REASON)
			return words_holding_subject(act->held);
		return reason ? tr(reason->about) : words_feature(FEATURE_FIELD);
	default:
		return fields_last(tally) ? tr("The fields are counted") : tr("Everything is counted");
	}
}

static const char *act_subtitle(const struct tally *tally, const struct tally_act *act)
{
	switch (act->kind) {
	case ACT_TITLE:
		return "";
	case ACT_SEND:
		return tr("At the end every follower in the market goes to a field.");
	case ACT_FEATURE:
		if (act->nothing)
			return tr(act->nothing->subtitle);
		/* a court with a tie pays nobody */
		return bill_rule_text(act->record_count ? tally_record(tally, act->first_record)->bill.rule : "R46");
	case ACT_FARM:
		return farm_words(tally, act);
	case ACT_CITIES:
		return cities_words(tally, act);
	case ACT_WALL:
		return tr("What still lies on the corner towers leaves the game.");
	case ACT_KEEP:
		return tally_keeps_words(tally, castle_keeps_raised);
	case ACT_HELD:
		if (act->held == TALLY_FIVE)
			return castle_wall_note(act->wall, game_settings(tally->game));
		if (act->held == TALLY_REASON)
			return tally_reason_words(tally, act);
		return tally_tokens(act) ? tr("Whoever has the most of a good gets 10 points for it.")
		                         : say(tr("%s holds the card."), tally->names[act->seat]);
	default:
		return tally->farm_count ? end_words(tally) : "";
	}
}

void tally_act_write(struct tally *tally, struct tally_act *act)
{
	for (int i = 0; i < act->pay_count; i++)
		utf8_copy(act->pays[i].sum, sizeof act->pays[i].sum, pay_words(tally, act, &act->pays[i]));
	utf8_copy(act->verdict, sizeof act->verdict, verdict_words(tally, act));
	utf8_copy(act->title, sizeof act->title, act_title(tally, act));
	utf8_copy(act->subtitle, sizeof act->subtitle, act_subtitle(tally, act));
}
