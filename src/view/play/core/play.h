/*
 * play.h - the table while a game is played; private to the folders of play.
 *
 *   play/core   this struct, and what follows from a change of the position:
 *               refresh, turn, slots, camera, layout, flight, lesson ...
 *   play/hand   pointer and keys; the tile in hand, the places for a follower
 *   play/land   what lies on the table, and every mark on it
 *   play/panel  the panel at the right, tools, track, cards, tooltips, sheets
 *   play/also   a lesson's card, what moves, where things stand (for tests)
 *   play        the screen itself, and the same table for the command line
 *
 * The position belongs to the session; everything here is view state: lost
 * without harm.  Whatever depends on the position is found once per change
 * (play_refresh), so that drawing asks the engine for nothing.
 */
#ifndef BASTIDE_VIEW_PLAY_CORE_PLAY_H
#define BASTIDE_VIEW_PLAY_CORE_PLAY_H

#include <bastide/castle.h>

#include "app/castle_words.h"
#include "app/answer.h"
#include "app/company.h"
#include "app/farms.h"
#include "app/language.h"
#include "app/prefs.h"
#include "app/save.h"
#include "app/session.h"
#include "app/words.h"
#include "view/table/banner.h"
#include "view/table/board.h"
#include "view/table/camera.h"
#include "view/art/emblem.h"
#include "view/table/light.h"
#include "view/table/mark.h"
#include "view/table/piece.h"
#include "view/kit/screen.h"
#include "view/art/theme.h"
#include "view/art/title_pill.h"
#include "view/ui/ui.h"
#include "view/ui/widget.h"

enum {
	PLAY_CELLS_MAX = 512,
	PLAY_SLOTS_MAX = 16,
	PLAY_FLIGHTS_MAX = 48,
	PLAY_MARKS_MAX = 64,
	PLAY_TOAST_TILES = 3,
	LOOK_TURNS_MAX = 512
};

/* A cell next to the laid tiles. */
struct play_cell {
	int16_t x, y;
	uint8_t rotations; /* bit per rotation in which the tile of this turn fits */
	int16_t fitting;   /* unseen tiles that fit in some rotation */
	bool never;        /* none does, nor the tile in hand */
};

/* A choice for a follower on the laid tile. */
struct play_slot {
	struct move move;
	bool legal;
	int number;    /* key 1-9 of a legal one, else 0 */
	struct vec at; /* in cells */
	struct refusal refusal;
	int points; /* now */
	char title[64], detail[192];
	char brief[100]; /* a shorter detail, where a line is narrow */
	bool pays;       /* what is paid for it now is told; a builder brings turns, not points */
};

/* A kind of figure that this game has beside the follower; an abbot goes with the followers. */
struct play_kind {
	bool in_game;
	int supply, places; /* of who acts; where it may be put now */
};

/* Who has the card of the King or the Robber Baron, and where the feature lies that has to be beaten. */
struct play_card {
	uint8_t seat; /* or NOBODY */
	uint8_t size; /* tiles */
	bool lies;    /* the feature was found: */
	struct cell cell;
	struct spot spot; /* where its mark stands */
};

enum play_sheet { SHEET_NONE, SHEET_TILES, SHEET_HISTORY, SHEET_PARTS };

/* Something that flies: a follower home, points to the track, a card to its new holder. */
struct play_flight {
	uint8_t kind; /* enum flight_kind */
	uint8_t seat, pose;
	uint8_t wall;        /* CARD: a wall tile, or 0 */
	struct vec from, to; /* in cells; to: of a KEEP */
	struct cell cell;
	struct spot spot;
	int32_t points;
	char text[96];
	uint64_t start;
	int length; /* ms */
};
enum flight_kind { FLIGHT_HOME, FLIGHT_POINTS, FLIGHT_CARD, FLIGHT_KEEP };

/* Where everything stands, in output pixels: core/layout.c */
struct play_layout {
	struct rect window; /* everything */
	struct rect table;  /* where the table shows: all left of the rail */
	struct rect stage;  /* what the camera centres on: free of tools, prompt, track, sheet */
	struct rect prompt_row, tools, rail, track, sheet, decide, lesson, advice;
	struct rect hands[PLAYERS_MAX]; /* of wall tiles, below the cards; empty in other games */
	struct rect head, cards[PLAYERS_MAX], label, body, undo, end, foot; /* in the rail */
	bool small, dense; /* of the cards: in one line, a little lower */
	bool slim;         /* six of them: those lines lower still */
};

