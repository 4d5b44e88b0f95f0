/* editor.h - the editor of scenarios; private to its room.
 *
 *   screen.c   the screen: where everything stands, the draft shown, closing, saving
 *   table.c    pointer and keyboard on the table, what is under them
 *   act.c      what a press on a place of the table does
 *   tools.c    the tools at the left, the steps below the table
 *   tiles.c figures.c marks.c words.c points.c claims.c people.c asks.c   the panel at the right, one for each tool
 *   places.c   the places of a tile as a list, for who has no pointer
 *
 * The document is the draft (app/draft.h).  Everything here is how it is looked at. */
#pragma once

#include "app/draft.h"
#include "app/language.h"
#include "app/session.h"
#include "app/words.h"
#include "system/system.h"
#include "view/kit/form.h"
#include "view/play/pane.h"
#include "view/ui/ui.h"
#include "view/ui/widget.h"

enum editor_tool {
	TOOL_TILE,
	TOOL_FIGURE,
	TOOL_MARK,
	TOOL_WORDS,
	TOOL_POINTS,
	TOOL_CLAIM,
	TOOL_ASK,
	TOOL_PEOPLE,
	TOOL_COUNT
};

/* What laying a tile or putting a figure means. */
enum editor_way {
	WAY_TABLE, /* it lies there: the given table */
	WAY_PLAY,  /* it is played */
	WAY_CLAIM, /* it is said to be legal, or not */
	WAY_COUNT
};

/* A place of the table: a cell, and a spot of the tile there or none (kind FEATURE_KINDS). */
struct place {
	struct cell cell;
	struct spot spot;
};
static inline bool place_has_spot(const struct place *place) { return place->spot.kind != FEATURE_KINDS; }

enum {
	EDITOR_WORDS = 400,
	EDITOR_NUMBER = 12,
	EDITOR_OTHERS = 40,
	EDITOR_KEEP = PIECES_MAX /* The Castle's, behind the figures */
};

/* Texts in their fields; they become an edit when the field is left. */
struct typed {
	char title[EDITOR_WORDS], caption[EDITOR_WORDS], shot[EDITOR_WORDS];
	char scores[PLAYERS_MAX][EDITOR_NUMBER], names[PLAYERS_MAX][SEAT_NAME_SIZE];
	bool taken; /* the words of the picture are the file's: they go where another moment is looked at */
};

struct editor {
	struct form form;
	struct host *host;
	struct draft *draft; /* owned */
	struct screen *pane; /* owned; NULL until it was shown */
	unsigned shown;      /* the draft's serial that the pane shows */
	struct rect stage, panel, tools, bar;

	enum editor_tool tool;
	enum editor_way way;
	int type, rotation;   /* TOOL_TILE */
	float scroll, places; /* of the palette, of the places of a tile */
	int seat, figure;     /* TOOL_FIGURE; enum figure, or EDITOR_KEEP */
	int corner;           /* TOOL_PEOPLE: of The Castle's wall, as castle_wall_corner() counts */
	int language;         /* TOOL_WORDS: as language_offer() counts */
	struct {
		int kind, color; /* enum mark_kind; enum color + 1, 0: its own */
		char text[16], number[EDITOR_NUMBER];
		bool from; /* an arrow has its beginning */
		struct place begin;
	} mark;
	struct {
		int kind, aim, seat; /* enum ask_kind; enum ask_aim; whose points */
		char text[EDITOR_WORDS], others[EDITOR_OTHERS];
		int count;
		struct move options[ASK_ANSWERS_MAX];
		bool taken; /* from the file: it goes where another place is looked at */
	} ask;
	int setting;  /* TOOL_POINTS: the rule that is shown */
	float people; /* TOOL_PEOPLE: how far it is scrolled */

	struct typed typed;

	struct place at; /* under the pointer, or chosen by keys */
	bool over, keys; /* the pointer is over the table; keys chose last */
	bool panning;
	int pan_x, pan_y;

	char note[FORMAT_TEXT_SIZE + WORDS_SIZE];
	bool note_bad, note_low; /* low: below the middle of the table, for what it is about lies above */
	bool offers;             /* below the note: to say in the file that this tile may not lie there */
	struct move offer;
	bool asking; /* close without saving? */
	bool stale;  /* claims do not hold: record them again and save? */
	bool told;   /* that what was changed cannot be kept */
	char path[FORMAT_PATH_SIZE];
	struct sys_about seen; /* what lay there when it was read or written last */
	uint64_t traced;       /* what was told last */
};

