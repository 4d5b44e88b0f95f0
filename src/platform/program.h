/* program.h - what all programs begin and end with, and how one runs another. */
#pragma once

#include "platform/options.h"

/* Reads the command line, answers --help and --version, leaves the rest to `work`; the exit status. */
int program_run(int argc, char **argv, int (*work)(const struct options *options, char **argv));

/* Becomes the program of this name, which is found beside this one, where it was installed, or in the folder from here
 * in which it is built; returns only where it is not, with a sentence and the exit status. */
int program_become(const char *name, const char *built, char **argv);
