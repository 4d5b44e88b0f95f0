/* legend.h - the words below a picture: what a file says of what is seen, where it comes from, and the scores.
 *
 * A legend is never cut: its words are wrapped and the lines set smaller until all of them have room, down to
 * LEGEND_LEAST percent. */
#pragma once

#include "app/session.h"
#include "view/ui/ui.h"

enum { LEGEND_LINES = 4, LEGEND_LEAST = 60 };

struct legend {
	char title[240]; /* and the source */
	bool number;     /* the title is that of a table, and as large as the scores */
	char caption[2400];
	int line_count; /* why moves are refused that a file calls illegal */
	char lines[LEGEND_LINES][480];
	int player_count; /* 0: no scores */
	uint8_t colors[PLAYERS_MAX];
	int32_t scores[PLAYERS_MAX];
	uint8_t tokens[PLAYERS_MAX][HOLDINGS_MAX]; /* what they gathered, and is not seen on the table */
	char names[PLAYERS_MAX][SEAT_NAME_SIZE];   /* as the file has them; "": it does not */
	bool unscored;                             /* names alone */
	int percent;                               /* of the theme's sizes: legend_fit() */
};

/* Is it a token that players gather? */
bool legend_gathers(int holding);

/* Its title and where it is from. */
void legend_title(struct legend *legend, const struct scenario *file);
/* What the session's file says at a step (session_step_count(): where it stands). */
void legend_caption(struct legend *legend, const char *text); /* NULL: none */
void legend_claims(struct legend *legend, const struct session *session, int step);
void legend_scores(struct legend *legend, const struct session *session);
/* Who is who, and no points, which might answer what is asked; nothing where the file has no names. */
void legend_names(struct legend *legend, const struct session *session);
bool legend_empty(const struct legend *legend);

/* Sets the size so that the legend is at most `most` high; returns its height, 0 for an empty one. */
int legend_fit(struct legend *legend, const struct text_metrics *metrics, const struct theme *theme, int w, int most);
/* Sets the size; returns the height. */
int legend_at(struct legend *legend, const struct text_metrics *metrics, const struct theme *theme, int w, int percent);
void legend_draw(const struct legend *legend, struct draw *draw, const struct theme *theme, struct rect box);
/* Its words alone, on somebody else's ground: as large as the box has room for. */
void legend_words(struct legend *legend, struct draw *draw, const struct theme *theme, struct rect box);
