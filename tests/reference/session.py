"""One bastide-engine process and one reference, given the same requests and held against each other."""

import json
import select
import subprocess
from collections import Counter
from pathlib import Path

import castle.generate
import castle.settings
import castle.tiles
import generate
from protocol import HANDLERS, Reference
from settings import VALUES, complete_settings

PATIENCE = 20  # seconds an answer may take
IGNORED = {"hash", "error"}
DEFAULTS = {key: allowed[0] for values in (VALUES, castle.settings.VALUES) for key, allowed in values.items()}


class Difference(Exception):
    """The two answers differ. Carries the requests that lead there."""

    def __init__(self, what, transcript, theirs, ours):
        super().__init__(what)
        self.transcript, self.theirs, self.ours = transcript, theirs, ours

    def report(self, folder=None, seed=0, number=0):
        lines = [f"# {self}"] + self.transcript
        lines += [f"# engine    {json.dumps(self.theirs)}", f"# reference {json.dumps(self.ours)}"]
        text = "\n".join(lines)
        if folder:
            path = Path(folder) / f"{seed}-{number}.txt"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text + "\n", encoding="utf-8")
            return f"{self} ({path})"
        return text


class EngineDied(Difference):
    pass


class SeedPile:
    """The pile of a game with a seed, as far as the engine has told it by drawing."""

    def __init__(self, all_tiles):
        self.all_tiles, self.size, self.known = all_tiles, len(all_tiles), []

    def __len__(self):
        return self.size

    def __getitem__(self, index):
        return self.known[index]

    def unseen(self, drawn):
        return Counter(self.all_tiles) - Counter(self.known[:drawn])


class Engine:
    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        encoding="utf-8", bufsize=1)

    def ask(self, line):
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            return None
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        return self.process.stdout.readline() if ready else None

    def ask_line(self, request):
        """The answer to a request that needs no care."""
        return json.loads(self.ask(json.dumps(request, separators=(",", ":"))))

    def close(self):
        """End its input; the exit status, which a sanitizer makes other than 0 when something leaked."""
        try:
            self.process.stdin.close()
            status = self.process.wait(PATIENCE)
        except (BrokenPipeError, subprocess.TimeoutExpired):
            self.process.kill()
            status = self.process.wait() or 1
        self.process.stdout.close()
        return status


