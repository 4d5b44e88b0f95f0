/* setup.h - the set-up of a game: who, what, how; private to setup*.c.
 *
 *   setup.c    the screen: the scene or more choices, keys, starting
 *   scene.c    the scene: players round a table, three ways to play
 *   room.c     what it is painted with: the room, the table and what lies on it, as depth has it
 *   players.c  changing seats
 *   seat.c     who sits there: a sheet over the scene
 *   modules.c  more choices: rulebooks and modules of Carcassonne
 *   castle.c   The Castle, in the scene and its rules
 *   vista.c    pictures of lands and of a castle
 *   aids.c     more choices: first turn, aids, clock; what is told in the foot
 *   rules.c    the page with every rule setting
 *   store.c    named set-ups, the youngest's choice: sheets over the screen */
#pragma once

#include "app/company.h"
#include "app/language.h"
#include "app/prefs.h"
#include "app/words.h"
#include "view/kit/form.h"
#include "view/kit/page.h"

/* What is shown. */
enum setup_page { SETUP_SCENE, SETUP_RULES, SETUP_AIDS, SETUP_PAGES };

enum setup_sheet { SHEET_NONE, SHEET_SEAT, SHEET_LOAD, SHEET_SAVE, SHEET_YOUNGEST };

struct setup_store {
	enum setup_sheet sheet;
	struct named_setup *list; /* while SHEET_LOAD is open */
	int count, removing;      /* -1: none */
	float scroll;
	char title[SETUP_TITLE_SIZE];    /* offered when this one is saved */
	char sentence[FORMAT_LINE_SIZE]; /* why something did not work, "" */
	const char *sorry;               /* what did not, untranslated */
};

struct setup_view {
	struct form form;
	struct choices choices;
	struct vista *vista;               /* The Castle; NULL: there is none */
	struct vista *ways[RULEBOOK_WAYS]; /* a land of each way to play */
	int chairs[PLAYERS_MAX];           /* where each sits, from left to right */
	const char *const *given; /* who plays whatever is chosen here, by seat, then by colour (struct host) */
	char programs[PLAYERS_MAX + COLOR_COUNT][COMPANY_NAME_SIZE]; /* what those of them are called */
	struct {
		bool known; /* what was changed by hand was replaced by a book: */
		enum preset preset;
		struct settings settings;
	} own;
	uint32_t lost;   /* modules that the last change of the book has switched off, bit per enum rule_module */
	bool waits;      /* a game lies below, and is kept */
	bool left;       /* the sixth player left when his seat did */
	int seats;       /* players of the other game while The Castle is chosen */
	bool rules_open; /* the page with every setting */
	enum setup_page page;
	float scroll, rules_scroll;
	int rules_tall[SETTING_COUNT]; /* its cards, as high as they were in the last pass */
	int seat;                      /* whose sheet is open; who has just sat down writes his name next */
	bool seat_new;
	char typed[SEAT_NAME_SIZE]; /* the name there before a computer player was chosen */
	struct setup_store store;
	char refusal[FORMAT_TEXT_SIZE];
	bool start;           /* asked for in this pass */
	bool enter_elsewhere; /* what has the focus wants Enter for itself */
};

/* A land or a castle half built, with followers in these colours by seat; its tiles' pictures. */
struct vista *vista_create(struct host *host, enum game_kind game, const struct settings *settings);
void vista_destroy(struct vista *vista);
/* A castle is drawn whole, with its wall, a land as much of it as fills the box. */
void vista_draw(const struct vista *vista, struct ui *ui, struct rect box, const struct choices *choices);
struct tile_art *vista_art(const struct vista *vista);
const struct tile_set *vista_tiles(const struct vista *vista);
struct stage;
/* Its first tiles alone, as they lie on the table; how far their pictures are. */
void vista_lay(const struct vista *vista, struct ui *ui, const struct stage *stage);

/* Where all stands and lies, in pixels from the upper left corner of the room on. */
struct stage {
	struct rect room;
	/* the middle; the table's far edge, half as wide as that; the height that all depth runs to */
	float x, far, half, horizon;
	int figure, pitch; /* how tall who sits there, how far apart */
	int cards, ways;   /* the table between the names and the ways to play is for what lies on it */
};
/* How much larger is what is seen at this height than at the far edge, and how far it lies on this side of it. */
float stage_scale(const struct stage *stage, float y);
float stage_depth(const struct stage *stage, float y);
/* What lies there, both measured at the far edge, is seen here. */
struct vec stage_at(const struct stage *stage, float x, float z);
/* A part of the table, measured so: wide and deep. */
struct stage_area {
	float x, z, w, d;
};
struct stage_area stage_things(const struct stage *stage, float unit);

