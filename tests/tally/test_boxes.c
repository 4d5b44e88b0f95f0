/* What Inns & Cathedrals and Traders & Builders bring to the ending: goods as acts of their own, what pays nothing
 * told too, and whose pig it was. */
#define _XOPEN_SOURCE 700
#include "suite.h"

#include "app/language.h"
#include "app/record_export.h"
#include "app/words.h"
#include "story/tally.h"
#include "../home.h"
#include "../view/screens.h"
#include "../view/texts.h"

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
		int held, pays, tokens;
	} told[] = {{HOLDING_WINE, 2, 2}, {HOLDING_GRAIN, 1, 1}, {HOLDING_CLOTH, 1, 1}};
	for (int i = 0; i < 3; i++) {
		const struct tally_act *act = act_nth(ACT_HELD, PART_TOKENS, i);
		ck_assert_ptr_nonnull(act);
		ck_assert_int_eq(act->held, told[i].held);
		ck_assert_int_eq(act->pay_count, told[i].pays);
		ck_assert_int_eq(act->pays[0].points, 10);
		ck_assert_int_eq(act->pays[0].sum[0] - '0', told[i].tokens);
		ck_assert_str_eq(act->title, words_holding_subject(told[i].held));
	}
	ck_assert_ptr_null(act_nth(ACT_HELD, PART_TOKENS, 3));
	ck_assert_ptr_null(act_nth(ACT_HELD, PART_CARDS, 0));
	ending_finish(&ending);
}
END_TEST

/* what a piece brings besides is an act of its own, behind the land. */
START_TEST(what_is_told_by_its_reason)
{
	ending_init(&ending, "R-29.15-at-the-end");
	ck_assert(tally_agrees(ending.tally));
	const struct tally_act *act = act_nth(ACT_HELD, PART_BESIDE, 0);
	ck_assert(act && !act_nth(ACT_HELD, PART_BESIDE, 1) && !act_nth(ACT_HELD, PART_CARDS, 0));
	ck_assert_str_eq(tally_part_word(ending.tally, PART_BESIDE), "The fairy");
	ck_assert_str_eq(ending.tally->cards, "The fairy");
	ck_assert_str_eq(act->title, "The fairy");
	ck_assert_str_eq(act->subtitle, "The fairy stands by a follower of: Red. What he stands in is counted: "
	                                "3 points, majority or not.");
	ck_assert(act->land && act->land->kind == FEATURE_CITY && act->owner.spot.kind == FEATURE_CITY);
	ck_assert_int_eq(act->pay_count, 1);
	ck_assert_int_eq(act->pays[0].points, 3);
	ck_assert_int_eq(act->before[0], 1);
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
	ck_assert(road->nothing && road->feature->signs[SIGN_INN] && city->nothing &&
	          city->feature->signs[SIGN_CATHEDRAL]);
	ck_assert_int_eq(road->record_count, 0);
	ck_assert_int_eq(road->counts[0], 2); /* the large follower */
	ck_assert_int_eq(road->pays[0].points + city->pays[0].points, 0);
	ck_assert_str_eq(road->pays[0].sum, "inn, unfinished = 0");
	ck_assert_str_eq(city->pays[0].sum, "cathedral, unfinished = 0");
	ending_finish(&ending);
}
END_TEST

/* The game of this text, ended. */
static void ending_write(const char *game)
{
	char home[HOME_SIZE], path[2 * HOME_SIZE];
	home_make(home);
	snprintf(path, sizeof path, "%s/game.json", home);
	FILE *file = fopen(path, "w");
	ck_assert(file && fputs(game, file) >= 0 && fclose(file) == 0);
	ending_init(&ending, path);
	home_remove(home);
}

