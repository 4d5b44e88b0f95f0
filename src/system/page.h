/* page.h - what a page in a browser does for the game: it says when a frame is due. */
#pragma once

#include <stdbool.h>

/* Calls this for every frame of the browser until it says false: then the page shows that the game is over.  Does not
 * come back. */
void sys_page_loop(bool (*frame)(void *context), void *context);
/* Does a card draw for pages? */
bool sys_page_card(void);
/* The first frame is shown. */
void sys_page_begun(void);
