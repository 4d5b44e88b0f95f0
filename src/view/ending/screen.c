/* The show on the screen: clock, keys, pointer. */
#include "view/ending/screen.h"

#include "app/prefs.h"
#include "view/ending/panel/bar.h"
#include "view/ending/panel/bill.h"
#include "view/ending/stage/stage.h"

#include <math.h>
#include <stdlib.h>

/* Two clicks within this many milliseconds are a double click. */
enum { DOUBLE_CLICK = 350 };
/* Two sounds closer than this are a rattle. */
enum { HEARD_APART = 70 };

static const double speeds[] = {.5, 1, 1.5, 2, 4};
enum { SPEED_COUNT = sizeof speeds / sizeof speeds[0] };

struct tally_screen {
	struct screen screen;
	struct show *show;
	struct stage stage;
	struct ui ui;
	double time;              /* of the show */
	struct tally_state state; /* then */
	bool playing, started;
	bool live;    /* the game has just ended: where nothing moves by itself all is counted at once */
	int speed;    /* index */
	uint64_t now; /* of the last tick */
	uint64_t clicked, heard;
	bool stopped; /* a picture: the clock does not run */
	struct tally_look look;
};

static struct tally_screen *self_of(struct screen *screen) { return (struct tally_screen *)screen; }

static void destroy(struct screen *screen)
{
	struct tally_screen *self = self_of(screen);
	stage_finish(&self->stage);
	show_drop(self->show);
	free(self);
}

/* The speed that comes nearest to what motion has in the settings. */
static int speed_of(int percent)
{
	int best = 1;
	for (int i = 0; i < SPEED_COUNT && percent > 0; i++)
		if (fabs(speeds[i] * 100 - percent) < fabs(speeds[best] * 100 - percent))
			best = i;
	return best;
}

static void enter(struct screen *screen, struct host *host, uint64_t now)
{
	struct tally_screen *self = self_of(screen);
	self->now = now;
	if (!self->started && !self->stopped) {
		self->speed = speed_of(host->prefs->speed);
		self->playing = !(self->live && host->prefs->speed <= 0);
		if (!self->playing)
			self->time = self->show->tally->length;
	}
	self->started = true;
}

static bool at_end(const struct tally_screen *self) { return self->time >= self->show->tally->length; }

/* What has begun since `from`: coins for what is counted, wood for who stands up. */
static void hear(struct tally_screen *self, struct host *host, double from)
{
	const struct tally *tally = self->show->tally;
	for (int b = 0; b < tally->beat_count; b++) {
		const struct tally_beat *beat = &tally->beats[b];
		bool coin = beat->kind == BEAT_CITY || beat->kind == BEAT_TILE;
		bool wood = beat->kind == BEAT_STAND || beat->kind == BEAT_SEND;
		if (beat->start <= from || beat->start > self->time)
			continue;
		if (beat->kind == BEAT_RESULT)
			show_ring(self->show);
		if ((!coin && !wood) || self->now - self->heard < HEARD_APART)
			continue;
		screen_sound(host, coin ? SOUND_COIN : SOUND_FOLLOWER);
		self->heard = self->now;
	}
}

static void tick(struct screen *screen, struct host *host, uint64_t now)
{
	struct tally_screen *self = self_of(screen);
	double passed = now > self->now ? (double)(now - self->now) / 1000 : 0, from = self->time;
	self->now = now;
	if (at_end(self) && !self->stopped)
		show_ring(self->show);
	if (!self->playing)
		return;
	self->time += passed * speeds[self->speed];
	if (at_end(self)) {
		self->time = self->show->tally->length;
		self->playing = false;
	}
	hear(self, host, from);
}

static int wait_of(struct screen *screen, uint64_t now)
{
	(void)now;
	return self_of(screen)->playing ? 0 : -1;
}

/* ---- what a person can do ---- */

static void seek(struct tally_screen *self, double time)
{
	const struct tally *tally = self->show->tally;
	/* Nothing arrives while it is paused. */
	if (self->started && !self->playing && !self->stopped)
		time = tally_arrived(tally, time);
	self->time = time < 0 ? 0 : time > tally->length ? tally->length : time;
	if (at_end(self))
		self->playing = false;
}

