"""Requests that are wrong in some small way, and questions about random spots."""

import copy

import generate
from figures import WEIGHT
from tiles import HALVES, catalogue

SPOTS = ([f"city:{edge}" for edge in "NESW"] + [f"road:{edge}" for edge in "NESW"] +
         [f"field:{half}" for half in HALVES] +
         ["field:inner0", "field:inner1", "monastery", "shrine", "garden"])
ODD_SPOTS = ["river", "river:N", "city", "city:NL", "field:N", "road:X", "", "monastery:N", "field:inner2",
             "City:N"]
WORDS = ["place", *WEIGHT, "recall", "pass", "join", "enter", "count", "send", "castle", "market", "blacksmith",
         "cathedral", "city:N", "field:NL", "monastery", "0,0", "1", "E", ""]
KEYS = ["x", "deck", "seed", "quarter", "count", "figure", "turn", "goods", "part", "id", "hidden", "moves"]


def random_cell(rng, game):
    x, y = rng.choice(list(game.board.tiles))
    if rng.random() < 0.1:
        x, y = x + rng.randint(-2, 2), y + rng.randint(-2, 2)
    return x, y


def random_feature(rng, game):
    x, y = random_cell(rng, game)
    spot = rng.choice(SPOTS)
    if (x, y) in game.board.tiles and rng.random() < 0.8:
        real = [segment for segment in game.board.segments_at((x, y)) if segment.kind != "river"]
        if real:
            spot = generate.spelled(rng, rng.choice(real))
    elif rng.random() < 0.2:
        spot = rng.choice(ODD_SPOTS)
    return {"cmd": "feature", "at": [x, y], "on": spot}


def spoiled_move(rng, game):
    """A move that is probably illegal; sometimes it is legal by chance, and both must say so."""
    moves = game.decision.moves if game.decision else ["pass"]
    kind = rng.randrange(7)
    move = rng.choice(moves)
    words = move.split(" ")
    if kind == 0:
        words[rng.randrange(len(words))] = rng.choice(WORDS)
    elif kind == 1:
        words.insert(rng.randrange(len(words) + 1), rng.choice(WORDS))
    elif kind == 2:
        del words[rng.randrange(len(words))]
    elif kind == 3 and words[0] == "place":
        x, y = rng.choice(game.board.frontier())
        tile_id = words[1] if rng.random() < 0.8 else rng.choice(list(catalogue()))
        words = ["place", tile_id, f"{x},{y}", str(rng.randint(0, 4))]
    elif kind == 4:
        return rng.choice([move + " ", " " + move, move.replace(" ", "  ", 1), move.upper(), move + "\t",
                           "\n"])
    elif kind == 5:
        return f"{rng.choice(list(WEIGHT))} {rng.choice(SPOTS + ODD_SPOTS)}"
    else:
        x, y = random_cell(rng, game)
        return rng.choice(["recall", "pass", "join meeple", "join abbot", "join big", "enter castle abbot",
                           "enter market meeple", "enter castle big", "enter castle pig", "count castle",
                           "count market",
                           f"send market meeple {x},{y} {rng.choice(SPOTS)}",
                           f"send castle meeple {x},{y} {rng.choice(SPOTS)}",
                           f"send cathedral abbot {x},{y} {rng.choice(SPOTS)}"])
    spoiled = " ".join(words)
    # A spoiled move that happens to be legal would be played: only the refusal is of interest here.
    if game.decision and game.canonical(spoiled) in game.decision.moves:
        return "spoiled " + spoiled
    return spoiled


# -- whole requests --------------------------------------------------------------------------------

VALUES = [None, True, 0, 1, -1, 7, 1000, 1.5, "", "red", "E", "pass", [], {}, [0, 0], ["red"], "on",
          "R1_spring", 1 << 53, "castle", [["D", 0, 0, 0]]]


def paths(value, here=()):
    """Every place inside a request that can be spoiled."""
    found = [here] if here else []
    if isinstance(value, dict):
        for key in value:
            found += paths(value[key], here + (key,))
    elif isinstance(value, list):
        for index in range(len(value)):
            found += paths(value[index], here + (index,))
    return found


def spoil(rng, request, keys, words):
    """Change one thing: replace, remove, add or double it; `keys`, `words`: what the game knows."""
    request = copy.deepcopy(request)
    path = rng.choice(paths(request) or [("cmd",)])
    if len(path) > 1 and rng.random() < 0.5:
        path = path[:rng.randint(1, len(path))]
    holder = request
    for step in path[:-1]:
        holder = holder[step]
    kind = rng.randrange(5)
    if not request or kind == 0 and path == ("cmd",):
        request["cmd"] = rng.choice(VALUES)
    elif kind == 0:
        del holder[path[-1]]
    elif kind == 1 and isinstance(holder, list):
        holder.insert(path[-1], copy.deepcopy(rng.choice(holder)))
    elif kind == 2 and isinstance(holder, dict):
        holder[rng.choice(keys)] = rng.choice(VALUES)
    elif kind == 3 and isinstance(holder[path[-1]], int) and not isinstance(holder[path[-1]], bool):
        holder[path[-1]] += rng.choice([-1, 1, 4, 1000, 1000000])
    elif kind == 4 and isinstance(holder[path[-1]], str):
        holder[path[-1]] = rng.choice(words)
    else:
        holder[path[-1]] = rng.choice(VALUES)
    return request


def bad_request(rng, fixed=None):
    """A request with one thing wrong, seldom two."""
    base = rng.choice(["position", "position", "new", "seed", "small", "line"])
    if base == "line":
        return rng.choice(["", " ", "{", "[]", "null", "1", '"legal"', "{}", '{"cmd":1}', '{"cmd":"nothing"}',
                           '{"cmd":"legal"} x', '{"cmd":"legal"', "legal", "\u00e9", '{"cmd":"quit","x":1}'])
    if base == "small":
        request = rng.choice([{"cmd": "legal"}, {"cmd": "play", "move": "pass!"}, {"cmd": "state"},
                              {"cmd": "feature", "at": [0, 0], "on": "city:N"}])
    elif base == "position":
        request = generate.random_position(rng, fixed, deck_size=4)
    elif base == "new":
        request = generate.random_new(rng, fixed)
    else:
        request = generate.random_seed(rng, fixed)
    words = list(catalogue()) + SPOTS + ["red", "blue", "green", "off", "on", "4", "castle"]
    request = spoil(rng, request, KEYS, words)
    if rng.random() < 0.1:
        request = spoil(rng, request, KEYS, words)
    return request
