"""The course of a game, written the way the rules tell it: one generator that stops at every decision.

`Game.play` resumes it with a move; `Game.undo` plays the whole game again but for its last move. Events are
the protocol's, in the order in which they happen.
"""

from collections import namedtuple

import placement
import scoring
from board import Board
from settings import QUARTERS, SUPPLY
from tiles import BUILDINGS, catalogue

Figure = namedtuple("Figure", "player figure at on")
Lodger = namedtuple("Lodger", "player figure quarter")
Decision = namedtuple("Decision", "kind player moves about")

LEAVES_TO = {"castle": ("city",), "blacksmith": ("road",), "cathedral": ("monastery", "shrine")}
CARDS = {"king": "city", "robber": "road"}


class IllegalMove(Exception):
    """The move is none of the listed ones; nothing has changed."""


class Setup:
    """Everything a game starts from; plain data that is never changed."""

    def __init__(self, players, settings, tiles, pile, first=None):
        self.players = list(players)
        self.settings = settings
        self.tiles = list(tiles)        # (id, x, y, rotation)
        self.pile = pile                # list of ids, or anything with its `len` and `[]`
        self.turn = first or players[0]
        self.figures = []               # Figure
        self.lodgers = []               # Lodger
        self.count = "castle"
        self.holders = {"king": None, "robber": None}
        self.scores = {player: 0 for player in players}


