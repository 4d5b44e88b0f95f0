/* The fonts of the system, as fontconfig knows them. */
#include "platform/fonts_find.h"

#include <fontconfig/fontconfig.h>
#include <string.h>

#include "view/list/draw.h"

static bool family_is(FcPattern *match, const char *family)
{
	FcChar8 *name;

	for (int i = 0; FcPatternGetString(match, FC_FAMILY, i, &name) == FcResultMatch; i++) {
		if (!FcStrCmpIgnoreCase(name, (const FcChar8 *)family))
			return true;
	}
	return false;
}

/* The file that fontconfig likes best for a family; `exact`: only that family. */
static char *font_match(FcConfig *config, const char *family, bool bold, bool italic, bool exact)
{
	FcPattern *want =
	    FcPatternBuild(NULL, FC_FAMILY, FcTypeString, (const FcChar8 *)family, FC_WEIGHT, FcTypeInteger,
	                   bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR, FC_SLANT, FcTypeInteger,
	                   italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN, FC_SCALABLE, FcTypeBool, FcTrue, (char *)NULL);
	char *file = NULL;
	FcResult result;

	if (!want)
		return NULL;
	FcConfigSubstitute(config, want, FcMatchPattern);
	FcDefaultSubstitute(want);
	FcPattern *match = FcFontMatch(config, want, &result);
	FcChar8 *name;
	if (match && (!exact || family_is(match, family)) &&
	    FcPatternGetString(match, FC_FILE, 0, &name) == FcResultMatch)
		file = strdup((const char *)name);
	if (match)
		FcPatternDestroy(match);
	FcPatternDestroy(want);
	return file;
}

static char *font_find(FcConfig *config, int face, bool bold, bool italic)
{
	static const char *const families[2][5] = {
	    {"Linux Libertine O", "Linux Libertine", "Libertinus Serif", "Junicode", "DejaVu Serif"},
	    {"Linux Biolinum O", "Linux Biolinum", "Libertinus Sans", "DejaVu Sans", "Liberation Sans"},
	};

	for (int i = 0; i < 5; i++) {
		char *file = font_match(config, families[face][i], bold, italic, true);
		if (file)
			return file;
	}
	return font_match(config, face == FACE_SERIF ? "serif" : "sans-serif", bold, italic, false);
}

void fonts_find(char *files[FONT_FILES])
{
	FcConfig *config = FcInitLoadConfigAndFonts();

	if (!config)
		return;
	for (int face = 0; face < 2; face++) {
		for (int style = 0; style < 4; style++)
			files[face * 4 + style] = font_find(config, face, style & 1, style & 2);
	}
	files[FONT_FALLBACK] = font_match(config, "DejaVu Sans", false, false, false);
	FcConfigDestroy(config);
}
