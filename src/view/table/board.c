/* What lies on a board, and where its places are: of board.h. */
#include "view/table/board_private.h"

#include <math.h>
#include <stdlib.h>

#define CORNER_FOOT 0.12f /* how far before the corner that it stands over a figure has its foot, in cells */

uint32_t board_seed(const struct setup *setup)
{
	uint64_t hash = hash_bytes(HASH_BASIS, setup->deck, (size_t)setup->deck_count);
	return (uint32_t)(hash ^ hash >> 32);
}

static struct board *create(struct host *host, const struct tile_set *tiles, uint32_t seed, unsigned options)
{
	struct board *board = calloc(1, sizeof *board);
	if (!board)
		return NULL;
	board->set = tiles;
	board->seed = seed = host->one_world ? 1 : seed;
	board->art = tile_art_create(host, tiles, seed, options);
	board->maps = board->art ? tile_art_maps(board->art) : NULL;
	if (!board->art || !board->maps) {
		board_destroy(board);
		return NULL;
	}
	return board;
}

struct board *board_create(struct host *host, const struct tile_set *tiles, uint32_t seed)
{
	return create(host, tiles, seed, 0);
}

struct board *board_create_evening(struct host *host, const struct tile_set *tiles, uint32_t seed)
{
	return create(host, tiles, seed, PAINT_LOW_SUN);
}

void board_destroy(struct board *board)
{
	if (!board)
		return;
	tile_art_destroy(board->art);
	free(board);
}

struct tile_art *board_art(struct board *board) { return board->art; }

struct tile_maps *board_maps(struct board *board) { return board->maps; }

/* ---- what lies there ---- */

void board_hairline(struct board *board, bool on) { board->hairline = on; }

void board_breathe(struct board *board, const struct breeze *breeze)
{
	board->breathes = breeze != NULL;
	if (breeze)
		board->breeze = *breeze;
}

void board_toward(struct board *board, const struct camera *to)
{
	board->toward = *to;
	board->directed = true;
}

void board_begin(struct board *board)
{
	board->out_count = 0;
	board->wanted.count = board->wanted.figure_count = board->wanted.banner_count = 0;
}

void board_add_tile(struct board *board, struct art_tile tile)
{
	if (board->wanted.count < BOARD_TILES_MAX)
		board->wanted.tiles[board->wanted.count++] = tile;
}

/* A great building of a city: on which tile, and of which city. */
struct landmark {
	struct cell cell, address;
	struct spot address_spot;
};

/* A city of four tiles has one, and another for every five more; they stand apart. */
static bool landmark_due(const struct landmark *built, int count, const struct feature *city, struct cell cell)
{
	int wanted = city->tile_count < 4 ? 0 : (city->tile_count + 4) / 5;
	for (int i = 0; i < count; i++) {
		const struct landmark *other = &built[i];
		if (other->address.x != city->address.x || other->address.y != city->address.y ||
		    other->address_spot.kind != city->address_spot.kind ||
		    other->address_spot.at != city->address_spot.at)
			continue;
		if (abs(other->cell.x - cell.x) + abs(other->cell.y - cell.y) < 2)
			return false;
		wanted--;
	}
	return wanted > 0;
}

/* Has the painter room for one in this city of the tile? */
static bool landmark_fits(const struct tile_type *type, int city)
{
	unsigned edges = type->cities[city].edges;
	bool crossed = type->city_count == 2 && type->cities[1 - city].edges == (edges ^ 15);
	return edges & (edges - 1) && !crossed && !(type->flags & (TILE_CARCASSONNE | TILE_CATHEDRAL)) &&
	       type->river_count == 0;
}

/* What a tile shows of how far its cities have come. */
struct towns {
	uint8_t lit, landmark;
};

static struct towns towns_of(const struct game *game, struct setup_tile tile, struct feature *city,
                             struct landmark *built, int *count)
{
	const struct tile_type *type = &game_tile_set(game)->types[tile.type];
	struct towns towns = {0};
	for (int c = 0; c < type->city_count; c++) {
		struct spot spot;
		if (!tile_map_spot(type, tile.rotation, paint_code(PAINT_CITY, c), &spot) ||
		    !game_feature_at(game, tile.cell.x, tile.cell.y, spot, city))
			continue;
		if (city->complete)
			towns.lit |= (uint8_t)(1u << c);
		if (!towns.landmark && landmark_fits(type, c) && landmark_due(built, *count, city, tile.cell)) {
			towns.landmark = (uint8_t)(1 + c);
			built[(*count)++] = (struct landmark){tile.cell, city->address, city->address_spot};
		}
	}
	return towns;
}

