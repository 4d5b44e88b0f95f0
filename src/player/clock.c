#include "player/program.h"

#include "system/system.h"

double clock_ms(void) { return sys_clock_ms(SYS_CLOCK_WALL); }

bool clock_before(void *until, int playouts)
{
	(void)playouts;
	return clock_ms() < *(const double *)until;
}
