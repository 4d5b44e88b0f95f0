/* The Castle's ending in words: titles, verdicts, how each act begins. */
#include "story/tally.h"

#include "app/castle_words.h"
#include "app/language.h"

#include <stdio.h>

/* ---- features ---- */

void castle_verdict_write(const struct tally *tally, struct tally_act *act)
{
	char names[TALLY_NAMES_SIZE];
	if (act->kind == ACT_KEEP) {
		struct castle_keeps keeps = record_keeps(tally->records, tally->game);
		castle_keeps_verdict(&keeps, (const char *const[]){tally->names[0], tally->names[1]}, act->verdict,
		                     sizeof act->verdict);
		return;
	}
	if (act->row_count == 0)
		return;
	tally_seats_write(tally, act->owners, names, sizeof names);
	if (tally_tie(act))
		snprintf(act->verdict, sizeof act->verdict, "%s", tr("A tie: nobody scores it."));
	else if (act->row_count == 1)
		snprintf(act->verdict, sizeof act->verdict, tr("%s is alone here."), names);
	else
		snprintf(act->verdict, sizeof act->verdict, tr("%s has the most: %d against %d."), names,
		         act->counts[act->rows[0]], act->counts[act->rows[1]]);
}

void castle_title_write(const struct tally *tally, struct tally_act *act)
{
	static const char *const unfinished[FEATURE_KINDS] = {[FEATURE_PATH] = N_("Unfinished path"),
	                                                      [FEATURE_TOWER] = N_("Unfinished tower"),
	                                                      [FEATURE_HOUSE] = N_("Unfinished house"),
	                                                      [FEATURE_COURT] = N_("Court")};
	const struct record *record = act->record_count ? tally_record(tally, act->first_record) : NULL;
	struct castle_keeps keeps = record_keeps(tally->records, tally->game);
	switch (act->kind) {
	case ACT_WALL:
		snprintf(act->title, sizeof act->title, "%s", tr("The wall is cleared"));
		snprintf(act->subtitle, sizeof act->subtitle, "%s",
		         tr("What still lies on the corner towers leaves the game."));
		break;
	case ACT_KEEP:
		snprintf(act->title, sizeof act->title, "%s", tr("The keeps"));
		castle_keeps_raised(&keeps, (const char *const[]){tally->names[0], tally->names[1]}, act->subtitle,
		                    sizeof act->subtitle);
		break;
	case ACT_HELD:
		snprintf(act->title, sizeof act->title, tr("Wall tile %d"), act->wall);
		snprintf(act->subtitle, sizeof act->subtitle, "%s",
		         castle_wall_note(act->wall, game_settings(tally->game)));
		break;
	case ACT_FEATURE:
		snprintf(act->title, sizeof act->title, "%s", tr(unfinished[act->feature->kind]));
		snprintf(act->subtitle, sizeof act->subtitle, "%s", bill_rule_text(record ? record->bill.rule : "R46"));
		break;
	default:
		snprintf(act->title, sizeof act->title, "%s",
		         act->kind == ACT_TITLE ? tr("Final scoring") : tr("Everything is counted"));
	}
}

void castle_subject_write(const struct tally *tally, const struct tally_act *act, char *text, size_t size)
{
	int left = bit_count(act->cleared);
	switch (act->kind) {
	case ACT_WALL:
		if (left)
			snprintf(text, size,
			         trn("%d wall tile still lies on the wall. Nobody has won it: it leaves the game.",
			             "%d wall tiles still lie on the wall. Nobody has won them: they leave the game.",
			             (unsigned long)left),
			         left);
		else
			snprintf(text, size, "%s", tr("No wall tile lies on the wall any more."));
		break;
	case ACT_KEEP:
		snprintf(text, size, "%s", tr("The larger keep scores the largest empty area."));
		break;
	case ACT_HELD:
		snprintf(text, size, tr("%s plays wall tile 9: 5 points."), tally->names[act->seat]);
		break;
	default:
		if (act->wall)
			snprintf(text, size, tr("%s plays wall tile %d: %s"),
			         tally->names[tally_record(tally, act->first_record)->seat], act->wall,
			         castle_wall_note(act->wall, game_settings(tally->game)));
		else
			snprintf(text, size, "%s",
			         tr("A court: every market on it brings 3 points to the most merchants."));
	}
}
