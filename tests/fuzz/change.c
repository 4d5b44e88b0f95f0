#include "change.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include <bastide/format.h>

#include "fuzz.h"

enum { NODES_MAX = 4096, ITEMS_MOST = 400 };

/* A value of the document, and what holds it. */
struct node {
	json_t *parent, *value;
	const char *key; /* of an object */
	size_t index;    /* of an array */
};

static struct {
	struct node at[NODES_MAX];
	int count;
} nodes;

static void gather(json_t *parent)
{
	const char *key;
	json_t *value;
	size_t index;

	json_object_foreach(parent, key, value) {
		if (nodes.count == NODES_MAX)
			return;
		nodes.at[nodes.count++] = (struct node){.parent = parent, .value = value, .key = key};
		gather(value);
	}
	json_array_foreach(parent, index, value)
	{
		if (nodes.count == NODES_MAX)
			return;
		nodes.at[nodes.count++] = (struct node){.parent = parent, .value = value, .index = index};
		gather(value);
	}
}

static const struct node *any_node(struct rng *rng) { return &nodes.at[rng_below(rng, (uint32_t)nodes.count)]; }

/* Takes the new value. */
static void put(const struct node *node, json_t *value)
{
	if (node->key)
		json_object_set_new(node->parent, node->key, value);
	else
		json_array_set_new(node->parent, node->index, value);
}

/* ---- other values ---- */

static json_t *other_number(json_int_t number, struct rng *rng)
{
	static const json_int_t edges[] = {0,   1,   -1,    2,     7,         127,       128,
	                                   255, 256, 32767, 65536, INT32_MAX, INT32_MIN, INT64_MAX};

	switch (rng_below(rng, 4)) {
	case 0:
		return json_integer(number < INT64_MAX ? number + 1 : 0);
	case 1:
		return json_integer(number > INT64_MIN ? number - 1 : 0);
	case 2:
		return json_real((double)number / 3);
	default:
		return json_integer(edges[rng_below(rng, sizeof edges / sizeof *edges)]);
	}
}

/* Another text of the document; or this one shorter, longer, or with one letter changed. */
static json_t *other_text(const char *text, struct rng *rng)
{
	static const char letters[] = "0123456789-, :EDabcxyzN\xc3\xa9";
	const json_t *found = any_node(rng)->value;
	size_t length = strlen(text);
	char copy[512];

	if (json_is_string(found) && rng_below(rng, 2))
		return json_string(json_string_value(found));
	if (length + 2 > sizeof copy / 2)
		return json_string("");
	memcpy(copy, text, length + 1);
	switch (rng_below(rng, 3)) {
	case 0:
		copy[length ? rng_below(rng, (uint32_t)length) : 0] = '\0';
		break;
	case 1:
		memcpy(copy + length, text, length + 1);
		break;
	default:
		if (length)
			copy[rng_below(rng, (uint32_t)length)] = letters[rng_below(rng, sizeof letters - 1)];
	}
	json_t *made = json_string(copy);
	return made ? made : json_string("\xc3\xa9"); /* half a character is no text */
}

static json_t *other_value(const json_t *value, struct rng *rng)
{
	if (json_is_integer(value))
		return other_number(json_integer_value(value), rng);
	if (json_is_string(value))
		return other_text(json_string_value(value), rng);
	if (json_is_boolean(value))
		return json_boolean(!json_is_true(value));
	return json_deep_copy(any_node(rng)->value);
}

/* ---- other places ---- */

static void change_item(const struct node *node, struct rng *rng)
{
	size_t count = json_array_size(node->parent), other = rng_below(rng, (uint32_t)count);

	switch (rng_below(rng, 4)) {
	case 0:
		json_array_remove(node->parent, node->index);
		break;
	case 1:
		json_array_insert_new(node->parent, other, json_deep_copy(node->value));
		break;
	case 2: /* many of it: limits are reached */
		for (int i = 0; i < 1 << rng_below(rng, 8) && json_array_size(node->parent) < ITEMS_MOST; i++)
			json_array_insert_new(node->parent, node->index, json_deep_copy(node->value));
		break;
	default: {
		json_t *mine = json_deep_copy(node->value),
		       *theirs = json_deep_copy(json_array_get(node->parent, other));
		json_array_set_new(node->parent, node->index, theirs);
		json_array_set_new(node->parent, other, mine);
	}
	}
}

