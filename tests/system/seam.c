/*
 * seam.c - what src/system promises, on each system that it is built for: seam FOLDER
 *
 * It needs nothing but the seam, so it runs under Wine (tools/windows) and in node (tools/web) as it runs here.  It is
 * its own other program: "seam echo" says every line again, "seam hold FOLDER" takes a folder and waits, "seam end"
 * ends badly, "seam shut FOLDER" was started with nothing to read from and to speak to.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "system/program.h"
#include "system/system.h"

static char folder[SYS_PATH_SIZE], own[SYS_PATH_SIZE];
static int faults;

#define IS(what)                                                                                                       \
	do {                                                                                                           \
		if (!(what)) {                                                                                         \
			printf("line %d: not so: %s\n", __LINE__, #what);                                              \
			faults++;                                                                                      \
		}                                                                                                      \
	} while (0)

static const char *in(const char *name)
{
	static char paths[4][SYS_PATH_SIZE + 64];
	static int turn;
	turn = (turn + 1) % 4;
	snprintf(paths[turn], sizeof paths[turn], "%s/%s", folder, name);
	return paths[turn];
}

static void write_new(const char *name, const char *text)
{
	FILE *file = sys_open_new(in(name));
	IS(file != NULL);
	if (!file)
		return;
	IS(fputs(text, file) >= 0 && fflush(file) == 0);
	IS(sys_sync(file));
	IS(fclose(file) == 0);
	IS(sys_sync_name(in(name)));
}

static bool holds(const char *name, const char *text)
{
	enum sys_kind kind;
	char found[64] = "";
	FILE *file = sys_open_read(in(name), &kind);
	if (!file)
		return false;
	size_t count = fread(found, 1, sizeof found - 1, file);
	fclose(file);
	found[count] = '\0';
	return kind == SYS_FILE && strcmp(found, text) == 0;
}

/* ---- files ---- */

static void files(void)
{
	struct sys_about about, other;
	enum sys_kind kind;
	write_new("Țară é 漢.txt", "one\ntwo\n");
	IS(holds("Țară é 漢.txt", "one\ntwo\n"));
	IS(sys_about(in("Țară é 漢.txt"), &about) && about.kind == SYS_FILE && about.size == 8);
	IS(about.seconds > 1500000000);
	IS(!sys_open_new(in("Țară é 漢.txt")) && errno == EEXIST);
	IS(!sys_open_read(in("nobody"), &kind) && errno == ENOENT && kind == SYS_NOTHING);
	IS(!sys_open_read(folder, &kind) && kind == SYS_FOLDER);
	IS(!sys_about(in("nobody/nothing"), &other) && other.kind == SYS_NOTHING);

	/* What others read is replaced all the same, and they read on what they opened. */
	FILE *reader = sys_open(in("Țară é 漢.txt"), "r");
	IS(reader != NULL);
	write_new("new", "three\n");
	IS(sys_about(in("new"), &other) && (other.inode != about.inode || other.device != about.device));
	if (reader)
		fclose(reader);
	IS(sys_replace(in("new"), in("Țară é 漢.txt")));
	IS(!sys_exists(in("new")) && holds("Țară é 漢.txt", "three\n"));

	write_new("second", "2");
	IS(!sys_move(in("second"), in("Țară é 漢.txt")) && errno == EEXIST);
	IS(holds("second", "2") && holds("Țară é 漢.txt", "three\n"));
	IS(sys_move(in("second"), in("third")) && holds("third", "2") && !sys_exists(in("second")));

	FILE *more = sys_open(in("third"), "a");
	IS(more && fputs("\n3", more) >= 0 && fclose(more) == 0);
	IS(holds("third", "2\n3"));
	IS(sys_set_date(in("third"), 1234567890, 123456700));
	IS(sys_about(in("third"), &about) && about.seconds == 1234567890);
	IS(about.nanoseconds == 123456700 || about.nanoseconds == 0); /* a page counts seconds */
	IS(sys_may_write(in("third")) && sys_may_write(folder) && !sys_may_write(in("nobody")));
	IS(sys_remove(in("third")) && !sys_exists(in("third")));
	IS(!sys_remove(in("third")) && errno == ENOENT);
}

/* ---- folders, places ---- */

static void folders(void)
{
	struct sys_names names;
	char real[SYS_PATH_SIZE], again[SYS_PATH_SIZE], long_name[400];
	IS(sys_make_folder(in("b")) && sys_is_folder(in("b")) && sys_is_own_folder(in("b")));
	IS(!sys_make_folder(in("b")) && errno == EEXIST);
	write_new("b/Z", "");
	write_new("b/a", "");
	write_new("b/é", "");
	IS(sys_list(in("b"), &names) && names.count == 3);
	if (names.count == 3)
		IS(!strcmp(names.names[0], "Z") && !strcmp(names.names[1], "a") && !strcmp(names.names[2], "é"));
	sys_names_free(&names);
	IS(!sys_list(in("nobody"), &names));
	IS(sys_real_path(in("b/../b/./a"), real) && sys_real_path(in("b/a"), again) && strcmp(real, again) == 0);
	IS(!strchr(real, '\\') && strstr(real, "/b/a"));
	IS(!sys_real_path(in("b/nobody"), real) && errno == ENOENT);
	/* Deeper than the 260 letters that some systems stop at. */
	memset(long_name, 'x', 120);
	strcpy(long_name + 120, "");
	char deep[SYS_PATH_SIZE] = "b";
	for (int i = 0; i < 3; i++) {
		strcat(strcat(deep, "/"), long_name);
		IS(sys_make_folder(in(deep)));
	}
	strcat(deep, "/file");
	write_new(deep, "deep");
	IS(holds(deep, "deep") && sys_remove(in(deep)));
	IS(own[0] && own[strlen(own) - 1] == '/' && !strchr(own, '\\'));
	char set[SYS_PATH_SIZE];
	IS(!sys_setting("BASTIDE_NOBODY_SET_THIS", set, sizeof set) && !set[0]);
}

