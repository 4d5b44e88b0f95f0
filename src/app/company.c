#include "app/company.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include <bastide/castle.h>

#include "app/expansion_words.h"
#include "app/language.h"
#include "app/words.h"
#include "text/say.h"
#include "text/utf8.h"

const char *company_numbered(int character, int number)
{
	return character < 0 ? ""
	                     : ai_character(character)->called[number < 1 || number > PLAYERS_MAX ? 0 : number - 1];
}

const char *company_name(int character)
{
	if (character < 0)
		return tr("A person");
	if (character >= ai_character_count())
		return tr("A program");
	return company_numbered(character, 1);
}

/* The last part of a path; the letters before its extension, or all of them. */
static size_t program_name(const char **word, size_t length, bool *extended)
{
	size_t from = length, end = length;

	while (from > 0 && (*word)[from - 1] != '/')
		from--;
	while (end > from && (*word)[end - 1] != '.')
		end--;
	*extended = end > from + 1 && end < length && isalpha((unsigned char)(*word)[end]);
	*word += from;
	return *extended ? end - 1 - from : length - from;
}

/* The first word, but for an interpreter, which is found by its name alone: then the first file that has an extension.
 */
const char *company_program(const char *command)
{
	static const char blanks[] = " \t'\"";
	const char *name = tr("A program");
	bool found = false;

	for (bool first = true; !found && *(command += strspn(command, blanks)); first = false) {
		const char *word = command;
		size_t length = strcspn(word, blanks);
		bool path = memchr(word, '/', length) != NULL, option = *word == '-', extended;

		command += length;
		length = program_name(&word, length, &extended);
		found = !option && (extended || (first && path));
		if (length > 0 && (first || found))
			name = say("%.*s", (int)length, word);
	}
	return say("%.*s", COMPANY_NAME_SIZE - 1, name);
}

const char *company_says(int character) { return character < 0 ? "" : tr(ai_character(character)->says); }

int company_strength(int character)
{
	return character >= 0 && character < ai_character_count() ? character + 1 : 0; /* that is their order */
}

const char *company_level(int character)
{
	/* TRANSLATORS: how strong a computer player is: a level, which agrees with nobody's name; three of five */
	static const char *const levels[] = {N_("gentle"), N_("gentle"), N_("even"), N_("strong"), N_("strong")};
	int strength = company_strength(character), count = (int)(sizeof levels / sizeof *levels);

	return strength ? tr(levels[strength < count ? strength - 1 : count - 1]) : "";
}

/* ---- why ---- */

static const char *seat_name(const void *session, int seat) { return session_name(session, seat); }

/* How far from the middle, where `least` and `most` are the ends of the land; what is a tile off is in the middle, but
 * not at an end. */
static int off_middle(int at, int least, int most)
{
	int off = 2 * at - least - most;
	bool end = least < most && (at <= least || at >= most);

	return abs(off) <= 2 && !end ? 0 : off;
}

const char *company_where(const struct session *session, struct cell cell)
{
	const struct game *game = session_game(session);
	const struct castle_board *board = game_tile_set(game)->castle;
	struct cell low, high;

	game_bounds(game, &low, &high);
	if (board)
		castle_bounds(board, &low, &high);
	cells_grow(&low, &high, cell);
	return words_where((float)off_middle(cell.x, low.x, high.x), (float)off_middle(cell.y, low.y, high.y));
}

/* Where the tile of a line lies; "" of a line that lays none. */
static const char *where_on_land(const struct session *session, const struct ai_line *line)
{
	return move_lays(line->moves[0].kind) ? company_where(session, line->moves[0].cell) : "";
}

static void add_where(const void *session, const struct ai_line *line, char *name, size_t size)
{
	const char *where = where_on_land(session, line);

	utf8_append(name, size, "%s%s", name[0] && where[0] ? " " : "", where);
}

static struct ai_speech speech_of(const struct session *session)
{
	return (struct ai_speech){.translate = tr,
	                          .plural = trn,
	                          .seat = seat_name,
	                          .haven = words_haven,
	                          .tenths = language_tenths,
	                          .where = add_where,
	                          .begin = utf8_capital,
	                          .link = " · ",
	                          .context = session};
}