/* The wall down to the table's far edge; the table, and what stands beside the tiles on it, with or without the score
 * board; a beam of old wood. */
void room_wall(struct ui *ui, const struct stage *stage, int season);
void room_table(struct ui *ui, const struct stage *stage, struct tile_art *art, bool board);
/* Over all that lies there. */
void room_light(struct ui *ui, const struct stage *stage);
void room_beam(struct ui *ui, struct rect box);
void room_chair(struct ui *ui, float x, float y, float height);
/* A frame of wood that stands on the table, or of brass; parchment in one. */
void room_frame(struct ui *ui, struct rect box, bool brass, bool lit);
void room_parchment(struct ui *ui, struct rect box);

/* What a seat is called: its name, or that of its colour. */
const char *setup_name(const struct setup_view *view, int seat);
/* The same where nobody has given it a name. */
const char *setup_given_name(const struct setup_view *view, int seat);

/* Who plays it: a character, -1 a person, SESSION_PROGRAM.  Given: by the command line, and not to be chosen here. */
int setup_computer(const struct setup_view *view, int seat);
bool setup_given(const struct setup_view *view, int seat);

/* How many may play the game that is chosen: two in The Castle, else five, or six where an expansion brings a seat
 * (R-23.2). */
int setup_seats(const struct setup_view *view);
/* Whoever has no seat there any more leaves. */
void setup_fit_seats(struct setup_view *view);
/* The game is another one from here on; the seats are those it has. */
void setup_choose_game(struct setup_view *view, enum game_kind game);

/* Seats as they change; whoever leaves keeps name and colour behind the last one. */
void setup_seat_move(struct setup_view *view, int from, int to);
void setup_seat_remove(struct setup_view *view, int seat);
void setup_seat_color(struct setup_view *view, int seat, int color);
/* A person sits down on this free chair, and so between those beside it; returns the seat. */
int setup_seat_add(struct setup_view *view, int chair);
/* Who sits on this chair, or -1. */
int setup_seat_on(const struct setup_view *view, int chair);
/* A person (-1) or this character plays there. */
void setup_seat_play(struct setup_view *view, int seat, int character);
/* The gentlest computer player who does not sit there yet. */
int setup_computer_next(const struct setup_view *view);
/* Who sits there, over the scene; false when it is left. */
bool setup_seat(struct setup_view *view, struct ui *ui);

/* The column of the page, which scrolls where it must. */
struct rect setup_column_begin(struct setup_view *view, struct ui *ui, struct rect box);
void setup_column_end(struct setup_view *view, struct ui *ui, struct rect box, const struct rect *column);

/* Each fills its column from the top. */
void setup_scene(struct setup_view *view, struct ui *ui, struct host *host, struct rect box);
/* The arrows, where the nearest that way is not what is meant. */
void setup_scene_keys(struct setup_view *view, struct ui *ui);
void setup_modules(struct setup_view *view, struct ui *ui, struct frame *frame, struct rect column);
void setup_castle(struct setup_view *view, struct ui *ui, struct frame *frame, struct rect column);
void setup_aids(struct setup_view *view, struct ui *ui, struct host *host, struct rect column);
/* What The Castle is: its picture, and notes beside it. */
void setup_castle_told(struct setup_view *view, struct ui *ui, struct rect box);
/* "5 players · 76 tiles · about 50 min", and what else is worth knowing before it starts. */
const char *setup_size(struct setup_view *view, struct ui *ui, const struct tile_set *tiles,
                       const struct text_style *style, int room);
const char *setup_remarks(struct setup_view *view, struct ui *ui, const struct tile_set *tiles, bool named);
/* The page with every setting; false when it is left. */
bool setup_rules(struct setup_view *view, struct ui *ui, const struct frame *frame);
/* The tile of a module and who comes with it; seen through parchment where it is not to be had. */
void setup_module_picture(const struct setup_view *view, struct ui *ui, const struct frame *frame, struct rect box,
                          enum rule_module module, bool locked);
/* One setting with what it means and its choice, at the top of the column, ruled off from what follows; cuts what it
 * used. */
void setup_rule(struct setup_view *view, struct ui *ui, struct rect *column, enum setting setting, bool ruled);

void setup_store_open(struct setup_view *view, struct host *host, enum setup_sheet sheet);
/* Draws the open sheet, if any; returns the seat that the youngest has chosen, else -1. */
int setup_store(struct setup_view *view, struct ui *ui, struct host *host);
void setup_store_finish(struct setup_store *store);
/* "Load a set-up", "Save this one" side by side where there is room; cuts what they used. */
void setup_store_buttons(struct setup_view *view, struct ui *ui, struct host *host, struct rect *column);
