#include "view/ending/core/show.h"

#include "app/fieldless.h"
#include "app/review.h"
#include "app/rulebook.h"
#include "app/session.h"
#include "view/ending/core/look.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool show_finish_making(struct show *show)
{
	if (show->game && show->records)
		show->tally = tally_create(show->game, show->records, (const char(*)[TALLY_NAME_SIZE])show->names);
	if (show->tally && !show->board) {
		const struct setup *setup = &session_scenario(show->session)->setup;
		show->board = board_create(show->host, game_tile_set(show->game), board_seed(setup));
		show->own_board = true;
	}
	return show->tally && show->board && tally_agrees(show->tally);
}

struct show *show_create(struct host *host, struct session *session, struct board *board)
{
	struct show *show = calloc(1, sizeof *show);
	if (show) {
		*show = (struct show){.holders = 1, .host = host, .session = session, .board = board};
		for (int seat = 0; seat < session_scenario(session)->setup.player_count; seat++)
			snprintf(show->names[seat], TALLY_NAME_SIZE, "%s", session_name(session, seat));
		show->records =
		    record_list_create(session_scenario(session), session_history(session)->ply_count, &show->game);
	}
	if (show && !show_finish_making(show)) {
		show_drop(show);
		return NULL;
	}
	return show;
}

/* The scores of these moves under these settings. */
static void show_replay(struct show *other, const struct scenario *moves, int count, const struct settings *settings)
{
	struct scenario *again = malloc(sizeof *again);
	if (!again)
		return;
	*again = *moves; /* texts and steps stay its own */
	for (int i = 0; i < SETTING_COUNT; i++)
		if (rulebook_decides((enum setting)i))
			again->setup.settings.value[i] = settings->value[i];
	other->records = record_list_create(again, count, &other->game);
	free(again);
}

struct show *show_rescored(struct show *show, const struct settings *settings)
{
	struct show *other = calloc(1, sizeof *other);
	int own = game_settings(show->game)->value[SETTING_FARM], count = session_history(show->session)->ply_count;
	bool fieldless = settings->value[SETTING_FARM] == FARM_OFF && own != FARM_OFF;
	if (other) {
		*other =
		    (struct show){.holders = 1, .host = show->host, .session = show->session, .board = show->board};
		memcpy(other->names, show->names, sizeof other->names);
	}
	if (other && fieldless) {
		struct scenario *moves = scenario_fieldless(session_scenario(show->session), count);
		if (moves)
			show_replay(other, moves, -1, settings);
		scenario_destroy(moves);
	} else if (other) {
		show_replay(other, session_scenario(show->session), count, settings);
	}
	if (other && !show_finish_making(other)) {
		show_drop(other);
		return NULL;
	}
	return other;
}

static struct theme own_theme(const struct theme *theme, float scale)
{
	struct theme own = *theme;
	if (scale <= own.scale)
		return own;
	theme_init(&own, theme->w, theme->h, scale, 100);
	own.reduced_motion = theme->reduced_motion;
	own.speed = theme->speed;
	own.contrast = theme->contrast;
	return own;
}

static void look_init(struct tally_look *look, const struct theme *theme, int w, int h)
{
	float kx = (float)w / 1920, ky = (float)h / 1080;
	look->k = kx < ky ? kx : ky;
	look->walled = false;
	look->reduced = theme->reduced_motion;
	look->theme = own_theme(theme, 1.5f * look->k); /* 1 at 1280 x 720 */
	/* as much larger as the layout bears: 34 units */
	float least = 15 * theme->scale < 34 * look->k ? 15 * theme->scale : 34 * look->k;
	look->least = least < 15 ? 15 : (int)least;
	look->window = rect_make(0, 0, w, h);
	/* whatever the units say, words need room: the bill is 20 of its smallest
	 * letters wide, the bar holds a button over its key, the caption two lines */
	int margin = look_px(look, 20), bill = look_px(look, 448), bar = look_px(look, 88), caption = look_px(look, 66);
	bill = bill < 20 * look->least ? 20 * look->least : bill;
	bar = bar < 4 * look->least ? 4 * look->least : bar;
	caption = caption < look->least * 5 / 2 + look_px(look, 16) ? look->least * 5 / 2 + look_px(look, 16) : caption;
	look->track = rect_make(look_px(look, 14), look_px(look, 10), w - 2 * look_px(look, 14), look_px(look, 77));
	look->bar = rect_make(margin, h - bar - look_px(look, 12), w - 2 * margin, bar);
	int top = look->track.y + look->track.h + look_px(look, 16), bottom = look->bar.y - look_px(look, 20);
	look->bill = rect_make(w - margin - bill, top, bill, bottom - top);
	look->caption = rect_make(margin, bottom - caption, look->bill.x - 2 * margin, caption);
	look->stage = rect_make(margin, top, look->bill.x - 2 * margin, look->caption.y - look_px(look, 12) - top);
}

void show_look(const struct show *show, struct tally_look *look, struct frame *frame)
{
	look_init(look, frame->theme, frame->draw->w, frame->draw->h);
	look->draw = frame->draw;
	look->tally = show->tally;
	look->board_only = show->board_only;
	look->foot = show->totals ? look_px(look, 112) > 5 * look->least ? look_px(look, 112) : 5 * look->least : 0;
	if (look->board_only) {
		look->stage = rect_inset(look->window, look_px(look, 12));
		look->stage.h -= look->foot;
	}
}

void show_ring(struct show *show)
{
	if (!show->rung)
		screen_sound(show->host, SOUND_BELL);
	show->rung = true;
}

struct show *show_hold(struct show *show)
{
	show->holders++;
	return show;
}

void show_drop(struct show *show)
{
	if (!show || --show->holders > 0)
		return;
	tally_destroy(show->tally);
	record_list_destroy(show->records);
	review_destroy(show->review);
	game_destroy(show->game);
	if (show->own_board)
		board_destroy(show->board);
	if (show->own_session)
		session_leave(show->session);
	free(show);
}