/* ---- the parts of the table's state, each with the files that may write it ---- */

/* What follows from the position: core/refresh.c core/slots.c core/offer.c core/cards.c core/lesson.c; made by screen.c
 */
struct play_found {
	unsigned serial; /* of the session when refreshed */
	enum session_wait wait;
	int seat; /* who acts, or NOBODY */
	int cell_count, legal_count, never_count;
	struct play_cell cells[PLAY_CELLS_MAX];
	int unseen[TILESET_TYPES_MAX], unseen_total;
	uint8_t set_counts[TILESET_TYPES_MAX];
	int slot_count;
	struct play_slot slots[PLAY_SLOTS_MAX]; /* for the kind of figure that is offered */
	struct play_kind kinds[FIGURE_KINDS];
	int kind_count; /* in the game; 1: nothing to choose */
	int32_t projection[PLAYERS_MAX];
	struct play_card cards[CARD_COUNT];
	int choice_count;
	struct move *choices; /* of a decision; MOVES_MAX, owned */
};

/* The lesson over the table: core/lesson.c; given by screen.c */
struct play_lesson {
	struct lesson *script; /* owned; NULL: an ordinary game */
	bool asks;             /* a question with answers below it */
	bool waits, done;      /* for "Go on", or done: nothing is laid by hand */
};

/* The tile in hand: core/turn.c core/undo.c core/refresh.c core/company.c; at first screen.c */
struct play_tile {
	int rotation;
	int type; /* it was last seen as */
	uint64_t drawn_at;
};

/* What is seen of the table: core/camera.c */
struct play_view {
	struct camera camera, from, to;
	uint64_t start;
	int length;           /* ms; 0: at rest */
	bool set, own;        /* own: the player chose it */
	struct camera before; /* where to return to after the follower step */
	bool close_up;
};

/* The pointer on the table: core/pointer.c hand/pointer.c; at first screen.c */
struct play_pointer {
	bool over_board, quiet; /* quiet: nothing is told until the pointer moves again */
	double x, y;            /* on the table, in cells */
	struct cell cell;
	uint64_t since; /* in this cell */
	int slot;       /* the follower's place under it, or in the list; -1: none */
	int seat;       /* player card under it: his followers light up; NOBODY */
	bool panning, middle;
	int pan_x, pan_y;
	float wheel_rest;
};

/* The keyboard's cell: core/pointer.c core/undo.c hand/pointer.c hand/keys.c */
struct play_cursor {
	bool on;
	struct cell cell;
};

/* What is dragged: core/pointer.c hand/pointer.c */
struct play_drag {
	bool figure, tile;
	uint8_t kind; /* enum figure */
	int x, y;     /* output pixels */
	int slot;     /* the place he would be let go on; -1: none */
};

/* The kind of figure that the places are for: core/offer.c */
struct play_offer {
	uint8_t figure; /* enum figure */
	bool chosen;    /* by who plays; else the first that can be put */
};

/* The feature that is lit: core/pointer.c */
struct play_lit {
	bool on, told; /* told: by a row of a list, not by the pointer */
	struct cell cell;
	struct spot spot;
};

/* A refusal that was asked for: core/refresh.c core/turn.c hand/pointer.c */
struct play_refused {
	bool on;
	struct refusal why;
	uint64_t at;
};

/* What the panels show: panel/ hand/slot.c core/turn.c picture.c; at first screen.c */
struct play_panel {
	bool fields, last_round;
	bool cells; /* numbers of columns and rows */
	enum play_sheet sheet;
	float sheet_scroll, body_scroll;
	int tile_filter;
	int parts_seat;                         /* whose points SHEET_PARTS takes apart */
	int sheet_type;                         /* type pointed at in the sheet, or -1 */
	struct rect figure_boxes[FIGURE_KINDS]; /* each kind in the supply of who acts; empty: not there */
	bool called_out;                        /* the places' labels are shown */
	char example_rule[12];                  /* of what was refused last in the position with this serial: */
	unsigned example_serial;
};

/* The answer of an open decision: core/refresh.c hand/keys.c hand/pointer.c panel/ */
struct play_answer {
	int chosen; /* -1: none yet, and Enter does nothing */
	int seen;   /* in the list, last pass */
};

