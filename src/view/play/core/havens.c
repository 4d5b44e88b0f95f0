/* Where figures wait beside the table: the places of havens come from the painter's map, like every other place. */
#include "view/play/core/play.h"

#include <math.h>
#include <stdio.h>

/* Middle and size of each haven, in cells; false without the City. */
bool play_havens_find(struct play *play, struct vec middles[HAVENS_MAX], float *reach)
{
	const struct game *game = session_game(play->session);
	const struct tile_set *set = game_tile_set(game);
	double x[HAVENS_MAX] = {0}, y[HAVENS_MAX] = {0};
	int pixels[HAVENS_MAX] = {0};
	for (int i = 0; i < game_tile_count(game); i++) {
		struct setup_tile tile = game_tile(game, i);
		if (!(set->types[tile.type].flags & TILE_CARCASSONNE))
			continue;
		const struct tile_map *map = tile_map_of(board_maps(play->board), tile.type, tile.rotation);
		for (int p = 0; map && p < TILE_MAP_SIZE * TILE_MAP_SIZE; p++) {
			uint8_t code = map->ground[p];
			int haven = paint_code_index(code);
			if (paint_code_kind(code) != PAINT_HAVEN || haven >= HAVENS_MAX)
				continue;
			x[haven] += tile.cell.x + (p % TILE_MAP_SIZE + 0.5) / TILE_MAP_SIZE;
			y[haven] += tile.cell.y + (p / TILE_MAP_SIZE + 0.5) / TILE_MAP_SIZE;
			pixels[haven]++;
		}
	}
	for (int haven = 0; haven < HAVENS_MAX; haven++) {
		if (pixels[haven] == 0)
			return false;
		middles[haven].x = (float)(x[haven] / pixels[haven]);
		middles[haven].y = (float)(y[haven] / pixels[haven]);
	}
	*reach = sqrtf((float)pixels[0]) / TILE_MAP_SIZE / 2;
	return true;
}

int play_haven_at(struct play *play, double x, double y)
{
	const struct game *game = session_game(play->session);
	int index = game_tile_at(game, (int)floor(x), (int)floor(y));
	if (!game_has_havens(game) || index < 0)
		return -1;
	struct setup_tile tile = game_tile(game, index);
	const struct tile_map *map = tile_map_of(board_maps(play->board), tile.type, tile.rotation);
	uint8_t code = map ? tile_map_at(map, x - floor(x), y - floor(y)) : 0;
	return paint_code_kind(code) == PAINT_HAVEN ? paint_code_index(code) : -1;
}

bool play_leads_to(const struct play *play, const struct move *move, int haven)
{
	if (move->kind == MOVE_PASS && ask_info(session_decision(play->session).kind)->rehouses)
		return haven == game_haven_shut(session_game(play->session)); /* there it stays */
	return move_has_haven(move->kind) && !play_sends(play) && move->haven == haven;
}

enum figure_pose play_housed_pose(const struct play *play)
{
	const struct game *game = session_game(play->session);
	enum figure_pose pose = POSE_STANDING;

	for (int id = 0; id < NEUTRALS_MAX; id++)
		if (game_has_neutral(game, id) && game_neutral(game_kind(game), id)->place == PLACE_HAVEN)
			pose = piece_pose(game_neutral(game_kind(game), id)->key);
	return pose;
}

struct text_style play_haven_style(const struct play *play) { return text_serif(theme_text(&play->theme, TYPE_SMALL)); }

int play_haven_answer(const struct play *play, int haven, int from)
{
	for (int step = 0; step < play->found.choice_count; step++) {
		int i = (from + step) % play->found.choice_count;
		if (play_leads_to(play, &play->found.choices[i], haven))
			return i;
	}
	return -1;
}

void play_haven_labels(struct play *play, const struct text_metrics *metrics, struct haven_label labels[HAVENS_MAX])
{
	struct vec middles[HAVENS_MAX];
	struct text_style style = play_haven_style(play);
	float reach;
	bool near = play->view.camera.size >= play_px(play, 60), asked = play->found.wait == WAIT_DECISION;
	bool city =
	    game_has_havens(session_game(play->session)) && (near || asked) && play_havens_find(play, middles, &reach);
	int pointed = city && play->pointer.over_board ? play_haven_at(play, play->pointer.x, play->pointer.y) : -1;
	for (int haven = 0; haven < HAVENS_MAX; haven++) {
		struct haven_label *label = &labels[haven];
		const char *name = words_haven(haven);
		*label = (struct haven_label){.answer = city && asked ? play_haven_answer(play, haven, 0) : -1};
		/* the city is told by its houses; a name only when it is asked for */
		label->shown = city && (near || label->answer >= 0) && (asked || haven == pointed);
		if (!label->shown)
			continue;
		if (label->answer >= 0 && near)
			snprintf(label->text, sizeof label->text, "%d · %s", play_choice_number(play, label->answer),
			         name);
		else if (label->answer >= 0)
			snprintf(label->text, sizeof label->text, "%d", play_choice_number(play, label->answer));
		else
			snprintf(label->text, sizeof label->text, "%s", name);
		/* below its buildings: they are what is looked at */
		struct vec at = camera_point(&play->view.camera, play->layout.stage, middles[haven].x,
		                             middles[haven].y + reach * 0.86f);
		int w = text_width(metrics, &style, label->text) + play_px(play, 20), h = play_px(play, 26);
		label->box = (struct rect){(int)at.x - w / 2, (int)at.y - h / 2, w, h};
	}
}