class Session:
    def __init__(self, engine_path):
        self.engine_path = engine_path
        self.engine, self._second = Engine(engine_path), None
        self.reference = Reference()
        self.transcript = []      # every request that changed something since the start of the game
        self.hashes = []          # one per move played, the start's first
        self.pile = self.parts = self.wall = None
        self.tally = Counter()

    def close(self):
        if self._second:
            self._second.close()
        return self.engine.close()

    def second(self):
        """Another engine, to look at what follows from an answer."""
        if self._second is None:
            self._second = Engine(self.engine_path)
        return self._second

    # -- asking ------------------------------------------------------------------------------------

    def ask_engine(self, request):
        line = request if isinstance(request, str) else json.dumps(request, separators=(",", ":"))
        text = self.engine.ask(line)
        if not text:
            raise EngineDied("the engine gave no answer", self.transcript + [line], None, None)
        try:
            return json.loads(text)
        except ValueError:
            raise Difference("the answer is not JSON", self.transcript + [line], text, None) from None

    def differ(self, what, request, theirs, ours):
        line = request if isinstance(request, str) else json.dumps(request, separators=(",", ":"))
        raise Difference(what, self.transcript + [line], theirs, ours)

    def start(self, request):
        """Begin a game that both must accept."""
        ours = self.compare(request)
        if not ours["ok"]:
            raise AssertionError(f"the generator made a request that both refuse: {request}: {ours['error']}")

    def compare(self, request):
        """Give a request (a dict, or a raw line) to both; the reference's answer."""
        command = request.get("cmd") if isinstance(request, dict) else None
        self.tally[command if isinstance(command, str) and command in HANDLERS else "odd"] += 1
        theirs = self.ask_engine(request)
        seeded = command == "new" and "seed" in request and theirs.get("ok")
        if seeded and self.reference.accepts_new(request):
            ours = self._learn_seed(request, theirs)
        elif isinstance(request, str):
            ours = self.reference.answer_line(request)
        else:
            if self.pile and command in ("play", "end") and theirs.get("ok"):
                self._learn_drawn(request, theirs["events"])
            try:
                ours = self.reference.answer(request)
            except IndexError:
                self.differ("a tile should have been drawn", request, theirs, None)
        self._check(request, theirs, ours)
        if command in ("new", "position") and ours["ok"]:
            self.transcript, self.hashes = [], []
            if "seed" not in request:
                self.pile = None
        if ours["ok"] and "state" in theirs:
            self._remember(request, theirs)
        return ours

    def compare_line(self, line):
        """A line of a transcript: an object if it is one, else sent as it stands."""
        try:
            request = json.loads(line)
        except ValueError:
            request = line
        self.compare(request if isinstance(request, dict) else line)

    def _learn_seed(self, request, theirs):
        """Only the engine knows the pile of a seed: learn the tiles as it draws them."""
        again = self.ask_engine(request)
        if again != theirs:
            self.differ("the same seed gave another game", request, theirs, again)
        state = theirs["state"]
        self.parts, self.wall = seed_parts(request)
        self.pile = SeedPile([tile_id for part in self.parts for tile_id in part])
        self.pile.known = state["aside"] + [state["tile"]]
        self.reference.new_with_pile(request, self.pile, state["player"], self.wall)
        return {"ok": True, "state": self.reference.state_fields(),
                **({"id": request["id"]} if "id" in request else {})}

    def _learn_drawn(self, request, events):
        drawn = [event["tile"] for event in events if event["event"] == "drawn"]
        known, begin = self.pile.known, self.reference.game.drawn_tiles
        if known[begin:begin + len(drawn)] != drawn[:len(known) - begin]:
            self.differ("the pile's order changed", request, drawn, known[begin:])
        self.pile.known = known[:begin] + drawn + known[begin + len(drawn):]
        for event in events:
            if event["event"] == "wall":
                if self.wall[event["corner"]] not in (None, event["wall"]):
                    self.differ("the wall changed", request, event, self.wall)
                self.wall[event["corner"]] = event["wall"]

    def compare_legal(self, twice):
        request = {"cmd": "legal"}
        self.tally["legal"] += 1
        theirs, ours = self.ask_engine(request), self.reference.answer(request)
        self._check(request, theirs, ours)
        if twice and self.ask_engine(request) != theirs:
            self.differ("the order of the moves is not stable", request, theirs, None)

    def _remember(self, request, theirs):
        """Keep what changes the game, and hold the hashes against each other."""
        command = request["cmd"]
        found = theirs["state"].get("hash")
        if command == "undo":
            del self.hashes[-request.get("moves", 1):]
            if self.hashes[-1] not in (found, None):
                self.differ("undo gave another hash", request, found, self.hashes[-1])
            self.hashes[-1] = found
        elif command == "state":
            if self.hashes[-1] != found:
                self.differ("the hash changed without a move", request, found, self.hashes[-1])
            return
        elif "moves" in request:
            if request["moves"]:
                self.hashes += [None] * (len(request["moves"]) - 1) + [found]
        else:
            self.hashes.append(found)
        if not isinstance(found, str) or not found:
            self.differ("no hash", request, found, None)
        self.transcript.append(json.dumps(request, separators=(",", ":")))

    # -- comparing ---------------------------------------------------------------------------------

    def _check(self, request, theirs, ours):
        if theirs.get("ok") is not ours["ok"]:
            self.differ("accepted by one only", request, theirs, ours)
        if not ours["ok"]:
            if not isinstance(theirs.get("error"), str) or len(theirs["error"]) < 8:
                self.differ("no sentence says why", request, theirs, ours)
            if set(theirs) != set(ours) or any(theirs[key] != ours[key] for key in set(ours) - IGNORED):
                self.differ("a refusal with other fields", request, theirs, ours)
            return
        mine, other = normal(ours), normal(theirs)
        for key in sorted(mine.keys() | other.keys()):
            if (key in mine) != (key in other) or mine.get(key) != other.get(key):
                where = first_difference(other.get(key), mine.get(key))
                self.differ(f"{key} differ: {where}", request, theirs, ours)

    def check_pile(self):
        """At the end of a seed game: the tiles drawn are the full set, each part in its place."""
        game = self.reference.game
        drawn = self.pile.known[:game.drawn_tiles]
        begin = 0
        for part in self.parts:
            got = drawn[begin:begin + len(part)]
            begin += len(part)
            whole = len(got) == len(part)
            extra = Counter(got) - Counter(part)
            if extra or (whole and Counter(got) != Counter(part)):
                self.differ("the pile is not what it should be", {"cmd": "state"}, sorted(got), sorted(part))
        numbers = Counter(number for number in (self.wall or {}).values() if number is not None)
        if any(count > 2 for count in numbers.values()):
            self.differ("a wall tile too often", {"cmd": "state"}, self.wall, None)


