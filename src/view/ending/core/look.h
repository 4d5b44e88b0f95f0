/* look.h - where the parts of the show stand, and how large its words are.
 *
 * Lengths are units of a 1920 x 1080 picture; `k` turns them into output pixels.  No text is smaller than 15 pixels
 * times the UI scale, however small the window. */
#pragma once

#include "view/kit/screen.h"
#include "view/art/figure.h"
#include "view/art/theme.h"
#include "view/kit/expansion_art.h"
#include "story/tally.h"

/* Colours that only the show has, 0xRRGGBB. */
enum {
	LOOK_LIT = 0xFFE08A,  /* the light on land that is counted */
	LOOK_WAY = 0xFFF0C0,  /* the way of points to the track */
	LOOK_HEAD = 0x8A3A1C, /* headings on parchment */
	LOOK_MOST = 0x2F5A1F, /* who has the most */
	LOOK_PALE = 0xE8D2A0, /* small letters on walnut */
};

struct tally_look {
	struct draw *draw;
	const struct tally *tally;
	const struct tally_state *state; /* the moment that is shown, */
	const struct tally_act *act;     /* and what runs in it: look_moment() */
	float k;
	int least;          /* pixels of the smallest text; grows with the UI scale */
	bool reduced;       /* motion: cuts instead of ways */
	struct theme theme; /* the table's, for skins and widgets: they grow with the window as all the rest */
	struct rect window, track, stage, bill, caption, bar;
	int foot;        /* so much of the window's height for the totals of a film, or 0 */
	bool board_only; /* a picture of the table alone: only window and stage count */
	/* The Castle: its wall is the track, and no other is shown; where each player's marker goes in the act, on the
	 * screen, and which way is out of the castle there (of length 1). */
	bool walled;
	struct vec spaces[PLAYERS_MAX], out[PLAYERS_MAX];
};

/* What is shown is this moment of the show. */
static inline void look_moment(struct tally_look *look, const struct tally_state *state)
{
	look->state = state;
	look->act = &look->tally->acts[state->act];
}

/* screen_input() and screen_draw() for the widgets of these screens. */
void look_input(const struct tally_look *look, struct ui *ui, struct frame *frame, const struct input *input,
                screen_layout *layout, void *self);
void look_draw(const struct tally_look *look, struct ui *ui, struct frame *frame, screen_layout *layout, void *self);

static inline int look_px(const struct tally_look *look, float units) { return (int)(units * look->k + .5f); }

/* In units: the card on which points travel, and how far below the track it stands until they are walked. */
enum { CARD_HEIGHT = 68, CARD_BELOW = 26 };

/* Where such a card ends: words on the table keep below it. */
static inline int look_card_foot(const struct tally_look *look)
{
	return look->track.y + look->track.h + look_px(look, CARD_BELOW + CARD_HEIGHT);
}
static inline float look_stroke(const struct tally_look *look, float units)
{
	return units * look->k < 1 ? 1 : units * look->k;
}

/* Progress of something that moves: at its goal at once when motion is reduced. */
static inline float look_way(const struct tally_look *look, float p) { return look->reduced ? (float)(p > 0) : p; }

/* A style of this size in units, at least `least` pixels. */
struct text_style look_text(const struct tally_look *look, float units, bool bold, uint32_t hex);
/* How wide a line is, how high a paragraph. */
static inline int look_wide(const struct tally_look *look, const struct text_style *style, const char *text)
{
	return text_width(look->draw->metrics, style, text);
}
static inline int look_high(const struct tally_look *look, const struct text_style *style, const char *text, int width)
{
	return text_block_height(look->draw->metrics, style, text, width);
}
static inline int look_color(const struct tally_look *look, int seat)
{
	return (int)game_color(look->tally->game, seat);
}
/* A player's badge, its middle at x, y; a figure of his, its foot there. */
void look_badge(const struct tally_look *look, float x, float y, float diameter, int seat);
void look_figure(const struct tally_look *look, float x, float y, float height, enum figure_pose pose, int seat,
                 float alpha);
/* The same, smaller where the text is too wide; never below `least`. */
struct text_style look_fit(const struct tally_look *look, struct text_style style, const char *text, int width);
/* The head of a column that wide: does it stand in two lines, broken between words?  Else it is as small as look_fit()
 * has it. */
bool look_head(const struct tally_look *look, struct text_style *style, const char *text, int width);
/* A player's name; where it is too wide, its first word. */
const char *look_name(const struct tally_look *look, const struct text_style *style, const char *name, int width);
/* Capitals of a section: "FARMERS ON THIS FARM". */
struct text_style look_label(const struct tally_look *look);

/* A word in a box of its own, its middle at this point; returns the box.  How large that is. */
struct rect look_tag(const struct tally_look *look, struct vec at, const char *text, bool dashed, float alpha);
struct rect look_tag_size(const struct tally_look *look, const char *text, bool dashed);
/* As large as it would be, but neither smaller nor larger than it may be. */
static inline float look_within(float size, float least, float most)
{
	return size < least ? least : size > most ? most : size;
}

/* Gold coin with a value, or with a sheaf (value 0); ordinal > 0 pops on its corner. */
void look_coin(const struct tally_look *look, float cx, float cy, float r, int value, float alpha);
void look_ordinal(const struct tally_look *look, float cx, float cy, float r, int number, float grown, float alpha);
/* Pale disc with a sheaf struck out: fed, not paid. */
void look_struck(const struct tally_look *look, float cx, float cy, float r);
/* Badge and points: what a city has paid; as low as this, in pixels, and no lower. */
#define LOOK_PAID_LEAST 20.f
void look_paid(const struct tally_look *look, float cx, float cy, float height, int seat, int points, float alpha);
/* How a follower stands who is counted: farmers in straw hats, merchants get up too. */
enum figure_pose look_upright(int figure, int kind, bool farmer);
/* A keep of The Castle, its foot at x, y. */
void look_keep(const struct tally_look *look, float x, float y, float height, int seat, float alpha);
void look_sheaf(const struct tally_look *look, float cx, float cy, float size, uint32_t ink, float alpha);