/* screen.c: after an edit: shows the draft, says what came of it. */
void editor_done(struct editor *editor, enum draft_done done);
/* A field gets a value, after what was typed became an edit; the position is another then. */
void editor_set(struct editor *editor, enum draft_field field, int seat, int which, int value);
void editor_say(struct editor *editor, bool bad, const char *text);
/* What stands in a field for a number; what is larger than any is the largest. */
int editor_number(const char *text);
/* What was typed becomes an edit: before anything else is done. */
void editor_texts_commit(struct editor *editor);
void editor_save(struct editor *editor);

/* table.c */
void editor_table(struct editor *editor, struct ui *ui);
void editor_table_draw(struct editor *editor, struct frame *frame);

/* act.c */
/* A place of a tile is meant: by keys it is chosen in the list of them. */
void editor_say_point(struct editor *editor);
/* The corner of tiles that is meant: the nearest one to the pointer, of keys the tile's north-western; false: what is
 * placed stands on no corner. */
bool editor_corner(struct editor *editor, const struct place *place, struct cell *corner);
void editor_act(struct editor *editor, const struct place *place);
void editor_clear(struct editor *editor, const struct place *place);
void editor_turn(struct editor *editor, int step);
void editor_move(struct editor *editor, const struct move *move);

/* tools.c */
void editor_tools(struct editor *editor, struct ui *ui);
void editor_bar(struct editor *editor, struct ui *ui);

/* What the last step expects, which was recorded just now. */
const char *editor_recorded(const struct editor *editor);

/* The spots of the tile there, each once, as the engine names them; returns how many. */
enum { EDITOR_SPOTS = 16 };
int editor_spots(const struct editor *editor, struct cell cell, struct spot spots[EDITOR_SPOTS]);
/* places.c: a list of the places of the tile that is pointed at; a press acts there.  Cuts what it used off. */
void editor_places(struct editor *editor, struct ui *ui, struct rect *rest, bool whole);
/* "Red", or the name. */
const char *editor_name(const struct editor *editor, int seat);
/* A heading in a panel, a sentence below it. */
void editor_heading(struct ui *ui, struct rect *rest, const char *text);
void editor_note(struct ui *ui, struct rect *rest, const char *text);
bool editor_button(struct ui *ui, const char *id, struct rect *rest, enum icon icon, const char *label, bool disabled);
/* Chips that wrap, one of them on; true: one was pressed, and is it now. */
bool editor_chips(struct ui *ui, const char *id, struct rect *rest, const char *const labels[], int count, int *on);
/* Which of the players is meant. */
void editor_whose(struct editor *editor, struct ui *ui, const char *id, struct rect *rest, int *seat);

/* The ways of laying and putting. */
void editor_ways(struct editor *editor, struct ui *ui, struct rect *rest);

/* tiles.c */
void editor_tiles(struct editor *editor, struct ui *ui, struct rect rest);
/* What is asked between two turns, where moves are played; false: nothing is. */
bool editor_questions(struct editor *editor, struct ui *ui, struct rect rest);

/* figures.c */
void editor_figures(struct editor *editor, struct ui *ui, struct rect rest);
/* Chips of the kinds of figures that are played with, where there are several. */
void editor_kinds(struct editor *editor, struct ui *ui, struct rect *rest);

/* words.c */
void editor_words(struct editor *editor, struct ui *ui, struct rect rest);
/* The draft's words into the fields. */
void editor_texts_take(struct editor *editor);

/* asks.c */
void editor_asks(struct editor *editor, struct ui *ui, struct rect rest);
/* A press on the table: what the question is about. */
void editor_ask_at(struct editor *editor, const struct place *place);
/* The question that stands here into the fields; what was typed for another stays. */
void editor_ask_take(struct editor *editor);

/* marks.c */
void editor_marks(struct editor *editor, struct ui *ui, struct rect rest);
/* points.c */
void editor_points(struct editor *editor, struct ui *ui, struct rect rest);
/* claims.c */
void editor_claims(struct editor *editor, struct ui *ui, struct rect rest);
/* people.c */
void editor_people(struct editor *editor, struct ui *ui, struct rect rest);
