/* --gallery DIR [FILE...]: which files, one after the other, the progress line. */
#include "pictures/gallery.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/folder.h"
#include "app/language.h"
#include "format/output.h"
#include "pictures/pictures.h"
#include "platform/memory.h"
#include "system/system.h"

/* What is painted is painted once, as far as it goes in here. */
enum { ENTRIES_MAX = 2000, GALLERY_BUDGET = 320 << 20 };

struct gallery {
	struct platform *p;
	struct gallery_languages languages;
	int count;
	struct gallery_entry *entries; /* owned */
};

/* ---- which files ---- */

static bool name_taken(const struct gallery *gallery, const struct gallery_entry *entry)
{
	for (int i = 0; i + 1 < gallery->count; i++)
		if (strcmp(gallery->entries[i].name, entry->name) == 0)
			return true;
	return false;
}

/* "castle-whole-game" beside another "whole-game": the folder's name before it. */
static void name_with_folder(struct gallery_entry *entry)
{
	char name[GALLERY_NAME];
	const char *slash = strrchr(entry->path, '/'), *folder = slash;
	if (!slash)
		return;
	while (folder > entry->path && folder[-1] != '/')
		folder--;
	snprintf(name, sizeof name, "%s", entry->name);
	int used = snprintf(entry->name, sizeof entry->name, "%.*s-", (int)(slash - folder > 40 ? 40 : slash - folder),
	                    folder);
	snprintf(entry->name + used, sizeof entry->name - (size_t)used, "%s", name);
}

/* Files from one place stand together. */
static void chapter_number(const struct gallery *gallery, struct gallery_entry *entry)
{
	entry->chapter_number = entry->book == BOOK_YOURS ? entry->number + 1 : 0;
	for (int i = entry->number - 1; i >= 0; i--)
		if (gallery->entries[i].book == BOOK_YOURS && !strcmp(gallery->entries[i].chapter, entry->chapter))
			entry->chapter_number = gallery->entries[i].chapter_number;
}

static bool entry_add(struct gallery *gallery, const char *path)
{
	if (gallery->count == ENTRIES_MAX)
		return platform_fail(gallery->p, "a gallery holds %d files", ENTRIES_MAX);
	struct gallery_entry *entry = &gallery->entries[gallery->count++];
	if (!gallery_entry_read(gallery->p, path, &gallery->languages, entry))
		return false;
	struct sys_about about;
	if (sys_about(path, &about)) {
		entry->device = about.device;
		entry->inode = about.inode;
	}
	entry->number = gallery->count - 1;
	chapter_number(gallery, entry);
	if (name_taken(gallery, entry))
		name_with_folder(entry);
	return !name_taken(gallery, entry) || platform_fail(gallery->p, "two files are called \"%s\"", entry->name);
}

/* All scenarios of a directory of the data. */
static bool directory_add(struct gallery *gallery, const char *below)
{
	char directory[HOST_PATH_SIZE + 40], path[HOST_PATH_SIZE + 300];
	struct sys_names names;
	snprintf(directory, sizeof directory, "%s/%s", gallery->p->host.data, below);
	bool fine =
	    sys_list(directory, &names) || platform_fail(gallery->p, "there are no scenarios in \"%.300s\"", directory);
	for (int i = 0; fine && i < names.count; i++) {
		snprintf(path, sizeof path, "%s/%s", directory, names.names[i]);
		fine = !file_ends(names.names[i], ".json") || entry_add(gallery, path);
	}
	sys_names_free(&names);
	return fine;
}

static bool files_find(struct gallery *gallery)
{
	const struct options *o = gallery->p->options;
	bool fine = true;
	gallery->entries = calloc(ENTRIES_MAX, sizeof *gallery->entries);
	if (!gallery->entries)
		return platform_fail(gallery->p, "there is not enough memory");
	for (int i = 0; fine && i < o->file_count; i++)
		fine = entry_add(gallery, o->files[i]);
	if (o->file_count == 0)
		fine = directory_add(gallery, "scenarios") && directory_add(gallery, "scenarios/castle");
	if (fine)
		qsort(gallery->entries, (size_t)gallery->count, sizeof *gallery->entries, gallery_entry_compare);
	return fine;
}

/* ---- where to ---- */

static bool make_directory(const struct gallery *gallery, const char *below)
{
	char path[HOST_PATH_SIZE];
	snprintf(path, sizeof path, "%s%s%s", gallery->p->options->out, *below ? "/" : "", below);
	return sys_make_folder(path) || errno == EEXIST ||
	       platform_fail(gallery->p, "the directory \"%.400s\" cannot be made: %s", path, strerror(errno));
}

static bool copy_file(const char *from, const char *to)
{
	char bytes[1 << 14];
	size_t length;
	struct output out;
	FILE *in = sys_open(from, "rb");
	bool open = in && output_open(&out, to, false), done = open;
	while (done && (length = fread(bytes, 1, sizeof bytes, in)) > 0)
		done = fwrite(bytes, 1, length, out.stream) == length;
	if (in)
		done = !ferror(in) && done;
	if (in)
		fclose(in);
	return open && output_close(&out, done);
}

/* Nothing that the gallery writes is one of the files that it shows, or that it and its pages are made of.  (A page
 * that was made where the template lies is none of its parts, or template.c says so.) */
