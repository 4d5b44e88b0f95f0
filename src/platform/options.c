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

enum option_id {
	OPT_WORK = 256, /* and above: a kind of work */
	OPT_SCREEN = OPT_WORK + 64,
	OPT_SIZE,
	OPT_AT,
	OPT_FROM,
	OPT_TO,
	OPT_FPS,
	OPT_TIME,
	OPT_CROP,
	OPT_CAPTION,
	OPT_LANG,
	OPT_SCALE,
	OPT_EDITIONS,
	OPT_OVERLAY,
	OPT_TITLE,
	OPT_TEMPLATE,
	OPT_SHOTS,
	OPT_RENDERER,
	OPT_PLAYER,
	OPT_REVIEW,
	OPT_ANSWER,
	OPT_BACKGROUND,
	OPT_DPI,
	OPT_FULLSCREEN,
	OPT_NARRATE,
	OPT_SEASON,
	OPT_TABLE
};

static const struct option long_options[] = {
    {"screenshot", required_argument, NULL, OPT_WORK + WORK_SCREENSHOT},
    {"animate", required_argument, NULL, OPT_WORK + WORK_ANIMATE},
    {"gallery", required_argument, NULL, OPT_WORK + WORK_GALLERY},
    {"sheet", required_argument, NULL, OPT_WORK + WORK_SHEET},
    {"audit", required_argument, NULL, OPT_WORK + WORK_AUDIT},
    {"describe", required_argument, NULL, OPT_WORK + WORK_DESCRIBE},
    {"tiles", required_argument, NULL, OPT_WORK + WORK_TILES},
    {"bench-frames", no_argument, NULL, OPT_WORK + WORK_BENCH},
    {"components", required_argument, NULL, OPT_WORK + WORK_COMPONENTS},
    {"screen", required_argument, NULL, OPT_SCREEN},
    {"size", required_argument, NULL, OPT_SIZE},
    {"at", required_argument, NULL, OPT_AT},
    {"from", required_argument, NULL, OPT_FROM},
    {"to", required_argument, NULL, OPT_TO},
    {"fps", required_argument, NULL, OPT_FPS},
    {"time", required_argument, NULL, OPT_TIME},
    {"crop", required_argument, NULL, OPT_CROP},
    {"caption", required_argument, NULL, OPT_CAPTION},
    {"lang", required_argument, NULL, OPT_LANG},
    {"ui-scale", required_argument, NULL, OPT_SCALE},
    {"season", required_argument, NULL, OPT_SEASON},
    {"table", required_argument, NULL, OPT_TABLE},
    {"editions", required_argument, NULL, OPT_EDITIONS},
    {"overlay", required_argument, NULL, OPT_OVERLAY},
    {"title", required_argument, NULL, OPT_TITLE},
    {"template", required_argument, NULL, OPT_TEMPLATE},
    {"shots", required_argument, NULL, OPT_SHOTS},
    {"renderer", required_argument, NULL, OPT_RENDERER},
    {"review", no_argument, NULL, OPT_REVIEW},
    {"background", required_argument, NULL, OPT_BACKGROUND},
    {"dpi", required_argument, NULL, OPT_DPI},
    {"answer", no_argument, NULL, OPT_ANSWER},
    {"player", required_argument, NULL, OPT_PLAYER},
    {"fullscreen", no_argument, NULL, OPT_FULLSCREEN},
    {"narrate", no_argument, NULL, OPT_NARRATE},
    {"help", no_argument, NULL, OPT_WORK + WORK_HELP},
    {"version", no_argument, NULL, OPT_WORK + WORK_VERSION},
    {NULL, 0, NULL, 0},
};

