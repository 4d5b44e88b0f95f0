/* room.h - inside the room of the set-up: how it is painted, band by band (room.c), by its wall and its table. */
#pragma once

#include "view/art/brush.h"
#include "view/setup/setup.h"

enum {
	PLASTER = 0xD9C9A4,
	OAK = 0xA87748,
	OAK_LIT = 0xC39A62,
	OAK_DARK = 0x6B4726,
	WAINSCOT = 0x7A4F2C,
	STONE = 0x857B6B,
	PARCHMENT = 0xF0E2BC,
	LID = 0xA8322A,
	LID_DARK = 0x6A1A16,
	BACK = 0x2F5A3C, /* of a tile that is face down */
	BACK_LIT = 0x4E8258,
	SHADE = 0x1C1420,
	DUSK = 0x170D07,
	SUN = 0xFFE6AE,
};

enum part { PART_WALL, PART_TABLE, PART_LIGHT, PART_BEAM };

struct room {
	struct stage stage; /* its places from the room's upper left corner on */
	float unit;
	int part, from, season; /* the first row of this band */
	bool things, board;     /* there is room for them on the table; the score board is one of them */
};

struct hand {
	const struct room *room;
	struct brush brush;
};

struct hand_shade {
	float r, g, b;
};

/* room_hand.c: the brush at the room's places, in whichever band */
void hand_ink(struct hand *hand, float line, uint32_t color); /* the path: a line so wide; 0: filled */
void hand_box(struct hand *hand, float x, float y, float w, float h, float radius, uint32_t color);
void hand_oval(struct hand *hand, float x, float y, float rx, float ry, uint32_t color);
/* What is drawn on a square of 100 comes into this box. */
void hand_path(struct hand *hand, const struct path_data *d, float x, float y, float w, float h, float line,
               uint32_t color);
/* -1 ... 1: by itself at each corner of a grid, and without edges between them. */
float hand_lattice(int x, int y, uint32_t salt);
float hand_noise(float x, float y, uint32_t salt);
struct hand_shade hand_shade(uint32_t hex, float light);
void hand_put(float *pixel, struct hand_shade shade, float alpha);
/* Each pixel of the band, as the room has it at this place. */
void hand_each(struct hand *hand, void (*one)(const struct room *room, float x, float y, float *pixel));

/* room_wall.c */
struct rect room_window(const struct room *room); /* that all light comes from */
void room_wall_paint(struct hand *hand);

/* room_table.c */
void room_table_paint(struct hand *hand);
void room_light_at(const struct room *room, float x, float y, float *pixel); /* on the table */
