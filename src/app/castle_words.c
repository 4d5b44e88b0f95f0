#include "app/castle_words.h"

#include <stdio.h>

#include "app/language.h"
#include "app/words.h"
#include "text/utf8.h"

/* ---- why not ---- */

const char *castle_refusal_title(const struct refusal *refusal)
{
	static const char *const titles[REFUSAL_REASONS] = {
	    [REFUSAL_RANGE] = N_("Outside the wall"),
	    [REFUSAL_WALL] = N_("Not these wall tiles"),
	    [REFUSAL_KEEP] = N_("No keep here"),
	    [REFUSAL_SCORE] = N_("Not scored now"),
	    [REFUSAL_DOUBLE] = N_("Nothing to double it with"),
	};

	return titles[refusal->reason] ? tr(titles[refusal->reason]) : NULL;
}

const char *castle_refusal(const struct refusal *refusal)
{
	static const char *const sentences[REFUSAL_REASONS] = {
	    [REFUSAL_RANGE] = N_("every tile lies inside the wall"),
	    [REFUSAL_NO_NEIGHBOR] = N_("a tile must touch another tile or a start space along an edge"),
	    [REFUSAL_WALL] = N_("a corner tower bears one wall tile of 1 to 9, and nobody holds more than 18"),
	    [REFUSAL_KEEP] = N_("a keep stands on a finished house"),
	    [REFUSAL_SCORE] = N_("features that belong to you are scored first, then those of the other player"),
	    [REFUSAL_DOUBLE] = N_("it takes a wall tile for it that you won before this turn, and your own turn"),
	};

	if (refusal->reason == REFUSAL_EDGE)
		return refusal->other_tile == NO_TILE ? tr("A start space is an edge too: a path meets only a path")
		                                      : tr("A path must go on: it meets only a path or the bare wall");
	return sentences[refusal->reason] ? tr(sentences[refusal->reason]) : NULL;
}

/* ---- wall tiles ---- */

static const struct {
	const char *name, *note;
} wall_tiles[WALL_KINDS + 1] = {
    [1] = {N_("One more turn"), N_("You have one more whole turn before the other player.")},
    [2] = {N_("Tower doubled"), N_("A tower that you score brings 4 points a tile instead of 2.")},
    [3] = {N_("House doubled"), N_("A house that you score brings 2 points a tile instead of 1.")},
    [4] = {N_("Unfinished path"), N_("One unfinished path where you have more followers brings 1 point a tile.")},
    [5] = {N_("Unfinished tower"), N_("One unfinished tower where you have more followers brings 2 points a tile.")},
    [6] = {N_("Unfinished house"), N_("One unfinished house where you have more followers brings 1 point a tile.")},
    [7] = {N_("Rich court"), N_("One court where you have more merchants brings 4 points a market instead of 3.")},
    [8] = {N_("Larger keep"), N_("Your keep counts as 2 tiles larger.")},
    [9] = {N_("Five points"), N_("5 points, whatever lies on the table.")},
};

static bool wall_known(int number) { return number >= 1 && number <= WALL_KINDS; }

const char *castle_wall_name(int number) { return wall_known(number) ? tr(wall_tiles[number].name) : ""; }

const char *castle_wall_note(int number, const struct settings *settings)
{
	if (number == 4 && settings->value[SETTING_WELL4])
		return tr("One unfinished path where you have more followers brings 1 point a tile, 2 with a well.");
	return wall_known(number) ? tr(wall_tiles[number].note) : "";
}

/* R36, R37, D15, D17. */
const char *castle_wall_when(int number)
{
	if (!wall_known(number))
		return "";
	if (number == 1)
		return tr("Played at the end of your turn, even of the turn in which you won it.");
	return number <= 3 ? tr("Played when you score in your own turn, but not in the turn in which you won it.")
	                   : tr("Counts by itself at the end of the game.");
}

/* ---- sums ---- */

