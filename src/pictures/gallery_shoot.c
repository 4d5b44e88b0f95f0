/* The pictures of one file of a gallery. */
#include "pictures/gallery.h"

#include <stdio.h>

#include "app/language.h"
#include "app/rulebook.h"
#include "app/save.h"
#include "pictures/offscreen.h"
#include "pictures/pictures.h"
#include "view/ending/screen.h"

enum { EDITIONS_MOST = 3, FILM_FPS = 5 };

/* One of its pictures that is made. */
struct taken {
	struct gallery_entry *entry;
	enum gallery_picture kind;
	const struct gallery_languages *languages;
	int language;
};

int gallery_picture_languages(const struct gallery_languages *languages, enum gallery_picture kind)
{
	return kind >= PICTURE_EDITIONS ? languages->count : 1;
}

void gallery_picture_path(const struct gallery_entry *entry, enum gallery_picture kind,
                          const struct gallery_languages *languages, int language, char path[HOST_PATH_SIZE])
{
	static const char *const ends[PICTURE_KINDS] = {"", "", "-answer", "-editions", "-rules", "-moving"};
	snprintf(path, HOST_PATH_SIZE, "pictures/%s%s%s%s%s.webp", kind == PICTURE_TWICE ? "2x/" : "", entry->name,
	         ends[kind], language ? "-" : "", language ? languages->codes[language] : "");
}

static void path_full(const struct platform *p, const struct taken *taken, enum gallery_picture kind,
                      char path[2 * HOST_PATH_SIZE])
{
	char below[HOST_PATH_SIZE];
	gallery_picture_path(taken->entry, kind, taken->languages, taken->language, below);
	snprintf(path, 2 * HOST_PATH_SIZE, "%s/%s", p->options->out, below);
}

/* Hands the picture to the press; `half`: it is twice as large as the one of this kind, which is made of it. */
static void picture_press(struct platform *p, const struct taken *taken, struct press *press)
{
	char path[2 * HOST_PATH_SIZE], twice[2 * HOST_PATH_SIZE];
	struct gallery_entry *entry = taken->entry;
	enum gallery_picture kind = taken->kind;
	bool half = kind == PICTURE_STILL;
	path_full(p, taken, kind, path);
	path_full(p, taken, PICTURE_TWICE, twice);
	entry->pictures[kind].w = half ? p->surface->w / 2 : p->surface->w;
	entry->pictures[kind].h = half ? p->surface->h / 2 : p->surface->h;
	if (half) {
		entry->pictures[PICTURE_TWICE].w = p->surface->w;
		entry->pictures[PICTURE_TWICE].h = p->surface->h;
	}
	press_take(press, p, path, half ? twice : NULL);
}

/* The words stand on the page. */
static bool picture_shoot(struct platform *p, const struct taken *taken, struct press *press)
{
	const struct options *kept = p->options;
	struct options own = *kept;
	int scale = p->prefs.ui_scale;
	own.file = taken->entry->path;
	own.crop_board = true;
	own.bare = true;
	own.answer = taken->kind == PICTURE_ANSWER;
	p->options = &own;
	p->prefs.ui_scale = 200;
	bool fine =
	    picture_resize(p, 2 * STILL_W, 2 * STILL_H) && plate_make(p, 2 * STILL_W, 2 * STILL_H) && picture_whole(p);
	p->prefs.ui_scale = scale;
	p->options = kept;
	if (fine)
		picture_press(p, taken, press);
	return fine;
}

static bool totals_same(const struct game *a, const int32_t totals[PLAYERS_MAX])
{
	bool same = true;
	for (int seat = 0; seat < game_player_count(a); seat++)
		same = same && totals[seat] == game_score(a, seat);
	return same;
}

static void totals_take(const struct game *game, int32_t totals[PLAYERS_MAX])
{
	for (int seat = 0; seat < game_player_count(game); seat++)
		totals[seat] = game_score(game, seat);
}

/* With a box more or less it would be another game. */
static bool boxes_same(const struct settings *a, const struct settings *b)
{
	bool same = true;
	for (int module = 0; module < MODULE_KINDS; module++)
		same = same && rulebook_module_on(a, (enum rule_module)module) ==
		                   rulebook_module_on(b, (enum rule_module)module);
	return same;
}

/* Adds the game under these settings, if it pays otherwise than under all that are there; returns how many are now. */
static int edition_try(struct show *show, const struct settings *settings, struct settings editions[EDITIONS_MOST],
                       int32_t totals[EDITIONS_MOST][PLAYERS_MAX], int count)
{
	const struct settings *own = game_settings(show->game);
	bool serves = rulebook_varied(settings, own) && boxes_same(settings, own);
	struct show *other = serves ? show_rescored(show, settings) : NULL;
	bool anew = other != NULL;
	for (int k = 0; anew && k < count; k++)
		anew = !totals_same(other->game, totals[k]);
	if (anew) {
		editions[count] = *settings;
		totals_take(other->game, totals[count++]);
	}
	show_drop(other);
	return count;
}

