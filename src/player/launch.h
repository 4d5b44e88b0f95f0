/*
 * launch.h - starting somebody else's program: without a shell, in a process group of its own; on Linux it is killed
 * when the thread that started it ends, with or without the game.
 *
 * Whoever starts programs must ignore SIGPIPE, and calls waitpid() for each.
 */
#pragma once

#include <sys/types.h>

/* `words` ends with NULL; the first is looked for on PATH.  `in`, `out` and `err` (-1: as ours) become its standard
 * input, output and error and stay the caller's, who closes them.  0, else what errno would say. */
int program_launch(char *const words[], int in, int out, int err, pid_t *pid);
