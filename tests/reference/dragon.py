"""The Princess & the Dragon (R-29, with the others R-32, R-33): volcano and dragon, fairy, princess, portal.

`Dragon` is the part of the game that knows them. The fairy belongs to one figure, which is told by its value: of
several that are alike she leaves with the last.
"""

from board import neighbour
from figures import PERSONS, WEIGHT, Figure, Lodger, place_for
from settings import QUARTERS
from tiles import catalogue

STEPS = 6
INNER = ("CC11", "CC21")
SPOTS = ("city", "road", "field", "monastery", "shrine", "garden")
HEART = (2, 1)  # CC21: where the fairy stands who is with somebody in a quarter


class Dragon:
    def _lay_out_dragon(self):
        self.dragon, self.fairy, self.fairy_with = self.setup.dragon, self.setup.fairy, self.setup.fairy_with
        self.parted = None              # who left a quarter with her, until he was paid for where he went
        self.steps, self.visited = None, []

    def has_dragon(self):
        return self.settings["dragon"] == "on"

    def _flags(self, cell):
        return catalogue()[self.board.tiles[cell][0]].flags if self.has_dragon() else ()

    # -- the pile (R-29.3) -------------------------------------------------------------------------

    def waits(self, tile_id):
        return (self.has_dragon() and "dragon" in catalogue()[tile_id].flags
                and not any("volcano" in catalogue()[laid].flags for laid, _ in self.board.tiles.values()))

    # -- his move (R-29.4 to) --------------------------------------------------------------

    def _arrives(self, cell):
        if "volcano" in self._flags(cell):
            self.dragon = cell
            self.event("dragon", at=list(cell))

    def _ways(self):
        cells = [neighbour(self.dragon, edge) for edge in range(4)]
        return [cell for cell in cells if cell in self.board.tiles and cell != self.fairy
                and cell not in self.visited and self.board.tiles[cell][0] not in INNER]

    def _walk(self, cell, when):
        if self.settings["dragon_move"] != when or "dragon" not in self._flags(cell) or self.stopped:
            return
        if self.dragon is None:
            return
        self.steps, self.visited = STEPS, []
        while self.steps and self._ways():
            player = self.players[(self.active + STEPS - self.steps) % len(self.players)]
            move = yield from self._ask("dragon", player, [f"dragon {x},{y}" for x, y in self._ways()])
            if move == "pass":
                break
            self.visited.append(self.dragon)
            self.dragon = tuple(int(part) for part in move.split(" ")[1].split(","))
            self.steps -= 1
            self.event("dragon", at=list(self.dragon), player=player)
            for figure in self._in_order(one for one in self.figures if one.at == self.dragon):
                self._leave(figure, "eaten")
            self._leave_alone()
        self.steps, self.visited = None, []

    def _in_order(self, figures):
        """The order of figures: players from the one in turn, kinds, cells, spots."""
        def key(one):
            seat = (self.players.index(one.player) - self.active) % len(self.players)
            segment = self.board.segment_at(one.at, one.on)
            return (seat, list(WEIGHT).index(one.figure), one.at[1], one.at[0],
                    SPOTS.index(segment.kind), segment.order)
        return sorted(figures, key=key)

    def _leave(self, figure, event):
        self.figures.remove(figure)
        self.event(event, player=figure.player, figure=figure.figure, at=list(figure.at), on=figure.on)
        self._fairy_alone()

    def _leave_alone(self):
        """R-29.9: who follows nobody any more goes home."""
        for one in self._in_order(one for one in self.figures if one.figure not in PERSONS):
            if not self.persons(self.board.feature_of(one.at, one.on), one.player):
                self._return(one)

    # -- the fairy (R-29.11 to) ------------------------------------------------------------

    def _fairy_alone(self):
        if self.fairy_with is not None and self.fairy_with not in self.figures + self.lodgers:
            self.fairy_with = None

    def _fairy_moves(self, player):
        whom = [one for one in self.figures if one.player == player and one.figure in PERSONS]
        if self.settings["rulings"] == "jcz":
            whom += [one for one in self.lodgers if one.player == player]
        moves = []
        for one in dict.fromkeys(whom):
            if one != self.fairy_with or whom.count(one) > 1:
                (x, y), on = (HEART, one.quarter) if isinstance(one, Lodger) else (one.at, one.on)
                moves.append(f"fairy {one.figure} {x},{y} {on}")
        return moves

    def _turn_point(self):
        """R-29.14."""
        if self.fairy_with is not None and self.fairy_with.player == self.players[self.active] and self.part == 1:
            self.scores[self.fairy_with.player] += 1
            self.event("scored", player=self.fairy_with.player, points=1, reason="fairy")

    def _fairy_pays(self, feature):
        """R-29.15. Who counts as paid by this feature (R-29.16)."""
        figure = self.parted or self.fairy_with
        if not isinstance(figure, Figure) or not feature.holds(figure.at, figure.on):
            return []
        self.parted = None
        self.scores[figure.player] += 3
        self.event("scored", player=figure.player, points=3, reason="fairy", kind=feature.kind,
                   at=list(figure.at), on=figure.on)
        return [] if self.settings["rulings"] == "jcz" else [figure.player]

    # -- instead of a figure (R-29.5, R-29.11, R-29.17, R-29.19) -----------------------------------

    def dragon_moves(self, player, cell, moves):
        """What may be done after laying the tile, of which `moves` are those without this box."""
        if not self.has_dragon():
            return moves[:-1] + self.barn_moves(player, cell) + moves[-1:]
        princesses = self._princess_moves(cell)
        if princesses and self.settings["princess"] == "must":
            return princesses
        if self.dragon == cell:
            moves = [move for move in moves if move in ("recall", "pass")]
        return (moves[:-1] + self.barn_moves(player, cell) + self._portal_moves(player, cell) + self._fairy_moves(player) + princesses
                + moves[-1:])

    def _portal_moves(self, player, cell):
        moves = []
        for there in self.board.tiles if "portal" in self._flags(cell) else ():
            if there in (cell, self.dragon):
                continue
            for segment in self.board.segments_at(there):
                feature = None if segment.kind == "river" else self.board.feature_of(there, segment.name)
                if feature is None or feature.complete or self.occupants(feature) or self.barns_in(feature):
                    continue
                moves += [f"portal {figure} {there[0]},{there[1]} {segment.name}" for figure in PERSONS
                          if self.supply(player, figure) > 0 and place_for(figure, segment.kind, self.settings)
                          and not self._second_challenge(there, segment.kind)]
        return moves

    def _princess_moves(self, cell):
        names = [f"city:{'NESW'[edge]}" for edge in range(4)] if "princess" in self._flags(cell) else []
        segments = {self.board.segment_at(cell, name) for name in names} - {None}
        moves = {}
        for segment in segments:
            if segment.princess:
                for one in self.persons(self.board.feature_of(cell, segment.name)):
                    moves[f"princess {one.player} {one.figure} {one.at[0]},{one.at[1]} {one.on}"] = one
        return list(moves)

    def _play_dragon(self, player, move):
        """True if it was a move of this box."""
        words = move.split(" ")
        if words[0] not in ("portal", "fairy", "princess"):
            return False
        cell, on = tuple(int(part) for part in words[-2].split(",")), words[-1]
        owner, figure = (words[1], words[2]) if words[0] == "princess" else (player, words[1])
        if words[0] == "portal":
            self.figures.append(Figure(owner, figure, cell, on))
            self.event("figure", player=owner, figure=figure, at=list(cell), on=on)
        elif words[0] == "princess":
            self._leave(Figure(owner, figure, cell, on), "princess")
            self._leave_alone()
        else:
            self.fairy, self.parted = cell, None
            self.fairy_with = (Lodger(owner, figure, on) if on in QUARTERS else Figure(owner, figure, cell, on))
            self.event("fairy", player=owner, figure=figure, at=list(cell), on=on)
        return True

    # -- the City (R-32.15, R-33) ------------------------------------------------------------------

    def standing_place(self, feature):
        """Where somebody stands who joined or was sent: the first spot that is not the dragon's; None: nowhere."""
        return next(((cell, part.name) for cell, part in feature.parts if cell != self.dragon), None)

    def _came_out(self, lodger, figure):
        """Somebody left a quarter and stands as this figure."""
        if self.fairy_with == lodger and lodger not in self.lodgers:
            self.fairy_with, self.parted = None, figure

    # -- the protocol ------------------------------------------------------------------------------

    def dragon_board(self):
        board = {"dragon": list(self.dragon) if self.dragon else None,
                 "fairy": {"at": list(self.fairy)} if self.fairy else None}
        if self.fairy_with is not None:
            on = self.fairy_with.quarter if isinstance(self.fairy_with, Lodger) else self.fairy_with.on
            board["fairy"].update(player=self.fairy_with.player, figure=self.fairy_with.figure, on=on)
        return board

    def dragon_state(self):
        if self.steps is None:
            return self.dragon_board()
        return {**self.dragon_board(), "steps": self.steps, "visited": [list(cell) for cell in self.visited]}
