#include "platform/memory.h"

#include <stdlib.h> /* which C library it is: __GLIBC__ */

#ifdef __GLIBC__
#include <malloc.h>
#endif

void memory_begin(void)
{
#ifdef __GLIBC__
	mallopt(M_ARENA_MAX, 1);
	mallopt(M_MMAP_THRESHOLD, 1 << 20);
#endif
}

void memory_keep(void)
{
#ifdef __GLIBC__
	mallopt(M_MMAP_THRESHOLD, 32 << 20);
	mallopt(M_TRIM_THRESHOLD, 1 << 30);
#endif
}

void memory_give_back(void)
{
#ifdef __GLIBC__
	malloc_trim(0);
#endif
}
