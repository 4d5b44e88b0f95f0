/* The form of what a scenario claims; whether it holds is expect.c's business. */
#include <stdio.h>
#include <string.h>

#include "expect.h"
#include "havens.h"
#include "holdings.h"
#include "setup.h"

static bool read_expect(struct reader *reader, const json_t *value, const struct tile_set *tiles)
{
	(void)tiles;
	char keys[READER_KEYS_SIZE];

	snprintf(keys, sizeof keys,
	         "turn player decision tile placed over scores supply left aside count %ss winners hash moves events "
	         "part double big_%s keeps hands wall",
	         haven_kind(), haven_kind());
	for (int game = 0; game < GAME_KINDS; game++)
		holdings_keys((enum game_kind)game, keys);
	return reader_keys(reader, value, "what is expected", keys);
}

static bool read_move(struct reader *reader, const json_t *value, const struct tile_set *tiles)
{
	struct move move;
	const char *word;

	if (!reader_word(reader, value, &word))
		return false;
	return move_parse(word, tiles, &move) || reader_fail(reader, "\"%.80s\" is no move", word);
}

static bool read_spots(struct reader *reader, const json_t *value, const struct tile_set *tiles)
{
	struct spot spot;

	(void)tiles;
	if (!reader_list(reader, value, 0, TILES_MAX))
		return false;
	for (size_t i = 0; i < json_array_size(value); i++)
		if (!reader_left(reader, read_spot(reader, reader_item(reader, value, i), &spot)))
			return false;
	return true;
}

static bool read_number(struct reader *reader, const json_t *value, const struct tile_set *tiles)
{
	json_int_t number;

	(void)tiles;
	return reader_integer(reader, value, 0, 4 * MOVES_MAX, &number);
}

static bool read_one_place(struct reader *reader, const json_t *value, const struct tile_set *tiles)
{
	struct cell cell;
	struct spot spot;

	(void)tiles;
	return read_place(reader, value, &cell, &spot);
}

static bool read_places(struct reader *reader, const json_t *value, const struct tile_set *tiles)
{
	if (!reader_list(reader, value, 2, TILES_MAX))
		return false;
	for (size_t i = 0; i < json_array_size(value); i++)
		if (!reader_left(reader, read_one_place(reader, reader_item(reader, value, i), tiles)))
			return false;
	return true;
}

static bool read_tile_id(struct reader *reader, const json_t *value, const struct tile_set *tiles)
{
	uint8_t type;
	return read_type_id(reader, value, tiles, &type);
}

static bool read_any_word(struct reader *reader, const json_t *value, const struct tile_set *tiles)
{
	const char *word;
	(void)tiles;
	return reader_word(reader, value, &word);
}

typedef bool member_read(struct reader *reader, const json_t *value, const struct tile_set *tiles);

static const struct check_form {
	const char *key;  /* names the kind */
	const char *keys; /* all it may have */
	member_read *read;
	const char *second; /* other members with a form of their own, separated by blanks */
	member_read *read_second;
	bool required;
} forms[] = {
    {"expect", "expect", read_expect, NULL, NULL, false},
    {"legal", "legal", read_move, NULL, NULL, false},
    {"illegal", "illegal rule", read_move, "rule", read_any_word, false},
    {"spots", "spots abbot big builder pig", read_spots, "abbot big builder pig", read_spots, false},
    {"placements", "placements tile", read_number, "tile", read_tile_id, true},
    {"same", "same", read_places, NULL, NULL, false},
    {"different", "different", read_places, NULL, NULL, false},
    {"feature",
     "feature kind tiles spots figures complete open pennants points_now owners inn cathedral goods starts well "
     "markets",
     read_one_place, NULL, NULL, false},
};

static const struct check_form *form_find(const json_t *object)
{
	/* From the end: a "feature" may have "spots" of its own. */
	for (size_t i = sizeof forms / sizeof *forms; i-- > 0;)
		if (json_object_get(object, forms[i].key))
			return &forms[i];
	return NULL;
}

const char *check_key(const json_t *object)
{
	const struct check_form *form = form_find(object);

	return form ? form->key : NULL;
}

/* The member named by the next word of form->second. */
static bool read_other(struct reader *reader, const json_t *object, const struct tile_set *tiles,
                       const struct check_form *form, const char **at)
{
	const json_t *value;
	char key[16];
	size_t length = strcspn(*at, " ");

	snprintf(key, sizeof key, "%.*s", (int)length, *at);
	*at += length;
	value = reader_member(reader, object, key, form->required);
	return value ? reader_left(reader, form->read_second(reader, value, tiles)) : !reader->failed;
}

bool check_read(struct reader *reader, const json_t *object, const struct tile_set *tiles, bool *known)
{
	const struct check_form *form = form_find(object);
	const json_t *value;

	*known = form != NULL;
	if (!form)
		return true;
	if (!reader_keys(reader, object, "this step", form->keys))
		return false;
	value = reader_member(reader, object, form->key, true);
	if (!value || !form->read(reader, value, tiles))
		return false;
	reader_leave(reader);
	for (const char *at = form->second; at && *at; at += strspn(at, " ")) {
		if (!read_other(reader, object, tiles, form, &at))
			return false;
	}
	return true;
}
