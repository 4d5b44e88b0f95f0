/* Looking through a game without changing it: a table of its own over a copy of
 * the session, which no hand touches.  One step is a turn with all it led to. */
#include "view/play/core/play.h"

#include <string.h>

#include "app/example.h"
#include "view/kit/notice.h"
#include "view/kit/routes.h"

/* ms a turn is looked at while it runs, and more for every byte of what an example says there */
enum { LOOK_PACE = 1100, LOOK_READS = 45 };

/* About as much as what is said needs where it is longest: the bar keeps its height from stop to stop. */
int play_look_words(const struct play *play, int width)
{
	enum { LEAST = 1, MOST_PART = 3 /* of the window's height */ };
	struct text_style name = theme_text(&play->theme, TYPE_NAME), body = theme_text(&play->theme, TYPE_BODY);
	int letters = width * 2 / body.px, lines = play->look.words / (letters > 0 ? letters : 1) + 1;
	int height = name.line + ((lines > LEAST ? lines : LEAST) + play->look.lines) * body.line * 27 / 24;
	return height < play->theme.h / MOST_PART ? height : play->theme.h / MOST_PART;
}

int play_look_pad(const struct play *play) { return play_px(play, play->theme.small ? 8 : 12); }

int play_look_height(const struct play *play, int width)
{
	float bar = play->theme.small ? 56 : play->theme.compact ? 62 : 74;
	if (!play->look.on)
		return 0;
	return play_px(play, bar) + (play->look.tells ? play_look_words(play, width - 2 * play_look_pad(play)) : 0);
}

/* An example that was made with the editor. */
static bool is_own(const struct play *play)
{
	const char *file = session_scenario(play->session)->file;
	return play->look.tells && file && example_is_own(play->host->home, file);
}

void play_look_begin(struct play *play)
{
	play->look.on = true;
	if (play->look.tells)
		play_stops_example(play);
	else
		play_stops_turns(play);
}

void play_look_at(struct play *play, int at, uint64_t now)
{
	struct play_look *look = &play->look;
	int step = at - look->at;
	at = at < 0 ? 0 : at > look->count ? look->count : at;
	if (at == look->at)
		return;
	const struct play_stop *stop = &look->stops[at];
	session_goto(play->session, stop->ply);
	if (stop->half)
		session_lay(play->session, &stop->laid, NULL);
	look->at = at;
	if (step != 1) /* one turn forward is seen to happen; a jump is not */
		play_motion_skip(play);
	play_refresh(play, now);
	look->due = now + LOOK_PACE + (play->look.tells ? LOOK_READS * (uint64_t)strlen(play_stop_words(play)) : 0);
}

void play_look_ply(struct play *play, int ply, uint64_t now)
{
	int at = 0;
	while (at < play->look.count && play->look.stops[at].ply < ply)
		at++;
	play_look_at(play, at, now);
}

void play_look_run(struct play *play, bool runs, uint64_t now)
{
	play->look.runs = runs;
	play->look.due = now + LOOK_PACE / 4;
	if (runs && play->look.at == play->look.count)
		play_look_at(play, 0, now); /* which is read before it goes on */
}

void play_look_tick(struct play *play, uint64_t now)
{
	struct play_look *look = &play->look;
	if (look->on && look->wanted >= 0 && play->view.set) {
		/* The whole table is in sight from the first tile on. */
		play_camera_look(play, play->view.camera, true);
		play_look_ply(play, look->wanted, now);
		look->wanted = -1;
	}
	if (!look->on || !look->runs || now < look->due || play_motion_runs(play, now))
		return;
	play_look_at(play, look->at + 1, now);
	look->runs = look->at < look->count;
}

int play_look_wait(const struct play *play, uint64_t now)
{
	if (play->look.on && play->look.wanted >= 0)
		return 0;
	if (!play->look.on || !play->look.runs)
		return -1;
	return play->look.due > now ? (int)(play->look.due - now) : 0;
}

static void tell_no_memory(struct play *play)
{
	notice_stay(play->host, tr("This game cannot be opened"), tr("There is not enough memory."));
}

void play_look_play_on(struct play *play)
{
	struct session *copy = session_play_on(play->session);
	if (copy) /* what cannot be written is said at the table */
		save_begin(copy, play->host->home);
	struct screen *screen = copy ? play_screen_create(play->host, copy) : NULL;
	if (screen)
		screen_push_played_on(play->host, screen);
	else
		tell_no_memory(play);
}

void play_look_edit(struct play *play)
{
	const struct play_stop *stop = &play->look.stops[play->look.at];
	const struct scenario *file = session_told(play->session);
	struct screen *screen = editor_screen_create(play->host, file, stop->step);
	if (!screen) {
		tell_no_memory(play);
		return;
	}
	if (is_own(play))
		screen_pop(play->host); /* what is looked at here may be another when it was edited */
	screen_push(play->host, screen);
}
