/* What the card of a feature tells: whose it is, what it is made of, what it pays
 * now, completed and at the end, and which fields live on it. */
#include "view/play/panel/feature_card.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text/utf8.h"

static const char *role_count(int kind, int count)
{
	unsigned long n = (unsigned long)count;
	switch (kind) {
	case FEATURE_CITY:
		return trn("%d knight", "%d knights", n);
	case FEATURE_ROAD:
		return trn("%d thief", "%d thieves", n);
	case FEATURE_FIELD:
		return trn("%d farmer", "%d farmers", n);
	case FEATURE_TOWER:
		return trn("%d knight", "%d knights", n);
	case FEATURE_PATH:
		return trn("%d herald", "%d heralds", n);
	case FEATURE_HOUSE:
		return trn("%d squire", "%d squires", n);
	case FEATURE_COURT:
		return trn("%d merchant", "%d merchants", n);
	default:
		return trn("%d follower", "%d followers", n);
	}
}

/* City by city the land has no owner: a field is just a field, with farmers on it. */
static bool field_of_cities(const struct play *play, const struct feature *feature)
{
	return feature->kind == FEATURE_FIELD && farms_by_city(session_game(play->session));
}

/* He who lives alone in a building; NULL: nobody does, or several who joined. */
static const struct feature_figure *lone_figure(const struct feature *feature)
{
	bool building = feature_among(FEATURES_BUILT, feature->kind);
	return building && feature->figure_count == 1 ? &feature->figures[0] : NULL;
}

/* "Blue +4, Red +4"; "" for nobody. */
static void paid_write(const struct play *play, unsigned seats, const int points[PLAYERS_MAX], char *text, size_t size)
{
	char name[WORDS_NAME_SIZE];
	text[0] = '\0';
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		if (seats >> seat & 1)
			utf8_join(text, size, ", ", "%s +%d", words_name(play->session, seat, name, sizeof name),
			          points[seat]);
}

/* Who was paid when it was completed. */
static void paid_once(const struct play *play, const struct feature *feature, char *text, size_t size)
{
	int32_t points[PLAYERS_MAX];
	paid_write(play, feature->complete ? play_paid_for(play, feature, points) : 0, points, text, size);
}

static void card_owner(const struct play *play, const struct feature *feature, char *text, size_t size)
{
	char most_text[60], names[200];
	int most = 0, all = 0, counts[PLAYERS_MAX] = {0};
	if (field_of_cities(play, feature) && feature->figure_count) {
		words_seats(play->session, farms_seats(feature), names, sizeof names);
		/* TRANSLATORS: "with farmers of Petra and Ines" */
		snprintf(text, size, tr("with farmers of %s"), names);
		return;
	}
	const struct feature_figure *alone = lone_figure(feature);
	if (alone) {
		snprintf(text, size, "%s", words_role(feature->kind, alone->figure));
		return;
	}
	bool large = false;
	for (int i = 0; i < feature->figure_count; i++) {
		int weight = feature->figures[i].weight;
		counts[feature->figures[i].seat] += weight;
		all += weight;
		large = large || weight > 1;
	}
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		most = counts[seat] > most ? counts[seat] : most;
	/* TRANSLATORS: what stands there counts as so many followers, a large one as two. */
	snprintf(most_text, sizeof most_text, large ? tr("strength %d") : role_count(feature->kind, most), most);
	paid_once(play, feature, names, sizeof names);
	if (!feature->owners && names[0])
		snprintf(text, size, "%s", names);
	else if (!feature->owners && feature->figure_count && !all)
		snprintf(text, size, tr("strength %d"), 0);
	else if (!feature->owners)
		snprintf(text, size, "%s", tr("nobody stands here"));
	else if (feature->owners & (feature->owners - 1))
		/* TRANSLATORS: "1 knight each: shared" */
		snprintf(text, size, tr("%s each: shared"), most_text);
	else if (most == all)
		/* TRANSLATORS: "2 knights · nobody else" */
		snprintf(text, size, tr("%s · nobody else"), most_text);
	else
		/* TRANSLATORS: "2 knights against 1" */
		snprintf(text, size, tr("%s against %d"), most_text, all - most);
}

static void card_title(const struct play *play, const struct feature *feature, char *text, size_t size)
{
	char names[200];
	if (!feature->owners || field_of_cities(play, feature)) {
		snprintf(text, size, "%s", words_feature(feature->kind));
		return;
	}
	words_seats(play->session, feature->owners, names, sizeof names);
	/* TRANSLATORS: "City of Rosso", "Road of Petra and Ines". */
	snprintf(text, size, tr("%s of %s"), words_feature(feature->kind), names);
}

