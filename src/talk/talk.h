/*
 * talk.h - what the computer players say of what the others do: a word of a turn now and then, and one at the end.
 *
 * A word is about the turn that was just ended, and of nothing but what the
 * engine has told of it: positions before and after, and the events between.
 * Who speaks follows from the moves alone, which of his sentences from them
 * and the game's seed: no clock, no chance, so that the same game brings the
 * same words.  No sentence
 * comes twice in a game, and when somebody has none left he is silent.
 */
#pragma once

#include "app/session.h"

/* What is talked about, with who is named: who has done it, or of one's own deeds whom it concerns. */
enum talk_about {
	/* done to who speaks */
	TALK_TIPPED,       /* he alone had the most there; now who is named has it, and he has not */
	TALK_SHARED_CITY,  /* he alone had the most there; now both have, and it is unfinished */
	TALK_SHARED_ROAD,  /* the same */
	TALK_SHARED_FIELD, /* the same */
	TALK_CLOSED,       /* beside the tile is a gap of his that a tile fitted, and none of the pile fits any more */
	TALK_FED,          /* something was finished that pays him and not who is named, and more */
	TALK_SPLIT,        /* finished, and pays both the same */
	TALK_PASSED,       /* he alone led, now who is named alone leads */
	TALK_TIE,          /* both have the same, and nobody more */
	TALK_REMARK,       /* an expansion's (struct remark_voices) */
	/* done beside him */
	TALK_FIRST,    /* the first points of the game, after many turns */
	TALK_BIG,      /* many points at once */
	TALK_LEAD,     /* who is named alone leads, and has not before */
	TALK_BESIDE,   /* a third was joined, or lost the most, where he alone had had it */
	TALK_CLOSE,    /* few tiles left, and few points between first and second; names nobody */
	TALK_LAST,     /* few tiles left; names nobody */
	TALK_EMPTY,    /* for the first time no figure left */
	TALK_CLOISTER, /* a monastery was finished, and paid who is named */
	TALK_NEAR,     /* who is named has come near to who speaks, and leads */
	TALK_GIVEN,    /* a road or city of who speaks has become larger, and is his alone as before */
	TALK_PASTURE,  /* a figure goes into a field beside a finished city, and has it alone */
	TALK_GROWN,    /* an unfinished city of who is named has become large */
	TALK_SMALL,    /* few points at once */
	TALK_KEPT,     /* there was a figure, and none was put, and no points */
	TALK_FITS,     /* the tile has neighbours on all four sides */
	TALK_TINY,     /* a city of two tiles was finished, and paid who is named */
	TALK_LONG,     /* the same of a road of five and more */
	TALK_MONK,     /* a figure goes into a monastery */
	TALK_FARMER,   /* or a field */
	TALK_KNIGHT,   /* or a city */
	TALK_THIEF,    /* or a road */
	TALK_HERALD,   /* The Castle: a figure goes onto a path, */
	TALK_TOWER,    /* a tower, */
	TALK_SQUIRE,   /* a house, */
	TALK_MERCHANT, /* a court */
	TALK_WALL,     /* a wall tile is taken */
	TALK_KEEP,     /* the keep moves */
	/* done by himself, to who is named */
	TALK_I_TIPPED,
	TALK_I_SHARED,
	TALK_I_CLOSED,
	TALK_I_FED,
	/* and to nobody in particular */
	TALK_I_BIG,
	TALK_I_LEAD,
	TALK_I_EMPTY,
	TALK_ABOUTS
};

enum { TALK_SIZE = 400, TALK_MOST = 64 /* words that are kept */ };

struct talk_word {
	int plies; /* of the history, when it is said */
	uint8_t seat, named;
	uint8_t about;  /* enum talk_about */
	uint8_t remark; /* REMARK: which of all expansions' rows */
	char text[TALK_SIZE];
};

/* How a game has ended for a computer player; who is named: of who has won alone the best of the persons, or of the
 * others where no person played. */
enum talk_last {
	TALK_WON_CLOSE, /* by a few points, */
	TALK_WON,
	TALK_WON_ROUT, /* by many */
	TALK_SHARED,   /* with who is named */
	TALK_LOST_CLOSE,
	TALK_LOST,
	TALK_LOST_ROUT,
	TALK_LOST_TOO, /* to a computer player, as the person who is named has */
	TALK_BROKEN,   /* and it was ended with tiles left */
	TALK_LASTS
};
enum { LAST_CLOSE = 5, LAST_ROUT = 30 }; /* points: no more, no fewer */

/* His last word of a game that is over; "" of who is no character, or has namesakes before him that have said
 * it. */
const char *talk_last_word(const struct session *session, int seat, char text[TALK_SIZE]);
/* How it ended for him, and for whom that was so. */
enum talk_last talk_last_of(const struct session *session, int seat, int *named);

/* Follows a game from turn to turn. */
struct talk;

struct talk *talk_create(void); /* NULL: out of memory */
void talk_destroy(struct talk *talk);

/* Comes to where the session's history stands, forward or back.  The word of the turn that has just been ended there;
 * NULL: nobody says anything. */
const struct talk_word *talk_follow(struct talk *talk, const struct session *session);

/* What has been said on the way there, the oldest first; the talk's own. */
int talk_words(const struct talk *talk, const struct talk_word **words);
