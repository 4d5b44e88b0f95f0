/*
 * why.c - a reason in words, from the facts of a line.  It is written once: in English, or in any language whose
 * catalogue `struct ai_speech` asks.
 */
#include "mind.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const double FLAW_LEAST = 1.5, BEHIND_LEAST = 0.3, REACH_LEAST = 2, EFFECT_LEAST = 1.5, LITTLE_LEAST = 0.5,
                    BUT_LEAST = 3;      /* points */
static const double EQUAL_BELOW = 0.05; /* points less are told as none */
static const double TOLD_SHARE = 3;     /* a loss that is so many times as large as its reasons has others, too */

/* ---- what the others lack ---- */

struct flaw {
	enum ai_flaw what;
	uint8_t kind, seat;
	double points;
	const char *of; /* what it is missed of, where that is no feature */
};

static void flaw_take(struct flaw *flaw, enum ai_flaw what, int kind, int seat, double points)
{
	if (points > flaw->points)
		*flaw = (struct flaw){what, (uint8_t)kind, (uint8_t)seat, points, NULL};
}

/* The largest difference from the best line that speaks against this one. */
static struct flaw flaw_of(const struct ai_advice *advice, int number)
{
	const struct ai_line *best = &advice->lines[0], *line = &advice->lines[number];
	struct flaw flaw = {.what = AI_FLAW_NONE, .points = FLAW_LEAST};

	for (int kind = 0; kind < FEATURE_KINDS && best->margin - line->margin >= BEHIND_LEAST; kind++) {
		double mine = (double)best->worth[advice->seat][kind] - (double)line->worth[advice->seat][kind];

		flaw_take(&flaw, AI_FLAW_MISSES, kind, NOBODY, mine);
		for (int seat = 0; seat < PLAYERS_MAX; seat++) {
			double theirs = (double)line->worth[seat][kind] - (double)best->worth[seat][kind];

			if (seat == advice->seat || theirs < FLAW_LEAST)
				continue;
			flaw_take(&flaw, AI_FLAW_GIVES, kind, seat, theirs);
			if (mine >= FLAW_LEAST)
				flaw_take(&flaw, AI_FLAW_LOSES, kind, seat, mine + theirs);
		}
	}
	return flaw;
}

/* What the other lines have in common that is worse than the best. */
struct others {
	int of;           /* so many other lines were told */
	int count;        /* and so many of them have the flaw; 0: none that is worth a word */
	struct flaw flaw; /* with the most points of them */
};

static struct others others_find(const struct ai_advice *advice)
{
	struct others found = {.of = advice->line_count > 1 ? advice->line_count - 1 : 0};
	struct flaw flaws[AI_LINES_MAX];

	for (int i = 1; i < advice->line_count; i++)
		flaws[i] = flaw_of(advice, i);
	for (int i = 1; i < advice->line_count; i++) {
		struct others same = {.of = found.of, .flaw = flaws[i]};

		for (int j = i; j < advice->line_count && flaws[i].what != AI_FLAW_NONE; j++) {
			if (flaws[j].what != flaws[i].what || flaws[j].kind != flaws[i].kind ||
			    flaws[j].seat != flaws[i].seat)
				continue;
			same.count++;
			if (flaws[j].points > same.flaw.points)
				same.flaw.points = flaws[j].points;
		}
		if (same.count > found.count)
			found = same;
	}
	return found;
}

/* Does the line wait: nobody is put on the tile that lies, where a follower could stand? */
static bool waits(const struct ai_line *line)
{
	return line->keeps && line->moves[0].kind == MOVE_PASS && !line->aim && !line->completes;
}

/* ---- speaking ---- */

static const char *english(const char *text) { return text; }

static const char *english_count(const char *one, const char *many, unsigned long n) { return n == 1 ? one : many; }

static const char *english_seat(const void *context, int seat) { return color_name(game_color(context, seat)); }

