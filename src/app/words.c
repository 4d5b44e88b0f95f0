#include "app/words.h"

#include <string.h>

#include "app/castle_words.h"
#include "app/expansion_words.h"
#include "app/language.h"
#include "text/say.h"
#include "text/utf8.h"

const char *words_feature(int kind) { return tr(building_words(kind)->name); }
const char *words_this_feature(int kind) { return tr(building_words(kind)->this_one); }

const char *words_kind(int figure)
{
	const char *name = piece_words(figure)->name;

	if (figure == FIGURE_MEEPLE)
		return tr("Follower");
	return name ? tr(name) : figure_name(figure);
}

const char *words_role(int kind, int figure)
{
	return figure != FIGURE_MEEPLE ? words_kind(figure) : tr(building_words(kind)->role);
}

const char *words_stands(int kind, int figure)
{
	return words_role(kind, piece_words(figure)->is_follower ? FIGURE_MEEPLE : figure);
}

const char *words_color(int color)
{
	static const char *const words[COLOR_COUNT] = {
	    [COLOR_YELLOW] = N_("Yellow"), [COLOR_RED] = N_("Red"),     [COLOR_GREEN] = N_("Green"),
	    [COLOR_BLUE] = N_("Blue"),     [COLOR_BLACK] = N_("Black"), [COLOR_PINK] = N_("Pink"),
	};
	return tr(words[color]);
}

const char *words_where(float x, float y)
{
	/* north to south, west to east */
	static const char *const ways[3][3] = {{N_("in the north-west"), N_("in the north"), N_("in the north-east")},
	                                       {N_("in the west"), N_("in the middle"), N_("in the east")},
	                                       {N_("in the south-west"), N_("in the south"), N_("in the south-east")}};
	const float eighth = 0.41f; /* an eighth of a turn is for each: the tangent of half of it */
	float across = x < 0 ? -x : x, down = y < 0 ? -y : y;
	int row = down <= eighth * across ? 1 : y < 0 ? 0 : 2, column = across <= eighth * down ? 1 : x < 0 ? 0 : 2;
	return tr(ways[row][column]);
}

const char *words_haven(int haven) { return tr(haven_words(haven)->name); }
const char *words_about(const struct bill *bill)
{
	const struct reason_words *words = reason_words(bill->reason);
	const struct holding_words *held = bill->reason == SCORE_HELD ? holding_words(bill->holding) : NULL;

	if (held)
		return tr(held->group ? held->group : held->subject);
	return words ? tr(words->about) : "";
}

const char *words_subject(const struct bill *bill, int kind)
{
	const char *about = words_about(bill);

	return about[0]                     ? about
	       : bill->reason == SCORE_KEEP ? tr("The keep")
	       : kind < FEATURE_KINDS       ? words_feature(kind)
	                                    : "";
}

bool words_placeless(const struct bill *bill)
{
	return bill->reason == SCORE_HELD || (reason_words(bill->reason) && reason_words(bill->reason)->placeless);
}

bool words_move_puts(int kind)
{
	const struct move_words *words = move_words(kind);

	return kind == MOVE_FIGURE || (words && words->puts);
}

const char *words_only_way(int decision, struct cell from, struct cell to)
{
	const struct ask_words *words = ask_words(decision);

	return words && words->only ? say(tr(words->only), describe_side(from, to)) : NULL;
}

/* The first expansion that brings havens. */
static const struct expansion_words *of_havens(void)
{
	int i = 0;

	while (!expansion_words_table[i]->haven_count)
		i++;
	return expansion_words_table[i];
}

const char *words_waiting(void) { return tr(of_havens()->waiting); }

const char *words_enters_ahead(void) { return tr(of_havens()->ahead); }

const char *words_haven_use(int haven, bool then, bool also)
{
	const struct haven_words *words = haven_words(haven);

	if (also && words->also[then])
		return tr(words->also[then]);
	return tr(then ? words->then : words->use);
}

const char *words_holding(int holding)
{
	const struct holding_words *words = holding_words(holding);

	return words ? tr(words->name) : "";
}

