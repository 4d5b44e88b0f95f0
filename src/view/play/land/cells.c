/* What files call cells and spots, written on the table: for whoever writes one; cells for those who speak of them, too
 * (the key C). */
#include "view/play/land/land.h"

#include <math.h>

static void draw_word(struct play *play, struct draw *draw, struct rect box, float part, const char *word)
{
	struct text_style style = theme_text(&play->theme, TYPE_SMALL);
	struct skin skin = theme_skin(&play->theme, SKIN_PILL);
	int least = (int)theme_stroke(&play->theme, 10), px = (int)((float)play->view.camera.size * part);
	style.px = px > least ? px : least;
	int wide = text_width(draw->metrics, &style, word) + style.px / 2, high = style.px * 5 / 4;
	struct rect pill = rect_make(box.x + (box.w - wide) / 2, box.y + (box.h - high) / 2, wide, high);
	skin.radius = (float)high / 4;
	draw_skin(draw, pill, &skin);
	draw_text(draw, pill, ALIGN_CENTER, &style, word);
}

/* "0, -1" in the corner of each cell in sight. */
static void draw_cells(struct play *play, struct draw *draw)
{
	struct rect stage = play->layout.stage;
	double x0, y0, x1, y1;
	camera_at(&play->view.camera, stage, stage.x, stage.y, &x0, &y0);
	camera_at(&play->view.camera, stage, stage.x + stage.w, stage.y + stage.h, &x1, &y1);
	for (int y = (int)floor(y0); y <= (int)floor(y1); y++)
		for (int x = (int)floor(x0); x <= (int)floor(x1); x++) {
			struct rect cell = play_cell_box(play, x, y);
			bool laid = game_tile_at(session_game(play->session), x, y) >= 0;
			draw_outline(draw, cell, 0, 1, laid ? rgba(0x24160D, 0.5f) : rgba(0xFFFFFF, 0.35f));
			struct rect corner = rect_make(cell.x, cell.y, cell.w * 2 / 5, cell.h / 6);
			draw_word(play, draw, corner, 0.1f, draw_format(draw, "%d, %d", x, y));
		}
}

/* "city:N" where its follower would stand, on each tile. */
static void draw_spots(struct play *play, struct draw *draw)
{
	const struct game *game = session_game(play->session);
	char word[SPOT_TEXT_SIZE];
	for (int t = 0; t < game_tile_count(game); t++) {
		struct setup_tile laid = game_tile(game, t);
		const struct tile_type *type = &game_tile_set(game)->types[laid.type];
		const struct tile_map *map = tile_map_of(board_maps(play->board), laid.type, laid.rotation);
		for (int i = 0; map && i < map->spot_count; i++) {
			struct spot spot;
			if (!tile_map_spot(type, laid.rotation, map->spots[i].code, &spot))
				continue;
			struct vec at = play_place(play, laid.cell, spot);
			spot_format(spot, word);
			draw_word(play, draw, rect_make((int)at.x, (int)at.y, 0, 0), 0.075f,
			          draw_format(draw, "%s", word));
		}
	}
}

void play_words_draw(struct play *play, struct draw *draw)
{
	if (play->panel.cells)
		draw_cells(play, draw);
	if (play->picture.spots)
		draw_spots(play, draw);
}