/* Points with one decimal, without a library that knows locales. */
static char *english_tenths(double value, char text[AI_NUMBER_SIZE])
{
	int tenths = (int)(value * 10 + 0.5);

	snprintf(text, AI_NUMBER_SIZE, "%d.%d", tenths / 10, tenths % 10);
	return text;
}

static void english_begin(char *text)
{
	if (text[0] >= 'a' && text[0] <= 'z')
		text[0] = (char)(text[0] - 'a' + 'A');
}

/* What is written, and in whose words. */
struct sentence {
	const struct ai_speech *speech;
	char *text;
};

#define say(text) sentence->speech->translate(text)
#define say_count(one, many, n) sentence->speech->plural(one, many, (unsigned long)(n))

/* Another part, in the manner of printf. */
static void part(struct sentence *sentence, const char *format, ...)
{
	size_t used = strlen(sentence->text);
	va_list args;

	used += (size_t)snprintf(sentence->text + used, AI_WHY_SIZE - used, "%s", used ? sentence->speech->link : "");
	if (used >= AI_WHY_SIZE)
		return;
	va_start(args, format);
	vsnprintf(sentence->text + used, AI_WHY_SIZE - used, format, args);
	va_end(args);
}

static int rounded(double points) { return (int)(points + 0.5); }

/* ---- what is done ---- */

/* Such a one is complete when tiles lie all round it. */
static bool is_building(int kind)
{
	bool building = kind == FEATURE_MONASTERY;

	for (int i = 0; i < minds_table_count; i++)
		building |= minds_table[i]->building && minds_table[i]->kind == kind;
	return building;
}

const char *ai_feature_name(int kind)
{
	static const char *const kinds[FEATURE_KINDS] = {
	    [FEATURE_CITY] = N_("a city"),           [FEATURE_ROAD] = N_("a road"),   [FEATURE_FIELD] = N_("a field"),
	    [FEATURE_MONASTERY] = N_("a monastery"), [FEATURE_PATH] = N_("a path"),   [FEATURE_TOWER] = N_("a tower"),
	    [FEATURE_HOUSE] = N_("a house"),         [FEATURE_COURT] = N_("a court"),
	};

	for (int i = 0; i < minds_table_count; i++) {
		if (minds_table[i]->building && minds_table[i]->kind == kind)
			return minds_table[i]->building;
	}
	return kind < FEATURE_KINDS ? kinds[kind] : NULL;
}

/* What a player is called. */
static const char *who(const struct sentence *sentence, int seat)
{
	return seat == NOBODY ? "" : sentence->speech->seat(sentence->speech->context, seat);
}

/* NULL: no feature. */
static const char *what(const struct sentence *sentence, int kind)
{
	const char *name = ai_feature_name(kind);

	return name ? say(name) : NULL;
}

/* The same with where it lies, where that is told. */
static const char *what_there(const struct sentence *sentence, const struct ai_line *line, char name[AI_NAME_SIZE])
{
	const char *feature = what(sentence, line->kind);

	snprintf(name, AI_NAME_SIZE, "%s", feature ? feature : "");
	if (feature && sentence->speech->where)
		sentence->speech->where(sentence->speech->context, line, name, AI_NAME_SIZE);
	return name;
}

static const char *does(const struct ai_line *line)
{
	/* TRANSLATORS: what a move does; %s: a city, a road, ... */
	return line->at_once     ? N_("takes and finishes %s")
	       : line->completes ? N_("finishes %s")
	       : line->joins     ? N_("joins %s")
	       : line->places    ? N_("takes %s")
	                         : N_("goes on with %s");
}

/* What is put on something else than what is finished, or taken back. */
static void part_claim(struct sentence *sentence, const struct ai_line *line)
{
	for (int i = 0; i < minds_table_count && what(sentence, line->lifts); i++) {
		if (minds_table[i]->lifts)
			part(sentence, say(minds_table[i]->lifts), what(sentence, line->lifts));
	}
	for (int i = 0; i < line->move_count && line->completes && !line->at_once; i++) {
		if (line->moves[i].kind == MOVE_FIGURE && what(sentence, line->moves[i].spot.kind))
			part(sentence, say("takes %s"), what(sentence, line->moves[i].spot.kind));
	}
}

