/* Why not: what a refused move is told with. */
#include "app/words.h"

#include <string.h>

#include "app/expansion_words.h"
#include "app/farms.h"
#include "app/language.h"
#include "text/say.h"

static const char *words_terrain(int terrain)
{
	static const char *const words[TERRAIN_KINDS] = {
	    [TERRAIN_FIELD] = N_("field"), [TERRAIN_ROAD] = N_("road"),   [TERRAIN_CITY] = N_("city"),
	    [TERRAIN_RIVER] = N_("river"), [TERRAIN_SEAM] = N_("wall"),   [TERRAIN_ANY] = N_("wall"),
	    [TERRAIN_PATH] = N_("path"),   [TERRAIN_TOWER] = N_("tower"), [TERRAIN_HOUSE] = N_("house"),
	    [TERRAIN_COURT] = N_("court"),
	};
	return tr(words[terrain]);
}

/* Its head and body, as far as they stand in a sheet. */
static struct bar_words bar_words(const struct session *session, const struct refusal *refusal)
{
	struct bar_words words = {0};

	EACH_WORDS(bar_words, row, bars, bar)
		if (row->refusal == refusal->reason &&
		    (row->game == GAME_CARCASSONNE || row->game == game_kind(session_game(session)))) {
			words.title = row->title ? row->title : words.title;
			words.text = row->text ? row->text : words.text;
		}
	return words;
}

/* The feature of the spot that is refused: does the tile just laid complete it? */
static bool is_finished(const struct session *session, const struct refusal *refusal)
{
	struct feature feature;
	return game_feature_at(session_game(session), refusal->cell.x, refusal->cell.y, refusal->spot, &feature) &&
	       feature.complete;
}

/* The engine's own sentence, for what no button and no figure can ask; without the rule, which stands at its end. */
static const char *engine_words(const struct refusal *refusal)
{
	const char *end = say(" (%s)", refusal->rule);
	size_t length = strlen(refusal->text), tail = strlen(end);

	if (refusal->rule[0] && length > tail && strcmp(refusal->text + length - tail, end) == 0)
		length -= tail;
	return say("%.*s", (int)length, refusal->text);
}

/* whom a figure joins that follows. */
static const char *follows(const struct session *session, const struct refusal *refusal)
{
	const struct piece_words *words = piece_words(refusal->figure);
	const char *sentence = words->whom_done && is_finished(session, refusal) ? words->whom_done : words->whom;
	return sentence ? tr(sentence) : engine_words(refusal);
}

static const char *title(const struct session *session, const struct refusal *refusal)
{
	const char *title = bar_words(session, refusal).title;
	if (refusal->reason == REFUSAL_OCCUPIED)
		/* TRANSLATORS: %s is a role: "No Knight here". */
		/* Who stands there already may be of another kind. */
		return say(tr("No %s here"), words_stands(refusal->spot.kind, FIGURE_MEEPLE));
	if (refusal->reason == REFUSAL_NO_FIGURE && any_piece(refusal->figure)->each == 1)
		return tr("on the table already"); /* there is one of them */
	if (refusal->reason == REFUSAL_FOLLOWS)
		return is_finished(session, refusal) ? tr("Finished by this tile") : tr("No follower of yours here");
	if (refusal->reason == REFUSAL_EDGE)
		return say(tr("%s meets %s"), words_terrain(refusal->ours), words_terrain(refusal->theirs));
	return title ? tr(title) : tr("Not here");
}

/* Sentences begin with a capital, words of terrain do not. */
const char *words_refusal_title(const struct session *session, const struct refusal *refusal)
{
	return say_capital(title(session, refusal));
}

/* Everybody who has a figure on the feature, besides the holder whom the refusal names.  *shared: all of them have the
 * most, and would be paid. */
static unsigned holders(const struct session *session, const struct refusal *refusal, bool *shared)
{
	int last = refusal->path_count - 1;
	unsigned seats = 1u << refusal->holder;
	struct feature feature;
	*shared = false;
	if (last < 0 || !game_feature_at(session_game(session), refusal->path[last].x, refusal->path[last].y,
	                                 refusal->path_spots[last], &feature))
		return seats;
	seats |= farms_seats(&feature);
	*shared = feature.owners == seats;
	return seats;
}

/* Who is "you": whose turn it is; nobody, where a game that is over is drawn. */
static unsigned turn_seats(const struct session *session)
{
	int seat = game_turn_seat(session_game(session));
	return seat == NOBODY ? 0 : 1u << seat;
}

