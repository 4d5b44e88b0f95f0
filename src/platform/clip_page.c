/* A picture out of a page: a download, as the browser has them. */
#include "platform/clip.h"

#include <string.h>

#include "system/system.h"

void clip_picture(struct platform *p, const char *path)
{
	const char *slash = strrchr(path, '/');

	sys_give(path);
	if (p->notice.shown)
		snprintf(p->notice.text, sizeof p->notice.text, "%s", slash ? slash + 1 : path);
}

void clip_finish(struct platform *p) { (void)p; /* the browser has it */ }
