/* move.c - moves as text, the same in saves, scenarios, logs and the protocol;
 * and the order in which a list shows them. */
#include "engine/core/rules.h"

#include <stdio.h>
#include <string.h>

/* ---- writing ---- */

int spot_format(struct spot spot, char text[SPOT_TEXT_SIZE])
{
	const char *kind = spot.kind < FEATURE_KINDS ? feature_name(spot.kind) : "?";
	unsigned bit = spot.kind < FEATURE_KINDS ? 1U << spot.kind : 0;

	if (bit & FEATURES_BY_EDGE && spot.at < EDGE_COUNT)
		return snprintf(text, SPOT_TEXT_SIZE, "%s:%s", kind, edge_letters[spot.at]);
	if (bit & FEATURES_BY_HALF && spot.at < HALF_COUNT)
		return snprintf(text, SPOT_TEXT_SIZE, "%s:%s", kind, half_edge_words[spot.at]);
	if (bit & FEATURES_BY_HALF)
		return snprintf(text, SPOT_TEXT_SIZE, "%s:inner%d", kind, (spot.at - SPOT_INNER) & 7);
	return snprintf(text, SPOT_TEXT_SIZE, "%s", kind);
}

/* One part of a move, after a blank unless it is the first word. */
static int part_format(char part, const struct move *move, const struct tile_set *tiles, char *text, size_t size)
{
	char spot[SPOT_TEXT_SIZE];

	switch (part) {
	case 'A':
		return part_format(move->apart ? 'Q' : 'S', move, tiles, text, size);
	case 'C':
	case 'K':
		return snprintf(text, size, "%d,%d", move->cell.x, move->cell.y);
	case 'F':
		return snprintf(text, size, "%s", figure_name(move->figure));
	case 'P':
		return snprintf(text, size, "%s", move->color < COLOR_COUNT ? color_name(move->color) : "?");
	case 'Q':
		return snprintf(text, size, "%s", haven_name(move->haven));
	case 'R':
		return snprintf(text, size, "%d", move->rotation);
	case 'T':
		return snprintf(text, size, "%s", move->tile < tiles->type_count ? tiles->types[move->tile].id : "?");
	default:
		spot_format(move->spot, spot);
		return snprintf(text, size, "%s", spot);
	}
}

int move_format(const struct move *move, const struct tile_set *tiles, char text[MOVE_TEXT_SIZE])
{
	const struct move_form *form = form_of(rules_of(tiles->game), move->kind);
	int length = 0;

	if (!form)
		return snprintf(text, MOVE_TEXT_SIZE, "?");
	if (form->word)
		length = snprintf(text, MOVE_TEXT_SIZE, "%s", form->word);
	for (const char *part = form->parts; *part; part++) {
		if (*part == 'D' && !move->doubled)
			continue;
		if (length)
			text[length++] = ' ';
		length += *part == 'D'
		              ? snprintf(text + length, MOVE_TEXT_SIZE - (size_t)length, "double")
		              : part_format(*part, move, tiles, text + length, MOVE_TEXT_SIZE - (size_t)length);
	}
	text[length] = 0;
	return length;
}

/* ---- how it is written ---- */

struct telling {
	char *text;
	size_t size, length;
};

static void tell(struct telling *telling, const char *format, const char *word)
{
	if (telling->length >= telling->size)
		return;
	int written = snprintf(telling->text + telling->length, telling->size - telling->length, format, word);
	telling->length += written > 0 ? (size_t)written : 0;
}

static const char *part_told(char part, bool apart)
{
	static const char *const words[] = {
	    ['C'] = "X,Y",     ['D'] = "double", ['F'] = "FIGURE", ['K'] = "X,Y", ['P'] = "COLOR",
	    ['Q'] = "QUARTER", ['R'] = "R",      ['S'] = "SPOT",   ['T'] = "ID"};

	return words[(unsigned char)(part != 'A' ? part : apart ? 'Q' : 'S')];
}

static void form_tell(struct telling *telling, const struct move_form *form, const struct move *move)
{
	const char *between = "%s";

	if (form->word)
		tell(telling, between, form->word);
	between = form->word ? " %s" : "%s";
	for (const char *part = form->parts; *part; part++) {
		if (*part == 'D' && !move->doubled)
			continue;
		tell(telling, between, part_told(*part, move->apart));
		between = " %s";
	}
}

