#include "view/art/figure.h"

#include <bastide/game.h>

#include <math.h>
#include <string.h>

#include "view/art/bed.h"
#include "view/art/brush.h"
#include "view/art/follower.h"
#include "view/art/own_figure.h"
#include "view/art/special_figure.h"
#include "view/art/theme.h"

/* A large follower's bed, in ordinary ones. */
#define LARGE_BED 1.2f

/* ---- outlines, in units: a standing body is 100 wide, its base at y = 117 ---- */

static const char abbot_outline[] =
    "M46 2C57 9 67 20 66 34L63.5 46C70 49 74 53 75.5 59L80 62L80 30C80 18 97 17 98 29C98.6 36 91.5 38.5 89 "
    "33.5"
    "L88 62C91 64 91 70 88 72L88 113Q88 117 84 117L12 117Q8 117 8.5 113C10 96 13 78 16 62"
    "C17.5 54.5 22 49 28.5 46L26 34C25 20 35 9 46 2Z";
static const char count_outline[] =
    "M27 9L38 20L50 4L62 20L73 9L70.5 36C70 42 68.5 46 66 49C80 52 90 60 93 73C95 88 97 101 99 111"
    "Q100 117 94 117L6 117Q0 117 1 111C3 101 5 88 7 73C10 60 20 52 34 49C31.5 46 30 42 29.5 36Z";

#define FIGURES(name) extern const struct expansion_figures name##_figures;
#include "expansions/list.h"

#define FIGURES(name) &name##_figures,
static const struct expansion_figures *const own_figures[] = {
#include "expansions/list.h"
};

/* The n-th figure that an expansion brings, or NULL. */
static const struct own_figure *own_figure(int n)
{
	for (size_t i = 0; i < sizeof own_figures / sizeof own_figures[0]; i++) {
		if (n < own_figures[i]->figure_count)
			return &own_figures[i]->figures[n];
		n -= own_figures[i]->figure_count;
	}
	return NULL;
}

/* How a kind of figure looks: in a feature or in hand, in a field, where it stands up there to be counted, as a mark.
 */
struct figure_art {
	uint8_t figure;
	uint8_t pose, field, hat, mark; /* enum figure_pose */
	float mark_height;
};

static const struct figure_art arts[] = {
    {FIGURE_ABBOT, POSE_ABBOT, POSE_ABBOT, POSE_STRAW_HAT, POSE_MARK_ABBOT, 0.6f},
    {FIGURE_BIG, POSE_LARGE, POSE_LARGE_LYING, POSE_LARGE_HAT, POSE_MARK_LARGE, 0.6f},
    {FIGURE_BUILDER, POSE_BUILDER, POSE_BUILDER, POSE_STRAW_HAT, POSE_MARK_BUILDER, 0.6f},
    {FIGURE_PIG, POSE_PIG, POSE_PIG, POSE_PIG, POSE_MARK_PIG, 0.66f},
};

/* A kind that nobody has drawn looks like a follower. */
static struct figure_art art_of(int figure)
{
	for (size_t i = 0; i < sizeof arts / sizeof arts[0]; i++)
		if (arts[i].figure == figure)
			return arts[i];
	for (int n = 0; own_figure(n); n++) {
		uint8_t pose = (uint8_t)(POSE_OWN + 2 * n);
		if (own_figure(n)->figure == figure)
			return (struct figure_art){own_figure(n)->figure,     pose, pose, pose, pose + 1,
			                           own_figure(n)->mark_height};
	}
	return (struct figure_art){FIGURE_MEEPLE, POSE_STANDING, POSE_LYING, POSE_STRAW_HAT, POSE_MARK, 0.6f};
}

enum figure_pose figure_pose(int figure, int feature)
{
	static const uint8_t standing[FEATURE_KINDS + 1] = {
	    [FEATURE_CITY] = POSE_KNIGHT,
	    [FEATURE_TOWER] = POSE_KNIGHT,
	};
	struct figure_art art = art_of(figure);
	bool lies = feature == FEATURE_FIELD || feature == FEATURE_COURT;

	if (lies)
		return (enum figure_pose)art.field;
	if (art.pose != POSE_STANDING)
		return (enum figure_pose)art.pose;
	return feature_among(FEATURES_BUILT, feature) ? POSE_MONK : (enum figure_pose)standing[feature];
}

enum figure_pose figure_pose_hat(int figure) { return (enum figure_pose)art_of(figure).hat; }

enum figure_pose figure_pose_mark(int figure) { return (enum figure_pose)art_of(figure).mark; }

float figure_mark_height(int figure) { return art_of(figure).mark_height; }

