#include "app/question.h"

#include <stdlib.h>
#include <string.h>

#include "app/language.h"
#include "app/record.h"
#include "app/expansion_words.h"
#include "format/reader.h"
#include "text/say.h"

const struct move *guide_move(const struct scenario *guide, int n, const char **caption)
{
	for (int i = 0; i < guide->step_count; i++) {
		const struct step *step = &guide->steps[i];

		if (step->kind == STEP_CAPTION && caption)
			*caption = step->caption;
		if (step->kind == STEP_MOVE && n-- == 0)
			return &step->move;
	}
	return NULL;
}

static struct game *position(const struct question *question)
{
	return scenario_play(question->guide, question->ply, NULL);
}

/* ---- points ---- */

/* Behind the n-th move and all that belongs to it: where the next tile is laid. */
static int turn_end(const struct scenario *guide, int n)
{
	const struct move *move = guide_move(guide, ++n, NULL);

	while (move && !move_lays(move->kind))
		move = guide_move(guide, ++n, NULL);
	return n;
}

/* What the question's player has from what comes next, and how it comes about: "3 tiles × 1 = 3", of several scores
 * "9 + 1 + 6 = 16", or the number alone. */
static int points_of(const struct question *question, const char **why)
{
	int n = question->ply, seat = question->step->seat;
	struct game *game = NULL;
	struct record_list *records = record_list_create(question->guide, turn_end(question->guide, n), &game);
	int points = 0, parts = 0;
	const char *sum = "", *terms = "";

	for (int i = 0; records && i < records->count; i++) {
		const struct record *record = &records->items[i];
		if (record->ply < n || record->seat != seat)
			continue;
		points += (int)record->points;
		terms = say_join(terms, " + ", "%d", (int)record->points);
		sum = parts++ == 0 ? bill_sum(&record->bill, BILL_LIST) : terms;
	}
	*why = sum[0] ? say("%s = %d", sum, points) : say("%d", points);
	record_list_destroy(records);
	game_destroy(game);
	return points;
}

int question_points(const struct question *question)
{
	const char *why;

	return points_of(question, &why);
}

static bool judge_points(const struct question *question, int points, const char **text)
{
	const char *why;
	bool right = points_of(question, &why) == points;

	*text = right ? say(tr("Right: %s."), why) : say(tr("Not %d, but %s."), points, why);
	return right;
}

/* ---- what a move is worth ---- */

enum { REFUSED = -1 };

/* What the player who moves would have if the game ended after this move, or REFUSED. */
static int worth(const struct game *game, const struct move *move)
{
	int seat = game_decision(game).seat, points = REFUSED;
	struct game *copy = seat == NOBODY ? NULL : game_clone(game);

	if (copy && game_apply(copy, move, NULL)) {
		game_evaluate(copy, NULL);
		points = game_score(copy, seat);
	}
	game_destroy(copy);
	return points;
}

static int most(const struct game *game, const struct move *moves, int count)
{
	int best = REFUSED;

	for (int i = 0; i < count; i++) {
		int points = worth(game, &moves[i]);
		best = points > best ? points : best;
	}
	return best;
}

/* The most that any place of the tile in hand brings. */
static int most_of_places(const struct game *game)
{
	struct move *moves = calloc(MOVES_MAX, sizeof *moves);
	int best = moves ? most(game, moves, game_legal_moves(game, moves, MOVES_MAX)) : REFUSED;

	free(moves);
	return best;
}

bool question_judge_place(const struct question *question, const struct move *place, const char **text)
{
	const struct step *step = question->step;
	struct game *game = position(question);
	int points = game ? worth(game, place) : REFUSED;
	int best = game && step->aim == AIM_BEST ? most_of_places(game) : points;
	bool there = cell_same(place->cell, step->cell);
	bool right = points != REFUSED && (step->aim == AIM_CELL ? there : points >= best);

	if (right && step->aim == AIM_BEST)
		*text = say(tr("Right. Points if the game ended now: %d; no place brings more."), points);
	else if (right)
		*text = step->aim == AIM_CELL ? tr("Right.") : tr("Right: it fits there.");
	else if (step->aim == AIM_CELL)
		*text = tr("It fits there, too, but another place is asked for.");
	else
		*text = say(tr("Points if the game ended now: %d there, %d at the best place."), points, best);
	game_destroy(game);
	return right;
}

