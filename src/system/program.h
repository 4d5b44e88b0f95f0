/* program.h - somebody else's program: started without a shell, spoken to through pipes that do not block.
 *
 * It is ended with all that it started, by sys_program_stop() or when we end, however that happens.  (On Linux when the
 * thread that started it ends; elsewhere among the POSIX systems it lives until it does.)  Not to be started by two
 * threads at a time: the one's pipes would be held open by the other's program. */
#pragma once

#include <stdbool.h>
#include <stddef.h>

struct sys_program;

/* `words` ends with NULL; the first is looked for on PATH.  `talks`: what it writes is read, and what it complains of
 * goes where ours goes; else both go nowhere.  NULL with errno. */
struct sys_program *sys_program_start(char *const words[], bool talks);

/* How many bytes it took; 0: none within these milliseconds; -1 with errno: it is gone. */
long sys_program_send(struct sys_program *program, const char *bytes, size_t count, double ms);
/* How many bytes it said; 0: none within these milliseconds; -1: it ended (errno 0), or with errno. */
long sys_program_receive(struct sys_program *program, char *bytes, size_t size, double ms);
/* It has said something that was not received. */
bool sys_program_speaks(const struct sys_program *program);
/* There is nothing more to read for it. */
void sys_program_close(struct sys_program *program);

/* Has it ended by itself? *good: well. */
bool sys_program_ended(struct sys_program *program, bool *good);
/* Ends it; while another thread waits for it, too, which is told at once. */
void sys_program_kill(struct sys_program *program);
void sys_program_stop(struct sys_program *program); /* takes NULL */
