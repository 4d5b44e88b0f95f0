/* json_out.h - JSON that is written whole or not at all.
 *
 * jansson adds nothing where there is no memory for it, and an object that lacks
 * a member is as good as any other: a save would be silently short. */
#pragma once

#include <bastide/format.h>
#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

/* Adds the value where it is a text, or a list or an object with anything in it; takes the reference. */
void json_set_some(json_t *object, const char *key, json_t *value);

/* Writes what was built since json_memory_watch() over a file, as file_write_seen() does; takes the reference.  False
 * with a sentence, and the file as it was. */
struct sys_about;
bool json_out_write(const char *path, json_t *root, size_t flags, struct sys_about *seen, struct format_error *error);

/* As json_loadb(); out of memory: NULL, and the error's line is -1. */
json_t *json_in(const char *text, size_t length, size_t flags, json_error_t *error);

/* json_memory.c: where jansson's memory comes from, and whether it ever lacked some. All of it is this thread's. */

/* Before the first value is built: from now on it is watched. */
void json_memory_watch(void);

/* Has there been enough for everything since? */
bool json_memory_whole(void);

/* There has not. */
void json_memory_lack(void);

/* What is lacking is taken from these bytes until json_memory_reserve(NULL, 0), by when nothing of it is in use. */
void json_memory_reserve(char *bytes, size_t size);
