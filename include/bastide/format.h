/* format.h - files: tile sets, saves, rule examples, demos.
 *
 * There is one JSON format for everything that is a game on disk: a save, a worked example of a rulebook, a demo for a
 * picture (data/scenarios/README.md describes it).  A file is read completely and checked before anything is handed
 * out, so nothing is ever half-loaded; what is wrong with it is told with file, line, column and a sentence.  Writing
 * goes to a temporary file beside the target which is then renamed over it: a crash leaves the old file or the new one.
 *
 * Nothing here opens a window.  Saves, scenarios and data are read and written by this library alone. */
#ifndef BASTIDE_FORMAT_H
#define BASTIDE_FORMAT_H

#include <bastide/game.h>

struct json_t; /* jansson's; opaque to the users of this header */

/* ---- what is wrong, and where ---- */

enum { FORMAT_PATH_SIZE = 1024, FORMAT_TEXT_SIZE = 512, FORMAT_VERSION = 1 };

/* Where a function has one of these for its answer, NULL is for who does not ask. */
struct format_error {
	char file[FORMAT_PATH_SIZE];
	int line, column; /* from 1; 0: the file as a whole */
	int reason;       /* enum refusal_reason where the game refuses it, or of whoever else reads a file; 0: none */
	char text[FORMAT_TEXT_SIZE];
};

enum { FORMAT_LINE_SIZE = FORMAT_PATH_SIZE + FORMAT_TEXT_SIZE + 32 };

/* "FILE:LINE:COLUMN: sentence" (or "FILE: sentence"), as text/say.h keeps it. */
const char *format_error_line(const struct format_error *error);

/* ---- the data directory ---- */

/* Where the game's data lies: BASTIDE_DATA if set (then nowhere else), beside the program or in the tree that it was
 * installed into, the source tree of a build, the prefix.  False if there is none; *path then names the last place
 * looked at. */
bool data_directory(char path[FORMAT_PATH_SIZE]);

/* Where a build that was not installed has its catalogues. */
bool data_built_words(char path[FORMAT_PATH_SIZE]);

/* Path of one file in it: data_path("tiles", path). */
bool data_path(const char *relative, char path[FORMAT_PATH_SIZE]);

/* ---- tiles ---- */

/* Reads every *.json of `directory` in the order of their names; NULL: the tiles of all games, from the data directory:
 * Carcassonne's in `tiles`, The Castle's in `castle` (tile_set_of() finds each; without that directory there is no such
 * game).  NULL and *error if one is broken or the whole is not consistent (tile_set_finish).  Free with
 * tile_set_destroy, which takes all that were loaded together, after the last game that was made with them. */
struct tile_set *tile_set_load(const char *directory, struct format_error *error);
void tile_set_destroy(struct tile_set *set); /* takes NULL */

/* The Castle's: its board, which must be there, and its tiles. */
struct tile_set *castle_set_load(const char *directory, struct format_error *error);

/* Appends one file's content to *set: tiles of its game, or the board of The Castle (an object with `rows`).  False,
 * *set untouched, if it is broken. */
bool tile_set_read(struct tile_set *set, const char *text, size_t length, const char *file, struct format_error *error);

/* ---- set-up ---- */

/* Replaces the seed by what it leads to: the pile's order as an explicit deck and the seat that begins.  The game is
 * the same; a save made with it does not depend on how decks are shuffled.  `seed` keeps its value, to be told.  A
 * set-up that has a deck or a table is left as it is.  False if it is refused. */
bool setup_settle(struct setup *setup, const struct tile_set *tiles, struct refusal *refusal);

/* The set-up that continues a game as it stands, between two turns: its table, figures, scores, cards, pile (the tile
 * in hand on top), with `seat` to move. Lost are the number of the turn and what was set aside.  False if a decision
 * other than `tile` is owed or the game is over. */
bool setup_continue(struct setup *setup, const struct game *game, int seat);

/* The same whatever is owed, and of a game that is over: the table as it lies.  A figure that waits to be scored
 * stands on what is complete already: such a set-up is refused. */
void setup_table(struct setup *setup, const struct game *game, int seat);

/* ---- saves and scenarios ---- */

