/* opened.h - a save or a scenario as the screen that the command line wants to see of it. */
#pragma once

#include "platform/host.h"
#include "platform/options.h"
#include "view/play/screen.h"

/* Takes the session over, which stands at this moment of the options' file: so many moves played (-1: all), its step,
 * a question, the side of a tile; what else a picture shows is the options'.  NULL, and platform->wrong says why. */
struct screen *opened_screen(struct platform *platform, struct session *session, int at,
                             const struct play_picture *moment);