const char *company_why(const struct session *session, const struct ai_advice *advice, int number)
{
	struct ai_speech speech = speech_of(session);
	char why[AI_WHY_SIZE];

	return say("%s", ai_reason(advice, number, &speech, why));
}

const char *company_review(const struct session *session, const struct ai_advice *advice, bool better)
{
	struct ai_speech speech = speech_of(session);
	char why[AI_WHY_SIZE];

	return say("%s", ai_reason_review(advice, better, &speech, why));
}

/* "a city in the north", as the object of a sentence; "" of no feature. */
static const char *feature_there(const struct session *session, const struct ai_line *line)
{
	const char *feature = line->kind < FEATURE_KINDS ? ai_feature_name(line->kind) : NULL;
	const char *where = where_on_land(session, line);

	return feature ? say("%s%s%s", tr(feature), where[0] ? " " : "", where) : "";
}

/* A sentence of what speaks for the best line beside what is done. */
static const char *company_facts(const struct session *session, const struct ai_advice *advice)
{
	struct ai_speech speech = speech_of(session);
	char facts[AI_WHY_SIZE];

	speech.link = ", ";
	return say("%s.", ai_reason_facts(advice, &speech, facts));
}

/* ---- voices ---- */

/* What a line mostly does. */
enum voice_about {
	VOICE_TAKES,
	VOICE_FIELD,
	VOICE_COURT,
	VOICE_FINISHES,
	VOICE_JOINS,
	VOICE_HURTS,
	VOICE_GROWS,
	VOICE_WAITS,
	VOICE_OTHER, /* something of an expansion, or nothing worth a word */
	VOICE_ABOUTS
};

/* Several of what is done often, so that he never says the same of two turns running. */
enum { VOICE_VARIANTS = 3 };

