/* Why not: what a refused move is told with. */
#include "app/words.h"

#include <stdlib.h>

#include "app/expansion_words.h"
#include "app/language.h"
#include "text/utf8.h"

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

/* Head and body; what The Castle has no words of its own for is told as in Carcassonne. */
static const struct refusal_words {
	const char *title, *text;
} refusals[GAME_KINDS][REFUSAL_REASONS] = {
    [GAME_CARCASSONNE] =
        {
            [REFUSAL_EDGE] = {NULL, N_("Every edge must go on: turn the tile or choose another place")},
            [REFUSAL_CELL_TAKEN] = {N_("A tile lies here"), N_("choose an empty place")},
            [REFUSAL_NO_NEIGHBOR] = {N_("Too far away"), N_("a tile must touch another along an edge")},
            [REFUSAL_NO_FIGURE] = {N_("No follower left"), N_("all of them are on the table")},
            [REFUSAL_FARMS_OFF] = {N_("No farmers in this game"), N_("fields do not count under these rules")},
            [REFUSAL_WRONG_KIND] = {N_("Not now"), N_("nobody is asked for this in this position")},
            [REFUSAL_FEATURE] = {NULL, N_("it is complete already")},
            [REFUSAL_NO_SPOT] = {NULL, N_("there is no such place on the tile")},
            [REFUSAL_WRONG_TILE] = {NULL, N_("another tile is in hand")},
        },
    [GAME_CASTLE] =
        {
            [REFUSAL_RANGE] = {N_("Outside the wall"), N_("every tile lies inside the wall")},
            [REFUSAL_EDGE] = {NULL, N_("A path must go on: it meets only a path or the bare wall")},
            [REFUSAL_NO_NEIGHBOR] = {NULL, N_("a tile must touch another tile or a start space along an edge")},
            [REFUSAL_WALL] = {N_("Not these wall tiles"),
                              N_("a corner tower bears one wall tile of 1 to 9, and nobody holds more than 18")},
            [REFUSAL_KEEP] = {N_("No keep here"), N_("a keep stands on a finished house")},
            [REFUSAL_SCORE] = {N_("Not scored now"),
                               N_("first are scored the features of whoever moves, then those of the other player")},
            [REFUSAL_DOUBLE] = {N_("Nothing to double it with"),
                                N_("it takes a wall tile for it, won before this turn, and the turn of its owner")},
        },
};

static struct refusal_words refusal_words(const struct session *session, const struct refusal *refusal)
{
	struct refusal_words words = refusals[game_kind(session_game(session))][refusal->reason],
	                     shared = refusals[GAME_CARCASSONNE][refusal->reason];

	return (struct refusal_words){words.title ? words.title : shared.title, words.text ? words.text : shared.text};
}

/* The feature of the spot that is refused: does the tile just laid complete it? */
static bool is_finished(const struct session *session, const struct refusal *refusal)
{
	struct feature *feature = malloc(sizeof *feature);
	bool finished =
	    feature &&
	    game_feature_at(session_game(session), refusal->cell.x, refusal->cell.y, refusal->spot, feature) &&
	    feature->complete;
	free(feature);
	return finished;
}

/* The engine's own sentence, for what no button and no figure can ask; without the rule, which stands at its end. */
static void engine_words(const struct refusal *refusal, char *text, size_t size)
{
	char end[sizeof refusal->rule + 8];
	size_t length = strlen(refusal->text), tail = (size_t)snprintf(end, sizeof end, " (%s)", refusal->rule);

	if (refusal->rule[0] && length > tail && strcmp(refusal->text + length - tail, end) == 0)
		length -= tail;
	utf8_append(text, size, "%.*s", (int)length, refusal->text);
}

/* whom a figure joins that follows. */
static void follows(const struct session *session, const struct refusal *refusal, char *text, size_t size)
{
	const struct piece_words *words = piece_words(refusal->figure);
	const char *sentence = words->whom_done && is_finished(session, refusal) ? words->whom_done : words->whom;
	if (sentence)
		utf8_append(text, size, "%s", tr(sentence));
	else
		engine_words(refusal, text, size);
}

