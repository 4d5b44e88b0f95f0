/* Lines of the protocol: each gets an answer, a refusal changes nothing, and the
 * game always agrees with its slow check. */
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"
#include "protocol.h"
#include "recount.h"

static uint64_t hash_of(const struct protocol *protocol)
{
	return protocol_game(protocol) ? game_hash(protocol_game(protocol)) : 0;
}

/* *hash: of the game, before and after. */
static void answer_line(struct protocol *protocol, const char *line, size_t length, uint64_t *hash)
{
	uint64_t before = *hash;
	char *answer = protocol_answer(protocol, line, length);
	char text[256];

	if (!answer || strncmp(answer, "{\"ok\":", 6) != 0 || strchr(answer, '\n'))
		fuzz_fail("an answer must be one line that begins with ok");
	*hash = hash_of(protocol);
	if (answer[6] == 'f' && *hash != before)
		fuzz_fail("a refusal changed the game");
	if (*hash != before && *hash && !game_check(protocol_game(protocol), text, sizeof text))
		fuzz_fail(text);
	free(answer);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct protocol *protocol = protocol_create(fuzz_tiles());
	const char *at = (const char *)data, *end = at + size;
	uint64_t hash = 0;

	while (at < end) {
		const char *newline = memchr(at, '\n', (size_t)(end - at));
		size_t length = (size_t)((newline ? newline : end) - at);
		char *line = malloc(length + 1); /* a line ends in NUL, as read from a stream */
		memcpy(line, at, length);
		line[length] = '\0';
		answer_line(protocol, line, length, &hash);
		free(line);
		at += length + 1;
	}
	protocol_destroy(protocol);
	return 0;
}
