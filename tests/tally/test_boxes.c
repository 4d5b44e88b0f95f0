/* What Inns & Cathedrals and Traders & Builders bring to the ending: goods as acts of their own, what pays nothing
 * told too, and whose pig it was. */
#include "suite.h"

#include "story/tally.h"

static const char both[] = "R-23.5-nothing-for-an-inn-or-a-cathedral";
static struct ending ending;

static const struct tally_act *act_nth(int kind, int part, int n)
{
	for (int i = 0; i < ending.tally->act_count; i++) {
		const struct tally_act *act = &ending.tally->acts[i];
		if (act->kind == kind && act->part == part && n-- == 0)
			return act;
	}
	return NULL;
}

/* one act for each good, whoever shares it is paid in it. */
START_TEST(every_good_is_an_act)
{
	ending_init(&ending, both);
	ck_assert(tally_agrees(ending.tally));
	static const struct {
		int good, pays, tokens;
	} told[] = {{GOODS_WINE, 2, 2}, {GOODS_GRAIN, 1, 1}, {GOODS_CLOTH, 1, 1}};
	for (int i = 0; i < 3; i++) {
		const struct tally_act *act = act_nth(ACT_CARD, PART_GOODS, i);
		ck_assert_ptr_nonnull(act);
		ck_assert_int_eq(act->good, told[i].good);
		ck_assert_int_eq(act->pay_count, told[i].pays);
		ck_assert_int_eq(act->pays[0].points, 10);
		ck_assert_int_eq(act->pays[0].sum[0] - '0', told[i].tokens);
		ck_assert_str_eq(act->title, tally_good_word(told[i].good));
	}
	ck_assert_ptr_null(act_nth(ACT_CARD, PART_GOODS, 3));
	ck_assert_ptr_null(act_nth(ACT_CARD, PART_CARDS, 0));
	ending_finish(&ending);
}
END_TEST

/* no record, and yet the followers there are not passed over. */
START_TEST(nothing_is_told)
{
	ending_init(&ending, both);
	const struct tally_act *road = act_nth(ACT_FEATURE, PART_UNFINISHED, 0);
	const struct tally_act *city = act_nth(ACT_FEATURE, PART_UNFINISHED, 1);
	ck_assert(road && city && !act_nth(ACT_FEATURE, PART_UNFINISHED, 2));
	ck_assert(road->nothing && road->feature->inn && city->nothing && city->feature->cathedral);
	ck_assert_int_eq(road->record_count, 0);
	ck_assert_int_eq(road->counts[0], 2); /* the large follower */
	ck_assert_int_eq(road->pays[0].points + city->pays[0].points, 0);
	ck_assert_str_eq(road->pays[0].sum, "inn, unfinished = 0");
	ck_assert_str_eq(city->pays[0].sum, "cathedral, unfinished = 0");
	ending_finish(&ending);
}
END_TEST

/* the pig is one player's, also where two share the city; a herd is everybody's. */
START_TEST(a_pig_is_its_owners)
{
	ending_init(&ending, both);
	const struct tally_act *city = act_nth(ACT_CITIES, PART_FARMS, 0);
	ck_assert_ptr_nonnull(city);
	ck_assert_int_eq(city->pay_count, 2);
	for (int i = 0; i < 2; i++)
		ck_assert_str_eq(city->pays[i].sum, city->pays[i].seat == 0 ? "1 city × 5 = 5" : "1 city × 4 = 4");
	ck_assert_uint_eq(tally_pigs(ending.tally, city), 1u << 0);
	ending_finish(&ending);

	ending_init(&ending, "lesson-3");
	const struct tally_act *farm = act_nth(ACT_FARM, PART_FARMS, 0);
	ck_assert_ptr_nonnull(farm);
	ck_assert_str_eq(farm->pays[0].sum, "2 cities × 4 = 8");
	ck_assert_uint_eq(tally_pigs(ending.tally, farm), 1u << 0);
	ck_assert(!tally_herd(ending.tally, farm));
	ending_finish(&ending);

	ending_init(&ending, "R-12.6-pigs-1");
	farm = act_nth(ACT_FARM, PART_FARMS, 0);
	ck_assert(farm && tally_herd(ending.tally, farm));
	ck_assert_uint_eq(tally_pigs(ending.tally, farm), 0);
	ending_finish(&ending);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("boxes");
	TCase *cases = tcase_create("boxes");
	tcase_add_test(cases, every_good_is_an_act);
	tcase_add_test(cases, nothing_is_told);
	tcase_add_test(cases, a_pig_is_its_owners);
	suite_add_tcase(suite, cases);
	return runner_run_suite(suite);
}
