#include <SDL.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "format/output.h"
#include "platform/host.h"
#include "platform/memory.h"

static int work(const struct options *options)
{
	switch (options->work) {
	case WORK_HELP:
		options_help();
		return 0;
	case WORK_VERSION:
		puts("bastide " BASTIDE_VERSION);
		return 0;
	case WORK_SCREENSHOT:
	case WORK_COMPONENTS:
	case WORK_TILES:
		return picture_run(options);
	case WORK_WINDOW:
		return window_run(options);
	case WORK_ANIMATE:
		return animate_run(options);
	case WORK_GALLERY:
		return gallery_run(options);
	case WORK_SHEET:
		return sheet_run(options);
	case WORK_AUDIT:
	case WORK_DESCRIBE:
		return text_run(options);
	case WORK_BENCH:
		return bench_run(options);
	case WORK_BENCH_THINK:
		return bench_think_run(options);
	}
	return 2;
}

int main(int argc, char **argv)
{
	struct options options;
	char error[SENTENCE_SIZE];

	memory_begin();
	if (!options_read(&options, argc, argv, error, sizeof error)) {
		fprintf(stderr, "bastide: %s\n", error);
		return 2;
	}
	int status = work(&options);
	if (status == 0 && !output_standard_flush()) {
		fprintf(stderr, "bastide: standard output cannot be written: %s\n", strerror(errno));
		return 1;
	}
	return status;
}
