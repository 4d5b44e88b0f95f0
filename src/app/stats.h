/* stats.h - what was played on this machine: one line for every game that was played to its end here, and what it comes
 * to for each person.
 *
 * Kept in home/statistics.json and nowhere else; nothing of it leaves the machine.  People are told apart by the names
 * they typed: a seat without a name, or a computer's, is in the game and belongs to nobody.  A damaged file is said and
 * left as it is; the game goes on without it. */
#pragma once

#include "app/record.h"
#include "app/session.h"

enum { STATS_GAMES_MAX = 5000, STATS_PEOPLE_MAX = 200 };

/* In files from before The Castle's classes its points are among the others. */
struct stats_seat {
	char name[SEAT_NAME_SIZE]; /* "": nobody's */
	int32_t total, points[RECORD_CLASSES];
	int city; /* tiles of the largest that brought him points when finished */
	bool won;
};

struct stats_game {
	uint64_t seed; /* with the names: which game it was */
	bool aided;    /* with any of the aids but undo and hints: those count when they are asked for */
	int hints;     /* that people asked for */
	int seat_count;
	struct stats_seat seats[PLAYERS_MAX];
};

struct stats {
	int count;
	struct stats_game *games; /* in the order played */
};

struct stats_person {
	char name[SEAT_NAME_SIZE];
	int games, wins, city;
	int32_t best;
	int64_t total, points[RECORD_CLASSES];
};

/* Which games count. */
enum stats_filter { STATS_ALL, STATS_UNAIDED };

/* What a finished game comes to.  False when it is not over or out of memory. */
bool stats_of(const struct session *session, struct stats_game *game);

/* Takes them from a text; false with *error, and none, when it is broken.  Free with stats_finish() in any case. */
bool stats_read(struct stats *stats, const char *text, size_t length, const char *file, struct format_error *error);

/* What stands in the file; a new reference. */
struct json_t *stats_json(const struct stats *stats);

/* Reads home's statistics; none are no failure.  NULL, or why there is a file and it cannot be read; *stats is empty
 * then.  Free with stats_finish() in any case. */
const char *stats_load(struct stats *stats, const char *home);
void stats_finish(struct stats *stats);

/* Adds a game, in the place of the same one if its end was undone and played
 * again, and writes the file.  NULL, or why not. */
const char *stats_add(const char *home, const struct stats_game *game);

/* Everybody who has a name: most wins first, then the higher average.  Returns how many, STATS_PEOPLE_MAX at most. */
int stats_people(const struct stats *stats, enum stats_filter filter, struct stats_person people[STATS_PEOPLE_MAX]);

/* Forgets everything.  NULL, or why not. */
const char *stats_clear(const char *home);

/* Writes every game as a table with commas into a new file of home/exports and tells where in `path`.  NULL, or why
 * not. */
const char *stats_export(const struct stats *stats, const char *home, char path[FORMAT_PATH_SIZE]);