char *words_refusal_title(const struct session *session, const struct refusal *refusal, char *text, size_t size)
{
	const char *title = refusal_words(session, refusal).title;
	text[0] = '\0';
	if (refusal->reason == REFUSAL_OCCUPIED)
		/* TRANSLATORS: %s is a role: "No Knight here". */
		/* Who stands there already may be of another kind. */
		utf8_append(text, size, tr("No %s here"), words_stands(refusal->spot.kind, FIGURE_MEEPLE));
	else if (refusal->reason == REFUSAL_NO_FIGURE && any_piece(refusal->figure)->each == 1)
		utf8_append(text, size, "%s", tr("on the table already")); /* there is one of them */
	else if (refusal->reason == REFUSAL_FOLLOWS)
		utf8_append(text, size, "%s",
		            is_finished(session, refusal) ? tr("Finished by this tile")
		                                          : tr("No follower of yours here"));
	else if (refusal->reason == REFUSAL_EDGE)
		utf8_append(text, size, tr("%s meets %s"), words_terrain(refusal->ours),
		            words_terrain(refusal->theirs));
	else
		utf8_append(text, size, "%s", title ? tr(title) : tr("Not here"));
	/* Sentences begin with a capital, words of terrain do not. */
	utf8_capital(text);
	return text;
}

/* Everybody who has a figure on the feature, besides the holder whom the refusal names.  *shared: all of them have the
 * most, and would be paid. */
static unsigned holders(const struct session *session, const struct refusal *refusal, bool *shared)
{
	int last = refusal->path_count - 1;
	unsigned seats = 1u << refusal->holder;
	*shared = false;
	struct feature *feature = last >= 0 ? malloc(sizeof *feature) : NULL;
	if (feature && game_feature_at(session_game(session), refusal->path[last].x, refusal->path[last].y,
	                               refusal->path_spots[last], feature))
		for (int i = 0; i < feature->figure_count; i++)
			seats |= 1u << feature->figures[i].seat;
	*shared = feature && feature->owners == seats;
	free(feature);
	return seats;
}

char *words_refusal_holders(const struct session *session, const struct refusal *refusal, char *text, size_t size)
{
	char names[SEAT_NAME_SIZE * PLAYERS_MAX + 40];
	bool shared;
	unsigned seats = holders(session, refusal, &shared), own = 1u << game_turn_seat(session_game(session));
	text[0] = '\0';
	words_seats(session, seats & ~own, names, sizeof names);
	if (seats == own)
		utf8_append(text, size, "%s", tr("held by you"));
	else if (seats & own && shared)
		/* TRANSLATORS: below "Knight", of a place for a follower: "you share it with Rosso". */
		utf8_append(text, size, tr("you share it with %s"), names);
	else if (seats & own)
		/* TRANSLATORS: the same where one of them has more there than the other: "held by you and Rosso". */
		utf8_append(text, size, tr("held by you and %s"), names);
	else
		utf8_append(text, size, tr("held by %s"), names);
	return text;
}

/* Several hold it: "You share this field with Rosso", or of them all "Rosso and Petra share this field". */
static void held_by_several(const struct session *session, unsigned seats, unsigned you, bool shared, const char *what,
                            char *text, size_t size)
{
	char names[SEAT_NAME_SIZE * PLAYERS_MAX + 40];
	words_seats(session, seats & ~you, names, sizeof names);
	if (seats & you)
		/* TRANSLATORS: "You share this field with Rosso"; where one of the two has more there: "You
		 * hold this field with Rosso". */
		utf8_append(text, size, shared ? tr("You share %s with %s") : tr("You hold %s with %s"), what, names);
	else
		/* TRANSLATORS: "Rosso and Petra already share this field"; where one has more: "hold". */
		utf8_append(text, size, shared ? tr("%s share %s") : tr("%s hold %s"), names, what);
}

