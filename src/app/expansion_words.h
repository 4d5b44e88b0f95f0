/* expansion_words.h - the games and their expansions as people read them: rows of tables that stand in sheets of
 * data/words and of each expansion's folder, which the build makes C of (data/words/compile reads here what a row may
 * have).  Whoever shows settings, modules or what players hold loops over the rows and names no expansion.  Texts are
 * English and marked for the catalogues. */
#pragma once

#include "app/language.h"
#include "app/rulebook.h"
#include "app/words.h"
#include "expansions/rows.h"

enum { RULEBOOK_VALUES_MAX = 7 }; /* as many values as any setting has */

#define BIT(which) ((uint64_t)1 << (which))

/* A setting. */
struct setting_words {
	enum setting setting;
	bool unlisted; /* not in the set-up's list: chosen elsewhere there, or for files, protocol and command line */
	bool told;     /* the help says what the value means, too: its text leaves that open */
	const char *name, *note;
	const char *values[RULEBOOK_VALUES_MAX];
	const char *says[RULEBOOK_VALUES_MAX];     /* what each value means, where its name does not tell */
	const char *editions[RULEBOOK_VALUES_MAX]; /* none: it decides which moves are possible */
	uint32_t needs;                            /* bit per module: it means nothing where none of them is on */
	const char *idle;                          /* what is said there */
	/* Nor where the farms are counted by another rule than this one: that in a sentence; NULL: with any. */
	const char *moot;
	uint8_t farm;
	bool summed; /* stands in the summary of a game's rules, where it means something */
};

/* What is switched on and off in the set-up. */
struct module_words {
	enum rule_module module;
	uint8_t place; /* among the cards of the set-up, from 1; 0: behind those that have one */
	const char *name, *note;
	const char *tile;     /* the tile whose picture stands for it; NULL: none */
	enum setting setting; /* it is on while this setting has */
	uint8_t value;        /* this value; 0: it is always on */
	const char *begins;   /* of a start: why there can be no other */
};

/* Two modules that are never together: why each is locked where the other is on. */
struct never_words {
	enum rule_module one, other;
	const char *one_locked, *other_locked;
};

/* When a second part of the turn is told: if the tile were laid; as it lies; in that part, one's own and another's. */
enum again { AGAIN_WOULD, AGAIN_WILL, AGAIN_IS, AGAIN_THEIRS, AGAIN_KINDS };

/* A kind of figure but the follower, whose name is what he does.  NULL: as of a follower.  %s is told where it is not
 * what stands there. */
struct piece_words {
	uint8_t figure;
	const char *name;                  /* "Abbot" */
	bool is_follower;                  /* where it stands it is called as a follower is: "Knight" */
	const char *put;                   /* the log: %s whose, %s what it is there */
	const char *title;                 /* a place for it: %s what it is there, %d what it counts there */
	const char *use;                   /* the same in detail: %s the feature */
	const char *card;                  /* at the foot of a feature's card: %s whose, %d what it counts there */
	const char *join, *send;           /* an answer: it leaves the City; %s where it goes */
	const char *enter;                 /* an answer in detail: it goes to the City */
	const char *whom;                  /* refused: whom it follows; */
	const char *whom_done;             /* where this tile completes the feature */
	const char *wrong;                 /* refused: where it never stands */
	const char *stuck;                 /* of one that is asked where it goes on: why it is not, and goes home */
	const char *lesson;                /* a lesson: put it here */
	const char *home;                  /* of one that may be lifted, before what its place pays now */
	const char *unpaid;                /* the log: what it stood in is completed and pays nobody; %s whose */
	const char *farm;                  /* a farm that pays more for it: %s how it is told without; */
	const char *richer, *richer_act;   /* in the ending, %s is whose: a sentence, and behind "field %d of %d" */
	const char *again[AGAIN_KINDS][3]; /* of one that brings a second part: its city grows, its road, either */
};

/* What a player holds; %s is his name. */
struct holding_words {
	int holding;
	const char *name;
	const char *noun;  /* behind a number of them, in a list; NULL: there is one */
	const char *group; /* what those of its group are called together, and with cards in one column */
	const char *group_beside_cards;
	const char *fills;   /* of a tile that fills a hole: when it is laid */
	const char *subject; /* what a score is about, as a title */
	const char *log;     /* a score in the log, behind a name */
	const char
	    *taken; /* who has it from now on, with the size (%d); of a number: a list of what is taken follows */
	const char *wanted;  /* of a feature, for whoever completes it: a list of what there is for %s */
	const char *badge;   /* of a single one, beside the name of who has it, with the size */
	const char *counted; /* in the ending, of one that pays for each finished feature */
	const char *pays;    /* in the ending, of one that pays by itself; of a number: who has the most of them */
	uint8_t feature;     /* of a single one: the kind of feature whose size it goes with */
};

