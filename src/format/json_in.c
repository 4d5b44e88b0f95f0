#include "json_out.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Behind the first lack at most 1,024 bytes are read, all that jansson holds at a time: no more than 300 small values,
 * and one word as long as the text, whose memory is doubled. */
enum { RESERVE = 256 * 1024 };

/* One for short texts, so that a line asks for nothing; who finds it taken asks for his own. */
static char kept[2 * RESERVE];
static atomic_flag taken = ATOMIC_FLAG_INIT;

struct source {
	const char *text;
	size_t left;
};

static size_t hand_on(void *buffer, size_t room, void *data)
{
	struct source *source = data;
	size_t count = source->left < room ? source->left : room;

	if (!json_memory_whole())
		return 0;
	memcpy(buffer, source->text, count);
	source->text += count;
	source->left -= count;
	return count;
}

static json_t *no_memory(json_error_t *error)
{
	if (error) {
		memset(error, 0, sizeof *error);
		error->line = error->column = -1;
		snprintf(error->text, sizeof error->text, "out of memory");
	}
	return NULL;
}

json_t *json_in(const char *text, size_t length, size_t flags, json_error_t *error)
{
	struct source source = {text, length};
	size_t size = 2 * length + RESERVE;
	bool own = length > RESERVE / 2 || atomic_flag_test_and_set(&taken);
	char *reserve = own ? malloc(size) : kept;
	bool lacked = !json_memory_whole(); /* what somebody writes meanwhile */

	if (!reserve)
		return no_memory(error);
	json_memory_watch();
	json_memory_reserve(reserve, size);
	json_t *root = json_load_callback(hand_on, &source, flags, error);
	if (!json_memory_whole()) {
		json_decref(root);
		root = no_memory(error);
	}
	json_memory_reserve(NULL, 0);
	if (own)
		free(reserve);
	else
		atomic_flag_clear(&taken);
	if (lacked)
		json_memory_lack();
	return root;
}
