"""What the course of any game has in common: decisions, moves, undo, the pile.

A game is one Python generator (`_game`) that stops at every decision. `play` resumes it with a move; `undo`
plays the whole game again but for its last move. Events are the protocol's, in the order in which they happen.
"""

from collections import Counter, namedtuple

# about: more fields of the `legal` answer
Decision = namedtuple("Decision", "kind player moves about")


class IllegalMove(Exception):
    """The move is none of the listed ones; nothing has changed."""


class Course:
    """Subclasses give `_lay_out` (the start), `_game`, `_turn`, `placements`, `canonical`."""

    last_words = ()  # decisions in which `end` is refused

    def __init__(self, setup):
        self.setup = setup
        self.log = []
        self.peeking = False  # an ending that only looks: nobody is sent any more
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
        if self.over or (self.decision and self.decision.kind in self.last_words):
            raise IllegalMove("the game is over, or a send is owed")
        self.log.append(None)
        self.stopped = True
        return self._resume(None)

    def undo(self, count=1):
        if not 1 <= count <= len(self.log):
            raise IllegalMove("not so many moves to take back")
        self._replay(self.log[:-count])

    def fork(self):
        """A game of its own that has come as far as this one."""
        other = type(self)(self.setup)
        other._replay(self.log)
        return other

    def ended(self):
        """What the game would be if it ended now; this one does not change."""
        other = self.fork()
        if not other.over:
            other.peeking = other.stopped = True
            other._resume(None)
        return other

    def _replay(self, log):
        self._start()
        for move in log:
            if move is None:
                self.stopped = True
            self._resume(move)
        self.log = list(log)

    def _start(self):
        setup = self.setup
        self.players, self.settings = setup.players, setup.settings
        self.scores = dict(setup.scores)
        self.pile, self.drawn_tiles = setup.pile, 0
        self.active = self.players.index(setup.turn)
        self.turn, self.hand, self.placed, self.aside = 0, None, None, []
        self.over, self.winners, self.stopped = False, [], False
        self.decision, self.events, self.log = None, [], []
        self.paid = []  # every `scored` event so far
        self._lay_out()
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
        if name == "scored":
            self.paid.append(self.events[-1])

    # -- what every game does ----------------------------------------------------------------------

    def left(self):
        return len(self.pile) - self.drawn_tiles

    def waits(self, tile_id):
        """Does this tile go to the bottom of the pile if it comes up now?"""
        return False

    def pile_empty(self):
        """Nothing is left that could be drawn."""
        return all(self.waits(tile_id) for tile_id in self.unseen())

    def unseen(self):
        """What may still be drawn, as a multiset."""
        if hasattr(self.pile, "unseen"):
            return self.pile.unseen(self.drawn_tiles)
        return Counter(self.pile[self.drawn_tiles:])

    def _draw_next(self):
        """Draw for the player in turn; in a hidden game he is asked to."""
        if self.pile_empty():
            return False
        self._turn_begins()
        if self.setup.hidden:
            yield from self._ask("draw", self.players[self.active], ["draw"])
        return not self.stopped and self._draw()

    def _turn_begins(self):
        pass

    def _draw(self, began=False):
        """Draw until a tile fits; False when the pile has run out (R-3.1, R-3.8; The Castle: R17, D24)."""
        while not self.pile_empty():
            tile_id = self.pile[self.drawn_tiles]
            self.drawn_tiles += 1
            if self.waits(tile_id):
                self.pile = self.pile + [tile_id]
                self.drawn_tiles -= 1
                self.pile = self.pile[:self.drawn_tiles] + self.pile[self.drawn_tiles + 1:]
                self.event("waits", tile=tile_id)
                continue
            if not began:
                self.turn += 1
                began = True
            self.event("drawn", tile=tile_id)
            if self.placements(tile_id):
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

    def _ask_tile(self, player):
        """Where the tile in hand goes; it is out of the hand afterwards. None after `end`."""
        moves = [f"place {self.hand} {x},{y} {rotation}" for x, y, rotation in self.placements(self.hand)]
        move = yield from self._ask("tile", player, moves)
        tile_id, self.hand = self.hand, None
        if self.stopped:
            return None
        _, _, where, turns = move.split(" ")
        x, y = (int(part) for part in where.split(","))
        self.board.lay(tile_id, (x, y), int(turns))
        self.placed = {"tile": tile_id, "at": [x, y], "rot": int(turns)}
        self.event("placed", player=player, **self.placed)
        return (x, y)

    def _close(self):
        """The most points win; all who have them (R-8.8; The Castle: R48, D26)."""
        best = max(self.scores.values())
        self.winners = [player for player in self.players if self.scores[player] == best]
        self.over = True
        self.event("over", scores=dict(self.scores), winners=list(self.winners))

    def placing(self, words):
        """The text of a placement with its numbers written plainly; None if it is none."""
        cell, turns = read_cell(words[2]), read_number(words[3])
        if cell and turns is not None:
            return f"{words[0]} {words[1]} {cell[0]},{cell[1]} {turns}"
        return None


def read_number(word):
    """Digits with an optional minus."""
    digits = word[1:] if word.startswith("-") else word
    return int(word) if digits.isascii() and digits.isdigit() else None


def read_cell(word):
    numbers = [read_number(part) for part in word.split(",")]
    return tuple(numbers) if len(numbers) == 2 and None not in numbers else None
