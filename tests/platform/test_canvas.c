/* The canvas: exact blending, and the same pixels however the work is cut up. */
#include <check.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../runner.h"
#include "platform/blit.h"
#include "platform/cache.h"
#include "platform/device.h"

enum { W = 1100, H = 300, COMMANDS = 200 };

static uint32_t chance(uint32_t *state)
{
	*state = *state * 1664525u + 1013904223u;
	return *state >> 8;
}

static int between(uint32_t *state, int low, int high) { return low + (int)(chance(state) % (uint32_t)(high - low)); }

/* Opaque in the middle, translucent round it, transparent at the corners. */
static struct device_image *disc_image(struct device *device, int w, int h)
{
	uint8_t *pixels = calloc((size_t)w * (size_t)h, 4);

	for (int y = 0; y < h; y++)
		for (int x = 0; x < w; x++) {
			int dx = (2 * x - w) * 256 / w, dy = (2 * y - h) * 256 / h, far = dx * dx + dy * dy;
			uint8_t *p = pixels + 4 * (y * w + x);
			p[0] = (uint8_t)(x * 5);
			p[1] = (uint8_t)(y * 3);
			p[2] = (uint8_t)(x + y);
			p[3] = far < 30000 ? 255 : far < 60000 ? (uint8_t)((60000 - far) / 120) : 0;
		}
	struct device_image *image = device_image(device, IMAGE_COLOR, pixels, w, h);
	free(pixels);
	return image;
}

static struct device_image *ramp_mask(struct device *device, int w, int h)
{
	uint8_t *coverage = malloc((size_t)w * (size_t)h);

	for (int i = 0; i < w * h; i++)
		coverage[i] = i % w < 8 ? 0 : i % w > w - 8 ? 255 : (uint8_t)(i * 7);
	struct device_image *image = device_image(device, IMAGE_MASK, coverage, w, h);
	free(coverage);
	return image;
}

/* A picture without a hole. */
static struct device_image *land_image(struct device *device, int w, int h)
{
	uint8_t *pixels = malloc((size_t)w * (size_t)h * 4);

	for (int i = 0; i < w * h * 4; i++)
		pixels[i] = i % 4 == 3 ? 255 : (uint8_t)(i * 7 % 251);
	struct device_image *image = device_image(device, IMAGE_COLOR, pixels, w, h);
	free(pixels);
	return image;
}

/* Boxes on and beyond the plane, clipped or not; `apart`: one by one, not as a list. */
static void scene(struct device *device, uint32_t seed, bool apart)
{
	struct device_image *disc = disc_image(device, 61, 47), *mask = ramp_mask(device, 40, 33);
	struct device_image *land = land_image(device, 300, 200);

	ck_assert(disc && mask && land);
	device_fill(device, (struct rect){0, 0, W, H}, rgb(0x302010));
	for (int i = 0; i < COMMANDS; i++) {
		struct rect box = {between(&seed, -50, W), between(&seed, -50, H), between(&seed, 1, 700),
		                   between(&seed, 1, 250)};
		uint32_t color = chance(&seed) << 8 | (chance(&seed) & 255), kind = chance(&seed) % 7;
		color |= chance(&seed) % 3 ? 0 : 255;
		if (kind == 0)
			device_clip(device, chance(&seed) % 2 ? &box : NULL);
		else if (kind == 1)
			device_fill(device, rect_inset(box, 5), color);
		else if (kind == 2)
			device_copy(
			    device, mask,
			    &(struct device_copy){.src = {0, 0, 40, 33}, .dst = {box.x, box.y, 40, 33}, .tint = color});
		else if (kind == 3)
			device_copy(device, disc,
			            &(struct device_copy){
			                .src = {3, 4, 50, 40}, .dst = {box.x, box.y, 50, 40}, .tint = 0xffffffff});
		else if (kind == 4)
			device_copy(device, disc,
			            &(struct device_copy){.src = {3, 4, 50, 40}, .dst = box, .tint = color});
		else if (kind == 5)
			device_copy(device, disc,
			            &(struct device_copy){.src = {3, 4, 50, 40},
			                                  .dst = box,
			                                  .tint = color,
			                                  .turn = (float)(chance(&seed) % 63) / 10,
			                                  .about = {(float)box.x + 20, (float)box.y + 30}});
		else
			device_copy(device, land,
			            &(struct device_copy){
			                .src = {10, 20, 250, 150}, .dst = box, .tint = 0xffffffff, .opaque = true});
		if (apart) {
			device_finish(device);
			canvas_stale(device);
		}
	}
	device_finish(device);
	device_drop(device, disc);
	device_drop(device, mask);
	device_drop(device, land);
}

