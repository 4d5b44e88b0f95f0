/* clones.h - functions that are made twice.
 *
 * Of a function marked so a second one is made for processors that have `feature`, as those of the last ten years do
 * ("avx2", "bmi"), and chosen when the program begins: the same integers, in fewer steps.  Of the engine's random games
 * it is a twentieth of all time.  Sanitizers cannot look into what chooses. */
#ifndef BASTIDE_CLONES_H
#define BASTIDE_CLONES_H

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__) &&               \
    !defined(__SANITIZE_THREAD__) && defined(__gnu_linux__)
#define ALSO_FOR(feature) __attribute__((target_clones(feature, "default")))
#else
#define ALSO_FOR(feature)
#endif

#endif
