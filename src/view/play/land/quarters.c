/* The City of Carcassonne: who stands in which quarter, where the Count is.
 * The quarters' places come from the painter's map, like every other place. */
#include "view/play/land/land.h"

/* The n-th standing place of a quarter: rows from the front, from the middle out. */
static struct vec place_in(struct vec middle, float reach, int n)
{
	static const float columns[] = {0, 1, -1, 2, -2};
	int row = n / 5, column = n % 5;
	return (struct vec){middle.x + columns[column] * reach * 0.42f,
	                    middle.y + reach * 0.35f + (float)row * reach * 0.36f};
}

void play_quarters_add(struct play *play)
{
	const struct game *game = session_game(play->session);
	struct vec middles[QUARTER_COUNT];
	struct setup_figure figures[FIGURES_MAX];
	int inside[QUARTER_COUNT] = {0};
	float reach;
	if (!game_has_count(game) || !play_quarters_find(play, middles, &reach))
		return;
	/* The Count has the first place of his quarter. */
	enum quarter stands = game_count_quarter(game);
	struct vec at = place_in(middles[stands], reach, inside[stands]++);
	board_add_figure(play->board, &(struct board_figure){.x = at.x, .y = at.y, .pose = POSE_COUNT});
	for (int i = 0, count = game_figures(game, figures); i < count; i++) {
		if (!figures[i].in_quarter)
			continue;
		int quarter = figures[i].quarter;
		at = place_in(middles[quarter], reach, inside[quarter]++);
		board_add_figure(play->board, &(struct board_figure){
		                                  .x = at.x,
		                                  .y = at.y,
		                                  .color = (uint8_t)game_color(game, figures[i].seat),
		                                  .pose = (uint8_t)figure_pose(figures[i].figure, FEATURE_KINDS)});
	}
}

/* The first answer of the decision that leads into this quarter, or -1. */
static int answer_for(const struct play *play, int quarter)
{
	for (int i = 0; i < play->found.choice_count; i++)
		if (play_leads_to(play, &play->found.choices[i], quarter))
			return i;
	return -1;
}

static bool chosen_for(const struct play *play, int quarter)
{
	struct decision decision = session_decision(play->session);
	if (decision.kind == DECISION_JOIN)
		return play_quarter_of(decision.feature) == (enum quarter)quarter;
	if (play->answer.chosen < 0 || play->answer.chosen >= play->found.choice_count)
		return false;
	return play_leads_to(play, &play->found.choices[play->answer.chosen], quarter);
}

void play_quarters_draw(struct play *play, struct draw *draw)
{
	const struct game *game = session_game(play->session);
	struct vec middles[QUARTER_COUNT];
	float reach;
	bool near = play->view.camera.size >= play_px(play, 60), asked = play->found.wait == WAIT_DECISION;
	if (!game_has_count(game) || (!near && !asked) || !play_quarters_find(play, middles, &reach))
		return;
	struct text_style style = theme_text(&play->theme, TYPE_SMALL);
	int pointed = play->pointer.over_board ? play_quarter_at(play, play->pointer.x, play->pointer.y) : -1;
	style.face = FACE_SERIF;
	style.bold = true;
	for (int quarter = 0; quarter < QUARTER_COUNT; quarter++) {
		/* below its buildings: they are what is looked at */
		struct vec at = camera_point(&play->view.camera, play->layout.stage, middles[quarter].x,
		                             middles[quarter].y + reach * 0.86f);
		int answer = asked ? answer_for(play, quarter) : -1;
		const char *name = words_quarter(quarter);
		bool chosen = asked && chosen_for(play, quarter);
		struct skin pill = theme_skin(&play->theme, chosen ? SKIN_CARD_CHOSEN : SKIN_PILL);
		if (answer >= 0 && quarter == pointed) {
			pill.rim = rgb(COLOR_GOLD_RIM);
			pill.rim_width = theme_stroke(&play->theme, 3);
		}
		/* the city is told by its houses; a name only when it is asked for */
		if ((!near && answer < 0) || (!asked && quarter != pointed))
			continue;
		if (answer >= 0)
			name = near ? draw_format(draw, "%d · %s", play_choice_number(play, answer), name)
			            : draw_format(draw, "%d", play_choice_number(play, answer));
		int w = text_width(draw->metrics, &style, name) + play_px(play, 20), h = play_px(play, 26);
		struct rect box = {(int)at.x - w / 2, (int)at.y - h / 2, w, h};
		draw_skin(draw, box, &pill);
		draw_text(draw, box, ALIGN_CENTER, &style, name);
	}
}
