/* The Castle's files (data/castle): the board, and castle tiles.  The reader knows the form; whether it holds together
 * is the engine's own check (castle_board_check, tile_type_check). */
#include <stdlib.h>
#include <string.h>

#include <bastide/castle.h>

#include "printed.h"

/* ---- the board ---- */

static bool read_rows(struct reader *reader, const json_t *root, struct castle_board *board)
{
	struct reader_values row = reader_member_items(reader, root, "rows", true, 1, CASTLE_HEIGHT_MAX);
	const char *word;

	board->height = row.count;
	while (reader_next(&row)) {
		int y = row.at;
		if (!reader_word(reader, row.value, &word))
			return false;
		if (y == 0)
			board->width = (int)strlen(word);
		if (strlen(word) != strspn(word, ".#") || (int)strlen(word) != board->width || board->width < 1 ||
		    board->width > CASTLE_WIDTH_MAX)
			return reader_fail(reader, "a row is 1 to %d of the letters # (a cell) and ., all rows alike",
			                   CASTLE_WIDTH_MAX);
		for (int x = 0; x < board->width; x++) {
			board->inside[y][x] = word[x] == '#';
			if (word[x] != '#')
				continue;
			if (board->cell_count == CASTLE_CELLS_MAX)
				return reader_fail(reader, "there are more than %d cells", CASTLE_CELLS_MAX);
			board->cells[board->cell_count++] = (struct castle_cell){(uint8_t)x, (uint8_t)y};
		}
	}
	return !reader->failed;
}

static bool read_point(struct reader *reader, const json_t *value, struct castle_point *point)
{
	float *at[2] = {&point->x, &point->y};

	if (!json_is_array(value) || json_array_size(value) != 2)
		return reader_fail(reader, "a point must be [x, y]");
	for (struct reader_values number = reader_items(reader, value, 2, 2); reader_next(&number);) {
		double n = json_number_value(number.value);
		if (!json_is_number(number.value) || n < -CASTLE_WIDTH_MAX || n > 2 * CASTLE_WIDTH_MAX)
			return reader_fail(reader, "this must be a number from %d to %d", -CASTLE_WIDTH_MAX,
			                   2 * CASTLE_WIDTH_MAX);
		*at[number.at] = (float)n;
	}
	return true;
}

static const char *start_kind_name(int index) { return feature_name((enum feature_kind)(FEATURE_PATH + index)); }

static const char *side_name(int index)
{
	static const char *const names[EDGE_COUNT] = {"N", "E", "S", "W"};

	return names[index];
}

static bool read_start(struct reader *reader, const json_t *object, struct castle_start *start)
{
	struct cell cell = {0, 0};

	reader_keys(reader, object, "a start space", "id cell side feature markets");
	read_printed_text(reader, object, "id", start->id, sizeof start->id);
	READ_NEEDED(value, reader, object, "cell") {
		if (read_cell(reader, value, &cell) &&
		    (cell.x < 0 || cell.x >= CASTLE_WIDTH_MAX || cell.y < 0 || cell.y >= CASTLE_HEIGHT_MAX))
			return reader_fail(reader, "there is no such cell");
		start->cell = (struct castle_cell){(uint8_t)cell.x, (uint8_t)cell.y};
	}
	READ_NEEDED(value, reader, object, "side")
		start->side = (uint8_t)reader_choice(reader, value, "side", EDGE_COUNT, side_name);
	READ_NEEDED(value, reader, object, "feature")
		start->kind = (uint8_t)(FEATURE_PATH + reader_choice(reader, value, "feature",
		                                                     FEATURE_KINDS - FEATURE_PATH, start_kind_name));
	return reader_byte(reader, object, "markets", 0, 9, &start->markets);
}

