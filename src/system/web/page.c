/* What the page's own script (page.js) does for the game. */
#include "system/page.h"

#include <stddef.h>

#include <emscripten.h>

#include "system/web/keep.h"

EM_JS(int, page_keep, (const char *path), { return Module.keep(UTF8ToString(path)); });
EM_JS(void, page_begun, (void), { Module.begun(); });
EM_JS(int, page_card, (void), { return Module.card(); });
EM_JS(void, page_ended, (void), { Module.over(); });

bool keep_file(const char *path) { return page_keep(path) != 0; }

bool sys_page_card(void) { return page_card() != 0; }

void sys_page_begun(void) { page_begun(); }

static struct {
	bool (*frame)(void *context);
	void *context;
} loop;

static void step(void)
{
	if (loop.frame(loop.context))
		return;
	emscripten_cancel_main_loop();
	page_ended();
}

void sys_page_loop(bool (*frame)(void *context), void *context)
{
	loop.frame = frame;
	loop.context = context;
	emscripten_set_main_loop(step, 0, true);
}
