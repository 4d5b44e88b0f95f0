#include "app/words.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/castle_words.h"
#include "app/language.h"

static void append(char *text, size_t size, const char *format, ...) __attribute__((format(printf, 3, 4)));

static void append(char *text, size_t size, const char *format, ...)
{
	size_t used = strlen(text);
	va_list arguments;
	va_start(arguments, format);
	vsnprintf(text + used, size - used, format, arguments);
	va_end(arguments);
	/* Cut between letters, never inside one. */
	size_t length = strlen(text);
	if (length + 1 == size) {
		while (length > 0 && ((unsigned char)text[length - 1] & 0xc0) == 0x80)
			length--;
		text[length > 0 ? length - 1 : 0] = '\0';
	}
}

const char *words_feature(int kind)
{
	static const char *const words[FEATURE_KINDS] = {
	    [FEATURE_CITY] = N_("City"),           [FEATURE_ROAD] = N_("Road"),     [FEATURE_FIELD] = N_("Field"),
	    [FEATURE_MONASTERY] = N_("Monastery"), [FEATURE_SHRINE] = N_("Shrine"), [FEATURE_GARDEN] = N_("Garden"),
	    [FEATURE_PATH] = N_("Path"),           [FEATURE_TOWER] = N_("Tower"),   [FEATURE_HOUSE] = N_("House"),
	    [FEATURE_COURT] = N_("Court"),
	};
	return tr(words[kind]);
}

const char *words_this_feature(int kind)
{
	static const char *const words[FEATURE_KINDS] = {
	    [FEATURE_CITY] = N_("this city"),     [FEATURE_ROAD] = N_("this road"),
	    [FEATURE_FIELD] = N_("this field"),   [FEATURE_MONASTERY] = N_("this monastery"),
	    [FEATURE_SHRINE] = N_("this shrine"), [FEATURE_GARDEN] = N_("this garden"),
	    [FEATURE_PATH] = N_("this path"),     [FEATURE_TOWER] = N_("this tower"),
	    [FEATURE_HOUSE] = N_("this house"),   [FEATURE_COURT] = N_("this court"),
	};
	return tr(words[kind]);
}

const char *words_role(int kind, int figure)
{
	static const char *const words[FEATURE_KINDS] = {
	    [FEATURE_CITY] = N_("Knight"),    [FEATURE_ROAD] = N_("Thief"),     [FEATURE_FIELD] = N_("Farmer"),
	    [FEATURE_MONASTERY] = N_("Monk"), [FEATURE_SHRINE] = N_("Heretic"), [FEATURE_GARDEN] = N_("Gardener"),
	    [FEATURE_PATH] = N_("Herald"),    [FEATURE_TOWER] = N_("Knight"),   [FEATURE_HOUSE] = N_("Squire"),
	    [FEATURE_COURT] = N_("Merchant"),
	};
	static const char *const figures[FIGURE_KINDS] = {
	    [FIGURE_ABBOT] = N_("Abbot"),
	    [FIGURE_BIG] = N_("Large follower"),
	    [FIGURE_BUILDER] = N_("Builder"),
	    [FIGURE_PIG] = N_("Pig"),
	};
	return tr(figures[figure] ? figures[figure] : words[kind]);
}

static const char *words_terrain(int terrain)
{
	static const char *const words[TERRAIN_KINDS] = {
	    [TERRAIN_FIELD] = N_("field"), [TERRAIN_ROAD] = N_("road"),   [TERRAIN_CITY] = N_("city"),
	    [TERRAIN_RIVER] = N_("river"), [TERRAIN_SEAM] = N_("wall"),   [TERRAIN_PATH] = N_("path"),
	    [TERRAIN_TOWER] = N_("tower"), [TERRAIN_HOUSE] = N_("house"), [TERRAIN_COURT] = N_("court"),
	};
	return tr(words[terrain]);
}

const char *words_color(int color)
{
	static const char *const words[COLOR_COUNT] = {
	    [COLOR_YELLOW] = N_("Yellow"), [COLOR_RED] = N_("Red"),     [COLOR_GREEN] = N_("Green"),
	    [COLOR_BLUE] = N_("Blue"),     [COLOR_BLACK] = N_("Black"), [COLOR_PINK] = N_("Pink"),
	};
	return tr(words[color]);
}

