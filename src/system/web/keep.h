/*
 * keep.h - for the sources of this folder: what is kept beyond this visit.
 */
#pragma once

/* The browser keeps the file as it is now; it forgets one that is not there any more. */
void keep_file(const char *path);