static void scene_on(uint32_t *pixels, int hands, uint32_t seed, bool apart)
{
	struct device *device = canvas_create(hands);

	memset(pixels, 0, sizeof *pixels * W * H);
	canvas_window(device, pixels, W, H, W);
	scene(device, seed, apart);
	device_destroy(device);
}

START_TEST(test_hands_make_no_difference)
{
	uint32_t *one = malloc(sizeof *one * W * H), *more = malloc(sizeof *more * W * H);

	for (uint32_t seed = 1; seed <= 5; seed++) {
		scene_on(one, 1, seed, false);
		for (int hands = 2; hands <= 4; hands++) {
			scene_on(more, hands, seed, false);
			ck_assert_msg(!memcmp(one, more, sizeof *one * W * H), "%d hands, seed %u", hands, seed);
		}
	}
	free(one);
	free(more);
}
END_TEST

/* Of a list what later commands hide is not drawn; one by one everything is. */
START_TEST(test_what_is_hidden_makes_no_difference)
{
	uint32_t *list = malloc(sizeof *list * W * H), *apart = malloc(sizeof *apart * W * H);

	for (uint32_t seed = 1; seed <= 25; seed++) {
		scene_on(list, 2, seed, false);
		scene_on(apart, 1, seed, true);
		ck_assert_msg(!memcmp(list, apart, sizeof *list * W * H), "seed %u", seed);
	}
	free(list);
	free(apart);
}
END_TEST

/* One frame: ground, a picture that lies still, one at x. */
static void frame_draw(struct device *device, struct device_image *still, struct device_image *moves, int x)
{
	device_clip(device, NULL);
	device_fill(device, (struct rect){0, 0, W, H}, rgb(0x203040));
	device_copy(device, still,
	            &(struct device_copy){.src = {0, 0, 61, 47}, .dst = {400, 20, 500, 250}, .tint = 0xffffffff});
	device_copy(device, moves,
	            &(struct device_copy){.src = {0, 0, 61, 47}, .dst = {x, 30, 61, 47}, .tint = 0xffffffff});
	device_finish(device);
}

/* A picture that turns changes what it can reach, and no more. */
START_TEST(test_a_turn_stays_near)
{
	uint32_t *pixels = calloc(W * H, sizeof *pixels);
	struct device *device = canvas_create(1);
	struct rect boxes[64];

	canvas_window(device, pixels, W, H, W);
	struct device_image *sails = disc_image(device, 40, 40);
	for (int frame = 0; frame < 3; frame++) {
		device_clip(device, NULL);
		device_fill(device, (struct rect){0, 0, W, H}, rgb(0x203040));
		device_copy(device, sails,
		            &(struct device_copy){.src = {0, 0, 40, 40},
		                                  .dst = {60, 40, 40, 40},
		                                  .tint = 0xffffffff,
		                                  .turn = 0.3f + (float)frame,
		                                  .about = {80, 60}});
		device_finish(device);
		int count = canvas_changed(device, boxes, 64);
		ck_assert_int_gt(count, 0);
		for (int i = 0; frame > 0 && i < count; i++)
			ck_assert(rect_overlap(boxes[i], (struct rect){60 - 15, 40 - 15, 70, 70}));
	}
	device_drop(device, sails);
	device_destroy(device);
	free(pixels);
}
END_TEST

