/* Saves and scenarios as files: written and read again, cut, settled. */
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "suite.h"

static struct scenario *read_sound(const char *text)
{
	struct format_error error;
	struct scenario *scenario = suite_read(text, &error);

	ck_assert_msg(scenario != NULL, "%s", scenario ? "" : format_error_line(&error));
	return scenario;
}

/* ---- saves of every format ---- */

static const struct {
	const char *file;
	int moves, left, turn, king;
} kept[] = {
    /* as they were when they were written */
    {"format-1.json", 61, 49, 33, 2},
    {"format-1-checks.bastide", 61, 49, 33, 2},
    {"format-1-undone.bastide", 57, 52, 30, 2},
};

START_TEST(test_kept_save_is_opened)
{
	char relative[100];
	struct format_error error;
	struct scenario *scenario;
	struct game *game;

	snprintf(relative, sizeof relative, "tests/saves/%s", kept[_i].file);
	scenario = scenario_load(suite_path(relative), tiles, &error);
	ck_assert_msg(scenario != NULL, "%s", scenario ? "" : format_error_line(&error));
	ck_assert_int_eq(scenario_move_count(scenario), kept[_i].moves);
	ck_assert_str_eq(scenario->names[1], "Aurélie");
	ck_assert_str_eq(scenario_client(scenario, "aids"), "legal_cells fits remaining why_not undo");
	game = scenario_play(scenario, -1, &error);
	ck_assert_int_eq(game_tiles_left(game), kept[_i].left);
	ck_assert_int_eq(game_turn(game), kept[_i].turn);
	ck_assert_int_eq(game_holder(game, HOLDING_KING), kept[_i].king);
	game_destroy(game);
	scenario_destroy(scenario);
}
END_TEST

/* ---- what a file shows ---- */

static const char shown_text[] =
    "{\"format\": 1, \"title\": {\"en\": \"A road\", \"ro\": \"Un drum\"}, \"caption\": \"Closed.\",\n"
    " \"rules\": [\"R-6.2\", \"R18\"], \"camera\": {\"cells\": [-1, -2, 4, 3], \"zoom\": 1.5, \"tight\": true},\n"
    " \"players\": [\"red\", \"blue\"], \"tiles\": [[\"D\", 0, 0, 0]], \"deck\": [\"E\", \"U\"],\n"
    " \"moves\": [{\"marks\": [{\"mark\": \"letter\", \"text\": \"A\", \"at\": [0, 0], \"on\": \"city:N\"}]},\n"
    "  {\"shot\": {\"en\": \"Before\", \"ro\": \"Înainte\"}}, \"place E 0,-1 2\", {\"legal\": \"meeple city:S\"},\n"
    "  \"pass\", {\"caption\": {\"en\": \"A city\", \"ro\": \"Un oraș\"}}, {\"camera\": {}}, {\"illegal\": "
    "\"place U 1,0 1\"},\n"
    "  {\"marks\": [{\"mark\": \"arrow\", \"at\": [0, 0], \"to\": [0, -1], \"color\": \"blue\"}, {\"mark\": "
    "\"new\"}]}]}";

static void check_shown(struct scenario *scenario)
{
	struct format_error error;
	struct scenario_claim claim;
	int count = scenario->step_count;
	const struct step *first = scenario_marks_at(scenario, 3), *last = scenario_marks_at(scenario, count);
	struct game *game = scenario_play(scenario, -1, &error);
	ck_assert_int_eq(scenario->rule_count, 2);
	ck_assert(strcmp(scenario->rules[0], "R-6.2") == 0 && strcmp(scenario->rules[1], "R18") == 0);
	ck_assert(first && first->mark_count == 1 && first->marks[0].kind == MARK_LETTER && first->marks[0].has_spot);
	ck_assert_str_eq(first->marks[0].text, "A");
	ck_assert(last && last->mark_count == 2 && last->marks[0].to.y == -1 && last->marks[0].color == COLOR_BLUE);
	ck_assert_ptr_null(scenario_marks_at(scenario, 0));
	ck_assert(scenario_camera_at(scenario, 0).w == 4 && scenario_camera_at(scenario, 0).tight);
	ck_assert(scenario_camera_at(scenario, count).w == 0 && !scenario_camera_at(scenario, count).tight);
	ck_assert(scenario_claim(&scenario->steps[7], game, &claim) && !claim.legal);
	ck_assert_int_eq(claim.refusal.reason, REFUSAL_EDGE);
	ck_assert_int_eq(scenario_claims_from(scenario, count), 5);
	game_destroy(game);
}

