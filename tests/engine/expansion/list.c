/*
 * list.c - the table of modules with one more: the line that an expansion adds.
 * It takes the place of the engine's own table, which is not linked then.
 */
#include "carcassonne/module.h"

#define MODULE(name) extern const struct module name##_module;
#include "carcassonne/modules/list.h"
MODULE(toll)
#undef MODULE

#define MODULE(name) &name##_module,
const struct module *const modules_table[] = {
#include "carcassonne/modules/list.h"
    MODULE(toll)};
#undef MODULE

const int modules_table_count = sizeof modules_table / sizeof modules_table[0];
