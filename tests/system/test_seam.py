#!/usr/bin/env python3
"""Runs the seam's own test in a folder that was not there: test_seam.py SEAM"""
import subprocess
import sys
import tempfile

with tempfile.TemporaryDirectory() as folder:
    sys.exit(subprocess.run([sys.argv[1], folder + "/new"]).returncode)