/* Only what changes is drawn, and the pixels are those of drawing everything. */
START_TEST(test_parts_that_rest_are_left_alone)
{
	uint32_t *kept = calloc(W * H, sizeof *kept), *fresh = calloc(W * H, sizeof *fresh);
	struct device *device = canvas_create(2);
	struct rect boxes[64];

	canvas_window(device, kept, W, H, W);
	struct device_image *still = disc_image(device, 61, 47), *moves = disc_image(device, 61, 47);
	frame_draw(device, still, moves, 20);
	int all = canvas_changed(device, boxes, 64);
	frame_draw(device, still, moves, 20);
	ck_assert_int_eq(canvas_changed(device, boxes, 64), 0);
	frame_draw(device, still, moves, 26);
	int some = canvas_changed(device, boxes, 64);
	ck_assert_msg(some > 0 && some * 3 < all, "%d of %d parts", some, all);
	memset(kept, 0, sizeof *kept * W * H); /* what is not said to be stale stays as it is */
	frame_draw(device, still, moves, 26);
	ck_assert_uint_eq(kept[0], 0);
	canvas_stale(device);
	frame_draw(device, still, moves, 26);
	canvas_window(device, fresh, W, H, W);
	frame_draw(device, still, moves, 26);
	ck_assert(!memcmp(kept, fresh, sizeof *kept * W * H));
	device_drop(device, still);
	device_drop(device, moves);
	device_destroy(device);
	free(kept);
	free(fresh);
}
END_TEST

/* A command of many: a box where there is no tint, else a picture. */
struct thing {
	bool there;
	struct rect box;
	uint32_t color, tint;
};

static void things_draw(struct device *device, struct device_image *disc, const struct thing *things, int count)
{
	device_clip(device, NULL);
	device_fill(device, (struct rect){0, 0, W, H}, rgb(0x203040));
	for (int i = 0; i < count; i++) {
		const struct thing *thing = &things[i];
		if (thing->there && thing->tint)
			device_copy(
			    device, disc,
			    &(struct device_copy){.src = {0, 0, 61, 47}, .dst = thing->box, .tint = thing->tint});
		else if (thing->there)
			device_fill(device, thing->box, thing->color);
	}
	device_finish(device);
}

/* Commands come, go and are others, a few in each frame: what is seen is what drawing everything shows. */
START_TEST(test_what_changes_is_drawn_anew)
{
	enum { THINGS = 60, FRAMES = 120 };
	uint32_t *kept = calloc(W * H, sizeof *kept), *fresh = calloc(W * H, sizeof *fresh), seed = 5;
	struct device *device = canvas_create(2), *other = canvas_create(1);
	struct thing things[THINGS] = {{0}};

	canvas_window(device, kept, W, H, W);
	canvas_window(other, fresh, W, H, W);
	struct device_image *disc = disc_image(device, 61, 47), *same = disc_image(other, 61, 47);
	for (int frame = 0; frame < FRAMES; frame++) {
		for (int i = 0; i < THINGS; i++) {
			struct rect box = {between(&seed, -50, W), between(&seed, -50, H), between(&seed, 1, 200),
			                   between(&seed, 1, 90)};
			if (frame && chance(&seed) % 20)
				continue;
			things[i] = (struct thing){.there = chance(&seed) % 3,
			                           .box = box,
			                           .color = chance(&seed) << 8 | (chance(&seed) % 2 ? 255 : 90),
			                           .tint = chance(&seed) % 2 ? 0xffffffff : 0};
		}
		things_draw(device, disc, things, THINGS);
		canvas_stale(other);
		things_draw(other, same, things, THINGS);
		ck_assert_msg(!memcmp(kept, fresh, sizeof *kept * W * H), "frame %d", frame);
	}
	device_drop(device, disc);
	device_drop(other, same);
	device_destroy(device);
	device_destroy(other);
	free(kept);
	free(fresh);
}
END_TEST

/* A scaled picture drawn in two halves is the picture. */
START_TEST(test_clip_makes_no_difference)
{
	uint32_t *whole = calloc(W * H, sizeof *whole), *halves = calloc(W * H, sizeof *halves);
	struct device *device = canvas_create(1);
	struct device_image *disc = disc_image(device, 61, 47);

	for (int size = 20; size < 300; size += 13) {
		struct device_copy copy = {.src = {0, 0, 61, 47}, .dst = {7, 3, 3 * size, size}, .tint = 0xffffffc0};
		struct rect left = {0, 0, 7 + size, H}, right = {7 + size, 0, W, H};
		canvas_window(device, whole, W, H, W);
		device_copy(device, disc, &copy);
		canvas_window(device, halves, W, H, W);
		device_clip(device, &left);
		device_copy(device, disc, &copy);
		device_clip(device, &right);
		device_copy(device, disc, &copy);
		device_finish(device);
		ck_assert_msg(!memcmp(whole, halves, sizeof *whole * W * H), "size %d", size);
	}
	device_drop(device, disc);
	device_destroy(device);
	free(whole);
	free(halves);
}
END_TEST

