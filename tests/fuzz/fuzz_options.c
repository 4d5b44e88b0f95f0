/* The command line: words, a line each. What is read is work that can be done; what is not has a sentence. */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"
#include "platform/options.h"

enum { WORDS_MAX = 40 };

static void check(const struct options *options, int words)
{
	if (options->work == WORK_HELP || options->work == WORK_VERSION)
		return; /* whatever else stands there: nothing else is done */
	if (options->w < 0 || options->h < 0 || options->percent < 0 || options->at < -1 || options->fps <= 0)
		fuzz_fail("a number that is none was taken");
	if ((options->w == 0) != (options->h == 0))
		fuzz_fail("half a size");
	if (options->file_count < 0 || options->file_count > words || (options->file && options->screen))
		fuzz_fail("more files than there are words, or a file and a screen");
	if (options->work >= WORK_SCREENSHOT && options->work <= WORK_TILES && !options->out)
		fuzz_fail("work that does not know where to");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char *text = malloc(size + 1), *words[WORDS_MAX + 2] = {"bastide"}, error[400] = "";
	struct options options;
	int count = 1;

	memcpy(text, data, size);
	text[size] = '\0';
	for (char *word = strtok(text, "\n"); word && count <= WORDS_MAX; word = strtok(NULL, "\n"))
		words[count++] = word;
	if (options_read(&options, count, words, error, sizeof error))
		check(&options, count);
	else if (!error[0] || error[strlen(error) - 1] == '\n')
		fuzz_fail("a refusal needs a sentence");
	free(text);
	return 0;
}