/* ---- what is more than a tile and a follower ---- */

/* What fills the %s of a row. */
static const char *aim_about(const struct sentence *sentence, const struct ai_line *line)
{
	const char *feature = what(sentence, line->about);

	if (line->aim->fills == AIM_HOME || line->aim->fills == AIM_HAVEN)
		return sentence->speech->haven(line->aim->fills == AIM_HOME ? haven_of(line->about)
		                                                            : line->moves[0].haven);
	return feature ? feature : "";
}

static void part_aim(struct sentence *sentence, const struct ai_line *line)
{
	if (line->aim)
		part(sentence, say(line->aim->words), aim_about(sentence, line));
	if (line->leads || line->shares)
		part(sentence, line->leads ? say("has the most there") : say("shares what it brings"));
	if (line->held)
		part(sentence, say_count("locks in %d rival follower", "locks in %d rival followers", line->held),
		     line->held);
	if (line->freed)
		part(sentence, say_count("gets %d follower out", "gets %d followers out", line->freed), line->freed);
}

/* What comes with it besides points. */
static void part_gifts(struct sentence *sentence, const struct ai_line *line)
{
	for (int i = 0; i < line->gift_count; i++) {
		const struct ai_gift *gift = &line->gifts[i];

		const char *words = gift->many ? say_count(gift->one, gift->many, gift->count) : say(gift->one);

		if (gift->seat != NOBODY)
			part(sentence, words, who(sentence, gift->seat), gift->count);
		else if (what(sentence, gift->kind))
			part(sentence, words, what(sentence, gift->kind));
		else
			part(sentence, words, gift->count);
	}
}

/* What it does to his other features; of a reason that has nothing else to say it is told where it is little. */
static void part_gains(struct sentence *sentence, const struct ai_line *line)
{
	int points = rounded(line->gains);

	if (line->gains >= (sentence->text[0] ? EFFECT_LEAST : LITTLE_LEAST) && what(sentence, line->gains_kind))
		part(sentence,
		     say_count("makes %s worth about %d point more", "makes %s worth about %d points more", points),
		     what(sentence, line->gains_kind), points);
}

/* How far it has come, and what it is worth in time. */
static void part_later(struct sentence *sentence, const struct ai_line *line)
{
	int points = rounded(line->promises);

	if (line->completes || line->aim || !what(sentence, line->kind))
		return;
	if (line->with != NOBODY)
		part(sentence, say("shared with %s"), who(sentence, line->with));
	if (line->open > 0)
		part(sentence,
		     is_building(line->kind)
		         ? say_count("%d tile round it is missing", "%d tiles round it are missing", line->open)
		         : say_count("open on %d side", "open on %d sides", line->open),
		     line->open);
	if (line->borders > 0)
		/* TRANSLATORS: of a field */
		part(sentence, say_count("beside %d finished city", "beside %d finished cities", line->borders),
		     line->borders);
	if (points >= 1)
		part(sentence, say_count("about %d point more in the end", "about %d points more in the end", points),
		     points);
	if (line->reaches >= REACH_LEAST)
		/* TRANSLATORS: of a city, a road, a field: it may grow together with another */
		part(sentence, say("may be joined to another one"));
}

/* ---- what it means to the others ---- */

static void part_against(struct sentence *sentence, const struct ai_line *line)
{
	int loss = rounded(line->against_loss);

	if (line->against != NOBODY && !line->gets[line->against] &&
	    line->against_loss >= (sentence->text[0] ? EFFECT_LEAST : LITTLE_LEAST))
		part(sentence, say_count("costs %s about %d point", "costs %s about %d points", loss),
		     who(sentence, line->against), loss);
}

/* A field is paid in the game where its farmers go home. */
static void part_pays(struct sentence *sentence, int seat, int kind, int points)
{
	if (kind == FEATURE_FIELD)
		part(sentence,
		     say_count("farmers of %s go home with %d point", "farmers of %s go home with %d points", points),
		     who(sentence, seat), points);
	else
		/* TRANSLATORS: "Pip gets 7 points for a road" */
		part(sentence, say_count("%s gets %d point for %s", "%s gets %d points for %s", points),
		     who(sentence, seat), points, what(sentence, kind));
}

