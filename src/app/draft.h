/* draft.h - a scenario that is being written: a table that is set up by hand, moves, marks, words and claims, with
 * undo.
 *
 * The draft is the document itself (struct scenario); what is seen is the engine's position behind the first
 * draft_at() steps.  Every edit makes a new document, which is written out and read again as a file would be: what a
 * file may not say is refused with the reader's sentence and nothing has changed, so whatever is on the screen can be
 * saved and opened.
 *
 * Laying, lifting, figures, scores and whose turn it is belong to the given table, at the beginning of the file.  Where
 * moves have been played before the place that is looked at, or the pile was dealt, such an edit makes the position
 * that is seen the given table: the moves before and the steps behind it go (DRAFT_TABLE_NEW says so).
 *
 * The engine holds no table whose edges do not go on: a tile that does not fit is not laid.  It can be claimed that it
 * may not lie there ({"illegal": …}), which is drawn with its cross and its sentence, and which `check` proves.
 *
 * No clock, no SDL; no file but the one that is asked for. */
#pragma once

#include <bastide/format.h>

enum { DRAFT_UNDO_MAX = 200 };

struct draft;

/* A new table: two players, the start tile of Carcassonne (a table there has a tile), nothing of The Castle's.  NULL
 * and *error. */
struct draft *draft_create(const struct tile_set *tiles, enum game_kind game, struct format_error *error);
/* A copy of what this file or game says, looked at behind its first `at` steps (-1: at its end). */
struct draft *draft_copy(const struct scenario *scenario, int at, struct format_error *error);
void draft_destroy(struct draft *draft); /* takes NULL */

const struct scenario *draft_scenario(const struct draft *draft);
int draft_at(const struct draft *draft);
/* Looks elsewhere: 0 to the number of steps. */
void draft_go(struct draft *draft, int at);
/* The position that is looked at.  It holds until the next call that changes the draft. */
const struct game *draft_game(const struct draft *draft);
/* The last step of this kind that belongs to that position, or NULL. */
const struct step *draft_here(const struct draft *draft, enum step_kind kind);
unsigned draft_serial(const struct draft *draft);        /* grows with every change, of the place too */
struct scenario *draft_until(const struct draft *draft); /* the document up to that place; the caller's.  May be NULL */
bool draft_table_given(const struct draft *draft);       /* an edit of the table keeps all steps */
bool draft_changed(const struct draft *draft);           /* since it was begun, or saved */

/* ---- edits ---- */

enum draft_done {
	DRAFT_REFUSED, /* nothing has changed; draft_sentence() says why */
	DRAFT_DONE,
	DRAFT_TABLE_NEW, /* done, and the table seen has become the given one */
	DRAFT_CLAIMED,   /* that it is legal, or not, is claimed now */
	DRAFT_MISFIT, /* the tile may not lie there: nothing has changed; draft_why_not() says why, draft_try() claims
	                 it */
};

const char *draft_sentence(const struct draft *draft); /* why the last edit was refused, in English */
/* The same for people, without numbers of places and rules, in the language spoken where there are words for it. */
const char *draft_plain(const struct draft *draft);

/* The tile there is replaced, with the figures on it. */
enum draft_done draft_lay(struct draft *draft, int type, int rotation, struct cell cell);
/* The tile goes, with the figures on it; where none lies, what is claimed of a tile there. */
enum draft_done draft_lift(struct draft *draft, struct cell cell);
enum draft_done draft_put(struct draft *draft, const struct setup_figure *figure);
/* The last figure given on that spot of that tile; false: there is none. */
bool draft_figure_on(const struct draft *draft, struct cell cell, struct spot spot, struct setup_figure *figure);
enum draft_done draft_take(struct draft *draft, struct cell cell, struct spot spot);