int figure_card_order(uint8_t order[PIECES_MAX])
{
	int count = 0;

	for (int pass = 0; pass < 2; pass++)
		for (int figure = 0; figure < figure_kinds(); figure++)
			if (any_piece(figure) && any_piece(figure)->beside == (pass == 1))
				order[count++] = (uint8_t)figure;
	return count;
}

static void paint_abbot(struct brush *brush, int color)
{
	uint32_t mark = player_colors[color].emblem;

	brush_figure(brush, abbot_outline, player_colors[color].body, player_colors[color].ink);
	brush_stroke(brush, "M46 8V42", 3.6f, rgba(mark, 0.9f));
	brush_stroke(brush, "M35 22H57", 3.6f, rgba(mark, 0.9f));
	brush_stroke(brush, "M28 36C40 40 52 40 64 36", 4, rgb(0xF4D98A));
	brush_fill(brush, "M34 40C34 51 39 56 46 56C53 56 58 51 58 40C50 43 42 43 34 40Z", rgb(SKIN_TONE));
	brush_stroke(brush, "M84 114V32C84 23 94.5 23 94 30.5", 4.6f, rgb(COLOR_GOLD));
	brush_stroke(brush, "M34 58L40 117M58 58L52 117", 3.4f, rgba(COLOR_HALO, 0.85f));
	brush_circle(brush, 46, 88, 17.5f, rgb(player_colors[color].body));
	brush_emblem(brush, color, 46, 88, 30, mark);
}

static void paint_count(struct brush *brush, int color)
{
	static const char *const spots[5] = {"M22 61l2.5 6l-5 0Z", "M36 65l2.5 6l-5 0Z", "M50 66l2.5 6l-5 0Z",
	                                     "M64 65l2.5 6l-5 0Z", "M78 61l2.5 6l-5 0Z"};
	static const char collar[] = "M10 66C16 56 26 52 34 50C42 57 58 57 66 50C74 52 84 56 90 66C78 73 64 76 50 76"
	                             "C36 76 22 73 10 66Z";

	(void)color;
	brush_figure(brush, count_outline, 0x5E3A86, 0x2B1A0E);
	brush_fill(brush, "M27 9L38 20L50 4L62 20L73 9L71.2 30H28.8Z", rgb(0xE9BE58));
	brush_stroke(brush, "M29 27H71", 3.5f, rgb(0x8A6228));
	brush_circle(brush, 50, 19, 3.6f, rgb(0xB8142C));
	brush_circle(brush, 35, 22, 2.4f, rgb(0x2A6FA8));
	brush_circle(brush, 65, 22, 2.4f, rgb(0x2A6FA8));
	brush_fill(brush, "M36 31H64C64.5 42 59 50 50 50C41 50 35.5 42 36 31Z", rgb(SKIN_TONE));
	brush_fill(brush, "M41 43C46 41 54 41 59 43C57 49 54 53 50 55C46 53 43 49 41 43Z", rgb(0x6B4A2A));
	brush_fill(brush, collar, rgb(0xFFF8E6));
	brush_stroke(brush, collar, 2.5f, rgb(0x2B1A0E));
	for (int i = 0; i < 5; i++)
		brush_fill(brush, spots[i], rgb(0x2B1A0E));
	brush_stroke(brush, "M50 82V113", 9, rgb(0x2B1A0E));
	brush_stroke(brush, "M38 90H62", 8.5f, rgb(0x2B1A0E));
	brush_stroke(brush, "M50 82V113", 5, rgb(0xE8E2D4));
	brush_stroke(brush, "M38 90H62", 4.8f, rgb(0xE9BE58));
	brush_circle(brush, 50, 81, 5.5f, rgb(0x2B1A0E));
	brush_circle(brush, 50, 81, 3.6f, rgb(0xE9BE58));
}

/* A follower on his bed; the large one's is larger. */
static void paint_lying(struct brush *brush, int color, bool large)
{
	struct brush body = *brush;

	body.s *= large ? LARGE_BED : 1;
	bed_paint(&body);
	body.dx -= 52 * body.s;
	body.dy -= 42 * body.s;
	follower_paint_lying(&body, color, large);
}

static void paint_standing(struct brush *brush, int color) { follower_paint(brush, color, TOOL_STAFF); }
static void paint_knight(struct brush *brush, int color) { follower_paint(brush, color, TOOL_SWORD); }
static void paint_monk(struct brush *brush, int color) { follower_paint(brush, color, TOOL_BOOK); }
static void paint_farmer(struct brush *brush, int color) { paint_lying(brush, color, false); }
static void paint_large_farmer(struct brush *brush, int color) { paint_lying(brush, color, true); }

/* The hat sits on the hood, so that the face shows. */
static void paint_hat(struct brush *brush)
{
	brush->dy -= 11 * brush->s;
	follower_paint_hat(brush);
}

