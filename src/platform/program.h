/*
 * program.h - what both programs begin and end with, and how one runs the other.
 */
#pragma once

#include "platform/options.h"

/* Reads the command line, answers --help and --version, leaves the rest to `work`; the exit status. */
int program_run(int argc, char **argv, int (*work)(const struct options *options, char **argv));

/* Becomes bastide-pictures, which is found beside this program or where it was installed; returns only where it is
 * not, with a sentence and the exit status. */
int program_pictures(char **argv);