const char *words_quarter(int quarter)
{
	static const char *const words[QUARTER_COUNT] = {
	    [QUARTER_CASTLE] = N_("castle"),
	    [QUARTER_MARKET] = N_("market"),
	    [QUARTER_BLACKSMITH] = N_("smithy"),
	    [QUARTER_CATHEDRAL] = N_("cathedral"),
	};
	return tr(words[quarter]);
}

char *words_name(const struct session *session, int seat, char *text, size_t size)
{
	const char *name = session_name(session, seat);
	size_t end = 0, cut = 0;
	int letters = 0;
	while (name[end] && letters <= WORDS_NAME_LETTERS) {
		if (letters == WORDS_NAME_LETTERS - 1)
			cut = end;
		do
			end++;
		while (((unsigned char)name[end] & 0xc0) == 0x80);
		letters++;
	}
	while (cut > 0 && name[cut - 1] == ' ')
		cut--;
	text[0] = '\0';
	if (letters > WORDS_NAME_LETTERS)
		append(text, size, "%.*s…", (int)cut, name);
	else
		append(text, size, "%s", name);
	return text;
}

char *words_seats(const struct session *session, unsigned seats, char *text, size_t size)
{
	int total = 0, told = 0;
	char name[WORDS_NAME_SIZE];
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		total += seats >> seat & 1;
	text[0] = '\0';
	for (int seat = 0; seat < PLAYERS_MAX; seat++) {
		if (!(seats >> seat & 1))
			continue;
		if (told > 0)
			append(text, size, "%s", told == total - 1 ? tr(" and ") : ", ");
		append(text, size, "%s", words_name(session, seat, name, sizeof name));
		told++;
	}
	if (total == 0)
		append(text, size, "%s", tr("nobody"));
	return text;
}

/* ---- why not ---- */

static bool is_castle(const struct session *session) { return game_kind(session_game(session)) == GAME_CASTLE; }

/* The feature of the spot that is refused: does the tile just laid complete it? */
static bool is_finished(const struct session *session, const struct refusal *refusal)
{
	struct feature *feature = malloc(sizeof *feature);
	bool finished =
	    feature &&
	    game_feature_at(session_game(session), refusal->cell.x, refusal->cell.y, refusal->spot, feature) &&
	    feature->complete;
	free(feature);
	return finished;
}

/* whom builder and pig join. */
static void follows(const struct session *session, const struct refusal *refusal, char *text, size_t size)
{
	if (refusal->figure == FIGURE_PIG)
		append(text, size, "%s", tr("a pig joins a farmer of your own in the same field"));
	else if (is_finished(session, refusal))
		append(text, size, "%s", tr("a builder joins only what can still grow"));
	else
		append(text, size, "%s",
		       tr("a builder joins a follower of your own on the same road or in the same city"));
}

char *words_refusal_title(const struct session *session, const struct refusal *refusal, char *text, size_t size)
{
	static const char *const titles[REFUSAL_REASONS] = {
	    [REFUSAL_NO_FIGURE] = N_("No follower left"),
	    [REFUSAL_CELL_TAKEN] = N_("A tile lies here"),
	    [REFUSAL_NO_NEIGHBOR] = N_("Too far away"),
	    [REFUSAL_FARMS_OFF] = N_("No farmers in this game"),
	};
	const char *castle = is_castle(session) ? castle_refusal_title(refusal) : NULL;
	text[0] = '\0';
	if (castle)
		append(text, size, "%s", castle);
	else if (refusal->reason == REFUSAL_OCCUPIED)
		/* TRANSLATORS: %s is a role: "No Knight here". */
		append(text, size, tr("No %s here"),
		       words_role(refusal->spot.kind, refusal->figure == FIGURE_BIG ? FIGURE_MEEPLE : refusal->figure));
	else if (refusal->reason == REFUSAL_NO_FIGURE && refusal->figure != FIGURE_MEEPLE)
		append(text, size, "%s", tr("on the table already")); /* there is one of them */
	else if (refusal->reason == REFUSAL_FOLLOWS)
		append(text, size, "%s",
		       is_finished(session, refusal) ? tr("Finished by this tile") : tr("No follower of yours here"));
	else if (refusal->reason == REFUSAL_EDGE)
		append(text, size, tr("%s meets %s"), words_terrain(refusal->ours), words_terrain(refusal->theirs));
	else
		append(text, size, "%s", titles[refusal->reason] ? tr(titles[refusal->reason]) : tr("Not here"));
	/* Sentences begin with a capital, words of terrain do not. */
	if (text[0] >= 'a' && text[0] <= 'z')
		text[0] = (char)(text[0] - 'a' + 'A');
	return text;
}