/* of a mayor without pennants it is told why his city pays nobody. */
START_TEST(a_mayor_without_a_say_is_told)
{
	static const char game[] =
	    "{\"format\": 1, \"game\": \"carcassonne\", \"players\": [\"red\", \"blue\"], "
	    "\"settings\": {\"abbey\": \"on\"}, \"tiles\": [[\"E\", 0, 0, 0], [\"E\", 1, 0, 0]], "
	    "\"figures\": [{\"player\": \"red\", \"figure\": \"mayor\", \"at\": [0, 0], "
	    "\"on\": \"city:N\"}, {\"player\": \"blue\", \"figure\": \"meeple\", "
	    "\"at\": [1, 0], \"on\": \"city:N\"}], \"turn\": \"red\", \"deck\": [\"E\"]}";
	ending_write(game);
	const struct tally_act *paid = act_nth(ACT_FEATURE, PART_UNFINISHED, 0);
	const struct tally_act *alone = act_nth(ACT_FEATURE, PART_UNFINISHED, 1);
	ck_assert(paid && alone && !act_nth(ACT_FEATURE, PART_UNFINISHED, 2));
	ck_assert(!paid->nothing && paid->pays[0].seat == 1 && paid->pays[0].points == 1);
	ck_assert(alone->nothing && !alone->owners && alone->record_count == 0);
	ck_assert_int_eq(alone->pay_count, 1);
	ck_assert_uint_eq(alone->pays[0].seat, 0);
	ck_assert_str_eq(alone->pays[0].sum, "the mayor counts 0 = 0");
	ck_assert(tally_agrees(ending.tally));
	ending_finish(&ending);
}
END_TEST

/* ... and with two he stands before a knight: in the rows of the bill, and on the table. */
START_TEST(a_mayor_is_counted_by_his_pennants)
{
	ending_write("{\"format\": 1, \"game\": \"carcassonne\", \"players\": [\"red\", \"blue\"], "
	             "\"settings\": {\"abbey\": \"on\"}, \"tiles\": [[\"AM_fullcity\", 0, 0, 0], [\"E\", 0, -1, 2]], "
	             "\"figures\": [{\"player\": \"red\", \"figure\": \"mayor\", \"at\": [0, 0], \"on\": \"city:N\"}, "
	             "{\"player\": \"blue\", \"figure\": \"meeple\", \"at\": [0, -1], \"on\": \"city:S\"}], "
	             "\"turn\": \"red\", \"deck\": [\"E\"]}");
	const struct tally_act *act = act_nth(ACT_FEATURE, PART_UNFINISHED, 0);
	ck_assert(act && !act->nothing && act->pays[0].seat == 0 && act->pays[0].points == 4);
	ck_assert_int_eq(act->farmer_count, 2);
	ck_assert_int_eq(act->row_count, 2);
	ck_assert(act->rows[0] == 0 && act->rows[1] == 1);
	ck_assert(act->counts[0] == 2 && act->counts[1] == 1);
	ck_assert(act->farmers[0].figure == FIGURE_MAYOR && act->farmers[0].weight == 2);
	ck_assert_uint_eq(act->owners, 1);
	ck_assert(tally_agrees(ending.tally));
	ending_finish(&ending);
}
END_TEST

/* ... and of a barn that no city feeds. */
START_TEST(a_barn_without_cities_is_told)
{
	ending_write("{\"format\": 1, \"game\": \"carcassonne\", \"players\": [\"red\", \"blue\"], "
	             "\"settings\": {\"abbey\": \"on\"}, \"tiles\": [[\"B\", 0, 0, 0], [\"B\", 1, 0, 0], "
	             "[\"B\", 0, 1, 0], [\"B\", 1, 1, 0]], \"figures\": [{\"player\": \"red\", \"figure\": "
	             "\"barn\", \"at\": [1, 1]}], \"turn\": \"red\", \"deck\": [\"B\"]}");
	const struct tally_act *barn = act_nth(ACT_HELD, PART_CORNERS, 0);
	ck_assert(barn && barn->land && barn->land->kind == FEATURE_FIELD && !barn->record_count);
	ck_assert_str_eq(barn->title, "The barn");
	ck_assert_int_eq(barn->owner.figure, FIGURE_BARN);
	ck_assert_str_eq(barn->pays[0].sum, "0 cities = 0");
	ck_assert(tally_agrees(ending.tally));
	ending_finish(&ending);
}
END_TEST

