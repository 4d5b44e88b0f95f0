/* The end: who won, and where everybody's points come from. */
#include "play.h"

#include <stdio.h>

enum { COLUMN_CITIES, COLUMN_ROADS, COLUMN_MONASTERIES, COLUMN_FINAL, COLUMN_FARMS, COLUMN_OTHER, COLUMN_COUNT };

static const char *const column_names[COLUMN_COUNT] = {
	N_("Cities"), N_("Roads"), N_("Monasteries"), N_("Unfinished"), N_("Farms"), N_("Cards"),
};

static int column_points(const struct history *history, int seat, int column)
{
	int points = 0;
	switch (column) {
	case COLUMN_CITIES:
		return history_points(history, seat, SCORE_COMPLETE, FEATURE_CITY);
	case COLUMN_ROADS:
		return history_points(history, seat, SCORE_COMPLETE, FEATURE_ROAD);
	case COLUMN_MONASTERIES:
		points = history_points(history, seat, SCORE_RECALL, -1);
		for (int kind = FEATURE_MONASTERY; kind < FEATURE_KINDS; kind++)
			points += history_points(history, seat, SCORE_COMPLETE, kind);
		return points;
	case COLUMN_FINAL:
		return history_points(history, seat, SCORE_FINAL, -1);
	case COLUMN_FARMS:
		return history_points(history, seat, SCORE_FARM, -1);
	default:
		return history_points(history, seat, SCORE_KING, -1) + history_points(history, seat, SCORE_ROBBER, -1);
	}
}

static int rank_seats(const struct game *game, int order[PLAYERS_MAX])
{
	int count = game_player_count(game);
	for (int seat = 0; seat < count; seat++) {
		int place = seat;
		for (; place > 0 && game_score(game, order[place - 1]) < game_score(game, seat); place--)
			order[place] = order[place - 1];
		order[place] = seat;
	}
	return count;
}

static void headline(const struct play *play, char *text, size_t size)
{
	const struct game *game = session_game(play->session);
	char names[200];
	unsigned winners = game_winners(game);
	words_seats(play->session, winners, names, sizeof names);
	if (winners & (winners - 1))
		snprintf(text, size, tr("%s share the victory"), names); /* */
	else
		snprintf(text, size, tr("%s wins"), names);
}

static void table_row(struct play *play, struct draw *draw, struct rect box, int seat, int rank, int columns[], int column_count)
{
	const struct game *game = session_game(play->session);
	const struct history *history = session_history(play->session);
	struct text_style name = theme_text(&play->theme, TYPE_SUBHEAD), number = theme_text(&play->theme, TYPE_BODY);
	struct text_style total = theme_text(&play->theme, TYPE_SCORE);
	bool wins = game_winners(game) >> seat & 1;
	struct skin skin = theme_skin(&play->theme, wins ? SKIN_CARD_CHOSEN : SKIN_CARD);
	draw_skin(draw, box, &skin);
	struct rect rest = rect_inset(box, play_px(play, 12));
	name.face = FACE_SERIF;
	name.bold = true;
	draw_text(draw, rect_cut_left(&rest, play_px(play, 30)), ALIGN_LEFT, &name, draw_format(draw, "%d", rank));
	struct rect figure = rect_cut_left(&rest, play_px(play, 44));
	draw_figure(draw, (float)figure.x + (float)figure.w / 2 - theme_stroke(&play->theme, 4), (float)(box.y + box.h) - theme_stroke(&play->theme, 12),
		    (float)box.h * 0.62f, POSE_STANDING, (int)game_color(game, seat), LOOK_NORMAL, 1);
	draw_text(draw, rect_cut_right(&rest, play_px(play, 74)), ALIGN_RIGHT, &total,
		  draw_format(draw, "%d", game_score(game, seat)));
	for (int i = column_count - 1; i >= 0; i--) {
		struct rect cell = rect_cut_right(&rest, play_px(play, play->theme.compact ? 82 : 104));
		int points = column_points(history, seat, columns[i]);
		number.color = rgb(points ? COLOUR_INK : COLOUR_INK_OFF);
		draw_text(draw, cell, ALIGN_RIGHT, &number, draw_format(draw, "%d", points));
	}
	draw_text(draw, rest, ALIGN_LEFT, &name, session_name(play->session, seat));
}

