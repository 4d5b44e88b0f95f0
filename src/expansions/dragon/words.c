/*
 * words.c - The Princess & the Dragon in words: rows of settings.  It has no card
 * in the set-up: it is played from files, by the protocol and on the command
 * line.
 */
#include "app/expansion_words.h"

static const struct setting_words settings[] = {
    {.setting = SETTING_DRAGON,
     .unlisted = true,
     .name = N_("The Princess & the Dragon"),
     .note = N_("A dragon who eats followers, a fairy who guards them, princesses and portals."),
     .values = {N_("Off"), N_("On")}},
    {.setting = SETTING_DRAGON_MOVE,
     .unlisted = true,
     .name = N_("The dragon's move"),
     .note = N_("Whether he moves before the tile is scored, or when the turn ends."),
     .values = {N_("Before the scoring"), N_("After the scoring")}},
    {.setting = SETTING_PRINCESS,
     .unlisted = true,
     .name = N_("The princess"),
     .note = N_("Whether a follower of her city may be sent home, or must."),
     .values = {N_("May send home"), N_("Must send home")}},
    {.setting = SETTING_RULINGS,
     .unlisted = true,
     .name = N_("Where the books leave it open"),
     .note = N_("Whether the fairy may go to a follower in the City, and what her points mean for the entry."),
     .values = {N_("By the book"), N_("As JCloisterZone 5.12")}},
};

extern const struct expansion_words dragon_words;
const struct expansion_words dragon_words = {
    .place = 9,
    .settings = settings,
    .setting_count = sizeof settings / sizeof settings[0],
};
