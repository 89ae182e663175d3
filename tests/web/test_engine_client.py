"""The page's client of the engine: what it does when answers are late, refused, or never come."""

from __future__ import annotations

import datetime
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.conftest import Site, Watch

# Milliseconds after which a worker counts as stuck, and a little more.
PATIENCE = 15_100

# A worker that does as it is told: it keeps what it hears, and answers when the test says so.
FAKE = """
async () => {
  const { createEngine } = await import("/source/engine-client.mjs");
  const told = (window.told = { workers: [], fatal: [], progress: [], restarts: 0, answers: [] });
  window.start = () => {
    window.engine = createEngine({
      base: "/nowhere/",
      onFatal: (failure) => told.fatal.push(failure),
      onProgress: (progress) => told.progress.push(progress),
      onRestart: () => (told.restarts += 1),
      createWorker: () => {
        const worker = { heard: [], ended: false, onmessage: null, onerror: null };
        worker.postMessage = (message) => worker.heard.push(message);
        worker.terminate = () => (worker.ended = true);
        worker.say = (data) => worker.onmessage({ data });
        told.workers.push(worker);
        return worker;
      },
    });
  };
  window.ask = (name, body) => {
    engine.request(body).then(
      (answer) => told.answers.push([name, answer.save ?? "answer"]),
      (error) => told.answers.push([name, error.code, error.message]),
    );
  };
  window.ready = (n) => told.workers[n].say({ type: "ready", version: "1" });
  window.answer = (n, nth, body) => {
    const { id, gen } = told.workers[n].heard.filter(({ type }) => type === "req")[nth];
    told.workers[n].say({ type: "res", id, gen, body: JSON.stringify(body) });
  };
  window.heard = (n) => told.workers[n].heard.map((message) => [message.type, message.body && JSON.parse(message.body)]);
}
"""


@pytest.fixture
def fake(page: Page, site: Site) -> Page:
    """A blank page with the client, as it was written, and a worker that the test plays."""
    page.clock.install()
    page.goto(f"{site.origin}/blank/")
    page.evaluate(FAKE)
    page.clock.pause_at(datetime.datetime.now(datetime.UTC) + datetime.timedelta(hours=1))
    return page


def answers(page: Page) -> Any:
    return page.evaluate("told.answers")


def snapshot(save: str) -> dict[str, Any]:
    return {"ok": True, "save": save}


REFUSED = {"ok": False, "error": {"code": "no_undo", "text": "There is nothing to undo."}}


def test_requests_wait_until_the_engine_is_ready(fake: Page) -> None:
    fake.evaluate("start(); ask('a', {do: 'catalog'})")
    assert fake.evaluate("heard(0)") == []
    fake.evaluate("ready(0)")
    assert fake.evaluate("heard(0)") == [["req", {"do": "catalog"}]]
    fake.evaluate("answer(0, 0, {ok: true})")
    assert answers(fake) == [["a", "answer"]]


def test_a_refusal_rejects_with_the_reason(fake: Page) -> None:
    fake.evaluate("start(); ready(0); ask('a', {do: 'undo', seat: 0})")
    fake.evaluate("body => answer(0, 0, body)", REFUSED)
    assert answers(fake) == [["a", "no_undo", "There is nothing to undo."]]


def test_answers_about_a_table_that_is_gone_are_dropped(fake: Page) -> None:
    fake.evaluate("start(); ready(0); ask('bot', {do: 'step'}); ask('undo', {do: 'undo', seat: 0})")
    fake.evaluate("body => answer(0, 0, body)", snapshot("late"))
    assert answers(fake) == []
    fake.evaluate("body => answer(0, 1, body)", snapshot("undone"))
    assert [line[:2] for line in answers(fake)] == [["bot", "stale"], ["undo", "undone"]]


def test_what_there_is_to_choose_from_is_no_older_than_a_table(fake: Page) -> None:
    fake.evaluate("start(); ready(0); ask('list', {do: 'catalog'}); ask('new', {do: 'new'})")
    fake.evaluate("answer(0, 0, {ok: true}); answer(0, 1, {ok: true, save: 'new'})")
    assert answers(fake) == [["list", "answer"], ["new", "new"]]


def test_a_refused_undo_leaves_the_answer_before_it_standing(fake: Page) -> None:
    fake.evaluate("start(); ready(0); ask('bot', {do: 'step'}); ask('undo', {do: 'undo', seat: 0})")
    fake.evaluate("body => answer(0, 0, body)", snapshot("late"))
    fake.evaluate("body => answer(0, 1, body)", REFUSED)
    assert [line[:2] for line in answers(fake)] == [["bot", "late"], ["undo", "no_undo"]]