/* Where figures wait beside the table. */
struct haven_words {
	const char *key; /* of the engine's table */
	const char *name;
	const char *use;     /* what somebody there is for */
	const char *then;    /* the same, of somebody who thinks about going there */
	const char *also[2]; /* both, where the game has another building than monasteries; NULL: as ever */
	const char *joins;   /* who comes from there to what is completed: names for %s; NULL: nobody does */
};

/* A neutral piece; what is told of its haven only of one that stands in one. */
struct neutral_words {
	const char *key;          /* of the engine's table */
	const char *stands;       /* before its place, as in the editor before the haven */
	const char *beside;       /* at the foot of a feature's card: %s whose the figure is that it is with */
	const char *here;         /* of the haven where it stands */
	const char *title, *text; /* told when a game with it begins */
};

/* A move of its own: where a figure may be put, beside that; %s is what somebody is who stands there. */
struct move_words {
	uint8_t kind;      /* enum move_kind */
	bool puts;         /* a figure comes out of the supply */
	const char *title; /* "Fairy: %s" */
	const char *whose; /* in the list, of somebody's figure: %s is a name */
	const char *far;   /* in the list, of a place on another tile: %s is where that lies */
	const char *log;   /* behind who was put so: %s is where that lies from the tile */
	const char *acts;  /* above the list where nothing else may be done: what does it, */
	const char *alone; /* and the prompt; %s: who may */
	const char *pays;  /* of one onto a corner: %s is what lies there, %s who is paid how much for it at once */
	const char *use;   /* the prompt, when it may be chosen: what it is good for; NULL: that is known */
	bool daily;        /* it may be chosen in any turn: told when it is */
};

/* A move that takes a figure home instead of placing one. */
struct lift_words {
	uint8_t kind, reason;             /* enum move_kind, enum score_reason */
	const char *title;                /* its place on the table */
	const char *hint, *export;        /* as a hint says it, and a list of moves */
	const char *put;                  /* the prompt, when it is chosen; */
	const char *other, *other_or_end; /* when it may be chosen instead, of a figure or of nothing */
	const char *undo;                 /* what Undo does then */
	const char *lesson;               /* a lesson: do it */
	const char *log;                  /* its score: %s whose, %s how it comes about */
};

/* What is claimed: roads, cities, fields, buildings. */
struct building_words {
	uint8_t feature;               /* enum feature_kind */
	const char *name, *this_one;   /* "Monastery", "this monastery" */
	const char *beside;            /* beside monasteries in the name of a column: "gardens"; NULL: it is not */
	const char *role;              /* who stands there */
	const char *only;              /* refused: a follower of another kind; NULL: none is */
	const char *completed, *ended; /* the log: %s whose, %s how it comes about */
	const char *title, *caption;   /* in the ending */
	const char *lesson;            /* a lesson: put a follower here; NULL: none stands there */
};

/* A decision of its own. */
struct ask_words {
	uint8_t decision; /* enum decision_kind */
	/* %s: of one about a feature, the haven that feeds it, and "this city"; of one that sends, whence. */
	const char *title;
	const char *text;   /* %d: how many steps are left to a neutral piece that walks; of one about a feature
	                     * %s = %d: how its points come about */
	const char *meets;  /* of a step: %s are those who stand where it leads */
	const char *would;  /* of a first step: it would be asked for after this, as a line of its own; */
	const char *will;   /* and behind what is to be done before */
	const char *stays;  /* the same, where it should walk and has no way */
	const char *last;   /* of a step that is the last one, since no way leads on */
	const char *only;   /* of a step that was the only one; %s is where it leads */
	const char *enter;  /* what Enter does with a step that is chosen */
	const char *more;   /* behind that, where several may still be asked */
	const char *answer; /* "Into the %s": a haven */
	const char *offer;  /* a tile that may be laid instead of drawing one, as a title; */
	const char *prompt; /* and what is to be done, after a name for %s; */
	const char *final_text, *final_prompt; /* the same two where no tile is left to be drawn */
};

