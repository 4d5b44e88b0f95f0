/*
 * move.c - moves as text, the same in saves, scenarios, logs and the protocol;
 * and the order in which a list shows them.
 */
#include <bastide/game.h>

#include <stdio.h>
#include <string.h>

static const char *const edge_words[EDGE_COUNT] = {"N", "E", "S", "W"};
static const char *const half_words[HALF_COUNT] = {"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};

/* ---- writing ---- */

int spot_format(struct spot spot, char text[SPOT_TEXT_SIZE])
{
	const char *kind = spot.kind < FEATURE_KINDS ? feature_name(spot.kind) : "?";

	if ((spot.kind == FEATURE_CITY || spot.kind == FEATURE_ROAD) && spot.at < EDGE_COUNT)
		return snprintf(text, SPOT_TEXT_SIZE, "%s:%s", kind, edge_words[spot.at]);
	if (spot.kind == FEATURE_FIELD && spot.at < HALF_COUNT)
		return snprintf(text, SPOT_TEXT_SIZE, "%s:%s", kind, half_words[spot.at]);
	if (spot.kind == FEATURE_FIELD)
		return snprintf(text, SPOT_TEXT_SIZE, "%s:inner%d", kind, (spot.at - SPOT_INNER) & 7);
	return snprintf(text, SPOT_TEXT_SIZE, "%s", kind);
}

int move_format(const struct move *move, const struct tile_set *tiles, char text[MOVE_TEXT_SIZE])
{
	const char *figure = figure_name(move->figure);
	const char *quarter = move->quarter < QUARTER_COUNT ? quarter_name(move->quarter) : "?";
	char spot[SPOT_TEXT_SIZE];

	switch (move->kind) {
	case MOVE_PLACE:
		return snprintf(text, MOVE_TEXT_SIZE, "place %s %d,%d %d",
		                move->tile < tiles->type_count ? tiles->types[move->tile].id : "?", move->cell.x,
		                move->cell.y, move->rotation);
	case MOVE_FIGURE:
		spot_format(move->spot, spot);
		return snprintf(text, MOVE_TEXT_SIZE, "%s %s", figure, spot);
	case MOVE_RECALL:
		return snprintf(text, MOVE_TEXT_SIZE, "recall");
	case MOVE_PASS:
		return snprintf(text, MOVE_TEXT_SIZE, "pass");
	case MOVE_DRAW:
		return snprintf(text, MOVE_TEXT_SIZE, "draw");
	case MOVE_JOIN:
		return snprintf(text, MOVE_TEXT_SIZE, "join %s", figure);
	case MOVE_ENTER:
		return snprintf(text, MOVE_TEXT_SIZE, "enter %s %s", quarter, figure);
	case MOVE_COUNT:
		return snprintf(text, MOVE_TEXT_SIZE, "count %s", quarter);
	case MOVE_SEND:
		spot_format(move->spot, spot);
		return snprintf(text, MOVE_TEXT_SIZE, "send %s %s %d,%d %s", quarter, figure, move->cell.x,
		                move->cell.y, spot);
	default:
		return snprintf(text, MOVE_TEXT_SIZE, "?");
	}
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

static bool eat_figure(const char **text, uint8_t *figure)
{
	static const char *const words[] = {"meeple", "abbot"};

	return eat_word(text, words, 2, figure);
}

static bool eat_quarter(const char **text, uint8_t *quarter)
{
	const char *words[QUARTER_COUNT];

	for (int i = 0; i < QUARTER_COUNT; i++)
		words[i] = quarter_name(i);
	return eat_word(text, words, QUARTER_COUNT, quarter);
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

static bool eat_cell(const char **text, struct cell *cell)
{
	return eat_number(text, &cell->x) && eat(text, ",") && eat_number(text, &cell->y);
}

static bool eat_tile(const char **text, const struct tile_set *tiles, uint8_t *type)
{
	char id[TILE_ID_SIZE];
	size_t length = strcspn(*text, " ");
	int found;

	if (length >= sizeof(id))
		return false;
	memcpy(id, *text, length);
	id[length] = 0;
	found = tile_set_find(tiles, id);
	if (found < 0)
		return false;
	*text += length;
	*type = (uint8_t)found;
	return true;
}

static bool eat_spot(const char **text, struct spot *spot)
{
	char word[SPOT_TEXT_SIZE];
	size_t length = strcspn(*text, " ");

	if (length >= sizeof(word))
		return false;
	memcpy(word, *text, length);
	word[length] = 0;
	*text += length;
	return spot_parse(word, spot);
}

bool spot_parse(const char *text, struct spot *spot)
{
	static const char *const buildings[] = {"monastery", "shrine", "garden"};
	struct spot read = {0};

	if (eat_word(&text, buildings, 3, &read.kind)) {
		read.kind = (uint8_t)(read.kind + FEATURE_MONASTERY);
	} else if (eat(&text, "city:")) {
		read.kind = FEATURE_CITY;
		if (!eat_word(&text, edge_words, EDGE_COUNT, &read.at))
			return false;
	} else if (eat(&text, "road:")) {
		read.kind = FEATURE_ROAD;
		if (!eat_word(&text, edge_words, EDGE_COUNT, &read.at))
			return false;
	} else if (eat(&text, "field:inner")) {
		if (text[0] < '0' || text[0] >= '0' + TILE_FIELDS_MAX)
			return false;
		read.kind = FEATURE_FIELD;
		read.at = (uint8_t)(SPOT_INNER + (*text++ - '0'));
	} else if (eat(&text, "field:")) {
		read.kind = FEATURE_FIELD;
		if (!eat_word(&text, half_words, HALF_COUNT, &read.at))
			return false;
	} else {
		return false;
	}
	if (*text)
		return false;
	*spot = read;
	return true;
}

static bool place_parse(const char **text, const struct tile_set *tiles, struct move *move)
{
	int16_t rotation;

	move->kind = MOVE_PLACE;
	if (!eat_tile(text, tiles, &move->tile) || !eat(text, " ") || !eat_cell(text, &move->cell) || !eat(text, " ") ||
	    !eat_number(text, &rotation) || rotation < 0 || rotation > 3)
		return false;
	move->rotation = (uint8_t)rotation;
	return true;
}

static bool send_parse(const char **text, struct move *move)
{
	move->kind = MOVE_SEND;
	return eat_quarter(text, &move->quarter) && eat(text, " ") && eat_figure(text, &move->figure) &&
	       eat(text, " ") && eat_cell(text, &move->cell) && eat(text, " ") && eat_spot(text, &move->spot);
}

static bool any_parse(const char **text, const struct tile_set *tiles, struct move *move)
{
	static const struct {
		const char *word;
		uint8_t kind;
	} alone[] = {{"recall", MOVE_RECALL}, {"pass", MOVE_PASS}, {"draw", MOVE_DRAW}};

	if (eat(text, "place "))
		return place_parse(text, tiles, move);
	if (eat(text, "send "))
		return send_parse(text, move);
	if (eat(text, "join ")) {
		move->kind = MOVE_JOIN;
		return eat_figure(text, &move->figure);
	}
	if (eat(text, "enter ")) {
		move->kind = MOVE_ENTER;
		return eat_quarter(text, &move->quarter) && eat(text, " ") && eat_figure(text, &move->figure);
	}
	if (eat(text, "count ")) {
		move->kind = MOVE_COUNT;
		return eat_quarter(text, &move->quarter);
	}
	for (size_t i = 0; i < sizeof(alone) / sizeof(*alone); i++) {
		if (strcmp(*text, alone[i].word) == 0) {
			move->kind = alone[i].kind;
			*text += strlen(*text);
			return true;
		}
	}
	move->kind = MOVE_FIGURE;
	return eat_figure(text, &move->figure) && eat(text, " ") && eat_spot(text, &move->spot);
}

bool move_parse(const char *text, const struct tile_set *tiles, struct move *move)
{
	struct move read = {0};

	if (!any_parse(&text, tiles, &read) || *text)
		return false;
	*move = read;
	return true;
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
