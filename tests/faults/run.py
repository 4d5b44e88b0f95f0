#!/usr/bin/env python3
"""Plants one mistake after the other in the rules engine and looks which tests
of the rules find it.

A fault stands in a *.faults file of this directory:

    fault ties-pay-nobody
    rule  R-6.7
    file  core/majority.c
    in    majority
    old   owners |= 1U << seat;
    new   owners = owners ? 0 : 1U << seat;
    found test_R_6_7_tied_players_each_get_all

`file` is named from src/engine, a file of an expansion from src.  `old` must occur exactly once in the file (in that function, if one is named);
blanks and line breaks count as equal.  Each fault is planted in a copy of the
engine; what depends on the file is compiled again and linked with the tests of
tests/rules.  The fault counts as found when every test named after `found`
fails.  A fault that does not apply, does not compile or is not found is an
error: the tests have a hole, or the list is out of date.
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile

CPU_SECONDS = 20  # a test takes a fraction of one
HERE = pathlib.Path(__file__).resolve().parent
FLAGS = ["-std=c11", "-O1", "-w", "-D_POSIX_C_SOURCE=200809L",
         '-DBASTIDE_INSTALLED_DATA="/nowhere"', '-DBASTIDE_VERSION="faults"']


class Problem(Exception):
    """What is wrong with a fault, in a sentence."""


# ---- the list ----

class Fault:
    def __init__(self, name, where):
        self.name = name
        self.where = where
        self.words = {"old": [], "new": [], "found": []}
        # What is wrong with The Castle is found by its own tests; the others need not run.
        self.suite = "castle" if where.startswith("castle.") else None

    def __getitem__(self, key):
        value = self.words.get(key, "")
        return "\n".join(value) if key in ("old", "new") else value


def read_faults(paths):
    faults = []
    for path in paths:
        for number, line in enumerate(path.read_text().splitlines(), 1):
            key, _, rest = line.strip().partition(" ")
            rest = rest.strip()
            if not key or key.startswith("#"):
                continue
            if key == "fault":
                faults.append(Fault(rest, f"{path.name}:{number}"))
            elif key in ("old", "new"):
                faults[-1].words[key].append(rest)
            elif key == "found":
                faults[-1].words[key] += rest.split()
            elif key in ("rule", "file", "in"):
                faults[-1].words[key] = rest
            else:
                sys.exit(f"{path.name}:{number}: no part of a fault is called {key}")
    names = [fault.name for fault in faults]
    for fault in faults:
        if names.count(fault.name) > 1:
            sys.exit(f"{fault.where}: two faults are called {fault.name}")
        if not (fault["file"] and fault["rule"] and fault["old"].strip() and fault["found"]):
            sys.exit(f"{fault.where}: {fault.name} lacks file, rule, old or found")
    return faults


# ---- planting ----

def function_span(text, name):
    """Where a function's definition stands: from its name to the brace at the margin."""
    for match in re.finditer(rf"^(?:[A-Z_]+\(.*?\) )?[a-z].*\b{re.escape(name)}\(", text, re.M):
        end = text.find("\n}", match.end())
        semicolon = text.find(";", match.end())
        brace = text.find("{", match.end())
        if end >= 0 and 0 <= brace < semicolon:
            return match.start(), end + 2
    raise Problem(f"does not apply: there is no function {name}")


def file_of(src, fault):
    """The file that the fault is planted in, below this copy of src."""
    return src / fault["file"] if fault["file"].startswith("expansions/") else src / "engine" / fault["file"]


def planted(engine, fault):
    """The text of the fault's file with the fault in it."""
    path = file_of(engine.parent, fault)
    if not path.is_file():
        raise Problem(f"does not apply: there is no file {fault['file']}")
    text = path.read_text()
    start, end = function_span(text, fault["in"]) if fault["in"] else (0, len(text))
    pattern = r"\s+".join(re.escape(word) for word in fault["old"].split())
    found = list(re.finditer(pattern, text[start:end]))
    if len(found) != 1:
        raise Problem(f"does not apply: `{fault['old']}` occurs {len(found)} times in {fault['file']}")
    match = found[0]
    return text[:start + match.start()] + fault["new"] + text[start + match.end():]


# ---- building ----

