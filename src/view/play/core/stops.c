/* Where looking through a game stops.  A game stops before each of its turns.  An example also stops where its file
 * has something to say or to show: before another caption, at a picture it wants, and in the middle of a turn where it
 * claims something of the follower. */
#include "view/play/core/play.h"

#include <string.h>

#include "app/example.h"
#include "app/rulebook.h"

static void stop_add(struct play *play, struct play_stop stop)
{
	if (play->look.count < LOOK_TURNS_MAX - 1)
		play->look.stops[play->look.count++] = stop;
}

/* It stands at the last one. */
static void stops_end(struct play *play)
{
	struct play_look *look = &play->look;
	look->count = look->count > 0 ? look->count - 1 : 0;
	look->at = look->count;
}

void play_stops_turns(struct play *play)
{
	const struct history *history = session_history(play->session);
	int turn = 0;
	play->look.count = 0;
	for (int i = 0; i < history->ply_count && play->look.count < LOOK_TURNS_MAX - 2; i++) {
		const struct ply *ply = &history->plies[i];
		if (!move_lays(ply->move.kind) || (ply->turn == turn && !ply->finish))
			continue;
		turn = ply->turn;
		stop_add(play, (struct play_stop){.ply = i, .seat = ply->seat});
	}
	stop_add(play, (struct play_stop){.ply = history->ply_count, .seat = NOBODY});
	stops_end(play);
}

/* The position after so many plies and steps; a tile that waits for its follower lies there. */
static struct play_stop stop_at(const struct play *play, int ply, int step)
{
	const struct history *history = session_history(play->session);
	struct play_stop stop = {.ply = ply, .step = step, .seat = NOBODY};
	if (ply == history->ply_count) {
		stop.half = session_laid(play->session, &stop.laid);
		return stop;
	}
	stop.seat = history->plies[ply].seat;
	if (history->plies[ply].decision == DECISION_FIGURE && ply > 0) {
		stop.ply = ply - 1;
		stop.half = true;
		stop.laid = history->plies[ply - 1].move;
	}
	return stop;
}

static bool shows(const struct step *step)
{
	return step->kind == STEP_CAPTION || step->kind == STEP_MARKS || step_claims_move(step);
}

/* The steps of the file between two moves; returns where the next move stands. */
static int stops_between(struct play *play, const struct scenario *file, int from, int last, int ply)
{
	const struct history *history = session_history(play->session);
	bool turn = ply == history->ply_count || history->plies[ply].finish || move_lays(history->plies[ply].move.kind);
	bool pending = false, stopped = false;
	int at = from;
	for (; at < last && !step_is_move(&file->steps[at]); at++) {
		const struct step *step = &file->steps[at];
		if (step->kind == STEP_SHOT ||
		    ((step->kind == STEP_CAPTION || scenario_tries_again(file, at)) && pending)) {
			stop_add(play, stop_at(play, ply, at));
			stopped = true;
			pending = false;
		}
		pending = pending || shows(step);
	}
	if (pending || (turn && !stopped))
		stop_add(play, stop_at(play, ply, at));
	return at;
}

static const char *words_at(const struct scenario *file, int step)
{
	bool shot = step < file->step_count && file->steps[step].kind == STEP_SHOT && file->steps[step].caption &&
	            file->steps[step].caption[0];
	return shot ? file->steps[step].caption : scenario_caption_at(file, step);
}

/* How much is said at the stop that says most. */
static void words_measure(struct play *play, const struct scenario *file)
{
	struct play_look *look = &play->look;
	look->words = look->lines = 0;
	for (int i = 0; i <= look->count; i++) {
		const char *words = words_at(file, look->stops[i].step);
		int length = words ? (int)strlen(words) : 0, claims = 0;
		for (int k = scenario_tries_from(file, look->stops[i].step); k < look->stops[i].step; k++)
			claims += step_claims_move(&file->steps[k]);
		look->words = length > look->words ? length : look->words;
		look->lines = claims > look->lines ? claims : look->lines;
	}
}

void play_stops_example(struct play *play)
{
	const struct scenario *file = session_told(play->session);
	int last = session_told_step(play->session), plies = session_history(play->session)->ply_count;
	play->look.count = 0;
	for (int at = 0, ply = 0; ply <= plies; ply++)
		at = stops_between(play, file, at, last, ply) + 1;
	stops_end(play);
	words_measure(play, file);
}

const char *play_stop_words(const struct play *play)
{
	return words_at(session_told(play->session), play->look.stops[play->look.at].step);
}

/* Is it about what fields pay? */
static bool about_fields(const struct scenario *file)
{
	bool fields = false;
	for (int i = 0; i < file->rule_count; i++)
		fields = fields || strncmp(file->rules[i], "R-7.", 4) == 0;
	return fields;
}

const char *play_stop_source(const struct play *play, struct draw *draw)
{
	const struct scenario *file = session_scenario(play->session);
	const char *source = example_quoted(file->source);
	const struct settings *settings = game_settings(session_game(play->session));
	const char *variants = rulebook_variants(settings);
	if (*variants) /* whoever has chosen otherwise would look for the fault elsewhere */
		source = draw_format(draw, "%s · %s", tr("Variant"), variants);
	else
		source = source ? draw_format(draw, "“%s”", example_source_words(file->source)) : "";
	if (!about_fields(file))
		return source;
	return draw_format(draw, "%s%s%s", source, *source ? " · " : "",
	                   rulebook_edition(settings, (uint64_t)1 << SETTING_FARM));
}
