/* One sentence at a time, present tense, digits. */
#include "story/tally.h"

#include "app/castle_words.h"
#include "app/expansion_words.h"
#include "app/language.h"
#include "text/grow.h"
#include "text/say.h"
#include "text/utf8.h"

static void caption_at(struct tally *tally, double start, const char *text)
{
	if (!grow_list(&tally->captions, tally->caption_count, &tally->caption_capacity, 64, sizeof *tally->captions)) {
		tally->short_of_memory = true;
		return;
	}
	struct tally_caption *caption = &tally->captions[tally->caption_count++];
	caption->start = start;
	utf8_copy(caption->text, sizeof caption->text, text);
}

/* When the first beat of this kind begins. */
static void caption_add(struct tally *tally, const struct tally_act *act, int kind, const char *text)
{
	const struct tally_beat *beat = tally_beat_find(tally, act, kind, 0);
	caption_at(tally, beat ? beat->start : act->start, text);
}

/* Tied, and yet not paid alike: what helps is one player's, and so is a city that has paid before. */
static bool pays_differ(const struct tally_act *act)
{
	for (int i = 1; i < act->pay_count; i++)
		if (act->pays[i].points != act->pays[0].points && act->pays[i].points > 0 && act->pays[0].points > 0)
			return true;
	return false;
}

/* "A tie, nothing is divided: Red 5, Blue 4." */
static const char *differing_pays(const struct tally *tally, const struct tally_act *act)
{
	const char *all = "";
	for (int i = 0; i < act->pay_count; i++)
		all = say_join(all, ", ", "%s %d", tally->names[act->pays[i].seat], (int)act->pays[i].points);
	return say(tr("A tie, nothing is divided: %s."), all);
}

/* What an act pays, when its expression stands there. */
static const char *sum_caption(const struct tally *tally, const struct tally_act *act)
{
	unsigned paid = 0, lost = 0;
	for (int i = 0; i < act->pay_count; i++)
		if (act->pays[i].points > 0)
			paid |= 1u << act->pays[i].seat;
	for (int r = 0; r < act->row_count; r++)
		if (!(act->owners >> act->rows[r] & 1))
			lost |= 1u << act->rows[r];
	const char *winners = tally_seats_words(tally, paid), *losers = tally_seats_words(tally, lost);
	const struct tally_pay *pay = &act->pays[0];
	unsigned long points = (unsigned long)pay->points;
	if (act->nothing)
		return act->subtitle;
	if (pays_differ(act))
		return differing_pays(tally, act);
	if (!paid && act->city_count)
		return say(tr("Every city here has already paid %s: this field pays nothing more."),
		           tally->names[pay->seat]);
	if (!paid)
		return tr("No finished city touches this field: it pays nothing.");
	if (paid & (paid - 1))
		return say(tr("%s: a tie, nothing is divided. %s take the full %d points each."), pay->sum, winners,
		           (int)pay->points);
	if (lost & (lost - 1))
		return say(trn("%s point for %s. %s have fewer and take nothing.",
		               "%s points for %s. %s have fewer and take nothing.", points),
		           pay->sum, winners, losers);
	if (lost)
		return say(trn("%s point for %s. %s has fewer and takes nothing.",
		               "%s points for %s. %s has fewer and takes nothing.", points),
		           pay->sum, winners, losers);
	return say(trn("%s point for %s.", "%s points for %s.", points), pay->sum, winners);
}

/* A city that pays says whom, and why. */
static const char *city_pays_caption(const struct tally *tally, const struct tally_act *act, int i, const char *name)
{
	const char *winners = tally_seats_words(tally, act->owners);
	int n = i + 1, each = tally->each;
	if (act->city_count == 1 && tally_tie(act))
		return say(tr("%s pays %s %d points each: tied for most farmers."), name, winners, each);
	if (act->city_count == 1)
		return say(act->row_count > 1 ? tr("%s pays %s %d points: most farmers.")
		                              : tr("%s pays %s %d points: nobody else is here."),
		           name, winners, each);
	return say(tally_tie(act) ? tr("%s pays %s: %d × %d = %d each so far.")
	                          : tr("%s pays %s: %d × %d = %d so far."),
	           name, winners, n, each, n * each);
}

