/* protocol.h - the engine protocol as a function from line to answer.
 *
 * A protocol holds one game and what was played in it; it reads no stream and prints nothing, so that the executable,
 * the tests and the fuzzer drive the same code.  Whatever the line holds, there is an answer, and a request that is
 * refused changes nothing. */
#pragma once

#include <stdio.h>
#include <bastide/game.h>

enum { PROTOCOL_LINE_MAX = 1024 * 1024 }; /* bytes of a request without its newline */

struct protocol;

/* NULL when out of memory; `tiles` must outlive it. */
struct protocol *protocol_create(const struct tile_set *tiles);
void protocol_destroy(struct protocol *protocol); /* takes NULL */

/* Answers one request: a line of JSON without newline; free() it. */
char *protocol_answer(struct protocol *protocol, const char *line, size_t length);

/* Was `quit` asked for? */
bool protocol_finished(const struct protocol *protocol);

/* The game as it stands, or NULL before the first. */
const struct game *protocol_game(const struct protocol *protocol);

/* Answers line by line, flushing after each, until `quit` or the end of input; false when out of memory. */
bool protocol_run(struct protocol *protocol, FILE *in, FILE *out);
