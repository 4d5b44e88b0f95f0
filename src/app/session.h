/* session.h - one game at one laptop: seats with names, the moves played, the
 * turn being thought about, undo to any point, and the save file.
 *
 * Mouse, keyboard, replay and scenario all end here; session_commit() inside
 * session.c writes a move down and lets the session's replay take the step.
 * The replay (format/replay.c) is the one place of the whole program that calls
 * game_apply() on the game that counts.
 *
 * A turn is thought about on a copy.  session_lay() lays the tile in hand and
 * session_put() stands a follower on it; both can be changed and taken back,
 * nothing is scored and no tile is drawn.  session_end_turn() plays them.
 * All other decisions (who joins, who goes where ...) are played at once by
 * session_decide(); undo takes them back one by one.
 *
 *     TILE  --lay-->  FIGURE  --put-->  FIGURE, one chosen  --end turn-->  ...
 *           <-lift--          <-unput-
 *
 * Undo walks the same way back: first what is tentative, then the last ended
 * turn, which becomes tentative again as it was.  Redo walks forward as long as
 * nothing else was done: what was tentative is put again at once, tile and
 * follower.
 *
 * Every change that is played is written to the session's file, if it has one
 * (save.h); a failure to write is kept as a sentence and never stops the game.
 *
 * A session owns everything it hands out; pointers hold until the next call
 * that changes it (session_serial() tells).  No clock, no SDL. */
#pragma once

#include <bastide/format.h>
#include <bastide/game.h>

#include <stdbool.h>
#include <stddef.h>

/* aids.c: what the program tells the players beyond the rules. Chosen at the set-up, the same for all at the table; a
 * purist game has none. Saved with the game as a list of words. */

struct aids {
	bool legal_cells; /* where the tile in hand fits */
	bool projection;  /* "-> 61" */
	bool fits;        /* "3 of 17 tiles left fit here", crosses */
	bool remaining;   /* the sheet under T */
	bool fields;      /* the overlay under F */
	bool why_not;     /* the reason for every refusal */
	bool hint;        /* what the strongest computer player would do, for who asks */
	bool undo;        /* back to any turn; the turn being thought about can always be changed */
};

/* As words: "legal_cells projection"; unknown words are passed over, and without a text (NULL) all are on. */
const char *aids_text(const struct aids *aids);
void aids_read(struct aids *aids, const char *text);

/* clock.c: the players' clock: so much time for each, and a little more after every turn. A value without a clock of
 * its own: who knows the time says how much of it has passed. It ends no game; whose time has run out is marked, and
 * plays on. Kept in the save as a text of seconds: "600 + 10: 512 600 0". */

enum { CLOCK_MINUTES_MAX = 60, CLOCK_MORE = 10 /* seconds after a turn */ };

struct clock {
	int minutes, more;         /* for each player, seconds after a turn; 0 minutes: nobody counts */
	int64_t left[PLAYERS_MAX]; /* milliseconds; 0: run out */
};

/* Everybody has all of it. */
void clock_init(struct clock *clock, int minutes);
/* So many milliseconds pass for this seat; true when they are the last it had. */
bool clock_pass(struct clock *clock, int seat, int64_t milliseconds);
/* A turn was ended; what has run out stays so. */
void clock_turn(struct clock *clock, int seat);

const char *clock_line(const struct clock *clock, int players);
/* False, and nobody counts, when the text is none; seats that it does not name have all of it. */
bool clock_read(struct clock *clock, const char *text);

/* "9:58", rounded up: 0:00 has run out. */
const char *clock_words(const struct clock *clock, int seat);

/* history.c: what was played in a session, with everything that followed. A ply is one move of the protocol (or the
 * end of the game asked for) with the events it led to. The log sheet, the animation and the result table read the
 * same history; undo cuts it. */

struct ply {
	struct move move;
	bool finish;      /* not a move: the game was ended early */
	uint8_t decision; /* enum decision_kind it answered */
	uint8_t seat;     /* who decided, or NOBODY */
	bool only;        /* a step of a piece that walks, and no other could be taken */
	bool handed;      /* the turn had been handed over by the file */
	int turn;         /* drawn turns before it, from 1 */
	int first_event, event_count;
	int first_city;
};