def test_a_worker_that_never_answers_is_replaced_where_the_match_stood(fake: Page) -> None:
    fake.evaluate("start(); ready(0); ask('deal', {do: 'deal'})")
    fake.evaluate("body => answer(0, 0, body)", snapshot("kept"))
    assert answers(fake) == [["deal", "kept"]]
    fake.evaluate("ask('bot', {do: 'step'})")
    fake.clock.run_for(PATIENCE)
    assert fake.evaluate("[told.workers[0].ended, told.restarts, told.fatal]") == [True, 1, []]
    fake.evaluate("ready(1)")
    assert fake.evaluate("heard(1)") == [
        ["req", {"do": "load", "save": "kept"}],
        ["req", {"do": "step"}],
    ]
    fake.evaluate("body => { answer(1, 0, body); answer(1, 1, body) }", snapshot("stepped"))
    assert answers(fake)[1:] == [["bot", "stepped"]]


def test_a_worker_that_never_answers_twice_is_given_up(fake: Page) -> None:
    fake.evaluate("start(); ready(0); ask('bot', {do: 'step'})")
    fake.clock.run_for(PATIENCE)
    fake.evaluate("ready(1)")
    fake.clock.run_for(PATIENCE)
    assert fake.evaluate("told.fatal[0].reason") == "failure.failed"
    assert [line[:2] for line in answers(fake)] == [["bot", "stopped"]]
    fake.evaluate("ask('more', {do: 'step'})")
    assert answers(fake)[1][:2] == ["more", "stopped"]


def test_an_engine_that_never_starts_is_given_up(fake: Page) -> None:
    fake.evaluate("start(); ask('a', {do: 'catalog'})")
    fake.clock.run_for(44_000)
    fake.evaluate("told.workers[0].say({type: 'progress', loaded: 1, total: 2})")
    fake.clock.run_for(44_000)
    assert fake.evaluate("[told.fatal.length, told.progress]") == [0, [{"loaded": 1, "total": 2}]]
    fake.clock.run_for(2_000)
    assert fake.evaluate("told.fatal[0].reason") == "failure.slow"
    assert answers(fake)[0][:2] == ["a", "stopped"]


def test_restart_drops_what_was_asked_and_begins_again(fake: Page) -> None:
    fake.evaluate("start(); ready(0); ask('bot', {do: 'step'}); engine.restart(); ask('view', {do: 'view'}); ready(1)")
    assert fake.evaluate("heard(1)") == [["req", {"do": "view"}]]
    fake.evaluate("body => answer(1, 0, body)", snapshot("seen"))
    assert [line[:2] for line in answers(fake)] == [["bot", "stale"], ["view", "seen"]]


def real(page: Page, site: Site) -> Any:
    """Starts the built worker with the client as it was written; what it told until it was ready or gave up."""
    page.goto(f"{site.origin}/blank/")
    return page.evaluate(
        """async (base) => {
          const { createEngine } = await import("/source/engine-client.mjs");
          const progress = [];
          return new Promise((resolve) => {
            const engine = createEngine({
              base,
              onProgress: (told) => progress.push(told),
              onFatal: (failure) => resolve({ progress, failure }),
            });
            engine.ready.then(async ({ version }) =>
              resolve({ progress, version, catalog: await engine.request({ do: "catalog" }) }));
          });
        }""",
        site.url,
    )


def test_the_built_worker_boots_and_tells_real_bytes(page: Page, site: Site) -> None:
    told = real(page, site)
    assert told["catalog"]["ok"]
    assert told["catalog"]["version"] == told["version"]
    loaded = [step["loaded"] for step in told["progress"]]
    assert loaded == sorted(loaded)
    assert told["progress"][-1]["loaded"] == told["progress"][-1]["total"] > 5_000_000


@pytest.mark.parametrize("part", ["pyodide.asm.wasm", "pyodide.asm.mjs", "python.img.zst"])
def test_a_part_that_cannot_be_loaded_is_told_in_words(page: Page, site: Site, watch: Watch, part: str) -> None:
    watch.expected.append("Failed to load resource")

    def missing(route: Route) -> None:
        route.fulfill(status=404, body="gone")

    page.context.route(f"**/{part}*", missing)
    failure = real(page, site)["failure"]
    assert failure["reason"] == "failure.part"
    assert part in failure["detail"]
