/* What stands over the table: the tools at the left, the prompt at the top. */
#include "view/kit/routes.h"
#include "view/play/panel/panel.h"

#include <stdio.h>
#include <string.h>

#include "text/say.h"

static bool computers(const struct play *play)
{
	bool any = false;

	for (int seat = 0; seat < game_player_count(session_game(play->session)); seat++)
		any |= session_computer(play->session, seat) >= 0;
	return any && !play->lesson.script;
}

static void menu(struct play *play, uint64_t now)
{
	(void)now;
	if (play->look.on)
		screen_pop(play->host);
	else
		screen_push(play->host, menu_screen_create(play->host, play->session));
}

static void help(struct play *play, uint64_t now)
{
	(void)now;
	screen_push(play->host, help_of_game_create(play->host, play->session));
}

static void fields(struct play *play, uint64_t now)
{
	(void)now;
	play->panel.fields = !play->panel.fields;
}

static void last_round(struct play *play, uint64_t now)
{
	(void)now;
	play->panel.last_round = !play->panel.last_round;
}

static void sheet(struct play *play, enum play_sheet sheet, uint64_t now)
{
	play_sheet_show(play, play->panel.sheet == sheet ? SHEET_NONE : sheet, now);
}

static void tiles(struct play *play, uint64_t now) { sheet(play, SHEET_TILES, now); }
static void history(struct play *play, uint64_t now) { sheet(play, SHEET_HISTORY, now); }
static void why(struct play *play, uint64_t now) { play_advice_why(play, play_why_seat(play), now); }

/* `word`: below its button; NULL: it has none, a key alone (menu, wheel and fingers do the same). */
struct tool {
	enum icon icon;
	const char *word, *key, *tip;
	int character; /* that presses it; 0: heard of elsewhere */
	void (*act)(struct play *play, uint64_t now);
	bool on, disabled, gap;
};

enum { TOOLS = 9 };

static void list_tools(const struct play *play, struct tool tools[TOOLS])
{
	const struct aids *aids = session_aids(play->session);
	enum play_sheet sheet = play->panel.sheet;
	bool moved = play_why_seat(play) != NOBODY, wall = play_wall(play), asked = computers(play),
	     whole = play->view.whole && play_part_needed(play);
	const struct tool list[TOOLS] = {
	    {play->look.on ? ICON_BACK : ICON_MENU, play->look.on ? tr("Back") : tr("Menu"), tr("Esc"),
	     play->look.tells ? tr("Back")
	     : play->look.on  ? tr("Back to the game")
	                      : tr("Menu, settings and help"),
	     KEY_ESCAPE, menu, false, false, true},
	    {ICON_FIELDS, wall ? tr("Courts") : tr("Fields"), "F",
	     !aids->fields ? tr("The field overlay is off in this game")
	     : wall        ? tr("Courts: who holds which")
	                   : tr("Fields: who owns which"),
	     'f', fields, play->panel.fields, !aids->fields, false},
	    {ICON_TILES, tr("Tiles"), "T",
	     aids->remaining ? tr("Tiles left") : tr("The sheet of tiles is off in this game"), 't', tiles,
	     sheet == SHEET_TILES, !aids->remaining, false},
	    {ICON_HISTORY, tr("History"), "H", tr("What happened, turn by turn"), 'h', history, sheet == SHEET_HISTORY,
	     false, true},
	    /* No hints in lessons, and nobody to ask where only people sit. */
	    {ICON_LAMP, play->lesson.script ? NULL : tr("Hint"), "I",
	     aids->hint ? tr("A hint: what would be a good move?") : tr("Hints are off in this game"), 'i',
	     play_advice_hint, play->advice.of == ADVICE_HINT && play_advice_height(play) > 0, !play_hint_allowed(play),
	     !asked},
	    {ICON_ASK, asked ? tr("Why?") : NULL, "Y", tr("Why did the computer player move so?"), 'y', why,
	     play->advice.of == ADVICE_WHY, !moved, true},
	    {ICON_FIT, tr("View"), play->look.count ? NULL : tr("Home"),
	     whole ? tr("Show a part of it, larger") : tr("Show the whole table"), 0, play_camera_view, whole, false,
	     false},
	    {ICON_LAST_ROUND, NULL, "L", NULL, 'l', last_round, false, false, false},
	    {ICON_HELP, NULL, "?", NULL, '?', help, false, false, false},
	};
	memcpy(tools, list, sizeof list);
}