const char *words_holding_group(const char *group)
{
	for (int i = 0; i < HOLDINGS_MAX; i++)
		if (any_holding(i) && any_holding(i)->group && strcmp(any_holding(i)->group, group) == 0)
			return tr(holding_words(i)->group ? holding_words(i)->group : holding_words(i)->name);
	return group;
}

const char *words_holding_subject(int holding) { return tr(holding_words(holding)->subject); }

const char *words_name(const struct session *session, int seat)
{
	const char *name = session_name(session, seat);
	int end = 0, cut = 0, letters = 0;
	for (; name[end] && letters <= WORDS_NAME_LETTERS; letters++, end = utf8_next(name, end))
		cut = letters < WORDS_NAME_LETTERS ? end : cut;
	while (cut > 0 && name[cut - 1] == ' ')
		cut--;
	return letters > WORDS_NAME_LETTERS ? say("%.*s…", cut, name) : say("%s", name);
}

const char *words_list(const char *text, int i, int count, const char *word)
{
	return say_join(text, i == count - 1 ? tr(" and ") : ", ", "%s", word);
}

const char *words_seats(const struct session *session, unsigned seats)
{
	int total = bit_count(seats), told = 0;
	const char *text = total ? "" : tr("nobody");
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		if (seats >> seat & 1)
			text = words_list(text, told++, total, words_name(session, seat));
	return text;
}

/* ---- the log ---- */

static const char *scored(const struct session *session, const struct event *event, const char *sum)
{
	const char *format = N_("%s: %s"); /* what is held, a wall tile that belongs to no feature */
	if (payment_words(event->bill.rule))
		format = payment_words(event->bill.rule)->text;
	else if (event->reason == SCORE_COMPLETE)
		format = building_words(event->feature)->completed;
	else if (lift_paid_words(event->reason))
		format = lift_paid_words(event->reason)->log;
	else if (event->reason == SCORE_KEEP)
		format = N_("%s: the larger keep, %s");
	else if (event->reason == SCORE_COURT)
		format = N_("%s: court, %s");
	else if (!words_about(&event->bill)[0] && event->feature < FEATURE_KINDS)
		format = building_words(event->feature)->ended;
	return say(tr(format), words_name(session, event->seat), sum);
}

static const char *figure_put(const struct event *event, const char *name)
{
	const char *put = piece_words(event->figure)->put;
	return say(put ? tr(put) : tr("%s places a follower: %s"), name, words_stands(event->spot.kind, event->figure));
}

/* What an expansion tells of its own. */
static const char *expansion_event(const struct event *event, const char *name)
{
	const struct event_words *words = event_words(event->kind);
	bool haven = event->place == PLACE_HAVEN || event_info(event->kind)->members & HAS_HAVEN;
	const char *role = haven ? words_haven(event->haven) : words_role(event->spot.kind, event->figure);

	if (words && event->seat == NOBODY && words->nobody)
		return say(tr(words->nobody), role);
	return words ? say(tr(words->text), name, role) : "";
}

/* Where it stands in the history; -1: it is not told from there. */
static int told_at(const struct history *history, const struct event *event)
{
	uintptr_t at = (uintptr_t)event - (uintptr_t)history->events;
	return history->events && at < (size_t)history->event_count * sizeof *event ? (int)(at / sizeof *event) : -1;
}

/* Was anything of the kind that he comes home from paid since the tile was laid: a field to him, of what is completed
 * this one or another to anybody?  Nobody knows from here. */
static bool paid_before(const struct event *events, int index)
{
	const struct event *home = &events[index];
	bool field = home->spot.kind == FEATURE_FIELD;
	for (int i = index - 1; i >= 0 && events[i].kind != EVENT_PLACED; i--)
		if (events[i].kind == EVENT_SCORED && events[i].feature == home->spot.kind &&
		    (field ? events[i].seat == home->seat : events[i].reason == SCORE_COMPLETE))
			return true;
	return false;
}

bool words_unpaid(const struct event *events, int index)
{
	const struct event *home = &events[index];
	return home->kind == EVENT_RETURNED && piece_words(home->figure)->unpaid && !paid_before(events, index);
}