/* Scaled once and copied it is what it is when it is scaled where it is drawn; a part that shows the one stays. */
static void check_scaled_beforehand(struct device *device, struct device_image *picture)
{
	uint32_t *drawn = calloc(W * H, sizeof *drawn), *copied = calloc(W * H, sizeof *copied);
	struct rect boxes[64];

	for (int size = 20; size < 300; size += 13) {
		struct rect to = {7, 3, 2 * size, size};
		struct device_image *scaled = device->ops->scaled(device, picture, to.w, to.h);
		struct device_copy copy = {.src = {0, 0, 61, 47}, .dst = to, .tint = 0xffffffc0}, same = copy;
		same.src = (struct rect){0, 0, to.w, to.h};
		canvas_window(device, copied, W, H, W);
		device_copy(device, scaled, &same);
		device_finish(device);
		canvas_window(device, drawn, W, H, W);
		device_copy(device, picture, &copy);
		device_finish(device);
		ck_assert_msg(!memcmp(drawn, copied, sizeof *drawn * W * H), "size %d", size);
		canvas_changed(device, boxes, 64);
		device_copy(device, scaled, &same);
		device_finish(device);
		ck_assert_int_eq(canvas_changed(device, boxes, 64), 0);
		device_drop(device, scaled);
	}
	device_drop(device, picture);
	free(drawn);
	free(copied);
}

/* ... whatever is transparent in it, and however many hands scale it. */
START_TEST(test_scaled_beforehand_is_the_same)
{
	for (int hands = 1; hands <= 3; hands += 2) {
		struct device *device = canvas_create(hands);
		check_scaled_beforehand(device, disc_image(device, 61, 47));
		check_scaled_beforehand(device, land_image(device, 61, 47));
		device_destroy(device);
	}
}
END_TEST

/* Every alpha over every grey: the nearest number to the true one. */
START_TEST(test_blending_is_exact)
{
	uint32_t pixel;
	struct plane plane = {&pixel, 1, 1, 1};
	struct rect box = {0, 0, 1, 1};

	for (uint32_t a = 0; a < 256; a++)
		for (uint32_t below = 0; below < 256; below++) {
			pixel = 0xff000000 | below << 16 | below << 8 | below;
			blit_fill(&plane, box, box, 0xffffff00 | a);
			uint32_t want = a + (below * (255 - a) * 2 + 255) / 510;
			ck_assert_uint_eq(pixel, 0xff000000 | want << 16 | want << 8 | want);
		}
}
END_TEST

/* The four nearest of a source of w x h weighed by how near they are: premultiplied channels; outside there is none, or
 * the edge goes on. */
static void nearest_four(const uint8_t (*source)[4], int w, int h, double u, double v, bool goes_on, double out[4])
{
	int x0 = (int)floor(u), y0 = (int)floor(v);

	memset(out, 0, 4 * sizeof *out);
	for (int n = 0; n < 4; n++) {
		int x = x0 + (n & 1), y = y0 + (n >> 1);
		double part = (1 - fabs(u - x)) * (1 - fabs(v - y));
		if (goes_on) {
			x = x < 0 ? 0 : x < w ? x : w - 1;
			y = y < 0 ? 0 : y < h ? y : h - 1;
		} else if (x < 0 || y < 0 || x >= w || y >= h) {
			continue;
		}
		const uint8_t *pixel = source[y * w + x];
		for (int c = 0; c < 4; c++)
			out[c] += part * (c < 3 ? pixel[c] * pixel[3] / 255.0 : pixel[3]);
	}
}

/* How far, at most, a channel lies from that over grey. */
static double farthest(const uint32_t *drawn, const struct device_copy *copy, const uint8_t (*source)[4], int w, int h)
{
	double most = 0, c = cos(copy->turn), s = sin(copy->turn);

	for (int i = 0; i < W * H; i++) {
		double dx = i % W + .5 - copy->about.x, dy = (int)(i / W) + .5 - copy->about.y, four[4];
		double x = copy->about.x + dx * c + dy * s - copy->dst.x,
		       y = copy->about.y - dx * s + dy * c - copy->dst.y;
		bool inside = x >= 0 && y >= 0 && x < copy->dst.w && y < copy->dst.h;
		if (!inside) /* turned, it fades beyond */
			continue;
		nearest_four(source, w, h, x * w / copy->dst.w - .5, y * h / copy->dst.h - .5, !copy->turn, four);
		for (int k = 0; k < 3; k++) {
			double want = four[k] + 0x80 * (1 - four[3] / 255), is = drawn[i] >> (16 - 8 * k) & 255;
			most = fmax(most, fabs(want - is));
		}
	}
	return most;
}