/* `you`: the bit of whoever is spoken to; 0: nobody is. */
static void occupied(const struct session *session, const struct refusal *refusal, unsigned you, char *text,
                     size_t size)
{
	char holder[WORDS_NAME_SIZE];
	int away = refusal->path_count - 1;
	const char *what = words_this_feature(refusal->spot.kind);
	bool shared;
	unsigned seats = holders(session, refusal, &shared);
	words_name(session, refusal->holder, holder, sizeof holder);
	if (any_piece(refusal->figure)->corner)
		/* TRANSLATORS: a building on a corner of tiles and whose it is: "Barn (Rosso): no follower joins it".
		 */
		utf8_append(text, size, tr("%s (%s): no follower joins it"), words_kind(refusal->figure), holder);
	else if (seats & (seats - 1))
		held_by_several(session, seats, you, shared, what, text, size);
	else if (you >> refusal->holder & 1 && away <= 0)
		utf8_append(text, size, tr("You hold %s yourself"), what);
	else if (you >> refusal->holder & 1)
		utf8_append(text, size,
		            trn("You hold %s yourself, %d tile away", "You hold %s yourself, %d tiles away",
		                (unsigned long)away),
		            what, away);
	else if (away <= 0)
		utf8_append(text, size, tr("%s already holds %s"), holder, what);
	else
		utf8_append(text, size,
		            trn("%s holds %s, %d tile away", "%s holds %s, %d tiles away", (unsigned long)away), holder,
		            what, away);
}

static bool some_turn_fits(const struct game *game, const struct refusal *refusal)
{
	bool fits = false;
	for (int turn = 0; turn < 4 && refusal->tile != NO_TILE; turn++)
		fits = fits || game_tile_fits(game, refusal->tile, refusal->cell.x, refusal->cell.y, turn);
	return fits;
}

/* The body; `you` as above. */
static char *body(const struct session *session, const struct refusal *refusal, unsigned you, char *text, size_t size)
{
	bool edge = refusal->reason == REFUSAL_EDGE;
	const struct rule_words *barred = refusal->reason == REFUSAL_BARRED ? barred_words(refusal->rule) : NULL;
	const char *sentence = barred ? barred->text : refusal_words(session, refusal).text;
	const struct building_words *building =
	    refusal->reason == REFUSAL_WRONG_FIGURE ? building_words(refusal->spot.kind) : NULL;

	sentence = building && building->only ? building->only : sentence;
	if (edge && refusal->other_tile == NO_TILE)
		sentence = N_("A start space is an edge too: a path meets only a path");
	else if (edge && game_kind(session_game(session)) == GAME_CARCASSONNE &&
	         !some_turn_fits(session_game(session), refusal))
		sentence = N_("Every edge must go on: choose another place");
	text[0] = '\0';
	if (refusal->reason == REFUSAL_OCCUPIED)
		occupied(session, refusal, you, text, size);
	else if (refusal->reason == REFUSAL_FOLLOWS)
		follows(session, refusal, text, size);
	else if (refusal->reason == REFUSAL_WRONG_FIGURE && piece_words(refusal->figure)->wrong)
		utf8_append(text, size, "%s", tr(piece_words(refusal->figure)->wrong));
	else if (sentence)
		utf8_append(text, size, "%s", tr(sentence));
	else
		engine_words(refusal, text, size);
	return text;
}

char *words_refusal_plain(const struct session *session, const struct refusal *refusal, char *text, size_t size)
{
	return body(session, refusal, 1u << game_turn_seat(session_game(session)), text, size);
}

char *words_refusal_told(const struct session *session, const struct refusal *refusal, char *text, size_t size)
{
	return body(session, refusal, 0, text, size);
}

/* ---- for whoever reads of a game that is not his ---- */

char *words_refusal(const struct session *session, const struct refusal *refusal, char *text, size_t size)
{
	char why[WORDS_SIZE];
	text[0] = '\0';
	if (refusal->reason == REFUSAL_FOLLOWS && !is_finished(session, refusal))
		utf8_append(text, size, "%s", tr("Not here"));
	else
		words_refusal_title(session, refusal, text, size);
	words_refusal_told(session, refusal, why, sizeof why);
	utf8_capital(why); /* sentences of the engine begin small */
	utf8_append(text, size, ". %s", why);
	if (refusal->rule[0])
		utf8_append(text, size, " (%s)", refusal->rule);
	return text;
}
