"""The course of The Castle, written the way its rules tell it (R8, R9).

The final scoring stands in ending.py.
"""

from collections import Counter, namedtuple

from castle import scoring
from castle.board import Board
from castle.ending import Ending
from castle.settings import DOUBLES, EXTRA_TURN, FOLLOWERS
from castle.tiles import corners
from course import Course, read_cell

Figure = namedtuple("Figure", "player at on")


class Setup:
    """Everything a game starts from; plain data that is never changed."""

    def __init__(self, players, settings, pile, first=None):
        self.players = list(players)
        self.settings = settings
        self.hidden = False             # drawing is a decision
        self.tiles = []                 # (id, x, y, rotation)
        self.pile = pile                # list of ids, or anything with its `len` and `[]`
        self.turn = first or players[0]
        self.figures = []               # Figure
        self.keeps = {}                 # player -> (cell, spot) of a house
        self.hands = {player: [] for player in players}
        self.wall = {}                  # first space of a corner -> number, or anything like a dict
        self.scores = {player: 0 for player in players}


class Game(Course, Ending):
    def _lay_out(self):
        setup = self.setup
        self.board = Board()
        for tile_id, x, y, rotation in setup.tiles:
            self.board.lay(tile_id, (x, y), rotation)
        self.figures = list(setup.figures)
        self.keeps = dict(setup.keeps)
        self.hands = {player: Counter(numbers) for player, numbers in setup.hands.items()}
        self.fresh = Counter()          # what the player in turn has won in this turn
        self.on_wall = sorted(setup.wall)
        self.moved = []                 # whose marker has moved in this turn

    # -- questions ---------------------------------------------------------------------------------

    def placements(self, tile_id):
        return self.board.placements(tile_id)

    def supply(self, player):
        return FOLLOWERS - sum(1 for figure in self.figures if figure.player == player)

    def occupants(self, feature):
        return [figure for figure in self.figures if feature.holds(figure.at, figure.on)]

    def owner(self, feature):
        return scoring.owner(self.occupants(feature), self.players)

    def keep_size(self, player):
        """The size of the house the player's keep stands on; 0 without one."""
        return self.board.feature_of(*self.keeps[player]).size if player in self.keeps else 0

    def other(self, player):
        return self.players[1 - self.players.index(player)]

    # -- turns -------------------------------------------------------------------------------------

    def _game(self):
        if self.left() == 0:
            yield None
            self.stopped = True
        drawn = not self.stopped and self._draw()
        while drawn:
            yield from self._turn()
            drawn = not self.stopped and (yield from self._draw_next())
        self._final()

    def _turn(self):
        player = self.players[self.active]
        self.fresh, self.moved = Counter(), []
        cell = yield from self._ask_tile(player)
        if cell is None:
            return
        move = yield from self._ask("figure", player, self.figure_moves(player, cell))
        if move != "pass":
            self._put(player, cell, move.split(" ")[1])
        completed = self.board.completed_by(cell)
        yield from self._score_all(player, completed)
        if self.settings["corner"] == "last":
            for one in (player, self.other(player)):
                if one in self.moved:
                    self._take_wall(one)
        for feature in completed:
            for figure in self.occupants(feature):
                self.figures.remove(figure)
                self.event("returned", player=figure.player, figure="meeple", at=list(figure.at))
        moves = ["extra"] if self.hands[player][EXTRA_TURN] and self.left() > 0 else []
        move = yield from self._ask("extra", player, moves + ["pass"])
        if move == "extra":
            self._use(player, EXTRA_TURN)
        else:
            self.active = 1 - self.active

    def figure_moves(self, player, cell):
        """R18 to R21; also onto what this tile has just completed (R31)."""
        moves = []
        if self.supply(player) > 0:
            moves = [f"meeple {segment.name}" for segment in self.board.segments_at(cell)
                     if not self.occupants(self.board.feature_of(cell, segment.name))]
        return moves + ["pass"]

    def _put(self, player, cell, name):
        self.figures.append(Figure(player, cell, name))
        self.event("figure", player=player, figure="meeple", at=list(cell), on=name)

    # -- scoring in play (R23 to R33) --------------------------------------------------------------

    def _score_all(self, player, completed):
        """First what the player in turn has, then what the other has; he chooses the order of both (R33)."""
        for owner in (player, self.other(player)):
            waiting = [feature for feature in completed if self.owner(feature) == owner]
            while waiting:
                moves = self._score_moves(waiting, owner == player)
                move = moves[0]
                if len(moves) > 1 and not self.stopped:
                    move = yield from self._ask("score", player, moves)
                    if self.stopped:
                        move = moves[0]
                feature = self.scored_feature(move)
                waiting.remove(feature)
                self._score(owner, feature, move.endswith(" double"))

    def _score_moves(self, waiting, own):
        moves = []
        for feature in waiting:
            (x, y), name = feature.address
            moves.append(f"score {x},{y} {name}")
            number = DOUBLES.get(feature.kind)
            player = self.players[self.active]
            if own and number and self.hands[player][number] > self.fresh[number]:
                moves.append(moves[-1] + " double")
        return moves

    def scored_feature(self, move):
        """The feature a score move speaks of, by any of its spots; None if there is none."""
        words = move.split(" ")
        cell = read_cell(words[1])
        segment = self.board.segment_at(cell, words[2]) if cell else None
        return self.board.feature_of(cell, segment.name) if segment else None

    def _score(self, player, feature, double):
        points = scoring.completed_value(feature)
        if double:
            self._use(player, DOUBLES[feature.kind])
            points *= 2
        self._pay(player, points, "complete", feature, **({"double": True} if double else {}))
        self.moved.append(player)
        if feature.kind == "house" and feature.size > self.keep_size(player):
            self.keeps[player] = feature.address
            (x, y), name = feature.address
            self.event("keep", player=player, at=[x, y], on=name, size=feature.size)
        if self.settings["corner"] == "each":
            self._take_wall(player)

    def _pay(self, player, points, reason, feature, **fields):
        (x, y), name = feature.address
        if feature.well:
            fields["well"] = True
        if feature.kind == "court":
            fields["markets"] = feature.markets
        self.scores[player] += points
        self.event("scored", player=player, points=points, reason=reason, kind=feature.kind, at=[x, y], on=name,
                   tiles=len(feature.cells), starts=len(feature.starts), **fields)

    # -- wall tiles (R34 to R38) -------------------------------------------------------------------

    def _take_wall(self, player):
        """R34, R35: the marker has come to rest on one of the two spaces of a corner."""
        for spaces in corners():
            if self.scores[player] % 100 in spaces and spaces[0] in self.on_wall:
                number = self.setup.wall[spaces[0]]
                self.on_wall.remove(spaces[0])
                self.hands[player][number] += 1
                if player == self.players[self.active]:
                    self.fresh[number] += 1
                self.event("wall", player=player, wall=number, corner=spaces[0])

    def _use(self, player, number):
        self.hands[player][number] -= 1
        self.event("used", player=player, wall=number)

    # -- the text of a move ------------------------------------------------------------------------

    def canonical(self, text):
        """Write a move as it is listed: any edge of a segment, any spot of a feature mean the same."""
        words = text.split(" ")
        if self.decision.kind == "figure" and len(words) == 2 and words[0] == "meeple":
            segment = self.board.segment_at(tuple(self.placed["at"]), words[1])
            return f"meeple {segment.name}" if segment else text
        if self.decision.kind == "tile" and len(words) == 4:
            return self.placing(words) or text
        if self.decision.kind == "score" and len(words) in (3, 4):
            feature = self.scored_feature(text)
            if feature:
                (x, y), name = feature.address
                return " ".join([words[0], f"{x},{y}", name] + words[3:])
        return text