struct history {
	int ply_count, ply_capacity;
	struct ply *plies;
	int event_count, event_capacity;
	struct event *events; /* first_city: an entry of `cities` below */
	int city_count, city_capacity;
	struct city_ref *cities;
};

void history_finish(struct history *history);

/* Room for one more ply, whatever it leads to, so that a move is played only when it can be remembered.
 * False when out of memory, the history unchanged. */
bool history_reserve(struct history *history);

/* Appends one ply, after history_reserve(); its fields of events and cities are filled in. */
void history_add(struct history *history, const struct ply *ply, const struct event_list *events);

/* Where the events of the last turn begin: since its tile was laid. */
int history_turn(const struct history *history);

/* Keeps the first `plies`. */
void history_cut(struct history *history, int plies);

enum { SEAT_NAME_SIZE = 64 };

/* What the table waits for. */
enum session_wait {
	WAIT_TILE,     /* a tile is in hand, or one is offered that may be laid instead (session_offers) */
	WAIT_FIGURE,   /* a tile is laid: a follower may be put on it, then the turn is ended */
	WAIT_END,      /* a tile is laid and no follower can be put on it: end the turn */
	WAIT_DECISION, /* any other decision: session_decide() */
	WAIT_OVER,     /* the game is over, or a given table without a pile is being looked at */
};

/* A new session of what was chosen (choices_scenario() of setups.h): its pile is made, and who begins is drawn where
 * nobody is named.  Takes the scenario over, also when it fails (NULL: there was no memory for it); NULL with *error.
 * Free with session_destroy, which takes NULL. */
struct session *session_create(struct scenario *chosen, struct format_error *error);
void session_destroy(struct session *session);
/* The same people and rules with another pile: a rematch, to be created.  NULL when out of memory. */
struct scenario *session_again(const struct session *session, uint64_t seed);

/* A session that goes on where the file stands (after `at` moves, and no fewer; -1: all).
 * Takes the scenario over, also when it fails; NULL with *error. */
struct session *session_resume(struct scenario *scenario, int at, struct format_error *error);

/* What was played so far, to be looked through: without a file, and it can go back and forward whatever the aids.
 * NULL when out of memory. */
struct session *session_copy(const struct session *session);
/* A copy of an example that somebody plays on in: it bears the example's name no more, and is no game that the title
 * screen goes on with (save_latest). */
struct session *session_play_on(const struct session *session);

/* Grows by one with every change; views cache by it. */
unsigned session_serial(const struct session *session);
/* A bit per seat: who has had his last word; whoever tells those keeps it. */
unsigned *session_parted(struct session *session);

/* ---- who plays ---- */

bool session_by_lot(const struct session *session);                       /* who began was drawn, not chosen */
const char *session_name(const struct session *session, int seat);        /* never "" */
const char *session_seat_name(const struct scenario *scenario, int seat); /* the same of a file */
/* Index of the character that plays this seat (ai.h), or -1: a person; SESSION_PROGRAM: somebody else's program,
 * which the file knows nothing of. */
enum { SESSION_PROGRAM = 99 };
int session_computer(const struct session *session, int seat);
/* From now on: a character, or -1. */
void session_set_computer(struct session *session, int seat, int character);
/* From now on a program of this name, never "" (company_program). */
void session_set_program(struct session *session, int seat, const char *name);
/* The players' time; whoever knows how much has passed lets it pass.  Written with every save. */
struct clock *session_clock(struct session *session);
const struct aids *session_aids(const struct session *session);

/* ---- what is shown ---- */

/* The position on the table as people see it: with the tentative tile, before anything is scored.  Also in WAIT_END
 * game_why_illegal() tells there why no figure may be put. */
const struct game *session_game(const struct session *session);

enum session_wait session_wait(const struct session *session);

/* Who must act now, or NOBODY. */
int session_seat(const struct session *session);

/* The tile type in hand, offered or just laid tentatively, or NO_TILE. */
int session_tile(const struct session *session);