/* Everybody who has a figure on the feature, besides the holder whom the refusal names. */
static unsigned holders(const struct session *session, const struct refusal *refusal)
{
	int last = refusal->path_count - 1;
	unsigned seats = 1u << refusal->holder;
	struct feature *feature = last >= 0 ? malloc(sizeof *feature) : NULL;
	if (feature && game_feature_at(session_game(session), refusal->path[last].x, refusal->path[last].y,
	                               refusal->path_spots[last], feature))
		for (int i = 0; i < feature->figure_count; i++)
			seats |= 1u << feature->figures[i].seat;
	free(feature);
	return seats;
}

static void occupied(const struct session *session, const struct refusal *refusal, char *text, size_t size)
{
	char holder[WORDS_NAME_SIZE];
	int away = refusal->path_count - 1;
	const char *what = words_this_feature(refusal->spot.kind);
	unsigned seats = holders(session, refusal), own = 1u << game_turn_seat(session_game(session));
	if (seats & (seats - 1)) {
		char names[SEAT_NAME_SIZE * PLAYERS_MAX + 40];
		words_seats(session, seats & ~own, names, sizeof names);
		if (seats & own)
			/* TRANSLATORS: "You share this field with Rosso". */
			append(text, size, tr("You share %s with %s"), what, names);
		else
			/* TRANSLATORS: "Rosso and Petra already share this field". */
			append(text, size, tr("%s share %s"), names, what);
		return;
	}
	if (refusal->holder == game_turn_seat(session_game(session))) {
		if (away <= 0)
			append(text, size, tr("You hold %s yourself"), what);
		else
			append(text, size,
			       trn("You hold %s yourself, %d tile away", "You hold %s yourself, %d tiles away",
			           (unsigned long)away),
			       what, away);
		return;
	}
	words_name(session, refusal->holder, holder, sizeof holder);
	if (away <= 0)
		append(text, size, tr("%s already holds %s"), holder, what);
	else
		append(text, size, trn("%s holds %s, %d tile away", "%s holds %s, %d tiles away", (unsigned long)away),
		       holder, what, away);
}

static bool some_turn_fits(const struct game *game, const struct refusal *refusal)
{
	bool fits = false;
	for (int turn = 0; turn < 4 && refusal->tile != NO_TILE; turn++)
		fits = fits || game_tile_fits(game, refusal->tile, refusal->cell.x, refusal->cell.y, turn);
	return fits;
}

char *words_refusal_plain(const struct session *session, const struct refusal *refusal, char *text, size_t size)
{
	static const char *const sentences[REFUSAL_REASONS] = {
	    [REFUSAL_EDGE] = N_("Every edge must go on: turn the tile or choose another place"),
	    [REFUSAL_CELL_TAKEN] = N_("choose an empty place"),
	    [REFUSAL_NO_NEIGHBOR] = N_("a tile must touch another along an edge"),
	    [REFUSAL_NO_FIGURE] = N_("all of them are on the table"),
	    [REFUSAL_FARMS_OFF] = N_("fields do not count under these rules"),
	    [REFUSAL_RIVER] = N_("the river must flow on, and not turn back on itself"),
	    [REFUSAL_SHRINE] = N_("a shrine and a monastery may face only one of the other kind"),
	};
	const char *sentence = sentences[refusal->reason],
	           *castle = is_castle(session) ? castle_refusal(refusal) : NULL;
	if (refusal->reason == REFUSAL_EDGE && !some_turn_fits(session_game(session), refusal))
		sentence = N_("Every edge must go on: choose another place");
	text[0] = '\0';
	if (castle)
		append(text, size, "%s", castle);
	else if (refusal->reason == REFUSAL_OCCUPIED)
		occupied(session, refusal, text, size);
	else if (refusal->reason == REFUSAL_FOLLOWS)
		follows(session, refusal, text, size);
	else
		append(text, size, "%s", sentence ? tr(sentence) : refusal->text);
	return text;
}

