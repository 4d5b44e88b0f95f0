/*
 * result.h - figures of a finished game, found once: categories, curve,
 * records; and the parts of the result screen that draw them.
 */
#pragma once

#include "view/ending/core/look.h"
#include "view/ending/core/show.h"

/* Columns of the table beside those of record_class(): what was unfinished, and points that a player had before the
 * first move, where the table was given, so that every row adds up to its total. */
enum { RESULT_UNFINISHED = RECORD_CLASSES, RESULT_GIVEN, RESULT_SHOWN };
extern const uint8_t result_order[RESULT_SHOWN]; /* as they stand from left to right */

enum { RESULT_FACTS = 6 };

struct result_fact {
	bool known;
	unsigned seats;            /* whose it is, a bit for each */
	char title[96], text[160]; /* "Longest road", "9 tiles" */
};

struct result {
	int player_count, order[PLAYERS_MAX], place[PLAYERS_MAX]; /* by rank; equal scores share a place */
	unsigned winners;
	int32_t total[PLAYERS_MAX], points[PLAYERS_MAX][RESULT_SHOWN], best[RESULT_SHOWN]; /* that anybody has there */
	bool shown[RESULT_SHOWN]; /* cards, and points at the start, only where somebody got any */
	struct result_fact facts[RESULT_FACTS];
	int turn_count;
	int32_t curve[TILES_MAX + 1][PLAYERS_MAX]; /* after each turn, 0 = before the first */
	int32_t unfinished[PLAYERS_MAX];           /* after the unfinished features; The Castle: after the courts */
	int32_t top;                               /* of the curve */
};

void result_find(struct result *result, const struct show *show);
const char *result_column_name(const struct tally *tally, int column);

/* Who won, on a podium, and the ranking; `facts`: by which rules, too; `rise` 0..1: the podium; `counted` 0..1: how
 * much of the scores is there. */
void result_winner_draw(const struct tally_look *look, const struct result *result, struct rect box, bool facts,
                        float rise, float counted);
void result_table_draw(const struct tally_look *look, const struct result *result, struct rect box);
void result_chart_draw(const struct tally_look *look, const struct result *result, struct rect box);
void result_facts_draw(const struct tally_look *look, const struct result *result, struct rect box);

/* What table and facts need in a panel of this width; 0: there is nothing to tell. */
int result_table_height(const struct tally_look *look, const struct result *result, int w);
int result_facts_height(const struct tally_look *look, const struct result *result, int w);

/* All that was laid, as large as `stage` has room for. */
struct camera result_camera(const struct tally_look *look, struct rect stage);
/* The same in its light; quiet and dark behind panels. */
void result_board_draw(struct frame *frame, const struct tally_look *look, const struct show *show,
                       const struct camera *camera, struct rect stage, bool dark);

/* A row of buttons at the bottom, in a walnut bar unless it is bare; the pressed one, or -1. */
struct result_button {
	const char *name, *label, *tip;
	bool disabled, primary;
	const char *brief; /* label where they are too many for the bar, or NULL */
};
struct ui;
int result_bar(struct ui *ui, const struct tally_look *look, const struct result_button *buttons, int count,
               const char *hint, bool bare);

/* The winners' emblems fall over the table; `t` 0..1 of the time it takes. */
void result_confetti_draw(const struct tally_look *look, const struct result *result, float t);
/* What of them comes to lie: in `floor`, where there is no land. */
void result_confetti_rest(const struct tally_look *look, const struct result *result, const struct camera *camera,
                          struct rect floor, float t);

/* Writes the scores, what was not paid (may be NULL) and the review where there is one into a new file of this name,
 * and says what became of it. */
struct record_unpaid;
void result_export(struct show *show, struct host *host, uint64_t now, const char *stem,
                   const struct record_unpaid *unpaid, bool json);