/* A step of a file's "moves". */
enum step_kind {
	STEP_MOVE,    /* "place E 0,-1 2" */
	STEP_END,     /* "end": the game is scored as it stands */
	STEP_TURN,    /* {"turn": "blue"}: the turn is handed to a player */
	STEP_CAPTION, /* {"caption": "…"}: for people */
	STEP_CHECK,   /* {"expect": …}, {"illegal": …} …: what must hold here */
	STEP_MARKS,   /* {"marks": […]}: drawn over the table from here on, in the place of those before */
	STEP_CAMERA,  /* {"camera": {…}}: what pictures show from here on */
	STEP_SHOT,    /* {"shot": "…"}: a picture is taken here, with this caption */
	STEP_ASK,     /* {"ask": "…", …}: a question of a lesson, see ask_kind */
};

/* What a lesson's question wants. */
enum ask_kind {
	ASK_POINTS, /* "player", "answers": how many points he has from what comes next */
	ASK_PLACE,  /* "place": the tile in hand is laid, and that is the answer */
	ASK_CHOOSE, /* "choose", "right": one of these moves */
	ASK_OWNER,  /* "owner": who has the majority in this feature */
};

/* Which place or move is right. */
enum ask_aim {
	AIM_LEGAL, /* any that is legal */
	AIM_BEST,  /* after which the player would have most points if the game ended */
	AIM_CELL,  /* ASK_PLACE: in this cell */
};

/* The seasons of the land and what the table is made of, by the words of files and of the command line. */
enum { LOOKS = 3 };
const char *look_season(int index); /* "summer" */
const char *look_top(int index);    /* "walnut" */

struct scenario_camera {
	int x, y, w, h; /* cells; w 0: all that lies */
	double zoom;    /* beyond that, 1: as it fits; 0 in a file that has no camera */
	bool tight;     /* the picture is cut to the laid tiles, or to the cells */
};

enum mark_kind {
	MARK_ARROW,
	MARK_LETTER,
	MARK_NUMBER,
	MARK_CROSS,
	MARK_TICK,
	MARK_OUTLINE,
	MARK_FEATURE,
	MARK_HAVEN,
	MARK_NEW, /* the tile laid last, as the rulebooks outline it */
	MARK_KINDS
};

enum { MARKS_MAX = 64, ASK_ANSWERS_MAX = 5 };

/* Something drawn over the table, for people. */
struct scenario_mark {
	uint8_t kind;  /* enum mark_kind */
	int8_t color;  /* enum color, -1: its own */
	uint8_t haven; /* HAVEN */
	bool has_spot, has_to_spot;
	bool corner, to_corner; /* not in the middle of the cell: where it meets those north and west of it */
	struct cell at, to;     /* TO: of an arrow */
	struct spot spot, to_spot;
	int number;    /* NUMBER */
	char text[16]; /* LETTER */
};

struct step {
	uint8_t kind;         /* enum step_kind */
	uint8_t seat;         /* TURN, ASK_POINTS */
	struct move move;     /* MOVE */
	char *caption;        /* CAPTION, SHOT, ASK: in the language spoken (scenario_speak); owned */
	struct json_t *check; /* CHECK, MARKS, CAMERA: as it stands in the file; of a CAPTION or SHOT its texts by
	                         language, or NULL; owned */
	struct scenario_mark *marks; /* MARKS; owned */
	int mark_count;
	struct scenario_camera camera;        /* CAMERA */
	uint8_t ask, aim;                     /* ASK: enum ask_kind; of PLACE and CHOOSE enum ask_aim */
	int answer_count;                     /* ASK_POINTS and ASK_CHOOSE: what may be answered, all of it different */
	int answers[ASK_ANSWERS_MAX];         /* ASK_POINTS: one of them is right */
	struct move options[ASK_ANSWERS_MAX]; /* ASK_CHOOSE */
	struct cell cell;                     /* ASK_OWNER; ASK_PLACE with AIM_CELL */
	struct spot spot;                     /* ASK_OWNER */
	int line, column;                     /* in the file; 0 if made in memory */
};

enum { RULES_MAX = 8, RULE_SIZE = 12, TRIED_AT_SIZE = 32 };

/* One file in memory.  Texts are NULL where the file has none; all memory
 * belongs to the scenario.  Set them with scenario_set_text(). */
