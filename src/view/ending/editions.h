/* editions.h - the screen of editions side by side, and what is told of each. */
#pragma once

#include "view/ending/result.h"
#include "view/ending/stage/stage.h"
#include "view/ui/ui.h"

enum { PANELS_MAX = 4, STORY_SIZE = 640 };

struct panel {
	struct show *show;
	struct stage stage;
	struct result result;
	char tag[48], story[STORY_SIZE], change[STORY_SIZE];
};

struct editions_screen {
	struct screen screen;
	struct show *show;    /* of the game as it was played */
	struct result played; /* and who won it */
	struct ui ui;
	struct tally_look look;
	int count;
	uint64_t varied; /* bit per setting in which the panels differ */
	struct panel panels[PANELS_MAX];
};

/* Do they differ in how farms count, and in nothing else? */
static inline bool editions_farms_alone(const struct editions_screen *self)
{
	return self->varied == (uint64_t)1 << SETTING_FARM;
}

/* A panel's tag, its story, and what it changes of the first (editions_story.c). */
void editions_story_write(struct editions_screen *self, int index);
