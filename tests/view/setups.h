/* setups.h - the set-up of a game at a desk, for the tests of what is chosen there: by mouse, by keys, and kept. */
#ifndef BASTIDE_TESTS_SETUPS_H
#define BASTIDE_TESTS_SETUPS_H

#include "app/rulebook.h"
#include "ruler.h"
#include "screens.h"

extern struct desk desk;

void setup(void);
void teardown(void);

void open_setup(void);
/* Somebody sits down on the first free chair: a person, and the cursor is in the name; false where there is none. */
bool sit(void);
/* ... the gentlest computer player who does not sit there yet. */
void sit_computer(int seat);
/* Behind the scene. */
void open_choices(void);
void back_to_the_scene(void);

/* The two pages behind the scene; each opens at its top. */
enum setup_side { SIDE_RULES = 1, SIDE_AIDS };

/* The pages scroll: the wheel brings what is pressed into sight. */
void press(enum setup_side side, ui_id id);
void press_module(enum rule_module module);
void press_book(enum preset preset);
void press_aside(const char *name);

#endif