/* What others are paid for the same tile. */
static void part_gets(struct sentence *sentence, const struct ai_line *line)
{
	if (line->given > 0 && !sentence->text[0])
		part(sentence, say("there is nothing better"));
	for (int seat = 0; seat < PLAYERS_MAX; seat++) {
		int rest = line->gets[seat];
		for (int kind = 0; kind < FEATURE_KINDS && line->gets[seat]; kind++) {
			int points = line->pays[seat][kind];
			if (points <= 0 || (kind == line->kind && line->completes))
				continue; /* it is paid for what was named */
			rest -= points;
			part_pays(sentence, seat, kind, points);
		}
		if (rest > 0)
			part(sentence, say_count("%s gets %d point", "%s gets %d points", rest), who(sentence, seat),
			     rest);
	}
}

/* The worst of what is put up with, after what speaks for it. */
static void part_but(struct sentence *sentence, const struct ai_line *line)
{
	int loss = rounded(line->loses), gain = rounded(line->helped_gain);
	bool loses = line->loses >= BUT_LEAST && what(sentence, line->loses_kind);
	bool helps = line->helped != NOBODY && line->helped_gain >= BUT_LEAST;

	if (!loses && (!helps || line->given > 0)) /* what they get at once is told */
		return;
	if (!sentence->text[0])
		part(sentence, say("there is nothing better"));
	if (loses)
		/* TRANSLATORS: after what speaks for a move */
		part(sentence,
		     say_count("though it makes %s worth about %d point less",
		               "though it makes %s worth about %d points less", loss),
		     what(sentence, line->loses_kind), loss);
	else
		part(sentence,
		     say_count("though it helps %s by about %d point", "though it helps %s by about %d points", gain),
		     who(sentence, line->helped), gain);
}

/* ---- what the others lack, in words ---- */

/* What all of the next best moves have in common: "the next best moves lose a city to Petra" */
static void words_all(const struct sentence *sentence, const struct others *others, char *words, size_t size)
{
	const char *feature = what(sentence, others->flaw.kind);
	const char *name = who(sentence, others->flaw.seat);
	int points = rounded(others->flaw.points);

	if (others->flaw.what == AI_FLAW_LOSES)
		snprintf(
		    words, size,
		    say_count("the next best move loses %s to %s", "the next best moves lose %s to %s", others->of),
		    feature, name);
	else if (others->flaw.what == AI_FLAW_GIVES)
		/* TRANSLATORS: "the next best moves give Petra up to 4 points more from a city" */
		snprintf(words, size,
		         say_count("the next best move gives %s up to %d points more from %s",
		                   "the next best moves give %s up to %d points more from %s", others->of),
		         name, points, feature);
	else
		/* TRANSLATORS: "the next best moves bring up to 4 points less from a city" */
		snprintf(words, size,
		         say_count("the next best move brings up to %d points less from %s",
		                   "the next best moves bring up to %d points less from %s", others->of),
		         points, feature);
}

/* A sentence of its own: what is better here than elsewhere. */
static void part_others(struct sentence *sentence, const struct ai_advice *advice)
{
	struct others others = others_find(advice);
	size_t used = strlen(sentence->text);
	char words[AI_WHY_SIZE];

	if (!others.count || others.count < others.of || !what(sentence, others.flaw.kind))
		return; /* what only some of them lack says nothing of this one */
	words_all(sentence, &others, words, sizeof words);
	sentence->speech->begin(words);
	snprintf(sentence->text + used, AI_WHY_SIZE - used, "%s%s", used ? ". " : "", words);
}

