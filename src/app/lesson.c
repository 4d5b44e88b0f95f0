#include "app/lesson.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/folder.h"
#include "app/language.h"
#include "app/question.h"
#include "format/reader.h"
#include "system/system.h"
#include "text/say.h"

struct lesson {
	struct scenario *guide;
	bool *own;      /* by move of the guide: is it the learner's? */
	bool *answered; /* by step of the guide: a question that was answered */
	int number;
};

enum { LEARNER = 0 };

static bool steps_hold(const struct lesson *lesson, struct format_error *error);

/* A second turn is the same player's: only the game knows whose move comes. */
static bool find_own(struct lesson *lesson)
{
	const struct scenario *guide = lesson->guide;
	struct refusal refusal;
	struct game *game = game_create(guide->tiles, &guide->setup, &refusal);
	int count = 0;

	lesson->own = calloc((size_t)guide->step_count + 1, sizeof *lesson->own);
	for (int i = 0; game && lesson->own && i < guide->step_count; i++) {
		if (guide->steps[i].kind != STEP_MOVE)
			continue;
		lesson->own[count++] = game_decision(game).seat == LEARNER;
		game_apply(game, &guide->steps[i].move, NULL);
	}
	lesson->answered = calloc((size_t)guide->step_count + 1, sizeof *lesson->answered);
	bool found = game && lesson->own && lesson->answered;
	game_destroy(game);
	return found;
}

struct lesson *lesson_open(const struct tile_set *tiles, const char *path, struct session **session,
                           char error[FORMAT_LINE_SIZE])
{
	struct lesson *lesson = calloc(1, sizeof *lesson);
	struct scenario *game;
	struct format_error wrong = {.text = "there is not enough memory for a game"};

	*session = NULL;
	if (lesson)
		lesson->number = lesson_number_of(path);
	if (lesson && (lesson->guide = scenario_load(path, tiles, &wrong)) != NULL &&
	    scenario_speak(lesson->guide, language_code()) && find_own(lesson) && steps_hold(lesson, &wrong) &&
	    (game = scenario_load(path, tiles, &wrong)) != NULL)
		*session = session_resume(game, 0, &wrong); /* takes the game over */
	if (*session)
		return lesson;
	snprintf(error, FORMAT_LINE_SIZE, "%s", format_error_line(&wrong));
	lesson_destroy(lesson);
	return NULL;
}

void lesson_destroy(struct lesson *lesson)
{
	if (!lesson)
		return;
	scenario_destroy(lesson->guide);
	free(lesson->own);
	free(lesson->answered);
	free(lesson);
}

const char *lesson_title(const struct lesson *lesson) { return lesson->guide->title ? lesson->guide->title : ""; }

int lesson_number(const struct lesson *lesson) { return lesson->number; }

bool lesson_named(const char *path) { return strncmp(file_name(path), "lesson-", strlen("lesson-")) == 0; }

int lesson_number_of(const char *path)
{
	const char *name = file_name(path);
	int number = 0, length = 0;

	/* "lesson-5-roads" is somebody's own */
	if (sscanf(name, "lesson-%d%n", &number, &length) != 1 || (name[length] && strcmp(name + length, ".json")) ||
	    number < 1 || number > LESSON_NUMBER_MAX)
		return 0;
	return number;
}

bool lesson_path(int number, char path[FORMAT_PATH_SIZE])
{
	return number > 0 && number <= LESSON_NUMBER_MAX && data_path(say("scenarios/lesson-%d.json", number), path) &&
	       sys_exists(path);
}

/* ---- where the learner stands ---- */

/* The question that stands before the guide's n-th move and is not answered yet, or NULL. */
static const struct step *open_question(const struct lesson *lesson, int n)
{
	const struct scenario *guide = lesson->guide;

	for (int i = 0; i < guide->step_count && n >= 0; i++) {
		if (guide->steps[i].kind == STEP_ASK && n == 0 && !lesson->answered[i])
			return &guide->steps[i];
		n -= guide->steps[i].kind == STEP_MOVE;
	}
	return NULL;
}

/* Turned, but with the same edges: nobody could see a difference. */
static bool same_place(const struct session *session, const struct move *a, const struct move *b)
{
	if (!move_lays(a->kind) || a->kind != b->kind || !cell_same(a->cell, b->cell))
		return false;
	if (a->kind != MOVE_PLACE) /* one that is laid by its cell alone */
		return true;
	if (a->tile != b->tile)
		return false;
	const struct tile_type *type = &game_tile_set(session_game(session))->types[b->tile];
	for (int edge = 0; edge < EDGE_COUNT; edge++)
		if (type->edges[edge] != type->edges[(edge + a->rotation - b->rotation) & 3])
			return false;
	return true;
}

