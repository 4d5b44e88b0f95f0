/* Places beside the table where figures wait, read and written by the keys of the games' tables. */
#include "game_words.h"

#include <stdio.h>
#include <string.h>

#include "json_out.h"

const char *haven_kind(void) { return any_haven(0)->kind; }

bool names_havens(const char *key)
{
	size_t length = strlen(haven_kind());

	return strncmp(key, haven_kind(), length) == 0 && strcmp(key + length, "s") == 0;
}

static int haven_count(void)
{
	int count = 0;

	while (count < HAVENS_MAX && any_haven(count))
		count++;
	return count;
}

bool names_haven(const json_t *word)
{
	for (int i = 0; json_is_string(word) && i < haven_count(); i++)
		if (strcmp(json_string_value(word), haven_name(i)) == 0)
			return true;
	return false;
}

bool read_haven(struct reader *reader, const json_t *value, uint8_t *haven)
{
	int index = reader_choice(reader, value, haven_kind(), haven_count(), haven_name);

	if (index < 0)
		return false;
	*haven = (uint8_t)index;
	return true;
}

json_t *wire_haven(int haven) { return json_string(haven_name(haven)); }

/* Only havens where somebody waits; each of his counts for one. */
static json_t *wire_waiting(const struct game *game)
{
	struct setup_figure figures[FIGURES_MAX];
	int count = game_figures(game, figures);
	json_t *object = json_object();

	for (int haven = 0; haven < haven_count(); haven++) {
		json_t *seats = json_object();
		for (int i = 0; i < count; i++) {
			const char *color = color_name(game_color(game, figures[i].seat));
			json_int_t others = json_integer_value(json_object_get(seats, color));
			if (figures[i].place == PLACE_HAVEN && figures[i].haven == haven)
				json_object_set_new(seats, color, json_integer(others + 1));
		}
		json_set_some(object, haven_name(haven), seats);
	}
	return object;
}

/* Where figures of a kind wait of which each player has one. */
static json_t *wire_lone(const struct game *game, int figure)
{
	struct setup_figure figures[FIGURES_MAX];
	int count = game_figures(game, figures);
	json_t *object = json_object();

	for (int i = 0; i < count; i++)
		if (figures[i].place == PLACE_HAVEN && figures[i].figure == figure)
			json_object_set_new(object, color_name(game_color(game, figures[i].seat)),
			                    wire_haven(figures[i].haven));
	return object;
}

void wire_havens(const struct game *game, json_t *state)
{
	char key[40];

	if (!game_has_havens(game))
		return;
	snprintf(key, sizeof key, "%ss", haven_kind());
	json_object_set_new(state, key, wire_waiting(game));
	for (int figure = 0; figure < figure_kinds(); figure++) {
		const struct piece *piece = game_piece(game_kind(game), figure);
		if (!piece || !game_owned(game, (enum figure)figure) || !piece->lodges)
			continue;
		snprintf(key, sizeof key, "%s_%s", piece->key, haven_kind());
		json_object_set_new(state, key, wire_lone(game, figure));
	}
}
