/* icon.h - the icons: line drawings on a grid of 24, 2 px lines, round ends. */
#pragma once

#include "view/list/draw.h"

enum icon {
	ICON_NONE,
	ICON_UNDO,
	ICON_REDO,
	ICON_TURN_LEFT,
	ICON_TURN_RIGHT,
	ICON_FIT,
	ICON_FIELDS,
	ICON_TILES,
	ICON_HISTORY,
	ICON_LAST_ROUND,
	ICON_SETTINGS,
	ICON_HELP,
	ICON_PICTURE,
	ICON_MENU,
	ICON_PLAY,
	ICON_PAUSE,
	ICON_STEP,
	ICON_CONFIRM,
	ICON_CLOSE,
	ICON_LOCK,
	ICON_WARN,
	ICON_INFO,
	ICON_CASTLE,
	ICON_ROAD,
	ICON_KNIGHT,
	ICON_EYE,
	ICON_PLUS,
	ICON_MINUS,
	ICON_BACK,
	ICON_FORWARD,
	ICON_DOWN,
	ICON_SAVE,
	ICON_ARROW_LEFT,
	ICON_ARROW_RIGHT,
	ICON_ARROW_UP,
	ICON_ARROW_DOWN,
	ICON_SHIFT,
	ICON_CROWN,
	ICON_MASK,
	ICON_MONASTERY,
	ICON_STEP_BACK,
	ICON_PERSON,
	ICON_PENCIL,
	ICON_COPY,
	ICON_TRASH,
	ICON_DUCKLING, /* the characters, in the order of ai.h */
	ICON_SHEAF,
	ICON_TOWER,
	ICON_FOX,
	ICON_FALCON,
	ICON_LAMP,
	ICON_ASK, /* why? */
	ICON_MARKET,
	ICON_BELL, /* what is heard */
	ICON_COUNT
};

/* In a square of `size` output pixels about the middle of the box. */
void draw_icon(struct draw *draw, struct rect box, int size, enum icon icon, uint32_t color);
