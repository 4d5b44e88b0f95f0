/* A thinking on a worker: a character's, or the question to somebody else's program.  It works on a game of its own and
 * owns all it needs; the table only keeps a pointer to call it off. */
#include "view/play/core/play.h"

#include <limits.h>
#include <stdatomic.h>
#include <stdlib.h>

enum { PROGRAM_MS = 1000 /* that a program is told it has */ };
enum { PIECE_STEPS = 2 /* a millisecond, two on a page */ };

struct thinking {
	struct play *play; /* whose it is; NULL: called off, nobody waits */
	play_thought *done;
	struct ai *ai;           /* NULL: a program is asked */
	struct program *program; /* NULL: a character thinks */
	char lost[PROGRAM_TEXT_SIZE];
	struct game *game;
	struct ai_order order;
	struct ai_advice advice;
	bool begun, found;
	atomic_bool off;
};

static bool go_on(void *context, int playouts)
{
	const struct thinking *thinking = context;

	return !atomic_load(&thinking->off) && playouts < COMPANY_PLAYOUTS;
}

/* One move, of which nothing is known but that it is legal. */
static bool ask(struct thinking *thinking)
{
	struct ai_line *line = &thinking->advice.lines[0];

	if (!program_ask(thinking->program, thinking->game, PROGRAM_MS, &line->moves[0], thinking->lost))
		return false;
	line->move_count = thinking->advice.line_count = 1;
	thinking->advice.move = line->moves[0];
	return true;
}

/* So many steps more; false: it is over. */
static bool think_on(struct thinking *thinking, int steps)
{
	if (atomic_load(&thinking->off))
		return false;
	if (!thinking->begun && !ai_begin(thinking->ai, thinking->game, &thinking->order))
		return false;
	thinking->begun = true;
	if (ai_step(thinking->ai, steps))
		return true;
	thinking->found = true;
	thinking->advice = *ai_advice(thinking->ai);
	return false;
}

static void think(void *data)
{
	struct thinking *thinking = data;

	if (thinking->program)
		thinking->found = !atomic_load(&thinking->off) && ask(thinking);
	else
		think_on(thinking, INT_MAX);
}

static bool think_piece(void *data) { return think_on(data, PIECE_STEPS); }

static void thinking_destroy(struct thinking *thinking)
{
	ai_destroy(thinking->ai);
	program_stop(thinking->program);
	game_destroy(thinking->game);
	free(thinking);
}

/* In the main loop again. */
static void thought(void *data, struct host *host)
{
	struct thinking *thinking = data;

	(void)host;
	if (thinking->play && thinking->found) {
		struct program *program = thinking->program;

		thinking->program = NULL; /* who asked has it again */
		thinking->done(thinking->play, &(struct thought){&thinking->advice, program, NULL});
	} else if (thinking->play) {
		thinking->done(thinking->play, &(struct thought){NULL, NULL, thinking->lost});
	}
	thinking_destroy(thinking);
}

bool play_think(struct play *play, struct thinking **place, struct game *game, int character, struct program *program,
                play_thought *done)
{
	struct host *host = play->host;
	struct thinking *thinking = calloc(1, sizeof *thinking);
	struct ai *ai = program ? NULL : ai_create();

	if (!thinking || !game || (!program && !ai)) {
		free(thinking);
		ai_destroy(ai);
		program_stop(program);
		game_destroy(game);
		return false;
	}
	thinking->play = play;
	thinking->done = done;
	thinking->game = game;
	thinking->ai = ai;
	thinking->program = program;
	thinking->order = (struct ai_order){.character = character,
	                                    .day = session_scenario(play->session)->setup.seed,
	                                    .go_on = go_on,
	                                    .context = thinking};
	atomic_init(&thinking->off, false);
	*place = thinking;
	host->ops->job(host, &(struct job){.run = think,
	                                   .piece = program ? NULL : think_piece,
	                                   .done = thought,
	                                   .data = thinking,
	                                   .urgency = JOB_AWAITED});
	return true;
}

void play_think_off(struct thinking *thinking)
{
	if (!thinking)
		return;
	atomic_store(&thinking->off, true);
	if (thinking->program)
		program_kill(thinking->program); /* it need not answer any more */
	thinking->play = NULL;
}
