#!/usr/bin/env python3
"""What bastide writes never eats what it reads, comes whole or not at all, and goes where a link leads.

    test_outputs.py BASTIDE BASTIDE_ENGINE DATA
"""
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import unittest
import unittest.mock

BASTIDE, ENGINE, DATA = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
GAME = DATA / "scenarios" / "X-05.json"


def run(*arguments):
    return subprocess.run([BASTIDE, *map(str, arguments)], capture_output=True, text=True)


class InAFolder(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="bastide-outputs-"))
        self.addCleanup(shutil.rmtree, self.folder)

    def game(self, name):
        return pathlib.Path(shutil.copy(GAME, self.folder / name))

    def refused(self, kept, *arguments):
        """With a sentence; the file is what it was, and nothing else was left."""
        before, names = kept.read_bytes(), sorted(self.folder.rglob("*"))
        done = run(*arguments)
        self.assertNotEqual(done.returncode, 0, arguments)
        self.assertRegex(done.stderr, r"^bastide: .* read")
        self.assertEqual(kept.read_bytes(), before, arguments)
        self.assertEqual(sorted(self.folder.rglob("*")), names)


class Eaten(InAFolder):
    def test_by_a_work(self):
        for work, name in (("--audit", "s.json"), ("--audit", "s.txt"), ("--screenshot", "s.png"),
                           ("--animate", "s.webp"), ("--sheet", "s.png")):
            game = self.game(name)
            os.symlink(game, self.folder / ("link-" + name))
            os.link(game, self.folder / ("hard-" + name))
            for prefix in ("", "link-", "hard-", "./", "../" + self.folder.name + "/"):
                self.refused(game, work, os.path.join(self.folder, prefix + name), game)
            for path in self.folder.iterdir():
                path.unlink()

    def test_by_what_is_told(self):
        game = self.game("s.txt")
        self.refused(game, "--narrate", game, game)

    def test_by_a_gallery(self):
        out = self.folder / "g"
        first = self.game("X-05.json")
        self.assertEqual(run("--gallery", out, first).returncode, 0)
        copy = out / "files" / "X-05.json"
        self.assertEqual(copy.read_bytes(), GAME.read_bytes())
        self.refused(copy, "--gallery", out, copy)
        shutil.copy(GAME, out / "index.html")
        self.refused(out / "index.html", "--gallery", out, out / "index.html")
        picture = next((out / "pictures").iterdir())
        shutil.copy(GAME, picture)
        self.refused(picture, "--gallery", out, first, picture)
        # A link in the gallery that leads to what is read, whatever it is called there.
        other = self.game("other.json")
        os.unlink(copy)
        os.symlink(other, copy)
        self.refused(other, "--gallery", out, first, other)

    def test_a_gallery_goes_on(self):
        """Where a picture cannot be written: which and why, how many in the end, and the others are there."""
        out = self.folder / "g"
        lost = [out / "pictures" / name for name in ("a.webp", "a-moving.webp")]
        for path in lost:
            path.mkdir(parents=True)
        done = run("--gallery", out, shutil.copy(DATA / "scenarios/E000-25.json", self.folder / "a.json"),
                   self.game("b.json"))
        self.assertEqual(done.returncode, 1)
        for path in lost:
            self.assertRegex(done.stderr, f'bastide: [^\n]*"{path}": Is a directory\n')
        self.assertRegex(done.stderr, "bastide: [^\n]*: 2\n\\Z")
        self.assertEqual(done.stderr.count("\n"), 3, done.stderr)
        self.assertTrue((out / "pictures/b.webp").is_file() and (out / "pictures/2x/a.webp").is_file())
        self.assertIn('src="pictures/b.webp"', (out / "index.html").read_text())

    def test_the_game_itself(self):
        """Nor what every work reads besides: tiles, and a page's template."""
        data, game, out = self.folder / "data", self.game("X-05.json"), self.folder / "g"
        data.mkdir()
        for name in DATA.iterdir():
            if name.name in ("tiles", "castle", "gallery"):
                shutil.copytree(name, data / name.name)
            else:
                (data / name.name).symlink_to(name)
        shutil.copytree(data / "gallery", self.folder / "own")
        out.mkdir()
        with unittest.mock.patch.dict(os.environ, BASTIDE_DATA=str(data)):
            for kept in (data / "tiles" / "base.json", data / "castle" / "board.json"):
                self.refused(kept, "--audit", kept, game)
                for name, word in (("told.txt", "--narrate"), ("still.png", "--screenshot")):
                    os.symlink(kept, self.folder / name)
                    self.refused(kept, word, self.folder / name, game)
                    os.unlink(self.folder / name)
                os.symlink(kept, out / "index.html")
                self.refused(kept, "--gallery", out, game)
                os.unlink(out / "index.html")
            for kept, words in ((data / "gallery" / "rules.json", ()),
                                (self.folder / "own" / "page.html", ("--template", self.folder / "own"))):
                os.symlink(kept, out / "index.html")
                self.refused(kept, "--gallery", out, *words, game)
                os.unlink(out / "index.html")
            # A template whose own folder takes the pages, and that calls one of its parts as the page is called.
            own = self.folder / "own"
            self.assertEqual(run("--gallery", own, "--template", own, game).returncode, 0)
            self.assertEqual(run("--gallery", own, "--template", own, game).returncode, 0)
            (own / "index.html").write_text("part")
            (own / "page.html").write_text("whole {{>index.html}}")
            self.refused(own / "index.html", "--gallery", own, "--template", own, game)