static const char *count_caption(const struct tally *tally, const struct tally_act *act, int i)
{
	const struct tally_city *city = &tally->cities[act->cities[i]];
	const char *name = city->carcassonne ? tr("The City of Carcassonne") : say(tr("City %s"), city->letter);
	if (act->kind == ACT_CITIES)
		return city_pays_caption(tally, act, i, name);
	for (int seat = 0; seat < tally->player_count; seat++)
		if (act->owners >> seat & 1 && act->capped[seat] >> (i & 63) & 1 && i < 64)
			return say(tr("%s has already paid %s: it pays only once."), name, tally->names[seat]);
	const char *sum = act->city_count == 1 ? NULL : tally_so_far_words(tally, act, i + 1);
	if (!sum)
		return say(trn("%s is finished, and this field feeds it: %d city.",
		               "%s is finished, and this field feeds it: %d cities.", (unsigned long)(i + 1)),
		           name, i + 1);
	if (tally_tie(act))
		return say(i == 0 ? tr("%s is finished, and this field feeds it: %s each so far.")
		                  : tr("It feeds %s too: %s each so far."),
		           name, sum);
	return say(i == 0 ? tr("%s is finished, and this field feeds it: %s so far.")
	                  : tr("It feeds %s too: %s so far."),
	           name, sum);
}

/* What the act is about. */
static const char *subject_caption(const struct tally *tally, const struct tally_act *act)
{
	if (act->kind == ACT_FARM)
		return say(tr("%s: one piece of land. Roads, walls and water are its borders."),
		           say_capital(tally->farms[act->farm].word));
	return say(act->city_count > 1 ? tr("%s, and the fields that feed them.")
	                               : tr("%s, and every field that feeds it."),
	           act->title);
}

/* Who has how many, and what the most are good for. */
static const char *verdict_caption(const struct tally *tally, const struct tally_act *act)
{
	const char *counts = tally_counts_words(tally, act), *names = tally_seats_words(tally, act->owners);
	bool field = act->kind == ACT_FARM;
	if (tally_tie(act))
		return say(field ? tr("%s: a tie. Nothing is divided, each of them takes the full points of the field.")
		                 : tr("%s: a tie. Nothing is divided, each of them takes the full points."),
		           counts);
	if (field)
		return say(act->row_count > 1 ? tr("%s. %s has the most and takes the whole field.")
		                              : tr("%s. %s is alone and has the field."),
		           counts, names);
	return say(act->row_count > 1 ? tr("%s. %s has the most.") : tr("%s. %s is alone here."), counts, names);
}

/* Cities that pay nobody, and what those that pay are worth. */
static void cities_captions(struct tally *tally, const struct tally_act *act)
{
	if (act->open_count)
		caption_add(tally, act, BEAT_OPEN,
		            act->open_count > 1
		                ? tr("The dashed cities are fed too, but they are not finished: they pay nobody.")
		                : tr("The dashed city is fed too, but it is not finished: it pays nobody."));
	/* the sentence before is about other cities: it does not stand there while the first coin flies */
	if (act->city_count && tally_pigs(tally, act)) {
		caption_add(tally, act, BEAT_CITY,
		            say(tr(helping_words()->richer), tally_seats_words(tally, tally_pigs(tally, act))));
	} else if (act->city_count && tally_richer(tally, act)) {
		caption_add(tally, act, BEAT_CITY, say(tr(richer_mark()->richer), tally_each(tally, act), tally->each));
	} else if (act->open_count && act->city_count) {
		caption_add(tally, act, BEAT_CITY,
		            trn("Now the finished city.", "Now the finished cities.", (unsigned long)act->city_count));
	}
}

static void farm_captions(struct tally *tally, struct tally_act *act)
{
	caption_at(tally, act->start, subject_caption(tally, act));
	/* numbers only after their picture: the rows tell them, then the verdict */
	caption_add(tally, act, BEAT_STAND,
	            act->gathers ? tr("The farmers of its fields come together and are counted.")
	                         : tr("The farmers stand up and are counted."));
	caption_add(tally, act, BEAT_TAG, verdict_caption(tally, act));
	cities_captions(tally, act);
	for (int i = 0; i < act->city_count; i++) {
		const struct tally_beat *beat = tally_beat_find(tally, act, BEAT_CITY, i);
		caption_at(tally, beat ? tally_landing(beat) : act->start, count_caption(tally, act, i));
	}
	caption_add(tally, act, BEAT_SUM, sum_caption(tally, act));
}

static const char *feature_subject(const struct tally *tally, const struct tally_act *act)
{
	if (act->wall)
		return say(tr("%s plays wall tile %d: %s"), tally->names[tally_record(tally, act->first_record)->seat],
		           act->wall, castle_wall_note(act->wall, game_settings(tally->game)));
	return tr(act->nothing ? act->nothing->caption : building_words(act->feature->kind)->caption);
}

static void feature_captions(struct tally *tally, struct tally_act *act)
{
	caption_at(tally, act->start, feature_subject(tally, act));
	if (act->row_count > 1) {
		caption_add(tally, act, BEAT_STAND, tr("The followers here are counted."));
		caption_add(tally, act, BEAT_TAG, say("%s. %s", tally_counts_words(tally, act), act->verdict));
	}
	if (act->pay_count) /* not of a tied court of The Castle: the verdict stays */
		caption_add(tally, act, BEAT_SUM, sum_caption(tally, act));
}

