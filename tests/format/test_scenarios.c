/* Every file of data/scenarios holds; and none of them holds by accident: with
 * any one expectation changed it fails. All that they say to people they say in
 * every language. */
#include <dirent.h>
#include <stdio.h>
#include <string.h>

#include <jansson.h>

#include "suite.h"

static char names[768][128];
static int name_count;

static int name_compare(const void *a, const void *b) { return strcmp(a, b); }

/* Those of a folder below data/scenarios: "" or "castle/". */
static void names_read(const char *folder)
{
	char relative[100];
	DIR *directory;
	struct dirent *entry;

	snprintf(relative, sizeof relative, "data/scenarios/%s", folder);
	directory = opendir(suite_path(relative));

	while (directory && (entry = readdir(directory))) {
		size_t length = strlen(entry->d_name);
		if (length > 5 && strlen(folder) + length < sizeof names[0] &&
		    strcmp(entry->d_name + length - 5, ".json") == 0 &&
		    name_count < (int)(sizeof names / sizeof *names)) {
			strcpy(names[name_count], folder);
			strcat(names[name_count++], entry->d_name);
		}
	}
	if (directory)
		closedir(directory);
	qsort(names, (size_t)name_count, sizeof *names, name_compare);
}

static json_t *file_json(int index)
{
	char relative[200];
	size_t length;
	char *text;
	json_t *root;

	snprintf(relative, sizeof relative, "data/scenarios/%s", names[index]);
	text = suite_file(suite_path(relative), &length);
	root = json_loadb(text, length, JSON_REJECT_DUPLICATES, NULL);
	free(text);
	ck_assert_ptr_nonnull(root);
	return root;
}

static bool json_checks(const json_t *root, struct format_error *error)
{
	char *text = json_dumps(root, 0);
	struct scenario *scenario = scenario_read(text, strlen(text), "scenario", tiles, error);
	bool good = scenario && scenario_check(scenario, error) && !scenario_idle(scenario, error);

	scenario_destroy(scenario);
	free(text);
	return good;
}

START_TEST(test_scenario_holds)
{
	struct format_error error;
	json_t *root = file_json(_i);
	bool good = json_checks(root, &error);

	ck_assert_msg(good, "%s: %s", names[_i], good ? "" : format_error_line(&error));
	json_decref(root);
}
END_TEST

/* ---- languages ---- */

static const char *const languages[] = {"en", "ca", "de", "es", "fr", "ro"};

/* What a language lacks of this sentence for people; NULL when it stands in all.  The lessons' plain sentences stand
 * in the catalogues (tools/translations), an empty one says that another holds. */
static const char *words_lack(const json_t *words, bool lesson)
{
	const char *plain = json_string_value(words);

	if (plain)
		return lesson || !*plain ? NULL : "all but English";
	for (size_t i = 0; i < sizeof languages / sizeof *languages; i++) {
		const char *said = json_string_value(json_object_get(words, languages[i]));
		if (!said || !*said)
			return languages[i];
	}
	return NULL;
}

/* The same of everything that is said below `value`; `where` becomes the member. */
static const char *value_lacks(const json_t *value, bool lesson, const char **where)
{
	static const char *const said[] = {"title", "caption", "shot", "ask"};
	const char *lacks = NULL;

	for (size_t i = 0; i < sizeof said / sizeof *said && !lacks; i++) {
		const json_t *words = json_object_get(value, said[i]);
		*where = said[i];
		lacks = words ? words_lack(words, lesson) : NULL;
	}
	const json_t *steps = json_object_get(value, "moves");
	for (size_t i = 0; i < json_array_size(steps) && !lacks; i++)
		lacks = value_lacks(json_array_get(steps, i), lesson, where);
	return lacks;
}

START_TEST(test_every_language_is_spoken)
{
	json_t *root = file_json(_i);
	const char *where = "", *lacks = value_lacks(root, strncmp(names[_i], "lesson-", 7) == 0, &where);

	ck_assert_msg(!lacks, "%s: a %s lacks %s", names[_i], where, lacks ? lacks : "");
	json_decref(root);
}
END_TEST

/* Any word of any language that is taken out of a file is missed; and the languages are those of the catalogues. */
START_TEST(test_a_language_lost_is_missed)
{
	size_t length;
	char *listed = suite_file(suite_path("data/po/LINGUAS"), &length);
	int lines = 0, lost = 0;

	for (char *line = strtok(listed, "\n"); line; line = strtok(NULL, "\n"))
		lines += *line != '#';
	free(listed);
	ck_assert_int_eq(lines + 1, (int)(sizeof languages / sizeof *languages));
	for (int k = 0; k < name_count; k++) {
		json_t *root = file_json(k), *caption = json_object_get(root, "caption");
		const char *language = languages[k % (int)(sizeof languages / sizeof *languages)], *where;
		if (json_is_object(caption)) {
			json_object_del(caption, language);
			ck_assert_str_eq(value_lacks(root, false, &where), language);
			ck_assert_str_eq(where, "caption");
			lost++;
		}
		json_decref(root);
	}
	ck_assert_int_gt(lost, 300);
}
END_TEST

/* ---- changed expectations ---- */

/* Calls `change` on every step that claims something; each call alters the
 * step in one place more, until it says there is none left. */
struct alteration {
	int wanted, seen; /* alter the place number `wanted` */
	bool done;
};