/* [12, 13]: two neighbouring spaces. */
static bool read_pair(struct reader *reader, const json_t *object, struct castle_corner *corner)
{
	struct reader_values space = reader_member_items(reader, object, "spaces", true, 2, 2);
	json_int_t least = 0, most = CASTLE_SPACES_MAX - 2, number;

	while (reader_next(&space) && reader_integer(reader, space.value, least, most, &number)) {
		corner->first = (uint8_t)(number - space.at);
		least = most = number + 1;
	}
	return !reader->failed;
}

static bool read_corner(struct reader *reader, const json_t *object, struct castle_corner *corner)
{
	reader_keys(reader, object, "a corner tower", "spaces at reflex wall_tile");
	read_pair(reader, object, corner);
	READ_NEEDED(value, reader, object, "at")
		read_point(reader, value, &corner->vertex);
	corner->wall_tile = true;
	return reader_flag(reader, object, "reflex", &corner->reflex) &&
	       reader_flag(reader, object, "wall_tile", &corner->wall_tile);
}

static bool read_space(struct reader *reader, const json_t *list, struct castle_space *space)
{
	space->corner = CASTLE_NO_CORNER;
	for (struct reader_values point = reader_items(reader, list, 3, CASTLE_SHAPE_MAX); reader_next(&point);)
		read_point(reader, point.value, &space->points[space->point_count++]);
	return !reader->failed;
}

static bool read_track(struct reader *reader, const json_t *root, struct castle_board *board)
{
	READ_NEEDED(list, reader, root, "track") {
		for (struct reader_values space = reader_items(reader, list, 2, CASTLE_SPACES_MAX);
		     reader_next(&space);)
			read_space(reader, space.value, &board->spaces[board->space_count++]);
		for (int i = 0; i < board->corner_count && !reader->failed; i++) {
			int first = board->corners[i].first;
			if (first + 1 >= board->space_count)
				return reader_fail(reader, "the track ends before the corner tower %d/%d", first,
				                   first + 1);
			board->spaces[first].corner = board->spaces[first + 1].corner = (uint8_t)i;
		}
	}
	return !reader->failed;
}

/* {"1": 2, ...} */
static bool read_wall_tiles(struct reader *reader, const json_t *root, struct castle_board *board)
{
	json_int_t count;

	READ_NEEDED(object, reader, root, "wall_tiles") {
		struct reader_values kind =
		    reader_pairs(reader, object, "the wall tiles must be an object of counts by number");
		while (reader_next(&kind)) {
			const char *key = kind.key;
			if (key[0] < '1' || key[0] > '0' + WALL_KINDS || key[1])
				return reader_fail(reader, "there is no wall tile \"%.20s\": they are 1 to %d", key,
				                   WALL_KINDS);
			if (reader_integer(reader, kind.value, 0, 9, &count))
				board->wall_tiles[key[0] - '0'] = (uint8_t)count;
		}
	}
	return !reader->failed;
}

static bool read_board(struct reader *reader, const json_t *root, struct castle_board *board)
{
	struct reader_values one;
	struct tile_error fault;

	reader_keys(reader, root, "a board", "format title note rows start_spaces corners track wall_tiles");
	read_printed_version(reader, root);
	read_rows(reader, root, board);
	for (one = reader_member_items(reader, root, "start_spaces", true, 1, CASTLE_STARTS_MAX); reader_next(&one);)
		read_start(reader, one.value, &board->starts[board->start_count++]);
	for (one = reader_member_items(reader, root, "corners", true, 1, CASTLE_CORNERS_MAX); reader_next(&one);)
		read_corner(reader, one.value, &board->corners[board->corner_count++]);
	read_track(reader, root, board);
	read_wall_tiles(reader, root, board);
	return !reader->failed && (castle_board_check(board, &fault) || reader_fail(reader, "%s", fault.text));
}

/* ---- tiles ---- */