class Whole(InAFolder):
    def test_a_link_goes_on_being_one(self):
        game, there = self.game("s.json"), self.folder / "there"
        there.mkdir()
        (self.folder / "audit.json").symlink_to("there/audit.json")
        self.assertEqual(run("--audit", self.folder / "audit.json", game).returncode, 0)
        self.assertTrue((self.folder / "audit.json").is_symlink())
        first = (there / "audit.json").read_bytes()
        (there / "audit.json").write_text("old")
        (there / "audit.json").chmod(0o640)
        self.assertEqual(run("--audit", self.folder / "audit.json", game).returncode, 0)
        self.assertTrue((self.folder / "audit.json").is_symlink())
        self.assertEqual((there / "audit.json").read_bytes(), first)
        self.assertEqual((there / "audit.json").stat().st_mode & 0o7777, 0o640)
        self.assertEqual([path.name for path in there.iterdir()], ["audit.json"])

    def test_what_cannot_be_written_leaves_the_old(self):
        game, old = self.game("s.json"), self.folder / "old.png"
        old.write_text("old")
        for arguments in (("--screenshot", old, "--editions", "city4,nothing", game), ("--screenshot", old, self.folder)):
            self.assertNotEqual(run(*arguments).returncode, 0)
            self.assertEqual(old.read_text(), "old")
        self.assertEqual(sorted(path.name for path in self.folder.iterdir()), ["old.png", "s.json"])

    def test_what_is_no_file_is_written_to_as_it_is(self):
        game, fifo = self.game("s.json"), self.folder / "pipe.png"
        os.mkfifo(fifo)
        reader = subprocess.Popen(["cat", str(fifo)], stdout=subprocess.PIPE)
        self.assertEqual(run("--screenshot", fifo, "--size", "320x200", game).returncode, 0)
        self.assertTrue(reader.communicate()[0].startswith(b"\x89PNG"))
        self.assertTrue(fifo.is_fifo())
        (self.folder / "full.png").symlink_to("/dev/full")
        done = run("--screenshot", self.folder / "full.png", "--size", "320x200", game)
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("No space left on device", done.stderr)
        self.assertEqual(done.stderr.count("\n"), 1)  # one sentence

    def test_a_limit_is_told_as_a_full_disk_is(self):
        """Of the size of files (ulimit -f): unasked, the system ends who goes beyond it."""
        game, out = self.game("s.json"), self.folder / "out.png"
        done = subprocess.run([BASTIDE, "--screenshot", str(out), "--size", "320x200", str(game)], capture_output=True,
                              text=True, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)))
        self.assertEqual(done.returncode, 1)
        self.assertIn("File too large", done.stderr)
        self.assertEqual([path.name for path in self.folder.iterdir()], ["s.json"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
