/* Edits of the steps: moves, marks, words, claims, questions. */
#include "app/draft_private.h"
#include "app/language.h"
#include "app/question.h"

#include <stdlib.h>
#include <string.h>

/* ---- moves ---- */

static const char behind_last[] = N_("moves are played behind the last one");

static bool plays_last(const struct draft *draft)
{
	return scenario_claims_from(draft->scenario, draft->scenario->step_count) <= draft->at;
}

/* The follower that could be put now is passed. */
static bool pass_figure(struct draft *draft, struct scenario *edited)
{
	static const struct move pass = {.kind = MOVE_PASS};

	return game_decision(draft->game).kind != DECISION_FIGURE ||
	       scenario_insert(edited, edited->step_count, step_of_move(draft->tiles, &pass), &draft->error);
}

/* Puts a tile on the pile, on top of what is drawn next in `game`, and one more below all: the game ends with the last
 * one. */
static bool deal(struct scenario *edited, const struct game *game, uint8_t type)
{
	struct setup *setup = &edited->setup;
	bool held = game_decision(game).tile != NO_TILE;
	int next = setup->deck_count - game_tiles_left(game) - held;

	if (next < 0 || setup->tile_count + setup->deck_count + 2 > TILES_MAX)
		return false;
	if (game_decision(game).tile != type) {
		memmove(&setup->deck[next + 1], &setup->deck[next], (size_t)(setup->deck_count - next));
		setup->deck[next] = type;
		setup->deck_count++;
	}
	if (next + 1 == setup->deck_count)
		setup->deck[setup->deck_count++] = type;
	setup->has_deck = true;
	return true;
}

static enum draft_done play_tile(struct draft *draft, struct scenario *edited, const struct move *move)
{
	struct refusal refusal;
	if (!setup_settle(&edited->setup, edited->tiles, &refusal))
		return draft_refuse(draft, edited, refusal.text);
	bool fine = pass_figure(draft, edited);
	struct game *game = fine ? scenario_game_at(edited, edited->step_count, &draft->error) : NULL;
	bool dealt = game && deal(edited, game, move->tile);
	int at = edited->step_count;

	game_destroy(game);
	if (game && !dealt)
		return draft_refuse(draft, edited, N_("the pile has no room for another tile"));
	return dealt ? draft_put_step(draft, edited, at, step_of_move(draft->tiles, move), at + 1)
	             : draft_close(draft, edited, false, 0);
}

enum draft_done draft_play(struct draft *draft, const struct move *move)
{
	bool lays = move->kind == MOVE_PLACE;

	if (!plays_last(draft))
		return draft_refuse(draft, NULL, behind_last);
	if (lays && !game_tile_fits(draft->game, move->tile, move->cell.x, move->cell.y, move->rotation))
		return game_tile_at(draft->game, move->cell.x, move->cell.y) >= 0
		           ? draft_refuse(draft, NULL, N_("a tile lies there already"))
		           : DRAFT_MISFIT;
	struct scenario *edited = draft_edit(draft);
	if (edited && lays)
		return play_tile(draft, edited, move);
	return draft_put_step(draft, edited, draft->at, step_of_move(draft->tiles, move), draft->at + 1);
}

enum draft_done draft_end(struct draft *draft)
{
	if (!plays_last(draft))
		return draft_refuse(draft, NULL, behind_last);
	return draft_put_step(draft, draft_edit(draft), draft->at, step_of_move(draft->tiles, NULL), draft->at + 1);
}

/* ---- what is shown and said ---- */

/* Between a tile and its follower nothing is shown: the turn is ended first, without one.  *at is where to go on;
 * false where it has a follower already, or where there is nothing to be edited. */
static bool end_turn(struct draft *draft, struct scenario *edited, int *at)
{
	*at = draft->at;
	if (!edited || game_decision(draft->game).kind != DECISION_FIGURE)
		return edited;
	if (!plays_last(draft)) {
		draft_refuse(draft, NULL, N_("that goes behind the figure of this turn: one step on"));
		return false;
	}
	*at = edited->step_count + 1;
	return pass_figure(draft, edited);
}

