/* What is said of a place for a follower: words for its facts, written when they are read. */
#include <stdlib.h>

#include "text/say.h"
#include "view/play/core/play.h"

static const char *role(const struct move *move)
{
	return move->apart ? words_haven(move->haven) : words_stands(move->spot.kind, move->figure);
}

static const char *title(const struct play *play, const struct play_slot *slot)
{
	const struct game *game = session_game(play->session);
	const struct move *move = &slot->move;
	const struct move_words *does = move_words(move->kind);
	const struct piece_words *words = piece_words(move->figure);
	int seat = 0;
	if (move_lifts(move->kind))
		return tr(lift_words(move->kind)->title);
	while (does && does->whose && seat + 1 < PLAYERS_MAX && (int)game_color(game, seat) != move->color)
		seat++;
	if (does)
		return does->whose ? say(tr(does->whose), words_name(play->session, seat))
		                   : say(tr(does->title), role(move));
	unsigned stands = any_piece(move->figure)->stands;
	bool alone = words->title && !(stands & (stands - 1)); /* where he stands is said by who he is */
	return say(words->title ? tr(words->title) : "%s", alone ? words_kind(move->figure) : role(move),
	           game_weight_at(game, move->figure, slot->cell.x, slot->cell.y, slot->on));
}

/* Which of the tile's; in a narrow list of The Castle, where a merchant can only be in a court, its side is enough. */
static const char *which(const struct play_slot *slot, bool narrow)
{
	const struct slot_name *name = &slot->name;
	bool field = slot->on.kind == FEATURE_FIELD && name->which;
	const char *what = field ? play_field_word(name->which) : words_feature(slot->on.kind);
	if (name->which && !field) /* TRANSLATORS: "Road (north)". */
		what = narrow ? play_side_word(name->which) : say(tr("%s (%s)"), what, play_side_word(name->which));
	return !name->beside ? what : say(tr("%s (%s)"), what, play_side_word(name->beside));
}

/* "↑ 1 → 4", where a list has no room for words. */
static const char *arrows(struct cell way)
{
	const char *text = way.y ? say("%s %d", way.y < 0 ? "↑" : "↓", abs(way.y)) : "";
	return way.x ? say_join(text, " ", "%s %d", way.x < 0 ? "←" : "→", abs(way.x)) : text;
}

/* What is on another tile, where nobody is put; which way that is, and of several there on which side. */
static const char *elsewhere(const struct play_slot *slot, const struct move_words *does, bool brief)
{
	const struct slot_name *name = &slot->name;
	const char *what = does->whose ? role(&slot->move) : words_feature(slot->on.kind);
	const char *way = name->which ? play_side_word(name->which) : "";
	if (name->far)
		way = brief ? arrows(name->way) : describe_way((struct cell){0, 0}, name->way);
	if (name->beside)
		way = say(tr("%s (%s)"), way, play_side_word(name->beside));
	return slot->puts ? say(does->far ? tr(does->far) : "%s", way) : say(way[0] ? tr("%s (%s)") : "%s", what, way);
}

/* Whom the field at a corner pays at once.  In a narrow list the points come first, and of several they stand alone: a
 * name may be cut. */
static void tell_paid(const struct play *play, const struct play_slot *slot, struct slot_words *words)
{
	const char *paid = "", *points = "", *name = "", *pays = move_words(slot->move.kind)->pays;
	int count = 0;
	for (int seat = 0; seat < PLAYERS_MAX; seat++) {
		if (!slot->at_once[seat])
			continue;
		name = words_name(play->session, seat);
		paid = say_join(paid, ", ", "%s %d", name, (int)slot->at_once[seat]);
		points = say_join(points, ", ", "+%d", (int)slot->at_once[seat]);
		count++;
	}
	if (count)
		words->detail = say(pays ? tr(pays) : "%s · %s", words->detail, paid);
	if (count)
		words->brief = count > 1 ? points : say("%s %s", points, name);
}

struct slot_words play_slot_words(const struct play *play, const struct play_slot *slot)
{
	const struct move *move = &slot->move;
	const struct refusal *refusal = slot->refusal;
	const struct move_words *does = move_words(move->kind);
	const char *use = does ? NULL : piece_words(move->figure)->use;
	struct slot_words words = {title(play, slot), "", ""};
	if (!slot->legal)
		words.detail = refusal->reason == REFUSAL_OCCUPIED ? words_refusal_holders(play->session, refusal)
		                                                   : words_refusal_title(play->session, refusal);
	if (!slot->legal || move->apart ||
	    !game_feature_at(session_game(play->session), slot->cell.x, slot->cell.y, slot->on, play->feature))
		return words;
	words.detail = words.brief = words_detail(play->feature);
	if (move_on_corner(move->kind)) {
		tell_paid(play, slot, &words);
	} else if (move_lifts(move->kind)) {
		words.brief = words_feature(slot->on.kind);
	} else if (does) {
		words.brief = elsewhere(slot, does, true);
		words.detail = say(tr("%s: %s"), elsewhere(slot, does, false), words.detail);
	} else {
		const char *how = slot->on.kind == FEATURE_COURT ? tr("%s: %s · he stays to the end") : tr("%s: %s");
		if (use || slot->name.which)
			words.brief = which(slot, play_wall(play));
		words.detail = say(use ? tr(use) : how, which(slot, false), words.detail);
	}
	return words;
}
