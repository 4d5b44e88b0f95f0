/*
 * review_export.h - a review as a file carries it, beside the list of scores.
 */
#pragma once

#include "app/record_export.h"
#include "app/review.h"

/* The text of a list of scores (record_list_json, record_list_text; taken over, NULL too), with the review behind it,
 * or as a member "review".  NULL when out of memory; the text as it is without a review (NULL). */
char *review_join(char *text, const struct review *review, bool json, const struct game *game,
                  const char names[PLAYERS_MAX][RECORD_NAME_SIZE]);

/* Every turn of a file thought about, one after the other; NULL when out of memory or a move is refused. */
struct review *review_all(const struct scenario *scenario);

/* The same as lines for reading; free() it, NULL when out of memory. */
char *review_text(const struct review *review, const char names[PLAYERS_MAX][RECORD_NAME_SIZE]);