/* Ways of counting that pay otherwise than this game's, and than each other: what is worth looking at side by side.
 * Of the fields, or of the other settings that decide what is paid. */
static int editions_differing(struct show *show, bool fields, struct settings editions[EDITIONS_MOST])
{
	static const uint8_t farms[] = {FARM_CITY4, FARM_FIELD3, FARM_FIELD3CAP, FARM_CITY3};
	const struct settings *own = game_settings(show->game);
	enum setting settings[SETTING_COUNT];
	int32_t totals[EDITIONS_MOST][PLAYERS_MAX];
	int count = 1, several = rulebook_settings(game_kind(show->game), settings);
	editions[0] = *own;
	totals_take(show->game, totals[0]);
	for (int i = 0; i < several; i++) {
		enum setting setting = settings[i];
		const struct setting_info *info = game_setting_info(game_kind(show->game), setting);
		bool farm = setting == SETTING_FARM;
		if (!rulebook_decides(setting) || farm != fields || (farm && own->value[setting] == FARM_OFF))
			continue;
		int values = farm ? (int)sizeof farms : info->value_count;
		for (int k = 0; k < values && count < EDITIONS_MOST; k++) {
			struct settings tried = *own;
			tried.value[setting] = farm ? farms[k] : (uint8_t)k;
			count = edition_try(show, &tried, editions, totals, count);
		}
	}
	return count;
}

static bool editions_shoot(struct platform *p, const struct taken *taken, struct press *press)
{
	struct settings editions[EDITIONS_MOST];
	struct session *session = save_open(p->tiles, NULL, taken->entry->path, -1, p->wrong);
	struct show *show = session ? show_create(&p->host, session, NULL) : NULL;
	if (!show) {
		session_destroy(session);
		return true; /* nothing to compare: not over */
	}
	int count = editions_differing(show, taken->kind == PICTURE_EDITIONS, editions);
	struct screen *screen = count > 1 ? editions_screen_create(show, editions, count) : NULL;
	bool fine = true;
	if (screen) {
		show->own_session = true;
		screen_reset(&p->host, screen);
		fine = picture_resize(p, EDITIONS_W, EDITIONS_H);
		if (fine)
			picture_settle(p, (uint64_t)60 * 60 * 1000);
		fine = fine && picture_whole(p);
		if (fine)
			picture_press(p, taken, press);
	} else {
		show->own_session = true;
	}
	show_drop(show);
	return fine;
}

static bool film_shoot(struct platform *p, const struct taken *taken)
{
	char path[2 * HOST_PATH_SIZE];
	const struct options *kept = p->options;
	struct options own = *kept;
	path_full(p, taken, PICTURE_MOVING, path);
	own.file = taken->entry->path;
	own.out = path;
	own.crop_board = true;
	own.w = FILM_W;
	own.h = FILM_H;
	own.fps = FILM_FPS;
	own.bare = true;
	p->options = &own;
	bool fine = film_make(p);
	taken->entry->pictures[PICTURE_MOVING].w = FILM_W;
	taken->entry->pictures[PICTURE_MOVING].h = FILM_H;
	p->frozen = true;
	p->options = kept;
	return fine;
}

/* Has it such a picture? */
static bool is_wanted(const struct gallery_entry *entry, enum gallery_picture kind)
{
	switch (kind) {
	case PICTURE_ANSWER:
		return entry->asks;
	case PICTURE_EDITIONS:
	case PICTURE_RULES:
		return entry->over;
	case PICTURE_MOVING:
		return entry->moving;
	default:
		return kind == PICTURE_STILL; /* the larger one with it */
	}
}

void gallery_shoot(struct platform *p, struct gallery_entry *entry, const struct gallery_languages *languages,
                   struct press *press)
{
	for (int kind = 0; kind < PICTURE_KINDS; kind++)
		for (int i = 0; is_wanted(entry, kind) && i < gallery_picture_languages(languages, kind); i++) {
			const struct taken taken = {entry, kind, languages, i};
			language_set(languages->codes[i]);
			p->wrong[0] = '\0';
			bool fine = kind == PICTURE_MOVING    ? film_shoot(p, &taken)
			            : kind < PICTURE_EDITIONS ? picture_shoot(p, &taken, press)
			                                      : editions_shoot(p, &taken, press);
			if (!fine)
				press_lose(press, p->wrong);
		}
	language_set(languages->codes[0]);
}
