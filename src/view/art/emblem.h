/* emblem.h - what a player is known by besides his colour: yellow sun, red cross,
 * green leaf, blue waves, black diamond, pink moon. */
#pragma once

#include "view/list/draw.h"

/* Appends the outline, drawn on a grid of 24, each point p becoming
 * p * scale + (dx, dy).  `color` is an enum color of contents.h. */
void emblem_path(struct path *path, int color, float scale, float dx, float dy);

/* A round badge of the player's colour with his emblem, cream and ink rims. */
void draw_badge(struct draw *draw, float cx, float cy, float diameter, int color);
/* The same in the middle of a box. */
void draw_badge_in(struct draw *draw, struct rect box, float diameter, int color);

/* What is shown about a point as one small picture, kept for its kind and size. */
struct medal {
	int kind;
	float size, middle; /* pixels; of the picture that is painted */
};
struct medal_kind {
	const char *name;
	int margin;        /* pixels more than its size that the picture has */
	draw_paint *paint; /* its context is a struct medal */
};
void draw_medal(struct draw *draw, const struct medal_kind *of, float cx, float cy, float size, int kind, float alpha);