static bool alter_here(struct alteration *alteration)
{
	bool here = alteration->seen++ == alteration->wanted;

	alteration->done = alteration->done || here;
	return here;
}

/* A different value of the same kind. */
static json_t *value_changed(const json_t *value)
{
	if (json_is_integer(value))
		return json_integer(json_integer_value(value) + 1);
	if (json_is_boolean(value))
		return json_boolean(!json_is_true(value));
	if (json_is_null(value))
		return json_string("red");
	return json_string(json_string_value(value) && strcmp(json_string_value(value), "red") == 0 ? "blue" : "red");
}

static void alter_values(json_t *value, struct alteration *alteration)
{
	const char *key;
	json_t *member;

	if (json_is_object(value)) {
		json_object_foreach(value, key, member) {
			if (json_is_object(member) || json_is_array(member))
				alter_values(member, alteration);
			else if (alter_here(alteration)) {
				json_object_set_new(value, key, value_changed(member));
				return;
			}
		}
	} else if (json_is_array(value) && json_array_size(value) == 0) {
		if (alter_here(alteration))
			json_array_append_new(value, json_string("red"));
	} else {
		for (size_t i = 0; i < json_array_size(value); i++) {
			member = json_array_get(value, i);
			if (json_is_object(member) || json_is_array(member))
				alter_values(member, alteration);
			else if (alter_here(alteration)) {
				json_array_set_new(value, i, value_changed(member));
				return;
			}
		}
	}
}

static void key_renamed(json_t *step, const char *from, const char *to)
{
	json_object_set(step, to, json_object_get(step, from));
	json_object_del(step, from);
}

/* The spots offered to another figure: one less, or one that there is none. */
static void alter_offer(json_t *spots, struct alteration *alteration)
{
	if (!spots || !alter_here(alteration))
		return;
	if (json_array_size(spots) > 0)
		json_array_remove(spots, 0);
	else
		json_array_append_new(spots, json_string("monastery"));
}

static void alter_step(json_t *step, struct alteration *alteration)
{
	json_t *spots = json_object_get(step, "spots");

	if (json_object_get(step, "expect")) {
		alter_values(json_object_get(step, "expect"), alteration);
	} else if (json_object_get(step, "legal")) {
		if (alter_here(alteration))
			key_renamed(step, "legal", "illegal");
	} else if (json_object_get(step, "illegal")) {
		if (alter_here(alteration)) {
			json_object_del(step, "rule");
			key_renamed(step, "illegal", "legal");
		} else if (json_object_get(step, "rule") && alter_here(alteration)) {
			json_object_set_new(step, "rule", json_string("R-0.0"));
		}
	} else if (json_object_get(step, "placements")) {
		if (alter_here(alteration))
			json_object_set_new(step, "placements", value_changed(json_object_get(step, "placements")));
	} else if (json_object_get(step, "same")) {
		if (alter_here(alteration))
			key_renamed(step, "same", "different");
	} else if (json_object_get(step, "different")) {
		if (alter_here(alteration))
			key_renamed(step, "different", "same");
	} else if (json_object_get(step, "feature")) {
		json_t *place = json_incref(json_object_get(step, "feature"));
		json_object_del(step, "feature");
		alter_values(step, alteration);
		json_object_set_new(step, "feature", place);
	} else if (spots) {
		if (alter_here(alteration)) {
			if (json_array_size(spots) > 0)
				json_array_remove(spots, json_array_size(spots) - 1);
			else
				json_array_append_new(spots, json_string("monastery"));
		}
		for (int figure = FIGURE_MEEPLE + 1; figure < FIGURE_KINDS; figure++)
			alter_offer(json_object_get(step, figure_name((enum figure)figure)), alteration);
	}
}

static void alter_file(json_t *root, struct alteration *alteration)
{
	json_t *moves = json_object_get(root, "moves");

	for (size_t i = 0; i < json_array_size(moves) && !alteration->done; i++)
		if (json_is_object(json_array_get(moves, i)))
			alter_step(json_array_get(moves, i), alteration);
}

START_TEST(test_changed_expectation_fails)
{
	json_t *root = file_json(_i);
	struct alteration alteration = {0};

	do {
		json_t *changed = json_deep_copy(root);
		struct format_error error;
		alteration.seen = 0;
		alteration.done = false;
		alter_file(changed, &alteration);
		ck_assert_msg(!alteration.done || !json_checks(changed, &error), "%s holds with claim %d changed",
		              names[_i], alteration.wanted + 1);
		json_decref(changed);
		alteration.wanted++;
	} while (alteration.done);
	/* A rule example without a claim would prove nothing. */
	ck_assert_msg(alteration.wanted > 1 || (!strchr("EXRY", names[_i][0]) && !strchr(names[_i], '/')),
	              "%s claims nothing", names[_i]);
	json_decref(root);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("scenarios");
	TCase *files = tcase_create("files");

	names_read("");
	names_read("castle/");
	tcase_set_timeout(files, 60);
	tcase_add_loop_test(files, test_scenario_holds, 0, name_count);
	tcase_add_loop_test(files, test_every_language_is_spoken, 0, name_count);
	tcase_add_test(files, test_a_language_lost_is_missed);
	tcase_add_loop_test(files, test_changed_expectation_fails, 0, name_count);
	suite_add_tcase(suite, files);
	return suite_run(suite);
}
