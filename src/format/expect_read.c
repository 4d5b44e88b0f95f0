/* The form of what a scenario claims; whether it holds is expect.c's business. */
#include <stdio.h>

#include "expect.h"
#include "game_words.h"
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
	for (struct reader_values item = reader_items(reader, value, 0, TILES_MAX); reader_next(&item);)
		read_spot(reader, item.value, &spot);
	return !reader->failed;
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
	for (struct reader_values item = reader_items(reader, value, 2, TILES_MAX); reader_next(&item);)
		read_one_place(reader, item.value, tiles);
	return !reader->failed;
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

/* Whom spots are offered to besides meeples. */
static void others_offered(char keys[READER_KEYS_SIZE])
{
	for (int kind = FIGURE_MEEPLE + 1; kind < figure_kinds(); kind++)
		reader_keys_add(keys, figure_name(kind));
}

/* What a feature may bear: a sign, or the kind of one. */
static void signs_borne(char keys[READER_KEYS_SIZE])
{
	for (int id = 0; id < SIGNS_MAX; id++) {
		const struct sign *sign = any_sign(id);

		if (sign)
			reader_keys_add(keys, sign->group ? sign->group : sign->key);
	}
}

typedef bool member_read(struct reader *reader, const json_t *value, const struct tile_set *tiles);

static const struct check_form {
	const char *key; /* names the kind */
	member_read *read;
	const char *others;                        /* what it may have besides, separated by blanks */
	void (*rows)(char keys[READER_KEYS_SIZE]); /* adds what the games' rows name */
	member_read *read_others;                  /* they have a form of their own */
	bool required;
} forms[] = {
    {.key = "expect", .read = read_expect},
    {.key = "legal", .read = read_move},
    {.key = "illegal", .read = read_move, .others = "rule", .read_others = read_any_word},
    {.key = "spots", .read = read_spots, .rows = others_offered, .read_others = read_spots},
    {.key = "placements", .read = read_number, .others = "tile", .read_others = read_tile_id, .required = true},
    {.key = "same", .read = read_places},
    {.key = "different", .read = read_places},
    {.key = "feature",
     .read = read_one_place,
     .others = "kind tiles spots figures complete open pennants points_now owners starts well markets",
     .rows = signs_borne},
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

bool check_read(struct reader *reader, const json_t *object, const struct tile_set *tiles, bool *known)
{
	const struct check_form *form = form_find(object);
	char keys[READER_KEYS_SIZE] = "", others[READER_KEYS_SIZE] = "", key[64];

	*known = form != NULL;
	if (!form)
		return true;
	reader_keys_add(others, form->others ? form->others : "");
	if (form->rows)
		form->rows(others);
	reader_keys_add(keys, form->key);
	reader_keys_add(keys, others);
	if (!reader_keys(reader, object, "this step", keys))
		return false;
	READ_NEEDED(value, reader, object, form->key)
		form->read(reader, value, tiles);
	for (const char *at = others; form->read_others && reader_next_word(&at, key, sizeof key);)
		READ_ONCE(value, reader, reader_member(reader, object, key, form->required))
			form->read_others(reader, value, tiles);
	return !reader->failed;
}