/* The column of the tools that are there: a disc, its word below it, a gap. */
struct column {
	int side, word_px; /* 0: no words */
	int step, gap, height;
};

static struct column find_column(const struct play *play, const struct ui *ui, const struct tool tools[TOOLS])
{
	const struct rect room = play->layout.tools;
	struct column column = {.gap = play_px(play, 10)};
	int count = 0, gaps = 0, word = play_px(play, 18), px = play->theme.small ? 0 : play_px(play, 14);
	for (int i = 0; i < TOOLS; i++) {
		if (!tools[i].word)
			continue;
		int fits = tool_medal_word(ui, tools[i].word, room.w);
		count++;
		gaps += tools[i].gap;
		px = fits < px ? fits : px;
	}
	int high = (room.h - gaps * column.gap) / count, disc = room.w - play_px(play, play->theme.small ? 0 : 14);
	column.word_px = high >= disc + word + play_px(play, 4) ? px : 0;
	int below = column.word_px ? word : 0, most = disc + below + play_px(play, 10);
	column.step = high < most ? high : most;
	column.side = column.step - below - 2 < disc ? column.step - below - 2 : disc;
	column.height = count * column.step + gaps * column.gap - (column.step - column.side - below);
	return column;
}

static bool typed(struct ui *ui, const struct tool *tool)
{
	if (tool->disabled || !tool->character)
		return false;
	return tool->character == '?' ? ui_char(ui, '?') || ui_key(ui, KEY_F1, 0) : ui_key(ui, tool->character, 0);
}

/* What the tools stand in: a hollow of the table's wood, under all of them. */
static void draw_tray(const struct play *play, struct draw *draw, const struct column *column, int below)
{
	struct rect room = play->layout.tools;
	int pad = play_px(play, 6);
	struct skin hollow = {.radius = 10 * play->theme.scale,
	                      .top = rgba(0x160D06, 0.62f),
	                      .bottom = rgba(0x24160C, 0.56f),
	                      .rim = rgba(0xC79A4B, 0.24f),
	                      .rim_width = theme_stroke(&play->theme, 1.5f)};
	draw_skin(draw, (struct rect){room.x - pad, room.y - pad, room.w + 2 * pad, column->height + 2 * pad + below},
	          &hollow);
}

/* Esc closes what is open, before it leads to the menu; a click on Menu does what it says. */
static bool escapes(struct play *play, uint64_t now)
{
	if (play->panel.sheet != SHEET_NONE)
		play_sheet_show(play, SHEET_NONE, now);
	else if (play_advice_height(play) > 0)
		play_advice_close(play, now);
	else if (play->drag.figure || play->drag.tile)
		play_drag_back(play, now);
	else if (!play_hands_hush(play)) {
		if (!play->toast.speaker || !play_toast_there(play, now))
			return false;
		play_toast_close(play); /* what a computer player has said */
	}
	return true;
}

