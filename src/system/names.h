/* names.h - for the systems' own sources: names that come one by one become a list. */
#pragma once

#include "system/system.h"

struct gathered {
	char *bytes; /* one after the other, a NUL behind each */
	size_t used, size;
	int count;
};

/* False: there is no memory for it. */
bool names_add(struct gathered *gathered, const char *name);
/* False with ENOMEM where it is not whole, or cannot be sorted. */
bool names_finish(struct gathered *gathered, bool whole, struct sys_names *names);
