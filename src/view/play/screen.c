#include "view/play/screen.h"

#include "view/play/core/play.h"
#include "view/play/hand/hand.h"
#include "view/play/land/land.h"
#include "view/play/moving/moving.h"
#include "view/play/panel/panel.h"

#include <stdlib.h>
#include <string.h>

#include "app/save.h"

/* Whose turn it is, or who was paid, as the prompt says: a slim line round the window, and a glow that fades inwards
 * from it. */
static void draw_border(struct play *play, struct draw *draw, const struct frame *frame)
{
	enum { STEPS = 9 };
	struct rect all = play->layout.window;
	int line = play_px(play, 3), step = play_px(play, 2);
	const struct play_flight *points = play_points_fly(play, frame);
	int seat = points ? points->seat : play->found.seat;
	if (seat == NOBODY)
		return;
	uint32_t body = play_seat_colors(play, seat)->body;
	for (int i = STEPS; i >= 0; i--) {
		float left = 1 - (float)i / STEPS;
		draw_outline(draw, i ? rect_inset(all, line + (i - 1) * step) : all, 0, (float)(i ? step : line),
		             i ? rgba(body, 0.42f * left * left) : rgb(body));
	}
}

static void layout(void *self, struct ui *ui, struct frame *frame)
{
	struct play *play = self;
	if (play->picture.wish.board_only && !frame->frozen)
		play_motion_over(play, ui->draw, frame->now);
	if (play->picture.wish.board_only)
		return;
	play_notes_begin(play);
	if (play->lit.told) /* said anew by what is pointed at */
		play_light_off(play);
	play_lesson_keys(play, ui, frame);
	play_look_keys(play, ui);
	play_sheet_keys(play, ui);
	play_keys(play, ui);
	play_board_input(play, ui);
	bool open = play_lot_open(play, frame->now);
	if (!open)
		draw_border(play, ui->draw, frame);
	play_tools(play, ui, frame);
	play_beyond(play, ui);
	play_track(play, ui);
	if (!open)
		play_prompt(play, ui, frame);
	play_sheet(play, ui);
	play_rail(play, ui, frame);
	play_clocks(play, ui);
	play_example_link(play, ui);
	play_decide(play, ui);
	play_advice_card(play, ui, frame);
	play_lesson(play, ui, frame);
	play_look_bar(play, ui);
	play_hand_draw(play, ui->draw);
	if (!frame->frozen) {
		play_motion_over(play, ui->draw, frame->now);
		play_carry_draw(play, ui->draw, frame->now);
	}
	play_lot_draw(play, ui, frame);
	play_round_draw(play, ui);
	play_toast_draw(play, ui, frame);
	if (play_lot(play, frame->now) >= 1 && !ui->popup.owner)
		play_tips(play, ui, frame);
	play_asks(play, ui, frame);
}

static struct play *play_of(struct screen *screen) { return (struct play *)screen; }

/* A new size of the window: everything moves; what somebody chose to see was chosen for another one. */
static void take_theme(struct play *play, const struct frame *frame)
{
	bool resized = play->theme.w != frame->theme->w || play->theme.h != frame->theme->h ||
	               play->theme.scale != frame->theme->scale;
	bool first = play->theme.w == 0;
	play->theme = *frame->theme;
	play_layout_find(play);
	if (resized)
		play_camera_resized(play, first, frame->now);
}

/* After what others did to the game (the menu ended it), and to memory. */
static void take_news(struct play *play, uint64_t now)
{
	struct tile_maps *maps = board_maps(play->board);
	bool lacking = tile_maps_lacking(maps); /* of what was found something is missing, or at a wrong place */
	tile_maps_again(maps);
	if (lacking || play->found.serial != session_serial(play->session))
		play_refresh(play, now);
}

static void play_input(struct screen *screen, struct frame *frame, const struct input *input)
{
	struct play *play = play_of(screen);
	take_theme(play, frame);
	play_life_stir(play, frame->now);
	take_news(play, frame->now);
	if (input->kind == INPUT_CLOSE) {
		play_unsaved_close(play);
		return;
	}
	if (play_key_dies(play, input, frame->now))
		return;
	if (play->ask.kind == ASK_NOTHING && play_raw_input(play, input))
		return;
	screen_input(&play->ui, frame, input, layout, play);
}

static void play_tick(struct screen *screen, struct host *host, uint64_t now)
{
	struct play *play = play_of(screen);
	(void)host;
	take_news(play, now);
	if (play->theme.w > 0) /* a first picture is there, which may have taken long */
		play_motion_lot(play, now);
	play_camera_tick(play, now);
	play_turn_tick(play, now);
	play_offered_tick(play, now);
	play_company_tick(play, now);
	if (!play_neutrals_fly(play, now))
		play_forced_tick(play, now);
	play_clock_tick(play, now);
	play_look_tick(play, now);
	play_ending_tick(play, now);
}

