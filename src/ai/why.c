/*
 * why.c - a reason in words, from the facts of a line.
 */
#include <bastide/ai.h>

#include <stdio.h>
#include <string.h>

struct sentence {
	char *text;
	size_t used;
	int parts;
};

static void add(struct sentence *sentence, const char *part)
{
	size_t room = AI_WHY_SIZE - sentence->used;
	const char *link = sentence->parts == 0 ? "" : ", ";
	int written = snprintf(sentence->text + sentence->used, room, "%s%s", link, part);

	sentence->used += (size_t)written < room ? (size_t)written : room - 1;
	sentence->parts++;
}

/* ---- what the others lack ---- */

static const double FLAW_LEAST = 1.5, BEHIND_LEAST = 0.3, PROMISE_LEAST = 1, REACH_LEAST = 2,
                    EFFECT_LEAST = 1.5; /* points */

struct flaw {
	enum ai_flaw what;
	uint8_t kind, seat;
	double points;
};

static void flaw_take(struct flaw *flaw, enum ai_flaw what, int kind, int seat, double points)
{
	if (points > flaw->points)
		*flaw = (struct flaw){what, (uint8_t)kind, (uint8_t)seat, points};
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

void ai_others(const struct ai_advice *advice, struct ai_others *others)
{
	struct flaw flaws[AI_LINES_MAX];
	int most = 0;

	*others = (struct ai_others){.of = advice->line_count > 1 ? advice->line_count - 1 : 0, .seat = NOBODY};
	for (int i = 1; i < advice->line_count; i++)
		flaws[i] = flaw_of(advice, i);
	for (int i = 1; i < advice->line_count; i++) {
		struct ai_others same = {.of = others->of, .flaw = (uint8_t)flaws[i].what, .kind = flaws[i].kind};

		same.seat = flaws[i].seat;
		for (int j = i; j < advice->line_count && flaws[i].what != AI_FLAW_NONE; j++) {
			if (flaws[j].what != flaws[i].what || flaws[j].kind != same.kind || flaws[j].seat != same.seat)
				continue;
			same.count++;
			same.points = flaws[j].points > same.points ? flaws[j].points : same.points;
		}
		if (same.count > most) {
			most = same.count;
			*others = same;
		}
	}
}

bool ai_waits(const struct ai_line *line)
{
	return line->keeps && line->moves[0].kind == MOVE_PASS && line->aim == AI_AIM_NONE && !line->completes;
}

/* ---- the sentence ---- */

static void add_feature(struct sentence *sentence, const struct ai_line *line)
{
	char part[80];
	const char *verb = line->at_once     ? "claims and completes"
	                   : line->completes ? "completes"
	                   : line->joins     ? "joins"
	                   : line->places    ? "claims"
	                                     : "extends";
	int used;

	if (line->kind >= FEATURE_KINDS)
		return;
	used = snprintf(part, sizeof part, "%s the %s", verb, feature_name((enum feature_kind)line->kind));
	if (line->completes && line->paid > 0)
		snprintf(part + used, sizeof part - (size_t)used, " (%d)", line->paid);
	else if (line->promises >= PROMISE_LEAST)
		snprintf(part + used, sizeof part - (size_t)used, " (about %d more in the end)",
		         (int)(line->promises + 0.5));
	add(sentence, part);
}

/* A figure on something else than what was completed, or taken back. */
static void add_claim(struct sentence *sentence, const struct ai_line *line)
{
	char part[80];

	for (int i = 0; i < line->move_count && line->completes && !line->at_once; i++) {
		if (line->moves[i].kind != MOVE_FIGURE)
			continue;
		snprintf(part, sizeof part, "claims %s %s", line->moves[i].spot.kind == line->kind ? "another" : "the",
		         feature_name((enum feature_kind)line->moves[i].spot.kind));
		add(sentence, part);
	}
	if (line->recalled < FEATURE_KINDS) {
		snprintf(part, sizeof part, "takes the abbot back from the %s",
		         feature_name((enum feature_kind)line->recalled));
		add(sentence, part);
	}
}

/* ---- what is more than a tile and a follower ---- */

static const char *home(unsigned kind)
{
	return quarter_name(kind == FEATURE_CITY    ? QUARTER_CASTLE
	                    : kind == FEATURE_ROAD  ? QUARTER_BLACKSMITH
	                    : kind == FEATURE_FIELD ? QUARTER_MARKET
	                                            : QUARTER_CATHEDRAL);
}

/* What is told besides: where somebody comes from or goes to, and the kind of feature that it is about. */
static void aim_words(const struct ai_line *line, char *part, size_t size)
{
	static const char *const words[AI_AIM_COUNT] = {
	    [AI_AIM_JOINS] = "a follower from the %s joins the %s",
	    [AI_AIM_JOINS_NOT] = "the followers in the %s wait for a better %s",
	    [AI_AIM_ENTERS] = "a follower waits in the %s to join what is scored later",
	    [AI_AIM_ENTERS_NOT] = "a follower in hand is worth more than one in the city",
	    [AI_AIM_COUNT_GOES] = "the Count goes to the %s",
	    [AI_AIM_COUNT_STAYS] = "the Count stands well where he is",
	    [AI_AIM_SENDS] = "a follower goes from the %s to the %s",
	    [AI_AIM_SCORES] = "scores the %s first",
	    [AI_AIM_DOUBLES] = "scores the %s with the wall tile that doubles it",
	    [AI_AIM_TURN_NOW] = "one more turn brings most now",
	    [AI_AIM_TURN_LATER] = "one more turn brings more later",
	    [AI_AIM_BUILDER] = "the builder brings a second turn whenever the %s grows",
	    [AI_AIM_PIG] = "the pig makes each city of the farm worth a point more",
	};
	const char *about = line->about < FEATURE_KINDS ? feature_name((enum feature_kind)line->about) : "";
	const char *first = about;

	if (line->aim == AI_AIM_JOINS || line->aim == AI_AIM_JOINS_NOT)
		first = home(line->about);
	else if (line->aim == AI_AIM_ENTERS || line->aim == AI_AIM_COUNT_GOES || line->aim == AI_AIM_SENDS)
		first = quarter_name((enum quarter)line->moves[0].quarter);
	part[0] = '\0';
	if (line->aim < AI_AIM_COUNT && words[line->aim])
		snprintf(part, size, words[line->aim], first, about);
}

static void add_counted(struct sentence *sentence, int count, const char *one, const char *many)
{
	char part[80];

	if (count == 1)
		add(sentence, one);
	if (count < 2)
		return;
	snprintf(part, sizeof part, many, count);
	add(sentence, part);
}

static void add_aim(struct sentence *sentence, const struct ai_line *line)
{
	char part[120];

	aim_words(line, part, sizeof part);
	if (part[0])
		add(sentence, part);
	if (line->leads || line->shares)
		add(sentence, line->leads ? "has the most there" : "shares what it brings");
	add_counted(sentence, line->held, "one follower of others cannot leave", "%d followers of others cannot leave");
	add_counted(sentence, line->freed, "an own follower may leave again", "%d own followers may leave again");
}

/* What comes with it besides points. */
static void add_gifts(struct sentence *sentence, const struct ai_line *line)
{
	if (line->challenges)
		add(sentence, line->kind == FEATURE_SHRINE ? "challenges the monastery beside it"
		                                           : "challenges the shrine beside it");
	if (line->king)
		add(sentence, "wins the King's card");
	if (line->robber)
		add(sentence, "wins the Robber Baron's card");
	if (line->wall)
		add(sentence, "wins a wall tile");
	add_counted(sentence, line->goods, "takes a token of goods", "takes %d tokens of goods");
	if (line->again)
		add(sentence, "has a second turn at once");
}

/* `told`: the feature that is completed, with what it pays. */
static void add_points(struct sentence *sentence, const struct ai_line *line, bool told)
{
	char part[80];

	if (line->scored > 0 && (!line->completes || !told || line->scored > line->paid)) {
		snprintf(part, sizeof part, line->completes ? "scores %d in all" : "scores %d now", line->scored);
		add(sentence, part);
	}
	if (line->returns && line->recalled == FEATURE_KINDS)
		add(sentence, "brings a follower home");
	else if (line->keeps && !ai_waits(line) && (line->kind < FEATURE_KINDS || line->helped_gain >= EFFECT_LEAST))
		add(sentence, "keeps the follower in hand");
	if (line->given > 0) {
		snprintf(part, sizeof part, "lets others score %d", line->given);
		add(sentence, part);
	}
}

static void add_against(struct sentence *sentence, const struct ai_line *line, const struct game *game)
{
	char part[80];
	int used;

	if (line->against == NOBODY || line->against_loss < EFFECT_LEAST)
		return;
	used = snprintf(part, sizeof part, "costs %s about %d", color_name(game_color(game, line->against)),
	                (int)(line->against_loss + 0.5));
	if (line->against_kind < FEATURE_KINDS)
		snprintf(part + used, sizeof part - (size_t)used, " in the %s",
		         feature_name((enum feature_kind)line->against_kind));
	add(sentence, part);
}

static void add_helped(struct sentence *sentence, const struct ai_line *line, const struct game *game)
{
	char part[80];

	if (line->helped == NOBODY || line->helped_gain < EFFECT_LEAST || line->given > 0)
		return;
	snprintf(part, sizeof part, "helps %s by about %d", color_name(game_color(game, line->helped)),
	         (int)(line->helped_gain + 0.5));
	add(sentence, part);
}

/* "two of three alternatives lose the city to red" */
static void add_flaw(struct sentence *sentence, const struct ai_others *others, const struct game *game)
{
	static const char *const numbers[] = {"none", "one", "two", "three"};
	const char *kind = feature_name((enum feature_kind)others->kind);
	const char *color = others->seat == NOBODY ? "" : color_name(game_color(game, others->seat));
	const char *s = others->count == 1 ? "s" : "";
	char who[48], part[120];

	if (!others->count)
		return;
	if (others->of == 1)
		snprintf(who, sizeof who, "the alternative");
	else if (others->count == others->of)
		snprintf(who, sizeof who, others->of == 2 ? "both alternatives" : "all %s alternatives",
		         numbers[others->of]);
	else
		snprintf(who, sizeof who, "%s of %s alternatives", numbers[others->count], numbers[others->of]);
	if (others->flaw == AI_FLAW_LOSES)
		snprintf(part, sizeof part, "%s lose%s the %s to %s", who, s, kind, color);
	else if (others->flaw == AI_FLAW_GIVES)
		snprintf(part, sizeof part, "%s give%s %s up to %d in the %s", who, s, color,
		         (int)(others->points + 0.5), kind);
	else
		snprintf(part, sizeof part, "%s bring%s up to %d less from the %s", who, s, (int)(others->points + 0.5),
		         kind);
	add(sentence, part);
}

/* Points with one decimal, without a library that knows locales. */
static void add_others(struct sentence *sentence, const struct ai_advice *advice, const struct game *game)
{
	double behind = advice->line_count > 1 ? advice->lines[0].margin - advice->lines[1].margin : 0;
	int tenths = (int)(behind * 10 + 0.5);
	struct ai_others others;
	char part[80];

	if (advice->only) {
		add(sentence, "nothing else is allowed");
		return;
	}
	ai_others(advice, &others);
	add_flaw(sentence, &others, game);
	if (tenths >= 1) {
		snprintf(part, sizeof part, "the next best move is worth %d.%d less", tenths / 10, tenths % 10);
		add(sentence, part);
	}
}

char *ai_why(const struct ai_advice *advice, const struct game *game, char text[AI_WHY_SIZE])
{
	const struct ai_line *line = &advice->lines[0];
	struct sentence sentence = {.text = text};
	bool trade = line->aim == AI_AIM_BUILDER || line->aim == AI_AIM_PIG;
	bool feature = line->aim == AI_AIM_NONE || (trade && line->completes);

	text[0] = '\0';
	if (ai_waits(line) && !advice->only)
		add(&sentence, "a follower in hand is worth more than one here");
	if (feature)
		add_feature(&sentence, line);
	add_aim(&sentence, line);
	if (line->aim == AI_AIM_NONE && line->reaches >= REACH_LEAST)
		add(&sentence, "may be joined to another one");
	if (!trade)
		add_claim(&sentence, line);
	add_points(&sentence, line, feature);
	add_gifts(&sentence, line);
	add_against(&sentence, line, game);
	add_helped(&sentence, line, game);
	if (!sentence.parts && line->empty)
		add(&sentence, "has no follower to place and gives nothing away");
	if (!sentence.parts && !advice->only && line->moves[0].kind == MOVE_PLACE)
		add(&sentence, "keeps its followers and gives nothing away");
	add_others(&sentence, advice, game);
	if (!sentence.parts)
		add(&sentence, "is as good as the next best move");
	if (text[0] >= 'a' && text[0] <= 'z')
		text[0] = (char)(text[0] - 'a' + 'A');
	if (sentence.used + 1 < AI_WHY_SIZE)
		strcpy(text + sentence.used, ".");
	return text;
}
