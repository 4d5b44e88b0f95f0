/* Tile files (data/tiles).  The reader knows the form; whether edges, segments
 * and fields agree is the engine's own check (tile_type_check). */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "printed.h"
#include "system/system.h"
#include "text/utf8.h"

static const char *mark_name(int index) { return game_tile_mark(GAME_CARCASSONNE, index)->key; }

static int mark_count(void)
{
	int count = 0;

	while (game_tile_mark(GAME_CARCASSONNE, count))
		count++;
	return count;
}

/* ---- signs of cities and roads (struct sign of bastide/contents.h) ---- */

/* The sign of this group that the value names, or NULL. */
static const struct sign *read_grouped(struct reader *reader, const json_t *value, const char *group)
{
	char keys[120] = "";
	const char *word;

	if (!reader_word(reader, value, &word))
		return NULL;
	for (int id = 0; id < SIGNS_MAX; id++) {
		const struct sign *sign = game_sign(GAME_CARCASSONNE, id);

		if (!sign || !sign->group || strcmp(sign->group, group) != 0)
			continue;
		if (strcmp(sign->key, word) == 0)
			return sign;
		utf8_join(keys, sizeof keys, ", ", "%s", sign->key);
	}
	reader_fail(reader, "\"%.40s\" is no kind of %s; there are: %s", word, group, keys);
	return NULL;
}

/* Is this sign there?  One of a group is where its word stands in the group's member. */
static bool read_sign(struct reader *reader, const json_t *object, const struct sign *sign, uint16_t *signs)
{
	bool is = false;

	if (!sign->group)
		reader_flag(reader, object, sign->key, &is);
	READ_ONCE(value, reader, sign->group ? reader_member(reader, object, sign->group, false) : NULL)
		is = read_grouped(reader, value, sign->group) == sign;
	*signs |= (uint16_t)(is << sign->id);
	return !reader->failed;
}

static bool read_signs(struct reader *reader, const json_t *object, int feature, uint16_t *signs)
{
	for (int id = 0; id < SIGNS_MAX; id++) {
		const struct sign *sign = game_sign(GAME_CARCASSONNE, id);

		if (sign && sign->feature == feature && !read_sign(reader, object, sign, signs))
			return false;
	}
	return true;
}

/* The keys of a city or a road: those that each has, and of its signs. */
static bool read_keys(struct reader *reader, const json_t *object, const char *what, const char *each, int feature)
{
	char keys[200];
	const char *last = "";

	snprintf(keys, sizeof keys, "%s", each);
	for (int id = 0; id < SIGNS_MAX; id++) {
		const struct sign *sign = game_sign(GAME_CARCASSONNE, id);
		const char *key = sign && sign->group ? sign->group : sign ? sign->key : "";

		if (!sign || sign->feature != feature || strcmp(key, last) == 0)
			continue;
		utf8_append(keys, sizeof keys, " %s", key);
		last = key;
	}
	return reader_keys(reader, object, what, keys);
}

static bool read_city(struct reader *reader, const json_t *object, struct tile_type *type)
{
	struct tile_city *city = &type->cities[type->city_count++];

	return read_keys(reader, object, "a city", "edges pennants", FEATURE_CITY) &&
	       read_printed_edges(reader, object, &city->edges) &&
	       reader_byte(reader, object, "pennants", 0, 9, &city->pennants) &&
	       read_signs(reader, object, FEATURE_CITY, &city->signs);
}

static bool read_road(struct reader *reader, const json_t *object, struct tile_type *type)
{
	struct tile_road *road = &type->roads[type->road_count++];

	return read_keys(reader, object, "a road", "edges", FEATURE_ROAD) &&
	       read_printed_edges(reader, object, &road->edges) &&
	       read_signs(reader, object, FEATURE_ROAD, &road->signs);
}

static bool read_river(struct reader *reader, const json_t *object, struct tile_type *type)
{
	return reader_keys(reader, object, "a river", "edges") &&
	       read_printed_edges(reader, object, &type->rivers[type->river_count++].edges);
}

static bool read_field(struct reader *reader, const json_t *object, struct tile_type *type)
{
	struct tile_field *field = &type->fields[type->field_count++];
	json_int_t city;

	if (!reader_keys(reader, object, "a field", "half_edges cities") ||
	    !read_printed_half_edges(reader, object, &field->half_edges))
		return false;
	struct reader_values item = reader_member_items(reader, object, "cities", false, 0, TILE_CITIES_MAX);
	while (reader_next(&item)) {
		if (!reader_integer(reader, item.value, 0, TILE_CITIES_MAX - 1, &city))
			return false;
		if (city >= type->city_count)
			return reader_fail(reader, "there is no city number %d on this tile", (int)city);
		field->cities |= (uint8_t)(1u << city);
	}
	return !reader->failed;
}

