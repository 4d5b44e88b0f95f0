/* Follows a game and decides after each turn who says what, if anybody says anything. */
#include "talk/talk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/language.h"
#include "talk/facts.h"
#include "text/grow.h"

/* Small talk: a word in three turns of one's own, after a few to warm up with, and not at once after the last one
 * unless it is of what a person does; of others only as long as two words in five are of persons. */
enum { TURNS_QUIET = 2, TURNS_A_WORD = 3, GAP = 3, PERSONS_OF = 2, PERSONS_IN = 5 };
/* What a person has done is worth so many ranks more; of those who could speak, a rank less for each word said. */
enum { PERSON = 2 };
enum { REMARKS_MAX = 32 };

struct talk {
	struct game *before, *after; /* the turn's beginning; where it stands: owned, or NULL: nothing is followed */
	int ply_count, capacity;
	struct move *moves;   /* that have led there; owned */
	int first_variant;    /* of everybody's sentences */
	int from;             /* the ply the turn has begun with */
	int turns;            /* that are over */
	int most;             /* points that anybody had in one */
	int own[PLAYERS_MAX]; /* turns of each */
	uint8_t emptied;      /* who has had no figure left, a bit a seat */
	/* What has been said: how often by each, of persons, when last, by whom; of the end; and which sentences. */
	int counts[PLAYERS_MAX], total, of_persons, last_turn;
	uint8_t last_seat;
	bool end_told;
	uint8_t used[TALK_ABOUTS][AI_EMBLEM_COUNT], remarked[REMARKS_MAX][AI_EMBLEM_COUNT];
	int word_count;
	struct talk_word words[TALK_MOST]; /* the last is the newest */
};

struct talk *talk_create(void) { return calloc(1, sizeof(struct talk)); }

static void forget(struct talk *talk)
{
	game_destroy(talk->before);
	game_destroy(talk->after);
	free(talk->moves);
	*talk = (struct talk){.last_seat = NOBODY};
}

void talk_destroy(struct talk *talk)
{
	if (talk)
		forget(talk);
	free(talk);
}

/* ---- who says what ---- */

static int character_of(const struct session *session, int seat)
{
	int character = seat == NOBODY ? -1 : session_computer(session, seat);

	return character >= 0 && character < ai_character_count() ? character : -1;
}

static uint8_t *used_by(struct talk *talk, const struct talk_fact *fact, int character)
{
	int emblem = (int)ai_character(character)->emblem;

	return fact->about == TALK_REMARK ? &talk->remarked[fact->remark % REMARKS_MAX][emblem]
	                                  : &talk->used[fact->about][emblem];
}

/* The next of his sentences that nobody has heard; -1: there is none.  Where it begins differs from game to game. */
static int fresh_variant(struct talk *talk, const struct talk_fact *fact, int character)
{
	for (int i = 0; i < VOICE_VARIANTS; i++) {
		int variant = (talk->first_variant + i) % VOICE_VARIANTS;

		if (!(*used_by(talk, fact, character) >> variant & 1) && talk_says(fact, character, variant))
			return variant;
	}
	return -1;
}

static bool is_person(const struct session *session, int seat)
{
	return seat != NOBODY && session_computer(session, seat) < 0;
}

static bool any_person(const struct session *session, const struct game *game)
{
	for (int seat = 0; seat < game_player_count(game); seat++)
		if (is_person(session, seat))
			return true;
	return false;
}

/* What matters is said at once. */
static bool is_time(const struct talk *talk, const struct session *session, const struct talk_fact *fact)
{
	if (talk_rank(fact) >= RANK_ALWAYS)
		return true;
	if (talk->turns <= TURNS_QUIET || talk->counts[fact->seat] * TURNS_A_WORD > talk->own[fact->seat])
		return false;
	return is_person(session, fact->named) ||
	       (talk->turns - talk->last_turn >= GAP &&
	        (!any_person(session, talk->after) || talk->of_persons * PERSONS_IN >= talk->total * PERSONS_OF));
}

/* More is more worth saying: above all what a person has done. */
static int worth(const struct talk *talk, const struct session *session, const struct talk_fact *fact)
{
	return talk_rank(fact) + (is_person(session, fact->named) ? PERSON : 0) - talk->counts[fact->seat];
}

/* Keeps those facts of which something can be said now. */
static int sayable(struct talk *talk, const struct session *session, struct talk_fact *facts, int count)
{
	bool others = false;
	int kept = 0;

	for (int i = 0; i < count; i++) {
		int character = character_of(session, facts[i].seat);

		if (character < 0 || fresh_variant(talk, &facts[i], character) < 0 ||
		    !is_time(talk, session, &facts[i]))
			continue;
		others = others || facts[i].seat != talk->last_seat;
		facts[kept++] = facts[i];
	}
	count = kept;
	kept = 0;
	for (int i = 0; i < count; i++)
		if (!others || facts[i].seat != talk->last_seat)
			facts[kept++] = facts[i];
	return kept;
}

