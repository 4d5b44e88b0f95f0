/* prefs.h - taste: what a person chooses once for this laptop.
 *
 * Kept as JSON in home/preferences.json.  Unknown keys are kept out, values out of range fall back to their default: a
 * damaged file costs the taste, never the game.  Pictures (--screenshot) use prefs_init() alone, so that they do not
 * depend on who makes them. */
#pragma once

#include "app/setups.h"

enum { TABLE_TOPS = 3, LAND_SEASONS = 3 /* to choose from: PAINT_TOPS, PAINT_SEASONS of paint.h */ };

struct prefs {
	char language[16]; /* "" = the system's */
	int ui_scale;      /* percent, 100..300; 0 = as the window's size suggests */
	int speed;         /* of motion, percent: 50, 100, 150, 200; 0 = none */
	bool reduced_motion;
	bool contrast; /* stronger letters and edges, larger marks */
	bool talk;     /* computer players say a word now and then */
	bool life;     /* smoke, water and clouds move on the table */
	int top;       /* what the table is made of: enum paint_top of paint.h */
	int season;    /* of the land: enum paint_season of paint.h */
	bool fullscreen;
	bool all_rotations;              /* turn through all four, not only through those that fit */
	bool hairline;                   /* a faint line between tiles */
	bool follow_camera;              /* ease to moves out of sight */
	bool whole_table;                /* View was pressed: all of a large land is seen, however small */
	bool sound, room_tone;           /* anything is heard at all; the room too, all the time */
	int volume;                      /* percent */
	int window_width, window_height; /* 0 = choose */
	int lessons_done;                /* bit n: lesson n + 1 */
	struct choices choices;          /* the last ones, offered again; as many players as Carcassonne had */
};

void prefs_init(struct prefs *prefs);

/* Takes them from a text, over the defaults; false with *error, and the defaults, when it is no JSON object. */
bool prefs_read(struct prefs *prefs, const char *text, size_t length, const char *file, struct format_error *error);

/* What stands in the file; a new reference. */
struct json_t *prefs_json(const struct prefs *prefs);

/* Reads home/preferences.json over the defaults; NULL, or why there is a file and it cannot be read.  The
 * defaults then hold, and the file is kept as home/preferences.json.broken-1 (or -2 and so on: the first that is free),
 * which the sentence names. */
const char *prefs_load(struct prefs *prefs, const char *home);
/* NULL, or why not. */
const char *prefs_save(const struct prefs *prefs, const char *home);
