/*
 * shrines.h - what is known of shrines beyond the moves: that of a shrine and a
 * monastery side by side the one that is surrounded first leaves the other
 * nothing (R-15.6 and on).
 */
#pragma once

#include "view.h"

/* Takes from the worth of every challenged building what its rival may cost it. */
void shrines_challenge(struct view *view);
