/* signature.h - a number that stands for everything that happened.
 *
 * Fields are mixed one by one, only those that mean something for an event's kind, so the number depends neither on how
 * structs are laid out nor on the machine, the compiler or the kind of build. */
#pragma once

#include <bastide/game.h>

enum { SIGNATURE_START = 1 };

uint64_t signature_mix(uint64_t signature, uint64_t word);
uint64_t signature_move(uint64_t signature, const struct tile_set *tiles, const struct move *move);
uint64_t signature_events(uint64_t signature, const struct event_list *events);