static void tiles_write(int tiles, char *text, size_t size)
{
	snprintf(text, size, trn("%d tile", "%d tiles", (unsigned long)tiles), tiles);
}

static void starts_write(int starts, char *text, size_t size)
{
	snprintf(text, size, trn("%d start space", "%d start spaces", (unsigned long)starts), starts);
}

static void parts_write(int tiles, int starts, char *text, size_t size)
{
	char laid[64], printed[64];

	tiles_write(tiles, laid, sizeof laid);
	starts_write(starts, printed, sizeof printed);
	snprintf(text, size, starts ? "%s + %s" : "%s", laid, printed);
}

/* ---- the keeps ---- */

char *castle_keeps_raised(const struct castle_keeps *keeps, const char *const names[2], char *text, size_t size)
{
	text[0] = '\0';
	for (int i = 0; i < 2; i++) {
		int seat = keeps->size[1] > keeps->size[0] ? 1 - i : i; /* the larger first */

		if (keeps->raised[seat])
			utf8_append(text, size, tr("%s%s: %d, and %d more by wall tile 8."), text[0] ? " " : "",
			            names[seat], keeps->size[seat] - keeps->raised[seat], keeps->raised[seat]);
	}
	return text;
}

char *castle_keeps_verdict(const struct castle_keeps *keeps, const char *const names[2], char *text, size_t size)
{
	int most = keeps->size[1] > keeps->size[0], least = !most;

	if (!keeps->size[most])
		snprintf(text, size, "%s", tr("Nobody has scored a house, so nobody has a keep."));
	else if (keeps->size[0] == keeps->size[1])
		snprintf(text, size, tr("Both keeps count %d: nobody scores the empty area."), keeps->size[most]);
	else if (!keeps->size[least])
		snprintf(text, size, tr("Only %s has a keep."), names[most]);
	else
		snprintf(text, size, tr("%s has the larger keep: %d against %d."), names[most], keeps->size[most],
		         keeps->size[least]);
	return text;
}

char *castle_detail(const struct feature *feature, char *text, size_t size)
{
	char counted[160], open[64];

	if (feature->kind == FEATURE_COURT && !feature->marks)
		snprintf(counted, sizeof counted, "%s", tr("no market"));
	else if (feature->kind == FEATURE_COURT)
		snprintf(counted, sizeof counted, trn("%d market", "%d markets", (unsigned long)feature->marks),
		         feature->marks);
	else
		parts_write(feature->tile_count, bit_count(feature->starts), counted, sizeof counted);
	snprintf(open, sizeof open,
	         feature->kind == FEATURE_PATH ? trn("%d end open", "%d ends open", (unsigned long)feature->open)
	                                       : trn("%d side open", "%d sides open", (unsigned long)feature->open),
	         feature->open);
	if (feature->kind == FEATURE_COURT)
		snprintf(text, size, "%s", counted);
	else
		snprintf(text, size, "%s, %s", counted, feature->complete ? tr("complete") : open);
	return text;
}

/* ---- the log ---- */

char *castle_event(const struct session *session, const struct event *event, char *text, size_t size)
{
	char name[WORDS_NAME_SIZE];

	words_name(session, event->seat, name, sizeof name);
	text[0] = '\0';
	switch (event->kind) {
	case EVENT_KEEP:
		snprintf(text, size,
		         trn("%s’s keep stands on a house of %d tile", "%s’s keep stands on a house of %d tiles",
		             event->tiles),
		         name, event->tiles);
		break;
	case EVENT_WALL:
		snprintf(text, size, tr("%s takes a wall tile: %d, %s"), name, event->wall,
		         castle_wall_name(event->wall));
		break;
	case EVENT_USED:
		snprintf(text, size, tr("%s plays wall tile %d: %s"), name, event->wall, castle_wall_name(event->wall));
		break;
	default:
		break;
	}
	return text;
}
