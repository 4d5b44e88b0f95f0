/* The fonts that lie in the folder "fonts" of the data, where the system has no list of its own. */
#include "platform/fonts.h"

#include <bastide/format.h>
#include <string.h>

#include "system/system.h"

bool fonts_find(char *files[FONT_FILES])
{
	static const char *const names[FONT_FILES] = {
	    "LinLibertine_R.otf",   "LinLibertine_RB.otf", "LinLibertine_RI.otf",
	    "LinLibertine_RBI.otf", "LinBiolinum_R.otf",   "LinBiolinum_RB.otf",
	    "LinBiolinum_RI.otf",   "LinBiolinum_RI.otf",  "DejaVuSans.ttf",
	};
	char relative[64], path[FORMAT_PATH_SIZE];
	bool whole = true;

	for (int i = 0; i < FONT_FILES; i++) {
		snprintf(relative, sizeof relative, "fonts/%s", names[i]);
		if (data_path(relative, path) && sys_exists(path))
			whole = (files[i] = strdup(path)) != NULL && whole;
	}
	return whole;
}
