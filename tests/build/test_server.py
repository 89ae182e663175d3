"""The server behaves as a good static host."""

from __future__ import annotations

import gzip
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from building.server import Server, open_port


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    inside = tmp_path / "inside"
    inside.mkdir()
    (tmp_path / "secret.txt").write_text("no")
    (inside / "index.html").write_text("<p>hello</p>")
    (inside / "code.mjs").write_text("1")
    (inside / "x.wasm").write_bytes(b"\0asm")
    (inside / "x.zip").write_bytes(b"PK")
    served = Server({"/under/": inside}).start()
    yield served
    served.shutdown()
    served.server_close()


def get(server: Server, path: str, **headers: str) -> tuple[dict[str, str], bytes]:
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    with urllib.request.urlopen(urllib.request.Request(server.address + path, headers=names)) as answer:
        return dict(answer.headers), answer.read()


@pytest.mark.parametrize(
    ("name", "kind"),
    [("", "text/html; charset=utf-8"), ("code.mjs", "text/javascript; charset=utf-8"), ("x.wasm", "application/wasm")],
)
def test_types(server: Server, name: str, kind: str) -> None:
    assert get(server, f"under/{name}")[0]["Content-Type"] == kind


def test_compresses_where_it_helps(server: Server) -> None:
    headers, body = get(server, "under/", Accept_Encoding="gzip")
    assert headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(body) == b"<p>hello</p>"
    assert "Content-Encoding" not in get(server, "under/x.zip", Accept_Encoding="gzip")[0]


def test_a_change_is_seen_at_once_and_the_same_is_not_sent_again(server: Server, tmp_path: Path) -> None:
    tag = get(server, "under/")[0]["ETag"]
    with pytest.raises(urllib.error.HTTPError) as same:
        get(server, "under/", If_None_Match=tag)
    assert same.value.code == 304
    same.value.close()
    (tmp_path / "inside/index.html").write_text("<p>another</p>")
    assert get(server, "under/", If_None_Match=tag)[1] == b"<p>another</p>"


@pytest.mark.parametrize("path", ["", "under/none", "under/../secret.txt", "under/%2e%2e/secret.txt", "secret.txt"])
def test_serves_nothing_else(server: Server, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError) as refused:
        get(server, path)
    assert refused.value.code == 404
    refused.value.close()


def test_a_taken_port_is_not_an_error(server: Server) -> None:
    assert open_port(server.server_address[1]) == 0
