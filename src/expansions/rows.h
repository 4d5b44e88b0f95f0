/* rows.h - a table of rows and their number, in the table of an expansion's layer. */
#pragma once

#define ROWS_OF(type, row, rows)                                                                                       \
	const struct type *rows;                                                                                       \
	int row##_count
#define ROWS(row, rows) .rows = rows, .row##_count = sizeof rows / sizeof rows[0]