static void change_member(const struct node *node, struct rng *rng)
{
	const struct node *other = any_node(rng);

	if (rng_below(rng, 2) && other->key) {
		char key[128];
		size_t length = strlen(other->key);
		memcpy(key, other->key, length < sizeof key ? length + 1 : sizeof key);
		key[sizeof key - 1] = '\0';
		json_object_set_new(node->parent, key, json_deep_copy(other->value));
	} else {
		json_object_del(node->parent, node->key);
	}
}

/* ---- a game ---- */

/* The n-th move of the list becomes another that is legal there; one behind the last is one more. What follows stays,
 * or goes. */
static bool change_move(json_t *root, const char *text, size_t size, struct rng *rng)
{
	static struct move legal[MOVES_MAX];
	struct format_error error;
	json_t *moves = json_object_get(root, "moves");
	size_t at = rng_below(rng, (uint32_t)json_array_size(moves) + 1), played = 0;
	char words[MOVE_TEXT_SIZE];

	for (size_t i = 0; i < at; i++)
		played += json_is_string(json_array_get(moves, i));
	if (!json_is_array(moves) || (at < json_array_size(moves) && !json_is_string(json_array_get(moves, at))))
		return false;
	struct scenario *scenario = scenario_read(text, size, "change", fuzz_tiles(), &error);
	struct game *game = scenario ? scenario_play(scenario, (int)played, &error) : NULL;
	int count = game ? game_legal_moves(game, legal, MOVES_MAX) : 0;
	bool made = count > 0 && (at == json_array_size(moves) || rng_below(rng, 4) > 0);
	if (made) {
		move_format(&legal[rng_below(rng, (uint32_t)count)], scenario->tiles, words);
		if (at < json_array_size(moves))
			json_array_set_new(moves, at, json_string(words));
		else
			json_array_append_new(moves, json_string(words));
		if (rng_below(rng, 2))
			while (json_array_size(moves) > at + 1)
				json_array_remove(moves, at + 1);
		if (rng_below(rng, 4)) /* else the check values tell */
			json_object_del(root, "checks");
	}
	game_destroy(game);
	scenario_destroy(scenario);
	return made;
}

static void change(json_t *root, const char *text, size_t size, struct rng *rng)
{
	if (rng_below(rng, 3) == 0 && change_move(root, text, size, rng))
		return;
	nodes.count = 0;
	gather(root);
	if (nodes.count == 0)
		return;
	const struct node *node = any_node(rng);
	uint32_t how = rng_below(rng, 4);
	if (how == 0)
		put(node, json_deep_copy(any_node(rng)->value));
	else if (how == 1 && node->key)
		change_member(node, rng);
	else if (how == 1)
		change_item(node, rng);
	else
		put(node, other_value(node->value, rng));
}

/* The part from `from` to `to` becomes another text. */
static size_t replace(uint8_t *data, size_t size, size_t room, size_t from, size_t to, const char *text)
{
	size_t length = strlen(text), behind = size - to;

	if (from + length + behind > room)
		return 0;
	memmove(data + from + length, data + to, behind);
	memcpy(data + from, text, length);
	return from + length + behind;
}

static void any_line(const uint8_t *data, size_t size, struct rng *rng, size_t *from, size_t *to)
{
	*from = rng_below(rng, (uint32_t)size);
	while (*from > 0 && data[*from - 1] != '\n')
		--*from;
	for (*to = *from; *to < size && data[*to] != '\n';)
		++*to;
}

size_t fuzz_change(uint8_t *data, size_t size, size_t room, uint32_t seed)
{
	struct rng rng;
	size_t from = 0, to = size, made = 0;

	if (size == 0)
		return 0;
	rng_seed(&rng, seed);
	json_t *root = json_loadb((const char *)data, size, 0, NULL);
	if (!root) {
		any_line(data, size, &rng, &from, &to);
		root = json_loadb((const char *)data + from, to - from, 0, NULL);
	}
	if (!root)
		return 0;
	change(root, (const char *)data + from, to - from, &rng);
	char *text = json_dumps(root, JSON_COMPACT);
	if (text)
		made = replace(data, size, room, from, to, text);
	free(text);
	json_decref(root);
	return made;
}
