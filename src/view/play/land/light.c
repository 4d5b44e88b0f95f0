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

/* ---- all of it ---- */

/* Followers stand above the light. */
static void draw_followers(struct play *play, struct draw *draw)
{
	float height = figure_on_tile(play->view.camera.size);
	for (int i = 0; i < play->feature->figure_count; i++) {
		const struct feature_figure *figure = &play->feature->figures[i];
		struct vec at = play_stand(play, figure->figure, figure->cell, figure->spot);
		draw_ring(draw, at.x, at.y - height * 0.3f, height * 0.8f, theme_stroke(&play->theme, 3),
		          rgb(COLOR_SLOT));
	}
	play_draw_again(play, draw, play->layout.table, BOARD_FIGURES);
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
	struct cell cell = play->lit.cell;
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
	for (int i = 0; i < count; i++)
		light_feature_tile(frame->draw, play->board, game, play->feature, tiles[i].tile, &how,
		                   &play->view.camera, play->layout.stage, 1);
	/* Trees, houses, walls and towers stand above the light on the ground: they are neither tinted nor cut. */
	for (int i = 0; i < count && play->feature->kind == FEATURE_FIELD; i++) {
		struct cell lit = play->feature->tiles[tiles[i].tile];
		play_draw_again(play, frame->draw, play_cell_box(play, lit.x, lit.y), BOARD_STANDING);
	}
	draw_followers(play, frame->draw);
}