static void say(struct talk *talk, const struct session *session, const struct talk_fact *fact)
{
	int character = character_of(session, fact->seat), variant = fresh_variant(talk, fact, character);
	const char *name = fact->named == NOBODY ? "" : session_name(session, fact->named);

	*used_by(talk, fact, character) |= (uint8_t)(1U << variant);
	talk->counts[fact->seat]++;
	talk->total++;
	talk->of_persons += is_person(session, fact->named);
	talk->end_told = talk->end_told || fact->about == TALK_LAST || fact->about == TALK_CLOSE;
	talk->last_turn = talk->turns;
	talk->last_seat = fact->seat;
	if (talk->word_count == TALK_MOST)
		memmove(talk->words, talk->words + 1, --talk->word_count * sizeof *talk->words);
	struct talk_word *word = &talk->words[talk->word_count++];
	*word = (struct talk_word){.plies = talk->ply_count,
	                           .seat = fact->seat,
	                           .named = fact->named,
	                           .about = fact->about,
	                           .remark = fact->remark};
	snprintf(word->text, sizeof word->text, tr(talk_says(fact, character, variant)), name);
}

static void turn_ends(struct talk *talk, const struct session *session)
{
	const struct history *history = session_history(session);
	const struct ply *first = &history->plies[talk->from], *last = &history->plies[talk->ply_count - 1];
	const struct talk_turn turn = {.before = talk->before,
	                               .after = talk->after,
	                               .seat = first->seat,
	                               .events = &history->events[first->first_event],
	                               .event_count = last->first_event + last->event_count - first->first_event,
	                               .most = talk->most,
	                               .emptied = talk->emptied,
	                               .end_told = talk->end_told};
	struct talk_fact facts[TALK_FACTS_MAX];

	bool laid = game_tile_count(talk->after) > game_tile_count(talk->before); /* and not an offer declined */

	talk->turns += laid;
	if (laid && turn.seat != NOBODY) {
		int count = sayable(talk, session, facts, talk_facts(&turn, facts)), best = 0;

		for (int i = 1; i < count; i++)
			if (worth(talk, session, &facts[i]) > worth(talk, session, &facts[best]))
				best = i;
		if (count)
			say(talk, session, &facts[best]);
		int points = talk_points(&turn, turn.seat);
		talk->most = points > talk->most ? points : talk->most;
		talk->own[turn.seat]++;
		talk->emptied |= (uint8_t)(talk_is_empty(talk->after, turn.seat) << turn.seat);
	}
	game_copy(talk->before, talk->after);
	talk->from = talk->ply_count;
}

/* ---- the way there ---- */

/* Somebody is asked for a tile again, or for what comes before one. */
static bool turn_is_over(const struct game *game)
{
	int kind = game_decision(game).kind;

	return game_over(game) || kind == DECISION_TILE || kind == DECISION_DRAW || ask_info(kind)->early;
}

/* Have these plies been followed? */
static bool is_on_the_way(const struct talk *talk, const struct history *history)
{
	if (!talk->after || history->ply_count < talk->ply_count)
		return false;
	for (int i = 0; i < talk->ply_count; i++)
		if (memcmp(&talk->moves[i], &history->plies[i].move, sizeof talk->moves[i]) != 0)
			return false;
	return true;
}

static bool begin(struct talk *talk, const struct session *session)
{
	forget(talk);
	talk->after = session_position(session, 0);
	talk->before = talk->after ? game_clone(talk->after) : NULL;
	talk->first_variant = (int)(session_scenario(session)->setup.seed % 2); /* another game, other words */
	if (talk->before)
		return true;
	forget(talk); /* or the next call would go on from there */
	return false;
}

/* One ply on; what is no move, or goes on from elsewhere, is looked up. */
static bool step(struct talk *talk, const struct session *session)
{
	const struct ply *ply = &session_history(session)->plies[talk->ply_count];

	if (!grow_list(&talk->moves, talk->ply_count, &talk->capacity, 256, sizeof *talk->moves))
		return false;
	talk->moves[talk->ply_count++] = ply->move;
	if (!ply->finish && !ply->handed && game_apply(talk->after, &ply->move, NULL))
		return true;
	game_destroy(talk->after);
	talk->after = session_position(session, talk->ply_count);
	return talk->after != NULL;
}

const struct talk_word *talk_follow(struct talk *talk, const struct session *session)
{
	const struct history *history = session_history(session);

	if (!is_on_the_way(talk, history) && !begin(talk, session))
		return NULL;
	while (talk->ply_count < history->ply_count) {
		if (!step(talk, session)) {
			forget(talk);
			return NULL;
		}
		if (turn_is_over(talk->after))
			turn_ends(talk, session);
	}
	const struct talk_word *last = talk->word_count ? &talk->words[talk->word_count - 1] : NULL;
	return last && last->plies == history->ply_count ? last : NULL;
}

int talk_words(const struct talk *talk, const struct talk_word **words)
{
	*words = talk ? talk->words : NULL;
	return talk ? talk->word_count : 0;
}
