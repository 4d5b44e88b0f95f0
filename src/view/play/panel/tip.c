/* What is told beside the pointer: what fits on an empty place, what a tile would
 * join there, why something is refused. */
#include "text/say.h"
#include "view/play/hand/hand.h"
#include "view/play/panel/panel.h"

/* The panel of a tip, `high` in all; returns the column of this width for its words. */
static struct rect tip_panel(struct play *play, struct draw *draw, struct cell cell, int wide, int high)
{
	int pad = play_px(play, 14);
	struct rect box = play_note_beside(play, play_cell_box(play, cell.x, cell.y), NULL, wide + 2 * pad, high);
	theme_draw(draw, &play->theme, SKIN_TOOLTIP, box);
	return rect_make(box.x + pad, box.y + play_px(play, 10), wide, box.h);
}

static void refusal_tip(struct play *play, struct ui *ui, struct cell cell, const struct refusal *refusal)
{
	struct play_saying saying = play_refusal_saying(play, refusal);
	play_say(play, ui->draw, cell, &saying);
}

static void slot_tip(struct play *play, struct ui *ui)
{
	int slot = play_slot_asked(play);
	struct move laid;
	if (slot >= 0 && !play->found.slots[slot].legal && play->theme.small && session_aids(play->session)->why_not &&
	    session_laid(play->session, &laid))
		refusal_tip(play, ui, laid.cell, play->found.slots[slot].refusal);
}

/* ---- what a tile would join, and what fits ---- */

enum { JOINS_MAX = 4, SAMPLES_MAX = 5 };

/* One line: whom it is about, and what it says. */
struct would {
	unsigned seats;
	const char *text;
	int kind; /* of what is completed, or FEATURE_KINDS */
};
/* What is completed, what is taken for it, another turn, what is only joined. */
struct woulds {
	int count;
	struct would list[2 * JOINS_MAX + HAVENS_MAX + 5];
};

static void would_add(struct woulds *woulds, unsigned seats, int kind, const char *text)
{
	if (woulds->count < (int)(sizeof woulds->list / sizeof woulds->list[0]))
		woulds->list[woulds->count++] = (struct would){seats, text, kind};
}

/* Lines of a tip are no wider. */
static int would_most(const struct play *play) { return play_px(play, 440); }

static struct text_style would_style(const struct play *play)
{
	return text_bold(theme_text_color(&play->theme, TYPE_BODY, COLOR_SELECTED));
}

enum { BADGE = 22, BADGE_GAP = 3 }; /* units */

/* With the badges before it. */
static int would_width(const struct play *play, struct draw *draw, const char *text, unsigned seats)
{
	struct text_style style = would_style(play);
	return text_width(draw->metrics, &style, text) +
	       bit_count(seats) * (play_px(play, BADGE) + play_px(play, BADGE_GAP)) + play_px(play, 6);
}

/* of all cities that it would complete, whoever is paid for them. Where the sentence has no room the badge
 * says who takes them. */
static void add_held(const struct play *play, const struct event_list *events, struct draw *draw, struct woulds *woulds)
{
	struct event taken = {.seat = NOBODY};
	for (int i = 0; i < events->count; i++)
		if (play_tokens_taken(&events->items[i]))
			play_tokens_add(&taken, &events->items[i]);
	if (taken.seat == NOBODY)
		return;
	const char *text = words_event_plain(play->session, &taken);
	unsigned seats = 1u << taken.seat;
	if (would_width(play, draw, text, seats) > would_most(play))
		text = say(tr("Takes: %s"), words_held_list(taken.held));
	would_add(woulds, seats, FEATURE_KINDS, text);
}

