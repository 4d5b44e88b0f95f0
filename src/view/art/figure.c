#include "view/art/figure.h"

#include <bastide/game.h>

#include <math.h>
#include <string.h>

#include "view/art/bed.h"
#include "view/art/brush.h"
#include "view/art/special_figure.h"
#include "view/art/theme.h"

/* A large follower's bed, in ordinary ones. */
#define LARGE_BED 1.2f

/* ---- outlines, in units: a standing body is 100 wide, its base at y = 117 ---- */

/* A hood, shoulders under a cape, one hand on the hip, the other at the side. */
static const char body_outline[] =
    "M57 2C65 7 72 17 72 29C72 35 70.5 39.5 67.5 43.5C77 45.5 84 49 86.5 56L92 78C93.5 84.5 90 88.5 85 88L80 87.5"
    "C82 96 86 104 91 110Q95 117 87.5 117L13 117Q5.5 117 9 110C14 102 18 94 20.5 86L4.5 80C.5 78 -.5 74 1.5 70.5"
    "L11.5 56C14.5 50 22 46 32.5 43.5C29.5 39.5 28 35 28 30C28 17 42 6.5 57 2Z";
static const char abbot_outline[] =
    "M46 2C57 9 67 20 66 34L63.5 46C70 49 74 53 75.5 59L80 62L80 30C80 18 97 17 98 29C98.6 36 91.5 38.5 89 "
    "33.5"
    "L88 62C91 64 91 70 88 72L88 113Q88 117 84 117L12 117Q8 117 8.5 113C10 96 13 78 16 62"
    "C17.5 54.5 22 49 28.5 46L26 34C25 20 35 9 46 2Z";
static const char count_outline[] =
    "M27 9L38 20L50 4L62 20L73 9L70.5 36C70 42 68.5 46 66 49C80 52 90 60 93 73C95 88 97 101 99 111"
    "Q100 117 94 117L6 117Q0 117 1 111C3 101 5 88 7 73C10 60 20 52 34 49C31.5 46 30 42 29.5 36Z";

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
static const struct figure_art *art_of(int figure)
{
	static const struct figure_art follower = {FIGURE_MEEPLE,  POSE_STANDING, POSE_LYING,
	                                           POSE_STRAW_HAT, POSE_MARK,     0.6f};

	for (size_t i = 0; i < sizeof arts / sizeof arts[0]; i++)
		if (arts[i].figure == figure)
			return &arts[i];
	return &follower;
}

enum figure_pose figure_pose(int figure, int feature)
{
	const struct figure_art *art = art_of(figure);
	bool lies = feature == FEATURE_FIELD || feature == FEATURE_COURT;

	return (enum figure_pose)(lies ? art->field : art->pose);
}

enum figure_pose figure_pose_hat(int figure) { return (enum figure_pose)art_of(figure)->hat; }

enum figure_pose figure_pose_mark(int figure) { return (enum figure_pose)art_of(figure)->mark; }

float figure_mark_height(int figure) { return art_of(figure)->mark_height; }

int figure_card_order(uint8_t order[PIECES_MAX])
{
	int count = 0;

	for (int pass = 0; pass < 2; pass++)
		for (int figure = 0; figure < figure_kinds(); figure++)
			if (any_piece(figure) && any_piece(figure)->beside == (pass == 1))
				order[count++] = (uint8_t)figure;
	return count;
}

static const char face[] = "M50.5 24.5C55.5 24.5 58 29 57.8 34C57.4 39 54.4 42.4 50.6 42.4C46.6 42.4 43.6 39 43.4 34"
                           "C43.2 28.6 46 24.5 50.5 24.5Z";

