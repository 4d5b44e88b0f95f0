#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "expect.h"
#include "game_words.h"

struct comparison {
	char *text;
	size_t size;
	char path[120];
};

static bool compare_values(struct comparison *comparison, const json_t *wanted, const json_t *actual);

static char *value_text(const json_t *value)
{
	return value ? json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT) : NULL;
}

static bool differs(struct comparison *comparison, const json_t *wanted, const json_t *actual)
{
	char *there = value_text(actual), *expected = value_text(wanted);

	if (there)
		snprintf(comparison->text, comparison->size, "%s is %s, not %s", comparison->path, there,
		         expected ? expected : "?");
	else
		snprintf(comparison->text, comparison->size, "%s is not there", comparison->path);
	free(there);
	free(expected);
	return false;
}

static bool compare_member(struct comparison *comparison, const char *key, const json_t *wanted, const json_t *actual)
{
	size_t length = strlen(comparison->path);

	snprintf(comparison->path + length, sizeof comparison->path - length, "%s%s", length ? "." : "", key);
	bool holds = compare_values(comparison, wanted, actual);
	comparison->path[length] = '\0';
	return holds;
}

static bool compare_objects(struct comparison *comparison, const json_t *wanted, const json_t *actual)
{
	const char *key;
	json_t *value;

	json_object_foreach((json_t *)wanted, key, value)
		if (!compare_member(comparison, key, value, json_object_get(actual, key)))
			return false;
	/* An empty haven is not told, so one that is not expected must be missing. */
	if (names_havens(comparison->path) && json_object_size(wanted) != json_object_size(actual))
		return differs(comparison, wanted, actual);
	return true;
}

/* Expected events are found in this order; others may lie between. */
static bool compare_events(struct comparison *comparison, const json_t *wanted, const json_t *actual)
{
	struct comparison quiet = {comparison->text, comparison->size, "event"};
	size_t at = 0;

	for (size_t i = 0; i < json_array_size(wanted); i++) {
		while (at < json_array_size(actual) &&
		       !compare_objects(&quiet, json_array_get(wanted, i), json_array_get(actual, at)))
			at++;
		if (at++ < json_array_size(actual))
			continue;
		snprintf(comparison->path, sizeof comparison->path, "event %zu of the expected ones", i + 1);
		return differs(comparison, json_array_get(wanted, i), NULL);
	}
	return true;
}

static bool compare_values(struct comparison *comparison, const json_t *wanted, const json_t *actual)
{
	if (json_is_object(wanted) && json_is_object(actual))
		return compare_objects(comparison, wanted, actual);
	if (strcmp(comparison->path, "events") == 0 && json_is_array(wanted) && json_is_array(actual))
		return compare_events(comparison, wanted, actual);
	if (json_is_integer(wanted) && json_is_array(actual)) {
		bool same = (size_t)json_integer_value(wanted) == json_array_size(actual);
		json_t *length = json_integer((json_int_t)json_array_size(actual));
		if (!same)
			differs(comparison, wanted, length);
		json_decref(length);
		return same;
	}
	if (json_is_integer(wanted) && json_is_object(actual))
		return compare_member(comparison, "meeple", wanted, json_object_get(actual, "meeple"));
	return json_equal(wanted, actual) || differs(comparison, wanted, actual);
}

bool json_holds(const json_t *wanted, const json_t *actual, char *text, size_t size)
{
	struct comparison comparison = {text, size, ""};

	return compare_values(&comparison, wanted, actual);
}