static void table(struct play *play, struct draw *draw, struct rect box)
{
	const struct game *game = session_game(play->session);
	const struct history *history = session_history(play->session);
	int columns[COLUMN_COUNT], column_count = 0, order[PLAYERS_MAX];
	for (int column = 0; column < COLUMN_COUNT; column++) {
		bool used = column != COLUMN_OTHER;
		for (int seat = 0; seat < game_player_count(game); seat++)
			used |= column_points(history, seat, column) != 0;
		if (used)
			columns[column_count++] = column;
	}
	struct text_style label = theme_text_color(&play->theme, TYPE_SMALL, COLOUR_INK2);
	struct rect head = rect_inset(rect_cut_top(&box, play_px(play, 28)), play_px(play, 12));
	head.y -= play_px(play, 8);
	head.h += play_px(play, 16);
	draw_text(draw, rect_cut_right(&head, play_px(play, 74)), ALIGN_RIGHT, &label, tr("Total"));
	for (int i = column_count - 1; i >= 0; i--)
		draw_text(draw, rect_cut_right(&head, play_px(play, play->theme.compact ? 82 : 104)), ALIGN_RIGHT, &label,
			  tr(column_names[columns[i]]));
	int count = rank_seats(game, order), rank = 1, gap = play_px(play, 8);
	int height = (box.h - gap * count) / count, most = play_px(play, 76);
	height = height > most ? most : height;
	for (int i = 0; i < count; i++) {
		if (i > 0 && game_score(game, order[i]) < game_score(game, order[i - 1]))
			rank = i + 1;
		table_row(play, draw, rect_cut_top(&box, height), order[i], rank, columns, column_count);
		rect_cut_top(&box, gap);
	}
}

/* The same people once more, the seats one further, another pile. */
static void rematch(struct play *play)
{
	struct host *host = play->host;
	struct session_start start = *session_start(play->session);
	char path[FORMAT_PATH_SIZE], error[FORMAT_TEXT_SIZE];
	struct refusal refusal;
	uint64_t seed = game_hash(session_game(play->session)) & ((1ull << 53) - 1);
	struct setup setup;
	setup_init(&setup);
	setup.player_count = start.setup.player_count;
	for (int seat = 0; seat < setup.player_count; seat++)
		setup.colors[seat] = start.setup.colors[seat];
	setup.settings = start.setup.settings;
	setup.settings.value[SETTING_FIRST_PLAYER] = 0;
	setup.seed = seed;
	start.setup = setup;
	start.caption[0] = '\0';
	struct session *session = session_create(host->tiles, &start, &refusal);
	if (!session)
		return;
	if (host->home[0] && save_new_path(host->home, path, error, sizeof error)) {
		session_set_path(session, path);
		session_save(session);
	}
	screen_reset(host, play_screen_create(host, session));
}

void play_result(struct play *play, struct ui *ui, struct frame *frame)
{
	const struct game *game = session_game(play->session);
	struct draw *draw = ui->draw;
	if (!game_over(game) || play->result_closed || play->result_hidden || (play_motion_runs(play, frame->now) && !frame->still))
		return;
	int pad = play_px(play, 28), players = game_player_count(game);
	int width = play_px(play, play->theme.compact ? 820 : 1000), height = play_px(play, (float)(250 + 84 * players));
	struct rect free = rect_inset(play->layout.window, play_px(play, 24));
	free.w = play->layout.rail.x - free.x - play_px(play, 12);
	width = width > free.w ? free.w : width;
	height = height > free.h ? free.h : height;
	struct rect box = rect_center(free, width, height), rest = rect_inset(box, pad);
	struct skin panel = theme_skin(&play->theme, SKIN_DIALOG);
	ui_block(ui, ui_name("play.result"), box);
	draw_skin(draw, box, &panel);
	struct text_style title = theme_text(&play->theme, TYPE_TITLE), body = theme_text_color(&play->theme, TYPE_BODY, COLOUR_INK2);
	char text[260];
	headline(play, text, sizeof text);
	title.bold = true;
	draw_text(draw, rect_cut_top(&rest, play_px(play, 50)), ALIGN_CENTER, &title, text);
	draw_text(draw, rect_cut_top(&rest, play_px(play, 30)), ALIGN_CENTER, &body,
		  draw_format(draw, trn("%d tile lies on the table", "%d tiles lie on the table", (unsigned long)game_tile_count(game)),
			      game_tile_count(game)));
	rect_cut_top(&rest, play_px(play, 8));
	struct rect row = rect_cut_bottom(&rest, play_px(play, theme_button_height(&play->theme)));
	rect_cut_bottom(&rest, play_px(play, 14));
	table(play, draw, rest);
	const struct button again = {.look = BUTTON_GO, .icon = ICON_PLAY, .label = tr("Play again")};
	const struct button look = {.look = BUTTON_PARCHMENT, .icon = ICON_EYE, .label = tr("Look at the table"), .key = "Esc"};
	const struct button home = {.look = BUTTON_PARCHMENT, .icon = ICON_BACK, .label = tr("To the title")};
	int gap = play_px(play, 12), wide = button_width(ui, &again);
	if (button(ui, ui_name("play.again"), rect_cut_right(&row, wide), &again))
		rematch(play);
	rect_cut_right(&row, gap);
	if (button(ui, ui_name("play.look"), rect_cut_right(&row, button_width(ui, &look)), &look) || ui_key(ui, KEY_ESCAPE, 0))
		play->result_closed = true;
	wide = button_width(ui, &home);
	if (button(ui, ui_name("play.home"), rect_cut_left(&row, wide < row.w ? wide : row.w), &home))
		screen_reset(play->host, title_screen_create(play->host));
}
