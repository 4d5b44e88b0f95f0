#include "app/stats.h"

#include <errno.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/folder.h"
#include "app/language.h"
#include "format/json_out.h"
#include "format/output.h"
#include "format/reader.h"
#include "system/system.h"
#include "text/say.h"
#include "text/utf8.h"

static const char *const kind_keys[RECORD_CLASSES] = {"roads",  "cities", "monasteries", "farms", "other", "paths",
                                                      "towers", "houses", "courts",      "keep",  "wall"};

enum { TOTAL_MOST = 1000000 };

/* ---- from a game ---- */

static bool aided(const struct aids *aids)
{
	return aids->legal_cells || aids->projection || aids->fits || aids->remaining || aids->fields || aids->why_not;
}

bool stats_of(const struct session *session, struct stats_game *stats)
{
	const struct game *game = session_game(session);
	const struct scenario *file = session_scenario(session);
	if (!game_over(game))
		return false;
	struct record_list *list = record_list_create(file, session_history(session)->ply_count, NULL);
	if (!list)
		return false;
	unsigned winners = game_winners(game);
	*stats = (struct stats_game){.seed = file->setup.seed,
	                             .aided = aided(session_aids(session)),
	                             .hints = session_hints(session),
	                             .seat_count = file->setup.player_count};
	for (int seat = 0; seat < stats->seat_count; seat++) {
		struct stats_seat *one = &stats->seats[seat];
		if (session_computer(session, seat) < 0)
			utf8_copy(one->name, sizeof one->name, file->names[seat]);
		one->total = game_score(game, seat);
		one->won = winners >> seat & 1;
	}
	for (int i = 0; i < list->count; i++) {
		const struct record *record = &list->items[i];
		struct stats_seat *one = &stats->seats[record->seat];
		one->points[record_class(record)] += record->points;
		if (record->reason == SCORE_COMPLETE && record->kind == FEATURE_CITY && record->tiles > one->city)
			one->city = record->tiles;
	}
	record_list_destroy(list);
	return true;
}

/* ---- the file ---- */

static const char *path_of(const char *home) { return say("%s/statistics.json", home); }

static json_t *game_json(const struct stats_game *game)
{
	json_t *seats = json_array();
	const char *seed = say("%llu", (unsigned long long)game->seed);
	for (int i = 0; i < game->seat_count; i++) {
		const struct stats_seat *one = &game->seats[i];
		json_t *seat = json_pack("{s:s, s:i, s:b, s:i}", "name", one->name, "total", (int)one->total, "won",
		                         (int)one->won, "city", one->city);
		for (int k = 0; k < RECORD_CLASSES; k++)
			json_object_set_new(seat, kind_keys[k], json_integer(one->points[k]));
		json_array_append_new(seats, seat);
	}
	return json_pack("{s:s, s:b, s:i, s:o}", "seed", seed, "aided", (int)game->aided, "hints", game->hints, "seats",
	                 seats);
}

/* A number of the file, or the nearest that makes sense. */
static int number(const json_t *object, const char *key, int least)
{
	json_int_t value = json_integer_value(json_object_get(object, key));
	return value < least ? least : value > TOTAL_MOST ? TOTAL_MOST : (int)value;
}

static bool game_read(const json_t *from, struct stats_game *game)
{
	const char *seed = json_string_value(json_object_get(from, "seed"));
	const json_t *seats = json_object_get(from, "seats");
	*game = (struct stats_game){.seed = seed ? strtoull(seed, NULL, 10) : 0,
	                            .aided = json_is_true(json_object_get(from, "aided")),
	                            .hints = number(from, "hints", 0),
	                            .seat_count = (int)json_array_size(seats)};
	if (!seed || game->seat_count < PLAYERS_MIN || game->seat_count > PLAYERS_MAX)
		return false;
	for (int i = 0; i < game->seat_count; i++) {
		const json_t *seat = json_array_get(seats, (size_t)i);
		const char *name = json_string_value(json_object_get(seat, "name"));
		struct stats_seat *one = &game->seats[i];
		utf8_copy(one->name, sizeof one->name, name);
		one->total = number(seat, "total", -TOTAL_MOST);
		one->won = json_is_true(json_object_get(seat, "won"));
		one->city = number(seat, "city", 0);
		for (int k = 0; k < RECORD_CLASSES; k++)
			one->points[k] = number(seat, kind_keys[k], -TOTAL_MOST);
	}
	return true;
}

