/* A castle half built, for the eye: played by the rules from the tiles that lie in the data, whatever they are. */
#include <stdlib.h>

#include "view/kit/thumb.h"
#include "view/setup/setup.h"

enum { VISTA_SEED = 12, VISTA_TILES = 48, VISTA_STANDING = 4 };

struct vista {
	struct board *board;
	int tile_count, figure_count;
	struct setup_tile tiles[TILES_MAX];
	struct setup_figure figures[FIGURES_MAX];
};

/* Close to what lies there already; now and then a follower; else whatever comes first. */
static int worth(const struct game *game, const struct move *move, struct rng *rng)
{
	int beside = 0, seat = game_decision(game).seat;

	if (move->kind == MOVE_FIGURE)
		return game_supply(game, seat, FIGURE_MEEPLE) > MEEPLES_EACH - 1 - VISTA_STANDING
		           ? (int)rng_below(rng, 60)
		           : -1;
	if (move->kind != MOVE_PLACE)
		return move->kind == MOVE_PASS ? 24 : 0;
	for (int dy = -1; dy <= 1; dy++)
		for (int dx = -1; dx <= 1; dx++)
			beside += game_tile_at(game, move->cell.x + dx, move->cell.y + dy) >= 0;
	return beside * 4 + (int)rng_below(rng, 12);
}

static bool step(struct game *game, struct rng *rng, struct move *moves)
{
	int count = game_decision(game).kind == DECISION_NONE ? 0 : game_legal_moves(game, moves, MOVES_MAX);
	int best = -1, best_worth = 0;

	for (int i = 0; i < count; i++) {
		int now = worth(game, &moves[i], rng);
		if (best < 0 || now > best_worth) {
			best = i;
			best_worth = now;
		}
	}
	return best >= 0 && game_apply(game, &moves[best], NULL);
}

static void play(struct vista *vista, const struct tile_set *tiles)
{
	struct setup setup;
	struct refusal refusal;
	struct rng rng;
	struct move *moves = malloc(MOVES_MAX * sizeof *moves);

	setup_init(&setup);
	setup.game = GAME_CASTLE;
	setup.player_count = 2;
	setup.colors[1] = 1;
	setup.seed = VISTA_SEED;
	rng_seed(&rng, VISTA_SEED);
	struct game *game = moves ? game_create(tiles, &setup, &refusal) : NULL;
	while (game && game_tile_count(game) < VISTA_TILES && step(game, &rng, moves))
		;
	for (int i = 0; game && i < game_tile_count(game); i++)
		vista->tiles[vista->tile_count++] = game_tile(game, i);
	vista->figure_count = game ? game_figures(game, vista->figures) : 0;
	game_destroy(game);
	free(moves);
}

struct vista *vista_create(struct host *host, const struct tile_set *tiles)
{
	struct vista *vista = calloc(1, sizeof *vista);

	if (!vista)
		return NULL;
	vista->board = board_create(host, tiles, VISTA_SEED);
	if (!vista->board) {
		vista_destroy(vista);
		return NULL;
	}
	play(vista, tiles);
	return vista;
}

void vista_destroy(struct vista *vista)
{
	if (!vista)
		return;
	board_destroy(vista->board);
	free(vista);
}

struct tile_art *vista_art(const struct vista *vista) { return board_art(vista->board); }

void vista_draw(const struct vista *vista, struct ui *ui, struct rect box, const int *colors)
{
	uint8_t of_seats[PLAYERS_MAX] = {(uint8_t)colors[0], (uint8_t)colors[1]};
	struct thumb thumb = {.art = vista_art(vista),
	                      .board = vista->board,
	                      .whole = true,
	                      .most = 400,
	                      .tile_count = vista->tile_count,
	                      .tiles = vista->tiles,
	                      .figure_count = vista->figure_count,
	                      .figures = vista->figures,
	                      .colors = of_seats};

	thumb_draw(ui, box, &thumb);
}