/* Who may bring followers from the City of Carcassonne to it, and whether it leads there. */
static void add_asked(const struct play *play, const struct session_asked *asked, struct woulds *woulds)
{
	for (int haven = 0; haven < HAVENS_MAX; haven++) {
		unsigned seats = play_joins_from(asked, haven);
		if (seats)
			would_add(woulds, seats, FEATURE_KINDS, play_join_words(play, haven, seats));
	}
	if (asked->enters)
		would_add(woulds, 1u << play->found.seat, FEATURE_KINDS, tr("Then you may enter the City"));
}

/* What the ghost would complete, and for whom; what that brings besides. */
static void find_completed(const struct play *play, const struct play_cell *cell, struct draw *draw,
                           struct woulds *woulds)
{
	struct move place = play_placement(play, play_cell_where(cell));
	place.rotation = (uint8_t)play_rotation_at(play, cell);
	struct event_list *events = draw_alloc(draw, sizeof *events);
	struct session_asked asked;
	if (!events || !session_would(play->session, &place, NULL, events, &asked))
		return;
	for (int i = 0; i < events->count && woulds->count < JOINS_MAX; i++) {
		const struct event *event = &events->items[i];
		if (event->kind == EVENT_SCORED && event->reason == SCORE_COMPLETE && event->points > 0)
			/* TRANSLATORS: "City complete: +8". */
			would_add(woulds, 1u << event->seat, event->feature,
			          draw_format(draw, tr("%s complete: +%d"), words_feature(event->feature),
			                      (int)event->points));
		else if (event->kind == EVENT_SCORED && event->feature < FEATURE_KINDS && !event->at_end &&
		         words_about(&event->bill)[0])
			would_add(woulds, 1u << event->seat, event->feature,
			          draw_format(draw, tr("%s: %s"), words_about(&event->bill),
			                      draw_format(draw, "+%d", (int)event->points)));
		else if (event->kind == EVENT_WALL)
			/* TRANSLATORS: behind the badge of who ends a score on a corner tower. */
			would_add(woulds, 1u << event->seat, FEATURE_KINDS, tr("takes a wall tile for it"));
	}
	for (int i = 0; i < events->count; i++)
		if (words_unpaid(events->items, i))
			/* TRANSLATORS: "City complete: nobody is paid". */
			would_add(woulds, 1u << events->items[i].seat, events->items[i].spot.kind,
			          draw_format(draw, tr("%s complete: nobody is paid"),
			                      words_feature(events->items[i].spot.kind)));
	add_held(play, events, draw, woulds);
	add_asked(play, &asked, woulds);
	for (int i = 0; i < events->count; i++) {
		const struct event_words *words = event_words(events->items[i].kind);
		if (words && words->would && events->items[i].seat == NOBODY)
			would_add(woulds, 0, FEATURE_KINDS, tr(words->would));
	}
	if (asked.walk != DECISION_NONE)
		would_add(woulds, 0, FEATURE_KINDS, tr(ask_words(asked.walk)->would));
	if (session_would_again(play->session, &place))
		would_add(woulds, 1u << play->found.seat, FEATURE_KINDS, play_again_words(play, AGAIN_WOULD));
	if (play_closes_gap(play, &place) && woulds->count < JOINS_MAX)
		would_add(woulds, 0, FEATURE_KINDS, tr("No tile left will fit beside it"));
}

