/*
 * record_export.h - the list of scores as a file, for reading or for checking.
 */
#ifndef BASTIDE_APP_RECORD_EXPORT_H
#define BASTIDE_APP_RECORD_EXPORT_H

#include "record.h"

enum { RECORD_NAME_SIZE = 64 };

/* The list as text: one line per score, then the totals.  NUL-terminated;
 * free() it.  NULL when out of memory. */
char *record_list_text(const struct record_list *list, const struct game *game, const char names[PLAYERS_MAX][RECORD_NAME_SIZE]);

/* The same as JSON, in the words of the engine's protocol. */
char *record_list_json(const struct record_list *list, const struct game *game, const char names[PLAYERS_MAX][RECORD_NAME_SIZE]);

/* Writes one of them, atomically; false with a sentence. */
bool record_export(const struct record_list *list, const struct game *game, const char names[PLAYERS_MAX][RECORD_NAME_SIZE], bool json,
		   const char *path, char *error, size_t size);

#endif