/* In the order of ai.h; the last row gives hints. */
/* TRANSLATORS: computer players speak, each in his own way; %s: "a city in the north", where they say "you" a name */
static const char *const voices[AI_EMBLEM_COUNT + 1][VOICE_ABOUTS][VOICE_VARIANTS] = {
    [AI_EMBLEM_DUCKLING][VOICE_TAKES] = {N_("I sat on %s because it looked so nice."),
                                         N_("I found %s, and nobody was home."),
                                         N_("I picked %s, because it was close to me.")},
    [AI_EMBLEM_DUCKLING][VOICE_FIELD] = {N_("I lie down in the grass and see what grows."),
                                         N_("My man wanted to look at the cows.")},
    [AI_EMBLEM_DUCKLING][VOICE_COURT] = {N_("I put up a stall, because markets smell so good."),
                                         N_("At the market there is always something to taste.")},
    [AI_EMBLEM_DUCKLING][VOICE_FINISHES] = {N_("I finished %s. Look, not one hole in it!"),
                                            N_("I closed %s all by myself!"),
                                            N_("I finished %s, and it made a click.")},
    [AI_EMBLEM_DUCKLING][VOICE_JOINS] = {N_("I joined %s, it looked like fun in there."),
                                         N_("I wanted to see %s from inside, too.")},
    [AI_EMBLEM_DUCKLING][VOICE_HURTS] = {N_("Oh, %s, was that in your way? I only liked the corner."),
                                         N_("Did that pinch, %s? I am sorry, a little.")},
    [AI_EMBLEM_DUCKLING][VOICE_GROWS] = {N_("I made %s bigger, because bigger is better."),
                                         N_("I stretched %s as far as I could reach.")},
    [AI_EMBLEM_DUCKLING][VOICE_WAITS] = {N_("I just liked the tile there."), N_("It fitted so well there.")},
    [AI_EMBLEM_DUCKLING][VOICE_OTHER] = {N_("I wanted to see what happens then."), N_("It looked like the most fun.")},
    [AI_EMBLEM_SHEAF][VOICE_TAKES] = {N_("I took %s; it will ripen."), N_("I hold %s now, and I have patience."),
                                      N_("I gave my man %s to look after.")},
    [AI_EMBLEM_SHEAF][VOICE_FIELD] = {N_("My man lies in the field. The harvest comes last."),
                                      N_("A field is never in a hurry, and neither am I.")},
    [AI_EMBLEM_SHEAF][VOICE_COURT] = {N_("My man minds the market. It pays last."),
                                      N_("A good market needs patience.")},
    [AI_EMBLEM_SHEAF][VOICE_FINISHES] = {N_("I finished %s, and my man is free for the land."),
                                         N_("I brought in %s; it was ripe."), N_("I finished %s before the frost.")},
    [AI_EMBLEM_SHEAF][VOICE_JOINS] = {N_("I share %s now; there is enough for two."),
                                      N_("I tend %s together with a neighbour.")},
    [AI_EMBLEM_SHEAF][VOICE_HURTS] = {N_("Nothing against you, %s. The land wanted it so."),
                                      N_("The wind blows where it will, %s. Today it blew on you.")},
    [AI_EMBLEM_SHEAF][VOICE_GROWS] = {N_("I let %s grow a little more."), N_("I tend %s; it comes along nicely.")},
    [AI_EMBLEM_SHEAF][VOICE_WAITS] = {N_("I wait. Good ground is worth it."), N_("Not every day is a harvest day.")},
    [AI_EMBLEM_SHEAF][VOICE_OTHER] = {N_("Everything in its season. Now was the time."),
                                      N_("One chore after the other. This one was due.")},
    [AI_EMBLEM_TOWER][VOICE_TAKES] = {N_("I claimed %s. Now we build."),
                                      N_("I staked out %s. The scaffolding comes tomorrow."),
                                      N_("I laid the first stone: %s.")},
    [AI_EMBLEM_TOWER][VOICE_FIELD] = {N_("Somebody has to feed my masons."),
                                      N_("Every city needs hay for its donkeys.")},
    [AI_EMBLEM_TOWER][VOICE_COURT] = {N_("Somebody has to sell bread to my masons."),
                                      N_("A court is a building, too, only without a roof.")},
    [AI_EMBLEM_TOWER][VOICE_FINISHES] = {N_("I finished %s. That stands for good."),
                                         N_("I completed %s: the scaffolding can go."),
                                         N_("I handed over %s, dry and on time.")},
    [AI_EMBLEM_TOWER][VOICE_JOINS] = {N_("I built up to %s; together it gets larger."),
                                      N_("I enlarge %s, with a neighbour for company.")},
    [AI_EMBLEM_TOWER][VOICE_HURTS] = {N_("A wall stands there now, %s. You will have to build round it."),
                                      N_("You build your way, %s, I build mine. There they crossed.")},
    [AI_EMBLEM_TOWER][VOICE_GROWS] = {N_("I added to %s; it was far too small."),
                                      N_("I extended %s by one tile, as drawn.")},
    [AI_EMBLEM_TOWER][VOICE_WAITS] = {N_("My people are busy elsewhere."), N_("Not every tile is for building.")},
    [AI_EMBLEM_TOWER][VOICE_OTHER] = {N_("A good site needs more than walls."), N_("First the tools, then the roof.")},
    [AI_EMBLEM_FOX][VOICE_TAKES] = {N_("I took %s. Catch me if you can."),
                                    N_("I helped myself to %s. It was lying about."),
                                    N_("I fetched %s before the others woke up.")},
    [AI_EMBLEM_FOX][VOICE_FIELD] = {N_("Everybody forgets the fields. I do not."),
                                    N_("The grass is high. Nobody sees me in it.")},
    [AI_EMBLEM_FOX][VOICE_COURT] = {N_("Everybody forgets the markets. I do not."),
                                    N_("Where there are stalls, there are purses.")},
    [AI_EMBLEM_FOX][VOICE_FINISHES] = {N_("I finished %s while nobody was looking."),
                                       N_("I closed %s before anybody thought of it."),
                                       N_("I pocketed %s and whistled a tune.")},
    [AI_EMBLEM_FOX][VOICE_JOINS] = {N_("I joined %s; the door stood open."), N_("I share %s now. I was not invited.")},
    [AI_EMBLEM_FOX][VOICE_HURTS] = {N_("That place would have suited you far too well, %s."),
                                    N_("I only borrowed your best corner, %s.")},
    [AI_EMBLEM_FOX][VOICE_GROWS] = {N_("I stretched %s a little; so it pays me more."),
                                    N_("I fatten %s a little before I eat it.")},
    [AI_EMBLEM_FOX][VOICE_WAITS] = {N_("I keep my man for something better."), N_("I watch what the rest of you do.")},
    [AI_EMBLEM_FOX][VOICE_OTHER] = {N_("A small detour. Foxes like those."), N_("Sideways is a direction, too.")},
    [AI_EMBLEM_FALCON][VOICE_TAKES] = {N_("I took %s; I have done the sum."),
                                       N_("I chose %s; I compared it with all the rest."),
                                       N_("I watched for long, and then I went for %s.")},
    [AI_EMBLEM_FALCON][VOICE_FIELD] = {N_("The field pays at the end, and I can count to the end."),
                                       N_("The field grows with every city that is finished.")},
    [AI_EMBLEM_FALCON][VOICE_COURT] = {N_("The court pays at the end, and I can count to the end."),
                                       N_("Markets are counted last. I remember them.")},
    [AI_EMBLEM_FALCON][VOICE_FINISHES] = {N_("I finished %s. Points in the hand do not fly away."),
                                          N_("I closed %s; what is counted is counted."),
                                          N_("I finished %s at the right moment.")},
    [AI_EMBLEM_FALCON][VOICE_JOINS] = {N_("I joined %s; half of it is better than nothing."),
                                       N_("I joined %s before it became too large.")},
    [AI_EMBLEM_FALCON][VOICE_HURTS] = {N_("You needed that place, %s. So did I."),
                                       N_("I saw what you wanted there, %s.")},
    [AI_EMBLEM_FALCON][VOICE_GROWS] = {N_("I enlarged %s; the tiles for it are still to come."),
                                       N_("I continue %s, as planned.")},
    [AI_EMBLEM_FALCON][VOICE_WAITS] = {N_("I looked beyond this tile."), N_("A quiet move, and no accident.")},
    [AI_EMBLEM_FALCON][VOICE_OTHER] = {N_("I went through it twice. It is worth it."), N_("From above one sees why.")},
    [AI_EMBLEM_COUNT][VOICE_TAKES] = {N_("Take %s")},
    [AI_EMBLEM_COUNT][VOICE_FIELD] = {N_("Take %s")},
    [AI_EMBLEM_COUNT][VOICE_COURT] = {N_("Take %s")},
    [AI_EMBLEM_COUNT][VOICE_FINISHES] = {N_("Finish %s")},
    [AI_EMBLEM_COUNT][VOICE_JOINS] = {N_("Join %s")},
    [AI_EMBLEM_COUNT][VOICE_GROWS] = {N_("Make %s larger")},
    [AI_EMBLEM_COUNT][VOICE_HURTS] = {N_("Lay the tile %s")},
    [AI_EMBLEM_COUNT][VOICE_WAITS] = {N_("Lay the tile %s")},
};