class Game:
    def __init__(self, setup):
        self.setup = setup
        self.log = []
        self._start()

    # -- the outside -------------------------------------------------------------------------------

    def play(self, text):
        """Play one move, written as the protocol writes it. Returns its events; raises IllegalMove."""
        if self.decision is None:
            raise IllegalMove("nothing is owed")
        move = self.canonical(text)
        if move not in self.decision.moves:
            raise IllegalMove(f"not among the moves of the {self.decision.kind} decision")
        self.log.append(move)
        return self._resume(move)

    def end(self):
        if self.over or (self.decision and self.decision.kind == "send"):
            raise IllegalMove("the game is over, or a send is owed")
        self.log.append(None)
        self.stopped = True
        return self._resume(None)

    def undo(self):
        if not self.log:
            raise IllegalMove("no move to take back")
        log = self.log[:-1]
        self._start()
        for move in log:
            if move is None:
                self.stopped = True
            self._resume(move)
        self.log = log

    def _start(self):
        setup = self.setup
        self.players, self.settings = setup.players, setup.settings
        self.board = Board()
        for tile_id, x, y, rotation in setup.tiles:
            self.board.lay(tile_id, (x, y), rotation)
        self.figures, self.lodgers = list(setup.figures), list(setup.lodgers)
        self.scores, self.count = dict(setup.scores), setup.count
        self.holders = dict(setup.holders)
        self.sizes = {card: self._largest_complete(kind) for card, kind in CARDS.items()}
        self.pile, self.drawn_tiles = setup.pile, 0
        self.active = self.players.index(setup.turn)
        self.last_placer = (self.active - 1) % len(self.players)
        self.turn, self.hand, self.placed, self.aside = 0, None, None, []
        self.over, self.winners, self.stopped = False, [], False
        self.decision, self.events, self.log = None, [], []
        self._flow = self._game()
        self._advance(lambda: next(self._flow))

    def _resume(self, move):
        self.events = []
        self._advance(lambda: self._flow.send(move))
        return self.events

    def _advance(self, step):
        try:
            self.decision = step()
        except StopIteration:
            self.decision = None

    def event(self, name, **fields):
        self.events.append({"event": name, **fields})

    # -- questions ---------------------------------------------------------------------------------

    def left(self):
        return len(self.pile) - self.drawn_tiles

    def supply(self, player, figure="meeple"):
        """Figures in hand: all there are, less those on the table and in the City of Carcassonne."""
        owned = SUPPLY if figure == "meeple" else int(self.settings["abbot"] == "on")
        out = [one for one in self.figures + self.lodgers if one.player == player and one.figure == figure]
        return owned - len(out)

    def occupants(self, feature):
        return [figure for figure in self.figures if feature.holds(figure.at, figure.on)]

    def in_quarter(self, quarter, player=None):
        return [one for one in self.lodgers
                if one.quarter == quarter and (player is None or one.player == player)]

    def from_left_of(self, index):
        """All players clockwise, starting left of this one and ending with him."""
        count = len(self.players)
        return [self.players[(index + 1 + step) % count] for step in range(count)]

    def _largest_complete(self, kind):
        return max((len(feature.cells) for feature in self.board.features()
                    if feature.kind == kind and feature.complete), default=0)

    # -- the course of the game --------------------------------------------------------------------

    def _game(self):
        if self.left() == 0:
            yield None
            self.stopped = True
        while not self.stopped and self._draw():
            yield from self._turn()
            if self.stopped:
                break
            again = self.placed["tile"] == "R2_volcano" and self.settings["volcano"] == "extra_turn"
            if not again:
                self.active = (self.active + 1) % len(self.players)
        yield from self._final()

    def _draw(self):
        """R-3.1, R-3.8: draw until a tile fits; False when the pile has run out."""
        began = False
        while self.left() > 0:
            tile_id = self.pile[self.drawn_tiles]
            self.drawn_tiles += 1
            if not began:
                self.turn += 1
                began = True
            self.event("drawn", tile=tile_id)
            if placement.placements(self, tile_id):
                self.hand = tile_id
                return True
            self.aside.append(tile_id)
            self.event("set_aside", tile=tile_id)
        return False

    def _ask(self, kind, player, moves, about=None):
        """A decision whose only move is pass is not asked; after `end` every open decision counts as pass."""
        if self.stopped or moves == ["pass"]:
            return "pass"
        move = yield Decision(kind, player, moves, about)
        return "pass" if self.stopped else move

    def _turn(self):
        """R-2.2, step by step."""
        player = self.players[self.active]
        moves = [f"place {self.hand} {x},{y} {rotation}"
                 for x, y, rotation in placement.placements(self, self.hand)]
        move = yield from self._ask("tile", player, moves)
        tile_id, self.hand = self.hand, None
        if self.stopped:
            return
        cell, rotation = self._place(player, tile_id, move)
        move = yield from self._ask("figure", player, self.figure_moves(player, cell))
        self._play_figure(player, cell, move)
        completed = [feature for feature in self.board.features_touching(cell) if feature.complete]
        challenges = self._challenges()
        payments = []
        for feature in completed:
            yield from self._moves_out(feature)
            payments.append(self._score_completed(feature))
            self._end_challenges(feature, completed, challenges)
        for card in CARDS:
            self._change_hands(card, player, [one for one in completed if one.kind == CARDS[card]])
        yield from self._enter(player, payments)

    def _place(self, player, tile_id, move):
        _, _, where, turns = move.split(" ")
        x, y = (int(part) for part in where.split(","))
        self.board.lay(tile_id, (x, y), int(turns))
        self.last_placer = self.active
        self.placed = {"tile": tile_id, "at": [x, y], "rot": int(turns)}
        self.event("placed", player=player, **self.placed)
        return (x, y), int(turns)

    # -- figures on the tile (R-4, R-11) -----------------------------------------------------------

    def figure_moves(self, player, cell):
        moves = []
        closed = self.board.tiles[cell][0] == "R2_volcano" and self.settings["volcano"] == "extra_turn"
        for segment in () if closed else self.board.segments_at(cell):
            if segment.kind == "river" or self.occupants(self.board.feature_of(cell, segment.name)):
                continue
            if segment.kind == "field" and self.settings["farm"] == "off":
                continue
            if segment.kind != "garden" and self.supply(player) > 0:
                moves.append(f"meeple {segment.name}")
            if segment.kind in BUILDINGS and self.supply(player, "abbot") > 0:
                moves.append(f"abbot {segment.name}")
        moves.sort(key=lambda text: text.startswith("abbot"))
        if self._recallable(player):
            moves.append("recall")
        return moves + ["pass"]

    def _recallable(self, player):
        """The player's abbot on the table, unless his feature is complete by now (R-11.5, R-11.6)."""
        for figure in self.figures:
            if figure.player == player and figure.figure == "abbot":
                if not self.board.feature_of(figure.at, figure.on).complete:
                    return figure
        return None

    def _play_figure(self, player, cell, move):
        if move == "pass":
            return
        if move == "recall":
            abbot = self._recallable(player)
            self._score(player, self.board.feature_of(abbot.at, abbot.on), "recall")
            self._return(abbot)
            return
        figure, name = move.split(" ")
        self.figures.append(Figure(player, figure, cell, name))
        self.event("figure", player=player, figure=figure, at=list(cell), on=name)

    def _return(self, figure):
        self.figures.remove(figure)
        self.event("returned", player=figure.player, figure=figure.figure, at=list(figure.at))

    # -- completed features (R-6, R-13.10, R-15) ---------------------------------------------------

    def _score(self, player, feature, reason):
        points = scoring.value(self.board, self.settings, feature)
        (x, y), name = feature.address
        fields = {"tiles": len(feature.cells)}
        if feature.kind in BUILDINGS:
            fields["tiles"] = scoring.building_tiles(self.board, feature)
        if feature.kind == "city":
            fields["pennants"] = feature.pennants
        self.scores[player] += points
        self.event("scored", player=player, points=points, reason=reason, kind=feature.kind,
                   at=[x, y], on=name, **fields)
        return points

    def _moves_out(self, feature):
        """R-13.10: before a feature is scored, players move in from the quarter of its kind."""
        quarter = next((name for name, kinds in LEAVES_TO.items() if feature.kind in kinds), None)
        if quarter is None or self.settings["start"] != "count" or self.count == quarter:
            return
        (x, y), name = feature.address
        for player in self.from_left_of(self.active):
            while True:
                kinds = {one.figure for one in self.in_quarter(quarter, player)}
                moves = [f"join {kind}" for kind in ("meeple", "abbot") if kind in kinds]
                about = {"kind": feature.kind, "at": [x, y], "on": name}
                move = yield from self._ask("join", player, moves + ["pass"], about)
                if move == "pass":
                    break
                figure = move.split(" ")[1]
                self.lodgers.remove(Lodger(player, figure, quarter))
                self.figures.append(Figure(player, figure, (x, y), name))
                self.event("joined", player=player, figure=figure, quarter=quarter, at=[x, y], on=name)

    def _score_completed(self, feature):
        """Majority, points, figures home. Returns the points of each player who got some."""
        figures = self.occupants(feature)
        paid = {player: self._score(player, feature, "complete")
                for player in scoring.majority(figures, self.players)}
        for figure in figures:
            self._return(figure)
        return paid

    def _challenges(self):
        """Neighbouring pairs of occupied buildings (R-15.5), before anybody moves in (R-15.10)."""
        pairs = []
        for feature in self.board.features():
            if feature.kind == "shrine" and self.occupants(feature):
                for cell in placement.opponents_round(self.board, feature.cells[0], "shrine"):
                    monastery = self.board.feature_of(cell, "monastery")
                    if self.occupants(monastery):
                        pairs.append((feature, monastery))
        return pairs

    def _seat_then_kind(self, figure):
        return self.players.index(figure.player), figure.figure != "meeple"

    def _end_challenges(self, feature, completed, challenges):
        """R-15.6: the first to be completed sends the other home; R-15.7: not if both are complete."""
        losers = [other for pair in challenges if feature in pair for other in pair
                  if other is not feature and other not in completed]
        for loser in sorted(losers, key=lambda other: other.sort_key()):
            for figure in sorted(self.occupants(loser), key=self._seat_then_kind):
                self.event("lost", player=figure.player, at=list(figure.at), on=figure.on)
                self._return(figure)

    # -- King and Robber Baron (R-14) --------------------------------------------------------------

    def _change_hands(self, card, player, completed):
        if self.settings["king"] != "on" or not completed:
            return
        if self.settings["kr_final"] == "running" and self.holders[card]:
            self._pay_card(card, len(completed))
        size = max(len(feature.cells) for feature in completed)
        if self.holders[card] is None or size > self.sizes[card]:
            self.holders[card], self.sizes[card] = player, size
            self.event("holder", card=card, player=player, size=size)

    def _pay_card(self, card, points):
        if points:
            self.scores[self.holders[card]] += points
            self.event("scored", player=self.holders[card], points=points, reason=card, kind=CARDS[card])

    def _final_cards(self):
        """R-14.6 to R-14.8."""
        if self.settings["king"] != "on":
            return
        both = self.holders["king"] is not None and self.holders["king"] == self.holders["robber"]
        for card, kind in CARDS.items():
            if self.holders[card] is None:
                continue
            complete = sum(1 for feature in self.board.features()
                           if feature.kind == kind and feature.complete)
            if card == "king" and self.board.has_carcassonne():
                complete += 1
            pays = {"count": complete, "10": 10, "15_40": 20 if both else 15, "running": 0}
            self._pay_card(card, pays[self.settings["kr_final"]])

    # -- the City of Carcassonne (R-13) ------------------------------------------------------------

    def _may_enter(self, player, payments):
        others = [paid for paid in payments if any(one != player for one in paid)]
        if self.settings["count_entry"] == "none_for_one":
            return any(player not in paid for paid in others)
        return bool(others) and not any(player in paid for paid in payments)

    def _enter(self, player, payments):
        if self.settings["start"] != "count" or not self._may_enter(player, payments):
            return
        moves = []
        if self.supply(player) > 0:
            moves += [f"enter {quarter} meeple" for quarter in QUARTERS]
        if self.supply(player, "abbot") > 0:
            moves.append("enter cathedral abbot")
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

    # -- the end (R-8) -----------------------------------------------------------------------------

    def _final(self):
        yield from self._send_all()
        for feature in self.board.features():
            if feature.kind != "field" and not feature.complete:
                for player in scoring.majority(self.occupants(feature), self.players):
                    self._score(player, feature, "final")
        self._final_farms()
        self._final_cards()
        best = max(self.scores.values())
        self.winners = [player for player in self.players if self.scores[player] == best]
        self.over = True
        self.event("over", scores=dict(self.scores), winners=list(self.winners))

    def _final_farms(self):
        if self.settings["farm"] == "off":
            return
        for player, points, field, cities in scoring.farm_payments(self.board, self.settings, self.players,
                                                                   self.occupants):
            (x, y), name = field.address
            self.scores[player] += points
            self.event("scored", player=player, points=points, reason="farm", kind="field",
                       at=[x, y], on=name, tiles=len(field.cells), cities=[list(city) for city in cities])

    def _send_all(self):
        """R-13.14, R-13.15: one figure of each player in turn, round after round."""
        if self.settings["start"] != "count":
            return
        order = self.from_left_of(self.last_placer)
        while any(self._send_moves(player) for player in order):
            for player in order:
                moves = self._send_moves(player)
                if moves:
                    move = yield Decision("send", player, moves, None)
                    self._send(player, move)

    def _send_moves(self, player):
        moves = []
        for quarter in QUARTERS if self.settings["count_final"] == "any" else ("market",):
            if quarter == self.count:
                continue
            kinds = {one.figure for one in self.in_quarter(quarter, player)}
            for figure in ("meeple", "abbot"):
                if figure not in kinds:
                    continue
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
                if feature.kind in wanted and not feature.complete]

    def _send(self, player, move):
        _, quarter, figure, where, name = move.split(" ")
        x, y = (int(part) for part in where.split(","))
        self.lodgers.remove(Lodger(player, figure, quarter))
        self.figures.append(Figure(player, figure, (x, y), name))
        self.event("sent", player=player, figure=figure, quarter=quarter, at=[x, y], on=name)

    # -- the text of a move ------------------------------------------------------------------------

    def canonical(self, text):
        """Write a move as it is listed: any edge of a segment, any spot of a feature mean the same."""
        words = text.split(" ")
        if self.decision.kind == "figure" and len(words) == 2 and words[0] in ("meeple", "abbot"):
            segment = self.board.segment_at(tuple(self.placed["at"]), words[1])
            return f"{words[0]} {segment.name}" if segment else text
        if self.decision.kind == "tile" and len(words) == 4:
            cell, turns = read_cell(words[2]), read_number(words[3])
            if cell and turns is not None:
                return f"{words[0]} {words[1]} {cell[0]},{cell[1]} {turns}"
        if self.decision.kind == "send" and len(words) == 5:
            cell = read_cell(words[3])
            segment = self.board.segment_at(cell, words[4]) if cell else None
            if segment:
                (x, y), name = self.board.feature_of(cell, segment.name).address
                return " ".join(words[:3] + [f"{x},{y}", name])
        return text


def read_number(word):
    """Digits with an optional minus."""
    digits = word[1:] if word.startswith("-") else word
    return int(word) if digits.isascii() and digits.isdigit() else None


def read_cell(word):
    numbers = [read_number(part) for part in word.split(",")]
    return tuple(numbers) if len(numbers) == 2 and None not in numbers else None
