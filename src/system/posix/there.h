/* there.h - for the sources of this folder: what lies somewhere. */
#pragma once

#include "system/system.h"

#include <sys/stat.h>

static inline enum sys_kind kind_of(const struct stat *about)
{
	return S_ISREG(about->st_mode) ? SYS_FILE : S_ISDIR(about->st_mode) ? SYS_FOLDER : SYS_OTHER;
}
