#include "app/castle_words.h"

#include <stdio.h>

#include "app/language.h"
#include "app/words.h"
#include "text/utf8.h"

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
	int starts = bit_count(feature->starts), tiles = feature->tile_count, open = feature->open;

	text[0] = '\0';
	if (feature->kind == FEATURE_COURT) {
		utf8_append(text, size,
		            feature->marks ? trn("%d market", "%d markets", (unsigned long)feature->marks)
		                           : tr("no market"),
		            feature->marks);
		return text;
	}
	utf8_append(text, size, trn("%d tile", "%d tiles", (unsigned long)tiles), tiles);
	utf8_append(text, size, "%s", starts ? " + " : "");
	if (starts)
		utf8_append(text, size, trn("%d start space", "%d start spaces", (unsigned long)starts), starts);
	utf8_append(text, size, ", ");
	if (feature->complete)
		utf8_append(text, size, "%s", tr("complete"));
	else
		utf8_append(text, size,
		            feature->kind == FEATURE_PATH ? trn("%d end open", "%d ends open", (unsigned long)open)
		                                          : trn("%d side open", "%d sides open", (unsigned long)open),
		            open);
	return text;
}

/* ---- the log ---- */

/* How large the keep of a seat was before this event of the game; of one that is only foretold, as it is now. */
static int keep_before(const struct session *session, const struct event *event, int seat)
{
	const struct history *history = session_history(session);
	int size = 0;

	for (int i = 0; i < history->event_count && &history->events[i] != event; i++)
		if (history->events[i].kind == EVENT_KEEP && history->events[i].seat == seat)
			size = history->events[i].tiles;
	return size;
}

bool castle_keep_leads(const struct session *session, const struct event *event)
{
	const struct setup_keep *given = session_start(session)->setup.keeps;

	if (event->kind != EVENT_KEEP || given[0].given || given[1].given) /* how large those are no event has told */
		return false;
	int other = keep_before(session, event, 1 - event->seat);
	return event->tiles > other && keep_before(session, event, event->seat) <= other;
}

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
		if (castle_keep_leads(session, event)) /* the empty area is his from now on */
			utf8_append(text, size, ", %s", tr("the largest keep now"));
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