/* Of an answer that changes nothing on the table yet: only how it compares, if there is something to compare with. */
static void part_ahead(struct sentence *sentence, const struct ai_advice *advice, int number)
{
	int other = number ? 0 : 1; /* the best with the next, any other with the best */
	double ahead = advice->line_count > 1 ? advice->lines[number].margin - advice->lines[other].margin : 0;
	char points[AI_NUMBER_SIZE];

	if (advice->line_count < 2 && sentence->text[0])
		return;
	if (advice->line_count < 2)
		part(sentence, say("nothing else would bring more"));
	else if (ahead < EQUAL_BELOW && ahead > -EQUAL_BELOW)
		part(sentence, number ? say("as good as the best") : say("as good as the next best"));
	else if (number)
		/* TRANSLATORS: "likely 3.3 points less than the best" */
		part(sentence, say("likely %s points less than the best"), sentence->speech->tenths(-ahead, points));
	else
		/* TRANSLATORS: "likely 3.3 points more than the next best" */
		part(sentence, say("likely %s points more than the next best"),
		     sentence->speech->tenths(ahead, points));
}

/* ---- the sentence ---- */

/* "21 points at once: 12 for a city, 9 for a monastery"; for features of one kind without a list. */
static void part_scored(struct sentence *sentence, const struct ai_advice *advice, const struct ai_line *line)
{
	const int *pays = line->pays[advice->seat];
	char words[200], one[AI_NAME_SIZE];
	int kinds = 0;
	size_t used = (size_t)snprintf(words, sizeof words,
	                               say_count("%d point at once", "%d points at once", line->scored), line->scored);

	for (int kind = 0; kind < FEATURE_KINDS; kind++)
		kinds += pays[kind] > 0;
	for (int kind = 0, told = 0; kind < FEATURE_KINDS && kinds > 1 && used < sizeof words; kind++) {
		if (pays[kind] <= 0)
			continue;
		/* TRANSLATORS: points: "12 for a city" */
		snprintf(one, sizeof one, say("%d for %s"), pays[kind], what(sentence, kind));
		used += (size_t)snprintf(words + used, sizeof words - used, "%s%s", told++ ? ", " : ": ", one);
	}
	part(sentence, "%s", words);
}

static void part_points(struct sentence *sentence, const struct ai_advice *advice, const struct ai_line *line,
                        bool order)
{
	if (line->scored > 0)
		part_scored(sentence, advice, line);
	if (line->returns && !order && !what(sentence, line->lifts))
		part(sentence, say("a follower comes home"));
	else if (line->keeps && !waits(line) && sentence->text[0])
		part(sentence, say("the follower stays in hand"));
}

/* Nobody is put: what the follower is worth that stays, beside the best of the other moves. */
static const char *waiting(const struct sentence *sentence, const struct ai_advice *advice, const struct ai_line *line)
{
	const struct ai_line *other = &advice->lines[line == advice->lines];
	double ahead = advice->line_count > 1 ? line->margin - other->margin : 1;

	return ahead >= EQUAL_BELOW   ? say("a follower in hand is worth more")
	       : ahead > -EQUAL_BELOW ? say("a follower in hand is worth as much")
	                              : say("the follower stays in hand");
}

/* What is done. */
static void deed(struct sentence *sentence, const struct ai_advice *advice, const struct ai_line *line)
{
	char name[AI_NAME_SIZE];

	if (waits(line) && !advice->only)
		part(sentence, waiting(sentence, advice, line));
	if (what(sentence, line->kind) && (!line->aim || (line->aim->trade && line->completes)))
		part(sentence, say(does(line)), what_there(sentence, line, name));
}

/* What it brings, takes and costs. */
static void effects(struct sentence *sentence, const struct ai_advice *advice, const struct ai_line *line)
{
	bool trade = line->aim && line->aim->trade, order = line->aim && line->aim->order;

	part_aim(sentence, line);
	if (!trade)
		part_claim(sentence, line);
	bool told = sentence->text[0]; /* what is done; else what it gives tells that */
	if (!told)
		part_gifts(sentence, line);
	part_points(sentence, advice, line, order);
	if (told)
		part_gifts(sentence, line);
	part_later(sentence, line);
	part_gains(sentence, line);
	part_gets(sentence, line); /* the parts before it are his who moves */
	part_against(sentence, line);
	if (!order)
		part_but(sentence, line);
}

