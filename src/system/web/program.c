/* A page starts no programs. */
#include "system/program.h"

#include <errno.h>

struct sys_program *sys_program_start(char *const words[], bool talks)
{
	(void)words;
	(void)talks;
	errno = ENOSYS;
	return NULL;
}

long sys_program_send(struct sys_program *program, const char *bytes, size_t count, double ms)
{
	(void)program;
	(void)bytes;
	(void)count;
	(void)ms;
	errno = EPIPE;
	return -1;
}

long sys_program_receive(struct sys_program *program, char *bytes, size_t size, double ms)
{
	(void)program;
	(void)bytes;
	(void)size;
	(void)ms;
	errno = 0;
	return -1;
}

bool sys_program_speaks(const struct sys_program *program)
{
	(void)program;
	return false;
}

void sys_program_close(struct sys_program *program) { (void)program; }

bool sys_program_ended(struct sys_program *program, bool *good)
{
	(void)program;
	*good = false;
	return true;
}

void sys_program_kill(struct sys_program *program) { (void)program; }

void sys_program_stop(struct sys_program *program) { (void)program; }
