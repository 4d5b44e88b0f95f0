#include "pictures/asked.h"

#include "app/language.h"
#include "app/lesson.h"
#include "app/question.h"
#include "text/say.h"

static struct question question_at(const struct scenario *file, int step)
{
	return (struct question){
	    .guide = file, .step = &file->steps[step], .ply = scenario_moves_before(file, step), .printed = true};
}

const char *asked_choice(const struct scenario *file, int step, const struct session *session, int i)
{
	struct question question = question_at(file, step);
	int answer;
	const char *words = question.step->ask == ASK_PLACE ? NULL : question_option(&question, session, i, &answer);
	bool lettered = words && words[0] == 'A' + i && (words[1] == '\0' || words[1] == ' ');
	return !words || lettered ? words : say("%c  %s", 'A' + i, words);
}

unsigned asked_right(const struct scenario *file, int step, const struct session *session)
{
	struct question question = question_at(file, step);
	const char *why;
	unsigned right = 0;
	int answer;
	for (int i = 0; question.step->ask != ASK_PLACE && question_option(&question, session, i, &answer); i++)
		right |= (unsigned)question_judge(&question, session, answer, &why) << i;
	return right;
}

/* What the file itself says of it, behind the question.  In a lesson that is what is to be done next. */
static const char *own_words(const struct scenario *file, int step)
{
	for (int i = step + 1; !lesson_named(file->file ? file->file : "") && i < file->step_count; i++) {
		const struct step *behind = &file->steps[i];
		if (behind->kind == STEP_ASK)
			return NULL;
		if (behind->kind == STEP_CAPTION && behind->caption && *behind->caption)
			return tr(behind->caption);
	}
	return NULL;
}

/* The i-th answer and what there is to say of it.  Of a wrong number or owner the right one says enough, unless the
 * file says more. */
static const char *add_choice(const char *text, const struct scenario *file, int step, const struct session *session,
                              int i, bool right)
{
	struct question question = question_at(file, step);
	int answer;
	const char *choice = asked_choice(file, step, session, i), *why;
	question_option(&question, session, i, &answer);
	if (right || question.step->ask == ASK_CHOOSE)
		question_judge(&question, session, answer, &why);
	else
		why = question_why(&question, answer);
	if (!why || !why[0])
		return text;
	/* sentences of the engine begin small */
	return say_join(text, "\n", choice[1] ? "%s. %s" : "%s  %s", choice, say_capital(why));
}

const char *asked_answer(const struct scenario *file, int step, const struct session *session)
{
	struct question question = question_at(file, step);
	unsigned right = asked_right(file, step, session);
	const char *text = "", *why, *own = own_words(file, step);
	for (int i = 0; asked_choice(file, step, session, i); i++)
		text = add_choice(text, file, step, session, i, right >> i & 1);
	const struct move *next = guide_move(file, question.ply, NULL);
	if (question.step->ask == ASK_PLACE && next && question_judge_place(&question, next, &why))
		text = say_on(text, "%s", why);
	return own ? say_on(text, "\n%s", own) : text;
}

const char *asked_words(const struct scenario *file, int step, const struct session *session, bool answered)
{
	const char *text = file->steps[step].caption ? tr(file->steps[step].caption) : "", *choice;
	bool told = false; /* letters alone stand on the table */
	if (answered)
		return say_on(text, "\n%s", asked_answer(file, step, session));
	for (int i = 0; (choice = asked_choice(file, step, session, i)); i++)
		told = told || choice[1];
	for (int i = 0; told && (choice = asked_choice(file, step, session, i)); i++)
		text = say_on(text, "\n%s", choice);
	return text;
}

int asked_moves(const struct scenario *file, int step)
{
	struct question question = question_at(file, step);
	int moves = question.ply;
	if (question.step->ask == ASK_PLACE)
		return moves + 1;
	if (question.step->ask != ASK_POINTS)
		return moves;
	const struct move *move;
	do
		move = guide_move(file, ++moves, NULL);
	while (move && !move_lays(move->kind));
	return moves;
}

bool asked_hold(const struct scenario *file, struct format_error *error)
{
	for (int i = 0; i < file->step_count; i++) {
		struct question question = question_at(file, i);
		if (file->steps[i].kind == STEP_ASK && !question_has_answer(&question, error))
			return false;
	}
	return true;
}