/* ---- one of some moves ---- */

static bool choice_is_right(const struct question *question, const struct game *game, int i)
{
	const struct step *step = question->step;
	int points = worth(game, &step->options[i]);

	if (step->aim == AIM_BEST)
		return points != REFUSED && points == most(game, step->options, step->answer_count);
	return points != REFUSED;
}

static bool judge_choice(const struct question *question, const struct session *session, int i, const char **text)
{
	const struct step *step = question->step;
	struct game *game = position(question);
	bool valid = game && i >= 0 && i < step->answer_count, right = valid && choice_is_right(question, game, i);
	struct refusal refusal;

	if (valid && game_why_illegal(game, &step->options[i], &refusal))
		*text = (question->printed ? words_refusal_told : words_refusal_plain)(session, &refusal);
	else if (valid && step->aim == AIM_BEST && right)
		*text = say(tr("Right. Points if the game ended now: %d."), worth(game, &step->options[i]));
	else if (valid && step->aim == AIM_BEST)
		*text = say(tr("Points if the game ended now: %d so, %d with the best answer."),
		            worth(game, &step->options[i]), most(game, step->options, step->answer_count));
	else
		*text = valid ? tr("Right: the rules allow it.") : "";
	game_destroy(game);
	return right;
}

/* A letter, as it stands on the table, and what kind of figure it would be; what has no place there, in words. */
static const char *choice_words(const struct question *question, int i)
{
	const struct move *move = &question->step->options[i];
	int letter = 'A' + i;

	if (move->kind == MOVE_PLACE)
		return say("%c", letter);
	if (move->kind == MOVE_FIGURE)
		return say("%c  %s", letter, words_role(move->spot.kind, move->figure));
	if (move_words(move->kind))
		return say_join(say("%c", letter), "  ", tr(move_words(move->kind)->title),
		                words_stands(move->spot.kind, move->figure));
	struct game *game = position(question);
	int asked = game ? (int)game_decision(game).kind : DECISION_NONE;
	game_destroy(game);
	if (!game)
		return "";
	return move->kind == MOVE_PASS && asked == DECISION_FIGURE ? tr("No follower")
	                                                           : answer_words((enum decision_kind)asked, move);
}

/* ---- who has the majority ---- */

static bool find_feature(const struct question *question, struct feature *feature)
{
	struct game *game = position(question);
	const struct step *step = question->step;
	bool found = game && game_feature_at(game, step->cell.x, step->cell.y, step->spot, feature);

	game_destroy(game);
	return found;
}

/* The answer that is right: a seat, behind them a tie, and nobody. */
static int owner_of(const struct feature *feature, int players)
{
	if (!feature->owners)
		return players + 1;
	for (int seat = 0; seat < players; seat++)
		if (feature->owners == 1u << seat)
			return seat;
	return players;
}

/* "Aurélie 2, Rosso 1": what counts there for the majority. */
static const char *strengths(const struct session *session, const struct feature *feature, int players)
{
	const char *text = "";
	for (int seat = 0; seat < players; seat++) {
		int weight = 0;
		for (int i = 0; i < feature->figure_count; i++)
			if (feature->figures[i].seat == seat)
				weight += feature->figures[i].weight;
		if (weight > 0)
			text = say_join(text, ", ", "%s %d", words_name(session, seat), weight);
	}
	return text[0] ? text : tr("nobody stands there");
}

static bool judge_owner(const struct question *question, const struct session *session, int answer, const char **text)
{
	struct feature feature;
	int players = question->guide->setup.player_count;

	if (!find_feature(question, &feature))
		return false;
	bool right = owner_of(&feature, players) == answer;
	*text = say(right ? tr("Right: %s.") : tr("Not so: %s."), strengths(session, &feature, players));
	return right;
}

static const char *owner_option(const struct question *question, const struct session *session, int i)
{
	int players = question->guide->setup.player_count;

	if (i < players)
		return words_name(session, i);
	return i == players ? tr("A tie") : i == players + 1 ? tr("Nobody") : NULL;
}

/* ---- all kinds ---- */

