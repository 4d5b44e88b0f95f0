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

/* The fields that a city feeds; or the cities that a field borders and that are not finished. */
static int across(struct play *play, const struct feature *from, unsigned *owners)
{
	const struct game *game = session_game(play->session);
	bool city = from->kind == FEATURE_CITY;
	struct play_mark marks[PLAY_MARKS_MAX];
	int count = 0, found = 0;
	for (int i = 0; i < from->spot_count; i++) {
		int index = game_tile_at(game, from->spots[i].cell.x, from->spots[i].cell.y);
		if (index < 0)
			continue;
		struct setup_tile tile = game_tile(game, index);
		const struct tile_type *type = &game_tile_set(game)->types[tile.type];
		int part = paint_code_index(tile_map_code(type, tile.rotation, from->spots[i].spot));
		for (int n = 0; n < (city ? type->field_count : type->city_count); n++) {
			int field = city ? n : part, fed = city ? part : n;
			if (field >= type->field_count || !(type->fields[field].cities >> fed & 1) ||
			    !feature_of(game, tile, paint_code(city ? PAINT_FIELD : PAINT_CITY, n), play->other) ||
			    (!city && play->other->complete) || met(marks, &count, play->other))
				continue;
			found++;
			*owners |= play->other->owners;
		}
	}
	return found;
}

int play_growing(struct play *play, const struct feature *field) { return across(play, field, &(unsigned){0}); }

int play_fed(struct play *play, const struct feature *city, unsigned *owners)
{
	*owners = 0;
	return across(play, city, owners);
}

void play_finished_cities(struct play *play, void (*each)(struct play *play, const struct feature *city))
{
	const struct game *game = session_game(play->session);
	struct feature_spot cities[FEATURES_MAX];
	int count = game_features(game, 1u << FEATURE_CITY, cities);
	for (int i = 0; i < count; i++)
		if (game_feature_at(game, cities[i].cell.x, cities[i].cell.y, cities[i].spot, play->feature) &&
		    play->feature->complete)
			each(play, play->feature);
}