/* The occupied features that the ghost would touch. */
static void find_joins(const struct play *play, const struct play_cell *cell, struct draw *draw, struct woulds *woulds)
{
	const struct game *game = session_game(play->session);
	const struct tile_set *set = game_tile_set(game);
	const uint8_t *own = set->types[session_tile(play->session)].edges;
	unsigned told[FEATURE_KINDS] = {0};
	int turn = play_rotation_at(play, cell);
	for (int i = 0; i < woulds->count; i++)
		if (woulds->list[i].kind < FEATURE_KINDS)
			told[woulds->list[i].kind] = ~0u; /* what is completed is told above */
	for (int side = 0; side < EDGE_COUNT; side++) {
		struct cell there = cell_beside(play_cell_where(cell), side);
		int index = game_tile_at(game, there.x, there.y), facing = (side + 2) % EDGE_COUNT;
		if (index < 0)
			continue;
		struct setup_tile tile = game_tile(game, index);
		int terrain = set->types[tile.type].edges[(facing - tile.rotation) & 3];
		struct spot spot = {terrain == TERRAIN_CITY ? FEATURE_CITY : FEATURE_ROAD, (uint8_t)facing};
		bool joins = terrain == own[(side - turn) & 3]; /* what fills a hole joins nothing */
		if (!joins || (terrain != TERRAIN_CITY && terrain != TERRAIN_ROAD) ||
		    !game_feature_at(game, tile.cell.x, tile.cell.y, spot, play->feature) || !play->feature->owners ||
		    (told[spot.kind] & play->feature->owners) == play->feature->owners)
			continue;
		told[spot.kind] |= play->feature->owners;
		would_add(woulds, play->feature->owners, FEATURE_KINDS,
		          draw_format(
		              draw, spot.kind == FEATURE_CITY ? tr("Joins the city of %s") : tr("Joins the road of %s"),
		              words_seats(play->session, play->feature->owners)));
	}
}

const char *play_turns_words(const struct play *play)
{
	bool first = session_round(play->session) == 1 && !play->cursor.on;
	return first ? tr(" · R or right click turns") : tr(" · R turns");
}

/* "fits 2 ways · R turns · click lays"; in the smallest layout panel and prompt say it. */
static const char *ways_words(const struct play *play, const struct play_cell *cell, struct draw *draw)
{
	int ways = bit_count(cell->rotations);
	const char *fits = say_count("fits one way", "fits %d ways", ways);
	if (play->theme.small)
		return NULL;
	return draw_format(draw, "%s%s · %s", fits, ways > 1 ? play_turns_words(play) : "",
	                   play->cursor.on ? tr("Enter lays") : tr("click lays"));
}

static void ghost_tip(struct play *play, struct ui *ui, const struct play_cell *cell)
{
	struct draw *draw = ui->draw;
	struct woulds woulds = {0};
	const char *ways = ways_words(play, cell, draw);
	find_completed(play, cell, draw, &woulds);
	find_joins(play, cell, draw, &woulds);
	int most = would_most(play), line = play_px(play, 28);
	struct text_style strong = would_style(play), small = theme_text_color(&play->theme, TYPE_SMALL, COLOR_CREAM);
	int wide = ways ? text_width(draw->metrics, &small, ways) : 0, below = ways ? small.line : 0;
	if (!ways && woulds.count == 0)
		return;
	for (int i = 0; i < woulds.count; i++) {
		int w = would_width(play, draw, woulds.list[i].text, woulds.list[i].seats);
		wide = w > wide ? w : wide;
	}
	int high = woulds.count * line + below + 2 * play_px(play, ways ? 10 : 4);
	wide = wide > most ? most : wide;
	struct rect rest = tip_panel(play, draw, play_cell_where(cell), wide, high);
	rest.y -= ways ? 0 : play_px(play, 6);
	for (int i = 0; i < woulds.count; i++) {
		struct rect row = rect_moved(rect_cut_top(&rest, line), 0, -1);
		play_badges(play, draw, &row, woulds.list[i].seats, play_px(play, BADGE), play_px(play, BADGE_GAP));
		rect_cut_left(&row, play_px(play, 5));
		draw_text(draw, rect_moved(row, 0, 1), ALIGN_LEFT, &strong, woulds.list[i].text);
	}
	if (ways)
		draw_text(draw, rect_cut_top(&rest, small.line), ALIGN_LEFT, &small, ways);
}

