#!/usr/bin/env python3
"""An expansion is a folder and a line: try.py ROOT

Copies the tree, adds the folder `toll` beside this script to src/expansions, its tiles, its words, its drawings and its line,
touches nothing else, and builds: the engine's program, and with BASTIDE_LONG both others too.  What the folder brings (a figure, a
holding, a piece that is nobody's, a printed sign that is counted, a figure for corners, what a position remembers, a
step of the turn, a decision, moves, an event, a bill) is then played, refused, saved, read,
judged and counted as if it had always been there; and nobody outside the folder knows it but that line.
"""
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
LINE = '#include "expansions/toll/names.def"\n'


def copy(root, to):
    for part in ("src", "include", "data", "subprojects", "tests/bot", "tests/frames"):
        shutil.copytree(root / part, to / part, ignore=shutil.ignore_patterns("__pycache__"))
    for part in ("meson.build", "meson_options.txt", "LICENSE"):
        shutil.copy(root / part, to / part)
    shutil.copytree(HERE / "toll", to / "src/expansions/toll", ignore=shutil.ignore_patterns("tiles.json"))
    shutil.copy(HERE / "toll/tiles.json", to / "data/tiles/toll.json")
    listed = to / "src/expansions/list.h"
    before, after = listed.read_text().split("#undef RULES\n")
    listed.write_text(before + LINE + "#undef RULES\n" + after)


def build(tree, programs):
    done = subprocess.run(["meson", "setup", "build", "-Dbuildtype=plain", "-Dtests=disabled"], cwd=tree,
                          capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stdout[-2000:] + done.stderr[-2000:] + "\nit cannot be set up")
    done = subprocess.run(["ninja", "-C", "build", *programs], cwd=tree, capture_output=True, text=True)
    warnings = [line for line in done.stdout.splitlines() if "warning:" in line and "expansions/toll" in line]
    if done.returncode or warnings:
        sys.exit("\n".join(warnings or [done.stdout[-4000:]]) + "\nit does not build, or not without a warning")


def beside_inns(engine, env):
    """Games with tolls and inns: both are printed on roads, and neither counts as the other."""
    program = subprocess.Popen([engine], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)

    def ask(**request):
        program.stdin.write(json.dumps(request) + "\n")
        program.stdin.flush()
        return json.loads(program.stdout.readline())

    chance, paid = random.Random(7), {"gate": 0, "inn": 0}
    for seed in range(1, 13):
        answer = ask(cmd="new", players=["red", "blue"], settings={"toll": "on", "inns": "on"}, seed=seed)
        while answer["state"]["decision"]:
            moves = ask(cmd="legal")["moves"]
            roads = [move for move in moves if move.startswith("meeple road")]
            answer = ask(cmd="play", move=chance.choice(roads or moves))
            assert answer["ok"], answer
            for event in answer["events"]:
                gate, inn = event.get("gate", False), event.get("inn", False)
                if event["event"] != "scored" or event["reason"] != "complete" or gate == inn:
                    continue
                paid["gate" if gate else "inn"] += 1
                if gate:  # R-6.2 with R-0.6, but for the inns' R-12.3
                    more = event["points"] - event["tiles"]
                    assert more > 0 and more % 2 == 0, event
                else:
                    assert event["points"] == 2 * event["tiles"], event
    program.stdin.close()
    program.wait()
    assert min(paid.values()) > 2, paid


