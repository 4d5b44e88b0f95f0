/* The result screen: who won, and where everybody's points came from. */
#include "view/ending/screen.h"
#include "app/prefs.h"
#include "view/kit/routes.h"
#include "view/ending/result.h"

#include "app/folder.h"
#include "app/language.h"
#include "app/record_export.h"
#include "app/save.h"
#include "talk/talk.h"
#include "view/art/gilt.h"
#include "view/kit/notice.h"
#include "view/ui/ui.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DO_REMATCH, DO_DETAILS, DO_WATCH, DO_AUDIT, DO_REVIEW, DO_EDITIONS, DO_PICTURE, DO_TITLE, DO_COUNT };

struct result_screen {
	struct screen screen;
	struct show *show;
	struct ui ui;
	struct tally_look look;
	struct result result;
	bool watched;   /* the count was seen on the way here */
	bool details;   /* the numbers instead of the table */
	uint64_t since; /* when it was entered */
	uint64_t seen;  /* when its first frame had been shown; 0: not yet */
	bool built;
};

static struct result_screen *self_of(struct screen *screen) { return (struct result_screen *)screen; }

/* What one does next: another game, or back to where one came from; else watch the count, or leave. */
static int first_choice(const struct result_screen *self, const struct host *host)
{
	if (screen_game_waits(host) || screen_leads_back(host, SCREEN_LESSON) ||
	    screen_leads_back(host, SCREEN_EXAMPLE))
		return self->watched ? DO_TITLE : DO_WATCH;
	if (!session_scenario(self->show->session)->setup.has_table)
		return DO_REMATCH;
	return self->watched ? DO_TITLE : DO_WATCH;
}

static const char *const names[DO_COUNT] = {
    [DO_REMATCH] = "result.rematch", [DO_DETAILS] = "result.details", [DO_WATCH] = "result.watch",
    [DO_AUDIT] = "result.audit",     [DO_REVIEW] = "result.review",   [DO_EDITIONS] = "result.editions",
    [DO_PICTURE] = "result.picture", [DO_TITLE] = "result.title",
};

/* What there is to do beside the table, and beside the numbers. */
static const unsigned pages[2] = {
    1U << DO_REMATCH | 1U << DO_DETAILS | 1U << DO_WATCH | 1U << DO_PICTURE | 1U << DO_TITLE,
    1U << DO_REMATCH | 1U << DO_DETAILS | 1U << DO_AUDIT | 1U << DO_REVIEW | 1U << DO_EDITIONS | 1U << DO_PICTURE |
        1U << DO_TITLE,
};

/* Who of the computer players says his last word next, the best first; -1: all have. */
static int next_to_speak(struct session *session, char text[TALK_SIZE])
{
	const struct game *game = session_game(session);
	int next = -1;
	char word[TALK_SIZE];

	for (int seat = 0; seat < game_player_count(game); seat++)
		if (!(*session_parted(session) >> seat & 1) && talk_last_word(session, seat, word)[0] &&
		    (next < 0 || game_score(game, seat) > game_score(game, next))) {
			next = seat;
			memcpy(text, word, TALK_SIZE);
		}
	return next;
}

static bool has_person(const struct session *session)
{
	for (int seat = 0; seat < game_player_count(session_game(session)); seat++)
		if (session_computer(session, seat) < 0)
			return true;
	return false;
}

/* Where somebody has played, the computer players have a last word, one after the other, once; who clicks one away has
 * heard enough. */
static void last_words(struct session *session, struct host *host, uint64_t now)
{
	char text[TALK_SIZE];
	int seat = -1;

	if (!host->windowed || !host->prefs->talk || !host->notice || !has_person(session) ||
	    (host->notice->shown && now < host->notice->until))
		return;
	if (!*session_parted(session) || host->notice->shown)
		seat = next_to_speak(session, text);
	if (seat < 0)
		return;
	*session_parted(session) |= 1U << seat;
	notice_say(host, now, session_name(session, seat), text, (int)game_color(session_game(session), seat),
	           session_computer(session, seat));
}

