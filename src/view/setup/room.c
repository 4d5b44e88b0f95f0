/* The room of the set-up: a wall with a window, a table seen from where the players' host stands, and what lies on it.
 *
 * All depth runs to one point above the window, all light comes from the window at the left: shadows fall to the right
 * and towards whoever looks.  Painted once for its size, in bands, so that all hands may paint at once. */
#include <math.h>
#include <string.h>

#include "view/art/drawing.h"
#include "view/art/figure.h"
#include "view/setup/room.h"
/* ---- one point that all depth runs to ---- */

/* How deep a thing looks that is as deep as wide, at the far edge. */
static const float ASLANT = 0.50f;

float stage_scale(const struct stage *stage, float y) { return (y - stage->horizon) / (stage->far - stage->horizon); }

float stage_depth(const struct stage *stage, float y)
{
	float reach = (stage->far - stage->horizon) / ASLANT;

	return reach - reach / stage_scale(stage, y);
}

struct vec stage_at(const struct stage *stage, float x, float z)
{
	float reach = (stage->far - stage->horizon) / ASLANT, scale = reach / fmaxf(reach - z, 1);

	return (struct vec){stage->x + x * scale, stage->horizon + (stage->far - stage->horizon) * scale};
}

/* ---- the board above and the one below ---- */

static void beam_ground(const struct room *room, float x, float y, float *pixel)
{
	float u = room->unit, h = (float)room->stage.room.h, bend = hand_noise(x / (260 * u), y / (40 * u), 11) * 10,
	      fibre = hand_noise(x / (150 * u), (y + bend * u) / (2.6f * u), 12) * 0.10f +
	              hand_noise(x / (40 * u), y / (1.3f * u), 13) * 0.05f,
	      light =
	          1 + fibre - 0.34f * y / h + 0.34f * unit_smooth(4 * u, 0, y) - 0.5f * unit_smooth(5 * u, 0, h - y);

	light *= 1 - 0.35f * unit_smooth(0.25f, 1, x / (float)room->stage.room.w);
	hand_put(pixel, hand_shade(0x5E3F27, light), 1);
}

static bool room_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct room *room = context;
	struct pixmap pixmap;
	struct path path;
	struct hand hand = {.room = room, .brush = {.pixmap = &pixmap, .path = &path, .s = 1}};

	if (!pixmap_init(&pixmap, w, h))
		return false;
	if (room->part == PART_WALL)
		room_wall_paint(&hand);
	else if (room->part == PART_TABLE)
		room_table_paint(&hand);
	else if (room->part == PART_LIGHT)
		hand_each(&hand, room_light_at);
	else
		hand_each(&hand, beam_ground);
	return pixmap_put(&pixmap, pixels);
}

/* ---- what the scene asks for ---- */

struct stage_area stage_things(const struct stage *stage, float unit)
{
	float top = stage_depth(stage, (float)stage->cards + 15 * unit),
	      low = stage_depth(stage, (float)stage->ways - 10 * unit);
	/* as wide as the room is there */
	float half = fminf(stage->half, (float)stage->room.w / 2 / stage_scale(stage, (float)stage->ways)) - 16 * unit;

	return (struct stage_area){-half, top, 2 * half, fmaxf(low - top, 1)};
}

/* Rows `from` ... `to` of the room, in bands. */
static void draw_part(struct ui *ui, const struct stage *stage, int part, bool board, int season, int from, int to)
{
	enum { BAND = 160 };
	struct room room;

	for (int y = from; y < to && stage->room.w > 1; y += BAND) {
		int tall = to - y < BAND ? to - y : BAND;

		memset(&room, 0, sizeof room); /* the padding too: it is hashed as bytes */
		room.stage = *stage;
		room.stage.room.x = room.stage.room.y = 0; /* it is the same wherever it is scrolled to */
		room.unit = ui->theme.scale;
		room.part = part;
		room.from = y;
		room.season = season;
		room.board = board;
		room.things = stage->ways - stage->cards > ui_px(ui, 60);
		struct picture picture = {.key = hash_bytes(hash_text(HASH_BASIS, "setup.room"), &room, sizeof room),
		                          .w = stage->room.w,
		                          .h = tall,
		                          .opaque = part != PART_TABLE && part != PART_LIGHT,
		                          .alone = true,
		                          .paint = room_paint,
		                          .context = &room,
		                          .context_size = sizeof room};

		draw_picture(
		    ui->draw, &picture,
		    &(struct draw_image){.dst = {stage->room.x, stage->room.y + y, stage->room.w, tall}, .alpha = 1});
	}
}

