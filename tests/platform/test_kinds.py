#!/usr/bin/env python3
"""Pictures are what their names say: PNG with density and without a table, JPEG, WebP; moving WebP and PNG.

    test_kinds.py BASTIDE DATA
"""
import json
import os
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest
import zlib

BASTIDE, FILE = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2], "scenarios", "E000-25.json")


def chunks(data):
    """(kind, bytes) of a PNG, each with the sum that it says."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at = 8
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + size]
        assert zlib.crc32(kind + body) == struct.unpack(">I", data[at + 8 + size:at + 12 + size])[0], kind
        yield kind, body
        at += 12 + size


class Kinds(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="bastide-kinds-"))
        self.addCleanup(shutil.rmtree, self.folder)

    def made(self, work, name, *more):
        path = self.folder / name
        done = subprocess.run([BASTIDE, work, path, "--size", "480x300", *more, FILE], capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return path.read_bytes()

    def refused(self, *arguments):
        done = subprocess.run([BASTIDE, *arguments, FILE], capture_output=True, text=True, cwd=self.folder)
        self.assertEqual(done.returncode, 2, arguments)
        self.assertEqual(list(self.folder.iterdir()), [])
        return done.stderr

    def test_names(self):
        self.assertEqual(self.made("--screenshot", "a.jpg")[:3], b"\xff\xd8\xff")
        self.assertEqual(self.made("--screenshot", "a.jpeg"), self.made("--screenshot", "b.jpg"))
        self.assertEqual(self.made("--screenshot", "a.webp")[8:12], b"WEBP")

    def test_pictures_too_small_for_their_words(self):
        for size in ("300x200", "64x64", "390x120"):
            self.assertEqual(self.run_one("--screenshot", "a.png", "--size", size, FILE)[:2], (0, ""))

    def test_density(self):
        self.assertIn("--dpi", self.refused("--screenshot", "a.png", "--dpi", "5"))
        self.assertIn("--dpi", self.refused("--animate", "a.webp", "--dpi", "300"))
        self.assertNotIn(b"pHYs", dict(chunks(self.made("--screenshot", "a.png"))))
        told = dict(chunks(self.made("--screenshot", "b.png", "--dpi", "300")))
        self.assertEqual(told[b"pHYs"], struct.pack(">IIB", 11811, 11811, 1))
        for work, dpi in (("--screenshot", 300), ("--screenshot", 72), ("--sheet", 300)):
            data = self.made(work, "c.jpg", "--dpi", str(dpi))
            self.assertEqual((data[6:11], data[13:18]), (b"JFIF\0", struct.pack(">BHH", 1, dpi, dpi)))
            self.assertEqual(subprocess.run(["identify", "-format", "%x %U", self.folder / "c.jpg"],
                                            capture_output=True, text=True).stdout, f"{dpi} PixelsPerInch")
        self.assertEqual(self.made("--screenshot", "d.jpg")[13], 0)
        for path in self.folder.iterdir():
            path.unlink()
        self.assertIn("WebP", self.refused("--screenshot", "a.webp", "--dpi", "300"))

    def run_one(self, *arguments):
        done = subprocess.run([BASTIDE, *map(str, arguments)], capture_output=True, text=True, cwd=self.folder)
        return done.returncode, done.stderr, (self.folder / "a.png").read_bytes() if done.returncode == 0 else b""

    def test_words_of_files_on_the_table(self):
        plain, *others = [self.made("--screenshot", "a.png", "--overlay", words, "--crop", "board")
                          for words in ("none", "cells", "spots", "cells,spots")]
        self.assertEqual(len({plain, *others}), 4)
        for tile in ("D", "IC_crossing", "T12"):
            status, said, _ = self.run_one("--describe", tile, "--screenshot", "a.png", "--size", "300x300")
            self.assertEqual((status, said), (0, ""), tile)
        self.assertEqual(self.run_one("--screenshot", "a.png", "--describe", "nonsense")[0], 1)
        self.assertEqual(self.run_one("--screenshot", "a.png", "--audit", "b.json", FILE)[0], 2)

    def test_a_question_is_not_given_away(self):
        told, one = json.loads(FILE.read_text()), self.folder / "one.json"
        one.write_text(json.dumps({
            "format": 1, "players": told["players"], "tiles": [["D", 0, 0, 0]], "turn": told["turn"],
            "figures": [{"player": "red", "at": [0, 0], "on": "road:E"}], "deck": ["V", "V"],
            "moves": [{"ask": "Who?", "owner": [0, 0, "road:E"]}]}))
        for more in ([], ["--answer"]):
            plain = self.run_one("--screenshot", "a.png", "--size", "480x300", *more, one)
            self.assertEqual(plain[:2], (0, ""))
            self.assertEqual(plain, self.run_one("--screenshot", "a.png", "--size", "480x300", "--crop", "board", *more,
                                                 one), "without the cards, which foretell points")

    def test_a_file_has_its_look(self):
        told = json.loads(FILE.read_text())
        look = self.folder / "look.json"
        def shot(*more):
            return self.run_one("--screenshot", "a.png", "--size", "300x200", *more)[2]
        summer, winter = shot(FILE), shot("--season", "winter", "--table", "slate", FILE)
        look.write_text(json.dumps({**told, "look": {"season": "winter", "table": "slate"}}))
        self.assertNotEqual(summer, winter)
        self.assertEqual(shot(look), winter)
        self.assertEqual(shot("--season", "summer", "--table", "walnut", look), summer)
        for wrong, said in (({"season": "spring"}, "autumn"), ({"table": "oak"}, "slate"), ({"sky": "blue"}, "sky")):
            look.write_text(json.dumps({**told, "look": wrong}))
            status, error, _ = self.run_one("--screenshot", "a.png", look)
            self.assertEqual(status, 1)
            self.assertIn(said, error)

    def alpha(self, name):
        raw = subprocess.run(["convert", self.folder / name, "-alpha", "extract", "-depth", "8", "gray:-"],
                             check=True, stdout=subprocess.PIPE).stdout
        return [raw[y * 480:(y + 1) * 480] for y in range(300)]

    def test_without_a_table(self):
        for name in ("a.png", "a.webp"):
            self.made("--screenshot", name, "--background", "none", "--crop", "board", "--at", "2", "--caption", "")
            rows = self.alpha(name)
            self.assertEqual(max(rows[0] + rows[-1]), 0, name)
            self.assertEqual(rows[150][240], 255, name)
            self.assertTrue(any(0 < value < 255 for row in rows for value in row), "shadows")
        self.assertEqual(dict(chunks((self.folder / "a.png").read_bytes()))[b"IHDR"][9], 6)
        self.made("--screenshot", "table.png", "--background", "table", "--crop", "board", "--at", "2")
        self.assertEqual(min(b"".join(self.alpha("table.png"))), 255)

    def test_a_jpeg_has_no_transparent_parts(self):
        self.assertIn("JPEG", self.refused("--screenshot", "a.jpg", "--background", "none"))
        self.assertIn("--background", self.refused("--screenshot", "a.png", "--background", "red"))
        self.assertIn("--background", self.refused("--animate", "a.webp", "--background", "none"))

    def test_a_moving_png(self):
        data = self.made("--animate", "a.png", "--fps", "5")
        self.assertEqual(data, self.made("--animate", "b.png", "--fps", "5"))
        parts = list(chunks(data))
        frames = [struct.unpack(">IIIIIHHBB", body) for kind, body in parts if kind == b"fcTL"]
        self.assertEqual(struct.unpack(">II", dict(parts)[b"acTL"]), (len(frames), 0))
        self.assertGreater(len(frames), 4)
        numbers = [struct.unpack(">I", body[:4])[0] for kind, body in parts if kind in (b"fcTL", b"fdAT")]
        self.assertEqual(numbers, list(range(len(numbers))))
        self.assertEqual(frames[0][1:5], (480, 300, 0, 0))
        for _, w, h, x, y, stands, unit, *_ in frames:
            self.assertTrue(w and h and x + w <= 480 and y + h <= 300 and unit == 1000)
        self.assertGreaterEqual(sum(frame[5] >= 2000 for frame in frames), 3, "shots are held")
        # each frame's pixels are there: as many bytes as its rows have
        packed, at = {}, -1
        for kind, body in parts:
            at += kind == b"fcTL"
            if kind in (b"IDAT", b"fdAT"):
                packed[at] = packed.get(at, b"") + (body if kind == b"IDAT" else body[4:])
        for i, (_, w, h, *_) in enumerate(frames):
            self.assertEqual(len(zlib.decompress(packed[i])), h * (1 + 3 * w))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
