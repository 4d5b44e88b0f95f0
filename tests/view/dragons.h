/* dragons.h - a table where The Princess & the Dragon is played, for the tests of its pieces, places and questions. */
#ifndef BASTIDE_TESTS_DRAGONS_H
#define BASTIDE_TESTS_DRAGONS_H

#include "view/play/screen.h"
#include "../frames/seen.h"
#include "ruler.h"

extern struct desk desk;
extern struct screen *screen;

struct play_seen seen(void);
/* A game of the text after so many moves. */
void table(const char *text, int moves);
/* The point of the window at a point of the table, in cells. */
struct vec on_screen(double x, double y);
/* Rests there until a tip would stand. */
void point_at(double x, double y);
/* Pressed, moved twice, let go. */
void drag(struct vec from, struct vec to, bool let_go);
/* What was chosen for this turn's tile; -1: nothing. */
int put_kind(void);

/* Red has laid a princess's tile south of a city where Blue's knight is; his own thief is on the road of the cell 0,0,
 * another one of his and the fairy with him on 1,0. */
#define BOTH                                                                                                           \
	"{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],"                                       \
	"\"settings\":{\"dragon\":\"on\"},\"tiles\":[[\"D\",0,0,0],[\"PD_volcano\",0,1,0],[\"V\",1,0,0]],"             \
	"\"figures\":[{\"player\":\"red\",\"figure\":\"meeple\",\"at\":[0,0],\"on\":\"road:E\"},"                      \
	"{\"player\":\"blue\",\"figure\":\"meeple\",\"at\":[0,0],\"on\":\"city:N\"},"                                  \
	"{\"player\":\"red\",\"figure\":\"meeple\",\"at\":[1,0],\"on\":\"field:NL\"}]," FAIRY                          \
	"\"dragon\":[0,1],\"turn\":\"red\",\"deck\":[\"PD_princess_village\",\"B\",\"B\"],"                            \
	"\"moves\":[\"place PD_princess_village 0,-1 2\"]}\n"
#define FAIRY "\"fairy\":{\"at\":[1,0],\"player\":\"red\",\"figure\":\"meeple\",\"on\":\"field:NL\"},"

/* Two tiles lie: one with a city on one side, a volcano north of it. */
#define TWO_TILES(dragon, deck)                                                                                        \
	"{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],\"settings\":{\"dragon\":\"on\"},"      \
	"\"tiles\":[[\"E\",0,0,0],[\"PD_volcano\",0,1,0]]," dragon "\"turn\":\"red\",\"deck\":[" deck                  \
	",\"B\",\"B\"],\"moves\":[]}\n"

#endif