void room_wall(struct ui *ui, const struct stage *stage, int season)
{
	draw_part(ui, stage, PART_WALL, false, season, 0, (int)stage->far);
}

/* The top that will be played on, row by row as far as each is away. */
static void table_top(struct ui *ui, const struct stage *stage, struct tile_art *art)
{
	for (int y = (int)stage->far; y < stage->room.h; y++) {
		float scale = stage_scale(stage, (float)y + 0.5f), z = stage_depth(stage, (float)y + 0.5f);
		int half = (int)(stage->half * scale) + 1;
		struct rect row = {stage->room.x + (int)stage->x - half, stage->room.y + y, 2 * half, 1};

		draw_clip_push(ui->draw, row);
		if (art)
			tile_art_table(art, ui->draw, row, stage->room.x + (int)stage->x, row.y - (int)(z * scale),
			               54.0 * scale);
		else
			draw_fill(ui->draw, row, rgb(COLOR_WALNUT));
		draw_clip_pop(ui->draw);
	}
}

void room_table(struct ui *ui, const struct stage *stage, struct tile_art *art, bool board)
{
	table_top(ui, stage, art);
	draw_part(ui, stage, PART_TABLE, board, 0, (int)stage->far, stage->room.h);
}

void room_light(struct ui *ui, const struct stage *stage)
{
	draw_part(ui, stage, PART_LIGHT, false, 0, (int)stage->far, stage->room.h);
}

void room_beam(struct ui *ui, struct rect box)
{
	struct stage stage;

	memset(&stage, 0, sizeof stage);
	stage.room = box;
	draw_fill(ui->draw, box, rgb(0x4A311F)); /* what is read there is read on this */
	draw_part(ui, &stage, PART_BEAM, false, 0, 0, box.h);
}

void room_chair(struct ui *ui, float x, float y, float height)
{
	static const struct figure_shape chair = {.reach = {44, 96}, .width = 76, .drawing = &drawing_chair};

	draw_shape(ui->draw, x, y, height, &chair, 1);
}

void room_frame(struct ui *ui, struct rect box, bool brass, bool lit)
{
	/* wood, wood under the pointer, brass */
	static const struct skin frames[] = {
	    {5, 0x8F6036FF, 0x54361DFF, 0x2B1A0EFF, 1.2f, 0xFFE9BE59, 0, 0, 0x150C06BF, 16, 7, 0},
	    {5, 0xA8733FFF, 0x54361DFF, 0x2B1A0EFF, 1.2f, 0xFFE9BE59, 0, 0, 0x150C06BF, 16, 7, 0},
	    {5, 0xF0CF86FF, 0xA8762FFF, 0x2B1A0EFF, 1.2f, 0xFFE9BEB3, 0, 0, 0x150C06BF, 16, 7, 0}};
	struct skin frame = theme_skin_of(&ui->theme, &frames[brass ? 2 : lit]);

	draw_skin(ui->draw, box, &frame);
}

void room_parchment(struct ui *ui, struct rect box)
{
	static const struct skin sheet = {2, 0xFBF3DCFF, 0xE9D8B0FF, 0x4A3525FF, 1, 0, 0, 0, 0, 0, 0, 0};
	struct skin skin = theme_skin_of(&ui->theme, &sheet);

	draw_skin(ui->draw, box, &skin);
}
