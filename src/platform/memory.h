/* memory.h - how the C library keeps what is not in use. */
#pragma once

/* Before anything else.  Pictures come from one thread and go in another: left to itself, the C library keeps a heap
 * for each and gives nothing back, which costs a hundred megabytes. */
void memory_begin(void);

/* The same is needed again and again: what is freed stays here, for pages that the system hands out empty cost more
 * than painting on them. */
void memory_keep(void);

/* After much was freed: to the system with it. */
void memory_give_back(void);
