/*
 * session.h - one game at one laptop: seats with names, the moves played, the
 * turn being thought about, undo to any point, and the save file.
 *
 * Mouse, keyboard, replay and scenario all end here; session_commit() inside
 * session.c is the one place of the whole program that calls game_apply() on
 * the game that counts.
 *
 * A turn is thought about on a copy.  session_lay() lays the tile in hand and
 * session_put() stands a follower on it; both can be changed and taken back,
 * nothing is scored and no tile is drawn.  session_end_turn() plays them.
 * The other decisions (join, enter, count, send) are played at once by
 * session_decide(); undo takes them back one by one.
 *
 *     TILE  --lay-->  FIGURE  --put-->  FIGURE, one chosen  --end turn-->  ...
 *           <-lift--          <-unput-
 *
 * Undo walks the same way back: first what is tentative, then the last ended
 * turn, which becomes tentative again as it was.  Redo walks forward as long as
 * nothing else was done.
 *
 * Every change that is played is written to the session's file, if it has one
 * (save.h); a failure to write is kept as a sentence and never stops the game.
 *
 * A session owns everything it hands out; pointers hold until the next call
 * that changes it (session_serial() tells).  No clock, no SDL.
 */
#ifndef BASTIDE_APP_SESSION_H
#define BASTIDE_APP_SESSION_H

#include <bastide/game.h>

enum { SEAT_NAME_SIZE = 64, PLIES_MAX = 1024 };

/* The aids of a game, chosen at the set-up, the same for all (UX.md 10). */
struct aids {
	bool legal_cells; /* where the tile in hand fits */
	bool projection;  /* "-> 61" */
	bool fits;        /* "3 of 17 tiles left fit here", crosses */
	bool remaining;   /* the sheet under T */
	bool fields;      /* the overlay under F */
	bool why_not;     /* the reason for every refusal */
	bool undo;        /* back to any turn; the turn being thought about can always be changed */
};

void aids_init(struct aids *aids); /* all on */

/* What a new session is made of. */
struct session_start {
	struct setup setup;
	char names[PLAYERS_MAX][SEAT_NAME_SIZE]; /* UTF-8, by seat; "" = the colour's name */
	struct aids aids;
	char caption[160];                       /* of a scenario, else "" */
};

void session_start_init(struct session_start *start);

/* What the table waits for. */
enum session_step {
	STEP_TILE,   /* a tile is in hand */
	STEP_FIGURE, /* a tile is laid: a follower may be put on it, then the turn is ended */
	STEP_READY,  /* a tile is laid and no follower can be put on it: end the turn */
	STEP_DECIDE, /* join, enter, count or send: session_decide() */
	STEP_OVER,   /* the game is over, or a given table without a pile is being looked at */
};

struct session;

/* NULL with *refusal filled when the set-up is refused.  `tiles` must outlive
 * the session.  Free with session_destroy, which takes NULL. */
struct session *session_create(const struct tile_set *tiles, const struct session_start *start,
			       struct refusal *refusal);
void session_destroy(struct session *session);

/* Grows with every change whatever; views cache by it. */
unsigned session_serial(const struct session *session);

/* ---- who plays ---- */

const struct session_start *session_start(const struct session *session);
const char *session_name(const struct session *session, int seat); /* never "" */
const struct aids *session_aids(const struct session *session);

/* ---- what is shown ---- */

/* The position on the table as people see it: with the tentative tile where
 * the engine can show it without scoring (STEP_FIGURE).  In STEP_READY it is
 * the position before the tile; draw session_laid() on it. */
const struct game *session_game(const struct session *session);

enum session_step session_step(const struct session *session);

/* Who must act now, or NOBODY. */
int session_seat(const struct session *session);

/* The tile type in hand or just laid tentatively, or NO_TILE. */
int session_tile(const struct session *session);

/* The tentative tile and follower; false when there is none. */
bool session_laid(const struct session *session, struct move *place);
bool session_put_move(const struct session *session, struct move *figure);

/* Legal moves of what is owed now (STEP_TILE: places; STEP_FIGURE: figures,
 * recall and pass; STEP_DECIDE: that decision); returns their number. */
int session_moves(const struct session *session, struct move *moves, int capacity);

/* The decision asked in STEP_DECIDE (kind DECISION_NONE otherwise). */
struct decision session_decision(const struct session *session);

/* Scores if the game ended now, tentative tile and follower included. */
void session_projection(const struct session *session, int32_t scores[PLAYERS_MAX]);

/* Round number, from 1: turns are counted per player. */
int session_round(const struct session *session);

/* ---- acting ---- */

/* Each returns false and changes nothing when it is not possible; lay and put
 * fill *refusal (may be NULL). */
bool session_lay(struct session *session, const struct move *place, struct refusal *refusal);
bool session_lift(struct session *session);
bool session_put(struct session *session, const struct move *figure, struct refusal *refusal);
bool session_unput(struct session *session);
bool session_end_turn(struct session *session);
bool session_decide(struct session *session, const struct move *move);

/* One step back or forward; session_undo_turn: whether undo would take back
 * something already played (another player's turn). */
bool session_can_undo(const struct session *session);
bool session_undo(struct session *session);
bool session_can_redo(const struct session *session);
bool session_redo(struct session *session);

/* Back (or forward, while redo holds) to the position after `ply` plies. */
bool session_goto(struct session *session, int ply);

/* "Score the game now". */
bool session_finish(struct session *session);

/* Plays the move of a replay or a test by its meaning: a place or figure is
 * played at once. */
bool session_play(struct session *session, const struct move *move, struct refusal *refusal);

/* ---- what happened ---- */

/* One move played, with the events that followed from it. */
struct ply {
	struct move move;
	bool finish;        /* not a move: session_finish() */
	uint8_t decision;   /* enum decision_kind it answered */
	uint8_t seat;       /* who decided */
	int16_t turn;       /* game_turn() before it */
	int first_event, event_count;
};

int session_ply_count(const struct session *session);
const struct ply *session_ply(const struct session *session, int index);
int session_event_count(const struct session *session);
const struct event *session_event(const struct session *session, int index);
/* The n-th city of a farm's SCORED event. */
const struct city_ref *session_city(const struct session *session, const struct event *event, int n);

/* ---- the file ---- */

/* The file the session writes itself to, "" = none (scenarios, tests). */
void session_set_path(struct session *session, const char *path);
const char *session_path(const struct session *session);
/* Writes now; false when it failed: session_save_error() is the sentence. */
bool session_save(struct session *session);
const char *session_save_error(const struct session *session); /* "" = fine */

#endif