static void tick(struct screen *screen, struct host *host, uint64_t now)
{
	last_words(self_of(screen)->show->session, host, now);
}

/* Enter works at once, whatever led here; a picture shows no focus. */
static void enter(struct screen *screen, struct host *host, uint64_t now)
{
	struct result_screen *self = self_of(screen);
	last_words(self->show->session, host, now);
	self->since = now;
	show_ring(self->show);
	if (!self->ui.focus && host->windowed)
		ui_set_focus(&self->ui, ui_name(names[first_choice(self, host)]), true);
}

static void destroy(struct screen *screen)
{
	show_drop(self_of(screen)->show);
	free(screen);
}

/* The same players and rules, another pile. */
static void rematch(struct result_screen *self, struct host *host)
{
	uint64_t seed = host->ops->random(host) & (((uint64_t)1 << 53) - 1);
	struct session *session = session_create(session_again(self->show->session, seed), NULL);
	if (session) /* a game is never lost, the second one neither */
		save_begin(session, host->home);
	struct screen *play = session ? play_screen_create(host, session) : NULL;
	if (play)
		screen_reset(host, play);
}

enum { EDITIONS_MAX = 4 };

/* The game's own settings first, then those of other rulebooks: three farm rules; of The Castle what its two settings
 * can be. */
static int editions_find(const struct show *show, struct settings list[EDITIONS_MAX])
{
	static const uint8_t farms[] = {FARM_CITY4, FARM_CITY3, FARM_FIELD3};
	int count = 1;
	list[0] = *game_settings(show->game);
	for (int i = 0; i < 3; i++) {
		list[count] = list[0];
		if (tally_castle(show->tally)) {
			list[count].value[SETTING_KEEP_STARTS] ^= i != 1;
			list[count].value[SETTING_WELL4] ^= i != 0;
		} else {
			list[count].value[SETTING_FARM] = farms[i];
			if (farms[i] == list[0].value[SETTING_FARM] || count == 3)
				continue;
		}
		count++;
	}
	return count;
}

static void follow(struct result_screen *self, struct host *host, int what)
{
	struct settings list[EDITIONS_MAX];
	int count;
	struct screen *next = NULL;
	switch (what) {
	case DO_DETAILS:
		self->details = !self->details;
		break;
	case DO_WATCH:
		next = tally_screen_create(self->show);
		break;
	case DO_AUDIT:
		next = audit_screen_create(self->show);
		break;
	case DO_REVIEW:
		next = review_screen_create(self->show);
		break;
	case DO_EDITIONS:
		count = editions_find(self->show, list);
		next = editions_screen_create(self->show, list, count);
		break;
	case DO_REMATCH:
		rematch(self, host);
		break;
	case DO_PICTURE:
		host->ops->picture(host);
		break;
	case DO_TITLE:
		if (screen_game_waits(host))
			screen_back_to_game(host);
		else if (screen_leads_back(host, SCREEN_LESSON) || screen_leads_back(host, SCREEN_EXAMPLE))
			screen_pop(host);
		else
			screen_reset(host, title_screen_create(host));
		break;
	default:
		break;
	}
	if (next)
		screen_push(host, next);
}

