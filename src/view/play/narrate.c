/* The table as lines of text: what happened, whose turn it is, which tile, where the keyboard's cursor stands. */
#include "view/play/narrate.h"

#include <string.h>

#include "app/words.h"
#include "text/say.h"
#include "view/kit/legend.h"
#include "view/kit/narrate.h"
#include "view/play/hand/hand.h"
#include "view/play/panel/panel.h"

/* Events since the last frame; fewer of them: something was taken back.  Of a game that is opened the last turn. */
static void happened(struct play *play)
{
	const struct history *history = session_history(play->session);

	if (!play->narrated.begun)
		play->narrated.events = history_turn(history);
	play->narrated.begun = true;
	if (history->event_count < play->narrated.events)
		narrate(play->host, tr("Taken back."));
	for (int i = play->narrated.events; i < history->event_count; i++)
		narrate(play->host, words_event(play->session, &history->events[i]));
	play->narrated.events = history->event_count;
}

/* Who has how many points, when a person's turn begins. */
static void scores(struct play *play)
{
	const struct game *game = session_game(play->session);
	int turn = session_history(play->session)->ply_count + 1;
	const char *line = "";

	if (play->narrated.turn == turn)
		return;
	play->narrated.turn = turn;
	for (int seat = 0; seat < game_player_count(game); seat++)
		line = say_join(line, ", ", "%s %d", words_name(play->session, seat), (int)game_score(game, seat));
	line = say_on(line, ". %d %s", game_tiles_left(game),
	              trn("tile left", "tiles left", (unsigned long)game_tiles_left(game)));
	narrate(play->host, line);
}

/* "City on 1 side, straight road: City north. Road east, west", as it is held. */
static void tile_in_hand(struct play *play)
{
	int type = session_tile(play->session), rotation = play_rotation_shown(play);

	if (type == NO_TILE)
		return;
	const char *tile = describe_seen(&game_tile_set(session_game(play->session))->types[type]);
	const char *words = narrated_tile(play, type, rotation);
	bool same = strcmp(tile, words) == 0; /* what has one thing alone */
	play->narrated.rotation = rotation;
	narrate(play->host, say(same ? "%s" : tr("%s: %s"), tile, words));
	if (!play->narrated.taught_tile)
		narrate(play->host, tr("Tab leads from place to place, R turns the tile, Enter lays it."));
	play->narrated.taught_tile = true;
	if (!session_offers(play->session))
		return;
	narrate(play->host, say(tr("%s: %s"), tr("Space"),
	                        game_may_draw(session_game(play->session)) ? tr("Draw a tile") : tr("Go on")));
}

/* "1: from the last tile: 1 tile north. Knight. The tile so: City north", of the others with how much less than the
 * best: "−0.5" */
static void advised(struct play *play, const struct ai_line *line, int rank)
{
	double less = play_advice_now(play)->lines[0].margin - line->margin;
	char number[LANGUAGE_NUMBER_SIZE];
	const struct game *game = session_game(play->session);
	const struct move *place = &line->moves[0], *figure = play_advised_figure(line);
	const char *who = figure ? words_role(figure->spot.kind, figure->figure) : tr("no follower");
	const char *told = less >= 0.05 ? say(", −%s", language_tenths(less, number)) : "";

	if (place->kind == MOVE_PLACE) {
		const char *way = describe_place(game, game_tile_count(game) - 1, place->cell);
		narrate(play->host, say("%d: %s. %s%s. %s %s", rank, way, who, told, tr("The tile so:"),
		                        narrated_tile(play, place->tile, place->rotation)));
		return;
	}
	const char *words = play_answer_words(play, place);
	narrate(play->host, say("%d: %s%s", rank, words[0] ? words : who, told));
}

/* A hint, or a reason, when it has come; whose turn it is, when that is closed. */
static void advice(struct play *play)
{
	const struct ai_advice *advice = play_advice_now(play);
	uint64_t told = advice ? hash_int(hash_int(HASH_BASIS, play->advice.seat), play->advice.ply) : 0;
	bool thought = !advice && play->advice.of != ADVICE_NONE; /* another is to come */

	if (thought || play->narrated.advice == told)
		return;
	play->narrated.advice = told;
	if (!advice) {
		play->narrated.prompt = 0;
		return;
	}
	int character = play->advice.of == ADVICE_HINT ? -1 : session_computer(play->session, play->advice.seat);
	narrate(play->host, voice_told(play->session, advice, character));
	for (int rank = 1; rank <= advice->line_count && rank <= PLAY_ADVISED; rank++)
		advised(play, &advice->lines[rank - 1], rank);
}

