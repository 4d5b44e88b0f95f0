#include "view/art/figure.h"

#include <bastide/game.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "view/art/brush.h"
#include "view/art/crew.h"
#include "view/art/theme.h"

/* A large follower's bed, in ordinary ones. */
#define LARGE_BED 1.2f

/* ---- outlines, in units: a standing body is 100 wide, its base at y = 117 ---- */

static const char body_outline[] =
    "M55 3C64 9 75 20 74 37C73.7 42 72 46 69.5 49C80.5 52.5 87.5 60.5 88.5 71.5L82 74.5C83.5 88 87 101 92 111"
    "Q94 117 88 117L12 117Q6 117 8 111C13 101 16.5 88 18 74.5L11.5 71.5C12.5 60.5 19.5 52.5 30.5 49"
    "C27.8 45.5 26.6 41 26.8 36C27.4 22 40 9 55 3Z";
static const char abbot_outline[] =
    "M46 2C57 9 67 20 66 34L63.5 46C70 49 74 53 75.5 59L80 62L80 30C80 18 97 17 98 29C98.6 36 91.5 38.5 89 "
    "33.5"
    "L88 62C91 64 91 70 88 72L88 113Q88 117 84 117L12 117Q8 117 8.5 113C10 96 13 78 16 62"
    "C17.5 54.5 22 49 28.5 46L26 34C25 20 35 9 46 2Z";
static const char count_outline[] =
    "M27 9L38 20L50 4L62 20L73 9L70.5 36C70 42 68.5 46 66 49C80 52 90 60 93 73C95 88 97 101 99 111"
    "Q100 117 94 117L6 117Q0 117 1 111C3 101 5 88 7 73C10 60 20 52 34 49C31.5 46 30 42 29.5 36Z";

enum figure_pose figure_pose(int figure, int feature)
{
	switch (figure) {
	case FIGURE_ABBOT:
		return POSE_ABBOT;
	case FIGURE_BUILDER:
		return POSE_BUILDER;
	case FIGURE_PIG:
		return POSE_PIG;
	case FIGURE_BIG:
		return feature == FEATURE_FIELD ? POSE_LARGE_LYING : POSE_LARGE;
	default:
		return feature == FEATURE_FIELD ? POSE_LYING : POSE_STANDING;
	}
}

enum figure_pose figure_pose_hat(int figure)
{
	return figure == FIGURE_BIG ? POSE_LARGE_HAT : figure == FIGURE_PIG ? POSE_PIG : POSE_STRAW_HAT;
}

enum figure_pose figure_pose_mark(int figure)
{
	static const uint8_t marks[FIGURE_KINDS] = {[FIGURE_MEEPLE] = POSE_MARK,
	                                            [FIGURE_ABBOT] = POSE_MARK_ABBOT,
	                                            [FIGURE_BIG] = POSE_MARK_LARGE,
	                                            [FIGURE_BUILDER] = POSE_MARK_BUILDER,
	                                            [FIGURE_PIG] = POSE_MARK_PIG};

	return (enum figure_pose)marks[figure];
}

