#include "app/save.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/folder.h"
#include "app/language.h"
#include "app/rulebook.h"
#include "system/system.h"
#include "text/say.h"
#include "text/utf8.h"

static const char *saves_directory(const char *home) { return say("%s/saves", home); }

/* Is a deleted game called so?  Its file is (0007-game-0003.bastide). */
static bool name_deleted(const struct folder_file *files, int count, const char *name)
{
	for (int i = 0; i < count; i++) {
		const char *own = strchr(files[i].name, '-');
		if (own && strcmp(own + 1, name) == 0)
			return true;
	}
	return false;
}

const char *save_new_path(const char *home, int *from, char path[FORMAT_PATH_SIZE])
{
	struct folder_file *files;
	int count = folder_list(say("%s/deleted", home), &files);
	const char *directory = saves_directory(home);
	const char *wrong = folder_make(home, directory);
	while (!wrong) {
		wrong = folder_new_file(directory, "game", ".bastide", from, path, FORMAT_PATH_SIZE);
		if (wrong || !name_deleted(files, count, file_name(path)))
			break;
	}
	free(files);
	return wrong;
}

int save_copy_from(const char *path)
{
	int number = 0;

	return sscanf(file_name(path), "game-%9d", &number) == 1 && number > 0 ? number : 1;
}

struct saved save_begin(struct session *session, const char *home)
{
	session_set_home(session, home, KEEP_ALL);
	return session_save(session);
}

struct saved save_elsewhere(struct session *session)
{
	struct saved saved = {.why = session_save_error(session)};
	char path[FORMAT_PATH_SIZE];
	for (int i = 0; i < SYS_REFUGES; i++) {
		const char *place = sys_refuge(i);
		if (!place[0] || !sys_may_write(place))
			continue;
		for (int from = 1; !folder_new_file(place, "bastide-game", ".bastide", &from, path, sizeof path);) {
			saved = session_save_as(session, path);
			if (saved.path)
				return saved;
			if (errno != EEXIST)
				break;
		}
	}
	if (session_path(session)[0] && sys_give(session_path(session)))
		saved.path = file_name(session_path(session));
	return saved;
}

/* Is the file one of home/saves, whatever way it is written, that nobody has set to be only read?  A link that lies
 * there is somebody else's file when that lies elsewhere. */
static bool is_own_save(const char *home, const char *path)
{
	char real_directory[SYS_PATH_SIZE], real_file[SYS_PATH_SIZE];
	if (!home[0] || !sys_may_write(path) || !sys_real_path(saves_directory(home), real_directory) ||
	    !sys_real_path(path, real_file))
		return false;
	size_t length = strlen(real_directory);
	return strncmp(real_directory, real_file, length) == 0 && real_file[length] == '/';
}

struct session *save_open(const struct tile_set *tiles, const char *home, const char *path, int at,
                          char error[FORMAT_LINE_SIZE])
{
	struct format_error wrong;
	struct scenario *scenario = scenario_load(path, tiles, &wrong);
	if (scenario)
		scenario_speak(scenario, language_code());
	struct session *session = scenario ? session_resume(scenario, at, &wrong) : NULL;
	if (!session) {
		snprintf(error, FORMAT_LINE_SIZE, "%s", format_error_line(&wrong));
		return NULL;
	}
	/* Looking at an earlier move must not cut the file. */
	bool own = home && at < 0 && is_own_save(home, path);
	if (own)
		session_set_path(session, path);
	if (home)
		session_set_home(session, home, own ? KEEP_ALL : KEEP_PLAYED);
	return session;
}

/* In which line, 0 for the file as a whole; what is wrong there. */
static int damage_line(const char *path, const char *error, const char **words)
{
	int line = 0, column = 0, begin = 0;
	bool named = strncmp(error, path, strlen(path)) == 0;
	const char *rest = error + (named ? strlen(path) : 0);
	bool inside = named && sscanf(rest, ":%d:%d: %n", &line, &column, &begin) == 2 && begin > 0;
	*words = inside ? rest + begin : named ? rest + strspn(rest, ": ") : rest;
	return inside ? line : 0;
}

const char *save_damage(const char *path, const char *error)
{
	const char *words;
	int line = damage_line(path, error, &words);
	return line ? say(tr("line %d: %s"), line, words) : words;
}

