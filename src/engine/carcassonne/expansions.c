/*
 * expansions.c - the table of modules: the rules of every expansion.
 */
#include "engine/carcassonne/module.h"

#define RULES(name) &name##_module,
const struct module *const modules_table[] = {
#include "expansions/list.h"
};

const int modules_table_count = sizeof modules_table / sizeof modules_table[0];
_Static_assert(sizeof modules_table / sizeof modules_table[0] <= MODULES_MAX, "a module is a bit of a hook");
