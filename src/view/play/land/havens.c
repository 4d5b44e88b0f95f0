/* Who waits in which haven, and the neutral piece that stands in one.
 * The havens' places come from the painter's map, like every other place. */
#include "view/play/land/land.h"

/* The n-th standing place of a haven: rows from the front, from the middle out. */
static struct vec place_in(struct vec middle, float reach, int n)
{
	static const float columns[] = {0, 1, -1, 2, -2};
	int row = n / 5, column = n % 5;
	return (struct vec){middle.x + columns[column] * reach * 0.42f,
	                    middle.y + reach * 0.35f + (float)row * reach * 0.36f};
}

/* Who is inside, the neutral piece first; returns how many. */
static int find_inside(struct play *play, struct board_figure inside[FIGURES_MAX + 1])
{
	const struct game *game = session_game(play->session);
	struct vec middles[HAVENS_MAX];
	struct setup_figure figures[FIGURES_MAX];
	int there[HAVENS_MAX] = {0}, found = 0;
	float reach;
	if (!game_has_havens(game) || !play_havens_find(play, middles, &reach))
		return 0;
	/* It has the first place of its haven. */
	int stands = game_haven_shut(game);
	struct vec at = place_in(middles[stands], reach, there[stands]++);
	inside[found++] = (struct board_figure){.x = at.x, .y = at.y, .pose = (uint8_t)play_housed_pose(play)};
	for (int i = 0, count = game_figures(game, figures); i < count; i++) {
		if (figures[i].place == PLACE_SEGMENT)
			continue;
		int haven = figures[i].haven;
		at = place_in(middles[haven], reach, there[haven]++);
		inside[found++] = (struct board_figure){.x = at.x,
		                                        .y = at.y,
		                                        .color = (uint8_t)game_color(game, figures[i].seat),
		                                        .pose = (uint8_t)figure_pose(figures[i].figure, FEATURE_KINDS)};
	}
	return found;
}

void play_havens_add(struct play *play)
{
	struct board_figure inside[FIGURES_MAX + 1];
	for (int i = 0, count = find_inside(play, inside); i < count; i++)
		board_add_figure(play->board, &inside[i]);
}

static bool chosen_for(const struct play *play, int haven)
{
	struct decision decision = session_decision(play->session);
	if (ask_info(decision.kind)->about)
		return haven_of((enum feature_kind)decision.feature) == haven;
	if (play->answer.chosen < 0 || play->answer.chosen >= play->found.choice_count)
		return false;
	return play_leads_to(play, &play->found.choices[play->answer.chosen], haven);
}

void play_havens_draw(struct play *play, struct draw *draw)
{
	struct haven_label labels[HAVENS_MAX];
	struct text_style style = play_haven_style(play);
	bool asked = play->found.wait == WAIT_DECISION;
	int pointed = play->pointer.over_board ? play_haven_at(play, play->pointer.x, play->pointer.y) : -1;
	play_haven_labels(play, draw->metrics, labels);
	for (int haven = 0; haven < HAVENS_MAX; haven++) {
		struct haven_label *label = &labels[haven];
		struct skin pill =
		    theme_skin(&play->theme, asked && chosen_for(play, haven) ? SKIN_CARD_CHOSEN : SKIN_PILL);
		if (!label->shown)
			continue;
		if (label->answer >= 0 && haven == pointed) {
			pill.rim = rgb(COLOR_GOLD_RIM);
			pill.rim_width = theme_stroke(&play->theme, 3);
		}
		draw_skin(draw, label->box, &pill);
		draw_text(draw, label->box, ALIGN_CENTER, &style, draw_format(draw, "%s", label->text));
	}
}
