"""The engine's protocol (src/protocol/README.md), for comparing."""
import json
import subprocess


class Engine:
    def __init__(self, binary):
        self.process = subprocess.Popen([binary, "protocol"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise AssertionError("%s: %s" % (request, answer["error"]))
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def random_game(engine, rng, players, settings, moves_at_most=None, **rules):
    """Plays a whole game; returns the decisions (kind and move) and, after each,
    the state, with how many moves there were.  Tiles lie close together, as people build, so that all of them
    stay in sight."""
    state = engine.ask(cmd="new", **rules, players=players, settings=settings, seed=rng.randrange(2 ** 31))["state"]
    moves, states, tiles = [], [state], [(0, 0)]
    while moves_at_most is None or len(moves) < moves_at_most:
        legal = engine.ask(cmd="legal")
        if legal["decision"] is None:
            break
        states[-1]["moves"] = len(legal["moves"])
        move = choose(rng, legal["moves"], tiles)
        states.append(engine.ask(cmd="play", move=move)["state"])
        moves.append((legal["decision"], move))
    return moves, states


def choose(rng, moves, tiles):
    def worth(move):
        words = move.split()
        value = rng.random()
        if words[0] == "place":
            x, y = map(int, words[2].split(","))
            value += sum((x + dx, y + dy) in tiles for dx in (-1, 0, 1) for dy in (-1, 0, 1)) - 0.2 * abs(y)
        elif words[0] == "meeple":
            value += {"field": -0.1}.get(words[1].split(":")[0], 0.2)
        elif words[0] != "pass":  # abbot, recall, join, enter, count: what is seen seldom
            value += 0.3
        return value
    best = max(moves, key=worth)
    words = best.split()
    if words[0] == "place":
        tiles.append(tuple(map(int, words[2].split(","))))
    return best
