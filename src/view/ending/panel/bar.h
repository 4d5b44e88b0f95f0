/*
 * bar.h - the control bar: play, step, speed, and the time line with one
 * mark per record.
 *
 * The line is not quite to scale: marks keep a distance so that each can be
 * hit; between two marks time runs evenly.
 */
#pragma once

#include "story/tally.h"
#include "view/ending/core/look.h"
#include "view/ui/ui.h"

/* What the person asked for in a pass. */
enum bar_wish { BAR_NOTHING, BAR_BACK, BAR_PLAY, BAR_FORWARD, BAR_SPEED, BAR_END, BAR_SEEK };

/* `seek`: of BAR_SEEK, where to. */
enum bar_wish bar_layout(struct ui *ui, const struct tally_look *look, bool playing, double speed, double *seek);