START_TEST(test_what_a_file_shows)
{
	struct scenario *scenario = read_sound(shown_text), *again;
	char *text = scenario_text(scenario);
	check_shown(scenario);
	again = read_sound(text);
	check_shown(again);
	ck_assert_str_eq(again->title, "A road");
	ck_assert(scenario_speak(again, "ro"));
	ck_assert_str_eq(again->title, "Un drum");
	ck_assert_str_eq(again->caption, "Closed.");
	ck_assert_str_eq(again->steps[1].caption, "Înainte");
	ck_assert_str_eq(scenario_caption_at(again, 4), "Closed.");
	ck_assert_str_eq(scenario_caption_at(again, again->step_count), "Un oraș");
	ck_assert(scenario_speak(again, "fr"));
	ck_assert_str_eq(again->title, "A road");
	free(text);
	scenario_destroy(scenario);
	scenario_destroy(again);
}
END_TEST

/* ---- what was taken back ---- */

START_TEST(test_undone_comes_back)
{
	struct scenario *scenario = read_sound(
	    "{\"format\": 1, \"players\": [\"red\", \"blue\"], \"tiles\": [[\"D\",0,0,0]], \"deck\": "
	    "[\"F\",\"E\",\"U\"],\n"
	    " \"moves\": [\"place F 0,-1 1\", \"meeple city:N\"], \"undone\": [\"place E 0,-2 2\", \"pass\"]}");
	char *text = scenario_text(scenario);
	struct scenario *again = read_sound(text);

	ck_assert_int_eq(scenario_move_count(again), 2);
	ck_assert_int_eq(again->undone_count, 2);
	ck_assert_int_eq(again->steps[again->step_count].move.cell.y, -2);
	/* Another move makes it meaningless. */
	ck_assert(scenario_add_end(again));
	ck_assert_int_eq(again->undone_count, 0);
	ck_assert_int_eq(scenario_move_count(again), 3);
	free(text);
	scenario_destroy(again);
	scenario_destroy(scenario);
}
END_TEST

/* ---- check values ---- */

/* A game of some turns with the hash before each. */
static struct scenario *checked_game(void)
{
	struct move *moves = malloc(MOVES_MAX * sizeof *moves);
	struct refusal refusal;
	struct setup setup;
	struct scenario *scenario;
	struct game *game;

	setup_init(&setup);
	setup.player_count = 2;
	setup.colors[1] = COLOR_RED;
	setup.seed = 3;
	ck_assert(setup_settle(&setup, tiles, &refusal));
	game = game_create(tiles, &setup, &refusal);
	scenario = scenario_create(tiles, &setup);
	for (int n = 1; n <= 20; n++) {
		int count = game_legal_moves(game, moves, MOVES_MAX);
		struct move move = moves[count / 2];
		ck_assert(game_apply(game, &move, NULL));
		ck_assert(scenario_add_move(scenario, &move));
		if (game_decision(game).kind == DECISION_TILE)
			ck_assert(scenario_add_check(scenario, n, game_hash(game)));
	}
	game_destroy(game);
	free(moves);
	return scenario;
}

START_TEST(test_checks_come_back)
{
	struct scenario *scenario = checked_game(), *again;
	char *text = scenario_text(scenario), *twice;

	ck_assert_int_gt(scenario->check_count, 5);
	ck_assert_ptr_nonnull(strstr(text, "\"checks\""));
	again = read_sound(text);
	ck_assert_int_eq(again->check_count, scenario->check_count);
	twice = scenario_text(again);
	ck_assert_str_eq(text, twice);
	/* What is cut off takes its check values along. */
	scenario_cut(again, 7);
	ck_assert_int_gt(again->check_count, 0);
	ck_assert_int_le(again->checks[again->check_count - 1].moves, 7);
	free(text);
	free(twice);
	scenario_destroy(again);
	scenario_destroy(scenario);
}
END_TEST

