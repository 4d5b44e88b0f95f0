/*
 * list.c - the table of modules.
 */
#include "engine/carcassonne/module.h"

#define MODULE(name) extern const struct module name##_module;
#include "engine/carcassonne/modules/list.h"
#undef MODULE

#define MODULE(name) &name##_module,
const struct module *const modules_table[] = {
#include "engine/carcassonne/modules/list.h"
};
#undef MODULE

const int modules_table_count = sizeof modules_table / sizeof modules_table[0];
_Static_assert(sizeof modules_table / sizeof modules_table[0] <= MODULES_MAX, "a module is a bit of a hook");
