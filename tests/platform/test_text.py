#!/usr/bin/env python3
"""What bastide says without a picture: --audit adds up to what the engine counts, for every file; --describe knows
every tile; names that promise another kind of file are refused; what standard output does not take is told.

    test_text.py BASTIDE BASTIDE_ENGINE DATA
"""
import collections
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

BASTIDE, ENGINE, DATA = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
FILES = sorted((DATA / "scenarios").glob("*.json"))
# Every tenth, so that the program is not started a hundred times more: tests/app/test_castle.c goes through all.
CASTLE = sorted((DATA / "scenarios" / "castle").glob("*.json"))[2::10]


def run(*arguments):
    return subprocess.run([BASTIDE, *map(str, arguments)], capture_output=True, text=True)


def ask(*requests):
    text = "".join(json.dumps(request) + "\n" for request in requests)
    lines = subprocess.run([ENGINE], input=text, capture_output=True, text=True, check=True).stdout.splitlines()
    return [json.loads(line) for line in lines]


def names_a_game(path):
    return json.loads(path.read_text()).get("game", "carcassonne") == "carcassonne"


class Audit(unittest.TestCase):
    def test_every_file_adds_up(self):
        with tempfile.TemporaryDirectory() as folder:
            for path in [*filter(names_a_game, FILES), *CASTLE]:
                out = pathlib.Path(folder, "audit.json")
                done = run("--audit", out, path)
                self.assertEqual(done.returncode, 0, f"{path.name}: {done.stderr}")
                audit = json.loads(out.read_text())
                sums = collections.Counter(audit["start"])
                for record in audit["records"]:
                    self.assertGreater(record["points"], 0)
                    self.assertTrue(record["rule"].startswith("R") and record["text"], record)
                    sums[record["player"]] += record["points"]
                self.assertEqual(dict(sums), audit["totals"], path.name)
                truth = ask({"cmd": "load", "file": str(path)})[0]["state"]["scores"]
                self.assertEqual(audit["totals"], truth, path.name)
                self.assertEqual(audit["scores"], truth, path.name)

    def test_a_table_keeps_its_given_scores_apart(self):
        with tempfile.TemporaryDirectory() as folder:
            path, out = pathlib.Path(folder, "given.json"), pathlib.Path(folder, "audit.json")
            path.write_text(json.dumps({
                "format": 1, "players": ["red", "blue"], "tiles": [["D", 0, 0, 0]], "scores": {"red": 17},
                "figures": [{"player": "blue", "at": [0, 0], "on": "road:W"}], "moves": ["end"]}))
            self.assertEqual(run("--audit", out, path).returncode, 0)
            audit = json.loads(out.read_text())
            self.assertEqual(audit["start"], {"red": 17, "blue": 0})
            self.assertEqual(audit["totals"], {"red": 17, "blue": 1})
            self.assertEqual([(r["player"], r["points"], r["reason"], r["kind"], r["rule"], r["tiles"])
                              for r in audit["records"]], [("blue", 1, "final", "road", "R-8.3", 1)])

    def test_as_text(self):
        with tempfile.TemporaryDirectory() as folder:
            out = pathlib.Path(folder, "audit.txt")
            self.assertEqual(run("--audit", out, DATA / "scenarios" / "E000-24.json").returncode, 0)
            self.assertIn("   [1]\n", out.read_text())
            self.assertIn("\n[1] ", out.read_text())

    def test_as_text_for_people(self):
        """Colours are words of the language, and rules are told by a sentence."""
        with tempfile.TemporaryDirectory() as folder:
            out = pathlib.Path(folder, "audit.txt")
            file = DATA / "scenarios" / "R-13.16-city4.json"
            self.assertEqual(run("--lang", "de", "--audit", out, file).returncode, 0)
            text = out.read_text()
            self.assertIn("Rot 4\n", text)
            self.assertNotIn("R-", text)
            self.assertNotIn("red", text)

    def test_faults_are_told(self):
        with tempfile.TemporaryDirectory() as folder:
            missing = run("--audit", pathlib.Path(folder, "a.json"), pathlib.Path(folder, "none.json"))
            self.assertEqual(missing.returncode, 1)
            self.assertIn("cannot be opened", missing.stderr)
            unwritable = run("--audit", pathlib.Path(folder, "no", "a.json"), FILES[0])
            self.assertEqual(unwritable.returncode, 1)
            self.assertIn("cannot be written", unwritable.stderr)


