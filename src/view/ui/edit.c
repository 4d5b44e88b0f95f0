#include "view/ui/edit.h"

#include <string.h>

#include "view/ui/input.h"
#include "text/utf8.h"

static int clamp_to(const char *text, int at)
{
	int length = (int)strlen(text);

	at = at < 0 ? 0 : at > length ? length : at;
	return (int)utf8_cut(text, (size_t)at);
}

void edit_clamp(struct edit *edit)
{
	edit->caret = clamp_to(edit->text, edit->caret);
	edit->mark = clamp_to(edit->text, edit->mark);
}

static bool edit_cut(struct edit *edit)
{
	int from = edit->caret < edit->mark ? edit->caret : edit->mark;
	int to = edit->caret < edit->mark ? edit->mark : edit->caret;

	if (from == to)
		return false;
	memmove(edit->text + from, edit->text + to, strlen(edit->text + to) + 1);
	edit->caret = edit->mark = from;
	return true;
}

bool edit_insert(struct edit *edit, const char *text)
{
	bool changed = edit_cut(edit);

	while (*text) {
		int length = utf8_next(text, 0);
		int used = (int)strlen(edit->text);

		if ((unsigned char)*text < 0x20 || *text == 0x7f) {
			text += length;
			continue;
		}
		if (used + length >= edit->size)
			break;
		memmove(edit->text + edit->caret + length, edit->text + edit->caret, (size_t)(used - edit->caret) + 1);
		memcpy(edit->text + edit->caret, text, (size_t)length);
		edit->caret += length;
		edit->mark = edit->caret;
		text += length;
		changed = true;
	}
	return changed;
}

static int word_left(const char *text, int at)
{
	while (at > 0 && text[at - 1] == ' ')
		at--;
	while (at > 0 && text[at - 1] != ' ')
		at--;
	return at;
}

static int word_right(const char *text, int at)
{
	while (text[at] == ' ')
		at++;
	while (text[at] && text[at] != ' ')
		at++;
	return at;
}

/* Where a movement key goes; -1 when it is none. */
static int edit_target(const struct edit *edit, int key, unsigned mods)
{
	bool words = mods & MOD_CTRL;

	switch (key) {
	case KEY_LEFT:
		return words ? word_left(edit->text, edit->caret) : utf8_previous(edit->text, edit->caret);
	case KEY_RIGHT:
		return words ? word_right(edit->text, edit->caret) : utf8_next(edit->text, edit->caret);
	case KEY_HOME:
		return 0;
	case KEY_END:
		return (int)strlen(edit->text);
	default:
		return -1;
	}
}

bool edit_key(struct edit *edit, int key, unsigned mods, bool *changed)
{
	int target = edit_target(edit, key, mods);

	*changed = false;
	if (target >= 0) {
		bool collapse = !(mods & (MOD_SHIFT | MOD_CTRL)) && edit->caret != edit->mark;
		if (collapse && key == KEY_LEFT)
			target = edit->caret < edit->mark ? edit->caret : edit->mark;
		if (collapse && key == KEY_RIGHT)
			target = edit->caret > edit->mark ? edit->caret : edit->mark;
		edit->caret = target;
		if (!(mods & MOD_SHIFT))
			edit->mark = target;
		return true;
	}
	if ((mods & MOD_CTRL) && key == 'a') {
		edit->mark = 0;
		edit->caret = (int)strlen(edit->text);
		return true;
	}
	if (key != KEY_BACKSPACE && key != KEY_DELETE)
		return false;
	if (edit->caret == edit->mark) {
		bool words = mods & MOD_CTRL;
		if (key == KEY_BACKSPACE)
			edit->mark =
			    words ? word_left(edit->text, edit->caret) : utf8_previous(edit->text, edit->caret);
		else
			edit->mark = words ? word_right(edit->text, edit->caret) : utf8_next(edit->text, edit->caret);
	}
	*changed = edit_cut(edit);
	return true;
}

bool edit_copy(const struct edit *edit, char *text, size_t size)
{
	int from = edit->caret < edit->mark ? edit->caret : edit->mark;
	int to = edit->caret < edit->mark ? edit->mark : edit->caret;
	size_t length = (size_t)(to - from);

	if (from == to || length >= size)
		return false;
	memcpy(text, edit->text + from, length);
	text[length] = '\0';
	return true;
}
