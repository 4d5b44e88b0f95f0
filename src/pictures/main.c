/* bastide-pictures: what the game does without a window.  bastide runs it; its options are bastide's. */
#include <SDL.h> /* the entry of a program, where a system has another */
#include <stdio.h>

#include "pictures/pictures.h"
#include "platform/program.h"

static int work(const struct options *options, char **argv)
{
	(void)argv;
	switch (options->work) {
	case WORK_SCREENSHOT:
	case WORK_COMPONENTS:
	case WORK_TILES:
		return picture_run(options);
	case WORK_ANIMATE:
		return film_run(options);
	case WORK_GALLERY:
		return gallery_run(options);
	case WORK_SHEET:
		return sheet_run(options);
	case WORK_AUDIT:
	case WORK_DESCRIBE:
		return text_run(options);
	case WORK_BENCH:
	case WORK_WINDOW:
	case WORK_HELP:
	case WORK_VERSION:
		break;
	}
	fprintf(stderr, "bastide: games and frame times are bastide's, not bastide-pictures'\n");
	return 2;
}

int main(int argc, char **argv) { return program_run(argc, argv, work); }
