"""The protocol of bastide-engine, spoken by the reference: one request (a dict) in, one answer (a dict) out.

What the games have in common stands here; what is a game's own, in its speaker (carcassonne.py,
castle/speaker.py). Differences from the real engine: states carry no `hash`, error sentences are short, and `new`
with a seed needs a pile that somebody else knows (see `Reference.new_with_pile`).
"""

import json

from carcassonne import Carcassonne
from castle.speaker import Castle
from course import IllegalMove
from reading import MAX_LINE, Refused, need

SPEAKERS = {"carcassonne": Carcassonne, "castle": Castle}


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
        try:
            need(isinstance(request, dict), "a request is an object")
            handler = HANDLERS.get(request.get("cmd")) if isinstance(request.get("cmd"), str) else None
            need(handler, "unknown command")
            function, required, optional = handler
            starting = required is None
            if starting:
                required, optional = speaker_of(request).KEYS[request["cmd"]]
            keys = set(request) - {"cmd"}
            need(keys <= set(required) | set(optional), "unknown key")
            need(set(required) <= keys, "a key is missing")
            if not starting and function is not Reference.quit:
                need(self.game, "no game yet")
            return {"ok": True, **function(self, request)}
        except (Refused, IllegalMove) as problem:
            return {"ok": False, "error": str(problem)}

    # -- starting ----------------------------------------------------------------------------------

    def new(self, request):
        setup = speaker_of(request).read_new(request)
        need("deck" in request, "the reference cannot shuffle: give a deck")
        return self._begin(request, setup)

    def position(self, request):
        return self._begin(request, speaker_of(request).read_position(request))

    def _begin(self, request, setup):
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
            keys = set(request) - {"cmd"}
            need(set(required) <= keys <= set(required) | set(optional), "a key too much or missing")
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
        need(isinstance(request["move"], str), "a move is a text")
        events = self.game.play(request["move"])
        return {"events": events, "state": self.state_fields()}

    def undo(self, _request):
        self.game.undo()
        return {"events": [], "state": self.state_fields()}

    def end(self, _request):
        return {"events": self.game.end(), "state": self.state_fields()}

    def state(self, _request):
        return {"state": self.state_fields()}

    def feature(self, request):
        return self.speaker.feature(self.game, request)

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


HANDLERS = {  # command: function, required keys, optional keys; None: the speaker's KEYS
    "new": (Reference.new, None, None),
    "position": (Reference.position, None, None),
    "legal": (Reference.legal, (), ()),
    "play": (Reference.play, ("move",), ()),
    "undo": (Reference.undo, (), ()),
    "state": (Reference.state, (), ()),
    "quit": (Reference.quit, (), ()),
    "feature": (Reference.feature, ("at", "on"), ()),
    "end": (Reference.end, (), ()),
}
