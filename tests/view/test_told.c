/* What is told of a tile, in every language: words of what is seen on it, for the tiles of all boxes and of The Castle;
 * no id of a file, and the same words for tiles that look alike only. */
#include <bastide/game.h>
#include <check.h>
#include <string.h>

#include "app/language.h"
#include "app/words.h"
#include "../runner.h"
#include "ruler.h"
#include "screens.h"

static struct desk desk;

static void setup(void) { desk_init(&desk); }
static void teardown(void) { desk_finish(&desk); }

/* An id stands in the words if it does so between two spaces or signs. */
static bool names_id(const char *words, const char *id)
{
	size_t size = strlen(id);
	for (const char *at = strstr(words, id); at; at = strstr(at + 1, id))
		if ((at == words || strchr(" ,.;:()", at[-1])) && (!at[size] || strchr(" ,.;:()", at[size])))
			return true;
	return false;
}

static void check_set(const struct tile_set *set, const char *language)
{
	for (int type = 0; type < set->type_count; type++) {
		const struct tile_type *tile = &set->types[type];
		const char *words = describe_seen(tile);
		ck_assert_msg(words[0] && !strchr(words, '_') && !names_id(words, tile->id), "%s, %s: \"%s\"", tile->id,
		              language, words);
		ck_assert_msg(strlen(words) < WORDS_SIZE, "%s, %s is long: \"%s\"", tile->id, language, words);
		/* what is printed on it is told, too */
		struct tile_type plain = *tile;
		plain.flags &= ~(uint32_t)(TILE_CATHEDRAL | TILE_INN | TILE_DRAGON | TILE_VOLCANO | TILE_PORTAL |
		                           TILE_PRINCESS | TILE_GARDEN | TILE_MONASTERY | TILE_SHRINE);
		ck_assert_msg((plain.flags == tile->flags) == (strcmp(words, describe_seen(&plain)) == 0),
		              "%s, %s: \"%s\"", tile->id, language, words);
	}
}

START_TEST(every_tile_has_words)
{
	const char *language = language_offer(_i)->code;
	screens_language(language);
	const struct tile_set *land = tile_set_of(desk.tiles, GAME_CARCASSONNE),
	                      *castle = tile_set_of(desk.tiles, GAME_CASTLE);
	ck_assert_int_gt(land->type_count, 100);
	ck_assert_int_gt(castle->type_count, 10);
	check_set(land, language);
	check_set(castle, language);
}
END_TEST

START_TEST(a_tile_and_its_place_in_words)
{
	static const char *const tiles[][2] = {
	    {"A", "Monastery, end of 1 road"}, {"D", "city on 1 side, straight road"}, {"V", "road with a bend"},
	    {"X", "crossing of 4 roads"},      {"I", "2 cities on one side each"},     {"C", "city on 4 sides"}};
	language_set("en");
	for (size_t i = 0; i < sizeof tiles / sizeof tiles[0]; i++) {
		int type = tile_set_find(desk.tiles, tiles[i][0]);
		ck_assert_str_eq(describe_seen(&desk.tiles->types[type]), tiles[i][1]);
	}
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("told");
	TCase *tcase = tcase_create("told");

	tcase_set_timeout(tcase, 60);
	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_loop_test(tcase, every_tile_has_words, 0, SCREENS_CATALOGUES);
	tcase_add_test(tcase, a_tile_and_its_place_in_words);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
