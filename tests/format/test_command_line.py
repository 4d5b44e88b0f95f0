#!/usr/bin/env python3
"""bastide-engine as a program: words, options, exit status. test_command_line.py ENGINE"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ENGINE = os.path.abspath(sys.argv.pop(1))
DATA = pathlib.Path(__file__).resolve().parents[2] / "data"


def run(*arguments, text="", env=None):
    return subprocess.run([ENGINE, *arguments], input=text, capture_output=True, text=True, env=env)


class CommandLine(unittest.TestCase):
    def assert_usage(self, *arguments):
        result = run(*arguments)
        self.assertEqual(result.returncode, 2, arguments)
        self.assertEqual(result.stdout, "")
        self.assertEqual(len(result.stderr.splitlines()), 1, result.stderr)
        self.assertTrue(result.stderr.startswith("bastide-engine: "), result.stderr)

    def test_help_and_version(self):
        for arguments in (["--help"], ["bench", "--help"]):
            result = run(*arguments)
            self.assertEqual(result.returncode, 0)
            for word in ("protocol", "bench", "perft", "check", "--print-moves", "signature"):
                self.assertIn(word, result.stdout)
        self.assertEqual(run("--version").stdout.split()[0], "bastide-engine")

    def test_wrong_usage(self):
        for arguments in (["play"], ["--helpp"], ["protocol", "x"], ["bench", "x"], ["bench", "--games"],
                          ["bench", "--games", "0"], ["bench", "--games", "many"], ["bench", "--games", "-1"],
                          ["bench", "--players", "7"], ["bench", "--seed", "9007199254740992"],
                          ["bench", "--setting", "farm"], ["bench", "--setting", "farm=x"],
                          ["bench", "--setting", "x=1"], ["bench", "--deck", "E"], ["perft"], ["perft", "0"],
                          ["perft", "99"], ["perft", "2", "3"], ["perft", "2", "--deck", "E,ZZ"],
                          ["perft", "2", "--games", "3"], ["check"]):
            with self.subTest(arguments=arguments):
                self.assert_usage(*arguments)

    def test_protocol_by_default(self):
        text = '{"cmd":"state"}\n{"cmd":"quit"}\n'
        for arguments in ([], ["protocol"]):
            result = run(*arguments, text=text)
            self.assertEqual(result.returncode, 0)
            answers = [json.loads(line) for line in result.stdout.splitlines()]
            self.assertEqual([answer["ok"] for answer in answers], [False, True])

    def test_answer_comes_before_the_next_request(self):
        process = subprocess.Popen([ENGINE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for _ in range(3):
            process.stdin.write('{"cmd":"state"}\n')
            process.stdin.flush()
            self.assertFalse(json.loads(process.stdout.readline())["ok"])
        process.stdin.close()
        self.assertEqual(process.wait(10), 0)
        process.stdout.close()

    def test_runs_anywhere_with_an_empty_environment(self):
        with tempfile.TemporaryDirectory() as directory:
            result = subprocess.run([ENGINE, "bench", "--games", "1"], cwd=directory, env={}, capture_output=True,
                                    text=True)
            self.assertEqual(result.returncode, 0, result.stderr)

    def test_data_directory_that_is_none(self):
        result = run(env={"BASTIDE_DATA": "/nowhere"})
        self.assertEqual(result.returncode, 1)
        self.assertIn("/nowhere", result.stderr)
        self.assertEqual(len(result.stderr.splitlines()), 1)

    def test_a_file_of_the_data_that_is_missing(self):
        with tempfile.TemporaryDirectory() as folder:
            data = pathlib.Path(folder) / "data"
            for name in ("tiles", "castle"):
                shutil.copytree(DATA / name, data / name)
            for name in ("tiles/base.json", "castle/board.json", "castle/tiles.json", "castle"):
                (data / name).rename(data / "gone")
                result = run("check", DATA / "scenarios/castle/C-43.json", env={"BASTIDE_DATA": str(data)})
                (data / "gone").rename(data / name)
                self.assertEqual(result.returncode, 1, name)
                self.assertRegex(result.stderr + result.stdout, f"{data}/{name.replace('/', '(/|: )')}")

    def test_a_game_without_tiles(self):
        with tempfile.TemporaryDirectory() as data:
            shutil.copytree(DATA / "tiles", pathlib.Path(data) / "tiles")
            for word in (["bench"], ["bench", "--print-moves"], ["perft", "2"], ["perft", "2", "--deck", "T01"],
                         ["match", "--players", "random,random", "--games", "2"]):
                result = run(*word, "--game", "castle", env={"BASTIDE_DATA": data})
                self.assertEqual(result.returncode, 1, word)
                self.assertIn(f"the tiles of castle are missing: \"{data}/castle\"", result.stderr)

    @unittest.skipUnless(shutil.which("ldd"), "no ldd here")
    def test_links_no_display_library(self):
        libraries = subprocess.run(["ldd", ENGINE], capture_output=True, text=True).stdout
        self.assertIn("libc.", libraries)
        for name in ("SDL", "X11", "wayland", "fontconfig"):
            self.assertNotIn(name, libraries)

    def test_bench(self):
        keys = ["games", "moves", "seconds", "cpu_seconds", "games_per_cpu_second", "moves_per_cpu_second",
                "signature"]
        results = []
        for arguments in (["--games", "10"], ["--games", "10", "--events"], ["--games", "10", "--events"],
                          ["--games", "10", "--events", "--players", "5", "--setting", "farm=city4"]):
            lines = run("bench", *arguments).stdout.splitlines()
            self.assertEqual(len(lines), 1)
            results.append(json.loads(lines[0]))
            self.assertEqual(list(results[-1]), keys)
        self.assertEqual(results[1]["signature"], results[2]["signature"])
        self.assertNotEqual(results[2]["signature"], results[3]["signature"])
        self.assertEqual(results[0]["moves"], results[1]["moves"])

    def test_print_moves_is_a_session(self):
        session = run("bench", "--print-moves", "--seed", "5", "--players", "3").stdout
        answers = [json.loads(line) for line in run(text=session).stdout.splitlines()]
        self.assertTrue(all(answer["ok"] for answer in answers))
        self.assertTrue(answers[-1]["state"]["over"])

    def test_perft(self):
        lines = run("perft", "3", "--deck", "E,B").stdout.splitlines()
        counts = [json.loads(line) for line in lines]
        self.assertEqual([count["depth"] for count in counts], [1, 2, 3])
        # Four ways to lay E beside D; each with its city, its field or nothing.
        self.assertEqual([count["sequences"] for count in counts][:2], [4, 12])

    def check_text(self, text, encoding="utf-8"):
        with tempfile.TemporaryDirectory() as directory:
            path = os.path.join(directory, "file.json")
            with open(path, "w", encoding=encoding) as file:
                file.write(text)
            result = run("check", path)
            return result.returncode, result.stderr.replace(path, "FILE").splitlines()

    def test_check_tells_every_difference(self):
        code, lines = self.check_text(
            '{"format": 1, "players": ["red", "blue"], "deck": ["E"], "moves": [\n'
            '{"expect": {"left": 3, "player": "blue", "tile": "E"}},\n'
            '"place E 0,-1 2",\n'
            '{"legal": "meeple city:N"},\n'
            '{"expect": {"scores": {"red": 1, "blue": 2}}}]}')
        self.assertEqual(code, 1)
        self.assertEqual([line.split(":")[1] for line in lines], ["2", "2", "4", "5", "5"], lines)
        self.assertIn("left is 0, not 3", lines[0])
        self.assertIn('player is "red", not "blue"', lines[1])
        self.assertIn("scores.red is 0, not 1", lines[3])
        self.assertIn("scores.blue is 0, not 2", lines[4])

    def test_check_names_a_misspelt_step(self):
        code, lines = self.check_text('{"format": 1, "players": ["red", "blue"], "deck": ["E"],\n'
                                      '"moves": [{"expcet": {"left": 0}}]}')
        self.assertEqual(code, 1)
        self.assertIn('unknown step "expcet"', lines[0])

    def test_check_shows_a_byte_order_mark(self):
        code, lines = self.check_text('{"format": 1}', encoding="utf-8-sig")
        self.assertEqual(code, 1)
        self.assertIn("FILE:1:1: the file begins with a byte order mark", lines[0])

    def test_check(self):
        with tempfile.TemporaryDirectory() as directory:
            def write(name, moves):
                path = os.path.join(directory, name)
                with open(path, "w", encoding="utf-8") as file:
                    json.dump({"format": 1, "players": ["red", "blue"], "tiles": [["D", 0, 0, 0]],
                               "moves": moves}, file)
                return path
            good = write("good.json", [{"placements": 4, "tile": "E"}])
            bad = write("bad.json", [{"placements": 5, "tile": "E"}])
            broken = write("broken.json", ["jump"])
            self.assertEqual(run("check", good).returncode, 0)
            result = run("check", good, bad, broken, os.path.join(directory, "none.json"))
            self.assertEqual(result.returncode, 1)
            lines = result.stderr.splitlines()
            self.assertEqual(len(lines), 3)
            self.assertTrue(lines[0].startswith(bad + ":1:"), lines[0])
            self.assertIn("4 ways, not 5", lines[0])
            self.assertIn("no move", lines[1])


if __name__ == "__main__":
    unittest.main()
