/* system.h - what is asked of the system: files, places, time, chance, the terminal.
 *
 * One header for all systems, a folder of sources for each (posix/, windows/).  Every text is UTF-8, and "/" stands
 * between the names of a path.  What fails says why in errno. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <time.h>

enum { SYS_PATH_SIZE = 4096 };

/* At the start of main(): the words as UTF-8, standard input and output as bytes. */
void sys_begin(int *argc, char ***argv);

/* ---- what lies where ---- */

enum sys_kind { SYS_NOTHING, SYS_FILE, SYS_FOLDER, SYS_OTHER /* a device, a pipe */ };

/* Links are followed.  Two paths with one device and inode are one file. */
struct sys_about {
	enum sys_kind kind;
	uint64_t device, inode, size;
	int64_t seconds, nanoseconds; /* of the last change, since 1970 */
};
bool sys_about(const char *path, struct sys_about *about);
bool sys_exists(const char *path);
bool sys_is_folder(const char *path);
/* A folder that is no link to one. */
bool sys_is_own_folder(const char *path);
/* Nobody has set it to be only read, and we may write there. */
bool sys_may_write(const char *path);
/* Without links and dots. */
bool sys_real_path(const char *path, char real[SYS_PATH_SIZE]);

/* The names in a folder but "." and "..", in the order of their bytes. */
struct sys_names {
	int count;
	char **names;
	char *bytes;
};
bool sys_list(const char *folder, struct sys_names *names);
void sys_names_free(struct sys_names *names);

/* ---- files ---- */

FILE *sys_open(const char *path, const char *mode); /* fopen() */
/* To be read, without waiting for it: NULL, too, where it is no file (*kind says what it is). */
FILE *sys_open_read(const char *path, enum sys_kind *kind);
/* To be written, where nothing lies, not even a link; EEXIST. */
FILE *sys_open_new(const char *path);
/* To be written as it is: a device, a pipe. */
FILE *sys_open_there(const char *path);
/* Gives the file the permissions of the one at `path`. */
bool sys_mode_as(FILE *file, const char *path);
/* What was written is on the disk. */
bool sys_sync(FILE *file);
/* The name of this path, made or gone, is on the disk, where the file system can be asked for that: a folder that
 * cannot be opened, or that knows no such thing, counts as done. */
bool sys_sync_name(const char *path);
/* The file takes a name that another may have, in one step. */
bool sys_replace(const char *from, const char *to);
/* The two files change their names, in one step; false, ENOTSUP: where files lie here that cannot be done. */
bool sys_swap(const char *a, const char *b);
/* The file takes a name that nobody has, and that is on the disk before the old one goes; EEXIST. */
bool sys_move(const char *from, const char *to);
bool sys_remove(const char *path);
/* The path of a link becomes that of what it leads to, whether that is there or not. */
bool sys_follow(char *path, size_t size);
bool sys_set_date(const char *path, int64_t seconds, int64_t nanoseconds);

/* ---- folders ---- */

bool sys_make_folder(const char *path);
/* Takes the folder for this process until it ends or gives it back: a number, -1 where there is nothing to take.
 * *other: another process has it. */
int sys_lock_folder(const char *path, bool *other);
void sys_unlock_folder(int lock); /* takes -1 */

/* ---- places ---- */

/* The folder that this program lies in, with the slash; "" where the system does not tell. */
void sys_own_folder(char folder[SYS_PATH_SIZE]);
/* Where the programs of this user keep what is theirs; "": nowhere.  Its first *there bytes are a folder that nobody
 * makes but who made the user. */
void sys_user_folder(char *path, size_t size, size_t *there);
/* What the user has set for the programs he starts (the environment); a path has its slashes.  False: nothing. */
bool sys_setting(const char *name, char *value, size_t size);
/* Where a file may lie when nothing better can be written to, NULL behind the last; some are "". */
#define SYS_REFUGES 3
const char *sys_refuge(int index);
/* Hands the file out under the last name of its path, where its user has no other way to it; false: he has. */
bool sys_give(const char *path);
/* What the user's system speaks: "de_AT.UTF-8", or several as LANGUAGE has them, or "". */
void sys_language(char *text, size_t size);
/* What the system itself says (strerror()) is said so from now on, where it can; numbers stay as they are in C. */
void sys_speak(const char *language);

/* Does the system leave it to this program, for its user, what opens a file whose name ends in .bastide?  *ours: it is
 * this program, where it lies now. */
bool sys_opener(bool *ours);
/* Sets that, or takes away what it has set; false with errno. */
bool sys_opener_set(bool ours);

/* ---- processes, the terminal ---- */

/* Who writes to other programs: a write to a program that has ended fails with an error, and does not end this one. */
void sys_outlive_pipes(void);
/* A terminal that goes asks this program to end as the system does when it shuts down. */
void sys_hangup_ends(void);
long sys_process(void);
bool sys_process_gone(long process);
/* Becomes another program, or ends as it does; comes back only where it cannot be started. */
void sys_become(const char *path, char *const words[]);
/* Does a person read what is written there? */
bool sys_terminal(FILE *stream);

/* ---- time and chance ---- */

enum sys_clock { SYS_CLOCK_WALL, SYS_CLOCK_PROCESS, SYS_CLOCK_THREAD };
/* Milliseconds: since some moment in the past, never going back; of processor time, of all threads or of this one. */
double sys_clock_ms(enum sys_clock clock);
bool sys_local_time(int64_t seconds, struct tm *parts);
/* Eight bytes that nobody can foretell; from the clock where the system has no source of chance. */
uint64_t sys_random(void);
