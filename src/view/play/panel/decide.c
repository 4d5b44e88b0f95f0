/* Decisions beside tile and follower.  Generic: what is asked and what can be answered comes from the engine; each
 * answer is shown with what it brings to everyone. */
#include "view/play/panel/panel.h"

#include <string.h>

#include "text/say.h"

/* About a feature that is completed: what it pays as it stands, and that others may still be asked. */
static const char *feature_text(const struct play *play, const struct decision *decision, const char *format)
{
	const struct game *game = session_game(play->session);
	struct feature *feature = play->feature;
	const char *more = ask_words(decision->kind)->more, *text = "";
	int there[PLAYERS_MAX];

	if (game_feature_at(game, decision->cell.x, decision->cell.y, decision->spot, feature))
		text = say(format, bill_sum(&feature->completed, BILL_LOG), feature->points_complete);
	if (more && play_waiting(game, haven_of((enum feature_kind)decision->feature), there) > 1)
		text = say_on(text, " %s", tr(more));
	return text;
}

/* Who stands where a step leads: "Anna 2, Ben"; and that it is the last one, though not all are made. */
static const char *step_detail(const struct play *play, int kind, const struct move *step)
{
	const struct game *game = session_game(play->session);
	const char *names = "", *text;
	int there[PLAYERS_MAX] = {0};
	for (int i = 0; i < play->found.standing_count; i++) {
		const struct setup_figure *stands = &play->found.standing[i];
		there[stands->seat] += cell_same(stands->cell, step->cell) && !any_piece(stands->figure)->corner;
	}
	for (int seat = 0; seat < game_player_count(game); seat++)
		if (there[seat])
			names = say_join(names, ", ", there[seat] > 1 ? "%s %d" : "%s", words_name(play->session, seat),
			                 there[seat]);
	text = names[0] ? say(tr(ask_words(kind)->meets), names) : "";
	if (play_walk(play, NULL) > 1 && !session_walks_on(play->session, step))
		text = say_join(text, " · ", "%s", tr(ask_words(kind)->last));
	return text;
}

const char *play_question(const struct play *play, const struct decision *decision, const char **text)
{
	const struct ask_info *ask = ask_info(decision->kind);
	const struct ask_words *own = ask_words(decision->kind);
	int chosen = play->answer.chosen < 0 ? 0 : play->answer.chosen;

	if (!own)
		return play_scoring_question(play, decision, text);
	*text = ask->about ? feature_text(play, decision, tr(own->text)) : say(tr(own->text), play_walk(play, NULL));
	return say(tr(own->title),
	           words_haven(ask->about ? haven_of((enum feature_kind)decision->feature)
	                                  : play->found.choices[chosen].haven),
	           words_this_feature(decision->feature));
}

/* In which direction it lies from there; where another of its kind lies in the same one, how far, and where on its
 * tile. */
static const char *sent_way(const struct play *play, struct vec at, struct cell from, const struct move *move)
{
	const struct game *game = session_game(play->session);
	struct vec to = board_anchor(play->board, game, move->cell, move->spot);
	const char *way = play_side_name((struct vec){to.x - at.x, to.y - at.y});

	for (int i = 0; i < play->found.choice_count; i++) {
		const struct move *other = &play->found.choices[i];
		if (other->spot.kind != move->spot.kind || !move_has_spot(other->kind) ||
		    (cell_same(other->cell, move->cell) && other->spot.at == move->spot.at))
			continue;
		struct vec there = board_anchor(play->board, game, other->cell, other->spot);
		if (strcmp(play_side_name((struct vec){there.x - at.x, there.y - at.y}), way) == 0)
			return say_join(describe_way(from, move->cell), ", ", "%s",
			                play_side_name((struct vec){to.x - (float)move->cell.x - 0.5f,
			                                            to.y - (float)move->cell.y - 0.5f}));
	}
	return way;
}

/* Which road or city it is, seen from where he goes away; how large, and whether it is open. */
static const char *sent_detail(const struct play *play, const struct move *move)
{
	struct decision from = session_decision(play->session);
	const char *rest = words_detail(play->feature);
	if (!ask_info(from.kind)->from)
		return rest;
	struct vec at = board_anchor(play->board, session_game(play->session), from.cell, from.spot);
	return say(tr("%s: %s"),
	           say(tr("%s (%s)"), words_feature(play->feature->kind), sent_way(play, at, from.cell, move)), rest);
}

