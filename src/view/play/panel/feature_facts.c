/* What the card of a feature tells: whose it is, what it is made of, what it pays
 * now, completed and at the end, and which fields live on it. */
#include "view/play/panel/feature_card.h"

#include <stdlib.h>

#include "text/say.h"

/* "2 knights": who stands on a feature of this kind. */
static const char *role_count(int kind, int count)
{
	static const char *const roles[FEATURE_KINDS][2] = {
	    [FEATURE_CITY] = {NN_("%d knight", "%d knights")},      [FEATURE_ROAD] = {NN_("%d thief", "%d thieves")},
	    [FEATURE_FIELD] = {NN_("%d farmer", "%d farmers")},     [FEATURE_TOWER] = {NN_("%d knight", "%d knights")},
	    [FEATURE_PATH] = {NN_("%d herald", "%d heralds")},      [FEATURE_HOUSE] = {NN_("%d squire", "%d squires")},
	    [FEATURE_COURT] = {NN_("%d merchant", "%d merchants")},
	};
	return roles[kind][0] ? say_count(roles[kind][0], roles[kind][1], count)
	                      : say_count("%d follower", "%d followers", count);
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
static const char *paid_words(const struct play *play, unsigned seats, const int points[PLAYERS_MAX])
{
	const char *text = "";
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		if (seats >> seat & 1)
			text = say_join(text, ", ", "%s +%d", words_name(play->session, seat), points[seat]);
	return text;
}

/* Who was paid when it was completed. */
static const char *paid_once(const struct play *play, const struct feature *feature)
{
	int32_t points[PLAYERS_MAX];
	return paid_words(play, feature->complete ? play_paid_for(play, feature, points) : 0, points);
}

static const char *card_owner(const struct play *play, const struct feature *feature)
{
	int most = 0, all = 0, counts[PLAYERS_MAX] = {0};
	if (field_of_cities(play, feature) && feature->figure_count)
		/* TRANSLATORS: "with farmers of Petra and Ines" */
		return say(tr("with farmers of %s"), words_seats(play->session, farms_seats(feature)));
	const struct feature_figure *alone = lone_figure(feature);
	if (alone)
		return words_role(feature->kind, alone->figure);
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
	const char *most_text = large ? say(tr("strength %d"), most)
	                        : all || !feature->figure_count
	                            ? role_count(feature->kind, most)
	                            : words_kind(feature->figures[0].figure), /* none of them counts */
	    *paid = paid_once(play, feature);
	if (!feature->owners && paid[0])
		return paid;
	if (!feature->owners && feature->figure_count && !all)
		return say(tr("strength %d"), 0);
	if (!feature->owners)
		return tr("nobody stands here");
	if (feature->owners & (feature->owners - 1))
		/* TRANSLATORS: "1 knight each: shared" */
		return say(tr("%s each: shared"), most_text);
	if (most == all)
		/* TRANSLATORS: "2 knights · nobody else" */
		return say(tr("%s · nobody else"), most_text);
	/* TRANSLATORS: "2 knights against 1" */
	return say(tr("%s against %d"), most_text, all - most);
}

static const char *card_title(const struct play *play, const struct feature *feature)
{
	if (!feature->owners || field_of_cities(play, feature))
		return words_feature(feature->kind);
	/* TRANSLATORS: "City of Rosso", "Road of Petra and Ines". */
	return say(tr("%s of %s"), words_feature(feature->kind), words_seats(play->session, feature->owners));
}

static void chip_add(struct feature_card *card, const char *words)
{
	if (card->chip_count < CHIPS_MAX)
		card->chips[card->chip_count++] = words;
}

static void chip_count(struct feature_card *card, const char *one, const char *many, int count)
{
	chip_add(card, say_count(one, many, count));
}

/* The same; nothing of none. */
static void chip_some(struct feature_card *card, const char *one, const char *many, int count)
{
	if (count > 0)
		chip_count(card, one, many, count);
}

/* What is open of it, as long as something is. */
static void chip_open(struct feature_card *card)
{
	const struct feature *feature = card->feature;
	if (feature->complete)
		chip_add(card, tr("complete"));
	else if (feature->kind == FEATURE_ROAD || feature->kind == FEATURE_PATH)
		chip_count(card, NN_("%d open end", "%d open ends"), feature->open);
	else if (!feature_among(FEATURES_BUILT, feature->kind))
		chip_count(card, NN_("%d open side", "%d open sides"), feature->open);
}

static void find_chips(struct play *play, struct feature_card *card)
{
	const struct feature *feature = card->feature;
	int kind = feature->kind;
	if (feature_among(FEATURES_BUILT, kind))
		chip_add(card, say(tr("%d of 9 tiles"), 9 - feature->open));
	else
		chip_count(card, NN_("%d tile", "%d tiles"), feature->tile_count);
	if (kind == FEATURE_FIELD) {
		if (feature->city_count == 0)
			chip_add(card, tr("no city"));
		chip_some(card, NN_("%d city", "%d cities"), feature->city_count);
		chip_some(card, NN_("%d growing", "%d growing"), play_growing(play, feature));
		return;
	}
	if (castle_kind(kind))
		chip_some(card, NN_("%d start space", "%d start spaces"), bit_count(feature->starts));
	if (kind == FEATURE_COURT) {
		if (feature->marks == 0)
			chip_add(card, tr("no market"));
		chip_some(card, NN_("%d market", "%d markets"), feature->marks);
		return;
	}
	if (kind == FEATURE_PATH)
		chip_some(card, NN_("%d well", "%d wells"), feature->marks);
	if (kind == FEATURE_CITY || kind == FEATURE_ROAD)
		chip_some(card, NN_("%d pennant", "%d pennants"), feature->pennants);
	for (int id = 0; id < SIGNS_MAX && (kind == FEATURE_CITY || kind == FEATURE_ROAD); id++)
		if (feature->signs[id] && sign_words(id))
			chip_add(card, tr(sign_words(id)->name));
	chip_open(card);
}

/* One more sentence at the card's foot. */
void feature_foot_add(struct feature_card *card, const char *sentence)
{
	card->foot = say_join(card->foot, " ", "%s", sentence);
}

/* Whose figures of this kind are there, NULL: nobody's; and what each of them counts. */
static const char *seats_with(const struct play *play, const struct feature *feature, int figure, int *weight)
{
	unsigned seats = 0;
	for (int i = 0; i < feature->figure_count; i++)
		if (feature->figures[i].figure == figure) {
			seats |= 1u << feature->figures[i].seat;
			*weight = feature->figures[i].weight;
		}
	return seats ? words_seats(play->session, seats) : NULL;
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
	return feature->complete && session_laid(play->session, &laid) && feature_covers(feature, laid.cell);
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
	struct event taken = {.kind = EVENT_HELD, .seat = (uint8_t)play->found.seat};
	const struct holding_words *brought = brings(feature, taken.held);
	bool nothing = feature->now.rule && nothing_words(feature->now.rule);
	for (int id = 0; id < SIGNS_MAX && !feature->complete; id++)
		if (feature->signs[id] && sign_words(id))
			feature_foot_add(card, tr(nothing ? sign_words(id)->else_nothing : sign_words(id)->pays));
	if (brought && completed_on_trial(play, feature)) {
		feature_foot_add(card, say("%s.", words_event_plain(play->session, &taken)));
	} else if (brought && !feature->complete) {
		feature_foot_add(card, say(tr(brought->wanted), words_held_list(taken.held)));
	}
	for (int figure = 0; figure < PIECES_MAX; figure++) {
		const char *words = piece_words(figure)->card;
		int weight = 0;
		const char *names = words ? seats_with(play, feature, figure, &weight) : NULL;
		if (names)
			feature_foot_add(card, say(tr(words), names, weight));
	}
	for (int i = 0; i < feature->figure_count; i++) {
		const struct neutral_words *words = beside(play, &feature->figures[i]);
		if (!words)
			continue;
		feature_foot_add(card, say(tr(words->beside), words_name(play->session, feature->figures[i].seat)));
		break;
	}
}

/* Is it open to a place that no tile will ever fill?  Then it is never completed. */
static bool stays_open(struct play *play, const struct feature *feature)
{
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
			struct cell to = cell_beside(play_cell_where(cell), edge);
			open = open || (feature_among(FEATURES_BY_EDGE, feature->kind) &&
			                game_feature_at(game, to.x, to.y, spot, play->other) &&
			                feature_is_at(feature, play->other->address, play->other->address_spot));
		}
	}
	return open;
}

