/* tables.h - tables with every module, both games and two to six players, for programs that think at all of them. */
#ifndef TESTS_AI_TABLES_H
#define TESTS_AI_TABLES_H

#include <bastide/game.h>

enum { TABLES = 16 };

/* So many seats, in the colours of the row, the rest as setup_init() has it. */
struct setup table_plain(int players, uint64_t seed);

/* The settings of table 0 to TABLES - 1, as words: "start=count king=on", "game=castle". */
const char *table_settings(int table);

struct setup table_setup(int table, uint64_t seed);

/* Sets one by words; what is not known is told on stderr and ends the program. */
void table_set(struct setup *setup, const char *key, const char *word);

#endif
