/* art.c - how the Princess & the Dragon is shown: dragon and fairy, the card of the set-up. */
#include <math.h>

#include "view/kit/expansion_art.h"

/* ---- the dragon, as art.svg beside this file has him: he sits and looks to the left, turns his head, or flies ---- */

static const struct figure_shape dragon = {.reach = {100, 116}, .width = 178, .drawing = &drawing_dragon};
static const struct figure_shape dragon_turned = {.reach = {100, 116}, .width = 178, .drawing = &drawing_dragon_turned};
static const struct figure_shape dragon_flies[2][2] = {
    {{.reach = {126, 136}, .width = 170, .drawing = &drawing_dragon_wings_up},
     {.reach = {126, 136}, .width = 170, .drawing = &drawing_dragon_wings_down}},
    {{.reach = {126, 136}, .width = 170, .mirrored = true, .drawing = &drawing_dragon_wings_up},
     {.reach = {126, 136}, .width = 170, .mirrored = true, .drawing = &drawing_dragon_wings_down}},
};

/* Beats of his wings on one way; seconds that he looks to the left and round again. */
enum { BEATS = 3 };
static const float looks_west = 4.5f, looks_round = 7;

static bool looks_back(float seconds) { return seconds >= 0 && fmodf(seconds, looks_round) > looks_west; }

static const struct figure_shape *dragon_pose(float flown, bool east, float seconds)
{
	if (flown < 1)
		return &dragon_flies[east][(int)(flown * 2 * BEATS) & 1];
	return looks_back(seconds) ? &dragon_turned : &dragon;
}

/* He breathes: a little smoke from his nostrils, every other second. */
static void dragon_lives(struct draw *draw, struct vec foot, float height, float seconds, float presence)
{
	enum { PUFFS = 3 };
	float way = looks_back(seconds) ? 1 : -1, x = foot.x + height * (way > 0 ? -0.12f : -0.70f);
	float y = foot.y - height * 0.61f, breath = fmodf(seconds, 2.2f) / 2.2f;

	for (int i = 0; i < PUFFS; i++) {
		float t = breath * 1.6f - (float)i * 0.16f;
		if (t > 0 && t < 1)
			draw_circle(draw, x + way * height * 0.22f * t, y - height * (0.05f + 0.16f * t) * t,
			            height * (0.018f + 0.045f * t), rgba(0xD9CFC8, 0.55f * (1 - t) * presence));
	}
}

/* A breath of fire from his mouth to whom he eats: tongues that go out, grow and fade. */
static void breathe(struct draw *draw, struct vec foot, float height, struct vec whom, float t)
{
	enum { TONGUES = 14 };
	struct vec mouth = {foot.x - height * 0.74f, foot.y - height * 0.55f};

	for (int i = 0; i < TONGUES; i++) {
		float late = (float)i / TONGUES * 0.5f, way = t < late ? 0 : (t - late) / 0.5f;
		if (way <= 0 || way >= 1)
			continue;
		float sway = sinf((float)i * 2.4f + t * 9) * height * 0.07f * way;
		float x = mouth.x + (whom.x - mouth.x) * way + sway, y = mouth.y + (whom.y - mouth.y) * way - sway / 2;
		float radius = height * (0.035f + 0.12f * way), alpha = way < 0.7f ? 0.8f : 0.8f * (1 - way) / 0.3f;
		draw_circle(draw, x, y, radius, rgba(0xE0451C, alpha * 0.7f));
		draw_circle(draw, x, y, radius * 0.66f, rgba(0xFF9A2E, alpha));
		draw_circle(draw, x, y, radius * 0.34f, rgba(0xFFE27A, alpha));
	}
}

static const struct figure_shape princess = {.reach = {56, 136}, .width = 76, .drawing = &drawing_princess};
static const struct figure_shape fairy = {.reach = {76, 122}, .width = 110, .drawing = &drawing_fairy};

static const struct neutral_art neutrals[] = {
    {.key = "dragon",
     .shape = &dragon,
     .height = 0.47f,
     .x = 0.49f,
     .y = 0.93f,
     .clear = true,
     .pose = dragon_pose,
     .lives = dragon_lives,
     .meets = breathe},
    {.key = "fairy", .shape = &fairy, .height = 0.36f, .x = 0.3f, .y = 0.5f, .hovers = true, .touches = MOVE_FAIRY},
    {.key = "princess", .shape = &princess, .height = 0.36f, .touches = MOVE_PRINCESS, .sign = 1 + FEATURE_CITY},
};

/* Dragon and fairy over a meadow at dusk. */
static void both_picture(struct ui *ui, struct rect box, float alpha)
{
	float foot = (float)(box.y + box.h) - (float)ui_px(ui, 6), tall = (float)box.h * 0.62f;
	struct skin dusk = {.top = rgb(0xD98A4E), .bottom = rgb(0x6E8F3E)};

	draw_clip_push(ui->draw, box);
	draw_alpha_push(ui->draw, alpha);
	draw_skin(ui->draw, box, &dusk);
	draw_shape(ui->draw, (float)box.x + (float)box.w * 0.47f, foot, tall * 0.86f, &dragon, 1);
	draw_shape(ui->draw, (float)box.x + (float)box.w * 0.46f, foot - tall * 0.62f, tall * 0.72f, &fairy, 1);
	draw_alpha_pop(ui->draw);
	draw_clip_pop(ui->draw);
}

const struct expansion_art dragon_art = {
    .card_module = MODULE_DRAGON,
    .card = both_picture,
    ROWS(neutral, neutrals),
};
