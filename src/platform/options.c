#include "platform/options.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <bastide/format.h>

#include "app/company.h"
#include "app/folder.h"
#include "app/language.h"
#include "format/output.h"

/* ---- what an option says ---- */

struct reading {
	struct options *options;
	char *error;
	size_t size;
	int works; /* how many were named */
};

/* An option: how its word is read, and into which member of struct options. */
struct spec {
	const char *name;
	bool (*read)(struct reading *r, const struct spec *spec, const char *arg);
	size_t at, size;
	int low, high;                  /* of a number, the least and the most; which kind of work */
	const char *wanted;             /* what it takes, in words; NULL: anything */
	const char *words[4];           /* which it may be, one of them; the member counts them from 0; of a work's file
	                                 * how its name may end */
	const char *(*look)(int index); /* or these, which it counts from 1 */
	bool alone;                     /* no word stands behind it */
};

static void put(struct reading *r, const struct spec *spec, int value)
{
	void *member = (char *)r->options + spec->at;

	if (spec->size == sizeof(bool))
		*(bool *)member = value;
	else
		*(int *)member = value;
}

static bool fail(struct reading *r, const char *option, const char *text, const char *wanted)
{
	snprintf(r->error, r->size, "--%s takes %s, not \"%s\"", option, wanted, text);
	return false;
}

/* One more word behind a sentence. */
static void add(char *text, size_t size, const char *word)
{
	size_t used = strlen(text);

	snprintf(text + used, size - used, " %s", word);
}

static bool to_int(const char *text, int least, int most, int *value)
{
	char *end;

	errno = 0;
	long number = strtol(text, &end, 10);
	if (errno || end == text || *end || number < least || number > most)
		return false;
	*value = (int)number;
	return true;
}

static bool read_int(struct reading *r, const struct spec *spec, const char *arg)
{
	int number;

	if (!to_int(arg, spec->low, spec->high, &number))
		return false;
	put(r, spec, number);
	return true;
}

static bool read_flag(struct reading *r, const struct spec *spec, const char *arg)
{
	(void)arg;
	put(r, spec, true);
	return true;
}

static bool read_text(struct reading *r, const struct spec *spec, const char *arg)
{
	*(const char **)((char *)r->options + spec->at) = arg;
	return true;
}

static bool read_word(struct reading *r, const struct spec *spec, const char *arg)
{
	for (int i = 0; i < 3; i++) {
		const char *word = spec->look ? spec->look(i) : spec->words[i];
		if (word && strcmp(arg, word) == 0) {
			put(r, spec, spec->look ? i + 1 : i);
			return true;
		}
	}
	return false;
}

static bool read_size(struct reading *r, const struct spec *spec, const char *arg)
{
	char copy[32];
	char *cross = strlen(arg) < sizeof copy ? strchr(strcpy(copy, arg), 'x') : NULL;

	if (!cross)
		return false;
	*cross = '\0';
	return to_int(copy, spec->low, spec->high, &r->options->w) &&
	       to_int(cross + 1, spec->low, spec->high, &r->options->h);
}

static bool read_time(struct reading *r, const struct spec *spec, const char *arg)
{
	double *value = &r->options->time;
	char *end;

	(void)spec;
	*value = strtod(arg, &end);
	return end != arg && !*end && *value >= 0 && *value < 1e6;
}

static bool read_work(struct reading *r, const struct spec *spec, const char *out)
{
	struct options *o = r->options;
	enum work work = (enum work)spec->low;

	/* Described in a picture it is one work. */
	if (r->works == 1 && work + o->work == WORK_SCREENSHOT + WORK_DESCRIBE && work != o->work) {
		o->tile = work == WORK_DESCRIBE ? out : o->out;
		o->out = work == WORK_DESCRIBE ? o->out : out;
		o->work = WORK_SCREENSHOT;
		return true;
	}
	o->work = work;
	o->out = out;
	r->works++;
	return true;
}

/* A language without a catalogue would silently be English. */
static bool read_language(struct reading *r, const struct spec *spec, const char *arg)
{
	char wanted[80] = "one of";

	for (int i = 0; language_offer(i); i++)
		add(wanted, sizeof wanted, language_offer(i)->code);
	r->options->language = arg;
	if (!strcmp(arg, "all")) /* a gallery's, as several are: check_files() */
		return true;
	for (const char *code = arg; code; code = strchr(code, ',') ? strchr(code, ',') + 1 : NULL) {
		char one[16];
		snprintf(one, sizeof one, "%.*s", (int)strcspn(code, ","), code);
		if (!one[0] || !language_known(one))
			return fail(r, spec->name, arg, wanted);
	}
	return true;
}