/* A question over the table: before an ended turn is opened again, or that the game is not kept: core/undo.c
 * core/unsaved.c */
struct play_ask {
	enum play_asked { ASK_NOTHING, ASK_UNDO, ASK_REWIND, ASK_UNSAVED } kind;
	int ply;           /* of the history: where it goes back to */
	bool unsaved_said; /* that the game is not kept */
};

/* A game that is only looked through: core/look.c; given by screen.c */
struct play_look {
	bool on, runs; /* runs: by itself, a turn after another */
	int count, at; /* turns; how many are played here */
	int wanted;    /* the ply it begins at, -1: it has begun */
	bool tells;    /* what the file says stands above the bar */
	uint64_t due;  /* of the next turn, while it runs */
	int plies[LOOK_TURNS_MAX];
	uint8_t seats[LOOK_TURNS_MAX];
};

/* The end of the game: core/ending.c */
struct play_over {
	bool entered;              /* a person has seen the table */
	bool seen, live, told;     /* the end was on the screen; was reached here; was shown */
	int32_t last[PLAYERS_MAX]; /* what the final scoring pays: not on the track before it is shown */
};

/* A picture for the command line, or the table as a part of another screen: picture.c pane.c */
struct play_shown {
	bool on; /* else a window */
	bool board_only;
	bool told;        /* what the last move scored is shown once more */
	bool near;        /* as large as there is room */
	struct rect pane; /* what it centres on, as a part of another screen; empty: none */
	int step;         /* of the file: those before it have been passed */
	struct scenario_camera camera;
	int x0, y0, x1, y1; /* cells that are to be seen: tiles, ghosts, marks */
};

/* What a computer player found when it had its tile in hand. */
struct play_told {
	bool known;
	int ply; /* of the history: the place */
	struct ai_advice advice;
};

/* The computer players: core/company.c core/undo.c hand/keys.c core/advice.c */
struct play_company {
	struct thinking *thinking; /* on a worker; NULL: nobody thinks */
	bool moves;                /* a computer player is to act: hands off */
	bool persons;              /* somebody here is none */
	bool failed;               /* it could not think: a person may act for it */
	bool paused;               /* nobody but computers plays, and somebody wants to look */
	bool planned;              /* the advice is a plan */
	bool fresh;                /* it came since the last tick */
	int next;                  /* of the plan's moves */
	bool hurry;                /* somebody does not want to watch: its turn is played without pauses */
	uint64_t due;              /* when the next thing is done */
	uint64_t carried;          /* since then its next tile or figure is on its way; 0: none is */
	unsigned serial;           /* of the session when it was found, or changed by the plan itself */
	struct ai_advice advice;
	struct play_told told[PLAYERS_MAX];    /* of each seat's last turn */
	bool seated;                           /* those of the command line have their seats */
	const char *commands[PLAYERS_MAX];     /* that start a program for this seat, or NULL */
	struct program *programs[PLAYERS_MAX]; /* started, and not asked just now; owned */
};

enum advice_of { ADVICE_NONE, ADVICE_HINT, ADVICE_WHY };

/* Advice over the table: a hint for a person, or why a computer player moved so: core/advice.c */
struct play_advice {
	enum advice_of of;
	struct thinking *thinking; /* on a worker; NULL: nobody thinks */
	bool found;
	int seat, ply; /* who moves; the plies before it */
	struct ai_advice advice;
};

/* A short word at the bottom: core/toast.c */
struct play_toast {
	char title[WORDS_SIZE], text[WORDS_SIZE];
	uint64_t until;
	bool save_told; /* the sentence of the last writing */
	int color, tile_count;
	uint8_t types[PLAY_TOAST_TILES];
};

/* What moves: core/flight.c; at first screen.c */
struct play_motion {
	int seen_plies;     /* of the history: what follows is animated */
	uint64_t lot_start; /* who begins is drawn */
	bool lot_told;
	int flight_count;
	struct play_flight flights[PLAY_FLIGHTS_MAX];
	uint64_t settle_start; /* the laid tile comes down */
	uint64_t snap_start;   /* the follower drops into his place */
	/* the tile in hand is turned: how it was shown, and on its way from there */
	int shown_type, shown_rotation;
	struct cell shown_cell; /* where its ghost lay, and since when */
	uint64_t ghost_from;
	float turn_from; /* radians */
	uint64_t turn_start;
};

