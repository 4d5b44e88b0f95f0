/*
 * list.c - the table of modules with three more: the lines that expansions add.
 * It takes the place of the engine's own table, which is not linked then.
 */
#include "engine/carcassonne/module.h"

extern const struct module toll_module, warden_module, herald_module;

#define RULES(name) &name##_module,
const struct module *const modules_table[] = {
#include "expansions/list.h"
    &toll_module, &warden_module, &herald_module};

const int modules_table_count = sizeof modules_table / sizeof modules_table[0];
