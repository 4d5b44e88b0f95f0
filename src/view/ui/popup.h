/* popup.h - what ui_end() puts on top of everything: the open drop-down list and the tooltip. */
#pragma once

#include "view/ui/ui.h"

/* Opens the list of a drop-down under (or above) its box. */
void popup_open(struct ui *ui, ui_id owner, struct rect anchor, const char *const labels[], const int colors[],
                int count, int current);
/* The index that was chosen since the last pass, or -1; keeps the list open
 * otherwise. To be called by the owner in every pass. */
int popup_answer(struct ui *ui, ui_id owner, const char *const labels[], const int colors[], int count);
/* Dots before the labels, as many filled as `pips` says, of the largest of them; after popup_open or popup_answer in
 * every pass. */
void popup_pips(struct ui *ui, ui_id owner, const int pips[], int count);
/* What each label means, told where the pointer or the keys rest on it; as popup_pips. */
void popup_tips(struct ui *ui, ui_id owner, const char *const tips[], int count);

void popup_run(struct ui *ui);
void popup_tip(struct ui *ui);
