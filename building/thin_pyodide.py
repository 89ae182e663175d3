"""Take out of Pyodide what only native packages would use, of which this site has none.

Pyodide's WebAssembly exports every function of Python, of its libraries and of the C library, so that packages written in C
can be linked to it while it runs. For each of these thousands the browser makes an object, the script a variable, and both
an entry in a table; that is a good part of what is left of the boot. Nothing is taken from the program itself: the functions
stay, they only have no name outside.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from building.paths import BuildError

# Kinds of exports that go: functions, and the addresses of variables.
GOES = {0, 3}
EXPORTS = 7
HEADER = 8
# `_malloc=Module["_malloc"]=wasmExports["malloc"];` and, with an address, `…=wasmExports["stdout"].value>>>0;`
ASSIGNED = re.compile(r'([\w$]+)=Module\["[^"]+"\]=wasmExports\["([^"]+)"\](?:\.value>>>0)?;?')
# All of them are declared in one statement, in front of the function that assigns them.
DECLARED = re.compile(r"\bvar ([\w$,]+),wasmTable,wasmMemory;(?=function assignWasmExports\()")
WORD = re.compile(r"[\w$]+")
LEAST = 5000


def thin(script: str, wasm: bytes, loader: str) -> tuple[str, bytes]:
    """The script and the WebAssembly without the exports that neither the script nor Pyodide's loader names.

    A name counts as used wherever it stands as a word, so what is kept is rather too much.

    Raises:
        BuildError: the files don't look as in the Pyodide that this was written for.
    """
    assigned = {name: variable for variable, name in ASSIGNED.findall(script)}
    declared = DECLARED.search(script)
    if declared is None or len(assigned) < LEAST // 2:
        raise BuildError("Pyodide's script assigns its exports in another way than in 314.0: see thin_pyodide.py.")
    elsewhere = ASSIGNED.sub("", script.replace(declared[0], ""))
    words = {*WORD.findall(elsewhere), *WORD.findall(loader)}

    def used(name: str) -> bool:
        return name in words or f"_{name}" in words

    def assignment(found: re.Match[str]) -> str:
        return found[0] if used(found[2]) else ""

    dropped = {variable for name, variable in assigned.items() if not used(name)}
    variables = ",".join(name for name in declared[1].split(",") if name not in dropped)
    thinner = ASSIGNED.sub(assignment, script)
    thinner = thinner.replace(declared[0], f"var {variables},wasmTable,wasmMemory;", 1)
    return thinner, without_exports(wasm, used)


def without_exports(wasm: bytes, used: Callable[[str], bool]) -> bytes:
    """The module with only those exports that are used; its layout is in the WebAssembly specification, 5.5 "Modules"."""
    parts = [wasm[:HEADER]]
    at = HEADER
    while at < len(wasm):
        kind = wasm[at]
        size, start = number(wasm, at + 1)
        body = wasm[start : start + size]
        if kind == EXPORTS:
            entries = exports(body)
            kept = [entry for name, what, entry in entries if what not in GOES or used(name)]
            if len(entries) - len(kept) < LEAST:
                raise BuildError("Pyodide exports other functions than in 314.0: see thin_pyodide.py.")
            body = encoded(len(kept)) + b"".join(kept)
        parts += [bytes([kind]), encoded(len(body)), body]
        at = start + size
    return b"".join(parts)


def exports(body: bytes) -> list[tuple[str, int, bytes]]:
    """Name, kind and bytes of each entry of an export section."""
    count, at = number(body, 0)
    found = []
    for _ in range(count):
        size, start = number(body, at)
        kind = start + size
        _, end = number(body, kind + 1)
        found.append((body[start:kind].decode(), body[kind], body[at:end]))
        at = end
    return found


def number(data: bytes, at: int) -> tuple[int, int]:
    """An unsigned LEB128 number, and where the next thing begins."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, at


def encoded(value: int) -> bytes:
    """A number in unsigned LEB128."""
    data = bytearray()
    while value >= 0x80:
        data.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*data, value])
