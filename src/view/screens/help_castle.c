/* The rules of The Castle in short. */
#include "view/screens/help.h"

#include "app/language.h"
#include "view/art/figure.h"

/* Those whose text tells numbers of the castle that there is. */
enum { CHAPTER_INSIDE = 0, CHAPTER_END = 8 };

static const struct help_chapter chapters[] = {
    {N_("Inside the wall"),
     N_("Two players build inside a wall, which is the score track as well. A tile lies against one of the %d start "
        "spaces or against a tile. Paths must go on: a path meets only a path or the bare wall. Towers, houses and "
        "courts go together as you like."),
     "T11", 0, -1, 0, 0, 0, 0, 5, 0, "R13", NULL},
    {N_("Where a follower may stand"),
     N_("On a path as a herald, on a tower as a knight, on a house as a squire, in a court as a merchant; never where "
        "somebody stands already. Merchants lie down and stay to the end. One of your seven followers is the marker."),
     "T57", 0, POSE_LYING, 0.5f, 0.6f, 3, 0, 5, 0, "R18", NULL},
    {N_("Paths"),
     N_("A path is complete when all its ends are closed: by a square, a building, the wall, or because it runs in a "
        "circle. 1 point for each tile; 2 where there is a well on it."),
     "T04", 0, POSE_STANDING, 0.5f, 0.86f, 1, 0, 5, 0, "R24", NULL},
    {N_("Towers and houses"),
     N_("Complete when nothing empty lies at their edges any more: a tower 2 points for each tile, a house 1. A start "
        "space that belongs to it counts like a tile."),
     "T43", 0, POSE_KNIGHT, 0.5f, 0.86f, 2, 0, 5, 0, "R26", NULL},
    {N_("Courts"),
     N_("A court is never complete: it brings nothing before the end. Then whoever has the most merchants in it takes "
        "3 "
        "points for every market on it; on a tie nobody does. A court without a market pays nothing."),
     "T57", 0, POSE_LYING, 0.46f, 0.66f, 0, 0, 5, 0, "R46", NULL},
    {N_("Who gets the points"),
     N_("Whoever has more followers there takes all of it; on a tie nobody does. Your own features are scored first, "
        "then those of the other player, in the order that you choose. Then the followers come home."),
     NULL, 0, POSE_STANDING, 0, 0, 0, 0, 5, 0, "R28", NULL},
    {N_("Wall tiles"),
     N_("A marker that ends a score on a corner tower takes the wall tile there: the first to come. 1 to 3 are played "
        "in your own turns: one more turn, a tower or a house doubled. 4 to 9 count at the end. Point at one to read "
        "what it does."),
     NULL, 0, HELP_WALL_TILES, 0, 0, 0, 0, 5, 0, "R34", NULL},
    {N_("The keep"),
     N_("The first house you score carries your keep; it moves to a larger one that you score later. At the end the "
        "larger keep takes the largest empty area: 1 point for each place where a tile would fit, and, where they "
        "count, "
        "1 for each free start space at its edge. On a tie nobody takes it."),
     "T36", 0, HELP_KEEP, 0.5f, 0.82f, 3, 0, 5, 1u << SETTING_KEEP_STARTS, "R30", NULL},
    {N_("The end"),
     N_("When the last of %d tiles is laid, the wall is cleared, the keeps are compared, courts bring 3 points for "
        "every market to the most merchants, and wall tiles are played. Nothing else pays that is not finished. At "
        "least %d places stay empty."),
     "T20", 0, POSE_LYING, 0.42f, 0.72f, 1, 0, 5, 0, "R46", NULL},
};
enum { CHAPTERS = sizeof chapters / sizeof chapters[0] };

const struct help_chapter *help_castle(int index) { return index < CHAPTERS ? &chapters[index] : NULL; }

const char *help_castle_text(struct draw *draw, const struct help_chapter *chapter, const struct tile_set *tiles)
{
	uint8_t counts[TILESET_TYPES_MAX];
	struct settings settings = {.value = {0}};
	int count = setup_tile_counts(tiles, &settings, counts);

	switch (chapter - chapters) {
	case CHAPTER_INSIDE:
		return draw_format(draw, tr(chapter->text), tiles->castle->start_count);
	case CHAPTER_END:
		return draw_format(draw, tr(chapter->text), count, tiles->castle->cell_count - count);
	default:
		return tr(chapter->text);
	}
}