static void layout(void *data, struct ui *ui, struct frame *frame)
{
	struct result_screen *self = data;
	bool waits = screen_game_waits(frame->host), lesson = screen_leads_back(frame->host, SCREEN_LESSON);
	bool example = screen_leads_back(frame->host, SCREEN_EXAMPLE);
	bool table = session_scenario(self->show->session)->setup.has_table, castle = tally_castle(self->show->tally);
	struct result_button buttons[DO_COUNT] = {
	    [DO_REMATCH] = {.label = tr("Rematch")},
	    [DO_DETAILS] = {.label = self->details ? tr("The table") : tr("Details")},
	    [DO_WATCH] = {.label = tr("Watch the count"), .brief = tr("Watch")},
	    [DO_AUDIT] = {.label = tr("Every score"), .brief = tr("Scores")},
	    [DO_REVIEW] = {.label = tr("Review"), .tip = tr("Every turn against the best move")},
	    [DO_EDITIONS] = {.label = castle ? tr("Other editions") : tr("Other field rules"),
	                     .tip = castle ? tr("The same game as other rulebooks count it")
	                                   : tr("The same table under other field rules"),
	                     .disabled = self->show->tally->farm_rule == FARM_OFF,
	                     .brief = castle ? tr("Editions") : tr("Field rules")},
	    [DO_PICTURE] = {.label = tr("Save picture"), .brief = tr("Picture")},
	    [DO_TITLE] = {.label = waits     ? tr("Back to your game")
	                           : lesson  ? tr("Back to the lesson")
	                           : example ? tr("Back to the example")
	                                     : tr("To the title"),
	                  .brief = waits || lesson || example ? tr("Back") : tr("Title")},
	};
	buttons[first_choice(self, frame->host)].primary = true;
	struct result_button shown[DO_COUNT];
	int what[DO_COUNT], count = 0;
	for (int i = 0; i < DO_COUNT; i++) {
		if (pages[self->details] >> i & 1 &&
		    (i != DO_REMATCH || !table)) { /* a given table has no other pile */
			buttons[i].name = names[i];
			what[count] = i;
			shown[count++] = buttons[i];
		}
	}
	int pressed = result_bar(ui, &self->look, shown, count, NULL, true);
	if (pressed >= 0)
		follow(self, frame->host, what[pressed]);
	if (ui_key(ui, KEY_ESCAPE, 0))
		screen_pop(frame->host);
	else if (ui_char(ui, '?') || ui_key(ui, KEY_F1, 0))
		screen_push(frame->host, help_of_game_create(frame->host, self->show->session));
}

/* Pressed once more because the count's end took its time: what would begin a new game waits until the result was seen
 * for a moment, that is behind its first frame. */
static bool too_soon(const struct result_screen *self, uint64_t now)
{
	enum { SEEN_MS = 700 };
	return self->watched && (!self->seen || now < self->seen + SEEN_MS);
}

static void input(struct screen *screen, struct frame *frame, const struct input *what)
{
	struct result_screen *self = self_of(screen);
	if (what->kind == INPUT_KEY && (what->key == KEY_ENTER || what->key == KEY_SPACE) && too_soon(self, frame->now))
		return;
	show_look(self->show, &self->look, frame);
	look_input(&self->look, &self->ui, frame, what, layout, self);
}

enum { GROW_MS = 600, COUNT_MS = 900, CONFETTI_MS = 3500 };

/* Tooltips wait; what celebrates moves. */
static int wait_of(struct screen *screen, uint64_t now)
{
	const struct result_screen *self = self_of(screen);
	return (!self->look.reduced && now < self->since + CONFETTI_MS) || !self->seen ? 0 : self->ui.wait;
}

/* How much of `length` has gone since the screen was entered, 0..1; a picture shows the end. */
static float gone(const struct result_screen *self, const struct frame *frame, int length)
{
	if (frame->frozen || self->look.reduced || theme_motion(frame->theme, MOTION_SETTLE) == 0)
		return 1;
	uint64_t past = frame->now > self->since ? frame->now - self->since : 0;
	return past >= (uint64_t)length ? 1 : (float)past / (float)length;
}

/* Numbers, curve and records. */
static void details_draw(struct result_screen *self, struct rect box, int margin)
{
	struct tally_look *look = &self->look;
	struct rect facts = rect_cut_bottom(&box, result_facts_height(look, &self->result, box.w));
	rect_cut_bottom(&box, facts.h ? margin : 0);
	struct rect table = rect_cut_top(&box, result_table_height(look, &self->result, box.w));
	rect_cut_top(&box, margin);
	result_table_draw(look, &self->result, table);
	result_chart_draw(look, &self->result, box);
	result_facts_draw(look, &self->result, facts);
}

