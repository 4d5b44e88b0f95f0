/* play.h - the table while a game is played; private to the folders of play.
 *
 *   play/core   this struct, its larger parts in headers of their own, and what
 *               follows from a change of the position:
 *               refresh, turn, slots, camera, layout, flight, lesson ...
 *   play/hand   pointer and keys; the tile in hand, the places for a follower
 *   play/land   what lies on the table, and every mark on it
 *   play/panel  the panel at the right, tools, track, cards, tooltips, sheets
 *   play/moving what moves over the table
 *   play        the screen itself, the same table for the command line, and what
 *               tests are told
 *
 * The position belongs to the session; everything here is view state: lost
 * without harm.  Whatever depends on the position is found once per change
 * (play_refresh), so that drawing asks the engine for little. */
#pragma once

#include <bastide/castle.h>

#include "app/expansion_words.h"
#include "app/castle_words.h"
#include "app/company.h"
#include "app/farms.h"
#include "app/language.h"
#include "app/lesson.h"
#include "app/prefs.h"
#include "app/record.h"
#include "app/save.h"
#include "app/session.h"
#include "app/words.h"
#include "talk/talk.h"
#include "view/play/core/camera.h"
#include "view/play/core/company.h"
#include "view/play/core/found.h"
#include "view/play/core/layout.h"
#include "view/play/core/motion.h"
#include "view/play/core/picture.h"
#include "view/play/core/track.h"
#include "view/play/core/undo.h"
#include "view/table/banner.h"
#include "view/table/board.h"
#include "view/table/camera.h"
#include "view/art/emblem.h"
#include "view/art/figure.h"
#include "view/table/light.h"
#include "view/table/mark.h"
#include "view/table/piece.h"
#include "view/kit/expansion_art.h"
#include "view/kit/screen.h"
#include "view/art/theme.h"
#include "view/art/title_pill.h"
#include "view/ui/ui.h"
#include "view/ui/widget.h"

enum { PLAY_MARKS_MAX = 64, PLAY_TOAST_TILES = 3 };

enum play_sheet { SHEET_NONE, SHEET_TILES, SHEET_HISTORY, SHEET_PARTS };

/* ---- the parts of the table's state, each with the files that may write it ---- */

/* The lesson over the table: core/lesson.c; given by screen.c */
struct play_lesson {
	struct lesson *script;  /* owned; NULL: an ordinary game */
	struct lesson_state at; /* of an ordinary game LESSON_END: nothing is asked for */
	bool asks;              /* a question with answers below it */
	bool away, elsewhere; /* the tile lies otherwise than it should, in another cell than the one that is marked */
	bool waits, done;     /* for "Go on", or done: nothing is laid by hand */
	bool lays;            /* a question that is answered by laying the tile */
	const struct step *ask; /* the question; of moves to choose from each has its letter on the table */
	char told[WORDS_SIZE];  /* what is said of the right answer, until one goes on; "": nothing */
	const char *said;       /* the words that `scroll` belongs to */
	float scroll;           /* how far words that are too long for the card are down */
};

/* The tile in hand: core/turn.c core/undo.c core/refresh.c core/company.c; at first screen.c */
struct play_tile {
	int rotation;
	int type; /* it was last seen as */
	uint64_t drawn_at;
};

/* The pointer on the table: core/pointer.c hand/pointer.c hand/slot.c panel/player.c panel/rail.c; at first screen.c */
struct play_pointer {
	bool over_board, quiet; /* quiet: nothing is told until the pointer moves again, */
	bool hushed;            /* not even of the row that it is on */
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
	bool buttons; /* F6 has given the keys to the buttons */
	bool on;
	struct cell cell;
	int typed; /* the number that a second digit would complete, 0: none */
	int why;   /* 1 + the place that it asks about, for nobody may be put there, 0: none */
};