const char *words_refusal_holders(const struct session *session, const struct refusal *refusal)
{
	bool shared;
	unsigned seats = holders(session, refusal, &shared), own = turn_seats(session);
	const char *names = words_seats(session, seats & ~own);
	if (seats && seats == own)
		return tr("held by you");
	if (seats & own && shared)
		/* TRANSLATORS: below "Knight", of a place for a follower: "you share it with Rosso". */
		return say(tr("you share it with %s"), names);
	if (seats & own)
		/* TRANSLATORS: the same where one of them has more there than the other: "held by you and Rosso". */
		return say(tr("held by you and %s"), names);
	return say(tr("held by %s"), names);
}

/* Several hold it: "You share this field with Rosso", or of them all "Rosso and Petra share this field". */
static const char *held_by_several(const struct session *session, unsigned seats, unsigned you, bool shared,
                                   const char *what)
{
	const char *names = words_seats(session, seats & ~you);
	if (seats & you)
		/* TRANSLATORS: "You share this field with Rosso"; where one of the two has more there: "You
		 * hold this field with Rosso". */
		return say(shared ? tr("You share %s with %s") : tr("You hold %s with %s"), what, names);
	/* TRANSLATORS: "Rosso and Petra already share this field"; where one has more: "hold". */
	return say(shared ? tr("%s share %s") : tr("%s hold %s"), names, what);
}

/* `you`: the bit of whoever is spoken to; 0: nobody is. */
static const char *occupied(const struct session *session, const struct refusal *refusal, unsigned you)
{
	int away = refusal->path_count - 1;
	const char *what = words_this_feature(refusal->spot.kind), *holder = words_name(session, refusal->holder);
	bool shared;
	unsigned seats = holders(session, refusal, &shared);
	if (any_piece(refusal->figure)->corner)
		/* TRANSLATORS: a building on a corner of tiles and whose it is: "Barn (Rosso): no follower joins it".
		 */
		return say(tr("%s (%s): no follower joins it"), words_kind(refusal->figure), holder);
	if (seats & (seats - 1))
		return held_by_several(session, seats, you, shared, what);
	if (you >> refusal->holder & 1 && away <= 0)
		return say(tr("You hold %s yourself"), what);
	if (you >> refusal->holder & 1)
		return say(trn("You hold %s yourself, %d tile away", "You hold %s yourself, %d tiles away",
		               (unsigned long)away),
		           what, away);
	if (away <= 0)
		return say(tr("%s already holds %s"), holder, what);
	return say(trn("%s holds %s, %d tile away", "%s holds %s, %d tiles away", (unsigned long)away), holder, what,
	           away);
}

static bool some_turn_fits(const struct game *game, const struct refusal *refusal)
{
	bool fits = false;
	for (int turn = 0; turn < 4 && refusal->tile != NO_TILE; turn++)
		fits = fits || game_tile_fits(game, refusal->tile, refusal->cell.x, refusal->cell.y, turn);
	return fits;
}

/* The body; `you` as above. */
static const char *body(const struct session *session, const struct refusal *refusal, unsigned you)
{
	bool edge = refusal->reason == REFUSAL_EDGE;
	const struct rule_words *barred = refusal->reason == REFUSAL_BARRED ? barred_words(refusal->rule) : NULL;
	const char *sentence = barred ? barred->text : bar_words(session, refusal).text;
	const struct building_words *building =
	    refusal->reason == REFUSAL_WRONG_FIGURE ? building_words(refusal->spot.kind) : NULL;

	sentence = building && building->only ? building->only : sentence;
	if (edge && refusal->other_tile == NO_TILE)
		sentence = N_("A start space is an edge too: a path meets only a path");
	else if (edge && game_kind(session_game(session)) == GAME_CARCASSONNE &&
	         !some_turn_fits(session_game(session), refusal))
		sentence = N_("Every edge must go on: choose another place");
	if (refusal->reason == REFUSAL_OCCUPIED)
		return occupied(session, refusal, you);
	if (refusal->reason == REFUSAL_FOLLOWS)
		return follows(session, refusal);
	if (refusal->reason == REFUSAL_WRONG_FIGURE && piece_words(refusal->figure)->wrong)
		return tr(piece_words(refusal->figure)->wrong);
	return sentence ? tr(sentence) : engine_words(refusal);
}

const char *words_refusal_plain(const struct session *session, const struct refusal *refusal)
{
	return body(session, refusal, turn_seats(session));
}

const char *words_refusal_told(const struct session *session, const struct refusal *refusal)
{
	return body(session, refusal, 0);
}

/* ---- for whoever reads of a game that is not his ---- */

const char *words_refusal(const struct session *session, const struct refusal *refusal)
{
	bool unknown = refusal->reason == REFUSAL_FOLLOWS && !is_finished(session, refusal);
	const char *text = unknown ? tr("Not here") : words_refusal_title(session, refusal);
	/* sentences of the engine begin small */
	text = say("%s. %s", text, say_capital(words_refusal_told(session, refusal)));
	return refusal->rule[0] ? say_on(text, " (%s)", refusal->rule) : text;
}