/* Is a move before it in the list written the same way? */
static bool told_before(const struct rules *rules, const struct move *moves, int at)
{
	for (int i = 0; i < at; i++) {
		const char *parts = form_of(rules, moves[at].kind)->parts;
		bool told = strchr(parts, 'A') || strchr(parts, 'D'); /* the bit that both read is written */

		if (moves[i].kind == moves[at].kind && (!told || moves[i].apart == moves[at].apart))
			return true;
	}
	return false;
}

/* The figures that are named in them, as "; FIGURE is meeple". */
static void figures_tell(struct telling *telling, const struct tile_set *tiles, const struct move *moves, int count)
{
	unsigned named = 0;

	for (int i = 0; i < count; i++)
		if (strchr(form_of(rules_of(tiles->game), moves[i].kind)->parts, 'F'))
			named |= 1U << moves[i].figure;
	for (int i = 0, told = 0; i < PIECES_MAX; i++) {
		if (!(named >> i & 1))
			continue;
		tell(telling, !told++ ? "; FIGURE is %s" : named >> i == 1 ? " or %s" : ", %s", tiles->pieces[i]->key);
	}
}

void moves_told(const struct tile_set *tiles, const struct move *moves, int count, char *text, size_t size)
{
	const struct rules *rules = rules_of(tiles->game);
	struct telling telling = {text, size, 0};
	int forms = 0;

	text[0] = 0;
	for (int i = 0; i < count; i++)
		forms += !told_before(rules, moves, i);
	tell(&telling, "%s", forms == 0 ? "nothing is owed" : forms == 1 ? "now it is: " : "now it is one of: ");
	for (int i = 0, told = 0; i < count; i++) {
		if (told_before(rules, moves, i))
			continue;
		tell(&telling, "%s", told++ ? ", " : "");
		form_tell(&telling, form_of(rules, moves[i].kind), &moves[i]);
	}
	figures_tell(&telling, tiles, moves, count);
}

/* ---- reading ---- */

/* The rest of a text; readers eat what they recognise and say whether they did. */
static bool eat(const char **text, const char *word)
{
	size_t length = strlen(word);

	if (strncmp(*text, word, length) != 0)
		return false;
	*text += length;
	return true;
}

/* A word of a list, followed by a blank or the end. */
static bool eat_word(const char **text, const char *const *words, int count, uint8_t *index)
{
	size_t length = strcspn(*text, " ");

	for (int i = 0; i < count; i++) {
		if (strlen(words[i]) == length && strncmp(*text, words[i], length) == 0) {
			*text += length;
			*index = (uint8_t)i;
			return true;
		}
	}
	return false;
}

static bool eat_figure(const char **text, const struct tile_set *tiles, uint8_t *figure)
{
	const char *words[PIECES_MAX];

	for (int i = 0; i < PIECES_MAX; i++)
		words[i] = tiles->pieces[i] ? tiles->pieces[i]->key : "";
	return **text && **text != ' ' && eat_word(text, words, PIECES_MAX, figure);
}

static bool eat_haven(const char **text, const struct tile_set *tiles, uint8_t *haven)
{
	const char *words[HAVENS_MAX];

	for (int i = 0; i < HAVENS_MAX; i++)
		words[i] = game_haven(tiles->game, i) ? game_haven(tiles->game, i)->key : "";
	return **text && **text != ' ' && eat_word(text, words, HAVENS_MAX, haven);
}

/* Digits with an optional minus; what is far beyond every cell stays so without overflowing. */
static bool eat_number(const char **text, int16_t *number)
{
	const char *at = *text;
	bool minus = *at == '-';
	int value = 0, digits = 0;

	for (at += minus; *at >= '0' && *at <= '9'; at++, digits++) {
		if (value < 1000)
			value = value * 10 + (*at - '0');
		else
			value = 9999;
	}
	if (!digits)
		return false;
	*text = at;
	*number = (int16_t)(minus ? -value : value);
	return true;
}

static bool eat_color(const char **text, uint8_t *color)
{
	const char *words[COLOR_COUNT];

	for (int i = 0; i < COLOR_COUNT; i++)
		words[i] = color_name(i);
	return eat_word(text, words, COLOR_COUNT, color);
}

static bool eat_tile(const char **text, const struct tile_set *tiles, uint8_t *type)
{
	char id[TILE_ID_SIZE];
	size_t length = strcspn(*text, " ");

	if (length >= sizeof id)
		return false;
	memcpy(id, *text, length);
	id[length] = 0;
	int found = tile_set_find(tiles, id);
	if (found < 0)
		return false;
	*text += length;
	*type = (uint8_t)found;
	return true;
}