/* "2" or "blue": where in `seats` it is kept, or -1. */
static int seat_of(const char *word, size_t length)
{
	if (length == 1 && word[0] >= '1' && word[0] < '1' + PLAYERS_MAX)
		return word[0] - '1';
	for (int color = 0; color < COLOR_COUNT; color++) {
		const char *name = color_name((enum color)color);

		if (name && strlen(name) == length && strncmp(name, word, length) == 0)
			return PLAYERS_MAX + color;
	}
	return -1;
}

static bool read_player(struct reading *r, const struct spec *spec, const char *arg)
{
	size_t length = strcspn(arg, "=");
	int seat = seat_of(arg, length);
	const char *who = arg[length] ? arg + length + 1 : "";
	char wanted[160] = "a seat (its number or colour) and one of";

	for (int i = 0; i < ai_character_count(); i++)
		add(wanted, sizeof wanted, ai_character(i)->name);
	add(wanted, sizeof wanted, "exec:COMMAND, like 2=");
	strncat(wanted, ai_character(0)->name, sizeof wanted - strlen(wanted) - 1);
	if (seat < 0 || (ai_character_find(who) < 0 && (strncmp(who, "exec:", 5) != 0 || !who[5])))
		return fail(r, spec->name, arg, wanted);
	r->options->seats[seat] = who;
	return true;
}

#define AT(member) .at = offsetof(struct options, member), .size = sizeof(((struct options *)0)->member)
#define WORK(work) .read = read_work, .low = (work)
static const struct spec specs[] = {
    {"screenshot", WORK(WORK_SCREENSHOT), .words = {".png", ".jpg", ".jpeg", ".webp"}},
    {"animate", WORK(WORK_ANIMATE), .words = {".webp", ".png"}},
    {"gallery", WORK(WORK_GALLERY)},
    {"sheet", WORK(WORK_SHEET), .words = {".png", ".jpg"}},
    {"audit", WORK(WORK_AUDIT), .words = {".json", ".txt"}},
    {"describe", WORK(WORK_DESCRIBE)},
    {"tiles", WORK(WORK_TILES), .words = {".png"}},
    {"bench-frames", WORK(WORK_BENCH), .alone = true},
    {"components", WORK(WORK_COMPONENTS), .words = {".png"}},
    {"help", WORK(WORK_HELP), .alone = true},
    {"version", WORK(WORK_VERSION), .alone = true},
    {"screen", read_text, AT(screen)},
    {"caption", read_text, AT(caption)},
    {"editions", read_text, AT(editions)},
    {"overlay", read_text, AT(overlay)},
    {"title", read_text, AT(title)},
    {"template", read_text, AT(template)},
    {"shots", read_text, AT(shots)},
    {"lang", .read = read_language},
    {"player", .read = read_player},
    {"size", read_size, .low = 64, .high = 8192, .wanted = "a size like 1280x720, up to 8192"},
    {"time", read_time, .wanted = "seconds"},
    {"at", read_int, AT(at), .low = 0, .high = 100000, .wanted = "a number of moves"},
    {"from", read_int, AT(from), .low = 0, .high = 100000, .wanted = "a number of moves"},
    {"to", read_int, AT(to), .low = 0, .high = 100000, .wanted = "a number of moves"},
    {"fps", read_int, AT(fps), .low = 1, .high = 60, .wanted = "1 to 60 pictures a second"},
    {"dpi", read_int, AT(dpi), .low = 30, .high = 2400, .wanted = "30 to 2400 dots an inch"},
    {"ui-scale", read_int, AT(percent), .low = 100, .high = 300, .wanted = "100 to 300 percent"},
    {"season", read_word, AT(season), .look = look_season, .wanted = "summer, autumn or winter"},
    {"table", read_word, AT(top), .look = look_top, .wanted = "walnut, slate or linen"},
    {"crop", read_word, AT(crop_board), .words = {"window", "board"}, .wanted = "board or window"},
    {"background", read_word, AT(no_ground), .words = {"table", "none"}, .wanted = "none or table"},
    {"renderer", read_word, AT(renderer), .words = {[RENDERER_AUTO] = "auto", [RENDERER_SOFTWARE] = "software"},
     .wanted = "software or auto"},
    {"review", read_flag, AT(review), .alone = true},
    {"answer", read_flag, AT(answer), .alone = true},
    {"fullscreen", read_flag, AT(fullscreen), .alone = true},
    {"narrate", read_text, AT(narrate), .alone = true},
};
enum { SPECS = sizeof specs / sizeof specs[0], SPEC_FIRST = 256 };

/* Behind --narrate: where to, and not what is to be opened. */
static bool log_named(const char *word)
{
	return word && word[0] != '-' && (file_ends(word, ".txt") || file_ends(word, ".log"));
}

bool options_several(const struct options *o)
{
	return o->language && (!strcmp(o->language, "all") || strchr(o->language, ','));
}

