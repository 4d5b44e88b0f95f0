#!/usr/bin/env python3
"""tools/prepare waits for whoever else installs packages, and for nothing else.

    prepare.py PREPARE

The package manager is played by scripts that stand before the real one in PATH.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

PREPARE = os.path.abspath(sys.argv[1])
LOCKED = "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 4234 (apt-get)"
DPKG = "dpkg: error: dpkg frontend lock was locked by another process with pid 17"
WAITING = "another program is installing packages"
# The calls are counted in a file; each says what its line of "answers" says, the last line stands for all that follow.
APT = """#!/bin/sh
printf '%s\\n' "$*" >>"$HERE/calls"
line=$(sed -n "$(wc -l <"$HERE/calls")p" "$HERE/answers")
[ -n "$line" ] || line=$(tail -n 1 "$HERE/answers")
[ "$line" = well ] && exit 0
echo "$line" >&2
exit 100
"""


class Locks(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="bastide-prepare-"))
        self.addCleanup(shutil.rmtree, self.folder)
        self.script("apt-get", APT)
        self.script("dpkg-query", "#!/bin/sh\nexit 1\n")
        self.script("sleep", "#!/bin/sh\necho >>\"$HERE/sleeps\"\n")
        self.script("sudo", "#!/bin/sh\nexec \"$@\"\n")

    def script(self, name, text):
        (self.folder / name).write_text(text)
        (self.folder / name).chmod(0o755)

    def lines(self, name):
        path = self.folder / name
        return path.read_text().splitlines() if path.exists() else []

    def need(self, *answers):
        """What need says and does where apt-get answers so; how often it waited."""
        (self.folder / "answers").write_text("".join(answer + "\n" for answer in answers))
        path = f"{self.folder}:{os.environ['PATH']}"
        done = subprocess.run(["bash", "-c", '. "$1"; need some-package', "need", PREPARE], stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, env={**os.environ, "PATH": path, "HERE": str(self.folder)})
        return done, len(self.lines("sleeps"))

    def test_nobody_else(self):
        done, sleeps = self.need("well")
        self.assertEqual((done.returncode, sleeps), (0, 0), done.stderr)
        self.assertEqual([line.split()[0] for line in self.lines("calls")], ["update", "install"])
        self.assertNotIn(WAITING, done.stderr)

    def test_locked_before_either_step(self):
        done, sleeps = self.need(LOCKED, LOCKED, "well", DPKG, "well")
        self.assertEqual((done.returncode, sleeps), (0, 3), done.stderr)
        self.assertEqual([line.split()[0] for line in self.lines("calls")], ["update"] * 3 + ["install"] * 2)
        self.assertEqual(done.stderr.count(WAITING), 2, "said once a step, not once a try")

    def test_locked_for_ever(self):
        done, sleeps = self.need(LOCKED)
        self.assertEqual(done.returncode, 1)
        self.assertEqual(sleeps, 119)
        self.assertIn("Could not get lock", done.stderr)
        self.assertIn("could not be installed: some-package", done.stderr)

    def test_another_fault_is_told_at_once(self):
        done, sleeps = self.need("E: Unable to locate package some-package")
        self.assertEqual((done.returncode, sleeps), (1, 0))
        self.assertIn("Unable to locate", done.stderr)
        self.assertNotIn(WAITING, done.stderr)


unittest.main(argv=sys.argv[:1])
