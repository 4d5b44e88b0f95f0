/* The fonts of the system, as fontconfig knows them. */
#include "platform/fonts.h"

#include <fontconfig/fontconfig.h>
#include <string.h>

#include "view/list/draw.h"

static bool family_is(FcPattern *match, const char *family)
{
	FcChar8 *name;

	for (int i = 0; FcPatternGetString(match, FC_FAMILY, i, &name) == FcResultMatch; i++)
		if (!FcStrCmpIgnoreCase(name, (const FcChar8 *)family))
			return true;
	return false;
}

/* The file that fontconfig likes best for a family; `exact`: only that family. False: there is none. NULL: there is no
 * memory for it. */
static bool font_match(FcConfig *config, const char *family, bool bold, bool italic, bool exact, char **file)
{
	FcPattern *want =
	    FcPatternBuild(NULL, FC_FAMILY, FcTypeString, (const FcChar8 *)family, FC_WEIGHT, FcTypeInteger,
	                   bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR, FC_SLANT, FcTypeInteger,
	                   italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN, FC_SCALABLE, FcTypeBool, FcTrue, (char *)NULL);
	FcResult result;

	*file = NULL;
	if (!want)
		return true;
	FcConfigSubstitute(config, want, FcMatchPattern);
	FcDefaultSubstitute(want);
	FcPattern *match = FcFontMatch(config, want, &result);
	FcChar8 *name;
	bool found = match && (!exact || family_is(match, family)) &&
	             FcPatternGetString(match, FC_FILE, 0, &name) == FcResultMatch;
	if (found)
		*file = strdup((const char *)name);
	if (match)
		FcPatternDestroy(match);
	FcPatternDestroy(want);
	return found;
}

static bool font_find(FcConfig *config, int face, bool bold, bool italic, char **file)
{
	static const char *const families[2][5] = {
	    {"Linux Libertine O", "Linux Libertine", "Libertinus Serif", "Junicode", "DejaVu Serif"},
	    {"Linux Biolinum O", "Linux Biolinum", "Libertinus Sans", "DejaVu Sans", "Liberation Sans"},
	};

	for (int i = 0; i < 5; i++)
		if (font_match(config, families[face][i], bold, italic, true, file))
			return true;
	return font_match(config, face == FACE_SERIF ? "serif" : "sans-serif", bold, italic, false, file);
}

bool fonts_find(char *files[FONT_FILES])
{
	FcConfig *config = FcInitLoadConfigAndFonts();
	bool whole = config != NULL;

	if (!config)
		return false;
	for (int i = 0; i < FONT_FALLBACK; i++)
		whole = (!font_find(config, i / 4, i & 1, i & 2, &files[i]) || files[i]) && whole;
	whole =
	    (!font_match(config, "DejaVu Sans", false, false, false, &files[FONT_FALLBACK]) || files[FONT_FALLBACK]) &&
	    whole;
	FcConfigDestroy(config);
	return whole;
}
