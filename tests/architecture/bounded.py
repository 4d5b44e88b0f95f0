#!/usr/bin/env python3
"""tests/bounded.py ends what hangs, and nothing else.

    bounded.py PROGRAM
"""
import os
import subprocess
import sys
import tempfile

SPIN = "while :; do :; done"
# Command, the limits it stands under, what must come back, a word of what must be said.
CASES = [
    (["sleep", "1000"], ["--quiet", "2"], 124, "it sleeps"),
    (["sh", "-c", SPIN], ["--quiet", "2", "--cpu", "0.3"], 124, "it runs for ever"),
    (["sh", "-c", "(%s) & sleep 1000" % SPIN], ["--quiet", "2", "--cpu", "0.3"], 124, "it runs for ever"),
    (["sh", "-c", "sleep 3; exit 7"], ["--quiet", "60"], 7, ""),
    (["sh", "-c", "i=0; while [ $i -lt 300000 ]; do i=$((i + 1)); done"], ["--quiet", "0.1"], 0, ""),
    (["sh", "-c", "kill -SEGV $$"], [], 128 + 11, ""),
]


def alive(process):
    try:
        with open("/proc/%d/stat" % process) as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def main():
    program = sys.argv[1]
    if not os.path.exists("/proc/self/stat"):
        return 77
    for command, limits, wanted, word in CASES:
        run = subprocess.run([sys.executable, program, *limits, *command], stderr=subprocess.PIPE, text=True)
        if run.returncode != wanted or word not in run.stderr:
            raise AssertionError("%s under %s: %d, not %d: %s" % (command, limits, run.returncode, wanted, run.stderr))
    # What is left behind in a session of its own ends with the command.
    with tempfile.TemporaryDirectory() as folder:
        number = os.path.join(folder, "number")
        left = "setsid sh -c 'echo $$ > %s.new; mv %s.new %s; exec sleep 1000' & while [ ! -e %s ]; do sleep 0.1; done" % (
            (number,) * 4)
        subprocess.run([sys.executable, program, "sh", "-c", left], check=True)
        with open(number) as file:
            process = int(file.read())
        if alive(process):
            raise AssertionError("what was left behind still runs")
    print("%d commands, and one left behind" % len(CASES))
    return 0


if __name__ == "__main__":
    sys.exit(main())
