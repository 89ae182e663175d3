/** The bar at the top: what deal it is, and the few things that are wanted at any time. */
import { phrase } from "../phrases.mjs";
import { icon } from "./art.mjs";
import { find, h, put } from "./dom.mjs";

/**
 * @import { Key } from "../phrases.mjs"
 * @import { State } from "../store.mjs"
 */

const title = h("span", { class: "bar__deal" });
/** Between the parts of the title, and of the status. */
const SEPARATOR = " · ";
const status = h("span", { class: "bar__status" });

/** Buttons from left to right, by command: what each is called and drawn with. */
const BUTTONS = /** @type {const} */ ([
  ["hint", "hint", "hint"],
  ["last-trick", "lastTrick", "last-trick"],
  ["score-sheet", "scoreSheet", "scores"],
  ["redo", "redo", "redo"],
  ["undo", "undo", "undo"],
]);

/**
 * @param {string} command
 * @param {Key} name
 * @param {string} drawing
 */
function button(command, name, drawing) {
  const label = phrase(name);
  return h(
    "button",
    { type: "button", class: "bar__button", "data-command": command, "aria-label": label, title: label },
    icon(drawing),
  );
}

/** The bar as it is before the engine is up. */
export function buildBar() {
  find("#bar").replaceChildren(
    button("menu", "menu", "menu"),
    h("h1", { class: "bar__title" }, title, status),
    ...BUTTONS.map(([command, name, drawing]) => button(command, name, drawing)),
  );
  for (const [command] of BUTTONS) {
    enable(command, false);
  }
  put(find('#bar [data-command="redo"]'), "hidden", true);
}

/** @param {State} state */
export function renderBar({ snapshot, ui }) {
  if (snapshot === null) {
    return;
  }
  const { view, table } = snapshot;
  enable("score-sheet", true);
  sayParts(title, view.title.text.split(SEPARATOR));
  const number =
    view.phase === "play" && view.trick !== null ? [phrase("trick", { number: view.trick.number })] : [];
  sayParts(status, [...view.status.map(({ text }) => text), ...number]);
  enable("hint", ui.state === "your-turn" && !ui.showing && !ui.hidden && view.prompt !== null);
  put(find('#bar [data-command="hint"]'), "aria-busy", ui.advising ? "true" : null);
  enable("last-trick", view.tricks.length > 0);
  enable("undo", table.can_undo && !ui.hidden);
  enable("redo", table.can_redo && !ui.hidden);
  put(find('#bar [data-command="redo"]'), "hidden", !table.can_redo);
}

/**
 * Each part stands for itself, so that what doesn't fit can be left out as a whole.
 * @param {HTMLElement} line
 * @param {string[]} parts
 */
function sayParts(line, parts) {
  if (line.textContent !== parts.join(SEPARATOR)) {
    line.replaceChildren(...parts.map((part, i) => h("span", {}, i === 0 ? part : SEPARATOR + part)));
  }
}

/** @param {string} command @param {boolean} can */
function enable(command, can) {
  /** @type {HTMLButtonElement} */ (find(`#bar [data-command="${command}"]`)).disabled = !can;
}
