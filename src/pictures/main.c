/* bastide-pictures: what the game does without a window.  bastide runs it; its options are bastide's. */
#include <stdio.h>

#include "pictures/pictures.h"
#include "platform/program.h"

static bool (*const makes[WORK_VERSION + 1])(struct platform *platform) = {
    [WORK_SCREENSHOT] = still_make, [WORK_COMPONENTS] = still_make, [WORK_TILES] = still_make,
    [WORK_ANIMATE] = film_make,     [WORK_GALLERY] = gallery_make,  [WORK_SHEET] = sheet_make,
};

static int work(const struct options *options, char **argv)
{
	(void)argv;
	if (options->work == WORK_AUDIT || options->work == WORK_DESCRIBE)
		return text_run(options);
	if (!makes[options->work]) {
		fprintf(stderr, "bastide: games and frame times are bastide's, not bastide-pictures'\n");
		return 2;
	}
	return picture_run(options, makes[options->work]);
}

int main(int argc, char **argv) { return program_run(argc, argv, work); }