const char *question_option(const struct question *question, const struct session *session, int i, int *answer)
{
	const struct step *step = question->step;

	*answer = i;
	if (step->ask == ASK_OWNER)
		return owner_option(question, session, i);
	if (i >= step->answer_count)
		return NULL;
	if (step->ask == ASK_CHOOSE)
		return choice_words(question, i);
	*answer = step->answers[i];
	return say("%d", step->answers[i]);
}

static bool judge(const struct question *question, const struct session *session, int answer, const char **text)
{
	switch (question->step->ask) {
	case ASK_POINTS:
		return judge_points(question, answer, text);
	case ASK_CHOOSE:
		return judge_choice(question, session, answer, text);
	case ASK_OWNER:
		return judge_owner(question, session, answer, text);
	default:
		return false;
	}
}

const char *question_why(const struct question *question, int answer)
{
	const struct step *step = question->step;
	int i = answer;

	if (step->ask == ASK_POINTS)
		for (i = 0; i < step->answer_count && step->answers[i] != answer;)
			i++;
	const char *why = step_why(step, i, language_code());
	return why ? tr(why) : NULL;
}

bool question_judge(const struct question *question, const struct session *session, int answer, const char **text)
{
	const char *why = question_why(question, answer);

	*text = "";
	bool right = judge(question, session, answer, text);
	size_t length = strlen(*text);
	/* what the engine says of a refusal has no full stop: often it stands alone */
	if (why)
		*text = say_join(*text, length && (*text)[length - 1] != '.' ? ". " : " ", "%s", why);
	return right;
}

/* ---- before a lesson begins ---- */

/* A mistake at its place in the file. */
static bool wrong(const struct question *question, struct format_error *error, int fault, const char *text)
{
	format_fail(error, question->guide->file, question->step->line, question->step->column, "%s", text);
	error->reason = fault;
	return false;
}

static bool points_hold(const struct question *question, struct format_error *error)
{
	const char *why;
	int points = points_of(question, &why);

	for (int i = 0; i < question->step->answer_count; i++)
		if (question->step->answers[i] == points)
			return true;
	return wrong(question, error, 0, say("none of the answers is right: it is %s", why));
}

static bool choice_holds(const struct question *question, struct format_error *error)
{
	struct game *game = position(question);
	int right = 0, count = question->step->answer_count;

	for (int i = 0; game && i < count; i++)
		right += choice_is_right(question, game, i);
	game_destroy(game);
	if (right == 0)
		return wrong(question, error, QUESTION_NONE_RIGHT, "none of these is right");
	return right < count || wrong(question, error, QUESTION_ALL_RIGHT, "all of these are right: nothing is asked");
}

static bool owner_holds(const struct question *question, struct format_error *error)
{
	struct feature feature;

	return find_feature(question, &feature) || wrong(question, error, 0, "no such place lies on the table here");
}

/* What the lesson goes on with must be right itself. */
static bool place_holds(const struct question *question, struct format_error *error)
{
	const struct move *next = guide_move(question->guide, question->ply, NULL);
	const char *why;

	if (!next || !move_lays(next->kind))
		return wrong(question, error, QUESTION_NO_TILE, "a place is asked for where no tile is laid next");
	return question_judge_place(question, next, &why) ||
	       wrong(question, error, QUESTION_NEXT_WRONG, "the tile that is laid next is no right answer");
}

bool question_has_answer(const struct question *question, struct format_error *error)
{
	static bool (*const holds[])(const struct question *, struct format_error *) = {
	    [ASK_POINTS] = points_hold,
	    [ASK_PLACE] = place_holds,
	    [ASK_CHOOSE] = choice_holds,
	    [ASK_OWNER] = owner_holds,
	};

	return holds[question->step->ask](question, error);
}

bool question_holds(const struct question *question, struct format_error *error)
{
	const struct step *step = question->step;
	struct game *game = position(question);
	struct decision owed = game ? game_decision(game) : (struct decision){.seat = NOBODY};
	bool own = owed.seat == 0, ordinary = step->ask == ASK_POINTS || step->ask == ASK_OWNER;

	game_destroy(game);
	if (!guide_move(question->guide, question->ply, NULL))
		return wrong(question, error, QUESTION_AT_END, "nothing is played after this question");
	if (!own && !(ordinary && owed.kind == DECISION_TILE))
		return wrong(question, error, QUESTION_NOT_FIRST,
		             "this question stands where it is not the first player's move");
	return question_has_answer(question, error);
}