static const char *answer_detail(const struct play *play, const struct move *move)
{
	const struct ask_info *ask = ask_info(session_decision(play->session).kind);

	if (ask->walks)
		return step_detail(play, session_decision(play->session).kind, move);
	if (ask->enters && move->kind != MOVE_PASS)
		return piece_words(move->figure)->enter ? tr(piece_words(move->figure)->enter)
		                                        : play_haven_use(play, move->haven, true);
	if (play_sends(play) && move_has_spot(move->kind) &&
	    game_feature_at(session_game(play->session), move->cell.x, move->cell.y, move->spot, play->feature))
		return sent_detail(play, move);
	return ask_words(session_decision(play->session).kind) ? "" : play_scoring_detail(play, move);
}

const char *play_answer_words(struct play *play, const struct move *move)
{
	struct cell from;
	int kind = session_decision(play->session).kind;
	if (ask_info(kind)->walks && play_walk(play, &from) >= 0)
		return play_side_name((struct vec){(float)(move->cell.x - from.x), (float)(move->cell.y - from.y)});
	return answer_words((enum decision_kind)kind, move);
}

struct answer_told play_answer_told(struct play *play, const struct move *move)
{
	const struct game *game = session_game(play->session);
	struct answer_told told = {
	    play_answer_words(play, move), answer_detail(play, move), play_scoring_points(play, move), {0}};
	int32_t scores[PLAYERS_MAX];

	if (told.points || play_sends(play) || ask_info(session_decision(play->session).kind)->walks)
		return told;
	session_outcome(play->session, move, scores);
	for (int seat = 0; seat < game_player_count(game); seat++)
		told.gains[seat] = (int)scores[seat] - game_score(game, seat);
	return told;
}

/* "green 4, blue 0": badges with what each seat gains. */
static void draw_gains(struct play *play, struct draw *draw, struct rect box, const int gains[PLAYERS_MAX])
{
	struct text_style style = text_serif(theme_text(&play->theme, TYPE_SUBHEAD));
	int badge = play_px(play, 22), number = play_px(play, 30);
	for (int seat = PLAYERS_MAX - 1; seat >= 0; seat--) {
		if (gains[seat] == 0)
			continue;
		draw_text(draw, rect_cut_right(&box, number), ALIGN_LEFT, &style,
		          draw_format(draw, " %d", gains[seat]));
		draw_badge_in(draw, rect_part_right(&box, badge, play_px(play, 8)), (float)badge,
		              play_seat_color(play, seat));
	}
}

/* Badges of those who hold the feature that a follower could be sent to. */
static void draw_holders(struct play *play, struct draw *draw, struct rect box, const struct move *move)
{
	int badge = play_px(play, 22), gap = play_px(play, 4);
	if (!game_feature_at(session_game(play->session), move->cell.x, move->cell.y, move->spot, play->feature))
		return;
	struct rect right = rect_cut_right(&box, bit_count(play->feature->owners) * (badge + gap) - gap);
	play_badges(play, draw, &right, play->feature->owners, badge, gap);
}

/* Have an answer and who gains by it no room on one line of this width? */
static bool answer_crowded(struct play *play, struct draw *draw, const struct answer_told *told, int width)
{
	struct text_style style = theme_text(&play->theme, TYPE_BUTTON);
	int gains = 0;
	if (told->detail[0] || play_sends(play) || told->points != 0)
		return false;
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		gains += told->gains[seat] != 0;
	return text_width(draw->metrics, &style, told->words) + gains * play_px(play, 60) > width - play_px(play, 66);
}

static int answer_gap(const struct play *play) { return play_px(play, play->theme.small ? 3 : 6); }

/* Height of a row: all of them as many lines of detail as the longest takes, three at most. */
static int answer_height(struct play *play, struct draw *draw, int width)
{
	struct text_style small = theme_text(&play->theme, TYPE_SMALL);
	int most = small.line;
	for (int i = 0; i < play->found.choice_count; i++) {
		struct answer_told told = play_answer_told(play, &play->found.choices[i]);
		if (answer_crowded(play, draw, &told, width - play_px(play, 16)))
			return play_px(play, play->theme.compact ? 50 : 58) + small.line;
		/* beside points that stand at the right */
		int tall = text_block_height(draw->metrics, &small, told.detail,
		                             width - play_px(play, told.points ? 130 : 78));
		most = tall > most ? tall : most;
	}
	most = most > 3 * small.line ? 3 * small.line : most;
	return play_px(play, play->theme.small ? 42 : play->theme.compact ? 46 : 54) + most - small.line;
}