static void chip_add(struct feature_card *card, const char *format, int number)
{
	if (card->chip_count < CHIPS_MAX)
		snprintf(card->chips[card->chip_count++], sizeof card->chips[0], format, number);
}

/* Of a path, tower, house or court. */
static void castle_chips(struct feature_card *card)
{
	const struct feature *feature = card->feature;
	bool path = feature->kind == FEATURE_PATH;
	int starts = bit_count(feature->starts), marks = feature->marks;
	unsigned long open = (unsigned long)feature->open;
	chip_add(card, trn("%d tile", "%d tiles", (unsigned long)feature->tile_count), feature->tile_count);
	if (starts)
		chip_add(card, trn("%d start space", "%d start spaces", (unsigned long)starts), starts);
	if (feature->kind == FEATURE_COURT) {
		chip_add(card, marks ? trn("%d market", "%d markets", (unsigned long)marks) : tr("no market"), marks);
		return;
	}
	if (path && marks)
		chip_add(card, trn("%d well", "%d wells", (unsigned long)marks), marks);
	if (feature->complete)
		chip_add(card, tr("complete"), 0);
	else
		chip_add(card,
		         path ? trn("%d open end", "%d open ends", open) : trn("%d open side", "%d open sides", open),
		         feature->open);
}

static void find_chips(struct play *play, struct feature_card *card)
{
	const struct feature *feature = card->feature;
	unsigned long tiles = (unsigned long)feature->tile_count, open = (unsigned long)feature->open;
	int growing;
	switch (feature->kind) {
	case FEATURE_FIELD:
		chip_add(card, trn("%d tile", "%d tiles", tiles), feature->tile_count);
		if (feature->city_count == 0)
			chip_add(card, tr("no city"), 0);
		else
			chip_add(card, trn("%d city", "%d cities", (unsigned long)feature->city_count),
			         feature->city_count);
		if ((growing = play_growing(play, feature)) > 0)
			chip_add(card, trn("%d growing", "%d growing", (unsigned long)growing), growing);
		return;
	case FEATURE_CITY:
	case FEATURE_ROAD:
		chip_add(card, trn("%d tile", "%d tiles", tiles), feature->tile_count);
		if (feature->pennants)
			chip_add(card, trn("%d pennant", "%d pennants", (unsigned long)feature->pennants),
			         feature->pennants);
		for (int id = 0; id < SIGNS_MAX; id++)
			if (feature->signs[id] && sign_words(id))
				chip_add(card, tr(sign_words(id)->name), 0);
		break;
	case FEATURE_PATH:
	case FEATURE_TOWER:
	case FEATURE_HOUSE:
	case FEATURE_COURT:
		castle_chips(card);
		return;
	default:
		chip_add(card, tr("%d of 9 tiles"), 9 - feature->open);
		break;
	}
	if (feature->complete)
		chip_add(card, tr("complete"), 0);
	else if (feature->kind == FEATURE_ROAD)
		chip_add(card, trn("%d open end", "%d open ends", open), feature->open);
	else if (feature->kind == FEATURE_CITY)
		chip_add(card, trn("%d open side", "%d open sides", open), feature->open);
}

/* One more sentence at the card's foot. */
void feature_foot_add(struct feature_card *card, const char *sentence)
{
	utf8_join(card->foot, sizeof card->foot, " ", "%s", sentence);
}

/* Whose figures of this kind are there, "" if nobody's; and what each of them counts. */
static const char *seats_with(const struct play *play, const struct feature *feature, int figure, char *names,
                              size_t size, int *weight)
{
	unsigned seats = 0;
	for (int i = 0; i < feature->figure_count; i++)
		if (feature->figures[i].figure == figure) {
			seats |= 1u << feature->figures[i].seat;
			*weight = feature->figures[i].weight;
		}
	names[0] = '\0';
	return seats ? words_seats(play->session, seats, names, size) : names;
}

/* What signs on it bring to whoever completes it: how the first of it is told; NULL: nothing is brought. */
static const struct holding_words *brings(const struct feature *feature, uint16_t held[HOLDINGS_MAX])
{
	const struct holding_words *words = NULL;
	for (int id = 0; id < SIGNS_MAX; id++) {
		if (!feature->signs[id] || !any_sign(id)->brings)
			continue;
		held[any_sign(id)->holding] = feature->signs[id];
		words = words ? words : holding_words(any_sign(id)->holding);
	}
	return words;
}

/* The tile on trial completes it: what it brings is taken when the turn ends. */
static bool completed_on_trial(const struct play *play, const struct feature *feature)
{
	struct move laid;
	bool own = false;
	if (!feature->complete || !session_laid(play->session, &laid))
		return false;
	for (int i = 0; i < feature->tile_count; i++)
		own = own || cell_same(feature->tiles[i], laid.cell);
	return own;
}

