/*
 * list.h - the expansions, a line each, in the order of their hooks, and which
 * layers each of them has: RULES (rules.c, in the engine), WORDS (words.c, for
 * people), ART (art.c, on the screen), FIGURES (figures.c, shapes of its
 * figures), PAINT (paint.c, on tiles) and MIND (mind.c, in the computer
 * players).  Who makes the table of a layer defines what its word is to become
 * before including this; the other words mean nothing then.
 *
 * Shrines before the Count: losers go home before anybody enters.  Whoever
 * brings figures before him: who waits in a haven comes out of the supply.
 * Traders before the King: goods are paid first.
 */
#ifndef RULES
#define RULES(name)
#endif
#ifndef WORDS
#define WORDS(name)
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
/* clang-format off */
RULES(river)       WORDS(river)       ART(river)
RULES(count_start)
RULES(new_land)    WORDS(new_land)    ART(new_land)
RULES(shrines)     WORDS(shrines)     ART(shrines)     MIND(shrines)                          PAINT(shrines)
RULES(abbot)       WORDS(abbot)       ART(abbot)       MIND(abbot)       FIGURES(abbot)       PAINT(abbot)
RULES(inns)        WORDS(inns)        ART(inns)        MIND(inns)        FIGURES(inns)        PAINT(inns)
RULES(traders)     WORDS(traders)     ART(traders)     MIND(traders)     FIGURES(traders)     PAINT(traders)
RULES(count)       WORDS(count)       ART(count)       MIND(count)       FIGURES(count)
RULES(king_robber) WORDS(king_robber) ART(king_robber) MIND(king_robber)
RULES(dragon)      WORDS(dragon)      ART(dragon)      MIND(dragon)                           PAINT(dragon)
RULES(abbey)       WORDS(abbey)       ART(abbey)       MIND(abbey)       FIGURES(abbey)       PAINT(abbey)
/* clang-format on */
#undef RULES
#undef WORDS
#undef ART
#undef FIGURES
#undef PAINT
#undef MIND