/* Of what has no reason of its own. */
static void part_nothing(struct sentence *sentence, const struct ai_advice *advice, int number)
{
	const struct ai_line *line = &advice->lines[number];
	char words[200];

	if (!line->empty && line->moves[0].kind != MOVE_PLACE) {
		part_ahead(sentence, advice, number);
		return;
	}
	snprintf(words, sizeof words, "%s",
	         line->empty ? say("there is no follower to place, and nothing is given away")
	                     : say("there is nothing better, and nothing is given away"));
	if (sentence->speech->where)
		sentence->speech->where(sentence->speech->context, line, words, sizeof words);
	part(sentence, "%s", words);
}

static void reason(struct sentence *sentence, const struct ai_advice *advice, int number)
{
	const struct ai_line *line = &advice->lines[number];
	bool plain = !line->aim || line->aim->trade;

	sentence->text[0] = '\0';
	deed(sentence, advice, line);
	effects(sentence, advice, line);
	if (advice->only)
		part(sentence, say("nothing else is allowed"));
	else if (!plain)
		part_ahead(sentence, advice, number);
	else if (!sentence->text[0])
		part_nothing(sentence, advice, number);
	if (number == 0 && !advice->only && plain)
		part_others(sentence, advice);
}

char *ai_reason(const struct ai_advice *advice, int number, const struct ai_speech *speech, char text[AI_WHY_SIZE])
{
	struct sentence sentence = {speech, text};

	reason(&sentence, advice, number);
	speech->begin(text);
	return text;
}

static void facts(struct sentence *sentence, const struct ai_advice *advice)
{
	struct others next = {.of = 1};
	char words[AI_WHY_SIZE];

	effects(sentence, advice, &advice->lines[0]);
	if (sentence->text[0])
		return;
	if (advice->only) {
		part(sentence, say("nothing else is allowed"));
		return;
	}
	if (advice->line_count > 1)
		next.flaw = flaw_of(advice, 1);
	if (next.flaw.what == AI_FLAW_NONE || !what(sentence, next.flaw.kind)) {
		part_nothing(sentence, advice, 0);
		return;
	}
	words_all(sentence, &next, words, sizeof words);
	part(sentence, "%s", words);
}

char *ai_reason_facts(const struct ai_advice *advice, const struct ai_speech *speech, char text[AI_WHY_SIZE])
{
	struct sentence sentence = {speech, text};

	text[0] = '\0';
	facts(&sentence, advice);
	return text;
}

/* What was played does, where that is something else than what the better one does. */
static void part_did(struct sentence *sentence, const struct ai_line *better, const struct ai_line *played)
{
	char did[160], name[AI_NAME_SIZE], other[AI_NAME_SIZE];

	if (!what(sentence, played->kind) || played->aim)
		return;
	if (does(played) == does(better) &&
	    strcmp(what_there(sentence, played, name), what_there(sentence, better, other)) == 0)
		return;
	snprintf(did, sizeof did, say(does(played)), what_there(sentence, played, name));
	/* TRANSLATORS: of a turn looked back at, after what would have been better: "played: goes on with a road" */
	part(sentence, say("played: %s"), did);
}

/* What speaks most against the second line, which was played: a feature, or what else it lacks. */
static struct flaw flaw_played(const struct ai_advice *advice)
{
	const struct ai_line *best = &advice->lines[0], *played = &advice->lines[1];
	struct flaw flaw = flaw_of(advice, 1);

	for (int i = 0; i < best->beside_count && i < played->beside_count; i++) {
		double lacks = best->besides[i].points - played->besides[i].points;

		if (lacks > flaw.points)
			flaw = (struct flaw){AI_FLAW_MISSES, FEATURE_KINDS, NOBODY, lacks, best->besides[i].of};
	}
	return flaw.what == AI_FLAW_NONE ? (struct flaw){.points = 0} : flaw;
}