class Describe(unittest.TestCase):
    def test_every_tile(self):
        for path in sorted((DATA / "tiles").glob("*.json")):
            for tile in json.loads(path.read_text()).get("tiles", []):
                name = tile["id"] if isinstance(tile, dict) else tile
                done = run("--describe", name)
                self.assertEqual(done.returncode, 0, done.stderr)
                self.assertTrue(done.stdout.startswith(name + ": "), done.stdout)
                self.assertIn("sides  N ", done.stdout)
                self.assertIn("count  ", done.stdout)

    def test_spots_are_those_of_the_rules(self):
        done = run("--describe", "E").stdout
        for line in ("spot   city:N", "spot   field:", "borders city:N", "5 in base_old"):
            self.assertIn(line, done)

    def test_spots_of_a_castle_tile(self):
        done = run("--describe", "T58").stdout
        for line in ("sides  N house, E court", "spot   house:N         (N)", "SL SR WL WR), 1 market", "1 in castle"):
            self.assertIn(line, done)
        self.assertIn("spot   path:N          (N S), with a well", run("--describe", "T04").stdout)
        self.assertIn("square, where its paths end", run("--describe", "T25").stdout)

    def test_unknown(self):
        done = run("--describe", "nonsense")
        self.assertEqual(done.returncode, 1)
        self.assertIn('no tile "nonsense"', done.stderr)


class Names(unittest.TestCase):
    def test_another_kind_of_file_is_refused(self):
        for option, name, suffix in (("--animate", "x.gif", ".webp"), ("--screenshot", "x.gif", ".png or .jpg"),
                                     ("--sheet", "x.webp", ".png"), ("--tiles", "x", ".png"),
                                     ("--components", "x.jpeg", ".png"), ("--audit", "x.csv", ".json or .txt")):
            done = run(option, name, *([] if option in ("--tiles", "--components") else [FILES[0]]))
            self.assertEqual(done.returncode, 2, option)
            self.assertIn(f"ends in {suffix}", done.stderr)

    def test_editions_that_are_none(self):
        with tempfile.TemporaryDirectory() as folder:
            for editions, told in (("well4=2,well4=3", '"3" is no value of well4'), ("well4=2", "two to four editions"),
                                   ("corner=last,corner=each", '"corner" is nothing that decides'),
                                   ("keep_starts=on,keep_starts=on", "do not differ")):
                done = run("--screenshot", pathlib.Path(folder, "out.png"), "--size", "320x180", "--editions", editions,
                           DATA / "scenarios" / "castle" / "C-84.json")
                self.assertEqual(done.returncode, 1, editions)
                self.assertIn(told, done.stderr)

    def test_a_picture_of_a_false_claim(self):
        with tempfile.TemporaryDirectory() as folder:
            path, out = pathlib.Path(folder, "false.json"), pathlib.Path(folder, "out.png")
            path.write_text(json.dumps({"format": 1, "players": ["red", "blue"], "deck": ["E"],
                                        "moves": [{"expect": {"left": 7}}]}))
            done = run("--screenshot", out, "--size", "320x180", path)
            self.assertEqual(done.returncode, 1)
            self.assertIn("left is 0, not 7", done.stderr)
            self.assertTrue(out.exists())


class Full(unittest.TestCase):
    """Standard output takes nothing: a sentence, and no success."""

    def refused(self, program, *arguments, text=None):
        with open("/dev/full", "w") as full:
            done = subprocess.run([program, *map(str, arguments)], stdout=full, stderr=subprocess.PIPE, text=True,
                                  input=text)
        name = pathlib.Path(program).name
        self.assertEqual(done.returncode, 1, f"{name} {arguments}: {done.stderr}")
        self.assertRegex(done.stderr, rf"\A{name}: [^\n]* cannot be written[^\n]*\n\Z", arguments)

    def test_bastide(self):
        for arguments in (["--help"], ["--version"], ["--describe", "E"], ["--bench-frames", "--size", "320x200"]):
            self.refused(BASTIDE, *arguments)

    def test_engine(self):
        for arguments in (["--help"], ["--version"], ["perft", 1], ["bench", "--games", 1],
                          ["bench", "--games", 1, "--print-moves"], ["check", FILES[0]],
                          ["match", "--players", "random,random", "--games", 100000]):
            self.refused(ENGINE, *arguments)
        for arguments in ([], ["protocol"]):
            self.refused(ENGINE, *arguments, text='{"cmd":"version"}\n')

    def test_closed(self):
        for program in (BASTIDE, ENGINE):
            done = subprocess.run(["sh", "-c", 'exec "$0" --help >&-', program], stderr=subprocess.PIPE, text=True)
            self.assertEqual(done.returncode, 1)
            self.assertIn("cannot be written: Bad file descriptor", done.stderr)

    def test_a_work_that_says_nothing_needs_no_standard_output(self):
        with tempfile.TemporaryDirectory() as folder, open("/dev/full", "w") as full:
            self.assertEqual(subprocess.run([BASTIDE, "--audit", pathlib.Path(folder, "audit.txt"), FILES[0]],
                                            stdout=full).returncode, 0)


unittest.main(argv=sys.argv[:1])
