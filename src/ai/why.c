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

static void add_feature(struct sentence *sentence, const struct ai_line *line)
{
	char part[80];
	const char *verb = line->completes ? "completes" : line->joins ? "joins" : line->places ? "claims" : "extends";

	if (line->kind >= FEATURE_KINDS)
		return;
	snprintf(part, sizeof part, "%s the %s", verb, feature_name((enum feature_kind)line->kind));
	add(sentence, part);
}

static void add_points(struct sentence *sentence, const struct ai_line *line)
{
	char part[80];

	if (line->scored > 0) {
		snprintf(part, sizeof part, "scores %d now", line->scored);
		add(sentence, part);
	}
	if (line->returns)
		add(sentence, "brings a follower home");
	if (line->given > 0) {
		snprintf(part, sizeof part, "lets others score %d", line->given);
		add(sentence, part);
	}
}

static void add_against(struct sentence *sentence, const struct ai_line *line, const struct game *game)
{
	char part[80];

	if (line->against == NOBODY || line->against_loss < 1.5)
		return;
	snprintf(part, sizeof part, "costs %s about %d", color_name(game_color(game, line->against)),
	         (int)(line->against_loss + 0.5));
	add(sentence, part);
}

/* Points with one decimal, without a library that knows locales. */
static void add_others(struct sentence *sentence, const struct ai_advice *advice)
{
	double behind = advice->line_count > 1 ? advice->lines[0].margin - advice->lines[1].margin : 0;
	int tenths = (int)(behind * 10 + 0.5);
	char part[80];

	if (advice->only) {
		add(sentence, "nothing else is allowed");
	} else if (tenths >= 1) {
		snprintf(part, sizeof part, "the next best move is worth %d.%d less", tenths / 10, tenths % 10);
		add(sentence, part);
	}
}

char *ai_why(const struct ai_advice *advice, const struct game *game, char text[AI_WHY_SIZE])
{
	const struct ai_line *line = &advice->lines[0];
	struct sentence sentence = {.text = text};

	text[0] = '\0';
	add_feature(&sentence, line);
	add_points(&sentence, line);
	add_against(&sentence, line, game);
	if (!sentence.parts && !advice->only)
		add(&sentence, "keeps its followers and gives nothing away");
	add_others(&sentence, advice);
	if (text[0] >= 'a' && text[0] <= 'z')
		text[0] = (char)(text[0] - 'a' + 'A');
	if (sentence.used + 1 < AI_WHY_SIZE)
		strcpy(text + sentence.used, ".");
	return text;
}
