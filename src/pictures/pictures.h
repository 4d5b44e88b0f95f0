/* pictures.h - what bastide-pictures does, by the options that ask for it.  Each returns the program's exit status. */
#pragma once

#include "platform/options.h"

int picture_run(const struct options *options); /* --screenshot, --components, --tiles */
int film_run(const struct options *options);    /* --animate */
int gallery_run(const struct options *options);
int sheet_run(const struct options *options);
int text_run(const struct options *options); /* --audit, --describe */