/* The question that is open where the session stands; of a tile also while it lies somewhere, else behind a tile that
 * lies right.  step NULL: there is none. */
static struct question question_at(const struct lesson *lesson, const struct session *session)
{
	int n = session_history(session)->ply_count;
	const struct move *next = guide_move(lesson->guide, n, NULL);
	const struct step *step = open_question(lesson, n);
	struct move laid;

	if (session_laid(session, &laid) && !(step && step->ask == ASK_PLACE)) {
		const struct move *figure = guide_move(lesson->guide, n + 1, NULL);
		bool well = next && same_place(session, &laid, next) && figure && !move_lays(figure->kind);
		step = well ? open_question(lesson, ++n) : NULL;
	}
	return (struct question){.guide = lesson->guide, .step = step, .ply = n};
}

const char *lesson_option(const struct lesson *lesson, const struct session *session, int i, int *answer)
{
	struct question question = question_at(lesson, session);

	return question.step ? question_option(&question, session, i, answer) : NULL;
}

static void set_answered(struct lesson *lesson, const struct step *step, bool right)
{
	lesson->answered[step - lesson->guide->steps] = right;
}

bool lesson_answer(struct lesson *lesson, const struct session *session, int answer, const char **text)
{
	struct question question = question_at(lesson, session);

	*text = "";
	if (!question.step)
		return false;
	bool right = question_judge(&question, session, answer, text);
	set_answered(lesson, question.step, right);
	return right;
}

bool lesson_answer_laid(struct lesson *lesson, struct session *session, const char **text)
{
	struct question question = question_at(lesson, session);
	struct move laid;

	*text = "";
	if (!question.step || question.step->ask != ASK_PLACE || !session_laid(session, &laid))
		return false;
	bool right = question_judge_place(&question, &laid, text);
	set_answered(lesson, question.step, right);
	session_unput(session);
	if (!right)
		session_lift(session);
	return right;
}

bool lesson_settle_laid(const struct lesson *lesson, struct session *session)
{
	const struct move *next = guide_move(lesson->guide, session_history(session)->ply_count, NULL);
	struct move laid;

	return next && move_lays(next->kind) && session_laid(session, &laid) && !same_place(session, &laid, next) &&
	       session_lift(session) && session_lay(session, next, NULL);
}

/* Every question can be answered, and whose turn it is the game alone says; false with a sentence. */
static bool steps_hold(const struct lesson *lesson, struct format_error *error)
{
	const struct scenario *guide = lesson->guide;

	for (int i = 0, n = 0; i < guide->step_count; i++) {
		struct question question = {.guide = guide, .step = &guide->steps[i], .ply = n};
		const struct step *step = question.step;
		if (step->kind == STEP_TURN)
			return format_fail(error, guide->file, step->line, step->column,
			                   "in a lesson no turn is handed to a player: they come in their order");
		if (step->kind == STEP_ASK && !question_holds(&question, error))
			return false;
		n += step->kind == STEP_MOVE;
	}
	return true;
}

static const struct move pass = {.kind = MOVE_PASS};

/* The figure that follows the place at ply n, with what is said before it; or a pass, also where none can be put. */
static struct move figure_after(const struct lesson *lesson, int n, const char **caption)
{
	const char *said = *caption;
	const struct move *figure = guide_move(lesson->guide, n + 1, &said);

	if (!figure || move_lays(figure->kind))
		return pass;
	*caption = said;
	return *figure;
}

static bool same_move(const struct session *session, const struct move *a, const struct move *b)
{
	return move_lays(a->kind) ? same_place(session, a, b) : memcmp(a, b, sizeof *a) == 0;
}

/* How many of the guide's tiles the learner lays, as far as its n-th move; n < 0: in all. */
static int own_turns(const struct lesson *lesson, int before)
{
	const struct move *move;
	int own = 0;

	for (int n = 0; (move = guide_move(lesson->guide, n, NULL)) != NULL && (before < 0 || n <= before); n++)
		own += move_lays(move->kind) && lesson->own[n];
	return own;
}

