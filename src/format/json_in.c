#include "json_out.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* So many bytes are read at a time, and no more behind the first lack: small values that take some hundred bytes each,
 * and one word as long as the text, whose memory is doubled. */
enum { AT_A_TIME = 64, RESERVE = 512 * AT_A_TIME };

struct source {
	const char *text;
	size_t left;
};

static size_t hand_on(void *buffer, size_t room, void *data)
{
	struct source *source = data;
	size_t most = room < AT_A_TIME ? room : AT_A_TIME, count = source->left < most ? source->left : most;

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
	char *reserve = malloc(size);
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
	free(reserve);
	if (lacked)
		json_memory_lack();
	return root;
}
