/* A castle half built, or a land, for the eye: played by the rules from the tiles that lie in the data, whatever they
 * are. */
#include <math.h>
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

static void play(struct vista *vista, const struct tile_set *tiles, const struct settings *settings)
{
	struct setup setup;
	bool castle = vista->game == GAME_CASTLE;

	setup_init(&setup);
	setup.game = (uint8_t)vista->game;
	setup.player_count = 2;
	setup.colors[1] = 1;
	setup.seed = castle ? VISTA_SEED : LAND_SEED;
	if (!castle)
		setup.settings = *settings;
	setup.settings.value[SETTING_FIRST_PLAYER] = 0;
	struct game *game = thumb_game(tiles, &setup, castle ? VISTA_TILES : LAND_TILES, false, worth);
	for (int i = 0; game && i < game_tile_count(game); i++)
		vista->tiles[vista->tile_count++] = game_tile(game, i);
	vista->figure_count = game ? game_figures(game, vista->figures) : 0;
	game_destroy(game);
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

void vista_draw(const struct vista *vista, struct ui *ui, struct rect box, const struct choices *choices)
{
	uint8_t of_seats[PLAYERS_MAX] = {(uint8_t)choices->seats[0].color, (uint8_t)choices->seats[1].color};
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
	                      .figure_count = vista->figure_count,
	                      .figures = vista->figures,
	                      .colors = of_seats};

	thumb_draw(ui, box, &thumb);
}

/* The tiles that are laid, and where: how many. */
enum { LAID_COLUMNS = 4, LAID_ROWS = 2, LAID_MOST = 7 };
struct laid {
	int count, level;
	float size;
	struct stage_area at[LAID_MOST];
	struct art_tile tiles[LAID_MOST];
};

static struct laid laid_find(const struct vista *vista, const struct stage *stage)
{
	struct stage_area things = stage_things(stage, 1);
	float size = fminf(things.d / LAID_ROWS, things.w * 0.088f);
	struct laid laid = {.size = size};
	/* of a castle what is built below its upper wall */
	struct cell first = vista->game == GAME_CASTLE ? (struct cell){WARD_X - 2, 1} : (struct cell){-1, -1};

	laid.level = art_level(size * stage_scale(stage, (float)stage->ways));
	for (int row = 0; row < LAID_ROWS; row++)
		for (int i = 0; i < vista->tile_count && laid.count < LAID_MOST; i++) {
			const struct setup_tile *tile = &vista->tiles[i];
			int x = tile->cell.x - first.x;

			if (x < 0 || x >= LAID_COLUMNS || tile->cell.y - first.y != row)
				continue;
			laid.at[laid.count] =
			    (struct stage_area){((float)x - LAID_COLUMNS * 0.5f) * size,
			                        things.z + things.d / 2 + (float)(row - 1) * size, size, size};
			laid.tiles[laid.count++] = art_alone(tile->type, tile->rotation);
		}
	return laid;
}

/* Round what lies there, in pixels of the window. */
static void laid_path(struct path *path, const struct stage *stage, struct stage_area at, float more)
{
	for (int i = 0; i < 4; i++) {
		float x = at.x + (i == 1 || i == 2 ? at.w + 2 * more : -more),
		      z = at.z + (i > 1 ? at.d + 2 * more : -more);
		struct vec on = stage_at(stage, x, z);

		on = (struct vec){on.x + (float)stage->room.x, on.y + (float)stage->room.y};
		if (i)
			path_line_to(path, on.x, on.y);
		else
			path_move(path, on.x, on.y);
	}
	path_close(path);
}

/* One tile, row by row of what is seen. */
static void lay_tile(struct tile_art *art, struct ui *ui, const struct stage *stage, const struct laid *laid, int i,
                     struct path *path)
{
	struct stage_area at = laid->at[i];
	int top = (int)(stage_at(stage, 0, at.z).y + 0.5f), low = (int)(stage_at(stage, 0, at.z + at.d).y + 0.5f);

	tile_art_want(art, laid->tiles[i], laid->level, 50);
	int level = tile_art_have(art, laid->tiles[i], laid->level);
	for (int y = top; y < low; y++) {
		float from = (stage_depth(stage, (float)y) - at.z) / at.d,
		      to = (stage_depth(stage, (float)y + 1) - at.z) / at.d,
		      scale = stage_scale(stage, (float)y + 0.5f);
		int left = (int)floorf(stage->x + at.x * scale + 0.5f),
		    right = (int)floorf(stage->x + (at.x + at.w) * scale + 0.5f);

		tile_art_rows(art, ui->draw, laid->tiles[i], level, fmaxf(from, 0), fminf(to, 1),
		              rect_make(stage->room.x + left, stage->room.y + y, right - left, 1));
	}
	path_clear(path);
	laid_path(path, stage, at, 0);
	draw_path_stroke(ui->draw, path, &(struct stroke){.width = theme_stroke(&ui->theme, 1.2f)},
	                 rgba(COLOR_INK, 0.8f));
}

void vista_lay(const struct vista *vista, struct ui *ui, const struct stage *stage)
{
	struct laid laid = laid_find(vista, stage);
	struct path path;

	if (laid.size < 8)
		return;
	/* all their shadows first, and how thick they are */
	for (int soft = 0; soft < 4; soft++) {
		path_clear(&path);
		for (int i = 0; i < laid.count; i++) {
			struct stage_area at = laid.at[i];
			at.x += 2 * ui->theme.scale;
			at.z += 3 * ui->theme.scale;
			laid_path(&path, stage, at, (float)soft * 1.6f * ui->theme.scale);
		}
		draw_path_fill(ui->draw, &path, rgba(0x1C1420, 0.22f));
	}
	path_clear(&path);
	for (int i = 0; i < laid.count; i++) {
		struct stage_area at = laid.at[i];
		at.z += 2.5f * ui->theme.scale;
		laid_path(&path, stage, at, 0);
	}
	draw_path_fill(ui->draw, &path, rgb(0x8A6A3C));
	for (int i = 0; i < laid.count; i++)
		lay_tile(vista_art(vista), ui, stage, &laid, i, &path);
}
