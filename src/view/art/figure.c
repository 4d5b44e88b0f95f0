#include "view/art/figure.h"

#include <math.h>
#include <string.h>

#include "view/art/drawing.h"
#include "view/art/own_figure.h"
#include "view/art/theme.h"

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

/* Of an own figure, one after another. */
enum own_pose { OWN_STANDING, OWN_MARK, OWN_FIELD, OWN_HAT, OWN_POSES };

/* Which of them is the piece with this key; NULL, and `n` behind the last: nobody has drawn it. */
static const struct own_figure *own_named(const char *key, int *n)
{
	for (*n = 0; own_figure(*n); ++*n)
		if (strcmp(own_figure(*n)->piece, key) == 0)
			return own_figure(*n);
	return NULL;
}

/* The pose of a piece; one that nobody has drawn looks like a follower. */
static enum figure_pose pose_of(const char *key, enum own_pose pose, enum figure_pose follower)
{
	int n;

	return own_named(key, &n) ? (enum figure_pose)(POSE_OWN + n * OWN_POSES + (int)pose) : follower;
}

enum figure_pose piece_pose(const char *key) { return pose_of(key, OWN_STANDING, POSE_STANDING); }

enum figure_pose figure_pose(int figure, int feature)
{
	static const uint8_t standing[FEATURE_KINDS + 1] = {
	    [FEATURE_CITY] = POSE_KNIGHT,
	    [FEATURE_TOWER] = POSE_KNIGHT,
	};

	if (feature == FEATURE_FIELD || feature == FEATURE_COURT)
		return pose_of(figure_name(figure), OWN_FIELD, POSE_LYING);
	enum figure_pose pose =
	    pose_of(figure_name(figure), OWN_STANDING,
	            feature_among(FEATURES_BUILT, feature) ? POSE_MONK : (enum figure_pose)standing[feature]);
	return feature == FEATURE_CITY ? pose | POSE_PAVED : pose;
}

enum figure_pose figure_pose_on(int figure, struct cell cell, struct spot spot)
{
	enum figure_pose pose = figure_pose(figure, spot.kind);

	return figure_lies(pose) && ((cell.x + cell.y) & 1) ? pose | POSE_TURNED : pose;
}

enum figure_pose figure_pose_hat(int figure) { return pose_of(figure_name(figure), OWN_HAT, POSE_STRAW_HAT); }

enum figure_pose figure_pose_mark(int figure) { return pose_of(figure_name(figure), OWN_MARK, POSE_MARK); }

float figure_mark_height(int figure)
{
	int n;
	const struct own_figure *own = own_named(figure_name(figure), &n);

	return own ? own->mark_height : 0.6f;
}

int figure_card_order(uint8_t order[PIECES_MAX])
{
	int count = 0;

	for (int pass = 0, kinds = figure_kinds(); pass < 2; pass++)
		for (int figure = 0; figure < kinds; figure++) {
			const struct piece *piece = any_piece(figure);
			if (piece && piece->beside == (pass == 1))
				order[count++] = (uint8_t)figure;
		}
	return count;
}

/* At his ease on the grass: on an elbow, his cheek in his hand, a knee drawn up.  Of all that was tried this is read at
 * once from afar, as an outline alone: hat, body, knee and boot follow each other along one line. */
void follower_paint_lying(struct brush *brush, int color, bool large)
{
	const struct path_data *outline = drawing_lying.shape;

	brush->s *= 0.95f;
	brush->dy += 12 * brush->s; /* the hat reaches higher than the boots lie low */
	struct brush head = *brush;
	/* the head's middle, (50, 36), comes to lie at (-41, -24) */
	head.turn = -0.2f;
	head.s *= 0.88f;
	float x = brush->s * -41 - head.s * (50 * cosf(head.turn) - 36 * sinf(head.turn));
	head.dx += head.mirrored ? -x : x;
	head.dy += brush->s * -24 - head.s * (50 * sinf(head.turn) + 36 * cosf(head.turn));
	struct brush straw = head; /* the hat, pushed back */
	straw.dy -= 5 * straw.s;
	shadow_paint_lying(brush, outline);
	brush_shade(&straw, drawing_straw_hat.shape);
	brush_shade(brush, outline);
	drawing_paint(brush, &drawing_lying, color);
	if (large)
		drawing_paint(brush, &drawing_lying_chain, color);
	drawing_paint(&head, &drawing_face, color);
	drawing_paint(&straw, &drawing_straw_hat, color);
	if (!brush_small(brush))
		drawing_paint(&head, &drawing_straw_stalk, color);
}