/* The keeps stand up, then the verdict; the area is named when its first cell lights up. */
static void keep_captions(struct tally *tally, struct tally_act *act)
{
	caption_at(tally, act->start, tr("The larger keep scores the largest empty area."));
	if (act->row_count && act->subtitle[0])
		caption_add(tally, act, BEAT_STAND, act->subtitle);
	caption_add(tally, act, BEAT_TAG, act->verdict);
	if (act->pay_count == 0)
		return;
	caption_add(tally, act, BEAT_TILE,
	            act->start_count ? tr("The largest empty area and the free start spaces at its edge: 1 point each.")
	                             : tr("The largest empty area: 1 point for each place."));
	caption_add(tally, act, BEAT_SUM, sum_caption(tally, act));
}

static void wall_captions(struct tally *tally, struct tally_act *act)
{
	int left = bit_count(act->cleared);

	caption_at(tally, act->start,
	           left ? say_count("%d wall tile still lies on the wall. Nobody has won it: it leaves the game.",
	                            "%d wall tiles still lie on the wall. Nobody has won them: they leave the game.",
	                            left)
	                : tr("No wall tile lies on the wall any more."));
}

/* A card that pays by what is completed, or what pays by itself, as a number of tokens does. */
static const char *held_caption(const struct tally *tally, const struct tally_act *act)
{
	const struct holding_words *words = holding_words(act->held);
	const struct bill *bill = &tally_record(tally, act->pays[0].record)->bill;
	bool counted = words->counted && bill->terms[0].unit != UNIT_CARD;
	return say(tr(counted ? words->counted : words->pays), tally_seats_words(tally, act->owners));
}

static void held_captions(struct tally *tally, struct tally_act *act)
{
	caption_at(tally, act->start,
	           act->held == TALLY_FIVE     ? say(tr("%s plays wall tile 9: 5 points."), tally->names[act->seat])
	           : act->held == TALLY_REASON ? tally_reason_words(tally, act)
	                                       : held_caption(tally, act));
	caption_add(tally, act, BEAT_SUM, sum_caption(tally, act));
}

/* "Yellow 16, Blue 12, Red 4, Black 0." */
static void end_captions(struct tally *tally, struct tally_act *act)
{
	const char *text = "";
	int order[PLAYERS_MAX];
	tally_ranks(tally, act->after, order);
	for (int n = 0; n < tally->player_count; n++)
		text = say_join(text, ", ", "%s %d", tally->names[order[n]], (int)act->after[order[n]]);
	caption_at(tally, act->start, say_on(text, "."));
}

static const char *fields_caption(int farm_rule)
{
	switch (farm_rule) {
	case FARM_CITY4:
		return tr("Now the fields. Every finished city pays 4 points to the player with the most "
		          "farmers around it.");
	case FARM_CITY3:
		return tr("Now the fields. Every finished city pays 3 points to the player with the most "
		          "farmers around it.");
	case FARM_FIELD3CAP:
		return tr("Now the fields. A field pays 3 points for every finished city, but each city pays a "
		          "player once.");
	default:
		return tr("Now the fields. Each field pays 3 points for every finished city it touches.");
	}
}

/* A game may be scored before its pile is empty. */
static const char *opening_caption(const struct tally *tally)
{
	int left = game_tiles_left(tally->game);

	if (left)
		return say_count("The game is scored now; %d tile was left.",
		                 "The game is scored now; %d tiles were left.", left);
	return tally_castle(tally) ? tr("The pile is empty. Now keeps, courts and wall tiles are counted.")
	                           : tr("The pile is empty. Now everything that is still on the table is counted.");
}

static void title_captions(struct tally *tally, struct tally_act *act)
{
	caption_at(tally, act->start,
	           act->part == PART_FARMS ? fields_caption(tally->farm_rule) : opening_caption(tally));
}

static void send_captions(struct tally *tally, struct tally_act *act)
{
	caption_at(
	    tally, act->start,
	    say(act->farm >= 0 ? tr("%s’s follower leaves the market for %s.") : tr("%s’s follower leaves the market."),
	        tally->names[act->seat], act->farm >= 0 ? tally->farms[act->farm].word : ""));
}

void tally_captions_write(struct tally *tally)
{
	static void (*const writers[])(struct tally *, struct tally_act *) = {
	    [ACT_TITLE] = title_captions, [ACT_SEND] = send_captions,   [ACT_FEATURE] = feature_captions,
	    [ACT_FARM] = farm_captions,   [ACT_CITIES] = farm_captions, [ACT_HELD] = held_captions,
	    [ACT_WALL] = wall_captions,   [ACT_KEEP] = keep_captions,   [ACT_END] = end_captions,
	};
	for (int i = 0; i < tally->act_count; i++)
		writers[tally->acts[i].kind](tally, &tally->acts[i]);
}