/* What was chosen by key comes into sight. */
static void answer_show(struct play *play, int top, int height, struct rect box, uint64_t now)
{
	if (play->answer.seen != play->answer.chosen && play->answer.chosen >= 0) {
		if ((float)top < play->panel.body_scroll)
			play->panel.body_scroll = (float)top;
		if ((float)(top + height - box.h) > play->panel.body_scroll)
			play->panel.body_scroll = (float)(top + height - box.h);
		play_answer_seek(play, now);
	}
	play->answer.seen = play->answer.chosen;
}

/* True when a step was made by it: what follows is another question. */
static bool answers(struct play *play, struct ui *ui, struct rect box)
{
	int step = -1, color = play_seat_color(play, play->found.seat);
	int height = answer_height(play, ui->draw, box.w), each = height + answer_gap(play),
	    content = play->found.choice_count * each;
	bool walks = ask_info(session_decision(play->session).kind)->walks;
	answer_show(play, play->answer.chosen * each, height, box, ui->now);
	struct rect inside = scroll_begin(ui, ui_name("play.answers"), box, content, &play->panel.body_scroll);
	for (int i = 0; i < play->found.choice_count; i++) {
		const struct move *move = &play->found.choices[i];
		struct answer_told told = play_answer_told(play, move);
		struct rect place = {inside.x, inside.y + i * each, inside.w, height};
		bool on_table = play_sends(play) && move_has_cell(move->kind),
		     marked = on_table || walks || move->kind == MOVE_SCORE,
		     crowded = answer_crowded(play, ui->draw, &told, box.w - play_px(play, 16));
		struct row row_of = {.title = told.words,
		                     .value = told.points ? draw_format(ui->draw, "+%d", told.points) : NULL,
		                     .detail = crowded          ? " " /* its gains stand below */
		                               : told.detail[0] ? told.detail
		                                                : NULL,
		                     .key = i < 9 && !marked ? say("%d", play_choice_number(play, i)) : NULL,
		                     .number = marked ? i + 1 : 0,
		                     .color = marked ? color : -1,
		                     .selected = i == play->answer.chosen};
		ui_id id = ui_name_at("play.answer", i);
		if (row(ui, id, place, &row_of)) {
			play->answer.chosen = i;
			step = walks ? i : -1; /* as on the table */
			ui_set_focus(ui,
			             ui_name(walks ? "play.board" : "play.decide.go"), /* Enter gives what was chosen */
			             !walks && ui->ring);
		}
		if (marked && !walks && (ui->hover == id || (i == play->answer.chosen && !play->lit.told)))
			play_light(play, move->cell, move->spot);
		struct rect in = rect_inset(place, play_px(play, 10));
		if (!rect_overlap(place, box))
			continue;
		if (on_table) /* paid by the final scoring only: who else is there tells more */
			draw_holders(play, ui->draw, in, move);
		else
			draw_gains(play, ui->draw, crowded ? rect_cut_bottom(&in, in.h / 2) : in, told.gains);
	}
	scroll_end(ui, ui_name("play.answers"), box, content, &play->panel.body_scroll);
	if (step >= 0)
		play_choose(play, step, ui->now);
	return step >= 0;
}

static struct text_style heading_style(const struct play *play)
{
	struct text_style heading = text_bold(theme_text(&play->theme, TYPE_HEADING));
	heading.px = heading.px * (play->theme.small ? 8 : 9) / 10;
	if (play->theme.small)
		heading.line = heading.line * 8 / 10;
	return heading;
}

/* The height of the question's head: its text, at least its figure. */
static int head_height(const struct play *play, struct draw *draw, const char *title, int width)
{
	struct text_style label = theme_text(&play->theme, TYPE_LABEL), heading = heading_style(play);
	int least = play_px(play, 70);
	int head = text_block_height(draw->metrics, &heading, title, width - play_px(play, 62)) + label.line;
	return head > least ? head : least;
}

/* Who decides, and what. */
static void draw_head(struct play *play, struct draw *draw, struct rect top, const char *title)
{
	struct text_style label = theme_text_color(&play->theme, TYPE_LABEL, COLOR_INK2), heading = heading_style(play);
	struct rect figure = rect_cut_left(&top, play_px(play, 50));
	draw_figure(draw, (float)figure.x + (float)figure.w / 2, (float)figure.y + theme_stroke(&play->theme, 56),
	            theme_stroke(&play->theme, 50), POSE_STANDING, play_seat_color(play, play->found.seat), LOOK_NORMAL,
	            1);
	rect_cut_left(&top, play_px(play, 12));
	draw_text(draw, rect_cut_top(&top, label.line), ALIGN_LEFT, &label,
	          draw_format(draw, tr("%s decides"), words_name(play->session, play->found.seat)));
	draw_text_block(draw, top, ALIGN_LEFT, &heading, title);
}