char *words_refusal(const struct session *session, const struct refusal *refusal, char *text, size_t size)
{
	words_refusal_plain(session, refusal, text, size);
	if (refusal->rule[0])
		append(text, size, " (%s)", refusal->rule);
	return text;
}

/* ---- expressions ---- */

static void bare_tiles(char *text, size_t size, int tiles)
{
	append(text, size, trn("%d tile", "%d tiles", (unsigned long)tiles), tiles);
}

static void tiles_times(char *text, size_t size, int tiles, int each)
{
	bare_tiles(text, size, tiles);
	append(text, size, " × %d", each);
}

static void pennants_times(char *text, size_t size, int pennants, int each)
{
	if (pennants == 0)
		return;
	append(text, size, " + ");
	append(text, size, trn("%d pennant", "%d pennants", (unsigned long)pennants), pennants);
	append(text, size, " × %d", each);
}

static void cities_times(char *text, size_t size, int cities, int points)
{
	append(text, size, trn("%d city", "%d cities", (unsigned long)cities), cities);
	if (cities > 0 && points % cities == 0 && points > 0)
		append(text, size, " × %d", points / cities);
}

/* What each tile and pennant paid: 1, 2, or 3 with a cathedral. */
static int each_of(int points, int units) { return units ? points / units : 1; }

static const char *words_most_goods(const struct event *event)
{
	static const char *const words[GOODS_KINDS] = {[GOODS_WINE] = N_("the most wine"),
	                                               [GOODS_GRAIN] = N_("the most grain"),
	                                               [GOODS_CLOTH] = N_("the most cloth")};
	int kind = GOODS_WINE;
	while (kind < GOODS_CLOTH && !event->goods[kind])
		kind++;
	return tr(words[kind]);
}

char *words_goods(const uint8_t goods[GOODS_KINDS], char *text, size_t size)
{
	static const char *const words[GOODS_KINDS] = {
	    [GOODS_WINE] = N_("wine"), [GOODS_GRAIN] = N_("grain"), [GOODS_CLOTH] = N_("cloth")};
	const char *between = "";
	for (int kind = GOODS_WINE; kind < GOODS_KINDS; kind++) {
		if (!goods[kind])
			continue;
		append(text, size, "%s%d %s", between, goods[kind], tr(words[kind]));
		between = ", ";
	}
	return text;
}

char *words_score(const struct session *session, const struct event *event, char *text, size_t size)
{
	(void)session;
	text[0] = '\0';
	if (castle_kind(event->feature) || event->reason >= SCORE_KEEP) {
		castle_sum(&(struct castle_count){.reason = event->reason,
		                                  .kind = event->feature,
		                                  .tiles = event->tiles,
		                                  .starts = event->starts,
		                                  .markets = event->marks,
		                                  .points = (int)event->points},
		           text, size);
	} else if (event->reason == SCORE_GOODS) {
		append(text, size, "%s", words_most_goods(event));
	} else if (event->reason == SCORE_KING || event->reason == SCORE_ROBBER) {
		append(text, size, "%s",
		       event->reason == SCORE_KING ? tr("the King's card") : tr("the Robber Baron's card"));
	} else if (event->reason == SCORE_FARM) {
		cities_times(text, size, event->city_count, event->points);
	} else if (event->feature == FEATURE_CITY) {
		int each = each_of((int)event->points, event->tiles + event->pennants);
		tiles_times(text, size, event->tiles, each);
		pennants_times(text, size, event->pennants, each);
	} else if (event->feature == FEATURE_ROAD) {
		tiles_times(text, size, event->tiles, each_of((int)event->points, event->tiles));
	} else {
		bare_tiles(text, size, event->tiles);
	}
	append(text, size, " = %d", (int)event->points);
	return text;
}

char *words_complete(const struct game *game, const struct feature *feature, char *text, size_t size)
{
	text[0] = '\0';
	if (castle_kind(feature->kind))
		return castle_feature_sum(feature, text, size);
	switch (feature->kind) {
	case FEATURE_CITY: {
		/* 2, 1 for two tiles, 3 with a cathedral */
		int each = each_of(feature->points_complete, feature->tile_count + feature->pennants);
		tiles_times(text, size, feature->tile_count, each);
		pennants_times(text, size, feature->pennants, each);
		break;
	}
	case FEATURE_ROAD:
		tiles_times(text, size, feature->tile_count, each_of(feature->points_complete, feature->tile_count));
		break;
	case FEATURE_FIELD:
		return words_final(game, feature, text, size);
	default:
		bare_tiles(text, size, 9);
		break;
	}
	return text;
}