static int play_wait(struct screen *screen, uint64_t now)
{
	struct play *play = play_of(screen);
	enum { MEMORY_WAIT = 200 };
	int wait = play->ui.animating ? 0 : play->ui.wait;
	bool ending = play->over.seen && !play->over.told && play->host->windowed && !play->lesson.script;
	if (play_motion_runs(play, now) || play_neutrals_fly(play, now) || ending || !play->motion.lot_told)
		return 0;
	const int waits[] = {tile_maps_lacking(board_maps(play->board)) ? MEMORY_WAIT : -1,
	                     play->look.on ? play_look_wait(play, now) : play_company_wait(play, now),
	                     play_life_wait(play, now),
	                     play_clock_wait(play),
	                     play_forced_wait(play, now),
	                     play_camera_wait(play, now),
	                     play->toast.until > now ? (int)(play->toast.until - now) : -1};
	for (size_t i = 0; i < sizeof waits / sizeof *waits; i++)
		if (waits[i] >= 0 && (wait < 0 || waits[i] < wait))
			wait = waits[i];
	return wait;
}

static void play_build(struct screen *screen, struct frame *frame)
{
	struct play *play = play_of(screen);
	take_theme(play, frame);
	if (frame->live && !frame->frozen)
		play_drop_drawn(play, frame->now);
	play_notes_below(play, false);
	play_notes_begin(play);
	play_board_draw(play, frame);
	play_notes_below(play, true);
	screen_draw(&play->ui, frame, layout, play);
	play_trace(play, frame);
	play_narrate(play);
}

static void play_enter(struct screen *screen, struct host *host, uint64_t now)
{
	struct play *play = play_of(screen);
	play_company_seat(play);
	play_life_stir(play, now);
	play_refresh(play, now);
	if (play->screen.role == SCREEN_LESSON && !play->over.entered && screen_game_waits(host))
		play_toast(play, now, play_seat_color(play, play->found.seat), tr("Your game waits"),
		           tr("It stays as it is. The menu and the end of the lesson lead back to it."));
	if (play->screen.role == SCREEN_GAME && !play->over.entered)
		play_toast_first(play, now);
	play->over.entered = true;
	play_to_board(play);
}

static void play_destroy(struct screen *screen)
{
	struct play *play = play_of(screen);
	play_company_finish(play);
	play_talk_finish(play);
	play_think_off(play->advice.thinking);
	board_destroy(play->board);
	session_leave(play->session);
	lesson_destroy(play->lesson.script);
	free(play->found.choices);
	free(play->feature);
	free(play->other);
	free(play);
}

static void play_need(struct screen *screen, int *w, int *h) { play_layout_need(play_of(screen), w, h); }

static const struct screen_kind play_kind = {
    .need = play_need,
    .name = "play",
    .destroy = play_destroy,
    .enter = play_enter,
    .input = play_input,
    .tick = play_tick,
    .wait = play_wait,
    .build = play_build,
};

bool play_screen_takes_back(const struct screen *screen)
{
	const struct play *play = (const struct play *)screen;
	return screen->kind == &play_kind && play->ui.items.top == 0 && play_takes_back(play);
}

struct screen *play_screen_create(struct host *host, struct session *session)
{
	struct play *play = calloc(1, sizeof *play);
	if (!play) {
		session_destroy(session);
		return NULL;
	}
	play->screen.kind = &play_kind;
	play->screen.widgets = &play->ui;
	play->screen.role = SCREEN_GAME;
	play->host = host;
	play->session = session;
	play->board =
	    board_create(host, game_tile_set(session_game(session)), board_seed(&session_scenario(session)->setup));
	play->found.choices = calloc(MOVES_MAX, sizeof *play->found.choices);
	play->feature = calloc(1, sizeof *play->feature);
	play->other = calloc(1, sizeof *play->other);
	if (!play->board || !play->found.choices || !play->feature || !play->other) {
		play_destroy(&play->screen);
		return NULL;
	}
	ui_init(&play->ui);
	play->panel.last_round = true;
	play->panel.sheet_type = -1;
	play->tile.type = play->motion.shown_type = NO_TILE;
	play->pointer.seat = NOBODY;
	play->motion.seen_plies = session_history(session)->ply_count;
	play_drop_none(play);
	return &play->screen;
}

struct screen *play_look_create(struct host *host, const struct session *session, int ply)
{
	struct session *copy = session_copy(session);
	struct screen *screen = copy ? play_screen_create(host, copy) : NULL;

	if (!screen)
		return NULL;
	struct play *play = play_of(screen);
	play_look_begin(play);
	play->screen.role = SCREEN_PAGE;
	play->look.wanted = ply;
	return screen;
}

struct screen *play_example_create(struct host *host, const char *path, char *error)
{
	struct session *session = save_open(host->tiles, NULL, path, -1, error);
	struct screen *screen = session ? play_screen_create(host, session) : NULL;

	if (!screen)
		return NULL;
	struct play *play = play_of(screen);
	play->look.tells = true;
	play->look.wanted = -1;
	play_look_begin(play);
	play->screen.role = SCREEN_EXAMPLE;
	play->panel.last_round = false;
	play->panel.fields = play_farms_paid(play);
	play->panel.stop_told = play->look.at + 1;
	return screen;
}

struct screen *play_lesson_create(struct host *host, const char *path, char *error)
{
	struct session *session;
	struct lesson *lesson = lesson_open(host->tiles, path, &session, error);
	struct screen *screen = lesson ? play_screen_create(host, session) : NULL;

	if (!screen) {
		lesson_destroy(lesson);
		return NULL;
	}
	struct play *play = play_of(screen);
	play->lesson.script = lesson;
	play->screen.role = SCREEN_LESSON;
	return screen;
}
