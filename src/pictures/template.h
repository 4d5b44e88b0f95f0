/* template.h - a text with holes, which is filled from JSON: the page of a gallery (data/gallery/README.md).
 *
 *   {{name}}                a text or number, escaped; a list: each of its items by {{>spoken.html}}
 *   {{name link}}           as part of an address     {{name shell}}  as a word of a command
 *   {{#name}}...{{/name}}   for each item of a list, once for anything else that is there and neither empty nor false
 *   {{^name}}...{{/name}}   where that is not so
 *   {{.}}                   the item itself; {{first}} and {{last}} are true for those of a list
 *   {{"A sentence"}}        in each language of the page; {{#"A sentence"}} for each of them
 *   {{>file}}               another file of the folder, holes and all
 *
 * A name is looked for in the innermost part first. */
#pragma once

#include <bastide/format.h>
#include <jansson.h>
#include <stdio.h>

/* Where a template lies, and who says its sentences: in each language, as a list that is the caller's. */
struct template_source {
	const char *folder, *page; /* page: what is written, and can be no part of it */
	json_t *(*say)(void *context, const char *text);
	void *context;
};

/* False with a sentence: the file's name, the line, what is wrong there. */
bool template_write(FILE *out, const struct template_source *source, const char *file, const json_t *values,
                    char error[FORMAT_LINE_SIZE]);