char *words_final(const struct game *game, const struct feature *feature, char *text, size_t size)
{
	(void)game;
	text[0] = '\0';
	if (castle_kind(feature->kind))
		return castle_feature_sum(feature, text, size);
	switch (feature->kind) {
	case FEATURE_CITY: {
		int each = each_of(feature->points_now, feature->tile_count + feature->pennants);
		if (each == 0) { /* */
			append(text, size, "%s", tr("unfinished with a cathedral"));
			break;
		}
		tiles_times(text, size, feature->tile_count, each);
		pennants_times(text, size, feature->pennants, each);
		break;
	}
	case FEATURE_ROAD:
		if (feature->points_now == 0) /* */
			append(text, size, "%s", tr("unfinished with an inn"));
		else
			tiles_times(text, size, feature->tile_count, each_of(feature->points_now, feature->tile_count));
		break;
	case FEATURE_FIELD:
		cities_times(text, size, feature->city_count, feature->points_now);
		break;
	default:
		bare_tiles(text, size, 9 - feature->open);
		break;
	}
	return text;
}

char *words_detail(const struct game *game, const struct feature *feature, char *text, size_t size)
{
	(void)game;
	text[0] = '\0';
	if (castle_kind(feature->kind))
		return castle_detail(feature, text, size);
	unsigned long tiles = (unsigned long)feature->tile_count, open = (unsigned long)feature->open;
	switch (feature->kind) {
	case FEATURE_CITY:
	case FEATURE_ROAD:
		append(text, size, trn("%d tile", "%d tiles", tiles), feature->tile_count);
		if (feature->pennants > 0) {
			append(text, size, ", ");
			append(text, size, trn("%d pennant", "%d pennants", (unsigned long)feature->pennants),
			       feature->pennants);
		}
		if (feature->inn)
			append(text, size, ", %s", tr("inn"));
		if (feature->cathedral)
			append(text, size, ", %s", tr("cathedral"));
		append(text, size, ", ");
		if (feature->complete)
			append(text, size, "%s", tr("complete"));
		else if (feature->kind == FEATURE_ROAD)
			append(text, size, trn("%d end open", "%d ends open", open), feature->open);
		else
			append(text, size, trn("%d side open", "%d sides open", open), feature->open);
		break;
	case FEATURE_FIELD:
		append(text, size, trn("%d tile", "%d tiles", tiles), feature->tile_count);
		append(text, size, ", ");
		if (feature->city_count == 0)
			append(text, size, "%s", tr("no city"));
		else
			append(text, size, trn("%d city", "%d cities", (unsigned long)feature->city_count),
			       feature->city_count);
		break;
	default:
		if (feature->complete)
			append(text, size, "%s", tr("complete"));
		else
			append(text, size, trn("%d place round it is empty", "%d places round it are empty", open),
			       feature->open);
		break;
	}
	return text;
}

/* ---- the log ---- */

static void scored(const struct session *session, const struct event *event, char *text, size_t size)
{
	static const char *const done[FEATURE_KINDS] = {
	    [FEATURE_CITY] = N_("%s: city completed, %s"),
	    [FEATURE_ROAD] = N_("%s: road completed, %s"),
	    [FEATURE_FIELD] = N_("%s: field, %s"),
	    [FEATURE_MONASTERY] = N_("%s: monastery completed, %s"),
	    [FEATURE_SHRINE] = N_("%s: shrine completed, %s"),
	    [FEATURE_GARDEN] = N_("%s: garden completed, %s"),
	};
	static const char *const ended[FEATURE_KINDS] = {
	    [FEATURE_CITY] = N_("%s: unfinished city, %s"),
	    [FEATURE_ROAD] = N_("%s: unfinished road, %s"),
	    [FEATURE_FIELD] = N_("%s: field, %s"),
	    [FEATURE_MONASTERY] = N_("%s: unfinished monastery, %s"),
	    [FEATURE_SHRINE] = N_("%s: unfinished shrine, %s"),
	    [FEATURE_GARDEN] = N_("%s: unfinished garden, %s"),
	};
	char sum[WORDS_SIZE], name[WORDS_NAME_SIZE];
	const char *format = event->reason == SCORE_COMPLETE ? done[event->feature] : ended[event->feature];
	if (event->reason == SCORE_RECALL)
		format = N_("%s: the abbot comes home, %s");
	else if (event->reason == SCORE_KING || event->reason == SCORE_ROBBER || event->reason == SCORE_GOODS)
		format = "%s: %s";
	words_score(session, event, sum, sizeof sum);
	append(text, size, tr(format), words_name(session, event->seat, name, sizeof name), sum);
}

