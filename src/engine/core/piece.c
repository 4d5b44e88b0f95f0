/* piece.c - kinds of figures as the games describe them, for those who ask by id or by name. */
#include "engine/core/rules.h"

#include <string.h>

const struct piece *game_piece(enum game_kind game, int id)
{
	const struct piece *pieces[PIECES_MAX] = {0};

	if (id < 0 || id >= PIECES_MAX)
		return NULL;
	rules_of(game)->pieces(pieces);
	return pieces[id];
}

const struct piece *any_piece(int id)
{
	const struct piece *piece = NULL;

	for (int game = 0; game < GAME_KINDS && !piece; game++)
		piece = game_piece(game, id);
	return piece;
}

const struct piece *helping_piece(void)
{
	int kind = 0;

	while (!any_piece(kind) || !any_piece(kind)->helps_farm)
		kind++;
	return any_piece(kind);
}

const struct piece *again_piece(void)
{
	int kind = 0;

	while (!any_piece(kind) || !any_piece(kind)->brings_part)
		kind++;
	return any_piece(kind);
}

const char *figure_name(int figure)
{
	const struct piece *piece = any_piece(figure);

	return piece ? piece->key : "?"; /* a move may be any bytes */
}

int figure_named(const char *key)
{
	for (int id = 0; id < PIECES_MAX; id++) {
		const struct piece *piece = any_piece(id);

		if (piece && strcmp(piece->key, key) == 0)
			return id;
	}
	return -1;
}

int figure_kinds(void)
{
	int count = PIECES_MAX;

	while (count > 0 && !any_piece(count - 1))
		count--;
	return count;
}

int figures_most(enum game_kind game)
{
	const struct piece *pieces[PIECES_MAX] = {0};
	int each = 0;

	rules_of(game)->pieces(pieces);
	for (int id = 0; id < PIECES_MAX; id++)
		each += pieces[id] ? pieces[id]->each : 0;
	return PLAYERS_MAX * each;
}