static void paint_standing_hat(struct brush *brush, int color)
{
	paint_standing(brush, color);
	paint_hat(brush);
}

static void paint_large_hat(struct brush *brush, int color)
{
	special_paint_large(brush, color);
	paint_hat(brush);
}

/* What a mark of the supply shows within its outline. */
static void mark_follower(struct brush *brush, int color)
{
	(void)color;
	brush_fill(brush, follower_face, rgb(SKIN_TONE));
}

static void mark_mitre(struct brush *brush, int color)
{
	(void)color;
	brush_fill(brush, "M33 38C33 52 38 57 46 57C54 57 59 52 59 38C50 42 42 42 33 38Z", rgb(SKIN_TONE));
}

static const struct figure_shape shapes[] = {
    [POSE_STANDING] = {{62, 117}, 92, .outline = follower_outline, .paint = paint_standing},
    [POSE_KNIGHT] = {{62, 117}, 92, .outline = follower_outline, .paint = paint_knight},
    [POSE_MONK] = {{66, 117}, 92, .outline = follower_outline, .paint = paint_monk},
    [POSE_LYING] = {{73, 55}, 138, .lies = true, .paint = paint_farmer},
    [POSE_STRAW_HAT] = {{62, 128}, 92, .outline = follower_outline, .paint = paint_standing_hat},
    [POSE_ABBOT] = {{52, 117}, 92, .outline = abbot_outline, .paint = paint_abbot},
    [POSE_COUNT] = {{52, 117}, 92, .outline = count_outline, .paint = paint_count},
    [POSE_MARK] = {{52, 117}, 92, .mark = true, .outline = follower_outline, .paint = mark_follower},
    [POSE_MARK_ABBOT] = {{52, 117}, 92, .mark = true, .outline = abbot_outline, .paint = mark_mitre},
    [POSE_LARGE] = {{69, 123}, 138, .outline = special_large, .paint = special_paint_large},
    [POSE_LARGE_LYING] = {{73 * LARGE_BED, 62 * LARGE_BED}, 138 * LARGE_BED, .lies = true, .paint = paint_large_farmer},
    [POSE_LARGE_HAT] = {{69, 128}, 138, .outline = special_large, .paint = paint_large_hat},
    [POSE_BUILDER] = {{66, 119}, 132, .outline = special_builder, .paint = special_paint_builder},
    [POSE_PIG] = {{73, 90}, 146, .outline = special_pig, .paint = special_paint_pig},
    [POSE_MARK_LARGE] = {{69, 123}, 138, .mark = true, .outline = special_large, .paint = special_mark_large},
    [POSE_MARK_BUILDER] = {{66, 119}, 132, .mark = true, .outline = special_builder, .paint = special_mark_builder},
    [POSE_MARK_PIG] = {{73, 90}, 146, .mark = true, .outline = special_pig, .paint = special_mark_pig},
};

static const struct figure_shape *shape_of(enum figure_pose pose)
{
	if (pose < POSE_OWN)
		return &shapes[pose];
	const struct own_figure *own = own_figure(((int)pose - POSE_OWN) / 2);
	return (pose - POSE_OWN) % 2 ? &own->mark : &own->stands;
}

static void paint_mark(struct brush *brush, const struct figure_shape *shape, int color, enum figure_look look)
{
	const char *outline = shape->outline;

	if (look == LOOK_SPENT) {
		brush_stroke(brush, outline, fmaxf(6, 1.1f / brush->s), rgb(0x9C937F));
		brush_fill(brush, outline, rgb(0xC6BEAA));
		return;
	}
	if (look == LOOK_DASHED) {
		struct ink ink = ink_plain(rgb(player_colors[color].body));

		path_clear(brush->path);
		path_svg(brush->path, outline, 1, 0, 0);
		brush_place(brush);
		pixmap_stroke(brush->pixmap, brush->path,
		              &(struct stroke){.width = fmaxf(1.4f, 7 * brush->s),
		                               .dash = fmaxf(2.2f, 12 * brush->s),
		                               .gap = fmaxf(2.4f, 13 * brush->s)},
		              &ink);
		return;
	}
	brush_stroke(brush, outline, fmaxf(7, 1.4f / brush->s), rgb(0x2B1A0E));
	brush_fill(brush, outline, rgb(player_colors[color].body));
	shape->paint(brush, color);
}

/* ---- pictures ---- */

struct figure_job {
	const struct figure_shape *shape;
	int color, look;
	float scale, dx, dy; /* pixels per unit; where the unit (50, 117) lies (lying: the middle of the bed) */
};

/* So much of the light, of the colour and of plain white. */
static void pixmap_grey(struct pixmap *pixmap, float of_light, float of_color, float white)
{
	for (int i = 0; i < pixmap->w * pixmap->h; i++) {
		float *p = pixmap->pixels + (size_t)i * 4;
		float light = 0.3f * p[0] + 0.55f * p[1] + 0.15f * p[2];

		for (int c = 0; c < 3; c++)
			p[c] = light * of_light + p[c] * of_color + white * p[3];
	}
}

