"""What the programs beside the sheets share that make C of them: reading SVG and JSON so that whatever is wrong is told
with its file, its line and a sentence."""

import json
import re
import sys
from pathlib import Path
from xml.parsers import expat

SVG = "http://www.w3.org/2000/svg "
XLINK = "http://www.w3.org/1999/xlink "
UNDRAWN = {"metadata", "title", "desc"}
NUMBER = r"[-+]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)"


class Fault(Exception):
    """What is wrong with a sheet: FILE:LINE: SENTENCE."""


def c_name(name):
    return name.replace("-", "_")


def write(outs, texts):
    """Each of the texts that `texts` returns into its file; what is wrong ends the program before it has written any."""
    try:
        made = texts()
    except Fault as fault:
        sys.exit(str(fault))
    for out, text in zip(outs, made):
        Path(out).write_text(text, encoding="utf-8")


# ---- SVG ----


class Node:
    """An element: where it begins (`place`, `line`) and ends."""

    def __init__(self, file, place, name, attributes):
        self.file, self.place, self.end, self.line, self.name, self.children = file, place, place, place[0], name, []
        self.attributes = {}
        for key, value in attributes.items():
            if key.replace(XLINK, "") == "href":
                self.attributes["href"] = value
            elif key == "style":
                for part in filter(None, (part.strip() for part in value.split(";"))):
                    self.attributes[part.partition(":")[0].strip()] = part.partition(":")[2].strip()
            elif " " not in key:  # what programs note for themselves stands in spaces of their own
                self.attributes[key] = value

    def fail(self, sentence):
        raise Fault(f"{self.file}:{self.line}: {sentence}")

    def get(self, key, default=None):
        return self.attributes.get(key, default)

    def stands_in(self, parent):
        """Says what is wrong with where it stands; parent None: it is the whole."""


def read_svg(file, known, node_type=Node):
    """The file as a tree of nodes.  `known`: the attributes that each element may have."""
    parser, roots, above, hidden = expat.ParserCreate(namespace_separator=" "), [], [], 0

    def start(name, attributes):
        nonlocal hidden
        short = name.removeprefix(SVG)
        if hidden or " " in short or short in UNDRAWN:
            hidden += 1
            return
        node = node_type(file, (parser.CurrentLineNumber, parser.CurrentColumnNumber), short, attributes)
        if short not in known:
            node.fail(f"{short} is not known here")
        node.stands_in(above[-1] if above else None)
        for key in node.attributes:
            if key not in known[short]:
                node.fail(f"{short} has a {key}, which is not known here")
        (above[-1].children if above else roots).append(node)
        above.append(node)

    def end(_):
        nonlocal hidden
        if hidden:
            hidden -= 1
        else:
            above.pop().end = parser.CurrentLineNumber, parser.CurrentColumnNumber

    parser.StartElementHandler, parser.EndElementHandler = start, end
    try:
        parser.Parse(file.read_bytes(), True)
    except expat.ExpatError as error:
        raise Fault(f"{file}:{error.lineno}: {expat.errors.messages[error.code]}") from None
    if not roots:
        raise Fault(f"{file}:1: this is no SVG")
    return roots[0]


# ---- JSON ----


def called(file):
    """By which name a sheet goes: its own; that of an expansion has its folder's."""
    return file.parent.name if file.parent.parent.name == "expansions" else file.stem


class Row(dict):
    """An object; `lines` tells where each of its members stands."""


class Json:
    """A file of JSON that knows its lines; its `root` is an object."""

    def __init__(self, file):
        self.file = file
        try:
            self.text = file.read_text(encoding="utf-8")
            json.loads(self.text)
        except UnicodeDecodeError:
            raise Fault(f"{file}:1: this is not UTF-8") from None
        except json.JSONDecodeError as error:
            raise Fault(f"{file}:{error.lineno}: {error.msg}") from None
        self.tokens = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[-+.\w]+|[^\s])').finditer(self.text)
        self.root = self.value(next(self.tokens))
        if not isinstance(self.root, Row):
            self.fail(1, "a sheet is an object")

    def fail(self, line, sentence):
        raise Fault(f"{self.file}:{line}: {sentence}")

    def value(self, token):
        if token[1] == "{":
            row = Row()
            row.lines = {}
            for name in self.items("}"):
                key = json.loads(name[1])
                row.lines[key] = self.text.count("\n", 0, name.start(1)) + 1
                if key in row:
                    self.fail(row.lines[key], f"{key} is there already")
                next(self.tokens)  # :
                row[key] = self.value(next(self.tokens))
            return row
        return [self.value(item) for item in self.items("]")] if token[1] == "[" else json.loads(token[1])

    def items(self, end):
        for token in self.tokens:
            if token[1] == end:
                return
            if token[1] != ",":
                yield token


def quoted(text):
    """As C has it, too."""
    return json.dumps(text, ensure_ascii=False)
