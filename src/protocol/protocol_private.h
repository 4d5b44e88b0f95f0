/* protocol_private.h - what a protocol is made of; for the files of its requests alone.
 *
 *   protocol.c        life, the list of requests and those that only tell, from a line to its answer
 *   request_game.c    new, position, end, quit
 *   request_play.c    play, undo
 *   request_look.c    feature, evaluate
 *   request_file.c    load, save
 *   request_player.c  players, advise
 *   record.c          what was played, so that it can be taken back and saved
 *
 * A request is a function from its JSON object to its answer, a new reference;
 * NULL after protocol_refuse() or a failure of the reader, and then nothing has
 * changed. */
#pragma once

#include "protocol.h"
#include "format/setup.h"
#include "format/wire.h"

struct protocol {
	const struct tile_set *tiles;
	struct game *game;
	struct scenario *record; /* `game` as a file: its set-up and every move */
	int played;              /* moves of a refused list that were played and taken back, or -1 */
	struct event_list events;
	struct reader reader; /* of the request at hand */
	struct format_error error;
	struct ai *ai; /* made when advice is asked for the first time */
	bool finished;
};

/* ---- answers ---- */

json_t *answer_with(json_t *members); /* and "ok"; takes the reference, NULL: none */
json_t *answer_state(const struct protocol *protocol);
json_t *answer_events(const struct protocol *protocol, json_t *events); /* takes the reference */

/* NULL, so that a request can return it. */
json_t *protocol_refuse(struct protocol *protocol, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* ---- what was played (record.c) ---- */

/* Takes over a game and the scenario that leads to it; what was there before is forgotten. */
void protocol_begin(struct protocol *protocol, struct game *game, struct scenario *record);
/* The same of a scenario with moves, which are replayed with their expectations; false with *error. */
bool protocol_replay(struct protocol *protocol, struct scenario *record, struct format_error *error);
void protocol_forget(struct protocol *protocol);

/* Plays one move, or the end of the game where it is NULL; what happened is in protocol->events.  False, nothing
 * changed, if it is not legal or memory is out. */
bool protocol_play(struct protocol *protocol, const struct move *move);
/* Takes back the last `moves`; there must be as many.  False, nothing changed, where memory is out. */
bool protocol_back(struct protocol *protocol, int moves);

/* ---- requests ---- */

json_t *request_new(struct protocol *protocol, const json_t *request);
json_t *request_position(struct protocol *protocol, const json_t *request);
json_t *request_end(struct protocol *protocol, const json_t *request);
json_t *request_quit(struct protocol *protocol, const json_t *request);

json_t *request_play(struct protocol *protocol, const json_t *request);
json_t *request_undo(struct protocol *protocol, const json_t *request);

json_t *request_feature(struct protocol *protocol, const json_t *request);
json_t *request_evaluate(struct protocol *protocol, const json_t *request);

json_t *request_players(struct protocol *protocol, const json_t *request);
json_t *request_advise(struct protocol *protocol, const json_t *request);

json_t *request_load(struct protocol *protocol, const json_t *request);
json_t *request_save(struct protocol *protocol, const json_t *request);