struct scenario {
	const struct tile_set *tiles; /* must outlive it */
	char *file;                   /* where it came from */
	char *title;                  /* "E000-07" */
	char *source;                 /* which rulebook: "000, Un drum închis, figure 1" */
	char *caption;                /* the claim: "Red scores 4 points" */
	int rule_count;
	char rules[RULES_MAX][RULE_SIZE]; /* what it is about, the first above all: "R-6.2"; of The Castle "R18" */
	char *note;
	struct json_t *words;          /* "title" and "caption" that have several languages; NULL: neither has */
	struct scenario_camera camera; /* the file's own */
	uint8_t season, top;           /* how its pictures look: one of LOOKS, counted from 1; 0: as ever */
	char *names[PLAYERS_MAX];      /* of the players, by seat */
	char *computers[PLAYERS_MAX];  /* who plays there: a character's name (ai.h); NULL: a person */
	struct setup setup;
	uint64_t named; /* the settings that the file names: a bit each, by enum setting */
	int step_count, step_capacity;
	int undone_count; /* steps behind those: taken back, to be done again; adding one forgets them */
	struct step *steps;
	struct json_t *client; /* words the program keeps with a save, or NULL */
	int check_count;
	struct scenario_check *checks; /* by growing number of moves; empty where the file has none */
};

/* What a save knows of itself: the hash of the position after some moves. */
struct scenario_check {
	int moves;
	uint64_t hash;
};

/* An empty game of this set-up.  NULL when out of memory. */
struct scenario *scenario_create(const struct tile_set *tiles, const struct setup *setup);
void scenario_destroy(struct scenario *scenario); /* takes NULL */

/* Reads and checks a file: its form, every word, and that every move is legal
 * where it stands.  (Expectations are scenario_check's business.) */
struct scenario *scenario_load(const char *path, const struct tile_set *tiles, struct format_error *error);
struct scenario *scenario_read(const char *text, size_t length, const char *file, const struct tile_set *tiles,
                               struct format_error *error);

/* The same of an object in memory, as programs hand it over; what is wrong is told with its path in it. */
struct scenario *scenario_from_json(const struct json_t *root, const struct tile_set *tiles,
                                    struct format_error *error);

/* What a file tells of itself, and of which game it is: quickly, without players, table and moves, which may be wrong.
 */
struct scenario *scenario_glance(const char *path, struct format_error *error);

/* Writes it as a file, atomically; missing directories are not made. */
bool scenario_save(const struct scenario *scenario, const char *path, struct format_error *error);
/* The file's text, NUL-terminated; free() it.  NULL when out of memory. */
char *scenario_text(const struct scenario *scenario);

/* Puts a copy of `text` (NULL: nothing) into one of the fields above:
 * scenario_set_text(&save->names[2], "Petra"). False when out of memory. */
bool scenario_set_text(char **field, const char *text);

/* Title, captions and shots speak this language ("ro") where the file knows it, else English, else the first language
 * that it has. False when out of memory. */
bool scenario_speak(struct scenario *scenario, const char *language);
/* Why the n-th answer of a question is right or wrong, in the file's own words; NULL: it has none. */
const char *step_why(const struct step *ask, int n, const char *language);

/* Has its "title" or "caption" several languages? */
bool scenario_has_words(const struct scenario *scenario, const char *key);

/* The language in which the "title" or "caption" is told to who asks for this one: of those that it has; "en" where it
 * is one text for all. */
const char *scenario_tongue(const struct scenario *scenario, const char *key, const char *language);

/* The last step of this kind among those from one up to another, or NULL. */
const struct step *scenario_last(const struct scenario *scenario, enum step_kind kind, int from, int to);
/* What is said and shown when the first `step` steps were passed.  A step of kind MARKS, or NULL. */
const char *scenario_caption_at(const struct scenario *scenario, int step); /* may be NULL */
const struct step *scenario_marks_at(const struct scenario *scenario, int step);
struct scenario_camera scenario_camera_at(const struct scenario *scenario, int step);

/* What a step claims of a move. */
struct scenario_claim {
	bool legal; /* it says so */
	struct move move;
	bool refused;           /* the engine says so */
	struct refusal refusal; /* and why; reason 0: not refused, or a tile that fits nowhere and is never in hand */
};