def play(engine, env):
    """A whole game with tolls; returns it as a scenario, with what each seat took."""
    program = subprocess.Popen([engine], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)

    def ask(**request):
        program.stdin.write(json.dumps(request) + "\n")
        program.stdin.flush()
        return json.loads(program.stdout.readline())

    chance = random.Random(5)
    three = ask(cmd="new", players=["red", "blue", "green"], settings={"toll": "on"}, seed=5)
    answer = ask(cmd="new", players=["red", "blue"], settings={"toll": "on"}, seed=5)
    planks = [game["state"]["supply"]["red"]["plank"] for game in (answer, three)]
    assert planks == [3, 2], planks
    taken, paid, wardens, times = {"red": 0, "blue": 0}, {}, 0, 0
    bails = {}
    posts, gates, rests, skipped, asks = {"red": 0, "blue": 0}, 0, {"red": False, "blue": False}, 0, False
    assert not ask(cmd="play", move="toll")["ok"], "a toll is taken before anything is laid"
    while answer["state"]["decision"]:
        asked, player = answer["state"]["decision"], answer["state"]["player"]
        moves = ask(cmd="legal")["moves"]
        odds = {"tile": 0.3, "figure": 0.4}.get(asked, 1)
        if "bail" in moves and chance.random() < odds:  # at any time of one's turn, and asked the same again
            scores, bailed = answer["state"]["scores"], ask(cmd="play", move="bail")
            assert bailed["ok"] and bailed["state"]["scores"][player] == scores[player] - 1, bailed
            assert (bailed["state"]["decision"], bailed["state"]["player"]) == (asked, player), bailed
            assert [event["event"] for event in bailed["events"]] == ["scored", "returned"], bailed
            assert bailed["state"]["supply"][player]["warden"] == 1, bailed
            assert "once a turn" in ask(cmd="play", move="bail")["error"], "bail is given once a turn"
            bails[asked] = bails.get(asked, 0) + 1
            moves = ask(cmd="legal")["moves"]
            assert "bail" not in moves and (asked != "tile" or moves), moves
        moves = [move for move in moves if move != "bail"]
        wanted = [move for move in moves if move.startswith(("warden", "post", "meeple road"))]
        move = (wanted or [chance.choice(moves)])[-1]
        posts[player] += move.startswith("post")
        if asked == "toll":
            assert moves == ["toll", "pass"], moves
            advice = ask(cmd="advise", player="mathilde", playouts=2, seed=1)
            assert advice["ok"] and advice["move"] == "toll", advice
            times += 1
            move = "toll" if times % 3 else "pass"
            assert asks, "who passed is asked again at once"
            rests[player] = move == "pass"
            taken[player] += move == "toll"
        wardens += move.startswith("warden")
        answer = ask(cmd="play", move=move)
        assert answer["ok"], answer
        for event in answer["events"]:
            if event["event"] == "placed" and event["at"] == answer["state"]["keeper"]["at"]:  # a tile with a road
                asks = not rests[player]
                skipped += rests[player]
                rests[player] = False
            gates += event["event"] == "scored" and event.get("gate", False)
            if event["event"] == "scored" and event["reason"] == "tolls":
                paid[event["player"]] = event["points"]
    assert wardens >= 2, "each has a warden"
    assert times > 20 and paid == {seat: count for seat, count in taken.items() if count}, (taken, paid)
    assert skipped > 3 and gates, (skipped, gates)
    assert max(posts.values()) == 1 and answer["state"]["supply"]["red"]["post"] == 1 - posts["red"], posts
    assert sorted(bails) == ["figure", "tile", "toll"], bails
    assert answer["state"]["supply"]["red"]["plank"] == 3 - posts["red"], "a post is made of a plank"
    board = ask(cmd="board")
    assert len([figure for figure in board["figures"] if figure.get("figure") == "post"]) == sum(posts.values()), posts
    at = next(at for kind, *at, _ in board["tiles"] if kind == "TO_gate")
    roads = [ask(cmd="feature", at=at, on="road:" + edge) for edge in "NESW"]
    assert any(road["ok"] and road["gate"] for road in roads), roads
    game = ask(cmd="save")["scenario"]
    again = ask(cmd="load", scenario=game)
    assert again["ok"] and again["state"]["hash"] == answer["state"]["hash"], again
    assert ask(cmd="undo", moves=3)["ok"]
    program.stdin.close()
    program.wait()
    return game, taken


def main():
    root, long = pathlib.Path(sys.argv[1]).resolve(), os.environ.get("BASTIDE_LONG")
    with tempfile.TemporaryDirectory() as folder:
        tree = pathlib.Path(folder)
        (tree / "tests").mkdir()
        copy(root, tree)
        engine, window = tree / "build/src/protocol/bastide-engine", "src/platform/bastide"
        pictures = tree / "build/src/pictures/bastide-pictures"
        build(tree, ["src/protocol/bastide-engine"] + ([window, "src/pictures/bastide-pictures"] if long else []))
        env = dict(os.environ, BASTIDE_DATA=str(tree / "data"), BASTIDE_HOME=str(tree / "home"))
        game, taken = play(engine, env)
        beside_inns(engine, env)
        save = tree / "game.json"
        save.write_text(json.dumps(game))
        subprocess.run([engine, "check", save], env=env, check=True, stdout=subprocess.DEVNULL)
        subprocess.run([engine, "bench", "--games", "300", "--events", "--setting", "toll=on"], env=env, check=True,
                       stdout=subprocess.DEVNULL)
        known = subprocess.run([sys.executable, root / "tests/architecture/known.py", tree, "--list", "toll"],
                               capture_output=True, text=True, check=True).stdout.splitlines()
        assert len(known) == 1 and LINE.strip() in known[0], known
        if long:
            for audit in ("audit.txt", "audit.json"):
                subprocess.run([pictures, "--audit", tree / audit, save], env=env, check=True)
            told = (tree / "audit.txt").read_text()
            for words in ("Tolls", "At the end each toll brings a point.", "Each gate on a road brings 2 points more."):
                assert words in told, told
            tile = subprocess.run([pictures, "--describe", "TO_gate"], env=env, check=True, capture_output=True, text=True)
            assert "with a gate" in tile.stdout, tile.stdout
            for name, arguments in (("table", ["--at", "21", "--overlay", "history", save]), ("end", [save]),
                                    ("set-up", ["--screen", "choices"]), ("editor", ["--screen", "editor"])):
                subprocess.run([pictures, "--screenshot", tree / (name + ".png"), *arguments], env=env, check=True)
    print("a folder and a line: %d and %d tolls" % (taken["red"], taken["blue"]))


if __name__ == "__main__":
    main()
