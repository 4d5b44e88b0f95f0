#include "app/prefs.h"

#include <bastide/ai.h>
#include <errno.h>
#include <jansson.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/folder.h"
#include "format/json_out.h"
#include "format/reader.h"
#include "system/system.h"
#include "text/say.h"
#include "text/utf8.h"

enum { PREFS_PATH_SIZE = 1100, BROKEN_MAX = 9999 };

void prefs_init(struct prefs *prefs)
{
	memset(prefs, 0, sizeof *prefs);
	prefs->speed = 100;
	prefs->follow_camera = true;
	prefs->life = true;
	prefs->talk = true;
	prefs->sound = true;
	prefs->volume = 60;
	choices_init(&prefs->choices);
}

#define SWITCH(key, member)                                                                                            \
	{                                                                                                              \
		key, offsetof(struct prefs, member), 0, 0                                                              \
	}
#define NUMBER(key, member, low, high)                                                                                 \
	{                                                                                                              \
		key, offsetof(struct prefs, member), low, high                                                         \
	}
static const struct {
	const char *key;
	size_t offset;
	int low, high; /* of a number; both 0: it is a switch */
} values[] = {
    SWITCH("reduced_motion", reduced_motion),
    SWITCH("fullscreen", fullscreen),
    SWITCH("all_rotations", all_rotations),
    SWITCH("hairline", hairline),
    SWITCH("follow_camera", follow_camera),
    SWITCH("whole_table", whole_table),
    SWITCH("sound", sound),
    SWITCH("contrast", contrast),
    SWITCH("life", life),
    SWITCH("talk", talk),
    SWITCH("room_tone", room_tone),
    SWITCH("youngest_chooses", choices.youngest),
    SWITCH("youngest_begins", choices.youngest_begins),
    NUMBER("ui_scale", ui_scale, 0, 300),
    NUMBER("speed", speed, 0, 400),
    NUMBER("volume", volume, 0, 100),
    NUMBER("window_width", window_width, 0, 16384),
    NUMBER("window_height", window_height, 0, 16384),
    NUMBER("lessons_done", lessons_done, 0, 0x3FFFFFFF),
    NUMBER("clock", choices.clock, 0, CLOCK_MINUTES_MAX),
    NUMBER("table", top, 0, TABLE_TOPS - 1),
    NUMBER("season", season, 0, LAND_SEASONS - 1),
    NUMBER("game", choices.game, 0, GAME_KINDS - 1),
    NUMBER("player_count", choices.count, PLAYERS_MIN, PLAYERS_MAX),
};
enum { VALUES = sizeof values / sizeof values[0] };

/* As it is where the file does not say; what is too long is cut between two characters, or it could not be written. */
static void copy_text(char *to, size_t size, const char *from)
{
	if (from)
		utf8_copy(to, size, from);
}

static void read_players(struct choices *choices, const json_t *players)
{
	unsigned taken = 0;
	for (size_t i = 0; i < PLAYERS_MAX && i < json_array_size(players); i++) {
		const json_t *player = json_array_get(players, i);
		json_int_t color = json_integer_value(json_object_get(player, "color"));
		struct choices_seat *seat = &choices->seats[i];
		copy_text(seat->name, SEAT_NAME_SIZE, json_string_value(json_object_get(player, "name")));
		seat->computer = ai_character_find(json_string_value(json_object_get(player, "computer")));
		if (color >= 0 && color < COLOR_COUNT)
			seat->color = (int)color;
	}
	for (int i = 0; i < PLAYERS_MAX; i++)
		taken |= 1u << choices->seats[i].color;
	if (taken != (1u << COLOR_COUNT) - 1) /* two of a colour */
		for (int i = 0; i < PLAYERS_MAX; i++)
			choices->seats[i].color = i;
}

static void read_settings(struct choices *choices, const json_t *settings)
{
	for (int i = 0; i < SETTING_COUNT; i++) {
		enum game_kind game;
		const char *key = any_setting_info((enum setting)i, &game)->key,
		           *word = json_string_value(json_object_get(settings, key));
		int value = word ? game_setting_value_find(game, (enum setting)i, word) : -1;
		if (value >= 0)
			choices->settings.value[i] = (uint8_t)value;
	}
}

static const char *prefs_path(const char *home) { return say("%s/preferences.json", home); }

bool prefs_read(struct prefs *prefs, const char *text, size_t length, const char *file, struct format_error *error)
{
	json_error_t where;
	json_t *root = json_in(text, length, 0, &where);
	prefs_init(prefs);
	if (!json_is_object(root)) {
		format_fail(error, file, root ? 1 : where.line, root ? 1 : where.column, "%s",
		            root ? "a JSON object is needed here" : where.text);
		json_decref(root);
		return false;
	}
	copy_text(prefs->language, sizeof prefs->language, json_string_value(json_object_get(root, "language")));
	for (int i = 0; i < VALUES; i++) {
		const json_t *value = json_object_get(root, values[i].key);
		json_int_t number = json_integer_value(value);
		void *at = (char *)prefs + values[i].offset;
		if (!values[i].high && json_is_boolean(value))
			*(bool *)at = json_is_true(value);
		else if (values[i].high && json_is_integer(value) && number >= values[i].low &&
		         number <= values[i].high)
			*(int *)at = (int)number;
	}
	if (prefs->ui_scale < 100)
		prefs->ui_scale = 0;
	struct choices *choices = &prefs->choices;
	read_players(choices, json_object_get(root, "players"));
	read_settings(choices, json_object_get(root, "settings"));
	choices->preset = rulebook_preset_find(json_string_value(json_object_get(root, "book")), &choices->settings);
	aids_read(&choices->aids, json_string_value(json_object_get(root, "aids")));
	json_decref(root);
	return true;
}