/* What is dragged: core/pointer.c hand/pointer.c */
struct play_drag {
	bool figure, tile;
	bool home;                     /* it is taken up from where it stands */
	bool neutral;                  /* a piece that is nobody's */
	uint8_t kind;                  /* enum figure */
	uint8_t touch;                 /* the kind of move that it would be, onto a figure that stands; 0: none */
	const struct neutral_art *art; /* what it looks like, where it is no figure; NULL: it is one */
	int x, y;                      /* output pixels */
	int slot;                      /* the place he would be let go on; -1: none */
	bool supply;                   /* it is taken up from the card: */
	struct move before;            /* let go nowhere, what was chosen before is so again; MOVE_PASS: nothing was */
	uint8_t offered;               /* and the places are again for this figure's kind */
};

/* The kind of figure that the places are for: core/offer.c */
struct play_offer {
	uint8_t figure; /* enum figure */
	bool chosen;    /* by who plays; else the first that can be put */
};

enum { OFFER_ALWAYS, OFFER_PAYS, OFFER_LAST, OFFER_WHENS };

/* When each player is asked whether he lays a tile instead of drawing one: hand/offered.c */
struct play_offers {
	uint8_t when[PLAYERS_MAX];
	unsigned seen; /* serial of the last one that was looked at */
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
	bool cells; /* numbers of columns and rows stand on the table */
	enum play_sheet sheet;
	float sheet_scroll, body_scroll;
	int row_seen; /* 1 + the row of the places that was chosen last and brought into sight; 0: none */
	int tile_filter;
	int projected[PLAYERS_MAX];           /* on the cards, as it was before points that fly */
	int parts_seat;                       /* whose points SHEET_PARTS takes apart */
	int sheet_type;                       /* type pointed at in the sheet, or -1 */
	struct rect figure_boxes[PIECES_MAX]; /* each kind in the supply of who acts; empty: not there */
	struct rect token_boxes[PLAYERS_MAX][HOLDINGS_MAX];
	int stop_told;         /* 1 + the example's stop that `fields` was chosen for */
	char example_rule[12]; /* of what was refused or told last in the position with this serial: */
	unsigned example_serial;
	uint64_t example_until; /* it is offered */
};

/* The answer of an open decision: core/refresh.c core/turn.c hand/advised.c hand/keys.c hand/pointer.c panel/ */
struct play_answer {
	int chosen;   /* -1: none yet, and Enter does nothing */
	int seen;     /* in the list, last pass */
	bool forced;  /* a step without a choice, newly come to: it is taken when it was seen that it is due */
	uint64_t due; /* then; 0: something still moves */
};

/* The end of the game: core/ending.c; at first screen.c */
struct play_over {
	bool entered;              /* a person has seen the table */
	bool seen, live, told;     /* the end was on the screen; was reached here; was shown */
	uint64_t rests;            /* since when nothing flies any more; 0: something does */
	int32_t last[PLAYERS_MAX]; /* what the final scoring pays: not on the track before it is shown */
};

/* A picture for the command line, or the table as a part of another screen: picture.c pane.c */
struct play_shown {
	bool on;         /* else a window */
	unsigned serial; /* of the session then: a window that is played in shows nothing of its file any more */
	struct play_picture wish;
	int paid;         /* of what the last move scored, these first events are not shown: a film has told that */
	bool spots;       /* what files call them stands on the table */
	bool lights;      /* the file lets a field shine: the pattern of its owner would hide that */
	struct rect pane; /* what it centres on, as a part of another screen; empty: none */
	struct scenario_camera camera;
	struct extent cells; /* that are to be seen: tiles, ghosts, marks */
	float above;         /* and so much more of the table above them: points are told there */
	bool holds;          /* the tile in hand lies beside them, */
	struct cell hand;    /* there */
};

