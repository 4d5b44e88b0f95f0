/* title.h - what the title draws round its entries (title_dress.c). */
#pragma once

#include "view/ui/ui.h"

/* Dark at the lower edge: what is written there can be read on any board. */
void title_dusk(struct ui *ui);

/* Name, badges and motto; cut off the column. */
void title_head(struct ui *ui, struct rect *column);
/* Keys from `left` on, the version at the right. */
void title_foot(struct ui *ui, struct rect window, int left);