static void paint_farmer(struct brush *brush, int color) { follower_paint_lying(brush, color, false); }

static const struct figure_shape shapes[] = {
    [POSE_STANDING] = {{66, 117}, 92, .drawing = &drawing_traveller},
    [POSE_KNIGHT] = {{60, 124}, 92, .drawing = &drawing_knight},
    [POSE_MONK] = {{66, 117}, 92, .drawing = &drawing_monk},
    [POSE_LYING] = {{80, 52}, 138, .lies = true, .paint = paint_farmer},
    [POSE_STRAW_HAT] = {{66, 128}, 92, .drawing = &drawing_farmer},
    [POSE_MARK] = {{52, 117}, 92, .mark = true, .drawing = &drawing_follower_mark},
};

static const struct figure_shape *shape_of(enum figure_pose pose)
{
	pose &= ~(unsigned)(POSE_TURNED | POSE_PAVED);
	if (pose < POSE_OWN)
		return &shapes[pose];
	const struct own_figure *own = own_figure(((int)pose - POSE_OWN) / OWN_POSES);
	const struct figure_shape *const poses[OWN_POSES] = {&own->stands, &own->mark, &own->field, &own->hat};
	const struct figure_shape *shape = poses[((int)pose - POSE_OWN) % OWN_POSES];

	return shape->paint || shape->drawing ? shape : &own->stands;
}

static void paint_shape(struct brush *brush, const struct figure_shape *shape, int color)
{
	if (shape->paint)
		shape->paint(brush, color);
	else
		drawing_paint(brush, shape->drawing, color);
}

static void paint_mark(struct brush *brush, const struct figure_shape *shape, int color, enum figure_look look)
{
	const struct path_data *outline = shape->drawing->shape;

	if (look == LOOK_SPENT) {
		brush_stroke(brush, outline, fmaxf(6, 1.1f / brush->s), rgb(0x9C937F));
		brush_fill(brush, outline, rgb(0xC6BEAA));
		return;
	}
	if (look == LOOK_DASHED) {
		brush_trace(brush, outline);
		pixmap_stroke(brush->pixmap, brush->path,
		              &(struct stroke){.width = fmaxf(1.4f, 7 * brush->s),
		                               .dash = fmaxf(2.2f, 12 * brush->s),
		                               .gap = fmaxf(2.4f, 13 * brush->s)},
		              ink_plain(rgb(player_colors[color].body)));
		return;
	}
	paint_shape(brush, shape, color);
}

/* ---- pictures ---- */

/* How far the stones reach on which a figure of this shape stands in a city. */
#define PAVING_SIDE(shape) (20 + (shape)->width / 2)

struct figure_job {
	const struct figure_shape *shape;
	int color, look, more; /* more: what is added to the pose */
	float scale, dx, dy;   /* pixels per unit; where the unit (50, 117) lies (lying: his middle) */
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
	bool mirrored = shape->mirrored || job->more & POSE_TURNED;
	struct brush brush = {.pixmap = &pixmap,
	                      .path = path,
	                      .s = job->scale,
	                      .dx = job->dx + (float)(mirrored ? 50 : -50) * job->scale,
	                      .dy = job->dy - 117 * job->scale,
	                      .mirrored = mirrored};
	if (shape->lies) {
		brush.dx = job->dx;
		brush.dy = job->dy;
	} else if (!shape->mark && shape->drawing->shape) {
		shadow_paint(&brush, shape->drawing->shape);
	}
	if (job->more & POSE_PAVED)
		paving_paint(&brush, PAVING_SIDE(shape));
	if (shape->mark)
		paint_mark(&brush, shape, job->color, job->look);
	else
		paint_shape(&brush, shape, job->color);
	if (job->look == LOOK_GREY)
		pixmap_grey(&pixmap, 0.75f, 0.15f, 0.10f);
	if (job->look == LOOK_SHADED)
		pixmap_grey(&pixmap, 0.22f, 0.26f, 0.08f);
	return pixmap_put(&pixmap, pixels);
}

bool figure_lies(enum figure_pose pose) { return shape_of(pose)->lies; }

#define FIGURE_UNITS 118.0f

float figure_width(enum figure_pose pose, float height) { return height * shape_of(pose)->width / FIGURE_UNITS; }