/* The claim of a step {"legal": …} or {"illegal": …}, in this position; false: it is none. */
bool step_claims_move(const struct step *step);
bool step_expects_score(const struct step *step, enum color color, int *score); /* {"expect": {"scores": …}} */
bool scenario_claim(const struct step *step, const struct game *game, struct scenario_claim *claim);
/* What {"feature": …} expects: of which place, and those of its points now, owners and state that it names. */
struct feature_claim {
	struct cell cell;
	struct spot spot;
	bool has_points, has_owners, has_complete;
	int points;
	unsigned owners; /* a bit for each colour */
	bool complete;
};
bool step_expects_feature(const struct step *step, struct feature_claim *claim); /* false: it is none */
/* The first step of those that stand between the last move and steps[step]: the claims there are of one position. */
int scenario_claims_from(const struct scenario *scenario, int step);
/* The same of what is tried when the first `step` steps were passed: a claim is judged until the next move, shot or
 * marks, */
int scenario_tries_all(const struct scenario *scenario, int step);
/* and seen until one of them or until something else is tried in its place. */
int scenario_tries_from(const struct scenario *scenario, int step);
/* Does this step try something in the place of what was tried before it? */
bool scenario_tries_again(const struct scenario *scenario, int step);
/* Where a claim tries its move: a cell, or a spot of the tile just laid; false: it claims none. */
bool step_tried_at(const struct step *step, char place[TRIED_AT_SIZE]);
/* The step that is the move behind the first `moves`; step_count where there is none. */
int scenario_step_of(const struct scenario *scenario, int moves);

/* A word the program keeps with the save ("aids", "minutes"): any text.  NULL where there is none. */
const char *scenario_client(const struct scenario *scenario, const char *key);
bool scenario_set_client(struct scenario *scenario, const char *key, const char *value);
void scenario_forget_client(struct scenario *scenario, const char *key);

/* The list of moves as a session keeps it: moves are appended as they are played (or scenario_add_end) and cut off when
 * they are undone.  Only STEP_MOVE and STEP_END count as moves. */
int scenario_move_count(const struct scenario *scenario);
int scenario_moves_before(const struct scenario *scenario, int step); /* among its first steps */
bool scenario_add_move(struct scenario *scenario, const struct move *move);
bool scenario_add_end(struct scenario *scenario);
bool scenario_add_turn(struct scenario *scenario, int seat);
/* The position after `moves` moves has this hash; forgets what was known of it and of later ones. A file whose moves
 * lead elsewhere is refused when it is read. */
bool scenario_add_check(struct scenario *scenario, int moves, uint64_t hash);
/* Keeps the first `moves` and what stands before the next. */
void scenario_cut(struct scenario *scenario, int moves);
/* Keeps the first `steps` steps, whatever they are. */
void scenario_truncate(struct scenario *scenario, int steps);
/* Is it one of those that count? */
bool step_is_move(const struct step *step);
/* A hidden game becomes the open one that it looks like to people: nobody asks for a tile. */
void scenario_unhide(struct scenario *scenario);

/* The game after the first `moves` moves (-1: all); free with game_destroy.
 * NULL and *error if the set-up or a move is refused. */
struct game *scenario_play(const struct scenario *scenario, int moves, struct format_error *error);

/* Bears a tile that lies or is laid a sign that counts for nothing, because the file leaves its expansion out and does
 * not name the setting?  Then a sentence for whoever wrote it. */
bool scenario_idle(const struct scenario *scenario, struct format_error *note);

/* Replays everything and compares every expectation; false with the first difference as a sentence. */
bool scenario_check(const struct scenario *scenario, struct format_error *error);

/* Tells every difference, each member of an expectation by itself, and why the rest cannot be replayed; true: there was
 * nothing to tell. */
bool scenario_check_all(const struct scenario *scenario, void (*differs)(void *data, const struct format_error *error),
                        void *data);

/* ---- step by step ---- */

/* A replay walks through a scenario and owns the game on the way:
 *
 *     struct replay replay;
 *     if (replay_init(&replay, scenario, &error))
 *             while (replay_next(&replay, events, &error) == REPLAY_MOVED) ...
 *     replay_finish(&replay);
 *
 * `game` is a game of its own after each STEP_TURN (setup_continue).  Steps may
 * be appended to the scenario while it is walked through, and those ahead may
 * be cut off: a session is a replay whose scenario grows. */
