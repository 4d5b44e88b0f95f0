#include "player/clock.h"

#include <time.h>

double clock_ms(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)now.tv_sec * 1e3 + (double)now.tv_nsec * 1e-6;
}

bool clock_before(void *until, int playouts)
{
	(void)playouts;
	return clock_ms() < *(const double *)until;
}