static void paint_follower(struct brush *brush, int color)
{
	uint32_t dark = brush_folds[color].dark, shine = brush_folds[color].shine;

	brush_body(brush, body_outline, player_colors[color].body, player_colors[color].ink);
	/* between arm and waist; along the arm that hangs */
	brush_fill(brush, "M23 81L12.5 74.5L21.5 61.5C24 67.5 24.5 74.5 23 81Z", rgb(dark));
	brush_stroke(brush, "M77.5 62C78.5 71 79 79 80 87", 4, rgb(dark));
	/* the cape's hem */
	brush_stroke(brush, "M16 57C26 66.5 72 66.5 84 57.5", 3.6f, rgba(dark, 0.9f));
	brush_stroke(brush, "M20 54C25 50 32 48 39 48", 4.6f, rgba(shine, 0.62f));
	brush_stroke(brush, "M42 13C35 19 33 25 33 31", 4.6f, rgba(shine, 0.70f));
	brush_stroke(brush, "M22.5 95C20.5 101 18.5 105 16 109.5", 4.2f, rgba(shine, 0.34f));
	brush_fill(brush,
	           "M51 18.5C59.5 18.5 63.8 25.5 63.3 33.4C62.8 41 57 46.6 50.6 46.6C43.6 46.6 38.4 41 37.9 33.6"
	           "C37.5 25.5 42.8 18.5 51 18.5Z",
	           rgb(dark));
	brush_fill(brush, face, rgb(SKIN_TONE));
	brush_fill(brush, "M52 25C56 27 57 31 56.8 34.6C56.4 38.6 54 41.6 51.2 42.2C54.4 38 55 30 52 25Z",
	           rgba(0xC99B6A, 0.55f));
	brush_emblem(brush, color, 50.5f, 89, 41, player_colors[color].emblem);
}

/* Shoes that look out below the hem of one who lies. */
static void paint_feet(struct brush *brush)
{
	static const char *const shoes[2] = {"M24 113H43V127Q43 133 37 133H29Q23 133 23.5 127Z",
	                                     "M53 113H72L72.5 127Q73 133 67 133H59Q53 133 53 127Z"};

	for (int i = 0; i < 2; i++) {
		brush_stroke(brush, shoes[i], 2 * fmaxf(5.4f, 2.0f / brush->s), rgb(COLOR_HALO));
		brush_stroke(brush, shoes[i], 5, rgb(0x24140A));
	}
	for (int i = 0; i < 2; i++)
		brush_fill(brush, shoes[i], rgb(0x7A4A26));
}

static void paint_hat(struct brush *brush)
{
	static const char brim[] = "M14 24C20 14 80 14 88 24C92 31 76 33 51 33C26 33 10 31 14 24Z";
	static const char crown[] = "M30 22C30 8 40 1 51 1C62 1 72 8 72 22C64 26 38 26 30 22Z";

	brush_stroke(brush, brim, 8, rgb(COLOR_HALO));
	brush_stroke(brush, crown, 8, rgb(COLOR_HALO));
	brush_stroke(brush, brim, 4, rgb(0x5A3F12));
	brush_stroke(brush, crown, 4, rgb(0x5A3F12));
	brush_fill(brush, brim, rgb(0xE3C66E));
	brush_fill(brush, crown, rgb(0xF0D98A));
	brush_stroke(brush, "M31 20C40 24 62 24 71 20", 4, rgb(0x8A5A1E));
	brush_stroke(brush, "M36 13C38 8 42 5 47 4", 2.4f, rgba(0xFFFFFF, 0.7f));
}

static void paint_abbot(struct brush *brush, int color)
{
	uint32_t mark = player_colors[color].emblem;

	brush_body(brush, abbot_outline, player_colors[color].body, player_colors[color].ink);
	brush_stroke(brush, "M46 8V42", 3.6f, rgba(mark, 0.9f));
	brush_stroke(brush, "M35 22H57", 3.6f, rgba(mark, 0.9f));
	brush_stroke(brush, "M28 36C40 40 52 40 64 36", 4, rgb(0xF4D98A));
	brush_fill(brush, "M34 40C34 51 39 56 46 56C53 56 58 51 58 40C50 43 42 43 34 40Z", rgb(SKIN_TONE));
	brush_stroke(brush, "M84 114V32C84 23 94.5 23 94 30.5", 4.6f, rgb(COLOR_GOLD));
	brush_stroke(brush, "M34 58L40 117M58 58L52 117", 3.4f, rgba(COLOR_HALO, 0.85f));
	brush_circle(brush, 46, 88, 17.5f, rgb(player_colors[color].body));
	brush_emblem(brush, color, 46, 88, 30, mark);
}