/* A name that is no UTF-8, pasted from a program of old: the file does without it, and can be read. */
START_TEST(test_a_broken_name_breaks_no_file)
{
	struct scenario *scenario = checked_game(), *again;

	ck_assert(scenario_set_text(&scenario->names[0], "Andr\xe9"));
	ck_assert(scenario_set_text(&scenario->names[1], "Eva"));
	char *text = scenario_text(scenario);
	again = read_sound(text);
	ck_assert_int_eq(again->setup.player_count, 2);
	ck_assert_ptr_null(again->names[0]);
	ck_assert_str_eq(again->names[1], "Eva");
	free(text);
	scenario_destroy(again);
	scenario_destroy(scenario);
}
END_TEST

/* One hash wrong: it is said after which move; values that were made in another way are passed over. */
START_TEST(test_a_changed_save_says_where)
{
	struct scenario *scenario = checked_game();
	int moves = scenario->checks[4].moves;
	char *text, *with, words[60];
	struct format_error error;

	scenario->checks[4].hash ^= 1;
	text = scenario_text(scenario);
	ck_assert_ptr_null(suite_read(text, &error));
	snprintf(words, sizeof words, "after %d moves this is not the game", moves);
	ck_assert_msg(strstr(error.text, words) != NULL, "%s", format_error_line(&error));
	ck_assert_int_gt(error.line, moves); /* a move a line */
	with = strstr(text, "\"with\": \"") + strlen("\"with\": \"");
	memcpy(with, "0123456789abcdef", 16);
	struct scenario *older = suite_read(text, &error);
	ck_assert_ptr_nonnull(older);
	ck_assert_int_eq(older->check_count, 0);
	scenario_destroy(older);
	scenario_destroy(scenario);
	free(text);
}
END_TEST

/* Another tile in the pile, another move: whatever still is legal is found out. */
START_TEST(test_a_swapped_tile_is_found)
{
	struct scenario *scenario = checked_game();
	struct format_error error;
	char *text;
	int last = scenario->setup.deck_count - 1;
	uint8_t type = scenario->setup.deck[last], other = (uint8_t)tile_set_find(tiles, "X");

	if (type == other)
		other = (uint8_t)tile_set_find(tiles, "V");
	scenario->setup.deck[last] = other;
	text = scenario_text(scenario);
	ck_assert_ptr_null(suite_read(text, &error));
	ck_assert_ptr_nonnull(strstr(error.text, "not the game that was saved"));
	free(text);
	scenario_destroy(scenario);
}
END_TEST

/* ---- round trips ---- */

static struct setup random_setup(uint64_t seed)
{
	struct setup setup;

	setup_init(&setup);
	setup.player_count = 3;
	setup.colors[0] = COLOR_GREEN;
	setup.colors[1] = COLOR_RED;
	setup.colors[2] = COLOR_BLACK;
	setup.settings.value[SETTING_EDITION] = EDITION_OLD;
	setup.settings.value[SETTING_FARM] = FARM_CITY4;
	setup.seed = seed;
	return setup;
}

/* Plays random moves until `moves` are played or the game is over. */
static void play_random(struct scenario *scenario, struct game *game, int count, uint64_t seed)
{
	struct move *moves = malloc(MOVES_MAX * sizeof *moves);
	struct rng rng;

	rng_seed(&rng, seed);
	while (count-- > 0) {
		int n = game_legal_moves(game, moves, MOVES_MAX);
		if (n == 0)
			break;
		struct move move = moves[rng_below(&rng, (uint32_t)n)];
		ck_assert(game_apply(game, &move, NULL));
		ck_assert(scenario_add_move(scenario, &move));
	}
	free(moves);
}

START_TEST(test_settled_setup_is_the_same_game)
{
	struct setup seeded = random_setup((uint64_t)_i * 977), settled = seeded;
	struct refusal refusal;
	struct game *a = game_create(tiles, &seeded, &refusal), *b;

	ck_assert(setup_settle(&settled, tiles, &refusal));
	ck_assert(settled.has_deck);
	ck_assert_int_eq(settled.deck_count, 71);
	b = game_create(tiles, &settled, &refusal);
	ck_assert_int_eq(game_decision(a).seat, game_decision(b).seat);
	ck_assert_int_eq(game_decision(a).tile, game_decision(b).tile);
	for (int i = 0; i < 71; i++) {
		uint8_t pile_a[TILES_MAX], pile_b[TILES_MAX];
		int n = game_deck(a, pile_a);
		ck_assert_int_eq(n, game_deck(b, pile_b));
		ck_assert_mem_eq(pile_a, pile_b, (size_t)n);
	}
	game_destroy(a);
	game_destroy(b);
}
END_TEST