static void prompt(struct play *play)
{
	struct play_prompt_words words;

	play_prompt_words(play, session_name(play->session, play->found.seat), &words);
	const char *line = say("%s%s%s", words.title, words.detail[0] ? ", " : "", words.detail);
	/* A person may be asked twice in a row, in the same words: the second question is a new one.  A lesson's own
	 * question is told by itself. */
	bool own = !play_hands_off(play);
	bool asked = own && play->found.wait == WAIT_DECISION && !play->lesson.asks &&
	             play->narrated.answers != (uint64_t)play->found.serial + 1;
	uint64_t hash = hash_text(HASH_BASIS, line);
	if (hash == play->narrated.prompt && !asked)
		return;
	play->narrated.prompt = hash;
	if (own && (play->found.wait == WAIT_TILE || play->found.wait == WAIT_OVER))
		scores(play);
	narrate(play->host, line);
	if (play->found.wait == WAIT_TILE && own)
		tile_in_hand(play);
	if (play->found.wait == WAIT_FIGURE && own && !play->narrated.taught_figure) {
		narrate(play->host, tr("Tab leads from one to the next, Enter ends the turn."));
		play->narrated.taught_figure = true;
	}
}

/* The place under the keyboard's cursor, and how the tile lies when it is turned there. */
static void cursor(struct play *play)
{
	const struct play_cell *cell = play_cell_at(play, play->cursor.cell.x, play->cursor.cell.y);
	bool hand = play->found.wait == WAIT_TILE && !play_hands_off(play) && session_tile(play->session) != NO_TILE;
	int rotation = play_rotation_shown(play);
	bool turned = rotation != play->narrated.rotation;

	if (!hand || !play->cursor.on) {
		if (hand && turned)
			tile_in_hand(play);
		play->narrated.cell = (struct cell){INT16_MAX, INT16_MAX};
		return;
	}
	bool told = cell_same(play->narrated.cell, play->cursor.cell);
	if (!turned && told)
		return;
	play->narrated.cell = play->cursor.cell;
	play->narrated.rotation = rotation;
	if (cell && cell->rotations)
		narrate(play->host, told ? narrated_turned(play, cell) : narrated_place(play, cell));
}

/* What stands at the bottom for a while, and why something cannot be. */
static void message(struct play *play)
{
	const char *title = "", *text = "", *place = "";

	if (play->refused.on) {
		title = words_refusal_title(play->session, &play->refused.why);
		text = words_refusal_plain(play->session, &play->refused.why);
		place = describe_place(session_game(play->session), game_tile_count(session_game(play->session)) - 1,
		                       play->refused.why.cell);
	} else if (play->ui.now < play->toast.until) {
		title = play->toast.title;
		text = play->toast.text;
	}
	uint64_t hash = title[0] ? hash_int(hash_text(hash_text(hash_text(HASH_BASIS, title), text), place),
	                                    (int64_t)play->toast.until)
	                         : 0;
	if (hash == play->narrated.told)
		return;
	play->narrated.told = hash;
	if (place[0])
		narrate(play->host, place);
	narrate(play->host, title);
	narrate(play->host, text);
}

/* What an example says where it stands: the same as above its bar. */
static void example(struct play *play)
{
	const struct scenario *file = session_scenario(play->session);
	struct legend legend = {0};

	if (!play->look.tells || play->narrated.stop == play->look.at + 1)
		return;
	if (!play->narrated.stop && file->title)
		narrate(play->host, tr(file->title));
	play->narrated.stop = play->look.at + 1;
	legend_caption(&legend, play_stop_words(play));
	legend_claims(&legend, play->session, play->look.stops[play->look.at].step);
	if (legend.caption[0])
		narrate(play->host, legend.caption);
	for (int i = 0; i < legend.line_count; i++)
		narrate(play->host, legend.lines[i]);
}

/* What a lesson's card says; behind a question its answers, by their keys. */
static void lesson(struct play *play)
{
	const char *words;
	int answer;

	if (!play->lesson.script)
		return;
	const char *text = play_lesson_words(play);
	bool asked = play->lesson.at.part == LESSON_ASK && !play->lesson.told[0];
	uint64_t hash = hash_int(hash_text(HASH_BASIS, text), asked);
	if (hash == play->narrated.lesson)
		return;
	play->narrated.lesson = hash;
	narrate(play->host, text);
	for (int i = 0; asked && (words = lesson_option(play->lesson.script, play->session, i, &answer)); i++) {
		int key = play_lesson_key(play, i);
		narrate(play->host, key == words[0] ? say("%c", key) : say(tr("%s: %s"), say("%c", key), words));
	}
}

void play_narrate(struct play *play)
{
	if (!play->host->narrator)
		return;
	if (screen_top(play->host) == &play->screen)
		narrate_screen(play->host, &play->screen, ""); /* its prompt says what it is */
	happened(play);
	advice(play);
	prompt(play);
	narrate_slots(play);
	narrate_answers(play);
	cursor(play);
	message(play);
	example(play);
	lesson(play);
}
