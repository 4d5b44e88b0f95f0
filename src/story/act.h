/* act.h - how acts are made: for the files that find what a game's ending shows (act.c, act_farms.c, castle.c). */
#pragma once

#include "story/tally.h"

/* The next act; it begins with the scores of the one before, and shows the whole table.  Where memory ends it is the
 * last one, emptied. */
struct tally_act *act_add(struct tally *tally, int kind, int part);
/* A follower who is counted in the act; those who count nothing are left out. */
void act_farmer_add(struct tally_act *act, const struct feature_figure *figure, int farm);
/* Rows of the bill: the most first; followers stand up row by row.  Finds the owners. */
void act_rows_find(const struct tally *tally, struct tally_act *act);
/* A feature, with who stands there. */
struct tally_act *act_feature_add(struct tally *tally, const struct feature *feature, int part);
/* The record (an index of the list) is paid in this act. */
void act_record_take(struct tally *tally, struct tally_act *act, int index);
/* What the seat is paid in this act; begins with nothing. */
struct tally_pay *act_pay_add(struct tally_act *act, int seat);
/* The acts of the farms. */
void act_farms_find(struct tally *tally);