def seed_parts(request):
    """What a seed shuffles: the parts of the pile, and the wall of The Castle, which nobody has seen yet."""
    if request.get("game") == "castle":
        return castle.generate.full_pile(None), {spaces[0]: None for spaces in castle.tiles.corners()}
    return generate.full_pile(complete_settings(request.get("settings"))), None


def normal(answer):
    """What of an answer is compared, with lists that have no order of their own sorted."""
    answer = {key: value for key, value in answer.items() if key not in IGNORED}
    if "state" in answer:
        answer["state"] = {key: value for key, value in answer["state"].items() if key not in IGNORED}
        if answer["state"]["over"]:
            answer["state"].pop("part", None)  # which part a game ended in means nothing
    if answer.get("decision") == "send":
        answer.pop("turn", None)  # nobody is in turn any more
    if "events" in answer:
        answer["events"] = sort_returned(answer["events"])
    if "moves" in answer:
        answer["moves"] = sorted(answer["moves"])
    for key in ("tiles", "spots"):
        if isinstance(answer.get(key), list):
            answer[key] = sorted(answer[key])
    if "settings" in answer:
        answer["settings"] = {**DEFAULTS, **{key: str(value) for key, value in answer["settings"].items()}}
        answer["settings"].pop("first_player", None)
    if "figures" in answer:
        answer["figures"] = [{"figure": "meeple", **figure} for figure in answer["figures"]]
        answer["figures"] = sorted(answer["figures"], key=in_words)
    return answer


def in_words(value):
    return json.dumps(value, sort_keys=True)


def sort_returned(events):
    """Figures that come home together do so in any order."""
    events, begin = list(events), 0
    while begin < len(events):
        end = begin
        while end < len(events) and events[end]["event"] == "returned":
            end += 1
        events[begin:end] = sorted(events[begin:end], key=in_words)
        begin = max(end, begin + 1)
    return events


def first_difference(theirs, ours):
    """Where two values part, in a few words."""
    if isinstance(theirs, dict) and isinstance(ours, dict):
        for key in sorted(theirs.keys() | ours.keys()):
            if theirs.get(key) != ours.get(key):
                return f"{key}: {first_difference(theirs.get(key), ours.get(key))}"
    if isinstance(theirs, list) and isinstance(ours, list):
        for index in range(max(len(theirs), len(ours))):
            left = theirs[index] if index < len(theirs) else None
            right = ours[index] if index < len(ours) else None
            if left != right:
                return f"[{index}] {first_difference(left, right)}"
    return f"engine {json.dumps(theirs)}, reference {json.dumps(ours)}"
