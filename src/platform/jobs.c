#include "platform/jobs.h"

#include <SDL.h>
#include <stdlib.h>

enum { THREADS_MAX = 8 };

struct node {
	struct job job;
	struct node *next;
};

struct jobs {
	SDL_mutex *mutex;
	SDL_cond *work, *asked, *ready;
	struct node *waiting; /* the most urgent first */
	struct node *awaited; /* the same of what somebody waits for, if there is a thread for it */
	struct node *finished;
	int open; /* waiting, running or finished */
	bool ending;
	void (*notify)(void *context);
	void *context;
	int thread_count;
	SDL_Thread *threads[THREADS_MAX];
	SDL_Thread *quick; /* NULL: all wait in one row */
};

static void serve(struct jobs *jobs, struct node **queue, SDL_cond *more)
{
	SDL_LockMutex(jobs->mutex);
	for (;;) {
		while (!*queue && !jobs->ending)
			SDL_CondWait(more, jobs->mutex);
		struct node *node = *queue;
		if (!node)
			break;
		*queue = node->next;
		SDL_UnlockMutex(jobs->mutex);
		node->job.run(node->job.data);
		SDL_LockMutex(jobs->mutex);
		bool first = !jobs->finished;
		node->next = jobs->finished;
		jobs->finished = node;
		SDL_CondSignal(jobs->ready);
		if (first && jobs->notify)
			jobs->notify(jobs->context);
	}
	SDL_UnlockMutex(jobs->mutex);
}

static int worker(void *data)
{
	struct jobs *jobs = data;

	SDL_SetThreadPriority(SDL_THREAD_PRIORITY_LOW);
	serve(jobs, &jobs->waiting, jobs->work);
	return 0;
}

/* Beside other programs a thread of low priority gets next to nothing, which a picture can bear and a person who waits
 * cannot; and what was lowered may not be raised again. */
static int quick_worker(void *data)
{
	struct jobs *jobs = data;

	serve(jobs, &jobs->awaited, jobs->asked);
	return 0;
}

struct jobs *jobs_create(int threads, void (*notify)(void *context), void *context)
{
	struct jobs *jobs = calloc(1, sizeof *jobs);

	if (!jobs)
		return NULL;
	jobs->notify = notify;
	jobs->context = context;
	jobs->mutex = SDL_CreateMutex();
	jobs->work = SDL_CreateCond();
	jobs->ready = SDL_CreateCond();
	jobs->asked = SDL_CreateCond();
	if (threads > THREADS_MAX)
		threads = THREADS_MAX;
	for (int i = 0; jobs->mutex && jobs->work && jobs->ready && i < threads; i++) {
		SDL_Thread *thread = SDL_CreateThread(worker, "painter", jobs);
		if (thread)
			jobs->threads[jobs->thread_count++] = thread;
	}
	if (jobs->thread_count && jobs->asked)
		jobs->quick = SDL_CreateThread(quick_worker, "thinker", jobs);
	return jobs;
}

bool jobs_threaded(const struct jobs *jobs) { return jobs->thread_count > 0; }

/* Nobody will look at what has not begun: it only cleans up. */
static void give_up(struct jobs *jobs, struct node **queue)
{
	while (*queue) {
		struct node *node = *queue;
		*queue = node->next;
		node->next = jobs->finished;
		jobs->finished = node;
	}
}

void jobs_destroy(struct jobs *jobs, struct host *host)
{
	if (!jobs)
		return;
	SDL_LockMutex(jobs->mutex); /* there may be none, nor threads then */
	jobs->ending = true;
	give_up(jobs, &jobs->waiting);
	give_up(jobs, &jobs->awaited);
	if (jobs->work)
		SDL_CondBroadcast(jobs->work);
	if (jobs->asked)
		SDL_CondBroadcast(jobs->asked);
	SDL_UnlockMutex(jobs->mutex);
	for (int i = 0; i < jobs->thread_count; i++)
		SDL_WaitThread(jobs->threads[i], NULL);
	if (jobs->quick)
		SDL_WaitThread(jobs->quick, NULL);
	jobs_deliver(jobs, host);
	SDL_DestroyCond(jobs->work);
	SDL_DestroyCond(jobs->ready);
	SDL_DestroyCond(jobs->asked);
	SDL_DestroyMutex(jobs->mutex);
	free(jobs);
}

bool jobs_add(struct jobs *jobs, const struct job *job)
{
	struct node *node = malloc(sizeof *node);

	if (!node)
		return false;
	node->job = *job;
	SDL_LockMutex(jobs->mutex);
	bool quick = jobs->quick && job->urgency >= JOB_AWAITED;
	struct node **at = quick ? &jobs->awaited : &jobs->waiting;
	while (*at && (*at)->job.urgency >= job->urgency)
		at = &(*at)->next;
	node->next = *at;
	*at = node;
	jobs->open++;
	SDL_CondSignal(quick ? jobs->asked : jobs->work);
	SDL_UnlockMutex(jobs->mutex);
	return true;
}

int jobs_open(struct jobs *jobs)
{
	SDL_LockMutex(jobs->mutex);
	int open = jobs->open;
	SDL_UnlockMutex(jobs->mutex);
	return open;
}

/* Nobody else has the jobs: there is no other thread. */
bool jobs_work(struct jobs *jobs)
{
	if (jobs_threaded(jobs))
		return false;
	struct node *node = jobs->waiting;
	if (!node)
		return false;
	if (node->job.piece && node->job.piece(node->job.data))
		return true;
	jobs->waiting = node->next;
	if (!node->job.piece)
		node->job.run(node->job.data);
	node->next = jobs->finished;
	jobs->finished = node;
	return true;
}

int jobs_deliver(struct jobs *jobs, struct host *host)
{
	int count = 0;

	SDL_LockMutex(jobs->mutex);
	struct node *node = jobs->finished;
	jobs->finished = NULL;
	SDL_UnlockMutex(jobs->mutex);
	while (node) {
		struct node *next = node->next;
		node->job.done(node->job.data, host);
		free(node);
		node = next;
		count++;
	}
	if (count) {
		SDL_LockMutex(jobs->mutex);
		jobs->open -= count;
		SDL_UnlockMutex(jobs->mutex);
	}
	return count;
}

void jobs_wait(struct jobs *jobs)
{
	if (!jobs_threaded(jobs)) {
		while (!jobs->finished && jobs_work(jobs))
			;
		return;
	}
	SDL_LockMutex(jobs->mutex);
	while (!jobs->finished && jobs->open > 0)
		SDL_CondWait(jobs->ready, jobs->mutex);
	SDL_UnlockMutex(jobs->mutex);
}