/* Anew when another tile lies there: cities are finished by tiles, and grow.  Tiles come in the order in which they
 * were laid, so that what is built stays where it is. */
static void find_towns(struct board *board, const struct game *game)
{
	int count = game_tile_count(game);
	uint64_t key = HASH_BASIS;
	for (int i = 0; i < count; i++) {
		struct setup_tile tile = game_tile(game, i);
		key = hash_int(key, (int64_t)(tile.cell.x & 0xffff) << 32 | (int64_t)(tile.cell.y & 0xffff) << 16 |
		                        tile.type << 2 | tile.rotation);
	}
	for (int i = 0; i < BOARD_TOWNS_MAX; i++)
		if (board->found[i].key == key) {
			board->towns = i;
			return;
		}
	board->towns = (board->towns + 1) % BOARD_TOWNS_MAX;
	struct board_towns *found = &board->found[board->towns];
	struct work {
		struct feature city;
		struct landmark built[TILES_MAX + 1];
	} *work = malloc(sizeof *work);
	int built = 0;
	found->key = key;
	for (int i = 0; i < count; i++) {
		struct towns towns = {0};
		if (work)
			towns = towns_of(game, game_tile(game, i), &work->city, work->built, &built);
		found->lit[i] = towns.lit;
		found->landmark[i] = towns.landmark;
	}
	free(work);
}

uint8_t board_look(const struct game *game, int type, int before)
{
	const struct tile_type *types = game_tile_set(game)->types;
	int count = 0;
	if (!(types[type].flags & TILE_MONASTERY))
		return 0;
	for (int i = 0; i < before; i++)
		count += (types[game_tile(game, i).type].flags & TILE_MONASTERY) != 0;
	return (uint8_t)(1 + count % PAINT_LOOKS);
}

struct art_tile board_laid(const struct board *board, const struct game *game, int index)
{
	const struct board_towns *found = &board->found[board->towns];
	struct setup_tile tile = game_tile(game, index);
	return (struct art_tile){.type = tile.type,
	                         .rotation = tile.rotation,
	                         .x = tile.cell.x,
	                         .y = tile.cell.y,
	                         .lit = found->lit[index],
	                         .landmark = found->landmark[index],
	                         .look = board_look(game, tile.type, index)};
}

bool board_printed(const struct board *board) { return board->set->castle != NULL; }

void board_add_printed(struct board *board)
{
	if (board_printed(board))
		walled_add(&board->wanted, board->set->castle);
}

void board_add_game(struct board *board, const struct game *game, int skip)
{
	board_add_printed(board);
	if (!board_printed(board))
		find_towns(board, game);
	for (int i = 0; i < game_tile_count(game); i++)
		if (i != skip)
			board_add_tile(board, board_laid(board, game, i));
}

void board_add_figure(struct board *board, const struct board_figure *figure)
{
	if (board->wanted.figure_count < BOARD_FIGURES_MAX)
		board->wanted.figures[board->wanted.figure_count++] = *figure;
}

void board_leave_out(struct board *board, struct cell cell, struct spot spot)
{
	if (board->out_count < (int)(sizeof board->out / sizeof board->out[0]))
		board->out[board->out_count++] = (struct feature_spot){cell, spot};
}

static bool left_out(const struct board *board, const struct setup_figure *figure)
{
	for (int i = 0; i < board->out_count; i++)
		if (cell_same(board->out[i].cell, figure->cell) && spot_same(board->out[i].spot, figure->spot))
			return true;
	return false;
}

void board_add_figures(struct board *board, const struct game *game, int lifting)
{
	struct setup_figure figures[FIGURES_MAX];
	int count = game_standing(game, figures);

	for (int i = 0; i < count; i++) {
		const struct setup_figure *figure = &figures[i];
		if (left_out(board, figure))
			continue;
		struct vec at = board_stand(board, game, figure->figure, figure->cell, figure->spot);
		bool leaves = figure->seat == lifting && any_piece(figure->figure)->lifted;
		board_add_figure(board, &(struct board_figure){
		                            .x = at.x,
		                            .y = at.y,
		                            .color = (uint8_t)game_color(game, figure->seat),
		                            .pose = (uint8_t)figure_pose_on(figure->figure, figure->cell, figure->spot),
		                            .leaves = leaves});
	}
}

bool board_tile(const struct board *board, int x, int y, struct art_tile *tile)
{
	for (int i = 0; i < board->wanted.count; i++) {
		*tile = board->wanted.tiles[i];
		if (tile->what == ART_TILE && tile->x == x && tile->y == y)
			return true;
	}
	return false;
}

