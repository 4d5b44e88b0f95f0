/*
 * A thinking on a worker.  It works on a game of its own and owns all it needs;
 * the table only keeps a pointer to call it off.
 */
#include "view/play/core/play.h"

#include <stdatomic.h>
#include <stdlib.h>

struct thinking {
	struct play *play; /* whose it is; NULL: called off, nobody waits */
	play_thought *done;
	struct ai *ai;
	struct game *game;
	struct ai_order order;
	struct ai_advice advice;
	bool found;
	atomic_bool off;
};

static bool go_on(void *context, int playouts)
{
	const struct thinking *thinking = context;

	return !atomic_load(&thinking->off) && playouts < PLAY_PLAYOUTS;
}

static void think(void *data)
{
	struct thinking *thinking = data;

	thinking->found = !atomic_load(&thinking->off) && ai_think(thinking->ai, thinking->game, &thinking->order);
	if (thinking->found)
		thinking->advice = *ai_advice(thinking->ai);
}

static void thinking_destroy(struct thinking *thinking)
{
	ai_destroy(thinking->ai);
	game_destroy(thinking->game);
	free(thinking);
}

/* In the main loop again. */
static void thought(void *data, struct host *host)
{
	struct thinking *thinking = data;

	(void)host;
	if (thinking->play)
		thinking->done(thinking->play, thinking->found ? &thinking->advice : NULL);
	thinking_destroy(thinking);
}

struct thinking *play_think(struct play *play, struct game *game, int character, play_thought *done)
{
	struct thinking *thinking = calloc(1, sizeof *thinking);

	if (!thinking || !game) {
		free(thinking);
		game_destroy(game);
		return NULL;
	}
	thinking->game = game;
	thinking->ai = ai_create();
	if (!thinking->ai) {
		thinking_destroy(thinking);
		return NULL;
	}
	thinking->play = play;
	thinking->done = done;
	thinking->order = (struct ai_order){.character = character, .go_on = go_on, .context = thinking};
	atomic_init(&thinking->off, false);
	return thinking;
}

/* Before all pictures that are still to be painted: somebody waits for it. */
void play_think_go(struct thinking *thinking)
{
	struct host *host = thinking->play->host;

	host->ops->job(host, &(struct job){.run = think, .done = thought, .data = thinking, .urgency = 1 << 20});
}

void play_think_off(struct thinking *thinking)
{
	if (!thinking)
		return;
	atomic_store(&thinking->off, true);
	thinking->play = NULL;
}