void lesson_at(const struct lesson *lesson, const struct session *session, struct lesson_state *state)
{
	int n = session_history(session)->ply_count;
	struct move laid, put;

	*state = (struct lesson_state){.text = "", .figure = pass};
	const struct move *next = guide_move(lesson->guide, n, &state->text);
	state->turns = own_turns(lesson, -1);
	state->ask = question_at(lesson, session).step;
	state->turn = next ? own_turns(lesson, n) : state->turns;
	if (!next) {
		state->part = LESSON_DONE;
		return;
	}
	if (state->ask) {
		state->part = LESSON_ASK;
		state->text = state->ask->caption;
		return;
	}
	if (session_seat(session) != LEARNER) {
		state->part = LESSON_OTHER;
		return;
	}
	if (!move_lays(next->kind)) {
		state->part = LESSON_CHOOSE;
		state->choice = *next;
		return;
	}
	state->place = *next;
	state->part = LESSON_TILE;
	if (!session_laid(session, &laid))
		return;
	state->part = LESSON_AWAY;
	if (!same_place(session, &laid, next))
		return;
	state->figure = figure_after(lesson, n, &state->text);
	bool stands = session_put_move(session, &put);
	bool asked = state->figure.kind != MOVE_PASS;
	bool well = stands ? asked && memcmp(&put, &state->figure, sizeof put) == 0 : !asked;
	state->part = well ? LESSON_END : LESSON_FIGURE;
}

enum lesson_taken lesson_take_back(const struct lesson *lesson, struct session *session)
{
	const struct history *history = session_history(session);

	for (int i = 0; i < history->ply_count; i++) {
		const struct move *asked = guide_move(lesson->guide, i, NULL);
		const struct ply *ply = &history->plies[i];

		if (!ply->finish && asked && same_move(session, &ply->move, asked))
			continue;
		bool follower = ply->decision == DECISION_FIGURE && i > 0 && move_lays(history->plies[i - 1].move.kind);
		bool figure = asked && !ply->finish && !move_lays(asked->kind) && follower;
		bool choice = !ply->finish && !move_lays(ply->move.kind) && !follower;
		struct move place = history->plies[figure ? i - 1 : i].move;
		if (!asked || !session_retract(session, i))
			return LESSON_TOOK_NOTHING;
		if (choice)
			return LESSON_TOOK_CHOICE;
		if (figure && session_lay(session, &place, NULL))
			return LESSON_TOOK_FIGURE;
		bool there = move_lays(asked->kind) && move_lays(place.kind) && cell_same(place.cell, asked->cell);
		return there ? LESSON_TOOK_TURN : LESSON_TOOK_TILE;
	}
	return LESSON_TOOK_NOTHING;
}

int lesson_deal(const struct lesson *lesson, const struct session *session)
{
	const struct move *asked = guide_move(lesson->guide, 0, NULL);
	int rotation = -1;

	if (session_history(session)->ply_count > 0 || !asked || session_seat(session) != LEARNER)
		return -1;
	struct move *places = calloc(MOVES_MAX, sizeof *places);
	int count = places ? session_places(session, places, MOVES_MAX) : 0;
	for (int i = 0; i < count; i++)
		if (cell_same(places[i].cell, asked->cell) && !same_place(session, &places[i], asked))
			rotation = places[i].rotation;
	free(places);
	return rotation;
}

/* ---- moves that are made for him ---- */

bool lesson_go_on(const struct lesson *lesson, struct session *session)
{
	int n = session_history(session)->ply_count;
	const struct move *next;

	if (session_seat(session) == LEARNER || open_question(lesson, n))
		return false;
	do {
		next = guide_move(lesson->guide, n++, NULL);
		if (!next || !session_play(session, next, NULL))
			return false;
		next = guide_move(lesson->guide, n, NULL);
	} while (next && !move_lays(next->kind) && !lesson->own[n]);
	return true;
}

bool lesson_show(const struct lesson *lesson, struct session *session)
{
	struct lesson_state state;

	lesson_at(lesson, session, &state);
	if (state.part == LESSON_ASK && state.ask->ask == ASK_PLACE) {
		const struct move *next = guide_move(lesson->guide, session_history(session)->ply_count, NULL);
		session_lift(session);
		return session_lay(session, next, NULL);
	}
	if (state.part == LESSON_AWAY || state.part == LESSON_TILE) {
		session_lift(session);
		if (!session_lay(session, &state.place, NULL))
			return false;
		lesson_at(lesson, session, &state);
	}
	if (state.part == LESSON_CHOOSE)
		return session_decide(session, &state.choice);
	if (state.part != LESSON_FIGURE)
		return state.part == LESSON_END;
	session_unput(session);
	return state.figure.kind == MOVE_PASS || session_put(session, &state.figure, NULL);
}