bool spot_parse(const char *text, struct spot *spot)
{
	size_t length = strcspn(text, ":");
	struct spot read = {0};

	while (read.kind < FEATURE_KINDS &&
	       (strlen(feature_name(read.kind)) != length || strncmp(feature_name(read.kind), text, length) != 0))
		read.kind++;
	if (read.kind == FEATURE_KINDS)
		return false;
	unsigned bit = 1U << read.kind;
	text += length;
	if (bit & (FEATURES_BY_EDGE | FEATURES_BY_HALF) && !eat(&text, ":"))
		return false;
	if (bit & FEATURES_BY_HALF && eat(&text, "inner")) {
		if (text[0] < '0' || text[0] >= '0' + TILE_FIELDS_MAX)
			return false;
		read.at = (uint8_t)(SPOT_INNER + (*text++ - '0'));
	} else if (bit & FEATURES_BY_HALF) {
		if (!eat_word(&text, half_edge_words, HALF_COUNT, &read.at))
			return false;
	} else if (bit & FEATURES_BY_EDGE) {
		if (!eat_word(&text, edge_letters, EDGE_COUNT, &read.at))
			return false;
	}
	if (*text)
		return false;
	*spot = read;
	return true;
}

static bool eat_spot(const char **text, const struct rules *rules, struct spot *spot)
{
	char word[SPOT_TEXT_SIZE];
	size_t length = strcspn(*text, " ");

	if (length >= sizeof word)
		return false;
	memcpy(word, *text, length);
	word[length] = 0;
	*text += length;
	return spot_parse(word, spot) && rules->kinds >> spot->kind & 1;
}

static bool eat_rotation(const char **text, uint8_t *rotation)
{
	int16_t number;

	if (!eat_number(text, &number) || number < 0 || number > 3)
		return false;
	*rotation = (uint8_t)number;
	return true;
}

static bool eat_part(char part, const char **text, const struct tile_set *tiles, struct move *move)
{
	const struct rules *rules = rules_of(tiles->game);

	switch (part) {
	case 'A':
		move->apart = eat_part('Q', text, tiles, move);
		return move->apart || eat_part('S', text, tiles, move);
	case 'C':
	case 'K':
		return eat_number(text, &move->cell.x) && eat(text, ",") && eat_number(text, &move->cell.y);
	case 'F':
		return eat_figure(text, tiles, &move->figure);
	case 'P':
		return eat_color(text, &move->color);
	case 'Q':
		return eat_haven(text, tiles, &move->haven);
	case 'R':
		return eat_rotation(text, &move->rotation);
	case 'T':
		return eat_tile(text, tiles, &move->tile);
	default:
		return eat_spot(text, rules, &move->spot);
	}
}

static bool form_parse(const struct move_form *form, const char *text, const struct tile_set *tiles, struct move *move)
{
	bool first = !form->word;

	if (form->word && !eat(&text, form->word))
		return false;
	for (const char *part = form->parts; *part; part++) {
		if (*part == 'D') {
			move->doubled = eat(&text, " double");
			continue;
		}
		if (!first && !eat(&text, " "))
			return false;
		if (!eat_part(*part, &text, tiles, move))
			return false;
		first = false;
	}
	return !*text;
}

bool move_parse(const char *text, const struct tile_set *tiles, struct move *move)
{
	for (int kind = 0; kind < MOVE_KINDS; kind++) {
		const struct move_form *form = form_of(rules_of(tiles->game), kind);
		struct move read = {.kind = (uint8_t)kind};

		if (!form || !form_parse(form, text, tiles, &read))
			continue;
		*move = read;
		return true;
	}
	return false;
}

/* ---- lists ---- */

/* Sorts placements; any other move is like every other. */
static int64_t place_rank(const struct move *move)
{
	int64_t row = move->cell.y, column = move->cell.x;

	return move->kind == MOVE_PLACE ? ((row + CELL_MAX) << 16 | (column + CELL_MAX)) << 2 | move->rotation : 0;
}

void moves_sort(struct move *moves, int count)
{
	for (int i = 1; i < count; i++) {
		struct move move = moves[i];
		int64_t rank = place_rank(&move);
		int at = i;

		for (; at > 0 && place_rank(&moves[at - 1]) > rank; at--)
			moves[at] = moves[at - 1];
		moves[at] = move;
	}
}
