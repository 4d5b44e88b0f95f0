/* words.h - a program started with these words. */
#pragma once

#include "system/windows/wide.h"

/* In a job that ends with us, with `streams` as its standard input, output and error and nothing else of ours;
 * `quiet`: without a console.  `path`: with or without ".exe".  NULL with errno. */
HANDLE words_start(const char *path, char *const words[], HANDLE streams[3], bool quiet, PROCESS_INFORMATION *made);
