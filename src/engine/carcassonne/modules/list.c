/*
 * list.c - the table of modules.
 */
#include "../module.h"

#define MODULE(name) extern const struct module name##_module;
#include "list.h"
#undef MODULE

#define MODULE(name) &name##_module,
const struct module *const modules_table[] = {
#include "list.h"
};
#undef MODULE

const int modules_table_count = sizeof(modules_table) / sizeof(modules_table[0]);
_Static_assert(sizeof(modules_table) / sizeof(modules_table[0]) <= MODULES_MAX, "a module is a bit of a hook");
