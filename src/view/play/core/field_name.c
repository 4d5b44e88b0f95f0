/* What a side of a tile is called, and a field: by what one sees of it, and only where that is none's alone by where it
 * lies. */
#include "view/play/core/play.h"

#include <math.h>

enum { WAYS = 8, MIDDLE = WAYS + 1 };

int play_side(struct vec way)
{
	bool middle = way.x * way.x + way.y * way.y < 0.1f * 0.1f;
	return middle ? MIDDLE : 1 + ((int)lroundf(atan2f(way.y, way.x) * 4 / 3.14159265f) & (WAYS - 1));
}

const char *play_side_word(int way)
{
	static const char *const names[] = {N_("east"),       N_("south-east"), N_("south"),
	                                    N_("south-west"), N_("west"),       N_("north-west"),
	                                    N_("north"),      N_("north-east"), N_("middle")};
	return tr(names[way - 1]);
}

const char *play_side_name(struct vec way) { return play_side_word(play_side(way)); }

const char *play_field_word(int name)
{
	static const char *const names[] = {N_("East field"),        N_("South-east field"),   N_("South field"),
	                                    N_("South-west field"),  N_("West field"),         N_("North-west field"),
	                                    N_("North field"),       N_("North-east field"),   N_("Middle field"),
	                                    N_("Field by the city"), N_("Field by the river"), N_("Small field"),
	                                    N_("Large field")};
	return tr(names[name - 1]);
}

struct vec play_field_way(const struct game *game, struct cell cell, struct spot spot, struct vec at)
{
	static const struct vec middle[HALF_COUNT] = {{-.25f, -.5f}, {.25f, -.5f}, {.5f, -.25f}, {.5f, .25f},
	                                              {.25f, .5f},   {-.25f, .5f}, {-.5f, .25f}, {-.5f, -.25f}};
	struct setup_tile tile = game_tile(game, game_tile_at(game, cell.x, cell.y));
	const struct tile_type *type = &game_tile_set(game)->types[tile.type];
	struct vec way = {0, 0};
	int field = tile_segment_at(type, tile.rotation, FEATURE_FIELD, spot.at);
	unsigned halves = tile_segment_reach(type, tile.rotation, FEATURE_FIELD, field);
	for (int half = 0; half < HALF_COUNT; half++) {
		way.x += halves >> half & 1 ? middle[half].x : 0;
		way.y += halves >> half & 1 ? middle[half].y : 0;
	}
	if (fabsf(way.x) + fabsf(way.y) < 0.1f)
		way = (struct vec){at.x - (float)cell.x - 0.5f, at.y - (float)cell.y - 0.5f};
	return way;
}

/* What one sees of a field, in the order in which it is told; its names stand behind those of the ways. */
enum seen { SEEN_CITY, SEEN_RIVER, SEEN_SMALL, SEEN_LARGE, SEEN_COUNT };

static unsigned seen_of(const struct tile_type *type, int index)
{
	const struct tile_field *field = &type->fields[index];
	bool small = true, large = true;
	unsigned seen = field->cities ? 1u << SEEN_CITY : 0;

	for (int half = 0; half < HALF_COUNT; half++)
		if (field->half_edges >> half & 1 && type->edges[half / 2] == TERRAIN_RIVER)
			seen |= 1u << SEEN_RIVER;
	for (int other = 0; other < type->field_count; other++) {
		int more = bit_count(type->fields[other].half_edges) - bit_count(field->half_edges);
		small &= other == index || more > 0;
		large &= other == index || more < 0;
	}
	return seen | (unsigned)small << SEEN_SMALL | (unsigned)large << SEEN_LARGE;
}

int play_field_name(const struct game *game, struct cell cell, struct spot spot, struct vec at)
{
	struct setup_tile tile = game_tile(game, game_tile_at(game, cell.x, cell.y));
	const struct tile_type *type = &game_tile_set(game)->types[tile.type];
	int index = tile_segment_at(type, tile.rotation, FEATURE_FIELD, spot.at);
	unsigned alone = index >= 0 ? seen_of(type, index) : 0;

	for (int f = 0; f < type->field_count; f++)
		alone &= f == index ? alone : ~seen_of(type, f);
	for (int seen = 0; seen < SEEN_COUNT; seen++)
		if (alone >> seen & 1)
			return MIDDLE + 1 + seen;
	return play_side(play_field_way(game, cell, spot, at));
}