/* Is the tile one that may be laid instead of drawing another, and does not lie yet?  session_lay() lays it,
 * session_decide() with a pass declines it. */
bool session_offers(const struct session *session);
/* Would it bring who is asked points at once? */
bool session_offer_pays(const struct session *session);

/* The tentative tile and follower; false when there is none.  `place` names the type of a tile that is laid by another
 * move than one from the hand, too. */
bool session_laid(const struct session *session, struct move *place);
bool session_put_move(const struct session *session, struct move *figure);

/* Legal moves of what is owed now (WAIT_TILE: places; WAIT_FIGURE: figures,
 * what takes one home and pass; WAIT_DECISION: that decision); returns their number. */
int session_moves(const struct session *session, struct move *moves, int capacity);

/* Where the tile of this turn may lie, laid tentatively or still in hand. */
int session_places(const struct session *session, struct move *moves, int capacity);

/* What a move would lead to: of the City of Carcassonne, and of a neutral piece that walks. */
struct session_asked {
	unsigned joins[FEATURE_KINDS]; /* who may bring followers to a feature of this kind, a bit per seat */
	bool enters;                   /* who lays the tile may send one there */
	uint8_t walk;                  /* the decision that asks for its first step; DECISION_NONE: it does not walk */
	bool stays;                    /* it should walk, but no way leads on */
};
/* What laying the tile there, with `put` for its figure (NULL: none), would lead to at once while nobody joins from the
 * City; false when it may not lie so.  `events` and `asked` may be NULL. */
bool session_would(const struct session *session, const struct move *place, const struct move *put,
                   struct event_list *events, struct session_asked *asked);
/* After this step of a piece that walks somebody is asked for the next one. */
bool session_walks_on(const struct session *session, const struct move *step);
/* Laying the tile there brings another part of this turn. */
bool session_would_again(const struct session *session, const struct move *place);

/* Why the tile of this turn may not lie so; false when it may. */
bool session_why_not(const struct session *session, const struct move *place, struct refusal *refusal);

/* The decision asked in WAIT_DECISION, or by an offer (kind DECISION_NONE otherwise). */
struct decision session_decision(const struct session *session);

/* What a choice in WAIT_DECISION leads to: scores once it is played and everybody
 * who is asked about the same turn passes. */
void session_outcome(const struct session *session, const struct move *move, int32_t scores[PLAYERS_MAX]);

/* Scores if the game ended now, tentative tile and follower included.  The Castle: a keep's empty area counts with no
 * more places than stay empty in the end, and what lies face down pays nothing. */
void session_projection(const struct session *session, int32_t scores[PLAYERS_MAX]);

/* The Castle: what the largest empty area would pay, and whom, if the scoring began now: all that lies empty. */
struct session_keep_now {
	int seat, points; /* 0 points: nobody is paid */
};
struct session_keep_now session_keep_now(const struct session *session);

/* What ending the turn as it stands would lead to, up to the next decision: its events, but for wall tiles, which
 * nobody knows.  Empty while no tile is laid. */
const struct event_list *session_forecast(const struct session *session);

/* The Castle: how many cells inside the wall stay empty when all tiles are laid; 0 in other games. */
int session_empty(const struct session *session);

/* What the final scoring would tell if the game ended now: its events, with the
 * cities that farms are paid for.  Of a game that is over: what it has told. */
const struct event_list *session_final(const struct session *session);

/* What the player whose turn it is would have more by this figure on the tentative tile than without one if the game
 * ended now; and what it pays each seat at once, beyond what the tile does. */
int session_gain(const struct session *session, const struct move *figure, int32_t at_once[PLAYERS_MAX]);

/* Round number, from 1: the turns of the player whose turn it is. An extra turn belongs to the one it
 * follows. */
int session_round(const struct session *session);
/* Drawn turns, from 1. */
int session_turn(const struct session *session);

/* ---- acting ---- */

/* Each returns false and changes nothing when it is not possible; lay and put fill *refusal (may be NULL). */
bool session_lay(struct session *session, const struct move *place, struct refusal *refusal);
bool session_lift(struct session *session);
bool session_put(struct session *session, const struct move *figure, struct refusal *refusal);
bool session_unput(struct session *session);
bool session_end_turn(struct session *session);
bool session_decide(struct session *session, const struct move *move);