const char *words_stuck(const struct event *events, int index)
{
	bool paid = events[index].kind == EVENT_RETURNED && paid_before(events, index);
	return paid ? piece_words(events[index].figure)->stuck : NULL;
}

/* A farmer who leaves his field before the end, and brings his player nothing. */
static bool farmer_unpaid(const struct event *events, int index)
{
	const struct event *home = &events[index];
	return home->spot.kind == FEATURE_FIELD && piece_is_follower(any_piece(home->figure)) &&
	       !paid_before(events, index);
}

/* The ply that led to this event. */
static int ply_of(const struct history *history, int event)
{
	int ply = history->ply_count - 1;
	while (ply > 0 && history->plies[ply].first_event > event)
		ply--;
	return ply;
}

const char *words_stops(const struct session *session, const struct event *event)
{
	const struct event_words *words = event_words(event->kind);
	const struct history *history = session_history(session);
	int at = words && words->stops && event->seat != NOBODY ? told_at(history, event) : -1, steps = 0;
	if (at < 0)
		return NULL;
	int ply = ply_of(history, at), walk = history->plies[ply].decision;
	for (int i = ply; i >= 0 && history->plies[i].decision == walk; i--)
		steps++;
	bool last = ply + 1 == history->ply_count;
	int next = last ? (int)session_decision(session).kind : history->plies[ply + 1].decision;
	if (next == walk || steps >= words->steps || (!last && history->plies[ply + 1].finish))
		return NULL;
	return say(tr(words->stops), steps, words->steps);
}

/* Where the piece that walks was when the game began: it is the one that joins nobody. */
static bool walker_began(const struct session *session, struct cell *at)
{
	const struct setup *setup = &session_scenario(session)->setup;
	for (int id = 0; id < NEUTRALS_MAX; id++) {
		const struct neutral *neutral = game_neutral((enum game_kind)setup->game, id);
		if (neutral && neutral->place == PLACE_CELL && !neutral->joins && setup->neutrals[id].there) {
			*at = setup->neutrals[id].cell;
			return true;
		}
	}
	return false;
}

/* A step: whither, seen from where the one before it led; and that it was the last one. */
static const char *step_told(const struct session *session, const struct event *event, const char *name)
{
	const struct event_words *words = event_words(event->kind);
	const struct history *history = session_history(session);
	int at = words && words->way && event->seat != NOBODY ? told_at(history, event) : -1, before = at - 1;
	while (before >= 0 && history->events[before].kind != event->kind)
		before--;
	struct cell from;
	bool known = at >= 0 && (before >= 0 || walker_began(session, &from));
	if (before >= 0)
		from = history->events[before].cell;
	const struct ply *ply = known ? &history->plies[ply_of(history, at)] : NULL;
	const char *text = known && ply->only ? words_only_way(ply->decision, from, event->cell) : NULL;
	if (known && !text)
		text = say(tr(words->way), name, describe_side(from, event->cell));
	else if (!known)
		text = expansion_event(event, name);
	const char *stops = words_stops(session, event);
	return stops ? say_on(text, ". %s", stops) : text;
}

/* Only one seat has what both events tell of. */
static bool same_sole(const struct event *a, const struct event *b)
{
	const struct event_words *words = event_words(a->kind);

	if (a->kind != b->kind)
		return false;
	return a->kind == EVENT_HELD ? a->holding == b->holding && any_holding(a->holding)->single
	                             : words && words->sole;
}

bool words_past(const struct session *session, const struct event *event)
{
	const struct history *history = session_history(session);
	int later = told_at(history, event) + 1;

	while (later > 0 && later < history->event_count && !same_sole(event, &history->events[later]))
		later++;
	return later > 0 && later < history->event_count;
}

bool words_takes(const struct session *session, const struct event *event, int seat)
{
	const struct history *history = session_history(session);
	int before = told_at(history, event) - 1;

	while (before >= 0 && !same_sole(event, &history->events[before]))
		before--;
	return before >= 0 && history->events[before].seat == seat && event->seat != seat;
}