START_TEST(test_save_load_same_hash)
{
	struct setup setup = random_setup((uint64_t)_i + 5);
	struct scenario *save, *loaded;
	struct format_error error;
	struct refusal refusal;
	struct game *game, *again;
	char *text, *second;

	ck_assert(setup_settle(&setup, tiles, &refusal));
	save = scenario_create(tiles, &setup);
	game = game_create(tiles, &setup, &refusal);
	play_random(save, game, 20 * _i, (uint64_t)_i);
	ck_assert(scenario_set_text(&save->names[1], "Aurélie \"la rousse\"\n"));
	ck_assert(scenario_set_client(save, "aids", "none"));
	ck_assert(scenario_set_client(save, "aids", "fields"));
	text = scenario_text(save);
	loaded = read_sound(text);
	again = scenario_play(loaded, -1, &error);
	ck_assert_ptr_nonnull(again);
	ck_assert_uint_eq(game_hash(game), game_hash(again));
	ck_assert_str_eq(loaded->names[1], "Aurélie \"la rousse\"\n");
	ck_assert_ptr_null(loaded->names[0]);
	ck_assert_str_eq(scenario_client(loaded, "aids"), "fields");
	ck_assert_ptr_null(scenario_client(loaded, "other"));
	second = scenario_text(loaded);
	ck_assert_str_eq(text, second); /* what was read is written the same */
	free(text);
	free(second);
	game_destroy(game);
	game_destroy(again);
	scenario_destroy(save);
	scenario_destroy(loaded);
}
END_TEST

START_TEST(test_cut_is_undo)
{
	struct setup setup = random_setup(42);
	struct scenario *save = scenario_create(tiles, &setup);
	struct format_error error;
	struct refusal refusal;
	struct game *game = game_create(tiles, &setup, &refusal), *cut;
	uint64_t hash;

	play_random(save, game, 30, 1);
	game_destroy(game);
	game = scenario_play(save, 17, &error);
	hash = game_hash(game);
	scenario_cut(save, 17);
	ck_assert_int_eq(scenario_move_count(save), 17);
	cut = scenario_play(save, -1, &error);
	ck_assert_uint_eq(hash, game_hash(cut));
	ck_assert(scenario_add_end(save));
	game_destroy(cut);
	cut = scenario_play(save, -1, &error);
	ck_assert_ptr_nonnull(cut);
	ck_assert(game_over(cut));
	game_destroy(cut);
	game_destroy(game);
	scenario_destroy(save);
}
END_TEST

START_TEST(test_file_is_replaced_whole)
{
	char path[] = "saveXXXXXX", directory[] = "dirXXXXXX", inside[64], *text;
	struct setup setup = random_setup(7);
	struct scenario *save = scenario_create(tiles, &setup), *loaded;
	struct format_error error;
	struct stat info;
	size_t length;
	int fd = mkstemp(path);

	close(fd);
	ck_assert(scenario_save(save, path, &error));
	loaded = scenario_load(path, tiles, &error);
	ck_assert_ptr_nonnull(loaded);
	ck_assert_str_eq(loaded->file, path);
	scenario_destroy(loaded);
	text = suite_file(path, &length);
	ck_assert_uint_gt(length, 50);
	free(text);
	unlink(path);

	/* A place that cannot be written is told, and leaves nothing behind. */
	ck_assert_ptr_nonnull(mkdtemp(directory));
	snprintf(inside, sizeof inside, "%s/none/save.json", directory);
	ck_assert(!scenario_save(save, inside, &error));
	ck_assert_str_eq(error.file, inside);
	ck_assert_ptr_nonnull(strstr(error.text, "cannot be written"));
	/* A directory cannot be replaced by a file. */
	ck_assert(!scenario_save(save, directory, &error));
	ck_assert_int_eq(stat(directory, &info), 0);
	ck_assert_int_eq(rmdir(directory), 0);
	ck_assert_ptr_null(scenario_load("no-such-file.json", tiles, &error));
	ck_assert_ptr_nonnull(strstr(error.text, "cannot be opened"));
	scenario_destroy(save);
}
END_TEST