void play_tools(struct play *play, struct ui *ui, struct frame *frame)
{
	struct tool tools[TOOLS];
	list_tools(play, tools);
	struct rect room = play->layout.tools;
	struct column column = find_column(play, ui, tools);
	/* The keys are told while they lead among the buttons: a cap hangs below its disc, not over the next one. */
	bool space = column.step >= column.side + play_px(play, 7);
	bool capped = space && !play->theme.small && ui->ring;
	int y = room.y;
	if (play->layout.table.x == 0) /* else they stand on the table's frame */
		draw_tray(play, ui->draw, &column, capped && !column.word_px ? play_px(play, 7) : 0);
	if (ui_key(ui, 'c', 0))
		play->panel.cells = !play->panel.cells;
	for (int i = 0; i < TOOLS; i++) {
		const struct tool *tool = &tools[i];
		bool pressed = false;
		if (tool->word) {
			/* A tip tells the key to all others, and to who listens. */
			const struct tool_medal medal = {
			    .icon = tool->icon,
			    .word = tool->word,
			    .word_px = column.word_px,
			    .key = capped ? tool->key : NULL,
			    .tip = tool->key ? draw_format(ui->draw, "%s  [%s]", tool->tip, tool->key) : tool->tip,
			    .on = tool->on,
			    .disabled = tool->disabled};
			struct rect box = {room.x + (room.w - column.side) / 2, y, column.side, column.side};
			pressed = tool_medal(ui, ui_name_at("play.tool", i), box, &medal);
			y += column.step + (tool->gap ? column.gap : 0);
		}
		if (pressed && !ui->ring) /* the keys stay the table's */
			ui_set_focus(ui, ui_name("play.board"), false);
		if (!pressed && typed(ui, tool)) {
			pressed = tool->character != KEY_ESCAPE || !escapes(play, frame->now);
			play_hands_hush(play); /* no tip of theirs lies over what the key opens */
		}
		if (pressed)
			tool->act(play, frame->now);
	}
}

/* ---- prompt ---- */

/* The move that takes a figure home, if it is chosen; if it may be; NULL: it is not. */
static const struct lift_words *put_lifts(const struct play *play)
{
	struct move put;
	return session_put_move(play->session, &put) ? lift_words(put.kind) : NULL;
}

static const struct lift_words *may_lift(const struct play *play)
{
	const struct lift_words *words = NULL;
	for (int i = 0; i < play->found.slot_count && !words; i++)
		words = lift_words(play->found.slots[i].move.kind);
	return words;
}

/* Has the feature that somebody was put into, on another tile, more tiles where he may stand? */
static bool put_far(const struct play *play)
{
	int put = play_slot_put(play);
	return put >= 0 && play_row_beside(play, put, 1) != put;
}

bool play_touch_alone(const struct play *play, const struct move_words *which[2])
{
	which[0] = which[1] = NULL;
	for (int kind = 0; kind < PIECES_MAX && play->found.kind_count > 1; kind++)
		if (kind != FIGURE_MEEPLE && play->found.kinds[kind].places)
			return false;
	for (int i = 0; i < play->found.row_legal; i++) {
		const struct play_slot *slot = &play->found.slots[play->found.rows[i]];
		const struct move_words *words = move_words(slot->move.kind);
		if (!expansion_touch(slot->move.kind))
			return false;
		which[which[0] && which[0] != words] = words;
	}
	return which[0] != NULL;
}

/* Nobody is left in the supply of who acts. */
static bool last_follower(const struct play *play)
{
	return game_supply(session_game(play->session), play->found.seat, FIGURE_MEEPLE) == 1 &&
	       play->offer.figure == FIGURE_MEEPLE;
}

static bool all_out(const struct play *play)
{
	for (int figure = 0; figure < PIECES_MAX; figure++)
		if (game_supply(session_game(play->session), play->found.seat, (enum figure)figure) > 0)
			return false;
	return true;
}

