#include "text/say.h"

#include "text/utf8.h"

/* Sentences stand one behind the other, and begin again where there is no room for one more. */
static _Thread_local struct {
	char text[16 * SAID_SIZE];
	size_t used;
} said;

static char *say_list(const char *text, const char *link, const char *format, va_list arguments)
{
	char *room = said.text + (sizeof said.text - said.used < SAID_SIZE ? 0 : said.used);
	utf8_copy(room, SAID_SIZE, text);
	utf8_append(room, SAID_SIZE, "%s", room[0] ? link : "");
	utf8_append_list(room, SAID_SIZE, format, arguments);
	said.used = (size_t)(room - said.text) + strlen(room) + 1;
	return room;
}

char *say(const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	char *text = say_list("", "", format, arguments);
	va_end(arguments);
	return text;
}

char *say_on(const char *text, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	char *longer = say_list(text, "", format, arguments);
	va_end(arguments);
	return longer;
}

char *say_join(const char *text, const char *link, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	char *longer = say_list(text, link, format, arguments);
	va_end(arguments);
	return longer;
}

char *say_capital(const char *text)
{
	char *sentence = say("%s", text);
	utf8_capital(sentence);
	return sentence;
}