/* The words of what is beside this figure and pays for that; NULL: nothing is. */
static const struct neutral_words *beside(const struct play *play, const struct feature_figure *figure)
{
	const struct game *game = session_game(play->session);
	for (int id = 0; id < NEUTRALS_MAX && game_neutral(game_kind(game), id); id++) {
		struct setup_neutral at = game_neutral_at(game, id);
		const struct neutral_words *words = neutral_words(game_neutral(game_kind(game), id));
		if (words && words->beside && at.beside && at.figure.place == PLACE_SEGMENT &&
		    at.figure.seat == figure->seat && at.figure.figure == figure->figure &&
		    cell_same(at.cell, figure->cell) && spot_same(at.figure.spot, figure->spot))
			return words;
	}
	return NULL;
}

/* What signs and the figures on it mean here. */
static void find_extras(struct play *play, struct feature_card *card)
{
	const struct feature *feature = card->feature;
	char names[200], sentence[360], told[200] = "";
	struct event taken = {.kind = EVENT_HELD, .seat = (uint8_t)play->found.seat};
	const struct holding_words *brought = brings(feature, taken.held);
	bool nothing = feature->now.rule && nothing_words(feature->now.rule);
	for (int id = 0; id < SIGNS_MAX && !feature->complete; id++)
		if (feature->signs[id] && sign_words(id))
			feature_foot_add(card, tr(nothing ? sign_words(id)->else_nothing : sign_words(id)->pays));
	if (brought && completed_on_trial(play, feature)) {
		words_event_plain(play->session, &taken, told, sizeof told);
		snprintf(sentence, sizeof sentence, "%s.", told);
		feature_foot_add(card, sentence);
	} else if (brought && !feature->complete) {
		words_held_list(taken.held, told, sizeof told);
		snprintf(sentence, sizeof sentence, tr(brought->wanted), told);
		feature_foot_add(card, sentence);
	}
	for (int figure = 0; figure < PIECES_MAX; figure++) {
		const char *words = piece_words(figure)->card;
		int weight = 0;
		if (!words || !seats_with(play, feature, figure, names, sizeof names, &weight)[0])
			continue;
		snprintf(sentence, sizeof sentence, tr(words), names, weight);
		feature_foot_add(card, sentence);
	}
	for (int i = 0; i < feature->figure_count; i++) {
		const struct neutral_words *words = beside(play, &feature->figures[i]);
		if (!words)
			continue;
		snprintf(sentence, sizeof sentence, tr(words->beside),
		         words_name(play->session, feature->figures[i].seat, names, sizeof names));
		feature_foot_add(card, sentence);
		break;
	}
}

/* Is it open to a place that no tile will ever fill?  Then it is never completed. */
static bool stays_open(struct play *play, const struct feature *feature)
{
	static const int8_t dx[EDGE_COUNT] = {0, 1, 0, -1}, dy[EDGE_COUNT] = {-1, 0, 1, 0};
	const struct game *game = session_game(play->session);
	bool built = feature_among(FEATURES_BUILT, feature->kind), open = false;
	for (int i = 0; i < play->found.cell_count && !feature->complete && session_aids(play->session)->fits; i++) {
		const struct play_cell *cell = &play->found.cells[i];
		if (!cell->never)
			continue;
		if (built)
			open =
			    open || (abs(cell->x - feature->address.x) <= 1 && abs(cell->y - feature->address.y) <= 1);
		for (uint8_t edge = 0; edge < EDGE_COUNT && !built; edge++) {
			struct spot spot = {feature->kind, (uint8_t)((edge + 2) % EDGE_COUNT)};
			open =
			    open || (feature_among(FEATURES_BY_EDGE, feature->kind) &&
			             game_feature_at(game, cell->x + dx[edge], cell->y + dy[edge], spot, play->other) &&
			             cell_same(play->other->address, feature->address) &&
			             spot_same(play->other->address_spot, feature->address_spot));
		}
	}
	return open;
}

