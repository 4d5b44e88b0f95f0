/* A given table: tiles, figures, cards, scores (protocol, `position`). */
#include <stdio.h>
#include <string.h>

#include "game_words.h"
#include "setup.h"

static const char *figure_name_at(int index) { return figure_name((enum figure)index); }

/* ---- places ---- */

static bool read_coordinate(struct reader *reader, const json_t *list, size_t index, int16_t *n)
{
	json_int_t number;

	if (!reader_left(reader,
	                 reader_integer(reader, reader_item(reader, list, index), -CELL_MAX, CELL_MAX, &number)))
		return false;
	*n = (int16_t)number;
	return true;
}

bool read_cell(struct reader *reader, const json_t *value, struct cell *cell)
{
	if (!json_is_array(value) || json_array_size(value) != 2)
		return reader_fail(reader, "a cell must be [x, y]");
	return read_coordinate(reader, value, 0, &cell->x) && read_coordinate(reader, value, 1, &cell->y);
}

bool read_spot(struct reader *reader, const json_t *value, struct spot *spot)
{
	const char *word;

	if (!reader_word(reader, value, &word))
		return false;
	if (!spot_parse(word, spot))
		return reader_fail(reader,
		                   "\"%.40s\" is no spot, as city:N, road:E, field:NL, field:inner0, "
		                   "monastery are",
		                   word);
	return true;
}

bool read_place(struct reader *reader, const json_t *value, struct cell *cell, struct spot *spot)
{
	if (!json_is_array(value) || json_array_size(value) != 3)
		return reader_fail(reader, "a place must be [x, y, spot]");
	return read_coordinate(reader, value, 0, &cell->x) && read_coordinate(reader, value, 1, &cell->y) &&
	       reader_left(reader, read_spot(reader, reader_item(reader, value, 2), spot));
}

/* ---- tiles ---- */

static bool read_tile(struct reader *reader, const json_t *value, const struct tile_set *tiles, struct setup_tile *tile)
{
	json_int_t rotation;

	if (!json_is_array(value) || json_array_size(value) != 4)
		return reader_fail(reader, "a tile must be [id, x, y, rotation]");
	if (!reader_left(reader, read_type_id(reader, reader_item(reader, value, 0), tiles, &tile->type)) ||
	    !read_coordinate(reader, value, 1, &tile->cell.x) || !read_coordinate(reader, value, 2, &tile->cell.y) ||
	    !reader_left(reader, reader_integer(reader, reader_item(reader, value, 3), 0, 3, &rotation)))
		return false;
	tile->rotation = (uint8_t)rotation;
	return true;
}

static bool read_tiles(struct reader *reader, const json_t *object, const struct tile_set *tiles, struct setup *setup)
{
	size_t min = game_words((enum game_kind)setup->game)->tiles_min;
	struct reader_values tile = reader_member_items(reader, object, "tiles", true, min, TILES_MAX);

	while (reader_next(&tile))
		read_tile(reader, tile.value, tiles, &setup->table[tile.at]);
	setup->has_table = true;
	setup->tile_count = tile.count;
	return !reader->failed;
}

/* ---- figures ---- */

static bool read_figure_place(struct reader *reader, const json_t *value, struct setup_figure *figure)
{
	const json_t *haven = json_object_get(value, haven_kind());

	figure->place = haven ? PLACE_HAVEN : PLACE_SEGMENT;
	if (haven) {
		if (json_object_get(value, "at") || json_object_get(value, "on"))
			return reader_fail(reader, "a figure stands either in a \"%s\" or \"at\" a cell", haven_kind());
		reader_enter(reader, haven_kind());
		return reader_left(reader, read_haven(reader, haven, &figure->haven));
	}
	const json_t *member = reader_member(reader, value, "at", true);
	if (!member || !read_cell(reader, member, &figure->cell))
		return false;
	reader_leave(reader);
	if (any_piece(figure->figure)->corner) {
		if (json_object_get(value, "on"))
			return reader_fail(reader, "a %s stands on a corner, \"at\" alone",
			                   figure_name((enum figure)figure->figure));
		return true;
	}
	member = reader_member(reader, value, "on", true);
	if (!member || !read_spot(reader, member, &figure->spot))
		return false;
	return reader_leave(reader);
}

bool read_figure(struct reader *reader, const json_t *value, const struct setup *setup, struct setup_figure *figure)
{
	int kind = FIGURE_MEEPLE;
	char keys[48];

	memset(figure, 0, sizeof *figure);
	snprintf(keys, sizeof keys, "player figure at on %s", haven_kind());
	if (!reader_keys(reader, value, "a figure", keys))
		return false;
	const json_t *member = reader_member(reader, value, "player", true);
	if (!member || !read_seat(reader, member, setup, &figure->seat))
		return false;
	reader_leave(reader);
	member = reader_member(reader, value, "figure", false);
	if (member) {
		kind = reader_choice(reader, member, "figure", figure_kinds(), figure_name_at);
		if (kind < 0)
			return false;
		reader_leave(reader);
	}
	figure->figure = (uint8_t)kind;
	return read_figure_place(reader, value, figure);
}

static bool read_figures(struct reader *reader, const json_t *object, struct setup *setup)
{
	size_t most = (size_t)figures_most(setup->game);
	struct reader_values figure = reader_member_items(reader, object, "figures", false, 0, most);

	while (reader_next(&figure))
		read_figure(reader, figure.value, setup, &setup->figures[figure.at]);
	setup->figure_count = figure.count;
	return !reader->failed;
}

/* ---- the rest of a table ---- */

static bool read_score(struct reader *reader, const json_t *value, const char *key, struct setup *setup, int seat)
{
	json_int_t score;
	(void)key;

	if (!reader_integer(reader, value, 0, SCORE_MAX, &score))
		return false;
	setup->scores[seat] = (int32_t)score;
	return true;
}

static bool read_turn(struct reader *reader, const json_t *object, struct setup *setup)
{
	const json_t *value = reader_member(reader, object, "turn", false);

	return value ? reader_left(reader, read_seat(reader, value, setup, &setup->turn)) : !reader->failed;
}

bool setup_read_table(struct reader *reader, const json_t *object, const struct tile_set *tiles, struct setup *setup)
{
	return read_tiles(reader, object, tiles, setup) && read_figures(reader, object, setup) &&
	       game_words((enum game_kind)setup->game)->read(reader, object, setup) &&
	       read_seats(reader, object, "scores", setup, read_score,
	                  "the scores must be an object of numbers by colour") &&
	       read_turn(reader, object, setup);
}