static const double HURTS_LEAST = 3; /* points */

/* What a move is that an expansion has brought, in each voice: the row of the first such move.  What the tile itself
 * finishes or joins is more than what follows it. */
static const struct deed_words *deed_of(const struct ai_line *line)
{
	for (int i = 0; i < line->move_count; i++) {
		const struct deed_words *deed = deed_words(&line->moves[i]);
		if (deed && (i == 0 || !(line->completes || line->joins)))
			return deed;
	}
	return NULL;
}

static enum voice_about voice_taking(int kind)
{
	return kind == FEATURE_FIELD ? VOICE_FIELD : kind == FEATURE_COURT ? VOICE_COURT : VOICE_TAKES;
}

static enum voice_about voice_of(const struct ai_line *line)
{
	for (int i = 0; i < line->move_count; i++) {
		int kind = line->moves[i].kind;
		if (kind != MOVE_PLACE && kind != MOVE_FIGURE && kind != MOVE_PASS &&
		    (i == 0 || !(line->completes || line->joins)))
			return VOICE_OTHER;
	}
	if (line->aim)
		return VOICE_OTHER;
	if (line->joins)
		return VOICE_JOINS;
	if (line->completes)
		return VOICE_FINISHES;
	if (line->places && line->kind < FEATURE_KINDS)
		return voice_taking(line->kind);
	if (line->against != NOBODY && line->against_loss >= HURTS_LEAST)
		return VOICE_HURTS;
	if (line->gift_count && line->moves[0].kind == MOVE_PASS)
		return VOICE_OTHER;
	if (line->kind < FEATURE_KINDS && !(line->keeps && line->moves[0].kind == MOVE_PASS))
		return VOICE_GROWS;
	return VOICE_WAITS;
}