static bool figure_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct figure_job *job = context;
	const struct figure_shape *shape = job->shape;
	struct pixmap pixmap;
	struct path scratch, *path = &scratch;

	if (!pixmap_init(&pixmap, w, h))
		return false;
	struct brush brush = {&pixmap, path, job->scale, job->dx - 50 * job->scale, job->dy - 117 * job->scale};
	if (shape->lies) {
		brush.dx = job->dx;
		brush.dy = job->dy;
	} else if (!shape->mark && shape->outline) {
		shadow_paint(&brush, shape->outline);
	}
	if (shape->mark)
		paint_mark(&brush, shape, job->color, job->look);
	else
		shape->paint(&brush, job->color);
	if (job->look == LOOK_GREY)
		pixmap_grey(&pixmap, 0.75f, 0.15f, 0.10f);
	if (job->look == LOOK_SHADED)
		pixmap_grey(&pixmap, 0.22f, 0.26f, 0.08f);
	return pixmap_put(&pixmap, pixels);
}

bool figure_lies(enum figure_pose pose) { return shape_of(pose)->lies; }

float figure_width(enum figure_pose pose, float height) { return height * shape_of(pose)->width / 118; }

/* Fills in the job and where its pixels go for a figure that stands at (x, y). */
static struct rect figure_place(struct figure_job *job, float x, float y, float height,
                                const struct figure_shape *shape, int color, enum figure_look look)
{
	struct rect place;
	float scale = height / 118;
	float halo = fmaxf(6.5f * scale, 3.2f) + 1;
	float left = shape->reach.side * scale + halo, right = left;
	float top = shape->reach.top * scale + halo;
	float bottom = shape->lies ? top : halo;

	if (!shape->lies && !shape->mark) { /* the shadow falls to the lower right */
		right = fmaxf(right, (SHADOW_RIGHT * shape->reach.top + 50) * scale + 1);
		bottom = fmaxf(bottom, SHADOW_DOWN * shape->reach.top * scale + 1);
	}

	place.x = (int)floorf(x - left + 0.5f);
	place.y = (int)floorf(y - top + 0.5f);
	place.w = (int)ceilf(left + right);
	place.h = (int)ceilf(top + bottom);
	memset(job, 0, sizeof *job); /* the padding too: the job is hashed as bytes */
	job->shape = shape;
	job->color = color;
	job->look = look;
	job->scale = scale;
	job->dx = left;
	job->dy = top;
	return place;
}

static void draw_any(struct draw *draw, float x, float y, float height, const struct figure_shape *shape, int color,
                     enum figure_look look, float alpha)
{
	struct figure_job job;

	if (height < 4)
		return;
	/* Sizes in whole pixels: a zoom does not fill the cache. */
	struct rect place = figure_place(&job, x, y, floorf(height + 0.5f), shape, color, look), made = place;
	if (draw->coarse)
		made = figure_place(&job, x, y, draw_made_size(draw, height), shape, color, look);
	struct picture picture = {.key = hash_bytes(hash_text(HASH_BASIS, "figure"), &job, sizeof job),
	                          .w = made.w,
	                          .h = made.h,
	                          .alone = true,
	                          .paint = figure_paint,
	                          .context = &job,
	                          .context_size = sizeof job};
	draw_picture(draw, &picture, &(struct draw_image){.dst = place, .alpha = alpha});
}

void draw_figure(struct draw *draw, float x, float y, float height, enum figure_pose pose, int color,
                 enum figure_look look, float alpha)
{
	draw_any(draw, x, y, height, shape_of(pose), color, look, alpha);
}

void draw_shape(struct draw *draw, float x, float y, float height, const struct figure_shape *shape, float alpha)
{
	draw_any(draw, x, y, height, shape, 0, LOOK_NORMAL, alpha);
}

void draw_figure_in(struct draw *draw, struct rect box, enum figure_pose pose, int color)
{
	float cx = (float)box.x + (float)box.w / 2, height = (float)box.h;

	if (figure_width(pose, height) > (float)box.w)
		height *= (float)box.w / figure_width(pose, height);
	if (figure_lies(pose)) {
		draw_figure(draw, cx, (float)box.y + (float)box.h / 2, height, pose, color, LOOK_NORMAL, 1);
		return;
	}
	/* The halo belongs to the figure: it must stay in the box. */
	height *= 0.92f;
	float base = (float)box.y + ((float)box.h + height) / 2;
	draw_figure(draw, cx, base, height, pose, color, LOOK_NORMAL, 1);
}
