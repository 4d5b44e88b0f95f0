#include "platform/program.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include <bastide/format.h>
#include <commit.h>

#include "format/output.h"
#include "platform/memory.h"
#include "system/system.h"

int program_run(int argc, char **argv, int (*work)(const struct options *options, char **argv))
{
	struct options options;
	char error[FORMAT_LINE_SIZE];
	int status = 0;

	sys_begin(&argc, &argv);
	memory_begin();
	if (!options_read(&options, argc, argv, error, sizeof error)) {
		fprintf(stderr, "bastide: %s\n", error);
		return 2;
	}
	if (options.work == WORK_HELP)
		fputs(options_help, stdout);
	else if (options.work == WORK_VERSION)
		puts(BASTIDE_COMMIT[0] ? "bastide " BASTIDE_VERSION " (" BASTIDE_COMMIT ")"
		                       : "bastide " BASTIDE_VERSION);
	else
		status = work(&options, argv);
	if (status == 0 && !output_standard_flush()) {
		fprintf(stderr, "bastide: standard output cannot be written: %s\n", strerror(errno));
		return 1;
	}
	return status;
}

int program_become(const char *name, const char *built, char **argv)
{
	/* beside, as it lies in an archive; as it was installed, wherever that lies now; in its room, as it is built */
	const char *const beside[] = {"", "../libexec/", built};
	char folder[SYS_PATH_SIZE], path[SYS_PATH_SIZE + 40];

	sys_own_folder(folder);
	for (int i = 0; folder[0] && i < 3; i++) {
		snprintf(path, sizeof path, "%s%s%s", folder, beside[i], name);
		sys_become(path, argv);
	}
	snprintf(path, sizeof path, "%s/%s", BASTIDE_PROGRAMS, name);
	sys_become(path, argv);
	fprintf(stderr, "bastide: %s, which does this, is neither in \"%s\" nor \"%s\": %s\n", name,
	        folder[0] ? folder : "its folder", path, strerror(errno));
	return 1;
}
