/* The quarters of the City of Carcassonne: their places come from the painter's
 * map, like every other place. */
#include "view/play/core/play.h"

#include <math.h>

/* Middle and size of each quarter, in cells; false without the City. */
bool play_quarters_find(struct play *play, struct vec middles[QUARTER_COUNT], float *reach)
{
	const struct game *game = session_game(play->session);
	const struct tile_set *set = game_tile_set(game);
	double x[QUARTER_COUNT] = {0}, y[QUARTER_COUNT] = {0};
	int pixels[QUARTER_COUNT] = {0};
	for (int i = 0; i < game_tile_count(game); i++) {
		struct setup_tile tile = game_tile(game, i);
		if (!(set->types[tile.type].flags & TILE_CARCASSONNE))
			continue;
		const struct tile_map *map = tile_map_of(board_maps(play->board), tile.type, tile.rotation);
		for (int p = 0; map && p < TILE_MAP_SIZE * TILE_MAP_SIZE; p++) {
			uint8_t code = map->ground[p];
			int quarter = paint_code_index(code);
			if (paint_code_kind(code) != PAINT_QUARTER || quarter >= QUARTER_COUNT)
				continue;
			x[quarter] += tile.cell.x + (p % TILE_MAP_SIZE + 0.5) / TILE_MAP_SIZE;
			y[quarter] += tile.cell.y + (p / TILE_MAP_SIZE + 0.5) / TILE_MAP_SIZE;
			pixels[quarter]++;
		}
	}
	for (int quarter = 0; quarter < QUARTER_COUNT; quarter++) {
		if (pixels[quarter] == 0)
			return false;
		middles[quarter].x = (float)(x[quarter] / pixels[quarter]);
		middles[quarter].y = (float)(y[quarter] / pixels[quarter]);
	}
	*reach = sqrtf((float)pixels[0]) / TILE_MAP_SIZE / 2;
	return true;
}

enum quarter play_quarter_of(int kind)
{
	switch (kind) {
	case FEATURE_CITY:
		return QUARTER_CASTLE;
	case FEATURE_ROAD:
		return QUARTER_BLACKSMITH;
	case FEATURE_FIELD:
		return QUARTER_MARKET;
	default:
		return QUARTER_CATHEDRAL;
	}
}

int play_quarter_at(struct play *play, double x, double y)
{
	const struct game *game = session_game(play->session);
	int index = game_tile_at(game, (int)floor(x), (int)floor(y));
	if (!game_has_count(game) || index < 0)
		return -1;
	struct setup_tile tile = game_tile(game, index);
	const struct tile_map *map = tile_map_of(board_maps(play->board), tile.type, tile.rotation);
	uint8_t code = map ? tile_map_at(map, x - floor(x), y - floor(y)) : 0;
	return paint_code_kind(code) == PAINT_QUARTER ? paint_code_index(code) : -1;
}

bool play_leads_to(const struct play *play, const struct move *move, int quarter)
{
	if (move->kind == MOVE_PASS && session_decision(play->session).kind == DECISION_COUNT_TO)
		return quarter == (int)game_count_quarter(session_game(play->session)); /* there he stays */
	return (move->kind == MOVE_ENTER || move->kind == MOVE_COUNT_TO) && move->quarter == quarter;
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