/* What a castle tile may have, and what may be said of each. */
static const struct segment {
	const char *list, *one, *keys;
	enum feature_kind kind;
} segments[] = {
    {"paths", "a path", "edges well", FEATURE_PATH},
    {"towers", "a tower", "edges", FEATURE_TOWER},
    {"houses", "a house", "edges", FEATURE_HOUSE},
    {"courts", "a court", "half_edges markets", FEATURE_COURT},
};

static bool read_segment(struct reader *reader, const json_t *object, const struct segment *segment,
                         struct tile_type *type)
{
	struct tile_part *part = &type->parts[type->part_count];
	bool well = false;

	if (type->part_count == TILE_PARTS_MAX)
		return reader_fail(reader, "a tile has at most %d segments", TILE_PARTS_MAX);
	type->part_count++;
	part->kind = (uint8_t)segment->kind;
	if (!reader_keys(reader, object, segment->one, segment->keys))
		return false;
	if (segment->kind == FEATURE_COURT)
		return read_printed_half_edges(reader, object, &part->half_edges) &&
		       reader_byte(reader, object, "markets", 0, 9, &part->marks);
	if (!read_printed_edges(reader, object, &part->edges) || !reader_flag(reader, object, "well", &well))
		return false;
	part->marks = well;
	return true;
}

static bool read_segments(struct reader *reader, const json_t *object, struct tile_type *type)
{
	for (size_t i = 0; i < sizeof segments / sizeof *segments; i++)
		for (struct reader_values item =
		         reader_member_items(reader, object, segments[i].list, false, 0, EDGE_COUNT);
		     reader_next(&item);)
			read_segment(reader, item.value, &segments[i], type);
	return !reader->failed;
}

static const char *mark_name(int index)
{
	(void)index;
	return "square";
}

static bool read_mark(struct reader *reader, const json_t *value, struct tile_type *type)
{
	if (reader_choice(reader, value, "mark of a castle tile", 1, mark_name) < 0)
		return false;
	type->flags |= TILE_SQUARE;
	return true;
}

/* "PHPC": what the edges N E S W show. */
static const struct printed_terrain terrain = {"PTHC", TERRAIN_PATH, "P path, T tower, H house, C court"};

static bool read_type(struct reader *reader, const json_t *object, struct tile_set *set)
{
	struct tile_type *type = &set->types[set->type_count];
	struct tile_error fault;
	uint8_t count = 1;

	memset(type, 0, sizeof *type);
	if (!reader_keys(reader, object, "a castle tile", "id name edges count paths towers houses courts marks") ||
	    !read_printed_id(reader, object, set, type) ||
	    !read_printed_terrain(reader, object, &terrain, type->edges) || !read_segments(reader, object, type) ||
	    !read_printed_segments(reader, object, "marks", 1, read_mark, type) ||
	    !reader_byte(reader, object, "count", 0, TILE_COUNT_MAX, &count))
		return false;
	if (!tile_type_check(GAME_CASTLE, type, &fault))
		return reader_fail(reader, "%s", fault.text);
	set->sets[0].counts[set->type_count++] = count;
	return true;
}

static bool read_types(struct reader *reader, const json_t *root, struct tile_set *set)
{
	if (!reader_keys(reader, root, "a file of castle tiles", "format title note tiles") ||
	    !read_printed_version(reader, root))
		return false;
	if (set->set_count == 0)
		strcpy(set->sets[set->set_count++].name, "castle");
	return read_printed_types(reader, root, 1, read_type, set);
}

/* ---- files ---- */

bool read_castle_file(struct reader *reader, const json_t *root, struct tile_set *set)
{
	if (!json_object_get(root, "rows"))
		return read_types(reader, root, set);
	if (set->castle)
		return reader_fail(reader, "there already is a board");
	struct castle_board *board = calloc(1, sizeof *board);
	if (!board)
		return reader_fail(reader, "out of memory");
	bool good = read_board(reader, root, board);
	free(good ? NULL : board);
	set->castle = good ? board : NULL;
	return good;
}
