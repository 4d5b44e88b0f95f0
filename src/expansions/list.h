/* list.h - the expansions, a line each, in the order of their hooks.
 *
 * The names.def of a folder says in which layers the expansion is: RULES (rules.c, in the engine), ART (art.c, on the
 * screen), FIGURES (figures.c, shapes of its figures), PAINT (paint.c, on tiles), MIND
 * (mind.c, in the computer players); and what it adds to the public enumerations: SETTING, FIGURE, HOLDING, DECISION,
 * MOVE, EVENT, SCORE (<bastide/contents.h>, <bastide/move.h>, <bastide/event.h>), TILE, SIGN (<bastide/tileset.h>),
 * MODULE (app/rulebook.h).  Who makes the table of a layer, or an enumeration, defines what its word is to become
 * before including this; the other words mean nothing then. MEMORY is what a position remembers of it (state.h),
 * MEMORY_LARGE what only games with it copy.
 *
 * Shrines before the Count: losers go home before anybody enters.  Whoever brings figures before him: who waits in a
 * haven comes out of the supply. Traders before the King: goods are paid first. */
#ifndef RULES
#define RULES(name)
#endif
#ifndef ART
#define ART(name)
#endif
#ifndef FIGURES
#define FIGURES(name)
#endif
#ifndef PAINT
#define PAINT(name)
#endif
#ifndef MIND
#define MIND(name)
#endif
#ifndef MODULE
#define MODULE(name)
#endif
#ifndef SETTING
#define SETTING(name)
#endif
#ifndef FIGURE
#define FIGURE(name)
#endif
#ifndef HOLDING
#define HOLDING(name)
#endif
#ifndef DECISION
#define DECISION(name)
#endif
#ifndef MOVE
#define MOVE(name)
#endif
#ifndef EVENT
#define EVENT(name)
#endif
#ifndef SCORE
#define SCORE(name)
#endif
#ifndef TILE
#define TILE(name)
#endif
#ifndef SIGN
#define SIGN(name)
#endif
#include "expansions/river/names.def"
RULES(count_start)
#include "expansions/new_land/names.def"
#include "expansions/shrines/names.def"
#include "expansions/abbot/names.def"
#include "expansions/inns/names.def"
#include "expansions/traders/names.def"
#include "expansions/count/names.def"
#include "expansions/king_robber/names.def"
#include "expansions/dragon/names.def"
#include "expansions/abbey/names.def"
#undef RULES
#undef ART
#undef FIGURES
#undef PAINT
#undef MIND
#undef MODULE
#undef SETTING
#undef FIGURE
#undef HOLDING
#undef DECISION
#undef MOVE
#undef EVENT
#undef SCORE
#undef TILE
#undef SIGN
#undef MEMORY
#undef MEMORY_LARGE