class Build:
    """Objects of engine, formats and tests as they are, and what each was made from."""

    def __init__(self, root, work, scenarios):
        self.root = root
        self.src = root / "src"
        self.sources = [*sorted((self.src / "engine").rglob("*.c")),
                        *sorted((self.src / "expansions").glob("*/rules*.c"))]
        self.objects = work / "objects"
        self.work = work
        self.compiler = shlex.split(os.environ.get("CC", "cc"))
        self.flags = FLAGS + [f"-I{root / 'include'}", f"-I{root / 'src'}", f"-I{root / 'src' / 'format'}", f"-I{root / 'src' / 'protocol'}",
                               f"-I{root / 'tests' / 'recount'}"]
        self.libraries = self.packages("check", "jansson")
        engine = self.sources
        formats = [source for room in ("format", "system", "text")
                   for source in sorted((self.src / room).rglob("*.c")) if not {"windows", "web"} & set(source.parts)]
        self.programs = {"rules": engine + formats + sorted((root / "tests" / "rules").glob("*.c")) +
                         sorted((root / "tests" / "recount").glob("*.c"))}
        if scenarios:
            self.programs["check"] = engine + formats + sorted((root / "src" / "protocol").glob("*.c"))

    @staticmethod
    def packages(*names):
        found = subprocess.run(["pkg-config", "--libs", *names], capture_output=True, text=True)
        return (found.stdout.split() if found.returncode == 0 else [f"-l{name}" for name in names]) + ["-lm"]

    def object_of(self, source, directory):
        return directory / ("_".join(source.relative_to(self.root).parts)[:-2] + ".o")

    def compile(self, source, target, *first):
        return subprocess.run([*self.compiler, *first, *self.flags, "-MMD", "-c", str(source), "-o", str(target)],
                              capture_output=True, text=True)

    def fresh(self, source, target):
        """Was the object made from this source, and is it newer than everything else it was made from?"""
        depends = target.with_suffix(".d")
        if not target.exists() or not depends.exists():
            return False
        made = target.stat().st_mtime
        depends = self.sources_of(target)
        return source in depends and all(path.exists() and path.stat().st_mtime < made for path in depends)

    @staticmethod
    def sources_of(target):
        text = target.with_suffix(".d").read_text().replace("\\\n", " ")
        return [pathlib.Path(word) for word in text.partition(":")[2].split()]

    def all(self, jobs):
        self.objects.mkdir(parents=True, exist_ok=True)
        sources = sorted({source for program in self.programs.values() for source in program})

        def one(source):
            target = self.object_of(source, self.objects)
            if self.fresh(source, target):
                return ""
            made = self.compile(source, target)
            return made.stderr if made.returncode else ""

        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            errors = [error for error in pool.map(one, sources) if error]
        if errors:
            sys.exit(errors[0])

    def link(self, program, replaced, directory):
        objects = [replaced.get(source, self.object_of(source, self.objects)) for source in self.programs[program]]
        target = directory / program
        made = subprocess.run([*self.compiler, "-o", str(target), *map(str, objects), *self.libraries],
                              capture_output=True, text=True)
        if made.returncode:
            raise Problem(f"does not link: {made.stderr.strip().splitlines()[-1]}")
        return target

    def plant(self, fault, directory):
        """The programs with the fault in them."""
        shutil.rmtree(directory, ignore_errors=True)
        for room in ("engine", "expansions"):
            shutil.copytree(self.src / room, directory / room)
        file_of(directory, fault).write_text(planted(directory / "engine", fault))
        original = file_of(self.src, fault).resolve()
        replaced = {}
        for source in self.sources:
            depends = [path.resolve() for path in self.sources_of(self.object_of(source, self.objects))]
            if original not in depends:
                continue
            replaced[source] = self.object_of(source, directory)
            made = self.compile(directory / source.relative_to(self.src), replaced[source], f"-I{directory}")
            if made.returncode:
                raise Problem("does not compile: " + made.stderr.strip().splitlines()[0])
        return {name: self.link(name, replaced, directory) for name in self.programs}


# ---- running ----

def limit_work():
    """What runs for ever with a fault in it is stopped by the work it did, which a loaded machine does not change."""
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS + 1))


