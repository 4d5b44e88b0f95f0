/* options.h - the command line of bastide as data. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <bastide/game.h>

enum work {
	WORK_WINDOW, /* the default */
	WORK_SCREENSHOT,
	WORK_ANIMATE,
	WORK_GALLERY,
	WORK_SHEET,
	WORK_AUDIT,
	WORK_DESCRIBE,
	WORK_TILES,
	WORK_BENCH,
	WORK_COMPONENTS,
	WORK_HELP,
	WORK_VERSION,
};

/* Texts point into argv or are constants. */
struct options {
	enum work work;
	const char *out;  /* OUT.png, OUT.webp, DIR, OUT.json; the TILE of --describe */
	const char *file; /* save or scenario; NULL: none */
	char **files;     /* of --gallery; part of argv */
	int file_count;
	const char *tile;   /* whose spots are pictured: --describe with --screenshot; NULL: none */
	const char *screen; /* --screen NAME instead of a file; NULL: none */
	int w, h;           /* 0: the default of the work */
	int at;             /* moves, -1: all */
	int from, to;       /* moves, -1: not given */
	int fps;
	double time; /* seconds, -1: at rest */
	bool crop_board;
	const char *caption;          /* instead of what the file says; "": nothing is said; NULL: not given */
	bool bare;                    /* of a gallery: the words stand on the page */
	const char *language;         /* NULL: as the preferences say; of a gallery also "all" or "en,de" */
	int percent;                  /* UI scale, 0: as the preferences say */
	int season, top;              /* as the preferences count them, and 1; 0: as the preferences say */
	const char *editions;         /* NULL: none */
	const char *overlay;          /* NULL: none */
	const char *title, *template; /* of a gallery: its page's title, the folder of its template; NULL: its own */
	const char *shots;            /* NULL: none */
	/* Of a window: who plays there, by seat, then by colour: a character's name or exec:COMMAND; NULL: as the game
	 * has it. */
	const char *seats[PLAYERS_MAX + COLOR_COUNT];
	const char *narrate; /* file; "" = standard output; NULL: nothing is told */
	bool fullscreen;
	bool review;    /* with --audit */
	bool no_ground; /* a picture without table: --background none */
	int dpi;        /* that a PNG or JPEG is to be printed with; 0: it does not say */
	bool answer;    /* of a question: its answer is pictured */
	enum { RENDERER_CHOOSE, RENDERER_AUTO, RENDERER_SOFTWARE } renderer;
};

/* False with one sentence when the words make no sense. */
bool options_read(struct options *options, int argc, char **argv, char *error, size_t size);

/* Is a page in several languages wanted? */
bool options_several(const struct options *options);

/* All of them, for people: data/help. */
extern const char options_help[];