/* A short word at the bottom, or beside the card of who says it: core/toast.c core/talk.c panel/toast.c */
struct play_toast {
	char title[WORDS_SIZE], text[WORDS_SIZE];
	uint64_t until;
	bool save_told;     /* the sentence of the last writing */
	bool save_shown;    /* it is what stands here */
	bool save_answered; /* it was clicked away */
	int color, tile_count;
	int speaker;      /* 1 + the character whose word it is; 0: nobody's */
	int seat;         /* whose that is */
	int plies;        /* so many were played: until a person plays the next one his word stands */
	struct rect lies; /* where his word lies since it was first seen; empty: nowhere yet */
	uint8_t types[PLAY_TOAST_TILES];
};

/* What the computer players say of the game: core/talk.c */
struct play_talk {
	struct talk *talk;    /* follows the game; owned; NULL: nothing was said yet */
	char said[TALK_SIZE]; /* the last word that was shown: a turn taken back and played again brings it no second
	                         time */
};

enum { PLAY_NOTES_MAX = 6 };

/* Where something is told over the table in this frame; the first `below` were drawn with the table: core/note.c */
struct play_notes {
	int count, below;
	struct rect boxes[PLAY_NOTES_MAX];
};

enum { PLAY_BANNERS_MAX = TILES_MAX };

/* Pennons over finished cities, as the game stood at `serial`: land/banner.c */
struct play_banners {
	unsigned serial;
	int count;
	struct board_banner list[PLAY_BANNERS_MAX];
};

enum { PLAY_PLUMES_MAX = 2 * TILES_MAX, PLAY_WATERS_MAX = TILES_MAX };

