/* json_out.h - JSON that is written whole or not at all.
 *
 * jansson adds nothing where there is no memory for it, and an object that lacks
 * a member is as good as any other: a save would be silently short. */
#pragma once

#include <bastide/format.h>
#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

/* Before the first value is built, in this thread. */
void json_out_begin(void);

/* Has there been memory for everything since, in this thread? */
bool json_out_whole(void);

/* Adds the value where there is anything in it, a list or an object; takes the reference. */
void json_set_some(json_t *object, const char *key, json_t *value);

/* Writes what was built since json_out_begin() over a file, as file_write() does; takes the reference.  False with a
 * sentence, and the file as it was. */
struct sys_about;
bool json_out_write(const char *path, json_t *root, size_t flags, struct sys_about *seen, struct format_error *error);

/* As json_loadb(); out of memory: NULL, and the error's line is -1. */
json_t *json_in(const char *text, size_t length, size_t flags, json_error_t *error);

/* json_memory.c: where jansson's memory comes from, and whether it ever lacked some: what json_in.c and json_out.c
 * share. All of it is this thread's. */

/* From now on it is watched. */
void json_memory_watch(void);

/* Has there been enough since? */
bool json_memory_whole(void);

/* There has not. */
void json_memory_lack(void);

/* What is lacking is taken from these bytes until json_memory_reserve(NULL, 0), by when nothing of it is in use. */
void json_memory_reserve(char *bytes, size_t size);