enum { PLAY_BANNERS_MAX = TILES_MAX };

/* Pennons over finished cities, as the game stood at `serial`: land/banner.c */
struct play_banners {
	bool known;
	unsigned serial;
	int count;
	struct board_banner list[PLAY_BANNERS_MAX];
};

enum { PLAY_PLUMES_MAX = 2 * TILES_MAX, PLAY_WATERS_MAX = TILES_MAX };

/* What lives on the table, as the game stood at `serial`, and since when: also/life.c */
struct play_life {
	uint64_t from, stirred; /* it began; the last input */
	bool known;
	unsigned serial;
	int plume_count, water_count;
	struct vec plumes[PLAY_PLUMES_MAX]; /* chimneys of finished cities, in cells */
	/* downstream through a tile: in, a bend, out; in cells */
	struct play_water {
		struct vec in, bend, out;
	} waters[PLAY_WATERS_MAX];
};

/* The players' clock: core/clock.c */
struct play_clock {
	bool runs;
	uint64_t last; /* tick */
	int payer;     /* whose time has run since then, while `runs` */
	int turn;      /* the latest that was reached, and whose it is; 0: none yet */
	int seat;
};

/* What has been heard: core/sounds.c core/turn.c */
struct play_heard {
	bool by_hand; /* the tile that lies in trial: it was laid here */
};

/* What has been narrated: narrate.c */
struct play_narrated {
	int events;
	struct cell cell;
	char prompt[400];
	bool advice; /* what is advised now */
};

/* Written by play_screen_create() but for its parts. */
struct play {
	struct screen screen;
	struct host *host;
	struct session *session; /* owned */
	struct board *board;     /* owned */
	struct ui ui;
	struct theme theme; /* of the last frame */
	struct play_layout layout;
	struct play_found found;
	struct play_lesson lesson;
	struct play_tile tile;
	struct play_view view;
	struct play_pointer pointer;
	struct play_cursor cursor;
	struct play_drag drag;
	struct play_offer offer;
	struct play_lit lit;
	struct play_refused refused;
	struct play_panel panel;
	struct play_answer answer;
	struct play_ask ask;
	struct play_look look;
	struct play_over over;
	struct play_company company;
	struct play_advice advice;
	struct play_shown picture;
	struct play_toast toast;
	struct play_motion motion;
	struct play_banners banners;
	struct play_life life;
	struct play_clock clock;
	struct play_heard heard;
	struct play_narrated narrated;
	uint64_t traced;         /* what was told last */
	struct feature *feature; /* scratch, for any file to fill and read at once; owned */
	struct feature *other;   /* another beside it */
};

static inline int play_px(const struct play *play, float units) { return theme_px(&play->theme, units); }

/* How many turns, or seats, a set of bits holds. */
static inline int play_count(unsigned bits)
{
	int count = 0;
	for (; bits; bits &= bits - 1)
		count++;
	return count;
}

/* ../narrate.c: the table as lines of text, where somebody listens */
void play_narrate(struct play *play);

/* refresh.c */
void play_refresh(struct play *play, uint64_t now);
/* Why there is a second turn: "your builder's road grew". */
const char *play_builder_words(const struct play *play);
const struct play_cell *play_cell_at(const struct play *play, int x, int y); /* NULL: not next to a tile */

/* turn.c: what a person does; each refreshes. */
/* The rotation in which the tile would lie on this cell: the one in hand where
 * it fits, else the next that does. */
int play_rotation_at(const struct play *play, const struct play_cell *cell);
/* The cell under keyboard or pointer where a tile may be tried; NULL: none. */
const struct play_cell *play_target(const struct play *play);
void play_lay(struct play *play, int x, int y, uint64_t now);
void play_turn(struct play *play, int step, uint64_t now);
void play_put(struct play *play, int slot, uint64_t now);
void play_end_turn(struct play *play, uint64_t now);
void play_choose(struct play *play, int choice, uint64_t now); /* an answer of the open decision; -1: none */

/* As the tile in hand is shown: as it was laid, as it would lie, as it is held. */
int play_rotation_shown(const struct play *play);
void play_lesson_show(struct play *play, uint64_t now); /* lays what the lesson asks for */

