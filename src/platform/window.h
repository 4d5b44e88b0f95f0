/* window.h - what the files of the window share: its pixels, its inputs. */
#pragma once

#include "platform/host.h"
#include <SDL.h>
#include "view/ui/input.h"

/* The window's pixels, which move when its size changes, become the canvas's;
 * pixels of another kind get a surface of ours in between.  False: there are none. */
bool window_canvas(struct platform *p);

/* What screens may ask (window_ops.c). */
extern const struct host_ops window_ops;
/* As the preferences have it.  Where nobody manages windows a full screen is announced but not made: the window itself
 * goes there first, and comes back last. */
void window_fullscreen(struct platform *p);
/* Sound and volume as the preferences have them. */
void window_speaker_follow(struct platform *p);

/* False, and why (platform_fail), where there is no display or no window (window_open.c). */
bool window_open(struct platform *p);
/* Takes over the window's size: scale, theme. */
void window_measure(struct platform *p);
/* False with a sentence: not all that was told is in its file. */
bool window_close(struct platform *p, char error[SENTENCE_SIZE]);

/* Shows the first frame, and then one for whatever comes (window.c).  False: the game is over. */
bool window_begin(struct platform *p);
/* `woken`: the event that ended a rest, or NULL; those behind it are taken, too. */
bool window_step(struct platform *p, const SDL_Event *woken);
/* Milliseconds that may pass until the next step: -1 until something happens. */
int window_rest(struct platform *p);

/* What is a desktop's (window_desk.c) and a page's (window_page.c). */
void window_loop(struct platform *p);  /* steps until the game is over; a page's does not come back */
bool window_card(void);                /* is what SDL would draw with a card, or a processor in disguise? */
void window_least(struct platform *p); /* it gets no smaller than the screens are made for */
uint32_t window_dense(void);           /* SDL's flag for all pixels of a dense screen, or 0 */
int window_threads(void);              /* for jobs; 0: there are none */

/* To the screen on top. */
void window_send(struct platform *p, const struct input *input, uint64_t now);
/* Where the pointer is, after something else came to lie below it. */
void window_point_again(struct platform *p, uint64_t now);

/* What is on the screen, at rest and without what lies above the screens, as a file; a notice shows it
 * (window_shot.c). */
void window_shot(struct platform *p, uint64_t now);

/* False when the event is no input of ours.  `ratio`: output pixels per window pixel. */
bool input_of_sdl(const SDL_Event *event, float ratio, struct input *input);
