/* A tile and a place for it as lines of text: what somebody sees who looks at the table. */
#include "app/words.h"
#include "text/say.h"
#include "view/play/narrate.h"

static const struct vec ways[EDGE_COUNT] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};

/* ". City north, east": something and where it reaches, as it lies. */
static const char *add_reach(const char *text, const char *what, unsigned edges)
{
	text = say_join(text, ". ", "%s", what);
	for (int edge = 0, any = 0; edge < EDGE_COUNT; edge++)
		if (edges >> edge & 1)
			text = say_on(text, "%s%s", any++ ? ", " : " ", play_side_name(ways[edge]));
	return text;
}

static const char *add_segment(const char *text, int kind, unsigned edges)
{
	return add_reach(text, words_feature(kind), edges);
}

/* The edges of which a court has both halves, or the one beside a path. */
static unsigned edges_of_halves(unsigned halves)
{
	unsigned edges = 0;
	for (int half = 0; half < HALF_COUNT; half++)
		edges |= (halves >> half & 1) << half / 2;
	return edges;
}

/* The segment of a spot: all edges that it reaches, and what is printed in it. */
static const char *add_spot(const char *text, const struct tile_type *type, int rotation, struct spot spot)
{
	int own = tile_segment_at(type, rotation, spot.kind, spot.at);
	unsigned reach = tile_segment_reach(type, rotation, spot.kind, own);
	if (feature_among(FEATURES_BUILT, spot.kind))
		return add_segment(text, spot.kind, 0);
	if (own < 0 || spot.kind == FEATURE_FIELD)
		return text;
	text = add_segment(text, spot.kind, spot.kind == FEATURE_COURT ? edges_of_halves(reach) : reach);
	int marks = spot.kind == FEATURE_CITY   ? type->cities[own].pennants
	            : spot.kind == FEATURE_ROAD ? 0
	                                        : type->parts[own].marks;
	if (!marks)
		return text;
	if (spot.kind == FEATURE_CITY)
		return say_join(text, ", ", "%s", say_count("%d pennant", "%d pennants", marks));
	if (spot.kind == FEATURE_COURT)
		return say_join(text, ", ", "%s", say_count("%d market", "%d markets", marks));
	return say_on(text, ", %s", tr("with a well"));
}

const char *narrated_tile(const struct play *play, int tile, int rotation)
{
	const struct tile_type *type = &game_tile_set(session_game(play->session))->types[tile];
	const struct tile_map *map = tile_map_of(board_maps(play->board), tile, rotation);
	const char *text = "", *mark;
	for (int i = 0; map && i < map->spot_count; i++) {
		struct spot spot;
		if (tile_map_spot(type, rotation, map->spots[i].code, &spot))
			text = add_spot(text, type, rotation, spot);
	}
	for (int i = 0; i < type->river_count; i++)
		text = add_reach(text, tr("River"), edges_turned(type->rivers[i].edges, rotation));
	if (!text[0])
		text = add_segment(text, FEATURE_FIELD, (1u << EDGE_COUNT) - 1);
	for (int i = 0; (mark = describe_mark(type, i)); i++)
		text = say_on(text, ". %s", mark);
	return text;
}

/* The wall of The Castle, and what is printed on it there. */
static const char *add_wall(const char *text, const struct play *play, const struct play_cell *cell, int edge)
{
	const struct castle_board *wall = play_wall(play);
	struct cell here = play_cell_where(cell), there = cell_beside(here, edge);
	if (!wall || castle_inside(wall, there.x, there.y))
		return text;
	int start = castle_start_at(wall, here.x, here.y, edge);
	text = say_on(text, ". %s", say(tr("%s: %s"), play_side_name(ways[edge]), tr("the wall")));
	return start == CASTLE_NO_START ? text : say_on(text, ", %s", words_feature(wall->starts[start].kind));
}

/* What lies beyond an edge: "north City, 3 tiles, 2 sides open, Anna". */
static const char *add_met(const char *text, struct play *play, const struct play_cell *cell, int edge)
{
	static const uint8_t kinds[TERRAIN_KINDS] = {
	    [TERRAIN_FIELD] = FEATURE_FIELD, [TERRAIN_ROAD] = FEATURE_ROAD,   [TERRAIN_CITY] = FEATURE_CITY,
	    [TERRAIN_RIVER] = FEATURE_KINDS, [TERRAIN_SEAM] = FEATURE_KINDS,  [TERRAIN_ANY] = FEATURE_KINDS,
	    [TERRAIN_PATH] = FEATURE_PATH,   [TERRAIN_TOWER] = FEATURE_TOWER, [TERRAIN_HOUSE] = FEATURE_HOUSE,
	    [TERRAIN_COURT] = FEATURE_COURT};
	const struct game *game = session_game(play->session);
	struct cell there = cell_beside(play_cell_where(cell), edge);
	int index = game_tile_at(game, there.x, there.y);
	if (index < 0)
		return add_wall(text, play, cell, edge);
	struct setup_tile tile = game_tile(game, index);
	int facing = (edge + 2) % EDGE_COUNT,
	    kind = kinds[game_tile_set(game)->types[tile.type].edges[(facing - tile.rotation) & 3]];
	if (kind == FEATURE_KINDS) /* claimed by nobody */
		return text;
	struct spot spot = {(uint8_t)kind, (uint8_t)(FEATURES_BY_HALF >> kind & 1 ? 2 * facing : facing)};
	text = say_on(text, ". %s", say(tr("%s: %s"), play_side_name(ways[edge]), words_feature(kind)));
	if (!game_feature_at(game, there.x, there.y, spot, play->feature))
		return text;
	text = say_on(text, ", %s", words_detail(play->feature));
	return play->feature->owners ? say_on(text, ", %s", words_seats(play->session, play->feature->owners)) : text;
}

const char *narrated_turned(struct play *play, const struct play_cell *cell)
{
	/* TRANSLATORS: behind it what of the tile is in the north, the east ... as it would lie. */
	return say("%s %s", tr("The tile so:"),
	           narrated_tile(play, session_tile(play->session), play_rotation_at(play, cell)));
}

const char *narrated_place(struct play *play, const struct play_cell *cell)
{
	const struct game *game = session_game(play->session);
	int ways_here = bit_count(cell->rotations);
	/* before the first tile there is none to tell the way from */
	const char *tile = say_join(describe_place(game, game_tile_count(game) - 1, play_cell_where(cell)), ", ", "%s",
	                            say_count("fits %d way here", "fits %d ways here", ways_here)),
	           *text =
	               session_aids(play->session)->legal_cells
	                   ? say(tr("Place %d of %d: %s"), play_place_number(play, cell), play->found.legal_count, tile)
	                   : say(tr("The tile fits, %s"), tile);
	for (int edge = 0; edge < EDGE_COUNT; edge++)
		text = add_met(text, play, cell, edge);
	return say_on(text, ". %s", narrated_turned(play, cell));
}