/* What a city means to farmers. */
static void find_foot(struct play *play, struct feature_card *card)
{
	const struct game *game = session_game(play->session);
	bool complete = card->feature->complete;
	unsigned owners;
	if (card->feature->kind == FEATURE_FIELD && farms_by_city(game))
		card->foot = tr("Each city counts the farmers on all its fields together, and pays once.");
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
		card->foot = tr("No farmer lies on the fields round it.");
		return;
	}
	if (complete) {
		int points[PLAYERS_MAX];
		unsigned seats = farms_city_pays(game, session_final(play->session), card->feature, points);
		/* TRANSLATORS: "It feeds 2 fields, at the end: Blue +3, Red +3." */
		card->foot =
		    say(trn("It feeds %d field, at the end: %s.", "It feeds %d fields, at the end: %s.", fields), fed,
		        paid_words(play, seats, points));
		return;
	}
	card->foot = say(trn("When completed it feeds %d field, with farmers of %s.",
	                     "When completed it feeds %d fields, with farmers of %s.", fields),
	                 fed, words_seats(play->session, owners));
}

/* What it pays, and how that is reckoned. */
static void line_add(struct feature_card *card, const char *label, const char *sum, int points)
{
	card->rows[card->lines++] = (struct feature_line){label, sum, points};
}

