/* What the tile files of all games have in common. */
#include <string.h>

#include "printed.h"

static const char *const half_names[HALF_COUNT] = {"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};

bool read_printed_text(struct reader *reader, const json_t *object, const char *key, char *text, size_t size)
{
	const char *word;

	READ_NEEDED(value, reader, object, key) {
		if (!reader_word(reader, value, &word))
			return false;
		if (!*word || strlen(word) >= size)
			return reader_fail(reader, "the %s must have 1 to %zu bytes", key, size - 1);
		strcpy(text, word);
	}
	return !reader->failed;
}

/* "EW": the edges a segment reaches. */
bool read_printed_edges(struct reader *reader, const json_t *object, uint8_t *edges)
{
	static const char letters[] = "NESW";
	const json_t *value = reader_member(reader, object, "edges", true);
	const char *word;

	if (!value || !reader_word(reader, value, &word))
		return false;
	*edges = 0;
	for (const char *letter = word; *letter; letter++) {
		const char *edge = strchr(letters, *letter);
		unsigned bit = edge ? 1u << (edge - letters) : 0;
		if (!bit || (*edges & bit))
			return reader_fail(reader, "\"%.40s\" must be some of the letters N E S W, each once", word);
		*edges |= (uint8_t)bit;
	}
	if (!*edges)
		return reader_fail(reader, "a segment must reach an edge");
	return reader_leave(reader);
}

/* "EL WR": half-edges; none for a field that is closed in on its tile. */
bool read_printed_half_edges(struct reader *reader, const json_t *object, uint8_t *half_edges)
{
	const json_t *value = reader_member(reader, object, "half_edges", true);
	const char *word;

	if (!value || !reader_word(reader, value, &word))
		return false;
	*half_edges = 0;
	for (size_t at = 0, length = strlen(word); at < length; at += 3) {
		int half = 0;
		while (half < HALF_COUNT && strncmp(word + at, half_names[half], 2) != 0)
			half++;
		if (half == HALF_COUNT || (word[at + 2] && word[at + 2] != ' ') || at + 3 == length ||
		    (*half_edges & (1u << half)))
			return reader_fail(reader,
			                   "\"%.60s\" must be half-edges out of NL NR EL ER SL SR WL "
			                   "WR, each once, one blank between them",
			                   word);
		*half_edges |= (uint8_t)(1u << half);
	}
	return reader_leave(reader);
}

bool read_printed_terrain(struct reader *reader, const json_t *object, const struct printed_terrain *terrain,
                          uint8_t edges[EDGE_COUNT])
{
	const json_t *value = reader_member(reader, object, "edges", true);
	const char *word;

	if (!value || !reader_word(reader, value, &word))
		return false;
	if (strlen(word) != EDGE_COUNT || strspn(word, terrain->letters) != EDGE_COUNT)
		return reader_fail(reader, "\"%.40s\" must be four letters for N E S W out of %s", word,
		                   terrain->names);
	for (int edge = 0; edge < EDGE_COUNT; edge++)
		edges[edge] = (uint8_t)(terrain->first + (strchr(terrain->letters, word[edge]) - terrain->letters));
	return reader_leave(reader);
}

bool read_printed_segments(struct reader *reader, const json_t *object, const char *key, size_t max,
                           bool (*read)(struct reader *, const json_t *, struct tile_type *), struct tile_type *type)
{
	for (struct reader_values item = reader_member_items(reader, object, key, false, 0, max); reader_next(&item);)
		read(reader, item.value, type);
	return !reader->failed;
}

bool read_printed_types(struct reader *reader, const json_t *root, size_t min,
                        bool (*read)(struct reader *, const json_t *, struct tile_set *), struct tile_set *set)
{
	size_t max = (size_t)(TILESET_TYPES_MAX - set->type_count);

	for (struct reader_values tile = reader_member_items(reader, root, "tiles", true, min, max);
	     reader_next(&tile);)
		read(reader, tile.value, set);
	return !reader->failed;
}

bool read_printed_version(struct reader *reader, const json_t *root)
{
	json_int_t version;

	READ_NEEDED(value, reader, root, "format")
		reader_integer(reader, value, FORMAT_VERSION, FORMAT_VERSION, &version);
	return !reader->failed;
}

bool read_printed_id(struct reader *reader, const json_t *object, const struct tile_set *set, struct tile_type *type)
{
	if (!read_printed_text(reader, object, "id", type->id, sizeof type->id) ||
	    !read_printed_text(reader, object, "name", type->name, sizeof type->name))
		return false;
	/* An id is one word of a move's text and of a deck on the command line. */
	if (strpbrk(type->id, " ,\t\n"))
		return reader_fail(reader, "the id \"%s\" must have no blank and no comma", type->id);
	return tile_set_find(set, type->id) < 0 || reader_fail(reader, "there already is a tile %s", type->id);
}
