/* The feature that is lit: its light on the ground, and what stands before it. */
#include "view/play/land/land.h"

void play_followers_over(struct play *play, struct draw *draw, bool ringed)
{
	float height = figure_on_tile(play->view.camera.size);
	for (int i = 0; i < play->feature->figure_count; i++) {
		const struct feature_figure *figure = &play->feature->figures[i];
		struct vec at = play_stand(play, figure->figure, figure->cell, figure->spot);
		if (ringed)
			draw_ring(draw, at.x, at.y - height * 0.3f, height * 0.8f, theme_stroke(&play->theme, 3),
			          rgb(COLOR_SLOT));
		draw_figure(draw, at.x, at.y, height, figure_pose_on(figure->figure, figure->cell, figure->spot),
		            play_seat_color(play, figure->seat), LOOK_NORMAL, 1);
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
	                      .soft = true};
}

void play_light_draw(struct play *play, struct frame *frame)
{
	struct draw *draw = frame->draw;
	struct feature *feature = play->feature;
	struct cell cell = play->lit.cell;
	/* While the table grows or shrinks under the pointer it points at nothing. */
	if (!play->lit.on || draw->coarse)
		return;
	if (play->lit.spot.kind == FEATURE_KINDS) { /* the tile itself */
		mark_ghost(draw, &play->theme, play_cell_box(play, cell.x, cell.y), rgb(COLOR_SLOT));
		return;
	}
	if (!game_feature_at(session_game(play->session), cell.x, cell.y, play->lit.spot, feature))
		return;
	struct light how = light_of(play);
	light_feature(draw, play->board, session_game(play->session), feature, &how, &play->view.camera,
	              play->layout.stage, 1);
	/* Trees, houses, walls and towers stand above the light on the ground: they are neither tinted nor cut. */
	for (int i = 0; i < feature->tile_count && feature->kind == FEATURE_FIELD; i++) {
		struct rect box = play_cell_box(play, feature->tiles[i].x, feature->tiles[i].y);
		if (rect_overlap(box, play->layout.table))
			play_draw_again(play, draw, box, BOARD_STANDING);
	}
	play_followers_over(play, draw, true);
}
