/* The feature that is lit: its light on the ground, and what stands before it. */
#include "view/play/land/land.h"

#include <stdlib.h>

/* Pixels that are lit in a frame besides those that were, while frames follow each other: all of a small feature, three
 * or four large tiles of a land that fills the window.  What is to be painted first counts for as many as it takes
 * longer. */
enum { SPREAD_PIXELS = 640 * 1000, SPREAD_UNPAINTED = 6 };

/* ---- how far light has come ---- */

/* A tile of the feature, and how far it is from where the light began. */
struct lit_tile {
	int tile, away;
};

static int by_way(const void *a, const void *b)
{
	const struct lit_tile *first = a, *second = b;
	return first->away != second->away ? first->away - second->away : first->tile - second->tile;
}

/* The tiles that are seen, from where it was pointed at first. */
static int tiles_find(const struct play *play, const struct feature *feature, struct lit_tile tiles[TILES_MAX])
{
	int count = 0;
	for (int t = 0; t < feature->tile_count; t++) {
		struct cell cell = feature->tiles[t];
		int dx = cell.x - play->glow.from.x, dy = cell.y - play->glow.from.y;
		if (rect_overlap(art_bleed(play_cell_box(play, cell.x, cell.y)), play->layout.table))
			tiles[count++] = (struct lit_tile){t, dx * dx + dy * dy};
	}
	qsort(tiles, (size_t)count, sizeof tiles[0], by_way);
	return count;
}

/* Which tiles are lit in this frame. */
static int spread(struct play *play, const struct frame *frame, const struct light *how,
                  struct lit_tile tiles[TILES_MAX])
{
	const struct feature *feature = play->feature;
	uint64_t key = hash_int(hash_bytes(HASH_BASIS, &feature->address, sizeof feature->address), feature->kind);
	key = hash_int(hash_int(key, feature->address_spot.at), feature->tile_count);
	if (key != play->glow.key)
		play->glow = (struct play_glow){.key = key, .from = play->lit.cell};
	int count = tiles_find(play, feature, tiles), size = (int)play->view.camera.size, left = SPREAD_PIXELS;
	if (!frame->live || frame->frozen || play->glow.tiles > count)
		play->glow.tiles = count;
	while (play->glow.tiles < count && left > 0) {
		int next = tiles[play->glow.tiles++].tile;
		bool painted = light_feature_painted(frame->draw, play->board, session_game(play->session), feature,
		                                     next, how, &play->view.camera, play->layout.stage);
		left -= size * size * (painted ? 1 : SPREAD_UNPAINTED);
	}
	/* The rest in the next ones. */
	if (play->glow.tiles < count)
		frame->draw->composing = true;
	return play->glow.tiles;
}

/* ---- what stands in it ---- */

static int by_row(const void *a, const void *b)
{
	const struct cell *first = a, *second = b;
	return first->y != second->y ? first->y - second->y : first->x - second->x;
}

static bool among(const struct cell *cells, int count, int x, int y)
{
	for (int i = 0; i < count; i++)
		if (cells[i].x == x && cells[i].y == y)
			return true;
	return false;
}

/* The cell, and what of its neighbours its trees and roofs reach into, where these are lit like it. */
static struct rect lit_reach(const struct cell *cells, int count, struct cell cell, struct rect box)
{
	struct rect reach = box, all = art_bleed(box);
	if (among(cells, count, cell.x - 1, cell.y))
		reach = (struct rect){all.x, reach.y, reach.x + reach.w - all.x, reach.h};
	if (among(cells, count, cell.x + 1, cell.y))
		reach.w = all.x + all.w - reach.x;
	if (among(cells, count, cell.x, cell.y - 1))
		reach = (struct rect){reach.x, all.y, reach.w, reach.y + reach.h - all.y};
	if (among(cells, count, cell.x, cell.y + 1))
		reach.h = all.y + all.h - reach.y;
	return reach;
}

/* Trees, houses, walls and towers stand above the light on the ground: they are neither tinted nor cut.  Each once,
 * in the order of the board: a shadow drawn twice is a hole. */