/* Of fields alone nothing is summed up where a barn is paid by them too. */
START_TEST(a_barn_is_no_sum_of_fields)
{
	ending_init(&ending, "Z-44");
	const struct tally_act *end = &ending.tally->acts[ending.tally->act_count - 1];
	ck_assert_ptr_nonnull(act_nth(ACT_HELD, PART_CORNERS, 0));
	ck_assert_str_eq(tally_part_word(ending.tally, PART_CORNERS), "The barn");
	ck_assert_str_eq(end->title, "Everything is counted");
	ck_assert_str_eq(end->subtitle, "");
	ending_finish(&ending);
}
END_TEST

/* A game that is scored before its pile is empty says so, and how much was left beside the tile in hand. */
START_TEST(an_early_count_is_called_so)
{
	static const struct {
		const char *deck, *caption;
	} told[] = {{"[\"B\", \"E\"]", "The game is scored now; 1 tile was left."},
	            {"[\"B\", \"E\", \"E\", \"E\"]", "The game is scored now; 3 tiles were left."},
	            /* the last one may still be in hand */
	            {"[\"B\"]", "The pile is empty. Now everything that is still on the table is counted."},
	            {"[]", "The pile is empty. Now everything that is still on the table is counted."}};
	for (size_t i = 0; i < sizeof told / sizeof *told; i++) {
		char text[400];
		snprintf(text, sizeof text,
		         "{\"format\": 1, \"game\": \"carcassonne\", \"players\": [\"red\", \"blue\"], "
		         "\"tiles\": [[\"B\", 0, 0, 0]], \"figures\": [{\"player\": \"red\", \"at\": [0, 0], "
		         "\"on\": \"monastery\"}], \"turn\": \"red\", \"deck\": %s}",
		         told[i].deck);
		ending_write(text);
		ck_assert_str_eq(ending.tally->captions[0].text, told[i].caption);
		ending_finish(&ending);
	}
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

	ending_init(&ending, "lesson-4");
	const struct tally_act *farm = act_nth(ACT_FARM, PART_FARMS, 0);
	ck_assert_ptr_nonnull(farm);
	ck_assert_str_eq(farm->pays[0].sum, "2 cities × 4 = 8");
	ck_assert_uint_eq(tally_pigs(ending.tally, farm), 1u << 0);
	ck_assert(!tally_richer(ending.tally, farm));
	ending_finish(&ending);

	ending_init(&ending, "R-12.6-pigs-1");
	farm = act_nth(ACT_FARM, PART_FARMS, 0);
	ck_assert(farm && tally_richer(ending.tally, farm));
	ck_assert_uint_eq(tally_pigs(ending.tally, farm), 0);
	ending_finish(&ending);
}
END_TEST

static const struct record *record_first(int reason)
{
	for (int i = 0; i < ending.records->count; i++)
		if (ending.records->items[i].reason == reason)
			return &ending.records->items[i];
	ck_abort_msg("nothing was paid for reason %d", reason);
	return NULL;
}

