"""Requests about The Castle that are wrong in some small way, and questions about random spots."""

from castle import generate
from castle.tiles import catalogue, cells
from mutate import spoil

ODD_SPOTS = ["path", "court:N", "court", "path:NL", "tower:X", "", "house:", "road:N", "city:N", "Path:N",
             "monastery"]
WORDS = ["place", "meeple", "score", "double", "extra", "pass", "big", "path:N", "house:S", "court:NL", "5,0",
         "1", "T57", ""]
KEYS = ["x", "deck", "seed", "wall", "hands", "keeps", "turn", "goods", "count", "id", "hidden", "moves"]


def random_cell(rng, game):
    known = list(game.board.tiles)
    return rng.choice(known) if known and rng.random() < 0.9 else rng.choice(cells())


def random_feature(rng, game):
    x, y = random_cell(rng, game)
    spot = generate.random_spot(rng)
    if (x, y) in game.board.tiles and rng.random() < 0.8:
        spot = generate.spelled(rng, rng.choice(game.board.segments_at((x, y))))
    elif rng.random() < 0.2:
        spot = rng.choice(ODD_SPOTS)
    return {"cmd": "feature", "at": [x, y], "on": spot}


def spoiled_move(rng, game):
    """A move that is probably illegal; sometimes it is legal by chance, and both must say so."""
    move = rng.choice(game.decision.moves if game.decision else ["pass"])
    kind = rng.randrange(7)
    words = move.split(" ")
    x, y = random_cell(rng, game)
    if kind == 0:
        words[rng.randrange(len(words))] = rng.choice(WORDS)
    elif kind == 1:
        words.insert(rng.randrange(len(words) + 1), rng.choice(WORDS))
    elif kind == 2:
        del words[rng.randrange(len(words))]
    elif kind == 3 and words[0] == "place":
        x, y = rng.choice(cells())
        tile_id = words[1] if rng.random() < 0.8 else rng.choice(list(catalogue()))
        words = ["place", tile_id, f"{x},{y}", str(rng.randint(0, 4))]
    elif kind == 4:
        return rng.choice([move + " ", " " + move, move.replace(" ", "  ", 1), move.upper(), move + "\t", "\n"])
    elif kind == 5:
        words = ["meeple", rng.choice([generate.random_spot(rng)] + ODD_SPOTS)]
    else:
        spot = generate.random_spot(rng)
        words = rng.choice([["pass"], ["extra"], ["double"], ["score", f"{x},{y}", spot],
                            ["score", f"{x},{y}", spot, "double"], ["big", spot], ["recall"]])
    spoiled = " ".join(words)
    # A spoiled move that happens to be legal would be played: only the refusal is of interest here.
    if game.decision and game.canonical(spoiled) in game.decision.moves:
        return "spoiled " + spoiled
    return spoiled


def bad_request(rng, fixed=None):
    """A request with one thing wrong, seldom two."""
    base = rng.choice(["position", "position", "new", "seed", "small"])
    if base == "small":
        request = rng.choice([{"cmd": "legal"}, {"cmd": "play", "move": "extra!"}, {"cmd": "state"},
                              {"cmd": "feature", "at": [5, 0], "on": "path:N"}])
    elif base == "position":
        request = generate.random_position(rng, fixed, deck_size=4)
    elif base == "new":
        request = generate.random_new(rng, fixed)
    else:
        request = generate.random_seed(rng, fixed)
    words = list(catalogue()) + [generate.random_spot(rng), "red", "pink", "each", "off", "castle",
                                 "carcassonne"]
    request = spoil(rng, request, KEYS, words)
    if rng.random() < 0.1:
        request = spoil(rng, request, KEYS, words)
    return request
