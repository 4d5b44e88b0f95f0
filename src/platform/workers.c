#include "platform/workers.h"

#include <SDL.h>
#include <stdbool.h>
#include <stdlib.h>

enum { HANDS_MAX = 8 };

struct workers {
	SDL_mutex *mutex;
	SDL_cond *begin, *done;
	int thread_count;
	SDL_Thread *threads[HANDS_MAX];
	bool ending;
	/* the work at hand, under the mutex */
	int next, count, busy;
	void (*part)(void *context, int index);
	void *context;
};

/* Does parts until none is left; the mutex is held before and after. */
static void work(struct workers *workers)
{
	workers->busy++;
	while (workers->next < workers->count) {
		int index = workers->next++;
		SDL_UnlockMutex(workers->mutex);
		workers->part(workers->context, index);
		SDL_LockMutex(workers->mutex);
	}
	if (--workers->busy == 0)
		SDL_CondSignal(workers->done);
}

static int hand(void *data)
{
	struct workers *workers = data;

	SDL_LockMutex(workers->mutex);
	while (!workers->ending) {
		if (workers->next < workers->count)
			work(workers);
		else
			SDL_CondWait(workers->begin, workers->mutex);
	}
	SDL_UnlockMutex(workers->mutex);
	return 0;
}

struct workers *workers_create(int hands)
{
	struct workers *workers = calloc(1, sizeof *workers);

	if (!workers)
		return NULL;
	workers->mutex = SDL_CreateMutex();
	workers->begin = SDL_CreateCond();
	workers->done = SDL_CreateCond();
	if (!workers->mutex || !workers->begin || !workers->done) {
		workers_destroy(workers);
		return NULL;
	}
	for (int i = 1; i < hands && i <= HANDS_MAX; i++) {
		SDL_Thread *thread = SDL_CreateThread(hand, "workers", workers);
		if (!thread)
			break;
		workers->threads[workers->thread_count++] = thread;
	}
	return workers;
}

void workers_destroy(struct workers *workers)
{
	if (!workers)
		return;
	if (workers->mutex) {
		SDL_LockMutex(workers->mutex);
		workers->ending = true;
		SDL_CondBroadcast(workers->begin);
		SDL_UnlockMutex(workers->mutex);
	}
	for (int i = 0; i < workers->thread_count; i++)
		SDL_WaitThread(workers->threads[i], NULL);
	SDL_DestroyCond(workers->begin);
	SDL_DestroyCond(workers->done);
	SDL_DestroyMutex(workers->mutex);
	free(workers);
}

void workers_run(struct workers *workers, int count, void (*part)(void *context, int index), void *context)
{
	if (!workers || count < 2) {
		for (int i = 0; i < count; i++)
			part(context, i);
		return;
	}
	SDL_LockMutex(workers->mutex);
	workers->next = 0;
	workers->count = count;
	workers->part = part;
	workers->context = context;
	SDL_CondBroadcast(workers->begin);
	work(workers);
	while (workers->busy > 0)
		SDL_CondWait(workers->done, workers->mutex);
	workers->count = 0;
	SDL_UnlockMutex(workers->mutex);
}
