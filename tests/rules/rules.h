/*
 * rules.h - the suites of this directory, one file of tests per part of the
 * rules.  A test is named after the rule it proves: test_R_6_7_… for.
 */
#ifndef BASTIDE_RULES_RULES_H
#define BASTIDE_RULES_RULES_H

#include "board.h"

/* A suite of these tests; each takes its board off the table afterwards. */
Suite *rules_suite(const char *name, const TTest *const *tests, int count);

#define RULES_SUITE(name, tests) rules_suite(name, tests, (int)(sizeof(tests) / sizeof((tests)[0])))

/* A city of one tile north of the City of Carcassonne, which `place E 0,-2 2` completes. */
#define CITY_OF_BLUE "tiles CITY E@0,-1; figures blue@0,-1/city:N"

Suite *setup_suite(void);       /* */
Suite *placing_suite(void);     /* */
Suite *claiming_suite(void);    /* */
Suite *features_suite(void);    /* */
Suite *scoring_suite(void);     /* */
Suite *farms_suite(void);       /* */
Suite *final_suite(void);       /* */
Suite *traps_suite(void);       /* mistakes other engines made */
Suite *refusals_suite(void);    /* one test per enum refusal_reason */
Suite *river_suite(void);       /* */
Suite *abbot_suite(void);       /* */
Suite *river2_suite(void);      /* */
Suite *river_games_suite(void); /* both rivers, at random */
Suite *city_suite(void);        /* */
Suite *count_suite(void);       /* */
Suite *count_end_suite(void);   /* */
Suite *king_suite(void);        /* */
Suite *shrines_suite(void);     /* */
Suite *together_suite(void);    /* */
Suite *inns_suite(void);        /* */
Suite *traders_suite(void);     /* the builder */
Suite *goods_suite(void);       /* pigs and goods */
Suite *both_suite(void);        /* */
Suite *dragon_suite(void);      /* */
Suite *dragon_and_suite(void);  /* R-29 with the others: R-32 */
Suite *abbey_suite(void);       /* */

#endif
