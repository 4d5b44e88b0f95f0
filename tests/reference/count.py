"""The City of Carcassonne and the Count (R-13): entering, moving out, the last moves.

`Count` is the part of the game that knows them; `lodgers` are the figures in the quarters, `count` the Count's.
"""

from course import Decision
from figures import PERSONS, Figure, Lodger
from settings import QUARTERS

LEAVES_TO = {"castle": ("city",), "blacksmith": ("road",), "cathedral": ("monastery", "shrine")}


def allowed_quarters(figure):
    """R-13.2, R-32.1."""
    return {"abbot": ("cathedral",), "mayor": ("castle",),
            "wagon": ("castle", "blacksmith", "cathedral")}.get(figure, QUARTERS)


class Count:
    def in_quarter(self, quarter, player=None):
        return [one for one in self.lodgers
                if one.quarter == quarter and (player is None or one.player == player)]

    def from_left_of(self, index):
        """All players clockwise, starting left of this one and ending with him."""
        count = len(self.players)
        return [self.players[(index + 1 + step) % count] for step in range(count)]

    def _kinds_in(self, quarter, player):
        kinds = {one.figure for one in self.in_quarter(quarter, player)}
        return [kind for kind in PERSONS if kind in kinds]

    def _moves_out(self, feature):
        """R-13.10: before a feature is scored, players move in from the quarter of its kind."""
        kinds = {**LEAVES_TO, "market": ("field",)}
        quarter = next((name for name in kinds if feature.kind in kinds[name]), None)
        if quarter is None or self.settings["start"] != "count" or self.count == quarter:
            return
        (x, y), name = feature.address
        place = self.standing_place(feature)
        for player in self.from_left_of(self.active) if place else ():
            while True:
                moves = [f"join {kind}" for kind in self._kinds_in(quarter, player)]
                about = {"kind": feature.kind, "at": [x, y], "on": name}
                move = yield from self._ask("join", player, moves + ["pass"], about)
                if move == "pass":
                    break
                figure = move.split(" ")[1]
                self.lodgers.remove(Lodger(player, figure, quarter))
                self.figures.append(Figure(player, figure, *place))
                self._came_out(Lodger(player, figure, quarter), self.figures[-1])
                self.event("joined", player=player, figure=figure, quarter=quarter, at=[x, y], on=name)

    def _may_enter(self, player, payments):
        others = [paid for paid in payments if any(one != player for one in paid)]
        if self.settings["count_entry"] == "none_for_one":
            return any(player not in paid for paid in others)
        return bool(others) and not any(player in paid for paid in payments)

    def _enter(self, player, payments):
        if self.settings["start"] != "count" or not self._may_enter(player, payments):
            return
        moves = []
        for figure in PERSONS:
            if self.supply(player, figure) > 0:
                quarters = allowed_quarters(figure)
                moves += [f"enter {quarter} {figure}" for quarter in quarters]
        move = yield from self._ask("enter", player, moves + ["pass"])
        if move == "pass":
            return
        _, quarter, figure = move.split(" ")
        self.lodgers.append(Lodger(player, figure, quarter))
        self.event("entered", player=player, figure=figure, quarter=quarter)
        yield from self._move_count(player, quarter)

    def _move_count(self, player, entered):
        """R-13.9."""
        going = entered
        if self.settings["count_move"] == "clockwise":
            going = QUARTERS[(QUARTERS.index(self.count) + 1) % 4]
        elif self.settings["count_move"] == "free":
            moves = [f"count {quarter}" for quarter in QUARTERS if quarter != self.count]
            move = yield from self._ask("count", player, moves + ["pass"])
            going = self.count if move == "pass" else move.split(" ")[1]
        if going != self.count:
            self.count = going
            self.event("count", quarter=going)

    # -- the end of the game -----------------------------------------------------------------------

    def _send_all(self):
        """R-13.14, R-13.15: one figure of each player in turn, round after round."""
        if self.settings["start"] != "count" or self.peeking:
            return
        order = self.from_left_of(self.first_left_of())
        while any(self._send_moves(player) for player in order):
            for player in order:
                moves = self._send_moves(player)
                if moves:
                    move = yield Decision("send", player, moves, None)
                    if self.peeking:
                        return
                    self._send(player, move)

    def _send_moves(self, player):
        moves = []
        for quarter in QUARTERS if self.settings["count_final"] == "any" else ("market",):
            if quarter == self.count:
                continue
            for figure in self._kinds_in(quarter, player):
                for feature in self._send_targets(quarter):
                    (x, y), name = feature.address
                    moves.append(f"send {quarter} {figure} {x},{y} {name}")
        return moves

    def _send_targets(self, quarter):
        if quarter == "market":
            wanted = () if self.settings["farm"] == "off" else ("field",)
        else:
            wanted = LEAVES_TO[quarter]
        return [feature for feature in self.board.features()
                if feature.kind in wanted and not feature.complete and self.standing_place(feature)]

    def _send(self, player, move):
        _, quarter, figure, where, name = move.split(" ")
        x, y = (int(part) for part in where.split(","))
        self.lodgers.remove(Lodger(player, figure, quarter))
        self.figures.append(Figure(player, figure, *self.standing_place(self.board.feature_of((x, y), name))))
        self._came_out(Lodger(player, figure, quarter), self.figures[-1])
        self.event("sent", player=player, figure=figure, quarter=quarter, at=[x, y], on=name)