/* The chosen answer as a button; true when it is pressed. */
static bool go_button(struct play *play, struct ui *ui, struct rect box)
{
	if (play->answer.chosen < 0) {
		struct button first = {.look = BUTTON_GO, .label = tr("Choose first"), .disabled = true};
		if (button_width(ui, &first) > box.w) {
			first.icon = ICON_CONFIRM;
			first.label = NULL;
		}
		return button(ui, ui_name("play.decide.go"), box, &first);
	}
	const struct move *move = &play->found.choices[play->answer.chosen];
	const char *label = play_answer_words(play, move);
	if (play_sends(play) && move_has_cell(move->kind))
		label = draw_format(ui->draw, "%d · %s", play->answer.chosen + 1, label);
	struct button go = {
	    .look = BUTTON_GO, .icon = ICON_CONFIRM, .label = label, .key = tr("Enter"), .yields = true};
	if (button_width(ui, &go) > box.w)
		go.key = NULL;
	if (button_width(ui, &go) > box.w && play_asks_in_rail(play)) /* rather its number than cut */
		go.label = draw_format(ui->draw, "%d", play_choice_number(play, play->answer.chosen));
	return button(ui, ui_name("play.decide.go"), box, &go);
}

/* In the rail, where places are listed otherwise: nothing stands over the land.  The button that ends a turn gives the
 * answer; a step needs none. */
static void in_rail(struct play *play, struct ui *ui, const char *text)
{
	struct text_style small = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	struct rect box = play->layout.body;
	int words = text_block_height(ui->draw->metrics, &small, text, box.w) + play_px(play, 8),
	    rows = play->found.choice_count * (answer_height(play, ui->draw, box.w) + answer_gap(play));
	play_rail_label(play, ui->draw,
	                draw_format(ui->draw, tr("%s decides"), words_name(play->session, play->found.seat)), NULL);
	if (words + rows <= box.h)
		draw_text_block(ui->draw, rect_cut_top(&box, words), ALIGN_LEFT, &small, text);
	play_happened_below(play, ui, box, rows);
	if (rows < box.h)
		box.h = rows;
	if (!answers(play, ui, box) && !play_steps(play) && go_button(play, ui, play->layout.end))
		play_choose(play, play->answer.chosen, ui->now);
}

void play_decide(struct play *play, struct ui *ui)
{
	struct decision decision = session_decision(play->session);
	struct draw *draw = ui->draw;
	const char *text;
	if (decision.kind == DECISION_NONE || play->look.on || play->found.choice_count == 0)
		return;
	if (play->answer.chosen >= play->found.choice_count)
		play->answer.chosen = -1;
	if (ask_info(decision.kind)->about && !play->lit.on)
		play_light(play, decision.cell, decision.spot);
	play_goer_draw(play, draw);
	if (play->lesson.waits) /* its own question comes first */
		return;
	if (play_answer_places(play, ui))
		return; /* answered: what follows is another question */
	const char *title = play_question(play, &decision, &text);
	if (play_asks_in_rail(play)) {
		if (!play_hands_off(play) && !play_goes_itself(play))
			in_rail(play, ui, text);
		return;
	}
	struct text_style body = theme_text(&play->theme, TYPE_SMALL);
	int pad = play_px(play, play->theme.small ? 14 : 18), width = play->layout.decide.w, inner = width - 2 * pad;
	int head = head_height(play, draw, title, inner);
	int words = text_block_height(draw->metrics, &body, text, inner) + play_px(play, 12);
	struct rect place = play->layout.decide;
	int rows = play->found.choice_count * (answer_height(play, draw, inner) + answer_gap(play)),
	    button_height = play_px(play, theme_button_height(&play->theme) + (play->theme.small ? 6 : 12));
	int height = 2 * pad + head + words + rows + button_height + play_px(play, 16);
	height = height > place.h ? place.h : height;
	struct rect box = {place.x, place.y, width, height};
	ui_block(ui, ui_name("play.decide"), box);
	theme_draw(draw, &play->theme, SKIN_PANEL, box);
	struct rect rest = rect_inset(box, pad);
	draw_head(play, draw, rect_cut_top(&rest, head), title);
	draw_text_block(draw, rect_cut_top(&rest, words), ALIGN_LEFT, &body, text);
	struct rect act = rect_part_bottom(&rest, button_height, play_px(play, 12));
	answers(play, ui, rest);
	if (go_button(play, ui, act))
		play_choose(play, play->answer.chosen, ui->now);
}