/* What of the table has a value: of a seat, or which one of several. */
enum draft_field {
	DRAFT_PLAYERS, /* how many: another one, or the last one gone */
	DRAFT_COLOR,   /* of a seat: who had it gets his */
	DRAFT_SCORE,   /* of a seat */
	DRAFT_TURN,    /* whose it is */
	DRAFT_SETTING, /* which: enum setting.  Another start, while nothing but the start lies: its tiles are laid */
	DRAFT_HELD,    /* which holding, how many of it a seat has */
	DRAFT_HOLDER,  /* which holding of which there is one: who has it, or NOBODY */
	DRAFT_NEUTRAL, /* the haven that which neutral piece stands in */
	DRAFT_HAND,    /* how many wall tiles of which number (1 to 9) a seat of The Castle holds */
	DRAFT_WALL     /* the wall tile on which corner tower (castle_wall_corner), 0: none */
};
/* Where a field is nobody's or the only one, seat or which is 0. */
enum draft_done draft_set(struct draft *draft, enum draft_field field, int seat, int which, int value);

/* "": the colour's name. */
enum draft_done draft_name(struct draft *draft, int seat, const char *text);
/* Figures of a kind in the City of Carcassonne: how many; one more, one fewer. */
int draft_waiting(const struct draft *draft, int seat, enum figure figure, int haven);
enum draft_done draft_enter(struct draft *draft, int seat, enum figure figure, int haven);
enum draft_done draft_leave(struct draft *draft, int seat, enum figure figure, int haven);

/* The keep goes to this completed house; where it stands there already, it goes back to its player. */
enum draft_done draft_keep(struct draft *draft, int seat, struct cell cell, struct spot spot);

/* Plays behind all steps: the tile is put on the pile when it is not in hand, and a follower that could be put is
 * passed first.  A tile that may not lie there is a DRAFT_MISFIT. */
enum draft_done draft_play(struct draft *draft, const struct move *move);
enum draft_done draft_end(struct draft *draft); /* the final scoring */
/* Claims that this move is legal, or is not, as the engine has it. */
enum draft_done draft_try(struct draft *draft, const struct move *move);
/* Why it is not, a placement whatever tile is in hand; false when it is, or memory is short. */
bool draft_why_not(struct draft *draft, const struct move *move, struct refusal *refusal);

/* Marks, captions and shots end a turn whose follower could still be put: between tile and follower nothing is shown.
 */

/* One more mark to those that are seen; the last one of a cell gone. */
enum draft_done draft_mark(struct draft *draft, const struct scenario_mark *mark);
enum draft_done draft_unmark(struct draft *draft, struct cell cell);
/* The language ("en" at first) that title, captions and shots are read and written in from now on; those of the others
 * stay.  Where a text is not there in it, draft_scenario() has the English one, or the first where nobody has written
 * English. */
void draft_speak(struct draft *draft, const char *language);
const char *draft_language(const struct draft *draft);
/* "": none. A caption is that of the whole file while nothing was played before the place looked at. */
enum draft_done draft_title(struct draft *draft, const char *text);
enum draft_done draft_caption(struct draft *draft, const char *text);
enum draft_done draft_shot(struct draft *draft, const char *text);
/* A question of a lesson, of this one's kind, aim, player, answers, choices and place, in the place of the one that
 * stands here; it is asked before what was played next.  Of points the right number comes to the other answers.  What
 * cannot be answered is refused. */
enum draft_done draft_ask(struct draft *draft, const struct step *ask, const char *text);
bool draft_asks(const struct draft *draft); /* anywhere? */
/* What pictures show from here on; w 0: everything that lies. */
enum draft_done draft_camera(struct draft *draft, const struct scenario_camera *camera);
/* What the engine says here: scores and supply, of a turn that is over (one whose follower could still be put is ended
 * first); a feature. */
enum draft_done draft_expect(struct draft *draft);
enum draft_done draft_expect_feature(struct draft *draft, struct cell cell, struct spot spot);
/* The step before the place that is looked at. */
enum draft_done draft_remove(struct draft *draft);

bool draft_can_undo(const struct draft *draft);
bool draft_can_redo(const struct draft *draft);
void draft_undo(struct draft *draft);
void draft_redo(struct draft *draft);

/* ---- claims, the file ---- */

/* Do all claims hold?  False: draft_sentence() is the first that does not. */
bool draft_holds(struct draft *draft);
/* Claims that do not hold say what the engine says. */
enum draft_done draft_record(struct draft *draft);

/* Writes it where what was seen still lies (NULL: whatever does); false with *error, and errno (EEXIST).  A draft whose
 * claims do not hold is not written. */
struct sys_about;
bool draft_save(struct draft *draft, const char *path, struct sys_about *seen, struct format_error *error);