const struct event *words_cause(const struct session *session, const struct event *score)
{
	const struct history *history = session_history(session);
	int at = told_at(history, score), turn = at < 0 ? 0 : history->plies[ply_of(history, at)].turn;

	while (--at >= 0 && history->plies[ply_of(history, at)].turn == turn) {
		const struct event *event = &history->events[at];
		const struct event_words *words = event_words(event->kind);

		if (words && words->pays && words->pays == score->reason && event->seat == score->seat)
			return event;
	}
	return NULL;
}

bool words_event_owned(const struct event *event)
{
	const struct event_words *words = event_words(event->kind);

	if (words)
		return event->seat != NOBODY && words->text && strstr(words->text, "%s");
	return event->kind != EVENT_SET_ASIDE && event->kind != EVENT_OVER;
}

/* Put on another tile than the one that was laid: how he came there, and where that lies from it. */
static const char *figure_way(const struct session *session, const struct event *event)
{
	const struct history *history = session_history(session);
	int at = told_at(history, event), ply = at < 0 ? -1 : ply_of(history, at);
	const struct move_words *words = ply < 0 ? NULL : move_words(history->plies[ply].move.kind);

	if (!words || !words->log)
		return "";
	while (ply > 0 && !move_lays(history->plies[ply].move.kind))
		ply--;
	struct cell laid = history->plies[ply].move.cell;
	return say_on(", ", tr(words->log),
	              words_where((float)(event->cell.x - laid.x), (float)(event->cell.y - laid.y)));
}

static const char *lays(const struct tile_set *tiles, const struct event *event, const char *name)
{
	const char *own = words_laid(tiles->types[event->tile].flags);
	return say(own ? own : tr("%s lays a tile"), name);
}

/* Which tile it is, and where it lies. */
static const char *laid(const struct game *game, const struct event *event)
{
	const char *place = describe_place(game, game_tile_at(game, event->cell.x, event->cell.y) - 1, event->cell);
	return say("%s%s%s", describe_seen(&game_tile_set(game)->types[event->tile]), place[0] ? "; " : "", place);
}

static const char *comes_home(const struct session *session, const struct event *event, const char *name)
{
	const struct history *history = session_history(session);
	int at = told_at(history, event);
	if (at >= 0 && words_unpaid(history->events, at))
		return say(tr(piece_words(event->figure)->unpaid), name);
	return at >= 0 && farmer_unpaid(history->events, at) ? say(tr("%s: a farmer goes home, without points"), name)
	                                                     : "";
}

const char *words_event(const struct session *session, const struct event *event)
{
	const struct tile_set *tiles = game_tile_set(session_game(session));
	const char *name = words_name(session, event->seat);
	switch (event->kind) {
	case EVENT_PLACED:
		return say(tr("%s: %s"), lays(tiles, event, name), laid(session_game(session), event));
	case EVENT_FIGURE:
		return say("%s%s", figure_put(event, name), figure_way(session, event));
	case EVENT_SET_ASIDE:
		return say(tr("%s: %s"), tr("A tile fits nowhere and goes back into the box"),
		           describe_seen(&tiles->types[event->tile]));
	case EVENT_SCORED:
		return scored(session, event, words_score(event));
	case EVENT_KEEP:
	case EVENT_WALL:
	case EVENT_USED:
		return castle_event(session, event);
	case EVENT_HELD:
		return say_on(say(tr(holding_words(event->holding)->taken), name, event->tiles), "%s",
		              words_held_list(event->held));
	case EVENT_OVER:
		return tr("The game is over");
	case EVENT_RETURNED:
		return comes_home(session, event, name);
	default:
		return step_told(session, event, name);
	}
}

const char *words_event_plain(const struct session *session, const struct event *event)
{
	if (event->kind == EVENT_SET_ASIDE)
		return tr("A tile fits nowhere and goes back into the box");
	if (event->kind == EVENT_PLACED)
		return lays(game_tile_set(session_game(session)), event, words_name(session, event->seat));
	return words_event(session, event);
}

const char *words_event_column(const struct session *session, const struct event *event)
{
	return event->kind == EVENT_SCORED ? scored(session, event, bill_sum(&event->bill, BILL_LOG))
	                                   : words_event_plain(session, event);
}
