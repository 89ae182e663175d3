"""Serves a folder as a good static host does: compressed, with the right types, and never a stale file."""

from __future__ import annotations

import gzip
import hashlib
import http.server
import socket
import threading
from collections.abc import Callable
from http import HTTPStatus
from pathlib import Path
from urllib.parse import unquote, urlsplit

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
PACKED = {".mp3", ".png", ".webp", ".whl", ".woff2", ".zip"}


class File:
    """A file's bytes, ready to be sent."""

    def __init__(self, path: Path) -> None:
        self.type = TYPES.get(path.suffix, "application/octet-stream")
        self.plain = path.read_bytes()
        self.packed = None if path.suffix in PACKED else gzip.compress(self.plain, 9, mtime=0)
        self.tag = f'"{hashlib.sha256(self.plain).hexdigest()[:20]}"'


class Server(http.server.ThreadingHTTPServer):
    """Serves `folder` under any path prefix in `mounts`, on this machine only."""

    daemon_threads = True

    def __init__(self, mounts: dict[str, Path], port: int = 0, on_request: Callable[[str, int], None] | None = None):
        self.mounts = {prefix: folder.resolve() for prefix, folder in mounts.items()}
        self.on_request = on_request or (lambda path, sent: None)
        self.files: dict[Path, tuple[tuple[int, int], File]] = {}
        super().__init__(("127.0.0.1", port), Handler)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/"

    def start(self) -> Server:
        """Serve in a thread of its own."""
        threading.Thread(target=self.serve_forever, daemon=True).start()
        return self

    def find(self, target: str) -> File | None:
        path = unquote(urlsplit(target).path)
        for prefix, folder in sorted(self.mounts.items(), key=lambda mount: -len(mount[0])):
            if path.startswith(prefix):
                wanted = (folder / path[len(prefix) :]).resolve()
                wanted = wanted / "index.html" if wanted.is_dir() else wanted
                if wanted.is_file() and wanted.is_relative_to(folder):
                    return self.read(wanted)
        return None

    def read(self, path: Path) -> File:
        stat = path.stat()
        mark = (stat.st_mtime_ns, stat.st_size)
        known = self.files.get(path)
        if known is None or known[0] != mark:
            known = (mark, File(path))
            self.files[path] = known
        return known[1]

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that goes away in the middle of an answer is nothing to report."""


class Handler(http.server.BaseHTTPRequestHandler):
    """Answers GET and HEAD."""

    protocol_version = "HTTP/1.1"
    server: Server

    def do_HEAD(self) -> None:
        self.answer(with_body=False)

    def do_GET(self) -> None:
        self.answer(with_body=True)

    def answer(self, *, with_body: bool) -> None:
        file = self.server.find(self.path)
        if file is None:
            self.send(HTTPStatus.NOT_FOUND, {"Content-Type": "text/plain"}, b"Not found\n", with_body=with_body)
            return
        headers = {"Content-Type": file.type, "ETag": file.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        if self.headers.get("If-None-Match") == file.tag:
            self.send(HTTPStatus.NOT_MODIFIED, headers, b"", with_body=False)
            return
        body = file.plain
        if file.packed is not None and "gzip" in self.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = file.packed
        self.send(HTTPStatus.OK, headers, body, with_body=with_body)

    def send(self, status: HTTPStatus, headers: dict[str, str], body: bytes, *, with_body: bool) -> None:
        self.server.on_request(self.path, len(body))
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if status != HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if with_body:
            self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class names it so
        """Say nothing: the terminal belongs to the person."""


def open_port(wanted: int) -> int:
    """The wanted port, or 0 (any) when it is taken."""
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", wanted))
        except OSError:
            return 0
    return wanted
