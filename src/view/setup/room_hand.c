/* The brush at the places of the room. */
#include "view/setup/room.h"

#include <math.h>

void hand_ink(struct hand *hand, float line, uint32_t color)
{
	struct ink ink = ink_plain(color);

	for (int i = 0; i < hand->brush.path->point_count; i++)
		hand->brush.path->points[i].y -= (float)hand->room->from;
	if (line > 0)
		pixmap_stroke(hand->brush.pixmap, hand->brush.path, &(struct stroke){.width = line}, ink);
	else
		pixmap_fill(hand->brush.pixmap, hand->brush.path, ink);
}

void hand_box(struct hand *hand, float x, float y, float w, float h, float radius, uint32_t color)
{
	path_clear(hand->brush.path);
	path_round_rect(hand->brush.path, x, y, w, h, radius);
	hand_ink(hand, 0, color);
}

void hand_oval(struct hand *hand, float x, float y, float rx, float ry, uint32_t color)
{
	path_clear(hand->brush.path);
	path_oval(hand->brush.path, x, y, rx, ry);
	hand_ink(hand, 0, color);
}

void hand_path(struct hand *hand, const struct path_data *d, float x, float y, float w, float h, float line,
               uint32_t color)
{
	struct path *path = hand->brush.path;

	path_clear(path);
	path_append(path, d, 1, 0, 0);
	for (int i = 0; i < path->point_count; i++)
		path->points[i] = (struct vec){x + path->points[i].x * w / 100, y + path->points[i].y * h / 100};
	hand_ink(hand, line, color);
}

float hand_lattice(int x, int y, uint32_t salt)
{
	uint32_t h = (uint32_t)x * 0x9E3779B1u ^ (uint32_t)y * 0x85EBCA77u ^ salt * 0xC2B2AE3Du;

	h = (h ^ h >> 15) * 0x2C1B3C6Du;
	return (float)(h >> 16 & 1023) / 511.5f - 1;
}

/* -1 ... 1, without edges. */
float hand_noise(float x, float y, uint32_t salt)
{
	int i = (int)floorf(x), j = (int)floorf(y);
	float u = x - (float)i, v = y - (float)j;

	u = u * u * (3 - 2 * u);
	v = v * v * (3 - 2 * v);
	float a = hand_lattice(i, j, salt), b = hand_lattice(i + 1, j, salt), c = hand_lattice(i, j + 1, salt),
	      d = hand_lattice(i + 1, j + 1, salt);
	return a + (b - a) * u + (c - a + (a - b - c + d) * u) * v;
}

struct hand_shade hand_shade(uint32_t hex, float light)
{
	return (struct hand_shade){(float)(hex >> 16) / 255 * light, (float)(hex >> 8 & 255) / 255 * light,
	                           (float)(hex & 255) / 255 * light};
}

void hand_put(float *pixel, struct hand_shade shade, float alpha)
{
	pixel[0] += (shade.r - pixel[0]) * alpha;
	pixel[1] += (shade.g - pixel[1]) * alpha;
	pixel[2] += (shade.b - pixel[2]) * alpha;
	pixel[3] += (1 - pixel[3]) * alpha;
}

/* Each pixel of the band, as the room has it at this place. */
void hand_each(struct hand *hand, void (*one)(const struct room *room, float x, float y, float *pixel))
{
	struct pixmap *pixmap = hand->brush.pixmap;

	for (int y = 0; y < pixmap->h; y++)
		for (int x = 0; x < pixmap->w; x++)
			one(hand->room, (float)x + 0.5f, (float)(hand->room->from + y) + 0.5f,
			    pixmap->pixels + ((size_t)y * (size_t)pixmap->w + (size_t)x) * 4);
}
