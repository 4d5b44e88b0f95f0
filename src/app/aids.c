#include "app/session.h"

#include <stddef.h>
#include <string.h>

void aids_init(struct aids *aids)
{
	*aids = (struct aids){
	    .legal_cells = true,
	    .projection = true,
	    .fits = true,
	    .remaining = true,
	    .fields = true,
	    .why_not = true,
	    .hint = true,
	    .undo = true,
	};
}

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

void aids_write(const struct aids *aids, char text[AIDS_TEXT_SIZE])
{
	text[0] = '\0';
	for (int i = 0; i < AID_COUNT; i++) {
		if (!*((const bool *)((const char *)aids + aid_words[i].offset)))
			continue;
		if (text[0])
			strncat(text, " ", AIDS_TEXT_SIZE - strlen(text) - 1);
		strncat(text, aid_words[i].word, AIDS_TEXT_SIZE - strlen(text) - 1);
	}
}

void aids_read(struct aids *aids, const char *text)
{
	char padded[256] = " ";
	strncat(padded, text, sizeof padded - 3);
	strcat(padded, " ");
	for (int i = 0; i < AID_COUNT; i++) {
		char word[40] = " ";
		strcat(word, aid_words[i].word);
		strcat(word, " ");
		*((bool *)((char *)aids + aid_words[i].offset)) = strstr(padded, word) != NULL;
	}
}
