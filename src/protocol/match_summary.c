/* What a match prints. */
#include <stdlib.h>

#include <jansson.h>

#include "format/json_out.h"
#include "match.h"
#include "words.h"

static const double first_class = 0.01, class_growth = 1.02;

void times_add(struct match_times *times, double ms)
{
	double limit = first_class;
	int class = 0;

	for (; class < TIME_CLASSES - 1 && ms > limit; class ++)
		limit *= class_growth;
	times->count[class]++;
	times->moves++;
	times->most = ms > times->most ? ms : times->most;
}

static double times_median(const struct match_times *times)
{
	double limit = first_class;
	long seen = 0;

	for (int class = 0; class < TIME_CLASSES && times->moves; class ++) {
		seen += times->count[class];
		if (2 * seen >= times->moves)
			return limit < times->most ? limit : times->most;
		limit *= class_growth;
	}
	return 0;
}

/* Newton's: no library of mathematics is needed for one root. */
static double root(double square)
{
	double guess = square > 1 ? square : 1;

	for (int i = 0; i < 60; i++)
		guess = (guess + square / guess) / 2;
	return square > 0 ? guess : 0;
}

/* Rounded, so that it is printed short. */
static json_t *number(double value, double unit)
{
	double steps = value / unit;
	long long whole = (long long)(steps < 0 ? steps - 0.5 : steps + 0.5);

	return json_real((double)whole * unit);
}

static void print(json_t *line, FILE *out)
{
	char *text = json_dumps(line, JSON_COMPACT | JSON_REAL_PRECISION(6));

	fprintf(out, "%s\n", text ? text : "{}");
	fflush(out);
	free(text);
	json_decref(line);
}

void match_print_game(const struct match_options *options, int index, const struct match_result *result, FILE *out)
{
	json_t *seats = json_array(), *scores = json_object(), *winners = json_array(), *lost = json_object();
	struct setup setup;

	players_fill(&setup, options->players);
	for (int seat = 0; seat < options->players; seat++) {
		const char *color = color_name((enum color)setup.colors[seat]);
		int player = result->seats[seat];

		json_array_append_new(seats, json_string(options->names[player]));
		json_object_set_new(scores, color, json_integer(result->scores[player]));
		if (result->shares[player] > 0)
			json_array_append_new(winners, json_string(color));
		if (result->lost[player][0])
			json_object_set_new(lost, color, json_string(result->lost[player]));
	}
	json_t *line = json_pack("{s:i,s:I,s:o,s:o,s:o}", "game", index + 1, "seed", (json_int_t)result->seed,
	                         "players", seats, "scores", scores, "winners", winners);
	json_set_some(line, "lost_seat", lost);
	print(line, out);
}

/* The mean over decks, and how far off it may be (95 %). */
static double deck_mean(const struct match_options *options, const struct match_result *results, int player,
                        double *error)
{
	int n = options->players, decks = options->games / n;
	double sum = 0, squares = 0, mean;

	for (int deck = 0; deck < decks; deck++) {
		double share = 0;

		for (int i = 0; i < n; i++)
			share += results[deck * n + i].shares[player] / n;
		sum += share;
		squares += share * share;
	}
	mean = sum / decks;
	*error = decks > 1 ? 1.96 * root((squares / decks - mean * mean) / (decks - 1)) : 1;
	return mean;
}

static json_t *player_summary(const struct match_options *options, const struct match_result *results,
                              const struct match_times *times, int player)
{
	double wins = 0, margin = 0, error, share = deck_mean(options, results, player, &error);
	int lost = 0;

	for (int game = 0; game < options->games; game++) {
		wins += results[game].shares[player];
		margin += results[game].margins[player];
		lost += results[game].lost[player][0] != 0;
	}
	return json_pack("{s:o*,s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:o*}", "name", json_string(options->names[player]), "wins",
	                 number(wins, 0.01), "share", number(share, 0.0001), "low",
	                 number(share > error ? share - error : 0, 0.0001), "high",
	                 number(share + error < 1 ? share + error : 1, 0.0001), "margin",
	                 number(margin / options->games, 0.01), "ms_median", number(times_median(times), 0.01),
	                 "ms_max", number(times->most, 0.01), "lost_seat", lost ? json_integer(lost) : NULL);
}

void match_print_summary(const struct match_options *options, const struct match_result *results,
                         const struct match_times *times, FILE *out)
{
	json_t *players = json_array();

	for (int player = 0; player < options->players; player++)
		json_array_append_new(players, player_summary(options, results, &times[player], player));
	print(json_pack("{s:b,s:i,s:o}", "summary", 1, "games", options->games, "players", players), out);
}