static void paint_count(struct brush *brush)
{
	static const char *const spots[5] = {"M22 61l2.5 6l-5 0Z", "M36 65l2.5 6l-5 0Z", "M50 66l2.5 6l-5 0Z",
	                                     "M64 65l2.5 6l-5 0Z", "M78 61l2.5 6l-5 0Z"};
	static const char collar[] = "M10 66C16 56 26 52 34 50C42 57 58 57 66 50C74 52 84 56 90 66C78 73 64 76 50 76"
	                             "C36 76 22 73 10 66Z";

	brush_body(brush, count_outline, 0x5E3A86, 0x2B1A0E);
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

/* A follower on his bed; the large one's is larger, and he fills it. */
static void paint_lying(struct brush *brush, int color, bool large)
{
	struct brush bed = *brush, body = *brush;

	bed.s *= large ? LARGE_BED : 1;
	bed_paint(&bed);
	body.turned = true;
	body.s *= large ? 0.84f : 0.90f;
	/* The body's middle (50, 67), feet and all, comes to lie on the bed's. */
	body.dx = brush->dx - 67 * body.s;
	body.dy = brush->dy + 50 * body.s;
	paint_feet(&body);
	if (large)
		special_paint_large(&body, color);
	else
		paint_follower(&body, color);
}

static const char *mark_outline(enum figure_pose pose)
{
	switch (pose) {
	case POSE_MARK_ABBOT:
		return abbot_outline;
	case POSE_MARK_LARGE:
		return special_large;
	case POSE_MARK_BUILDER:
		return special_builder;
	case POSE_MARK_PIG:
		return special_pig;
	default:
		return body_outline;
	}
}

static void paint_mark(struct brush *brush, enum figure_pose pose, int color, enum figure_look look)
{
	const char *outline = mark_outline(pose);

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
	if (pose == POSE_MARK_LARGE)
		special_mark_large(brush);
	else if (pose == POSE_MARK_BUILDER)
		special_mark_builder(brush);
	else if (pose == POSE_MARK_PIG)
		special_mark_pig(brush);
	else if (pose == POSE_MARK_ABBOT)
		brush_fill(brush, "M33 38C33 52 38 57 46 57C54 57 59 52 59 38C50 42 42 42 33 38Z", rgb(SKIN_TONE));
	else
		brush_fill(brush, face, rgb(SKIN_TONE));
}

/* ---- pictures ---- */

struct figure_job {
	int pose, color, look;
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

/* How far a pose reaches from its base's middle, in units and without halo; the middle of its bed for one who lies. */
static struct special_reach figure_reach(enum figure_pose pose)
{
	switch (pose) {
	case POSE_LYING:
		return (struct special_reach){73, 55};
	case POSE_LARGE_LYING:
		return (struct special_reach){73 * LARGE_BED, 62 * LARGE_BED};
	case POSE_STRAW_HAT:
		return (struct special_reach){52, 128};
	case POSE_LARGE:
	case POSE_MARK_LARGE:
		return special_large_reach;
	case POSE_LARGE_HAT:
		return (struct special_reach){special_large_reach.side, 128};
	case POSE_BUILDER:
	case POSE_MARK_BUILDER:
		return special_builder_reach;
	case POSE_PIG:
	case POSE_MARK_PIG:
		return special_pig_reach;
	default:
		return (struct special_reach){52, 117};
	}
}

/* On the ground, not as a mark on paper. */
static bool pose_stands(int pose)
{
	return pose != POSE_LYING && pose != POSE_LARGE_LYING &&
	       (pose < POSE_MARK || (pose > POSE_MARK_ABBOT && pose < POSE_MARK_LARGE));
}

static void pose_paint(const struct figure_job *job, struct brush *brush)
{
	switch (job->pose) {
	case POSE_LYING:
	case POSE_LARGE_LYING:
		brush->dx = job->dx;
		brush->dy = job->dy;
		paint_lying(brush, job->color, job->pose == POSE_LARGE_LYING);
		break;
	case POSE_STRAW_HAT:
	case POSE_LARGE_HAT:
		if (job->pose == POSE_LARGE_HAT)
			special_paint_large(brush, job->color);
		else
			paint_follower(brush, job->color);
		brush->dy -= 11 * brush->s; /* it sits on the hood: the face shows */
		paint_hat(brush);
		break;
	case POSE_LARGE:
		special_paint_large(brush, job->color);
		break;
	case POSE_BUILDER:
		special_paint_builder(brush, job->color);
		break;
	case POSE_PIG:
		special_paint_pig(brush, job->color);
		break;
	case POSE_ABBOT:
		paint_abbot(brush, job->color);
		break;
	case POSE_COUNT:
		paint_count(brush);
		break;
	case POSE_MARK:
	case POSE_MARK_ABBOT:
	case POSE_MARK_LARGE:
	case POSE_MARK_BUILDER:
	case POSE_MARK_PIG:
		paint_mark(brush, job->pose, job->color, job->look);
		break;
	default:
		paint_follower(brush, job->color);
		break;
	}
}

static bool figure_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct figure_job *job = context;
	struct pixmap pixmap;
	struct path scratch, *path = &scratch;

	if (!pixmap_init(&pixmap, w, h))
		return false;
	struct brush brush = {&pixmap, path, job->scale, job->dx - 50 * job->scale, job->dy - 117 * job->scale, false};
	if (pose_stands(job->pose))
		ground_paint(&brush, figure_reach(job->pose).side * 0.92f);
	pose_paint(job, &brush);
	if (job->look == LOOK_GREY)
		pixmap_grey(&pixmap, 0.75f, 0.15f, 0.10f);
	if (job->look == LOOK_SHADED)
		pixmap_grey(&pixmap, 0.22f, 0.26f, 0.08f);
	return pixmap_put(&pixmap, pixels);
}

bool figure_lies(enum figure_pose pose) { return pose == POSE_LYING || pose == POSE_LARGE_LYING; }

float figure_width(enum figure_pose pose, float height)
{
	switch (pose) {
	case POSE_LYING:
		return height * 138 / 118;
	case POSE_LARGE_LYING:
		return height * 138 * LARGE_BED / 118;
	case POSE_LARGE:
	case POSE_LARGE_HAT:
	case POSE_MARK_LARGE:
		return height * 2 * special_large_reach.side / 118;
	case POSE_BUILDER:
	case POSE_MARK_BUILDER:
		return height * 2 * special_builder_reach.side / 118;
	case POSE_PIG:
	case POSE_MARK_PIG:
		return height * 2 * special_pig_reach.side / 118;
	default:
		return height * 92 / 118;
	}
}

/* Fills in the job and where its pixels go for a figure that stands at (x, y). */
static struct rect figure_place(struct figure_job *job, float x, float y, float height, enum figure_pose pose,
                                int color, enum figure_look look)
{
	struct rect place;
	float scale = height / 118;
	float halo = fmaxf(6.5f * scale, 3.2f) + 1;
	struct special_reach reach = figure_reach(pose);
	bool lying = figure_lies(pose);
	float left = lying ? reach.side * scale + 2 : reach.side * scale + halo, right = left;
	float top = lying ? reach.top * scale + 2 : reach.top * scale + halo;
	float bottom = lying ? (reach.top + 1) * scale + 2 : halo;

	place.x = (int)floorf(x - left + 0.5f);
	place.y = (int)floorf(y - top + 0.5f);
	place.w = (int)ceilf(left + right);
	place.h = (int)ceilf(top + bottom);
	memset(job, 0, sizeof *job); /* the padding too: the job is hashed as bytes */
	job->pose = pose;
	job->color = color;
	job->look = look;
	job->scale = scale;
	job->dx = left;
	job->dy = top;
	return place;
}

void draw_figure(struct draw *draw, float x, float y, float height, enum figure_pose pose, int color,
                 enum figure_look look, float alpha)
{
	struct figure_job job;

	if (height < 4)
		return;
	/* Sizes in whole pixels: a zoom does not fill the cache. */
	struct rect place = figure_place(&job, x, y, floorf(height + 0.5f), pose, color, look), made = place;
	if (draw->coarse)
		made = figure_place(&job, x, y, draw_made_size(draw, height), pose, color, look);
	struct picture picture = {.key = hash_bytes(hash_text(HASH_BASIS, "figure"), &job, sizeof job),
	                          .w = made.w,
	                          .h = made.h,
	                          .alone = true,
	                          .paint = figure_paint,
	                          .context = &job,
	                          .context_size = sizeof job};
	draw_picture(draw, &picture, &(struct draw_image){.dst = place, .alpha = alpha});
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
