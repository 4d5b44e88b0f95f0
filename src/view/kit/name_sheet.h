/*
 * name_sheet.h - a name is asked for, in a sheet over the page.
 *
 * Its controls: "name.field", "name.act", "name.cancel".
 */
#pragma once

#include "view/ui/widget.h"

struct name_sheet {
	const char *title;
	const char *hint; /* in the empty field; NULL: the title */
	const char *note; /* below the field; NULL: none */
	const char *act;
	bool must; /* no name is none */
};

/* `name` is the caller's, of so many bytes with its NUL; Enter is DIALOG_ACT, Esc DIALOG_SAFE. */
enum dialog_answer name_sheet(struct ui *ui, const struct name_sheet *sheet, char *name, int size);
