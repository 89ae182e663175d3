"""Make the part of Python's standard library that the page loads. Runs inside Pyodide, at build time.

Most of a stock Pyodide's boot is spent compiling the sources of its standard library. Compiled here by the very
interpreter that will load it, nothing is left to compile; and modules that nothing imports need not be downloaded.
"""

import ast
import importlib
import importlib.util
import io
import marshal
import pkgutil
import sys
import zipfile

# What a bot's author may expect to find, beyond what the engine and micropip import; and what modules of both import
# only inside of functions (tests/pyodide installs a wheel to see that micropip finds what it needs).
EXTRA = """
abc array ast base64 bisect collections.abc contextlib copy csv dataclasses datetime decimal enum fractions functools
hashlib heapq hmac inspect io itertools json logging math numbers operator pathlib pprint queue random re reprlib
secrets statistics string struct textwrap threading time traceback types typing unicodedata warnings weakref zipimport
_ast_unparse _sysconfigdata__emscripten_wasm32-emscripten _threading_local calendar concurrent.futures.thread difflib
email.generator email.policy gzip importlib.metadata._adapters importlib.resources._adapters shlex sysconfig tarfile
encodings.ascii encodings.latin_1 encodings.utf_8 encodings.utf_8_sig encodings.utf_16 encodings.cp437 encodings.idna
""".split()

# Imported by one of the above on the way, too large or too slow to start for what they give here; whoever imports them
# does without them (a page has no sockets of its own, and wheels and zip files are deflated).
DROP = ("_pydatetime", "_pydecimal", "_pyrepl", "bz2", "compression", "lzma", "ssl")

# The terminal's part of the engine has no place on a page.
TERMINAL = ("cli", "__main__")

ARCHIVE = "/lib/python314.zip"
EPOCH = (1980, 1, 1, 0, 0, 0)


def walk(package: str) -> list[str]:
    """Names of a package and of all its modules that the page may load."""
    path = importlib.import_module(package).__path__
    names = [package, *(module.name for module in pkgutil.walk_packages(path, f"{package}."))]
    return [name for name in names if not name.split(".")[1:2] or name.split(".")[1] not in TERMINAL]


def load(wheels: list[str], packages: list[str]) -> None:
    """Import everything that the page may need, so that `sys.modules` names it."""
    sys.path[:0] = wheels
    for package in packages:
        for name in walk(package):
            importlib.import_module(name)
    for name in EXTRA:
        importlib.import_module(name)


def loaded() -> dict[str, str]:
    """Path inside the archive of each module loaded from it."""
    found: dict[str, str] = {}
    for name, module in list(sys.modules.items()):
        origin = getattr(getattr(module, "__spec__", None), "origin", None) or getattr(module, "__file__", None) or ""
        if origin.startswith(ARCHIVE + "/") and name.split(".")[0] not in DROP:
            found[name] = origin[len(ARCHIVE) + 1 :]
    return found


class Plain(ast.NodeTransformer):
    """Takes off the annotations that nothing reads: each would be a function of its own in memory. Those of a class may be
    its fields, and stay."""

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        node.returns = None
        self.generic_visit(node)
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        for part in node.body:
            if not isinstance(part, ast.AnnAssign):
                self.visit(part)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        if node.value is None:
            return ast.copy_location(ast.Pass(), node)
        return ast.copy_location(ast.Assign([node.target], node.value), node)


def compiled(source: bytes, filename: str, *, plain: bool = False) -> bytes:
    """The contents of a `.pyc` that is never checked against its source; without docstrings and assertions.

    `plain`: without annotations, too.
    """
    tree = ast.parse(source, filename)
    if plain:
        tree = ast.fix_missing_locations(Plain().visit(tree))
    code = compile(tree, filename, "exec", dont_inherit=True, optimize=2)
    flags = (0b01).to_bytes(4, "little")  # by hash, unchecked: no clock gets into the file
    return importlib.util.MAGIC_NUMBER + flags + importlib.util.source_hash(source) + marshal.dumps(code)


def write(files: dict[str, bytes]) -> bytes:
    """A zip file that depends on its contents alone."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        for path in sorted(files):
            info = zipfile.ZipInfo(path, EPOCH)
            info.create_system = 3
            info.external_attr = 0o644 << 16
            archive.writestr(info, files[path], zipfile.ZIP_DEFLATED, 9)
    return data.getvalue()


def slim(wheels: list[str], packages: list[str]) -> bytes:
    """The archive that Pyodide is given as its standard library."""
    load(wheels, packages)
    files: dict[str, bytes] = {}
    with zipfile.ZipFile(ARCHIVE) as stock:
        for path in loaded().values():
            # Docstrings and assertions of the standard library are of no use on the page: a quarter of its size.
            files[f"{path}c"] = compiled(stock.read(path), f"{ARCHIVE}/{path}")
        # Data that Pyodide's own start-up reads from the archive.
        for path in stock.namelist():
            if not path.endswith((".py", "/")) and path.split("/")[0] in {"pyodide", "_pyodide"}:
                files[path] = stock.read(path)
    return write(files)


def bytecode(wheel: str, package: str) -> bytes:
    """A wheel's package as the page loads it: compiled, without what only people and type checkers read."""
    files: dict[str, bytes] = {}
    with zipfile.ZipFile(wheel) as archive:
        for path in archive.namelist():
            if not path.startswith(f"{package}/") or path.split("/")[1].removesuffix(".py") in TERMINAL:
                continue
            if path.endswith(".py"):
                files[f"{path}c"] = compiled(archive.read(path), path, plain=True)
            elif not path.endswith(("/", "py.typed")):
                files[path] = archive.read(path)
    return write(files)
