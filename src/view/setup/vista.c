/* A castle half built, or a land, for the eye: played by the rules from the tiles that lie in the data, whatever they
 * are. */
#include <stdlib.h>

#include "view/kit/thumb.h"
#include "view/setup/setup.h"

enum { VISTA_SEED = 12, VISTA_TILES = 48, VISTA_STANDING = 4 };
enum { LAND_SEED = 4, LAND_TILES = 60, LAND_STANDING = 2 };
/* Of a land so much is seen: cells from the middle. */
enum { LAND_X = 2, LAND_Y = 1, WARD_X = 5 };

struct vista {
	enum game_kind game;
	const struct tile_set *set;
	struct board *board;
	int tile_count, figure_count;
	struct setup_tile tiles[TILES_MAX];
	struct setup_figure figures[FIGURES_MAX];
};

static bool shown(struct cell cell) { return abs(cell.x) <= LAND_X && abs(cell.y) <= LAND_Y; }

/* Close to what lies there already, where it is seen; now and then a follower; else whatever comes first. */
static int worth(const struct game *game, const struct move *move, struct rng *rng)
{
	int beside = 0, seat = game_decision(game).seat;
	bool castle = game_kind(game) == GAME_CASTLE;

	if (move->kind == MOVE_FIGURE && castle)
		return game_supply(game, seat, FIGURE_MEEPLE) > MEEPLES_EACH - 1 - VISTA_STANDING
		           ? (int)rng_below(rng, 60)
		           : -1;
	if (move->kind == MOVE_FIGURE) /* who stands there hides less of it than who lies */
		return move->spot.kind != FEATURE_FIELD && shown(game_tile(game, game_tile_count(game) - 1).cell) &&
		               game_supply(game, seat, FIGURE_MEEPLE) > MEEPLES_EACH - 1 - LAND_STANDING
		           ? (move->figure == FIGURE_MEEPLE ? 30 : 60) + (int)rng_below(rng, 30)
		           : -1;
	if (move->kind != MOVE_PLACE)
		return move->kind == MOVE_PASS ? 24 : 0;
	for (int dy = -1; dy <= 1; dy++)
		for (int dx = -1; dx <= 1; dx++)
			beside += game_tile_at(game, move->cell.x + dx, move->cell.y + dy) >= 0;
	return (!castle && shown(move->cell) ? 100 : 0) + beside * 4 + (int)rng_below(rng, 12);
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

static void play(struct vista *vista, const struct tile_set *tiles, const struct settings *settings)
{
	struct setup setup;
	struct refusal refusal;
	struct rng rng;
	struct move *moves = malloc(MOVES_MAX * sizeof *moves);
	bool castle = vista->game == GAME_CASTLE;
	int most = castle ? VISTA_TILES : LAND_TILES;

	setup_init(&setup);
	setup.game = (uint8_t)vista->game;
	setup.player_count = 2;
	setup.colors[1] = 1;
	setup.seed = castle ? VISTA_SEED : LAND_SEED;
	if (!castle)
		setup.settings = *settings;
	setup.settings.value[SETTING_FIRST_PLAYER] = 0;
	rng_seed(&rng, setup.seed);
	struct game *game = moves ? game_create(tiles, &setup, &refusal) : NULL;
	while (game && game_tile_count(game) < most && step(game, &rng, moves))
		;
	for (int i = 0; game && i < game_tile_count(game); i++)
		vista->tiles[vista->tile_count++] = game_tile(game, i);
	vista->figure_count = game ? game_figures(game, vista->figures) : 0;
	game_destroy(game);
	free(moves);
}

struct vista *vista_create(struct host *host, enum game_kind game, const struct settings *settings)
{
	const struct tile_set *tiles = tile_set_of(host->tiles, game);
	struct vista *vista = calloc(1, sizeof *vista);

	if (!vista)
		return NULL;
	vista->game = game;
	vista->set = tiles;
	vista->board = board_create(host, tiles, VISTA_SEED);
	if (!vista->board) {
		vista_destroy(vista);
		return NULL;
	}
	play(vista, tiles, settings);
	return vista;
}

void vista_destroy(struct vista *vista)
{
	if (!vista)
		return;
	board_destroy(vista->board);
	free(vista);
}

const struct tile_set *vista_tiles(const struct vista *vista) { return vista->set; }

struct tile_art *vista_art(const struct vista *vista) { return board_art(vista->board); }

void vista_draw(const struct vista *vista, struct ui *ui, struct rect box, const int *colors)
{
	uint8_t of_seats[PLAYERS_MAX] = {colors ? (uint8_t)colors[0] : 0, colors ? (uint8_t)colors[1] : 0};
	/* A castle is seen whole, but from near in a box that is much wider than it: its upper wall and what is built
	 * there. */
	bool castle = vista->game == GAME_CASTLE, whole = castle && box.w < 2 * box.h;
	struct thumb thumb = {.art = vista_art(vista),
	                      .board = vista->board,
	                      .whole = true,
	                      .fill_x = whole    ? 0
	                                : castle ? WARD_X
	                                         : LAND_X,
	                      .fill_y = whole ? 0 : LAND_Y,
	                      .fill_at = {castle ? WARD_X - 1 : 0, castle ? 1 : 0},
	                      .most = 400,
	                      .tile_count = vista->tile_count,
	                      .tiles = vista->tiles,
	                      .figure_count = colors ? vista->figure_count : 0,
	                      .figures = vista->figures,
	                      .colors = of_seats};

	thumb_draw(ui, box, &thumb);
}

void vista_lay(const struct vista *vista, struct ui *ui, struct rect box)
{
	enum { COLUMNS = 4, ROWS = 2, MOST = 7 };
	int size = box.w / COLUMNS < box.h / ROWS ? box.w / COLUMNS : box.h / ROWS, laid;
	struct rect in = rect_center(box, COLUMNS * size, ROWS * size);
	struct skin shadow = {
	    .shadow = rgba(0x1C1420, 0.6f), .shadow_blur = 7 * ui->theme.scale, .shadow_dy = 3 * ui->theme.scale};

	if (vista->game == GAME_CASTLE) {
		vista_draw(vista, ui, rect_center(box, box.h < box.w ? box.h : box.w, box.h), NULL);
		return;
	}
	/* all their shadows first, then row by row, for a tile hides the edge of the one behind it */
	for (int pass = 0; pass < 1 + ROWS; pass++) {
		laid = 0;
		for (int i = 0; i < vista->tile_count && laid < MOST && size > 1; i++) {
			const struct setup_tile *tile = &vista->tiles[i];
			struct art_tile art = {.type = tile->type, .rotation = tile->rotation, .preview = true};
			struct rect at = {in.x + (tile->cell.x + 1) * size, in.y + (tile->cell.y + 1) * size, size,
			                  size};

			if (tile->cell.x < -1 || tile->cell.x > 2 || tile->cell.y < -1 || tile->cell.y > 0)
				continue;
			laid++;
			if (pass == 0)
				draw_skin(ui->draw, at, &shadow);
			else if (tile->cell.y == pass - ROWS)
				tile_art_preview(vista_art(vista), ui->draw, art, at, 1);
		}
	}
}