static bool read_mark(struct reader *reader, const json_t *value, struct tile_type *type)
{
	int mark = reader_choice(reader, value, "mark of a tile", mark_count(), mark_name);

	if (mark < 0)
		return false;
	type->flags |= game_tile_mark(GAME_CARCASSONNE, mark)->flag;
	return true;
}

/* ["city:N", "road:E"]: segments that meet on the tile. */
static bool read_link(struct reader *reader, const json_t *list, struct tile_type *type)
{
	uint16_t *link = &type->links[type->link_count++];

	for (struct reader_values item = reader_items(reader, list, 2, LINK_BUILDING); reader_next(&item);) {
		uint16_t before = *link;
		struct spot spot;

		if (!read_spot(reader, item.value, &spot))
			return false;
		for (int city = 0; spot.kind == FEATURE_CITY && city < type->city_count; city++)
			*link |= (uint16_t)((type->cities[city].edges >> spot.at & 1) << (LINK_CITY + city));
		for (int road = 0; spot.kind == FEATURE_ROAD && road < type->road_count; road++)
			*link |= (uint16_t)((type->roads[road].edges >> spot.at & 1) << (LINK_ROAD + road));
		if (FEATURES_BUILT >> spot.kind & 1)
			*link |= 1U << LINK_BUILDING;
		if (*link == before)
			return reader_fail(reader, "there is no such segment on this tile, or it is linked already");
	}
	return !reader->failed;
}

/* "CRFR": what the edges N E S W show. */
static const struct printed_terrain terrain = {"FRCIKA", TERRAIN_FIELD,
                                               "C city, R road, F field, I river, K seam, A any"};

static bool read_type(struct reader *reader, const json_t *object, struct tile_set *set)
{
	struct tile_type *type = &set->types[set->type_count];
	struct tile_error fault;

	memset(type, 0, sizeof *type);
	if (!reader_keys(reader, object, "a tile", "id name edges cities roads rivers fields marks links") ||
	    !read_printed_id(reader, object, set, type) ||
	    !read_printed_terrain(reader, object, &terrain, type->edges) ||
	    !read_printed_segments(reader, object, "cities", TILE_CITIES_MAX, read_city, type) ||
	    !read_printed_segments(reader, object, "roads", TILE_ROADS_MAX, read_road, type) ||
	    !read_printed_segments(reader, object, "rivers", TILE_RIVERS_MAX, read_river, type) ||
	    !read_printed_segments(reader, object, "fields", TILE_FIELDS_MAX, read_field, type) ||
	    !read_printed_segments(reader, object, "marks", mark_count(), read_mark, type) ||
	    !read_printed_segments(reader, object, "links", TILE_LINKS_MAX, read_link, type))
		return false;
	if (!tile_type_check(GAME_CARCASSONNE, type, &fault))
		return reader_fail(reader, "%s", fault.text);
	set->type_count++;
	return true;
}

/* {"D": 4, ...} */
static bool read_counts(struct reader *reader, const json_t *object, const struct tile_set *set,
                        struct tile_count_set *counts)
{
	struct reader_values count = reader_pairs(reader, object, "a set must be an object of numbers by tile id");
	json_int_t number;

	while (reader_next(&count)) {
		int type = tile_set_find(set, count.key);
		if (type < 0)
			return reader_fail(reader, "there is no tile \"%.40s\"", count.key);
		if (reader_integer(reader, count.value, 0, TILE_COUNT_MAX, &number))
			counts->counts[type] = (uint8_t)number;
	}
	return !reader->failed;
}

static bool read_sets(struct reader *reader, const json_t *root, struct tile_set *set)
{
	struct reader_values one =
	    reader_member_pairs(reader, root, "sets", "\"sets\" must be an object of sets by name");

	while (reader_next(&one)) {
		struct tile_count_set *counts = &set->sets[set->set_count];
		const char *name = one.key;
		if (set->set_count == TILESET_SETS_MAX)
			return reader_fail(reader, "there are more than %d sets", TILESET_SETS_MAX);
		if (!*name || strlen(name) >= sizeof counts->name)
			return reader_fail(reader, "a set's name must have 1 to %zu bytes", sizeof counts->name - 1);
		if (tile_set_counts(set, name))
			return reader_fail(reader, "there already is a set %s", name);
		memset(counts, 0, sizeof *counts);
		strcpy(counts->name, name);
		set->set_count += read_counts(reader, one.value, set, counts);
	}
	return !reader->failed;
}

