/* keep.h - for the sources of this folder: what is kept beyond this visit. */
#pragma once

#include <stdbool.h>

/* The browser keeps the file as it is now; it forgets one that is not there any more.  False: it could not the
 * last time, or cannot now; whether it does is known only later. */
bool keep_file(const char *path);