/* What is written is what its name says. */
static bool check_name(struct reading *r)
{
	const struct options *o = r->options;
	const struct spec *spec = specs;

	while (spec->low != (int)o->work)
		spec++;
	char wanted[80] = "a file that ends in ";
	bool fits = !spec->words[0];
	for (int k = 0; k < 4 && spec->words[k]; k++) {
		fits = fits || file_ends(o->out, spec->words[k]);
		strcat(strcat(wanted, k ? " or " : ""), spec->words[k]);
	}
	return fits || fail(r, spec->name, o->out, wanted);
}

/* What is read is never written over, by whatever name it goes.  A gallery looks at each of its files (gallery.c). */
static bool check_apart(struct reading *r, const char *file)
{
	const struct options *o = r->options;
	const char *outputs[] = {o->work == WORK_GALLERY ? NULL : o->out, o->narrate};

	for (int i = 0; i < 2; i++)
		if (outputs[i] && ((file && output_same_file(outputs[i], file)) || output_is_data(outputs[i]))) {
			snprintf(r->error, r->size, "\"%.200s\" is read, and is not written over; name another",
			         outputs[i]);
			return false;
		}
	return true;
}

static bool check_files(struct reading *r, int count, char **files)
{
	struct options *o = r->options;
	bool needs = (o->work == WORK_SCREENSHOT && !o->screen && !o->tile) || o->work == WORK_ANIMATE ||
	             o->work == WORK_SHEET || o->work == WORK_AUDIT;
	bool takes = needs || o->work == WORK_WINDOW;

	if (o->work == WORK_HELP || o->work == WORK_VERSION)
		return true;
	if (r->works > 1)
		snprintf(r->error, r->size, "only one kind of work can be asked for at a time");
	else if (needs && count < 1)
		snprintf(r->error, r->size, "the save or scenario to show is missing; --help tells more");
	else if (options_several(o) && o->work != WORK_GALLERY)
		snprintf(r->error, r->size, "--lang %s goes with --gallery only",
		         strcmp(o->language, "all") ? "with several languages" : "all");
	else if (o->work != WORK_GALLERY && count > (takes ? 1 : 0))
		snprintf(r->error, r->size, "\"%s\" is one word too many; --help tells more", files[takes ? 1 : 0]);
	else if ((o->title || o->template) && o->work != WORK_GALLERY)
		snprintf(r->error, r->size, "%s goes with --gallery only", o->title ? "--title" : "--template");
	else if (o->no_ground && o->work == WORK_SCREENSHOT &&
	         (file_ends(o->out, ".jpg") || file_ends(o->out, ".jpeg")))
		snprintf(r->error, r->size, "a JPEG has no transparent parts; --background none makes a PNG");
	else if ((o->no_ground && o->work != WORK_SCREENSHOT) ||
	         (o->dpi && o->work != WORK_SCREENSHOT && o->work != WORK_SHEET))
		snprintf(r->error, r->size, "%s goes with --screenshot only",
		         o->no_ground ? "--background none" : "--dpi");
	else if (o->dpi && file_ends(o->out, ".webp"))
		snprintf(r->error, r->size, "a WebP says no dots an inch; --dpi goes with PNG and JPEG");
	else if (o->screen && o->work != WORK_SCREENSHOT)
		snprintf(r->error, r->size, "--screen goes with --screenshot only");
	else
		return check_name(r) && check_apart(r, count ? files[0] : NULL);
	return false;
}

bool options_read(struct options *options, int argc, char **argv, char *error, size_t size)
{
	struct reading r = {options, error, size, 0};
	struct option known[SPECS + 1] = {{NULL, 0, NULL, 0}};
	int id;

	for (int i = 0; i < SPECS; i++)
		known[i] = (struct option){specs[i].name, specs[i].alone ? no_argument : required_argument, NULL,
		                           SPEC_FIRST + i};
	*options = (struct options){.at = -1, .from = -1, .to = -1, .fps = 20, .time = -1};
	opterr = 0;
	optind = 1;
	while ((id = getopt_long(argc, argv, ":", known, NULL)) != -1) {
		const char *word = argv[optind - 1];

		if (id == '?') {
			if (optopt && optopt < SPEC_FIRST)
				snprintf(error, size, "there is no option -%c; --help lists them all", optopt);
			else
				snprintf(error, size, "\"%s\" is no option; --help lists them all", word);
			return false;
		}
		if (id == ':') {
			snprintf(error, size, "%s needs a value; --help tells which", word);
			return false;
		}
		const struct spec *spec = &specs[id - SPEC_FIRST];
		const char *arg = optarg ? optarg : spec->read == read_text ? "" : NULL;
		if (spec->at == offsetof(struct options, narrate) && log_named(argv[optind]))
			arg = argv[optind++];
		if (!spec->read(&r, spec, arg))
			return spec->wanted && fail(&r, spec->name, arg, spec->wanted);
	}
	if (optind < argc)
		options->file = argv[optind];
	options->files = argv + optind;
	options->file_count = argc - optind;
	return check_files(&r, argc - optind, argv + optind);
}