/* Whoever plays by himself. */
static void prompt_computer(const struct play *play, const char *name, struct play_prompt_words *prompt)
{
	bool again = game_part(session_game(play->session)) == 2; /* */
	const char *keys = "";
	prompt->title = say(again                    ? tr("%s, a second turn")
	                    : play->company.thinking ? tr("%s thinks")
	                                             : tr("%s plays"),
	                    name);
	if (!play->company.persons)
		keys = play->company.paused ? tr("Space: go on") : tr("Space: pause");
	else if (play->company.moves && !play->company.hurry && play->theme.speed > 0)
		keys = tr("Space: skip");
	prompt->detail =
	    say("%s%s%s", again ? play_again_words(play, AGAIN_THEIRS) : "", again && keys[0] ? " · " : "", keys);
}

static void prompt_tile(const struct play *play, const char *name, struct play_prompt_words *prompt)
{
	if (play->lesson.waits) {
		prompt->title = say(tr("It is the turn of %s"), name);
		prompt->detail = tr("“Go on” plays it");
		return;
	}
	if (game_part(session_game(play->session)) == 2 && !session_offers(play->session)) { /* */
		prompt->title = say(tr("%s, a second turn"), name);
		prompt->detail = play_again_words(play, AGAIN_IS);
		return;
	}
	const struct ask_words *offer = ask_words(session_decision(play->session).kind);
	bool draws = game_may_draw(session_game(play->session));
	prompt->title = say(offer && offer->prompt ? tr(draws ? offer->prompt : offer->final_prompt)
	                    : draws                ? tr("%s, lay your tile")
	                                           : tr("%s, lay the last tile"),
	                    name);
	prompt->detail = "";
	if (session_aids(play->session)->legal_cells)
		prompt->detail = say_on(prompt->detail, "%s",
		                        say_count("%d place is lit", "%d places are lit", play->found.legal_count));
	prompt->brief = describe_does(session_game(play->session), session_tile(play->session));
	if (prompt->brief[0])
		prompt->detail = say_join(prompt->detail, " · ", "%s", prompt->brief);
	if (session_offers(play->session) && draws)
		prompt->detail = say_join(prompt->detail, " · ", tr("%s: %s"), tr("Space"), tr("Draw a tile"));
	if (play->found.missed_count > 0 && session_aids(play->session)->fits)
		prompt->detail =
		    say_join(prompt->detail, " · ", "%s",
		             say_count("%d can never be filled", "%d can never be filled", play->found.missed_count));
}

/* That a piece walks after this turn's tile, or has no way; NULL: it is not its turn. */
static const char *walk_words(const struct play *play)
{
	const struct session_asked *asked = &play->found.asked;
	int kind = asked->walk;
	while (asked->stays && !ask_info(kind)->walks)
		kind++;
	return kind == DECISION_NONE ? NULL : tr(asked->stays ? ask_words(kind)->stays : ask_words(kind)->will);
}

/* What is good for something that one does not see; what was chosen, else what this tile brings, or what there is
 * alone.  NULL: nothing. */
static const char *use_words(const struct play *play, const struct move_words *alone)
{
	struct move put;
	const struct move_words *words = session_put_move(play->session, &put) ? move_words(put.kind) : alone;

	for (int i = 0; i < play->found.slot_count && !alone && !session_put_move(play->session, NULL); i++) {
		const struct move_words *there = move_words(play->found.slots[i].move.kind);

		words = there && there->use && !there->daily ? there : words;
	}
	return words && words->use ? tr(words->use) : NULL;
}

