#!/usr/bin/env python3
"""bastide-engine match: decks, seats, summaries, and programs that misbehave.

    test_match.py ENGINE BOT [CLASS...]
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

ENGINE, BOT = sys.argv[1], sys.argv[2]

# A program with a seat: plays at chance for five moves, then does what its argument says.
PROGRAM = r"""
import json, random, sys, time
chance = random.Random(7)
for number, line in enumerate(sys.stdin):
    question = json.loads(line)
    assert question["cmd"] == "move" and question["game"] == "carcassonne" and question["board"]["ok"] is True
    assert question["you"] in question["players"] and question["state"]["player"] == question["you"]
    answer = json.dumps({"move": chance.choice(question["legal"]), "thought": "none"})
    if number >= 5:
        fault = sys.argv[1]
        if fault == "die":
            sys.exit(1)
        if fault == "hang":
            time.sleep(1000)
        while fault == "flood":
            sys.stdout.write("x" * 65536)
        answer = {"cheat": json.dumps({"move": "place E 99,99 0"}), "word": json.dumps({"move": "castle"}),
                  "garbage": "no JSON", "dumb": json.dumps({"say": "hm"}), "list": "[1]",
                  "twice": answer + "\n" + answer}.get(fault, answer)
    print(answer, flush=True)
"""


def match(*arguments, status=0):
    """Lines of the games, the summary, what was said on the other stream."""
    done = subprocess.run([ENGINE, "match", *arguments], capture_output=True, text=True)
    assert done.returncode == status, (done.returncode, done.stderr)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    return (lines[:-1], lines[-1], done.stderr) if status == 0 else done.stderr


class Match(unittest.TestCase):
    def test_lines_and_summary(self):
        games, summary, _ = match("--players", "pip,random", "--games", "6", "--seed", "3")
        self.assertEqual(len(games), 6)
        self.assertEqual([game["game"] for game in games], [1, 2, 3, 4, 5, 6])
        self.assertIs(summary["summary"], True)
        self.assertEqual(summary["games"], 6)
        self.assertEqual([player["name"] for player in summary["players"]], ["pip", "random"])
        for player in summary["players"]:
            self.assertLessEqual({"name", "wins", "share", "low", "high", "margin", "ms_median", "ms_max"}, set(player))
            self.assertLessEqual(player["low"], player["share"])
            self.assertLessEqual(player["share"], player["high"])
        self.assertAlmostEqual(sum(player["wins"] for player in summary["players"]), 6)

    def test_decks_are_paired(self):
        games, _, _ = match("--players", "pip,odo,random", "--games", "6", "--seed", "3")
        for deck in (games[:3], games[3:]):
            self.assertEqual(len({game["seed"] for game in deck}), 1)
            seats = [tuple(game["players"]) for game in deck]
            self.assertEqual(len(set(seats)), 3)
            for seat in range(3):
                self.assertEqual(len({players[seat] for players in seats}), 3)
        self.assertNotEqual(games[0]["seed"], games[3]["seed"])

    def test_the_same_player_gains_nothing(self):
        games, summary, _ = match("--players", "berta,berta", "--games", "4", "--seed", "9", "--playouts", "1")
        self.assertEqual(games[0]["scores"], games[1]["scores"])
        self.assertEqual([player["share"] for player in summary["players"]], [0.5, 0.5])

    def test_jobs_change_nothing(self):
        words = ("--players", "reynard,pip", "--games", "8", "--seed", "5", "--playouts", "20")
        alone, one, _ = match(*words)
        together, many, _ = match(*words, "--jobs", "3")
        self.assertEqual(alone, together)
        for summary in (one, many):
            for player in summary["players"]:
                del player["ms_median"], player["ms_max"]
        self.assertEqual(one, many)

    def test_settings_and_players(self):
        games, _, _ = match("--player", "pip", "--player", "odo", "--players", "random,berta,random", "--games", "5",
                            "--setting", "start=river2", "--setting", "farm=city4")
        self.assertEqual(len(games[0]["scores"]), 5)

    def test_the_castle(self):
        games, summary, said = match("--players", "berta,random", "--games", "4", "--game", "castle", "--setting",
                                     "corner=last")
        self.assertEqual(summary["players"][0]["wins"], 4)
        self.assertEqual(said, "")
        self.assertIn("castle has no setting", match("--players", "pip,odo", "--game", "castle", "--setting", "farm=off",
                                                     status=2))
        self.assertIn('no game "chess"', match("--players", "pip,odo", "--game", "chess", status=2))

    def test_wrong_usage(self):
        for arguments, words in (
                (["--players", "pip"], "at least 2"),
                (["--players", "pip,nobody"], 'no player "nobody"'),
                (["--players", "pip,odo", "--games", "3"], "multiple"),
                (["--players", "pip,odo", "--ms", "5", "--playouts", "5"], "exclude"),
                (["--players", "pip,odo", "--jobs", "0"], "--jobs must be"),
                (["--players", "pip,odo", "--setting", "farm=x"], "farm cannot be"),
                (["--players", "pip,odo,pip,odo,pip,odo,pip"], "at most"),
                (["--players", "pip,odo", "more"], 'no "more"')):
            self.assertIn(words, match(*arguments, status=2))


def lives(process):
    """Not even waiting for somebody to ask how it ended."""
    try:
        with open("/proc/%s/stat" % process) as file:
            return file.read().rsplit(")", 1)[1].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


class Strength(unittest.TestCase):
    def test_each_beats_the_next_weaker(self):
        """A few games with fixed seeds: they come out the same everywhere (tests/ai/README.md tells of many)."""
        for stronger, weaker, games in (("pip", "random", 10), ("odo", "pip", 20), ("berta", "odo", 12),
                                        ("reynard", "berta", 6), ("mathilde", "reynard", 6)):
            with self.subTest(stronger):
                _, summary, _ = match("--players", f"{stronger},{weaker}", "--games", str(games), "--seed", "8",
                                      "--playouts", "600", "--jobs", "2")
                self.assertGreater(summary["players"][0]["margin"], 0)


class Programs(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.program = Path(self.folder.name) / "a program.py"
        self.program.write_text(PROGRAM)

    def seat(self, fault):
        return f"exec:{sys.executable} '{self.program}' {fault}"

    def test_a_good_one_keeps_its_seat(self):
        _, summary, said = match("--player", self.seat("none"), "--player", "pip", "--games", "2")
        self.assertNotIn("lost_seat", summary["players"][0])
        self.assertEqual(said, "")

    def test_the_example_sits_down(self):
        _, summary, said = match("--player", f"exec:{sys.executable} {BOT} --seat", "--player", "random", "--games", "2",
                                 "--setting", "start=count", "--setting", "abbot=on")
        self.assertNotIn("lost_seat", summary["players"][0])
        self.assertEqual(said, "")

    def test_faults_lose_the_seat_not_the_game(self):
        for fault, words in (("die", "ended"), ("flood", "more than"), ("cheat", "not legal"), ("word", "no move"),
                             ("garbage", "not JSON"), ("dumb", 'no "move"'), ("list", 'no "move"'),
                             ("twice", "more than it was asked"), ("hang", "in time")):
            with self.subTest(fault):
                games, summary, said = match("--player", self.seat(fault), "--player", "pip", "--games", "2", "--jobs", "2")
                self.assertEqual(summary["players"][0]["lost_seat"], 2)
                self.assertNotIn("lost_seat", summary["players"][1])
                self.assertRegex(said, words)
                for game in games:
                    self.assertEqual(len(game["scores"]), 2)
                    (why,) = game["lost_seat"].values()
                    self.assertRegex(why, words)

    def test_nothing_is_left_running(self):
        mark = f"left-{os.getpid()}"
        child = Path(self.folder.name) / "child.py"
        child.write_text("import subprocess, sys\nsubprocess.Popen(['sleep', '600.%d'])\n" % os.getpid() +
                         "for line in sys.stdin: pass\n")
        match("--player", f"exec:{sys.executable} {child} {mark}", "--player", "pip", "--games", "2")
        running = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True).stdout
        self.assertIsNone(re.search(rf"sleep 600\.{os.getpid()}\b", running))

    def test_it_is_killed_with_the_game(self):
        """Also where nobody can stop it, and it reads nothing that could end."""
        born = Path(self.folder.name) / "born"
        os.mkfifo(born)
        command = f"exec:sh -c 'echo $$ >{born}; exec sleep 1000'"
        game = subprocess.Popen([ENGINE, "match", "--player", command, "--player", "pip", "--games", "2"],
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        with open(born) as line:
            process = line.read().strip()
        self.assertTrue(lives(process))
        game.kill()
        game.wait()
        while lives(process):  # the test's own limit ends what hangs
            time.sleep(0.01)

    def test_no_such_program(self):
        _, summary, said = match("--players", "exec:no-such-program,pip", "--games", "2")
        self.assertEqual(summary["players"][0]["lost_seat"], 2)
        self.assertIn("cannot be started", said)
        _, summary, said = match("--player", "exec:'open", "--player", "pip", "--games", "2")
        self.assertIn("is no command", said)

    def test_no_shell(self):
        file = Path(self.folder.name) / "made"
        match("--player", f"exec:true;touch {file}", "--player", "pip", "--games", "2")
        match("--player", f"exec:true $(touch {file})", "--player", "pip", "--games", "2")
        self.assertFalse(file.exists())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
