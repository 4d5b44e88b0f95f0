/* bastide: the window.  What needs none is done by bastide-pictures (src/pictures), what is
 * measured by bastide-frames (tests/frames). */

#include "platform/host.h"
#include "platform/program.h"

static int work(const struct options *options, char **argv)
{
	switch (options->work) {
	case WORK_WINDOW:
		return window_run(options);
	case WORK_BENCH:
		return program_become("bastide-frames", "../../tests/frames/", argv);
	default:
		return program_become("bastide-pictures", "../pictures/", argv);
	}
}

int main(int argc, char **argv) { return program_run(argc, argv, work); }