static void figure_put(char *text, size_t size, const struct event *event, const char *name)
{
	if (event->figure == FIGURE_BUILDER)
		append(text, size, tr("%s puts the builder to work"), name);
	else if (event->figure == FIGURE_PIG)
		append(text, size, tr("%s drives the pig into the field"), name);
	else if (event->figure == FIGURE_BIG)
		append(text, size, tr("%s places the large follower: %s"), name,
		       words_role(event->spot.kind, FIGURE_MEEPLE));
	else
		append(text, size, tr("%s places a follower: %s"), name, words_role(event->spot.kind, event->figure));
}

char *words_event(const struct session *session, const struct event *event, char *text, size_t size)
{
	const struct tile_set *tiles = game_tile_set(session_game(session));
	char name[WORDS_NAME_SIZE];
	words_name(session, event->seat, name, sizeof name);
	text[0] = '\0';
	switch (event->kind) {
	case EVENT_PLACED:
		append(text, size, tr("%s lays tile %s at %d, %d"), name, tiles->types[event->tile].id, event->cell.x,
		       event->cell.y);
		break;
	case EVENT_FIGURE:
		figure_put(text, size, event, name);
		break;
	case EVENT_SET_ASIDE:
		append(text, size, tr("Tile %s fits nowhere and goes back into the box"), tiles->types[event->tile].id);
		break;
	case EVENT_SCORED:
		if (is_castle(session))
			castle_event(session, event, text, size);
		else
			scored(session, event, text, size);
		break;
	case EVENT_KEEP:
	case EVENT_WALL:
	case EVENT_USED:
		castle_event(session, event, text, size);
		break;
	case EVENT_JOINED:
		append(text, size, tr("%s joins from the %s"), name, words_quarter(event->quarter));
		break;
	case EVENT_ENTERED:
		append(text, size, tr("%s enters the %s"), name, words_quarter(event->quarter));
		break;
	case EVENT_SENT:
		append(text, size, tr("%s leaves the %s for the land"), name, words_quarter(event->quarter));
		break;
	case EVENT_COUNT_MOVED:
		append(text, size, tr("The Count goes to the %s"), words_quarter(event->quarter));
		break;
	case EVENT_LOST:
		append(text, size, tr("%s loses the challenge"), name);
		break;
	case EVENT_HOLDER:
		if (event->card == CARD_KING)
			append(text, size, tr("%s is King: the largest city, %d tiles"), name, event->tiles);
		else
			append(text, size, tr("%s is Robber Baron: the longest road, %d tiles"), name, event->tiles);
		break;
	case EVENT_GOODS:
		/* TRANSLATORS: what follows is a list: "2 wine, 1 cloth". */
		append(text, size, tr("%s takes trade goods: "), name);
		words_goods(event->goods, text, size);
		break;
	case EVENT_DOUBLE_TURN:
		append(text, size, tr("%s has a second turn: the builder has more to build"), name);
		break;
	case EVENT_OVER:
		append(text, size, "%s", tr("The game is over"));
		break;
	default:
		break;
	}
	return text;
}

char *words_event_plain(const struct session *session, const struct event *event, char *text, size_t size)
{
	char name[WORDS_NAME_SIZE];
	if (event->kind != EVENT_PLACED && event->kind != EVENT_SET_ASIDE)
		return words_event(session, event, text, size);
	text[0] = '\0';
	if (event->kind == EVENT_PLACED)
		append(text, size, tr("%s lays a tile"), words_name(session, event->seat, name, sizeof name));
	else
		append(text, size, "%s", tr("A tile fits nowhere and goes back into the box"));
	return text;
}