/* Fills in the job and where its pixels go for a figure that stands at (x, y); `more` is added to its pose. */
static struct rect figure_place(struct figure_job *job, float x, float y, float height,
                                const struct figure_shape *shape, int more, int color, enum figure_look look)
{
	struct rect place;
	float scale = height / FIGURE_UNITS;
	float halo = fmaxf(6.5f * scale, 3.2f) + 1;
	float side = more & POSE_PAVED ? fmaxf(shape->reach.side, PAVING_SIDE(shape)) : shape->reach.side;
	float left = side * scale + halo, right = left;
	float top = shape->reach.top * scale + halo;
	float bottom = shape->lies ? top : halo;

	if (!shape->lies && !shape->mark) { /* the shadow falls to the lower right */
		float soft = 2 * SHADOW_SOFT * scale + 2;
		right = fmaxf(right, (SHADOW_RIGHT * shape->reach.top + 50) * scale + soft);
		bottom = fmaxf(bottom, SHADOW_DOWN * shape->reach.top * scale + soft);
	}

	place.x = (int)floorf(x - left + 0.5f);
	place.y = (int)floorf(y - top + 0.5f);
	place.w = (int)ceilf(left + right);
	place.h = (int)ceilf(top + bottom);
	*job = (struct figure_job){shape, color, (int)look, more, scale, left, top};
	return place;
}

static void draw_any(struct draw *draw, float x, float y, float height, const struct figure_shape *shape, int more,
                     int color, enum figure_look look, float alpha)
{
	enum { SIZES = 4, MADE_IN_A_FRAME = 6144 };
	/* Sizes in whole pixels: a zoom does not fill the cache. */
	float whole = floorf(height + 0.5f);
	/* The one that is due, and those of a zoom that may be there while this list makes enough already: all
	 * followers at once in a new size would be a frame as long as three. */
	const float sizes[SIZES] = {draw->coarse ? draw_step(height) : whole, draw_step(height),
	                            draw_step(height * 0.7071f), draw_step(height * 1.4142f)};
	struct figure_job job;
	struct picture picture;

	if (height < 4)
		return;
	struct rect place = figure_place(&job, x, y, whole, shape, more, color, look);
	for (int i = 0; i <= SIZES; i++) {
		struct rect made = figure_place(&job, x, y, sizes[i % SIZES], shape, more, color, look);
		picture = picture_of("figure", made.w, made.h, figure_paint, &job, sizeof job);
		bool there = draw_has_picture(draw, picture.key);
		draw->composing |= there && i > 0;
		if (there || i == SIZES || (i == 0 && draw_makes(draw, made, MADE_IN_A_FRAME)))
			break;
	}
	picture.alone = true;
	draw_picture(draw, &picture, &(struct draw_image){.dst = place, .alpha = alpha});
}

void draw_figure(struct draw *draw, float x, float y, float height, enum figure_pose pose, int color,
                 enum figure_look look, float alpha)
{
	draw_any(draw, x, y, height, shape_of(pose), pose & (POSE_TURNED | POSE_PAVED), color, look, alpha);
}

void draw_figure_rolling(struct draw *draw, float x, float y, float height, int figure, float way)
{
	float unit = floorf(height + 0.5f) / FIGURE_UNITS;
	int n;
	const struct own_figure *own = own_named(figure_name(figure), &n);

	if (own && own->rolls)
		own->rolls(draw, (struct vec){x, y}, unit, way / unit);
}

void draw_figure_opening(struct draw *draw, float x, float y, float height, int figure, float way)
{
	int n;
	const struct own_figure *own = own_named(figure_name(figure), &n);

	if (own && own->opens)
		own->opens(draw, (struct vec){x, y}, floorf(height + 0.5f) / FIGURE_UNITS, way);
}

void draw_shape(struct draw *draw, float x, float y, float height, const struct figure_shape *shape, float alpha)
{
	draw_any(draw, x, y, height, shape, 0, 0, LOOK_NORMAL, alpha);
}

void draw_figure_in(struct draw *draw, struct rect box, enum figure_pose pose, int color)
{
	float cx = (float)box.x + (float)box.w / 2, height = (float)box.h;

	if (figure_width(pose, height) > (float)box.w)
		height *= (float)box.w / figure_width(pose, height);
	if (shape_of(pose)->reach.top > FIGURE_UNITS) /* who is taller than the others */
		height = fminf(height, (float)box.h * FIGURE_UNITS / shape_of(pose)->reach.top);
	if (figure_lies(pose)) {
		draw_figure(draw, cx, (float)box.y + (float)box.h / 2, height, pose, color, LOOK_NORMAL, 1);
		return;
	}
	/* The halo belongs to the figure: it must stay in the box. */
	height *= 0.92f;
	float base = (float)box.y + ((float)box.h + height) / 2;
	draw_figure(draw, cx, base, height, pose, color, LOOK_NORMAL, 1);
}
