/* popup.h - what ui_end() puts on top of everything: the open drop-down list and the tooltip. */
#pragma once

#include "view/ui/ui.h"

/* What can be chosen; each list has `count` members or is NULL. */
struct popup_list {
	int count;
	const char *const *labels;
	const char *const *tips; /* what each label means, told where the pointer or the keys rest on it */
	const int *pips;         /* dots before the labels: so many are filled, of the largest of them */
	bool colored;            /* they are the player colours: a figure stands before each */
};

/* Opens the list of a drop-down under (or above) its box. */
void popup_open(struct ui *ui, ui_id owner, struct rect anchor, const struct popup_list *list, int current);
/* The index that was chosen since the last pass, or -1; keeps the list open
 * otherwise. To be called by the owner in every pass. */
int popup_answer(struct ui *ui, ui_id owner, const struct popup_list *list);

void popup_run(struct ui *ui);
void popup_tip(struct ui *ui);