bool stats_read(struct stats *stats, const char *text, size_t length, const char *file, struct format_error *error)
{
	json_error_t where;
	*stats = (struct stats){.count = 0};
	json_t *root = json_in(text, length, JSON_REJECT_DUPLICATES, &where);
	const json_t *games = json_object_get(root, "games");
	size_t count = json_array_size(games);
	if (!root)
		format_fail(error, file, where.line, where.column, "%s", where.text);
	else if (!json_is_array(games) || count > STATS_GAMES_MAX)
		format_fail(error, file, 0, 0, "\"games\" is no list of %d at most", STATS_GAMES_MAX);
	else if (!(stats->games = calloc(count + 1, sizeof *stats->games)))
		format_fail(error, file, 0, 0, "there is not enough memory");
	bool fine = stats->games != NULL;
	for (size_t i = 0; fine && i < count; i++) {
		fine = game_read(json_array_get(games, i), &stats->games[i]);
		if (!fine)
			format_fail(error, file, 0, 0, "game %d has no seed, or not %d to %d seats", (int)i + 1,
			            PLAYERS_MIN, PLAYERS_MAX);
	}
	if (fine)
		stats->count = (int)count;
	else
		stats_finish(stats);
	json_decref(root);
	return fine;
}

const char *stats_load(struct stats *stats, const char *home)
{
	const char *path = path_of(home);
	struct format_error wrong;
	size_t length;
	*stats = (struct stats){.count = 0};
	if (!sys_exists(path))
		return NULL;
	char *text = file_read(path, &length, &wrong);
	bool fine = text && stats_read(stats, text, length, path, &wrong);
	free(text);
	return fine ? NULL : format_error_line(&wrong);
}

void stats_finish(struct stats *stats)
{
	free(stats->games);
	*stats = (struct stats){.count = 0};
}

json_t *stats_json(const struct stats *stats)
{
	json_t *games = json_array(), *root = json_pack("{s:i, s:o}", "format", 1, "games", games);
	for (int i = 0; i < stats->count; i++)
		json_array_append_new(games, game_json(&stats->games[i]));
	return root;
}

/* errno is EEXIST where another window has written since it was seen. */
static const char *write_all(const struct stats *stats, const char *home, struct sys_about *seen)
{
	const char *path = path_of(home);
	struct format_error wrong;
	json_memory_watch();
	if (json_out_write(path, stats_json(stats), JSON_INDENT(1), seen, &wrong))
		return NULL;
	int fault = errno;
	const char *why = folder_unwritten(path, fault);
	errno = fault;
	return why;
}

static bool same(const struct stats_game *a, const struct stats_game *b)
{
	bool alike = a->seed == b->seed && a->seat_count == b->seat_count;
	for (int i = 0; alike && i < a->seat_count; i++)
		alike = strcmp(a->seats[i].name, b->seats[i].name) == 0;
	return alike;
}

/* What was seen is read, and written with the game; errno is EEXIST where another window has written meanwhile. */
static const char *add_to(const char *home, const struct stats_game *game, struct sys_about *seen)
{
	struct stats stats;
	int place = 0;
	errno = 0;
	const char *wrong = stats_load(&stats, home);
	if (wrong)
		return wrong;
	while (place < stats.count && !same(&stats.games[place], game))
		place++;
	if (place == STATS_GAMES_MAX) { /* the oldest makes room */
		memmove(stats.games, stats.games + 1, (size_t)(place - 1) * sizeof *stats.games);
		stats.count = --place;
	}
	struct stats_game *games = realloc(stats.games, (size_t)(stats.count + 1) * sizeof *games);
	if (games) {
		games[place] = *game;
		stats.games = games;
		stats.count += place == stats.count;
		wrong = write_all(&stats, home, seen);
	} else {
		wrong = tr("there is not enough memory");
	}
	int fault = errno;
	stats_finish(&stats);
	errno = fault;
	return wrong;
}

const char *stats_add(const char *home, const struct stats_game *game)
{
	struct sys_about seen;
	const char *wrong;
	do {
		sys_about(path_of(home), &seen);
		wrong = add_to(home, game, &seen);
	} while (wrong && errno == EEXIST);
	return wrong;
}

