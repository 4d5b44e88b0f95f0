/* What can be chosen, as lines of text: each with its number when it opens, and then what is chosen of it. */
#include "text/say.h"
#include "view/kit/narrate.h"
#include "view/play/narrate.h"
#include "view/play/panel/panel.h"

/* "2: Knight, City: 3 tiles, 2 sides open, 6 points now" */
static const char *slot_words(const struct play *play, const struct play_slot *slot)
{
	struct slot_words words = play_slot_words(play, slot);
	const char *text = slot->number ? say(tr("%s: %s"), say("%d", slot->number), words.title) : words.title;
	if (words.detail[0])
		text = say_on(text, ", %s", words.detail);
	if (slot->legal && slot->pays)
		text = say_join(text, ", ", "%s", say_count("%d point now", "%d points now", slot->points));
	return text;
}

/* Which kind of figure they are for, where there are several. */
static void narrate_kinds(const struct play *play)
{
	const char *line = "";
	if (play->found.kind_count < 2 || play->found.wait != WAIT_FIGURE)
		return;
	for (int kind = 0; kind < PIECES_MAX; kind++) {
		const struct play_kind *offered = &play->found.kinds[kind];
		if (!offered->in_game)
			continue;
		if (offered->places)
			line =
			    say_join(line, ". ", trn("%s: %d place", "%s: %d places", (unsigned long)offered->places),
			             words_kind(kind), offered->places);
		else
			line = say_join(line, ". ", tr("%s: %s"), words_kind(kind),
			                offered->supply ? tr("no place on this tile") : tr("on the table already"));
		if (kind == play->offer.figure)
			line = say_on(line, ", %s", tr("chosen"));
	}
	narrate(play->host, line);
}

/* Neither a place nor nobody. */
enum { PUT_UNTOLD = -2 };

void narrate_slots(struct play *play)
{
	const struct history *history = session_history(play->session);
	struct move laid;
	bool open = (play->found.wait == WAIT_FIGURE || play->found.wait == WAIT_END) && !play_hands_off(play) &&
	            session_laid(play->session, &laid);
	if (!open) {
		play->narrated.slots = 0;
		return;
	}
	int put = play->cursor.why ? PUT_UNTOLD - play->cursor.why : play_slot_put(play);
	uint64_t hash = hash_int(hash_int(HASH_BASIS, history->ply_count), play->offer.figure);
	hash = hash_int(hash_int(hash_int(hash, laid.cell.x), laid.cell.y), laid.rotation) | 1;
	if (hash != play->narrated.slots) {
		/* Who stood as another kind is told anew, also when it is nobody now. */
		play->narrated.put = play->narrated.slots && play->narrated.put >= 0 ? PUT_UNTOLD : -1;
		play->narrated.slots = hash;
		narrate_kinds(play);
		for (int i = 0; i < play->found.row_count; i++)
			narrate(play->host, slot_words(play, &play->found.slots[play->found.rows[i]]));
		if (!play->found.slot_count && play->found.wait == WAIT_END)
			narrate(play->host, tr("No follower can be placed here."));
	}
	if (put == play->narrated.put)
		return;
	play->narrated.put = put;
	if (put < PUT_UNTOLD) {
		const struct play_slot *slot = &play->found.slots[play->cursor.why - 1];
		narrate(play->host,
		        say("%s. %s", slot_words(play, slot), words_refusal_plain(play->session, slot->refusal)));
	} else
		narrate(play->host, say(tr("%s: %s"), tr("chosen"),
		                        put < 0 ? tr("no follower") : slot_words(play, &play->found.slots[put])));
}

/* "1: to the castle, then into completed cities, Anna +3" */
static const char *answer_words_of(struct play *play, int i)
{
	const struct game *game = session_game(play->session);
	const struct move *move = &play->found.choices[i];
	struct answer_told told = play_answer_told(play, move);
	const char *text = say(tr("%s: %s"), say("%d", play_choice_number(play, i)), told.words);
	if (told.detail[0])
		text = say_on(text, ", %s", told.detail);
	bool goes = play_sends(play) || ask_info(session_decision(play->session).kind)->walks;
	if (goes && move->kind != MOVE_PASS)
		text = say_on(text, ". %s", describe_place(game, game_tile_count(game) - 1, move->cell));
	if (told.points) /* what is asked about after it pays by itself */
		text = say_on(text, ", %+d", told.points);
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		if (told.gains[seat])
			text = say_on(text, ", %s %+d", words_name(play->session, seat), told.gains[seat]);
	return text;
}

void narrate_answers(struct play *play)
{
	struct decision decision = session_decision(play->session);
	if (play->found.wait != WAIT_DECISION || play_hands_off(play)) {
		play->narrated.answers = 0;
		return;
	}
	uint64_t serial = (uint64_t)play->found.serial + 1;
	if (serial != play->narrated.answers) {
		play->narrated.answers = serial;
		play->narrated.answer = -1;
		const char *text;
		narrate(play->host, play_question(play, &decision, &text));
		narrate(play->host, text);
		for (int i = 0; i < play->found.choice_count; i++)
			narrate(play->host, answer_words_of(play, i));
	}
	if (play->answer.chosen == play->narrated.answer)
		return;
	play->narrated.answer = play->answer.chosen;
	if (play->answer.chosen >= 0)
		narrate(play->host, say(tr("%s: %s"), tr("chosen"), answer_words_of(play, play->answer.chosen)));
}