/* What the table waits for. */
static void prompt_wait(const struct play *play, const char *name, struct play_prompt_words *prompt)
{
	if (play->lesson.told[0]) {
		prompt->title = tr("Go on");
		return;
	}
	if (play->lesson.asks &&
	    !(play->lesson.lays && play->found.wait == WAIT_TILE)) { /* its card has the question */
		prompt->title = say(tr("%s, your decision"), name);
		return;
	}
	struct move what;
	bool put = session_put_move(play->session, &what), puts = put && words_move_puts(what.kind);
	const struct move_words *which[2];
	bool touch = play_touch_alone(play, which);
	bool figure_or_end = play->found.wait == WAIT_FIGURE || play->found.wait == WAIT_END;
	const char *walk = walk_words(play), *use = use_words(play, which[0]);
	if (figure_or_end && play_again_owed(play))
		prompt->brief = tr("then you have a second turn");
	if (play->lesson.away) {
		prompt->title =
		    say(play->lesson.elsewhere ? tr("%s, take your tile back") : tr("%s, turn your tile"), name);
		prompt->detail =
		    play->lesson.elsewhere ? tr("and lay it at the marked place") : tr("with R or a right click");
		return;
	}
	switch (play->found.wait) {
	case WAIT_TILE:
		prompt_tile(play, name, prompt);
		break;
	case WAIT_FIGURE:
		prompt->title = say(tr(put        ? N_("%s, end your turn")
		                       : which[1] ? N_("%s, your decision")
		                       : touch    ? which[0]->alone
		                                  : N_("%s, place a follower")),
		                    name);
		prompt->detail = put_lifts(play)          ? tr(put_lifts(play)->put)
		                 : play_again_owed(play)  ? play_again_words(play, AGAIN_WILL)
		                 : walk                   ? walk
		                 : put_far(play)          ? tr("← and →: another of its tiles")
		                 : use                    ? use
		                 : put && may_lift(play)  ? tr(may_lift(play)->other)
		                 : may_lift(play)         ? tr(may_lift(play)->other_or_end)
		                 : put && touch           ? tr("or lay the tile elsewhere")
		                 : touch && all_out(play) ? tr("all your followers are out")
		                 : touch                  ? tr("No follower can be placed here.")
		                 : puts                   ? tr("or choose another place for your follower")
		                 : put                    ? tr("or choose something else")
		                 : last_follower(play)    ? tr("this is your last follower")
		                 : play->ui.by_pointer    ? tr("click a place or drag one there, or end the turn")
		                                          : tr("drag one there or press its number, or end the turn");
		break;
	case WAIT_END:
		prompt->title = say(tr("%s, end your turn"), name);
		prompt->detail = play_again_owed(play) ? play_again_words(play, AGAIN_WILL)
		                 : walk                ? walk
		                 : all_out(play)       ? tr("all your followers are out")
		                                       : tr("or lay the tile elsewhere");
		break;
	case WAIT_DECISION:
		prompt->title = say(tr("%s, your decision"), name);
		break;
	default:
		prompt->title = game_over(session_game(play->session)) ? tr("The game is over")
		                : play->lesson.done                    ? tr("The lesson is done")
		                                                       : tr("Nothing is to be drawn");
		break;
	}
}

void play_prompt_words(const struct play *play, const char *name, struct play_prompt_words *prompt)
{
	*prompt = (struct play_prompt_words){"", "", ""};
	if (play->look.tells) {
		prompt->title = tr("Example");
		return;
	}
	if (play->look.on) {
		prompt->title = tr("Looking through the game");
		prompt->detail = tr("nothing here changes it");
		return;
	}
	if (play_hands_off(play) && !play->lesson.script) {
		prompt_computer(play, name, prompt);
		return;
	}
	prompt_wait(play, name, prompt);
	if (play->found.shuts) { /* as it was said while it was aimed: it can still be taken back */
		prompt->detail = say_join(prompt->detail, " · ", tr("No tile left will fit beside it"));
		if (!prompt->brief[0])
			prompt->brief = tr("No tile left will fit beside it");
	}
	prompt->detail = play_wall_prompt(play, prompt->detail);
	if (play->found.wait == WAIT_FIGURE || play->found.wait == WAIT_END)
		prompt->detail = play_city_prompt(play, prompt->detail);
	if (play->panel.fields && play->found.wait == WAIT_TILE && !play_hands_off(play)) {
		bool courts = play_wall(play) != NULL;
		prompt->title = courts ? tr("Court overlay") : tr("Field overlay");
		prompt->detail = courts ? tr("point at any court, path, tower or house")
		                        : tr("point at any field, city, road or follower");
		prompt->brief = "";
	}
	const char *caption = session_scenario(play->session)->caption;
	if (caption && caption[0] && !play->lesson.script && play->found.wait == WAIT_OVER &&
	    !game_over(session_game(play->session)))
		prompt->title = caption;
	if (play->cursor.buttons) { /* as long as that is so: Enter does something else then */
		prompt->title = tr("The keys are for the buttons");
		prompt->detail = tr("Tab goes on, Enter presses, F6 leads back.");
		prompt->brief = "";
	}
}

