/*
 * talk.h - two protocols to talk to: one that is asked, another to compare with.
 */
#ifndef BASTIDE_FORMAT_TALK_H
#define BASTIDE_FORMAT_TALK_H

#include <jansson.h>

#include "protocol.h"

/* ---- lines, and how they begin ---- */

#define GAME                                                                                                           \
	"{\"cmd\":\"new\",\"players\":[\"red\",\"blue\"],\"settings\":{\"edition\":\"old\"},\"deck\":[\"E\",\"B\"]}"
#define NEW "{\"cmd\":\"new\",\"players\":[\"red\",\"blue\"],"
#define POSITION "{\"cmd\":\"position\",\"players\":[\"red\",\"blue\"],"
#define TABLE POSITION "\"tiles\":[[\"D\",0,0,0]],"
#define CITY_OF_CARCASSONNE                                                                                            \
	"[\"CC00\",0,0,0],[\"CC10\",1,0,0],[\"CC20\",2,0,0],[\"CC30\",3,0,0],[\"CC01\",0,1,0],[\"CC11\",1,1,0],"       \
	"[\"CC21\",2,1,0],[\"CC31\",3,1,0],[\"CC02\",0,2,0],[\"CC12\",1,2,0],[\"CC22\",2,2,0]"

extern struct protocol *protocol, *other;

void setup_protocols(void);
void teardown_protocols(void);

/* ---- asking ---- */

/* One line of JSON that says whether it is good; the caller's. */
json_t *ask_text(struct protocol *whom, const char *line);
json_t *ask_json(struct protocol *whom, json_t *request); /* takes the request */
bool is_good(const json_t *answer);
const char *sentence(const json_t *answer); /* of a refusal; else "" */
/* An answer that must be a good one. */
json_t *good(struct protocol *whom, const char *line);
json_t *good_json(struct protocol *whom, json_t *request);
void good_only(struct protocol *whom, const char *line);
uint64_t hash_now(void); /* of the game of `protocol`; 0: none */
/* Refused with these words in the sentence, and nothing changed. */
void refused(const char *line, const char *words);

/* ---- games by chance ---- */

enum { GAMES = 8 };

/* Begins one of them in `protocol`; its name then. */
void begin(int game, int seed, bool hidden);
const char *game_playing(void);
/* One of the legal moves, or NULL: free() it. */
char *choose(struct rng *rng);
json_t *play(struct protocol *whom, const char *move);
json_t *state_of(struct protocol *whom);
/* `other` has the same game from here on. */
void copy_over(void);

#endif
