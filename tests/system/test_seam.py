#!/usr/bin/env python3
"""Runs the seam's own test in a folder that was not there, and with standard streams that are closed: test_seam.py SEAM"""
import subprocess
import sys
import tempfile

with tempfile.TemporaryDirectory() as folder:
    status = subprocess.run([sys.argv[1], folder + "/new"]).returncode
    for shut in ("<&-", ">&-", "2>&-", "<&- >&-", ">&- 2>&-", "<&- >&- 2>&-"):
        with tempfile.TemporaryDirectory() as own:
            if subprocess.run(["sh", "-c", 'exec "$0" shut "$1" </dev/null >/dev/full 2>/dev/null ' + shut,
                               sys.argv[1], own]).returncode:
                print("%s: what was said to nobody is in the file, or was heard" % shut)
                status = 1
    sys.exit(status)
