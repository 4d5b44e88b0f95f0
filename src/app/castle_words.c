#include "app/castle_words.h"

#include <bastide/castle.h>

#include "app/expansion_words.h"
#include "app/language.h"
#include "app/words.h"
#include "text/say.h"

/* ---- wall tiles ---- */

static bool wall_known(int number) { return number >= 1 && number <= WALL_KINDS; }

const char *castle_wall_name(int number) { return wall_known(number) ? tr(wall_words(number)->name) : ""; }

const char *castle_wall_note(int number, const struct settings *settings)
{
	if (number == WALL_PATH && settings->value[SETTING_WELL4])
		return tr("One unfinished path where you have more followers brings 1 point a tile, 2 with a well.");
	return wall_known(number) ? tr(wall_words(number)->note) : "";
}

/* R36, R37, D15, D17. */
const char *castle_wall_when(int number)
{
	if (!wall_known(number))
		return "";
	if (number == WALL_EXTRA_TURN)
		return tr("Played at the end of your turn, even of the turn in which you won it.");
	return number < WALL_PATH
	           ? tr("Played when you score in your own turn, but not in the turn in which you won it.")
	           : tr("Counts by itself at the end of the game.");
}

/* ---- the keeps ---- */

const char *castle_keeps_raised(const struct castle_keeps *keeps, const char *const names[2])
{
	const char *text = "";
	for (int i = 0; i < 2; i++) {
		int seat = keeps->size[1] > keeps->size[0] ? 1 - i : i; /* the larger first */

		if (keeps->raised[seat])
			text = say_on(text, tr("%s%s: %d, and %d more by wall tile 8."), text[0] ? " " : "",
			              names[seat], keeps->size[seat] - keeps->raised[seat], keeps->raised[seat]);
	}
	return text;
}

const char *castle_keeps_verdict(const struct castle_keeps *keeps, const char *const names[2])
{
	int most = keeps->size[1] > keeps->size[0], least = !most;

	if (!keeps->size[most])
		return tr("Nobody has scored a house, so nobody has a keep.");
	if (keeps->size[0] == keeps->size[1])
		return say(tr("Both keeps count %d: nobody scores the empty area."), keeps->size[most]);
	if (!keeps->size[least])
		return say(tr("Only %s has a keep."), names[most]);
	return say(tr("%s has the larger keep: %d against %d."), names[most], keeps->size[most], keeps->size[least]);
}

/* ---- the log ---- */

const char *castle_keep_news(const struct session *session, const struct event *event)
{
	const struct history *history = session_history(session);
	const struct setup *setup = &session_scenario(session)->setup;
	const struct setup_keep *given = setup->keeps;
	int size[2] = {0}, raised[2] = {2 * setup->hands[0][WALL_KEEP], 2 * setup->hands[1][WALL_KEEP]};

	if (event->kind != EVENT_KEEP || given[0].given || given[1].given) /* how large those are no event has told */
		return "";
	/* Of one that is only foretold, as it is now; wall tiles 8 count at the end (R38). */
	for (int i = 0; i < history->event_count && &history->events[i] != event; i++) {
		const struct event *before = &history->events[i];
		if (before->kind == EVENT_KEEP)
			size[before->seat] = before->tiles;
		if (before->kind == EVENT_WALL && before->wall == WALL_KEEP)
			raised[before->seat] += 2;
	}
	int own = event->seat, other = 1 - own, now = event->tiles + raised[own];
	int was = size[own] ? size[own] + raised[own] : 0, theirs = size[other] ? size[other] + raised[other] : 0;
	if (now == theirs)
		return tr("both keeps equal");
	return now > theirs && was <= theirs ? tr("the largest keep now") : "";
}

const char *castle_event(const struct session *session, const struct event *event)
{
	const char *name = words_name(session, event->seat), *text, *news = castle_keep_news(session, event);
	switch (event->kind) {
	case EVENT_KEEP:
		text = say(trn("%s’s keep stands on a house of %d tile", "%s’s keep stands on a house of %d tiles",
		               event->tiles),
		           name, event->tiles);
		return news[0] ? say_on(text, ", %s", news) : text;
	case EVENT_WALL:
		return say(tr("%s takes wall tile %d: %s"), name, event->wall, castle_wall_name(event->wall));
	case EVENT_USED:
		return say(tr("%s plays wall tile %d: %s"), name, event->wall, castle_wall_name(event->wall));
	default:
		return "";
	}
}
