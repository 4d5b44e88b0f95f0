/* --gallery DIR: every scenario as a picture, and one page that shows them all. */
#include "platform/host.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "app/save.h"
#include "view/play/screen.h"

enum { SHOT_W = 960, SHOT_H = 600 };

static int is_scenario(const struct dirent *entry)
{
	const char *end = strrchr(entry->d_name, '.');

	return end && strcmp(end, ".json") == 0;
}

static void write_escaped(FILE *page, const char *text)
{
	for (; *text; text++) {
		if (*text == '<')
			fputs("&lt;", page);
		else if (*text == '&')
			fputs("&amp;", page);
		else
			fputc(*text, page);
	}
}

/* One scenario at its end; its caption goes into the page, so the picture is
 * of the board alone. */
static bool scenario_shoot(struct platform *p, const char *name, FILE *page, char error[SENTENCE_SIZE])
{
	const struct play_picture board = {.overlays = "none", .board_only = true, .step = -1};
	char path[HOST_PATH_SIZE + 300];

	snprintf(path, sizeof path, "%s/scenarios/%s", p->host.data, name);
	struct session *session = save_open(p->tiles, NULL, path, -1, error);
	if (!session)
		return false;
	fprintf(page, "<figure><img src=\"%.*s.png\" width=\"%d\" height=\"%d\" alt=\"\"><figcaption><b>%.*s</b> ",
	        (int)(strlen(name) - 5), name, SHOT_W, SHOT_H, (int)(strlen(name) - 5), name);
	write_escaped(page, session_start(session)->caption);
	fputs("</figcaption></figure>\n", page);
	struct screen *screen = play_screen_create(&p->host, session);
	if (!screen || !play_screen_picture(screen, &board, error, SENTENCE_SIZE))
		return false;
	screen_reset(&p->host, screen);
	picture_settle(p, (uint64_t)60 * 60 * 1000);
	snprintf(path, sizeof path, "%s/%.*s.png", p->options->out, (int)(strlen(name) - 5), name);
	return platform_save_picture(p->surface, path, error);
}

static bool gallery_make(struct platform *p, struct dirent **names, int count, char error[SENTENCE_SIZE])
{
	char path[HOST_PATH_SIZE + 16];

	mkdir(p->options->out, 0777);
	snprintf(path, sizeof path, "%s/index.html", p->options->out);
	FILE *page = fopen(path, "w");
	if (!page) {
		snprintf(error, SENTENCE_SIZE, "the page \"%s\" cannot be written", path);
		return false;
	}
	fputs("<!DOCTYPE html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>Bastide: the rules as boards</title>\n"
	      "<style>body{background:#3C281C;color:#FBEFD3;font:18px serif;margin:24px}"
	      "figure{display:inline-block;margin:12px;width:480px;vertical-align:top}img{width:480px;height:auto}</"
	      "style>\n"
	      "<h1>The rules as boards</h1>\n",
	      page);
	bool fine = true;
	for (int i = 0; fine && i < count; i++)
		fine = scenario_shoot(p, names[i]->d_name, page, error);
	fputs("</html>\n", page);
	return fclose(page) == 0 && fine;
}

int gallery_run(const struct options *options)
{
	static struct platform platform;
	char error[SENTENCE_SIZE] = "", path[HOST_PATH_SIZE + 16];
	struct dirent **names = NULL;
	int count = 0;
	bool fine = platform_init(&platform, options, false, error) &&
	            picture_open(&platform, options->w ? options->w : SHOT_W, options->h ? options->h : SHOT_H, error);

	if (fine) {
		snprintf(path, sizeof path, "%s/scenarios", platform.host.data);
		count = scandir(path, &names, is_scenario, alphasort);
		if (count < 0)
			snprintf(error, sizeof error, "there are no scenarios in \"%.300s\"", path);
		fine = count >= 0 && gallery_make(&platform, names, count, error);
	}
	for (int i = 0; i < count; i++)
		free(names[i]);
	free(names);
	picture_close(&platform);
	if (!fine)
		fprintf(stderr, "bastide: %s\n", error);
	return fine ? 0 : 1;
}
