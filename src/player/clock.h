/*
 * clock.h - the time for those who wait for an answer.
 */
#pragma once

#include <stdbool.h>

/* Milliseconds since some moment in the past; never goes back. */
double clock_ms(void);

/* Is it earlier than `*(const double *)until`?  As struct ai_order asks whether to go on; the second argument is its
 * own. */
bool clock_before(void *until, int playouts);