/* What happened, in the log; %s are whose it is, and the haven, or what he is who stands there. */
struct event_words {
	uint8_t event; /* enum event_kind */
	const char *text;
	const char *nobody; /* where it is nobody's doing, with the haven for %s; NULL: it always is somebody's */
	const char *would;  /* foretold of laying a tile, where it is nobody's doing; NULL: it is not */
	const char *way;   /* of a step, where it is known whence: the other %s is where that leads; NULL: it is none */
	const char *stops; /* of a step behind which no way leads on: the %d-th of %d, */
	int steps;         /* as many as there could be */
	bool sole;         /* it is with one seat at a time: who had it before has it no more */
	uint8_t pays;      /* enum score_reason of what it pays afterwards; 0: nothing of its own */
};

/* What points are for that are no feature's own. */
struct reason_words {
	uint8_t reason; /* enum score_reason */
	bool placeless; /* they are paid for nothing that lies somewhere */
	const char *about;
	const char *log;    /* behind a name, whatever is counted; NULL: what is counted */
	const char *ending; /* in the ending, where no holding tells it; %s is who is paid */
	const char *column; /* of what is paid on a corner, with the fields: over both in a table */
};

/* A rule by which points are paid, in one sentence. */
struct rule_words {
	const char *rule; /* "R-29.14" */
	const char *text;
};

/* By which nothing is paid. */
struct nothing_words {
	const char *rule;
	const char *text;       /* in the place of a sum */
	const char *short_text; /* the same in the ending */
	const char *caption, *subtitle;
};

/* A mark of a tile, where it is read out. */
struct mark_words {
	uint32_t flag; /* enum tile_flag */
	const char *name;
	const char *does; /* what its tile leads to, where this setting is not 0 */
	uint8_t setting;
	bool walks;       /* that is a walk of a neutral piece that is on the table */
	const char *laid; /* the log, of the tile, and not of where it can be drawn; %s whose; NULL: as any tile */
	const char *richer,
	    *richer_act; /* of one that makes a field pay more, in the ending: %d a city instead of %d */
};

/* A sign of a road or a city, while that is not complete. */
struct sign_words {
	uint8_t sign;                    /* enum sign_kind */
	const char *name;                /* whether complete or not */
	const char *printed;             /* of a tile as lines of text, in English */
	const char *pays, *else_nothing; /* what it makes of it; where it brings nothing if it stays so */
};

/* Why a move is refused, where no rule of an expansion says more: head and body.  What The Castle has no words of its
 * own for is told as in Carcassonne. */
struct bar_words {
	uint8_t game, refusal; /* enum game_kind, enum refusal_reason */
	const char *title, *text;
};

/* A wall tile of The Castle. */
struct wall_words {
	uint8_t wall; /* enum wall_tile */
	const char *name, *note;
};

/* A printed rulebook, with the boxes that go on it: named by what sets it apart and its year; whose it is stands below.
 */
struct preset_words {
	enum preset preset;
	const char *id, *name, *note;
	uint8_t farm, edition;
	uint32_t modules; /* bit per module that is on, */
	bool all;         /* or every one: of the starts the last holds */
	const char *tip;
};

/* A setting on which a book is of two minds. */
struct doubt_words {
	enum preset preset;
	enum setting setting;
	const char *text;
};

/* Who stands before the picture of a module in the set-up. */
struct card_figure {
	enum rule_module module;
	const char *piece; /* as files call it */
	int color;
	float x;                       /* part of the picture's width */
	float tall;                    /* part of a follower's height */
	float up_of_box, up_of_figure; /* how far above the foot, part of the picture and of a follower */
};

/* A paragraph of the help with a small picture of what it is about. */
struct help_chapter {
	const char *title, *text;
	const char *tile; /* painted beside it; NULL: figures instead */
	const char
	    *piece;      /* who stands on it, as files call it, or a "keep"; without a tile "wall": wall tiles; NULL: */
	uint8_t feature; /* a follower, as he stands on this kind of feature */
	float x, y;      /* where, in tiles; 0: nobody does */
	int color;
	uint8_t module;    /* enum rule_module that it belongs to; MODULE_BASE: always in play */
	uint8_t lesson;    /* which lesson teaches it; 0: none */
	uint64_t settings; /* bit per enum setting: what differs from game to game */
	const char *rule;  /* whose example shows it; NULL: none */
};

/* Keys of the keyboard, a touch screen or a controller, and what they do: a line of the help. */
struct key_words {
	const char *heading; /* above the lines that follow: it stands alone */
	const char *keys[4]; /* what stands on them */
	const char *text;
};

