/* A save opened at the table: every move taken back and done again, its scores listed, its questions asked. */

#include "app/question.h"
#include "app/record.h"
#include "fuzz.h"
#include "recount.h"

static void check(const struct session *session)
{
	char text[256];

	if (!game_check(session_game(session), text, sizeof text))
		fuzz_fail(text);
}

/* Where it may be gone back; a tile that lies only tentatively is taken up first. */
static void go_back_and_forth(struct session *session)
{
	int plies = session_history(session)->ply_count;

	if (!session_aids(session)->undo)
		return;
	if (!session_goto(session, plies))
		fuzz_fail("the end cannot be gone to");
	uint64_t hash = game_hash(session_game(session));
	if (!session_goto(session, plies / 2))
		fuzz_fail("a position on the way cannot be gone to");
	check(session);
	if (!session_goto(session, plies) || game_hash(session_game(session)) != hash)
		fuzz_fail("the way there leads somewhere else the second time");
	check(session);
}

static void list_scores(const struct session *session)
{
	struct game *game = NULL;
	int32_t totals[PLAYERS_MAX];
	struct record_list *list = record_list_create(session_scenario(session), -1, &game);

	if (!list || !game || !record_list_totals(list, game, totals))
		fuzz_fail("the list of scores is not what the table has");
	record_list_destroy(list);
	game_destroy(game);
}

static void ask(const struct scenario *scenario)
{
	struct format_error error = {.text = ""};
	int plies = 0;

	for (int i = 0; i < scenario->step_count; i++) {
		const struct step *step = &scenario->steps[i];
		struct question question = {.guide = scenario, .step = step, .ply = plies};
		plies += step->kind == STEP_MOVE;
		if (step->kind == STEP_ASK && !question_holds(&question, &error) && !error.text[0])
			fuzz_fail("a refusal needs a sentence");
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct format_error error = {.text = ""};
	struct scenario *scenario = scenario_read((const char *)data, size, "fuzz", fuzz_tiles(), &error);

	if (!scenario)
		return 0; /* fuzz_save asks for its sentence */
	ask(scenario);
	struct session *session = session_resume(scenario, -1, &error);
	if (!session) {
		if (!error.text[0])
			fuzz_fail("a refusal needs a sentence");
		return 0;
	}
	list_scores(session);
	go_back_and_forth(session);
	struct session *copy = session_copy(session);
	if (!copy)
		fuzz_fail("what was opened cannot be opened twice");
	session_destroy(copy);
	session_destroy(session);
	return 0;
}