static void play(struct tally_screen *self)
{
	if (!self->playing && at_end(self))
		self->time = 0;
	self->playing = !self->playing;
}

static void faster(struct tally_screen *self, int by)
{
	int speed = self->speed + by;
	self->speed = speed < 0 ? 0 : speed >= SPEED_COUNT ? SPEED_COUNT - 1 : speed;
}

static void leave(struct tally_screen *self, struct host *host)
{
	/* back to the result it was watched from, else on to it: the stack does not grow */
	struct screen *result = screen_leads_back(host, SCREEN_RESULT) ? NULL : result_screen_watched(self->show);
	screen_pop(host);
	if (result)
		screen_push(host, result);
}

/* To the final picture, and from there to the result. */
static void end(struct tally_screen *self, struct host *host)
{
	if (at_end(self))
		leave(self, host);
	else
		seek(self, self->show->tally->length);
}

/* What was asked for goes to `self`; the step itself is one function of time. */
static void keys(struct tally_screen *self, struct ui *ui, struct host *host)
{
	const struct tally *tally = self->show->tally;
	if (ui_key(ui, KEY_RIGHT, 0))
		seek(self, tally_next_record(tally, self->time));
	else if (ui_key(ui, KEY_LEFT, 0))
		seek(self, tally_previous_record(tally, self->time));
	else if (ui_key(ui, KEY_RIGHT, MOD_SHIFT))
		seek(self, tally_next_beat(tally, self->time));
	else if (ui_key(ui, KEY_LEFT, MOD_SHIFT))
		seek(self, tally_previous_beat(tally, self->time));
	else if (!ui->input.repeat && ui_key(ui, KEY_SPACE, 0))
		play(self);
	else if (!ui_enter_elsewhere(ui, 0) && ui_key(ui, KEY_ENTER, 0)) {
		if (at_end(self))
			leave(self, host);
		else
			seek(self, tally_next_beat(tally, self->time));
	} else if (ui_key(ui, KEY_END, 0))
		end(self, host);
	else if (ui_key(ui, KEY_HOME, 0))
		seek(self, 0);
	else if (ui_key(ui, KEY_ESCAPE, 0))
		screen_pop(host);
	else if (ui_char(ui, '+') || ui_char(ui, '='))
		faster(self, 1);
	else if (ui_char(ui, '-'))
		faster(self, -1);
}

static void obey(struct tally_screen *self, enum bar_wish wish, double time, struct host *host)
{
	const struct tally *tally = self->show->tally;
	switch (wish) {
	case BAR_BACK:
		seek(self, tally_previous_record(tally, self->time));
		break;
	case BAR_FORWARD:
		seek(self, tally_next_record(tally, self->time));
		break;
	case BAR_PLAY:
		play(self);
		break;
	case BAR_SPEED:
		self->speed = (self->speed + 1) % SPEED_COUNT;
		break;
	case BAR_SEEK:
		seek(self, time);
		break;
	case BAR_END:
		end(self, host);
		break;
	default:
		break;
	}
}

static void moment_find(struct tally_screen *self)
{
	tally_state_at(self->show->tally, self->time, &self->state);
	look_moment(&self->look, &self->state);
}

static void layout(void *data, struct ui *ui, struct frame *frame)
{
	struct tally_screen *self = data;
	const struct tally *tally = self->show->tally;
	double time = 0;
	/* arrows and space belong to the show wherever the focus is, and Enter until Tab has led to a button */
	keys(self, ui, frame->host);
	moment_find(self);
	/* a click completes what runs, a double click the whole record */
	struct ui_answer stage = ui_item(ui, ui_name("tally.stage"), self->look.stage, UI_NO_RING);
	if (stage.click && !stage.by_key) {
		bool twice = frame->now - self->clicked < DOUBLE_CLICK;
		self->clicked = frame->now;
		seek(self, twice ? tally_next_record(tally, self->time) : tally_next_beat(tally, self->time));
	}
	enum bar_wish wish = bar_layout(ui, &self->look, self->playing, speeds[self->speed], &time);
	obey(self, wish, time, frame->host);
}