const char *stats_clear(const char *home)
{
	const char *path = path_of(home);
	return output_remove(path) || errno == ENOENT ? NULL : folder_fault(path, errno);
}

/* ---- what it comes to ---- */

static struct stats_person *person(struct stats_person people[STATS_PEOPLE_MAX], int *count, const char *name)
{
	for (int i = 0; i < *count; i++)
		if (strcmp(people[i].name, name) == 0)
			return &people[i];
	if (*count == STATS_PEOPLE_MAX)
		return NULL;
	struct stats_person *one = &people[(*count)++];
	*one = (struct stats_person){.best = -TOTAL_MOST};
	snprintf(one->name, sizeof one->name, "%s", name);
	return one;
}

static int by_wins(const void *a, const void *b)
{
	const struct stats_person *one = a, *other = b;
	if (one->wins != other->wins)
		return other->wins - one->wins;
	int64_t mine = one->total * other->games, theirs = other->total * one->games;
	return mine != theirs ? (mine < theirs) - (mine > theirs) : strcmp(one->name, other->name);
}

int stats_people(const struct stats *stats, enum stats_filter filter, struct stats_person people[STATS_PEOPLE_MAX])
{
	int count = 0;
	for (int g = 0; g < stats->count; g++) {
		const struct stats_game *game = &stats->games[g];
		for (int i = 0; i < game->seat_count && !(filter == STATS_UNAIDED && (game->aided || game->hints));
		     i++) {
			const struct stats_seat *seat = &game->seats[i];
			struct stats_person *one = seat->name[0] ? person(people, &count, seat->name) : NULL;
			if (!one)
				continue;
			one->games++;
			one->wins += seat->won;
			one->total += seat->total;
			one->best = seat->total > one->best ? seat->total : one->best;
			one->city = seat->city > one->city ? seat->city : one->city;
			for (int k = 0; k < RECORD_CLASSES; k++)
				one->points[k] += seat->points[k];
		}
	}
	qsort(people, (size_t)count, sizeof *people, by_wins);
	return count;
}

/* A field of the table: quotes are doubled, and what begins like a formula is not one. */
static void field(FILE *file, const char *text)
{
	fputc('"', file);
	if (text[0] && strchr("=+-@\t\r", text[0]))
		fputc('\'', file);
	for (; *text; text++) {
		if (*text == '"')
			fputc('"', file);
		fputc(*text, file);
	}
	fputc('"', file);
}

static bool table_write(FILE *file, const struct stats *stats)
{
	fputs("game,name,total,won,roads,cities,monasteries,farms,other,largest city,aids,hints,"
	      "paths,towers,houses,courts,keep,wall tiles\n",
	      file);
	for (int g = 0; g < stats->count; g++)
		for (int i = 0; i < stats->games[g].seat_count; i++) {
			const struct stats_seat *seat = &stats->games[g].seats[i];
			fprintf(file, "%d,", g + 1);
			field(file, seat->name);
			fprintf(file, ",%d,%d", (int)seat->total, (int)seat->won);
			for (int k = 0; k < CLASS_CASTLE; k++)
				fprintf(file, ",%d", (int)seat->points[k]);
			fprintf(file, ",%d,%d,%d", seat->city, (int)stats->games[g].aided, stats->games[g].hints);
			for (int k = CLASS_CASTLE; k < RECORD_CLASSES; k++)
				fprintf(file, ",%d", (int)seat->points[k]);
			fputc('\n', file);
		}
	return !ferror(file);
}

const char *stats_export(const struct stats *stats, const char *home, char path[FORMAT_PATH_SIZE])
{
	struct output output;
	const char *directory = say("%s/exports", home), *wrong = folder_make(home, directory);
	/* Somebody may have worked in the last one: each is a new file. */
	for (int from = 1; !wrong;) {
		wrong = folder_new_file(directory, "statistics", ".csv", &from, path, FORMAT_PATH_SIZE);
		if (wrong ||
		    (output_open_new(&output, path) && output_close(&output, table_write(output.stream, stats))))
			break;
		if (errno != EEXIST)
			wrong = folder_fault(path, errno);
	}
	return wrong;
}