static void paint_follower(struct brush *brush, int color)
{
	brush_body(brush, body_outline, player_colors[color].body, player_colors[color].ink);
	brush_stroke(brush, "M18 74.5C29 80.5 71 80.5 82 74.5", 4, rgb(brush_folds[color].dark));
	brush_stroke(brush, "M25 59C28 54 37 51 43 55", 5.0f, rgba(brush_folds[color].shine, 0.62f));
	brush_stroke(brush, "M38 15C31 22 30 29 30.5 35", 5.0f, rgba(brush_folds[color].shine, 0.70f));
	brush_stroke(brush, "M24 88C22.5 96 20 103 17 109", 4.2f, rgba(brush_folds[color].shine, 0.34f));
	brush_fill(brush,
	           "M50 18C60 18 66 26 65.4 36C65 45 58 51.5 50.5 51.5C42 51.5 36 45 35.6 36.4C35.4 26 41 18 50 18Z",
	           rgb(brush_folds[color].dark));
	brush_fill(brush,
	           "M50.5 23.5C57 23.5 61 29.5 60.6 36.6C60.2 43 56 47.6 50.6 47.6C45 47.6 40.8 43 40.6 36.6"
	           "C40.4 29.4 44 23.5 50.5 23.5Z",
	           rgb(SKIN_TONE));
	brush_fill(brush, "M53 25C58 27 60 32 59.6 37C59 43 56 46.4 52 47.4C56 42 57 31 53 25Z", rgba(0xC99B6A, 0.55f));
	brush_emblem(brush, color, 50, 97.5f, 31, player_colors[color].emblem);
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

/* A bed of straw, 138 x 100 units about (0, 0), with short strands at its rim. */
static void paint_bed(struct brush *brush)
{
	struct ink straw = {.kind = INK_RADIAL,
	                    .stop_count = 3,
	                    .r = 67 * brush->s,
	                    .stops = {{0, rgb(0xEFD488)}, {0.6f, rgb(0xD2AC54)}, {1, rgb(0x9E7429)}}};
	struct ink shade = ink_plain(rgba(0x3A2A10, 0.45f));

	path_clear(brush->path);
	path_oval(brush->path, 1, 5, 65, 46);
	brush_place(brush);
	pixmap_fill(brush->pixmap, brush->path, &shade);
	straw.a = (struct vec){-10 * brush->s + brush->dx, -12 * brush->s + brush->dy};
	for (int i = 0; i < 22; i++) {
		/* Strands lean by turns of a fixed pattern: cosmetic, the same everywhere. */
		float angle = (float)i * 6.2831853f / 22, lean = (float)(i * 7 % 5 - 2) * 0.12f;
		float c = cosf(angle), n = sinf(angle), c2 = cosf(angle + lean), n2 = sinf(angle + lean);
		struct ink strand = ink_plain(rgb(i & 1 ? 0xF0D67E : 0x8F6722));

		path_clear(brush->path);
		path_move(brush->path, 57 * c, 40 * n);
		path_line_to(brush->path, 69 * c2, 50 * n2);
		brush_place(brush);
		pixmap_stroke(brush->pixmap, brush->path, &(struct stroke){.width = 3.4f * brush->s}, &strand);
	}
	path_clear(brush->path);
	path_oval(brush->path, 0, 0, 63.5f, 45);
	brush_place(brush);
	pixmap_fill(brush->pixmap, brush->path, &straw);
	struct ink rim = ink_plain(rgba(0x6E5120, 0.75f));
	pixmap_stroke(brush->pixmap, brush->path, &(struct stroke){.width = fmaxf(1, 2.2f * brush->s)}, &rim);
}

/* A follower on his bed; the large one's is larger, and he fills it. */
static void paint_lying(struct brush *brush, int color, bool large)
{
	struct brush bed = *brush, body = *brush;

	bed.s *= large ? LARGE_BED : 1;
	paint_bed(&bed);
	body.turned = true;
	body.s *= large ? 0.84f : 0.95f;
	/* The body's middle (50, 60) comes to lie on the bed's. */
	body.dx = brush->dx - 60 * body.s;
	body.dy = brush->dy + 50 * body.s;
	if (large)
		crew_paint_large(&body, color);
	else
		paint_follower(&body, color);
}

static const char *mark_outline(enum figure_pose pose)
{
	switch (pose) {
	case POSE_MARK_ABBOT:
		return abbot_outline;
	case POSE_MARK_LARGE:
		return crew_large;
	case POSE_MARK_BUILDER:
		return crew_builder;
	case POSE_MARK_PIG:
		return crew_pig;
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
		crew_mark_large(brush);
	else if (pose == POSE_MARK_BUILDER)
		crew_mark_builder(brush);
	else if (pose == POSE_MARK_PIG)
		crew_mark_pig(brush);
	else if (pose == POSE_MARK_ABBOT)
		brush_fill(brush, "M33 38C33 52 38 57 46 57C54 57 59 52 59 38C50 42 42 42 33 38Z", rgb(SKIN_TONE));
	else
		brush_fill(brush,
		           "M50.5 22C58 22 62 29 61.6 36.6C61 44 56 49 50.6 49C45 49 40 44 39.8 36.6"
		           "C39.6 29 43 22 50.5 22Z",
		           rgb(SKIN_TONE));
}

/* ---- pictures ---- */

struct figure_job {
	int pose, color, look;
	float scale, dx, dy; /* pixels per unit; where the unit (50, 117) lies (lying: the middle of the bed) */
};

/* A loser: colour gone, light kept. */
static void pixmap_grey(struct pixmap *pixmap)
{
	for (int i = 0; i < pixmap->w * pixmap->h; i++) {
		float *p = pixmap->pixels + (size_t)i * 4;
		float light = 0.3f * p[0] + 0.55f * p[1] + 0.15f * p[2];

		for (int c = 0; c < 3; c++)
			p[c] = light * 0.75f + p[c] * 0.15f + 0.1f * p[3];
	}
}

static bool figure_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct figure_job *job = context;
	struct pixmap pixmap;
	struct path *path = malloc(sizeof *path);

	if (!path || !pixmap_init(&pixmap, w, h)) {
		free(path);
		return false;
	}
	struct brush brush = {&pixmap, path, job->scale, job->dx - 50 * job->scale, job->dy - 117 * job->scale, false};
	switch (job->pose) {
	case POSE_LYING:
	case POSE_LARGE_LYING:
		brush.dx = job->dx;
		brush.dy = job->dy;
		paint_lying(&brush, job->color, job->pose == POSE_LARGE_LYING);
		break;
	case POSE_STRAW_HAT:
	case POSE_LARGE_HAT:
		if (job->pose == POSE_LARGE_HAT)
			crew_paint_large(&brush, job->color);
		else
			paint_follower(&brush, job->color);
		brush.dy -= 11 * brush.s; /* it sits on the hood: the face shows */
		paint_hat(&brush);
		break;
	case POSE_LARGE:
		crew_paint_large(&brush, job->color);
		break;
	case POSE_BUILDER:
		crew_paint_builder(&brush, job->color);
		break;
	case POSE_PIG:
		crew_paint_pig(&brush, job->color);
		break;
	case POSE_ABBOT:
		paint_abbot(&brush, job->color);
		break;
	case POSE_COUNT:
		paint_count(&brush);
		break;
	case POSE_MARK:
	case POSE_MARK_ABBOT:
	case POSE_MARK_LARGE:
	case POSE_MARK_BUILDER:
	case POSE_MARK_PIG:
		paint_mark(&brush, job->pose, job->color, job->look);
		break;
	default:
		paint_follower(&brush, job->color);
		break;
	}
	if (job->look == LOOK_GREY)
		pixmap_grey(&pixmap);
	pixmap_export(&pixmap, pixels);
	pixmap_finish(&pixmap);
	free(path);
	return true;
}

/* How far a pose reaches from its base's middle, in units and without halo; the middle of its bed for one who lies. */
static struct crew_reach figure_reach(enum figure_pose pose)
{
	switch (pose) {
	case POSE_LYING:
		return (struct crew_reach){73, 55};
	case POSE_LARGE_LYING:
		return (struct crew_reach){73 * LARGE_BED, 62 * LARGE_BED};
	case POSE_STRAW_HAT:
		return (struct crew_reach){51, 128};
	case POSE_LARGE:
	case POSE_MARK_LARGE:
		return crew_large_reach;
	case POSE_LARGE_HAT:
		return (struct crew_reach){crew_large_reach.side, 128};
	case POSE_BUILDER:
	case POSE_MARK_BUILDER:
		return crew_builder_reach;
	case POSE_PIG:
	case POSE_MARK_PIG:
		return crew_pig_reach;
	default:
		return (struct crew_reach){51, 117};
	}
}

static bool figure_lies(enum figure_pose pose) { return pose == POSE_LYING || pose == POSE_LARGE_LYING; }

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
		return height * 2 * crew_large_reach.side / 118;
	case POSE_BUILDER:
	case POSE_MARK_BUILDER:
		return height * 2 * crew_builder_reach.side / 118;
	case POSE_PIG:
	case POSE_MARK_PIG:
		return height * 2 * crew_pig_reach.side / 118;
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
	struct crew_reach reach = figure_reach(pose);
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