/* undo.c: back and forward; each refreshes. */
/* Takes back the follower, then the tile of the turn that is thought about; false: nothing is tentative. */
bool play_take_back(struct play *play, uint64_t now);
/* The same, or opens the last ended turn of a person again, when need be after a question. */
void play_undo(struct play *play, uint64_t now);
int play_undo_ply(const struct play *play);   /* what it then goes back to, -1: nothing */
int play_undo_seat(const struct play *play);  /* and whose that is, or NOBODY */
void play_rewind(struct play *play, int ply); /* asks first */
void play_ask_yes(struct play *play, uint64_t now);
void play_look_only(struct play *play, int ply); /* shows how it was before this ply, and changes nothing */
void play_ask_close(struct play *play);
/* unsaved.c: asks where the last writing failed; the answers: again, or elsewhere */
void play_ask_unsaved(struct play *play);
void play_unsaved_answer(struct play *play, bool elsewhere, uint64_t now);
void play_redo(struct play *play, uint64_t now);

/* pointer.c */
void play_light(struct play *play, struct cell cell, struct spot spot);       /* told by a list */
void play_light_point(struct play *play, struct cell cell, struct spot spot); /* by the pointer */
void play_light_off(struct play *play);
void play_point_nowhere(struct play *play); /* until the pointer moves */
void play_point_slot(struct play *play, int slot);
void play_point_seat(struct play *play, int seat);
void play_cursor_off(struct play *play);
void play_drag_tile(struct play *play, int x, int y);
void play_drag_figure(struct play *play, int kind, int x, int y);
void play_drag_end(struct play *play);

/* layout.c */
void play_layout_find(struct play *play);

/* track.c: where the spaces of the score track lie, in one row of 50 or two of 25 */
enum { TRACK_SPACES = 50 };
int play_track_rows(const struct play *play);
struct rect play_track_inside(const struct play *play);
struct rect play_track_box(const struct play *play, int space);
struct vec play_track_space(const struct play *play, int score);

/* wall.c: the wall round a castle, on which the markers walk; NULL: the land has no bounds, and the track lies below
 * the table */
const struct castle_board *play_wall(const struct play *play);
/* Where the marker of a score stands on the screen, wherever the track lies; its feet. */
struct vec play_score_place(const struct play *play, int score);
/* Where a player's marker is just now on the wall, in cells: it walks while its points arrive. */
struct vec play_marker_place(const struct play *play, int seat, uint64_t now);

/* A marker's walk that ending the turn, or the chosen answer of an open decision, would begin. */
struct play_landing {
	int seat, from, to; /* scores */
	int corner;         /* where it stops on a corner tower whose wall tile it takes, else CASTLE_NO_CORNER */
};
enum { PLAY_LANDINGS_MAX = 8 };
int play_landings(struct play *play, struct play_landing landings[PLAY_LANDINGS_MAX]);
/* A player's keep with its foot there, in cells. */
void play_keep_draw(const struct play *play, struct draw *draw, int seat, struct vec at);
/* Is a player's keep on its way to another house? */
bool play_keep_flies(const struct play *play, int seat, uint64_t now);
/* The corner tower where this score wins a wall tile now, or CASTLE_NO_CORNER. */
int play_corner_won(const struct play *play, int score);

/* How many followers a player has, in his supply and on the table. */
int play_followers(const struct play *play, int seat);

/* camera.c */
/* Cells of wood beside what a picture shows. */
double play_camera_margin(const struct play_shown *shown);
void play_camera_tick(struct play *play, uint64_t now);
void play_camera_go(struct play *play, struct camera to, uint64_t now);
void play_camera_fit(struct play *play, uint64_t now, bool at_once);
void play_camera_follow(struct play *play, uint64_t now); /* after a change */
void play_camera_zoom(struct play *play, double factor, int sx, int sy, uint64_t now, bool ease);
void play_camera_pan(struct play *play, int dx, int dy);
void play_camera_arrive(struct play *play);                     /* at once where it is going */
void play_camera_look(struct play *play, struct camera camera); /* there, and stay */
void play_camera_refit(struct play *play, uint64_t now);        /* to a window of another size */