int art_tile_order(const void *a, const void *b)
{
	const struct art_tile *first = a, *second = b;
	if (first->y != second->y)
		return first->y - second->y;
	return first->x != second->x ? first->x - second->x : first->what - second->what;
}

void board_settle(struct board *board)
{
	if (board->set->castle)
		walled_join(&board->wanted, board->set);
	else
		walled_gates(&board->wanted, board->set);
	qsort(board->wanted.tiles, (size_t)board->wanted.count, sizeof board->wanted.tiles[0], art_tile_order);
}

const struct art_tile *board_tiles(struct board *board, int *count)
{
	board_settle(board);
	*count = board->wanted.count;
	return board->wanted.tiles;
}

void board_add_banner(struct board *board, const struct board_banner *banner)
{
	if (board->wanted.banner_count < BOARD_BANNERS_MAX)
		board->wanted.banners[board->wanted.banner_count++] = *banner;
}

bool board_bounds(const struct board *board, int *x0, int *y0, int *x1, int *y1)
{
	const struct board_content *content = &board->wanted;
	const struct castle_board *castle = board->set->castle;
	if (castle) {
		*x0 = *y0 = 0;
		*x1 = castle->width;
		*y1 = castle->height;
		return true;
	}
	if (content->count == 0)
		return false;
	*x0 = *x1 = content->tiles[0].x;
	*y0 = *y1 = content->tiles[0].y;
	for (int i = 1; i < content->count; i++) {
		int x = content->tiles[i].x, y = content->tiles[i].y;
		*x0 = x < *x0 ? x : *x0;
		*x1 = x > *x1 ? x : *x1;
		*y0 = y < *y0 ? y : *y0;
		*y1 = y > *y1 ? y : *y1;
	}
	++*x1;
	++*y1;
	return true;
}

/* ---- asking ---- */

struct vec board_anchor_on(struct board *board, int type, int rotation, struct cell cell, struct spot spot,
                           float *clearance)
{
	struct paint_spot anchor = tile_map_anchor(tile_map_of(board->maps, type, rotation),
	                                           tile_map_code(&board->set->types[type], rotation, spot));
	if (clearance)
		*clearance = anchor.clearance;
	return (struct vec){(float)cell.x + anchor.x, (float)cell.y + anchor.y};
}

/* What lies at a point of the table, and of which kind; PAINT_NONE where there is no tile. */
static enum paint_kind kind_at(struct board *board, const struct game *game, float x, float y)
{
	int cell_x = (int)floorf(x), cell_y = (int)floorf(y), index = game_tile_at(game, cell_x, cell_y);
	if (index < 0)
		return PAINT_NONE;
	struct setup_tile tile = game_tile(game, index);
	const struct tile_map *map = tile_map_of(board->maps, tile.type, tile.rotation);
	return paint_code_kind(tile_map_at(map, x - (float)cell_x, y - (float)cell_y));
}

/* Who stands on a narrow roof that goes on beyond the tile's edge stands nearer to that edge: it is one roof. */
static struct vec moved_inwards(struct board *board, const struct game *game, struct vec at, struct cell cell)
{
	static const int8_t sides[4][2] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
	static const float NEAR_EDGE = 0.24f, BESIDE = 0.02f;
	enum paint_kind kind = kind_at(board, game, at.x, at.y);
	for (int i = 0; i < 4; i++) {
		int dx = sides[i][0], dy = sides[i][1];
		struct vec edge = {dx ? (float)(cell.x + (dx > 0)) : at.x, dy ? (float)(cell.y + (dy > 0)) : at.y};
		float far = fabsf(edge.x - at.x) + fabsf(edge.y - at.y), ux = BESIDE * (float)dx,
		      uy = BESIDE * (float)dy;
		if (far > NEAR_EDGE || kind_at(board, game, edge.x - ux, edge.y - uy) != kind ||
		    kind_at(board, game, edge.x + ux, edge.y + uy) != kind)
			continue;
		at.x += (edge.x - at.x) * 0.5f;
		at.y += (edge.y - at.y) * 0.5f;
	}
	return at;
}

struct vec board_anchor(struct board *board, const struct game *game, struct cell cell, struct spot spot)
{
	int index = game_tile_at(game, cell.x, cell.y);
	if (index < 0)
		return (struct vec){(float)cell.x + 0.5f, (float)cell.y + 0.5f};
	struct setup_tile tile = game_tile(game, index);
	struct vec at = board_anchor_on(board, tile.type, tile.rotation, cell, spot, NULL);
	return spot.kind == FEATURE_HOUSE || spot.kind == FEATURE_TOWER ? moved_inwards(board, game, at, cell) : at;
}