/* Scaled up, down, narrow, turned: what was counted in integers lies near what real numbers say. */
START_TEST(test_scaled_and_turned_lie_between_four)
{
	enum { WIDE = 70, HIGH = 23 };
	static uint8_t source[WIDE * HIGH][4];
	static uint32_t drawn[W * H];
	struct device *device = canvas_create(2);
	uint32_t seed = 5;

	for (int i = 0; i < WIDE * HIGH; i++)
		for (int c = 0; c < 4; c++) /* a hole in the middle, a clear row, grain */
			source[i][c] =
			    (uint8_t)(c == 3 && (i / WIDE == 4 || (i % WIDE > 20 && i % WIDE < 50)) ? 0
			                                                                            : chance(&seed));
	struct device_image *image = device_image(device, IMAGE_COLOR, source[0], WIDE, HIGH);
	canvas_window(device, drawn, W, H, W);
	for (int i = 0; i < 60; i++) {
		struct device_copy copy = {.src = {0, 0, WIDE, HIGH}, .tint = 0xffffffff};
		copy.dst = (struct rect){between(&seed, -30, W / 2), between(&seed, -30, H / 2),
		                         between(&seed, 1, i % 2 ? 90 : 900), between(&seed, 1, i % 3 ? 60 : 400)};
		copy.turn = i % 4 ? 0 : (float)between(&seed, -30, 30) / 10;
		copy.about = (struct vec){(float)(copy.dst.x + copy.dst.w / 3), (float)(copy.dst.y + copy.dst.h / 2)};
		device_fill(device, (struct rect){0, 0, W, H}, rgb(0x808080));
		device_copy(device, image, &copy);
		device_finish(device);
		double far = farthest(drawn, &copy, (const uint8_t(*)[4])source, WIDE, HIGH);
		ck_assert_msg(far < 5, "%d: %dx%d, turned by %.1f: %.1f", i, copy.dst.w, copy.dst.h, (double)copy.turn,
		              far);
	}
	device_drop(device, image);
	device_destroy(device);
}
END_TEST

/* Clear, opaque and translucent pixels as they come: each is a box of its colour. */
START_TEST(test_grain_is_pixel_by_pixel)
{
	enum { SIDE = 90 };
	static uint8_t grain[SIDE * SIDE][4];
	static uint32_t drawn[SIDE * SIDE], boxes[SIDE * SIDE];
	struct plane plane = {boxes, SIDE, SIDE, SIDE};
	struct rect whole = {0, 0, SIDE, SIDE};
	struct device *device = canvas_create(1);
	uint32_t seed = 3;

	canvas_window(device, drawn, SIDE, SIDE, SIDE);
	blit_fill(&plane, whole, whole, rgb(0x6080a0));
	for (int i = 0; i < SIDE * SIDE; i++) {
		uint32_t color = chance(&seed) << 8, often = 1 + (uint32_t)(i / SIDE) / 3;
		color |= chance(&seed) % often ? (i % 50 < 30 ? 0 : 255) : chance(&seed) & 255;
		for (int c = 0; c < 4; c++)
			grain[i][c] = (uint8_t)(color >> (24 - 8 * c));
		blit_fill(&plane, whole, (struct rect){i % SIDE, i / SIDE, 1, 1}, color);
	}
	struct device_image *image = device_image(device, IMAGE_COLOR, grain[0], SIDE, SIDE);
	device_fill(device, whole, rgb(0x6080a0));
	device_copy(device, image, &(struct device_copy){.src = whole, .dst = whole, .tint = 0xffffffff});
	device_finish(device);
	ck_assert(!memcmp(drawn, boxes, sizeof drawn));
	device_drop(device, image);
	device_destroy(device);
}
END_TEST

