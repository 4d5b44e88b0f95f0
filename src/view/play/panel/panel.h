/* panel.h - the panel at the right, and what else stands over the table. */
#pragma once

#include "view/play/core/play.h"

/* rail.c */
void play_rail(struct play *play, struct ui *ui, struct frame *frame);

/* player.c: his card */
void play_player_card(struct play *play, struct ui *ui, int seat, bool asked);

/* seat.c: who plays a seat, by his emblem, and the list under his card that changes it */
enum icon play_seat_emblem(const struct play *play, int seat);
void play_seat_list(struct play *play, struct ui *ui, int seat, const struct ui_answer *card);
/* What his card says where it is pointed at: his badges, what its marks are (NULL: nothing of them), who plays. */
const char *play_seat_tip(const struct play *play, int seat, const char *marks);

/* farms.c: the list of them */
void play_farms(struct play *play, struct ui *ui, struct rect box);
int play_farms_height(struct play *play); /* of the whole list, at its lowest */

/* tools.c */
void play_beyond(struct play *play, struct ui *ui); /* lit places out of sight */
void play_tools(struct play *play, struct ui *ui, struct frame *frame);
void play_prompt(struct play *play, struct ui *ui, struct frame *frame);
/* What is to be done and by whom, who is called `name`; the detail may be "". */
struct play_prompt_words {
	const char *title, *detail, *brief; /* brief: where the detail has no room; "": it is left out */
};

/* Nobody can be put, but something onto somebody who stands: what, one or two of them; false: somebody can, or nothing
 * can be done. */
bool play_touch_alone(const struct play *play, const struct move_words *which[2]);
void play_prompt_words(const struct play *play, const char *name, struct play_prompt_words *prompt);

/* track.c */
void play_track(struct play *play, struct ui *ui);

/* clock.c: the players' time, beside their cards */
void play_clocks(const struct play *play, struct ui *ui);

/* ask.c: questions before an ended turn is opened again */
void play_asks(struct play *play, struct ui *ui, struct frame *frame);

/* example.c: the way from a refusal to an example of its rule */
void play_example_link(struct play *play, struct ui *ui);
/* The same button for this rule, until the position is another or something else is told. */
void play_example_offer(struct play *play, struct ui *ui, const char *rule);

/* look.c: the bar of a game that is looked through, and its keys */
void play_look_bar(struct play *play, struct ui *ui);
void play_look_buttons(struct play *play, struct ui *ui); /* of an example: where a game has Undo and End turn */
void play_look_keys(struct play *play, struct ui *ui);

/* lesson.c: what a lesson says and asks, and its keys */
void play_lesson_keys(struct play *play, struct ui *ui, struct frame *frame);
void play_lesson(struct play *play, struct ui *ui, struct frame *frame);
/* What the card says; never NULL. */
const char *play_lesson_words(const struct play *play);

/* sheet.c: tiles left, history; what every sheet has: its head, with a key or NULL; returns what is left of it */
struct rect play_sheet_frame(struct play *play, struct ui *ui, const char *title, const char *number, const char *key);
void play_sheet_show(struct play *play, enum play_sheet sheet, uint64_t now);
void play_sheet(struct play *play, struct ui *ui);
void play_sheet_keys(struct play *play,
                     struct ui *ui); /* up and down, before the table has them: through the history */

/* parts.c: what "→ 34" is made of; a click on it opens the sheet */
void play_parts_sheet(struct play *play, struct ui *ui);
void play_parts_click(struct play *play, struct ui *ui, int seat);

/* rail.c: above its lower half, at the right only where there is room; below what else stands there, what happened */
void play_rail_label(struct play *play, struct draw *draw, const char *left, const char *right);
void play_happened_below(struct play *play, struct ui *ui, struct rect box, int used);
/* decide.c: what is decided besides tile and follower */
void play_decide(struct play *play, struct ui *ui);

/* What is asked, in a title and a sentence or two. */
const char *play_question(const struct play *play, const struct decision *decision, const char **text);
const char *play_answer_words(struct play *play, const struct move *move);
/* An answer in words, and what follows from it: a sentence or ""; what it pays by itself, or else what each gains: a
 * step, and a place for a figure, pay nobody yet. */
struct answer_told {
	const char *words, *detail;
	int points, gains[PLAYERS_MAX];
};
struct answer_told play_answer_told(struct play *play, const struct move *move);

/* advice.c: the card of a hint, or of why a computer player moved so */
void play_advice_card(struct play *play, struct ui *ui, struct frame *frame);

/* badges.c: what the largest keep would bring him, as long as that may be told; 0: it is not his. */
int play_keep_told(const struct play *play, int seat);
/* It is nobody's, for both keeps count as much. */
bool play_keeps_tied(const struct play *play);
/* Why, to whoever points at it. */
const char *play_keep_why(const struct play *play);
/* What hangs on his card, in words; "": nothing does. */
const char *play_badges_tip(const struct play *play, int seat);

/* hands.c: the wall tiles that players hold, below their cards; what the prompt says of the wall */
/* A tray below the card, before it is drawn. */
void play_hand_tray(struct play *play, struct ui *ui, int seat);
void play_hand_tiles(struct play *play, struct ui *ui, int seat);
void play_hands_key(struct play *play, struct ui *ui); /* K: from one to the next */
/* The one that has the focus is told no more, and the keys are the table's; false: none had it. */
bool play_hands_hush(struct play *play);
const char *play_wall_prompt(const struct play *play, const char *detail);

/* scoring.c: what The Castle asks when features are complete, and at a turn's end */
const char *play_scoring_question(const struct play *play, const struct decision *decision, const char **text);
/* "" of other answers than what is scored. */
const char *play_scoring_detail(const struct play *play, const struct move *move);
/* What this feature alone pays, whatever follows; 0 for other answers. */
int play_scoring_points(const struct play *play, const struct move *move);

/* haven.c: who of the City of Carcassonne may come from this haven to what is completed, a bit per seat, and in words
 */
unsigned play_joins_from(const struct session_asked *asked, int haven);
const char *play_join_words(const struct play *play, int haven, unsigned seats);
/* What the tile that lies leads to there; if to nothing, the detail as it is. */
const char *play_city_prompt(const struct play *play, const char *detail);
/* What somebody there is for, or (then) somebody who goes there. */
const char *play_haven_use(const struct play *play, int haven, bool then);
/* How many figures wait there, and of each seat. */
int play_waiting(const struct game *game, int haven, int there[PLAYERS_MAX]);
/* What a haven is for, who waits in it, and whether anything keeps them. */
const char *play_haven_words(const struct play *play, int haven);

/* answer_places.c: where the answers lead on the table; brings the chosen one into sight.  True: one was given. */
void play_goer_draw(struct play *play, struct draw *draw);
bool play_answer_places(struct play *play, struct ui *ui);
void play_answer_seek(struct play *play, uint64_t now);

/* feature_card.c: what is under the pointer; tip.c: tooltips on the table; toast.c: a short word at the bottom */
void play_feature_card(struct play *play, struct ui *ui);
void play_tips(struct play *play, struct ui *ui, struct frame *frame);
const char *play_turns_words(const struct play *play);  /* " · R turns"; in the first round what the mouse does, too */
void play_round_draw(struct play *play, struct ui *ui); /* what the others did since one's last turn */
void play_toast_draw(struct play *play, struct ui *ui, struct frame *frame);