const char *save_explained(const char *path, const char *error)
{
	const char *words, *name = file_name(path);
	if (!damage_line(path, error, &words))
		return say(tr("%s: %s"), name, words);
	return say("%s\n%s, %s",
	           tr("The file is cut off, was changed by hand, or is of another program or a newer Bastide."), name,
	           save_damage(path, error));
}

/* What it was begun as; else the printed rules that come nearest, and what differs. */
static const char *rules_words(const struct session *session)
{
	const struct settings *settings = game_settings(session_game(session));
	char changes[120];
	int count;
	if (session_scenario(session)->setup.game != GAME_CARCASSONNE)
		return rulebook_game(GAME_CASTLE);
	for (int i = 0; i < RULEBOOK_WAYS; i++)
		if (rulebook_difference(rulebook_ways[i].preset, settings) == 0)
			return tr(rulebook_ways[i].name);
	enum preset preset = rulebook_nearest(settings, &count);
	utf8_copy(changes, sizeof changes, rulebook_changes(preset, settings));
	return say_join(rulebook_preset(preset), changes[0] ? " · " : "", "%s", changes);
}

static void entry_read(const struct tile_set *tiles, const struct folder_file *file, struct save_entry *entry)
{
	struct sys_about about;
	memset(entry, 0, sizeof *entry);
	memcpy(entry->path, file->path, sizeof entry->path);
	entry->mtime = file->mtime;
	if (sys_about(entry->path, &about))
		entry->bytes = (int64_t)about.size;
	struct session *session = save_open(tiles, NULL, entry->path, -1, entry->error);
	entry->readable = session != NULL;
	entry->seat = NOBODY;
	if (!session)
		return;
	const struct game *game = session_game(session);
	const char *title = session_scenario(session)->title;
	utf8_copy(entry->title, sizeof entry->title, title ? title : "");
	snprintf(entry->rules, sizeof entry->rules, "%s", rules_words(session));
	entry->tile_count = game_tile_count(game);
	for (int i = 0; i < entry->tile_count; i++)
		entry->tiles[i] = game_tile(game, i);
	entry->seed = session_scenario(session)->setup.seed;
	entry->over = session_wait(session) == WAIT_OVER;
	entry->example = scenario_client(session_scenario(session), "example") != NULL;
	entry->game = game_kind(game);
	entry->player_count = game_player_count(game);
	entry->seat = session_seat(session);
	entry->round = session_round(session);
	entry->tiles_left = game_tiles_left(game);
	for (int seat = 0; seat < entry->player_count; seat++) {
		entry->colors[seat] = (uint8_t)game_color(game, seat);
		entry->scores[seat] = game_score(game, seat);
		snprintf(entry->names[seat], SEAT_NAME_SIZE, "%s", session_name(session, seat));
	}
	session_destroy(session);
}

int save_list(const struct tile_set *tiles, const char *home, int limit, struct save_entry **entries)
{
	struct folder_file *files;
	int count = folder_list(saves_directory(home), &files);
	if (limit > 0 && count > limit)
		count = limit;
	*entries = count > 0 ? calloc((size_t)count, sizeof **entries) : NULL;
	if (!*entries)
		count = 0;
	for (int i = 0; i < count; i++)
		entry_read(tiles, &files[i], &(*entries)[i]);
	free(files);
	return count;
}

bool save_latest(const struct tile_set *tiles, const char *home, struct save_entry *entry)
{
	struct folder_file *files;
	bool found = false;
	int count = folder_list(saves_directory(home), &files);
	uint64_t *seeds = calloc((size_t)count + 1, sizeof *seeds); /* of those that are over, else 0 */
	for (int i = 0; seeds && i < count && !found; i++) {
		entry_read(tiles, &files[i], entry);
		found = entry->readable && !entry->over && !entry->example;
		/* A copy has the later name of the two. */
		for (int k = 0; k < i && entry->title[0] && entry->seed; k++)
			found = found && (entry->seed != seeds[k] || strcmp(files[i].name, files[k].name) < 0);
		seeds[i] = entry->over ? entry->seed : 0;
	}
	free(seeds);
	free(files);
	return found;
}
