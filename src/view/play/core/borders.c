/* Which cities a field borders and which fields a city feeds: read off the laid
 * tiles, for what is told beside the rules' own sums. */
#include "view/play/core/play.h"

/* The same feature twice is told by its address. */
static bool met(struct play_mark *marks, int *count, const struct feature *feature)
{
	for (int i = 0; i < *count; i++)
		if (cell_same(marks[i].cell, feature->address) && marks[i].at == feature->address_spot.at)
			return true;
	if (*count < PLAY_MARKS_MAX)
		marks[(*count)++] = (struct play_mark){feature->address, feature->address_spot.at};
	return false;
}

/* Segment `index` of this kind on the tile; false for what carries nobody. */
static bool feature_of(const struct game *game, struct setup_tile tile, uint8_t code, struct feature *feature)
{
	const struct tile_type *type = &game_tile_set(game)->types[tile.type];
	struct spot spot;
	return tile_map_spot(type, tile.rotation, code, &spot) &&
	       game_feature_at(game, tile.cell.x, tile.cell.y, spot, feature);
}

int play_growing(struct play *play, const struct feature *field)
{
	const struct game *game = session_game(play->session);
	const struct tile_set *set = game_tile_set(game);
	struct play_mark marks[PLAY_MARKS_MAX];
	int count = 0, growing = 0;
	for (int i = 0; i < field->spot_count; i++) {
		int index = game_tile_at(game, field->spots[i].cell.x, field->spots[i].cell.y);
		if (index < 0)
			continue;
		struct setup_tile tile = game_tile(game, index);
		const struct tile_type *type = &set->types[tile.type];
		int part = paint_code_index(tile_map_code(type, tile.rotation, field->spots[i].spot));
		for (int c = 0; part < type->field_count && c < type->city_count; c++)
			if (type->fields[part].cities >> c & 1 &&
			    feature_of(game, tile, paint_code(PAINT_CITY, c), play->other) && !play->other->complete &&
			    !met(marks, &count, play->other))
				growing++;
	}
	return growing;
}

int play_fed(struct play *play, const struct feature *city, unsigned *owners)
{
	const struct game *game = session_game(play->session);
	const struct tile_set *set = game_tile_set(game);
	struct play_mark marks[PLAY_MARKS_MAX];
	int count = 0, fed = 0;
	*owners = 0;
	for (int i = 0; i < city->spot_count; i++) {
		int index = game_tile_at(game, city->spots[i].cell.x, city->spots[i].cell.y);
		if (index < 0)
			continue;
		struct setup_tile tile = game_tile(game, index);
		const struct tile_type *type = &set->types[tile.type];
		int part = paint_code_index(tile_map_code(type, tile.rotation, city->spots[i].spot));
		for (int f = 0; f < type->field_count; f++) {
			if (!(type->fields[f].cities >> part & 1) ||
			    !feature_of(game, tile, paint_code(PAINT_FIELD, f), play->other) ||
			    met(marks, &count, play->other))
				continue;
			fed++;
			*owners |= play->other->owners;
		}
	}
	return fed;
}