static void draw_standing(struct play *play, struct draw *draw, struct cell cells[TILES_MAX], int count)
{
	struct tile_art *art = board_art(play->board);
	qsort(cells, (size_t)count, sizeof cells[0], by_row);
	for (int i = 0; i < count; i++) {
		struct rect box = play_cell_box(play, cells[i].x, cells[i].y);
		struct art_tile tile;
		if (!board_tile(play->board, cells[i].x, cells[i].y, &tile))
			continue;
		draw_clip_push(draw, lit_reach(cells, count, cells[i], box));
		tile_art_overlay(art, draw, tile, tile_art_have(art, tile, art_level(play->view.camera.size)), box);
		draw_clip_pop(draw);
	}
	for (int i = 0; i < count; i++)
		for (int corner = 0; corner < 4; corner++) {
			int x = cells[i].x + (corner & 1), y = cells[i].y + (corner >> 1);
			if (!among(cells, i, x - 1, y - 1) && !among(cells, i, x, y - 1) &&
			    !among(cells, i, x - 1, y) && !among(cells, i, x, y))
				play_tower_draw(play, draw, x, y);
		}
	board_draw_loose(play->board, draw, &play->view.camera, play->layout.stage, play->layout.table);
	for (int i = 0; i < count; i++)
		play_figures_over(play, draw, play_cell_box(play, cells[i].x, cells[i].y));
}

/* ---- all of it ---- */

/* Followers stand above the light. */
static void draw_followers(struct play *play, struct draw *draw)
{
	const struct game *game = session_game(play->session);
	float height = figure_on_tile(play->view.camera.size);
	for (int i = 0; i < play->feature->figure_count; i++) {
		const struct feature_figure *figure = &play->feature->figures[i];
		struct vec at = board_stand(play->board, game, figure->figure, figure->cell, figure->spot);
		at = camera_point(&play->view.camera, play->layout.stage, at.x, at.y);
		draw_ring(draw, at.x, at.y - height * 0.3f, height * 0.8f, theme_stroke(&play->theme, 3),
		          rgb(COLOR_SLOT));
		draw_figure(draw, at.x, at.y, height, figure_pose_on(figure->figure, figure->cell, figure->spot),
		            (int)game_color(game, figure->seat), LOOK_NORMAL, 1);
	}
}

/* A road is a narrow thing: it shines, where an area is only tinted. */
static struct light light_of(const struct play *play)
{
	const struct game *game = session_game(play->session);
	uint32_t rim = COLOR_GOLD;
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		if (play->feature->owners == 1u << seat)
			rim = player_colors[game_color(game, seat)].body;
	bool road = play->feature->kind == FEATURE_ROAD;
	return (struct light){.fill = road ? rgba(0xF7B928, 0.72f) : rgba(COLOR_SLOT, 0.14f),
	                      .rim = rgb(road && rim == COLOR_GOLD ? 0xF2A900 : rim),
	                      .halo = rgb(!road               ? COLOR_HALO
	                                  : rim == COLOR_GOLD ? 0xF2A900
	                                                      : rim),
	                      .rim_width = 0.030f,
	                      .rim_on_open = true,
	                      .soft = true,
	                      .side = play->view.length > 0 ? LIGHT_ZOOMS : 0};
}

void play_light_draw(struct play *play, struct frame *frame)
{
	const struct game *game = session_game(play->session);
	struct cell cell = play->lit.cell, cells[TILES_MAX];
	struct lit_tile tiles[TILES_MAX];
	/* While the table grows or shrinks under the pointer it points at nothing. */
	if (!play->lit.on || frame->draw->coarse) {
		play->glow = (struct play_glow){0};
		return;
	}
	if (play->lit.spot.kind == FEATURE_KINDS) { /* the tile itself */
		mark_ghost(frame->draw, &play->theme, play_cell_box(play, cell.x, cell.y), rgb(COLOR_SLOT));
		return;
	}
	if (!game_feature_at(game, cell.x, cell.y, play->lit.spot, play->feature))
		return;
	struct light how = light_of(play);
	int count = spread(play, frame, &how, tiles);
	for (int i = 0; i < count; i++) {
		light_feature_tile(frame->draw, play->board, game, play->feature, tiles[i].tile, &how,
		                   &play->view.camera, play->layout.stage, 1);
		cells[i] = play->feature->tiles[tiles[i].tile];
	}
	if (play->feature->kind == FEATURE_FIELD)
		draw_standing(play, frame->draw, cells, count);
	draw_followers(play, frame->draw);
}
