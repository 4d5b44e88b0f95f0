/* folder.h - directories: making those below the home, listing the files of any. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <bastide/format.h>

struct folder_file {
	int64_t mtime;       /* seconds since 1970, */
	int64_t nanoseconds; /* and of the last one */
	char name[256], path[FORMAT_PATH_SIZE];
};

/* Where games and preferences are kept: BASTIDE_HOME, else XDG_DATA_HOME/bastide, else ~/.local/share/bastide of HOME
 * or, without one, of the user's record; made if need be and possible.  An empty variable counts as unset, and so does
 * a relative path (but for BASTIDE_HOME).  "": there is no such place. */
void folder_home(char *path, size_t size);

/* Makes `directory`, which lies in `home`, and home itself, where they are missing.  NULL, or why not. */
const char *folder_make(const char *home, const char *directory);

/* What an errno means to a player; what is rare is said in the system's words.  "PATH: why", "PATH cannot be written:
 * why". */
const char *folder_why(int fault);
const char *folder_fault(const char *path, int fault);
const char *folder_unwritten(const char *path, int fault);

/* The last part of a path: what people call a file. */
const char *file_name(const char *path);

/* Does a name end so, and begin before that? */
bool file_ends(const char *name, const char *suffix);

/* The plain files that end in .json or .bastide, newest first, equally old ones backwards by
 * name; *files is freed by the caller.  A missing directory holds none. */
int folder_list(const char *directory, struct folder_file **files);

/* Removes what programs that were killed while they wrote have left behind (bastide-CHANCE.PID.tmp), in this directory
 * and in those within it: once, when a program with a window starts. */
void folder_clean(const char *home);

/* The first of DIRECTORY/STEM-0001SUFFIX, -0002 ... that is not there yet, from number *from on, which becomes the
 * next; NULL, or why there is none.  For a caller who passes over some that are free, or finds them taken
 * when he writes (EEXIST). */
const char *folder_new_file(const char *directory, const char *stem, const char *suffix, int *from, char *path,
                            size_t size);
