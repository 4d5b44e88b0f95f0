/* company.h - a table at which computer players sit, for the tests of how they play and of what they advise. */
#ifndef BASTIDE_TESTS_COMPANY_H
#define BASTIDE_TESTS_COMPANY_H

#include "view/play/screen.h"
#include "../frames/seen.h"
#include "ruler.h"

extern struct desk desk;
extern struct screen *screen;

struct play_seen seen(void);
/* Begins a game; "" for a person. */
void table(const char *const computers[], int count);
/* The same game at a table that remembers nothing. */
void open_again(void);
void tick(void);
void person_plays(void);
/* The same with the pointer: the list under a card has taken the keys. */
void person_clicks(void);
/* Until a person is to act, or the game is over. */
void company_plays(void);

#endif