/* Moves a broken file to a name that nobody has, preferences.json.broken-1 or a later number, so that what is saved
 * next does not replace it. False with errno; true, too, with kept "", where the path is no ordinary file. */
static bool broken_keep(const char *path, char kept[PREFS_PATH_SIZE])
{
	struct sys_about about;
	kept[0] = '\0';
	if (!sys_about(path, &about) || about.kind != SYS_FILE)
		return true;
	for (int number = 1; number <= BROKEN_MAX; number++) {
		char name[PREFS_PATH_SIZE];
		if (snprintf(name, sizeof name, "%s.broken-%d", path, number) >= (int)sizeof name) {
			errno = ENAMETOOLONG;
			return false;
		}
		if (sys_move(path, name)) {
			memcpy(kept, name, sizeof name);
			return true;
		}
		if (errno != EEXIST)
			return false;
	}
	errno = EEXIST;
	return false;
}

json_t *prefs_json(const struct prefs *prefs)
{
	const struct choices *choices = &prefs->choices;
	json_t *root = json_object();
	json_object_set_new(root, "language", json_string(prefs->language));
	for (int i = 0; i < VALUES; i++) {
		const void *at = (const char *)prefs + values[i].offset;
		json_object_set_new(root, values[i].key,
		                    values[i].high ? json_integer(*(const int *)at) : json_boolean(*(const bool *)at));
	}
	json_t *players = json_array(), *settings = json_object();
	for (int i = 0; i < PLAYERS_MAX; i++)
		json_array_append_new(players, json_pack("{s:s, s:i, s:s}", "name", choices->seats[i].name, "color",
		                                         choices->seats[i].color, "computer",
		                                         choices_computer(&choices->seats[i])));
	for (int i = 0; i < SETTING_COUNT; i++) {
		enum game_kind game;
		const struct setting_info *info = any_setting_info((enum setting)i, &game);
		json_object_set_new(settings, info->key, json_string(info->values[choices->settings.value[i]]));
	}
	json_object_set_new(root, "players", players);
	json_object_set_new(root, "settings", settings);
	json_object_set_new(root, "book", json_string(rulebook_preset_id(choices->preset)));
	json_object_set_new(root, "aids", json_string(aids_text(&choices->aids)));
	return root;
}

static bool read_as(const json_t *given, const json_t *written);

/* The first of these members that would not be written so again, or NULL.  One that is not known, another version's, is
 * nobody's fault. */
static const char *misread(const json_t *given, const json_t *written)
{
	const char *key;
	json_t *value;

	json_object_foreach((json_t *)given, key, value) {
		const json_t *known = json_object_get(written, key);
		if (known && !read_as(value, known))
			return key;
	}
	return NULL;
}

/* Would it be written so again?  What is too long is cut. */
static bool read_as(const json_t *given, const json_t *written)
{
	if (json_typeof(given) != json_typeof(written))
		return false;
	if (json_is_object(given))
		return !misread(given, written);
	if (json_is_string(given) && json_string_length(written))
		return strncmp(json_string_value(given), json_string_value(written), json_string_length(written)) == 0;
	for (size_t i = 0; i < json_array_size(given) && i < json_array_size(written); i++)
		if (!read_as(json_array_get(given, i), json_array_get(written, i)))
			return false;
	return json_is_array(given) || json_equal(given, written);
}

/* Has every value been read? False with the first that has not; the others are there. */
static bool all_read(const struct prefs *prefs, const char *text, size_t length, const char *file,
                     struct format_error *error)
{
	json_error_t where;
	json_t *given = json_in(text, length, 0, &where), *written = prefs_json(prefs);
	json_object_del(written, "aids"); /* words in any order */
	json_object_del(written, "book"); /* none, or one that is not known: the nearest */
	const char *wrong = misread(given, written);
	if (wrong)
		format_fail(error, file, 0, 0, "\"%s\" has a value that is not known", wrong);
	json_decref(given);
	json_decref(written);
	return !wrong;
}

const char *prefs_load(struct prefs *prefs, const char *home)
{
	const char *path = prefs_path(home);
	struct format_error wrong;
	size_t length;
	prefs_init(prefs);
	if (!sys_exists(path))
		return NULL;
	char *text = file_read(path, &length, &wrong);
	bool read = text && prefs_read(prefs, text, length, path, &wrong);
	bool fine = read && all_read(prefs, text, length, path, &wrong);
	free(text);
	if (fine)
		return NULL;
	/* The catalogues are not there yet: names alone say where it is now. */
	const char *line = format_error_line(&wrong);
	char kept[PREFS_PATH_SIZE];
	if (!broken_keep(path, kept))
		return say("%s; %s.broken: %s", line, path, strerror(errno));
	if (read && kept[0])
		prefs_save(prefs, home); /* perhaps nobody changes anything before the end */
	return kept[0] ? say("%s → %s", line, strrchr(kept, '/') + 1) : line;
}

const char *prefs_save(const struct prefs *prefs, const char *home)
{
	const char *path = prefs_path(home), *trouble = folder_make(home, home);
	struct format_error wrong;
	if (trouble)
		return trouble;
	json_memory_watch();
	if (json_out_write(path, prefs_json(prefs), JSON_INDENT(2), NULL, &wrong))
		return NULL;
	return folder_unwritten(path, errno);
}