static bool read_file(struct reader *reader, const json_t *root, struct tile_set *set)
{
	/* "title" is for people. */
	return reader_keys(reader, root, "a file of tiles", "format title sets tiles") &&
	       read_printed_version(reader, root) && read_printed_types(reader, root, 0, read_type, set) &&
	       read_sets(reader, root, set);
}

bool tile_set_read(struct tile_set *set, const char *text, size_t length, const char *file, struct format_error *error)
{
	/* Too large for a stack that a fuzzer or a thread may have. */
	struct tile_set *copy = malloc(sizeof *copy);
	struct reader reader;

	if (!copy)
		return format_fail(error, file, 0, 0, "out of memory");
	*copy = *set;
	reader_init(&reader, file, text, length, error);
	json_t *root = reader_parse(&reader);
	bool good = root && (set->game == GAME_CASTLE ? read_castle_file : read_file)(&reader, root, copy);
	if (good)
		*set = *copy;
	json_decref(root);
	free(copy);
	return good;
}

static bool name_is_json(const char *name)
{
	size_t length = strlen(name);
	return name[0] != '.' && length > 5 && strcmp(name + length - 5, ".json") == 0;
}

static bool read_path(struct tile_set *set, const char *path, struct format_error *error)
{
	size_t length;
	char *text = file_read(path, &length, error);
	bool good = text && tile_set_read(set, text, length, path, error);

	free(text);
	return good;
}

static bool read_directory(struct tile_set *set, const char *directory, struct format_error *error)
{
	struct sys_names names;
	struct tile_error fault;
	int count = 0;
	bool good = true;

	if (!sys_list(directory, &names))
		return format_fail(error, directory, 0, 0, "the directory of tiles cannot be read: %s",
		                   strerror(errno));
	for (int i = 0; good && i < names.count; i++) {
		char path[FORMAT_PATH_SIZE];
		if (!name_is_json(names.names[i]))
			continue;
		count++;
		if (snprintf(path, sizeof path, "%s/%s", directory, names.names[i]) >= (int)sizeof path)
			good = format_fail(error, directory, 0, 0, "the directory's name is too long");
		good = good && read_path(set, path, error);
	}
	sys_names_free(&names);
	if (!good)
		return false;
	if (count == 0)
		return format_fail(error, directory, 0, 0, "there are no tiles (no file NAME.json)");
	if (set->game == GAME_CASTLE && !set->castle)
		return format_fail(error, directory, 0, 0, "board.json is missing, or has no \"rows\"");
	if (!set->type_count)
		return format_fail(error, directory, 0, 0, "%s.json is missing, or has no tiles",
		                   set->game == GAME_CASTLE ? "tiles" : "base");
	return tile_set_finish(set, &fault) || format_fail(error, directory, 0, 0, "%s", fault.text);
}

static struct tile_set *set_load(const char *directory, enum game_kind game, struct format_error *error)
{
	struct tile_set *set = calloc(1, sizeof *set);

	if (set)
		set->game = game;
	if (set && read_directory(set, directory, error))
		return set;
	if (!set)
		format_fail(error, "", 0, 0, "out of memory");
	tile_set_destroy(set);
	return NULL;
}

struct tile_set *castle_set_load(const char *directory, struct format_error *error)
{
	return set_load(directory, GAME_CASTLE, error);
}

struct tile_set *tile_set_load(const char *directory, struct format_error *error)
{
	char path[FORMAT_PATH_SIZE];

	if (directory)
		return set_load(directory, GAME_CARCASSONNE, error);
	data_path("tiles", path); /* where it does not exist the reader says so */
	struct tile_set *set = set_load(path, GAME_CARCASSONNE, error);
	if (set && data_path("tiles/base.json", path) && !sys_exists(path)) {
		format_fail(error, path, 0, 0, "the file is missing");
		tile_set_destroy(set);
		return NULL;
	}
	if (!set || !data_path("castle", path) || !sys_exists(path))
		return set;
	set->next = castle_set_load(path, error);
	if (set->next) {
		set->next->next = set;
		return set;
	}
	tile_set_destroy(set);
	return NULL;
}

void tile_set_destroy(struct tile_set *set)
{
	struct tile_set *at = set, *next;

	for (; at; at = next == set ? NULL : next) {
		next = at->next;
		tile_set_release(at);
		free(at);
	}
}
