/*
 * change.h - a document with one thing in it changed.
 *
 * Bytes altered at random break a file's form, and its reader refuses it at the first bracket. Here the form holds: a
 * value becomes another, a member or an item goes, comes twice or changes its place; in a game's file a move becomes
 * another one that was legal there, or one more is played.
 */
#ifndef BASTIDE_FUZZ_CHANGE_H
#define BASTIDE_FUZZ_CHANGE_H

#include <stddef.h>
#include <stdint.h>

/* Changes the JSON text, or one line of it, in place; the same seed, the same change. Returns its new size, at most
 * `room`; 0, and nothing is changed, where there is no JSON or no room. */
size_t fuzz_change(uint8_t *data, size_t size, size_t room, uint32_t seed);

#endif
