/* The quarters of the City of Carcassonne: their places come from the painter's
 * map, like every other place. */
#include "view/play/core/play.h"

#include <math.h>
#include <stdio.h>

/* Middle and size of each quarter, in cells; false without the City. */
bool play_quarters_find(struct play *play, struct vec middles[HAVENS_MAX], float *reach)
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
			int quarter = paint_code_index(code);
			if (paint_code_kind(code) != PAINT_HAVEN || quarter >= HAVENS_MAX)
				continue;
			x[quarter] += tile.cell.x + (p % TILE_MAP_SIZE + 0.5) / TILE_MAP_SIZE;
			y[quarter] += tile.cell.y + (p / TILE_MAP_SIZE + 0.5) / TILE_MAP_SIZE;
			pixels[quarter]++;
		}
	}
	for (int quarter = 0; quarter < HAVENS_MAX; quarter++) {
		if (pixels[quarter] == 0)
			return false;
		middles[quarter].x = (float)(x[quarter] / pixels[quarter]);
		middles[quarter].y = (float)(y[quarter] / pixels[quarter]);
	}
	*reach = sqrtf((float)pixels[0]) / TILE_MAP_SIZE / 2;
	return true;
}

int play_quarter_at(struct play *play, double x, double y)
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

bool play_leads_to(const struct play *play, const struct move *move, int quarter)
{
	if (move->kind == MOVE_PASS && session_decision(play->session).kind == DECISION_THE_COUNT_TO)
		return quarter == game_haven_shut(session_game(play->session)); /* there he stays */
	return (move->kind == MOVE_ENTER || move->kind == MOVE_THE_COUNT_TO) && move->haven == quarter;
}

struct text_style play_quarter_style(const struct play *play)
{
	struct text_style style = theme_text(&play->theme, TYPE_SMALL);
	style.face = FACE_SERIF;
	style.bold = true;
	return style;
}

/* The first answer of the decision that leads into this quarter, or -1. */
static int answer_for(const struct play *play, int quarter)
{
	for (int i = 0; i < play->found.choice_count; i++)
		if (play_leads_to(play, &play->found.choices[i], quarter))
			return i;
	return -1;
}

void play_quarter_labels(struct play *play, const struct text_metrics *metrics, struct quarter_label labels[HAVENS_MAX])
{
	struct vec middles[HAVENS_MAX];
	struct text_style style = play_quarter_style(play);
	float reach;
	bool near = play->view.camera.size >= play_px(play, 60), asked = play->found.wait == WAIT_DECISION;
	bool city = game_has_havens(session_game(play->session)) && (near || asked) &&
	            play_quarters_find(play, middles, &reach);
	int pointed = city && play->pointer.over_board ? play_quarter_at(play, play->pointer.x, play->pointer.y) : -1;
	for (int quarter = 0; quarter < HAVENS_MAX; quarter++) {
		struct quarter_label *label = &labels[quarter];
		const char *name = words_haven(quarter);
		*label = (struct quarter_label){.answer = city && asked ? answer_for(play, quarter) : -1};
		/* the city is told by its houses; a name only when it is asked for */
		label->shown = city && (near || label->answer >= 0) && (asked || quarter == pointed);
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
		struct vec at = camera_point(&play->view.camera, play->layout.stage, middles[quarter].x,
		                             middles[quarter].y + reach * 0.86f);
		int w = text_width(metrics, &style, label->text) + play_px(play, 20), h = play_px(play, 26);
		label->box = (struct rect){(int)at.x - w / 2, (int)at.y - h / 2, w, h};
	}
}

/* The next answer that leads there: a second click comes to the abbot. */
int play_quarter_answer(const struct play *play, int quarter)
{
	for (int step = 1; step <= play->found.choice_count; step++) {
		int i = (play->answer.chosen + step) % play->found.choice_count;
		if (play_leads_to(play, &play->found.choices[i], quarter))
			return i;
	}
	return -1;
}