/* Takes the track away: what stands below it reaches up. */
static void look_wall(struct tally_look *look)
{
	int up = look->bill.y - look->track.y;
	look->walled = true;
	look->track = rect_make(0, 0, 0, 0);
	look->bill = rect_make(look->bill.x, look->bill.y - up, look->bill.w, look->bill.h + up);
	look->stage = rect_make(look->stage.x, look->stage.y - up, look->stage.w, look->stage.h + up);
}

static void look_prepare(struct tally_screen *self, struct frame *frame)
{
	show_look(self->show, &self->look, frame);
	if (tally_castle(self->show->tally) && !self->look.board_only)
		look_wall(&self->look);
	self->stage.view = self->look.stage;
	self->stage.window = self->look.window;
	self->stage.reduced = frame->theme->reduced_motion;
	self->stage.paused = !self->playing && !self->stopped;
}

static void input(struct screen *screen, struct frame *frame, const struct input *what)
{
	struct tally_screen *self = self_of(screen);
	look_prepare(self, frame);
	look_input(&self->look, &self->ui, frame, what, layout, self);
}

/* Why a feature or what is held pays, and the sum, stand in the bill: nothing is said twice. */
static bool bill_says(const struct tally_act *act, const struct tally_state *state)
{
	bool why = (act->kind == ACT_FEATURE || act->kind == ACT_HELD) && act->subtitle[0];
	if (state->beats[BEAT_SUM] > 0)
		return act->pay_count > 0;
	return why && (act->row_count < 2 || state->beats[BEAT_STAND] <= 0);
}

static void build(struct screen *screen, struct frame *frame)
{
	struct tally_screen *self = self_of(screen);
	struct bill_places places;
	look_prepare(self, frame);
	moment_find(self);
	stage_draw(&self->stage, frame, &self->look);
	stage_marks(&self->stage, &self->look);
	if (self->look.board_only) {
		band_draw(&self->look);
		return;
	}
	if (self->look.walled)
		castle_spaces(&self->stage, &self->look);
	if (!bill_says(self->look.act, &self->state))
		caption_draw(&self->look, self->state.caption);
	bill_draw(&self->look, &places);
	crowd_copies(&self->stage, &self->look, places.rows, places.row_height);
	if (!self->look.walled)
		tally_track_draw(&self->look);
	flight_draw(&self->look, &places);
	look_draw(&self->look, &self->ui, frame, layout, self);
}

static const struct screen_kind tally_kind = {.name = "tally",
                                              .destroy = destroy,
                                              .enter = enter,
                                              .input = input,
                                              .tick = tick,
                                              .wait = wait_of,
                                              .build = build,
                                              .need_w = 910,
                                              .need_h = 533};

struct screen *tally_screen_create(struct show *show)
{
	struct tally_screen *self = calloc(1, sizeof *self);
	if (!self)
		return NULL;
	self->screen.kind = &tally_kind;
	self->screen.widgets = &self->ui;
	self->show = show_hold(show);
	self->speed = 1;
	stage_init(&self->stage, show->tally, show->board);
	ui_init(&self->ui);
	return &self->screen;
}

void tally_screen_seek(struct screen *screen, double seconds)
{
	struct tally_screen *self = self_of(screen);
	self->stopped = true;
	self->playing = false;
	seek(self, seconds);
}

void tally_screen_begin(struct screen *screen, double seconds) { seek(self_of(screen), seconds); }

double tally_screen_length(const struct screen *screen)
{
	return ((const struct tally_screen *)screen)->show->tally->length;
}

struct screen *ending_screen_create(struct host *host, struct session *session, struct board *board, bool show)
{
	struct show *shared = show_create(host, session, board);
	if (!shared)
		return NULL;
	struct screen *screen = show ? tally_screen_create(shared) : result_screen_create(shared);
	if (show && screen)
		self_of(screen)->live = true;
	show_drop(shared);
	return screen;
}
