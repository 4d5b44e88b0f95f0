/* session_private.h - what a session is made of; for session*.c alone.
 *
 *   session.c         life, looking, thinking about a turn and ending it
 *   session_final.c   what the game would pay if it ended now
 *   session_undo.c    back and forward
 *   session_resume.c  from what was chosen, or a file, to where it stands
 *   session_file.c    the file it writes itself to
 *   session_seat.c    who sits where */
#pragma once

#include "app/session.h"
#include "system/system.h"

/* What was taken back of the tentative turn last: it can be put again until anything else is done. */
struct taken {
	unsigned serial; /* of the session then */
	bool has_place, has_figure;
	struct move place, figure;
};

/* Nobody is put, nothing is done. */
extern const struct move session_pass;

struct session {
	struct scenario *save; /* who plays, the set-up, every step played, then those that can be redone */
	struct aids aids;      /* as it says */
	struct clock clock;    /* written there with every save */
	struct scenario *told; /* the file with all its steps, where `save` has lost some; else NULL */
	struct replay replay;  /* walks through it; its game is the one that counts */
	struct game *draft;    /* with the tentative tile, while it lies */
	struct game *scratch;
	bool has_place, has_figure;
	bool asked; /* a follower may be put on the tentative tile */
	struct move place, figure;
	uint16_t tile; /* the type that is tentative, or offered */
	struct taken taken;
	struct history history;
	struct event_list lists[3], /* these: */
	    *events,                /* of the move that is played, or only tried; nobody is handed it */
	    *final,                 /* of the projection */
	    *forecast;              /* of the tentative turn */
	char programs[PLAYERS_MAX]
	             [SEAT_NAME_SIZE]; /* what somebody else's program is called that plays; "": none does */
	unsigned people;               /* a bit for each seat that a person had and gave to a computer */
	unsigned parted;               /* a bit for each seat that has had its last word */
	unsigned serial, projected_serial, forecast_serial, offered_serial;
	int32_t projected[PLAYERS_MAX];
	struct session_keep_now keep_now; /* of the same serial */
	char path[FORMAT_PATH_SIZE], home[FORMAT_PATH_SIZE];
	char save_error[FORMAT_TEXT_SIZE], copy_error[FORMAT_TEXT_SIZE], copy_path[FORMAT_PATH_SIZE];
	enum session_keep keep;
	bool unsaved;          /* the last writing failed */
	struct sys_about mark; /* the file as it was last seen here */
};

/* Nothing is tentative any more; the serial grows. */
void session_clear_draft(struct session *session);

/* The one place where the game that counts moves on; false, nothing changed, if the move (NULL: the end) is not legal
 * or cannot be kept. */
bool session_commit(struct session *session, const struct move *move);
/* Writes the game where it is to be kept; `played`: a move has been. */
void session_keep(struct session *session, bool played);
/* Plays the next step of the file, which is a move, and remembers it. False, nothing changed, if it cannot be. */
bool session_step(struct session *session);

/* Back to the position after the first `plies`; what lies ahead then can be redone. */
bool session_rebuild(struct session *session, int plies);
/* The n-th move that can be redone, or NULL. */
const struct step *session_ahead(const struct session *session, int n);
void session_forget_redo(struct session *session);