/* How often the seat has done such a thing: each time he has the next of his sentences.  What the figures of the past
 * do not tell goes with his tiles. */
static int times_before(const struct session *session, int seat, enum voice_about about)
{
	const struct history *history = session_history(session);
	bool takes = about == VOICE_TAKES || about == VOICE_FIELD || about == VOICE_COURT;
	int count = 0;

	for (int i = 0; i < history->ply_count; i++) {
		const struct ply *ply = &history->plies[i];

		if (!ply->finish && ply->seat == seat)
			count += takes ? ply->move.kind == MOVE_FIGURE && voice_taking(ply->move.spot.kind) == about
			               : move_lays(ply->move.kind);
	}
	return count;
}

static const char *voice_says(const struct session *session, const struct ai_advice *advice, int character)
{
	const struct ai_line *line = &advice->lines[0];
	int emblem = (int)ai_character(character)->emblem, count = 0;
	enum voice_about about = voice_of(line);
	const char *const *says = voices[emblem][about];
	const struct deed_words *deed = deed_of(line);

	if (deed)
		return deed->says[emblem];
	while (count < VOICE_VARIANTS && says[count])
		count++;
	return says[times_before(session, advice->seat, about) % count];
}

/* The reason of the best line, beside so many others. */
static const char *reason_among(const struct session *session, const struct ai_advice *advice, int count)
{
	struct ai_advice among = *advice;

	among.line_count = count;
	return say("%s.", company_why(session, &among, 0));
}

/* A hint in nobody's voice: what to do, and what speaks for it. */
static const char *hint_why(const struct session *session, const struct ai_advice *advice)
{
	const struct ai_line *line = &advice->lines[0];
	enum voice_about about = voice_of(line);
	bool lays = about == VOICE_HURTS || about == VOICE_WAITS;
	const char *frame = voices[AI_EMBLEM_COUNT][about][0];
	const char *name = lays ? where_on_land(session, line) : feature_there(session, line);

	if (frame && name[0])
		return say(tr("%s: %s"), say(tr(frame), name), company_facts(session, advice));
	/* Something of an expansion, or nobody is put on the tile that lies. */
	return reason_among(session, advice, about == VOICE_WAITS ? advice->line_count : 1);
}

const char *voice_why(const struct session *session, const struct ai_advice *advice, int character)
{
	const struct ai_line *line = &advice->lines[0];
	bool hurts = voice_of(line) == VOICE_HURTS;

	if (character < 0)
		return hint_why(session, advice);
	return say(tr(voice_says(session, advice, character)),
	           hurts ? session_name(session, line->against) : feature_there(session, line));
}

const char *voice_told(const struct session *session, const struct ai_advice *advice, int character)
{
	const struct ai_line *line = &advice->lines[0];
	const char *why = voice_why(session, advice, character);

	if (character < 0)
		return why;
	if (deed_of(line) || voice_of(line) == VOICE_OTHER) /* what it is for is not told by its kind alone */
		return say("%s %s", why, reason_among(session, advice, 1));
	return say("%s %s", why, say_capital(company_facts(session, advice)));
}
