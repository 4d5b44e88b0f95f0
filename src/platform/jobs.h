/* jobs.h - work on other threads, answers in the main loop.
 *
 * A queue of struct job (host.h), the most urgent first; what somebody waits for (JOB_AWAITED) has a thread of its own,
 * the others are of low priority. Finished jobs wait until the main thread calls jobs_deliver().  Where no thread can
 * be had the main thread does them, one by one and in pieces where they have some, with jobs_work(). */
#pragma once

#include "view/kit/screen.h"

struct jobs;

/* `notify` is called on a worker when a job has finished (may be NULL).  NULL when out of memory. */
struct jobs *jobs_create(int threads, void (*notify)(void *context), void *context);
/* Waits for what runs; of jobs not begun only `done` is called, so that nothing leaks. */
void jobs_destroy(struct jobs *jobs, struct host *host);

/* False when out of memory: it is to be done here and now. */
bool jobs_add(struct jobs *jobs, const struct job *job);
int jobs_open(struct jobs *jobs);
/* Has it a thread? */
bool jobs_threaded(const struct jobs *jobs);
/* Does the most urgent job here and now, or a piece of it; false where nothing waits, or threads do it. */
bool jobs_work(struct jobs *jobs);
/* Calls `done` of everything that has finished; returns their number. */
int jobs_deliver(struct jobs *jobs, struct host *host);
/* Sleeps, or works, until something has finished or nothing is open. */
void jobs_wait(struct jobs *jobs);
