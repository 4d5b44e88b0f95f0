#include "seen.h"

#include "view/play/core/play.h"
#include "view/play/land/land.h"

struct play_seen play_seen(const struct screen *screen, uint64_t now)
{
	const struct play *play = (const struct play *)screen;
	struct play_seen seen = {
	    .session = play->session,
	    .found = &play->found,
	    .layout = &play->layout,
	    .board = play->board,
	    .camera = &play->view.camera,
	    .slot_radius = play_slot_radius(play),
	    .banners = play->banners.list,
	    .banner_count = play->banners.count,
	    .rotation = play->tile.rotation,
	    .refused = play->refused.on,
	    .panning = play->pointer.panning || play->pointer.middle,
	    .cursor = play->cursor.on ? &play->cursor.cell : NULL,
	    .lit = play->lit.on ? &play->lit.cell : NULL,
	    .figures = play->panel.figure_boxes,
	    .marks = play->panel.token_boxes,
	    .dragged = play->drag.figure ? play->drag.kind : -1,
	    .held = play->drag.figure && play->drag.art ? play->drag.art->key : NULL,
	    .chosen = play->answer.chosen,
	    .company_moves = play->company.moves,
	    .hands_off = play_hands_off(play),
	    .lesson_waits = play->lesson.waits,
	    .lesson_done = play->lesson.done,
	    .look_runs = play->look.runs,
	    .look_at = play->look.at,
	    .look_count = play->look.count,
	    .flights = play->motion.flight_count,
	    .moves = play_motion_runs(play, now),
	    .turned = play_turn_angle(play, now),
	    .advice = play_advice_now(play),
	    .advice_seat = play->advice.seat,
	    .advice_ply = play->advice.ply,
	    .advice_stands = play_advice_stands(play),
	};
	play_slot_places(play, seen.slot_places);
	seen.advice_slot = seen.advice ? play_advice_slot(play, &seen.advice->lines[0].moves[0]) : -1;
	seen.rank_radius = seen.advice_stands ? play_advice_ranks(play, seen.advice, seen.rank_places) : 0;
	seen.carried = play_company_carries(play, now, &seen.carried_way);
	for (int seat = 0; seat < game_player_count(session_game(play->session)); seat++) {
		seen.scores[seat] = play_shown_score(play, seat, now);
		seen.gains[seat] = play_shown_gain(play, seat, now);
		for (int kind = 0; kind < HOLDINGS_MAX; kind++) {
			seen.tokens[seat][kind] = play_tokens_shown(play, seat, kind, now);
			seen.leads[seat] |= (unsigned)play_tokens_lead(play, seat, kind, now) << kind;
			seen.news[seat] |= (unsigned)(play_tokens_news(play, seat, kind, now) > 0) << kind;
		}
	}
	return seen;
}

struct slot_words play_seen_words(const struct screen *screen, int slot)
{
	const struct play *play = (const struct play *)screen;
	return play_slot_words(play, &play->found.slots[slot]);
}

int play_seen_landings(struct screen *screen, struct play_landing landings[PLAY_LANDINGS_MAX])
{
	return play_landings((struct play *)screen, landings);
}

bool play_seen_havens(struct screen *screen, struct vec middles[HAVENS_MAX])
{
	float reach;
	return play_havens_find((struct play *)screen, middles, &reach);
}

void play_screen_look(struct screen *screen, double size)
{
	struct play *play = (struct play *)screen;
	int x0 = 0, y0 = 0, x1 = 1, y1 = 1;

	board_bounds(play->board, &x0, &y0, &x1, &y1);
	play_camera_look(play, (struct camera){.x = (x0 + x1) / 2.0, .y = (y0 + y1) / 2.0, .size = size}, true);
}