struct replay {
	const struct scenario *scenario;
	struct game *game;
	int step;                        /* the next one: always a move, or step_count */
	int moves;                       /* played so far */
	int turns;                       /* drawn before `game` began: replay_turn() */
	bool handed;                     /* the turn was handed over since the last move */
	bool checks;                     /* compare expectations on the way */
	const struct event_list *events; /* those of the last move, for the checks */
	/* Told every expectation that fails, instead of stopping at the first; may be NULL. */
	void (*differs)(void *data, const struct format_error *error);
	void *data;
	bool differed; /* it was told */
};

enum replay_result {
	REPLAY_MOVED, /* one move was played */
	REPLAY_DONE,  /* nothing is left */
	REPLAY_FAILED /* *error says why */
};

/* Makes the game and passes what stands before the first move.  After a failure
 * replay_finish() is not needed, but harmless. */
bool replay_init(struct replay *replay, const struct scenario *scenario, struct format_error *error);
/* Plays the next move and passes what stands between it and the following one.
 * `events` is emptied first; it may be NULL, but then checks of events fail. */
enum replay_result replay_next(struct replay *replay, struct event_list *events, struct format_error *error);
/* Passes steps that were appended behind the last move; false, and the game as it was before the one that fails. */
bool replay_pass(struct replay *replay, struct format_error *error);
void replay_finish(struct replay *replay);

/* Drawn turns, from 1, those before a STEP_TURN included. */
int replay_turn(const struct replay *replay);

/* ---- by hand ---- */

/* Puts one step in before steps[at] (at most step_count): read by the reader of files, refused with its sentences.
 * Whether it is legal where it stands is not asked.  What was taken back is forgotten.  Takes the step; false with
 * *error, and the scenario as it was; false, too, where there is no scenario. */
bool scenario_insert(struct scenario *scenario, int at, struct json_t *step, struct format_error *error);
/* A step as it would stand in a file: a move (NULL: the end). */
struct json_t *step_of_move(const struct tile_set *tiles, const struct move *move);
/* STEP_CAPTION, STEP_SHOT, in this language; what `old` (may be NULL) says in others stays. */
struct json_t *step_of_words(enum step_kind kind, const struct step *old, const char *language, const char *text);
/* A question of this one's kind, aim, player, answers, choices and place; its words as above. */
struct json_t *step_of_ask(const struct scenario *scenario, const struct step *ask, const struct step *old,
                           const char *language, const char *text);
struct json_t *step_of_marks(const struct scenario_mark *marks, int count);
struct json_t *step_of_camera(const struct scenario_camera *camera);
/* Claims, recorded from the engine: that this move is legal, or not and by which rule; scores and supply; what a
 * feature is worth, and whose it is.  `game` is the position there. */
struct json_t *step_of_claim(const struct game *game, const struct move *move);
struct json_t *step_of_state(const struct game *game);
struct json_t *step_of_feature(const struct game *game, const struct feature *feature, struct cell cell,
                               struct spot spot);
void scenario_remove_step(struct scenario *scenario, int at);

/* Gives the whole file one title for all languages; NULL: none.  False when out of memory. */
bool scenario_entitle(struct scenario *scenario, const char *title);
/* Title and caption of the whole file in this language ("en", "ro"); the other languages stay.  "" or NULL: not in this
 * one, or without English in none.  A file may begin in any language: where English is not written the first one is
 * shown in its place, and changes no English word.  False when out of memory. */
bool scenario_say(struct scenario *scenario, const char *key, const char *language, const char *text);
/* Has the title no English words, so that those of another language are shown in their place? */
bool scenario_stands_in(const struct scenario *scenario, const char *language);

/* The position when the first `steps` steps were passed; free with game_destroy.  NULL and *error. */
struct game *scenario_game_at(const struct scenario *scenario, int steps, struct format_error *error);

/* Claims of states, features and single moves that do not hold are made to say what the engine says; returns how many
 * were, -1 with *error where the moves cannot be played. */
int scenario_record(struct scenario *scenario, struct format_error *error);

#endif