/* Told in gold as long as it lasts: why the same player is to move again must not be missed. */
static bool second_turn(const struct play *play)
{
	return !play->look.on && play->found.seat != NOBODY && game_part(session_game(play->session)) == 2 &&
	       play->found.wait != WAIT_DECISION && play->found.wait != WAIT_OVER;
}

/* Where nothing flies what was taken is said here for a while: on the table it would lie on somebody's place. */
static void prompt_held(const struct play *play, struct ui *ui, const struct frame *frame,
                        struct play_prompt_words *prompt)
{
	if (frame->frozen || frame->now >= play->motion.held_until)
		return;
	ui_wake(ui, (int)(play->motion.held_until - frame->now));
	prompt->detail = play->motion.held_told;
	prompt->brief = "";
}

static struct text_style title_style(const struct play *play)
{
	struct text_style style = text_serif(theme_text(&play->theme, TYPE_SUBHEAD));
	style.px = style.px * 11 / 10;
	return style;
}

/* The prompt's words, whose they are, and the room that they take. */
struct told {
	struct play_prompt_words words;
	int badge, detail, width;
	int seat;
	bool paid; /* he was paid; nobody is asked before that is seen */
};

static struct told told_find(const struct play *play, struct ui *ui, const struct frame *frame, const char *who,
                             bool brief)
{
	struct text_style title = title_style(play), body = theme_text(&play->theme, TYPE_BODY);
	const struct play_flight *points = play_points_fly(play, frame);
	struct told told = {.seat = points ? points->seat : play->found.seat, .paid = points != NULL};
	int gap = play_px(play, 14);
	play_prompt_words(play, who, &told.words);
	if (points) { /* what it is made of stands on the feature */
		bool shared = points->seats & (points->seats - 1);
		told.words.title = say("%s  +%d%s%s", shared ? words_seats(play->session, points->seats) : who,
		                       (int)points->points, shared ? " " : "", shared ? tr("each") : "");
		told.words.detail = told.words.brief = "";
	}
	if (play_asks_in_rail(play) && !points && !play_hands_off(play) && !play->lesson.asks && !play->lesson.waits &&
	    !play->cursor.buttons) {
		struct decision decision = session_decision(play->session);
		told.words.title = play_question(play, &decision, &told.words.detail);
		told.words.detail = "";
		const struct ask_words *asked = ask_words(decision.kind);
		if (play_steps(play))
			told.words.detail = say(tr("Steps left: %d"), play_walk(play, NULL));
		struct cell from;
		if (play_goes_itself(play) && play_walk(play, &from) >= 0) {
			const char *only = words_only_way(decision.kind, from, play->found.choices[0].cell);
			told.words.title = only ? only : "";
		} else if (asked && asked->enter && play->answer.chosen >= 0)
			told.words.detail = tr(asked->enter);
	}
	/* In the smallest layout nothing is said of that on the table. */
	const struct play_cell *target =
	    play->theme.small && !points && !play->cursor.buttons ? play_target(play) : NULL;
	if (target && target->rotations && play->found.wait == WAIT_TILE && session_aids(play->session)->legal_cells) {
		bool offers = session_offers(play->session);
		told.words.brief = "";
		told.words.detail = say("%s%s", play->cursor.on ? tr("Enter lays") : tr("click lays"),
		                        offers ? "" : play_turns_words(play));
		if (offers && game_may_draw(session_game(play->session)))
			told.words.detail =
			    say_join(told.words.detail, " · ", tr("%s: %s"), tr("Space"), tr("Draw a tile"));
	}
	prompt_held(play, ui, frame, &told.words);
	if (brief && told.words.brief[0])
		told.words.detail = told.words.brief;
	told.badge = told.seat == NOBODY ? 0 : play_px(play, play->theme.compact ? 32 : 38) + gap;
	told.detail = told.words.detail[0] ? text_width(ui->draw->metrics, &body, told.words.detail) + gap : 0;
	told.width = told.badge + text_width(ui->draw->metrics, &title, told.words.title) + told.detail +
	             2 * play_px(play, 16) + play_px(play, 8);
	return told;
}