static bool is_read(const struct gallery *gallery, const char *path)
{
	char ours[HOST_PATH_SIZE + 16], page[2 * HOST_PATH_SIZE];
	const char *template = gallery_template(gallery->p, ours), *read = NULL;
	struct sys_about there;
	if (!sys_about(path, &there))
		return false;
	for (int i = 0; i < gallery->count && !read; i++)
		if (gallery->entries[i].device == there.device && gallery->entries[i].inode == there.inode)
			read = gallery->entries[i].path;
	snprintf(page, sizeof page, "%s/index.html", template);
	if (!read && output_in_folder(path, template) && !output_same_file(path, page))
		read = template;
	if (!read && output_is_data(path))
		read = gallery->p->host.data;
	if (read)
		platform_fail(gallery->p,
		              "\"%.200s\" would be written over \"%.200s\", which is read; name another directory",
		              path, read);
	return read != NULL;
}

/* What is written where: each kind of picture of an entry, in a language, then its file, then (past the last entry) the
 * page. */
static void place_of(const struct gallery *gallery, int entry, int kind, int language, char *path, size_t size)
{
	const char *out = gallery->p->options->out;
	char below[HOST_PATH_SIZE] = "index.html";
	if (entry < gallery->count && kind < PICTURE_KINDS)
		gallery_picture_path(&gallery->entries[entry], (enum gallery_picture)kind, &gallery->languages,
		                     language, below);
	else if (entry < gallery->count)
		snprintf(below, sizeof below, "files/%s.json", gallery->entries[entry].name);
	snprintf(path, size, "%s/%s", out, below);
}

static bool nothing_eaten(const struct gallery *gallery)
{
	char path[2 * HOST_PATH_SIZE];
	for (int i = 0; i <= gallery->count; i++)
		for (int kind = 0; kind <= PICTURE_KINDS; kind++)
			for (int k = 0; k < gallery_picture_languages(&gallery->languages, kind); k++) {
				place_of(gallery, i, kind, k, path, sizeof path);
				if (is_read(gallery, path))
					return false;
			}
	return true;
}

/* The files to download; pictures of a run before are taken away, that the page tells of none that is not made. */
static bool places_prepare(const struct gallery *gallery)
{
	char path[2 * HOST_PATH_SIZE];
	if (!nothing_eaten(gallery) || !make_directory(gallery, "") || !make_directory(gallery, "pictures") ||
	    !make_directory(gallery, "pictures/2x") || !make_directory(gallery, "files"))
		return false;
	for (int i = 0; i < gallery->count; i++) {
		const struct gallery_entry *entry = &gallery->entries[i];
		for (int kind = 0; kind < PICTURE_KINDS; kind++)
			for (int k = 0; k < gallery_picture_languages(&gallery->languages, kind); k++) {
				place_of(gallery, i, kind, k, path, sizeof path);
				sys_remove(path);
			}
		place_of(gallery, i, PICTURE_KINDS, 0, path, sizeof path);
		if (!copy_file(entry->path, path))
			return platform_fail(gallery->p, "the file \"%.400s\" cannot be written: %s", path,
			                     strerror(errno));
	}
	return true;
}

/* ---- the work ---- */

/* For who watches; a log has no use for it. */
static void progress(int done, int all)
{
	if (!sys_terminal(stderr))
		return;
	fprintf(stderr, "%d of %d%s", done, all, done == all ? "\n" : "\r");
	fflush(stderr);
}

/* One after the other, that what is painted for one serves the next; tiles and what is written are the threads'. */
static bool pictures_make(const struct gallery *gallery, int *lost)
{
	struct platform *p = gallery->p;
	if (!picture_open(p, 2 * STILL_W, 2 * STILL_H))
		return false;
	p->painter.cache.budget = GALLERY_BUDGET;
	struct press press = {0};
	for (int i = 0; i < gallery->count; i++) {
		gallery_shoot(p, &gallery->entries[i], &gallery->languages, &press);
		progress(i + 1, gallery->count);
	}
	screen_clear(&p->host);
	press_finish(&press);
	*lost = press.lost;
	return true;
}

/* The languages of the page: those asked for, or all that there are. */
static void languages_find(const struct options *o, struct gallery_languages *languages)
{
	bool all = o->language && strcmp(o->language, "all") == 0;
	snprintf(languages->named, sizeof languages->named, "%s", all || !o->language ? "en" : o->language);
	for (char *code = strtok(languages->named, ","); code && languages->count < GALLERY_LANGUAGES;
	     code = strtok(NULL, ",")) {
		bool anew = true;
		for (int i = 0; i < languages->count; i++)
			anew = anew && strcmp(languages->codes[i], code) != 0;
		if (anew)
			languages->codes[languages->count++] = code;
	}
	for (int i = 0; all && language_offer(i) && languages->count < GALLERY_LANGUAGES; i++)
		if (strlen(language_offer(i)->code) == 2 && strcmp(language_offer(i)->code, "en") != 0)
			languages->codes[languages->count++] = language_offer(i)->code;
}

bool gallery_make(struct platform *p)
{
	struct gallery gallery = {.p = p};
	memory_keep();
	p->host.one_world = true;
	languages_find(p->options, &gallery.languages);
	language_set(gallery.languages.codes[0]);
	int lost = 0;
	bool fine = files_find(&gallery) && places_prepare(&gallery) && pictures_make(&gallery, &lost) &&
	            gallery_page_write(p, gallery.entries, gallery.count, &gallery.languages);
	if (fine && lost)
		fine = platform_fail(p, "pictures that could not be made: %d", lost);
	for (int i = 0; i < gallery.count; i++)
		gallery_entry_finish(&gallery.entries[i]);
	free(gallery.entries);
	return fine;
}