struct expansion_words {
	uint8_t game;        /* enum game_kind */
	int place;           /* in the order of the set-up */
	int chapters_place;  /* of its chapters, in the order of the help: 1 to as many as there are expansions */
	const char *brings;  /* of one with more seats: where all of the others are taken, */
	const char *brought; /* and where it is gone, and somebody with it */
	ROWS_OF(piece_words, piece, pieces);
	ROWS_OF(setting_words, setting, settings);
	ROWS_OF(module_words, module, modules);
	ROWS_OF(never_words, never, nevers);
	uint64_t settles;    /* bit per setting of another that means nothing beside this one's first module */
	const char *settled; /* that in a sentence */
	ROWS_OF(holding_words, holding, holdings);
	ROWS_OF(haven_words, haven, havens);
	const char *waiting; /* who waits in one of them, as a title */
	const char *ahead;   /* that one may enter next */
	ROWS_OF(neutral_words, neutral, neutrals);
	ROWS_OF(move_words, move, moves);
	ROWS_OF(lift_words, lift, lifts);
	ROWS_OF(building_words, building, buildings);
	ROWS_OF(ask_words, ask, asks);
	ROWS_OF(event_words, event, events);
	ROWS_OF(reason_words, reason, reasons);
	ROWS_OF(rule_words, rule, rules);
	ROWS_OF(nothing_words, nothing, nothings);
	ROWS_OF(rule_words, payment, payments); /* the log of what is paid by a rule: %s whom, %s how it comes about */
	ROWS_OF(rule_words, refusal, refusals); /* the rules that refuse something (REFUSAL_BARRED) */
	ROWS_OF(mark_words, mark, marks);
	ROWS_OF(sign_words, sign, signs);
	ROWS_OF(bar_words, bar, bars);
	ROWS_OF(wall_words, wall, walls);
	ROWS_OF(preset_words, preset, presets);
	ROWS_OF(doubt_words, doubt, doubts);
	ROWS_OF(card_figure, card, cards);
	ROWS_OF(help_chapter, chapter, chapters);
	ROWS_OF(key_words, key, keys);
};

/* All of them: the two games, then the expansions in the order of expansions/list.h. */
extern const struct expansion_words *const expansion_words_table[];
extern const int expansion_words_count;

/* Each row of one of their tables, for the statement that follows:
 *
 *     EACH_WORDS(mark_words, row, marks, mark)
 *             if (row->laid) */
#define EACH_WORDS(type, row, rows, name)                                                                              \
	for (int e_ = 0; e_ < expansion_words_count; e_++)                                                             \
		for (int i_ = 0; i_ < expansion_words_table[e_]->name##_count; i_++)                                   \
			for (const struct type *row = &expansion_words_table[e_]->rows[i_]; row; row = NULL)

/* Never NULL. */
const struct piece_words *piece_words(int figure);
/* The words of the kind that makes farms bring more (helps_farm), that brings second parts. */
const struct piece_words *helping_words(void);
const struct piece_words *again_words(void);
/* NULL: nobody has written words for it. */
const struct holding_words *holding_words(int holding);
const struct haven_words *haven_words(int haven);
/* Those of a neutral piece, NULL: it has none; of the one that stands in a haven. */
const struct neutral_words *neutral_words(const struct neutral *neutral);
const struct neutral_words *housed_words(const struct game *game);
const struct move_words *move_words(int kind);
const struct lift_words *lift_words(int kind);
const struct lift_words *lift_paid_words(int reason);
const struct building_words *building_words(int feature);
const struct ask_words *ask_words(int decision);
const struct event_words *event_words(int event);
const struct reason_words *reason_words(int reason);
const struct rule_words *rule_words(const char *rule);
const struct nothing_words *nothing_words(const char *rule);
const struct sign_words *sign_words(int sign);
/* Of a tile that is laid as no other; NULL: it is like any. */
const char *words_laid(uint32_t flags);
/* The mark that makes fields pay more; the expansion that brings more seats.  NULL: there is none. */
const struct mark_words *richer_mark(void);
const struct expansion_words *seats_words(void);
const struct rule_words *barred_words(const char *rule);
const struct rule_words *payment_words(const char *rule);
const struct wall_words *wall_words(int number);
const struct preset_words *book_words(enum preset preset);
/* The chapters of a game's help, from 0, those of its expansions behind its own; NULL behind the last. */
const struct help_chapter *help_chapter(enum game_kind game, int index);
/* The i-th line about keys; NULL behind the last. */
const struct key_words *key_words(int i);