void options_help(void)
{
	puts("Usage: bastide [OPTION]... [FILE]\n"
	     "Cities, roads and fields, tile by tile, for two to six people at one laptop.\n"
	     "\n"
	     "  bastide                        the title screen; offers Continue where there is a game\n"
	     "  bastide FILE                   opens a save or a scenario\n"
	     "\n"
	     "Pictures (no display needed):\n"
	     "  --screenshot OUT.png FILE      one picture of a save or scenario (or OUT.jpg, OUT.webp)\n"
	     "  --screenshot OUT.png --screen NAME\n"
	     "                                 of title, setup, castle, choices, rules, settings, help, help-castle, "
	     "open, lessons, examples, editor, editor-castle or menu\n"
	     "  --animate OUT.webp FILE        a moving picture (or OUT.png)\n"
	     "  --gallery DIR [FILE...]        every scenario, or these, as pictures and one page;\n"
	     "                                 --lang en,de: in these languages, all: in every one;\n"
	     "                                 --title TEXT above it;\n"
	     "                                 --template DIR: printed by your own page.html (data/gallery)\n"
	     "  --sheet OUT.png FILE           the whole game as numbered boards\n"
	     "  --tiles OUT.png                every tile type in four turns\n"
	     "  --components OUT.png           every widget in every state\n"
	     "  --bench-frames                 frame times, one JSON line per scene\n"
	     "\n"
	     "Without pictures:\n"
	     "  --audit OUT.json|OUT.txt FILE  every score of a save or scenario, and what they add up to\n"
	     "  --audit ... --review           ... and every turn against the best move\n"
	     "  --describe TILE                a tile's sides, spots and counts; with --screenshot OUT.png\n"
	     "                                 its picture, each spot with the word that files have for it\n"
	     "\n"
	     "With pictures:\n"
	     "  --size WxH                     of the picture (1280x720)\n"
	     "  --at N                         after N moves (default: the end)\n"
	     "  --time S                       seconds into what follows (default: at rest)\n"
	     "  --from N, --to N, --fps F      what --animate shows\n"
	     "  --crop board|window            only the board, or everything (default)\n"
	     "  --caption TEXT                 a line below\n"
	     "  --background none              of a PNG: nothing but the tiles and their shadows; no table\n"
	     "  --dpi N                        dots an inch that a PNG or JPEG is to be printed with\n"
	     "  --answer                       of a file that asks: the answers, not the questions\n"
	     "  --editions A,B,C               the same game under these rules: city4,field3 or farm=city4+two_tile=2\n"
	     "  --overlay A,B                  what lies over it: fields, remaining, history, last, hint, why, none;\n"
	     "                                 what files call them: cells, spots;\n"
	     "                                 of a finished game: result, audit, review\n"
	     "  --shots DIR                    where --bench-frames leaves each scene's last frame\n"
	     "\n"
	     "With a window:\n"
	     "  --renderer software|auto       draw by processor, or with whatever card SDL finds\n"
	     "  --player SEAT=NAME             who plays the seat (1, 2 ... or its colour): pip, odo, berta,\n"
	     "                                 reynard, mathilde, or exec:COMMAND, a program\n"
	     "  --fullscreen                   fill the screen\n"
	     "  --narrate [FILE.txt]           all that happens as lines of text, for screen readers and logs\n"
	     "  --size WxH                     of the window\n"
	     "\n"
	     "Everywhere:\n"
	     "  --lang CODE                    language; xx is a made-up long one, for testing\n"
	     "  --ui-scale P                   size of the interface in percent, 100 to 300\n"
	     "  --season S                     of the land: summer, autumn or winter\n"
	     "  --table T                      what it is made of: walnut, slate or linen\n"
	     "  --help, --version\n"
	     "\n"
	     "BASTIDE_DATA names the data directory, BASTIDE_HOME where games and preferences are kept.");
}

static bool read_int(const char *text, int least, int most, int *value)
{
	char *end;

	errno = 0;
	long number = strtol(text, &end, 10);
	if (errno || end == text || *end || number < least || number > most)
		return false;
	*value = (int)number;
	return true;
}

static bool read_size(const char *text, int *w, int *h)
{
	char copy[32];

	if (strlen(text) >= sizeof copy)
		return false;
	strcpy(copy, text);
	char *cross = strchr(copy, 'x');
	if (!cross)
		return false;
	*cross = '\0';
	return read_int(copy, 64, 8192, w) && read_int(cross + 1, 64, 8192, h);
}

static bool read_time(const char *text, double *value)
{
	char *end;

	*value = strtod(text, &end);
	return end != text && !*end && *value >= 0 && *value < 1e6;
}

struct reading {
	struct options *options;
	char *error;
	size_t size;
	int works; /* how many were named */
};

static bool fail(struct reading *r, const char *option, const char *text, const char *wanted)
{
	snprintf(r->error, r->size, "%s takes %s, not \"%s\"", option, wanted, text);
	return false;
}

