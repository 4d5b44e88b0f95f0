/* bastide: the window.  What needs none is done by bastide-pictures (src/pictures). */
#include <SDL.h> /* the entry of a program, where a system has another */

#include "platform/host.h"
#include "platform/program.h"

static int work(const struct options *options, char **argv)
{
	return options->work == WORK_WINDOW ? window_run(options) : program_pictures(argv);
}

int main(int argc, char **argv) { return program_run(argc, argv, work); }