/* As much of it as the row has room for. */
static struct told told_fit(const struct play *play, struct ui *ui, const struct frame *frame)
{
	const struct play_flight *points = play_points_fly(play, frame);
	const char *who = session_name(play->session, points ? points->seat : play->found.seat);
	struct text_style title = title_style(play);
	struct told told = told_find(play, ui, frame, who, false);
	int most = play->layout.prompt_row.w;
	if (told.width > most)
		told = told_find(play, ui, frame, who, true);
	if (told.width - told.detail > most) {
		/* A name may be long; what is to be done stays. */
		int room = text_width(ui->draw->metrics, &title, who) - (told.width - most), least = 8 * title.px;
		room = room < least ? room + told.detail : room;
		if (room > 2 * title.px) /* a short one stays, too, in smaller letters */
			who = draw_shorten(ui->draw, &title, who, room);
		told = told_find(play, ui, frame, who, true);
	}
	if (told.width > most) {
		told.width -= told.detail;
		told.detail = 0;
	}
	told.width = told.width > most ? most : told.width;
	return told;
}

void play_prompt(struct play *play, struct ui *ui, struct frame *frame)
{
	struct draw *draw = ui->draw;
	struct told told = told_fit(play, ui, frame);
	struct text_style title = title_style(play), body = theme_text_color(&play->theme, TYPE_BODY, COLOR_INK2);
	struct rect box = rect_center(play->layout.prompt_row, told.width, play->layout.prompt_row.h);
	struct skin skin = theme_skin(&play->theme, SKIN_PROMPT);
	int gap = play_px(play, 14), pad = play_px(play, 16);
	bool again = second_turn(play) && !told.paid;
	if (again) {
		skin.top = rgb(0xFFE9A8);
		skin.bottom = rgb(0xF2C85E);
	}
	draw_skin(draw, box, &skin);
	struct rect rest = {box.x + pad, box.y, box.w - 2 * pad, box.h};
	struct rect place = rect_cut_left(&rest, told.badge);
	float middle = (float)place.x + (float)(told.badge - gap) / 2;
	if (told.badge && again) /* the figure that brings it instead of his badge */
		draw_figure(draw, middle, (float)box.y + (float)box.h * 0.84f, (float)box.h * 0.74f,
		            figure_pose(again_piece()->id, FEATURE_KINDS), play_seat_color(play, play->found.seat),
		            LOOK_NORMAL, 1);
	else if (told.badge)
		draw_badge(draw, middle, (float)box.y + (float)box.h / 2, (float)(told.badge - gap),
		           play_seat_color(play, told.seat));
	if (told.detail)
		draw_text(draw, rect_cut_right(&rest, told.detail - gap), ALIGN_RIGHT, &body, told.words.detail);
	int wide = text_width(draw->metrics, &title, told.words.title), least = theme_text(&play->theme, TYPE_LABEL).px;
	title.px = wide > rest.w ? title.px * rest.w / wide : title.px;
	title.px = title.px > least ? title.px : least;
	draw_text(draw, rest, ALIGN_LEFT, &title, told.words.title);
}
