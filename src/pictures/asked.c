#include "pictures/asked.h"

#include <stdio.h>

#include "app/language.h"
#include "app/lesson.h"
#include "app/question.h"
#include "app/words.h"
#include "text/utf8.h"

static struct question question_at(const struct scenario *file, int step)
{
	struct question question = {.guide = file, .step = &file->steps[step], .printed = true};
	for (int i = 0; i < step; i++)
		question.ply += step_is_move(&file->steps[i]);
	return question;
}

bool asked_choice(const struct scenario *file, int step, const struct session *session, int i, char *text, size_t size)
{
	struct question question = question_at(file, step);
	char words[WORDS_SIZE];
	int answer;
	if (question.step->ask == ASK_PLACE || !question_option(&question, session, i, &answer, words, sizeof words))
		return false;
	bool lettered = words[0] == 'A' + i && (words[1] == '\0' || words[1] == ' ');
	if (lettered)
		snprintf(text, size, "%s", words);
	else
		snprintf(text, size, "%c  %s", 'A' + i, words);
	return true;
}

unsigned asked_right(const struct scenario *file, int step, const struct session *session)
{
	struct question question = question_at(file, step);
	char words[WORDS_SIZE];
	unsigned right = 0;
	int answer;
	for (int i = 0;
	     question.step->ask != ASK_PLACE && question_option(&question, session, i, &answer, words, sizeof words);
	     i++)
		right |= (unsigned)question_judge(&question, session, answer, words, sizeof words) << i;
	return right;
}

/* What the file itself says of it, behind the question.  In a lesson that is what is to be done next. */
static void add_own(const struct scenario *file, int step, char *text, size_t size)
{
	for (int i = step + 1; !lesson_named(file->file ? file->file : "") && i < file->step_count; i++) {
		const struct step *behind = &file->steps[i];
		if (behind->kind == STEP_ASK)
			return;
		if (behind->kind != STEP_CAPTION || !behind->caption || !*behind->caption)
			continue;
		utf8_append(text, size, "\n%s", tr(behind->caption));
		return;
	}
}

/* The i-th answer and what there is to say of it.  Of a wrong number or owner the right one says enough, unless the
 * file says more. */
static void add_choice(const struct scenario *file, int step, const struct session *session, int i, bool right,
                       char *text, size_t size)
{
	struct question question = question_at(file, step);
	char choice[WORDS_SIZE], why[2 * WORDS_SIZE];
	int answer;
	asked_choice(file, step, session, i, choice, sizeof choice);
	question_option(&question, session, i, &answer, why, sizeof why);
	const char *own = question_why(&question, answer);
	if (right || question.step->ask == ASK_CHOOSE)
		question_judge(&question, session, answer, why, sizeof why);
	else
		snprintf(why, sizeof why, "%s", own ? own : "");
	utf8_capital(why); /* sentences of the engine begin small */
	if (why[0])
		utf8_join(text, size, "\n", choice[1] ? "%s. %s" : "%s  %s", choice, why);
}

void asked_answer(const struct scenario *file, int step, const struct session *session, char *text, size_t size)
{
	struct question question = question_at(file, step);
	unsigned right = asked_right(file, step, session);
	char words[WORDS_SIZE];
	text[0] = '\0';
	for (int i = 0; asked_choice(file, step, session, i, words, sizeof words); i++)
		add_choice(file, step, session, i, right >> i & 1, text, size);
	const struct move *next = guide_move(file, question.ply, NULL);
	if (question.step->ask == ASK_PLACE && next && question_judge_place(&question, next, words, sizeof words))
		utf8_append(text, size, "%s", words);
	add_own(file, step, text, size);
}

void asked_words(const struct scenario *file, int step, const struct session *session, bool answered, char *text,
                 size_t size)
{
	char words[WORDS_SIZE * ASK_OFFERED_MAX];
	bool told = false; /* letters alone stand on the table */
	for (int i = 0; asked_choice(file, step, session, i, words, sizeof words); i++)
		told = told || words[1];
	snprintf(text, size, "%s", file->steps[step].caption ? tr(file->steps[step].caption) : "");
	for (int i = 0; told && !answered && asked_choice(file, step, session, i, words, sizeof words); i++)
		utf8_append(text, size, "\n%s", words);
	if (!answered)
		return;
	asked_answer(file, step, session, words, sizeof words);
	utf8_append(text, size, "\n%s", words);
}

int asked_before(const struct scenario *file, int step) { return question_at(file, step).ply; }

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