/* slots.c */
void play_slots_find(struct play *play);
int play_slot_near(const struct play *play, int sx, int sy, float reach); /* index or -1 */
int play_slot_put(const struct play *play);                               /* the chosen one, or -1 */
int play_slot_asked(const struct play *play);                             /* pointed at or dragged over, or -1 */
int play_slot_told(const struct play *play); /* the taken one whose holder is shown, or -1 */
float play_slot_radius(const struct play *play);
/* Where on the screen he stands who holds the feature (REFUSAL_OCCUPIED). */
struct vec play_holder(const struct play *play, const struct refusal *refusal);
const struct player_colors *play_seat_colors(const struct play *play, int seat);
int play_seat_color(const struct play *play, int seat);

/* offer.c: which kind of figure the places are for */
void play_offer_find(struct play *play);                      /* before the places are */
void play_offer(struct play *play, int figure, uint64_t now); /* chosen; takes back another kind that was put */
/* The kind after this one, or before it (step -1), that can be put somewhere; -1: none. */
int play_offer_next(const struct play *play, int step);
/* Followers and abbots are offered together. */
static inline int play_offer_kind(int figure) { return figure == FIGURE_ABBOT ? FIGURE_MEEPLE : figure; }

/* Are there trade goods in this game? */
bool play_has_goods(const struct play *play);

/* borders.c: through play->other */
struct play_mark {
	struct cell cell;
	uint8_t at;
};
/* How many unfinished cities this field borders. */
int play_growing(struct play *play, const struct feature *field);
/* How many fields border this city, and who has most farmers on any of them. */
int play_fed(struct play *play, const struct feature *city, unsigned *owners);

/* company.c */
void play_company_find(struct play *play); /* after a change of the position */
void play_company_stop(struct play *play); /* calls off what is being thought */
void play_company_tick(struct play *play, uint64_t now);
int play_company_wait(const struct play *play, uint64_t now); /* ms until it does something, -1: not by itself */
/* Whom the command line has named takes his seat, once. */
void play_company_seat(struct play *play);
void play_company_finish(struct play *play); /* when the table is left: ends the programs */
/* A tile or figure on its way to where it is put, 0 <= t <= 1 of it; NULL: none is. */
const struct move *play_company_carries(const struct play *play, uint64_t now, float *t);
/* Somebody waits for it, and need not watch. */
void play_company_skip(struct play *play, uint64_t now);
/* Another plays the seat from now on: a character, or -1, a person. */
void play_seat_change(struct play *play, int seat, int character, uint64_t now);
/* Nothing is laid, put, turned or chosen by hand now. */
static inline bool play_hands_off(const struct play *play)
{
	return play->look.on || play->lesson.waits || (play->company.moves && !play->company.failed);
}

/* think.c */
enum { PLAY_PLAYOUTS = 2000 };
struct thought {
	const struct ai_advice *advice; /* NULL: nothing was found */
	struct program *program;        /* that was asked, and can be again; whoever is told owns it */
	const char *lost;               /* without advice: why a program has lost its seat, or "" */
};
typedef void play_thought(struct play *play, const struct thought *thought);
/* Takes the game over, and thinks about what is owed there from play_think_go() on; done() is called in the main loop
 * unless it was called off.  NULL: out of memory. */
struct thinking *play_think(struct play *play, struct game *game, int character, play_thought *done);
/* The same of a program, which it takes over until there is an answer. */
struct thinking *play_think_program(struct play *play, struct game *game, struct program *program, play_thought *done);
void play_think_go(struct thinking *thinking);
void play_think_off(struct thinking *thinking); /* takes NULL */

/* advice.c */
enum { PLAY_ADVISED = 3 }; /* moves that are shown: the best, and the two next */
bool play_hint_allowed(const struct play *play);
void play_advice_hint(struct play *play, uint64_t now);          /* for whoever is to move; again: away with it */
int play_why_seat(const struct play *play);                      /* the computer player that moved last, or NOBODY */
bool play_why_known(const struct play *play, int seat);          /* has this one moved, and can say why? */
void play_advice_why(struct play *play, int seat, uint64_t now); /* its last turn; again: away with it */
void play_advice_close(struct play *play, uint64_t now);
void play_advice_find(struct play *play);                         /* after a change of the position */
const struct ai_advice *play_advice_now(const struct play *play); /* NULL: none, or not yet */
int play_advice_height(const struct play *play);                  /* of its card; 0: none */

/* cards.c: through play->feature */
void play_cards_find(struct play *play);

/* decision.c: where the camera shows what is decided; false: a person decides nothing now */
bool play_decision_camera(struct play *play, struct camera *camera);

