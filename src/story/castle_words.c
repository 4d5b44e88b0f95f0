/* The Castle's ending in words: titles, verdicts, how each act begins. */
#include "story/tally.h"

#include "app/castle_words.h"
#include "app/language.h"
#include "text/say.h"

/* ---- features ---- */

const char *castle_verdict(const struct tally *tally, const struct tally_act *act)
{
	if (act->kind == ACT_KEEP) {
		struct castle_keeps keeps = record_keeps(tally->records, tally->game);
		return castle_keeps_verdict(&keeps, (const char *const[]){tally->names[0], tally->names[1]});
	}
	if (act->row_count == 0)
		return "";
	const char *names = tally_seats_words(tally, act->owners);
	if (tally_tie(act))
		return tr("A tie: nobody scores it.");
	return act->row_count == 1 ? say(tr("%s is alone here."), names)
	                           : say(tr("%s has the most: %d against %d."), names, act->counts[act->rows[0]],
	                                 act->counts[act->rows[1]]);
}

const char *castle_title(const struct tally *tally, const struct tally_act *act)
{
	static const char *const unfinished[FEATURE_KINDS] = {[FEATURE_PATH] = N_("Unfinished path"),
	                                                      [FEATURE_TOWER] = N_("Unfinished tower"),
	                                                      [FEATURE_HOUSE] = N_("Unfinished house"),
	                                                      [FEATURE_COURT] = N_("Court")};
	(void)tally;
	switch (act->kind) {
	case ACT_WALL:
		return tr("The wall is cleared");
	case ACT_KEEP:
		return tr("The keeps");
	case ACT_HELD:
		return say(tr("Wall tile %d"), act->wall);
	case ACT_FEATURE:
		return tr(unfinished[act->feature->kind]);
	default:
		return act->kind == ACT_TITLE ? tr("Final scoring") : tr("Everything is counted");
	}
}

const char *castle_subtitle(const struct tally *tally, const struct tally_act *act)
{
	const struct record *record = act->record_count ? tally_record(tally, act->first_record) : NULL;
	struct castle_keeps keeps = record_keeps(tally->records, tally->game);
	switch (act->kind) {
	case ACT_WALL:
		return tr("What still lies on the corner towers leaves the game.");
	case ACT_KEEP:
		return castle_keeps_raised(&keeps, (const char *const[]){tally->names[0], tally->names[1]});
	case ACT_HELD:
		return castle_wall_note(act->wall, game_settings(tally->game));
	case ACT_FEATURE:
		return bill_rule_text(record ? record->bill.rule : "R46");
	default:
		return "";
	}
}

const char *castle_subject_words(const struct tally *tally, const struct tally_act *act)
{
	int left = bit_count(act->cleared);
	switch (act->kind) {
	case ACT_WALL:
		return left ? say(trn("%d wall tile still lies on the wall. Nobody has won it: it leaves the game.",
		                      "%d wall tiles still lie on the wall. Nobody has won them: they leave the game.",
		                      (unsigned long)left),
		                  left)
		            : tr("No wall tile lies on the wall any more.");
	case ACT_KEEP:
		return tr("The larger keep scores the largest empty area.");
	case ACT_HELD:
		return say(tr("%s plays wall tile 9: 5 points."), tally->names[act->seat]);
	default:
		return act->wall ? say(tr("%s plays wall tile %d: %s"),
		                       tally->names[tally_record(tally, act->first_record)->seat], act->wall,
		                       castle_wall_note(act->wall, game_settings(tally->game)))
		                 : tr("A court: every market on it brings 3 points to the most merchants.");
	}
}