/* Many pixels at once, as processors of today do them, and one by one: as it is, faded, tinted, larger, smaller. */
START_TEST(test_rows_are_what_their_pixels_are)
{
	enum { SIDE = 75, TINTS = 4 };
	static const uint32_t tints[TINTS] = {0xffffffff, 0xffffff90, 0x868a87ff, 0x20a0f070};
	static const struct rect places[] = {{0, 0, SIDE, SIDE}, {-9, 3, 96, 81}, {4, -6, 61, 70}, {2, 2, 38, 30}};
	static uint8_t grain[SIDE * SIDE][4];
	static uint32_t rows[SIDE * SIDE], single[SIDE * SIDE];
	struct plane planes[2] = {{rows, SIDE, SIDE, SIDE}, {single, SIDE, SIDE, SIDE}};
	struct rect src = {0, 0, SIDE, SIDE};
	struct bitmap bitmap;
	uint32_t seed = 9;

	for (int i = 0; i < SIDE * SIDE; i++)
		for (int c = 0; c < 4; c++) /* every third row is opaque, and some of the others */
			grain[i][c] = (uint8_t)(c == 3 && (i / SIDE % 3 == 0 || i % 9 == 0) ? 255 : chance(&seed));
	ck_assert(bitmap_init_color(&bitmap, grain[0], SIDE, SIDE));
	for (size_t i = 0; i < sizeof places / sizeof places[0] * TINTS; i++) {
		struct rect to = places[i / TINTS];
		for (int p = 0; p < 2; p++) {
			blit_fill(&planes[p], src, src, rgb(0x6080a0));
			for (int x = 0; x < SIDE; x += p ? 1 : SIDE) {
				struct rect clip = {x, 0, p ? 1 : SIDE, SIDE};
				if (i < TINTS)
					blit_copy(&planes[p], clip, &bitmap, src, 0, 0, tints[i]);
				else
					blit_scale(&planes[p], clip, &bitmap, src, to, tints[i % TINTS]);
			}
		}
		ck_assert_msg(!memcmp(rows, single, sizeof rows), "%dx%d, tint %08x", to.w, to.h,
		              (unsigned)tints[i % TINTS]);
	}
	bitmap_finish(&bitmap);
}
END_TEST

/* A picture of one colour keeps it at every size, to its very edge. */
START_TEST(test_scaling_keeps_flat_colours)
{
	uint32_t *pixels = calloc(W * H, sizeof *pixels);
	uint8_t flat[5 * 4 * 4];
	struct device *device = canvas_create(1);

	for (size_t i = 0; i < sizeof flat; i += 4)
		memcpy(flat + i, "\x20\x80\xf0\xff", 4);
	struct device_image *image = device_image(device, IMAGE_COLOR, flat, 5, 4);
	canvas_window(device, pixels, W, H, W);
	for (int size = 1; size < 200; size++) {
		struct rect box = {3, 2, size, 2 * size < H ? 2 * size : H};
		memset(pixels, 0, sizeof *pixels * W * H);
		device_copy(device, image,
		            &(struct device_copy){.src = {0, 0, 5, 4}, .dst = box, .tint = 0xffffffff, .opaque = true});
		device_finish(device);
		int wrong = 0; /* counted: an assertion a pixel takes a minute */
		for (int y = 0; y < H; y++)
			for (int x = 0; x < W; x++)
				wrong += pixels[y * W + x] != (rect_has(box, x, y) ? 0xff2080f0 : 0);
		ck_assert_msg(wrong == 0, "%d pixels at size %d", wrong, size);
	}
	device_drop(device, image);
	device_destroy(device);
	free(pixels);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("canvas");
	TCase *tcase = tcase_create("canvas");

	tcase_add_test(tcase, test_hands_make_no_difference);
	tcase_add_test(tcase, test_what_is_hidden_makes_no_difference);
	tcase_add_test(tcase, test_parts_that_rest_are_left_alone);
	tcase_add_test(tcase, test_what_changes_is_drawn_anew);
	tcase_add_test(tcase, test_a_turn_stays_near);
	tcase_add_test(tcase, test_clip_makes_no_difference);
	tcase_add_test(tcase, test_blending_is_exact);
	tcase_add_test(tcase, test_scaled_beforehand_is_the_same);
	tcase_add_test(tcase, test_scaled_and_turned_lie_between_four);
	tcase_add_test(tcase, test_grain_is_pixel_by_pixel);
	tcase_add_test(tcase, test_rows_are_what_their_pixels_are);
	tcase_add_test(tcase, test_scaling_keeps_flat_colours);
	tcase_set_timeout(tcase, 60);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
