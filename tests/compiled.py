"""What the tests of sheets share: a program of the build that compiles them, and whether it refuses what is wrong."""

import importlib.machinery
import importlib.util
import subprocess
import sys
import tempfile
from pathlib import Path


class Compiler:
    """data/KIND/compile, as a module; `compiled` makes its texts of the files of some sheets."""

    def __init__(self, root, kind, compiled):
        sys.dont_write_bytecode = True
        self.root, self.path = root, root / "data" / kind / "compile"
        loader = importlib.machinery.SourceFileLoader(f"{kind}_compile", str(self.path))
        self.module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
        loader.exec_module(self.module)
        self.compiled = compiled

    def told(self, *files):
        """What is wrong with them, or what they are compiled to."""
        try:
            return self.compiled(self.module, files)
        except sys.modules["sheets"].Fault as fault:
            return str(fault)

    def of_text(self, text, name="sheet"):
        with tempfile.TemporaryDirectory() as folder:
            sheet = Path(folder) / name
            sheet.write_text(text, encoding="utf-8")
            told = self.told(sheet)
            return told.replace(f"{sheet}:", "") if isinstance(told, str) else told

    def own(self, pattern):
        """Those of the house, and of each expansion."""
        kind = self.path.parent
        return self.told(*sorted([*kind.glob(pattern), *(self.root / "src/expansions").glob(f"*/{kind.name}{pattern[1:]}")]))

    def faults(self, cases):
        """Of (text, line, sentence) those that are not refused so."""
        for text, line, sentence in cases:
            told = self.of_text(text)
            if told != f"{line}: {sentence}":
                yield f'{text}: expected "{line}: {sentence}", is told "{told}"'


def built(program, text, *arguments):
    """What the build is told of such a sheet, by its program alone: (its sentence, whether it has made something)."""
    with tempfile.TemporaryDirectory() as folder:
        sheet, out = Path(folder) / "sheet", Path(folder) / "out.c"
        sheet.write_text(text, encoding="utf-8")
        done = subprocess.run([program, out, *arguments, sheet], capture_output=True, text=True)
        return done.stderr.strip().replace(f"{sheet}:", ""), not done.returncode or out.exists()