/* What a field pays: a line for each sum that is paid for it; of nobody's field, what it would pay. City by city it
 * pays nothing by itself. */
static void field_lines(struct play *play, struct feature_card *card)
{
	const struct game *game = session_game(play->session);
	const struct feature *field = card->feature;
	struct farm_list list;
	if (farms_by_city(game))
		return;
	farms_find(game, session_final(play->session), &list);
	for (int i = 0; i < list.count && card->lines < CARD_LINES; i++) {
		const struct farm_line *line = &list.lines[i];
		if (feature_is_at(field, line->cell, line->spot))
			line_add(card, tr("Game end"),
			         line->seats == field->owners ? bill_sum(&field->now, BILL_LOG)
			                                      : words_seats(play->session, line->seats),
			         line->points);
	}
	if (card->lines == 0)
		line_add(card, tr("Game end"), bill_sum(&field->now, BILL_LOG), field->points_now);
}

static void find_lines(struct play *play, struct feature_card *card)
{
	const struct feature *feature = card->feature;
	const char *now = bill_sum(&feature->now, BILL_LOG), *completed = bill_sum(&feature->completed, BILL_LOG);
	card->go = -1;
	if (feature->kind == FEATURE_FIELD) {
		field_lines(play, card);
		return;
	}
	if (feature->kind == FEATURE_COURT) { /* R46: in the end alone */
		line_add(card, tr("Game end"), now, feature->points_now);
		return;
	}
	if (feature->complete) {
		line_add(card, tr("Completed"), completed, feature->points_complete);
		card->go = 0;
		return;
	}
	const struct feature_figure *alone = lone_figure(feature);
	const char *home = alone ? piece_words(alone->figure)->home : NULL; /* */
	line_add(card, tr("Now"), tr(home ? home : N_("unfinished")), home ? feature->points_now : 0);
	card->stays_open = stays_open(play, feature);
	bool grows = feature->kind == FEATURE_CITY || feature->kind == FEATURE_ROAD || castle_kind(feature->kind);
	if (!card->stays_open) {
		/* TRANSLATORS: before a sum that more tiles will make larger: "at least 2 tiles × 2 = 4" */
		const char *sum = say(grows ? tr("at least %s") : "%s", completed);
		line_add(card, tr("Completed"), sum, feature->points_complete);
		card->go = 1;
	}
	if (!castle_kind(feature->kind)) /* R47: unfinished it pays nothing */
		line_add(card, tr("Game end"), now, feature->points_now);
}

void feature_facts_find(struct play *play, struct feature_card *card)
{
	card->foot = "";
	card->title = card_title(play, card->feature);
	card->owner = card_owner(play, card->feature);
	find_lines(play, card);
	find_chips(play, card);
	find_foot(play, card);
	find_extras(play, card);
}