static void build(struct screen *screen, struct frame *frame)
{
	struct result_screen *self = self_of(screen);
	struct tally_look *look = &self->look;
	if (self->built && !self->seen)
		self->seen = frame->now;
	self->built = true;
	show_look(self->show, look, frame);
	int margin = look_px(look, 28), bottom = look->bar.y - look_px(look, 14);
	int wide = look_px(look, self->details ? 470 : 620);
	wide = wide > 20 * look->least ? wide : 20 * look->least;
	struct rect left = {margin, look_px(look, 18), wide, bottom - look_px(look, 18)};
	struct rect right = {left.x + left.w + margin, margin, look->window.w - left.w - 3 * margin, bottom - margin};
	screen->room = rect_make(right.x, 0, right.w, bottom); /* a last word covers no name */
	struct rect stage = self->details ? look->window : right;
	struct camera camera = result_camera(look, stage);
	result_board_draw(frame, look, self->show, &camera, stage, self->details);
	float fall = gone(self, frame, CONFETTI_MS); /* behind all words */
	if (!self->details)
		result_confetti_rest(look, &self->result, &camera,
		                     rect_make(right.x, 0, look->window.w - right.x, look->bar.y), fall);
	gilt_shade(frame->draw, left.x + left.w * 5 / 4);
	gilt_dusk(frame->draw, look_px(look, 190));
	if (!self->details)
		result_confetti_draw(look, &self->result, fall);
	result_winner_draw(look, &self->result, left, self->details, ease_in_out(gone(self, frame, GROW_MS)),
	                   ease_out_cubic(gone(self, frame, COUNT_MS)));
	if (self->details)
		details_draw(self, right, margin);
	look_draw(&self->look, &self->ui, frame, layout, self);
}

static const struct screen_kind result_kind = {.name = "result",
                                               .destroy = destroy,
                                               .enter = enter,
                                               .tick = tick,
                                               .input = input,
                                               .wait = wait_of,
                                               .build = build};

struct screen *result_screen_create(struct show *show)
{
	struct result_screen *self = calloc(1, sizeof *self);
	if (!self)
		return NULL;
	self->screen.kind = &result_kind;
	self->screen.widgets = &self->ui;
	self->screen.role = SCREEN_RESULT;
	self->show = show_hold(show);
	result_find(&self->result, show);
	ui_init(&self->ui);
	return &self->screen;
}

struct screen *result_screen_watched(struct show *show)
{
	struct screen *screen = result_screen_create(show);
	if (screen)
		self_of(screen)->watched = true;
	return screen;
}

struct screen *result_screen_details(struct show *show)
{
	struct screen *screen = result_screen_create(show);
	if (screen)
		self_of(screen)->details = true;
	return screen;
}

void result_export(struct show *show, struct host *host, uint64_t now, const char *stem,
                   const struct record_unpaid *unpaid, bool json)
{
	const struct record_told told = {show->records, show->game, (const char(*)[RECORD_NAME_SIZE])show->names,
	                                 unpaid, show->review};
	char path[HOST_PATH_SIZE];
	const char *wrong = host->home[0]    ? NULL
	                    : host->windowed ? tr("There is no place to keep saved games in.")
	                                     : tr("Nothing is written while pictures are made.");

	for (int from = 1; !wrong;) {
		wrong = folder_new_file(host->home, stem, json ? ".json" : ".txt", &from, path, sizeof path);
		const char *unwritten = wrong ? NULL : record_export(&told, json, path);
		if (!unwritten)
			break;
		if (errno != EEXIST)
			wrong = unwritten;
	}
	if (wrong)
		notice_stay(host, tr("The file could not be saved."), wrong);
	else
		notice_file(host, now, tr("File saved"), path);
}
