#!/usr/bin/env python3
"""The game makes pictures through a program of its own, bastide-pictures: beside it, where it is built or installed; where
it is missing there is one sentence, and the window's program links nothing that only it wants.

    test_programs.py BASTIDE BASTIDE_PICTURES INSTALLED
"""
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

BASTIDE, PICTURES, INSTALLED = sys.argv[1:]


class Programs(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="bastide-programs-")
        self.addCleanup(shutil.rmtree, self.folder)
        shutil.copy(BASTIDE, os.path.join(self.folder, "bastide"))

    def run_copy(self, *arguments, program="bastide"):
        return subprocess.run([os.path.join(self.folder, program), *arguments], capture_output=True, text=True, cwd="/")

    def test_alone_it_says_what_is_missing(self):
        if os.path.exists(INSTALLED):
            self.skipTest("an installed one is found")
        done = self.run_copy("--describe", "D")
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertRegex(done.stderr, r"\Abastide: bastide-pictures[^\n]*%s[^\n]*\n\Z" % self.folder)
        self.assertEqual(self.run_copy("--version").returncode, 0)
        self.assertIn("--screenshot", self.run_copy("--help").stdout)

    def test_beside_it_is_found(self):
        shutil.copy(PICTURES, self.folder)
        done = self.run_copy("--describe", "D")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("D", done.stdout)
        picture = os.path.join(self.folder, "a.png")
        done = self.run_copy("--screenshot", picture, "--screen", "rules", "--size", "320x240")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertTrue(os.path.getsize(picture) > 1000)

    def test_where_it_is_built_it_is_found(self):
        self.assertNotEqual(os.path.dirname(BASTIDE), os.path.dirname(PICTURES))
        self.assertEqual(subprocess.run([BASTIDE, "--describe", "D"], stdout=subprocess.DEVNULL).returncode, 0)

    def test_what_was_installed_may_be_moved(self):
        tree = os.path.join(self.folder, "moved")
        for folder in ("games", "libexec", "share"):
            os.makedirs(os.path.join(tree, folder))
        shutil.copy(BASTIDE, os.path.join(tree, "games"))
        shutil.copy(PICTURES, os.path.join(tree, "libexec"))
        os.symlink(os.environ["BASTIDE_DATA"], os.path.join(tree, "share", "bastide"))
        alone = {name: value for name, value in os.environ.items() if name != "BASTIDE_DATA"}
        done = subprocess.run([os.path.join(tree, "games", "bastide"), "--describe", "D"], capture_output=True, text=True,
                              cwd="/", env=alone)
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_nothing_lies_where_anybody_may_put_it(self):
        """Where it was built is no place to look for data: others may make a folder of that name."""
        root = os.path.dirname(os.environ["BASTIDE_DATA"]).encode()
        for program in (BASTIDE, PICTURES):
            bare = os.path.join(self.folder, "bare")
            subprocess.run(["objcopy", "--strip-debug", program, bare], check=True)  # a debugger may be told
            with open(bare, "rb") as file:
                self.assertNotIn(root + b"/", file.read(), program)

    def test_it_says_which_commit_it_is(self):
        self.assertRegex(self.run_copy("--version").stdout, r"\Abastide [0-9.]+( \([0-9a-f]{7,}\))?\n\Z")

    def test_it_opens_no_window(self):
        shutil.copy(PICTURES, self.folder)
        done = self.run_copy(program="bastide-pictures")
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertRegex(done.stderr, r"\Abastide: [^\n]*\n\Z")

    def test_the_game_links_nothing_that_only_pictures_want(self):
        for program, wanted in ((BASTIDE, False), (PICTURES, True)):
            with open(program, "rb") as file:
                self.assertEqual(b"libwebpmux.so" in file.read(), wanted, program)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