def failed_tests(program, root, directory, suite=None):
    """Names of the tests of the rules that fail; None if the program itself ended badly."""
    tap = directory / "tap"
    tap.unlink(missing_ok=True)
    environment = dict(os.environ, CK_TAP_LOG_FILE_NAME=str(tap), CK_VERBOSITY="silent", CK_DEFAULT_TIMEOUT="0",
                       CK_TIMEOUT_MULTIPLIER="1", BASTIDE_FEW_GAMES="1", BASTIDE_UNCHECKED="1")
    if suite:
        environment["CK_RUN_SUITE"] = suite
    subprocess.run([str(program), str(root / "data" / "tiles")], env=environment, preexec_fn=limit_work,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    if not tap.exists():
        return None
    return set(re.findall(r"^not ok \d+ - .*?:(test_\w+):", tap.read_text(), re.M))


def failed_scenarios(program, root):
    files = sorted((root / "data" / "scenarios").rglob("*.json"))
    environment = dict(os.environ, BASTIDE_DATA=str(root / "data"))
    checked = subprocess.run([str(program), "check", *map(str, files)], env=environment, preexec_fn=limit_work,
                             capture_output=True, text=True)
    if checked.returncode == -signal.SIGXCPU:
        return ["endless"]
    if checked.returncode not in (0, 1):
        return ["crash"]
    return [path.stem for path in files if f"{path}:" in checked.stderr]


def try_fault(build, fault, slot):
    directory = build.work / f"fault-{slot}"
    programs = build.plant(fault, directory)
    failed = failed_tests(programs["rules"], build.root, directory, fault.suite)
    if failed is None:
        raise Problem("the tests could not be run")
    missed = [test for test in fault["found"] if test not in failed]
    if missed:
        raise Problem(f"is not found by {', '.join(missed)}; found by: {', '.join(sorted(failed)) or 'nobody'}")
    scenarios = failed_scenarios(programs["check"], build.root) if "check" in programs else []
    return failed, scenarios


def apply_all(faults, engine):
    bad = 0
    for fault in faults:
        try:
            planted(engine, fault)
        except Problem as problem:
            bad += 1
            print(f"{fault.where}: {fault.name} {problem}")
    print(f"{len(faults) - bad} of {len(faults)} faults apply")
    return 1 if bad else 0


def sample(faults, count):
    """Some of them, spread over the list."""
    if not count or count >= len(faults):
        return faults
    return [faults[i * len(faults) // count] for i in range(count)]


def main():
    parser = argparse.ArgumentParser(description="Plants rule faults and looks which tests find them.")
    parser.add_argument("names", nargs="*", help="only these faults")
    parser.add_argument("--sample", type=int, metavar="N", help="only N of them, spread over the list")
    parser.add_argument("--scenarios", action="store_true", help="tell as well which files of data/scenarios find them")
    parser.add_argument("--apply", action="store_true", help="only look whether each fault still applies")
    parser.add_argument("--list", action="store_true", help="list the faults")
    parser.add_argument("--root", type=pathlib.Path, default=HERE.parent.parent, help="the source tree")
    parser.add_argument("--work", type=pathlib.Path, help="directory for what is built (kept)")
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1))
    arguments = parser.parse_args()

    faults = read_faults(sorted(HERE.glob("*.faults")))
    if arguments.names:
        faults = [fault for fault in faults if fault.name in arguments.names]
    faults = sample(faults, arguments.sample)
    if arguments.list:
        for fault in faults:
            print(f"{fault.name:50} {fault['rule']:8} {fault['file']:24} {' '.join(fault['found'])}")
        return 0

    if arguments.apply:
        return apply_all(faults, arguments.root / "src" / "engine")
    work = arguments.work or pathlib.Path(tempfile.mkdtemp(prefix="bastide-faults-"))
    build = Build(arguments.root.resolve(), work.resolve(), arguments.scenarios)
    build.all(arguments.jobs)
    (work / "sound").mkdir(exist_ok=True)
    failed = failed_tests(build.link("rules", {}, work / "sound"), build.root, work / "sound")
    if failed is None or failed:
        print(f"without any fault: {', '.join(sorted(failed or ['the tests could not be run']))}")
        return 1

    bad = by_scenarios = 0

    def one(numbered):
        number, fault = numbered
        try:
            return try_fault(build, fault, number)
        except Problem as problem:
            return str(problem)
        finally:
            shutil.rmtree(build.work / f"fault-{number}", ignore_errors=True)

    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for fault, result in zip(faults, pool.map(one, enumerate(faults))):
            if isinstance(result, str):
                bad += 1
                print(f"{fault.where}: {fault.name} {result}", flush=True)
                continue
            tests, scenarios = result
            by_scenarios += bool(scenarios)
            also = f" and {len(tests) - len(fault['found'])} more" if len(tests) > len(fault["found"]) else ""
            files = f"; scenarios: {' '.join(scenarios) or 'none'}" if arguments.scenarios else ""
            print(f"{fault.name} ({fault['rule']}): {' '.join(fault['found'])}{also}{files}", flush=True)
    print(f"{len(faults) - bad} of {len(faults)} faults found", end="")
    print(f", {by_scenarios} by the scenarios too" if arguments.scenarios else "")
    if not arguments.work:
        shutil.rmtree(work, ignore_errors=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
