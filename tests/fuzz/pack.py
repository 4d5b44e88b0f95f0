#!/usr/bin/env python3
"""Corpora, one file a target: NAME.pack, the inputs one after the other, each behind its size in a line of its own.

    pack.py list PACK...          how many inputs, how many bytes
    pack.py unpack PACK DIRECTORY every input as a file, as the fuzzer reads them
    pack.py pack DIRECTORY PACK   the same back: the smallest first, none twice
    pack.py merge FUZZER PACK DIRECTORY...
                                  adds what was found there, and keeps of all inputs up to 8 kB only those that reach
                                  an edge of the code that no smaller one does
"""
import hashlib
import pathlib
import subprocess
import sys
import tempfile

LARGEST = 8192


def read(path):
    data, at, inputs = pathlib.Path(path).read_bytes(), 0, []
    while at < len(data):
        end = data.index(b"\n", at)
        size = int(data[at:end])
        inputs.append(data[end + 1:end + 1 + size])
        at = end + 1 + size + 1
    return inputs


def write(path, inputs):
    small = sorted(set(inputs), key=lambda one: (len(one), one))
    pathlib.Path(path).write_bytes(b"".join(b"%d\n%s\n" % (len(one), one) for one in small))


def files(directory):
    return [path.read_bytes() for path in pathlib.Path(directory).iterdir() if path.is_file()]


def unpack(path, directory):
    folder = pathlib.Path(directory)
    folder.mkdir(parents=True, exist_ok=True)
    for one in read(path):
        (folder / hashlib.sha1(one).hexdigest()).write_bytes(one)


def merge(fuzzer, path, directories):
    with tempfile.TemporaryDirectory() as folder:
        old, best = pathlib.Path(folder) / "old", pathlib.Path(folder) / "best"
        best.mkdir()
        unpack(path, old) if pathlib.Path(path).exists() else old.mkdir()
        subprocess.run([fuzzer, "-merge=1", "-use_counters=0", f"-max_len={LARGEST}", str(best), str(old), *directories],
                       check=True, stderr=subprocess.DEVNULL)
        write(path, files(best))


def main(arguments):
    match arguments:
        case ["list", *paths] if paths:
            for path in paths:
                inputs = read(path)
                print(f"{path}: {len(inputs)} inputs, {sum(map(len, inputs))} bytes")
        case ["unpack", path, directory]:
            unpack(path, directory)
        case ["pack", directory, path]:
            write(path, files(directory))
        case ["merge", fuzzer, path, *directories] if directories:
            merge(fuzzer, path, directories)
        case _:
            sys.exit(__doc__.strip())


if __name__ == "__main__":
    main(sys.argv[1:])
