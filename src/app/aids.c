#include "app/session.h"
#include "text/say.h"

#include <stddef.h>
#include <string.h>

static const struct {
	const char *word;
	size_t offset;
} aid_words[] = {
    {"legal_cells", offsetof(struct aids, legal_cells)},
    {"projection", offsetof(struct aids, projection)},
    {"fits", offsetof(struct aids, fits)},
    {"remaining", offsetof(struct aids, remaining)},
    {"fields", offsetof(struct aids, fields)},
    {"why_not", offsetof(struct aids, why_not)},
    {"hint", offsetof(struct aids, hint)},
    {"undo", offsetof(struct aids, undo)},
};

enum { AID_COUNT = sizeof aid_words / sizeof aid_words[0] };

static bool *aid(struct aids *aids, int i) { return (bool *)((char *)aids + aid_words[i].offset); }

const char *aids_text(const struct aids *aids)
{
	struct aids all = *aids;
	const char *text = "";
	for (int i = 0; i < AID_COUNT; i++)
		text = *aid(&all, i) ? say_join(text, " ", "%s", aid_words[i].word) : text;
	return text;
}

void aids_read(struct aids *aids, const char *text)
{
	char padded[256] = " ";
	strncat(padded, text ? text : "", sizeof padded - 3);
	strcat(padded, " ");
	for (int i = 0; i < AID_COUNT; i++)
		*aid(aids, i) = !text || strstr(padded, say(" %s ", aid_words[i].word)) != NULL;
}
