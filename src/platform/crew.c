#include "platform/crew.h"

#include <SDL.h>
#include <stdbool.h>
#include <stdlib.h>

enum { HANDS_MAX = 8 };

struct crew {
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
static void work(struct crew *crew)
{
	crew->busy++;
	while (crew->next < crew->count) {
		int index = crew->next++;
		SDL_UnlockMutex(crew->mutex);
		crew->part(crew->context, index);
		SDL_LockMutex(crew->mutex);
	}
	if (--crew->busy == 0)
		SDL_CondSignal(crew->done);
}

static int hand(void *data)
{
	struct crew *crew = data;

	SDL_LockMutex(crew->mutex);
	while (!crew->ending) {
		if (crew->next < crew->count)
			work(crew);
		else
			SDL_CondWait(crew->begin, crew->mutex);
	}
	SDL_UnlockMutex(crew->mutex);
	return 0;
}

struct crew *crew_create(int hands)
{
	struct crew *crew = calloc(1, sizeof(*crew));

	if (!crew)
		return NULL;
	crew->mutex = SDL_CreateMutex();
	crew->begin = SDL_CreateCond();
	crew->done = SDL_CreateCond();
	if (!crew->mutex || !crew->begin || !crew->done) {
		crew_destroy(crew);
		return NULL;
	}
	for (int i = 1; i < hands && i <= HANDS_MAX; i++) {
		SDL_Thread *thread = SDL_CreateThread(hand, "crew", crew);
		if (!thread)
			break;
		crew->threads[crew->thread_count++] = thread;
	}
	return crew;
}

void crew_destroy(struct crew *crew)
{
	if (!crew)
		return;
	if (crew->mutex) {
		SDL_LockMutex(crew->mutex);
		crew->ending = true;
		SDL_CondBroadcast(crew->begin);
		SDL_UnlockMutex(crew->mutex);
	}
	for (int i = 0; i < crew->thread_count; i++)
		SDL_WaitThread(crew->threads[i], NULL);
	SDL_DestroyCond(crew->begin);
	SDL_DestroyCond(crew->done);
	SDL_DestroyMutex(crew->mutex);
	free(crew);
}

void crew_work(struct crew *crew, int count, void (*part)(void *context, int index), void *context)
{
	if (!crew) {
		for (int i = 0; i < count; i++)
			part(context, i);
		return;
	}
	SDL_LockMutex(crew->mutex);
	crew->next = 0;
	crew->count = count;
	crew->part = part;
	crew->context = context;
	SDL_CondBroadcast(crew->begin);
	work(crew);
	while (crew->busy > 0)
		SDL_CondWait(crew->done, crew->mutex);
	crew->count = 0;
	SDL_UnlockMutex(crew->mutex);
}
