#include "app/fieldless.h"

#include <stdlib.h>
#include <string.h>

/* The game as it went, and as it goes without farmers; both stand before the same move. */
struct twins {
	struct replay played, other;
	struct scenario *file; /* of `other`, which grows and shrinks ahead of it */
};

static void farmers_drop(struct setup *setup)
{
	int count = 0;

	for (int i = 0; i < setup->figure_count; i++) {
		const struct setup_figure *figure = &setup->figures[i];

		if (!any_piece(figure->figure)->corner &&
		    (figure->place == PLACE_HAVEN || figure->spot.kind != FEATURE_FIELD))
			setup->figures[count++] = *figure;
	}
	setup->figure_count = count;
}

/* Is the other game asked what this one was not?  A question of the same turn may only be ahead of it. */
static bool asks_more(const struct twins *twins)
{
	enum decision_kind played = game_decision(twins->played.game).kind,
	                   other = game_decision(twins->other.game).kind;

	if (ask_info(other)->enters)
		return !ask_info(played)->enters && played != DECISION_FIGURE && !ask_info(played)->about;
	return other == DECISION_FIGURE && played != DECISION_FIGURE;
}

/* Who has a follower left is asked where he was not: he does nothing. */
static bool pass_questions(struct twins *twins)
{
	static const struct move pass = {.kind = MOVE_PASS};

	while (asks_more(twins))
		if (!scenario_insert(twins->file, twins->other.step, step_of_move(twins->file->tiles, &pass), NULL) ||
		    replay_next(&twins->other, NULL, NULL) == REPLAY_FAILED)
			return false;
	return true;
}

static bool same_question(const struct twins *twins)
{
	struct decision played = game_decision(twins->played.game), other = game_decision(twins->other.game);

	return played.kind == other.kind && played.seat == other.seat;
}

/* The next move: as it was, as a pass, or left out where nobody is asked for it. */
static bool move_on(struct twins *twins)
{
	if (!pass_questions(twins))
		return false;
	struct step *step = &twins->file->steps[twins->other.step];
	struct refusal refusal;
	bool legal = step->kind == STEP_END ||
	             (same_question(twins) && !game_why_illegal(twins->other.game, &step->move, &refusal));

	if (!legal && same_question(twins) && game_decision(twins->other.game).kind == DECISION_FIGURE) {
		step->move = (struct move){.kind = MOVE_PASS};
		legal = true;
	}
	if (replay_next(&twins->played, NULL, NULL) == REPLAY_FAILED)
		return false;
	if (legal)
		return replay_next(&twins->other, NULL, NULL) != REPLAY_FAILED;
	scenario_remove_step(twins->file, twins->other.step);
	return replay_pass(&twins->other, NULL);
}

static bool play(struct twins *twins, const struct scenario *scenario, int moves)
{
	bool fine = replay_init(&twins->played, scenario, NULL) && replay_init(&twins->other, twins->file, NULL);

	while (fine && twins->played.moves < moves)
		fine = move_on(twins);
	fine = fine && game_over(twins->other.game);
	replay_finish(&twins->played);
	replay_finish(&twins->other);
	return fine;
}

struct scenario *scenario_fieldless(const struct scenario *scenario, int moves)
{
	struct twins twins = {.file = NULL};
	char *text = scenario_text(scenario);

	twins.file = text ? scenario_read(text, strlen(text), "", scenario->tiles, NULL) : NULL;
	free(text);
	if (!twins.file)
		return NULL;
	scenario_cut(twins.file, moves);
	farmers_drop(&twins.file->setup);
	twins.file->setup.settings.value[SETTING_FARM] = FARM_OFF;
	if (play(&twins, scenario, moves))
		return twins.file;
	scenario_destroy(twins.file);
	return NULL;
}
