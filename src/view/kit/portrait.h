/*
 * portrait.h - who plays a seat, as a picture: a figure of its colour, and the emblem of a computer player beside it.
 */
#pragma once

#include "view/ui/ui.h"

/* In a disc of this size; a person (-1) has none. */
void portrait_emblem(struct ui *ui, float x, float y, float size, int character);
void portrait(struct ui *ui, struct rect box, int color, int character);
