/** The bar at the top: what deal it is, and the few things that are wanted at any time. */
import { STRINGS } from "../strings.mjs";
import { icon } from "./art.mjs";
import { find, h, put, say } from "./dom.mjs";

/** @import { State } from "../store.mjs" */

const title = h("span", { class: "bar__deal" });
const status = h("span", { class: "bar__status" });

/** Buttons from left to right, by command: what each is called and drawn with. */
const BUTTONS = /** @type {const} */ ([
  ["hint", STRINGS.hint, "hint"],
  ["last-trick", STRINGS.lastTrick, "last-trick"],
  ["score-sheet", STRINGS.scoreSheet, "scores"],
  ["redo", STRINGS.redo, "redo"],
  ["undo", STRINGS.undo, "undo"],
]);

/** @param {string} command @param {string} label @param {string} drawing */
function button(command, label, drawing) {
  return h(
    "button",
    { type: "button", class: "bar__button", "data-command": command, "aria-label": label, title: label },
    icon(drawing),
  );
}

/** The bar as it is before the engine is up. */
export function buildBar() {
  find("#bar").append(
    button("menu", STRINGS.menu, "menu"),
    h("h1", { class: "bar__title" }, title, status),
    ...BUTTONS.map(([command, label, drawing]) => button(command, label, drawing)),
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
  say(title, view.title.text);
  const number = view.phase === "play" && view.trick !== null ? [STRINGS.trick(view.trick.number)] : [];
  say(status, [...view.status.map(({ text }) => text), ...number].join(" · "));
  enable("hint", ui.state === "your-turn" && !ui.showing && !ui.hidden && view.prompt !== null);
  put(find('#bar [data-command="hint"]'), "aria-busy", ui.advising ? "true" : null);
  enable("last-trick", view.tricks.length > 0);
  enable("undo", table.can_undo && !ui.hidden);
  enable("redo", table.can_redo && !ui.hidden);
  put(find('#bar [data-command="redo"]'), "hidden", !table.can_redo);
}

/** @param {string} command @param {boolean} can */
function enable(command, can) {
  /** @type {HTMLButtonElement} */ (find(`#bar [data-command="${command}"]`)).disabled = !can;
}