const struct step *draft_here(const struct draft *draft, enum step_kind kind)
{
	return scenario_last(draft->scenario, kind, draft_run(draft), draft->at);
}

static int number_of(const struct draft *draft, const struct step *step)
{
	return (int)(step - draft->scenario->steps);
}

/* The document without the step of this kind that belongs to the position looked at: *here is where another goes, *at
 * the place looked at before it is there.  NULL with a sentence. */
static struct scenario *step_open(struct draft *draft, enum step_kind kind, int *here, int *at)
{
	struct scenario *edited = draft_edit(draft);

	if (!end_turn(draft, edited, at)) {
		scenario_destroy(edited);
		return NULL;
	}
	const struct step *old = draft_here(draft, kind);
	*here = *at;
	if (old && *at == draft->at) {
		*here = number_of(draft, old);
		scenario_remove_step(edited, *here);
		--*at;
	}
	return edited;
}

static enum draft_done marks_set(struct draft *draft, const struct scenario_mark *marks, int count)
{
	int here = 0, at;
	struct scenario *edited = step_open(draft, STEP_MARKS, &here, &at);

	return draft_put_step(draft, edited, here, step_of_marks(marks, count), at + 1);
}

enum draft_done draft_mark(struct draft *draft, const struct scenario_mark *mark)
{
	const struct step *seen = scenario_marks_at(draft->scenario, draft->at);
	struct scenario_mark marks[MARKS_MAX];
	int count = seen ? seen->mark_count : 0;

	if (count == MARKS_MAX)
		return draft_refuse(draft, NULL, N_("there is no room for another mark"));
	if (count)
		memcpy(marks, seen->marks, (size_t)count * sizeof *marks);
	marks[count] = *mark;
	return marks_set(draft, marks, count + 1);
}

enum draft_done draft_unmark(struct draft *draft, struct cell cell)
{
	const struct step *seen = scenario_marks_at(draft->scenario, draft->at);
	struct scenario_mark marks[MARKS_MAX];
	int count = 0, gone = -1;

	for (int i = 0; seen && i < seen->mark_count; i++) {
		const struct scenario_mark *mark = &seen->marks[i];
		if (mark->kind != MARK_NEW && mark->kind != MARK_HAVEN && cell_same(mark->at, cell))
			gone = i;
	}
	if (gone < 0)
		return draft_refuse(draft, NULL, N_("there is no mark there"));
	for (int i = 0; i < seen->mark_count; i++)
		if (i != gone)
			marks[count++] = seen->marks[i];
	return marks_set(draft, marks, count);
}

static enum draft_done say(struct draft *draft, const char *key, const char *text)
{
	struct scenario *edited = draft_edit(draft);

	if (edited && !scenario_say(edited, key, draft->language, text))
		return draft_refuse(draft, edited, N_("there is not enough memory"));
	return draft_commit(draft, edited, draft->at);
}

enum draft_done draft_title(struct draft *draft, const char *text) { return say(draft, "title", text); }

/* A step with words: in the place of the one that is there, or gone. */
static enum draft_done words_set(struct draft *draft, enum step_kind kind, const char *text)
{
	const struct step *old = draft_here(draft, kind);
	bool gone = kind == STEP_CAPTION && !*text;
	if (gone && !old)
		return draft_refuse(draft, NULL, N_("these words are said earlier: go back to where they begin"));
	int here = 0, at;
	struct scenario *edited = step_open(draft, kind, &here, &at);
	if (gone)
		return draft_commit(draft, edited, at);
	return draft_put_step(draft, edited, here, step_of_words(kind, old, draft->language, text), at + 1);
}

/* The words that hold here, wherever they begin, in another language than English. */
static enum draft_done caption_translate(struct draft *draft, const char *text)
{
	const struct step *old = scenario_last(draft->scenario, STEP_CAPTION, 0, draft->at);

	if (!old)
		return say(draft, "caption", text);
	struct scenario *edited = draft_edit(draft);
	if (!edited)
		return DRAFT_REFUSED;
	int here = number_of(draft, old);
	scenario_remove_step(edited, here);
	return draft_put_step(draft, edited, here, step_of_words(STEP_CAPTION, old, draft->language, text), draft->at);
}

