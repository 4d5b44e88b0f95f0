#include "text/plural.h"

#include <stdlib.h>
#include <string.h>

enum { LENGTH_MOST = 400, DEPTH_MOST = 24 };

/* A formula is short: it is reckoned as it is read, every part of it, whether it is chosen or not. */
struct reading {
	const char *at;
	unsigned long n;
	int depth;
	bool failed;
};

/* What binds least first; the longer sign of two that begin alike first. */
static const struct sign {
	const char *text;
	int level;
} signs[] = {{"||", 1}, {"&&", 2}, {"==", 3}, {"!=", 3}, {"<=", 4}, {">=", 4}, {"<", 4},
             {">", 4},  {"+", 5},  {"-", 5},  {"*", 6},  {"/", 6},  {"%", 6}};
enum { SIGNS = sizeof signs / sizeof signs[0] };

static bool take(struct reading *r, const char *sign)
{
	r->at += strspn(r->at, " \t");
	if (strncmp(r->at, sign, strlen(sign)) != 0)
		return false;
	r->at += strlen(sign);
	return true;
}

static unsigned long choice_read(struct reading *r);

static unsigned long value_read(struct reading *r)
{
	unsigned long value = 0;
	if (++r->depth > DEPTH_MOST) {
		r->failed = true;
	} else if (take(r, "(")) {
		value = choice_read(r);
		r->failed = r->failed || !take(r, ")");
	} else if (take(r, "!")) {
		value = !value_read(r);
	} else if (take(r, "n")) {
		value = r->n;
	} else if (*r->at >= '0' && *r->at <= '9') {
		char *end;
		value = strtoul(r->at, &end, 10);
		r->at = end;
	} else {
		r->failed = true;
	}
	r->depth--;
	return value;
}

static unsigned long operate(const char *sign, unsigned long a, unsigned long b)
{
	switch (sign[0]) {
	case '|':
		return a || b;
	case '&':
		return a && b;
	case '=':
		return a == b;
	case '!':
		return a != b;
	case '<':
		return sign[1] ? a <= b : a < b;
	case '>':
		return sign[1] ? a >= b : a > b;
	case '+':
		return a + b;
	case '-':
		return a - b;
	case '*':
		return a * b;
	case '/':
		return b ? a / b : 0;
	default:
		return b ? a % b : 0;
	}
}

/* Values between signs that bind at least so well. */
static unsigned long level_read(struct reading *r, int level)
{
	unsigned long value = value_read(r);
	for (int i = 0; i < SIGNS && !r->failed; i++) {
		if (signs[i].level < level || !take(r, signs[i].text))
			continue;
		value = operate(signs[i].text, value, level_read(r, signs[i].level + 1));
		i = -1; /* another may follow */
	}
	return value;
}

/* a ? b : c, which binds to the right. */
static unsigned long choice_read(struct reading *r)
{
	if (++r->depth > DEPTH_MOST)
		r->failed = true;
	unsigned long value = r->failed ? 0 : level_read(r, 1);
	if (!r->failed && take(r, "?")) {
		unsigned long one = choice_read(r);
		r->failed = r->failed || !take(r, ":");
		unsigned long other = r->failed ? 0 : choice_read(r);
		value = value ? one : other;
	}
	r->depth--;
	return value;
}

bool plural_reads(const char *formula)
{
	struct reading reading = {.at = formula};
	if (strcspn(formula, ";\n") > LENGTH_MOST)
		return false;
	choice_read(&reading);
	reading.at += strspn(reading.at, " \t");
	return !reading.failed && (*reading.at == ';' || *reading.at == '\n' || *reading.at == '\0');
}

unsigned long plural_form(const char *formula, unsigned long n)
{
	return choice_read(&(struct reading){.at = formula, .n = n});
}