/* Takes back what is tentative, the follower before the tile; an ended turn is never touched. */
bool session_take_back(struct session *session);
/* The ply that an undo goes back to when no person has laid anything, or -1: there is none; `to_person`: the one before
 * it that a person decided.  Never to an offer that was declined for a tile that was seen then. */
int session_reopens(const struct session *session, bool to_person);

/* One step back or forward; a turn comes as it was thought, tile and follower.  Where the game's aids leave undo out,
 * only what is still tentative can be taken back. */
bool session_can_undo(const struct session *session);
bool session_undo(struct session *session);
bool session_can_redo(const struct session *session);
bool session_redo(struct session *session);

/* Back (or forward, while redo holds) to the position after `ply` plies. */
bool session_goto(struct session *session, int ply);
/* The same for what was refused: back to before `ply`, and redo does not bring it again. */
bool session_retract(struct session *session, int ply);

/* "Score the game now". */
bool session_finish(struct session *session);

/* The turn goes to a named player, as {"turn": …} in a file says it; between two turns only. */
bool session_hand_over(struct session *session, int seat);

/* Plays the next move of a list as the protocol counts them: a figure, what takes one home
 * or pass ends the turn, a place ends it where nothing else could follow. */
bool session_play(struct session *session, const struct move *move, struct refusal *refusal);

/* ---- what happened ---- */

/* What was played, with what followed. */
const struct history *session_history(const struct session *session);
/* The same as a file: the first ply_count of its moves are played, the others can be redone. */
const struct scenario *session_scenario(const struct session *session);

/* The position after the first `plies`, a game of the caller's (game_destroy); NULL when out of memory. */
struct game *session_position(const struct session *session, int plies);

/* Hints that people were given in this game; the file keeps the number. */
int session_hints(const struct session *session);
void session_count_hint(struct session *session);

/* How many steps of it have been passed: those of no move, too. */
int session_step_count(const struct session *session);

/* The file as it was opened, for what it says and shows: also what stands behind the move at which it was opened, or
 * behind a tile that waits for its follower.  And how many of its steps have been passed, the tentative tile's among
 * them, as long as it is played as the file has it. */
const struct scenario *session_told(const struct session *session);
int session_told_step(const struct session *session);

/* ---- the file ---- */

/* Which games are kept. */
enum session_keep {
	KEEP_NOTHING, /* looked at, shown, a lesson */
	KEEP_PLAYED,  /* opened from a file that is not ours to change: from the first ended turn on it is a game of its
	               * own  in its home, under a name that says where it came from */
	KEEP_ALL,     /* its file is written at every change */
};

/* What became of a game that was to be written: the file that holds it as it stands, or why there is none.  One of the
 * two is set; both are the session's until it is asked again. */
struct saved {
	const char *path, *why;
};

/* The file the session writes itself to from now on (KEEP_ALL); "" = none, and none is made (KEEP_NOTHING). */
void session_set_path(struct session *session, const char *path);
/* Where a session without a file makes one when it is first kept, and where the directories are made again if they
 * have gone.  "" = there is no such place: every save fails, and says so. */
void session_set_home(struct session *session, const char *home, enum session_keep keep);
const char *session_path(const struct session *session);
/* Writes now, whatever is kept.  A file that another program has written in the meantime is left alone: the game gets a
 * new one in its home, and session_save_error() says so. */
struct saved session_save(struct session *session);
/* The same under another path that nobody has, which is its own from then on; where that fails the path is what it was,
 * and errno says why (EEXIST). */
struct saved session_save_as(struct session *session, const char *path);
/* A copy in home/saves; its own file stays what it was, and what is known of it. */
struct saved session_save_copy(struct session *session, const char *home);
const char *session_save_error(const struct session *session); /* "" = fine */
bool session_unsaved(const struct session *session);           /* the last writing failed: what is on disk is older */
/* Nobody plays on: destroyed, and what the last writing failed to keep tried once more. */
void session_leave(struct session *session);