/* The audit says which good it was and how many, and why a city pays 4 where the rule says 3. */
START_TEST(pig_and_goods_are_in_the_audit)
{
	static const char names[PLAYERS_MAX][RECORD_NAME_SIZE] = {"Yellow", "Rosso"};
	ending_init(&ending, both);
	const struct record *goods = record_first(SCORE_HELD);
	ck_assert_str_eq(bill_sum(&goods->bill, BILL_LIST), "2 wine");
	ck_assert_str_eq(goods->bill.rule, "R-24.17");
	ck_assert_ptr_null(goods->bill.besides);
	ending_finish(&ending);

	ending_init(&ending, "lesson-4");
	const struct record *farm = record_first(SCORE_FARM);
	ck_assert_str_eq(bill_sum(&farm->bill, BILL_LIST), "2 cities × 4 · pig");
	ck_assert_str_eq(farm->bill.besides, "R-24.12");
	struct record_told told = {ending.records, ending.game, names, NULL, NULL};
	char *text = record_list_text(&told);
	ck_assert_ptr_nonnull(text);
	ck_assert_msg(strstr(text, "2 cities × 4 · pig = 8") && strstr(text, "[5, 6]\n") && !strstr(text, "R-") &&
	                  strstr(text, "\n[6] A pig in the field"),
	              "%s", text);
	free(text);
	char *json = record_list_json(&told);
	ck_assert_msg(json && strstr(json, "\"pig\": true"), "%s", json);
	free(json);
	ending_finish(&ending);

	/* A herd is everybody's: no pig. */
	ending_init(&ending, "R-12.6-pigs-1");
	ck_assert_ptr_null(record_first(SCORE_FARM)->bill.besides);
	ending_finish(&ending);
}
END_TEST

/* Six farmers tied in a field that feeds fourteen cities, and two of them tied for wine. */
static void six_open(struct view *view)
{
	static const char *const colors[] = {"red", "blue", "green", "yellow", "black", "pink"};
	char home[HOME_SIZE], path[80];
	home_make(home);
	snprintf(path, sizeof path, "%s/six.json", home);
	FILE *file = fopen(path, "w");
	ck_assert_ptr_nonnull(file);
	fprintf(file, "{\"format\":1,\"game\":\"carcassonne\",\"players\":[");
	for (int i = 0; i < 6; i++)
		fprintf(file, "%s\"%s\"", i ? "," : "", colors[i]);
	fprintf(file, "],\"settings\":{\"inns\":\"on\",\"traders\":\"on\"},\"tiles\":[");
	for (int i = 0; i < 7; i++)
		fprintf(file, "%s[\"B\",%d,0,0],[\"E\",%d,-1,0],[\"E\",%d,-2,2],[\"E\",%d,1,2],[\"E\",%d,2,0]",
		        i ? "," : "", i, i, i, i, i);
	fprintf(file, "],\"figures\":[");
	for (int i = 0; i < 6; i++)
		fprintf(file, "%s{\"player\":\"%s\",\"at\":[%d,0],\"on\":\"field:NL\"}", i ? "," : "", colors[i], i);
	fprintf(file,
	        "],\"goods\":{\"red\":{\"wine\":1},\"pink\":{\"wine\":1}},\"turn\":\"red\",\"moves\":[\"end\"]}\n");
	ck_assert_int_eq(fclose(file), 0);
	view_init(view, path, NULL, 1024, 600);
	home_remove(home);
}

/* Is this word, of the line of time, below the badge of somebody who is paid? */
static int marked_words(const struct draw *draw, const char *words)
{
	int found = 0;
	for (int c = 0; c < draw->count; c++) {
		const struct draw_cmd *word = &draw->cmds[c];
		if (word->kind != DRAW_TEXT || strcmp(word->u.text.text, words) || word->box.y < draw->h * 7 / 8)
			continue;
		for (int other = 0; other < draw->count; other++)
			found += draw->cmds[other].kind == DRAW_IMAGE && draw->cmds[other].box.w < 40 &&
			         draw->cmds[other].box.y >= draw->h * 7 / 8 &&
			         rect_overlap(rect_inset(draw->cmds[other].box, 2), word->box);
	}
	return found;
}

/* In the smallest window no word lies on another: in the bill who lies there, the cities, the sum and the scores; in
 * the audit who had how many, and the majority. */
/* The column of what is paid by cards and tokens has a name in a game of any boxes: an abbey is held, and is neither.
 */
