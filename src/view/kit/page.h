/* page.h - what set-up, settings, help and lists have in common: a parchment
 * page on the walnut table, with a way back and a title. */
#pragma once

#include "view/kit/screen.h"
#include "view/table/tile_art.h"
#include "view/ui/ui.h"
#include "view/ui/widget.h"

struct page {
	struct rect panel; /* the parchment */
	struct rect head;  /* right of the title, for more buttons */
	struct rect body;  /* below the line */
	bool back;         /* "Back" was pressed, or Esc */
};

/* Draws table, parchment, Back and title; `width` units wide at most (0: the
 * whole window), no higher than a body of `body` output pixels needs. */
struct page page_begin(struct ui *ui, struct tile_art *art, const char *title, float width, int body);
/* The same over what is painted there already, from one edge of the window to the other: a beam as high as
 * page_beam(), and what lies below it. */
struct page page_over(struct ui *ui, const char *title, float width);
int page_beam(const struct ui *ui);
/* How its title is set: smaller where a button at the right needs the room. */
struct text_style page_title(const struct ui *ui);
/* Width of the body that page_begin() will give, in output pixels. */
int page_body_width(const struct ui *ui, float width);
/* How high it can be at most in this window. */
int page_body_height(const struct ui *ui);

/* A heading of a part; cuts what it used off the column. */
void page_heading(struct ui *ui, struct rect *column, const char *text);
/* Wrapped small text; cuts what it used off the column. */
void page_note(struct ui *ui, struct rect *column, const char *text);
/* Cards under a heading, as many beside each other as there are columns; lengths are output pixels. */
struct page_grid {
	int columns, gap, tall, head;
};
/* Of so many cards with their heading; 0: there are none. */
int page_grid_height(const struct page_grid *grid, int count);
/* Cuts them off the column; where the cards stand (rect_cell). */
struct rect page_grid(struct ui *ui, struct rect *column, const struct page_grid *grid, const char *title, int count);
/* Cards of different heights, in one column or in two of about the same length.  How high a card is its drawing tells:
 * it stands where the heights of the last pass say, which the caller keeps. */
struct page_columns {
	struct rect all;
	bool two, second;    /* the next card is in the second */
	int aside, below;    /* the gaps between them, and below each card */
	int count, *heights; /* of all cards */
	int at, so_far;      /* the next card, and the heights before it */
	int used[2], tall;   /* of each column so far, and of the longer one */
};
/* Where the next card stands, as high as it was; it is drawn, and so high. */
struct rect page_next_card(struct page_columns *columns);
void page_card_end(struct ui *ui, struct page_columns *columns, int tall);
/* A thin rule across the column, with room around it. */
void page_rule(struct ui *ui, struct rect *column);
