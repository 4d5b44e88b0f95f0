/*
 * view.h - the program's screens, joined.
 */
#ifndef BASTIDE_VIEW_VIEW_H
#define BASTIDE_VIEW_VIEW_H

#include "view/kit/routes.h"

/* For host.routes. */
extern const struct routes view_routes;

#endif
