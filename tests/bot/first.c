/* A player for `--player 2=exec:COMMAND` where no other language is at hand: always the first legal move. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
	size_t size = 1 << 20;
	char *line = malloc(size);
	while (line && fgets(line, (int)size, stdin)) {
		const char *legal = strstr(line, "\"legal\"");
		const char *move = legal ? strchr(legal + strlen("\"legal\""), '"') : NULL;
		const char *end = move ? strchr(move + 1, '"') : NULL;
		if (!end)
			break;
		printf("{\"move\": %.*s}\n", (int)(end + 1 - move), move);
		fflush(stdout);
	}
	free(line);
	return 0;
}