START_TEST(test_truncated_save_is_refused)
{
	struct setup setup = random_setup(8);
	struct scenario *save = scenario_create(tiles, &setup);
	struct format_error error;
	struct refusal refusal;
	struct game *game = game_create(tiles, &setup, &refusal);
	char *text;
	size_t length;

	play_random(save, game, 12, 3);
	text = scenario_text(save);
	length = strlen(text) - 2; /* without the last bracket and newline */
	for (size_t n = 0; n <= length; n += n < 64 ? 1 : 17) {
		ck_assert_ptr_null(scenario_read(text, n, "cut.json", tiles, &error));
		ck_assert_int_ge(error.line, 1);
		ck_assert_int_ge(error.column, 1);
		ck_assert_ptr_nonnull(strstr(error.text, "not JSON"));
	}
	free(text);
	game_destroy(game);
	scenario_destroy(save);
}
END_TEST

START_TEST(test_turn_is_handed_over)
{
	struct scenario *scenario = read_sound(
	    "{\"format\": 1, \"players\": [\"red\", \"blue\"], \"tiles\": [[\"D\",0,0,0]], \"deck\": "
	    "[\"F\",\"E\",\"U\"],\n"
	    " \"scores\": {\"blue\": 9}, \"moves\": [\"place F 0,-1 1\", \"meeple city:N\", {\"turn\": \"red\"},\n"
	    " {\"caption\": \"closing\"}, {\"expect\": {\"player\": \"red\", \"tile\": \"E\"}},\n"
	    " \"place E 0,-2 2\", \"pass\", {\"expect\": {\"scores\": {\"red\": 8, \"blue\": 9}, \"supply\": {\"red\": "
	    "7}}}]}");
	struct format_error error;
	struct event_list *events = malloc(sizeof *events);
	struct replay replay;

	ck_assert(scenario_check(scenario, &error));
	ck_assert_int_eq(scenario_move_count(scenario), 4);
	ck_assert(replay_init(&replay, scenario, &error));
	ck_assert_int_eq(replay_next(&replay, events, &error), REPLAY_MOVED);
	ck_assert_int_eq(events->items[0].kind, EVENT_PLACED);
	ck_assert_ptr_null(scenario_caption_at(scenario, replay.step));
	ck_assert_int_eq(replay_next(&replay, events, &error), REPLAY_MOVED);
	ck_assert_str_eq(scenario_caption_at(scenario, replay.step), "closing");
	ck_assert_int_eq(game_decision(replay.game).seat, 0);
	ck_assert_int_eq(replay_next(&replay, events, &error), REPLAY_MOVED);
	ck_assert_int_eq(replay_next(&replay, events, &error), REPLAY_MOVED);
	ck_assert_int_eq(replay_next(&replay, events, &error), REPLAY_DONE);
	ck_assert_int_eq(replay.moves, 4);
	replay_finish(&replay);
	free(events);
	scenario_destroy(scenario);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("saves");
	TCase *sound = tcase_create("sound");

	tcase_add_loop_test(sound, test_kept_save_is_opened, 0, sizeof kept / sizeof *kept);
	tcase_add_test(sound, test_undone_comes_back);
	tcase_add_test(sound, test_checks_come_back);
	tcase_add_test(sound, test_a_broken_name_breaks_no_file);
	tcase_add_test(sound, test_a_changed_save_says_where);
	tcase_add_test(sound, test_a_swapped_tile_is_found);
	tcase_add_loop_test(sound, test_settled_setup_is_the_same_game, 0, 10);
	tcase_add_loop_test(sound, test_save_load_same_hash, 0, 12);
	tcase_add_test(sound, test_cut_is_undo);
	tcase_add_test(sound, test_file_is_replaced_whole);
	tcase_add_test(sound, test_turn_is_handed_over);
	tcase_add_test(sound, test_truncated_save_is_refused);
	tcase_add_test(sound, test_what_a_file_shows);
	suite_add_tcase(suite, sound);
	return suite_run(suite);
}