/* quarters.c */
/* Middle and size of each quarter, in cells; false without the City. */
bool play_quarters_find(struct play *play, struct vec middles[QUARTER_COUNT], float *reach);
/* The quarter under a point of the table, or -1; and the answer of an open
 * decision that a click there chooses, or -1. */
int play_quarter_at(struct play *play, double x, double y);
int play_quarter_answer(const struct play *play, int quarter);
/* Whence a feature of this kind is joined. */
enum quarter play_quarter_of(int kind);

/* look.c: a game that is only looked through */
int play_look_height(const struct play *play);                /* of its bar; 0: a game that is played */
void play_look_begin(struct play *play);                      /* all its turns; it stands at the end */
void play_look_at(struct play *play, int at, uint64_t now);   /* so many turns are played */
void play_look_ply(struct play *play, int ply, uint64_t now); /* the turn that this one belongs to comes next */
void play_look_run(struct play *play, bool runs, uint64_t now);
void play_look_tick(struct play *play, uint64_t now);
int play_look_wait(const struct play *play, uint64_t now);

/* lesson.c */
int play_lesson_height(const struct play *play);             /* 0: no lesson */
void play_lesson_take_back(struct play *play, uint64_t now); /* takes back what the lesson does not want */
void play_lesson_find(struct play *play);                    /* whether it waits; a done one is as over as a game */
int play_lesson_deal(const struct play *play);               /* the rotation its first tile is dealt in, or -1 */

/* sounds.c: what is heard of the plies from this one on */
void play_sounds(struct play *play, int from);

/* clock.c */
bool play_clock_runs(const struct play *play); /* somebody's time passes */
void play_clock_tick(struct play *play, uint64_t now);
int play_clock_wait(const struct play *play); /* until it shows something else; -1: nothing changes */

/* toast.c */
void play_toast(struct play *play, uint64_t now, int color, const char *title, const char *text);
void play_toast_tile(struct play *play, int type); /* its picture goes with it */
void play_toast_close(struct play *play);
/* A save that failed is said once, until it is clicked; and again after one went well in between. */
void play_toast_save(struct play *play, uint64_t now); /* where it is kept, if that is news */

/* ending.c */
void play_ending_show(struct play *play, bool tally, uint64_t now); /* else the result at once */
bool play_ending_waits(const struct play *play);                    /* the final scoring has not been shown yet */
bool play_event_final(const struct play *play, const struct event *event); /* a score of the final scoring */
void play_ending_tell(struct play *play, bool tally, uint64_t now);        /* the same, once */
/* From a lesson's table to the list of lessons, which lies below but where its file was opened by name. */
void play_ending_lesson(struct play *play);
void play_ending_enter(struct play *play);
void play_ending_find(struct play *play); /* was it reached here? */
void play_ending_tick(struct play *play, uint64_t now);

/* flight.c */
void play_motion_start(struct play *play, uint64_t now); /* from new plies, if there are any */
void play_motion_finish(struct play *play);              /* a click ends what runs */
/* Who begins was drawn by lot: at the start of such a game it is shown, once. */
void play_motion_lot(struct play *play, uint64_t now);
float play_lot(const struct play *play, uint64_t now);     /* 0 .. 1; 1: it is over, or there is none */
#define PLAY_LOT_ROUND 0.62f                               /* until then it goes round, then it stays */
bool play_lot_open(const struct play *play, uint64_t now); /* nobody is to know yet whom it falls on */
void play_motion_skip(struct play *play); /* what was played since the last look is not shown to happen */
bool play_motion_runs(const struct play *play, uint64_t now);
bool play_flight_over(const struct play_flight *flight, uint64_t now);
int32_t play_shown_score(const struct play *play, int seat, uint64_t now);
void play_motion_settle(struct play *play, uint64_t now); /* the laid tile comes down; 0: it lies */
void play_motion_snap(struct play *play, uint64_t now);
/* Where the turning tile is just now, in hand and on the table: radians short of
 * how it lies.  The tick notes how it is shown. */
float play_turn_angle(const struct play *play, uint64_t now);
float play_ghost_angle(const struct play *play, uint64_t now);
void play_turn_tick(struct play *play, uint64_t now);
float play_snap(const struct play *play, uint64_t now); /* 0 .. 1, a little beyond on the way */

#endif