/* Which of the tiles left fit there, as long as they can be counted at a glance. */
static int find_samples(const struct play *play, const struct play_cell *cell, int types[SAMPLES_MAX])
{
	const struct game *game = session_game(play->session);
	int count = 0;
	for (int type = 0; type < game_tile_set(game)->type_count; type++) {
		if (play->found.unseen[type] == 0 || !play_type_fits(game, type, cell->x, cell->y))
			continue;
		if (count == SAMPLES_MAX)
			return 0;
		types[count++] = type;
	}
	return count;
}

static void fits_tip(struct play *play, struct ui *ui, const struct play_cell *cell)
{
	struct draw *draw = ui->draw;
	int types[SAMPLES_MAX], count = find_samples(play, cell, types);
	struct cell at = {cell->x, cell->y};
	const char *text = cell->never ? tr("No tile that is left fits here")
	                               : draw_format(draw, tr("%d of %d tiles left fit here"), cell->fitting,
	                                             play->found.unseen_total);
	if (count == 0) {
		play_say(play, draw, at, &(struct play_saying){NULL, text, SKIN_TOOLTIP, NULL});
		return;
	}
	struct text_style style = theme_text_color(&play->theme, TYPE_SMALL, COLOR_CREAM);
	int side = play_px(play, 54), gap = play_px(play, 16);
	int row = count * (side + gap) - gap, wide = text_width(draw->metrics, &style, text);
	wide = row > wide ? row : wide;
	int high = style.line * 2 + side + play_px(play, 44);
	struct rect rest = tip_panel(play, draw, at, wide, high);
	draw_text(draw, rect_part_top(&rest, style.line, play_px(play, 16)), ALIGN_LEFT, &style, text);
	for (int i = 0; i < count; i++) {
		struct rect place = {rest.x + i * (side + gap), rest.y, side, side};
		tile_art_preview(board_art(play->board), draw, art_alone(types[i], 0), place, 1);
		draw_text(draw, (struct rect){place.x, place.y + side + play_px(play, 4), side, style.line},
		          ALIGN_CENTER, &style, draw_format(draw, "× %d", play->found.unseen[types[i]]));
	}
}

static void cell_tip(struct play *play, struct ui *ui)
{
	const struct play_cell *cell = play_target(play);
	int haven = play->cursor.on ? -1 : play_haven_at(play, play->pointer.x, play->pointer.y);
	if (haven >= 0 && play->found.wait != WAIT_DECISION) { /* its name stands below it */
		play_say(play, ui->draw, play->pointer.cell,
		         &(struct play_saying){NULL, play_haven_words(play, haven), SKIN_TOOLTIP, NULL});
		return;
	}
	if (!cell || play->found.wait != WAIT_TILE)
		return;
	if (cell->rotations && session_aids(play->session)->legal_cells)
		ghost_tip(play, ui, cell);
	else if (session_aids(play->session)->fits)
		fits_tip(play, ui, cell);
}

void play_tips(struct play *play, struct ui *ui, struct frame *frame)
{
	if ((frame->frozen && !play->lit.on && !play->cursor.on) || play->cursor.buttons)
		return;
	if (play->refused.on) {
		refusal_tip(play, ui, play->refused.why.cell, &play->refused.why);
		return;
	}
	bool places = play->found.wait == WAIT_FIGURE || play->found.wait == WAIT_END;
	if (places && (play->drag.figure || play_slot_asked(play) >= 0)) {
		slot_tip(play, ui);
		return;
	}
	if (play->pointer.panning || play->drag.figure || (play->lit.told && play->found.wait == WAIT_DECISION))
		return;
	bool waited =
	    ui->now >= play->pointer.since + MOTION_TOOLTIP_WAIT || play->cursor.on || frame->frozen || play->lit.told;
	if (!waited) {
		ui_wake(ui, (int)(play->pointer.since + MOTION_TOOLTIP_WAIT - ui->now) + 1);
		return;
	}
	if (play->lit.on && !play->cursor.on)
		play_feature_card(play, ui);
	else if ((play->pointer.over_board && !play->pointer.quiet) || play->cursor.on)
		cell_tip(play, ui);
}
