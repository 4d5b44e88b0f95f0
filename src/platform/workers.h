/* workers.h - a few threads that do one thing together: the parts of a frame.
 *
 * Unlike jobs (jobs.h) the caller works too and waits for the end, so nothing
 * that the parts write may depend on who did which. */
#pragma once

struct workers;

/* `hands` at work at the same time, the caller's own included; NULL when out
 * of memory.  Where threads cannot be had there are fewer hands. */
struct workers *workers_create(int hands);
void workers_destroy(struct workers *workers);

/* part(context, 0) .. part(context, count - 1), in any order; returns when all
 * have been done.  NULL workers: the caller does them one by one. */
void workers_run(struct workers *workers, int count, void (*part)(void *context, int index), void *context);
