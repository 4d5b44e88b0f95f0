"""The protocol of bastide-engine, spoken by the reference: one request (a dict) in, one answer (a dict) out.

What the games have in common stands here; what is a game's own, in its speaker (carcassonne.py,
castle/speaker.py). Differences from the real engine: states carry no `hash`, error sentences are short, and
`new` with a seed needs a pile that somebody else knows (see `Reference.new_with_pile`).
"""

import json
from collections import Counter

from carcassonne import Carcassonne
from castle.speaker import Castle
from course import IllegalMove
from reading import MAX_LINE, Refused, is_int, is_list, need

SPEAKERS = {speaker.NAME: speaker for speaker in (Carcassonne, Castle)}


class Reference:
    def __init__(self):
        self.game = None
        self.speaker = None
        self.done = False

    def answer_line(self, line):
        try:
            need(len(line) <= MAX_LINE, "the line is too long")
            request = json.loads(line)
        except (ValueError, RecursionError, Refused) as problem:
            return {"ok": False, "error": str(problem)}
        return self.answer(request)

    def answer(self, request):
        """The asker's `id` comes back, with refusals too."""
        asker = {"id": request["id"]} if isinstance(request, dict) and "id" in request else {}
        return {**self._answer(request), **asker}

    def _answer(self, request):
        try:
            need(isinstance(request, dict), "a request is an object")
            handler = HANDLERS.get(request.get("cmd")) if isinstance(request.get("cmd"), str) else None
            need(handler, "unknown command")
            function, required, optional = handler
            starting = required is None
            if starting:
                required, optional = speaker_of(request).KEYS[request["cmd"]]
            keys = set(request) - {"cmd", "id"}
            need(keys <= set(required) | set(optional), "unknown key")
            need(set(required) <= keys, "a key is missing")
            if not starting and function is not Reference.quit:
                need(self.game, "no game yet")
            return {"ok": True, **function(self, request)}
        except (Refused, IllegalMove) as problem:
            return {"ok": False, "error": str(problem), **getattr(problem, "fields", {})}

    # -- starting ----------------------------------------------------------------------------------

    def new(self, request):
        setup = speaker_of(request).read_new(request)
        need("deck" in request, "the reference cannot shuffle: give a deck")
        return self._begin(request, setup)

    def position(self, request):
        return self._begin(request, speaker_of(request).read_position(request))

    def _begin(self, request, setup):
        setup.hidden = read_hidden(request)
        self.speaker = speaker_of(request)
        self.game = self.speaker.GAME(setup)
        return {"state": self.state_fields()}

    def new_with_pile(self, request, pile, first, wall=None):
        """A `new` with a seed: pile and wall are anything that knows the tiles drawn and taken so far."""
        setup = speaker_of(request).read_new(request)
        setup.pile, setup.turn = pile, first
        if wall is not None:
            setup.wall = wall
        self._begin(request, setup)

    def accepts_new(self, request):
        """Whether a `new`, with a seed too, would be accepted."""
        try:
            required, optional = speaker_of(request).KEYS["new"]
            keys = set(request) - {"cmd", "id"}
            need(set(required) <= keys <= set(required) | set(optional), "a key too much or missing")
            read_hidden(request)
            speaker_of(request).read_new(request)
        except Refused:
            return False
        return True

    # -- playing -----------------------------------------------------------------------------------

    def legal(self, _request):
        decision = self.game.decision
        if decision is None:
            return {"decision": None, "moves": []}
        return {"decision": decision.kind, "player": decision.player, "tile": self.game.hand,
                "moves": list(decision.moves), **(decision.about or {})}

    def play(self, request):
        need(("move" in request) != ("moves" in request), "exactly one of move and moves")
        if "moves" in request:
            return self._play_list(request["moves"])
        need(isinstance(request["move"], str), "a move is a text")
        events = self.game.play(request["move"])
        return {"events": events, "state": self.state_fields()}

    def _play_list(self, moves):
        """All of them, or none."""
        need(is_list(moves, str), "moves is a list of texts")
        events = []
        for played, move in enumerate(moves):
            try:
                events += self.game.play(move)
            except IllegalMove as problem:
                if played:
                    self.game.undo(played)
                problem.fields = {"played": played}
                raise
        return {"events": events, "state": self.state_fields()}

    def undo(self, request):
        count = request.get("moves", 1)
        need(is_int(count), "moves is a number")
        self.game.undo(count)
        return {"events": [], "state": self.state_fields()}

    def end(self, _request):
        return {"events": self.game.end(), "state": self.state_fields()}

    def state(self, _request):
        return {"state": self.state_fields()}

    def feature(self, request):
        return self.speaker.feature(self.game, request)

    # -- looking -----------------------------------------------------------------------------------

    def board(self, _request):
        game = self.game
        deck = sorted(game.unseen().elements(), key=self.speaker.deck_key)
        board = {
            "players": list(game.players),
            "settings": dict(game.settings),
            "tiles": [[tile_id, x, y, rotation] for (x, y), (tile_id, rotation) in game.board.tiles.items()],
            "scores": dict(game.scores),
            "turn": None if game.over else game.players[game.active],
            "deck": ([game.hand] if game.hand else []) + deck,
            **self.speaker.board(game),
        }
        if game.setup.hidden:
            board["hidden"] = True
        owed = game.decision.kind if game.decision else None
        if game.over or owed not in self.speaker.exact_decisions(game):
            board.update(exact=False, decision=owed, placed=dict(game.placed) if game.placed else None)
        return board

    def remaining(self, _request):
        unseen = self.game.unseen()
        return {"tiles": dict(unseen), "unseen": sum(unseen.values())}

    def evaluate(self, _request):
        game = self.game
        ended = game.ended()
        parts = {player: Counter() for player in game.players}
        for player, points in game.setup.scores.items():
            parts[player]["given"] += points
        for event in ended.paid:
            parts[event["player"]][self.speaker.part_of(event)] += event["points"]
        return {"scores": dict(game.scores), "final": dict(ended.scores),
                "parts": {player: {key: points for key, points in part.items() if points}
                          for player, part in parts.items()}}

    def quit(self, _request):
        self.done = True
        return {}

    def state_fields(self):
        game = self.game
        return {
            "turn": game.turn,
            "player": game.decision.player if game.decision else None,
            "decision": game.decision.kind if game.decision else None,
            "tile": game.hand,
            "placed": dict(game.placed) if game.placed else None,
            "over": game.over,
            "scores": dict(game.scores),
            "left": game.left(),
            "aside": list(game.aside),
            "winners": list(game.winners),
            **self.speaker.state(game),
        }


def speaker_of(request):
    game = request.get("game", "carcassonne")
    need(isinstance(game, str) and game in SPEAKERS, "unknown game")
    return SPEAKERS[game]


def read_hidden(request):
    need(isinstance(request.get("hidden", False), bool), "hidden is true or false")
    return request.get("hidden", False)


HANDLERS = {  # command: function, required keys, optional keys; None: the speaker's KEYS
    "new": (Reference.new, None, None),
    "position": (Reference.position, None, None),
    "legal": (Reference.legal, (), ()),
    "play": (Reference.play, (), ("move", "moves")),
    "undo": (Reference.undo, (), ("moves",)),
    "board": (Reference.board, (), ()),
    "remaining": (Reference.remaining, (), ()),
    "evaluate": (Reference.evaluate, (), ()),
    "state": (Reference.state, (), ()),
    "quit": (Reference.quit, (), ()),
    "feature": (Reference.feature, ("at", "on"), ()),
    "end": (Reference.end, (), ()),
}