/* ---- programs ---- */

static char *word(const char *text)
{
	static char words[3][SYS_PATH_SIZE];
	static int turn;
	turn = (turn + 1) % 3;
	snprintf(words[turn], sizeof words[turn], "%s", text);
	return words[turn];
}

static struct sys_program *other(char *self, const char *what, const char *with)
{
	return sys_program_start((char *[]){self, word(what), with ? word(with) : NULL, NULL}, true);
}

static bool says(struct sys_program *program, const char *text)
{
	char line[256] = "";
	size_t used = 0;
	long got = 0;
	while (used < strlen(text) &&
	       (got = sys_program_receive(program, line + used, sizeof line - 1 - used, 60000)) > 0)
		used += (size_t)got;
	for (char *at = line; *at; at++)
		*at = *at == '\\' ? '/' : *at;
	return strcmp(line, text) == 0;
}

static void programs(char *self)
{
	char byte;
	bool good = true, taken = false;
	IS(sys_random() != sys_random());
	double before = sys_clock_ms(SYS_CLOCK_WALL);
	IS(sys_clock_ms(SYS_CLOCK_WALL) >= before);
	struct sys_program *echo = other(self, "echo", "two words \"and\" Ț\\ \\\"");
	if (!echo && errno == ENOSYS)
		return; /* a page starts none, and has nobody beside it */
	IS(echo != NULL);
	if (echo) {
		/* What is one word here is one word there; "\" is "/" where paths have it. */
		IS(says(echo, "two words \"and\" Ț/ /\"\n"));
		IS(sys_program_receive(echo, &byte, 1, 0) == 0 && !sys_program_speaks(echo));
		IS(sys_program_send(echo, "one\n", 4, 1000) == 4 && says(echo, "one\n"));
		IS(sys_program_send(echo, "two\n", 4, 1000) == 4 && says(echo, "two\n"));
		IS(!sys_program_ended(echo, &good));
		sys_program_kill(echo);
		IS(sys_program_receive(echo, &byte, 1, 60000) == -1 && errno == 0);
		sys_program_stop(echo);
	}
	struct sys_program *bad = other(self, "end", NULL);
	IS(bad && sys_program_receive(bad, &byte, 1, 60000) == -1);
	while (bad && !sys_program_ended(bad, &good)) {
	}
	IS(!good);
	sys_program_stop(bad);
	IS(!sys_program_start((char *[]){word("no-such-program"), NULL}, true) && errno == ENOENT);

	/* A folder is one's own, until one ends, however that happens. */
	int lock = sys_lock_folder(folder, &taken);
	IS(lock >= 0 && !taken);
	sys_unlock_folder(lock);
	struct sys_program *holder = other(self, "hold", folder);
	IS(holder && says(holder, "held\n"));
	lock = sys_lock_folder(folder, &taken);
	IS(lock < 0 && taken);
	sys_program_stop(holder);
	lock = sys_lock_folder(folder, &taken);
	IS(lock >= 0 && !taken);
	sys_unlock_folder(lock);
	IS(!sys_process_gone(sys_process()));
}

/* ---- what opens a game ---- */

static void opener(void)
{
	bool ours = true;
	if (!sys_opener(&ours)) {
		IS(!ours && !sys_opener_set(true));
		return;
	}
	IS(!ours && sys_opener_set(false));
	IS(sys_opener_set(true) && sys_opener(&ours) && ours);
	IS(sys_opener_set(false) && sys_opener(&ours) && !ours);
}

/* ---- as the other program ---- */

static int echo(const char *first)
{
	char line[256];
	printf("%s\n", first);
	fflush(stdout);
	while (fgets(line, sizeof line, stdin)) {
		fputs(line, stdout);
		fflush(stdout);
	}
	return 0;
}

static int hold(const char *path)
{
	bool taken;
	puts(sys_lock_folder(path, &taken) >= 0 ? "held" : "not held");
	fflush(stdout);
	return getchar();
}

/* What is said to nobody goes nowhere: least of all into a file that is being written. */
static int shut(void)
{
	FILE *file = sys_open_new(in("shut"));
	if (!file)
		return 1;
	fputs("mine", file);
	fflush(file);
	bool heard = printf("told") > 0 && fflush(stdout) == 0;
	fputs("told", stderr);
	int read = getchar();
	return fclose(file) == 0 && holds("shut", "mine") && !heard && read == EOF ? 0 : 1;
}

int main(int argc, char **argv)
{
	sys_begin(&argc, &argv);
	if (argc == 3 && strcmp(argv[1], "echo") == 0)
		return echo(argv[2]);
	if (argc == 3 && strcmp(argv[1], "hold") == 0)
		return hold(argv[2]);
	if (argc == 3 && strcmp(argv[1], "shut") == 0) {
		snprintf(folder, sizeof folder, "%s", argv[2]);
		return shut();
	}
	if (argc == 2)
		snprintf(folder, sizeof folder, "%s", argv[1]);
	if (argc != 2 || strcmp(argv[1], "end") == 0)
		return 3;
	sys_own_folder(own);
	sys_outlive_pipes();
	IS(sys_make_folder(folder));
	files();
	folders();
	programs(argv[0]);
	opener();
	printf("%s, %d faults\n", faults ? "the seam is not what it promises" : "the seam is what it promises", faults);
	return faults ? 1 : 0;
}
