/* view.h - the program's screens, joined. */
#pragma once

#include "view/kit/routes.h"

/* For host.routes. */
extern const struct routes view_routes;