struct vec board_nearest(struct board *board, const struct game *game, const struct feature *feature, struct vec to)
{
	struct vec best = to;
	float least = 1e12f;
	for (int i = 0; i < feature->spot_count; i++) {
		struct vec at = board_anchor(board, game, feature->spots[i].cell, feature->spots[i].spot);
		float dx = at.x - to.x, dy = at.y - to.y, d = dx * dx + dy * dy;
		if (d < least) {
			least = d;
			best = at;
		}
	}
	return best;
}

struct vec board_stand(struct board *board, const struct game *game, int figure, struct cell cell, struct spot spot)
{
	if (any_piece(figure)->corner)
		return (struct vec){(float)cell.x, (float)cell.y + CORNER_FOOT};
	return board_anchor(board, game, cell, spot);
}

#define BESIDE 0.26f      /* how far a neutral piece is from its figure, in tiles */
#define BESIDE_LOW 0.46f  /* its foot is no farther up in the figure's cell: else it would be seen over the next one */
#define BESIDE_EAST 0.84f /* nor farther east: then it is at the figure's other side */

struct vec board_neutral(struct board *board, const struct game *game, const struct setup_neutral *at, struct vec foot,
                         bool clear)
{
	int tile = clear ? game_tile_at(game, at->cell.x, at->cell.y) : -1;
	struct setup_tile under = tile < 0 ? (struct setup_tile){0} : game_tile(game, tile);
	struct vec volcano;
	if (at->beside && at->figure.place == PLACE_SEGMENT) {
		struct vec place = board_anchor(board, game, at->figure.cell, at->figure.spot);
		bool east = place.x + BESIDE <= (float)at->figure.cell.x + BESIDE_EAST;
		return (struct vec){place.x + (east ? BESIDE : -BESIDE),
		                    fmaxf(place.y - BESIDE * 0.3f, (float)at->figure.cell.y + BESIDE_LOW)};
	}
	if (tile >= 0 && paint_volcano_foot(&board->set->types[under.type], under.rotation, &volcano.x, &volcano.y)) {
		foot.x = fminf(fmaxf(volcano.x + 0.03f, 0.38f), 0.62f);
		/* behind one that leaves no room before it */
		foot.y = volcano.y > 0.78f ? volcano.y - 0.29f : fminf(fmaxf(volcano.y + 0.345f, foot.y), 0.995f);
	}
	return (struct vec){(float)at->cell.x + foot.x, (float)at->cell.y + foot.y};
}

struct vec board_space_place(const struct board *board, int score)
{
	struct paint_board of = {.castle = board->set->castle, .seed = board->seed};
	struct vec at;
	float clearance;
	paint_space_place(&of, castle_space_of(of.castle, score), &at.x, &at.y, &clearance);
	return at;
}

/* Where a wall runs from west to east behind the number, else out from it. On a corner tower the number lies before its
 * feet. */
struct vec board_marker_place(const struct board *board, int score)
{
	const struct castle_board *wall = board->set->castle;
	struct vec at = board_space_place(board, score), next = board_space_place(board, score + 1),
	           before = board_space_place(board, score + wall->space_count - 1);
	if (wall->spaces[castle_space_of(wall, score)].corner != CASTLE_NO_CORNER)
		return at;
	if (fabsf(next.x - before.x) > fabsf(next.y - before.y))
		at.y -= .215f;
	else
		at.x += at.x < (float)wall->width / 2 ? -.235f : .235f;
	return at;
}

struct vec board_corner_place(const struct board *board, int corner)
{
	struct paint_board of = {.castle = board->set->castle, .seed = board->seed};
	struct vec at;
	paint_tower_place(&of, corner, &at.x, &at.y);
	return at;
}

bool board_hit(struct board *board, const struct game *game, double x, double y, int *tile, struct spot *spot)
{
	int cell_x = (int)floor(x), cell_y = (int)floor(y);
	*tile = game_tile_at(game, cell_x, cell_y);
	spot->kind = FEATURE_KINDS;
	if (*tile < 0)
		return false;
	struct setup_tile laid = game_tile(game, *tile);
	const struct tile_map *map = tile_map_of(board->maps, laid.type, laid.rotation);
	uint8_t code = tile_map_at(map, x - cell_x, y - cell_y);
	struct spot found;
	if (tile_map_spot(&board->set->types[laid.type], laid.rotation, code, &found))
		*spot = found;
	return true;
}
