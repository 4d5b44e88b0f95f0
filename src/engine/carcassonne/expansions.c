/* expansions.c - the table of modules: the rules of every expansion. */
#include "engine/carcassonne/module.h"

#define RULES(name) &name##_module,
const struct module *const modules_table[] = {
#include "expansions/list.h"
};

const int modules_table_count = sizeof modules_table / sizeof modules_table[0];
_Static_assert(sizeof modules_table / sizeof modules_table[0] <= MODULES_MAX, "a module is a bit of a hook");
/* What the expansions add to the enumerations fits where it is kept. */
_Static_assert((int)MOVE_KINDS <= (int)FORMS_MAX, "a set of tiles has a form for each kind of move");
_Static_assert(TILE_BITS <= 31, "marks of a tile are bits");
_Static_assert((int)HOLDING_KINDS <= (int)HOLDINGS_MAX, "arrays by holding have so many");
