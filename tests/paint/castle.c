/* castle.c - what the tests of the Castle's tiles share. */
#include "castle.h"

#include <string.h>

uint8_t *layer, *other;
void *scratch;

static void begin(void)
{
	layer = take(paint_frame_bytes(paint_overlay_frame(MAP)));
	other = take(paint_frame_bytes(paint_overlay_frame(MAP)));
	scratch = take(paint_scratch_size(MAP));
}

static void end(void)
{
	free(layer);
	free(other);
	free(scratch);
}

Suite *castle_suite(const char *name, const TTest *const *tests, int count)
{
	Suite *suite = suite_create(name);
	TCase *all = tcase_create("all");

	tcase_set_timeout(all, 240);
	tcase_add_checked_fixture(all, begin, end);
	for (int i = 0; i < count; i++)
		tcase_add_test(all, tests[i]);
	suite_add_tcase(suite, all);
	return suite;
}

struct paint_job castle_job(const struct tile_type *type, int turn, int x, int y)
{
	return (struct paint_job){.type = type, .rotation = turn, .x = x, .y = y, .seed = 9};
}

static enum paint_kind kind_of(const struct tile_part *part)
{
	return part->kind == FEATURE_PATH    ? PAINT_PATH
	       : part->kind == FEATURE_HOUSE ? PAINT_HOUSE
	       : part->kind == FEATURE_TOWER ? PAINT_TOWER
	                                     : PAINT_COURT;
}

uint8_t castle_code(const struct tile_type *type, int part) { return paint_code(kind_of(&type->parts[part]), part); }

int castle_difference(const struct paint_job *a, const struct paint_job *b)
{
	struct paint_frame f = paint_overlay_frame(SIZE);
	int count = 0;

	paint_overlay(a, SIZE, layer, scratch);
	paint_overlay(b, SIZE, other, scratch);
	for (int i = 0; i < f.width * f.height; i++)
		count += memcmp(layer + i * 4, other + i * 4, 4) != 0;
	return count;
}
