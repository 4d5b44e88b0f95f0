/* table.c - tiles, a home, a game, random turns. */
#define _XOPEN_SOURCE 700 /* mkdtemp */
#include "table.h"

#include "app/save.h"

#include "../begin.h"
#include "../home.h"
#include "../tiles.h"

struct tile_set *tiles;
char home[HOME_SIZE];

void tiles_begin(void) { tiles = tiles_or_exit(NULL); }

void tiles_end(void) { tile_set_destroy(tiles); }

void home_begin(void) { home_make(home); }

void home_end(void) { home_remove(home); }

void text_write(const char *path, const char *text)
{
	FILE *file = fopen(path, "w");
	ck_assert_ptr_nonnull(file);
	fputs(text, file);
	ck_assert_int_eq(fclose(file), 0);
}

struct session *table_with(int players, uint64_t seed, int began, bool clergy)
{
	struct scenario *start = chosen(tiles, players, seed);
	start->setup.settings.value[SETTING_START] = (uint8_t)began;
	start->setup.settings.value[SETTING_ABBOT] = start->setup.settings.value[SETTING_SHRINES] = clergy;
	scenario_set_text(&start->names[0], "Aurélie");
	return begun(start);
}

struct session *table_session(int players, uint64_t seed) { return table_with(players, seed, 0, false); }

struct session *table_castle(uint64_t seed, int wall)
{
	struct refusal refusal;
	const struct tile_set *castle = tile_set_of(tiles, GAME_CASTLE);
	struct scenario *start = chosen(castle, 2, seed);
	start->setup.colors[1] = COLOR_BLUE;
	ck_assert(setup_settle(&start->setup, castle, &refusal));
	for (int i = 0; wall && i < start->setup.wall_count; i++)
		start->setup.wall[i] = (uint8_t)wall;
	scenario_set_text(&start->names[0], "Aurélie");
	return begun(start);
}

void table_think(struct session *session, struct rng *rng)
{
	static struct move moves[MOVES_MAX];
	int count = session_moves(session, moves, MOVES_MAX);
	ck_assert_int_gt(count, 0);
	ck_assert(session_lay(session, &moves[rng_below(rng, (uint32_t)count)], NULL));
	if (session_wait(session) != WAIT_FIGURE)
		return;
	count = session_moves(session, moves, MOVES_MAX);
	struct move *move = &moves[rng_below(rng, (uint32_t)count)];
	if (move->kind != MOVE_PASS)
		ck_assert(session_put(session, move, NULL));
}

void table_turn(struct session *session, struct rng *rng)
{
	static struct move moves[MOVES_MAX];
	if (session_wait(session) == WAIT_TILE) {
		table_think(session, rng);
		ck_assert(session_end_turn(session));
	}
	while (session_wait(session) == WAIT_DECISION) {
		int count = session_moves(session, moves, MOVES_MAX);
		ck_assert(session_decide(session, &moves[rng_below(rng, (uint32_t)count)]));
	}
}

struct session *table_saved(uint64_t seed, char path[FORMAT_PATH_SIZE])
{
	struct session *session = table_session(3, seed);
	ck_assert_pstr_eq(save_new_path(home, &(int){1}, path), NULL);
	session_set_path(session, path);
	ck_assert(session_save(session).path);
	return session;
}
