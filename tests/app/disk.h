/* disk.h - a disk whose power goes.
 *
 * What the program under test asks of files below one directory is recorded (-Wl,--wrap) and done.  After each call it
 * can be asked what may lie there had the power gone now: of a file's bytes only those synced are sure, of names made,
 * changed and removed only those whose directory was synced; what is not sure is there, half there or not, in any
 * order, for itself.  Nothing waits for a real disk. */
#ifndef TESTS_APP_DISK_H
#define TESTS_APP_DISK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { DISK_PATH_SIZE = 400 };

/* What may be forgotten by a planted fault. */
enum disk_fault { DISK_SOUND, DISK_FILES_NOT_SYNCED, DISK_NAMES_NOT_SYNCED, DISK_NAMED_TOO_EARLY };

/* Begins with an empty directory; `cut` is called behind every call that changes something there. */
void disk_begin(const char *root, enum disk_fault fault, void (*cut)(void));
void disk_end(void);

struct disk_file {
	char path[DISK_PATH_SIZE]; /* below the root; "" where there is none more */
	const char *bytes;         /* NULL: a directory */
	size_t size;
};

/* What lies there for everybody as long as there is power: `limit` of them at the most; how many there are. The bytes
 * stay until disk_end(). */
int disk_now(struct disk_file *files, int limit);
/* What may lie there after a cut, by the number of the outcome; -1: there is no such outcome. */
int disk_after(int outcome, struct disk_file *files, int limit);
/* Writes them below a directory. */
void disk_write(const struct disk_file *files, int count, const char *to);
long disk_calls(void); /* that changed something, so far */

#endif
