"""The figures: who owns how many, what they weigh, where they may go (R-4, R-11, R-23.10, R-24).

`Figures` is the part of the game that knows them; it needs `board`, `settings`, `figures`, `lodgers`.
"""

from collections import namedtuple

import placement
from settings import SUPPLY
from tiles import BUILDINGS

Figure = namedtuple("Figure", "player figure at on")
Lodger = namedtuple("Lodger", "player figure quarter")

PERSONS = ("meeple", "big", "abbot", "wagon", "mayor")  # these occupy a feature and may live in the City of Carcassonne
# A mayor weighs what his city has of pennants.
WEIGHT = {"meeple": 1, "big": 2, "abbot": 1, "wagon": 1, "mayor": 0, "builder": 0, "pig": 0}
MODULE = {"big": "inns", "abbot": "abbot", "builder": "traders", "pig": "traders", "wagon": "abbey",
          "mayor": "abbey"}


def owned(settings, figure):
    """How many of these a player has at the start."""
    if figure == "meeple":
        return SUPPLY
    return int(settings[MODULE[figure]] == "on")


def kinds_in_play(settings):
    return [figure for figure in WEIGHT if owned(settings, figure)]


class Figures:
    def supply(self, player, figure="meeple"):
        """Figures in hand: all there are, less those on the table and in the City of Carcassonne."""
        out = [one for one in self.figures + self.lodgers if one.player == player and one.figure == figure]
        return owned(self.settings, figure) - len(out)

    def occupants(self, feature):
        """Every figure in the feature, builder and pig too."""
        return [figure for figure in self.figures if feature.holds(figure.at, figure.on)]

    def persons(self, feature, player=None):
        """Those that make it occupied (R-24.2)."""
        return [one for one in self.occupants(feature)
                if one.figure in PERSONS and (player is None or one.player == player)]

    def figure_moves(self, player, cell):
        moves = []
        closed = self.board.tiles[cell][0] == "R2_volcano" and self.settings["volcano"] == "extra_turn"
        for segment in () if closed else self.board.segments_at(cell):
            if segment.kind != "river":
                moves += [f"{figure} {segment.name}" for figure in WEIGHT
                          if self.supply(player, figure) > 0 and self.may_stand(player, figure, cell, segment)]
        if self.recallable(player):
            moves.append("recall")
        return moves + ["pass"]

    def may_stand(self, player, figure, cell, segment):
        feature = self.board.feature_of(cell, segment.name)
        if not place_for(figure, segment.kind, self.settings):
            return False
        if figure in PERSONS:
            return not self.persons(feature) and not self.barns_in(feature) and not self._second_challenge(cell, segment.kind)
        return bool(self.persons(feature, player)) and not feature.complete

    def _second_challenge(self, cell, kind):
        """Would a figure here be in two challenges, or bring somebody into a second one (R-15.4)?"""
        if self.settings["shrine_near"] != "literal" or kind not in placement.OPPONENT:
            return False
        rivals = self._facing(cell, kind)
        return len(rivals) > 1 or any(self._facing(rival, placement.OPPONENT[kind]) for rival in rivals)

    def _facing(self, cell, kind):
        """Cells of the occupied buildings that oppose one in this cell."""
        return [there for there in placement.opponents_round(self.board, cell, kind)
                if self.occupants(self.board.feature_of(there, placement.OPPONENT[kind]))]

    def recallable(self, player):
        """The player's abbot on the table, unless his feature is complete by now (R-11.5, R-11.6)."""
        for figure in self.figures:
            if figure.player == player and figure.figure == "abbot":
                if not self.board.feature_of(figure.at, figure.on).complete:
                    return figure
        return None

    def _return(self, figure):
        self.figures.remove(figure)
        self.event("returned", player=figure.player, figure=figure.figure, at=list(figure.at))
        self._fairy_alone()


def place_for(figure, kind, settings):
    """Whether such a figure ever stands on such a segment."""
    if kind == "field" and settings["farm"] == "off":
        return False
    if figure == "abbot":
        return kind in BUILDINGS
    if figure == "mayor":
        return kind == "city"
    if figure == "wagon":
        return kind in ("city", "road", "monastery", "shrine")
    if figure == "builder":
        return kind in ("city", "road")
    if figure == "pig":
        return kind == "field"
    return kind != "garden"
