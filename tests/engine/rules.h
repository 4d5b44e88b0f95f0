/*
 * rules.h - what the tests of the rules share: one game at a time, on the table `t`.
 */
#ifndef TESTS_ENGINE_RULES_H
#define TESTS_ENGINE_RULES_H

#include "suite.h"

/* The City of Carcassonne, and with a city of one cap open to the north above it. */
#define CITY                                                                                                 \
	"CC00 0,0 0; CC10 1,0 0; CC20 2,0 0; CC30 3,0 0; CC01 0,1 0; CC11 1,1 0; CC21 2,1 0; CC31 3,1 0; "   \
	"CC02 0,2 0; CC12 1,2 0; CC22 2,2 0; CC32 3,2 0; "
#define BLUE_CITY CITY "E 0,-1 0"

extern struct table t;
extern struct game *game;

/* A table with these players, settings and tiles. */
void board(const char *players, const char *settings, const char *laid);
/* Begins the game of the table; the one before it is put away. */
void begin(void);

/* A suite of these tests; each puts its game away afterwards. */
Suite *rules_suite(const char *name, const TTest *const *tests, int count);

#define RULES_SUITE(name, tests) rules_suite(name, tests, (int)(sizeof(tests) / sizeof((tests)[0])))

#endif
