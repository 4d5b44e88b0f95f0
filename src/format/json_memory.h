/*
 * json_memory.h - where jansson's memory comes from, and whether it ever lacked some: what json_in.c and json_out.c
 * share. All of it is this thread's.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

/* From now on it is watched. */
void json_memory_watch(void);

/* Has there been enough since? */
bool json_memory_whole(void);

/* There has not. */
void json_memory_lack(void);

/* What is lacking is taken from these bytes until json_memory_reserve(NULL, 0), by when nothing of it is in use. */
void json_memory_reserve(char *bytes, size_t size);