/* "as played, a city is lost to Petra" */
static void part_played(struct sentence *sentence, const struct flaw *flaw)
{
	unsigned long points = (unsigned long)rounded(flaw->points);
	const char *of = flaw->of ? say(flaw->of) : what(sentence, flaw->kind);

	if (!of)
		return;
	if (flaw->what == AI_FLAW_LOSES)
		/* TRANSLATORS: "as played, a city is lost to Petra" */
		part(sentence, say("as played, %s is lost to %s"), of, who(sentence, flaw->seat));
	else if (flaw->what == AI_FLAW_GIVES)
		/* TRANSLATORS: "as played, Petra gets about 4 points more for a city" */
		part(sentence,
		     say_count("as played, %s gets about %lu point more for %s",
		               "as played, %s gets about %lu points more for %s", points),
		     who(sentence, flaw->seat), points, of);
	else
		/* TRANSLATORS: "as played, about 4 points less for a city" */
		part(sentence,
		     say_count("as played, about %lu point less for %s", "as played, about %lu points less for %s",
		               points),
		     points, of);
}

/* How many points of a loss the parts of its reason account for. */
static double told_points(const struct ai_line *line, const struct flaw *flaw)
{
	const double parts[] = {flaw->points, line->scored, line->gains,
	                        line->against == NOBODY ? 0 : line->against_loss,
	                        line->completes || line->aim ? 0 : line->promises};
	double most = 0;

	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
		most = parts[i] > most ? parts[i] : most;
	return most;
}

char *ai_reason_review(const struct ai_advice *advice, bool better, const struct ai_speech *speech,
                       char text[AI_WHY_SIZE])
{
	struct ai_advice best = *advice;
	struct ai_line *line = &best.lines[0];
	struct flaw flaw = {.points = 0};
	struct sentence sentence = {speech, text};
	char words[AI_WHY_SIZE];
	double lost = advice->line_count > 1 ? line->margin - advice->lines[1].margin : 0;
	char points[AI_NUMBER_SIZE];

	if (lost >= BEHIND_LEAST)
		flaw = flaw_played(advice);
	best.line_count = 1;
	if (flaw.what != AI_FLAW_NONE) { /* there is little room, and what was played lacks says more */
		line->promises = 0;
		if (line->kind < FEATURE_KINDS)
			line->gains = line->loses = 0;
	}
	reason(&sentence, &best, 0);
	if (better) {
		memcpy(words, text, sizeof words);
		/* TRANSLATORS: "better: takes a city": what would have been, when a game is looked back at */
		snprintf(text, AI_WHY_SIZE, speech->translate(N_("better: %s")), words);
	}
	speech->begin(text);
	if (lost >= BEHIND_LEAST && lost > TOLD_SHARE * told_points(line, &flaw))
		/* TRANSLATORS: of a turn that cost so many points, whose reasons tell of few: "most of the 11.3 points
		 * come later" */
		part(&sentence, speech->translate(N_("most of the %s points come later")),
		     speech->tenths(lost, points));
	if (flaw.what != AI_FLAW_NONE) {
		part_played(&sentence, &flaw);
		if (flaw.what != AI_FLAW_LOSES && flaw.points > 2 * lost) /* it names more than was lost in all */
			part(&sentence, speech->translate(N_("most of that comes back elsewhere")));
	} else if (advice->line_count > 1)
		part_did(&sentence, line, &advice->lines[1]);
	return text;
}

char *ai_why(const struct ai_advice *advice, const struct game *game, char text[AI_WHY_SIZE])
{
	const struct ai_speech speech = {.translate = english,
	                                 .plural = english_count,
	                                 .seat = english_seat,
	                                 .haven = haven_name,
	                                 .tenths = english_tenths,
	                                 .begin = english_begin,
	                                 .link = ", ",
	                                 .context = game};
	size_t used;

	ai_reason(advice, 0, &speech, text);
	used = strlen(text);
	if (used + 1 < AI_WHY_SIZE)
		strcpy(text + used, ".");
	return text;
}
