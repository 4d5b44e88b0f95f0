/* The protocol on streams. */
#include <stdlib.h>

#include "protocol.h"

/* Reads a line without its newline; of one that is too long only so much that
 * it can be told.  False at the end of the input. */
static bool line_read(FILE *in, char *line, size_t *length)
{
	int byte = getc(in);

	*length = 0;
	if (byte == EOF)
		return false;
	for (; byte != EOF && byte != '\n'; byte = getc(in))
		if (*length <= PROTOCOL_LINE_MAX)
			line[(*length)++] = (char)byte;
	line[*length] = '\0';
	return true;
}

bool protocol_run(struct protocol *protocol, FILE *in, FILE *out)
{
	char *line = malloc(PROTOCOL_LINE_MAX + 2);
	bool good = line != NULL;
	size_t length;

	while (good && !protocol_finished(protocol) && line_read(in, line, &length)) {
		char *answer = protocol_answer(protocol, line, length);
		good = answer != NULL;
		if (good)
			good = fprintf(out, "%s\n", answer) > 0 && fflush(out) == 0;
		free(answer);
	}
	free(line);
	return good;
}