enum draft_done draft_caption(struct draft *draft, const char *text)
{
	if (strcmp(draft->language, "en") != 0)
		return caption_translate(draft, text);
	if (draft_run(draft) == 0 && !draft_here(draft, STEP_CAPTION)) /* before anything was played */
		return say(draft, "caption", text);
	return words_set(draft, STEP_CAPTION, text);
}

enum draft_done draft_shot(struct draft *draft, const char *text) { return words_set(draft, STEP_SHOT, text); }

enum draft_done draft_camera(struct draft *draft, const struct scenario_camera *camera)
{
	int here = 0, at;
	struct scenario *edited = step_open(draft, STEP_CAMERA, &here, &at);

	return draft_put_step(draft, edited, here, step_of_camera(camera), at + 1);
}

/* ---- claims ---- */

/* What a turn has scored is known when it is over: one whose follower could still be put is ended first. */
enum draft_done draft_expect(struct draft *draft)
{
	struct scenario *edited = draft_edit(draft);
	int at = draft->at;
	bool fine = end_turn(draft, edited, &at);
	struct game *game = fine ? scenario_game_at(edited, at, &draft->error) : NULL;

	fine = game && scenario_insert(edited, at, step_of_state(game), &draft->error);
	game_destroy(game);
	return draft_close(draft, edited, fine, at + 1);
}

enum draft_done draft_expect_feature(struct draft *draft, struct cell cell, struct spot spot)
{
	struct feature feature;

	if (!game_feature_at(draft->game, cell.x, cell.y, spot, &feature))
		return draft_refuse(draft, NULL, N_("there is no such place on the tile"));
	return draft_put_step(draft, draft_edit(draft), draft->at, step_of_feature(draft->game, &feature, cell, spot),
	                      draft->at + 1);
}

/* ---- questions of a lesson ---- */

static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

/* The right number among the others, the smallest first: its place tells nothing. */
static void answers_complete(const struct question *question, struct step *asked)
{
	int right = question_points(question);
	bool there = false;

	for (int i = 0; i < asked->answer_count; i++)
		there |= asked->answers[i] == right;
	if (!there && asked->answer_count < ASK_ANSWERS_MAX)
		asked->answers[asked->answer_count++] = right;
	qsort(asked->answers, (size_t)asked->answer_count, sizeof asked->answers[0], compare);
}

enum draft_done draft_ask(struct draft *draft, const struct step *ask, const char *text)
{
	struct scenario *edited = *text ? draft_edit(draft) : NULL;
	const struct step *old = draft_here(draft, STEP_ASK);
	int here = old ? number_of(draft, old) : draft->at;
	struct step asked = *ask;

	if (!*text)
		return draft_refuse(draft, NULL, N_("Enter a question first."));
	if (!edited)
		return DRAFT_REFUSED;
	if (old)
		scenario_remove_step(edited, here);
	struct question question = {.guide = edited, .step = &asked, .ply = scenario_moves_before(edited, here)};
	if (asked.ask == ASK_POINTS)
		answers_complete(&question, &asked);
	bool fine =
	    scenario_insert(edited, here, step_of_ask(edited, &asked, old, draft->language, text), &draft->error);
	if (fine) {
		question.step = &edited->steps[here];
		fine = question_holds(&question, &draft->error);
	}
	return draft_close(draft, edited, fine, old ? draft->at : draft->at + 1);
}

bool draft_asks(const struct draft *draft)
{
	return scenario_last(draft->scenario, STEP_ASK, 0, draft->scenario->step_count) != NULL;
}

enum draft_done draft_remove(struct draft *draft)
{
	struct scenario *edited = draft_edit(draft);

	if (!edited)
		return DRAFT_REFUSED;
	if (draft->at == 0)
		return draft_refuse(draft, edited, N_("there is no step before this place"));
	scenario_remove_step(edited, draft->at - 1);
	return draft_commit(draft, edited, draft->at - 1);
}