/* What lives on the table, as the game stood at `serial`, and since when: moving/life.c */
struct play_life {
	uint64_t from, stirred; /* it began; the last input */
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

/* A neutral piece as it was seen last, and its flight from there: land/neutral.c */
struct play_neutral {
	bool on;
	struct vec from, to; /* in cells */
	struct play_span flies;
};

/* What has been narrated: narrate.c narrate_choice.c */
struct play_narrated {
	bool begun; /* something was */
	int events;
	struct cell cell;
	int rotation;                    /* it was told in */
	int turn;                        /* 1 + the ply of it that the scores were told for */
	bool taught_tile, taught_figure; /* the keys were told */
	uint64_t slots, answers;         /* what was told of them when they opened; 0: they are closed */
	int put, answer;                 /* chosen of them, -1: none */
	uint64_t told;                   /* hash of the message at the bottom, or of the refusal */
	uint64_t prompt;                 /* hash of what it says */
	uint64_t advice;                 /* hash of whose it is, and of what; 0: none is shown */
	int stop;                        /* 1 + where an example stands */
	uint64_t lesson;                 /* hash of what its card says */
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
	struct play_offers offers;
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
	struct play_talk talk;
	struct play_notes notes;
	struct play_motion motion;
	struct play_banners banners;
	struct play_life life;
	struct play_neutral neutrals[NEUTRALS_MAX];
	struct play_clock clock;
	struct play_narrated narrated;
	uint64_t traced;         /* what was told last */
	struct feature *feature; /* scratch, for any file to fill and read at once; owned */
	struct feature *other;   /* another beside it */
};

static inline int play_px(const struct play *play, float units) { return theme_px(&play->theme, units); }

/* view/play/narrate.c: the table as lines of text, where somebody listens */
void play_narrate(struct play *play);
/* view/play/picture.c: what is to be seen of the table, where it is a picture */
void play_picture_find(struct play *play);
/* Of a picture of a question for points: how the tile will be laid that brings them; NULL: none will be next. */
const struct move *play_asked_tile(const struct play *play);
/* view/play/trace.c: where things stand, for tests that press real keys */
void play_trace(struct play *play, const struct frame *frame);

/* decision.c */
/* Must, or may, a figure go to a place on the table now? */
bool play_sends(const struct play *play);
/* Is the next step of a piece that walks asked for? */
bool play_steps(const struct play *play);
/* Do the answers stand in the rail?  Those for a step do, and where the table has no room to lose all, as far as the
 * rail has it. */
bool play_asks_in_rail(const struct play *play);
/* Where on the screen he stands who is asked to go from there; false: nobody is. */
bool play_goer(const struct play *play, struct vec *at);
/* How many steps of its walk are left to the neutral piece that walks, and where it is (NULL: not asked for); -1: none
 * walks. */
int play_walk(const struct play *play, struct cell *at);
/* refresh.c */
void play_refresh(struct play *play, uint64_t now);
const struct play_cell *play_cell_at(const struct play *play, int x, int y); /* NULL: not next to a tile */
/* Does a tile of this type fit there, turned somehow? */
bool play_type_fits(const struct game *game, int type, int x, int y);
/* Would this leave a gap beside the tile that no tile left fits, where now one does? Where that is told at all. */
bool play_closes_gap(const struct play *play, const struct move *place);

/* again.c: the tile on trial brings a second part of the turn */
bool play_again_owed(const struct play *play);
const char *play_again_words(const struct play *play, enum again when);

/* tokens.c: were tokens taken?  Adds them to what the same player has taken; somebody else's begins anew. */
bool play_tokens_taken(const struct event *event);
void play_tokens_add(struct event *taken, const struct event *event);
/* What is held in numbers, as the cards show it now. */
int play_tokens_shown(const struct play *play, int seat, int kind, uint64_t now);
bool play_tokens_lead(const struct play *play, int seat, int kind, uint64_t now);  /* paid if the game ended */
float play_tokens_news(const struct play *play, int seat, int kind, uint64_t now); /* 0 .. 1 since; 0: none */

/* turn.c: what a person does; each refreshes. */
/* The rotation in which the tile would lie on this cell: the one in hand where it fits, else the next that does. */
int play_rotation_at(const struct play *play, const struct play_cell *cell);
/* The cell under keyboard or pointer where a tile may be tried; NULL: none. */
const struct play_cell *play_target(const struct play *play);
/* That, where the tile in hand is shown as it would lie. */
const struct play_cell *play_ghost_cell(const struct play *play);
void play_lay(struct play *play, int x, int y, uint64_t now);
void play_turn(struct play *play, int step, uint64_t now);
void play_turn_to(struct play *play, int rotation); /* the tile in hand, before it lies */
void play_put(struct play *play, int slot, uint64_t now);
void play_end_turn(struct play *play, uint64_t now);
/* The move that lays the tile of this turn on a cell, not turned. */
struct move play_placement(const struct play *play, struct cell cell);
void play_decline(struct play *play, uint64_t now);            /* the tile that is offered: another is drawn */
void play_choose(struct play *play, int choice, uint64_t now); /* an answer of the open decision; -1: none */
bool play_goes_itself(const struct play *play);                /* a step without a choice, which nobody is asked for */
void play_forced_tick(struct play *play, uint64_t now);
int play_forced_wait(const struct play *play, uint64_t now); /* milliseconds till that has something to do; -1: none */

/* As the tile in hand is shown: as it was laid, as it would lie, as it is held. */
int play_rotation_shown(const struct play *play);
void play_lesson_show(struct play *play, uint64_t now); /* lays what the lesson asks for */

/* neutral.c: how a neutral piece on the table looks (NULL: it is not there), where it stands, in cells, and which of
 * them is under a point of the screen, -1: none */
const struct neutral_art *play_neutral(const struct play *play, int id);
struct vec play_neutral_place(const struct play *play, int id);
int play_neutral_on(const struct play *play, int sx, int sy);
/* The place of the move that is thought about, if it puts a piece onto a figure; NULL: it does not. */
const struct play_slot *play_touched(const struct play *play);

/* pointer.c */
void play_light(struct play *play, struct cell cell, struct spot spot);       /* told by a list */
void play_light_point(struct play *play, struct cell cell, struct spot spot); /* by the pointer */
void play_light_off(struct play *play);
/* May anybody in this game ever stand on one of this kind? What nobody can is an ornament. */
bool play_peopled(const struct play *play, int kind);
void play_point_nowhere(struct play *play); /* until the pointer moves */
void play_cursor_off(struct play *play);
/* Of a legal place, from 1: the digits that lead there. */
static inline int play_place_number(const struct play *play, const struct play_cell *cell)
{
	return (int)(cell - play->found.cells) + 1;
}
void play_drag_tile(struct play *play, int x, int y);
void play_drag_figure(struct play *play, int kind, int x, int y);
/* From the card: who was chosen before stands for the while on no place. */
void play_drag_supply(struct play *play, int kind, int x, int y, uint64_t now);
/* It has come to nothing. */
void play_drag_back(struct play *play, uint64_t now);
/* A piece that is nobody's: onto a cell, or onto a figure by this kind of move. */
void play_drag_piece(struct play *play, const struct neutral_art *art, int x, int y);
void play_drag_end(struct play *play);

/* slots.c, slot_places.c, slot_words.c */
/* How many followers a player has, in his supply and on the table. */
int play_followers(const struct play *play, int seat);
/* "north-east": from the middle of a tile, in cells. */
const char *play_side_name(struct vec way);
/* The same as a number, and that in words. */
int play_side(struct vec way);
const char *play_side_word(int way);
/* From a tile's middle to the middle of what a field has of its edges; to the place `at` (on the table) if it has none
 * of them, or as much of all. */
struct vec play_field_way(const struct game *game, struct cell cell, struct spot spot, struct vec at);
/* What one of a tile's fields is called: by a way, "North-east field", or by what is seen of it, "Field by the city".
 */
int play_field_name(const struct game *game, struct cell cell, struct spot spot, struct vec at);
const char *play_field_word(int name);
void play_slots_find(struct play *play);
struct slot_words play_slot_words(const struct play *play, const struct play_slot *slot);
/* On the screen, where each is touched and its number read: beside its place where small tiles have no room for all. */
void play_slot_places(const struct play *play, struct vec places[]);
struct vec play_slot_place(const struct play *play, int slot);
struct rect play_slot_disc(const struct play *play, int slot);
int play_slot_near(const struct play *play, int sx, int sy, float reach);       /* index or -1 */
int play_slot_put(const struct play *play);                                     /* the chosen one, or -1 */
bool play_slot_namesakes(const struct play_slot *a, const struct play_slot *b); /* elsewhere: of one title */
int play_row(const struct play *play, int slot);                  /* of the list of places: where it stands */
bool play_row_first(const struct play *play, int slot);           /* on the table it has the number of its row */
int play_row_beside(const struct play *play, int slot, int step); /* the next place of the same row, round and round */
int play_slot_asked(const struct play *play);                     /* pointed at or dragged over, or -1 */
int play_slot_told(const struct play *play);                      /* the taken one whose holder is shown, or -1 */
float play_slot_radius(const struct play *play);
bool play_slots_small(const struct play *play); /* no two digits are read on them */
/* Where on the screen he stands who holds the feature (REFUSAL_OCCUPIED). */
struct vec play_holder(const struct play *play, const struct refusal *refusal);
const struct player_colors *play_seat_colors(const struct play *play, int seat);
int play_seat_color(const struct play *play, int seat);
/* A badge of each of these seats, side by side from the left of the box, which is cut by them. */
void play_badges(const struct play *play, struct draw *draw, struct rect *box, unsigned seats, int side, int gap);

/* offer.c: which kind of figure the places are for */
void play_offer_find(struct play *play);                      /* before the places are */
void play_offer(struct play *play, int figure, uint64_t now); /* chosen; takes back another kind that was put */
/* The kind after this one, or before it (step -1), that can be put somewhere; -1: none. */
int play_offer_next(const struct play *play, int step);
/* Followers, and who is offered beside them, are offered together. */
static inline int play_offer_kind(int figure)
{
	const struct piece *piece = any_piece(figure);
	return piece && piece->beside ? FIGURE_MEEPLE : figure;
}

/* Does a move put a figure out of the supply?  Which kind: a move onto a corner names none, for there is one. */
static inline bool play_move_puts(const struct move *move)
{
	return move->kind == MOVE_FIGURE || words_move_puts(move->kind);
}
int play_move_kind(const struct play *play, const struct move *move);

/* The kind that a move takes home in this game; the follower's where there is none. */
int play_lifted_kind(const struct play *play);

/* Is anything in this game held in numbers? */
bool play_has_tokens(const struct play *play);

/* borders.c: through play->other */
struct play_mark {
	struct cell cell;
	uint8_t at;
};
/* How many unfinished cities this field borders. */
int play_growing(struct play *play, const struct feature *field);
/* Each finished city of the table, one after the other, in play->feature. */
void play_finished_cities(struct play *play, void (*each)(struct play *play, const struct feature *city));
/* How many fields border this city, and who has most farmers on any of them. */
int play_fed(struct play *play, const struct feature *city, unsigned *owners);

/* Nothing is laid, put, turned or chosen by hand now. */
static inline bool play_hands_off(const struct play *play)
{
	return play->look.on || play->lesson.waits || (play->company.moves && !play->company.failed);
}

/* Keys go to the table again. */
static inline void play_to_board(struct play *play) { ui_set_focus(&play->ui, ui_name("play.board"), false); }

/* No other screen lies over the table, and nothing is asked there. */
static inline bool play_in_front(const struct play *play)
{
	return play->ask.kind == ASK_NOTHING && screen_top(play->host) == &play->screen;
}

/* cards.c: through play->feature */
void play_cards_find(struct play *play);

/* decision.c: where the camera goes, from where it rests, to show what is decided; false: a person decides nothing now
 */
bool play_decision_camera(struct play *play, const struct camera *rest, struct camera *camera);
/* The number that stands beside an answer and is its key, from 1. */
int play_choice_number(const struct play *play, int i);
/* As they are numbered, so they stand in the list. */
void play_choices_sort(struct play *play);

/* paid.c: who was paid for this feature when it was completed, a bit per seat, and how much */
unsigned play_paid_for(const struct play *play, const struct feature *feature, int32_t points[PLAYERS_MAX]);

/* havens.c */
/* Middle and size of each haven, in cells; false without the City. */
bool play_havens_find(struct play *play, struct vec middles[HAVENS_MAX], float *reach);
/* Its name on the table, below its buildings: which answer leads there, of those of an open decision (-1: none). */
struct haven_label {
	bool shown;
	int answer;
	char text[80];
	struct rect box;
};
void play_haven_labels(struct play *play, const struct text_metrics *metrics, struct haven_label labels[HAVENS_MAX]);
struct text_style play_haven_style(const struct play *play);
/* The haven under a point of the table, or -1; and the next answer of an open decision, from this one on, that leads
 * there, or -1. */
int play_haven_at(struct play *play, double x, double y);
/* Does an answer lead into this haven, or let a neutral piece stay in it? */
bool play_leads_to(const struct play *play, const struct move *move, int haven);
int play_haven_answer(const struct play *play, int haven, int from);
/* How the neutral piece looks that stands in a haven. */
enum figure_pose play_housed_pose(const struct play *play);

/* lesson.c */
int play_lesson_height(const struct play *play);  /* 0: no lesson */
bool play_lesson_narrow(const struct play *play); /* a question or a sheet beside it: its words need more lines */
void play_lesson_take_back(struct play *play, uint64_t now); /* takes back what the lesson does not want */
/* The key of an answer: its number in the list; where all are digits its own, for no other may stand beside it. */
int play_lesson_key(const struct play *play, int i);
/* What is said of an answer: "Right." and how it comes about, which stays until one goes on; or why not. */
void play_lesson_tell(struct play *play, bool right, const char *text, uint64_t now);
void play_lesson_told(struct play *play, uint64_t now); /* it was read: the lesson goes on */
void play_lesson_find(struct play *play);               /* whether it waits; a done one is as over as a game */
int play_lesson_deal(const struct play *play);          /* the rotation its first tile is dealt in, or -1 */

/* drop.c: the tile in the hand, or on trial, as it is painted alone */
struct art_tile play_hand_art(const struct play *play, int type, int rotation);
/* A follower on his way down to where he stands, over his shadow there; t 0..1 */
#define PLAY_SET_DOWN 0.62f /* from so high, in his height */
void play_set_down(struct play *play, struct draw *draw, struct vec at, enum figure_pose pose, int color, float t);
/* sounds.c: what is heard of the plies from this one on */
void play_sounds(struct play *play, int from);

/* clock.c */
void play_clock_tick(struct play *play, uint64_t now);
int play_clock_wait(const struct play *play); /* until it shows something else; -1: nothing changes */

/* note.c: where something is told over the table for a while, from the first that is drawn to the last */
void play_notes_begin(struct play *play);
void play_notes_below(struct play *play, bool drawn); /* with the table: they will be, they have been */
void play_note_add(struct play *play, struct rect box);
/* The one of these boxes that covers least; the first of those alike. */
struct rect play_note_among(const struct play *play, const struct rect *tries, int count);
/* So large, beside what it is about; it is added.  Of a feature (NULL: none) little is to be covered. */
struct rect play_note_beside(struct play *play, struct rect about, const struct feature *feature, int w, int h);
/* Would it lie on the tile that is thought about, on a figure, a place where the tile may be laid, or a figure put, or
 * that may be chosen, or on something told before it? */
bool play_note_hides_place(const struct play *play, struct rect box);
bool play_note_bare(const struct play *play, struct rect box); /* over no tile */
/* Somewhere on the table, rather on wood, where it does not; false: there is no such place. */
bool play_note_clear(const struct play *play, int w, int h, struct rect *box);

/* toast.c */
/* `color`: a badge of that colour, or else an icon. */
enum { TOAST_WARNS = -1, TOAST_NOTES = -2, TOAST_TELLS = -3 }; /* what the game begins with, for long */
void play_toast(struct play *play, uint64_t now, int color, const char *title, const char *text);
void play_toast_tile(struct play *play, int type);     /* its picture goes with it */
void play_toast_long(struct play *play, uint64_t now); /* it stays until a click, or as long as three lines are read */
void play_toast_close(struct play *play);
/* Is it to be seen?  A word of a computer player stands once it has been read until a person moves or opens a sheet. */
bool play_toast_there(const struct play *play, uint64_t now);
void play_toast_first(struct play *play, uint64_t now); /* before the first turn: what is no part of the base game */
/* A save that failed is said once, until it is clicked; and again after one went well in between. */
void play_toast_save(struct play *play, uint64_t now); /* where it is kept, if that is news */

/* talk.c: a word of the turn that has been ended */
void play_talk(struct play *play, uint64_t now);
void play_talk_finish(struct play *play);

/* ending.c */
bool play_farms_paid(const struct play *play); /* the game is over, and farms have brought points */
void play_ending_show(struct play *play, bool tally, uint64_t now); /* else the result at once */
bool play_ending_waits(const struct play *play);                    /* the final scoring has not been shown yet */
void play_ending_tell(struct play *play, bool tally, uint64_t now); /* the same, once */
/* From a lesson's table to the list of lessons, which lies below but where its file was opened by name. */
void play_ending_lesson(struct play *play);
/* The lesson behind this one; false: there is none, or a game waits below. */
bool play_ending_next(const struct play *play, char path[FORMAT_PATH_SIZE]);
void play_ending_next_lesson(struct play *play);
void play_ending_find(struct play *play); /* was it reached here? */
void play_ending_tick(struct play *play, uint64_t now);
