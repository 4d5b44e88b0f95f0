#!/usr/bin/env python3
"""Runs a command, and ends it when it hangs: bounded.py [--quiet SECONDS] [--cpu SECONDS] COMMAND [ARGUMENT...]

No clock decides: on a slow or loaded machine a test takes longer, and that is all. What hangs is told from what is
slow by what it wants of the processor:

  asleep   through the last SECONDS (240) hardly anything in it ran, waited to run or waited for the disk: fewer than
           one look in four met such a process. A starved test always wants to run, a deadlock never does, and a loop
           that only asks and sleeps seldom.
  running  it has had SECONDS (1200) of processor, itself and all it started: the dearest test takes a tenth of it.

It answers with what the command answers; 124 and a sentence when it was ended. (Linux alone: elsewhere the command
simply runs.)
"""
import argparse
import collections
import ctypes
import os
import signal
import subprocess
import sys
import time

PAUSE = 2.0  # seconds between two looks, at most
TICKS = os.sysconf("SC_CLK_TCK")
PR_SET_CHILD_SUBREAPER = 36


def stat_of(path):
    """State, parent and ticks of processor (its own, those of ended children) of a process or of a thread."""
    with open(path) as file:
        words = file.read().rpartition(")")[2].split()
    return words[0], int(words[1]), int(words[11]) + int(words[12]), int(words[13]) + int(words[14])


def spent_by(process):
    """Seconds of processor that it has had; 0 where it has gone."""
    try:
        return stat_of("/proc/%d/stat" % process)[2] / TICKS
    except (OSError, IndexError):
        return 0.0


def family(root):
    """Every process below this one, with its ticks."""
    children, ticks = collections.defaultdict(list), {}
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                state, parent, own, ended = stat_of("/proc/%s/stat" % name)
            except (OSError, IndexError):
                continue  # it has just gone
            if state == "Z":
                continue
            children[parent].append(int(name))
            ticks[int(name)] = own + ended
    found = list(children[root])
    for process in found:
        found += children[process]
    return {process: ticks[process] for process in found}


def wants(process):
    """Does one of its threads run, wait to run, or wait for the disk?"""
    try:
        return any(stat_of("/proc/%d/task/%s/stat" % (process, thread))[0] in "RD"
                   for thread in os.listdir("/proc/%d/task" % process))
    except (OSError, IndexError):
        return False


def hanging(limits, looks):
    """Why it is to be ended, or None; `looks` are the last ones, as many as `quiet` has room for."""
    processes = family(os.getpid())
    looks.append(any(wants(process) for process in processes))
    if len(looks) == looks.maxlen and 4 * sum(looks) < len(looks):
        return "it sleeps: for %d seconds hardly anything in it has wanted to run" % limits.quiet
    spent = sum(processes.values()) / TICKS + sum(os.times()[2:4])
    if spent > limits.cpu:
        return "it runs for ever: it has had %g seconds of processor" % spent
    return None


def end_all():
    """First they may tidy up; what does not want to is ended."""
    for sign in (signal.SIGTERM, signal.SIGKILL):
        for process in family(os.getpid()):
            try:
                os.kill(process, sign)
            except OSError:
                pass
        time.sleep(1.0)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quiet", type=float, default=240)
    parser.add_argument("--cpu", type=float, default=1200)
    parser.add_argument("command", nargs=argparse.REMAINDER)
    limits = parser.parse_args()
    if not os.path.exists("/proc/self/stat"):
        os.execvp(limits.command[0], limits.command)
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)  # what it leaves behind is ours to end
    for sign in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sign, lambda *_: (end_all(), os._exit(130)))
    running = subprocess.Popen(limits.command)
    pause = min(PAUSE, limits.quiet / 8)
    looks = collections.deque(maxlen=int(limits.quiet / pause))
    while True:
        try:
            status = running.wait(pause)
            break
        except subprocess.TimeoutExpired:
            why = hanging(limits, looks)
            if why:
                print("bounded: ended, for %s: %s" % (why, " ".join(limits.command)), file=sys.stderr, flush=True)
                end_all()
                return 124
    if family(os.getpid()):
        end_all()
    return status if status >= 0 else 128 - status


if __name__ == "__main__":
    sys.exit(main())
