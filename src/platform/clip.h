/* clip.h - a picture into the clipboard.
 *
 * SDL has a clipboard for text alone.  That of Windows takes pictures and keeps them (clip_kept.c); elsewhere xclip
 * (X11) or wl-copy (Wayland) is asked, where it is installed: it reads the picture from a pipe and holds it as long as
 * nothing else is copied, at most as long as the game runs.  Without such a program nothing happens. */
#pragma once

#include "platform/host.h"

/* Hands the file over, on another thread; the notice that speaks of the picture says so when it was taken. */
void clip_picture(struct platform *platform, const char *path);
/* Ends the program that holds the last picture, if one does. */
void clip_finish(struct platform *platform);