/* What a city means to farmers. */
static void find_foot(struct play *play, struct feature_card *card)
{
	const struct game *game = session_game(play->session);
	bool complete = card->feature->complete;
	char names[160], paid[200];
	unsigned owners;
	if (card->feature->kind == FEATURE_FIELD && farms_by_city(game))
		snprintf(card->foot, sizeof card->foot, "%s",
		         tr("Each city counts the farmers on all its fields together, and pays once."));
	if (card->stays_open)
		feature_foot_add(card, tr("It stays open: no tile that is left fits beside it."));
	if (card->feature->kind != FEATURE_CITY || card->stays_open ||
	    game_settings(game)->value[SETTING_FARM] == FARM_OFF)
		return;
	int fed = play_fed(play, card->feature, &owners);
	unsigned long fields = (unsigned long)fed;
	if (fed == 0)
		return;
	if (!owners) {
		snprintf(card->foot, sizeof card->foot, "%s", tr("No farmer lies on the fields round it."));
		return;
	}
	if (complete) {
		int points[PLAYERS_MAX];
		unsigned seats =
		    farms_city_pays(game, session_final(play->session), card->feature, play->other, points);
		paid_write(play, seats, points, paid, sizeof paid);
		/* TRANSLATORS: "It feeds 2 fields, at the end: Blue +3, Red +3." */
		snprintf(card->foot, sizeof card->foot,
		         trn("It feeds %d field, at the end: %s.", "It feeds %d fields, at the end: %s.", fields), fed,
		         paid);
		return;
	}
	words_seats(play->session, owners, names, sizeof names);
	snprintf(card->foot, sizeof card->foot,
	         trn("When completed it feeds %d field, with farmers of %s.",
	             "When completed it feeds %d fields, with farmers of %s.", fields),
	         fed, names);
}

static void line_add(struct feature_card *card, const char *label, int points)
{
	card->labels[card->lines] = label;
	card->points[card->lines++] = points;
}

/* What a field pays: a line for each sum that is paid for it; of nobody's field, what it would pay. City by city it
 * pays nothing by itself. */
static void field_lines(struct play *play, struct feature_card *card)
{
	const struct game *game = session_game(play->session);
	const struct feature *field = card->feature;
	struct farm_list list;
	char name[160];
	if (farms_by_city(game))
		return;
	farms_find(game, session_final(play->session), play->other, &list);
	for (int i = 0; i < list.count && card->lines < CARD_LINES; i++) {
		const struct farm_line *line = &list.lines[i];
		if (!cell_same(line->cell, field->address) || line->spot.at != field->address_spot.at)
			continue;
		if (line->seats == field->owners)
			bill_sum(&field->now, BILL_LOG, card->sums[card->lines], sizeof card->sums[0]);
		else
			snprintf(card->sums[card->lines], sizeof card->sums[0], "%s",
			         words_seats(play->session, line->seats, name, sizeof name));
		line_add(card, tr("Game end"), line->points);
	}
	if (card->lines > 0)
		return;
	bill_sum(&field->now, BILL_LOG, card->sums[0], sizeof card->sums[0]);
	line_add(card, tr("Game end"), field->points_now);
}

static void find_lines(struct play *play, struct feature_card *card)
{
	const struct feature *feature = card->feature;
	card->go = -1;
	if (feature->kind == FEATURE_FIELD) {
		field_lines(play, card);
		return;
	}
	if (feature->kind == FEATURE_COURT) { /* R46: in the end alone */
		bill_sum(&feature->now, BILL_LOG, card->sums[0], sizeof card->sums[0]);
		line_add(card, tr("Game end"), feature->points_now);
		return;
	}
	if (feature->complete) {
		bill_sum(&feature->completed, BILL_LOG, card->sums[0], sizeof card->sums[0]);
		line_add(card, tr("Completed"), feature->points_complete);
		card->go = 0;
		return;
	}
	const struct feature_figure *alone = lone_figure(feature);
	const char *home = alone ? piece_words(alone->figure)->home : NULL; /* */
	snprintf(card->sums[0], sizeof card->sums[0], "%s", tr(home ? home : N_("unfinished")));
	line_add(card, tr("Now"), home ? feature->points_now : 0);
	card->stays_open = stays_open(play, feature);
	char sum[sizeof card->sums[1]];
	bool grows = feature->kind == FEATURE_CITY || feature->kind == FEATURE_ROAD || castle_kind(feature->kind);
	bill_sum(&feature->completed, BILL_LOG, sum, sizeof sum);
	/* TRANSLATORS: before a sum that more tiles will make larger: "at least 2 tiles × 2 = 4" */
	snprintf(card->sums[1], sizeof card->sums[1], grows ? tr("at least %s") : "%s", sum);
	if (!card->stays_open) {
		line_add(card, tr("Completed"), feature->points_complete);
		card->go = 1;
	}
	if (castle_kind(feature->kind)) /* R47: unfinished it pays nothing */
		return;
	bill_sum(&feature->now, BILL_LOG, card->sums[card->lines], sizeof card->sums[0]);
	line_add(card, tr("Game end"), feature->points_now);
}

void feature_facts_find(struct play *play, struct feature_card *card)
{
	card_title(play, card->feature, card->title, sizeof card->title);
	card_owner(play, card->feature, card->owner, sizeof card->owner);
	find_lines(play, card);
	find_chips(play, card);
	find_foot(play, card);
	find_extras(play, card);
}
