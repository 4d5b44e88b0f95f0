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

	if (!reader_integer(reader, reader_item(reader, list, index), -CELL_MAX, CELL_MAX, &number))
		return false;
	*n = (int16_t)number;
	return reader_leave(reader);
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
	bool corner = any_piece(figure->figure)->corner;

	READ_MEMBER(haven, reader, value, haven_kind()) {
		figure->place = PLACE_HAVEN;
		if (!json_object_get(value, "at") && !json_object_get(value, "on"))
			return reader_left(reader, read_haven(reader, haven, &figure->haven));
		reader_leave(reader);
		return reader_fail(reader, "a figure stands either in a \"%s\" or \"at\" a cell", haven_kind());
	}
	READ_NEEDED(at, reader, value, "at")
		read_cell(reader, at, &figure->cell);
	if (corner && json_object_get(value, "on"))
		return reader_fail(reader, "a %s stands on a corner, \"at\" alone",
		                   figure_name((enum figure)figure->figure));
	READ_ONCE(on, reader, corner ? NULL : reader_member(reader, value, "on", true))
		read_spot(reader, on, &figure->spot);
	return !reader->failed;
}

bool read_figure(struct reader *reader, const json_t *value, const struct setup *setup, struct setup_figure *figure)
{
	int kind = FIGURE_MEEPLE;
	char keys[48];

	memset(figure, 0, sizeof *figure);
	snprintf(keys, sizeof keys, "player figure at on %s", haven_kind());
	reader_keys(reader, value, "a figure", keys);
	READ_NEEDED(member, reader, value, "player")
		read_seat(reader, member, setup, &figure->seat);
	READ_MEMBER(member, reader, value, "figure")
		kind = reader_choice(reader, member, "figure", figure_kinds(), figure_name_at);
	figure->figure = (uint8_t)(kind < 0 ? FIGURE_MEEPLE : kind);
	return !reader->failed && read_figure_place(reader, value, figure);
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

bool setup_read_table(struct reader *reader, const json_t *object, const struct tile_set *tiles, struct setup *setup)
{
	if (!read_tiles(reader, object, tiles, setup) || !read_figures(reader, object, setup) ||
	    !game_words((enum game_kind)setup->game)->read(reader, object, setup) ||
	    !read_seats(reader, object, "scores", setup, read_score,
	                "the scores must be an object of numbers by colour"))
		return false;
	READ_MEMBER(value, reader, object, "turn")
		read_seat(reader, value, setup, &setup->turn);
	return !reader->failed;
}
