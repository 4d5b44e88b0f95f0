/*
 * bench_clock.h - milliseconds of a clock, for the benches alone.
 */
#pragma once

#include <time.h>

static inline double bench_clock(clockid_t id)
{
	struct timespec t;

	clock_gettime(id, &t);
	return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}