START_TEST(the_column_of_cards_has_a_name)
{
	static const enum setting boxes[] = {SETTING_TRADERS, SETTING_KING, SETTING_ABBEY, SETTING_DRAGON};
	ending_init(&ending, both);
	for (unsigned chosen = 0; chosen < 1u << 4; chosen++) {
		struct setup setup;
		struct refusal refusal;
		setup_init(&setup);
		setup.player_count = 2;
		setup.colors[1] = COLOR_RED;
		for (int i = 0; i < 4; i++)
			setup.settings.value[boxes[i]] = chosen >> i & 1;
		struct game *game = game_create(ending.tiles, &setup, &refusal);
		ck_assert_ptr_nonnull(game);
		struct record_list none = {.count = 0}, fairy = {.count = 1, .items[0].reason = SCORE_FAIRY};
		const char *word = tally_cards_words(game, &none);
		char also[TALLY_NAME_SIZE + 11];
		ck_assert_str_eq(word, chosen & 1 ? chosen & 2 ? "Cards, goods" : "Goods" : "Cards");
		snprintf(also, sizeof also, chosen & 3 ? "%s, the fairy" : "The fairy", word);
		ck_assert_str_eq(tally_cards_words(game, &fairy), also);
		ck_assert_str_eq(tally_cloisters_words(&fairy), "Monasteries");
		struct record_list garden = {.count = 1, .items[0].kind = FEATURE_GARDEN};
		ck_assert_str_eq(tally_cloisters_words(&garden), "Monasteries, gardens");
		for (int i = 0; i < HOLDINGS_MAX; i++)
			ck_assert(!game_has_holding(game, i) || any_holding(i)->single ||
			          words_holding_group(any_holding(i)->group));
		game_destroy(game);
	}
	ending_finish(&ending);
}
END_TEST

START_TEST(six_have_room)
{
	static const char *const languages[] = {"en", "xx"};
	for (int l = 0; l < 2; l++) {
		struct view view;
		char where[80];
		int faults = 0, moments = 0;
		screens_language(languages[l]);
		six_open(&view);
		view.screen = tally_screen_create(view.show);
		const struct tally *tally = view.show->tally;
		for (int b = 0; b < tally->beat_count; b++) {
			int kind = tally->beats[b].kind;
			if (kind != BEAT_HOLD && kind != BEAT_CITY && kind != BEAT_SUM)
				continue;
			tally_screen_seek(view.screen, tally->beats[b].end - .01);
			view_build(&view, view.screen);
			snprintf(where, sizeof where, "beat %d of kind %d, %s", b, kind, languages[l]);
			faults += texts_check(&view.desk.draw, where, 0) + marked_words(&view.desk.draw, tr("Goods"));
			moments++;
		}
		struct screen *audit = audit_screen_create(view.show);
		view_build(&view, audit);
		faults += texts_check(&view.desk.draw, languages[l], 0);
		audit->kind->destroy(audit);
		ck_assert_int_eq(faults, 0);
		ck_assert_int_gt(moments, 2);
		view_finish(&view);
	}
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("boxes");
	TCase *cases = tcase_create("boxes");
	tcase_add_test(cases, every_good_is_an_act);
	tcase_add_test(cases, what_is_told_by_its_reason);
	tcase_add_test(cases, nothing_is_told);
	tcase_add_test(cases, a_mayor_without_a_say_is_told);
	tcase_add_test(cases, a_mayor_is_counted_by_his_pennants);
	tcase_add_test(cases, a_barn_without_cities_is_told);
	tcase_add_test(cases, a_barn_is_no_sum_of_fields);
	tcase_add_test(cases, an_early_count_is_called_so);
	tcase_add_test(cases, a_pig_is_its_owners);
	tcase_add_test(cases, pig_and_goods_are_in_the_audit);
	tcase_add_test(cases, the_column_of_cards_has_a_name);
	tcase_add_test(cases, six_have_room);
	suite_add_tcase(suite, cases);
	return runner_run_suite(suite);
}