static void set_work(struct reading *r, enum work work, const char *out)
{
	struct options *o = r->options;

	/* Described in a picture it is one work. */
	if (r->works == 1 && work + o->work == WORK_SCREENSHOT + WORK_DESCRIBE && work != o->work) {
		o->tile = work == WORK_DESCRIBE ? out : o->out;
		o->out = work == WORK_DESCRIBE ? o->out : out;
		o->work = WORK_SCREENSHOT;
		return;
	}
	o->work = work;
	o->out = out;
	r->works++;
}

/* Behind --narrate: where to, and not what is to be opened. */
static bool log_named(const char *word)
{
	size_t length = word ? strlen(word) : 0;

	return length > 4 && word[0] != '-' &&
	       (!strcmp(word + length - 4, ".txt") || !strcmp(word + length - 4, ".log"));
}

bool options_several(const struct options *o)
{
	return o->language && (!strcmp(o->language, "all") || strchr(o->language, ','));
}

/* A language without a catalogue would silently be English. */
static bool read_language(struct reading *r, const char *arg)
{
	char wanted[80] = "one of";

	for (int i = 0; language_offer(i); i++) {
		size_t used = strlen(wanted);
		snprintf(wanted + used, sizeof wanted - used, " %s", language_offer(i)->code);
	}
	r->options->language = arg;
	if (!strcmp(arg, "all")) /* a gallery's, as several are: check_files() */
		return true;
	for (const char *code = arg; code; code = strchr(code, ',') ? strchr(code, ',') + 1 : NULL) {
		char one[16];
		snprintf(one, sizeof one, "%.*s", (int)strcspn(code, ","), code);
		if (!one[0] || !language_known(one))
			return fail(r, "--lang", arg, wanted);
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

static bool read_player(struct reading *r, const char *arg)
{
	size_t length = strcspn(arg, "=");
	int seat = seat_of(arg, length);
	const char *who = arg[length] ? arg + length + 1 : "";
	char wanted[160] = "a seat (its number or colour) and one of";

	for (int i = 0; i < ai_character_count(); i++) {
		size_t used = strlen(wanted);
		snprintf(wanted + used, sizeof wanted - used, " %s", ai_character(i)->name);
	}
	strncat(wanted, " exec:COMMAND, like 2=", sizeof wanted - strlen(wanted) - 1);
	strncat(wanted, ai_character(0)->name, sizeof wanted - strlen(wanted) - 1);
	if (seat < 0 || (ai_character_find(who) < 0 && (strncmp(who, "exec:", 5) != 0 || !who[5])))
		return fail(r, "--player", arg, wanted);
	r->options->seats[seat] = who;
	return true;
}

/* Which of these words it is, counted from 1. */
static bool read_look(const char *arg, const char *(*word)(int index), int *which)
{
	for (int i = 0; i < LOOKS; i++) {
		if (strcmp(arg, word(i)) == 0) {
			*which = i + 1;
			return true;
		}
	}
	return false;
}

static bool read_words(struct reading *r, int id, const char *arg)
{
	struct options *o = r->options;
	const char **text = id == OPT_CAPTION    ? &o->caption
	                    : id == OPT_EDITIONS ? &o->editions
	                    : id == OPT_OVERLAY  ? &o->overlay
	                    : id == OPT_SHOTS    ? &o->shots
	                    : id == OPT_TITLE    ? &o->title
	                    : id == OPT_TEMPLATE ? &o->template
	                    : id == OPT_SCREEN   ? &o->screen
	                                         : NULL;

	if (text) {
		*text = arg;
		return true;
	}

	switch (id) {
	case OPT_CROP:
		if (strcmp(arg, "board") && strcmp(arg, "window"))
			return fail(r, "--crop", arg, "board or window");
		o->crop_board = !strcmp(arg, "board");
		return true;
	case OPT_RENDERER:
		if (strcmp(arg, "software") && strcmp(arg, "auto"))
			return fail(r, "--renderer", arg, "software or auto");
		o->renderer = strcmp(arg, "auto") ? RENDERER_SOFTWARE : RENDERER_AUTO;
		return true;
	case OPT_LANG:
		return read_language(r, arg);
	case OPT_SEASON:
		return read_look(arg, look_season, &o->season) || fail(r, "--season", arg, "summer, autumn or winter");
	case OPT_TABLE:
		return read_look(arg, look_top, &o->top) || fail(r, "--table", arg, "walnut, slate or linen");
	case OPT_REVIEW:
		o->review = true;
		return true;
	case OPT_BACKGROUND:
		o->no_ground = !strcmp(arg, "none");
		return o->no_ground || !strcmp(arg, "table") || fail(r, "--background", arg, "none or table");
	case OPT_ANSWER:
		o->answer = true;
		return true;
	case OPT_PLAYER:
		return read_player(r, arg);
	case OPT_FULLSCREEN:
		o->fullscreen = true;
		return true;
	}
	return false;
}

static bool read_option(struct reading *r, int id, const char *arg)
{
	struct options *o = r->options;

	switch (id) {
	case OPT_SIZE:
		return read_size(arg, &o->w, &o->h) || fail(r, "--size", arg, "a size like 1280x720, up to 8192");
	case OPT_AT:
		return read_int(arg, 0, 100000, &o->at) || fail(r, "--at", arg, "a number of moves");
	case OPT_FROM:
		return read_int(arg, 0, 100000, &o->from) || fail(r, "--from", arg, "a number of moves");
	case OPT_TO:
		return read_int(arg, 0, 100000, &o->to) || fail(r, "--to", arg, "a number of moves");
	case OPT_FPS:
		return read_int(arg, 1, 60, &o->fps) || fail(r, "--fps", arg, "1 to 60 pictures a second");
	case OPT_DPI:
		return read_int(arg, 30, 2400, &o->dpi) || fail(r, "--dpi", arg, "30 to 2400 dots an inch");
	case OPT_TIME:
		return read_time(arg, &o->time) || fail(r, "--time", arg, "seconds");
	case OPT_SCALE:
		return read_int(arg, 100, 300, &o->percent) || fail(r, "--ui-scale", arg, "100 to 300 percent");
	}
	return read_words(r, id, arg);
}

/* What is written is what its name says. */
static bool check_name(struct reading *r)
{
	static const struct {
		enum work work;
		const char *option, *suffixes[4];
	} names[] = {
	    {WORK_SCREENSHOT, "--screenshot", {".png", ".jpg", ".jpeg", ".webp"}},
	    {WORK_SHEET, "--sheet", {".png", ".jpg"}},
	    {WORK_TILES, "--tiles", {".png"}},
	    {WORK_COMPONENTS, "--components", {".png"}},
	    {WORK_ANIMATE, "--animate", {".webp", ".png"}},
	    {WORK_AUDIT, "--audit", {".json", ".txt"}},
	};
	const struct options *o = r->options;

	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		char wanted[80] = "a file that ends in ";
		bool fits = names[i].work != o->work;
		for (int k = 0; k < 4 && names[i].suffixes[k]; k++) {
			fits = fits || file_ends(o->out, names[i].suffixes[k]);
			strcat(strcat(wanted, k ? " or " : ""), names[i].suffixes[k]);
		}
		if (!fits)
			return fail(r, names[i].option, o->out, wanted);
	}
	return true;
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
	int id;

	*options = (struct options){.at = -1, .from = -1, .to = -1, .fps = 20, .time = -1};
	opterr = 0;
	optind = 1;
	while ((id = getopt_long(argc, argv, ":", long_options, NULL)) != -1) {
		const char *word = argv[optind - 1];

		if (id == '?') {
			if (optopt && optopt < 256)
				snprintf(error, size, "there is no option -%c; --help lists them all", optopt);
			else
				snprintf(error, size, "\"%s\" is no option; --help lists them all", word);
			return false;
		}
		if (id == ':') {
			snprintf(error, size, "%s needs a value; --help tells which", word);
			return false;
		}
		if (id == OPT_NARRATE)
			options->narrate = log_named(argv[optind]) ? argv[optind++] : "";
		else if (id >= OPT_WORK && id < OPT_SCREEN)
			set_work(&r, (enum work)(id - OPT_WORK), optarg);
		else if (!read_option(&r, id, optarg ? optarg : ""))
			return false;
	}
	if (optind < argc)
		options->file = argv[optind];
	options->files = argv + optind;
	options->file_count = argc - optind;
	return check_files(&r, argc - optind, argv + optind);
}
