#include "text/plural.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* Read once into steps for a stack, so that a number costs no reading. */
enum { STEPS_MOST = 100, DEPTH_MOST = 24 };

enum operation {
	PUSH,
	PUSH_N,
	NOT,
	CHOOSE,
	OR,
	AND,
	EQUAL,
	UNEQUAL,
	AT_MOST,
	AT_LEAST,
	LESS,
	MORE,
	ADD,
	TAKE,
	TIMES,
	PER,
	REST
};

struct plural {
	int count;
	struct {
		enum operation operation;
		unsigned long number;
	} steps[STEPS_MOST];
};

struct reading {
	const char *at;
	struct plural *plural;
	int depth;
	bool failed;
};

/* What binds least first; the longer sign of two that begin alike first. */
static const struct {
	const char *sign;
	int level;
	enum operation operation;
} signs[] = {
    {"||", 1, OR},       {"&&", 2, AND}, {"==", 3, EQUAL}, {"!=", 3, UNEQUAL}, {"<=", 4, AT_MOST},
    {">=", 4, AT_LEAST}, {"<", 4, LESS}, {">", 4, MORE},   {"+", 5, ADD},      {"-", 5, TAKE},
    {"*", 6, TIMES},     {"/", 6, PER},  {"%", 6, REST},
};
enum { SIGNS = sizeof signs / sizeof signs[0], LEVEL_UNARY = 7 };

static void step_add(struct reading *r, enum operation operation, unsigned long number)
{
	if (r->plural->count == STEPS_MOST) {
		r->failed = true;
		return;
	}
	r->plural->steps[r->plural->count].operation = operation;
	r->plural->steps[r->plural->count++].number = number;
}

static bool take(struct reading *r, const char *sign)
{
	r->at += strspn(r->at, " \t");
	if (strncmp(r->at, sign, strlen(sign)) != 0)
		return false;
	r->at += strlen(sign);
	return true;
}

static void choice_read(struct reading *r);

static void value_read(struct reading *r)
{
	if (++r->depth > DEPTH_MOST) {
		r->failed = true;
	} else if (take(r, "(")) {
		choice_read(r);
		r->failed = r->failed || !take(r, ")");
	} else if (take(r, "!")) {
		value_read(r);
		step_add(r, NOT, 0);
	} else if (take(r, "n")) {
		step_add(r, PUSH_N, 0);
	} else if (*r->at >= '0' && *r->at <= '9') {
		char *end;
		step_add(r, PUSH, strtoul(r->at, &end, 10));
		r->at = end;
	} else {
		r->failed = true;
	}
	r->depth--;
}

static void level_read(struct reading *r, int level)
{
	if (level == LEVEL_UNARY) {
		value_read(r);
		return;
	}
	level_read(r, level + 1);
	for (int i = 0; i < SIGNS && !r->failed; i++) {
		if (signs[i].level != level || !take(r, signs[i].sign))
			continue;
		level_read(r, level + 1);
		step_add(r, signs[i].operation, 0);
		i = -1; /* another may follow */
	}
}

/* a ? b : c, which binds to the right. */
static void choice_read(struct reading *r)
{
	if (++r->depth > DEPTH_MOST)
		r->failed = true;
	if (!r->failed)
		level_read(r, 1);
	if (!r->failed && take(r, "?")) {
		choice_read(r);
		r->failed = r->failed || !take(r, ":");
		if (!r->failed)
			choice_read(r);
		step_add(r, CHOOSE, 0);
	}
	r->depth--;
}

struct plural *plural_read(const char *formula)
{
	struct plural *plural = calloc(1, sizeof *plural);
	struct reading reading = {.at = formula, .plural = plural};
	if (!plural)
		return NULL;
	choice_read(&reading);
	reading.at += strspn(reading.at, " \t");
	if (!reading.failed && (*reading.at == ';' || *reading.at == '\n' || *reading.at == '\0'))
		return plural;
	free(plural);
	return NULL;
}

void plural_destroy(struct plural *plural) { free(plural); }

static unsigned long operate(enum operation operation, unsigned long a, unsigned long b)
{
	switch (operation) {
	case OR:
		return a || b;
	case AND:
		return a && b;
	case EQUAL:
		return a == b;
	case UNEQUAL:
		return a != b;
	case AT_MOST:
		return a <= b;
	case AT_LEAST:
		return a >= b;
	case LESS:
		return a < b;
	case MORE:
		return a > b;
	case ADD:
		return a + b;
	case TAKE:
		return a - b;
	case TIMES:
		return a * b;
	case PER:
		return b ? a / b : 0;
	case REST:
		return b ? a % b : 0;
	default:
		return 0;
	}
}

unsigned long plural_form(const struct plural *plural, unsigned long n)
{
	unsigned long stack[STEPS_MOST];
	int top = 0;
	for (int i = 0; i < plural->count; i++) {
		enum operation operation = plural->steps[i].operation;
		if (operation == PUSH || operation == PUSH_N) {
			stack[top++] = operation == PUSH ? plural->steps[i].number : n;
		} else if (operation == NOT) {
			stack[top - 1] = !stack[top - 1];
		} else if (operation == CHOOSE) {
			top -= 2;
			stack[top - 1] = stack[top - 1] ? stack[top] : stack[top + 1];
		} else {
			top--;
			stack[top - 1] = operate(operation, stack[top - 1], stack[top]);
		}
	}
	return stack[0];
}
